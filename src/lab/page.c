/* SPDX-License-Identifier: MIT */
/* page.c - the answer as one page that opens from disk: no script, no network, both languages. */
#include <stdlib.h>
#include <string.h>

#include "command/html.h"
#include "command/numbers.h"
#include "lab/lab.h"

typedef const char *const words[VX_LANGUAGES];

static const char head[] =
    "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, "
    "initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
    "<style>\n"
    ":root{--ink:#2b2622;--paper:#fbf8f2;--line:#cfc6b8;--good:#2f6690;--bad:#b23a32;--dim:#756b60}"
    "\n"
    "@media "
    "(prefers-color-scheme:dark){:root{--ink:#ece5da;--paper:#1f1c19;--line:#4a433b;--good:#7fb2dd;"
    "--bad:#e58478;--dim:#a59b8e}}\n"
    "@media "
    "print{:root{--ink:#000;--paper:#fff;--line:#999;--good:#2f6690;--bad:#b23a32;--dim:#444}"
    ".switch{display:none}section{break-inside:avoid}}\n"
    "body{margin:0 auto;max-width:62rem;padding:1.5rem;font:16px/1.5 \"PT "
    "Sans\",system-ui,sans-serif;"
    "color:var(--ink);background:var(--paper)}\n"
    "h1{font:600 1.7rem/1.25 Vollkorn,Georgia,serif;margin:.5rem 0}h2{font:600 1.2rem "
    "Vollkorn,Georgia,serif;"
    "margin:1.6rem 0 .4rem}\n"
    "svg{width:100%;min-width:34rem;height:auto;display:block;font-size:13px}svg "
    "text{fill:var(--ink)}\n"
    ".good{fill:var(--good)}.bad{fill:var(--bad)}.dot{fill:var(--dim)}.none{fill:none}\n"
    ".range{stroke:var(--dim);stroke-width:2}.axis{stroke:var(--line);stroke-width:1.5}\n"
    ".dim{color:var(--dim)}.scroll{overflow-x:auto}\n"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "td,th{padding:.2rem .7rem;border-bottom:1px solid "
    "var(--line);text-align:right;font-weight:400}"
    "th:first-child,td:first-child{text-align:left}th{color:var(--dim)}\n"
    "#en:checked~[lang=ru],#ru:checked~[lang=en]{display:none}.switch{float:right}\n"
    "input[name=language]{position:absolute;opacity:0}label{cursor:pointer;padding:.2rem .6rem;"
    "border:1px solid var(--line)}input:focus-visible+label{outline:2px solid var(--good)}\n"
    "#en:checked~.switch [for=en],#ru:checked~.switch "
    "[for=ru]{background:var(--ink);color:var(--paper)}\n"
    "</style>\n";

static void open_section(vx_text *out, words heading, vx_language language)
{
    vx_add(out, "<section><h2>");
    vx_add(out, heading[language]);
    vx_add(out, "</h2>\n<div class=\"scroll\">");
}

static void close_section(vx_text *out)
{
    vx_add(out, "</div></section>\n");
}

/* ---- Findings ---- */

/* A sentence a paragraph. */
static void add_findings(const lab_report *r, vx_language language, vx_text *out)
{
    enum { CAP = 1 << 16 };
    char *memory = malloc(CAP);
    if (memory == NULL) return;
    vx_text text = vx_text_on(memory, CAP);
    lab_add_findings(r, language, &text);
    vx_add(out, "<ul>");
    for (char *line = memory, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = '\0';
        vx_add(out, "<li>");
        vx_add_escaped(out, line);
        vx_add(out, "</li>\n");
    }
    vx_add(out, "</ul>\n");
    free(memory);
}

/* ---- Matchups and factors ---- */

static void add_matchups(const lab_report *r, vx_language language, vx_text *out)
{
    static words strengths = {"Score against all others, %", "Очки против всех остальных, %"};
    static words matrix = {"Score of the row against the column, %",
                           "Очки строки против столбца, %"};
    const lab_study *study = r->study;
    lab_bar bars[LAB_VALUES];
    for (int v = 0; v < study->matchup.count; v++)
        bars[v] = (lab_bar){study->matchup.value[v].text, lab_value_score(study, r->figures, v)};
    open_section(out, strengths, language);
    lab_plot_bars(bars, study->matchup.count, .5, 100, out);
    close_section(out);
    open_section(out, matrix, language);
    lab_plot_matrix(r, language, out);
    close_section(out);
}

static void add_factor(const lab_report *r, int factor, vx_language language, vx_text *out)
{
    static words heading = {"Score of the side with the first turn, %, by ",
                            "Очки ходящего первым, %, по "};
    const lab_factor *f = &r->study->factor[factor];
    lab_bar bars[LAB_VALUES];
    for (int v = 0; v < f->count; v++)
        bars[v] = (lab_bar){f->value[v].text,
                            lab_factor_figure(r->study, r->figures, factor, v, LAB_FIRST)};
    vx_add(out, "<section><h2>");
    vx_add(out, heading[language]);
    vx_add_escaped(out, f->key.text);
    vx_add(out, "</h2>\n<div class=\"scroll\">");
    lab_plot_bars(bars, f->count, .5, 100, out);
    close_section(out);
}

/* ---- Tables ---- */

static void add_heads(vx_text *out, const char *const *heads, int count)
{
    vx_add(out, "<table><thead><tr>");
    for (int i = 0; i < count; i++) {
        vx_add(out, "<th scope=\"col\">");
        vx_add(out, heads[i]);
        vx_add(out, "</th>");
    }
    vx_add(out, "</tr></thead><tbody>\n");
}

static void add_data(vx_text *out, const char *text)
{
    vx_add(out, "<td>");
    vx_add_escaped(out, text);
    vx_add(out, "</td>");
}

static void add_share(vx_text *out, lab_estimate share)
{
    char cell[48];
    vx_text text = vx_text_on(cell, sizeof cell);
    lab_add_percent(&text, share);
    add_data(out, cell);
}

static void add_number(vx_text *out, int64_t number)
{
    char cell[32];
    vx_text text = vx_text_on(cell, sizeof cell);
    vx_add_number(&text, number);
    add_data(out, cell);
}

static void add_cells(const lab_report *r, vx_language language, vx_text *out)
{
    static words heading = {"Cells", "Ячейки"};
    static const char *const heads[VX_LANGUAGES][7] = {
        {"Cell", "First side, %", "Without luck, %", "First turn, %", "Draws, %", "Decisions",
         "Games"},
        {"Ячейка", "Первая сторона, %", "Без удачи, %", "Первый ход, %", "Ничьих, %", "Решений",
         "Партий"}};
    open_section(out, heading, language);
    add_heads(out, heads[language], 7);
    for (int c = 0; c < r->study->cells; c++) {
        const lab_cell_figures *f = &r->figures->cell[c];
        char name[512];
        vx_text text = vx_text_on(name, sizeof name);
        lab_name_cell(r->study, c, &text);
        vx_add(out, "<tr>");
        add_data(out, name[0] != '\0' ? name : r->study->name);
        add_share(out, f->score);
        add_share(out, f->evened);
        add_share(out, f->first);
        add_share(out, f->draw);
        add_number(out, f->length_median);
        add_number(out, (int64_t)f->games);
        vx_add(out, "</tr>\n");
    }
    vx_add(out, "</tbody></table>");
    close_section(out);
}

/* ---- Pieces ---- */

/* Costs, and what they should be, only where anything has a cost. */
static void add_value_row(const lab_value *v, bool has_costs, vx_language language, vx_text *out)
{
    char worth[48];
    vx_text text = vx_text_on(worth, sizeof worth);
    vx_add(out, "<tr>");
    add_data(out, v->key);
    add_data(out, v->name[language]);
    add_share(out, v->change);
    add_number(out, (int64_t)v->games);
    if (has_costs) {
        add_number(out, v->cost);
        if (v->worth.units > 0) {
            vx_add_decimal(&text, v->worth.mean, 1);
            vx_add(&text, " ±");
            vx_add_decimal(&text, v->worth.error, 1);
        }
        add_data(out, worth);
        if (lab_suggested_cost(v) != v->cost)
            add_number(out, lab_suggested_cost(v));
        else
            add_data(out, "");
    }
    vx_add(out, "</tr>\n");
}

static void add_value_rows(const lab_values *values, const int *order, vx_language language,
                           vx_text *out)
{
    static const char *const heads[VX_LANGUAGES][7] = {
        {"Piece", "Name", "Chance to win, %", "Games", "Cost", "Worth", "Suggested"},
        {"Фигура", "Название", "Шанс на победу, %", "Партий", "Цена", "Стоит", "Предлагаем"}};
    bool has_costs = false;
    for (int i = 0; i < values->count; i++) has_costs = has_costs || values->value[i].cost > 0;
    add_heads(out, heads[language], has_costs ? 7 : 4);
    for (int i = 0; i < values->count; i++)
        if (values->value[order[i]].games > 0)
            add_value_row(&values->value[order[i]], has_costs, language, out);
    vx_add(out, "</tbody></table>");
}

/* What a piece is worth beyond its cost, or where there are no costs what it adds to the chance to win. */
static void plot_values(const lab_values *values, const int *order, vx_language language,
                        vx_text *out)
{
    lab_bar *bars = malloc(((size_t)values->count + 1) * sizeof *bars);
    char(*names)[120] = malloc(((size_t)values->count + 1) * sizeof *names);
    bool in_points = values->point.units > 0;
    int count = 0;
    for (int i = 0; bars != NULL && names != NULL && i < values->count; i++) {
        const lab_value *v = &values->value[order[i]];
        lab_estimate e = in_points ? v->worth : v->change;
        vx_text name = vx_text_on(names[count], sizeof names[count]);
        if (e.units == 0) continue;
        if (in_points) e.mean -= v->cost;
        vx_add(&name, v->name[language]);
        vx_add(&name, " · ");
        vx_add(&name, v->key);
        bars[count] = (lab_bar){names[count], e};
        count++;
    }
    if (count > 0) lab_plot_bars(bars, count, 0, in_points ? 1 : 100, out);
    free(bars);
    free(names);
}

static void add_values(const lab_report *r, vx_language language, vx_text *out)
{
    static words in_points = {"Worth beyond the cost, points",
                              "На сколько очков дороже своей цены"};
    static words in_percent = {"What one more of it adds to the chance to win, %",
                               "Сколько ещё одна такая прибавляет к шансу на победу, %"};
    int *order = lab_order_values(r->values);
    if (order == NULL) return;
    open_section(out, r->values->point.units > 0 ? in_points : in_percent, language);
    plot_values(r->values, order, language, out);
    add_value_rows(r->values, order, language, out);
    close_section(out);
    free(order);
}

/* ---- The page ---- */

static void add_body(const lab_report *r, vx_language language, vx_text *out)
{
    static const char *const codes[VX_LANGUAGES] = {"en", "ru"};
    static words no_guess = {
        "± is half the width of a 95% interval. Games are played by the machine; a change of a "
        "cost is suggested "
        "beyond three standard errors.",
        "± — половина 95-процентного интервала. Партии играет машина; новую цену предлагаем, если "
        "отличие больше трёх стандартных ошибок."};
    const char *question = r->study->question[language];
    vx_add(out, "<main lang=\"");
    vx_add(out, codes[language]);
    vx_add(out, "\"><h1>");
    vx_add_escaped(out, question != NULL ? question : r->study->name);
    vx_add(out, "</h1>\n<p class=\"dim\">");
    lab_add_summary(r, language, out);
    vx_add(out, "</p>\n");
    add_findings(r, language, out);
    if (r->figures->games > 0) {
        if (r->study->matchup.count > 1) add_matchups(r, language, out);
        for (int f = 0; f < r->study->factor_count; f++) add_factor(r, f, language, out);
        if (r->values != NULL) add_values(r, language, out);
        add_cells(r, language, out);
    }
    vx_add(out, "<p class=\"dim\">");
    vx_add(out, no_guess[language]);
    vx_add(out, "</p></main>\n");
}

void lab_report_page(const lab_report *report, vx_language language, vx_text *out)
{
    vx_add(out, "<!doctype html><html lang=\"");
    vx_add(out, language == VX_RUSSIAN ? "ru" : "en");
    vx_add(out, "\"><head>");
    vx_add(out, head);
    vx_add(out, "<title>");
    vx_add_escaped(out, report->study->name);
    vx_add(out, "</title></head><body>\n<input type=\"radio\" name=\"language\" id=\"en\"");
    vx_add(out, language == VX_ENGLISH ? " checked>" : ">");
    vx_add(out, "<input type=\"radio\" name=\"language\" id=\"ru\"");
    vx_add(out, language == VX_RUSSIAN ? " checked>" : ">");
    vx_add(out, "<div class=\"switch\"><label for=\"en\">English</label><label "
                "for=\"ru\">Русский</label></div>\n");
    for (int l = 0; l < VX_LANGUAGES; l++) add_body(report, (vx_language)l, out);
    vx_add(out, "</body></html>\n");
}
