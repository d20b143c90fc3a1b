/* SPDX-License-Identifier: MIT */
/* page.c - the answer as a page. */
#include "lab/lab.h"

void lab_report_page(const lab_report *report, vx_text *out)
{
    lab_report_text(report, VX_ENGLISH, out);
}
