/* SPDX-License-Identifier: MIT */
/* judge.c - what each action is worth for a goal: proofs where they can be had, exact chances where
 * dice decide. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "puzzle/internal.h"

vx_judge *vx_judge_new(const vx_game *game, size_t memory)
{
    vx_judge *judge = calloc(1, sizeof *judge);
    if (judge == NULL) return NULL;
    judge->game = game;
    judge->prover = vx_prover_new(game, memory);
    judge->prospect = vx_prospect_new(game);
    judge->searcher = vx_searcher_new(game, 8 << 20);
    judge->view = malloc(game->state_size);
    judge->state = malloc(game->state_size);
    judge->other = malloc(game->state_size);
    judge->after = malloc(game->state_size);
    judge->actions = malloc((size_t)game->action_cap * sizeof *judge->actions);
    judge->other_actions = malloc((size_t)game->action_cap * sizeof *judge->other_actions);
    judge->odds = malloc(sizeof *judge->odds);
    bool is_complete = judge->prover != NULL && judge->prospect != NULL &&
                       judge->searcher != NULL && judge->view != NULL && judge->state != NULL &&
                       judge->other != NULL && judge->after != NULL && judge->actions != NULL &&
                       judge->other_actions != NULL && judge->odds != NULL;
    if (is_complete) return judge;
    vx_judge_free(judge);
    return NULL;
}

void vx_judge_free(vx_judge *judge)
{
    if (judge == NULL) return;
    vx_prover_free(judge->prover);
    vx_prospect_free(judge->prospect);
    vx_searcher_free(judge->searcher);
    vx_meter_free(judge->meter);
    free(judge->view);
    free(judge->state);
    free(judge->other);
    free(judge->after);
    free(judge->actions);
    free(judge->other_actions);
    free(judge->odds);
    free(judge);
}

bool vx_judge_look(vx_judge *judge, const void *view, int seat)
{
    memcpy(judge->view, view, judge->game->state_size);
    judge->seat = seat;
    return vx_prover_look(judge->prover, judge->view, seat, 1);
}

int vx_enemy_of(const vx_judge *judge)
{
    int team = vx_team(judge->game, judge->view, judge->seat);
    for (int seat = 0; seat < judge->game->rules.seats(judge->view); seat++)
        if (vx_team(judge->game, judge->view, seat) != team) return seat;
    return judge->seat;
}

/* ---- By proof ---- */

bool vx_has_fewer(const void *context, const void *state)
{
    const vx_fewer *f = context;
    int counts[VX_ASSET_KINDS];
    f->game->assets->count(state, f->seat, counts);
    return counts[f->kind] < f->before;
}

vx_fewer vx_fewer_than_now(const vx_judge *judge, int seat, int kind)
{
    int counts[VX_ASSET_KINDS];
    judge->game->assets->count(judge->view, seat, counts);
    return (vx_fewer){judge->game, seat, kind, counts[kind]};
}

static int prove(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action)
{
    vx_fewer loss = {0};
    vx_goal wanted = {vx_is_won, judge->prover, goal->turns, VX_PROOF_NODES};
    if (goal->kind == VX_GOAL_TAKE) {
        loss = vx_fewer_than_now(judge, vx_enemy_of(judge), goal->asset);
        wanted = (vx_goal){vx_has_fewer, &loss, goal->turns, VX_PROOF_NODES};
    }
    vx_verdict verdict = vx_prove(judge->prover, action, &wanted);
    return verdict == VX_OPEN ? VX_UNJUDGED : verdict == VX_PROVED ? 1000 : 0;
}

/* Can the opponent, in his next turn, take one of the kind for certain after this action? */
static int saves(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action)
{
    vx_fewer loss = vx_fewer_than_now(judge, judge->seat, goal->asset);
    vx_goal wanted = {vx_has_fewer, &loss, 1, VX_PROOF_NODES};
    memcpy(judge->state, judge->view, judge->game->state_size);
    judge->game->rules.apply(judge->state, action);
    if (judge->game->knowledge != NULL ||
        !vx_prover_look(judge->prover, judge->state, vx_enemy_of(judge), 1))
        return VX_UNJUDGED;
    vx_verdict verdict = vx_prove_any(judge->prover, &wanted);
    return verdict == VX_OPEN ? VX_UNJUDGED : verdict == VX_PROVED ? 0 : 1000;
}

/* ---- By exact chances ---- */

static int strike_chance(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action)
{
    bool is_guard = goal->kind == VX_GOAL_GUARD;
    vx_blow blow = {judge->seat, is_guard ? judge->seat : vx_enemy_of(judge), goal->asset,
                    VX_BLOW_NODES};
    int chance = vx_prospect_of(judge->prospect, judge->view, action, &blow);
    return chance == VX_PROSPECT_OPEN ? VX_UNJUDGED : is_guard ? 1000 - chance : chance;
}

const vx_odds_table *vx_find_row(const vx_odds *odds, const char *name, int *row)
{
    for (int t = 0; t < odds->count; t++)
        for (int i = 0; i < odds->table[t].count; i++) {
            const char *own = odds->table[t].row[i].name;
            *row = i;
            if (own != NULL && strcmp(own, name) == 0) return &odds->table[t];
        }
    return NULL;
}

static int row_chance(vx_judge *judge, const char *name, vx_action action)
{
    int row;
    if (!vx_get_odds(judge->game, judge->view, action, VX_ENGLISH, judge->odds)) return 0;
    const vx_odds_table *table = vx_find_row(judge->odds, name, &row);
    if (table == NULL) return 0;
    return (int)(1000 * (double)table->row[row].weight / (double)table->total + 0.5);
}

/* ---- By the rules alone ---- */

bool vx_is_list_ready(vx_judge *judge, const vx_puzzle_goal *goal, const vx_action *action,
                      vx_problem *why)
{
    vx_action ready;
    memcpy(judge->state, judge->view, judge->game->state_size);
    if (action != NULL) judge->game->rules.apply(judge->state, *action);
    return judge->game->rules.to_act(judge->state) == judge->seat &&
           vx_parse_action(judge->game, judge->state, goal->row, &ready, why) &&
           vx_check(judge->game, judge->state, ready, why);
}

bool vx_is_list_full(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action, vx_action *more)
{
    char text[VX_ACTION_TEXT_CAP];
    memcpy(judge->state, judge->view, judge->game->state_size);
    vx_format_action(judge->game, judge->state, action, text, sizeof text);
    if (strcmp(text, goal->row) != 0)
        judge->game->rules.apply(judge->state, action); /* or it stays as it is */
    if (judge->game->rules.to_act(judge->state) != judge->seat) return false;
    int count = judge->game->rules.list(judge->state, judge->other_actions);
    for (int i = 0; i < count; i++) {
        *more = judge->other_actions[i];
        vx_format_action(judge->game, judge->state, *more, text, sizeof text);
        if (strcmp(text, goal->row) != 0) return false;
    }
    return count > 0;
}

int vx_judge_action(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action)
{
    vx_action more;
    switch (goal->kind) {
    case VX_GOAL_LIST:
        return vx_is_list_ready(judge, goal, &action, NULL) ? 1000 : 0;
    case VX_GOAL_FILL:
        return vx_is_list_full(judge, goal, action, &more) ? 1000 : 0;
    case VX_GOAL_SAVE:
        return saves(judge, goal, action);
    case VX_GOAL_STRIKE:
    case VX_GOAL_GUARD:
        return strike_chance(judge, goal, action);
    case VX_GOAL_ODDS:
        return row_chance(judge, goal->row, action);
    case VX_GOAL_BETTER: /* is compared with the best action alone: answer.c */
        return VX_UNJUDGED;
    default:
        return prove(judge, goal, action);
    }
}

/* ---- All actions ---- */

static void take_in(vx_judged *out, vx_action action, int chance)
{
    if (chance == out->chance) {
        out->equals++;
    } else if (chance > out->chance) {
        out->rivals += out->chance > 0 ? 1 + out->equals : 0;
        out->second = out->chance;
        out->best = action;
        out->chance = chance;
        out->equals = 0;
    } else {
        out->rivals += chance > 0;
        if (chance > out->second) out->second = chance;
    }
}

bool vx_judge_all(vx_judge *judge, const vx_puzzle_goal *goal, vx_judged *out)
{
    *out = (vx_judged){.chance = -1, .second = -1};
    int count = judge->game->rules.list(judge->view, judge->actions);
    for (int i = 0; i < count; i++) {
        int chance = vx_judge_action(judge, goal, judge->actions[i]);
        if (chance == VX_UNJUDGED) return false;
        take_in(out, judge->actions[i], chance);
        /* Two ways to force it are one too many: no need to look on. */
        if (vx_is_forced_goal(goal->kind) && out->chance == 1000 && out->equals > 0) return true;
    }
    return count > 0;
}

bool vx_puzzle_is_sound(vx_judge *judge, const vx_puzzle *puzzle)
{
    vx_judged judged;
    vx_puzzle_goal at_once = puzzle->goal;
    if (!vx_judge_look(judge, puzzle->view, puzzle->seat) ||
        !vx_judge_all(judge, &puzzle->goal, &judged))
        return false;
    bool is_best = judged.best == puzzle->best && judged.chance == puzzle->chance;
    if (!vx_is_forced_goal(puzzle->goal.kind))
        return is_best && judged.second == puzzle->second && judged.second < judged.chance;
    if (!is_best || judged.equals > 0) return false;
    if (puzzle->goal.kind == VX_GOAL_LIST)
        return !vx_is_list_ready(judge, &puzzle->goal, NULL, NULL);
    if (puzzle->goal.kind == VX_GOAL_FILL || puzzle->goal.kind == VX_GOAL_SAVE ||
        puzzle->goal.turns == 1)
        return true;
    at_once.turns--; /* what can be done sooner is another puzzle */
    return vx_judge_all(judge, &at_once, &judged) && judged.chance == 0;
}
