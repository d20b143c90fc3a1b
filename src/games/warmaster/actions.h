/* SPDX-License-Identifier: MIT */
/* actions.h - every kind of action: a kind, who, a detail and a place, in 64 bits. */
#ifndef VX_WARMASTER_ACTIONS_H
#define VX_WARMASTER_ACTIONS_H

#include "games/warmaster/warmaster.h"

typedef enum {
    ACT_DEPLOY,  /* a unit, a formation, a place */
    ACT_PLACE,   /* a character, a place: deployment and the end of the Command phase */
    ACT_FIRST,   /* chance: dice of both seats */
    ACT_CHARGE,  /* a unit, its target */
    ACT_EVADE,   /* a unit, a formation */
    ACT_END,     /* ends initiative, orders, or the moves of characters */
    ACT_ORDER,   /* a character, a unit */
    ACT_WITH,    /* one more unit takes part */
    ACT_GIVE,    /* the brigade is complete: roll */
    ACT_LAAGER,  /* a war wagon: by order or on initiative (war_wagons.c) */
    ACT_GUIDE,   /* the same under the guidance of a Slann (generals.c) */
    ACT_TEST,    /* chance: two dice */
    ACT_MOVE,    /* a unit, a formation, a place */
    ACT_STAND,   /* a unit, a stand, a place */
    ACT_BACK,    /* a unit returns to where it stood before this order */
    ACT_DONE,    /* the order is carried out */
    ACT_BLUNDER, /* chance: a die */
    ACT_MAD,     /* WM-CHAR-12: this unit has the penalty */
    ACT_HOME,    /* a flyer rolls to home back */
    ACT_WINGS,   /* chance: its die */
    ACT_RETURN,  /* to a character, in a formation */
    ACT_STAY,    /* it stays where it is */
    ACT_JOIN,    /* a character, a unit: moves there and joins (WM-CHARM-08) */
    /* Dice of tasks. */
    ACT_DIE,    /* chance: one die */
    ACT_DICE,   /* chance: two dice, first seat 1's */
    ACT_THREE,  /* chance: three dice */
    ACT_HITS,   /* chance: so many of the dice succeed */
    ACT_TALLY,  /* chance: so many succeed, so many show 1 */
    ACT_DRIVEN, /* chance: the sum of the dice, and whether one of them confuses */
    /* Answers to tasks. */
    ACT_REMOVE, /* a unit, a stand: it is lost */
    ACT_WORD,   /* a Tomb King, a unit that he strengthens (character_powers.c) */
    ACT_ANVIL,  /* a Runesmith strikes his Anvil */
    ACT_ENTER,  /* a unit that waits off the table, by a character, to a place (infiltration.c) */
    ACT_UNSEEN, /* what the other seat does behind a screen (WM-OPTION-08) */
    ACT_CAST,   /* a wizard, a target, a spell with a direction and a device (magic.h) */
    ACT_YES,
    ACT_NO,
    /* Shooting. */
    ACT_SHOOT,   /* a unit, its target */
    ACT_TAKE,    /* takes something of an army (choosing_army.h) */
    ACT_ARMY,    /* chooses the army; behind ACT_TAKE, for some keys are both (page.c) */
    ACT_READY,   /* the army is complete */
    ACT_BREATHE, /* a character, the stand from which he or his mount shoots (WM-CHAR-09) */
    ACT_FIGHT,   /* a unit: its engagement is fought next */
    ACT_STRIKE,  /* the stand asked about strikes that stand of that unit */
    ACT_LEAD,    /* a unit, a stand: extra attacks go with it */
    ACT_FLEE,    /* a unit, a direction */
    ACT_HOLD,    /* a unit stays where it is */
    ACT_FALL,    /* a unit falls back */
    ACT_PURSUE,  /* a unit, an enemy */
    ACT_ADVANCE, /* a unit, an enemy */
    ACT_PICK,    /* a unit: it is the next to be dealt with */
    ACT_ASIDE,   /* a unit makes way sideways (WM-CONF-14) */
    ACT_RETIRE,  /* a unit makes way backwards (WM-CONF-16) */
    ACT_SUPPORT, /* a unit makes way so that it supports (WM-CONF-17) */
    ACT_GROUND,  /* a unit gives ground, from one of those as near (AMB-26) */
    ACT_DROP,    /* puts something of an army that is being built back (choosing_army.h) */
    ACT_LAY, /* a piece of the stock, a place: the players lay out the table (laying_terrain.c) */
    ACTS
} act_kind;

typedef struct {
    uint8_t kind;
    uint8_t who;    /* a unit or a character by its number; of dice the first */
    uint8_t detail; /* a unit, a formation or a stand; of dice the second */
    place at;
} act;

static inline vx_action pack_act(act a)
{
    return (vx_action)a.kind | (vx_action)a.who << 6 | (vx_action)a.detail << 13 |
           (vx_action)a.at.x << 20 | (vx_action)a.at.y << 36 | (vx_action)a.at.facing << 52;
}
bool wm_unpack(vx_action action, act *out); /* false: no action of this game at all */

/* actions.c: what an action looks like in text and in words. Its parts are written in the order who,
 * detail, place, mark. */
typedef enum {
    WHO_NOBODY,
    WHO_UNIT,
    WHO_PERSON,
    WHO_DIE,
    WHO_NUMBER,
    WHO_ARMY,
    WHO_CHOICE,
    WHO_STOCK
} who_kind;
typedef enum {
    DETAIL_NONE,
    DETAIL_UNIT,
    DETAIL_PERSON,
    DETAIL_FORM,
    DETAIL_STAND,
    DETAIL_DIE,
    DETAIL_NUMBER,
} detail_kind;
typedef enum { AT_NOWHERE, AT_POSE, AT_POINT, AT_FACING, AT_DIE, AT_SPELL } at_kind;

typedef struct {
    const char *key;
    uint8_t who, detail, at;
    const char *mark; /* a word that may stand at the end; then at.x is 1 (never with a place) */
    /* {who} and {unit} are the first and the second piece, {form} a formation, {place} a place,
     * {0} and {1} the numbers or the stand, {2} the third die. */
    const char *sentence[VX_LANGUAGES];
    const char *marked[VX_LANGUAGES]; /* added where the mark is set */
} act_rules;
extern const act_rules wm_acts[ACTS];
/* WM-CHARGE-07, WM-INIT-16, AMB-26: the owner may say which of equally near stands goes first ("by 2" after
 * the mark) and which other piece is meant ("from B2.1"); at.y holds both, 0 for none: the stand in
 * its lowest three bits, above them 1 + a stand, a character or a unit. */
enum {
    NAMES_STANDS = 1,
    NAMES_PERSONS = NAMES_STANDS + ALL_STANDS,
    NAMES_UNITS = NAMES_PERSONS + ALL_PERSONS,
    NAMES_END = NAMES_UNITS + ALL_UNITS,
};
static inline bool names_stand(int kind)
{
    return kind == ACT_CHARGE || kind == ACT_EVADE || kind == ACT_GROUND || kind == ACT_ADVANCE;
}
/* What lies in at.x where an action has a mark: the mark itself, and of a charge, an advance or an
 * evade that its owner sets the other stands ("stands" at its end). */
enum { MARKED = 1, SETS_STANDS = 2 };
static inline bool is_marked(const act *a)
{
    return (a->at.x & MARKED) != 0;
}
static inline bool sets_stands(const act *a)
{
    return (a->at.x & SETS_STANDS) != 0;
}
static inline bool may_set_stands(int kind)
{
    return kind == ACT_CHARGE || kind == ACT_EVADE || kind == ACT_ADVANCE;
}
static inline int first_stand(const act *a)
{
    return a->at.y & 7;
}
static inline int other_piece(const act *a)
{
    return a->at.y >> 3;
}
static inline uint16_t pack_names(int stand, int other)
{
    return (uint16_t)(stand | other << 3);
}
const char *wm_other_word(int kind); /* the word before the other piece; NULL: there is none */
bool wm_may_name(int kind, int other);
/* " by 2 from B2.1", with the words given */
void wm_add_names(vx_text *out, const act *a, const char *by, const char *other);
/* Two ways may lead to one action; a list names it once. Returns the new end. */
vx_action *wm_without_twins(vx_action *first, vx_action *end);
/* The same where those before `doubtful` are known to differ. */
vx_action *wm_without_new_twins(vx_action *first, vx_action *doubtful, vx_action *end);

/* Where a list cannot be complete it offers no more pieces once one part of it has taken a share of the
 * room: four such parts, and what one more piece adds to each, stay below ACTIONS_MAX. */
static inline bool may_offer_more(const vx_action *first, const vx_action *end)
{
    enum { SHARE = ACTIONS_MAX / 6 };
    return end - first < SHARE;
}

/* As a sentence (text/describe.c). */
vx_theme wm_theme(vx_action action);
void wm_describe_action(const void *state, vx_action action, vx_language language, vx_text *out);

/* turn/tasks.c */
void wm_do_act(battle *b, const act *a); /* it has been asked about, and is done */
uint64_t wm_due_acts(const battle *b);   /* a bit for each act_kind that the step asks for */

#endif
