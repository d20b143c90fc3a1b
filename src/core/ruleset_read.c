/* SPDX-License-Identifier: MIT */
/* ruleset_read.c - a line of a ruleset: "tile ORC07 cost 4 health 2". Every refusal names the place, the word and
 * what would do. */
#include <string.h>

#include "core/game.h"
#include "core/ruleset_draft.h"

/* ---- Words: a run without blanks, or anything within quotation marks ---- */

static bool is_letter(char c)
{
    return c != '\0' && strchr(" \t\r\n_;\"", c) == NULL;
}

/* As in maps, '_' is a blank for those who must write one word. */
static bool ends_statement(vx_reader *in)
{
    while (!vx_at_line_end(in) && *in->at == '_') in->at++;
    bool is_comment = in->at[0] == '#' && !is_letter(in->at[1]);
    return *in->at == '\0' || *in->at == '\n' || *in->at == ';' || is_comment;
}

/* `quoted` may be NULL where quotation marks mean nothing. */
static bool next_word(vx_reader *in, vx_word *out, bool *quoted)
{
    if (ends_statement(in)) return false;
    bool has_marks = *in->at == '"';
    out->line = in->line;
    out->column = (int)(in->at - in->line_start) + 1;
    out->start = has_marks ? ++in->at : in->at;
    while (has_marks ? *in->at != '"' && *in->at != '\0' && *in->at != '\n' : is_letter(*in->at))
        in->at++;
    out->length = (size_t)(in->at - out->start);
    bool is_closed = has_marks && *in->at == '"';
    if (is_closed) in->at++;
    if (quoted != NULL) *quoted = is_closed;
    return true;
}

/* What stands in the list "cost|health", as a place from 0; -1: nowhere. */
static int place_among(const vx_word *word, const char *list)
{
    int place = 0;
    for (const char *at = list; at != NULL && *at != '\0'; place++) {
        size_t length = strcspn(at, "|");
        if (length == word->length && memcmp(at, word->start, length) == 0) return place;
        at += length + (at[length] == '|');
    }
    return -1;
}

/* ---- Values ---- */

/* "cost 40" is what the refusal quotes, at the place of the 40. */
static bool refuse_value(vx_problem *why, const vx_message *message, const vx_rule_field *field,
                         const vx_word *word)
{
    if (why == NULL) return false;
    vx_refuse_at(why, message, word);
    vx_text text = vx_text_on(why->word, sizeof why->word);
    vx_add(&text, field->key);
    vx_add_char(&text, ' ');
    char value[40];
    vx_text cut = vx_text_on(value, sizeof value);
    vx_add_bytes(&cut, word->start, word->length);
    vx_add(&text, value);
    why->number[0] = field->least;
    why->number[1] = field->most;
    why->values =
        field->form == VX_RULE_NUMBER || field->form == VX_RULE_WIDE ? field->word : field->values;
    return false;
}

static bool read_number(const vx_rule_field *field, const vx_word *word, void *out, vx_problem *why)
{
    static const vx_message no_number = {NULL,
                                         {"'{word}' will not do: a number from {0} to {1}",
                                          "«{word}» не подходит: нужно число от {0} до {1}"}};
    static const vx_message no_number_or = {
        NULL,
        {"'{word}' will not do: a number from {0} to {1}, or ",
         "«{word}» не подходит: нужно число от {0} до {1} или "}};
    int64_t number = field->word_value;
    bool is_word = field->word != NULL && vx_word_is(word, field->word);
    if (!is_word && !vx_word_number(word, field->least, field->most, &number))
        return refuse_value(why, field->word != NULL ? &no_number_or : &no_number, field, word);
    if (field->form == VX_RULE_WIDE)
        *(uint16_t *)out = (uint16_t)number;
    else
        *(uint8_t *)out = (uint8_t)number;
    return true;
}

static bool read_choice(const vx_rule_field *field, const vx_word *word, uint8_t *out,
                        vx_problem *why)
{
    static const vx_message no_choice = {
        NULL, {"'{word}' will not do; one of these would: ", "«{word}» не подходит; бывает: "}};
    int place = place_among(word, field->values);
    if (place < 0) return refuse_value(why, &no_choice, field, word);
    *out = (uint8_t)place;
    return true;
}

static bool read_set(const vx_rule_field *field, const vx_word *word, uint32_t *out,
                     vx_problem *why)
{
    static const vx_message no_set = {
        NULL,
        {"'{word}' will not do: 'none', or words joined by commas out of ",
         "«{word}» не подходит: нужно none или слова через запятую из этих: "}};
    vx_word rest = *word, one;
    *out = 0;
    if (vx_word_is(word, "none")) return true;
    for (bool more = true; more;) {
        more = vx_word_split(&rest, ',', &one, &rest);
        if (!more) one = rest;
        int bit = place_among(&one, field->values);
        if (bit < 0) return refuse_value(why, &no_set, field, &one);
        *out |= UINT32_C(1) << bit;
    }
    return true;
}

const char *vx_draft_word(vx_draft *draft, const vx_word *word)
{
    char *room = vx_draft_room(draft, word->length + 1);
    if (room == NULL) return NULL;
    memcpy(room, word->start, word->length);
    room[word->length] = '\0';
    return room;
}

/* The length of the letter in UTF-8 that begins here, of so many bytes; 0 where none does. Control characters are
 * no letters. */
static size_t letter_length(const char *at, size_t left)
{
    unsigned char first = (unsigned char)at[0], second = left > 1 ? (unsigned char)at[1] : 0;
    size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    bool is_control = first < ' ' || first == 127 || (first == 0xC2 && second < 0xA0);
    bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    bool is_beyond =
        (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F) || first > 0xF4;
    if (length == 0 || length > left || is_control || is_overlong || is_beyond) return 0;
    for (size_t i = 1; i < length; i++)
        if (((unsigned char)at[i] & 0xC0) != 0x80) return 0;
    return length;
}

static bool is_name(const vx_word *word)
{
    for (size_t at = 0; at < word->length;) {
        size_t length = letter_length(word->start + at, word->length - at);
        if (length == 0) return false;
        at += length;
    }
    return word->length > 0 && word->length < VX_RULESET_NAME_CAP;
}

/* "Trolls" ru "Тролли"; the English name alone does for both. */
static bool read_name(vx_draft *draft, vx_reader *in, const vx_word *key,
                      const char *out[VX_LANGUAGES], vx_problem *why)
{
    static const vx_message no_name = {
        NULL,
        {"a name stands in quotation marks here, in English and then, after ru, in Russian",
         "здесь нужно название в кавычках: по-английски, затем после ru по-русски"}};
    vx_word word;
    bool quoted;
    (void)key;
    if (!next_word(in, &word, &quoted) || !quoted || !is_name(&word))
        return vx_refuse_here(why, &no_name, in);
    out[VX_ENGLISH] = out[VX_RUSSIAN] = vx_draft_word(draft, &word);
    vx_reader ahead = *in;
    bool has_second = next_word(&ahead, &word, &quoted) && !quoted && vx_word_is(&word, "ru");
    if (has_second) {
        *in = ahead;
        if (!next_word(in, &word, &quoted) || !quoted || !is_name(&word))
            return vx_refuse_here(why, &no_name, in);
        out[VX_RUSSIAN] = vx_draft_word(draft, &word);
    }
    return (out[VX_ENGLISH] != NULL && out[VX_RUSSIAN] != NULL) ||
           vx_refuse_here(why, &no_name, in);
}

static bool read_value(vx_draft *draft, vx_reader *in, const vx_word *key,
                       const vx_rule_field *field, char *thing, vx_problem *why)
{
    static const vx_message missing = {
        NULL, {"nothing stands behind '{word}'", "после «{word}» ничего нет"}};
    static const vx_message wrong = {
        NULL, {"'{word}' will not do; this would: ", "«{word}» не подходит; подошло бы: "}};
    void *place = thing + field->offset;
    vx_word word;
    if (field->form == VX_RULE_NAME) return read_name(draft, in, key, place, why);
    if (!next_word(in, &word, NULL)) return vx_refuse_at(why, &missing, key);
    switch (field->form) {
    case VX_RULE_NUMBER:
    case VX_RULE_WIDE:
        return read_number(field, &word, place, why);
    case VX_RULE_CHOICE:
        return read_choice(field, &word, place, why);
    case VX_RULE_SET:
        return read_set(field, &word, place, why);
    default:
        return field->read(&word, thing) || refuse_value(why, &wrong, field, &word);
    }
}

/* ---- Statements ---- */

static bool refuse_unknown(vx_problem *why, const vx_message *message, const vx_word *word,
                           const char *values)
{
    vx_refuse_at(why, message, word);
    if (why != NULL) why->values = values;
    return false;
}

/* "trolls", or "orcs/trolls" where things have owners. */
static bool is_named(const vx_rule_kind *kind, const void *table, int index, const vx_word *word)
{
    vx_word owner, own = *word;
    if (vx_thing_at(kind, table, index) == NULL) return false;
    if (kind->owner != NULL &&
        (!vx_word_split(word, '/', &owner, &own) || !vx_word_is(&owner, kind->owner(table, index))))
        return false;
    return vx_word_is(&own, kind->name(table, index));
}

/* A new thing begins with its name, so that a slip of the pen makes none. */
static bool gets_name(vx_reader ahead)
{
    vx_word word;
    return next_word(&ahead, &word, NULL) && vx_word_is(&word, "name");
}

static bool find_thing(vx_draft *draft, const vx_rule_kind *kind, vx_reader *in,
                       const vx_word *first, int *index, vx_problem *why)
{
    static const vx_message unknown = {
        NULL, {"nothing is called '{word}' here; there are ", "здесь нет «{word}»; есть "}};
    static const vx_message unknown_or_new = {
        NULL,
        {"nothing is called '{word}' here, and it cannot be new: a new one has a free word behind "
         "'/' and begins with name; "
         "there are ",
         "здесь нет «{word}», и новым это не сделать: у нового после «/» свободное слово, а дальше "
         "name; есть "}};
    static const vx_message missing = {
        NULL, {"'{word}' of which? There are ", "«{word}» — чего именно? Есть "}};
    vx_word word;
    *index = 0;
    if (kind->name == NULL) return true;
    if (!next_word(in, &word, NULL)) return refuse_unknown(why, &missing, first, kind->names);
    for (; *index < kind->count; ++*index)
        if (is_named(kind, draft->table, *index, &word)) return true;
    if (kind->make == NULL) return refuse_unknown(why, &unknown, &word, kind->names);
    *index = gets_name(*in) ? kind->make(draft, draft->table, &word) : -1;
    return *index >= 0 || refuse_unknown(why, &unknown_or_new, &word, kind->names);
}

static bool read_fields(vx_draft *draft, const vx_rule_kind *kind, char *thing, vx_reader *in,
                        const vx_word *first, vx_problem *why)
{
    static const vx_message unknown = {
        NULL,
        {"'{word}' cannot be set here; these can: ", "«{word}» здесь не меняется; меняются: "}};
    static const vx_message nothing = {NULL,
                                       {"the line of '{word}' says nothing; it can say ",
                                        "строка «{word}» ничего не меняет; можно: "}};
    vx_word key;
    if (ends_statement(in)) return refuse_unknown(why, &nothing, first, kind->keys);
    while (next_word(in, &key, NULL)) {
        const vx_rule_field *field = kind->fields, *end = field + kind->field_count;
        while (field < end && !vx_word_is(&key, field->key)) field++;
        if (field == end) return refuse_unknown(why, &unknown, &key, kind->keys);
        if (!read_value(draft, in, &key, field, thing, why)) return false;
    }
    return true;
}

static bool read_expected(vx_reader *in, const vx_word *first, const char *value, vx_problem *why)
{
    static const vx_message other = {
        NULL,
        {"'{word}' will not do here; this would: ", "«{word}» здесь не подходит; подошло бы: "}};
    vx_word word;
    if (!next_word(in, &word, NULL)) return refuse_unknown(why, &other, first, value);
    return vx_word_is(&word, value) || refuse_unknown(why, &other, &word, value);
}

static bool read_statement(vx_draft *draft, vx_reader *in, vx_problem *why)
{
    static const vx_message unknown = {
        NULL,
        {"a line cannot begin with '{word}'; it can with base, game, name, ",
         "строка не начинается с «{word}»; бывает base, game, name, "}};
    const vx_rulebook *rulebook = draft->rulebook;
    vx_word first;
    int index;
    if (!next_word(in, &first, NULL)) return true;
    if (vx_word_is(&first, "base")) return read_expected(in, &first, "book", why);
    if (vx_word_is(&first, "game")) return read_expected(in, &first, rulebook->game, why);
    if (vx_word_is(&first, "name")) return read_name(draft, in, &first, draft->ruleset->name, why);
    const vx_rule_kind *kind = rulebook->kinds, *end = kind + rulebook->kind_count;
    while (kind < end && !vx_word_is(&first, kind->key)) kind++;
    if (kind == end) return refuse_unknown(why, &unknown, &first, rulebook->keys);
    if (!find_thing(draft, kind, in, &first, &index, why)) return false;
    char *thing = kind->own != NULL
                      ? kind->own(draft, draft->table, index)
                      : (char *)draft->table + kind->offset + (size_t)index * kind->stride;
    if (thing == NULL) return vx_refuse_full(why);
    return read_fields(draft, kind, thing, in, &first, why);
}

bool vx_read_rule_line(vx_draft *draft, vx_reader *in, vx_problem *why)
{
    static const vx_message left_over = {
        NULL, {"'{word}' does not belong here", "«{word}» здесь лишнее"}};
    vx_word word;
    for (;;) {
        if (!read_statement(draft, in, why)) return false;
        if (next_word(in, &word, NULL)) return vx_refuse_at(why, &left_over, &word);
        if (*in->at != ';') return true;
        in->at++;
    }
}
