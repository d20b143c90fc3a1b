/* SPDX-License-Identifier: MIT */
/* screen.c - what a player of the terminal sees. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/host.h"
#include "cli/play.h"

enum {
    NEWS_MAX = 12,    /* a deal of forty cards is printed in short */
    BELOW_BOARD = 9,  /* lines for news, question, choices and what is typed */
    CHOICE_LINES = 4, /* of them at least */
    LOWEST_BOARD = 15
};

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
    bool share_a_board = e->humans > 1 && e->match->game->knowledge == NULL;
    return share_a_board || e->viewer < 0 ? 0 : e->viewer;
}

void vx_put_line(vx_evening *e, const char *line)
{
    char cut[4096];
    vx_text text = vx_text_on(cut, sizeof cut);
    bool is_cut = e->is_screen && vx_columns(line, strlen(line)) > e->host.width;
    if (is_cut)
        vx_add_cut(&text, line, e->host.width - 1);
    else
        vx_add(&text, line);
    if (is_cut) vx_add(&text, e->host.unicode ? "…" : "~");
    printf("%s\n", cut);
    e->used++;
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text != '\0'; text++) lines += *text == '\n';
    return lines;
}

/* As it is where there is room for it, else as small as the game can draw it. */
static void show_position(const vx_evening *e, const void *seen, char *text)
{
    int height = vx_terminal_height();
    vx_style style = {.language = e->language,
                      .seat = near_seat(e),
                      .color = e->host.color,
                      .unicode = e->host.unicode,
                      .width = e->host.width};
    vx_show(e->match->game, seen, &style, text, VX_POSITION_CAP);
    if (!e->is_screen || count_lines(text) + BELOW_BOARD <= height) return;
    style.height = height - BELOW_BOARD > LOWEST_BOARD ? height - BELOW_BOARD : LOWEST_BOARD;
    vx_show(e->match->game, seen, &style, text, VX_POSITION_CAP);
}

void vx_draw_board(vx_evening *e)
{
    char *text = malloc(VX_POSITION_CAP);
    void *seen = vx_seen_state(e);
    e->host.width = vx_terminal_width();
    e->used = 0;
    if (text != NULL && seen != NULL) {
        show_position(e, seen, text);
        fputs(e->is_screen ? "\033[H\033[2J" : "\n", stdout);
        fputs(text, stdout);
        e->used = count_lines(text);
    }
    free(text);
    free(seen);
    e->needs_drawing = false;
}

void vx_put_wrapped(vx_evening *e, const char *words)
{
    char line[VX_LINE_LENGTH];
    while (*words != '\0') {
        vx_text text = vx_text_on(line, sizeof line);
        for (;;) {
            size_t length = strcspn(words, " ");
            int used = vx_columns(line, text.length), letters = vx_columns(words, length);
            if (*words == '\0' || (used > 0 && used + 1 + letters > e->host.width)) break;
            if (used > 0) vx_add_char(&text, ' ');
            vx_add_bytes(&text, words, length);
            words += length + strspn(words + length, " ");
        }
        vx_put_line(e, line);
    }
}

/* ---- Under the board ---- */

int vx_lines_left(const vx_evening *e)
{
    return vx_terminal_height() - 1 - e->used; /* the last one is typed on */
}

static void tell_entry(vx_evening *e, const void *state, void *seen, const vx_entry *entry)
{
    const vx_game *game = e->match->game;
    char text[VX_ACTION_TEXT_CAP] = "", words[512], line[1024];
    vx_seen_entry told = vx_see_entry(game, state, entry, e->viewer, seen);
    if (entry->resigned) {
        snprintf(line, sizeof line, vx_say(e, "  seat %d resigns", "  место %d сдаётся"),
                 entry->actor + 1);
    } else {
        vx_format_action(game, seen, told.action, text, sizeof text);
        vx_describe_action(game, seen, told.action, e->language, words, sizeof words);
        snprintf(line, sizeof line, "  %-12s %s", text, words);
    }
    vx_put_line(e, line);
}

static int count_news(const vx_match *match, int first, bool with_chance)
{
    int count = 0;
    for (int i = first; i < match->count; i++)
        count += with_chance || match->entries[i].actor != VX_CHANCE;
    return count;
}

/* Where there is no room for all of it, what players did comes before what dice and bags did, and
 * what is new before what is older. */
void vx_tell_news(vx_evening *e, int room)
{
    const vx_match *match = e->match;
    int first = e->shown[e->viewer < 0 ? 0 : e->viewer];
    char *states = malloc(2 * match->game->state_size);
    if (room > NEWS_MAX) room = NEWS_MAX;
    if (first > match->count) first = match->count; /* after taking back */
    bool with_chance = count_news(match, first, true) <= room;
    int skipped = count_news(match, first, with_chance) - room;
    if (skipped > 0 && room > 1) {
        char line[128];
        snprintf(line, sizeof line,
                 vx_say(e, "  ... and %d before (type log for all)", "  … и до того %d (журнал)"),
                 ++skipped);
        vx_put_line(e, line);
    }
    if (states != NULL && first < match->count) {
        void *state = states, *seen = states + match->game->state_size;
        vx_match_state_at(match, first, state);
        for (int i = first; i < match->count; i++) {
            const vx_entry *entry = &match->entries[i];
            bool counts = with_chance || entry->actor != VX_CHANCE;
            if (counts && skipped-- <= 0) tell_entry(e, state, seen, entry);
            if (!entry->resigned) vx_apply(match->game, state, entry->action);
        }
    }
    free(states);
}

static void tell_answer(vx_evening *e)
{
    fputs(e->answer, stdout);
    e->used += count_lines(e->answer);
    e->answer[e->answered = 0] = '\0';
}

/* How to speak with the program, until the player has. */
static void greet(vx_evening *e)
{
    vx_set_style(e, "2");
    vx_put_line(e,
                vx_say(e, "Type a choice's number or an action; also: ?, hint, auto, undo, help",
                       "Введите номер или действие; ещё есть: ?, подсказка, авто, назад, помощь"));
    vx_set_style(e, "0");
}

void vx_draw_table(vx_evening *e)
{
    vx_draw_board(e);
    if (e->answered > 0)
        tell_answer(e);
    else
        vx_tell_news(e, e->is_screen ? vx_lines_left(e) - 2 - CHOICE_LINES : NEWS_MAX);
    if (!e->was_greeted) greet(e);
    e->was_greeted = true;
    vx_lead(e);
    vx_tell_turn(e);
    if (e->is_screen) vx_print_choices(e, vx_lines_left(e));
}

void vx_write_question(const vx_evening *e, char out[VX_QUESTION_CAP])
{
    const vx_match *match = e->match;
    void *seen = vx_seen_state(e);
    vx_text text = vx_text_on(out, VX_QUESTION_CAP);
    if (seen == NULL || !vx_add_status(match->game, seen, e->language, &text))
        snprintf(out, VX_QUESTION_CAP, vx_say(e, "seat %d acts", "действует место %d"),
                 vx_match_to_act(match) + 1);
    free(seen);
}

void vx_tell_turn(vx_evening *e)
{
    char line[VX_QUESTION_CAP];
    vx_write_question(e, line);
    vx_set_style(e, "1");
    vx_put_line(e, line);
    vx_set_style(e, "0");
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
