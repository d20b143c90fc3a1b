/* SPDX-License-Identifier: MIT */
/* describe.c - actions as sentences, and in one line what is asked of whom. */
#include <string.h>

#include "games/warmaster/charge/charge.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/text/spots.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"
#include "games/warmaster/victory/victory.h"

static const char *const form_names[FORMS][VX_LANGUAGES] = {
    [FORM_LINE] = {"line", "шеренга"},
    [FORM_COLUMN] = {"column", "колонна"},
    [FORM_BLOCK] = {"a block", "каре"},
    [FORM_LEFT] = {"echelon to the left", "уступ влево"},
    [FORM_RIGHT] = {"echelon to the right", "уступ вправо"},
};

static bool take(const char **at, const char *mark)
{
    size_t length = 0;
    while (mark[length] != '\0') {
        if ((*at)[length] != mark[length]) return false;
        length++;
    }
    *at += length;
    return true;
}

static void add_piece(vx_text *out, const battle *b, bool is_person, int id, vx_language language)
{
    if (is_person)
        wm_name_person(out, b, id, language);
    else
        wm_name_unit(out, b, id, language);
}

static void add_who(vx_text *out, const battle *b, const act *a, vx_language language)
{
    uint8_t kind = wm_acts[a->kind].who;
    if (kind == WHO_CHOICE)
        vx_add(out, wm_choice_name(b, a->who, language));
    else if (kind == WHO_STOCK)
        vx_add(out, wm_stock[a->who].name[language]);
    else if (kind == WHO_ARMY)
        vx_add(out, wm_army_at(b, a->who) != NULL ? wm_army_at(b, a->who)->name[language] : "?");
    else
        add_piece(out, b, kind == WHO_PERSON, a->who, language);
}

static void add_sentence(vx_text *out, const battle *b, const act *a, const char *at,
                         vx_language language)
{
    const act_rules *rules = &wm_acts[a->kind];
    while (*at != '\0') {
        if (take(&at, "{who}"))
            add_who(out, b, a, language);
        else if (take(&at, "{unit}"))
            add_piece(out, b, rules->detail == DETAIL_PERSON, a->detail, language);
        else if (take(&at, "{spell}"))
            wm_describe_spell(out, b, a, language);
        else if (take(&at, "{form}"))
            vx_add(out, form_names[a->detail][language]);
        else if (take(&at, "{place}"))
            wm_add_spot(out, b, a, false, language);
        else if (take(&at, "{one}"))
            vx_add(out, wm_side_name(b, 0, language));
        else if (take(&at, "{other}"))
            vx_add(out, wm_side_name(b, 1, language));
        else if (take(&at, "{0}"))
            vx_add_number(out, a->who);
        else if (take(&at, "{1}"))
            vx_add_number(out, rules->detail == DETAIL_STAND ? a->detail + 1 : a->detail);
        else if (take(&at, "{2}"))
            vx_add_number(out, a->at.x);
        else
            vx_add_char(out, *at++);
    }
}

/* Only what changes is told. */
static void add_new_form(vx_text *out, const battle *b, const act *a, vx_language language)
{
    if (a->detail == wm_formation_now(b, a->who) || a->detail >= FORMS) return;
    vx_add(out, language == VX_ENGLISH ? ", in " : ", ");
    vx_add(out, form_names[a->detail][language]);
}

/* WM-CHARGE-08, WM-CHARGE-09, WM-CHARGE-11, WM-CHARGE-17: how the first stand meets the enemy. */
static const struct {
    const char *clause;
    const char *text[VX_LANGUAGES];
} placings[] = {
    {"WM-CHARGE-08", {": centre to centre", ": центр к центру"}},
    {"WM-CHARGE-09", {": round the corner", ": от угла"}},
    {"WM-CHARGE-11", {": on the open edge", ": на свободный край"}},
    {"WM-CHARGE-17", {": beside the centre", ": рядом с центром"}},
};

static void add_placing(vx_text *out, const battle *b, const act *a, vx_language language)
{
    const char *clause = wm_charge_clause(b, a);
    if (clause == NULL) return;
    for (size_t i = 0; i < sizeof placings / sizeof *placings; i++)
        if (strcmp(placings[i].clause, clause) == 0) vx_add(out, placings[i].text[language]);
}

/* ---- What is asked ---- */

static void add_question(vx_text *out, const battle *b, vx_language language)
{
    const task_rules *rules = wm_task_rules(b);
    if (rules->ask != NULL) {
        rules->ask(b, language, out);
        return;
    }
    vx_add(out, rules->status[language]);
    if (b->task_count == 0 || top_task(b)->unit >= ALL_UNITS) return;
    vx_add(out, language == VX_ENGLISH ? ": " : " — "); /* a plain board in English is ASCII */
    wm_name_unit(out, b, top_task(b)->unit, language);
}

/* ---- What dice decide ---- */

static void add_order_test(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const needed[VX_LANGUAGES] = {", {0} or less needed: ",
                                                     ", нужно {0} или меньше: "};
    static const char *const obeyed[VX_LANGUAGES] = {"the order is obeyed", "приказ выполняется"};
    static const char *const failed[VX_LANGUAGES] = {"the order fails", "приказ провален"};
    int taken[PENALTIES];
    if (b->phase != PHASE_TEST || b->task_count > 0) return;
    int target = wm_order_target(b, taken);
    vx_add_filled(out, needed[language], (int64_t[2]){target, 0}, "");
    vx_add(out, (a->who + a->detail <= target ? obeyed : failed)[language]);
}

/* WM-CHAR-12 to WM-CHAR-15 */
static void add_blunder(vx_text *out, int die, vx_language language)
{
    static const char *const meant[6][VX_LANGUAGES] = {
        {": a unit has -1 on orders from now on", ": один отряд отныне получает приказы с -1"},
        {": the units shy away", ": отряды отступают"},
        {": the units shy away", ": отряды отступают"},
        {": half a move and no charge", ": полхода и без атак"},
        {": half a move and no charge", ": полхода и без атак"},
        {": the units rush at the enemy", ": отряды бросаются на врага"},
    };
    vx_add(out, meant[die - 1][language]);
}

/* "armour of Knights B3: saves: 2 of 5 (on 4+)" */
static void add_pool(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const hits[VX_LANGUAGES] = {"hits: {0} of {1}", "попаданий: {0} из {1}"};
    static const char *const saves[VX_LANGUAGES] = {"saves: {0} of {1}", "спасено: {0} из {1}"};
    static const char *const on[VX_LANGUAGES] = {" (on {0}+)", " (на {0}+)"};
    static const char *const ones[VX_LANGUAGES] = {"; ones: {0}", "; единиц: {0}"};
    wm_dice dice = wm_task_rules(b)->dice(b);
    const char *count = (dice.saves ? saves : hits)[language];
    vx_add_filled(out, count, (int64_t[2]){a->who, dice.count}, "");
    vx_add_filled(out, on[language], (int64_t[2]){dice.need, 0}, "");
    if (a->kind == ACT_TALLY) vx_add_filled(out, ones[language], (int64_t[2]){a->detail, 0}, "");
}

static bool is_thrown_for_task(const battle *b, const act *a)
{
    return a->kind >= ACT_DIE && a->kind <= ACT_DRIVEN && b->task_count > 0 &&
           wm_task_rules(b)->to_act(b) == VX_CHANCE;
}

/* What the task asks for, then what fell. */
static bool describe_throw(vx_text *out, const battle *b, const act *a, vx_language language)
{
    if (!is_thrown_for_task(b, a)) return false;
    add_question(out, b, language);
    vx_add(out, ": ");
    if (a->kind != ACT_HITS && a->kind != ACT_TALLY) return false;
    add_pool(out, b, a, language);
    return true;
}

/* A yes or no says little without its question. */
static void add_asked(vx_text *out, const battle *b, const act *a, vx_language language)
{
    if ((a->kind != ACT_YES && a->kind != ACT_NO) || b->task_count == 0) return;
    add_question(out, b, language);
    vx_add_char(out, ' ');
}

/* The piece that an action has to do with besides its own: "Cannon B10, stand 2". */
static void add_other(vx_text *out, const battle *b, int other, vx_language language)
{
    static const char *const stand[VX_LANGUAGES] = {", stand ", ", база "};
    int owner = (other - NAMES_STANDS) / STANDS_MAX;
    if (other >= NAMES_UNITS) {
        wm_name_unit(out, b, other - NAMES_UNITS, language);
    } else if (other >= NAMES_PERSONS) {
        wm_name_person(out, b, other - NAMES_PERSONS, language);
    } else {
        wm_name_unit(out, b, owner, language);
        if (b->side[side_of_unit(owner)].unit[owner % UNITS_MAX].stands < 2) return;
        vx_add(out, stand[language]);
        vx_add_number(out, (other - NAMES_STANDS) % STANDS_MAX + 1);
    }
}

static void add_names(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const by_stand[VX_LANGUAGES] = {", first of all stand ",
                                                       ", прежде всего база "};
    static const char *const from[VX_LANGUAGES] = {", away from: ", ", прочь от: "};
    static const char *const at[VX_LANGUAGES] = {", at ", ", по цели: "};
    if (names_stand(a->kind) && first_stand(a) != 0 && a->kind != ACT_GROUND) {
        vx_add(out, by_stand[language]);
        vx_add_number(out, first_stand(a));
    }
    if (wm_other_word(a->kind) == NULL || other_piece(a) == 0) return;
    vx_add(out, (a->kind == ACT_BREATHE ? at : from)[language]);
    add_other(out, b, other_piece(a), language);
}

static void describe(const battle *state, vx_action action, vx_language language, vx_text *out)
{
    static const char *const stands[VX_LANGUAGES] = {", and then its other stands one by one",
                                                     ", затем остальные базы по одной"};
    act a;
    if (!wm_unpack(action, &a) || describe_throw(out, state, &a, language)) return;
    const char *label = wm_button_label(state, a.kind, language);
    if (label != NULL) {
        vx_add(out, label);
        if (wm_acts[a.kind].who != WHO_NOBODY) vx_add(out, ": ");
        if (wm_acts[a.kind].who != WHO_NOBODY) add_who(out, state, &a, language);
        return;
    }
    add_asked(out, state, &a, language);
    add_sentence(out, state, &a, wm_acts[a.kind].sentence[language], language);
    if (wm_acts[a.kind].mark != NULL && is_marked(&a))
        add_sentence(out, state, &a, wm_acts[a.kind].marked[language], language);
    if (a.kind == ACT_MOVE) add_new_form(out, state, &a, language);
    if (a.kind == ACT_CHARGE) add_placing(out, state, &a, language);
    if (a.kind == ACT_TEST) add_order_test(out, state, &a, language);
    if (a.kind == ACT_BLUNDER) add_blunder(out, wm_blunder_result(state, a.who), language);
    add_names(out, state, &a, language);
    if (may_set_stands(a.kind) && sets_stands(&a)) vx_add(out, stands[language]);
}

void wm_describe_action(const void *state, vx_action action, vx_language language, vx_text *out)
{
    size_t from = out->length;
    describe(state, action, language, out);
    wm_tell_lengths(state, out, from);
}

void wm_status(const void *state, vx_language language, vx_text *out)
{
    size_t from = out->length;
    static const char *const turn[VX_LANGUAGES] = {", turn ", ", ход "};
    const battle *b = state;
    int side = warmaster_game.rules.to_act(state);
    if (side >= 0) {
        vx_add(out, wm_side_name(b, side, language));
        if (b->round > 0) {
            vx_add(out, turn[language]);
            vx_add_number(out, b->round);
        }
        vx_add(out, ": ");
    }
    add_question(out, b, language);
    wm_tell_lengths(b, out, from);
}

/* ---- Themes ---- */

vx_theme wm_theme(vx_action action)
{
    static const uint8_t themes[ACTS] = {
        [ACT_DEPLOY] = VX_THEME_PLACE,  [ACT_PLACE] = VX_THEME_PLACE,
        [ACT_ENTER] = VX_THEME_PLACE,   [ACT_LAY] = VX_THEME_PLACE,
        [ACT_CHARGE] = VX_THEME_ATTACK, [ACT_FIGHT] = VX_THEME_ATTACK,
        [ACT_STRIKE] = VX_THEME_ATTACK, [ACT_LEAD] = VX_THEME_ATTACK,
        [ACT_PURSUE] = VX_THEME_ATTACK, [ACT_ADVANCE] = VX_THEME_ATTACK,
        [ACT_EVADE] = VX_THEME_MOVE,    [ACT_MOVE] = VX_THEME_MOVE,
        [ACT_STAND] = VX_THEME_MOVE,    [ACT_BACK] = VX_THEME_MOVE,
        [ACT_HOME] = VX_THEME_MOVE,     [ACT_RETURN] = VX_THEME_MOVE,
        [ACT_JOIN] = VX_THEME_MOVE,     [ACT_END] = VX_THEME_ORDER,
        [ACT_ORDER] = VX_THEME_ORDER,   [ACT_WITH] = VX_THEME_ORDER,
        [ACT_GIVE] = VX_THEME_ORDER,    [ACT_LAAGER] = VX_THEME_ORDER,
        [ACT_GUIDE] = VX_THEME_ORDER,   [ACT_DONE] = VX_THEME_ORDER,
        [ACT_MAD] = VX_THEME_ORDER,     [ACT_SHOOT] = VX_THEME_SHOT,
        [ACT_BREATHE] = VX_THEME_SHOT,  [ACT_CAST] = VX_THEME_MAGIC,
        [ACT_WORD] = VX_THEME_MAGIC,    [ACT_ANVIL] = VX_THEME_MAGIC,
        [ACT_TAKE] = VX_THEME_MUSTER,   [ACT_ARMY] = VX_THEME_MUSTER,
        [ACT_READY] = VX_THEME_MUSTER,  [ACT_DROP] = VX_THEME_MUSTER,
        [ACT_REMOVE] = VX_THEME_LOSS,   [ACT_FLEE] = VX_THEME_LOSS,
        [ACT_HOLD] = VX_THEME_LOSS,     [ACT_FALL] = VX_THEME_LOSS,
        [ACT_ASIDE] = VX_THEME_LOSS,    [ACT_RETIRE] = VX_THEME_LOSS,
        [ACT_SUPPORT] = VX_THEME_LOSS,  [ACT_GROUND] = VX_THEME_LOSS,
    };
    act a;
    return wm_unpack(action, &a) ? (vx_theme)themes[a.kind] : VX_THEME_OTHER;
}
