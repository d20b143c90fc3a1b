/* SPDX-License-Identifier: MIT */
/* warmaster_odds_test.c - the printed odds of combats, held against the rules themselves: the same
 * fight is played out many times as the odds take it to be played. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

enum { FIGHTS = REPEATS(3000, 300) };

typedef enum { ONE_WINS, TWO_WINS, DRAW, NOBODY_LEFT, NONE_FOUGHT, RESULTS } result;
static const char *const result_names[RESULTS] = {
    "won by Blue", "won by Red", "a draw: both fall back", "both sides are destroyed",
    "after the shots there is no fight"};

static vx_random randoms;
static vx_odds odds;

/* ---- Playing as the odds take it ---- */

static bool is_in(task_kind kind)
{
    for (int i = 0; i < b.task_count; i++)
        if (b.task[i].kind == kind) return true;
    return false;
}

static int touching(const battle *at, int id)
{
    stand_list s;
    int count = 0;
    wm_list_stands(at, &s);
    for (int i = 0; is_on_table(unit_of(at, id)) && i < unit_of(at, id)->stands; i++)
        for (int k = 0; k < s.count; k++)
            if (side_of_unit(s.unit[k]) != side_of_unit(id) &&
                wm_boxes_touch(&s.at[s.first[id] + i], &s.at[k])) {
                count++;
                break;
            }
    return count;
}

/* What is left of support if the owner goes on losing as well as he can; in a charge, who fights. */
static int worth_of(const battle *at, int left, bool charging)
{
    const task *t = top_task(at);
    if (charging) return touching(at, t->unit);
    if (left == 0) return wm_support(at, t->side);
    int best = -1;
    for (int i = 0; i < unit_of(at, t->unit)->stands; i++) {
        battle next = *at;
        if (!wm_may_lose(at, t->unit, i)) continue;
        wm_remove_stand(&next, t->unit, i);
        int here = worth_of(&next, left - 1, false);
        if (here > best) best = here;
    }
    return best;
}

static vx_action casualty(bool charging)
{
    const task *t = top_task(&b);
    int best = 0, most = -1;
    for (int i = 0; i < unit_of(&b, t->unit)->stands; i++) {
        battle next = b;
        if (!wm_may_lose(&b, t->unit, i)) continue;
        wm_remove_stand(&next, t->unit, i);
        int here = worth_of(&next, t->casualties.lost - 1, charging);
        if (here > most) most = here, best = i;
    }
    return pack_act((act){ACT_REMOVE, t->unit, (uint8_t)best, {0}});
}

/* WM-ITEM-09, as the odds have it: again where fewer hit than the average of what would fall again. */
static vx_action fortune(void)
{
    const task *t = top_task(&b);
    int id = t->unit, short_by = 0;
    for (int head = -1; (head = wm_next_volley(&b, id, head)) >= 0;) {
        blows v = wm_volley(&b, id, head);
        int hits = b.bout[id].score[head];
        if (t->strikes.second) v.dice = wm_stands_of_volley(&b, id, head);
        if (t->strikes.one_again && t->strikes.one_volley == (unsigned)head) /* WM-DICE-05 */
            v.dice--, hits -= t->strikes.one_good;
        short_by += v.dice * (7 - v.need) - 6 * hits;
    }
    return pack_act((act){.kind = short_by > 0 ? ACT_YES : ACT_NO});
}

static vx_action choice(bool charging)
{
    if (b.task_count > 0 && top_task(&b)->kind == TASK_CASUALTIES) return casualty(charging);
    if (b.task_count > 0 && top_task(&b)->kind == TASK_STRIKES) return fortune();
    if (b.task_count > 0 && top_task(&b)->kind == TASK_VOLLEY)
        return pack_act((act){.kind = ACT_NO});
    if (b.task_count == 0 || top_task(&b)->kind == TASK_SHOOTING)
        return pack_act((act){.kind = is_legal("done") ? ACT_DONE : ACT_END});
    return first_listed();
}

static vx_action next_action(bool charging)
{
    bool dice = warmaster_game.rules.to_act(&b) == VX_CHANCE;
    vx_action next = dice ? vx_chance_draw(&warmaster_game, &b, &randoms) : choice(charging);
    vx_problem why = {0};
    if (!warmaster_game.rules.check(&b, next, &why)) fail_msg("%s", why.message->text[VX_ENGLISH]);
    return next;
}

/* ---- One fight ---- */

/* Of the round's steps: from FLIGHT on the loser is known; AGAIN comes before it. */
enum { STEP_FLIGHT = 6, STEP_AGAIN = 9 };

static const task *round_task(void)
{
    for (int i = 0; i < b.task_count; i++)
        if (b.task[i].kind == TASK_ROUND) return &b.task[i];
    return NULL;
}

static bool is_decided(void)
{
    const task *round = round_task();
    return round != NULL && round->step >= STEP_FLIGHT && round->step != STEP_AGAIN;
}

/* Plays on, a step at a time: from the result on everything might run by itself. */
static void fight_on(vx_action next)
{
    act a;
    wm_unpack(next, &a);
    if (!wm_ask_again(&b, &a) && !wm_asks_raven(&b, &a)) wm_do_act(&b, &a);
    while (!is_decided() && wm_task_rules(&b)->to_act(&b) == TASK_RUNS) wm_task_rules(&b)->run(&b);
}

static bool anybody_left(int side, uint64_t members)
{
    for (int i = 0; i < UNITS_MAX; i++)
        if ((members >> i & 1) && is_on_table(&b.side[side].unit[i])) return true;
    return false;
}

static void note_members(uint64_t members[SIDES])
{
    members[0] = members[1] = 0;
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_fights(&b, id)) members[id / UNITS_MAX] |= (uint64_t)1 << id % UNITS_MAX;
}

static result result_of(const uint64_t members[SIDES], int *far_out)
{
    const task *round = round_task();
    bool left[SIDES] = {anybody_left(0, members[0]), anybody_left(1, members[1])};
    *far_out = 0;
    if (is_in(TASK_DRAW)) return DRAW;
    if (!left[0] && !left[1]) return NOBODY_LEFT;
    if (left[round->outcome.loser]) *far_out = round->outcome.distance;
    return round->outcome.loser == 0 ? TWO_WINS : ONE_WINS;
}

static result play_out(const char *how, int *far_out)
{
    apply(how);
    *far_out = 0;
    while (b.phase != PHASE_COMBAT || !is_in(TASK_ROUND)) {
        if (b.phase == PHASE_COMBAT && !is_in(TASK_COMBAT)) return NONE_FOUGHT;
        if (b.phase < PHASE_COMBAT && b.round > 1) return NONE_FOUGHT;
        int turn = b.turn;
        warmaster_game.rules.apply(&b, next_action(true));
        if (b.turn != turn) return NONE_FOUGHT;
    }
    uint64_t members[SIDES];
    note_members(members);
    while (!is_decided()) fight_on(next_action(false));
    return result_of(members, far_out);
}

/* The same for every way the dice of a small fight can fall. */
typedef struct {
    uint64_t members[SIDES];
    double ends[RESULTS];
    double left[SIDES][STANDS_MAX * 3 + 1], runs[SIDES][40]; /* by stands, by centimetres */
} all_ways;

static int stands_left(int side, uint64_t members)
{
    int sum = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        if (members >> i & 1) sum += b.side[side].unit[i].stands;
    return sum;
}

static void note_way(double chance, all_ways *out)
{
    int ran;
    result r = result_of(out->members, &ran);
    out->ends[r] += chance;
    for (int side = 0; side < SIDES; side++)
        out->left[side][stands_left(side, out->members[side])] += chance;
    if (r == ONE_WINS || r == TWO_WINS) out->runs[r == ONE_WINS][ran] += chance;
}

static void explore(battle at, double chance, all_ways *out)
{
    vx_action all[64];
    for (b = at; !is_decided() && warmaster_game.rules.to_act(&b) != VX_CHANCE;)
        fight_on(next_action(false));
    if (is_decided()) {
        note_way(chance, out);
        return;
    }
    at = b;
    int count = warmaster_game.rules.list(&at, all);
    double total = (double)warmaster_game.chance->total(&at);
    for (int i = 0; i < count; i++) {
        double weight = (double)warmaster_game.chance->weight(&at, all[i]);
        b = at;
        fight_on(all[i]);
        explore(b, chance * weight / total, out);
    }
}

/* ---- Holding the two together ---- */

static double told(const vx_odds_table *t, const char *text)
{
    for (int i = 0; i < t->count; i++)
        if (strcmp(t->row[i].text, text) == 0) return (double)t->row[i].weight / (double)t->total;
    return 0;
}

/* Five times what chance alone would let it be off. */
static void near_enough(double found, double expected, const char *what)
{
    double off = found - expected, spread = expected * (1 - expected) / (double)FIGHTS;
    if (off * off > 25 * spread + 1e-6)
        fail_msg("%s: told %.4f, found %.4f", what, expected, found);
}

static void odds_hold(const char *how)
{
    int count[RESULTS] = {0};
    long far[SIDES] = {0, 0};
    battle start = b;
    vx_random_seed(&randoms, 7);
    memset(&odds, 0, sizeof odds);
    assert_true(vx_get_odds(&warmaster_game, &b, action(how), VX_ENGLISH, &odds));
    for (int i = 0; i < FIGHTS; i++) {
        int ran;
        b = start;
        result r = play_out(how, &ran);
        count[r]++;
        if (r == ONE_WINS || r == TWO_WINS) far[r == ONE_WINS] += ran;
    }
    b = start;
    for (int i = 0; i < RESULTS; i++)
        near_enough((double)count[i] / (double)FIGHTS, told(&odds.table[0], said(result_names[i])),
                    result_names[i]);
    for (int side = 0; side < SIDES;
         side++) { /* how far on the average: 0.15 cm off in 3,000 fights */
        double expected = 0;
        const vx_odds_table *t = &odds.table[1 + side];
        for (int i = 0; i < t->count; i++)
            expected += atof(t->row[i].text) * (double)t->row[i].weight / (double)t->total;
        double off = expected - (double)far[side] / (double)FIGHTS;
        if (off * off > 0.15 * 0.15 * 3000 / FIGHTS) fail_msg("runs off by %.3f cm", off);
    }
}

static void equal(double found, double expected, const char *what, int number)
{
    if (found - expected > 1e-9 || expected - found > 1e-9)
        fail_msg("%s %d: told %.9f, found %.9f", what, number, expected, found);
}

/* What is told of a number, which begins the row; `zero` begins the row of none. */
static double told_of(const vx_odds_table *t, int number, const char *zero)
{
    for (int i = 0; i < t->count; i++)
        if (number == 0 ? strncmp(t->row[i].text, zero, strlen(zero)) == 0
                        : atoi(t->row[i].text) == number)
            return (double)t->row[i].weight / (double)t->total;
    return 0;
}

/* The fight has been chosen from several: every way to fight it, not some thousands. */
static void odds_are_exact(const char *how)
{
    static all_ways found;
    battle start = b;
    memset(&found, 0, sizeof found);
    memset(&odds, 0, sizeof odds);
    assert_true(vx_get_odds(&warmaster_game, &b, action(how), VX_ENGLISH, &odds));
    apply(how);
    assert_true(is_in(TASK_ROUND));
    note_members(found.members);
    int stands[SIDES] = {stands_left(0, found.members[0]), stands_left(1, found.members[1])};
    explore(b, 1, &found);
    b = start;
    for (int i = 0; i < RESULTS; i++)
        equal(found.ends[i], told(&odds.table[0], said(result_names[i])), result_names[i], i);
    for (int side = 0; side < SIDES; side++) {
        for (int far = 0; far < 40; far++)
            equal(found.runs[side][far], told_of(&odds.table[1 + side], far, "nobody"), "cm", far);
        for (int lost = 0; lost <= stands[side]; lost++)
            equal(found.left[side][stands[side] - lost], told_of(&odds.table[3 + side], lost, "0"),
                  "stands", lost);
    }
}

static bool has_row(const char *text)
{
    for (int i = 0; i < odds.count; i++)
        for (int k = 0; k < odds.table[i].count; k++)
            if (strstr(odds.table[i].row[k].text, said(text)) != NULL) return true;
    return false;
}

static void face(const char *one, const char *two)
{
    set_up("", one, two);
    put_person("Ac1", 50, 5);
    put_person("Bc1", 90, 115);
    unit_named("A1")->flags |= UNIT_NEAR;
}

/* ---- The shapes ---- */

/* WM-COMBAT-28, WM-COMBAT-31: the case that was told wrong. */
static void knights_on_halberdiers(void **state)
{
    (void)state;
    face("empire:knights+general", "empire:halberdiers+2xpistoliers+general");
    put("A1", FORM_LINE, 50, 31, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 172, 110, 180);
    put("B3", FORM_LINE, 152, 110, 180);
    odds_hold("charge A1 B1");
}

/* WM-SHOOT-31: those who are charged shoot, stands fall at once and the hits count. */
static void a_charge_into_fire(void **state)
{
    (void)state;
    face("orcs:orc-warriors+orc-general", "empire:handgunners+2xpistoliers+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 172, 110, 180);
    put("B3", FORM_LINE, 152, 110, 180);
    odds_hold("charge A1 B1");
    bool said = false;
    for (int i = 0; i < odds.count; i++)
        said = said || strcmp(odds.table[i].title, "shots at the charger") == 0;
    assert_true(said);
}

/* WM-COMBAT-33: units behind and beside support, on both sides. */
static void lines_with_a_second_line(void **state)
{
    (void)state;
    face("empire:2xhalberdiers+general", "orcs:2xorc-warriors+2xgoblins+orc-general");
    put("A1", FORM_LINE, 50, 31, 0);
    put("A2", FORM_LINE, 62, 31, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 50, 47, 180);
    put("B3", FORM_LINE, 150, 110, 180);
    put("B4", FORM_LINE, 120, 110, 180);
    odds_hold("charge A1 B1");
}

/* WM-ITEM-09, WM-ITEM-11, WM-ITEM-13: banner and swords. */
static void items_are_counted(void **state)
{
    static const char *const armed[] = {"empire:halberdiers/banner-of-fortune+general",
                                        "empire:halberdiers/sword-of-destruction+general",
                                        "empire:halberdiers/sword-of-cleaving+general"};
    (void)state;
    for (int i = 0; i < 3; i++) {
        face(armed[i], "empire:halberdiers+2xpistoliers+general");
        put("A1", FORM_LINE, 50, 30, 0);
        put("B1", FORM_LINE, 50, 45, 180);
        put("B2", FORM_LINE, 172, 110, 180);
        put("B3", FORM_LINE, 152, 110, 180);
        odds_hold("charge A1 B1");
    }
}

/* A character's sword is left to a unit that does not use its banner. */
static void a_banner_kept_leaves_the_sword(void **state)
{
    (void)state;
    face("empire:halberdiers/banner-of-fortune+hero/sword-of-cleaving+general",
         "empire:halberdiers+2xpistoliers+general");
    put("A1", FORM_LINE, 50, 43, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 172, 110, 180);
    put("B3", FORM_LINE, 152, 110, 180);
    put_person("Ac2", 90, 5);
    join("Ac1", "A1");
    wm_start_combat(&b);
    wm_settle(&b);
    apply("hits 2");
    apply("no");
    due(ACT_HITS, 1, 4);
    survives_text();
    apply("hits 1");
    due(ACT_HITS, 3, 6);
}

/* Four units of a side, the last of which comes by a charge. */
static void many_fight(void **state)
{
    (void)state;
    face("empire:4xhalberdiers+general", "orcs:4xorc-warriors+2xgoblins+orc-general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 62, 43, 0);
    put("A3", FORM_LINE, 74, 43, 0);
    put("A4", FORM_LINE, 86, 43, 0);
    put("B1", FORM_LINE, 56, 45, 180);
    put("B2", FORM_LINE, 68, 45, 180);
    put("B3", FORM_LINE, 80, 45, 180);
    put("B4", FORM_LINE, 92, 45, 180);
    put("B5", FORM_LINE, 150, 110, 180);
    put("B6", FORM_LINE, 120, 110, 180);
    odds_hold("charge A1 B1");
}

/* A die says how many attacks there are; an attached stand has its own. */
static void dice_for_attacks_are_counted(void **state)
{
    (void)state;
    face("skaven:doom-wheel+grey-seer", "empire:halberdiers/skirmishers+2xpistoliers+general");
    put("A1", FORM_LINE, 50, 31, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 172, 110, 180);
    put("B3", FORM_LINE, 152, 110, 180);
    odds_hold("charge A1 B1");
}

/* A stand in the way of the first of A1, and a line of which one meets the third; the second touches
 * corners of both. */
static void face_two(void)
{
    put("A1", FORM_LINE, 50, 30, 0);
    put("B1", FORM_LINE, 46, 45, 180);
    put("B2", FORM_LINE, 58, 45, 180);
    put("B3", FORM_LINE, 172, 110, 180);
    put("B4", FORM_LINE, 152, 110, 180);
    wm_remove_stand(&b, id_of("B1"), 2);
    wm_remove_stand(&b, id_of("B1"), 0);
}

/* A banner is used, or not, on the blows at two enemies together; with a sword, which is kept for
 * what the banner leaves. */
static void fortune_on_two_enemies(void **state)
{
    static const char *const armed[] = {
        "empire:halberdiers/banner-of-fortune+general",
        "empire:halberdiers/banner-of-fortune+general/sword-of-cleaving"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        face(armed[i], "empire:2xhalberdiers+2xpistoliers+general");
        face_two();
        if (i == 1) join("Ac1", "A1");
        odds_hold("charge A1 B1");
        assert_true(has_row("A1 > B2: 4 dice"));
    }
}

/* Bears strike again by what they dealt and took: before one enemy and before two. */
static void second_blows_of_bears_are_counted(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        face("kislev:bears+general", "empire:2xhalberdiers+2xpistoliers+general");
        face_two();
        if (i == 0) put("B2", FORM_LINE, 130, 110, 180);
        odds_hold("charge A1 B1");
        assert_int_equal(has_row("A1 > B2"), i == 1);
        assert_false(has_row("second blows"));
    }
}

/* Bears beside Bears, Bears against Bears, and both. */
static void several_bears_are_counted(void **state)
{
    static const char *const armies[][2] = {
        {"kislev:2xbears+general", "empire:2xhalberdiers+2xpistoliers+general"},
        {"kislev:bears+axemen+general", "kislev:bears+axemen+2xhorse-archers+general"},
        {"kislev:2xbears+general", "kislev:bears+axemen+2xhorse-archers+general"}};
    (void)state;
    for (int i = 0; i < 3; i++) {
        face(armies[i][0], armies[i][1]);
        put("A1", FORM_LINE, 50, 30, 0);
        put("A2", FORM_LINE, 62, 43, 0);
        put("B1", FORM_LINE, 50, 45, 180);
        put("B2", FORM_LINE, 62, 45, 180);
        put("B3", FORM_LINE, 172, 110, 180);
        put("B4", FORM_LINE, 152, 110, 180);
        odds_hold("charge A1 B1");
        assert_true(has_row("A2 > B2"));
        assert_false(has_row("second blows"));
    }
}

/* What is left of banner and swords after the first blows may work in the second. */
static void bears_with_items_are_counted(void **state)
{
    static const char *const armed[] = {"kislev:bears/banner-of-fortune+general",
                                        "kislev:bears+general/sword-of-cleaving",
                                        "kislev:bears+general/sword-of-destruction",
                                        "kislev:bears/banner-of-fortune+general/sword-of-cleaving"};
    (void)state;
    for (int i = 0; i < 4; i++) {
        face(armed[i], "empire:2xknights+2xpistoliers+general");
        face_two();
        if (i > 0) join("Ac1", "A1");
        odds_hold("charge A1 B1");
        assert_false(has_row("second blows"));
    }
}

/* ---- Small fights, every way they may go: few dice, of which each matters ---- */

/* Of each unit one stand, in pairs that fight; another pair far away, so that there is a choice. */
static void pair_up(const char *one, const char *two, int pairs)
{
    static const char *const names[] = {"A1", "B1", "A2", "B2", "A3", "B3"};
    face(one, two);
    for (int i = 0; i < 2 * (pairs + 1); i++) {
        double x = i / 2 == pairs ? 130 : 50 + 4 * (i / 2);
        put(names[i], FORM_LINE, x - 4, i % 2 == 0 ? 43 : 45, i % 2 == 0 ? 0 : 180);
        wm_remove_stand(&b, id_of(names[i]), i % 2 == 0 ? 0 : 2);
        wm_remove_stand(&b, id_of(names[i]), i % 2 == 0 ? 0 : 1);
        unit_named(names[i])->wounds = 1;
    }
}

static void begin_combat(void)
{
    wm_start_combat(&b);
    wm_settle(&b);
}

static void small_fights_of_bears(void **state)
{
    static const char *const one[] = {
        "kislev:2xbears+general", "kislev:bears/banner-of-fortune+bears+general",
        "kislev:2xbears+general/sword-of-cleaving", "kislev:2xbears+general/sword-of-destruction"};
    (void)state;
    for (int i = 0; i < 4; i++) {
        pair_up(one[i], "kislev:2xbears+2xhorse-archers+general", 1);
        if (i > 1) join("Ac1", "A1");
        begin_combat();
        odds_are_exact("fight A1");
        pair_up(one[i], "empire:2xknights+general", 1);
        if (i > 1) join("Ac1", "A1");
        begin_combat();
        odds_are_exact("fight A1");
        assert_false(has_row("second blows"));
    }
}

static void small_fights_of_several_bears(void **state)
{
    (void)state;
    pair_up("kislev:3xbears+general", "kislev:bears+2xaxemen+general", 2);
    for (int i = 0; i < 2; i++) unit_named(i == 0 ? "A2" : "B2")->flags |= UNIT_CONFUSED;
    begin_combat();
    odds_are_exact("fight A1");
    assert_false(has_row("second blows"));
}

/* ---- One die thrown again, at the first chance ---- */

static void open_eye(const char *name)
{
    person_named(name)->cast |= CAST_RAVEN;
}

/* Eye of the Raven: on the side that charges, on the other, on both. */
static void ravens_are_counted(void **state)
{
    (void)state;
    for (int eyes = 1; eyes < 4; eyes++) {
        face("norse:huscarls+jarl+shaman", "norse:2xhuntsmen+2xcavalry+jarl+shaman");
        face_two();
        put_person("Ac2", 50, 5);
        put_person("Bc2", 90, 110);
        if (eyes & 1) open_eye("Ac2");
        if (eyes & 2) open_eye("Bc2");
        odds_hold("charge A1 B1");
        assert_int_equal(has_row("Blue: one die that fails"), (eyes & 1) != 0);
        assert_int_equal(has_row("Red: one die that fails"), (eyes & 2) != 0);
    }
}

/* Against few dice, where one more matters most, and against those who strike twice. */
static void a_raven_and_bears(void **state)
{
    (void)state;
    face("kislev:bears+general", "norse:2xhuscarls+2xcavalry+jarl+shaman");
    face_two();
    put_person("Bc2", 90, 110);
    open_eye("Bc2");
    odds_hold("charge A1 B1");
    assert_false(has_row("second blows"));
}

/* The eye of whose turn it is closes with his Command phase: it sees fights that go on now. */
static void small_fights_with_ravens(void **state)
{
    static const char *const one[] = {
        "norse:2xhuscarls+jarl+shaman", "norse:huscarls/banner-of-fortune+huscarls+jarl+shaman",
        "norse:huscarls/sword-of-cleaving+huscarls+jarl+shaman",
        "norse:huscarls/sword-of-destruction+huscarls+jarl+shaman", "norse:2xhuscarls+jarl+shaman"};
    (void)state;
    for (int i = 0; i < 5; i++)
        for (int eyes = 1; eyes < 4; eyes++) {
            pair_up(one[i], "norse:2xcavalry+jarl+shaman", 1);
            put_person("Ac2", 50, 5);
            put_person("Bc2", 90, 110);
            begin_combat();
            if (eyes & 1) open_eye("Ac2");
            if (eyes & 2) open_eye("Bc2");
            if (i == 4) unit_named("A1")->charms |= CHARM_FRENZY;
            if (i == 4) unit_named("B1")->charms |= CHARM_DJINN;
            odds_are_exact("fight A1");
            assert_int_equal(has_row("Blue: one die that fails"), (eyes & 1) != 0);
            assert_int_equal(has_row("Red: one die that fails"), (eyes & 2) != 0);
        }
}

/* WM-DICE-05: what one of them has thrown again no other does. Banner and sword strike, a sword takes
 * saves away, spells have saves fall twice; one die of either side falls again beside that. */
static void no_die_is_thrown_a_third_time(void **state)
{
    (void)state;
    for (int spells = 0; spells < 4; spells += REPEATS(1, 3)) /* none and both at least */
        for (int eyes = 1; eyes < 4; eyes++) {
            pair_up("norse:huscarls/banner-of-fortune+huscarls+jarl/sword-of-cleaving+shaman",
                    "norse:cavalry/sword-of-destruction+cavalry+jarl+shaman", 1);
            put_person("Ac2", 50, 5);
            put_person("Bc2", 90, 110);
            join("Ac1", "A1");
            begin_combat();
            if (eyes & 1) open_eye("Ac2");
            if (eyes & 2) open_eye("Bc2");
            if (spells & 1) unit_named("A1")->wards |= WARD_COMBAT;
            if (spells & 2) unit_named("A1")->charms |= CHARM_DJINN;
            unit_named("B1")->wards = unit_named("A1")->wards;
            odds_are_exact("fight A1");
        }
}

static void devans_beside_items(void **state)
{
    (void)state;
    for (uint8_t favour = 1; favour <= 2; favour++)
        for (int banner = 0; banner < 2; banner++) {
            pair_up(banner ? "kingdoms-of-ind:horsemen/banner-of-fortune+devan-hosts+maharajah"
                           : "kingdoms-of-ind:horsemen/sword-of-cleaving+devan-hosts+maharajah",
                    "araby:spearmen/sword-of-destruction+spearmen+general", 1);
            begin_combat();
            b.favour = favour;
            odds_are_exact("fight A1");
            unit_named("A1")->charms |= CHARM_DJINN;
            odds_are_exact("fight A1");
        }
}

/* A line of which two strike one enemy and the third another: the die that stays is of one volley. */
static void a_raven_among_volleys(void **state)
{
    static const char *const one[] = {"norse:huscarls/banner-of-fortune+huscarls+jarl+shaman",
                                      "norse:huscarls/sword-of-cleaving+huscarls+jarl+shaman"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        face(one[i], "norse:huntsmen+bondsmen+huscarls+jarl+shaman");
        put("A1", FORM_LINE, 50, 43, 0);
        put("B1", FORM_LINE, 46, 45, 180);
        put("B2", FORM_LINE, 58, 45, 180);
        put("A2", FORM_LINE, 130, 43, 0);
        put("B3", FORM_LINE, 130, 45, 180);
        put_person("Ac2", 50, 5);
        put_person("Bc2", 90, 110);
        wm_remove_stand(&b, id_of("B1"), 2);
        wm_remove_stand(&b, id_of("B1"), 0);
        wm_remove_stand(&b, id_of("B2"), 0);
        wm_remove_stand(&b, id_of("B2"), 0);
        for (int k = 0; k < 2; k++) unit_named(k == 0 ? "B1" : "B2")->wounds = 1;
        unit_named("A1")->flags |= UNIT_CONFUSED;
        begin_combat();
        open_eye("Ac2");
        odds_are_exact("fight A1");
        assert_true(has_row("A1 > B2"));
    }
}

static void small_fights_of_bears_before_a_raven(void **state)
{
    (void)state;
    pair_up("kislev:2xbears+general", "norse:2xcavalry+jarl+shaman", 1);
    put_person("Bc2", 90, 110);
    begin_combat();
    open_eye("Bc2");
    odds_are_exact("fight A1");
    /* Huntsmen have no armour: what the Bondsmen save of the second blows may come first. */
    face("kislev:2xbears+general", "norse:huntsmen+bondsmen+huscarls+jarl+shaman");
    put("A1", FORM_LINE, 50, 43, 0);
    put("B1", FORM_LINE, 46, 45, 180);
    put("B2", FORM_LINE, 58, 45, 180);
    put("A2", FORM_LINE, 130, 43, 0);
    put("B3", FORM_LINE, 130, 45, 180);
    put_person("Bc2", 90, 110);
    wm_remove_stand(&b, id_of("B1"), 2);
    wm_remove_stand(&b, id_of("B1"), 0);
    wm_remove_stand(&b, id_of("B2"), 0);
    wm_remove_stand(&b, id_of("B2"), 0);
    for (int i = 0; i < 2; i++) unit_named(i == 0 ? "B1" : "B2")->wounds = 1;
    unit_named("A1")->flags |= UNIT_CONFUSED;
    begin_combat();
    open_eye("Bc2");
    odds_are_exact("fight A1");
    assert_true(has_row("A1 > B2"));
}

static void small_fights_with_devans(void **state)
{
    (void)state;
    for (uint8_t favour = 1; favour <= 2; favour++)
        for (int pairs = 1; pairs <= 2; pairs++) {
            pair_up("kingdoms-of-ind:horsemen+2xdevan-hosts+maharajah",
                    "norse:3xcavalry+jarl+shaman", pairs);
            begin_combat();
            b.favour = favour;
            odds_are_exact("fight A1");
        }
}

/* WM-CONF-10: who is confused now will not be when the fight comes. */
static void confusion_is_over_by_then(void **state)
{
    (void)state;
    face("empire:2xhalberdiers+general", "orcs:2xorc-warriors+2xgoblins+orc-general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 62, 43, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 62, 45, 180);
    put("B3", FORM_LINE, 150, 110, 180);
    put("B4", FORM_LINE, 120, 110, 180);
    unit_named("A2")->flags |= UNIT_CONFUSED;
    odds_hold("charge A1 B1");
    assert_true(has_row("A2 > B1: 3 dice needing 4; A2 > B2: 6 dice needing 4"));
}

/* WM-STAT-13: Battling Devans, for their player and against him. */
static void devans_are_counted(void **state)
{
    (void)state;
    for (uint8_t favour = 1; favour <= 2; favour++) {
        face("kingdoms-of-ind:nobles+devan-hosts+maharajah",
             "empire:handgunners+halberdiers+2xpistoliers+general");
        face_two();
        put("A2", FORM_LINE, 120, 10, 0);
        b.favour = favour;
        odds_hold("charge A1 B1");
        assert_true(has_row(favour == 1 ? "Blue: one die that fails" : "Blue: the enemy has"));
    }
}

/* WM-MAGIC-30: a unit in rage strikes itself too. */
static void rage_is_counted(void **state)
{
    (void)state;
    face("chaos:chaos-warriors+general", "empire:halberdiers+2xpistoliers+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 172, 110, 180);
    put("B3", FORM_LINE, 152, 110, 180);
    unit_named("A1")->magic |= MAGIC_RAGE | MAGIC_RAGE_SELF;
    unit_named("A1")->bonus = 5;
    odds_hold("charge A1 B1");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(knights_on_halberdiers),
        cmocka_unit_test(a_charge_into_fire),
        cmocka_unit_test(lines_with_a_second_line),
        cmocka_unit_test(items_are_counted),
        cmocka_unit_test(a_banner_kept_leaves_the_sword),
        cmocka_unit_test(many_fight),
        cmocka_unit_test(rage_is_counted),
        cmocka_unit_test(fortune_on_two_enemies),
        cmocka_unit_test(second_blows_of_bears_are_counted),
        cmocka_unit_test(dice_for_attacks_are_counted),
        cmocka_unit_test(several_bears_are_counted),
        cmocka_unit_test(bears_with_items_are_counted),
        cmocka_unit_test(ravens_are_counted),
        cmocka_unit_test(small_fights_of_bears),
        cmocka_unit_test(small_fights_of_several_bears),
        cmocka_unit_test(small_fights_with_ravens),
        cmocka_unit_test(no_die_is_thrown_a_third_time),
        cmocka_unit_test(devans_beside_items),
        cmocka_unit_test(a_raven_among_volleys),
        cmocka_unit_test(small_fights_of_bears_before_a_raven),
        cmocka_unit_test(small_fights_with_devans),
        cmocka_unit_test(confusion_is_over_by_then),
        cmocka_unit_test(a_raven_and_bears),
        cmocka_unit_test(devans_are_counted),
    };
    return RUN_SUITE("warmaster_odds", tests, words, word);
}
