/* SPDX-License-Identifier: MIT */
/* wording.c - what makes a text fit to be read. */
#include "wording.h"

#include <stdio.h>
#include <string.h>

/* The length of the letter that begins here, 0 if it is broken. */
static int letter_length(const unsigned char *at)
{
    int length = at[0] < 0x80                    ? 1
                 : at[0] >= 0xC2 && at[0] < 0xE0 ? 2
                 : at[0] < 0xE0                  ? 0
                 : at[0] < 0xF0                  ? 3
                 : at[0] < 0xF5                  ? 4
                                                 : 0;
    for (int i = 1; i < length; i++)
        if ((at[i] & 0xC0) != 0x80) return 0;
    return length;
}

bool is_utf8(const char *text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at != '\0';) {
        int length = letter_length(at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

bool is_ascii(const char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text >= 0x80) return false;
    return true;
}

bool has_cyrillic(const char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text == 0xD0 || (unsigned char)*text == 0xD1) return true;
    return false;
}

/* ---- JSON ---- */

static const char *json_value(const char *at, int depth);

static const char *skip_blanks(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

static const char *json_string(const char *at)
{
    if (*at++ != '"') return NULL;
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < 0x20) return NULL;
        if (*at != '\\') continue;
        at++;
        if (*at == 'u') {
            if (strspn(at + 1, "0123456789abcdefABCDEF") < 4) return NULL;
            at += 4;
        } else if (*at == '\0' || strchr("\"\\/bfnrt", *at) == NULL) {
            return NULL;
        }
    }
    return at + 1;
}

/* The members of an object or the elements of an array, up to and with `close`. */
static const char *json_items(const char *at, char close, int depth)
{
    at = skip_blanks(at + 1);
    if (*at == close) return at + 1;
    for (;;) {
        if (close == '}') {
            at = json_string(at);
            if (at == NULL) return NULL;
            at = skip_blanks(at);
            if (*at++ != ':') return NULL;
        }
        at = json_value(at, depth + 1);
        if (at == NULL) return NULL;
        if (*at == close) return at + 1;
        if (*at != ',') return NULL;
        at = skip_blanks(at + 1);
    }
}

static const char *json_number(const char *at)
{
    if (*at == '-') at++;
    size_t digits = strspn(at, "0123456789");
    bool leading_zero = digits > 1 && *at == '0';
    return digits == 0 || leading_zero ? NULL : at + digits; /* whole numbers are all we write */
}

static const char *json_value(const char *at, int depth)
{
    static const char *const words[] = {"true", "false", "null"};
    const char *end = NULL;
    if (depth > 32) return NULL;
    at = skip_blanks(at);
    if (*at == '{' || *at == '[')
        end = json_items(at, *at == '{' ? '}' : ']', depth);
    else if (*at == '"')
        end = json_string(at);
    else
        end = json_number(at);
    for (int i = 0; i < 3; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0) end = at + strlen(words[i]);
    return end == NULL ? NULL : skip_blanks(end);
}

bool is_json(const char *text)
{
    const char *end = json_value(text, 0);
    return end != NULL && *end == '\0';
}

/* ---- Sentences ---- */

void claim_sentence(fixture *f, vx_language language, const char *text, const char *what)
{
    char full[1024];
    snprintf(full, sizeof full, "%s is said well: '%.800s'", what, text);
    bool alphabet = has_cyrillic(text) == (language == VX_RUSSIAN);
    bool filled = strchr(text, '{') == NULL && strchr(text, '}') == NULL;
    bool one_line = strchr(text, '\n') == NULL;
    claim(f, text[0] != '\0' && is_utf8(text) && alphabet && filled && one_line, full);
}

/* Is the clause in the rules page, as a whole word? */
static bool is_known_clause(const fixture *f, const char *clause)
{
    size_t length = strlen(clause);
    if (f->rules == NULL || length == 0) return false;
    for (const char *at = strstr(f->rules, clause); at != NULL; at = strstr(at + 1, clause)) {
        bool ends = strchr("0123456789", at[length]) == NULL || at[length] == '\0';
        if (ends) return true;
    }
    return false;
}

void claim_reasoned(fixture *f, const vx_problem *why, bool needs_clause, const char *what)
{
    char sentence[512];
    claim(f, why->message != NULL, what);
    const vx_message **judged = &f->judged[(uintptr_t)why->message / 8 % 1024];
    if (*judged == why->message && !(needs_clause && why->message->clause == NULL)) return;
    for (vx_language language = 0; language < VX_LANGUAGES; language++) {
        claim(f, why->message->text[language] != NULL, what);
        /* The word came from outside and may be in any alphabet. */
        vx_problem plain = *why;
        plain.word[0] = '\0';
        vx_format_problem(&plain, language, sentence, sizeof sentence);
        claim_sentence(f, language, sentence, what);
    }
    *judged = why->message;
    if (!needs_clause && why->message->clause == NULL) return;
    bool known = why->message->clause != NULL && is_known_clause(f, why->message->clause);
    vx_format_problem(why, VX_ENGLISH, sentence, sizeof sentence);
    if (!known) print_error("refused by: %s\n", sentence);
    claim(f, known, "a refusal names a clause of RULES.md");
}
