/* SPDX-License-Identifier: MIT */
/* snapping.c - a unit that is set up by hand near a friend comes to stand flush beside it, and one that
 * sticks out of its zone a little is drawn in. */
#include "games/warmaster/setup/plans.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/units/units.h"

enum { SNAP = 2 * CENTIMETRE };

static int64_t squared(point one, point other)
{
    int64_t x = one.x - other.x, y = one.y - other.y;
    return x * x + y * y;
}

static void consider(const battle *b, const act *meant, point at, act *best, int64_t *least)
{
    act a = *meant;
    int64_t far = squared(at, (point){meant->at.x, meant->at.y});
    if (at.x < 0 || at.y < 0 || far > (int64_t)SNAP * SNAP || far >= *least) return;
    a.at = wm_place_of((pose){at.x, at.y, meant->at.facing});
    if (!wm_check_deploy(b, &a, NULL)) return;
    *best = a;
    *least = far;
}

/* Beside a line that faces the same way, fronts level. */
static void beside(const battle *b, const act *meant, int other, act *best, int64_t *least)
{
    const unit *u = unit_of(b, other), *mine = unit_of(b, meant->who);
    place first = u->at[0], last = u->at[u->stands - 1];
    if (first.facing != meant->at.facing || first.y != last.y) return;
    int32_t deeper = (wm_depth(b, meant->who) - wm_depth(b, other)) / 2;
    int32_t y = first.y + (first.facing == 0 ? -deeper : deeper);
    int32_t step = (wm_front(b, other) * u->stands + wm_front(b, meant->who) * mine->stands) / 2;
    int32_t middle = (first.x + last.x) / 2;
    consider(b, meant, (point){middle - step, y}, best, least);
    consider(b, meant, (point){middle + step, y}, best, least);
}

void wm_snap_deployment(const battle *b, act *a)
{
    act best = *a;
    int64_t least = INT64_MAX;
    if (a->kind != ACT_DEPLOY || !wm_unit_exists(b, a->who) || side_of_unit(a->who) != b->turn)
        return;
    bool is_along = a->at.facing == 0 || a->at.facing == FULL_TURN / 2;
    for (int id = b->turn * UNITS_MAX;
         is_along && a->detail == FORM_LINE && id < (b->turn + 1) * UNITS_MAX; id++)
        if (wm_unit_exists(b, id) && is_on_table(unit_of(b, id))) beside(b, a, id, &best, &least);
    if (least == INT64_MAX && !wm_check_deploy(b, a, NULL))
        for (int32_t by = MILLIMETRE; by <= SNAP && least == INT64_MAX; by += MILLIMETRE)
            for (int sign = -1; sign <= 1; sign += 2)
                consider(b, a, (point){a->at.x, a->at.y + sign * by}, &best, &least);
    *a = best;
}
