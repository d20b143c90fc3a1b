/* SPDX-License-Identifier: MIT */
/* effects.c - WM-MAGIC-10 to WM-MAGIC-31: what each spell does once it is cast. */
#include "games/warmaster/casting.h"

/* ---- Shots by magic (WM-MAGIC-07) ---- */

volley wm_spell_volley(int caster, int spell, int id, int dice)
{
    volley v = {.source = (uint8_t)(ALL_UNITS + caster),
                .target = (uint8_t)id,
                .dice = (uint8_t)dice,
                .need = 4, /* AMB-53: for Hail of Destruction too */
                .saves = SAVES_NORMAL};
    int kind = wm_spells[spell].kind;
    if (kind == DEATH_BOLT || kind == HAIL_OF_DESTRUCTION || kind == CURSE_OF_CHAOS ||
        spell == SOUL_STEALER)
        v.saves = SAVES_NONE; /* WM-MAGIC-18, WM-MAGIC-26, WM-MAGIC-31 */
    if (kind == FOOT_OF_GORK || kind == STORM_OF_STONE || spell == BLACK_HORROR)
        v.flags = VOLLEY_STAYS; /* WM-MAGIC-19, WM-MAGIC-23: from above, from below */
    return v;
}

static void strike(battle *b, int caster, int spell, int id, int dice)
{
    volley v = wm_spell_volley(caster, spell, id, dice);
    wm_push_volley(b, &v);
}

static void strike_all(battle *b, const act *cast)
{
    uint8_t hit[ALL_UNITS];
    int count = wm_list_targets(b, cast, hit);
    for (int i = count - 1; i >= 0; i--) { /* the last pushed is dealt with first */
        wm_affect(b, hit[i], cast->at.x);
        strike(b, cast->who, cast->at.x, hit[i], wm_spells[cast->at.x].attacks);
    }
}

/* ---- Storm of Stone: value 0 the caster; each unit in reach rolls its D3 (WM-MAGIC-23) ---- */

static int next_in_storm(const battle *b, const task *t)
{
    act cast = {ACT_CAST, (uint8_t)t->value[0], NO_TARGET, {STORM_OF_STONE, 0, 0}};
    uint8_t near[ALL_UNITS];
    return wm_list_targets(b, &cast, near) > 0 ? near[0] : -1;
}

static int storm_to_act(const battle *b)
{
    return next_in_storm(b, top_task(b)) >= 0 ? VX_CHANCE : TASK_RUNS;
}

static void apply_storm(battle *b, const act *a)
{
    const task *t = top_task(b);
    int id = next_in_storm(b, t);
    wm_affect(b, id, STORM_OF_STONE);
    strike(b, t->value[0], STORM_OF_STONE, id, (a->who + 1) / 2); /* WM-DICE-04 */
}

static bool is_caster(const battle *b, const task *t)
{
    return t->value[0] < ALL_PERSONS && wm_person_exists(b, t->value[0]) &&
           side_of_person(t->value[0]) == t->side && wm_first_spell(b, t->value[0]) >= 0;
}

const task_rules wm_storm_task = {
    .key = "storm",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-MAGIC-23",
              {"stones fall: a die for each enemy unit near",
               "летят камни: кубик на каждый вражеский отряд рядом"}},
    .status = {"stones fall", "летят камни"},
    .to_act = storm_to_act,
    .run = wm_pop_task,
    .dice = wm_one_die,
    .apply = apply_storm,
    .is_sound = is_caster,
};

/* ---- Rage of Chaos: values 0 the sum, 1 the faces so far, 2 dice (WM-MAGIC-29, 30) ---- */

enum { RAGE_DIE, RAGE_ASK };

static int rage_to_act(const battle *b)
{
    return top_task(b)->step == RAGE_DIE ? VX_CHANCE : top_task(b)->side;
}

static void end_rage(battle *b, bool double_rolled)
{
    const task *t = top_task(b);
    unit *u = unit_in(b, t->unit);
    u->bonus = (uint8_t)t->value[0];
    u->magic |= double_rolled ? MAGIC_RAGE_SELF : MAGIC_RAGE;
    wm_pop_task(b);
}

static void apply_rage(battle *b, const act *a)
{
    task *t = top_task_in(b);
    if (a->kind == ACT_YES) {
        t->step = RAGE_DIE;
        return;
    }
    if (a->kind == ACT_NO) {
        end_rage(b, false);
        return;
    }
    bool twice = (t->value[1] >> a->who & 1) != 0;
    t->value[0] = (uint16_t)(t->value[0] + a->who);
    t->value[1] |= (uint16_t)(1 << a->who);
    t->step = RAGE_ASK;
    if (++t->value[2] == unit_of(b, t->unit)->stands || twice) end_rage(b, twice);
}

static bool is_rage_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && is_on_table(unit_of(b, t->unit)) &&
           side_of_unit(t->unit) == t->side && t->step <= RAGE_ASK && t->value[0] <= 24 &&
           t->value[2] < unit_of(b, t->unit)->stands;
}

const task_rules wm_rage_task = {
    .key = "rage",
    .acts = ACT_BIT(ACT_DIE) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-MAGIC-29",
              {"roll one more die for the rage, or stop",
               "бросьте ещё кубик гнева или остановитесь"}},
    .status = {"one more die of rage?", "ещё кубик гнева?"},
    .to_act = rage_to_act,
    .dice = wm_one_die,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_rage,
    .is_sound = is_rage_sound,
};

/* ---- All spells ---- */

static void mark_all(battle *b, const act *cast, unsigned bits)
{
    uint8_t hit[ALL_UNITS];
    int count = wm_list_targets(b, cast, hit);
    for (int i = 0; i < count; i++) {
        wm_affect(b, hit[i], cast->at.x);
        unit_in(b, hit[i])->magic |= (uint16_t)bits;
    }
}

static void push_for(battle *b, const act *cast, task_kind kind)
{
    wm_push_task(b, (task){.kind = (uint8_t)kind,
                           .side = (uint8_t)side_of_person(cast->who),
                           .unit = cast->detail == NO_TARGET ? NOBODY_ID : cast->detail,
                           .value = {kind == TASK_RAGE ? 0 : cast->who}});
}

static void raise_dead(battle *b, const act *cast)
{
    bool in[ALL_UNITS];
    stand_list s;
    wm_list_stands(b, &s);
    wm_list_engagement(b, &s, cast->detail, in);
    for (int id = 0; id < ALL_UNITS; id++)
        if (in[id]) wm_affect(b, id, cast->at.x); /* WM-MAGIC-14: once for the whole combat */
    wm_push_raise(b, side_of_person(cast->who), cast->detail);
}

void wm_work_spell(battle *b, const act *cast)
{
    switch (wm_spells[cast->at.x].kind) {
    case VOICE_OF_COMMAND:
        wm_affect(b, cast->detail, cast->at.x);
        push_for(b, cast, TASK_VOICE);
        wm_begin_voice(b);
        break;
    case WEIRD_ENCHANTMENT:
        mark_all(b, cast, MAGIC_ENCHANTED);
        break;
    case TELEPORT:
        person_in(b, cast->who)->cast |= CAST_MORE;
        push_for(b, cast, TASK_TELEPORT);
        break;
    case RAISE_DEAD:
        raise_dead(b, cast);
        break;
    case DOOM_AND_DESPAIR:
        mark_all(b, cast, MAGIC_DOOMED);
        break;
    case GERROFF:
        mark_all(b, cast, MAGIC_GERROFF);
        break;
    case WAAAGH:
    case BOON_OF_CHAOS:
        mark_all(b, cast, MAGIC_EACH);
        break;
    case STORM_OF_STONE:
        if (cast->at.x == STORM_OF_STONE)
            push_for(b, cast, TASK_STORM);
        else
            strike_all(b, cast);
        break;
    case LIGHT_OF_BATTLE:
        mark_all(b, cast, cast->at.x == TRANQUILITY ? MAGIC_FEARLESS : MAGIC_LIGHT);
        break;
    case HEAVENS_FIRE:
        mark_all(b, cast, MAGIC_FIRE);
        break;
    case ANGER_OF_THE_GODS:
        person_in(b, cast->who)->used |= PERSON_ANGER;
        break;
    case RAGE_OF_CHAOS:
        mark_all(b, cast, 0);
        push_for(b, cast, TASK_RAGE);
        break;
    default:
        strike_all(b, cast);
        break;
    }
}
