/* SPDX-License-Identifier: MIT */
/* army_fuzz.c - any text as an army list: the first two bytes are the size agreed. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "games/warmaster/army/army.h"

static void demand_same_text(const roster *list)
{
    char printed[4096];
    roster again;
    vx_text out = vx_text_on(printed, sizeof printed);
    wm_format_roster(list, &out);
    vx_word word = {printed, out.length, 1, 1};
    demand(!out.cut && wm_parse_roster(0, &word, &again, NULL), "what is printed is read");
    demand(memcmp(list, &again, sizeof again) == 0, "it is the same army");
}

/* Whatever is in it, the figures can be asked for. */
static void demand_figures(const roster *list)
{
    int points = 0;
    for (int i = 0; i < list->unit_count; i++) points += wm_unit_points(list, i);
    for (int i = 0; i < list->character_count; i++) {
        points += wm_character_points(list, i);
        demand(wm_character_attacks(list, i) >= 0, "a character has attacks or none");
        wm_character_has(list, i, HAS_fly);
    }
    demand(points == wm_roster_points(list), "an army costs what its parts do");
    demand(list->unit_count == 0 || wm_break_point(list) > 0, "an army breaks at some point");
}

static void demand_army(const char *text, int points)
{
    roster list;
    vx_problem why = {0};
    vx_word word = {text, strlen(text), 1, 1};
    if (!wm_parse_roster(0, &word, &list, &why)) {
        demand_reasoned(&why);
        return;
    }
    demand_same_text(&list);
    demand_figures(&list);
    if (!wm_check_roster(&list, points, &why)) {
        demand_reasoned(&why);
        demand(why.message->clause != NULL, "a refusal names its clause");
        return;
    }
    demand(wm_check_partial_roster(&list, points, NULL), "a legal army was legal on the way");
    demand(wm_roster_points(&list) <= points, "a legal army is paid for");
}

/* Whatever is asked about a list is answered with a whole object, or refused with a reason; a step that
 * is offered can be taken. */
static void demand_told(const vx_game *game, const char *text, int size)
{
    enum { TOLD_CAP = 1 << 20 };
    static char told[TOLD_CAP], filled[8192];
    const vx_game_armies *lists = game->armies;
    vx_text out = vx_text_on(told, sizeof told), list = vx_text_on(filled, sizeof filled);
    vx_problem why = {0};
    vx_army_question asked = {0, text, size, size % 5 - 1, true, VX_ENGLISH};
    if (!lists->describe(&asked, &out, &why)) {
        demand_reasoned(&why);
        return;
    }
    demand(!out.cut && told[out.length - 1] == '}', "the answer is whole");
    demand(lists->criticise(0, text, size, &out, &why), "what can be told can be criticised");
    demand(lists->fill(0, text, size, &list, &why) && !list.cut, "and filled up");
    asked.list = filled;
    demand(lists->describe(&asked, &out, &why), "and described again");
}

static void demand_both(const char *text, int points)
{
    demand_told(vx_game_find("warmaster"), text, 300 + points % 4701);
    demand_told(vx_game_find("pocket-battles"), text, 10 + points % 12 * 10);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2) return 0;
    int points = (data[0] << 8 | data[1]) % 5001;
    char *text = text_of(data + 2, size - 2);
    demand_army(text, points);
    demand_both(text, points);
    free(text);
    return 0;
}
