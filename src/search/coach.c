/* SPDX-License-Identifier: MIT */
/* coach.c - facts found by playing: whole turns without dice, exact chances with them. */
#include "search/coach.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "search/prospect.h"

enum {
    KINDS_MAX = 64,
    DEPTH = 3,         /* actions of one turn */
    NODES = 60000,     /* tried in one turn */
    BLOW_NODES = 4000, /* of one action with dice */
    ACTIONS_MOST = 160,
    WORLDS = 6,        /* behind a view in which something is hidden */
    WORTH_SAYING = 50, /* of a thousand */
};

/* ---- Whose turn it would be ---- */

static bool change(const vx_game *game, void *state, const vx_edit *edit)
{
    char *text = malloc(VX_POSITION_CAP);
    void *read = malloc(vx_largest_state());
    const vx_game *found = NULL;
    bool is_done = false;
    if (text != NULL && read != NULL) {
        vx_text out = vx_text_on(text, VX_POSITION_CAP);
        vx_add(&out, "position ");
        vx_add(&out, game->id);
        vx_add_char(&out, '\n');
        is_done = game->editor->edit(state, edit, &out) && !out.cut &&
                  vx_parse_position(text, &found, read, NULL) && found == game;
        if (is_done) memcpy(state, read, game->state_size);
        if (is_done && game->editor->settle != NULL) game->editor->settle(state);
    }
    free(text);
    free(read);
    return is_done;
}

/* The state as if the turn of `seat` began now. False: that cannot be said of it. */
static bool hand_over(const vx_game *game, void *state, int seat)
{
    const char number[] = {(char)('1' + seat), '\0'};
    if (game->editor == NULL || !change(game, state, &(vx_edit){"set", "turn", number}))
        return false;
    change(game, state, &(vx_edit){"set", "next", "initiative"}); /* where a turn has phases */
    return vx_to_act(game, state) == seat;
}

/* ---- Without dice: every turn of one side ---- */

typedef struct {
    const vx_game *game;
    int mover, victim;
    int before[KINDS_MAX];
    int kind; /* the most valuable that can be taken; the number of kinds: none */
    vx_action line[DEPTH], best[DEPTH];
    int best_length;
    int nodes;
} hunt;

static void look_at_losses(hunt *h, const void *state, int length)
{
    int now[KINDS_MAX];
    h->game->assets->count(state, h->victim, now);
    for (int kind = 0; kind < h->kind; kind++) {
        if (now[kind] >= h->before[kind]) continue;
        h->kind = kind;
        h->best_length = length;
        memcpy(h->best, h->line, sizeof h->best);
    }
}

static void try_turn(hunt *h, const void *state, int depth)
{
    const vx_game *game = h->game;
    vx_action *actions = malloc((size_t)game->action_cap * sizeof *actions);
    void *after = malloc(game->state_size);
    int count = actions != NULL && after != NULL ? vx_list(game, state, actions) : 0;
    for (int i = 0; i < count && h->nodes > 0 && h->kind > 0; i++, h->nodes--) {
        memcpy(after, state, game->state_size);
        vx_apply(game, after, actions[i]);
        h->line[depth] = actions[i];
        look_at_losses(h, after, depth + 1);
        if (depth + 1 < DEPTH && vx_to_act(game, after) == h->mover) try_turn(h, after, depth + 1);
    }
    free(actions);
    free(after);
}

static void add_line(vx_text *out, const hunt *h, const void *state, vx_language language)
{
    char words[512];
    void *now = malloc(h->game->state_size);
    if (now == NULL) return;
    memcpy(now, state, h->game->state_size);
    for (int i = 0; i < h->best_length; i++) {
        vx_describe_action(h->game, now, h->best[i], language, words, sizeof words);
        if (i > 0) vx_add(out, "; ");
        vx_add(out, words);
        vx_apply(h->game, now, h->best[i]);
    }
    free(now);
}

static bool tell_hunt(const vx_game *game, const void *state, int mover, int victim, bool is_threat,
                      vx_language language, vx_text *out)
{
    enum { HIDDEN = 2 }; /* it hangs on what the seat cannot see */
    static const char *const begins[3][VX_LANGUAGES] = {
        {"You can take ", "В этот ход вы можете взять "},
        {"As things stand, the enemy can take ", "Если ничего не изменить, соперник может взять "},
        {"If he holds what it needs, the enemy can take ",
         "Если у соперника есть чем, он может взять "}};
    static const char *const ends[3][VX_LANGUAGES] = {{" this turn: ", ": "},
                                                      {" next turn: ", " следующим ходом: "},
                                                      {" next turn: ", " следующим ходом: "}};
    int how = is_threat && vx_may_hide(game, state) ? HIDDEN : is_threat;
    hunt h = {.game = game,
              .mover = mover,
              .victim = victim,
              .kind = game->assets->kinds,
              .nodes = NODES};
    game->assets->count(state, victim, h.before);
    try_turn(&h, state, 0);
    if (h.kind == game->assets->kinds) return false;
    vx_add(out, begins[how][language]);
    game->assets->name(h.kind, language, out);
    vx_add(out, ends[how][language]);
    add_line(out, &h, state, language);
    vx_add_char(out, '.');
    return true;
}

/* ---- With dice: the action with the highest chance ---- */

typedef struct {
    vx_action action;
    int chance; /* of a thousand */
    int kind;   /* of assets; -1: a fight, told in words */
    char words[VX_COACH_CAP];
} blow;

/* The fight that costs the attacked side most, in the game's own words. */
static void find_fight(const vx_game *game, const void *state, bool is_threat, vx_language language,
                       const vx_action *actions, int count, blow *best)
{
    for (int i = 0; i < count; i++) {
        blow found = {.action = actions[i], .kind = -1};
        vx_text words = vx_text_on(found.words, sizeof found.words);
        found.chance = game->assets->fight(state, actions[i], is_threat, language, &words);
        if (found.chance > best->chance) *best = found;
    }
}

static void find_blow(const vx_game *game, const void *state, int mover, int victim,
                      const vx_action *actions, int count, blow *best)
{
    vx_prospect *prospect = vx_prospect_new(game);
    for (int kind = 0; prospect != NULL && kind < game->assets->kinds; kind++) {
        for (int i = 0; i < count; i++) {
            vx_blow asked = {mover, victim, kind, BLOW_NODES};
            int chance = vx_prospect_of(prospect, state, actions[i], &asked);
            if (chance > best->chance)
                *best = (blow){.action = actions[i], .chance = chance, .kind = kind};
        }
        if (best->chance >= WORTH_SAYING) break; /* the most valuable kind first */
    }
    vx_prospect_free(prospect);
}

static bool tell_blow(const vx_game *game, const void *state, int mover, int victim, bool is_threat,
                      vx_language language, vx_text *out)
{
    static const char *const begins[VX_LANGUAGES] = {"As things stand: ",
                                                     "Если ничего не изменить: "};
    static const char *const of[2][VX_LANGUAGES] = {{" to take ", " взять "},
                                                    {" to lose ", " потерять "}};
    blow best = {.chance = WORTH_SAYING - 1};
    char words[512];
    vx_action *actions = malloc((size_t)game->action_cap * sizeof *actions);
    int count = actions != NULL ? vx_list(game, state, actions) : 0;
    if (count > ACTIONS_MOST) count = ACTIONS_MOST;
    if (game->assets->fight != NULL)
        find_fight(game, state, is_threat, language, actions, count, &best);
    if (best.chance < WORTH_SAYING) find_blow(game, state, mover, victim, actions, count, &best);
    free(actions);
    if (best.chance < WORTH_SAYING) return false;
    if (best.kind < 0) {
        vx_add(out, best.words);
        return true;
    }
    if (is_threat) vx_add(out, begins[language]);
    vx_describe_action(game, state, best.action, language, words, sizeof words);
    vx_add(out, words);
    vx_add(out, ": ");
    vx_add_number(out, (best.chance + 5) / 10);
    vx_add(out, language == VX_RUSSIAN ? " %" : "%");
    vx_add(out, of[is_threat][language]);
    game->assets->name(best.kind, language, out);
    vx_add_char(out, '.');
    return true;
}

/* ---- Facts ---- */

static bool tell(const vx_game *game, const void *state, int mover, int victim, bool is_threat,
                 vx_language language, vx_text *out)
{
    return game->assets->is_at_rest == NULL
               ? tell_hunt(game, state, mover, victim, is_threat, language, out)
               : tell_blow(game, state, mover, victim, is_threat, language, out);
}

static int enemy_of(const vx_game *game, const void *view, int seat)
{
    int other = 0;
    while (other < vx_seats(game, view) && vx_team(game, view, other) == vx_team(game, view, seat))
        other++;
    return other;
}

/* What the enemy can do, in one of the states behind the view: where something is hidden, it can be so. */
static bool tell_threat(const vx_game *game, const void *view, int seat, int enemy,
                        vx_language language, vx_text *out)
{
    vx_random random;
    void *world = malloc(game->state_size);
    int worlds = vx_may_hide(game, view) ? WORLDS : 1;
    bool is_told = false;
    vx_random_seed(&random, 1);
    for (int i = 0; world != NULL && i < worlds && !is_told; i++) {
        vx_sample(game, view, &random, world);
        is_told =
            hand_over(game, world, enemy) && tell(game, world, enemy, seat, true, language, out);
    }
    free(world);
    return is_told;
}

int vx_coach(const vx_game *game, const void *view, int seat, vx_language language,
             char out[VX_COACH_FACTS][VX_COACH_CAP])
{
    int count = 0, enemy = enemy_of(game, view, seat);
    if (game->assets == NULL || game->assets->kinds > KINDS_MAX || enemy == vx_seats(game, view))
        return 0;
    vx_text threat = vx_text_on(out[0], VX_COACH_CAP);
    count += tell_threat(game, view, seat, enemy, language, &threat);
    vx_text chance = vx_text_on(out[count], VX_COACH_CAP);
    count += tell(game, view, seat, enemy, false, language, &chance);
    return count;
}
