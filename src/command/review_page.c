/* SPDX-License-Identifier: MIT */
/* review_page.c - a review as one page: opens from disk without a net, in both languages, legible in print.
 * Every text is written twice; the reader's choice of a language hides one of them. */
#include <stdlib.h>
#include <string.h>

#include "command/html.h"
#include "command/review.h"

enum { WIDTH = 900, HEIGHT = 260 };

static const char head[] =
    "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
    "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
    "<title>Vexillum</title><style>\n"
    "body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:1rem auto;padding:0 1rem;"
    "color:#2a1c10;background:#f4e7c8}\n"
    "h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:2rem}\n"
    "svg{width:100%;height:auto;background:#fbf3dd;border:1px solid #b79a64}\n"
    "table{border-collapse:collapse}td,th{padding:.15rem 1rem .15rem 0;text-align:left;"
    "border-bottom:1px solid #cdb98c}\n"
    "li{margin:.6rem 0;break-inside:avoid}.blunder b{color:#a3122e}.mistake b{color:#9a4b00}\n"
    ".ru{display:none}#ru:checked~main .ru{display:inline}#ru:checked~main .en{display:none}\n"
    "@media print{body{background:#fff;color:#000}input,label{display:none}svg{background:#fff}}\n"
    "</style></head><body>\n"
    "<input type=\"radio\" name=\"language\" id=\"en\"";

/* Both languages, one of which is shown. */
static void add_both(vx_session *session, const char *english, const char *russian)
{
    vx_text *out = vx_answer(session, 128 + 6 * (strlen(english) + strlen(russian)));
    vx_add(out, "<span class=\"en\">");
    vx_add_escaped(out, english);
    vx_add(out, "</span><span class=\"ru\" lang=\"ru\">");
    vx_add_escaped(out, russian);
    vx_add(out, "</span>");
}

static void add_plain(vx_session *session, const char *text)
{
    vx_add(vx_answer(session, strlen(text)), text);
}

static void add_percent(vx_session *session, int thousandths, bool with_sign)
{
    vx_text *out = vx_answer(session, 32);
    vx_add_percents(out, thousandths, with_sign);
    vx_add(out, "&nbsp;%");
}

/* ---- The curve ---- */

static int x_of(const vx_report *report, int at)
{
    return report->review->count > 0 ? at * WIDTH / report->review->count : 0;
}

static void add_point(vx_text *out, int x, int chance)
{
    vx_add_number(out, x);
    vx_add_char(out, ',');
    vx_add_number(out, HEIGHT - chance * HEIGHT / 1000);
    vx_add_char(out, ' ');
}

static void add_line(vx_session *session, const vx_report *report, bool known, const char *style)
{
    add_plain(session, "<polyline fill=\"none\" ");
    add_plain(session, style);
    add_plain(session, " points=\"");
    for (int i = 0; i <= report->review->count; i++) {
        const vx_reviewed *e = &report->review->entries[i];
        int chance = vx_report_chance(report, known ? e->known : e->was);
        if (chance != VX_CHANCE_UNKNOWN) add_point(vx_answer(session, 32), x_of(report, i), chance);
    }
    add_plain(session, "\"/>\n");
}

static void add_mark_on_curve(vx_session *session, const vx_report *report, int at)
{
    const vx_reviewed *e = &report->review->entries[at];
    int chance = vx_report_chance(report, e->was);
    vx_text *out = vx_answer(session, 256);
    vx_add(out, "<a href=\"#at");
    vx_add_number(out, at + 1);
    vx_add(out, "\"><circle r=\"6\" stroke=\"#fff\" fill=\"");
    vx_add(out, e->mark == VX_MARK_BLUNDER ? "#a3122e" : "#9a4b00");
    vx_add(out, "\" cx=\"");
    vx_add_number(out, x_of(report, at));
    vx_add(out, "\" cy=\"");
    vx_add_number(out, HEIGHT - chance * HEIGHT / 1000);
    vx_add(out, "\"/></a>\n");
}

static void add_curve(vx_session *session, const vx_report *report)
{
    add_plain(session, "<svg viewBox=\"-8 -8 916 276\" role=\"img\">"
                       "<path d=\"M0 0H900M0 130H900M0 260H900\" stroke=\"#cdb98c\"/>\n");
    add_line(session, report, true, "stroke=\"#1d4ea3\" stroke-width=\"3\"");
    add_line(session, report, false,
             "stroke=\"#4a3a20\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"");
    for (int i = 0; i < report->review->count; i++)
        if (report->review->entries[i].mark >= VX_MARK_MISTAKE)
            add_mark_on_curve(session, report, i);
    add_plain(session, "</svg>\n<p>");
    add_both(
        session,
        "Solid: the chance to win as each side could know it. Dashed: with everything known.",
        "Сплошная линия: шанс на победу, каким его могла знать сторона. Пунктир: если знать всё.");
    add_plain(session, "</p>\n");
}

/* ---- Figures ---- */

static void add_cell(vx_session *session, int number, bool is_percent, bool with_sign)
{
    add_plain(session, "<td>");
    if (number == VX_CHANCE_UNKNOWN && is_percent && !with_sign)
        add_plain(session, "–");
    else if (is_percent)
        add_percent(session, number, with_sign);
    else
        vx_add_number(vx_answer(session, 32), number);
    add_plain(session, "</td>");
}

static void add_figures(vx_session *session, const vx_report *report)
{
    const vx_side_review *side = report->sum.side;
    add_plain(session, "<table><tr><th></th><th>");
    add_both(session, "side 1", "сторона 1");
    add_plain(session, "</th><th>");
    add_both(session, "side 2", "сторона 2");
    add_plain(session, "</th></tr>\n<tr><th>");
    add_both(session, "accuracy", "точность");
    add_plain(session, "</th>");
    for (int i = 0; i < VX_SIDES; i++) add_cell(session, side[i].accuracy, true, false);
    for (int mark = VX_MARK_BEST; mark < VX_MARKS; mark++) {
        add_plain(session, "</tr>\n<tr><th>");
        add_both(session, vx_mark_words[mark][VX_ENGLISH], vx_mark_words[mark][VX_RUSSIAN]);
        add_plain(session, "</th>");
        for (int i = 0; i < VX_SIDES; i++) add_cell(session, side[i].marks[mark], false, false);
    }
    add_plain(session, "</tr></table>\n<h2>");
    add_both(session, "Luck", "Везение");
    add_plain(session, "</h2><table>\n");
    for (int kind = 0; kind < VX_LUCK_KINDS; kind++) {
        if (side[0].throws[kind] + side[1].throws[kind] == 0) continue;
        add_plain(session, "<tr><th>");
        add_both(session, vx_luck_words[kind][VX_ENGLISH], vx_luck_words[kind][VX_RUSSIAN]);
        add_plain(session, "</th>");
        for (int i = 0; i < VX_SIDES; i++) add_cell(session, side[i].luck[kind], true, true);
        add_plain(session, "</tr>\n");
    }
    add_plain(session, "</table>\n");
}

static void add_luck(vx_session *session, const vx_report *report)
{
    const vx_review_summary *sum = &report->sum;
    bool is_other = vx_side_of(report->match, report->seat) != 0;
    add_plain(session, "<p>");
    add_both(session, "All throws together, for the side that is told: ",
             "Все броски вместе, для стороны, о которой речь: ");
    add_percent(session, vx_report_change(report, sum->luck), true);
    add_plain(session, " ± ");
    add_percent(session, sum->luck_noise, false);
    add_plain(session, ". ");
    add_both(session, "Luckier than in this share of games with the same throws thrown anew: ",
             "Удачнее, чем в такой доле партий, где те же броски брошены заново: ");
    add_percent(session, is_other ? 1000 - sum->luckier_than : sum->luckier_than, false);
    if (sum->result != VX_CHANCE_UNKNOWN) {
        add_plain(session, ". ");
        add_both(session, "Result without luck: ", "Итог без везения: ");
        add_percent(session, is_other ? 1000 - sum->adjusted : sum->adjusted, false);
    }
    add_plain(session, ".</p>\n");
}

/* ---- Moments ---- */

static void add_facts(vx_session *session, char *const facts[VX_LANGUAGES])
{
    if (facts[VX_ENGLISH] == NULL || facts[VX_RUSSIAN] == NULL) return;
    add_plain(session, "<br><i>");
    add_both(session, facts[VX_ENGLISH], facts[VX_RUSSIAN]);
    add_plain(session, "</i>");
}

static void add_error(vx_session *session, const vx_report *report, int at, void *state)
{
    const vx_reviewed *e = &report->review->entries[at];
    char taken[VX_LANGUAGES][VX_ACTION_TEXT_CAP], better[VX_LANGUAGES][VX_ACTION_TEXT_CAP];
    for (int i = 0; i < VX_LANGUAGES; i++)
        vx_report_words(report, at, (vx_language)i, state, taken[i], better[i]);
    vx_text *out = vx_answer(session, 128);
    vx_add(out, "<li class=\"");
    vx_add(out, vx_mark_keys[e->mark]);
    vx_add(out, "\" id=\"at");
    vx_add_number(out, at + 1);
    vx_add(out, "\" value=\"");
    vx_add_number(out, at + 1);
    vx_add(out, "\"><b>");
    add_both(session, vx_mark_words[e->mark][VX_ENGLISH], vx_mark_words[e->mark][VX_RUSSIAN]);
    add_plain(session, "</b>, &minus;");
    add_percent(session, e->loss, false);
    add_plain(session, " ± ");
    add_percent(session, e->noise, false);
    add_plain(session, ": ");
    add_both(session, taken[VX_ENGLISH], taken[VX_RUSSIAN]);
    add_facts(session, e->fault);
    add_plain(session, "<br>");
    add_both(session, "Better: ", "Лучше: ");
    add_both(session, better[VX_ENGLISH], better[VX_RUSSIAN]);
    add_facts(session, e->why);
    add_plain(session, "</li>\n");
}

static void add_errors(vx_session *session, const vx_report *report)
{
    void *state = malloc(report->match->game->state_size);
    add_plain(session, "<h2>");
    add_both(session, "What could have been better", "Что можно было сделать лучше");
    add_plain(session, "</h2><ol>\n");
    for (int i = 0; state != NULL && i < report->review->count; i++)
        if (report->review->entries[i].mark >= VX_MARK_INACCURACY)
            add_error(session, report, i, state);
    add_plain(session, "</ol>\n");
    free(state);
}

void vx_answer_review_page(vx_session *session, const vx_report *report)
{
    const char *const *name = report->match->game->name;
    bool is_russian = session->language == VX_RUSSIAN;
    add_plain(session, head);
    add_plain(session, is_russian ? ">" : " checked>");
    add_plain(
        session,
        "<label for=\"en\">English</label> <input type=\"radio\" name=\"language\" id=\"ru\"");
    add_plain(session, is_russian ? " checked>" : ">");
    add_plain(session, "<label for=\"ru\" lang=\"ru\">Русский</label>\n<main><h1>");
    add_both(session, name[VX_ENGLISH], name[VX_RUSSIAN]);
    add_plain(session, " ");
    vx_match_add_result(report->match, vx_answer(session, 64));
    add_plain(session, "</h1>\n");
    if (report->problem[VX_ENGLISH][0] != '\0') {
        add_plain(session, "<p>");
        add_both(session,
                 "The record cannot be played to its end: ", "Запись не переигрывается до конца: ");
        add_both(session, report->problem[VX_ENGLISH], report->problem[VX_RUSSIAN]);
        add_plain(session, "</p>\n");
    }
    add_curve(session, report);
    add_figures(session, report);
    add_luck(session, report);
    add_errors(session, report);
    add_plain(session, "</main></body></html>\n");
}
