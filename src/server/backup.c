/* SPDX-License-Identifier: MIT */
/* backup.c - `vexillum backup` and `vexillum restore`. Both write beside their target, look the copy
 * over, sync it and only then put it in its place: whatever fails, what was there before stays. */
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command/session.h"
#include "server/serve.h"
#include "server/store.h"

enum { ERROR_CAP = 256 };

static void remove_with(const char *file, const char *ending)
{
    char name[PATH_MAX];
    snprintf(name, sizeof name, "%.*s%s", PATH_MAX - 16, file, ending);
    unlink(name);
}

static bool sync_path(const char *path, int flags)
{
    int file = open(path, flags);
    bool is_done = file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    return is_done;
}

/* One read transaction: the copy is the database at one moment, however busy the server is. */
static bool copy_pages(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    if (copy == NULL) return false;
    sqlite3_backup_step(copy, -1);
    return sqlite3_backup_finish(copy) == SQLITE_OK;
}

static bool copy_database(const char *from, const char *to, char *error)
{
    sqlite3 *source = NULL, *target = NULL;
    int made = open(to, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600); /* nobody else's to read */
    if (made >= 0) close(made);
    bool is_done = made >= 0 &&
                   sqlite3_open_v2(from, &source, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                   sqlite3_open_v2(to, &target, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
    if (is_done) {
        sqlite3_busy_timeout(source, 10000);
        is_done = copy_pages(source, target) &&
                  sqlite3_exec(target, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) == SQLITE_OK;
    }
    if (!is_done)
        snprintf(error, ERROR_CAP, "%.100s: %.100s", target == NULL ? from : to,
                 made < 0 ? "cannot write there"
                          : sqlite3_errmsg(target == NULL ? source : target));
    sqlite3_close(source);
    sqlite3_close(target);
    return is_done;
}

/* Puts a copy of `from` in the place of `to`. */
static bool replace_with_copy(const char *from, const char *to, char *error)
{
    char made[PATH_MAX], folder[PATH_MAX];
    snprintf(made, sizeof made, "%.*s.new", PATH_MAX - 16, to);
    snprintf(folder, sizeof folder, "%.*s", PATH_MAX - 1, to);
    bool is_whole = copy_database(from, made, error) && store_check(made, error, ERROR_CAP);
    if (is_whole && (!sync_path(made, O_RDWR) || rename(made, to) != 0)) {
        snprintf(error, ERROR_CAP, "%s: cannot write there", to);
        is_whole = false;
    }
    if (!is_whole) unlink(made);
    return is_whole && sync_path(dirname(folder), O_RDONLY | O_DIRECTORY);
}

static const vx_message failed = {NULL, {"{word}", "{word}"}};
static const vx_message other_tools = {
    NULL,
    {"PostgreSQL has tools of its own for copies: pg_dump and pg_restore",
     "для копий у PostgreSQL есть свои средства: pg_dump и pg_restore"}};

vx_status vx_run_backup(vx_session *session, const vx_arguments *arguments)
{
    char error[ERROR_CAP] = "";
    const char *database = vx_flag_text(arguments, "--db", "vexillum.db");
    if (store_is_address(database)) return vx_fail_with(session, VX_BAD, &other_tools, "");
    if (store_check(database, error, sizeof error) &&
        replace_with_copy(database, arguments->word[0], error))
        return VX_YES;
    return vx_fail_with(session, VX_BAD, &failed, error);
}

/* Into PostgreSQL, by way of a copy of the copy: an older one is brought up to this version first. */
static vx_status restore_into_postgres(vx_session *session, const char *copy, const char *where)
{
    char made[PATH_MAX], error[ERROR_CAP] = "";
    snprintf(made, sizeof made, "%.*s.new", PATH_MAX - 16, copy);
    bool is_done = store_check(copy, error, sizeof error) && copy_database(copy, made, error) &&
                   move_into_postgres(made, where, error, sizeof error);
    unlink(made);
    return is_done ? VX_YES : vx_fail_with(session, VX_BAD, &failed, error);
}

/* The server must not run: what it remembers would be of another database. */
vx_status vx_run_restore(vx_session *session, const vx_arguments *arguments)
{
    char error[ERROR_CAP] = "";
    const char *database = vx_flag_text(arguments, "--db", "vexillum.db");
    if (store_is_address(database))
        return restore_into_postgres(session, arguments->word[0], database);
    if (!store_check(arguments->word[0], error, sizeof error))
        return vx_fail_with(session, VX_BAD, &failed, error);
    int lock = store_lock(database, error, sizeof error);
    if (lock < 0) return vx_fail_with(session, VX_BAD, &failed, error);
    bool is_done = replace_with_copy(arguments->word[0], database, error);
    if (is_done) remove_with(database, "-wal"); /* of the database that was there */
    if (is_done) remove_with(database, "-shm");
    close(lock);
    return is_done ? VX_YES : vx_fail_with(session, VX_BAD, &failed, error);
}
