/* SPDX-License-Identifier: MIT */
/* chances.c - what the values of the search are worth, as measured. Written by
 * `make calibrate`, see docs/CALIBRATION.md. */
#include "games/warmaster/warmaster.h"

/* clang-format off */
const vx_chance_table wm_chances[VX_EVALUATIONS] = {
    [VX_EVALUATION_FULL] = {.point = {
        {-10000, 61}, {-9350, 76}, {-8680, 94}, {-8030, 115}, {-7380, 140}, {-6720, 170}, {-6040, 205}, {-5360, 245},
        {-4690, 290}, {-3680, 339}, {-2410, 392}, {-1120, 448}, {200, 505}, {1530, 562}, {2770, 618}, {3620, 670},
        {4490, 719}, {5320, 763}, {6100, 802}, {6880, 836}, {7660, 865}, {8450, 890}, {9210, 910}, {10000, 927}},
        .count = 24},
};
