/* SPDX-License-Identifier: MIT */
/* roster.c - armies as text: "empire:4xhalberdiers+general/griffon/orb-of-majesty". */
#include <string.h>

#include "games/warmaster/army/army.h"

/* ---- Writing ---- */

static void add_option(vx_text *out, const char *key)
{
    vx_add_char(out, '/');
    vx_add(out, key);
}

static void add_item(vx_text *out, uint8_t item)
{
    if (item != NONE_CHOSEN) add_option(out, wm_items[item].key); /* keys never change */
}

static void add_unit(vx_text *out, const roster *list, const roster_unit *u)
{
    const army_profile *army = army_profile_of(list);
    vx_add(out, unit_profile_of(list, u->profile)->key);
    if (u->extra != NONE_CHOSEN) add_option(out, army->units[u->extra].key);
    add_item(out, u->item);
}

static void add_character(vx_text *out, const roster *list, const roster_character *c)
{
    const army_profile *army = army_profile_of(list);
    vx_add(out, character_profile_of(list, c->profile)->key);
    if (c->mount != NONE_CHOSEN) add_option(out, army->mounts[c->mount].key);
    if (c->boon != NONE_CHOSEN) add_option(out, army->mounts[c->boon].key);
    add_item(out, c->item);
}

/* The mark before an entry that stands `count` times. */
static void begin_entry(vx_text *out, bool first, int count)
{
    if (!first) vx_add_char(out, '+');
    if (count == 1) return;
    vx_add_number(out, count);
    vx_add_char(out, 'x');
}

void wm_format_roster(const roster *list, vx_text *out)
{
    const army_profile *army = army_profile_of(list);
    vx_add(out, army->key);
    vx_add_char(out, ':');
    if (list->unit_count + list->character_count == 0) vx_add_char(out, '-');
    for (int i = 0, next; i < list->unit_count; i = next) {
        const roster_unit *u = &list->unit[i];
        for (next = i + 1; next < list->unit_count; next++)
            if (memcmp(u, &list->unit[next], sizeof *u) != 0) break;
        begin_entry(out, i == 0, next - i);
        add_unit(out, list, u);
    }
    for (int i = 0, next; i < list->character_count; i = next) {
        const roster_character *c = &list->character[i];
        for (next = i + 1; next < list->character_count; next++)
            if (memcmp(c, &list->character[next], sizeof *c) != 0) break;
        begin_entry(out, i == 0 && list->unit_count == 0, next - i);
        add_character(out, list, c);
    }
}

/* ---- Reading ---- */

static const vx_message unknown_army = {NULL, {"there is no army '{word}'", "нет армии «{word}»"}};
static const vx_message unknown_entry = {NULL,
                                         {"the army has neither a unit nor a character '{word}'",
                                          "в этой армии нет ни отряда, ни персонажа «{word}»"}};
static const vx_message unknown_option = {
    NULL,
    {"'{word}' is not a stand, mount or item that may go with it",
     "«{word}» — не база, не скакун и не предмет, который сюда подходит"}};
static const vx_message too_many_units = {
    NULL, {"an army here has at most 40 units", "в армии здесь не больше 40 отрядов"}};
static const vx_message too_many_characters = {
    NULL, {"an army here has at most 12 characters", "в армии здесь не больше 12 персонажей"}};

/* Takes the next piece off the front of `rest`; false when there is none left. */
static bool cut(vx_word *rest, char separator, vx_word *piece)
{
    if (rest->start == NULL) return false;
    if (vx_word_split(rest, separator, piece, rest)) return true;
    *piece = *rest;
    rest->start = NULL;
    return true;
}

/* "4xhalberdiers": takes the number off; 1 where there is none, 0 where it is out of bounds. */
static int cut_count(vx_word *word)
{
    vx_word number, rest;
    int64_t count = 1;
    if (word->length == 0 || word->start[0] < '0' || word->start[0] > '9') return 1;
    if (!vx_word_split(word, 'x', &number, &rest)) return 1;
    if (!vx_word_number(&number, 1, ROSTER_UNITS, &count)) return 0;
    *word = rest;
    return (int)count;
}

static uint8_t find_item(const vx_word *word)
{
    for (uint8_t i = 0; i < ITEMS; i++)
        if (vx_word_is(word, wm_items[i].key)) return i;
    return NONE_CHOSEN;
}

static uint8_t find_mount(const army_profile *army, const vx_word *word)
{
    for (uint8_t i = 0; i < army->mount_count; i++)
        if (vx_word_is(word, army->mounts[i].key)) return i;
    return NONE_CHOSEN;
}

static uint8_t find_unit(const army_profile *army, const vx_word *word)
{
    for (uint8_t i = 0; i < army->unit_count; i++)
        if (vx_word_is(word, army->units[i].key)) return i;
    return NONE_CHOSEN;
}

static uint8_t find_character(const army_profile *army, const vx_word *word)
{
    for (uint8_t i = 0; i < army->character_count; i++)
        if (vx_word_is(word, army->characters[i].key)) return i;
    return NONE_CHOSEN;
}

static bool set_item(uint8_t *item, const vx_word *word, vx_problem *why)
{
    static const vx_message second = {"WM-ITEM-01",
                                      {"{word}: a unit or character carries only one item",
                                       "{word}: второго предмета не носит никто"}};
    uint8_t found = find_item(word);
    if (found == NONE_CHOSEN) return vx_refuse_at(why, &unknown_option, word);
    if (*item != NONE_CHOSEN) return vx_refuse_at(why, &second, word);
    *item = found;
    return true;
}

static bool read_unit_option(const army_profile *army, roster_unit *u, const vx_word *word,
                             vx_problem *why)
{
    static const vx_message second = {
        "WM-ARMY-05",
        {"{word}: a unit takes one more stand only", "{word}: к отряду добавляют лишь одну базу"}};
    uint8_t extra = find_unit(army, word);
    if (extra == NONE_CHOSEN) return set_item(&u->item, word, why);
    if (army->units[extra].parents == 0) return vx_refuse_at(why, &unknown_option, word);
    if (u->extra != NONE_CHOSEN) return vx_refuse_at(why, &second, word);
    u->extra = extra;
    return true;
}

static bool read_character_option(const army_profile *army, roster_character *c,
                                  const vx_word *word, vx_problem *why)
{
    static const vx_message second = {
        "WM-ARMY-06", {"{word}: a character has one mount", "{word}: скакун у персонажа один"}};
    uint8_t mount = find_mount(army, word);
    if (mount == NONE_CHOSEN) return set_item(&c->item, word, why);
    uint8_t *slot = army->mounts[mount].kind == MOUNT_BOON ? &c->boon : &c->mount;
    if (*slot != NONE_CHOSEN) return vx_refuse_at(why, &second, word);
    *slot = mount;
    return true;
}

static bool read_units(const army_profile *army, roster *out, uint8_t profile, int count,
                       vx_word options, vx_problem *why)
{
    roster_unit u = {profile, NONE_CHOSEN, NONE_CHOSEN};
    for (vx_word option; cut(&options, '/', &option);)
        if (!read_unit_option(army, &u, &option, why)) return false;
    if (out->unit_count + count > ROSTER_UNITS) return vx_refuse(why, &too_many_units);
    while (count-- > 0) out->unit[out->unit_count++] = u;
    return true;
}

static bool read_characters(const army_profile *army, roster *out, uint8_t profile, int count,
                            vx_word options, vx_problem *why)
{
    roster_character c = {profile, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
    for (vx_word option; cut(&options, '/', &option);)
        if (!read_character_option(army, &c, &option, why)) return false;
    if (out->character_count + count > ROSTER_CHARACTERS)
        return vx_refuse(why, &too_many_characters);
    while (count-- > 0) out->character[out->character_count++] = c;
    return true;
}

static bool read_entry(roster *out, vx_word options, vx_problem *why)
{
    const army_profile *army = army_profile_of(out);
    vx_word name;
    cut(&options, '/', &name);
    vx_word key = name;
    int count = cut_count(&key);
    uint8_t unit = find_unit(army, &key), character = find_character(army, &key);
    if (unit == NONE_CHOSEN && find_unit(&wm_renown, &key) != NONE_CHOSEN)
        unit = (uint8_t)(RENOWN + find_unit(&wm_renown, &key));
    if (character == NONE_CHOSEN && find_character(&wm_renown, &key) != NONE_CHOSEN)
        character = (uint8_t)(RENOWN + find_character(&wm_renown, &key));
    if (count == 0) return vx_refuse_at(why, &unknown_entry, &name);
    if (unit != NONE_CHOSEN) return read_units(army, out, unit, count, options, why);
    if (character != NONE_CHOSEN) return read_characters(army, out, character, count, options, why);
    return vx_refuse_at(why, &unknown_entry, &name);
}

static bool read_entries(uint32_t ruleset, int army, vx_word entries, roster *out, vx_problem *why)
{
    memset(out, 0, sizeof *out);
    out->ruleset = ruleset;
    out->army = (uint8_t)army;
    if (entries.length == 1 && entries.start[0] == '-') return true; /* nothing yet */
    for (vx_word entry; cut(&entries, '+', &entry);)
        if (!read_entry(out, entry, why)) return false;
    return true;
}

bool wm_parse_roster(uint32_t ruleset, const vx_word *word, roster *out, vx_problem *why)
{
    static const vx_message no_list = {
        NULL,
        {"{word}: a list is an army, a colon and units with '+' between them",
         "{word}: список — это армия, двоеточие и отряды через «+»"}};
    vx_word entries = *word, name;
    cut(&entries, ':', &name);
    int army = wm_find_army(ruleset, &name);
    if (army < 0) return vx_refuse_at(why, &unknown_army, &name);
    if (entries.start == NULL) return vx_refuse_at(why, &no_list, &name);
    return read_entries(ruleset, army, entries, out, why);
}

/* ---- Ready armies ---- */

bool wm_ready_roster(uint32_t ruleset, int army, int points, roster *out)
{
    int size = points == 1000 ? READY_SMALL : points == 2000 ? READY_LARGE : READY_LISTS;
    const army_profile *of = wm_numbers_of(ruleset)->army[army];
    const char *text = size == READY_LISTS ? NULL : of->ready[size];
    if (text == NULL) return false;
    vx_word entries = {.start = text, .length = strlen(text), .line = 1, .column = 1};
    return read_entries(ruleset, army, entries, out, NULL) &&
           (ruleset == 0 || wm_check_roster(out, points, NULL));
}
