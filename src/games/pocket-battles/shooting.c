/* SPDX-License-Identifier: MIT */
/* shooting.c - PB-70 to PB-75: who may shoot at whom. */
#include "games/pocket-battles/battle.h"

/* PB-71, PB-74: what can be seen of a sector: its front and Engagement zone, or the rear when
 * nothing stands before it. */
static unit_set open_to_fire(const side *enemy, int sector)
{
    unit_set before = units_before(enemy, sector);
    return before != 0 ? before : enemy->zone[REAR + sector];
}

static bool may_shoot_from(const side *s, int unit)
{
    int row = row_of(s->place[unit]);
    return row == FRONT || (row == REAR && has_trait(s, unit, LONG_RANGE)); /* PB-70, PB-T8 */
}

unit_set pb_shot_targets(const battle *b, int seat, int unit)
{
    const side *own = &b->side[seat], *enemy = &b->side[!seat];
    if ((own->white & BIT(unit)) == 0 || !may_shoot_from(own, unit)) return 0;
    int sector = sector_of(own->place[unit]);
    unit_set targets = open_to_fire(enemy, sector);
    bool empty = targets == 0; /* PB-75: no enemy in the own sector, the rear included */
    bool wide = has_trait(own, unit, WIDE_ARC);
    for (int other = 0; other < SECTORS; other++) {
        if (!are_neighbours(sector, other)) continue;
        if (empty)
            targets |= open_to_fire(enemy, other);
        else if (wide)
            targets |= units_before(enemy, other); /* PB-T28 */
    }
    return targets;
}

static bool check_shooter(const side *own, int unit, vx_problem *why)
{
    static const vx_message harmless = {
        "PB-70", {"the unit has no white face", "у подразделения нет белых кубиков"}};
    static const vx_message engaged = {
        "PB-70", {"a unit in the Engagement zone cannot shoot", "из зоны сражения не стреляют"}};
    static const vx_message from_rear = {
        "PB-70", {"only Long Range shoots from the rear", "из тыла бьёт только дальняя стрельба"}};
    if ((own->white & BIT(unit)) == 0) return vx_refuse(why, &harmless);
    if (may_shoot_from(own, unit)) return true;
    return vx_refuse(why, row_of(own->place[unit]) == REAR ? &from_rear : &engaged);
}

static bool refuse_target(const battle *b, int sector, int target, vx_problem *why)
{
    static const vx_message covered = {
        "PB-74",
        {"the rear is covered while the enemy's front or Engagement zone is held",
         "тыл прикрыт, пока фронт или зона сражения противника не пусты"}};
    static const vx_message covered_beside = {
        "PB-75",
        {"the rear of that sector is covered by units before it",
         "тыл того сектора прикрыт стоящими впереди"}};
    static const vx_message held = {
        "PB-75",
        {"another sector can be shot into only when this one holds no enemy",
         "в соседний сектор стреляют, только если в этом нет ни одного врага"}};
    static const vx_message far = {"PB-75",
                                   {"that sector is not adjacent", "этот сектор не соседний"}};
    const side *enemy = &b->side[!b->active];
    int other = sector_of(enemy->place[target]);
    if (other == sector) return vx_refuse(why, &covered);
    if (!are_neighbours(sector, other)) return vx_refuse(why, &far);
    if (units_in_sector(enemy, sector) != 0) return vx_refuse(why, &held);
    return vx_refuse(why, &covered_beside);
}

/* The target is a unit's code. */
bool pb_check_shot(const battle *b, int unit, int target, vx_problem *why)
{
    static const vx_message friend = {"PB-71", {"it shoots at an enemy", "стреляют в противника"}};
    const side *own = &b->side[b->active];
    if (!check_shooter(own, unit, why)) return false;
    if (!pb_check_enemy(b, target, &friend, why)) return false;
    if (pb_shot_targets(b, b->active, unit) & BIT(code_unit(target))) return true;
    return refuse_target(b, sector_of(own->place[unit]), code_unit(target), why);
}
