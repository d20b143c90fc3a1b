/* SPDX-License-Identifier: MIT */
/* vexillum.h - set up, play, question and show any of our games, knowing none of them.
 *
 * A vx_game is the rules of one game: static, shared, never freed.
 * A state is vx_state_size() bytes that you own: copy it with memcpy, compare it with memcmp,
 * keep it anywhere. It must lie on an address fit for a uint64_t.
 * Nothing here keeps global state, reads a clock or draws random numbers by itself, so everything
 * may be called from any thread. Only vx_match_*() and vx_searcher_*() allocate. */
#ifndef VEXILLUM_H
#define VEXILLUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Of this header; vx_version() tells that of the library. Before 1.0 the second number changes when
 * something here does that programs must follow. */
#define VX_VERSION "0.1.0"
const char *vx_version(void);

typedef struct vx_game vx_game;
typedef uint64_t vx_action; /* packed by the game; vx_format_action() shows it */

/* Seats count from 0 in C and from 1 in text. These stand where no seat can: */
enum {
    VX_CHANCE = -1,    /* dice or a draw acts next */
    VX_OVER = -2,      /* nobody acts: the game has ended */
    VX_SPECTATOR = -3, /* a viewer who may see nothing hidden; seat 0 in text */
};

enum { VX_SEATS_MAX = 4 };

typedef enum { VX_ENGLISH, VX_RUSSIAN, VX_LANGUAGES } vx_language;

/* ---- Messages: whatever is refused is refused with one of these ---- */

/* One sentence in each language and the rule clause behind it (NULL where no rule is: bad text).
 * In the texts {0} and {1} stand for the figures of a problem and {word} for its word. */
typedef struct {
    const char *clause;
    const char *text[VX_LANGUAGES];
} vx_message;

/* What is wrong, where and with which figures; put into words only when somebody reads it. */
typedef struct {
    const vx_message *message; /* NULL: nothing is wrong */
    int line, column;          /* from 1, in the text that was read; 0: no place */
    int64_t number[2];
    char word[64];
    const char *values; /* what would do instead, as "line|block"; or NULL */
    /* Changes the finished sentence, which gets no longer; NULL: it stands as it is. */
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
    const char *fallback; /* the value when nothing is said */
    const char *values;   /* "line|block|wedge", "3..5", or NULL for free text */
    const char *help[VX_LANGUAGES];
} vx_option;

typedef struct {
    const char *key, *value;
} vx_setting;

int vx_option_count(const vx_game *game);
const vx_option *vx_option_at(const vx_game *game, int index);

/* ---- A state ---- */

/* Sets every byte of `state`. On false `why` tells what is wrong and the state is not to be used. */
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

/* True where vx_list() offers only some of the legal actions and vx_check() alone is the law. */
bool vx_is_open_ended(const vx_game *game, const void *state);

/* Any 64 bits may be asked about. On false `why` (may be NULL) names the clause that forbids it. */
bool vx_check(const vx_game *game, const void *state, vx_action action, vx_problem *why);

/* The action must be legal: ask vx_check() first about anything that came from outside. */
void vx_apply(const vx_game *game, void *state, vx_action action);
/* A fixed capacity was reached, so that something the rules demand has no room. Such a state is not
 * played on: a match refuses the action that leads to it, and no position reads as one. */
bool vx_is_overfull(const vx_game *game, const void *state);

/* ---- Chance, where vx_to_act() is VX_CHANCE ---- */

/* Every ticket from 0 to vx_chance_total()-1 is equally likely, and vx_chance_pick() turns it into
 * an outcome. So any fair source of numbers will do: a seed, a commitment, a person's dice. */
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

/* Draws a full state from everything the view allows, each with its true probability. */
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

/* How to draw for a human eye. */
typedef struct {
    vx_language language;
    int seat;     /* who looks: the near side of the board is his */
    bool color;   /* ANSI colours */
    bool unicode; /* box drawing and symbols; plain ASCII without */
    int width;    /* columns of the terminal */
    int height;   /* lines the picture should keep to, by leaving out what matters least; 0: any */
} vx_style;

size_t vx_show(const vx_game *game, const void *state, const vx_style *style, char *out,
               size_t capacity);

/* ---- Odds ---- */

/* The exact distribution of one thing that an action may lead to. All of it is some 170 kB. */
enum { VX_ODDS_ROWS = 64, VX_ODDS_TABLES = 8 };
typedef struct {
    char title[96];
    uint64_t total; /* the weights of the rows add up to this */
    int count;
    struct {
        uint64_t weight;
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

/* How a value came about. Values of different kinds are not worth the same, even in one game. */
typedef enum {
    VX_EVALUATION_BLIND,   /* own turn only: the greedy player and the lowest levels */
    VX_EVALUATION_PARTIAL, /* looks at replies, but overlooks actions or has handicaps */
    VX_EVALUATION_FULL,
    VX_EVALUATIONS,
} vx_evaluation;

enum { VX_CHANCE_UNKNOWN = -1 };

/* The chance to win, of a thousand, that a value from -10000 to 10000 stands for; a draw counts half,
 * so the other side has the rest. It is measured: of positions said to be 700, 70% are won.
 * VX_CHANCE_UNKNOWN where this kind was not measured. docs/CALIBRATION.md says how. */
int vx_chance_of_value(const vx_game *game, vx_evaluation evaluation, int value);

/* ---- Learning: actions and views as numbers (docs/PYTHON.md) ---- */

/* Some of the numbers of an observation: `name`, an array of this shape, each from 0 to `most`. */
typedef struct {
    const char *name;
    int shape[3]; /* 0 behind the last dimension */
    int most;
    const char *meaning;
} vx_observation_block;

/* Changes whenever an id or a number of an observation comes to mean something else. */
int vx_learning_version(const vx_game *game);
/* Ids of actions are 0 .. vx_action_space()-1. 0: the game has none, nor observations. */
int vx_action_space(const vx_game *game);
/* The ids of actions that were listed together: no two alike. */
void vx_action_ids(const vx_game *game, const void *state, const vx_action *actions, int count,
                   int32_t *ids);
int vx_observation_block_count(const vx_game *game);
const vx_observation_block *vx_observation_block_at(const vx_game *game, int index);
size_t vx_observation_size(const vx_game *game); /* bytes, one a number */
/* What `seat` knows, as numbers, the blocks one after another. It takes that seat's view, so that
 * nothing else can be in them. */
void vx_observe(const vx_game *game, const void *view, int seat, uint8_t *out);

/* ---- Search: the machine's choice ---- */

/* A searcher holds the memory of one machine player: you create it, you free it, one thread uses it
 * at a time. It is given a view and a seat, never a state: it cannot peek, for it is not told. With a
 * fixed seed, a limit in nodes and one thread a choice is the same on every machine. */
typedef struct vx_searcher vx_searcher;

typedef enum {
    VX_METHOD_AUTO,      /* what fits the game: alpha-beta or tree search over samples */
    VX_METHOD_RANDOM,    /* any legal action */
    VX_METHOD_GREEDY,    /* the best own turn, blind to every reply */
    VX_METHOD_ALPHABETA, /* looks through all replies; for open games with little chance */
    VX_METHOD_MCTS,      /* grows a tree where it is promising; for dice and hidden things */
    VX_METHODS,
} vx_method;

enum { VX_LEVEL_MIN = 1, VX_LEVEL_MAX = 8 };

/* Zero in any field means "not limited by this". The first limit reached ends the search; where
 * there is none at all the level is 5, but the greedy player has no level and tries 10,000 actions.
 * A level brings its own limits, and those given here can only shorten them. */
typedef struct {
    vx_method method;
    int level;             /* VX_LEVEL_MIN .. VX_LEVEL_MAX */
    int depth;             /* turns looked ahead; alpha-beta only */
    uint64_t nodes;        /* actions tried, by all threads together */
    uint64_t milliseconds; /* needs a clock */
    uint64_t seed;
    int threads; /* more than 1 needs run_parallel */
    /* Candidates to judge exactly, not only as worse than the best. 0: the choice is all that is
     * asked for, and where there is only one action nothing is searched. */
    int lines;
    /* Judge this action of the seat alone, whatever it is worth beside others; games with stages have
     * no need of it. NULL: all that are legal. */
    const vx_action *only;
} vx_limits;

/* Reads a bot's name: "random", "greedy", "level5" (or "5"), "full", "nodes=2000", "ms=56",
 * "depth=2", and with a method in front "mcts:nodes=2000", "alphabeta:ms=100". False if it is none of these. */
bool vx_limits_parse(const char *name, vx_limits *out);

typedef enum {
    VX_UNPROVEN,
    VX_WINS,  /* whatever the others do and whatever chance brings */
    VX_LOSES, /* whatever the seat does */
} vx_proof;

enum { VX_CERTAIN = 10000, VX_LINE_CAP = 24 };

typedef struct {
    vx_action action;
    int value; /* how good it looks for the seat: -VX_CERTAIN lost .. VX_CERTAIN won; no chance */
    /* How many of a thousand such games the seat's side wins, a draw counting half: measured, see
     * docs/CALIBRATION.md. 0 and 1000 only with a proof. VX_CHANCE_UNKNOWN: not judged. */
    int chance;
    vx_proof proof;  /* what is certain about it */
    int distance;    /* with a proof: actions until the end of the game, this one included */
    uint64_t visits; /* how much of the search went into it */
    int line_length;
    vx_action line[VX_LINE_CAP]; /* this action, then what the search expects and fears */
} vx_candidate;

typedef struct {
    bool found;       /* false where the seat has nothing to decide, or memory ran out */
    vx_action action; /* always one of those listed for the view */
    /* The choice first. The others by value or by how much they were tried; a candidate that was
     * sampled less than the choice is never said to be better. */
    int count;
    const vx_candidate *candidates; /* belong to the searcher, until its next search */
    const void *world; /* a full state that agrees with the view; the lines can be played on it */
    int depth;         /* turns looked ahead */
    uint64_t nodes, microseconds;
} vx_choice;

/* What the caller lends. Any of these may be NULL. They are called from the thread that searches. */
typedef struct {
    void *context;
    uint64_t (*clock)(void *context); /* microseconds from any start */
    bool (*should_stop)(void *context);
    void (*progress)(void *context, const vx_choice *so_far);
    /* Runs job(argument, 0) .. job(argument, count-1), at once if it can; returns when all ended. */
    void (*run_parallel)(void *context, int count, void (*job)(void *argument, int index),
                         void *argument);
} vx_platform;

/* An evaluation to use in place of the game's own. Its values have no measured chances. */
typedef struct {
    void *context;
    /* -10000 as good as lost for `seat` .. 10000 as good as won. */
    int (*evaluate)(void *context, const void *state, int seat);
    /* How promising each action looks, higher first. May be NULL. */
    void (*order)(void *context, const void *state, const vx_action *actions, int count, int *out);
    bool sees_threats; /* it counts what could be taken next: no need to look on for it */
} vx_evaluator;

/* Takes about `memory` bytes, in its first search. NULL if there is no memory. */
vx_searcher *vx_searcher_new(const vx_game *game, size_t memory);
void vx_searcher_free(vx_searcher *searcher); /* NULL is fine */

/* NULL brings the game's own evaluation back. The evaluator must outlive its use. */
void vx_searcher_use(vx_searcher *searcher, const vx_evaluator *evaluator);

/* `view` is what `seat`, who is to act in it, may know; `platform` may be NULL. */
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
