/* SPDX-License-Identifier: MIT */
/* arguments.c - from words to a command, its flags and its settings; what was probably meant. */
#include <string.h>

#include "command/session.h"

/* ---- Near names ---- */

static int smallest(int a, int b, int c)
{
    int least = a < b ? a : b;
    return least < c ? least : c;
}

/* How many letters must be changed, added or left out to make one of the other; 99: too long. */
static int distance(const char *a, const char *b)
{
    enum { LONGEST = 40 };
    int row[LONGEST + 1];
    int length = (int)strlen(b);
    if (length > LONGEST || strlen(a) > LONGEST) return 99;
    for (int j = 0; j <= length; j++) row[j] = j;
    for (int i = 1; a[i - 1] != '\0'; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= length; j++) {
            int above = row[j];
            row[j] = smallest(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[length];
}

static const char *nearest(const char *word, const char *const *known)
{
    const char *best = NULL;
    int best_distance = 1 + (int)strlen(word) / 2;
    if (best_distance > 4) best_distance = 4;
    for (; *known != NULL; known++) {
        int d = distance(word, *known);
        if (d < best_distance) {
            best_distance = d;
            best = *known;
        }
    }
    return best;
}

vx_status vx_fail_unknown(vx_session *session, const vx_message *message, const char *word,
                          const char *const *known)
{
    static const char *const meant[VX_LANGUAGES] = {"; did you mean '", "; может быть, «"};
    static const char *const closing[VX_LANGUAGES] = {"'?", "»?"};
    vx_fail_with(session, VX_BAD, message, word);
    const char *near = nearest(word, known);
    if (near == NULL) return VX_BAD;
    size_t length = strlen(session->error);
    vx_text text = {session->error, length, sizeof session->error, false};
    vx_add(&text, meant[session->language]);
    vx_add(&text, near);
    vx_add(&text, closing[session->language]);
    return VX_BAD;
}

/* ---- Commands ---- */

static unsigned place_of(const vx_session *session)
{
    return session->manner == VX_DIALOGUE ? VX_IN_DIALOGUE : VX_IN_TERMINAL;
}

const vx_command *vx_find_command(const vx_session *session, const char *name)
{
    for (int t = 0; t < session->table_count; t++) {
        const vx_table *table = &session->tables[t];
        for (int i = 0; i < table->count; i++) {
            const vx_command *command = &table->commands[i];
            if ((command->traits & place_of(session)) && strcmp(command->name, name) == 0)
                return command;
        }
    }
    return NULL;
}

vx_status vx_fail_unknown_command(vx_session *session, const char *name)
{
    static const vx_message unknown = {NULL,
                                       {"there is no command '{word}'", "нет команды «{word}»"}};
    enum { MOST = 96 };
    const char *names[MOST + 1];
    int count = 0;
    for (int t = 0; t < session->table_count; t++)
        for (int i = 0; i < session->tables[t].count && count < MOST; i++)
            if (session->tables[t].commands[i].traits & place_of(session))
                names[count++] = session->tables[t].commands[i].name;
    names[count] = NULL;
    return vx_fail_unknown(session, &unknown, name, names);
}

/* ---- Flags ---- */

static int find_flag(const vx_command *command, const char *name)
{
    for (int i = 0; i < command->flag_count; i++)
        if (strcmp(command->flags[i].name, name) == 0) return i;
    return -1;
}

static vx_status fail_unknown_flag(vx_session *session, const vx_command *command, const char *name)
{
    static const vx_message unknown = {
        NULL, {"there is no option '{word}' here", "здесь нет ключа «{word}»"}};
    const char *names[VX_FLAGS_MAX + 3];
    int count = 0;
    for (int i = 0; i < command->flag_count; i++) names[count++] = command->flags[i].name;
    names[count++] = "--lang";
    names[count++] = "--seat";
    names[count] = NULL;
    return vx_fail_unknown(session, &unknown, name, names);
}

static vx_status set_language(vx_session *session, const char *value)
{
    static const vx_message unknown = {
        NULL,
        {"--lang is 'en' or 'ru', not '{word}'", "--lang бывает «en» или «ru», а не «{word}»"}};
    if (strcmp(value, "en") == 0)
        session->language = VX_ENGLISH;
    else if (strcmp(value, "ru") == 0)
        session->language = VX_RUSSIAN;
    else
        return vx_fail_with(session, VX_BAD, &unknown, value);
    return VX_YES;
}

static const vx_flag seat_flag = {"--seat", "N", true, 0, VX_SEATS_MAX, {NULL, NULL}};

static vx_status fail_number(vx_session *session, const vx_flag *flag)
{
    static const vx_message no_number = {
        NULL, {"{word} takes a number from {0} to {1}", "после {word} стоит число от {0} до {1}"}};
    vx_problem problem = {.message = &no_number, .number = {flag->minimum, flag->maximum}};
    vx_text word = vx_text_on(problem.word, sizeof problem.word);
    vx_add(&word, flag->name);
    return vx_fail(session, VX_BAD, NULL, &problem);
}

/* The seat that asks. A speaker who has been given a seat asks as no other. */
static vx_status set_seat(vx_session *session, const char *value)
{
    static const vx_message seated = {NULL,
                                      {"a player can ask for their own seat only",
                                       "сидящий за столом спрашивает только за себя"}};
    vx_word word = {.start = value, .length = strlen(value)};
    int64_t number;
    if (vx_word_is(&word, "all"))
        session->asked_as = VX_UMPIRE;
    else if (vx_word_number(&word, seat_flag.minimum, seat_flag.maximum, &number))
        session->asked_as = number == 0 ? VX_SPECTATOR : (int)number - 1;
    else
        return fail_number(session, &seat_flag);
    if (session->seat == VX_UMPIRE || session->asked_as == session->seat) return VX_YES;
    return vx_fail_with(session, VX_NO, &seated, "");
}

static vx_status set_flag(vx_session *session, const vx_command *command, int index,
                          const char *value, vx_arguments *out)
{
    const vx_flag *flag = &command->flags[index];
    vx_word word = {.start = value, .length = strlen(value)};
    out->text[index] = value;
    if (flag->is_number &&
        !vx_word_number(&word, flag->minimum, flag->maximum, &out->number[index]))
        return fail_number(session, flag);
    return VX_YES;
}

bool vx_has_flag(const vx_arguments *arguments, const char *name)
{
    return find_flag(arguments->command, name) >= 0;
}

bool vx_flag_given(const vx_arguments *arguments, const char *name)
{
    return vx_flag_text(arguments, name, NULL) != NULL;
}

const char *vx_flag_text(const vx_arguments *arguments, const char *name, const char *fallback)
{
    const char *text = arguments->text[find_flag(arguments->command, name)];
    return text != NULL ? text : fallback;
}

int64_t vx_flag_number(const vx_arguments *arguments, const char *name, int64_t fallback)
{
    return vx_flag_given(arguments, name) ? arguments->number[find_flag(arguments->command, name)]
                                          : fallback;
}

/* ---- Sorting ---- */

typedef struct {
    vx_session *session;
    const char *const *words;
    int count, at; /* `at` is the word being looked at */
    char *memory;
    vx_arguments *out;
} sorter;

/* "--seed=7" and "--seed 7" are the same. */
static vx_status sort_flag(sorter *s)
{
    static const vx_message no_value = {NULL,
                                        {"{word} needs a value", "после {word} нужно значение"}};
    static const vx_message takes_none = {NULL,
                                          {"{word} takes no value", "у {word} значения не бывает"}};
    const char *word = s->words[s->at];
    char name[32];
    size_t length = strcspn(word, "=");
    const char *value = word[length] == '=' ? word + length + 1 : NULL;
    if (length >= sizeof name) return fail_unknown_flag(s->session, s->out->command, word);
    memcpy(name, word, length);
    name[length] = '\0';
    int index = find_flag(s->out->command, name);
    bool is_language = strcmp(name, "--lang") == 0;
    bool is_seat = index < 0 && strcmp(name, seat_flag.name) == 0;
    bool is_common = is_language || is_seat; /* every command takes these */
    if (!is_common && index < 0) return fail_unknown_flag(s->session, s->out->command, name);
    if (!is_common && s->out->command->flags[index].value == NULL) {
        s->out->text[index] = "";
        return value == NULL ? VX_YES : vx_fail_with(s->session, VX_BAD, &takes_none, name);
    }
    if (value == NULL && s->at + 1 == s->count)
        return vx_fail_with(s->session, VX_BAD, &no_value, name);
    if (value == NULL) value = s->words[++s->at];
    if (is_language) return set_language(s->session, value);
    if (is_seat) return set_seat(s->session, value);
    return set_flag(s->session, s->out->command, index, value, s->out);
}

static vx_status sort_setting(sorter *s)
{
    static const vx_message too_many = {NULL, {"too many settings", "слишком много параметров"}};
    const char *word = s->words[s->at];
    size_t length = strlen(word) + 1;
    if (s->out->setting_count == VX_SETTINGS_MAX)
        return vx_fail_with(s->session, VX_BAD, &too_many, "");
    char *copy = s->memory;
    memcpy(copy, word, length);
    s->memory += length;
    char *cut = strchr(copy, '=');
    *cut = '\0';
    s->out->setting[s->out->setting_count++] = (vx_setting){.key = copy, .value = cut + 1};
    return VX_YES;
}

static vx_status sort_word(sorter *s, bool flags_allowed)
{
    const char *word = s->words[s->at];
    if (flags_allowed && word[0] == '-' && word[1] == '-') return sort_flag(s);
    if ((s->out->command->traits & VX_SETTINGS) && strchr(word, '=') != NULL)
        return sort_setting(s);
    s->out->word[s->out->count++] = word;
    return VX_YES;
}

static vx_status check_count(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message usage = {NULL, {"use: {word}", "пишется так: {word}"}};
    const vx_command *command = arguments->command;
    if (arguments->count >= command->words_min &&
        (command->words_max < 0 || arguments->count <= command->words_max))
        return VX_YES;
    vx_fail_with(session, VX_BAD, &usage, command->name);
    vx_text text = {session->error, strlen(session->error), sizeof session->error, false};
    if (command->usage == NULL) return VX_BAD;
    vx_add_char(&text, ' ');
    vx_add(&text, command->usage);
    return VX_BAD;
}

/* The language is looked for first: even a complaint about the command should be in it. */
static void find_language(vx_session *session, int count, const char *const *words)
{
    for (int i = 1; i < count; i++) {
        const char *value = NULL;
        if (strncmp(words[i], "--lang=", 7) == 0) value = words[i] + 7;
        if (strcmp(words[i], "--lang") == 0 && i + 1 < count) value = words[i + 1];
        if (value != NULL && set_language(session, value) != VX_YES) session->error[0] = '\0';
    }
}

vx_status vx_sort_arguments(vx_session *session, int count, const char *const *words, char *memory,
                            const char **slots, vx_arguments *out)
{
    static const vx_message no_command = {NULL, {"no command given", "команда не названа"}};
    if (count == 0) return vx_fail_with(session, VX_BAD, &no_command, "");
    find_language(session, count, words);
    out->command = vx_find_command(session, words[0]);
    if (out->command == NULL) return vx_fail_unknown_command(session, words[0]);
    out->word = slots;
    sorter s = {session, words, count, 1, memory, out};
    bool flags_allowed = true;
    for (; s.at < count; s.at++) {
        if (flags_allowed && strcmp(words[s.at], "--") == 0) {
            flags_allowed = false;
            continue;
        }
        vx_status status = sort_word(&s, flags_allowed);
        if (status != VX_YES) return status;
    }
    return check_count(session, out);
}

/* ---- Lines ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Copies the word at `at` without its quotes; returns where it ends, or NULL if a quote does not. A
 * single quote inside a word is an apostrophe. */
static const char *copy_word(const char *at, const char *end, char **memory)
{
    char quote = *at == '\'' ? *at++ : '\0';
    for (; at < end && (quote != '\0' || !is_blank(*at)); at++) {
        bool is_mark = quote != '\0' ? *at == quote : *at == '"';
        if (is_mark) {
            quote = quote != '\0' ? '\0' : '"';
            continue;
        }
        if (quote != '\0' && *at == '\\' && at + 1 < end) at++; /* a mark as itself */
        *(*memory)++ = *at;
    }
    *(*memory)++ = '\0';
    return quote != '\0' ? NULL : at;
}

int vx_split_line(const char *line, size_t length, char *memory, const char **slots)
{
    const char *at = line, *end = line + length;
    int count = 0;
    for (;;) {
        while (at < end && is_blank(*at)) at++;
        if (at == end) return count;
        slots[count++] = memory;
        at = copy_word(at, end, &memory);
        if (at == NULL) return -1;
    }
}

bool vx_join_words(vx_session *session, const vx_arguments *arguments, int first, char *out,
                   size_t capacity)
{
    static const vx_message too_long = {
        NULL, {"the action is too long", "действие записано слишком длинно"}};
    vx_text text = vx_text_on(out, capacity);
    for (int i = first; i < arguments->count; i++) {
        if (i > first) vx_add_char(&text, ' ');
        vx_add(&text, arguments->word[i]);
    }
    if (text.cut) vx_fail_with(session, VX_BAD, &too_long, "");
    return !text.cut;
}
