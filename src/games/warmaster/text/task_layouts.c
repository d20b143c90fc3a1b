/* SPDX-License-Identifier: MIT */
/* task_layouts.c - the fields of each kind of task by name (task_fields.h). */
#include "games/warmaster/text/task_lines.h"

#define WORD_ROW(name, form) {#name, 16, 1, form},
#define BITS_ROW(name, bits, form) {#name, bits, 1, form},
#define LIST_ROW(name, count, form) {#name, 16, count, form},
#define BYTES_ROW(name, count, form) {#name, 8, count, form},
#define WIDE_ROW(name, form) {#name, 64, 1, form},
#define REST_ROW(name, bits) {NULL, bits, 1, FORM_NUMBER},
#define TASK_ROWS(LIST, member)                             \
    static const task_row member##_rows[] = {LIST##_FIELDS( \
        WORD_ROW, BITS_ROW, LIST_ROW, BYTES_ROW, WIDE_ROW, REST_ROW){NULL, 0, 0, 0}};
TASK_LAYOUTS(TASK_ROWS)

/* Every bit has an owner, so that equal tasks are equal bytes however they were made. */
/* NOLINTBEGIN(bugprone-macro-parentheses): terms of one sum, not values of their own */
#define WORD_SUM(name, form) +16
#define BITS_SUM(name, bits, form) +bits
#define LIST_SUM(name, count, form) +16 * count
#define BYTES_SUM(name, count, form) +8 * count
#define WIDE_SUM(name, form) +64
#define REST_SUM(name, bits) +bits
/* NOLINTEND(bugprone-macro-parentheses) */
#define FILLS_ALL(LIST, member)                                                                  \
    _Static_assert(LIST##_FIELDS(WORD_SUM, BITS_SUM, LIST_SUM, BYTES_SUM, WIDE_SUM, REST_SUM) == \
                           64 &&                                                                 \
                       sizeof(((task *)0)->member) == 8,                                         \
                   "fields fill the task");
TASK_LAYOUTS(FILLS_ALL)

#define LAYOUT_ROWS(LIST, member) [LAYOUT_##LIST] = member##_rows,
static const task_row *const rows_of[LAYOUTS] = {TASK_LAYOUTS(LAYOUT_ROWS)};

const task_row *wm_task_rows(const task *t)
{
    const task_rules *rules = wm_rules_of_task(t->kind);
    bool late = t->step < STEPS_MAX && (rules->late >> t->step & 1);
    return rows_of[late ? rules->late_layout : rules->layout];
}
