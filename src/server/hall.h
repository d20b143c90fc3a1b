/* SPDX-License-Identifier: MIT */
/* hall.h - the tables: games that are being played, who sits at them and who looks on.
 *
 * A table is read from the store when somebody asks for it and written through as it changes. All of
 * it belongs to the one thread of the loop. */
#ifndef VX_SERVER_HALL_H
#define VX_SERVER_HALL_H

#include "core/text.h"
#include "match/fair.h"
#include "server/net.h"
#include "server/store.h"
#include "server/thinkers.h"

enum {
    HALL_GAMES_MAX = 1000000, /* games in the store */
    HALL_CHAT_MAX = 200,      /* lines at a table */
    HALL_TEXT_MAX = 300,      /* bytes of a line of talk */
    HALL_IDLE_MAX = 2000,     /* tables kept in memory that nobody sits at */
    NOBODY = -1,
};

typedef struct table table;
typedef struct hall hall;

/* One socket, and the place it has taken. */
typedef struct guest {
    net_socket *socket;
    uint64_t number; /* names the guest for as long as the server runs */
    table *at;       /* NULL: standing */
    int seat;        /* or VX_SPECTATOR */
    int known;       /* entries of the log that have been sent */
    struct guest *next_at_table, *next;
    int64_t budget, budget_since; /* frames that may come, in thousandths */
    int refused;                  /* frames that were refused for coming too fast */
    char name[STORE_NAME_CAP];    /* signed in as, or "" */
} guest;

typedef struct {
    int seat; /* or VX_SPECTATOR */
    char text[HALL_TEXT_MAX + 1];
} chat_line;

struct table {
    store_game facts;
    vx_match *match;
    int seats;
    store_seat seat[VX_SEATS_MAX];
    vx_fair fair;
    uint64_t draws; /* made so far */
    chat_line *chat;
    int chat_count;
    guest *guests;
    int draw_offer, undo_offer; /* the seat that offers, or NOBODY */
    int64_t turn_began;         /* milliseconds */
    bool is_thinking, is_touched;
    int64_t last_used;
    table *next, *next_touched;
};

struct hall {
    net *net;
    store *store;
    thinkers *thinkers;
    table **buckets;
    int bucket_count, table_count;
    table *touched; /* changed since the last commit */
    guest *guests;
    uint64_t next_guest;
    int64_t started, refused_frames;
    vx_text frame; /* where frames are written, one at a time */
    void *memory;  /* room for two states of any game */
};

int64_t hall_now(void); /* milliseconds since 1970 */

bool hall_open(hall *self, store *from);
void hall_close(hall *self);

/* The table, read from the store if need be; NULL if there is none. */
table *hall_find(hall *self, const char *id);

typedef struct {
    const vx_game *game;
    const vx_setting *settings;
    int setting_count;
    const char *clock, *name;
    int seat; /* of the host */
    bool is_open;
    int level[VX_SEATS_MAX]; /* 0: a person */
} hall_wish;

/* A new table with its host seated. NULL: `why` says what is wrong. */
table *hall_host(hall *self, const hall_wish *wish, vx_problem *why);

/* ---- At a table. Each returns false and fills `why` where it refuses ---- */

int table_seat_of(const table *self, const char *key); /* or VX_SPECTATOR */
bool table_is_over(const table *self);
bool table_has_begun(const table *self);
bool table_take_seat(hall *house, table *self, int seat, const char *name);
bool table_add_nonce(hall *house, table *self, int seat, const char *nonce, vx_problem *why);
bool table_play(hall *house, table *self, int seat, const char *action, vx_problem *why);
bool table_resign(hall *house, table *self, int seat, vx_problem *why);
bool table_offer_draw(hall *house, table *self, int seat, vx_problem *why);
bool table_refuse_draw(hall *house, table *self, int seat, vx_problem *why);
bool table_ask_undo(hall *house, table *self, int seat, vx_problem *why);
bool table_answer_undo(hall *house, table *self, int seat, bool allow, vx_problem *why);
bool table_talk(hall *house, table *self, int seat, const char *text, vx_problem *why);
/* The rematch, made when first asked for; seats move on by one. */
table *table_rematch(hall *house, table *self, vx_problem *why);

/* A thinker's answer. */
void hall_take_choice(hall *self, const job *work);
/* Clocks that have run out. */
void hall_check_clocks(hall *self);

/* ---- Telling ---- */

void table_seat_guest(hall *house, table *self, guest *who, int seat, int known);
void table_leave(hall *house, guest *who);
/* Notes that the table has changed in this pass. */
void table_touch(hall *house, table *at);
/* Sends everybody at the tables touched in this pass what has changed, before the commit. */
void hall_tell_touched(hall *self);
/* The pass is over. */
void hall_clear_touched(hall *self);
/* The commit failed: what was touched is forgotten and read from the store again. */
void hall_forget_touched(hall *self);
void hall_send(hall *self, guest *who, const vx_text *frame);
void hall_refuse(hall *self, guest *who, const vx_problem *problem);
/* The seat's view before entry `at`, as position text. */
void table_add_past(hall *house, const table *self, int seat, int at, vx_text *out);
/* The record as a seat may see it, with what proves the dice; free() it. */
char *table_record(table *self, int seat);

#endif
