/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a side, and what makes each level.
 *
 * Figures are in points of the army lists where not said otherwise. */
#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

enum { WON = 10000, NEARLY = 9000 };

/* ---- What a side has ---- */

static int material_of(const survey *s, int side)
{
    const battle *b = s->b;
    int value = 0;
    for (int i = 0; i < s->used[side]; i++) {
        const fighter *f = &s->unit[side * UNITS_MAX + i];
        if (f->count > 0) value += f->material;
    }
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        const person *p = &b->side[side].person[i];
        int points = wm_person_profile(b, side * PERSONS_MAX + i)->points;
        if (!(p->flags & PERSON_GONE)) value += 10 * points;
    }
    return value;
}

/* ---- What a side threatens ---- */

/* The side with the next turn charges first, and often leaves little to charge back with. */
static int strike_lead(const outlooks *o, int seat, int turn)
{
    enum { AT_ONCE = 6, LATER = 2 };
    int own = o->strikes[seat], theirs = o->strikes[1 - seat];
    return turn == seat ? AT_ONCE * own - LATER * theirs : LATER * own - AT_ONCE * theirs;
}

static int prospect_lead(const survey *s, int seat)
{
    outlooks o = wm_sum_up(s);
    return 2 * (o.prospects[seat] - o.prospects[1 - seat]) + strike_lead(&o, seat, s->b->turn);
}

int wm_evaluate(const void *state, int seat)
{
    const battle *b = state;
    if (b->phase == PHASE_OVER) return WON * warmaster_game.rules.score(state, seat);
    survey s;
    wm_survey(b, &s);
    int lead = material_of(&s, seat) - material_of(&s, 1 - seat) + prospect_lead(&s, seat);
    /* A lead of a fifth of an army is half a victory. */
    int doubt = 2 * b->points;
    return NEARLY * lead / (doubt + (lead < 0 ? -lead : lead));
}

/* Turns: in the midst of one too much is in the air. */
int wm_stage(const void *state)
{
    const battle *b = state;
    return b->round == 0 ? 0 : 2 * b->round - (b->turn == b->first) + 1;
}

/* The first action of action_order.c alone plays a sound battle. Levels 1 to 6 take it with handicaps,
 * levels 7 and 8 search. The handicaps make a level careless rather than timid: two timid players keep
 * apart, and the battle ends as it began. */
enum {
    HANDICAPS_5 = HANDICAP_HEROES_FIGHT,
    HANDICAPS_4 = HANDICAPS_5 | HANDICAP_NO_PURSUIT,
    HANDICAPS_3 = HANDICAPS_4 | HANDICAP_FORGETS,
    HANDICAPS_2 = HANDICAPS_3 | HANDICAP_FORGETS_MORE,
    HANDICAPS_1 = HANDICAPS_2 | HANDICAP_FORGETS_MOST | HANDICAP_LOOSE_DEPLOYMENT |
                  HANDICAP_RECKLESS | HANDICAP_ANY_COMMANDER | HANDICAP_NO_MAGIC |
                  HANDICAP_FRONT_FIRST,
};
const vx_level wm_levels[] = {
    {.nodes = 1, .handicaps = HANDICAPS_1},
    {.nodes = 1, .handicaps = HANDICAPS_2},
    {.nodes = 1, .handicaps = HANDICAPS_3},
    {.nodes = 1, .handicaps = HANDICAPS_4},
    {.nodes = 1, .handicaps = HANDICAPS_5},
    {.nodes = 1},
    {.nodes = 600},
    {.nodes = 12000, .milliseconds = 1000},
};

/* ---- Explanations ---- */

enum { ASSET_UNIT, ASSET_STAND };

void wm_count_assets(const void *state, int seat, int *out)
{
    const army *a = &((const battle *)state)->side[seat];
    out[ASSET_UNIT] = out[ASSET_STAND] = 0;
    for (int i = 0; i < UNITS_MAX; i++) {
        if (!is_on_table(&a->unit[i])) continue;
        out[ASSET_UNIT]++;
        out[ASSET_STAND] += a->unit[i].stands;
    }
}

void wm_name_asset(int kind, vx_language language, vx_text *out)
{
    static const char *const names[WM_ASSETS][VX_LANGUAGES] = {
        [ASSET_UNIT] = {"a whole unit", "целый отряд"}, [ASSET_STAND] = {"a stand", "базу"}};
    vx_add(out, names[kind][language]);
}

/* Blows and shots that were begun, and the losses that follow. A seat that is asked anything else decides about
 * places, or what to begin next. */
bool wm_is_at_rest(const void *state)
{
    const battle *b = state;
    int kind = b->task_count > 0 ? b->task[b->task_count - 1].kind : TASKS;
    switch (kind) {
    case TASK_CASUALTIES:
    case TASK_LOSSES:
    case TASK_SALVO:
    case TASK_VOLLEY:
    case TASK_ANSWER:
    case TASK_FLAME:
    case TASK_CASTING:
    case TASK_STORM:
    case TASK_ROUND:
    case TASK_AIM:
    case TASK_STRIKES:
        return false;
    default:
        return true;
    }
}

int wm_phase(const void *state)
{
    const battle *b = state;
    int bottom = b->task_count > 0 ? b->task[0].kind : TASKS;
    bool is_phase = bottom == TASK_SHOOTING || bottom == TASK_COMBAT;
    return b->round << 16 | b->turn << 15 | b->phase << 8 | (is_phase ? bottom : TASKS);
}
