/* SPDX-License-Identifier: MIT */
/* arena_report.c - the standing as a text table and as JSON. */
#include "cli/arena.h"
#include "command/numbers.h"
#include "core/json.h"

/* ---- Text ---- */

/* Right-justified to `width`. */
static void add_figure(vx_text *out, double figure, int digits, int width)
{
    char number[32];
    vx_text text = vx_text_on(number, sizeof number);
    vx_add_decimal(&text, figure, digits);
    vx_add_spaces(out, width - (int)text.length);
    vx_add(out, number);
}

static void add_standing(const arena_plan *plan, const arena_standing *standing, const int *order,
                         vx_language language, vx_text *out)
{
    static const char *const heading[VX_LANGUAGES] = {
        "  rating     ±   score   games  ms/decision\n",
        " рейтинг     ±    очки  партий   мс/решение\n"};
    vx_add_spaces(out, 28);
    vx_add(out, heading[language]);
    for (int i = 0; i < plan->bot_count; i++) {
        const arena_standing *s = &standing[order[i]];
        size_t start = out->length;
        add_figure(out, i + 1, 0, 3);
        vx_add_char(out, ' ');
        vx_add(out, plan->bots[order[i]].name);
        vx_add_padding(out, start, 28);
        add_figure(out, s->rating, 0, 8);
        if (s->pairs > 0)
            add_figure(out, s->error, 0, 6);
        else
            vx_add(out, "     ?");
        add_figure(out, 100 * s->score, 1, 7);
        vx_add_char(out, '%');
        add_figure(out, s->games, 0, 8);
        add_figure(out, s->milliseconds, 1, 13);
        vx_add_char(out, '\n');
    }
}

/* " 62.5% ±8.1"; without a whole pair nothing can be said about how far off it is. */
static void add_share(vx_text *out, const arena_tally *tally)
{
    bool is_played = tally->wins + tally->draws + tally->losses > 0;
    if (is_played)
        add_figure(out, 100 * tally->score, 1, 7);
    else
        vx_add(out, "      ?");
    vx_add(out, "% ±");
    if (tally->pairs > 0)
        vx_add_decimal(out, 100 * tally->error, 1);
    else
        vx_add_char(out, '?');
}

static void add_pairing(const arena_plan *plan, const arena_results *results, int index,
                        vx_language language, vx_text *out)
{
    static const char *const verdicts[VX_LANGUAGES][3] = {{"no", "open", "yes"},
                                                          {"нет", "не решено", "да"}};
    arena_pairing pairing = arena_pairing_at(plan, index);
    arena_tally tally = arena_count(plan, results, index);
    size_t start = out->length;
    vx_add(out, plan->bots[pairing.first].name);
    vx_add(out, " : ");
    vx_add(out, plan->bots[pairing.second].name);
    vx_add_padding(out, start, 36);
    add_share(out, &tally);
    vx_add(out, "   +");
    vx_add_number(out, tally.wins);
    vx_add(out, " =");
    vx_add_number(out, tally.draws);
    vx_add(out, " -");
    vx_add_number(out, tally.losses);
    if (plan->high > 0) {
        vx_add(out, "   ");
        vx_add(out, verdicts[language][tally.verdict + 1]);
    }
    vx_add_char(out, '\n');
}

void arena_report_text(const arena_plan *plan, const arena_results *results, vx_language language,
                       vx_text *out)
{
    arena_standing standing[ARENA_BOTS];
    int order[ARENA_BOTS];
    arena_rate(plan, results, standing);
    arena_sort(plan, standing, order);
    vx_add(out, vx_game_name(plan->game, language));
    if (plan->options[0] != '\0') {
        vx_add(out, ", ");
        vx_add(out, plan->options);
    }
    vx_add(out, "\n\n");
    add_standing(plan, standing, order, language, out);
    vx_add_char(out, '\n');
    for (int p = 0; p < arena_pairing_count(plan); p++)
        add_pairing(plan, results, p, language, out);
}

/* ---- JSON ---- */

static void add_json_error(vx_text *out, double error, int digits, int pairs)
{
    if (pairs > 0)
        vx_json_decimal(out, "error", error, digits);
    else
        vx_json_text(out, "error", NULL); /* null: nothing is known about it */
}

static void add_json_bots(const arena_plan *plan, const arena_results *results, vx_text *out)
{
    arena_standing standing[ARENA_BOTS];
    arena_rate(plan, results, standing);
    vx_json_open(out, "bots", '[');
    for (int i = 0; i < plan->bot_count; i++) {
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "name", plan->bots[i].name);
        vx_json_decimal(out, "rating", standing[i].rating, 1);
        add_json_error(out, standing[i].error, 1, standing[i].pairs);
        vx_json_decimal(out, "score", standing[i].score, 4);
        vx_json_number(out, "games", standing[i].games);
        vx_json_decimal(out, "milliseconds", standing[i].milliseconds, 3);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

static void add_json_pairings(const arena_plan *plan, const arena_results *results, vx_text *out)
{
    vx_json_open(out, "pairings", '[');
    for (int p = 0; p < arena_pairing_count(plan); p++) {
        arena_pairing pairing = arena_pairing_at(plan, p);
        arena_tally tally = arena_count(plan, results, p);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "first", plan->bots[pairing.first].name);
        vx_json_text(out, "second", plan->bots[pairing.second].name);
        vx_json_number(out, "wins", tally.wins);
        vx_json_number(out, "draws", tally.draws);
        vx_json_number(out, "losses", tally.losses);
        vx_json_number(out, "pairs", tally.pairs);
        vx_json_decimal(out, "score", tally.score, 4);
        add_json_error(out, tally.error, 4, tally.pairs);
        vx_json_decimal(out, "evidence", tally.evidence, 3);
        vx_json_number(out, "verdict", tally.verdict);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

void arena_report_json(const arena_plan *plan, const arena_results *results, vx_text *out)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "game", vx_game_id(plan->game));
    vx_json_text(out, "options", plan->options);
    vx_json_number(out, "seed", (int64_t)plan->seed);
    vx_json_number(out, "games", results->count);
    add_json_bots(plan, results, out);
    add_json_pairings(plan, results, out);
    vx_add(out, "}\n");
}
