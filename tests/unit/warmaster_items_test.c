/* SPDX-License-Identifier: MIT */
/* warmaster_items_test.c - section ITEM, kinds of troops under orders, and powers of characters. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static int target_of(const char *order_text)
{
    int taken[PENALTIES];
    battle kept = b;
    apply(order_text);
    int target = wm_order_target(&b, taken);
    b = kept;
    return target;
}

/* One side with a General at 30 cm from two units, far from the enemy; orders are due. */
static void set_orders(const char *one, const char *two)
{
    set_up("", one, two);
    put("A1", FORM_LINE, 60, 40, 0);
    put_person("Ac1", 60, 40 - 1 - 30 - 1.25);
    for (int i = 1; i < b.side[0].list.unit_count; i++) {
        char name[8];
        vx_text out = vx_text_on(name, sizeof name);
        wm_add_unit(&out, i);
        put(name, FORM_LINE, 60, 40 - 2 * i, 0);
    }
    put("B1", FORM_LINE, 60, 110, 180);
    put_person("Bc1", 90, 115);
    wm_start_turn(&b, 0);
    wm_settle(&b);
}

static void skip_to_orders(void)
{
    while (b.phase != PHASE_ORDERS) apply("end");
}

/* ---- Devices ---- */

/* WM-ITEM-16: the first order of a turn against 10 without penalties; AMB-17: 11 ends it. */
static void the_crown_helps_the_first_order(void **state)
{
    (void)state;
    set_orders("empire:halberdiers+general/crown-of-command", "orcs:goblins+orc-general");
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 8);
    apply("order Ac1 A1");
    assert_true(offers("give crown"));
    static vx_odds odds;
    memset(&odds, 0, sizeof odds);
    wm_odds(&b, action("give crown"), VX_ENGLISH, &odds);
    assert_int_equal(odds.table[0].row[0].weight, 33); /* ten or less */
    apply("give crown");
    survives_text();
    apply("roll 5 5");
    assert_int_equal(b.phase, PHASE_MOVE);
    apply("done");
    apply("order Ac1 A1");
    illegal("give crown", "WM-ITEM-16"); /* not the second */
    apply("give");
    apply("roll 1 1");
    set_orders("empire:halberdiers+general/crown-of-command", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    apply("give crown");
    apply("roll 5 6");
    assert_int_equal(b.phase, PHASE_CHARACTERS); /* the General failed */
    wm_expire_magic(&b, 0);
    wm_start_turn(&b, 0);
    skip_to_orders();
    apply("order Ac1 A1");
    illegal("give crown", "WM-ITEM-16"); /* it has stopped working */
}

/* WM-ITEM-17: asked when a turn begins; +1 Command, at most 10, for that turn. */
static void the_helm_strengthens_one_turn(void **state)
{
    (void)state;
    set_orders("empire:halberdiers+general/helm-of-dominion", "orcs:goblins+orc-general");
    assert_int_equal(top_task(&b)->kind, TASK_HELM);
    survives_text();
    apply("no");
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 8);
    wm_expire_magic(&b, 0);
    wm_start_turn(&b, 0);
    apply("yes");
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 9);
    wm_expire_magic(&b, 0);
    wm_start_turn(&b, 0);
    assert_int_equal(b.task_count, 0); /* once a battle */
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 8);
    set_orders("dwarfs:warriors+general/helm-of-dominion", "orcs:goblins+orc-general");
    apply("yes");
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 9); /* 10 is the most, less one for distance */
}

/* WM-ITEM-18: a failed order is tried again at 8 with the penalties; then he goes on. */
static void the_orb_tries_again(void **state)
{
    (void)state;
    set_orders("empire:halberdiers+general/orb-of-majesty", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    apply("give");
    apply("roll 5 6");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    survives_text();
    apply("yes");
    survives_text();
    int taken[PENALTIES];
    assert_int_equal(wm_order_target(&b, taken), 7); /* 8, and distance */
    apply("roll 3 4");
    assert_int_equal(b.phase, PHASE_MOVE);
    apply("done");
    assert_int_equal(target_of("order Ac1 A1"), 7); /* 9, distance and one order before */
    apply("order Ac1 A1");
    apply("give");
    apply("roll 6 6");
    assert_int_equal(b.phase, PHASE_CHARACTERS); /* not a second time */
    set_orders("empire:halberdiers+general/orb-of-majesty", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    apply("give");
    apply("roll 5 6");
    apply("no");
    assert_int_equal(b.phase, PHASE_CHARACTERS);
    assert_false(person_named("Ac1")->used & USED_ITEM);
}

/* WM-ITEM-21, AMB-18: after the blunder die; the order has succeeded and counts. */
static void the_sceptre_undoes_a_blunder(void **state)
{
    (void)state;
    set_orders("empire:halberdiers+general/sceptre-of-sovereignty+hero",
               "orcs:goblins+orc-general");
    put_person("Ac2", 60, 30);
    skip_to_orders();
    apply("order Ac2 A1");
    apply("give");
    apply("roll 6 6");
    apply("blunder 1");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    survives_text();
    battle asked = b;
    apply("yes");
    assert_int_equal(b.phase, PHASE_MOVE);
    assert_int_equal(unit_named("A1")->orders, 1);
    assert_int_equal(unit_named("A1")->madness, 0);
    apply("done");
    legal("order Ac2 A1"); /* he may go on */
    b = asked;
    apply("no");
    assert_int_equal(unit_named("A1")->madness, 1);
    illegal("order Ac2 A1", "WM-CMD-10");
}

/* ---- Banners and weapons ---- */

/* WM-ITEM-05, WM-ITEM-07, WM-ITEM-12: the first Combat phase, and no other. */
static void some_items_work_in_the_first_combat(void **state)
{
    (void)state;
    set_orders("empire:halberdiers/battle-banner+halberdiers/banner-of-fortitude+"
               "halberdiers/sword-of-fate+halberdiers+general",
               "orcs:goblins+orc-general");
    int banner = id_of("A1"), hits = id_of("A2"), fate = id_of("A3"), plain = id_of("A4");
    assert_int_equal(wm_item_attacks_each(&b, banner), 0); /* before it fights */
    int before = wm_hits_per_stand(&b, hits);
    for (int id = banner; id <= plain; id++) wm_item_begins_combat(&b, id);
    assert_int_equal(wm_item_attacks_each(&b, banner), 1);
    assert_int_equal(wm_hits_per_stand(&b, hits), before + 1);
    assert_int_equal(wm_item_attacks(&b, fate), 1);
    assert_int_equal(wm_item_attacks_each(&b, plain) + wm_item_attacks(&b, plain), 0);
    survives_text();
    wm_expire_magic(&b, 0);
    for (int id = banner; id <= plain; id++) wm_item_begins_combat(&b, id);
    assert_int_equal(wm_item_attacks_each(&b, banner), 0);
    assert_int_equal(wm_hits_per_stand(&b, hits), before);
    assert_int_equal(wm_item_attacks(&b, fate), 0);
}

/* WM-ITEM-10, WM-ITEM-14: a character's weapon serves the unit he is with; +1 always. */
static void a_weapon_goes_with_its_bearer(void **state)
{
    (void)state;
    set_orders("empire:2xhalberdiers+general+hero/sword-of-might", "orcs:goblins+orc-general");
    put_person("Ac2", 20, 20);
    assert_int_equal(wm_item_attacks(&b, id_of("A1")), 0);
    join("Ac2", "A1");
    assert_int_equal(wm_item_attacks(&b, id_of("A1")), 1);
    assert_int_equal(wm_item_attacks(&b, id_of("A2")), 0);
    assert_true(wm_carries(&b, id_of("A1"), ITEM_MIGHT));
    wm_expire_magic(&b, 0);
    assert_int_equal(wm_item_attacks(&b, id_of("A1")), 1);
}

/* WM-ITEM-06, AMB-62: one better, never better than 3+, until a stand is lost. */
static void shielding_lasts_until_a_stand_is_lost(void **state)
{
    (void)state;
    set_orders("empire:halberdiers/banner-of-shielding+general", "orcs:goblins+orc-general");
    assert_int_equal(wm_armour(&b, id_of("A1"), SAVES_NORMAL), 5);
    assert_int_equal(wm_armour(&b, id_of("A1"), SAVES_WORSE), 6);
    wm_remove_stand(&b, id_of("A1"), 0);
    assert_int_equal(wm_armour(&b, id_of("A1"), SAVES_NORMAL), 6);
    set_orders("empire:crossbowmen/banner-of-shielding+general", "orcs:goblins+orc-general");
    assert_int_equal(wm_armour(&b, id_of("A1"), SAVES_NORMAL), 6); /* none becomes 6+ */
    set_orders("dwarfs:warriors/banner-of-shielding+general", "orcs:goblins+orc-general");
    assert_int_equal(wm_armour(&b, id_of("A1"), SAVES_NORMAL), 3);
}

/* WM-ITEM-08: one hit a turn, until a stand is lost. */
static void steadfastness_wards_one_hit_a_turn(void **state)
{
    (void)state;
    set_orders("empire:halberdiers/banner-of-steadfastness+general", "orcs:goblins+orc-general");
    int id = id_of("A1");
    assert_int_equal(wm_item_wards(&b, id, 0), 0);
    assert_int_equal(wm_item_wards(&b, id, 3), 2);
    assert_int_equal(wm_item_wards(&b, id, 3), 3);
    wm_expire_magic(&b, 1);
    assert_int_equal(wm_item_wards(&b, id, 1), 0);
    wm_expire_magic(&b, 0);
    wm_remove_stand(&b, id, 0);
    assert_int_equal(wm_item_wards(&b, id, 1), 1);
}

/* WM-ITEM-09: once a battle, and in two phases only. */
static void fortune_rolls_again_once(void **state)
{
    (void)state;
    set_orders("empire:halberdiers/banner-of-fortune+halberdiers+general",
               "orcs:goblins+orc-general");
    assert_false(wm_may_reroll_all(&b, id_of("A1")));
    b.phase = PHASE_SHOOTING;
    assert_true(wm_may_reroll_all(&b, id_of("A1")));
    assert_false(wm_may_reroll_all(&b, id_of("A2")));
    wm_reroll_all(&b, id_of("A1"));
    assert_false(wm_may_reroll_all(&b, id_of("A1")));
}

/* WM-ITEM-01 to WM-ITEM-04, WM-ITEM-15: who may carry what. */
static void items_have_their_bearers(void **state)
{
    static const struct {
        const char *list;
        bool fine;
    } lists[] = {
        {"empire:2xhalberdiers+2xcrossbowmen+general/sword-of-might", true},
        {"empire:2xhalberdiers/battle-banner+2xcrossbowmen+general", false}, /* WM-ITEM-03 */
        {"empire:halberdiers/battle-banner+halberdiers+2xcrossbowmen+general", true},
        {"empire:2xhalberdiers+2xcrossbowmen+general/battle-banner", false}, /* WM-ITEM-04 */
        {"empire:2xhalberdiers+2xcrossbowmen+cannon/sword-of-might+general",
         false}, /* WM-ITEM-02 */
        {"empire:halberdiers/orb-of-majesty+halberdiers+2xcrossbowmen+general", false}, /* 15 */
        {"empire:2xhalberdiers+2xcrossbowmen+general/ring-of-magic", false},
        {"empire:2xhalberdiers+2xcrossbowmen+general+wizard/ring-of-magic", true},
    };
    (void)state;
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        roster list;
        vx_word word = {lists[i].list, strlen(lists[i].list), 1, 1};
        bool fine = wm_parse_roster(0, &word, &list, NULL) && wm_check_roster(&list, 1000, NULL);
        if (fine != lists[i].fine) fail_msg("%s", lists[i].list);
    }
}

/* ---- Kinds of troops under orders (WM-STAT-13) ---- */

static void kinds_of_troops_cost_orders(void **state)
{
    (void)state;
    set_orders("undead:bone-giant+skeletons+tomb-king+liche-priest", "orcs:goblins+orc-general");
    put_person("Ac2", 60, 35);
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 9 - 1 - 1); /* distance, and the King himself */
    assert_int_equal(target_of("order Ac2 A1"), 8);
    set_orders("orcs:trolls+orc-general", "empire:halberdiers+general");
    skip_to_orders();
    assert_int_equal(target_of("order Ac1 A1"), 8 - 1 - 1);
    set_orders("bretonnia:2xpeasants+men-at-arms+general", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    int taken[PENALTIES];
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_TROOPS], 1);
    apply("with A2");
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_TROOPS], 1);
    apply("with A3");
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_TROOPS], 0); /* unless others are with them */
}

/* WM-BRIG-01 and its exceptions */
static void some_troops_keep_apart(void **state)
{
    (void)state;
    set_orders("dwarfs:warriors+2xtroll-slayers+general", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    apply("with A2");
    illegal("with A3", "WM-STAT-13"); /* one unit of Slayers */
    set_orders("chaos:chaos-warriors+2xchaos-spawn+general", "orcs:goblins+orc-general");
    skip_to_orders();
    illegal("order Ac1 A2", "WM-STAT-13"); /* never alone */
    apply("order Ac1 A1");
    legal("with A2");
    set_orders("chaos:4xchaos-marauders+chaos-spawn+general", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    apply("with A2"), apply("with A3"), apply("with A4");
    apply("with A5"); /* a fifth, but it does not count */
    assert_int_equal(b.order.count, 5);
    survives_text();
    set_orders("chaos:5xchaos-marauders+general", "orcs:goblins+orc-general");
    skip_to_orders();
    apply("order Ac1 A1");
    apply("with A2"), apply("with A3"), apply("with A4");
    illegal("with A5", "WM-BRIG-01");
    set_orders("orcs:giant+goblins+orc-general", "empire:halberdiers+general");
    skip_to_orders();
    apply("order Ac1 A1");
    illegal("with A2", "WM-STAT-13"); /* Giants only with Giants */
    set_orders("dwarfs:gyrocopter+warriors+general", "orcs:goblins+orc-general");
    put_person("Ac1", 60, 30);
    skip_to_orders();
    apply("order Ac1 A2");
    illegal("with A1", "WM-MACH-17");
}

/* Ogres must charge men, and nobody else. */
static void ogres_charge_humans(void **state)
{
    (void)state;
    set_orders("orcs:ogres+orc-general", "empire:halberdiers+general");
    put("B1", FORM_LINE, 60, 52, 180);
    wm_start_turn(&b, 0);
    illegal("end", "WM-INIT-02");
    legal("charge A1 B1");
    set_orders("orcs:ogres+orc-general", "dwarfs:warriors+general");
    put("B1", FORM_LINE, 60, 52, 180);
    wm_start_turn(&b, 0);
    legal("end");
    legal("charge A1 B1");
}

/* WM-CHAR-20: a chariot does not go where all stands of the unit are in a wood. */
static void mounts_keep_out_of_barred_ground(void **state)
{
    (void)state;
    set_up("wood 50,30 70,30 70,50 50,50\n", "orcs:2xgoblins+orc-hero/chariot+orc-general",
           "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("A2", FORM_LINE, 68, 40, 90); /* one end is outside */
    put("B1", FORM_LINE, 60, 110, 180);
    put_person("Ac1", 90, 40);
    put_person("Ac2", 20, 5);
    put_person("Bc1", 90, 115);
    wm_start_turn(&b, 0);
    while (b.phase != PHASE_CHARACTERS) apply("end");
    illegal("join Ac1 A1", "WM-CHAR-20");
    put("A2", FORM_LINE, 70, 40, 0);
    legal("join Ac1 A2");
}

/* ---- Characters are no targets ---- */

static bool is_action(const char *text)
{
    vx_reader in = vx_read(text);
    vx_action out;
    return wm_parse_action(&b, &in, &out, NULL);
}

/* WM-CHAR-01: nobody can even name one as a target; WM-CHAR-02: it hides nothing; WM-CHAR-03: it
 * neither wakes initiative nor costs an order. */
static void characters_are_markers(void **state)
{
    int taken[PENALTIES];
    (void)state;
    set_orders("empire:halberdiers+general", "orcs:goblins+orc-general");
    put("B1", FORM_LINE, 60, 63, 180); /* 21 cm from edge to edge */
    put_person("Bc1", 60, 45);
    assert_true(is_action("charge A1 B1") && !is_action("charge A1 Bc1"));
    assert_true(is_action("shoot A1 B1") && !is_action("shoot A1 Bc1"));
    assert_true(is_action("cast Ac1 death-bolt B1") && !is_action("cast Ac1 death-bolt Bc1"));
    wm_start_turn(&b, 0);
    assert_false(unit_named("A1")->flags & UNIT_NEAR);
    skip_to_orders();
    apply("order Ac1 A1");
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_ENEMY], 0);
    scene s;
    wm_read_scene(&b, &s);
    assert_true(wm_unit_sees(&b, &s, id_of("A1"), id_of("B1"), TO_ACT)); /* past the character */
}

/* ---- Units that infiltrate ---- */

/* Kept off the table, ordered on out of a wood or from an edge that is not the enemy's. */
static void infiltrators_come_out_of_the_woods(void **state)
{
    int taken[PENALTIES];
    (void)state;
    set_up("wood 80,55 100,55 100,65 80,65\n", "skaven:gutter-runners+clanrats+grey-seer",
           "empire:halberdiers+general");
    put("A2", FORM_LINE, 20, 10, 0);
    put("B1", FORM_LINE, 150, 110, 180);
    put_person("Ac1", 90, 30);
    put_person("Bc1", 170, 115);
    unit_named("A1")->used = USED_WAITS;
    wm_start_turn(&b, 0);
    skip_to_orders();
    survives_text();
    illegal("order Ac1 A1", "WM-CMD-03"); /* it is not there */
    illegal("enter A2 Ac1 90,60 0", "WM-STAT-13");
    illegal("enter A1 Ac1 60,60 0", "WM-STAT-13");  /* open ground */
    illegal("enter A1 Ac1 60,119 0", "WM-STAT-13"); /* the enemy's edge */
    legal("enter A1 Ac1 60,1 0");                   /* his own */
    legal("enter A1 Ac1 1,60 90");                  /* a side */
    assert_true(offers("enter A1 Ac1 90,60 0"));
    battle before = b;
    apply("enter A1 Ac1 90,60 0");
    survives_text();
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_DISTANCE], 1); /* to where it appears */
    assert_int_equal(taken[PENALTY_DENSE], 0);
    apply("roll 1 1");
    assert_true(stands_at("A1", 90, 60));
    assert_int_equal(unit_named("A1")->orders, 1);
    survives_text();
    b = before;
    apply("enter A1 Ac1 90,60 0");
    apply("roll 6 6"); /* no blunder: it just does not come */
    assert_false(is_on_table(unit_named("A1")));
    assert_true(wm_waits(&b, id_of("A1")));
    survives_text();
}

/* `hold` at deployment; of Beastmen half of a kind at most; others never. */
static void some_units_wait_off_the_table(void **state)
{
    (void)state;
    set_up("", "beastmen:2xgor+ungor+wargor", "empire:halberdiers+general");
    b.phase = PHASE_DEPLOY;
    illegal("hold B1", "WM-STAT-13");
    illegal("hold A3", "WM-STAT-13"); /* one Ungor: half of it is none */
    assert_true(offers("hold A1"));
    apply("hold A1");
    survives_text();
    b.turn = 0;
    illegal("hold A2", "WM-STAT-13");
    illegal("deploy A1 line 20,10 0", "WM-OPTION-05");
    legal("deploy A2 line 20,10 0");
}

/* ---- Powers ---- */

static void the_king_strengthens_one_unit(void **state)
{
    (void)state;
    set_up("", "undead:2xskeletons+skeleton-bowmen+tomb-king", "empire:2xhalberdiers+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("A2", FORM_LINE, 120, 40, 0);
    put("A3", FORM_LINE, 160, 40, 0);
    put("B1", FORM_LINE, 60, 60, 180);
    put("B2", FORM_LINE, 160, 60, 180);
    put_person("Ac1", 60, 30);
    put_person("Bc1", 90, 115);
    wm_start_shooting(&b);
    wm_settle(&b);
    illegal("word Ac1 A2", "WM-STAT-13"); /* farther than 20 cm */
    assert_true(offers("word Ac1 A1"));
    apply("word Ac1 A1");
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 1);
    illegal("word Ac1 A1", "WM-STAT-13"); /* once a battle */
    wm_expire_magic(&b, 0);
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 0);
    assert_true(person_named("Ac1")->used & USED_POWER);
}

static void the_anvil_takes_fear_away(void **state)
{
    (void)state;
    set_up("", "dwarfs:2xhandgunners+runesmith/anvil+general", "orcs:giant+goblins+orc-general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("A2", FORM_LINE, 120, 40, 0);
    put("B1", FORM_LINE, 60, 55, 180);
    put("B2", FORM_LINE, 120, 60, 180);
    put_person("Ac1", 60, 30);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
    wm_start_shooting(&b);
    wm_settle(&b);
    assert_true(wm_fears(&b, id_of("A1"), id_of("B1")));
    illegal("anvil Ac2", "WM-STAT-13");
    apply("anvil Ac1");
    survives_text();
    apply("die 4");
    assert_false(wm_fears(&b, id_of("A1"), id_of("B1")));
    assert_true(wm_fears(&b, id_of("A2"), id_of("B1"))); /* too far away */
    illegal("anvil Ac1", "WM-STAT-13");
    wm_expire_magic(&b, 0);
    assert_false(wm_fears(&b, id_of("A1"), id_of("B1"))); /* the enemy's turn too */
    wm_expire_magic(&b, 1);
    assert_true(wm_fears(&b, id_of("A1"), id_of("B1")));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_crown_helps_the_first_order),
        cmocka_unit_test(the_helm_strengthens_one_turn),
        cmocka_unit_test(the_orb_tries_again),
        cmocka_unit_test(the_sceptre_undoes_a_blunder),
        cmocka_unit_test(some_items_work_in_the_first_combat),
        cmocka_unit_test(a_weapon_goes_with_its_bearer),
        cmocka_unit_test(shielding_lasts_until_a_stand_is_lost),
        cmocka_unit_test(steadfastness_wards_one_hit_a_turn),
        cmocka_unit_test(fortune_rolls_again_once),
        cmocka_unit_test(items_have_their_bearers),
        cmocka_unit_test(kinds_of_troops_cost_orders),
        cmocka_unit_test(some_troops_keep_apart),
        cmocka_unit_test(ogres_charge_humans),
        cmocka_unit_test(mounts_keep_out_of_barred_ground),
        cmocka_unit_test(characters_are_markers),
        cmocka_unit_test(infiltrators_come_out_of_the_woods),
        cmocka_unit_test(some_units_wait_off_the_table),
        cmocka_unit_test(the_king_strengthens_one_unit),
        cmocka_unit_test(the_anvil_takes_fear_away),
    };
    return RUN_SUITE("warmaster_items", tests, words, word);
}
