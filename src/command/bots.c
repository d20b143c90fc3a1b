/* SPDX-License-Identifier: MIT */
/* bots.c - bots by their names, and what a host lends them. */
#include "command/bots.h"

#include <string.h>

#include "command/session.h"

bool vx_next_bot(const char **rest, vx_word *out)
{
    if (*rest == NULL) return false;
    *out = (vx_word){.start = *rest, .length = strcspn(*rest, ",")};
    *rest = out->start[out->length] == ',' ? out->start + out->length + 1 : NULL;
    return true;
}

bool vx_wanted_bot(vx_session *session, const vx_word *name, vx_limits *out)
{
    static const vx_message unknown = {NULL, {"there is no bot '{word}'", "нет бота «{word}»"}};
    static const char *const known[] = {"random", "greedy", "level1",      "level2", "level3",
                                        "level4", "level5", "level6",      "level7", "level8",
                                        "full",   "uct",    "first-timer", NULL};
    char copy[64];
    vx_text text = vx_text_on(copy, sizeof copy);
    vx_add_bytes(&text, name->start, name->length);
    if (vx_limits_parse(copy, out)) return true;
    vx_fail_unknown(session, &unknown, copy, known);
    return false;
}

vx_platform vx_search_platform(const vx_host *host)
{
    return (vx_platform){.context = host->context,
                         .clock = host->clock,
                         .should_stop = host->should_stop,
                         .run_parallel = host->run_parallel};
}
