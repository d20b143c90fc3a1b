/* SPDX-License-Identifier: MIT */
/* report_json.c - the answer for programs. */
#include "command/numbers.h"
#include "core/json.h"
#include "lab/lab.h"

/* [mean, half the width of the interval], or null. */
static void add_estimate(vx_text *out, const char *key, lab_estimate e)
{
    if (e.units == 0) {
        vx_json_text(out, key, NULL);
        return;
    }
    vx_json_open(out, key, '[');
    vx_json_decimal(out, NULL, e.mean, 5);
    vx_json_decimal(out, NULL, e.error, 5);
    vx_json_close(out, ']');
}

static void add_cell(const lab_report *r, int cell, vx_text *out)
{
    const lab_cell_figures *f = &r->figures->cell[cell];
    char name[512];
    vx_text text = vx_text_on(name, sizeof name);
    lab_name_cell(r->study, cell, &text);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "cell", name);
    vx_json_number(out, "games", (int64_t)f->games);
    add_estimate(out, "score", f->score);
    add_estimate(out, "without_luck", f->evened);
    add_estimate(out, "first", f->first);
    add_estimate(out, "draws", f->draw);
    vx_json_number(out, "length_p50", f->length_median);
    vx_json_number(out, "length_p95", f->length_most);
    vx_json_bool(out, "decided", f->progress.is_decided);
    vx_json_close(out, '}');
}

static void add_value(const lab_value *v, vx_text *out)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "piece", v->key);
    vx_json_text(out, "name", v->name[VX_ENGLISH]);
    vx_json_number(out, "games", (int64_t)v->games);
    vx_json_number(out, "cost", v->cost);
    add_estimate(out, "change", v->change);
    add_estimate(out, "worth", v->worth);
    vx_json_number(out, "suggested", lab_suggested_cost(v));
    vx_json_close(out, '}');
}

void lab_report_json(const lab_report *report, vx_text *out)
{
    const lab_figures *f = report->figures;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "study", report->study->name);
    vx_json_text(out, "game", vx_game_id(report->study->game));
    vx_json_number(out, "games", (int64_t)f->games);
    vx_json_number(out, "planned", (int64_t)lab_game_count(report->study));
    add_estimate(out, "first", f->all.first);
    add_estimate(out, "draws", f->all.draw);
    add_estimate(out, "luck", f->luck);
    vx_json_number(out, "length_p50", f->all.length_median);
    vx_json_number(out, "length_p95", f->all.length_most);
    vx_json_open(out, "cells", '[');
    for (int c = 0; c < report->study->cells; c++) add_cell(report, c, out);
    vx_json_close(out, ']');
    if (report->values != NULL) {
        add_estimate(out, "point", report->values->point);
        vx_json_decimal(out, "armies_explain", report->values->explained, 5);
        vx_json_open(out, "pieces", '[');
        for (int i = 0; i < report->values->count; i++)
            if (report->values->value[i].games > 0) add_value(&report->values->value[i], out);
        vx_json_close(out, ']');
    }
    vx_add(out, "}\n");
}
