/* SPDX-License-Identifier: MIT */
/* volley.c - attacks on one unit: dice to hit, armour, hits (WM-SHOOT-12 to WM-SHOOT-19).
 *
 * All dice fall at once unless the cover of the target's stands differs: then they fall in portions
 * that cannot use up the least covered stands before their last die (WM-SHOOT-15, AMB-23). */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"

enum { NEXT, TO_HIT, TO_SAVE, AGAIN, SAVE_AGAIN };
enum { BYTE = 255, BLAST_HITS = 6 };

volley wm_volley_of(const task *t)
{
    return (volley){.source = t->volley.source,
                    .target = t->unit,
                    .dice = t->volley.dice,
                    .need = t->volley.need,
                    .saves = t->volley.saves,
                    .flags = t->volley.shots,
                    .shooters = t->volley.shooters,
                    .each = t->volley.each};
}

/* WM-DICE-05: the one die that may not be thrown a third time; 0 or 1. */
static int settled(const task *t)
{
    return t->volley.one_again;
}
static int settled_good(const task *t)
{
    return t->volley.one_good;
}

static void forget_one(task *t)
{
    t->volley.one_again = t->volley.one_good = 0;
}

static void settle_one(battle *b, bool good)
{
    top_task_in(b)->volley.one_again = 1;
    top_task_in(b)->volley.one_good = good;
}

typedef struct {
    int dice, need, portion;
} thrown;

static thrown thrown_of(const task *t)
{
    return (thrown){t->volley.falling, t->volley.falling_need, t->volley.portion};
}

static void throw_dice(task *t, thrown now)
{
    t->volley.falling = (unsigned)now.dice & BYTE;
    t->volley.falling_need = (unsigned)now.need & 7;
    t->volley.portion = (unsigned)now.portion & 31;
}

int wm_side_of_source(int source)
{
    return source < ALL_UNITS ? side_of_unit(source) : side_of_person(source - ALL_UNITS);
}

int wm_armour(const battle *b, int id, int mode)
{
    int armour = wm_unit_profile(b, id)->armour;
    if (unit_of(b, id)->stands == 1 && wm_is_team(b, id, 0)) armour = 0; /* without its wagon */
    if (wm_item_armours(b, id)) armour = armour == 0 ? 6 : armour > 3 ? armour - 1 : 3; /* AMB-62 */
    if (has_ward(b, id, WARD_MORK) && (armour == 0 || armour > 5)) armour = 5;
    if (has_charm(b, id, CHARM_SHIELD) && b->phase == PHASE_COMBAT)
        armour = armour == 0 ? 6 : armour > 4 ? armour - 1 : armour;
    if (armour == 0 || mode == SAVES_NONE) return 0; /* WM-STAT-06 */
    if (mode == SAVES_WORSE) armour++;               /* WM-ART-18, WM-MACH-18 */
    return armour <= 6 ? armour : 0;
}

box wm_source_box(const battle *b, int source, const box *towards)
{
    if (source >= ALL_UNITS) {
        const person *p = person_of(b, source - ALL_UNITS);
        return wm_person_box(b, p);
    }
    const unit *u = unit_of(b, source);
    box nearest = wm_stand_box(b, source, u->at[0]);
    for (int i = 1; i < u->stands; i++) {
        box next = wm_stand_box(b, source, u->at[i]);
        if (wm_box_gap(&next, towards) < wm_box_gap(&nearest, towards)) nearest = next;
    }
    return nearest;
}

static bool source_is_there(const battle *b, int source)
{
    if (source < ALL_UNITS) return is_on_table(unit_of(b, source));
    return (person_of(b, source - ALL_UNITS)->flags & PERSON_ON_TABLE) != 0;
}

static int64_t gap_to_source(const battle *b, int source, int target)
{
    int64_t least = INT64_MAX;
    for (int i = 0; i < unit_of(b, target)->stands; i++) {
        box at = wm_stand_box(b, target, unit_of(b, target)->at[i]);
        box from = wm_source_box(b, source, &at);
        int64_t gap = wm_box_gap(&at, &from);
        if (gap < least) least = gap;
    }
    return least;
}

/* ---- Aiming ---- */

/* Equally covered stands of the target, a bit for each. */
typedef struct {
    protection cover;
    unsigned stands;
    bool mixed; /* others have more cover, or less */
} aim;

/* WM-DEFEND-12: who charges is in the open; what is always defended stays so (AMB-51). */
static protection cover_of(const battle *b, const volley *v, int stand, const box *from)
{
    bool charges = (v->flags & VOLLEY_CHARGER) != 0;
    protection cover = wm_protection(b, v->target, stand, from);
    if (charges && !has_keyword(&wm_unit_profile(b, v->target)->keywords, HAS_always_defended))
        cover = IN_OPEN;
    if ((v->flags & VOLLEY_COVER_DOWN) && cover > IN_OPEN) cover--; /* WM-ART-09, WM-MACH-05 */
    return cover;
}

/* WM-SHOOT-14: the least covered of these stands. */
static aim least_covered(const battle *b, const volley *v, unsigned among, const box *from)
{
    aim out = {.cover = FORTIFIED};
    protection most = IN_OPEN;
    for (int i = 0; i < unit_of(b, v->target)->stands; i++) {
        protection here = cover_of(b, v, i, from);
        if (here > most) most = here;
        if (!(among >> i & 1)) continue;
        if (here < out.cover) out.stands = 0, out.cover = here;
        if (here == out.cover) out.stands |= 1u << i;
    }
    out.mixed = most != out.cover;
    return out;
}

int wm_need_against(const battle *b, const volley *v, unsigned stands, const box *from)
{
    return v->need + (int)least_covered(b, v, stands, from).cover;
}

/* The stand of the source whose dice are next: they shoot in their order. */
static int next_shooter(const volley *v)
{
    int count = 0, behind = v->each > 0 ? (v->dice + v->each - 1) / v->each : 0;
    for (int i = 0; i < STANDS_MAX; i++) count += v->shooters >> i & 1;
    for (int i = 0; i < STANDS_MAX; i++)
        if ((v->shooters >> i & 1) && count-- == behind) return i;
    return -1;
}

static unsigned all_stands(const battle *b, int id)
{
    return (1u << unit_of(b, id)->stands) - 1;
}

static aim take_aim(const battle *b, const volley *v)
{
    int shooter = next_shooter(v);
    box target = wm_stand_box(b, v->target, unit_of(b, v->target)->at[0]);
    box from = wm_source_box(b, v->source, &target);
    if (v->source < ALL_UNITS && shooter >= 0 && shooter < unit_of(b, v->source)->stands)
        from = wm_stand_box(b, v->source, unit_of(b, v->source)->at[shooter]);
    aim all = least_covered(b, v, all_stands(b, v->target), &from);
    if (!all.mixed || shooter < 0) return all;
    unsigned seen = wm_stands_in_sight(b, v->source, shooter, v->target);
    return seen != 0 ? least_covered(b, v, seen, &from) : all;
}

static int count_of(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) count++;
    return count;
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

static bool is_engaged(const battle *b, int id)
{
    stand_list s;
    wm_list_stands(b, &s);
    return wm_is_engaged(&s, b, id);
}

int wm_volley_need(const battle *b, const volley *v, unsigned *first)
{
    aim at = take_aim(b, v);
    int need = v->need + (v->flags & VOLLEY_EXACT ? 0 : (int)at.cover); /* WM-SHOOT-13 */
    *first = at.mixed ? at.stands : 0;
    return least_of(need, 7);
}

/* How many dice may fall before the aim could change. */
static int portion(const battle *b, const volley *v, const aim *at)
{
    int dice = least_of(v->dice, DICE_AT_ONCE);
    if (v->flags & VOLLEY_TALLY) return least_of(dice, v->each);
    if (!at->mixed || (v->flags & VOLLEY_EXACT)) return dice;
    if (v->each > 0 && v->dice % v->each != 0) dice = least_of(dice, v->dice % v->each);
    if (v->each > 0) dice = least_of(dice, v->each);
    int hits = count_of(at->stands) * wm_hits_per_stand(b, v->target);
    int left = hits - unit_of(b, v->target)->wounds;
    return left > 0 ? least_of(dice, left) : dice;
}

/* ---- Hits ---- */

static uint64_t rival_bit(int source)
{
    if (source < ALL_UNITS) return (uint64_t)1 << source % UNITS_MAX;
    return (uint64_t)1 << (UNITS_MAX + (source - ALL_UNITS) % PERSONS_MAX);
}

/* WM-SHOOT-25: the nearest of those who shot at it, and all others, for it may lose the stand that
 * made him the nearest; WM-ART-15: be it a friend's gun. They are all of the active side. */
static void note_driver(battle *b, const volley *v)
{
    unit *u = unit_in(b, v->target);
    int other = v->source;
    if (u->driver == 0 || !source_is_there(b, u->driver - 1) ||
        gap_to_source(b, u->driver - 1, v->target) > gap_to_source(b, v->source, v->target)) {
        other = u->driver - 1;
        u->driver = (uint8_t)(v->source + 1);
    }
    if (other >= 0 && other != u->driver - 1) b->rivals[v->target] |= rival_bit(other);
    b->rivals[v->target] &= ~rival_bit(u->driver - 1);
}

static uint8_t add_up(int a, int b)
{
    return (uint8_t)least_of(a + b, BYTE);
}

/* WM-DICE-08: hits of several shooters add up, however their dice were thrown. WM-SHOOT-17,
 * WM-SHOOT-18; WM-SHOOT-36, WM-SHOOT-38: on a charger too stands go at once, and all
 * count in the first round; WM-ART-16, WM-ART-28, AMB-55: so they do on a unit in combat, and no
 * stand of it goes before. */
static void land_hits(battle *b, const volley *v, int hits)
{
    unit *u = unit_in(b, v->target);
    bool charger = (v->flags & VOLLEY_CHARGER) != 0;
    if (has_ward(b, v->target, WARD_MIRAGE)) return; /* nothing is there */
    hits = wm_item_wards(b, v->target, hits);
    if (hits == 0) return;
    if (!charger && is_engaged(b, v->target)) {
        u->carried = add_up(u->carried, hits);
        u->wounds = add_up(u->wounds, hits);
        return;
    }
    aim at = take_aim(b, v);
    if (charger)
        u->carried = add_up(u->carried, hits);
    else if (!(v->flags & VOLLEY_STAYS))
        wm_note_hits(b, v->target, hits, (v->flags & VOLLEY_SKULLS) != 0);
    /* A gun that drives nobody back shakes its target too. */
    if (v->flags & VOLLEY_TREMOR) wm_push_tremor(b, v->target, (v->flags & VOLLEY_STAYS) != 0);
    wm_wound_among(b, v->target, hits, at.mixed ? at.stands : 0);
}

/* ---- The task ---- */

void wm_push_volley(battle *b, const volley *v)
{
    if (v->dice == 0 || !is_on_table(unit_of(b, v->target))) return;
    wm_push_task(b, (task){.kind = TASK_VOLLEY,
                           .side = (uint8_t)wm_side_of_source(v->source),
                           .unit = v->target,
                           .volley = {.source = v->source,
                                      .shots = v->flags,
                                      .dice = v->dice,
                                      .need = v->need & 15u,
                                      .saves = v->saves & 15u,
                                      .shooters = v->shooters & 15u,
                                      .each = v->each}});
}

static int to_act(const battle *b)
{
    const task *t = top_task(b);
    return t->step == NEXT ? TASK_RUNS : t->step == AGAIN ? t->side : VX_CHANCE;
}

static void start_portion(battle *b)
{
    task *t = top_task_in(b);
    volley v = wm_volley_of(t);
    if (v.dice == 0 || !is_on_table(unit_of(b, v.target))) {
        wm_pop_task(b);
        return;
    }
    /* WM-SHOOT-39: nobody drives a charger back. */
    if (!(v.flags & (VOLLEY_CHARGER | VOLLEY_STAYS)) && source_is_there(b, v.source) &&
        !is_engaged(b, v.target))
        note_driver(b, &v);
    unsigned first;
    aim at = take_aim(b, &v);
    int dice = portion(b, &v, &at);
    throw_dice(t, (thrown){dice, wm_volley_need(b, &v, &first), dice});
    t->step = TO_HIT;
}

static wm_dice dice_due(const battle *b)
{
    const task *t = top_task(b);
    volley v = wm_volley_of(t);
    thrown now = thrown_of(t);
    bool tally = t->step == TO_HIT && (v.flags & VOLLEY_TALLY);
    return (wm_dice){.act = tally ? ACT_TALLY : ACT_HITS,
                     .count = (uint8_t)now.dice,
                     .need = (uint8_t)now.need,
                     .saves = t->step == TO_SAVE || t->step == SAVE_AGAIN};
}

/* The portion is done: these hits stay. */
static void end_portion(battle *b, int hits)
{
    task *t = top_task_in(b);
    volley v = wm_volley_of(t);
    t->volley.dice = (t->volley.dice - t->volley.portion) & BYTE;
    t->volley.all_again = 0;
    throw_dice(t, (thrown){0});
    forget_one(t);
    t->step = NEXT;
    land_hits(b, &v, hits);
}

/* WM-SHOOT-16: a die for each hit, where there is armour at all. */
static void save_or_suffer(battle *b, int hits)
{
    task *t = top_task_in(b);
    volley v = wm_volley_of(t);
    int armour = wm_armour(b, v.target, v.saves);
    if (hits == 0 || armour == 0) {
        end_portion(b, hits);
        return;
    }
    throw_dice(t, (thrown){hits, armour, thrown_of(t).portion});
    forget_one(t);
    t->step = TO_SAVE;
}

/* An Aerial Shield is asked about where a charger began its charge. */
bool wm_saves_again(const battle *b, const volley *v)
{
    return v->flags & VOLLEY_CHARGER ? has_charm(b, v->target, CHARM_SHELTERED)
                                     : wm_is_sheltered(b, v->target);
}

/* The one that failed twice is out of it. */
static void end_saves(battle *b, int failed)
{
    task *t = top_task_in(b);
    volley v = wm_volley_of(t);
    int lost = settled(t) - settled_good(t);
    if (t->step == SAVE_AGAIN || failed <= lost || !wm_saves_again(b, &v)) {
        end_portion(b, t->step == SAVE_AGAIN ? failed + lost : failed);
        return;
    }
    throw_dice(t, (thrown){failed - lost, thrown_of(t).need, thrown_of(t).portion});
    t->step = SAVE_AGAIN;
}

/* WM-ART-19, WM-ART-20, WM-ART-21 */
static int hits_after_ones(battle *b, const volley *v, int hits, int ones)
{
    if (ones <= 2) return hits > ones ? hits - ones : 0;
    if (ones == 3) return 0;
    int gun = next_shooter(v);
    if (gun >= 0 && gun < unit_of(b, v->source)->stands) wm_remove_stand(b, v->source, gun);
    return v->flags & VOLLEY_CHARGER ? BLAST_HITS : 0;
}

/* WM-ITEM-09: the dice have fallen; they may all be rolled again, once. */
static void offer_reroll(battle *b, int hits)
{
    task *t = top_task_in(b);
    volley v = wm_volley_of(t);
    if (t->volley.all_again) hits += settled_good(t);
    if (v.source >= ALL_UNITS || !wm_may_reroll_all(b, v.source) ||
        thrown_of(t).portion == settled(t)) {
        save_or_suffer(b, hits);
        return;
    }
    throw_dice(t, (thrown){hits, thrown_of(t).need, thrown_of(t).portion});
    t->step = AGAIN;
}

static void reroll(battle *b)
{
    task *t = top_task_in(b);
    thrown now = thrown_of(t);
    wm_reroll_all(b, wm_volley_of(t).source);
    t->volley.all_again = 1;
    throw_dice(t, (thrown){now.portion - settled(t), now.need, now.portion});
    t->step = TO_HIT;
}

static vx_action *list_reroll(const battle *b, vx_action *out)
{
    (void)b;
    *out++ = pack_act((act){.kind = ACT_YES});
    *out++ = pack_act((act){.kind = ACT_NO});
    return out;
}

static bool check_reroll(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message asked = {
        "WM-ITEM-09",
        {"say whether all these dice are rolled again", "скажите, перебросить ли все эти кубики"}};
    (void)b;
    return a->kind == ACT_YES || a->kind == ACT_NO || vx_refuse(why, &asked);
}

static void apply(battle *b, const act *a)
{
    task *t = top_task_in(b);
    volley v = wm_volley_of(t);
    if (a->kind == ACT_YES)
        reroll(b);
    else if (a->kind == ACT_NO)
        save_or_suffer(b, thrown_of(t).dice);
    else if (t->step == TO_SAVE || t->step == SAVE_AGAIN)
        end_saves(b, thrown_of(t).dice - a->who);
    else if (a->kind == ACT_TALLY)
        save_or_suffer(b, hits_after_ones(b, &v, a->who, a->detail));
    else
        offer_reroll(b, a->who);
}

int wm_side_of_shots(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == TO_SAVE) return side_of_unit(t->unit);
    return t->step == TO_HIT && !t->volley.all_again ? t->side : -1;
}

/* What has been thrown again leaves a die to throw, and is told only while it matters. */
static bool are_marks_sound(const task *t)
{
    bool all = t->volley.all_again;
    thrown now = thrown_of(t);
    if (!all && !settled(t) && !settled_good(t)) return true;
    if (settled_good(t) > settled(t)) return false;
    switch (t->step) {
    case TO_HIT:
        return all && now.dice + settled(t) <= now.portion;
    case AGAIN:
        return !all && now.portion > 1;
    case SAVE_AGAIN:
        return now.dice + settled(t) <= now.portion;
    default:
        return t->step == TO_SAVE && !settled(t);
    }
}

static bool is_sound(const battle *b, const task *t)
{
    volley v = wm_volley_of(t);
    thrown now = thrown_of(t);
    bool by_person = v.source >= ALL_UNITS;
    if (by_person ? !wm_person_exists(b, v.source - ALL_UNITS) : !wm_unit_exists(b, v.source))
        return false;
    if (t->unit == NOBODY_ID || t->side != wm_side_of_source(v.source) || v.saves > SAVES_NONE ||
        v.need < 2 || v.need > 7 || !are_marks_sound(t))
        return false;
    if ((v.flags & VOLLEY_TALLY) && (by_person || v.each == 0)) return false;
    if (t->step == NEXT) return now.dice + now.need + now.portion == 0;
    if (t->step > SAVE_AGAIN || (t->step == AGAIN ? by_person : now.dice == 0)) return false;
    return is_on_table(unit_of(b, t->unit)) && now.dice <= now.portion && now.portion <= v.dice &&
           now.portion <= DICE_AT_ONCE && now.need >= 2;
}

static void ask_volley(const battle *b, vx_language language, vx_text *out)
{
    static const char *const shots[VX_LANGUAGES] = {"shots at ", "выстрелы: "};
    static const char *const armour[VX_LANGUAGES] = {"armour of ", "броня: "};
    if (top_task(b)->step == AGAIN) vx_add(out, wm_strikes_task.status[language]);
    bool saves = top_task(b)->step == TO_SAVE || top_task(b)->step == SAVE_AGAIN;
    vx_add(out, (saves ? armour : shots)[language]);
    wm_name_unit(out, b, top_task(b)->unit, language);
}

const task_rules wm_volley_task = {
    .key = "volley",
    .layout = LAYOUT_VOLLEY,
    .steps = {[NEXT] = "next",
              [TO_HIT] = "hit",
              [TO_SAVE] = "save",
              [AGAIN] = "ask-again",
              [SAVE_AGAIN] = "save-again"},
    .acts = ACT_BIT(ACT_HITS) | ACT_BIT(ACT_TALLY) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-SHOOT-12", {"the dice of the shots fall", "бросаются кубики выстрелов"}},
    .ask = ask_volley,
    .to_act = to_act,
    .run = start_portion,
    .dice = dice_due,
    .thrower = wm_side_of_shots,
    .list = list_reroll,
    .check = check_reroll,
    .apply = apply,
    .settle_one = settle_one,
    .is_sound = is_sound,
};
