/* SPDX-License-Identifier: MIT */
/* words.c - pieces of text that reports share. */
#include <stdlib.h>

#include "command/numbers.h"
#include "lab/lab.h"

void lab_add_percent(vx_text *out, lab_estimate share)
{
    if (share.units == 0) {
        vx_add_char(out, '-');
        return;
    }
    vx_add_decimal(out, 100 * share.mean, 1);
    vx_add(out, " ±");
    vx_add_decimal(out, 100 * share.error, 1);
}

/* Levels by their measured strength; others by their names. */
static void add_bots(const lab_study *study, vx_language language, vx_text *out)
{
    static const char *const of_eight[VX_LANGUAGES] = {" of 8", " из 8"};
    for (int f = 0; f < study->factor_count; f++) {
        if (study->factor[f].key.text[0] != 'b' || study->factor[f].key.text[1] != 'o') continue;
        for (int v = 0; v < study->factor[f].count; v++) {
            if (v > 0) vx_add(out, ", ");
            vx_add(out, study->factor[f].value[v].text);
        }
        return;
    }
    for (int side = 0; side < 2; side++) {
        if (side == 1 && study->bot[1].text == study->bot[0].text) break;
        if (side == 1) vx_add(out, " : ");
        vx_add(out, study->bot[side].text);
        if (study->limits[side].level > 0) vx_add(out, of_eight[language]);
    }
}

void lab_add_summary(const lab_report *report, vx_language language, vx_text *out)
{
    static const char *const games[VX_LANGUAGES] = {"games: ", "партий: "};
    static const char *const of[VX_LANGUAGES] = {" of ", " из "};
    static const char *const cells[VX_LANGUAGES] = {"cells: ", "ячеек: "};
    static const char *const spare[VX_LANGUAGES] = {" (not counted: ", " (не в счёт: "};
    const lab_study *study = report->study;
    vx_add(out, vx_game_name(study->game, language));
    vx_add(out, "; ");
    add_bots(study, language, out);
    vx_add(out, "; ");
    vx_add(out, cells[language]);
    vx_add_number(out, study->cells);
    vx_add(out, "; ");
    vx_add(out, games[language]);
    vx_add_number(out, (int64_t)report->played);
    vx_add(out, of[language]);
    vx_add_number(out, (int64_t)lab_game_count(study));
    if (report->figures->spare > 0) {
        vx_add(out, spare[language]);
        vx_add_number(out, (int64_t)report->figures->spare);
        vx_add_char(out, ')');
    }
}

/* ---- The order of pieces ---- */

static double rank_of(const lab_value *value)
{
    if (value->change.units == 0) return -1e9;
    return value->worth.units > 0 ? 100 + value->worth.mean - value->cost : value->change.mean;
}

int *lab_order_values(const lab_values *values)
{
    int *order = malloc(((size_t)values->count + 1) * sizeof *order);
    for (int i = 0; order != NULL && i < values->count; i++) {
        int at = i;
        for (; at > 0 && rank_of(&values->value[order[at - 1]]) < rank_of(&values->value[i]); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order;
}
