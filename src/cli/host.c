/* SPDX-License-Identifier: MIT */
/* host.c - files, clock, threads, chance and the screen of a POSIX system. */
#include "cli/host.h"

#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/gpu.h"
#include "core/game.h"

/* ---- Files ---- */

/* Everything up to the end or one byte past the limit; NULL if there is no memory. */
static char *read_stream(FILE *stream, size_t *length)
{
    char *text = malloc(VX_INPUT_CAP + 2);
    if (text == NULL) return NULL;
    *length = fread(text, 1, VX_INPUT_CAP + 1, stream);
    text[*length] = '\0';
    return text;
}

static bool is_folder(FILE *stream)
{
    struct stat facts;
    return fstat(fileno(stream), &facts) == 0 && S_ISDIR(facts.st_mode);
}

static char *read_text(FILE *stream, const char *name, vx_problem *why)
{
    static const vx_message cannot = {NULL, {"cannot read '{word}'", "не читается «{word}»"}};
    static const vx_message too_long = {
        NULL, {"'{word}' is longer than 1 MiB", "«{word}» длиннее 1 МиБ"}};
    static const vx_message not_text = {
        NULL,
        {"'{word}' is not text: it holds a zero byte", "«{word}» не текст: в нём нулевой байт"}};
    size_t length = 0;
    char *text = is_folder(stream) ? NULL : read_stream(stream, &length);
    const vx_message *wrong = NULL;
    if (text == NULL || ferror(stream))
        wrong = &cannot;
    else if (length > VX_INPUT_CAP)
        wrong = &too_long;
    else if (memchr(text, '\0', length) != NULL)
        wrong = &not_text;
    if (wrong == NULL) return text;
    free(text);
    vx_refuse_word(why, wrong, name, strlen(name));
    return NULL;
}

static char *read_file(void *context, const char *name, vx_problem *why)
{
    static const vx_message no_file = {NULL, {"there is no file '{word}'", "нет файла «{word}»"}};
    static const vx_message closed = {NULL, {"cannot open '{word}'", "не открывается «{word}»"}};
    (void)context;
    if (strcmp(name, "-") == 0) return read_text(stdin, "-", why);
    FILE *stream = fopen(name, "rb");
    if (stream == NULL) {
        vx_refuse_word(why, errno == ENOENT ? &no_file : &closed, name, strlen(name));
        return NULL;
    }
    char *text = read_text(stream, name, why);
    fclose(stream);
    return text;
}

static bool write_file(void *context, const char *name, const char *text, vx_problem *why)
{
    static const vx_message cannot = {NULL, {"cannot write '{word}'", "не записывается «{word}»"}};
    (void)context;
    FILE *stream = fopen(name, "wb");
    bool written = stream != NULL && fputs(text, stream) >= 0;
    if (stream != NULL && fclose(stream) != 0) written = false;
    return written || vx_refuse_word(why, &cannot, name, strlen(name));
}

/* Pipes are files here: a shell hands them over as /dev/fd/63. */
static bool is_file(void *context, const char *name)
{
    struct stat facts;
    (void)context;
    return stat(name, &facts) == 0 && !S_ISDIR(facts.st_mode);
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

enum { PATH_CAP = 1024 };

static int is_shown(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static void visit_entry(const char *folder, const char *name,
                        void (*visit)(void *argument, const char *name), void *argument)
{
    char path[PATH_CAP];
    struct stat facts;
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    if (length < 0 || length >= (int)sizeof path || stat(path, &facts) != 0) return;
    if (S_ISDIR(facts.st_mode)) {
        snprintf(path, sizeof path, "%s/", name);
        visit(argument, path);
    } else {
        visit(argument, name);
    }
}

static void list_folder(void *context, const char *folder,
                        void (*visit)(void *argument, const char *name), void *argument)
{
    struct dirent **entries;
    (void)context;
    int count = scandir(folder, &entries, is_shown, by_name);
    if (count < 0) return;
    for (int i = 0; i < count; i++) {
        visit_entry(folder, entries[i]->d_name, visit, argument);
        free(entries[i]);
    }
    free(entries);
}

/* ---- Time and chance ---- */

static uint64_t read_clock(void *context)
{
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static uint64_t read_processor_time(void *context)
{
    struct timespec spent;
    (void)context;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return (uint64_t)spent.tv_sec * 1000000 + (uint64_t)spent.tv_nsec / 1000;
}

static uint64_t draw_entropy(void *context)
{
    uint64_t number = 0;
    FILE *source = fopen("/dev/urandom", "rb");
    bool drawn = source != NULL && fread(&number, sizeof number, 1, source) == 1;
    if (source != NULL) fclose(source);
    return drawn ? number : read_clock(context) ^ (uint64_t)time(NULL) << 32 ^ (uint64_t)getpid();
}

/* ---- Threads ---- */

typedef struct {
    void (*job)(void *argument, int index);
    void *argument;
    int index;
    pthread_t thread;
    bool started;
} thread_job;

static void *run_job(void *argument)
{
    thread_job *t = argument;
    t->job(t->argument, t->index);
    return NULL;
}

/* A thread that cannot be started has its job done here: nothing is left out. */
static void run_parallel(void *context, int count, void (*job)(void *argument, int index),
                         void *argument)
{
    enum { MOST = 64 };
    thread_job jobs[MOST];
    (void)context;
    for (int i = 0; i < count; i++) {
        if (i >= MOST) {
            job(argument, i);
            continue;
        }
        jobs[i] = (thread_job){.job = job, .argument = argument, .index = i};
        jobs[i].started = i > 0 && pthread_create(&jobs[i].thread, NULL, run_job, &jobs[i]) == 0;
    }
    for (int i = 0; i < count && i < MOST; i++) {
        if (jobs[i].started)
            pthread_join(jobs[i].thread, NULL);
        else
            run_job(&jobs[i]);
    }
}

/* ---- The reader ---- */

/* The first of the variables that says anything. */
static const char *locale_name(const char *category)
{
    const char *const names[] = {"LC_ALL", category, "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') return value;
    }
    return "C";
}

static bool has_unicode(void)
{
    const char *name = locale_name("LC_CTYPE");
    return strstr(name, "UTF-8") != NULL || strstr(name, "utf8") != NULL ||
           strstr(name, "utf-8") != NULL || strstr(name, "UTF8") != NULL;
}

/* https://no-color.org: NO_COLOR with any value means none. */
static bool has_color(void)
{
    const char *term = getenv("TERM"), *no_color = getenv("NO_COLOR");
    if (!isatty(STDOUT_FILENO) || (no_color != NULL && no_color[0] != '\0')) return false;
    return term != NULL && term[0] != '\0' && strcmp(term, "dumb") != 0;
}

int vx_terminal_width(void)
{
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return 80;
}

int vx_terminal_height(void)
{
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0)
        return size.ws_row;
    return 24;
}

vx_host vx_terminal_host(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return (vx_host){
        .read_file = read_file,
        .is_file = is_file,
        .write_file = write_file,
        .list_folder = list_folder,
        .clock = read_clock,
        .processor_time = read_processor_time,
        .entropy = draw_entropy,
        .run_parallel = run_parallel,
        .play_on_gpu = vx_play_on_gpu,
        .cores = cores > 0 && cores < 64 ? (int)cores : 1,
        .language = strncmp(locale_name("LC_MESSAGES"), "ru", 2) == 0 ? VX_RUSSIAN : VX_ENGLISH,
        .color = has_color(),
        .unicode = has_unicode(),
        .width = vx_terminal_width(),
    };
}
