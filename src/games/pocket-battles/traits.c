/* SPDX-License-Identifier: MIT */
/* traits.c - PB-76, PB-77 and the traits that are more than a test elsewhere: bonuses, the Leader's
 * token, Disband, and the five special actions. */
#include "games/pocket-battles/battle.h"

/* ---- Passive traits ---- */

static int bonus_of(const tile_facts *tile, trait which)
{
    if (which == ENGAGEMENT) return tile->engagement; /* PB-T2 */
    if (which == SHOOTING) return tile->shooting;     /* PB-T13 */
    return tile->wounds;                              /* PB-T17 */
}

/* the highest of a unit, or with bonus=add their sum. */
int pb_bonus(const battle *b, const side *s, int unit, trait which)
{
    const tile_facts *tiles = tiles_of(s);
    int highest = 0, sum = 0;
    for (int i = 0; i < s->height[unit]; i++) {
        int troop = s->first[unit] + i;
        if (s->wounds[troop] == DEAD) continue; /* */
        int bonus = bonus_of(&tiles[s->tile[troop]], which);
        sum += bonus;
        if (bonus > highest) highest = bonus;
    }
    return b->bonus_add ? sum : highest;
}

int pb_trait_troop(const side *s, int unit, trait which)
{
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (s->wounds[troop] != DEAD && (facts_of(s, troop)->traits & BIT(which))) return troop;
    return NONE;
}

int pb_leaders(const side *s)
{
    int count = 0;
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->wounds[troop] != DEAD && (facts_of(s, troop)->traits & BIT(LEADER))) count++;
    return count;
}

/* Tokens that become orders again. A-30: a token owed to the box goes there first. */
void pb_gain_tokens(side *s, int count)
{
    int paid = count < s->debt ? count : s->debt;
    s->debt = (uint8_t)(s->debt - paid);
    s->free = (uint8_t)(s->free + count - paid);
}

/* PB-T6, A-30: an unused token goes back to the box, else a used one, else the next to come free. */
void pb_owe_token(side *s)
{
    if (s->free > 0) {
        s->free--;
        return;
    }
    if (s->passed > 0) {
        s->passed--;
        return;
    }
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->orders[unit] > 0) {
            s->orders[unit]--;
            return;
        }
    s->debt++;
}

/* PB-T24, A-35: the token counts as used, like a passed one. */
void pb_disband(battle *b)
{
    const side *striker = &b->side[b->striker_side];
    side *other = &b->side[!b->striker_side];
    if (!has_trait(striker, b->striker, DISBAND) || !is_alive(other, b->victim)) return;
    if (b->hits == 0 || other->free == 0) return;
    other->free--;
    other->passed++;
}

/* ---- PB-76 Special actions ---- */

static const struct {
    uint8_t kind;
    trait trait;
    vx_message missing;
} specials[] = {
    {ACT_CONTROL, CONTROL, {"PB-T18", {"the unit has no Control", "у подразделения нет Контроля"}}},
    {ACT_DOUBLE,
     DOUBLE_ORDER,
     {"PB-T19", {"the unit has no Double Order", "у подразделения нет Двойного приказа"}}},
    {ACT_EXCITE,
     EXCITE,
     {"PB-T20", {"the unit has no Excite", "у подразделения нет Воодушевления"}}},
    {ACT_GALVANIZE,
     GALVANIZE,
     {"PB-T21", {"the unit has no Galvanize", "у подразделения нет Побуждения"}}},
    {ACT_HEAL, HEAL, {"PB-T22", {"the unit has no Heal", "у подразделения нет Лечения"}}},
};
enum { SPECIALS = sizeof specials / sizeof specials[0] };

bool pb_is_special(int kind)
{
    for (int i = 0; i < SPECIALS; i++)
        if (specials[i].kind == kind) return true;
    return false;
}

static int special_of(int kind)
{
    int i = 0;
    while (specials[i].kind != kind) i++;
    return i;
}

static bool check_bearer(const battle *b, const act *a, vx_problem *why)
{
    int special = special_of(a->kind);
    return has_trait(&b->side[b->active], code_unit(a->x), specials[special].trait) ||
           vx_refuse(why, &specials[special].missing);
}

static bool check_patient(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message foreign = {
        "PB-T22", {"heal a living troop of your own", "лечат свой живой отряд"}};
    static const vx_message itself = {"PB-T22",
                                      {"heal another unit", "лечат другое подразделение"}};
    static const vx_message sound = {"PB-T22", {"that troop has no wound", "этот отряд не ранен"}};
    const side *own = &b->side[b->active];
    int troop = pb_find_troop(own, a->y);
    if (troop == NONE || own->wounds[troop] == DEAD) return vx_refuse(why, &foreign);
    if (own->unit[troop] == code_unit(a->x)) return vx_refuse(why, &itself);
    return own->wounds[troop] > 0 || vx_refuse(why, &sound);
}

/* Would an order that uses it be possible afterwards? */
static bool check_leads_on(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message excited = {
        "PB-T20", {"it is already used on this order", "для этого приказа оно уже применено"}};
    static const vx_message galvanized = {
        "PB-T21", {"it is already used on this order", "для этого приказа оно уже применено"}};
    static const vx_message in_vain = {
        "PB-76",
        {"no order that needs it could follow", "приказа, которому это нужно, потом не отдать"}};
    if (a->kind == ACT_EXCITE && b->excite != NONE) return vx_refuse(why, &excited);
    if (a->kind == ACT_GALVANIZE && b->galvanize != NONE) return vx_refuse(why, &galvanized);
    battle trial = *b;
    pb_apply_special(&trial, a);
    return pb_can_order(&trial) || vx_refuse(why, &in_vain);
}

bool pb_check_special(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message too_early = {
        "PB-77",
        {"the attacker may not use special actions in the first round",
         "в первом раунде атакующий не применяет специальных действий"}}; /* all five */
    bool supports = a->kind == ACT_EXCITE || a->kind == ACT_GALVANIZE;
    if (!pb_check_given(b, a->x, supports, why)) return false;
    if (!check_bearer(b, a, why)) return false;
    if (b->round == 1 && b->active == b->attacker) return vx_refuse(why, &too_early);
    return a->kind == ACT_HEAL ? check_patient(b, a, why) : check_leads_on(b, a, why);
}

static vx_action *list_healings(const battle *b, int code, vx_action *out)
{
    const side *own = &b->side[b->active];
    for (int troop = 0; troop < own->troop_count; troop++) {
        bool wounded = own->wounds[troop] > 0 && own->wounds[troop] != DEAD;
        if (wounded && own->unit[troop] != code_unit(code))
            *out++ = pack(ACT_HEAL, code, own->tile[troop], 0);
    }
    return out;
}

static vx_action *list_special(const battle *b, int kind, vx_action *out)
{
    const side *own = &b->side[b->active];
    bool bare = (b->control & b->doubled & b->excite & b->galvanize) == NONE;
    bool bars_heal = (b->excite & b->galvanize) != NONE;
    bool supports = kind == ACT_EXCITE || kind == ACT_GALVANIZE;
    if (!bare && !supports && (kind != ACT_HEAL || bars_heal)) return out;
    for (unit_set rest = own->bearers[specials[special_of(kind)].trait]; rest != 0;
         rest &= rest - 1) {
        act a = {(uint8_t)kind, unit_code(b->active, first_unit(rest)), 0, 0};
        if (!pb_check_given(b, a.x, supports, NULL)) continue;
        if (kind == ACT_HEAL)
            out = list_healings(b, a.x, out);
        else if (check_leads_on(b, &a, NULL))
            *out++ = pack(kind, a.x, 0, 0);
    }
    return out;
}

vx_action *pb_list_specials(const battle *b, vx_action *out)
{
    const side *own = &b->side[b->active];
    unit_set bearers = own->bearers[CONTROL] | own->bearers[DOUBLE_ORDER] | own->bearers[EXCITE] |
                       own->bearers[GALVANIZE] | own->bearers[HEAL];
    if (bearers == 0 || (b->round == 1 && b->active == b->attacker)) return out; /* PB-77 */
    for (int i = 0; i < SPECIALS; i++) out = list_special(b, specials[i].kind, out);
    return out;
}

static void heal(battle *b, int unit, int tile)
{
    side *own = &b->side[b->active];
    int troop = pb_find_troop(own, tile);
    pb_pay_order(b, unit);
    own->wounds[troop]--;
    own->health[own->unit[troop]]++;
    pb_gain_tokens(own, 1);
    pb_end_order(b, unit);
}

void pb_apply_special(battle *b, const act *a)
{
    int unit = code_unit(a->x);
    if (a->kind == ACT_HEAL) {
        heal(b, unit, a->y); /* PB-T22 */
        return;
    }
    pb_pay(&b->side[b->active], unit);
    if (a->kind == ACT_CONTROL) b->control = (uint8_t)unit;     /* PB-T18 */
    if (a->kind == ACT_DOUBLE) b->doubled = (uint8_t)unit;      /* PB-T19 */
    if (a->kind == ACT_EXCITE) b->excite = (uint8_t)unit;       /* PB-T20 */
    if (a->kind == ACT_GALVANIZE) b->galvanize = (uint8_t)unit; /* PB-T21 */
}
