/* SPDX-License-Identifier: MIT */
/* things.c - armies, troops, characters, mounts, items and spells of a ruleset: shared with the book until one is
 * changed, and new ones. */
#include "games/warmaster/ruleset/things.h"

#include <string.h>

#include "core/ruleset_draft.h"
#include "games/warmaster/magic/spells.h"

/* ---- What a new one begins as ---- */

static const char *const new_armies[NEW_ARMIES] = {"own", "own2"};

const army_profile wm_blank_army = {.name = {"", ""}};
const unit_profile wm_blank_unit = {.name = {"", ""},
                                    .type = INFANTRY,
                                    .attacks = 3,
                                    .hits = 3,
                                    .stands = 3,
                                    .move = 20,
                                    .front = 40,
                                    .depth = 20};
const character_profile wm_blank_character = {
    .name = {"", ""}, .role = HERO, .command = 8, .command_range = 60, .bearer = BY_HERO};
const mount_profile wm_blank_mount = {.name = {"", ""}, .kind = MOUNT_MONSTER};

/* ---- Armies ---- */

const army_profile *wm_host_of(const wm_numbers *numbers, int host)
{
    return host == ARMIES_MAX ? numbers->renown : numbers->army[host];
}

const void *wm_army_thing(const void *table, int index)
{
    return wm_host_of(table, index);
}

/* What is not the book's lies in the draft's room. */
static army_profile *own_host(vx_draft *draft, wm_numbers *numbers, int host)
{
    const army_profile *now = wm_host_of(numbers, host);
    if (now == NULL || now != wm_host_of(&wm_book, host)) return (army_profile *)now;
    army_profile *copy = vx_draft_room(draft, sizeof *copy);
    if (copy == NULL) return NULL;
    *copy = *now;
    *(host == ARMIES_MAX ? &numbers->renown : &numbers->army[host]) = copy;
    return copy;
}

void *wm_own_army(vx_draft *draft, void *table, int index)
{
    return own_host(draft, table, index);
}

int wm_make_army(vx_draft *draft, void *table, const vx_word *name)
{
    wm_numbers *numbers = table;
    for (int i = 0; i < NEW_ARMIES; i++) {
        if (!vx_word_is(name, new_armies[i])) continue;
        army_profile *made = vx_draft_room(draft, sizeof *made);
        if (made == NULL) return -1;
        *made = wm_blank_army;
        made->key = new_armies[i];
        numbers->army[BOOK_ARMIES + i] = made;
        return BOOK_ARMIES + i;
    }
    return -1;
}

/* ---- Lists of an army: copied with room for as many as an army may have ---- */

static void *copy_of(vx_draft *draft, const void *list, int count, int places, size_t size)
{
    char *copy = vx_draft_room(draft, (size_t)places * size);
    if (copy == NULL) return NULL;
    memset(copy, 0, (size_t)places * size);
    if (count > 0) memcpy(copy, list, (size_t)count * size);
    return copy;
}

/* NOLINTBEGIN(bugprone-macro-parentheses): a type and parts of names stand without */

/* `thing` and `own` of one list of an army; `of` is a host. */
#define LIST_OF_ARMY(what, profile, list, list_count, places)                                \
    const void *wm_##what##_thing(const void *table, int index)                              \
    {                                                                                        \
        const army_profile *of = wm_host_of(table, index / (places));                        \
        return of != NULL && index % (places) < of->list_count ? &of->list[index % (places)] \
                                                               : NULL;                       \
    }                                                                                        \
    static profile *own_##what##s(vx_draft *draft, wm_numbers *numbers, int host)            \
    {                                                                                        \
        const army_profile *book = wm_host_of(&wm_book, host);                               \
        army_profile *of = own_host(draft, numbers, host);                                   \
        if (of != NULL && of->list == (book != NULL ? book->list : NULL))                    \
            of->list = copy_of(draft, of->list, of->list_count, places, sizeof(profile));    \
        return of != NULL ? (profile *)of->list : NULL;                                      \
    }                                                                                        \
    void *wm_own_##what(vx_draft *draft, void *table, int index)                             \
    {                                                                                        \
        profile *of = own_##what##s(draft, table, index / (places));                         \
        return of != NULL ? &of[index % (places)] : NULL;                                    \
    }

LIST_OF_ARMY(unit, unit_profile, units, unit_count, UNIT_PLACES)
LIST_OF_ARMY(character, character_profile, characters, character_count, CHARACTER_PLACES)
LIST_OF_ARMY(mount, mount_profile, mounts, mount_count, MOUNT_PLACES)

/* ---- New troops, characters and mounts ---- */

/* No list of the book has it: what is called so there may have a rule that is its alone. */
static bool is_free(const wm_numbers *numbers, const vx_word *key)
{
    for (int item = 0; item < ITEMS; item++)
        if (vx_word_is(key, wm_items[item].key)) return false;
    for (int host = 0; host < HOSTS; host++) {
        const army_profile *a = wm_host_of(numbers, host);
        for (int i = 0; a != NULL && i < a->unit_count; i++)
            if (vx_word_is(key, a->units[i].key)) return false;
        for (int i = 0; a != NULL && i < a->character_count; i++)
            if (vx_word_is(key, a->characters[i].key)) return false;
        for (int i = 0; a != NULL && i < a->mount_count; i++)
            if (vx_word_is(key, a->mounts[i].key)) return false;
    }
    return true;
}

static bool is_key(const vx_word *word)
{
    enum { LENGTH_MAX = 24 };
    for (size_t i = 0; i < word->length; i++) {
        char c = word->start[i];
        bool is_letter = c >= 'a' && c <= 'z';
        if (!is_letter && (i == 0 || ((c < '0' || c > '9') && c != '-'))) return false;
    }
    return word->length >= 2 && word->length <= LENGTH_MAX;
}

/* "own/frogs": the army, which is begun if need be, and a key in the draft's room. -1: no name for a new one. */
static int begin_new(vx_draft *draft, wm_numbers *numbers, const vx_word *name, const char **key)
{
    vx_word owner, own;
    int host = -1;
    if (!vx_word_split(name, '/', &owner, &own) || !is_key(&own) || !is_free(numbers, &own))
        return -1;
    for (int i = 0; i < ARMIES_MAX; i++)
        if (numbers->army[i] != NULL && vx_word_is(&owner, numbers->army[i]->key)) host = i;
    if (host < 0) host = wm_make_army(draft, numbers, &owner);
    *key = host >= 0 ? vx_draft_word(draft, &own) : NULL;
    return *key != NULL ? host : -1;
}

#define NEW_OF_ARMY(what, profile, list_count, places)                           \
    int wm_make_##what(vx_draft *draft, void *table, const vx_word *name)        \
    {                                                                            \
        wm_numbers *numbers = table;                                             \
        const char *key;                                                         \
        int host = begin_new(draft, numbers, name, &key);                        \
        profile *list = host >= 0 ? own_##what##s(draft, numbers, host) : NULL;  \
        army_profile *of = list != NULL ? own_host(draft, numbers, host) : NULL; \
        if (of == NULL || of->list_count >= PROFILES_MAX) return -1;             \
        list[of->list_count] = wm_blank_##what;                                  \
        list[of->list_count].key = key;                                          \
        return host * (places) + of->list_count++;                               \
    }

NEW_OF_ARMY(unit, unit_profile, unit_count, UNIT_PLACES)
NEW_OF_ARMY(character, character_profile, character_count, CHARACTER_PLACES)
NEW_OF_ARMY(mount, mount_profile, mount_count, MOUNT_PLACES)

/* NOLINTEND(bugprone-macro-parentheses) */

/* ---- Items and spells: all of them or none are the book's ---- */

const void *wm_item_thing(const void *table, int index)
{
    return &((const wm_numbers *)table)->items[index];
}

void *wm_own_item(vx_draft *draft, void *table, int index)
{
    wm_numbers *numbers = table;
    if (numbers->items == wm_book.items)
        numbers->items = copy_of(draft, wm_items, ITEMS, ITEMS, sizeof *wm_items);
    return numbers->items != NULL ? (item_profile *)&numbers->items[index] : NULL;
}

const void *wm_spell_thing(const void *table, int index)
{
    const spell_facts *changed = ((const wm_numbers *)table)->spells;
    return changed != NULL ? &changed[index] : &wm_spells[index];
}

void *wm_own_spell(vx_draft *draft, void *table, int index)
{
    wm_numbers *numbers = table;
    if (numbers->spells == NULL)
        numbers->spells = copy_of(draft, wm_spells, SPELLS, SPELLS, sizeof *wm_spells);
    return numbers->spells != NULL ? (spell_facts *)&numbers->spells[index] : NULL;
}
