/* SPDX-License-Identifier: MIT */
/* odds_combat.c - the odds of one round of combat: who wins, how far the loser runs, what is lost.
 *
 * Nothing is sampled: the dice of every unit are counted, both re-rolls of swords included. The
 * pools are too large for whole numbers in 64 bits (6 to the 40th and more), so chances are carried
 * as fractions of 2 to the 62nd, each product rounded once, and told as parts of 10 to the 12th.
 * What nobody can know is taken so: stands strike the first enemy they may, nobody uses a Banner of
 * Fortune, owners remove the stands that leave them most support, and nobody answers the charge. */
#include <string.h>

#include "games/warmaster/combat.h"
#include "games/warmaster/magic.h"

typedef uint64_t chance;
__extension__ typedef unsigned __int128 wide;

enum { CHANCE_BITS = 62, POOL_MAX = 128, MEMBERS_MAX = 6, CONFIGS_MAX = 320, TOTAL_MAX = 96 };
#define CERTAIN ((chance)1 << CHANCE_BITS)
static const uint64_t told_parts = 1000000000000u;

static chance times(chance a, chance b)
{
    return (chance)(((wide)a * b + (CERTAIN >> 1)) >> CHANCE_BITS);
}

static chance sixths(int count)
{
    return (chance)((wide)CERTAIN * (unsigned)count / 6);
}

/* ---- The dice of one volley ---- */

typedef struct {
    int most;
    chance of[POOL_MAX + 1];
} spread;

static spread nothing_yet(void)
{
    spread s;
    memset(&s, 0, sizeof s);
    s.of[0] = CERTAIN;
    return s;
}

/* One more die that succeeds so often. */
static void add_die(spread *s, chance succeeds)
{
    if (s->most == POOL_MAX) return;
    s->most++;
    for (int n = s->most; n >= 0; n--) {
        chance stays = times(s->of[n], CERTAIN - succeeds);
        s->of[n] = stays + (n > 0 ? times(s->of[n - 1], succeeds) : 0);
    }
}

/* WM-ITEM-13: where any die missed, one is thrown again. */
static void cleave(spread *s, int dice, chance succeeds)
{
    for (int n = dice - 1; n >= 0; n--) {
        chance more = times(s->of[n], succeeds);
        s->of[n + 1] += more;
        s->of[n] -= more;
    }
}

/* Hits that get past the armour; WM-ITEM-11: where any was saved, one save is thrown again. */
static spread save(const spread *hits, int armour, bool again)
{
    spread out = {.most = hits->most, .of = {0}};
    spread saved = nothing_yet();
    chance saves = armour > 6 ? 0 : sixths(7 - armour);
    for (int n = 0; n <= hits->most; n++) {
        for (int k = 0; k <= n; k++) {
            chance here = times(hits->of[n], saved.of[k]);
            chance lost = again && k > 0 ? times(here, CERTAIN - saves) : 0;
            out.of[n - k] += here - lost;
            if (k > 0) out.of[n - k + 1] += lost;
        }
        add_die(&saved, saves);
    }
    return out;
}

static void add_spread(spread *sum, const spread *more)
{
    spread out = {.most = sum->most + more->most, .of = {0}};
    if (out.most > POOL_MAX) out.most = POOL_MAX;
    for (int n = 0; n <= sum->most; n++)
        for (int k = 0; k <= more->most; k++) {
            int at = n + k < POOL_MAX ? n + k : POOL_MAX;
            out.of[at] += times(sum->of[n], more->of[k]);
        }
    *sum = out;
}

/* ---- One side: what its units suffer ---- */

typedef struct {
    int id, left; /* hits it can still take */
    spread suffered;
} member;

/* What one side may come to, by hits that count and support that is left. */
typedef struct {
    chance of[TOTAL_MAX][16];                  /* somebody is left */
    chance gone[TOTAL_MAX];                    /* nobody is */
    chance lost[STANDS_MAX * MEMBERS_MAX + 1]; /* stands, by number */
    int units;
} fate;

typedef struct {
    const battle *b;
    int side, count;
    member unit[MEMBERS_MAX];
    int8_t support[CONFIGS_MAX]; /* -1: not worked out yet */
    fate *out;
} reckoning;

static void strike_all(const battle *b, int id, reckoning side[SIDES])
{
    bool again = wm_carries(b, id, ITEM_DESTRUCTION), cleaves = wm_carries(b, id, ITEM_CLEAVING);
    for (int head = -1; (head = wm_next_volley(b, id, head)) >= 0;) {
        blows v = wm_volley(b, id, head);
        reckoning *to = &side[side_of_unit(v.target)];
        spread hits = nothing_yet();
        for (int i = 0; i < v.dice; i++) add_die(&hits, sixths(7 - v.need));
        if (cleaves && v.dice > 0) cleave(&hits, v.dice, sixths(7 - v.need));
        hits = save(&hits, wm_armour_in_combat(b, v.target), again);
        again = cleaves = false;
        for (int i = 0; i < to->count; i++)
            if (to->unit[i].id == v.target) add_spread(&to->unit[i].suffered, &hits);
    }
}

/* The best that can be kept when the unit loses so many stands: one at a time. */
static void lose_stands(battle *b, int id, int lost)
{
    for (; lost > 0 && unit_of(b, id)->stands > 1; lost--) {
        int best = 0, most = -1;
        for (int i = 0; i < unit_of(b, id)->stands; i++) {
            battle without = *b;
            if (!wm_may_lose(b, id, i)) continue;
            wm_remove_stand(&without, id, i);
            int here = wm_support(&without, side_of_unit(id));
            if (here > most) most = here, best = i;
        }
        wm_remove_stand(b, id, best);
    }
}

static int support_after(reckoning *r, const int lost[MEMBERS_MAX], int config)
{
    if (r->support[config] >= 0) return r->support[config];
    battle after = *r->b;
    for (int i = 0; i < r->count; i++) {
        int id = r->unit[i].id;
        if (lost[i] >= unit_of(&after, id)->stands)
            unit_in(&after, id)->flags = UNIT_GONE;
        else
            lose_stands(&after, id, lost[i]);
    }
    int support = wm_support(&after, r->side);
    r->support[config] = (int8_t)(support < 15 ? support : 15);
    return r->support[config];
}

static int stands_lost(const battle *b, const member *m, int hits)
{
    const unit *u = unit_of(b, m->id);
    int lost = (u->wounds + hits) / wm_hits_per_stand(b, m->id);
    return lost < u->stands ? lost : u->stands;
}

static void note_fate(reckoning *r, const int lost[MEMBERS_MAX], int config, int total, chance p)
{
    int stands = 0, units = 0;
    for (int i = 0; i < r->count; i++) {
        stands += lost[i];
        units += lost[i] == unit_of(r->b, r->unit[i].id)->stands;
    }
    if (total >= TOTAL_MAX) total = TOTAL_MAX - 1;
    r->out->lost[stands] += p;
    if (units == r->count)
        r->out->gone[total] += p;
    else
        r->out->of[total][support_after(r, lost, config)] += p;
}

/* All that the units from `at` on may suffer. */
static void reckon(reckoning *r, int at, int lost[MEMBERS_MAX], int config, int total, chance p)
{
    if (p == 0) return;
    if (at == r->count) {
        note_fate(r, lost, config, total, p);
        return;
    }
    const member *m = &r->unit[at];
    chance rest = CERTAIN;
    for (int hits = 0; hits <= m->left && hits <= m->suffered.most; hits++) {
        bool last = hits == m->left; /* more makes no difference */
        chance here = last ? rest : m->suffered.of[hits];
        if (here > rest) here = rest;
        rest -= here;
        lost[at] = stands_lost(r->b, m, hits);
        reckon(r, at + 1, lost, config * (STANDS_MAX + 1) + lost[at],
               total + hits + unit_of(r->b, m->id)->carried, times(p, here));
    }
}

/* ---- The battle at the beginning of the round ---- */

static bool gather(const battle *b, reckoning side[SIDES], fate out[SIDES])
{
    for (int i = 0; i < SIDES; i++) {
        side[i].b = b, side[i].side = i, side[i].count = 0, side[i].out = &out[i];
        memset(side[i].support, -1, sizeof side[i].support);
        memset(&out[i], 0, sizeof out[i]);
    }
    for (int id = 0; id < ALL_UNITS; id++) {
        reckoning *r = &side[side_of_unit(id)];
        if (!wm_still_fights(b, id)) continue;
        if (r->count == 3) return false; /* 5 to the 3rd is what CONFIGS_MAX has room for */
        int left = unit_of(b, id)->stands * wm_hits_per_stand(b, id) - unit_of(b, id)->wounds;
        r->unit[r->count++] = (member){id, left > 0 ? left : 0, nothing_yet()};
    }
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_still_fights(b, id)) strike_all(b, id, side);
    return true;
}

/* Aims are taken and stands are placed as they come first. */
static void take_first_answers(battle *b, task_kind kind)
{
    vx_action all[ALL_STANDS];
    for (int guard = 0; b->task_count > 0 && top_task(b)->kind == kind && guard < 400; guard++) {
        act a;
        wm_task_rules(b)->list(b, all);
        wm_unpack(all[0], &a);
        wm_task_rules(b)->apply(b, &a);
        wm_settle(b);
    }
}

/* The engagement of this unit, as if it were fought at once. */
static void begin_fight(battle *b, int id)
{
    stand_list s;
    b->task_count = 0;
    memset(b->task, 0, sizeof b->task);
    wm_start_combat(b);
    wm_list_stands(b, &s);
    unit_set members = wm_linked_units(b, &s, id);
    wm_begin_bouts(b, &members);
    for (int i = 0; i < ALL_UNITS; i++)
        if (wm_fights(b, i)) wm_item_begins_combat(b, i);
    wm_push_task(b, (task){.kind = TASK_ROUND, .side = b->turn, .unit = NOBODY_ID});
    wm_settle(b);
    take_first_answers(b, TASK_AIM);
}

/* ---- Who wins ---- */

typedef enum { FIRST_WINS, SECOND_WINS, DRAWN, BOTH_GONE, ENDINGS } ending;

typedef struct {
    chance ends[ENDINGS];
    chance runs[SIDES][TOTAL_MAX]; /* how far the loser does; 0: nobody of his is left */
} verdict;

static void weigh(const fate side[SIDES], int hits[SIDES], int support[SIDES], bool gone[SIDES],
                  chance p, verdict *out)
{
    if (gone[0] && gone[1]) {
        out->ends[BOTH_GONE] += p;
        return;
    }
    int result[SIDES] = {hits[1] + support[0], hits[0] + support[1]};
    if (!gone[0] && !gone[1] && result[0] == result[1]) {
        out->ends[DRAWN] += p;
        return;
    }
    int loser = gone[0] || (!gone[1] && result[0] < result[1]) ? 0 : 1;
    int far =
        gone[loser] ? 0 : wm_retreat_distance(result[1 - loser] - result[loser], side[loser].units);
    out->ends[loser == 0 ? SECOND_WINS : FIRST_WINS] += p;
    out->runs[loser][far < TOTAL_MAX ? far : TOTAL_MAX - 1] += p;
}

static void weigh_second(const fate side[SIDES], int hits, int support, bool gone, chance p,
                         verdict *out)
{
    for (int other = 0; other < TOTAL_MAX; other++) {
        if (side[1].gone[other] > 0)
            weigh(side, (int[]){hits, other}, (int[]){support, 0}, (bool[]){gone, true},
                  times(p, side[1].gone[other]), out);
        for (int help = 0; help < 16; help++)
            if (side[1].of[other][help] > 0)
                weigh(side, (int[]){hits, other}, (int[]){support, help}, (bool[]){gone, false},
                      times(p, side[1].of[other][help]), out);
    }
}

static void weigh_all(const fate side[SIDES], verdict *out)
{
    memset(out, 0, sizeof *out);
    for (int hits = 0; hits < TOTAL_MAX; hits++) {
        if (side[0].gone[hits] > 0) weigh_second(side, hits, 0, true, side[0].gone[hits], out);
        for (int help = 0; help < 16; help++)
            if (side[0].of[hits][help] > 0)
                weigh_second(side, hits, help, false, side[0].of[hits][help], out);
    }
}

/* ---- What is told ---- */

static vx_text open_row(vx_odds_table *t, chance p)
{
    uint64_t weight = (uint64_t)(((wide)p * told_parts + (CERTAIN >> 1)) >> CHANCE_BITS);
    if (t->count < VX_ODDS_ROWS) t->count++;
    t->row[t->count - 1].weight += weight;
    t->total += weight;
    return vx_text_on(t->row[t->count - 1].text, sizeof t->row[0].text);
}

/* What rounding left over goes to the likeliest row. */
static void close_tables(vx_odds *out)
{
    for (int i = 0; i < out->count; i++) {
        vx_odds_table *t = &out->table[i];
        int likeliest = 0;
        for (int k = 1; k < t->count; k++)
            if (t->row[k].weight > t->row[likeliest].weight) likeliest = k;
        t->row[likeliest].weight += told_parts - t->total;
        t->total = told_parts;
    }
}

static vx_odds_table *open_table(vx_odds *out, const char *const title[VX_LANGUAGES], int side,
                                 vx_language language)
{
    vx_odds_table *t = &out->table[out->count++];
    vx_text text = vx_text_on(t->title, sizeof t->title);
    vx_add(&text, title[language]);
    if (side < SIDES) vx_add(&text, wm_side_names[side][language]);
    return t;
}

static void tell_endings(const verdict *v, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"the round", "раунд"};
    static const char *const names[ENDINGS][VX_LANGUAGES] = {
        [FIRST_WINS] = {"Blue wins", "побеждают Синие"},
        [SECOND_WINS] = {"Red wins", "побеждают Красные"},
        [DRAWN] = {"a draw: both fall back", "ничья: обе стороны отходят"},
        [BOTH_GONE] = {"both sides are destroyed", "обе стороны уничтожены"},
    };
    vx_odds_table *t = open_table(out, title, SIDES, language);
    for (int i = 0; i < ENDINGS; i++) {
        if (v->ends[i] == 0) continue;
        vx_text text = open_row(t, v->ends[i]);
        vx_add(&text, names[i][language]);
    }
}

/* Stands that would be cut off if the whole side ran so far now; everybody makes way. */
static int cut_off(const battle *b, int side, int far)
{
    battle after = *b;
    int before = 0, left = 0;
    after.task_count = 0;
    memset(after.task, 0, sizeof after.task);
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (wm_still_fights(b, side * UNITS_MAX + i)) before += b->side[side].unit[i].stands;
    wm_push_task(&after, (task){.kind = TASK_WINNERS, .side = (uint8_t)side, .unit = NOBODY_ID});
    wm_push_task(&after, (task){.kind = TASK_FLIGHT,
                                .side = (uint8_t)side,
                                .unit = NOBODY_ID,
                                .value = {(uint16_t)far}});
    wm_settle(&after);
    vx_action all[4096];
    for (int guard = 0; guard < 400 && after.phase == PHASE_COMBAT && after.task_count > 1;
         guard++) {
        const task_rules *rules = wm_task_rules(&after);
        wm_dice dice;
        act a;
        if (rules->to_act(&after) == VX_CHANCE)
            dice = rules->dice(&after), all[0] = wm_dice_pick(&dice, 0);
        else
            rules->list(&after, all);
        wm_unpack(all[0], &a);
        rules->apply(&after, &a);
        wm_settle(&after);
    }
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (wm_still_fights(&after, side * UNITS_MAX + i)) left += after.side[side].unit[i].stands;
    return before - left;
}

static void tell_retreats(const battle *b, const verdict *v, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"retreat of ", "бегство: "};
    static const char *const none[VX_LANGUAGES] = {"none", "нет"};
    static const char *const gone[VX_LANGUAGES] = {"nobody is left to run", "бежать некому"};
    static const char *const cm[VX_LANGUAGES] = {" cm", " см"};
    static const char *const cut[VX_LANGUAGES] = {"; stands cut off if none are lost before: ",
                                                  "; отрезано баз, если потерь не будет: "};
    for (int side = 0; side < SIDES; side++) {
        vx_odds_table *t = open_table(out, title, side, language);
        chance stays = CERTAIN;
        for (int far = 0; far < TOTAL_MAX; far++) stays -= v->runs[side][far];
        vx_text text = open_row(t, stays);
        vx_add(&text, none[language]);
        for (int far = 0; far < TOTAL_MAX; far++) {
            if (v->runs[side][far] == 0) continue;
            text = open_row(t, v->runs[side][far]);
            if (far == 0) {
                vx_add(&text, gone[language]);
                continue;
            }
            vx_add_number(&text, far);
            vx_add(&text, cm[language]);
            int lost = cut_off(b, side, far);
            if (lost == 0) continue;
            vx_add(&text, cut[language]);
            vx_add_number(&text, lost);
        }
    }
}

static int stands_of(const reckoning *r)
{
    int sum = 0;
    for (int i = 0; i < r->count; i++) sum += unit_of(r->b, r->unit[i].id)->stands;
    return sum;
}

static void tell_losses(const reckoning side[SIDES], vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"stands lost by ", "потери баз: "};
    static const char *const all[VX_LANGUAGES] = {" (all of them)", " (все)"};
    for (int i = 0; i < SIDES; i++) {
        vx_odds_table *t = open_table(out, title, i, language);
        for (int n = 0; n <= STANDS_MAX * MEMBERS_MAX; n++) {
            if (side[i].out->lost[n] == 0) continue;
            vx_text text = open_row(t, side[i].out->lost[n]);
            vx_add_number(&text, n);
            if (n == stands_of(&side[i])) vx_add(&text, all[language]);
        }
    }
}

static void add_volley(const battle *b, int id, int head, vx_language language, vx_text *text)
{
    static const char *const needs[VX_LANGUAGES] = {" dice needing ", " кубиков, нужно "};
    int gain[ATTACK_PARTS];
    blows v = wm_volley(b, id, head);
    wm_add_unit(text, id);
    vx_add(text, " > ");
    wm_add_unit(text, v.target);
    vx_add(text, ": ");
    vx_add_number(text, v.dice);
    vx_add(text, needs[language]);
    vx_add_number(text, v.need);
    wm_stand_attacks(b, id, head, v.target, aimed_stand(b->bout[id].aim[head]), gain);
    for (int i = 0; i < ATTACK_PARTS; i++) {
        if (gain[i] == 0) continue;
        vx_add(text, ", ");
        vx_add(text, wm_attack_names[i][language]);
        vx_add(text, gain[i] > 0 ? " +" : " -");
        vx_add_number(text, gain[i] > 0 ? gain[i] : -gain[i]);
    }
}

/* One row, which is certain: who throws how many dice at whom, and why so many. */
static void tell_dice(const battle *b, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"dice thrown", "бросаемые кубики"};
    vx_odds_table *t = open_table(out, title, SIDES, language);
    vx_text text = open_row(t, CERTAIN);
    for (int id = 0; id < ALL_UNITS; id++)
        for (int head = -1; wm_still_fights(b, id) && (head = wm_next_volley(b, id, head)) >= 0;) {
            if (text.length > 0) vx_add(&text, "; ");
            add_volley(b, id, head, language, &text);
        }
}

static void tell_nothing(vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"the round", "раунд"};
    static const char *const text[VX_LANGUAGES] = {
        "more than three units of a side fight: not counted",
        "сражается больше трёх отрядов стороны: не подсчитано"};
    vx_odds_table *t = open_table(out, title, SIDES, language);
    vx_text row = open_row(t, CERTAIN);
    vx_add(&row, text[language]);
}

static void fight_odds(battle *b, int id, vx_language language, vx_odds *out)
{
    reckoning side[SIDES];
    fate result[SIDES];
    verdict v;
    begin_fight(b, id);
    if (!gather(b, side, result)) {
        tell_nothing(language, out);
        return;
    }
    for (int i = 0; i < SIDES; i++) {
        int lost[MEMBERS_MAX] = {0};
        result[i].units = side[i].count;
        reckon(&side[i], 0, lost, 0, 0, CERTAIN);
    }
    weigh_all(result, &v);
    tell_endings(&v, language, out);
    tell_retreats(b, &v, language, out);
    tell_losses(side, language, out);
    tell_dice(b, language, out);
}

/* ---- The actions that lead to a fight ---- */

bool wm_combat_odds(const battle *b, const act *a, vx_language language, vx_odds *out)
{
    battle after = *b;
    switch (a->kind) {
    case ACT_FIGHT:
        break;
    case ACT_CHARGE:
        wm_charge(&after, a);
        break;
    case ACT_ADVANCE:
        wm_advance(&after, a);
        break;
    case ACT_PURSUE:
        wm_pursue(&after, a->who, a->detail);
        while (after.task_count > 0 && top_task(&after)->kind != TASK_PURSUIT &&
               top_task(&after)->kind != TASK_WINNERS)
            wm_pop_task(&after); /* characters pushed aside do not matter here */
        take_first_answers(&after, TASK_PURSUIT);
        break;
    default:
        return false;
    }
    fight_odds(&after, a->who, language, out);
    close_tables(out);
    return true;
}
