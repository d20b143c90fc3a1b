/* SPDX-License-Identifier: MIT */
/* words.h - what Russian players type: their words and letters for those of the notation. */
#ifndef VX_CLI_WORDS_H
#define VX_CLI_WORDS_H

#include "cli/play.h"

/* Writes the text with small letters, Latin and Cyrillic; "ё" becomes "е". */
void vx_lower(const char *text, char *out, size_t capacity);

/* What the text may mean in the notation, reading after reading from 0: as it stands, with Latin
 * letters, with each word that its first word may stand for. Writes "" where a reading does not
 * apply; false when there are no more. */
bool vx_write_reading(const char *typed, int index, char *out, size_t capacity);

/* Reads an action as the notation writes it, or with a Russian word for its first word ("вывод cb
 * d1"), after "ход" or "play", and with Cyrillic letters that look like Latin ones. As
 * vx_match_read_action() otherwise: a text that no reading understands is refused as it stands. */
vx_status vx_read_typed_action(const vx_match *match, const char *typed, vx_action *out,
                               vx_problem *why);

#endif
