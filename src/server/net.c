/* SPDX-License-Identifier: MIT */
/* net.c - libwebsockets behind net.h. */
#include "server/net.h"

#include <libwebsockets.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <uv.h>

#include "server/certificate.h"
#include "server/files.h"
#include "server/gate.h"
#include "server/log.h"
#include "server/utf8.h"
#include "server/wheel.h"

typedef struct message {
    struct message *next;
    size_t length;
    unsigned char bytes[]; /* LWS_PRE bytes of room, then the text */
} message;

typedef struct {
    message *first, *last;
} message_queue;

/* A connection that is no WebSocket (yet): it has so much time and no more, whatever it sends. */
typedef struct {
    wheel_timer deadline;
    struct lws *wsi;
    void *from; /* what events.called() made of the address */
} caller;

struct net_socket {
    wheel_timer alive; /* when to ask whether the other side is still there */
    net *owner;
    struct lws *wsi;
    int ping_after;            /* milliseconds of silence: a little less than for others */
    int64_t heard;             /* when something last came from there */
    bool is_asked, wants_ping; /* since then; and the question has not left yet */
    void *user;
    message_queue ready;   /* may go out */
    message_queue pending; /* waits for net_release() */
    size_t backlog;
    char *incoming; /* a frame that comes in pieces */
    size_t incoming_length;
    bool is_closing;
    net_socket *next_dirty, **dirty_link; /* dirty_link NULL: nothing is pending */
    net_socket *next, **link;             /* of all */
    char address[NET_ADDRESS_CAP];
};

struct net {
    struct lws_context *context;
    uv_loop_t loop; /* epoll: what it costs depends on who speaks, not on how many listen */
    bool has_loop;  /* the library's part for it is installed; else it polls */
    net_events events;
    net_wish wish;
    net_socket *all;   /* every socket */
    net_socket *dirty; /* those with pending frames */
    lws_sorted_usec_list_t timer;
    wheel sockets, visits; /* deadlines of WebSockets, and of everything else */
    int port, count, callers;
    int sockets_cap, callers_cap; /* so that the process never runs out of files */
    certificate cert;
    size_t backlogs;
    int64_t malformed;
    volatile sig_atomic_t stopped;
};

enum {
    TICK_MICROSECONDS = 100000,
    GOODBYE_MILLISECONDS = 1000,
    SPARE_FILES = 64,
    ANSWER_CAP = 32 << 10,
    NET_RESTARTS = 1012,          /* the close status that says so */
    REQUEST_MILLISECONDS = 20000, /* until a request is there */
    VISIT_MILLISECONDS = 120000,  /* until it is answered: a page over a slow line */
};

/* ---- Time ---- */

static int64_t read_clock(clockid_t which)
{
    struct timespec now;
    clock_gettime(which, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int64_t offset; /* from the clock that runs evenly to that of the world; 0: not read yet */

int64_t net_now(void)
{
    if (offset == 0) offset = read_clock(CLOCK_REALTIME) - read_clock(CLOCK_MONOTONIC);
    return offset + read_clock(CLOCK_MONOTONIC);
}

int64_t net_microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

void net_set_time(int64_t time)
{
    offset = time - read_clock(CLOCK_MONOTONIC);
}

void net_not_before(int64_t time)
{
    int64_t behind = time - net_now();
    if (behind > 0) offset += behind;
}

/* ---- Queues ---- */

static void push(message_queue *queue, message *item)
{
    item->next = NULL;
    if (queue->last != NULL)
        queue->last->next = item;
    else
        queue->first = item;
    queue->last = item;
}

static message *pop(message_queue *queue)
{
    message *item = queue->first;
    if (item == NULL) return NULL;
    queue->first = item->next;
    if (queue->first == NULL) queue->last = NULL;
    return item;
}

static void free_message(net_socket *socket, message *item)
{
    socket->backlog -= item->length;
    socket->owner->backlogs -= item->length;
    free(item);
}

static void empty_queue(net_socket *socket, message_queue *queue)
{
    for (message *item = pop(queue); item != NULL; item = pop(queue)) free_message(socket, item);
}

static void join(message_queue *to, message_queue *from)
{
    if (from->first == NULL) return;
    if (to->last != NULL)
        to->last->next = from->first;
    else
        to->first = from->first;
    to->last = from->last;
    *from = (message_queue){NULL, NULL};
}

/* ---- Sending ---- */

static void mark_dirty(net_socket *socket)
{
    net_socket **list = &socket->owner->dirty;
    if (socket->dirty_link != NULL) return;
    socket->next_dirty = *list;
    socket->dirty_link = list;
    if (*list != NULL) (*list)->dirty_link = &socket->next_dirty;
    *list = socket;
}

static void clear_dirty(net_socket *socket)
{
    if (socket->dirty_link == NULL) return;
    *socket->dirty_link = socket->next_dirty;
    if (socket->next_dirty != NULL) socket->next_dirty->dirty_link = socket->dirty_link;
    socket->dirty_link = NULL;
}

static bool has_room(const net_socket *socket, size_t length)
{
    return socket->backlog + length <= NET_BACKLOG_CAP &&
           socket->owner->backlogs + length <= NET_BACKLOGS_CAP;
}

void net_send(net_socket *socket, const char *text, size_t length)
{
    if (socket->is_closing) return;
    message *item = NULL;
    if (has_room(socket, length)) item = malloc(sizeof *item + LWS_PRE + length);
    if (item == NULL) {
        net_close(socket); /* the reader comes back and asks for what he missed */
        return;
    }
    item->length = length;
    memcpy(item->bytes + LWS_PRE, text, length);
    socket->backlog += length;
    socket->owner->backlogs += length;
    push(&socket->pending, item);
    mark_dirty(socket);
}

void net_release(net *self)
{
    while (self->dirty != NULL) {
        net_socket *socket = self->dirty;
        clear_dirty(socket);
        join(&socket->ready, &socket->pending);
        lws_callback_on_writable(socket->wsi);
    }
}

void net_discard(net *self, void (*visit)(void *context, net_socket *socket), void *context)
{
    net_socket *all = self->dirty;
    self->dirty = NULL; /* visit() may send, which makes a socket dirty again */
    if (all != NULL) all->dirty_link = &all;
    while (all != NULL) {
        net_socket *socket = all;
        clear_dirty(socket);
        empty_queue(socket, &socket->pending);
        if (socket->is_closing)
            lws_callback_on_writable(socket->wsi);
        else
            visit(context, socket);
    }
}

/* The socket ends when it may next be written to: not inside a callback of somebody else's. Who
 * does not read what is left for him is not waited for. */
void net_close(net_socket *socket)
{
    enum { PATIENCE = 3 }; /* seconds */
    if (socket->is_closing) return;
    socket->is_closing = true;
    lws_callback_on_writable(socket->wsi);
    lws_set_timeout(socket->wsi, PENDING_TIMEOUT_USER_REASON_BASE, PATIENCE);
}

static int write_ping(net_socket *socket)
{
    unsigned char question[LWS_PRE + 1] = {[LWS_PRE] =
                                               0x3F}; /* an empty one comes back unnoticed */
    socket->wants_ping = false;
    if (lws_write(socket->wsi, question + LWS_PRE, 1, LWS_WRITE_PING) < 0) return -1;
    lws_callback_on_writable(socket->wsi); /* one frame at a time: something may wait */
    return 0;
}

/* The library sends no close status from here, so the frame is made by hand. */
static int write_goodbye(net_socket *socket)
{
    unsigned char frame[LWS_PRE + 4] = {[LWS_PRE] = 0x88, 2, NET_RESTARTS >> 8, NET_RESTARTS & 255};
    if (socket->owner->stopped) lws_write(socket->wsi, frame + LWS_PRE, 4, LWS_WRITE_RAW);
    return -1;
}

static int write_one(net_socket *socket)
{
    if (socket->wants_ping && !socket->is_closing) return write_ping(socket);
    if (socket->is_closing && socket->ready.first == NULL && socket->pending.first == NULL)
        return write_goodbye(socket);
    message *item = pop(&socket->ready);
    if (item == NULL) return 0;
    int written = lws_write(socket->wsi, item->bytes + LWS_PRE, item->length, LWS_WRITE_TEXT);
    bool failed = written < (int)item->length;
    free_message(socket, item);
    if (failed) return -1;
    if (socket->ready.first != NULL || socket->is_closing) lws_callback_on_writable(socket->wsi);
    return 0;
}

/* ---- Receiving ---- */

static int end_badly(net_socket *socket, enum lws_close_status status)
{
    socket->owner->malformed++;
    lws_close_reason(socket->wsi, status, NULL, 0);
    return -1;
}

static int take_frame(net_socket *socket)
{
    char *frame = socket->incoming;
    size_t length = socket->incoming_length;
    socket->incoming = NULL;
    socket->incoming_length = 0;
    frame[length] = '\0';
    bool is_text = is_utf8(frame, length);
    if (is_text) socket->owner->events.frame(socket->owner->events.context, socket, frame);
    free(frame);
    return is_text ? 0 : end_badly(socket, LWS_CLOSE_STATUS_INVALID_PAYLOAD);
}

static int take_piece(net_socket *socket, const void *bytes, size_t length)
{
    struct lws *wsi = socket->wsi;
    if (socket->is_closing) return 0;
    if (lws_frame_is_binary(wsi)) return end_badly(socket, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
    if (socket->incoming_length + length > NET_FRAME_CAP)
        return end_badly(socket, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
    /* A buffer lives only while a frame comes in: idle sockets should cost little. */
    if (socket->incoming == NULL) socket->incoming = malloc(NET_FRAME_CAP + 1);
    if (socket->incoming == NULL) return -1;
    if (length > 0) memcpy(socket->incoming + socket->incoming_length, bytes, length);
    socket->incoming_length += length;
    bool is_whole = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
    return is_whole ? take_frame(socket) : 0;
}

/* ---- Opening and closing ---- */

static void note_heard(net_socket *socket)
{
    socket->heard = net_now();
    socket->is_asked = false;
}

/* Silence is asked about, and silence after that is the end. A client that speaks costs nothing here: the
 * timer finds out by itself that it came too early. */
static void look_after_socket(void *context, wheel_timer *timer)
{
    net *self = context;
    net_socket *socket = lws_container_of(timer, net_socket, alive);
    int64_t silence = net_now() - socket->heard, patience = self->wish.ping_after / 3;
    if (silence < socket->ping_after) {
        wheel_set(&self->sockets, timer, socket->heard + socket->ping_after);
    } else if (!socket->is_asked) {
        socket->is_asked = socket->wants_ping = true;
        lws_callback_on_writable(socket->wsi);
        wheel_set(&self->sockets, timer, net_now() + patience);
    } else {
        lws_set_timeout(socket->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    }
}

static void end_visit(void *context, wheel_timer *timer)
{
    caller *gone = lws_container_of(timer, caller, deadline);
    (void)context;
    lws_set_timeout(gone->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

static int begin_visit(net *self, struct lws *wsi)
{
    char address[NET_ADDRESS_CAP];
    if (self->stopped || self->callers >= self->callers_cap) return -1;
    lws_get_peer_simple(wsi, address, sizeof address);
    void *from = self->events.called(self->events.context, address);
    caller *made = from != NULL ? calloc(1, sizeof *made) : NULL;
    if (made == NULL) {
        if (from != NULL) self->events.left(self->events.context, from);
        return -1;
    }
    self->callers++;
    made->wsi = wsi;
    made->from = from;
    lws_set_opaque_user_data(wsi, made);
    wheel_set(&self->visits, &made->deadline, net_now() + REQUEST_MILLISECONDS);
    return 0;
}

static void forget_visit(net *self, struct lws *wsi)
{
    caller *gone = lws_get_opaque_user_data(wsi);
    if (gone == NULL) return;
    lws_set_opaque_user_data(wsi, NULL);
    wheel_clear(&gone->deadline);
    self->events.left(self->events.context, gone->from);
    self->callers--;
    free(gone);
}

static void prolong_visit(net *self, struct lws *wsi)
{
    caller *going_on = lws_get_opaque_user_data(wsi);
    if (going_on != NULL)
        wheel_set(&self->visits, &going_on->deadline, net_now() + VISIT_MILLISECONDS);
}

static int open_socket(net *self, struct lws *wsi, net_socket **slot)
{
    if (self->count >= self->sockets_cap) return -1;
    net_socket *socket = calloc(1, sizeof *socket);
    if (socket == NULL) return -1;
    socket->owner = self;
    socket->wsi = wsi;
    gate_address(wsi, self->wish.proxies, socket->address);
    *slot = socket;
    self->count++;
    socket->next = self->all;
    socket->link = &self->all;
    if (socket->next != NULL) socket->next->link = &socket->next;
    self->all = socket;
    forget_visit(self, wsi);
    note_heard(socket);
    /* Those who came together are not asked together. */
    socket->ping_after = self->wish.ping_after - rand() % (self->wish.ping_after / 3 + 1);
    wheel_set(&self->sockets, &socket->alive, socket->heard + socket->ping_after);
    self->events.opened(self->events.context, socket);
    return 0;
}

static void close_socket(net *self, net_socket **slot)
{
    net_socket *socket = *slot;
    if (socket == NULL) return;
    self->events.closed(self->events.context, socket);
    wheel_clear(&socket->alive);
    *socket->link = socket->next;
    if (socket->next != NULL) socket->next->link = socket->link;
    clear_dirty(socket);
    empty_queue(socket, &socket->ready);
    empty_queue(socket, &socket->pending);
    free(socket->incoming);
    free(socket);
    *slot = NULL;
    self->count--;
}

/* A file of the page, or what the server says about itself. */
static int answer_request(net *self, struct lws *wsi, const char *path)
{
    static char text[ANSWER_CAP];
    vx_text out = vx_text_on(text, sizeof text);
    int status = self->events.asked(self->events.context, path, gate_is_here(wsi), &out);
    return status == 0 ? files_serve(wsi, self->wish.folder, path)
                       : files_reply(wsi, (unsigned)status, &out);
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    net *self = lws_context_user(lws_get_context(wsi));
    net_socket **slot = user;
    switch (reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        return begin_visit(self, wsi);
    case LWS_CALLBACK_WSI_DESTROY:
        forget_visit(self, wsi);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return gate_may_upgrade(wsi) ? 0 : -1;
    case LWS_CALLBACK_HTTP:
        if (!gate_is_plain(wsi)) return -1;
        prolong_visit(self, wsi);
        return answer_request(self, wsi, in);
    case LWS_CALLBACK_ESTABLISHED:
        *slot = NULL;
        return open_socket(self, wsi, slot);
    case LWS_CALLBACK_RECEIVE_PONG:
        if (*slot != NULL) note_heard(*slot);
        return 0;
    case LWS_CALLBACK_RECEIVE:
        if (*slot != NULL) note_heard(*slot);
        return *slot != NULL ? take_piece(*slot, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return *slot != NULL ? write_one(*slot) : -1;
    case LWS_CALLBACK_CLOSED:
        close_socket(self, slot);
        return 0;
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

/* ---- Starting ---- */

/* The page may run our module and talk to this host, and nothing else. */
static const struct lws_protocol_vhost_options headers[] = {
    {&headers[1], NULL, "content-security-policy:",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
     "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri "
     "'none'; "
     "frame-ancestors 'none'"},
    {&headers[2], NULL, "x-content-type-options:", "nosniff"},
    {NULL, NULL, "referrer-policy:", "no-referrer"}, /* a seat's link is its key */
};

/* What the library complains about. */
static void log_complaint(int level, const char *line)
{
    char text[256];
    (void)level;
    snprintf(text, sizeof text, "%.*s", (int)strcspn(line, "\n"), line);
    log_event(LOG_WARNING, "library", "said", text, LOG_END);
}

static void on_tick(lws_sorted_usec_list_t *timer)
{
    net *self = lws_container_of(timer, net, timer);
    self->events.tick(self->events.context);
    wheel_turn(&self->sockets, net_now(), look_after_socket, self);
    wheel_turn(&self->visits, net_now(), end_visit, self);
    certificate_refresh(&self->cert, self->context);
    lws_sul_schedule(self->context, 0, &self->timer, on_tick, TICK_MICROSECONDS);
}

/* Every socket is a file, and a server that may open no more would turn round and round at its door.
 * The library keeps a table as long as the limit, so it is not left at a million either. */
static void set_file_limit(net *self)
{
    struct rlimit limit;
    rlim_t wanted = NET_SOCKETS_CAP + NET_CALLERS_CAP + SPARE_FILES;
    self->sockets_cap = NET_SOCKETS_CAP;
    self->callers_cap = NET_CALLERS_CAP;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur == wanted) return;
    int files = limit.rlim_cur > SPARE_FILES ? (int)limit.rlim_cur - SPARE_FILES : 2;
    self->callers_cap = files / 4 < NET_CALLERS_CAP ? (files + 3) / 4 : NET_CALLERS_CAP;
    self->sockets_cap = files - self->callers_cap;
}

static struct lws_context *make_context(net *self, const struct lws_http_mount *mount,
                                        uint64_t options)
{
    static const struct lws_protocols protocols[] = {
        {"vexillum", on_event, sizeof(net_socket *), 4096, 0, NULL, 0},
        {NULL, NULL, 0, 0, 0, NULL, 0}};
    static const lws_retry_bo_t no_pings = {0}; /* the library's walk a list that grows with each */
    void *loops[] = {&self->loop};
    struct lws_context_creation_info info = {
        .foreign_loops = loops,
        .port = self->wish.port,
        .iface = self->wish.address,
        .protocols = protocols,
        .mounts = mount,
        .headers = headers,
        .user = self,
        .gid = -1,
        .uid = -1,
        .retry_and_idle_policy = &no_pings,
        .pt_serv_buf_size = 32 << 10,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6 | options,
    };
    if (self->wish.cert[0] != '\0') {
        info.ssl_cert_filepath = self->wish.cert;
        info.ssl_private_key_filepath = self->wish.key;
        info.alpn = "http/1.1"; /* deadlines and gates are for this one */
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    }
    return lws_create_context(&info);
}

/* With a loop of ours the library is there even when it cannot listen; then it has no host. */
static bool listen_on(net *self)
{
    static struct lws_http_mount mount = {.mountpoint = "/",
                                          .mountpoint_len = 1,
                                          .protocol = "vexillum",
                                          .origin_protocol = LWSMPRO_CALLBACK};
    lws_set_log_level(0, NULL); /* the caller says in one line what is wrong */
    self->context = make_context(self, &mount, LWS_SERVER_OPTION_LIBUV);
    self->has_loop = self->context != NULL;
    if (!self->has_loop) self->context = make_context(self, &mount, 0);
    lws_set_log_level(LLL_ERR, log_complaint);
    struct lws_vhost *own =
        self->context != NULL ? lws_get_vhost_by_name(self->context, "default") : NULL;
    if (own != NULL) self->port = lws_get_vhost_listen_port(own);
    return own != NULL;
}

/* One to a process, and it stays: taking the library down again under a loop of ours unloads the
 * part of it that the loop still calls (seen with 4.1.6). The end of the process does it. */
static net the_net;

net *net_start(const net_wish *wish, const net_events *events)
{
    net *self = &the_net;
    self->wish = *wish;
    self->events = *events;
    set_file_limit(self);
    certificate_note(&self->cert, wish->cert, wish->key);
    if (uv_loop_init(&self->loop) != 0 || !listen_on(self)) return NULL;
    lws_sul_schedule(self->context, 0, &self->timer, on_tick, TICK_MICROSECONDS);
    return self;
}

int net_port(const net *self)
{
    return self->port;
}

static bool run_once(net *self)
{
    if (self->has_loop)
        uv_run(&self->loop, UV_RUN_ONCE);
    else if (lws_service(self->context, 0) < 0)
        return false;
    self->events.turn(self->events.context);
    return true;
}

/* Players come back at once when they know that the server does. */
static void say_goodbye(net *self)
{
    int64_t until = net_now() + GOODBYE_MILLISECONDS;
    for (net_socket *socket = self->all; socket != NULL; socket = socket->next) net_close(socket);
    while (self->count > 0 && net_now() < until && run_once(self)) continue;
}

void net_run(net *self)
{
    while (!self->stopped && run_once(self)) continue;
    say_goodbye(self);
}

void net_stop(net *self)
{
    self->stopped = 1;
    lws_cancel_service(self->context);
}

void net_wake(net *self)
{
    lws_cancel_service(self->context);
}

int64_t net_malformed(const net *self)
{
    return self->malformed;
}

int net_sockets(const net *self)
{
    return self->count;
}

int net_callers(const net *self)
{
    return self->callers;
}

size_t net_backlog(const net *self)
{
    return self->backlogs;
}

const char *net_address(const net_socket *socket)
{
    return socket->address;
}

void net_set_user(net_socket *socket, void *user)
{
    socket->user = user;
}

void *net_user(const net_socket *socket)
{
    return socket->user;
}
