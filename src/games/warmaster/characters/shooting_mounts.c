/* SPDX-License-Identifier: MIT */
/* shooting_mounts.c - WM-CHAR-09: characters whose mounts shoot, from a stand of the unit they are with. */
#include "games/warmaster/characters/characters.h"

enum { BREATH_NEED = 4 };

/* The mount that shoots, or NULL. */
static const mount_profile *breather(const battle *b, int id)
{
    const roster *list = &b->side[side_of_person(id)].list;
    uint8_t mount = list->character[id % PERSONS_MAX].mount;
    if (has_keyword(&wm_person_profile(b, id)->keywords, HAS_breath20)) return &wm_renown.mounts[0];
    if (mount == NONE_CHOSEN || army_profile_of(list)->mounts[mount].shots == 0) return NULL;
    return &army_profile_of(list)->mounts[mount];
}

int wm_breather_with(const battle *b, int id)
{
    for (int i = 0; i < ALL_PERSONS; i++)
        if (wm_person_exists(b, i) && person_of(b, i)->joined == id && breather(b, i)) return i;
    return -1;
}

reach wm_breath_reach(const battle *b, int person_id)
{
    reach by = wm_reach_of(b, person_of(b, person_id)->joined);
    const mount_profile *mount = breather(b, person_id);
    if (mount->range > 0) by.range = mount->range * CENTIMETRE;
    by.least = 0;
    by.overhead = by.blind = false;
    return by;
}

/* The targets of a stand: that of its own missiles where it has any and the breath reaches it. */
static int targets_of(const battle *b, int person_id, int stand, uint8_t out[UNITS_MAX])
{
    scene s;
    int id = person_of(b, person_id)->joined;
    reach breath = wm_breath_reach(b, person_id), own = wm_reach_of(b, id);
    uint8_t common[UNITS_MAX];
    int count, kept = 0;
    wm_read_scene(b, &s);
    if (wm_unit_profile(b, id)->shots_kind == SHOTS_NONE)
        return wm_nearest_targets(b, &s, id, &breath, 1u << stand, out);
    count = wm_nearest_targets(b, &s, id, &own, (1u << unit_of(b, id)->stands) - 1, common);
    for (int i = 0; i < count; i++)
        if (wm_shooters_at(b, &s, id, &breath, common[i]) >> stand & 1) out[kept++] = common[i];
    return kept > 0 ? kept : wm_nearest_targets(b, &s, id, &breath, 1u << stand, out);
}

/* WM-SHOOT-04, AMB-22: of equally near targets his owner names one. -1: there is none such. */
static int find_target(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_target = {
        "WM-SHOOT-01",
        {"from this stand he reaches no enemy in sight",
         "от этой базы он не достаёт ни до одного видимого врага"}};
    static const vx_message which = {"WM-SHOOT-04",
                                     {"say at which of the equally near enemies he shoots",
                                      "скажите, по кому из равноудалённых врагов он стреляет"}};
    static const vx_message nearer = {
        "WM-SHOOT-03", {"this is not his nearest target", "это не ближайшая его цель"}};
    uint8_t targets[UNITS_MAX];
    int count = targets_of(b, a->who, a->detail, targets), named = other_piece(a) - NAMES_UNITS;
    const vx_message *refusal = count == 0 ? &no_target : named < 0 ? &which : &nearer;
    if (count == 1 && named < 0) return targets[0];
    for (int i = 0; i < count; i++)
        if (targets[i] == named) return named;
    vx_refuse(why, refusal);
    return -1;
}

static vx_action *list_targets(const battle *b, act a, vx_action *out)
{
    uint8_t targets[UNITS_MAX];
    int count = targets_of(b, a.who, a.detail, targets);
    for (int i = 0; i < count; i++) {
        if (count > 1) a.at.y = pack_names(0, NAMES_UNITS + targets[i]);
        *out++ = pack_act(a);
    }
    return out;
}

static bool check_breather(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-CHAR-09",
        {"one of your characters with a mount that shoots", "ваш персонаж на стреляющем скакуне"}};
    static const vx_message alone = {
        "WM-CHAR-09",
        {"he shoots only with a unit that he has joined", "он стреляет только в составе отряда"}};
    static const vx_message twice = {
        "WM-SHOOT-01", {"he has already shot this turn", "в этот ход он уже стрелял"}};
    static const vx_message engaged = {
        "WM-SHOOT-02", {"a unit in combat does not shoot", "завязанный в бою отряд не стреляет"}};
    static const vx_message none = {"WM-STAND-05",
                                    {"the unit has no such stand", "такой базы в отряде нет"}};
    stand_list s;
    if (!wm_person_exists(b, a->who) || side_of_person(a->who) != b->turn || !breather(b, a->who))
        return vx_refuse(why, &not_own);
    const person *p = person_of(b, a->who);
    if (p->joined == NOBODY_ID) return vx_refuse(why, &alone);
    if (p->flags & PERSON_SHOT) return vx_refuse(why, &twice);
    if (a->detail >= unit_of(b, p->joined)->stands) return vx_refuse(why, &none);
    wm_list_stands(b, &s);
    return !wm_is_engaged(&s, b, p->joined) || vx_refuse(why, &engaged);
}

bool wm_check_breath(const battle *b, const act *a, vx_problem *why)
{
    return check_breather(b, a, why) && find_target(b, a, why) >= 0;
}

vx_action *wm_list_breaths(const battle *b, vx_action *out)
{
    for (int id = b->turn * PERSONS_MAX; id < (b->turn + 1) * PERSONS_MAX; id++)
        for (int stand = 0; stand < STANDS_MAX; stand++) {
            act a = {ACT_BREATHE, (uint8_t)id, (uint8_t)stand, {0}};
            if (check_breather(b, &a, NULL)) out = list_targets(b, a, out);
        }
    return out;
}

void wm_breathe(battle *b, const act *a)
{
    uint8_t shots = breather(b, a->who)->shots;
    int target = find_target(b, a, NULL);
    person *p = person_in(b, a->who);
    p->flags |= PERSON_SHOT;
    if (target < 0) return;
    wm_push_volley(b, &(volley){.source = p->joined,
                                .target = (uint8_t)target,
                                .dice = shots,
                                .need = BREATH_NEED,
                                .shooters = (uint8_t)(1u << a->detail),
                                .each = shots});
}

void wm_breathe_at_charger(battle *b, int person_id, int charger)
{
    wm_push_volley(b, &(volley){.source = person_of(b, person_id)->joined,
                                .target = (uint8_t)charger,
                                .dice = breather(b, person_id)->shots,
                                .need = BREATH_NEED,
                                .flags = VOLLEY_CHARGER});
}
