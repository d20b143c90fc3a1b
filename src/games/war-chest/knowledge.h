/* SPDX-License-Identifier: MIT */
/* knowledge.h - how the two records of knowledge lie in their words.
 *
 * refill: what everybody knows of a seat whose bag was refilled while it held coins. Those coins
 * ("kept") were none of the coins that lay face up then.
 * seen: what one seat knows of the hand of another through Spy (WC-INFO-12). */
#ifndef VX_WAR_CHEST_KNOWLEDGE_H
#define VX_WAR_CHEST_KNOWLEDGE_H

#include "games/war-chest/war_chest.h"

/* The last refill and the spies' records are kept like zones, a byte for each slot, so that a coin more is one addition:
 * refill_stock  low half of a byte: hidden coins, high half: coins face up
 * refill_since  coins shown since; bytes 5-7: coins face down since, coins kept, round still open
 * seen          bits 0-1 of a byte: in hand, 2-3: shown since, 4-6: face down; byte 5: how many
 *               coins have been played face down from that hand; byte 6: `of_refill`, `is_over`
 * refill_past   the refills before the last, the newer first, each in one word: 9 bits a slot
 *               (hidden, up, shown), then coins face down, coins kept, round still open
 * refill_origin what still older refills tell: how likely each choice of the coins kept through
 *               the oldest refill is, by the number of the choice; all 0 if they tell nothing.
 *               Nobody keeps more than two coins: a hand draws up to three, and whoever draws in
 *               the middle of a round has paid one. So two of five types are the most choices.
 * spied         the same for the eyes of one seat, which knew more by Spy; the last entry says at
 *               which refill, counted back from the last
 * looked        the hand of the round of the last refill as a spy saw it: 3 bits a slot for the
 *               coins known to be of it, then how many of it lay face down already; top bit: set.
 *               What comes into that hand later was not kept, and he can tell. */
enum { FACE_DOWN_BYTE = 5, KEPT_BYTE = 6, OPEN_BYTE = 7, FLAG_BYTE = 6 };
enum { KEPT_CAP = 2 };
enum { FACE_DOWN_CAP = 7 }; /* a hand of three, and coins that Spy has replaced */

#define SLOT_BYTES 0x000000FFFFFFFFFFu
#define EACH_SLOT 0x0000000101010101u

typedef struct {
    zone hidden; /* hand and face-down pile at the refill: nobody else could tell them apart */
    zone up;     /* face up at the refill, so in the bag after it */
    int kept;    /* coins in hand at the refill */
    zone shown;  /* played since from the hand of that round */
    int face_down;
    bool is_open; /* that round still lasts */
} refill_record;

typedef struct {
    zone hand; /* seen and not shown since */
    int face_down;
    zone shown;     /* struck since; kept while a replacement not seen may be among them */
    zone down;      /* known to lie face down */
    bool of_refill; /* all this came from the hand of the round of the last refill, now over */
    bool is_over;   /* so is the round: hand and extra coin lie face down, `shown` still tells */
} seen_record;

static inline refill_record unpack_refill(const war_chest *s, int seat)
{
    zone stock = s->refill_stock[seat], since = s->refill_since[seat];
    return (refill_record){.hidden = stock & EACH_SLOT * 15,
                           .up = stock >> 4 & EACH_SLOT * 15,
                           .kept = coins_in(since, KEPT_BYTE),
                           .shown = since & SLOT_BYTES,
                           .face_down = coins_in(since, FACE_DOWN_BYTE),
                           .is_open = coins_in(since, OPEN_BYTE) != 0};
}

static inline void pack_refill(war_chest *s, int seat, const refill_record *r)
{
    s->refill_stock[seat] = r->hidden | r->up << 4;
    s->refill_since[seat] = r->shown | (zone)r->face_down * one_coin(FACE_DOWN_BYTE) |
                            (zone)r->kept * one_coin(KEPT_BYTE) |
                            (zone)r->is_open * one_coin(OPEN_BYTE);
}

static inline bool is_refill_open(const war_chest *s, int seat)
{
    return s->refill_since[seat] >= one_coin(OPEN_BYTE);
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

static inline seen_record unpack_seen(uint64_t record)
{
    return (seen_record){.hand = record & EACH_SLOT * 3,
                         .face_down = coins_in(record, FACE_DOWN_BYTE),
                         .shown = record >> 2 & EACH_SLOT * 3,
                         .down = record >> 4 & EACH_SLOT * 7,
                         .of_refill = (coins_in(record, FLAG_BYTE) & 1) != 0,
                         .is_over = (coins_in(record, FLAG_BYTE) & 2) != 0};
}

static inline uint64_t pack_seen(const seen_record *r)
{
    return r->hand | r->shown << 2 | r->down << 4 | (zone)r->face_down * one_coin(FACE_DOWN_BYTE) |
           (zone)(r->of_refill && (r->down != 0 || r->is_over)) * one_coin(FLAG_BYTE) |
           (zone)r->is_over * 2 * one_coin(FLAG_BYTE);
}

/* What older refills tell, and to whom: everybody, or one spy. posterior.c. */
void wc_fold_refill(uint32_t *origin, const refill_record *oldest, const refill_record *next,
                    int bits);

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

enum { LOOKED_DOWN_AT = SLOTS * PAST_BITS };
#define LOOKED ((uint32_t)1 << 31)

static inline uint32_t pack_looked(zone known, int face_down)
{
    uint32_t word = LOOKED | (uint32_t)face_down << LOOKED_DOWN_AT;
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
