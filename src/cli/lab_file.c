/* SPDX-License-Identifier: MIT */
/* lab_file.c - finished games on disk. A line is written whole or not at all, so whatever happens to the
 * program or the machine, the file holds games and at most one torn line behind them. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "cli/lab.h"

enum { LINE_CAP = LAB_ARMIES_CAP + 256 };

static bool refuse(vx_problem *why, const vx_message *message, const char *path)
{
    return vx_refuse_word(why, message, path, strlen(path));
}

/* ---- Reading ---- */

/* "lab 1 NAME HASH". */
static bool read_header(const char *line, char *name, uint64_t *hash)
{
    unsigned long long number;
    int end = 0;
    if (sscanf(line, "lab 1 %63s %16llx%n", name, &number, &end) != 2) return false;
    *hash = number;
    return line[end] == '\0';
}

static bool check_header(const char *path, const char *line, const lab_study *study, uint64_t *hash,
                         char *name, vx_problem *why)
{
    static const vx_message not_ours = {
        NULL, {"'{word}' holds no results of the lab", "в «{word}» нет результатов лаборатории"}};
    static const vx_message other = {NULL,
                                     {"'{word}' holds the results of another study, or of this one "
                                      "before it was changed: name another file with --out",
                                      "в «{word}» результаты другого исследования или этого же до "
                                      "изменения: назовите другой файл в --out"}};
    static const vx_message others = {NULL,
                                      {"'{word}' is of another study than the files before it",
                                       "«{word}» — из другого исследования, чем файлы до него"}};
    uint64_t found;
    if (!read_header(line, name, &found)) return refuse(why, &not_ours, path);
    if (study != NULL && found != study->hash) return refuse(why, &other, path);
    if (*hash != 0 && found != *hash) return refuse(why, &others, path);
    *hash = found;
    return true;
}

static bool read_games(FILE *in, const char *path, lab_results *results, int64_t *whole,
                       vx_problem *why)
{
    static const vx_message bad_line = {
        NULL, {"'{word}': this line is not a game", "«{word}»: эта строка — не партия"}};
    static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
    char line[LINE_CAP];
    for (int number = 2; fgets(line, sizeof line, in) != NULL; number++) {
        size_t length = strlen(line);
        lab_game game;
        const char *armies;
        if (line[length - 1] != '\n' && feof(in)) break; /* torn by a kill, and so not played */
        if (line[length - 1] == '\n') line[length - 1] = '\0';
        if (!lab_read_game(line, &game, &armies) || game.number >= LAB_GAMES_MAX) {
            refuse(why, &bad_line, path);
            why->line = number;
            return false;
        }
        if (!lab_results_add(results, &game, armies)) return vx_refuse(why, &no_memory);
        *whole += (int64_t)length;
    }
    return true;
}

static bool unite(const char *path, lab_results *results, vx_problem *why)
{
    static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
    static const vx_message conflict = {NULL,
                                        {"'{word}': game {0} has two different results",
                                         "«{word}»: у партии {0} два разных результата"}};
    uint64_t number = 0;
    lab_outcome outcome = lab_results_unite(results, &number);
    if (outcome == LAB_FAILED) return vx_refuse(why, &no_memory);
    if (outcome == LAB_PLAYED) return true;
    refuse(why, &conflict, path);
    why->number[0] = (int64_t)number;
    return false;
}

bool lab_file_read(const char *path, const lab_study *study, uint64_t *hash, char *name,
                   lab_results *results, vx_problem *why)
{
    static const vx_message cannot = {NULL, {"cannot open '{word}'", "не открывается «{word}»"}};
    char line[LINE_CAP] = "";
    int64_t whole = 0;
    FILE *in = fopen(path, "r");
    if (in == NULL) return refuse(why, &cannot, path);
    if (fgets(line, sizeof line, in) != NULL) line[strcspn(line, "\n")] = '\0';
    bool is_good = check_header(path, line, study, hash, name, why) &&
                   read_games(in, path, results, &whole, why) && unite(path, results, why);
    fclose(in);
    return is_good;
}

/* ---- Writing ---- */

static bool refuse_write(vx_problem *why, const char *path)
{
    static const vx_message full = {
        NULL,
        {"no room left for '{word}': all games written so far are kept; make room "
         "and run the same command again",
         "нет места для «{word}»: все записанные партии целы; освободите "
         "место и повторите ту же команду"}};
    static const vx_message no_write = {NULL, {"cannot write '{word}'", "не пишется «{word}»"}};
    bool is_full = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
    return refuse(why, is_full ? &full : &no_write, path);
}

bool lab_file_append(lab_file *file, const char *lines, size_t length, vx_problem *why)
{
    for (size_t done = 0; done < length;) {
        ssize_t more = write(file->descriptor, lines + done, length - done);
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) {
            refuse_write(why, file->path);
            if (ftruncate(file->descriptor, (off_t)file->safe) != 0)
                file->safe = 0; /* reopening cuts it */
            return false;
        }
        done += (size_t)more;
    }
    file->safe += (int64_t)length;
    return true;
}

bool lab_file_sync(lab_file *file, vx_problem *why)
{
    return fsync(file->descriptor) == 0 || errno == EINVAL || refuse_write(why, file->path);
}

void lab_file_close(lab_file *file)
{
    if (file->descriptor >= 0) close(file->descriptor);
    file->descriptor = -1;
}

/* The file's own lines, behind which writing goes on. */
static bool take_over(lab_file *file, const lab_study *study, lab_results *results, vx_problem *why)
{
    char header[256], name[LAB_NAME_CAP], line[LINE_CAP] = "";
    vx_text text = vx_text_on(header, sizeof header);
    uint64_t hash = 0;
    lab_write_header(study, &text);
    FILE *in = fopen(file->path, "r");
    if (in == NULL) return refuse_write(why, file->path);
    bool has_header = fgets(line, sizeof line, in) != NULL && strchr(line, '\n') != NULL;
    bool is_good = true;
    if (has_header) {
        file->safe = (int64_t)strlen(line);
        line[strcspn(line, "\n")] = '\0';
        is_good = check_header(file->path, line, study, &hash, name, why) &&
                  read_games(in, file->path, results, &file->safe, why) &&
                  unite(file->path, results, why);
    }
    fclose(in);
    if (!is_good) return false;
    bool is_torn = !has_header && strncmp(header, line, strlen(line)) != 0;
    if (is_torn) return check_header(file->path, line, study, &hash, name, why);
    if (ftruncate(file->descriptor, (off_t)file->safe) != 0) return refuse_write(why, file->path);
    return has_header || lab_file_append(file, header, text.length, why);
}

bool lab_file_open(lab_file *file, const char *path, const lab_study *study, lab_results *results,
                   vx_problem *why)
{
    static const vx_message in_use = {
        NULL, {"another run is writing '{word}'", "в «{word}» пишет другой запуск"}};
    *file = (lab_file){.descriptor = open(path, O_RDWR | O_CREAT | O_APPEND, 0666), .path = path};
    if (file->descriptor < 0) return refuse_write(why, path);
    /* Of the open file, not of the process: reading it through another descriptor does not give it up. */
    bool is_ours = flock(file->descriptor, LOCK_EX | LOCK_NB) == 0;
    if (is_ours && take_over(file, study, results, why)) return true;
    lab_file_close(file);
    return is_ours ? false : refuse(why, &in_use, path);
}
