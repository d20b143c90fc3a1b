/* SPDX-License-Identifier: MIT */
/* guide.h - the guide of a first game: a text file that a person can write (docs/LESSONS.md), with one
 * sentence for each first time of something. Terminal and page show what it says. */
#ifndef VX_LESSON_GUIDE_H
#define VX_LESSON_GUIDE_H

#include "lesson/lesson.h"

/* ---- A guide as it is read ---- */

typedef enum {
    VX_WHEN_CAN,   /* the player is to act, and such an action is listed */
    VX_WHEN_LINE,  /* the printed position has such a line */
    VX_WHEN_MADE,  /* the player has just made such an action */
    VX_WHEN_SAW,   /* somebody else has, or the dice */
    VX_WHEN_EVENT, /* such an event has just been seen (core/event.h) */
    VX_WHEN_OVER,  /* the game is over: won, lost or drawn */
    VX_WHENS,
} vx_when_kind;

typedef struct {
    vx_when_kind kind;
    const char *text;
} vx_when;

enum { VX_NOTE_WHENS = 4, VX_GUIDE_NOTES = 48 };

typedef struct {
    const char *name;
    vx_said said;
    vx_when when[VX_NOTE_WHENS]; /* all of them must hold */
    int when_count;
} vx_note;

typedef struct {
    const vx_game *game;
    const char *options; /* key=value words of the first game, or "" */
    vx_note notes[VX_GUIDE_NOTES];
    int note_count;
    char *memory; /* holds every text above */
} vx_guide;

/* NULL: `why` names the line and what is wrong there. Free it with vx_guide_free(). */
vx_guide *vx_guide_read(const char *text, vx_problem *why);
void vx_guide_free(vx_guide *guide); /* NULL is fine */

/* ---- What it says ---- */

/* What has happened since the guide spoke last. Zero is the beginning. */
typedef struct {
    bool happened[VX_GUIDE_NOTES][VX_NOTE_WHENS];
} vx_guide_past;

/* `before` and `after` are what the seat knew; the entry is as it was seen there. */
void vx_guide_see(const vx_guide *guide, int seat, const void *before, const vx_seen_entry *entry,
                  const void *after, vx_guide_past *past);

/* The notes that fit the moment, by their numbers, in the order of the file; returns how many.
 * `match` is what the seat knows as a match without a past. */
int vx_guide_speak(const vx_guide *guide, int seat, const vx_match *match,
                   const vx_guide_past *past, int out[VX_GUIDE_NOTES]);

/* ---- The guides in the program ---- */

extern const vx_lesson_file vx_guide_files[]; /* ended by one without a game */

/* NULL: the game has none, or there is no memory. Free it with vx_guide_free(). */
vx_guide *vx_guide_of(const vx_game *game);

#endif
