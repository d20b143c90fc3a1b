/* SPDX-License-Identifier: MIT */
/* coach.c - the coach as a command: proven facts for the seat to act. */
#include "search/coach.h"

#include "command/session.h"
#include "core/json.h"

static void answer_facts(vx_session *session, const vx_subject *subject, bool is_json)
{
    static const char *const nothing[VX_LANGUAGES] = {
        "The coach has found nothing here that is certain.",
        "Ничего определённого тренер здесь не нашёл."};
    char facts[VX_COACH_FACTS][VX_COACH_CAP];
    const vx_match *match = subject->match;
    int count = vx_coach(match->game, match->state, subject->seat, session->language, facts);
    vx_text *out = vx_answer(session, (VX_COACH_FACTS + 1) * 2 * VX_COACH_CAP);
    if (is_json) vx_add_char(out, '[');
    for (int i = 0; i < count || (i == 0 && count == 0); i++) {
        const char *fact = count > 0 ? facts[i] : nothing[session->language];
        if (is_json)
            vx_json_text(out, NULL, fact);
        else
            vx_add(out, fact);
        if (!is_json) vx_add_char(out, '\n');
    }
    if (is_json) vx_add(out, "]\n");
}

vx_status vx_run_coach(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message not_yours = {
        NULL, {"the coach speaks to the seat to act", "тренер говорит с тем, чей ход"}};
    vx_subject subject;
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    vx_status status = VX_YES;
    if (subject.seat < 0 || vx_match_to_act(subject.match) != subject.seat)
        status = vx_fail_with(session, VX_NO, &not_yours, "");
    else
        answer_facts(session, &subject, vx_flag_given(arguments, "--json"));
    vx_close_subject(&subject);
    return status;
}
