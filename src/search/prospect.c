/* SPDX-License-Identifier: MIT */
/* prospect.c - exact chances by going through every outcome: the best and the worst at decisions,
 * the weighted mean at dice. */
#include "search/prospect.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"

enum { DEPTH_MAX = 40, KINDS_MAX = 64 };

struct vx_prospect {
    const vx_game *game;
    const vx_blow *blow;
    int before; /* what the victim had */
    int phase;  /* in which it all began */
    uint64_t nodes;
    bool is_open; /* the effort did not suffice */
    struct {
        vx_action *actions;
        void *state;
    } level[DEPTH_MAX];
};

vx_prospect *vx_prospect_new(const vx_game *game)
{
    vx_prospect *prospect = calloc(1, sizeof *prospect);
    if (prospect == NULL) return NULL;
    prospect->game = game;
    bool is_complete = true;
    for (int i = 0; i < DEPTH_MAX; i++) {
        prospect->level[i].actions = malloc((size_t)game->action_cap * sizeof(vx_action));
        prospect->level[i].state = malloc(game->state_size);
        is_complete =
            is_complete && prospect->level[i].actions != NULL && prospect->level[i].state != NULL;
    }
    if (is_complete) return prospect;
    vx_prospect_free(prospect);
    return NULL;
}

void vx_prospect_free(vx_prospect *prospect)
{
    if (prospect == NULL) return;
    for (int i = 0; i < DEPTH_MAX; i++) {
        free(prospect->level[i].actions);
        free(prospect->level[i].state);
    }
    free(prospect);
}

static int victims_assets(const vx_prospect *p, const void *state)
{
    int counts[KINDS_MAX];
    p->game->assets->count(state, p->blow->victim, counts);
    return counts[p->blow->kind];
}

static int phase_of(const vx_prospect *p, const void *state)
{
    return p->game->assets->phase != NULL ? p->game->assets->phase(state) : 0;
}

static double chance_from(vx_prospect *p, const void *state, int depth);

/* The state after one of the actions listed at this depth. */
static double chance_after(vx_prospect *p, const void *state, vx_action action, int depth)
{
    void *child = p->level[depth].state;
    memcpy(child, state, p->game->state_size);
    p->game->rules.apply(child, action);
    p->nodes++;
    return chance_from(p, child, depth + 1);
}

static double mean_of_outcomes(vx_prospect *p, const void *state, int count, int depth)
{
    double total = (double)p->game->chance->total(state), sum = 0;
    for (int i = 0; i < count && !p->is_open; i++) {
        vx_action outcome = p->level[depth].actions[i];
        double weight = (double)p->game->chance->weight(state, outcome) / total;
        sum += weight * chance_after(p, state, outcome, depth);
    }
    return sum;
}

/* Who decides wants the loss, or wants it not: he looks until he has all he can get. */
static double best_of_actions(vx_prospect *p, const void *state, int count, bool wants, int depth)
{
    double best = wants ? 0 : 1, most = wants ? 1 : 0;
    for (int i = 0; i < count && best != most && !p->is_open; i++) {
        double chance = chance_after(p, state, p->level[depth].actions[i], depth);
        if (wants ? chance > best : chance < best) best = chance;
    }
    return best;
}

static double chance_from(vx_prospect *p, const void *state, int depth)
{
    const vx_game *game = p->game;
    int actor = game->rules.to_act(state);
    if (victims_assets(p, state) < p->before) return 1;
    if (actor == VX_OVER || phase_of(p, state) != p->phase) return 0;
    if (actor != VX_CHANCE && game->assets->is_at_rest(state)) return 0;
    if (depth == DEPTH_MAX || p->nodes >= p->blow->nodes) {
        p->is_open = true;
        return 0;
    }
    int count = game->rules.list(state, p->level[depth].actions);
    if (actor == VX_CHANCE) return mean_of_outcomes(p, state, count, depth);
    bool is_victim = vx_team(game, state, actor) == vx_team(game, state, p->blow->victim);
    return best_of_actions(p, state, count, !is_victim, depth);
}

int vx_prospect_of(vx_prospect *prospect, const void *view, vx_action action, const vx_blow *blow)
{
    const vx_game *game = prospect->game;
    bool can_tell = game->assets != NULL && game->assets->is_at_rest != NULL &&
                    game->chance != NULL && !vx_may_hide(game, view);
    if (!can_tell) return VX_PROSPECT_OPEN;
    prospect->blow = blow;
    prospect->nodes = 0;
    prospect->is_open = false;
    prospect->before = victims_assets(prospect, view);
    prospect->phase = phase_of(prospect, view);
    double chance = chance_after(prospect, view, action, 0);
    return prospect->is_open ? VX_PROSPECT_OPEN : (int)(1000 * chance + 0.5);
}
