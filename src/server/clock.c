/* SPDX-License-Identifier: MIT */
/* clock.c - time to think. */
#include "server/clock.h"

#include <string.h>

enum { LIVE_MAX = 6 * 3600 /* seconds: longer than this is play by the day */ };

typedef struct {
    int64_t seconds, increment;
    bool per_turn;
} clock_rule;

static bool parse(const char *text, clock_rule *out)
{
    vx_word word = {.start = text, .length = strlen(text)}, left, right;
    *out = (clock_rule){0, 0, true};
    if (strcmp(text, "none") == 0) return true;
    if (!vx_word_split(&word, '+', &left, &right))
        return vx_word_number(&word, 10, 30 * 86400, &out->seconds);
    out->per_turn = false;
    return vx_word_number(&left, 10, LIVE_MAX, &out->seconds) &&
           vx_word_number(&right, 0, 600, &out->increment);
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
    if (clock_running(self) == seat) left -= hall_now() - self->turn_began;
    return left > 0 ? left : 0;
}

void clock_press(hall *house, table *self, int seat)
{
    clock_rule rule;
    if (!parse(self->facts.clock, &rule) || rule.seconds == 0) return;
    int64_t now = hall_now();
    store_seat *place = &self->seat[seat];
    place->left -= now - self->turn_began;
    if (place->left < 0) place->left = 0;
    if (vx_match_to_act(self->match) != seat) /* a turn may take several actions */
        place->left = rule.per_turn ? rule.seconds * 1000 : place->left + rule.increment * 1000;
    self->turn_began = now;
    store_set_seat(house->store, self->facts.id, seat, place);
}

void clock_after_reading(const hall *house, table *self)
{
    bool is_live = clock_first_time(self->facts.clock) <= (int64_t)LIVE_MAX * 1000;
    if (is_live && self->turn_began < house->started) self->turn_began = house->started;
}
