/* SPDX-License-Identifier: MIT */
/* schema.h - the tables of the database, for store.c and for backups alone. */
#ifndef VX_SERVER_SCHEMA_H
#define VX_SERVER_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

/* Is it whole, and of this version, an earlier one, or new? If not, `error` says so in one line. */
bool schema_check(sqlite3 *database, const char *file, char *error, size_t capacity);
/* Makes the tables, or brings those of an earlier version up to this one. */
bool schema_bring_up(sqlite3 *database);

#endif
