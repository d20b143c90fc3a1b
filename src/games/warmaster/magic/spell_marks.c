/* SPDX-License-Identifier: MIT */
/* spell_marks.c - section MAGIC: what spells leave on a unit, and how long. */
#include "games/warmaster/magic/magic.h"

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

/* Power of Herd does not last into engagements reached by an advance. */
static bool is_in_herd(const battle *b, int id)
{
    return has_charm(b, id, CHARM_HERD) && !(unit_of(b, id)->combat & COMBAT_ADVANCED);
}

int wm_magic_attacks_each(const battle *b, int id)
{
    return lies_on(b, id, MAGIC_EACH) + lies_on(b, id, MAGIC_KING) + has_charm(b, id, CHARM_TIGER) +
           is_in_herd(b, id) - has_charm(b, id, CHARM_CHILL);
}

/* WM-MAGIC-22, WM-MAGIC-24, WM-MAGIC-27: a character is a stand more; WM-MAGIC-29. */
int wm_magic_attacks(const battle *b, int id, bool character)
{
    int attacks = lies_on(b, id, MAGIC_LIGHT) + has_charm(b, id, CHARM_ONE) +
                  (lies_on(b, id, MAGIC_RAGE) ? unit_of(b, id)->bonus : 0);
    if (lies_on(b, id, MAGIC_DOUBLE) && (unit_of(b, id)->combat & COMBAT_CHARGES))
        attacks += wm_base_attacks(b, id); /* the first round of its charge */
    if (character)
        attacks += lies_on(b, id, MAGIC_LIGHT) + lies_on(b, id, MAGIC_EACH) + is_in_herd(b, id);
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
    if (has_charm(b, id, CHARM_TERROR) || has_ward(b, id, WARD_HOST)) return true;
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
        has_charm(b, id, CHARM_TIGER) || terrifies(b, id))
        return false;
    return (wm_is_enchanted(b, id) || terrifies(b, enemy)) && !wm_is_steadied(b, id);
}

/* A wizard of its side who keeps such a spell up is so near. */
static bool is_near_keeper(const battle *b, int id, unsigned spell, int centimetres)
{
    stand_list s;
    const army *a = &b->side[side_of_unit(id)];
    bool listed = false;
    for (int i = 0; i < a->list.character_count; i++) {
        if (!(a->person[i].cast & spell) || !(a->person[i].flags & PERSON_ON_TABLE)) continue;
        if (!listed) wm_list_stands(b, &s), listed = true;
        if (wm_gap_to_person(&s, b, id, &a->person[i]) <= square_cm(centimetres)) return true;
    }
    return false;
}

bool wm_is_sheltered(const battle *b, int id)
{
    return is_near_keeper(b, id, CAST_SHELTER, 15);
}

int wm_kept_by(const battle *b, int who, unsigned ward)
{
    uint8_t spells = army_profile_of(&b->side[side_of_person(who)].list)->spells;
    if (spells != (ward == WARD_MIRAGE ? SPELLS_ARABY : SPELLS_WITCH_HUNTERS)) return -1;
    for (int id = 0; id < ALL_UNITS; id++)
        if (unit_of(b, id)->keeper == who + 1 && has_ward(b, id, ward)) return id;
    return -1;
}

void wm_end_keeping(battle *b, int id)
{
    unit_in(b, id)->keeper = 0;
    unit_in(b, id)->wards &= (uint16_t)~WARD_SANCTUARY;
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
    enum { HEXES = WARD_MIST | WARD_SPIED };
    enum { GUARDS = WARD_HOST | WARD_MORK | WARD_COMBAT | WARD_TOOTH | WARD_DEFENDED };
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        unsigned ends = FOR_PHASE;
        if (side_of_unit(id) == side) ends |= MAGIC_ENCHANTED | MAGIC_DOOMED | MAGIC_RUNAWAY;
        if (side_of_unit(id) != side) ends |= MAGIC_FEARLESS;
        u->magic &= (uint16_t)~ends;
        u->charms = 0;
        u->wards &= (uint16_t)~(side_of_unit(id) == side ? HEXES : GUARDS);
        u->bonus = 0;
        u->affected = 0;
        u->used &= (uint8_t)~(USED_ITEM_NOW | USED_STEADFAST);
    }
    for (int who = 0; who < ALL_PERSONS; who++) {
        person *p = person_in(b, who);
        unsigned ends = USED_ITEM_NOW | PERSON_STRONG | PERSON_ORDERED;
        if (side_of_person(who) != side) ends |= PERSON_ANGER;
        p->used &= (uint8_t)~ends;
        p->cast &=
            side_of_person(who) == side ? CAST_SHELTER | CAST_SPITE | CAST_RAVEN : CAST_RAVEN;
    }
}
