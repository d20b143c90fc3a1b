/* SPDX-License-Identifier: MIT */
/* rounds_in_position.c - what units remember of the round being fought, as text:
 * "bout A1 fights 1 round 2 touched B1 B2 front B1 most B1 away 180 aim 5 0 9 lead 1 score 3". */
#include <stddef.h>
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/field/measures.h"
#include "games/warmaster/text/position_words.h"

/* Rows of numbers; zeros at the end of a row are left out, and so is a row of zeros. */
static const struct {
    const char *key;
    size_t offset;
    int count;
    uint8_t most;
} rows[] = {
    {"fights", offsetof(bout, fights), 1, 1},
    {"round", offsetof(bout, round), 1, 255},
    {"contacts", offsetof(bout, contacts), 1, 15},
    {"fronts", offsetof(bout, fronts), 1, 15},
    {"aim", offsetof(bout, aim), STANDS_MAX, STANDS_MAX *UNITS_MAX},
    {"lead", offsetof(bout, lead), LEADS, STANDS_MAX},
    {"score", offsetof(bout, score), STANDS_MAX, 255},
    {"suffered", offsetof(bout, suffered), 1, 255},
};
static const struct {
    const char *key;
    size_t offset;
} sets[] = {{"touched", offsetof(bout, touched)},
            {"front", offsetof(bout, front)},
            {"most", offsetof(bout, most)}};
enum { ROWS = sizeof rows / sizeof rows[0], SETS = sizeof sets / sizeof sets[0] };

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

static bool read_part(vx_reader *in, battle *b, int id, const vx_word *key)
{
    uint8_t *bytes = (uint8_t *)&b->bout[id];
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
    if (!vx_word_is(key, "away")) return false;
    read_ways(in, &b->bout[id]);
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
        if (!read_part(in, b, id, &word)) return vx_refuse_at(why, &bad, &word);
    return is_sound(b, id) || vx_refuse_at(why, &bad, &name);
}
