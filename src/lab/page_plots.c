/* SPDX-License-Identifier: MIT */
/* page_plots.c - a heat map and dots with intervals, as SVG that takes its colours from the page. */
#include <math.h>
#include <string.h>

#include "command/html.h"
#include "command/numbers.h"
#include "lab/lab.h"

static void open_plot(vx_text *out, double width, double height, const char *label)
{
    vx_add(out, "<svg role=\"img\" viewBox=\"0 0 ");
    vx_add_decimal(out, width, 0);
    vx_add_char(out, ' ');
    vx_add_decimal(out, height, 0);
    vx_add(out, "\" style=\"max-width:");
    vx_add_decimal(out, width, 0);
    vx_add(out, "px\" aria-label=\"");
    vx_add_escaped(out, label);
    vx_add(out, "\">\n");
}

static void add_label(vx_text *out, double x, double y, const char *anchor, const char *text)
{
    vx_add(out, "<text");
    vx_add_attribute(out, "x", x);
    vx_add_attribute(out, "y", y);
    vx_add(out, " text-anchor=\"");
    vx_add(out, anchor);
    vx_add(out, "\">");
    vx_add_escaped(out, text);
    vx_add(out, "</text>\n");
}

/* ---- The heat map ---- */

static const double CELL_WIDTH = 92, CELL_HEIGHT = 44, NAMES_WIDTH = 130, NAMES_HEIGHT = 26;

/* Blue above one half, red below, the paler the nearer; how dark is also written as a number. */
static void add_heat(vx_text *out, lab_estimate score, int row, int column)
{
    char number[48];
    double x = NAMES_WIDTH + column * CELL_WIDTH, y = NAMES_HEIGHT + row * CELL_HEIGHT;
    double strength = score.units > 0 ? fmin(1, fabs(score.mean - .5) * 4) : 0;
    vx_add(out, "<rect class=\"");
    vx_add(out, score.units == 0 ? "none" : score.mean >= .5 ? "good" : "bad");
    vx_add(out, "\"");
    vx_add_attribute(out, "x", x + 1);
    vx_add_attribute(out, "y", y + 1);
    vx_add_attribute(out, "width", CELL_WIDTH - 2);
    vx_add_attribute(out, "height", CELL_HEIGHT - 2);
    vx_add(out, " fill-opacity=\"");
    vx_add_decimal(out, .1 + .6 * strength, 2);
    vx_add(out, "\"/>\n");
    if (score.units == 0) return;
    vx_text text = vx_text_on(number, sizeof number);
    lab_add_percent(&text, score);
    add_label(out, x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2 + 5, "middle", number);
}

void lab_plot_matrix(const lab_report *report, vx_language language, vx_text *out)
{
    static const char *const label[VX_LANGUAGES] = {"Score of the row against the column, %",
                                                    "Очки строки против столбца, %"};
    const lab_study *study = report->study;
    int count = study->matchup.count;
    open_plot(out, NAMES_WIDTH + count * CELL_WIDTH, NAMES_HEIGHT + count * CELL_HEIGHT,
              label[language]);
    for (int i = 0; i < count; i++) {
        add_label(out, NAMES_WIDTH + (i + .5) * CELL_WIDTH, NAMES_HEIGHT - 8, "middle",
                  study->matchup.value[i].text);
        add_label(out, NAMES_WIDTH - 8, NAMES_HEIGHT + (i + .5) * CELL_HEIGHT + 5, "end",
                  study->matchup.value[i].text);
    }
    for (int row = 0; row < count; row++)
        for (int column = 0; column < count; column++)
            if (row != column || study->has_mirrors)
                add_heat(out, lab_matchup_score(study, report->figures, row, column), row, column);
    vx_add(out, "</svg>\n");
}

/* ---- Dots with intervals ---- */

static const double BAR_HEIGHT = 22, BAR_NAMES = 270, BAR_WIDTH = 330, BAR_FIGURES = 110;

static double place_of(double value, double middle, double reach)
{
    return BAR_NAMES + BAR_WIDTH * (.5 + (value - middle) / (2 * reach));
}

static void add_line(vx_text *out, const char *kind, double x1, double y1, double x2, double y2)
{
    vx_add(out, "<line class=\"");
    vx_add(out, kind);
    vx_add(out, "\"");
    vx_add_attribute(out, "x1", x1);
    vx_add_attribute(out, "y1", y1);
    vx_add_attribute(out, "x2", x2);
    vx_add_attribute(out, "y2", y2);
    vx_add(out, "/>\n");
}

static void add_bar(const lab_bar *bar, int row, double middle, double reach, double scale,
                    vx_text *out)
{
    lab_estimate e = bar->estimate;
    double y = (row + .5) * BAR_HEIGHT;
    char number[48];
    vx_text text = vx_text_on(number, sizeof number);
    add_label(out, BAR_NAMES - 10, y + 5, "end", bar->name);
    if (e.units == 0) return;
    add_line(out, "range", place_of(e.mean - e.error, middle, reach), y,
             place_of(e.mean + e.error, middle, reach), y);
    vx_add(out, "<circle r=\"4\" class=\"");
    vx_add(out, e.mean - e.error > middle ? "good" : e.mean + e.error < middle ? "bad" : "dot");
    vx_add(out, "\"");
    vx_add_attribute(out, "cx", place_of(e.mean, middle, reach));
    vx_add_attribute(out, "cy", y);
    vx_add(out, "/>\n");
    vx_add_decimal(&text, scale * e.mean, 1);
    vx_add(&text, " ±");
    vx_add_decimal(&text, scale * e.error, 1);
    add_label(out, BAR_NAMES + BAR_WIDTH + 10, y + 5, "start", number);
}

void lab_plot_bars(const lab_bar *bars, int count, double middle, double scale, vx_text *out)
{
    double reach = 1e-6, height = count * BAR_HEIGHT;
    for (int i = 0; i < count; i++)
        if (bars[i].estimate.units > 0)
            reach = fmax(reach, fabs(bars[i].estimate.mean - middle) + bars[i].estimate.error);
    open_plot(out, BAR_NAMES + BAR_WIDTH + BAR_FIGURES, height, "");
    add_line(out, "axis", place_of(middle, middle, reach), 0, place_of(middle, middle, reach),
             height);
    for (int i = 0; i < count; i++) add_bar(&bars[i], i, middle, reach * 1.05, scale, out);
    vx_add(out, "</svg>\n");
}
