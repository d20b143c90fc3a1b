/* SPDX-License-Identifier: MIT */
/* read_position.h - what the files that read a position share. */
#ifndef VX_WAR_CHEST_READ_POSITION_H
#define VX_WAR_CHEST_READ_POSITION_H

#include "games/war-chest/war_chest.h"

enum { HAND, BAG, UP, DOWN, SUPPLY, OUT, ZONES };

typedef struct {
    uint8_t hex, seat, type, stack;
} unit_text;

/* Coins by type while the slots of the seats are not known yet; byte TYPES counts unknown ones. */
typedef struct {
    uint8_t count[TYPES + 1];
} coin_list;

typedef struct {
    war_chest *s;
    vx_problem *why;
    int rank; /* of the last line read */
    coin_list coins[SEATS][ZONES];
    uint32_t types[SEATS];
    unit_text unit[HEXES];
    int units;
    bool is_laid;          /* coins and units are in the state */
    uint32_t todo[FRAMES]; /* the next first */
    int frames;
    vx_word node_word; /* where the node is named */
} reading;

static inline bool refuse(const reading *r, const vx_message *message, const vx_word *word)
{
    return vx_refuse_at(r->why, message, word);
}

/* read_position.c */
bool wc_next_item(vx_word *rest, vx_word *item);
bool wc_read_coins(const reading *r, vx_word list, coin_list *out, uint32_t *types);
zone wc_zone_from(const war_chest *s, int seat, const coin_list *coins);

/* read_todo.c: when types have slots */
bool wc_read_todo(reading *r, vx_reader *in);

/* read_knowledge.c: when the coins have been counted too */
bool wc_read_seen(reading *r, vx_reader *in);
bool wc_read_told(reading *r, vx_reader *in);
bool wc_read_refill(reading *r, vx_reader *in);
bool wc_read_spied(reading *r, vx_reader *in);

#endif
