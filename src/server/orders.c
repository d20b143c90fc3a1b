/* SPDX-License-Identifier: MIT */
/* orders.c - list, close, ban, unban, rename, reset, schedule, cancel, announce. */
#include "server/orders.h"

#include <stdio.h>
#include <string.h>

#include "command/session.h"
#include "core/json.h"
#include "server/desk.h"
#include "server/log.h"
#include "server/nodes.h"
#include "server/own.h"
#include "server/spelling.h"
#include "server/store_people.h"
#include "server/tournament.h"
#include "server/utf8.h"
#include "server/visitors.h"

enum { WORDS_MAX = 64, LINE_CAP = 1024, ANNOUNCEMENT_LETTERS = 300 };

typedef struct {
    hall *house;
    int count;
    const char *word[WORDS_MAX]; /* behind the verb */
    vx_text *out;
} order;

static bool refuse(order *o, const char *why, const char *what)
{
    vx_add(o->out, why);
    vx_add(o->out, what);
    vx_add_char(o->out, '\n');
    return false;
}

/* ---- list ---- */

static void add_table(vx_text *out, const table *at)
{
    int people = 0;
    for (int place = 0; place < PLACES; place++) people += at->guest_count[place];
    vx_add(out, at->facts.id);
    vx_add_char(out, ' ');
    vx_add(out, at->facts.game);
    vx_add(out, " entries=");
    vx_add_number(out, at->match->count);
    vx_add(out, " result=");
    vx_add(out, at->now.result);
    vx_add(out, " sockets=");
    vx_add_number(out, people);
    for (int seat = 0; seat < at->seats; seat++) {
        vx_add_char(out, ' ');
        vx_add_quoted(out, at->seat[seat].name);
    }
    vx_add_char(out, '\n');
}

static void list_table(void *context, table *at)
{
    order *o = context;
    for (int place = 0; place < PLACES; place++) {
        if (at->guests[place] == NULL) continue;
        add_table(o->out, at);
        return;
    }
}

static void list_guest(vx_text *out, const guest *who)
{
    vx_add_number(out, (int64_t)who->number);
    vx_add_char(out, ' ');
    vx_add(out, net_address(who->socket));
    vx_add_char(out, ' ');
    vx_add_quoted(out, who->name);
    if (who->at != NULL) vx_add_char(out, ' ');
    if (who->at != NULL) vx_add(out, who->at->facts.id);
    vx_add_char(out, '\n');
}

static void list_ban(void *context, const char *who)
{
    order *o = context;
    vx_add_quoted(o->out, who);
    vx_add_char(o->out, '\n');
}

static void list_report(void *context, const char *by, const char *about, const char *text,
                        int64_t when)
{
    order *o = context;
    vx_add_number(o->out, when / 1000);
    vx_add_char(o->out, ' ');
    vx_add_quoted(o->out, by);
    vx_add(o->out, " about ");
    vx_add_quoted(o->out, about);
    vx_add_char(o->out, ' ');
    vx_add_quoted(o->out, text);
    vx_add_char(o->out, '\n');
}

static void list_tournament(void *context, const store_tournament *value, int entrants)
{
    order *o = context;
    if (value->ended > 0) return;
    vx_add(o->out, value->id);
    vx_add(o->out, value->is_arena ? " arena " : " swiss ");
    vx_add(o->out, value->game);
    vx_add(o->out, " entrants=");
    vx_add_number(o->out, entrants);
    vx_add(o->out, " round=");
    vx_add_number(o->out, value->round);
    vx_add_char(o->out, ' ');
    vx_add_quoted(o->out, value->title);
    vx_add_char(o->out, '\n');
}

/* "list tables": those at which somebody is. */
static bool run_list(order *o)
{
    const char *what = o->count > 0 ? o->word[0] : "tables";
    if (strcmp(what, "tables") == 0) {
        hall_visit(o->house, list_table, o);
    } else if (strcmp(what, "guests") == 0) {
        for (const guest *who = o->house->guests; who != NULL; who = who->next)
            list_guest(o->out, who);
    } else if (strcmp(what, "reports") == 0) {
        store_list_reports(o->house->store, list_report, o);
    } else if (strcmp(what, "bans") == 0) {
        store_list_bans(o->house->store, list_ban, o);
    } else if (strcmp(what, "tournaments") == 0) {
        store_list_tournaments(o->house->store, TOURNAMENTS_OPEN_MAX, list_tournament, o);
    } else {
        return refuse(o, "list tables, tournaments, guests, bans or reports, not ", what);
    }
    return true;
}

/* ---- close ---- */

static bool run_close(order *o)
{
    table *at = hall_find(o->house, o->word[0]);
    if (at == NULL) return refuse(o, "there is no table ", o->word[0]);
    if (table_is_over(at)) return refuse(o, "this game is over: ", o->word[0]);
    table_end(o->house, at, NOBODY, "closed");
    return true;
}

/* ---- ban, unban ---- */

static bool run_ban(order *o)
{
    store_ban(o->house->store, o->word[0], net_now());
    nodes_tell(o->house, "ban", o->word[0], "");
    desk_show_out(o->house, o->word[0]);
    return true;
}

static bool run_unban(order *o)
{
    return store_unban(o->house->store, o->word[0]) || refuse(o, "is not banned: ", o->word[0]);
}

/* ---- rename, reset ---- */

static bool find_account(order *o, store_account *out)
{
    char skeleton[SPELLING_SKELETON_CAP];
    spelling_skeleton(o->word[0], skeleton);
    return store_find_account(o->house->store, o->word[0], skeleton, out) ||
           refuse(o, "nobody has the name ", o->word[0]);
}

static bool run_rename(order *o)
{
    store_account account;
    char name[STORE_NAME_CAP];
    vx_problem ignored;
    if (!find_account(o, &account)) return false;
    if (!spelling_take(o->word[1], name, &ignored))
        return refuse(o, "this is no name: ", o->word[1]);
    return own_rename(o->house, account.name, name) ||
           refuse(o, "this name is taken, or looks like one that is: ", name);
}

/* For somebody who has lost the password and the code too: everybody is signed out, and the new code
 * opens the name. */
static bool run_reset(order *o)
{
    store_account account;
    char code[SECRET_CAP];
    if (!find_account(o, &account)) return false;
    secret_make(code);
    secret_digest(code, account.recovery);
    store_set_password(o->house->store, account.name, o->house->nobody, account.recovery);
    own_end_sessions(o->house, account.name, "");
    vx_add(o->out, code);
    vx_add_char(o->out, '\n');
    return true;
}

/* ---- announce ---- */

static bool run_announce(order *o)
{
    char said[LINE_CAP];
    vx_text text = vx_text_on(said, sizeof said);
    for (int i = 0; i < o->count; i++) {
        if (i > 0) vx_add_char(&text, ' ');
        vx_add(&text, o->word[i]);
    }
    if (!is_utf8(said, text.length) || has_control(said) ||
        vx_count_letters(said) > ANNOUNCEMENT_LETTERS)
        return refuse(o, "an announcement is one line of 300 letters at most", "");
    nodes_tell(o->house, "announce", said, "");
    desk_announce(o->house, said);
    return true;
}

/* ---- schedule, cancel ---- */

static bool refuse_problem(order *o, const vx_problem *problem)
{
    vx_add_reason(o->out, problem, VX_ENGLISH);
    vx_add_char(o->out, '\n');
    return false;
}

/* "schedule swiss standard-bearer title=Friday starts=3600": the words of the verb of the same name. */
static bool run_schedule(order *o)
{
    char keys[LINE_CAP];
    vx_setting settings[WORDS_MAX];
    vx_text room = vx_text_on(keys, sizeof keys);
    vx_problem problem = {0};
    store_id id;
    int count = 0;
    for (int i = 2; i < o->count; i++) {
        const char *sign = strchr(o->word[i], '=');
        if (sign == NULL || !is_utf8(sign, strlen(sign)) || has_control(sign))
            return refuse(o, "this is not key=value: ", o->word[i]);
        settings[count++] = (vx_setting){keys + room.length, sign + 1};
        vx_add_bytes(&room, o->word[i], (size_t)(sign - o->word[i]));
        room.length++; /* the end of the key stays */
    }
    tournament_wish wish = {.kind = o->word[0],
                            .game = o->word[1],
                            .by = "",
                            .setting = settings,
                            .setting_count = count};
    if (!tournament_schedule(o->house, &wish, id, &problem)) return refuse_problem(o, &problem);
    vx_add(o->out, id);
    vx_add_char(o->out, '\n');
    return true;
}

static bool run_cancel(order *o)
{
    vx_problem problem = {0};
    return tournament_cancel(o->house, o->word[0], NULL, &problem) || refuse_problem(o, &problem);
}

/* ---- The table of orders ---- */

static const struct {
    const char *name, *usage;
    int least, most; /* words behind it */
    bool (*run)(order *o);
} orders[] = {
    {"list", "list [tables|tournaments|guests|bans|reports]", 0, 1, run_list},
    {"close", "close ID: ends the game as a draw", 1, 1, run_close},
    {"ban", "ban NAME|ADDRESS", 1, 1, run_ban},
    {"unban", "unban NAME|ADDRESS", 1, 1, run_unban},
    {"rename", "rename NAME TO", 2, 2, run_rename},
    {"reset", "reset NAME: signs everybody out and prints a new recovery code", 1, 1, run_reset},
    {"schedule", "schedule swiss|arena GAME [key=value ...]: a tournament", 2, WORDS_MAX,
     run_schedule},
    {"cancel", "cancel ID: a tournament, even one that has begun", 1, 1, run_cancel},
    {"announce", "announce TEXT: to everybody who is here", 1, WORDS_MAX, run_announce},
};

static bool explain(order *o)
{
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        vx_add(o->out, orders[i].usage);
        vx_add_char(o->out, '\n');
    }
    return false;
}

bool orders_run(hall *house, const char *line, vx_text *out)
{
    char memory[LINE_CAP + 1];
    const char *words[LINE_CAP / 2 + 2];
    order o = {.house = house, .out = out};
    int count = strlen(line) < LINE_CAP ? vx_split_line(line, strlen(line), memory, words) : -1;
    if (count < 1 || count > WORDS_MAX) return explain(&o);
    o.count = count - 1;
    for (int i = 1; i < count; i++) o.word[i - 1] = words[i];
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        if (strcmp(orders[i].name, words[0]) != 0) continue;
        if (o.count < orders[i].least || o.count > orders[i].most) break;
        bool is_done = orders[i].run(&o);
        log_event(LOG_INFO, "order", "verb", orders[i].name, "about",
                  o.count > 0 && strcmp(orders[i].name, "announce") != 0 ? o.word[0] : "", "done",
                  is_done ? "yes" : "no", LOG_END);
        return is_done;
    }
    return explain(&o);
}
