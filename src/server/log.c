/* SPDX-License-Identifier: MIT */
/* log.c - lines of the log, as text or JSON. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/json.h"
#include "server/budget.h"
#include "server/net.h"

enum { LINE_CAP = 1024, TIME_CAP = 32 };

static struct {
    bool as_json;
    log_level lowest;
    budget lines;
    int64_t left_out;
} state = {.lowest = LOG_INFO};

static const char *const level_names[LOG_LEVELS] = {"info", "warning", "error"};

void log_open(bool as_json, log_level lowest)
{
    state.as_json = as_json;
    state.lowest = lowest;
}

const char *log_number(int64_t number)
{
    static char kept[4][24];
    static unsigned next;
    char *out = kept[next++ % 4];
    snprintf(out, sizeof kept[0], "%lld", (long long)number);
    return out;
}

static void write_time(char out[TIME_CAP])
{
    int64_t now = net_now();
    time_t seconds = (time_t)(now / 1000);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    size_t length = strftime(out, TIME_CAP, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(out + length, TIME_CAP - length, ".%03dZ", (int)(now % 1000));
}

static void add_plain_value(vx_text *out, const char *value)
{
    if (value[0] != '\0' && strpbrk(value, " \"\\=\n\t") == NULL)
        vx_add(out, value);
    else
        vx_add_quoted(out, value);
}

static void add_pair(vx_text *out, const char *key, const char *value)
{
    if (state.as_json) {
        vx_json_text(out, key, value);
        return;
    }
    vx_add_char(out, ' ');
    vx_add(out, key);
    vx_add_char(out, '=');
    add_plain_value(out, value);
}

static void begin_line(vx_text *out, log_level level, const char *event)
{
    char time[TIME_CAP];
    write_time(time);
    if (state.as_json) {
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "time", time);
        vx_json_text(out, "level", level_names[level]);
        vx_json_text(out, "event", event);
        return;
    }
    vx_add(out, time);
    vx_add_char(out, ' ');
    vx_add(out, level_names[level]);
    vx_add_char(out, ' ');
    vx_add(out, event);
}

/* A flood of lines would fill the disk that the games need. */
static bool may_write(void)
{
    if (budget_take(&state.lines, net_now(), LOG_LINES_AT_ONCE, LOG_LINE_EVERY, 1)) return true;
    state.left_out++;
    return false;
}

void log_event(log_level level, const char *event, ...)
{
    char line[LINE_CAP];
    vx_text out = vx_text_on(line, sizeof line - 2); /* room for the end of the line */
    va_list pairs;
    if (level < state.lowest || !may_write()) return;
    begin_line(&out, level, event);
    va_start(pairs, event);
    for (const char *key = va_arg(pairs, const char *); key != NULL;
         key = va_arg(pairs, const char *))
        add_pair(&out, key, va_arg(pairs, const char *));
    va_end(pairs);
    if (state.left_out > 0) add_pair(&out, "linesLeftOut", log_number(state.left_out));
    state.left_out = 0;
    if (state.as_json) vx_json_close(&out, '}');
    fprintf(stderr, "%s\n", line);
}
