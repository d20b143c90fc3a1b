/* SPDX-License-Identifier: MIT */
/* harness.h - cmocka with a name filter and our closing line. */
#ifndef VX_TESTS_HARNESS_H
#define VX_TESTS_HARNESS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Runs the tests whose name holds every word of the command line, prints
 * "SUITE: N passed, N failed" and returns what main() should. */
int run_suite(const char *suite, const struct CMUnitTest *tests, size_t count, int words,
              char **word);

/* How often to repeat: sanitizers make everything five times as slow, and what they look for shows in
 * fewer repetitions. The release build proves the claim. */
#ifdef __SANITIZE_ADDRESS__
#define REPEATS(full, sanitized) (sanitized)
#else
#define REPEATS(full, sanitized) (full)
#endif

#define RUN_SUITE(suite, tests, words, word) \
    run_suite((suite), (tests), sizeof(tests) / sizeof((tests)[0]), (words), (word))

#endif
