/* SPDX-License-Identifier: MIT */
/* review_json.c - a review for a program: docs/REVIEW.md says what each field means. */
#include <stdlib.h>
#include <string.h>

#include "command/review.h"
#include "core/json.h"

static void add_chance(vx_text *out, const char *key, int chance)
{
    if (chance == VX_CHANCE_UNKNOWN)
        vx_json_text(out, key, NULL);
    else
        vx_json_number(out, key, chance);
}

static void add_lines(vx_session *session, const char *key, const char *text)
{
    vx_text *out = vx_answer(session, 64 + 2 * (text != NULL ? strlen(text) : 0) * 2);
    char line[2 * VX_ACTION_TEXT_CAP];
    vx_json_open(out, key, '[');
    for (const char *at = text; at != NULL && *at != '\0';) {
        vx_text one = vx_text_on(line, sizeof line);
        vx_add_line_of(&one, &at);
        vx_json_text(out, NULL, line);
    }
    vx_json_close(out, ']');
}

static void add_action(vx_text *out, const vx_report *report, const void *state, const char *key,
                       vx_action action, const char *words)
{
    const vx_game *game = report->match->game;
    char text[VX_ACTION_TEXT_CAP], steps[VX_ACTION_TEXT_CAP];
    vx_text things = vx_text_on(steps, sizeof steps);
    vx_format_action(game, state, action, text, sizeof text);
    if (game->page != NULL) game->page->steps(state, action, &things);
    vx_json_open(out, key, '{');
    vx_json_text(out, "action", text);
    vx_json_text(out, "words", words);
    vx_json_text(out, "steps", steps);
    vx_json_close(out, '}');
}

static void add_error(vx_session *session, const vx_report *report, int at, void *state)
{
    const vx_reviewed *e = &report->review->entries[at];
    char taken[VX_ACTION_TEXT_CAP], better[VX_ACTION_TEXT_CAP];
    vx_report_words(report, at, session->language, state, taken, better);
    vx_text *out = vx_answer(session, 16 * VX_ACTION_TEXT_CAP);
    add_action(out, report, state, "taken", e->action, taken);
    add_action(out, report, state, "better", e->better, better);
    vx_json_text(out, "theme", vx_theme_keys[vx_theme_of(report->match->game, e->better)]);
    add_lines(session, "why", e->why[session->language]);
    add_lines(session, "fault", e->fault[session->language]);
    add_lines(session, "line", e->line[session->language]);
}

static void add_entry(vx_session *session, const vx_report *report, int at, void *state)
{
    const vx_reviewed *e = &report->review->entries[at];
    vx_text *out = vx_answer(session, 512);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "who", e->actor);
    add_chance(out, "known", vx_report_chance(report, e->known));
    add_chance(out, "was", vx_report_chance(report, e->was));
    if (e->mark != VX_MARK_NONE) {
        vx_json_text(out, "mark", vx_mark_keys[e->mark]);
        vx_json_number(out, "loss", e->loss);
        vx_json_number(out, "noise", e->noise);
    }
    if (e->count > 1) {
        vx_json_text(out, "kind", vx_luck_keys[e->kind.kind]);
        vx_json_number(out, "luck", vx_report_change(report, (int)e->luck));
    }
    if (e->is_looked_at) vx_json_bool(out, "isLookedAt", true);
    if (e->hides) vx_json_bool(out, "hides", true);
    if (e->mark >= VX_MARK_INACCURACY) add_error(session, report, at, state);
    vx_json_close(vx_answer(session, 1), '}');
}

static void add_side(vx_session *session, const vx_report *report, int side)
{
    const vx_side_review *s = &report->sum.side[side];
    vx_text *out = vx_answer(session, 3072);
    vx_json_open(out, NULL, '{');
    add_chance(out, "accuracy", s->accuracy);
    vx_json_number(out, "judged", s->judged);
    vx_json_number(out, "lost", s->lost);
    for (int mark = VX_MARK_BEST; mark < VX_MARKS; mark++)
        vx_json_number(out, vx_mark_keys[mark], s->marks[mark]);
    vx_json_open(out, "luck", '[');
    for (int kind = 0; kind < VX_LUCK_KINDS; kind++) {
        if (s->throws[kind] == 0) continue;
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "kind", vx_luck_keys[kind]);
        vx_json_text(out, "words", vx_luck_words[kind][session->language]);
        vx_json_number(out, "luck", s->luck[kind]);
        vx_json_number(out, "throws", s->throws[kind]);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    vx_json_open(out, "themes", '[');
    for (int theme = 0; theme < VX_THEMES; theme++) {
        if (s->themes[theme] == 0) continue;
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "theme", vx_theme_keys[theme]);
        vx_json_text(out, "words", vx_theme_words[theme][session->language]);
        vx_json_number(out, "lost", s->themes[theme]);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static void add_summary(vx_session *session, const vx_report *report)
{
    const vx_review_summary *sum = &report->sum;
    bool is_other = vx_side_of(report->match, report->seat) != 0;
    vx_json_open(vx_answer(session, 32), "sides", '[');
    for (int side = 0; side < VX_SIDES; side++) add_side(session, report, side);
    vx_text *out = vx_answer(session, 512);
    vx_json_close(out, ']');
    vx_json_number(out, "luck", vx_report_change(report, sum->luck));
    vx_json_number(out, "luckNoise", sum->luck_noise);
    vx_json_number(out, "luckierThan", is_other ? 1000 - sum->luckier_than : sum->luckier_than);
    add_chance(out, "result", vx_report_chance(report, sum->result));
    if (sum->result == VX_CHANCE_UNKNOWN)
        vx_json_text(out, "adjusted", NULL);
    else
        vx_json_number(out, "adjusted", is_other ? 1000 - sum->adjusted : sum->adjusted);
    vx_json_open(out, "turning", '[');
    for (int i = 0; i < sum->turning_count; i++) vx_json_number(out, NULL, sum->turning[i]);
    vx_json_close(out, ']');
}

/* {"game","seat","level","done","hasCurve","problem","entries":[...],"sides":[...], ...}; docs/REVIEW.md
 * says what each field means. Chances and luck are those of the seat. */
void vx_answer_review_json(vx_session *session, const vx_report *report)
{
    const char *problem = report->problem[session->language];
    void *state = malloc(report->match->game->state_size);
    vx_text *out = vx_answer(session, 2048);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "game", report->match->game->id);
    vx_json_number(out, "seat", report->seat + 1);
    vx_json_number(out, "level", report->review->level);
    vx_json_number(out, "done", vx_review_done(report->review));
    vx_json_bool(out, "hasCurve", vx_review_has_curve(report->review));
    vx_json_text(out, "problem", problem[0] != '\0' ? problem : NULL);
    vx_json_open(out, "entries", '[');
    for (int i = 0; state != NULL && i <= report->review->count; i++)
        add_entry(session, report, i, state);
    vx_json_close(vx_answer(session, 1), ']');
    add_summary(session, report);
    vx_add(vx_answer(session, 2), "}\n");
    free(state);
}
