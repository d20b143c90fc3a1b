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

static bool fails(vx_engine *engine, const char *what)
{
    snprintf(engine->error, sizeof engine->error, "%s", what);
    return false;
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

/* In the child: a failure to start is told by the exit status that shells use for it. */
static void become(const char *command, int input, int output)
{
    char copy[COMMAND_CAP];
    char *words[WORDS_MAX + 1];
    snprintf(copy, sizeof copy, "%s", command);
    split_words(copy, words);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    if (words[0] != NULL) execvp(words[0], words);
    _exit(127);
}

/* Other children must not hold our ends open, or this one would never see the end of its input; so
 * one is started at a time. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0) return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static bool start_child(vx_engine *engine, const char *command)
{
    int down[2], up[2];
    if (!open_pipe(down)) return false;
    bool has_up = open_pipe(up);
    pid_t pid = has_up ? fork() : -1;
    if (pid == 0) become(command, down[0], up[1]);
    close(down[0]);
    if (has_up) close(up[1]);
    if (pid > 0) {
        engine->pid = pid;
        engine->to = down[1];
        engine->from = up[0];
        return true;
    }
    close(down[1]);
    if (has_up) close(up[0]);
    return false;
}

bool vx_engine_start(vx_engine *engine, const char *command)
{
    engine->pid = 0;
    engine->length = 0;
    engine->error[0] = '\0';
    if (strlen(command) >= COMMAND_CAP) return fails(engine, "its command line is too long");
    signal(SIGPIPE, SIG_IGN); /* a bot that died is found out by the failed write */
    pthread_mutex_lock(&starting);
    bool started = start_child(engine, command);
    pthread_mutex_unlock(&starting);
    return started || fails(engine, "it could not be started");
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
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t written = write(engine->to, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return fails(engine, "it has stopped listening");
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
    int64_t left = deadline - milliseconds_now();
    if (engine->length == sizeof engine->buffer) return fails(engine, "it says far too much");
    if (!has_input(engine, left > 0 ? (int)left : 0))
        return fails(engine, "it has not answered in time");
    ssize_t count =
        read(engine->from, engine->buffer + engine->length, sizeof engine->buffer - engine->length);
    if (count <= 0) return fails(engine, "it has ended");
    engine->length += (size_t)count;
    return true;
}

/* The next line, its end left out. */
static bool take_line(vx_engine *engine, int64_t deadline, char *out, size_t capacity)
{
    char *end;
    while ((end = memchr(engine->buffer, '\n', engine->length)) == NULL)
        if (!fill(engine, deadline)) return false;
    size_t length = (size_t)(end - engine->buffer);
    if (length >= capacity) return fails(engine, "a line of its reply is too long");
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

static bool read_status(vx_engine *engine, const char *line, vx_reply *out)
{
    char status[8] = "";
    int lines = -1, used = 0;
    bool is_status =
        sscanf(line, "%7s %d%n", status, &lines, &used) == 2 && lines >= 0 &&
        (strcmp(status, "ok") == 0 || strcmp(status, "no") == 0 || strcmp(status, "bad") == 0);
    if (!is_status) {
        snprintf(engine->error, sizeof engine->error,
                 "a reply begins with ok, no or bad and a number of lines, not with '%.40s'", line);
        return false;
    }
    snprintf(out->status, sizeof out->status, "%s", status);
    snprintf(out->note, sizeof out->note, "%s", line + used + (line[used] == ' '));
    out->lines = lines;
    return true;
}

bool vx_engine_receive(vx_engine *engine, int milliseconds, vx_reply *out)
{
    int64_t deadline = milliseconds_now() + milliseconds;
    char line[4096];
    size_t length = 0;
    out->text[0] = '\0';
    if (!take_line(engine, deadline, line, sizeof line) || !read_status(engine, line, out))
        return false;
    for (int i = 0; i < out->lines; i++) {
        if (!take_line(engine, deadline, line, sizeof line)) return false;
        int written = snprintf(out->text + length, sizeof out->text - length, "%s%s",
                               i > 0 ? "\n" : "", line);
        if (written < 0 || (size_t)written >= sizeof out->text - length)
            return fails(engine, "it says far too much");
        length += (size_t)written;
    }
    return true;
}

/* ---- A decision ---- */

static bool accepts(vx_engine *engine, const char *asked, int wait_for, vx_reply *reply)
{
    if (!vx_engine_receive(engine, wait_for, reply)) return false;
    if (strcmp(reply->status, "ok") == 0) return true;
    snprintf(engine->error, sizeof engine->error, "it answers %s to %s: %.80s", reply->status,
             asked, reply->note);
    return false;
}

static bool show_view(vx_engine *engine, const vx_game *game, const void *view, int wait_for,
                      vx_reply *reply)
{
    char *text = malloc(VX_POSITION_CAP + 8);
    if (text == NULL) return fails(engine, "there is no memory");
    size_t length = vx_format_position(game, view, text, VX_POSITION_CAP);
    snprintf(text + length, 8, "%s", text[length - 1] == '\n' ? "end\n" : "\nend\n");
    bool sent = vx_engine_send(engine, text);
    free(text);
    return sent && accepts(engine, "position", wait_for, reply);
}

static bool read_action(vx_engine *engine, const vx_game *game, const void *view,
                        const vx_reply *reply, vx_action *out)
{
    vx_problem why = {0};
    if (reply->lines != 1) return fails(engine, "go is answered with one line, the action");
    if (vx_parse_action(game, view, reply->text, out, &why) && vx_check(game, view, *out, &why))
        return true;
    char sentence[100];
    vx_format_problem(&why, VX_ENGLISH, sentence, sizeof sentence);
    snprintf(engine->error, sizeof engine->error, "'%.40s' is not legal: %s", reply->text,
             sentence);
    return false;
}

bool vx_engine_choose(vx_engine *engine, const vx_game *game, const void *view, int think_for,
                      int wait_for, vx_action *out)
{
    vx_reply *reply = malloc(sizeof *reply);
    char ask[48];
    snprintf(ask, sizeof ask, "go --ms %d\n", think_for);
    bool chosen = reply != NULL && show_view(engine, game, view, wait_for, reply) &&
                  vx_engine_send(engine, ask) &&
                  accepts(engine, "go", think_for + wait_for, reply) &&
                  read_action(engine, game, view, reply, out);
    free(reply);
    return chosen;
}
