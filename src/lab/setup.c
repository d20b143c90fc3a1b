/* SPDX-License-Identifier: MIT */
/* setup.c - the start of a game: options of its cell, armies drawn by lot, seeds. */
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "lab/lab.h"

/* Equal in every cell that differs by factors alone, and in any study with this seed: whatever is compared
 * meets the same chance. */
uint64_t lab_pair_seed(const lab_study *study, int cell, uint64_t pair)
{
    lab_cell c = lab_cell_at(study, cell);
    uint64_t hash = study->seed;
    for (int side = 0; side < 2 && study->matchup.count > 0; side++) {
        const char *name = study->matchup.value[c.side[side]].text;
        hash = vx_hash_bytes(name, strlen(name) + 1, hash);
    }
    return vx_hash_bytes(&pair, sizeof pair, hash);
}

/* By which rules a cell is played. */
static bool read_cell_rules(const lab_study *study, const lab_cell *cell, uint32_t *out,
                            vx_problem *why)
{
    const char *text = "book";
    for (int i = 0; i < study->setting_count; i++)
        if (strcmp(study->setting[i].key, "rules") == 0) text = study->setting[i].value;
    for (int f = 0; f < study->factor_count; f++)
        if (strcmp(study->factor[f].key.text, "rules") == 0)
            text = study->factor[f].value[cell->level[f]].body;
    *out = 0;
    return study->game->rulebook == NULL || vx_read_ruleset(study->game->rulebook, text, out, why);
}

/* Armies of unequal points show what a point is worth. */
bool lab_draw_armies(const lab_study *study, const lab_cell *cell, uint64_t seed, char *lists[2],
                     size_t capacity, vx_problem *why)
{
    vx_random random;
    uint32_t ruleset;
    vx_random_seed(&random, ~seed);
    if (!read_cell_rules(study, cell, &ruleset, why)) return false;
    for (int side = 0; side < 2; side++) {
        uint64_t span = (uint64_t)(study->draw_high - study->draw_low) + 1;
        int points = study->draw_low + (int)vx_random_below(&random, span);
        vx_text list = vx_text_on(lists[side], capacity);
        const char *army = study->matchup.value[cell->side[side]].body;
        if (!study->game->armies->draw(ruleset, army, points, &random, &list, why)) return false;
    }
    return true;
}

/* The settings of a cell: what all share, the factors, what each seat takes, the size of drawn armies. */
static int list_settings(const lab_study *study, const lab_cell *cell, bool swapped,
                         const char *const lists[2], char size[16], vx_setting *out)
{
    int count = study->setting_count;
    memcpy(out, study->setting, (size_t)count * sizeof *out);
    for (int f = 0; f < study->factor_count; f++) {
        const lab_factor *factor = &study->factor[f];
        if (strcmp(factor->key.text, "bots") != 0)
            out[count++] = (vx_setting){factor->key.text, factor->value[cell->level[f]].body};
    }
    for (int seat = 0; seat < 2 && study->matchup.count > 0; seat++) {
        int side = seat ^ swapped;
        const char *own = study->matchup.value[cell->side[side]].body;
        out[count++] = (vx_setting){study->key[seat].text, lists != NULL ? lists[side] : own};
    }
    if (lists != NULL) {
        vx_text text = vx_text_on(size, 16);
        vx_add_number(&text, (study->draw_high + 9) / 10 * 10);
        out[count++] = (vx_setting){study->game->armies->size_option, size};
    }
    return count;
}

bool lab_setup_cell(const lab_study *study, const lab_cell *cell, bool swapped,
                    const char *const lists[2], void *state, vx_problem *why)
{
    vx_setting settings[LAB_SETTINGS + LAB_FACTORS + 4];
    char size[16];
    int count = list_settings(study, cell, swapped, lists, size, settings);
    return vx_setup(study->game, state, settings, count, why);
}

/* ---- All cells, once ---- */

static void place_at(vx_problem *why, const lab_word *word)
{
    why->line = word->line;
    why->column = word->column;
}

/* Which word of the study is to blame for a cell that cannot be set up? */
static void blame(const lab_study *study, const lab_cell *cell, void *state, vx_problem *why)
{
    vx_problem first = *why;
    for (int i = 0; i < study->setting_count; i++)
        if (!vx_setup(study->game, state, &study->setting[i], 1, why)) {
            place_at(why, &study->setting_word[i]);
            return;
        }
    *why = first;
    for (int i = 0; i < study->setting_count; i++)
        if (strcmp(first.word, study->setting[i].key) == 0 ||
            strcmp(first.word, study->setting[i].value) == 0) {
            place_at(why, &study->setting_word[i]);
            return;
        }
    for (int f = 0; f < study->factor_count; f++) {
        const lab_word *value = &study->factor[f].value[cell->level[f]];
        vx_setting setting = {study->factor[f].key.text, value->body};
        if (strcmp(setting.key, "bots") == 0 || vx_setup(study->game, state, &setting, 1, why))
            continue;
        place_at(why, value);
        return;
    }
    *why = first;
    if (study->matchup.count > 0) place_at(why, &study->matchup.value[cell->side[0]]);
}

static bool set_up_all(lab_room *room, vx_problem *why)
{
    const lab_study *study = room->study;
    size_t size = vx_state_size(study->game);
    for (int c = 0; c < study->cells; c++) {
        lab_cell cell = lab_cell_at(study, c);
        for (int swapped = 0; swapped < 2; swapped++) {
            void *state = room->starts + (size_t)(2 * c + swapped) * size;
            if (lab_setup_cell(study, &cell, swapped, NULL, state, why)) continue;
            blame(study, &cell, state, why);
            return false;
        }
    }
    return true;
}

/* Armies that the lab draws differ from game to game: one of each pairing is tried. */
static bool try_draws(const lab_study *study, void *state, vx_problem *why)
{
    enum { LIST_CAP = 2048 };
    char memory[2][LIST_CAP], *lists[2] = {memory[0], memory[1]};
    for (int c = 0; c < study->cells; c++) {
        lab_cell cell = lab_cell_at(study, c);
        bool is_good =
            lab_draw_armies(study, &cell, lab_pair_seed(study, c, 0), lists, LIST_CAP, why) &&
            lab_setup_cell(study, &cell, false, (const char *const *)lists, state, why);
        if (is_good) continue;
        blame(study, &cell, state, why);
        return false;
    }
    return true;
}

static bool is_all_random(const lab_study *study)
{
    for (int f = 0; f < study->factor_count; f++)
        if (strcmp(study->factor[f].key.text, "bots") == 0) return false;
    return study->limits[0].method == VX_METHOD_RANDOM &&
           study->limits[1].method == VX_METHOD_RANDOM;
}

bool lab_room_open(lab_room *room, const lab_study *study, vx_problem *why)
{
    static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
    bool draws = study->draw_low > 0;
    size_t states = draws ? 1 : 2 * (size_t)study->cells;
    *room = (lab_room){.study = study, .is_random = is_all_random(study)};
    unsigned char *memory = calloc(states, vx_state_size(study->game));
    if (memory == NULL) return vx_refuse(why, &no_memory);
    room->starts = memory;
    bool is_good = draws ? try_draws(study, memory, why) : set_up_all(room, why);
    if (draws || !is_good) {
        free(memory);
        room->starts = NULL;
    }
    return is_good;
}

void lab_room_close(lab_room *room)
{
    free(room->starts);
    room->starts = NULL;
}
