/* SPDX-License-Identifier: MIT */
/* guide.c - a first game with a guide at the terminal: one sentence above the question. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"

enum { EASIEST_LEVEL = 1 };

/* The options of a first game, where the player has named none. */
static void take_options(vx_leader *leader, vx_arguments *arguments)
{
    if (arguments->setting_count > 0) return;
    vx_text words = vx_text_on(leader->options, sizeof leader->options);
    vx_add(&words, leader->guide->options);
    for (char *word = strtok(leader->options, " "); word != NULL; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        if (equals == NULL || arguments->setting_count == VX_SETTINGS_MAX) return;
        *equals = '\0';
        arguments->setting[arguments->setting_count++] = (vx_setting){word, equals + 1};
    }
}

void vx_take_guide(vx_evening *e, const vx_game *game, vx_arguments *arguments)
{
    e->leader.guide = vx_guide_of(game);
    e->leader.note = -1;
    e->level = EASIEST_LEVEL;
    if (e->leader.guide != NULL) take_options(&e->leader, arguments);
}

void vx_end_guide(vx_evening *e)
{
    vx_guide_free(e->leader.guide);
    e->leader.guide = NULL;
}

/* What the viewer saw since the guide spoke last. */
static vx_guide_past see_past(const vx_evening *e, int from)
{
    const vx_match *match = e->match;
    size_t size = match->game->state_size;
    vx_guide_past past = {{{0}}};
    char *state = malloc(3 * size);
    if (state == NULL) return past;
    vx_match_state_at(match, from, state);
    for (int i = from; i < match->count && !match->entries[i].resigned; i++) {
        vx_seen_entry seen =
            vx_see_entry(match->game, state, &match->entries[i], e->viewer, state + size);
        vx_apply(match->game, state, match->entries[i].action);
        vx_view(match->game, state, e->viewer, state + 2 * size);
        vx_guide_see(e->leader.guide, e->viewer, state + size, &seen, state + 2 * size, &past);
    }
    free(state);
    return past;
}

/* The first sentence that has not been said; -1: there is none. */
static int find_note(vx_evening *e)
{
    vx_leader *leader = &e->leader;
    int fitting[VX_GUIDE_NOTES], count = 0, from = leader->heard;
    if (from > e->match->count) from = e->match->count; /* after taking back */
    vx_guide_past past = see_past(e, from);
    void *seen = vx_seen_state(e);
    vx_match *match = seen != NULL ? vx_match_new(e->match->game, seen, 0) : NULL;
    if (match != NULL) count = vx_guide_speak(leader->guide, e->viewer, match, &past, fitting);
    vx_match_free(match);
    free(seen);
    leader->heard = e->match->count;
    for (int i = 0; i < count; i++)
        if (!leader->said[fitting[i]]) return fitting[i];
    return -1;
}

void vx_lead(vx_evening *e)
{
    vx_leader *leader = &e->leader;
    if (leader->guide == NULL || e->viewer < 0) return;
    if (leader->note < 0 || leader->heard != e->match->count) leader->note = find_note(e);
    if (leader->note < 0) return;
    leader->said[leader->note] = true;
    vx_set_style(e, "33");
    vx_put_wrapped(e, leader->guide->notes[leader->note].said.words[e->language]);
    vx_set_style(e, "0");
}
