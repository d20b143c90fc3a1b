/* SPDX-License-Identifier: MIT */
/* limits.c - the names of bots: "level5", "greedy", "mcts:ms=56". */
#include <string.h>

#include "core/text.h"
#include "search/search.h"

static const char *const method_names[VX_METHODS] = {
    [VX_METHOD_AUTO] = "auto",
    [VX_METHOD_RANDOM] = "random",
    [VX_METHOD_GREEDY] = "greedy",
    [VX_METHOD_ALPHABETA] = "alphabeta",
    [VX_METHOD_MCTS] = "mcts",
    [VX_METHOD_UCT] = "uct",
    [VX_METHOD_FIRST_TIMER] = "first-timer",
};

static bool parse_method(const vx_word *word, vx_method *out)
{
    for (int i = 0; i < VX_METHODS; i++) {
        if (!vx_word_is(word, method_names[i])) continue;
        *out = (vx_method)i;
        return true;
    }
    return false;
}

static bool parse_level(vx_word word, int *out)
{
    int64_t number;
    if (vx_word_is(&word, "full")) {
        *out = VX_LEVEL_MAX;
        return true;
    }
    if (word.length > 5 && memcmp(word.start, "level", 5) == 0) {
        word.start += 5;
        word.length -= 5;
    }
    if (!vx_word_number(&word, VX_LEVEL_MIN, VX_LEVEL_MAX, &number)) return false;
    *out = (int)number;
    return true;
}

static bool parse_amount(const vx_word *word, vx_limits *out)
{
    vx_word key, value;
    int64_t number;
    if (!vx_word_split(word, '=', &key, &value)) return false;
    if (!vx_word_number(&value, 1, INT64_MAX, &number)) return false;
    if (vx_word_is(&key, "nodes"))
        out->nodes = (uint64_t)number;
    else if (vx_word_is(&key, "depth"))
        out->depth = (int)(number < 1000 ? number : 1000);
    else if (vx_word_is(&key, "ms"))
        out->milliseconds = (uint64_t)number;
    else
        return false;
    return true;
}

/* "uct:1000" */
static bool parse_iterations(const vx_word *word, vx_limits *out)
{
    int64_t number;
    if (!vx_word_number(word, 1, INT64_MAX, &number)) return false;
    out->iterations = (uint64_t)number;
    return true;
}

bool vx_limits_parse(const char *name, vx_limits *out)
{
    vx_word word = {.start = name, .length = strlen(name)}, method, rest = word;
    *out = (vx_limits){0};
    if (parse_method(&word, &out->method)) return true;
    if (vx_word_split(&word, ':', &method, &rest) && !parse_method(&method, &out->method))
        return false;
    if (out->method == VX_METHOD_UCT) /* it has no levels and no depth */
        return parse_iterations(&rest, out) || (parse_amount(&rest, out) && out->depth == 0);
    return parse_level(rest, &out->level) || parse_amount(&rest, out);
}
