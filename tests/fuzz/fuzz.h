/* SPDX-License-Identifier: MIT */
/* fuzz.h - what all fuzzers share: a text of the input, memory for any game, demands that abort. */
#ifndef VX_TESTS_FUZZ_H
#define VX_TESTS_FUZZ_H

#include "core/game.h"

/* Called by libFuzzer with each input. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Memory for the state of any game. */
typedef struct {
    uint64_t word[1 << 13];
} any_state;

/* The input with '\0' behind it, in memory of its own so that every byte read past it is caught. */
char *text_of(const uint8_t *data, size_t size);

/* Stops the fuzzer: this input shows a defect. */
void demand(bool holds, const char *what);

/* A refusal has words in both languages. */
void demand_reasoned(const vx_problem *why);
/* The state prints and reads back the same, lists what is legal and can be played on, by what
 * each seat may know of it. */
void demand_sound(const vx_game *game, const void *state);
/* Plays up to `steps` random actions. */
void play_on(const vx_game *game, void *state, int steps, uint64_t seed);

#endif
