/* SPDX-License-Identifier: MIT */
/* clock.c - time to think. */
#include "server/clock.h"

#include <string.h>

#include "server/away.h"

typedef struct {
    int64_t seconds, increment;
    bool per_turn;
} clock_rule;

static bool parse(const char *text, clock_rule *out)
{
    vx_word word = {.start = text, .length = strlen(text)}, left, right;
    *out = (clock_rule){0, 0, true};
    if (strcmp(text, "none") == 0) return true;
    if (word.length >= STORE_CLOCK_CAP) return false;
    if (!vx_word_split(&word, '+', &left, &right))
        return vx_word_number(&word, CLOCK_SECONDS_MIN, CLOCK_TURN_MAX, &out->seconds);
    out->per_turn = false;
    return vx_word_number(&left, CLOCK_SECONDS_MIN, CLOCK_LIVE_MAX, &out->seconds) &&
           vx_word_number(&right, 0, CLOCK_INCREMENT_MAX, &out->increment);
}

bool clock_is_well_formed(const char *text)
{
    clock_rule rule;
    return parse(text, &rule);
}

int64_t clock_first_time(const char *text)
{
    clock_rule rule;
    return parse(text, &rule) ? rule.seconds * 1000 : 0;
}

int clock_running(const table *self)
{
    if (clock_first_time(self->facts.clock) == 0 || table_is_over(self)) return NOBODY;
    int actor = vx_match_to_act(self->match);
    return table_has_begun(self) && actor >= 0 ? actor : NOBODY;
}

int64_t clock_left(const table *self, int seat)
{
    int64_t left = self->seat[seat].left;
    if (clock_running(self) == seat) left -= net_now() - self->now.turn_began;
    return left > 0 ? left : 0;
}

void clock_start(table *self)
{
    self->now.turn_began = net_now();
}

/* A turn may take several actions, with dice between them: the increment comes when it passes on. */
void clock_press(table *self, int seat)
{
    clock_rule rule;
    if (!parse(self->facts.clock, &rule) || rule.seconds == 0) return;
    int64_t now = net_now(), *left = &self->seat[seat].left;
    *left -= now - self->now.turn_began;
    if (*left < 0) *left = 0;
    if (vx_match_to_act(self->match) != seat)
        *left = rule.per_turn ? rule.seconds * 1000 : *left + rule.increment * 1000;
    self->now.turn_began = now;
}

void clock_stop(table *self)
{
    int seat = clock_running(self);
    if (seat == NOBODY) return;
    self->seat[seat].left = clock_left(self, seat);
    self->now.turn_began = net_now();
}

/* What has really passed is taken off, and the turn goes on from now: should the table be read once
 * more, no absence is counted twice. */
void clock_after_reading(const hall *house, table *self)
{
    int64_t began = self->now.turn_began, now = net_now(), away = away_since(house, began);
    int seat = clock_running(self);
    if (seat == NOBODY || away == 0) return;
    self->seat[seat].left -= now - began - away;
    self->now.turn_began = now;
}
