/* SPDX-License-Identifier: MIT */
/* survey.c - a quick look over the table: how well each unit fights, where it stands, what it is worth.
 *
 * A search looks again and again at battles in which most units are as they were, so each thread keeps
 * what it last read of every unit. That saves time and nothing else. */
#include <string.h>

#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/units/units.h"

/* ---- Reading ---- */

static void read_places(const unit *u, fighter *out)
{
    int32_t x = 0, y = 0;
    for (int k = 0; k < u->stands; k++) {
        out->at[k] = (point){u->at[k].x, u->at[k].y};
        x += u->at[k].x;
        y += u->at[k].y;
    }
    out->middle = (point){x / u->stands, y / u->stands};
}

/* A unit is worth more than its share of stands: the last one still holds the break point. */
static int material_in(const unit *u, const unit_profile *p, int stands_at_start)
{
    int life = p->hits * u->stands - u->wounds, most = p->hits * stands_at_start;
    if (life <= 0) return 0;
    int value = 4 * p->points + 6 * p->points * life / most;
    return u->flags & UNIT_CONFUSED ? value - p->points : value;
}

static void read_fighter(const battle *b, int id, fighter *out)
{
    const unit *u = unit_of(b, id);
    const unit_profile *p = wm_unit_profile(b, id);
    int each = wm_base_hits(b, id), attacks = wm_base_attacks(b, id);
    if (u->flags & UNIT_CONFUSED && attacks > 0) attacks--;
    *out = (fighter){
        .count = u->stands,
        .points = p->points,
        .material = material_in(u, p, wm_stands_at_start(b, id)),
        .blows = attacks * u->stands,
        .charge = (attacks + 1) * u->stands,
        .shots = p->shots_kind == SHOTS_NONE ? 0 : wm_base_shots(b, id) * u->stands,
        .life = each * u->stands - u->wounds,
        .most = each * wm_stands_at_start(b, id),
        .pierced = p->armour == 0 ? 6 : p->armour - 1,
        .pace = p->move,
        .range = p->range,
    };
    if (out->life < 1) out->life = 1;
    read_places(u, out);
}

/* Everything that read_fighter() looks at, and what it made of it. */
typedef struct {
    unit as;
    roster_unit chosen;
    uint8_t army;
    bool is_read;
    fighter found;
} reading;

static const fighter *look_at(const battle *b, int id)
{
    static _Thread_local reading kept[ALL_UNITS];
    const roster *list = &b->side[side_of_unit(id)].list;
    const roster_unit *chosen = &list->unit[id % UNITS_MAX];
    reading *r = &kept[id];
    if (r->is_read && r->army == list->army && memcmp(&r->as, unit_of(b, id), sizeof r->as) == 0 &&
        memcmp(&r->chosen, chosen, sizeof r->chosen) == 0)
        return &r->found;
    r->as = *unit_of(b, id);
    r->chosen = *chosen;
    r->army = list->army;
    r->is_read = true;
    read_fighter(b, id, &r->found);
    return &r->found;
}

/* Who falls with the unit; with the General the battle. */
static void read_persons(const battle *b, int side, survey *out)
{
    enum { GENERAL_WORTH = 300 };
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        const person *p = &b->side[side].person[i];
        const character_profile *profile = wm_person_profile(b, side * PERSONS_MAX + i);
        if (!(p->flags & PERSON_ON_TABLE) || p->joined == NOBODY_ID) continue;
        fighter *with = &out->unit[p->joined];
        if (with->count == 0) continue;
        with->points += profile->role == GENERAL ? GENERAL_WORTH : profile->points;
        with->blows += profile->attacks;
        with->charge += profile->attacks;
    }
}

void wm_survey(const battle *b, survey *out)
{
    out->b = b;
    for (int side = 0; side < SIDES; side++) {
        out->used[side] = b->side[side].list.unit_count;
        for (int i = 0; i < out->used[side]; i++) {
            int id = side * UNITS_MAX + i;
            const unit *u = unit_of(b, id);
            if (is_on_table(u) && u->stands > 0)
                out->unit[id] = *look_at(b, id);
            else
                out->unit[id].count = 0;
        }
        read_persons(b, side, out);
    }
}

/* ---- Asking ---- */

int wm_damage(int dice, const fighter *victim)
{
    int share = dice * victim->pierced * 100 / (12 * victim->life);
    return share > 120 ? 120 : share;
}

/* The root of a number of at most twenty bits, bit by bit: no division, and always the same ten steps. */
static int small_root(uint32_t number)
{
    uint32_t root = 0;
    for (uint32_t bit = 1u << 18; bit != 0; bit >>= 2) {
        uint32_t tried = root + bit;
        root >>= 1;
        if (number < tried) continue;
        number -= tried;
        root += bit;
    }
    return (int)root;
}

/* Square centimetres come first: so the root is that of a small number, and the same when rounded down. */
int wm_whole_cm(int64_t squared)
{
    return small_root((uint32_t)((uint64_t)squared / (CENTIMETRE * CENTIMETRE)));
}

int wm_gap_from(const point *at, int count, const fighter *other)
{
    enum { DEPTH = 2 }; /* of a stand: from middle to middle where two fronts meet */
    int64_t nearest = INT64_MAX;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < other->count; k++) {
            int64_t gap = wm_squared_distance(at[i], other->at[k]);
            if (gap < nearest) nearest = gap;
        }
    if (nearest == INT64_MAX) return 999;
    int gap = wm_whole_cm(nearest) - DEPTH;
    return gap > 0 ? gap : 0;
}

int wm_charge_worth(int dice, const fighter *own, int answer, const fighter *enemy)
{
    int dealt = wm_damage(dice, enemy), taken = wm_damage(answer, own);
    /* Who takes more hits retreats and is struck again. */
    int won = dealt * enemy->life - taken * own->life;
    int more = won / (won > 0 ? 2 * enemy->life : 2 * own->life);
    if (won > 0)
        dealt += more;
    else
        taken -= more;
    return (dealt * enemy->points - taken * own->points * 7 / 10) / 100;
}

/* ---- Prospects ---- */

/* All within reach, then ever less, and never nothing: so there is always a way to go. */
static int nearness(int gap, int reach)
{
    enum { HALF = 20 };
    return gap <= reach ? 100 : 100 * HALF / (HALF + gap - reach);
}

/* A charge home is more likely where some way is left over. */
static int melee_prospect(const fighter *own, int worth, int gap)
{
    enum { LEAST = 4, SPARE = 4 }; /* even a weak unit holds the enemy */
    bool shoots_far = own->shots > 0 && own->range > 20;
    int least = shoots_far ? 0 : LEAST;
    return (worth > least ? worth : least) * nearness(gap, own->pace - SPARE);
}

static int shots_prospect(const fighter *own, const fighter *e, int gap)
{
    if (own->shots == 0) return 0;
    return wm_damage(own->shots, e) * e->points / 100 * nearness(gap, own->range - 1);
}

/* By initiative the enemy comes surely, by an order more often than not. */
static int peril_from(const fighter *e, int worth, int gap)
{
    enum { INITIATIVE = 20, OBEYED = 60 };
    if (worth <= 0 || (gap > INITIATIVE && gap > e->pace)) return 0;
    return worth * (gap <= INITIATIVE ? 100 : OBEYED);
}

/* What a charge of the one on the other wins, in points. */
static int worth_against(const fighter *own, const fighter *e)
{
    return wm_charge_worth(own->charge, own, e->blows, e);
}

pairing wm_pair(const fighter *own, const fighter *e, int gap)
{
    int worth = worth_against(own, e);
    return (pairing){.melee = melee_prospect(own, worth, gap),
                     .shots = shots_prospect(own, e, gap),
                     .strike = peril_from(own, worth, gap)};
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* Shots count double: nothing comes back. */
int wm_prospect(const survey *s, int id, const point *at, int count)
{
    const fighter *own = &s->unit[id];
    int enemy = 1 - side_of_unit(id), melee = 0, shots = 0;
    for (int i = 0; i < s->used[enemy]; i++) {
        const fighter *e = &s->unit[enemy * UNITS_MAX + i];
        if (e->count == 0) continue;
        int gap = wm_gap_from(at, count, e);
        melee = larger(melee, melee_prospect(own, worth_against(own, e), gap));
        shots = larger(shots, shots_prospect(own, e, gap));
    }
    return melee + 2 * shots;
}

/* The two worst of them, for they come together. */
int wm_peril(const survey *s, int id, const point *at, int count)
{
    int enemy = 1 - side_of_unit(id), worst = 0, second = 0;
    for (int i = 0; i < s->used[enemy]; i++) {
        const fighter *e = &s->unit[enemy * UNITS_MAX + i];
        if (e->count == 0) continue;
        int gap = wm_gap_from(at, count, e);
        int peril = peril_from(e, worth_against(e, &s->unit[id]), gap);
        second = larger(second, peril > worst ? worst : peril);
        worst = larger(worst, peril);
    }
    return worst + second;
}

int wm_goal(const survey *s, int id)
{
    const fighter *own = &s->unit[id];
    int enemy = 1 - side_of_unit(id), best = 0, goal = -1;
    for (int i = 0; i < s->used[enemy]; i++) {
        const fighter *e = &s->unit[enemy * UNITS_MAX + i];
        if (e->count == 0) continue;
        int gap = wm_gap_from(own->at, own->count, e);
        int here = melee_prospect(own, worth_against(own, e), gap);
        if (goal >= 0 && here <= best) continue;
        best = here;
        goal = enemy * UNITS_MAX + i;
    }
    return goal;
}
