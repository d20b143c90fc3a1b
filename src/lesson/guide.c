/* SPDX-License-Identifier: MIT */
/* guide.c - the guide of a first game: which of its sentences fit the moment. */
#include "lesson/guide.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "lesson/pattern.h"

enum { EVENTS_CAP = 1 << 16 };

/* ---- What has happened ---- */

/* Is "key=value" true of the event that begins here? */
static bool event_says(const char *event, const char *pair)
{
    char buffer[64];
    vx_text wanted = vx_text_on(buffer, sizeof buffer);
    size_t length = strcspn(event, "}"), key = strcspn(pair, "=");
    if (*pair == '\0') return true;
    vx_add_char(&wanted, '"');
    vx_add_bytes(&wanted, pair, key);
    vx_add(&wanted, "\":");
    vx_add(&wanted, pair + key + 1);
    for (const char *at = event; (at = strstr(at, buffer)) != NULL && at < event + length; at++)
        if (strchr(",}", at[wanted.length]) != NULL) return true;
    return false;
}

/* "loss", or "order number=0". */
static bool has_event(const char *events, const char *text)
{
    char buffer[64];
    vx_text wanted = vx_text_on(buffer, sizeof buffer);
    size_t kind = strcspn(text, " ");
    const char *pair = text + kind + strspn(text + kind, " ");
    vx_add(&wanted, "\"kind\":\"");
    vx_add_bytes(&wanted, text, kind);
    vx_add_char(&wanted, '"');
    for (const char *at = events; (at = strstr(at, buffer)) != NULL; at += wanted.length)
        if (event_says(at, pair)) return true;
    return false;
}

static bool did_happen(const vx_when *when, const char *action, bool is_own, const char *events)
{
    switch (when->kind) {
    case VX_WHEN_MADE:
        return is_own && vx_fits(when->text, action);
    case VX_WHEN_SAW:
        return !is_own && vx_fits(when->text, action);
    case VX_WHEN_EVENT:
        return has_event(events, when->text);
    default:
        return false;
    }
}

void vx_guide_see(const vx_guide *guide, int seat, const void *before, const vx_seen_entry *entry,
                  const void *after, vx_guide_past *past)
{
    char action[VX_ACTION_TEXT_CAP], *memory = malloc(EVENTS_CAP);
    if (memory == NULL || entry->resigned) {
        free(memory);
        return;
    }
    vx_text events = vx_text_on(memory, EVENTS_CAP);
    vx_format_action(guide->game, before, entry->action, action, sizeof action);
    vx_add_events(guide->game, before, entry->action, after, &events);
    for (int i = 0; i < guide->note_count; i++)
        for (int k = 0; k < guide->notes[i].when_count; k++)
            past->happened[i][k] |=
                did_happen(&guide->notes[i].when[k], action, entry->actor == seat, memory);
    free(memory);
}

/* ---- What is so now ---- */

typedef struct {
    const vx_match *match;
    int seat, count;
    vx_action *actions; /* of the seat, if it is to act */
    char *position;
} moment;

static bool can(const moment *m, const char *pattern)
{
    char text[VX_ACTION_TEXT_CAP];
    for (int i = 0; i < m->count; i++) {
        vx_format_action(m->match->game, m->match->state, m->actions[i], text, sizeof text);
        if (vx_fits(pattern, text)) return true;
    }
    return false;
}

static bool is_over(const moment *m, const char *how)
{
    if (vx_match_to_act(m->match) != VX_OVER) return false;
    int score = vx_match_score(m->match, m->seat);
    return strcmp(how, score > 0 ? "won" : score < 0 ? "lost" : "drawn") == 0;
}

static bool holds(const moment *m, const vx_when *when, bool happened)
{
    switch (when->kind) {
    case VX_WHEN_CAN:
        return can(m, when->text);
    case VX_WHEN_LINE:
        return vx_has_such_line(m->position, when->text);
    case VX_WHEN_OVER:
        return is_over(m, when->text);
    default:
        return happened;
    }
}

static bool fits_moment(const moment *m, const vx_note *note, const bool *happened)
{
    for (int i = 0; i < note->when_count; i++)
        if (!holds(m, &note->when[i], happened[i])) return false;
    return true;
}

int vx_guide_speak(const vx_guide *guide, int seat, const vx_match *match,
                   const vx_guide_past *past, int out[VX_GUIDE_NOTES])
{
    int count = 0;
    moment m = {match, seat, 0, malloc((size_t)match->game->action_cap * sizeof *m.actions),
                malloc(VX_POSITION_CAP)};
    if (m.actions != NULL && m.position != NULL) {
        if (vx_match_to_act(match) == seat) m.count = vx_list(match->game, match->state, m.actions);
        vx_format_position(match->game, match->state, m.position, VX_POSITION_CAP);
        for (int i = 0; i < guide->note_count; i++)
            if (fits_moment(&m, &guide->notes[i], past->happened[i])) out[count++] = i;
    }
    free(m.actions);
    free(m.position);
    return count;
}

/* ---- Those in the program ---- */

vx_guide *vx_guide_of(const vx_game *game)
{
    vx_problem problem;
    for (const vx_lesson_file *file = vx_guide_files; file->game != NULL; file++)
        if (strcmp(file->game, game->id) == 0)
            return vx_guide_read((const char *)file->text, &problem);
    return NULL;
}
