/* SPDX-License-Identifier: MIT */
/* puzzles.c - positions in which exactly one action wins by force: finding them, and asking bots.
 *
 * A puzzle file is text: for each puzzle a position as the seat to act may know it, a line `end`, and
 * a line `wins ACTION in N` (its own turns, this one included). Every other action has been shown
 * not to force a win so soon, by going through all states, replies and outcomes. `puzzles FILE
 * --check` does all of it again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/terminal.h"
#include "command/bots.h"
#include "command/numbers.h"
#include "command/session.h"
#include "search/prove.h"

enum {
    PLAY_NODES = 1500,    /* of the bots whose games are looked through */
    LOOK_NODES = 40000,   /* to see whether a position is promising */
    WORTH_A_LOOK = 2500,  /* its value before, of VX_CERTAIN */
    PROMISING = 6000,     /* and then */
    PROOF_NODES = 400000, /* for one action */
    PROVER_MEMORY = 256 << 20,
    SEARCH_MEMORY = 64 << 20,
    FEWEST_ACTIONS = 12,
    TURNS = 2,
};

/* ---- Finding ---- */

typedef struct {
    const vx_game *game;
    const void *start;
    void *state, *view;
    vx_action *actions;
    vx_searcher *searcher;
    vx_prover *prover;
    vx_random random;
} finder;

static void close_finder(finder *f)
{
    vx_prover_free(f->prover);
    vx_searcher_free(f->searcher);
    free(f->actions);
    free(f->view);
    free(f->state);
}

static bool open_finder(finder *f, const vx_game *game, const void *start, uint64_t seed)
{
    *f = (finder){.game = game, .start = start};
    f->state = malloc(game->state_size);
    f->view = malloc(game->state_size);
    f->actions = malloc((size_t)game->action_cap * sizeof *f->actions);
    f->searcher = vx_searcher_new(game, SEARCH_MEMORY);
    f->prover = vx_prover_new(game, PROVER_MEMORY);
    vx_random_seed(&f->random, seed);
    bool complete = f->state != NULL && f->view != NULL && f->actions != NULL &&
                    f->searcher != NULL && f->prover != NULL;
    if (!complete) close_finder(f);
    return complete;
}

static vx_choice think(finder *f, int seat, uint64_t nodes)
{
    vx_limits limits = {.nodes = nodes, .seed = vx_random_next(&f->random)};
    return vx_search(f->searcher, f->view, seat, &limits, NULL);
}

/* The only one of the actions that forces a win within `turns`. False if there is none, or several,
 * or if anything stayed open. */
static bool has_only_winner(vx_prover *prover, const vx_action *actions, int count, int turns,
                            vx_action *out)
{
    vx_goal goal = {vx_is_won, prover, turns, PROOF_NODES};
    int winners = 0;
    for (int i = 0; i < count && winners < 2; i++) {
        vx_verdict verdict = vx_prove(prover, actions[i], &goal);
        if (verdict == VX_OPEN) return false;
        if (verdict != VX_PROVED) continue;
        *out = actions[i];
        winners++;
    }
    return winners == 1;
}

/* Whoever could win at once needs no puzzle. */
static bool wins_at_once(vx_prover *prover, const vx_action *actions, int count)
{
    vx_goal goal = {vx_is_won, prover, 1, PROOF_NODES};
    for (int i = 0; i < count; i++)
        if (vx_prove(prover, actions[i], &goal) != VX_REFUTED) return true;
    return false;
}

/* A search that looks through all replies says for itself whether it sees a forced win. */
static bool is_promising(const vx_choice *choice)
{
    const vx_candidate *best = &choice->candidates[0];
    return choice->depth > 0 ? best->proof == VX_WINS : best->value >= PROMISING;
}

/* Is the view a puzzle? Then its solution is written to `out`. */
static bool is_puzzle(finder *f, int seat, vx_action *out)
{
    vx_choice choice = think(f, seat, LOOK_NODES);
    if (!choice.found || choice.count < FEWEST_ACTIONS || !is_promising(&choice)) return false;
    for (int i = 0; i < choice.count; i++) f->actions[i] = choice.candidates[i].action;
    /* Best first, so that a second winner is found early. */
    return vx_prover_look(f->prover, f->view, seat, 1) &&
           !wins_at_once(f->prover, f->actions, choice.count) &&
           has_only_winner(f->prover, f->actions, choice.count, TURNS, out);
}

/* Plays one game and stops at its first puzzle: one of each game, so that they differ. */
static bool find_in_game(finder *f, vx_action *solution)
{
    int actor;
    memcpy(f->state, f->start, f->game->state_size);
    while ((actor = vx_to_act(f->game, f->state)) != VX_OVER) {
        if (actor == VX_CHANCE) {
            vx_apply(f->game, f->state, vx_chance_draw(f->game, f->state, &f->random));
            continue;
        }
        vx_view(f->game, f->state, actor, f->view);
        vx_choice choice = think(f, actor, PLAY_NODES);
        if (!choice.found) return false;
        vx_action action = choice.action;
        if (choice.candidates[0].value >= WORTH_A_LOOK && is_puzzle(f, actor, solution))
            return true;
        vx_apply(f->game, f->state, action);
    }
    return false;
}

static void print_puzzle(const finder *f, int number, vx_action solution)
{
    static char position[VX_POSITION_CAP];
    char action[256];
    size_t length = vx_format_position(f->game, f->view, position, sizeof position);
    vx_format_action(f->game, f->view, solution, action, sizeof action);
    printf("# %d\n%s%send\nwins %s in %d\n\n", number, position,
           position[length - 1] == '\n' ? "" : "\n", action, TURNS);
    fflush(stdout);
}

static vx_status find_puzzles(vx_session *session, const vx_arguments *arguments,
                              const vx_game *game)
{
    void *start = vx_wanted_start(session, game, arguments);
    int wanted = (int)vx_flag_number(arguments, "--count", 10);
    finder f;
    if (start == NULL) return VX_BAD;
    if (!open_finder(&f, game, start, (uint64_t)vx_flag_number(arguments, "--seed", 1))) {
        free(start);
        return vx_fail_memory(session);
    }
    for (int found = 0; found < wanted;) {
        vx_action solution;
        if (find_in_game(&f, &solution)) print_puzzle(&f, ++found, solution);
    }
    close_finder(&f);
    free(start);
    return VX_YES;
}

/* ---- Books of puzzles ---- */

typedef struct {
    const vx_game *game;
    void *state;
    vx_action solution;
    int turns;
} puzzle;

typedef struct {
    puzzle *puzzles;
    int count;
} puzzle_book;

static void free_book(puzzle_book *book)
{
    for (int i = 0; i < book->count; i++) free(book->puzzles[i].state);
    free(book->puzzles);
}

static const char *next_puzzle(const char *text)
{
    return strstr(text, "position ");
}

/* A problem is placed in the part that begins at `start`; its reader looks for it in the file. */
static bool misread(const char *text, const char *start, vx_problem *why)
{
    const char *line = text;
    int lines = 0;
    for (const char *at = text; at < start; at++) {
        if (*at != '\n') continue;
        line = at + 1;
        lines++;
    }
    if (why->line == 1) why->column += (int)(start - line);
    if (why->line > 0) why->line += lines;
    return false;
}

/* Reads the puzzle that begins at `start` in the text; only after true is its state yours. */
static bool read_puzzle(const char *text, const char *start, puzzle *out, vx_problem *why)
{
    static const vx_message no_solution = {
        NULL,
        {"a puzzle has 'end' and 'wins ACTION in N' below its position",
         "под позицией задачи стоят «end» и «wins ХОД in N»"}};
    const char *end = strstr(start, "\nend\nwins ");
    const char *wins = end != NULL ? end + strlen("\nend\nwins ") : NULL;
    const char *in = wins != NULL ? strstr(wins, " in ") : NULL;
    if (in == NULL || in[4] < '1' || in[4] > '9') return vx_refuse(why, &no_solution);
    out->turns = in[4] - '0';
    out->state = malloc(vx_largest_state());
    char *position = strndup(start, (size_t)(end + 1 - start));
    char *action = strndup(wins, (size_t)(in - wins));
    bool read =
        (out->state != NULL && position != NULL && action != NULL) || vx_refuse(why, &vx_no_memory);
    read = read &&
           (vx_parse_position(position, &out->game, out->state, why) || misread(text, start, why));
    read = read && (vx_parse_action(out->game, out->state, action, &out->solution, why) ||
                    misread(text, wins, why));
    free(action);
    free(position);
    if (!read) free(out->state);
    return read;
}

static bool read_book(const char *text, puzzle_book *book, vx_problem *why)
{
    int capacity = 0;
    *book = (puzzle_book){0};
    for (const char *at = next_puzzle(text); at != NULL; at = next_puzzle(at + 1)) {
        if (book->count == capacity) {
            capacity = 2 * capacity + 64;
            puzzle *more = realloc(book->puzzles, (size_t)capacity * sizeof *more);
            if (more == NULL) return vx_refuse(why, &vx_no_memory);
            book->puzzles = more;
        }
        if (!read_puzzle(text, at, &book->puzzles[book->count], why)) return false;
        book->count++;
    }
    return true;
}

/* ---- Proving them again ---- */

/* Does the solution, and nothing else, force a win in time, and none at once? */
static bool is_sound(const puzzle *p)
{
    vx_prover *prover = vx_prover_new(p->game, PROVER_MEMORY);
    vx_action *actions = malloc((size_t)p->game->action_cap * sizeof *actions), winner = 0;
    bool sound = false;
    if (prover != NULL && actions != NULL) {
        int count = p->game->rules.list(p->state, actions);
        sound = vx_prover_look(prover, p->state, vx_to_act(p->game, p->state), 1) &&
                !wins_at_once(prover, actions, count) &&
                has_only_winner(prover, actions, count, p->turns, &winner) && winner == p->solution;
    }
    free(actions);
    vx_prover_free(prover);
    return sound;
}

/* Proves `wanted` of the puzzles, evenly spread over the book. */
static vx_status check_book(vx_session *session, const puzzle_book *book, int wanted)
{
    vx_text *out = vx_answer(session, 1 << 14);
    int sound = 0;
    if (wanted > book->count) wanted = book->count;
    for (int i = 0; i < wanted; i++) {
        int number = (int)((int64_t)i * book->count / wanted);
        bool holds = is_sound(&book->puzzles[number]);
        sound += holds;
        if (holds) continue;
        vx_add(out, "not proved: # ");
        vx_add_number(out, number + 1);
        vx_add_char(out, '\n');
    }
    vx_add_number(out, sound);
    vx_add(out, " / ");
    vx_add_number(out, wanted);
    vx_add_char(out, '\n');
    return sound == wanted && wanted > 0 ? VX_YES : VX_NO;
}

/* ---- Asking bots ---- */

static bool solves(const puzzle *p, const vx_limits *limits, const vx_platform *platform)
{
    vx_searcher *searcher = vx_searcher_new(p->game, SEARCH_MEMORY);
    if (searcher == NULL) return false;
    int seat = vx_to_act(p->game, p->state);
    vx_choice choice = vx_search(searcher, p->state, seat, limits, platform);
    bool solved = choice.found && choice.action == p->solution;
    vx_searcher_free(searcher);
    return solved;
}

static void answer_share(vx_session *session, const puzzle_book *book, const vx_word *name,
                         const vx_limits *limits)
{
    vx_platform platform = vx_search_platform(session->host);
    int solved = 0;
    for (int i = 0; i < book->count; i++) {
        vx_limits one = *limits;
        one.seed = (uint64_t)i + 1;
        solved += solves(&book->puzzles[i], &one, &platform);
    }
    vx_text *out = vx_answer(session, 256);
    size_t start = out->length;
    vx_add_bytes(out, name->start, name->length);
    vx_add_padding(out, start, 16);
    vx_add_number(out, solved);
    vx_add(out, " / ");
    vx_add_number(out, book->count);
    vx_add(out, "  ");
    vx_add_decimal(out, book->count > 0 ? 100.0 * solved / book->count : 0, 1);
    vx_add(out, "%\n");
}

static vx_status ask_bots(vx_session *session, const puzzle_book *book, const char *names)
{
    vx_word name;
    vx_limits limits;
    for (const char *rest = names; vx_next_bot(&rest, &name);) {
        if (!vx_wanted_bot(session, &name, &limits)) return VX_BAD;
        answer_share(session, book, &name, &limits);
    }
    return VX_YES;
}

static vx_status solve_file(vx_session *session, const vx_arguments *arguments)
{
    static const char everybody[] =
        "random,greedy,level1,level2,level3,level4,level5,level6,level7,level8";
    const vx_host *host = session->host;
    vx_problem why = {0};
    char *text = host->read_file(host->context, arguments->word[0], &why);
    if (text == NULL) return vx_fail(session, VX_BAD, NULL, &why);
    puzzle_book book;
    vx_status status = VX_YES;
    if (!read_book(text, &book, &why))
        status = vx_fail(session, VX_BAD, arguments->word[0], &why);
    else if (vx_flag_given(arguments, "--check"))
        status = check_book(session, &book, (int)vx_flag_number(arguments, "--count", book.count));
    else
        status = ask_bots(session, &book, vx_flag_text(arguments, "--bots", everybody));
    free_book(&book);
    free(text);
    return status;
}

vx_status vx_run_terminal_puzzles(vx_session *session, const vx_arguments *arguments)
{
    const vx_game *game = vx_game_find(arguments->word[0]);
    return game != NULL ? find_puzzles(session, arguments, game) : solve_file(session, arguments);
}
