/* SPDX-License-Identifier: MIT */
/* help.c - help, written from the command table itself. */
#include "command/session.h"

static void answer_summary(vx_session *session, const vx_command *command)
{
    vx_text *out = vx_answer(session, 512);
    size_t start = out->length;
    vx_add(out, "  ");
    vx_add(out, command->name);
    vx_add_padding(out, start, 13);
    vx_add(out, command->summary[session->language]);
    vx_add_char(out, '\n');
}

static void answer_all(vx_session *session)
{
    static const char *const title[VX_LANGUAGES] = {
        "Vexillum: tabletop wargames by exact rules\n\n",
        "Vexillum: настольные военные игры по точным правилам\n\n"};
    static const char *const more[VX_LANGUAGES] = {
        "\nMore about one of them: help COMMAND. Every command takes --lang en|ru.\n"
        "Every question is asked by a seat: --seat N, 0 for a spectator, all for everything.\n",
        "\nПодробнее об одной: help КОМАНДА. Каждая команда понимает --lang en|ru.\n"
        "Каждый вопрос задают с места: --seat N, 0 — зритель, all — кто видит всё.\n"};
    vx_add(vx_answer(session, 256), title[session->language]);
    unsigned here = session->manner == VX_DIALOGUE ? VX_IN_DIALOGUE : VX_IN_TERMINAL;
    for (int t = 0; t < session->table_count; t++)
        for (int i = 0; i < session->tables[t].count; i++)
            if (session->tables[t].commands[i].traits & here)
                answer_summary(session, &session->tables[t].commands[i]);
    vx_add(vx_answer(session, 512), more[session->language]);
}

static void answer_flag(vx_session *session, const vx_flag *flag)
{
    vx_text *out = vx_answer(session, 512);
    size_t start = out->length;
    vx_add(out, "  ");
    vx_add(out, flag->name);
    if (flag->value != NULL) {
        vx_add_char(out, ' ');
        vx_add(out, flag->value);
    }
    vx_add_padding(out, start, 22);
    vx_add(out, flag->help[session->language]);
    vx_add_char(out, '\n');
}

static void answer_command(vx_session *session, const vx_command *command)
{
    vx_text *out = vx_answer(session, 1024);
    vx_add(out, command->name);
    if (command->usage != NULL) {
        vx_add_char(out, ' ');
        vx_add(out, command->usage);
    }
    vx_add(out, "\n  ");
    vx_add(out, command->summary[session->language]);
    vx_add_char(out, '\n');
    if (command->flag_count > 0) vx_add_char(out, '\n');
    for (int i = 0; i < command->flag_count; i++) answer_flag(session, &command->flags[i]);
    if (command->explain != NULL) {
        vx_add_char(vx_answer(session, 1), '\n');
        command->explain(session);
    }
}

static void answer_options(vx_session *session, const vx_game *game)
{
    for (int i = 0; i < game->option_count; i++) {
        const vx_option *option = &game->options[i];
        vx_text *out = vx_answer(session, 1024);
        size_t start = out->length;
        vx_add(out, "  ");
        vx_add(out, option->key);
        vx_add_char(out, '=');
        vx_add(out, option->fallback);
        vx_add_padding(out, start, 34);
        vx_add_char(out, ' ');
        vx_add(out, option->help[session->language]);
        if (option->values != NULL) {
            vx_add(out, " (");
            vx_add(out, option->values);
            vx_add_char(out, ')');
        }
        vx_add_char(out, '\n');
    }
}

vx_status vx_run_help(vx_session *session, const vx_arguments *arguments)
{
    if (arguments->count == 0) {
        answer_all(session);
        return VX_YES;
    }
    const char *name = arguments->word[0];
    const vx_game *game = vx_game_find(name);
    const vx_command *command = vx_find_command(session, name);
    if (game != NULL) {
        vx_text *out = vx_answer(session, 256);
        vx_add(out, game->name[session->language]);
        vx_add_char(out, '\n');
        answer_options(session, game);
        return VX_YES;
    }
    if (command == NULL) return vx_fail_unknown_command(session, name);
    answer_command(session, command);
    return VX_YES;
}
