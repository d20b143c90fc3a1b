/* SPDX-License-Identifier: MIT */
/* random_army.c - random legal armies: the General and the minima, then whatever the points allow. */
#include <string.h>

#include "games/warmaster/army/army.h"

typedef struct {
    roster *list;
    const army_profile *army;
    int points;
    vx_random *random;
} draft;

static int below(draft *d, int count)
{
    return (int)vx_random_below(d->random, (uint64_t)count);
}

static bool still_legal(const draft *d)
{
    return wm_check_partial_roster(d->list, d->points, NULL);
}

/* Adds one more, and takes it back if it breaks a limit. */
static bool add_unit(draft *d, int profile)
{
    roster *list = d->list;
    if (list->unit_count == ROSTER_UNITS) return false;
    list->unit[list->unit_count++] = (roster_unit){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN};
    if (still_legal(d)) return true;
    list->unit[--list->unit_count] = (roster_unit){0};
    return false;
}

static bool add_character(draft *d, int profile)
{
    roster *list = d->list;
    if (list->character_count == ROSTER_CHARACTERS) return false;
    list->character[list->character_count++] =
        (roster_character){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
    if (still_legal(d)) return true;
    list->character[--list->character_count] = (roster_character){0};
    return false;
}

/* Sets one choice of an entry, and takes it back if it breaks a limit. */
static void choose(draft *d, uint8_t *slot, int value)
{
    if (*slot != NONE_CHOSEN) return;
    *slot = (uint8_t)value;
    if (!still_legal(d)) *slot = NONE_CHOSEN;
}

/* One character for each 500 points or a little more, the General among them. */
static void add_characters(draft *d)
{
    int wanted = d->points / 500 + below(d, 2);
    for (int tries = 2 * wanted; tries > 0 && d->list->character_count < wanted; tries--)
        add_character(d, below(d, d->army->character_count));
}

/* Some ride something. This comes before the units, which leave no points for it. */
static void add_mounts(draft *d)
{
    if (d->army->mount_count == 0) return;
    for (int i = 0; i < d->list->character_count; i++) {
        int mount = below(d, 4 * d->army->mount_count);
        if (mount >= d->army->mount_count) continue;
        roster_character *c = &d->list->character[i];
        choose(d, d->army->mounts[mount].kind == MOUNT_BOON ? &c->boon : &c->mount, mount);
    }
}

/* Attached stands for a unit now and then. */
static void add_stand(draft *d, int unit)
{
    int extra = below(d, d->army->unit_count);
    if (d->army->units[extra].parents != 0) choose(d, &d->list->unit[unit].extra, extra);
}

/* Any kind that still fits, all equally likely, until none does. */
static void add_units(draft *d)
{
    uint16_t open = (uint16_t)((1u << d->army->unit_count) - 1);
    while (open != 0) {
        int profile = below(d, d->army->unit_count);
        if (!(open >> profile & 1)) continue;
        if (add_unit(d, profile))
            add_stand(d, d->list->unit_count - 1);
        else
            open &= (uint16_t)~(1u << profile); /* what does not fit now never will */
    }
}

/* The last points go into items. */
static void add_items(draft *d)
{
    for (int tries = 0; tries < 8; tries++) {
        int item = below(d, ITEMS);
        if (below(d, 2) == 0)
            choose(d, &d->list->unit[below(d, d->list->unit_count)].item, item);
        else
            choose(d, &d->list->character[below(d, d->list->character_count)].item, item);
    }
}

/* In the order of the army list, so that the text of it reads well. */
static void sort_units(roster *list)
{
    for (int i = 1; i < list->unit_count; i++) {
        roster_unit moved = list->unit[i];
        int at = i;
        for (; at > 0 && list->unit[at - 1].profile > moved.profile; at--)
            list->unit[at] = list->unit[at - 1];
        list->unit[at] = moved;
    }
}

void wm_random_roster(uint32_t ruleset, int army, int points, vx_random *random, roster *out)
{
    draft d = {out, wm_numbers_of(ruleset)->army[army], points, random};
    memset(out, 0, sizeof *out);
    out->ruleset = ruleset;
    out->army = (uint8_t)army;
    wm_complete_roster(out, points);
    add_characters(&d);
    add_mounts(&d);
    add_units(&d);
    add_items(&d);
    sort_units(out);
}

void wm_usual_roster(uint32_t ruleset, int army, int points, roster *out)
{
    vx_random random;
    vx_random_seed(&random, 0);
    if (!wm_ready_roster(ruleset, army, points, out))
        wm_random_roster(ruleset, army, points, &random, out);
}
