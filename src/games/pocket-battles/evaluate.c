/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a seat, and which actions to try first. */
#include "games/pocket-battles/battle.h"

enum { WON = 10000, HALF = 4000, TOKEN = 60, WOUND_SHARE = 2 };

/* Points of a side that are as good as gone: half of what its wounds have cost it. */
static int wounded_points(const side *s)
{
    int points = 0;
    for (int troop = 0; troop < s->troop_count; troop++) {
        const tile_facts *tile = facts_of(s, troop);
        if (s->wounds[troop] == DEAD || s->wounds[troop] == 0) continue;
        points += 100 * tile->cost * s->wounds[troop] / (tile->health * WOUND_SHARE);
    }
    return points;
}

/* How far `seat` is on the way to PB-80: HALF when it has destroyed half of the enemy. */
static int progress(const battle *b, int seat)
{
    const side *enemy = &b->side[!seat];
    if (enemy->cost == 0) return 0;
    int points = 100 * pb_tally(b, seat) + wounded_points(enemy);
    int value = points * 2 * HALF / (100 * enemy->cost);
    return value;
}

/* A side that has reached half wins at the end of the round unless the other gets there too. */
static int lead_bonus(const battle *b, int seat)
{
    bool reached = 2 * pb_tally(b, seat) >= b->side[!seat].cost;
    return reached ? HALF / 2 : 0;
}

int pb_evaluate(const void *state, int seat)
{
    const battle *b = state;
    if (b->phase == PHASE_OVER) return b->winner == seat ? WON : -WON;
    if (b->phase <= PHASE_DEPLOY) return 0;
    int value = progress(b, seat) - progress(b, !seat);
    value += lead_bonus(b, seat) - lead_bonus(b, !seat);
    value += TOKEN * (b->side[seat].free - b->side[!seat].free);
    if (value > WON - 1) value = WON - 1;
    if (value < 1 - WON) value = 1 - WON;
    return value;
}

/* ---- Ordering ---- */

/* Hits that one die brings on the average, in sixths. */
static int sixths_a_die(const side *s, int unit, bool white)
{
    uint32_t faces = pb_faces_of(s, unit, white);
    int sum = 0;
    for (int face = 0; face < FACES; face++) sum += (int)(faces >> (4 * face) & 15);
    return sum;
}

static int strike_value(const battle *b, const act *a)
{
    int seat = code_seat(a->x), unit = code_unit(a->x);
    const side *s = &b->side[seat];
    bool white = a->kind == ACT_SHOOT || a->kind == ACT_FIRE;
    trait bonus = white ? SHOOTING : ENGAGEMENT;
    int dice = 1 + pb_bonus(b, s, unit, bonus) + (a->kind == ACT_CHARGE);
    int value = 300 + 10 * dice * sixths_a_die(s, unit, white) - 30 * s->orders[unit];
    return white ? value + 40 : value; /* nobody strikes back at a shot */
}

static int loss_value(const battle *b, const act *a)
{
    const side *s = &b->side[b->phase == PHASE_CULL ? b->active : b->allot_side];
    int troop = pb_find_troop(s, a->x);
    int value = -10 * pb_tiles[a->x].cost;
    if (troop != NONE && a->kind == ACT_LOSE && b->allot_hits >= health_left(s, troop))
        value += 5 * health_left(s, troop);
    return value;
}

static int action_value(const battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_CHARGE:
    case ACT_ATTACK:
    case ACT_SHOOT:
    case ACT_FIRE:
    case ACT_INTERCEPT:
        return strike_value(b, a);
    case ACT_EXCITE:
    case ACT_GALVANIZE:
    case ACT_CONTROL:
    case ACT_DOUBLE:
        return 250;
    case ACT_HEAL:
        return 280;
    case ACT_REDEPLOY:
        return 200;
    case ACT_MOVE:
        return 150;
    case ACT_LEAVE:
        return 100;
    case ACT_LOSE:
    case ACT_CULL:
        return loss_value(b, a);
    case ACT_WOUND:
        return -15;
    case ACT_DICE:
        return -(a->x - 3) * (a->x - 3);
    default:
        return 0;
    }
}

void pb_order(const void *state, const vx_action *actions, int count, int *out)
{
    const battle *b = state;
    for (int i = 0; i < count; i++) {
        act a = unpack(actions[i]);
        out[i] = action_value(b, &a);
    }
}
