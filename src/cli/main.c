/* SPDX-License-Identifier: MIT */
/* main.c - the program: one command from the words it was started with. */
#include <stdio.h>
#include <string.h>

#include "cli/host.h"
#include "cli/terminal.h"

/* What a terminal has beyond the common commands. */
static const vx_command terminal_commands[] = {
    {"protocol",
     VX_IN_TERMINAL | VX_HEAVY,
     0,
     0,
     NULL,
     {"a dialogue with a program: one command per line", "разговор с программой: команда в строке"},
     NULL,
     0,
     vx_run_terminal_dialogue},
};

static int run_command(const vx_host *host, int count, const char *const *words)
{
    vx_session *session = vx_session_new(host, VX_ONE_COMMAND);
    if (session == NULL) {
        fputs("vexillum: out of memory\n", stderr);
        return VX_BAD;
    }
    vx_session_add_commands(session, terminal_commands,
                            (int)(sizeof terminal_commands / sizeof terminal_commands[0]));
    int status = (int)vx_session_run(session, count, words);
    bool written = fputs(vx_session_output(session), stdout) >= 0 && fflush(stdout) == 0;
    if (!written) {
        fputs("vexillum: cannot write the answer\n", stderr);
        status = VX_BAD;
    } else if (vx_session_error(session)[0] != '\0') {
        fprintf(stderr, "vexillum: %s\n", vx_session_error(session));
    }
    vx_session_free(session);
    return status;
}

int main(int count, char **words)
{
    static const char *const help[] = {"help"};
    vx_host host = vx_terminal_host();
    if (count < 2 || strcmp(words[1], "--help") == 0 || strcmp(words[1], "-h") == 0)
        return run_command(&host, 1, help);
    if (strcmp(words[1], "--version") == 0) {
        puts("vexillum " VX_VERSION);
        return 0;
    }
    return run_command(&host, count - 1, (const char *const *)words + 1);
}
