/* SPDX-License-Identifier: MIT */
/* task_lines.c - tasks as lines of a position, both ways, and read as positions once wrote them. */
#include <string.h>

#include "games/warmaster/text/task_lines.h"
#include "games/warmaster/units/units.h"

static const vx_message bad = {NULL, {"{word} is not understood here", "{word} здесь непонятно"}};
static const vx_message missing = {NULL, {"something is missing here", "здесь чего-то не хватает"}};
static const vx_message no_such = {
    NULL, {"{word} does not exist in this battle", "{word} в этой битве нет"}};

/* ---- Fields as numbers ---- */

static uint64_t all_bits(const task *t)
{
    uint64_t out = 0;
    for (int i = 0; i < 4; i++) out |= (uint64_t)t->value[i] << 16 * i;
    return out;
}

static void set_all_bits(task *t, uint64_t bits)
{
    for (int i = 0; i < 4; i++) t->value[i] = (uint16_t)(bits >> 16 * i);
}

static uint64_t mask_of(const task_row *row)
{
    return row->bits == 64 ? UINT64_MAX : ((uint64_t)1 << row->bits) - 1;
}

static uint64_t number_at(const task *t, const task_row *row, int at, int index)
{
    return all_bits(t) >> (at + index * row->bits) & mask_of(row);
}

static void set_number_at(task *t, const task_row *row, int at, int index, uint64_t number)
{
    int shift = at + index * row->bits;
    set_all_bits(t, (all_bits(t) & ~(mask_of(row) << shift)) | number << shift);
}

/* ---- Writing ---- */

/* Names in C have underscores, names in a position hyphens. */
static void add_name(vx_text *out, const char *name)
{
    for (; *name != '\0'; name++) vx_add_char(out, *name == '_' ? '-' : *name);
}

static void add_key(vx_text *out, const char *name)
{
    vx_add_char(out, ' ');
    add_name(out, name);
    vx_add_char(out, '=');
}

static void add_field(vx_text *out, const battle *b, const task *t, const task_row *row, int at)
{
    int count = row->count;
    bool always = wm_is_always_written(row->form);
    while (count > 0 && number_at(t, row, at, count - 1) == 0 && !always) count--;
    if (row->name == NULL || count == 0) return;
    if (row->count == SIDES) count = SIDES; /* one for each of two */
    add_key(out, row->name);
    for (int i = 0; i < count; i++) {
        if (i > 0) vx_add_char(out, ',');
        wm_add_form(out, b, t, row->form, number_at(t, row, at, i));
    }
}

static void add_step(vx_text *out, const task *t)
{
    const task_rules *rules = wm_rules_of_task(t->kind);
    const char *name = t->step < STEPS_MAX ? rules->steps[t->step] : NULL;
    if (name != NULL) {
        add_key(out, "step");
        vx_add(out, name);
    } else if (t->step != 0) {
        add_key(out, rules->count != NULL ? rules->count : "step");
        vx_add_number(out, t->step);
    }
}

void wm_add_task(vx_text *out, const battle *b, const task *t)
{
    vx_add(out, "task ");
    vx_add(out, wm_rules_of_task(t->kind)->key);
    if (t->unit != NOBODY_ID) {
        add_key(out, "unit");
        wm_add_unit(out, t->unit);
    }
    if (t->unit == NOBODY_ID || side_of_unit(t->unit) != t->side) {
        add_key(out, "seat");
        vx_add_number(out, t->side + 1);
    }
    add_step(out, t);
    int at = 0;
    for (const task_row *row = wm_task_rows(t); row->bits > 0; row++) {
        add_field(out, b, t, row, at);
        at += row->bits * row->count;
    }
    vx_add_char(out, '\n');
}

/* ---- Reading ---- */

static bool is_name(const vx_word *word, const char *name)
{
    for (size_t i = 0; i < word->length; i++) {
        char c = name[i] == '_' ? '-' : name[i];
        if (c == '\0' || c != word->start[i]) return false;
    }
    return name[word->length] == '\0';
}

static bool read_step(const vx_word *key, const vx_word *text, task *t)
{
    const task_rules *rules = wm_rules_of_task(t->kind);
    int64_t number;
    for (int i = 0; i < STEPS_MAX && is_name(key, "step"); i++)
        if (rules->steps[i] != NULL && vx_word_is(text, rules->steps[i])) {
            t->step = (uint8_t)i;
            return true;
        }
    if (rules->old_first_step != NULL && vx_word_is(text, rules->old_first_step)) {
        t->step = 0;
        return true;
    }
    if (rules->steps[0] != NULL || !vx_word_number(text, 0, 255, &number)) return false;
    t->step = (uint8_t)number;
    return true;
}

/* Unit, seat and step: what the fields are may depend on them. `known` says whether it was one. */
static bool read_head(const vx_word *key, const vx_word *text, const battle *b, task *t,
                      bool *known)
{
    const task_rules *rules = wm_rules_of_task(t->kind);
    int64_t seat;
    *known = true;
    if (is_name(key, "unit")) return wm_read_unit(text, &t->unit) && wm_unit_exists(b, t->unit);
    if (is_name(key, "seat") && vx_word_number(text, 1, SIDES, &seat)) {
        t->side = (uint8_t)(seat - 1);
        return true;
    }
    if (is_name(key, rules->count != NULL ? rules->count : "step")) return read_step(key, text, t);
    *known = false;
    return true;
}

static bool read_numbers(const vx_word *text, const battle *b, task *t, const task_row *row, int at)
{
    vx_word rest = *text, first, behind;
    uint64_t number;
    for (int i = 0; i < row->count; i++) {
        bool more = row->count > 1 && vx_word_split(&rest, ',', &first, &behind);
        if (!wm_read_form(more ? &first : &rest, b, t, row->form, &number)) return false;
        if (number > mask_of(row)) return false;
        set_number_at(t, row, at, i, number);
        if (!more) return true;
        rest = behind;
    }
    return false; /* more of them than there can be */
}

/* Which field it was, as a bit; 0: none, or no such thing. */
static unsigned read_field(const vx_word *key, const vx_word *text, const battle *b, task *t)
{
    int at = 0, index = 0;
    for (const task_row *row = wm_task_rows(t); row->bits > 0; row++, index++) {
        if (row->name != NULL && is_name(key, row->name))
            return read_numbers(text, b, t, row, at) ? 1u << index : 0;
        at += row->bits * row->count;
    }
    return 0;
}

/* A unit, a character or the like has no 0 to stand for it where it is left out. */
static bool has_all(const task *t, unsigned found)
{
    int index = 0;
    for (const task_row *row = wm_task_rows(t); row->bits > 0; row++, index++)
        if (row->name != NULL && wm_is_needed(row->form) && !(found >> index & 1)) return false;
    return true;
}

static bool read_named(vx_reader *in, const battle *b, task *t, vx_problem *why)
{
    vx_reader ahead = *in;
    vx_word word, key, text;
    unsigned found = 0;
    bool known, seated = false;
    while (vx_next_word(&ahead, &word)) {
        if (!vx_word_split(&word, '=', &key, &text) || !read_head(&key, &text, b, t, &known))
            return vx_refuse_at(why, &bad, &word);
        seated = seated || is_name(&key, "seat");
    }
    if (!seated && t->unit == NOBODY_ID) return vx_refuse_here(why, &missing, in);
    if (!seated) t->side = (uint8_t)side_of_unit(t->unit);
    while (vx_next_word(in, &word)) {
        vx_word_split(&word, '=', &key, &text);
        task head = *t;
        read_head(&key, &text, b, &head, &known);
        unsigned field = known ? 0 : read_field(&key, &text, b, t);
        if (!known && (field == 0 || (found & field))) return vx_refuse_at(why, &bad, &word);
        found |= field;
    }
    return has_all(t, found) || vx_refuse_here(why, &missing, in);
}

/* ---- Reading what positions said before fields had names: SEAT UNIT STEP and four numbers ---- */

static bool numbers_fit(const task *t)
{
    int at = 0;
    for (const task_row *row = wm_task_rows(t); row->bits > 0; row++) {
        uint64_t number = number_at(t, row, at, 0);
        if (row->name == NULL ? number != 0 : !wm_fits_form(row->form, number)) return false;
        at += row->bits * row->count;
    }
    return true;
}

/* A throw once lay in two of them: the kind of action and its first number, then its second. */
static void convert_again(task *t)
{
    act thrown = {.kind = (uint8_t)(t->value[0] & 255),
                  .who = (uint8_t)(t->value[0] >> 8),
                  .detail = (uint8_t)t->value[1]};
    if (thrown.kind < ACTS) set_all_bits(t, pack_act(thrown));
}

static bool read_old_numbers(vx_reader *in, task *t, vx_problem *why)
{
    vx_word word;
    int64_t number;
    for (int i = 0; vx_next_word(in, &word); i++) {
        if (i > 4 || !vx_word_number(&word, 0, i == 0 ? 255 : 65535, &number))
            return vx_refuse_at(why, &bad, &word);
        if (i == 0)
            t->step = (uint8_t)number;
        else
            t->value[i - 1] = (uint16_t)number;
    }
    if (t->kind == TASK_AGAIN) convert_again(t);
    return numbers_fit(t) || vx_refuse_here(why, &bad, in);
}

static bool read_old(vx_reader *in, const battle *b, task *t, vx_problem *why)
{
    vx_word word;
    int64_t seat;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!vx_word_number(&word, 1, SIDES, &seat)) return vx_refuse_at(why, &bad, &word);
    t->side = (uint8_t)(seat - 1);
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!vx_word_is(&word, "-") && (!wm_read_unit(&word, &t->unit) || !wm_unit_exists(b, t->unit)))
        return vx_refuse_at(why, &no_such, &word);
    return read_old_numbers(in, t, why);
}

bool wm_read_task(vx_reader *in, const battle *b, task *out, vx_problem *why)
{
    vx_word word, key, text;
    *out = (task){.kind = TASKS, .unit = NOBODY_ID};
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    for (int i = 0; i < TASKS; i++)
        if (vx_word_is(&word, wm_rules_of_task(i)->key)) out->kind = (uint8_t)i;
    if (out->kind == TASKS) return vx_refuse_at(why, &bad, &word);
    vx_reader ahead = *in;
    bool named = vx_next_word(&ahead, &word) && vx_word_split(&word, '=', &key, &text);
    return named ? read_named(in, b, out, why) : read_old(in, b, out, why);
}
