/* SPDX-License-Identifier: MIT */
/* conformance_chance.c - weights add up, odds too, and nobody sees what is hidden from him. */
#include <string.h>

#include "conformance.h"
#include "wording.h"

/* ---- Chance ---- */

enum { TICKETS_MAX = 4096, DRAWS = 2000 };

static int index_of(vx_action action, const vx_action *list, int count)
{
    for (int i = 0; i < count; i++)
        if (list[i] == action) return i;
    return -1;
}

/* Counts what the tickets give: all of them where they are few, random ones where not. */
static void count_tickets(fixture *f, uint64_t total, int count, uint64_t *hits)
{
    bool all = total <= TICKETS_MAX;
    uint64_t draws = all ? total : DRAWS;
    for (uint64_t i = 0; i < draws; i++) {
        uint64_t ticket = all ? i : i == 0 ? total - 1 : vx_random_below(&f->random, total);
        vx_action outcome = vx_chance_pick(f->game, f->state, ticket);
        int at = index_of(outcome, f->list, count);
        bool open = vx_is_open_ended(f->game, f->state);
        claim_action(f, at >= 0 || open, "what a ticket gives is listed", outcome);
        claim_action(f, vx_check(f->game, f->state, outcome, NULL), "and legal", outcome);
        claim_action(f, vx_chance_weight(f->game, f->state, outcome) > 0, "and weighed", outcome);
        if (at >= 0) hits[at]++;
    }
}

/* Within six deviations of what the weight promises, and a little for the rarest. */
static bool is_near(uint64_t hits, uint64_t weight, uint64_t total)
{
    double expected = (double)weight / (double)total * (double)DRAWS;
    double off = (double)hits - expected;
    return off * off <= 36.0 * expected + 36.0;
}

static void visit_chance(fixture *f)
{
    static uint64_t hits[1 << 16];
    if (vx_to_act(f->game, f->state) != VX_CHANCE) return;
    uint64_t total = vx_chance_total(f->game, f->state), sum = 0;
    int count = vx_list(f->game, f->state, f->list);
    claim(f, count < (int)(sizeof hits / sizeof hits[0]), "the outcomes fit the test");
    memset(hits, 0, sizeof hits[0] * (size_t)count);
    count_tickets(f, total, count, hits);
    for (int i = 0; i < count; i++) {
        uint64_t weight = vx_chance_weight(f->game, f->state, f->list[i]);
        bool fits = total <= TICKETS_MAX ? hits[i] == weight : is_near(hits[i], weight, total);
        claim_action(f, weight > 0, "a listed outcome can happen", f->list[i]);
        claim_action(f, fits, "an outcome has as many tickets as its weight", f->list[i]);
        sum += weight;
    }
    bool open = vx_is_open_ended(f->game, f->state);
    claim(f, open ? sum <= total : sum == total, "the weights add up to the total");
}

void chance_adds_up(void **state)
{
    visit_states(*state, 1500, 1, visit_chance);
}

/* ---- Odds ---- */

static void claim_table(fixture *f, const vx_odds_table *table, vx_language language)
{
    uint64_t sum = 0;
    claim(f, table->count >= 1 && table->count <= VX_ODDS_ROWS, "a table of odds has rows");
    claim_sentence(f, language, table->title, "the title of the odds");
    for (int i = 0; i < table->count; i++) {
        const char *text = table->row[i].text;
        claim(f, text[0] != '\0' && is_utf8(text), "a row has words");
        claim(f, strlen(text) < sizeof table->row[i].text - 4, "a row is not cut short");
        claim(f, table->row[i].weight > 0, "a row of the odds can happen");
        sum += table->row[i].weight;
    }
    claim(f, sum == table->total, "the rows of the odds add up to the total");
}

static void claim_odds(fixture *f, vx_action action)
{
    static vx_odds odds[VX_LANGUAGES];
    for (vx_language language = 0; language < VX_LANGUAGES; language++) {
        bool given = vx_get_odds(f->game, f->state, action, language, &odds[language]);
        claim_action(f, given, "a legal action has odds", action);
        int tables = odds[language].count;
        claim_action(f, tables >= 1 && tables <= VX_ODDS_TABLES, "odds have tables", action);
        for (int i = 0; i < tables; i++) claim_table(f, &odds[language].table[i], language);
    }
    for (int i = 0; i < odds[0].count; i++) {
        bool same = odds[0].count == odds[1].count &&
                    odds[0].table[i].total == odds[1].table[i].total &&
                    odds[0].table[i].count == odds[1].table[i].count;
        claim_action(f, same, "odds are the same in both languages", action);
    }
}

static void visit_odds(fixture *f)
{
    static vx_odds odds;
    int count = vx_list(f->game, f->state, f->list);
    if (vx_to_act(f->game, f->state) < 0) return;
    for (int i = 0; i < count; i++) claim_odds(f, f->list[i]);
    vx_action noise = vx_random_next(&f->random);
    if (vx_check(f->game, f->state, noise, NULL)) return;
    bool given = vx_get_odds(f->game, f->state, noise, VX_ENGLISH, &odds);
    claim_action(f, !given && odds.count == 0, "an illegal action has no odds", noise);
}

void odds_add_up(void **state)
{
    visit_states(*state, 60, 11, visit_odds);
}

/* ---- Views ---- */

static bool same_bytes(const fixture *f, const void *a, const void *b)
{
    return memcmp(a, b, vx_state_size(f->game)) == 0;
}

/* The lists of two states are equal, in order too: the order would tell. */
static bool same_lists(fixture *f, const void *a, const void *b)
{
    int first = vx_list(f->game, a, f->list), second = vx_list(f->game, b, f->other);
    return first == second && memcmp(f->list, f->other, (size_t)first * sizeof *f->list) == 0;
}

/* A sampled state is a state like any other: it prints, reads back and can be played on. */
static void claim_playable(fixture *f, const void *state)
{
    static char text[VX_POSITION_CAP];
    const vx_game *game;
    vx_format_position(f->game, state, text, sizeof text);
    claim(f, vx_parse_position(text, &game, f->scratch, NULL), "a sample prints and parses");
    claim(f, same_bytes(f, f->scratch, state), "a sample reads back the same");
    for (int i = 0; i < 50 && vx_to_act(f->game, f->scratch) != VX_OVER; i++) {
        vx_action action = draw_action(f, f->scratch);
        claim(f, vx_check(f->game, f->scratch, action, NULL), "a sample can be played on");
        vx_apply(f->game, f->scratch, action);
    }
}

static bool something_was_hidden;

static void claim_sample_fits(fixture *f, int viewer)
{
    vx_sample(f->game, f->view, &f->random, f->sampled);
    something_was_hidden |= !same_bytes(f, f->sampled, f->state);
    vx_view(f->game, f->sampled, viewer, f->scratch);
    claim(f, same_bytes(f, f->scratch, f->view), "the view of a sample is the view it came from");
    int acts = vx_to_act(f->game, f->state);
    claim(f, vx_to_act(f->game, f->sampled) == acts, "a sample has the same to act");
    if (acts == viewer)
        claim(f, same_lists(f, f->view, f->sampled), "what may be done is the same in a sample");
    claim_playable(f, f->sampled);
}

/* Which stage it is everybody knows, and at an open one everybody sees all. */
static void claim_openness(fixture *f)
{
    if (f->game->knowledge == NULL || f->game->knowledge->is_open == NULL) return;
    bool open = f->game->knowledge->is_open(f->state);
    claim(f, f->game->knowledge->is_open(f->view) == open,
          "everybody knows whether something may be hidden");
    claim(f, !open || same_bytes(f, f->view, f->state), "at an open stage nothing is hidden");
}

static void visit_views(fixture *f)
{
    int acts = vx_to_act(f->game, f->state);
    for (int i = 0; i < viewer_count(f); i++) {
        int viewer = viewer_at(f, i);
        vx_view(f->game, f->state, viewer, f->view);
        vx_view(f->game, f->view, viewer, f->scratch);
        claim(f, same_bytes(f, f->scratch, f->view), "the view of a view is that view");
        claim(f, vx_to_act(f->game, f->view) == acts, "a view has the same to act");
        claim_openness(f);
        if (acts == viewer)
            claim(f, same_lists(f, f->state, f->view), "a view offers what the state does");
        claim_sample_fits(f, viewer);
        claim_sample_fits(f, viewer);
        /* What the spectator may not see the view must not keep either. */
        vx_view(f->game, f->state, VX_SPECTATOR, f->twin);
        vx_view(f->game, f->view, VX_SPECTATOR, f->scratch);
        claim(f, same_bytes(f, f->scratch, f->twin), "every seat sees what a spectator sees");
    }
}

/* Warmaster hides only what is set up behind a screen or by maps. */
static bool plays_openly(const fixture *f)
{
    if (strcmp(vx_game_id(f->game), "warmaster") != 0) return false;
    const char *way = vx_setting_value(f->game, f->settings, f->setting_count, "deploy");
    return strcmp(way, "screen") != 0 && strcmp(way, "map") != 0;
}

void views_hide_and_samples_fit(void **state)
{
    fixture *f = *state;
    something_was_hidden = false;
    visit_states(f, 300, 3, visit_views);
    bool hides = f->game->knowledge != NULL && !plays_openly(f);
    claim(f, something_was_hidden == hides, "samples differ from the truth where a game hides it");
}

/* Whoever acts sees what he does; the others read an action that means something to them. */
static void claim_hidden(fixture *f, vx_action action, int viewer)
{
    char text[256];
    vx_action hidden = vx_hide_action(f->game, f->state, action, viewer), read = ~hidden;
    bool own = vx_to_act(f->game, f->state) == viewer;
    claim_action(f, !own || hidden == action, "one sees one's own action", action);
    vx_view(f->game, f->state, viewer, f->view);
    vx_format_action(f->game, f->view, hidden, text, sizeof text);
    bool parses = vx_parse_action(f->game, f->view, text, &read, NULL);
    claim_action(f, parses && read == hidden, "a hidden action prints and parses", hidden);
    vx_action again = vx_hide_action(f->game, f->view, hidden, viewer);
    claim_action(f, again == hidden, "there is nothing left to hide", hidden);
}

static void visit_hidden(fixture *f)
{
    int count = vx_list(f->game, f->state, f->list);
    for (int i = 0; i < count; i++)
        for (int v = 0; v < viewer_count(f); v++) claim_hidden(f, f->list[i], viewer_at(f, v));
}

void hidden_actions_stay_hidden(void **state)
{
    visit_states(*state, 200, 4, visit_hidden);
}
