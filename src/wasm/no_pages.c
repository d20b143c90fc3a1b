/* SPDX-License-Identifier: MIT */
/* no_pages.c - the module carries no rules pages: the browser's page has them as files of their own,
 * fetched when somebody reads, and a first visit stays light. */
#include "command/pages.h"

const vx_page vx_pages[] = {{0}};
