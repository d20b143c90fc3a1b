/* SPDX-License-Identifier: MIT */
/* warmaster.h - the state of a battle of Warmaster.
 *
 * Everything is open; dice decide. The near edge of the table is seat 1's, x runs to his right and
 * y away from him. Units and characters are named by one number, side * MAX + place in the roster.
 * A character is a round stand (WM-STAND-13, WM-STAND-14): a friend who comes to stand on it moves it
 * aside by just enough (WM-CHARM-07); with a unit its place has no meaning (WM-CHARM-12). */
#ifndef VX_WARMASTER_H
#define VX_WARMASTER_H

#include "core/game.h"
#include "games/warmaster/field/field.h"
#include "games/warmaster/task_fields.h"

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
    PHASE_SHOOTING,   /* WM-TURN-05 */
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
 * what happens next (tasks.h). What it remembers has a name each (task_fields.h). */
#define WORD_MEMBER(name, form) uint16_t name;
#define BITS_MEMBER(name, bits, form) unsigned name : bits;
#define LIST_MEMBER(name, count, form) uint16_t name[count];
#define BYTES_MEMBER(name, count, form) uint8_t name[count];
#define WIDE_MEMBER(name, form) uint16_t name[4];
#define REST_MEMBER(name, bits) unsigned name : bits;
#define TASK_MEMBER(LIST, member)                                                       \
    struct {                                                                            \
        LIST##_FIELDS(WORD_MEMBER, BITS_MEMBER, LIST_MEMBER, BYTES_MEMBER, WIDE_MEMBER, \
                      REST_MEMBER)                                                      \
    } member; /* NOLINT(bugprone-macro-parentheses): a name, not a value */

typedef struct {
    uint8_t kind; /* task_kind */
    uint8_t side; /* whose it is */
    uint8_t unit; /* or NOBODY_ID */
    uint8_t step;
    union {
        uint16_t value[4]; /* all of them at once, for copying and reading (text/task_lines.c) */
        TASK_LAYOUTS(TASK_MEMBER)
    };
} task;
_Static_assert(sizeof(task) == 12, "every list of fields fills 64 bits");

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
static inline int64_t square_cm(int cm)
{
    return (int64_t)cm * CENTIMETRE * cm * CENTIMETRE;
}
static inline bool is_on_table(const unit *u)
{
    return (u->flags & UNIT_ON_TABLE) != 0;
}

extern const vx_chance_table wm_chances[VX_EVALUATIONS]; /* chances.c */
extern const vx_game warmaster_game;

extern const vx_game_learning wm_learning; /* learning.c */
extern const vx_game_editor wm_editor;     /* editor.c */
extern const vx_game_census wm_census;     /* census.c */

#endif
