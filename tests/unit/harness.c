/* SPDX-License-Identifier: MIT */
/* harness.c - cmocka with a name filter and our closing line. */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_wanted(const char *name, int words, char **word)
{
    for (int i = 1; i < words; i++)
        if (strstr(name, word[i]) == NULL) return false;
    return true;
}

int run_suite(const char *suite, const struct CMUnitTest *tests, size_t count, int words,
              char **word)
{
    struct CMUnitTest *wanted = calloc(count, sizeof *wanted);
    size_t wanted_count = 0;
    if (wanted == NULL) return 2;
    for (size_t i = 0; i < count; i++)
        if (is_wanted(tests[i].name, words, word)) wanted[wanted_count++] = tests[i];
    int failed = _cmocka_run_group_tests(suite, wanted, wanted_count, NULL, NULL);
    printf("%s: %d passed, %d failed\n", suite, (int)wanted_count - failed, failed);
    free(wanted);
    return failed != 0 || wanted_count == 0;
}
