/* SPDX-License-Identifier: MIT */
/* position_words.c - the words of a position as text (docs/notation/warmaster.md). */
#include "games/warmaster/text/position_words.h"

#include <string.h>

#include "games/warmaster/magic/magic.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"

const char *const wm_favour_words[FAVOURS] = {"none", "own", "enemy"};

const word_flag wm_unit_words[UNIT_WORDS] = {
    {"confused", UNIT_CONFUSED}, {"near", UNIT_NEAR},       {"initiative", UNIT_INITIATIVE},
    {"locked", UNIT_LOCKED},     {"charged", UNIT_CHARGED},
};

const word_flag wm_mark_words[MARK_WORDS] = {
    {"far", MARK_FAR},           {"homed", MARK_HOMED},     {"shot", MARK_SHOT},
    {"pressure", MARK_PRESSURE}, {"refuses", MARK_REFUSES}, {"entered", MARK_ENTERED},
    {"blunders", MARK_BLUNDERS},
};

const word_flag wm_combat_words[COMBAT_WORDS] = {
    {"fought", COMBAT_FOUGHT},     {"retreated", COMBAT_RETREATED}, {"pursues", COMBAT_PURSUES},
    {"advanced", COMBAT_ADVANCED}, {"charges", COMBAT_CHARGES},     {"attacker", COMBAT_ATTACKER},
    {"decided", COMBAT_DECIDED},   {"reformed", COMBAT_REFORMED},   {"falls", COMBAT_FALLS},
    {"again", COMBAT_AGAIN},       {"attended", COMBAT_ATTENDED},   {"cleft", COMBAT_CLEFT},
    {"rent", COMBAT_RENT},
};

const word_flag wm_person_words[PERSON_WORDS] = {
    {"done", PERSON_DONE},         {"moved", PERSON_MOVED},          {"shot", PERSON_SHOT},
    {"punished", PERSON_PUNISHED}, {"twice", PERSON_PUNISHED_TWICE},
};

/* The words of packed bits, the lowest first: those of the enumerations that the comment names. */
static const char *const early_words[] = {"first", "second"};
static const char *const magic_words[] = /* MAGIC_* */
    {"enchanted", "doomed",    "attack-each", "light",    "rage", "rage-at-itself",
     "fire",      "gerroff",   "raised",      "fearless", "king", "sulks",
     "double",    "bloodlust", "stampede",    "runaway"};
static const char *const charm_words[] = /* CHARM_* */
    {"terror", "tiger", "chill", "one-attack", "herd",     "frenzy",
     "shield", "djinn", "guts",  "hunt",       "sheltered"};
static const char *const ward_words[] = /* WARD_* */
    {"host", "mork", "combat", "tooth", "defended", "mist", "spied", "sanctuary", "mirage"};
static const char *const unit_used_words[] = /* USED_* of a unit */
    {"item", "item-now", "steadfast", "laager", "waits", "hurt", "flame", "engine"};
static const char *const person_used_words[] = /* USED_*, PERSON_* of magic.h */
    {"item", "item-now", "bound", "anger", "mount", "strong", "ordered", "power"};
static const char *const cast_words[] = /* CAST_* */
    {"tried", "more", "worked", "bear", "shelter", "spite", "raven", "breaks"};
_Static_assert(CHARMS_ALL == (1 << sizeof charm_words / sizeof charm_words[0]) - 1, "a word each");
_Static_assert(WARDS_ALL == (1 << sizeof ward_words / sizeof ward_words[0]) - 1, "a word each");

const number_field wm_unit_numbers[UNIT_NUMBERS] = {
    {"orders", offsetof(unit, orders), 99, false, AS_NUMBER, NULL},
    {"madness", offsetof(unit, madness), 99, false, AS_NUMBER, NULL},
    {"wounds", offsetof(unit, wounds), 255, false, AS_NUMBER, NULL},
    {"struck", offsetof(unit, struck), 255, false, AS_NUMBER, NULL},
    {"skulls", offsetof(unit, skulls), 255, false, AS_NUMBER, NULL},
    {"early", offsetof(unit, early), 3, false, AS_WORDS, early_words},
    {"carried", offsetof(unit, carried), 255, false, AS_NUMBER, NULL},
    {"driver", offsetof(unit, driver), ALL_UNITS + ALL_PERSONS, false, AS_SHOOTER, NULL},
    {"retreat", offsetof(unit, retreated), 99, false, AS_NUMBER, NULL},
    {"bonus", offsetof(unit, bonus), 99, false, AS_NUMBER, NULL},
    {"used", offsetof(unit, used), 255, false, AS_WORDS, unit_used_words},
    {"magic", offsetof(unit, magic), 65535, true, AS_WORDS, magic_words},
    {"spells", offsetof(unit, affected), 65535, true, AS_PLACES, NULL},
    {"affected", offsetof(unit, affected), 65535, true, AS_BITS, NULL},
    {"odd", offsetof(unit, odd), STANDS_MAX, false, AS_NUMBER, NULL},
    {"charms", offsetof(unit, charms), CHARMS_ALL, true, AS_WORDS, charm_words},
    {"wards", offsetof(unit, wards), WARDS_ALL, true, AS_WORDS, ward_words},
    {"keeper", offsetof(unit, keeper), ALL_PERSONS, false, AS_PERSON, NULL},
};

const number_field wm_person_numbers[PERSON_NUMBERS] = {
    {"used", offsetof(person, used), 255, false, AS_WORDS, person_used_words},
    {"cast", offsetof(person, cast), 255, false, AS_WORDS, cast_words},
};

/* ---- Values ---- */

static uint16_t value_of(const void *thing, const number_field *f)
{
    const uint8_t *at = (const uint8_t *)thing + f->offset;
    uint16_t wide;
    if (!f->wide) return *at;
    memcpy(&wide, at, sizeof wide);
    return wide;
}

static void set_value(void *thing, const number_field *f, uint16_t value)
{
    uint8_t *at = (uint8_t *)thing + f->offset;
    if (f->wide)
        memcpy(at, &value, sizeof value);
    else
        *at = (uint8_t)value;
}

static void add_bits(vx_text *out, const number_field *f, int value)
{
    bool any = false;
    for (int bit = 0; value >> bit != 0; bit++) {
        if (!(value >> bit & 1)) continue;
        if (any) vx_add_char(out, ',');
        if (f->form == AS_WORDS)
            vx_add(out, f->words[bit]);
        else
            vx_add_number(out, bit + 1);
        any = true;
    }
}

static void add_value(vx_text *out, const number_field *f, int value)
{
    if (f->form == AS_NUMBER)
        vx_add_number(out, value);
    else if (f->form == AS_PERSON)
        wm_add_person(out, value - 1);
    else if (f->form != AS_SHOOTER)
        add_bits(out, f, value);
    else if (value <= ALL_UNITS)
        wm_add_unit(out, value - 1);
    else
        wm_add_person(out, value - 1 - ALL_UNITS);
}

void wm_add_fields(vx_text *out, const void *thing, const number_field *fields, int count)
{
    for (int i = 0; i < count; i++) {
        int value = value_of(thing, &fields[i]);
        if (value == 0 || fields[i].form == AS_BITS) continue;
        vx_add_char(out, ' ');
        vx_add(out, fields[i].key);
        vx_add_char(out, ' ');
        add_value(out, &fields[i], value);
    }
}

/* One word of a list as its bit; 0: there is no such word. */
static int read_bit(const vx_word *word, const number_field *f)
{
    int64_t number;
    if (f->form == AS_PLACES) {
        int bit = vx_word_number(word, 1, 16, &number) ? 1 << (number - 1) : 0;
        return bit <= f->most ? bit : 0;
    }
    for (int bit = 0; 1 << bit <= f->most; bit++)
        if (vx_word_is(word, f->words[bit])) return 1 << bit;
    return 0;
}

static bool read_bits(const vx_word *word, const number_field *f, uint16_t *out)
{
    vx_word rest = *word, first, behind;
    for (bool more = true; more; rest = behind) {
        more = vx_word_split(&rest, ',', &first, &behind);
        int bit = read_bit(more ? &first : &rest, f);
        if (bit == 0 || (*out & bit)) return false;
        *out |= (uint16_t)bit;
        if (!more) break;
    }
    return true;
}

static bool read_name(const vx_word *word, const number_field *f, uint16_t *out)
{
    uint8_t id;
    if (f->form == AS_SHOOTER && wm_read_unit(word, &id)) {
        *out = (uint16_t)(1 + id);
        return true;
    }
    if (!wm_read_person(word, &id)) return false;
    *out = (uint16_t)(1 + id + (f->form == AS_SHOOTER ? ALL_UNITS : 0));
    return true;
}

static bool read_value(const vx_word *word, const number_field *f, uint16_t *out)
{
    int64_t number;
    *out = 0;
    if (f->form != AS_PLACES && vx_word_number(word, 0, f->most, &number)) {
        *out = (uint16_t)number;
        return true;
    }
    if (f->form == AS_WORDS || f->form == AS_PLACES) return read_bits(word, f, out);
    return (f->form == AS_SHOOTER || f->form == AS_PERSON) && read_name(word, f, out);
}

bool wm_read_field(vx_reader *in, const vx_word *word, void *thing, const number_field *fields,
                   int count, bool *found, vx_problem *why)
{
    static const vx_message missing = {NULL,
                                       {"something is missing here", "здесь чего-то не хватает"}};
    static const vx_message bad = {NULL,
                                   {"{word} is not understood here", "{word} здесь непонятно"}};
    vx_word text;
    uint16_t value;
    for (int i = 0; i < count; i++) {
        if (!vx_word_is(word, fields[i].key)) continue;
        *found = true;
        if (!vx_next_word(in, &text)) return vx_refuse_here(why, &missing, in);
        if (!read_value(&text, &fields[i], &value)) return vx_refuse_at(why, &bad, &text);
        set_value(thing, &fields[i], value);
        return true;
    }
    return true;
}

uint8_t wm_usual_odd(const battle *b, int id)
{
    bool whole = unit_of(b, id)->stands == wm_stands_at_start(b, id);
    return (uint8_t)(whole ? wm_odd_at_start(b, id) : 0);
}

bool wm_hears_voice(const battle *b)
{
    if (b->task_count == 0) return false;
    bool wagon = top_task(b)->kind == TASK_WAGON && b->order.person != NOBODY_ID;
    return top_task(b)->kind == TASK_VOICE || wagon;
}

bool wm_is_moving(const battle *b)
{
    return b->phase == PHASE_MOVE || wm_hears_voice(b);
}
