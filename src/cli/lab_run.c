/* SPDX-License-Identifier: MIT */
/* lab_run.c - the games of a study on all cores, written down as they end. */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/lab.h"
#include "command/bots.h"

enum {
    BLOCK_MAX = 512,      /* games that a worker takes at once */
    BLOCK_TIME = 20000,   /* microseconds that a block should take at least */
    SYNC_EVERY = 5000000, /* microseconds */
    LINES_CAP = BLOCK_MAX * 64 + BLOCK_MAX / 4 * (LAB_ARMIES_CAP + 64),
};

/* What is known of a game, by its number. */
enum { OPEN, TAKEN, PLAYED /* and from here on how it ended */ };

typedef struct {
    const lab_study *study;
    const lab_manner *manner;
    const lab_room *room;
    vx_platform platform;
    lab_file *file;
    lab_results *results;
    pthread_mutex_t lock;
    uint8_t *mark;                   /* by number */
    lab_progress *group;             /* by group of cells */
    uint64_t next;                   /* all numbers before it are taken, or not ours */
    uint64_t taken, played, ours;    /* of ours: now taken, now played, missing at the start */
    uint64_t started, shown, synced; /* microseconds */
    atomic_bool failed;              /* workers look at it between actions, without the lock */
    vx_problem *why;
} run;

/* ---- Ctrl-C and the end of a batch job ---- */

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

static bool must_stop(void *context)
{
    const run *r = context;
    return interrupted != 0 || r->failed;
}

static uint64_t now(const run *r)
{
    return r->manner->host->clock(r->manner->host->context);
}

/* ---- Which games ---- */

static uint8_t mark_of(const lab_game *game)
{
    return (uint8_t)(PLAYED + game->result + 1 + 3 * game->first);
}

static lab_game game_of(uint8_t mark)
{
    return (lab_game){.result = (int8_t)((mark - PLAYED) % 3 - 1),
                      .first = (uint8_t)((mark - PLAYED) / 3)};
}

/* Both games of a pair are of one shard. */
static bool is_ours(const run *r, uint64_t number)
{
    uint64_t pair = number / (uint64_t)r->study->cells / 2;
    return pair % r->manner->shards == r->manner->shard;
}

/* The score of a unit, if it has been played. */
static bool read_unit(const run *r, int cell, uint64_t unit, double *out)
{
    uint64_t cells = (uint64_t)r->study->cells, total = lab_game_count(r->study);
    bool is_mirror = lab_is_mirror(r->study, cell);
    uint64_t first = (is_mirror ? unit : 2 * unit) * cells + (uint64_t)cell, second = first + cells;
    if (first >= total || r->mark[first] < PLAYED) return false;
    lab_game one = game_of(r->mark[first]), two;
    if (is_mirror) {
        *out = lab_unit_score(&one, NULL);
        return true;
    }
    if (second >= total || r->mark[second] < PLAYED) return false;
    two = game_of(r->mark[second]);
    *out = lab_unit_score(&one, &two);
    return true;
}

/* A shard sees a part of the games only: it does not say when it is enough. */
static void advance(run *r, int cell)
{
    if (r->study->stop == LAB_ALL_GAMES || r->manner->shards > 1) return;
    int group = lab_group_of(r->study, cell);
    lab_progress *p = &r->group[group];
    double score, other;
    while (!p->is_decided && read_unit(r, group, p->sample.count, &score)) {
        if (r->study->stop == LAB_UNTIL_DIFFERENCE) {
            if (!read_unit(r, group + r->study->cells / 2, p->sample.count, &other)) return;
            score = other - score;
        }
        lab_progress_add(r->study, p, score);
    }
}

static bool is_wanted(const run *r, uint64_t number)
{
    int group = lab_group_of(r->study, (int)(number % (uint64_t)r->study->cells));
    return r->mark[number] == OPEN && is_ours(r, number) && !r->group[group].is_decided;
}

static int take_block(run *r, int most, uint64_t *numbers)
{
    int count = 0;
    uint64_t total = lab_game_count(r->study);
    for (; r->next < total && count < most; r->next++) {
        if (r->manner->most > 0 && r->taken == r->manner->most) break;
        if (!is_wanted(r, r->next)) continue;
        r->mark[r->next] = TAKEN;
        r->taken++;
        numbers[count++] = r->next;
    }
    return count;
}

/* ---- What is seen meanwhile ---- */

static void show_progress(run *r)
{
    uint64_t time = now(r);
    if (!r->manner->shows_progress || time - r->shown < 300000) return;
    double seconds = (double)(time - r->started) / 1e6, speed = (double)r->played / seconds;
    int left = speed > 0 ? (int)((double)(r->ours - r->played) / speed) : 0;
    const char *line = r->manner->host->language == VX_RUSSIAN
                           ? "\rпартий %zu, %.1f в секунду, осталось не больше %d мин %02d с   "
                           : "\r%zu games, %.1f a second, at most %d min %02d s left   ";
    r->shown = time;
    fprintf(stderr, line, r->results->count, speed, left / 60, left % 60);
}

/* ---- Workers ---- */

typedef struct {
    lab_game game[BLOCK_MAX];
    size_t armies[BLOCK_MAX]; /* where they stand in `pool` */
    int count;
    char lines[LINES_CAP], pool[LINES_CAP];
    size_t pool_used;
    vx_text text;
} block;

/* Plays until the block is full or somebody stops it. */
static bool play_block(lab_table *table, const uint64_t *numbers, int count, block *b)
{
    b->count = 0;
    b->pool_used = 0;
    b->text = vx_text_on(b->lines, sizeof b->lines);
    for (int i = 0; i < count; i++) {
        vx_text armies = vx_text_on(b->pool + b->pool_used, LAB_ARMIES_CAP);
        lab_outcome outcome = lab_play(table, numbers[i], &b->game[i], &armies);
        if (outcome == LAB_STOPPED) break;
        if (outcome == LAB_FAILED || armies.cut) return false;
        lab_write_game(&b->game[i], armies.data, &b->text);
        b->armies[b->count++] = b->pool_used;
        b->pool_used += armies.length + 1;
    }
    return true;
}

static bool enter_block(run *r, const block *b)
{
    static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
    if (b->count > 0 && !lab_file_append(r->file, b->lines, b->text.length, r->why)) return false;
    for (int i = 0; i < b->count; i++) {
        const lab_game *game = &b->game[i];
        if (!lab_results_add(r->results, game, b->pool + b->armies[i]))
            return vx_refuse(r->why, &no_memory);
        r->mark[game->number] = mark_of(game);
        r->played++;
        advance(r, (int)(game->number % (uint64_t)r->study->cells));
    }
    show_progress(r);
    if (now(r) - r->synced < SYNC_EVERY) return true;
    r->synced = now(r);
    return lab_file_sync(r->file, r->why);
}

static void fail(run *r, bool says_why)
{
    static const vx_message broken = {NULL,
                                      {"a game could not be played to its end: not enough memory",
                                       "партию не удалось доиграть: не хватило памяти"}};
    pthread_mutex_lock(&r->lock);
    if (!r->failed && says_why) vx_refuse(r->why, &broken);
    r->failed = true;
    pthread_mutex_unlock(&r->lock);
}

static void work(void *argument, int index)
{
    run *r = argument;
    uint64_t numbers[BLOCK_MAX];
    int size = 1, most = r->study->counts_pieces ? BLOCK_MAX / 4 : BLOCK_MAX;
    lab_table *table = lab_table_new(r->room, &r->platform);
    block *b = malloc(sizeof *b);
    (void)index;
    if (table == NULL || b == NULL) fail(r, true);
    while (table != NULL && b != NULL && !must_stop(r)) {
        pthread_mutex_lock(&r->lock);
        int count = take_block(r, size, numbers);
        pthread_mutex_unlock(&r->lock);
        if (count == 0) break;
        uint64_t before = now(r);
        if (!play_block(table, numbers, count, b)) {
            fail(r, true);
            break;
        }
        if (now(r) - before < BLOCK_TIME && size < most) size *= 2;
        pthread_mutex_lock(&r->lock);
        if (!r->failed && !enter_block(r, b)) r->failed = true;
        pthread_mutex_unlock(&r->lock);
    }
    free(b);
    lab_table_free(table);
}

/* ---- All of it ---- */

/* Does this program play as the one did that began the file? */
static bool play_alike(run *r)
{
    static const vx_message otherwise = {NULL,
                                         {"'{word}' was begun by a program that plays otherwise "
                                          "(game {0} differs): begin a new file with --out",
                                          "«{word}» начат программой, которая играет иначе (партия "
                                          "{0} другая): начните новый файл в --out"}};
    if (r->results->count == 0) return true;
    const lab_game *kept = &r->results->game[0];
    char text[LAB_ARMIES_CAP], kept_line[LAB_ARMIES_CAP + 256], line[LAB_ARMIES_CAP + 256];
    vx_text armies = vx_text_on(text, sizeof text), one = vx_text_on(kept_line, sizeof kept_line),
            other = vx_text_on(line, sizeof line);
    lab_game again;
    lab_table *table = lab_table_new(r->room, &r->platform);
    lab_outcome outcome =
        table != NULL ? lab_play(table, kept->number, &again, &armies) : LAB_FAILED;
    lab_table_free(table);
    if (outcome == LAB_STOPPED) return true;
    lab_write_game(kept, r->results->armies[0], &one);
    lab_write_game(&again, text, &other);
    if (outcome == LAB_PLAYED && strcmp(kept_line, line) == 0) return true;
    vx_refuse_word(r->why, &otherwise, r->file->path, strlen(r->file->path));
    r->why->number[0] = (int64_t)kept->number;
    return false;
}

static void mark_played(run *r)
{
    uint64_t total = lab_game_count(r->study);
    for (size_t i = 0; i < r->results->count; i++)
        if (r->results->game[i].number < total)
            r->mark[r->results->game[i].number] = mark_of(&r->results->game[i]);
    for (int c = 0; c < r->study->cells; c++) advance(r, c);
    for (uint64_t number = 0; number < total; number++) r->ours += is_wanted(r, number);
    if (r->manner->most > 0 && r->ours > r->manner->most) r->ours = r->manner->most;
}

static vx_status play_all(run *r)
{
    int threads = r->manner->threads;
    uint64_t conflict;
    r->started = r->synced = now(r);
    if (r->ours > 0 && threads > 1)
        r->manner->host->run_parallel(r->manner->host->context, threads, work, r);
    else if (r->ours > 0)
        work(r, 0);
    if (r->manner->shows_progress) fputs("\r\033[K", stderr);
    if (r->failed || !lab_file_sync(r->file, r->why)) return VX_BAD;
    lab_results_unite(r->results, &conflict);
    r->next = 0;
    for (uint64_t number = 0; number < lab_game_count(r->study); number++)
        if (r->mark[number] != TAKEN && is_wanted(r, number)) return VX_NO;
    return interrupted ? VX_NO : VX_YES;
}

vx_status lab_run(const lab_study *study, const lab_manner *manner, lab_file *file,
                  lab_results *results, vx_problem *why)
{
    static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
    lab_room room;
    run r = {.study = study,
             .manner = manner,
             .room = &room,
             .file = file,
             .results = results,
             .why = why};
    struct sigaction ours = {.sa_handler = interrupt}, none = {.sa_handler = SIG_IGN}, before[3];
    vx_status status = VX_BAD;
    if (!lab_room_open(&room, study, why)) return VX_BAD;
    r.platform = vx_search_platform(manner->host);
    r.platform.context = &r;
    r.platform.clock = NULL; /* nobody thinks by the clock */
    r.platform.should_stop = must_stop;
    r.platform.run_parallel = NULL;
    r.mark = calloc(lab_game_count(study), sizeof *r.mark);
    r.group = calloc((size_t)study->cells, sizeof *r.group);
    interrupted = 0;
    sigaction(SIGINT, &ours, &before[0]);
    sigaction(SIGTERM, &ours, &before[1]);
    sigaction(SIGXFSZ, &none, &before[2]); /* a file too large is a failed write, not a death */
    pthread_mutex_init(&r.lock, NULL);
    if (r.mark == NULL || r.group == NULL) {
        vx_refuse(why, &no_memory);
    } else if (play_alike(&r)) {
        mark_played(&r);
        status = play_all(&r);
    }
    pthread_mutex_destroy(&r.lock);
    sigaction(SIGINT, &before[0], NULL);
    sigaction(SIGTERM, &before[1], NULL);
    sigaction(SIGXFSZ, &before[2], NULL);
    free(r.mark);
    free(r.group);
    lab_room_close(&room);
    return status;
}
