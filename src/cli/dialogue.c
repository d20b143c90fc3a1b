/* SPDX-License-Identifier: MIT */
/* dialogue.c - the command language on standard input and output (docs/PROTOCOL.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/host.h"
#include "cli/terminal.h"
#include "core/game.h"

/* ---- Lines ---- */

typedef struct {
    char text[VX_INPUT_CAP + 1];
    size_t length;
    bool is_too_long, has_zero;
} input_line;

/* Reads one line without its end; false at the end of the input. */
static bool read_line(input_line *line)
{
    int c;
    line->length = 0;
    line->is_too_long = line->has_zero = false;
    while ((c = getc(stdin)) != EOF && c != '\n') {
        if (c == '\0') line->has_zero = true;
        if (line->length < VX_INPUT_CAP)
            line->text[line->length++] = (char)c;
        else
            line->is_too_long = true;
    }
    line->text[line->length] = '\0';
    return c != EOF || line->length > 0;
}

/* ---- Replies ---- */

static const char *const status_words[] = {[VX_YES] = "ok", [VX_NO] = "no", [VX_BAD] = "bad"};

static int count_lines(const char *text)
{
    int count = 0;
    for (; *text != '\0'; text += strcspn(text, "\n"), text += *text == '\n') count++;
    return count;
}

/* "ok 2" and two lines; "no 0 ZN-13: ..."; "bad 0 ...". */
static void reply(vx_status status, const char *output, const char *error)
{
    size_t length = strlen(output);
    printf("%s %d", status_words[status], count_lines(output));
    if (error[0] != '\0') printf(" %s", error);
    putchar('\n');
    fputs(output, stdout);
    if (length > 0 && output[length - 1] != '\n') putchar('\n');
    fflush(stdout);
}

static void take(vx_session *session, const input_line *line)
{
    if (line->is_too_long || line->has_zero)
        reply(VX_BAD, "", line->has_zero ? "the line holds a zero byte" : "the line is too long");
    else if (vx_session_take_line(session, line->text))
        reply(vx_session_status(session), vx_session_output(session), vx_session_error(session));
}

/* ---- The command ---- */

/* Standard input carries the dialogue, so it cannot be a file as well. */
static char *read_file_but_input(void *context, const char *name, vx_problem *why)
{
    static const vx_message is_dialogue = {
        NULL, {"standard input is the dialogue itself", "стандартный ввод занят самим разговором"}};
    const vx_host *host = context;
    if (strcmp(name, "-") != 0) return host->read_file(host->context, name, why);
    vx_refuse(why, &is_dialogue);
    return NULL;
}

vx_status vx_run_terminal_dialogue(vx_session *session, const vx_arguments *arguments)
{
    (void)arguments;
    vx_host outer = vx_terminal_host(), host = outer;
    host.context = &outer;
    host.read_file = read_file_but_input;
    host.language = vx_session_language(session);
    host.color = false;
    vx_session *dialogue = vx_session_new(&host, VX_DIALOGUE);
    input_line *line = malloc(sizeof *line);
    vx_status status = dialogue != NULL && line != NULL ? VX_YES : VX_BAD;
    while (status == VX_YES && !vx_session_has_quit(dialogue) && read_line(line))
        take(dialogue, line);
    vx_session_free(dialogue);
    free(line);
    return status;
}
