/* SPDX-License-Identifier: MIT */
/* army.h - what troops are (profiles, army lists) and which of them were chosen (a roster).
 *
 * Profiles are static tables, one file an army (lists/), gathered in wm_book. A roster is a
 * plain value that lies in the state of a battle and names profiles by their place in the army. */
#ifndef VX_WARMASTER_ARMY_ARMY_H
#define VX_WARMASTER_ARMY_ARMY_H

#include "core/game.h"
#include "games/warmaster/army/keywords.h"

/* WM-STAT-09; which of them troops are is said by their list, not by their size (WM-STAT-10). */
typedef enum { INFANTRY, CAVALRY, CHARIOT, MONSTER, ARTILLERY, MACHINE, TROOP_TYPES } troop_type;
typedef enum { GENERAL, HERO, WIZARD, ROLES } character_role;
/* A boon is no mount: it takes no room and bars no ground, and may come on top of a mount. */
typedef enum { MOUNT_MONSTER, MOUNT_CHARIOT, MOUNT_OTHER, MOUNT_BOON } mount_kind;

/* What rules ask the descent of troops for: Ogres charge humans, Waaagh! moves greenskins. */
typedef enum { RACE_OTHER, RACE_HUMAN, RACE_GREENSKIN } troop_race;

/* How the shooting figure of a profile is to be read (WM-STAT-03 and section ART). */
typedef enum {
    SHOTS_NONE,
    SHOTS_PLAIN,     /* so many dice a stand */
    SHOTS_BOUNCE,    /* cannon: and what the ball meets behind */
    SHOTS_PER_STAND, /* bolt: so many dice for each stand on its way */
    SHOTS_BY_RANGE, /* `shots` in the nearest of `bands` equal parts of the range, half in each next */
    SHOTS_DICE,     /* as many dice as `shots` D6 add up to */
} shot_kind;

/* Troops with a table or a rule that is theirs alone. */
typedef enum {
    SPECIAL_NONE,
    SPECIAL_HELBLASTER,
    SPECIAL_STEAM_TANK,
    SPECIAL_GIANT,
    SPECIAL_BONE_GIANT,
    SPECIAL_MAMMOTH,
    SPECIAL_SLAYERS,
    SPECIAL_SPAWN,
    SPECIAL_WARP_CANNON,
    SPECIAL_DOOM_WHEEL,
    SPECIAL_SCREAMING_BELL,
    SPECIAL_STEGADON,
    SPECIAL_PEASANTS,
    SPECIAL_TREBUCHET,
    SPECIAL_BEARS,
    SPECIAL_WAR_WAGON,
    SPECIAL_GUARDS,
    SPECIAL_ELEPHANTS,
    SPECIAL_PIKEMEN,
    SPECIAL_FENBEAST,
    SPECIAL_PUMP_WAGON,
    SPECIAL_ZEALOTS,
    SPECIAL_HOBGOBLINS,
    SPECIAL_SLAVES,
    SPECIAL_EARTHSHAKER,
    SPECIAL_ROCKET,
    SPECIAL_FOREST_SPIRIT,
    SPECIAL_TERRACOTTA,
    SPECIAL_BUSHIDO,
    SPECIAL_DEVAN,
    SPECIAL_BANNERMEN,
    TROOP_SPECIALS
} troop_special;

enum { NONE_CHOSEN = 255 };

/* How many of a kind an army may have; 0 stands for no limit. */
typedef struct {
    uint8_t minimum, maximum; /* for each full thousand points (WM-ARMY-04) */
    uint8_t army_maximum;     /* whatever the size */
    uint8_t shared;           /* a number from 1: kinds with the same number share their maximum */
} limits;

typedef struct {
    const char *key; /* small letters, digits and '-', one word, unique in its army */
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES]; /* what the keywords do not say, as sentences; NULL: nothing */
    uint8_t type;                    /* troop_type */
    uint8_t race;                    /* troop_race */
    uint8_t special;                 /* troop_special */
    uint8_t attacks;                 /* WM-STAT-01, WM-STAT-02: dice a stand in combat */
    uint8_t hits;       /* WM-STAT-04: that remove a stand; 3 for men, 4 for Dwarfs (WM-STAT-12) */
    uint8_t armour;     /* 3 .. 6 for N+; 0: none. An attached stand has its unit's */
    uint8_t shots_kind; /* shot_kind */
    uint8_t shots, range; /* dice and centimetres */
    uint8_t bands;        /* SHOTS_BY_RANGE */
    uint8_t least_range;  /* what is nearer is no target; cm */
    uint8_t stands;
    uint8_t move;         /* full pace, cm */
    uint8_t front, depth; /* of one stand, mm */
    /* badly_hurt: from `hurt_from` hits on, cleared, it goes on with these figures. */
    uint8_t hurt_from, hurt_attacks, hurt_shots, hurt_hits;
    uint8_t summoned;  /* comes by a spell only and cannot be chosen */
    uint8_t counts_as; /* 1 + the kind whose minimum it helps to fill, 0: none */
    uint8_t counting;  /* so many of it for each thousand points do; 0: all */
    uint16_t parents;  /* attached stand: a bit for each unit of the army that may have it */
    uint16_t points;
    limits limit;
    keyword_set keywords;
} unit_profile;

/* Who may carry an item (WM-ITEM-02, 04, 10, 15 to 24). */
enum {
    BY_UNIT = 1,
    BY_GENERAL = 2,
    BY_HERO = 4,
    BY_WIZARD = 8,
    BY_RUNESMITH = 16, /* WM-ITEM-20 */
    BY_DISPELLER = 32, /* WM-ITEM-22: a Runesmith, and any character that breaks spells as one */
    BY_CHARACTER = BY_GENERAL | BY_HERO | BY_WIZARD,
};

/* WM-STAT-11: neither Hits nor Armour. */
typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES];
    uint8_t role;          /* character_role */
    uint8_t attacks;       /* the bonus */
    uint8_t command;       /* WM-STAT-07, WM-STAT-08: 6 to 10; 0: gives no orders */
    uint8_t command_range; /* cm; 0: the whole table */
    uint8_t bearer;        /* as whom he carries items: a set of the above */
    uint8_t summoned;
    uint16_t points;
    limits limit;
    keyword_set keywords;
} character_profile;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES];
    uint8_t kind;         /* mount_kind */
    uint8_t attacks;      /* WM-CHAR-17: added to the rider's */
    uint8_t replaces;     /* its bonus stands in the place of the rider's */
    uint8_t shots, range; /* shots added while its rider is with a unit; range 0: the unit's */
    uint8_t riders;       /* a bit for each character of the army that may ride it, by its place */
    uint8_t needs;        /* 1 + a unit that the army must have, 0: none */
    uint16_t points;
    limits limit;
    keyword_set keywords;
} mount_profile;

typedef enum { ITEM_BANNER, ITEM_WEAPON, ITEM_DEVICE } item_kind;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *clause; /* "WM-ITEM-05" */
    uint8_t kind;       /* item_kind */
    uint8_t bearers;    /* a set of the above */
    uint8_t points;
} item_profile;

typedef enum {
    ITEM_BATTLE_BANNER,
    ITEM_SHIELDING,
    ITEM_FORTITUDE,
    ITEM_STEADFASTNESS,
    ITEM_FORTUNE,
    ITEM_DESTRUCTION,
    ITEM_FATE,
    ITEM_CLEAVING,
    ITEM_MIGHT,
    ITEM_CROWN,
    ITEM_HELM,
    ITEM_ORB,
    ITEM_RING,
    ITEM_STAFF,
    ITEM_SCEPTRE,
    ITEM_SCROLL,
    ITEM_WAND,
    ITEM_ROD,
    ITEMS
} item_id;
extern const item_profile wm_items[ITEMS]; /* the book's */

/* Which spells the wizards of an army cast (section MAGIC). */
typedef enum {
    SPELLS_NONE,
    SPELLS_EMPIRE,
    SPELLS_UNDEAD,
    SPELLS_ORCS,
    SPELLS_HIGH_ELVES,
    SPELLS_CHAOS,
    SPELLS_SKAVEN,
    SPELLS_LIZARDMEN,
    SPELLS_BRETONNIA,
    SPELLS_KISLEV,
    SPELLS_DARK_ELVES,
    SPELLS_VAMPIRE_COUNTS,
    SPELLS_DAEMONS,
    SPELLS_ARABY,
    SPELLS_OGRES,
    SPELLS_ALBION,
    SPELLS_GOBLINS,
    SPELLS_WITCH_HUNTERS,
    SPELLS_CHAOS_DWARFS,
    SPELLS_WOOD_ELVES,
    SPELLS_BEASTMEN,
    SPELLS_NORSE,
    SPELLS_CATHAY,
    SPELLS_IND,
    SPELL_LISTS
} spell_list;

/* Rules of a whole army. */
enum {
    TRAIT_ANY_BRIGADE = 1,    /* brigades of any size */
    TRAIT_PURSUE_ANY = 2,     /* a winner may pursue any troops */
    TRAIT_NO_DENSE = 4,       /* no penalty for dense ground */
    TRAIT_WOODS = 8,          /* infantry has none in woods */
    TRAIT_STEADY = 16,        /* one more unit lost before it breaks */
    TRAIT_GREAT_BRIGADE = 32, /* brigades of six with two units of Bannermen */
    TRAIT_UNHOLY = 64,        /* of Chaos or of the Undead: Zealots hate it */
    TRAIT_TYRANT = 128,       /* its General punishes blunders */
    TRAIT_WAGONS = 256,       /* infantry fights from behind its laagers */
    TRAIT_BELL = 512,         /* it may have a Screaming Bell */
    TRAIT_DEVANS = 1024,      /* Devans battle for its luck */
};

enum { PROFILES_MAX = 16 };
enum { READY_SMALL, READY_LARGE, READY_LISTS }; /* 1,000 and 2,000 points */

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES]; /* of the whole army; NULL: none */
    const unit_profile *units;
    const character_profile *characters;
    const mount_profile *mounts;
    uint8_t unit_count, character_count, mount_count;
    uint8_t spells; /* spell_list */
    uint16_t traits;
    const char *ready[READY_LISTS]; /* rosters without "army:"; NULL: none */
} army_profile;

/* Regiments of Renown, whom any army may hire: its mounts are nobody's choice. */
extern const army_profile wm_renown; /* the book's */

/* ---- The numbers that a ruleset may change (ruleset.c) ---- */

enum { BOOK_ARMIES = 26, NEW_ARMIES = 2, ARMIES_MAX = BOOK_ARMIES + NEW_ARMIES };

enum { SCENARIOS = 5 }; /* victory/scenarios.c; the first is none at all */
typedef struct {
    uint8_t turns;
    uint8_t
        share; /* what an objective is worth, in percent: of the battle's points, or of a unit's */
    uint8_t reach; /* cm */
} scenario_numbers;

typedef struct {
    uint8_t turns; /* where nobody says how many */
} battle_numbers;

/* All profiles. A ruleset shares with the book whatever it leaves alone. */
typedef struct {
    const army_profile *army[ARMIES_MAX + 1]; /* NULL behind the last */
    const army_profile *renown;
    const item_profile *items;        /* ITEMS of them */
    const struct spell_facts *spells; /* magic/spells.h; NULL: the book's */
    scenario_numbers scenario[SCENARIOS];
    battle_numbers battle;
} wm_numbers;

extern const wm_numbers wm_book;
extern const vx_rulebook wm_rulebook; /* ruleset.c */

/* Of a ruleset by its number; 0 is the book. */
static inline const wm_numbers *wm_numbers_of(uint32_t ruleset)
{
    return __builtin_expect(ruleset == 0, true) ? &wm_book : vx_ruleset_table(ruleset);
}
int wm_count_armies(uint32_t ruleset);
int wm_find_army(uint32_t ruleset, const vx_word *word); /* -1: there is none of that key */

/* ---- A roster: the army somebody chose ---- */

enum { ROSTER_UNITS = 40, ROSTER_CHARACTERS = 12 };
enum { RENOWN = 64, RENOWN_UNITS = 21, RENOWN_CHARACTERS = 3 }; /* profiles from 64 on: Renown */

typedef struct {
    uint8_t profile; /* in the army's units, or RENOWN + in those of Renown */
    uint8_t item;    /* an item_id, or NONE_CHOSEN */
    uint8_t extra;   /* the attached stand bought with it: a profile, or NONE_CHOSEN */
} roster_unit;

typedef struct {
    uint8_t profile; /* in the army's characters, or RENOWN + in those of Renown */
    uint8_t mount;   /* in the army's mounts, or NONE_CHOSEN */
    uint8_t boon;    /* in the army's mounts, one of MOUNT_BOON, or NONE_CHOSEN */
    uint8_t item;    /* an item_id, or NONE_CHOSEN */
} roster_character;

typedef struct {
    uint32_t ruleset; /* whose profiles it names */
    uint8_t army;     /* in wm_numbers.army */
    uint8_t unit_count, character_count;
    uint8_t unused;
    roster_unit unit[ROSTER_UNITS];
    roster_character character[ROSTER_CHARACTERS];
} roster;

static inline bool is_renowned(int profile)
{
    return profile >= RENOWN;
}
static inline const army_profile *army_profile_of(const roster *list)
{
    return wm_numbers_of(list->ruleset)->army[list->army];
}
static inline const item_profile *item_profile_of(const roster *list, int item)
{
    return &wm_numbers_of(list->ruleset)->items[item];
}
static inline const unit_profile *unit_profile_of(const roster *list, int profile)
{
    const wm_numbers *numbers = wm_numbers_of(list->ruleset);
    return is_renowned(profile) ? &numbers->renown->units[profile - RENOWN]
                                : &numbers->army[list->army]->units[profile];
}
static inline const character_profile *character_profile_of(const roster *list, int profile)
{
    const wm_numbers *numbers = wm_numbers_of(list->ruleset);
    return is_renowned(profile) ? &numbers->renown->characters[profile - RENOWN]
                                : &numbers->army[list->army]->characters[profile];
}
int wm_roster_points(const roster *list);
int wm_unit_points(const roster *list, int unit); /* its item and its attached stand included */
int wm_character_points(const roster *list, int character); /* WM-ARMY-06, WM-ARMY-07 */
/* WM-CHAR-17: the bonus of the character and of what he rides. */
int wm_character_attacks(const roster *list, int character);
/* By himself, by what he rides or by a boon (WM-CHAR-18). */
bool wm_character_has(const roster *list, int character, keyword word);
/* WM-END-03, AMB-77: the army withdraws when it has lost so many of the units that count. */
int wm_break_point(const roster *list);

/* WM-ARMY-01 to WM-ARMY-07, WM-ITEM-01 to WM-ITEM-04: may this be fielded for so many points? */
bool wm_check_roster(const roster *list, int points, vx_problem *why);
/* The same without the minima and the General: may an army be on the way there? */
bool wm_check_partial_roster(const roster *list, int points, vx_problem *why);

/* Every reason why not, one after another: none where wm_check_roster() holds. */
typedef void wm_visit_fault(void *context, const vx_problem *why);
void wm_visit_faults(const roster *list, int points, wm_visit_fault *visit, void *context);
/* So many of a kind an army of this size has at least and at most; most 0: no limit. */
void wm_limit_bounds(const limits *limit, int points, int *least, int *most);

/* ---- Rosters as text ---- */

/* One word: the army, a colon and entries with '+' between: "empire:4xhalberdiers+general/griffon".
 * An entry is [Nx]KEY, then "/KEY" for a mount, a boon, an item or an attached stand. A list with
 * nothing in it is "empire:-". */
void wm_format_roster(const roster *list, vx_text *out);
bool wm_parse_roster(uint32_t ruleset, const vx_word *word, roster *out, vx_problem *why);
/* The ready army of so many points, 1000 or 2000. False where there is none, or changed numbers forbid it. */
bool wm_ready_roster(uint32_t ruleset, int army, int points, roster *out);
/* Adds what the list still needs: the General, the minima, a unit. False: there is no room. */
bool wm_complete_roster(roster *list, int points);
/* A random legal army; equal numbers give equal armies. */
void wm_random_roster(uint32_t ruleset, int army, int points, vx_random *random, roster *out);
/* The ready army, or where none of that size is ready the same drawn one every time. */
void wm_usual_roster(uint32_t ruleset, int army, int points, roster *out);

#endif
