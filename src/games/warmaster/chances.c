/* SPDX-License-Identifier: MIT */
/* chances.c - what the values of the search are worth, as measured. Written by
 * `make calibrate`, see docs/CALIBRATION.md. */
#include "games/warmaster/warmaster.h"

/* clang-format off */
const vx_chance_table wm_chances[VX_JUDGEMENTS] = {
    [VX_JUDGEMENT_FULL] = {.point = {
        {-10000, 32}, {-9220, 45}, {-8380, 63}, {-7560, 87}, {-6720, 120}, {-5890, 162}, {-5060, 216}, {-4240, 281},
        {-3410, 358}, {-2590, 442}, {1370, 530}, {3730, 616}, {4250, 696}, {4780, 766}, {5290, 822}, {5810, 868},
        {6340, 904}, {6850, 930}, {7370, 950}, {7920, 965}, {8420, 975}, {8910, 982}, {9500, 988}, {10000, 991}},
        .count = 24},
};
