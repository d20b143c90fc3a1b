/* SPDX-License-Identifier: MIT */
/* plain.c - a page for games that bring none. */
#include "command/plain.h"

#include <string.h>

#include "core/game.h"
#include "core/json.h"

enum {
    BOARD_CAP = 1 << 14,
    BOARD_WIDTH = 60, /* columns: a phone shows so many */
    BLANK = '_',      /* in a thing, where the notation has a blank: blanks part things */
};

void vx_plain_scene(const vx_game *game, const void *state, int seat, vx_language language,
                    vx_text *out)
{
    char board[BOARD_CAP];
    vx_style style = {
        .language = language, .seat = seat < 0 ? 0 : seat, .unicode = true, .width = BOARD_WIDTH};
    vx_show(game, state, &style, board, sizeof board);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "board", board);
    vx_json_close(out, '}');
}

void vx_plain_steps(const char *action_text, vx_text *out)
{
    for (const char *at = action_text; *at != '\0'; at++)
        vx_add_char(out, *at == ' ' ? BLANK : *at);
}

void vx_plain_foretell(const vx_game *game, const void *state, vx_action action,
                       vx_language language, vx_text *out)
{
    char words[VX_ACTION_TEXT_CAP];
    vx_describe_action(game, state, action, language, words, sizeof words);
    vx_add(out, words);
}

bool vx_plain_parse_steps(const vx_game *game, const void *state, const char *steps, vx_action *out)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_text copy = vx_text_on(text, sizeof text);
    for (const char *at = steps; *at != '\0'; at++) vx_add_char(&copy, *at == BLANK ? ' ' : *at);
    vx_problem problem;
    return !copy.cut && vx_parse_action(game, state, text, out, &problem);
}
