/* SPDX-License-Identifier: MIT */
/* admin_client.c - `vexillum admin`: one order, one answer. */
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "command/session.h"
#include "server/admin.h"
#include "server/serve.h"

static int call_server(const char *wanted, const char *database)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    if (!admin_path(wanted, database, at.sun_path)) return -1;
    int file = socket(AF_UNIX, SOCK_STREAM, 0);
    if (file >= 0 && connect(file, (struct sockaddr *)&at, sizeof at) == 0) return file;
    if (file >= 0) close(file);
    return -1;
}

static void write_order(const vx_arguments *arguments, vx_text *out)
{
    for (int i = 0; i < arguments->count; i++) {
        const char *word = arguments->word[i];
        if (i > 0) vx_add_char(out, ' ');
        if (word[0] != '\0' && strpbrk(word, " \"'\\") == NULL)
            vx_add(out, word);
        else
            vx_add_quoted(out, word);
    }
    vx_add_char(out, '\n');
}

/* Everything up to the end; false if nothing came. */
static bool read_answer(int file, vx_text *out)
{
    char piece[4096];
    ssize_t got;
    while ((got = recv(file, piece, sizeof piece, 0)) > 0) vx_add_bytes(out, piece, (size_t)got);
    return out->length >= 3;
}

vx_status vx_run_admin(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message nobody = {NULL,
                                      {"no server of yours keeps its games in {word}",
                                       "ни один ваш сервер не хранит партии в {word}"}};
    static char answer[ADMIN_ANSWER_CAP + 16];
    char line[ADMIN_LINE_CAP];
    const char *database = vx_flag_text(arguments, "--db", "vexillum.db");
    const char *wanted = vx_flag_text(arguments, "--admin", "");
    vx_text out = vx_text_on(line, sizeof line), heard = vx_text_on(answer, sizeof answer);
    write_order(arguments, &out);
    int file = call_server(wanted, database);
    bool is_answered = file >= 0 && !out.cut &&
                       send(file, line, out.length, MSG_NOSIGNAL) == (ssize_t)out.length &&
                       read_answer(file, &heard);
    if (file >= 0) close(file);
    if (!is_answered)
        return vx_fail_with(session, VX_BAD, &nobody, wanted[0] != '\0' ? wanted : database);
    vx_add(vx_answer(session, heard.length), answer + 3);
    return strncmp(answer, "ok", 2) == 0 ? VX_YES : VX_NO;
}
