/* SPDX-License-Identifier: MIT */
/* record_fuzz.c - any text as a record: refused with a reason and a place, or written as it was. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

static void demand_written_again(const vx_match *match)
{
    vx_match *copy = NULL;
    vx_problem why = {0};
    char *record = vx_match_record(match, VX_UMPIRE, false);
    demand(record != NULL, "there is memory");
    demand(vx_match_read(record, 1, &copy, &why) == VX_YES, "a written record reads back");
    char *again = vx_match_record(copy, VX_UMPIRE, false);
    demand(again != NULL && strcmp(record, again) == 0, "and is written the same again");
    vx_match_free(copy);
    free(record);
    free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    vx_match *match = NULL;
    vx_problem why = {0};
    char *text = text_of(data, size);
    if (vx_match_read(text, 1, &match, &why) == VX_YES) {
        demand_written_again(match);
        vx_match_free(match);
    } else {
        demand(match == NULL, "what is refused leaves nothing behind");
        demand_reasoned(&why);
    }
    free(text);
    return 0;
}
