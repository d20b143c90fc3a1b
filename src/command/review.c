/* SPDX-License-Identifier: MIT */
/* review.c - a finished game looked through: the verb, and the answer as JSON. In a dialogue it can be asked for
 * some steps at a time and goes on where it was. */
#include "command/review.h"

#include <stdlib.h>
#include <string.h>

#include "command/bots.h"
#include "core/json.h"

/* The review of a dialogue. It has its own copy of the match: that may be played on meanwhile. */
struct vx_kept_review {
    vx_match *match;
    vx_review *review;
    vx_platform platform;
};

static void free_kept(struct vx_kept_review *kept)
{
    if (kept == NULL) return;
    vx_review_free(kept->review);
    vx_match_free(kept->match);
    free(kept);
}

void vx_end_review(vx_session *session)
{
    free_kept(session->review);
    session->review = NULL;
}

/* ---- Words and figures ---- */

const char *const vx_mark_keys[VX_MARKS] = {"none",       "best",    "good",
                                            "inaccuracy", "mistake", "blunder"};
const char *const vx_mark_words[VX_MARKS][VX_LANGUAGES] = {
    {"not judged", "не оценено"}, {"best", "лучшее"},    {"good", "хорошо"},
    {"inaccuracy", "неточность"}, {"mistake", "ошибка"}, {"blunder", "грубая ошибка"}};
const char *const vx_luck_keys[VX_LUCK_KINDS] = {"other", "first", "deal",   "draw",
                                                 "order", "shot",  "combat", "magic"};
const char *const vx_luck_words[VX_LUCK_KINDS][VX_LANGUAGES] = {
    {"other dice", "прочие броски"}, {"who begins", "кому начинать"},
    {"the deal", "раздача"},         {"draws from the bag", "жетоны из мешка"},
    {"orders", "приказы"},           {"shots", "стрельба"},
    {"combat", "рукопашная"},        {"magic", "магия"}};

int vx_report_chance(const vx_report *report, int chance)
{
    if (chance == VX_CHANCE_UNKNOWN || vx_side_of(report->match, report->seat) == 0) return chance;
    return 1000 - chance;
}

int vx_report_change(const vx_report *report, int change)
{
    return vx_side_of(report->match, report->seat) == 0 ? change : -change;
}

void vx_add_percents(vx_text *out, int thousandths, bool with_sign)
{
    int percents = (thousandths + (thousandths < 0 ? -5 : 5)) / 10;
    if (with_sign && percents > 0) vx_add_char(out, '+');
    vx_add_number(out, percents);
}

void vx_report_words(const vx_report *report, int at, vx_language language, void *state,
                     char *taken, char *better)
{
    const vx_game *game = report->match->game;
    const vx_reviewed *e = &report->review->entries[at];
    vx_match_state_at(report->match, at, state);
    vx_describe_action(game, state, e->action, language, taken, VX_ACTION_TEXT_CAP);
    vx_describe_action(game, state, e->better, language, better, VX_ACTION_TEXT_CAP);
}

/* ---- JSON ---- */

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
    if (e->mark >= VX_MARK_INACCURACY) add_error(session, report, at, state);
    vx_json_close(vx_answer(session, 1), '}');
}

static void add_side(vx_session *session, const vx_report *report, int side)
{
    const vx_side_review *s = &report->sum.side[side];
    vx_text *out = vx_answer(session, 1024);
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

/* ---- Working ---- */

static bool must_stop(const vx_session *session)
{
    const vx_host *host = session->host;
    return host->should_stop != NULL && host->should_stop(host->context);
}

/* Some steps, or all of them. False if there is no memory. */
static bool work(const vx_session *session, const vx_arguments *arguments, vx_review *review)
{
    int64_t steps = vx_flag_number(arguments, "--steps", INT64_MAX);
    while (steps-- > 0 && !must_stop(session) && vx_review_step(review)) continue;
    return !review->failed;
}

static vx_match *copy_match(const vx_match *match)
{
    vx_match *copy = vx_match_new(match->game, match->start, 0);
    for (int i = 0; copy != NULL && i < match->count; i++) {
        const vx_entry *entry = &match->entries[i];
        bool done = entry->resigned ? vx_match_resign(copy, entry->actor, NULL)
                                    : vx_match_play(copy, entry->action, NULL);
        if (done) continue;
        vx_match_free(copy);
        return NULL;
    }
    return copy;
}

static bool is_same_match(const vx_match *one, const vx_match *other)
{
    if (one->game != other->game || one->count != other->count) return false;
    if (memcmp(one->start, other->start, one->game->state_size) != 0) return false;
    for (int i = 0; i < one->count; i++) {
        const vx_entry *a = &one->entries[i], *b = &other->entries[i];
        if (a->action != b->action || a->actor != b->actor || a->resigned != b->resigned)
            return false;
    }
    return true;
}

/* The review that goes on, or a new one. NULL: failed. */
static vx_review *review_of(vx_session *session, const vx_arguments *arguments,
                            const vx_match *match)
{
    int level = (int)vx_flag_number(arguments, "--level", VX_REVIEW_LEVEL);
    uint64_t seed = (uint64_t)vx_flag_number(arguments, "--seed", 1);
    struct vx_kept_review *kept = session->review;
    if (kept != NULL && kept->review->level == level && kept->review->seed == seed &&
        is_same_match(kept->match, match))
        return kept->review;
    vx_end_review(session);
    kept = calloc(1, sizeof *kept);
    if (kept != NULL) kept->match = copy_match(match);
    if (kept != NULL && kept->match != NULL) {
        kept->platform = vx_search_platform(session->host);
        kept->review = vx_review_new(kept->match, level, seed, &kept->platform);
    }
    if (kept == NULL || kept->review == NULL) {
        free_kept(kept);
        vx_fail_memory(session);
        return NULL;
    }
    session->review = kept;
    return kept->review;
}

/* ---- The verb ---- */

/* Something else is tried at a moment: {"mark","loss","noise"}. */
static vx_status try_action(vx_session *session, const vx_arguments *arguments, vx_review *review)
{
    static const vx_message no_moment = {NULL,
                                         {"nothing was decided there", "там ничего не решали"}};
    const vx_game *game = review->match->game;
    int at = (int)vx_flag_number(arguments, "--at", 0);
    vx_problem problem;
    vx_action action;
    vx_trial trial;
    void *state = malloc(game->state_size);
    if (state == NULL) return vx_fail_memory(session);
    vx_match_state_at(review->match, at < review->count ? at : review->count, state);
    bool is_action =
        vx_parse_action(game, state, vx_flag_text(arguments, "--try", ""), &action, &problem);
    free(state);
    if (!is_action) return vx_fail(session, VX_BAD, NULL, &problem);
    if (!vx_review_try(review, at, action, &trial))
        return vx_fail_with(session, VX_NO, &no_moment, "");
    vx_text *out = vx_answer(session, 128);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "mark", vx_mark_keys[trial.mark]);
    vx_json_number(out, "loss", trial.loss);
    vx_json_number(out, "noise", trial.noise);
    vx_add(out, "}\n");
    return VX_YES;
}

static vx_status write_page(vx_session *session, const char *file, const vx_report *report)
{
    static const vx_message no_files = {
        NULL, {"files cannot be written from here", "отсюда файлы писать нельзя"}};
    const vx_host *host = session->host;
    vx_problem problem;
    if (host->write_file == NULL) return vx_fail_with(session, VX_BAD, &no_files, "");
    size_t from = session->output.length;
    vx_answer_review_page(session, report);
    if (session->output.cut) return VX_BAD;
    bool written = host->write_file(host->context, file, session->output.data + from, &problem);
    session->output.length = from;
    session->output.data[from] = '\0';
    return written ? VX_YES : vx_fail(session, VX_BAD, NULL, &problem);
}

static vx_status answer(vx_session *session, const vx_arguments *arguments, vx_report *report)
{
    const char *page = vx_flag_text(arguments, "--html", NULL);
    vx_review_sum_up(report->review, &report->sum);
    if (page != NULL && write_page(session, page, report) != VX_YES) return VX_BAD;
    if (vx_flag_given(arguments, "--json"))
        vx_answer_review_json(session, report);
    else
        vx_answer_review_text(session, report);
    return VX_YES;
}

static vx_status review_match(vx_session *session, const vx_arguments *arguments,
                              const vx_match *match, vx_report *report)
{
    static const vx_message no_chances = {
        NULL,
        {"the chances of this game have not been measured: there is no review",
         "шансы в этой игре не измерены: разбора нет"}};
    if (!vx_can_review(match->game)) return vx_fail_with(session, VX_NO, &no_chances, "");
    vx_review *review = review_of(session, arguments, match);
    if (review == NULL) return VX_BAD;
    if (vx_flag_given(arguments, "--try")) return try_action(session, arguments, review);
    if (!work(session, arguments, review)) return vx_fail_memory(session);
    report->review = review;
    report->match = review->match;
    if (report->seat < 0) report->seat = 0;
    return answer(session, arguments, report);
}

/* A file is reviewed as far as it can be played through; then it says where it failed. */
static vx_status review_file(vx_session *session, const vx_arguments *arguments, const char *file)
{
    vx_problem problem;
    vx_match *match = NULL;
    vx_report report = {0};
    char *text = vx_read_text(session, file);
    if (text == NULL) return VX_BAD;
    vx_status read = vx_match_read_part(text, 0, &match, &problem), status = read;
    free(text);
    if (read != VX_YES)
        for (int language = 0; language < VX_LANGUAGES; language++)
            vx_format_problem(&problem, (vx_language)language, report.problem[language],
                              sizeof report.problem[language]);
    if (match == NULL) {
        status = vx_fail(session, VX_BAD, strcmp(file, "-") != 0 ? file : NULL, &problem);
    } else if (!vx_find_asker(session, match, false, &report.seat)) {
        status = VX_BAD;
    } else {
        status = review_match(session, arguments, match, &report);
        if (status == VX_YES && read != VX_YES) status = vx_fail(session, VX_NO, NULL, &problem);
    }
    vx_match_free(match);
    return status;
}

vx_status vx_run_review(vx_session *session, const vx_arguments *arguments)
{
    vx_report report = {0};
    vx_subject subject;
    const char *file = arguments->count > 0 ? arguments->word[0] : NULL;
    if (file != NULL || session->manner == VX_ONE_COMMAND)
        return review_file(session, arguments, file != NULL ? file : "-");
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    const vx_match *match = vx_told_match(session, &subject);
    report.seat = subject.seat;
    vx_status status = match != NULL ? review_match(session, arguments, match, &report) : VX_NO;
    vx_close_subject(&subject);
    return status;
}
