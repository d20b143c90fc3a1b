/* SPDX-License-Identifier: MIT */
/* items.c - section ITEM: what magic items do for those who carry them. */
#include "games/warmaster/magic/magic.h"

static bool unit_bears(const battle *b, int id, int item)
{
    return b->side[side_of_unit(id)].list.unit[id % UNITS_MAX].item == item;
}

bool wm_person_carries(const battle *b, int person_id, int item)
{
    return b->side[side_of_person(person_id)].list.character[person_id % PERSONS_MAX].item == item;
}

static int bearer_with(const battle *b, int id, int item)
{
    int first = side_of_unit(id) * PERSONS_MAX;
    for (int who = first; who < first + b->side[side_of_unit(id)].list.character_count; who++)
        if (person_of(b, who)->joined == id && wm_person_carries(b, who, item)) return who;
    return -1;
}

static bool is_weapon(int item)
{
    return wm_items[item].kind == ITEM_WEAPON;
}

bool wm_carries(const battle *b, int id, int item)
{
    return unit_bears(b, id, item) || (is_weapon(item) && bearer_with(b, id, item) >= 0);
}

/* Works until the unit loses a stand (WM-ITEM-06, WM-ITEM-08). */
static bool is_whole_with(const battle *b, int id, int item)
{
    return unit_bears(b, id, item) && unit_of(b, id)->stands == wm_stands_at_start(b, id);
}

/* Battle Banner, Banner of Fortitude and Sword of Fate belong to the first combat. */
static bool works_once(int item)
{
    return item == ITEM_BATTLE_BANNER || item == ITEM_FORTITUDE || item == ITEM_FATE;
}

void wm_item_begins_combat(battle *b, int id)
{
    unit *u = unit_in(b, id);
    uint8_t item = b->side[side_of_unit(id)].list.unit[id % UNITS_MAX].item;
    if (works_once(item) && !(u->used & USED_ITEM)) u->used |= USED_ITEM | USED_ITEM_NOW;
    int who = bearer_with(b, id, ITEM_FATE); /* WM-ITEM-12: his first engagement */
    if (who < 0 || (person_of(b, who)->used & USED_ITEM)) return;
    person_in(b, who)->used |= USED_ITEM | USED_ITEM_NOW;
}

static bool works_now(const battle *b, int id, int item)
{
    return unit_bears(b, id, item) && (unit_of(b, id)->used & USED_ITEM_NOW) != 0;
}

static bool has_fate_now(const battle *b, int id)
{
    int who = bearer_with(b, id, ITEM_FATE);
    return works_now(b, id, ITEM_FATE) ||
           (who >= 0 && (person_of(b, who)->used & USED_ITEM_NOW) != 0);
}

int wm_item_attacks_each(const battle *b, int id)
{
    return works_now(b, id, ITEM_BATTLE_BANNER); /* WM-ITEM-05 */
}

int wm_item_attacks(const battle *b, int id)
{
    /* WM-ITEM-14, WM-ITEM-12; Regiments of Renown have leaders of their own. */
    return wm_carries(b, id, ITEM_MIGHT) + has_fate_now(b, id) + wm_is_renowned(b, id);
}

bool wm_item_armours(const battle *b, int id)
{
    return is_whole_with(b, id, ITEM_SHIELDING); /* WM-ITEM-06 */
}

bool wm_item_mends_blow(const battle *b, int id)
{
    return wm_carries(b, id, ITEM_CLEAVING); /* WM-ITEM-13 */
}

bool wm_item_spoils_save(const battle *b, int id)
{
    return wm_carries(b, id, ITEM_DESTRUCTION); /* WM-ITEM-11 */
}

int wm_item_hits(const battle *b, int id)
{
    return works_now(b, id, ITEM_FORTITUDE); /* WM-ITEM-07 */
}

int wm_item_wards(battle *b, int id, int hits)
{
    unit *u = unit_in(b, id);
    if (hits == 0 || !is_whole_with(b, id, ITEM_STEADFASTNESS) || (u->used & USED_STEADFAST))
        return hits;
    u->used |= USED_STEADFAST;
    return hits - 1; /* WM-ITEM-08 */
}

/* WM-ITEM-09: in a Shooting or a Combat phase, so not on shots at who charges in a Command phase. */
bool wm_may_reroll_all(const battle *b, int id)
{
    return unit_bears(b, id, ITEM_FORTUNE) && !(unit_of(b, id)->used & USED_ITEM) &&
           (b->phase == PHASE_SHOOTING || b->phase == PHASE_COMBAT);
}

void wm_reroll_all(battle *b, int id)
{
    unit_in(b, id)->used |= USED_ITEM;
}
