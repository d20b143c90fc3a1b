/* SPDX-License-Identifier: MIT */
/* action_order.c - which actions to try first. Taken alone the first of them make a sound battle: the
 * search plays on by them, and weak levels miss some of them. */
#include <string.h>

#include "core/hash.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/victory/victory.h"

typedef struct {
    survey s;
    const battle *b;
    int side, enemy;
    unsigned handicaps; /* of the level that plays */
    int front;          /* how far the own troops have come on the whole, in cm */
    bool dares;         /* little time is left and nothing won yet */
    int wanted;         /* what the army that is being built needs next; -1: nothing */
    stand_list stands;
    ground ground;
    /* What was worked out about own units, by their place in the roster: asked again for every action. */
    struct {
        bool has_worth, has_use, has_way;
        bool is_free;           /* by is_free_ahead() */
        int worth, use;         /* by worth_now() and use_of_order() */
        int persons, asked_for; /* by persons_near(), for which character */
    } known[UNITS_MAX];
} outlook;

static bool has(const outlook *o, unsigned handicap)
{
    return (o->handicaps & handicap) != 0;
}

/* A weak level does nothing with some units for a turn. Which ones follows from where they stand, so
 * it stays the same until they move. */
static bool is_forgotten(const outlook *o, int id)
{
    enum { OF = 8, SOME = 2, MORE = 2, MOST = 1 };
    const place *at = &unit_of(o->b, id)->at[0];
    int32_t what[] = {id, o->b->round, at->x, at->y};
    if (!has(o, HANDICAP_FORGETS)) return false;
    uint64_t share = SOME;
    if (has(o, HANDICAP_FORGETS_MORE)) share += MORE;
    if (has(o, HANDICAP_FORGETS_MOST)) share += MOST;
    return vx_hash_bytes(what, sizeof what, 0) % OF < share;
}

static bool is_there(const outlook *o, int id)
{
    return o->s.unit[id].count > 0;
}

static int front_of(const outlook *o)
{
    int sum = 0, count = 0;
    for (int i = 0; i < o->s.used[o->side]; i++) {
        const fighter *f = &o->s.unit[o->side * UNITS_MAX + i];
        if (f->count == 0) continue;
        sum += progress_of(o->b, o->side, f->middle.y);
        count++;
    }
    return count > 0 ? sum / count : 0;
}

/* A side that is not ahead takes risks, in a battle of six turns from the third on. */
static bool must_dare(const battle *b, int side)
{
    enum { LAST_TURNS = 4 };
    return b->round + LAST_TURNS > b->turns &&
           wm_victory_points(b, side) <= wm_victory_points(b, 1 - side);
}

static int wanted_choice(const battle *b)
{
    uint8_t choice[SUGGESTED_MAX];
    return wm_suggest_choices(b, choice) > 0 ? choice[0] : -1;
}

static void look_out(const battle *b, int side, outlook *out)
{
    wm_survey(b, &out->s);
    out->b = b;
    out->side = side;
    out->enemy = 1 - side;
    out->front = front_of(out);
    out->dares = must_dare(b, side);
    out->wanted = wanted_choice(b);
    wm_list_stands(b, &out->stands);
    wm_read_ground(&b->table, &out->ground);
}

/* ---- Where a unit is best used ---- */

static int gap_to_enemies(const outlook *o, const point *at, int count)
{
    int least = 999;
    for (int i = 0; i < o->s.used[o->enemy]; i++) {
        const fighter *e = &o->s.unit[o->enemy * UNITS_MAX + i];
        if (e->count == 0) continue;
        int gap = wm_gap_from(at, count, e);
        if (gap < least) least = gap;
    }
    return least;
}

static bool is_fearless(const outlook *o)
{
    return o->dares || has(o, HANDICAP_RECKLESS);
}

/* How good a place is: what can be done from there, less most of what may be suffered:
 * somebody who fears every charge never comes to make one. */
static int worth_at(const outlook *o, int id, const point *at)
{
    int count = o->s.unit[id].count, hopes = wm_prospect(&o->s, id, at, count);
    if (is_fearless(o)) return hopes;
    return hopes - wm_peril(&o->s, id, at, count) * 3 / 4;
}

/* What it costs to stand far ahead of the rest, which is to stand alone. */
static int loneliness(const outlook *o, int progress)
{
    enum { VANGUARD = 25, EACH = 60 };
    int ahead = progress - o->front - VANGUARD;
    return ahead > 0 && !is_fearless(o) ? EACH * ahead : 0;
}

static int worth_now(outlook *o, int id)
{
    int at = id % UNITS_MAX;
    if (!o->known[at].has_worth) o->known[at].worth = worth_at(o, id, o->s.unit[id].at);
    o->known[at].has_worth = true;
    return o->known[at].worth;
}

/* ---- Charges ---- */

/* Dice of own units that are there already, and how many units. */
static int friends_at(const outlook *o, int target, int *count)
{
    int dice = 0;
    *count = 0;
    for (int i = 0; i < o->s.used[o->side]; i++) {
        int id = o->side * UNITS_MAX + i;
        if (!is_there(o, id) ||
            wm_gap_from(o->s.unit[id].at, o->s.unit[id].count, &o->s.unit[target]) > 4)
            continue;
        if (!wm_units_touch(&o->stands, o->b, id, target)) continue;
        ++*count;
        dice += o->s.unit[id].charge;
    }
    return dice;
}

static int charge_worth(const outlook *o, int id, int target)
{
    const fighter *own = &o->s.unit[id], *other = &o->s.unit[target];
    int friends, dice = friends_at(o, target, &friends) + own->charge;
    return wm_charge_worth(dice, own, other->blows / (1 + friends), other);
}

/* The best charge within its reach, in points; 0 where there is none worth it. */
static int reach_worth(const outlook *o, int id)
{
    const fighter *f = &o->s.unit[id];
    int best = 0;
    for (int i = 0; i < o->s.used[o->enemy]; i++) {
        int target = o->enemy * UNITS_MAX + i;
        const fighter *e = &o->s.unit[target];
        if (e->count == 0 || wm_gap_from(f->at, f->count, e) > f->pace) continue;
        int worth = charge_worth(o, id, target);
        if (worth > best) best = worth;
    }
    return best;
}

/* One that loses more than it wins is left alone. */
static int charge_score(const outlook *o, const act *a)
{
    enum { NOT_NOW = 380 }; /* below the end of the phase and of the order */
    if (o->b->phase == PHASE_INITIATIVE && is_forgotten(o, a->who)) return NOT_NOW;
    if (sets_stands(a)) return NOT_NOW; /* the places that the engine finds are good */
    int worth = charge_worth(o, a->who, a->detail);
    return worth < 0 ? NOT_NOW : 1000 + worth;
}

/* ---- Moves ---- */

/* The formation that a unit is in, FORMS where it is in none. */
static formation form_of(const outlook *o, int id)
{
    return wm_formation(&o->stands.at[o->stands.first[id]], o->s.unit[id].count);
}

/* Of the others in the order that have not moved, so many can go the same way. */
static int followers(const outlook *o, const act *a)
{
    const battle *b = o->b;
    point from = o->s.unit[a->who].middle;
    int count = 0;
    for (int i = 0; i < b->order.count; i++) {
        int id = b->order.member[i];
        if (id == a->who || (b->order.moved >> i & 1)) continue;
        point at = o->s.unit[id].middle;
        pose to = {at.x + a->at.x - from.x, at.y + a->at.y - from.y, unit_of(b, id)->at[0].facing};
        if (to.x < 0 || to.y < 0 || to.x >= COORDINATE_MAX || to.y >= COORDINATE_MAX) continue;
        formation form = form_of(o, id);
        if (form == FORMS) continue;
        act same = {ACT_MOVE, (uint8_t)id, (uint8_t)form, wm_place_of(to)};
        count += wm_check_move(b, &same, NULL);
    }
    return count;
}

/* A brigade that has begun to move keeps together. */
static bool is_in_step(const outlook *o, const act *a)
{
    const order *now = &o->b->order;
    const unit *u = unit_of(o->b, a->who);
    point middle = o->s.unit[a->who].middle;
    if (a->detail != form_of(o, a->who)) return false;
    for (int i = 0; i < now->count; i++) {
        const unit *other = unit_of(o->b, now->member[i]);
        if (!(now->moved >> i & 1) || (now->charged >> i & 1)) continue;
        if (a->at.facing != u->at[0].facing || wm_stays(o->b, i)) continue;
        int x = a->at.x - middle.x - (other->at[0].x - now->start[i][0].x);
        int y = a->at.y - middle.y - (other->at[0].y - now->start[i][0].y);
        if (x >= -2 && x <= 2 && y >= -2 && y <= 2) return true;
    }
    return false;
}

static bool has_moved_on(const order *o)
{
    return (o->moved & ~o->charged) != 0;
}

/* A unit of a brigade goes where all can go, and as those before it went. */
static bool keeps_together(const outlook *o, const act *a)
{
    const order *now = &o->b->order;
    if (now->count < 2) return true;
    if (has_moved_on(now)) return is_in_step(o, a);
    if (a->at.facing != unit_of(o->b, a->who)->at[0].facing) return false;
    if (a->detail != form_of(o, a->who)) return false;
    int left = -1;
    for (int i = 0; i < now->count; i++) left += !(now->moved >> i & 1);
    return followers(o, a) == left;
}

/* One has been taken back, for the others could not follow: so are all. */
static bool goes_home(const battle *b)
{
    const order *now = &b->order;
    for (int i = 0; i < now->count; i++)
        if (((now->moved & ~now->charged) >> i & 1) && wm_stays(b, i)) return true;
    return false;
}

/* A brigade that would come apart had better go back; a unit that joins those ahead need not go their way. */
static int straggler_score(const outlook *o, int score, bool joins)
{
    enum { JOINS = 300, ALONE = 2, NOT_ALL = 20, NOT_ALL_BUT_BETTER = 50, MOST = 80 };
    if (!has_moved_on(&o->b->order)) return score > 400 ? NOT_ALL_BUT_BETTER : NOT_ALL;
    int gain = score - 400;
    return joins ? JOINS + (gain < -MOST ? -MOST : gain > MOST ? MOST : gain) : ALONE;
}

static int move_score(outlook *o, const act *a)
{
    static const int form[FORMS] = {[FORM_LINE] = 6, [FORM_COLUMN] = 2, [FORM_BLOCK] = 1};
    const fighter *f = &o->s.unit[a->who];
    formation new_form = a->detail < FORMS ? (formation)a->detail : FORM_LINE;
    point at[STANDS_MAX];
    for (int k = 0; k < f->count; k++) {
        place to = wm_slot(o->b, a->who, new_form, f->count, k, a->at);
        at[k] = (point){to.x, to.y};
    }
    int gain = worth_at(o, a->who, at) - worth_now(o, a->who);
    gain -= loneliness(o, progress_of(o->b, o->side, a->at.y));
    int score = 400 + gain / 10 + (a->detail < FORMS ? form[a->detail] : 0);
    bool begun = has_moved_on(&o->b->order);
    bool joins = begun && !goes_home(o->b) && wm_joins_brigade(o->b, &o->stands, a);
    if (keeps_together(o, a) && (joins || !begun)) return begun ? score + 200 : score;
    return straggler_score(o, score, joins);
}

/* ---- Orders ---- */

/* About what the order must roll at most, before brigades and special rules. */
static int order_target(const outlook *o, int who, int id)
{
    const person *p = person_of(o->b, who);
    const unit *u = unit_of(o->b, id);
    const fighter *f = &o->s.unit[id];
    fighter giver = {.count = 1, .at = {{p->x, p->y}}};
    int away = wm_gap_from(f->at, f->count, &giver);
    bool pressed = gap_to_enemies(o, f->at, f->count) <= 20;
    return wm_person_profile(o->b, who)->command - (away > 20 ? (away - 1) / 20 : 0) - u->orders -
           (wm_stands_at_start(o->b, id) - u->stands) - pressed;
}

/* A friend stands in its way: where it would come by half its pace. */
static bool stands_before(const outlook *o, int id, int other)
{
    const fighter *f = &o->s.unit[id];
    point ahead[STANDS_MAX];
    int32_t facing = unit_of(o->b, id)->at[0].facing;
    for (int far = 1; far <= 2; far++) {
        for (int k = 0; k < f->count; k++)
            ahead[k] = wm_point_along(f->at[k], facing, far * f->pace * CENTIMETRE / 3);
        if (wm_gap_from(ahead, f->count, &o->s.unit[other]) < 2) return true;
    }
    return false;
}

/* Nothing that it may not enter lies in its way straight ahead. */
static bool look_ahead(const outlook *o, int id)
{
    const fighter *f = &o->s.unit[id];
    int mover = wm_mover_of(o->b, id);
    for (int i = 0; i < o->b->table.piece_count; i++) {
        if (wm_may_enter(o->b->table.at[i].kind, mover)) continue;
        for (int k = 0; k < f->count; k++)
            for (int far = 1; far <= 2; far++) {
                point to = wm_point_along(f->at[k], unit_of(o->b, id)->at[0].facing,
                                          far * f->pace * CENTIMETRE / 2);
                if (wm_polygon_holds(&o->ground.outline[i], to)) return false;
            }
    }
    for (int i = 0; i < o->s.used[o->side]; i++) {
        int other = o->side * UNITS_MAX + i;
        if (other != id && is_there(o, other) && stands_before(o, id, other)) return false;
    }
    return true;
}

static bool is_free_ahead(outlook *o, int id)
{
    int at = id % UNITS_MAX;
    if (!o->known[at].has_way) o->known[at].is_free = look_ahead(o, id);
    o->known[at].has_way = true;
    return o->known[at].is_free;
}

/* What an order that is obeyed gains, in points: a charge, or part of the way to one. */
static int weigh_order(outlook *o, int id)
{
    const fighter *f = &o->s.unit[id];
    point ahead[STANDS_MAX];
    int charge = reach_worth(o, id);
    if (charge > 0) return charge;
    int goal = wm_goal(&o->s, id);
    if (goal < 0) return 0;
    int32_t to = wm_direction(o->s.unit[goal].middle.x - f->middle.x,
                              o->s.unit[goal].middle.y - f->middle.y);
    for (int k = 0; k < f->count; k++)
        ahead[k] = wm_point_along(f->at[k], to, f->pace * CENTIMETRE);
    int gain = worth_at(o, id, ahead) - worth_now(o, id);
    gain -= loneliness(o, progress_of(o->b, o->side, f->middle.y) + f->pace);
    return gain > 0 ? gain / 100 + 1 : 0;
}

static int use_of_order(outlook *o, int id)
{
    int at = id % UNITS_MAX;
    if (!o->known[at].has_use) o->known[at].use = weigh_order(o, id);
    o->known[at].has_use = true;
    return o->known[at].use;
}

/* The two go the same way at the same pace. */
static bool goes_along(outlook *o, int leader, int id)
{
    return o->s.unit[leader].pace == o->s.unit[id].pace &&
           unit_of(o->b, leader)->at[0].facing == unit_of(o->b, id)->at[0].facing &&
           is_free_ahead(o, leader) && is_free_ahead(o, id) && use_of_order(o, id) > 0;
}

/* What those gain who can be asked along. */
static int use_of_company(outlook *o, int id)
{
    int sum = 0, count = 0;
    if (!o->b->brigades || unit_of(o->b, id)->orders > 0) return 0;
    for (int i = 0; i < o->s.used[o->side] && count < 3; i++) {
        int other = o->side * UNITS_MAX + i;
        const unit *u = unit_of(o->b, other);
        if (other == id || !is_there(o, other) || u->orders > 0 ||
            (u->flags & (UNIT_LOCKED | UNIT_CONFUSED | UNIT_INITIATIVE | UNIT_CHARGED)))
            continue;
        if (!wm_units_touch(&o->stands, o->b, id, other) || !goes_along(o, id, other)) continue;
        sum += use_of_order(o, other);
        count++;
    }
    return sum;
}

/* Out of a hundred orders so many are obeyed. */
static int chance_of(const outlook *o, int who, int id)
{
    static const int chance[13] = {0, 0, 3, 8, 17, 28, 42, 58, 72, 83, 92, 97, 100};
    int target = order_target(o, who, id);
    if (has(o, HANDICAP_ANY_COMMANDER)) return 100;
    return chance[target < 0 ? 0 : target > 12 ? 12 : target];
}

/* By the chance that it is obeyed; who has not been ordered comes before who would go on. A General's
 * failure ends the phase, so he comes last. */
static int order_score(outlook *o, const act *a)
{
    enum { POINTLESS = 110, LAST = 150, COMPANY = 4 }; /* a useless order might become a blunder */
    int use = use_of_order(o, a->detail) + use_of_company(o, a->detail) / COMPANY;
    bool general = wm_person_profile(o->b, a->who)->role == GENERAL;
    int late = !general ? 0 : has(o, HANDICAP_ANY_COMMANDER) ? -LAST : LAST;
    if (has(o, HANDICAP_FRONT_FIRST))
        return 500 + progress_of(o->b, o->side, o->s.unit[a->detail].middle.y) - late;
    if (use <= 0 || is_forgotten(o, a->detail)) return POINTLESS;
    return 500 + use * chance_of(o, a->who, a->detail) / 100 - late;
}

static int company_score(outlook *o, const act *a)
{
    return goes_along(o, o->b->order.member[0], a->who) ? 600 : 540;
}

/* ---- Characters ---- */

/* Heroes and wizards of a beginner seek the fight; every General knows that the battle ends with him. */
static bool is_reckless(const outlook *o, int who)
{
    return has(o, HANDICAP_HEROES_FIGHT) && wm_person_profile(o->b, who)->role != GENERAL;
}

static bool is_another_person(const outlook *o, int k, int who)
{
    return o->side * PERSONS_MAX + k != who &&
           (o->b->side[o->side].person[k].flags & PERSON_ON_TABLE);
}

/* How many other characters have the unit at hand. All spots of one character are asked about in a row. */
static int persons_near(outlook *o, int unit_place, int who)
{
    const army *own = &o->b->side[o->side];
    point middle = o->s.unit[o->side * UNITS_MAX + unit_place].middle;
    if (o->known[unit_place].asked_for == who + 1) return o->known[unit_place].persons;
    int count = 0;
    for (int k = 0; k < own->list.character_count; k++)
        count += is_another_person(o, k, who) &&
                 distance_cm(middle, (point){own->person[k].x, own->person[k].y}) <= 20;
    o->known[unit_place].asked_for = who + 1;
    return o->known[unit_place].persons = count;
}

static int crowd_at(const outlook *o, point at, int who)
{
    const army *own = &o->b->side[o->side];
    int crowd = 0;
    for (int k = 0; k < own->list.character_count; k++)
        crowd += is_another_person(o, k, who) &&
                 distance_cm(at, (point){own->person[k].x, own->person[k].y}) < 8;
    return crowd;
}

/* Where most of the own troops are at hand that no other character is near, clear of the enemy. */
static int person_score(outlook *o, const act *a)
{
    point to = {a->at.x, a->at.y};
    int served = 0, danger = gap_to_enemies(o, &to, 1);
    for (int i = 0; i < o->s.used[o->side]; i++) {
        const fighter *f = &o->s.unit[o->side * UNITS_MAX + i];
        if (f->count == 0) continue;
        int gap = distance_cm(f->middle, to), share = 1 + persons_near(o, i, a->who);
        served += (gap <= 20 ? f->points : gap <= 40 ? f->points / 3 : 0) / share;
    }
    if (is_reckless(o, a->who)) return 445 + served / 8 + 40 - danger;
    return 445 + served / 8 - (danger < 20 ? 100 : 0) - 40 * crowd_at(o, to, a->who);
}

/* What his attacks add to the fight of a unit that is winning, in points; 0: he had better keep out. */
static int gain_by_joining(const outlook *o, int who, int id)
{
    enum { SURE = 10 }; /* points that the fight wins without him */
    int best = 0, attacks = wm_person_profile(o->b, who)->attacks;
    if (attacks == 0 || !wm_is_engaged(&o->stands, o->b, id)) return 0;
    for (int i = 0; i < o->s.used[o->enemy]; i++) {
        int target = o->enemy * UNITS_MAX + i, friends;
        const fighter *own = &o->s.unit[id], *e = &o->s.unit[target];
        if (e->count == 0 || wm_gap_from(own->at, own->count, e) > 4) continue;
        if (!wm_units_touch(&o->stands, o->b, id, target)) continue;
        int dice = friends_at(o, target, &friends);
        int answer = e->blows / (friends > 0 ? friends : 1);
        int without = wm_charge_worth(dice, own, answer, e);
        int with = wm_charge_worth(dice + attacks, own, answer, e);
        if (without < SURE) return 0;
        if (with - without > best) best = with - without;
    }
    return best;
}

static int join_score(const outlook *o, const act *a)
{
    enum { KEEPS_OUT = 380, JOINS = 700, WORTH_IT = 10 };
    if (is_reckless(o, a->who)) return JOINS;
    if (wm_person_profile(o->b, a->who)->role == GENERAL) return KEEPS_OUT;
    int gain = gain_by_joining(o, a->who, a->detail);
    return gain > WORTH_IT ? JOINS + gain : KEEPS_OUT;
}

/* ---- Setting up ---- */

/* The middle of what a side has set up, from the left, in cm; that of the table before. */
static int middle_of_side(const outlook *o, int side)
{
    int sum = 0, count = 0;
    for (int i = 0; i < o->s.used[side]; i++) {
        const fighter *f = &o->s.unit[side * UNITS_MAX + i];
        if (f->count == 0) continue;
        sum += f->middle.x / CENTIMETRE;
        count++;
    }
    return count > 0 ? sum / count : o->b->table.width / 2;
}

/* How well a place suits the array: about its middle, the cavalry on the wings, next to a friend. */
static int array_worth(const outlook *o, const act *a)
{
    int middle = (2 * middle_of_side(o, o->side) + middle_of_side(o, o->enemy)) / 3;
    int aside = a->at.x / CENTIMETRE - middle;
    int wing = wm_unit_profile(o->b, a->who)->type == CAVALRY ? 30 : 10;
    int off = (aside < 0 ? -aside : aside) - wing;
    bool beside = a->at.x % (10 * CENTIMETRE) != 0; /* off the raster of places */
    return (beside ? 25 : 0) - (off < 0 ? -off : off);
}

static int deploy_score(const outlook *o, const act *a)
{
    static const int form[FORMS] = {[FORM_LINE] = 40, [FORM_COLUMN] = 10, [FORM_BLOCK] = 5};
    int score =
        500 + (a->detail < FORMS ? form[a->detail] : 0) + progress_of(o->b, o->side, a->at.y);
    return has(o, HANDICAP_LOOSE_DEPLOYMENT) ? score : score + array_worth(o, a);
}

/* ---- Shooting and casting ---- */

static int shot_score(const outlook *o, const act *a)
{
    if (is_forgotten(o, a->who)) return 100;
    const fighter *target = &o->s.unit[a->detail];
    return 950 + wm_damage(o->s.unit[a->who].shots, target) * target->points / 200;
}

/* What spells of the further armies are good for; of the others their aim says enough. */
typedef enum {
    BY_ITS_AIM,
    FOR_FIGHTERS, /* a friend in combat */
    FOR_GUARD,    /* a friend whom the enemy can reach */
    AGAINST_FOE,
    FOR_MOVES,
    FOR_FRIENDS_NEAR, /* who stand round the caster */
    AGAINST_LEADERS,  /* enemy characters near the caster */
    FOR_NUMBERS,      /* more troops on the table */
    BESIDES,          /* better than nothing */
} spell_purpose;

static const uint8_t purposes[SPELLS] = {
    [BULL_GORGER] = FOR_FIGHTERS,
    [HOLY_FERVOUR] = FOR_FIGHTERS,
    [SHIELD_OF_THE_OLD_ONES] = FOR_FIGHTERS,
    [SHIELD_OF_COMBAT] = FOR_FIGHTERS,
    [MONSTER_BEAR] = FOR_FIGHTERS,
    [FRENZY_OF_CHAOS] = FOR_FIGHTERS,
    [TROLL_GUTS] = FOR_FIGHTERS,
    [WORD_OF_FEAR] = FOR_FIGHTERS,
    [ASPECT_OF_WULFEN] = FOR_FIGHTERS,
    [FEROCITY_OF_TIGERS] = FOR_FIGHTERS,
    [BEHOLD_THE_AVATAR] = FOR_FIGHTERS,
    [TWILIGHT_HOST] = FOR_FIGHTERS,
    [TOOTH_CRACKER] = FOR_GUARD,
    [MISTS_OF_ALBION] = FOR_GUARD,
    [TREE_SINGING] = FOR_GUARD,
    [MORK_SAVE_UZ] = FOR_GUARD,
    [SANCTUARY] = FOR_GUARD,
    [EERIE_MIST] = AGAINST_FOE,
    [CHILL] = AGAINST_FOE,
    [FREEZE] = AGAINST_FOE,
    [CURSE_OF_THE_DJINN] = AGAINST_FOE,
    [TRAITOR_KIN] = AGAINST_FOE,
    [THOUSAND_EYED_SPIES] = AGAINST_FOE,
    [WINGS_IN_THE_JUNGLE] = FOR_MOVES,
    [CALL_OF_THE_HUNT] = FOR_MOVES,
    [AERIAL_SHIELD] = FOR_FRIENDS_NEAR,
    [DAEMONIC_RAGE] = FOR_FRIENDS_NEAR,
    [SPITE_OF_LOW_KEY] = AGAINST_LEADERS,
    [SUMMON_DAEMONS] = FOR_NUMBERS,
    [SUMMON_FENBEAST] = FOR_NUMBERS,
    [SUMMON_DEVANS] = FOR_NUMBERS,
    [MIRAGE] = BESIDES,
    [EYE_OF_THE_RAVEN] = BESIDES,
};

/* The unit that the spell is for: its target, or the one that the caster is with; -1: neither. */
static int unit_of_spell(const outlook *o, const act *a)
{
    int joined = person_of(o->b, a->who)->joined;
    if (a->detail < ALL_UNITS) return a->detail;
    return joined < ALL_UNITS ? joined : -1;
}

static int friends_near(const outlook *o, const act *a)
{
    const person *p = person_of(o->b, a->who);
    fighter caster = {.count = 1, .at = {{p->x, p->y}}};
    int count = 0;
    for (int i = 0; i < o->s.used[o->side]; i++) {
        const fighter *f = &o->s.unit[o->side * UNITS_MAX + i];
        count += f->count > 0 &&
                 wm_gap_from(f->at, f->count, &caster) <= wm_spell_of(o->b, a->at.x)->range;
    }
    return count;
}

static int leaders_near(const outlook *o, const act *a)
{
    const person *p = person_of(o->b, a->who);
    int count = 0;
    for (int i = 0; i < o->b->side[o->enemy].list.character_count; i++) {
        const person *q = &o->b->side[o->enemy].person[i];
        count += (q->flags & PERSON_ON_TABLE) &&
                 wm_person_profile(o->b, o->enemy * PERSONS_MAX + i)->role != GENERAL &&
                 distance_cm((point){p->x, p->y}, (point){q->x, q->y}) <=
                     wm_spell_of(o->b, a->at.x)->range;
    }
    return count;
}

/* More than 0 where the spell is of use. */
static int use_of_spell(outlook *o, const act *a)
{
    int id = unit_of_spell(o, a);
    const fighter *f = id >= 0 ? &o->s.unit[id] : NULL;
    switch (purposes[a->at.x]) {
    case FOR_FIGHTERS:
        return f != NULL && wm_is_engaged(&o->stands, o->b, id) ? 5 + f->points / 5 : 0;
    case FOR_GUARD:
        return f != NULL && gap_to_enemies(o, f->at, f->count) <= 40 ? 1 + f->points / 10 : 0;
    case AGAINST_FOE:
        return f == NULL ? 0 : 1 + f->points / 10;
    case FOR_MOVES:
        return f == NULL                     ? 0
               : a->at.x == CALL_OF_THE_HUNT ? reach_worth(o, id)
                                             : use_of_order(o, id);
    case FOR_FRIENDS_NEAR:
        return 4 * friends_near(o, a);
    case AGAINST_LEADERS:
        return 12 * leaders_near(o, a);
    default:
        return purposes[a->at.x] == FOR_NUMBERS ? 30 : 1;
    }
}

static int cast_score(outlook *o, const act *a)
{
    enum { USELESS = 430 }; /* below the end of the phase */
    if (has(o, HANDICAP_NO_MAGIC)) return 100;
    const spell_facts *spell = wm_spell_of(o->b, a->at.x);
    if (purposes[a->at.x] != BY_ITS_AIM) {
        int use = use_of_spell(o, a);
        return use > 0 ? 925 + use : USELESS;
    }
    if (spell->aim == AIM_WOOD) return 930;
    if (spell->aim == AIM_NOBODY || spell->aim == AIM_LINE) return 930;
    const fighter *target = &o->s.unit[a->detail];
    if (spell->aim == AIM_FRIEND) return 925 + use_of_order(o, a->detail);
    return 925 + wm_damage(spell->attacks > 0 ? spell->attacks : 2, target) * target->points / 200;
}

/* ---- Ground that the players lay out ---- */

/* Apart from what lies there; else as it comes. */
static int lay_score(const outlook *o, const act *a)
{
    enum { ENOUGH = 50 }; /* cm */
    const battlefield *f = &o->b->table;
    uint32_t chance = (uint32_t)(a->who * 31 + a->at.x / CENTIMETRE * 7 +
                                 a->at.y / CENTIMETRE * 13 + a->at.facing + f->piece_count * 101);
    int apart = ENOUGH;
    for (int i = 0; i < f->piece_count; i++) {
        point middle = {f->at[i].x[0] * MILLIMETRE, f->at[i].y[0] * MILLIMETRE};
        int gap = distance_cm(middle, (point){a->at.x, a->at.y});
        if (gap < apart) apart = gap;
    }
    return 500 + apart + (int)(chance * 2654435761u >> 26);
}

/* ---- All of them ---- */

static int plain_score(const outlook *o, const act *a)
{
    enum { WANTED = 950 }; /* before the army is called ready */
    static const int worth[ACTS] = {
        [ACT_EVADE] = 300,   [ACT_GIVE] = 550,  [ACT_GUIDE] = 555,   [ACT_LAAGER] = 396,
        [ACT_STAND] = 50,    [ACT_BACK] = 5,    [ACT_HOME] = 600,    [ACT_JOIN] = 380,
        [ACT_RETURN] = 500,  [ACT_STAY] = 300,  [ACT_BREATHE] = 940, [ACT_YES] = 520,
        [ACT_NO] = 480,      [ACT_FIGHT] = 500, [ACT_PURSUE] = 800,  [ACT_HOLD] = 500,
        [ACT_ADVANCE] = 820, [ACT_FALL] = 300,  [ACT_READY] = 900,   [ACT_ASIDE] = 520,
        [ACT_RETIRE] = 500,
    };
    if (has(o, HANDICAP_NO_PURSUIT) && (a->kind == ACT_PURSUE || a->kind == ACT_ADVANCE))
        return 400;
    if (a->kind == ACT_TAKE && a->who == o->wanted) return WANTED;
    if (may_set_stands(a->kind) && sets_stands(a)) return 10;
    if (a->kind == ACT_END) return o->b->phase == PHASE_ORDERS ? 120 : 440;
    if (a->kind == ACT_DONE) return has_moved_on(&o->b->order) ? 390 : 398;
    return worth[a->kind] != 0 ? worth[a->kind] : 500;
}

static int score_of(outlook *o, const act *a)
{
    switch (a->kind) {
    case ACT_MOVE:
        return move_score(o, a);
    case ACT_CHARGE:
        return charge_score(o, a);
    case ACT_ORDER:
        return order_score(o, a);
    case ACT_WITH:
        return company_score(o, a);
    case ACT_PLACE:
        return person_score(o, a);
    case ACT_JOIN:
        return join_score(o, a);
    case ACT_DEPLOY:
        return deploy_score(o, a);
    case ACT_SHOOT:
        return shot_score(o, a);
    case ACT_CAST:
        return cast_score(o, a);
    case ACT_LAY:
        return lay_score(o, a);
    default:
        return plain_score(o, a);
    }
}

void wm_order_handicapped(const void *state, const vx_action *actions, int count,
                          unsigned handicaps, int *out)
{
    int seat = warmaster_game.rules.to_act(state);
    outlook o;
    for (int i = 0; i < count; i++) out[i] = 0;
    if (seat < 0 || count < 2) return;
    look_out(state, seat, &o);
    memset(o.known, 0, sizeof o.known);
    o.handicaps = handicaps;
    for (int i = 0; i < count; i++) {
        act a;
        if (wm_unpack(actions[i], &a)) out[i] = score_of(&o, &a);
    }
}

void wm_order(const void *state, const vx_action *actions, int count, int *out)
{
    wm_order_handicapped(state, actions, count, 0, out);
}

/* ---- Initiative, without a list ---- */

/* The charge that the order of actions would take, or the end of the step; a list would look for every way to
 * evade besides. False: somebody must charge and nothing looks good. */
static bool charge_on_initiative(outlook *o, vx_action *out)
{
    const battle *b = o->b;
    act best = {.kind = ACT_END};
    int most = plain_score(o, &best);
    for (int i = 0; i < o->s.used[o->side]; i++) {
        int id = o->side * UNITS_MAX + i;
        if (!wm_check_initiative(b, id, NULL)) continue;
        for (int k = 0; k < o->s.used[o->enemy]; k++) {
            act a = {ACT_CHARGE, (uint8_t)id, (uint8_t)(o->enemy * UNITS_MAX + k), {0}};
            if (!is_there(o, a.detail)) continue;
            int score = charge_score(o, &a);
            if (score <= most || !wm_check_charge(b, &a, NULL)) continue;
            most = score;
            best = a;
        }
    }
    *out = pack_act(best);
    return best.kind != ACT_END || wm_check_initiative_end(b, NULL);
}

bool wm_advise_initiative(const battle *b, unsigned handicaps, vx_action *out)
{
    outlook o;
    look_out(b, b->turn, &o);
    memset(o.known, 0, sizeof o.known);
    o.handicaps = handicaps;
    return charge_on_initiative(&o, out);
}
