/* SPDX-License-Identifier: MIT */
/* advice.c - what a general with a plan does next, without looking through a list.
 *
 * Setting up: the plan that suits the army is laid out in several ways, to the left, to the right and with its
 * wings exchanged. The best of them looks at open ground and at the enemies it has most to win from. What stands
 * already decides first, so that an army is set up by one plan to its end. */
#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/plans.h"
#include "games/warmaster/turn/tasks.h"

/* ---- How good an array is ---- */

/* Steps of its first two moves straight ahead that lead over ground it may not enter. */
static int barred_steps(const battle *b, const ground *g, int id)
{
    enum { STEP = 5, AHEAD = 60 };
    const unit *u = unit_of(b, id);
    int mover = wm_mover_of(b, id), count = 0;
    point from = {u->at[u->stands / 2].x, u->at[u->stands / 2].y};
    for (int far = STEP; far <= AHEAD; far += STEP) {
        point to = wm_point_along(from, u->at[0].facing, far * CENTIMETRE);
        bool is_barred = false;
        for (int i = 0; i < b->table.piece_count && !is_barred; i++)
            is_barred =
                !wm_may_enter(b->table.at[i].kind, mover) && wm_polygon_holds(&g->outline[i], to);
        count += is_barred;
    }
    return count;
}

/* So many units stand where this array has them. */
static int kept_places(const battle *b, int side, const array *made)
{
    int count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        const unit *u = &b->side[side].unit[i];
        if (!is_on_table(u) || !made->is_placed[i]) continue;
        place at = wm_slot(b, side * UNITS_MAX + i, FORM_LINE, u->stands, 0, made->unit[i]);
        count += at.x == u->at[0].x && at.y == u->at[0].y;
    }
    return count;
}

/* The battle with the army standing like this. */
static void set_up(battle *b, int side, const array *made)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        unit *u = &b->side[side].unit[i];
        if (!made->is_placed[i]) continue;
        for (int k = 0; k < u->stands; k++)
            u->at[k] = wm_slot(b, side * UNITS_MAX + i, FORM_LINE, u->stands, k, made->unit[i]);
        u->flags |= UNIT_ON_TABLE;
    }
}

/* How far the middles of the two armies are apart from left to right, in cm; as far as they stand already. */
static int offset_of(const survey *s, int side)
{
    int64_t sum[SIDES] = {0};
    int count[SIDES] = {0};
    for (int of = 0; of < SIDES; of++)
        for (int i = 0; i < s->used[of]; i++) {
            const fighter *f = &s->unit[of * UNITS_MAX + i];
            if (f->count == 0) continue;
            sum[of] += f->middle.x / CENTIMETRE;
            count[of]++;
        }
    if (count[0] == 0 || count[1] == 0) return 0;
    int apart = (int)(sum[0] / count[0] - sum[1] / count[1]), enemy = 1 - side;
    return (apart < 0 ? -apart : apart) * count[enemy] / s->used[enemy];
}

/* What the array could do to the enemies who stand already, less the ground in its way. */
static int worth_of_array(const battle *b, int side, const array *made)
{
    enum { KEPT = 100000, BARRED = 300, ASIDE = 200 };
    battle on = *b;
    survey s;
    ground g;
    set_up(&on, side, made);
    wm_survey(&on, &s);
    wm_read_ground(&on.table, &g);
    int worth = KEPT * kept_places(b, side, made) - ASIDE * offset_of(&s, side);
    for (int i = 0; i < s.used[side]; i++) {
        int id = side * UNITS_MAX + i;
        const fighter *f = &s.unit[id];
        if (f->count == 0) continue;
        worth += wm_prospect(&s, id, f->at, f->count) - BARRED * barred_steps(&on, &g, id);
    }
    return worth;
}

/* ---- The array that is best ---- */

void wm_best_array(const battle *b, int side, array *out)
{
    enum { RELUCTANCE = 2800 }; /* to leave the middle of the table */
    static const int shifts[] = {0, -20, 20};
    layout tried = {.plan = wm_fitting_plan(b, side)};
    int most = INT32_MIN;
    for (int mirrored = 0; mirrored < 2; mirrored++)
        for (int i = 0; i < 3; i++) {
            array made;
            tried.is_mirrored = mirrored == 1;
            tried.shift = shifts[i];
            wm_lay_out_army(b, side, &tried, &made);
            int worth = worth_of_array(b, side, &made) - (mirrored + (i > 0)) * RELUCTANCE;
            if (worth <= most) continue;
            most = worth;
            *out = made;
        }
}

bool wm_advise(const void *state, unsigned handicaps, vx_action *out)
{
    const battle *b = state;
    array made;
    if (b->phase == PHASE_INITIATIVE && b->task_count == 0)
        return wm_advise_initiative(b, handicaps, out);
    if (!wm_is_setting_up(b) || (handicaps & HANDICAP_LOOSE_DEPLOYMENT) != 0) return false;
    wm_best_array(b, b->turn, &made);
    return wm_next_of_array(b, &made, out);
}
