/* SPDX-License-Identifier: MIT */
/* session.h - what the files that carry out commands share. */
#ifndef VX_COMMAND_SESSION_H
#define VX_COMMAND_SESSION_H

#include "command/command.h"
#include "core/game.h"
#include "core/text.h"
#include "lesson/lesson.h"
#include "match/match.h"

enum { VX_TABLES_MAX = 4, VX_UNSAID = -5 };

typedef struct {
    const vx_command *commands;
    int count;
} vx_table;

struct vx_session {
    const vx_host *host;
    vx_manner manner;
    vx_language language; /* of the command being carried out */
    vx_table tables[VX_TABLES_MAX];
    int table_count;
    vx_match *held; /* the whole match of a dialogue, or NULL. subject.c alone looks into it: what
                       it lends to a question is what the asking seat may know */
    struct vx_study
        *study; /* the lesson that this match is of, or NULL; lessons.c alone reads it */
    struct vx_quest *quest;        /* the puzzle that it is of, or NULL; puzzles.c alone reads it */
    struct vx_kept_review *review; /* of the match, or NULL; review.c alone reads it */
    int seat;     /* where the host has put the speaker; VX_UMPIRE: the speaker owns the match */
    int asked_as; /* what --seat says of this command, or VX_UNSAID */
    const vx_command *command; /* being carried out */
    vx_random seeds;           /* where seeds come from once a dialogue has set one */
    bool has_seed, has_quit;
    bool dice_are_given; /* chance waits to be played instead of being drawn */
    vx_status status;
    vx_text output;
    char error[512];
    char *pending; /* lines of a position or record collected so far */
    size_t pending_length;
};

extern const vx_command vx_commands[];
extern const int vx_command_count;

/* ---- Answering ---- */

/* Where to write the answer; has room for `room` more bytes. */
vx_text *vx_answer(vx_session *session, size_t room);
void vx_answer_position(vx_session *session, const vx_game *game, const void *state);
/* The state drawn for `seat`, as the host's screen can show it. */
void vx_answer_show(vx_session *session, const vx_game *game, const void *state, int seat);
void vx_answer_odds(vx_session *session, const vx_odds *odds);
void vx_answer_odds_json(vx_session *session, const vx_odds *odds);
/* The clause of the rules page in the session's language; false if the page has none such. */
bool vx_answer_clause(vx_session *session, const vx_game *game, const char *clause);

/* The one line that says what is wrong; returns the status, so that a command can return it. A
 * `subject` (may be NULL) stands before it: a file name, an action. */
vx_status vx_fail(vx_session *session, vx_status status, const char *subject,
                  const vx_problem *problem);
vx_status vx_fail_with(vx_session *session, vx_status status, const vx_message *message,
                       const char *word);
vx_status vx_fail_memory(vx_session *session);

/* Like vx_fail_with(VX_BAD), adding the nearest of `known` (ended by NULL) if one is near. */
vx_status vx_fail_unknown(vx_session *session, const vx_message *message, const char *word,
                          const char *const *known);

/* ---- Arguments ---- */

bool vx_has_flag(const vx_arguments *arguments, const char *name);
/* The flag must be one of the command's own. */
bool vx_flag_given(const vx_arguments *arguments, const char *name);
const char *vx_flag_text(const vx_arguments *arguments, const char *name, const char *fallback);
int64_t vx_flag_number(const vx_arguments *arguments, const char *name, int64_t fallback);

/* The command `name` that this session offers, or NULL. */
const vx_command *vx_find_command(const vx_session *session, const char *name);

vx_status vx_fail_unknown_command(vx_session *session, const char *name);

/* Sorts the words behind the command's name into `out`. `memory` must have room for all their
 * bytes and `slots` for all of them. */
vx_status vx_sort_arguments(vx_session *session, int count, const char *const *words, char *memory,
                            const char **slots, vx_arguments *out);
/* Splits a line or a frame at blanks. What stands between double quotes is taken as it is, wherever
 * in a word they are: "remove d2", name="Anna B"; a word may also stand between single quotes. A
 * backslash in there takes the next letter as itself. The same room is needed. -1: a quote is not
 * closed. */
int vx_split_line(const char *line, size_t length, char *memory, const char **slots);

/* The words from `first` on with a blank between each two; false (and failed) if too long. */
bool vx_join_words(vx_session *session, const vx_arguments *arguments, int first, char *out,
                   size_t capacity);

/* The rules page, Markdown; NULL if there is none. */
const char *vx_rules_page(const vx_game *game, vx_language language);

/* Finds a game or fails with the nearest name. NULL: failed. */
const vx_game *vx_wanted_game(vx_session *session, const char *id);

/* The game set up by the key=value words, before any chance; you free() it. NULL: failed. */
void *vx_wanted_start(vx_session *session, const vx_game *game, const vx_arguments *arguments);

/* A seed: the one given, the next of the dialogue's, or one from the host. */
uint64_t vx_wanted_seed(vx_session *session, const vx_arguments *arguments);

/* ---- What a command is about ---- */

/* A moment of a match as the asker may know it. Everything in here comes from the asker's view,
 * so a verb cannot reveal more than the asker may know. */
typedef struct {
    vx_match *match; /* the asker's view as a match without a past; a resignation is in it */
    int seat;        /* who asks: a seat, VX_SPECTATOR or VX_UMPIRE */
    int at, length;  /* entries before this moment, and in all */
    int last_actor;  /* of the last entry in all; VX_CHANCE where there is none */
    bool hides;      /* at this stage some seat, or an onlooker, may not know all of it */
    /* The rest is for subject.c alone. */
    vx_match *whole;
    bool is_borrowed;
} vx_subject;

/* `file` NULL: standard input, or the session's match. The moment is that of --at, if the command
 * has the flag and it is given. On false the session has failed. */
bool vx_open_subject(vx_session *session, const vx_arguments *arguments, const char *file,
                     vx_subject *out);
/* Of a command whose only word, if it has one, is a file. */
bool vx_open_named_subject(vx_session *session, const vx_arguments *arguments, vx_subject *out);
void vx_close_subject(vx_subject *subject);

/* What was decided at this moment is the last there is: nothing has followed. */
bool vx_is_present(const vx_subject *subject);
/* False (and failed): playing on from here would reveal what is hidden from the asker. */
bool vx_may_play_on(vx_session *session, const vx_subject *subject);
/* Visits what happened up to the moment, as the asker saw it: `before` and
 * `after` are what the asker knew then. False (and failed) if there is no memory. */
typedef void vx_visit_entry(void *context, const void *before, const vx_seen_entry *entry,
                            const void *after);
bool vx_visit_past(vx_session *session, const vx_subject *subject, vx_visit_entry *visit,
                   void *context);
/* The record as the asker may see it, with probabilities if `chances`; you free() it. As at any table, the
 * record of a game that is over shows all. NULL: failed. */
char *vx_subject_record(vx_session *session, const vx_subject *subject, bool chances);
/* Redoes every draw from the secret, which stands in the header of a match only once it has been
 * given away. */
bool vx_subject_verify(const vx_subject *subject, int *checked, vx_problem *why);

/* The whole match, for a command that looks back at all of it: others than its owner get it once
 * it is over. NULL: failed. */
const vx_match *vx_told_match(vx_session *session, const vx_subject *subject);

/* The match itself, for a command of the trait VX_PLAYS; NULL and failed if there is none. */
vx_match *vx_whole_match(vx_session *session);
/* As whom the speaker asks about a match: one that it plays, or one that it owns as a text. False:
 * failed. A verb that changes a match calls this first. */
bool vx_find_asker(vx_session *session, const vx_match *match, bool is_played, int *out);
/* The match of the dialogue from now on. */
void vx_hold_match(vx_session *session, vx_match *match);
/* The same for a match of the lesson that goes on. */
void vx_hold_lesson(vx_session *session, vx_match *match);
/* The same where the match held so far has become this one, or has been freed. */
void vx_replace_match(vx_session *session, vx_match *match);
void vx_end_study(vx_session *session);  /* of the lesson, if there is one */
void vx_end_quest(vx_session *session);  /* of the puzzle, if there is one */
void vx_end_review(vx_session *session); /* of the match, if there is one */
/* Its dice come from this seed, if there is one. */
void vx_seed_held_match(vx_session *session, uint64_t seed);
/* May the speaker change what lies on the table, as no seat may? False: failed. */
bool vx_owns_match(vx_session *session);

/* The text of a file or, for "-", of standard input; you free() it. NULL: failed. */
char *vx_read_text(vx_session *session, const char *file);
/* Splits [FILE] ACTION... : is the first word a file? */
bool vx_names_file(const vx_session *session, const char *word);

/* ---- The commands, by file ---- */

typedef vx_status vx_verb(vx_session *session, const vx_arguments *arguments);

vx_verb vx_run_games, vx_run_new, vx_run_show, vx_run_view, vx_run_sample,
    vx_run_actions;                                   /* position.c */
vx_verb vx_run_why, vx_run_apply, vx_run_odds;        /* action.c */
vx_verb vx_run_replay, vx_run_rewrite, vx_run_verify; /* replay.c */
vx_verb vx_run_position, vx_run_record, vx_run_play, vx_run_roll, vx_run_undo, vx_run_resign,
    vx_run_state, vx_run_seed, vx_run_quit; /* dialogue.c */
vx_verb vx_run_go;                          /* go.c */
vx_verb vx_run_review;                      /* review.c */
vx_verb vx_run_sim;                         /* simulate.c */
vx_verb vx_run_perft;                       /* perft.c */
vx_verb vx_run_bench;                       /* bench.c */
vx_verb vx_run_rules;                       /* rules.c */
vx_verb vx_run_clauses;                     /* clauses.c */
vx_verb vx_run_catalogue, vx_run_table, vx_run_log, vx_run_point, vx_run_preview,
    vx_run_describe;                   /* page.c */
vx_verb vx_run_lessons, vx_run_lesson; /* lessons.c */
vx_verb vx_run_guide;                  /* guide.c */
vx_verb vx_run_edit;                   /* editor.c */
vx_verb vx_run_coach;                  /* coach.c */
vx_verb vx_run_puzzle;                 /* puzzles.c */
vx_verb vx_run_army;                   /* army.c */
vx_verb vx_run_map;                    /* map.c */
vx_verb vx_run_ruleset;                /* ruleset.c */
/* The word is a file, or the text itself; or it fails. */
vx_status vx_read_ruleset_word(vx_session *session, const vx_game *game, const char *word,
                               uint32_t *id);
vx_verb vx_run_help; /* help.c */

/* Adds to an object the lesson that teaches the clause, or null. */
void vx_add_lesson(vx_session *session, vx_text *out, const vx_game *game, const char *clause);
/* The lesson of that name or number, or fails. NULL: failed. */
const vx_lesson_file *vx_wanted_lesson(vx_session *session, const vx_game *game, const char *name);

#endif
