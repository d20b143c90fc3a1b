/* SPDX-License-Identifier: MIT */
/* ruleset.c - changed numbers, without a match: check, limits, form, facts. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "core/game.h"
#include "core/json.h"

enum { TOLD_CAP = 1 << 18 };

static const vx_message no_rulebook = {NULL,
                                       {"the numbers of '{word}' cannot be changed by a file",
                                        "числа игры «{word}» файлом не меняются"}};

/* "Cheap orcs", its hash, then a line for each thing that differs; or that nothing does. */
static vx_status tell(vx_session *session, uint32_t id)
{
    static const char *const book[VX_LANGUAGES] = {"the book's rules", "правила книги"};
    static const char *const unnamed[VX_LANGUAGES] = {"(no name)", "(без названия)"};
    const vx_ruleset *ruleset = vx_find_ruleset(id);
    vx_text *out = vx_answer(session, TOLD_CAP);
    if (ruleset == NULL) {
        vx_add(out, book[session->language]);
        vx_add_char(out, '\n');
        return VX_YES;
    }
    const char *name = ruleset->name[session->language];
    vx_add(out, name[0] != '\0' ? name : unnamed[session->language]);
    vx_add_char(out, ' ');
    vx_add_ruleset_hash(ruleset, out);
    vx_add_char(out, '\n');
    vx_describe_ruleset(ruleset, session->language, out);
    return VX_YES;
}

static vx_status answer_form(vx_session *session, const vx_game *game, uint32_t id)
{
    const vx_ruleset *ruleset = vx_find_ruleset(id);
    vx_text *out = vx_answer(session, TOLD_CAP);
    vx_add_char(out, '{');
    vx_json_text(out, "game", game->id);
    if (ruleset != NULL) vx_add_ruleset_head(ruleset, session->language, out);
    vx_json_begin(out, "kinds");
    vx_add_rules_form(game->rulebook, id, session->language, out);
    vx_add(out, "}\n");
    return VX_YES;
}

static vx_status answer_facts(vx_session *session, const vx_game *game, uint32_t id)
{
    vx_text *out = vx_answer(session, TOLD_CAP);
    if (game->page != NULL)
        game->page->facts(id, session->language, out);
    else
        vx_add(out, "null");
    vx_add_char(out, '\n');
    return VX_YES;
}

vx_status vx_read_ruleset_word(vx_session *session, const vx_game *game, const char *word,
                               uint32_t *id)
{
    if (game->rulebook == NULL) return vx_fail_with(session, VX_BAD, &no_rulebook, game->id);
    vx_problem problem;
    bool is_file = vx_names_file(session, word);
    char *text = is_file ? vx_read_text(session, word) : NULL;
    if (is_file && text == NULL) return VX_BAD;
    bool is_read = vx_read_ruleset(game->rulebook, is_file ? text : word, id, &problem);
    free(text);
    return is_read ? VX_YES : vx_fail(session, VX_BAD, is_file ? word : NULL, &problem);
}

vx_status vx_run_ruleset(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message unknown = {NULL,
                                       {"there is no question '{word}' about a ruleset",
                                        "о наборе правил нельзя спросить «{word}»"}};
    static const char *const known[] = {"check", "limits", "form", "facts", NULL};
    const char *question = arguments->word[0];
    const vx_game *game = vx_wanted_game(session, arguments->word[1]);
    uint32_t id = 0;
    if (game == NULL) return VX_BAD;
    if (game->rulebook == NULL) return vx_fail_with(session, VX_BAD, &no_rulebook, game->id);
    if (arguments->count > 2) {
        vx_status status = vx_read_ruleset_word(session, game, arguments->word[2], &id);
        if (status != VX_YES) return status;
    }
    if (strcmp(question, "check") == 0) return tell(session, id);
    if (strcmp(question, "limits") == 0) {
        vx_add_rules_limits(game->rulebook, vx_answer(session, TOLD_CAP));
        return VX_YES;
    }
    if (strcmp(question, "form") == 0) return answer_form(session, game, id);
    if (strcmp(question, "facts") == 0) return answer_facts(session, game, id);
    return vx_fail_unknown(session, &unknown, question, known);
}
