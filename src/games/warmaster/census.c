/* SPDX-License-Identifier: MIT */
/* census.c - units, characters, mounts and items of armies, for measuring what they are worth. */
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/warmaster.h"

typedef struct {
    vx_take_piece *take;
    void *context;
    int count;
} census;

/* "orcs/trolls": keys are unique within an army. */
static void take_one(const census *c, const char *owner, const char *key, const char *const *name,
                     int cost)
{
    vx_piece kind = {.name = name, .count = c->count, .cost = cost};
    vx_text text = vx_text_on(kind.key, sizeof kind.key);
    vx_add(&text, owner);
    vx_add_char(&text, '/');
    vx_add(&text, key);
    c->take(c->context, &kind);
}

static void take_unit(const census *c, const army_profile *whose, int profile)
{
    const unit_profile *p = &whose->units[profile];
    take_one(c, whose->key, p->key, p->name, p->points);
}

static void take_character(const census *c, const army_profile *whose, int profile)
{
    const character_profile *p = &whose->characters[profile];
    take_one(c, whose->key, p->key, p->name, p->points);
}

static void take_mount(const census *c, const army_profile *whose, int profile)
{
    if (profile == NONE_CHOSEN) return;
    const mount_profile *p = &whose->mounts[profile];
    take_one(c, whose->key, p->key, p->name, p->points);
}

static void take_item(const census *c, const item_profile *items, int item)
{
    if (item != NONE_CHOSEN)
        take_one(c, "item", items[item].key, items[item].name, items[item].points);
}

static void take_profiles(const census *c, const army_profile *whose)
{
    for (int i = 0; i < whose->unit_count; i++) take_unit(c, whose, i);
    for (int i = 0; i < whose->character_count; i++) take_character(c, whose, i);
    for (int i = 0; i < whose->mount_count; i++) take_mount(c, whose, i);
}

static void take_kinds(const void *state, vx_take_piece *take, void *context)
{
    census c = {take, context, 0};
    const wm_numbers *numbers = wm_numbers_of(((const battle *)state)->side[0].list.ruleset);
    for (int i = 0; numbers->army[i] != NULL; i++) take_profiles(&c, numbers->army[i]);
    take_profiles(&c, numbers->renown);
    for (int item = 0; item < ITEMS; item++) take_item(&c, numbers->items, item);
}

static void take_army(const void *state, int seat, vx_take_piece *take, void *context)
{
    const battle *b = state;
    const roster *list = &b->side[seat].list;
    const wm_numbers *numbers = wm_numbers_of(list->ruleset);
    const army_profile *own = army_profile_of(list), *renown = numbers->renown;
    census c = {take, context, 1};
    for (int i = 0; i < list->unit_count; i++) {
        const roster_unit *u = &list->unit[i];
        if (wm_is_raised(b, seat * UNITS_MAX + i)) continue; /* by a spell, during the battle */
        bool hired = is_renowned(u->profile);
        take_unit(&c, hired ? renown : own, hired ? u->profile - RENOWN : u->profile);
        if (u->extra != NONE_CHOSEN) take_unit(&c, own, u->extra);
        take_item(&c, numbers->items, u->item);
    }
    for (int i = 0; i < list->character_count; i++) {
        const roster_character *p = &list->character[i];
        bool hired = is_renowned(p->profile);
        take_character(&c, hired ? renown : own, hired ? p->profile - RENOWN : p->profile);
        take_mount(&c, own, p->mount);
        take_mount(&c, own, p->boon);
        take_item(&c, numbers->items, p->item);
    }
}

static int first(const void *state)
{
    return ((const battle *)state)->first;
}

const vx_game_census wm_census = {.kinds = take_kinds, .army = take_army, .first = first};
