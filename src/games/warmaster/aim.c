/* SPDX-License-Identifier: MIT */
/* aim.c - WM-MAGIC-01 to WM-MAGIC-03, WM-MAGIC-06: who may cast what at whom. */
#include <string.h>

#include "games/warmaster/casting.h"

/* ---- Casters ---- */

/* The lists follow one another in the table of spells. */
static const struct {
    uint8_t first, count;
} lists[SPELL_LISTS] = {
    [SPELLS_EMPIRE] = {BALL_OF_FLAME, 4},
    [SPELLS_UNDEAD] = {RAISE_DEAD, 4},
    [SPELLS_ORCS] = {FOOT_OF_GORK, 4},
    [SPELLS_HIGH_ELVES] = {STORM_OF_STONE, 4},
    [SPELLS_CHAOS] = {BOON_OF_CHAOS, 4},
    [SPELLS_SKAVEN] = {SKITTERLEAP, 4},
    [SPELLS_LIZARDMEN] = {GAZE_OF_SOTEK, 2},
    [SPELLS_BRETONNIA] = {LADYS_FAVOUR, 1},
    [SPELLS_KISLEV] = {ICY_BLAST, 1},
    [SPELLS_DARK_ELVES] = {DOOM_BOLT, 4},
    [SPELLS_VAMPIRE_COUNTS] = {RAISE_THE_DEAD, 4},
    [SPELLS_DAEMONS] = {SORCEROUS_BLAST, 1},
    [SPELLS_ARABY] = {SAND_STORM, 2},
    [SPELLS_OGRES] = {BONE_CRUNCHER, 2},
    [SPELLS_ALBION] = {DOWNPOUR, 2},
    [SPELLS_GOBLINS] = {GOBLIN_GERROFF, 3},
    [SPELLS_WITCH_HUNTERS] = {DOCTRINE_OF_SIGMAR, 3},
    [SPELLS_CHAOS_DWARFS] = {FLAMING_HAND, 3},
    [SPELLS_BEASTMEN] = {HUNTING_FOR_GORE, 2},
    [SPELLS_NORSE] = {THUNDER_OF_FOWOR, 1},
    [SPELLS_CATHAY] = {GLORY_OF_CATHAY, 3},
    [SPELLS_IND] = {TONGUES_OF_FIRE, 1},
};

static int list_of(const battle *b, int who)
{
    return wm_armies[b->side[side_of_person(who)].list.army]->spells;
}

int wm_first_spell(const battle *b, int who)
{
    const roster *list = &b->side[side_of_person(who)].list;
    bool wizard = wm_person_profile(b, who)->role == WIZARD ||
                  wm_character_has(list, who % PERSONS_MAX, HAS_wizard_general);
    return wizard && lists[list_of(b, who)].count > 0 ? lists[list_of(b, who)].first : -1;
}

int wm_last_spell(const battle *b, int who)
{
    return lists[list_of(b, who)].first + lists[list_of(b, who)].count - 1;
}

static unsigned bit_of(int spell)
{
    int first = 0;
    for (int i = 0; i < SPELL_LISTS; i++)
        if (lists[i].count > 0 && lists[i].first <= spell && lists[i].first > first)
            first = lists[i].first;
    return 1u << (spell - first);
}

static int kind_of(const act *cast)
{
    return wm_spells[cast->at.x].kind;
}

bool wm_is_affected(const battle *b, int id, int spell)
{
    return (unit_of(b, id)->affected & bit_of(spell)) != 0;
}

void wm_affect(battle *b, int id, int spell)
{
    unit_in(b, id)->affected |= (uint16_t)bit_of(spell);
}

/* ---- Distances, combats, sight ---- */

/* WM-MAGIC-02, AMB-05: from the wizard's own stand. */
bool wm_is_within(const battle *b, const stand_list *s, int who, int id, int centimetres)
{
    return wm_gap_to_person(s, b, id, person_of(b, who)) <= square_cm(centimetres);
}

void wm_list_engagement(const battle *b, const stand_list *s, int id, bool out[ALL_UNITS])
{
    uint8_t open[ALL_UNITS];
    int count = 0;
    memset(out, 0, ALL_UNITS * sizeof *out);
    open[count++] = (uint8_t)id;
    out[id] = true;
    while (count > 0) {
        int one = open[--count], enemy = (1 - side_of_unit(one)) * UNITS_MAX;
        for (int other = enemy; other < enemy + UNITS_MAX; other++) {
            if (out[other] || !wm_unit_exists(b, other) || !wm_units_touch(s, b, one, other))
                continue;
            out[other] = true;
            open[count++] = (uint8_t)other;
        }
    }
}

/* AMB-52: from his own stand all round; with a unit from any edge of any of its stands, which do
 * not hide anything from him. */
static bool sees(const battle *b, const scene *s, int who, int target)
{
    const person *p = person_of(b, who);
    box eyes[STANDS_MAX], others[ALL_STANDS];
    int count = 0;
    sight_field field = s->sight;
    field.stands = others;
    field.stand_count = 0;
    for (int i = 0; i < s->stands.count; i++) {
        if (s->stands.unit[i] == p->joined)
            eyes[count++] = s->stands.at[i];
        else
            others[field.stand_count++] = s->stands.at[i];
    }
    if (count == 0)
        eyes[count++] =
            wm_box((pose){p->x, p->y, 0}, 2 * wm_person_radius(b), 2 * wm_person_radius(b));
    for (int i = 0; i < count; i++)
        for (int k = 0; k < unit_of(b, target)->stands; k++)
            for (int edge = 0; edge < EDGES; edge++)
                if (wm_sees(&eyes[i], edge, &s->stands.at[s->stands.first[target] + k], &field,
                            NULL))
                    return true; /* WM-MAGIC-03 */
    return false;
}

/* ---- Spells that reach several units ---- */

/* No ground that hides lies near the line. */
static bool is_in_open(const scene *s, point from, point to)
{
    point low = {from.x < to.x ? from.x : to.x, from.y < to.y ? from.y : to.y};
    point high = {from.x < to.x ? to.x : from.x, from.y < to.y ? to.y : from.y};
    for (int i = 0; i < s->sight.dense_count; i++)
        if (!wm_polygon_is_far(&s->dense[i], low, high)) return false;
    for (int i = 0; i < s->sight.solid_count; i++)
        if (!wm_polygon_is_far(&s->solid[i], low, high)) return false;
    return !wm_may_rise(&s->ground, from, to);
}

/* WM-MAGIC-10: stopped by what hides, not by troops; in steps of 5 mm. */
static point end_of_line(const scene *s, point from, int32_t facing, int32_t length)
{
    enum { STEP = 5 * MILLIMETRE };
    sight_field field = s->sight;
    point end = from, last = wm_point_along(from, facing, length / STEP * STEP);
    if (is_in_open(s, from, last)) return last;
    field.stand_count = 0;
    for (int32_t far = STEP; far <= length; far += STEP) {
        point to = wm_point_along(from, facing, far);
        if (!wm_line_is_free(from, to, &field)) break;
        end = to;
    }
    return end;
}

/* Whether a stand lies so near to the whole line that it may be crossed; most lines meet nobody,
 * and to find where a line ends takes long. */
static bool may_cross(const scene *s, point from, point to)
{
    for (int i = 0; i < s->stands.count; i++) {
        int64_t near = s->stands.at[i].reach + MILLIMETRE;
        if (wm_segment_point_gap(from, to, s->stands.at[i].centre) <= near * near) return true;
    }
    return false;
}

/* From the rim of his stand; AMB-48: a mere touch of the outline does not count. */
static int list_crossed(const battle *b, const scene *s, const act *cast, uint8_t out[ALL_UNITS])
{
    const person *p = person_of(b, cast->who);
    const spell_facts *spell = &wm_spells[cast->at.x];
    int count = 0;
    point from = wm_point_along((point){p->x, p->y}, cast->at.facing, wm_person_radius(b));
    int32_t length = spell->range * CENTIMETRE;
    if (!may_cross(s, from, wm_point_along(from, cast->at.facing, length))) return 0;
    point to = end_of_line(s, from, cast->at.facing, length);
    for (int i = 0; i < s->stands.count; i++) {
        uint8_t id = s->stands.unit[i];
        if (count > 0 && out[count - 1] == id) continue;
        if (!wm_is_affected(b, id, cast->at.x) &&
            wm_segment_crosses_box(from, to, &s->stands.at[i]))
            out[count++] = id;
    }
    return count;
}

static int list_near(const battle *b, const scene *s, const act *cast, int side,
                     uint8_t out[ALL_UNITS])
{
    int count = 0;
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++)
        if (is_on_table(unit_of(b, id)) && !wm_is_affected(b, id, cast->at.x) &&
            wm_is_within(b, &s->stands, cast->who, id, wm_spells[cast->at.x].range))
            out[count++] = (uint8_t)id;
    return count;
}

static int list_targets(const battle *b, const scene *s, const act *cast, uint8_t out[ALL_UNITS])
{
    int side = side_of_person(cast->who);
    switch (kind_of(cast)) {
    case BALL_OF_FLAME:
    case GOTCHA:
        return list_crossed(b, s, cast, out);
    case STORM_OF_STONE:
        return list_near(b, s, cast, 1 - side, out);
    case LIGHT_OF_BATTLE:
        return list_near(b, s, cast, side, out);
    case TELEPORT:
    case ANGER_OF_THE_GODS:
        return 0;
    case BOON_OF_CHAOS:
        out[0] = person_of(b, cast->who)->joined;
        return 1;
    default:
        out[0] = cast->detail;
        return 1;
    }
}

int wm_list_targets(const battle *b, const act *cast, uint8_t out[ALL_UNITS])
{
    scene s;
    wm_read_scene(b, &s);
    return list_targets(b, &s, cast, out);
}

/* ---- May it be cast so? ---- */

/* Units alone are named as targets: WM-CHAR-01. */
static bool check_unit(const battle *b, const act *cast, vx_problem *why)
{
    static const vx_message no_enemy = {
        "WM-MAGIC-02", {"the spell is cast at an enemy unit", "это заклятье — на вражеский отряд"}};
    static const vx_message no_friend = {
        "WM-MAGIC-02", {"the spell is cast at a unit of your own", "это заклятье — на свой отряд"}};
    bool enemy = wm_spells[cast->at.x].aim == AIM_ENEMY;
    if (!wm_unit_exists(b, cast->detail) || !is_on_table(unit_of(b, cast->detail)) ||
        (side_of_unit(cast->detail) != side_of_person(cast->who)) != enemy)
        return vx_refuse(why, enemy ? &no_enemy : &no_friend);
    return true;
}

static bool check_engaged(const battle *b, const stand_list *s, const act *cast, vx_problem *why)
{
    static const vx_message in_combat[SPELLS] = {
#define FREE(id, clause)                                                                       \
    [id] = {                                                                                   \
        clause,                                                                                \
        {"this spell is not for units in combat", "это заклятье не действует на отряды в бою"} \
    }
        FREE(VOICE_OF_COMMAND, "WM-MAGIC-11"),    FREE(DEATH_BOLT, "WM-MAGIC-18"),
        FREE(FOOT_OF_GORK, "WM-MAGIC-19"),        FREE(GERROFF, "WM-MAGIC-21"),
        FREE(HAIL_OF_DESTRUCTION, "WM-MAGIC-26"), FREE(CURSE_OF_CHAOS, "WM-MAGIC-31"),
#undef FREE
    };
    static const vx_message not_in_combat[SPELLS] = {
#define ENGAGED(id, clause)                               \
    [id] = {                                              \
        clause,                                           \
        {"this spell is for units in combat only",        \
         "это заклятье действует только на отряды в бою"} \
    }
        ENGAGED(RAISE_DEAD, "WM-MAGIC-14"),
        ENGAGED(WAAAGH, "WM-MAGIC-22"),
        ENGAGED(RAGE_OF_CHAOS, "WM-MAGIC-29"),
#undef ENGAGED
    };
    uint8_t target = wm_spells[cast->at.x].target;
    bool engaged = wm_is_engaged(s, b, cast->detail);
    if (engaged && (target & TARGET_FREE)) return vx_refuse(why, &in_combat[kind_of(cast)]);
    if (!engaged && (target & TARGET_ENGAGED)) return vx_refuse(why, &not_in_combat[kind_of(cast)]);
    return true;
}

/* WM-MAGIC-16, WM-MAGIC-27: the caster stands in the fight himself. */
static bool check_joined(const battle *b, const stand_list *s, const act *cast, vx_problem *why)
{
    static const vx_message touch = {"WM-MAGIC-16",
                                     {"the caster must be with a unit that touches the target",
                                      "заклинатель должен быть с отрядом, который касается цели"}};
    static const vx_message boon = {
        "WM-MAGIC-27",
        {"the caster must be with a unit in combat", "заклинатель должен быть с отрядом в бою"}};
    uint8_t joined = person_of(b, cast->who)->joined, target = wm_spells[cast->at.x].target;
    if (target & TARGET_TOUCHED)
        return (joined != NOBODY_ID && wm_units_touch(s, b, joined, cast->detail)) ||
               vx_refuse(why, &touch);
    if (target & TARGET_JOINED)
        return (joined != NOBODY_ID && wm_is_engaged(s, b, joined)) || vx_refuse(why, &boon);
    return true;
}

/* WM-MAGIC-14: a combat is near if any unit in it is, and has the spell only once. */
static bool check_raise(const battle *b, const stand_list *s, const act *cast, vx_problem *why)
{
    static const vx_message far = {
        "WM-MAGIC-14", {"the combat is farther away than {0} cm", "до этого боя больше {0} см"}};
    static const vx_message twice = {"WM-MAGIC-14",
                                     {"the dead have risen in this combat this turn",
                                      "в этом бою в этот ход мертвые уже поднимались"}};
    static const vx_message nobody = {
        "WM-MAGIC-14",
        {"nobody is left to be raised, or there is no room", "поднимать некого или негде"}};
    bool in[ALL_UNITS], near = false;
    wm_list_engagement(b, s, cast->detail, in);
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!in[id]) continue;
        near = near || wm_is_within(b, s, cast->who, id, wm_spells[cast->at.x].range);
        if (wm_is_affected(b, id, cast->at.x)) return vx_refuse(why, &twice);
    }
    if (!near) return vx_refuse_numbers(why, &far, wm_spells[cast->at.x].range, 0);
    return wm_can_raise(b, side_of_person(cast->who)) || vx_refuse(why, &nobody);
}

static bool check_kind(const battle *b, const act *cast, vx_problem *why)
{
    static const vx_message no_greenskin = {
        "WM-MAGIC-22",
        {"Waaagh moves only Orcs and Goblins", "Вааах — только для орков и гоблинов"}};
    static const vx_message unfit = {
        "WM-MAGIC-11",
        {"this spell does not move such troops", "такие войска это заклятье не двигает"}};
    static const vx_message no_missiles = {
        "WM-MAGIC-25",
        {"the unit must be infantry or cavalry with missiles",
         "нужен отряд пехоты или кавалерии со стрелковым оружием"}};
    const unit_profile *p = wm_unit_profile(b, cast->detail);
    if (kind_of(cast) == WAAAGH && p->race != RACE_GREENSKIN) return vx_refuse(why, &no_greenskin);
    uint8_t riders = cast->at.x == GLORY_OF_CATHAY ? CHARIOT : CAVALRY;
    if (kind_of(cast) == HEAVENS_FIRE &&
        (p->shots_kind == SHOTS_NONE || (p->type != INFANTRY && p->type != riders)))
        return vx_refuse(why, &no_missiles);
    if ((cast->at.x == DANSE_MACABRE && !unit_has(b, cast->detail, HAS_undead)) ||
        (cast->at.x == HUNTING_FOR_GORE && p->type != INFANTRY && p->type != CAVALRY))
        return vx_refuse(why, &unfit);
    return true;
}

/* Out of range beyond doubt, as is seen without the boxes of all stands. */
static bool is_far(const battle *b, const act *cast)
{
    const person *p = person_of(b, cast->who);
    const unit *u = unit_of(b, cast->detail);
    int range = wm_spells[cast->at.x].range;
    enum { SLACK = 15 }; /* cm: more than any stand reaches from its middle */
    if (range == 0 || kind_of(cast) == RAISE_DEAD) return false;
    for (int i = 0; i < u->stands; i++)
        if (wm_squared_distance((point){p->x, p->y}, (point){u->at[i].x, u->at[i].y}) <=
            square_cm(range + SLACK))
            return false;
    return true;
}

static bool check_target(const battle *b, const scene *s, const act *cast, vx_problem *why)
{
    static const vx_message too_far = {"WM-MAGIC-02",
                                       {"the target is farther away than the {0} cm of this spell",
                                        "до цели больше {0} см, дальности заклятья"}};
    static const vx_message unseen = {
        "WM-MAGIC-03", {"the wizard does not see this unit", "волшебник не видит этого отряда"}};
    static const vx_message twice = {"WM-MAGIC-06",
                                     {"this spell has taken hold of the unit this turn",
                                      "этому заклятью отряд в этот ход уже подвергался"}};
    const spell_facts *spell = &wm_spells[cast->at.x];
    if (!check_unit(b, cast, why)) return false;
    if (why == NULL && is_far(b, cast)) return false;
    if (!check_engaged(b, &s->stands, cast, why)) return false;
    if (kind_of(cast) == RAISE_DEAD) return check_raise(b, &s->stands, cast, why);
    if (spell->range > 0 && !wm_is_within(b, &s->stands, cast->who, cast->detail, spell->range))
        return vx_refuse_numbers(why, &too_far, spell->range, 0);
    if (!check_joined(b, &s->stands, cast, why) || !check_kind(b, cast, why)) return false;
    if (wm_is_affected(b, cast->detail, cast->at.x)) return vx_refuse(why, &twice);
    if ((spell->target & TARGET_SEEN) && !sees(b, s, cast->who, cast->detail))
        return vx_refuse(why, &unseen);
    return true;
}

bool wm_check_aim(const battle *b, const scene *s, const act *cast, vx_problem *why)
{
    static const vx_message nobody = {"WM-MAGIC-02",
                                      {"the spell would reach nobody on whom it is not yet",
                                       "заклятье не достанет никого, на ком его ещё нет"}};
    static const vx_message twice = {
        "WM-MAGIC-06",
        {"this spell is at work already this turn", "это заклятье в этот ход уже действует"}};
    uint8_t reached[ALL_UNITS];
    uint8_t aim = wm_spells[cast->at.x].aim;
    if (aim == AIM_ENEMY || aim == AIM_FRIEND) return check_target(b, s, cast, why);
    if (kind_of(cast) == TELEPORT) return true;
    if (kind_of(cast) == ANGER_OF_THE_GODS)
        return !(person_of(b, cast->who)->used & PERSON_ANGER) || vx_refuse(why, &twice);
    if (!check_joined(b, &s->stands, cast, why)) return false;
    if (kind_of(cast) == BOON_OF_CHAOS)
        return !wm_is_affected(b, person_of(b, cast->who)->joined, cast->at.x) ||
               vx_refuse(why, &twice);
    return list_targets(b, s, cast, reached) > 0 || vx_refuse(why, &nobody);
}
