/* SPDX-License-Identifier: MIT */
/* editor.c - positions that people draw: each change is read as any position is, or refused. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "core/json.h"

enum { OFFER_CAP = 1 << 17 };

static const vx_message meaningless = {
    NULL, {"that cannot be drawn here", "так здесь нарисовать нельзя"}};

static vx_status answer_draft(vx_session *session, const vx_match *match)
{
    char *position = malloc(VX_POSITION_CAP);
    if (position == NULL) return vx_fail_memory(session);
    vx_format_position(match->game, match->state, position, VX_POSITION_CAP);
    vx_text *out = vx_answer(session, OFFER_CAP + 2 * VX_POSITION_CAP);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "game", match->game->id);
    vx_json_text(out, "position", position);
    match->game->editor->offer(match->state, session->language, out);
    vx_add(out, "}\n");
    free(position);
    return VX_YES;
}

/* The same match where nothing follows from it; the old one is freed. */
static vx_match *settle(vx_match *match)
{
    const vx_game *game = match->game;
    void *state = game->editor->settle != NULL ? malloc(game->state_size) : NULL;
    if (game->editor->settle == NULL) return match;
    if (state != NULL) {
        memcpy(state, match->state, game->state_size);
        game->editor->settle(state);
    }
    vx_match_free(match);
    match = state != NULL ? vx_match_new(game, state, 0) : NULL;
    free(state);
    return match;
}

/* Reads what was written and holds it; the reader's refusal is the answer otherwise. */
static vx_status take_draft(vx_session *session, const char *text)
{
    vx_match *match;
    vx_problem problem = {0};
    if (vx_match_read(text, 0, &match, &problem) != VX_YES) {
        problem.line = 0; /* nobody wrote that line */
        return vx_fail(session, VX_NO, NULL, &problem);
    }
    vx_match *settled = settle(match);
    if (settled == NULL) return vx_fail_memory(session);
    vx_hold_match(session, settled);
    return answer_draft(session, settled);
}

static void begin_text(vx_text *out, const vx_game *game)
{
    vx_add(out, "position ");
    vx_add(out, game->id);
    vx_add_char(out, '\n');
}

static vx_status change_draft(vx_session *session, const vx_match *match, const vx_edit *edit)
{
    char *text = malloc(VX_POSITION_CAP);
    if (text == NULL) return vx_fail_memory(session);
    vx_text out = vx_text_on(text, VX_POSITION_CAP);
    begin_text(&out, match->game);
    vx_status status = match->game->editor->edit(match->state, edit, &out) && !out.cut
                           ? take_draft(session, text)
                           : vx_fail_with(session, VX_NO, &meaningless, "");
    free(text);
    return status;
}

static const vx_message no_editor = {
    NULL, {"positions of this game are written, not drawn", "позиции этой игры только пишут"}};

static vx_status open_draft(vx_session *session, const char *id)
{
    const vx_game *game = vx_wanted_game(session, id);
    if (game == NULL) return VX_BAD;
    if (game->editor == NULL) return vx_fail_with(session, VX_NO, &no_editor, "");
    char *text = malloc(VX_POSITION_CAP);
    if (text == NULL) return vx_fail_memory(session);
    vx_text out = vx_text_on(text, VX_POSITION_CAP);
    begin_text(&out, game);
    vx_add(&out, game->editor->start);
    vx_status status = take_draft(session, text);
    free(text);
    return status;
}

/* Drawing shows everything: it is for the owner of the match, who sees all of it. */
static vx_status edit_subject(vx_session *session, const vx_arguments *arguments,
                              const vx_subject *subject)
{
    static const vx_message sees_not_all = {
        NULL,
        {"only somebody who sees everything (--seat all) can draw",
         "рисовать может только тот, кто видит всё (--seat all)"}};
    if (subject->seat != VX_UMPIRE) return vx_fail_with(session, VX_NO, &sees_not_all, "");
    if (subject->match->game->editor == NULL) return vx_fail_with(session, VX_NO, &no_editor, "");
    if (arguments->count == 0) return answer_draft(session, subject->match);
    vx_edit edit = {arguments->word[0], arguments->count > 1 ? arguments->word[1] : "",
                    arguments->count > 2 ? arguments->word[2] : ""};
    return change_draft(session, subject->match, &edit);
}

vx_status vx_run_edit(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!vx_owns_match(session)) return VX_NO;
    if (arguments->count == 2 && strcmp(arguments->word[0], "open") == 0)
        return open_draft(session, arguments->word[1]);
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    /* The subject lives on what is held, which a change replaces. */
    vx_match *seen = subject.match;
    subject.match = NULL;
    int seat = subject.seat;
    vx_close_subject(&subject);
    vx_subject drawn = {.match = seen, .seat = seat};
    vx_status status = edit_subject(session, arguments, &drawn);
    vx_match_free(seen);
    return status;
}
