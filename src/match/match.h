/* SPDX-License-Identifier: MIT */
/* match.h - one match, as the files of this folder and the commands see it. The calls that bot
 * writers need are in vexillum.h. */
#ifndef VX_MATCH_MATCH_H
#define VX_MATCH_MATCH_H

#include "core/text.h"
#include "vexillum.h"

extern const vx_message vx_no_memory, vx_match_is_over;
/* The match is over: says so, and who gave up where somebody did. Returns false. */
bool vx_match_refuse_over(const vx_match *match, vx_problem *why);

/* One thing that happened: an action, or that a seat resigned. */
typedef struct {
    vx_action action;
    int8_t actor; /* a seat or VX_CHANCE */
    bool resigned;
} vx_entry;

/* A header line of a record: "seat 2 level 3" has the key "seat 2". */
enum { VX_TAGS_MAX = 24, VX_TAG_KEY_CAP = 24, VX_TAG_TEXT_CAP = 168 };
typedef struct {
    char key[VX_TAG_KEY_CAP];
    char text[VX_TAG_TEXT_CAP];
} vx_tag;

struct vx_match {
    const vx_game *game;
    void *start, *state; /* the first state and the present one */
    vx_entry *entries;
    int count, capacity;
    vx_random random;
    vx_tag tags[VX_TAGS_MAX];
    int tag_count;
};

/* The same as one seat, or an onlooker, saw it happen. */
typedef struct {
    vx_action action;
    int actor;
    bool resigned;
    bool is_told; /* nothing of the action is hidden from who saw it */
} vx_seen_entry;

/* What `seat` sees of an entry that is made in `state`, and in `before` what it knew then. */
vx_seen_entry vx_see_entry(const vx_game *game, const void *state, const vx_entry *entry, int seat,
                           void *before);

/* Reads what the seat to act wants to do and checks it as that seat knows the match, so that a
 * refusal reveals nothing hidden. VX_BAD: it is no action; VX_NO: it is not allowed. */
vx_status vx_match_read_action(const vx_match *match, const char *text, vx_action *out,
                               vx_problem *why);

/* As vx_match_read(), but where a line fails *out is the match up to it, yours to free; NULL where not
 * even the position was read. */
vx_status vx_match_read_part(const char *text, uint64_t seed, vx_match **out, vx_problem *why);

/* The state before entry `index`, written to `out`. */
void vx_match_state_at(const vx_match *match, int index, void *out);

/* Takes entries back to the last moment at which a seat whose bit is set in `deciders` had more
 * than one thing to do, or none at all; `seats` as for vx_match_undo(). */
bool vx_match_undo_choice(vx_match *match, unsigned deciders, unsigned seats, vx_problem *why);

/* Sets a header line; false if the key or the text is empty, too long or of more lines than one,
 * or if there are too many. */
bool vx_match_set_tag(vx_match *match, const char *key, const char *text);
const char *vx_match_tag(const vx_match *match, const char *key); /* NULL if there is none */

/* Writes "1-0", "1/2-1/2" or, while the game goes on, "*". */
void vx_match_add_result(const vx_match *match, vx_text *out);

#endif
