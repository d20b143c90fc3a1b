/* SPDX-License-Identifier: MIT */
/* engine.c - an external bot: a child process on two pipes, held to the protocol. */
#include "cli/engine.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/game.h"
#include "match/match.h"

/* ---- What goes wrong ---- */

static const vx_message too_much = {NULL, {"it says far too much", "она говорит слишком много"}};

static bool fails(vx_engine *engine, const vx_message *what)
{
    engine->because = (vx_problem){0};
    return vx_refuse(&engine->error, what);
}

/* With what the program said, which may be anything. */
static bool fails_saying(vx_engine *engine, const vx_message *what, const char *said)
{
    char word[sizeof engine->error.word] = "";
    for (size_t i = 0; said[i] != '\0' && i + 1 < sizeof word; i++)
        word[i] = said[i] < ' ' || said[i] > '~' ? '?' : said[i];
    engine->because = (vx_problem){0};
    return vx_refuse_word(&engine->error, what, word, strlen(word));
}

void vx_engine_explain(const vx_engine *engine, vx_language language, vx_text *out)
{
    const vx_problem *parts[] = {&engine->error, &engine->because};
    char sentence[256];
    for (int i = 0; i < 2 && parts[i]->message != NULL; i++) {
        vx_format_problem(parts[i], language, sentence, sizeof sentence);
        if (i > 0) vx_add(out, ": ");
        vx_add(out, sentence);
    }
}

/* ---- The process ---- */

enum { WORDS_MAX = 32, COMMAND_CAP = 1024 };

static void split_words(char *command, char **words)
{
    int count = 0;
    char *rest = NULL;
    for (char *word = strtok_r(command, " ", &rest); word != NULL && count < WORDS_MAX;
         word = strtok_r(NULL, " ", &rest))
        words[count++] = word;
    words[count] = NULL;
}

/* In the child: `told` closes by itself where the program starts, and says so where it does not. */
static void become(const char *command, int input, int output, int told)
{
    char copy[COMMAND_CAP];
    char *words[WORDS_MAX + 1];
    snprintf(copy, sizeof copy, "%s", command);
    split_words(copy, words);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    if (words[0] != NULL) execvp(words[0], words);
    ssize_t written = write(told, "!", 1);
    _exit(written == 1 ? 127 : 126);
}

/* Other children must not hold our ends open, or this one would never see the end of its input; so
 * one is started at a time. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

enum { HEARS, SAYS, STARTS, PIPES }; /* what the child does with each */

static void close_pipes(int pipes[PIPES][2], int count, int end)
{
    for (int i = 0; i < count; i++) close(pipes[i][end]);
}

static bool open_pipes(int pipes[PIPES][2])
{
    for (int i = 0; i < PIPES; i++) {
        if (pipe(pipes[i]) != 0) {
            close_pipes(pipes, i, 0);
            close_pipes(pipes, i, 1);
            return false;
        }
        fcntl(pipes[i][0], F_SETFD, FD_CLOEXEC);
        fcntl(pipes[i][1], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

static bool has_started(int told)
{
    char failure;
    ssize_t count;
    do count = read(told, &failure, 1);
    while (count < 0 && errno == EINTR);
    return count == 0;
}

/* One thread at a time: no child of another may inherit a pipe before it is marked close-on-exec. */
static bool fork_child(const char *command, int pipes[PIPES][2], pid_t *pid)
{
    pthread_mutex_lock(&starting);
    bool opened = open_pipes(pipes);
    if (opened) *pid = fork();
    if (opened && *pid == 0) become(command, pipes[HEARS][0], pipes[SAYS][1], pipes[STARTS][1]);
    pthread_mutex_unlock(&starting);
    return opened;
}

static bool start_child(vx_engine *engine, const char *command)
{
    int pipes[PIPES][2];
    pid_t pid;
    if (!fork_child(command, pipes, &pid)) return false;
    close(pipes[HEARS][0]);
    close(pipes[SAYS][1]);
    close(pipes[STARTS][1]);
    bool started = pid > 0 && has_started(pipes[STARTS][0]);
    close(pipes[STARTS][0]);
    if (started) {
        engine->pid = pid;
        engine->to = pipes[HEARS][1];
        engine->from = pipes[SAYS][0];
        return true;
    }
    close(pipes[HEARS][1]);
    close(pipes[SAYS][0]);
    if (pid > 0) waitpid(pid, NULL, 0);
    return false;
}

bool vx_engine_start(vx_engine *engine, const char *command)
{
    static const vx_message too_long = {
        NULL, {"its command line is too long", "её командная строка слишком длинна"}};
    static const vx_message no_start = {NULL,
                                        {"it could not be started", "её не удалось запустить"}};
    engine->pid = 0;
    engine->length = 0;
    engine->slowest = 0;
    engine->error = engine->because = (vx_problem){0};
    if (strlen(command) >= COMMAND_CAP) return fails(engine, &too_long);
    signal(SIGPIPE, SIG_IGN); /* a bot that died is found out by the failed write */
    return start_child(engine, command) || fails(engine, &no_start);
}

static void sleep_briefly(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
}

bool vx_engine_stop(vx_engine *engine, int milliseconds)
{
    if (engine->pid == 0) return true;
    bool gone = false;
    vx_engine_send(engine, "quit\n");
    close(engine->to);
    for (int waited = 0; waited <= milliseconds && !gone; waited += 5) {
        gone = waitpid(engine->pid, NULL, WNOHANG) != 0;
        if (!gone) sleep_briefly();
    }
    if (!gone) {
        kill(engine->pid, SIGKILL);
        waitpid(engine->pid, NULL, 0);
    }
    close(engine->from);
    engine->pid = 0;
    return gone;
}

/* ---- Lines ---- */

bool vx_engine_send(vx_engine *engine, const char *text)
{
    static const vx_message deaf = {NULL, {"it has stopped listening", "она перестала слушать"}};
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t written = write(engine->to, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return fails(engine, &deaf);
        text += written;
        length -= (size_t)written;
    }
    return true;
}

static int64_t milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool has_input(const vx_engine *engine, int milliseconds)
{
    struct pollfd from = {.fd = engine->from, .events = POLLIN};
    return poll(&from, 1, milliseconds) > 0;
}

/* Reads what is there by `deadline`; false if nothing came. */
static bool fill(vx_engine *engine, int64_t deadline)
{
    static const vx_message late = {NULL,
                                    {"it has not answered in time", "она не ответила вовремя"}};
    static const vx_message ended = {NULL, {"it has ended", "она закончила работу"}};
    int64_t left = deadline - milliseconds_now();
    if (engine->length == sizeof engine->buffer) return fails(engine, &too_much);
    if (!has_input(engine, left > 0 ? (int)left : 0)) return fails(engine, &late);
    ssize_t count =
        read(engine->from, engine->buffer + engine->length, sizeof engine->buffer - engine->length);
    if (count <= 0) return fails(engine, &ended);
    engine->length += (size_t)count;
    return true;
}

/* The next line, its end left out. */
static bool take_line(vx_engine *engine, int64_t deadline, char *out, size_t capacity)
{
    static const vx_message too_long = {
        NULL, {"a line of its reply is too long", "строка её ответа слишком длинна"}};
    char *end;
    while ((end = memchr(engine->buffer, '\n', engine->length)) == NULL)
        if (!fill(engine, deadline)) return false;
    size_t length = (size_t)(end - engine->buffer);
    if (length >= capacity) return fails(engine, &too_long);
    memcpy(out, engine->buffer, length);
    if (length > 0 && out[length - 1] == '\r') length--;
    out[length] = '\0';
    engine->length -= (size_t)(end + 1 - engine->buffer);
    memmove(engine->buffer, end + 1, engine->length);
    return true;
}

bool vx_engine_is_talking(vx_engine *engine)
{
    return engine->length > 0 || has_input(engine, 0);
}

/* ---- Replies ---- */

static bool read_status(vx_engine *engine, vx_reply *out)
{
    static const vx_message no_status = {
        NULL,
        {"a reply begins with ok, no or bad and a number of lines, not with '{word}'",
         "ответ начинается с ok, no или bad и числа строк, а не с «{word}»"}};
    out->lines = -1;
    bool is_status = sscanf(out->line, "%7s %d", out->status, &out->lines) == 2 &&
                     out->lines >= 0 &&
                     (strcmp(out->status, "ok") == 0 || strcmp(out->status, "no") == 0 ||
                      strcmp(out->status, "bad") == 0);
    return is_status || fails_saying(engine, &no_status, out->line);
}

bool vx_engine_receive(vx_engine *engine, int milliseconds, vx_reply *out)
{
    int64_t deadline = milliseconds_now() + milliseconds;
    char line[LINE_CAP];
    size_t length = 0;
    out->text[0] = '\0';
    if (!take_line(engine, deadline, out->line, sizeof out->line) || !read_status(engine, out))
        return false;
    for (int i = 0; i < out->lines; i++) {
        if (!take_line(engine, deadline, line, sizeof line)) return false;
        int written = snprintf(out->text + length, sizeof out->text - length, "%s%s",
                               i > 0 ? "\n" : "", line);
        if (written < 0 || (size_t)written >= sizeof out->text - length)
            return fails(engine, &too_much);
        length += (size_t)written;
    }
    return true;
}

/* ---- A decision ---- */

static bool accepts(vx_engine *engine, const vx_message *refusal, int wait_for, vx_reply *reply)
{
    if (!vx_engine_receive(engine, wait_for, reply)) return false;
    return strcmp(reply->status, "ok") == 0 || fails_saying(engine, refusal, reply->line);
}

static bool show_view(vx_engine *engine, const vx_game *game, const void *view, int wait_for,
                      vx_reply *reply)
{
    static const vx_message refused = {
        NULL, {"it answers a position with '{word}'", "на позицию она отвечает «{word}»"}};
    char *text = malloc(VX_POSITION_CAP + 8);
    if (text == NULL) return fails(engine, &vx_no_memory);
    size_t length = vx_format_position(game, view, text, VX_POSITION_CAP);
    snprintf(text + length, 8, "%s", text[length - 1] == '\n' ? "end\n" : "\nend\n");
    bool sent = vx_engine_send(engine, text);
    free(text);
    return sent && accepts(engine, &refused, wait_for, reply);
}

static bool read_action(vx_engine *engine, const vx_game *game, const void *view,
                        const vx_reply *reply, vx_action *out)
{
    static const vx_message not_one = {
        NULL,
        {"go is answered with one line, the action", "на go отвечают одной строкой, действием"}};
    static const vx_message not_legal = {NULL, {"'{word}' is not legal", "«{word}» нельзя"}};
    vx_problem why = {0};
    if (reply->lines != 1) return fails(engine, &not_one);
    if (vx_parse_action(game, view, reply->text, out, &why) && vx_check(game, view, *out, &why))
        return true;
    fails_saying(engine, &not_legal, reply->text);
    engine->because = why;
    return false;
}

static bool ask_for_action(vx_engine *engine, int think_for, int wait_for, vx_reply *reply)
{
    static const vx_message refused = {
        NULL, {"it answers go with '{word}'", "на go она отвечает «{word}»"}};
    char ask[48];
    int64_t start = milliseconds_now();
    snprintf(ask, sizeof ask, "go --ms %d\n", think_for);
    if (!vx_engine_send(engine, ask) || !accepts(engine, &refused, think_for + wait_for, reply))
        return false;
    int took = (int)(milliseconds_now() - start);
    if (took > engine->slowest) engine->slowest = took;
    return true;
}

bool vx_engine_choose(vx_engine *engine, const vx_game *game, const void *view, int think_for,
                      int wait_for, vx_action *out)
{
    vx_reply *reply = calloc(1, sizeof *reply);
    if (reply == NULL) return fails(engine, &vx_no_memory);
    bool chosen = show_view(engine, game, view, wait_for, reply) &&
                  ask_for_action(engine, think_for, wait_for, reply) &&
                  read_action(engine, game, view, reply, out);
    free(reply);
    return chosen;
}
