/* SPDX-License-Identifier: MIT */
/* task_forms.c - how a field of a task is written: a unit, stands, a length, a word. */
#include <string.h>

#include "games/warmaster/field/measures.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/task_lines.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/units/units.h"

/* Words in the order of the numbers that they stand for, or of the bits. */
static const char *const voices[] = {"plain", "wings", "hunt", NULL};
static const char *const arrivals[] = {"evading", "charging", "advancing", NULL};
static const char *const forces[] = {"driven", "retreat", "retire", "aside", NULL};
static const char *const arranges[] = {"follow", "aside", "reform", "evade", NULL};
static const char *const savings[] = {"normal", "worse", "none", NULL};
static const char *const shots[] = {"skulls", "charger", "cover-down", "exact",
                                    "tally",  "stays",   "tremor",     NULL};
static const char *const layings[] = {"map", "both", "one", "alike", NULL};
static const char *const yes[] = {"no", "yes", NULL};

typedef struct {
    void (*add)(vx_text *out, const battle *b, const task *t, uint64_t number);
    bool (*read)(const vx_word *word, const battle *b, const task *t, uint64_t *out);
    const char *const *words;
    bool always;   /* 0 is written too: it is a unit, a seat, a word */
    bool or_none;  /* 1 + what is written; 0 is none */
    bool each_bit; /* a list of the bits that are set */
} form_rules;

/* ---- One thing ---- */

static void add_number(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    vx_add_number(out, (int64_t)number);
}

static bool read_number(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    int64_t number;
    (void)b, (void)t;
    if (!vx_word_number(word, 0, 65535, &number)) return false;
    *out = (uint64_t)number;
    return true;
}

/* Stands and seats are counted from 1. */
static void add_place(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    add_number(out, b, t, number + 1);
}

static bool read_place(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    if (!read_number(word, b, t, out) || *out == 0) return false;
    --*out;
    return true;
}

static bool read_seat(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    return read_place(word, b, t, out) && *out < SIDES;
}

static void add_unit(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    wm_add_unit(out, (int)number);
}

static bool read_unit(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    uint8_t id;
    (void)t;
    if (!wm_read_unit(word, &id) || !wm_unit_exists(b, id)) return false;
    *out = id;
    return true;
}

/* By its place in the roster of the task's side. */
static void add_own_unit(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    add_unit(out, b, t, (uint64_t)t->side * UNITS_MAX + number);
}

static bool read_own_unit(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    if (!read_unit(word, b, t, out) || side_of_unit((int)*out) != t->side) return false;
    *out %= UNITS_MAX;
    return true;
}

static void add_person(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    wm_add_person(out, (int)number);
}

static bool read_person(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    uint8_t id;
    (void)t;
    if (!wm_read_person(word, &id) || !wm_person_exists(b, id)) return false;
    *out = id;
    return true;
}

static void add_source(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    if (number < ALL_UNITS)
        add_unit(out, b, t, number);
    else
        add_person(out, b, t, number - ALL_UNITS);
}

static bool read_source(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    if (read_unit(word, b, t, out)) return true;
    if (!read_person(word, b, t, out)) return false;
    *out += ALL_UNITS;
    return true;
}

/* "B2.1" or "Bc1" */
static void add_piece(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    int stand = (int)number - NAMES_STANDS;
    if (number >= NAMES_PERSONS) {
        add_person(out, b, t, number - NAMES_PERSONS);
        return;
    }
    wm_add_unit(out, stand / STANDS_MAX);
    vx_add_char(out, '.');
    vx_add_number(out, stand % STANDS_MAX + 1);
}

static bool read_piece(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    vx_word unit_word, stand_word;
    uint64_t id, stand;
    if (vx_word_split(word, '.', &unit_word, &stand_word)) {
        if (!read_unit(&unit_word, b, t, &id) || !read_place(&stand_word, b, t, &stand))
            return false;
        *out = NAMES_STANDS + id * STANDS_MAX + stand;
        return stand < STANDS_MAX;
    }
    if (!read_person(word, b, t, out)) return false;
    *out += NAMES_PERSONS;
    return true;
}

/* "3-12": the least and the most centimetres */
static void add_range(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    add_number(out, b, t, number & 255);
    vx_add_char(out, '-');
    add_number(out, b, t, number >> 8);
}

static bool read_range(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    vx_word least_word, most_word;
    uint64_t least, most;
    if (!vx_word_split(word, '-', &least_word, &most_word)) return false;
    if (!read_number(&least_word, b, t, &least) || !read_number(&most_word, b, t, &most))
        return false;
    *out = least | most << 8;
    return least < 256 && most < 256;
}

static void add_angle(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    wm_add_angle(out, (int32_t)number);
}

static bool read_angle(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    int32_t angle;
    (void)b, (void)t;
    if (!wm_read_angle(word, &angle)) return false;
    *out = (uint64_t)angle;
    return true;
}

static void add_length(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    wm_add_length(out, (int32_t)number);
}

static bool read_length(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    int32_t length;
    (void)b, (void)t;
    if (!wm_read_length(word, &length)) return false;
    *out = (uint64_t)length;
    return true;
}

/* Dice as an action says them, with commas for blanks. */
enum { THROW_LENGTH = 64 };

static void add_throw(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    char text[THROW_LENGTH];
    vx_text buffer = vx_text_on(text, sizeof text);
    (void)t;
    wm_format_action(b, (vx_action)number, &buffer);
    for (size_t i = 0; i < buffer.length; i++) vx_add_char(out, text[i] == ' ' ? ',' : text[i]);
}

static bool read_throw(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    char text[THROW_LENGTH] = "";
    vx_action action;
    (void)t;
    if (word->length >= sizeof text) return false;
    for (size_t i = 0; i < word->length; i++) text[i] = word->start[i];
    for (char *at = text; *at != '\0'; at++)
        if (*at == ',') *at = ' ';
    vx_reader in = vx_read(text);
    if (!wm_parse_action(b, &in, &action, NULL)) return false;
    *out = (uint64_t)action;
    return true;
}

static void add_spell(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    vx_add(out, wm_spells[number].key);
}

static bool read_spell(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    (void)b, (void)t;
    for (int i = 0; i < SPELLS; i++) {
        *out = (uint64_t)i;
        if (vx_word_is(word, wm_spells[i].key)) return true;
    }
    return false;
}

static void add_device(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    vx_add(out, wm_devices[number].key);
}

static bool read_device(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    (void)b, (void)t;
    for (int i = BY_SKILL + 1; i < DEVICES; i++) {
        *out = (uint64_t)i;
        if (vx_word_is(word, wm_devices[i].key)) return true;
    }
    return false;
}

static void add_piece_of_stock(vx_text *out, const battle *b, const task *t, uint64_t number)
{
    (void)b, (void)t;
    wm_add_stock(out, (int)number);
}

static bool read_piece_of_stock(const vx_word *word, const battle *b, const task *t, uint64_t *out)
{
    uint8_t which;
    (void)b, (void)t;
    if (!wm_read_stock(word, &which)) return false;
    *out = which;
    return true;
}

/* ---- The table ---- */

static const form_rules forms[TASK_FORMS] = {
    [FORM_NUMBER] = {.add = add_number, .read = read_number},
    [FORM_YES] = {.words = yes},
    [FORM_UNIT] = {.add = add_unit, .read = read_unit, .always = true},
    [FORM_UNIT_OR_NONE] = {.add = add_unit, .read = read_unit, .or_none = true},
    [FORM_PERSON] = {.add = add_person, .read = read_person, .always = true},
    [FORM_PERSON_OR_NONE] = {.add = add_person, .read = read_person, .or_none = true},
    [FORM_SOURCE] = {.add = add_source, .read = read_source, .always = true},
    [FORM_SOURCE_OR_NONE] = {.add = add_source, .read = read_source, .or_none = true},
    [FORM_STAND] = {.add = add_place, .read = read_place},
    [FORM_STANDS] = {.add = add_place, .read = read_place, .each_bit = true},
    [FORM_SEAT] = {.add = add_place, .read = read_seat, .always = true},
    [FORM_SEATS] = {.add = add_place, .read = read_seat, .each_bit = true},
    [FORM_FACES] = {.add = add_number, .read = read_number, .each_bit = true},
    [FORM_PIECES] = {.add = add_piece_of_stock, .read = read_piece_of_stock, .each_bit = true},
    [FORM_RANGE] = {.add = add_range, .read = read_range},
    [FORM_ANGLE] = {.add = add_angle, .read = read_angle},
    [FORM_LENGTH] = {.add = add_length, .read = read_length},
    [FORM_PIECE] = {.add = add_piece, .read = read_piece},
    [FORM_UNITS] = {.add = add_own_unit, .read = read_own_unit, .each_bit = true},
    [FORM_ACTION] = {.add = add_throw, .read = read_throw, .always = true},
    [FORM_SPELL] = {.add = add_spell, .read = read_spell, .always = true},
    [FORM_DEVICE] = {.add = add_device, .read = read_device},
    [FORM_VOICE] = {.words = voices},
    [FORM_ARRIVAL] = {.words = arrivals, .always = true},
    [FORM_FORCE] = {.words = forces, .always = true},
    [FORM_ARRANGE] = {.words = arranges, .always = true},
    [FORM_LAYING] = {.words = layings, .always = true},
    [FORM_SAVES] = {.words = savings},
    [FORM_SHOTS] = {.words = shots, .each_bit = true},
};

bool wm_is_always_written(int form)
{
    return forms[form].always;
}

bool wm_is_needed(int form)
{
    return forms[form].always && forms[form].words == NULL && form != FORM_SEAT;
}

bool wm_fits_form(int form, uint64_t number)
{
    const form_rules *f = &forms[form];
    uint64_t count = 0;
    if (form == FORM_SPELL) return number < SPELLS;
    if (form == FORM_DEVICE) return number < DEVICES;
    if (form == FORM_PIECES) return number >> STOCK == 0;
    if (f->words == NULL) return true;
    while (f->words[count] != NULL) count++;
    return f->each_bit ? number >> count == 0 : number < count;
}

static void add_one(vx_text *out, const battle *b, const task *t, int form, uint64_t number)
{
    const form_rules *f = &forms[form];
    if (f->or_none && number == 0)
        vx_add_char(out, '-');
    else if (f->words != NULL)
        vx_add(out, f->words[number]);
    else
        f->add(out, b, t, number - f->or_none);
}

static bool read_one(const vx_word *word, const battle *b, const task *t, int form, uint64_t *out)
{
    const form_rules *f = &forms[form];
    *out = 0;
    if (f->or_none && vx_word_is(word, "-")) return true;
    if (f->words != NULL) {
        while (f->words[*out] != NULL && !vx_word_is(word, f->words[*out])) ++*out;
        return f->words[*out] != NULL;
    }
    if (!f->read(word, b, t, out)) return false;
    *out += f->or_none;
    return true;
}

void wm_add_form(vx_text *out, const battle *b, const task *t, int form, uint64_t number)
{
    if (!forms[form].each_bit) {
        add_one(out, b, t, form, number);
        return;
    }
    bool any = false;
    for (int bit = 0; bit < 64; bit++) {
        if (!(number >> bit & 1)) continue;
        if (any) vx_add_char(out, ',');
        add_one(out, b, t, form, (uint64_t)bit);
        any = true;
    }
}

bool wm_read_form(const vx_word *word, const battle *b, const task *t, int form, uint64_t *out)
{
    if (!forms[form].each_bit) return read_one(word, b, t, form, out);
    vx_word rest = *word, first, behind;
    uint64_t bit;
    for (*out = 0;; rest = behind) {
        bool more = vx_word_split(&rest, ',', &first, &behind);
        if (!read_one(more ? &first : &rest, b, t, form, &bit) || bit >= 64) return false;
        *out |= (uint64_t)1 << bit;
        if (!more) return true;
    }
}
