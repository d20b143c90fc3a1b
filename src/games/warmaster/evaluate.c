/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a side, and which actions to try first.
 *
 * Figures are in points of the army lists where not said otherwise. */
#include "games/warmaster/magic.h"
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

/* The same or less in whole centimetres, without a root. */
static bool is_within(point a, point b, int centimetres)
{
    return wm_squared_distance(a, b) < square_cm(centimetres + 1);
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

/* Turns: in the midst of one too much is in the air. */
int wm_stage(const void *state)
{
    const battle *b = state;
    return b->round == 0 ? 0 : 2 * b->round - (b->turn == b->first) + 1;
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

/* Points by which the battle is won or lost so far. */
static int lead_of(const battle *b, int side)
{
    return wm_victory_points(b, side) - wm_victory_points(b, 1 - side);
}

/* The distance to the enemy at which a unit is best used: shooters in range, others at first where
 * only who comes nearer can be charged. Who is not ahead must go on and attack. */
static int wished_distance(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    enum { BEYOND_CAVALRY = 34, CLOSE = 22, SAFE_LEAD = 100 };
    if (p->shots_kind != SHOTS_NONE) return p->range - 3;
    bool waits = b->round <= 1 || lead_of(b, side_of_unit(id)) > SAFE_LEAD;
    return waits ? BEYOND_CAVALRY : CLOSE;
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

/* The middle of a unit. */
static point middle_of(const unit *u)
{
    int32_t x = 0, y = 0;
    for (int k = 0; k < u->stands; k++) x += u->at[k].x, y += u->at[k].y;
    return (point){x / u->stands, y / u->stands};
}

/* Of the others in the order that have not moved, so many can go the same way. */
static int followers(const battle *b, const act *a)
{
    point from = middle_of(unit_of(b, a->who));
    int count = 0;
    for (int i = 0; i < b->order.count; i++) {
        int id = b->order.member[i];
        if (id == a->who || (b->order.moved >> i & 1)) continue;
        point at = middle_of(unit_of(b, id));
        pose to = {at.x + a->at.x - from.x, at.y + a->at.y - from.y, unit_of(b, id)->at[0].facing};
        if (to.x < 0 || to.y < 0 || to.x >= COORDINATE_MAX || to.y >= COORDINATE_MAX) continue;
        act same = {ACT_MOVE, (uint8_t)id, FORM_LINE, wm_place_of(to)};
        count += wm_check_move(b, &same, NULL);
    }
    return count;
}

/* How far it has come from its own edge, in cm. */
static int progress_of(const battle *b, int side, int32_t y)
{
    int cm = y / CENTIMETRE;
    return side == 0 ? cm : b->table.depth - cm;
}

/* How far the own troops have come on the whole. */
static int mean_progress(const battle *b, int side)
{
    int sum = 0, count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        const unit *u = &b->side[side].unit[i];
        if (!is_on_table(u)) continue;
        sum += progress_of(b, side, u->at[0].y);
        count++;
    }
    return count > 0 ? sum / count : 0;
}

/* What counts for a unit of a brigade: going where all can go, and as those before it went. */
static int brigade_score(const battle *b, const act *a)
{
    if (b->order.count < 2) return 0;
    /* A brigade that wheels falls apart. */
    if (a->at.facing != unit_of(b, a->who)->at[0].facing) return in_step(b, a) - 60;
    bool leads = b->order.moved == 0 && a->detail == FORM_LINE;
    return in_step(b, a) + (leads && followers(b, a) == b->order.count - 1 ? 240 : 0);
}

static int move_score(const targets *t, const act *a)
{
    static const int form[FORMS] = {[FORM_LINE] = 6, [FORM_COLUMN] = 2, [FORM_BLOCK] = 1};
    enum { VANGUARD = 25 }; /* cm ahead of the rest: farther on it stands alone */
    const battle *b = t->b;
    const unit *u = unit_of(b, a->who);
    int side = side_of_unit(a->who), wish = wished_distance(b, a->who);
    int now = distance_cm(t, (point){u->at[0].x, u->at[0].y}) - wish;
    int then = distance_cm(t, (point){a->at.x, a->at.y}) - wish;
    int gain = (now < 0 ? -now : now) - (then < 0 ? -then : then);
    int alone = progress_of(b, side, a->at.y) - mean_progress(b, side) - VANGUARD;
    if (alone > 0) gain -= 2 * alone;
    return 400 + 4 * gain + (a->detail < FORMS ? form[a->detail] : 0) + brigade_score(b, a);
}

/* Of own units so many dice already fall on the target: those that charged it before. */
static int friends_at(const battle *b, int target, int *count)
{
    int side = 1 - side_of_unit(target), blows = 0;
    stand_list s;
    wm_list_stands(b, &s);
    *count = 0;
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++) {
        if (!wm_unit_exists(b, id) || !is_on_table(unit_of(b, id))) continue;
        if (!wm_units_touch(&s, b, id, target)) continue;
        ++*count;
        blows += (wm_unit_profile(b, id)->attacks + 1) * unit_of(b, id)->stands;
    }
    return blows;
}

/* What a charge wins, in points: what it destroys less what comes back, with all who are there. */
static int charge_gain(const battle *b, int id, int target)
{
    const unit_profile *own = wm_unit_profile(b, id), *other = wm_unit_profile(b, target);
    int most, friends, blows = friends_at(b, target, &friends);
    fighter me = {.points = own->points,
                  .life = life_of(b, id, &most),
                  .pierced = own->armour == 0 ? 6 : own->armour - 1};
    fighter it = {.points = other->points,
                  .life = life_of(b, target, &most),
                  .pierced = other->armour == 0 ? 6 : other->armour - 1};
    bool confused = (unit_of(b, target)->flags & UNIT_CONFUSED) != 0;
    blows += (own->attacks + 1) * unit_of(b, id)->stands;
    int answer = (other->attacks - confused) * unit_of(b, target)->stands / (1 + friends);
    int dealt = damage(blows, &it) * it.points, taken = damage(answer, &me) * me.points;
    return (dealt - taken * 6 / 10) / 100; /* who strikes first is answered by fewer */
}

static int charge_score(const battle *b, const act *a)
{
    int gain = charge_gain(b, a->who, a->detail);
    return (gain > 0 ? 800 : 300) + gain;
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

/* The best charge that a unit may have from where it stands, as if it were so many cm of march. */
static int reach_gain(const battle *b, int id)
{
    const unit *u = unit_of(b, id);
    int enemy = 1 - side_of_unit(id), pace = wm_unit_profile(b, id)->move, best = 0;
    for (int other = enemy * UNITS_MAX; other < (enemy + 1) * UNITS_MAX; other++) {
        if (!wm_unit_exists(b, other) || !is_on_table(unit_of(b, other))) continue;
        const unit *e = unit_of(b, other);
        if (!is_within((point){u->at[0].x, u->at[0].y}, (point){e->at[0].x, e->at[0].y}, pace + 2))
            continue;
        int gain = charge_gain(b, id, other);
        if (gain > best) best = gain;
    }
    return best;
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
    int pace = wm_unit_profile(b, a->detail)->move;
    int gain = away > 0 ? (away > pace ? pace : away) : 2;
    int charge = reach_gain(b, a->detail);
    if (charge > gain) gain = charge > 60 ? 60 : charge;
    int percent = chance[target < 0 ? 0 : target > 12 ? 12 : target];
    int worth = gain * wm_unit_profile(b, a->detail)->points * percent / 1000;
    bool general = wm_person_profile(b, a->who)->role == GENERAL;
    return 500 + worth - (general ? 150 : 0);
}

/* Where most of the own troops are at hand that no other character is near, clear of the enemy. */
static int person_score(const targets *t, const act *a)
{
    const battle *b = t->b;
    int side = side_of_person(a->who), served = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        const unit *u = &b->side[side].unit[i];
        if (!is_on_table(u)) continue;
        point at = {u->at[0].x, u->at[0].y}, to = {a->at.x, a->at.y};
        int others = 0;
        if (!is_within(at, to, 40)) continue;
        for (int k = 0; k < b->side[side].list.character_count; k++) {
            const person *p = &b->side[side].person[k];
            if (side * PERSONS_MAX + k == a->who || !(p->flags & PERSON_ON_TABLE)) continue;
            others += is_within(at, (point){p->x, p->y}, 20);
        }
        int points = wm_unit_profile(b, side * UNITS_MAX + i)->points;
        served += (is_within(at, to, 20) ? points : points / 3) / (1 + others);
    }
    int danger = distance_cm(t, (point){a->at.x, a->at.y});
    return 445 + served / 8 - (danger < 20 ? 100 : 0);
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
        [ACT_EVADE] = 300,   [ACT_WITH] = 600,  [ACT_GIVE] = 550,    [ACT_STAND] = 50,
        [ACT_BACK] = 5,      [ACT_HOME] = 600,  [ACT_RETURN] = 500,  [ACT_STAY] = 300,
        [ACT_CAST] = 930,    [ACT_SHOOT] = 950, [ACT_BREATHE] = 940, [ACT_YES] = 520,
        [ACT_NO] = 480,      [ACT_FIGHT] = 500, [ACT_PURSUE] = 800,  [ACT_HOLD] = 500,
        [ACT_ADVANCE] = 820, [ACT_FALL] = 300,  [ACT_READY] = 900,   [ACT_ASIDE] = 520,
        [ACT_RETIRE] = 500,
    };
    if (a->kind == ACT_END) return b->phase == PHASE_ORDERS ? 120 : 440;
    if (a->kind == ACT_WITH) { /* the slow would hold the others back */
        int pace = wm_unit_profile(b, b->order.member[0])->move;
        return wm_unit_profile(b, a->who)->move != pace ? 540 : 600;
    }
    if (a->kind == ACT_DONE) return b->order.moved != 0 ? 390 : 60;
    return worth[a->kind] != 0 ? worth[a->kind] : 500;
}

/* In the fight he helps; elsewhere he may fall with the unit. */
static int join_score(const battle *b, const stand_list *s, const act *a)
{
    bool general = wm_person_profile(b, a->who)->role == GENERAL;
    return !general && wm_is_engaged(s, b, a->detail) ? 520 : 380;
}

void wm_order(const void *state, const vx_action *actions, int count, int *out)
{
    const battle *b = state;
    int seat = warmaster_game.to_act(state);
    targets t = {.b = b};
    stand_list s;
    bool is_listed = false; /* only where somebody may join a unit */
    if (seat >= 0) find_targets(b, 1 - seat, &t);
    for (int i = 0; i < count; i++) {
        act a;
        out[i] = 0;
        if (!wm_unpack(actions[i], &a)) continue;
        if (a.kind == ACT_JOIN && !is_listed) wm_list_stands(b, &s), is_listed = true;
        if (a.kind == ACT_MOVE)
            out[i] = move_score(&t, &a);
        else if (a.kind == ACT_JOIN)
            out[i] = join_score(b, &s, &a);
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

/* The order of actions alone plays a sound battle, so the lower levels differ by what they miss of
 * it, and the upper ones by how many turns they play through in thought. */
const vx_level wm_levels[] = {
    {.nodes = 60, .overlooks = {95, 95}, .misjudges = 1500},
    {.nodes = 60, .overlooks = {80, 80}, .misjudges = 800},
    {.nodes = 60, .overlooks = {60, 60}, .misjudges = 400},
    {.nodes = 60, .overlooks = {30, 30}},
    {.nodes = 60},
    {.nodes = 250},
    {.nodes = 1000},
    {.nodes = 4000, .milliseconds = 1000},
};
