/* SPDX-License-Identifier: MIT */
/* page.c - commands for a page that draws: each answers with one JSON value. The page is told what
 * to draw, what can be done and what to point at for it; it knows no rules. */
#include "command/page.h"

#include <stdlib.h>
#include <string.h>

#include "command/plain.h"
#include "command/session.h"
#include "core/json.h"
#include "lesson/guide.h"

/* ---- catalogue ---- */

enum {
    FACTS_CAP = 1 << 18,
    SCENE_CAP = 1 << 18,
    STEPS_CAP = VX_ACTION_TEXT_CAP,
    FORETOLD_CAP = VX_ACTION_TEXT_CAP,
    CHOICE_CAP = 2048,
    ENTRY_CAP = 1 << 14,
};

static void add_option(vx_text *out, const vx_option *option, vx_language language)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", option->key);
    vx_json_text(out, "fallback", option->fallback);
    vx_json_text(out, "values", option->values);
    vx_json_text(out, "help", option->help[language]);
    vx_json_close(out, '}');
}

/* The options of a first game with a guide. */
static void add_first_game(vx_text *out, const vx_game *game)
{
    vx_guide *guide = vx_guide_of(game);
    if (guide != NULL) vx_json_text(out, "firstGame", guide->options);
    vx_guide_free(guide);
}

static void add_game(vx_session *session, const vx_game *game)
{
    vx_text *out = vx_answer(session, FACTS_CAP);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", game->id);
    vx_json_text(out, "name", game->name[session->language]);
    vx_json_number(out, "seatsMin", game->seats_min);
    vx_json_number(out, "seatsMax", game->seats_max);
    vx_json_bool(out, "hidden", game->knowledge != NULL);
    vx_json_open(out, "options", '[');
    for (int i = 0; i < game->option_count; i++)
        add_option(out, &game->options[i], session->language);
    vx_json_close(out, ']');
    if (game->armies != NULL) {
        vx_json_open(out, "armies", '{');
        vx_json_text(out, "option", game->armies->size_option);
        vx_json_number(out, "least", game->armies->size_min);
        vx_json_number(out, "most", game->armies->size_max);
        vx_json_number(out, "usual", game->armies->size_usual);
        vx_json_close(out, '}');
    }
    add_first_game(out, game);
    vx_json_begin(out, "facts");
    if (game->page != NULL)
        game->page->facts(0, session->language, out);
    else
        vx_add(out, "null");
    vx_json_close(out, '}');
}

vx_status vx_run_catalogue(vx_session *session, const vx_arguments *arguments)
{
    (void)arguments;
    vx_add_char(vx_answer(session, 1), '[');
    for (int i = 0; i < vx_game_count(); i++) add_game(session, vx_game_at(i));
    vx_add(vx_answer(session, 2), "]\n");
    return VX_YES;
}

/* ---- table ---- */

static int actor_of(const vx_subject *m)
{
    return vx_match_to_act(m->match);
}

static void add_scores(vx_text *out, const vx_subject *m)
{
    if (actor_of(m) != VX_OVER) {
        vx_json_text(out, "scores", NULL);
        return;
    }
    vx_json_open(out, "scores", '[');
    for (int seat = 0; seat < vx_seats(m->match->game, m->match->state); seat++)
        vx_json_number(out, NULL, vx_match_score(m->match, seat));
    vx_json_close(out, ']');
}

static void add_choice(vx_text *out, const vx_subject *m, vx_action action, vx_language language)
{
    char text[VX_ACTION_TEXT_CAP], steps[STEPS_CAP], effect[FORETOLD_CAP];
    vx_text pointed = vx_text_on(steps, sizeof steps);
    vx_text foretold = vx_text_on(effect, sizeof effect);
    const vx_game_page *page = m->match->game->page;
    vx_format_action(m->match->game, m->match->state, action, text, sizeof text);
    if (page != NULL)
        page->steps(m->match->state, action, &pointed);
    else
        vx_plain_steps(text, &pointed);
    vx_json_open(out, NULL, '[');
    vx_json_text(out, NULL, text);
    vx_json_text(out, NULL, steps);
    if (page == NULL)
        vx_plain_foretell(m->match->game, m->match->state, action, language, &foretold);
    else if (page->foretell != NULL)
        page->foretell(m->match->state, action, language, &foretold);
    if (foretold.length > 0) vx_json_text(out, NULL, effect);
    vx_json_close(out, ']');
    out->cut |= pointed.cut || foretold.cut;
}

/* The legal actions, for the seat that is to act and looks; nobody else is told them. */
static vx_status add_choices(vx_session *session, const vx_subject *m)
{
    vx_json_open(vx_answer(session, 16), "choices", '[');
    if (actor_of(m) == m->seat && vx_is_present(m)) {
        vx_action *actions = malloc((size_t)m->match->game->action_cap * sizeof *actions);
        if (actions == NULL) return vx_fail_memory(session);
        int count = vx_list(m->match->game, m->match->state, actions);
        for (int i = 0; i < count; i++)
            add_choice(vx_answer(session, CHOICE_CAP), m, actions[i], session->language);
        free(actions);
    }
    vx_add_char(vx_answer(session, 1), ']');
    return VX_YES;
}

static void add_head(vx_text *out, const vx_subject *m, vx_language language)
{
    char line[256];
    vx_text status = vx_text_on(line, sizeof line);
    vx_add_status(m->match->game, m->match->state, language, &status);
    vx_json_text(out, "game", m->match->game->id);
    vx_json_number(out, "seat", m->seat);
    vx_json_number(out, "seats", vx_seats(m->match->game, m->match->state));
    vx_json_number(out, "toAct", actor_of(m));
    vx_json_text(out, "status", line);
    vx_json_number(out, "moves", m->at);
    vx_json_bool(out, "canUndo", m->last_actor != VX_CHANCE);
    vx_json_bool(out, "hidden", m->hides);
    vx_json_bool(out, "openEnded", vx_is_open_ended(m->match->game, m->match->state));
    vx_json_open(out, "teams", '[');
    for (int seat = 0; seat < vx_seats(m->match->game, m->match->state); seat++)
        vx_json_number(out, NULL, vx_team(m->match->game, m->match->state, seat));
    vx_json_close(out, ']');
    vx_json_begin(out, "result");
    vx_add_char(out, '"');
    vx_match_add_result(m->match, out);
    vx_add_char(out, '"');
}

/* A game by changed rules says so: what they are called, their hash, what differs. */
static void add_rules(vx_text *out, const vx_subject *m, vx_language language)
{
    const vx_ruleset *ruleset = vx_find_ruleset(vx_ruleset_of(m->match->game, m->match->state));
    if (ruleset == NULL) return;
    vx_json_open(out, "rules", '{');
    vx_add_ruleset_head(ruleset, language, out);
    vx_json_begin(out, "facts");
    if (m->match->game->page != NULL)
        m->match->game->page->facts(vx_ruleset_of(m->match->game, m->match->state), language, out);
    else
        vx_add(out, "null");
    vx_json_close(out, '}');
}

static vx_status answer_table(vx_session *session, const vx_subject *m)
{
    vx_text *out = vx_answer(session, SCENE_CAP);
    vx_add_char(out, '{');
    add_head(out, m, session->language);
    add_rules(out, m, session->language);
    add_scores(out, m);
    vx_json_begin(out, "scene");
    if (m->match->game->page != NULL)
        m->match->game->page->scene(m->match->state, out);
    else
        vx_plain_scene(m->match->game, m->match->state, m->seat, session->language, out);
    vx_status status = add_choices(session, m);
    vx_add(vx_answer(session, 2), "}\n");
    return status;
}

vx_status vx_run_table(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!vx_open_named_subject(session, arguments, &subject)) return VX_BAD;
    vx_status status = answer_table(session, &subject);
    vx_close_subject(&subject);
    return status;
}

/* ---- log ---- */

/* How likely it was, as far as the seat could know: computed from its view alone. */
static void add_chance(vx_text *out, const vx_game *game, const void *before, vx_action outcome)
{
    if (vx_to_act(game, before) != VX_CHANCE) return;
    vx_json_number(out, "weight", (int64_t)vx_chance_weight(game, before, outcome));
    vx_json_number(out, "total", (int64_t)vx_chance_total(game, before));
}

/* What is seen to happen between the two views. */
static void add_events(vx_text *out, const vx_game *game, const void *before, vx_action action,
                       const void *after)
{
    if (game->page == NULL || game->page->events == NULL) return;
    vx_json_open(out, "events", '[');
    vx_add_events(game, before, action, after, out);
    vx_json_close(out, ']');
}

static void add_words(vx_text *out, const char *const words[VX_LANGUAGES], bool both_languages,
                      vx_language language)
{
    if (both_languages) {
        vx_json_text(out, "en", words[VX_ENGLISH]);
        vx_json_text(out, "ru", words[VX_RUSSIAN]);
    } else {
        vx_json_text(out, "words", words[language]);
    }
}

static void add_resignation(vx_text *out, int who, bool both_languages, vx_language language)
{
    static const char *const resigns[VX_LANGUAGES] = {"resigns", "сдаётся"};
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "who", who);
    vx_json_text(out, "action", "resign");
    add_words(out, resigns, both_languages, language);
    vx_json_close(out, '}');
}

void vx_add_entry(vx_text *out, const vx_game *game, const void *before, const vx_seen_entry *entry,
                  const void *after, bool both_languages, vx_language language)
{
    if (entry->resigned) {
        add_resignation(out, entry->actor, both_languages, language);
        return;
    }
    char text[VX_ACTION_TEXT_CAP], english[VX_ACTION_TEXT_CAP], russian[VX_ACTION_TEXT_CAP];
    vx_format_action(game, before, entry->action, text, sizeof text);
    vx_describe_action(game, before, entry->action, VX_ENGLISH, english, sizeof english);
    vx_describe_action(game, before, entry->action, VX_RUSSIAN, russian, sizeof russian);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "who", entry->actor);
    vx_json_text(out, "action", text);
    add_words(out, (const char *const[]){english, russian}, both_languages, language);
    if (entry->actor == VX_CHANCE && entry->is_told) add_chance(out, game, before, entry->action);
    add_events(out, game, before, entry->action, after);
    vx_json_close(out, '}');
}

typedef struct {
    vx_session *session;
    const vx_game *game;
} log_writer;

static void answer_entry(void *context, const void *before, const vx_seen_entry *entry,
                         const void *after)
{
    const log_writer *writer = context;
    vx_add_entry(vx_answer(writer->session, ENTRY_CAP), writer->game, before, entry, after, false,
                 writer->session->language);
}

vx_status vx_run_log(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!vx_open_named_subject(session, arguments, &subject)) return VX_BAD;
    log_writer writer = {session, subject.match->game};
    vx_add_char(vx_answer(session, 1), '[');
    bool is_written = vx_visit_past(session, &subject, answer_entry, &writer);
    vx_add(vx_answer(session, 2), "]\n");
    vx_close_subject(&subject);
    return is_written ? VX_YES : VX_BAD;
}

/* ---- point, describe ---- */

static void answer_refusal(vx_session *session, const vx_match *match, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP], steps[STEPS_CAP], reason[512] = "";
    vx_text pointed = vx_text_on(steps, sizeof steps);
    vx_problem problem = {0};
    bool is_legal = vx_check(match->game, match->state, action, &problem);
    const char *clause = !is_legal && problem.message->clause ? problem.message->clause : "";
    vx_format_action(match->game, match->state, action, text, sizeof text);
    if (!is_legal) {
        vx_text said = vx_text_on(reason, sizeof reason);
        vx_add_reason(&said, &problem, session->language);
    }
    if (match->game->page != NULL) match->game->page->steps(match->state, action, &pointed);
    vx_text *out = vx_answer(session, 2048);
    vx_add_char(out, '{');
    vx_json_text(out, "action", text);
    vx_json_text(out, "steps", steps);
    vx_json_bool(out, "legal", is_legal);
    vx_json_text(out, "clause", clause);
    vx_json_text(out, "reason", reason);
    vx_add_lesson(session, out, match->game, clause);
    vx_add(out, "}\n");
}

/* What somebody who points at these things in order means, and why not. */
vx_status vx_run_point(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message meaningless = {
        NULL, {"that means nothing here", "здесь это ничего не значит"}};
    char steps[VX_ACTION_TEXT_CAP];
    vx_subject subject;
    vx_action action;
    if (!vx_join_words(session, arguments, 0, steps, sizeof steps)) return VX_BAD;
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    const vx_match *match = subject.match;
    vx_reader in = vx_read(steps);
    vx_status status = VX_YES;
    const vx_game_page *page = match->game->page;
    if (page != NULL ? page->parse_steps(match->state, &in, &action)
                     : vx_plain_parse_steps(match->game, match->state, steps, &action))
        answer_refusal(session, match, action);
    else
        status = vx_fail_with(session, VX_NO, &meaningless, "");
    vx_close_subject(&subject);
    return status;
}

/* What would be drawn after a legal action: the page shows it as a ghost before the commitment. */
static vx_status answer_preview(vx_session *session, const vx_subject *subject, vx_action action)
{
    static const vx_message no_scene = {NULL, {"this shows no preview", "здесь предпросмотра нет"}};
    const vx_match *match = subject->match;
    const vx_game *game = match->game;
    if (game->page == NULL) return vx_fail_with(session, VX_NO, &no_scene, "");
    if (!vx_may_play_on(session, subject)) return VX_NO;
    char *after = malloc(2 * game->state_size);
    if (after == NULL) return vx_fail_memory(session);
    void *seen = after + game->state_size;
    memcpy(after, match->state, game->state_size);
    vx_apply(game, after, action);
    if (subject->seat == VX_UMPIRE)
        memcpy(seen, after, game->state_size);
    else
        vx_view(game, after, subject->seat, seen);
    vx_text *out = vx_answer(session, SCENE_CAP);
    game->page->scene(seen, out);
    vx_add_char(out, '\n');
    free(after);
    return VX_YES;
}

static vx_status answer_description(vx_session *session, const vx_subject *subject,
                                    vx_action action)
{
    const vx_match *match = subject->match;
    vx_text *out = vx_answer(session, VX_ACTION_TEXT_CAP + 1);
    out->length += vx_describe_action(match->game, match->state, action, session->language,
                                      out->data + out->length, VX_ACTION_TEXT_CAP);
    vx_add_char(out, '\n');
    return VX_YES;
}

/* What a command says of an action that has been read and is legal. */
typedef vx_status answer_about(vx_session *session, const vx_subject *subject, vx_action action);

static vx_status answer_if_legal(vx_session *session, const vx_subject *subject, const char *text,
                                 answer_about *answer)
{
    const vx_match *match = subject->match;
    vx_action action;
    vx_problem problem;
    if (!vx_parse_action(match->game, match->state, text, &action, &problem)) {
        problem.line = 0;
        return vx_fail(session, VX_BAD, text, &problem);
    }
    if (!vx_check(match->game, match->state, action, &problem))
        return vx_fail(session, VX_NO, NULL, &problem);
    return answer(session, subject, action);
}

static vx_status run_about_action(vx_session *session, const vx_arguments *arguments,
                                  answer_about *answer)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_subject subject;
    if (!vx_join_words(session, arguments, 0, text, sizeof text)) return VX_BAD;
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    vx_status status = answer_if_legal(session, &subject, text, answer);
    vx_close_subject(&subject);
    return status;
}

vx_status vx_run_preview(vx_session *session, const vx_arguments *arguments)
{
    return run_about_action(session, arguments, answer_preview);
}

vx_status vx_run_describe(vx_session *session, const vx_arguments *arguments)
{
    return run_about_action(session, arguments, answer_description);
}

/* ---- Odds and advice as JSON, for the commands that have --json ---- */

void vx_answer_odds_json(vx_session *session, const vx_odds *odds)
{
    vx_text *head = vx_answer(session, 16);
    vx_json_open(head, NULL, '{');
    vx_json_open(head, "tables", '[');
    for (int i = 0; i < odds->count; i++) {
        const vx_odds_table *table = &odds->table[i];
        vx_text *out = vx_answer(session, 512 + 512 * VX_ODDS_ROWS);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "title", table->title);
        vx_json_number(out, "total", (int64_t)table->total);
        vx_json_open(out, "rows", '[');
        for (int row = 0; row < table->count; row++) {
            vx_json_open(out, NULL, '{');
            vx_json_number(out, "weight", (int64_t)table->row[row].weight);
            vx_json_text(out, "text", table->row[row].text);
            vx_add_char(out, '}');
        }
        vx_add(out, "]}");
    }
    vx_add(vx_answer(session, 4), "]}\n");
}
