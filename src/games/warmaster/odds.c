/* SPDX-License-Identifier: MIT */
/* odds.c - the exact chance of an order before it is given, each penalty named. */
#include <string.h>

#include "games/warmaster/casting.h"
#include "games/warmaster/combat.h"
#include "games/warmaster/lengths.h"
#include "games/warmaster/shooting.h"
#include "games/warmaster/warmaster.h"

enum { SUCCEEDS, FAILS, BLUNDERS, RESULTS };

static void add_row(vx_odds_table *t, uint64_t weight, const char *text)
{
    if (weight == 0) return;
    t->row[t->count].weight = weight;
    vx_text out = vx_text_on(t->row[t->count++].text, sizeof t->row[0].text);
    vx_add(&out, text);
}

/* "needs 5: Command 9, distance -3, repeated order -1" */
static void add_title(const battle *b, vx_language language, int target, const int *taken,
                      vx_odds_table *t)
{
    static const char *const needs[VX_LANGUAGES] = {"needs ", "нужно "};
    static const char *const or_less[VX_LANGUAGES] = {" or less: Command ",
                                                      " или меньше: командование "};
    vx_text out = vx_text_on(t->title, sizeof t->title);
    vx_add(&out, needs[language]);
    vx_add_number(&out, target);
    vx_add(&out, or_less[language]);
    vx_add_number(&out, wm_command_now(b));
    for (int i = 0; i < PENALTIES; i++) {
        if (taken[i] == 0) continue;
        vx_add(&out, ", ");
        vx_add(&out, wm_penalty_names[i][language]);
        vx_add(&out, taken[i] > 0 ? " -" : " +");
        vx_add_number(&out, taken[i] > 0 ? taken[i] : -taken[i]);
    }
}

static void order_odds(const battle *b, vx_language language, vx_odds *out)
{
    static const char *const names[RESULTS][VX_LANGUAGES] = {
        [SUCCEEDS] = {"the order succeeds", "приказ выполнен"},
        [FAILS] = {"the order fails", "приказ провален"},
        [BLUNDERS] = {"blunder", "ошибочный приказ"},
    };
    int taken[PENALTIES], target = wm_order_target(b, taken);
    bool blunders = wm_may_blunder(b), spited = wm_is_spited(b, b->order.person);
    uint64_t weight[RESULTS] = {0};
    for (int one = 1; one <= 6; one++)
        for (int two = 1; two <= 6; two++) {
            bool spite = spited && one == two;
            bool blunder = blunders && (spite || one + two == 12);
            weight[one + two <= target && !spite ? SUCCEEDS : blunder ? BLUNDERS : FAILS]++;
        }
    vx_odds_table *t = &out->table[out->count++];
    t->total = 36;
    add_title(b, language, target, taken, t);
    for (int i = 0; i < RESULTS; i++) add_row(t, weight[i], names[i][language]);
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
    static const char *const title[VX_LANGUAGES] = {"no dice follow", "кубиков не будет"};
    vx_odds_table *t = &out->table[out->count++];
    vx_text said = vx_text_on(t->title, sizeof t->title);
    vx_add(&said, title[language]);
    t->total = 1;
    add_row(t, 1, certain[language]);
}

void wm_odds(const void *state, vx_action action, vx_language language, vx_odds *out)
{
    tell_odds(state, action, language, out);
    wm_tell_lengths_of_odds(state, out);
}
