/* SPDX-License-Identifier: MIT */
/* pages.h - the rules pages of all games, put into the program when it is built (tools/embed_pages
 * writes them from src/games/GAME/RULES.md and RULES.ru.md). */
#ifndef VX_COMMAND_PAGES_H
#define VX_COMMAND_PAGES_H

#include "vexillum.h"

typedef struct {
    const char *game;
    vx_language language;
    const unsigned char *text; /* Markdown, ended by '\0' */
} vx_page;

extern const vx_page vx_pages[]; /* ended by a page without a game */

#endif
