/* SPDX-License-Identifier: MIT */
/* answer.c - what the terminal says to what a player typed. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/host.h"
#include "cli/play.h"

enum { SHORT_ANSWER = 4 }; /* lines that the table has room for */

void vx_reply(vx_evening *e, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    size_t room = sizeof e->answer - e->answered;
    int length = vsnprintf(e->answer + e->answered, room, format, list);
    va_end(list);
    if (length > 0) e->answered += (size_t)length < room ? (size_t)length : room - 1;
}

/* Words from column `indent` on, broken between words at the width of the screen. */
static void answer_wrapped(vx_evening *e, const char *words, int indent)
{
    int room = e->host.width - indent, used = 0;
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at, " ");
        int letters = vx_columns(at, length);
        if (used > 0 && used + 1 + letters > room) {
            vx_reply(e, "\n%*s", indent, "");
            used = 0;
        }
        vx_reply(e, "%s%.*s", used > 0 ? " " : "", (int)length, at);
        used += letters + (used > 0);
        at += length + strspn(at + length, " ");
    }
    vx_reply(e, "\n");
}

void vx_answer_action(vx_evening *e, const void *state, vx_action action)
{
    const vx_game *game = e->match->game;
    char text[VX_ACTION_TEXT_CAP], words[512];
    vx_format_action(game, state, action, text, sizeof text);
    vx_describe_action(game, state, action, e->language, words, sizeof words);
    vx_reply(e, "  %-12s ", text);
    answer_wrapped(e, words, 3 + (strlen(text) > 12 ? (int)strlen(text) : 12));
}

void vx_answer_problem(vx_evening *e, const vx_problem *problem)
{
    char sentence[512];
    vx_format_problem(problem, e->language, sentence, sizeof sentence);
    answer_wrapped(e, sentence, 0);
    const char *clause = problem->message->clause;
    const vx_game *game = e->match->game;
    const vx_lesson_file *lesson = clause != NULL ? vx_lesson_on_clause(game, clause) : NULL;
    if (lesson == NULL) return;
    vx_reply(e, "%s vexillum learn %s %s\n", vx_say(e, "Learn it:", "Урок об этом:"), game->id,
             lesson->name);
}

/* ---- The log and the position ---- */

static void answer_entry(vx_evening *e, const void *state, void *seen, const vx_entry *entry)
{
    vx_seen_entry told = vx_see_entry(e->match->game, state, entry, e->viewer, seen);
    if (entry->resigned)
        vx_reply(e, vx_say(e, "  seat %d resigns\n", "  место %d сдаётся\n"), entry->actor + 1);
    else
        vx_answer_action(e, seen, told.action);
}

void vx_answer_log(vx_evening *e)
{
    enum { LATELY = 40 };
    const vx_match *match = e->match;
    char *states = malloc(2 * match->game->state_size);
    int first = match->count > LATELY ? match->count - LATELY : 0;
    if (states == NULL) return;
    void *state = states, *seen = states + match->game->state_size;
    vx_match_state_at(match, first, state);
    for (int i = first; i < match->count; i++) {
        answer_entry(e, state, seen, &match->entries[i]);
        if (!match->entries[i].resigned) vx_apply(match->game, state, match->entries[i].action);
    }
    if (match->count == 0)
        vx_reply(e, "%s\n", vx_say(e, "Nothing has happened yet.", "Ещё ничего не было."));
    free(states);
}

void vx_answer_details(vx_evening *e)
{
    char *text = malloc(VX_POSITION_CAP);
    void *seen = vx_seen_state(e);
    vx_style style = {.language = e->language,
                      .seat = e->viewer < 0 ? 0 : e->viewer,
                      .color = e->host.color,
                      .unicode = e->host.unicode,
                      .width = e->host.width};
    if (text != NULL && seen != NULL) {
        vx_show(e->match->game, seen, &style, text, VX_POSITION_CAP);
        vx_reply(e, "%s", text);
    }
    free(text);
    free(seen);
}

/* ---- Giving it ---- */

/* Lines of the screen that a line of text takes. */
static int rows_of(const vx_evening *e, const char *line, size_t length)
{
    int columns = vx_columns(line, length);
    return columns == 0 ? 1 : (columns + e->host.width - 1) / e->host.width;
}

static int rows_of_answer(const vx_evening *e)
{
    int rows = 0;
    for (const char *at = e->answer; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        rows += rows_of(e, at, length);
        at += length + (at[length] == '\n');
    }
    return rows;
}

/* Prints whole lines while they fit and returns what is left. */
static const char *print_page(const vx_evening *e, const char *at, int room)
{
    fputs("\033[H\033[2J", stdout);
    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        room -= rows_of(e, at, length);
        if (room < 0) break;
        printf("%.*s\n", (int)length, at);
        at += length + (at[length] == '\n');
    }
    return at;
}

/* Enter turns the page; anything else is what the player says next. */
static void read_pages(vx_evening *e)
{
    for (const char *rest = e->answer; *rest != '\0' && !e->has_left;) {
        rest = print_page(e, rest, vx_terminal_height() - 1);
        printf("%s", *rest != '\0'
                         ? vx_say(e, "-- Enter: more, or a number or a word > ",
                                  "— Enter: дальше; можно ввести номер или слово > ")
                         : vx_say(e, "-- Enter: back to the table, or a number or a word > ",
                                  "— Enter: к столу; можно ввести номер или слово > "));
        fflush(stdout);
        if (!vx_read_line(e->pending, sizeof e->pending)) e->has_left = true;
        if (e->pending[0] != '\0') break;
    }
    e->answer[e->answered = 0] = '\0';
}

void vx_give_answer(vx_evening *e)
{
    if (e->answered == 0) return;
    if (!e->is_screen) {
        fputs(e->answer, stdout);
        e->answer[e->answered = 0] = '\0';
        return;
    }
    if (rows_of_answer(e) > SHORT_ANSWER) read_pages(e);
    e->needs_drawing = true;
}
