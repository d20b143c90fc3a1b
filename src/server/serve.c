/* SPDX-License-Identifier: MIT */
/* serve.c - the table: `vexillum serve` puts the net, the desk, the hall and the store together. */
#include "server/serve.h"

#include <limits.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/session.h"
#include "server/desk.h"
#include "server/limits.h"

/* ---- The loop ---- */

static void on_opened(void *context, net_socket *socket)
{
    guest *who = desk_welcome(context, socket);
    net_set_user(socket, who);
    if (who == NULL) net_close(socket);
}

static void on_frame(void *context, net_socket *socket, char *text)
{
    guest *who = net_user(socket);
    if (who != NULL) desk_take_frame(context, who, text);
}

static void on_closed(void *context, net_socket *socket)
{
    guest *who = net_user(socket);
    if (who != NULL) desk_part(context, who);
}

static void on_turn(void *context)
{
    desk_turn(context);
}

static void on_tick(void *context)
{
    hall_tick(context);
}

static void on_wake(void *context)
{
    net_wake(context);
}

/* ---- Starting and stopping ---- */

static net *volatile running; /* for the signal handler alone */

static void on_signal(int number)
{
    (void)number;
    if (running != NULL) net_stop(running);
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error like any other */
}

/* The page lies beside the program, in a folder named web. */
static void find_page(char *out, size_t capacity)
{
    char program[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    for (int up = 0; up < 2; up++) {
        char *slash = strrchr(program, '/');
        if (slash != NULL) *slash = '\0';
        snprintf(out, capacity, "%.*s/web", (int)capacity - 8, program);
        if (access(out, R_OK) == 0) return;
    }
}

/* Runs the loop until somebody closes the table. */
static void keep_open(hall *house, const char *address)
{
    hall_wake_machines(house);
    running = house->net;
    catch_signals();
    printf("The table is open: http://%s:%d/  (Ctrl-C closes it)\n", address, net_port(house->net));
    fflush(stdout);
    net_run(house->net);
    running = NULL;
    printf("The table is closed: %lld frames, %lld refused, %lld malformed.\n",
           (long long)house->frames, (long long)house->refused,
           (long long)net_malformed(house->net));
}

static vx_status serve(vx_session *session, const vx_arguments *arguments, hall *house)
{
    static const vx_message no_port = {
        NULL, {"cannot listen on port {word}", "не удаётся занять порт {word}"}};
    const char *address = vx_flag_text(arguments, "--address", "127.0.0.1");
    char page[PATH_MAX], port[16];
    net_events events = {.context = house,
                         .opened = on_opened,
                         .frame = on_frame,
                         .closed = on_closed,
                         .turn = on_turn,
                         .tick = on_tick};
    find_page(page, sizeof page);
    int wanted = (int)vx_flag_number(arguments, "--port", 8080);
    int threads = (int)vx_flag_number(arguments, "--threads", session->host->cores);
    snprintf(port, sizeof port, "%d", wanted);
    house->net = net_start(address, wanted, vx_flag_text(arguments, "--page", page),
                           (int)vx_flag_number(arguments, "--ping", 45) * 1000, &events);
    if (house->net == NULL) return vx_fail_with(session, VX_BAD, &no_port, port);
    house->thinkers = thinkers_start(threads, on_wake, house->net);
    if (house->thinkers != NULL) keep_open(house, address);
    thinkers_stop(house->thinkers);
    store_commit(house->store);
    return house->thinkers != NULL ? VX_YES : vx_fail_memory(session);
}

static vx_status run_serve(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_store = {
        NULL, {"cannot open the database: {word}", "не удаётся открыть базу: {word}"}};
    char error[128] = "";
    hall house;
    if (sodium_init() < 0) return vx_fail_memory(session);
    store *kept = store_open(vx_flag_text(arguments, "--db", "vexillum.db"), error, sizeof error);
    if (kept == NULL) return vx_fail_with(session, VX_BAD, &no_store, error);
    vx_status status =
        hall_open(&house, kept) ? serve(session, arguments, &house) : vx_fail_memory(session);
    hall_close(&house);
    store_close(kept);
    return status;
}

static void explain_limits(vx_session *session)
{
    limits_explain(vx_answer(session, LIMITS_TEXT_CAP), session->language);
}

/* clang-format off */
static const vx_flag serve_flags[] = {
    {"--port", "P", true, 0, 65535, {"where to listen (8080; 0: any free port)", "порт (8080; 0 — любой свободный)"}},
    {"--address", "A", false, 0, 0, {"on which address (127.0.0.1: this machine only)", "адрес (127.0.0.1: только этот компьютер)"}},
    {"--db", "FILE", false, 0, 0, {"where games are kept (vexillum.db)", "где хранятся партии (vexillum.db)"}},
    {"--page", "DIR", false, 0, 0, {"the folder of the page (beside the program)", "папка страницы (рядом с программой)"}},
    {"--ping", "SECONDS", true, 1, 3600, {"of silence before a socket is sent a ping (45)", "тишины до вопроса, на связи ли соединение (45)"}},
    {"--threads", "T", true, 1, 16, {"threads for machine players", "потоки для машинных игроков"}},
};
/* clang-format on */

const vx_command vx_serve_command = {
    .name = "serve",
    .traits = VX_IN_TERMINAL | VX_HEAVY,
    .usage = "[--port P] [--address A] [--db FILE] [--page DIR] [--ping SECONDS] [--threads T]",
    .summary = {"the table: play in a browser, alone or with others",
                "стол: игра в браузере, одному или с другими"},
    .flags = serve_flags,
    .flag_count = (int)(sizeof serve_flags / sizeof serve_flags[0]),
    .run = run_serve,
    .explain = explain_limits,
};
