/* SPDX-License-Identifier: MIT */
/* knowledge.c - WC-INFO: what has been seen of hidden coins, carried along as the game is played.
 *
 * Most of what a careful opponent knows follows from the open coins by counting. Two things do
 * not, and the state keeps them: what Spy showed (WC-INFO-12), and that a coin drawn before a
 * refill was none of those that lay face up and went back into the bag with it. */
#include <string.h>

#include "games/war-chest/knowledge.h"

/* ---- Counting ---- */

static zone coins_on_board(const war_chest *s, int seat)
{
    zone z = 0;
    for (int unit = seat * UNITS_EACH; unit < (seat + 1) * UNITS_EACH; unit++)
        if (s->stack[unit] > 0) z += (zone)s->stack[unit] * one_coin(unit_slot(s, unit));
    return z;
}

static zone all_coins(const war_chest *s, int seat)
{
    zone z = one_coin(ROYAL_SLOT);
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type != NO_TYPE) z += (zone)wc_types[type].coins * one_coin(slot);
    }
    return z;
}

static zone pending_coin(const war_chest *s, int seat)
{
    if (s->depth == 0 || frame_kind_of(top_frame(s)) != FRAME_PENDING) return 0;
    return frame_seat(top_frame(s)) == seat ? one_coin(frame_from(top_frame(s))) : 0;
}

/* WC-INFO-07, WC-INFO-13: all coins less those that can be seen. */
zone wc_unseen(const war_chest *s, int seat)
{
    zone known = s->hand[seat] + s->bag[seat] + s->down[seat] + pending_coin(s, seat);
    known -= (zone)coins_in(known, UNKNOWN_SLOT) * one_coin(UNKNOWN_SLOT);
    return all_coins(s, seat) - coins_on_board(s, seat) - s->supply[seat] - s->out[seat] -
           s->up[seat] - known;
}

/* In a view an unknown coin of a hand may be any coin out of sight. */
zone wc_may_hold(const war_chest *s, int seat)
{
    zone hand = s->hand[seat];
    int unknown = coins_in(hand, UNKNOWN_SLOT);
    if (unknown == 0) return hand;
    return (hand - (zone)unknown * one_coin(UNKNOWN_SLOT)) + wc_unseen(s, seat);
}

/* ---- Keeping the records ---- */

/* A seat is watched while a coin from its hand would change a record. */
void wc_count_watched(war_chest *s)
{
    const uint64_t hand_or_shown = EACH_SLOT * 15;
    s->watched = 0;
    for (int seat = 0; seat < s->players; seat++) {
        if (is_refill_open(s, seat)) s->watched |= (uint8_t)(1 << seat);
        for (int i = 0; i < opponents(s); i++)
            if ((s->seen[seat][i] & hand_or_shown) != 0 && !unpack_seen(s->seen[seat][i]).is_over)
                s->watched |= (uint8_t)(1 << opponent_of(s, seat, i));
    }
}

/* What says nothing any more is not kept, so that equal knowledge has equal bytes. */
static uint64_t tidy_seen(const war_chest *s, int target, seen_record *r)
{
    int group = size_of_zone(s->hand[target]) + r->face_down;
    bool has_unseen = group > size_of_zone(r->hand);
    if (!has_unseen) r->shown = 0;
    if (r->hand == 0 && r->shown == 0) r->face_down = 0;
    return pack_seen(r);
}

static uint64_t *seen_by(war_chest *s, int observer, int target)
{
    return &s->seen[observer][opponent_index(observer, target, s->players)];
}

static uint16_t *spied_by(war_chest *s, int observer, int target)
{
    return s->spied[observer][opponent_index(observer, target, s->players)];
}

static uint32_t *looked_by(war_chest *s, int observer, int target)
{
    return &s->looked[observer][opponent_index(observer, target, s->players)];
}

/* A coin has left the hand of `target`, open to the observer or not. */
static void note_coin_from_hand(war_chest *s, int observer, int target, int slot, bool is_shown)
{
    uint64_t *record = seen_by(s, observer, target);
    seen_record r = unpack_seen(*record);
    if (r.is_over || (r.hand == 0 && r.shown == 0)) return;
    if (!is_shown) {
        if (r.face_down < FACE_DOWN_CAP) r.face_down++;
    } else if (coins_in(r.hand, slot) > 0) {
        r.hand -= one_coin(slot);
        r.shown += one_coin(slot);
    }
    *record = tidy_seen(s, target, &r);
}

static void note_refill_round_play(war_chest *s, int seat, int slot, bool is_shown)
{
    if (!is_refill_open(s, seat)) return;
    zone *since = &s->refill_since[seat];
    if (is_shown)
        *since += one_coin(slot);
    else if (coins_in(*since, FACE_DOWN_BYTE) < FACE_DOWN_CAP)
        *since += one_coin(FACE_DOWN_BYTE);
}

/* Only Nobility has spies. */
void wc_note_play(war_chest *s, int seat, int slot, bool is_shown)
{
    note_refill_round_play(s, seat, slot, is_shown);
    if (!s->nobility) return;
    for (int i = 0; i < opponents(s); i++)
        note_coin_from_hand(s, opponent_of(s, seat, i), seat, slot, is_shown);
    wc_count_watched(s);
}

static void forget_pile(war_chest *s, int observer, int seat)
{
    uint64_t *record = seen_by(s, observer, seat);
    seen_record r = unpack_seen(*record);
    r.down = 0;
    r.is_over = false;
    if (r.face_down > 0) r.hand = r.shown = 0;
    *record = tidy_seen(s, seat, &r);
}

static void forget_spied(war_chest *s, int observer, int target)
{
    memset(spied_by(s, observer, target), 0, sizeof s->spied[0][0]);
    *looked_by(s, observer, target) = 0;
}

static void forget_refills(war_chest *s, int seat)
{
    s->refill_stock[seat] = 0;
    s->refill_since[seat] = 0;
    memset(s->refill_past[seat], 0, sizeof s->refill_past[seat]);
    memset(s->refill_origin[seat], 0, sizeof s->refill_origin[seat]);
    for (int i = 0; s->nobility && i < opponents(s); i++)
        forget_spied(s, opponent_of(s, seat, i), seat);
}

static void fold_spied(uint16_t *spied, const refill_record *oldest, const refill_record *next)
{
    uint32_t origin[KEPT_CHOICES];
    for (int i = 0; i < KEPT_CHOICES; i++) origin[i] = spied[i];
    wc_fold_refill(origin, oldest, next, 16);
    for (int i = 0; i < KEPT_CHOICES; i++) spied[i] = (uint16_t)origin[i];
}

static void fold_oldest(war_chest *s, int seat)
{
    refill_record oldest = unpack_past(s->refill_past[seat][PAST_REFILLS - 1]);
    refill_record next = unpack_past(s->refill_past[seat][PAST_REFILLS - 2]);
    wc_fold_refill(s->refill_origin[seat], &oldest, &next, 32);
    for (int i = 0; s->nobility && i < opponents(s); i++) {
        uint16_t *spied = spied_by(s, opponent_of(s, seat, i), seat);
        if (spied[KEPT_CHOICES] == PAST_REFILLS) fold_spied(spied, &oldest, &next);
    }
}

/* The last refill is not the last any more; where there is no room, the oldest goes. */
static void push_refill(war_chest *s, int seat)
{
    refill_record last = unpack_refill(s, seat);
    uint64_t *past = s->refill_past[seat];
    if (past[PAST_REFILLS - 1] != 0) fold_oldest(s, seat);
    for (int i = 0; s->nobility && i < opponents(s); i++) {
        int observer = opponent_of(s, seat, i);
        uint16_t *spied = spied_by(s, observer, seat);
        bool is_told = has_spied(s, observer, opponent_index(observer, seat, s->players));
        if (is_told && spied[KEPT_CHOICES] < PAST_REFILLS) spied[KEPT_CHOICES]++;
    }
    memmove(past + 1, past, (PAST_REFILLS - 1) * sizeof *past);
    past[0] = pack_past(&last);
}

/* WC-INFO-10: the discard goes into the bag before everybody's eyes. Coins already in hand were
 * none of those that lay face up. With an empty hand everything lies in the bag and all that was
 * known is over; else what is known of the refill before bears on the coins now kept. */
static void note_refill(war_chest *s, int seat, bool is_spied)
{
    bool is_chained = s->refill_stock[seat] != 0;
    if (s->hand[seat] == 0 || (s->up[seat] == 0 && !is_chained && !is_spied)) {
        if (is_chained) forget_refills(s, seat);
        return;
    }
    if (is_chained) push_refill(s, seat);
    refill_record refill = {.hidden = s->hand[seat] + s->down[seat],
                            .up = s->up[seat],
                            .kept = size_of_zone(s->hand[seat]),
                            .is_open = true};
    pack_refill(s, seat, &refill);
}

/* A hand that the observer knows to the last coin, in the round of a refill. */
static void note_look(war_chest *s, int observer, int target)
{
    uint32_t *looked = looked_by(s, observer, target);
    seen_record r = unpack_seen(*seen_by(s, observer, target));
    bool knows_all = r.hand == s->hand[target] && r.hand != 0 && r.face_down == 0;
    if (!is_refill_open(s, target) || *looked != 0 || !knows_all) return;
    refill_record refill = unpack_refill(s, target);
    *looked = pack_looked(refill.shown + s->hand[target], refill.face_down);
}

/* WC-INFO-12: what a spy has seen goes into how likely he thinks the kept coins are. */
static void note_spied_refill(war_chest *s, int seat)
{
    uint16_t told[2][KEPT_CHOICES + 1] = {{0}};
    bool is_spy[2] = {false, false};
    for (int i = 0; i < opponents(s); i++) {
        int observer = opponent_of(s, seat, i);
        bool knows = *seen_by(s, observer, seat) != 0 || *looked_by(s, observer, seat) != 0;
        is_spy[i] = s->hand[seat] != 0 && knows;
        if (is_spy[i]) wc_weigh_hand(s, observer, seat, told[i]);
    }
    note_refill(s, seat, is_spy[0] || is_spy[1]);
    for (int i = 0; i < opponents(s); i++) {
        int observer = opponent_of(s, seat, i);
        if (is_spy[i]) memcpy(spied_by(s, observer, seat), told[i], sizeof told[i]);
        *looked_by(s, observer, seat) = 0;
        forget_pile(s, observer, seat);
        note_look(s, observer, seat);
    }
}

void wc_note_refill(war_chest *s, int seat)
{
    if (s->nobility)
        note_spied_refill(s, seat);
    else
        note_refill(s, seat, false);
    wc_count_watched(s);
}

/* When the round ends every coin of its hands lies open or in a face-down pile. A refill tells
 * something longer only if one of them is face down. */
static void close_refill(war_chest *s, int seat)
{
    if (!is_refill_open(s, seat)) return;
    s->refill_since[seat] &= one_coin(OPEN_BYTE) - 1;
    if (coins_in(s->refill_since[seat], FACE_DOWN_BYTE) == 0) forget_refills(s, seat);
}

/* WC-INFO-12: what was seen and never shown lies in the face-down pile when the hand is empty. */
static void close_seen(war_chest *s, int observer, int target)
{
    uint64_t *record = seen_by(s, observer, target);
    seen_record r = unpack_seen(*record);
    r.of_refill |= is_refill_open(s, target);
    bool tells_of_extra = r.shown != 0 && r.face_down > size_of_zone(r.hand);
    if (tells_of_extra)
        r.is_over = true;
    else
        r = (seen_record){.down = r.down + r.hand, .of_refill = r.of_refill};
    *record = pack_seen(&r);
}

void wc_note_round_end(war_chest *s)
{
    for (int seat = 0; s->nobility && seat < s->players; seat++)
        for (int i = 0; i < opponents(s); i++) close_seen(s, seat, opponent_of(s, seat, i));
    for (int seat = 0; seat < s->players; seat++) close_refill(s, seat);
    s->watched = 0;
}

void wc_note_spy(war_chest *s, int observer, int target)
{
    uint64_t *record = seen_by(s, observer, target);
    seen_record r = unpack_seen(*record);
    zone down = r.down + (r.is_over ? r.hand : 0);
    r = (seen_record){.hand = s->hand[target], .down = down, .of_refill = r.of_refill};
    *record = pack_seen(&r);
    note_look(s, observer, target);
    wc_count_watched(s);
}

/* A coin is dropped from a spied hand: before it leaves, and before another comes in its place. */
void wc_note_drop(war_chest *s, int observer, int target, int slot)
{
    note_refill_round_play(s, target, slot, !s->spy_down);
    for (int i = 0; i < opponents(s); i++) {
        int other = opponent_of(s, target, i);
        if (other != observer) note_coin_from_hand(s, other, target, slot, !s->spy_down);
    }
    uint64_t *record = seen_by(s, observer, target);
    seen_record r = unpack_seen(*record);
    r.hand -= one_coin(slot);
    if (s->spy_down) r.down += one_coin(slot);
    *record = pack_seen(&r);
    wc_count_watched(s);
}
