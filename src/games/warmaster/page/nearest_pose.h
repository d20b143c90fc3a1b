/* SPDX-License-Identifier: MIT */
/* nearest_pose.h - a hand is not exact: what it meant. */
#ifndef VX_WARMASTER_PAGE_NEAREST_POSE_H
#define VX_WARMASTER_PAGE_NEAREST_POSE_H

#include "games/warmaster/actions.h"

/* A piece that is dragged goes along the edges of those beside it, and to the nearest place that the rules
 * allow: at the end of its move where it was drawn too far. Nothing changes where there is none. */
void wm_take_nearest_pose(const battle *b, act *a);

#endif
