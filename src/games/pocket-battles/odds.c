/* SPDX-License-Identifier: MIT */
/* odds.c - what an order may lead to, exactly: the rules themselves are played through for every
 * way the dice can fall, with the owners' decisions of judgement.c in between.
 *
 * All dice that give a unit the same hits are one case, weighted by how many faces do, so the
 * number of cases stays small. Weights are counted over 6^n, n being the most dice that any course
 * of the order rolls; a course with fewer dice is weighted up. */
#include <string.h>

#include "games/pocket-battles/words.h"

enum { MOST_DICE = 24, MOST_LEAVES = 400000 }; /* 6^24 still fits into 64 bits */

/* What happened on the way to a leaf. */
typedef struct {
    int hits[SIDES], wounds[SIDES];
} course;

typedef struct {
    uint64_t key[VX_ODDS_ROWS], weight[VX_ODDS_ROWS];
    int count;
} collector;

enum { HITS_OF_FIRST, LOSSES_OF_OTHER, HITS_OF_OTHER, LOSSES_OF_FIRST, DESTROYED, TOGETHER };
enum { COLLECTORS = TOGETHER + 1 }; /* TOGETHER: the losses of both sides of a fight, as pairs */

typedef struct {
    const battle *start;
    int seat, striker, blow; /* the roll that comes first */
    bool first_blow;         /* look no further than that */
    bool measuring;          /* only find out how many dice are rolled at most */
    int dice, leaves;        /* most dice of a course; courses so far */
    collector of[COLLECTORS];
} odds_search;

/* ---- Counting ---- */

static void collect(collector *c, uint64_t key, uint64_t weight)
{
    int i = 0;
    while (i < c->count && c->key[i] < key) i++;
    if (i < c->count && c->key[i] == key) {
        c->weight[i] += weight;
        return;
    }
    if (c->count == VX_ODDS_ROWS) { /* never more than the rows of a table: the worst are one */
        c->weight[VX_ODDS_ROWS - 1] += weight;
        return;
    }
    for (int j = c->count; j > i; j--) {
        c->key[j] = c->key[j - 1];
        c->weight[j] = c->weight[j - 1];
    }
    c->key[i] = key;
    c->weight[i] = weight;
    c->count++;
}

static uint64_t power_of_six(int exponent)
{
    uint64_t power = 1;
    while (exponent-- > 0) power *= FACES;
    return power;
}

static uint64_t loss_key(const odds_search *x, const battle *b, const course *c, int seat)
{
    int points = b->side[seat].lost - x->start->side[seat].lost;
    return (uint64_t)points << 8 | (uint64_t)c->wounds[seat];
}

static void reach_leaf(odds_search *x, const battle *b, const course *c, uint64_t weight, int dice)
{
    x->leaves++;
    if (x->measuring) {
        if (dice > x->dice) x->dice = dice;
        return;
    }
    weight *= power_of_six(x->dice - dice);
    int first = x->seat, other = !x->seat;
    uint64_t fallen[SIDES];
    for (int seat = 0; seat < SIDES; seat++)
        fallen[seat] = x->start->side[seat].alive & ~b->side[seat].alive;
    collect(&x->of[HITS_OF_FIRST], (uint64_t)c->hits[first], weight);
    collect(&x->of[HITS_OF_OTHER], (uint64_t)c->hits[other], weight);
    collect(&x->of[LOSSES_OF_OTHER], loss_key(x, b, c, other), weight);
    collect(&x->of[LOSSES_OF_FIRST], loss_key(x, b, c, first), weight);
    collect(&x->of[DESTROYED], fallen[1] << 32 | fallen[0], weight);
    uint64_t pair = loss_key(x, b, c, other) << 20 | loss_key(x, b, c, first) << 2;
    pair |= (fallen[other] != 0 ? 2u : 0u) | (fallen[first] != 0 ? 1u : 0u);
    collect(&x->of[TOGETHER], pair, weight);
}

/* ---- Playing through ---- */

static void explore(odds_search *x, battle *b, course c, uint64_t weight, int dice);

static bool is_resolving(const battle *b)
{
    return b->phase == PHASE_DICE || b->phase == PHASE_ROLL || b->phase == PHASE_TOUGH ||
           b->phase == PHASE_ALLOT;
}

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

static void explore_roll(odds_search *x, const battle *b, course c, uint64_t weight, int dice,
                         const uint8_t count[FACES])
{
    uint8_t table[FACES];
    int rolled = 0;
    for (int face = 0; face < FACES; face++) {
        table[face] = (uint8_t)(b->faces[face] + count[face]);
        rolled += count[face];
    }
    int hits = pb_hits_of(b, table);
    bool stands = b->dice_left == rolled && (hits == 0 || !pb_may_toughen(b));
    if (stands) c.hits[b->striker_side] += hits;
    battle next = *b;
    pb_apply(&next, pack_roll(count));
    explore(x, &next, c, weight, dice + rolled);
}

/* All ways to spread `left` dice over the kinds from `kind` on; `weight` counts the ways so far. */
static void explore_rolls(odds_search *x, const battle *b, const course *c, uint64_t weight,
                          int dice, const kinds_of_faces *kinds, int kind, int left,
                          uint8_t count[FACES])
{
    static const uint8_t choose[HANDFUL + 1][HANDFUL + 1] = {{1},
                                                             {1, 1},
                                                             {1, 2, 1},
                                                             {1, 3, 3, 1},
                                                             {1, 4, 6, 4, 1},
                                                             {1, 5, 10, 10, 5, 1},
                                                             {1, 6, 15, 20, 15, 6, 1}};
    int face = kinds->face[kind];
    if (kind == kinds->count - 1) {
        for (int i = 0; i < left; i++) weight *= kinds->size[kind];
        count[face] = (uint8_t)left;
        explore_roll(x, b, *c, weight, dice, count);
        count[face] = 0;
        return;
    }
    uint64_t power = 1;
    for (int here = 0; here <= left; here++) {
        count[face] = (uint8_t)here;
        explore_rolls(x, b, c, weight * choose[left][here] * power, dice, kinds, kind + 1,
                      left - here, count);
        power *= kinds->size[kind];
    }
    count[face] = 0;
}

static vx_action decide(const battle *b)
{
    if (b->phase == PHASE_DICE) return pb_best_dice(b);
    if (b->phase == PHASE_TOUGH) return pb_best_reroll(b);
    return pb_best_allotment(b);
}

static bool is_done(const odds_search *x, const battle *b)
{
    if (!is_resolving(b) || x->leaves > MOST_LEAVES) return true;
    return x->first_blow && (b->blow != x->blow || b->striker != x->striker);
}

/* Plays on from `b`, which is the caller's copy to spoil. */
static void explore(odds_search *x, battle *b, course c, uint64_t weight, int dice)
{
    while (!is_done(x, b) && b->phase != PHASE_ROLL) {
        vx_action action = decide(b);
        act a = unpack(action);
        if (a.kind == ACT_WOUND) c.wounds[b->allot_side]++;
        if (a.kind == ACT_KEEP) c.hits[b->striker_side] += pb_count_hits(b);
        pb_apply(b, action);
    }
    if (is_done(x, b)) {
        reach_leaf(x, b, &c, weight, dice);
        return;
    }
    uint8_t count[FACES] = {0};
    kinds_of_faces kinds = sort_faces(b);
    explore_rolls(x, b, &c, weight, dice, &kinds, 0, pb_dice_in_hand(b), count);
}

/* ---- Words ---- */

static void add_title(vx_text *out, const odds_search *x, int which, vx_language language)
{
    static const char *const words[COLLECTORS][VX_LANGUAGES] = {
        [HITS_OF_FIRST] = {"Hits: ", "Удары: "},
        [LOSSES_OF_OTHER] = {"Losses: ", "Потери: "},
        [HITS_OF_OTHER] = {"Hits back: ", "Ответные удары: "},
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
    static const char *const points[VX_LANGUAGES] = {"points ", "очки "};
    static const char *const wounds[VX_LANGUAGES] = {"wounds ", "раны "};
    int lost = (int)(key >> 8), tokens = (int)(key & 255);
    if (key == 0) vx_add(out, nothing[language]);
    if (lost > 0) {
        vx_add(out, points[language]);
        vx_add_number(out, lost);
    }
    if (lost > 0 && tokens > 0) vx_add(out, ", ");
    if (tokens > 0) {
        vx_add(out, wounds[language]);
        vx_add_number(out, tokens);
    }
}

static void add_fallen(vx_text *out, uint64_t key, vx_language language)
{
    static const char *const nobody[VX_LANGUAGES] = {"none", "никто"};
    if (key == 0) vx_add(out, nobody[language]);
    bool opened = false;
    for (int seat = 0; seat < SIDES; seat++)
        for (uint32_t rest = (uint32_t)(key >> (32 * seat)); rest != 0; rest &= rest - 1) {
            if (opened) vx_add_char(out, ' ');
            pb_add_unit(out, seat, first_unit(rest));
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

static void write_table(const odds_search *x, int which, vx_language language, vx_odds *out)
{
    const collector *c = &x->of[which];
    if (out->count == VX_ODDS_TABLES) return;
    vx_odds_table *table = &out->table[out->count++];
    vx_text title = vx_text_on(table->title, sizeof table->title);
    add_title(&title, x, which, language);
    table->total = power_of_six(x->dice);
    table->count = c->count;
    for (int i = 0; i < c->count; i++) {
        vx_text text = vx_text_on(table->row[i].text, sizeof table->row[i].text);
        table->row[i].weight = c->weight[i];
        if (which == DESTROYED)
            add_fallen(&text, c->key[i], language);
        else if (which == TOGETHER)
            add_pair(&text, x, c->key[i], language);
        else if (which == HITS_OF_FIRST || which == HITS_OF_OTHER)
            vx_add_number(&text, (int64_t)c->key[i]);
        else
            add_losses(&text, c->key[i], language);
    }
}

static bool is_empty(const collector *c) /* certainly nothing */
{
    return c->count == 1 && c->key[0] == 0;
}

static void write_tables(const odds_search *x, vx_language language, vx_odds *out)
{
    for (int which = 0; which < TOGETHER; which++) {
        bool of_reply = which == HITS_OF_OTHER || which == LOSSES_OF_FIRST;
        if (!of_reply || !is_empty(&x->of[which])) write_table(x, which, language, out);
    }
}

/* ---- Asking ---- */

static void run(odds_search *x, const battle *b, bool measuring)
{
    course c = {.hits = {0, 0}};
    x->measuring = measuring;
    x->leaves = 0;
    battle copy = *b;
    explore(x, &copy, c, 1, 0);
}

/* Too many dice or courses for all of the order: its first blow alone. */
static bool search_odds(odds_search *x, const battle *start, const battle *b, bool first_blow)
{
    memset(x, 0, sizeof *x);
    x->start = start;
    x->seat = b->striker_side;
    x->striker = b->striker;
    x->blow = b->blow;
    x->first_blow = first_blow;
    run(x, b, true);
    if (x->dice > MOST_DICE || x->leaves > MOST_LEAVES)
        return !first_blow && search_odds(x, start, b, true);
    run(x, b, false);
    return x->dice > 0;
}

/* One table for each enemy that the charge may fall on, if nobody reacts. */
static void write_targets(const battle *start, const battle *b, vx_language language, vx_odds *out)
{
    static const char *const against[VX_LANGUAGES] = {": against ", ": против "};
    for (unit_set rest = pb_charge_targets(b); rest != 0; rest &= rest - 1) {
        odds_search x;
        battle next = *b;
        int unit = first_unit(rest), at = out->count;
        pb_apply(&next, pack(ACT_TARGET, unit_code(!b->active, unit), 0, 0));
        if (!search_odds(&x, start, &next, false)) continue;
        write_table(&x, TOGETHER, language, out);
        if (out->count == at) return;
        vx_text title = {.data = out->table[at].title,
                         .length = strlen(out->table[at].title),
                         .capacity = sizeof out->table[at].title};
        vx_add(&title, against[language]);
        pb_add_unit(&title, !b->active, unit);
    }
}

/* A charge is judged as if the other side waited. */
void pb_odds(const void *state, vx_action action, vx_language language, vx_odds *out)
{
    const battle *start = state;
    battle b = *start;
    odds_search x;
    if (pb_to_act(start) < 0 || start->phase <= PHASE_DEPLOY) return;
    pb_apply(&b, action);
    if (b.phase == PHASE_REACT) pb_apply(&b, pack(ACT_WAIT, 0, 0, 0));
    if (b.phase == PHASE_TARGET)
        write_targets(start, &b, language, out);
    else if (is_resolving(&b) && search_odds(&x, start, &b, unpack(action).kind == ACT_FIRE))
        write_tables(&x, language, out);
}
