/* SPDX-License-Identifier: MIT */
/* knowledge.h - how the records of knowledge lie in their words.
 *
 * refill: what everybody knows of a seat whose bag was refilled while it held coins. Those coins
 * ("kept") were none of the coins that lay face up then.
 * seen, told: what one seat knows of the hand of another through Spy (WC-INFO-12). */
#ifndef VX_WAR_CHEST_KNOWLEDGE_H
#define VX_WAR_CHEST_KNOWLEDGE_H

#include "games/war-chest/war_chest.h"

/* The last refill is kept like a zone, a byte for each slot, so that a coin more is one addition:
 * refill_stock  low half of a byte: hidden coins, high half: coins face up
 * refill_since  coins shown since; bytes 5-7: coins face down since, coins kept, round still open.
 *               All that since the last new coin, if one came into that hand:
 * refill_eras   how the hand was played before a new coin came in place of a dropped one: a
 *               stretch for each, the newest lowest, and their number
 * refill_past   the refills before the last, the newer first, each in one word: 9 bits a slot
 *               (hidden, up, shown), then coins face down, coins kept, round still open
 * refill_origin what still older refills tell: how likely each choice of the coins kept through
 *               the oldest refill is, by the number of the choice; all 0 if they tell nothing.
 *               Nobody keeps more than two coins: a hand draws up to three, and a player who draws in
 *               the middle of a round has paid one. So two of five types are the most choices.
 * spied         the same for the eyes of one seat, which knew more by Spy; the last entry says at
 *               which refill, counted back from the last
 * looked        the hand of the round of the last refill as a spy saw it first: 3 bits a slot for
 *               the coins known to be of it since the last new coin, then how many more of it lay
 *               face down already and how many new coins had come; top bit: set.
 *               What comes into that hand later was not kept, and the spy can tell.
 * seen          the story of a hand since a spy saw it, and what else he knows to lie face down
 * told          stories that have ended but still tell something, the older first */
enum { FACE_DOWN_BYTE = 5, KEPT_BYTE = 6, OPEN_BYTE = 7 };
enum { KEPT_CAP = 2 };
enum { FACE_DOWN_CAP = 7 }; /* more than a hand of three */

#define SLOT_BYTES 0x000000FFFFFFFFFFu
#define EACH_SLOT 0x0000000101010101u

/* ---- A hand from one new coin to the next: what left it, shown or face down ---- */

typedef struct {
    zone coins;
    int face_down;
} stretch;

enum { STRETCH_CAP = 3, STRETCH_DOWN_AT = 2 * SLOTS, STRETCH_BITS = STRETCH_DOWN_AT + 2 };

static inline stretch unpack_stretch(uint64_t word)
{
    stretch part = {.face_down = (int)(word >> STRETCH_DOWN_AT & STRETCH_CAP)};
    for (int slot = 0; slot < SLOTS; slot++)
        part.coins += (word >> 2 * slot & STRETCH_CAP) * one_coin(slot);
    return part;
}

static inline uint64_t pack_stretch(const stretch *part)
{
    uint64_t word = (uint64_t)part->face_down << STRETCH_DOWN_AT;
    for (int slot = 0; slot < SLOTS; slot++)
        word |= (uint64_t)coins_in(part->coins, slot) << 2 * slot;
    return word;
}

/* Stretches in one word, the newest lowest, and their number on top. */
enum { REFILL_ERAS = 5, ERA_COUNT_AT = REFILL_ERAS * STRETCH_BITS };
#define ERA_BITS (((uint64_t)1 << ERA_COUNT_AT) - 1)

static inline int era_count(uint64_t eras)
{
    return (int)(eras >> ERA_COUNT_AT);
}

static inline stretch era_at(uint64_t eras, int index)
{
    return unpack_stretch(eras >> index * STRETCH_BITS);
}

static inline uint64_t add_era(uint64_t eras, const stretch *newest)
{
    return (uint64_t)(era_count(eras) + 1) << ERA_COUNT_AT | (eras << STRETCH_BITS & ERA_BITS) |
           pack_stretch(newest);
}

/* The oldest of them. */
static inline uint64_t first_eras(uint64_t eras, int count)
{
    int later = era_count(eras) - count;
    return (uint64_t)count << ERA_COUNT_AT | (eras & ERA_BITS) >> later * STRETCH_BITS;
}

/* ---- Refills ---- */

typedef struct {
    zone hidden; /* hand and face-down pile at the refill: nobody else could tell them apart */
    zone up;     /* face up at the refill, so in the bag after it */
    int kept;    /* coins in hand at the refill */
    zone shown;  /* played from the hand of that round, since the last new coin in it */
    int face_down;
    bool is_open;  /* that round still lasts */
    uint64_t eras; /* what left that hand before new coins came */
} refill_record;

static inline refill_record unpack_refill(const war_chest *s, int seat)
{
    zone stock = s->refill_stock[seat], since = s->refill_since[seat];
    return (refill_record){.hidden = stock & EACH_SLOT * 15,
                           .up = stock >> 4 & EACH_SLOT * 15,
                           .kept = coins_in(since, KEPT_BYTE),
                           .shown = since & SLOT_BYTES,
                           .face_down = coins_in(since, FACE_DOWN_BYTE),
                           .is_open = coins_in(since, OPEN_BYTE) != 0,
                           .eras = s->refill_eras[seat]};
}

static inline void pack_refill(war_chest *s, int seat, const refill_record *r)
{
    s->refill_stock[seat] = r->hidden | r->up << 4;
    s->refill_since[seat] = r->shown | (zone)r->face_down * one_coin(FACE_DOWN_BYTE) |
                            (zone)r->kept * one_coin(KEPT_BYTE) |
                            (zone)r->is_open * one_coin(OPEN_BYTE);
    s->refill_eras[seat] = r->eras;
}

/* Have coins left the hand of that round face down? */
static inline bool has_face_down(const war_chest *s, int seat)
{
    uint64_t eras = 0;
    for (int i = 0; i < REFILL_ERAS; i++)
        eras |= (uint64_t)STRETCH_CAP << (i * STRETCH_BITS + STRETCH_DOWN_AT);
    return coins_in(s->refill_since[seat], FACE_DOWN_BYTE) > 0 ||
           (s->refill_eras[seat] & eras) != 0;
}

static inline bool is_refill_open(const war_chest *s, int seat)
{
    return s->refill_since[seat] >= one_coin(OPEN_BYTE);
}

/* Without branches: at random play it is as good as unknown whether a refill is open. */
static inline void note_refill_round_play(war_chest *s, int seat, int slot, bool is_shown)
{
    zone since = s->refill_since[seat];
    bool has_room = is_shown || coins_in(since, FACE_DOWN_BYTE) < FACE_DOWN_CAP;
    zone open = 0 - (zone)(is_refill_open(s, seat) & has_room);
    s->refill_since[seat] = since + (one_coin(is_shown ? slot : FACE_DOWN_BYTE) & open);
}

enum { PAST_BITS = 3, PAST_SLOT = 3 * PAST_BITS, PAST_DOWN_AT = SLOTS * PAST_SLOT };
enum { PAST_KEPT_AT = PAST_DOWN_AT + PAST_BITS, PAST_OPEN_AT = PAST_KEPT_AT + PAST_BITS };
enum { PAST_CAP = 7 }; /* no type has so many coins */

static inline refill_record unpack_past(uint64_t word)
{
    refill_record r = {.face_down = (int)(word >> PAST_DOWN_AT & PAST_CAP),
                       .kept = (int)(word >> PAST_KEPT_AT & PAST_CAP),
                       .is_open = (word >> PAST_OPEN_AT & 1) != 0};
    for (int slot = 0; slot < SLOTS; slot++) {
        uint64_t counts = word >> slot * PAST_SLOT;
        r.hidden += (counts & PAST_CAP) * one_coin(slot);
        r.up += (counts >> PAST_BITS & PAST_CAP) * one_coin(slot);
        r.shown += (counts >> 2 * PAST_BITS & PAST_CAP) * one_coin(slot);
    }
    return r;
}

static inline uint64_t pack_past(const refill_record *r)
{
    uint64_t word = (uint64_t)r->face_down << PAST_DOWN_AT | (uint64_t)r->kept << PAST_KEPT_AT |
                    (uint64_t)r->is_open << PAST_OPEN_AT;
    for (int slot = 0; slot < SLOTS; slot++)
        word |= (uint64_t)(coins_in(r->hidden, slot) | coins_in(r->up, slot) << PAST_BITS |
                           coins_in(r->shown, slot) << 2 * PAST_BITS)
                << slot * PAST_SLOT;
    return word;
}

/* ---- Stories: a hand since a spy saw it ---- */

enum { NEW_COINS_CAP = 3, STRETCHES = NEW_COINS_CAP + 1, STORIES_TOLD = 2 };
enum { NEW_COINS_AT = STRETCHES * STRETCH_BITS, ASIDE_AT = NEW_COINS_AT + 2 };

/* The first stretch has the hand itself, without what was shown of it before a new coin came; the
 * others what was shown after each new coin. */
typedef struct {
    stretch part[STRETCHES];
    int new_coins;
    zone aside; /* going on: coins known to lie face down besides; ended: what was left in hand */
} story;

static inline story unpack_story(uint64_t word)
{
    story told = {.new_coins = (int)(word >> NEW_COINS_AT & NEW_COINS_CAP)};
    for (int i = 0; i < STRETCHES; i++) told.part[i] = unpack_stretch(word >> i * STRETCH_BITS);
    for (int slot = 0; slot < SLOTS; slot++)
        told.aside += (word >> (ASIDE_AT + slot * PAST_BITS) & PAST_CAP) * one_coin(slot);
    return told;
}

static inline uint64_t pack_story(const story *told)
{
    uint64_t word = (uint64_t)told->new_coins << NEW_COINS_AT;
    for (int i = 0; i < STRETCHES; i++) word |= pack_stretch(&told->part[i]) << i * STRETCH_BITS;
    for (int slot = 0; slot < SLOTS; slot++) /* there is one Royal coin: two bits will do */
        word |= (uint64_t)coins_in(told->aside, slot) << (ASIDE_AT + slot * PAST_BITS);
    return word;
}

/* Does it tell of a hand, not only of coins that lie face down? */
static inline bool is_going_on(uint64_t seen)
{
    return (seen & (((uint64_t)1 << ASIDE_AT) - 1)) != 0;
}

/* Coins of each slot, where the count may fall below nothing. */
typedef struct {
    int of[SLOTS];
} balance;

/* Coins of a story that are out of sight whatever has been drawn: seen, less those shown since and
 * those left in hand at its end. A type that is below nothing must have been drawn. */
static inline void add_story(balance *sum, const story *told, bool has_ended)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        sum->of[slot] += coins_in(told->part[0].coins, slot);
        for (int i = 1; i <= told->new_coins; i++)
            sum->of[slot] -= coins_in(told->part[i].coins, slot);
        if (has_ended) sum->of[slot] -= coins_in(told->aside, slot);
    }
}

/* story.c: does an ended story tell no more than that certain coins lie face down? */
bool wc_settle_story(const story *told, zone *down);

/* ---- What refills and spies tell in the end ---- */

/* posterior.c: what older refills tell, everybody or one spy, is handed on. The oldest refill is to
 * be left out, and the one after it takes over what it tells ... */
void wc_fold_refill(uint32_t *origin, const refill_record *oldest, const refill_record *next,
                    int bits);
/* ... or all of them are, `depth` in the past and the last one, and `next` takes over. */
void wc_fold_refills(uint32_t *origin, const refill_record *last, const uint64_t *past, int depth,
                     const refill_record *next, int bits);

/* How likely the observer thinks each choice of coins is that `target` keeps through the refill at
 * hand, for which the bag is empty. */
void wc_weigh_hand(const war_chest *s, int observer, int target, uint16_t *out);

/* What is left of `from`, never less than nothing, without the coins nobody may know. */
static inline zone zone_less(zone from, zone what)
{
    zone z = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int rest = coins_in(from, slot) - coins_in(what, slot);
        if (rest > 0) z += (zone)rest * one_coin(slot);
    }
    return z;
}

static inline bool has_spied(const war_chest *s, int observer, int index)
{
    unsigned any = 0;
    for (int i = 0; i < KEPT_CHOICES; i++) any |= s->spied[observer][index][i];
    return any != 0;
}

enum { LOOKED_DOWN_AT = SLOTS * PAST_BITS, LOOKED_ERAS_AT = LOOKED_DOWN_AT + PAST_BITS };
#define LOOKED ((uint32_t)1 << 31)

static inline uint32_t pack_looked(zone known, int face_down, int eras)
{
    uint32_t word =
        LOOKED | (uint32_t)face_down << LOOKED_DOWN_AT | (uint32_t)eras << LOOKED_ERAS_AT;
    for (int slot = 0; slot < SLOTS; slot++)
        word |= (uint32_t)coins_in(known, slot) << slot * PAST_BITS;
    return word;
}

static inline zone looked_known(uint32_t looked)
{
    zone z = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        z += (looked >> slot * PAST_BITS & PAST_CAP) * one_coin(slot);
    return z;
}

static inline int looked_down(uint32_t looked)
{
    return (int)(looked >> LOOKED_DOWN_AT & PAST_CAP);
}

static inline int looked_eras(uint32_t looked)
{
    return (int)(looked >> LOOKED_ERAS_AT & PAST_CAP);
}

/* The two opponents of a seat: the next one and the last one; with two players the same. */
static inline int opponent_of(const war_chest *s, int seat, int index)
{
    int step = index == 0 ? 1 : s->players - 1;
    return (seat + step) % s->players;
}

static inline int opponents(const war_chest *s)
{
    return s->players / 2;
}

static inline int opponent_index(int observer, int target, int players)
{
    return (observer + 1) % players == target ? 0 : 1;
}

#endif
