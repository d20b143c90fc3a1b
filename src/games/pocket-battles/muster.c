/* SPDX-License-Identifier: MIT */
/* muster.c - random armies.
 *
 * A random army is made in two steps. First an army is drafted tile by tile, and only its stacks
 * are kept: top tiles and heights. Then every tile under a top is drawn anew, so that all legal
 * assignments are equally likely. What a player sees of the enemy before the battle is just the
 * first step, so the second is exactly what he should believe about the rest: sample() draws it
 * with the same function. */
#include <string.h>

#include "games/pocket-battles/battle.h"

/* ---- Drafting ---- */

static void shuffle(uint8_t *tile, int count, vx_random *random)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)vx_random_below(random, (uint64_t)i + 1);
        uint8_t kept = tile[i];
        tile[i] = tile[j];
        tile[j] = kept;
    }
}

/* A third of the tiles begin a unit of their own where the rules let them; the others join one that
 * has room. */
static void draft_tile(const battle *b, side *s, int tile, vx_random *random)
{
    uint8_t fit[UNITS];
    int count = 0;
    if (s->cost + tiles_of(s)[tile].cost > b->size || s->troop_count == TROOPS) return;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (pb_could_join(s, tile, unit)) fit[count++] = (uint8_t)unit;
    bool may_stand_alone = pb_could_join(s, tile, NONE);
    if (may_stand_alone && (count == 0 || vx_random_below(random, 3) == 0)) {
        pb_add_troop(s, tile, NONE, false);
    } else if (count > 0) {
        int unit = fit[vx_random_below(random, (uint64_t)count)];
        pb_add_troop(s, tile, unit, vx_random_below(random, 3) == 0);
    }
}

static void draft(const battle *b, side *s, int army, vx_random *random)
{
    uint8_t tile[TILES];
    int low = army == MIXED ? 0 : army * ARMY_TILES, count = army == MIXED ? TILES : ARMY_TILES;
    for (int i = 0; i < count; i++) tile[i] = (uint8_t)(low + i);
    shuffle(tile, count, random);
    pb_clear_side(s);
    s->army = (uint8_t)army;
    for (int i = 0; i < count; i++) draft_tile(b, s, tile[i], random);
}

void pb_muster(const battle *b, side *s, int army, vx_random *random)
{
    draft(b, s, army, random);
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->first[s->unit[troop]] != troop) s->tile[troop] = UNKNOWN_TILE;
    pb_deal_unknown(b, s, random);
}
