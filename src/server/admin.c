/* SPDX-License-Identifier: MIT */
/* admin.c - the socket for orders, looked at ten times a second. */
#include "server/admin.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/desk.h"
#include "server/log.h"
#include "server/orders.h"

_Static_assert(sizeof((struct sockaddr_un){0}).sun_path == ADMIN_PATH_CAP, "a path fits");

bool admin_path(const char *wanted, const char *database, char out[ADMIN_PATH_CAP])
{
    bool is_wanted = wanted[0] != '\0';
    int length = snprintf(out, ADMIN_PATH_CAP, "%s%s", is_wanted ? wanted : database,
                          is_wanted ? "" : "-admin");
    bool is_file = !store_is_address(database) && strcmp(database, ":memory:") != 0;
    if ((is_wanted || is_file) && length < ADMIN_PATH_CAP) return true;
    out[0] = '\0';
    return false;
}

void admin_open(admin *self, const char *path)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    self->listener = -1;
    for (int i = 0; i < ADMIN_PEERS; i++) self->peer[i].file = -1;
    if (path[0] == '\0') return;
    snprintf(at.sun_path, sizeof at.sun_path, "%s", path);
    int made = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    mode_t before = umask(077);
    unlink(at.sun_path); /* the lock of the database says that nobody else uses it */
    if (made >= 0 && bind(made, (struct sockaddr *)&at, sizeof at) == 0 &&
        listen(made, ADMIN_PEERS) == 0)
        self->listener = made;
    else
        log_event(LOG_WARNING, "no-admin-socket", "why", strerror(errno), LOG_END);
    umask(before);
    if (self->listener < 0 && made >= 0) close(made);
}

void admin_close(admin *self, const char *path)
{
    if (self->listener < 0) return;
    for (int i = 0; i < ADMIN_PEERS; i++)
        if (self->peer[i].file >= 0) close(self->peer[i].file);
    close(self->listener);
    unlink(path);
}

static void let_in(admin *self)
{
    for (int i = 0; i < ADMIN_PEERS; i++) {
        if (self->peer[i].file >= 0) continue;
        self->peer[i].file = accept(self->listener, NULL, NULL);
        self->peer[i].length = 0;
        if (self->peer[i].file < 0) return;
        fcntl(self->peer[i].file, F_SETFL, O_NONBLOCK);
    }
}

/* What an order has changed is on disk before it is said to be done. */
static void carry_out(hall *house, const char *line, int file)
{
    static char answer[ADMIN_ANSWER_CAP];
    vx_text out = vx_text_on(answer, sizeof answer);
    int64_t failures = house->count.failures;
    bool is_done = orders_run(house, line, &out);
    desk_turn(house);
    if (house->count.failures > failures) {
        is_done = false;
        out = vx_text_on(answer, sizeof answer);
        vx_add(&out, "that could not be stored and has not happened\n");
    }
    const char *status = is_done ? "ok\n" : "no\n";
    if (send(file, status, 3, MSG_NOSIGNAL) == 3) send(file, answer, out.length, MSG_NOSIGNAL);
}

/* True: this peer is done with. */
static bool hear(admin *self, int index, hall *house)
{
    char *line = self->peer[index].line;
    size_t *length = &self->peer[index].length;
    ssize_t got = recv(self->peer[index].file, line + *length, ADMIN_LINE_CAP - 1 - *length, 0);
    if (got < 0) return errno != EAGAIN && errno != EWOULDBLOCK;
    *length += (size_t)got;
    line[*length] = '\0';
    char *end = strchr(line, '\n');
    if (end == NULL) return got == 0 || *length == ADMIN_LINE_CAP - 1;
    *end = '\0';
    carry_out(house, line, self->peer[index].file);
    return true;
}

void admin_tick(admin *self, hall *house)
{
    if (self->listener < 0) return;
    let_in(self);
    for (int i = 0; i < ADMIN_PEERS; i++) {
        if (self->peer[i].file < 0 || !hear(self, i, house)) continue;
        close(self->peer[i].file);
        self->peer[i].file = -1;
    }
}
