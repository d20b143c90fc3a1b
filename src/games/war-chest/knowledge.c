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
    const wc_numbers *numbers = numbers_of(s);
    zone z = one_coin(ROYAL_SLOT);
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type != NO_TYPE) z += (zone)numbers->unit[type].coins * one_coin(slot);
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
    s->watched = 0;
    for (int seat = 0; seat < s->players; seat++) {
        if (is_refill_open(s, seat)) s->watched |= (uint8_t)(1 << seat);
        for (int i = 0; i < opponents(s); i++)
            if (is_going_on(s->seen[seat][i]))
                s->watched |= (uint8_t)(1 << opponent_of(s, seat, i));
    }
}

void wc_forget_everything(war_chest *s)
{
    memset((char *)s + WC_MEMORY_FROM, 0, WC_MEMORY_TO - WC_MEMORY_FROM);
    s->watched = 0;
}

static uint64_t *seen_by(war_chest *s, int observer, int target)
{
    return &s->seen[observer][opponent_index(observer, target, s->players)];
}

static uint64_t *told_to(war_chest *s, int observer, int target)
{
    return s->told[observer][opponent_index(observer, target, s->players)];
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
    if (!is_going_on(*record)) return;
    story seen = unpack_story(*record);
    stretch *part = &seen.part[seen.new_coins];
    if (!is_shown)
        part->face_down++;
    else if (seen.new_coins > 0)
        part->coins += one_coin(slot);
    else if (coins_in(part->coins, slot) > 0)
        part->coins -= one_coin(slot);
    *record = pack_story(&seen);
}

/* Only Nobility has spies, and only a watched seat changes what they know. */
void wc_note_spied_play(war_chest *s, int seat, int slot, bool is_shown)
{
    for (int i = 0; i < opponents(s); i++)
        note_coin_from_hand(s, opponent_of(s, seat, i), seat, slot, is_shown);
    wc_count_watched(s);
}

/* ---- Stories that end ---- */

/* What is left of one that is not kept: these coins lie face down, whatever came new. */
static zone surely_down(uint64_t ended)
{
    zone down;
    story told = unpack_story(ended);
    wc_settle_story(&told, &down);
    return down;
}

/* One that tells no more than which coins lie face down is not kept, so that equal knowledge has
 * equal bytes. Where there is no room the oldest is given up. */
static void keep_story(uint64_t *told, story *ended, zone *known_down)
{
    zone down;
    if (wc_settle_story(ended, &down)) {
        *known_down += down;
        return;
    }
    int i = 0;
    while (i < STORIES_TOLD && told[i] != 0) i++;
    if (i == STORIES_TOLD) {
        *known_down += surely_down(told[0]);
        memmove(told, told + 1, (STORIES_TOLD - 1) * sizeof *told);
        i--;
    }
    told[i] = pack_story(ended);
}

/* The round is over or the spy looks again: what has left the hand and was not shown lies in the
 * face-down pile, and `left` is still in hand. */
static void end_story(war_chest *s, int observer, int target, zone left)
{
    uint64_t *record = seen_by(s, observer, target);
    if (!is_going_on(*record)) return;
    story seen = unpack_story(*record), rest = {.aside = seen.aside};
    seen.aside = left;
    keep_story(told_to(s, observer, target), &seen, &rest.aside);
    *record = pack_story(&rest);
}

/* ---- Refills ---- */

static void forget_spied(war_chest *s, int observer, int target)
{
    memset(spied_by(s, observer, target), 0, sizeof s->spied[0][0]);
    *looked_by(s, observer, target) = 0;
}

static void forget_refills(war_chest *s, int seat)
{
    s->refill_stock[seat] = 0;
    s->refill_since[seat] = 0;
    s->refill_eras[seat] = 0;
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

SELDOM static void fold_oldest(war_chest *s, int seat)
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

static void fold_all_spied(uint16_t *spied, const refill_record *last, const uint64_t *past,
                           const refill_record *next)
{
    uint32_t origin[KEPT_CHOICES];
    for (int i = 0; i < KEPT_CHOICES; i++) origin[i] = spied[i];
    wc_fold_refills(origin, last, past, spied[KEPT_CHOICES], next, 16);
    for (int i = 0; i < KEPT_CHOICES; i++) spied[i] = (uint16_t)origin[i];
    spied[KEPT_CHOICES] = 0;
}

/* A hand into which new coins came would take more room than there is: all refills are folded into
 * the one at hand. */
SELDOM static void fold_all(war_chest *s, int seat, const refill_record *next)
{
    refill_record last = unpack_refill(s, seat);
    uint64_t *past = s->refill_past[seat];
    int depth = 0;
    while (depth < PAST_REFILLS && past[depth] != 0) depth++;
    wc_fold_refills(s->refill_origin[seat], &last, past, depth, next, 32);
    for (int i = 0; i < opponents(s); i++) {
        int observer = opponent_of(s, seat, i);
        if (has_spied(s, observer, opponent_index(observer, seat, s->players)))
            fold_all_spied(spied_by(s, observer, seat), &last, past, next);
    }
    memset(past, 0, PAST_REFILLS * sizeof *past);
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
    refill_record refill = {.hidden = s->hand[seat] + s->down[seat],
                            .up = s->up[seat],
                            .kept = size_of_zone(s->hand[seat]),
                            .is_open = true};
    if (s->refill_eras[seat] != 0)
        fold_all(s, seat, &refill);
    else if (is_chained)
        push_refill(s, seat);
    pack_refill(s, seat, &refill);
}

/* The observer sees the hand, in the round of a refill for the first time. */
static void note_look(war_chest *s, int observer, int target)
{
    uint32_t *looked = looked_by(s, observer, target);
    if (!is_refill_open(s, target) || *looked != 0) return;
    refill_record refill = unpack_refill(s, target);
    *looked = pack_looked(refill.shown + s->hand[target], refill.face_down, era_count(refill.eras));
}

static bool knows_hand(const war_chest *s, int target, uint64_t seen)
{
    story told = unpack_story(seen);
    return s->hand[target] != 0 && told.new_coins == 0 && told.part[0].face_down == 0 &&
           told.part[0].coins == s->hand[target];
}

/* What lay face down is in the bag, and what he thought of the hand is told by weights; but a hand
 * that he knew to the last coin he still knows. */
static void renew_story(war_chest *s, int observer, int target)
{
    uint64_t *record = seen_by(s, observer, target);
    bool is_known = knows_hand(s, target, *record);
    story seen = {.part = {{.coins = is_known ? s->hand[target] : 0}}};
    *record = pack_story(&seen);
    memset(told_to(s, observer, target), 0, sizeof s->told[0][0]);
    *looked_by(s, observer, target) = 0;
    if (is_known) note_look(s, observer, target);
}

/* Does the observer know anything of the hand by Spy? */
static bool has_looked(war_chest *s, int observer, int target)
{
    return *seen_by(s, observer, target) != 0 || *looked_by(s, observer, target) != 0 ||
           told_to(s, observer, target)[0] != 0;
}

static bool is_spied_on(war_chest *s, int seat)
{
    bool is_spied = false;
    for (int i = 0; s->nobility && i < opponents(s); i++)
        is_spied |= has_looked(s, opponent_of(s, seat, i), seat);
    return is_spied;
}

/* WC-INFO-12: what a spy has seen goes into how likely he thinks the kept coins are. */
SELDOM static void note_spied_refill(war_chest *s, int seat)
{
    uint16_t told[2][KEPT_CHOICES + 1] = {{0}};
    bool is_spy[2] = {false, false};
    const int others = opponents(s);
    for (int i = 0; i < others; i++) {
        int observer = opponent_of(s, seat, i);
        is_spy[i] = s->hand[seat] != 0 && has_looked(s, observer, seat);
        if (is_spy[i]) wc_weigh_hand(s, observer, seat, told[i]);
    }
    note_refill(s, seat, is_spy[0] || is_spy[1]);
    for (int i = 0; i < others; i++) {
        int observer = opponent_of(s, seat, i);
        if (is_spy[i]) memcpy(spied_by(s, observer, seat), told[i], sizeof told[i]);
        renew_story(s, observer, seat);
    }
}

void wc_note_refill(war_chest *s, int seat)
{
    if (s->unrecorded) return;
    if (is_spied_on(s, seat))
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
    if (!has_face_down(s, seat)) forget_refills(s, seat);
}

void wc_note_round_end(war_chest *s)
{
    for (int seat = 0; s->nobility && seat < s->players; seat++)
        for (int i = 0; i < opponents(s); i++) end_story(s, seat, opponent_of(s, seat, i), 0);
    for (int seat = 0; seat < s->players; seat++) close_refill(s, seat);
    s->watched = 0;
}

/* WC-INFO-12: a new look ends the old story and begins another. */
void wc_note_spy(war_chest *s, int observer, int target)
{
    if (s->unrecorded) return;
    uint64_t *record = seen_by(s, observer, target);
    end_story(s, observer, target, s->hand[target]);
    story seen = unpack_story(*record);
    seen.part[0].coins = s->hand[target];
    *record = pack_story(&seen);
    note_look(s, observer, target);
    wc_count_watched(s);
}

/* A coin is dropped from a spied hand: before it leaves, and before another comes in its place. */
void wc_note_drop(war_chest *s, int observer, int target, int slot)
{
    if (s->unrecorded) return;
    note_refill_round_play(s, target, slot, !s->spy_down);
    for (int i = 0; i < opponents(s); i++) {
        int other = opponent_of(s, target, i);
        if (other != observer) note_coin_from_hand(s, other, target, slot, !s->spy_down);
    }
    uint64_t *record = seen_by(s, observer, target);
    story seen = unpack_story(*record);
    /* A position or a sample of this moment may not say that he has looked; he has. */
    if (coins_in(seen.part[0].coins, slot) == 0) seen.part[0].coins = s->hand[target];
    seen.part[0].coins -= one_coin(slot);
    if (s->spy_down) seen.aside += one_coin(slot);
    *record = pack_story(&seen);
    wc_count_watched(s);
}

/* A story with more new coins than it has room for is given up. */
static void add_new_coin(uint64_t *record)
{
    if (!is_going_on(*record)) return;
    story seen = unpack_story(*record);
    if (seen.new_coins == NEW_COINS_CAP)
        seen = (story){.aside = seen.aside};
    else
        seen.new_coins++;
    *record = pack_story(&seen);
}

/* Where there is no room the new coin is taken for one of the last stretch. */
static void begin_era(war_chest *s, int seat)
{
    refill_record refill = unpack_refill(s, seat);
    if (era_count(refill.eras) == REFILL_ERAS) return;
    refill.eras = add_era(refill.eras, &(stretch){refill.shown, refill.face_down});
    refill.shown = 0;
    refill.face_down = 0;
    pack_refill(s, seat, &refill);
}

void wc_note_new_coin(war_chest *s, int seat)
{
    if (s->unrecorded) return;
    if (is_refill_open(s, seat)) begin_era(s, seat);
    for (int i = 0; i < opponents(s); i++) add_new_coin(seen_by(s, opponent_of(s, seat, i), seat));
    wc_count_watched(s);
}
