/* SPDX-License-Identifier: MIT */
/* victory.c - section END: who withdraws, what is scored, who has won. */
#include "games/warmaster/victory/victory.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/units/units.h"

/* ---- Withdrawal ---- */

static bool counts(const battle *b, int id)
{
    return !has_keyword(&wm_unit_profile(b, id)->keywords, HAS_no_breakpoint);
}

/* WM-DEPLOY-07: the list as it was before the battle; whatever was raised since stands behind it
 * and never counts (AMB-57). */
static void list_at_start(const battle *b, int side, roster *out)
{
    *out = b->side[side].list;
    while (out->unit_count > 0 && wm_is_raised(b, side * UNITS_MAX + out->unit_count - 1))
        out->unit_count--;
}

/* WM-END-03: those that count */
int wm_units_lost(const battle *b, int side)
{
    roster list;
    int lost = 0, all_lost = 0, counted = 0;
    list_at_start(b, side, &list);
    for (int i = 0; i < list.unit_count; i++) {
        bool gone = (b->side[side].unit[i].flags & UNIT_GONE) != 0; /* AMB-64: off is not lost */
        bool matters = counts(b, side * UNITS_MAX + i);
        counted += matters;
        lost += matters && gone;
        all_lost += gone;
    }
    return counted == 0 ? all_lost : lost; /* an army of none that count: then all do */
}

/* WM-END-03, WM-END-04 */
static bool is_broken(const battle *b, int side)
{
    roster list;
    int lost = wm_units_lost(b, side);
    list_at_start(b, side, &list);
    return lost > 0 && lost >= wm_break_point(&list);
}

/* A die is due for who has just left the table with or without a unit. */
static bool is_rolled_for(const battle *b, int id)
{
    for (int i = 0; i < b->task_count; i++)
        if (b->task[i].kind == TASK_EDGE &&
            (b->task[i].unit == NOBODY_ID ? b->task[i].edge.person == id + 1
                                          : b->task[i].unit == person_of(b, id)->joined))
            return true;
    return false;
}

/* WM-END-02, WM-EDGE-09 */
bool wm_has_lost_general(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int id = side * PERSONS_MAX + i;
        if (wm_person_profile(b, id)->role != GENERAL) continue;
        if (person_of(b, id)->flags & PERSON_GONE) return true;
        if ((person_of(b, id)->flags & PERSON_OFF) && !is_rolled_for(b, id)) return true;
    }
    return false;
}

bool wm_has_withdrawn(const battle *b, int side)
{
    return wm_has_lost_general(b, side) || is_broken(b, side);
}

/* AMB-45: after every removal, in the middle of whatever is going on. */
void wm_check_end(battle *b)
{
    b->ended = b->ended || wm_has_withdrawn(b, 0) || wm_has_withdrawn(b, 1);
}

/* ---- Victory points ---- */

/* WM-END-07: what the enemy has for this unit as it is now. */
static int scored_for_unit(const battle *b, int id)
{
    const keyword_set *words = &wm_unit_profile(b, id)->keywords;
    const unit *u = unit_of(b, id);
    bool gone = (u->flags & UNIT_GONE) != 0;
    int full = wm_unit_points(&b->side[side_of_unit(id)].list, id % UNITS_MAX);
    if (wm_is_raised(b, id) || has_keyword(words, HAS_no_vp)) return 0; /* WM-MAGIC-15 */
    if (has_keyword(words, HAS_vp_inverted)) return gone ? 0 : full;
    if (gone) return full;
    if (wm_stands_at_start(b, id) < 3 || u->stands != 1) return 0; /* WM-END-09 */
    return (full + 9) / 10 * 5;                                    /* WM-END-08, AMB-77 */
}

static bool is_no_loss(const battle *b, int who)
{
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->is_no_loss != NULL && wm_lords[i]->is_no_loss(b, who)) return true;
    return false;
}

int wm_victory_points(const battle *b, int side)
{
    int enemy = 1 - side, points = 0;
    for (int i = 0; i < b->side[enemy].list.unit_count; i++)
        points += scored_for_unit(b, enemy * UNITS_MAX + i);
    for (int i = 0; i < b->side[enemy].list.character_count; i++)
        if ((b->side[enemy].person[i].flags & PERSON_GONE) &&
            !is_no_loss(b, enemy * PERSONS_MAX + i))
            points += wm_character_points(&b->side[enemy].list, i);
    return points;
}

/* WM-END-10; WM-END-11: an army that withdrew does not win, unless both did (AMB-46). Who concedes
 * loses whatever was scored (WM-END-06): that is the match's affair. */
void wm_decide_battle(battle *b)
{
    int lead = wm_score_of(b, 0) - wm_score_of(b, 1); /* WM-END-12 */
    bool first = wm_has_withdrawn(b, 0), second = wm_has_withdrawn(b, 1);
    if (lead > 0 && first && !second) lead = 0;
    if (lead < 0 && second && !first) lead = 0;
    b->winner = lead > 0 ? 0 : lead < 0 ? 1 : SIDES;
}

/* ---- Nobody is asked any more ---- */

static int nobody_acts(const battle *b)
{
    (void)b;
    return VX_OVER;
}

static const vx_message *who_has_won(const battle *b, const act *a)
{
    static const vx_message won = {"WM-END-01", {"the battle is over", "битва закончена"}};
    static const vx_message drawn = {"WM-END-01",
                                     {"the battle is over: a draw", "битва закончена: ничья"}};
    (void)a;
    return b->winner == SIDES ? &drawn : &won;
}

/* WM-END-01 to WM-END-03: why it is over. */
static void tell_end(const battle *b, vx_language language, vx_text *out)
{
    static const char *const last[VX_LANGUAGES] = {": the last turn has passed",
                                                   ": прошёл последний ход"};
    static const char *const general[VX_LANGUAGES] = {": the General is lost, the army withdraws",
                                                      ": Генерал потерян, армия отступает"};
    static const char *const broken[VX_LANGUAGES] = {
        ": half the units are lost, the army withdraws",
        ": половина отрядов потеряна, армия отступает"};
    int told = 0;
    vx_add(out, wm_over_phase.status[language]);
    for (int side = 0; side < SIDES; side++) {
        if (!wm_has_withdrawn(b, side)) continue;
        vx_add(out, told++ == 0 ? ": " : "; ");
        vx_add(out, wm_side_name(b, side, language));
        vx_add(out, (wm_has_lost_general(b, side) ? general : broken)[language]);
    }
    if (told == 0) vx_add(out, last[language]);
}

const task_rules wm_over_phase = {
    .key = "over",
    .not_now = who_has_won,
    .status = {"the battle is over", "битва закончена"},
    .ask = tell_end,
    .to_act = nobody_acts,
};
