/* SPDX-License-Identifier: MIT */
/* choosing_army.c - armies that are not there yet when a battle begins: chosen by their player entry by
 * entry, or by dice. Both are tasks that lie below the deployment. */
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

/* TASK_MUSTER: the step says how many throws of three dice there are; with ANY_ARMY the army is drawn too. */
enum { THROWS = 4, THROW_RESULTS = 216, ANY_ARMY = 8 };

static roster *list_of(battle *b)
{
    return &b->side[top_task(b)->side].list;
}

/* ---- Choices: units, characters, mounts and items of the army by one number ---- */

/* The army that a word speaks of: of him who builds, else of him whose turn it is. */
static const roster *list_in_question(const battle *b)
{
    return &b->side[b->task_count > 0 ? top_task(b)->side : b->turn].list;
}

static const char *choice_key(const roster *list, int choice)
{
    int kind = choice / PROFILES_MAX, number = choice % PROFILES_MAX;
    const army_profile *from = army_profile_of(list);
    if (choice >= FIRST_HIRED)
        return character_profile_of(list, RENOWN + choice - FIRST_HIRED)->key;
    if (choice >= FIRST_REGIMENT)
        return unit_profile_of(list, RENOWN + choice - FIRST_REGIMENT)->key;
    if (choice >= FIRST_ITEM) return wm_items[choice - FIRST_ITEM].key;
    if (kind == 0) return number < from->unit_count ? from->units[number].key : NULL;
    if (kind == 1) return number < from->character_count ? from->characters[number].key : NULL;
    return number < from->mount_count ? from->mounts[number].key : NULL;
}

const char *wm_choice_name(const battle *b, int choice, vx_language language)
{
    const roster *list = list_in_question(b);
    const army_profile *from = army_profile_of(list);
    int kind = choice / PROFILES_MAX, number = choice % PROFILES_MAX;
    if (choice_key(list, choice) == NULL) return "?";
    if (choice >= FIRST_HIRED)
        return character_profile_of(list, RENOWN + choice - FIRST_HIRED)->name[language];
    if (choice >= FIRST_REGIMENT)
        return unit_profile_of(list, RENOWN + choice - FIRST_REGIMENT)->name[language];
    if (choice >= FIRST_ITEM) return item_profile_of(list, choice - FIRST_ITEM)->name[language];
    if (kind == 0) return from->units[number].name[language];
    return kind == 1 ? from->characters[number].name[language]
                     : from->mounts[number].name[language];
}

void wm_add_choice(vx_text *out, const battle *b, int choice)
{
    const char *key = choice_key(list_in_question(b), choice);
    vx_add(out, key == NULL ? "?" : key);
}

bool wm_read_choice(const battle *b, const vx_word *word, uint8_t *out)
{
    for (int choice = 0; choice < CHOICES; choice++) {
        const char *key = choice_key(list_in_question(b), choice);
        if (key == NULL || !vx_word_is(word, key)) continue;
        *out = (uint8_t)choice;
        return true;
    }
    return false;
}

static uint32_t ruleset_of(const battle *b)
{
    return b->side[0].list.ruleset;
}

const army_profile *wm_army_at(const battle *b, int which)
{
    return which < wm_count_armies(ruleset_of(b)) ? wm_numbers_of(ruleset_of(b))->army[which]
                                                  : NULL;
}

void wm_add_army(vx_text *out, const battle *b, int which)
{
    const army_profile *found = wm_army_at(b, which);
    vx_add(out, found != NULL ? found->key : "?");
}

bool wm_read_army(const battle *b, const vx_word *word, uint8_t *out)
{
    int found = wm_find_army(ruleset_of(b), word);
    if (found >= 0) *out = (uint8_t)found;
    return found >= 0;
}

/* ---- Taking one thing more ---- */

static const vx_message no_choice = {
    "WM-ARMY-01", {"this army has nothing of the kind", "в этой армии такого нет"}};
static const vx_message no_bearer = {
    "WM-ARMY-06",
    {"first take a character that may have it", "сначала возьмите того, у кого это может быть"}};
static const vx_message one_stand = {
    "WM-ARMY-05", {"a unit takes one more stand only", "к отряду добавляют лишь одну базу"}};
static const vx_message one_mount = {"WM-ARMY-06",
                                     {"a character has one mount", "скакун у персонажа один"}};
static const vx_message one_item = {
    "WM-ITEM-01", {"a unit or character carries only one item", "второго предмета не носит никто"}};
static const vx_message full = {"WM-ARMY-01",
                                {"no more than 40 units and 12 characters fit here",
                                 "больше 40 отрядов и 12 персонажей здесь не помещается"}};

static bool set_once(uint8_t *slot, int value, const vx_message *one, vx_problem *why)
{
    if (*slot != NONE_CHOSEN) return vx_refuse(why, one);
    *slot = (uint8_t)value;
    return true;
}

static bool take_unit(roster *list, int profile, vx_problem *why)
{
    const unit_profile *p = unit_profile_of(list, profile);
    if (p->parents != 0) { /* a stand for the unit taken last */
        if (list->unit_count == 0) return vx_refuse(why, &no_bearer);
        return set_once(&list->unit[list->unit_count - 1].extra, profile, &one_stand, why);
    }
    if (list->unit_count == ROSTER_UNITS) return vx_refuse(why, &full);
    list->unit[list->unit_count++] = (roster_unit){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN};
    return true;
}

static bool take_character(roster *list, int profile, vx_problem *why)
{
    if (list->character_count == ROSTER_CHARACTERS) return vx_refuse(why, &full);
    list->character[list->character_count++] =
        (roster_character){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
    return true;
}

static bool take_mount(roster *list, int mount, vx_problem *why)
{
    if (list->character_count == 0) return vx_refuse(why, &no_bearer);
    roster_character *c = &list->character[list->character_count - 1];
    bool boon = army_profile_of(list)->mounts[mount].kind == MOUNT_BOON;
    return set_once(boon ? &c->boon : &c->mount, mount, &one_mount, why);
}

static bool take_item(roster *list, int item, bool to_character, vx_problem *why)
{
    int last = to_character ? list->character_count : list->unit_count;
    if (last == 0) return vx_refuse(why, &no_bearer);
    return set_once(to_character ? &list->character[last - 1].item : &list->unit[last - 1].item,
                    item, &one_item, why);
}

/* Whether items that are taken next are for a character: -1: as before. */
static int bearer_after(int choice)
{
    if (choice >= FIRST_REGIMENT) return choice >= FIRST_HIRED;
    return choice < 2 * PROFILES_MAX ? choice >= PROFILES_MAX : -1;
}

static bool take(roster *list, int choice, bool to_character, vx_problem *why)
{
    int kind = choice / PROFILES_MAX, number = choice % PROFILES_MAX;
    if (choice_key(list, choice) == NULL) return vx_refuse(why, &no_choice);
    if (choice >= FIRST_HIRED) return take_character(list, RENOWN + choice - FIRST_HIRED, why);
    if (choice >= FIRST_REGIMENT) return take_unit(list, RENOWN + choice - FIRST_REGIMENT, why);
    if (choice >= FIRST_ITEM) return take_item(list, choice - FIRST_ITEM, to_character, why);
    if (kind == 0) return take_unit(list, number, why);
    return kind == 1 ? take_character(list, number, why) : take_mount(list, number, why);
}

/* ---- Putting something back ---- */

/* The last that the list has of it; -1: none. */
static int last_unit_like(const roster *list, int profile)
{
    int found = list->unit_count - 1;
    while (found >= 0 && list->unit[found].profile != profile) found--;
    return found;
}

static int last_character_like(const roster *list, int profile)
{
    int found = list->character_count - 1;
    while (found >= 0 && list->character[found].profile != profile) found--;
    return found;
}

static bool drop_unit(roster *list, int profile)
{
    int at = last_unit_like(list, profile);
    if (at < 0) return false;
    for (list->unit_count--; at < list->unit_count; at++) list->unit[at] = list->unit[at + 1];
    list->unit[at] = (roster_unit){0};
    return true;
}

static bool drop_character(roster *list, int profile)
{
    int at = last_character_like(list, profile);
    if (at < 0) return false;
    for (list->character_count--; at < list->character_count; at++)
        list->character[at] = list->character[at + 1];
    list->character[at] = (roster_character){0};
    return true;
}

static bool clear_if(uint8_t *slot, int value)
{
    if (*slot != value) return false;
    *slot = NONE_CHOSEN;
    return true;
}

static bool drop_stand(roster *list, int profile)
{
    for (int i = list->unit_count - 1; i >= 0; i--)
        if (clear_if(&list->unit[i].extra, profile)) return true;
    return false;
}

static bool drop_mount(roster *list, int mount)
{
    for (int i = list->character_count - 1; i >= 0; i--)
        if (clear_if(&list->character[i].mount, mount) || clear_if(&list->character[i].boon, mount))
            return true;
    return false;
}

static bool drop_item(roster *list, int item)
{
    for (int i = list->character_count - 1; i >= 0; i--)
        if (clear_if(&list->character[i].item, item)) return true;
    for (int i = list->unit_count - 1; i >= 0; i--)
        if (clear_if(&list->unit[i].item, item)) return true;
    return false;
}

/* The last one of the kind, with all that was taken for it. */
static bool drop(roster *list, int choice)
{
    int kind = choice / PROFILES_MAX, number = choice % PROFILES_MAX;
    const army_profile *from = army_profile_of(list);
    if (choice_key(list, choice) == NULL) return false;
    if (choice >= FIRST_HIRED) return drop_character(list, RENOWN + choice - FIRST_HIRED);
    if (choice >= FIRST_REGIMENT) return drop_unit(list, RENOWN + choice - FIRST_REGIMENT);
    if (choice >= FIRST_ITEM) return drop_item(list, choice - FIRST_ITEM);
    if (kind == 1) return drop_character(list, number);
    if (kind == 2) return drop_mount(list, number);
    return from->units[number].parents != 0 ? drop_stand(list, number) : drop_unit(list, number);
}

/* WM-ARMY-03, WM-ARMY-04: nobody may spend the points that the General and the minima need. */
static bool check_reserve(const roster *list, int points, vx_problem *why)
{
    static const vx_message spent = {
        "WM-ARMY-04",
        {"too few points would be left for the General and the required units: {0} of {1} are "
         "needed",
         "не осталось бы на Генерала и обязательные отряды: всего нужно {0} из {1}"}};
    roster whole = *list;
    bool fits = wm_complete_roster(&whole, points);
    return (fits && wm_check_roster(&whole, points, NULL)) ||
           vx_refuse_numbers(why, &spent, wm_roster_points(&whole), points);
}

static bool may_go_on(const roster *list, int points, vx_problem *why)
{
    return wm_check_partial_roster(list, points, why) && check_reserve(list, points, why);
}

/* ---- The task of a builder ---- */

static bool is_open(const task *t) /* no army is chosen */
{
    return t->build.open != 0;
}

static bool check_build(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message army_first = {"WM-ARMY-01",
                                          {"choose an army first", "сначала выберите армию"}};
    static const vx_message army_chosen = {"WM-ARMY-01",
                                           {"the army is chosen already", "армия уже выбрана"}};
    static const vx_message none_taken = {
        "WM-ARMY-01", {"nothing of the kind has been taken", "такого ещё не взято"}};
    const task *t = top_task(b);
    roster list = b->side[t->side].list;
    if (a->kind == ACT_ARMY) {
        if (wm_army_at(b, a->who) == NULL) return vx_refuse(why, &no_choice);
        return is_open(t) || vx_refuse(why, &army_chosen);
    }
    if (is_open(t)) return vx_refuse(why, &army_first);
    if (a->kind == ACT_READY) return wm_check_roster(&list, b->points + b->over, why);
    if (a->kind == ACT_DROP && !drop(&list, a->who)) return vx_refuse(why, &none_taken);
    if (a->kind == ACT_DROP) return may_go_on(&list, b->points + b->over, why);
    return take(&list, a->who, t->build.character != 0, why) &&
           may_go_on(&list, b->points + b->over, why);
}

static vx_action *add_legal(const battle *b, act a, vx_action *out)
{
    if (check_build(b, &a, NULL)) *out++ = pack_act(a);
    return out;
}

/* What has been taken may be put back, which is not listed: who plays by the list gets done. */
static vx_action *list_build(const battle *b, vx_action *out)
{
    for (int i = 0; is_open(top_task(b)) && wm_army_at(b, i) != NULL; i++)
        *out++ = pack_act((act){.kind = ACT_ARMY, .who = (uint8_t)i});
    for (int i = 0; i < CHOICES; i++)
        out = add_legal(b, (act){.kind = ACT_TAKE, .who = (uint8_t)i}, out);
    return add_legal(b, (act){.kind = ACT_READY}, out);
}

/* Units that wait for their deployment have all their stands; a unit that was put back has none. */
static void count_stands(battle *b, int side)
{
    for (int i = 0; i < UNITS_MAX; i++) {
        if (i < b->side[side].list.unit_count)
            wm_muster_unit(b, side * UNITS_MAX + i);
        else
            b->side[side].unit[i].stands = b->side[side].unit[i].odd = 0;
    }
}

/* The last army begins the deployment. */
static void finish(battle *b)
{
    count_stands(b, top_task(b)->side);
    wm_pop_task(b);
    if (b->task_count == 0) wm_start_deployment(b);
}

static void apply_build(battle *b, const act *a)
{
    task *t = top_task_in(b);
    if (a->kind == ACT_READY) {
        finish(b);
    } else if (a->kind == ACT_ARMY) {
        list_of(b)->army = a->who;
        t->build.open = 0;
    } else if (a->kind == ACT_DROP) {
        drop(list_of(b), a->who);
        if (list_of(b)->character_count == 0) t->build.character = 0;
        count_stands(b, t->side);
    } else {
        take(list_of(b), a->who, t->build.character != 0, NULL);
        if (bearer_after(a->who) >= 0) t->build.character = (uint16_t)bearer_after(a->who);
        count_stands(b, t->side);
    }
}

static bool is_before_deployment(const battle *b, const task *t)
{
    return b->phase == PHASE_LOTS && t->unit == NOBODY_ID && b->round == 0;
}

static bool is_build_sound(const battle *b, const task *t)
{
    const roster *list = &b->side[t->side].list;
    bool empty = list->unit_count + list->character_count == 0;
    if (!is_before_deployment(b, t) || t->step != 0 || t->build.rest != 0) return false;
    if (t->build.character > 1 || t->build.open > 1 || (is_open(t) && (!empty || list->army != 0)))
        return false;
    if (t->build.character == 1 && list->character_count == 0) return false;
    return may_go_on(list, b->points + b->over, NULL);
}

static void ask_build(const battle *b, vx_language language, vx_text *out)
{
    static const char *const choose[] = {"choose an army", "выберите армию"};
    static const char *const gather[] = {"gather the army: ", "наберите армию: "};
    static const char *const of[] = {" of ", " из "}, *const points[] = {" points", " очков"};
    const task *t = top_task(b);
    if (is_open(t)) {
        vx_add(out, choose[language]);
        return;
    }
    vx_add(out, gather[language]);
    vx_add_number(out, wm_roster_points(&b->side[t->side].list));
    vx_add(out, of[language]);
    vx_add_number(out, b->points);
    vx_add(out, points[language]);
}

const task_rules wm_build_task = {
    .key = "build",
    .layout = LAYOUT_BUILD,
    .acts = ACT_BIT(ACT_ARMY) | ACT_BIT(ACT_TAKE) | ACT_BIT(ACT_DROP) | ACT_BIT(ACT_READY),
    .asked = {"WM-ARMY-01", {"first the army is chosen", "сначала набирают армию"}},
    .ask = ask_build,
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_build,
    .check = check_build,
    .apply = apply_build,
    .is_sound = is_build_sound,
};

/* ---- Filling an army up after the usual one ---- */

typedef struct {
    roster list;
    int points;
    bool to_character; /* taken last, so that items are his */
    uint8_t *out;
    int count;
} filler;

static bool fill(filler *f, int choice)
{
    roster before = f->list;
    if (!take(&f->list, choice, f->to_character, NULL) || !may_go_on(&f->list, f->points, NULL)) {
        f->list = before;
        return false;
    }
    if (choice < 2 * PROFILES_MAX) f->to_character = choice >= PROFILES_MAX;
    f->out[f->count++] = (uint8_t)choice;
    return true;
}

static void fill_chosen(filler *f, int first, uint8_t chosen)
{
    if (chosen != NONE_CHOSEN) fill(f, first + chosen);
}

static void fill_units(filler *f, const roster *usual, const roster *taken)
{
    uint8_t here[PROFILES_MAX] = {0};
    for (int i = 0; i < taken->unit_count; i++)
        if (!is_renowned(taken->unit[i].profile)) here[taken->unit[i].profile]++;
    for (int i = 0; i < usual->unit_count; i++) {
        const roster_unit *u = &usual->unit[i];
        if (here[u->profile] > 0) {
            here[u->profile]--;
        } else if (fill(f, u->profile)) {
            fill_chosen(f, 0, u->extra);
            fill_chosen(f, FIRST_ITEM, u->item);
        }
    }
}

static void fill_characters(filler *f, const roster *usual, const roster *taken)
{
    uint8_t here[PROFILES_MAX] = {0};
    for (int i = 0; i < taken->character_count; i++)
        if (!is_renowned(taken->character[i].profile)) here[taken->character[i].profile]++;
    for (int i = 0; i < usual->character_count; i++) {
        const roster_character *c = &usual->character[i];
        if (here[c->profile] > 0) {
            here[c->profile]--;
        } else if (fill(f, PROFILES_MAX + c->profile)) {
            fill_chosen(f, 2 * PROFILES_MAX, c->mount);
            fill_chosen(f, 2 * PROFILES_MAX, c->boon);
            fill_chosen(f, FIRST_ITEM, c->item);
        }
    }
}

/* WM-ARMY-03, WM-ARMY-04: where other things were taken, what the list still needs comes first. */
static void fill_needs(filler *f)
{
    roster whole = f->list;
    int units = whole.unit_count, characters = whole.character_count;
    wm_complete_roster(&whole, f->points);
    for (int i = units; i < whole.unit_count; i++) fill(f, whole.unit[i].profile);
    for (int i = characters; i < whole.character_count; i++)
        fill(f, PROFILES_MAX + whole.character[i].profile);
}

static void fill_up(filler *f, int points)
{
    const roster taken = f->list;
    roster usual;
    wm_usual_roster(taken.ruleset, taken.army, points, &usual);
    bool begun = taken.unit_count + taken.character_count > 0;
    if (begun) fill_needs(f);
    roster known = f->list;
    fill_characters(f, &usual, &known); /* nothing moves without them */
    fill_units(f, &usual, &known);
    for (int i = 0; begun && i < usual.unit_count; i++) /* what is left buys more of the same */
        while (fill(f, usual.unit[i].profile)) continue;
}

int wm_suggest_choices(const battle *b, uint8_t out[SUGGESTED_MAX])
{
    if (b->task_count == 0 || top_task(b)->kind != TASK_BUILD || is_open(top_task(b))) return 0;
    const task *t = top_task(b);
    filler f = {b->side[t->side].list, b->points + b->over, t->build.character != 0, out, 0};
    fill_up(&f, b->points);
    return f.count;
}

void wm_fill_roster(roster *list, int points)
{
    uint8_t choices[SUGGESTED_MAX];
    filler f = {*list, points, false, choices, 0};
    fill_up(&f, points);
    *list = f.list;
}

/* ---- The task of the dice ---- */

static wm_dice muster_dice(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_THREE};
}

/* The throws are the digits of a ticket, and every ticket is an army. */
static void muster(battle *b)
{
    const task *t = top_task(b);
    uint64_t ticket = 0;
    vx_random random;
    for (int i = 0; i < THROWS; i++) ticket = ticket * THROW_RESULTS + t->muster.throws[i];
    vx_random_seed(&random, ticket);
    int which = list_of(b)->army;
    if (t->step & ANY_ARMY)
        which = (int)vx_random_below(&random, (uint64_t)wm_count_armies(ruleset_of(b)));
    wm_random_roster(ruleset_of(b), which, b->points, &random, list_of(b));
    finish(b);
}

static void apply_muster(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int thrown = t->step % ANY_ARMY;
    t->muster.throws[thrown] = (uint16_t)((a->at.x - 1) * 36 + (a->detail - 1) * 6 + a->who - 1);
    t->step++;
    if (thrown + 1 == THROWS) muster(b);
}

static bool is_muster_sound(const battle *b, const task *t)
{
    const roster *list = &b->side[t->side].list;
    int thrown = t->step % ANY_ARMY;
    if (!is_before_deployment(b, t) || thrown >= THROWS || t->step > ANY_ARMY + THROWS)
        return false;
    for (int i = 0; i < THROWS; i++)
        if (t->muster.throws[i] >= (i < thrown ? THROW_RESULTS : 1)) return false;
    return list->unit_count + list->character_count == 0 &&
           (!(t->step & ANY_ARMY) || list->army == 0);
}

const task_rules wm_muster_task = {
    .key = "muster",
    .layout = LAYOUT_MUSTER,
    .steps = {"first", "second", "third", "fourth", [ANY_ARMY] = "any-first", "any-second",
              "any-third", "any-fourth"},
    .acts = ACT_BIT(ACT_THREE),
    .asked = {"WM-ARMY-01", {"dice choose the army", "армию выбирают кубики"}},
    .status = {"dice choose the army", "армию выбирают кубики"},
    .to_act = wm_dice_act,
    .dice = muster_dice,
    .apply = apply_muster,
    .is_sound = is_muster_sound,
};

/* ---- Beginning ---- */

bool wm_awaits_army(const battle *b, int side)
{
    for (int i = 0; i < b->task_count; i++) {
        const task *t = &b->task[i];
        if ((t->kind == TASK_BUILD || t->kind == TASK_MUSTER) && t->side == side) return true;
    }
    return false;
}

void wm_begin_build(battle *b, int side, int which)
{
    b->side[side].list.army = (uint8_t)(which < 0 ? 0 : which);
    wm_push_task(b, (task){.kind = TASK_BUILD,
                           .side = (uint8_t)side,
                           .unit = NOBODY_ID,
                           .build = {.open = which < 0}});
}

void wm_begin_muster(battle *b, int side, int which)
{
    b->side[side].list.army = (uint8_t)(which < 0 ? 0 : which);
    wm_push_task(b, (task){.kind = TASK_MUSTER,
                           .side = (uint8_t)side,
                           .unit = NOBODY_ID,
                           .step = which < 0 ? ANY_ARMY : 0});
}
