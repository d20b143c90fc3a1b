/* SPDX-License-Identifier: MIT */
/* findings.c - what the figures say, in sentences. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "lab/lab.h"

typedef struct {
    const lab_study *study;
    const lab_figures *figures;
    vx_language language;
    vx_text *out;
} speaker;

static void say(const speaker *s, const char *english, const char *russian)
{
    vx_add(s->out, s->language == VX_ENGLISH ? english : russian);
}

static bool is_above(lab_estimate e, double bound)
{
    return e.units > 0 && e.mean - e.error > bound;
}

static bool is_below(lab_estimate e, double bound)
{
    return e.units > 0 && e.mean + e.error < bound;
}

/* ---- One figure each ---- */

static void tell_first(const speaker *s)
{
    lab_estimate first = s->figures->all.first;
    if (first.units == 0) return;
    say(s, "The side with the first turn scores ", "Кто ходит первым, набирает ");
    lab_add_percent(s->out, first);
    if (is_above(first, .5))
        say(s, " %: an advantage.", " %: это преимущество.");
    else if (is_below(first, .5))
        say(s, " %: a disadvantage.", " %: ходить первым невыгодно.");
    else
        say(s, " %: these games show no advantage.", " %: преимущества эти партии не показывают.");
    vx_add_char(s->out, '\n');
}

static void tell_length(const speaker *s)
{
    const lab_cell_figures *all = &s->figures->all;
    say(s, "A game has ", "В партии ");
    vx_add_number(s->out, all->length_median);
    say(s, " decisions (median), 95 of 100 have at most ",
        " решений (медиана), в 95 из 100 — не больше ");
    vx_add_number(s->out, all->length_most);
    say(s, "; draws: ", "; ничьих: ");
    lab_add_percent(s->out, all->draw);
    vx_add(s->out, " %.\n");
    if (all->capped == 0) return;
    say(s, "Games without an end that were given up as drawn: ",
        "Партий без конца, засчитанных ничьими: ");
    vx_add_number(s->out, (int64_t)all->capped);
    vx_add(s->out, ".\n");
}

static void tell_luck(const speaker *s)
{
    if (s->figures->luck.units == 0) return;
    if (!is_above(s->figures->luck, 0)) {
        say(s, "How much dice and draws decide cannot be told: the evaluation does not see it.\n",
            "Сколько решают кубики и жребий, сказать нельзя: оценка позиции этого не видит.\n");
        return;
    }
    say(s, "Dice and draws explain at least ", "Кубики и жребий объясняют не меньше ");
    lab_add_percent(s->out, s->figures->luck);
    say(s, " % of who wins.\n", " % исхода.\n");
}

static void tell_bots(const speaker *s)
{
    const lab_study *study = s->study;
    if (study->limits[0].method != VX_METHOD_RANDOM && study->limits[1].method != VX_METHOD_RANDOM)
        return;
    say(s, "Random play is a poor guide to how people play: ask again with bots level4.\n",
        "Случайная игра мало говорит об игре людей: повторите с bots level4.\n");
}

/* ---- Matchups ---- */

static void tell_dominance(const speaker *s, int value)
{
    bool beats_all = true, loses_all = true;
    for (int other = 0; other < s->study->matchup.count; other++) {
        if (other == value) continue;
        lab_estimate score = lab_matchup_score(s->study, s->figures, value, other);
        beats_all = beats_all && is_above(score, .5);
        loses_all = loses_all && is_below(score, .5);
    }
    if (!beats_all && !loses_all) return;
    vx_add(s->out, s->study->matchup.value[value].text);
    if (beats_all)
        say(s, " beats every other: it dominates.\n",
            " сильнее всех остальных: это доминирование.\n");
    else
        say(s, " loses to every other: nobody will take it.\n",
            " слабее всех остальных: её никто не возьмёт.\n");
}

/* Those that beat it clearly although it is no worse than even on the whole, and the other way round. */
static void tell_counters(const speaker *s, int value)
{
    const char *between = "";
    if (is_below(lab_value_score(s->study, s->figures, value), .5)) return;
    for (int other = 0; other < s->study->matchup.count; other++) {
        if (other == value) continue;
        lab_estimate score = lab_matchup_score(s->study, s->figures, value, other);
        if (!is_below(score, .5)) continue;
        if (between[0] == '\0') {
            vx_add(s->out, s->study->matchup.value[value].text);
            say(s, " holds its own, but is beaten by ", " держится наравне, но проигрывает: ");
        }
        vx_add(s->out, between);
        vx_add(s->out, s->study->matchup.value[other].text);
        vx_add(s->out, " (");
        lab_add_percent(s->out, score);
        vx_add(s->out, " %)");
        between = ", ";
    }
    if (between[0] != '\0') vx_add(s->out, ".\n");
}

static void tell_matchups(const speaker *s)
{
    int count = s->study->matchup.count;
    if (count < 3) return;
    for (int v = 0; v < count; v++) tell_dominance(s, v);
    for (int v = 0; v < count; v++) tell_counters(s, v);
}

/* ---- Does the answer depend on the level of play? ---- */

static bool is_bots(const lab_factor *factor)
{
    return strcmp(factor->key.text, "bots") == 0;
}

static const lab_estimate *figure_of(const speaker *s, int cell)
{
    const lab_cell_figures *f = &s->figures->cell[cell];
    return lab_is_mirror(s->study, cell) ? &f->first : &f->score;
}

/* Two cells that differ by the value of this factor alone. */
static bool is_same_but(const lab_study *study, int factor, int first, int second)
{
    lab_cell a = lab_cell_at(study, first), b = lab_cell_at(study, second);
    b.level[factor] = a.level[factor];
    return memcmp(&a, &b, sizeof a) == 0;
}

static int tell_dependence(const speaker *s, int factor, int cell)
{
    int found = 0;
    for (int other = cell + 1; other < s->study->cells; other++) {
        const lab_estimate *a = figure_of(s, cell), *b = figure_of(s, other);
        if (!is_same_but(s->study, factor, cell, other) || a->units == 0 || b->units == 0) continue;
        double error = sqrt(a->error * a->error + b->error * b->error);
        if (fabs(a->mean - b->mean) <= 1.53 * error) continue;
        lab_name_cell(s->study, cell, s->out);
        vx_add(s->out, ": ");
        lab_add_percent(s->out, *a);
        say(s, " %, but with ", " %, но при ");
        vx_add(s->out,
               s->study->factor[factor].value[lab_cell_at(s->study, other).level[factor]].text);
        vx_add(s->out, ": ");
        lab_add_percent(s->out, *b);
        vx_add(s->out, " %.\n");
        found++;
    }
    return found;
}

static void tell_levels(const speaker *s)
{
    for (int f = 0; f < s->study->factor_count; f++) {
        int found = 0;
        if (!is_bots(&s->study->factor[f])) continue;
        for (int c = 0; c < s->study->cells; c++) found += tell_dependence(s, f, c);
        if (found == 0)
            say(s,
                "The answer does not depend on the level of play, as far as these games can "
                "tell.\n",
                "Насколько видно по этим партиям, ответ от уровня игры не зависит.\n");
    }
}

/* ---- Stop rules ---- */

static void tell_difference(const speaker *s, int group)
{
    const lab_progress *p = &s->figures->group[group];
    const lab_factor *factor = &s->study->factor[0];
    lab_estimate difference = lab_estimate_mean(&p->sample);
    if (difference.units == 0) return;
    if (s->study->cells > 2) {
        lab_name_cell(s->study, group, s->out);
        vx_add(s->out, "; ");
    }
    vx_add(s->out, factor->value[1].text);
    say(s, " against ", " против ");
    vx_add(s->out, factor->value[0].text);
    vx_add(s->out, difference.mean < 0 ? ": " : ": +");
    lab_add_percent(s->out, difference);
    say(s,
        lab_is_mirror(s->study, group) ? " % for the side with the first turn"
                                       : " % for the first side",
        lab_is_mirror(s->study, group) ? " % у ходящего первым" : " % у первой стороны");
    if (!p->is_decided)
        say(s, ": not decided yet.\n", ": пока не решено.\n");
    else if (p->verdict != 0)
        say(s, ": the change matters.\n", ": изменение существенно.\n");
    else
        say(s, ": no difference that matters.\n", ": существенной разницы нет.\n");
}

static void tell_test(const speaker *s, int cell)
{
    const lab_progress *p = &s->figures->group[cell];
    lab_name_cell(s->study, cell, s->out);
    if (p->verdict == 0)
        say(s, ": the test is open.\n", ": проверка не закончена.\n");
    else {
        say(s, p->verdict > 0 ? ": at least " : ": at most ",
            p->verdict > 0 ? ": не меньше " : ": не больше ");
        vx_add_decimal(s->out, 100 * (p->verdict > 0 ? s->study->high : s->study->low), 0);
        vx_add(s->out, " %.\n");
    }
}

static void tell_stops(const speaker *s)
{
    for (int g = 0; g < lab_group_count(s->study); g++) {
        if (s->study->stop == LAB_UNTIL_DIFFERENCE) tell_difference(s, g);
        if (s->study->stop == LAB_UNTIL_TEST) tell_test(s, g);
    }
}

void lab_add_findings(const lab_report *report, vx_language language, vx_text *out)
{
    speaker s = {report->study, report->figures, language, out};
    if (report->figures->games == 0) {
        say(&s, "No game has been played yet.\n", "Ещё не сыграно ни одной партии.\n");
        return;
    }
    tell_bots(&s);
    tell_stops(&s);
    tell_matchups(&s);
    tell_first(&s);
    tell_length(&s);
    tell_luck(&s);
    tell_levels(&s);
}
