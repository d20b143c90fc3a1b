/* SPDX-License-Identifier: MIT */
/* gpu.h - random games on a GPU of NVIDIA. The driver is looked for at run time: nothing of it is needed to build
 * or to test. */
#ifndef VX_CLI_GPU_H
#define VX_CLI_GPU_H

#include "core/game.h"
#include "core/gpu.h"

/* As vx_host.play_on_gpu. The kernels lie in build/gpu (`make gpu`), or where VEXILLUM_GPU says. */
bool vx_play_on_gpu(void *context, const vx_game *game, const void *start,
                    const vx_gpu_order *order, vx_gpu_result *results, vx_problem *why);

#endif
