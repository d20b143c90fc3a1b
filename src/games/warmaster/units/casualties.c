/* SPDX-License-Identifier: MIT */
/* casualties.c - hits, stands lost, units destroyed and who dies with them. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/victory/victory.h"

int wm_hits_per_stand(const battle *b, int id)
{
    bool guts = b->phase == PHASE_COMBAT && has_charm(b, id, CHARM_GUTS);
    return wm_base_hits(b, id) + wm_item_hits(b, id) + guts;
}

/* WM-CONF-11: a flag; no stand moves (AMB-43). */
void wm_confuse(battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (unit_has(b, id, HAS_undead) || has_ward(b, id, WARD_TOOTH | WARD_MIRAGE))
        return; /* never are */
    if (hooks->is_confused != NULL && hooks->is_confused(b, id)) return;
    unit_in(b, id)->flags |= UNIT_CONFUSED;
}

void wm_kill_person(battle *b, int id)
{
    person *p = person_in(b, id);
    p->flags = (uint8_t)((p->flags & (PERSON_DONE | PERSON_MOVED)) | PERSON_GONE);
    p->joined = NOBODY_ID;
    p->x = p->y = 0;
    wm_check_end(b);
}

/* Who charges by an order and is shot at has fewer places to have come from. */
static void forget_start(battle *b, int id, int stands)
{
    int member = wm_member(&b->order, id);
    for (int i = stands; member >= 0 && i < STANDS_MAX; i++) b->order.start[member][i] = (place){0};
}

void wm_destroy_unit(battle *b, int id)
{
    unit *u = unit_in(b, id);
    forget_start(b, id, 0);
    for (int i = 0; i < ALL_PERSONS; i++) /* WM-CHAR-05 */
        if (wm_person_exists(b, i) && person_of(b, i)->joined == id) wm_kill_person(b, i);
    uint16_t kept = u->magic & MAGIC_RAISED; /* AMB-57: what was raised is never counted */
    memset(u, 0, sizeof *u);
    u->flags = UNIT_GONE;
    u->magic = kept;
    wm_check_end(b);
}

void wm_remove_stand(battle *b, int id, int stand)
{
    unit *u = unit_in(b, id);
    if (u->stands == 1) {
        wm_destroy_unit(b, id);
        return;
    }
    wm_forget_stand(b, id, stand);
    if (u->odd == stand + 1) u->odd = 0;
    if (u->odd > stand + 1) u->odd--;
    for (int i = stand; i + 1 < u->stands; i++) u->at[i] = u->at[i + 1];
    u->stands--;
    memset(&u->at[u->stands], 0, sizeof u->at[0]);
    forget_start(b, id, u->stands);
}

void wm_wound(battle *b, int id, int hits)
{
    wm_wound_among(b, id, hits, 0);
}

/* WM-SHOOT-17: a stand for every so many hits, at once; the rest is kept (WM-SHOOT-18). */
void wm_wound_among(battle *b, int id, int hits, unsigned first)
{
    unit *u = unit_in(b, id);
    int each = wm_hits_per_stand(b, id), lost = (u->wounds + hits) / each;
    if (lost >= u->stands) {
        wm_destroy_unit(b, id);
        return;
    }
    u->wounds = (uint8_t)((u->wounds + hits) % each);
    if (lost > 0)
        wm_push_task(b, (task){.kind = TASK_CASUALTIES,
                               .side = (uint8_t)side_of_unit(id),
                               .unit = (uint8_t)id,
                               .casualties = {.lost = (uint16_t)lost, .first = (uint16_t)first}});
}

/* ---- The owner removes stands ---- */

static bool are_connected(const battle *b, int id, unsigned stands)
{
    box left[STANDS_MAX];
    int count = 0;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (stands >> i & 1) left[count++] = wm_stand_box(b, id, unit_of(b, id)->at[i]);
    return count == 0 || wm_is_connected(left, count);
}

/* WM-COMBAT-21, AMB-25: a stand without which the unit falls apart goes only if any would. */
static bool may_go_among(const battle *b, int id, unsigned left, unsigned among, int stand)
{
    if (!(among >> stand & 1)) return false;
    if (are_connected(b, id, left & ~(1u << stand))) return true;
    for (int i = 0; i < STANDS_MAX; i++)
        if ((among >> i & 1) && are_connected(b, id, left & ~(1u << i))) return false;
    return true;
}

bool wm_may_go(const battle *b, int id, unsigned left, int stand)
{
    return may_go_among(b, id, left, left, stand);
}

/* WM-SHOOT-15: while some must go first, only they are asked about. */
bool wm_may_lose(const battle *b, int id, int stand)
{
    unsigned all = (1u << unit_of(b, id)->stands) - 1, first = top_task(b)->casualties.first;
    return may_go_among(b, id, all, first != 0 ? first : all, stand);
}

static bool check_casualty(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {"WM-COMBAT-21",
                                     {"another unit has lost stands", "базы потерял другой отряд"}};
    static const vx_message none = {"WM-STAND-05",
                                    {"the unit has no such stand", "такой базы в отряде нет"}};
    static const vx_message apart = {
        "WM-COMBAT-21",
        {"without this stand the unit would fall apart", "без этой базы отряд развалится"}};
    static const vx_message uncovered = {
        "WM-SHOOT-15",
        {"stands with less cover are removed first", "сначала снимаются менее защищённые базы"}};
    unsigned first = top_task(b)->casualties.first;
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    if (a->detail >= unit_of(b, a->who)->stands) return vx_refuse(why, &none);
    if (first != 0 && !(first >> a->detail & 1)) return vx_refuse(why, &uncovered);
    return wm_may_lose(b, a->who, a->detail) || vx_refuse(why, &apart);
}

static vx_action *list_casualties(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    for (int i = 0; i < unit_of(b, t->unit)->stands; i++)
        if (wm_may_lose(b, t->unit, i))
            *out++ = pack_act((act){ACT_REMOVE, t->unit, (uint8_t)i, {0}});
    return out;
}

static void remove_casualty(battle *b, const act *a)
{
    task *t = top_task_in(b);
    unsigned first = t->casualties.first, behind = first >> (a->detail + 1) << a->detail;
    t->casualties.first =
        (uint16_t)((first & ((1u << a->detail) - 1)) | behind); /* as the stands move up */
    if (--t->casualties.lost == 0) wm_pop_task(b);
    wm_remove_stand(b, a->who, a->detail);
}

static bool is_casualty_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && is_on_table(unit_of(b, t->unit)) && t->casualties.lost > 0 &&
           t->casualties.lost < unit_of(b, t->unit)->stands && t->side == side_of_unit(t->unit) &&
           t->casualties.first < 1 << unit_of(b, t->unit)->stands;
}

const task_rules wm_casualties_task = {
    .key = "casualties",
    .layout = LAYOUT_CASUALTIES,
    .acts = ACT_BIT(ACT_REMOVE),
    .asked = {"WM-COMBAT-21", {"first remove the stands that are lost", "сначала снимите потери"}},
    .status = {"remove a stand", "снимите базу"},
    .to_act = wm_owner_acts,
    .list = list_casualties,
    .check = check_casualty,
    .apply = remove_casualty,
    .is_sound = is_casualty_sound,
};

/* ---- Badly hurt ---- */

/* Called where leftover hits are about to be wiped. */
void wm_note_hurt(battle *b, int id)
{
    unit *u = unit_in(b, id);
    if (!wm_unit_exists(b, id) || !is_on_table(u) || !unit_has(b, id, HAS_badly_hurt)) return;
    if (u->wounds >= wm_unit_profile(b, id)->hurt_from) u->used |= USED_HURT;
}
