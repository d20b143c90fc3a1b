/* SPDX-License-Identifier: MIT */
/* warmaster_artillery_test.c - section ART: guns and their tables. */
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void start_shooting(void)
{
    wm_start_shooting(&b);
    wm_settle(&b);
}

static void start_initiative(void)
{
    wm_start_turn(&b, 0);
    wm_settle(&b);
}

static const unit_profile *profile(const char *name)
{
    return wm_unit_profile(&b, id_of(name));
}

/* One gun stand of A1 at (50, 20) looks up the table; its muzzle is at 22. */
static void set_gun(const char *map, const char *one, const char *two)
{
    set_up(map, one, two);
    unit_named("A1")->stands = 1;
    put("A1", FORM_LINE, 50, 20, 0);
}

/* ---- Batteries and overhead fire ---- */

/* WM-ART-01, WM-ART-07, WM-ART-17, WM-ART-23, WM-ART-26, WM-ART-30, WM-ART-33: the figures.
 * WM-MACH-01, WM-MACH-02, WM-MACH-16: and those of machines, each a unit of its own */
static void guns_have_these_figures(void **state)
{
    static const struct {
        const char *army, *name;
        int combat, shots, range, stands;
    } guns[] = {
        {"empire:cannon", "A1", 1, 2, 60, 2},
        {"dwarfs:cannon", "A1", 1, 2, 60, 2},
        {"empire:helblaster", "A1", 1, 8, 30, 1},
        {"high-elves:elven-bolt-thrower", "A1", 1, 3, 40, 2},
        {"undead:bone-thrower", "A1", 1, 1, 40, 2},
        {"orcs:rock-lobber", "A1", 1, 3, 60, 1},
        {"undead:skull-chukka", "A1", 1, 3, 60, 1},
        {"dwarfs:flame-cannon", "A1", 1, 2, 30, 1},
        {"empire:steam-tank", "A1", 3, 3, 30, 1},
        {"dwarfs:gyrocopter", "A1", 1, 3, 30, 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof guns / sizeof guns[0]; i++) {
        set_up("", guns[i].army, "orcs:orc-warriors");
        const unit_profile *p = profile(guns[i].name);
        assert_int_equal(p->attacks, guns[i].combat);
        assert_int_equal(p->shots, guns[i].shots);
        assert_int_equal(p->range, guns[i].range);
        assert_int_equal(p->stands, guns[i].stands);
    }
    set_up("", "empire:steam-tank", "orcs:orc-warriors");
    assert_int_equal(profile("A1")->armour, 3);
    assert_int_equal(profile("A1")->move, 20);
}

/* WM-ART-02 */
static void artillery_charges_only_by_order(void **state)
{
    (void)state;
    set_up("", "empire:cannon+general", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 30, 180);
    put_person("Ac1", 50, 10);
    start_initiative();
    assert_false(is_legal("charge A1 B1"));
    apply("end");
    apply("order Ac1 A1");
    apply("give");
    apply("roll 1 1");
    legal("charge A1 B1");
}

/* WM-ART-03: a gun on a hill shoots over lower friends and woods, crossbowmen do not */
static void guns_shoot_over_what_is_lower(void **state)
{
    static const char hill[] = "terrace 1 30,10 70,10 70,26 30,26\n";
    static const char wood[] = "terrace 1 30,10 70,10 70,26 30,26\nwood 30,32 70,32 70,38 30,38\n";
    (void)state;
    set_up(hill, "empire:cannon+crossbowmen+halberdiers", "orcs:orc-warriors");
    put("A1", FORM_LINE, 46, 22, 0);
    put("A2", FORM_LINE, 56, 22, 0);
    put("A3", FORM_LINE, 51, 34, 0);
    put("B1", FORM_LINE, 51, 45, 180);
    unit_named("A2")->stands = unit_named("B1")->stands = 1;
    put("A2", FORM_LINE, 51, 22, 0);
    put("B1", FORM_LINE, 51, 45, 180);
    start_shooting();
    legal("shoot A1 B1");
    illegal("shoot A2 B1", "WM-SHOOT-06");
    set_up(wood, "empire:cannon+crossbowmen+crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 46, 22, 0);
    put("A2", FORM_LINE, 56, 22, 0);
    put("A3", FORM_LINE, 150, 22, 0);
    put("B1", FORM_LINE, 51, 45, 180);
    put("B2", FORM_LINE, 150, 45, 180);
    start_shooting();
    legal("shoot A1 B1");
    illegal("shoot A2 B1", "WM-SHOOT-06");
    set_up("", "empire:cannon+crossbowmen+halberdiers", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 51, 22, 0); /* on the flat it does not */
    put("A2", FORM_LINE, 150, 22, 0);
    put("A3", FORM_LINE, 51, 34, 0);
    put("B1", FORM_COLUMN, 51, 45, 180);
    put("B2", FORM_LINE, 150, 45, 180);
    start_shooting();
    illegal("shoot A1 B1", "WM-SHOOT-06");
}

/* WM-ART-04, AMB-47: over friends on its own level at a target that is higher still */
static void guns_shoot_over_friends_at_what_is_higher(void **state)
{
    static const char hill[] = "terrace 1 30,40 70,40 70,60 30,60\n";
    (void)state;
    for (int higher = 0; higher < 2; higher++) {
        set_up(higher ? hill : "", "empire:cannon+crossbowmen+halberdiers",
               "orcs:orc-warriors+orc-warriors");
        put("A1", FORM_LINE, 51, 22, 0);
        put("A2", FORM_LINE, 150, 22, 0);
        put("A3", FORM_LINE, 51, 34, 0);
        put("B1", FORM_COLUMN, 51, 47, 180);
        put("B2", FORM_LINE, 150, 45, 180);
        start_shooting();
        assert_int_equal(is_legal("shoot A1 B1"), higher);
    }
}

/* WM-ART-04, AMB-21: over a hill at a target that is higher; other troops do not see it there */
static void guns_shoot_over_a_hill_at_a_higher_one(void **state)
{
    static const char hills[] =
        "terrace 1 30,30 70,30 70,34 30,34\nterrace 2 30,40 70,40 70,60 30,60\n";
    (void)state;
    set_up(hills, "empire:cannon+crossbowmen+crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 45, 20, 0);
    put("A2", FORM_LINE, 55, 22, 0);
    put("A3", FORM_LINE, 150, 22, 0);
    put("B1", FORM_LINE, 50, 44, 180);
    put("B2", FORM_LINE, 150, 45, 180);
    start_shooting();
    legal("shoot A1 B1");
    illegal("shoot A2 B1", "WM-SHOOT-06");
}

/* WM-ART-05: never over a legal target, but over enemies in combat */
static void nobody_shoots_over_a_legal_target(void **state)
{
    static const char hill[] = "terrace 1 30,10 70,10 70,26 30,26\n";
    (void)state;
    set_up(hill, "empire:cannon+halberdiers", "orcs:orc-warriors+giant");
    put("A1", FORM_LINE, 50, 22, 0);
    put("B1", FORM_LINE, 50, 36, 180);
    put("B2", FORM_LINE, 50, 46, 180);
    put("A2", FORM_LINE, 120, 36, 0);
    start_shooting();
    legal("shoot A1 B1");
    illegal("shoot A1 B2", "WM-SHOOT-06");
    put("A2", FORM_LINE, 57, 36, 270); /* now B1 fights */
    illegal("shoot A1 B1", "WM-SHOOT-09");
    legal("shoot A1 B2");
}

/* WM-ART-06: who holds a work is higher than those before it */
static void guns_on_works_shoot_over_the_ground(void **state)
{
    (void)state;
    for (int works = 0; works < 2; works++) {
        set_up(works ? "rampart 30,16 70,16 70,26 30,26\n" : "",
               "empire:cannon+crossbowmen+halberdiers", "orcs:orc-warriors+orc-warriors");
        put("A1", FORM_LINE, 51, 22, 0);
        put("A2", FORM_LINE, 150, 22, 0);
        put("A3", FORM_LINE, 51, 34, 0);
        put("B1", FORM_COLUMN, 51, 45, 180);
        put("B2", FORM_LINE, 150, 45, 180);
        start_shooting();
        assert_int_equal(is_legal("shoot A1 B1"), works);
    }
}

/* ---- Cannon ---- */

/* WM-ART-07, WM-ART-08, WM-ART-10, WM-ART-11, WM-ART-12, AMB-48: two attacks a ball and one for each
 * further stand of the target within 5 cm behind the first, and no saves */
static void balls_bounce_through_a_column(void **state)
{
    (void)state;
    set_gun("", "empire:cannon", "orcs:orc-warriors");
    put("B1", FORM_COLUMN, 50, 63, 180); /* from 60 to 66 */
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 4, 4);
    set_up("", "empire:cannon+cannon", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("B1", FORM_COLUMN, 50, 63, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 8, 4); /* both balls */
    survives_text();
    set_up("", "empire:cannon", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 61, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 4, 4);
}

/* WM-ART-08: no armour helps against a ball */
static void balls_ignore_armour(void **state)
{
    (void)state;
    set_gun("", "empire:cannon+cannon", "empire:knights");
    put("A2", FORM_LINE, 100, 20, 0);
    put("B1", FORM_LINE, 50, 62, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 2, 4);
    apply("hits 2");
    assert_int_equal(unit_named("B1")->wounds, 2);
}

/* WM-ART-10: 5 cm behind the first stand and no farther */
static void the_bounce_ends_after_five_centimetres(void **state)
{
    (void)state;
    for (int reach_cm = 0; reach_cm < 2; reach_cm++) {
        set_gun("", "empire:cannon", "orcs:orc-warriors+orc-warriors");
        put("B1", FORM_LINE, 50, 61, 180); /* from 60 to 62: the bounce ends at 67 */
        put("B2", FORM_LINE, 50, reach_cm ? 67.8 : 68.1, 180);
        start_shooting();
        apply("shoot A1 B1");
        apply("hits 0");
        if (reach_cm) {
            due(ACT_HITS, 1, 4); /* WM-ART-13 */
            assert_int_equal(top_task(&b)->unit, id_of("B2"));
        } else {
            assert_int_not_equal(b.phase, PHASE_SHOOTING);
        }
    }
}

/* WM-ART-09: fortified counts as defended, defended as open */
static void balls_care_less_for_cover(void **state)
{
    (void)state;
    set_gun("rampart 30,60 70,60 70,70 30,70\n", "empire:cannon", "orcs:orc-warriors");
    put("B1", FORM_LINE, 50, 62, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 2, 5);
    set_gun("wood 30,60 70,60 70,70 30,70\n", "empire:cannon", "orcs:orc-warriors");
    put("B1", FORM_LINE, 50, 61, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 2, 4);
}

/* WM-ART-11: all balls fly along the line of the nearest gun */
static void all_balls_take_one_line(void **state)
{
    (void)state;
    set_up("", "empire:cannon", "orcs:giant+giant");
    put_stand("A1", 0, 50, 22, 0);
    put_stand("A1", 1, 52, 20, 0);
    put("B1", FORM_LINE, 50.9, 62, 180); /* from 49.9 to 51.9: nearest to the gun at 50 */
    put("B2", FORM_LINE, 50.9, 66, 180); /* behind it */
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 4, 4);
    apply("hits 0");
    due(ACT_HITS, 2, 4); /* one for each ball */
}

/* WM-ART-13, WM-ART-15: friends that are met are hit and driven back, by the gun */
static void balls_bounce_into_friends(void **state)
{
    (void)state;
    set_gun("", "empire:cannon+crossbowmen+crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A2", FORM_LINE, 50, 65, 0);
    put("A3", FORM_LINE, 120, 20, 0);
    put("B1", FORM_LINE, 50, 61, 180);
    put("B2", FORM_LINE, 120, 45, 180);
    start_shooting();
    apply("shoot A1 B1");
    apply("hits 0");
    due(ACT_HITS, 1, 4);
    apply("hits 1");
    assert_int_equal(unit_named("A2")->struck, 1);
    assert_int_equal(unit_named("A2")->driver, 1 + id_of("A1"));
    assert_int_equal(unit_named("A2")->carried, 0);
}

/* WM-ART-16, AMB-55: units in combat keep the hits for their first round and lose nothing before */
static void balls_bounce_into_combats(void **state)
{
    (void)state;
    set_up("", "empire:cannon+crossbowmen+crossbowmen",
           "orcs:orc-warriors+orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 61, 180); /* from 60 to 62 */
    put("B2", FORM_COLUMN, 50, 66, 0); /* from 63 to 69, and in combat behind it */
    put("A2", FORM_LINE, 50, 70, 180);
    put("A3", FORM_LINE, 120, 20, 0);
    put("B3", FORM_LINE, 120, 45, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 4, 4);
    apply("hits 0");
    due(ACT_HITS, 4, 4); /* two stands of B2 within the bounce, two balls */
    apply("hits 4");
    assert_int_equal(unit_named("B2")->carried, 4);
    assert_int_equal(unit_named("B2")->wounds, 4);
    assert_int_equal(unit_named("B2")->stands, 3);
    assert_int_equal(unit_named("B2")->struck, 0);
    assert_int_equal(unit_named("B2")->driver, 0);
    survives_text();
}

/* WM-ART-14: grapeshot is two attacks a gun, saves allowed, nothing behind */
static void cannons_answer_with_grapeshot(void **state)
{
    (void)state;
    set_up("", "empire:knights+knights", "empire:cannon");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 50, 14, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_initiative();
    apply("charge A1 B1");
    apply("shoot B1 A1");
    due(ACT_HITS, 4, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 4);
    apply("hits 1");
    assert_int_equal(unit_named("A1")->carried, 1);
    assert_int_equal(b.task_count, 0);
}

/* ---- Helblaster ---- */

static void aim_helblaster(double gap, const char *target)
{
    set_up("", "empire:helblaster+halberdiers+halberdiers", target);
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("A3", FORM_LINE, 140, 20, 0);
    put("B1", FORM_LINE, 50, 23 + gap, 180);
    start_shooting();
    apply("shoot A1 B1");
}

/* WM-ART-17, AMB-49 */
static void helblasters_shoot_by_distance(void **state)
{
    static const struct {
        double gap;
        int dice;
    } bands[] = {{1, 8}, {10, 8}, {10.1, 4}, {20, 4}, {20.1, 2}, {30, 2}};
    (void)state;
    for (size_t i = 0; i < sizeof bands / sizeof bands[0]; i++) {
        aim_helblaster(bands[i].gap, "orcs:orc-warriors+orc-warriors");
        due(ACT_TALLY, bands[i].dice, 4);
        survives_text();
    }
}

/* EX-52, WM-ART-18, WM-MACH-18: 3+ saves as 4+, 4+ as 5+, 5+ as 6+, 6+ not at all */
static void armour_is_one_worse(void **state)
{
    (void)state;
    set_up("", "empire:steam-tank+knights+pistoliers+halberdiers+crossbowmen", "orcs:orc-warriors");
    for (int i = 0; i < 3; i++) {
        assert_int_equal(wm_armour(&b, i, SAVES_NORMAL), 3 + i);
        assert_int_equal(wm_armour(&b, i, SAVES_WORSE), 4 + i);
        assert_int_equal(wm_armour(&b, i, SAVES_NONE), 0);
    }
    assert_int_equal(wm_armour(&b, 3, SAVES_NORMAL), 6);
    assert_int_equal(wm_armour(&b, 3, SAVES_WORSE), 0);
    assert_int_equal(wm_armour(&b, 4, SAVES_NORMAL), 0);
    aim_helblaster(9, "empire:knights");
    apply("tally 2 0");
    due(ACT_HITS, 2, 5);
}

/* EX-51, WM-ART-19: four hits and two ones leave two, before saves */
static void ones_take_hits_away(void **state)
{
    (void)state;
    aim_helblaster(8, "empire:knights+knights");
    apply("tally 4 2");
    due(ACT_HITS, 2, 5);
    aim_helblaster(8, "empire:crossbowmen");
    apply("tally 1 2");
    assert_int_equal(unit_named("B1")->struck, 0);
    assert_true(is_on_table(unit_named("A1")));
}

/* WM-ART-20 */
static void three_ones_are_a_misfire(void **state)
{
    (void)state;
    aim_helblaster(8, "empire:crossbowmen");
    apply("tally 5 3");
    assert_int_equal(unit_named("B1")->struck, 0);
    assert_int_equal(unit_named("B1")->stands, 3);
    assert_true(is_on_table(unit_named("A1")));
}

/* WM-ART-21: four ones destroy it, and its hits are void */
static void four_ones_destroy_it(void **state)
{
    (void)state;
    for (int ones = 4; ones < 6; ones++) {
        aim_helblaster(8, "empire:crossbowmen");
        apply(ones == 4 ? "tally 4 4" : "tally 3 5");
        assert_true(unit_named("A1")->flags & UNIT_GONE);
        assert_int_equal(unit_named("B1")->struck, 0);
        assert_int_equal(unit_named("B1")->stands, 3);
    }
}

/* WM-ART-22, WM-ART-21: eight shots at chargers; if it blows up they take six hits */
static void helblasters_are_dangerous_to_charge(void **state)
{
    (void)state;
    for (int blast = 0; blast < 2; blast++) {
        set_up("", "empire:knights", "empire:helblaster+halberdiers+halberdiers");
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, 40, 180);
        put("B2", FORM_LINE, 100, 100, 180);
        put("B3", FORM_LINE, 130, 100, 180);
        start_initiative();
        apply("charge A1 B1");
        apply("shoot B1 A1");
        due(ACT_TALLY, 8, 4);
        apply(blast ? "tally 2 4" : "tally 4 0");
        due(ACT_HITS, blast ? 6 : 4, 5);
        survives_text();
        apply("hits 1");
        assert_int_equal(unit_named("A1")->carried, blast ? 5 : 3);
        assert_int_equal((unit_named("B1")->flags & UNIT_GONE) != 0, blast);
    }
}

/* ---- Bolt throwers ---- */

/* EX-54, WM-ART-23, WM-ART-24, WM-ART-25: three shots each on 3, 4, 5, and saves as usual */
static void elven_bolt_throwers_shoot_well(void **state)
{
    static const struct {
        const char *map;
        int need;
    } cases[] = {
        {"", 3}, {"wood 30,50 70,50 70,70 30,70\n", 4}, {"rampart 30,50 70,50 70,70 30,70\n", 5}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up(cases[i].map, "high-elves:elven-bolt-thrower", "orcs:orc-warriors");
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, 51, 180);
        start_shooting();
        apply("shoot A1 B1");
        due(ACT_HITS, 6, cases[i].need);
        apply("hits 2");
        due(ACT_HITS, 2, 6);
    }
    set_up("", "empire:knights", "high-elves:elven-bolt-thrower");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_initiative();
    apply("charge A1 B1");
    apply("shoot B1 A1");
    due(ACT_HITS, 6, 3);
}

/* EX-53, WM-ART-26, WM-ART-27: through a column of three, three attacks and no saves */
static void bolts_go_through_three_stands(void **state)
{
    (void)state;
    set_gun("", "undead:bone-thrower+skeleton-bowmen", "orcs:orc-warriors");
    put("A2", FORM_LINE, 120, 20, 0);
    put("B1", FORM_COLUMN, 50, 48, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    assert_int_equal(unit_named("B1")->wounds, 2); /* orcs have armour, and it did not help */
    set_up("", "undead:bone-thrower", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_COLUMN, 50, 48, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 6, 4); /* two machines */
}

/* WM-ART-27: through stands of different units that touch, and no more than three; none past a gap */
static void bolts_go_on_only_through_contact(void **state)
{
    (void)state;
    set_gun("", "undead:bone-thrower", "orcs:orc-warriors+orc-warriors");
    put("B1", FORM_LINE, 50, 46, 180);   /* 45 to 47 */
    put("B2", FORM_COLUMN, 50, 50, 180); /* 47 to 53 */
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4);
    apply("hits 0");
    due(ACT_HITS, 2, 4);
    assert_int_equal(top_task(&b)->unit, id_of("B2"));
    set_gun("", "undead:bone-thrower", "orcs:orc-warriors+orc-warriors");
    put("B1", FORM_LINE, 50, 46, 180);
    put("B2", FORM_COLUMN, 50, 50.2, 180); /* 2 mm behind */
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4);
    apply("hits 0");
    assert_int_not_equal(b.phase, PHASE_SHOOTING);
}

/* WM-ART-28, AMB-55: bolts that come out in a combat are carried into it; friends suffer too */
static void bolts_carry_into_combats(void **state)
{
    (void)state;
    set_gun("", "undead:bone-thrower+skeletons", "orcs:orc-warriors+orc-warriors");
    put("B1", FORM_LINE, 50, 46, 180); /* supports B2 from before it */
    put("B2", FORM_LINE, 50, 48, 0);
    put("A2", FORM_LINE, 50, 50, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4);
    apply("hits 0");
    bool friend_first = top_task(&b)->unit == id_of("A2");
    due(ACT_HITS, 1, 4);
    apply("hits 1");
    assert_int_equal(unit_named(friend_first ? "A2" : "B2")->carried, 1);
    assert_int_equal(unit_named(friend_first ? "A2" : "B2")->struck, 0);
    due(ACT_HITS, 1, 4);
}

/* WM-ART-29, WM-SHOOT-37: at chargers, through the stands as they stand in the end */
static void bolts_answer_charges(void **state)
{
    (void)state;
    set_up("", "empire:knights+knights", "undead:bone-thrower");
    unit_named("B1")->stands = 1;
    put("A1", FORM_COLUMN, 50, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    put("A2", FORM_LINE, 150, 20, 0);
    start_initiative();
    apply("charge A1 B1");
    apply("shoot B1 A1");
    wm_dice thrown = wm_task_rules(&b)->dice(&b);
    box gun = wm_stand_box(&b, id_of("B1"), unit_named("B1")->at[0]);
    int behind = 0; /* stands of the charger straight before the gun */
    for (int i = 0; i < 3; i++) {
        int off = unit_named("A1")->at[i].x - gun.centre.x;
        behind += off > -MILLIMETRE && off < MILLIMETRE;
    }
    assert_int_equal(thrown.count, behind);
    apply("hits 1");
    assert_int_equal(unit_named("A1")->carried, 1); /* no saves */
}

/* ---- Stone throwers ---- */

/* WM-ART-30 */
static void stone_throwers_crush_but_do_not_answer(void **state)
{
    (void)state;
    set_up("", "orcs:rock-lobber+goblins", "empire:knights+halberdiers");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("B1", FORM_LINE, 50, 82, 180); /* 58 cm away */
    put("B2", FORM_LINE, 120, 32, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 1");
    assert_int_equal(unit_named("B1")->struck, 1);
    assert_int_equal(unit_named("B1")->wounds, 1);
    set_up("", "empire:knights", "orcs:rock-lobber");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_initiative();
    apply("charge A1 B1");
    assert_int_equal(b.task_count, 0);
}

/* WM-ART-31, WM-ART-32, AMB-50: its hits are counted apart, and in their order */
static void skull_hits_are_counted_apart(void **state)
{
    (void)state;
    set_up("", "undead:skull-chukka+skeleton-bowmen+skeleton-bowmen",
           "empire:crossbowmen+crossbowmen");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 44, 25, 0);
    put("A3", FORM_LINE, 120, 25, 0);
    put("B1", FORM_LINE, 50, 44, 180);
    put("B2", FORM_LINE, 120, 44, 180);
    start_shooting();
    apply("shoot A2 B1");
    apply("hits 1");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 1");
    assert_int_equal(unit_named("B1")->struck, 2);
    assert_int_equal(unit_named("B1")->skulls, 1);
    assert_int_equal(unit_named("B1")->early, 2); /* the second of its first two hits */
    survives_text();
}

/* ---- Flame cannon ---- */

static void aim_flames(void)
{
    set_up("", "dwarfs:flame-cannon+handgunners+warriors", "orcs:giant+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("A3", FORM_LINE, 160, 20, 0);
    put("B1", FORM_LINE, 50, 50, 180);
    put("B2", FORM_LINE, 120, 45, 180);
    start_shooting();
    apply("shoot A1 B1");
}

/* WM-ART-33: as many shots as two dice show */
static void flames_are_as_many_as_the_dice(void **state)
{
    (void)state;
    aim_flames();
    due(ACT_DICE, 0, 0);
    survives_text();
    apply("dice 3 5");
    due(ACT_HITS, 8, 4);
    apply("hits 0");
    assert_true(is_on_table(unit_named("A1")));
}

/* WM-ART-34 */
static void a_double_one_explodes(void **state)
{
    (void)state;
    aim_flames();
    apply("dice 1 1");
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    assert_int_equal(unit_named("B1")->struck, 0);
    legal("shoot A2 B2");
}

/* WM-ART-35: 4 and two more dice, and then it explodes */
static void a_double_two_shoots_and_explodes(void **state)
{
    (void)state;
    aim_flames();
    apply("dice 2 2");
    due(ACT_DICE, 0, 0);
    survives_text();
    apply("dice 3 3"); /* no double counts again */
    due(ACT_HITS, 10, 4);
    assert_true(is_on_table(unit_named("A1")));
    survives_text();
    apply("hits 0");
    assert_true(unit_named("A1")->flags & UNIT_GONE);
}

/* WM-ART-36, AMB-74: six, and one die from then on, which knows no doubles */
static void a_double_three_leaves_one_die(void **state)
{
    (void)state;
    aim_flames();
    apply("dice 3 3");
    due(ACT_HITS, 6, 4);
    apply("hits 0");
    survives_text();
    unit_named("A1")->marks = 0;
    apply("shoot A1 B1");
    due(ACT_DIE, 0, 0);
    apply("die 1");
    due(ACT_HITS, 1, 4);
    apply("hits 0");
    assert_true(is_on_table(unit_named("A1")));
}

/* WM-ART-37 */
static void a_double_four_does_not_shoot(void **state)
{
    (void)state;
    aim_flames();
    apply("dice 4 4");
    assert_true(is_on_table(unit_named("A1")));
    assert_int_equal(unit_named("A1")->used, 0);
    assert_int_equal(top_task(&b)->kind, TASK_SHOOTING);
    illegal("shoot A1 B1", "WM-SHOOT-01");
}

/* WM-ART-38, WM-ART-39 */
static void double_fives_and_sixes_shoot_more(void **state)
{
    (void)state;
    aim_flames();
    apply("dice 5 5");
    due(ACT_HITS, 10, 4);
    aim_flames();
    apply("dice 6 6");
    due(ACT_DIE, 0, 0);
    survives_text();
    apply("die 4");
    due(ACT_HITS, 16, 4);
    apply("hits 0");
    assert_true(is_on_table(unit_named("A1")));
}

/* WM-ART-40 */
static void flames_answer_charges(void **state)
{
    (void)state;
    set_up("", "empire:knights", "dwarfs:flame-cannon+warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    put("B2", FORM_LINE, 100, 100, 180);
    start_initiative();
    apply("charge A1 B1");
    apply("shoot B1 A1");
    apply("dice 2 5");
    due(ACT_HITS, 7, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 4);
    apply("hits 0");
    assert_int_equal(unit_named("A1")->carried, 2);
    assert_int_equal(unit_named("A1")->struck, 0);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(guns_have_these_figures),
        cmocka_unit_test(artillery_charges_only_by_order),
        cmocka_unit_test(guns_shoot_over_what_is_lower),
        cmocka_unit_test(guns_shoot_over_friends_at_what_is_higher),
        cmocka_unit_test(guns_shoot_over_a_hill_at_a_higher_one),
        cmocka_unit_test(nobody_shoots_over_a_legal_target),
        cmocka_unit_test(guns_on_works_shoot_over_the_ground),
        cmocka_unit_test(balls_bounce_through_a_column),
        cmocka_unit_test(balls_ignore_armour),
        cmocka_unit_test(the_bounce_ends_after_five_centimetres),
        cmocka_unit_test(balls_care_less_for_cover),
        cmocka_unit_test(all_balls_take_one_line),
        cmocka_unit_test(balls_bounce_into_friends),
        cmocka_unit_test(balls_bounce_into_combats),
        cmocka_unit_test(cannons_answer_with_grapeshot),
        cmocka_unit_test(helblasters_shoot_by_distance),
        cmocka_unit_test(armour_is_one_worse),
        cmocka_unit_test(ones_take_hits_away),
        cmocka_unit_test(three_ones_are_a_misfire),
        cmocka_unit_test(four_ones_destroy_it),
        cmocka_unit_test(helblasters_are_dangerous_to_charge),
        cmocka_unit_test(elven_bolt_throwers_shoot_well),
        cmocka_unit_test(bolts_go_through_three_stands),
        cmocka_unit_test(bolts_go_on_only_through_contact),
        cmocka_unit_test(bolts_carry_into_combats),
        cmocka_unit_test(bolts_answer_charges),
        cmocka_unit_test(stone_throwers_crush_but_do_not_answer),
        cmocka_unit_test(skull_hits_are_counted_apart),
        cmocka_unit_test(flames_are_as_many_as_the_dice),
        cmocka_unit_test(a_double_one_explodes),
        cmocka_unit_test(a_double_two_shoots_and_explodes),
        cmocka_unit_test(a_double_three_leaves_one_die),
        cmocka_unit_test(a_double_four_does_not_shoot),
        cmocka_unit_test(double_fives_and_sixes_shoot_more),
        cmocka_unit_test(flames_answer_charges),
    };
    return RUN_SUITE("warmaster_artillery", tests, words, word);
}
