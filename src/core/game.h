/* SPDX-License-Identifier: MIT */
/* game.h - what a game provides. Each game fills one `const vx_game` at the end of its rules.c.
 *
 * The contract, in ten points (docs/ARCHITECTURE.md says why):
 *  1. A state is a plain value: fixed size, no pointers, every byte (padding too) defined.
 *  2. Rules are pure: no clock, I/O, malloc, random numbers or floating point.
 *  3. An action is 64 bits; large orders are split into small decisions so that lists stay short.
 *  4. Chance is a player. Its outcomes are actions with exact integer weights.
 *  5. Whatever is refused is refused with a clause. list() and check() agree on every encodable
 *     action, except where is_open_ended() says that check() alone is the law.
 *  6. Everything printed parses back to the same bytes. Well-formed illegal actions parse.
 *  7. view() hides what a seat may not know: states that differ only there give equal views.
 *  8. sample() draws a full state from a view with the true probabilities.
 *  9. odds() are exact, by enumeration with integer weights.
 * 10. Options are key=value and live in the state. */
#ifndef VX_CORE_GAME_H
#define VX_CORE_GAME_H

#include "core/text.h"
#include "vexillum.h"

/* What makes an opponent of one level in a game; src/search/levels.c says how it is used. */
typedef struct {
    bool is_blind;    /* looks at its own turn only, at no reply */
    int depth;        /* turns looked ahead where all replies are looked through; 0: no limit */
    uint64_t nodes;   /* actions tried; 0: no limit */
    int milliseconds; /* 0: no limit */
    int overlooks[2]; /* of a hundred: own actions, and others', that stand out least */
    int misjudges;    /* how far off its judgement of an action may be, of 10000 */
    unsigned lacks;   /* what it has not learnt yet: bits of the game's own, for ..._lacking() */
} vx_level;

/* What the values of one kind of search are worth: from each point to the next the chance, of a
 * thousand, goes in a straight line. Written by bench/calibrate.c. */
typedef struct {
    int16_t value, chance; /* both never less than those of the point before */
} vx_chance_point;

enum { VX_CHANCE_POINTS = 24 };

typedef struct {
    int count;
    vx_chance_point point[VX_CHANCE_POINTS];
} vx_chance_table;

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

    /* ---- Setting up and playing ---- */

    /* The settings have been checked against `options`: keys known, values of the stated form. */
    bool (*setup)(void *state, const vx_setting *settings, int count, vx_problem *why);
    int (*seats)(const void *state);
    int (*team)(const void *state, int seat); /* NULL: every seat for itself */
    int (*to_act)(const void *state);
    int (*list)(const void *state, vx_action *out); /* for VX_CHANCE: the outcomes, none twice */
    bool (*is_open_ended)(const void *state);       /* NULL: list() is always complete */
    bool (*check)(const void *state, vx_action action, vx_problem *why); /* `why` may be NULL */
    void (*apply)(void *state, vx_action action);
    int (*score)(const void *state, int seat);
    /* A capacity of the state was reached and a rule would be lost; the state then counts as over.
     * NULL: no capacity can be reached. */
    bool (*is_overfull)(const void *state);

    /* Every action that the packing can express, legal or not, numbered from 0: what the property
     * test walks to hold list() against check(). 0 where the set is not finite. */
    uint64_t encodable_count;
    vx_action (*encodable)(uint64_t index);

    /* ---- Chance; all NULL for a game without it ---- */

    uint64_t (*chance_total)(const void *state);
    uint64_t (*chance_weight)(const void *state, vx_action outcome);
    vx_action (*chance_pick)(const void *state, uint64_t ticket);

    /* ---- Knowing; all NULL for a game in which nothing is hidden ---- */

    void (*view)(const void *state, int seat, void *out);
    void (*sample)(const void *view, vx_random *random, void *out);
    vx_action (*hide_action)(const void *state, vx_action action, int seat);
    /* At this stage of the game nothing is hidden from anybody. Everybody knows which stage it is:
     * a view says the same. NULL: something may be hidden at any time. */
    bool (*is_open)(const void *state);

    /* ---- Text ---- */

    void (*format_action)(const void *state, vx_action action, vx_text *out);
    bool (*parse_action)(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
    void (*describe_action)(const void *state, vx_action action, vx_language language,
                            vx_text *out);
    /* The position without its first line, "position <game>", which is the same for all games. */
    void (*format_position)(const void *state, vx_text *out);
    bool (*parse_position)(void *state, vx_reader *in, vx_problem *why);
    void (*show)(const void *state, const vx_style *style, vx_text *out);
    /* Whose turn it is and what is expected of him, or how it ended, in one short line. */
    void (*status)(const void *state, vx_language language, vx_text *out);

    /* ---- Questions ---- */

    /* NULL where nothing a player decides is followed by chance. */
    void (*odds)(const void *state, vx_action action, vx_language language, vx_odds *out);

    /* ---- For search; may be NULL ---- */

    /* How good the state is for `seat`: -10000 as good as lost .. 10000 as good as won. */
    int (*evaluate)(const void *state, int seat);
    /* The same as it looks to somebody who has not learnt all of it yet. NULL: all have. */
    int (*evaluate_lacking)(const void *state, int seat, unsigned lacks);
    bool sees_threats; /* evaluate() counts what could be taken next: no need to look on for it */
    /* How promising each action looks, higher first. Only the order means anything. */
    void (*order)(const void *state, const vx_action *actions, int count, int *out);
    void (*order_lacking)(const void *state, const vx_action *actions, int count, unsigned lacks,
                          int *out);
    /* How far the game has come, never less than before: which turn it is, say, and 0 before the
     * first. Where a game has this, states are judged when a stage begins and not in the midst of
     * it, and before the first the order of actions decides alone. NULL: anywhere. */
    int (*stage)(const void *state);
    /* Before the tree judges a state everybody does what looks best for so many actions, so that
     * what hangs has been taken. 0: a state is judged as it is. */
    int plays_on;
    /* The bytes of a view from `memory_from` up to `memory_to` only remember what was: views that
     * differ nowhere else list the same actions, and the tree takes them for one. */
    size_t memory_from, memory_to;
    /* Levels 1 to 8 as the arena has found them to be apart; NULL: those that suit most games. */
    const vx_level *levels;
    /* From values to chances, by vx_judgement; NULL, or a table without points: not measured. */
    const vx_chance_table *chances;

    /* ---- For explanations; NULL where nothing is won or lost on the way ---- */

    /* Kinds of things that one side can take from the other, the most valuable first. */
    int asset_kinds;
    void (*count_assets)(const void *state, int seat, int *out); /* so many the seat's side has */
    /* As the object of a sentence: "takes" "a standard-bearer", «берёт» «знаменосца». */
    void (*name_asset)(int kind, vx_language language, vx_text *out);

    /* ---- For the page, as JSON ---- */

    void (*facts)(vx_language language, vx_text *out); /* tables and names, once */
    void (*scene)(const void *state, vx_text *out);    /* what to draw now */
    /* What is seen to happen by this action, as items of a list (core/event.h). Both states are
     * views of one seat and the action is as that seat sees it. NULL: nothing moves. */
    void (*events)(const void *before, vx_action action, const void *after, vx_text *out);
    /* The things a person points at to make this action, in order, blank between: "d2 d5". */
    void (*steps)(const void *state, vx_action action, vx_text *out);
    /* The action that somebody pointing at these things means, legal or not, so that check() can
     * say why it is refused. False where they mean nothing. */
    bool (*parse_steps)(const void *state, vx_reader *in, vx_action *out);
    /* What the action does at the last thing it points at, before anybody commits to it: up to three
     * short lines, or nothing where the thing itself tells it. NULL: it always does. */
    void (*foretell)(const void *state, vx_action action, vx_language language, vx_text *out);
};

/* Fills `why` (which may be NULL) and returns false, so that a check can `return vx_refuse(...)`. */
bool vx_refuse(vx_problem *why, const vx_message *message);
bool vx_refuse_numbers(vx_problem *why, const vx_message *message, int64_t first, int64_t second);
bool vx_refuse_word(vx_problem *why, const vx_message *message, const char *word, size_t length);

/* The sentence alone, without clause and place, and after it what would do instead. */
void vx_add_reason(vx_text *text, const vx_problem *problem, vx_language language);

/* The value given for `key`, or the option's fallback. The key must be one of the game's. */
const char *vx_setting_value(const vx_game *game, const vx_setting *settings, int count,
                             const char *key);

#endif
