/* SPDX-License-Identifier: MIT */
/* deployment.c - PB-6 to PB-20: raising the armies, who attacks, and placing the stacks. */
#include "games/pocket-battles/battle.h"

/* ---- What comes next before the battle ---- */

static void start_deployment(battle *b, int attacker)
{
    b->attacker = b->active = (uint8_t)attacker;
    b->phase = PHASE_DEPLOY;
}

static bool has_source(const battle *b, army_source source, int *seat)
{
    for (*seat = 0; *seat < SIDES; (*seat)++)
        if (b->side[*seat].source == source) return true;
    return false;
}

/* Random armies first, then the built ones, seat 1 before seat 2; neither sees the other's. */
void pb_begin_preparation(battle *b)
{
    int seat;
    if (has_source(b, SOURCE_RANDOM, &seat)) {
        b->phase = PHASE_MUSTER;
        b->active = (uint8_t)seat;
    } else if (has_source(b, SOURCE_BUILD, &seat)) {
        b->phase = PHASE_BUILD;
        b->active = (uint8_t)seat;
    } else if (b->agreed_attacker == NONE) {
        b->phase = PHASE_INITIATIVE;
        b->active = 0;
    } else {
        start_deployment(b, b->agreed_attacker);
    }
}

static void muster(battle *b, vx_action action)
{
    side *s = &b->side[b->active];
    vx_random random;
    vx_random_seed(&random, muster_ticket(action));
    pb_muster(b, s, (int)(action >> 8 & 255), &random);
    pb_begin_preparation(b);
}

static void deploy(battle *b, int unit, int zone)
{
    side *own = &b->side[b->active];
    own->place[unit] = (uint8_t)zone;
    own->zone[zone] |= BIT(unit);
    unit_set waiting[SIDES];
    for (int seat = 0; seat < SIDES; seat++) {
        const side *s = &b->side[seat];
        waiting[seat] = s->alive;
        for (int i = 0; i < ENGAGED; i++) waiting[seat] &= ~s->zone[i];
    }
    if (waiting[!b->active] != 0)
        b->active = !b->active; /* PB-17 */
    else if (waiting[b->active] == 0)
        pb_start_battle(b); /* PB-20; while only one still has units he goes on: PB-19 */
}

void pb_apply_preparation(battle *b, vx_action action)
{
    act a = unpack(action);
    side *own = &b->side[b->active];
    switch (a.kind) {
    case ACT_MUSTER:
        muster(b, action);
        break;
    case ACT_ARMY:
        own->army = a.x;
        break;
    case ACT_TAKE:
        pb_add_troop(own, a.x, a.y, a.z);
        break;
    case ACT_READY:
        own->source = SOURCE_DONE;
        pb_begin_preparation(b);
        break;
    case ACT_INITIATIVE:
        if (a.x != a.y)
            start_deployment(b, a.x < a.y); /* PB-16; A-1: equal dice are rolled again */
        break;
    case ACT_DEPLOY:
        deploy(b, code_unit(a.x), a.y);
        break;
    default: /* ACT_TAKE_HIDDEN: a view is not played on */
        break;
    }
}

/* ---- Listing ---- */

static vx_action *list_takes(const battle *b, vx_action *out)
{
    const side *own = &b->side[b->active];
    int low = own->army == MIXED ? 0 : own->army * ARMY_TILES;
    int high = own->army == MIXED ? TILES : low + ARMY_TILES;
    for (int tile = low; tile < high; tile++) {
        act a = {ACT_TAKE, (uint8_t)tile, NONE, 0};
        if (pb_check_take(b, &a, NULL)) *out++ = pack(a.kind, a.x, a.y, 0);
        a.y = (uint8_t)(own->unit_count - 1);
        if (own->unit_count == 0 || !pb_check_take(b, &a, NULL)) continue;
        *out++ = pack(a.kind, a.x, a.y, 0);
        *out++ = pack(a.kind, a.x, a.y, 1);
    }
    return out;
}

static vx_action *list_building(const battle *b, vx_action *out)
{
    const side *own = &b->side[b->active];
    if (own->hidden) {
        *out++ = pack(ACT_TAKE_HIDDEN, 0, 0, 0);
        return out;
    }
    if (own->army == NONE) {
        for (int army = 0; army < ARMIES; army++)
            if (!pb_army_is_taken(b, b->active, army)) *out++ = pack(ACT_ARMY, army, 0, 0);
        return out;
    }
    if (own->unit_count > 0) *out++ = pack(ACT_READY, 0, 0, 0);
    return list_takes(b, out);
}

/* A few of the many tickets; check() accepts them all. */
static vx_action *list_tickets(const battle *b, vx_action *out)
{
    for (int army = 0; army <= MIXED; army++) {
        act a = {ACT_MUSTER, (uint8_t)army, 0, 0};
        if (!pb_check_preparation(b, &a, NULL)) continue;
        for (uint64_t ticket = 0; ticket < 4; ticket++) *out++ = pack_muster(army, ticket);
    }
    return out;
}

/* PB-18: however many stand there already. */
static vx_action *list_deployments(const battle *b, vx_action *out)
{
    const side *own = &b->side[b->active];
    for (int unit = 0; unit < own->unit_count; unit++)
        for (int zone = REAR; zone < ENGAGED && own->place[unit] == UNPLACED; zone++)
            *out++ = pack(ACT_DEPLOY, unit_code(b->active, unit), zone, 0);
    return out;
}

vx_action *pb_list_preparation(const battle *b, vx_action *out)
{
    if (b->phase == PHASE_MUSTER) return list_tickets(b, out);
    if (b->phase == PHASE_BUILD) return list_building(b, out);
    if (b->phase == PHASE_DEPLOY) return list_deployments(b, out);
    for (int first = 1; first <= FACES; first++)
        for (int second = 1; second <= FACES; second++)
            *out++ = pack(ACT_INITIATIVE, first, second, 0);
    return out;
}

/* ---- Checking ---- */

static const vx_message chosen = {"PB-6", {"the army is already chosen", "армия уже выбрана"}};

static bool check_army_choice(const battle *b, int army, vx_problem *why)
{
    static const vx_message taken = {
        "PB-6", {"the other side has this army", "эта армия у другой стороны"}};
    const side *own = &b->side[b->active];
    if (own->army != NONE && own->army != army) return vx_refuse(why, &chosen);
    if (army == MIXED ? !b->mixed : pb_army_is_taken(b, b->active, army))
        return vx_refuse(why, &taken);
    return true;
}

static bool check_building(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_yours = {"PB-14",
                                         {"the other's army is hidden", "чужая армия скрыта"}};
    static const vx_message unnamed = {"PB-14", {"name the tile", "назовите тайл"}};
    const side *own = &b->side[b->active];
    if (a->kind == ACT_TAKE_HIDDEN) return own->hidden || vx_refuse(why, &unnamed);
    if (own->hidden) return vx_refuse(why, &not_yours);
    if (a->kind == ACT_TAKE) return pb_check_take(b, a, why);
    if (a->kind == ACT_READY) return pb_check_army(b, own, why);
    if (own->army != NONE) return vx_refuse(why, &chosen);
    return check_army_choice(b, a->x, why);
}

static bool check_deployment(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_yours = {
        "PB-17", {"place a unit of your own", "ставьте своё подразделение"}};
    static const vx_message placed = {
        "PB-17", {"that unit is already placed", "это подразделение уже стоит"}};
    static const vx_message where = {"PB-17",
                                     {"a unit is placed on the front or in the rear",
                                      "подразделение ставят на фронт или в тыл"}};
    const side *own = &b->side[b->active];
    int unit = code_unit(a->x);
    if (code_seat(a->x) != b->active || unit >= own->unit_count) return vx_refuse(why, &not_yours);
    if (own->place[unit] != UNPLACED) return vx_refuse(why, &placed);
    if (a->y >= ENGAGED) return vx_refuse(why, &where);
    return true;
}

bool pb_check_preparation(const battle *b, const act *a, vx_problem *why)
{
    switch (b->phase) {
    case PHASE_MUSTER:
        return check_army_choice(b, a->x, why);
    case PHASE_BUILD:
        return check_building(b, a, why);
    case PHASE_DEPLOY:
        return check_deployment(b, a, why);
    default:
        return true; /* any two dice */
    }
}
