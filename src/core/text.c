/* SPDX-License-Identifier: MIT */
/* text.c - writing and reading text without stdio. */
#include "core/text.h"

#include <string.h>

/* ---- Writing ---- */

vx_text vx_text_on(char *buffer, size_t capacity)
{
    buffer[0] = '\0';
    return (vx_text){.data = buffer, .capacity = capacity};
}

static bool continues_a_letter(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80; /* UTF-8 */
}

int vx_count_letters(const char *text)
{
    int letters = 0;
    for (; *text != '\0'; text++) letters += !continues_a_letter(*text);
    return letters;
}

/* The part of a text that fits: a letter is never cut in two. */
static size_t fitting(const char *bytes, size_t length, size_t room)
{
    if (length <= room) return length;
    while (room > 0 && continues_a_letter(bytes[room])) room--;
    return room;
}

/* Takes back the beginning of a letter whose rest came separately and did not fit. */
static void drop_half_letter(vx_text *text)
{
    while (text->length > 0 && continues_a_letter(text->data[text->length - 1])) text->length--;
    if (text->length > 0) text->length--;
}

void vx_add_bytes(vx_text *text, const char *bytes, size_t length)
{
    if (text->cut || length == 0) return;
    size_t fits = fitting(bytes, length, text->capacity - 1 - text->length);
    text->cut = fits < length;
    if (text->cut && continues_a_letter(bytes[0])) drop_half_letter(text);
    memcpy(text->data + text->length, bytes, fits);
    text->length += fits;
    text->data[text->length] = '\0';
}

void vx_add(vx_text *text, const char *string)
{
    vx_add_bytes(text, string, strlen(string));
}

void vx_add_char(vx_text *text, char c)
{
    vx_add_bytes(text, &c, 1);
}

void vx_add_number(vx_text *text, int64_t number)
{
    char digits[20];
    size_t at = sizeof digits;
    /* The lowest number has no positive twin, so the digits come from an unsigned copy. */
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (number < 0) vx_add_char(text, '-');
    vx_add_bytes(text, digits + at, sizeof digits - at);
}

void vx_add_spaces(vx_text *text, int count)
{
    for (int i = 0; i < count; i++) vx_add_char(text, ' ');
}

void vx_add_quoted(vx_text *text, const char *string)
{
    static const char hex[] = "0123456789abcdef";
    vx_add_char(text, '"');
    for (const char *at = string; *at != '\0'; at++) {
        unsigned char c = (unsigned char)*at;
        if (c == '"' || c == '\\') {
            vx_add_char(text, '\\');
            vx_add_char(text, (char)c);
        } else if (c < 0x20) {
            vx_add(text, "\\u00");
            vx_add_char(text, hex[c >> 4]);
            vx_add_char(text, hex[c & 15]);
        } else {
            vx_add_char(text, (char)c);
        }
    }
    vx_add_char(text, '"');
}

void vx_add_filled(vx_text *text, const char *template_text, const int64_t number[2],
                   const char *word)
{
    const char *at = template_text;
    while (*at != '\0') {
        if (strncmp(at, "{0}", 3) == 0) {
            vx_add_number(text, number[0]);
            at += 3;
        } else if (strncmp(at, "{1}", 3) == 0) {
            vx_add_number(text, number[1]);
            at += 3;
        } else if (strncmp(at, "{word}", 6) == 0) {
            vx_add(text, word);
            at += 6;
        } else {
            vx_add_char(text, *at++);
        }
    }
}

/* The length of "ESC [ ... m", or 0 where none begins. */
static size_t length_of_escape(const char *bytes, size_t length)
{
    size_t i = 1;
    if (length == 0 || bytes[0] != '\x1b') return 0;
    while (i < length && bytes[i] != 'm') i++;
    return i < length ? i + 1 : i;
}

int vx_columns(const char *bytes, size_t length)
{
    int columns = 0;
    for (size_t i = 0; i < length;) {
        size_t escape = length_of_escape(bytes + i, length - i);
        if (escape == 0 && !continues_a_letter(bytes[i])) columns++;
        i += escape > 0 ? escape : 1;
    }
    return columns;
}

void vx_add_padding(vx_text *text, size_t line_start, int columns)
{
    vx_add_spaces(text, columns - vx_columns(text->data + line_start, text->length - line_start));
}

void vx_add_cut(vx_text *text, const char *string, int columns)
{
    size_t length = 0;
    for (; string[length] != '\0'; length++)
        if (!continues_a_letter(string[length]) && columns-- <= 0) break;
    vx_add_bytes(text, string, length);
}

void vx_add_line_of(vx_text *text, const char **rest)
{
    const char *end = *rest;
    while (*end != '\0' && *end != '\n') end++;
    vx_add_bytes(text, *rest, (size_t)(end - *rest));
    *rest = *end == '\n' ? end + 1 : end;
}

/* ---- Reading ---- */

vx_reader vx_read(const char *text)
{
    return (vx_reader){.at = text, .line_start = text, .line = 1};
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool vx_at_line_end(vx_reader *in)
{
    while (is_blank(*in->at)) in->at++;
    return *in->at == '\0' || *in->at == '\n';
}

bool vx_next_word(vx_reader *in, vx_word *out)
{
    if (vx_at_line_end(in)) return false;
    out->start = in->at;
    out->line = in->line;
    out->column = (int)(in->at - in->line_start) + 1;
    while (*in->at != '\0' && *in->at != '\n' && !is_blank(*in->at)) in->at++;
    out->length = (size_t)(in->at - out->start);
    return true;
}

bool vx_next_line(vx_reader *in)
{
    for (;;) {
        while (*in->at != '\0' && *in->at != '\n') in->at++;
        if (*in->at == '\0') return false;
        in->at++;
        in->line++;
        in->line_start = in->at;
        if (!vx_at_line_end(in) && *in->at != '#') return true;
    }
}

bool vx_word_is(const vx_word *word, const char *string)
{
    return strlen(string) == word->length && memcmp(word->start, string, word->length) == 0;
}

bool vx_word_number(const vx_word *word, int64_t minimum, int64_t maximum, int64_t *out)
{
    size_t i = 0;
    bool negative = word->length > 1 && word->start[0] == '-';
    if (negative) i++;
    if (i == word->length || word->length - i > 18) return false; /* 18 digits cannot overflow */
    int64_t value = 0;
    for (; i < word->length; i++) {
        if (word->start[i] < '0' || word->start[i] > '9') return false;
        value = value * 10 + (word->start[i] - '0');
    }
    if (negative) value = -value;
    if (value < minimum || value > maximum) return false;
    *out = value;
    return true;
}

bool vx_word_split(const vx_word *word, char separator, vx_word *left, vx_word *right)
{
    const char *cut = memchr(word->start, separator, word->length);
    if (cut == NULL) return false;
    size_t before = (size_t)(cut - word->start);
    vx_word whole = *word; /* `left` or `right` may be `word` itself */
    *left = whole;
    left->length = before;
    *right = whole;
    right->start = cut + 1;
    right->length = whole.length - before - 1;
    right->column = whole.column + (int)before + 1;
    return true;
}

bool vx_refuse_at(vx_problem *why, const vx_message *message, const vx_word *word)
{
    if (why == NULL) return false;
    *why = (vx_problem){.message = message, .line = word->line, .column = word->column};
    memcpy(why->word, word->start, fitting(word->start, word->length, sizeof why->word - 1));
    return false;
}

bool vx_refuse_here(vx_problem *why, const vx_message *message, const vx_reader *in)
{
    if (why == NULL) return false;
    *why = (vx_problem){
        .message = message, .line = in->line, .column = (int)(in->at - in->line_start) + 1};
    return false;
}
