/* SPDX-License-Identifier: MIT */
/* settings.c - options, environment and file, in this order. */
#include "server/settings.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/store.h"

/* clang-format off */
const vx_flag settings_flags[SETTINGS_COUNT] = {
    {"--port", "P", true, 0, 65535, {"where to listen (8080; 0: any free port)", "порт (8080; 0 — любой свободный)"}},
    {"--address", "A", false, 0, 0, {"on which address (127.0.0.1: this machine only)", "адрес (127.0.0.1: только этот компьютер)"}},
    {"--db", "FILE", false, 0, 0, {"where games are kept (vexillum.db), or postgresql://...", "где хранятся партии (vexillum.db) или postgresql://..."}},
    {"--admin", "FILE", false, 0, 0, {"the socket for orders (beside the database file)", "сокет для распоряжений (рядом с файлом базы)"}},
    {"--page", "DIR", false, 0, 0, {"the folder of the page (beside the program)", "папка страницы (рядом с программой)"}},
    {"--ping", "SECONDS", true, 1, 3600, {"of silence before a socket is sent a ping (45)", "тишины до проверки связи (45)"}},
    {"--threads", "T", true, 1, 16, {"threads for machine players", "потоки для машинных игроков"}},
    {"--proxies", "A,B,...", false, 0, 0, {"addresses of proxies whose X-Forwarded-For is believed", "адреса прокси, чьему X-Forwarded-For можно верить"}},
    {"--tls-cert", "FILE", false, 0, 0, {"certificate chain: https; read anew when it changes", "цепочка сертификатов: https; при изменении читается заново"}},
    {"--tls-key", "FILE", false, 0, 0, {"its private key", "её закрытый ключ"}},
    {"--log-json", NULL, false, 0, 0, {"write the log as JSON objects", "писать журнал объектами JSON"}},
    {"--config", "FILE", false, 0, 0, {"read the rest from here (port = 8080)", "прочитать остальное отсюда (port = 8080)"}},
    {"--check", NULL, false, 0, 0, {"print the settings and check them, without serving", "показать и проверить настройки, ничего не запуская"}},
};
/* clang-format on */

static const char *const built_in[SETTINGS_COUNT] = {
    "8080", "127.0.0.1", "vexillum.db", "", "", "45", "", "", "", "", "", "", ""};

static int index_of(const char *name)
{
    int at = 0;
    while (at < SETTINGS_COUNT && strcmp(settings_flags[at].name, name) != 0) at++;
    return at;
}

const char *settings_text(const settings *self, const char *name)
{
    return self->text[index_of(name)];
}

int64_t settings_number(const settings *self, const char *name)
{
    return strtoll(settings_text(self, name), NULL, 10);
}

bool settings_is_on(const settings *self, const char *name)
{
    return strcmp(settings_text(self, name), "1") == 0;
}

/* ---- One value ---- */

static bool is_sound(int index, const char *value)
{
    const vx_flag *flag = &settings_flags[index];
    vx_word word = {.start = value, .length = strlen(value)};
    int64_t number;
    if (word.length >= SETTINGS_TEXT_CAP) return false;
    if (flag->value == NULL) return strcmp(value, "0") == 0 || strcmp(value, "1") == 0;
    return !flag->is_number || vx_word_number(&word, flag->minimum, flag->maximum, &number);
}

/* What stands there already came from nearer by, and stays. */
static bool take(vx_session *session, settings *out, int index, const char *value,
                 const char *source)
{
    static const vx_message unsound = {
        NULL, {"not a value for it: {word}", "такого значения быть не может: {word}"}};
    char where[SETTINGS_TEXT_CAP * 2];
    if (out->source[index] != NULL) return true;
    if (!is_sound(index, value)) {
        snprintf(where, sizeof where, "%s (%s): %.200s", settings_flags[index].name + 2, source,
                 value);
        vx_fail_with(session, VX_BAD, &unsound, where);
        return false;
    }
    snprintf(out->text[index], SETTINGS_TEXT_CAP, "%s", value);
    out->source[index] = source;
    return true;
}

/* ---- Where values come from ---- */

static bool take_options(vx_session *session, const vx_arguments *arguments, settings *out)
{
    for (int i = 0; i < SETTINGS_COUNT; i++) {
        const char *given = arguments->text[i];
        if (given != NULL &&
            !take(session, out, i, settings_flags[i].value != NULL ? given : "1", "option"))
            return false;
    }
    return true;
}

/* "--tls-cert" is VEXILLUM_TLS_CERT. */
static void write_variable(const vx_flag *flag, char *out, size_t capacity)
{
    int length = snprintf(out, capacity, "VEXILLUM_%s", flag->name + 2);
    for (int i = 0; i < length; i++)
        out[i] = out[i] == '-' ? '_' : (char)toupper((unsigned char)out[i]);
}

static bool take_environment(vx_session *session, settings *out)
{
    for (int i = 0; i < SETTINGS_COUNT; i++) {
        char name[64];
        write_variable(&settings_flags[i], name, sizeof name);
        const char *value = getenv(name);
        if (value != NULL && !take(session, out, i, value, "environment")) return false;
    }
    return true;
}

static char *trimmed(char *text)
{
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length > 0 && isspace((unsigned char)text[length - 1])) length--;
    text[length] = '\0';
    return text;
}

/* "port = 8080"; false and failed if it is no such line. */
static bool take_line(vx_session *session, char *line, settings *out)
{
    static const vx_message odd = {
        NULL, {"not a line of a configuration: {word}", "это не строка настроек: {word}"}};
    char name[64], *equals = strchr(line, '=');
    if (equals == NULL) {
        vx_fail_with(session, VX_BAD, &odd, line);
        return false;
    }
    *equals = '\0';
    snprintf(name, sizeof name, "--%s", trimmed(line));
    int index = index_of(name);
    if (index < SETTINGS_COUNT && strcmp(name, "--config") != 0 && strcmp(name, "--check") != 0)
        return take(session, out, index, trimmed(equals + 1), "file");
    vx_fail_with(session, VX_BAD, &odd, name + 2);
    return false;
}

static bool take_file(vx_session *session, settings *out)
{
    const char *file = settings_text(out, "--config");
    if (file[0] == '\0') return true;
    char *text = vx_read_text(session, file), *rest = text;
    bool is_fine = text != NULL;
    while (is_fine && rest != NULL) {
        char *line = rest, *end = strchr(rest, '\n');
        rest = end != NULL ? end + 1 : NULL;
        if (end != NULL) *end = '\0';
        line = trimmed(line);
        if (line[0] != '\0' && line[0] != '#') is_fine = take_line(session, line, out);
    }
    free(text);
    return is_fine;
}

/* The page lies beside the program, in a folder named web, or where a package puts it. */
static void find_page(char out[SETTINGS_TEXT_CAP])
{
    static const char *const beside[] = {"web", "../web", "../share/vexillum/web"};
    char program[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(program, '/');
    if (slash != NULL) *slash = '\0';
    for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++) {
        snprintf(out, SETTINGS_TEXT_CAP, "%.900s/%s", program, beside[i]);
        if (access(out, R_OK) == 0) return;
    }
}

static void take_built_in(const vx_session *session, settings *out)
{
    for (int i = 0; i < SETTINGS_COUNT; i++) {
        if (out->source[i] != NULL) continue;
        snprintf(out->text[i], SETTINGS_TEXT_CAP, "%s", built_in[i]);
        out->source[i] = "built in";
        if (strcmp(settings_flags[i].name, "--page") == 0) find_page(out->text[i]);
        if (strcmp(settings_flags[i].name, "--threads") == 0)
            snprintf(out->text[i], SETTINGS_TEXT_CAP, "%d", session->host->cores);
    }
}

bool settings_read(vx_session *session, const vx_arguments *arguments, settings *out)
{
    memset(out, 0, sizeof *out);
    if (!take_options(session, arguments, out) || !take_environment(session, out) ||
        !take_file(session, out))
        return false;
    take_built_in(session, out);
    return true;
}

/* The password in the address of a database is nobody's business. */
static void add_value(vx_text *out, const char *value)
{
    const char *at = store_is_address(value) ? strrchr(value, '@') : NULL;
    const char *name = at != NULL ? strstr(value, "//") + 2 : NULL, *colon = name;
    while (colon != NULL && colon < at && *colon != ':') colon++;
    if (colon == NULL || colon == at) {
        vx_add(out, value);
        return;
    }
    vx_add_bytes(out, value, (size_t)(colon - value));
    vx_add(out, ":...");
    vx_add(out, at);
}

void settings_explain(const settings *self, vx_text *out)
{
    for (int i = 0; i < SETTINGS_COUNT; i++) {
        if (self->text[i][0] == '\0' || strcmp(settings_flags[i].name, "--check") == 0) continue;
        size_t start = out->length;
        vx_add(out, settings_flags[i].name + 2);
        vx_add(out, " = ");
        add_value(out, self->text[i]);
        vx_add_padding(out, start, 48);
        vx_add(out, " # ");
        vx_add(out, self->source[i]);
        vx_add_char(out, '\n');
    }
}
