/* SPDX-License-Identifier: MIT */
/* study_fuzz.c - any text as a study: refused with a reason, or its cells can be named and set up. And any line as a
 * finished game: refused, or written back as it was. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "lab/lab.h"

static void demand_line(const char *text)
{
    enum { LINE_CAP = 8192 };
    lab_game game;
    const char *armies;
    char line[LINE_CAP], again[LINE_CAP];
    vx_text first = vx_text_on(line, sizeof line), second = vx_text_on(again, sizeof again);
    if (strlen(text) > LINE_CAP / 2 || strchr(text, '\n') != NULL ||
        !lab_read_game(text, &game, &armies))
        return;
    lab_write_game(&game, armies, &first);
    line[strcspn(line, "\n")] = '\0';
    demand(lab_read_game(line, &game, &armies), "a written game can be read");
    lab_write_game(&game, armies, &second);
    again[strcspn(again, "\n")] = '\0';
    demand(strcmp(line, again) == 0, "and is written as before");
}

static void demand_cells(const lab_study *study)
{
    enum { CELLS = 64 };
    char name[4096];
    for (int c = 0; c < study->cells && c < CELLS; c++) {
        lab_cell cell = lab_cell_at(study, c);
        vx_text text = vx_text_on(name, sizeof name);
        lab_name_cell(study, c, &text);
        demand(study->matchup.count == 0 ||
                   (cell.side[0] < study->matchup.count && cell.side[1] < study->matchup.count),
               "sides are values of the matchup");
    }
    if (study->cells > CELLS) return;
    lab_room room;
    vx_problem why = {0};
    if (lab_room_open(&room, study, &why))
        lab_room_close(&room);
    else
        demand_reasoned(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static lab_study study; /* large, and used by one thread */
    vx_problem why = {0};
    char *text = text_of(data, size);
    demand_line(text);
    if (lab_read_study(text, NULL, NULL, &study, &why))
        demand_cells(&study);
    else
        demand_reasoned(&why);
    free(text);
    return 0;
}
