/* SPDX-License-Identifier: MIT */
/* notation.c - actions as text (docs/notation/warmaster.md). */
#include "games/warmaster/field/measures.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/text/words.h"
#include "games/warmaster/units/units.h"

/* ---- Places, for positions too ---- */

void wm_add_point(vx_text *out, int32_t x, int32_t y)
{
    wm_add_length(out, x);
    vx_add_char(out, ',');
    wm_add_length(out, y);
}

bool wm_read_point(const vx_word *word, uint16_t *x_out, uint16_t *y_out)
{
    vx_word x_word, y_word;
    int32_t x, y;
    if (!vx_word_split(word, ',', &x_word, &y_word)) return false;
    if (!wm_read_length(&x_word, &x) || !wm_read_length(&y_word, &y)) return false;
    *x_out = (uint16_t)x;
    *y_out = (uint16_t)y;
    return true;
}

/* ---- Writing ---- */

static void add_who(vx_text *out, const battle *b, const act *a)
{
    uint8_t kind = wm_acts[a->kind].who;
    if (kind == WHO_NOBODY) return;
    vx_add_char(out, ' ');
    if (kind == WHO_UNIT)
        wm_add_unit(out, a->who);
    else if (kind == WHO_PERSON)
        wm_add_person(out, a->who);
    else if (kind == WHO_ARMY)
        wm_add_army(out, b, a->who);
    else if (kind == WHO_CHOICE)
        wm_add_choice(out, b, a->who);
    else if (kind == WHO_STOCK)
        wm_add_stock(out, a->who);
    else
        vx_add_number(out, a->who);
}

static void add_detail(vx_text *out, const act *a)
{
    uint8_t kind = wm_acts[a->kind].detail;
    if (kind == DETAIL_NONE) return;
    vx_add_char(out, ' ');
    if (kind == DETAIL_UNIT)
        wm_add_unit(out, a->detail);
    else if (kind == DETAIL_PERSON)
        wm_add_person(out, a->detail);
    else if (kind == DETAIL_FORM)
        vx_add(out, wm_formation_keys[a->detail]);
    else
        vx_add_number(out, kind == DETAIL_STAND ? a->detail + 1 : a->detail);
}

static void add_place(vx_text *out, const act *a)
{
    uint8_t kind = wm_acts[a->kind].at;
    if (kind == AT_NOWHERE) return;
    vx_add_char(out, ' ');
    if (kind == AT_SPELL)
        wm_add_spell(out, a);
    else if (kind == AT_DIE)
        vx_add_number(out, a->at.x);
    else if (kind != AT_FACING)
        wm_add_point(out, a->at.x, a->at.y);
    if (kind == AT_POSE) vx_add_char(out, ' ');
    if (kind == AT_POSE || kind == AT_FACING) wm_add_angle(out, a->at.facing);
}

/* "B2.1", "Bc1" or "B2" */
static void add_other(vx_text *out, int other)
{
    int stand = other - NAMES_STANDS;
    if (other >= NAMES_UNITS) {
        wm_add_unit(out, other - NAMES_UNITS);
    } else if (other >= NAMES_PERSONS) {
        wm_add_person(out, other - NAMES_PERSONS);
    } else {
        wm_add_unit(out, stand / STANDS_MAX);
        vx_add_char(out, '.');
        vx_add_number(out, stand % STANDS_MAX + 1);
    }
}

void wm_add_names(vx_text *out, const act *a, const char *by, const char *other)
{
    if (names_stand(a->kind) && first_stand(a) != 0) {
        vx_add(out, by);
        vx_add_number(out, first_stand(a));
    }
    if (wm_other_word(a->kind) == NULL || other_piece(a) == 0) return;
    vx_add(out, other);
    vx_add_char(out, ' ');
    add_other(out, other_piece(a));
}

void wm_format_action(const void *state, vx_action action, vx_text *out)
{
    act a;
    if (!wm_unpack(action, &a)) return;
    vx_add(out, wm_acts[a.kind].key);
    add_who(out, state, &a);
    add_detail(out, &a);
    add_place(out, &a);
    if (wm_acts[a.kind].mark != NULL && is_marked(&a)) {
        vx_add_char(out, ' ');
        vx_add(out, wm_acts[a.kind].mark);
    }
    wm_add_names(out, &a, " by ", a.kind == ACT_BREATHE ? " at" : " from");
    if (may_set_stands(a.kind) && sets_stands(&a)) vx_add(out, " stands");
}

/* ---- Reading ---- */

static const vx_message no_action = {NULL, {"{word} is not an action", "{word} — не действие"}};
static const vx_message no_unit = {
    NULL, {"a unit is written A1 to A40 or B1 to B40", "отряд пишется A1–A40 или B1–B40"}};
static const vx_message no_person = {NULL,
                                     {"a character is written Ac1 to Ac12 or Bc1 to Bc12",
                                      "персонаж пишется Ac1–Ac12 или Bc1–Bc12"}};
static const vx_message no_place = {
    NULL,
    {"a place is written in cm, as \"45.5,10\", and a facing in degrees, as \"90\"",
     "место пишется в сантиметрах, «45.5,10», а направление в градусах, «90»"}};
static const vx_message no_form = {
    NULL,
    {"a formation is line, column, block, echelon-left or echelon-right",
     "построение — line, column, block, echelon-left или echelon-right"}};
static const vx_message no_die = {NULL, {"a die shows 1 to 6", "на кубике от 1 до 6"}};
static const vx_message no_number = {
    NULL, {"a number from 0 to 127 is needed here", "здесь нужно число от 0 до 127"}};
static const vx_message no_army = {NULL, {"name an army here", "здесь называют армию"}};
static const vx_message no_choice = {NULL,
                                     {"name a unit, a character, a mount or an item here",
                                      "здесь называют отряд, персонажа, скакуна или предмет"}};
static const vx_message no_stock = {
    NULL,
    {"name a piece of ground from the stock here", "здесь называют участок местности из набора"}};
static const vx_message no_stand = {NULL,
                                    {"a stand is written 1 to 4", "база пишется цифрой от 1 до 4"}};
static const vx_message too_much = {NULL, {"{word} does not belong here", "{word} здесь лишнее"}};

static bool read_number(vx_reader *in, int least, int most, const vx_message *message, uint8_t *out,
                        vx_problem *why)
{
    vx_word word;
    int64_t number;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, message, in);
    if (!vx_word_number(&word, least, most, &number)) return vx_refuse_at(why, message, &word);
    *out = (uint8_t)number;
    return true;
}

static bool read_thing(vx_reader *in, bool (*read)(const vx_word *, uint8_t *),
                       const vx_message *message, uint8_t *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, message, in);
    return read(&word, out) || vx_refuse_at(why, message, &word);
}

static bool read_army(vx_reader *in, const battle *b, uint8_t *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_army, in);
    return wm_read_army(b, &word, out) || vx_refuse_at(why, &no_army, &word);
}

static bool read_form(const vx_word *word, uint8_t *out)
{
    for (int i = 0; i < FORMS; i++)
        if (vx_word_is(word, wm_formation_keys[i])) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

static bool read_facing(vx_reader *in, place *out, vx_problem *why)
{
    vx_word word;
    int32_t facing;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_place, in);
    if (!wm_read_angle(&word, &facing)) return vx_refuse_at(why, &no_place, &word);
    out->facing = (uint16_t)facing;
    return true;
}

static bool read_place(vx_reader *in, bool facing, place *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_place, in);
    if (!wm_read_point(&word, &out->x, &out->y)) return vx_refuse_at(why, &no_place, &word);
    return !facing || read_facing(in, out, why);
}

static bool read_choice(vx_reader *in, const battle *b, uint8_t *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_choice, in);
    return wm_read_choice(b, &word, out) || vx_refuse_at(why, &no_choice, &word);
}

static bool read_who(vx_reader *in, const battle *b, act *a, vx_problem *why)
{
    switch (wm_acts[a->kind].who) {
    case WHO_UNIT:
        return read_thing(in, wm_read_unit, &no_unit, &a->who, why);
    case WHO_PERSON:
        return read_thing(in, wm_read_person, &no_person, &a->who, why);
    case WHO_DIE:
        return read_number(in, 1, 6, &no_die, &a->who, why);
    case WHO_NUMBER:
        return read_number(in, 0, 127, &no_number, &a->who, why);
    case WHO_ARMY:
        return read_army(in, b, &a->who, why);
    case WHO_STOCK:
        return read_thing(in, wm_read_stock, &no_stock, &a->who, why);
    case WHO_CHOICE:
        return read_choice(in, b, &a->who, why);
    default:
        return true;
    }
}

static bool read_detail(vx_reader *in, act *a, vx_problem *why)
{
    switch (wm_acts[a->kind].detail) {
    case DETAIL_UNIT:
        return read_thing(in, wm_read_unit, &no_unit, &a->detail, why);
    case DETAIL_PERSON:
        return read_thing(in, wm_read_person, &no_person, &a->detail, why);
    case DETAIL_FORM:
        return read_thing(in, read_form, &no_form, &a->detail, why);
    case DETAIL_DIE:
        return read_number(in, 1, 6, &no_die, &a->detail, why);
    case DETAIL_NUMBER:
        return read_number(in, 0, 127, &no_number, &a->detail, why);
    case DETAIL_STAND:
        if (!read_number(in, 1, STANDS_MAX, &no_stand, &a->detail, why)) return false;
        a->detail--;
        return true;
    default:
        return true;
    }
}

static bool read_at(vx_reader *in, act *a, vx_problem *why)
{
    uint8_t die = 0;
    switch (wm_acts[a->kind].at) {
    case AT_POSE:
    case AT_POINT:
        return read_place(in, wm_acts[a->kind].at == AT_POSE, &a->at, why);
    case AT_SPELL:
        return wm_read_spell(in, a, why);
    case AT_FACING:
        return read_facing(in, &a->at, why);
    case AT_DIE:
        if (!read_number(in, 1, 6, &no_die, &die, why)) return false;
        a->at.x = die;
        return true;
    default:
        return true;
    }
}

/* The next word, if it is that one. */
static bool take_word(vx_reader *in, const char *expected)
{
    vx_reader ahead = *in;
    vx_word word;
    if (expected == NULL || !vx_next_word(&ahead, &word) || !vx_word_is(&word, expected))
        return false;
    *in = ahead;
    return true;
}

static void read_mark(vx_reader *in, const char *mark, place *out)
{
    if (take_word(in, mark)) out->x = 1;
}

static bool read_other(const vx_word *word, int *out)
{
    vx_word unit_word, stand_word;
    int64_t stand;
    uint8_t id;
    if (wm_read_unit(word, &id)) {
        *out = NAMES_UNITS + id;
    } else if (wm_read_person(word, &id)) {
        *out = NAMES_PERSONS + id;
    } else {
        if (!vx_word_split(word, '.', &unit_word, &stand_word)) return false;
        if (!wm_read_unit(&unit_word, &id)) return false;
        if (!vx_word_number(&stand_word, 1, STANDS_MAX, &stand)) return false;
        *out = NAMES_STANDS + id * STANDS_MAX + (int)stand - 1;
    }
    return true;
}

static bool read_names(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message no_piece = {
        NULL, {"{word} cannot be named here", "{word} здесь назвать нельзя"}};
    vx_word word;
    uint8_t stand = 0;
    int other = 0;
    if (names_stand(a->kind) && take_word(in, "by") &&
        !read_number(in, 1, STANDS_MAX, &no_stand, &stand, why))
        return false;
    if (take_word(in, wm_other_word(a->kind))) {
        if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_piece, in);
        if (!read_other(&word, &other) || !wm_may_name(a->kind, other))
            return vx_refuse_at(why, &no_piece, &word);
    }
    if (stand != 0 || other != 0) a->at.y = pack_names(stand, other);
    return true;
}

bool wm_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    vx_word word;
    act a = {.kind = ACTS};
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_action, in);
    for (int i = 0; i < ACTS; i++)
        if (vx_word_is(&word, wm_acts[i].key)) a.kind = (uint8_t)i;
    if (a.kind == ACTS) return vx_refuse_at(why, &no_action, &word);
    if (!read_who(in, state, &a, why) || !read_detail(in, &a, why) || !read_at(in, &a, why))
        return false;
    read_mark(in, wm_acts[a.kind].mark, &a.at);
    if (!read_names(in, &a, why)) return false;
    if (may_set_stands(a.kind) && take_word(in, "stands")) a.at.x |= SETS_STANDS;
    if (vx_next_word(in, &word)) return vx_refuse_at(why, &too_much, &word);
    *out = pack_act(a);
    return true;
}
