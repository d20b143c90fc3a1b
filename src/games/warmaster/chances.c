/* SPDX-License-Identifier: MIT */
/* chances.c - what the values of the search are worth, as measured. Written by
 * `make calibrate`, see docs/CALIBRATION.md. */
#include "games/warmaster/warmaster.h"

/* clang-format off */
const vx_chance_table wm_chances[VX_JUDGEMENTS] = {
    [VX_JUDGEMENT_FULL] = {.point = {
        {-10000, 85}, {-8630, 104}, {-7170, 127}, {-6240, 153}, {-5800, 184}, {-5360, 219}, {-4920, 259}, {-4480, 304},
        {-3540, 352}, {-2080, 404}, {-820, 458}, {290, 513}, {1480, 568}, {2670, 621}, {3520, 672}, {4340, 718},
        {5170, 761}, {5860, 799}, {6550, 832}, {7250, 861}, {7930, 885}, {8630, 906}, {9310, 923}, {10000, 937}},
        .count = 24},
};
