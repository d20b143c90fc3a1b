/* SPDX-License-Identifier: MIT */
/* move.c - games of a file into PostgreSQL: for a club that has outgrown one machine.
 *
 * Both databases have the same tables, so rows are copied as they are. All of it is one transaction:
 * the new database has everything or nothing. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/libpq.h"
#include "server/schema.h"
#include "server/serve.h"
#include "server/store.h"

enum { STATEMENT_MAX = 1 << 18 }; /* about so long is a statement that adds rows */

typedef struct {
    sqlite3 *from;
    const libpq *pq;
    pq_connection *to;
    char *error;
    size_t capacity;
} mover;

static bool refuse(mover *self, const char *why)
{
    snprintf(self->error, self->capacity, "%.200s", why);
    return false;
}

static bool run(mover *self, const char *statement)
{
    pq_result *result = self->pq->run(self->to, statement);
    int status = self->pq->result_status(result);
    self->pq->clear(result);
    return status == PQ_COMMAND_OK || status == PQ_TUPLES_OK ||
           refuse(self, self->pq->error(self->to));
}

/* Nothing is mixed: people and games of two houses may have the same names. */
static bool is_empty(mover *self)
{
    pq_result *result = self->pq->run(
        self->to, "SELECT 1 WHERE EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM accounts)");
    bool is_known = self->pq->result_status(result) == PQ_TUPLES_OK;
    bool is_so = is_known && self->pq->rows(result) == 0;
    self->pq->clear(result);
    if (!is_known) return refuse(self, self->pq->error(self->to));
    return is_so || refuse(self, "that database has games or people already");
}

/* ---- Rows as text ---- */

static void write_quoted(FILE *out, const char *text)
{
    fputc('\'', out);
    for (; *text != '\0'; text++) {
        if (*text == '\'') fputc('\'', out);
        fputc(*text, out);
    }
    fputc('\'', out);
}

static void write_bytes(FILE *out, const unsigned char *bytes, int count)
{
    fputs("'\\x", out);
    for (int i = 0; i < count; i++) fprintf(out, "%02x", bytes[i]);
    fputc('\'', out);
}

static void write_value(FILE *out, sqlite3_stmt *row, int column)
{
    switch (sqlite3_column_type(row, column)) {
    case SQLITE_INTEGER:
        fprintf(out, "%lld", (long long)sqlite3_column_int64(row, column));
        break;
    case SQLITE_FLOAT:
        fprintf(out, "%.17g", sqlite3_column_double(row, column));
        break;
    case SQLITE_BLOB:
        write_bytes(out, sqlite3_column_blob(row, column), sqlite3_column_bytes(row, column));
        break;
    case SQLITE_NULL:
        fputs("NULL", out);
        break;
    default:
        write_quoted(out, (const char *)sqlite3_column_text(row, column));
    }
}

static void write_row(FILE *out, sqlite3_stmt *row)
{
    for (int i = 0; i < sqlite3_column_count(row); i++) {
        fputs(i == 0 ? "(" : ", ", out);
        write_value(out, row, i);
    }
    fputc(')', out);
}

/* The columns by name: a file that has been brought up has some of them in another order. */
static void write_head(FILE *out, const char *table, sqlite3_stmt *row)
{
    fprintf(out, "INSERT INTO %s (", table);
    for (int i = 0; i < sqlite3_column_count(row); i++)
        fprintf(out, "%s%s", i == 0 ? "" : ", ", sqlite3_column_name(row, i));
    fputs(") VALUES ", out);
}

/* ---- Tables ---- */

/* As many rows as a statement takes. `last` is what the last step said. */
static bool move_rows(mover *self, const char *table, sqlite3_stmt *row, int *last)
{
    char *statement = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&statement, &length);
    if (out == NULL) return refuse(self, "out of memory");
    write_head(out, table, row);
    for (bool is_first = true; *last == SQLITE_ROW && ftell(out) < STATEMENT_MAX;
         is_first = false) {
        if (!is_first) fputs(", ", out);
        write_row(out, row);
        *last = sqlite3_step(row);
    }
    bool is_written = ferror(out) == 0;
    is_written = fclose(out) == 0 && is_written;
    bool is_done = is_written ? run(self, statement) : refuse(self, "out of memory");
    free(statement);
    return is_done;
}

static bool move_table(mover *self, const char *table)
{
    char source[128];
    sqlite3_stmt *row = NULL;
    snprintf(source, sizeof source, "SELECT * FROM %s", table);
    if (sqlite3_prepare_v2(self->from, source, -1, &row, NULL) != SQLITE_OK)
        return refuse(self, sqlite3_errmsg(self->from));
    bool is_fine = true;
    int last = sqlite3_step(row);
    while (is_fine && last == SQLITE_ROW) is_fine = move_rows(self, table, row, &last);
    if (is_fine && last != SQLITE_DONE) is_fine = refuse(self, sqlite3_errmsg(self->from));
    sqlite3_finalize(row);
    return is_fine;
}

static bool move_tables(mover *self)
{
    sqlite3_stmt *table = NULL;
    static const char all[] =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
    if (sqlite3_prepare_v2(self->from, all, -1, &table, NULL) != SQLITE_OK)
        return refuse(self, sqlite3_errmsg(self->from));
    bool is_fine = true;
    while (is_fine && sqlite3_step(table) == SQLITE_ROW)
        is_fine = move_table(self, (const char *)sqlite3_column_text(table, 0));
    sqlite3_finalize(table);
    return is_fine;
}

/* New reports are numbered behind those that came along. */
static bool move_all(mover *self)
{
    static const char count_on[] =
        "SELECT setval(pg_get_serial_sequence('reports', 'number'), max(number)) FROM reports"
        " HAVING max(number) IS NOT NULL";
    return run(self, "BEGIN; SET LOCAL client_encoding = 'UTF8';"
                     " SET LOCAL standard_conforming_strings = on") &&
           is_empty(self) && move_tables(self) && run(self, count_on) && run(self, "COMMIT");
}

/* The tables are made as a server makes them. */
static bool make_tables(const char *where, char *error, size_t capacity)
{
    store *made = store_open(where, error, capacity);
    store_close(made);
    return made != NULL;
}

bool move_into_postgres(const char *file, const char *where, char *error, size_t capacity)
{
    mover self = {.pq = libpq_load(error, capacity), .error = error, .capacity = capacity};
    if (self.pq == NULL || !make_tables(where, error, capacity)) return false;
    bool is_fine = sqlite3_open_v2(file, &self.from, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                   schema_bring_up(self.from);
    if (!is_fine) refuse(&self, sqlite3_errmsg(self.from));
    self.to = self.pq->connect(where);
    if (is_fine && self.pq->status(self.to) != PQ_CONNECTED)
        is_fine = refuse(&self, self.pq->error(self.to));
    is_fine = is_fine && move_all(&self);
    self.pq->finish(self.to);
    sqlite3_close(self.from);
    return is_fine;
}
