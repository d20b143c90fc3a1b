/* SPDX-License-Identifier: MIT */
/* chances.c - what the values of the search are worth, as measured. Written by
 * `make calibrate`, see docs/CALIBRATION.md. */
#include "games/warmaster/warmaster.h"

/* clang-format off */
const vx_chance_table wm_chances[VX_EVALUATIONS] = {
    [VX_EVALUATION_FULL] = {.point = {
        {-10000, 56}, {-8650, 92}, {-7490, 138}, {-6430, 196}, {-5790, 236}, {-4220, 316}, {-2930, 389}, {580, 509},
        {3360, 651}, {4190, 694}, {5750, 773}, {7170, 834}, {8290, 883}, {9540, 922}, {10000, 933}},
        .count = 15},
};
