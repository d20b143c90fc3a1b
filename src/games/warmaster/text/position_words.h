/* SPDX-License-Identifier: MIT */
/* position_words.h - the words of a position, for the file that writes them and the one that reads them. */
#ifndef VX_WARMASTER_TEXT_POSITION_WORDS_H
#define VX_WARMASTER_TEXT_POSITION_WORDS_H

#include <stddef.h>

#include "games/warmaster/warmaster.h"

typedef struct {
    const char *key;
    uint16_t flag;
} word_flag;

/* Fields that are written as a word and a number where they are not 0. */
typedef struct {
    const char *key;
    size_t offset;
    uint16_t most;
    bool wide; /* uint16_t */
} number_field;

enum {
    UNIT_WORDS = 5,
    MARK_WORDS = 7,
    COMBAT_WORDS = 13,
    PERSON_WORDS = 5,
    UNIT_NUMBERS = 17,
    PERSON_NUMBERS = 2,
};

extern const word_flag wm_unit_words[UNIT_WORDS];
extern const word_flag wm_mark_words[MARK_WORDS];
extern const word_flag wm_combat_words[COMBAT_WORDS];
extern const word_flag wm_person_words[PERSON_WORDS];
extern const number_field wm_unit_numbers[UNIT_NUMBERS];
extern const number_field wm_person_numbers[PERSON_NUMBERS];

/* Where the stand unlike the others is when nothing is said: at its place while none is lost. */
uint8_t wm_usual_odd(const battle *b, int id);
/* A spell or a wagon's dice move units that were not ordered (WM-MAGIC-11). */
bool wm_hears_voice(const battle *b);
/* Some units have begun to move by an order, or by that. */
bool wm_is_moving(const battle *b);

/* ---- rounds_in_position.c: the round being fought, as text ---- */

void wm_add_bouts(vx_text *out, const battle *b);
bool wm_read_bout(vx_reader *in, battle *b, vx_problem *why);

#endif
