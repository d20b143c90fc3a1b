/* SPDX-License-Identifier: MIT */
/* magic.c - section MAGIC: what spells leave on a unit, and how long. */
#include "games/warmaster/magic.h"
#include "games/warmaster/kinds.h"

static bool lies_on(const battle *b, int id, unsigned bits)
{
    return (unit_of(b, id)->magic & bits) != 0;
}

bool wm_is_enchanted(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_ENCHANTED);
}

bool wm_is_doomed(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_DOOMED);
}

bool wm_is_raised(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_RAISED);
}

bool wm_sulks(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_SULKS);
}

int wm_magic_attacks_each(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_EACH) + lies_on(b, id, MAGIC_KING);
}

/* WM-MAGIC-22, WM-MAGIC-24, WM-MAGIC-27: a character is a stand more; WM-MAGIC-29. */
int wm_magic_attacks(const battle *b, int id, bool character)
{
    int attacks =
        lies_on(b, id, MAGIC_LIGHT) + (lies_on(b, id, MAGIC_RAGE) ? unit_of(b, id)->bonus : 0);
    if (lies_on(b, id, MAGIC_DOUBLE) && (unit_of(b, id)->combat & COMBAT_CHARGES))
        attacks += wm_base_attacks(b, id); /* the first round of its charge */
    if (character) attacks += lies_on(b, id, MAGIC_LIGHT) + lies_on(b, id, MAGIC_EACH);
    return attacks;
}

int wm_magic_attacks_on_itself(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_RAGE_SELF) ? unit_of(b, id)->bonus : 0;
}

/* WM-CHAR-18: by itself or by a character with it. */
static bool causes_terror(const battle *b, int id)
{
    const roster *list = &b->side[side_of_unit(id)].list;
    if (unit_has(b, id, HAS_terror)) return true;
    for (int i = 0; i < list->character_count; i++)
        if (b->side[side_of_unit(id)].person[i].joined == id &&
            wm_character_has(list, i, HAS_terror))
            return true;
    return false;
}

static bool terrifies(const battle *b, int id)
{
    return causes_terror(b, id) && !wm_is_enchanted(b, id); /* WM-MAGIC-12 */
}

bool wm_fears(const battle *b, int id, int enemy)
{
    if (unit_has(b, id, HAS_immune_terror) || unit_has(b, id, HAS_undead) ||
        unit_has(b, id, HAS_daemon) || lies_on(b, id, MAGIC_FEARLESS | MAGIC_BLOODLUST) ||
        terrifies(b, id))
        return false;
    return (wm_is_enchanted(b, id) || terrifies(b, enemy)) && !wm_hears_bell(b, id);
}

/* Spells on the enemy last to the end of his next turn (WM-MAGIC-12, 17, 28), spells for a combat
 * to the end of this Combat phase (WM-MAGIC-22, 24, 27, 29). */
void wm_expire_magic(battle *b, int side)
{
    enum { GIANTS = MAGIC_SULKS | MAGIC_DOUBLE };
    enum {
        FOR_COMBAT = GIANTS | MAGIC_EACH | MAGIC_LIGHT | MAGIC_RAGE | MAGIC_RAGE_SELF | MAGIC_KING
    };
    enum { FOR_PHASE = FOR_COMBAT | MAGIC_FIRE | MAGIC_GERROFF };
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        unsigned ends = FOR_PHASE;
        if (side_of_unit(id) == side) ends |= MAGIC_ENCHANTED | MAGIC_DOOMED | MAGIC_RUNAWAY;
        if (side_of_unit(id) != side) ends |= MAGIC_FEARLESS;
        u->magic &= (uint16_t)~ends;
        u->bonus = 0;
        u->affected = 0;
        u->used &= (uint8_t) ~(USED_ITEM_NOW | USED_STEADFAST);
    }
    for (int who = 0; who < ALL_PERSONS; who++) {
        person *p = person_in(b, who);
        unsigned ends = USED_ITEM_NOW | PERSON_STRONG | PERSON_ORDERED;
        if (side_of_person(who) != side) ends |= PERSON_ANGER;
        p->used &= (uint8_t)~ends;
        p->cast = 0;
    }
}
