/* SPDX-License-Identifier: MIT */
/* strikes.c - the dice of one unit in a round of combat: blows, re-rolls, armour. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- Stands that throw together: same enemy unit, same number needed (AMB-24) ---- */

static int need_of(const battle *b, int id, int stand)
{
    int aim = b->bout[id].aim[stand];
    return wm_blow_need(b, id, stand, aimed_unit(id, aim), aimed_stand(aim));
}

static bool throw_together(const battle *b, int id, int one, int other)
{
    const uint8_t *aim = b->bout[id].aim;
    return aim[one] != 0 && aim[other] != 0 &&
           aimed_unit(id, aim[one]) == aimed_unit(id, aim[other]) &&
           need_of(b, id, one) == need_of(b, id, other);
}

int wm_stands_of_volley(const battle *b, int id, int head)
{
    int count = 0;
    for (int i = head; i < unit_of(b, id)->stands; i++) count += throw_together(b, id, head, i);
    return count;
}

int wm_next_volley(const battle *b, int id, int after)
{
    for (int i = after + 1; i < unit_of(b, id)->stands; i++) {
        bool led = b->bout[id].aim[i] == 0;
        for (int k = 0; k < i && !led; k++) led = throw_together(b, id, k, i);
        if (!led) return i;
    }
    return -1;
}

/* A die says how many attacks: all of them, or some more. */
static int attacks_by_die(const battle *b, int id, int head, int die)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->attacks_by_die != NULL ? hooks->attacks_by_die(b, id, head, die) : 0;
}

bool wm_rolls_for_attacks(const battle *b, int id)
{
    int head = wm_next_volley(b, id, -1);
    return head >= 0 && attacks_by_die(b, id, head, 6) > 0;
}

blows wm_volley_by_die(const battle *b, int id, int head, int die)
{
    blows out = wm_volley(b, id, head);
    if (die > 0) out.dice += attacks_by_die(b, id, head, die);
    return out;
}

/* Whom these stands strike. */
static int struck_by(const battle *b, int id, int head)
{
    return aimed_unit(id, b->bout[id].aim[head]);
}

blows wm_volley(const battle *b, int id, int head)
{
    const bout *r = &b->bout[id];
    blows out = {struck_by(b, id, head), need_of(b, id, head), 0};
    for (int i = head; i < unit_of(b, id)->stands; i++) {
        if (!throw_together(b, id, head, i)) continue;
        out.dice += wm_stand_attacks(b, id, i, out.target, aimed_stand(r->aim[i]), NULL);
        for (int source = 0; source < LEADS; source++)
            if (r->lead[source] == i + 1) out.dice += wm_lead_attacks(b, id, (lead_source)source);
    }
    return out; /* WM-COMBAT-16 */
}

/* ---- The task ---- */

enum {
    NEXT_VOLLEY,
    ROLL_BLOWS,
    ASK_FORTUNE,
    CLEAVE,
    NEXT_SAVES,
    ROLL_SAVES,
    ROLL_AGAIN,
    RAGE_BLOWS, /* WM-MAGIC-30: on itself */
    RAGE_SAVES,
    ROLL_ATTACKS, /* how many there are */
    ROLL_FRENZY,  /* what missed, once more: Frenzy of Chaos */
    ROLL_SECOND,  /* saves once more: Shield of Combat, Curse of the Djinn */
    STRIKE_STEPS
};

/* What the unit throws. Bears that strike again have one attack a stand and nothing else. */
static blows volley_now(const battle *b, const task *t, int head)
{
    blows out = wm_volley_by_die(b, t->unit, head, t->strikes.attacks & 7);
    if (!t->strikes.second) return out;
    out.dice = wm_stands_of_volley(b, t->unit, head);
    return out;
}

/* WM-DICE-05: the one die of this volley that may not be thrown a third time; 0 or 1. */
static int settled_at(const task *t, int head)
{
    return t->strikes.one_again && (int)t->strikes.one_volley == head;
}
static int settled_good(const task *t, int head)
{
    return settled_at(t, head) && t->strikes.one_good;
}

static void forget_one(task *t)
{
    t->strikes.one_again = t->strikes.one_good = 0;
    t->strikes.one_volley = 0;
}

static void settle_one(battle *b, bool good)
{
    task *t = top_task_in(b);
    t->strikes.one_again = 1;
    t->strikes.one_good = good;
    t->strikes.one_volley = t->strikes.volley & 3;
}

/* Misses of a volley that may still be thrown again. */
static int open_misses(const battle *b, const task *t, int head)
{
    int bad = settled_at(t, head) - settled_good(t, head);
    return volley_now(b, t, head).dice - b->bout[t->unit].score[head] - bad;
}

static int dice_at_once(int left)
{
    return left < DICE_AT_ONCE ? left : DICE_AT_ONCE;
}

void wm_push_strikes(battle *b, int id, bool again)
{
    memset(b->bout[id].score, 0, sizeof b->bout[id].score);
    bool rolls = !again && wm_rolls_for_attacks(b, id);
    wm_push_task(b, (task){.kind = TASK_STRIKES,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .step = rolls ? ROLL_ATTACKS : NEXT_VOLLEY,
                           .strikes = {.second = again}});
}

int wm_armour_in_combat(const battle *b, int id)
{
    int armour = wm_armour(b, id, SAVES_NORMAL);
    return armour == 0 ? 7 : armour;
}

/* Dice of the unit that may all be thrown again. */
static int count_blows(const battle *b, const task *t)
{
    int dice = 0;
    for (int head = -1; (head = wm_next_volley(b, t->unit, head)) >= 0;)
        dice += volley_now(b, t, head).dice - settled_at(t, head);
    return dice;
}

/* WM-ITEM-13: of the volleys with a miss the one that hits most easily; -1: nothing missed. */
static int volley_to_cleave(const battle *b, const task *t)
{
    int found = -1, need = 7;
    for (int head = -1; (head = wm_next_volley(b, t->unit, head)) >= 0;) {
        blows v = volley_now(b, t, head);
        if (open_misses(b, t, head) > 0 && v.need < need) need = v.need, found = head;
    }
    return found;
}

static int to_act(const battle *b)
{
    switch (top_task(b)->step) {
    case ROLL_BLOWS:
    case CLEAVE:
    case ROLL_SAVES:
    case ROLL_AGAIN:
    case RAGE_BLOWS:
    case RAGE_SAVES:
    case ROLL_ATTACKS:
    case ROLL_FRENZY:
    case ROLL_SECOND:
        return VX_CHANCE;
    case ASK_FORTUNE:
        return top_task(b)->side;
    default:
        return TASK_RUNS;
    }
}

static bool is_rage(const task *t)
{
    return t->step == RAGE_BLOWS || t->step == RAGE_SAVES;
}

static bool is_blow(const task *t)
{
    return t->step == ROLL_BLOWS || t->step == CLEAVE || t->step == ROLL_FRENZY;
}

static wm_dice dice(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == ROLL_ATTACKS) return (wm_dice){.act = ACT_DIE};
    wm_dice out = {.act = ACT_HITS, .count = (uint8_t)dice_at_once(t->strikes.dice)};
    blows v = {t->unit, wm_need_to_hit(IN_OPEN), 0};
    if (!is_rage(t)) v = volley_now(b, t, t->strikes.volley);
    bool blow = is_blow(t) || t->step == RAGE_BLOWS;
    out.need = (uint8_t)(blow ? v.need : wm_armour_in_combat(b, v.target));
    out.saves = !blow;
    return out;
}

bool wm_blows_due(const battle *b, blows_due *out)
{
    const task *t = b->task_count > 0 ? top_task(b) : NULL;
    if (t == NULL || t->kind != TASK_STRIKES || to_act(b) != VX_CHANCE || t->step == ROLL_ATTACKS)
        return false;
    *out = (blows_due){.striker = t->unit, .target = t->unit, .dice = t->strikes.dice};
    if (is_rage(t)) return true;
    blows v = volley_now(b, t, t->strikes.volley);
    out->target = v.target;
    out->head = t->strikes.volley;
    out->dice = v.dice;
    out->opens = t->step == ROLL_BLOWS && t->strikes.dice == v.dice && !t->strikes.second;
    return true;
}

static void start_saves(task *t)
{
    forget_one(t);
    t->strikes.volley = t->strikes.dice = t->strikes.saved = 0;
    t->step = NEXT_SAVES;
}

/* The blows have fallen: what may be thrown again? */
static void after_blows(battle *b)
{
    task *t = top_task_in(b);
    int cleave = volley_to_cleave(b, t);
    /* WM-DICE-05: no die twice; a frenzy has had all that missed thrown again. */
    bool fresh = !t->strikes.rerolled && !has_charm(b, t->unit, CHARM_FRENZY);
    bool asks = !t->strikes.asked && wm_may_reroll_all(b, t->unit);
    if (fresh && asks && count_blows(b, t) > 0) {
        t->step = ASK_FORTUNE;
    } else if (fresh && cleave >= 0 && wm_item_mends_blow(b, t->unit) &&
               !(unit_of(b, t->unit)->combat & COMBAT_CLEFT)) {
        unit_in(b, t->unit)->combat |= COMBAT_CLEFT;
        t->strikes.volley = (uint16_t)cleave, t->strikes.dice = 1;
        t->step = CLEAVE;
    } else {
        start_saves(t);
    }
}

static void next_volley(battle *b)
{
    task *t = top_task_in(b);
    for (int head = t->strikes.volley - 1; (head = wm_next_volley(b, t->unit, head)) >= 0;) {
        int left = volley_now(b, t, head).dice - settled_at(t, head);
        if (left <= 0) continue;
        t->strikes.volley = (uint16_t)head, t->strikes.dice = (uint16_t)left;
        t->step = ROLL_BLOWS;
        return;
    }
    after_blows(b);
}

static void suffer(battle *b, int target, int hits)
{
    bout *r = &b->bout[target];
    r->suffered = (uint8_t)(r->suffered + hits > 255 ? 255 : r->suffered + hits);
}

/* WM-MAGIC-30, AMB-59: attacks on itself, in the first round only. */
static void start_rage(battle *b)
{
    task *t = top_task_in(b);
    bool first = b->bout[t->unit].round == 1 && !t->strikes.second;
    int rage = first ? wm_magic_attacks_on_itself(b, t->unit) : 0;
    if (rage == 0) {
        wm_pop_task(b);
        return;
    }
    t->raging.volley = t->raging.hits = 0;
    t->raging.dice = (uint16_t)rage;
    t->step = RAGE_BLOWS;
}

/* The hits are counted, then what armour leaves of them. */
static void rage(battle *b, int dice_that_succeed)
{
    task *t = top_task_in(b);
    int sign = t->step == RAGE_BLOWS ? 1 : -1;
    t->raging.hits = (uint16_t)(t->raging.hits + sign * dice_that_succeed);
    t->raging.dice = (uint16_t)(t->raging.dice - dice_at_once(t->raging.dice));
    if (t->raging.dice > 0) return;
    if (t->step == RAGE_BLOWS && t->raging.hits > 0 && wm_armour_in_combat(b, t->unit) <= 6) {
        t->raging.dice = t->raging.hits;
        t->step = RAGE_SAVES;
        return;
    }
    suffer(b, t->unit, t->raging.hits);
    wm_pop_task(b);
}

static void next_saves(battle *b)
{
    task *t = top_task_in(b);
    for (int head = t->strikes.volley - 1; (head = wm_next_volley(b, t->unit, head)) >= 0;) {
        int hits = b->bout[t->unit].score[head], target = struck_by(b, t->unit, head);
        if (hits == 0) continue;
        if (wm_armour_in_combat(b, target) > 6) { /* WM-STAT-06: no armour, no dice */
            suffer(b, target, hits);
            continue;
        }
        t->strikes.volley = (uint16_t)head, t->strikes.dice = (uint16_t)hits, t->strikes.saved = 0;
        t->step = ROLL_SAVES;
        return;
    }
    start_rage(b);
}

static void run(battle *b)
{
    if (top_task(b)->step == NEXT_VOLLEY)
        next_volley(b);
    else
        next_saves(b);
}

static void finish_saves(battle *b)
{
    task *t = top_task_in(b);
    int head = t->strikes.volley;
    uint8_t *score = &b->bout[t->unit].score[head];
    *score = (uint8_t)(*score - t->strikes.saved); /* what got past the armour */
    suffer(b, struck_by(b, t->unit, head), *score);
    forget_one(t);
    t->strikes.volley++;
    t->step = NEXT_SAVES;
}

static void roll_blows(battle *b, int hits)
{
    task *t = top_task_in(b);
    b->bout[t->unit].score[t->strikes.volley] =
        (uint8_t)(b->bout[t->unit].score[t->strikes.volley] + hits);
    t->strikes.dice = (uint16_t)(t->strikes.dice - dice_at_once(t->strikes.dice));
    if (t->strikes.dice > 0) return;
    int missed = open_misses(b, t, t->strikes.volley);
    if (t->step == ROLL_BLOWS && missed > 0 && has_charm(b, t->unit, CHARM_FRENZY)) {
        t->strikes.dice = (uint16_t)missed;
        t->step = ROLL_FRENZY;
        return;
    }
    t->strikes.volley++;
    t->step = NEXT_VOLLEY;
}

/* WM-ITEM-11: one enemy unit, one save, once a round. */
static void strike_save_away(battle *b)
{
    task *t = top_task_in(b);
    if (!t->strikes.sword) {
        finish_saves(b);
        return;
    }
    t->strikes.sword = 0;
    unit_in(b, t->unit)->combat |= COMBAT_RENT;
    t->strikes.dice = 1;
    t->step = ROLL_AGAIN;
}

/* Whose saves are thrown twice: those made under a Curse of the Djinn, those failed under a Shield of
 * Combat, all of them under both, but none a third time (WM-DICE-05): the sword too takes one that was
 * thrown once. */
static void end_first_saves(battle *b)
{
    task *t = top_task_in(b);
    int head = t->strikes.volley, target = struck_by(b, t->unit, head);
    int settled = settled_at(t, head), kept = settled_good(t, head), made = t->strikes.saved - kept;
    int failed = b->bout[t->unit].score[head] - settled - made;
    bool djinn = has_charm(b, target, CHARM_DJINN), shield = has_ward(b, target, WARD_COMBAT);
    int again = (djinn ? made : 0) + (shield ? failed : 0);
    if (made > 0 && !djinn && !(unit_of(b, t->unit)->combat & COMBAT_RENT) &&
        wm_item_spoils_save(b, t->unit))
        t->strikes.sword = 1;
    if (again == 0) {
        strike_save_away(b);
        return;
    }
    if (djinn) t->strikes.saved = (uint16_t)kept;
    t->strikes.dice = (uint16_t)again;
    t->step = ROLL_SECOND;
}

static void roll_saves(battle *b, int saved)
{
    task *t = top_task_in(b);
    t->strikes.saved = (uint16_t)(t->strikes.saved + saved);
    t->strikes.dice = (uint16_t)(t->strikes.dice - dice_at_once(t->strikes.dice));
    if (t->strikes.dice > 0) return;
    if (t->step == ROLL_SAVES)
        end_first_saves(b);
    else
        strike_save_away(b);
}

static void answer_fortune(battle *b, bool again)
{
    task *t = top_task_in(b);
    t->strikes.asked = 1;
    if (!again) {
        after_blows(b); /* a character's Sword of Cleaving is left */
        return;
    }
    t->strikes.rerolled = 1;
    wm_reroll_all(b, t->unit); /* WM-ITEM-09: once a battle, all dice */
    memset(b->bout[t->unit].score, 0, sizeof b->bout[t->unit].score);
    b->bout[t->unit].score[t->strikes.one_volley & 3] = t->strikes.one_good;
    t->strikes.volley = 0;
    t->step = NEXT_VOLLEY;
}

static void apply(battle *b, const act *a)
{
    task *t = top_task_in(b);
    switch (t->step) {
    case ROLL_BLOWS:
    case ROLL_FRENZY:
        roll_blows(b, a->who);
        break;
    case ROLL_ATTACKS:
        t->strikes.attacks = a->who & 7;
        t->step = NEXT_VOLLEY;
        break;
    case ASK_FORTUNE:
        answer_fortune(b, a->kind == ACT_YES);
        break;
    case CLEAVE:
        b->bout[t->unit].score[t->strikes.volley] =
            (uint8_t)(b->bout[t->unit].score[t->strikes.volley] + a->who);
        start_saves(t);
        break;
    case ROLL_SAVES:
    case ROLL_SECOND:
        roll_saves(b, a->who);
        break;
    case RAGE_BLOWS:
    case RAGE_SAVES:
        rage(b, a->who);
        break;
    default: /* the save thrown again counts, good or bad */
        t->strikes.saved = (uint16_t)(t->strikes.saved - 1 + a->who);
        finish_saves(b);
        break;
    }
}

static vx_action *list(const battle *b, vx_action *out)
{
    (void)b;
    *out++ = pack_act((act){.kind = ACT_YES});
    *out++ = pack_act((act){.kind = ACT_NO});
    return out;
}

static bool check(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message asked = {
        "WM-ITEM-09",
        {"say whether the Banner of Fortune is used", "решите, применять ли Знамя Удачи"}};
    (void)b;
    return a->kind == ACT_YES || a->kind == ACT_NO || vx_refuse(why, &asked);
}

int wm_side_of_blows(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == ROLL_BLOWS) return t->strikes.rerolled ? -1 : t->side;
    return t->step == ROLL_SAVES ? 1 - t->side : -1;
}

static bool leads_volley(const battle *b, int id, int stand)
{
    for (int head = -1; (head = wm_next_volley(b, id, head)) >= 0;)
        if (head == stand) return true;
    return false;
}

static bool is_save(const task *t)
{
    return t->step == ROLL_SAVES || t->step == ROLL_SECOND || t->step == ROLL_AGAIN;
}

/* The one die thrown again is of a volley that throws, and counts where it succeeded. */
static bool is_one_sound(const battle *b, const task *t)
{
    int head = (int)t->strikes.one_volley, good = t->strikes.one_good;
    if (!t->strikes.one_again) return head == 0 && good == 0;
    if (is_save(t)) return t->strikes.volley == head && t->strikes.saved >= good;
    return (is_blow(t) || t->step == NEXT_VOLLEY || t->step == ASK_FORTUNE) &&
           leads_volley(b, t->unit, head) && volley_now(b, t, head).dice > 0 &&
           b->bout[t->unit].score[head] >= good;
}

static bool is_throw_sound(const battle *b, const task *t)
{
    if (t->strikes.dice == 0 || t->strikes.dice > 255 || t->strikes.saved > 255) return false;
    if (t->step == RAGE_BLOWS) return true;
    if (t->step == RAGE_SAVES)
        return wm_armour_in_combat(b, t->unit) <= 6 && t->raging.dice <= t->raging.hits;
    if (!leads_volley(b, t->unit, t->strikes.volley)) return false;
    int target = struck_by(b, t->unit, t->strikes.volley);
    if (!is_on_table(unit_of(b, target))) return false;
    if (is_blow(t)) return true;
    int hits = b->bout[t->unit].score[t->strikes.volley]; /* what is saved was hit */
    bool fits = t->step == ROLL_AGAIN ? t->strikes.saved > 0 && t->strikes.saved <= hits
                                      : t->strikes.dice + t->strikes.saved <= hits;
    return fits && wm_armour_in_combat(b, target) <= 6;
}

static bool is_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || !wm_still_fights(b, t->unit) || t->step >= STRIKE_STEPS)
        return false;
    if (t->side != side_of_unit(t->unit) || t->strikes.volley > STANDS_MAX) return false;
    if (t->strikes.attacks > 6 || !is_one_sound(b, t)) return false;
    if (t->step == ROLL_ATTACKS) return wm_rolls_for_attacks(b, t->unit);
    bool runs = t->step == NEXT_VOLLEY || t->step == ASK_FORTUNE || t->step == NEXT_SAVES;
    return runs || is_throw_sound(b, t);
}

/* Whose dice they are: of the blows, or of the armour that they meet. */
static void ask(const battle *b, vx_language language, vx_text *out)
{
    static const char *const strikes[VX_LANGUAGES] = {" > ", " > "};
    static const char *const armour[VX_LANGUAGES] = {"armour of ", "броня: "};
    const task *t = top_task(b);
    bool volleys = to_act(b) == VX_CHANCE && !is_rage(t) && t->step != ROLL_ATTACKS;
    int target = volleys ? struck_by(b, t->unit, t->strikes.volley) : t->unit;
    bool saves = t->step == RAGE_SAVES || (volleys && !is_blow(t));
    if (t->step == ASK_FORTUNE) vx_add(out, wm_strikes_task.status[language]);
    if (saves) vx_add(out, armour[language]);
    wm_name_unit(out, b, saves ? target : t->unit, language);
    if (saves || target == t->unit) return;
    vx_add(out, strikes[language]);
    wm_name_unit(out, b, target, language);
}

const task_rules wm_strikes_task = {
    .key = "strikes",
    .layout = LAYOUT_STRIKES,
    .late_layout = LAYOUT_RAGING,
    .late = 1 << RAGE_BLOWS | 1 << RAGE_SAVES,
    .steps = {[NEXT_VOLLEY] = "next",
              [ROLL_BLOWS] = "blows",
              [ASK_FORTUNE] = "ask-fortune",
              [CLEAVE] = "cleave",
              [NEXT_SAVES] = "next-saves",
              [ROLL_SAVES] = "saves",
              [ROLL_AGAIN] = "save-again",
              [RAGE_BLOWS] = "rage",
              [RAGE_SAVES] = "rage-saves",
              [ROLL_ATTACKS] = "attacks",
              [ROLL_FRENZY] = "frenzy",
              [ROLL_SECOND] = "second-saves"},
    .acts = ACT_BIT(ACT_HITS) | ACT_BIT(ACT_DIE) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-COMBAT-16", {"blows are being struck", "наносятся удары"}},
    .status = {"use the Banner of Fortune? ", "применить Знамя Удачи? "},
    .ask = ask,
    .to_act = to_act,
    .run = run,
    .dice = dice,
    .thrower = wm_side_of_blows,
    .list = list,
    .check = check,
    .apply = apply,
    .settle_one = settle_one,
    .is_sound = is_sound,
};
