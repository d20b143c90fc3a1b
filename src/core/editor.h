/* SPDX-License-Identifier: MIT */
/* editor.h - what games share that let people draw positions: palettes and fields as JSON, and lines of
 * a position rewritten. */
#ifndef VX_CORE_EDITOR_H
#define VX_CORE_EDITOR_H

#include "core/game.h"

/* ---- What is offered ---- */

/* Something that can be placed, as an item of the list that `out` ends in. */
void vx_add_edit_item(vx_text *out, const char *key, const char *name, const char *group);

/* The things on the board that can be taken up: the caller adds texts and closes it with ']'. */
void vx_open_edit_pieces(vx_text *out);

/* A field: the caller adds choices and closes it with vx_json_close(out, '}'). */
void vx_open_edit_field(vx_text *out, const char *key, const char *name, const char *value);
void vx_add_edit_choice(vx_text *out, const char *value, const char *name);
/* A whole field whose value is a number from 0 on; `row` and `column` (or NULL) put it into a table. */
void vx_add_edit_number(vx_text *out, const char *key, const char *name, int value, const char *row,
                        const char *column);
/* A whole field of free text. */
void vx_add_edit_text(vx_text *out, const char *key, const char *name, const char *value);

/* ---- Lines ---- */

/* Writes what stands in place of the line, its end included, or nothing. */
typedef void vx_rewrite_line(void *context, const char *line, vx_text *out);
void vx_rewrite_lines(const char *text, vx_rewrite_line *rewrite, void *context, vx_text *out);

/* Is this the first word of the line? */
bool vx_begins_with_word(const char *line, const char *word);
/* Adds the words of the line from number `first` on (0: all of them), a blank before each. */
void vx_add_words_from(vx_text *out, const char *line, int first);

#endif
