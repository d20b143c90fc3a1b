/* SPDX-License-Identifier: MIT */
/* rules.c - the rules page of a game in the terminal, whole or one clause of it. */
#include <string.h>

#include "command/markdown.h"
#include "command/pages.h"
#include "command/session.h"

const char *vx_rules_page(const vx_game *game, vx_language language)
{
    for (const vx_page *page = vx_pages; page->game != NULL; page++)
        if (strcmp(page->game, game->id) == 0 && page->language == language)
            return (const char *)page->text;
    return NULL;
}

static bool is_same_letter(char a, char b)
{
    if (a >= 'a' && a <= 'z') a = (char)(a - 'a' + 'A');
    if (b >= 'a' && b <= 'z') b = (char)(b - 'a' + 'A');
    return a == b;
}

/* Does the line define the clause: "- **ZN-13** ..."? */
static bool defines(const char *line, const char *clause)
{
    if (strncmp(line, "- **", 4) != 0) return false;
    line += 4;
    for (; *clause != '\0'; clause++, line++)
        if (!is_same_letter(*line, *clause)) return false;
    return strncmp(line, "**", 2) == 0;
}

/* The clause ends with its line, or with the lines indented below it. */
static size_t clause_length(const char *line)
{
    size_t length = strcspn(line, "\n");
    while (line[length] == '\n' && strncmp(line + length + 1, "  ", 2) == 0)
        length += 1 + strcspn(line + length + 1, "\n");
    return length;
}

bool vx_answer_clause(vx_session *session, const vx_game *game, const char *clause)
{
    const char *line = vx_rules_page(game, session->language);
    while (line != NULL) {
        if (defines(line, clause)) {
            vx_answer_markdown(session, line, clause_length(line));
            return true;
        }
        line = strchr(line, '\n');
        if (line != NULL) line++;
    }
    return false;
}

vx_status vx_run_rules(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_page = {
        NULL, {"there is no rules page for '{word}' yet", "страницы правил «{word}» ещё нет"}};
    static const vx_message no_clause = {
        NULL,
        {"there is no clause '{word}' in these rules", "в этих правилах нет пункта «{word}»"}};
    const vx_game *game = vx_wanted_game(session, arguments->word[0]);
    if (game == NULL) return VX_BAD;
    const char *text = vx_rules_page(game, session->language);
    if (text == NULL) return vx_fail_with(session, VX_BAD, &no_page, game->id);
    if (arguments->count == 1)
        vx_answer_markdown(session, text, strlen(text));
    else if (!vx_answer_clause(session, game, arguments->word[1]))
        return vx_fail_with(session, VX_BAD, &no_clause, arguments->word[1]);
    return VX_YES;
}
