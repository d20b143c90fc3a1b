/* SPDX-License-Identifier: MIT */
/* answer.c - what a try leads to: the reply that refutes it, the rest of a solution, or the likeliest
 * dice. It is played on one of the states that may stand behind the view. */
#include <string.h>

#include "core/game.h"
#include "puzzle/internal.h"

enum { REPLY_NODES = 1500, EFFORT = 20000, WORLDS = 6 };

/* ---- Steps ---- */

typedef struct {
    vx_judge *judge;
    const vx_puzzle *puzzle;
    vx_puzzle_try *out;
    int turns; /* of the seat's own that are left, the present one included */
    int last;  /* the seat that acted last */
} line;

static void step(line *l, vx_action action)
{
    const vx_game *game = l->judge->game;
    int actor = game->rules.to_act(l->judge->state);
    if (actor == l->puzzle->seat && l->last != actor) l->turns--;
    if (actor != VX_CHANCE) l->last = actor;
    l->out->played[l->out->length++] = action;
    game->rules.apply(l->judge->state, action);
}

/* Keeps the words for the action to come: it is what answers the try. */
static void note_answer(line *l, vx_action action)
{
    const vx_game *game = l->judge->game;
    vx_view(game, l->judge->state, l->puzzle->seat, l->judge->other);
    action = vx_hide_action(game, l->judge->state, action, l->puzzle->seat);
    for (int i = 0; i < VX_LANGUAGES; i++)
        vx_describe_action(game, l->judge->other, action, (vx_language)i, l->out->answer[i],
                           sizeof l->out->answer[i]);
}

static vx_action likeliest_outcome(vx_judge *judge)
{
    const vx_game *game = judge->game;
    int count = game->rules.list(judge->state, judge->actions), best = 0;
    uint64_t most = 0;
    for (int i = 0; i < count; i++) {
        uint64_t weight = game->chance->weight(judge->state, judge->actions[i]);
        if (weight <= most) continue;
        most = weight;
        best = i;
    }
    return judge->actions[best];
}

/* What the seat to act would choose; the choice's candidates stay with the searcher. */
static vx_choice think(vx_judge *judge, int actor)
{
    vx_limits limits = {.nodes = REPLY_NODES, .seed = 1, .lines = 1};
    vx_view(judge->game, judge->state, actor, judge->other);
    return vx_search(judge->searcher, judge->other, actor, &limits, NULL);
}

static vx_action own_choice(vx_judge *judge, int actor)
{
    vx_choice choice = think(judge, actor);
    if (choice.found) return choice.action;
    judge->game->rules.list(judge->state, judge->actions);
    return judge->actions[0];
}

static bool has_room(const line *l)
{
    return l->out->length < VX_REPLY_CAP &&
           l->judge->game->rules.to_act(l->judge->state) != VX_OVER;
}

/* ---- Goals of a proof ---- */

static vx_goal goal_of(const line *l, vx_fewer *loss, int turns)
{
    const vx_puzzle_goal *goal = &l->puzzle->goal;
    if (goal->kind == VX_GOAL_WIN) return (vx_goal){vx_is_won, l->judge->prover, turns, EFFORT};
    *loss = vx_fewer_than_now(l->judge,
                              goal->kind == VX_GOAL_SAVE ? l->puzzle->seat : vx_enemy_of(l->judge),
                              goal->asset);
    return (vx_goal){vx_has_fewer, loss, turns, EFFORT};
}

static bool is_reached(const line *l)
{
    vx_fewer loss;
    vx_goal goal = goal_of(l, &loss, 1);
    return goal.is_reached(goal.context, l->judge->state);
}

/* ---- A wrong try at a forced goal ---- */

/* After this reply nothing is forced any more. */
static bool refutes(line *l, vx_action reply)
{
    vx_judge *judge = l->judge;
    const vx_game *game = judge->game;
    vx_fewer loss;
    memcpy(judge->after, judge->state, game->state_size);
    game->rules.apply(judge->after, reply);
    vx_view(game, judge->after, l->puzzle->seat, judge->other);
    if (!vx_prover_look(judge->prover, judge->other, l->puzzle->seat, 1)) return false;
    vx_goal goal = goal_of(l, &loss, l->turns - 1);
    return vx_prove_any(judge->prover, &goal) == VX_REFUTED;
}

/* The opponent's action that takes what should have been saved. */
static bool takes(line *l, vx_action reply)
{
    vx_fewer loss;
    int actor = l->judge->game->rules.to_act(l->judge->state);
    if (!vx_prover_look(l->judge->prover, l->judge->state, actor, 1)) return false;
    vx_goal goal = goal_of(l, &loss, 1);
    return vx_prove(l->judge->prover, reply, &goal) == VX_PROVED;
}

/* The first reply that will do, the opponent's own choice tried first. False if none does. */
static bool find_reply(line *l, vx_action *out)
{
    vx_judge *judge = l->judge;
    bool is_save = l->puzzle->goal.kind == VX_GOAL_SAVE;
    vx_choice choice = think(judge, judge->game->rules.to_act(judge->state));
    for (int i = 0; i < choice.count; i++) {
        *out = choice.candidates[i].action;
        if (is_save ? takes(l, *out) : refutes(l, *out)) return true;
    }
    return false;
}

/* Plays the try on, up to the reply that refutes it. False: in this world none was found. */
static bool play_refutation(line *l)
{
    const vx_game *game = l->judge->game;
    bool is_save = l->puzzle->goal.kind == VX_GOAL_SAVE;
    while (has_room(l)) {
        int actor = game->rules.to_act(l->judge->state);
        vx_action next;
        if (actor == VX_CHANCE) {
            step(l, likeliest_outcome(l->judge));
            continue;
        }
        if (vx_team(game, l->judge->state, actor) ==
            vx_team(game, l->judge->state, l->puzzle->seat)) {
            if (l->last != l->puzzle->seat) return false;
            step(l, own_choice(l->judge, actor));
            continue;
        }
        if (!find_reply(l, &next)) return false;
        note_answer(l, next);
        step(l, next);
        if (!is_save || is_reached(l)) return true;
    }
    return false;
}

/* ---- The rest of a solution ---- */

static bool find_own(line *l, vx_action *out)
{
    vx_judge *judge = l->judge;
    const vx_game *game = judge->game;
    vx_fewer loss;
    vx_view(game, judge->state, l->puzzle->seat, judge->after);
    if (!vx_prover_look(judge->prover, judge->after, l->puzzle->seat, 1)) return false;
    vx_goal goal = goal_of(l, &loss, l->last == l->puzzle->seat ? l->turns : l->turns - 1);
    int count = game->rules.list(judge->after, judge->actions);
    for (int i = 0; i < count; i++) {
        *out = judge->actions[i];
        if (vx_prove(judge->prover, *out, &goal) == VX_PROVED) return true;
    }
    return false;
}

static void play_solution(line *l)
{
    vx_action next;
    if (l->puzzle->goal.kind == VX_GOAL_SAVE) return;
    while (has_room(l) && !is_reached(l)) {
        int actor = l->judge->game->rules.to_act(l->judge->state);
        if (actor == VX_CHANCE) {
            next = likeliest_outcome(l->judge);
        } else if (actor != l->puzzle->seat) {
            next = own_choice(l->judge, actor);
        } else if (!find_own(l, &next)) {
            return;
        }
        step(l, next);
    }
}

/* ---- Dice ---- */

/* Seats that decide on the way play the first action; chance is described in words. */
static void play_dice(line *l)
{
    const vx_game *game = l->judge->game;
    while (has_room(l) && l->puzzle->goal.kind != VX_GOAL_ODDS) {
        int actor = game->rules.to_act(l->judge->state);
        if (actor != VX_CHANCE && game->assets->is_at_rest(l->judge->state)) return;
        step(l, actor == VX_CHANCE ? likeliest_outcome(l->judge) : own_choice(l->judge, actor));
    }
}

/* ---- Better than in a game ---- */

/* Dice, and then what the opponent would do, if it is his turn. */
static void play_reply(line *l)
{
    const vx_game *game = l->judge->game;
    while (has_room(l)) {
        int actor = game->rules.to_act(l->judge->state);
        if (actor == VX_CHANCE) {
            step(l, likeliest_outcome(l->judge));
            continue;
        }
        if (vx_team(game, l->judge->state, actor) ==
            vx_team(game, l->judge->state, l->puzzle->seat))
            return;
        vx_action reply = own_choice(l->judge, actor);
        note_answer(l, reply);
        step(l, reply);
        return;
    }
}

static bool was_taken(const vx_puzzle *puzzle, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_format_action(puzzle->game, puzzle->view, action, text, sizeof text);
    return strcmp(text, puzzle->goal.row) == 0;
}

/* As a review measures it. Solved is what is nearer to the best action than to what was done. */
static void measure(vx_judge *judge, const vx_puzzle *puzzle, vx_action action, vx_puzzle_try *out)
{
    vx_comparison c = {.count = 2, .action = {action, puzzle->best}};
    bool is_error = was_taken(puzzle, action);
    out->is_solved = action == puzzle->best;
    out->chance = is_error ? puzzle->second : puzzle->chance;
    if (judge->meter == NULL) judge->meter = vx_meter_new(judge->game, VX_METER_LEVEL, NULL);
    if (out->is_solved || is_error || judge->meter == NULL) return;
    vx_meter_compare(judge->meter, puzzle->view, puzzle->seat, 1, true, &c);
    int loss = c.lead[1] > 0 ? (int)c.lead[1] : 0;
    out->is_solved = 2 * loss < puzzle->chance - puzzle->second;
    out->chance = loss < puzzle->chance ? puzzle->chance - loss : 0;
}

/* ---- Army lists ---- */

/* Why the list is still none. */
static void tell_fault(vx_judge *judge, const vx_puzzle *puzzle, vx_action action,
                       vx_puzzle_try *out)
{
    vx_problem why = {0};
    if (vx_is_list_ready(judge, &puzzle->goal, &action, &why)) return;
    for (int i = 0; i < VX_LANGUAGES && why.message != NULL; i++)
        vx_format_problem(&why, (vx_language)i, out->answer[i], sizeof out->answer[i]);
}

/* What could still be taken after it. */
static void tell_room(vx_judge *judge, const vx_puzzle *puzzle, vx_action action,
                      vx_puzzle_try *out)
{
    vx_action more;
    if (vx_is_list_full(judge, &puzzle->goal, action, &more) ||
        judge->game->rules.to_act(judge->state) != judge->seat)
        return;
    for (int i = 0; i < VX_LANGUAGES; i++)
        vx_describe_action(judge->game, judge->state, more, (vx_language)i, out->answer[i],
                           sizeof out->answer[i]);
}

/* ---- Trying ---- */

void vx_puzzle_world(const vx_puzzle *puzzle, uint64_t number, void *out)
{
    vx_random random;
    vx_random_seed(&random, number);
    vx_sample(puzzle->game, puzzle->view, &random, out);
}

/* Begins the line in the world of this number. */
static line begin(vx_judge *judge, const vx_puzzle *puzzle, vx_action action, uint64_t world,
                  vx_puzzle_try *out)
{
    line l = {judge, puzzle, out, puzzle->goal.turns, puzzle->seat};
    vx_puzzle_world(puzzle, world, judge->state);
    out->world = world;
    out->length = 0;
    step(&l, action);
    return l;
}

void vx_puzzle_answer(vx_judge *judge, const vx_puzzle *puzzle, vx_action action,
                      vx_puzzle_try *out)
{
    bool is_forced = vx_is_forced_goal(puzzle->goal.kind);
    *out = (vx_puzzle_try){.chance = action == puzzle->best ? puzzle->chance : 0};
    memcpy(judge->view, puzzle->view, puzzle->game->state_size);
    judge->seat = puzzle->seat;
    if (!is_forced) out->chance = vx_judge_action(judge, &puzzle->goal, action);
    out->is_solved = out->chance >= puzzle->chance;
    if (puzzle->goal.kind == VX_GOAL_BETTER) measure(judge, puzzle, action, out);
    if (puzzle->goal.kind == VX_GOAL_LIST) tell_fault(judge, puzzle, action, out);
    if (puzzle->goal.kind == VX_GOAL_FILL) tell_room(judge, puzzle, action, out);
    line l = begin(judge, puzzle, action, 1, out);
    if (vx_is_about_list(puzzle->goal.kind)) return;
    if (puzzle->goal.kind == VX_GOAL_BETTER)
        play_reply(&l);
    else if (!is_forced)
        play_dice(&l);
    else if (out->is_solved)
        play_solution(&l);
    else
        for (uint64_t world = 2; !play_refutation(&l) && world <= WORLDS; world++)
            l = begin(judge, puzzle, action, world, out);
}
