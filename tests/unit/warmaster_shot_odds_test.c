/* SPDX-License-Identifier: MIT */
/* warmaster_shot_odds_test.c - the odds of shots against every way their dice can fall. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

enum { KEYS = 40, DESTROYED = KEYS - 1 };

static vx_odds odds;

static void ask(const char *text)
{
    memset(&odds, 0, sizeof odds);
    legal(text);
    wm_odds(&b, action(text), VX_ENGLISH, &odds);
    assert_true(odds.count > 0);
    for (int i = 0; i < odds.count; i++) {
        uint64_t sum = 0;
        for (int k = 0; k < odds.table[i].count; k++) sum += odds.table[i].row[k].weight;
        assert_int_equal(sum, odds.table[i].total);
        assert_true(strlen(odds.table[i].title) > 0);
    }
}

static double row_chance(const vx_odds_table *t, const char *text)
{
    for (int i = 0; i < t->count; i++)
        if (strcmp(t->row[i].text, text) == 0) return (double)t->row[i].weight / (double)t->total;
    return 0;
}

/* ---- The rules themselves, played through for every throw ---- */

/* What has become of `target`: hits of this volley that stayed, or its end. */
static int outcome(const battle *at, int target, int before)
{
    const unit *u = unit_of(at, target);
    if (u->flags & UNIT_GONE) return DESTROYED;
    return u->struck + u->carried - before;
}

static void explore(const battle *at, int target, int before, double chance, double *out)
{
    static vx_action list[2000]; /* used up before each descent: copied below */
    int top = at->task_count > 0 ? top_task(at)->kind : TASKS;
    bool ours = (top == TASK_VOLLEY || top == TASK_CASUALTIES) && top_task(at)->unit == target;
    if (!ours || (unit_of(at, target)->flags & UNIT_GONE)) {
        out[outcome(at, target, before)] += chance;
        return;
    }
    int actor = wm_task_rules(at)->to_act(at);
    if (actor == TASK_RUNS) {
        battle next = *at;
        wm_task_rules(&next)->run(&next);
        explore(&next, target, before, chance, out);
        return;
    }
    int count = warmaster_game.rules.list(at, list);
    vx_action copy[200];
    if (actor != VX_CHANCE) count = 1; /* whichever goes, the same number is left */
    assert_true(count <= 200);
    memcpy(copy, list, (size_t)count * sizeof *copy);
    double total = actor == VX_CHANCE ? (double)warmaster_game.chance->total(at) : 1;
    for (int i = 0; i < count; i++) {
        act a;
        battle next = *at;
        double weight = actor == VX_CHANCE ? (double)warmaster_game.chance->weight(at, copy[i]) : 1;
        wm_unpack(copy[i], &a);
        wm_task_rules(&next)->apply(&next, &a);
        explore(&next, target, before, chance * weight / total, out);
    }
}

/* The first table of the action says what playing it through says. */
static void agrees(const char *text, const char *target)
{
    double out[KEYS] = {0};
    act a;
    int id = id_of(target);
    ask(text);
    wm_unpack(action(text), &a);
    battle then = b;
    wm_task_rules(&then)->apply(&then, &a);
    while (top_task(&then)->kind != TASK_VOLLEY) wm_task_rules(&then)->run(&then);
    explore(&then, id, unit_of(&b, id)->struck + unit_of(&b, id)->carried, 1, out);
    double sum = 0;
    for (int k = 0; k < odds.table[0].count; k++) {
        const char *row = odds.table[0].row[k].text;
        int hits = DESTROYED;
        if (strcmp(row, "destroyed") != 0) assert_int_equal(sscanf(row, "hits: %d", &hits), 1);
        double said = (double)odds.table[0].row[k].weight / (double)odds.table[0].total;
        if (fabs(said - out[hits]) > 1e-9)
            fail_msg("%s: %s %f, not %f", text, row, said, out[hits]);
        sum += said;
    }
    assert_true(fabs(sum - 1) < 1e-9);
}

/* ---- The same with dice thrown again, from the action on ---- */

/* Whoever may have a die thrown again does so at the first chance; a casting by its need, 5. */
static vx_action answer_again(const battle *at)
{
    const task *t = top_task(at);
    bool yes = true;
    act thrown;
    if (t->kind == TASK_AGAIN && wm_unpack(wm_kept_throw(t), &thrown) && thrown.kind == ACT_DIE)
        yes = (thrown.who < 5) == (t->side == at->turn);
    return pack_act((act){.kind = yes ? ACT_YES : ACT_NO});
}

static bool is_on_top(const battle *at, task_kind kind)
{
    return at->task_count > 0 && top_task(at)->kind == kind;
}

static bool is_asking(const battle *at)
{
    return is_on_top(at, TASK_RAVEN) || is_on_top(at, TASK_AGAIN);
}

/* Adds up what became of `target` in all ways to play on until the shots are over, but for spells
 * that failed; *worked is the chance that this one did not. */
static void play_on(const battle *at, int target, int before, double chance, double *out,
                    double *worked)
{
    bool again = is_asking(at), casts = false;
    for (int i = 0; i < at->task_count; i++) casts = casts || at->task[i].kind == TASK_CASTING;
    if (!again && !casts && !is_on_top(at, TASK_VOLLEY) && !is_on_top(at, TASK_CASUALTIES)) {
        *worked += chance;
        out[outcome(at, target, before)] += chance;
        return;
    }
    int actor = warmaster_game.rules.to_act(at);
    vx_action all[64];
    int count = 1;
    double total = 1;
    if (actor == VX_CHANCE) {
        count = warmaster_game.rules.list(at, all);
        total = (double)warmaster_game.chance->total(at);
    } else if (again) {
        all[0] = answer_again(at);
    } else {
        static vx_action list[ACTIONS_MAX];
        warmaster_game.rules.list(at, list);
        all[0] = list[0];
    }
    for (int i = 0; i < count; i++) {
        battle next = *at;
        double weight = actor == VX_CHANCE ? (double)warmaster_game.chance->weight(at, all[i]) : 1;
        warmaster_game.rules.apply(&next, all[i]);
        bool failed = casts && !is_on_top(&next, TASK_CASTING) && !is_on_top(&next, TASK_VOLLEY) &&
                      !is_asking(&next);
        if (!failed) play_on(&next, target, before, chance * weight / total, out, worked);
    }
}

/* The table about this target says what playing on says. */
static void agrees_with_play(const char *text, const char *target, int index)
{
    double out[KEYS] = {0}, worked = 0, sum = 0;
    int id = id_of(target);
    ask(text);
    const vx_odds_table *t = &odds.table[index];
    char name[64];
    vx_text of_target = vx_text_on(name, sizeof name);
    wm_name_unit(&of_target, &b, id, VX_ENGLISH);
    assert_memory_equal(t->title, name, of_target.length);
    battle then = b;
    warmaster_game.rules.apply(&then, action(text));
    play_on(&then, id, unit_of(&b, id)->struck + unit_of(&b, id)->carried, 1, out, &worked);
    for (int k = 0; k < t->count; k++) {
        int hits = DESTROYED;
        if (strcmp(t->row[k].text, "destroyed") != 0)
            assert_int_equal(sscanf(t->row[k].text, "hits: %d", &hits), 1);
        double said = (double)t->row[k].weight / (double)t->total;
        if (fabs(said - out[hits] / worked) > 1e-9)
            fail_msg("%s: %s %f, not %f", text, t->row[k].text, said, out[hits] / worked);
        sum += said;
    }
    assert_true(fabs(sum - 1) < 1e-9);
    if (strcmp(odds.table[0].row[0].text, "the spell works") == 0)
        assert_true(fabs(row_chance(&odds.table[0], "the spell works") - worked) < 1e-9);
    assert_string_equal(odds.table[odds.count - 1].title, "taken for granted");
}

/* Far to the right somebody else can shoot, so that the phase goes on. */
static void add_far_shooters(const char *own, const char *enemy)
{
    put(own, FORM_LINE, 150, 20, 0);
    put(enemy, FORM_LINE, 150, 45, 180);
}

static void open_eye(const char *name)
{
    person_named(name)->cast |= CAST_RAVEN;
}

static void face(const char *map, const char *one, const char *two, double at)
{
    set_up(map, one, two);
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, at, 180);
    wm_start_shooting(&b);
    wm_settle(&b);
}

/* WM-SHOOT-12, WM-SHOOT-13, WM-SHOOT-17: three dice of which each hits with one half */
static void three_crossbows_in_the_open(void **state)
{
    (void)state;
    face("", "empire:crossbowmen", "empire:crossbowmen", 40);
    ask("shoot A1 B1");
    const vx_odds_table *t = &odds.table[0];
    assert_int_equal(t->total, 8);
    assert_string_equal(t->title, "Crossbowmen B1: dice 3, each needs 4");
    assert_true(fabs(row_chance(t, "hits: 1") - 3 / 8.0) < 1e-12);
    assert_true(fabs(row_chance(t, "hits: 3, stands lost: 1") - 1 / 8.0) < 1e-12);
    agrees("shoot A1 B1", "B1");
}

/* WM-SHOOT-16: armour; WM-SHOOT-20, WM-SHOOT-29: and what the drive back does to whom it hits */
static void knights_may_be_driven_back(void **state)
{
    (void)state;
    face("", "empire:crossbowmen", "empire:knights", 40);
    ask("shoot A1 B1");
    assert_int_equal(odds.table[0].total, 64);
    assert_int_equal(odds.count, 2);
    const vx_odds_table *t = &odds.table[1];
    double one = 27 / 64.0, two = 9 / 64.0, three = 1 / 64.0;
    double calm = one * 5 / 6 + two * 25 / 36 + three * 125 / 216;
    assert_true(fabs(row_chance(t, "is not driven back") - 27 / 64.0) < 1e-12);
    assert_true(fabs(row_chance(t, "driven back") - calm) < 1e-12);
    assert_true(fabs(row_chance(t, "driven back and confused") - (37 / 64.0 - calm)) < 1e-12);
    agrees("shoot A1 B1", "B1");
}

/* WM-SHOOT-30: a gun moves 10 cm, so three hits that add up to more disperse it */
static void guns_disperse_easily(void **state)
{
    (void)state;
    face("", "empire:crossbowmen", "orcs:rock-lobber+orc-warriors", 40);
    put("B2", FORM_LINE, 100, 100, 180);
    ask("shoot A1 B1");
    const vx_odds_table *t = &odds.table[1];
    /* two hits: 11 and 12 of 36 throws are 3 */
    assert_true(fabs(row_chance(t, "disperses") - 3 / 8.0 * 3 / 36) < 1e-12);
    assert_true(fabs(row_chance(t, "destroyed") - 1 / 8.0) < 1e-12);
}

/* WM-SHOOT-23: the first hit drives no unit back that has cover */
static void cover_spares_the_first_hit(void **state)
{
    (void)state;
    face("wood 30,39 70,39 70,60 30,60\n", "empire:crossbowmen", "empire:crossbowmen", 40);
    ask("shoot A1 B1");
    double none = 8 / 27.0, one = 12 / 27.0;
    assert_true(fabs(row_chance(&odds.table[1], "is not driven back") - none - one) < 1e-12);
}

/* WM-SHOOT-14, WM-SHOOT-15: what a die needs changes when the uncovered stand is gone */
static void mixed_cover_is_counted_die_by_die(void **state)
{
    (void)state;
    face("wood 30,39 52,39 52,60 30,60\n", "ogre-kingdoms:leadbelchers", "orcs:orc-warriors", 33);
    put("B1", FORM_LINE, 50, 40, 180);
    put("A1", FORM_LINE, 50, 28, 0);
    unit_named("B1")->wounds = 1;
    agrees("shoot A1 B1", "B1");
    assert_int_equal(odds.count, 1); /* no foretelling of the drive back here */
}

/* WM-ART-12, WM-ART-16: balls, the unit they go on to, and hits that are carried */
static void balls_have_a_table_for_each_unit(void **state)
{
    (void)state;
    set_up("", "empire:cannon+crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 61, 180);
    put("B2", FORM_COLUMN, 50, 66, 0);
    put("A2", FORM_LINE, 50, 70, 180);
    wm_start_shooting(&b);
    wm_settle(&b);
    agrees("shoot A1 B1", "B1");
    assert_int_equal(odds.count, 3); /* B1, its drive back, and B2 in combat */
    assert_string_equal(odds.table[2].title, "Orc Warriors B2: dice 4, each needs 4");
    assert_true(fabs(row_chance(&odds.table[2], "hits: 4") - 1 / 16.0) < 1e-12);
}

/* WM-ART-19 to WM-ART-21: ones among the dice */
static void helblasters_are_counted_with_their_ones(void **state)
{
    (void)state;
    face("", "empire:helblaster+halberdiers+halberdiers", "empire:knights", 33);
    agrees("shoot A1 B1", "B1");
    double whole = 0;
    for (int ones = 0; ones <= 3; ones++) {
        static const double ways[] = {1, 8, 28, 56};
        whole += ways[ones] * pow(5, 8 - ones) / pow(6, 8);
    }
    const vx_odds_table *t = &odds.table[odds.count - 1];
    assert_true(fabs(row_chance(t, "the gun stays whole") - whole) < 1e-9);
}

/* WM-SHOOT-38: at chargers, and what a blast does to them */
static void answers_have_odds_too(void **state)
{
    (void)state;
    set_up("", "empire:knights", "empire:helblaster+halberdiers+halberdiers");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    put("B2", FORM_LINE, 90, 100, 180);
    put("B3", FORM_LINE, 120, 100, 180);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("charge A1 B1");
    agrees("shoot B1 A1", "A1");
}

/* WM-ART-33 to WM-ART-39 */
static void flames_have_a_table_of_shots(void **state)
{
    (void)state;
    face("", "dwarfs:flame-cannon", "orcs:orc-warriors", 40);
    ask("shoot A1 B1");
    assert_int_equal(odds.table[0].total, 36);
    assert_true(fabs(row_chance(&odds.table[0], "7") - 6 / 36.0) < 1e-12);
    assert_true(fabs(row_chance(&odds.table[0], "4") - 2 / 36.0) < 1e-12);
    assert_true(fabs(row_chance(&odds.table[0], "double 4: no shots") - 1 / 36.0) < 1e-12);
    unit_named("A1")->used |= USED_FLAME;
    ask("shoot A1 B1");
    assert_int_equal(odds.table[0].total, 6);
}

/* WM-ITEM-06, WM-ITEM-08: banners count */
static void banners_change_the_odds(void **state)
{
    (void)state;
    face("", "empire:crossbowmen", "empire:knights/banner-of-shielding", 40);
    agrees("shoot A1 B1", "B1");
    face("", "empire:crossbowmen", "empire:crossbowmen/banner-of-steadfastness", 40);
    agrees("shoot A1 B1", "B1");
    assert_true(fabs(row_chance(&odds.table[0], "hits: 0") - 4 / 8.0) < 1e-12);
    face("", "empire:crossbowmen/banner-of-fortune", "empire:crossbowmen", 40);
    ask("shoot A1 B1");
    assert_string_equal(odds.table[odds.count - 1].row[0].text,
                        "the Banner of Fortune is not used");
}

/* WM-DICE-05: of three dice one that missed is thrown again: all hit in 1 + 3 x 1/2 of 8 ways */
static void the_raven_sees_shots(void **state)
{
    (void)state;
    face("", "norse:huntsmen+jarl+shaman", "empire:crossbowmen+general", 40);
    put_person("Ac2", 60, 10);
    open_eye("Ac2");
    agrees_with_play("shoot A1 B1", "B1", 0);
    assert_true(fabs(row_chance(&odds.table[0], "hits: 0") - 1 / 16.0) < 1e-12);
    assert_true(fabs(row_chance(&odds.table[0], "hits: 3, stands lost: 1") - 5 / 16.0) < 1e-12);
    assert_non_null(
        strstr(odds.table[odds.count - 1].row[0].text, said("Blue: one die that fails")));
}

/* WM-DICE-05: a Banner of Fortune, kept or spent, takes no Raven away; and under an Aerial Shield a
 * save that failed twice is not thrown a third time. */
static void the_raven_beside_what_throws_again(void **state)
{
    (void)state;
    face("", "norse:huntsmen/banner-of-fortune+jarl+shaman", "norse:cavalry+jarl+shaman", 40);
    put_person("Ac2", 60, 10);
    put_person("Bc2", 60, 45);
    open_eye("Ac2");
    ask("shoot A1 B1");
    assert_non_null(
        strstr(odds.table[odds.count - 1].row[0].text, said("Blue: one die that fails")));
    unit_named("A1")->used |= USED_ITEM;
    agrees_with_play("shoot A1 B1", "B1", 0);
    open_eye("Bc2");
    person_named("Bc2")->cast |= CAST_SHELTER;
    agrees_with_play("shoot A1 B1", "B1", 0);
}

/* Both sides may have one: the shooters, and those whose armour fails. */
static void ravens_see_shots_and_saves(void **state)
{
    (void)state;
    face("wood 30,39 52,39 52,60 30,60\n", "norse:huntsmen+jarl+shaman",
         "norse:cavalry+jarl+shaman", 40);
    put_person("Ac2", 60, 10);
    put_person("Bc2", 60, 100);
    open_eye("Bc2");
    agrees_with_play("shoot A1 B1", "B1", 0);
    open_eye("Ac2");
    agrees_with_play("shoot A1 B1", "B1", 0);
    unit_named("B1")->wounds = 2;
    agrees_with_play("shoot A1 B1", "B1", 0);
}

/* WM-STAT-13: the favour of the Devans, and their disfavour. */
static void devans_change_shots(void **state)
{
    (void)state;
    for (uint8_t favour = 1; favour <= 2; favour++) {
        set_up("", "kingdoms-of-ind:2xarchers+devan-hosts+maharajah", "empire:2xknights+general");
        put("A1", FORM_LINE, 50, 20, 0);
        put("A3", FORM_LINE, 100, 20, 0);
        put("B1", FORM_LINE, 50, 40, 180);
        add_far_shooters("A2", "B2");
        b.favour = favour;
        wm_start_shooting(&b);
        wm_settle(&b);
        agrees_with_play("shoot A1 B1", "B1", 0);
    }
    /* Of three dice none hits in 1 of 8 ways, and in 3 the only one that does must hit again. */
    face("", "kingdoms-of-ind:archers+devan-hosts+maharajah", "empire:crossbowmen+general", 40);
    put("A2", FORM_LINE, 100, 20, 0);
    b.favour = 2;
    ask("shoot A1 B1");
    assert_true(fabs(row_chance(&odds.table[0], "hits: 0") - 5 / 16.0) < 1e-12);
    assert_non_null(
        strstr(odds.table[odds.count - 1].row[0].text, said("Blue: the enemy has one die")));
}

/* An eye spent on the casting is not there for the shots, one spent on the first unit not for the
 * second. */
static void spells_may_use_it_up(void **state)
{
    (void)state;
    set_up("", "norse:bondsmen+huntsmen+jarl+shaman", "empire:3xcrossbowmen+general");
    put("A1", FORM_LINE, 90, 20, 0);
    add_far_shooters("A2", "B3");
    put("B1", FORM_LINE, 50, 40, 180);
    put("B2", FORM_LINE, 50, 44, 180);
    put_person("Ac1", 90, 10);
    put_person("Ac2", 50, 25);
    put_person("Bc1", 90, 110);
    wm_start_shooting(&b);
    wm_settle(&b);
    open_eye("Ac2");
    agrees_with_play("cast Ac2 thunder-of-fowor 0", "B1", 1);
    agrees_with_play("cast Ac2 thunder-of-fowor 0", "B2", 3);
    assert_true(fabs(row_chance(&odds.table[0], "the spell works") - 20 / 36.0) < 1e-12);
}

static void devans_change_castings(void **state)
{
    static const double works[] = {20 / 36.0, 4 / 36.0};
    (void)state;
    for (uint8_t favour = 1; favour <= 2; favour++) {
        set_up("", "kingdoms-of-ind:archers+devan-hosts+maharajah+purohita",
               "empire:2xknights+general");
        add_far_shooters("A1", "B2");
        put("A2", FORM_LINE, 120, 20, 0);
        put("B1", FORM_LINE, 50, 40, 180);
        put_person("Ac1", 90, 10);
        put_person("Ac2", 50, 25);
        put_person("Bc1", 90, 110);
        b.favour = favour;
        wm_start_shooting(&b);
        wm_settle(&b);
        agrees_with_play("cast Ac2 tongues-of-fire B1", "B1", 1);
        assert_true(fabs(row_chance(&odds.table[0], "the spell works") - works[favour - 1]) <
                    1e-12);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_crossbows_in_the_open),
        cmocka_unit_test(knights_may_be_driven_back),
        cmocka_unit_test(guns_disperse_easily),
        cmocka_unit_test(cover_spares_the_first_hit),
        cmocka_unit_test(mixed_cover_is_counted_die_by_die),
        cmocka_unit_test(balls_have_a_table_for_each_unit),
        cmocka_unit_test(helblasters_are_counted_with_their_ones),
        cmocka_unit_test(answers_have_odds_too),
        cmocka_unit_test(flames_have_a_table_of_shots),
        cmocka_unit_test(banners_change_the_odds),
        cmocka_unit_test(the_raven_sees_shots),
        cmocka_unit_test(the_raven_beside_what_throws_again),
        cmocka_unit_test(ravens_see_shots_and_saves),
        cmocka_unit_test(devans_change_shots),
        cmocka_unit_test(spells_may_use_it_up),
        cmocka_unit_test(devans_change_castings),
    };
    return RUN_SUITE("warmaster_shot_odds", tests, words, word);
}
