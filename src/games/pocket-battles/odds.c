/* SPDX-License-Identifier: MIT */
/* odds.c - what an order may lead to, exactly: the rules themselves are played through for every
 * way the dice can fall, with the owners' decisions of owner_choices.c in between.
 *
 * All rolls of a blow that come to the same hits are one case, weighted by how many there are, so
 * the number of cases stays small. Weights are counted over 6^n, n being the most dice that any
 * course of the order rolls; a course with fewer dice is weighted up.
 *
 * Where an owner may lose one tile or another at the same cost, and the unit is to strike or to be
 * struck again in this order, both are played through and the better one for him is taken. */
#include <string.h>

#include "core/limit.h"
#include "games/pocket-battles/wide.h"
#include "games/pocket-battles/words.h"

enum { MOST_LEAVES = 400000 };

/* What happened on the way to a leaf. */
typedef struct {
    int hits[SIDES], wounds[SIDES];
} course;

typedef struct {
    uint64_t key[VX_ODDS_ROWS];
    wide weight[VX_ODDS_ROWS];
    int count;
} collector;

enum { HITS_OF_FIRST, LOSSES_OF_OTHER, HITS_OF_OTHER, LOSSES_OF_FIRST, DESTROYED, TOGETHER };
enum { COLLECTORS = TOGETHER + 1 }; /* TOGETHER: the losses of both sides of a fight, as pairs */

/* Find out how many dice are rolled at most; fill the tables; or only add up what it is worth. */
typedef enum { MEASURE, COLLECT, VALUE } task;

typedef struct {
    const battle *start;
    int seat, striker, blow; /* the roll that comes first */
    bool first_blow;         /* look no further than that */
    task task;
    int dice, leaves; /* most dice of a course; courses so far */
    wide value;       /* VALUE: what `seat` gains, times 6^WIDE_DICE */
    collector *of;    /* COLLECT: the tables */
} odds_search;

/* ---- Counting ---- */

/* More rows than a table has: the last row stands for the rest, and says so. */
static const uint64_t REST = UINT64_MAX;

static void collect(collector *c, uint64_t key, const wide *weight)
{
    int i = 0;
    while (i < c->count && c->key[i] < key) i++;
    bool is_new = i == c->count || c->key[i] != key;
    if (is_new && c->count == VX_ODDS_ROWS && i >= VX_ODDS_ROWS - 1) { /* it is among the rest */
        i = VX_ODDS_ROWS - 1;
        c->key[i] = REST;
        is_new = false;
    }
    if (!is_new) {
        c->weight[i] = wide_sum(&c->weight[i], weight);
        return;
    }
    if (c->count == VX_ODDS_ROWS) { /* the last two become the rest, and make room */
        int last = --c->count;
        c->weight[last - 1] = wide_sum(&c->weight[last - 1], &c->weight[last]);
        c->key[last - 1] = REST;
    }
    for (int j = c->count; j > i; j--) {
        c->key[j] = c->key[j - 1];
        c->weight[j] = c->weight[j - 1];
    }
    c->key[i] = key;
    c->weight[i] = *weight;
    c->count++;
}

static wide power_of_six(int exponent)
{
    wide power = wide_of(1);
    while (exponent-- > 0) power = wide_times(&power, FACES);
    return power;
}

static uint64_t loss_key(const odds_search *x, const battle *b, const course *c, int seat)
{
    int points = b->side[seat].lost - x->start->side[seat].lost;
    return (uint64_t)points << 8 | (uint64_t)c->wounds[seat];
}

/* Points first, Wound tokens after them. Never negative, so that the sums are natural numbers. */
static uint64_t worth_of(const odds_search *x, const battle *b, const course *c)
{
    enum { POINT = 64, NOTHING = 1 << 15 };
    const side *own = &b->side[x->seat], *enemy = &b->side[!x->seat];
    return (uint64_t)(NOTHING + POINT * (enemy->lost - own->lost) + c->wounds[!x->seat] -
                      c->wounds[x->seat]);
}

static void add_value(odds_search *x, const battle *b, const course *c, const wide *way, int dice)
{
    if (dice > WIDE_DICE) return; /* more than there are tables for: search_odds() refuses it */
    wide up = power_of_six(WIDE_DICE - dice), weight = wide_product(way, &up);
    weight = wide_times(&weight, worth_of(x, b, c));
    x->value = wide_sum(&x->value, &weight);
}

static void reach_leaf(odds_search *x, const battle *b, const course *c, const wide *way, int dice)
{
    x->leaves++;
    if (dice > x->dice && x->task != COLLECT) x->dice = dice;
    if (x->task == VALUE) add_value(x, b, c, way, dice);
    if (x->task != COLLECT) return;
    wide up = power_of_six(x->dice - dice), weight = wide_product(way, &up);
    int first = x->seat, other = !x->seat;
    uint64_t fallen[SIDES];
    for (int seat = 0; seat < SIDES; seat++)
        fallen[seat] = x->start->side[seat].alive & ~b->side[seat].alive;
    collect(&x->of[HITS_OF_FIRST], (uint64_t)c->hits[first], &weight);
    collect(&x->of[HITS_OF_OTHER], (uint64_t)c->hits[other], &weight);
    collect(&x->of[LOSSES_OF_OTHER], loss_key(x, b, c, other), &weight);
    collect(&x->of[LOSSES_OF_FIRST], loss_key(x, b, c, first), &weight);
    collect(&x->of[DESTROYED], fallen[1] << 32 | fallen[0], &weight);
    uint64_t pair = loss_key(x, b, c, other) << 20 | loss_key(x, b, c, first) << 2;
    pair |= (fallen[other] != 0 ? 2u : 0u) | (fallen[first] != 0 ? 1u : 0u);
    collect(&x->of[TOGETHER], pair, &weight);
}

/* ---- What one blow may come to ---- */

typedef struct {
    uint8_t face[FACES], size[FACES]; /* one face of each kind, and how many are like it */
    int count;
} kinds_of_faces;

/* Faces that hit alike; the 1 of a Blood Lust unit is of its own kind. */
static kinds_of_faces sort_faces(const battle *b)
{
    const side *s = &b->side[b->striker_side];
    uint32_t faces = pb_faces_of(s, b->striker, pb_is_shot(b->blow));
    bool lust = has_trait(s, b->striker, BLOOD_LUST);
    kinds_of_faces kinds = {.count = 0};
    for (int face = 0; face < FACES; face++) {
        int hits = faces_with(faces, face);
        int kind = 0;
        while (kind < kinds.count) {
            int like = kinds.face[kind];
            if (faces_with(faces, like) == hits && !(lust && like == 0)) break;
            kind++;
        }
        if (kind == kinds.count) {
            kinds.face[kind] = (uint8_t)face;
            kinds.size[kinds.count++] = 0;
        }
        kinds.size[kind]++;
    }
    return kinds;
}

/* Rolls that come to the same: one of them stands for all. */
typedef struct {
    uint8_t roll[FACES]; /* the dice thrown, by what they show */
    uint8_t again;       /* what the die shows that Tough had rolled again, or NONE */
    uint8_t own_wounds;  /* PB-T23 */
    uint16_t hits;
    wide ways;
} outcome;

enum { OUTCOMES = 160 };

typedef struct {
    odds_search *search;
    const battle *before;
    const course *course;
    const wide *weight; /* of the way to this blow */
    int dice;           /* rolled before it and in it */
    bool may_reroll;    /* one more die in every case, to have one denominator */
    kinds_of_faces kinds;
    int count;
    outcome of[OUTCOMES];
} blow_cases;

static void explore_outcome(const blow_cases *x, const outcome *o);

/* Where there is no room the case is simply explored for itself. */
static void add_outcome(blow_cases *x, const outcome *o)
{
    for (int i = 0; i < x->count; i++) {
        outcome *same = &x->of[i];
        if (same->hits != o->hits || same->own_wounds != o->own_wounds) continue;
        same->ways = wide_sum(&same->ways, &o->ways);
        return;
    }
    if (x->count < OUTCOMES)
        x->of[x->count++] = *o;
    else
        explore_outcome(x, o);
}

static void settle_outcome(blow_cases *x, outcome *o, const uint8_t table[FACES])
{
    const battle *b = x->before;
    bool lust = has_trait(&b->side[b->striker_side], b->striker, BLOOD_LUST);
    o->hits = (uint16_t)pb_hits_of(b, table);
    o->own_wounds = lust ? table[0] : 0;
    add_outcome(x, o);
}

/* PB-T16: the victim's owner may have one die of this roll thrown again. */
static void add_rerolled(blow_cases *x, outcome o, const uint8_t table[FACES])
{
    battle rolled = *x->before;
    memcpy(rolled.faces, table, sizeof rolled.faces);
    act choice = unpack(pb_best_reroll(&rolled));
    if (choice.kind == ACT_KEEP) {
        o.ways = wide_times(&o.ways, FACES);
        settle_outcome(x, &o, table);
        return;
    }
    wide ways = o.ways;
    rolled.faces[choice.x - 1]--;
    for (int kind = 0; kind < x->kinds.count; kind++) {
        o.again = x->kinds.face[kind];
        o.ways = wide_times(&ways, x->kinds.size[kind]);
        rolled.faces[o.again]++;
        settle_outcome(x, &o, rolled.faces);
        rolled.faces[o.again]--;
    }
}

static void add_roll(blow_cases *x, outcome o)
{
    uint8_t table[FACES];
    for (int face = 0; face < FACES; face++)
        table[face] = (uint8_t)(x->before->faces[face] + o.roll[face]);
    if (x->may_reroll && pb_hits_of(x->before, table) > 0) {
        add_rerolled(x, o, table);
        return;
    }
    if (x->may_reroll) o.ways = wide_times(&o.ways, FACES);
    settle_outcome(x, &o, table);
}

/* All ways to spread `left` dice over the kinds from `kind` on; o.ways counts the ways so far. */
static void add_rolls(blow_cases *x, outcome o, int kind, int left)
{
    int face = x->kinds.face[kind], size = x->kinds.size[kind];
    bool is_last = kind == x->kinds.count - 1;
    for (int here = 0; here <= left; here++) {
        if (here > 0) { /* the next binomial coefficient, and one more die of this kind */
            o.ways = wide_times(&o.ways, (uint64_t)(left - here + 1) * (uint64_t)size);
            wide_divide(&o.ways, (uint32_t)here);
        }
        o.roll[face] = (uint8_t)here;
        if (is_last && here == left)
            add_roll(x, o);
        else if (!is_last)
            add_rolls(x, o, kind + 1, left - here);
    }
}

/* ---- Playing through ---- */

static void explore(odds_search *x, battle *b, course c, const wide *weight, int dice);

static bool is_resolving(const battle *b)
{
    return b->phase == PHASE_STRIKE || b->phase == PHASE_DICE || b->phase == PHASE_ROLL ||
           b->phase == PHASE_TOUGH || b->phase == PHASE_ALLOT;
}

/* Throws the dice as the rules do: a handful at a time. */
static void throw_dice(battle *b, const uint8_t roll[FACES])
{
    uint8_t rest[FACES];
    memcpy(rest, roll, sizeof rest);
    for (int left = b->dice_left; left > 0;) {
        uint8_t hand[FACES] = {0};
        int room = left < HANDFUL ? left : HANDFUL;
        left -= room;
        for (int face = 0; face < FACES; face++) {
            int taken = rest[face] < room ? rest[face] : room;
            hand[face] = (uint8_t)taken;
            rest[face] = (uint8_t)(rest[face] - taken);
            room -= taken;
        }
        pb_apply(b, pack_roll(hand));
    }
}

static void explore_outcome(const blow_cases *x, const outcome *o)
{
    battle next = *x->before;
    course c = *x->course;
    wide weight = wide_product(&o->ways, x->weight);
    c.hits[x->before->striker_side] += o->hits;
    throw_dice(&next, o->roll);
    if (next.phase == PHASE_TOUGH) pb_apply(&next, pb_best_reroll(&next));
    if (o->again != NONE) {
        uint8_t one[FACES] = {0};
        one[o->again] = 1;
        throw_dice(&next, one);
    }
    explore(x->search, &next, c, &weight, x->dice);
}

static void explore_blow(odds_search *search, const battle *b, const course *c, const wide *weight,
                         int dice)
{
    blow_cases x = {.search = search, .before = b, .course = c, .weight = weight};
    outcome nothing = {.again = NONE, .ways = wide_of(1)};
    x.kinds = sort_faces(b);
    x.may_reroll = pb_may_toughen(b);
    x.dice = dice + b->dice_left + x.may_reroll;
    add_rolls(&x, nothing, 0, b->dice_left);
    for (int i = 0; i < x.count; i++) explore_outcome(&x, &x.of[i]);
}

/* May the unit that is hit now strike or be struck again in this order? With several strikers still
 * to come trying everything out would take too long. */
static bool is_followed(const battle *b)
{
    switch (b->blow) {
    case BLOW_ATTACK:
        return (b->flags & FLAG_STRUCK) == 0;
    case BLOW_FIRST:
    case BLOW_REACTION:
        return true;
    case BLOW_FREE:
        return count_units(b->strikers) == 1;
    default:
        return false;
    }
}

static wide value_after(const battle *b, vx_action action)
{
    odds_search trial = {.seat = b->allot_side, .task = VALUE};
    battle next = *b;
    course c = {.hits = {0, 0}};
    wide once = wide_of(1);
    c.wounds[b->allot_side] = unpack(action).kind == ACT_WOUND;
    pb_apply(&next, action);
    explore(&trial, &next, c, &once, 0);
    return trial.value;
}

/* Of the ways that cost the owner the same now, the one after which the order goes best for him. */
static vx_action best_allotment(const battle *b)
{
    vx_action ways[CHEAPEST_ALLOTMENTS];
    int count = pb_cheapest_allotments(b, ways), best = 0;
    if (count == 1 || !is_followed(b)) return ways[0];
    wide value = value_after(b, ways[0]);
    for (int i = 1; i < count; i++) {
        wide other = value_after(b, ways[i]);
        if (wide_compare(&other, &value) <= 0) continue;
        best = i;
        value = other;
    }
    return ways[best];
}

vx_action pb_assumed_decision(const battle *b)
{
    if (b->phase == PHASE_STRIKE) return pack(ACT_STRIKE, 0, 0, 0); /* it cannot hurt */
    if (b->phase == PHASE_DICE) return pb_best_dice(b);
    return best_allotment(b);
}

static bool is_done(const odds_search *x, const battle *b)
{
    if (!is_resolving(b) || x->leaves > MOST_LEAVES) return true;
    return x->first_blow && (b->blow != x->blow || b->striker != x->striker);
}

/* Plays on from `b`, which is the caller's copy to spoil. */
static void explore(odds_search *x, battle *b, course c, const wide *weight, int dice)
{
    while (!is_done(x, b) && b->phase != PHASE_ROLL) {
        vx_action action = pb_assumed_decision(b);
        if (unpack(action).kind == ACT_WOUND) c.wounds[b->allot_side]++;
        pb_apply(b, action);
    }
    if (is_done(x, b))
        reach_leaf(x, b, &c, weight, dice);
    else
        explore_blow(x, b, &c, weight, dice);
}

/* ---- Words ---- */

static void add_title(vx_text *out, const odds_search *x, int which, vx_language language)
{
    static const char *const words[COLLECTORS][VX_LANGUAGES] = {
        [HITS_OF_FIRST] = {"Hits by ", "Удары наносят: "},
        [LOSSES_OF_OTHER] = {"Losses: ", "Потери: "},
        [HITS_OF_OTHER] = {"Hits back by ", "Отвечают: "},
        [LOSSES_OF_FIRST] = {"Losses: ", "Потери: "},
        [DESTROYED] = {"Destroyed units", "Уничтожены"},
        [TOGETHER] = {"Losses", "Потери"},
    };
    vx_add(out, words[which][language]);
    if (which >= DESTROYED) return;
    bool first = which == HITS_OF_FIRST || which == LOSSES_OF_FIRST;
    pb_add_side_name(out, x->start, first ? x->seat : !x->seat, language);
}

static void add_losses(vx_text *out, uint64_t key, vx_language language)
{
    static const char *const nothing[VX_LANGUAGES] = {"nothing", "ничего"};
    static const char *const points[VX_LANGUAGES][3] = {{"point", "points", "points"},
                                                        {"очко", "очка", "очков"}};
    static const char *const wounds[VX_LANGUAGES][3] = {{"wound", "wounds", "wounds"},
                                                        {"рана", "раны", "ран"}};
    int lost = (int)(key >> 8), tokens = (int)(key & 255);
    if (key == 0) vx_add(out, nothing[language]);
    if (lost > 0) pb_add_counted(out, lost, points, language);
    if (lost > 0 && tokens > 0) vx_add(out, ", ");
    if (tokens > 0) pb_add_counted(out, tokens, wounds, language);
}

static void add_fallen(vx_text *out, const battle *b, uint64_t key, vx_language language)
{
    static const char *const nobody[VX_LANGUAGES] = {"none", "никто"};
    if (key == 0) vx_add(out, nobody[language]);
    bool opened = false;
    for (int seat = 0; seat < SIDES; seat++)
        for (uint32_t rest = (uint32_t)(key >> (32 * seat)); rest != 0; rest &= rest - 1) {
            if (opened) vx_add(out, ", ");
            pb_add_unit_name(out, b, seat, first_unit(rest), language);
            opened = true;
        }
}

static void add_pair(vx_text *out, const odds_search *x, uint64_t key, vx_language language)
{
    static const char *const fell[VX_LANGUAGES] = {" (destroyed)", " (уничтожены)"};
    for (int i = 0; i < SIDES; i++) {
        int seat = i == 0 ? !x->seat : x->seat;
        bool dies = (key >> (1 - i) & 1) != 0;
        if (i > 0) vx_add(out, "; ");
        pb_add_side_name(out, x->start, seat, language);
        vx_add(out, ": ");
        add_losses(out, i == 0 ? key >> 20 : key >> 2 & 0x3FFFF, language);
        if (dies) vx_add(out, fell[language]);
    }
}

static bool divides_all(const collector *c, uint32_t divisor)
{
    bool divides = true;
    for (int i = 0; i < c->count; i++) {
        wide copy = c->weight[i];
        divides &= wide_divide(&copy, divisor) == 0;
    }
    return divides;
}

static void divide_all(collector *c, uint32_t divisor)
{
    for (int i = 0; i < c->count; i++) {
        wide_divide(&c->weight[i], divisor);
        if (wide_is_small(&c->weight[i]) && wide_low(&c->weight[i]) == 0) c->weight[i].word[0] = 1;
    }
}

static wide sum_of(const collector *c)
{
    wide sum = wide_of(0);
    for (int i = 0; i < c->count; i++) sum = wide_sum(&sum, &c->weight[i]);
    return sum;
}

/* A table holds 64 bits. Common factors go first; only then are the last digits cut off, of numbers
 * so great that it is less than a part in 10^17. */
static void fit_weights(collector *c)
{
    wide sum = sum_of(c);
    for (uint32_t factor = 2; factor <= 3; factor++)
        while (!wide_is_small(&sum) && divides_all(c, factor)) {
            divide_all(c, factor);
            sum = sum_of(c);
        }
    for (; !wide_is_small(&sum); sum = sum_of(c)) divide_all(c, 2);
}

static void write_row(const odds_search *x, int which, uint64_t key, vx_language language,
                      vx_text *out)
{
    static const char *const rest[VX_LANGUAGES] = {"anything else", "всё остальное"};
    if (key == REST)
        vx_add(out, rest[language]);
    else if (which == DESTROYED)
        add_fallen(out, x->start, key, language);
    else if (which == TOGETHER)
        add_pair(out, x, key, language);
    else if (which == HITS_OF_FIRST || which == HITS_OF_OTHER)
        vx_add_number(out, (int64_t)key);
    else
        add_losses(out, key, language);
}

static void write_table(odds_search *x, int which, vx_language language, vx_odds *out)
{
    collector *c = &x->of[which];
    vx_require(out->count < VX_ODDS_TABLES);
    vx_odds_table *table = &out->table[out->count++];
    vx_text title = vx_text_on(table->title, sizeof table->title);
    add_title(&title, x, which, language);
    fit_weights(c);
    wide sum = sum_of(c);
    table->total = wide_low(&sum);
    table->count = c->count;
    for (int i = 0; i < c->count; i++) {
        vx_text text = vx_text_on(table->row[i].text, sizeof table->row[i].text);
        table->row[i].weight = wide_low(&c->weight[i]);
        write_row(x, which, c->key[i], language, &text);
    }
}

static bool is_empty(const collector *c) /* certainly nothing */
{
    return c->count == 1 && c->key[0] == 0;
}

static void write_tables(odds_search *x, vx_language language, vx_odds *out)
{
    for (int which = 0; which < TOGETHER; which++) {
        bool of_reply = which == HITS_OF_OTHER || which == LOSSES_OF_FIRST;
        if (!of_reply || !is_empty(&x->of[which])) write_table(x, which, language, out);
    }
}

/* ---- Asking ---- */

static void run(odds_search *x, const battle *b, task what)
{
    course c = {.hits = {0, 0}};
    x->task = what;
    x->leaves = 0;
    battle copy = *b;
    wide once = wide_of(1);
    explore(x, &copy, c, &once, 0);
}

/* Too many courses for all of the order, which no army can bring about: its first blow alone. */
static bool search_odds(odds_search *x, const battle *start, const battle *b, bool first_blow)
{
    collector *of = x->of;
    memset(x, 0, sizeof *x);
    memset(of, 0, COLLECTORS * sizeof *of);
    x->of = of;
    x->start = start;
    x->seat = b->striker_side;
    x->striker = b->striker;
    x->blow = b->blow;
    x->first_blow = first_blow;
    run(x, b, MEASURE);
    if (x->dice > WIDE_DICE || x->leaves > MOST_LEAVES)
        return !first_blow && search_odds(x, start, b, true);
    run(x, b, COLLECT);
    return x->dice > 0;
}

static vx_text on_last_title(vx_odds *out)
{
    char *title = out->table[out->count - 1].title;
    return (vx_text){
        .data = title, .length = strlen(title), .capacity = sizeof out->table[0].title};
}

/* One table for each enemy that the charge may fall on, if nobody reacts. Those for which there is
 * no table are counted in the title of the last. */
static void write_targets(const battle *start, const battle *b, vx_language language, vx_odds *out)
{
    static const char *const against[VX_LANGUAGES] = {": against ", ": цель — "};
    static const char *const more[VX_LANGUAGES] = {"; more targets: ", "; ещё целей: "};
    for (unit_set rest = pb_charge_targets(b); rest != 0; rest &= rest - 1) {
        if (out->count == VX_ODDS_TABLES) {
            vx_text title = on_last_title(out);
            vx_add(&title, more[language]);
            vx_add_number(&title, count_units(rest));
            return;
        }
        collector of[COLLECTORS];
        odds_search x = {.of = of};
        battle next = *b;
        int unit = first_unit(rest);
        pb_apply(&next, pack(ACT_TARGET, unit_code(!b->active, unit), 0, 0));
        if (!search_odds(&x, start, &next, false)) continue;
        write_table(&x, TOGETHER, language, out);
        vx_text title = on_last_title(out);
        vx_add(&title, against[language]);
        pb_add_unit_name(&title, start, !b->active, unit, language);
    }
}

/* A charge is judged as if the other side waited. */
void pb_odds(const void *state, vx_action action, vx_language language, vx_odds *out)
{
    const battle *start = state;
    battle b = *start;
    collector of[COLLECTORS];
    odds_search x = {.of = of};
    if (pb_to_act(start) < 0 || start->phase <= PHASE_DEPLOY) return;
    pb_apply(&b, action);
    if (b.phase == PHASE_REACT) pb_apply(&b, pack(ACT_WAIT, 0, 0, 0));
    if (b.phase == PHASE_TARGET)
        write_targets(start, &b, language, out);
    else if (is_resolving(&b) && search_odds(&x, start, &b, unpack(action).kind == ACT_FIRE))
        write_tables(&x, language, out);
}
