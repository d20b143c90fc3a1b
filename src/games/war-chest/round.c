/* SPDX-License-Identifier: MIT */
/* round.c - turns, rounds, drawing and the end of the game. */
#include "games/war-chest/war_chest.h"

/* ---- The end ---- */

/* WC-WIN-01: play stops, and whatever still waits is gone. */
void wc_end_game(war_chest *s, int winner)
{
    while (s->depth > 0) wc_pop(s);
    s->node = NODE_OVER;
    s->actor = VX_OVER;
    s->winner = (uint8_t)winner;
    s->drawer = 0;
    s->progress = 0;
}

/* ---- WC-ROUND Drawing ---- */

/* WC-ROUND-05: with bag and discard empty there is nothing to draw. */
bool wc_can_draw(const war_chest *s, int seat)
{
    return (s->bag[seat] | s->up[seat] | s->down[seat]) != 0;
}

static void await_draw(war_chest *s, int seat)
{
    s->node = NODE_DRAW;
    s->actor = VX_CHANCE;
    s->drawer = (uint8_t)seat;
}

/* WC-ROUND-06: the holder of the marker plays first; WC-ROUND-07: who has no coin is skipped. */
static bool pass_turn_to(war_chest *s, int seat)
{
    if (s->hand[seat] == 0) return false;
    s->node = NODE_PLAY;
    s->actor = (int8_t)seat;
    s->turn = (uint8_t)seat;
    s->drawer = 0;
    return true;
}

static bool find_player(war_chest *s, int from)
{
    int seat = from;
    for (int i = 0; i < s->players; i++) {
        if (pass_turn_to(s, seat)) return true;
        if (++seat == s->players) seat = 0;
    }
    return false;
}

/* WC-ROUND-02: everybody draws up to three, in the order of the seats. */
void wc_next_draw(war_chest *s)
{
    for (int seat = s->drawer; seat < s->players; seat++) {
        if (size_of_zone(s->hand[seat]) >= HAND_SIZE || !wc_can_draw(s, seat)) continue;
        await_draw(s, seat);
        return;
    }
    find_player(s, s->first); /* WC-ROUND-10: the Royal coin is always there to be drawn */
}

/* WC-ROUND-01: everybody draws, then everybody plays. A-25: who opened it is a player. */
static void start_round(war_chest *s)
{
    s->first = s->init; /* WC-INIT-05, WC-ROUND-08 */
    s->turn = s->init;
    s->claimed = 0;
    s->round++;
    s->drawer = 0;
    wc_next_draw(s);
}

void wc_start_game(war_chest *s, int holder)
{
    s->init = (uint8_t)holder;
    s->army = ARMY_STANDARD; /* how the armies were formed no longer matters */
    s->pool = 0;
    start_round(s);
}

static void end_round(war_chest *s)
{
    if (s->watched) wc_note_round_end(s);
    s->quiet = s->progress ? 0 : (uint16_t)(s->quiet + 1);
    s->progress = 0;
    if (s->quiet_rounds != 0 && s->quiet >= s->quiet_rounds)
        wc_end_game(s, NO_WINNER); /* */
    else
        start_round(s);
}

/* WC-TURN-01, WC-TEAM-08: clockwise, one coin a turn. */
void wc_end_turn(war_chest *s)
{
    if (s->max_coins != 0 && s->coins >= s->max_coins) {
        wc_end_game(s, NO_WINNER); /* */
        return;
    }
    int next = (s->turn + 1) & (s->players - 1); /* two or four */
    if (pass_turn_to(s, next)) return;
    if (!find_player(s, next)) end_round(s);
}

zone wc_draw_source(const war_chest *s, int seat)
{
    zone source = bag_or_discard(s, seat);
    if (!has_unknown(source)) return source;
    zone unknown = (zone)coins_in(source, UNKNOWN_SLOT) * one_coin(UNKNOWN_SLOT);
    return source - unknown + wc_unseen(s, seat);
}

SELDOM static void draw_inside_turn(war_chest *s, int seat, int slot)
{
    bool for_priest = frame_kind_of(top_frame(s)) == FRAME_PRIEST;
    wc_pop(s);
    if (for_priest) /* WC-PRIEST-04: not into the hand */
        wc_push(s, make_frame(FRAME_PENDING, seat, slot, 0, 0));
    else { /* WC-SPY-03 */
        s->hand[seat] += one_coin(slot);
        wc_note_new_coin(s, seat);
    }
    wc_settle(s);
}

/* WC-ROUND-03, WC-ROUND-04. */
SELDOM static void refill_and_draw(war_chest *s, int seat, vx_action action)
{
    wc_note_refill(s, seat);
    s->bag[seat] = s->up[seat] + s->down[seat];
    s->up[seat] = 0;
    s->down[seat] = 0;
    wc_apply_draw(s, action);
}

void wc_apply_draw(war_chest *s, vx_action action)
{
    int seat = (int)(action >> SEAT_AT & 3), slot = slot_held(s, (int)(action >> U_AT & 31));
    if (s->bag[seat] == 0) {
        refill_and_draw(s, seat, action);
        return;
    }
    s->bag[seat] -= one_coin(slot);
    if (s->depth > 0) {
        draw_inside_turn(s, seat, slot);
        return;
    }
    s->hand[seat] += one_coin(slot);
    bool draws_again = size_of_zone(s->hand[seat]) < HAND_SIZE && wc_can_draw(s, seat);
    if (!draws_again) wc_next_draw(s);
}
