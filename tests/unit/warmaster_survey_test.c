/* SPDX-License-Identifier: MIT */
/* warmaster_survey_test.c - the quick evaluation of a battle against the plain one. What is remembered from one
 * battle to the next may save time and nothing else. */
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/units/units.h"
#include "harness.h"

/* ---- The plain way: everything anew, each pair from both sides, roots of full length ---- */

static int plain_gap(const fighter *one, const fighter *other)
{
    int64_t nearest = INT64_MAX;
    for (int i = 0; i < one->count; i++)
        for (int k = 0; k < other->count; k++) {
            int64_t gap = wm_squared_distance(one->at[i], other->at[k]);
            if (gap < nearest) nearest = gap;
        }
    int gap = (int)(wm_square_root((uint64_t)nearest) / CENTIMETRE) - 2;
    return gap > 0 ? gap : 0;
}

static int plain_nearness(int gap, int reach)
{
    return gap <= reach ? 100 : 2000 / (20 + gap - reach);
}

static int plain_melee(const fighter *own, const fighter *enemy)
{
    int worth = wm_charge_worth(own->charge, own, enemy->blows, enemy);
    int least = own->shots > 0 && own->range > 20 ? 0 : 4;
    return (worth > least ? worth : least) * plain_nearness(plain_gap(own, enemy), own->pace - 4);
}

static int plain_shots(const fighter *own, const fighter *enemy)
{
    if (own->shots == 0) return 0;
    return wm_damage(own->shots, enemy) * enemy->points / 100 *
           plain_nearness(plain_gap(own, enemy), own->range - 1);
}

static int plain_strike(const fighter *own, const fighter *enemy)
{
    int gap = plain_gap(own, enemy);
    int worth = wm_charge_worth(own->charge, own, enemy->blows, enemy);
    if (worth <= 0 || (gap > 20 && gap > own->pace)) return 0;
    return worth * (gap <= 20 ? 100 : 60);
}

static int best_of(const survey *s, int id, int (*of)(const fighter *, const fighter *))
{
    int side = 1 - side_of_unit(id), best = 0;
    for (int i = 0; i < s->used[side] && s->unit[id].count > 0; i++) {
        const fighter *enemy = &s->unit[side * UNITS_MAX + i];
        int here = enemy->count > 0 ? of(&s->unit[id], enemy) : 0;
        if (here > best) best = here;
    }
    return best;
}

static outlooks plain_sum(const survey *s)
{
    outlooks out;
    for (int side = 0; side < SIDES; side++) {
        int prospects = 0, strikes = 0;
        for (int i = 0; i < s->used[side]; i++) {
            int id = side * UNITS_MAX + i;
            prospects += best_of(s, id, plain_melee) + 2 * best_of(s, id, plain_shots);
            strikes += best_of(s, id, plain_strike);
        }
        out.prospects[side] = prospects / 100;
        out.strikes[side] = strikes / 100;
    }
    return out;
}

/* Hits that a unit can still take, of those it began with, weigh six tenths; that it lives four. */
static int plain_material(const battle *b, int side)
{
    int value = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        const unit *u = unit_of(b, id);
        const unit_profile *p = wm_unit_profile(b, id);
        int life = is_on_table(u) ? p->hits * u->stands - u->wounds : 0;
        if (life <= 0) continue;
        value += 4 * p->points + 6 * p->points * life / (p->hits * wm_stands_at_start(b, id));
        if (u->flags & UNIT_CONFUSED) value -= p->points;
    }
    for (int i = 0; i < b->side[side].list.character_count; i++)
        if (!(b->side[side].person[i].flags & PERSON_GONE))
            value += 10 * wm_person_profile(b, side * PERSONS_MAX + i)->points;
    return value;
}

static int plain_value(const battle *b, const outlooks *o, int seat)
{
    int mine = b->turn == seat ? 6 : 2;
    int lead = plain_material(b, seat) - plain_material(b, 1 - seat);
    lead += 2 * (o->prospects[seat] - o->prospects[1 - seat]);
    lead += mine * o->strikes[seat] - (8 - mine) * o->strikes[1 - seat];
    return 9000 * lead / (2 * b->points + (lead < 0 ? -lead : lead));
}

/* ---- Random battles ---- */

/* What is kept of a unit is what it is now. */
static void claim_fresh(const battle *b, int id, const fighter *f)
{
    const unit *u = unit_of(b, id);
    bool is_there = is_on_table(u) && u->stands > 0;
    assert_int_equal(f->count, is_there ? u->stands : 0);
    if (!is_there) return;
    int attacks = wm_base_attacks(b, id) - (u->flags & UNIT_CONFUSED ? 1 : 0);
    int life = wm_base_hits(b, id) * u->stands - u->wounds;
    assert_int_equal(f->charge - f->blows, u->stands);
    assert_true(f->blows >= attacks * u->stands); /* more with characters */
    assert_int_equal(f->life, life > 1 ? life : 1);
    assert_int_equal(f->pace, wm_unit_profile(b, id)->move);
    for (int k = 0; k < u->stands; k++) {
        assert_int_equal(f->at[k].x, u->at[k].x);
        assert_int_equal(f->at[k].y, u->at[k].y);
    }
}

static void compare(const battle *b)
{
    survey s;
    wm_survey(b, &s);
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < s.used[side]; i++)
            claim_fresh(b, side * UNITS_MAX + i, &s.unit[side * UNITS_MAX + i]);
    outlooks plain = plain_sum(&s), quick = wm_sum_up(&s);
    for (int side = 0; side < SIDES; side++) {
        assert_int_equal(quick.prospects[side], plain.prospects[side]);
        assert_int_equal(quick.strikes[side], plain.strikes[side]);
        if (b->phase != PHASE_OVER)
            assert_int_equal(wm_evaluate(b, side), plain_value(b, &plain, side));
        for (int i = 0; i < s.used[side]; i++) {
            int id = side * UNITS_MAX + i;
            const fighter *f = &s.unit[id];
            if (f->count == 0) continue;
            assert_int_equal(wm_prospect(&s, id, f->at, f->count),
                             best_of(&s, id, plain_melee) + 2 * best_of(&s, id, plain_shots));
        }
    }
}

/* One more action of a battle drawn at random; false: it is over. */
static bool go_on(battle *b, vx_random *random)
{
    static vx_action actions[ACTIONS_MAX];
    int actor = warmaster_game.rules.to_act(b);
    if (actor == VX_OVER) return false;
    vx_action next;
    if (actor == VX_CHANCE)
        next = vx_chance_draw(&warmaster_game, b, random);
    else {
        int count = warmaster_game.rules.list(b, actions);
        next = actions[vx_random_below(random, (uint64_t)count)];
    }
    warmaster_game.rules.apply(b, next);
    return true;
}

static void start(battle *b, const char *points, const char *armies)
{
    vx_setting settings[] = {{"points", points}, {"army1", armies}, {"army2", armies}};
    assert_true(vx_setup(&warmaster_game, b, settings, 3, NULL));
}

/* Battles go on in turn, so that what is remembered is now of this one, now of another. */
static void the_quick_evaluation_is_the_plain_one(void **state)
{
    (void)state;
    enum { BATTLES = 4, STRIDE = 7, ROUNDS = 3 };
    static battle at[BATTLES];
    static const char *const points[BATTLES] = {"1000", "500", "2000", "1000"};
    vx_random random;
    vx_random_seed(&random, 20);
    int compared = 0;
    for (int round = 0; round < ROUNDS; round++) {
        bool open[BATTLES];
        for (int i = 0; i < BATTLES; i++) {
            start(&at[i], points[i], i == 3 ? "empire" : "random");
            open[i] = true;
        }
        for (bool any = true; any;) {
            any = false;
            for (int i = 0; i < BATTLES; i++)
                for (int k = 0; k < STRIDE && open[i]; k++) {
                    open[i] = go_on(&at[i], &random);
                    any = true;
                    compare(&at[i]);
                    compared++;
                }
        }
    }
    assert_true(compared > 1000);
}

static void centimetres_are_whole(void **state)
{
    (void)state;
    enum { FARTHEST = 600 };
    for (int64_t cm = 0; cm <= FARTHEST; cm++) {
        int64_t square = cm * CENTIMETRE * cm * CENTIMETRE;
        assert_int_equal(wm_whole_cm(square), cm);
        if (cm > 0) assert_int_equal(wm_whole_cm(square - 1), cm - 1);
        int64_t between = square + cm * 31 * CENTIMETRE;
        assert_int_equal(wm_whole_cm(between),
                         (int)(wm_square_root((uint64_t)between) / CENTIMETRE));
    }
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_quick_evaluation_is_the_plain_one),
        cmocka_unit_test(centimetres_are_whole),
    };
    return RUN_SUITE("warmaster_survey", tests, count, words);
}
