/* SPDX-License-Identifier: MIT */
/* game.h - what a game provides. Each game fills one `const vx_game` at the end of its rules.c.
 *
 * The contract, in ten points (docs/ARCHITECTURE.md says why):
 *  1. A state is a plain value: fixed size, no pointers, every byte (padding too) defined.
 *  2. Rules are pure: no clock, I/O, malloc, random numbers or floating point.
 *  3. An action is 64 bits; large orders are split into small decisions so that lists stay short.
 *  4. Chance is a player. Its outcomes are actions with exact integer weights.
 *  5. Every refusal names a clause. list() and check() agree on every encodable action, except
 *     where is_open_ended() says that check() alone decides.
 *  6. Everything printed parses back to the same bytes. Well-formed illegal actions parse.
 *  7. view() hides what a seat may not know: states that differ only there have equal views.
 *  8. sample() draws a full state from a view with the true probabilities.
 *  9. odds() are exact, by enumeration with integer weights.
 * 10. Options are key=value and live in the state. */
#ifndef VX_CORE_GAME_H
#define VX_CORE_GAME_H

#include "core/ruleset.h"
#include "core/text.h"
#include "vexillum.h"

/* The settings of one level of the machine player; src/search/levels.c applies them. */
typedef struct {
    bool is_blind;      /* looks at its own turn only, not at replies */
    int depth;          /* turns looked ahead by alpha-beta; 0: no limit */
    uint64_t nodes;     /* actions tried; 0: no limit */
    int milliseconds;   /* 0: no limit */
    int overlooks[2];   /* percent of the least promising actions left out: own, and others' */
    int noise;          /* evaluation noise: the largest error of a value, of 10000 */
    unsigned handicaps; /* bits that the game defines, for ..._handicapped() */
} vx_level;

/* The chance, in thousandths, that a value of one kind of search stands for, with linear interpolation
 * between the points. Written by bench/chances.c. */
typedef struct {
    int16_t value, chance; /* neither is less than at the point before */
} vx_chance_point;

enum { VX_CHANCE_POINTS = 64 };

typedef struct {
    int count;
    vx_chance_point point[VX_CHANCE_POINTS];
} vx_chance_table;

/* ---- The parts of a game, one purpose each; a member may be NULL only where it says so ---- */

/* Setting up and playing. Every game has these. */
typedef struct {
    /* The caller has checked the settings against `options`: known keys, well-formed values. */
    bool (*setup)(void *state, const vx_setting *settings, int count, vx_problem *why);
    int (*seats)(const void *state);
    int (*team)(const void *state, int seat); /* NULL: every seat for itself */
    int (*to_act)(const void *state);
    int (*list)(const void *state, vx_action *out); /* for VX_CHANCE: the outcomes, none twice */
    bool (*is_open_ended)(const void *state);       /* NULL: list() is always complete */
    bool (*check)(const void *state, vx_action action, vx_problem *why); /* `why` may be NULL */
    void (*apply)(void *state, vx_action action);
    int (*score)(const void *state, int seat);
    /* A capacity of the state is exhausted; the state then counts as over. NULL: this cannot
     * happen. */
    bool (*is_overfull)(const void *state);

    /* Every action that the packing can express, legal or not, numbered from 0: the property test
     * compares list() with check() on all of them. 0 if the set is not finite. */
    uint64_t encodable_count;
    vx_action (*encodable)(uint64_t index);
} vx_game_rules;

/* The kind of decision that an action is, for summaries of a player's mistakes. */
typedef enum {
    VX_THEME_OTHER,
    VX_THEME_MOVE,
    VX_THEME_ATTACK, /* charges and blows */
    VX_THEME_SHOT,
    VX_THEME_PLACE,   /* pieces come onto the board, or stand anew */
    VX_THEME_MUSTER,  /* recruits, reinforcements, army lists */
    VX_THEME_CONTROL, /* of ground that counts */
    VX_THEME_ORDER,
    VX_THEME_MAGIC,
    VX_THEME_LOSS, /* who falls, who falls back, who holds */
    VX_THEMES,
} vx_theme;

/* Notation and words. Every game has these. */
typedef struct {
    void (*format_action)(const void *state, vx_action action, vx_text *out);
    bool (*parse_action)(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
    void (*describe_action)(const void *state, vx_action action, vx_language language,
                            vx_text *out);
    /* The position without its first line, "position <game>", which is the same for all games. */
    void (*format_position)(const void *state, vx_text *out);
    bool (*parse_position)(void *state, vx_reader *in, vx_problem *why);
    void (*show)(const void *state, const vx_style *style, vx_text *out);
    /* Whose turn it is and what that seat must do, or how the game ended, in one short line.
     * NULL: the game has no status line. */
    void (*status)(const void *state, vx_language language, vx_text *out);
    vx_theme (*theme)(vx_action action); /* NULL: all are VX_THEME_OTHER */
    /* The decision before dice that older records leave out here, since the rules did not ask for it
     * when they were written. False: there is none. NULL: none was added. */
    bool (*left_out)(const void *state, vx_action *out);
} vx_game_text;

/* What dice or a draw decide, for luck reports. */
typedef enum {
    VX_LUCK_OTHER,
    VX_LUCK_FIRST, /* who begins, who has which side */
    VX_LUCK_DEAL,  /* cards and armies before the first turn */
    VX_LUCK_DRAW,  /* out of a bag during the game */
    VX_LUCK_ORDER,
    VX_LUCK_SHOT,
    VX_LUCK_COMBAT,
    VX_LUCK_MAGIC,
    VX_LUCK_KINDS,
} vx_luck_kind;

typedef struct {
    vx_luck_kind kind;
    int seat; /* whose dice or whose bag; VX_CHANCE: nobody's */
} vx_luck;

/* Dice and draws. */
typedef struct {
    uint64_t (*total)(const void *state);
    uint64_t (*weight)(const void *state, vx_action outcome);
    vx_action (*pick)(const void *state, uint64_t ticket);
    /* The odds of a decision. NULL: chance never follows a decision. */
    void (*odds)(const void *state, vx_action action, vx_language language, vx_odds *out);
    vx_luck (*luck)(const void *state); /* NULL: all luck is VX_LUCK_OTHER */
} vx_game_chance;

/* What each seat may know. */
typedef struct {
    void (*view)(const void *state, int seat, void *out);
    void (*sample)(const void *view, vx_random *random, void *out);
    /* sample() for callers that draw many times from one view. What the samples share is kept in `notes`,
     * notes_size bytes that are 0 before the first of them. NULL: they share nothing. */
    void (*sample_again)(const void *view, void *notes, vx_random *random, void *out);
    size_t notes_size;
    vx_action (*hide_action)(const void *state, vx_action action, int seat);
    /* Nothing is hidden at this stage of the game. Every seat knows the stage: a view gives the same
     * answer. NULL: something may be hidden at any time. */
    bool (*is_open)(const void *state);
} vx_game_knowledge;

/* Playing to the end at random, without lists: every legal action is as likely as the next, outcomes of
 * chance come by their weights. The distribution is that of list-and-pick; which game a seed makes is
 * not. A member may be NULL: vx_play_out() then lists. */
typedef struct {
    /* For a decision of a seat: as many as list() would write. */
    int (*count)(const void *state);
    /* The action at `index` below that number: each action at one index, in an order of its own. */
    vx_action (*decode)(const void *state, int index);
    /* Plays on until the game is over or `actions` have been made, or a few more: a whole hand may be
     * drawn at once. Nobody is asked what a seat knows afterwards: it is not kept up. */
    vx_played (*play)(void *state, vx_random *random, uint64_t actions);
} vx_game_playout;

/* Evaluation for search. Any member may be NULL or 0. */
typedef struct {
    /* The evaluation for `seat`: -10000 as good as lost .. 10000 as good as won. */
    int (*evaluate)(const void *state, int seat);
    /* The same for a level with handicaps. NULL: evaluate() has no handicaps. */
    int (*evaluate_handicapped)(const void *state, int seat, unsigned handicaps);
    bool sees_threats; /* evaluate() counts threatened captures: no quiescence search */
    /* Move ordering: a higher number is tried first. Only the order counts. */
    void (*order)(const void *state, const vx_action *actions, int count, int *out);
    void (*order_handicapped)(const void *state, const vx_action *actions, int count,
                              unsigned handicaps, int *out);
    /* What a player with these handicaps would do next, with a plan behind it: a legal action, which an
     * open-ended list need not offer. False: the order of the listed actions decides. NULL: always. */
    bool (*advise)(const void *state, unsigned handicaps, vx_action *out);
    /* A number that never falls during a game, such as the turn; 0 before the first turn. A game with
     * stages is evaluated only when a stage begins; before the first stage move ordering alone
     * decides. NULL: the game is evaluated anywhere. */
    int (*stage)(const void *state);
    /* Before the tree evaluates a state, each seat plays its first action in move order so many times:
     * a short quiescence search. 0: a state is evaluated as it is. */
    int plays_on;
    /* A quicker order for that. NULL: order(). */
    void (*order_quickly)(const void *state, const vx_action *actions, int count, int *out);
    /* If not 0, the numbers of order() are logarithms of how likely an action is to be the best, in so many
     * parts of 1. Those of order_handicapped() and order_quickly() are not. */
    int likelihood;
    /* The bytes of a view from `memory_from` up to `memory_to` only record the past: views that differ
     * nowhere else have the same legal actions, and the tree treats them as one. */
    size_t memory_from, memory_to;
    /* Levels 1 to 8 as measured in the arena; NULL: the default levels. */
    const vx_level *levels;
    /* From values to chances, by vx_evaluation. NULL or an empty table: not measured. */
    const vx_chance_table *chances;
} vx_game_machine;

/* Pieces that one side can take from the other, for explanations. */
typedef struct {
    int kinds; /* the most valuable kind first */
    void (*count)(const void *state, int seat,
                  int *out); /* how many the seat's side has, by kind */
    /* As the object of a sentence: "takes" "a standard-bearer", «берёт» «знаменосца». */
    void (*name)(int kind, vx_language language, vx_text *out);
    /* No exchange is still to be resolved by dice or by the defender. NULL: dice take nothing in this
     * game. */
    bool (*is_at_rest)(const void *state);
    /* Exchanges of one phase have the same number: blows of a later phase are not part of it. NULL:
     * is_at_rest() alone decides. */
    int (*phase)(const void *state);
    /* The fight that this action begins, as a sentence to one side: to the one that is attacked where
     * `is_threat`. The chance, of a thousand, that it costs that side something; -1: there is none. NULL:
     * it names no fights. */
    int (*fight)(const void *state, vx_action action, bool is_threat, vx_language language,
                 vx_text *out);
    /* Every capture depends on dice, so looking for a proof is useless. */
    bool is_up_to_dice;
} vx_game_assets;

/* What the page draws and asks, as JSON. */
typedef struct {
    /* Tables and names, once, by the numbers of a ruleset; 0: the book's. */
    void (*facts)(uint32_t ruleset, vx_language language, vx_text *out);
    void (*scene)(const void *state, vx_text *out); /* what to draw now */
    /* The visible events of an action, as items of a list (core/event.h). Both states are views of one
     * seat, and the action is as that seat sees it. NULL: nothing moves. */
    void (*events)(const void *before, vx_action action, const void *after, vx_text *out);
    /* The things a player points at to enter this action, in order, separated by blanks: "d2 d5". */
    void (*steps)(const void *state, vx_action action, vx_text *out);
    /* The action that pointing at these things means, legal or not, so that check() can explain a
     * refusal. False if they mean nothing. */
    bool (*parse_steps)(const void *state, vx_reader *in, vx_action *out);
    /* A preview of the action at the last thing it points at: up to three short lines, or nothing if
     * the effect is obvious. NULL: it always is. */
    void (*foretell)(const void *state, vx_action action, vx_language language, vx_text *out);
    /* Is this a place of the board, whatever stands there: "d2"? NULL: there are none with a name. */
    bool (*is_place)(const vx_word *word);
} vx_game_page;

/* For programs that learn: actions and views as numbers. */
typedef struct {
    int version;
    int action_count;
    void (*action_ids)(const void *state, const vx_action *actions, int count, int32_t *ids);
    const vx_observation_block *blocks;
    int block_count;
    void (*observe)(const void *view, int seat, uint8_t *out); /* every byte of `out` is 0 before */
    /* What the seat expects of hidden pieces. NULL, without blocks: such a game has no beliefs. */
    const vx_observation_block *belief_blocks;
    int belief_block_count;
    void (*believe)(const void *view, int seat, uint32_t *out); /* every number is 0 before */
} vx_game_learning;

/* A query about an army list, before there is a battle. A list is the text that the options army1 and
 * army2 take; it may be incomplete and may break limits. */
typedef struct {
    uint32_t ruleset; /* 0: the book */
    const char *list;
    int size;  /* the points agreed */
    int piece; /* the entry whose extras are asked for; -1: none */
    bool with_choices;
    vx_language language;
} vx_army_question;

/* Army lists: allowed entries, faults, what is missing. Every possible step comes with the list that
 * results from it, so the caller needs no rules. */
typedef struct {
    const char *size_option; /* the option that says how many points were agreed */
    int size_min, size_max, size_usual;
    /* Writes an object (docs/PROTOCOL.md). False: the text names an unknown entry. */
    bool (*describe)(const vx_army_question *asked, vx_text *out, vx_problem *why);
    /* Writes another list: this one filled up. */
    bool (*fill)(uint32_t ruleset, const char *list, int size, vx_text *out, vx_problem *why);
    /* Writes a list drawn by lot from the army of this key. */
    bool (*draw)(uint32_t ruleset, const char *army, int size, vx_random *random, vx_text *out,
                 vx_problem *why);
    /* Writes advice about the list, as items of a list (core/army.h). */
    bool (*criticise)(uint32_t ruleset, const char *list, int size, vx_text *out, vx_problem *why);
    /* Writes the ready lists as items: key, name, army, list. */
    void (*ready)(uint32_t ruleset, int size, vx_language language, vx_text *out);
} vx_game_armies;

/* A query about a drawn map, before there is a battle. The text is what the option `map` takes; it may
 * be incomplete or wrong. */
typedef struct {
    const char *text;
    int size; /* the points agreed, for whom there must be room */
    vx_language language;
} vx_map_question;

/* Maps that players draw: their contents, their faults, the kinds of ground. */
typedef struct {
    int size_usual;
    /* Writes an object (docs/PROTOCOL.md): the map as it was read, faults by line and clause, remarks. */
    void (*tell)(const vx_map_question *asked, vx_text *out);
    /* Writes the text of a generated map. False: no such number or table. */
    bool (*draw)(const char *number, const char *table, vx_text *out, vx_problem *why);
    /* Write items: the ready maps as key, name and text; kinds of ground with an outline to start from. */
    void (*ready)(vx_language language, vx_text *out);
    void (*kinds)(vx_language language, vx_text *out);
} vx_game_maps;

/* One change of a drawn position: `place` WHAT WHERE, `move` WHAT WHERE, `remove` WHAT, `turn` WHAT by so
 * many degrees, `set` a field to a value. What is not said is "". */
typedef struct {
    const char *verb, *what, *where;
} vx_edit;

/* Drawing a position. Nothing here checks: what an edit writes is read as any position is, and the
 * reader refuses what cannot be. */
typedef struct {
    const char *start; /* a position to begin with, without its first line */
    /* What lies there, what can be placed and what can be set: "pieces", "items", "fields" (core/editor.h). */
    void (*offer)(const void *state, vx_language language, vx_text *out);
    /* The position after it, without its first line. False: that means nothing in this game. */
    bool (*edit)(const void *state, const vx_edit *edit, vx_text *out);
    void (*settle)(void *state); /* sets marks that follow from where things lie; NULL: none do */
} vx_game_editor;

/* A kind of piece that armies are made of: a tile, a coin, a unit, an item. */
typedef struct {
    const char *const *name; /* by language */
    char key[48];            /* one word, unique in the game */
    int count;               /* how many of them an army has */
    int cost;                /* points for one; 0: nothing is paid for it */
} vx_piece;

typedef void vx_take_piece(void *context, const vx_piece *piece);

/* What armies are made of, for measuring what their pieces are worth. */
typedef struct {
    /* Takes every kind there is, with a count of 0, under the rules of this state. */
    void (*kinds)(const void *state, vx_take_piece *take, void *context);
    /* Takes the kinds of the seat's army, lost pieces included; a kind may come in several parts. */
    void (*army)(const void *state, int seat, vx_take_piece *take, void *context);
    /* The seat that has the first turn of the battle. NULL: the seat that decides first. */
    int (*first)(const void *state);
} vx_game_census;

struct vx_game {
    const char *id; /* folder, command line and URL name */
    const char *name[VX_LANGUAGES];
    int seats_min, seats_max;
    size_t state_size; /* bytes, a multiple of 8 */
    int action_cap;    /* no position lists more actions than this */
    const vx_option *options;
    int option_count;
    const vx_setting *bench_settings; /* what the bench plays with; NULL: the defaults */
    int bench_setting_count;

    /* Values, not pointers: search calls them for every node. */
    vx_game_rules rules;
    vx_game_text text;
    const vx_game_chance *chance;       /* NULL: no dice and no draws */
    const vx_game_knowledge *knowledge; /* NULL: nothing is ever hidden */
    const vx_game_playout *playout;     /* NULL: playouts list every action */
    const vx_game_machine *machine;     /* NULL: search uses playouts alone */
    const vx_game_assets *assets;       /* NULL: no pieces are taken */
    const vx_game_page *page; /* NULL: the terminal board and a list of actions (command/plain.h) */
    const vx_game_armies *armies;     /* NULL: there are no army lists */
    const vx_game_maps *maps;         /* NULL: there are no maps to draw */
    const vx_game_editor *editor;     /* NULL: positions are written, not drawn */
    const vx_rulebook *rulebook;      /* NULL: no number can be changed by a file */
    const vx_game_learning *learning; /* NULL: no ids and no observations */
    const vx_game_census *census;     /* NULL: armies are not made of pieces */
};

vx_theme vx_theme_of(const vx_game *game, vx_action action);

/* The game's part, or one in which nothing is set: never NULL. */
const vx_game_machine *vx_machine_of(const vx_game *game);

/* True if something may be hidden from some seat in the state behind this view. */
bool vx_may_hide(const vx_game *game, const void *view);

/* 0: the book, or the game has no other. */
uint32_t vx_ruleset_of(const vx_game *game, const void *state);

/* Adds the status line. False, with nothing added, if the game has none. */
bool vx_add_status(const vx_game *game, const void *state, vx_language language, vx_text *out);

/* Adds the visible events as items of a list. False if nothing ever moves in this game. */
bool vx_add_events(const vx_game *game, const void *before, vx_action action, const void *after,
                   vx_text *out);

/* Fills `why`, which may be NULL. */
void vx_say_why(vx_problem *why, const vx_message *message, int64_t first, int64_t second);

/* The same, and returns false, so that a check can `return vx_refuse(...)`. */
static inline bool vx_refuse_numbers(vx_problem *why, const vx_message *message, int64_t first,
                                     int64_t second)
{
    vx_say_why(why, message, first, second);
    return false;
}

static inline bool vx_refuse(vx_problem *why, const vx_message *message)
{
    return vx_refuse_numbers(why, message, 0, 0);
}

bool vx_refuse_word(vx_problem *why, const vx_message *message, const char *word, size_t length);

/* Adds the sentence alone, without clause and place, followed by the allowed values. */
void vx_add_reason(vx_text *text, const vx_problem *problem, vx_language language);

/* The value given for `key`, or the option's fallback. The key must be one of the game's. */
const char *vx_setting_value(const vx_game *game, const vx_setting *settings, int count,
                             const char *key);

#endif
