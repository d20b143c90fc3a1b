/* SPDX-License-Identifier: MIT */
/* ruleset_write.c - a ruleset as text, in words for people and as what a form can edit. */
#include <string.h>

#include "core/json.h"
#include "core/ruleset_draft.h"

/* ---- Values ---- */

static void add_set(const vx_rule_field *field, uint32_t set, vx_text *out)
{
    bool is_first = true;
    int bit = 0;
    for (const char *at = field->values; *at != '\0'; bit++) {
        size_t length = strcspn(at, "|");
        if (set >> bit & 1) {
            if (!is_first) vx_add_char(out, ',');
            vx_add_bytes(out, at, length);
            is_first = false;
        }
        at += length + (at[length] == '|');
    }
    if (is_first) vx_add(out, "none");
}

/* The same for people. */
static void tell_set(const vx_rule_field *field, uint32_t set, vx_language language, vx_text *out)
{
    static const char *const nothing[VX_LANGUAGES] = {"none", "нет"};
    if (set == 0) vx_add(out, nothing[language]);
    for (uint32_t rest = set; rest != 0; rest &= rest - 1) {
        if (rest != set) vx_add(out, ", ");
        vx_add(out, field->title(__builtin_ctz(rest), language));
    }
}

static void add_marked(const char *name, vx_text *out)
{
    vx_add_char(out, '"');
    vx_add(out, name);
    vx_add_char(out, '"');
}

static void add_name(const char *const name[VX_LANGUAGES], vx_text *out)
{
    add_marked(name[VX_ENGLISH], out);
    if (strcmp(name[VX_ENGLISH], name[VX_RUSSIAN]) == 0) return;
    vx_add(out, " ru ");
    add_marked(name[VX_RUSSIAN], out);
}

static void add_choice(const vx_rule_field *field, int which, vx_text *out)
{
    const char *at = field->values;
    while (which-- > 0) at = strchr(at, '|') + 1;
    vx_add_bytes(out, at, strcspn(at, "|"));
}

static void add_number(const vx_rule_field *field, int number, vx_text *out)
{
    if (field->word != NULL && number == field->word_value)
        vx_add(out, field->word);
    else
        vx_add_number(out, number);
}

void vx_add_rule_value(const vx_rule_field *field, const void *thing, vx_text *out)
{
    const char *place = (const char *)thing + field->offset;
    uint32_t set;
    uint16_t wide;
    const char *name[VX_LANGUAGES];
    switch (field->form) {
    case VX_RULE_NUMBER:
        add_number(field, *(const uint8_t *)place, out);
        break;
    case VX_RULE_WIDE:
        memcpy(&wide, place, sizeof wide);
        add_number(field, wide, out);
        break;
    case VX_RULE_CHOICE:
        add_choice(field, *(const uint8_t *)place, out);
        break;
    case VX_RULE_SET:
        memcpy(&set, place, sizeof set);
        add_set(field, set, out);
        break;
    case VX_RULE_NAME:
        memcpy(name, place, sizeof name);
        add_name(name, out);
        break;
    case VX_RULE_LIST:
    case VX_RULE_OTHER:
        field->write(thing, out);
        break;
    }
}

/* A value for people: a set by the names of its words. */
static void tell_rule_value(const vx_rule_field *field, const char *thing, vx_language language,
                            vx_text *out)
{
    uint32_t set;
    if (field->form != VX_RULE_SET || field->title == NULL) {
        vx_add_rule_value(field, thing, out);
        return;
    }
    memcpy(&set, thing + field->offset, sizeof set);
    tell_set(field, set, language, out);
}

enum { VALUE_CAP = 1024, LINE_CAP = 8192 };

/* Values are compared as they are written: what reads alike is alike. */
static bool differs(const vx_rule_field *field, const void *thing, const void *book)
{
    char mine[VALUE_CAP], books[VALUE_CAP];
    vx_text text = vx_text_on(mine, sizeof mine), other = vx_text_on(books, sizeof books);
    vx_add_rule_value(field, thing, &text);
    vx_add_rule_value(field, book, &other);
    return strcmp(mine, books) != 0;
}

/* ---- Differences ---- */

/* A walk over each value that is not the book's. */
typedef struct {
    const vx_ruleset *ruleset;
    vx_language language;
    vx_text *out;
    const vx_rule_kind *kind;
    int index;
    bool is_open; /* a line about this thing has been begun */
    bool is_new;  /* the book has no such thing */
    vx_text
        *items; /* NULL, or `out` holds one line at a time, which becomes an item of this list */
} walk;

typedef void visitor(walk *w, const vx_rule_field *field, const char *thing, const char *book);

static void visit_thing(walk *w, visitor *visit)
{
    const vx_rulebook *rulebook = w->ruleset->rulebook;
    const char *thing = vx_thing_at(w->kind, w->ruleset->table, w->index);
    const char *book = vx_thing_at(w->kind, rulebook->book, w->index);
    w->is_open = false;
    if (thing == book) return; /* shared with the book, or there is none */
    w->is_new = book == NULL;
    if (w->is_new) book = w->kind->blank;
    for (int i = 0; i < w->kind->field_count; i++)
        if (differs(&w->kind->fields[i], thing, book)) visit(w, &w->kind->fields[i], thing, book);
    if (w->is_open && w->items == NULL) vx_add_char(w->out, '\n');
    if (w->is_open && w->items != NULL) {
        vx_json_text(w->items, NULL, w->out->data);
        *w->out = vx_text_on(w->out->data, w->out->capacity);
    }
}

static void visit_all(walk *w, visitor *visit)
{
    const vx_rulebook *rulebook = w->ruleset->rulebook;
    for (int i = 0; i < rulebook->kind_count; i++) {
        w->kind = &rulebook->kinds[i];
        for (w->index = 0; w->index < w->kind->count; w->index++) visit_thing(w, visit);
    }
}

static void add_file_name(const vx_rule_kind *kind, const void *table, int index, vx_text *out)
{
    if (kind->owner != NULL) {
        vx_add(out, kind->owner(table, index));
        vx_add_char(out, '/');
    }
    vx_add(out, kind->name(table, index));
}

static void write_value(walk *w, const vx_rule_field *field, const char *thing, const char *book)
{
    (void)book;
    if (!w->is_open) {
        vx_add(w->out, w->kind->key);
        if (w->kind->name != NULL) {
            vx_add_char(w->out, ' ');
            add_file_name(w->kind, w->ruleset->table, w->index, w->out);
        }
        w->is_open = true;
    }
    vx_add_char(w->out, ' ');
    vx_add(w->out, field->key);
    vx_add_char(w->out, ' ');
    vx_add_rule_value(field, thing, w->out);
}

void vx_add_differences(const vx_ruleset *ruleset, vx_text *out)
{
    walk w = {.ruleset = ruleset, .out = out};
    if (ruleset->name[VX_ENGLISH][0] != '\0') {
        vx_add(out, "name ");
        add_name((const char *const *)ruleset->name, out);
        vx_add_char(out, '\n');
    }
    visit_all(&w, write_value);
}

/* ---- Words ---- */

static void add_title(const vx_rule_kind *kind, const void *table, int index, vx_language language,
                      vx_text *out)
{
    if (kind->title != NULL)
        vx_add(out, kind->title(table, index, language));
    else if (kind->name != NULL)
        add_file_name(kind, table, index, out);
    else
        vx_add(out, kind->help[language]);
}

static void tell_value(walk *w, const vx_rule_field *field, const char *thing, const char *book)
{
    static const char *const before[VX_LANGUAGES] = {" (", " (в книге "};
    static const char *const behind[VX_LANGUAGES] = {" in the book)", ")"};
    if (w->is_open) {
        vx_add(w->out, ", ");
    } else {
        add_title(w->kind, w->ruleset->table, w->index, w->language, w->out);
        vx_add(w->out, ": ");
        w->is_open = true;
    }
    vx_add(w->out, field->help[w->language]);
    vx_add_char(w->out, ' ');
    tell_rule_value(field, thing, w->language, w->out);
    if (w->is_new) return;
    vx_add(w->out, before[w->language]);
    tell_rule_value(field, book, w->language, w->out);
    vx_add(w->out, behind[w->language]);
}

void vx_describe_ruleset(const vx_ruleset *ruleset, vx_language language, vx_text *out)
{
    walk w = {.ruleset = ruleset, .language = language, .out = out};
    visit_all(&w, tell_value);
}

void vx_add_ruleset_hash(const vx_ruleset *ruleset, vx_text *out)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        vx_add_char(out, "0123456789abcdef"[ruleset->hash >> shift & 15]);
}

static void add_line_text(const char *text, vx_text *out)
{
    vx_json_begin(out, "text");
    vx_add_char(out, '"');
    for (const char *at = text; *at != '\0'; at++) {
        if (*at == '"' || *at == '\\') vx_add_char(out, '\\');
        if (*at != '\n')
            vx_add_char(out, *at);
        else if (at[1] != '\0')
            vx_add(out, "; ");
    }
    vx_add_char(out, '"');
}

void vx_add_ruleset_head(const vx_ruleset *ruleset, vx_language language, vx_text *out)
{
    char hash[20];
    vx_text digits = vx_text_on(hash, sizeof hash);
    vx_add_ruleset_hash(ruleset, &digits);
    vx_json_text(out, "name", ruleset->name[language]);
    vx_json_text(out, "hash", hash);
    add_line_text(ruleset->text, out);
    vx_json_open(out, "changes", '[');
    char room[LINE_CAP];
    vx_text line = vx_text_on(room, sizeof room);
    walk w = {.ruleset = ruleset, .language = language, .out = &line, .items = out};
    visit_all(&w, tell_value);
    vx_json_close(out, ']');
}

/* ---- A form ---- */

static void add_titles(const vx_rule_field *field, vx_language language, vx_text *out)
{
    int count = 1;
    for (const char *at = field->values; *at != '\0'; at++) count += *at == '|';
    vx_json_open(out, "titles", '[');
    for (int i = 0; i < count; i++) vx_json_text(out, NULL, field->title(i, language));
    vx_json_close(out, ']');
}

static bool is_number(const vx_rule_field *field)
{
    return field->form == VX_RULE_NUMBER || field->form == VX_RULE_WIDE;
}

static void add_field(const vx_rule_field *field, vx_language language, vx_text *out)
{
    static const char *const forms[] = {
        [VX_RULE_NUMBER] = "number", [VX_RULE_WIDE] = "number", [VX_RULE_CHOICE] = "choice",
        [VX_RULE_SET] = "set",       [VX_RULE_LIST] = "set",    [VX_RULE_NAME] = "name",
        [VX_RULE_OTHER] = "text"};
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", field->key);
    vx_json_text(out, "help", field->help[language]);
    vx_json_text(out, "form", forms[field->form]);
    if (is_number(field)) {
        vx_json_number(out, "least", field->least);
        vx_json_number(out, "most", field->most);
        if (field->word != NULL) vx_json_text(out, "word", field->word);
    } else if (field->values != NULL) {
        vx_json_text(out, "values", field->values);
        if (field->title != NULL) add_titles(field, language, out);
    }
    vx_json_close(out, '}');
}

static void add_values(const vx_rule_kind *kind, const char *key, const char *thing, vx_text *out)
{
    vx_json_open(out, key, '[');
    for (int i = 0; i < kind->field_count; i++) {
        char value[VALUE_CAP];
        vx_text text = vx_text_on(value, sizeof value);
        vx_add_rule_value(&kind->fields[i], thing, &text);
        vx_json_text(out, NULL, value);
    }
    vx_json_close(out, ']');
}

static void add_thing(const vx_rulebook *rulebook, const vx_rule_kind *kind, const void *table,
                      int index, vx_language language, vx_text *out)
{
    char title[VALUE_CAP];
    vx_text text = vx_text_on(title, sizeof title);
    add_title(kind, table, index, language, &text);
    vx_json_open(out, NULL, '{');
    if (kind->name != NULL) {
        char name[VALUE_CAP];
        vx_text key = vx_text_on(name, sizeof name);
        add_file_name(kind, table, index, &key);
        vx_json_text(out, "key", name);
    }
    const char *book = vx_thing_at(kind, rulebook->book, index);
    vx_json_text(out, "title", title);
    add_values(kind, "values", vx_thing_at(kind, table, index), out);
    add_values(kind, "book", book != NULL ? book : kind->blank, out);
    vx_json_close(out, '}');
}

void vx_add_rules_form(const vx_rulebook *rulebook, uint32_t id, vx_language language, vx_text *out)
{
    const void *table = id == 0 ? rulebook->book : vx_ruleset_table(id);
    vx_json_open(out, NULL, '[');
    for (int i = 0; i < rulebook->kind_count; i++) {
        const vx_rule_kind *kind = &rulebook->kinds[i];
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", kind->key);
        vx_json_text(out, "help", kind->help[language]);
        vx_json_open(out, "fields", '[');
        for (int j = 0; j < kind->field_count; j++) add_field(&kind->fields[j], language, out);
        vx_json_close(out, ']');
        vx_json_open(out, "things", '[');
        for (int j = 0; j < kind->count; j++)
            if (vx_thing_at(kind, table, j) != NULL)
                add_thing(rulebook, kind, table, j, language, out);
        vx_json_close(out, ']');
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* ---- Limits ---- */

static void add_range(const vx_rule_field *field, vx_text *out)
{
    static const char *const forms[] = {[VX_RULE_NAME] = "\"English\" ru \"Russian\"",
                                        [VX_RULE_CHOICE] = "",
                                        [VX_RULE_SET] = "`none`, or with commas: ",
                                        [VX_RULE_LIST] = "`none`, or with commas: "};
    if (is_number(field)) {
        vx_add_number(out, field->least);
        vx_add(out, " to ");
        vx_add_number(out, field->most);
        if (field->word != NULL) vx_add(out, ", or `");
        if (field->word != NULL) vx_add(out, field->word);
        if (field->word != NULL) vx_add_char(out, '`');
        return;
    }
    if (field->form != VX_RULE_OTHER) vx_add(out, forms[field->form]);
    if (field->values == NULL) return;
    vx_add_char(out, '`');
    for (const char *at = field->values; *at != '\0'; at++)
        if (*at == '|')
            vx_add(out, "` `");
        else
            vx_add_char(out, *at);
    vx_add_char(out, '`');
}

void vx_add_rules_limits(const vx_rulebook *rulebook, vx_text *out)
{
    vx_add(out, "| line | value | meaning | limits |\n|---|---|---|---|\n");
    for (int i = 0; i < rulebook->kind_count; i++) {
        const vx_rule_kind *kind = &rulebook->kinds[i];
        for (int j = 0; j < kind->field_count; j++) {
            vx_add(out, "| `");
            vx_add(out, kind->key);
            if (kind->name != NULL) vx_add_char(out, ' ');
            if (kind->name != NULL) add_file_name(kind, rulebook->book, 0, out);
            vx_add(out, "` | `");
            vx_add(out, kind->fields[j].key);
            vx_add(out, "` | ");
            vx_add(out, kind->fields[j].help[VX_ENGLISH]);
            vx_add(out, " | ");
            add_range(&kind->fields[j], out);
            vx_add(out, " |\n");
        }
    }
}
