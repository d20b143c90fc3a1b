/* SPDX-License-Identifier: MIT */
/* results.c - finished games as lines and in memory.
 *
 *     lab 1 pocket-armies 8f01c2d3e4f5a6b7
 *     17 1-0 over a 96 -35 ORC07,2xORC16 ELV03,ELV09
 *
 * A line: the number, the result for side A, how it ended, the side with the first turn, decisions, the
 * luck of A in thousandths of a game, and where pieces are counted the armies of A and B. */
#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "lab/lab.h"

static const char *const result_names[] = {"0-1", "1/2", "1-0"};
static const char *const end_names[LAB_ENDS] = {"over", "cap"};
static const char *const side_names[] = {"a", "b", "-"};

/* ---- Lines ---- */

void lab_write_header(const lab_study *study, vx_text *out)
{
    vx_add(out, "lab 1 ");
    vx_add(out, study->name);
    vx_add_char(out, ' ');
    vx_add_hex(out, study->hash);
    vx_add_char(out, '\n');
}

static void add_field(vx_text *out, const char *text)
{
    vx_add_char(out, ' ');
    vx_add(out, text);
}

void lab_write_game(const lab_game *game, const char *armies, vx_text *out)
{
    vx_add_number(out, (int64_t)game->number);
    add_field(out, result_names[game->result + 1]);
    add_field(out, end_names[game->end]);
    add_field(out, side_names[game->first]);
    vx_add_char(out, ' ');
    vx_add_number(out, game->length);
    vx_add_char(out, ' ');
    vx_add_number(out, game->luck);
    if (armies != NULL && armies[0] != '\0') add_field(out, armies);
    vx_add_char(out, '\n');
}

static int index_of(const vx_word *word, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (vx_word_is(word, names[i])) return i;
    return -1;
}

static bool read_number(vx_reader *in, int64_t low, int64_t high, int64_t *out)
{
    vx_word word;
    return vx_next_word(in, &word) && vx_word_number(&word, low, high, out);
}

static bool read_name(vx_reader *in, const char *const *names, int count, int *out)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return false;
    *out = index_of(&word, names, count);
    return *out >= 0;
}

bool lab_read_game(const char *line, lab_game *out, const char **armies)
{
    vx_reader in = vx_read(line);
    int64_t number, length, luck;
    int result, end, first;
    vx_word word;
    if (!read_number(&in, 0, INT64_MAX / 2, &number) || !read_name(&in, result_names, 3, &result) ||
        !read_name(&in, end_names, LAB_ENDS, &end) || !read_name(&in, side_names, 3, &first) ||
        !read_number(&in, 0, INT32_MAX, &length) || !read_number(&in, INT32_MIN, INT32_MAX, &luck))
        return false;
    *out = (lab_game){.number = (uint64_t)number,
                      .result = (int8_t)(result - 1),
                      .end = (uint8_t)end,
                      .first = (uint8_t)first,
                      .length = (int32_t)length,
                      .luck = (int32_t)luck};
    *armies = NULL;
    if (vx_at_line_end(&in)) return true;
    *armies = in.at;
    int words = 0;
    while (vx_next_word(&in, &word)) words++;
    return words == 2; /* A's and B's */
}

/* ---- In memory ---- */

static bool grow(lab_results *r)
{
    size_t capacity = r->capacity * 2 + 1024;
    lab_game *game = realloc(r->game, capacity * sizeof *game);
    if (game != NULL) r->game = game;
    char **armies = realloc(r->armies, capacity * sizeof *armies);
    if (armies != NULL) r->armies = armies;
    if (game == NULL || armies == NULL) return false;
    r->capacity = capacity;
    return true;
}

bool lab_results_add(lab_results *results, const lab_game *game, const char *armies)
{
    if (results->count == results->capacity && !grow(results)) return false;
    char *copy = NULL;
    if (armies != NULL && armies[0] != '\0') {
        size_t size = strlen(armies) + 1;
        copy = malloc(size);
        if (copy == NULL) return false;
        memcpy(copy, armies, size);
    }
    results->game[results->count] = *game;
    results->armies[results->count++] = copy;
    return true;
}

typedef struct {
    lab_game game;
    char *armies;
} entry;

static int by_number(const void *first, const void *second)
{
    uint64_t a = ((const entry *)first)->game.number, b = ((const entry *)second)->game.number;
    return a < b ? -1 : a > b;
}

static bool is_sorted(const lab_results *r)
{
    for (size_t i = 1; i < r->count; i++)
        if (r->game[i - 1].number > r->game[i].number) return false;
    return true;
}

static bool sort(lab_results *r)
{
    if (is_sorted(r)) return true;
    entry *entries = malloc(r->count * sizeof *entries);
    if (entries == NULL) return false;
    for (size_t i = 0; i < r->count; i++) entries[i] = (entry){r->game[i], r->armies[i]};
    qsort(entries, r->count, sizeof *entries, by_number);
    for (size_t i = 0; i < r->count; i++) {
        r->game[i] = entries[i].game;
        r->armies[i] = entries[i].armies;
    }
    free(entries);
    return true;
}

static bool is_equal(const lab_results *r, size_t first, size_t second)
{
    const lab_game *a = &r->game[first], *b = &r->game[second];
    const char *one = r->armies[first], *other = r->armies[second];
    bool same_armies = one == NULL || other == NULL ? one == other : strcmp(one, other) == 0;
    return a->result == b->result && a->end == b->end && a->first == b->first &&
           a->length == b->length && a->luck == b->luck && same_armies;
}

lab_outcome lab_results_unite(lab_results *results, uint64_t *conflict)
{
    size_t kept = 0;
    if (!sort(results)) return LAB_FAILED;
    for (size_t i = 0; i < results->count; i++) {
        if (kept > 0 && results->game[kept - 1].number == results->game[i].number) {
            *conflict = results->game[i].number;
            if (!is_equal(results, kept - 1, i)) return LAB_STOPPED;
            free(results->armies[i]);
            results->armies[i] = NULL;
            continue;
        }
        if (kept != i) {
            results->game[kept] = results->game[i];
            results->armies[kept] = results->armies[i];
            results->armies[i] = NULL;
        }
        kept++;
    }
    results->count = kept;
    return LAB_PLAYED;
}

void lab_results_free(lab_results *results)
{
    for (size_t i = 0; i < results->count; i++) free(results->armies[i]);
    free(results->game);
    free(results->armies);
    *results = (lab_results){0};
}
