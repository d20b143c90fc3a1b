/* SPDX-License-Identifier: MIT */
/* commands.c - the commands of serve.h, as `vexillum help` lists them. */
#include "command/session.h"
#include "server/limits.h"
#include "server/serve.h"
#include "server/settings.h"

static void explain_limits(vx_session *session)
{
    limits_explain(vx_answer(session, LIMITS_TEXT_CAP), session->language);
}

/* clang-format off */
static const vx_flag database[] = {
    {"--db", "FILE", false, 0, 0, {"where the server keeps its games (vexillum.db)", "где сервер хранит партии (vexillum.db)"}},
    {"--admin", "FILE", false, 0, 0, {"its socket for orders (beside the database file)", "его сокет для распоряжений (рядом с файлом базы)"}}};
/* clang-format on */

const vx_command vx_server_commands[VX_SERVER_COMMANDS] = {
    {.name = "serve",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .usage = "[--port P] [--address A] [--db FILE] [--admin FILE] [--page DIR] [--ping SECONDS] "
              "[--threads T] "
              "[--proxies A,B,...] [--tls-cert FILE --tls-key FILE] [--log-json] [--config FILE] "
              "[--check]",
     .summary = {"serve the table: play in a browser, alone or with others",
                 "стол: игра в браузере, одному или с другими"},
     .flags = settings_flags,
     .flag_count = SETTINGS_COUNT,
     .run = vx_run_serve,
     .explain = explain_limits},
    {.name = "admin",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .words_min = 1,
     .words_max = -1,
     .usage = "[--db FILE | --admin FILE] list [tables|tournaments|guests|bans|reports] | close ID "
              "| ban WHO | "
              "unban WHO "
              "| rename NAME TO | reset NAME | schedule KIND GAME [key=value ...] | cancel ID | "
              "announce "
              "TEXT",
     .summary = {"give an order to a running server", "отдать распоряжение работающему серверу"},
     .flags = database,
     .flag_count = 2,
     .run = vx_run_admin},
    {.name = "backup",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .words_min = 1,
     .words_max = 1,
     .usage = "[--db FILE] COPY",
     .summary = {"copy the games of a server, which may be running",
                 "скопировать партии сервера, в том числе работающего"},
     .flags = database,
     .flag_count = 1,
     .run = vx_run_backup},
    {.name = "restore",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .words_min = 1,
     .words_max = 1,
     .usage = "[--db FILE|ADDRESS] COPY",
     .summary = {"replace a server's games by a copy, or move them into PostgreSQL",
                 "вернуть копию на место партий сервера или перенести её в PostgreSQL"},
     .flags = database,
     .flag_count = 1,
     .run = vx_run_restore},
};
