/* SPDX-License-Identifier: MIT */
/* combat_odds.c - the odds of one round of combat: who wins, how far the loser runs, what is lost.
 *
 * Nothing is sampled (round_chances.c). What nobody can know is taken so, and said in the answer: stands
 * strike the first enemy they may, charged units shoot, owners keep the stands that fight and
 * support, a Banner of Fortune throws again what falls short of the average in combat, and nobody
 * else joins in. */
#include <string.h>

#include "games/warmaster/charge/charge.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/odds/round_chances.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

static const uint64_t told_parts = 1000000000000u;

/* ---- The battle at the beginning of the round ---- */

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

/* The engagement of this unit, as if it were fought at once; false: it touches nobody. */
static bool begin_fight(battle *b, int id)
{
    stand_list s;
    b->task_count = 0;
    memset(b->task, 0, sizeof b->task);
    if (b->phase < PHASE_SHOOTING) wm_end_command(b);
    wm_start_combat(b);
    wm_list_stands(b, &s);
    if (!is_on_table(unit_of(b, id)) || !wm_is_engaged(&s, b, id)) return false;
    unit_set members = wm_linked_units(b, &s, id);
    wm_begin_bouts(b, &members);
    for (int i = 0; i < ALL_UNITS; i++)
        if (wm_fights(b, i)) wm_item_begins_combat(b, i);
    wm_push_task(b, (task){.kind = TASK_ROUND, .side = b->turn, .unit = NOBODY_ID});
    wm_settle(b);
    take_first_answers(b, TASK_AIM);
    return true;
}

/* ---- Shots at the charger (WM-SHOOT-31): every way they may fall ---- */

enum { BRANCHES_MAX = 40, WAY_MAX = 24, VISITS_MAX = 4000 };
enum { OUTCOMES_MAX = 512 }; /* of one throw: of a tally of 24 dice 325 */

/* A state that the shots may leave, and the dice that lead to it. */
typedef struct {
    uint64_t hash;
    chance weight;
    int steps;
    vx_action way[WAY_MAX];
    int hits, stands; /* of the charger: taken on the way, left */
} branch;

typedef struct {
    int charger, count, visits;
    bool overflow;
    branch all[BRANCHES_MAX];
} branches;

static bool is_answering(const battle *b)
{
    if (b->task_count == 0) return false;
    switch (top_task(b)->kind) {
    case TASK_ANSWER:
    case TASK_SALVO:
    case TASK_VOLLEY:
    case TASK_FLAME:
    case TASK_WRECK:
    case TASK_TREMOR:
    case TASK_CASUALTIES:
    case TASK_DISPLACED:
    case TASK_AGAIN:
    case TASK_RAVEN:
        return true;
    default:
        return false;
    }
}

static int touching_stands(const battle *b, int id)
{
    stand_list s;
    int count = 0;
    wm_list_stands(b, &s);
    for (int i = 0; is_on_table(unit_of(b, id)) && i < unit_of(b, id)->stands; i++) {
        bool touches = false;
        for (int k = 0; k < s.count && !touches; k++)
            touches = side_of_unit(s.unit[k]) != side_of_unit(id) &&
                      wm_boxes_touch(&s.at[s.first[id] + i], &s.at[k]);
        count += touches;
    }
    return count;
}

/* Everybody shoots; of the charger the stands go that do not fight. */
static vx_action answer_for(const battle *b)
{
    vx_action all[ACTIONS_MAX], *end = wm_task_rules(b)->list(b, all);
    int most = -1;
    vx_action best = top_task(b)->kind == TASK_VOLLEY ? pack_act((act){.kind = ACT_NO}) : all[0];
    for (vx_action *at = all; top_task(b)->kind == TASK_CASUALTIES && at < end; at++) {
        act a;
        battle without = *b;
        wm_unpack(*at, &a);
        wm_remove_stand(&without, a.who, a.detail);
        int left = touching_stands(&without, a.who);
        if (left > most) most = left, best = *at;
    }
    return best;
}

/* An answer, or dice of which one may be thrown again first. */
static void answer_task(battle *b, vx_action action)
{
    act a;
    wm_unpack(action, &a);
    if (!wm_ask_again(b, &a) && !wm_asks_raven(b, &a)) wm_task_rules(b)->apply(b, &a);
    wm_settle(b);
}

/* Decisions are taken; stops where dice must fall or the shots are over. */
static void answer_on(battle *b)
{
    for (int guard = 0; guard < 400 && is_answering(b); guard++) {
        if (wm_task_rules(b)->to_act(b) == VX_CHANCE) return;
        answer_task(b, answer_for(b));
    }
}

static void note_branch(branches *all, const battle *b, const branch *now)
{
    branch found = *now;
    const unit *u = unit_of(b, all->charger);
    found.hash = vx_hash(&warmaster_game, b);
    found.stands = is_on_table(u) ? u->stands : 0;
    found.hits = is_on_table(u) ? u->carried : -1;
    for (int i = 0; i < all->count; i++)
        if (all->all[i].hash == found.hash) {
            all->all[i].weight += now->weight;
            return;
        }
    all->overflow = all->overflow || all->count == BRANCHES_MAX;
    if (!all->overflow) all->all[all->count++] = found;
}

static void follow(branches *all, const battle *b, branch *now)
{
    if (!is_answering(b)) {
        note_branch(all, b, now);
        return;
    }
    all->visits++;
    all->overflow = all->overflow || now->steps == WAY_MAX || all->visits > VISITS_MAX;
    if (all->overflow) return;
    wm_dice dice = wm_task_rules(b)->dice(b);
    chance before = now->weight;
    vx_action outcome[OUTCOMES_MAX]; /* small, for this goes deep */
    int count = (int)(wm_dice_list(&dice, outcome) - outcome);
    for (int i = 0; i < count; i++) {
        act a;
        battle after = *b;
        wm_unpack(outcome[i], &a);
        now->way[now->steps++] = outcome[i];
        now->weight =
            chance_times(before, chance_of(wm_dice_weight(&dice, &a), wm_dice_total(&dice)));
        answer_task(&after, outcome[i]);
        answer_on(&after);
        follow(all, &after, now);
        now->steps--;
    }
    now->weight = before;
}

/* The charge is made, its answers wait. Where they are too many to follow nobody shoots. */
static void list_branches(battle *b, int charger, branches *out)
{
    branch start = {.weight = CERTAIN};
    memset(out, 0, sizeof *out);
    out->charger = charger;
    wm_settle(b);
    answer_on(b);
    follow(out, b, &start);
    if (!out->overflow) return;
    out->count = 1;
    out->all[0] = start;
}

static battle at_branch(const battle *b, const branch *one)
{
    battle after = *b;
    for (int i = 0; i < one->steps; i++) {
        answer_task(&after, one->way[i]);
        answer_on(&after);
    }
    return after;
}

/* ---- What is told ---- */

static vx_text open_row(vx_odds_table *t, chance p)
{
    uint64_t weight = (uint64_t)(((wide_chance)p * told_parts + (CERTAIN >> 1)) >> CHANCE_BITS);
    bool adds = weight > 0 && t->count < VX_ODDS_ROWS;
    if (adds) t->count++;
    int at = t->count > 0 ? t->count - 1 : 0;
    t->row[at].weight += weight;
    t->total += weight;
    vx_text nowhere = vx_text_on(t->row[at].text + strlen(t->row[at].text), 1);
    return adds ? vx_text_on(t->row[at].text, sizeof t->row[0].text) : nowhere;
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

static vx_odds_table *open_table(vx_odds *out, const char *const title[VX_LANGUAGES],
                                 const char *side, vx_language language)
{
    vx_odds_table *t = &out->table[out->count++];
    vx_text text = vx_text_on(t->title, sizeof t->title);
    vx_add(&text, title[language]);
    vx_add(&text, side);
    return t;
}

static void tell_endings(const battle *b, const verdict *v, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"the round", "раунд"};
    static const char *const names[ENDINGS][VX_LANGUAGES] = {
        [FIRST_WINS] = {"won by ", "победа: "},
        [SECOND_WINS] = {"won by ", "победа: "},
        [DRAWN] = {"a draw: both fall back", "ничья: обе стороны отходят"},
        [BOTH_GONE] = {"both sides are destroyed", "обе стороны уничтожены"},
        [NO_FIGHT] = {"after the shots there is no fight", "после выстрелов боя не будет"},
    };
    static const char *const in_files[ENDINGS] = {
        [FIRST_WINS] = "Blue wins", [SECOND_WINS] = "Red wins"};
    vx_odds_table *t = open_table(out, title, "", language);
    for (int i = 0; i < ENDINGS; i++) {
        if (v->ends[i] == 0) continue;
        int before = t->count;
        vx_text text = open_row(t, v->ends[i]);
        if (t->count > before) t->row[before].name = in_files[i];
        vx_add(&text, names[i][language]);
        if (i == FIRST_WINS || i == SECOND_WINS)
            vx_add(&text, wm_side_name(b, i == SECOND_WINS, language));
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
                                .flight = {.distance = (uint16_t)far}});
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

static void add_distance(const battle *b, int side, int far, vx_language language, vx_text *text)
{
    static const char *const gone[VX_LANGUAGES] = {"nobody is left to run", "бежать некому"};
    static const char *const cm[VX_LANGUAGES] = {" cm", " см"};
    static const char *const cut[VX_LANGUAGES] = {"; stands cut off if none are lost before: ",
                                                  "; отрезано баз, если потерь не будет: "};
    if (far == 0) {
        vx_add(text, gone[language]);
        return;
    }
    vx_add_number(text, far);
    vx_add(text, cm[language]);
    int lost = cut_off(b, side, far);
    if (lost == 0) return;
    vx_add(text, cut[language]);
    vx_add_number(text, lost);
}

static void tell_retreats(const battle *b, const verdict *v, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"retreat of ", "бегство: "};
    static const char *const none[VX_LANGUAGES] = {"none", "нет"};
    for (int side = 0; side < SIDES; side++) {
        vx_odds_table *t = open_table(out, title, wm_side_name(b, side, language), language);
        chance stays = CERTAIN;
        for (int far = 0; far < FAR_MAX; far++)
            stays -= v->runs[side][far] < stays ? v->runs[side][far] : stays;
        vx_text text = open_row(t, stays);
        vx_add(&text, none[language]);
        for (int far = 0; far < FAR_MAX; far++) {
            if (v->runs[side][far] == 0) continue;
            text = open_row(t, v->runs[side][far]);
            if (text.capacity > 1) add_distance(b, side, far, language, &text);
        }
    }
}

static void tell_losses(const battle *b, const verdict *v, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"stands lost by ", "потери баз: "};
    static const char *const all[VX_LANGUAGES] = {" (all of them)", " (все)"};
    for (int side = 0; side < SIDES; side++) {
        vx_odds_table *t = open_table(out, title, wm_side_name(b, side, language), language);
        for (int n = 0; n <= LOST_MAX; n++) {
            if (v->lost[side][n] == 0) continue;
            vx_text text = open_row(t, v->lost[side][n]);
            vx_add_number(&text, n);
            if (n == v->stands[side]) vx_add(&text, all[language]);
        }
    }
}

/* What the shots at the charger do, where any fall. */
static void tell_shots(const branches *shots, int stands, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"shots at the charger",
                                                    "выстрелы по атакующему"};
    static const char *const hits[VX_LANGUAGES] = {"hits that count in the round: ",
                                                   "попаданий, идущих в счёт раунда: "};
    static const char *const lost[VX_LANGUAGES] = {", stands lost: ", ", потеряно баз: "};
    static const char *const gone[VX_LANGUAGES] = {"the charger is destroyed",
                                                   "атакующий отряд уничтожен"};
    if (shots->visits == 0 || shots->overflow) return;
    vx_odds_table *t = open_table(out, title, "", language);
    for (int i = 0; i < shots->count; i++) {
        const branch *one = &shots->all[i];
        vx_text text = open_row(t, one->weight);
        if (one->hits < 0) {
            vx_add(&text, gone[language]);
            continue;
        }
        vx_add(&text, hits[language]);
        vx_add_number(&text, one->hits);
        if (one->stands == stands) continue;
        vx_add(&text, lost[language]);
        vx_add_number(&text, stands - one->stands);
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
    enum { ROOM_FOR_ONE = 120 };
    vx_odds_table *t = open_table(out, title, "", language);
    vx_text text = open_row(t, CERTAIN);
    for (int id = 0; id < ALL_UNITS; id++)
        for (int head = -1; wm_still_fights(b, id) && (head = wm_next_volley(b, id, head)) >= 0;) {
            if (text.length + ROOM_FOR_ONE > text.capacity) {
                vx_add(&text, " ...");
                return;
            }
            if (text.length > 0) vx_add(&text, "; ");
            add_volley(b, id, head, language, &text);
        }
    if (text.length == 0) vx_add(&text, "-");
}

/* What was taken for granted and what could not be counted. */
static void tell_assumptions(const battle *b, const verdict *v, const branches *shots,
                             vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"taken for granted", "при допущениях"};
    static const char *const always[VX_LANGUAGES] = {
        "stands strike the first enemy they may; losses keep most support; nobody else joins in",
        "базы бьют первого, кого могут; потери сохраняют поддержку; никто больше не вмешается"};
    static const char *const shot[VX_LANGUAGES] = {"; charged units shoot",
                                                   "; атакованные стреляют"};
    static const char *const unshot[VX_LANGUAGES] = {"; shots at the charger are left out",
                                                     "; выстрелы по атакующему не учтены"};
    static const char *const more_blows[VX_LANGUAGES] = {"; no second blows",
                                                         "; без вторых ударов"};
    vx_text text = open_row(open_table(out, title, "", language), CERTAIN);
    vx_add(&text, always[language]);
    if (shots->visits > 0) vx_add(&text, shots->overflow ? unshot[language] : shot[language]);
    if (v->left_out & LEFT_BLOWS) vx_add(&text, more_blows[language]);
    wm_add_again(b, (1u << SIDES) - 1, language, &text);
}

static void tell_nothing(vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"the round", "раунд"};
    static const char *const text[VX_LANGUAGES] = {
        "too many units fight: not counted", "сражается слишком много отрядов: не подсчитано"};
    vx_text row = open_row(open_table(out, title, "", language), CERTAIN);
    vx_add(&row, text[language]);
}

/* False: too many units fight to be counted. */
static bool reckon_fight(const battle *b, int id, const branches *shots, verdict *v)
{
    memset(v, 0, sizeof *v);
    for (int i = 0; i < shots->count; i++) {
        battle after = at_branch(b, &shots->all[i]);
        if (!begin_fight(&after, id)) {
            v->ends[NO_FIGHT] += shots->all[i].weight;
            for (int side = 0; side < SIDES; side++) v->lost[side][0] += shots->all[i].weight;
        } else if (!wm_reckon_round(&after, shots->all[i].weight, v)) {
            return false;
        }
    }
    return true;
}

static void fight_odds(battle *b, int id, vx_language language, vx_odds *out)
{
    branches shots;
    verdict v;
    battle asked = *b;
    int stands = unit_of(b, id)->stands;
    list_branches(b, id, &shots);
    if (!reckon_fight(b, id, &shots, &v)) {
        tell_nothing(language, out);
        return;
    }
    tell_endings(b, &v, language, out);
    begin_fight(b, id); /* as if no shot had hit */
    tell_retreats(b, &v, language, out);
    tell_losses(b, &v, language, out);
    tell_shots(&shots, stands, language, out);
    tell_dice(b, language, out);
    tell_assumptions(shots.visits > 0 ? &asked : b, &v, &shots, language, out);
}

/* ---- The actions that lead to a fight ---- */

/* The battle after this action, as far as the fight it leads to. */
static bool lead_to_fight(battle *after, const act *a)
{
    act plain = *a; /* the places that the engine finds */
    if (may_set_stands(a->kind)) plain.at.x &= MARKED;
    switch (a->kind) {
    case ACT_FIGHT:
        return true;
    case ACT_CHARGE:
        wm_charge(after, &plain);
        return true;
    case ACT_ADVANCE:
        wm_advance(after, &plain);
        return true;
    case ACT_PURSUE:
        wm_pursue(after, a->who, a->detail);
        while (after->task_count > 0 && top_task(after)->kind != TASK_PURSUIT &&
               top_task(after)->kind != TASK_WINNERS)
            wm_pop_task(after); /* characters pushed aside do not matter here */
        take_first_answers(after, TASK_PURSUIT);
        return true;
    default:
        return false;
    }
}

bool wm_combat_odds(const battle *b, const act *a, vx_language language, vx_odds *out)
{
    battle after = *b;
    if (!lead_to_fight(&after, a)) return false;
    fight_odds(&after, a->who, language, out);
    close_tables(out);
    return true;
}

static int percent_of(chance share, chance all)
{
    return (int)(((wide_chance)share * 200 + all) / ((wide_chance)all * 2));
}

/* WM-COMBAT-13: does a stand of this side fight with an enemy on its flank or rear? */
static bool is_side_flanked(const battle *b, int side)
{
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++)
        for (int head = -1; wm_still_fights(b, id) && (head = wm_next_volley(b, id, head)) >= 0;) {
            int gain[ATTACK_PARTS];
            int aim = b->bout[id].aim[head];
            wm_stand_attacks(b, id, head, wm_volley(b, id, head).target, aimed_stand(aim), gain);
            if (gain[BY_FLANK] < 0) return true;
        }
    return false;
}

bool wm_round_prospect(const battle *b, const act *a, round_prospect *out)
{
    battle after = *b;
    branches shots;
    verdict v;
    chance all = 0, lost = 0;
    if (!lead_to_fight(&after, a)) return false;
    list_branches(&after, a->who, &shots);
    if (!reckon_fight(&after, a->who, &shots, &v)) return false;
    for (int i = 0; i < ENDINGS; i++) all += v.ends[i];
    if (all == 0) return false;
    int side = side_of_unit(a->who);
    for (int n = 1; n <= LOST_MAX; n++) lost += v.lost[!side][n];
    *out = (round_prospect){.wins = percent_of(v.ends[side == 0 ? FIRST_WINS : SECOND_WINS], all),
                            .loses = percent_of(v.ends[side == 0 ? SECOND_WINS : FIRST_WINS], all),
                            .kills = percent_of(lost, all)};
    out->is_flanked = begin_fight(&after, a->who) && is_side_flanked(&after, !side);
    return true;
}
