/* SPDX-License-Identifier: MIT */
/* matchups.c - every unit against every enemy, kept up from one battle to the next.
 *
 * A search asks about battles that differ by a unit or two, so what is known of all other pairs is still
 * true. Each thread remembers the units it was last asked about and what they could do to one another; a
 * pair is worked out anew where one of the two has changed. The memory saves time and nothing else: what
 * is answered depends on the survey alone. */
#include <string.h>

#include "games/warmaster/machine/evaluation.h"

/* What a unit could do to each enemy, by the enemy's place, and the best of it. */
typedef struct {
    int32_t against[UNITS_MAX], best;
} line;

typedef struct {
    line melee, shots, strike;
} row;

typedef struct {
    int used[SIDES];
    fighter unit[ALL_UNITS];
    row row[ALL_UNITS];
} memory;

static bool is_same(const fighter *a, const fighter *b)
{
    return a->count == b->count && (a->count == 0 || memcmp(a, b, sizeof *a) == 0);
}

/* Notes who has changed since the last battle. */
static int note_changes(memory *m, const survey *s, int side, bool all, uint8_t *changed)
{
    int count = 0;
    for (int i = 0; i < s->used[side]; i++) {
        int id = side * UNITS_MAX + i;
        if (!all && is_same(&m->unit[id], &s->unit[id])) continue;
        m->unit[id] = s->unit[id];
        changed[count++] = (uint8_t)i;
    }
    return count;
}

static void set_one(line *l, int at, int32_t value)
{
    int32_t before = l->against[at];
    l->against[at] = value;
    if (value >= l->best) {
        l->best = value;
    } else if (before == l->best) {
        l->best = 0;
        for (int i = 0; i < UNITS_MAX; i++)
            if (l->against[i] > l->best) l->best = l->against[i];
    }
}

static void set_cell(row *r, int at, pairing p)
{
    set_one(&r->melee, at, p.melee);
    set_one(&r->shots, at, p.shots);
    set_one(&r->strike, at, p.strike);
}

/* Unit i of the first side and unit k of the second, both ways. */
static void pair_up(memory *m, int i, int k)
{
    const fighter *one = &m->unit[i], *other = &m->unit[UNITS_MAX + k];
    pairing there = {0}, back = {0};
    if (one->count > 0 && other->count > 0) {
        int gap = wm_gap_from(one->at, one->count, other);
        there = wm_pair(one, other, gap);
        back = wm_pair(other, one, gap);
    }
    set_cell(&m->row[i], k, there);
    set_cell(&m->row[UNITS_MAX + k], i, back);
}

static void bring_up_to_date(memory *m, const survey *s)
{
    uint8_t changed[SIDES][UNITS_MAX];
    int count[SIDES];
    bool all = m->used[0] != s->used[0] || m->used[1] != s->used[1];
    if (all) memset(m->row, 0, sizeof m->row); /* nothing stays of those who are no more there */
    for (int side = 0; side < SIDES; side++) {
        count[side] = note_changes(m, s, side, all, changed[side]);
        m->used[side] = s->used[side];
    }
    for (int i = 0; i < count[0]; i++)
        for (int k = 0; k < s->used[1]; k++) pair_up(m, changed[0][i], k);
    for (int k = 0; k < count[1]; k++)
        for (int i = 0; i < s->used[0]; i++) pair_up(m, i, changed[1][k]);
}

outlooks wm_sum_up(const survey *s)
{
    static _Thread_local memory known;
    outlooks out;
    bring_up_to_date(&known, s);
    for (int side = 0; side < SIDES; side++) {
        int prospects = 0, strikes = 0;
        for (int i = 0; i < s->used[side]; i++) {
            const row *r = &known.row[side * UNITS_MAX + i];
            prospects += r->melee.best + 2 * r->shots.best;
            strikes += r->strike.best;
        }
        out.prospects[side] = prospects / 100;
        out.strikes[side] = strikes / 100;
    }
    return out;
}
