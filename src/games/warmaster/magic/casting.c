/* SPDX-License-Identifier: MIT */
/* casting.c - WM-MAGIC-01 to WM-MAGIC-09: the casting die, what breaks a spell, what repeats it. */
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/turn/tasks.h"

/* ---- May he cast? ---- */

static bool has_rod(const battle *b, int who)
{
    return wm_person_carries(b, who, ITEM_ROD) && !(person_of(b, who)->used & USED_ITEM);
}

/* WM-MAGIC-01, WM-MAGIC-13, WM-ITEM-24 */
static bool has_spell_left(const battle *b, int who)
{
    uint8_t cast = person_of(b, who)->cast;
    return !(cast & CAST_TRIED) || (cast & CAST_MORE) || ((cast & CAST_WORKED) && has_rod(b, who));
}

static bool check_caster(const battle *b, int who, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-MAGIC-01", {"a wizard of your own casts", "заклинание насылает ваш волшебник"}};
    static const vx_message no_wizard = {
        "WM-MAGIC-01",
        {"only wizards of an army with spells cast",
         "насылают только волшебники армии, у которой есть заклинания"}};
    static const vx_message done = {"WM-MAGIC-01",
                                    {"this wizard has already tried a spell this turn",
                                     "этот волшебник в этот ход уже насылал"}};
    static const vx_message dreaming = {
        "WM-MAGIC-01",
        {"while his mirage lasts this wizard casts nothing else",
         "пока держится его мираж, этот волшебник больше ничего не насылает"}};
    if (!wm_person_exists(b, who) || side_of_person(who) != b->turn ||
        !(person_of(b, who)->flags & PERSON_ON_TABLE))
        return vx_refuse(why, &not_own);
    if (wm_first_spell(b, who) < 0) return vx_refuse(why, &no_wizard);
    if (wm_kept_by(b, who, WARD_MIRAGE) >= 0) return vx_refuse(why, &dreaming);
    return has_spell_left(b, who) || vx_refuse(why, &done);
}

/* A ring or a wand is used at most once, and the one casting has only one of them. */
static bool check_device(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message none[DEVICES] = {
        [BY_RING] = {"WM-ITEM-19",
                     {"he has no ring left to use", "неиспользованного кольца у него нет"}},
        [BY_WAND] = {"WM-ITEM-23",
                     {"he has no wand left to use", "неиспользованного посоха у него нет"}},
        [BY_ALTAR] = {"WM-STAT-13",
                      {"the character's mount no longer helps",
                       "то, на чём он едет, больше не поможет"}},
    };
    static const uint8_t items[DEVICES] = {[BY_RING] = ITEM_RING, [BY_WAND] = ITEM_WAND};
    const person *p = person_of(b, a->who);
    const roster *list = &b->side[side_of_person(a->who)].list;
    bool has = true;
    if (device_of(a) == BY_ALTAR)
        has = wm_character_has(list, a->who % PERSONS_MAX, HAS_spell_plus1_once) &&
              !(p->used & USED_MOUNT);
    else if (device_of(a) != BY_SKILL)
        has = wm_person_carries(b, a->who, items[device_of(a)]) && !(p->used & USED_ITEM);
    return has || vx_refuse(why, &none[device_of(a)]);
}

static bool may_cast_through(const battle *b, const act *a)
{
    int who = origin_of(a);
    return wm_person_exists(b, who) && (person_of(b, who)->flags & PERSON_ON_TABLE) &&
           wm_casts_through(b, a->who, who);
}

/* But for what helps him and for the target. */
static bool check_spell(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_his = {"WM-MAGIC-01",
                                       {"this spell is not on the list of the wizard's army",
                                        "этого заклинания нет в списке его армии"}};
    static const vx_message stranger = {
        "WM-STAT-13",
        {"only a Slann casts through another, a Skink Shaman",
         "через другого насылает только сланн — через шамана сцинков"}};
    static const vx_message again = {
        "WM-MAGIC-13",
        {"after Teleport another spell may be tried, not Teleport again",
         "после Телепорта насылают другое заклинание, не Телепорт"}};
    if (!check_caster(b, a->who, why)) return false;
    int first = wm_first_spell(b, a->who);
    if (a->at.x < first || a->at.x > wm_last_spell(b, a->who)) return vx_refuse(why, &not_his);
    if (through_of(a) != 0 && !may_cast_through(b, a)) return vx_refuse(why, &stranger);
    if (wm_spells[a->at.x].kind == TELEPORT && (person_of(b, a->who)->cast & CAST_MORE))
        return vx_refuse(why, &again);
    return true;
}

bool wm_check_cast(const battle *b, const act *a, vx_problem *why)
{
    scene s;
    if (!check_spell(b, a, why) || !check_device(b, a, why)) return false;
    wm_read_scene(b, &s);
    return wm_check_aim(b, &s, a, why);
}

/* ---- The casting as a task: unit the target ---- */

enum {
    CAST_DIE,       /* WM-MAGIC-04 */
    CAST_ASK_AGAIN, /* WM-MAGIC-08 */
    CAST_DIE_AGAIN,
    CAST_ASK_STAFF, /* WM-ITEM-20 */
    CAST_STAFF_DIE,
    CAST_ASK_RUNES, /* WM-MAGIC-09 */
    CAST_RUNES_DIE,
    CAST_ASK_SCROLL, /* WM-ITEM-22 */
    CAST_WORKS,
    CAST_STEPS
};

static act cast_of(const task *t)
{
    act cast = {.kind = ACT_CAST,
                .who = (uint8_t)t->casting.caster,
                .detail = t->unit == NOBODY_ID ? NO_TARGET : t->unit,
                .at = {t->casting.spell,
                       (uint16_t)(t->casting.device | t->casting.through << THROUGH_AT),
                       t->casting.facing}};
    if (t->casting.aside > 0) cast.detail = (uint8_t)(t->casting.aside - 1);
    return cast;
}

int wm_casting_need(const battle *b, const act *cast)
{
    int need = wm_spell_of(b, cast->at.x)->need;
    if (person_of(b, cast->who)->used & PERSON_BOUND) need++;              /* WM-ITEM-20 */
    if (device_of(cast) == BY_WAND || device_of(cast) == BY_ALTAR) need--; /* WM-ITEM-23 */
    if (wm_eases_spell(b, cast->who, cast->at.x)) need--;
    if (device_of(cast) == BY_RING) return 1;  /* WM-ITEM-19 */
    return need < 2 ? 2 : need > 6 ? 6 : need; /* WM-MAGIC-05 */
}

static void spend_casting(battle *b, const act *a)
{
    person *p = person_in(b, a->who);
    int kept = wm_kept_by(b, a->who, WARD_SANCTUARY);
    if (kept >= 0) wm_end_keeping(b, kept); /* who casts again lets go of it */
    if (!(p->cast & CAST_TRIED))
        p->cast |= CAST_TRIED;
    else if (p->cast & CAST_MORE)
        p->cast &= (uint8_t)~CAST_MORE;
    else
        p->cast &= (uint8_t)~CAST_WORKED, p->used |= USED_ITEM; /* WM-ITEM-24 */
    if (device_of(a) == BY_RING || device_of(a) == BY_WAND) p->used |= USED_ITEM;
    if (device_of(a) == BY_ALTAR) p->used |= USED_MOUNT;
}

/* ---- Those who break spells ---- */

static bool is_there(const battle *b, int who)
{
    return (person_of(b, who)->flags & PERSON_ON_TABLE) != 0;
}

/* AMB-54: from stand to stand. */
static bool is_near_caster(const battle *b, int who, int caster)
{
    const person *p = person_of(b, who), *q = person_of(b, caster);
    int64_t within = 50 * CENTIMETRE + 2 * wm_person_rim(b);
    return wm_squared_distance((point){p->x, p->y}, (point){q->x, q->y}) <= within * within;
}

static bool has_runesmith_near(const battle *b, int caster)
{
    int side = 1 - side_of_person(caster);
    const roster *list = &b->side[side].list;
    for (int i = 0; i < list->character_count; i++)
        if (is_there(b, side * PERSONS_MAX + i) && wm_character_has(list, i, HAS_anti_magic) &&
            is_near_caster(b, side * PERSONS_MAX + i, caster))
            return true;
    return false;
}

/* A character who may break a spell on a unit of his side within 30 cm, once a turn; -1: none. */
static int breaker_near(const battle *b, const act *cast)
{
    int side = 1 - side_of_person(cast->who), count = -1;
    uint8_t hit[ALL_UNITS];
    stand_list s;
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i;
        if (!is_there(b, who) || (person_of(b, who)->cast & CAST_BREAKS) ||
            !wm_breaks_spells(b, who))
            continue;
        if (count < 0) wm_list_stands(b, &s), count = wm_list_targets(b, cast, hit);
        for (int k = 0; k < count; k++)
            if (side_of_unit(hit[k]) == side && wm_is_within(b, &s, who, hit[k], 30)) return who;
    }
    return -1;
}

bool wm_may_be_broken(const battle *b, const act *cast)
{
    return has_runesmith_near(b, cast->who) || breaker_near(b, cast) >= 0;
}

static int bearer_of(const battle *b, int side, int item)
{
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i;
        if (is_there(b, who) && wm_person_carries(b, who, item) &&
            !(person_of(b, who)->used & USED_ITEM))
            return who;
    }
    return -1;
}

int wm_scroll_bearer(const battle *b, int side)
{
    return bearer_of(b, side, ITEM_SCROLL);
}

/* ---- From step to step ---- */

bool wm_rolls_again(const battle *b, int who)
{
    return army_profile_of(&b->side[side_of_person(who)].list)->spells == SPELLS_HIGH_ELVES ||
           wm_casts_again(b, who);
}

static void ask_scroll(battle *b)
{
    task *t = top_task_in(b);
    t->step = wm_scroll_bearer(b, 1 - t->side) >= 0 ? CAST_ASK_SCROLL : CAST_WORKS;
}

static void casting_succeeds(battle *b)
{
    task *t = top_task_in(b);
    act cast = cast_of(t);
    person_in(b, t->casting.caster)->cast |= CAST_WORKED;
    if (wm_may_be_broken(b, &cast))
        t->step = CAST_ASK_RUNES;
    else
        ask_scroll(b);
}

void wm_cast(battle *b, const act *a)
{
    bool aside = a->detail != NO_TARGET && wm_spells[a->at.x].aim == AIM_LINE;
    spend_casting(b, a);
    wm_push_task(b, (task){.kind = TASK_CASTING,
                           .side = (uint8_t)side_of_person(a->who),
                           .unit = a->detail == NO_TARGET || aside ? NOBODY_ID : a->detail,
                           .step = device_of(a) == BY_RING ? CAST_WORKS : CAST_DIE,
                           .casting = {.spell = (uint8_t)a->at.x,
                                       .device = (unsigned)device_of(a) & 15,
                                       .through = (unsigned)through_of(a) & 15,
                                       .facing = a->at.facing,
                                       .caster = a->who,
                                       .aside = aside ? (uint16_t)(a->detail + 1) : 0}});
    if (device_of(a) == BY_RING) casting_succeeds(b);
}

/* WM-ITEM-20: he whom it has not bound yet. */
static void casting_fails(battle *b)
{
    task *t = top_task_in(b);
    bool bound = (person_of(b, t->casting.caster)->used & PERSON_BOUND) != 0;
    if (!bound && bearer_of(b, 1 - t->side, ITEM_STAFF) >= 0)
        t->step = CAST_ASK_STAFF;
    else
        wm_pop_task(b);
}

static void judge_die(battle *b, int die)
{
    task *t = top_task_in(b);
    act cast = cast_of(t);
    if (die >= wm_casting_need(b, &cast))
        casting_succeeds(b);
    else if (t->step == CAST_DIE && die != 1 && wm_rolls_again(b, cast.who))
        t->step = CAST_ASK_AGAIN; /* WM-MAGIC-08 */
    else
        casting_fails(b);
}

bool wm_casting_fails_by(const battle *b, int die)
{
    const task *t = top_task(b);
    if (t->kind != TASK_CASTING || t->step != CAST_DIE) return false;
    act cast = cast_of(t);
    return die < wm_casting_need(b, &cast);
}

static void judge_staff(battle *b, int die)
{
    task *t = top_task_in(b);
    if (die >= 4) {
        person_in(b, t->casting.caster)->used |= PERSON_BOUND;
        person_in(b, bearer_of(b, 1 - t->side, ITEM_STAFF))->used |= USED_ITEM;
    }
    wm_pop_task(b);
}

/* A Runesmith near the caster whose runes can still be strengthened; -1: none. */
static int strong_runes_near(const battle *b, int caster)
{
    int first = (1 - side_of_person(caster)) * PERSONS_MAX;
    for (int who = first; who < first + PERSONS_MAX; who++)
        if (wm_person_exists(b, who) && is_there(b, who) && wm_strengthens_runes(b, who) &&
            !(person_of(b, who)->used & USED_MOUNT) && is_near_caster(b, who, caster))
            return who;
    return -1;
}

/* WM-MAGIC-09: on 4 and more. Once a battle some make a 3 enough, which is never wrong to use. */
int wm_breaking_need(const battle *b, const act *cast)
{
    if (!wm_may_be_broken(b, cast)) return 7;
    return strong_runes_near(b, cast->who) >= 0 ? 3 : 4;
}

int wm_casting_wants(const battle *b)
{
    if (b->task_count == 0 || top_task(b)->kind != TASK_CASTING) return 0;
    const task *t = top_task(b);
    act cast = cast_of(t);
    if (t->step == CAST_DIE || t->step == CAST_DIE_AGAIN) return wm_casting_need(b, &cast);
    if (t->step == CAST_STAFF_DIE) return 4;
    if (t->step == CAST_RUNES_DIE) return strong_runes_near(b, cast.who) >= 0 ? 3 : 4;
    return 0;
}

static void judge_runes(battle *b, int die)
{
    int who = strong_runes_near(b, top_task(b)->casting.caster);
    bool helped = die == 3 && who >= 0;
    if (helped) person_in(b, who)->used |= USED_MOUNT;
    if (die >= 4 || helped)
        wm_pop_task(b);
    else
        ask_scroll(b); /* WM-ITEM-22: a scroll may follow */
}

/* Where there is no Runesmith it was the Lammasu who tried. */
static void tire_lammasu(battle *b)
{
    act cast = cast_of(top_task(b));
    if (has_runesmith_near(b, cast.who)) return;
    int who = breaker_near(b, &cast);
    if (who >= 0) person_in(b, who)->cast |= CAST_BREAKS;
}

static void answer_casting(battle *b, bool yes)
{
    task *t = top_task_in(b);
    switch (t->step) {
    case CAST_ASK_AGAIN:
        t->step = CAST_DIE_AGAIN;
        if (!yes) casting_fails(b);
        break;
    case CAST_ASK_STAFF:
        t->step = CAST_STAFF_DIE;
        if (!yes) wm_pop_task(b);
        break;
    case CAST_ASK_RUNES:
        t->step = CAST_RUNES_DIE;
        if (yes)
            tire_lammasu(b);
        else
            ask_scroll(b);
        break;
    default:
        t->step = CAST_WORKS;
        if (!yes) return;
        person_in(b, wm_scroll_bearer(b, 1 - t->side))->used |= USED_ITEM;
        wm_pop_task(b);
        break;
    }
}

static void apply_casting(battle *b, const act *a)
{
    switch (top_task(b)->step) {
    case CAST_DIE:
    case CAST_DIE_AGAIN:
        judge_die(b, a->who);
        break;
    case CAST_STAFF_DIE:
        judge_staff(b, a->who);
        break;
    case CAST_RUNES_DIE:
        judge_runes(b, a->who);
        break;
    default:
        answer_casting(b, a->kind == ACT_YES);
        break;
    }
}

static int casting_to_act(const battle *b)
{
    const task *t = top_task(b);
    switch (t->step) {
    case CAST_ASK_AGAIN:
        return t->side;
    case CAST_ASK_STAFF:
    case CAST_ASK_RUNES:
    case CAST_ASK_SCROLL:
        return 1 - t->side;
    case CAST_WORKS:
        return TASK_RUNS;
    default:
        return VX_CHANCE;
    }
}

/* The casting die is the wizard's, unless he has thrown it twice (WM-DICE-05); what answers it the
 * enemy's. */
static int casting_thrower(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == CAST_DIE_AGAIN) return -1;
    return t->step == CAST_DIE ? t->side : 1 - t->side;
}

static void run_casting(battle *b)
{
    act cast = cast_of(top_task(b));
    wm_pop_task(b);
    wm_work_spell(b, &cast);
}

static bool is_casting_sound(const battle *b, const task *t)
{
    act cast = cast_of(t);
    return t->casting.caster < ALL_PERSONS && wm_person_exists(b, cast.who) &&
           side_of_person(cast.who) == t->side && is_there(b, cast.who) &&
           wm_has_spell_shape(&cast) && t->step < CAST_STEPS &&
           (through_of(&cast) == 0 || may_cast_through(b, &cast)) &&
           (t->casting.aside == 0 ||
            (t->unit == NOBODY_ID && t->casting.aside <= 2 * ASIDE_MAX + 1 &&
             wm_spells[cast.at.x].aim == AIM_LINE)) &&
           (t->step != CAST_ASK_SCROLL || wm_scroll_bearer(b, 1 - t->side) >= 0) &&
           ((t->step != CAST_ASK_STAFF && t->step != CAST_STAFF_DIE) ||
            bearer_of(b, 1 - t->side, ITEM_STAFF) >= 0);
}

static void ask_casting(const battle *b, vx_language language, vx_text *out)
{
    static const char *const texts[CAST_STEPS][VX_LANGUAGES] = {
        [CAST_DIE] = {"{word}, on {0}+", "{word}, на {0}+"},
        [CAST_ASK_AGAIN] = {"{word} failed: roll once more, on {0}+?",
                            "{word}: не вышло; бросить ещё раз, на {0}+?"},
        [CAST_DIE_AGAIN] = {"{word} once more, on {0}+", "{word} ещё раз, на {0}+"},
        [CAST_ASK_STAFF] = {"{word} failed: bind its wizard with the Staff, on 4+?",
                            "{word}: не вышло; связать волшебника Посохом, на 4+?"},
        [CAST_STAFF_DIE] = {"the Staff binds the wizard on 4+", "Посох связывает волшебника на 4+"},
        [CAST_ASK_RUNES] = {"{word}: try to break it, on 4+?", "{word}: рассеять, на 4+?"},
        [CAST_RUNES_DIE] = {"{word}: broken on 4+", "{word}: рассеется на 4+"},
        [CAST_ASK_SCROLL] = {"{word}: break it with the Scroll?", "{word}: рассеять Свитком?"},
        [CAST_WORKS] = {"{word}", "{word}"},
    };
    char spell[256];
    vx_text word = vx_text_on(spell, sizeof spell);
    act cast = cast_of(top_task(b));
    wm_describe_spell(&word, b, &cast, language);
    vx_add_filled(out, texts[top_task(b)->step][language],
                  (int64_t[2]){wm_casting_need(b, &cast), 0}, spell);
}

const task_rules wm_casting_task = {
    .key = "casting",
    .layout = LAYOUT_CASTING,
    .steps = {[CAST_DIE] = "die",
              [CAST_ASK_AGAIN] = "ask-again",
              [CAST_DIE_AGAIN] = "die-again",
              [CAST_ASK_STAFF] = "ask-staff",
              [CAST_STAFF_DIE] = "staff-die",
              [CAST_ASK_RUNES] = "ask-runes",
              [CAST_RUNES_DIE] = "runes-die",
              [CAST_ASK_SCROLL] = "ask-scroll",
              [CAST_WORKS] = "works"},
    .acts = ACT_BIT(ACT_DIE) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-MAGIC-04",
              {"a spell is being cast: the die, then the answers to it",
               "насылается заклинание: бросок, затем тот, кто может ответить"}},
    .ask = ask_casting,
    .to_act = casting_to_act,
    .run = run_casting,
    .dice = wm_one_die,
    .thrower = casting_thrower,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_casting,
    .is_sound = is_casting_sound,
};

/* ---- What is offered ---- */

static vx_action *add_cast(const battle *b, const scene *s, act a, vx_action *out)
{
    if (!check_spell(b, &a, NULL) || !wm_check_aim(b, s, &a, NULL)) return out;
    uint16_t through = (uint16_t)(through_of(&a) << THROUGH_AT);
    for (uint16_t device = BY_SKILL; device < DEVICES; device++) {
        a.at.y = through | device;
        if (check_device(b, &a, NULL)) *out++ = pack_act(a);
    }
    return out;
}

/* WM-MAGIC-10: beside the middle of his stand, left and right, where that is better than a line
 * through it. */
static vx_action *list_aside(const battle *b, const scene *s, act a, int *left, vx_action *out)
{
    act middle = a;
    for (int side = -1; side <= 1; side += 2) {
        vx_action *before = out;
        a.detail = (uint8_t)(ASIDE_MAX + side * ASIDE_MAX);
        if (*left == 0 || !wm_is_better_line(b, s, &a, &middle)) continue;
        out = add_cast(b, s, a, out);
        *left -= out > before;
    }
    return out;
}

/* Lines through the middles of enemy stands in reach, and beside those at the middle stand of a unit. */
static vx_action *list_lines(const battle *b, const scene *s, act a, vx_action *out)
{
    const person *p = person_of(b, a.who);
    int enemy = 1 - side_of_person(a.who);
    vx_action *start = out;
    int aside_left = 40;
    for (int id = enemy * UNITS_MAX; id < (enemy + 1) * UNITS_MAX; id++) {
        if (!is_on_table(unit_of(b, id)) || wm_is_affected(b, id, a.at.x) ||
            !wm_is_within(b, &s->stands, a.who, id, wm_spell_of(b, a.at.x)->range))
            continue;
        for (int i = 0; i < unit_of(b, id)->stands; i++) {
            place at = unit_of(b, id)->at[i];
            a.at.facing = (uint16_t)wm_direction(at.x - p->x, at.y - p->y);
            bool listed = false;
            for (vx_action *k = start; k < out; k++)
                listed = listed || (*k >> 52 & 4095) == a.at.facing;
            if (listed) continue;
            out = add_cast(b, s, a, out);
            if (i == unit_of(b, id)->stands / 2) out = list_aside(b, s, a, &aside_left, out);
        }
    }
    return out;
}

static vx_action *list_woods(const battle *b, const scene *s, act a, vx_action *out)
{
    for (int i = 0; i < b->table.piece_count; i++) {
        a.at.facing = (uint16_t)i;
        if (b->table.at[i].kind == WOOD) out = add_cast(b, s, a, out);
    }
    return out;
}

/* By himself; a target out of his reach through somebody else, if he casts so. */
static vx_action *list_origins(const battle *b, const scene *s, act a, vx_action *out)
{
    vx_action *start = out;
    out = add_cast(b, s, a, out);
    if (out > start) return out;
    for (int i = 1; i <= PERSONS_MAX; i++) {
        int through = side_of_person(a.who) * PERSONS_MAX + i - 1;
        if (!wm_person_exists(b, through) || !wm_casts_through(b, a.who, through)) continue;
        a.at.y = (uint16_t)(i << THROUGH_AT);
        out = add_cast(b, s, a, out);
    }
    return out;
}

static vx_action *list_spell(const battle *b, const scene *s, int who, int spell, vx_action *out)
{
    act a = {ACT_CAST, (uint8_t)who, NO_TARGET, {(uint16_t)spell, 0, 0}};
    uint8_t aim = wm_spells[spell].aim;
    if (aim == AIM_WOOD) return list_woods(b, s, a, out);
    if (aim == AIM_LINE) return list_lines(b, s, a, out);
    if (aim == AIM_NOBODY) return add_cast(b, s, a, out);
    int side = aim == AIM_ENEMY ? 1 - side_of_person(who) : side_of_person(who);
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++) {
        a.detail = (uint8_t)id;
        if (is_on_table(unit_of(b, id))) out = list_origins(b, s, a, out);
    }
    return out;
}

static vx_action *list_casts_of(const battle *b, const scene *s, int who, vx_action *out)
{
    if (!check_caster(b, who, NULL)) return out;
    int first = wm_first_spell(b, who);
    for (int spell = first; spell <= wm_last_spell(b, who); spell++)
        out = list_spell(b, s, who, spell, out);
    return out;
}

vx_action *wm_list_casts(const battle *b, const scene *s, vx_action *out)
{
    vx_action *first = out;
    for (int who = b->turn * PERSONS_MAX; who < (b->turn + 1) * PERSONS_MAX; who++)
        if (may_offer_more(first, out)) out = list_casts_of(b, s, who, out);
    return out;
}

bool wm_can_cast(const battle *b, const scene *s)
{
    vx_action found[CASTS_MAX / PERSONS_MAX];
    for (int who = b->turn * PERSONS_MAX; who < (b->turn + 1) * PERSONS_MAX; who++) {
        if (!check_caster(b, who, NULL)) continue;
        int first = wm_first_spell(b, who); /* lines take longest and come last */
        for (int k = 0; k < 2; k++)
            for (int spell = first; spell <= wm_last_spell(b, who); spell++)
                if ((wm_spells[spell].aim == AIM_LINE) == (k == 1) &&
                    list_spell(b, s, who, spell, found) != found)
                    return true;
    }
    return false;
}
