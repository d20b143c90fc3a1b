/* SPDX-License-Identifier: MIT */
/* summons.c - what spells of the further armies bring to the table: stands of daemons that come back,
 * the Fenbeast of Albion, the Mirage of Araby, the Avatar of Ind. */
#include <string.h>

#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"

/* ---- A stand comes back: unit which, and its caster ---- */

/* The stands with one more at this place. */
static int with_stand(const battle *b, int id, place at, box out[STANDS_MAX])
{
    const unit *u = unit_of(b, id);
    for (int i = 0; i < u->stands; i++) out[i] = wm_stand_box(b, id, u->at[i]);
    out[u->stands] = wm_stand_box(b, id, at);
    return u->stands + 1;
}

/* A stand that comes back enters no combat that its unit is not in. */
static bool meets_others(const battle *b, const scene *s, int id, const box *stand)
{
    for (int i = 0; i < s->stands.count; i++) {
        int other = s->stands.unit[i];
        if (side_of_unit(other) != side_of_unit(id) && wm_boxes_touch(stand, &s->stands.at[i]) &&
            !wm_units_touch(&s->stands, b, id, other))
            return true;
    }
    return false;
}

static bool may_regain_at(const battle *b, const scene *s, int id, place at, vx_problem *why)
{
    static const vx_message others = {
        "WM-MAGIC-14",
        {"the stand may touch only enemies that its unit touches already",
         "база может касаться только тех врагов, которых отряд уже касается"}};
    box stands[STANDS_MAX];
    int count = with_stand(b, id, at, stands);
    bool engaged = wm_is_engaged(&s->stands, b, id);
    if (!wm_check_footing(b, s, id, stands, count, engaged, why)) return false;
    return !meets_others(b, s, id, &stands[count - 1]) || vx_refuse(why, &others);
}

/* Against each edge of each stand. */
static vx_action *list_regains(const battle *b, int id, vx_action *out)
{
    const unit *u = unit_of(b, id);
    scene s;
    wm_read_scene(b, &s);
    for (int i = 0; i < u->stands; i++) {
        box stand = wm_stand_box(b, id, u->at[i]);
        for (int edge = 0; edge < EDGES; edge++) {
            int32_t half = edge == FRONT || edge == REAR ? stand.half_depth : stand.half_front;
            point at = wm_point_along(stand.centre, wm_turned(stand.facing + edge * 900), 2 * half);
            if (at.x < 0 || at.y < 0) continue;
            act a = {ACT_STAND, (uint8_t)id, u->stands,
                     wm_place_of((pose){at.x, at.y, stand.facing})};
            if (may_regain_at(b, &s, id, a.at, NULL)) *out++ = pack_act(a);
        }
    }
    return out;
}

bool wm_check_regain(const battle *b, int id, vx_problem *why)
{
    static const vx_message whole = {"WM-MAGIC-14",
                                     {"the unit must have had three stands and lost one or two",
                                      "у отряда должно было быть три базы, а осталось меньше"}};
    static const vx_message mortal = {
        "WM-MAGIC-02", {"only Devans come back this way", "так возвращаются только дэвы"}};
    static const vx_message full = {"WM-MAGIC-14",
                                    {"there is no room for the stand", "для базы нет места"}};
    vx_action places[STANDS_MAX * EDGES];
    bool devans = army_profile_of(&b->side[side_of_unit(id)].list)->spells == SPELLS_IND;
    if (devans && !unit_has(b, id, HAS_instability)) return vx_refuse(why, &mortal);
    if (wm_stands_at_start(b, id) != 3 || unit_of(b, id)->stands >= 3)
        return vx_refuse(why, &whole);
    return list_regains(b, id, places) > places || vx_refuse(why, &full);
}

static vx_action *list_regain(const battle *b, vx_action *out)
{
    return list_regains(b, top_task(b)->unit, out);
}

static bool check_regain(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-MAGIC-14", {"place the stand that has come back", "ставьте вернувшуюся базу"}};
    scene s;
    if (a->who != top_task(b)->unit || a->detail != unit_of(b, a->who)->stands)
        return vx_refuse(why, &other);
    wm_read_scene(b, &s);
    return may_regain_at(b, &s, a->who, a->at, why);
}

static void apply_regain(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    wm_pop_task(b);
    u->at[u->stands++] = a->at;
}

static int regain_to_act(const battle *b)
{
    vx_action places[STANDS_MAX * EDGES];
    return list_regain(b, places) > places ? top_task(b)->side : TASK_RUNS;
}

static bool is_regain_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && is_on_table(unit_of(b, t->unit)) &&
           side_of_unit(t->unit) == t->side &&
           unit_of(b, t->unit)->stands < wm_stands_at_start(b, t->unit);
}

const task_rules wm_regain_task = {
    .key = "regain",
    .layout = LAYOUT_CASTER,
    .acts = ACT_BIT(ACT_STAND),
    .asked = {"WM-MAGIC-14", {"place the stand that has come back", "поставьте вернувшуюся базу"}},
    .status = {"place the stand that has come back", "поставьте вернувшуюся базу"},
    .open_ended = true,
    .to_act = regain_to_act,
    .run = wm_pop_task,
    .list = list_regain,
    .check = check_regain,
    .apply = apply_regain,
    .is_sound = is_regain_sound,
};

/* ---- A unit comes: unit which, and its caster ---- */

static bool is_illusion(const battle *b, int id)
{
    return has_ward(b, id, WARD_MIRAGE);
}

static int reach_of_summons(const battle *b, int id)
{
    return wm_spell_of(b, is_illusion(b, id) ? MIRAGE : SUMMON_FENBEAST)->range;
}

static int count_alive(const battle *b, int side, int profile)
{
    int count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        count +=
            b->side[side].list.unit[i].profile == profile && is_on_table(&b->side[side].unit[i]);
    return count;
}

static int count_wizards(const battle *b, int side)
{
    int count = 0;
    for (int who = side * PERSONS_MAX; who < (side + 1) * PERSONS_MAX; who++)
        count += wm_person_exists(b, who) && (person_of(b, who)->flags & PERSON_ON_TABLE) &&
                 wm_first_spell(b, who) >= 0;
    return count;
}

/* A Mirage looks like Spearmen. */
static int summoned_profile(const battle *b, const act *cast)
{
    return wm_profile_of(b, side_of_person(cast->who),
                         cast->at.x == MIRAGE ? "spearmen" : "fenbeast");
}

bool wm_check_summons(const battle *b, const act *cast, vx_problem *why)
{
    static const vx_message many = {
        "WM-MAGIC-14",
        {"there are no more Fenbeasts than Druids", "болотных тварей не больше, чем друидов"}};
    static const vx_message full = {
        "WM-MAGIC-14", {"the army has no room for one more unit", "в армии больше нет места"}};
    int side = side_of_person(cast->who), profile = summoned_profile(b, cast);
    if (profile < 0 || !wm_has_place_in_list(b, side)) return vx_refuse(why, &full);
    return cast->at.x == MIRAGE || count_alive(b, side, profile) < count_wizards(b, side) ||
           vx_refuse(why, &many);
}

static int boxes_of(const battle *b, const act *a, box out[STANDS_MAX])
{
    int count = wm_stands_at_start(b, a->who);
    for (int i = 0; i < count; i++)
        out[i] = wm_stand_box(b, a->who, wm_slot(b, a->who, (formation)a->detail, count, i, a->at));
    return count;
}

static bool is_in_reach(const battle *b, const task *t, const box *stands, int count)
{
    const person *p = person_of(b, t->cast.caster);
    int64_t limit = reach_of_summons(b, t->unit) * CENTIMETRE + wm_person_rim(b);
    for (int i = 0; i < count; i++) {
        point near = wm_nearest_point((point){p->x, p->y}, &stands[i]);
        if (wm_squared_distance((point){p->x, p->y}, near) <= limit * limit) return true;
    }
    return false;
}

/* A Fenbeast may rise against enemies in combat, a Mirage no nearer than 20 cm to any. */
static bool is_free_of_enemies(const battle *b, const scene *s, const task *t, const box *stands,
                               int count)
{
    enum { AWAY = 20 * CENTIMETRE };
    for (int i = 0; i < s->stands.count; i++) {
        int other = s->stands.unit[i];
        if (side_of_unit(other) == t->side) continue;
        for (int k = 0; k < count; k++) {
            if (is_illusion(b, t->unit) && wm_boxes_within(&stands[k], &s->stands.at[i], AWAY))
                return false;
            if (wm_boxes_touch(&stands[k], &s->stands.at[i]) &&
                !wm_is_engaged(&s->stands, b, other))
                return false;
        }
    }
    return true;
}

static bool may_appear(const battle *b, const scene *s, const act *a, vx_problem *why)
{
    static const vx_message far = {
        "WM-MAGIC-02",
        {"it appears within {0} cm of the wizard", "появляется не дальше {0} см от волшебника"}};
    static const vx_message near_enemy = {
        "WM-MAGIC-14",
        {"a Fenbeast touches only enemies in combat, a Mirage stays more than 20 cm off",
         "тварь касается только врагов в бою, мираж — дальше 20 см от врага"}};
    const task *t = top_task(b);
    box stands[STANDS_MAX];
    int count = boxes_of(b, a, stands);
    if (!is_in_reach(b, t, stands, count))
        return vx_refuse_numbers(why, &far, reach_of_summons(b, t->unit), 0);
    if (!wm_check_footing(b, s, t->unit, stands, count, !is_illusion(b, t->unit), why))
        return false;
    return is_free_of_enemies(b, s, t, stands, count) || vx_refuse(why, &near_enemy);
}

static vx_action *offer(const battle *b, const scene *s, point at, int32_t facing, vx_action *out)
{
    if (at.x < 0 || at.y < 0 || at.x >= COORDINATE_MAX || at.y >= COORDINATE_MAX) return out;
    act a = {ACT_DEPLOY, top_task(b)->unit, FORM_LINE, wm_place_of((pose){at.x, at.y, facing})};
    if (may_appear(b, s, &a, NULL)) *out++ = pack_act(a);
    return out;
}

/* Against the edges of enemies in combat, and on rings round the wizard, looking at the enemy. */
static vx_action *list_summon(const battle *b, vx_action *out)
{
    enum { RINGS = 3, ROUND = 12 };
    const task *t = top_task(b);
    const person *p = person_of(b, t->cast.caster);
    int32_t ahead = t->side == 0 ? 0 : FULL_TURN / 2;
    int32_t far = (reach_of_summons(b, t->unit) - 2) * CENTIMETRE;
    scene s;
    wm_read_scene(b, &s);
    for (int i = 0; i < s.stands.count; i++) {
        const box *stand = &s.stands.at[i];
        if (side_of_unit(s.stands.unit[i]) == t->side || is_illusion(b, t->unit) ||
            !wm_is_engaged(&s.stands, b, s.stands.unit[i]))
            continue;
        for (int edge = 0; edge < EDGES; edge++) {
            int32_t half = edge == FRONT || edge == REAR ? stand->half_depth : stand->half_front;
            int32_t outward = wm_turned(stand->facing + edge * 900);
            point at = wm_point_along(stand->centre, outward, half + wm_depth(b, t->unit) / 2);
            out = offer(b, &s, at, wm_turned(outward + FULL_TURN / 2), out);
        }
    }
    for (int ring = 1; ring <= RINGS; ring++)
        for (int k = 0; k < ROUND; k++) {
            point at =
                wm_point_along((point){p->x, p->y}, k * FULL_TURN / ROUND, far * ring / RINGS);
            out = offer(b, &s, at, ahead, out);
        }
    return out;
}

static bool check_summon(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-MAGIC-14", {"place the unit that was called", "ставьте призванный отряд"}};
    scene s;
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    wm_read_scene(b, &s);
    return may_appear(b, &s, a, why);
}

/* It takes no orders before its next turn and has not charged. */
static void apply_summon(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    wm_pop_task(b);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(b, a->who, (formation)a->detail, u->stands, i, a->at);
    u->flags = UNIT_ON_TABLE;
}

void wm_push_summons(battle *b, const act *cast)
{
    vx_action places[ACTIONS_MAX];
    int side = side_of_person(cast->who);
    int id = wm_raise_unit(b, side, summoned_profile(b, cast));
    if (id < 0) return;
    if (cast->at.x == MIRAGE) {
        unit_in(b, id)->wards = WARD_MIRAGE;
        unit_in(b, id)->keeper = (uint8_t)(cast->who + 1);
    }
    wm_push_task(b, (task){.kind = TASK_SUMMON,
                           .side = (uint8_t)side,
                           .unit = (uint8_t)id,
                           .cast = {.caster = cast->who}});
    if (list_summon(b, places) > places) return;
    wm_pop_task(b); /* no room */
    wm_unraise(b, id);
}

static bool is_summon_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && side_of_unit(t->unit) == t->side && wm_is_raised(b, t->unit) &&
           unit_of(b, t->unit)->flags == 0 && t->cast.caster < ALL_PERSONS &&
           side_of_person(t->cast.caster) == t->side && wm_person_exists(b, t->cast.caster);
}

const task_rules wm_summon_task = {
    .key = "summon",
    .layout = LAYOUT_CASTER,
    .acts = ACT_BIT(ACT_DEPLOY),
    .asked = {"WM-MAGIC-14", {"place the unit that was called", "поставьте призванный отряд"}},
    .status = {"place the unit that was called", "поставьте призванный отряд"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_summon,
    .check = check_summon,
    .apply = apply_summon,
    .is_sound = is_summon_sound,
};

/* ---- The Avatar takes the place of the Purohita ---- */

static int avatar_profile(const battle *b, int side)
{
    const army_profile *list = army_profile_of(&b->side[side].list);
    for (int i = 0; i < list->character_count; i++)
        if (strcmp(list->characters[i].key, "avatar") == 0) return i;
    return -1;
}

bool wm_check_avatar(const battle *b, int who, vx_problem *why)
{
    static const vx_message once = {
        "WM-MAGIC-01", {"an Avatar comes once a battle", "Аватар является раз за битву"}};
    const roster *list = &b->side[side_of_person(who)].list;
    int profile = avatar_profile(b, side_of_person(who));
    for (int i = 0; i < list->character_count; i++)
        if (list->character[i].profile == profile) return vx_refuse(why, &once);
    return profile >= 0 || vx_refuse(why, &once);
}

/* On foot and without items; where he is and with whom does not change. */
void wm_become_avatar(battle *b, int who)
{
    int profile = avatar_profile(b, side_of_person(who));
    if (profile < 0) return;
    b->side[side_of_person(who)].list.character[who % PERSONS_MAX] =
        (roster_character){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
    person_in(b, who)->used = 0;
    person_in(b, who)->cast = CAST_TRIED;
}
