/* SPDX-License-Identifier: MIT */
/* lab.h - studies on disk and on threads, as the files of the command share them. */
#ifndef VX_CLI_LAB_H
#define VX_CLI_LAB_H

#include "command/command.h"
#include "lab/lab.h"

/* ---- Results on disk (lab_file.c) ---- */

/* An append-only file of finished games, one line each. */
typedef struct {
    int descriptor;
    const char *path;
    int64_t safe; /* bytes up to the last finished line */
} lab_file;

/* Opens or begins the file and reads what is in it. A torn last line, left by a kill, is cut off. False: `why`
 * says what is wrong; results of another study are refused. */
bool lab_file_open(lab_file *file, const char *path, const lab_study *study, lab_results *results,
                   vx_problem *why);
/* Whole lines, handed to the system before this returns. On false the file ends with a whole line. */
bool lab_file_append(lab_file *file, const char *lines, size_t length, vx_problem *why);
bool lab_file_sync(lab_file *file, vx_problem *why); /* to the disk itself */
void lab_file_close(lab_file *file);

/* Adds the games of a file that nobody need own. `study` may be NULL: then `hash` (0 at first) is that of the
 * files before. A file that is not there is refused. */
bool lab_file_read(const char *path, const lab_study *study, uint64_t *hash, char *name,
                   lab_results *results, vx_problem *why);

/* ---- Playing (lab_run.c) ---- */

typedef struct {
    const vx_host *host;
    int threads;
    uint64_t shard, shards; /* plays every so manieth pair, from 0 */
    uint64_t most;          /* games now; 0: all */
    bool shows_progress;
} lab_manner;

/* Plays what is missing and adds it to file and results, which end sorted. VX_YES: all is played. VX_NO: stopped before. VX_BAD: `why`. */
vx_status lab_run(const lab_study *study, const lab_manner *manner, lab_file *file,
                  lab_results *results, vx_problem *why);

#endif
