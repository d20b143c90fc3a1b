/* SPDX-License-Identifier: MIT */
/* frame_fuzz.c - any frames from four guests, in any order, with commits that fail and clocks that
 * run out: whatever comes in, what goes out is sound, and the store agrees with the tables.
 *
 * A line of the input is one thing that happens:
 *   0 to 3 TEXT   the guest sends this frame; $1 stands for the id of the first table, and %12 for
 *                 the key of its second seat
 *   *GN           guest G makes the N-th legal action of his view
 *   -G            guest G leaves, and comes back as another
 *   TN            time goes on by ten to the power of N milliseconds
 *   F             the next commit fails
 *   Q             the thinkers are full, or free again */
#include <sodium.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "fake_house.h"
#include "fuzz.h"
#include "server/desk.h"
#include "server/utf8.h"

enum { TABLES_MAX = 9 };

static hall house;
static sqlite3 *database; /* of the store, to look at it from outside */
static bool commit_fails;
static int table_count;
static struct {
    char id[STORE_ID_CAP];
    char key[VX_SEATS_MAX][SECRET_CAP],
        invitation[VX_SEATS_MAX][SECRET_CAP]; /* as they were told */
} known[TABLES_MAX];

/* ---- What is sent ---- */

/* Skips a JSON value; NULL where it is none. */
static const char *skip_value(const char *at, int depth);

static const char *skip_string(const char *at)
{
    if (*at++ != '"') return NULL;
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < 0x20) return NULL;
        if (*at == '\\' && *++at == '\0') return NULL;
    }
    return at + 1;
}

static const char *skip_list(const char *at, char end, bool has_keys, int depth)
{
    if (*++at == end) return at + 1;
    for (;;) {
        if (has_keys && ((at = skip_string(at)) == NULL || *at++ != ':')) return NULL;
        at = skip_value(at, depth + 1);
        if (at == NULL) return NULL;
        if (*at == end) return at + 1;
        if (*at++ != ',') return NULL;
    }
}

static const char *skip_value(const char *at, int depth)
{
    static const char *const words[] = {"true", "false", "null"};
    if (depth > 6) return NULL;
    if (*at == '{') return skip_list(at, '}', true, depth);
    if (*at == '[') return skip_list(at, ']', false, depth);
    if (*at == '"') return skip_string(at);
    for (int i = 0; i < 3; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0) return at + strlen(words[i]);
    size_t digits = strspn(at + (*at == '-'), "0123456789");
    return digits > 0 ? at + (*at == '-') + digits : NULL;
}

static void demand_own_view(const guest *who, const char *text)
{
    static any_state view;
    static char position[VX_POSITION_CAP], quoted[2 * VX_POSITION_CAP];
    const vx_match *match = who->at->match;
    vx_text out = vx_text_on(quoted, sizeof quoted);
    vx_view(match->game, match->state, who->seat, &view);
    vx_format_position(match->game, &view, position, sizeof position);
    vx_add(&out, ",\"position\":");
    vx_add_quoted(&out, position);
    demand(strstr(text, quoted) != NULL, "a table is sent as the seat may know it");
}

static void demand_untold(const char *text, const char *secret)
{
    demand(secret[0] == '\0' || strstr(text, secret) == NULL, "no table frame tells a key");
}

static void demand_no_secret(const table *at, const char *text)
{
    char hex[2 * VX_SECRET_SIZE + 1];
    sodium_bin2hex(hex, sizeof hex, at->fair.secret, VX_SECRET_SIZE);
    demand(table_is_over(at) || strstr(text, hex) == NULL, "the secret is told at the end only");
    for (int seat = 0; seat < at->seats; seat++) {
        demand_untold(text, at->seat[seat].key_digest);
        demand_untold(text, at->seat[seat].invitation_digest);
    }
    for (int i = 0; i < table_count; i++) {
        for (int seat = 0; seat < VX_SEATS_MAX; seat++) {
            demand_untold(text, known[i].key[seat]);
            demand_untold(text, known[i].invitation[seat]);
        }
    }
}

/* The secrets that a frame tells: the key of one seat, and to a host one invitation for each other. */
static void remember_secrets(int index, const char *text)
{
    const char *seat = strstr(text, "\"seat\":"), *key = strstr(text, "\"key\":\"");
    const char *invited = strstr(text, "\"invitations\":[");
    int number = seat != NULL ? seat[7] - '0' : -1;
    if (number < 0 || number >= VX_SEATS_MAX || key == NULL) return;
    if (strlen(key) > 7 + SECRET_LETTERS && key[7 + SECRET_LETTERS] == '"')
        memcpy(known[index].key[number], key + 7, SECRET_LETTERS);
    if (invited == NULL) return;
    invited += 15;
    for (int i = 0; i < VX_SEATS_MAX && *invited != ']'; i++) {
        bool is_there = *invited == '"';
        if (is_there) memcpy(known[index].invitation[i], invited + 1, SECRET_LETTERS);
        invited += is_there ? SECRET_LETTERS + 2 : 4;
        if (*invited == ',') invited++;
    }
}

static void remember_table(const char *text)
{
    const char *id = strstr(text, "\"id\":\"");
    if (id == NULL) return;
    char name[STORE_ID_CAP] = "";
    memcpy(name, id + 6, 12);
    int index = 0;
    while (index < table_count && strcmp(known[index].id, name) != 0) index++;
    if (index == TABLES_MAX || hall_find(&house, name) == NULL) return;
    if (index == table_count) {
        memset(&known[index], 0, sizeof known[index]);
        memcpy(known[table_count++].id, name, sizeof name);
    }
    remember_secrets(index, text);
}

static void check_frame(net_socket *socket, const char *text, size_t length)
{
    const guest *who = socket->user;
    demand(strlen(text) == length && is_utf8(text, length), "what is sent is text");
    const char *end = skip_value(text, 0);
    demand(end != NULL && *end == '\0', "and JSON");
    demand(strncmp(text, "{\"type\":\"", 9) == 0, "with a type");
    if (strncmp(text, "{\"type\":\"table\"", 15) == 0) {
        demand(who != NULL && who->at != NULL, "a table is sent to who sits there");
        demand_own_view(who, text);
        demand_no_secret(who->at, text);
    }
    bool is_new = strncmp(text, "{\"type\":\"hosted\"", 16) == 0 ||
                  strncmp(text, "{\"type\":\"joined\"", 16) == 0;
    if (is_new) remember_table(text);
}

/* ---- The store ---- */

static int capture(sqlite3 *opened, char **error, const void *routines)
{
    (void)error;
    (void)routines;
    database = opened;
    return SQLITE_OK;
}

static int on_commit(void *context)
{
    (void)context;
    bool fails = commit_fails;
    commit_fails = false;
    return fails;
}

static void open_house(void)
{
    char error[256];
    if (house.store != NULL) return;
    demand(sodium_init() >= 0, "there is sodium");
    sqlite3_auto_extension((void (*)(void))capture);
    store *kept = store_open(":memory:", error, sizeof error);
    demand(kept != NULL && database != NULL, "there is a store");
    sqlite3_commit_hook(database, on_commit, NULL);
    demand(hall_open(&house, kept), "there is a hall");
    fake_on_send = check_frame;
}

static int row_count(const char *query, const char *id)
{
    sqlite3_stmt *row;
    demand(sqlite3_prepare_v2(database, query, -1, &row, NULL) == SQLITE_OK, "the store answers");
    sqlite3_bind_text(row, 1, id, -1, SQLITE_STATIC);
    int count = sqlite3_step(row) == SQLITE_ROW ? sqlite3_column_int(row, 0) : -1;
    sqlite3_finalize(row);
    return count;
}

static void demand_stored(void)
{
    for (int i = 0; i < table_count; i++) {
        const table *at = hall_find(&house, known[i].id);
        int games = row_count("SELECT count(*) FROM games WHERE id = ?", known[i].id);
        demand((at != NULL) == (games == 1), "a table is there if it is stored");
        if (at == NULL) continue;
        demand(row_count("SELECT count(*) FROM entries WHERE id = ?", known[i].id) ==
                   at->match->count,
               "the store has every entry, and no other");
        demand(row_count("SELECT result <> '*' FROM states WHERE id = ?", known[i].id) ==
                   (int)table_is_over(at),
               "the store knows what is over");
        demand(row_count("SELECT count(*) FROM chat WHERE id = ?", known[i].id) == at->chat_count,
               "the store has the talk");
    }
}

static void empty_store(void)
{
    static const char *const statements =
        "DELETE FROM games; DELETE FROM states; DELETE FROM seats; DELETE FROM entries;"
        "DELETE FROM chat; DELETE FROM accounts; DELETE FROM sessions; DELETE FROM claims;"
        "DELETE FROM ratings; DELETE FROM outcomes; DELETE FROM blocks; DELETE FROM reports;";
    commit_fails = false;
    demand(sqlite3_exec(database, statements, NULL, NULL, NULL) == SQLITE_OK, "it is emptied");
}

/* ---- What happens ---- */

static void come(int number)
{
    net_socket *socket = &fake_sockets[number];
    *socket = (net_socket){.is_open = true};
    socket->user = desk_welcome(&house, socket);
    demand(socket->user != NULL, "four guests find room");
}

static void go(int number)
{
    net_socket *socket = &fake_sockets[number];
    if (socket->user != NULL) desk_part(&house, socket->user);
    *socket = (net_socket){0};
}

static void end_pass(void)
{
    desk_turn(&house);
    demand(house.touched == NULL, "a pass leaves nothing touched");
    for (int i = 0; i < FAKE_SOCKETS; i++) {
        if (!fake_sockets[i].is_closing) continue;
        go(i);
        come(i);
    }
    demand_stored();
}

/* Where a key or an invitation is asked for. Elsewhere (in talk, in a name) a guest would tell it himself. */
static bool wants_key(const char *line)
{
    static const char *const verbs[] = {"sit ", "view ", "record ", "rematch ", "join "};
    for (int i = 0; i < 5; i++)
        if (strncmp(line, verbs[i], strlen(verbs[i])) == 0) return strstr(line, "name=") == NULL;
    return false;
}

static void add_secret(vx_text *out, int index, int seat, bool is_invitation)
{
    vx_add(out, is_invitation ? known[index].invitation[seat] : known[index].key[seat]);
}

/* Writes the frame with its ids and keys in place. */
static bool fill_in(const char *line, char *out, size_t capacity)
{
    bool has_keys = wants_key(line), joins = strncmp(line, "join ", 5) == 0;
    vx_text text = vx_text_on(out, capacity);
    for (; *line != '\0'; line++) {
        int game = line[1] - '1', seat = line[1] == '\0' ? -1 : line[2] - '1';
        bool is_known = game >= 0 && game < table_count;
        if (line[0] == '$' && is_known) {
            vx_add(&text, known[game].id);
            line++;
        } else if (line[0] == '%' && has_keys && is_known && seat >= 0 && seat < VX_SEATS_MAX) {
            add_secret(&text, game, seat, joins);
            line += 2;
        } else {
            vx_add_char(&text, *line);
        }
    }
    return !text.cut && is_utf8(out, text.length);
}

static void send_frame(int number, const char *line)
{
    char frame[4096];
    if (strstr(line, "key=") != NULL) return; /* a key of his own he may tell whom he likes */
    if (fill_in(line, frame, sizeof frame))
        desk_take_frame(&house, fake_sockets[number].user, frame);
}

static void act(int number, int index)
{
    static vx_action listed[1 << 16];
    static any_state view;
    char frame[VX_ACTION_TEXT_CAP + 32], action[VX_ACTION_TEXT_CAP];
    const guest *who = fake_sockets[number].user;
    if (who->at == NULL || who->seat < 0) return;
    const vx_match *match = who->at->match;
    if (vx_match_to_act(match) != who->seat) return;
    vx_view(match->game, match->state, who->seat, &view);
    int count = vx_list(match->game, &view, listed);
    vx_format_action(match->game, &view, listed[index % count], action, sizeof action);
    snprintf(frame, sizeof frame, "play %d %s", match->count, action);
    desk_take_frame(&house, fake_sockets[number].user, frame);
}

static void happen(const char *line)
{
    int digit = line[0] == '\0' ? -1 : line[1] - '0';
    bool is_guest = digit >= 0 && digit < FAKE_SOCKETS;
    if (line[0] >= '0' && line[0] < '0' + FAKE_SOCKETS) {
        send_frame(line[0] - '0', line + 1);
    } else if (line[0] == '*' && is_guest) {
        act(digit, line[2] == '\0' ? 0 : (unsigned char)line[2]);
    } else if (line[0] == '-' && is_guest) {
        go(digit);
        come(digit);
    } else if (line[0] == 'T' && digit >= 0 && digit <= 9) {
        int64_t step = 1;
        while (digit-- > 0) step *= 10;
        fake_time += step;
        hall_tick(&house);
    } else if (line[0] == 'F') {
        commit_fails = true;
    } else if (line[0] == 'Q') {
        fake_thinkers_are_full = !fake_thinkers_are_full;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    open_house();
    fake_reset();
    house.started = house.last_sweep = fake_time;
    house.complained = INT64_MAX / 2; /* silence */
    memset(house.attempts, 0, sizeof house.attempts);
    table_count = 0;
    for (int i = 0; i < FAKE_SOCKETS; i++) come(i);
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        happen(line);
        if (line[0] == 'F') continue; /* whatever comes next fails */
        fake_time += 100;
        end_pass();
    }
    for (int i = 0; i < FAKE_SOCKETS; i++) go(i);
    commit_fails = false;
    end_pass();
    store *kept = house.store;
    hall_close(&house);
    empty_store();
    demand(hall_open(&house, kept), "there is a hall");
    free(text);
    return 0;
}
