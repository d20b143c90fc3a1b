/* SPDX-License-Identifier: MIT */
/* order_odds.c - the exact chance of an order before it is given, each penalty named. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/text/inches.h"

enum { SUCCEEDS, FAILS, BLUNDERS, BREAKS, STRAYS, RESULTS };

/* `name` as in files, or NULL. */
static void add_row(vx_odds_table *t, uint64_t weight, const char *name, const char *text)
{
    if (weight == 0) return;
    t->row[t->count].weight = weight;
    t->row[t->count].name = name;
    vx_text out = vx_text_on(t->row[t->count++].text, sizeof t->row[0].text);
    vx_add(&out, text);
}

/* "Command 9, distance -3, repeated order -1" */
static void add_modifiers(const battle *b, vx_language language, const int *taken, vx_text *out)
{
    vx_add_number(out, wm_command_now(b));
    for (int i = 0; i < PENALTIES; i++) {
        if (taken[i] == 0) continue;
        vx_add(out, ", ");
        vx_add(out, wm_penalty_names[i][language]);
        vx_add(out, taken[i] > 0 ? " -" : " +");
        vx_add_number(out, taken[i] > 0 ? taken[i] : -taken[i]);
    }
}

/* "needs 5 or less: Command 9, distance -3, repeated order -1" */
static void add_title(const battle *b, vx_language language, int target, const int *taken,
                      vx_odds_table *t)
{
    static const char *const orb[VX_LANGUAGES] = {"the Orb, after a failure: ", "Шар: "};
    static const char *const needs[VX_LANGUAGES] = {"needs ", "нужно "};
    static const char *const or_less[VX_LANGUAGES] = {" or less: Command ",
                                                      " или меньше: командование "};
    vx_text out = vx_text_on(t->title, sizeof t->title);
    if (b->order.aid == AID_ORB) vx_add(&out, orb[language]);
    vx_add(&out, needs[language]);
    vx_add_number(&out, target);
    vx_add(&out, or_less[language]);
    add_modifiers(b, language, taken, &out);
}

typedef struct {
    uint64_t of[RESULTS];
} results;

static bool is_spiteful(const battle *b, const act *test)
{
    return test->who == test->detail && wm_is_spited(b, b->order.person);
}

/* WM-CMD-04, WM-CHAR-10, WM-MACH-09: steam tanks and Giants do not blunder, they do worse. */
static int judge(const battle *b, int target, const act *test)
{
    bool spite = is_spiteful(b, test);
    bool twelve = spite || test->who + test->detail == 12;
    if (test->who + test->detail <= target && !spite) return SUCCEEDS;
    if (b->order.aid == AID_AMBUSH) return FAILS;
    if (twelve && wm_is_steam_tank(b, b->order.member[0])) return BREAKS;
    if (wm_is_giant(b, b->order.member[0])) return STRAYS;
    return twelve && wm_may_blunder(b) ? BLUNDERS : FAILS;
}

/* More that succeed, or as many and fewer that do harm. */
static bool is_better(const results *r, const results *than)
{
    if (r->of[SUCCEEDS] != than->of[SUCCEEDS]) return r->of[SUCCEEDS] > than->of[SUCCEEDS];
    return r->of[BLUNDERS] + r->of[BREAKS] < than->of[BLUNDERS] + than->of[BREAKS];
}

/* One of its dice falls again where that is for the better, or for the worse where the enemy has it
 * so. */
static bool takes_again(const battle *b, int target, const act *test)
{
    results kept = {{0}}, again = {{0}};
    bool asked = false;
    kept.of[judge(b, target, test)] = 6;
    for (int die = 1; die <= 6; die++) {
        act then;
        if (!wm_throw_again(b, test, die, &then)) continue;
        asked = true;
        again.of[judge(b, target, &then)]++;
    }
    bool harms = wm_again_of(b, b->turn) == AGAIN_HARMS;
    return asked && (harms ? is_better(&kept, &again) : is_better(&again, &kept));
}

/* The test by its number of 36, in six ways: one for each die that one of its own may become; false:
 * they are all alike, for none is thrown again. */
static bool throw_test(const battle *b, int target, int number, act out[6])
{
    act test = {ACT_TEST, (uint8_t)(number / 6 + 1), (uint8_t)(number % 6 + 1), {0}};
    bool again = takes_again(b, target, &test);
    for (int die = 0; die < 6; die++) {
        out[die] = test;
        if (again) wm_throw_again(b, &test, die + 1, &out[die]);
    }
    return again;
}

static results judge_tests(const battle *b, int target)
{
    results sum = {{0}};
    act test[6];
    for (int number = 0; number < 36; number++) {
        throw_test(b, target, number, test);
        for (int die = 0; die < 6; die++) sum.of[judge(b, target, &test[die])]++;
    }
    return sum;
}

/* WM-ITEM-18, WM-DICE-05: the test by the Orb, after every way in which the first may fail: both dice
 * fall once more, or only that which has not done so yet. */
static results judge_orb(const battle *b, const battle *tried)
{
    int taken[PENALTIES], first = wm_order_target(b, taken), target = wm_order_target(tried, taken);
    results sum = {{0}};
    act test[6];
    for (int number = 0; number < 36; number++) {
        bool again = throw_test(b, first, number, test);
        for (int die = 0; die < 6; die++) {
            if (test[die].who + test[die].detail <= first || is_spiteful(b, &test[die])) continue;
            for (int next = 0; next < 36; next++) {
                int one = again ? die : next / 6;
                act orb = {ACT_TEST, (uint8_t)(one + 1), (uint8_t)(next % 6 + 1), {0}};
                sum.of[judge(tried, target, &orb)]++;
            }
        }
    }
    return sum;
}

/* `parts`: what one throw of the dice counts for. */
static void add_results(const battle *b, const results *r, uint64_t parts, vx_language language,
                        vx_odds *out)
{
    static const char *const names[RESULTS][VX_LANGUAGES] = {
        [SUCCEEDS] = {"the order succeeds", "приказ выполнен"},
        [FAILS] = {"the order fails", "приказ провален"},
        [BLUNDERS] = {"blunder", "ошибочный приказ"},
        [BREAKS] = {"the order fails and the steam tank breaks down",
                    "приказ провален, в паровом танке поломка"},
        [STRAYS] = {"the order fails: Giants do as they like",
                    "приказ провален: великаны поступят, как им вздумается"},
    };
    int taken[PENALTIES], target = wm_order_target(b, taken);
    vx_odds_table *t = &out->table[out->count++];
    add_title(b, language, target, taken, t);
    for (int i = 0; i < RESULTS; i++) {
        add_row(t, r->of[i] / parts, i == SUCCEEDS ? "the order succeeds" : NULL,
                names[i][language]);
        t->total += r->of[i] / parts;
    }
}

static void order_odds(const battle *b, vx_language language, vx_odds *out)
{
    int taken[PENALTIES];
    bool again = wm_again_of(b, b->turn) != AGAIN_NEVER;
    results r = judge_tests(b, wm_order_target(b, taken));
    add_results(b, &r, again ? 1 : 6, language, out);
    if (wm_has_orb(b)) {
        battle tried = *b;
        tried.order.aid = AID_ORB;
        r = again ? judge_orb(b, &tried) : judge_tests(&tried, wm_order_target(&tried, taken));
        add_results(&tried, &r, again ? 1 : 6, language, out);
    }
    wm_tell_granted(b, 1u << b->turn, NULL, language, out);
}

int wm_order_percent(const battle *b)
{
    int taken[PENALTIES];
    results r = judge_tests(b, wm_order_target(b, taken));
    uint64_t all = 0;
    for (int i = 0; i < RESULTS; i++) all += r.of[i];
    return (int)((200 * r.of[SUCCEEDS] + all) / (2 * all));
}

void wm_tell_order_chance(const battle *b, vx_language language, vx_text *out)
{
    static const char *const chance[VX_LANGUAGES] = {"{1}%\n{0} or less: Command ",
                                                     "{1}%\n{0} или меньше: командование "};
    int taken[PENALTIES], target = wm_order_target(b, taken);
    vx_add_filled(out, chance[language], (int64_t[2]){target, wm_order_percent(b)}, "");
    add_modifiers(b, language, taken, out);
}

/* One die of a casting: only whether it is enough counts. */
static void casting_die_odds(const battle *after, vx_language language, vx_odds *out)
{
    static const char *const needs[VX_LANGUAGES] = {"needs {0} or more", "нужно {0} или больше"};
    static const char *const rows[2][VX_LANGUAGES] = {{"it succeeds", "удаётся"},
                                                      {"it fails", "не удаётся"}};
    int wanted = wm_casting_wants(after);
    vx_odds_table *t = &out->table[out->count++];
    vx_text title = vx_text_on(t->title, sizeof t->title);
    vx_add_filled(&title, needs[language], (int64_t[2]){wanted, 0}, "");
    t->total = 6;
    add_row(t, wanted > 6 ? 0 : (uint64_t)(7 - wanted), NULL, rows[0][language]);
    add_row(t, wanted > 6 ? 6 : (uint64_t)(wanted - 1), NULL, rows[1][language]);
}

/* The dice that fall next, each way with its weight; false: none do, or in too many ways. */
static bool next_throw_odds(const battle *b, vx_action action, vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"the dice that follow", "кубики, что за этим"};
    vx_action all[ACTIONS_MAX];
    battle after = *b;
    warmaster_game.rules.apply(&after, action);
    if (warmaster_game.rules.to_act(&after) != VX_CHANCE) return false;
    int count = warmaster_game.rules.list(&after, all);
    if (count > VX_ODDS_ROWS) return false;
    if (count == 36 && after.phase == PHASE_TEST) { /* an order is tried once more */
        order_odds(&after, language, out);
        return true;
    }
    if (wm_casting_wants(&after) > 0) {
        casting_die_odds(&after, language, out);
        return true;
    }
    vx_odds_table *t = &out->table[out->count++];
    vx_text said = vx_text_on(t->title, sizeof t->title);
    vx_add(&said, title[language]);
    t->total = warmaster_game.chance->total(&after);
    for (int i = 0; i < count; i++) {
        t->row[t->count].weight = warmaster_game.chance->weight(&after, all[i]);
        vx_text row = vx_text_on(t->row[t->count++].text, sizeof t->row[0].text);
        wm_describe_action(&after, all[i], language, &row);
    }
    return true;
}

static void tell_odds(const battle *b, vx_action action, vx_language language, vx_odds *out)
{
    static const char *const certain[VX_LANGUAGES] = {"certain", "наверняка"};
    battle after = *b;
    act a;
    if (!wm_unpack(action, &a)) return;
    if (a.kind == ACT_ORDER) wm_begin_order(&after, &a);
    if (a.kind == ACT_ENTER) wm_enter(&after, &a);
    if (a.kind == ACT_GIVE && a.at.x != 0) after.order.aid = AID_CROWN;
    if (a.kind == ACT_GUIDE) after.order.aid = AID_GUIDED;
    if (a.kind == ACT_WITH) after.order.member[after.order.count++] = a.who;
    if (a.kind == ACT_ORDER || a.kind == ACT_WITH || a.kind == ACT_GIVE || a.kind == ACT_GUIDE ||
        a.kind == ACT_ENTER) {
        order_odds(&after, language, out);
        return;
    }
    if (a.kind == ACT_CAST) {
        wm_cast_odds(&after, &a, language, out);
        return;
    }
    if (a.kind == ACT_SHOOT || a.kind == ACT_BREATHE) {
        wm_shot_odds(&after, &a, language, out);
        if (out->count > 0) return;
    }
    if (wm_combat_odds(&after, &a, language, out)) return;
    bool answers = a.kind == ACT_YES || a.kind == ACT_NO || a.kind == ACT_HOME ||
                   a.kind == ACT_ANVIL || a.kind == ACT_WORD;
    if (answers && next_throw_odds(b, action, language, out)) return;
    static const char *const title[VX_LANGUAGES] = {"no dice follow", "кубиков не будет"};
    vx_odds_table *t = &out->table[out->count++];
    vx_text said = vx_text_on(t->title, sizeof t->title);
    vx_add(&said, title[language]);
    t->total = 1;
    add_row(t, 1, NULL, certain[language]);
}

void wm_odds(const void *state, vx_action action, vx_language language, vx_odds *out)
{
    tell_odds(state, action, language, out);
    wm_tell_lengths_of_odds(state, out);
}
