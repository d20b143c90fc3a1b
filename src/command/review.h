/* SPDX-License-Identifier: MIT */
/* review.h - what the writers of a review share: the verb answers as text, as JSON and as a page. */
#ifndef VX_COMMAND_REVIEW_H
#define VX_COMMAND_REVIEW_H

#include "command/session.h"
#include "review/review.h"

enum { VX_PROBLEM_CAP = 512 };

/* A review as a reader gets it. */
typedef struct {
    const vx_review *review;
    const vx_match *match;
    vx_review_summary sum;
    int seat;                                   /* whose chances are printed */
    char problem[VX_LANGUAGES][VX_PROBLEM_CAP]; /* why the record ends early, or "" */
} vx_report;

/* Of side one, turned round where the other side's are printed. VX_CHANCE_UNKNOWN stays. */
int vx_report_chance(const vx_report *report, int chance);
/* A change of it. */
int vx_report_change(const vx_report *report, int change);

extern const char *const vx_mark_keys[VX_MARKS], *const vx_luck_keys[VX_LUCK_KINDS];
extern const char *const vx_mark_words[VX_MARKS][VX_LANGUAGES];
extern const char *const vx_luck_words[VX_LUCK_KINDS][VX_LANGUAGES];

extern const char *const vx_theme_keys[VX_THEMES];
extern const char *const vx_theme_words[VX_THEMES][VX_LANGUAGES];

/* "64" or, with a sign, "+6" of thousandths, rounded to percents. */
void vx_add_percents(vx_text *out, int thousandths, bool with_sign);
/* What an entry did in words, as the seat that did it saw it, and what would have been better. Both
 * texts have room for VX_ACTION_TEXT_CAP. `state` is room for a state. */
void vx_report_words(const vx_report *report, int at, vx_language language, void *state,
                     char *taken, char *better);

void vx_answer_review_text(vx_session *session, const vx_report *report);
void vx_answer_review_json(vx_session *session, const vx_report *report);
/* A page in both languages that needs nothing else. */
void vx_answer_review_page(vx_session *session, const vx_report *report);

#endif
