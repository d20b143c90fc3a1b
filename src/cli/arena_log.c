/* SPDX-License-Identifier: MIT */
/* arena_log.c - the results on disk, one line a game, as they happen.
 *
 *     arena war-chest
 *     options seats=4
 *     seed 1
 *     mode round
 *     bot level3
 *     bot ./bots/mine.py
 *     game 0 17 1 1-0 over 96 1033 250000
 *
 * A game line: pairing, pair, 1 if the seats were swapped, the result for the pairing's first bot,
 * how it ended, decisions, microseconds a decision of the first and of the second bot, and after a
 * fault what the loser did. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/arena.h"
#include "core/game.h"
#include "match/match.h"

static const char *const mode_names[ARENA_MODES] = {"round", "gauntlet", "ladder"};
static const char *const result_names[3] = {"0-1", "1/2-1/2", "1-0"};

/* ---- In memory ---- */

bool arena_results_add(arena_results *results, const arena_game *game)
{
    if (results->count == results->capacity) {
        int capacity = results->capacity * 2 + 256;
        arena_game *games = realloc(results->games, (size_t)capacity * sizeof *games);
        if (games == NULL) return false;
        results->games = games;
        results->capacity = capacity;
    }
    results->games[results->count++] = *game;
    return true;
}

void arena_results_free(arena_results *results)
{
    free(results->games);
    *results = (arena_results){0};
}

/* ---- Lines ---- */

enum { HEADER_CAP = 1024 + ARENA_BOTS * (ARENA_NAME_CAP + 8) };

static void write_header(const arena_plan *plan, char *out)
{
    vx_text text = vx_text_on(out, HEADER_CAP);
    vx_add(&text, "arena ");
    vx_add(&text, vx_game_id(plan->game));
    vx_add(&text, "\noptions ");
    vx_add(&text, plan->options);
    vx_add(&text, "\nseed ");
    vx_add_number(&text, (int64_t)plan->seed);
    vx_add(&text, "\nmode ");
    vx_add(&text, mode_names[plan->mode]);
    vx_add_char(&text, '\n');
    for (int i = 0; i < plan->bot_count; i++) {
        vx_add(&text, "bot ");
        vx_add(&text, plan->bots[i].name);
        vx_add_char(&text, '\n');
    }
}

bool arena_log_add(FILE *log, const arena_game *game, const char *fault)
{
    fprintf(log, "game %d %d %d %s %s %d %llu %llu%s%s\n", game->pairing, game->pair, game->swapped,
            result_names[game->result + 1], arena_end_names[game->end], game->decisions,
            (unsigned long long)game->microseconds[0], (unsigned long long)game->microseconds[1],
            fault[0] != '\0' ? " " : "", fault);
    return fflush(log) == 0;
}

static int index_of(const char *word, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(word, names[i]) == 0) return i;
    return -1;
}

static bool read_game(const arena_plan *plan, const char *line, arena_game *out)
{
    char result[16], end[16];
    unsigned long long first, second;
    if (sscanf(line, "game %d %d %d %15s %15s %d %llu %llu", &out->pairing, &out->pair,
               &out->swapped, result, end, &out->decisions, &first, &second) != 8)
        return false;
    int result_index = index_of(result, result_names, 3);
    int end_index = index_of(end, arena_end_names, ENDS);
    if (result_index < 0 || end_index < 0) return false;
    out->result = result_index - 1;
    out->end = (arena_end)end_index;
    out->microseconds[0] = first;
    out->microseconds[1] = second;
    return out->pairing >= 0 && out->pairing < arena_pairing_count(plan) && out->pair >= 0 &&
           (out->swapped == 0 || out->swapped == 1);
}

static bool is_counted(const arena_results *results, const arena_game *game)
{
    for (int i = results->count - 1; i >= 0; i--) {
        const arena_game *other = &results->games[i];
        if (other->pairing == game->pairing && other->pair == game->pair &&
            other->swapped == game->swapped)
            return true;
    }
    return false;
}

/* ---- The file ---- */

/* Reads the games below the header; `*whole` becomes the length up to the last finished line. */
static bool read_games(FILE *log, const arena_plan *plan, arena_results *results, long *whole,
                       vx_problem *why)
{
    static const vx_message bad_line = {
        NULL,
        {"this line of the log is not a game: '{word}'", "строка журнала — не партия: «{word}»"}};
    char line[512];
    *whole = ftell(log);
    while (fgets(line, sizeof line, log) != NULL) {
        size_t length = strlen(line);
        if (line[length - 1] != '\n') break; /* torn by a kill, and so not played */
        arena_game game;
        line[length - 1] = '\0';
        if (!read_game(plan, line, &game)) return vx_refuse_word(why, &bad_line, line, length - 1);
        if (!is_counted(results, &game) && !arena_results_add(results, &game))
            return vx_refuse(why, &vx_no_memory);
        *whole = ftell(log);
    }
    return true;
}

/* Is this the log of the same plan? An empty file becomes it. */
static bool match_header(FILE *log, const arena_plan *plan)
{
    char wanted[HEADER_CAP], found[HEADER_CAP];
    write_header(plan, wanted);
    size_t length = strlen(wanted), got = fread(found, 1, length, log);
    if (got < length && (got == 0 || memcmp(wanted, found, got) == 0)) { /* new, or torn */
        return fseek(log, 0, SEEK_SET) == 0 && fputs(wanted, log) >= 0 && fflush(log) == 0;
    }
    return got == length && memcmp(wanted, found, length) == 0;
}

static bool prepare_log(FILE *log, const char *path, const arena_plan *plan, arena_results *results,
                        vx_problem *why)
{
    static const vx_message other = {
        NULL,
        {"'{word}' is the log of another arena: other bots, options or seed",
         "«{word}» — журнал другой арены: другие боты, параметры или зерно"}};
    static const vx_message no_write = {NULL, {"cannot write '{word}'", "не пишется «{word}»"}};
    static const vx_message in_use = {
        NULL, {"another arena is writing '{word}'", "в «{word}» пишет другая арена"}};
    long whole;
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET}; /* gone when the process ends */
    if (fcntl(fileno(log), F_SETLK, &lock) != 0)
        return vx_refuse_word(why, &in_use, path, strlen(path));
    if (!match_header(log, plan)) return vx_refuse_word(why, &other, path, strlen(path));
    fseek(log, 0, SEEK_CUR); /* between writing and reading */
    if (!read_games(log, plan, results, &whole, why)) return false;
    if (ftruncate(fileno(log), whole) != 0 || fseek(log, 0, SEEK_END) != 0)
        return vx_refuse_word(why, &no_write, path, strlen(path));
    return true;
}

FILE *arena_log_open(const char *path, const arena_plan *plan, arena_results *results,
                     vx_problem *why)
{
    static const vx_message cannot = {NULL, {"cannot open '{word}'", "не открывается «{word}»"}};
    FILE *log = fopen(path, "r+");
    if (log == NULL) log = fopen(path, "w+");
    if (log == NULL) {
        vx_refuse_word(why, &cannot, path, strlen(path));
        return NULL;
    }
    if (prepare_log(log, path, plan, results, why)) return log;
    fclose(log);
    return NULL;
}
