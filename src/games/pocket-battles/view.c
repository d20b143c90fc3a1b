/* SPDX-License-Identifier: MIT */
/* view.c - PB-14, A-39: what the other side may know before PB-20 opens the stacks. */
#include <string.h>

#include "games/pocket-battles/battle.h"

bool pb_is_open(const void *state) /* PB-20 */
{
    const battle *b = state;
    return b->phase > PHASE_DEPLOY;
}

/* While armies are raised only their names are known. */
static void hide_all(side *s)
{
    int army = s->army, source = s->source;
    pb_clear_side(s);
    s->army = (uint8_t)army;
    s->source = (uint8_t)source;
    s->hidden = source != SOURCE_RANDOM && army != NONE;
}

/* The stacks: everything under the top tile is unknown. */
static void hide_stacks(side *s)
{
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->first[s->unit[troop]] != troop) s->tile[troop] = UNKNOWN_TILE;
    pb_refresh(s);
}

void pb_view(const void *state, int seat, void *out)
{
    battle *b = out;
    memcpy(b, state, sizeof *b);
    if (pb_is_open(b)) return;
    for (int other = 0; other < SIDES; other++) {
        if (other == seat) continue;
        if (b->phase <= PHASE_BUILD)
            hide_all(&b->side[other]);
        else
            hide_stacks(&b->side[other]);
    }
}

/* A hidden army is drawn as a random one would be: nothing better is known of it. One that its
 * player is still building is left to him from the start. */
static void sample_hidden(battle *b, int seat, vx_random *random)
{
    side *s = &b->side[seat];
    int army = s->army, source = s->source;
    s->hidden = 0;
    if (source != SOURCE_DONE) return;
    pb_muster(b, s, army, random);
}

void pb_sample(const void *view, vx_random *random, void *out)
{
    battle *b = out;
    memcpy(b, view, sizeof *b);
    if (pb_is_open(b)) return;
    for (int seat = 0; seat < SIDES; seat++) {
        if (b->side[seat].hidden)
            sample_hidden(b, seat, random);
        else
            pb_deal_unknown(b, &b->side[seat], random);
    }
}

/* The notes are those of one side: a player does not know the other's tiles alone. */
void pb_sample_again(const void *view, void *notes, vx_random *random, void *out)
{
    battle *b = out;
    const battle *known = view;
    bool is_one_sided = pb_find_troop(&known->side[0], UNKNOWN_TILE) == NONE ||
                        pb_find_troop(&known->side[1], UNKNOWN_TILE) == NONE;
    if (pb_is_open(known) || known->side[0].hidden || known->side[1].hidden || !is_one_sided) {
        pb_sample(view, random, out);
        return;
    }
    memcpy(b, view, sizeof *b);
    int seat = pb_find_troop(&known->side[0], UNKNOWN_TILE) == NONE;
    if (pb_find_troop(&known->side[seat], UNKNOWN_TILE) != NONE)
        pb_deal_unknown_again(b, &b->side[seat], notes, random);
}

vx_action pb_hide_action(const void *state, vx_action action, int seat)
{
    const battle *b = state;
    act a = unpack(action);
    if (b->active == seat) return action;
    if (a.kind == ACT_TAKE) return pack(ACT_TAKE_HIDDEN, 0, 0, 0);
    if (a.kind == ACT_MUSTER) return pack_muster(a.x, HIDDEN_TICKET);
    return action;
}
