/* SPDX-License-Identifier: MIT */
/* html.h - text within pages that are written as files. */
#ifndef VX_COMMAND_HTML_H
#define VX_COMMAND_HTML_H

#include "core/text.h"

/* Fit for the text of an element and for an attribute in double quotes. */
void vx_add_escaped(vx_text *out, const char *text);
/* One that is a number: ` x1="12.5"`. */
void vx_add_attribute(vx_text *out, const char *name, double value);

#endif
