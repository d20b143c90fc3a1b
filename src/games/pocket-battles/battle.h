/* SPDX-License-Identifier: MIT */
/* battle.h - the state of a battle and what the files of Pocket Battles share.
 *
 * A set of units is a 32-bit word, one bit a unit, so that "who stands there and may shoot" is one
 * AND. Where a unit stands and what it can do is kept both by unit and as such sets; pb_refresh()
 * works the sets out of the tiles. */
#ifndef VX_POCKET_BATTLES_BATTLE_H
#define VX_POCKET_BATTLES_BATTLE_H

#include "core/game.h"
#include "games/pocket-battles/pocket_battles.h"

enum { SIDES = 2, ARMIES = 6, ARMY_TILES = 30, TILES = ARMIES * ARMY_TILES };
enum { TROOPS = 30, UNITS = 30, UNIT_HEIGHT = 5 }; /* PB-1: an army has 30 tiles */
enum { FACES = 6, HANDFUL = 6 };                   /* PB-1: the box holds six dice */
enum { NONE = 255 };
enum { MIXED = ARMIES }; /* the name of an army of tiles from everywhere */

typedef uint32_t unit_set;
#define BIT(index) (1u << (index))

/* ---- PB-4 The field: a row and a sector make a zone ---- */

enum { SECTORS = 3, ZONES = 9 };
enum { REAR = 0, FRONT = 3, ENGAGED = 6, UNPLACED = 9, LOST = 10 };

static inline int sector_of(int zone)
{
    return zone % SECTORS;
}
static inline int row_of(int zone)
{
    return zone - zone % SECTORS;
}

/* ---- PB-T1 to PB-T28 Traits, in the order of the clauses ---- */

typedef enum {
    AUXILIARY,
    ENGAGEMENT,
    FAST,
    FIRST_STRIKE,
    PRESTIGE,
    LEADER,
    IMPETUS,
    LONG_RANGE,
    OVERWHELMING,
    REACTIVE,
    SACRIFICE,
    SCOUT,
    SHOOTING,
    SKIRMISH,
    SLOW,
    TOUGH,
    WOUNDS,
    CONTROL,
    DOUBLE_ORDER,
    EXCITE,
    GALVANIZE,
    HEAL,
    BLOOD_LUST,
    DISBAND,
    FLYING,
    FURY,
    REGENERATE,
    WIDE_ARC,
    TRAITS
} trait;

typedef struct {
    const char *clause;
    const char *name[VX_LANGUAGES];
    const char *meaning[VX_LANGUAGES];
} trait_facts;

extern const trait_facts pb_traits[TRAITS];

/* ---- PB-2 Tiles ---- */

/* Faces are counted in six fields of four bits, so the faces of a unit are the sum of its tiles'. */
enum { D1 = 1, D2 = D1 << 4, D3 = D2 << 4, D4 = D3 << 4, D5 = D4 << 4, D6 = D5 << 4 };

/* How many faces show this value; `face` counts from 0. */
static inline int faces_with(uint32_t faces, int face)
{
    return (int)(faces >> (4 * face) & 15);
}

typedef struct {
    const char *id;
    const char *name[VX_LANGUAGES];
    uint8_t cost, health, formation;      /* formation 0: an Auxiliary has none */
    uint8_t engagement, shooting, wounds; /* the X of "+X ..." */
    uint32_t black, white;                /* D4 + D5: faces 4 and 5 */
    uint32_t traits;                      /* BIT(FAST) | ...; the three "+X" are not among them */
} tile_facts;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
} army_facts;

typedef struct {
    const char *key, *list;
} preset_facts;

/* What a ruleset may change: ruleset.c. Ids and keys are the same in all of them. */
typedef struct {
    tile_facts tile[TILES + 1];
    army_facts army[ARMIES + 1]; /* the last is MIXED */
} pb_numbers;

extern const pb_numbers pb_book;
extern const vx_rulebook pb_rulebook;

enum { PRESETS = 4 };
extern const preset_facts pb_presets[PRESETS];
/* Elves and Orcs of 50 points that have been measured to be even: docs/STRENGTH.md. */
extern const char *const pb_even_armies[SIDES];

static inline int army_of(int tile)
{
    return tile / ARMY_TILES;
}

/* ---- One side ---- */

enum { DEAD = 255, UNKNOWN_TILE = TILES }; /* the row after the last tile: nothing is known */

/* Where an army that is not there yet will come from. */
typedef enum { SOURCE_DONE, SOURCE_RANDOM, SOURCE_BUILD } army_source;

typedef struct {
    unit_set alive;
    unit_set zone[ZONES];
    unit_set bearers[TRAITS];            /* units with a living troop of that trait */
    unit_set black, white;               /* units with a living troop that has such a face */
    unit_set contact[UNITS];             /* the enemy units that each fights */
    uint8_t place[UNITS];                /* a zone, UNPLACED or LOST; LOST beyond the last unit */
    uint8_t orders[UNITS];               /* order tokens on it */
    uint8_t health[UNITS];               /* hit points left */
    uint8_t first[UNITS], height[UNITS]; /* its troops, the dead included; the first is on top */
    uint8_t tile[TROOPS];                /* NONE beyond the last troop */
    uint8_t unit[TROOPS];
    uint8_t wounds[TROOPS]; /* Wound tokens, or DEAD */
    uint8_t army;           /* 0 .. MIXED, or NONE */
    uint8_t source;         /* army_source */
    uint8_t hidden;         /* in a view: nothing of this side is known but its army */
    uint8_t unit_count, troop_count;
    uint8_t free, passed, aside; /* tokens: unused, passed (or disbanded), of the dead */
    uint8_t debt;                /* tokens owed to the box */
    uint8_t cost, lost;          /* points of all the tiles, and of the dead among them */
    uint8_t unused[1];
    uint32_t ruleset; /* 0: the book; the same on both sides */
} side;

static inline const tile_facts *tiles_of(const side *s)
{
    if (__builtin_expect(s->ruleset == 0, true)) return pb_book.tile;
    return ((const pb_numbers *)vx_ruleset_table(s->ruleset))->tile;
}

static inline const army_facts *armies_of(const side *s)
{
    if (s->ruleset == 0) return pb_book.army;
    return ((const pb_numbers *)vx_ruleset_table(s->ruleset))->army;
}

/* ---- The battle ---- */

typedef enum {
    PHASE_MUSTER, /* chance draws a random army */
    PHASE_BUILD,
    PHASE_INITIATIVE, /* chance: PB-16 */
    PHASE_DEPLOY,
    PHASE_ORDER,
    PHASE_REACT,  /* PB-38 */
    PHASE_TARGET, /* PB-42, PB-43 */
    PHASE_AGAIN,  /* PB-T9 */
    PHASE_STRIKE, /* PB-54, PB-68, PB-T4: strikes that may be declined */
    PHASE_DICE,   /* PB-T23 */
    PHASE_ROLL,   /* chance */
    PHASE_TOUGH,  /* PB-T16 */
    PHASE_ALLOT,  /* PB-57 */
    PHASE_CULL,   /* PB-28 */
    PHASE_OVER,
    PHASES
} battle_phase;

typedef enum { NO_ORDER, ORDER_CHARGE, ORDER_ATTACK, ORDER_LEAVE, ORDER_SHOOT, ORDERS } order_kind;

/* What else is to be known of the order. */
enum {
    FLAG_NAMED = 1,      /* the target came with the charge */
    FLAG_FREE = 2,       /* Overwhelming made it */
    FLAG_EXCITED = 4,    /* PB-T20 */
    FLAG_GALVANIZED = 8, /* PB-T21 */
    FLAG_INTERCEPTED = 16,
    FLAG_STRUCK = 32, /* First Strike was used: no counter-strike follows */
};

typedef enum {
    NO_BLOW,
    BLOW_ATTACK,
    BLOW_COUNTER,
    BLOW_FIRST, /* First Strike */
    BLOW_FREE,  /* at a unit that leaves */
    BLOW_SHOT,
    BLOW_REACTION, /* a shot at a charger */
    BLOWS
} blow_kind;

typedef struct {
    side side[SIDES];
    /* options */
    uint8_t size, impetus_free, scout_both, cull_unit, quiet_rounds, bonus_add, mixed, concede;
    uint8_t agreed_attacker; /* a seat, or NONE: by the dice */
    /* the battle */
    uint8_t phase;                    /* battle_phase */
    uint8_t attacker, active, winner; /* seats; winner NONE until it is over */
    /* the turn: units or NONE */
    uint8_t redeployed, control, doubled, after, excite, galvanize;
    /* the order being carried out */
    uint8_t order, actor, target, flags; /* order_kind, own unit, enemy unit or NONE, FLAG_* */
    /* the roll being made */
    uint8_t blow, striker_side, striker, victim; /* blow_kind, seat, its unit, the other's unit */
    uint8_t dice_left, rerolled, hits;
    uint8_t faces[FACES]; /* dice on the table, by what they show */
    /* the hits being allotted */
    uint8_t allot_side, allot_unit, allot_hits, allot_self, allot_begun, share;
    uint8_t unused[5];
    uint16_t round, last_loss;
    unit_set victims[SIDES]; /* PB-73: units whose share is still to come */
    unit_set strikers;       /* PB-68: units still to strike at the one that leaves */
} battle;

/* ---- Actions: a kind and up to three bytes; a unit is written side*32 + index ---- */

typedef enum {
    ACT_MUSTER, /* army, then 40 bits of ticket */
    ACT_ARMY,   /* army */
    ACT_TAKE,   /* tile, own unit index or NONE, 1: on top */
    ACT_TAKE_HIDDEN,
    ACT_READY,
    ACT_INITIATIVE, /* die of seat 1, die of seat 2 */
    ACT_DEPLOY,     /* unit, zone */
    ACT_REDEPLOY,   /* unit, zone */
    ACT_MOVE,       /* unit, zone */
    ACT_CHARGE,     /* unit, enemy unit or NONE */
    ACT_ATTACK,     /* unit, enemy unit */
    ACT_LEAVE,      /* unit */
    ACT_SHOOT,      /* unit, enemy unit */
    ACT_EXCITE,     /* unit */
    ACT_GALVANIZE,  /* unit */
    ACT_CONTROL,    /* unit */
    ACT_DOUBLE,     /* unit */
    ACT_STOP,
    ACT_HEAL, /* unit, tile */
    ACT_PASS,
    ACT_CONCEDE,
    ACT_INTERCEPT, /* unit */
    ACT_FIRE,      /* unit */
    ACT_WAIT,
    ACT_TARGET, /* enemy unit */
    ACT_STRIKE,
    ACT_HOLD,
    ACT_DICE,   /* number */
    ACT_ROLL,   /* six counts of three bits */
    ACT_REROLL, /* face */
    ACT_KEEP,
    ACT_LOSE,  /* tile */
    ACT_WOUND, /* tile, unit or FROM_POOL or FROM_PASSED */
    ACT_SACRIFICE,
    ACT_CULL,      /* tile */
    ACT_CULL_UNIT, /* unit */
    ACT_DONE,
    ACTS
} act_kind;

enum { FROM_POOL = NONE, FROM_PASSED = 254 };
enum { UNIT_CODES = 64, TICKET_BITS = 40 };
static const uint64_t TICKETS = (uint64_t)1 << TICKET_BITS;
static const uint64_t HIDDEN_TICKET = (uint64_t)1 << TICKET_BITS;

typedef struct {
    uint8_t kind, x, y, z;
} act;

static inline vx_action pack(int kind, int x, int y, int z)
{
    return (vx_action)kind | (vx_action)x << 8 | (vx_action)y << 16 | (vx_action)z << 24;
}
static inline act unpack(vx_action action)
{
    return (act){(uint8_t)action, (uint8_t)(action >> 8), (uint8_t)(action >> 16),
                 (uint8_t)(action >> 24)};
}
static inline uint8_t unit_code(int seat, int unit)
{
    return (uint8_t)(seat << 5 | unit);
}
static inline int code_seat(int code)
{
    return code >> 5;
}
static inline int code_unit(int code)
{
    return code & 31;
}

/* A roll packs how many dice show each face. */
static inline vx_action pack_roll(const uint8_t count[FACES])
{
    vx_action action = ACT_ROLL;
    for (int face = 0; face < FACES; face++) action |= (vx_action)count[face] << (8 + 3 * face);
    return action;
}
static inline int roll_count(vx_action action, int face)
{
    return (int)(action >> (8 + 3 * face) & 7);
}
static inline vx_action pack_muster(int army, uint64_t ticket)
{
    return (vx_action)ACT_MUSTER | (vx_action)army << 8 | ticket << 16;
}
static inline uint64_t muster_ticket(vx_action action)
{
    return action >> 16;
}

/* False if the bits are no action of this game at all. */
bool pb_is_action(vx_action action);
uint64_t pb_encodable_count(void);
vx_action pb_encodable(uint64_t index);

/* ---- Small questions ---- */

static inline int first_unit(unit_set set)
{
    return __builtin_ctz(set);
}
static inline int count_units(unit_set set)
{
    return __builtin_popcount(set);
}
static inline bool has_trait(const side *s, int unit, trait which)
{
    return (s->bearers[which] & BIT(unit)) != 0;
}
static inline bool is_alive(const side *s, int unit)
{
    return (s->alive & BIT(unit)) != 0;
}
static inline const tile_facts *facts_of(const side *s, int troop)
{
    return &tiles_of(s)[s->tile[troop]];
}
static inline int health_left(const side *s, int troop)
{
    return facts_of(s, troop)->health - s->wounds[troop];
}
static inline bool is_engaged(const side *s, int unit)
{
    return s->place[unit] >= ENGAGED && s->place[unit] < ZONES;
}
static inline unit_set units_before(const side *s, int sector) /* front and Engagement zone */
{
    return s->zone[FRONT + sector] | s->zone[ENGAGED + sector];
}
static inline unit_set units_in_sector(const side *s, int sector)
{
    return s->zone[REAR + sector] | units_before(s, sector);
}
static inline bool are_neighbours(int sector, int other) /* PB-30 */
{
    return sector - other == 1 || other - sector == 1;
}

int pb_to_act(const battle *b);

/* ---- army.c: tiles, units and their limits ---- */

void pb_clear_side(side *s);
void pb_refresh(side *s);
int pb_find_tile(const char *id, size_t length); /* NONE if there is none */
int pb_find_troop(const side *s, int tile);      /* NONE if the side has not got it */
/* The word names the unit in a refusal. */
bool pb_check_unit(const side *s, int unit, vx_problem *why);
bool pb_could_join(const side *s, int tile, int unit);
bool pb_check_army(const battle *b, const side *s, vx_problem *why);
bool pb_check_take(const battle *b, const act *a, vx_problem *why);
void pb_add_troop(side *s, int tile, int unit, bool on_top);
void pb_add_list(vx_text *out, const side *s);
bool pb_parse_army(const battle *b, side *s, const char *list, vx_problem *why);
bool pb_read_list(const battle *b, side *s, const char *list, vx_problem *why);
extern const vx_message pb_too_dear, pb_no_unit;
extern const vx_game_armies pb_army_lists; /* armies.c */
bool pb_army_is_taken(const battle *b, int seat, int army);

/* ---- muster.c: random armies ---- */

void pb_muster(const battle *b, side *s, int army, vx_random *random);

/* ---- unknown.c: the tiles that a viewer does not know ---- */

/* Draws the unknown tiles: each legal assignment is equally likely. */
void pb_deal_unknown(const battle *b, side *s, vx_random *random);
/* For the only side of a view whose tiles are unknown: what its samples share is kept in `notes`. */
void pb_deal_unknown_again(const battle *b, side *s, void *notes, vx_random *random);
enum { PB_NOTES_SIZE = 217344 };

/* ---- posterior.c: what lies under the top tiles ---- */

/* How many of each tile are to be expected in each unit, UNITS rows of TILES numbers, in VX_BELIEF_ONE-ths: the
 * means of what pb_deal_unknown() draws. Of a mixed army only what is known. */
void pb_expect_tiles(const battle *b, const side *s, uint32_t *out);

/* ---- setup.c ---- */

extern const vx_option pb_options[];
enum { OPTIONS = 12 };
void pb_clear(battle *b);
/* The army word of a set-up, such as "random-elves", put into the side. */
bool pb_setup(void *state, const vx_setting *settings, int count, vx_problem *why);
bool pb_apply_option(battle *b, const char *key, const char *value, vx_problem *why);

/* ---- deployment.c ---- */

void pb_begin_preparation(battle *b);
vx_action *pb_list_preparation(const battle *b, vx_action *out);
bool pb_check_preparation(const battle *b, const act *a, vx_problem *why);
void pb_apply_preparation(battle *b, vx_action action);

/* ---- orders.c ---- */

int pb_price(const side *s, int unit); /* PB-33 */
bool pb_refuse_price(const side *s, int unit, vx_problem *why);
bool pb_check_black(const side *s, int unit, vx_problem *why); /* PB-36, A-36 */
/* Is it the code of a living enemy of whose turn it is? `not_enemy` refuses his own. */
bool pb_check_enemy(const battle *b, int code, const vx_message *not_enemy, vx_problem *why);
void pb_pay(side *s, int unit);
void pb_pay_order(battle *b, int unit); /* nothing under Control */
unit_set pb_orderable(const battle *b);
bool pb_can_order(const battle *b);
bool pb_check_given(const battle *b, int code, bool supports, vx_problem *why);
/* Who may walk for nothing, who for an order, and who may be ordered at all. Walks to the next zone are
 * most of a list, so random play counts them (playout.c). */
typedef struct {
    unit_set redeploying, moving, orderable;
} order_choice;
order_choice pb_order_choice(const battle *b);
int pb_count_walks(const side *s, unit_set units);
vx_action pb_decode_walk(const side *s, int seat, int kind, unit_set units, int index);
vx_action *pb_list_other_orders(const battle *b, const order_choice *choice, vx_action *out);
vx_action *pb_list_orders(const battle *b, vx_action *out);
bool pb_check_order(const battle *b, const act *a, vx_problem *why);
void pb_apply_order(battle *b, const act *a);
/* Carrying out the order given to `unit` is over. */
void pb_end_order(battle *b, int unit);
void pb_move_unit(side *s, int unit, int zone);

/* ---- charge.c ---- */

bool pb_may_charge_plainly(const battle *b, int seat, int unit);
unit_set pb_named_targets(const battle *b, int seat, int unit);
bool pb_can_charge(const battle *b, int seat, int unit);
bool pb_check_charge(const battle *b, int unit, int target, vx_problem *why);
void pb_begin_charge(battle *b, int unit, int target, int flags);
unit_set pb_interceptors(const battle *b);
unit_set pb_shooters_at_charger(const battle *b);
unit_set pb_charge_targets(const battle *b);
vx_action *pb_list_reactions(const battle *b, vx_action *out);
bool pb_check_reaction(const battle *b, const act *a, vx_problem *why);
void pb_apply_reaction(battle *b, const act *a);
void pb_after_reaction(battle *b);
void pb_fight(battle *b, int target);
void pb_return_to_front(side *s, int unit);
/* all units of the combat in which `unit` of `seat` stands. */
void pb_combat_of(const battle *b, int seat, int unit, unit_set out[SIDES]);

/* ---- shooting.c ---- */

unit_set pb_shot_targets(const battle *b, int seat, int unit);
bool pb_check_shot(const battle *b, int unit, int target, vx_problem *why);

/* ---- combat.c ---- */

void pb_start_blow(battle *b, int kind, int seat, int unit, int victim);
int pb_dice_in_hand(const battle *b);
uint32_t pb_faces_of(const side *s, int unit, bool white);
int pb_count_dice(const battle *b);
int pb_hits_of(const battle *b, const uint8_t dice[FACES]); /* if these lay on the table */
int pb_count_hits(const battle *b);                         /* of those that do */
/* The most that a byte counts. No army comes near it; a position that does is refused. */
enum { HITS_MAX = 254 };
bool pb_is_shot(int blow);
bool pb_may_decline(const battle *b);
bool pb_may_toughen(const battle *b);
/* Whom the roll hits: the victim, or all of the combat that a shot falls into. */
void pb_find_victims(const battle *b, unit_set out[SIDES]);
vx_action *pb_list_rolls(const battle *b, vx_action *out);
bool pb_check_combat(const battle *b, vx_action action, vx_problem *why);
void pb_apply_combat(battle *b, vx_action action);
void pb_hits_are_allotted(battle *b);
void pb_next_striker(battle *b);
uint64_t pb_roll_weight(vx_action roll);

/* ---- wounds.c ---- */

/* True if the owner has to decide something. */
bool pb_begin_allotment(battle *b, int seat, int unit, int hits, bool self);
vx_action *pb_list_allotments(const battle *b, vx_action *out);
bool pb_check_allotment(const battle *b, const act *a, vx_problem *why);
void pb_apply_allotment(battle *b, const act *a);
void pb_destroy_troop(battle *b, int seat, int troop);
void pb_destroy_unit(battle *b, int seat, int unit);

/* ---- traits.c ---- */

int pb_bonus(const battle *b, const side *s, int unit, trait which); /* the X of "+X ..." */
int pb_trait_troop(const side *s, int unit, trait which);            /* NONE if there is none */
int pb_leaders(const side *s);
void pb_gain_tokens(side *s, int count);
void pb_owe_token(side *s);
void pb_disband(battle *b);
bool pb_is_special(int kind);
vx_action *pb_list_specials(const battle *b, vx_action *out);
bool pb_check_special(const battle *b, const act *a, vx_problem *why);
void pb_apply_special(battle *b, const act *a);

/* ---- owner_choices.c ---- */

vx_action pb_best_allotment(const battle *b); /* in PHASE_ALLOT */
/* The first actions of all ways to allot that cost the fewest points, and of these the fewest Wound
 * tokens. The one of pb_best_allotment() comes first; the order of tiles in the unit changes
 * nothing. */
enum { CHEAPEST_ALLOTMENTS = 2 * UNIT_HEIGHT + 2 };
int pb_cheapest_allotments(const battle *b, vx_action out[CHEAPEST_ALLOTMENTS]);
vx_action pb_best_reroll(const battle *b); /* in PHASE_TOUGH */
vx_action pb_best_dice(const battle *b);   /* in PHASE_DICE */

/* ---- rounds.c ---- */

void pb_start_battle(battle *b);
void pb_end_turn(battle *b);
void pb_settle_turn(battle *b); /* gives the turn to a side that has a token, or ends the round */
vx_action *pb_list_culls(const battle *b, vx_action *out);
bool pb_check_cull(const battle *b, const act *a, vx_problem *why);
void pb_apply_cull(battle *b, const act *a);
int pb_tally(const battle *b, int seat);               /* points that count for `seat` */
bool pb_has_destroyed_half(const battle *b, int seat); /* PB-80 */
void pb_concede(battle *b);

/* ---- rules.c ---- */

enum { ACTION_CAP = 2560 };

int pb_list(const void *state, vx_action *out);
bool pb_check(const void *state, vx_action action, vx_problem *why);
void pb_apply(void *state, vx_action action);

/* ---- notation.c, write_position.c, read_position.c, view.c, show.c, describe.c, odds.c, evaluate.c, page.c ---- */

void pb_add_unit(vx_text *out, int seat, int unit);
void pb_add_zone(vx_text *out, int zone);
bool pb_take_unit(const vx_word *word, int *code);
bool pb_take_zone(const vx_word *word, int *zone);
int pb_read_tile(const vx_word *word); /* NONE if it is none */
int pb_read_army(const vx_word *word); /* NONE if it is none; MIXED for "mixed" */
void pb_format_action(const void *state, vx_action action, vx_text *out);
bool pb_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
void pb_format_position(const void *state, vx_text *out);
bool pb_parse_position(void *state, vx_reader *in, vx_problem *why);

void pb_view(const void *state, int seat, void *out);
bool pb_is_open(const void *state);
void pb_sample(const void *view, vx_random *random, void *out);
void pb_sample_again(const void *view, void *notes, vx_random *random, void *out);
vx_action pb_hide_action(const void *state, vx_action action, int seat);

void pb_show(const void *state, const vx_style *style, vx_text *out);
void pb_status(const void *state, vx_language language, vx_text *out);
vx_theme pb_theme(vx_action action);
bool pb_left_out(const void *state, vx_action *out);
void pb_describe_action(const void *state, vx_action action, vx_language language, vx_text *out);
/* What the odds assume of the owner in PHASE_STRIKE, PHASE_DICE and PHASE_ALLOT. */
vx_action pb_assumed_decision(const battle *b);
void pb_odds(const void *state, vx_action action, vx_language language, vx_odds *out);

/* What a tile is worth to an army that is being built, in the unit or, with NONE, as one of its own. */
int pb_taking_value(const battle *b, int seat, int tile, int unit);
int pb_evaluate(const void *state, int seat);
extern const vx_level pb_levels[];
extern const vx_chance_table pb_chances[VX_EVALUATIONS]; /* chances.c */
enum { PB_ASSETS = 2 };
void pb_count_assets(const void *state, int seat, int *out);
void pb_name_asset(int kind, vx_language language, vx_text *out);
bool pb_is_at_rest(const void *state);
void pb_order(const void *state, const vx_action *actions, int count, int *out);

void pb_facts(uint32_t ruleset, vx_language language, vx_text *out);
void pb_scene(const void *state, vx_text *out);
void pb_steps(const void *state, vx_action action, vx_text *out);
bool pb_parse_steps(const void *state, vx_reader *in, vx_action *out);
bool pb_is_place(const vx_word *word);
void pb_events(const void *before, vx_action action, const void *after, vx_text *out);

extern const vx_game_playout pb_playout;   /* playout.c */
extern const vx_game_learning pb_learning; /* learning.c */
extern const vx_game_editor pb_editor;     /* editor.c */
extern const vx_game_census pb_census;     /* census.c */

#endif
