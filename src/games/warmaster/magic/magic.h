/* SPDX-License-Identifier: MIT */
/* magic.h - spells and magic items: what other chapters ask.
 *
 * What a spell or an item changes is never worked out where it is cast: the unit is marked, and
 * the chapters that fight, shoot, move or drive back ask here. */
#ifndef VX_WARMASTER_MAGIC_MAGIC_H
#define VX_WARMASTER_MAGIC_MAGIC_H

#include "games/warmaster/actions.h"
#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/units/units.h"

/* ---- items.c: items at work ---- */

/* Bits of unit.used; the higher ones belong to artillery and machines. */
enum {
    USED_ITEM = 1,      /* once a battle, and that was it */
    USED_ITEM_NOW = 2,  /* it works in this Combat phase (WM-ITEM-05, 07, 12) */
    USED_STEADFAST = 4, /* has warded off its hit of this turn (WM-ITEM-08) */
};

/* Bits of person.used, behind USED_ITEM and USED_ITEM_NOW. */
enum {
    PERSON_BOUND = 4,    /* WM-ITEM-20: casts at -1 for the rest of the battle */
    PERSON_ANGER = 8,    /* WM-MAGIC-28: enemies near him take orders at -1 */
    USED_MOUNT = 16,     /* what he rides has given its help of the battle */
    PERSON_STRONG = 32,  /* WM-ITEM-17: +1 Command this turn */
    PERSON_ORDERED = 64, /* has given an order this turn (WM-ITEM-16) */
    USED_POWER = 128,    /* his own power of once a battle */
};
/* Bits of person.cast. */
enum {
    CAST_TRIED = 1,    /* his spell of this turn (WM-MAGIC-01) */
    CAST_MORE = 2,     /* one more after Teleport (WM-MAGIC-13) */
    CAST_WORKED = 4,   /* a casting die succeeded: a rod may follow (WM-ITEM-24) */
    CAST_BEAR = 8,     /* Monster Bear: +2 attacks in the coming Combat phase */
    CAST_SHELTER = 16, /* Aerial Shield: friends near him try failed saves against shots again */
    CAST_SPITE = 32,   /* enemy characters near him blunder on any double */
    CAST_RAVEN = 64,   /* his side may throw one die again */
    CAST_BREAKS = 128, /* what he rides has tried to break a spell this turn */
};

/* The unit has this item: of its own, or, if it is a weapon, by a character with it (WM-ITEM-10). */
bool wm_carries(const battle *b, int id, int item);
bool wm_person_carries(const battle *b, int person_id, int item);
/* The unit is about to fight in this phase: what works in the first combat begins to work. */
void wm_item_begins_combat(battle *b, int id);
int wm_item_attacks_each(const battle *b, int id); /* more for every stand (WM-ITEM-05) */
int wm_item_attacks(const battle *b, int id);      /* more in all (WM-ITEM-12, WM-ITEM-14) */
bool wm_item_armours(const battle *b, int id);     /* armour is one better, AMB-62 (WM-ITEM-06) */
int wm_item_hits(const battle *b, int id);         /* more hits a stand takes (WM-ITEM-07) */
/* WM-ITEM-08: of so many unsaved hits of shooting or magic, how many count; notes it. */
int wm_item_wards(battle *b, int id, int hits);
bool wm_item_mends_blow(const battle *b, int id);  /* one that missed, a round (WM-ITEM-13) */
bool wm_item_spoils_save(const battle *b, int id); /* one of the enemy's, a round (WM-ITEM-11) */
bool wm_may_reroll_all(const battle *b, int id);   /* WM-ITEM-09 */
void wm_reroll_all(battle *b, int id);             /* has done so: never again */

/* ---- command_items.c: commanding with items ---- */

/* What the order being given is tested against, before penalties. */
int wm_command_now(const battle *b);
bool wm_check_crown(const battle *b, vx_problem *why);
extern const aid_hooks wm_crown_aid, wm_orb_aid;
extern const order_item_hooks wm_crown, wm_orb, wm_sceptre;
void wm_ask_helms(battle *b);     /* WM-ITEM-17: when a turn begins */
bool wm_has_orb(const battle *b); /* WM-ITEM-18: for the order being given */

/* ---- spell_marks.c: what lies on a unit ---- */

/* Bits of unit.magic. */
enum {
    MAGIC_ENCHANTED = 1,  /* WM-MAGIC-12: half moves, every enemy is a terror */
    MAGIC_DOOMED = 2,     /* WM-MAGIC-17: neither charges nor pursues nor advances */
    MAGIC_EACH = 4,       /* WM-MAGIC-22, WM-MAGIC-27: +1 attack a stand, characters too */
    MAGIC_LIGHT = 8,      /* WM-MAGIC-24: +1 in all, and +1 for a character */
    MAGIC_RAGE = 16,      /* WM-MAGIC-29: `bonus` more attacks a round */
    MAGIC_RAGE_SELF = 32, /* WM-MAGIC-30: `bonus` attacks on itself in the first round */
    MAGIC_FIRE = 64,      /* WM-MAGIC-25: may shoot once more, at -1; shooting clears it */
    MAGIC_GERROFF = 128,  /* WM-MAGIC-21: goes 5xD6 cm home with the drive backs, which clear it */
    MAGIC_RAISED = 256,   /* WM-MAGIC-15: not counted and worth nothing */
    MAGIC_FEARLESS = 512, /* no terror, by an anvil or a word */
    MAGIC_SULKS = 2048,   /* a Giant that does not fight this turn */
    MAGIC_DOUBLE = 4096,  /* a Giant whose attacks are doubled when it charges */
    MAGIC_KING = 1024,    /* +1 attack a stand by the word of a king */
    MAGIC_BLOODLUST = 8192, /* by the company of a Doombull (kinds.c) */
    MAGIC_STAMPEDE =
        16384, /* Elephants that will run wild when their turn begins (giants_and_elephants.c) */
    MAGIC_RUNAWAY = 32768, /* and that have done so this turn */
};

/* Bits of unit.charms: spells of the further armies for the coming Combat phase. */
enum {
    CHARM_TERROR = 1,       /* causes terror */
    CHARM_TIGER = 2,        /* +1 attack a stand, fears no terror */
    CHARM_CHILL = 4,        /* -1 attack a stand and for a character */
    CHARM_ONE = 8,          /* +1 attack in all */
    CHARM_HERD = 16,        /* +1 attack a stand and for a character, until it advances */
    CHARM_FRENZY = 32,      /* attacks that miss are thrown again */
    CHARM_SHIELD = 64,      /* armour one better, but no better than 4+ */
    CHARM_DJINN = 128,      /* saves that succeed are thrown again */
    CHARM_GUTS = 256,       /* a stand takes one hit more */
    CHARM_HUNT = 512,       /* nobody shoots at its charge */
    CHARM_SHELTERED = 1024, /* began its charge under an Aerial Shield */
    CHARMS_ALL = 2047
};
/* Bits of unit.wards: until the caster's next turn on friends, to the end of its own next turn on
 * enemies, and some until something ends them. */
enum {
    WARD_HOST = 1,        /* causes terror */
    WARD_MORK = 2,        /* saves on 5+ at least */
    WARD_COMBAT = 4,      /* failed saves of combat are thrown again */
    WARD_TOOTH = 8,       /* neither driven back nor confused */
    WARD_DEFENDED = 16,   /* counts as defended until it moves */
    WARD_MIST = 32,       /* no initiative, and orders at -1 */
    WARD_SPIED = 64,      /* is ordered alone */
    WARD_SANCTUARY = 128, /* covered a step better, until it moves or its `keeper` leaves it */
    WARD_MIRAGE = 256,    /* a unit that is not there: it belongs to its `keeper` */
    WARDS_ALL = 511
};

/* Any of these lies on the unit. */
static inline bool has_charm(const battle *b, int id, unsigned charms)
{
    return (unit_of(b, id)->charms & charms) != 0;
}
static inline bool has_ward(const battle *b, int id, unsigned wards)
{
    return (unit_of(b, id)->wards & wards) != 0;
}

/* An illusion stands in nobody's way of its own side, but for another illusion. */
static inline bool is_own_mirage(const battle *b, int id, int other)
{
    return has_ward(b, other, WARD_MIRAGE) && !has_ward(b, id, WARD_MIRAGE) &&
           side_of_unit(id) == side_of_unit(other);
}

bool wm_is_enchanted(const battle *b, int id);
bool wm_is_doomed(const battle *b, int id);
bool wm_is_raised(const battle *b, int id);
bool wm_sulks(const battle *b, int id); /* has no attacks this turn */
/* Attacks that magic adds in the coming Combat phase: for every stand that fights, and once for
 * the unit; `character` says whether a character fights with it. */
int wm_magic_attacks_each(const battle *b, int id);
int wm_magic_attacks(const battle *b, int id, bool character);
/* WM-MAGIC-30, AMB-59: attacks on itself in its first round, and none afterwards. */
int wm_magic_attacks_on_itself(const battle *b, int id);
/* Whether touching this enemy costs each stand of `id` an attack. */
bool wm_fears(const battle *b, int id, int enemy);
bool wm_is_sheltered(const battle *b, int id); /* under an Aerial Shield now */
/* The unit on which this wizard keeps up a spell; -1: none. Ends it there. */
int wm_kept_by(const battle *b, int who, unsigned ward);
void wm_end_keeping(battle *b, int id);
/* Ends what ends with this side's turn; called when the turn ends. */
void wm_expire_magic(battle *b, int side);

/* ---- lasting_spells.c: spells that last until something ends them ---- */

bool wm_has_wards(const battle *b); /* such spells are at work */
/* After an action: `before` is what the battle was before it. */
void wm_watch_wards(battle *b, const battle *before);
void wm_fade_mirages(battle *b); /* those that an enemy touches, or that are about to be run over */

/* ---- eye_of_the_raven.c: Eye of the Raven ---- */

bool wm_asks_raven(battle *b,
                   const act *a);       /* dice have fallen: true if they may be thrown again */
void wm_close_eye(battle *b, int side); /* it has seen enough */
bool wm_has_eye(const battle *b, int side);
/* The dice of the order with this one instead of what is thrown again; false: nobody is asked. */
bool wm_raven_throws(const battle *b, const act *test, int die, act *out);

/* ---- casting, for the Shooting phase: ACT_CAST ---- */

enum { CASTS_MAX = PERSONS_MAX * 1000 }; /* no wizard is offered more */
vx_action *wm_list_casts(const battle *b, const scene *s, vx_action *out);
bool wm_can_cast(const battle *b, const scene *s); /* some spell is offered */
bool wm_check_cast(const battle *b, const act *a, vx_problem *why);
void wm_cast(battle *b, const act *a);

#endif
