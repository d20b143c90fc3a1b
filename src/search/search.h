/* SPDX-License-Identifier: MIT */
/* search.h - the machine's choice in any game. It is part of the public library: vexillum.h declares
 * it, and the files of this folder carry it out. */
#ifndef VX_SEARCH_SEARCH_H
#define VX_SEARCH_SEARCH_H

#include "vexillum.h"

#endif
