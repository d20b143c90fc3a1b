/* SPDX-License-Identifier: MIT */
/* spells.h - the spells of all lists: what each is aimed at, and how it is written. */
#ifndef VX_WARMASTER_MAGIC_SPELLS_H
#define VX_WARMASTER_MAGIC_SPELLS_H

#include "games/warmaster/actions.h"

typedef enum {
    BALL_OF_FLAME,
    VOICE_OF_COMMAND,
    WEIRD_ENCHANTMENT,
    TELEPORT,
    RAISE_DEAD,
    TOUCH_OF_DEATH,
    DOOM_AND_DESPAIR,
    DEATH_BOLT,
    FOOT_OF_GORK,
    GOTCHA,
    GERROFF,
    WAAAGH,
    STORM_OF_STONE,
    LIGHT_OF_BATTLE,
    HEAVENS_FIRE,
    HAIL_OF_DESTRUCTION,
    BOON_OF_CHAOS,
    ANGER_OF_THE_GODS,
    RAGE_OF_CHAOS,
    CURSE_OF_CHAOS,
    /* Of the further armies, army by army. */
    SKITTERLEAP,
    WARP_LIGHTNING,
    DEATH_FRENZY,
    PLAGUE,
    GAZE_OF_SOTEK,
    MAZDAMUNDIS_REVENGE,
    WINGS_IN_THE_JUNGLE,
    SHIELD_OF_THE_OLD_ONES,
    AERIAL_SHIELD,
    SHIELD_OF_COMBAT,
    EERIE_MIST,
    LADYS_FAVOUR,
    ICY_BLAST,
    CHILL,
    MONSTER_BEAR,
    FREEZE,
    DOOM_BOLT,
    BLACK_HORROR,
    DOMINION,
    SOUL_STEALER,
    RAISE_THE_DEAD,
    DANSE_MACABRE,
    BOLT_OF_DEATH,
    CURSE_OF_YEARS,
    SUMMON_DAEMONS,
    DAEMONIC_RAGE,
    SORCEROUS_BLAST,
    FRENZY_OF_CHAOS,
    SAND_STORM,
    MIRAGE,
    SUNSTRIKE,
    CURSE_OF_THE_DJINN,
    TOOTH_CRACKER,
    BONE_CRUNCHER,
    BULL_GORGER,
    TROLL_GUTS,
    DOWNPOUR,
    STORM_OF_HAIL,
    MISTS_OF_ALBION,
    SUMMON_FENBEAST,
    MORK_SAVE_UZ,
    GOBLIN_GERROFF,
    BRAIN_BUSTA,
    GOBLIN_WAAAGH,
    SANCTUARY,
    DOCTRINE_OF_SIGMAR,
    HOLY_FERVOUR,
    DIVINE_CURSE,
    FLAMING_HAND,
    VOLCANIC_ERUPTION,
    WORD_OF_FEAR,
    METEOR_STORM,
    TREE_SINGING,
    TWILIGHT_HOST,
    CALL_OF_THE_HUNT,
    FURY_OF_THE_FOREST,
    TRAITOR_KIN,
    HUNTING_FOR_GORE,
    CHAOS_BOLT,
    POWER_OF_HERD,
    ASPECT_OF_WULFEN,
    THUNDER_OF_FOWOR,
    EYE_OF_THE_RAVEN,
    SPITE_OF_LOW_KEY,
    GLORY_OF_CATHAY,
    LION_DOGS,
    FEROCITY_OF_TIGERS,
    TRANQUILITY,
    BEHOLD_THE_AVATAR,
    THOUSAND_EYED_SPIES,
    TONGUES_OF_FIRE,
    SUMMON_DEVANS,
    SPELLS
} spell_id;

typedef enum { AIM_ENEMY, AIM_FRIEND, AIM_LINE, AIM_WOOD, AIM_NOBODY } spell_aim;

/* What a target must be. */
enum {
    TARGET_SEEN = 1,
    TARGET_FREE = 2,
    TARGET_ENGAGED = 4,
    TARGET_TOUCHED = 8,
    TARGET_JOINED = 16,  /* the unit that the caster is with */
    TARGET_FRIENDS = 32, /* all of them in range */
    TARGET_ENEMIES = 64,
};

typedef struct spell_facts {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *clause;
    uint8_t need;  /* the die must show so much */
    uint8_t range; /* cm */
    uint8_t aim;
    uint8_t target;  /* TARGET_* */
    uint8_t attacks; /* shooting dice; 0: it does something else */
    uint8_t kind;    /* the spell of the book whose work it does; itself where there is none */
} spell_facts;
enum { LIST_LENGTH = 4 };                   /* spells of one army, beside one another */
extern const spell_facts wm_spells[SPELLS]; /* the book's */

static inline const spell_facts *wm_spells_by(uint32_t ruleset)
{
    const spell_facts *changed = wm_numbers_of(ruleset)->spells;
    return changed != NULL ? changed : wm_spells;
}
static inline const spell_facts *wm_spell_of(const battle *b, int spell)
{
    return &wm_spells_by(b->side[0].list.ruleset)[spell];
}

/* What helps a casting, said with it. */
typedef enum { BY_SKILL, BY_RING, BY_WAND, BY_ALTAR, DEVICES } cast_device;
typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES]; /* with a space before it, to follow a spell */
} device_facts;
extern const device_facts wm_devices[DEVICES];

enum { NO_TARGET = 127 };

/* ACT_CAST: who casts, detail the target, at.x the spell, at.y the device, at.facing the line or the
 * wood, by its place on the map. WM-MAGIC-10: a line may begin beside the middle of the wizard's
 * stand; then its detail is ASIDE_MAX + so many mm to the right. */
enum { ASIDE_MAX = 12 };
/* Above the device at.y has 1 + the place of the Skink Shaman through whom a Slann casts. */
enum { THROUGH_AT = 4 };
static inline int device_of(const act *cast)
{
    return cast->at.y & ((1 << THROUGH_AT) - 1);
}
static inline int through_of(const act *cast) /* 0: he casts it himself */
{
    return cast->at.y >> THROUGH_AT;
}
static inline int origin_of(const act *cast) /* the character from whom all is measured */
{
    if (through_of(cast) == 0) return cast->who;
    return side_of_person(cast->who) * PERSONS_MAX + through_of(cast) - 1;
}
static inline int aside_of(const act *cast) /* mm to the right, or less than 0 to the left */
{
    return cast->detail == NO_TARGET ? 0 : cast->detail - ASIDE_MAX;
}
bool wm_has_spell_shape(const act *a);
void wm_add_spell(vx_text *out, const act *a);
bool wm_read_spell(vx_reader *in, act *a, vx_problem *why);
void wm_describe_spell(vx_text *out, const battle *b, const act *a, vx_language language);

#endif
