/* SPDX-License-Identifier: MIT */
/* arena_report.c - the standing as a text table and as JSON. */
#include <math.h>
#include <string.h>

#include "cli/arena.h"
#include "command/numbers.h"

/* ---- Text ---- */

/* Right-justified to `width`. */
static void add_figure(vx_text *out, double figure, int digits, int width)
{
    char number[32];
    vx_text text = vx_text_on(number, sizeof number);
    if (figure < 0) vx_add_char(&text, '-');
    vx_add_decimal(&text, fabs(figure), digits);
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
        add_figure(out, s->error, 0, 6);
        add_figure(out, 100 * s->score, 1, 7);
        vx_add_char(out, '%');
        add_figure(out, s->games, 0, 8);
        add_figure(out, s->milliseconds, 1, 13);
        vx_add_char(out, '\n');
    }
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
    add_figure(out, 100 * tally.score, 1, 7);
    vx_add(out, "% ±");
    vx_add_decimal(out, 100 * tally.error, 1);
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

static void add_json_figure(vx_text *out, const char *key, double figure, int digits)
{
    vx_add_char(out, ',');
    vx_add_quoted(out, key);
    vx_add_char(out, ':');
    add_figure(out, figure, digits, 0);
}

static void add_json_bots(const arena_plan *plan, const arena_results *results, vx_text *out)
{
    arena_standing standing[ARENA_BOTS];
    arena_rate(plan, results, standing);
    vx_add(out, ",\n \"bots\":[");
    for (int i = 0; i < plan->bot_count; i++) {
        vx_add(out, i > 0 ? ",\n  {\"name\":" : "\n  {\"name\":");
        vx_add_quoted(out, plan->bots[i].name);
        add_json_figure(out, "rating", standing[i].rating, 1);
        add_json_figure(out, "error", standing[i].error, 1);
        add_json_figure(out, "score", standing[i].score, 4);
        add_json_figure(out, "games", standing[i].games, 0);
        add_json_figure(out, "milliseconds", standing[i].milliseconds, 3);
        vx_add_char(out, '}');
    }
    vx_add_char(out, ']');
}

static void add_json_pairings(const arena_plan *plan, const arena_results *results, vx_text *out)
{
    vx_add(out, ",\n \"pairings\":[");
    for (int p = 0; p < arena_pairing_count(plan); p++) {
        arena_pairing pairing = arena_pairing_at(plan, p);
        arena_tally tally = arena_count(plan, results, p);
        vx_add(out, p > 0 ? ",\n  {\"first\":" : "\n  {\"first\":");
        vx_add_quoted(out, plan->bots[pairing.first].name);
        vx_add(out, ",\"second\":");
        vx_add_quoted(out, plan->bots[pairing.second].name);
        add_json_figure(out, "wins", tally.wins, 0);
        add_json_figure(out, "draws", tally.draws, 0);
        add_json_figure(out, "losses", tally.losses, 0);
        add_json_figure(out, "pairs", tally.pairs, 0);
        add_json_figure(out, "score", tally.score, 4);
        add_json_figure(out, "error", tally.error, 4);
        add_json_figure(out, "evidence", tally.evidence, 3);
        add_json_figure(out, "verdict", tally.verdict, 0);
        vx_add_char(out, '}');
    }
    vx_add_char(out, ']');
}

void arena_report_json(const arena_plan *plan, const arena_results *results, vx_text *out)
{
    vx_add(out, "{\"game\":");
    vx_add_quoted(out, vx_game_id(plan->game));
    vx_add(out, ",\"options\":");
    vx_add_quoted(out, plan->options);
    vx_add(out, ",\"seed\":");
    vx_add_number(out, (int64_t)plan->seed);
    add_json_figure(out, "games", results->count, 0);
    add_json_bots(plan, results, out);
    add_json_pairings(plan, results, out);
    vx_add(out, "}\n");
}
