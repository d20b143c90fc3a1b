/* SPDX-License-Identifier: MIT */
/* hall.h - the tables: games that are being played, who sits at them and who looks on.
 *
 * A table is read from the store when somebody asks for it and written through as it changes. All of
 * it belongs to the one thread of the loop.
 *
 * A pass of the loop: frames, clocks and thinkers change tables and touch them; then what changed
 * is saved, told and committed, in this order, and only then do the frames leave. If the commit
 * fails, the frames are dropped and every touched table is read again as it was. */
#ifndef VX_SERVER_HALL_H
#define VX_SERVER_HALL_H

#include "command/command.h"
#include "core/text.h"
#include "match/fair.h"
#include "server/budget.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/secret.h"
#include "server/store.h"
#include "server/store_names.h"
#include "server/thinkers.h"

enum {
    HALL_GAMES_MAX = 1000000,  /* games in the store */
    HALL_STALE_DAYS = 30,      /* a table at which play never began is cleared away */
    HALL_SESSION_DAYS = 60,    /* a session that nobody has used for so long is over */
    HALL_ENTRIES_MAX = 20000,  /* actions of one game; then it is a draw */
    HALL_CHAT_MAX = 100,       /* lines kept at a table */
    HALL_TEXT_LETTERS = 300,   /* of a line of talk */
    HALL_TEXT_CAP = 1201,      /* bytes: a letter has four at most */
    HALL_IDLE_MAX = 2000,      /* tables kept in memory that nobody sits at */
    HALL_SPECTATORS_MAX = 500, /* at one table */
    HALL_SOCKETS_A_SEAT = 8,   /* the same player, at several screens */
    HALL_ATTEMPTS_KEPT = 1024,
    HALL_ABSENCES_MAX = 256,  /* restarts that are remembered */
    HALL_TABLES_AT_ONCE = 12, /* opened through one socket */
    HALL_TABLE_EVERY = 5000,  /* milliseconds: in the long run */
    NOBODY = -1,
    EVERYBODY = -2,
};

typedef struct table table;
typedef struct hall hall;
typedef struct visitor visitor;

/* One socket, and the place it has taken. */
typedef struct guest {
    net_socket *socket;
    visitor *from;
    uint64_t number;                 /* names the guest for as long as the server runs */
    table *at;                       /* NULL: standing */
    int seat;                        /* or VX_SPECTATOR */
    int known;                       /* entries of the log that have been sent */
    int heard;                       /* lines of the talk that have been sent */
    bool is_due;                     /* gets the table even if nothing has happened there */
    bool watches;                    /* gets the lobby whenever it changes */
    store_id tournament;             /* gets this one whenever it changes; "": none */
    bool has_tournament_due;         /* and it has */
    store_id noted;                  /* the tournament that other nodes know this guest to watch, */
    char noted_name[STORE_NAME_CAP]; /* by this name */
    struct guest *next_at_table, **link_at_table, *next, **link;
    budget frames, badness, tables;
    uint64_t signed_in;             /* the pass in which it happened */
    char name[STORE_NAME_CAP];      /* signed in as, or "" */
    char session[STORE_DIGEST_CAP]; /* by this token, or "" */
} guest;

typedef struct {
    int seat;
    char text[HALL_TEXT_CAP];
} chat_line;

/* Guests are kept by place: seats from 0, and behind them the spectators. */
enum { SPECTATORS = VX_SEATS_MAX, PLACES };

struct table {
    store_game facts;
    store_state now, saved; /* as it is, and as the store has it */
    store_seat seat[VX_SEATS_MAX], saved_seat[VX_SEATS_MAX];
    int seats;
    vx_match *match;
    vx_fair fair;
    uint64_t draws; /* made so far */
    chat_line *chat;
    int chat_count, chat_total; /* kept, and ever said */
    guest *guests[PLACES];
    int guest_count[PLACES];
    void *told; /* the state before entry `told_at`: where the next log to be sent begins */
    int told_at;
    job *thinking; /* belongs to the thinkers */
    bool is_touched, has_news, is_stalled;
    bool has_written;    /* entries or talk, in this pass */
    unsigned here_saved; /* bits: seats whose players are at this node, as the store has them */
    unsigned elsewhere;  /* and those whose players are at others */
    bool has_job;        /* the machine's turn is this node's to think about */
    int64_t behind;      /* another node has written this version */
    int64_t last_used;
    table *next, *next_touched, *next_stalled;
    table *next_waiting, **waiting_link; /* in the lobby; waiting_link NULL: not there */
};

/* A frame, and who sent it. */
typedef struct {
    uint64_t guest;
    char *text;
} kept_frame;

struct hall {
    net *net;
    store *store;
    thinkers *thinkers;
    struct listener *listener;            /* NULL: there are no other nodes */
    int64_t beaten, keeps_until, counted; /* see nodes.c */
    bool has_behind;                      /* some table is, and could not be read at once */
    kept_frame *kept; /* the frames of this pass, should it have to be gone through again */
    int kept_count, kept_room;
    int64_t passwords; /* that were given to the thinkers */
    table **buckets;
    int table_count;
    unsigned next_idle; /* the bucket to be searched next for idle tables */
    table *touched;     /* changed since the last commit */
    table *stalled;     /* could not go on, and will be tried again */
    table *waiting,
        **waiting_end;   /* somebody sits there and a seat is free; who waits longest first */
    bool lobby_changed;  /* since those who watch it were told */
    bool has_lobby_news; /* and since other nodes were */
    int64_t lobby_told;
    bool has_tournament_news; /* for some guest */
    int64_t tournaments_told;
    guest *guests;
    visitor **visitors;
    const char *proxies; /* their addresses, with commas; "": none is declared */
    uint64_t next_guest, pass;
    int64_t started, last_sweep, noted, expired;
    store_absence absences[HALL_ABSENCES_MAX]; /* the last one first */
    int absence_count;
    int64_t stored, failed,
        complained; /* when that last went well, when it did not, when it was said */
    struct {
        int64_t frames, refused, actions, tables, commits, failures, signins, wrong_passwords;
        metrics_times passes;
    } count;                             /* since the start, for metrics */
    budget attempts[HALL_ATTEMPTS_KEPT]; /* to sign in, by name and address */
    char nobody
        [STORE_HASH_CAP]; /* the hash of a password that nobody has: takes as long as others */
    vx_session *speech;   /* sorts the words of frames; NULL before the first */
    vx_text frame;        /* where frames are written, one at a time */
    void *memory;         /* room for three states of any game */
};

bool hall_open(hall *self, store *from);
void hall_close(hall *self);

/* The table, read from the store if need be; NULL if there is none or (see store_read_failed()) if
 * it cannot be read now. */
table *hall_find(hall *self, const char *id);
/* Does anybody sit there just now? Nothing is read for it: an empty table may not be in memory. */
bool hall_is_attended(hall *self, const char *id);
/* The table if it is in memory, else NULL. */
table *hall_find_loaded(hall *self, const char *id);
bool table_is_attended(const table *self);
/* Every table in memory. */
void hall_visit(hall *self, void (*visit)(void *context, table *at), void *context);

typedef struct {
    const vx_game *game;
    const void *start; /* the state that it begins with */
    const char *clock, *name, *options;
    const char *wanted;     /* the name whom all other seats wait for, or "" */
    const char *tournament; /* or NULL */
    int seat;               /* of the host, or NOBODY */
    bool is_open, has_hints;
    int level[VX_SEATS_MAX]; /* 0: a person */
} hall_wish;

/* Told once, to the host: the server keeps their digests. "": there is none. */
typedef struct {
    char key[SECRET_CAP];
    char invitation[VX_SEATS_MAX][SECRET_CAP];
} hall_secrets;

/* One out of a purse of this server and out of the one that all nodes share, which is found by what is
 * done and by whom. False: one of them is empty. */
bool hall_take_from_purse(hall *self, budget *own, const char *what, const char *who, int full,
                          int milliseconds);

/* A new table with its host's seat taken. NULL: `why` says what is wrong. */
table *hall_host(hall *self, const hall_wish *wish, hall_secrets *secrets, vx_problem *why);

/* ---- At a table. Each returns false and fills `why` where it refuses ---- */

int table_seat_of(const table *self, const char *key);        /* or VX_SPECTATOR */
int table_invited(const table *self, const char *invitation); /* the seat it is for, or NOBODY */
int table_wanted(const table *self,
                 const char *name); /* the free seat that waits for it, or NOBODY */
bool table_is_over(const table *self);
/* Everybody has come and given a share in the dice. */
bool table_has_begun(const table *self);
bool table_is_person(const table *self, int seat);
int table_free_seat(const table *self); /* or NOBODY */
/* May the machine advise those who sit or look on here? Where people play each other they have to
 * have agreed on it before the game. */
bool table_allows_hints(const table *self);
/* `key` opens the seat from now on, and nothing else does; NULL leaves its key as it is. Who has no
 * name is given one: "guest 4821". */
void table_take_seat(hall *house, table *self, int seat, const char *name, const char *key);
bool table_add_nonce(hall *house, table *self, int seat, const char *nonce, vx_problem *why);
void table_use_nonce(table *self, int seat); /* that of the seat, for the draws to come */
bool table_play(hall *house, table *self, int seat, const char *action, vx_problem *why);
bool table_resign(hall *house, table *self, int seat, vx_problem *why);
bool table_offer_draw(hall *house, table *self, int seat, vx_problem *why);
bool table_refuse_draw(hall *house, table *self, int seat, vx_problem *why);
bool table_ask_undo(hall *house, table *self, int seat, vx_problem *why);
bool table_answer_undo(hall *house, table *self, int seat, bool allow, vx_problem *why);
bool table_talk(hall *house, table *self, int seat, const char *text, vx_problem *why);
/* The rematch, made when first asked for; seats move on by one. */
table *table_rematch(hall *house, table *self, vx_problem *why);
/* Draws, ends the game or lets a machine think, whatever comes next by itself. */
void table_go_on(hall *house, table *self);
/* The game ends for another reason than a rule. `loser` is a seat, NOBODY for a draw, or EVERYBODY. */
void table_end(hall *house, table *self, int loser, const char *how);

/* A thinker's answer. */
void hall_take_choice(hall *self, const job *work);
/* Clocks that have run out, tables that stalled, tables that nobody wants. */
void hall_tick(hall *self);
/* Machines that were thinking when the server last stopped. */
void hall_wake_machines(hall *self);

/* ---- Changing, saving and telling ---- */

/* Notes that the table has changed in this pass. */
void table_touch(hall *house, table *at);
/* The same where something of it has been written to the store already. */
void table_note_written(hall *house, table *at);
/* It could not go on: tried again in a second. */
void table_stall(hall *house, table *at);
/* Writes what has changed at the tables touched in this pass. */
void hall_save_touched(hall *self);
/* Queues for everybody there what has changed. */
void hall_tell_touched(hall *self);
/* The pass is over. */
void hall_clear_touched(hall *self);
/* The commit failed: what was touched is forgotten and read from the store again. */
void hall_forget_touched(hall *self);

/* ---- What other nodes do; see nodes.h ---- */

/* Another node has written this version of the game, 0: perhaps. What is new is read and told. */
void hall_catch_up(hall *self, table *at, int64_t version);
/* The same from the start, where not only the end of it may have changed. */
void hall_read_again(hall *self, table *at);
/* Who sits there at other nodes. */
void hall_read_presence(hall *self, table *at);
/* Forgets a table that nobody needs; false if somebody does. */
bool hall_drop(hall *self, table *at);

/* False if there is no room for so many spectators. */
bool table_seat_guest(hall *house, table *self, guest *who, int seat, int known);
void table_leave(hall *house, guest *who);
void hall_send(guest *who, const vx_text *frame);
vx_text *hall_new_frame(hall *self);
void hall_refuse(hall *self, guest *who, const vx_problem *problem);
void hall_refuse_words(hall *self, guest *who, const char *clause,
                       const char *const words[VX_LANGUAGES]);
/* The hash of the secret, as hexadecimal. */
void table_add_commitment(const table *self, vx_text *out);
/* The seat's view before entry `at`, as position text. */
void table_add_past(hall *house, const table *self, int seat, int at, vx_text *out);
/* The record as a seat may see it, with what proves the dice; free() it. */
char *table_record(table *self, int seat);

#endif
