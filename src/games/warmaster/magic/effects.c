/* SPDX-License-Identifier: MIT */
/* effects.c - WM-MAGIC-10 to WM-MAGIC-31: what each spell does once it is cast. */
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/turn/tasks.h"

/* ---- Shots by magic (WM-MAGIC-07) ---- */

volley wm_spell_volley(const battle *b, int caster, int spell, int id, int dice)
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
    if (spell == FURY_OF_THE_FOREST && wm_is_in_wood(b, id)) v.saves = SAVES_NONE;
    if (kind == FOOT_OF_GORK || kind == STORM_OF_STONE || spell == BLACK_HORROR ||
        spell == FURY_OF_THE_FOREST)
        v.flags = VOLLEY_STAYS; /* WM-MAGIC-19, WM-MAGIC-23: from above, from below */
    return v;
}

static void strike(battle *b, int caster, int spell, int id, int dice)
{
    volley v = wm_spell_volley(b, caster, spell, id, dice);
    wm_push_volley(b, &v);
}

static void strike_all(battle *b, const act *cast)
{
    uint8_t hit[ALL_UNITS];
    int count = wm_list_targets(b, cast, hit);
    for (int i = count - 1; i >= 0; i--) { /* the last pushed is dealt with first */
        wm_affect(b, hit[i], cast->at.x);
        strike(b, origin_of(cast), cast->at.x, hit[i], wm_spell_of(b, cast->at.x)->attacks);
    }
}

/* ---- Storm of Stone: each unit in reach rolls its D3 (WM-MAGIC-23) ---- */

static int next_in_storm(const battle *b, const task *t)
{
    act cast = {ACT_CAST, (uint8_t)t->cast.caster, NO_TARGET, {STORM_OF_STONE, 0, 0}};
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
    strike(b, t->cast.caster, STORM_OF_STONE, id, (a->who + 1) / 2); /* WM-DICE-04 */
}

static bool is_caster(const battle *b, const task *t)
{
    return t->cast.caster < ALL_PERSONS && wm_person_exists(b, t->cast.caster) &&
           side_of_person(t->cast.caster) == t->side && wm_first_spell(b, t->cast.caster) >= 0;
}

const task_rules wm_storm_task = {
    .key = "storm",
    .layout = LAYOUT_CASTER,
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

/* ---- Rage of Chaos (WM-MAGIC-29, WM-MAGIC-30) ---- */

enum { RAGE_DIE, RAGE_ASK };

static int rage_to_act(const battle *b)
{
    return top_task(b)->step == RAGE_DIE ? VX_CHANCE : top_task(b)->side;
}

static void end_rage(battle *b, bool double_rolled)
{
    const task *t = top_task(b);
    unit *u = unit_in(b, t->unit);
    u->bonus = (uint8_t)t->rage.sum;
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
    bool twice = (t->rage.faces >> a->who & 1) != 0;
    t->rage.sum = (uint16_t)(t->rage.sum + a->who);
    t->rage.faces |= (uint16_t)(1 << a->who);
    t->step = RAGE_ASK;
    if (++t->rage.dice == unit_of(b, t->unit)->stands || twice) end_rage(b, twice);
}

static bool is_rage_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && is_on_table(unit_of(b, t->unit)) &&
           side_of_unit(t->unit) == t->side && t->step <= RAGE_ASK && t->rage.sum <= 24 &&
           t->rage.dice < unit_of(b, t->unit)->stands;
}

const task_rules wm_rage_task = {
    .key = "rage",
    .layout = LAYOUT_RAGE,
    .steps = {[RAGE_DIE] = "die", [RAGE_ASK] = "ask"},
    .acts = ACT_BIT(ACT_DIE) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-MAGIC-29",
              {"roll one more die for the rage, or stop",
               "бросьте ещё кубик гнева или остановитесь"}},
    .status = {"one more die of rage, or stop", "ещё кубик гнева или хватит"},
    .to_act = rage_to_act,
    .dice = wm_one_die,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_rage,
    .is_sound = is_rage_sound,
};

/* ---- Freeze: the unit, which loses a stand if the die is higher than its Hits ---- */

static void apply_freeze(battle *b, const act *a)
{
    int id = top_task(b)->unit;
    wm_pop_task(b);
    if (a->who <= wm_hits_per_stand(b, id) || has_ward(b, id, WARD_MIRAGE)) return;
    if (unit_of(b, id)->stands == 1)
        wm_destroy_unit(b, id);
    else
        wm_push_task(b, (task){.kind = TASK_CASUALTIES,
                               .side = (uint8_t)side_of_unit(id),
                               .unit = (uint8_t)id,
                               .casualties = {.lost = 1}});
}

static bool is_freeze_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && is_on_table(unit_of(b, t->unit)) &&
           side_of_unit(t->unit) != t->side;
}

const task_rules wm_freeze_task = {
    .key = "freeze",
    .layout = LAYOUT_CASTER,
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-MAGIC-04",
              {"the frost bites: a die higher than the Hits of the unit",
               "мороз крепчает: нужен кубик больше числа хитов отряда"}},
    .status = {"higher than its Hits, and a stand freezes", "больше числа хитов — база замёрзла"},
    .to_act = wm_dice_act,
    .dice = wm_one_die,
    .apply = apply_freeze,
    .is_sound = is_freeze_sound,
};

/* ---- What spells leave on units and on their casters ---- */

typedef struct {
    uint16_t magic, charms, wards;
} gift;

/* clang-format off */
static const gift gifts[SPELLS] = {
    [WEIRD_ENCHANTMENT]  = {.magic = MAGIC_ENCHANTED}, [DIVINE_CURSE]        = {.magic = MAGIC_ENCHANTED},
    [DOOM_AND_DESPAIR]   = {.magic = MAGIC_DOOMED},    [MAZDAMUNDIS_REVENGE] = {.magic = MAGIC_DOOMED},
    [DOMINION]           = {.magic = MAGIC_DOOMED},    [LION_DOGS]           = {.magic = MAGIC_DOOMED},
    [GERROFF]            = {.magic = MAGIC_GERROFF},   [GOBLIN_GERROFF]      = {.magic = MAGIC_GERROFF},
    [WAAAGH]             = {.magic = MAGIC_EACH},      [GOBLIN_WAAAGH]       = {.magic = MAGIC_EACH},
    [BOON_OF_CHAOS]      = {.magic = MAGIC_EACH},      [BULL_GORGER]         = {.magic = MAGIC_EACH},
    [HOLY_FERVOUR]       = {.magic = MAGIC_EACH},      [LIGHT_OF_BATTLE]     = {.magic = MAGIC_LIGHT},
    [HEAVENS_FIRE]       = {.magic = MAGIC_FIRE},      [GLORY_OF_CATHAY]     = {.magic = MAGIC_FIRE},
    [TRANQUILITY]        = {.magic = MAGIC_FEARLESS},

    [SHIELD_OF_THE_OLD_ONES] = {.charms = CHARM_SHIELD}, [CHILL]              = {.charms = CHARM_CHILL},
    [MONSTER_BEAR]       = {.charms = CHARM_TERROR},     [DAEMONIC_RAGE]      = {.charms = CHARM_ONE},
    [FRENZY_OF_CHAOS]    = {.charms = CHARM_FRENZY},     [CURSE_OF_THE_DJINN] = {.charms = CHARM_DJINN},
    [TROLL_GUTS]         = {.charms = CHARM_GUTS},       [WORD_OF_FEAR]       = {.charms = CHARM_TERROR},
    [ASPECT_OF_WULFEN]   = {.charms = CHARM_TERROR},     [POWER_OF_HERD]      = {.charms = CHARM_HERD},
    [FEROCITY_OF_TIGERS] = {.charms = CHARM_TIGER},      [CALL_OF_THE_HUNT]   = {.charms = CHARM_HUNT},

    [SHIELD_OF_COMBAT]   = {.wards = WARD_COMBAT},       [EERIE_MIST]         = {.wards = WARD_MIST},
    [TRAITOR_KIN]        = {.wards = WARD_MIST},         [TOOTH_CRACKER]      = {.wards = WARD_TOOTH},
    [MISTS_OF_ALBION]    = {.wards = WARD_DEFENDED},     [TREE_SINGING]       = {.wards = WARD_DEFENDED},
    [MORK_SAVE_UZ]       = {.wards = WARD_MORK},         [TWILIGHT_HOST]      = {.wards = WARD_HOST},
    [THOUSAND_EYED_SPIES] = {.wards = WARD_SPIED},       [SANCTUARY]          = {.wards = WARD_SANCTUARY},
};
/* clang-format on */

unsigned wm_aura_of(int spell)
{
    static const uint8_t auras[SPELLS] = {
        [MONSTER_BEAR] = CAST_BEAR,
        [AERIAL_SHIELD] = CAST_SHELTER,
        [SPITE_OF_LOW_KEY] = CAST_SPITE,
        [EYE_OF_THE_RAVEN] = CAST_RAVEN,
    };
    return auras[spell];
}

static void give_all(battle *b, const act *cast)
{
    const gift *g = &gifts[cast->at.x];
    uint8_t hit[ALL_UNITS];
    int count = wm_list_targets(b, cast, hit);
    for (int i = 0; i < count; i++) {
        unit *u = unit_in(b, hit[i]);
        wm_affect(b, hit[i], cast->at.x);
        u->magic |= g->magic;
        u->charms |= g->charms;
        u->wards |= g->wards;
        if (g->wards & WARD_SANCTUARY) u->keeper = (uint8_t)(cast->who + 1);
    }
}

/* ---- All spells ---- */

static void push_for(battle *b, const act *cast, task_kind kind)
{
    wm_push_task(b, (task){.kind = (uint8_t)kind,
                           .side = (uint8_t)side_of_person(cast->who),
                           .unit = cast->detail == NO_TARGET ? NOBODY_ID : cast->detail,
                           .cast = {.caster = kind == TASK_RAGE ? 0 : cast->who}});
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
    person_in(b, cast->who)->cast |= (uint8_t)wm_aura_of(cast->at.x);
    if (wm_spell_of(b, cast->at.x)->attacks > 0) {
        strike_all(b, cast);
        return;
    }
    if (wm_spells[cast->at.x].kind != RAISE_DEAD && cast->at.x != STORM_OF_STONE) give_all(b, cast);
    switch (wm_spells[cast->at.x].kind) {
    case VOICE_OF_COMMAND:
    case WINGS_IN_THE_JUNGLE:
    case CALL_OF_THE_HUNT:
        wm_push_voice(b, cast);
        break;
    case TELEPORT:
        person_in(b, cast->who)->cast |= CAST_MORE;
        push_for(b, cast, TASK_TELEPORT);
        break;
    case RAISE_DEAD:
        raise_dead(b, cast);
        break;
    case STORM_OF_STONE:
        push_for(b, cast, TASK_STORM);
        break;
    case ANGER_OF_THE_GODS:
        person_in(b, cast->who)->used |= PERSON_ANGER;
        break;
    case RAGE_OF_CHAOS:
        push_for(b, cast, TASK_RAGE);
        break;
    case FREEZE:
        push_for(b, cast, TASK_FREEZE);
        break;
    case SUMMON_DAEMONS:
        push_for(b, cast, TASK_REGAIN);
        break;
    case SUMMON_FENBEAST:
    case MIRAGE:
        wm_push_summons(b, cast);
        break;
    case BEHOLD_THE_AVATAR:
        wm_become_avatar(b, cast->who);
        break;
    default:
        break;
    }
}
