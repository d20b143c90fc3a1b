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
#include "server/admin.h"
#include "server/away.h"
#include "server/desk.h"
#include "server/log.h"
#include "server/nodes.h"
#include "server/settings.h"
#include "server/status.h"
#include "server/visitors.h"

/* ---- The loop ---- */

static void *on_called(void *context, const char *address)
{
    hall *house = context;
    return visitor_call(house, address);
}

static void on_left(void *context, void *from)
{
    (void)context;
    visitor_hang_up(from);
}

static int on_asked(void *context, const char *path, bool is_here, vx_text *out)
{
    return status_answer(context, path, is_here, out);
}

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

static admin orders; /* looked after by the same loop */

static void on_tick(void *context)
{
    hall_tick(context);
    admin_tick(&orders, context);
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

/* Runs the loop until somebody closes the table. */
static void keep_open(hall *house, const char *address, bool is_secure)
{
    hall_wake_machines(house);
    running = house->net;
    catch_signals();
    printf("The table is open: %s://%s:%d/  (Ctrl-C closes it)\n", is_secure ? "https" : "http",
           address, net_port(house->net));
    fflush(stdout);
    log_event(LOG_INFO, "open", "address", address, "port", log_number(net_port(house->net)),
              LOG_END);
    net_run(house->net);
    running = NULL;
    log_event(LOG_INFO, "closed", LOG_END);
    printf("The table is closed: %lld frames, %lld refused, %lld malformed.\n",
           (long long)house->count.frames, (long long)house->count.refused,
           (long long)net_malformed(house->net));
}

static void open_orders(const settings *wanted, char path[ADMIN_PATH_CAP])
{
    const char *database = settings_text(wanted, "--db");
    if (!admin_path(settings_text(wanted, "--admin"), database, path) &&
        strcmp(database, ":memory:") != 0)
        log_event(LOG_WARNING, "no-admin-socket", "why",
                  store_is_address(database) ? "none is set" : "its path is too long", LOG_END);
    admin_open(&orders, path);
}

static vx_status serve(vx_session *session, const settings *wanted, hall *house)
{
    char path[ADMIN_PATH_CAP];
    static const vx_message no_port = {
        NULL, {"cannot listen on port {word}", "не удаётся занять порт {word}"}};
    net_events events = {.context = house,
                         .called = on_called,
                         .left = on_left,
                         .asked = on_asked,
                         .opened = on_opened,
                         .frame = on_frame,
                         .closed = on_closed,
                         .turn = on_turn,
                         .tick = on_tick};
    net_wish wish = {.address = settings_text(wanted, "--address"),
                     .port = (int)settings_number(wanted, "--port"),
                     .folder = settings_text(wanted, "--page"),
                     .ping_after = (int)settings_number(wanted, "--ping") * 1000,
                     .proxies = settings_text(wanted, "--proxies"),
                     .cert = settings_text(wanted, "--tls-cert"),
                     .key = settings_text(wanted, "--tls-key")};
    house->proxies = wish.proxies;
    house->net = net_start(&wish, &events);
    if (house->net == NULL)
        return vx_fail_with(session, VX_BAD, &no_port, settings_text(wanted, "--port"));
    house->thinkers =
        thinkers_start((int)settings_number(wanted, "--threads"), on_wake, house->net);
    nodes_begin(house, settings_text(wanted, "--db"), on_wake);
    away_begin(house);
    open_orders(wanted, path);
    if (house->thinkers != NULL) keep_open(house, wish.address, wish.cert[0] != '\0');
    admin_close(&orders, path);
    thinkers_stop(house->thinkers);
    nodes_end(house);
    return house->thinkers != NULL ? VX_YES : vx_fail_memory(session);
}

static const vx_message no_store = {
    NULL, {"cannot open the database: {word}", "не удаётся открыть базу: {word}"}};

static vx_status open_and_serve(vx_session *session, const settings *wanted)
{
    char error[256] = "", hash[STORE_HASH_CAP];
    hall house;
    if (sodium_init() < 0) return vx_fail_memory(session);
    if (!thinkers_hash_nothing(hash)) return vx_fail_memory(session);
    store *kept = store_open(settings_text(wanted, "--db"), error, sizeof error);
    if (kept == NULL) return vx_fail_with(session, VX_BAD, &no_store, error);
    vx_status status = VX_BAD;
    if (hall_open(&house, kept)) {
        memcpy(house.nobody, hash, sizeof hash);
        status = serve(session, wanted, &house);
    } else {
        status = vx_fail_memory(session);
    }
    hall_close(&house);
    store_close(kept);
    return status;
}

/* ---- serve --check ---- */

static bool check_file(vx_session *session, const settings *wanted, const char *name)
{
    static const vx_message unreadable = {
        NULL, {"cannot be read: {word}", "не удаётся прочитать: {word}"}};
    const char *file = settings_text(wanted, name);
    if (file[0] == '\0' || access(file, R_OK) == 0) return true;
    vx_fail_with(session, VX_BAD, &unreadable, file);
    return false;
}

/* A database that is not there yet will be made, in a folder that must be. */
static bool check_folder(vx_session *session, const char *database)
{
    static const vx_message nowhere = {
        NULL,
        {"no file can be made in this folder: {word}", "в этой папке нельзя создать файл: {word}"}};
    char folder[SETTINGS_TEXT_CAP];
    snprintf(folder, sizeof folder, "%s", database);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        snprintf(folder, sizeof folder, ".");
    else
        slash[slash == folder] = '\0';
    if (access(folder, W_OK | X_OK) == 0) return true;
    vx_fail_with(session, VX_BAD, &nowhere, folder);
    return false;
}

/* Everything that can be tried without opening the doors. */
static vx_status check(vx_session *session, const settings *wanted)
{
    static const vx_message no_pair = {NULL,
                                       {"--tls-cert and --tls-key go together ({word})",
                                        "--tls-cert и --tls-key нужны вместе ({word})"}};
    const char *database = settings_text(wanted, "--db"),
               *cert = settings_text(wanted, "--tls-cert");
    char error[256] = "";
    settings_explain(wanted, vx_answer(session, SETTINGS_FILE_CAP));
    if (!check_file(session, wanted, "--page") || !check_file(session, wanted, "--tls-cert") ||
        !check_file(session, wanted, "--tls-key"))
        return VX_BAD;
    if ((cert[0] == '\0') != (settings_text(wanted, "--tls-key")[0] == '\0'))
        return vx_fail_with(session, VX_BAD, &no_pair, cert);
    bool is_there = store_is_address(database) || access(database, F_OK) == 0;
    if (!is_there) return check_folder(session, database) ? VX_YES : VX_BAD;
    if (!store_check(database, error, sizeof error))
        return vx_fail_with(session, VX_BAD, &no_store, error);
    return VX_YES;
}

vx_status vx_run_serve(vx_session *session, const vx_arguments *arguments)
{
    static settings wanted;
    if (!settings_read(session, arguments, &wanted)) return VX_BAD;
    if (settings_is_on(&wanted, "--check")) return check(session, &wanted);
    log_open(settings_is_on(&wanted, "--log-json"), isatty(STDERR_FILENO) ? LOG_WARNING : LOG_INFO);
    return open_and_serve(session, &wanted);
}
