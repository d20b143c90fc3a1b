/* SPDX-License-Identifier: MIT */
/* shots_at_chargers.c - WM-SHOOT-31 to WM-SHOOT-40: charged units shoot at those who charge them. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"

/* WM-TURN-15: no other shot falls outside the Shooting phase of its owner.
 *
 * A task for each charged unit that can shoot, one on another: which stands may
 * shoot, and from which a character with it may. */

/* WM-SHOOT-40: stands that touch an enemy other than this charger are in combat. */
static unsigned free_stands(const battle *b, const stand_list *s, int id, int charger)
{
    unsigned out = 0;
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        bool touched = false;
        for (int k = 0; k < s->count && !touched; k++)
            touched = s->unit[k] != charger && side_of_unit(s->unit[k]) != side_of_unit(id) &&
                      wm_boxes_touch(&s->at[s->first[id] + i], &s->at[k]);
        if (!touched) out |= 1u << i;
    }
    return out;
}

/* ---- Sight of the charger on its way ---- */

static int32_t longest_way(const battle *b, int charger, const place *from)
{
    int32_t longest = 0;
    const unit *u = unit_of(b, charger);
    for (int i = 0; i < u->stands; i++) {
        int32_t gone = wm_length(u->at[i].x - from[i].x, u->at[i].y - from[i].y);
        if (gone > longest) longest = gone;
    }
    return longest;
}

/* The battle with the charger that part of its way from where it stood; it turns half way. */
static battle on_the_way(const battle *b, int charger, const place *from, int part_of, int whole)
{
    battle then = *b;
    unit *u = unit_in(&then, charger);
    for (int i = 0; i < u->stands && part_of < whole; i++) {
        int32_t x = u->at[i].x - from[i].x, y = u->at[i].y - from[i].y;
        u->at[i].x = (uint16_t)(from[i].x + x * part_of / whole);
        u->at[i].y = (uint16_t)(from[i].y + y * part_of / whole);
        if (2 * part_of < whole) u->at[i].facing = from[i].facing;
    }
    return then;
}

/* ---- Who is asked ---- */

/* WM-ART-30: stone throwers do not. */
static bool may_answer(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return p->shots_kind != SHOTS_NONE && !has_keyword(&p->keywords, HAS_no_shoot_chargers);
}

/* WM-SHOOT-32: every unit that a charging stand touches is charged. Returns how many can answer. */
static int list_charged(const battle *b, int charger, task list[UNITS_MAX])
{
    stand_list s;
    int enemy = 1 - side_of_unit(charger), count = 0;
    wm_list_stands(b, &s);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int id = enemy * UNITS_MAX + i;
        bool armed = may_answer(b, id), breath = wm_breather_with(b, id) >= 0;
        if (!is_on_table(unit_of(b, id)) || (!armed && !breath)) continue;
        if (!wm_units_touch(&s, b, charger, id)) continue;
        uint16_t stands = (uint16_t)free_stands(b, &s, id, charger);
        list[count++] = (task){.kind = TASK_ANSWER,
                               .side = (uint8_t)enemy,
                               .unit = (uint8_t)id,
                               .answer = {.charger = (uint16_t)charger,
                                          .shooters = armed ? 0 : stands,
                                          .breathers = breath ? 0 : stands,
                                          .watching = stands}};
    }
    return count;
}

/* ---- Watching the charge ---- */

/* Nothing can be added: all free stands of those who can shoot have it in sight. */
static bool has_seen_enough(const battle *b, const task *t)
{
    uint16_t stands = t->answer.watching;
    bool shots = (t->answer.shooters & stands) == stands || !may_answer(b, t->unit);
    return shots && ((t->answer.breathers & stands) == stands || wm_breather_with(b, t->unit) < 0);
}

static void look_once(const battle *then, const scene *s, int charger, task *t)
{
    int person_id = wm_breather_with(then, t->unit);
    reach by = wm_reach_of(then, t->unit);
    t->answer.shooters |= (uint16_t)wm_shooters_at(then, s, t->unit, &by, charger);
    if (person_id < 0) return;
    by = wm_breath_reach(then, person_id);
    t->answer.breathers |= (uint16_t)wm_shooters_at(then, s, t->unit, &by, charger);
}

/* WM-SHOOT-34, AMB-27: who has it in sight and range at its end, its start or a centimetre of its
 * way, stand by stand. */
static void watch(const battle *b, int charger, const place *from, task *list, int count)
{
    int steps = longest_way(b, charger, from) / CENTIMETRE + 1;
    for (int step = steps; step >= 0; step--) {
        battle then = on_the_way(b, charger, from, step, steps);
        scene s;
        bool enough = true;
        wm_read_scene(&then, &s);
        for (int i = 0; i < count; i++) {
            look_once(&then, &s, charger, &list[i]);
            enough = enough && has_seen_enough(b, &list[i]);
        }
        if (enough) return;
    }
}

/* While they are watched for, `watching` holds the stands that are free to shoot. */
void wm_push_answer(battle *b, int charger, const place *from)
{
    task list[UNITS_MAX];
    if (has_charm(b, charger, CHARM_HUNT)) return; /* Call of the Hunt */
    int count = list_charged(b, charger, list);
    if (count > 0) watch(b, charger, from, list, count);
    for (int i = count - 1; i >= 0; i--) {
        task *t = &list[i];
        uint16_t stands = t->answer.watching;
        t->answer.shooters = may_answer(b, t->unit) ? t->answer.shooters & stands : 0;
        t->answer.breathers = wm_breather_with(b, t->unit) >= 0 ? t->answer.breathers & stands : 0;
        t->answer.watching = 0;
        if (t->answer.shooters != 0 || t->answer.breathers != 0) wm_push_task(b, *t);
    }
}

/* ---- The question ---- */

/* The answers to this charge lie together on top; the lowest of them. */
static int lowest_answer(const battle *b)
{
    int at = b->task_count - 1;
    while (at > 0 && b->task[at - 1].kind == TASK_ANSWER &&
           b->task[at - 1].answer.charger == top_task(b)->answer.charger)
        at--;
    return at;
}

static int answer_to_act(const battle *b)
{
    const task *t = top_task(b);
    bool open = is_on_table(unit_of(b, t->unit)) && is_on_table(unit_of(b, t->answer.charger));
    return open ? t->side : TASK_RUNS; /* the charge may have ended before all had shot */
}

static vx_action *list_answers(const battle *b, vx_action *out)
{
    for (int i = b->task_count - 1; i >= lowest_answer(b); i--)
        if (is_on_table(unit_of(b, b->task[i].unit)))
            *out++ = pack_act(
                (act){ACT_SHOOT, b->task[i].unit, (uint8_t)b->task[i].answer.charger, {0}});
    *out++ = pack_act((act){.kind = ACT_NO}); /* AMB-79 */
    return out;
}

static int find_answer(const battle *b, int id)
{
    for (int i = b->task_count - 1; i >= lowest_answer(b); i--)
        if (b->task[i].unit == id && is_on_table(unit_of(b, id))) return i;
    return -1;
}

static bool check_answer(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_charged = {
        "WM-SHOOT-31",
        {"only a charged unit that can shoot answers, and only once",
         "отвечает только атакованный отряд, способный стрелять, и только раз"}};
    static const vx_message other = {
        "WM-SHOOT-31", {"shoot at the unit that charges", "стреляйте по атакующему отряду"}};
    if (a->kind == ACT_NO) return true;
    if (find_answer(b, a->who) < 0) return vx_refuse(why, &not_charged);
    return a->detail == top_task(b)->answer.charger || vx_refuse(why, &other);
}

static void apply_answer(battle *b, const act *a)
{
    if (a->kind == ACT_NO) {
        for (int left = b->task_count - lowest_answer(b); left > 0; left--) wm_pop_task(b);
        return;
    }
    int at = find_answer(b, a->who);
    task t = b->task[at];
    memmove(&b->task[at], &b->task[at + 1], (size_t)(b->task_count - at - 1) * sizeof t);
    wm_pop_task(b);
    if (t.answer.breathers != 0)
        wm_breathe_at_charger(b, wm_breather_with(b, t.unit), t.answer.charger);
    wm_open_fire(b, &(fire){.id = t.unit,
                            .target = (uint8_t)t.answer.charger,
                            .stands = (uint8_t)t.answer.shooters,
                            .at_charger = true});
}

static bool is_answer_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || t->side != side_of_unit(t->unit) || t->step != 0) return false;
    if (!wm_unit_exists(b, t->answer.charger) || side_of_unit(t->answer.charger) == t->side)
        return false;
    if (t->answer.shooters > 15 || t->answer.breathers > 15 ||
        t->answer.shooters + t->answer.breathers == 0)
        return false;
    if (t->answer.shooters != 0 && !may_answer(b, t->unit)) return false;
    return t->answer.watching == 0 &&
           (t->answer.breathers == 0 || wm_breather_with(b, t->unit) >= 0);
}

static void ask_answer(const battle *b, vx_language language, vx_text *out)
{
    static const char *const charges[VX_LANGUAGES] = {": charge at ", ": атака, цель — "};
    static const char *const shoot[VX_LANGUAGES] = {". Shoot at them?", ". Стрелять?"};
    wm_name_unit(out, b, top_task(b)->answer.charger, language);
    vx_add(out, charges[language]);
    wm_name_unit(out, b, top_task(b)->unit, language);
    vx_add(out, shoot[language]);
}

const task_rules wm_answer_task = {
    .key = "answer",
    .layout = LAYOUT_ANSWER,
    .acts = ACT_BIT(ACT_SHOOT) | ACT_BIT(ACT_NO),
    .asked = {"WM-SHOOT-33",
              {"first say whether the charged units shoot",
               "сначала скажите, стреляют ли атакованные отряды"}},
    .ask = ask_answer,
    .to_act = answer_to_act,
    .run = wm_pop_task,
    .list = list_answers,
    .check = check_answer,
    .apply = apply_answer,
    .is_sound = is_answer_sound,
};
