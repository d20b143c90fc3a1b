/* SPDX-License-Identifier: MIT */
/* lesson_fuzz.c - any text as a lesson: refused with a line and a reason, or it can be gone through,
 * by whatever is tried in it. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "lesson/lesson.h"

static void demand_said(const vx_said *said)
{
    if (said->line == 0) return;
    demand(said->words[VX_ENGLISH] != NULL && said->words[VX_RUSSIAN] != NULL, "both languages");
}

static void demand_texts(const vx_lesson *lesson)
{
    demand_said(&lesson->title);
    for (int i = 0; i < lesson->step_count; i++) {
        const vx_lesson_step *step = &lesson->steps[i];
        demand(step->said.line > 0, "every step says something");
        demand_said(&step->said);
        demand_said(&step->hint);
        demand_said(&step->done);
        demand_said(&step->other);
        demand_said(&step->late);
    }
    for (int i = 0; i < lesson->line_count; i++) demand_said(&lesson->lines[i].said);
}

/* From step to step, with every line of the file as a try. */
static void go_through(const vx_lesson *lesson)
{
    vx_lesson_run run;
    vx_match *match = vx_lesson_begin(&run, lesson);
    for (int step = 0; match != NULL && step < lesson->step_count; step++) {
        for (int i = 0; i < lesson->line_count && i < 8; i++) {
            vx_try_answer answer;
            vx_lesson_try(&run, match, lesson->lines[i].text, &answer);
            if (answer.outcome >= VX_TRY_REFUSED && answer.outcome != VX_TRY_LATE)
                demand_reasoned(&answer.problem);
        }
        match = vx_lesson_next(&run, match);
    }
    vx_match_free(match);
    vx_lesson_end(&run);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    vx_problem why = {0};
    char *text = text_of(data, size);
    vx_lesson *lesson = vx_lesson_read(text, &why);
    free(text);
    if (lesson == NULL) {
        demand_reasoned(&why);
        demand(why.line > 0, "a refusal names its line");
        return 0;
    }
    demand_texts(lesson);
    if (!vx_lesson_check(lesson, &why)) demand_reasoned(&why);
    go_through(lesson);
    vx_lesson_free(lesson);
    return 0;
}
