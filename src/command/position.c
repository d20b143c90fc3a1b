/* SPDX-License-Identifier: MIT */
/* position.c - commands about positions: games, new, show, view, actions. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"

vx_status vx_run_games(vx_session *session, const vx_arguments *arguments)
{
    (void)arguments;
    for (int i = 0; i < vx_game_count(); i++) {
        const vx_game *game = vx_game_at(i);
        vx_text *out = vx_answer(session, 512);
        size_t start = out->length;
        vx_add(out, game->id);
        vx_add_padding(out, start, 18);
        vx_add_number(out, game->seats_min);
        if (game->seats_max != game->seats_min) {
            vx_add_char(out, '-');
            vx_add_number(out, game->seats_max);
        }
        vx_add_padding(out, start, 24);
        vx_add(out, game->name[VX_ENGLISH]);
        vx_add_padding(out, start, 48);
        vx_add_char(out, ' ');
        vx_add(out, game->name[VX_RUSSIAN]);
        vx_add_char(out, '\n');
    }
    return VX_YES;
}

void vx_answer_position(vx_session *session, const vx_game *game, const void *state)
{
    vx_text *out = vx_answer(session, VX_POSITION_CAP);
    size_t room = out->capacity - out->length;
    size_t length = vx_format_position(game, state, out->data + out->length, room);
    out->length += length;
    out->cut |= length + 1 >= room; /* it may have been longer: the session refuses to say half */
}

/* ---- new ---- */

static vx_match *start_match(vx_session *session, const vx_game *game,
                             const vx_arguments *arguments, uint64_t seed)
{
    bool leave_chance = session->dice_are_given && !vx_flag_given(arguments, "--seed");
    void *start = vx_wanted_start(session, game, arguments);
    if (start == NULL) return NULL;
    vx_match *match = vx_match_new(game, start, seed);
    free(start);
    if (match != NULL && (leave_chance || vx_match_roll(match))) return match;
    vx_match_free(match);
    vx_fail_memory(session);
    return NULL;
}

/* The seed reveals every draw, so it is printed only for an asker that may see them all. */
static void answer_start(vx_session *session, const vx_arguments *arguments, const vx_match *match,
                         uint64_t seed, int seat)
{
    void *seen = malloc(match->game->state_size);
    bool is_told = seat == VX_UMPIRE || match->game->knowledge == NULL;
    vx_text *out = vx_answer(session, 64);
    if (!vx_flag_given(arguments, "--seed") && is_told) {
        vx_add(out, "# seed ");
        vx_add_number(out, (int64_t)seed);
        vx_add_char(out, '\n');
    }
    if (seen != NULL && seat != VX_UMPIRE) vx_view(match->game, match->state, seat, seen);
    if (seen != NULL)
        vx_answer_position(session, match->game, seat == VX_UMPIRE ? match->state : seen);
    else
        vx_fail_memory(session);
    free(seen);
}

vx_status vx_run_new(vx_session *session, const vx_arguments *arguments)
{
    const vx_game *game = vx_wanted_game(session, arguments->word[0]);
    if (game == NULL) return VX_BAD;
    if (!vx_owns_match(session)) return VX_NO;
    uint64_t seed = vx_wanted_seed(session, arguments);
    vx_match *match = start_match(session, game, arguments, seed);
    if (match == NULL) return VX_BAD;
    int seat;
    bool is_dialogue = session->manner == VX_DIALOGUE;
    bool is_found = vx_find_asker(session, match, is_dialogue, &seat);
    if (is_found) answer_start(session, arguments, match, seed, seat);
    if (is_found && is_dialogue)
        vx_hold_match(session, match);
    else
        vx_match_free(match);
    return is_found ? VX_YES : VX_BAD;
}

/* ---- show, view ---- */

void vx_answer_show(vx_session *session, const vx_game *game, const void *state, int seat)
{
    const vx_host *host = session->host;
    vx_style style = {.language = session->language,
                      .seat = seat < 0 ? 0 : seat,
                      .color = host->color,
                      .unicode = host->unicode,
                      .width = host->width > 0 ? host->width : 80};
    vx_text *out = vx_answer(session, VX_POSITION_CAP);
    size_t room = out->capacity - out->length;
    out->length += vx_show(game, state, &style, out->data + out->length, room);
}

vx_status vx_run_show(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!vx_open_named_subject(session, arguments, &subject)) return VX_BAD;
    vx_answer_show(session, subject.match->game, subject.match->state, subject.seat);
    vx_close_subject(&subject);
    return VX_YES;
}

/* A view belongs to a seat: the owner of the file says which. */
static bool open_view(vx_session *session, const vx_arguments *arguments, vx_subject *out)
{
    static const vx_message no_seat = {NULL,
                                       {"say whose view: --seat N", "скажите, чей вид: --seat N"}};
    if (session->manner != VX_ONE_COMMAND || session->asked_as != VX_UNSAID)
        return vx_open_named_subject(session, arguments, out);
    vx_fail_with(session, VX_BAD, &no_seat, "");
    return false;
}

vx_status vx_run_sample(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    vx_random random;
    if (!open_view(session, arguments, &subject)) return VX_BAD;
    const vx_match *match = subject.match;
    void *drawn = malloc(match->game->state_size);
    vx_random_seed(&random, vx_wanted_seed(session, arguments));
    if (drawn != NULL) {
        vx_sample(match->game, match->state, &random, drawn);
        vx_answer_position(session, match->game, drawn);
    }
    vx_status status = drawn != NULL ? VX_YES : vx_fail_memory(session);
    free(drawn);
    vx_close_subject(&subject);
    return status;
}

vx_status vx_run_view(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!open_view(session, arguments, &subject)) return VX_BAD;
    vx_answer_position(session, subject.match->game, subject.match->state);
    vx_close_subject(&subject);
    return VX_YES;
}

/* ---- actions ---- */

static void answer_action(vx_session *session, const vx_match *match, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    size_t length = vx_format_action(match->game, match->state, action, text, sizeof text);
    vx_text *out = vx_answer(session, length + 1);
    vx_add_bytes(out, text, length);
    vx_add_char(out, '\n');
}

vx_status vx_run_actions(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    vx_status status = VX_YES;
    if (!vx_open_named_subject(session, arguments, &subject)) return VX_BAD;
    const vx_match *match = subject.match;
    vx_action *actions = malloc((size_t)match->game->action_cap * sizeof *actions);
    if (actions == NULL) {
        status = vx_fail_memory(session);
    } else if (vx_match_to_act(match) != VX_OVER) {
        int count = vx_list(match->game, match->state, actions);
        for (int i = 0; i < count; i++) answer_action(session, match, actions[i]);
    }
    free(actions);
    vx_close_subject(&subject);
    return status;
}
