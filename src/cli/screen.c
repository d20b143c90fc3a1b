/* SPDX-License-Identifier: MIT */
/* screen.c - what a player of the terminal sees. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/host.h"
#include "cli/play.h"

enum { NEWS_MAX = 12 }; /* a deal of forty cards is told in short */

void vx_set_style(const vx_evening *e, const char *code)
{
    if (e->host.color) printf("\033[%sm", code);
}

void *vx_seen_state(const vx_evening *e)
{
    const vx_match *match = e->match;
    void *seen = malloc(match->game->state_size);
    if (seen == NULL) return NULL;
    vx_view(match->game, match->state, e->viewer, seen);
    return seen;
}

/* Players at one open board look at it from one side; it does not turn round between them. */
static int near_seat(const vx_evening *e)
{
    bool share_a_board = e->humans > 1 && e->match->game->view == NULL;
    return share_a_board || e->viewer < 0 ? 0 : e->viewer;
}

void vx_draw_board(vx_evening *e)
{
    const vx_game *game = e->match->game;
    char *text = malloc(VX_POSITION_CAP);
    void *seen = vx_seen_state(e);
    e->host.width = vx_terminal_width();
    vx_style style = {.language = e->language,
                      .seat = near_seat(e),
                      .color = e->host.color,
                      .unicode = e->host.unicode,
                      .width = e->host.width};
    if (text != NULL && seen != NULL) {
        vx_show(game, seen, &style, text, VX_POSITION_CAP);
        fputs(e->is_screen ? "\033[H\033[2J" : "\n", stdout);
        fputs(text, stdout);
    }
    free(text);
    free(seen);
    e->needs_drawing = false;
}

/* Words from column `indent` on, broken between words at the width of the screen. */
static void print_wrapped(const vx_evening *e, const char *words, int indent)
{
    int room = e->host.width - indent, used = 0;
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at, " ");
        int letters = 0;
        for (size_t i = 0; i < length; i++) letters += (at[i] & 0xC0) != 0x80;
        if (used > 0 && used + 1 + letters > room) {
            printf("\n%*s", indent, "");
            used = 0;
        }
        used += printf("%s%.*s", used > 0 ? " " : "", (int)length, at) > 0 ? letters + 1 : 0;
        at += length + strspn(at + length, " ");
    }
    putchar('\n');
}

void vx_tell_action(const vx_evening *e, const void *state, vx_action action)
{
    const vx_game *game = e->match->game;
    char text[VX_ACTION_TEXT_CAP], words[512];
    vx_format_action(game, state, action, text, sizeof text);
    vx_describe_action(game, state, action, e->language, words, sizeof words);
    vx_set_style(e, "1");
    printf("  %-12s ", text);
    vx_set_style(e, "0");
    print_wrapped(e, words, 3 + (strlen(text) > 12 ? (int)strlen(text) : 12));
}

static void tell_entry(const vx_evening *e, const void *state, void *seen, const vx_entry *entry)
{
    const vx_game *game = e->match->game;
    vx_seen_entry told = vx_see_entry(game, state, entry, e->viewer, seen);
    if (entry->resigned) {
        printf(vx_say(e, "  seat %d resigns\n", "  место %d сдаётся\n"), entry->actor + 1);
        return;
    }
    vx_tell_action(e, seen, told.action);
}

void vx_tell_news(vx_evening *e)
{
    const vx_match *match = e->match;
    int *shown = &e->shown[e->viewer < 0 ? 0 : e->viewer];
    int first = match->count - *shown > NEWS_MAX ? match->count - NEWS_MAX : *shown;
    char *states = malloc(2 * match->game->state_size);
    if (first > match->count) first = match->count; /* after taking back */
    if (states != NULL && first < match->count) {
        void *state = states, *seen = states + match->game->state_size;
        vx_match_state_at(match, first, state);
        for (int i = first; i < match->count; i++) {
            const vx_entry *entry = &match->entries[i];
            tell_entry(e, state, seen, entry);
            if (!entry->resigned) vx_apply(match->game, state, entry->action);
        }
    }
    *shown = match->count;
    free(states);
}

void vx_write_question(const vx_evening *e, char out[VX_QUESTION_CAP])
{
    const vx_match *match = e->match;
    void *seen = vx_seen_state(e);
    vx_text text = vx_text_on(out, VX_QUESTION_CAP);
    if (match->game->status != NULL && seen != NULL)
        match->game->status(seen, e->language, &text);
    else
        snprintf(out, VX_QUESTION_CAP, vx_say(e, "seat %d acts", "действует место %d"),
                 vx_match_to_act(match) + 1);
    free(seen);
}

void vx_tell_turn(const vx_evening *e)
{
    char line[VX_QUESTION_CAP];
    vx_write_question(e, line);
    vx_set_style(e, "1");
    printf("%s\n", line);
    vx_set_style(e, "0");
}

void vx_tell_problem(const vx_evening *e, const vx_problem *problem)
{
    char line[512];
    vx_format_problem(problem, e->language, line, sizeof line);
    printf("%s\n", line);
}

bool vx_draw_curtain(vx_evening *e, int seat)
{
    char line[VX_LINE_LENGTH];
    if (e->is_screen)
        fputs("\033[H\033[2J\033[3J", stdout); /* what scrolled away must go too */
    else
        for (int i = 0; i < 60; i++) putchar('\n');
    printf(vx_say(e, "Seat %d, it is your turn. Press Enter when nobody else is looking. ",
                  "Место %d, ваш ход. Нажмите Enter, когда другие не смотрят. "),
           seat + 1);
    fflush(stdout);
    return vx_read_line(line, sizeof line);
}
