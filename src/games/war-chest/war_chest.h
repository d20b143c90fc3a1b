/* SPDX-License-Identifier: MIT */
/* war_chest.h - the state of a game of War Chest and what its files share.
 *
 * A set of hexes is one 64-bit word: bit n is hex n in the order a1 a2 b1 b2 b3 c1 ... k2, so that
 * the two-player map (files c to i) is one run of bits.
 *
 * A seat has at most four unit types, kept in slots 0-3 in code order, and the Royal coin in slot
 * 4. A zone (hand, bag ...) is one 64-bit word with a count in each byte: byte n counts the coins
 * of slot n. Byte 7 counts coins that the viewer of a view may not know. So the size of a zone is
 * the sum of its bytes, and a draw is one multiplication away.
 *
 * Units are numbered: seat * 5 + slot; slot 4 is the second Footman. */
#ifndef VX_WAR_CHEST_H
#define VX_WAR_CHEST_H

#include <stddef.h>

#include "core/game.h"
#include "core/ruleset.h"

/* What is seldom done is kept out of line, so that what is always done pays nothing for it. */
#define SELDOM __attribute__((noinline, cold))

enum { HEXES = 47, NO_HEX = 63, DIRECTIONS = 6 };
enum { WOLF, RAVEN, FACTIONS };
enum { SEATS = 4 };
enum { SLOTS = 5, ROYAL_SLOT = 4, UNKNOWN_SLOT = 7 };
enum { UNITS_EACH = 5, UNITS = SEATS * UNITS_EACH, NO_UNIT = 255, SECOND_FOOTMAN = 4 };
enum { HAND_SIZE = 3 }; /* WC-ROUND-02 */

typedef uint64_t hex_set;
typedef uint64_t zone;

/* ---- Coins ---- */

typedef enum {
    ARCHER,
    BERSERKER,
    CAVALRY,
    CROSSBOWMAN,
    ENSIGN,
    FOOTMAN,
    KNIGHT,
    LANCER,
    LIGHT_CAVALRY,
    MARSHALL,
    MERCENARY,
    PIKEMAN,
    ROYAL_GUARD,
    SCOUT,
    SWORDSMAN,
    WARRIOR_PRIEST,
    EARL,
    BISHOP,
    BANNERMAN,
    HERALD,
    ROYAL,
    TYPES,
    UNKNOWN_COIN = TYPES, /* a coin that the viewer may not know */
    NO_TYPE = 255
} coin_type;

enum { UNIT_TYPES = ROYAL, BASE_TYPES = EARL };

typedef struct {
    const char *code;
    const char *key; /* the long name in the notation */
    const char *name[VX_LANGUAGES];
    const char *object[VX_LANGUAGES];    /* the name after "attacks": Russian bends it */
    const char *tactic[VX_LANGUAGES];    /* NULL: none */
    const char *attribute[VX_LANGUAGES]; /* NULL: none */
    bool is_limit;                       /* the attribute takes something away */
} type_facts;

extern const type_facts wc_types[TYPES];

typedef enum { ENLIST, GUARD, MARCH, REDEPLOY, REINFORCE, SACRIFICE, SPY, DECREES } decree;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *effect[VX_LANGUAGES];
} decree_facts;

extern const decree_facts wc_decrees[DECREES];

/* ---- The board ---- */

#define WOLF_START 0x000008000200u
#define RAVEN_START 0x002000080000u
#define WOLF_START_4 0x040008000200u
#define RAVEN_START_4 0x002000080010u
#define LOCATIONS 0x452448091251u
#define MAP_2 0x03ffffffffe0u
#define MAP_4 0x7fffffffffffu

extern const hex_set wc_around[HEXES];   /* the neighbours */
extern const hex_set wc_two_away[HEXES]; /* at distance exactly 2 */
/* Clockwise from the top; NO_HEX off the map, and from there too. */
extern const uint8_t wc_step[NO_HEX + 1][DIRECTIONS];

static inline hex_set bit(int hex)
{
    return (hex_set)1 << hex;
}

static inline int first_hex(hex_set set)
{
    return __builtin_ctzll(set);
}

static inline bool has(hex_set set, int hex)
{
    return (set >> hex & 1) != 0;
}

/* ---- Zones ---- */

static inline zone one_coin(int slot)
{
    return (zone)1 << (8 * slot);
}

static inline int coins_in(zone z, int slot)
{
    return (int)(z >> (8 * slot) & 255);
}

static inline int size_of_zone(zone z)
{
    return (int)(z * 0x0101010101010101u >> 56);
}

/* ---- The state ---- */

typedef enum {
    NODE_DECREES, /* chance turns up three decrees */
    NODE_DEAL,    /* chance deals a card to a seat */
    NODE_POOL,    /* chance lays a card out for the draft */
    NODE_FLIP,    /* chance flips the marker */
    NODE_SEAT,    /* a team says which partner takes it */
    NODE_PICK,    /* a card of the draft */
    NODE_DRAW,    /* chance draws a coin: the draw phase, the Warrior Priest, Spy */
    NODE_PLAY,
    NODE_SOAK,
    NODE_FOOT,
    NODE_DECREE, /* the Earl's proclamation */
    NODE_SPY,
    NODE_ORDER,
    NODE_THEN,
    NODE_FORCED,
    NODE_OVER,
    NODES
} node_kind;

extern const char *const wc_node_names[NODES];

/* What waits inside a turn is a stack of frames, each of one word: the kind in the low 4 bits. */
typedef enum {
    FRAME_TRIGGERS, /* a trigger_set in the bits above */
    FRAME_SOAK,     /* from, target, is_sacrifice; its own FRAME_TRIGGERS lies below it */
    FRAME_FOOT,     /* from: the Footman that has still to act */
    FRAME_DECREE,   /* seat */
    FRAME_SPY,      /* seat looks at `target` */
    FRAME_DRAW,     /* seat draws a coin into the hand */
    FRAME_PRIEST,   /* seat draws a coin for the Warrior Priest */
    FRAME_PENDING   /* seat plays the drawn coin, slot in `from` */
} frame_kind;

enum { FRAMES = 16 };

/* WC-ATTR-04: what may wait at once. Two Mercenary coins can be due together. */
enum {
    DUE_BERSERKER = 1 << 0,
    DUE_SWORDSMAN = 1 << 1,
    DUE_BANNERMAN = 1 << 2,
    DUE_MERCENARY = 1 << 3,
    DUE_MERCENARY_AGAIN = 1 << 4,
    DUE_HERALD = 1 << 5,
    DUE_EARL = 1 << 6,
    DUE_PRIEST = 1 << 7
};
typedef uint32_t trigger_set;

typedef enum {
    ARMY_STANDARD,
    ARMY_DEAL,
    ARMY_DRAFT,
    ARMY_FIRST_BATTLE,
    ARMY_GAUGAMELA,
    ARMY_BANNOCKBURN,
    ARMY_CRECY,
    ARMY_BOSWORTH,
    ARMIES
} army_kind;

enum { PAST_REFILLS = 6, KEPT_CHOICES = 15 };   /* knowledge.h */
enum { FIRST_PICKER, SECOND_PICKER, NEW_FLIP }; /* draft4_init */
enum { NO_WINNER = FACTIONS };

/* ---- The numbers that a ruleset may change: ruleset.c ---- */

enum {
    CARDS_EACH = 4,
    COINS_MAX = 6
}; /* records of knowledge have room for no more coins of a type */

typedef struct {
    uint8_t coins, bag; /* in all, and in the bag at the start */
} unit_numbers;

typedef struct {
    hex_set map, locations;
    hex_set start[FACTIONS]; /* what they control at the start */
    uint8_t markers;         /* so many on the board win */
    uint8_t spare[7];
} board_numbers;

enum { BOARD_OF_TWO, BOARD_OF_FOUR, BOARDS };
enum { PRESETS = ARMIES - ARMY_FIRST_BATTLE };

/* Cards and decrees are sets, a bit for each. */
typedef struct {
    uint32_t cards[FACTIONS];
} preset_numbers;

typedef struct {
    board_numbers board[BOARDS];
    preset_numbers preset[PRESETS];
    uint32_t cards;   /* to be dealt or drafted */
    uint32_t decrees; /* of which three are turned up */
    unit_numbers unit[TYPES];
} wc_numbers;

extern const wc_numbers wc_book;
extern const vx_rulebook wc_rulebook;

typedef struct {
    hex_set side[FACTIONS];  /* where its units stand */
    hex_set marks[FACTIONS]; /* what it controls */
    hex_set knight, bishop;  /* where they stand: not everybody may attack them */
    hex_set map, locations;  /* of the board that is played on, by the ruleset */
    zone hand[SEATS], bag[SEATS], up[SEATS], down[SEATS], supply[SEATS], out[SEATS];
    zone refill_stock[SEATS], refill_since[SEATS]; /* knowledge.h: what a refill has shown */
    uint64_t refill_past[SEATS][PAST_REFILLS];     /* and those before it */
    uint32_t refill_origin[SEATS][KEPT_CHOICES];   /* and what still older ones tell of them */
    uint16_t spied[SEATS][2][KEPT_CHOICES + 1];    /* what is left of `seen` after a refill */
    uint32_t looked[SEATS][2];                     /* and how the hand lay when it was seen */
    uint64_t seen[SEATS][2]; /* knowledge.h: what a seat knows of the next seat and the last one */
    uint64_t told[SEATS][2][2];  /* and stories that have ended */
    uint64_t refill_eras[SEATS]; /* how the hand of the round of the last refill was renewed */
    uint32_t frame[FRAMES];
    uint32_t ruleset;           /* 0: the book */
    uint32_t pool;              /* cards on offer in the draft, bit per type */
    uint8_t unit_at[HEXES + 1]; /* a unit, or NO_UNIT */
    uint8_t place[UNITS];       /* its hex, or NO_HEX */
    uint8_t stack[UNITS];
    uint8_t kind[UNITS];       /* the type, also of units not on the board; NO_TYPE if none */
    uint8_t address[TYPES];    /* seat * 8 + slot of the type; NO_TYPE if nobody has it */
    uint8_t depth;             /* frames */
    uint8_t node;              /* node_kind */
    int8_t actor;              /* a seat, VX_CHANCE or VX_OVER */
    uint8_t turn, first, init; /* seats */
    uint8_t claimed;
    uint8_t winner;  /* when over; NO_WINNER before and for a draw */
    uint8_t decrees; /* bit per decree on the table */
    uint8_t seals[FACTIONS];
    uint8_t watched; /* bit per seat about which somebody knows more than sizes */
    uint8_t drawer;  /* who draws at NODE_DRAW; 0 elsewhere */
    uint16_t round, quiet, coins;
    /* options */
    uint16_t quiet_rounds, max_coins;
    uint8_t players, nobility, army;
    uint8_t rg_classic, priest_needs_unit, enlist_one, spy_down, redeploy_single, draft4_init;
    uint8_t progress;   /* a marker was placed or a coin removed this round */
    uint8_t unrecorded; /* a playout: nobody will ask what seats know, and it is not kept up */
    uint8_t markers;    /* so many on the board win, by the ruleset */
    uint8_t spare[4];   /* no byte of a state is padding */
} war_chest;

_Static_assert(sizeof(war_chest) == 1504, "a multiple of 8, and no byte of it is padding");

static inline int faction_of(int seat)
{
    return seat & 1;
}

static inline const wc_numbers *numbers_of(const war_chest *s)
{
    return __builtin_expect(s->ruleset == 0, true) ? &wc_book : vx_ruleset_table(s->ruleset);
}

static inline hex_set empty_hexes(const war_chest *s)
{
    return s->map & ~(s->side[WOLF] | s->side[RAVEN]);
}

static inline int unit_seat(int unit)
{
    return unit / UNITS_EACH;
}

/* The slot of the coins that a unit is made of. */
static inline int unit_slot(const war_chest *s, int unit)
{
    int slot = unit % UNITS_EACH;
    return slot == SECOND_FOOTMAN ? s->address[FOOTMAN] & 7 : slot;
}

static inline int slot_type(const war_chest *s, int seat, int slot)
{
    return slot == ROYAL_SLOT ? ROYAL : s->kind[seat * UNITS_EACH + slot];
}

/* The slot of a type at the seat that has it; of the Royal coin at any seat. */
static inline int slot_held(const war_chest *s, int type)
{
    return s->address[type] & 7;
}

/* The slot of a type at a seat, or -1 if the seat does not have it. */
static inline int slot_of(const war_chest *s, int seat, int type)
{
    if (type == ROYAL) return ROYAL_SLOT;
    if (type > ROYAL || s->address[type] >> 3 != seat) return -1;
    return slot_held(s, type);
}

/* How many of these coins of a seat are of a type; none are of a type that the seat does not have. */
static inline int coins_of_type(const war_chest *s, int seat, zone coins, int type)
{
    int slot = slot_of(s, seat, type);
    return slot < 0 ? 0 : coins_in(coins, slot);
}

/* The seat that owns a unit type, or -1. */
static inline int owner_of(const war_chest *s, int type)
{
    return s->address[type] == NO_TYPE ? -1 : s->address[type] >> 3;
}

/* The unit of a type on the board, of any owner, or NO_UNIT. Not for Footmen. */
static inline int unit_of_type(const war_chest *s, int type)
{
    int address = s->address[type];
    if (address == NO_TYPE) return NO_UNIT;
    int unit = (address >> 3) * UNITS_EACH + (address & 7);
    return s->place[unit] == NO_HEX ? NO_UNIT : unit;
}

/* ---- Frames ---- */

static inline uint32_t make_frame(frame_kind kind, int seat, int from, int target, int flag)
{
    return (uint32_t)kind | (uint32_t)seat << 4 | (uint32_t)from << 6 | (uint32_t)target << 12 |
           (uint32_t)flag << 18;
}

static inline uint32_t trigger_frame(trigger_set due)
{
    return (uint32_t)FRAME_TRIGGERS | due << 4;
}

static inline frame_kind frame_kind_of(uint32_t frame)
{
    return (frame_kind)(frame & 15);
}

static inline int frame_seat(uint32_t frame)
{
    return (int)(frame >> 4 & 3);
}

static inline int frame_from(uint32_t frame)
{
    return (int)(frame >> 6 & 63);
}

static inline int frame_target(uint32_t frame)
{
    return (int)(frame >> 12 & 63);
}

static inline bool frame_is_sacrifice(uint32_t frame)
{
    return (frame >> 18 & 1) != 0;
}

static inline trigger_set frame_triggers(uint32_t frame)
{
    return frame >> 4;
}

static inline uint32_t top_frame(const war_chest *s)
{
    return s->frame[s->depth - 1];
}

static inline void wc_pop(war_chest *s)
{
    s->frame[--s->depth] = 0;
}

/* ---- Actions ---- */

typedef enum {
    ACT_DEPLOY, /* u, h */
    ACT_BOLSTER,
    ACT_CLAIM,   /* u: the coin */
    ACT_RECRUIT, /* u: the coin, v: the type recruited */
    ACT_PASS,
    ACT_MOVE,   /* u from h to i */
    ACT_ATTACK, /* u on h attacks i */
    ACT_CONTROL,
    ACT_SHOT,      /* ar, cb on h shoot at i */
    ACT_CHARGE,    /* ca, la from h to i attack j */
    ACT_RIDE,      /* lc, rg from h to i */
    ACT_ENSIGN,    /* en on h moves v from i to j */
    ACT_MARSHALL,  /* ma on h: v on i attacks j */
    ACT_FOOT_MOVE, /* fo from h to i */
    ACT_FOOT_ATTACK,
    ACT_FOOT_CONTROL,
    ACT_BISHOP_MOVE, /* bi on h recruits v and goes to i */
    ACT_BISHOP_ATTACK,
    ACT_HERALD, /* he on h bolsters v on i */
    ACT_EARL,   /* ea on h */
    ACT_ENLIST, /* u and v (UNKNOWN_COIN: only one) */
    ACT_GUARD,  /* u on h attacks i */
    ACT_SACRIFICE,
    ACT_MARCH,     /* u from h to i */
    ACT_REDEPLOY,  /* u from h to i */
    ACT_REINFORCE, /* u */
    ACT_SPY,       /* seat */
    ACT_SPY_DROP,  /* u */
    ACT_SPY_KEEP,
    ACT_SHIFT, /* the Bannerman shifts u from h to i */
    ACT_SKIP,  /* u */
    ACT_NEXT,  /* u */
    ACT_SOAK_STACK,
    ACT_SOAK_SUPPLY,
    ACT_PICK,    /* u */
    ACT_SEAT,    /* seat */
    ACT_DECREES, /* h: which three, a number of wc_decree_trios */
    ACT_DEAL,    /* u to seat */
    ACT_POOL,    /* u */
    ACT_FLIP,    /* seat: the faction */
    ACT_DRAW,    /* u by seat */
    VERBS
} verb;

/* What grants an action: the player's turn, or the trigger that stands after `then`. */
typedef enum {
    BY_COIN,
    BY_BERSERKER,
    BY_SWORDSMAN,
    BY_BANNERMAN,
    BY_MERCENARY,
    BY_HERALD,
    BY_EARL,
    BY_PRIEST,
    BY_FOOTMAN,
    GRANTS
} grant;

extern const uint8_t wc_grant_type[GRANTS]; /* the unit type; NO_TYPE for BY_COIN */
extern const uint8_t wc_grant_due[GRANTS];  /* its trigger; 0 for BY_COIN and BY_FOOTMAN */
enum { TRIOS = 35 };
extern const uint8_t wc_decree_trios[TRIOS]; /* three of the seven decrees as bits */

enum {
    VERB_AT = 0,
    BY_AT = 6,
    U_AT = 10,
    V_AT = 15,
    H_AT = 20,
    I_AT = 26,
    J_AT = 32,
    SEAT_AT = 38
};

typedef struct {
    uint8_t verb, by, u, v, h, i, j, seat;
} act;

static inline vx_action pack_act(act a)
{
    return (vx_action)a.verb << VERB_AT | (vx_action)a.by << BY_AT | (vx_action)a.u << U_AT |
           (vx_action)a.v << V_AT | (vx_action)a.h << H_AT | (vx_action)a.i << I_AT |
           (vx_action)a.j << J_AT | (vx_action)a.seat << SEAT_AT;
}

static inline int verb_of(vx_action action)
{
    return (int)(action >> VERB_AT & 63);
}

static inline act unpack_act(vx_action action)
{
    return (act){.verb = action >> VERB_AT & 63,
                 .by = action >> BY_AT & 15,
                 .u = action >> U_AT & 31,
                 .v = action >> V_AT & 31,
                 .h = action >> H_AT & 63,
                 .i = action >> I_AT & 63,
                 .j = action >> J_AT & 63,
                 .seat = action >> SEAT_AT & 3};
}

/* ---- What the files share ---- */

/* units.c */
void wc_put_unit(war_chest *s, int unit, int hex, int stack);
void wc_lift_unit(war_chest *s, int unit); /* off the board; its coins go nowhere */
void wc_move_unit(war_chest *s, int unit, int hex);
void wc_swap_footmen(war_chest *s, int first, int second);

/* WC-FOOTMAN-02: two Footmen are told apart by where they stand only, so the one on the lower hex
 * is always the first: equal positions have equal bytes. */
static inline void wc_sort_footmen(war_chest *s)
{
    int address = s->address[FOOTMAN], seat = address >> 3;
    if (address == NO_TYPE) return;
    int first = seat * UNITS_EACH + (address & 7), second = seat * UNITS_EACH + SECOND_FOOTMAN;
    if (s->place[first] > s->place[second]) wc_swap_footmen(s, first, second);
}

/* attack.c: what the attack has caused is returned; if the Royal Guard's owner must choose first,
 * that waits in a frame, together with `due`, and nothing is returned. */
trigger_set wc_strike(war_chest *s, int from, int target, bool is_sacrifice, trigger_set due);
trigger_set wc_finish_strike(war_chest *s, uint32_t soak, bool from_supply);

/* effects.c */
void wc_apply_play(war_chest *s, vx_action action);
trigger_set wc_move(war_chest *s, int from, int to);
trigger_set wc_control(war_chest *s, int unit);
trigger_set wc_recruit(war_chest *s, int seat, int type);
int wc_paid_type(const act *a); /* the coin an action costs when it is played from hand */

/* decrees.c */
bool wc_is_usable(const war_chest *s, int seat, decree which, hex_set marks);
bool wc_earl_has_decree(const war_chest *s, int seat, int hex);
trigger_set wc_perform_decree(war_chest *s, int seat, vx_action action);
decree wc_decree_of(verb v);

/* triggers.c */
void wc_push(war_chest *s, uint32_t frame);
void wc_push_triggers(war_chest *s, trigger_set due);
trigger_set wc_without_lost_units(const war_chest *s, trigger_set due);
void wc_drop_triggers(war_chest *s, int type); /* its unit has left the board */
void wc_consume(war_chest *s, trigger_set due);
void wc_settle_triggers(war_chest *s, trigger_set due);
void wc_settle(war_chest *s); /* finds the next decision: the node and who acts */
void wc_apply_frame(war_chest *s, vx_action action);
int wc_trigger_type(trigger_set due); /* the unit type of the lowest trigger */
bool wc_has_option(const war_chest *s, trigger_set due);

/* round.c */
void wc_start_game(war_chest *s, int holder);
void wc_end_turn(war_chest *s);
void wc_end_game(war_chest *s, int winner);
void wc_next_draw(war_chest *s);
void wc_apply_draw(war_chest *s, vx_action action);
bool wc_can_draw(const war_chest *s, int seat);

/* WC-ROUND-03, WC-ROUND-04: the bag, or what a refill would put into it: everything that lies in
 * the discard, nothing else (WC-ROUND-09). */
static inline zone bag_or_discard(const war_chest *s, int seat)
{
    return s->bag[seat] != 0 ? s->bag[seat] : s->up[seat] + s->down[seat];
}

/* Byte n is the weight of slot n in a draw. In a view any coin out of sight may come. */
zone wc_draw_source(const war_chest *s, int seat);

static inline bool has_unknown(zone z)
{
    return z >= one_coin(UNKNOWN_SLOT);
}

/* knowledge.c */
zone wc_unseen(const war_chest *s, int seat); /* the coins that unknown places of a view hold */
zone wc_may_hold(const war_chest *s, int seat);
void wc_note_spied_play(war_chest *s, int seat, int slot, bool is_shown);
void wc_note_refill(war_chest *s, int seat);
void wc_note_round_end(war_chest *s);
void wc_note_spy(war_chest *s, int observer, int target);
void wc_note_drop(war_chest *s, int observer, int target, int slot);
void wc_note_new_coin(war_chest *s, int seat); /* in place of a dropped one */
void wc_count_watched(war_chest *s);
static inline bool is_watched(const war_chest *s, int seat)
{
    return (s->watched >> seat & 1) != 0;
}
/* The bytes that only remember the past. */
enum {
    WC_MEMORY_FROM = offsetof(war_chest, refill_stock),
    WC_MEMORY_TO = offsetof(war_chest, frame)
};
void wc_forget_everything(war_chest *s); /* for a playout */

/* list.c */
enum { WC_ACTION_CAP = 768 };
int wc_list(const void *state, vx_action *out);

/* playout.c */
extern const vx_game_playout wc_playout;

/* check.c */
/* The game is over, or should be: says who has won. */
bool wc_refuse_won(int winner, vx_problem *why);
bool wc_check(const void *state, vx_action action, vx_problem *why);

/* actions.c */
enum { WC_ENCODABLE = 10125467 };
bool wc_is_well_formed(vx_action action);
vx_action wc_encodable(uint64_t index);
int wc_hexes_named(int act_verb);

/* The slot that a ticket falls on: the first whose running sum of coins is above it. One
 * multiplication makes all running sums, one comparison in every byte finds the place. */
static inline int slot_at(zone source, uint64_t ticket)
{
    const uint64_t ones = 0x0101010101010101u;
    uint64_t sums = source * ones;                                /* each byte at most 25 */
    uint64_t above = (sums + (127 - ticket) * ones) & ones * 128; /* top bit: sum > ticket */
    return __builtin_ctzll(above) >> 3;
}

/* setup.c */
extern const vx_game war_chest_game;
enum { WC_OPTIONS = 17 };
extern const vx_option wc_options[WC_OPTIONS];
extern const char *const wc_army_names[ARMIES];
void wc_read_options(war_chest *s, const vx_setting *settings, int count);
void wc_lay_board(war_chest *s); /* once players and ruleset are known */
bool wc_is_trio_in_use(const war_chest *s, int trio);
bool wc_keeps_army(const war_chest *s);
bool wc_setup(void *state, const vx_setting *settings, int count, vx_problem *why);
void wc_apply_setup(war_chest *s, vx_action action);
void wc_clear(war_chest *s); /* an empty table with default options */
void wc_give_card(war_chest *s, int seat, int type);
int wc_cards_of(const war_chest *s, int seat);
int wc_cards_each(const war_chest *s);
uint32_t wc_card_pool(const war_chest *s); /* cards that nobody has and that are not on offer */
int wc_seat_to_deal(const war_chest *s);
int wc_picks_made(const war_chest *s);
bool wc_resume_setup(war_chest *s); /* who acts at a node before the first draw; false: none can */

/* notation.c */
extern const char *const wc_faction_letters[FACTIONS];
void wc_add_hex(vx_text *out, int hex);
void wc_add_type(vx_text *out, int type);
void wc_add_seat(vx_text *out, int seat);
bool wc_add_operand(vx_text *out, const act *a, char letter); /* U V H I J S; false: none of them */
bool wc_take_hex(const vx_word *word, int *out);
bool wc_take_type(const vx_word *word, int *out); /* a code, a long name or ? */
bool wc_take_seat(const vx_word *word, int *out);
int wc_take_decree(const vx_word *word); /* -1 if it is none */
void wc_format_action(const void *state, vx_action action, vx_text *out);
bool wc_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why);

/* view.c */
void wc_view(const void *state, int seat, void *view);
void wc_sample(const void *view, vx_random *random, void *out);
enum { WC_NOTES_SIZE = 49216 };
void wc_sample_again(const void *view, void *notes, vx_random *random, void *out);
vx_action wc_hide_action(const void *state, vx_action action, int seat);

/* describe.c, show.c */
extern const char *const wc_faction_names[FACTIONS][VX_LANGUAGES];
vx_theme wc_theme(vx_action action);
void wc_describe_action(const void *state, vx_action action, vx_language language, vx_text *out);
int wc_hex_attacked(const act *a); /* of an action that is an attack */
void wc_odds(const void *state, vx_action action, vx_language language, vx_odds *out);
void wc_show(const void *state, const vx_style *style, vx_text *out);
void wc_status(const void *state, vx_language language, vx_text *out);

/* evaluate.c */
int wc_evaluate(const void *state, int seat);
int wc_evaluate_handicapped(const void *state, int seat, unsigned handicaps);
extern const vx_level wc_levels[];
extern const vx_chance_table wc_chances[VX_EVALUATIONS]; /* chances.c */
void wc_order_by_hand(const void *state, const vx_action *actions, int count, int *out);
void wc_order(const void *state, const vx_action *actions, int count, int *out);
void wc_order_handicapped(const void *state, const vx_action *actions, int count,
                          unsigned handicaps, int *out);
enum { WC_ASSETS = 1 + UNIT_TYPES };
void wc_count_assets(const void *state, int seat, int *out);
void wc_name_asset(int kind, vx_language language, vx_text *out);

/* diagram.c: what a tactic reaches from DIAGRAM_HEX, where all it needs is at hand */
enum { DIAGRAM_HEX = 23 }; /* f4, the middle of the board */

typedef struct {
    hex_set ways;    /* where the unit may go */
    hex_set hits;    /* whom it may attack */
    hex_set friends; /* whom it may help */
} tactic_diagram;

tactic_diagram wc_tactic_diagram(int type); /* empty: none, or it reaches nowhere */

/* page.c */
void wc_facts(uint32_t ruleset, vx_language language, vx_text *out);
void wc_scene(const void *state, vx_text *out);
void wc_steps(const void *state, vx_action action, vx_text *out);
bool wc_parse_steps(const void *state, vx_reader *in, vx_action *out);
bool wc_is_place(const vx_word *word);

/* foretell.c */
void wc_foretell(const void *state, vx_action action, vx_language language, vx_text *out);

/* events.c */
void wc_events(const void *before, vx_action action, const void *after, vx_text *out);

/* write_position.c, read_position.c: positions */
void wc_format_position(const void *state, vx_text *out);
bool wc_parse_position(void *state, vx_reader *in, vx_problem *why);

extern const vx_game_learning wc_learning; /* learning.c */
extern const vx_game_editor wc_editor;     /* editor.c */
extern const vx_game_census wc_census;     /* census.c */

#endif
