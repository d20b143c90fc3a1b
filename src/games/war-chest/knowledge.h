/* SPDX-License-Identifier: MIT */
/* knowledge.h - how the two records of knowledge lie in their words.
 *
 * refill: what everybody knows of a seat whose bag was refilled while it held coins. Those coins
 * ("kept") were none of the coins that lay face up then.
 * seen: what one seat knows of the hand of another through Spy (WC-INFO-12). */
#ifndef VX_WAR_CHEST_KNOWLEDGE_H
#define VX_WAR_CHEST_KNOWLEDGE_H

#include "games/war-chest/war_chest.h"

/* A list of counts, one for each slot, packed into a record. */
typedef struct {
    uint8_t at, width;
} packed_zone;

static const packed_zone REFILL_HIDDEN = {0, 4}, REFILL_UP = {20, 4}, REFILL_SHOWN = {42, 3};
static const packed_zone SEEN_HAND = {0, 2}, SEEN_SHOWN = {13, 2}, SEEN_DOWN = {23, 3};
enum { REFILL_KEPT_AT = 40, REFILL_FACE_DOWN_AT = 57, REFILL_OPEN_AT = 60, SEEN_FACE_DOWN_AT = 10 };
enum { FACE_DOWN_CAP = 7 }; /* a hand of three, and coins that Spy has replaced */

static inline zone unpack_zone(uint64_t record, packed_zone where)
{
    zone z = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        uint64_t count = record >> (where.at + slot * where.width) & ((1u << where.width) - 1);
        z |= count << (8 * slot);
    }
    return z;
}

static inline uint64_t pack_zone(zone z, packed_zone where)
{
    uint64_t record = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        record |= (uint64_t)coins_in(z, slot) << (where.at + slot * where.width);
    return record;
}

static inline uint64_t one_packed(int slot, packed_zone where)
{
    return (uint64_t)1 << (where.at + slot * where.width);
}

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
    zone shown; /* struck since; kept while a replacement that was not seen may be among them */
    zone down;  /* known to lie face down */
} seen_record;

static inline refill_record unpack_refill(uint64_t record)
{
    return (refill_record){.hidden = unpack_zone(record, REFILL_HIDDEN),
                           .up = unpack_zone(record, REFILL_UP),
                           .kept = record >> REFILL_KEPT_AT & 3,
                           .shown = unpack_zone(record, REFILL_SHOWN),
                           .face_down = record >> REFILL_FACE_DOWN_AT & FACE_DOWN_CAP,
                           .is_open = (record >> REFILL_OPEN_AT & 1) != 0};
}

static inline uint64_t pack_refill(const refill_record *r)
{
    return pack_zone(r->hidden, REFILL_HIDDEN) | pack_zone(r->up, REFILL_UP) |
           (uint64_t)r->kept << REFILL_KEPT_AT | pack_zone(r->shown, REFILL_SHOWN) |
           (uint64_t)r->face_down << REFILL_FACE_DOWN_AT | (uint64_t)r->is_open << REFILL_OPEN_AT;
}

static inline seen_record unpack_seen(uint64_t record)
{
    return (seen_record){.hand = unpack_zone(record, SEEN_HAND),
                         .face_down = record >> SEEN_FACE_DOWN_AT & FACE_DOWN_CAP,
                         .shown = unpack_zone(record, SEEN_SHOWN),
                         .down = unpack_zone(record, SEEN_DOWN)};
}

static inline uint64_t pack_seen(const seen_record *r)
{
    return pack_zone(r->hand, SEEN_HAND) | (uint64_t)r->face_down << SEEN_FACE_DOWN_AT |
           pack_zone(r->shown, SEEN_SHOWN) | pack_zone(r->down, SEEN_DOWN);
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
