/* SPDX-License-Identifier: MIT */
/* map.c - drawn maps, without a match: check, draw, ready, kinds. */
#include <string.h>

#include "command/session.h"
#include "core/json.h"

enum { TOLD_CAP = 1 << 17, TEXT_CAP = 8192 };

static vx_status tell(vx_session *session, const vx_game *game, const char *text, int size)
{
    vx_map_question asked = {text, size, session->language};
    vx_text *out = vx_answer(session, TOLD_CAP);
    game->maps->tell(&asked, out);
    vx_add_char(out, '\n');
    return VX_YES;
}

static vx_status run_draw(vx_session *session, const vx_game *game, const char *number,
                          const char *table, int size)
{
    char drawn[TEXT_CAP];
    vx_text text = vx_text_on(drawn, sizeof drawn);
    vx_problem why = {0};
    if (!game->maps->draw(number, table, &text, &why)) return vx_fail(session, VX_BAD, NULL, &why);
    return tell(session, game, drawn, size);
}

static vx_status list(vx_session *session, void (*items)(vx_language language, vx_text *out))
{
    vx_text *out = vx_answer(session, TOLD_CAP);
    vx_add_char(out, '[');
    items(session->language, out);
    vx_add(out, "]\n");
    return VX_YES;
}

vx_status vx_run_map(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_maps = {
        NULL, {"'{word}' has no maps to draw", "в «{word}» карт не рисуют"}};
    static const vx_message no_text = {
        NULL, {"map {word} needs a map or a number", "map {word}: нужна карта или число"}};
    static const vx_message unknown = {
        NULL, {"there is no question '{word}' about a map", "о карте нельзя спросить «{word}»"}};
    static const char *const known[] = {"check", "draw", "ready", "kinds", NULL};
    const char *question = arguments->word[0];
    const vx_game *game = vx_wanted_game(session, arguments->word[1]);
    if (game == NULL) return VX_BAD;
    if (game->maps == NULL) return vx_fail_with(session, VX_BAD, &no_maps, game->id);
    if (strcmp(question, "ready") == 0) return list(session, game->maps->ready);
    if (strcmp(question, "kinds") == 0) return list(session, game->maps->kinds);
    bool is_check = strcmp(question, "check") == 0;
    if (!is_check && strcmp(question, "draw") != 0)
        return vx_fail_unknown(session, &unknown, question, known);
    if (arguments->count < 3) return vx_fail_with(session, VX_BAD, &no_text, question);
    int size = (int)vx_flag_number(arguments, "--points", game->maps->size_usual);
    if (is_check) return tell(session, game, arguments->word[2], size);
    const char *table = vx_flag_text(arguments, "--table", "180x120");
    return run_draw(session, game, arguments->word[2], table, size);
}
