/* SPDX-License-Identifier: MIT */
/* selection.c - WM-ARMY-01 to WM-ARMY-07 and WM-ITEM-01 to WM-ITEM-04: what an army may be made of. */
#include <string.h>

#include "games/warmaster/army/army.h"

int wm_count_armies(uint32_t ruleset)
{
    const wm_numbers *numbers = wm_numbers_of(ruleset);
    int count = 0;
    while (numbers->army[count] != NULL) count++;
    return count;
}

int wm_find_army(uint32_t ruleset, const vx_word *word)
{
    const wm_numbers *numbers = wm_numbers_of(ruleset);
    for (int i = 0; numbers->army[i] != NULL; i++)
        if (vx_word_is(word, numbers->army[i]->key)) return i;
    return -1;
}

/* ---- Figures of what was chosen ---- */

static int item_points(const roster *list, uint8_t item)
{
    return item == NONE_CHOSEN ? 0 : item_profile_of(list, item)->points;
}

static const mount_profile *mount_at(const roster *list, uint8_t mount)
{
    return mount == NONE_CHOSEN ? NULL : &army_profile_of(list)->mounts[mount];
}

int wm_unit_points(const roster *list, int unit)
{
    const roster_unit *u = &list->unit[unit];
    int extra = u->extra == NONE_CHOSEN ? 0 : army_profile_of(list)->units[u->extra].points;
    return unit_profile_of(list, u->profile)->points + extra + item_points(list, u->item);
}

int wm_character_points(const roster *list, int character)
{
    const roster_character *c = &list->character[character];
    const mount_profile *mount = mount_at(list, c->mount), *boon = mount_at(list, c->boon);
    return character_profile_of(list, c->profile)->points + (mount == NULL ? 0 : mount->points) +
           (boon == NULL ? 0 : boon->points) + item_points(list, c->item);
}

int wm_roster_points(const roster *list)
{
    int points = 0;
    for (int i = 0; i < list->unit_count; i++) points += wm_unit_points(list, i);
    for (int i = 0; i < list->character_count; i++) points += wm_character_points(list, i);
    return points;
}

int wm_character_attacks(const roster *list, int character)
{
    const roster_character *c = &list->character[character];
    const mount_profile *mount = mount_at(list, c->mount);
    int own = character_profile_of(list, c->profile)->attacks;
    if (mount == NULL) return own;
    return mount->replaces ? mount->attacks : own + mount->attacks; /* WM-CHAR-17 */
}

bool wm_character_has(const roster *list, int character, keyword word)
{
    const roster_character *c = &list->character[character];
    const mount_profile *mount = mount_at(list, c->mount), *boon = mount_at(list, c->boon);
    return has_keyword(&character_profile_of(list, c->profile)->keywords, word) ||
           (mount != NULL && has_keyword(&mount->keywords, word)) || /* WM-CHAR-18 */
           (boon != NULL && has_keyword(&boon->keywords, word));
}

int wm_break_point(const roster *list)
{
    int counted = 0;
    for (int i = 0; i < list->unit_count; i++)
        if (!has_keyword(&unit_profile_of(list, list->unit[i].profile)->keywords,
                         HAS_no_breakpoint))
            counted++;
    if (counted == 0) counted = list->unit_count; /* nobody who counts: then all do */
    return (counted + 1) / 2 + ((army_profile_of(list)->traits & TRAIT_STEADY) != 0);
}

/* ---- How many of each kind there are ---- */

typedef struct {
    uint8_t unit[PROFILES_MAX], character[PROFILES_MAX], mount[PROFILES_MAX];
    uint8_t item[ITEMS];
    uint8_t renown[RENOWN_UNITS], hero[RENOWN_CHARACTERS]; /* Regiments of Renown */
} tally;

static void count_item(tally *t, uint8_t item)
{
    if (item != NONE_CHOSEN) t->item[item]++;
}

static void count_all(const roster *list, tally *t)
{
    memset(t, 0, sizeof *t);
    for (int i = 0; i < list->unit_count; i++) {
        const roster_unit *u = &list->unit[i];
        ++*(is_renowned(u->profile) ? &t->renown[u->profile - RENOWN] : &t->unit[u->profile]);
        if (u->extra != NONE_CHOSEN) t->unit[u->extra]++;
        count_item(t, u->item);
    }
    for (int i = 0; i < list->character_count; i++) {
        const roster_character *c = &list->character[i];
        ++*(is_renowned(c->profile) ? &t->hero[c->profile - RENOWN] : &t->character[c->profile]);
        if (c->mount != NONE_CHOSEN) t->mount[c->mount]++;
        if (c->boon != NONE_CHOSEN) t->mount[c->boon]++;
        count_item(t, c->item);
    }
}

/* ---- Refusals name the kind, the limit and the clause ---- */

static bool refuse(vx_problem *why, const vx_message *message, const char *key, int first,
                   int second)
{
    vx_refuse_word(why, message, key, strlen(key));
    if (why != NULL) {
        why->number[0] = first;
        why->number[1] = second;
    }
    return false;
}

/* ---- WM-ARMY-04 Minima and maxima ---- */

/* WM-ARMY-04; below a thousand points there are no minima and the maxima are those of one. */
static int per_thousand(int points)
{
    return points < 1000 ? 1 : points / 1000;
}

void wm_limit_bounds(const limits *limit, int points, int *least, int *most)
{
    *least = limit->minimum * (points / 1000);
    *most = limit->maximum * per_thousand(points);
    if (limit->army_maximum != 0 && (*most == 0 || limit->army_maximum < *most))
        *most = limit->army_maximum;
}

static bool check_maximum(const limits *limit, const char *key, int here, int points,
                          vx_problem *why)
{
    static const vx_message many = {
        "WM-ARMY-04",
        {"{word}: an army of this size has {0} at most; this one has {1}",
         "{word}: в армии такого размера не больше {0}, а здесь {1}"}};
    static const vx_message many_in_all = {
        "WM-ARMY-04",
        {"{word}: no army has more than {0}, whatever its size; this one has {1}",
         "{word}: в армии любого размера не больше {0}, а здесь {1}"}};
    int most = limit->maximum * per_thousand(points);
    if (limit->army_maximum != 0 && here > limit->army_maximum)
        return refuse(why, &many_in_all, key, limit->army_maximum, here);
    if (limit->maximum != 0 && here > most) return refuse(why, &many, key, most, here);
    return true;
}

static int shared_units(const army_profile *army, const tally *t, int shared)
{
    int count = 0;
    for (int i = 0; i < army->unit_count; i++)
        if (army->units[i].limit.shared == shared) count += t->unit[i];
    return count;
}

static int shared_characters(const army_profile *army, const tally *t, int shared)
{
    int count = 0;
    for (int i = 0; i < army->character_count; i++)
        if (army->characters[i].limit.shared == shared) count += t->character[i];
    return count;
}

/* How many of one kind there are: for each unit, character and mount of the list. */
typedef bool check_kind(const army_profile *army, const tally *t, int which, int points,
                        vx_problem *why);

static bool check_unit_maximum(const army_profile *army, const tally *t, int which, int points,
                               vx_problem *why)
{
    const limits *limit = &army->units[which].limit;
    int here = limit->shared ? shared_units(army, t, limit->shared) : t->unit[which];
    return check_maximum(limit, army->units[which].key, here, points, why);
}

static bool check_character_maximum(const army_profile *army, const tally *t, int which, int points,
                                    vx_problem *why)
{
    const limits *limit = &army->characters[which].limit;
    int here = limit->shared ? shared_characters(army, t, limit->shared) : t->character[which];
    if (army->characters[which].role == GENERAL) return true; /* WM-ARMY-03 */
    return check_maximum(limit, army->characters[which].key, here, points, why);
}

static bool check_mount_maximum(const army_profile *army, const tally *t, int which, int points,
                                vx_problem *why)
{
    const mount_profile *mount = &army->mounts[which];
    return check_maximum(&mount->limit, mount->key, t->mount[which], points, why);
}

static bool check_maxima(const army_profile *army, const tally *t, int points, vx_problem *why)
{
    for (int i = 0; i < army->unit_count; i++)
        if (!check_unit_maximum(army, t, i, points, why)) return false;
    for (int i = 0; i < army->character_count; i++)
        if (!check_character_maximum(army, t, i, points, why)) return false;
    for (int i = 0; i < army->mount_count; i++)
        if (!check_mount_maximum(army, t, i, points, why)) return false;
    return true;
}

/* Those that are there, and others that stand in for them. */
static int filling(const army_profile *army, const tally *t, int unit, int thousands)
{
    int count = t->unit[unit];
    for (int i = 0; i < army->unit_count; i++) {
        const unit_profile *p = &army->units[i];
        if (p->counts_as != unit + 1) continue;
        int most = p->counting == 0 ? t->unit[i] : p->counting * thousands;
        count += t->unit[i] < most ? t->unit[i] : most;
    }
    return count;
}

static bool check_unit_minimum(const army_profile *army, const tally *t, int which, int points,
                               vx_problem *why)
{
    static const vx_message few = {
        "WM-ARMY-04",
        {"{word}: an army of this size has {0} at least; this one has {1}",
         "{word}: в армии такого размера не меньше {0}, а здесь {1}"}};
    int thousands = points / 1000;
    int least = army->units[which].limit.minimum * thousands;
    int here = filling(army, t, which, thousands);
    return here >= least || refuse(why, &few, army->units[which].key, least, here);
}

static bool check_minima(const army_profile *army, const tally *t, int points, vx_problem *why)
{
    for (int i = 0; i < army->unit_count; i++)
        if (!check_unit_minimum(army, t, i, points, why)) return false;
    return true;
}

/* ---- Regiments of Renown: hired in the place of troops that are limited ---- */

/* So many more of them, or of heroes, the maxima of the list would allow. Kinds that share a maximum
 * are counted once. */
static int free_places(const army_profile *army, const tally *t, int points, bool heroes)
{
    int places = 0, thousands = per_thousand(points);
    unsigned counted = 0;
    for (int i = 0; i < (heroes ? army->character_count : army->unit_count); i++) {
        const limits *limit = heroes ? &army->characters[i].limit : &army->units[i].limit;
        int shared = limit->shared, here = heroes ? t->character[i] : t->unit[i];
        if (limit->maximum == 0 || (heroes && army->characters[i].role != HERO)) continue;
        if (!heroes && (army->units[i].summoned || army->units[i].parents != 0)) continue;
        if (shared != 0 && (counted >> shared & 1)) continue;
        counted |= 1u << shared;
        if (shared != 0)
            here = heroes ? shared_characters(army, t, shared) : shared_units(army, t, shared);
        int most = limit->maximum * thousands;
        if (limit->army_maximum != 0 && most > limit->army_maximum) most = limit->army_maximum;
        places += most > here ? most - here : 0;
    }
    return places;
}

static bool check_once(const uint8_t *here, int count, const char *(*key_of)(int), int *total,
                       vx_problem *why)
{
    static const vx_message twice = {"WM-ARMY-04",
                                     {"{word}: there is only {0} of each Regiment of Renown",
                                      "{word}: каждый прославленный полк бывает только {0}"}};
    for (int i = 0; i < count; i++) {
        if (here[i] > 1) return refuse(why, &twice, key_of(i), 1, here[i]);
        *total += here[i];
    }
    return true;
}

static const char *regiment_key(int which)
{
    return wm_renown.units[which].key;
}

static const char *hired_hero_key(int which)
{
    return wm_renown.characters[which].key;
}

static bool check_renown(const army_profile *army, const tally *t, int points, vx_problem *why)
{
    static const vx_message many = {
        "WM-ARMY-04",
        {"an army has one Regiment of Renown for each full thousand points: {0} at most; this one "
         "has {1}",
         "прославленных полков — по одному на полную тысячу очков: не больше {0}, а здесь {1}"}};
    static const vx_message no_place = {
        "WM-ARMY-04",
        {"a Regiment of Renown takes the place of a unit with a maximum: {0} are free, this army "
         "has {1}",
         "прославленный полк занимает место отряда с пределом: свободно {0}, а здесь {1}"}};
    static const vx_message no_hero = {
        "WM-ARMY-04",
        {"a hired hero takes the place of a Hero: {0} are free, this army has {1}",
         "нанятый герой занимает место героя: свободно {0}, а здесь {1}"}};
    int units = 0, heroes = 0;
    if (!check_once(t->renown, RENOWN_UNITS, regiment_key, &units, why) ||
        !check_once(t->hero, RENOWN_CHARACTERS, hired_hero_key, &heroes, why))
        return false;
    if (units + heroes == 0) return true;
    if (units + heroes > points / 1000)
        return vx_refuse_numbers(why, &many, points / 1000, units + heroes);
    int places = free_places(army, t, points, false), lords = free_places(army, t, points, true);
    if (units > places) return vx_refuse_numbers(why, &no_place, places, units);
    return heroes <= lords || vx_refuse_numbers(why, &no_hero, lords, heroes);
}

/* ---- WM-ITEM-01 to WM-ITEM-04, WM-ITEM-10, WM-ITEM-15 Who carries what ---- */

#define DEVICE(clause, english, russian)                                             \
    {                                                                                \
        clause,                                                                      \
        {                                                                            \
            "{word}: only " english " may carry it", "{word}: носит только " russian \
        }                                                                            \
    }

static const vx_message device_refusals[ITEMS] = {
    [ITEM_CROWN] = DEVICE("WM-ITEM-16", "the General", "Генерал"),
    [ITEM_HELM] = DEVICE("WM-ITEM-17", "the General", "Генерал"),
    [ITEM_ORB] = DEVICE("WM-ITEM-18", "the General", "Генерал"),
    [ITEM_RING] = DEVICE("WM-ITEM-19", "a Wizard", "Волшебник"),
    [ITEM_STAFF] = DEVICE("WM-ITEM-20", "a Wizard or a Runesmith", "Волшебник или Рунный кузнец"),
    [ITEM_SCEPTRE] = DEVICE("WM-ITEM-21", "the General", "Генерал"),
    [ITEM_SCROLL] = DEVICE("WM-ITEM-22", "a Wizard or a Runesmith", "Волшебник или Рунный кузнец"),
    [ITEM_WAND] = DEVICE("WM-ITEM-23", "a Wizard", "Волшебник"),
    [ITEM_ROD] = DEVICE("WM-ITEM-24", "a Wizard", "Волшебник"),
};

static const vx_message no_items = {
    "WM-ITEM-02", {"{word} carries no magic items", "{word}: магических предметов не носит"}};

static bool check_unit_item(const roster *list, const unit_profile *p, uint8_t item,
                            vx_problem *why)
{
    static const vx_message device = {
        "WM-ITEM-15", {"{word} is for characters only", "{word} — только для персонажей"}};
    if (item == NONE_CHOSEN) return true;
    if (p->type > CHARIOT || has_keyword(&p->keywords, HAS_no_magic_items))
        return refuse(why, &no_items, p->key, 0, 0);
    const item_profile *carried = item_profile_of(list, item);
    if (!(carried->bearers & BY_UNIT)) return refuse(why, &device, carried->key, 0, 0);
    return true;
}

static bool check_character_item(const roster *list, int character, vx_problem *why)
{
    static const vx_message banner = {"WM-ITEM-04",
                                      {"{word} is a banner, and those are for units only",
                                       "{word} — знамя, а их носят только отряды"}};
    const roster_character *c = &list->character[character];
    const character_profile *p = character_profile_of(list, c->profile);
    if (c->item == NONE_CHOSEN) return true;
    if (has_keyword(&p->keywords, HAS_no_magic_items)) return refuse(why, &no_items, p->key, 0, 0);
    const item_profile *item = item_profile_of(list, c->item);
    int bearer = p->bearer;
    if (wm_character_has(list, character, HAS_wizard_general)) bearer |= BY_WIZARD;
    if (item->bearers & bearer) return true;
    return refuse(why, item->kind == ITEM_BANNER ? &banner : &device_refusals[c->item], item->key,
                  0, 0);
}

static bool check_item_copy(const tally *t, int item, vx_problem *why)
{
    static const vx_message twice = {
        "WM-ITEM-03",
        {"{word}: there is {0} of each item in an army; this one has {1}",
         "{word}: каждый предмет бывает в армии {0} раз, а здесь {1}"}};
    return t->item[item] <= 1 || refuse(why, &twice, wm_items[item].key, 1, t->item[item]);
}

static bool check_item_copies(const tally *t, vx_problem *why)
{
    for (int i = 0; i < ITEMS; i++)
        if (!check_item_copy(t, i, why)) return false;
    return true;
}

/* ---- Each entry by itself ---- */

static const vx_message summoned = {"WM-ARMY-01",
                                    {"{word} comes by a spell only and is not chosen",
                                     "{word}: появляется только от заклинания, выбрать нельзя"}};

static bool check_unit(const roster *list, int unit, vx_problem *why)
{
    static const vx_message alone = {"WM-ARMY-05",
                                     {"{word} is one stand for another unit, not a unit by itself",
                                      "{word} — одна база к другому отряду, а не отряд"}};
    static const vx_message no_parent = {
        "WM-ARMY-05",
        {"{word} cannot be added to that unit", "{word}: к этому отряду не добавить"}};
    const roster_unit *u = &list->unit[unit];
    const unit_profile *units = army_profile_of(list)->units,
                       *p = unit_profile_of(list, u->profile);
    if (p->summoned) return refuse(why, &summoned, p->key, 0, 0);
    if (p->parents != 0) return refuse(why, &alone, p->key, 0, 0);
    if (u->extra != NONE_CHOSEN &&
        (is_renowned(u->profile) || !(units[u->extra].parents >> u->profile & 1)))
        return refuse(why, &no_parent, units[u->extra].key, 0, 0);
    return check_unit_item(list, p, u->item, why);
}

static bool check_mount(const roster *list, const tally *t, const roster_character *c,
                        uint8_t mount, vx_problem *why)
{
    static const vx_message no_rider = {
        "WM-ARMY-06", {"{word} is not for that character", "{word} — не для этого персонажа"}};
    static const vx_message missing = {
        "WM-ARMY-06",
        {"{word} must be in the army, at least {0}, for this mount",
         "{word}: для этого скакуна такой отряд в армии нужен, хотя бы {0}"}};
    const mount_profile *m = mount_at(list, mount);
    if (m == NULL) return true;
    if (is_renowned(c->profile) || !(m->riders >> c->profile & 1))
        return refuse(why, &no_rider, m->key, 0, 0);
    if (m->needs != 0 && t->unit[m->needs - 1] == 0)
        return refuse(why, &missing, army_profile_of(list)->units[m->needs - 1].key, 1, 0);
    return true;
}

static bool check_character(const roster *list, const tally *t, int character, vx_problem *why)
{
    const roster_character *c = &list->character[character];
    const character_profile *p = character_profile_of(list, c->profile);
    if (p->summoned) return refuse(why, &summoned, p->key, 0, 0);
    return check_mount(list, t, c, c->mount, why) && check_mount(list, t, c, c->boon, why) &&
           check_character_item(list, character, why);
}

static bool check_entries(const roster *list, const tally *t, vx_problem *why)
{
    for (int i = 0; i < list->unit_count; i++)
        if (!check_unit(list, i, why)) return false;
    for (int i = 0; i < list->character_count; i++)
        if (!check_character(list, t, i, why)) return false;
    return true;
}

/* ---- The whole army ---- */

static int count_generals(const roster *list)
{
    int count = 0;
    for (int i = 0; i < list->character_count; i++)
        if (character_profile_of(list, list->character[i].profile)->role == GENERAL) count++;
    return count;
}

static const vx_message one_general = {"WM-ARMY-03",
                                       {"an army has exactly {0} General; this one has {1}",
                                        "в армии ровно {0} Генерал, а здесь {1}"}};

static const vx_message dear = {
    "WM-ARMY-02",
    {"the army costs {0}, but {1} points were agreed", "армия стоит {0}, а уговор — на {1} очков"}};
static const vx_message empty = {"WM-ARMY-01",
                                 {"the army has no unit", "в армии нет ни одного отряда"}};

static bool check_so_far(const roster *list, const tally *t, int points, vx_problem *why)
{
    int cost = wm_roster_points(list), generals = count_generals(list);
    if (!check_entries(list, t, why)) return false;
    if (generals > 1) return vx_refuse_numbers(why, &one_general, 1, generals);
    if (!check_item_copies(t, why) || !check_maxima(army_profile_of(list), t, points, why) ||
        !check_renown(army_profile_of(list), t, points, why))
        return false;
    return cost <= points || vx_refuse_numbers(why, &dear, cost, points);
}

bool wm_check_partial_roster(const roster *list, int points, vx_problem *why)
{
    tally t;
    count_all(list, &t);
    return check_so_far(list, &t, points, why);
}

bool wm_check_roster(const roster *list, int points, vx_problem *why)
{
    tally t;
    count_all(list, &t);
    if (list->unit_count == 0) return vx_refuse(why, &empty);
    if (!check_so_far(list, &t, points, why)) return false;
    if (count_generals(list) != 1) return vx_refuse_numbers(why, &one_general, 1, 0);
    return check_minima(army_profile_of(list), &t, points, why);
}

/* ---- Every fault there is ---- */

typedef struct {
    const roster *list;
    const tally *t;
    int points;
    wm_visit_fault *visit;
    void *context;
} inspection;

static void report(const inspection *in, bool holds, const vx_problem *why)
{
    if (!holds) in->visit(in->context, why);
}

static void inspect_kinds(const inspection *in, int count, check_kind *check)
{
    for (int i = 0; i < count; i++) {
        vx_problem why = {0};
        report(in, check(army_profile_of(in->list), in->t, i, in->points, &why), &why);
    }
}

static void inspect_entries(const inspection *in)
{
    for (int i = 0; i < in->list->unit_count; i++) {
        vx_problem why = {0};
        report(in, check_unit(in->list, i, &why), &why);
    }
    for (int i = 0; i < in->list->character_count; i++) {
        vx_problem why = {0};
        report(in, check_character(in->list, in->t, i, &why), &why);
    }
    for (int i = 0; i < ITEMS; i++) {
        vx_problem why = {0};
        report(in, check_item_copy(in->t, i, &why), &why);
    }
}

static void inspect_sums(const inspection *in)
{
    vx_problem none = {.message = &empty}, why = {0};
    int cost = wm_roster_points(in->list), generals = count_generals(in->list);
    report(in, in->list->unit_count > 0, &none);
    if (generals != 1) report(in, vx_refuse_numbers(&why, &one_general, 1, generals), &why);
    why = (vx_problem){0};
    report(in, check_renown(army_profile_of(in->list), in->t, in->points, &why), &why);
    if (cost > in->points) report(in, vx_refuse_numbers(&why, &dear, cost, in->points), &why);
}

void wm_visit_faults(const roster *list, int points, wm_visit_fault *visit, void *context)
{
    const army_profile *army = army_profile_of(list);
    tally t;
    count_all(list, &t);
    inspection in = {list, &t, points, visit, context};
    inspect_sums(&in);
    inspect_kinds(&in, army->unit_count, check_unit_minimum);
    inspect_kinds(&in, army->unit_count, check_unit_maximum);
    inspect_kinds(&in, army->character_count, check_character_maximum);
    inspect_kinds(&in, army->mount_count, check_mount_maximum);
    inspect_entries(&in);
}

/* ---- What is still needed ---- */

static bool append_unit(roster *list, int profile)
{
    if (list->unit_count == ROSTER_UNITS) return false;
    list->unit[list->unit_count++] = (roster_unit){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN};
    return true;
}

static bool append_general(roster *list)
{
    int general = 0;
    while (army_profile_of(list)->characters[general].role != GENERAL) general++;
    if (list->character_count == ROSTER_CHARACTERS) return false;
    list->character[list->character_count++] =
        (roster_character){(uint8_t)general, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
    return true;
}

static int cheapest_unit(const army_profile *army)
{
    int found = 0;
    for (int i = 1; i < army->unit_count; i++) {
        const unit_profile *p = &army->units[i];
        if (!p->summoned && p->parents == 0 && p->points < army->units[found].points) found = i;
    }
    return found;
}

bool wm_complete_roster(roster *list, int points)
{
    const army_profile *army = army_profile_of(list);
    tally t;
    count_all(list, &t);
    if (count_generals(list) == 0 && !append_general(list)) return false;
    for (int i = 0; i < army->unit_count; i++) {
        int least = army->units[i].limit.minimum * (points / 1000);
        for (int here = filling(army, &t, i, points / 1000); here < least; here++)
            if (!append_unit(list, i)) return false;
    }
    return list->unit_count > 0 || append_unit(list, cheapest_unit(army));
}
