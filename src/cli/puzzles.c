/* SPDX-License-Identifier: MIT */
/* puzzles.c - finding puzzles in games between machines, proving a file of them again, asking bots.
 *
 * A search through games can be stopped at any time and goes on where it was: each puzzle is written
 * as soon as it is found, with the number of the game it comes from. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/terminal.h"
#include "command/bots.h"
#include "command/numbers.h"
#include "command/session.h"
#include "puzzle/puzzle.h"

enum {
    PROVER_MEMORY = 256 << 20,
    SEARCH_MEMORY = 64 << 20,
    FEWEST_ACTIONS = 12, /* where something is to be forced */
    FEWEST_CHANCES = 3,  /* where chances are compared */
    FEWEST_TILES = 5,    /* to fill an army with */
    MARGIN = 80,         /* of a thousand, from the best chance to the next */
    RIVALS = 2,          /* so many others must have a chance at all */
    CERTAIN = 985,
    HOPELESS = 60,
    APART = 30, /* decisions */
};

/* ---- What is looked for ---- */

enum { ANY_UNIT = -1 }; /* for a kind: any but the first, which stands for more than a unit */

typedef struct {
    const char *game;
    vx_puzzle_goal goal;
    const char *row[2]; /* by seat, where a goal is about one */
    int share;          /* of a hundred puzzles at most */
    int every;          /* looks at one of so many positions */
} theme;

static const theme themes[] = {
    {"standard-bearer", {VX_GOAL_WIN, 2, 0, ""}, {NULL}, 50, 1},
    {"standard-bearer", {VX_GOAL_WIN, 3, 0, ""}, {NULL}, 20, 3},
    {"standard-bearer", {VX_GOAL_TAKE, 2, 0, ""}, {NULL}, 40, 3},
    {"standard-bearer", {VX_GOAL_TAKE, 2, ANY_UNIT, ""}, {NULL}, 20, 6},
    {"standard-bearer", {VX_GOAL_SAVE, 0, 0, ""}, {NULL}, 40, 1},
    {"standard-bearer", {VX_GOAL_SAVE, 0, ANY_UNIT, ""}, {NULL}, 15, 2},
    {"war-chest", {VX_GOAL_WIN, 2, 0, ""}, {NULL}, 50, 1},
    {"war-chest", {VX_GOAL_WIN, 3, 0, ""}, {NULL}, 20, 3},
    {"war-chest", {VX_GOAL_TAKE, 2, 0, ""}, {NULL}, 40, 3},
    {"war-chest", {VX_GOAL_TAKE, 2, ANY_UNIT, ""}, {NULL}, 40, 3},
    {"pocket-battles", {VX_GOAL_STRIKE, 0, 0, ""}, {NULL}, 35, 1},
    {"pocket-battles", {VX_GOAL_STRIKE, 0, 1, ""}, {NULL}, 35, 1},
    {"pocket-battles", {VX_GOAL_GUARD, 0, 0, ""}, {NULL}, 30, 1},
    {"pocket-battles", {VX_GOAL_GUARD, 0, 1, ""}, {NULL}, 30, 1},
    {"pocket-battles", {VX_GOAL_FILL, 0, 0, ""}, {"ready", "ready"}, 20, 1},
    {"warmaster", {VX_GOAL_STRIKE, 0, 1, ""}, {NULL}, 40, 1},
    {"warmaster", {VX_GOAL_STRIKE, 0, 0, ""}, {NULL}, 30, 1},
    {"warmaster", {VX_GOAL_GUARD, 0, 1, ""}, {NULL}, 20, 1},
    {"warmaster", {VX_GOAL_ODDS, 0, 0, ""}, {"Blue wins", "Red wins"}, 40, 1},
    {"warmaster", {VX_GOAL_ODDS, 0, 0, ""}, {"the order succeeds", "the order succeeds"}, 15, 4},
    {"warmaster", {VX_GOAL_LIST, 0, 0, ""}, {"ready", "ready"}, 15, 1},
};
enum { THEMES = (int)(sizeof themes / sizeof themes[0]) };

/* ---- Finding ---- */

typedef struct {
    const vx_game *game;
    const void *start;
    void *state, *view;
    vx_action *actions;
    vx_searcher *searcher;
    vx_judge *judge;
    vx_random random;
    const char *goal; /* the only one that is looked for, as files name it; NULL: all */
    FILE *out, *kept; /* where puzzles go: standard output, or the file that is kept open */
    int found, wanted;
    int of_theme[THEMES];
    int had[THEMES]; /* the decision of this game after which a theme may be looked for again */
    int decision;
    uint64_t game_number;
} finder;

static void close_finder(finder *f)
{
    vx_judge_free(f->judge);
    vx_searcher_free(f->searcher);
    free(f->actions);
    free(f->view);
    free(f->state);
    if (f->kept != NULL) fclose(f->kept);
}

static bool open_finder(finder *f, const vx_game *game, const void *start)
{
    *f = (finder){.game = game, .start = start, .out = stdout};
    f->state = malloc(game->state_size);
    f->view = malloc(game->state_size);
    f->actions = malloc((size_t)game->action_cap * sizeof *f->actions);
    f->searcher = vx_searcher_new(game, SEARCH_MEMORY);
    f->judge = vx_judge_new(game, PROVER_MEMORY);
    bool is_complete = f->state != NULL && f->view != NULL && f->actions != NULL &&
                       f->searcher != NULL && f->judge != NULL;
    if (!is_complete) close_finder(f);
    return is_complete;
}

static vx_choice think(finder *f, int seat, const vx_limits *limits)
{
    vx_limits seeded = *limits;
    seeded.seed = vx_random_next(&f->random);
    return vx_search(f->searcher, f->view, seat, &seeded, NULL);
}

/* A search that looks through all replies says for itself whether it sees a forced win. */
static bool may_be_won(finder *f, int seat)
{
    static const vx_limits quick = {.nodes = 1500}, close = {.nodes = 40000};
    enum { WORTH_A_LOOK = 2500, PROMISING = 6000 };
    vx_choice choice = think(f, seat, &quick);
    if (!choice.found || choice.candidates[0].value < WORTH_A_LOOK) return false;
    choice = think(f, seat, &close);
    const vx_candidate *best = &choice.candidates[0];
    return choice.depth > 0 ? best->proof == VX_WINS : best->value >= PROMISING;
}

/* The levels that do not find it make a puzzle hard, and so do many actions to choose from. */
static int rate(finder *f, const vx_puzzle *puzzle, int count)
{
    static const int levels[] = {1, 3, 5, 6};
    int rating = 1000;
    for (int n = count; n > 1; n /= 2) rating += 40;
    for (int i = 0; i < 4; i++) {
        vx_limits limits = {.level = levels[i]};
        vx_choice choice = think(f, puzzle->seat, &limits);
        rating += choice.found && choice.action == puzzle->best ? 0 : 120;
    }
    return rating;
}

static bool is_clear(const vx_puzzle_goal *goal, const vx_judged *judged)
{
    if (vx_is_forced_goal(goal->kind)) return judged->chance == 1000 && judged->equals == 0;
    return judged->chance > HOPELESS && judged->chance < CERTAIN && judged->equals == 0 &&
           judged->rivals >= RIVALS - (goal->kind == VX_GOAL_GUARD) &&
           judged->chance - judged->second >= MARGIN;
}

/* Is there one best action for this goal? */
static bool judge_goal(finder *f, const vx_puzzle_goal *goal, int seat, vx_puzzle *out)
{
    vx_judged judged;
    *out = (vx_puzzle){.game = f->game, .goal = *goal, .view = f->view, .seat = seat};
    if (!vx_judge_look(f->judge, f->view, seat) || !vx_judge_all(f->judge, goal, &judged) ||
        !is_clear(goal, &judged))
        return false;
    out->best = judged.best;
    out->chance = judged.chance;
    out->second = judged.second;
    out->number = f->found + 1;
    return !vx_is_forced_goal(goal->kind) || vx_puzzle_is_sound(f->judge, out);
}

/* Is the view a puzzle of this theme? */
static bool make_puzzle(finder *f, const theme *t, int seat, vx_puzzle *out)
{
    int count = f->game->rules.list(f->view, f->actions), fewest = FEWEST_CHANCES;
    vx_puzzle_goal goal = t->goal;
    if (vx_is_forced_goal(goal.kind) && goal.kind != VX_GOAL_LIST) fewest = FEWEST_ACTIONS;
    if (goal.kind == VX_GOAL_FILL) fewest = FEWEST_TILES;
    if (goal.kind == VX_GOAL_GUARD) fewest = 2;
    if (count < fewest || (goal.kind == VX_GOAL_WIN && !may_be_won(f, seat))) return false;
    if (t->row[0] != NULL) strcpy(goal.row, t->row[seat]);
    bool is_found = false;
    if (goal.asset != ANY_UNIT) is_found = judge_goal(f, &goal, seat, out);
    for (int kind = 1; t->goal.asset == ANY_UNIT && kind < f->game->assets->kinds && !is_found;
         kind++) {
        goal.asset = kind;
        is_found = judge_goal(f, &goal, seat, out);
    }
    if (is_found) out->rating = rate(f, out, count);
    return is_found;
}

static void print_puzzle(finder *f, const vx_puzzle *puzzle)
{
    static char memory[VX_PUZZLE_TEXT_CAP];
    vx_text text = vx_text_on(memory, sizeof memory);
    vx_puzzle_write(puzzle, &text);
    fprintf(f->out, "# game %llu\n%s", (unsigned long long)f->game_number, memory);
    fflush(f->out);
    f->found++;
}

/* Puzzles of a theme come from moments of a game that lie apart, so that they differ. */
static void look_for_puzzles(finder *f, int seat)
{
    for (int i = 0; i < THEMES && f->found < f->wanted; i++) {
        vx_puzzle puzzle;
        const theme *t = &themes[i];
        if (strcmp(t->game, f->game->id) != 0 || f->decision < f->had[i]) continue;
        if (f->goal != NULL && strcmp(f->goal, vx_goal_name(t->goal.kind)) != 0) continue;
        if (f->goal == NULL && f->of_theme[i] * 100 >= t->share * f->wanted) continue;
        if (vx_random_below(&f->random, (uint64_t)t->every) != 0) continue;
        if (!make_puzzle(f, t, seat, &puzzle)) continue;
        print_puzzle(f, &puzzle);
        f->of_theme[i]++;
        f->had[i] = f->decision + APART;
        return; /* no position stands twice */
    }
}

/* Armies that are built as chance will have it lack what the machine never forgets. False: nothing is bought
 * here. */
static bool buys_at_random(finder *f, vx_action *out)
{
    static const char purchase[] = "take ";
    int count = f->game->rules.list(f->view, f->actions), offers = 0;
    for (int i = 0; i < count; i++) {
        char text[VX_ACTION_TEXT_CAP];
        vx_format_action(f->game, f->view, f->actions[i], text, sizeof text);
        if (strncmp(text, purchase, sizeof purchase - 1) != 0) continue;
        if (vx_random_below(&f->random, (uint64_t)++offers) == 0) *out = f->actions[i];
    }
    return offers > 0;
}

static void look_through_game(finder *f, uint64_t number)
{
    static const vx_limits deep = {.nodes = 1500}, quick = {.level = 3};
    const vx_game *game = f->game;
    bool has_dice = game->assets != NULL && game->assets->is_at_rest != NULL;
    int actor;
    f->game_number = number;
    f->decision = 0;
    memset(f->had, 0, sizeof f->had);
    vx_random_seed(&f->random, number);
    memcpy(f->state, f->start, game->state_size);
    while ((actor = vx_to_act(game, f->state)) != VX_OVER && f->found < f->wanted) {
        if (actor == VX_CHANCE) {
            vx_apply(game, f->state, vx_chance_draw(game, f->state, &f->random));
            continue;
        }
        vx_view(game, f->state, actor, f->view);
        f->decision++;
        look_for_puzzles(f, actor);
        vx_action bought;
        if (buys_at_random(f, &bought)) {
            vx_apply(game, f->state, bought);
            continue;
        }
        vx_choice choice = think(f, actor, has_dice ? &quick : &deep);
        if (!choice.found) return;
        vx_apply(game, f->state, choice.action);
    }
}

static bool is_of_theme(const finder *f, const theme *t, const vx_puzzle *puzzle)
{
    const vx_puzzle_goal *goal = &puzzle->goal;
    bool is_row = t->row[0] == NULL || strcmp(t->row[puzzle->seat], goal->row) == 0;
    bool is_asset = t->goal.asset == ANY_UNIT ? goal->asset > 0 : t->goal.asset == goal->asset;
    return strcmp(t->game, f->game->id) == 0 && t->goal.kind == goal->kind && is_row && is_asset &&
           t->goal.turns == goal->turns;
}

/* What a file that was begun holds already; the number of the next game. */
static uint64_t take_up(finder *f, const char *text, uint64_t first)
{
    uint64_t next = first;
    for (const char *at = strstr(text, "# game "); at != NULL; at = strstr(at + 1, "# game ")) {
        uint64_t number = strtoull(at + strlen("# game "), NULL, 10);
        if (number >= next) next = number + 1;
    }
    for (const char *at = vx_next_puzzle(text); at != NULL; at = vx_next_puzzle(at + 1)) {
        vx_puzzle puzzle;
        if (!vx_puzzle_read(at, &puzzle, NULL)) continue;
        f->found++;
        for (int i = 0; i < THEMES; i++) f->of_theme[i] += is_of_theme(f, &themes[i], &puzzle);
        vx_puzzle_free(&puzzle);
    }
    return next;
}

static bool open_file(vx_session *session, finder *f, const char *name, uint64_t *next)
{
    static const vx_message no_file = {NULL,
                                       {"cannot write '{word}'", "не удаётся записать «{word}»"}};
    const vx_host *host = session->host;
    if (host->is_file(host->context, name)) {
        vx_problem why = {0};
        char *text = host->read_file(host->context, name, &why);
        if (text == NULL) return vx_fail(session, VX_BAD, NULL, &why) == VX_YES;
        *next = take_up(f, text, *next);
        free(text);
    }
    f->kept = fopen(name, "a");
    if (f->kept == NULL) return vx_fail_with(session, VX_BAD, &no_file, name) == VX_YES;
    f->out = f->kept;
    return true;
}

static vx_status find_puzzles(vx_session *session, const vx_arguments *arguments,
                              const vx_game *game)
{
    void *start = vx_wanted_start(session, game, arguments);
    const char *name = vx_flag_text(arguments, "--out", NULL);
    uint64_t next = (uint64_t)vx_flag_number(arguments, "--seed", 1);
    int64_t games = vx_flag_number(arguments, "--games", 100000);
    finder f;
    if (start == NULL) return VX_BAD;
    if (!open_finder(&f, game, start)) {
        free(start);
        return vx_fail_memory(session);
    }
    f.goal = vx_flag_text(arguments, "--goal", NULL);
    f.wanted = (int)vx_flag_number(arguments, "--count", 10);
    vx_status status = name == NULL || open_file(session, &f, name, &next) ? VX_YES : VX_BAD;
    for (; status == VX_YES && f.found < f.wanted && games > 0; games--)
        look_through_game(&f, next++);
    close_finder(&f);
    free(start);
    return status;
}

/* ---- Books of puzzles ---- */

typedef struct {
    vx_puzzle *puzzles;
    int count;
} puzzle_book;

static void free_book(puzzle_book *book)
{
    for (int i = 0; i < book->count; i++) vx_puzzle_free(&book->puzzles[i]);
    free(book->puzzles);
}

/* A problem is placed in the part that begins at `start`; its reader looks for it in the file. */
static bool misread(const char *text, const char *start, vx_problem *why)
{
    for (const char *at = text; at < start; at++) why->line += *at == '\n';
    return false;
}

static bool read_book(const char *text, puzzle_book *book, vx_problem *why)
{
    static const vx_message empty = {NULL,
                                     {"there is no puzzle here", "здесь нет ни одной задачи"}};
    int capacity = 0;
    *book = (puzzle_book){0};
    for (const char *at = vx_next_puzzle(text); at != NULL; at = vx_next_puzzle(at + 1)) {
        if (book->count == capacity) {
            capacity = 2 * capacity + 64;
            vx_puzzle *more = realloc(book->puzzles, (size_t)capacity * sizeof *more);
            if (more == NULL) return vx_refuse(why, &vx_no_memory);
            book->puzzles = more;
        }
        if (!vx_puzzle_read(at, &book->puzzles[book->count], why)) return misread(text, at, why);
        book->count++;
    }
    return book->count > 0 || vx_refuse(why, &empty);
}

/* ---- Proving them again ---- */

static bool is_sound(const vx_puzzle *puzzle)
{
    vx_judge *judge = vx_judge_new(puzzle->game, PROVER_MEMORY);
    bool holds = judge != NULL && vx_puzzle_is_sound(judge, puzzle);
    vx_judge_free(judge);
    return holds;
}

/* Proves `wanted` of the puzzles, evenly spread over the book. */
static vx_status check_book(vx_session *session, const puzzle_book *book, int wanted)
{
    vx_text *out = vx_answer(session, 1 << 14);
    int sound = 0;
    if (wanted > book->count) wanted = book->count;
    for (int i = 0; i < wanted; i++) {
        const vx_puzzle *puzzle = &book->puzzles[(int64_t)i * book->count / wanted];
        bool holds = is_sound(puzzle);
        sound += holds;
        if (holds) continue;
        vx_add(out, "not proved: puzzle ");
        vx_add_number(out, puzzle->number);
        vx_add_char(out, '\n');
    }
    vx_add_number(out, sound);
    vx_add(out, " / ");
    vx_add_number(out, wanted);
    vx_add_char(out, '\n');
    return sound == wanted && wanted > 0 ? VX_YES : VX_NO;
}

/* ---- Asking bots ---- */

static bool solves(const vx_puzzle *p, const vx_limits *limits, const vx_platform *platform)
{
    vx_searcher *searcher = vx_searcher_new(p->game, SEARCH_MEMORY);
    if (searcher == NULL) return false;
    vx_choice choice = vx_search(searcher, p->view, p->seat, limits, platform);
    bool is_solved = choice.found && choice.action == p->best;
    vx_searcher_free(searcher);
    return is_solved;
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
