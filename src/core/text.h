/* SPDX-License-Identifier: MIT */
/* text.h - writing and reading text without stdio: the rules also live in a browser. */
#ifndef VX_CORE_TEXT_H
#define VX_CORE_TEXT_H

#include "vexillum.h"

/* ---- Writing: always ends with '\0', stops at the end of the buffer and remembers it ---- */

typedef struct {
    char *data;
    size_t length, capacity;
    bool cut; /* something did not fit */
} vx_text;

vx_text vx_text_on(char *buffer, size_t capacity); /* capacity must not be 0 */
void vx_add_char(vx_text *text, char c);
void vx_add(vx_text *text, const char *string);
void vx_add_bytes(vx_text *text, const char *bytes, size_t length);
void vx_add_number(vx_text *text, int64_t number);
void vx_add_spaces(vx_text *text, int count);
/* Letters of a text in UTF-8: a person counts these, not bytes. */
int vx_count_letters(const char *text);
/* A JSON string with its quotes. */
void vx_add_quoted(vx_text *text, const char *string);
/* The template with {0}, {1} and {word} replaced. */
void vx_add_filled(vx_text *text, const char *template_text, const int64_t number[2],
                   const char *word);
/* Columns on a screen: code points, without the escapes that colour them. */
int vx_columns(const char *bytes, size_t length);
/* Adds blanks until the line written since `line_start` is `columns` wide. */
void vx_add_padding(vx_text *text, size_t line_start, int columns);
/* Adds at most `columns` columns of the string. */
void vx_add_cut(vx_text *text, const char *string, int columns);
/* Adds the first line of *rest without its end, and moves *rest to the next line. */
void vx_add_line_of(vx_text *text, const char **rest);

/* ---- Reading: a place in a text, line by line and word by word ---- */

typedef struct {
    const char *at;
    const char *line_start;
    int line; /* from 1 */
} vx_reader;

typedef struct {
    const char *start;
    size_t length;
    int line, column; /* from 1 */
} vx_word;

vx_reader vx_read(const char *text);

/* The next word of the current line: a run without blanks. False at the end of the line. */
bool vx_next_word(vx_reader *in, vx_word *out);
/* Skips the rest of this line, blank lines and lines that begin with '#'. False at the end. */
bool vx_next_line(vx_reader *in);
/* True when only blanks are left on this line. */
bool vx_at_line_end(vx_reader *in);

bool vx_word_is(const vx_word *word, const char *string);
/* A decimal number within minimum .. maximum and nothing else. */
bool vx_word_number(const vx_word *word, int64_t minimum, int64_t maximum, int64_t *out);
/* Splits "key=value" at the first '='; false if there is none. */
bool vx_word_split(const vx_word *word, char separator, vx_word *left, vx_word *right);

/* Refuses with the place and the text of a word. Returns false. */
bool vx_refuse_at(vx_problem *why, const vx_message *message, const vx_word *word);
/* Refuses with the place of the reader: something is missing here. Returns false. */
bool vx_refuse_here(vx_problem *why, const vx_message *message, const vx_reader *in);

#endif
