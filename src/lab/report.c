/* SPDX-License-Identifier: MIT */
/* report.c - the answer as text. */
#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "lab/lab.h"

typedef const char *const words[VX_LANGUAGES];

/* Right-justified to `width` columns. */
static void add_right(vx_text *out, const char *text, int width)
{
    vx_add_spaces(out, width - vx_columns(text, strlen(text)));
    vx_add(out, text);
}

static void add_share(vx_text *out, lab_estimate share, int width)
{
    char cell[48];
    vx_text text = vx_text_on(cell, sizeof cell);
    lab_add_percent(&text, share);
    add_right(out, cell, width);
}

static void add_heading(vx_text *out, words text, vx_language language)
{
    vx_add_char(out, '\n');
    vx_add(out, text[language]);
    vx_add_char(out, '\n');
}

/* ---- Matchups ---- */

static void add_strengths(const lab_report *r, vx_language language, vx_text *out)
{
    static words heading = {"Score against all others, %", "Очки против всех остальных, %"};
    const lab_study *study = r->study;
    add_heading(out, heading, language);
    for (int v = 0; v < study->matchup.count; v++) {
        size_t start = out->length;
        vx_add(out, "  ");
        vx_add(out, study->matchup.value[v].text);
        vx_add_padding(out, start, 26);
        add_share(out, lab_value_score(study, r->figures, v), 14);
        vx_add_char(out, '\n');
    }
}

static void add_matrix(const lab_report *r, vx_language language, vx_text *out)
{
    static words heading = {"Score of the row against the column, %",
                            "Очки строки против столбца, %"};
    const lab_study *study = r->study;
    add_heading(out, heading, language);
    vx_add_spaces(out, 18);
    for (int column = 0; column < study->matchup.count; column++) {
        vx_add_spaces(out, 1);
        add_right(out, study->matchup.value[column].text, 13);
    }
    vx_add_char(out, '\n');
    for (int row = 0; row < study->matchup.count; row++) {
        size_t start = out->length;
        vx_add(out, "  ");
        vx_add(out, study->matchup.value[row].text);
        vx_add_padding(out, start, 18);
        for (int column = 0; column < study->matchup.count; column++)
            add_share(out, lab_matchup_score(study, r->figures, row, column), 14);
        vx_add_char(out, '\n');
    }
}

/* ---- Factors and cells ---- */

static void add_factor(const lab_report *r, int factor, vx_language language, vx_text *out)
{
    static words columns = {"    first turn, %      draws, %    decisions",
                            "  первый ход, %     ничьих, %      решений"};
    const lab_factor *f = &r->study->factor[factor];
    size_t start = out->length + 1;
    vx_add_char(out, '\n');
    vx_add(out, f->key.text);
    vx_add_padding(out, start, 26);
    vx_add(out, columns[language]);
    vx_add_char(out, '\n');
    for (int v = 0; v < f->count; v++) {
        start = out->length;
        vx_add(out, "  ");
        vx_add(out, f->value[v].text);
        vx_add_padding(out, start, 26);
        add_share(out, lab_factor_figure(r->study, r->figures, factor, v, LAB_FIRST), 17);
        add_share(out, lab_factor_figure(r->study, r->figures, factor, v, LAB_DRAW), 14);
        char number[32];
        vx_text text = vx_text_on(number, sizeof number);
        vx_add_decimal(&text, lab_factor_figure(r->study, r->figures, factor, v, LAB_LENGTH).mean,
                       1);
        add_right(out, number, 13);
        vx_add_char(out, '\n');
    }
}

static void add_cells(const lab_report *r, vx_language language, vx_text *out)
{
    static words heading = {
        "Cells: score of the first side, without luck, of the first turn, %; games",
        "Ячейки: очки первой стороны, без удачи, у ходящего первым, %; партий"};
    add_heading(out, heading, language);
    for (int c = 0; c < r->study->cells; c++) {
        const lab_cell_figures *f = &r->figures->cell[c];
        size_t start = out->length;
        vx_add(out, "  ");
        lab_name_cell(r->study, c, out);
        vx_add_padding(out, start, 44);
        add_share(out, f->score, 13);
        add_share(out, f->evened, 13);
        add_share(out, f->first, 13);
        char number[32];
        vx_text text = vx_text_on(number, sizeof number);
        vx_add_number(&text, (int64_t)f->games);
        add_right(out, number, 9);
        vx_add_char(out, '\n');
    }
}

/* ---- Pieces ---- */

static void add_points(vx_text *out, lab_estimate points, int width)
{
    char cell[48] = "-";
    vx_text text = vx_text_on(cell, sizeof cell);
    if (points.units > 0) {
        vx_add_decimal(&text, points.mean, 1);
        vx_add(&text, " ±");
        vx_add_decimal(&text, points.error, 1);
    } else {
        vx_add_char(&text, '-');
    }
    add_right(out, cell, width);
}

static void add_value(const lab_value *v, vx_language language, vx_text *out)
{
    size_t start = out->length;
    char number[32];
    vx_add(out, "  ");
    vx_add(out, v->key);
    vx_add_char(out, ' ');
    vx_add_padding(out, start, 26);
    vx_add(out, v->name[language]);
    vx_add_padding(out, start, 56);
    vx_text text = vx_text_on(number, sizeof number);
    if (v->cost > 0)
        vx_add_number(&text, v->cost);
    else
        vx_add_char(&text, '-');
    add_right(out, number, 6);
    add_points(out, v->worth, 13);
    add_share(out, v->change, 13);
    text = vx_text_on(number, sizeof number);
    int suggested = lab_suggested_cost(v);
    if (suggested != v->cost) vx_add_number(&text, suggested);
    add_right(out, number, 6);
    text = vx_text_on(number, sizeof number);
    vx_add_number(&text, (int64_t)v->games);
    add_right(out, number, 9);
    vx_add_char(out, '\n');
}

static void add_values(const lab_report *r, vx_language language, vx_text *out)
{
    static words heading = {
        "Pieces: cost, worth in points, change of the chance to win in %, suggested cost, games",
        "Фигуры: цена, сколько стоит на деле, прибавка к шансу на победу в %, какую цену "
        "назначить, партий"};
    static words point = {"One more point changes the chance to win by, %: ",
                          "Лишнее очко меняет шанс на победу на, %: "};
    static words explained = {"; armies explain of the result, %: ",
                              "; армии объясняют исход на, %: "};
    int *order = lab_order_values(r->values);
    add_heading(out, heading, language);
    for (int i = 0; order != NULL && i < r->values->count; i++)
        if (r->values->value[order[i]].games > 0)
            add_value(&r->values->value[order[i]], language, out);
    free(order);
    vx_add(out, point[language]);
    lab_add_percent(out, r->values->point);
    vx_add(out, explained[language]);
    vx_add_decimal(out, 100 * r->values->explained, 1);
    vx_add_char(out, '\n');
}

void lab_report_text(const lab_report *report, vx_language language, vx_text *out)
{
    const lab_study *study = report->study;
    const char *question = study->question[language];
    vx_add(out, question != NULL ? question : study->name);
    vx_add_char(out, '\n');
    lab_add_summary(report, language, out);
    vx_add(out, "\n\n");
    lab_add_findings(report, language, out);
    if (report->figures->games == 0) return;
    if (study->matchup.count > 1) {
        add_strengths(report, language, out);
        add_matrix(report, language, out);
    }
    for (int f = 0; f < study->factor_count; f++) add_factor(report, f, language, out);
    if (study->cells <= 60) add_cells(report, language, out);
    if (report->values != NULL) add_values(report, language, out);
}
