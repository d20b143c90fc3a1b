/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a side, and which actions to try first.
 *
 * Figures are in points of the army lists where not said otherwise. */
#include "games/warmaster/tasks.h"
#include "games/warmaster/warmaster.h"

enum { WON = 10000, NEARLY = 9000 };

/* ---- What a side has ---- */

/* Hits that a unit can still take, of those it began with. */
static int life_of(const battle *b, int id, int *most)
{
    const unit *u = unit_of(b, id);
    int each = wm_unit_profile(b, id)->hits;
    *most = each * wm_stands_at_start(b, id);
    return is_on_table(u) ? each * u->stands - u->wounds : 0;
}

static int unit_value(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    int most, life = life_of(b, id, &most);
    if (life <= 0) return 0;
    /* A unit is worth more than its share of stands: the last one still holds the break point. */
    int value = 4 * p->points + 6 * p->points * life / most;
    return unit_of(b, id)->flags & UNIT_CONFUSED ? value - p->points : value;
}

static int material_of(const battle *b, int side)
{
    int value = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        value += unit_value(b, side * UNITS_MAX + i);
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        const person *p = &b->side[side].person[i];
        int points = wm_person_profile(b, side * PERSONS_MAX + i)->points;
        if (!(p->flags & PERSON_GONE)) value += 10 * points;
    }
    return value;
}

/* ---- What a side threatens ---- */

/* All that threats ask about a unit, read once. */
typedef struct {
    point at;
    int points, blows, shots; /* dice in combat and in shooting */
    int life, pierced;        /* hits it can take; of six hits so many get past its armour */
    int pace, range;          /* cm */
} fighter;

static int read_fighters(const battle *b, int side, fighter out[UNITS_MAX])
{
    int count = 0, most;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        const unit *u = unit_of(b, id);
        const unit_profile *p = wm_unit_profile(b, id);
        if (!is_on_table(u) || life_of(b, id, &most) <= 0) continue;
        bool confused = (u->flags & UNIT_CONFUSED) != 0;
        out[count++] = (fighter){
            .at = {u->at[0].x, u->at[0].y},
            .points = p->points,
            .blows = (p->attacks - confused) * u->stands,
            .shots = p->shots_kind == SHOTS_NONE ? 0 : p->shots * u->stands,
            .life = life_of(b, id, &most),
            .pierced = p->armour == 0 ? 6 : p->armour - 1,
            .pace = p->move,
            .range = p->range,
        };
    }
    return count;
}

/* In hundredths of the victim's life, when so many dice are thrown at it on 4+. */
static int damage(int dice, const fighter *victim)
{
    int share = dice * victim->pierced * 100 / (12 * victim->life);
    return share > 120 ? 120 : share;
}

/* How much of a threat is left at a distance: all within reach, then ever less. */
static int nearness(int distance, int reach)
{
    if (distance <= reach) return 100;
    int beyond = (distance - reach) * 100 / (reach + 10);
    return beyond < 100 ? 60 - beyond * 35 / 100 : beyond < 400 ? 25 - (beyond - 100) / 15 : 3;
}

static int distance_between(point a, point b)
{
    return (int)(wm_square_root((uint64_t)wm_squared_distance(a, b)) / CENTIMETRE);
}

/* The best it can do to one enemy soon, in points: by a charge, less what comes back, or by shots. */
static int threat_of(const fighter *f, const fighter *enemies, int count)
{
    int best = 0;
    for (int i = 0; i < count; i++) {
        const fighter *e = &enemies[i];
        int away = distance_between(f->at, e->at);
        int charge = damage(f->blows + f->blows / 3, e) * e->points;
        int answer = damage(e->blows, f) * f->points;
        int melee = (charge - answer * 6 / 10) * nearness(away - 4, f->pace) / 10000;
        int shots = damage(f->shots, e) * e->points * nearness(away - 2, f->range) / 10000;
        int here = melee > shots ? melee : shots;
        if (here > best) best = here;
    }
    return best;
}

static int threats_of(const fighter *own, int count, const fighter *enemies, int enemy_count)
{
    int sum = 0;
    for (int i = 0; i < count; i++) sum += threat_of(&own[i], enemies, enemy_count);
    return sum;
}

/* Threats weigh double for who gives orders next. */
static int threat_lead(const battle *b, int seat)
{
    fighter own[UNITS_MAX], other[UNITS_MAX];
    int count = read_fighters(b, seat, own), other_count = read_fighters(b, 1 - seat, other);
    bool commands_over = b->phase == PHASE_SHOOTING || b->phase == PHASE_COMBAT;
    int next = commands_over ? 1 - b->turn : b->turn;
    int mine = threats_of(own, count, other, other_count);
    int theirs = threats_of(other, other_count, own, count);
    return next == seat ? 6 * mine - 3 * theirs : 3 * mine - 6 * theirs;
}

int wm_evaluate(const void *state, int seat)
{
    const battle *b = state;
    if (b->phase == PHASE_OVER) return WON * warmaster_game.score(state, seat);
    int lead = material_of(b, seat) - material_of(b, 1 - seat) + threat_lead(b, seat);
    lead = lead * 12 / (b->points / 100 + 1);
    return lead > NEARLY ? NEARLY : lead < -NEARLY ? -NEARLY : lead;
}

/* ---- Which actions to try first ---- */

typedef struct {
    const battle *b;
    int count;
    point at[UNITS_MAX]; /* where the enemy's units are */
    int points[UNITS_MAX];
} targets;

static void find_targets(const battle *b, int side, targets *out)
{
    out->b = b;
    out->count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        const unit *u = &b->side[side].unit[i];
        if (!is_on_table(u)) continue;
        out->at[out->count] = (point){u->at[0].x, u->at[0].y};
        out->points[out->count++] = wm_unit_profile(b, side * UNITS_MAX + i)->points;
    }
}

static int distance_cm(const targets *t, point from)
{
    int64_t nearest = INT64_MAX;
    for (int i = 0; i < t->count; i++) {
        int64_t gap = wm_squared_distance(from, t->at[i]);
        if (gap < nearest) nearest = gap;
    }
    return nearest == INT64_MAX ? 999 : (int)(wm_square_root((uint64_t)nearest) / CENTIMETRE);
}

/* The distance to the enemy at which a unit is best used: shooters in range, others where only who
 * comes nearer can be charged. */
static int wished_distance(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    enum { BEYOND_CAVALRY = 34 };
    return p->shots_kind != SHOTS_NONE && p->range < BEYOND_CAVALRY + 10 ? p->range - 3
                                                                         : BEYOND_CAVALRY;
}

/* A brigade that has begun to move keeps together. */
static int in_step(const battle *b, const act *a)
{
    const order *o = &b->order;
    const unit *u = unit_of(b, a->who);
    for (int i = 0; i < o->count; i++) {
        const unit *other = unit_of(b, o->member[i]);
        if (!(o->moved >> i & 1) || u->stands != other->stands) continue;
        int64_t x = 0, y = 0;
        for (int k = 0; k < u->stands; k++) x += u->at[k].x, y += u->at[k].y;
        if (a->at.x - x / u->stands == other->at[0].x - o->start[i][0].x &&
            a->at.y - y / u->stands == other->at[0].y - o->start[i][0].y)
            return 200;
    }
    return 0;
}

static int move_score(const targets *t, const act *a)
{
    static const int form[FORMS] = {[FORM_LINE] = 6, [FORM_COLUMN] = 2, [FORM_BLOCK] = 1};
    const unit *u = unit_of(t->b, a->who);
    int wish = wished_distance(t->b, a->who);
    int now = distance_cm(t, (point){u->at[0].x, u->at[0].y}) - wish;
    int then = distance_cm(t, (point){a->at.x, a->at.y}) - wish;
    int gain = (now < 0 ? -now : now) - (then < 0 ? -then : then);
    bool turns = t->b->order.count > 1 && a->at.facing != u->at[0].facing;
    return 400 + 4 * gain + (a->detail < FORMS ? form[a->detail] : 0) + in_step(t->b, a) -
           (turns ? 60 : 0); /* a brigade that wheels falls apart */
}

/* Attacks against what they must overcome. */
static int charge_score(const battle *b, const act *a)
{
    const unit_profile *own = wm_unit_profile(b, a->who), *other = wm_unit_profile(b, a->detail);
    int blows = (own->attacks + 1) * unit_of(b, a->who)->stands * 100;
    int wall = other->hits * unit_of(b, a->detail)->stands;
    int saves = other->armour == 0 ? 12 : 12 * 6 / (7 - other->armour) / 2;
    int answer = other->attacks * unit_of(b, a->detail)->stands * 100;
    int score =
        blows / (wall * saves / 12 + 1) - answer / (own->hits * unit_of(b, a->who)->stands + 1);
    if (other->type == ARTILLERY) score += 60;
    return 700 + score;
}

/* About what the order must roll at most, before brigades and special rules. */
static int order_target(const battle *b, int who, int id)
{
    const person *p = person_of(b, who);
    const unit *u = unit_of(b, id);
    targets giver = {.b = b, .count = 1, .at = {{p->x, p->y}}};
    int away = distance_cm(&giver, (point){u->at[0].x, u->at[0].y});
    return wm_person_profile(b, who)->command - (away > 20 ? (away - 1) / 20 : 0) - u->orders -
           (wm_stands_at_start(b, id) - u->stands);
}

/* Where the order brings a unit nearer to its use, by the chance that it is obeyed. A General's
 * failure ends the phase, so he comes last. */
static int order_score(const targets *t, const act *a)
{
    static const int chance[13] = {0, 0, 3, 8, 17, 28, 42, 58, 72, 83, 92, 97, 100};
    const battle *b = t->b;
    const unit *u = unit_of(b, a->detail);
    int target = order_target(b, a->who, a->detail);
    int away = distance_cm(t, (point){u->at[0].x, u->at[0].y}) - wished_distance(b, a->detail);
    int gain = away > 0 ? (away > 30 ? 30 : away) : 2;
    int percent = chance[target < 0 ? 0 : target > 12 ? 12 : target];
    int worth = gain * wm_unit_profile(b, a->detail)->points * percent / 1000;
    bool general = wm_person_profile(b, a->who)->role == GENERAL;
    return 500 + worth - (general ? 150 : 0);
}

/* How far it has come from its own edge, in cm. */
static int progress_of(const battle *b, int side, int32_t y)
{
    int cm = y / CENTIMETRE;
    return side == 0 ? cm : b->table.depth - cm;
}

/* Near the own troops, behind them, clear of the enemy. */
static int person_score(const targets *t, const act *a)
{
    const battle *b = t->b;
    int side = side_of_person(a->who), best = 999;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        const unit *u = &b->side[side].unit[i];
        if (!is_on_table(u)) continue;
        targets one = {.b = b, .count = 1, .at = {{u->at[0].x, u->at[0].y}}};
        int gap = distance_cm(&one, (point){a->at.x, a->at.y});
        if (gap < best) best = gap;
    }
    int danger = distance_cm(t, (point){a->at.x, a->at.y});
    return 450 - best - (danger < 15 ? 100 : 0) + progress_of(b, side, a->at.y) / 3;
}

static int deploy_score(const battle *b, const act *a)
{
    static const int form[FORMS] = {[FORM_LINE] = 40, [FORM_COLUMN] = 10, [FORM_BLOCK] = 5};
    int aside = a->at.x / CENTIMETRE - b->table.width / 2;
    int wing = wm_unit_profile(b, a->who)->type == CAVALRY ? 50 : 10;
    int off = (aside < 0 ? -aside : aside) - wing;
    bool beside = a->at.x % (10 * CENTIMETRE) != 0; /* off the raster: next to a friend */
    return 500 - (off < 0 ? -off : off) + (a->detail < FORMS ? form[a->detail] : 0) +
           (beside ? 25 : 0) + progress_of(b, side_of_unit(a->who), a->at.y);
}

static int plain_score(const battle *b, const act *a)
{
    static const int worth[ACTS] = {
        [ACT_EVADE] = 300, [ACT_WITH] = 600,    [ACT_GIVE] = 550,   [ACT_STAND] = 50,
        [ACT_BACK] = 5,    [ACT_HOME] = 600,    [ACT_RETURN] = 500, [ACT_STAY] = 300,
        [ACT_JOIN] = 430,  [ACT_CAST] = 930,    [ACT_SHOOT] = 950,  [ACT_BREATHE] = 940,
        [ACT_YES] = 520,   [ACT_NO] = 480,      [ACT_FIGHT] = 500,  [ACT_PURSUE] = 800,
        [ACT_HOLD] = 500,  [ACT_ADVANCE] = 820, [ACT_FALL] = 300,   [ACT_READY] = 900,
        [ACT_ASIDE] = 520, [ACT_RETIRE] = 500,
    };
    if (a->kind == ACT_END) return b->phase == PHASE_ORDERS ? 120 : 440;
    if (a->kind == ACT_JOIN) { /* in the fight he helps; elsewhere he may fall with the unit */
        stand_list s;
        wm_list_stands(b, &s);
        bool general = wm_person_profile(b, a->who)->role == GENERAL;
        return wm_is_engaged(&s, b, a->detail) && !general ? 520 : 380;
    }
    if (a->kind == ACT_DONE) return b->order.moved != 0 ? 390 : 60;
    return worth[a->kind] != 0 ? worth[a->kind] : 500;
}

void wm_order(const void *state, const vx_action *actions, int count, int *out)
{
    const battle *b = state;
    int seat = warmaster_game.to_act(state);
    targets t = {.b = b};
    if (seat >= 0) find_targets(b, 1 - seat, &t);
    for (int i = 0; i < count; i++) {
        act a;
        out[i] = 0;
        if (!wm_unpack(actions[i], &a)) continue;
        if (a.kind == ACT_MOVE)
            out[i] = move_score(&t, &a);
        else if (a.kind == ACT_CHARGE)
            out[i] = charge_score(b, &a);
        else if (a.kind == ACT_ORDER)
            out[i] = order_score(&t, &a);
        else if (a.kind == ACT_PLACE)
            out[i] = person_score(&t, &a);
        else if (a.kind == ACT_DEPLOY)
            out[i] = deploy_score(b, &a);
        else
            out[i] = plain_score(b, &a);
    }
}
