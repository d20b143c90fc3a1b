/* SPDX-License-Identifier: MIT */
/* read_position.c - a position read from text and held against what can be (docs/notation/warmaster.md). */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/field/measures.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/position_words.h"
#include "games/warmaster/text/task_lines.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/text/words.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/victory/victory.h"

static const vx_message bad_line = {NULL,
                                    {"{word} is not understood here", "{word} здесь непонятно"}};
static const vx_message too_deep = {NULL, {"too many tasks", "слишком много задач"}};
static const vx_message missing = {NULL, {"something is missing here", "здесь чего-то не хватает"}};
static const vx_message no_such = {
    NULL, {"{word} does not exist in this battle", "{word} в этой битве нет"}};
static const vx_message bad_block = {
    "WM-BRIG-17",
    {"a block names units of this battle, each once, and a part names units of the part before it",
     "блок называет отряды этой битвы по разу, а часть — отряды предыдущей части"}};
static const vx_message bad_stands = {
    "WM-STAND-05",
    {"a unit has at least one stand and no more than it began with",
     "в отряде не меньше одной базы и не больше, чем было сначала"}};
static const vx_message bad_rival = {
    "WM-SHOOT-25",
    {"{word} is not a rival: name units and characters of the side whose turn it is, each once",
     "{word} не подходит: rivals называет отряды и персонажей стороны, чей сейчас ход, по разу"}};
static const vx_message off_table = {NULL, {"{word} is not on the table", "{word} не на столе"}};

static bool read_number(vx_reader *in, int64_t low, int64_t high, uint8_t *out, vx_problem *why)
{
    vx_word word;
    int64_t number;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!vx_word_number(&word, low, high, &number)) return vx_refuse_at(why, &bad_line, &word);
    *out = (uint8_t)number;
    return true;
}

static bool read_unit(vx_reader *in, const battle *b, uint8_t *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!wm_read_unit(&word, out) || !wm_unit_exists(b, *out))
        return vx_refuse_at(why, &no_such, &word);
    return true;
}

static bool read_person(vx_reader *in, const battle *b, uint8_t *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!wm_read_person(&word, out) || !wm_person_exists(b, *out))
        return vx_refuse_at(why, &no_such, &word);
    return true;
}

/* "45,10,90" */
static bool read_place(const battle *b, const vx_word *word, place *out, vx_problem *why)
{
    vx_word x, rest, y, facing;
    int32_t at[2], angle;
    if (!vx_word_split(word, ',', &x, &rest) || !vx_word_split(&rest, ',', &y, &facing) ||
        !wm_read_length(&x, &at[0]) || !wm_read_length(&y, &at[1]) ||
        !wm_read_angle(&facing, &angle))
        return vx_refuse_at(why, &bad_line, word);
    if (at[0] > b->table.width * CENTIMETRE || at[1] > b->table.depth * CENTIMETRE)
        return vx_refuse_at(why, &off_table, word);
    *out = (place){(uint16_t)at[0], (uint16_t)at[1], (uint16_t)angle};
    return true;
}

static bool is_place(const vx_word *word)
{
    return word->length > 0 && word->start[0] >= '0' && word->start[0] <= '9';
}

/* The places of a unit's stands, up to the first word that is none. */
static bool read_places(vx_reader *in, const battle *b, int most, place *out, uint8_t *count,
                        vx_problem *why)
{
    vx_reader ahead = *in;
    vx_word word;
    *count = 0;
    while (vx_next_word(&ahead, &word) && is_place(&word)) {
        if (*count == most) return vx_refuse_at(why, &bad_stands, &word);
        if (!read_place(b, &word, &out[*count], why)) return false;
        ++*count;
        *in = ahead;
    }
    return *count > 0 || vx_refuse_here(why, &bad_stands, in);
}

static bool read_unit_word(const vx_word *word, unit *u)
{
    for (size_t i = 0; i < sizeof wm_unit_words / sizeof wm_unit_words[0]; i++)
        if (vx_word_is(word, wm_unit_words[i].key)) {
            u->flags |= (uint8_t)wm_unit_words[i].flag;
            return true;
        }
    for (size_t i = 0; i < sizeof wm_combat_words / sizeof wm_combat_words[0]; i++)
        if (vx_word_is(word, wm_combat_words[i].key)) {
            u->combat |= wm_combat_words[i].flag;
            return true;
        }
    for (size_t i = 0; i < sizeof wm_mark_words / sizeof wm_mark_words[0]; i++)
        if (vx_word_is(word, wm_mark_words[i].key)) {
            u->marks |= (uint8_t)wm_mark_words[i].flag;
            return true;
        }
    return false;
}

/* One unit or character of `rivals` as its bit; 0: it is not one of this side. */
static uint64_t read_rival(const vx_word *word, int side)
{
    uint8_t id;
    if (wm_read_unit(word, &id))
        return side_of_unit(id) == side ? (uint64_t)1 << id % UNITS_MAX : 0;
    if (wm_read_person(word, &id) && side_of_person(id) == side)
        return (uint64_t)1 << (UNITS_MAX + id % PERSONS_MAX);
    return 0;
}

/* Names with commas; positions once wrote the bits as a number. */
static bool read_rivals(vx_reader *in, int side, uint64_t *out, vx_problem *why)
{
    vx_word value, first, behind;
    int64_t number;
    if (!vx_next_word(in, &value)) return vx_refuse_here(why, &missing, in);
    if (vx_word_number(&value, 1, ((int64_t)1 << (UNITS_MAX + PERSONS_MAX)) - 1, &number)) {
        *out = (uint64_t)number;
        return true;
    }
    for (vx_word rest = value;; rest = behind) {
        bool more = vx_word_split(&rest, ',', &first, &behind);
        uint64_t bit = read_rival(more ? &first : &rest, side);
        if (bit == 0 || (*out & bit)) return vx_refuse_at(why, &bad_rival, more ? &first : &rest);
        *out |= bit;
        if (!more) return true;
    }
}

static bool read_unit_words(vx_reader *in, battle *b, int id, vx_problem *why)
{
    vx_word word;
    unit *u = unit_in(b, id);
    u->odd = wm_usual_odd(b, id);
    while (vx_next_word(in, &word)) {
        bool known = read_unit_word(&word, u);
        if (vx_word_is(&word, "rivals")) {
            if (!read_rivals(in, b->turn, &b->rivals[id], why)) return false;
            known = true;
        }
        if (!known && !wm_read_field(in, &word, u, wm_unit_numbers, UNIT_NUMBERS, &known, why))
            return false;
        if (!known) return vx_refuse_at(why, &bad_line, &word);
    }
    bool sound = u->odd <= u->stands && (u->odd == 0 || wm_odd_at_start(b, id) > 0);
    return sound || vx_refuse_here(why, &bad_line, in);
}

static bool read_unit_line(vx_reader *in, battle *b, int id, vx_problem *why)
{
    unit *u = unit_in(b, id);
    vx_reader ahead = *in;
    vx_word word;
    if (!vx_next_word(&ahead, &word)) return vx_refuse_here(why, &missing, in);
    int most = wm_stands_at_start(b, id);
    memset(u, 0, sizeof *u);
    u->stands = (uint8_t)most;
    if (is_place(&word)) {
        u->flags = UNIT_ON_TABLE;
        if (!read_places(in, b, most, u->at, &u->stands, why)) return false;
        return read_unit_words(in, b, id, why);
    }
    *in = ahead;
    if (vx_word_is(&word, "lost"))
        u->flags = UNIT_GONE, u->stands = 0;
    else if (vx_word_is(&word, "off"))
        u->flags = UNIT_OFF;
    else if (!vx_word_is(&word, "-"))
        return vx_refuse_at(why, &bad_line, &word);
    if ((u->flags & UNIT_OFF) && !read_places(in, b, most, u->at, &u->stands, why)) return false;
    return read_unit_words(in, b, id, why);
}

/* One of the words behind a character's place, and what belongs to it. */
static bool read_person_word(vx_reader *in, const vx_word *word, const battle *b, person *p,
                             vx_problem *why)
{
    bool known = false;
    if (vx_word_is(word, "with")) return read_unit(in, b, &p->joined, why);
    for (int i = 0; i < PERSON_WORDS; i++) {
        if (!vx_word_is(word, wm_person_words[i].key)) continue;
        p->flags |= (uint8_t)wm_person_words[i].flag;
        return true;
    }
    if (!wm_read_field(in, word, p, wm_person_numbers, PERSON_NUMBERS, &known, why)) return false;
    return known || vx_refuse_at(why, &bad_line, word);
}

static bool read_person_line(vx_reader *in, battle *b, int id, vx_problem *why)
{
    person *p = person_in(b, id);
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    memset(p, 0, sizeof *p);
    p->joined = NOBODY_ID;
    p->flags = PERSON_ON_TABLE;
    if (vx_word_is(&word, "off")) { /* and where he will come back */
        p->flags = PERSON_OFF;
        if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    }
    if (is_place(&word)) {
        if (!wm_read_point(&word, &p->x, &p->y)) return vx_refuse_at(why, &bad_line, &word);
        if (p->x > b->table.width * CENTIMETRE || p->y > b->table.depth * CENTIMETRE)
            return vx_refuse_at(why, &off_table, &word);
    } else if (p->flags == PERSON_ON_TABLE && vx_word_is(&word, "lost")) {
        p->flags = PERSON_GONE;
    } else if (p->flags == PERSON_ON_TABLE && vx_word_is(&word, "-")) {
        p->flags = 0;
    } else {
        return vx_refuse_at(why, &bad_line, &word);
    }
    while (vx_next_word(in, &word))
        if (!read_person_word(in, &word, b, p, why)) return false;
    return true;
}

static bool read_army(vx_reader *in, battle *b, vx_problem *why)
{
    uint8_t seat = 1;
    vx_word word;
    if (!read_number(in, 1, SIDES, &seat, why)) return false;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    army *a = &b->side[seat - 1];
    uint32_t ruleset = a->list.ruleset;
    memset(a, 0, sizeof *a);
    for (int i = 0; i < PERSONS_MAX; i++) a->person[i].joined = NOBODY_ID;
    if (!wm_parse_roster(ruleset, &word, &a->list, why)) return false;
    for (int i = 0; i < a->list.unit_count; i++) wm_muster_unit(b, (seat - 1) * UNITS_MAX + i);
    return true;
}

static bool read_agreement(const vx_word *key, const vx_word *value, battle *b)
{
    int found = -1;
    if (vx_word_is(key, "deploy"))
        b->deployment = (uint8_t)(found = wm_find_key(wm_deployment_keys, DEPLOYMENTS, value));
    else if (vx_word_is(key, "sides"))
        b->terrain = (uint8_t)(found = wm_find_key(wm_sides_keys, SIDES_WAYS, value));
    else if (vx_word_is(key, "scenario"))
        b->scenario = (uint8_t)(found = wm_find_scenario(value));
    for (int i = 0; i < RULINGS; i++)
        if (vx_word_is(key, wm_rulings[i].key) && vx_word_is(value, wm_rulings[i].value))
            b->rulings |= wm_rulings[found = i].bit;
    return found >= 0;
}

static bool read_options(vx_reader *in, battle *b, vx_problem *why)
{
    vx_word word, key, value;
    int64_t number;
    while (vx_next_word(in, &word)) {
        if (!vx_word_split(&word, '=', &key, &value)) return vx_refuse_at(why, &bad_line, &word);
        if (vx_word_is(&key, "points") && vx_word_number(&value, 200, 5000, &number))
            b->points = (uint16_t)number;
        else if (vx_word_is(&key, "turns") && vx_word_number(&value, 0, 99, &number))
            b->turns = (uint8_t)number;
        else if (vx_word_is(&word, "blunders=simple"))
            b->blunders = BLUNDERS_SIMPLE;
        else if (vx_word_is(&word, "brigades=no"))
            b->brigades = 0;
        else if (vx_word_is(&word, "measure=inches"))
            b->inches = 1;
        else if (vx_word_is(&key, "discs") &&
                 (vx_word_is(&value, "40") || vx_word_is(&value, "60")))
            b->discs = vx_word_is(&value, "40") ? 40 : 60;
        else if (vx_word_is(&key, "over") && vx_word_number(&value, 1, 100, &number))
            b->over = (uint8_t)number;
        else if (!read_agreement(&key, &value, b))
            return vx_refuse_at(why, &bad_line, &word);
    }
    return true;
}

/* Units of the order named one after another; sets their bits. */
static bool read_set(vx_reader *in, const order *o, uint64_t *out, vx_problem *why)
{
    vx_reader ahead = *in;
    vx_word word;
    uint8_t id;
    while (vx_next_word(&ahead, &word) && wm_read_unit(&word, &id)) {
        int member = wm_member(o, id);
        if (member < 0) return vx_refuse_at(why, &no_such, &word);
        *out |= member_bit(member);
        *in = ahead;
    }
    return true;
}

static bool read_members(vx_reader *in, battle *b, vx_problem *why)
{
    order *o = &b->order;
    vx_reader ahead = *in;
    vx_word word;
    uint8_t id;
    while (vx_next_word(&ahead, &word) && wm_read_unit(&word, &id)) {
        if (o->count == BRIGADE_MAX || !wm_unit_exists(b, id) || !is_on_table(unit_of(b, id)) ||
            wm_member(o, id) >= 0)
            return vx_refuse_at(why, &no_such, &word);
        o->member[o->count++] = id;
        *in = ahead;
    }
    return o->count > 0 || vx_refuse_here(why, &missing, in);
}

static bool read_placing(vx_reader *in, order *o, const battle *b, vx_problem *why)
{
    vx_word word;
    uint64_t set = 0;
    if (!read_number(in, 1, STANDS_MAX - 1, &o->placed, why)) return false;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!vx_word_is(&word, "of")) return vx_refuse_at(why, &bad_line, &word);
    if (!read_set(in, o, &set, why)) return false;
    for (int i = 0; i < o->count; i++)
        if (set == member_bit(i) && o->placed < unit_of(b, o->member[i])->stands)
            o->placing = (uint8_t)i;
    return o->placing != NOBODY_ID || vx_refuse_at(why, &bad_line, &word);
}

static bool read_order(vx_reader *in, battle *b, vx_problem *why)
{
    order *o = &b->order;
    vx_word word;
    o->count = 0;
    if (!read_person(in, b, &o->person, why)) return false;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    if (!vx_word_is(&word, "to")) return vx_refuse_at(why, &bad_line, &word);
    if (!read_members(in, b, why)) return false;
    while (vx_next_word(in, &word)) {
        bool fine = true;
        if (vx_word_is(&word, "moved"))
            fine = read_set(in, o, &o->moved, why);
        else if (vx_word_is(&word, "charged"))
            fine = read_set(in, o, &o->charged, why);
        else if (vx_word_is(&word, "half"))
            o->half = 1;
        else if (vx_word_is(&word, "crown"))
            o->aid = AID_CROWN;
        else if (vx_word_is(&word, "orb"))
            o->aid = AID_ORB;
        else if (vx_word_is(&word, "ambush"))
            o->aid = AID_AMBUSH;
        else if (vx_word_is(&word, "guided"))
            o->aid = AID_GUIDED;
        else if (vx_word_is(&word, "stays"))
            fine = read_number(in, 1, 6, &o->stays, why);
        else if (vx_word_is(&word, "placed"))
            fine = read_placing(in, o, b, why);
        else
            return vx_refuse_at(why, &bad_line, &word);
        if (!fine) return false;
    }
    o->moved |= o->charged;
    for (int i = 0; i < o->count; i++) /* unless `start` lines say otherwise */
        memcpy(o->start[i], unit_of(b, o->member[i])->at, sizeof o->start[i]);
    return true;
}

static bool read_start(vx_reader *in, battle *b, vx_problem *why)
{
    vx_word word;
    uint8_t id, count;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    int member = wm_read_unit(&word, &id) ? wm_member(&b->order, id) : -1;
    if (member < 0) return vx_refuse_at(why, &no_such, &word);
    if (!read_places(in, b, unit_of(b, id)->stands, b->order.start[member], &count, why))
        return false;
    return count == unit_of(b, id)->stands || vx_refuse_at(why, &bad_stands, &word);
}

/* The units that are named next, as many as there are. */
static bool next_unit(vx_reader *in, uint8_t *out)
{
    vx_reader before = *in;
    vx_word word;
    if (vx_next_word(in, &word) && wm_read_unit(&word, out)) return true;
    *in = before;
    return false;
}

static bool read_block(vx_reader *in, battle *b, vx_problem *why)
{
    uint8_t id;
    for (int count = 0; next_unit(in, &id); count++) {
        if (count == BRIGADE_MAX || !wm_unit_exists(b, id) || wm_place_in_block(b, id) >= 0)
            return vx_refuse_here(why, &bad_block, in);
        b->block[count] = id;
    }
    return b->block[0] != NOBODY_ID || vx_refuse_here(why, &missing, in);
}

/* Units that have been split off from the part named before. */
static bool read_part(vx_reader *in, battle *b, int level, vx_problem *why)
{
    uint8_t id;
    bool any = false;
    for (; next_unit(in, &id); any = true) {
        int at = wm_place_in_block(b, id);
        if (at < 0 || b->part[at] != level - 1) return vx_refuse_here(why, &bad_block, in);
        b->part[at]++;
    }
    return any || vx_refuse_here(why, &missing, in);
}

/* A word; positions once wrote its number. */
static bool read_favour(vx_reader *in, battle *b, vx_problem *why)
{
    vx_word word;
    int64_t number;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    for (int i = 1; i < FAVOURS; i++) {
        if (!vx_word_is(&word, wm_favour_words[i]) && !vx_word_number(&word, i, i, &number))
            continue;
        b->favour = (uint8_t)i;
        return true;
    }
    return vx_refuse_at(why, &bad_line, &word);
}

static bool read_turn(vx_reader *in, battle *b, vx_problem *why)
{
    vx_word word;
    int level = 0;
    if (!read_number(in, 1, SIDES, &b->turn, why)) return false;
    b->turn--;
    while (vx_next_word(in, &word)) {
        bool fine = true;
        if (vx_word_is(&word, "round"))
            fine = read_number(in, 0, 99, &b->round, why);
        else if (vx_word_is(&word, "first"))
            fine = read_number(in, 2, 2, &b->first, why);
        else if (vx_word_is(&word, "beginner"))
            fine = read_number(in, 2, 2, &b->beginner, why);
        else if (vx_word_is(&word, "giver"))
            fine = read_person(in, b, &b->giver, why);
        else if (vx_word_is(&word, "homing"))
            fine = read_unit(in, b, &b->homing, why);
        else if (vx_word_is(&word, "die"))
            fine = read_number(in, 1, 6, &b->die, why);
        else if (vx_word_is(&word, "favour"))
            fine = read_favour(in, b, why);
        else if (vx_word_is(&word, "block"))
            fine = read_block(in, b, why);
        else if (vx_word_is(&word, "part"))
            fine = read_part(in, b, ++level, why);
        else {
            return vx_refuse_at(why, &bad_line, &word);
        }
        if (!fine) return false;
    }
    if (b->first) b->first = 1;
    if (b->beginner) b->beginner = 1;
    return true;
}

static bool read_next(vx_reader *in, battle *b, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &missing, in);
    for (int i = 0; i < PHASES; i++)
        if (vx_word_is(&word, wm_rules_of_phase(i)->key)) {
            b->phase = (uint8_t)i;
            return true;
        }
    return vx_refuse_at(why, &bad_line, &word);
}

static bool read_task(vx_reader *in, battle *b, vx_problem *why)
{
    task t;
    if (b->task_count == TASKS_MAX) return vx_refuse_here(why, &too_deep, in);
    if (!wm_read_task(in, b, &t, why)) return false;
    wm_push_task(b, t);
    return true;
}

/* A line that begins with no word of ours; what is followed by a corner is meant as ground. */
static bool refuse_line(vx_reader *in, const battle *b, const vx_word *word, vx_problem *why)
{
    vx_reader ahead = *in;
    vx_word next, x, y;
    int32_t length;
    piece unknown;
    if (vx_next_word(&ahead, &next) && vx_word_split(&next, ',', &x, &y) &&
        wm_read_length(&x, &length) && wm_find_terrain(word) < 0)
        return wm_parse_piece(in, word, &b->table, &unknown, why);
    return vx_refuse_at(why, &bad_line, word);
}

static bool read_line(vx_reader *in, battle *b, const vx_word *word, vx_problem *why)
{
    uint8_t id;
    if (vx_word_is(word, "options")) return read_options(in, b, why);
    if (vx_word_is(word, "army")) return read_army(in, b, why);
    if (vx_word_is(word, "order")) return read_order(in, b, why);
    if (vx_word_is(word, "start")) return read_start(in, b, why);
    if (vx_word_is(word, "turn")) return read_turn(in, b, why);
    if (vx_word_is(word, "next")) return read_next(in, b, why);
    if (vx_word_is(word, "task")) return read_task(in, b, why);
    if (vx_word_is(word, "bout")) return wm_read_bout(in, b, why);
    if (wm_read_person(word, &id)) {
        if (!wm_person_exists(b, id)) return vx_refuse_at(why, &no_such, word);
        return read_person_line(in, b, id, why);
    }
    if (!wm_read_unit(word, &id)) return refuse_line(in, b, word, why);
    if (!wm_unit_exists(b, id)) return vx_refuse_at(why, &no_such, word);
    return read_unit_line(in, b, id, why);
}

/* Whose turn it is. Unit lines come before the line that says so, and `rivals` depends on it. */
static uint8_t turn_ahead(vx_reader in)
{
    vx_word word;
    int64_t seat;
    while (vx_next_line(&in))
        if (vx_next_word(&in, &word) && vx_word_is(&word, "turn") && vx_next_word(&in, &word) &&
            vx_word_number(&word, 1, SIDES, &seat))
            return (uint8_t)(seat - 1);
    return 0;
}

static bool are_rivals_there(const battle *b)
{
    uint64_t units = ((uint64_t)1 << b->side[b->turn].list.unit_count) - 1;
    uint64_t persons = ((uint64_t)1 << b->side[b->turn].list.character_count) - 1;
    for (int id = 0; id < ALL_UNITS; id++)
        if (b->rivals[id] & ~(units | persons << UNITS_MAX)) return false;
    return true;
}

/* What the phase speaks of must be there, and nothing else may be. */
static bool check_whole(battle *b, const vx_reader *in, vx_problem *why)
{
    static const vx_message no_order = {
        NULL, {"this step needs an order line", "для этого шага нужна строка order"}};
    static const vx_message too_many = {
        NULL, {"an order is given in a later step", "приказ отдаётся на другом шаге"}};
    static const vx_message not_placed = {
        NULL,
        {"all units and characters must be placed before the first turn",
         "до первого хода должны быть поставлены все"}};
    static const vx_message no_flyer = {
        "WM-FLY-03",
        {"while a flyer homes back the turn line names it, and its die once it is rolled",
         "при возврате строка turn называет летающий отряд, а после броска и кубик"}};
    static const vx_message unsound = {
        NULL, {"a task does not fit this position", "задача не подходит к этой позиции"}};
    static const vx_message no_army = {
        "WM-ARMY-01", {"both seats need an army line", "у обоих мест должна быть строка army"}};
    static const vx_message no_rival = {"WM-SHOOT-25",
                                        {"a rival is named that does not exist in this battle",
                                         "среди rivals назван тот, кого в этой битве нет"}};
    bool ordering = (b->phase >= PHASE_BRIGADE && b->phase <= PHASE_MADNESS) || wm_hears_voice(b);
    for (int side = 0; side < SIDES; side++)
        if (b->side[side].list.unit_count + b->side[side].list.character_count == 0 &&
            !wm_awaits_army(b, side))
            return vx_refuse_here(why, &no_army, in);
    if (!are_rivals_there(b)) return vx_refuse_here(why, &no_rival, in);
    if (ordering != (b->order.person != NOBODY_ID))
        return vx_refuse_here(why, ordering ? &no_order : &too_many, in);
    if (!wm_is_moving(b)) {
        memset(b->order.start, 0, sizeof b->order.start);
        b->order.moved = b->order.charged = b->order.half = b->order.placed = 0;
        b->order.placing = NOBODY_ID;
    }
    if (ordering &&
        (side_of_person(b->order.person) != b->turn || side_of_unit(b->order.member[0]) != b->turn))
        return vx_refuse_here(why, &no_order, in);
    bool homing = b->phase == PHASE_HOME_ROLL || b->phase == PHASE_HOME_MOVE;
    if (homing != (b->homing != NOBODY_ID) || (b->phase == PHASE_HOME_MOVE) != (b->die != 0) ||
        (homing && (side_of_unit(b->homing) != b->turn || !is_on_table(unit_of(b, b->homing)))))
        return vx_refuse_here(why, &no_flyer, in);
    if ((b->phase == PHASE_DEPLOY || b->phase == PHASE_PERSONS) && wm_side_to_deploy(b) != b->turn)
        return vx_refuse_here(why, &not_placed, in);
    for (int i = 0; i < b->task_count; i++)
        if (!wm_rules_of_task(b->task[i].kind)->is_sound(b, &b->task[i]))
            return vx_refuse_here(why, &unsound, in);
    return true;
}

bool wm_parse_position(void *state, vx_reader *in, vx_problem *why)
{
    battle *b = state;
    vx_word word;
    uint32_t ruleset;
    memset(b, 0, sizeof *b);
    b->points = 1000;
    b->turns = 6;
    b->brigades = 1;
    b->phase = PHASE_INITIATIVE;
    b->winner = SIDES;
    b->homing = NOBODY_ID;
    b->order.person = b->giver = b->order.placing = NOBODY_ID;
    for (int i = 0; i < BRIGADE_MAX; i++) b->order.member[i] = NOBODY_ID;
    wm_clear_block(b);
    b->table.width = 180, b->table.depth = 120;
    for (int id = 0; id < ALL_PERSONS; id++) person_in(b, id)->joined = NOBODY_ID;
    b->turn = turn_ahead(*in);
    bool has_line = vx_next_line(in);
    if (!vx_read_rules_lines(&wm_rulebook, in, &ruleset, why)) return false;
    for (int side = 0; side < SIDES; side++) b->side[side].list.ruleset = ruleset;
    for (; has_line; has_line = vx_next_line(in)) {
        vx_reader start = *in;
        if (!vx_next_word(in, &word)) continue;
        if (vx_word_is(&word, "field")) {
            *in = start;
            if (!wm_parse_map(in, &b->table, why)) return false;
        } else if (!read_line(in, b, &word, why)) {
            return false;
        }
    }
    if (!check_whole(b, in, why)) return false;
    /* A phase without a task is at its beginning. */
    if (b->task_count == 0 && b->phase == PHASE_SHOOTING) wm_start_shooting(b);
    if (b->task_count == 0 && b->phase == PHASE_COMBAT) wm_start_combat(b);
    wm_check_end(b);
    wm_settle(b);
    return !b->crammed || vx_refuse_here(why, &too_deep, in);
}
