/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a side, and what makes each level.
 *
 * Figures are in points of the army lists where not said otherwise. */
#include "games/warmaster/machine/judgement.h"
#include "games/warmaster/machine/machine.h"
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

/* Who has the next turn charges first, and often leaves little to charge back with. */
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

/* What looks best at once (action_order.c) plays a sound battle. The lower levels have not learnt all of it,
 * the upper ones play their turn through in thought. What is lacking makes them careless rather than timid:
 * players who only err keep apart and end as they began. */
enum {
    LACKS_6 = LESSON_HEROES | LESSON_PURSUIT,
    LACKS_5 = LACKS_6 | LESSON_ATTENTION,
    LACKS_4 = LACKS_5 | LESSON_ROUTINE,
    LACKS_3 = LACKS_4 | LESSON_ARRAY,
    LACKS_2 = LACKS_3 | LESSON_CALM | LESSON_PERIL | LESSON_COMMAND | LESSON_MAGIC,
    LACKS_1 = LACKS_2 | LESSON_TOGETHER,
};
const vx_level wm_levels[] = {
    {.nodes = 1, .lacks = LACKS_1},
    {.nodes = 1, .lacks = LACKS_2},
    {.nodes = 1, .lacks = LACKS_3},
    {.nodes = 1, .lacks = LACKS_4},
    {.nodes = 1, .lacks = LACKS_5},
    {.nodes = 1, .lacks = LACKS_6},
    {.nodes = 600},
    {.nodes = 12000, .milliseconds = 1000},
};
