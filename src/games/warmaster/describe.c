/* SPDX-License-Identifier: MIT */
/* describe.c - actions as sentences, and in one line what is asked of whom. */
#include "games/warmaster/numbers.h"
#include "games/warmaster/warmaster.h"
#include "games/warmaster/words.h"

static void add_unit_name(vx_text *out, const battle *b, int id, vx_language language)
{
    wm_add_unit(out, id);
    if (!wm_unit_exists(b, id)) return;
    vx_add(out, " (");
    vx_add(out, wm_unit_profile(b, id)->name[language]);
    vx_add_char(out, ')');
}

static void add_person_name(vx_text *out, const battle *b, int id, vx_language language)
{
    wm_add_person(out, id);
    if (!wm_person_exists(b, id)) return;
    vx_add(out, " (");
    vx_add(out, wm_person_profile(b, id)->name[language]);
    vx_add_char(out, ')');
}

/* In the sentences {who} is the first unit or character, {unit} the second unit, {form} a
 * formation, {place} a place, {0} and {1} dice or a stand. */
static const char *const sentences[ACTS][VX_LANGUAGES] = {
    [ACT_DEPLOY] = {"{who} is set up in {form} at {place}", "{who}: расстановка, {form}, {place}"},
    [ACT_PLACE] = {"{who} goes to {place}", "{who} встаёт на {place}"},
    [ACT_FIRST] = {"seat 1 rolls {0}, seat 2 rolls {1}", "место 1 бросает {0}, место 2 — {1}"},
    [ACT_CHARGE] = {"{who} charges {unit}", "{who} атакует {unit}"},
    [ACT_EVADE] = {"{who} evades and re-forms in {form}", "{who} уклоняется, построение: {form}"},
    [ACT_END] = {"this step ends", "этот шаг закончен"},
    [ACT_ORDER] = {"{who} orders {unit}", "{who} приказывает: {unit}"},
    [ACT_WITH] = {"{who} takes part in the order", "{who} участвует в приказе"},
    [ACT_GIVE] = {"the order is given", "приказ отдан"},
    [ACT_TEST] = {"the order rolls {0} and {1}", "на приказ выпало {0} и {1}"},
    [ACT_MOVE] = {"{who} moves in {form} to {place}", "{who} идёт, {form}, на {place}"},
    [ACT_STAND] = {"stand {0} of {who} goes to {place}", "база {0} отряда {who} встаёт на {place}"},
    [ACT_BACK] = {"{who} returns to where it stood", "{who} возвращается туда, где стоял"},
    [ACT_DONE] = {"the order is carried out", "приказ выполнен"},
    [ACT_BLUNDER] = {"the blunder die shows {0}", "на кубике ошибки {0}"},
    [ACT_HOME] = {"{who} rolls to home back", "{who} бросает на возврат"},
    [ACT_WINGS] = {"the flyers may go ten times {0} cm", "летающим можно десять раз по {0} см"},
    [ACT_RETURN] = {"the flyers home back to {who}", "летающие возвращаются: {who}"},
    [ACT_STAY] = {"the flyers stay", "летающие остаются"},
    [ACT_MAD] = {"{who} has -1 on orders from now on", "{who} отныне получает приказы с -1"},
    [ACT_JOIN] = {"{who} joins {unit}", "{who} присоединяется: {unit}"},
};

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

void wm_describe_action(const void *state, vx_action action, vx_language language, vx_text *out)
{
    const battle *b = state;
    act a;
    if (!wm_unpack(action, &a)) return;
    bool by_person =
        a.kind == ACT_PLACE || a.kind == ACT_ORDER || a.kind == ACT_JOIN || a.kind == ACT_RETURN;
    for (const char *at = sentences[a.kind][language]; *at != '\0';) {
        if (take(&at, "{who}")) {
            if (by_person)
                add_person_name(out, b, a.who, language);
            else
                add_unit_name(out, b, a.who, language);
        } else if (take(&at, "{unit}")) {
            add_unit_name(out, b, a.detail, language);
        } else if (take(&at, "{form}")) {
            vx_add(out, form_names[a.detail][language]);
        } else if (take(&at, "{place}")) {
            wm_add_point(out, a.at.x, a.at.y);
        } else if (take(&at, "{0}")) {
            vx_add_number(out, a.kind == ACT_STAND ? a.detail + 1 : a.who);
        } else if (take(&at, "{1}")) {
            vx_add_number(out, a.detail);
        } else {
            vx_add_char(out, *at++);
        }
    }
}

void wm_status(const void *state, vx_language language, vx_text *out)
{
    static const char *const texts[PHASES][VX_LANGUAGES] = {
        [PHASE_LOTS] = {"dice decide who sets up first", "кубики решают, кто ставит первым"},
        [PHASE_DEPLOY] = {"set up a unit", "поставьте отряд"},
        [PHASE_PERSONS] = {"set up a character", "поставьте персонажа"},
        [PHASE_FIRST] = {"dice decide who has the first turn", "кубики решают, чей ход первый"},
        [PHASE_INITIATIVE] = {"charge or evade on initiative", "атака или уклонение по инициативе"},
        [PHASE_HOME] = {"flyers may home back", "летающие могут вернуться"},
        [PHASE_HOME_ROLL] = {"a die for homing back", "кубик на возврат"},
        [PHASE_HOME_MOVE] = {"home back to whom, or stay", "к кому вернуться, или остаться"},
        [PHASE_ORDERS] = {"give an order", "отдайте приказ"},
        [PHASE_BRIGADE] = {"add units or give the order", "добавьте отряды или отдайте приказ"},
        [PHASE_TEST] = {"the order is tested", "приказ проверяется"},
        [PHASE_MOVE] = {"move the ordered units", "двигайте получивших приказ"},
        [PHASE_BLUNDER] = {"a blunder: the die decides", "ошибочный приказ: решает кубик"},
        [PHASE_MADNESS] = {"name the unit that is penalised", "назовите наказанный отряд"},
        [PHASE_CHARACTERS] = {"move your characters", "двигайте персонажей"},
        [PHASE_OVER] = {"the battle is over", "битва закончена"},
    };
    static const char *const seat[VX_LANGUAGES] = {"seat ", "место "};
    static const char *const turn[VX_LANGUAGES] = {", turn ", ", ход "};
    const battle *b = state;
    if (warmaster_game.to_act(state) >= 0) {
        vx_add(out, seat[language]);
        vx_add_number(out, b->turn + 1);
        if (b->round > 0) {
            vx_add(out, turn[language]);
            vx_add_number(out, b->round);
        }
        vx_add(out, ": ");
    }
    vx_add(out, texts[b->phase][language]);
}
