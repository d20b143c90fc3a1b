/* SPDX-License-Identifier: MIT */
/* schema.h - the tables of the database, for the files of the store alone. */
#ifndef VX_SERVER_SCHEMA_H
#define VX_SERVER_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

enum { SCHEMA_VERSION = 9 };

/* Makes every table that is not there, in the words of SQLite. */
extern const char schema_tables[];

/* Is it whole, and of this version, an earlier one, or new? If not, `error` says so in one line. */
bool schema_check(sqlite3 *database, const char *file, char *error, size_t capacity);
/* Makes the tables, or brings those of an earlier version up to this one. */
bool schema_bring_up(sqlite3 *database);

#endif
