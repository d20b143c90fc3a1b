/* SPDX-License-Identifier: MIT */
/* review.c - a finished game looked through: the verb. In a dialogue it can be asked for some steps at a time and
 * goes on where it was; several dialogues can share the work. */
#include "command/review.h"

#include <stdlib.h>
#include <string.h>

#include "command/bots.h"
#include "core/json.h"
#include "puzzle/puzzle.h"

/* The review of a dialogue. It has its own copy of the match: that may be played on meanwhile. */
struct vx_kept_review {
    vx_match *match;
    vx_review *review;
    vx_platform platform;
    char problem[VX_LANGUAGES][VX_PROBLEM_CAP]; /* why the record ends early, or "" */
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

const char *const vx_theme_keys[VX_THEMES] = {"other",  "move",    "attack", "shot",  "place",
                                              "muster", "control", "order",  "magic", "loss"};
const char *const vx_theme_words[VX_THEMES][VX_LANGUAGES] = {
    {"other decisions", "прочие решения"},
    {"moves", "движение"},
    {"attacks", "атаки"},
    {"shots", "стрельба"},
    {"placing", "расстановка"},
    {"mustering", "набор войск"},
    {"control", "контроль"},
    {"orders", "приказы"},
    {"magic", "магия"},
    {"losses and retreats", "потери и отступления"}};

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

/* ---- Working ---- */

static bool must_stop(const vx_session *session)
{
    const vx_host *host = session->host;
    return host->should_stop != NULL && host->should_stop(host->context);
}

/* Some steps, or all of them. A request for some is answered at once when the curve is there: the next steps
 * take longer. False if there is no memory. */
static bool work(const vx_session *session, const vx_arguments *arguments, vx_review *review)
{
    int64_t steps = vx_flag_number(arguments, "--steps", INT64_MAX);
    bool had_curve = vx_review_has_curve(review) || steps == INT64_MAX;
    while (steps-- > 0 && !must_stop(session) && vx_review_step(review))
        if (!had_curve && vx_review_has_curve(review)) break;
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

/* A new one in the place of what there was. NULL: failed. */
static struct vx_kept_review *begin(vx_session *session, const vx_arguments *arguments,
                                    const vx_match *match)
{
    int level = (int)vx_flag_number(arguments, "--level", VX_REVIEW_LEVEL);
    uint64_t seed = (uint64_t)vx_flag_number(arguments, "--seed", 1);
    int shares = (int)vx_flag_number(arguments, "--shares", 1);
    int share = (int)vx_flag_number(arguments, "--share", 1);
    vx_end_review(session);
    struct vx_kept_review *kept = calloc(1, sizeof *kept);
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
    vx_review_share(kept->review, (share - 1) % shares, shares);
    session->review = kept;
    return kept;
}

/* Does a command that says so much go on with this one? What it does not say stays as it was. */
static bool goes_on(const vx_arguments *arguments, const struct vx_kept_review *kept,
                    const vx_match *match)
{
    if (kept == NULL || !is_same_match(kept->match, match)) return false;
    return vx_flag_number(arguments, "--level", kept->review->level) == kept->review->level &&
           (uint64_t)vx_flag_number(arguments, "--seed", (int64_t)kept->review->seed) ==
               kept->review->seed;
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

static int clamped(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

/* The decision as a puzzle: the view of the seat that decided, and the better action. The smaller the loss, the
 * harder. */
static vx_status answer_puzzle(vx_session *session, const vx_arguments *arguments,
                               const vx_review *review)
{
    static const vx_message no_error = {NULL, {"there was no error there", "там не было ошибки"}};
    const vx_game *game = review->match->game;
    int at = (int)vx_flag_number(arguments, "--at", 0);
    const vx_reviewed *e = at < review->count ? &review->entries[at] : NULL;
    if (e == NULL || e->mark < VX_MARK_INACCURACY)
        return vx_fail_with(session, VX_NO, &no_error, "");
    void *state = malloc(2 * game->state_size);
    if (state == NULL) return vx_fail_memory(session);
    bool is_other = vx_side_of(review->match, e->actor) != 0;
    int chance = clamped(is_other ? 1000 - e->known : e->known, 0, 1000);
    vx_puzzle puzzle = {.game = game,
                        .number = 1,
                        .rating = clamped(1900 - 2 * e->loss, 900, 1800),
                        .goal = {.kind = VX_GOAL_BETTER},
                        .view = (char *)state + game->state_size,
                        .seat = e->actor,
                        .best = e->better,
                        .chance = chance,
                        .second = clamped(chance - e->loss, 0, 1000)};
    vx_match_state_at(review->match, at, state);
    vx_view(game, state, e->actor, puzzle.view);
    vx_format_action(game, puzzle.view, e->action, puzzle.goal.row, sizeof puzzle.goal.row);
    vx_puzzle_write(&puzzle, vx_answer(session, VX_PUZZLE_TEXT_CAP));
    free(state);
    return VX_YES;
}

static vx_status answer_progress(vx_session *session, const vx_review *review)
{
    vx_text *out = vx_answer(session, 64);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "done", vx_review_done(review));
    vx_json_bool(out, "hasCurve", vx_review_has_curve(review));
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
    bool is_part = vx_flag_given(arguments, "--steps") && !vx_flag_given(arguments, "--json");
    if (is_part) return answer_progress(session, report->review);
    vx_review_sum_up(report->review, &report->sum);
    if (page != NULL && write_page(session, page, report) != VX_YES) return VX_BAD;
    if (vx_flag_given(arguments, "--json"))
        vx_answer_review_json(session, report);
    else
        vx_answer_review_text(session, report);
    return VX_YES;
}

static bool may_review(vx_session *session, const vx_match *match)
{
    static const vx_message no_chances = {
        NULL,
        {"the chances of this game have not been measured: there is no review",
         "шансы в этой игре не измерены: разбора нет"}};
    static const vx_message changed = {
        NULL,
        {"this game was played by changed rules, whose chances have not been measured: there is no "
         "review",
         "эта партия сыграна по изменённым правилам, шансы в них не измерены: разбора нет"}};
    bool by_book = vx_ruleset_of(match->game, match->start) == 0;
    if (by_book && vx_can_review(match->game)) return true;
    vx_fail_with(session, VX_NO, by_book ? &no_chances : &changed, "");
    return false;
}

static vx_status review_match(vx_session *session, const vx_arguments *arguments,
                              const vx_match *match, vx_report *report)
{
    if (!may_review(session, match)) return VX_NO;
    struct vx_kept_review *kept = session->review;
    if (!goes_on(arguments, kept, match)) kept = begin(session, arguments, match);
    if (kept == NULL) return VX_BAD;
    vx_review *review = kept->review;
    if (vx_flag_given(arguments, "--try")) return try_action(session, arguments, review);
    if (vx_flag_given(arguments, "--puzzle")) return answer_puzzle(session, arguments, review);
    if (!work(session, arguments, review)) return vx_fail_memory(session);
    report->review = review;
    report->match = review->match;
    if (report->problem[0][0] == '\0')
        memcpy(report->problem, kept->problem, sizeof report->problem);
    if (report->seat < 0) report->seat = 0;
    return answer(session, arguments, report);
}

/* ---- A record ---- */

/* As far as it can be played through; `problem` says in both languages where it failed, or is "". */
static vx_status read_part(const char *text, vx_match **out,
                           char problem[VX_LANGUAGES][VX_PROBLEM_CAP], vx_problem *why)
{
    vx_status status = vx_match_read_part(text, 0, out, why);
    for (int language = 0; status != VX_YES && language < VX_LANGUAGES; language++)
        vx_format_problem(why, (vx_language)language, problem[language], VX_PROBLEM_CAP);
    return status;
}

static vx_status review_file(vx_session *session, const vx_arguments *arguments, const char *file)
{
    vx_problem problem;
    vx_match *match = NULL;
    vx_report report = {0};
    char *text = vx_read_text(session, file);
    if (text == NULL) return VX_BAD;
    vx_status read = read_part(text, &match, report.problem, &problem), status;
    free(text);
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

/* A whole record, and what was found out about it, is for nobody who asks as a seat. */
static bool is_owner(vx_session *session)
{
    static const vx_message seated = {
        NULL, {"a seat cannot ask for that", "сидящему за столом этого нельзя"}};
    if (!vx_owns_match(session)) return false;
    if (session->asked_as == VX_UNSAID || session->asked_as == VX_UMPIRE) return true;
    vx_fail_with(session, VX_NO, &seated, "");
    return false;
}

/* The record below the command becomes the match of the dialogue, as far as it can be played through:
 * {"game","length","problem"}. */
static vx_status open_record(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_record = {
        NULL, {"the record stands below 'review open'", "запись стоит под review open"}};
    char problem[VX_LANGUAGES][VX_PROBLEM_CAP] = {{0}};
    vx_match *match = NULL;
    vx_problem why;
    const char *below = arguments->lines != NULL ? strchr(arguments->lines, '\n') : NULL;
    if (!is_owner(session)) return VX_NO;
    if (below == NULL) return vx_fail_with(session, VX_BAD, &no_record, "");
    read_part(below + 1, &match, problem, &why);
    if (match == NULL) return vx_fail(session, VX_BAD, NULL, &why);
    if (!may_review(session, match)) {
        vx_match_free(match);
        return VX_NO;
    }
    vx_hold_match(session, match);
    struct vx_kept_review *kept = begin(session, arguments, match);
    if (kept == NULL) return VX_BAD;
    memcpy(kept->problem, problem, sizeof problem);
    vx_text *out = vx_answer(session, 2 * VX_PROBLEM_CAP);
    const char *said = problem[session->language];
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "game", match->game->id);
    vx_json_number(out, "length", match->count);
    vx_json_text(out, "problem", said[0] != '\0' ? said : NULL);
    vx_add(out, "}\n");
    return VX_YES;
}

/* ---- Shared work ---- */

static vx_status give(vx_session *session, const vx_review *review)
{
    for (int at = 0; at <= review->count; at++)
        vx_review_give(review, at, vx_answer(session, VX_GIVEN_CAP));
    return VX_YES;
}

static vx_status take(vx_session *session, const vx_arguments *arguments, vx_review *review)
{
    static const vx_message nothing = {NULL,
                                       {"this is no part of a review", "это не часть разбора"}};
    const char *below = arguments->lines != NULL ? strchr(arguments->lines, '\n') : NULL;
    if (below != NULL && vx_review_take(review, below + 1)) return VX_YES;
    return vx_fail_with(session, VX_BAD, &nothing, "");
}

static vx_status share(vx_session *session, const vx_arguments *arguments, bool gives)
{
    static const vx_message none = {NULL, {"no review goes on here", "здесь нет разбора"}};
    if (!is_owner(session)) return VX_NO;
    if (session->review == NULL) return vx_fail_with(session, VX_BAD, &none, "");
    if (gives) return give(session, session->review->review);
    return take(session, arguments, session->review->review);
}

vx_status vx_run_review(vx_session *session, const vx_arguments *arguments)
{
    vx_report report = {0};
    vx_subject subject;
    const char *word = arguments->count > 0 ? arguments->word[0] : NULL;
    if (session->manner == VX_ONE_COMMAND)
        return review_file(session, arguments, word != NULL ? word : "-");
    if (word != NULL && strcmp(word, "open") == 0) return open_record(session, arguments);
    if (word != NULL && strcmp(word, "give") == 0) return share(session, arguments, true);
    if (word != NULL && strcmp(word, "take") == 0) return share(session, arguments, false);
    if (word != NULL) return review_file(session, arguments, word);
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    const vx_match *match = vx_told_match(session, &subject);
    report.seat = subject.seat;
    vx_status status = match != NULL ? review_match(session, arguments, match, &report) : VX_NO;
    vx_close_subject(&subject);
    return status;
}
