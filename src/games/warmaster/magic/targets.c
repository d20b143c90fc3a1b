/* SPDX-License-Identifier: MIT */
/* targets.c - WM-MAGIC-01 to WM-MAGIC-03, WM-MAGIC-06: who may cast what at whom. */
#include <string.h>

#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"

/* ---- Casters ---- */

/* The lists follow one another in the table of spells, four each. */
_Static_assert(SPELLS == LIST_LENGTH * (SPELL_LISTS - 1), "every list has four spells");

static int list_of(const battle *b, int who)
{
    return army_profile_of(&b->side[side_of_person(who)].list)->spells;
}

int wm_first_spell(const battle *b, int who)
{
    const roster *list = &b->side[side_of_person(who)].list;
    bool wizard = wm_person_profile(b, who)->role == WIZARD ||
                  wm_character_has(list, who % PERSONS_MAX, HAS_wizard_general);
    if (wm_only_spell(b, who) >= 0) return wm_only_spell(b, who);
    return wizard && list_of(b, who) != SPELLS_NONE ? LIST_LENGTH * (list_of(b, who) - 1) : -1;
}

/* Some know one spell and nothing else. */
int wm_last_spell(const battle *b, int who)
{
    if (wm_only_spell(b, who) >= 0) return wm_only_spell(b, who);
    return LIST_LENGTH * list_of(b, who) - 1;
}

static unsigned bit_of(int spell)
{
    return 1u << spell % LIST_LENGTH;
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
    if (count == 0) eyes[count++] = wm_person_box(b, p);
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
    int64_t length = wm_length(to.x - from.x, to.y - from.y);
    for (int i = 0; i < s->stands.count; i++) {
        int64_t near = s->stands.at[i].reach + MILLIMETRE, far = near + length;
        if (wm_squared_distance(from, s->stands.at[i].centre) > far * far) continue;
        if (wm_segment_point_gap(from, to, s->stands.at[i].centre) <= near * near) return true;
    }
    return false;
}

/* WM-MAGIC-10: on the rim of his stand, straight before its middle or beside that. */
point wm_start_of_line(const battle *b, const act *cast)
{
    const person *p = person_of(b, cast->who);
    int32_t radius = wm_person_rim(b);
    int32_t aside = aside_of(cast) * 2 * radius / 25; /* of a stand of 25 mm */
    uint64_t ahead = wm_square_root((uint64_t)(radius * radius - aside * aside));
    point at = wm_point_along((point){p->x, p->y}, cast->at.facing, (int32_t)ahead);
    return aside == 0 ? at : wm_point_along(at, wm_turned(cast->at.facing + 900), aside);
}

/* AMB-48: a mere touch of the outline does not count. */
static int list_crossed(const battle *b, const scene *s, const act *cast, uint8_t out[ALL_UNITS])
{
    const spell_facts *spell = wm_spell_of(b, cast->at.x);
    int count = 0;
    point from = wm_start_of_line(b, cast);
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

/* Ground is left out: what it hides from one line it hides from the other, or nearly so. */
bool wm_is_better_line(const battle *b, const scene *s, const act *line, const act *than)
{
    const act *casts[2] = {line, than};
    int32_t length = wm_spell_of(b, line->at.x)->range * CENTIMETRE;
    uint64_t met[2][SIDES] = {{0}};
    point from[2], to[2];
    for (int i = 0; i < 2; i++) {
        from[i] = wm_start_of_line(b, casts[i]);
        to[i] = wm_point_along(from[i], line->at.facing, length);
    }
    for (int i = 0; i < s->stands.count; i++) {
        const box *stand = &s->stands.at[i];
        int64_t near = stand->reach + 2 * wm_person_rim(b), far = near + length;
        int id = s->stands.unit[i];
        if (wm_squared_distance(from[0], stand->centre) > far * far ||
            wm_segment_point_gap(from[0], to[0], stand->centre) > near * near)
            continue;
        for (int k = 0; k < 2; k++)
            if (wm_segment_crosses_box(from[k], to[k], stand))
                met[k][side_of_unit(id)] |= (uint64_t)1 << id % UNITS_MAX;
    }
    int own = side_of_person(line->who);
    return (met[0][1 - own] & ~met[1][1 - own]) != 0 || (met[1][own] & ~met[0][own]) != 0;
}

/* Power of Herd is for Gor, Ungor and Centigors. */
static bool is_of_herd(const battle *b, int id)
{
    static const char *const herd[] = {"gor", "ungor", "centigors"};
    for (int i = 0; i < 3; i++)
        if (strcmp(wm_unit_profile(b, id)->key, herd[i]) == 0) return true;
    return false;
}

static int list_near(const battle *b, const scene *s, const act *cast, int side,
                     uint8_t out[ALL_UNITS])
{
    const spell_facts *spell = wm_spell_of(b, cast->at.x);
    int count = 0;
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++) {
        if (!is_on_table(unit_of(b, id)) || wm_is_affected(b, id, cast->at.x) ||
            !wm_is_within(b, &s->stands, cast->who, id, spell->range))
            continue;
        if (side == side_of_person(cast->who) && wm_is_renowned(b, id)) continue;
        if ((spell->target & TARGET_ENGAGED) && !wm_is_engaged(&s->stands, b, id)) continue;
        if (cast->at.x == POWER_OF_HERD && !is_of_herd(b, id)) continue;
        out[count++] = (uint8_t)id;
    }
    return count;
}

/* ---- Fury of the Forest ---- */

/* Squared; 0 where the stand lies in it. */
static int64_t gap_to_piece(const scene *s, int feature, const box *stand)
{
    int64_t least = INT64_MAX;
    if (wm_box_meets_polygon(stand, &s->ground.outline[feature])) return 0;
    for (int i = 0; i < EDGES; i++) {
        int64_t gap = wm_segment_polygon_gap(stand->corner[i], stand->corner[(i + 1) % EDGES],
                                             &s->ground.outline[feature]);
        if (gap < least) least = gap;
    }
    return least;
}

static bool is_wood(const battle *b, int feature)
{
    return feature < b->table.piece_count && b->table.at[feature].kind == WOOD;
}

/* Enemies with a stand within 10 cm of the wood. */
static int list_near_wood(const battle *b, const scene *s, const act *cast, uint8_t out[ALL_UNITS])
{
    enum { NEAR_WOOD = 10 };
    int count = 0, enemy = 1 - side_of_person(cast->who);
    if (!is_wood(b, cast->at.facing)) return 0;
    for (int i = wm_first_stand(&s->stands, enemy); i < wm_end_of_stands(&s->stands, enemy); i++) {
        uint8_t id = s->stands.unit[i];
        if (count > 0 && out[count - 1] == id) continue;
        if (!wm_is_affected(b, id, cast->at.x) &&
            gap_to_piece(s, cast->at.facing, &s->stands.at[i]) <= square_cm(NEAR_WOOD))
            out[count++] = id;
    }
    return count;
}

static bool check_wood(const battle *b, const scene *s, const act *cast, vx_problem *why)
{
    static const vx_message no_wood = {
        "WM-MAGIC-02", {"name a wood of the map by its number", "назовите номер леса на карте"}};
    static const vx_message far = {
        "WM-MAGIC-02",
        {"the wood is farther away than the {0} cm of this spell", "до леса больше {0} см"}};
    const person *p = person_of(b, cast->who);
    box stand = wm_person_box(b, p);
    int range = wm_spell_of(b, cast->at.x)->range;
    if (!is_wood(b, cast->at.facing)) return vx_refuse(why, &no_wood);
    return gap_to_piece(s, cast->at.facing, &stand) <= square_cm(range) ||
           vx_refuse_numbers(why, &far, range, 0);
}

bool wm_is_in_wood(const battle *b, int id)
{
    ground g;
    wm_read_ground(&b->table, &g);
    for (int i = 0; i < b->table.piece_count; i++)
        for (int k = 0; is_wood(b, i) && k < unit_of(b, id)->stands; k++) {
            box stand = wm_stand_box(b, id, unit_of(b, id)->at[k]);
            if (wm_box_meets_polygon(&stand, &g.outline[i])) return true;
        }
    return false;
}

/* ---- Whom a spell reaches ---- */

static int list_targets(const battle *b, const scene *s, const act *cast, uint8_t out[ALL_UNITS])
{
    const spell_facts *spell = wm_spell_of(b, cast->at.x);
    int side = side_of_person(cast->who);
    if (spell->aim == AIM_LINE) return list_crossed(b, s, cast, out);
    if (spell->aim == AIM_WOOD) return list_near_wood(b, s, cast, out);
    if (spell->target & TARGET_ENEMIES) return list_near(b, s, cast, 1 - side, out);
    if (spell->target & TARGET_FRIENDS) return list_near(b, s, cast, side, out);
    out[0] = spell->target & TARGET_JOINED ? person_of(b, cast->who)->joined : cast->detail;
    return out[0] < ALL_UNITS;
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
        "WM-MAGIC-02",
        {"the spell is cast at an enemy unit", "это заклинание — на вражеский отряд"}};
    static const vx_message no_friend = {
        "WM-MAGIC-02",
        {"the spell is cast at a unit of your own", "это заклинание — на свой отряд"}};
    bool enemy = wm_spells[cast->at.x].aim == AIM_ENEMY;
    if (!wm_unit_exists(b, cast->detail) || !is_on_table(unit_of(b, cast->detail)) ||
        (side_of_unit(cast->detail) != side_of_person(cast->who)) != enemy ||
        (!enemy && has_ward(b, cast->detail, WARD_MIRAGE)))
        return vx_refuse(why, enemy ? &no_enemy : &no_friend);
    return true;
}

static bool check_engaged(const battle *b, const stand_list *s, const act *cast, vx_problem *why)
{
    static const vx_message in_combat[SPELLS + 1] = {
#define FREE(id, clause) \
    [id] = {             \
        clause,          \
        {"this spell is not for units in combat", "это заклинание не действует на отряды в бою"}}
        FREE(VOICE_OF_COMMAND, "WM-MAGIC-11"),
        FREE(DEATH_BOLT, "WM-MAGIC-18"),
        FREE(FOOT_OF_GORK, "WM-MAGIC-19"),
        FREE(GERROFF, "WM-MAGIC-21"),
        FREE(HAIL_OF_DESTRUCTION, "WM-MAGIC-26"),
        FREE(CURSE_OF_CHAOS, "WM-MAGIC-31"),
        FREE(SPELLS, "WM-MAGIC-02"), /* of the further armies */
#undef FREE
    };
    static const vx_message not_in_combat[SPELLS + 1] = {
#define ENGAGED(id, clause)                            \
    [id] = {clause,                                    \
            {"this spell is for units in combat only", \
             "это заклинание действует только на отряды в бою"}}
        ENGAGED(RAISE_DEAD, "WM-MAGIC-14"), ENGAGED(WAAAGH, "WM-MAGIC-22"),
        ENGAGED(RAGE_OF_CHAOS, "WM-MAGIC-29"),
        ENGAGED(SPELLS, "WM-MAGIC-02"), /* of the further armies */
#undef ENGAGED
    };
    uint8_t target = wm_spells[cast->at.x].target;
    int kind = kind_of(cast) <= CURSE_OF_CHAOS ? kind_of(cast) : SPELLS;
    bool engaged = wm_is_engaged(s, b, cast->detail);
    if (engaged && (target & TARGET_FREE)) return vx_refuse(why, &in_combat[kind]);
    if (!engaged && (target & TARGET_ENGAGED)) return vx_refuse(why, &not_in_combat[kind]);
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
    static const vx_message alone = {
        "WM-MAGIC-27", {"the caster must be with a unit", "заклинатель должен быть с отрядом"}};
    static const vx_message fighting = {"WM-MAGIC-11",
                                        {"the caster must be with a unit that is not in combat",
                                         "заклинатель должен быть с отрядом вне боя"}};
    uint8_t joined = person_of(b, cast->who)->joined, target = wm_spells[cast->at.x].target;
    if (target & TARGET_TOUCHED)
        return (joined != NOBODY_ID && wm_units_touch(s, b, joined, cast->detail)) ||
               vx_refuse(why, &touch);
    if (!(target & TARGET_JOINED)) return true;
    bool engaged = joined != NOBODY_ID && wm_is_engaged(s, b, joined);
    if (target & TARGET_ENGAGED) return engaged || vx_refuse(why, &boon);
    if (joined == NOBODY_ID) return vx_refuse(why, &alone);
    return !(engaged && (target & TARGET_FREE)) || vx_refuse(why, &fighting);
}

/* WM-MAGIC-14: a combat is near if any unit in it is, and has the spell only once. */
static bool check_raise(const battle *b, const stand_list *s, const act *cast, vx_problem *why)
{
    static const vx_message far = {
        "WM-MAGIC-14", {"the combat is farther away than {0} cm", "до этого боя больше {0} см"}};
    static const vx_message twice = {"WM-MAGIC-14",
                                     {"the dead have already risen in this combat this turn",
                                      "в этом бою в этот ход мёртвые уже поднимались"}};
    static const vx_message nobody = {
        "WM-MAGIC-14", {"there is nobody left to raise, or no room", "поднимать некого или негде"}};
    bool in[ALL_UNITS], near = false;
    wm_list_engagement(b, s, cast->detail, in);
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!in[id]) continue;
        near = near || wm_is_within(b, s, cast->who, id, wm_spell_of(b, cast->at.x)->range);
        if (wm_is_affected(b, id, cast->at.x)) return vx_refuse(why, &twice);
    }
    if (!near) return vx_refuse_numbers(why, &far, wm_spell_of(b, cast->at.x)->range, 0);
    return wm_can_raise(b, side_of_person(cast->who)) || vx_refuse(why, &nobody);
}

static bool check_kind(const battle *b, const act *cast, vx_problem *why)
{
    static const vx_message no_greenskin = {
        "WM-MAGIC-22",
        {"Waaagh moves only Orcs and Goblins", "Вааах — только для орков и гоблинов"}};
    static const vx_message unfit = {
        "WM-MAGIC-11",
        {"this spell does not move such troops", "такие войска это заклинание не двигает"}};
    static const vx_message other_troops = {
        "WM-MAGIC-02",
        {"this spell is not for such troops", "на такие войска это заклинание не действует"}};
    static const uint8_t troops[SPELLS] = {
        /* 0: all */
        [MISTS_OF_ALBION] = 1 << INFANTRY,
        [TREE_SINGING] = 1 << INFANTRY,
        [TRAITOR_KIN] = 1 << CAVALRY | 1 << CHARIOT | 1 << MONSTER,
    };
    static const vx_message no_missiles = {
        "WM-MAGIC-25",
        {"the unit must be infantry or cavalry with missiles",
         "нужен отряд пехоты или кавалерии со стрелковым оружием"}};
    static const vx_message hired = {
        "WM-ARMY-04",
        {"spells of its own side are not for a Regiment of Renown",
         "заклинания своей стороны на прославленный полк не действуют"}};
    const unit_profile *p = wm_unit_profile(b, cast->detail);
    if (side_of_unit(cast->detail) == side_of_person(cast->who) && wm_is_renowned(b, cast->detail))
        return vx_refuse(why, &hired);
    if (kind_of(cast) == WAAAGH && p->race != RACE_GREENSKIN) return vx_refuse(why, &no_greenskin);
    uint8_t riders = cast->at.x == GLORY_OF_CATHAY ? CHARIOT : CAVALRY;
    if (kind_of(cast) == HEAVENS_FIRE &&
        (p->shots_kind == SHOTS_NONE || (p->type != INFANTRY && p->type != riders)))
        return vx_refuse(why, &no_missiles);
    if ((cast->at.x == DANSE_MACABRE && !unit_has(b, cast->detail, HAS_undead)) ||
        (cast->at.x == HUNTING_FOR_GORE && p->type != INFANTRY && p->type != CAVALRY))
        return vx_refuse(why, &unfit);
    if (troops[cast->at.x] != 0 && !(troops[cast->at.x] >> p->type & 1))
        return vx_refuse(why, &other_troops);
    if (kind_of(cast) == SUMMON_DAEMONS) return wm_check_regain(b, cast->detail, why);
    if (cast->at.x == CALL_OF_THE_HUNT) return wm_check_hunt(b, cast->detail, why);
    return true;
}

/* Out of range beyond doubt, as is seen without the boxes of all stands. */
static bool is_far(const battle *b, const act *cast)
{
    const person *p = person_of(b, origin_of(cast));
    const unit *u = unit_of(b, cast->detail);
    int range = wm_spell_of(b, cast->at.x)->range;
    enum { SLACK = 15 }; /* cm: more than any stand reaches from its middle */
    if (range == 0 || kind_of(cast) == RAISE_DEAD) return false;
    for (int i = 0; i < u->stands; i++)
        if (wm_squared_distance((point){p->x, p->y}, (point){u->at[i].x, u->at[i].y}) <=
            square_cm(range + SLACK))
            return false;
    return true;
}

static bool check_unaffected(const battle *b, int id, int spell, vx_problem *why)
{
    static const vx_message twice = {"WM-MAGIC-06",
                                     {"this spell has already affected the unit this turn",
                                      "этому заклинанию отряд в этот ход уже подвергался"}};
    return !wm_is_affected(b, id, spell) || vx_refuse(why, &twice);
}

static bool check_target(const battle *b, const scene *s, const act *cast, vx_problem *why)
{
    static const vx_message too_far = {"WM-MAGIC-02",
                                       {"the target is farther away than the {0} cm of this spell",
                                        "до цели больше {0} см, дальности заклинания"}};
    static const vx_message unseen = {
        "WM-MAGIC-03", {"the wizard does not see this unit", "волшебник не видит этого отряда"}};
    const spell_facts *spell = wm_spell_of(b, cast->at.x);
    if (!check_unit(b, cast, why)) return false;
    if (why == NULL && is_far(b, cast)) return false;
    if (!check_engaged(b, &s->stands, cast, why)) return false;
    if (kind_of(cast) == RAISE_DEAD) return check_raise(b, &s->stands, cast, why);
    if (spell->range > 0 &&
        !wm_is_within(b, &s->stands, origin_of(cast), cast->detail, spell->range))
        return vx_refuse_numbers(why, &too_far, spell->range, 0);
    if (!check_joined(b, &s->stands, cast, why) || !check_kind(b, cast, why)) return false;
    if (!check_unaffected(b, cast->detail, cast->at.x, why)) return false;
    if ((spell->target & TARGET_SEEN) && !sees(b, s, origin_of(cast), cast->detail))
        return vx_refuse(why, &unseen);
    return true;
}

/* Spells that lie on the caster himself. */
static bool is_at_work(const battle *b, const act *cast)
{
    const person *p = person_of(b, cast->who);
    if (kind_of(cast) == ANGER_OF_THE_GODS) return (p->used & PERSON_ANGER) != 0;
    return (p->cast & wm_aura_of(cast->at.x)) != 0;
}

static bool check_self(const battle *b, const act *cast, vx_problem *why)
{
    static const vx_message twice = {
        "WM-MAGIC-06",
        {"this spell is already in effect this turn", "это заклинание в этот ход уже действует"}};
    switch (kind_of(cast)) {
    case TELEPORT:
        return true;
    case SUMMON_FENBEAST:
    case MIRAGE:
        return wm_check_summons(b, cast, why);
    case BEHOLD_THE_AVATAR:
        return wm_check_avatar(b, cast->who, why);
    default:
        return !is_at_work(b, cast) || vx_refuse(why, &twice);
    }
}

bool wm_check_aim(const battle *b, const scene *s, const act *cast, vx_problem *why)
{
    static const vx_message nobody = {"WM-MAGIC-02",
                                      {"every unit the spell would reach is already under it",
                                       "заклинание не достанет никого, на ком его ещё нет"}};
    uint8_t reached[ALL_UNITS];
    const spell_facts *spell = wm_spell_of(b, cast->at.x);
    if (spell->aim == AIM_ENEMY || spell->aim == AIM_FRIEND) return check_target(b, s, cast, why);
    if (spell->aim == AIM_NOBODY && spell->target == 0) return check_self(b, cast, why);
    if (spell->aim == AIM_WOOD && !check_wood(b, s, cast, why)) return false;
    if (!check_joined(b, &s->stands, cast, why)) return false;
    if (spell->target & TARGET_JOINED)
        return check_unaffected(b, person_of(b, cast->who)->joined, cast->at.x, why);
    return list_targets(b, s, cast, reached) > 0 || vx_refuse(why, &nobody);
}
