/* SPDX-License-Identifier: MIT */
/* command.c - sections CMD and BRIG: who may order whom, the test, blunders, the odds. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- The test ---- */

const char *const wm_penalty_names[PENALTIES][VX_LANGUAGES] = {
    [PENALTY_DISTANCE] = {"distance", "расстояние"},
    [PENALTY_REPEAT] = {"repeated order", "повторный приказ"},
    [PENALTY_ENEMY] = {"enemy within 20 cm", "враг в пределах 20 см"},
    [PENALTY_DENSE] = {"dense terrain", "плотный ландшафт"},
    [PENALTY_LOSSES] = {"stands lost", "потери"},
    [PENALTY_MADNESS] = {"blunders", "прежние ошибки"},
    [PENALTY_TROOPS] = {"kind of troops", "род войск"},
    [PENALTY_MAGIC] = {"magic", "магия"},
    [PENALTY_GUIDANCE] = {"divine guidance", "божественное наставление"},
};

/* WM-CMD-17, AMB-01: nothing up to 20 cm, then -1 for each 20 cm begun. */
static int distance_penalty(int64_t squared)
{
    int steps = 0;
    while (squared > square_cm(20 * (steps + 1))) steps++;
    return steps;
}

/* WM-MAGIC-28: within 30 cm of an enemy who has called the anger of his gods down. */
static bool is_under_anger(const battle *b, const stand_list *s, int id)
{
    int enemy = 1 - side_of_unit(id);
    for (int i = 0; i < b->side[enemy].list.character_count; i++) {
        const person *p = &b->side[enemy].person[i];
        if ((p->used & PERSON_ANGER) && (p->flags & PERSON_ON_TABLE) &&
            wm_gap_to_person(s, b, id, p) <= square_cm(30))
            return true;
    }
    return false;
}

/* Spite of Low'Key: a character within 30 cm of the wizard, but no General, blunders on any double. */
bool wm_is_spited(const battle *b, int who)
{
    const person *p = person_of(b, who);
    int enemy = 1 - side_of_person(who);
    int64_t within = 30 * CENTIMETRE + 2 * wm_person_rim(b); /* AMB-54: from stand to stand */
    if (wm_person_profile(b, who)->role == GENERAL) return false;
    for (int i = 0; i < b->side[enemy].list.character_count; i++) {
        const person *q = &b->side[enemy].person[i];
        if ((q->cast & CAST_SPITE) && (q->flags & PERSON_ON_TABLE) &&
            wm_squared_distance((point){p->x, p->y}, (point){q->x, q->y}) <= within * within)
            return true;
    }
    return false;
}

/* What each penalty is for one unit; a brigade has the worst of each (WM-BRIG-04 to WM-BRIG-07,
 * AMB-07), so that none counts twice. */
static void penalties_of(const battle *b, const stand_list *s, const ground *g, int id,
                         int out[PENALTIES])
{
    const unit *u = unit_of(b, id);
    const person *p = person_of(b, b->order.person);
    bool dense = false;
    int distance = distance_penalty(wm_gap_to_person(s, b, id, p));
    if (unit_has(b, id, HAS_ignore_distance)) distance = 0;
    if (unit_has(b, id, HAS_double_distance)) distance *= 2;
    for (int i = 0; i < u->stands; i++)
        dense = dense || wm_is_in_dense(g, &s->at[s->first[id] + i]);
    out[PENALTY_DISTANCE] = distance;
    out[PENALTY_REPEAT] = u->orders; /* WM-CMD-18, WM-BRIG-16 */
    out[PENALTY_ENEMY] =
        !unit_has(b, id, HAS_undead) && wm_has_enemy_within(s, b, id, 20 * CENTIMETRE);
    out[PENALTY_DENSE] = dense && wm_minds_dense(b, id) && b->order.aid != AID_AMBUSH;
    bool attached =
        u->odd != 0 && b->side[side_of_unit(id)].list.unit[id % UNITS_MAX].extra != NONE_CHOSEN;
    out[PENALTY_LOSSES] =
        wm_unit_profile(b, id)->stands + attached - u->stands; /* WM-CMD-21, AMB-80 */
    out[PENALTY_MADNESS] = u->madness;                         /* WM-CMD-23, WM-CHAR-12 */
    out[PENALTY_TROOPS] = wm_troop_penalty(b, id);
    out[PENALTY_MAGIC] = is_under_anger(b, s, id) + has_ward(b, id, WARD_MIST);
    out[PENALTY_GUIDANCE] = 0; /* of the whole order */
}

/* Some obey the first word of their own General on 10 and less, whatever stands against it. */
static bool obeys_general(const battle *b)
{
    if (wm_person_profile(b, b->order.person)->role != GENERAL) return false;
    for (int i = 0; i < b->order.count; i++)
        if (!wm_hooks_of(b, b->order.member[i])->obeys_general ||
            unit_of(b, b->order.member[i])->orders > 0)
            return false;
    return b->order.count > 0;
}

int wm_order_target(const battle *b, int penalty_out[PENALTIES])
{
    stand_list s;
    ground g;
    int target = wm_command_now(b);
    memset(penalty_out, 0, PENALTIES * sizeof *penalty_out);
    if (wm_aid_of(b)->ignores_penalties) return target; /* WM-ITEM-16 */
    if (obeys_general(b)) return 10;
    wm_list_stands(b, &s);
    wm_read_ground(&b->table, &g);
    for (int i = 0; i < b->order.count; i++) { /* WM-BRIG-05, WM-BRIG-06 */
        int one[PENALTIES];
        penalties_of(b, &s, &g, b->order.member[i], one);
        for (int k = 0; k < PENALTIES; k++)
            if (one[k] > penalty_out[k]) penalty_out[k] = one[k];
    }
    penalty_out[PENALTY_GUIDANCE] = wm_penalty_by_lords(b);
    for (int k = 0; k < PENALTIES; k++) target -= penalty_out[k]; /* WM-CMD-22 */
    return target;
}

/* ---- Who may order whom ---- */

/* WM-CMD-05 */
int wm_order_radius(const battle *b, int person_id)
{
    return wm_person_profile(b, person_id)->command_range;
}

/* WM-FLY-02 */
static int radius_of(const battle *b, int person_id, int unit_id)
{
    if (wm_flies(b, unit_id) || unit_has(b, unit_id, HAS_order_range20)) return 20;
    return wm_order_radius(b, person_id);
}

static bool check_radius(const battle *b, const stand_list *s, int person_id, int unit_id,
                         vx_problem *why)
{
    static const vx_message flyer = {
        "WM-FLY-02",
        {"flying units take orders only from a character within {0} cm",
         "летающим отрядам приказывает только персонаж в пределах {0} см"}};
    static const vx_message too_far = {
        "WM-CMD-05",
        {"the unit is farther away than this character's {0} cm",
         "отряд дальше командного радиуса этого персонажа — {0} см"}};
    int radius = radius_of(b, person_id, unit_id);
    if (radius == 0) return true;
    if (wm_gap_to_person(s, b, unit_id, person_of(b, person_id)) <= square_cm(radius)) return true;
    return vx_refuse_numbers(why, wm_flies(b, unit_id) ? &flyer : &too_far, radius, 0);
}

static bool touches_enemy(const battle *b, const stand_list *s, int id)
{
    return wm_unit_exists(b, id) && wm_is_engaged(s, b, id);
}

/* `engaged`: touches_enemy(), which does not depend on who gives the order. */
static bool check_unit(const battle *b, const stand_list *s, int person_id, int id, bool engaged,
                       vx_problem *why)
{
    static const vx_message not_own = {"WM-CMD-03",
                                       {"order a unit of your own", "приказывайте своему отряду"}};
    static const vx_message confused = {
        "WM-CONF-08",
        {"a confused unit takes no orders", "деморализованный отряд приказов не получает"}};
    static const vx_message acted = {
        "WM-CMD-25",
        {"a unit that moved on initiative takes no orders this turn",
         "двигавшийся по инициативе отряд в этот ход приказов не получает"}};
    static const vx_message touches = {
        "WM-CMD-24",
        {"a unit that charged or touches an enemy takes no orders",
         "атаковавший или касающийся врага отряд приказов не получает"}};
    static const vx_message failed = {"WM-CMD-15",
                                      {"this unit takes no more orders this turn",
                                       "этот отряд в этот ход больше не получает приказов"}};
    static const vx_message left = {
        "WM-CMD-13",
        {"another unit has been ordered since", "с тех пор приказ получил уже другой отряд"}};
    static const vx_message moved_before = {
        "WM-CMD-14",
        {"another character has already moved this unit", "этот отряд уже двигал другой персонаж"}};
    static const vx_message illusion = {"WM-MAGIC-01",
                                        {"a mirage does not move", "мираж не двигается"}};
    if (!wm_has_on_table(b, b->turn, id)) return vx_refuse(why, &not_own);
    const unit *u = unit_of(b, id);
    if (has_ward(b, id, WARD_MIRAGE)) return vx_refuse(why, &illusion);
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (!wm_check_acting(b, id, why)) return false;
    if (u->flags & UNIT_CONFUSED) return vx_refuse(why, &confused);
    if (u->flags & UNIT_CHARGED) return vx_refuse(why, &touches);
    if (u->flags & UNIT_INITIATIVE) return vx_refuse(why, &acted);
    if ((u->flags & UNIT_LOCKED) && u->orders == 0) return vx_refuse(why, &failed);
    if (u->orders > 0 && b->giver != person_id) return vx_refuse(why, &moved_before);
    if (u->flags & UNIT_LOCKED) return vx_refuse(why, &left);
    if (engaged) return vx_refuse(why, &touches);
    if (hooks->check_hearing != NULL && !hooks->check_hearing(b, person_id, id, why)) return false;
    return check_radius(b, s, person_id, id, why);
}

bool wm_check_giver(const battle *b, int who, vx_problem *why)
{

    static const vx_message not_own = {
        "WM-CMD-02", {"one of your characters gives the order", "приказ отдаёт ваш персонаж"}};
    static const vx_message done = {"WM-CMD-10",
                                    {"this character gives no more orders this turn",
                                     "этот персонаж в этот ход приказов больше не отдаёт"}};
    if (!wm_person_exists(b, who) || side_of_person(who) != b->turn ||
        !(person_of(b, who)->flags & PERSON_ON_TABLE) || wm_person_profile(b, who)->command == 0)
        return vx_refuse(why, &not_own);
    return !(person_of(b, who)->flags & PERSON_DONE) || vx_refuse(why, &done);
}

/* WM-CMD-11, WM-CMD-12: any of them in any order, and the same unit as often as it succeeds. */
bool wm_check_order(const battle *b, const act *a, vx_problem *why)
{
    stand_list s;
    if (!wm_check_giver(b, a->who, why)) return false;
    wm_list_stands(b, &s);
    return check_unit(b, &s, a->who, a->detail, touches_enemy(b, &s, a->detail), why) &&
           wm_check_leading(b, a->detail, why);
}

static bool touches_brigade(const battle *b, const stand_list *s, int id)
{
    for (int i = 0; i < b->order.count; i++)
        if (wm_units_touch(s, b, b->order.member[i], id)) return true;
    return false;
}

/* WM-BRIG-01 to WM-BRIG-03, WM-BRIG-15; WM-BRIG-02: who is asked along is the player's choice. Units that have had no order stand where they stood when
 * the orders began, so touching now is touching then; units that have had one act together again
 * only where they are of the brigade that is being moved. */
static bool check_with(const battle *b, const stand_list *s, int id, vx_problem *why)
{
    static const vx_message no_brigades = {
        "WM-OPTION-03", {"this battle is played without brigades", "битва идёт без бригад"}};
    static const vx_message twice = {"WM-BRIG-01",
                                     {"this unit takes part already", "этот отряд уже участвует"}};
    static const vx_message apart = {
        "WM-BRIG-01", {"the unit touches none of the others", "отряд не касается остальных"}};
    static const vx_message too_late = {
        "WM-BRIG-03",
        {"only units that touched when the orders began move as a brigade",
         "бригадой двигаются отряды, соприкасавшиеся в начале движения по приказам"}};
    static const vx_message split = {
        "WM-BRIG-17",
        {"the brigade was split: its parts move one after the other and do not join again",
         "бригада разделена: её части двигаются по очереди и снова не соединяются"}};
    const order *o = &b->order;
    if (!b->brigades) return vx_refuse(why, &no_brigades);
    if (!wm_unit_exists(b, id) || side_of_unit(id) != b->turn) return vx_refuse(why, &apart);
    if (wm_member(o, id) >= 0) return vx_refuse(why, &twice);
    if (!wm_check_brigade_size(b, id, why)) return false;
    if (!check_unit(b, s, o->person, id, touches_enemy(b, s, id), why))
        return false; /* AMB-06: each in the radius */
    if (!wm_check_company(b, id, why)) return false;
    int first = wm_place_in_block(b, o->member[0]), other = wm_place_in_block(b, id);
    bool again = unit_of(b, o->member[0])->orders > 0;
    if (again != (unit_of(b, id)->orders > 0) || (again && (first < 0 || other < 0)))
        return vx_refuse(why, &too_late);
    if (again && b->part[first] != b->part[other]) return vx_refuse(why, &split);
    return touches_brigade(b, s, id) || vx_refuse(why, &apart);
}

bool wm_check_with(const battle *b, const act *a, vx_problem *why)
{
    stand_list s;
    wm_list_stands(b, &s);
    return check_with(b, &s, a->who, why);
}

int wm_member(const order *o, int id)
{
    for (int i = 0; i < o->count; i++)
        if (o->member[i] == id) return i;
    return -1;
}

/* ---- Giving it ---- */

/* WM-CMD-10: the character who ordered before is finished. */
void wm_begin_order(battle *b, const act *a)
{
    for (int id = 0; id < ALL_PERSONS; id++)
        if (id == b->giver && id != a->who) person_in(b, id)->flags |= PERSON_DONE;
    wm_leave_others(b, a->detail);
    b->giver = a->who;
    b->order.person = a->who;
    b->order.member[0] = a->detail;
    b->order.count = 1;
    b->phase = PHASE_BRIGADE;
}

static void start_moves(battle *b)
{
    order *o = &b->order;
    for (int i = 0; i < o->count; i++)
        memcpy(o->start[i], unit_of(b, o->member[i])->at, sizeof o->start[i]);
    b->phase = PHASE_MOVE;
}

void wm_order_succeeds(battle *b)
{
    b->order.stays = 0;
    for (int i = 0; i < b->order.count; i++) /* WM-BRIG-08: all of them */
        unit_in(b, b->order.member[i])->orders++;
    if (wm_aid_of(b)->is_all)
        wm_finish_order(b);
    else
        start_moves(b); /* WM-CMD-06 */
}

/* Not the General, who only fails (WM-CMD-09), nor who comes out of hiding or is guided. */
bool wm_may_blunder(const battle *b)
{
    return wm_person_profile(b, b->order.person)->role != GENERAL && !wm_aid_of(b)->never_blunders;
}

void wm_accept_failure(battle *b, int rolled)
{
    b->order.stays = 0;
    if (wm_aid_of(b)->fails != NULL) wm_aid_of(b)->fails(b);
    if (rolled != 12 || !wm_lords_ask(b)) wm_suffer_failure(b, rolled);
}

/* Regiments of Renown leave the brigade that blunders and throw for themselves, one by one, when it
 * is done (wm_fail_order). */
static void part_regiments(battle *b)
{
    order *o = &b->order;
    int kept = 0;
    bool hosts = false;
    for (int i = 0; i < o->count; i++) hosts = hosts || !wm_is_renowned(b, o->member[i]);
    for (int i = 0; i < o->count; i++) {
        bool stays = hosts ? !wm_is_renowned(b, o->member[i]) : i == 0;
        if (stays)
            o->member[kept++] = o->member[i];
        else
            unit_in(b, o->member[i])->marks |= MARK_BLUNDERS;
    }
    for (int i = kept; i < o->count; i++) o->member[i] = NOBODY_ID;
    o->count = (uint8_t)kept;
}

void wm_suffer_failure(battle *b, int rolled)
{
    bool blunders = rolled == 12 && wm_may_blunder(b);
    const troop_hooks *hooks = wm_hooks_of(b, b->order.member[0]);
    if (wm_aid_of(b)->is_undone != NULL) {
        wm_aid_of(b)->is_undone(b);
        wm_fail_order(b);
    } else if (hooks->fails_order != NULL && hooks->fails_order(b, rolled)) {
        return;
    } else if (blunders) { /* WM-CHAR-10 */
        if (b->blunders == BLUNDERS_SIMPLE)
            wm_start_characters(b); /* WM-OPTION-02 */
        else
            b->phase = PHASE_BLUNDER;
    } else {
        wm_fail_order(b);
    }
}

void wm_test_order(battle *b, int one, int two)
{
    int taken[PENALTIES], target = wm_order_target(b, taken);
    person_in(b, b->order.person)->used |= PERSON_ORDERED;
    if (one == two && wm_is_spited(b, b->order.person))
        wm_accept_failure(b, 12); /* as a double six */
    else if (one + two <= target) /* WM-CMD-04, AMB-04 */
        wm_order_succeeds(b);
    else if (!wm_items_ask_after_failure(b, one + two))
        wm_accept_failure(b, one + two);
}

/* WM-CHAR-11 to WM-CHAR-16. */
void wm_suffer_blunder(battle *b, int die)
{
    die = wm_blunder_result(b, die);
    part_regiments(b);
    if (die == 1) {
        b->phase = PHASE_MADNESS; /* WM-CHAR-12 */
        if (b->order.count == 1) wm_go_mad(b, b->order.member[0]);
    } else if (die == 4 || die == 5) {
        b->order.half = 1; /* WM-CHAR-14 */
        start_moves(b);
    } else if (die == 6) {
        wm_rush(b); /* WM-CHAR-15 */
        wm_fail_order(b);
    } else {
        wm_shy_away(b); /* WM-CHAR-13 */
        wm_fail_order(b);
    }
}

void wm_blunder(battle *b, int die)
{
    if (!wm_items_ask_after_blunder(b, die)) wm_suffer_blunder(b, die);
}

bool wm_check_madness(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message outside = {
        "WM-CHAR-12", {"name a unit of the ordered brigade", "назовите отряд из этой бригады"}};
    static const vx_message samurai = {"WM-STAT-13",
                                       {"under a Shogun the Samurai of the brigade take the blame",
                                        "под началом Сёгуна вину берут на себя самураи бригады"}};
    if (wm_member(&b->order, a->who) < 0) return vx_refuse(why, &outside);
    return wm_takes_blame(b, a->who) || vx_refuse(why, &samurai);
}

void wm_go_mad(battle *b, int id)
{
    unit *u = unit_in(b, id);
    if (u->madness < 200) u->madness++;
    wm_fail_order(b);
}

/* ---- Listing ---- */

vx_action *wm_list_orders(const battle *b, vx_action *out)
{
    stand_list s;
    bool engaged[ALL_UNITS];
    wm_list_stands(b, &s);
    for (int id = b->turn * UNITS_MAX; id < (b->turn + 1) * UNITS_MAX; id++)
        engaged[id] = touches_enemy(b, &s, id);
    for (int who = b->turn * PERSONS_MAX; who < (b->turn + 1) * PERSONS_MAX; who++) {
        if (!wm_check_giver(b, who, NULL)) continue;
        for (int id = b->turn * UNITS_MAX; id < (b->turn + 1) * UNITS_MAX; id++)
            if (check_unit(b, &s, who, id, engaged[id], NULL) && wm_check_leading(b, id, NULL))
                *out++ = pack_act((act){ACT_ORDER, (uint8_t)who, (uint8_t)id, {0}});
    }
    return out;
}

/* Most units touch nobody: that is asked first. */
vx_action *wm_list_brigade(const battle *b, vx_action *out)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int id = b->turn * UNITS_MAX; id < (b->turn + 1) * UNITS_MAX; id++)
        if (touches_brigade(b, &s, id) && check_with(b, &s, id, NULL))
            *out++ = pack_act((act){ACT_WITH, (uint8_t)id, 0, {0}});
    *out++ = pack_act((act){.kind = ACT_GIVE});
    out = wm_list_extra(b, out);
    if (wm_check_giving_with_item(b, NULL))
        *out++ = pack_act((act){.kind = ACT_GIVE, .at = {.x = 1}});
    return out;
}

/* ---- WM-TURN-11: the steps of the turn ---- */

static vx_action *list_orders(const battle *b, vx_action *out)
{
    out = wm_list_extra(b, wm_list_orders(b, out));
    *out++ = pack_act((act){.kind = ACT_END}); /* WM-CMD-16 */
    return out;
}

static bool check_ordering(const battle *b, const act *a, vx_problem *why)
{
    if (a->kind == ACT_ORDER) return wm_check_order(b, a, why);
    return a->kind == ACT_END || wm_check_extra(b, a, why);
}

static void apply_ordering(battle *b, const act *a)
{
    if (a->kind == ACT_ORDER)
        wm_begin_order(b, a);
    else if (a->kind == ACT_ENTER)
        wm_apply_extra(b, a);
    else
        wm_start_characters(b);
}

static const vx_message *not_ordered(const battle *b, const act *a)
{
    static const vx_message no_order = {"WM-CMD-01",
                                        {"a unit does not move without a successful order",
                                         "без удавшегося приказа отряд не двигается"}};
    (void)b;
    return a->kind == ACT_MOVE || a->kind == ACT_STAND ? &no_order : NULL; /* WM-CMD-07 */
}

static bool check_brigade(const battle *b, const act *a, vx_problem *why)
{
    if (a->kind == ACT_WITH) return wm_check_with(b, a, why);
    if (a->kind == ACT_GUIDE) return wm_check_extra(b, a, why);
    return a->at.x == 0 || wm_check_giving_with_item(b, why);
}

static void apply_brigade(battle *b, const act *a)
{
    if (a->kind == ACT_WITH) {
        b->order.member[b->order.count++] = a->who;
    } else if (a->kind == ACT_GUIDE) {
        wm_apply_extra(b, a);
    } else {
        if (a->at.x != 0) wm_give_with_item(b);
        b->phase = PHASE_TEST;
    }
}

static wm_dice test_dice(const battle *b)
{
    return (wm_dice){.act = ACT_TEST, .stays = wm_aid_of(b)->keeps_die ? b->order.stays : 0};
}

static bool check_test(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message stays = {"WM-DICE-05",
                                     {"the {0} was thrown again and stays: the other die falls",
                                      "{0} уже переброшено и остаётся: падает другой кубик"}};
    wm_dice dice = test_dice(b);
    return wm_dice_weight(&dice, a) > 0 || vx_refuse_numbers(why, &stays, dice.stays, 0);
}

static void apply_test(battle *b, const act *a)
{
    wm_test_order(b, a->who, a->detail);
}

const task_rules wm_orders_phase = {
    .key = "orders",
    .acts = ACT_BIT(ACT_ORDER) | ACT_BIT(ACT_ENTER) | ACT_BIT(ACT_END),
    .asked = {"WM-TURN-11",
              {"now orders are given; initiative is over",
               "сейчас отдаются приказы, инициатива закончена"}},
    .not_now = not_ordered,
    .status = {"give an order", "отдайте приказ"},
    .is_open_ended = wm_is_extra_open_ended,
    .to_act = wm_turn_acts,
    .list = list_orders,
    .check = check_ordering,
    .apply = apply_ordering,
};

const task_rules wm_brigade_phase = {
    .key = "brigade",
    .acts = ACT_BIT(ACT_WITH) | ACT_BIT(ACT_GIVE) | ACT_BIT(ACT_GUIDE),
    .asked = {"WM-CMD-03",
              {"add units to the brigade or give the order",
               "добавьте отряды в бригаду или отдайте приказ"}},
    .status = {"add units or give the order", "добавьте отряды или отдайте приказ"},
    .to_act = wm_turn_acts,
    .list = wm_list_brigade,
    .check = check_brigade,
    .apply = apply_brigade,
};

const task_rules wm_test_phase = {
    .key = "test",
    .acts = ACT_BIT(ACT_TEST),
    .asked = {"WM-CMD-03", {"the order is being tested", "приказ проверяется"}},
    .status = {"the order is tested", "приказ проверяется"},
    .to_act = wm_dice_act,
    .dice = test_dice,
    .thrower = wm_turn_acts,
    .check = check_test,
    .apply = apply_test,
};
