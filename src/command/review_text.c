/* SPDX-License-Identifier: MIT */
/* review_text.c - a review for the terminal. */
#include <stdlib.h>
#include <string.h>

#include "command/review.h"

enum { CURVE_WIDTH = 60, LINE_CAP = 1024, NAME_COLUMNS = 22, SIDE_COLUMNS = 12 };

static const char *in(const vx_session *session, const char *english, const char *russian)
{
    return session->language == VX_RUSSIAN ? russian : english;
}

static void add_percent_sign(vx_text *out, int thousandths, bool with_sign)
{
    vx_add_percents(out, thousandths, with_sign);
    vx_add_char(out, '%');
}

/* ---- The curve ---- */

static int level_at(const vx_report *report, int at)
{
    return vx_report_chance(report, report->review->entries[at].was);
}

/* One character for each stretch of the game, eight heights. */
static void add_curve(vx_session *session, const vx_report *report)
{
    static const char *const blocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    static const char *const digits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
    int count = report->review->count, width = count + 1 < CURVE_WIDTH ? count + 1 : CURVE_WIDTH;
    vx_text *out = vx_answer(session, 512);
    vx_add(out, in(session, "chance of seat ", "шанс места "));
    vx_add_number(out, report->seat + 1);
    vx_add(out, "  ");
    for (int i = 0; i < width; i++) {
        int chance = level_at(report, width > 1 ? i * count / (width - 1) : 0);
        if (session->host->unicode)
            vx_add(out, blocks[chance * 7 / 1000]);
        else
            vx_add(out, digits[chance * 9 / 1000]);
    }
    vx_add_char(out, '\n');
}

/* ---- How each side played ---- */

typedef void add_figure(vx_text *out, const vx_side_review *side, int which);

static void add_row(vx_session *session, const vx_report *report, const char *name,
                    add_figure *figure, int which)
{
    vx_text *out = vx_answer(session, 256);
    size_t start = out->length;
    vx_add(out, name);
    for (int side = 0; side < VX_SIDES; side++) {
        vx_add_padding(out, start, NAME_COLUMNS + side * SIDE_COLUMNS);
        figure(out, &report->sum.side[side], which);
    }
    vx_add_char(out, '\n');
}

static void add_mark(vx_text *out, const vx_side_review *side, int mark)
{
    vx_add_number(out, side->marks[mark]);
}

static void add_accuracy(vx_text *out, const vx_side_review *side, int which)
{
    (void)which;
    if (side->accuracy == VX_CHANCE_UNKNOWN)
        vx_add_char(out, '-');
    else
        add_percent_sign(out, side->accuracy, false);
}

static void add_luck(vx_text *out, const vx_side_review *side, int kind)
{
    if (side->throws[kind] == 0)
        vx_add_char(out, '-');
    else
        add_percent_sign(out, side->luck[kind], true);
}

static void add_head(vx_session *session)
{
    vx_text *out = vx_answer(session, 128);
    size_t start = out->length;
    for (int side = 0; side < VX_SIDES; side++) {
        vx_add_padding(out, start, NAME_COLUMNS + side * SIDE_COLUMNS);
        vx_add(out,
               in(session, side == 0 ? "side 1" : "side 2", side == 0 ? "сторона 1" : "сторона 2"));
    }
    vx_add_char(out, '\n');
}

static void add_table(vx_session *session, const vx_report *report)
{
    add_head(session);
    add_row(session, report, in(session, "accuracy", "точность"), add_accuracy, 0);
    for (int mark = VX_MARK_BEST; mark < VX_MARKS; mark++)
        add_row(session, report, vx_mark_words[mark][session->language], add_mark, mark);
    vx_add(vx_answer(session, 64), in(session, "luck with\n", "везение\n"));
    for (int kind = 0; kind < VX_LUCK_KINDS; kind++) {
        char name[96];
        vx_text text = vx_text_on(name, sizeof name);
        if (report->sum.side[0].throws[kind] + report->sum.side[1].throws[kind] == 0) continue;
        vx_add(&text, "  ");
        vx_add(&text, vx_luck_words[kind][session->language]);
        add_row(session, report, name, add_luck, kind);
    }
}

/* ---- Luck ---- */

static void add_luck_summary(vx_session *session, const vx_report *report)
{
    const vx_review_summary *sum = &report->sum;
    bool is_other = vx_side_of(report->match, report->seat) != 0;
    vx_text *out = vx_answer(session, 512);
    vx_add(out, in(session, "luck of seat ", "везение места "));
    vx_add_number(out, report->seat + 1);
    vx_add(out, ": ");
    add_percent_sign(out, vx_report_change(report, sum->luck), true);
    vx_add(out, " ± ");
    vx_add_percents(out, sum->luck_noise, false);
    vx_add(out, in(session, ", more than in ", ", больше, чем в "));
    add_percent_sign(out, is_other ? 1000 - sum->luckier_than : sum->luckier_than, false);
    vx_add(out, in(session, " of games with these throws thrown anew\n",
                   " партий, где те же броски брошены заново\n"));
    if (sum->result == VX_CHANCE_UNKNOWN) return;
    vx_add(out, in(session, "result without luck: ", "итог без везения: "));
    add_percent_sign(out, is_other ? 1000 - sum->adjusted : sum->adjusted, false);
    vx_add_char(out, '\n');
}

/* ---- Moments ---- */

static void add_indented(vx_session *session, const char *text, const char *mark)
{
    for (const char *at = text; at != NULL && *at != '\0';) {
        vx_text *out = vx_answer(session, LINE_CAP);
        vx_add(out, mark);
        vx_add_line_of(out, &at);
        vx_add_char(out, '\n');
    }
}

static void add_error(vx_session *session, const vx_report *report, int at, void *state)
{
    const vx_reviewed *e = &report->review->entries[at];
    char taken[VX_ACTION_TEXT_CAP], better[VX_ACTION_TEXT_CAP];
    vx_text *out = vx_answer(session, 4 * LINE_CAP);
    vx_report_words(report, at, session->language, state, taken, better);
    vx_add_char(out, '\n');
    vx_add_number(out, at + 1);
    vx_add(out, in(session, ". seat ", ". место "));
    vx_add_number(out, e->actor + 1);
    vx_add(out, ": ");
    vx_add(out, vx_mark_words[e->mark][session->language]);
    vx_add(out, ", -");
    add_percent_sign(out, e->loss, false);
    vx_add(out, " ± ");
    vx_add_percents(out, e->noise, false);
    vx_add(out, "\n  ");
    vx_add(out, taken);
    vx_add(out, in(session, "\n  better: ", "\n  лучше: "));
    vx_add(out, better);
    vx_add_char(out, '\n');
    add_indented(session, e->fault[session->language], in(session, "    taken: ", "    сделано: "));
    add_indented(session, e->why[session->language], in(session, "    better: ", "    лучше: "));
}

static void add_turning_point(vx_session *session, const vx_report *report, int at, void *state)
{
    char words[VX_ACTION_TEXT_CAP], other[VX_ACTION_TEXT_CAP];
    const vx_reviewed *e = &report->review->entries[at];
    vx_text *out = vx_answer(session, LINE_CAP);
    int own = vx_report_change(report, 1);
    int loss = e->actor >= 0 && vx_side_of(report->match, e->actor) == 0 ? -e->loss : e->loss;
    vx_report_words(report, at, session->language, state, words, other);
    vx_add_number(out, at + 1);
    vx_add(out, ". ");
    add_percent_sign(out, own * (e->actor == VX_CHANCE ? (int)e->luck : loss), true);
    vx_add(out, "  ");
    vx_add(out, words);
    vx_add_char(out, '\n');
}

void vx_answer_review_text(vx_session *session, const vx_report *report)
{
    const vx_review *review = report->review;
    void *state = malloc(report->match->game->state_size);
    vx_text *out = vx_answer(session, 512);
    vx_add(out, report->match->game->name[session->language]);
    vx_add(out, in(session, ", result: ", ", результат: "));
    vx_match_add_result(report->match, out);
    vx_add_char(out, '\n');
    add_curve(session, report);
    add_table(session, report);
    add_luck_summary(session, report);
    if (state == NULL) return;
    if (report->sum.turning_count > 0)
        vx_add(vx_answer(session, 128),
               in(session, "\nthe game turned here:\n", "\nперелом игры:\n"));
    for (int i = 0; i < report->sum.turning_count; i++)
        add_turning_point(session, report, report->sum.turning[i], state);
    for (int i = 0; i < review->count; i++)
        if (review->entries[i].mark >= VX_MARK_INACCURACY) add_error(session, report, i, state);
    free(state);
}
