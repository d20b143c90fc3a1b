/* SPDX-License-Identifier: MIT */
/* subject.c - what a command is about: a game, a position, a seat, a seed. This is the one place
 * between the whole match and those who ask about it. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "match/fair.h"

/* ---- Games, seats, seeds ---- */

const vx_game *vx_wanted_game(vx_session *session, const char *id)
{
    static const vx_message unknown = {NULL, {"there is no game '{word}'", "нет игры «{word}»"}};
    enum { MOST = 32 };
    const char *ids[MOST + 1];
    const vx_game *game = vx_game_find(id);
    if (game != NULL) return game;
    int count = vx_game_count() < MOST ? vx_game_count() : MOST;
    for (int i = 0; i < count; i++) ids[i] = vx_game_id(vx_game_at(i));
    ids[count] = NULL;
    vx_fail_unknown(session, &unknown, id, ids);
    return NULL;
}

static bool has_option(const vx_game *game, const char *key)
{
    for (int i = 0; i < game->option_count; i++)
        if (strcmp(game->options[i].key, key) == 0) return true;
    return false;
}

static vx_status fail_unknown_option(vx_session *session, const vx_game *game, const char *key)
{
    static const vx_message unknown = {
        NULL, {"this game has no option '{word}'", "у этой игры нет параметра «{word}»"}};
    enum { MOST = 64 };
    const char *keys[MOST + 1];
    int count = game->option_count < MOST ? game->option_count : MOST;
    for (int i = 0; i < count; i++) keys[i] = game->options[i].key;
    keys[count] = NULL;
    return vx_fail_unknown(session, &unknown, key, keys);
}

/* rules=FILE: the file's text takes the place of its name. NULL where there is none; you free() it. */
static char *read_rules(vx_session *session, vx_setting *settings, int count, const char **file)
{
    char *text = NULL;
    for (int i = 0; i < count; i++) {
        if (strcmp(settings[i].key, "rules") != 0 || !vx_names_file(session, settings[i].value))
            continue;
        free(text);
        *file = settings[i].value;
        text = vx_read_text(session, *file);
        if (text == NULL) return NULL;
        settings[i].value = text;
    }
    return text;
}

static void *set_up(vx_session *session, const vx_game *game, const vx_arguments *arguments)
{
    vx_problem problem;
    vx_setting settings[VX_SETTINGS_MAX];
    const char *file = NULL;
    int count = arguments->setting_count;
    memcpy(settings, arguments->setting, sizeof settings);
    char *rules = read_rules(session, settings, count, &file);
    void *state = file == NULL || rules != NULL ? malloc(game->state_size) : NULL;
    if (state == NULL) {
        if (file == NULL || rules != NULL) vx_fail_memory(session);
    } else if (!vx_setup(game, state, settings, count, &problem)) {
        vx_fail(session, VX_BAD, problem.line > 0 ? file : NULL, &problem);
        free(state);
        state = NULL;
    }
    free(rules);
    return state;
}

void *vx_wanted_start(vx_session *session, const vx_game *game, const vx_arguments *arguments)
{
    for (int i = 0; i < arguments->setting_count; i++) {
        if (has_option(game, arguments->setting[i].key)) continue;
        fail_unknown_option(session, game, arguments->setting[i].key);
        return NULL;
    }
    return set_up(session, game, arguments);
}

uint64_t vx_wanted_seed(vx_session *session, const vx_arguments *arguments)
{
    if (vx_flag_given(arguments, "--seed")) return (uint64_t)vx_flag_number(arguments, "--seed", 0);
    /* Cut to what --seed accepts, so that it can be given again. */
    if (session->has_seed) return vx_random_next(&session->seeds) >> 8;
    return session->host->entropy != NULL ? session->host->entropy(session->host->context) >> 8 : 0;
}

/* ---- Positions ---- */

bool vx_names_file(const vx_session *session, const char *word)
{
    const vx_host *host = session->host;
    if (strcmp(word, "-") == 0) return true;
    return host->is_file != NULL && host->is_file(host->context, word);
}

char *vx_read_text(vx_session *session, const char *file)
{
    static const vx_message no_files = {
        NULL, {"files cannot be read from here", "отсюда файлы читать нельзя"}};
    const vx_host *host = session->host;
    vx_problem problem = {.message = &no_files};
    char *text = host->read_file != NULL ? host->read_file(host->context, file, &problem) : NULL;
    if (text == NULL) vx_fail(session, VX_BAD, NULL, &problem);
    return text;
}

static bool is_empty(const char *text)
{
    return text[strspn(text, " \t\r\n")] == '\0';
}

static vx_match *read_match(vx_session *session, const char *file)
{
    static const vx_message nothing = {
        NULL, {"no position on standard input", "на стандартном вводе нет позиции"}};
    bool is_input = strcmp(file, "-") == 0;
    vx_match *match = NULL;
    vx_problem problem;
    char *text = vx_read_text(session, file);
    if (text == NULL) return NULL;
    if (is_input && is_empty(text)) {
        vx_fail_with(session, VX_BAD, &nothing, "");
    } else if (vx_match_read(text, 0, &match, &problem) != VX_YES) {
        vx_fail(session, VX_BAD, is_input ? NULL : file, &problem);
    }
    free(text);
    return match;
}

/* ---- The match of a dialogue ---- */

static vx_match *held_match(vx_session *session)
{
    static const vx_message no_match = {
        NULL, {"no game has been started here", "здесь игра ещё не начата"}};
    if (session->held == NULL) vx_fail_with(session, VX_BAD, &no_match, "");
    return session->held;
}

vx_match *vx_whole_match(vx_session *session)
{
    static const vx_message only_asks = {
        NULL, {"'{word}' only asks a question", "«{word}» только спрашивает"}};
    if (session->command->traits & VX_PLAYS) return held_match(session);
    vx_fail_with(session, VX_BAD, &only_asks, session->command->name);
    return NULL;
}

void vx_hold_match(vx_session *session, vx_match *match)
{
    vx_end_study(session);
    vx_end_quest(session);
    vx_hold_lesson(session, match);
}

void vx_hold_lesson(vx_session *session, vx_match *match)
{
    vx_match_free(session->held);
    session->held = match;
}

void vx_replace_match(vx_session *session, vx_match *match)
{
    session->held = match;
    if (match == NULL) vx_end_study(session);
}

void vx_seed_held_match(vx_session *session, uint64_t seed)
{
    if (session->held != NULL) vx_random_seed(&session->held->random, seed);
}

bool vx_owns_match(vx_session *session)
{
    static const vx_message seated = {
        NULL, {"a player at the table cannot do that", "сидящему за столом этого нельзя"}};
    if (session->seat != VX_UMPIRE) vx_fail_with(session, VX_NO, &seated, "");
    return session->seat == VX_UMPIRE;
}

/* ---- Who asks ---- */

bool vx_find_asker(vx_session *session, const vx_match *match, bool is_played, int *out)
{
    static const vx_message no_seat = {
        NULL, {"there is no seat {0}: the seats are 1 to {1}", "нет места {0}: места от 1 до {1}"}};
    int seats = vx_seats(match->game, match->state), actor = vx_match_to_act(match);
    if (session->asked_as >= seats) {
        vx_problem problem = {.message = &no_seat, .number = {session->asked_as + 1, seats}};
        vx_fail(session, VX_BAD, NULL, &problem);
        return false;
    }
    if (session->asked_as != VX_UNSAID)
        *out = session->asked_as;
    else if (session->seat != VX_UMPIRE)
        *out = session->seat;
    else if (!is_played)
        *out = session->command->traits & VX_OF_OWNER ? VX_UMPIRE : VX_SPECTATOR;
    else
        *out = actor >= 0 ? actor : VX_SPECTATOR;
    return true;
}

/* ---- What he may know ---- */

static void look(const vx_game *game, const void *state, int seat, void *out)
{
    if (seat == VX_UMPIRE)
        memcpy(out, state, game->state_size);
    else
        vx_view(game, state, seat, out);
}

/* What the asker may know becomes a match without a past: nothing else is there to be told. */
static bool see_moment(vx_subject *s)
{
    const vx_match *whole = s->whole;
    const vx_game *game = whole->game;
    char *state = malloc(2 * game->state_size);
    if (state == NULL) return false;
    void *seen = state + game->state_size;
    if (vx_is_present(s))
        memcpy(state, whole->state, game->state_size);
    else
        vx_match_state_at(whole, s->at, state);
    look(game, state, s->seat, seen);
    s->hides = vx_may_hide(game, seen);
    s->match = vx_match_new(game, seen, 0);
    free(state);
    if (s->match == NULL) return false;
    bool is_resigned = s->length > 0 && whole->entries[s->length - 1].resigned;
    return !is_resigned || !vx_is_present(s) ||
           vx_match_resign(s->match, whole->entries[s->length - 1].actor, NULL);
}

bool vx_open_subject(vx_session *session, const vx_arguments *arguments, const char *file,
                     vx_subject *out)
{
    if (file == NULL && session->manner == VX_ONE_COMMAND) file = "-";
    *out = (vx_subject){.is_borrowed = file == NULL, .last_actor = VX_CHANCE};
    out->whole = file != NULL ? read_match(session, file) : held_match(session);
    if (out->whole == NULL) return false;
    out->at = out->length = out->whole->count;
    if (out->length > 0) out->last_actor = out->whole->entries[out->length - 1].actor;
    if (vx_has_flag(arguments, "--at")) {
        int64_t at = vx_flag_number(arguments, "--at", out->length);
        if (at < out->length) out->at = (int)at;
    }
    bool is_found = vx_find_asker(session, out->whole, out->is_borrowed, &out->seat);
    if (is_found && see_moment(out)) return true;
    if (is_found) vx_fail_memory(session);
    vx_close_subject(out);
    return false;
}

bool vx_open_named_subject(vx_session *session, const vx_arguments *arguments, vx_subject *out)
{
    return vx_open_subject(session, arguments, arguments->count > 0 ? arguments->word[0] : NULL,
                           out);
}

void vx_close_subject(vx_subject *subject)
{
    vx_match_free(subject->match);
    if (!subject->is_borrowed) vx_match_free(subject->whole);
    *subject = (vx_subject){0};
}

bool vx_is_present(const vx_subject *subject)
{
    return subject->at == subject->length;
}

bool vx_may_play_on(vx_session *session, const vx_subject *subject)
{
    static const vx_message hidden = {NULL,
                                      {"what follows depends on what is hidden from you",
                                       "дальнейшее зависит от того, что от вас скрыто"}};
    if (subject->seat == VX_UMPIRE || !subject->hides) return true;
    vx_fail_with(session, VX_NO, &hidden, "");
    return false;
}

/* ---- What he saw ---- */

bool vx_visit_past(vx_session *session, const vx_subject *subject, vx_visit_entry *visit,
                   void *context)
{
    const vx_match *whole = subject->whole;
    const vx_game *game = whole->game;
    char *state = malloc(3 * game->state_size);
    if (state == NULL) {
        vx_fail_memory(session);
        return false;
    }
    void *before = state + game->state_size, *after = state + 2 * game->state_size;
    memcpy(state, whole->start, game->state_size);
    for (int i = 0; i < subject->at; i++) {
        const vx_entry *entry = &whole->entries[i];
        vx_seen_entry seen = vx_see_entry(game, state, entry, subject->seat, before);
        if (!entry->resigned) vx_apply(game, state, entry->action);
        look(game, state, subject->seat, after);
        visit(context, before, &seen, after);
    }
    free(state);
    return true;
}

/* Over by the rules or resigned; or by the clock or an agreement, as the header then says. */
static bool is_all_told(const vx_subject *subject)
{
    return subject->seat == VX_UMPIRE || vx_match_to_act(subject->whole) == VX_OVER ||
           vx_match_tag(subject->whole, "ended") != NULL;
}

const vx_match *vx_told_match(vx_session *session, const vx_subject *subject)
{
    static const vx_message goes_on = {
        NULL,
        {"the game is not over: looking back would show what is hidden",
         "игра не окончена: разбор открыл бы скрытое"}};
    if (is_all_told(subject) || !subject->whole->game->knowledge) return subject->whole;
    vx_fail_with(session, VX_NO, &goes_on, "");
    return NULL;
}

char *vx_subject_record(vx_session *session, const vx_subject *subject, bool chances)
{
    int viewer = is_all_told(subject) ? VX_UMPIRE : subject->seat;
    char *text = vx_match_record(subject->whole, viewer, chances);
    if (text == NULL) vx_fail_memory(session);
    return text;
}

bool vx_subject_verify(const vx_subject *subject, int *checked, vx_problem *why)
{
    return vx_fair_verify(subject->whole, checked, why);
}
