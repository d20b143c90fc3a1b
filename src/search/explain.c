/* SPDX-License-Identifier: MIT */
/* explain.c - what can be proved about an action, in words: only what holds whatever happens. */
#include "search/explain.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "search/prove.h"

enum {
    PROVER_MEMORY = 32 << 20,
    EFFORT = 30000,
    KINDS_MAX = 64,
    WORLDS = 4, /* other states that the seat cannot tell from the one that a line is played on */
};

struct vx_explainer {
    const vx_game *game;
    int seat;
    const void *view;
    vx_prover *prover;
    int before[2][KINDS_MAX]; /* what our side has and what the others have, by kind */
    void *state;
    void *worlds[WORLDS];  /* NULL for a game in which nothing is hidden */
    void *now[WORLDS + 1]; /* the worlds after the steps told so far; the last is the line's own */
    void *seen, *other;    /* what the seat sees of them */
};

/* False if there is no memory. */
static bool draw_worlds(vx_explainer *e)
{
    size_t size = e->game->state_size;
    vx_random random;
    vx_random_seed(&random, 1);
    e->seen = malloc(size);
    e->other = malloc(size);
    bool complete = e->seen != NULL && e->other != NULL;
    for (int i = 0; i <= WORLDS && complete; i++) complete = (e->now[i] = malloc(size)) != NULL;
    for (int i = 0; i < WORLDS && complete && e->game->knowledge != NULL; i++) {
        complete = (e->worlds[i] = malloc(size)) != NULL;
        if (complete) vx_sample(e->game, e->view, &random, e->worlds[i]);
    }
    return complete;
}

vx_explainer *vx_explainer_new(const vx_game *game, const void *view, int seat)
{
    vx_explainer *explainer = calloc(1, sizeof *explainer);
    if (explainer == NULL) return NULL;
    *explainer = (vx_explainer){.game = game, .seat = seat, .view = view};
    explainer->prover = vx_prover_new(game, PROVER_MEMORY);
    explainer->state = malloc(game->state_size);
    bool complete = explainer->prover != NULL && explainer->state != NULL;
    if (complete && draw_worlds(explainer)) return explainer;
    vx_explainer_free(explainer);
    return NULL;
}

void vx_explainer_free(vx_explainer *explainer)
{
    if (explainer == NULL) return;
    vx_prover_free(explainer->prover);
    free(explainer->state);
    free(explainer->seen);
    free(explainer->other);
    for (int i = 0; i < WORLDS; i++) free(explainer->worlds[i]);
    for (int i = 0; i <= WORLDS; i++) free(explainer->now[i]);
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
    l->game->assets->count(state, l->seat, counts);
    return counts[l->kind] < l->before;
}

/* ---- What is proved ---- */

static int enemy_of(const vx_explainer *e)
{
    int team = vx_team(e->game, e->view, e->seat);
    for (int seat = 0; seat < e->game->rules.seats(e->view); seat++)
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
        for (int kind = 0; kind < e->game->assets->kinds; kind++) {
            loss goal = {e->game, enemy_of(e), kind, e->before[1][kind]};
            if (goal.before == 0 || !is_forced(e, action, &goal, turns)) continue;
            vx_text text = vx_text_on(thing, sizeof thing);
            e->game->assets->name(kind, language, &text);
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
    if (e->game->knowledge != NULL) return; /* what the other may hold is not what he holds */
    memcpy(e->state, e->view, e->game->state_size);
    e->game->rules.apply(e->state, action);
    if (!vx_prover_look(e->prover, e->state, enemy_of(e), 1)) return;
    for (int kind = 0; kind < e->game->assets->kinds; kind++) {
        loss goal = {e->game, e->seat, kind, e->before[0][kind]};
        vx_goal wanted = {has_lost, &goal, 1, EFFORT};
        if (goal.before == 0 || vx_prove_any(e->prover, &wanted) != VX_PROVED) continue;
        vx_text text = vx_text_on(thing, sizeof thing);
        e->game->assets->name(kind, language, &text);
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
    if (candidate->proof != VX_UNPROVEN || game->assets == NULL || game->assets->is_up_to_dice ||
        game->assets->kinds > KINDS_MAX)
        return;
    game->assets->count(explainer->view, explainer->seat, explainer->before[0]);
    game->assets->count(explainer->view, enemy_of(explainer), explainer->before[1]);
    if (vx_prover_look(explainer->prover, explainer->view, explainer->seat, 1))
        explain_gain(explainer, candidate->action, language, out);
    explain_loss(explainer, candidate->action, language, out);
}

/* ---- Lines ---- */

/* Why a line goes no farther. */
typedef enum { GOES_ON, MEETS_CHANCE, MEETS_HIDDEN } line_end;

/* Do all worlds that could be the true one look the same to the seat by now? */
static bool is_same_everywhere(vx_explainer *e)
{
    size_t size = e->game->state_size;
    for (int i = 0; i < WORLDS && e->worlds[i] != NULL; i++) {
        vx_view(e->game, e->now[i], e->seat, e->other);
        if (memcmp(e->seen, e->other, size) != 0) return false;
    }
    return true;
}

/* Looks at the line's own world as the seat sees it, and whether the next step can be known. */
static line_end look_ahead(vx_explainer *e)
{
    const void *state = e->now[WORLDS];
    int actor = vx_to_act(e->game, state);
    vx_view(e->game, state, e->seat, e->seen);
    if (actor == VX_CHANCE) return MEETS_CHANCE;
    bool hides = memcmp(e->seen, state, e->game->state_size) != 0;
    if (hides && (actor != e->seat || !is_same_everywhere(e))) return MEETS_HIDDEN;
    return GOES_ON;
}

/* False where the step is not legal in all of the worlds: then it was a guess. */
static bool step_on(vx_explainer *e, vx_action action)
{
    bool is_legal = vx_check(e->game, e->now[WORLDS], action, NULL);
    for (int i = 0; i < WORLDS && e->worlds[i] != NULL && is_legal; i++) {
        is_legal = vx_check(e->game, e->now[i], action, NULL);
        if (is_legal) vx_apply(e->game, e->now[i], action);
    }
    if (is_legal) vx_apply(e->game, e->now[WORLDS], action);
    return is_legal;
}

void vx_explain_line(vx_explainer *explainer, const vx_candidate *candidate, const void *world,
                     vx_language language, void (*add)(void *context, const char *words),
                     void *context)
{
    static const char *const ends[][VX_LANGUAGES] = {
        [MEETS_CHANCE] = {"then chance decides", "дальше решает случай"},
        [MEETS_HIDDEN] = {"then it depends on what is hidden", "дальше зависит от скрытого"}};
    vx_explainer *e = explainer;
    char words[VX_ACTION_TEXT_CAP];
    line_end end = GOES_ON;
    memcpy(e->now[WORLDS], world, e->game->state_size);
    for (int i = 0; i < WORLDS && e->worlds[i] != NULL; i++)
        memcpy(e->now[i], e->worlds[i], e->game->state_size);
    int told = 0;
    for (; told < candidate->line_length; told++) {
        end = look_ahead(e);
        if (end != GOES_ON) break;
        vx_describe_action(e->game, e->seen, candidate->line[told], language, words, sizeof words);
        if (!step_on(e, candidate->line[told])) break;
        add(context, words);
    }
    if (told > 1 && end != GOES_ON) add(context, ends[end][language]);
}
