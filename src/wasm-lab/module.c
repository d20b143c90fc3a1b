/* SPDX-License-Identifier: MIT */
/* module.c - small studies in a browser: a module of its own, fetched by the lab page alone.
 *
 * A worker opens a study, plays games by their numbers and hands each over as a line; one worker makes the report of all
 * lines. What is played follows from study and number, so it does not matter which worker plays which game. */
#include <stdlib.h>
#include <string.h>

#include "lab/lab.h"

enum { ROOM_CAP = 8 << 20 }; /* of a study with its results */

char *vx_lab_room(size_t length);
int vx_lab_open(int language);
int vx_lab_play(uint32_t number);
int vx_lab_report(int language);
const char *vx_lab_output(void);

static char *room;
static char output[LAB_REPORT_CAP];
static lab_study study;
static lab_room starts;
static lab_table *table;

/* Room for a text of so many bytes and the '\0' behind it; NULL if that is too long. It holds one text. */
char *vx_lab_room(size_t length)
{
    if (length >= ROOM_CAP) return NULL;
    if (room == NULL) room = malloc(ROOM_CAP);
    if (room != NULL) room[length] = '\0';
    return room;
}

const char *vx_lab_output(void)
{
    return output;
}

/* A ruleset stands in the study itself, in one word. */
static char *read_rules(void *context, const char *name, vx_problem *why)
{
    (void)context, (void)why;
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, name, size) : NULL;
}

static int refuse(const vx_problem *why, int language)
{
    vx_format_problem(why, language == VX_RUSSIAN ? VX_RUSSIAN : VX_ENGLISH, output, sizeof output);
    return 1;
}

static void close_table(void)
{
    if (table == NULL) return;
    lab_table_free(table);
    lab_room_close(&starts);
    table = NULL;
}

/* Opens the study in the room: the answer is the number of its games, or why it will not do. */
int vx_lab_open(int language)
{
    vx_problem why = {0};
    vx_text out = vx_text_on(output, sizeof output);
    close_table();
    if (!lab_read_study(room, read_rules, NULL, &study, &why)) return refuse(&why, language);
    if (!lab_room_open(&starts, &study, &why)) return refuse(&why, language);
    table = lab_table_new(&starts, NULL);
    if (table == NULL) {
        lab_room_close(&starts);
        return 1;
    }
    vx_add_number(&out, (int64_t)lab_game_count(&study));
    return 0;
}

/* Plays one game of the study that is open: the answer is its line. */
int vx_lab_play(uint32_t number)
{
    lab_game game;
    char armies[LAB_ARMIES_CAP];
    vx_text list = vx_text_on(armies, sizeof armies), out = vx_text_on(output, sizeof output);
    if (table == NULL || lab_play(table, number, &game, &list) != LAB_PLAYED) return 1;
    lab_write_game(&game, armies, &out);
    return 0;
}

/* ---- Reports ---- */

static bool read_results(char *text, lab_results *out)
{
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        lab_game game;
        const char *armies;
        *end = '\0';
        if (!lab_read_game(line, &game, &armies) || !lab_results_add(out, &game, armies))
            return false;
    }
    uint64_t conflict;
    return lab_results_unite(out, &conflict) == LAB_PLAYED;
}

static bool write_report(const lab_results *results, vx_language language, vx_text *out)
{
    lab_figures figures;
    lab_values values = {0};
    if (!lab_figures_make(&figures, &study, results)) return false;
    bool has_values = study.counts_pieces && lab_values_make(&values, &study, results);
    lab_report report = {&study, &figures, has_values ? &values : NULL, results->count};
    lab_report_page(&report, language, out);
    lab_values_free(&values);
    lab_figures_free(&figures);
    return !out->cut;
}

/* Of the study that is open, from the lines of games in the room: the answer is a page that stands alone. */
int vx_lab_report(int language)
{
    lab_results results = {0};
    vx_text out = vx_text_on(output, sizeof output);
    bool is_written =
        table != NULL && read_results(room, &results) &&
        write_report(&results, language == VX_RUSSIAN ? VX_RUSSIAN : VX_ENGLISH, &out);
    lab_results_free(&results);
    return is_written ? 0 : 1;
}
