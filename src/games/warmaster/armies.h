/* SPDX-License-Identifier: MIT */
/* armies.h - what troops are (profiles, army lists) and which of them were chosen (a roster).
 *
 * Profiles are static tables, one file an army (army_*.c), gathered in wm_armies[]. A roster is a
 * plain value that lies in the state of a battle and names profiles by their place in the army. */
#ifndef VX_WARMASTER_ARMIES_H
#define VX_WARMASTER_ARMIES_H

#include "core/game.h"

typedef enum { INFANTRY, CAVALRY, CHARIOT, MONSTER, ARTILLERY, MACHINE, TROOP_TYPES } troop_type;
typedef enum { GENERAL, HERO, WIZARD, ROLES } character_role;
typedef enum { MOUNT_MONSTER, MOUNT_CHARIOT, MOUNT_OTHER } mount_kind;

/* How the shooting figure of a profile is to be read (WM-STAT-03 and section ART). */
typedef enum {
    SHOTS_NONE,
    SHOTS_PLAIN,     /* so many dice a stand */
    SHOTS_BOUNCE,    /* cannon: and what the ball meets behind */
    SHOTS_PER_STAND, /* bolt: so many dice for each stand on its way */
    SHOTS_BY_RANGE,  /* 8-4-2 by the distance; `shots` is the first figure */
    SHOTS_DICE,      /* as many dice as `shots` D6 add up to */
} shot_kind;

/* Special rules, by the names of the data file. */
#define WM_KEYWORDS(X)                                                                             \
    X(fly)                                                                                         \
    X(terror) X(immune_terror) X(must_charge) X(must_charge_humans) X(no_evade) X(no_initiative)   \
        X(no_initiative_charge) X(no_drive_back) X(drive_back_confuse_only) X(must_pursue) X(      \
            must_pursue_only) X(pursue_any) X(pursued_by_any) X(all_round) X(all_round_charge)     \
            X(pierce1) X(ignore_armour) X(cover_down1) X(hit_plus1) X(bounce) X(grapeshot) X(      \
                skewer3) X(skewer2) X(no_shoot_chargers) X(overhead) X(blind_fire) X(confuse_on_4) \
                X(variable_attacks) X(misfire) X(order_minus1) X(order_minus1_unless)              \
                    X(ignore_distance) X(double_distance) X(no_dense_penalty) X(order_range20)     \
                        X(no_brigade) X(brigade_same_only) X(brigade_limits) X(no_character)       \
                            X(no_magic_items) X(regenerate1) X(undead) X(daemon) X(attached_stand) \
                                X(badly_hurt) X(charge_bonus_monster) X(no_charge_bonus)           \
                                    X(first_round_front) X(always_defended) X(single_order)        \
                                        X(destroyed_on_retreat) X(move20) X(move30c) X(immobile)   \
                                            X(base_40x60) X(long_edge) X(short_edge) X(breath20)   \
                                                X(spell_plus1_once) X(command_plus1_once)          \
                                                    X(wizard_general) X(anti_magic) X(army_limit1) \
                                                        X(infiltrate) X(no_breakpoint) X(no_vp)    \
                                                            X(instability) X(support_same_only)    \
                                                                X(cannot_be_supported) X(          \
                                                                    never_support) X(vp_inverted)  \
                                                                    X(vs_monster_plus1)            \
                                                                        X(hits_on_4)               \
                                                                            X(home_back_ok)

typedef enum {
#define WM_KEYWORD_ID(name) HAS_##name,
    WM_KEYWORDS(WM_KEYWORD_ID)
#undef WM_KEYWORD_ID
        KEYWORDS
} keyword;

typedef struct {
    uint64_t word[2];
} keyword_set;

/* For tables: KEYWORD_SET(LOW_KEYWORD(fly) | LOW_KEYWORD(terror), 0). Keywords from 64 on are HIGH. */
#define LOW_KEYWORD(name) ((uint64_t)1 << HAS_##name)
#define HIGH_KEYWORD(name) ((uint64_t)1 << (HAS_##name - 64))
#define KEYWORD_SET(low, high) \
    {                          \
        {                      \
            (low), (high)      \
        }                      \
    }

static inline bool has_keyword(const keyword_set *set, keyword id)
{
    return (set->word[id >> 6] >> (id & 63) & 1) != 0;
}

extern const char *const wm_keyword_keys[KEYWORDS];

enum { NO_LIMIT = 255, NONE_CHOSEN = 255 };

/* Limits: `minimum` and `maximum` for each full thousand points, `army_maximum` whatever the size. */
typedef struct {
    const char
        *key; /* "halberdiers": small letters, digits and '-', one word, unique in its army */
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES]; /* special rules as sentences; NULL: none */
    uint8_t type;                    /* troop_type */
    uint8_t attacks, hits;
    uint8_t armour;       /* 3 .. 6 for N+; 0: none */
    uint8_t shots_kind;   /* shot_kind */
    uint8_t shots, range; /* dice and centimetres */
    uint8_t stands;
    uint8_t move;         /* full pace, cm */
    uint8_t front, depth; /* of one stand, mm */
    uint8_t minimum, maximum, army_maximum;
    uint16_t points;
    keyword_set keywords;
} unit_profile;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES];
    uint8_t role;    /* character_role */
    uint8_t attacks; /* the bonus */
    uint8_t command;
    uint8_t minimum, maximum, army_maximum;
    uint16_t points;
    keyword_set keywords;
} character_profile;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *rules[VX_LANGUAGES];
    uint8_t kind; /* mount_kind */
    uint8_t attacks;
    uint8_t riders; /* a bit for each character of the army that may ride it, by its place */
    uint8_t minimum, maximum, army_maximum;
    uint16_t points;
    keyword_set keywords;
} mount_profile;

/* Who may carry an item (WM-ITEM-02, 04, 10, 15 to 24). */
enum { BY_UNIT = 1, BY_GENERAL = 2, BY_HERO = 4, BY_WIZARD = 8, BY_RUNESMITH = 16 };

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *clause; /* "WM-ITEM-05" */
    uint8_t bearers;    /* a set of the above */
    uint8_t points;
} item_profile;

enum { ITEMS = 18 };
extern const item_profile wm_items[ITEMS];

enum { PROFILES_MAX = 16 };

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const unit_profile *units;
    const character_profile *characters;
    const mount_profile *mounts;
    uint8_t unit_count, character_count, mount_count;
} army_profile;

extern const army_profile wm_armies[];
extern const int wm_army_count;
int wm_find_army(const vx_word *word); /* -1: there is none of that key */

/* ---- A roster: the army somebody chose ---- */

enum { ROSTER_UNITS = 40, ROSTER_CHARACTERS = 12 };

typedef struct {
    uint8_t profile; /* in the army's units */
    uint8_t item;    /* in wm_items, or NONE_CHOSEN */
    uint8_t extra;   /* the attached stand bought with it: a profile, or NONE_CHOSEN */
} roster_unit;

typedef struct {
    uint8_t profile; /* in the army's characters */
    uint8_t mount;   /* in the army's mounts, or NONE_CHOSEN */
    uint8_t item;    /* in wm_items, or NONE_CHOSEN */
} roster_character;

typedef struct {
    uint8_t army; /* in wm_armies */
    uint8_t unit_count, character_count;
    uint8_t unused;
    roster_unit unit[ROSTER_UNITS];
    roster_character character[ROSTER_CHARACTERS];
} roster;

int wm_roster_points(const roster *list);
/* WM-ARMY-01 to WM-ARMY-07, WM-ITEM-01 to WM-ITEM-04: may this be fielded for so many points? */
bool wm_check_roster(const roster *list, int points, vx_problem *why);
/* One word: the army, a colon and entries with '+' between: "empire:4xhalberdiers+general/griffon".
 * An entry is [Nx]KEY, then "/KEY" for a mount, an item or an attached stand. */
void wm_format_roster(const roster *list, vx_text *out);
bool wm_parse_roster(const vx_word *word, roster *out, vx_problem *why);
/* The ready army of so many points, 1000 or 2000. False where there is none. */
bool wm_ready_roster(int army, int points, roster *out);

#endif
