/* SPDX-License-Identifier: MIT */
/* notation.c - actions as text (docs/NOTATION.md). */
#include "games/warmaster/numbers.h"
#include "games/warmaster/warmaster.h"
#include "games/warmaster/words.h"

static const char *const act_keys[ACTS] = {
    [ACT_DEPLOY] = "deploy", [ACT_PLACE] = "place", [ACT_FIRST] = "first",
    [ACT_CHARGE] = "charge", [ACT_EVADE] = "evade", [ACT_END] = "end",
    [ACT_ORDER] = "order",   [ACT_WITH] = "with",   [ACT_GIVE] = "give",
    [ACT_TEST] = "roll",     [ACT_MOVE] = "move",   [ACT_STAND] = "stand",
    [ACT_BACK] = "back",     [ACT_DONE] = "done",   [ACT_BLUNDER] = "blunder",
    [ACT_HOME] = "home",     [ACT_WINGS] = "wings", [ACT_RETURN] = "return",
    [ACT_STAY] = "stay",     [ACT_MAD] = "mad",     [ACT_JOIN] = "join",
};

/* ---- Names and places, for positions too ---- */

void wm_add_unit(vx_text *out, int id)
{
    vx_add_char(out, (char)('A' + id / UNITS_MAX));
    vx_add_number(out, id % UNITS_MAX + 1);
}

void wm_add_person(vx_text *out, int id)
{
    vx_add_char(out, (char)('A' + id / PERSONS_MAX));
    vx_add_char(out, 'c');
    vx_add_number(out, id % PERSONS_MAX + 1);
}

static bool read_name(const vx_word *word, size_t prefix, int most, uint8_t *out)
{
    vx_word digits = *word;
    int64_t number;
    if (word->length <= prefix || word->start[0] < 'A' || word->start[0] > 'B') return false;
    digits.start += prefix;
    digits.length -= prefix;
    if (digits.start[0] == '0' || !vx_word_number(&digits, 1, most, &number)) return false;
    *out = (uint8_t)((word->start[0] - 'A') * most + number - 1);
    return true;
}

bool wm_read_unit(const vx_word *word, uint8_t *out)
{
    return read_name(word, 1, UNITS_MAX, out);
}

bool wm_read_person(const vx_word *word, uint8_t *out)
{
    return word->length > 1 && word->start[1] == 'c' && read_name(word, 2, PERSONS_MAX, out);
}

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

static void add_die(vx_text *out, int die)
{
    vx_add_char(out, ' ');
    vx_add_number(out, die);
}

static void add_pose(vx_text *out, place at)
{
    vx_add_char(out, ' ');
    wm_add_point(out, at.x, at.y);
    vx_add_char(out, ' ');
    wm_add_angle(out, at.facing);
}

void wm_format_action(const void *state, vx_action action, vx_text *out)
{
    act a;
    (void)state;
    if (!wm_unpack(action, &a)) return;
    vx_add(out, act_keys[a.kind]);
    switch (a.kind) {
    case ACT_FIRST:
    case ACT_TEST:
        add_die(out, a.who);
        add_die(out, a.detail);
        return;
    case ACT_BLUNDER:
    case ACT_WINGS:
        add_die(out, a.who);
        return;
    case ACT_STAY:
    case ACT_END:
    case ACT_GIVE:
    case ACT_DONE:
        return;
    default:
        vx_add_char(out, ' ');
        break;
    }
    if (a.kind == ACT_PLACE || a.kind == ACT_ORDER || a.kind == ACT_JOIN || a.kind == ACT_RETURN)
        wm_add_person(out, a.who);
    else
        wm_add_unit(out, a.who);
    if (a.kind == ACT_CHARGE || a.kind == ACT_ORDER || a.kind == ACT_JOIN) {
        vx_add_char(out, ' ');
        wm_add_unit(out, a.detail);
        if (a.at.x != 0) vx_add(out, " right");
    } else if (a.kind == ACT_PLACE) {
        vx_add_char(out, ' ');
        wm_add_point(out, a.at.x, a.at.y);
    } else if (a.kind == ACT_STAND) {
        add_die(out, a.detail + 1);
        add_pose(out, a.at);
    } else if (a.kind == ACT_DEPLOY || a.kind == ACT_MOVE || a.kind == ACT_EVADE ||
               a.kind == ACT_RETURN) {
        vx_add_char(out, ' ');
        vx_add(out, wm_formation_keys[a.detail]);
        if (a.kind != ACT_EVADE && a.kind != ACT_RETURN) {
            add_pose(out, a.at);
            return;
        }
        vx_add_char(out, ' ');
        wm_add_angle(out, a.at.facing);
        if (a.at.x != 0) vx_add(out, " through");
    }
}

/* ---- Reading ---- */

static const vx_message no_action = {NULL, {"{word} is no action", "{word} — не действие"}};
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
static const vx_message no_stand = {NULL,
                                    {"a stand is written 1 to 4", "база пишется цифрой от 1 до 4"}};
static const vx_message too_much = {NULL, {"{word} does not belong here", "{word} здесь лишнее"}};

static bool read_number(vx_reader *in, int most, const vx_message *message, uint8_t *out,
                        vx_problem *why)
{
    vx_word word;
    int64_t number;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, message, in);
    if (!vx_word_number(&word, 1, most, &number)) return vx_refuse_at(why, message, &word);
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

/* "right" or "through" at the end sets the mark. */
static void read_mark(vx_reader *in, const char *mark, place *out)
{
    vx_reader ahead = *in;
    vx_word word;
    if (!vx_next_word(&ahead, &word) || !vx_word_is(&word, mark)) return;
    out->x = 1;
    *in = ahead;
}

static bool read_rest(vx_reader *in, act *a, vx_problem *why)
{
    switch (a->kind) {
    case ACT_FIRST:
    case ACT_TEST:
        return read_number(in, 6, &no_die, &a->who, why) &&
               read_number(in, 6, &no_die, &a->detail, why);
    case ACT_RETURN:
        return read_thing(in, wm_read_person, &no_person, &a->who, why) &&
               read_thing(in, read_form, &no_form, &a->detail, why) && read_facing(in, &a->at, why);
    case ACT_WINGS:
    case ACT_BLUNDER:
        return read_number(in, 6, &no_die, &a->who, why);
    case ACT_PLACE:
        return read_thing(in, wm_read_person, &no_person, &a->who, why) &&
               read_place(in, false, &a->at, why);
    case ACT_ORDER:
    case ACT_JOIN:
        return read_thing(in, wm_read_person, &no_person, &a->who, why) &&
               read_thing(in, wm_read_unit, &no_unit, &a->detail, why);
    case ACT_CHARGE:
        if (!read_thing(in, wm_read_unit, &no_unit, &a->who, why) ||
            !read_thing(in, wm_read_unit, &no_unit, &a->detail, why))
            return false;
        read_mark(in, "right", &a->at);
        return true;
    case ACT_STAND:
        if (!read_thing(in, wm_read_unit, &no_unit, &a->who, why) ||
            !read_number(in, STANDS_MAX, &no_stand, &a->detail, why))
            return false;
        a->detail--;
        return read_place(in, true, &a->at, why);
    case ACT_DEPLOY:
    case ACT_MOVE:
        return read_thing(in, wm_read_unit, &no_unit, &a->who, why) &&
               read_thing(in, read_form, &no_form, &a->detail, why) &&
               read_place(in, true, &a->at, why);
    case ACT_EVADE:
        if (!read_thing(in, wm_read_unit, &no_unit, &a->who, why) ||
            !read_thing(in, read_form, &no_form, &a->detail, why) || !read_facing(in, &a->at, why))
            return false;
        read_mark(in, "through", &a->at);
        return true;
    case ACT_HOME:
    case ACT_WITH:
    case ACT_BACK:
    case ACT_MAD:
        return read_thing(in, wm_read_unit, &no_unit, &a->who, why);
    default:
        return true;
    }
}

bool wm_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    vx_word word;
    act a = {.kind = ACTS};
    (void)state;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_action, in);
    for (int i = 0; i < ACTS; i++)
        if (vx_word_is(&word, act_keys[i])) a.kind = (uint8_t)i;
    if (a.kind == ACTS) return vx_refuse_at(why, &no_action, &word);
    if (!read_rest(in, &a, why)) return false;
    if (vx_next_word(in, &word)) return vx_refuse_at(why, &too_much, &word);
    *out = pack_act(a);
    return true;
}
