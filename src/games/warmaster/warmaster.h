/* SPDX-License-Identifier: MIT */
/* warmaster.h - the state of a battle of Warmaster and what its files share.
 *
 * Everything is open; dice decide. The near edge of the table is seat 1's, x runs to his right and
 * y away from him. Units and characters are named by one number, side * MAX + place in the roster.
 * A character is a round stand (WM-STAND-13, WM-STAND-14): a friend who comes to stand on it moves it
 * aside by just enough (WM-CHARM-07); with a unit its place has no meaning (WM-CHARM-12). */
#ifndef VX_WARMASTER_H
#define VX_WARMASTER_H

#include "core/game.h"
#include "games/warmaster/army/army.h"
#include "games/warmaster/field/field.h"
#include "games/warmaster/field/geometry.h"

enum {
    SIDES = 2,
    UNITS_MAX = ROSTER_UNITS,
    ALL_UNITS = SIDES * UNITS_MAX,
    PERSONS_MAX = ROSTER_CHARACTERS,
    ALL_PERSONS = SIDES * PERSONS_MAX,
    STANDS_MAX = 4,
    ALL_STANDS = ALL_UNITS * STANDS_MAX,
    BRIGADE_MAX = UNITS_MAX, /* WM-BRIG-01: four, but for some armies; one sets no limit */
    NOBODY_ID = 255,
    ACTIONS_MAX = 4096, /* in one list */
};

_Static_assert((int)ALL_STANDS <= (int)BLOCKERS_MAX && (int)PIECES_MAX <= (int)DENSE_MAX,
               "sight has room for all");

/* ---- Pieces ---- */

typedef struct {
    uint16_t x, y;   /* the centre, in units of 1/16 mm */
    uint16_t facing; /* tenths of a degree */
} place;

enum {
    UNIT_ON_TABLE = 1,
    UNIT_GONE = 2, /* destroyed */
    UNIT_OFF = 4,  /* left the table, may come back (WM-EDGE-04) */
    UNIT_CONFUSED = 8,
    UNIT_NEAR = 16,       /* WM-INIT-01: an enemy was within 20 cm when the phase began */
    UNIT_INITIATIVE = 32, /* moved on initiative this turn (WM-CMD-25) */
    UNIT_LOCKED = 64,     /* no more orders this turn: failed, or another was ordered since */
    UNIT_CHARGED = 128,   /* charged this turn */
};

typedef struct {
    place at[STANDS_MAX]; /* the living first, in the order of the formation */
    uint8_t stands;
    uint8_t flags;
    uint8_t orders;  /* received this phase (WM-CMD-18) */
    uint8_t madness; /* WM-CHAR-12: lasting -1s */
    uint8_t marks;
    uint8_t wounds;  /* hits that do not make up a stand yet (WM-SHOOT-18, WM-COMBAT-22) */
    uint8_t struck;  /* hits of this Shooting phase, those that removed stands too (WM-SHOOT-22) */
    uint8_t skulls;  /* of them those of skull catapults (WM-ART-32) */
    uint8_t early;   /* bits: the first, the second hit was such a one (AMB-50) */
    uint8_t carried; /* hits that count in the first round of combat (WM-SHOOT-38, WM-ART-16) */
    uint8_t driver;  /* 1 + the nearest who shot at it: a unit, or ALL_UNITS + a character */
    uint8_t retreated; /* cm of the last retreat in this engagement (WM-COMBAT-11) */
    uint8_t bonus;     /* attacks that spells give it in the coming Combat phase */
    uint8_t used;      /* what it has used of its item and its special rules: USED_* */
    uint8_t odd; /* 1 + the stand that is unlike the others: attached, or a wagon's team; 0: none */
    uint8_t keeper;  /* 1 + the wizard whose lasting spell this is: Sanctuary, Mirage; 0: none */
    uint16_t combat; /* COMBAT_* */
    uint16_t magic;  /* MAGIC_*: what lies on it */
    uint16_t charms; /* CHARM_*: spells that end with this turn */
    uint16_t wards;  /* WARD_*: spells that last longer */
    uint16_t
        affected; /* spells that took hold this turn, by their place in the list (WM-MAGIC-06) */
} unit;

/* For the rest of the battle; the lower bits are those of items. */
enum {
    USED_LAAGER = 8,   /* a war wagon drawn up in a laager (war_wagons.c) */
    USED_WAITS = 16,   /* off the table until it infiltrates (infiltration.c) */
    USED_HURT = 32,    /* a monster badly hurt (monsters.c) */
    USED_FLAME = 64,   /* WM-ART-36: a flame cannon that has one die left */
    USED_ENGINE = 128, /* WM-MACH-11: a tank that does not move any more */
};

/* What a unit has done in this Combat phase; cleared when the phase ends. */
enum {
    COMBAT_FOUGHT = 1,    /* touched an enemy: may reform (WM-REFORM-01) */
    COMBAT_RETREATED = 2, /* counts as in the open (WM-DEFEND-13) */
    COMBAT_PURSUES = 4,   /* in the coming round */
    COMBAT_ADVANCED = 8,  /* once a phase (WM-ADVANCE-15) */
    COMBAT_CHARGES = 16,  /* has the bonus of a charge in the coming round (WM-COMBAT-07) */
    COMBAT_ATTACKER = 32, /* came by charge, pursuit or advance: in the open (WM-DEFEND-12) */
    COMBAT_DECIDED = 64,  /* has made its choice after this round (WM-COMBAT-40) */
    COMBAT_REFORMED = 128,
    COMBAT_FALLS = 256,     /* falls back after this draw (WM-COMBAT-37) */
    COMBAT_AGAIN = 512,     /* Bears that will strike once more in this round */
    COMBAT_ATTENDED = 1024, /* a Screaming Bell that infantry touched when the round began */
    COMBAT_CLEFT = 2048,    /* its Sword of Cleaving has worked in this round (WM-ITEM-13) */
    COMBAT_RENT = 4096,     /* and its Sword of Destruction (WM-ITEM-11) */
};

enum { WAYS_OUT = 8 };

/* What a unit has to do with the round of combat being fought: the contacts it began with, which
 * hold for everything that follows (WM-RETREAT-12), and its blows. It outlives the unit's stands. */
typedef struct {
    uint64_t touched;        /* a bit for each enemy unit, by its place in the roster */
    uint64_t front;          /* of them those it touched with its front */
    uint64_t most;           /* of those the ones before most of its stands (WM-MULTI-08) */
    uint16_t away[WAYS_OUT]; /* 1 + a direction it may retreat in; 0: no more */
    uint8_t
        aim[STANDS_MAX]; /* of each stand: 1 + STANDS_MAX x place of the unit + stand; 0: none */
    uint8_t lead[3];     /* 1 + the stand that the extra attacks go with, by source */
    uint8_t
        score[STANDS_MAX];    /* hits of the stands that strike together, under the first of them */
    uint8_t suffered;         /* hits that got past its armour */
    uint8_t fronts, contacts; /* a bit for each living stand that touches an enemy (so) */
    uint8_t fights;           /* 1: takes part in this round */
    uint8_t round;            /* of its engagement; 0: it is in none */
} bout;

enum {
    MARK_FAR = 1,       /* WM-FLY-03: no own character was within 20 cm when the phase began */
    MARK_HOMED = 2,     /* has homed back, or rolled and stayed */
    MARK_SHOT = 4,      /* WM-SHOOT-01: once a turn */
    MARK_PRESSURE = 8,  /* WM-MACH-15: a tank that shoots twice as much this turn */
    MARK_REFUSES = 16,  /* does not make way in the move now being made (WM-CONF-04) */
    MARK_BLUNDERS = 64, /* a Regiment of Renown that throws for itself when its brigade is done */
    MARK_ENTERED = 32,  /* WM-EDGE-05: came back onto the table's edge and does not move */
};

enum {
    PERSON_ON_TABLE = 1,
    PERSON_GONE = 2,
    PERSON_OFF = 4,
    PERSON_DONE = 8, /* gives no more orders this phase */
    PERSON_MOVED = 16,
    PERSON_SHOT = 32, /* WM-CHAR-09: he or his mount */
    /* A Dark Elf General who has lost a level of Command, or two; of one who is gone the first says
     * that his General had him executed (generals.c). */
    PERSON_PUNISHED = 64,
    PERSON_PUNISHED_TWICE = 128,
};

typedef struct {
    uint16_t x, y;
    uint8_t flags;
    uint8_t joined; /* a unit's number, or NOBODY_ID */
    uint8_t used;   /* what it has used of its item and mount */
    uint8_t cast;   /* spells tried this turn (WM-MAGIC-01) */
} person;

typedef struct {
    roster list;
    unit unit[UNITS_MAX];
    person person[PERSONS_MAX];
} army;

/* ---- What happens next ---- */

typedef enum {
    PHASE_LOTS,       /* chance: equal numbers of units, who begins to deploy (WM-OPTION-05) */
    PHASE_DEPLOY,     /* WM-OPTION-05: a unit each in turn */
    PHASE_PERSONS,    /* WM-OPTION-06: then the characters */
    PHASE_FIRST,      /* chance: WM-TURN-02 */
    PHASE_INITIATIVE, /* WM-TURN-09 step 1 */
    PHASE_HOME,       /* WM-TURN-10: flyers home back */
    PHASE_HOME_ROLL,  /* chance: 10xD6 cm (WM-FLY-03) */
    PHASE_HOME_MOVE,  /* WM-FLY-04: to whom, or not */
    PHASE_ORDERS,     /* step 2: who orders whom */
    PHASE_BRIGADE,    /* which units take part */
    PHASE_TEST,       /* chance: 2D6 (WM-CMD-03) */
    PHASE_MOVE,       /* the ordered units move */
    PHASE_BLUNDER,    /* chance: D6 (WM-CHAR-10) */
    PHASE_MADNESS,    /* WM-CHAR-12: which unit */
    PHASE_CHARACTERS, /* WM-TURN-12 */
    PHASE_SHOOTING,   /* WM-TURN-05: from here on tasks say what is due (tasks.h) */
    PHASE_COMBAT,     /* WM-TURN-06 */
    PHASE_OVER,
    PHASES
} battle_phase;

enum { BLUNDERS_TABLE, BLUNDERS_SIMPLE }; /* WM-OPTION-02 */

/* WM-ITEM-16, WM-ITEM-18, infiltration.c, generals.c */
enum { AID_NONE, AID_CROWN, AID_ORB, AID_AMBUSH, AID_GUIDED };

/* The order being given. All zero but `person` = NOBODY_ID where none is. */
typedef struct {
    uint8_t person;
    uint8_t count;               /* units that take part */
    uint8_t member[BRIGADE_MAX]; /* units' numbers, NOBODY_ID behind them */
    uint8_t placed;              /* stands of the member set one by one so far */
    uint8_t placing;             /* that member's place in the list, or NOBODY_ID */
    uint8_t half;                /* WM-CHAR-14: half pace and no charge */
    uint8_t aid;                 /* AID_*: an item takes part */
    uint8_t stays;               /* a die of its test that was thrown again; 0: none */
    uint8_t padding;
    uint64_t moved;   /* a bit for each member that has moved */
    uint64_t charged; /* a bit for each that charged */
    place start[BRIGADE_MAX][STANDS_MAX];
} order;

/* Something begun and not finished. Tasks lie on a stack; while it is not empty the topmost says
 * what happens next (tasks.h). What the values mean is said beside each kind. */
typedef struct {
    uint8_t kind; /* task_kind */
    uint8_t side; /* whose it is */
    uint8_t unit; /* or NOBODY_ID */
    uint8_t step;
    uint16_t value[4];
} task;

/* The deepest stack is a chain of units that make way for one another, each of them once, over the
 * phase, the engagement and its round, under the tests and characters of the last of them. */
enum { TASKS_MAX = 2 * UNITS_MAX + 16 };

typedef struct {
    battlefield table;
    army side[SIDES];
    order order;
    task task[TASKS_MAX];
    bout bout[ALL_UNITS];
    /* Who else of the active side shot at a unit in this phase (AMB-26): a bit for each of its units,
     * above them one for each of its characters. */
    uint64_t rivals[ALL_UNITS];
    uint8_t phase;              /* battle_phase */
    uint8_t turn;               /* whose */
    uint8_t first;              /* who had the first turn */
    uint8_t round;              /* from 1; 0 before the first turn */
    uint8_t giver;              /* the character who gives orders, or NOBODY_ID (WM-CMD-10) */
    uint8_t block[BRIGADE_MAX]; /* units that must be finished first (WM-CMD-13, WM-BRIG-17) */
    uint8_t part[BRIGADE_MAX];  /* of each of them: how often it was split off from the others */
    uint8_t winner;             /* when over: a side, or SIDES for a draw */
    /* options */
    uint8_t turns;
    uint8_t blunders;
    uint8_t brigades; /* WM-OPTION-03: 0 leaves them out */
    uint8_t beginner; /* who deploys first */
    uint16_t points;
    uint8_t homing; /* the flyer that homes back, or NOBODY_ID */
    uint8_t die;    /* what it rolled; 0 else */
    uint8_t task_count;
    uint8_t ended; /* an army has withdrawn: the battle is over at once (WM-END-05) */
    uint8_t deployment, terrain, scenario; /* options: setup.h */
    uint8_t over;                          /* WM-OPTION-13: points either army may go over */
    uint8_t inches;                        /* WM-OPTION-01: 1: a centimetre means half an inch */
    uint8_t favour;                        /* who may have a die thrown again (battling_devans.c) */
    uint8_t crammed;                       /* 1: a task found no room, so a rule would be lost */
    uint8_t discs;   /* WM-STAND-14: mm across of characters' stands; 0: as usual */
    uint8_t rulings; /* RULING_*: where the book can be read otherwise */
    uint8_t unused[7];
} battle;

/* Where a list cannot be complete it offers no more pieces once one part of it has taken a share of the
 * room: four such parts, and what one more piece adds to each, stay below ACTIONS_MAX. */
static inline bool may_offer_more(const vx_action *first, const vx_action *end)
{
    enum { SHARE = ACTIONS_MAX / 6 };
    return end - first < SHARE;
}

/* ---- Names and profiles ---- */

static inline int side_of_unit(int id)
{
    return id / UNITS_MAX;
}
static inline int side_of_person(int id)
{
    return id / PERSONS_MAX;
}
static inline const unit *unit_of(const battle *b, int id)
{
    return &b->side[id / UNITS_MAX].unit[id % UNITS_MAX];
}
static inline unit *unit_in(battle *b, int id)
{
    return &b->side[id / UNITS_MAX].unit[id % UNITS_MAX];
}
static inline const person *person_of(const battle *b, int id)
{
    return &b->side[id / PERSONS_MAX].person[id % PERSONS_MAX];
}
static inline person *person_in(battle *b, int id)
{
    return &b->side[id / PERSONS_MAX].person[id % PERSONS_MAX];
}
bool wm_unit_exists(const battle *b, int id);
bool wm_person_exists(const battle *b, int id);
const unit_profile *wm_unit_profile(const battle *b, int id);
const character_profile *wm_person_profile(const battle *b, int id);
static inline bool unit_has(const battle *b, int id, keyword word)
{
    return has_keyword(&wm_unit_profile(b, id)->keywords, word);
}
bool wm_is_renowned(const battle *b, int id); /* a Regiment of Renown */
/* TRAIT_*: what rules of its army hold for this unit. */
unsigned wm_traits_of(const battle *b, int id);
bool wm_flies(const battle *b, int id);
bool wm_person_flies(const battle *b, int id);
int wm_stands_at_start(const battle *b, int id);
void wm_muster_unit(battle *b, int id); /* it has all its stands */
int wm_odd_at_start(const battle *b, int id);
/* Whose figures this stand has: of the unit, or of the stand bought with it. */
const unit_profile *wm_stand_profile(const battle *b, int id, int stand);
/* The team of a war wagon neither fights nor shoots. */
bool wm_is_team(const battle *b, int id, int stand);
int wm_mover_of(const battle *b, int id); /* for wm_may_enter(): the troop_type, or ON_WINGS */

static inline int64_t square_cm(int cm)
{
    return (int64_t)cm * CENTIMETRE * cm * CENTIMETRE;
}
static inline bool is_on_table(const unit *u)
{
    return (u->flags & UNIT_ON_TABLE) != 0;
}

/* ---- units.c: stands of units as boxes, contact, formation ---- */

/* All stands on the table, made once for many questions. */
typedef struct {
    int count;
    box at[ALL_STANDS];
    uint8_t unit[ALL_STANDS];  /* whose */
    uint16_t first[ALL_UNITS]; /* where a unit's stands begin; they follow one another */
} stand_list;

/* The stands of a side follow one another. */
static inline int wm_first_stand(const stand_list *s, int side)
{
    return s->first[side * UNITS_MAX];
}
static inline int wm_end_of_stands(const stand_list *s, int side)
{
    return side == 0 ? s->first[UNITS_MAX] : s->count;
}

box wm_stand_box(const battle *b, int id, place where);
/* The sides of a unit's stands. WM-OPTION-01: where a centimetre of the rules is half an inch, stands
 * are smaller against every distance. */
int32_t wm_front(const battle *b, int id);
int32_t wm_depth(const battle *b, int id);
static inline int32_t wm_short_side(const battle *b, int id)
{
    int32_t front = wm_front(b, id), depth = wm_depth(b, id);
    return front < depth ? front : depth;
}
pose wm_pose_of(place where);
place wm_place_of(pose where);
void wm_list_stands(const battle *b, stand_list *out);
/* WM-STAND-13: a disc of 25 mm for every character, mounted or not, or a larger one where that was
 * agreed (WM-STAND-14). In inches it is smaller against every distance, as stands are
 * (WM-OPTION-01). */
enum { USUAL_DISC = 25 }; /* mm */
static inline int32_t wm_person_radius(const battle *b)
{
    int32_t radius = (b->discs != 0 ? b->discs : USUAL_DISC) * MILLIMETRE / 2;
    return b->inches ? radius * 100 / 127 : radius;
}
/* How far before its middle distances begin: at its edge, but at the middle of a larger stand. */
static inline int32_t wm_person_rim(const battle *b)
{
    return b->discs != 0 ? 0 : wm_person_radius(b);
}
/* From where a character looks and is measured, as a stand. */
box wm_person_box(const battle *b, const person *p);

/* A quick look at the middles of stands: farther apart than that beyond doubt. */
bool wm_units_are_far_apart(const battle *b, int one, int other, int32_t distance);
int64_t wm_unit_gap(const stand_list *s, const battle *b, int one, int other); /* squared */
int64_t wm_gap_to_person(const stand_list *s, const battle *b, int unit_id, const person *p);
bool wm_units_touch(const stand_list *s, const battle *b, int one, int other);
bool wm_is_engaged(const stand_list *s, const battle *b, int id); /* touches an enemy unit */
bool wm_has_enemy_within(const stand_list *s, const battle *b, int id, int32_t distance);
bool wm_is_connected(const box *stands, int count); /* WM-STAND-06 */

typedef enum { FORM_LINE, FORM_COLUMN, FORM_BLOCK, FORM_LEFT, FORM_RIGHT, FORMS } formation;
extern const char *const wm_formation_keys[FORMS];
/* WM-STAND-08 to WM-STAND-11: column or line, or FORMS where it is irregular. */
formation wm_formation(const box *stands, int count);
/* Lines and columns are offered, from FORM_LINE to this; a single stand has but a line. */
formation wm_last_offered_form(const battle *b, int id);
/* Where stand `index` of `count` goes when the formation's middle is at `middle`. */
/* Of a unit on the table: by it actions speak of its place. */
place wm_middle_of(const unit *u);
place wm_slot(const battle *b, int id, formation form, int count, int index, place middle);

/* A unit's formation round a middle at 0, 0: made once, set down in many places. */
typedef struct {
    int count;
    bool is_sound; /* its stands touch one another and do not overlap */
    box at[STANDS_MAX];
} shape;
void wm_make_shape(const battle *b, int id, formation form, int32_t facing, shape *out);
void wm_set_down(const shape *s, point middle, box out[STANDS_MAX]);

/* ---- Actions: a kind, who, a detail and a place ---- */

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

/* ---- sight.c ---- */

/* Everything that questions about sight and ways need; points into itself and into the battle. */
typedef struct {
    stand_list stands;
    ground ground;
    polygon dense[PIECES_MAX], solid[PIECES_MAX];
    sight_field sight;
} scene;
void wm_read_scene(const battle *b, scene *out);

/* What bars the way of a unit: stands of other units near it and ground it may not enter. */
typedef struct {
    box stands[ALL_STANDS];
    uint8_t unit[ALL_STANDS]; /* whose */
    polygon barriers[PIECES_MAX], lanes[PIECES_MAX];
    way_field ways;
} surroundings;
void wm_look_round(const battle *b, const scene *s, int id, int32_t reach, surroundings *out);
/* Is there a way of this length past all of it, and past the `count` stands set down since? */
bool wm_has_way(const surroundings *r, const box *placed, int count, const box *from, const box *to,
                int32_t limit);
/* What is looked for. Infantry on a way too narrow for its front charges with a side, and looks along
 * that way to do so (WM-CHARGE-27). */
typedef enum { TO_ACT, TO_CHARGE } sight_purpose;
bool wm_is_confined(const battle *b, const scene *s, int id, const box *stand);
bool wm_stand_sees(const battle *b, const scene *s, int id, const box *from, const box *to,
                   sight_purpose purpose);
/* WM-CHARGE-03, WM-INIT-05 */
bool wm_unit_sees(const battle *b, const scene *s, int id, int target, sight_purpose purpose);
/* WM-INIT-04: the nearest visible enemy unit within 20 cm is at this squared distance; INT64_MAX
 * where there is none. */
int64_t wm_nearest_seen(const battle *b, const scene *s, int id, sight_purpose purpose);

/* ---- setup.c, deployment.c ---- */

extern const vx_option wm_options[];
enum { OPTIONS = 20 };
bool wm_setup(void *state, const vx_setting *settings, int count, vx_problem *why);
void wm_start_deployment(battle *b);
void wm_begin_deployment(battle *b, int side);
int wm_zone_depth(const battlefield *f); /* WM-DEPLOY-03, WM-DEPLOY-04; cm */
/* Whose unit or character is placed next; -1: all are placed. */
int wm_side_to_deploy(const battle *b);
bool wm_check_deploy(const battle *b, const act *a, vx_problem *why);
void wm_deploy(battle *b, const act *a);
void wm_hold_back(battle *b, int id); /* infiltration.c says who may wait */
void wm_deploy_person(battle *b, const act *a);
bool wm_check_deploy_person(const battle *b, const act *a, vx_problem *why);
vx_action *wm_list_deployment(const battle *b, vx_action *out);

/* ---- turn.c ---- */

void wm_start_turn(battle *b, int side);
void wm_begin_command(battle *b); /* once those off the table have rolled */
void wm_start_orders(battle *b);
void wm_start_characters(battle *b);
void wm_end_command(battle *b); /* what lasts until then is over */
void wm_start_shooting(battle *b);
void wm_start_combat(battle *b); /* engagement.c */
void wm_finish_order(battle *b);
/* A failed order ends: the units are locked and the character has done (WM-CMD-07 to 09). */
void wm_fail_order(battle *b);
void wm_end_turn(battle *b);
/* Goes on until somebody must decide or dice must fall. Called after every action. */
void wm_settle(battle *b);
/* Told of each step that the battle makes by itself: how it stood before it, and how it stands. */
typedef void wm_watcher(void *context, const battle *before, const battle *now);
void wm_settle_watched(battle *b, wm_watcher *watch, void *context);
/* Makes the action and goes on, as play does. */
void wm_play_watched(battle *b, const act *a, wm_watcher *watch, void *context); /* rules.c */

/* ---- casualties.c: stands and units lost ---- */

int wm_hits_per_stand(const battle *b, int id);
/* Hits that got past the armour: recorded, and as many stands as they make up are to be removed by
 * their owner (WM-SHOOT-17). A unit that has no stand left is destroyed. */
void wm_wound(battle *b, int id, int hits);
/* The same; the stands of `first`, a bit for each, go before the others (WM-SHOOT-15). */
void wm_wound_among(battle *b, int id, int hits, unsigned first);
void wm_remove_stand(battle *b, int id, int stand);
/* WM-COMBAT-21: may this one of the stands that are `left` go, or would the unit fall apart? */
bool wm_may_go(const battle *b, int id, unsigned left, int stand);
bool wm_may_lose(const battle *b, int id, int stand); /* now that stands are to be removed */
void wm_destroy_unit(battle *b, int id);              /* and who is with it (WM-CHAR-05) */
void wm_kill_person(battle *b, int id);
void wm_confuse(battle *b, int id);

/* ---- command.c: orders ---- */

enum { PENALTIES = 9 };
typedef enum {
    PENALTY_DISTANCE, /* WM-CMD-17 */
    PENALTY_REPEAT,   /* WM-CMD-18 */
    PENALTY_ENEMY,    /* WM-CMD-19 */
    PENALTY_DENSE,    /* WM-CMD-20 */
    PENALTY_LOSSES,   /* WM-CMD-21 */
    PENALTY_MADNESS,  /* WM-CMD-23 */
    PENALTY_TROOPS,   /* special rules of the units */
    PENALTY_MAGIC,    /* WM-MAGIC-28 */
    PENALTY_GUIDANCE, /* -1 with it, +1 where it has failed: generals.c */
} penalty_kind;
extern const char *const wm_penalty_names[PENALTIES][VX_LANGUAGES];
/* What the order now being given must roll at most, and what took how much off. */
int wm_order_target(const battle *b, int penalty_out[PENALTIES]);
bool wm_is_spited(const battle *b, int who); /* blunders on any double */
/* How far a character's orders reach, in cm; 0: all over the table (WM-CMD-05). */
int wm_order_radius(const battle *b, int person_id);
bool wm_check_order(const battle *b, const act *a, vx_problem *why);
bool wm_check_with(const battle *b, const act *a, vx_problem *why);
void wm_begin_order(battle *b, const act *a);
void wm_test_order(battle *b, int one, int two);
bool wm_may_blunder(const battle *b); /* if the order being given rolls two sixes */
void wm_order_succeeds(battle *b);
void wm_accept_failure(battle *b, int rolled); /* no item helps any more */
void wm_suffer_failure(battle *b, int rolled); /* and the General has punished it */
void wm_blunder(battle *b, int die);
void wm_suffer_blunder(battle *b, int die); /* no item helps */
bool wm_check_madness(const battle *b, const act *a, vx_problem *why);
void wm_go_mad(battle *b, int id);
/* Where a member of the order has its place in it; -1: it does not take part. */
int wm_member(const order *o, int id);
/* The block: the units that were ordered last, in the parts they have been split into (WM-BRIG-17).
 * A part holds the units whose number is the same, and all parts of higher numbers lie within it. */
int wm_place_in_block(const battle *b, int id); /* -1: it is not of the block */
void wm_clear_block(battle *b);
void wm_leave_others(battle *b, int id); /* an order to this one begins: who is finished with it */
void wm_keep_block(battle *b);           /* the order has been carried out */
bool wm_is_of_last_part(const battle *b, int at); /* and may be ordered once more */
bool wm_check_giver(const battle *b, int who, vx_problem *why);
vx_action *wm_list_orders(const battle *b, vx_action *out);
vx_action *wm_list_brigade(const battle *b, vx_action *out);

/* ---- brigade.c: kinds of troops and orders; about the order being given ---- */

bool wm_check_brigade_size(const battle *b, int id, vx_problem *why); /* WM-BRIG-01 */
bool wm_check_company(const battle *b, int id, vx_problem *why);      /* with those named so far */
bool wm_check_leading(const battle *b, int id, vx_problem *why);      /* may be named first */
int wm_troop_penalty(const battle *b, int id);
bool wm_minds_dense(const battle *b, int id);

/* ---- infiltration.c: units that infiltrate ---- */

bool wm_waits(const battle *b, int id);
bool wm_somebody_waits(const battle *b); /* of the side whose turn it is */
bool wm_check_hold_back(const battle *b, int id, vx_problem *why);
bool wm_check_enter(const battle *b, const act *a, vx_problem *why);
void wm_enter(battle *b, const act *a);
void wm_vanish(battle *b); /* its order failed */
vx_action *wm_list_entries(const battle *b, vx_action *out);

/* ---- movement.c ---- */

int32_t wm_pace(const battle *b, int id); /* what it may move by order, in units */
int32_t wm_full_pace(const battle *b, int id);
/* Characters do not travel with a unit that moves in the Command phase (WM-CHARM-03). */
void wm_leave_persons(battle *b, int id);
/* WM-MOVE-15: stand by stand in their order, and then not as a formation. */
bool wm_check_next_stand(int stand, int next_stand, vx_problem *why);
bool wm_refuse_begun(vx_problem *why);
bool wm_check_move(const battle *b, const act *a, vx_problem *why);
bool wm_check_stand(const battle *b, const act *a, vx_problem *why);
bool wm_check_back(const battle *b, const act *a, vx_problem *why);
bool wm_check_done(const battle *b, vx_problem *why);
bool wm_stays(const battle *b, int member); /* of the order: it stands where the order found it */
/* Moved so it touches a unit of its brigade that has had its move and not charged. */
bool wm_joins_brigade(const battle *b, const stand_list *s, const act *a);
void wm_move(battle *b, const act *a);
void wm_set_stand(battle *b, const act *a);
void wm_go_back(battle *b, int id);
vx_action *wm_list_moves(const battle *b, vx_action *out);
/* May these stands of a unit end there: WM-MOVE-17, 25 to 31, AMB-67. */
bool wm_check_footing(const battle *b, const scene *s, int id, const box *stands, int count,
                      bool charging, vx_problem *why);
/* Whatever may keep a unit from standing somewhere in an upright rectangle of the table. */
typedef struct {
    const ground *ground;
    uint32_t barred; /* features it may not enter, a bit for each */
    int count;       /* stands of others */
    const box *stand[ALL_STANDS];
    bool is_enemy[ALL_STANDS];
} region;
void wm_read_region(const battle *b, const scene *s, int id, point low, point high, region *out);
/* wm_check_footing() for a sound shape in that rectangle that does not charge; not asked why. */
bool wm_has_room(const region *in, const box *stands, int count);
/* Can the stands get from their old places to these, each by a way of its own no longer than that? */
bool wm_check_ways(const battle *b, int id, const surroundings *r, const box *from, const box *to,
                   int count, int32_t limit, vx_problem *why);
static inline uint64_t member_bit(int member)
{
    return (uint64_t)1 << member;
}

/* ---- initiative.c, evade.c ---- */

bool wm_check_initiative(const battle *b, int id, vx_problem *why);
bool wm_check_initiative_charge(const battle *b, const act *a, vx_problem *why);
bool wm_check_initiative_end(const battle *b, vx_problem *why);
bool wm_refuse_unseen(vx_problem *why);
/* Enemies in sight up to this squared distance may be charged or evaded: no nearer one counts
 * (WM-INIT-09, WM-INIT-11, WM-INIT-12). */
int64_t wm_initiative_reach(const battle *b, const scene *s, int id, sight_purpose purpose);
int64_t wm_as_near_as(int64_t squared); /* the squared distance up to which things are as near */
vx_action *wm_list_initiative(const battle *b, vx_action *out);
bool wm_check_evade(const battle *b, const act *a, vx_problem *why);
void wm_evade(battle *b, const act *a);
bool wm_keeps_off(const scene *s, int id, const box *stands, int count); /* WM-INIT-21 */
vx_action *wm_list_evades(const battle *b, int id, vx_action *out);

/* ---- home_back.c ---- */

bool wm_somebody_may_home(const battle *b);
bool wm_check_home(const battle *b, const act *a, vx_problem *why);
bool wm_check_return(const battle *b, const act *a, vx_problem *why);
void wm_return(battle *b, const act *a);
void wm_end_homing(battle *b); /* on to the next flyer, or to the orders */
vx_action *wm_list_home(const battle *b, vx_action *out);

/* ---- blunder.c ---- */

void wm_shy_away(battle *b); /* WM-CHAR-13: away from the nearest enemy seen */
void wm_rush(battle *b);     /* WM-CHAR-15: at the nearest enemy, as a task */
void wm_rush_unit(battle *b, int id, int32_t pace);
/* Straight on; `through` friends, if it can end beyond them. Tells how far. */
int32_t wm_stride(battle *b, int id, int32_t direction, int32_t pace, bool through);

/* ---- monsters.c ---- */

int wm_base_attacks(const battle *b, int id); /* of the profile, or of one badly hurt */
int wm_base_shots(const battle *b, int id);
int wm_base_hits(const battle *b, int id);
void wm_note_hurt(battle *b, int id); /* where leftover hits are about to be wiped */
void wm_push_fading(battle *b);       /* when a turn begins */

/* ---- giants_and_elephants.c ---- */

bool wm_is_giant(const battle *b, int id);
void wm_push_whim(battle *b, int id);       /* an order to it has failed */
bool wm_stampedes(const battle *b, int id); /* neither orders nor initiative */
void wm_push_stampedes(battle *b);          /* when a turn begins */

/* ---- charge.c ---- */

typedef struct {
    int count;
    place at[STANDS_MAX];
    uint8_t who[STANDS_MAX]; /* which stand goes to which place */
    const char *clause;      /* by which the first stand has its place */
    uint8_t leaders;         /* a bit for each stand as near as the one that goes first */
    bool tied;               /* left or right may matter */
} charge_plan;
/* The charges that a unit may make; with `ends`, of the first few also their other ends where the owner
 * breaks ties otherwise. */
vx_action *wm_list_charges(const battle *b, int id, bool ends, vx_action *out);
/* The clause by which a charge is placed; NULL: it cannot be made. */
const char *wm_charge_clause(const battle *b, const act *a);
/* WM-CHARGE-05 to WM-CHARGE-26: where the stands go; false says by which clause they cannot. */
bool wm_plan_charge(const battle *b, int id, int target, int32_t limit, charge_plan *out,
                    vx_problem *why);
/* The same as the owner wants it: which stand first, left or right. */
bool wm_work_out_charge(const battle *b, const act *a, int32_t limit, charge_plan *out,
                        vx_problem *why);
/* The other ends of a charge or an advance that goes no farther than that, with whom the owner lets go
 * first and to which side, and that he sets the others. */
vx_action *wm_list_charge_ends(const battle *b, act a, int32_t limit, const charge_plan *plan,
                               vx_action *out);
bool wm_check_charge(const battle *b, const act *a, vx_problem *why);
void wm_charge(battle *b, const act *a);
void wm_charge_within(battle *b, const act *a, int32_t limit); /* no farther than that */

/* ---- characters.c ---- */

int wm_person_mover(const battle *b,
                    int id); /* for wm_may_enter(): on foot, or what his mount is */
bool wm_check_person_move(const battle *b, const act *a, vx_problem *why);
bool wm_check_join(const battle *b, const act *a, vx_problem *why);
/* The places a character may be put, however it comes there: WM-CHARM-10, WM-CHAR-20. */
bool wm_may_stand_at(const battle *b, const scene *s, int who, point to, vx_problem *why);
bool wm_may_be_with(const battle *b, int who, int id, vx_problem *why);
void wm_move_person(battle *b, const act *a);
void wm_join(battle *b, const act *a);
vx_action *wm_list_person_moves(const battle *b, vx_action *out);

/* ---- rules.c, order_odds.c, notation.c, write_position.c, read_position.c, show.c, describe.c, evaluate.c, action_order.c,
 * labels.c, page.c ---- */

void wm_do_act(battle *b, const act *a); /* it has been asked about, and is done */
uint64_t wm_due_acts(const battle *b);   /* a bit for each act_kind that the step asks for */
void wm_odds(const void *state, vx_action action, vx_language language, vx_odds *out);

void wm_format_action(const void *state, vx_action action, vx_text *out);
bool wm_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
void wm_format_position(const void *state, vx_text *out);
bool wm_parse_position(void *state, vx_reader *in, vx_problem *why);
extern const char *const wm_phase_keys[PHASES]; /* in positions and on the page */
extern const char *const wm_side_names[SIDES][VX_LANGUAGES];
void wm_name_unit(vx_text *out, const battle *b, int id, vx_language language); /* A3 (Knights) */
void wm_describe_action(const void *state, vx_action action, vx_language language, vx_text *out);
void wm_show(const void *state, const vx_style *style, vx_text *out);
void wm_status(const void *state, vx_language language, vx_text *out);
int wm_evaluate(const void *state, int seat);
int wm_stage(const void *state);
extern const vx_level wm_levels[];                      /* eight */
extern const vx_chance_table wm_chances[VX_JUDGEMENTS]; /* chances.c */
void wm_order(const void *state, const vx_action *actions, int count, int *out);
void wm_order_lacking(const void *state, const vx_action *actions, int count, unsigned lacked,
                      int *out);
void wm_add_labels(vx_text *out, vx_language language); /* {"charge":"Charge",...} */
const char *wm_button_word(const battle *b, int kind); /* one of them, for an action of this kind */
/* What "done" or "no" means here; NULL: its sentence says it. */
const char *wm_button_label(const battle *b, int kind, vx_language language);
void wm_facts(vx_language language, vx_text *out);
void wm_scene(const void *state, vx_text *out);
void wm_steps(const void *state, vx_action action, vx_text *out);
bool wm_parse_steps(const void *state, vx_reader *in, vx_action *out);
void wm_events(const void *before, vx_action action, const void *after, vx_text *out);
void wm_add_unit(vx_text *out, int id);
void wm_add_person(vx_text *out, int id);
bool wm_read_unit(const vx_word *word, uint8_t *out);
bool wm_read_person(const vx_word *word, uint8_t *out);

extern const vx_game warmaster_game;

#endif
