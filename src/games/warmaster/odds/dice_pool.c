/* SPDX-License-Identifier: MIT */
/* dice_pool.c - pools of dice as odds count them. */
#include "games/warmaster/odds/dice_pool.h"

#include <string.h>

spread wm_no_dice(void)
{
    spread s;
    memset(&s, 0, sizeof s);
    s.of[0] = CERTAIN;
    return s;
}

void wm_add_die(spread *s, chance succeeds)
{
    if (s->most == POOL_MAX) return;
    s->most++;
    for (int n = s->most; n >= 0; n--) {
        chance stays = chance_times(s->of[n], CERTAIN - succeeds);
        s->of[n] = stays + (n > 0 ? chance_times(s->of[n - 1], succeeds) : 0);
    }
}

spread wm_pool(int dice, chance succeeds)
{
    spread s = wm_no_dice();
    for (int i = 0; i < dice; i++) wm_add_die(&s, succeeds);
    return s;
}

static void clear(spread *s, int from, int to)
{
    for (int n = from; n <= to; n++) s->of[n] = 0;
}

int wm_leave_case(spread *s, int dice, throw_case which)
{
    if (dice > s->most) dice = s->most;
    switch (which) {
    case AS_IT_FELL:
        return dice;
    case ALL_SUCCEED:
        clear(s, 0, dice - 1);
        return dice;
    case ALL_FAIL:
        clear(s, 1, dice);
        return dice;
    case FAILURE_AGAIN:
        s->of[dice] = 0;
        break;
    case SUCCESS_AGAIN:
        for (int n = 0; n < dice; n++) s->of[n] = s->of[n + 1];
        s->of[dice] = 0;
        break;
    }
    return dice - 1;
}

void wm_take_case(spread *s, int dice, chance succeeds, throw_case which)
{
    if (dice > s->most) dice = s->most;
    if (wm_leave_case(s, dice, which) == dice) return;
    for (int n = dice - 1; n >= 0; n--) {
        chance more = chance_times(s->of[n], succeeds);
        s->of[n + 1] += more;
        s->of[n] -= more;
    }
}

void wm_try_failures_again(spread *s, int dice, chance succeeds)
{
    spread out = {.most = s->most, .of = {0}};
    spread more = wm_no_dice();
    for (int n = dice; n >= 0; n--) { /* `more` has a die for each that failed */
        for (int k = 0; k <= more.most; k++) out.of[n + k] += chance_times(s->of[n], more.of[k]);
        wm_add_die(&more, succeeds);
    }
    *s = out;
}

void wm_add_spread(spread *sum, const spread *more)
{
    spread out = {.most = sum->most + more->most, .of = {0}};
    if (out.most > POOL_MAX) out.most = POOL_MAX;
    for (int n = 0; n <= sum->most; n++)
        for (int k = 0; k <= more->most && sum->of[n] > 0; k++) {
            int at = n + k < POOL_MAX ? n + k : POOL_MAX;
            out.of[at] += chance_times(sum->of[n], more->of[k]);
        }
    *sum = out;
}

spread wm_exactly(const spread *s, int count)
{
    spread out = {.most = s->most, .of = {0}};
    out.of[count] = s->of[count];
    return out;
}

chance wm_whole_of(const spread *s)
{
    chance sum = 0;
    for (int n = 0; n <= s->most; n++) sum += s->of[n];
    return sum;
}
