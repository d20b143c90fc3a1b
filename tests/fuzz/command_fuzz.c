/* SPDX-License-Identifier: MIT */
/* command_fuzz.c - any lines as a dialogue, in a session without files, clock or threads. */
#include <stdlib.h>
#include <string.h>

#include "command/command.h"
#include "fuzz.h"

/* These compute as long as they are told to, which no fuzzer survives. */
static bool is_heavy(const char *line)
{
    static const char *const heavy[] = {"perft", "sim", "bench", "go"};
    for (size_t i = 0; i < sizeof heavy / sizeof heavy[0]; i++)
        if (strstr(line, heavy[i]) != NULL) return true;
    return false;
}

static void demand_answer(const vx_session *session)
{
    vx_status status = vx_session_status(session);
    const char *error = vx_session_error(session);
    demand(status == VX_YES || status == VX_NO || status == VX_BAD, "a command has a status");
    demand(strchr(error, '\n') == NULL, "an error is one line");
    demand((status == VX_BAD) <= (error[0] != '\0'), "bad input is told");
    if (status == VX_BAD) demand(vx_session_output(session)[0] == '\0', "nothing is half-written");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    vx_host host = {.language = size % 2 ? VX_RUSSIAN : VX_ENGLISH, .unicode = true, .width = 80};
    vx_session *session = vx_session_new(&host, VX_DIALOGUE);
    char *text = text_of(data, size);
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        if (is_heavy(line)) continue;
        if (vx_session_take_line(session, line)) demand_answer(session);
    }
    vx_session_free(session);
    session = vx_session_new(&host, VX_ONE_COMMAND);
    free(text);
    text = text_of(data, size);
    if (!is_heavy(text)) {
        vx_session_run_text(session, text);
        demand_answer(session);
    }
    vx_session_free(session);
    free(text);
    return 0;
}
