/* SPDX-License-Identifier: MIT */
/* subject.c - what a command is about: a game, a position, a seat, a seed. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"

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

void *vx_wanted_start(vx_session *session, const vx_game *game, const vx_arguments *arguments)
{
    vx_problem problem;
    for (int i = 0; i < arguments->setting_count; i++) {
        if (has_option(game, arguments->setting[i].key)) continue;
        fail_unknown_option(session, game, arguments->setting[i].key);
        return NULL;
    }
    void *state = malloc(game->state_size);
    if (state == NULL) {
        vx_fail_memory(session);
    } else if (!vx_setup(game, state, arguments->setting, arguments->setting_count, &problem)) {
        vx_fail(session, VX_BAD, NULL, &problem);
        free(state);
        state = NULL;
    }
    return state;
}

bool vx_wanted_seat(vx_session *session, const vx_match *match, int64_t number, int *out)
{
    static const vx_message no_seat = {
        NULL, {"there is no seat {0}: the seats are 1 to {1}", "нет места {0}: места от 1 до {1}"}};
    int seats = vx_seats(match->game, match->state);
    if (number > seats) {
        vx_problem problem = {.message = &no_seat, .number = {number, seats}};
        vx_fail(session, VX_BAD, NULL, &problem);
        return false;
    }
    *out = number == 0 ? VX_SPECTATOR : (int)number - 1;
    return true;
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

static bool read_subject(vx_session *session, const char *file, vx_subject *out)
{
    static const vx_message nothing = {
        NULL, {"no position on standard input", "на стандартном вводе нет позиции"}};
    bool is_input = strcmp(file, "-") == 0;
    vx_problem problem;
    char *text = vx_read_text(session, file);
    if (text == NULL) return false;
    if (is_input && is_empty(text)) {
        vx_fail_with(session, VX_BAD, &nothing, "");
    } else if (vx_match_read(text, 0, &out->match, &problem) != VX_YES) {
        vx_fail(session, VX_BAD, is_input ? NULL : file, &problem);
    }
    free(text);
    return out->match != NULL;
}

/* What the seat may know becomes a match without a past: nothing else is there to be told. */
static bool open_view(vx_session *session, vx_subject *out)
{
    const vx_match *match = session->match;
    void *view = malloc(match->game->state_size);
    if (view != NULL) {
        vx_view(match->game, match->state, session->seat, view);
        out->match = vx_match_new(match->game, view, 0);
    }
    bool is_resigned =
        vx_match_to_act(match) == VX_OVER && vx_to_act(match->game, match->state) != VX_OVER;
    if (out->match != NULL && is_resigned)
        vx_match_resign(out->match, match->entries[match->count - 1].actor, NULL);
    free(view);
    if (out->match == NULL) vx_fail_memory(session);
    return out->match != NULL;
}

bool vx_open_subject(vx_session *session, const char *file, vx_subject *out)
{
    static const vx_message no_match = {
        NULL, {"no game has been started here", "здесь игра ещё не начата"}};
    *out = (vx_subject){0};
    if (file != NULL) return read_subject(session, file, out);
    if (session->manner == VX_ONE_COMMAND) return read_subject(session, "-", out);
    if (session->match == NULL) {
        vx_fail_with(session, VX_BAD, &no_match, "");
        return false;
    }
    if (session->seat != VX_UMPIRE) return open_view(session, out);
    *out = (vx_subject){.match = session->match, .is_borrowed = true};
    return true;
}

bool vx_open_named_subject(vx_session *session, const vx_arguments *arguments, vx_subject *out)
{
    return vx_open_subject(session, arguments->count > 0 ? arguments->word[0] : NULL, out);
}

void vx_close_subject(vx_subject *subject)
{
    if (!subject->is_borrowed) vx_match_free(subject->match);
}
