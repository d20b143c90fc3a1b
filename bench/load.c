/* SPDX-License-Identifier: MIT */
/* load.c - how fast the table answers: many sockets, a steady stream of actions, honest times.
 *
 *     load [SOCKETS [ACTIONS_A_SECOND [SECONDS [PROGRAM [DATABASE [NODES]]]]]]
 *
 * With the address of a PostgreSQL database there can be several nodes: the players of a game then sit at different ones.
 *
 * Starts a server of its own on loopback, with its database (which is thrown away) under build/. Two sockets share a game
 * of Standard-Bearer. Actions are due at fixed times, whether the server keeps up or not, and an
 * answer's time counts from when its action was due: a server that stalls cannot hide it. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/game.h"

enum { SOCKETS_MAX = 21000, BUFFER_CAP = 1 << 16, TEXT_CAP = 1 << 16, LINKING_AT_ONCE = 200 };

/* One game in so many is played at a time, and as many actions in each before the next ones have their turn. All other
 * sockets are idle meanwhile, so that the server has to keep them alive. */
enum { GAMES_TO_ONE_PLAYED = 10, ACTIONS_AT_A_TIME = 30 };

typedef struct {
    int file;
    bool is_open; /* the handshake is done */
    char *buffer;
    size_t length;
} link_end;

typedef struct {
    link_end end[2];
    char id[16], key[2][32];
    int known[2]; /* entries that each end has been told */
    int seated, actor;
    char *position;
    double due; /* when the action under way should have been sent; 0: none is */
} pair;

static pair *pairs;
static int pair_count, open_count, ready_count;
static int poll_file;
static double *answer_times, *opponent_times;
static int answer_count, opponent_count, sample_cap, refused_count, ping_count;

static void fail(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, errno != 0 ? strerror(errno) : "failed");
    exit(1);
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec * 1e-9;
}

/* ---- The server ---- */

enum { NODES_MAX = 8 };

static pid_t servers[NODES_MAX];
static int server_count;

static void stop_servers(void)
{
    for (int i = 0; i < server_count; i++) kill(servers[i], SIGTERM);
    for (int i = 0; i < server_count; i++) waitpid(servers[i], NULL, 0);
    server_count = 0;
}

static int start_server(const char *program, const char *database)
{
    int ends[2], port = 0;
    char line[256];
    if (pipe(ends) != 0) fail("pipe");
    pid_t server = fork();
    if (server == 0) {
        dup2(ends[1], 1);
        close(ends[0]);
        execl(program, program, "serve", "--port", "0", "--db", database, (char *)NULL);
        _exit(127);
    }
    servers[server_count++] = server;
    close(ends[1]);
    FILE *said = fdopen(ends[0], "r");
    if (said == NULL || fgets(line, sizeof line, said) == NULL) fail(program);
    const char *colon = strstr(line, "http://127.0.0.1:");
    if (colon != NULL) port = atoi(colon + strlen("http://127.0.0.1:"));
    if (port == 0) fail(line);
    return port; /* `said` stays open: the server's last words have to go somewhere */
}

/* Kilobytes that a server holds. */
static long memory_of(pid_t server)
{
    char name[64], line[256];
    long kilobytes = 0;
    snprintf(name, sizeof name, "/proc/%d/status", (int)server);
    FILE *file = fopen(name, "r");
    if (file == NULL) return 0;
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "VmRSS: %ld", &kilobytes) == 1) break;
    fclose(file);
    return kilobytes;
}

static long memory_used(void)
{
    long sum = 0;
    for (int i = 0; i < server_count; i++) sum += memory_of(servers[i]);
    return sum;
}

/* Seconds of processor time that a server has used. */
static double time_of(pid_t server)
{
    char name[64];
    unsigned long user = 0, system = 0;
    snprintf(name, sizeof name, "/proc/%d/stat", (int)server);
    FILE *file = fopen(name, "r");
    if (file == NULL) return 0;
    if (fscanf(file, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
               &system) != 2)
        user = system = 0;
    fclose(file);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double time_used(void)
{
    double sum = 0;
    for (int i = 0; i < server_count; i++) sum += time_of(servers[i]);
    return sum;
}

/* ---- The machine: what it takes without us ---- */

static int by_size(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static void report(const char *what, double *samples, int count)
{
    if (count == 0) return;
    qsort(samples, (size_t)count, sizeof *samples, by_size);
    printf("%-22s median %7.2f ms, slowest 1%% from %7.2f ms, slowest %7.2f ms\n", what,
           samples[count / 2] * 1e3, samples[count - 1 - count / 100] * 1e3,
           samples[count - 1] * 1e3);
}

/* No answer can be faster than a page that is written and synced. */
static void measure_disk(const char *database)
{
    enum { WRITES = 300 };
    char name[256], page[4096] = {0};
    double times[WRITES];
    snprintf(name, sizeof name, "%s-disk", database);
    int file = open(name, O_RDWR | O_CREAT, 0600);
    if (file < 0) fail(name);
    for (int i = 0; i < WRITES; i++) {
        double began = now();
        if (pwrite(file, page, sizeof page, (i % 16) * 4096) < 0 || fdatasync(file) != 0)
            fail(name);
        times[i] = now() - began;
    }
    close(file);
    unlink(name);
    report("a synced write alone", times, WRITES);
}

/* ---- Sockets ---- */

static void open_link(link_end *end, int port, uint32_t index)
{
    static const char hello[] = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct epoll_event watch = {.events = EPOLLIN, .data.u32 = index};
    int one = 1;
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    end->file = socket(AF_INET, SOCK_STREAM, 0);
    if (end->file < 0 || connect(end->file, (struct sockaddr *)&to, sizeof to) != 0)
        fail("connect");
    setsockopt(end->file, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    end->buffer = malloc(BUFFER_CAP);
    if (end->buffer == NULL) fail("memory");
    if (write(end->file, hello, sizeof hello - 1) != (ssize_t)sizeof hello - 1) fail("hello");
    fcntl(end->file, F_SETFL, O_NONBLOCK);
    if (epoll_ctl(poll_file, EPOLL_CTL_ADD, end->file, &watch) != 0) fail("epoll");
}

/* The mask is zero, which is a mask. */
static void send_frame(link_end *end, unsigned char opcode, const char *text, size_t length)
{
    unsigned char frame[512] = {0x80 | opcode};
    size_t head = length < 126 ? 6 : 8;
    if (length > sizeof frame - 8) fail("a frame is too long");
    frame[1] = (unsigned char)(0x80 | (length < 126 ? length : 126));
    if (length >= 126) {
        frame[2] = (unsigned char)(length >> 8);
        frame[3] = (unsigned char)length;
    }
    memcpy(frame + head, text, length);
    if (write(end->file, frame, head + length) != (ssize_t)(head + length)) fail("send");
}

static void send_text(link_end *end, const char *text)
{
    send_frame(end, 1, text, strlen(text));
}

/* ---- Frames ---- */

/* Copies the JSON string behind `key`, unescaped. */
static bool take_string(const char *frame, const char *key, char *out, size_t capacity)
{
    const char *at = strstr(frame, key);
    size_t length = 0;
    if (at == NULL) return false;
    for (at += strlen(key); *at != '"' && *at != '\0' && length + 1 < capacity; at++) {
        if (strncmp(at, "\\u000a", 6) == 0) {
            out[length++] = '\n';
            at += 5;
        } else {
            out[length++] = *at;
        }
    }
    out[length] = '\0';
    return true;
}

static int take_number(const char *frame, const char *key)
{
    const char *at = strstr(frame, key);
    return at != NULL ? atoi(at + strlen(key)) : -1;
}

static void note_time(double *samples, int *count, double due)
{
    if (*count < sample_cap) samples[(*count)++] = now() - due;
}

static void take_hosted(pair *p, const char *frame)
{
    char text[256], invitation[32];
    if (!take_string(frame, "\"id\":\"", p->id, sizeof p->id) ||
        !take_string(frame, "\"key\":\"", p->key[0], sizeof p->key[0]) ||
        !take_string(frame, "\"invitations\":[null,\"", invitation, sizeof invitation))
        fail("no keys");
    snprintf(p->key[1], sizeof p->key[1], "%026d", (int)(p - pairs));
    snprintf(text, sizeof text, "join %s %s key=%s", p->id, invitation, p->key[1]);
    send_text(&p->end[1], text);
    for (int seat = 0; seat < 2; seat++) {
        snprintf(text, sizeof text, "sit %s %s nonce=n%d", p->id, p->key[seat], seat);
        send_text(&p->end[seat], text);
    }
}

static void take_table(pair *p, int seat, const char *frame)
{
    const vx_game *game;
    static uint64_t state[1 << 13];
    static char position[TEXT_CAP];
    int length = take_number(frame, "\"from\":");
    for (const char *at = frame; (at = strstr(at, "{\"who\":")) != NULL; at++) length++;
    if (strstr(frame, "\"chat\":[{") != NULL || length <= p->known[seat]) return;
    p->known[seat] = length;
    if (p->due > 0 && seat == p->actor) note_time(answer_times, &answer_count, p->due);
    if (p->due > 0 && seat != p->actor) note_time(opponent_times, &opponent_count, p->due);
    if (p->known[0] != p->known[1]) return;
    if (!take_string(frame, "\"position\":\"", position, sizeof position) ||
        !vx_parse_position(position, &game, state, NULL))
        fail("a position cannot be read");
    free(p->position);
    p->position = strdup(position);
    p->actor = vx_to_act(game, state);
    if (p->due == 0) ready_count++;
    p->due = 0;
}

static void take_frame(pair *p, int seat, const char *frame)
{
    if (strncmp(frame, "{\"type\":\"hosted\"", 16) == 0)
        take_hosted(p, frame);
    else if (strncmp(frame, "{\"type\":\"table\"", 15) == 0)
        take_table(p, seat, frame);
    else if (strncmp(frame, "{\"type\":\"joined\"", 16) != 0 && ++refused_count == 1)
        fprintf(stderr, "load: %s\n", frame);
}

/* Takes the whole frames out of a buffer. */
static void take_buffer(pair *p, int seat)
{
    static char frame[BUFFER_CAP + 1];
    link_end *end = &p->end[seat];
    size_t at = 0;
    while (end->length - at >= 2) {
        const unsigned char *head = (const unsigned char *)end->buffer + at;
        size_t size = head[1] & 127, skip = 2;
        if (size == 126) {
            if (end->length - at < 4) break;
            size = (size_t)head[2] << 8 | head[3];
            skip = 4;
        }
        if (size == 127) fail("a frame is longer than the buffer");
        if (end->length - at < skip + size) break;
        memcpy(frame, end->buffer + at + skip, size);
        frame[size] = '\0';
        if ((head[0] & 15) == 1) take_frame(p, seat, frame);
        if ((head[0] & 15) == 9) {
            send_frame(end, 10, frame, size);
            ping_count++;
        }
        at += skip + size;
    }
    memmove(end->buffer, end->buffer + at, end->length - at);
    end->length -= at;
}

static void take_hello(link_end *end)
{
    char *done = memmem(end->buffer, end->length, "\r\n\r\n", 4);
    if (done == NULL) return;
    if (memmem(end->buffer, end->length, " 101 ", 5) == NULL) fail("no WebSocket");
    end->length -= (size_t)(done + 4 - end->buffer);
    memmove(end->buffer, done + 4, end->length);
    end->is_open = true;
    open_count++;
}

static void read_link(uint32_t index)
{
    pair *p = &pairs[index / 2];
    link_end *end = &p->end[index % 2];
    ssize_t got = read(end->file, end->buffer + end->length, BUFFER_CAP - end->length);
    if (got == 0) fail("the server hung up");
    if (got < 0 && errno != EAGAIN) fail("read");
    if (got <= 0) return;
    end->length += (size_t)got;
    if (!end->is_open) take_hello(end);
    if (end->is_open) take_buffer(p, (int)(index % 2));
}

static void serve_links(double until)
{
    struct epoll_event events[256];
    double left = until - now();
    int count = epoll_wait(poll_file, events, 256, left > 0 ? (int)(left * 1000) : 0);
    for (int i = 0; i < count; i++) read_link(events[i].data.u32);
}

static void wait_for(const int *counter, int wanted, const char *what)
{
    double limit = now() + 60;
    while (*counter < wanted) {
        if (now() > limit) fail(what);
        serve_links(now() + 0.1);
    }
}

/* ---- The run ---- */

static void open_links(const int *ports)
{
    for (int i = 0; i < 2 * pair_count; i++) {
        open_link(&pairs[i / 2].end[i % 2], ports[(i / 2 + i % 2) % server_count], (uint32_t)i);
        if (i % LINKING_AT_ONCE == 0) wait_for(&open_count, i - LINKING_AT_ONCE, "sockets");
    }
    wait_for(&open_count, 2 * pair_count, "sockets do not open");
}

static void open_games(void)
{
    for (int i = 0; i < pair_count; i++) {
        send_text(&pairs[i].end[0], "host standard-bearer");
        if (i % LINKING_AT_ONCE == 0) wait_for(&ready_count, i - LINKING_AT_ONCE, "games");
    }
    wait_for(&ready_count, pair_count, "games do not begin");
}

static void send_action(pair *p, double due, vx_random *random)
{
    static uint64_t state[1 << 13];
    static vx_action listed[1 << 12];
    char action[VX_ACTION_TEXT_CAP], text[VX_ACTION_TEXT_CAP + 32];
    const vx_game *game;
    if (!vx_parse_position(p->position, &game, state, NULL)) fail("a position cannot be read");
    int count = vx_list(game, state, listed);
    vx_format_action(game, state, listed[vx_random_below(random, (uint64_t)count)], action,
                     sizeof action);
    snprintf(text, sizeof text, "play %d %s", p->known[p->actor], action);
    p->due = due;
    send_text(&p->end[p->actor], text);
}

/* The first of the games that are played when so many actions have been sent. */
static int first_played(int sent, int played)
{
    return sent / (played * ACTIONS_AT_A_TIME) * played % pair_count;
}

static pair *next_without_answer_due(int first, int played, int *next)
{
    for (int tried = 0; tried < pair_count; tried++) {
        pair *p = &pairs[(first + (*next)++ % played + tried / played * played) % pair_count];
        if (p->due <= 0 && p->actor >= 0) return p;
    }
    return NULL;
}

/* One action every so often, each in the next played game that has nothing under way, or else in another game. */
static int play(double per_second, double seconds)
{
    vx_random random;
    double start = now();
    int sent = 0, next = 0, wanted = (int)(per_second * seconds);
    int played = (pair_count + GAMES_TO_ONE_PLAYED - 1) / GAMES_TO_ONE_PLAYED;
    vx_random_seed(&random, 1);
    while (sent < wanted) {
        double due = start + sent / per_second;
        serve_links(due);
        if (now() < due) continue;
        pair *p = next_without_answer_due(first_played(sent, played), played, &next);
        if (p) send_action(p, due, &random);
        sent++;
    }
    for (double limit = now() + 10;
         (opponent_count < sent || answer_count < sent) && now() < limit;)
        serve_links(now() + 0.05);
    return sent;
}

/* ---- Beginning and end ---- */

typedef struct {
    int sockets;
    double per_second, seconds;
    const char *program, *database;
    int nodes;
} wishes;

static bool read_wishes(int count, char **words, wishes *out)
{
    out->sockets = count > 1 ? atoi(words[1]) : 10000;
    out->per_second = count > 2 ? atof(words[2]) : 1000;
    out->seconds = count > 3 ? atof(words[3]) : 200;
    out->program = count > 4 ? words[4] : "build/vexillum";
    out->database = count > 5 ? words[5] : "build/load.db";
    out->nodes = count > 6 ? atoi(words[6]) : 1;
    return out->sockets >= 2 && out->sockets <= SOCKETS_MAX && out->per_second > 0 &&
           out->per_second <= 100000 && out->seconds > 0 && out->seconds <= 600 &&
           out->nodes >= 1 && out->nodes <= NODES_MAX;
}

static void prepare(const wishes *w)
{
    struct rlimit files = {SOCKETS_MAX + 100, SOCKETS_MAX + 100};
    setrlimit(RLIMIT_NOFILE, &files);
    signal(SIGPIPE, SIG_IGN);
    atexit(stop_servers);
    pair_count = w->sockets / 2;
    sample_cap = (int)(w->per_second * w->seconds) + 1;
    pairs = calloc((size_t)pair_count, sizeof *pairs);
    answer_times = malloc((size_t)sample_cap * sizeof *answer_times);
    opponent_times = malloc((size_t)sample_cap * sizeof *opponent_times);
    poll_file = epoll_create1(0);
    if (pairs == NULL || answer_times == NULL || opponent_times == NULL || poll_file < 0)
        fail("memory");
}

static void remove_database(const char *database)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-lock"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char name[256];
        snprintf(name, sizeof name, "%s%s", database, ends[i]);
        unlink(name);
    }
}

static void open_everything(const int *ports)
{
    long empty = memory_used();
    open_links(ports);
    long linked = memory_used();
    open_games();
    long playing = memory_used();
    printf("%d sockets: %.1f kB each; %d games: %.1f kB each; server %.1f MB\n", open_count,
           (double)(linked - empty) / open_count, pair_count,
           (double)(playing - linked) / pair_count, (double)playing / 1024);
}

/* True: everything was answered, and the slowest 1% in time. */
static bool play_and_report(const wishes *w)
{
    double began = now(), used = time_used();
    int sent = play(w->per_second, w->seconds);
    double took = now() - began;
    used = time_used() - used;
    printf("%d actions in %.1f s: %.0f a second; refused %d; server %.0f%% of a core, %.0f us an "
           "action\n",
           sent, took, answer_count / took, refused_count, 100 * used / took, 1e6 * used / sent);
    printf("%d pings answered, nobody dropped\n", ping_count); /* else read_link() has failed */
    report("answer to the player", answer_times, answer_count);
    report("news to the opponent", opponent_times, opponent_count);
    bool is_whole = answer_count == sent && opponent_count == sent && refused_count == 0;
    return is_whole && opponent_times[sent - 1 - sent / 100] < 0.050;
}

int main(int count, char **words)
{
    wishes w;
    if (!read_wishes(count, words, &w)) {
        fprintf(stderr,
                "load: [SOCKETS 2..%d [ACTIONS_A_SECOND [SECONDS ..600 [PROGRAM [DATABASE "
                "[NODES]]]]]]\n",
                SOCKETS_MAX);
        return 2;
    }
    int ports[NODES_MAX];
    bool is_file = strstr(w.database, "://") == NULL;
    prepare(&w);
    setvbuf(stdout, NULL, _IOLBF, 0); /* a script that measures the database reads along */
    if (is_file) remove_database(w.database);
    measure_disk(is_file ? w.database : "build/load");
    for (int i = 0; i < w.nodes; i++) ports[i] = start_server(w.program, w.database);
    open_everything(ports);
    bool is_fine = play_and_report(&w);
    printf("%s\n", is_fine ? "holds: the slowest 1% stay under 50 ms" : "DOES NOT HOLD");
    stop_servers();
    if (is_file) remove_database(w.database);
    return is_fine ? 0 : 1;
}
