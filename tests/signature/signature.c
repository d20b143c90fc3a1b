/* SPDX-License-Identifier: MIT */
/* signature.c - prints the bench signature and nothing else, to hold builds against each other. */
#include <inttypes.h>
#include <stdio.h>

#include "command/bench.h"

int main(void)
{
    uint64_t signature = vx_bench_signature();
    printf("%016" PRIx64 "\n", signature);
    return signature == 0;
}
