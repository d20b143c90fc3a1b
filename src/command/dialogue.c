/* SPDX-License-Identifier: MIT */
/* dialogue.c - commands that only a dialogue has, because they change the match that it holds. */
#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "command/session.h"

/* ---- Putting a match in, and reading it out ---- */

/* Seeds the dice of a match that was read: from the dialogue's seed, or from the host. */
static uint64_t seed_for_reading(vx_session *session)
{
    if (session->has_seed) return vx_random_next(&session->seeds);
    return session->host->entropy != NULL ? session->host->entropy(session->host->context) : 0;
}

static vx_status take_text(vx_session *session, const char *lines)
{
    vx_match *match;
    vx_problem problem;
    if (!vx_owns_match(session)) return VX_NO;
    vx_status status = vx_match_read(lines, seed_for_reading(session), &match, &problem);
    if (status != VX_YES) return vx_fail(session, status, NULL, &problem);
    vx_hold_match(session, match);
    return VX_YES;
}

vx_status vx_run_position(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (arguments->count > 0)
        return take_text(session, arguments->lines != NULL ? arguments->lines : "position");
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    vx_answer_position(session, subject.match->game, subject.match->state);
    vx_close_subject(&subject);
    return VX_YES;
}

vx_status vx_run_record(vx_session *session, const vx_arguments *arguments)
{
    if (arguments->count > 0)
        return take_text(session, arguments->lines != NULL ? arguments->lines : "record");
    return vx_run_rewrite(session, arguments);
}

/* ---- Playing ---- */

/* One line, as it would stand in the record that the speaker may see. */
static vx_status answer_draw(vx_session *session, const vx_match *match, vx_action outcome,
                             int asker)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_entry entry = {.action = outcome, .actor = VX_CHANCE};
    void *before = malloc(match->game->state_size);
    if (before == NULL) return vx_fail_memory(session);
    vx_seen_entry seen = vx_see_entry(match->game, match->state, &entry, asker, before);
    vx_format_action(match->game, before, seen.action, text, sizeof text);
    free(before);
    vx_text *out = vx_answer(session, sizeof text + 3);
    vx_add(out, "* ");
    vx_add(out, text);
    vx_add_char(out, '\n');
    return VX_YES;
}

static vx_status roll(vx_session *session, vx_match *match, int asker)
{
    while (vx_match_to_act(match) == VX_CHANCE) {
        vx_action outcome = vx_chance_draw(match->game, match->state, &match->random);
        vx_status status = answer_draw(session, match, outcome, asker);
        if (status != VX_YES) return status;
        if (!vx_match_play(match, outcome, NULL)) return vx_fail_memory(session);
    }
    return VX_YES;
}

vx_status vx_run_roll(vx_session *session, const vx_arguments *arguments)
{
    (void)arguments;
    int asker;
    vx_match *match = vx_whole_match(session);
    if (match == NULL || !vx_find_asker(session, match, true, &asker)) return VX_BAD;
    return roll(session, match, asker);
}

/* A seat acts for itself only; chance is played by the owner of the match, who speaks for no seat. */
static bool is_own_turn(vx_session *session, const vx_match *match, int asker)
{
    static const vx_message not_yours = {NULL, {"it is not your turn", "сейчас не ваш ход"}};
    int actor = vx_match_to_act(match);
    bool is_owner = session->seat == VX_UMPIRE && session->asked_as == VX_UNSAID;
    if (actor == asker || actor == VX_OVER || asker == VX_UMPIRE) return true;
    if (actor == VX_CHANCE && is_owner) return true;
    vx_fail_with(session, VX_NO, &not_yours, "");
    return false;
}

vx_status vx_run_play(vx_session *session, const vx_arguments *arguments)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_action action;
    vx_problem problem;
    int asker;
    vx_match *match = vx_whole_match(session);
    if (match == NULL || !vx_join_words(session, arguments, 0, text, sizeof text)) return VX_BAD;
    if (!vx_find_asker(session, match, true, &asker)) return VX_BAD;
    if (!is_own_turn(session, match, asker)) return VX_NO;
    vx_status status = vx_match_read_action(match, text, &action, &problem);
    if (status == VX_BAD) problem.line = 0;
    if (status != VX_YES) return vx_fail(session, status, NULL, &problem);
    if (!vx_match_play(match, action, &problem)) return vx_fail(session, VX_NO, NULL, &problem);
    return session->dice_are_given ? VX_YES : roll(session, match, asker);
}

/* "1 2": their bits. */
static unsigned named_seats(const vx_arguments *arguments)
{
    unsigned seats = 0;
    for (int i = 0; i < arguments->count; i++) {
        vx_word word = {.start = arguments->word[i], .length = strlen(arguments->word[i])};
        int64_t seat;
        if (vx_word_number(&word, 1, VX_SEATS_MAX, &seat)) seats |= 1u << (seat - 1);
    }
    return seats;
}

vx_status vx_run_undo(vx_session *session, const vx_arguments *arguments)
{
    vx_problem problem;
    vx_match *match = vx_whole_match(session);
    if (match == NULL) return VX_BAD;
    if (!vx_owns_match(session)) return VX_NO;
    unsigned everyone = (1u << vx_seats(match->game, match->state)) - 1;
    bool undone = arguments->count == 0
                      ? vx_match_undo(match, everyone, &problem)
                      : vx_match_undo_choice(match, named_seats(arguments), everyone, &problem);
    return undone ? VX_YES : vx_fail(session, VX_NO, NULL, &problem);
}

vx_status vx_run_resign(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_seat = {
        NULL, {"say which seat resigns: 1, 2, ...", "скажите, кто сдаётся: 1, 2, ..."}};
    vx_problem problem;
    int64_t seat;
    vx_match *match = vx_whole_match(session);
    if (match == NULL) return VX_BAD;
    vx_word word = {.start = arguments->word[0], .length = strlen(arguments->word[0])};
    if (!vx_word_number(&word, 1, VX_SEATS_MAX, &seat))
        return vx_fail_with(session, VX_BAD, &no_seat, "");
    if (session->seat != (int)seat - 1 && !vx_owns_match(session)) return VX_NO;
    if (vx_match_resign(match, (int)seat - 1, &problem)) return VX_YES;
    return vx_fail(session, VX_NO, NULL, &problem);
}

/* ---- Asking and setting ---- */

static void add_actor(vx_text *out, int actor)
{
    if (actor == VX_CHANCE)
        vx_add(out, "acts chance\n");
    else if (actor == VX_OVER)
        vx_add(out, "over\n");
    else {
        vx_add(out, "acts ");
        vx_add_number(out, actor + 1);
        vx_add_char(out, '\n');
    }
}

vx_status vx_run_state(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    const vx_match *match = subject.match;
    vx_text *out = vx_answer(session, 512);
    vx_add(out, "game ");
    vx_add(out, match->game->id);
    vx_add(out, "\nseats ");
    vx_add_number(out, vx_seats(match->game, match->state));
    vx_add(out, "\nlength ");
    vx_add_number(out, subject.length);
    vx_add_char(out, '\n');
    add_actor(out, vx_match_to_act(match));
    vx_add(out, "result ");
    vx_match_add_result(match, out);
    vx_add(out, "\nhash ");
    vx_add_hex(out, vx_hash(match->game, match->state));
    vx_add_char(out, '\n');
    vx_close_subject(&subject);
    return VX_YES;
}

vx_status vx_run_seed(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message bad_seed = {
        NULL, {"a seed is a number, or 'none'", "зерно — число или «none»"}};
    int64_t seed;
    if (!vx_owns_match(session)) return VX_NO;
    vx_word word = {.start = arguments->word[0], .length = strlen(arguments->word[0])};
    session->dice_are_given = vx_word_is(&word, "none");
    if (session->dice_are_given) return VX_YES;
    if (!vx_word_number(&word, 0, INT64_MAX, &seed))
        return vx_fail_with(session, VX_BAD, &bad_seed, "");
    vx_random_seed(&session->seeds, (uint64_t)seed);
    session->has_seed = true;
    vx_seed_held_match(session, (uint64_t)seed);
    return VX_YES;
}

vx_status vx_run_quit(vx_session *session, const vx_arguments *arguments)
{
    (void)arguments;
    session->has_quit = true;
    return VX_YES;
}
