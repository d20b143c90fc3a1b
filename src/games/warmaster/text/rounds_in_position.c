/* SPDX-License-Identifier: MIT */
/* rounds_in_position.c - what units remember of the round being fought, as text:
 * "bout A1 fights 1 round 2 contact-stands 1,2 aim B1.1 - B2.1 lead 1 score 3 touched B1 B2 front B1 away 180". */
#include <stddef.h>
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/field/measures.h"
#include "games/warmaster/text/position_words.h"

static const number_field numbers[] = {
    {"fights", offsetof(bout, fights), 1, false, AS_NUMBER, NULL},
    {"round", offsetof(bout, round), 255, false, AS_NUMBER, NULL},
    {"suffered", offsetof(bout, suffered), 255, false, AS_NUMBER, NULL},
    {"contact-stands", offsetof(bout, contacts), 15, false, AS_PLACES, NULL},
    {"front-stands", offsetof(bout, fronts), 15, false, AS_PLACES, NULL},
    {"contacts", offsetof(bout, contacts), 15, false, AS_BITS, NULL},
    {"fronts", offsetof(bout, fronts), 15, false, AS_BITS, NULL},
};
/* Rows of numbers; zeros at the end of a row are left out, and so is a row of zeros. */
static const struct {
    const char *key;
    size_t offset;
    int count;
    uint8_t most;
} rows[] = {
    {"lead", offsetof(bout, lead), LEADS, STANDS_MAX},
    {"score", offsetof(bout, score), STANDS_MAX, 255},
};
static const struct {
    const char *key;
    size_t offset;
} sets[] = {{"touched", offsetof(bout, touched)},
            {"front", offsetof(bout, front)},
            {"most", offsetof(bout, most)}};
enum {
    NUMBERS = sizeof numbers / sizeof numbers[0],
    ROWS = sizeof rows / sizeof rows[0],
    SETS = sizeof sets / sizeof sets[0]
};

/* ---- Writing ---- */

static void add_row(vx_text *out, const char *key, const uint8_t *at, int count)
{
    while (count > 0 && at[count - 1] == 0) count--;
    if (count == 0) return;
    vx_add_char(out, ' ');
    vx_add(out, key);
    for (int i = 0; i < count; i++) {
        vx_add_char(out, ' ');
        vx_add_number(out, at[i]);
    }
}

/* B1.2: the second stand of B1; "-": this stand strikes nobody. */
static void add_aims(vx_text *out, const battle *b, int id)
{
    const uint8_t *aim = b->bout[id].aim;
    int count = STANDS_MAX;
    while (count > 0 && aim[count - 1] == 0) count--;
    if (count > 0) vx_add(out, " aim");
    for (int i = 0; i < count; i++) {
        vx_add(out, aim[i] == 0 ? " -" : " ");
        if (aim[i] == 0) continue;
        wm_add_unit(out, aimed_unit(id, aim[i]));
        vx_add_char(out, '.');
        vx_add_number(out, aimed_stand(aim[i]) + 1);
    }
}

static void add_set(vx_text *out, const char *key, int id, uint64_t set)
{
    if (set == 0) return;
    vx_add_char(out, ' ');
    vx_add(out, key);
    for (int i = 0; i < UNITS_MAX; i++)
        if (set >> i & 1) {
            vx_add_char(out, ' ');
            wm_add_unit(out, (1 - side_of_unit(id)) * UNITS_MAX + i);
        }
}

static void add_bout(vx_text *out, const battle *b, int id)
{
    const uint8_t *bytes = (const uint8_t *)&b->bout[id];
    vx_add(out, "bout ");
    wm_add_unit(out, id);
    wm_add_fields(out, bytes, numbers, NUMBERS);
    add_aims(out, b, id);
    for (int i = 0; i < ROWS; i++) add_row(out, rows[i].key, bytes + rows[i].offset, rows[i].count);
    for (int i = 0; i < SETS; i++) {
        uint64_t set;
        memcpy(&set, bytes + sets[i].offset, sizeof set);
        add_set(out, sets[i].key, id, set);
    }
    for (int i = 0; i < WAYS_OUT && b->bout[id].away[i] != 0; i++) {
        vx_add(out, i == 0 ? " away " : " ");
        wm_add_angle(out, b->bout[id].away[i] - 1);
    }
    vx_add_char(out, '\n');
}

void wm_add_bouts(vx_text *out, const battle *b)
{
    static const bout nothing;
    for (int id = 0; id < ALL_UNITS; id++)
        if (memcmp(&b->bout[id], &nothing, sizeof nothing) != 0) add_bout(out, b, id);
}

/* ---- Reading ---- */

static const vx_message bad = {NULL, {"{word} is not understood here", "{word} здесь непонятно"}};

static void read_row(vx_reader *in, uint8_t *at, int count, int most)
{
    vx_reader ahead = *in;
    vx_word word;
    int64_t number;
    for (int i = 0; i < count && vx_next_word(&ahead, &word); i++) {
        if (!vx_word_number(&word, 0, most, &number)) return;
        at[i] = (uint8_t)number;
        *in = ahead;
    }
}

/* A stand that is aimed at; positions once wrote its number. */
static bool read_aim(const vx_word *word, int id, uint8_t *out)
{
    vx_word unit_word, stand_word;
    uint8_t other;
    int64_t number = 0;
    if (!vx_word_is(word, "-") && !vx_word_number(word, 0, STANDS_MAX * UNITS_MAX, &number)) {
        if (!vx_word_split(word, '.', &unit_word, &stand_word) ||
            !wm_read_unit(&unit_word, &other) || side_of_unit(other) == side_of_unit(id) ||
            !vx_word_number(&stand_word, 1, STANDS_MAX, &number))
            return false;
        number += (int64_t)STANDS_MAX * (other % UNITS_MAX);
    }
    *out = (uint8_t)number;
    return true;
}

static void read_aims(vx_reader *in, int id, bout *r)
{
    vx_reader ahead = *in;
    vx_word word;
    for (int i = 0; i < STANDS_MAX && vx_next_word(&ahead, &word); i++) {
        if (!read_aim(&word, id, &r->aim[i])) return;
        *in = ahead;
    }
}

static void read_set(vx_reader *in, const battle *b, int id, uint8_t *at)
{
    vx_reader ahead = *in;
    vx_word word;
    uint8_t other;
    uint64_t set = 0;
    while (vx_next_word(&ahead, &word) && wm_read_unit(&word, &other)) {
        if (!wm_unit_exists(b, other) || side_of_unit(other) == side_of_unit(id)) break;
        set |= (uint64_t)1 << other % UNITS_MAX;
        *in = ahead;
    }
    memcpy(at, &set, sizeof set);
}

static void read_ways(vx_reader *in, bout *r)
{
    vx_reader ahead = *in;
    vx_word word;
    int32_t angle;
    for (int i = 0; i < WAYS_OUT && vx_next_word(&ahead, &word); i++) {
        if (!wm_read_angle(&word, &angle)) return;
        r->away[i] = (uint16_t)(1 + angle);
        *in = ahead;
    }
}

/* False: no part of a bout, or a value that it cannot have. */
static bool read_part(vx_reader *in, battle *b, int id, const vx_word *key, vx_problem *why)
{
    uint8_t *bytes = (uint8_t *)&b->bout[id];
    bool found = false;
    if (!wm_read_field(in, key, bytes, numbers, NUMBERS, &found, why)) return false;
    if (found) return true;
    for (int i = 0; i < ROWS; i++)
        if (vx_word_is(key, rows[i].key)) {
            read_row(in, bytes + rows[i].offset, rows[i].count, rows[i].most);
            return true;
        }
    for (int i = 0; i < SETS; i++)
        if (vx_word_is(key, sets[i].key)) {
            read_set(in, b, id, bytes + sets[i].offset);
            return true;
        }
    if (vx_word_is(key, "aim"))
        read_aims(in, id, &b->bout[id]);
    else if (vx_word_is(key, "away"))
        read_ways(in, &b->bout[id]);
    else
        return vx_refuse_at(why, &bad, key);
    return true;
}

/* A stand strikes a stand that is there, and extra attacks go with one that strikes. */
static bool is_sound(const battle *b, int id)
{
    const bout *r = &b->bout[id];
    for (int i = 0; i < STANDS_MAX; i++) {
        if (r->aim[i] == 0) continue;
        int target = aimed_unit(id, r->aim[i]);
        if (i >= unit_of(b, id)->stands || !wm_unit_exists(b, target) ||
            aimed_stand(r->aim[i]) >= unit_of(b, target)->stands)
            return false;
    }
    return true;
}

bool wm_read_bout(vx_reader *in, battle *b, vx_problem *why)
{
    vx_word word;
    uint8_t id;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &bad, in);
    if (!wm_read_unit(&word, &id) || !wm_unit_exists(b, id)) return vx_refuse_at(why, &bad, &word);
    vx_word name = word;
    while (vx_next_word(in, &word))
        if (!read_part(in, b, id, &word, why)) return false;
    return is_sound(b, id) || vx_refuse_at(why, &bad, &name);
}
