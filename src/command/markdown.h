/* SPDX-License-Identifier: MIT */
/* markdown.h - a page of text for the terminal: headings, lists, tables, boards. */
#ifndef VX_COMMAND_MARKDOWN_H
#define VX_COMMAND_MARKDOWN_H

#include "command/session.h"

/* Answers with `length` bytes of Markdown, set to the width and colours of the host's screen. */
void vx_answer_markdown(vx_session *session, const char *text, size_t length);

#endif
