/* SPDX-License-Identifier: MIT */
/* replay.c - commands about records: playing one through, writing one as a seat may see it. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "core/json.h"
#include "match/fair.h"

/* Unlike other commands this one distinguishes an illegal line (no) from a badly written one (bad). */
static vx_match *read_record(vx_session *session, const char *file, vx_status *status)
{
    vx_problem problem;
    vx_match *match = NULL;
    char *text = vx_read_text(session, file);
    *status = VX_BAD;
    if (text == NULL) return NULL;
    *status = vx_match_read(text, 0, &match, &problem);
    if (*status != VX_YES)
        vx_fail(session, *status, strcmp(file, "-") != 0 ? file : NULL, &problem);
    free(text);
    return match;
}

/* A remark above the position, so that the whole answer is still a position. */
static void answer_summary(vx_session *session, const vx_match *match)
{
    static const char *const actions[VX_LANGUAGES] = {", actions: ", ", действий: "};
    static const char *const result[VX_LANGUAGES] = {", result: ", ", результат: "};
    vx_text *out = vx_answer(session, 256);
    vx_add(out, "# ");
    vx_add(out, match->game->name[session->language]);
    vx_add(out, actions[session->language]);
    vx_add_number(out, match->count);
    vx_add(out, result[session->language]);
    vx_match_add_result(match, out);
    vx_add_char(out, '\n');
}

/* Redoes every draw from the secret that the record gives away. */
static vx_status verify(vx_session *session, const vx_match *match)
{
    static const char *const agree[VX_LANGUAGES] = {"# draws that agree with the secret: ",
                                                    "# бросков и раздач по секрету: "};
    vx_problem problem;
    int checked;
    if (!vx_fair_verify(match, &checked, &problem)) return vx_fail(session, VX_NO, NULL, &problem);
    vx_text *out = vx_answer(session, 128);
    vx_add(out, agree[session->language]);
    vx_add_number(out, checked);
    vx_add_char(out, '\n');
    return VX_YES;
}

/* For a page: the same as JSON, about the match of the dialogue. */
vx_status vx_run_verify(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    vx_problem problem = {0};
    char reason[512] = "";
    int checked = 0;
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    bool agrees = vx_subject_verify(&subject, &checked, &problem);
    vx_close_subject(&subject);
    if (!agrees) vx_format_problem(&problem, session->language, reason, sizeof reason);
    vx_text *out = vx_answer(session, 2 * sizeof reason);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "checked", checked);
    if (agrees || checked == 0)
        vx_json_text(out, "failed", NULL);
    else
        vx_json_number(out, "failed", checked);
    vx_json_text(out, "reason", reason);
    vx_add(out, "}\n");
    return agrees ? VX_YES : vx_fail(session, VX_NO, NULL, &problem);
}

vx_status vx_run_replay(vx_session *session, const vx_arguments *arguments)
{
    vx_status status;
    const char *file = arguments->count > 0 ? arguments->word[0] : "-";
    vx_match *match = read_record(session, file, &status);
    if (match == NULL) return status;
    if (vx_flag_given(arguments, "--verify")) status = verify(session, match);
    if (status == VX_YES) {
        answer_summary(session, match);
        vx_answer_position(session, match->game, match->state);
    }
    vx_match_free(match);
    return status;
}

vx_status vx_run_rewrite(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    if (!vx_open_named_subject(session, arguments, &subject)) return VX_BAD;
    char *text = vx_subject_record(session, &subject, vx_flag_given(arguments, "--chances"));
    vx_close_subject(&subject);
    if (text == NULL) return VX_BAD;
    vx_add(vx_answer(session, strlen(text)), text);
    free(text);
    return VX_YES;
}
