/* SPDX-License-Identifier: MIT */
/* odds.h - what an action may lead to, counted and not sampled: its shots, its combat, its spell. */
#ifndef VX_WARMASTER_ODDS_ODDS_H
#define VX_WARMASTER_ODDS_ODDS_H

#include "games/warmaster/odds/rethrow.h"
#include "games/warmaster/shooting/shooting.h"

void wm_odds(const void *state, vx_action action, vx_language language, vx_odds *out);

/* What the shots of this action may do: ACT_SHOOT, ACT_BREATHE. */
void wm_shot_odds(const battle *b, const act *a, vx_language language, vx_odds *out);
/* The same for one volley, as if it were thrown now; *left says who may have a die thrown again
 * before it, and then after it. */
void wm_volley_odds(const battle *b, const volley *v, again_left *left, vx_language language,
                    vx_odds *out);
/* The odds of the first round that this action leads to; false: it leads to none at once. */
bool wm_combat_odds(const battle *b, const act *a, vx_language language, vx_odds *out);
/* In so many of 100 throws it is obeyed; "58%", short enough to stand at each of two neighbours, and below it "7 or less: Command 9,
 * distance -1": of the order that is being given. */
int wm_order_percent(const battle *b);
void wm_tell_order_chance(const battle *b, vx_language language, vx_text *out);
/* Of the first round of a fight, for the side that begins it, in percent. */
typedef struct {
    int wins, loses;
    int kills;       /* the other side loses a stand */
    bool is_flanked; /* the other side is struck in flank or rear */
} round_prospect;
/* False: the action leads to no fight, or too many fight. */
bool wm_round_prospect(const battle *b, const act *a, round_prospect *out);
/* "A1 (Knights) can be charged from the flank next turn, by B3 (Orcs): 72% to lose a stand": the chance
 * of a thousand to lose one, or -1 if the action is no charge. */
int wm_tell_fight(const void *state, vx_action action, bool is_threat, vx_language language,
                  vx_text *out);
void wm_cast_odds(const battle *b, const act *cast, vx_language language, vx_odds *out);

#endif
