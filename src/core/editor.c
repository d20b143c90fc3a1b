/* SPDX-License-Identifier: MIT */
/* editor.c - what games share that let people draw positions. */
#include "core/editor.h"

#include <string.h>

#include "core/json.h"

/* ---- What is offered ---- */

void vx_add_edit_item(vx_text *out, const char *key, const char *name, const char *group)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", key);
    vx_json_text(out, "name", name);
    vx_json_text(out, "group", group);
    vx_json_close(out, '}');
}

void vx_open_edit_pieces(vx_text *out)
{
    vx_json_open(out, "pieces", '[');
}

static void begin_field(vx_text *out, const char *kind, const char *key, const char *name)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "kind", kind);
    vx_json_text(out, "key", key);
    vx_json_text(out, "name", name);
}

void vx_open_edit_field(vx_text *out, const char *key, const char *name, const char *value)
{
    begin_field(out, "choice", key, name);
    vx_json_text(out, "value", value);
    vx_json_open(out, "choices", '[');
}

void vx_add_edit_choice(vx_text *out, const char *value, const char *name)
{
    vx_json_open(out, NULL, '[');
    vx_json_text(out, NULL, value);
    vx_json_text(out, NULL, name);
    vx_json_close(out, ']');
}

void vx_add_edit_number(vx_text *out, const char *key, const char *name, int value, const char *row,
                        const char *column)
{
    char digits[16];
    vx_text text = vx_text_on(digits, sizeof digits);
    vx_add_number(&text, value);
    begin_field(out, "number", key, name);
    vx_json_text(out, "value", digits);
    vx_json_text(out, "row", row);
    vx_json_text(out, "column", column);
    vx_json_close(out, '}');
}

void vx_add_edit_text(vx_text *out, const char *key, const char *name, const char *value)
{
    begin_field(out, "text", key, name);
    vx_json_text(out, "value", value);
    vx_json_close(out, '}');
}

/* ---- Lines ---- */

void vx_rewrite_lines(const char *text, vx_rewrite_line *rewrite, void *context, vx_text *out)
{
    char line[8192];
    while (*text != '\0') {
        vx_text copy = vx_text_on(line, sizeof line);
        vx_add_line_of(&copy, &text);
        out->cut |= copy.cut;
        rewrite(context, line, out);
    }
}

bool vx_begins_with_word(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

void vx_add_words_from(vx_text *out, const char *line, int first)
{
    vx_reader in = vx_read(line);
    vx_word word;
    for (int i = 0; vx_next_word(&in, &word); i++) {
        if (i < first) continue;
        vx_add_char(out, ' ');
        vx_add_bytes(out, word.start, word.length);
    }
}
