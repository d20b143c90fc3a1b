/* SPDX-License-Identifier: MIT */
/* request.h - one frame of a guest, its words sorted, and the verbs that answer it. */
#ifndef VX_SERVER_REQUEST_H
#define VX_SERVER_REQUEST_H

#include "command/session.h"
#include "server/hall.h"

typedef struct {
    hall *house;
    guest *who;
    vx_arguments arguments; /* sorted as a line of any dialogue is */
    const char *text;       /* what stands behind the verb, as it came */
    bool is_refused;        /* somebody has answered so */
} request;

/* A word behind the verb, from 0; NULL if there are fewer. */
const char *request_word(const request *r, int index);
/* The value of a word "key=value"; NULL if no word has the key. */
const char *request_value(const request *r, const char *key);
/* A whole number within the bounds and nothing else. */
bool request_number(const char *text, int64_t low, int64_t high, int64_t *out);
/* How the guest is to be called: the signed-in name, or what name= says, or "". The name of an
 * account, and what looks like one, is for its owner. False and refused: name= is no name. */
bool request_name(request *r, char out[STORE_NAME_CAP]);

/* What takes time with the length of a game has its price: false (and refused) if the guest cannot
 * pay for so many entries now. */
bool request_pays(request *r, int entries);

/* ---- Answers ---- */

vx_text *request_answer(request *r); /* an empty frame */
void request_send(request *r, const vx_text *frame);
void request_refuse(request *r, const vx_message *message);
void request_refuse_with(request *r, const vx_problem *problem);
/* The same words of a dialogue, said in both languages. */
void request_refuse_words(request *r, const char *const words[VX_LANGUAGES]);
/* Refuses with `problem` where something was not done. */
void request_report(request *r, bool is_done, const vx_problem *problem);

extern const vx_message request_too_fast;

/* ---- Verbs, by file ---- */

typedef void request_verb(request *r);

request_verb run_lobby, run_host, run_join, run_rematch;                    /* desk_host.c */
request_verb run_sit, run_view, run_hint, run_record, run_verify;           /* desk_sit.c */
request_verb run_play, run_resign, run_draw, run_undo, run_chat, run_nonce; /* desk_sit.c */
request_verb run_signup, run_signin, run_token, run_signout, run_sessions;  /* desk_names.c */
request_verb run_password, run_recovery, run_recover, run_delete;           /* desk_names.c */
request_verb run_profile, run_club, run_watchers, run_block, run_report;    /* people.c */
request_verb run_challenges, run_decline;                                   /* people.c */
request_verb run_tournaments, run_tournament, run_schedule;                 /* desk_tournaments.c */
request_verb run_enter, run_withdraw, run_cancel;                           /* desk_tournaments.c */
request_verb run_mine, run_export;                                          /* own.c */

/* The table that the first word names, or NULL and refused. */
table *request_table(request *r);
/* The first two words, "ID KEY": the table and the seat that the key opens, a spectator for "-", or
 * for REQUEST_BY_NAME the seat that the signed-in name has there. */
#define REQUEST_BY_NAME "@"
table *request_seat(request *r, int *seat);
/* A visitor who has signed in keeps the game. */
void request_claim(request *r, const table *at, int seat);

#endif
