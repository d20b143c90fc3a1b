/* SPDX-License-Identifier: MIT */
/* listing.h - what the list of actions and the playout share: how an action is put together, the
 * board as a faction sees it, and the parts of a list that a playout asks for. */
#ifndef VX_WAR_CHEST_LISTING_H
#define VX_WAR_CHEST_LISTING_H

#include "games/war-chest/targets.h"
#include "games/war-chest/war_chest.h"

/* ---- The fields of an action ---- */

static inline vx_action field(int value, int at)
{
    return (vx_action)value << at;
}

static inline vx_action start_act(verb v, vx_action by)
{
    return (vx_action)v << VERB_AT | by;
}

/* The first slot of a zone that holds coins; the caller takes it out with without_slot(). */
static inline int first_slot(zone z)
{
    return __builtin_ctzll(z) >> 3;
}

static inline zone without_slot(zone z, int slot)
{
    return z & ~((zone)255 << (8 * slot));
}

/* ---- The board as a faction sees it ---- */

/* The board as the units of a faction see it, read before the list is written: while it is, the
 * compiler must take every word of the state for one that may have changed. */
typedef struct {
    hex_set empty;
    hex_set victims[2]; /* whom a single coin may attack, and a bolstered unit */
    hex_set open;       /* Locations to control */
} outlook;

static inline outlook look_out(const war_chest *s, int faction)
{
    return (outlook){.empty = empty_hexes(s),
                     .victims = {attackable(s, faction, 1), attackable(s, faction, 2)},
                     .open = controllable(s, faction)};
}

/* Those whose tactic is paid with their own coin and needs one unit only. */
enum {
    WITH_TACTIC = 1 << ARCHER | 1 << CAVALRY | 1 << CROSSBOWMAN | 1 << ENSIGN | 1 << LANCER |
                  1 << LIGHT_CAVALRY | 1 << MARSHALL | 1 << EARL | 1 << BISHOP | 1 << HERALD
};

/* Only in a view is there a coin that is not known. */
static inline zone coins_at_hand(const war_chest *s, int seat)
{
    zone hand = s->hand[seat];
    return hand < one_coin(UNKNOWN_SLOT) ? hand : wc_may_hold(s, seat);
}

/* ---- list.c ---- */

/* Each writes a part of the list and returns its new end. */
vx_action *wc_list_tactic(const war_chest *s, vx_action by, int seat, int type, int hex, int stack,
                          vx_action *out);
vx_action *wc_list_footmen(const war_chest *s, vx_action by, int seat, int first, vx_action *out);
vx_action *wc_list_decree(const war_chest *s, vx_action by, int seat, decree which, vx_action *out);

#endif
