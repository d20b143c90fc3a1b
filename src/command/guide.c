/* SPDX-License-Identifier: MIT */
/* guide.c - the guide of a first game as a command: what it says at this moment. */
#include <string.h>

#include "command/session.h"
#include "core/json.h"
#include "lesson/guide.h"

enum { NOTE_CAP = 4096 };

typedef struct {
    const vx_guide *guide;
    int seat, from, index;
    vx_guide_past past;
} listener;

static void hear(void *context, const void *before, const vx_seen_entry *entry, const void *after)
{
    listener *l = context;
    if (l->index++ < l->from) return;
    vx_guide_see(l->guide, l->seat, before, entry, after, &l->past);
}

static bool is_said(const vx_arguments *arguments, const char *name)
{
    for (int i = 0; i < arguments->count; i++)
        if (strcmp(arguments->word[i], name) == 0) return true;
    return false;
}

static void answer_notes(vx_session *session, const vx_arguments *arguments, const listener *l,
                         const vx_match *match)
{
    int fitting[VX_GUIDE_NOTES];
    int count = vx_guide_speak(l->guide, l->seat, match, &l->past, fitting);
    vx_add_char(vx_answer(session, 1), '[');
    for (int i = 0; i < count; i++) {
        const vx_note *note = &l->guide->notes[fitting[i]];
        if (is_said(arguments, note->name)) continue;
        vx_text *out = vx_answer(session, NOTE_CAP);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "name", note->name);
        vx_json_text(out, "text", note->said.words[session->language]);
        vx_json_close(out, '}');
    }
    vx_add(vx_answer(session, 2), "]\n");
}

vx_status vx_run_guide(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_guide = {NULL,
                                        {"this game has no guide", "проводника по этой игре нет"}};
    vx_subject subject;
    if (!vx_open_subject(session, arguments, NULL, &subject)) return VX_BAD;
    vx_status status = VX_YES;
    vx_guide *guide = vx_guide_of(subject.match->game);
    listener l = {guide, subject.seat, (int)vx_flag_number(arguments, "--from", 0), 0, {{{0}}}};
    if (guide == NULL)
        status = vx_fail_with(session, VX_NO, &no_guide, "");
    else if (subject.seat < 0)
        vx_add(vx_answer(session, 3), "[]\n"); /* an onlooker decides nothing */
    else if (!vx_visit_past(session, &subject, hear, &l))
        status = VX_BAD;
    else
        answer_notes(session, arguments, &l, subject.match);
    vx_guide_free(guide);
    vx_close_subject(&subject);
    return status;
}
