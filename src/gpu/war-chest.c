/* SPDX-License-Identifier: MIT */
/* war-chest.c - knowledge.c for a GPU. Nobody asks a playout what seats know, and what keeps it up would
 * take far more stack than the rest of the rules. */
#include "games/war-chest/war_chest.h"

void wc_forget_everything(war_chest *s)
{
    (void)s;
}

void wc_note_spied_play(war_chest *s, int seat, int slot, bool is_shown)
{
    (void)s, (void)seat, (void)slot, (void)is_shown;
}

void wc_note_refill(war_chest *s, int seat)
{
    (void)s, (void)seat;
}

void wc_note_round_end(war_chest *s)
{
    (void)s;
}

void wc_note_spy(war_chest *s, int observer, int target)
{
    (void)s, (void)observer, (void)target;
}

void wc_note_drop(war_chest *s, int observer, int target, int slot)
{
    (void)s, (void)observer, (void)target, (void)slot;
}

void wc_note_new_coin(war_chest *s, int seat)
{
    (void)s, (void)seat;
}

/* Only a view holds unknown coins. */
zone wc_may_hold(const war_chest *s, int seat)
{
    return s->hand[seat];
}

zone wc_unseen(const war_chest *s, int seat)
{
    (void)s, (void)seat;
    return 0;
}
