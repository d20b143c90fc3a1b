/* SPDX-License-Identifier: MIT */
/* conformance_rules.c - states are values, lists and checks agree, games end, options are kept. */
#include <stdio.h>
#include <string.h>

#include "conformance.h"
#include "wording.h"

/* ---- Memory ---- */

static void claim_same_bytes(fixture *f, const void *a, const void *b, const char *what)
{
    claim(f, memcmp(a, b, vx_state_size(f->game)) == 0, what);
}

static void visit_dirty_views(fixture *f)
{
    size_t size = vx_state_size(f->game);
    for (int i = 0; i < viewer_count(f); i++) {
        memset(f->view, 0xAA, size);
        memset(f->scratch, 0x55, size);
        vx_view(f->game, f->state, viewer_at(f, i), f->view);
        vx_view(f->game, f->state, viewer_at(f, i), f->scratch);
        claim_same_bytes(f, f->view, f->scratch, "a view sets every byte");
        vx_random first = f->random, second = f->random;
        memset(f->sampled, 0xAA, size);
        memset(f->scratch, 0x55, size);
        vx_sample(f->game, f->view, &first, f->sampled);
        vx_sample(f->game, f->view, &second, f->scratch);
        claim_same_bytes(f, f->sampled, f->scratch, "a sample sets every byte");
    }
}

/* Two states in memory of different dirt live through the same game. */
void memory_holds_no_dirt(void **state)
{
    fixture *f = *state;
    size_t size = vx_state_size(f->game);
    for (int game = 0; game < games_to_play(f); game++) {
        memset(f->state, 0xAA, size);
        start_game(f, game);
        memset(f->twin, 0x55, size);
        vx_setup(f->game, f->twin, f->settings, f->setting_count, NULL);
        for (; f->step < STEPS_MAX && vx_to_act(f->game, f->state) != VX_OVER; f->step++) {
            claim_same_bytes(f, f->state, f->twin, "the same actions give the same bytes");
            vx_action action = draw_action(f, f->state);
            vx_apply(f->game, f->state, action);
            vx_apply(f->game, f->twin, action);
        }
        claim_same_bytes(f, f->state, f->twin, "the same actions give the same bytes");
        claim(f, vx_hash(f->game, f->state) == vx_hash(f->game, f->twin),
              "equal states hash equal");
    }
    visit_states(f, 200, 3, visit_dirty_views);
}

/* ---- Lists ---- */

static void visit_list(fixture *f)
{
    const vx_action guard = 0xDEADBEEFDEADBEEF;
    int cap = vx_action_cap(f->game);
    vx_problem why;
    memcpy(f->scratch, f->state, vx_state_size(f->game));
    f->list[cap] = guard;
    int count = vx_list(f->game, f->state, f->list);
    bool over = vx_to_act(f->game, f->state) == VX_OVER;
    claim(f, over ? count == 0 : count > 0, "somebody has something to do until the game is over");
    claim(f, count <= cap && f->list[cap] == guard, "a list stays within action_cap");
    for (int i = 0; i < count; i++) {
        claim_action(f, vx_check(f->game, f->state, f->list[i], &why), "what is listed is legal",
                     f->list[i]);
        claim_action(f, vx_check(f->game, f->state, f->list[i], NULL), "check needs no problem",
                     f->list[i]);
    }
    sort_actions(f->list, count);
    for (int i = 1; i < count; i++)
        claim_action(f, f->list[i] != f->list[i - 1], "nothing is listed twice", f->list[i]);
    claim_same_bytes(f, f->scratch, f->state, "asking changes nothing");
    int acts = vx_to_act(f->game, f->state);
    claim(f, acts >= VX_OVER && acts < vx_seats(f->game, f->state), "a seat of this game acts");
}

/* Whoever forgets what a view only remembers has the same to do. */
static void visit_forgetful_view(fixture *f)
{
    const vx_game *game = f->game;
    int actor = vx_to_act(game, f->state);
    if (actor < 0) return;
    vx_view(game, f->state, actor, f->view);
    int count = vx_list(game, f->view, f->list);
    size_t from = vx_machine_of(game)->memory_from, to = vx_machine_of(game)->memory_to;
    memset((char *)f->view + from, 0, to - from);
    bool same = vx_list(game, f->view, f->other) == count &&
                memcmp(f->other, f->list, (size_t)count * sizeof *f->list) == 0;
    claim(f, same, "what is only remembered does not change the list");
}

void lists_are_sound(void **state)
{
    visit_states(*state, 2000, 1, visit_list);
    visit_states(*state, 500, 1, visit_forgetful_view);
}

/* ---- List against check ---- */

/* Legal and listed are one and the same, unless the list is said to be open-ended. */
static void claim_agreement(fixture *f, vx_action action, int count)
{
    vx_problem why = {0};
    bool legal = vx_check(f->game, f->state, action, &why);
    bool listed = is_listed(action, f->list, count);
    if (legal) {
        bool open = vx_is_open_ended(f->game, f->state);
        claim_action(f, listed || open, "what is legal is listed", action);
        return;
    }
    claim_action(f, !listed, "what is listed is legal", action);
    claim_action(f, why.message != NULL, "a refusal has a message", action);
    claim_reasoned(f, &why, true, "a refusal");
}

static int sorted_list(fixture *f)
{
    int count = vx_list(f->game, f->state, f->list);
    sort_actions(f->list, count);
    return count;
}

/* All encodable actions are walked in many states where they are few. Where they are many, all of
 * them in one state (unless a short run was asked for) and a random share in the others. */
enum { FEW = 1000000, SHARE = 100000, WALK_BUDGET = 3000000, LONG_RUN = 10 };

static bool may_walk_all;

static void visit_encodable(fixture *f)
{
    int count = sorted_list(f), found = 0;
    uint64_t all = f->game->rules.encodable_count;
    bool whole = all <= FEW || may_walk_all;
    for (uint64_t i = 0; i < (whole ? all : SHARE); i++) {
        vx_action action = f->game->rules.encodable(whole ? i : vx_random_below(&f->random, all));
        claim_agreement(f, action, count);
        if (is_listed(action, f->list, count)) found++;
    }
    if (whole) claim(f, found >= count, "what is listed is encodable");
    may_walk_all = false;
}

void list_agrees_with_check(void **state)
{
    fixture *f = *state;
    uint64_t all = f->game->rules.encodable_count;
    if (all == 0) return;
    uint64_t visits = WALK_BUDGET / (all <= FEW ? all : SHARE);
    may_walk_all = games_to_play(f) >= LONG_RUN;
    visit_states(f, visits > 100 ? 100 : (int)visits, 37, visit_encodable);
}

/* Any 64 bits may be asked about: noise, and legal actions with a few bits turned. */
static void visit_garbage(fixture *f)
{
    int count = sorted_list(f);
    for (int i = 0; i < 64; i++) {
        claim_agreement(f, vx_random_next(&f->random), count);
        claim_agreement(f, vx_random_next(&f->random) >> i, count);
        if (count == 0) continue;
        vx_action near = f->list[vx_random_below(&f->random, (uint64_t)count)];
        claim_agreement(f, near ^ (vx_action)1 << i, count);
    }
    claim_agreement(f, 0, count);
    claim_agreement(f, UINT64_MAX, count);
}

void garbage_is_refused(void **state)
{
    visit_states(*state, 300, 4, visit_garbage);
}

/* ---- The end ---- */

static void claim_fair_scores(fixture *f)
{
    int winning_team = -1, losers = 0, seats = vx_seats(f->game, f->state);
    for (int seat = 0; seat < seats; seat++) {
        int score = vx_score(f->game, f->state, seat), team = vx_team(f->game, f->state, seat);
        claim(f, score >= -1 && score <= 1, "a score is 1, 0 or -1");
        claim(f, team >= 0 && team < seats, "a team has a number below the seats");
        if (score == 1) {
            claim(f, winning_team < 0 || winning_team == team, "only one team wins");
            winning_team = team;
        }
        losers += score == -1;
    }
    claim(f, (winning_team >= 0) == (losers > 0), "where one wins another loses");
    for (int seat = 0; seat < seats && winning_team >= 0; seat++) {
        int expected = vx_team(f->game, f->state, seat) == winning_team ? 1 : -1;
        claim(f, vx_score(f->game, f->state, seat) == expected, "partners win, all others lose");
    }
}

static void visit_evaluation(fixture *f)
{
    for (int seat = 0; seat < vx_seats(f->game, f->state); seat++) {
        int value = vx_machine_of(f->game)->evaluate(f->state, seat);
        claim(f, value >= -10000 && value <= 10000, "an evaluation lies within its bounds");
    }
}

void games_end_with_fair_scores(void **state)
{
    fixture *f = *state;
    int ended = 0;
    for (int game = 0; game < games_to_play(f); game++) {
        start_game(f, game);
        for (; f->step < STEPS_MAX && vx_to_act(f->game, f->state) != VX_OVER; f->step++)
            vx_apply(f->game, f->state, draw_action(f, f->state));
        claim(f, !vx_is_overfull(f->game, f->state), "no capacity is reached");
        if (vx_to_act(f->game, f->state) != VX_OVER) continue;
        ended++;
        claim_fair_scores(f);
    }
    claim(f, ended > games_to_play(f) / 2, "most random games end");
    if (vx_machine_of(f->game)->evaluate != NULL) visit_states(f, 500, 2, visit_evaluation);
}

/* ---- Parts ---- */

static bool has_whole_rules(const vx_game_rules *r)
{
    bool walks = (r->encodable_count > 0) == (r->encodable != NULL);
    return walks && r->setup != NULL && r->seats != NULL && r->to_act != NULL && r->list != NULL &&
           r->check != NULL && r->apply != NULL && r->score != NULL;
}

static bool has_whole_text(const vx_game_text *t)
{
    return t->format_action != NULL && t->parse_action != NULL && t->describe_action != NULL &&
           t->format_position != NULL && t->parse_position != NULL && t->show != NULL;
}

/* Callers ask for a part and then call what it must have. */
void parts_are_whole(void **state)
{
    fixture *f = *state;
    const vx_game *game = f->game;
    const vx_game_chance *c = game->chance;
    const vx_game_knowledge *k = game->knowledge;
    const vx_game_assets *a = game->assets;
    const vx_game_page *p = game->page;
    claim(f, has_whole_rules(&game->rules), "rules are whole");
    claim(f, has_whole_text(&game->text), "text is whole");
    claim(f, c == NULL || (c->total != NULL && c->weight != NULL && c->pick != NULL),
          "chance is whole or not there");
    claim(f, k == NULL || (k->view != NULL && k->sample != NULL && k->hide_action != NULL),
          "knowledge is whole or not there");
    claim(f, a == NULL || (a->kinds > 0 && a->count != NULL && a->name != NULL),
          "assets are whole or not there");
    claim(f,
          p == NULL ||
              (p->facts != NULL && p->scene != NULL && p->steps != NULL && p->parse_steps != NULL),
          "the page is whole or not there");
}

/* ---- Options ---- */

static void claim_set_up_or_reasoned(fixture *f, const char *key, const char *value)
{
    vx_setting setting = {key, value};
    vx_problem why = {0};
    if (vx_setup(f->game, f->twin, &setting, 1, &why)) return;
    claim_reasoned(f, &why, false, "a refused set-up");
}

static void claim_values(fixture *f, const vx_option *option)
{
    char value[64];
    for (const char *at = option->values; *at != '\0';) {
        size_t length = strcspn(at, "|");
        if (length < sizeof value) {
            memcpy(value, at, length);
            value[length] = '\0';
            claim_set_up_or_reasoned(f, option->key, value);
        }
        at += length + (at[length] == '|');
    }
}

static void claim_refused(fixture *f, const char *key, const char *value)
{
    vx_setting setting = {key, value};
    vx_problem why = {0};
    claim(f, !vx_setup(f->game, f->twin, &setting, 1, &why), "nonsense is no setting");
    claim_reasoned(f, &why, false, "a refused set-up");
}

/* Each name of "line|block", and both ends of "3..5", stand in the refusal of another value. */
static void claim_values_are_told(fixture *f, const vx_option *option)
{
    char said[512], value[64];
    vx_setting setting = {option->key, "?!"};
    vx_problem why = {0};
    vx_setup(f->game, f->twin, &setting, 1, &why);
    for (vx_language language = 0; language < VX_LANGUAGES; language++) {
        vx_format_problem(&why, language, said, sizeof said);
        const char *after = strstr(said, "?!"); /* the rest is about what would do */
        for (const char *at = option->values; *at != '\0' && after != NULL;) {
            size_t length = strcspn(at, "|.");
            snprintf(value, sizeof value, "%.*s", (int)length, at);
            claim(f, strstr(after, value) != NULL, "a refused value names those that would do");
            at += length + strspn(at + length, "|.");
        }
        claim(f, after != NULL, "a refused value is named");
    }
}

static void claim_option(fixture *f, const vx_option *option)
{
    vx_setting fallback = {option->key, option->fallback};
    for (vx_language language = 0; language < VX_LANGUAGES; language++)
        claim_sentence(f, language, option->help[language], "the help of an option");
    claim(f, vx_setup(f->game, f->twin, &fallback, 1, NULL), "a fallback may be said aloud");
    vx_setup(f->game, f->scratch, NULL, 0, NULL);
    claim_same_bytes(f, f->twin, f->scratch, "a fallback said aloud changes nothing");
    claim_refused(f, option->key, "?!");
    if (option->values == NULL) return;
    claim_refused(f, option->key, "");
    claim_refused(f, option->key, option->values); /* "line|block" is a list of two, not a value */
    claim_values_are_told(f, option);
    if (strstr(option->values, "..") == NULL) claim_values(f, option);
}

void options_are_kept(void **state)
{
    fixture *f = *state;
    start_game(f, 0);
    for (int i = 0; i < vx_option_count(f->game); i++) claim_option(f, vx_option_at(f->game, i));
    claim_refused(f, "no_such_option", "1");
    claim(f, vx_game_seats_min(f->game) >= 1 && vx_game_seats_max(f->game) <= VX_SEATS_MAX,
          "a game has as many seats as there may be");
    int seats = vx_seats(f->game, f->state);
    claim(f, seats >= vx_game_seats_min(f->game) && seats <= vx_game_seats_max(f->game),
          "a match has as many seats as the game allows");
}
