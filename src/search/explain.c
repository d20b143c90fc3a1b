/* SPDX-License-Identifier: MIT */
/* explain.c - what can be proved about an action, in words: only what holds whatever happens. */
#include "search/explain.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "search/prove.h"

enum { PROVER_MEMORY = 32 << 20, EFFORT = 30000, KINDS_MAX = 64 };

struct vx_explainer {
    const vx_game *game;
    int seat;
    const void *view;
    vx_prover *prover;
    int *before[2]; /* what our side has and what the others have, by kind */
    void *state;
};

vx_explainer *vx_explainer_new(const vx_game *game, const void *view, int seat)
{
    vx_explainer *explainer = calloc(1, sizeof *explainer);
    if (explainer == NULL) return NULL;
    *explainer = (vx_explainer){.game = game, .seat = seat, .view = view};
    explainer->prover = vx_prover_new(game, PROVER_MEMORY);
    explainer->state = malloc(game->state_size);
    for (int side = 0; side < 2; side++)
        explainer->before[side] = calloc((size_t)game->asset_kinds + 1, sizeof(int));
    bool complete = explainer->prover != NULL && explainer->state != NULL &&
                    explainer->before[0] != NULL && explainer->before[1] != NULL;
    if (complete) return explainer;
    vx_explainer_free(explainer);
    return NULL;
}

void vx_explainer_free(vx_explainer *explainer)
{
    if (explainer == NULL) return;
    vx_prover_free(explainer->prover);
    free(explainer->state);
    free(explainer->before[0]);
    free(explainer->before[1]);
    free(explainer);
}

/* ---- Sentences ---- */

typedef struct {
    const char *text[VX_LANGUAGES]; /* {word} stands for a thing */
} sentence;

static void say(const sentence *what, const char *thing, vx_language language, vx_text *out)
{
    static const int64_t none[2];
    vx_add_filled(out, what->text[language], none, thing);
    vx_add_char(out, '\n');
}

/* ---- Goals ---- */

/* A side has fewer things of a kind than it had. */
typedef struct {
    const vx_game *game;
    int seat, kind, before;
} loss;

static bool has_lost(const void *context, const void *state)
{
    const loss *l = context;
    int counts[KINDS_MAX];
    l->game->count_assets(state, l->seat, counts);
    return counts[l->kind] < l->before;
}

/* ---- What is proved ---- */

static int enemy_of(const vx_explainer *e)
{
    int team = vx_team(e->game, e->view, e->seat);
    for (int seat = 0; seat < e->game->seats(e->view); seat++)
        if (vx_team(e->game, e->view, seat) != team) return seat;
    return e->seat;
}

static bool is_forced(const vx_explainer *e, vx_action action, const loss *goal, int turns)
{
    vx_goal wanted = {has_lost, goal, turns, EFFORT};
    return vx_prove(e->prover, action, &wanted) == VX_PROVED;
}

/* The most valuable kind that the action takes from the others for certain, and how soon. */
static void explain_gain(vx_explainer *e, vx_action action, vx_language language, vx_text *out)
{
    static const sentence at_once = {{"takes {word} this turn", "этим ходом берёт {word}"}};
    static const sentence by_force = {{"takes {word} by force, next turn at the latest",
                                       "форсированно берёт {word}, самое позднее следующим ходом"}};
    char thing[96];
    for (int turns = 1; turns <= 2; turns++)
        for (int kind = 0; kind < e->game->asset_kinds; kind++) {
            loss goal = {e->game, enemy_of(e), kind, e->before[1][kind]};
            if (goal.before == 0 || !is_forced(e, action, &goal, turns)) continue;
            vx_text text = vx_text_on(thing, sizeof thing);
            e->game->name_asset(kind, language, &text);
            say(turns == 1 ? &at_once : &by_force, thing, language, out);
            return;
        }
}

/* The most valuable kind that is lost by the other side's next turn, whatever the seat still does. */
static void explain_loss(vx_explainer *e, vx_action action, vx_language language, vx_text *out)
{
    static const sentence loses = {{"loses {word} by the opponent's next turn",
                                    "теряет {word} не позже следующего хода соперника"}};
    char thing[96];
    if (e->game->sample != NULL) return; /* what the other may hold is not what he holds */
    memcpy(e->state, e->view, e->game->state_size);
    e->game->apply(e->state, action);
    if (!vx_prover_look(e->prover, e->state, enemy_of(e), 1)) return;
    for (int kind = 0; kind < e->game->asset_kinds; kind++) {
        loss goal = {e->game, e->seat, kind, e->before[0][kind]};
        vx_goal wanted = {has_lost, &goal, 1, EFFORT};
        if (goal.before == 0 || vx_prove_any(e->prover, &wanted) != VX_PROVED) continue;
        vx_text text = vx_text_on(thing, sizeof thing);
        e->game->name_asset(kind, language, &text);
        say(&loses, thing, language, out);
        return;
    }
}

void vx_explain(vx_explainer *explainer, const vx_candidate *candidate, vx_language language,
                vx_text *out)
{
    static const sentence wins = {{"wins the game by force", "форсированно выигрывает партию"}};
    static const sentence lost = {
        {"loses the game against the best replies", "проигрывает партию при лучших ответах"}};
    const vx_game *game = explainer->game;
    if (candidate->proof == VX_WINS) say(&wins, "", language, out);
    if (candidate->proof == VX_LOSES) say(&lost, "", language, out);
    if (candidate->proof != VX_UNPROVEN || game->count_assets == NULL ||
        game->asset_kinds > KINDS_MAX)
        return;
    game->count_assets(explainer->view, explainer->seat, explainer->before[0]);
    game->count_assets(explainer->view, enemy_of(explainer), explainer->before[1]);
    if (vx_prover_look(explainer->prover, explainer->view, explainer->seat, 1))
        explain_gain(explainer, candidate->action, language, out);
    explain_loss(explainer, candidate->action, language, out);
}
