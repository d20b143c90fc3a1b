/* SPDX-License-Identifier: MIT */
/* store_tournaments.h - what must survive of tournaments: what they are, who entered, who played whom. */
#ifndef VX_SERVER_STORE_TOURNAMENTS_H
#define VX_SERVER_STORE_TOURNAMENTS_H

#include "server/store.h"

enum { STORE_TITLE_CAP = 164 }; /* 40 letters */

typedef enum {
    TOURNAMENT_WAITING, /* people enter */
    TOURNAMENT_PLAYING,
    TOURNAMENT_PAUSED, /* between two rounds */
    TOURNAMENT_OVER,
    TOURNAMENT_CANCELLED,
} store_phase;

typedef struct {
    store_id id;
    bool is_arena; /* else a Swiss tournament */
    char title[STORE_TITLE_CAP];
    char by[STORE_NAME_CAP]; /* "": those who run the server */
    char game[32], clock[STORE_CLOCK_CAP], options[256];
    int rounds;            /* of a Swiss tournament; 0: as many as the entrants need */
    int64_t length;        /* milliseconds of an arena */
    int64_t wait, pause;   /* milliseconds for a player to come, and between rounds */
    int64_t created;       /* milliseconds, like all below */
    int64_t starts, ended; /* ended: 0 before */
    store_phase phase;
    int round;   /* from 1; in an arena the number of pairings made */
    int64_t due; /* when it is to be looked after; 0: when a game has ended */
} store_tournament;

typedef struct {
    int number; /* from 0, by the order in which people entered */
    char name[STORE_NAME_CAP];
    int rating;
    bool is_out;   /* has withdrawn, or did not come to a game */
    int64_t since; /* when the entrant was last free to play */
} store_entrant;

typedef struct {
    int number, round;
    store_id table; /* "": a bye */
    int player[2];  /* numbers of entrants by seat; a second below 0: a bye */
    int half[2];    /* half points; below 0: not over */
    bool is_played;
    int64_t when;
} store_pairing;

/* `start` is the position that every game begins with. */
void store_add_tournament(store *self, const store_tournament *value, const char *start);
/* With all that belongs to it. */
void store_remove_tournament(store *self, const char *id);
/* Phase, round, rounds, due, starts, ended. */
void store_set_tournament(store *self, const store_tournament *value);
bool store_find_tournament(store *self, const char *id, store_tournament *out);
/* The position; free() it. NULL if there is none. */
char *store_tournament_start(store *self, const char *id);
void store_wake_tournament(store *self, const char *id, int64_t due);
int store_list_due_tournaments(store *self, int64_t now, store_id *out, int capacity);
/* Those that are not over by their start; then those that are, the last one first. */
void store_list_tournaments(store *self, int limit,
                            void (*visit)(void *context, const store_tournament *value,
                                          int entrants),
                            void *context);
/* That are not over: of everybody, of a name that scheduled them, of a name that entered. */
int64_t store_count_open_tournaments(store *self);
int64_t store_count_scheduled(store *self, const char *by);
int64_t store_count_entered(store *self, const char *name);

void store_set_entrant(store *self, const char *id, const store_entrant *value);
void store_list_entrants(store *self, const char *id,
                         void (*visit)(void *context, const store_entrant *value), void *context);
/* Two of them have ended their game. */
void store_free_entrants(store *self, const char *id, const int number[2], int64_t since);
/* Adds the pairing, or replaces the one with its number. */
void store_set_pairing(store *self, const char *id, const store_pairing *value);
void store_list_pairings(store *self, const char *id,
                         void (*visit)(void *context, const store_pairing *value), void *context);
/* The tournament and the pairing that a table belongs to; false if to none. */
bool store_find_pairing(store *self, const char *table, store_id tournament, store_pairing *out);
/* The tournaments that a name entered, the last one first. */
void store_list_entered(store *self, const char *name,
                        void (*visit)(void *context, const store_tournament *value, int entrants),
                        void *context);
/* Another name; "" leaves an entrant without one, who has withdrawn. */
void store_move_entrants(store *self, const char *name, const char *to);

#endif
