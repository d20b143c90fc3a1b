/* SPDX-License-Identifier: MIT */
/* progress.c - when is it enough? */
#include "lab/lab.h"

enum { UNITS_BEFORE_WIDTH = 16 };

int lab_group_count(const lab_study *study)
{
    return study->stop == LAB_UNTIL_DIFFERENCE ? study->cells / 2 : study->cells;
}

/* The first factor counts most in the number of a cell. */
int lab_group_of(const lab_study *study, int cell)
{
    return cell % lab_group_count(study);
}

double lab_unit_score(const lab_game *first, const lab_game *second)
{
    if (second != NULL) return (first->result + second->result + 2) / 4.0;
    double score = (first->result + 1) / 2.0;
    return first->first == 1 ? 1 - score : score;
}

/* Is the difference at least `width` one way, or too small to matter both ways? Two one-sided tests, each
 * between "nothing" and "as much as matters". */
static void look_for_difference(const lab_study *study, lab_progress *p)
{
    lab_sample mirrored = p->sample;
    mirrored.sum = -mirrored.sum;
    int up = lab_verdict(&p->sample, 0, study->width),
        down = lab_verdict(&mirrored, 0, study->width);
    p->verdict = up > 0 ? 1 : down > 0 ? -1 : 0;
    p->is_decided = p->verdict != 0 || (up < 0 && down < 0);
}

void lab_progress_add(const lab_study *study, lab_progress *progress, double unit)
{
    if (progress->is_decided) return;
    lab_sample_add(&progress->sample, unit);
    switch (study->stop) {
    case LAB_ALL_GAMES:
        break;
    case LAB_UNTIL_WIDTH:
        progress->is_decided = progress->sample.count >= UNITS_BEFORE_WIDTH &&
                               lab_estimate_share(&progress->sample).error <= study->width;
        break;
    case LAB_UNTIL_TEST:
        progress->verdict = lab_verdict(&progress->sample, study->low, study->high);
        progress->is_decided = progress->verdict != 0;
        break;
    case LAB_UNTIL_DIFFERENCE:
        look_for_difference(study, progress);
        break;
    }
}
