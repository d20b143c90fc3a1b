/* SPDX-License-Identifier: MIT */
/* session.c - one speaker of the command language: its answer, its match, its unfinished lines. */
#include "command/session.h"

#include <stdlib.h>
#include <string.h>

/* ---- Opening and closing ---- */

vx_session *vx_session_new(const vx_host *host, vx_manner manner)
{
    vx_session *session = calloc(1, sizeof *session);
    if (session == NULL) return NULL;
    session->host = host;
    session->manner = manner;
    session->language = host->language;
    session->seat = VX_UMPIRE;
    vx_session_add_commands(session, vx_commands, vx_command_count);
    return session;
}

void vx_session_free(vx_session *session)
{
    if (session == NULL) return;
    vx_end_study(session);
    vx_end_quest(session);
    vx_end_review(session);
    vx_match_free(session->held);
    free(session->output.data);
    free(session->pending);
    free(session);
}

bool vx_session_add_commands(vx_session *session, const vx_command *commands, int count)
{
    if (session->table_count == VX_TABLES_MAX) return false;
    session->tables[session->table_count++] = (vx_table){commands, count};
    return true;
}

void vx_session_sit(vx_session *session, int seat)
{
    session->seat = seat;
}

/* ---- Answering ---- */

vx_text *vx_answer(vx_session *session, size_t room)
{
    vx_text *out = &session->output;
    size_t needed = out->length + room + 1;
    if (needed > out->capacity) {
        size_t capacity = needed > 2 * out->capacity ? needed : 2 * out->capacity;
        char *data = realloc(out->data, capacity);
        out->cut |= data == NULL;
        if (data != NULL) {
            out->data = data;
            out->capacity = capacity;
            out->data[out->length] = '\0';
        }
    }
    return out;
}

/* Whatever came in from outside, the error stays one line and moves no cursor. */
static void make_one_line(char *text)
{
    for (char *at = text; *at != '\0'; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7F) *at = '?';
}

vx_status vx_fail(vx_session *session, vx_status status, const char *subject,
                  const vx_problem *problem)
{
    vx_text text = vx_text_on(session->error, sizeof session->error);
    if (subject != NULL) {
        vx_add(&text, subject);
        vx_add(&text, ": ");
    }
    vx_format_problem(problem, session->language, session->error + text.length,
                      sizeof session->error - text.length);
    make_one_line(session->error);
    return status;
}

vx_status vx_fail_with(vx_session *session, vx_status status, const vx_message *message,
                       const char *word)
{
    vx_problem problem;
    vx_refuse_word(&problem, message, word, strlen(word));
    return vx_fail(session, status, NULL, &problem);
}

vx_status vx_fail_memory(vx_session *session)
{
    return vx_fail_with(session, VX_BAD, &vx_no_memory, "");
}

vx_language vx_session_language(const vx_session *session)
{
    return session->language;
}

vx_status vx_session_status(const vx_session *session)
{
    return session->status;
}

const char *vx_session_output(const vx_session *session)
{
    return session->output.data != NULL ? session->output.data : "";
}

const char *vx_session_error(const vx_session *session)
{
    return session->error;
}

bool vx_session_has_quit(const vx_session *session)
{
    return session->has_quit;
}

/* ---- Carrying out ---- */

static void clear_answer(vx_session *session)
{
    session->language = session->host->language;
    session->asked_as = VX_UNSAID;
    session->command = NULL;
    session->error[0] = '\0';
    session->output.length = 0;
    session->output.cut = false;
    vx_answer(session, 0);
    if (session->output.data != NULL) session->output.data[0] = '\0';
}

/* An answer that failed or was cut is no answer: nothing half-written leaves a session. */
static vx_status finish(vx_session *session, vx_status status)
{
    if (session->output.cut) status = vx_fail_memory(session);
    if (status == VX_BAD) {
        session->output.length = 0;
        if (session->output.data != NULL) session->output.data[0] = '\0';
    }
    session->status = status;
    return status;
}

static vx_status carry_out(vx_session *session, int count, const char *const *words,
                           const char *lines)
{
    size_t bytes = 1;
    for (int i = 0; i < count; i++) bytes += strlen(words[i]) + 1;
    char *memory = malloc(bytes);
    const char **slots = malloc(((size_t)count + 1) * sizeof *slots);
    vx_arguments *arguments = calloc(1, sizeof *arguments);
    vx_status status;
    if (memory == NULL || slots == NULL || arguments == NULL || session->output.data == NULL) {
        status = vx_fail_memory(session);
    } else {
        arguments->lines = lines;
        status = vx_sort_arguments(session, count, words, memory, slots, arguments);
        session->command = arguments->command;
        if (status == VX_YES) status = arguments->command->run(session, arguments);
    }
    free(memory);
    free(slots);
    free(arguments);
    return status;
}

vx_status vx_session_run(vx_session *session, int count, const char *const *words)
{
    clear_answer(session);
    return finish(session, carry_out(session, count, words, NULL));
}

vx_status vx_session_run_text(vx_session *session, const char *text)
{
    static const vx_message open_quote = {NULL,
                                          {"a quotation mark is not closed", "кавычка не закрыта"}};
    clear_answer(session);
    size_t length = strcspn(text, "\n");
    char *memory = malloc(length + 1);
    const char **slots = malloc((length / 2 + 2) * sizeof *slots);
    vx_status status;
    if (memory == NULL || slots == NULL) {
        status = vx_fail_memory(session);
    } else {
        int count = vx_split_line(text, length, memory, slots);
        status = count < 0 ? vx_fail_with(session, VX_BAD, &open_quote, "")
                           : carry_out(session, count, slots, text[length] == '\n' ? text : NULL);
    }
    free(memory);
    free(slots);
    return finish(session, status);
}

/* ---- Line by line ---- */

static bool is_line(const char *line, const char *word)
{
    vx_reader in = vx_read(line);
    vx_word first;
    return vx_next_word(&in, &first) && vx_word_is(&first, word) && vx_at_line_end(&in);
}

/* "position GAME" and "record GAME" go on below; without a game they only ask. */
static bool begins_a_text(const char *line)
{
    vx_reader in = vx_read(line);
    vx_word word;
    if (!vx_next_word(&in, &word)) return false;
    if (!vx_word_is(&word, "position") && !vx_word_is(&word, "record")) return false;
    return vx_next_word(&in, &word) && word.start[0] != '-';
}

/* Too long a text is swallowed up to its end, so that its lines are not taken for commands. */
static void collect(vx_session *session, const char *line)
{
    size_t length = strlen(line);
    if (session->pending_length > VX_INPUT_CAP) return;
    if (session->pending_length + length + 2 > VX_INPUT_CAP) {
        session->pending_length = VX_INPUT_CAP + 1;
        return;
    }
    if (session->pending == NULL) session->pending = malloc(VX_INPUT_CAP);
    if (session->pending == NULL) return;
    memcpy(session->pending + session->pending_length, line, length);
    session->pending_length += length;
    session->pending[session->pending_length++] = '\n';
    session->pending[session->pending_length] = '\0';
}

static void run_collected(vx_session *session)
{
    static const vx_message too_long = {NULL,
                                        {"the text is longer than 1 MiB", "текст длиннее 1 МиБ"}};
    clear_answer(session);
    if (session->pending == NULL)
        finish(session, vx_fail_memory(session));
    else if (session->pending_length > VX_INPUT_CAP)
        finish(session, vx_fail_with(session, VX_BAD, &too_long, ""));
    else
        vx_session_run_text(session, session->pending);
    free(session->pending);
    session->pending = NULL;
    session->pending_length = 0;
}

bool vx_session_take_line(vx_session *session, const char *line)
{
    vx_reader in = vx_read(line);
    if (session->pending_length > 0) {
        if (is_line(line, "end")) {
            run_collected(session);
            return true;
        }
        collect(session, line);
        return false;
    }
    if (vx_at_line_end(&in) || *in.at == '#') return false;
    if (begins_a_text(line)) {
        collect(session, line);
        return false;
    }
    vx_session_run_text(session, line);
    return true;
}
