/* SPDX-License-Identifier: MIT */
/* chances.c - what the values of the search are worth, as measured. Written by
 * `make calibrate`, see docs/CALIBRATION.md. */
#include "games/warmaster/warmaster.h"

/* clang-format off */
const vx_chance_table wm_chances[VX_JUDGEMENTS] = {
    [VX_JUDGEMENT_FULL] = {.point = {
        {-10000, 56}, {-9190, 74}, {-8360, 97}, {-7530, 126}, {-6700, 162}, {-5870, 206}, {-5050, 258}, {-4230, 318},
        {-3400, 385}, {640, 457}, {1660, 530}, {2690, 602}, {3680, 670}, {4260, 732}, {4840, 786}, {5410, 831},
        {5990, 869}, {6560, 899}, {7140, 923}, {7690, 941}, {8290, 956}, {8860, 967}, {9410, 975}, {10000, 981}},
        .count = 24},
};
