/* SPDX-License-Identifier: MIT */
/* log.h - what the server says about itself: one line an event, on standard error.
 *
 *     2026-11-18T02:06:26.123Z info table-opened id=k3m... game=war-chest guest=17
 *
 * Lines name tables, guests and names, never keys, tokens, passwords or what people say. */
#ifndef VX_SERVER_LOG_H
#define VX_SERVER_LOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { LOG_INFO, LOG_WARNING, LOG_ERROR, LOG_LEVELS } log_level;

/* Whether lines are JSON objects, and below which level nothing is written. */
void log_open(bool as_json, log_level lowest);

/* Pairs of texts, key and value, ended by LOG_END. More lines than LOG_LINES_AT_ONCE at a time are
 * counted instead of written. */
enum { LOG_LINES_AT_ONCE = 200, LOG_LINE_EVERY = 20 /* milliseconds */ };
#define LOG_END ((const char *)NULL)
void log_event(log_level level, const char *event, ...);

/* A number as a value; lives until it has been asked for four times more. */
const char *log_number(int64_t number);

#endif
