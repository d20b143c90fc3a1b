/* SPDX-License-Identifier: MIT */
/* chances.c - what the values of the search are worth, as measured. Written by
 * `make calibrate`, see docs/CALIBRATION.md. */
#include "games/warmaster/warmaster.h"

/* clang-format off */
const vx_chance_table wm_chances[VX_JUDGEMENTS] = {
    [VX_JUDGEMENT_FULL] = {.point = {
        {-10000, 28}, {-9250, 39}, {-8550, 53}, {-7830, 72}, {-7120, 97}, {-6400, 130}, {-5680, 172}, {-4970, 223},
        {-4250, 285}, {-3540, 356}, {-2830, 434}, {1540, 516}, {3270, 597}, {4020, 673}, {4610, 741}, {5210, 799},
        {5790, 846}, {6380, 884}, {6980, 914}, {7590, 937}, {8190, 954}, {8750, 966}, {9390, 976}, {10000, 982}},
        .count = 24},
};
