/* SPDX-License-Identifier: MIT */
/* vexillum.h - set up, play, query and show any of the games through one interface.
 *
 * A vx_game is the rules of one game: static, shared, never freed.
 * A state is vx_state_size() bytes that you own: copy it with memcpy, compare it with memcmp,
 * keep it anywhere. Align it like a uint64_t.
 * The library reads no clock and draws no random numbers by itself, and any thread may call it. Its only
 * global state is the store of changed rulesets: append-only, of bounded size, never freed. Only
 * vx_match_*(), vx_searcher_*() and vx_batch_*() allocate. */
#ifndef VEXILLUM_H
#define VEXILLUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header; vx_version() returns that of the library. Before 1.0 the second number
 * changes with every incompatible change of this header. */
#define VX_VERSION "0.1.0"
const char *vx_version(void);

typedef struct vx_game vx_game;
typedef uint64_t vx_action; /* packed by the game; vx_format_action() shows it */

/* Seats count from 0 in C and from 1 in text. These values take the place of a seat: */
enum {
    VX_CHANCE = -1,    /* dice or a draw acts next */
    VX_OVER = -2,      /* nobody acts: the game has ended */
    VX_SPECTATOR = -3, /* a viewer that sees nothing hidden; seat 0 in text */
};

enum { VX_SEATS_MAX = 4 };

typedef enum { VX_ENGLISH, VX_RUSSIAN, VX_LANGUAGES } vx_language;

/* ---- Messages: every refusal carries one of these ---- */

/* One sentence in each language and the rule clause behind it (NULL for bad input, where no rule
 * applies). In the texts {0} and {1} stand for the numbers of a problem and {word} for its word. */
typedef struct {
    const char *clause;
    const char *text[VX_LANGUAGES];
} vx_message;

/* What is wrong, where and with which numbers. vx_format_problem() turns it into a sentence. */
typedef struct {
    const vx_message *message; /* NULL: nothing is wrong */
    int line, column;          /* from 1, in the text that was parsed; 0: no place */
    int64_t number[2];
    char word[64];
    const char *values; /* the allowed values, as "line|block"; or NULL */
    /* Edits the finished sentence in place without making it longer; NULL: no edit. */
    void (*reword)(char *sentence);
} vx_problem;

/* Writes "line 3, column 5: ..." or "ZN-13: ..." and returns the length, cut to fit `capacity`. */
size_t vx_format_problem(const vx_problem *problem, vx_language language, char *out,
                         size_t capacity);

/* ---- Random numbers: small, fast, the same on every machine ---- */

typedef struct {
    uint64_t word[4];
} vx_random;

void vx_random_seed(vx_random *random, uint64_t seed);
uint64_t vx_random_next(vx_random *random);
/* Uniform over 0 .. below-1, without bias. `below` must not be 0. */
uint64_t vx_random_below(vx_random *random, uint64_t below);

/* ---- The games ---- */

int vx_game_count(void);
const vx_game *vx_game_at(int index);
const vx_game *vx_game_find(const char *id); /* NULL if there is none */

const char *vx_game_id(const vx_game *game);
const char *vx_game_name(const vx_game *game, vx_language language);
int vx_game_seats_min(const vx_game *game);
int vx_game_seats_max(const vx_game *game);
size_t vx_state_size(const vx_game *game);
int vx_action_cap(const vx_game *game); /* no position lists more actions than this */

/* An option of a game: `new GAME key=value`. */
typedef struct {
    const char *key;
    const char *fallback; /* the default value */
    const char *values;   /* "line|block|wedge", "3..5", or NULL for free text */
    const char *help[VX_LANGUAGES];
} vx_option;

typedef struct {
    const char *key, *value;
} vx_setting;

int vx_option_count(const vx_game *game);
const vx_option *vx_option_at(const vx_game *game, int index);

/* ---- A state ---- */

/* Sets every byte of `state`. On false `why` holds the problem and the state must not be used. */
bool vx_setup(const vx_game *game, void *state, const vx_setting *settings, int count,
              vx_problem *why);

int vx_seats(const vx_game *game, const void *state);
int vx_team(const vx_game *game, const void *state, int seat); /* partners share a number from 0 */
int vx_to_act(const vx_game *game, const void *state);         /* a seat, VX_CHANCE or VX_OVER */
/* When over: 1 won, 0 drew, -1 lost. */
int vx_score(const vx_game *game, const void *state, int seat);
uint64_t vx_hash(const vx_game *game, const void *state);

/* Writes the legal actions (for VX_CHANCE: the outcomes) to `out`, which must have room for
 * vx_action_cap(), and returns their number. */
int vx_list(const vx_game *game, const void *state, vx_action *out);

/* True where vx_list() returns only some of the legal actions and vx_check() alone decides. */
bool vx_is_open_ended(const vx_game *game, const void *state);

/* Accepts any 64 bits. On false `why` (may be NULL) names the clause that forbids the action. */
bool vx_check(const vx_game *game, const void *state, vx_action action, vx_problem *why);

/* The action must be legal: call vx_check() first for anything that comes from outside. */
void vx_apply(const vx_game *game, void *state, vx_action action);
/* A fixed capacity is exhausted, so the state cannot hold what the rules demand. A match refuses the
 * action that leads to such a state, and no position parses as one. */
bool vx_is_overfull(const vx_game *game, const void *state);

/* ---- Chance, where vx_to_act() is VX_CHANCE ---- */

/* Every ticket from 0 to vx_chance_total()-1 is equally likely; vx_chance_pick() turns it into an
 * outcome. So any fair source of numbers works: a seed, a commitment, physical dice. */
uint64_t vx_chance_total(const vx_game *game, const void *state);
vx_action vx_chance_pick(const vx_game *game, const void *state, uint64_t ticket);
vx_action vx_chance_draw(const vx_game *game, const void *state, vx_random *random);
uint64_t vx_chance_weight(const vx_game *game, const void *state, vx_action outcome);

/* ---- Playouts ---- */

typedef struct {
    uint64_t decisions; /* of seats */
    uint64_t actions;   /* those and the outcomes of chance */
} vx_played;

/* Plays on until the game is over or about so many actions have been made: any legal action is as
 * likely as the next, chance acts by its weights. A seed always makes the same game, but not the one
 * that picking from vx_list() would make. Afterwards vx_to_act() and vx_score() may be asked, and no
 * view: what seats know is not kept up. `room` is for vx_action_cap() actions. */
vx_played vx_play_out(const vx_game *game, void *state, vx_random *random, uint64_t actions,
                      vx_action *room);

/* ---- What a seat may know ---- */

/* The state as `seat` may know it, hidden parts replaced by canonical unknowns. A view is a state:
 * it can be shown, printed, listed and checked. It can be played on only through vx_sample(). */
void vx_view(const vx_game *game, const void *state, int seat, void *out);

/* Draws a full state that agrees with the view, each with its true probability. */
void vx_sample(const vx_game *game, const void *view, vx_random *random, void *out);

/* The action as `seat` may see it happen: a hidden coin becomes an unknown one. */
vx_action vx_hide_action(const vx_game *game, const void *state, vx_action action, int seat);

/* ---- Text. Each writer ends `out` with '\0' and returns the length, cut to fit `capacity` ---- */

enum { VX_ACTION_TEXT_CAP = 256 }; /* no action text is longer */

size_t vx_format_action(const vx_game *game, const void *state, vx_action action, char *out,
                        size_t capacity);
/* Well-formed illegal actions parse, so that vx_check() can explain them. */
bool vx_parse_action(const vx_game *game, const void *state, const char *text, vx_action *out,
                     vx_problem *why);
/* What the action does, as a sentence. */
size_t vx_describe_action(const vx_game *game, const void *state, vx_action action,
                          vx_language language, char *out, size_t capacity);

enum { VX_POSITION_CAP = 1 << 16 }; /* no position text is longer */

size_t vx_format_position(const vx_game *game, const void *state, char *out, size_t capacity);
/* The text begins with "position <game>". On true *game and the state are set; `state` must have
 * room for any game: vx_largest_state() bytes. */
bool vx_parse_position(const char *text, const vx_game **game, void *state, vx_problem *why);
size_t vx_largest_state(void);

/* How to draw the board as text. */
typedef struct {
    vx_language language;
    int seat;     /* the viewer, who sits at the near side of the board */
    bool color;   /* ANSI colours */
    bool unicode; /* box drawing and symbols; plain ASCII without */
    int width;    /* columns of the terminal */
    int height;   /* preferred number of lines: less important parts are left out; 0: no limit */
} vx_style;

size_t vx_show(const vx_game *game, const void *state, const vx_style *style, char *out,
               size_t capacity);

/* ---- Odds ---- */

/* The exact distributions of what an action may lead to. A vx_odds takes about 175 kB. */
enum { VX_ODDS_ROWS = 64, VX_ODDS_TABLES = 8 };
typedef struct {
    char title[320];
    uint64_t total; /* the weights of the rows add up to this */
    int count;
    struct {
        uint64_t weight;
        const char *name; /* what files call it, however it is worded; NULL: none names it */
        char text[320];
    } row[VX_ODDS_ROWS];
} vx_odds_table;
typedef struct {
    int count;
    vx_odds_table table[VX_ODDS_TABLES];
} vx_odds;

/* False (and no table) where the action is not legal. An action without chance has one row. */
bool vx_get_odds(const vx_game *game, const void *state, vx_action action, vx_language language,
                 vx_odds *out);

/* ---- Chances ---- */

/* The kind of search behind a value. Equal values of different kinds mean different chances. */
typedef enum {
    VX_EVALUATION_BLIND,   /* own turn only: the greedy player and the lowest levels */
    VX_EVALUATION_PARTIAL, /* looks at replies, but overlooks actions or has handicaps */
    VX_EVALUATION_FULL,
    VX_EVALUATIONS,
} vx_evaluation;

enum { VX_CHANCE_UNKNOWN = -1 };

/* The chance to win, in thousandths, that a value from -10000 to 10000 stands for. A draw counts half,
 * so the other side has the rest. It is measured: 70% of positions shown as 700 are won.
 * VX_CHANCE_UNKNOWN for a kind that was not measured. See docs/CALIBRATION.md. */
int vx_chance_of_value(const vx_game *game, vx_evaluation evaluation, int value);

/* ---- Learning: actions and views as numbers (docs/PYTHON.md) ---- */

/* A block of an observation: an array called `name` of this shape, each number from 0 to `most`. */
typedef struct {
    const char *name;
    int shape[3]; /* 0 behind the last dimension */
    int most;
    const char *meaning;
} vx_observation_block;

/* Changes whenever the meaning of an id or of a number in an observation changes. */
int vx_learning_version(const vx_game *game);
/* Ids of actions are 0 .. vx_action_space()-1. 0: the game has none, nor observations. */
int vx_action_space(const vx_game *game);
/* The ids of actions from one vx_list(): all different. */
void vx_action_ids(const vx_game *game, const void *state, const vx_action *actions, int count,
                   int32_t *ids);
int vx_observation_block_count(const vx_game *game);
const vx_observation_block *vx_observation_block_at(const vx_game *game, int index);
size_t vx_observation_size(const vx_game *game); /* bytes, one a number */
/* Writes what `seat` knows as numbers, block after block. It reads that seat's view, so nothing hidden
 * can leak into them. */
void vx_observe(const vx_game *game, const void *view, int seat, uint8_t *out);

/* Beliefs: how many pieces of each kind a seat expects in each hidden place. They are the exact means
 * of what vx_sample() draws from the view, in VX_BELIEF_ONE-ths of a piece; what the seat knows is a
 * whole number. Blocks say what they are, with bounds in pieces. 0 blocks: the game has none. */
enum { VX_BELIEF_ONE = 1 << 20 };

int vx_belief_block_count(const vx_game *game);
const vx_observation_block *vx_belief_block_at(const vx_game *game, int index);
size_t vx_belief_size(const vx_game *game); /* numbers */
void vx_believe(const vx_game *game, const void *view, int seat, uint32_t *out);

/* ---- Search: the machine player ---- */

/* A searcher holds the memory of one machine player. You create and free it; one thread uses it at a
 * time. It receives a view and a seat, never a full state, so it cannot see hidden things. With a
 * fixed seed, a node limit and one thread the choice is the same on every machine. */
typedef struct vx_searcher vx_searcher;

typedef enum {
    VX_METHOD_AUTO,      /* alpha-beta or MCTS over samples, as suits the game */
    VX_METHOD_RANDOM,    /* any legal action */
    VX_METHOD_GREEDY,    /* the best own turn, without looking at replies */
    VX_METHOD_ALPHABETA, /* for games with open information and little chance */
    VX_METHOD_MCTS,      /* for games with dice or hidden information */
    VX_METHOD_UCT,       /* a yardstick: a tree by random playouts alone, without an evaluation */
    VX_METHOD_FIRST_TIMER,
    VX_METHODS,
} vx_method;

enum { VX_LEVEL_MIN = 1, VX_LEVEL_MAX = 8 };

/* Zero in a field means no such limit. The first limit reached ends the search. Without any limit the
 * level is 5; the greedy player has no level and tries 10,000 actions. A level has limits of its own,
 * which the fields here can only tighten. */
typedef struct {
    vx_method method;
    int level;             /* VX_LEVEL_MIN .. VX_LEVEL_MAX */
    int depth;             /* turns looked ahead; alpha-beta only */
    uint64_t nodes;        /* actions tried, by all threads together */
    uint64_t iterations;   /* playouts; UCT only, which makes 1,000 where nothing limits it */
    uint64_t milliseconds; /* needs a clock */
    uint64_t seed;
    int threads; /* more than 1 needs run_parallel */
    /* Candidates to evaluate exactly, not only as worse than the best. 0: only the choice is needed,
     * and a single legal action is returned without a search. */
    int lines;
    /* Evaluate only this action of the seat; games with stages do not need it. NULL: all legal
     * actions. */
    const vx_action *only;
} vx_limits;

/* Reads a bot's name: "random", "greedy", "level5" (or "5"), "full", "nodes=2000", "ms=56",
 * "depth=2", and with a method in front "mcts:nodes=2000", "alphabeta:ms=100"; "uct:1000" makes so many
 * playouts, "first-timer" sees one reply. False if it is none of these. */
bool vx_limits_parse(const char *name, vx_limits *out);

typedef enum {
    VX_UNPROVEN,
    VX_WINS,  /* against any play and any dice */
    VX_LOSES, /* whatever the seat plays */
} vx_proof;

enum { VX_CERTAIN = 10000, VX_LINE_CAP = 24 };

typedef struct {
    vx_action action;
    int value; /* evaluation for the seat: -VX_CERTAIN lost .. VX_CERTAIN won; not a chance */
    /* The chance of the seat's side to win, in thousandths, a draw counting half: measured, see
     * docs/CALIBRATION.md. 0 and 1000 only with a proof. VX_CHANCE_UNKNOWN: not evaluated. */
    int chance;
    vx_proof proof;  /* what the search has proved */
    int distance;    /* with a proof: actions until the end of the game, this one included */
    uint64_t visits; /* the search effort spent on it */
    int line_length;
    vx_action line[VX_LINE_CAP]; /* this action, then the principal variation */
} vx_candidate;

typedef struct {
    bool found;       /* false if the seat has nothing to decide, or memory ran out */
    vx_action action; /* always one that vx_list() returns for the view */
    /* The choice first, the others by value or by visits. A candidate sampled less than the choice
     * never has a higher value. */
    int count;
    const vx_candidate *candidates; /* belong to the searcher, until its next search */
    const void *world; /* a full state that agrees with the view; the lines can be played on it */
    int depth;         /* turns looked ahead */
    uint64_t nodes, microseconds;
} vx_choice;

/* Services of the caller. Any may be NULL. The searching thread calls them. */
typedef struct {
    void *context;
    uint64_t (*clock)(void *context); /* microseconds from any start */
    bool (*should_stop)(void *context);
    void (*progress)(void *context, const vx_choice *so_far);
    /* Runs job(argument, 0) .. job(argument, count-1), in parallel if possible; returns when all have
     * ended. */
    void (*run_parallel)(void *context, int count, void (*job)(void *argument, int index),
                         void *argument);
} vx_platform;

/* An evaluation to use in place of the game's own. Its values have no measured chances. */
typedef struct {
    void *context;
    /* -10000 as good as lost for `seat` .. 10000 as good as won. */
    int (*evaluate)(void *context, const void *state, int seat);
    /* Move ordering: a higher number is tried first. May be NULL. */
    void (*order)(void *context, const void *state, const vx_action *actions, int count, int *out);
    bool sees_threats; /* the evaluation counts threatened captures: no quiescence search */
} vx_evaluator;

/* Takes about `memory` bytes, in its first search. NULL if there is no memory. */
vx_searcher *vx_searcher_new(const vx_game *game, size_t memory);
void vx_searcher_free(vx_searcher *searcher); /* NULL is fine */

/* NULL restores the game's own evaluation. The evaluator must outlive its use. */
void vx_searcher_use(vx_searcher *searcher, const vx_evaluator *evaluator);

/* `view` is the view of `seat`, which is to act in it; `platform` may be NULL. */
vx_choice vx_search(vx_searcher *searcher, const void *view, int seat, const vx_limits *limits,
                    const vx_platform *platform);

/* ---- Batches: many games side by side, for programs that learn ---- */

/* Every game of a batch waits for an action of a seat; chance (unless it is exposed) and opponents act
 * by themselves. A game that ends begins anew at once, so there is always something to decide. What happens depends on seed
 * and actions alone, not on the number of threads. */
typedef struct vx_batch vx_batch;

enum { VX_BATCH_HISTORY = 8 };
enum {
    VX_BATCH_WAIT = -1, /* in place of an id: this game stays as it is */
    VX_BATCH_ROLL = -2, /* where chance acts: the batch draws */
};

/* Arrays of the caller, filled by each step; NULL: not wanted. A row a game. */
typedef struct {
    uint8_t *observations; /* vx_observation_size() each: what the seat to act knows */
    uint8_t *masks;    /* vx_batch_mask_size() bytes: bit id % 8 of byte id / 8, if it is legal */
    float *rewards;    /* one a seat: the score of the game that has just ended, else 0 */
    uint8_t *ends;     /* 1: that game has ended, and this is a new one */
    int8_t *to_act;    /* a seat, or VX_CHANCE where chance is exposed */
    int32_t *outcomes; /* where chance acts: how many outcomes vx_list() lists there, else 0 */
    /* VX_BATCH_HISTORY ids: the last actions as the seat to act saw them, the newest first; -1: none */
    int32_t *history;
    float *beliefs; /* vx_belief_size() each: vx_believe() of the seat to act, in pieces */
} vx_batch_arrays;

/* `start` is copied: each game begins there. Games draw from `seed` and their place in the batch. NULL if
 * there is no memory, or vx_action_space() is 0. */
vx_batch *vx_batch_new(const vx_game *game, const void *start, int count, uint64_t seed);
void vx_batch_free(vx_batch *batch); /* NULL is fine */
size_t vx_batch_mask_size(const vx_game *game);

/* From the next reset on the caller plays only `seat` (-1: game number g plays seat g % seats) and `opponent`
 * plays the others. NULL: the caller plays all seats. */
void vx_batch_oppose(vx_batch *batch, const vx_limits *opponent, int seat);

/* From the next reset on the caller acts for chance too: ids are then the places of outcomes in vx_list(),
 * or VX_BATCH_ROLL. Observations and masks are 0 there. */
void vx_batch_expose_chance(vx_batch *batch, bool exposes);

/* Begins all games anew, to be played by so many threads; more than 1 need run_parallel. The arrays must
 * live as long as the batch is used. False if there is no memory. */
bool vx_batch_reset(vx_batch *batch, const vx_batch_arrays *arrays, const vx_platform *platform,
                    int threads);
/* Plays one id in each game, VX_BATCH_WAIT in none; NULL plays at random. Returns -1, or the number of a game whose id is not
 * legal there, and then nothing was played anywhere. */
int vx_batch_step(vx_batch *batch, const int32_t *ids, const vx_platform *platform);
const void *vx_batch_state(const vx_batch *batch, int index); /* borrowed, until the next step */

/* ---- A match: one play of a game, with its past and its dice ---- */

typedef struct vx_match vx_match;

enum { VX_UMPIRE = -4 }; /* who reads a record and may see everything */

/* A new match that begins at `start`, which is copied; vx_match_roll() draws from `seed`.
 * NULL if there is no memory. Free it with vx_match_free(), which takes NULL too. */
vx_match *vx_match_new(const vx_game *game, const void *start, uint64_t seed);
void vx_match_free(vx_match *match);

const vx_game *vx_match_game(const vx_match *match);
const void *vx_match_state(const vx_match *match); /* borrowed, until the match changes */
int vx_match_length(const vx_match *match);        /* entries so far, chance and resignation too */
int vx_match_to_act(const vx_match *match);        /* VX_OVER after a resignation too */
int vx_match_score(const vx_match *match, int seat); /* when over */

/* The match is unchanged unless these return true. Chance outcomes are played like any action. */
bool vx_match_play(vx_match *match, vx_action action, vx_problem *why);
bool vx_match_resign(vx_match *match, int seat, vx_problem *why);
/* Takes back the last entry, unless it was chance or told something to a seat whose bit is set in
 * `seats`: what has been seen cannot be unseen. */
bool vx_match_undo(vx_match *match, unsigned seats, vx_problem *why);

/* Draws chance until a seat must act or the game is over. False if there is no memory. */
bool vx_match_roll(vx_match *match);

/* The record (docs/NOTATION.md) as `viewer` may see it: a seat, VX_SPECTATOR or VX_UMPIRE. With
 * `chances` the probability of each draw stands behind it (for the umpire only). You free() the
 * text; NULL if there is no memory. */
char *vx_match_record(const vx_match *match, int viewer, bool chances);

/* How a question was answered; also the exit status of a command. */
typedef enum { VX_YES, VX_NO, VX_BAD } vx_status;

/* Reads a record, or a position as a match without a past, and plays it through. VX_NO: well
 * written, but a line breaks the rules. VX_BAD: not well written. Either way `why` names the line
 * and *out is NULL; only after VX_YES is *out yours to free. */
vx_status vx_match_read(const char *text, uint64_t seed, vx_match **out, vx_problem *why);

#ifdef __cplusplus
}
#endif
#endif
