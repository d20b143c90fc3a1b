/* SPDX-License-Identifier: MIT */
/* attacks.c - how many dice a stand throws in close combat, at whom, and with what modifiers. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

const char *const wm_attack_names[ATTACK_PARTS][VX_LANGUAGES] = {
    [BY_CHARGE] = {"charge", "атака"},
    [BY_WEIGHT] = {"monsters and chariots", "монстры и колесницы"},
    [BY_PURSUIT] = {"pursuit", "преследование"},
    [BY_DISTANCE] = {"every 3 cm pursued", "за каждые 3 см преследования"},
    [BY_TERROR] = {"terror", "ужас"},
    [BY_FLANK] = {"flank or rear", "фланг или тыл"},
    [BY_CONFUSION] = {"confusion", "деморализация"},
    [BY_TROOPS] = {"special rules", "особые правила"},
    [BY_MAGIC] = {"magic", "магия"},
};

static box box_of(const battle *b, int id, int stand)
{
    return wm_stand_box(b, id, unit_of(b, id)->at[stand]);
}

/* ---- One stand ---- */

/* A quick look at the middles: too far apart to touch beyond doubt. */
static bool is_out_of_touch(const battle *b, const box *mine, int other, place his)
{
    int64_t reach = mine->reach + (wm_front(b, other) + wm_depth(b, other)) / 2 + CENTIMETRE;
    return wm_squared_distance(mine->centre, (point){his.x, his.y}) > reach * reach;
}

/* WM-COMBAT-12, WM-COMBAT-13: what touches this stand takes its toll once each, in pursuit as well
 * (WM-PURSUE-25). */
static void note_neighbours(const battle *b, int id, int stand, int gain[ATTACK_PARTS])
{
    box mine = box_of(b, id, stand);
    int enemy = 1 - side_of_unit(id);
    bool has_flanks = !wm_stands_fast(b, id);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int other = enemy * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, other))) continue;
        for (int k = 0; k < unit_of(b, other)->stands; k++) {
            if (is_out_of_touch(b, &mine, other, unit_of(b, other)->at[k])) continue;
            box his = box_of(b, other, k);
            meeting m;
            if (!wm_meet(&mine, &his, &m)) continue;
            if (has_flanks && wm_is_flanked(&m)) gain[BY_FLANK] = -1;
            if (wm_fears(b, id, other)) gain[BY_TERROR] = -1;
        }
    }
}

static protection cover_against(const battle *b, int id, int stand, int target, int target_stand)
{
    box mine = box_of(b, id, stand);
    protection cover = wm_protection(b, target, target_stand, &mine);
    const troop_hooks *hooks = wm_hooks_of(b, target);
    if (cover == IN_OPEN && hooks->holds_off != NULL &&
        hooks->holds_off(b, target, target_stand, id, &mine))
        return DEFENDED;
    return cover;
}

int wm_blow_need(const battle *b, int id, int stand, int target, int target_stand)
{
    if (unit_has(b, id, HAS_hits_on_4)) return wm_need_to_hit(IN_OPEN);
    return wm_need_to_hit(cover_against(b, id, stand, target, target_stand)); /* WM-COMBAT-17 */
}

/* WM-COMBAT-07, WM-COMBAT-08, WM-COMBAT-09, WM-DEFEND-08 */
static void add_charge(const battle *b, int id, protection cover, int gain[ATTACK_PARTS])
{
    const unit_profile *p = wm_unit_profile(b, id);
    if (!(unit_of(b, id)->combat & COMBAT_CHARGES) || cover != IN_OPEN) return;
    if (!unit_has(b, id, HAS_no_charge_bonus)) gain[BY_CHARGE] = 1;
    if (p->type == MONSTER || p->type == CHARIOT || unit_has(b, id, HAS_charge_bonus_monster))
        gain[BY_WEIGHT] = 1;
}

/* WM-COMBAT-10, WM-COMBAT-11, WM-PURSUE-23: only on those who ran from this very fight. */
static void add_pursuit(const battle *b, int id, int target, int gain[ATTACK_PARTS])
{
    int ran = unit_of(b, target)->retreated;
    if (!(unit_of(b, id)->combat & COMBAT_PURSUES) || ran == 0) return;
    gain[BY_PURSUIT] = 1;
    gain[BY_DISTANCE] = ran / 3; /* AMB-77 */
}

static void add_troops(const battle *b, int id, int stand, int target, int target_stand,
                       int gain[ATTACK_PARTS])
{
    if (unit_has(b, id, HAS_vs_monster_plus1) && wm_unit_profile(b, target)->type == MONSTER)
        gain[BY_TROOPS]++;
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (hooks->extra_attacks != NULL) gain[BY_TROOPS] += hooks->extra_attacks(b, id);
    if (!unit_has(b, id, HAS_first_round_front) || b->bout[id].round != 1) return;
    box mine = box_of(b, id, stand), his = box_of(b, target, target_stand);
    meeting m;
    if (wm_meet(&mine, &his, &m) && wm_is_front(m.mine)) gain[BY_TROOPS]++;
}

/* A stand bought with the unit has attacks of its own. */
static int base_attacks(const battle *b, int id, int stand)
{
    const unit_profile *p = wm_stand_profile(b, id, stand);
    return p == wm_unit_profile(b, id) ? wm_base_attacks(b, id) : p->attacks;
}

int wm_stand_attacks(const battle *b, int id, int stand, int target, int target_stand,
                     int gain_out[ATTACK_PARTS])
{
    int gain[ATTACK_PARTS] = {0}, sum = base_attacks(b, id, stand);
    if (gain_out != NULL) memcpy(gain_out, gain, sizeof gain);
    if (wm_sulks(b, id) || wm_is_team(b, id, stand)) return 0;
    add_charge(b, id, cover_against(b, id, stand, target, target_stand), gain);
    add_pursuit(b, id, target, gain);
    add_troops(b, id, stand, target, target_stand, gain);
    note_neighbours(b, id, stand, gain);
    if (unit_of(b, id)->flags & UNIT_CONFUSED) gain[BY_CONFUSION] = -1;
    for (int i = 0; i < BY_MAGIC; i++) sum += gain[i]; /* WM-COMBAT-15 */
    if (sum < 0) sum = 0;                              /* AMB-32 */
    gain[BY_MAGIC] = wm_item_attacks_each(b, id) + wm_magic_attacks_each(b, id);
    if (gain_out != NULL) memcpy(gain_out, gain, sizeof gain);
    return sum + gain[BY_MAGIC] > 0 ? sum + gain[BY_MAGIC] : 0; /* Chill takes attacks away */
}

/* ---- Extra attacks: characters, weapons, spells ---- */

/* WM-CHAR-17: with what his mount adds, and two more as a Monster Bear. */
static int person_attacks(const battle *b, int id)
{
    return wm_character_attacks(&b->side[side_of_person(id)].list, id % PERSONS_MAX) +
           (person_of(b, id)->cast & CAST_BEAR ? 2 : 0);
}

int wm_leader_of(const battle *b, int id)
{
    int found = NOBODY_ID, side = side_of_unit(id);
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int other = side * PERSONS_MAX + i;
        if (person_of(b, other)->joined != id) continue; /* WM-CHAR-04: alone nobody fights */
        if (found == NOBODY_ID || person_attacks(b, other) > person_attacks(b, found))
            found = other; /* WM-CHAR-06: one of all who have joined (WM-CHAR-07) */
    }
    return found;
}

int wm_lead_attacks(const battle *b, int id, lead_source source)
{
    int leader = wm_leader_of(b, id);
    if (source == LEAD_CHARACTER) {
        int attacks = leader == NOBODY_ID ? 0 : person_attacks(b, leader);
        return attacks > 0 ? attacks - has_charm(b, id, CHARM_CHILL) : 0;
    }
    if (source == LEAD_WEAPON) return wm_item_attacks(b, id);
    return wm_magic_attacks(b, id, leader != NOBODY_ID);
}

/* ---- Whom a stand strikes ---- */

/* What a choice of aim changes: the unit, the number needed and the dice. */
typedef struct {
    int aim, unit, need, dice;
} option;

static int list_options(const battle *b, int id, int stand, option out[ALL_STANDS])
{
    box mine = box_of(b, id, stand);
    int count = 0, enemy = 1 - side_of_unit(id);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int other = enemy * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, other))) continue;
        for (int k = 0; k < unit_of(b, other)->stands; k++) {
            box his = box_of(b, other, k);
            if (!wm_boxes_touch(&mine, &his)) continue; /* WM-COMBAT-05 */
            out[count++] =
                (option){1 + i * STANDS_MAX + k, other, wm_blow_need(b, id, stand, other, k),
                         wm_stand_attacks(b, id, stand, other, k, NULL)};
        }
    }
    return count;
}

static bool is_a_choice(const option *all, int count)
{
    for (int i = 1; i < count; i++)
        if (all[i].unit != all[0].unit || all[i].need != all[0].need || all[i].dice != all[0].dice)
            return true;
    return false;
}

/* WM-CHAR-06: where all stands strike alike it does not matter with which the extra dice go. */
static bool lead_matters(const battle *b, int id, lead_source source)
{
    int first = wm_next_volley(b, id, -1);
    return wm_lead_attacks(b, id, source) > 0 && first >= 0 && wm_next_volley(b, id, first) >= 0;
}

static int first_fighting(const battle *b, int id)
{
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (b->bout[id].aim[i] != 0) return i;
    return -1;
}

static void push_aim(battle *b, int id, int step)
{
    wm_push_task(b, (task){.kind = TASK_AIM,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .step = (uint8_t)step});
}

static bool ask_stands(battle *b, int id)
{
    bout *r = &b->bout[id];
    option all[ALL_STANDS];
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        if (r->aim[i] != 0) continue;
        int count = list_options(b, id, i, all);
        if (count == 0) continue;
        if (is_a_choice(all, count)) {
            push_aim(b, id, i);
            return true;
        }
        r->aim[i] = (uint8_t)all[0].aim;
    }
    return false;
}

static bool ask_leads(battle *b, int id)
{
    bout *r = &b->bout[id];
    for (int source = 0; source < LEADS; source++) {
        if (r->lead[source] != 0 || first_fighting(b, id) < 0) continue;
        if (lead_matters(b, id, (lead_source)source)) {
            push_aim(b, id, STANDS_MAX + source);
            return true;
        }
        r->lead[source] = (uint8_t)(1 + first_fighting(b, id));
    }
    return false;
}

bool wm_ask_for_aim(battle *b)
{
    for (int turn = 0; turn < SIDES; turn++) {
        int side = turn == 0 ? b->turn : 1 - b->turn;
        for (int i = 0; i < b->side[side].list.unit_count; i++) {
            int id = side * UNITS_MAX + i;
            if (wm_still_fights(b, id) && (ask_stands(b, id) || ask_leads(b, id))) return true;
        }
    }
    return false;
}

/* ---- The question: step is the stand, or STANDS_MAX + the source of extra attacks ---- */

/* AMB-31: a stand of the enemy's is named, and its protection counts. */
static bool check_aim(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message untouched = {
        "WM-COMBAT-06", {"this stand does not touch that one", "эта база с той не соприкасается"}};
    static const vx_message whose = {
        "WM-COMBAT-06",
        {"another stand or bonus is decided now", "сейчас речь о другой базе или о бонусе"}};
    static const vx_message idle = {"WM-CHAR-06",
                                    {"extra attacks go with a stand that fights",
                                     "добавочные атаки идут со сражающейся базой"}};
    const task *t = top_task(b);
    option all[ALL_STANDS];
    if ((a->kind == ACT_LEAD) != (t->step >= STANDS_MAX)) return vx_refuse(why, &whose);
    if (a->kind == ACT_LEAD) {
        if (a->who != t->unit) return vx_refuse(why, &whose);
        return b->bout[t->unit].aim[a->detail] != 0 || vx_refuse(why, &idle);
    }
    int count = list_options(b, t->unit, t->step, all);
    for (int i = 0; i < count; i++)
        if (all[i].unit == a->who && aimed_stand(all[i].aim) == a->detail) return true;
    return vx_refuse(why, &untouched);
}

static vx_action *list_aims(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    option all[ALL_STANDS];
    if (t->step >= STANDS_MAX) {
        for (int i = 0; i < unit_of(b, t->unit)->stands; i++)
            if (b->bout[t->unit].aim[i] != 0)
                *out++ = pack_act((act){ACT_LEAD, t->unit, (uint8_t)i, {0}});
        return out;
    }
    int count = list_options(b, t->unit, t->step, all);
    for (int i = 0; i < count; i++)
        *out++ = pack_act(
            (act){ACT_STRIKE, (uint8_t)all[i].unit, (uint8_t)aimed_stand(all[i].aim), {0}});
    return out;
}

static void take_aim(battle *b, const act *a)
{
    task t = *top_task(b);
    wm_pop_task(b);
    if (a->kind == ACT_LEAD)
        b->bout[t.unit].lead[t.step - STANDS_MAX] = (uint8_t)(1 + a->detail);
    else
        b->bout[t.unit].aim[t.step] = (uint8_t)(1 + a->who % UNITS_MAX * STANDS_MAX + a->detail);
}

static bool is_aim_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || !wm_still_fights(b, t->unit)) return false;
    if (t->side != side_of_unit(t->unit) || t->step >= STANDS_MAX + LEADS) return false;
    option all[ALL_STANDS];
    if (t->step >= STANDS_MAX) return first_fighting(b, t->unit) >= 0;
    return t->step < unit_of(b, t->unit)->stands && list_options(b, t->unit, t->step, all) > 0;
}

static void ask_aim(const battle *b, vx_language language, vx_text *out)
{
    static const char *const strike[VX_LANGUAGES] = {", stand {0}: whom does it strike?",
                                                     ", база {0}: кого она бьёт?"};
    static const char *const lead[VX_LANGUAGES] = {": which stand has the extra attacks?",
                                                   ": с какой базой идут добавочные атаки?"};
    const task *t = top_task(b);
    wm_name_unit(out, b, t->unit, language);
    vx_add_filled(out, (t->step < STANDS_MAX ? strike : lead)[language],
                  (int64_t[2]){t->step + 1, 0}, "");
}

const task_rules wm_aim_task = {
    .key = "aim",
    .steps = {"stand-1", "stand-2", "stand-3", "stand-4", "characters", "weapons", "spells"},
    .acts = ACT_BIT(ACT_STRIKE) | ACT_BIT(ACT_LEAD),
    .asked = {"WM-COMBAT-06", {"first say whom the stand strikes", "сначала укажите цель базы"}},
    .ask = ask_aim,
    .to_act = wm_owner_acts,
    .list = list_aims,
    .check = check_aim,
    .apply = take_aim,
    .is_sound = is_aim_sound,
};
