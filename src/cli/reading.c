/* SPDX-License-Identifier: MIT */
/* reading.c - printing for somebody who reads and tries. */
#include "cli/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/text.h"

enum { WIDTH = 78, ACTIONS_SHOWN = 60 };

void vx_print_words(const vx_host *host, const char *indent, const char *words)
{
    int used = 0;
    bool is_bold = false;
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at, " ");
        int letters = vx_columns(at, length);
        if (used > 0 && used + 1 + letters > WIDTH) used = 0, putchar('\n');
        fputs(used > 0 ? " " : indent, stdout);
        for (size_t i = 0; i < length; i++) {
            if (strncmp(at + i, "**", 2) != 0) {
                putchar(at[i]);
                continue;
            }
            is_bold = !is_bold;
            if (host->color) fputs(is_bold ? "\033[1m" : "\033[0m", stdout);
            i++;
        }
        used += letters + 1;
        at += length + strspn(at + length, " ");
    }
    putchar('\n');
}

void vx_print_state(const vx_host *host, vx_language language, const vx_game *game,
                    const void *state, int seat)
{
    vx_style style = {.language = language,
                      .seat = seat,
                      .color = host->color,
                      .unicode = host->unicode,
                      .width = host->width > 0 ? host->width : 100};
    char *text = malloc(VX_POSITION_CAP);
    void *view = malloc(game->state_size);
    if (text != NULL && view != NULL) {
        vx_view(game, state, seat, view);
        vx_show(game, view, &style, text, VX_POSITION_CAP);
        printf("\n%s\n", text);
    }
    free(text);
    free(view);
}

void vx_print_actions(vx_language language, const vx_game *game, const void *state, int seat)
{
    vx_action *all = malloc((size_t)game->action_cap * sizeof *all);
    void *view = malloc(game->state_size);
    int count = 0;
    if (all != NULL && view != NULL) {
        vx_view(game, state, seat, view);
        count = vx_list(game, view, all);
    }
    for (int i = 0; i < count && i < ACTIONS_SHOWN; i++) {
        char text[VX_ACTION_TEXT_CAP], words[512];
        vx_format_action(game, view, all[i], text, sizeof text);
        vx_describe_action(game, view, all[i], language, words, sizeof words);
        printf("  %-14s %s\n", text, words);
    }
    if (count > ACTIONS_SHOWN) printf("  ... %d\n", count);
    free(all);
    free(view);
}
