/* SPDX-License-Identifier: MIT */
/* arena_page.c - the standing as one HTML page with plots, which opens from disk. */
#include <math.h>

#include "cli/arena.h"
#include "command/html.h"
#include "command/numbers.h"

enum { COURSE_POINTS = 4096, ROW_HEIGHT = 26 };
static const double PLOT_WIDTH = 640, NAME_WIDTH = 190;

static const char style[] =
    "<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;"
    "margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1rem 0}"
    "th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #8884}"
    "th:first-child,td:first-child{text-align:left}td.c{min-width:4.5rem;text-align:center}"
    "svg{max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:currentColor}"
    ".axis{stroke:#8886}.bar{stroke:#2a78c0;stroke-width:2}.dot{fill:#2a78c0}"
    ".run{fill:none;stroke:#2a78c0;stroke-width:1.5}.band{fill:#2a78c033}"
    ".scroll{overflow-x:auto}</style>\n";

static const char *say(vx_language language, const char *english, const char *russian)
{
    return language == VX_RUSSIAN ? russian : english;
}

/* With a true minus sign, which is none in SVG. */
static void add_signed(vx_text *out, double number, int digits)
{
    if (number < 0) vx_add(out, "−");
    vx_add_decimal(out, fabs(number), digits);
}

static void add_cell(vx_text *out, double number, int digits, const char *unit)
{
    vx_add(out, "<td>");
    add_signed(out, number, digits);
    vx_add(out, unit);
}

static void add_error_cell(vx_text *out, double error, int digits, int pairs)
{
    if (pairs > 0)
        add_cell(out, error, digits, "");
    else
        vx_add(out, "<td>?");
}

/* ---- The standing ---- */

static void add_bots(const arena_plan *plan, const arena_standing *standing, const int *order,
                     vx_language language, vx_text *out)
{
    vx_add(out, "<table><tr><th>");
    vx_add(out, say(language, "Bot<th>Rating<th>±<th>Score<th>Games<th>Milliseconds a decision",
                    "Бот<th>Рейтинг<th>±<th>Очки<th>Партии<th>Миллисекунд на решение"));
    vx_add_char(out, '\n');
    for (int i = 0; i < plan->bot_count; i++) {
        const arena_standing *s = &standing[order[i]];
        vx_add(out, "<tr><td>");
        vx_add_escaped(out, plan->bots[order[i]].name);
        add_cell(out, s->rating, 0, "");
        add_error_cell(out, s->error, 0, s->pairs);
        add_cell(out, 100 * s->score, 1, "%");
        add_cell(out, s->games, 0, "");
        add_cell(out, s->milliseconds, 1, "");
        vx_add_char(out, '\n');
    }
    vx_add(out, "</table>\n");
}

/* A dot and its interval for each bot, on one scale. */
static void plot_ratings(const arena_plan *plan, const arena_standing *standing, const int *order,
                         vx_language language, vx_text *out)
{
    double low = 0, high = 0;
    for (int i = 0; i < plan->bot_count; i++) {
        low = fmin(low, standing[i].rating - standing[i].error);
        high = fmax(high, standing[i].rating + standing[i].error);
    }
    double scale = (PLOT_WIDTH - NAME_WIDTH - 20) / fmax(high - low, 1);
    vx_add(out, "<svg role=\"img\" aria-label=\"");
    vx_add(out, say(language, "Ratings with 95% intervals", "Рейтинги с интервалами 95%"));
    vx_add(out, "\" viewBox=\"0 0 640 ");
    vx_add_number(out, ROW_HEIGHT * plan->bot_count + 8);
    vx_add(out, "\">\n<line class=\"axis\"");
    vx_add_attribute(out, "x1", NAME_WIDTH - low * scale);
    vx_add_attribute(out, "x2", NAME_WIDTH - low * scale);
    vx_add(out, " y1=\"0\" y2=\"100%\"/>\n");
    for (int i = 0; i < plan->bot_count; i++) {
        const arena_standing *s = &standing[order[i]];
        double y = ROW_HEIGHT * i + 17, x = NAME_WIDTH + (s->rating - low) * scale;
        vx_add(out, "<text x=\"0\"");
        vx_add_attribute(out, "y", y + 4);
        vx_add_char(out, '>');
        vx_add_escaped(out, plan->bots[order[i]].name);
        vx_add(out, "</text><line class=\"bar\"");
        vx_add_attribute(out, "x1", x - s->error * scale);
        vx_add_attribute(out, "x2", x + s->error * scale);
        vx_add_attribute(out, "y1", y);
        vx_add_attribute(out, "y2", y);
        vx_add(out, "/><circle class=\"dot\" r=\"4\"");
        vx_add_attribute(out, "cx", x);
        vx_add_attribute(out, "cy", y);
        vx_add(out, "/>\n");
    }
    vx_add(out, "</svg>\n");
}

/* ---- Bot against bot ---- */

/* Blue for a good score, red for a bad one, pale near the middle. */
static void add_score_cell(vx_text *out, double score)
{
    double far = fabs(score - 0.5) * 2;
    vx_add(out, "<td class=\"c\" style=\"background:rgb(");
    vx_add(out, score >= 0.5 ? "42 120 192/" : "200 70 50/");
    vx_add_decimal(out, 0.6 * far, 2);
    vx_add(out, ")\">");
    vx_add_decimal(out, 100 * score, 1);
    vx_add_char(out, '%');
}

static void add_cross_table(const arena_plan *plan, const arena_results *results, const int *order,
                            vx_text *out)
{
    double score[ARENA_BOTS][ARENA_BOTS];
    bool played[ARENA_BOTS][ARENA_BOTS] = {{false}};
    for (int p = 0; p < arena_pairing_count(plan); p++) {
        arena_pairing pairing = arena_pairing_at(plan, p);
        arena_tally tally = arena_count(plan, results, p);
        if (tally.wins + tally.draws + tally.losses == 0) continue;
        score[pairing.first][pairing.second] = tally.score;
        score[pairing.second][pairing.first] = 1 - tally.score;
        played[pairing.first][pairing.second] = played[pairing.second][pairing.first] = true;
    }
    vx_add(out, "<div class=\"scroll\"><table><tr><th>");
    for (int j = 0; j < plan->bot_count; j++) {
        vx_add(out, "<th>");
        vx_add_escaped(out, plan->bots[order[j]].name);
    }
    for (int i = 0; i < plan->bot_count; i++) {
        vx_add(out, "\n<tr><td>");
        vx_add_escaped(out, plan->bots[order[i]].name);
        for (int j = 0; j < plan->bot_count; j++) {
            if (played[order[i]][order[j]])
                add_score_cell(out, score[order[i]][order[j]]);
            else
                vx_add(out, "<td class=\"c\">");
        }
    }
    vx_add(out, "</table></div>\n");
}

/* The score as it settled, pair by pair, with its last interval behind it. */
static void plot_course(const arena_results *results, int pairing, const arena_tally *tally,
                        vx_text *out)
{
    enum { STEPS = 110 };
    const double width = 220, height = 48;
    static _Thread_local double course[COURSE_POINTS];
    int count = arena_course(results, pairing, course, COURSE_POINTS);
    vx_add(out,
           "<svg viewBox=\"0 0 220 48\" width=\"220\"><rect class=\"band\" x=\"0\" width=\"220\"");
    vx_add_attribute(out, "y", height * (1 - fmin(1, tally->score + tally->error)));
    vx_add_attribute(out, "height", height * 2 * tally->error);
    vx_add(out, "/><line class=\"axis\" x1=\"0\" x2=\"220\" y1=\"24\" y2=\"24\"/>"
                "<polyline class=\"run\" points=\"");
    int stride = count / STEPS + 1;
    for (int i = 0; i < count; i += stride) {
        vx_add_decimal(out, width * i / (count > 1 ? count - 1 : 1), 1);
        vx_add_char(out, ',');
        vx_add_decimal(out, height * (1 - course[i]), 1);
        vx_add_char(out, ' ');
    }
    vx_add(out, "\"/></svg>");
}

static void add_pairings(const arena_plan *plan, const arena_results *results, vx_language language,
                         vx_text *out)
{
    vx_add(out, "<table><tr><th>");
    vx_add(out, say(language, "Pairing<th>Score<th>±<th>Won<th>Drawn<th>Lost<th>Course",
                    "Пара<th>Очки<th>±<th>Победы<th>Ничьи<th>Поражения<th>Ход"));
    for (int p = 0; p < arena_pairing_count(plan); p++) {
        arena_pairing pairing = arena_pairing_at(plan, p);
        arena_tally tally = arena_count(plan, results, p);
        vx_add(out, "\n<tr><td>");
        vx_add_escaped(out, plan->bots[pairing.first].name);
        vx_add(out, " : ");
        vx_add_escaped(out, plan->bots[pairing.second].name);
        add_cell(out, 100 * tally.score, 1, "%");
        add_error_cell(out, 100 * tally.error, 1, tally.pairs);
        add_cell(out, tally.wins, 0, "");
        add_cell(out, tally.draws, 0, "");
        add_cell(out, tally.losses, 0, "<td>");
        plot_course(results, p, &tally, out);
    }
    vx_add(out, "</table>\n");
}

static void add_title(const arena_plan *plan, const arena_results *results, vx_language language,
                      vx_text *out)
{
    vx_add(out, "<title>");
    vx_add_escaped(out, vx_game_name(plan->game, language));
    vx_add(out, "</title>\n");
    vx_add(out, style);
    vx_add(out, "<h1>");
    vx_add_escaped(out, vx_game_name(plan->game, language));
    vx_add(out, "</h1>\n<p>");
    vx_add(out, say(language, "Games: ", "Партий: "));
    vx_add_number(out, results->count);
    vx_add(out, say(language, ", in pairs with the same chance and the seats swapped. Seed ",
                    ", парами: броски те же, места меняются. Зерно "));
    vx_add_number(out, (int64_t)plan->seed);
    if (plan->options[0] != '\0') {
        vx_add(out, say(language, ", options ", ", параметры "));
        vx_add_escaped(out, plan->options);
    }
    vx_add(out, say(language, ". Every ± is half of a 95% interval.</p>\n",
                    ". Каждое ± — половина интервала 95%.</p>\n"));
}

void arena_report_page(const arena_plan *plan, const arena_results *results, vx_language language,
                       vx_text *out)
{
    arena_standing standing[ARENA_BOTS];
    int order[ARENA_BOTS];
    arena_rate(plan, results, standing);
    arena_sort(plan, standing, order);
    vx_add(out,
           say(language, "<!doctype html><html lang=\"en\">", "<!doctype html><html lang=\"ru\">"));
    vx_add(out,
           "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n");
    add_title(plan, results, language, out);
    add_bots(plan, standing, order, language, out);
    plot_ratings(plan, standing, order, language, out);
    vx_add(out, say(language, "<h2>Bot against bot</h2>\n", "<h2>Бот против бота</h2>\n"));
    add_cross_table(plan, results, order, out);
    add_pairings(plan, results, language, out);
    vx_add(out, "</html>\n");
}
