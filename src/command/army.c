/* SPDX-License-Identifier: MIT */
/* army.c - army lists, without a match: check, options, fill, random, critique, ready. */
#include <string.h>

#include "command/session.h"
#include "core/json.h"

enum { TOLD_CAP = 1 << 19, LIST_CAP = 4096 };

static bool describe(vx_session *session, const vx_game *game, vx_army_question asked)
{
    vx_problem why = {0};
    vx_text *out = vx_answer(session, TOLD_CAP);
    if (game->armies->describe(&asked, out, &why)) {
        vx_add_char(out, '\n');
        return true;
    }
    vx_fail(session, VX_BAD, NULL, &why);
    return false;
}

static vx_status describe_list(vx_session *session, const vx_game *game, uint32_t ruleset,
                               const char *list, int size)
{
    vx_army_question asked = {ruleset, list, size, -1, false, session->language};
    return describe(session, game, asked) ? VX_YES : VX_BAD;
}

static vx_status run_fill(vx_session *session, const vx_game *game, uint32_t ruleset,
                          const char *list, int size)
{
    char filled[LIST_CAP];
    vx_text text = vx_text_on(filled, sizeof filled);
    vx_problem why = {0};
    if (!game->armies->fill(ruleset, list, size, &text, &why))
        return vx_fail(session, VX_BAD, NULL, &why);
    return describe_list(session, game, ruleset, filled, size);
}

static vx_status run_random(vx_session *session, const vx_game *game, uint32_t ruleset,
                            const char *army, int size, uint64_t seed)
{
    char drawn[LIST_CAP];
    vx_text text = vx_text_on(drawn, sizeof drawn);
    vx_problem why = {0};
    vx_random random;
    vx_random_seed(&random, seed);
    if (!game->armies->draw(ruleset, army, size, &random, &text, &why))
        return vx_fail(session, VX_BAD, NULL, &why);
    return describe_list(session, game, ruleset, drawn, size);
}

static vx_status run_critique(vx_session *session, const vx_game *game, uint32_t ruleset,
                              const char *list, int size)
{
    vx_problem why = {0};
    vx_text *out = vx_answer(session, TOLD_CAP);
    vx_add_char(out, '[');
    if (!game->armies->criticise(ruleset, list, size, out, &why))
        return vx_fail(session, VX_BAD, NULL, &why);
    vx_add(out, "]\n");
    return VX_YES;
}

static vx_status run_ready(vx_session *session, const vx_game *game, uint32_t ruleset, int size)
{
    vx_text *out = vx_answer(session, TOLD_CAP);
    vx_add_char(out, '[');
    game->armies->ready(ruleset, size, session->language, out);
    vx_add(out, "]\n");
    return VX_YES;
}

vx_status vx_run_army(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_lists = {
        NULL, {"'{word}' has no army lists", "в «{word}» нет списков армий"}};
    static const vx_message no_list = {NULL,
                                       {"army {word} needs a list", "army {word}: нужен список"}};
    static const vx_message bad_size = {
        NULL,
        {"this game has no armies of {word} points", "на столько очков здесь не играют: {word}"}};
    static const vx_message unknown = {
        NULL, {"there is no question '{word}' about an army", "об армии нельзя спросить «{word}»"}};
    static const char *const known[] = {"check",    "options", "fill", "random",
                                        "critique", "ready",   NULL};
    const char *question = arguments->word[0];
    const vx_game *game = vx_wanted_game(session, arguments->word[1]);
    if (game == NULL) return VX_BAD;
    if (game->armies == NULL) return vx_fail_with(session, VX_BAD, &no_lists, game->id);
    int size = (int)vx_flag_number(arguments, "--points", game->armies->size_usual);
    if (size < game->armies->size_min || size > game->armies->size_max)
        return vx_fail_with(session, VX_BAD, &bad_size, vx_flag_text(arguments, "--points", "?"));
    const char *rules = vx_flag_text(arguments, "--rules", NULL);
    uint32_t ruleset = 0;
    if (rules != NULL && vx_read_ruleset_word(session, game, rules, &ruleset) != VX_YES)
        return VX_BAD;
    if (strcmp(question, "ready") == 0) return run_ready(session, game, ruleset, size);
    bool is_known = false;
    for (int i = 0; known[i] != NULL; i++) is_known = is_known || strcmp(question, known[i]) == 0;
    if (!is_known) return vx_fail_unknown(session, &unknown, question, known);
    if (arguments->count < 3) return vx_fail_with(session, VX_BAD, &no_list, question);
    const char *list = arguments->word[2];
    if (strcmp(question, "fill") == 0) return run_fill(session, game, ruleset, list, size);
    if (strcmp(question, "critique") == 0) return run_critique(session, game, ruleset, list, size);
    if (strcmp(question, "random") == 0)
        return run_random(session, game, ruleset, list, size, vx_wanted_seed(session, arguments));
    vx_army_question asked = {ruleset,
                              list,
                              size,
                              (int)vx_flag_number(arguments, "--piece", 0) - 1,
                              strcmp(question, "options") == 0,
                              session->language};
    return describe(session, game, asked) ? VX_YES : VX_BAD;
}
