/* SPDX-License-Identifier: MIT */
/* standard_bearer.h - the state of a game of Standard-Bearer and what its files share.
 *
 * Open information, no dice after the deal. A set of cells is one 64-bit word: bit row*8+column,
 * rows 0-7 from Blue's edge, columns 0-6; column 7 is a border that is never occupied, so that a
 * step off the side of the board falls on it and is masked away. */
#ifndef VX_STANDARD_BEARER_H
#define VX_STANDARD_BEARER_H

#include "core/game.h"
#include "core/ruleset.h"

enum { COLUMNS = 7, ROWS = 8, CELLS = 64, ARMY_MAX = 20, STANDARDS = 3 };
enum { BLUE, RED, SIDES };

typedef uint64_t cell_set;
static const cell_set BOARD = 0x7F7F7F7F7F7F7F7F; /* ZN-4: 7 x 8 cells */

typedef enum {
    ARCHER,
    PIKEMAN,
    BERSERKER,
    HORSEMAN,
    HEAVY_INFANTRYMAN,
    STANDARD_BEARER,
    TYPES
} warrior_type;

typedef enum { LIGHT = 1, MEDIUM, HEAVY } warrior_weight; /* the chevrons on the card */

enum { ANY_DISTANCE = 255, LINE_SPEED_MAX = 3 };
enum { STRENGTH_MAX = 6, HEALTH_MAX = 4 }; /* of any ruleset: as far as evaluation and ids reach */

typedef struct {
    const char *key;
    char letter;
    const char *name[VX_LANGUAGES];
    const char *object[VX_LANGUAGES]; /* the name after "attacks": Russian bends it */
    const char *ability[VX_LANGUAGES];
    const vx_message *reach; /* refuses a target that its attack does not reach */
} type_facts;

extern const type_facts sb_types[TYPES];

enum { LAYOUTS = 5, LAYOUT_ROWS = 4 };
extern const char *const sb_layout_keys[LAYOUTS];

/* ---- The numbers that a ruleset may change: ruleset.c ---- */

typedef struct {
    uint8_t strength, health, speed, weight; /* speed: cells, or ANY_DISTANCE */
    uint8_t count;                           /* cards in the default army */
    uint8_t unused[3];                       /* eight bytes are found faster than five */
} type_numbers;

typedef struct {
    type_numbers type[TYPES];
    uint8_t layout[LAYOUTS]
                  [LAYOUT_ROWS]; /* front row first; bit 0 is the owner's leftmost column */
    uint8_t heavier, in_line;    /* ZN-27, ZN-30: added to the strength */
    uint8_t pierced;             /* ZN-40: wounds that a pikeman gives a heavy infantryman */
    uint8_t twice;               /* ZN-35: wounds that a double blow costs */
} sb_numbers;

extern const sb_numbers sb_book;
extern const vx_rulebook sb_rulebook;

extern const vx_option sb_options[];
enum { OPTIONS = 7 };

typedef enum {
    PHASE_DEAL, /* chance lays the next card */
    PHASE_COIN, /* chance names the first player */
    PHASE_MOVE,
    PHASE_ATTACK,
    PHASE_REMOVE, /* ZN-11 */
    PHASE_OVER
} turn_phase;

enum { PENALTY_EITHER, PENALTY_BOTH };
enum { FIRST_RANDOM, FIRST_BLUE, FIRST_RED };
enum { NO_WINNER = SIDES };

typedef struct {
    cell_set army[SIDES];
    cell_set line;          /* where the line that moved this turn stands now; attack phase only */
    uint8_t warrior[CELLS]; /* 0, or a packed warrior */
    uint8_t standards[SIDES];
    uint8_t phase;  /* turn_phase */
    uint8_t side;   /* whose turn; BLUE in the deal and when over */
    uint8_t winner; /* when over: a side or NO_WINNER; NO_WINNER before */
    uint8_t quiet;  /* turns in a row without a wound; counted with PENALTY_BOTH only */
    /* options */
    uint8_t composition[TYPES];
    uint8_t layout, berserker, first, penalty, draw_after;
    uint8_t unused[3];
    uint32_t ruleset; /* 0: the book */
} standard_bearer;

/* Cards of a full army. */
int sb_army_size(const standard_bearer *game);

static inline const sb_numbers *numbers_of(const standard_bearer *game)
{
    return __builtin_expect(game->ruleset == 0, true) ? &sb_book : vx_ruleset_table(game->ruleset);
}

/* ---- A warrior in a byte: type+1, side, wounds ---- */

static inline uint8_t make_warrior(warrior_type type, int side, int wounds)
{
    return (uint8_t)((int)type + 1 + 8 * side + 16 * wounds);
}
static inline warrior_type type_of(uint8_t warrior)
{
    return (warrior_type)((warrior & 7) - 1);
}
static inline int side_of(uint8_t warrior)
{
    return warrior >> 3 & 1;
}
static inline int wounds_of(uint8_t warrior)
{
    return warrior >> 4;
}
static inline int health_of(const standard_bearer *game, uint8_t warrior)
{
    return numbers_of(game)->type[type_of(warrior)].health - wounds_of(warrior);
}

/* ---- Cells ---- */

static inline cell_set bit(int cell)
{
    return (cell_set)1 << cell;
}
static inline int row_of(int cell)
{
    return cell >> 3;
}
static inline int column_of(int cell)
{
    return cell & 7;
}
static inline int cell_at(int row, int column)
{
    return row * 8 + column;
}
static inline bool is_cell(int cell)
{
    return cell >= 0 && cell < CELLS && (BOARD & bit(cell));
}
static inline bool is_on_board(int row, int column)
{
    return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}
static inline int first_cell(cell_set set)
{
    return __builtin_ctzll(set);
}
static inline int count_cells(cell_set set)
{
    return __builtin_popcountll(set);
}

static inline cell_set occupied(const standard_bearer *game)
{
    return game->army[BLUE] | game->army[RED];
}

static inline cell_set beside(cell_set set)
{
    return (set << 8 | set >> 8 | set << 1 | set >> 1) & BOARD;
}

static inline cell_set diagonal(cell_set set)
{
    return (set << 9 | set >> 9 | set << 7 | set >> 7) & BOARD;
}

enum { NORTH, SOUTH, EAST, WEST, DIRECTIONS };

static inline cell_set step(cell_set set, int direction)
{
    switch (direction) {
    case NORTH:
        return set << 8 & BOARD;
    case SOUTH:
        return set >> 8;
    case EAST:
        return set << 1 & BOARD;
    default:
        return set >> 1 & BOARD;
    }
}

/* ZN-13, ZN-14: step by step over free cells, never diagonally, turning at will; AZ-19: both
 * halves of the board alike. */
static inline cell_set walk_over(cell_set free, int from, int speed)
{
    cell_set reached = bit(from);
    for (int i = 0; i < speed; i++) {
        cell_set next = reached | (beside(reached) & free);
        if (next == reached) break;
        reached = next;
    }
    return reached & ~bit(from); /* AZ-4: a move ends on another cell */
}

/* The cells from one end to the other, both included; empty if they share no row or column. */
static inline cell_set run_between(int first, int last)
{
    if (row_of(first) != row_of(last) && column_of(first) != column_of(last)) return 0;
    int low = first < last ? first : last, high = first < last ? last : first;
    int stride = row_of(first) == row_of(last) ? 1 : 8;
    cell_set run = 0;
    for (int cell = low; cell <= high; cell += stride) run |= bit(cell);
    return run;
}

/* ---- Actions: a kind and up to three cells, a byte each ---- */

typedef enum { ACT_MOVE, ACT_LINE, ACT_ATTACK, ACT_REMOVE, ACT_DEAL, ACT_FIRST, ACTS } act_kind;

enum { NO_CELL = 255 };

typedef struct {
    uint8_t kind; /* act_kind */
    uint8_t
        from;   /* the warrior; of a line the end named first; ACT_DEAL a type; ACT_FIRST a side */
    uint8_t to; /* where it goes, or the target */
    uint8_t other; /* of a line its other end; the second target of a double blow; else NO_CELL */
    uint8_t plain; /* ACT_ATTACK: 1 leaves the line bonus unused */
} act;

static inline vx_action pack_act(act a)
{
    return (vx_action)a.kind | (vx_action)a.from << 8 | (vx_action)a.to << 16 |
           (vx_action)a.other << 24 | (vx_action)a.plain << 32;
}

static inline act unpack_act(vx_action action) /* one that was packed */
{
    return (act){.kind = (uint8_t)action,
                 .from = (uint8_t)(action >> 8),
                 .to = (uint8_t)(action >> 16),
                 .other = (uint8_t)(action >> 24),
                 .plain = (uint8_t)(action >> 32)};
}

/* False if the bits are no action of this game at all. */
bool sb_unpack(vx_action action, act *out);
/* The one spelling of an action that has two: a line named from its other end, targets swapped. */
act sb_canonical(act a);
act sb_simple_act(act_kind kind, int from); /* for the kinds that name nothing else */

enum {
    PLACES = COLUMNS * ROWS,
    MOVES = PLACES * PLACES,
    LINES = PLACES * PLACES * PLACES,
    ATTACKS = PLACES * PLACES * (PLACES + 1) * 2,
    ENCODABLE = MOVES + LINES + ATTACKS + PLACES + TYPES + SIDES,
};
/* Every action the packing can express, numbered from 0. */
vx_action sb_encodable(uint64_t index);

/* ---- setup.c ---- */

bool sb_setup(void *state, const vx_setting *settings, int count, vx_problem *why);
/* The cell of a side's card number `index`, or NO_CELL after the last. */
int sb_layout_cell(const standard_bearer *game, int side, int index);
/* Cards of each type that are neither on the board nor, once the deal is done, among the dead. */
void sb_cards_left(const standard_bearer *game, int side, int out[TYPES]);
int sb_side_to_deal(const standard_bearer *game);

/* ---- movement.c ---- */

bool sb_can_move(const standard_bearer *game);
cell_set sb_standards_of(const standard_bearer *game, cell_set among);
/* The longest line that this standard-bearer can lead along its row (stride 1) or column (stride 8),
 * itself included. */
cell_set sb_run_of(const standard_bearer *game, int standard, int stride);
vx_action *sb_list_moves(const standard_bearer *game, vx_action *out); /* returns the new end */
/* The cells between the two on a shortest walk, which goes straight on while it can; returns how
 * many. */
int sb_way(const standard_bearer *game, int from, int to, int way[CELLS]);
bool sb_check_walk(const standard_bearer *game, const act *a, vx_problem *why);
bool sb_check_line(const standard_bearer *game, const act *a, vx_problem *why);
void sb_move_warrior(standard_bearer *game, int from, int to);
void sb_move_line(standard_bearer *game, const act *a);

/* ---- attack.c ---- */

bool sb_can_attack(const standard_bearer *game);
vx_action *sb_list_attacks(const standard_bearer *game, vx_action *out); /* returns the new end */
bool sb_check_attack(const standard_bearer *game, const act *a, vx_problem *why);
void sb_strike(standard_bearer *game, const act *a);
void sb_kill(standard_bearer *game, int cell);
/* Cells that the warrior, standing on `from`, can strike if its strength allows. */
cell_set sb_strike_from(const standard_bearer *game, uint8_t warrior, int from);
/* Cells from which somebody might strike one of the targets, and the targets' own. */
cell_set sb_within_reach(cell_set targets);

int sb_strength_of(const standard_bearer *game, uint8_t warrior);
int sb_strength_against(const standard_bearer *game, uint8_t attacker, uint8_t target);
/* Strength in an attack on `target`, the line bonus included unless `plain`. */
int sb_attack_strength(const standard_bearer *game, int from, int target, bool plain);
/* Wounds that `from` gives to `target`. */
int sb_damage_to(const standard_bearer *game, int from, int target);
/* Wounds that the attacker takes by its own attack. */
int sb_damage_to_attacker(const standard_bearer *game, const act *a);

/* ---- rules.c ---- */

/* Enters the phase that the rules make of it when the one that is due cannot be played. */
void sb_settle_phase(standard_bearer *game);

/* ---- Text: notation.c, write_position.c, read_position.c, describe.c, show.c; and evaluate.c,
 * evaluate.c, page.c, events.c ---- */

void sb_format_action(const void *state, vx_action action, vx_text *out);
bool sb_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
void sb_format_position(const void *state, vx_text *out);
bool sb_parse_position(void *state, vx_reader *in, vx_problem *why);
void sb_add_cell(vx_text *out, int cell);
/* Takes a cell such as "d5" off the front of a word, capital or small. */
bool sb_take_cell(vx_word *word, uint8_t *out);
bool sb_take_char(vx_word *word, char c); /* false where the word begins otherwise */
bool sb_read_side(vx_reader *in, uint8_t *out, vx_problem *why);
extern const char *const sb_side_keys[SIDES];

vx_theme sb_theme(vx_action action);
void sb_describe_action(const void *state, vx_action action, vx_language language, vx_text *out);
void sb_show(const void *state, const vx_style *style, vx_text *out);
void sb_status(const void *state, vx_language language, vx_text *out);

int sb_evaluate(const void *state, int seat);
enum { HANDICAP_NO_NETWORK = 1 }; /* evaluates by tables alone */
int sb_evaluate_handicapped(const void *state, int seat, unsigned handicaps);
/* What so many wounds would take from the worth of the warrior's side. */
int sb_cost_of_wounds(const standard_bearer *game, uint8_t warrior, int damage);
extern const vx_level sb_levels[];
extern const vx_chance_table sb_chances[VX_EVALUATIONS]; /* chances.c */
void sb_order(const void *state, const vx_action *actions, int count, int *out);
void sb_count_assets(const void *state, int seat, int *out);
void sb_name_asset(int kind, vx_language language, vx_text *out);

void sb_facts(uint32_t ruleset, vx_language language, vx_text *out);
void sb_scene(const void *state, vx_text *out);
void sb_steps(const void *state, vx_action action, vx_text *out);
void sb_foretell(const void *state, vx_action action, vx_language language, vx_text *out);
bool sb_parse_steps(const void *state, vx_reader *in, vx_action *out);
bool sb_is_place(const vx_word *word);
void sb_events(const void *before, vx_action action, const void *after, vx_text *out);

extern const vx_game standard_bearer_game;

extern const vx_game_learning sb_learning; /* learning.c */
extern const vx_game_playout sb_playout;   /* playout.c */

extern const vx_game_editor sb_editor; /* editor.c */

#endif
