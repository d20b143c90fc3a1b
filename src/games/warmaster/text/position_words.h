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

/* How the number of a field is written. Positions once wrote every one as a plain number: such a
 * number is still read, except AS_PLACES, whose fields had another key (AS_BITS). */
typedef enum {
    AS_NUMBER,
    AS_WORDS,   /* charms terror,chill: a word for each bit */
    AS_PLACES,  /* spells 1,3: the place of each bit, from 1 */
    AS_SHOOTER, /* driver B2, driver Bc1: 1 + a unit, or 1 + ALL_UNITS + a character */
    AS_PERSON,  /* keeper Ac2: 1 + a character */
    AS_BITS,    /* read and never written */
} number_form;

/* Fields that are written as a word and a value where they are not 0. */
typedef struct {
    const char *key;
    size_t offset;
    uint16_t most;
    bool wide; /* uint16_t */
    number_form form;
    const char *const *words; /* AS_WORDS: one for each bit, the lowest first */
} number_field;

void wm_add_fields(vx_text *out, const void *thing, const number_field *fields, int count);
/* `found`: the word is the key of a field, and what follows was read. False: it could not be. */
bool wm_read_field(vx_reader *in, const vx_word *word, void *thing, const number_field *fields,
                   int count, bool *found, vx_problem *why);

enum {
    UNIT_WORDS = 5,
    MARK_WORDS = 7,
    COMBAT_WORDS = 13,
    PERSON_WORDS = 5,
    UNIT_NUMBERS = 18,
    PERSON_NUMBERS = 2,
};

enum { FAVOURS = 3 };
extern const char *const wm_favour_words[FAVOURS]; /* by battle.favour; 0 is not written */
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
