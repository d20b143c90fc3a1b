/* SPDX-License-Identifier: MIT */
/* warmaster_kinds_test.c - troops whose lists give them a rule of their own (WM-STAT-13). */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"
#include "warmaster_battle.h"

static void face(const char *map, const char *one, const char *two)
{
    set_up(map, one, two);
    put("A1", FORM_LINE, 60, 43, 0);
    put("B1", FORM_LINE, 60, 45, 180);
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
}

static void begin_fight(void)
{
    wm_start_combat(&b);
    wm_settle(&b);
}

static int blows_of(const char *name)
{
    return wm_stand_attacks(&b, id_of(name), 0, id_of(name[0] == 'A' ? "B1" : "A1"), 0, NULL);
}

/* ---- Every kind is read somewhere ---- */

static char *file_text(const char *path)
{
    FILE *in = fopen(path, "r");
    char *text = calloc(1, 1 << 20);
    if (in == NULL || text == NULL || fread(text, 1, (1 << 20) - 1, in) == 0)
        fail_msg("cannot read %s", path);
    fclose(in);
    return text;
}

static bool is_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += length)
        if (strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", at[length]) == NULL) return true;
    return false;
}

static bool is_read(const char *word, const glob_t *files)
{
    for (size_t i = 0; i < files->gl_pathc; i++) {
        char *text = file_text(files->gl_pathv[i]);
        bool found = is_word(text, word);
        free(text);
        if (found) return true;
    }
    return false;
}

/* All names that begin so in army.h; the tables in army/lists/ only set them. */
static void claim_all_read(const char *prefix, const char *spared)
{
    glob_t files;
    char *text = file_text("src/games/warmaster/army/army.h"), word[64];
    int count = 0;
    assert_int_equal(glob("src/games/warmaster/*.c", 0, NULL, &files), 0);
    assert_int_equal(glob("src/games/warmaster/*/*.c", GLOB_APPEND, NULL, &files), 0);
    for (char *at = text; (at = strstr(at, prefix)) != NULL; count++) {
        size_t length = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_");
        snprintf(word, sizeof word, "%.*s", (int)length, at);
        at += length;
        if (strcmp(word, spared) != 0 && !is_read(word, &files)) fail_msg("nobody reads %s", word);
    }
    assert_true(count > 5);
    globfree(&files);
    free(text);
}

static void no_special_rule_is_unread(void **state)
{
    (void)state;
    claim_all_read("SPECIAL_", "SPECIAL_NONE");
    claim_all_read("TRAIT_", "");
    assert_false(is_word("SPECIAL_BEARSKIN", "SPECIAL_BEARS")); /* the search itself can fail */
}

/* ---- In combat ---- */

/* More dealt than taken in the first round: one more attack a stand before anything is counted. */
static void bears_strike_again(void **state)
{
    (void)state;
    face("", "kislev:bears+general", "empire:halberdiers+general");
    begin_fight();
    due(ACT_HITS, 15, 4);
    battle before = b;
    apply("hits 4");
    apply("hits 1"); /* saves: three are through */
    apply("hits 2"); /* of the halberdiers */
    due(ACT_HITS, 3, 4);
    assert_int_equal(top_task(&b)->unit, id_of("A1"));
    survives_text();
    apply("hits 3");
    apply("hits 0");
    assert_int_equal(unit_named("B1")->stands, 3); /* six hits: two stands are to go */
    assert_int_equal(top_task(&b)->kind, TASK_CASUALTIES);
    assert_int_equal(top_task(&b)->casualties.lost, 2);
    b = before; /* not more than they took: they do not */
    apply("hits 2");
    apply("hits 0");
    apply("hits 2");
    assert_int_not_equal(b.task_count > 0 ? top_task(&b)->kind : TASKS, TASK_STRIKES);
}

/* WM-ITEM-11, WM-ITEM-13: a sword works once a round, and both blows are of one round. */
static void swords_work_once_in_two_blows(void **state)
{
    (void)state;
    face("", "kislev:bears+general/sword-of-cleaving", "empire:halberdiers+general");
    join("Ac1", "A1");
    begin_fight();
    battle before = b;
    apply("hits 4");
    due(ACT_HITS, 1, 4);
    survives_text();
    apply("hits 0");
    apply("hits 0"); /* no saves */
    apply("hits 0"); /* of the halberdiers */
    due(ACT_HITS, 3, 4);
    survives_text();
    apply("hits 2");
    due(ACT_HITS, 2, 6); /* saves at once: the sword has had its die */
    b = before;
    apply("hits 17");
    due(ACT_HITS, 17, 6); /* nothing missed, so it is left */
    apply("hits 0");
    apply("hits 0");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    due(ACT_HITS, 1, 4);
    face("", "kislev:bears+general/sword-of-destruction", "empire:halberdiers+general");
    join("Ac1", "A1");
    begin_fight();
    apply("hits 4");
    apply("hits 1");
    due(ACT_HITS, 1, 6); /* the save thrown again */
    apply("hits 0");
    apply("hits 0");
    apply("hits 3");
    due(ACT_HITS, 3, 6);
    apply("hits 1");
    assert_int_equal(top_task(&b)->kind, TASK_CASUALTIES); /* the save holds */
}

/* D6 more when it charges in the open, and only then. */
static void the_doom_wheel_rolls_for_its_charge(void **state)
{
    (void)state;
    face("", "skaven:doom-wheel+grey-seer", "empire:halberdiers+general");
    unit_named("A1")->flags |= UNIT_CHARGED;
    begin_fight();
    assert_int_equal(wm_task_rules(&b)->dice(&b).act, ACT_DIE);
    survives_text();
    apply("die 4");
    due(ACT_HITS, 5 + 1 + 4, 4);
    face("", "skaven:doom-wheel+grey-seer", "empire:halberdiers+general");
    begin_fight();
    due(ACT_HITS, 5, 4);
}

/* D6 when it goes on, D3 else. */
static void a_pump_wagon_rolls_every_round(void **state)
{
    (void)state;
    face("", "goblins:pump-wagon+goblins+goblin-warboss", "empire:halberdiers+general");
    put("A2", FORM_LINE, 150, 20, 0);
    begin_fight();
    apply("die 5");
    due(ACT_HITS, 3, 4);
    face("", "goblins:pump-wagon+goblins+goblin-warboss", "empire:halberdiers+general");
    put("A2", FORM_LINE, 150, 20, 0);
    unit_named("A1")->flags |= UNIT_CHARGED;
    begin_fight();
    apply("die 5");
    due(ACT_HITS, 5 + 2, 4); /* charge, and as a chariot */
}

/* It takes no orders: when they begin it goes ten times its die far. */
static void a_pump_wagon_goes_by_itself(void **state)
{
    (void)state;
    set_up("", "goblins:pump-wagon+goblins+goblin-warboss", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("A2", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 60, 55, 180);
    put_person("Ac1", 150, 10);
    put_person("Bc1", 60, 110);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE);
    survives_text();
    battle before = b;
    apply("die 2");
    survives_text();
    illegal("charge A1 B1", "WM-CHARGE-19");
    apply("move A1 line 60,40 0");
    if (b.task_count > 0) apply("done");
    assert_int_equal(unit_named("A1")->at[0].y, 40 * CENTIMETRE);
    assert_int_equal(b.phase, PHASE_ORDERS);
    assert_int_equal(b.task_count, 0);
    illegal("order Ac1 A1", "WM-STAT-13");
    b = before;
    apply("die 4");
    apply("charge A1 B1");
    assert_true(unit_named("A1")->flags & UNIT_CHARGED);
    assert_int_equal(b.phase, PHASE_ORDERS);
    wm_confuse(&b, id_of("A1"));
    assert_false(unit_named("A1")->flags & UNIT_CONFUSED);
}

/* Two of them have their turns one after the other. */
static void two_pump_wagons_go_in_turn(void **state)
{
    (void)state;
    set_up("", "goblins:2xpump-wagon+goblins+goblin-warboss", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("A2", FORM_LINE, 80, 20, 0);
    put("A3", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 60, 100, 180);
    put_person("Ac1", 150, 10);
    put_person("Bc1", 60, 110);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    apply("die 2");
    survives_text();
    apply("done");
    apply("die 1");
    assert_int_equal(top_task(&b)->unit, id_of("A2"));
    survives_text();
    apply("done");
    assert_int_equal(b.task_count, 0);
}

static void zealots_hate_chaos_and_undead(void **state)
{
    (void)state;
    face("", "witch-hunters:zealots+general", "undead:skeletons+tomb-king");
    assert_true(wm_must_charge(&b, id_of("A1")) && wm_must_advance(&b, id_of("A1")));
    begin_fight();
    assert_int_equal(blows_of("A1"), 4);
    b.bout[id_of("A1")].round = 2;
    assert_int_equal(blows_of("A1"), 3);
    face("", "witch-hunters:zealots+general", "empire:halberdiers+general");
    assert_false(wm_must_charge(&b, id_of("A1")) || wm_must_advance(&b, id_of("A1")));
    begin_fight();
    assert_int_equal(blows_of("A1"), 3);
}

/* Defended against riders who charge their front, in the first round and out of the woods. */
static void pikes_hold_off_riders(void **state)
{
    (void)state;
    face("", "empire:knights+general", "dogs-of-war:2xpikemen+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("B1", FORM_LINE, 60, 44, 180);
    put("B2", FORM_LINE, 60, 48, 180);
    unit_named("A1")->flags |= UNIT_CHARGED;
    begin_fight();
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 1, id_of("B1"), 1), 5);
    assert_int_equal(wm_stand_attacks(&b, id_of("A1"), 1, id_of("B1"), 1, NULL),
                     3);                    /* and no bonus for the charge */
    assert_int_equal(wm_support(&b, 1), 0); /* who stands behind does not help */
    b.bout[id_of("B1")].round = 2;
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 1, id_of("B1"), 1), 4);
    face("wood 40,44 80,44 80,60 40,60\n", "empire:knights+general",
         "dogs-of-war:2xpikemen+general");
    unit_named("A1")->flags |= UNIT_CHARGED;
    put("A1", FORM_LINE, 60, 41, 0);
    put("B1", FORM_LINE, 60, 45, 180);
    put("B2", FORM_LINE, 160, 110, 180);
    assert_int_equal(wm_protection(&b, id_of("B1"), 0, NULL), IN_OPEN);
    begin_fight();
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 1, id_of("B1"), 1), 4);
    face("", "empire:halberdiers+general", "dogs-of-war:2xpikemen+general");
    unit_named("A1")->flags |= UNIT_CHARGED;
    put("B2", FORM_LINE, 160, 110, 180);
    begin_fight(); /* on foot it is a charge like any other */
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 1, id_of("B1"), 1), 4);
}

/* ---- Stands unlike the others ---- */

static void attached_stands_fight_with_their_own_figures(void **state)
{
    (void)state;
    face("", "empire:halberdiers/skirmishers+general", "orcs:orc-warriors+orc-general");
    int id = id_of("A1");
    assert_int_equal(unit_named("A1")->odd, 4);
    assert_int_equal(wm_stand_attacks(&b, id, 0, id_of("B1"), 0, NULL), 3);
    assert_int_equal(wm_stand_attacks(&b, id, 3, id_of("B1"), 0, NULL), 4);
    survives_text();
    wm_remove_stand(&b, id,
                    0); /* another goes: it is the third now, and nothing is lost by rights */
    assert_int_equal(unit_named("A1")->odd, 3);
    assert_int_equal(wm_stand_attacks(&b, id, 2, id_of("B1"), 0, NULL), 4);
    survives_text();
    wm_remove_stand(&b, id, 2);
    assert_int_equal(unit_named("A1")->odd, 0);
    survives_text();
}

/* Orders count what is lost of the unit itself. */
static void an_attached_stand_is_no_loss(void **state)
{
    int taken[PENALTIES];
    (void)state;
    set_up("", "empire:halberdiers/skirmishers+general", "orcs:orc-warriors+orc-general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 100, 180);
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
    b.order.person = 0, b.order.member[0] = 0, b.order.count = 1;
    wm_remove_stand(&b, 0, 3);
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_LOSSES], 0);
    wm_remove_stand(&b, 0, 0);
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_LOSSES], 1);
    set_up("", "empire:halberdiers/skirmishers+general", "orcs:orc-warriors+orc-general");
    put("A1", FORM_LINE, 60, 20, 0);
    put_person("Ac1", 60, 10);
    b.order.person = 0, b.order.member[0] = 0, b.order.count = 1;
    wm_remove_stand(&b, 0, 0); /* three are left, but one of them is the skirmishers */
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_LOSSES], 1);
}

static void hounds_catch_riders(void **state)
{
    (void)state;
    face("", "witch-hunters:zealots/warhounds+general", "empire:knights+general");
    assert_true(wm_has_hounds(&b, id_of("A1")));
    wm_remove_stand(&b, id_of("A1"), 3);
    assert_false(wm_has_hounds(&b, id_of("A1")));
}

/* Of the two stands the wagon shoots and fights; each is worth little without the other. */
static void only_the_wagon_of_a_war_wagon_fights(void **state)
{
    (void)state;
    set_up("", "kislev:war-wagon+general", "empire:halberdiers+general");
    put("A1", FORM_COLUMN, 60, 40, 0);
    put("B1", FORM_LINE, 60, 60, 180);
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
    int id = id_of("A1");
    scene s;
    wm_read_scene(&b, &s);
    reach by = wm_reach_of(&b, id);
    assert_int_equal(wm_shooters_at(&b, &s, id, &by, id_of("B1")), 1);
    assert_int_equal(wm_stand_attacks(&b, id, 0, id_of("B1"), 0, NULL), 4);
    assert_int_equal(wm_stand_attacks(&b, id, 1, id_of("B1"), 0, NULL), 0);
    wm_start_shooting(&b);
    wm_settle(&b);
    apply("shoot A1 B1");
    due(ACT_HITS, 4, 4);
    b.task_count = 0;
    battle before = b;
    wm_remove_stand(&b, id, 0); /* the team alone */
    assert_int_equal(wm_armour(&b, id, SAVES_NORMAL), 0);
    wm_read_scene(&b, &s);
    assert_int_equal(wm_shooters_at(&b, &s, id, &by, id_of("B1")), 0);
    b = before;
    wm_remove_stand(&b, id, 1); /* the wagon alone */
    assert_int_equal(wm_armour(&b, id, SAVES_NORMAL), 4);
    assert_int_equal(wm_full_pace(&b, id), 0);
}

/* Halberdiers on the side of a wagon: a laager has none, and is no harder beset for it. */
static void beset_laager(bool laagered)
{
    set_up("", "empire:halberdiers+general", "kislev:war-wagon+axemen+general");
    put("A1", FORM_LINE, 60, 43, 0);
    put_stand("B1", 0, 60, 45, 90);
    put_stand("B1", 1, 60, 47, 90);
    put("B2", FORM_LINE, 120, 80, 180);
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
    if (laagered) wm_note_moved(&b, id_of("B1"));
}

static void a_laager_has_no_flanks(void **state)
{
    (void)state;
    beset_laager(false);
    assert_int_equal(wm_stand_attacks(&b, id_of("B1"), 0, id_of("A1"), 1, NULL), 3);
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 1, id_of("B1"), 0), 4);
    beset_laager(true);
    assert_true(wm_is_laagered(&b, id_of("B1")));
    assert_int_equal(wm_stand_attacks(&b, id_of("B1"), 0, id_of("A1"), 1, NULL), 4);
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 1, id_of("B1"), 0), 5);
    survives_text();
    wm_remove_stand(&b, id_of("B1"), 1); /* the team */
    assert_true(wm_is_laagered(&b, id_of("B1")));
    beset_laager(true);
    wm_remove_stand(&b, id_of("B1"), 0); /* the wagon */
    assert_false(wm_is_laagered(&b, id_of("B1")));
}

/* It does not run; who beats it may stand, or fight on, without the bonus of a pursuit. */
static void a_beaten_laager_stays(void **state)
{
    (void)state;
    beset_laager(true);
    unit_named("A1")->combat |= COMBAT_CHARGES | COMBAT_ATTACKER;
    begin_fight();
    due(ACT_HITS, 9, 5); /* no bonus for a charge at who is defended */
    apply("hits 2");
    apply("hits 0");
    due(ACT_HITS, 4, 4);
    apply("hits 0");
    assert_true(is_legal("hold A1"));
    assert_true(offers("pursue A1 B1"));
    assert_true(stands_at("B1", 60, 45));
    apply("pursue A1 B1");
    due(ACT_HITS, 9, 5);
    survives_text();
    apply("hits 0");
    apply("hits 2");
    apply("hits 0"); /* now it wins: the Halberdiers run and it does not follow */
    assert_true(stands_at("B1", 60, 45));
    assert_true(unit_named("A1")->at[0].y < 43 * CENTIMETRE);
}

static void a_laager_stays_in_a_draw(void **state)
{
    (void)state;
    beset_laager(true);
    begin_fight();
    apply("hits 0");
    apply("hits 0");
    assert_int_equal(top_task(&b)->kind, TASK_DRAW);
    apply("three 2 3 4"); /* how far the Halberdiers fall back */
    assert_true(stands_at("B1", 60, 45));
    assert_int_equal(top_task(&b)->unit, id_of("A1"));
}

/* Beside the wagon, in the first round that they fight and not when they come themselves. */
static void infantry_fights_from_behind_a_laager(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+general", "kislev:war-wagon+axemen+general");
    put("A1", FORM_LINE, 60, 43, 0);
    put("B2", FORM_LINE, 60, 45, 180);
    put("B1", FORM_LINE, 52, 46, 180); /* the wagon is on its left */
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
    int axes = id_of("B2");
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 0, axes, 0), 4);
    wm_note_moved(&b, id_of("B1"));
    assert_true(wm_has_shelter(&b, axes));
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 0, axes, 0), 5);
    b.bout[axes].round = 2;
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 0, axes, 0), 4);
    b.bout[axes].round = 1;
    unit_named("B2")->combat |= COMBAT_ATTACKER;
    assert_int_equal(wm_blow_need(&b, id_of("A1"), 0, axes, 0), 4);
}

static void a_wagon_set_up_in_line_is_a_laager(void **state)
{
    (void)state;
    set_up("", "kislev:2xwar-wagon+general", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 10, 0);
    put("A2", FORM_COLUMN, 80, 10, 0);
    put("B1", FORM_LINE, 60, 110, 180);
    wm_start_battle(&b, 0);
    assert_true(wm_is_laagered(&b, id_of("A1")));
    assert_false(wm_is_laagered(&b, id_of("A2")));
}

/* ---- Under orders ---- */

static void order_to(const char *unit_name, int who)
{
    b.order.person = (uint8_t)who;
    b.order.member[0] = id_of(unit_name);
    b.order.count = 1;
}

static int target_of(const char *unit_name, int who)
{
    int taken[PENALTIES];
    order_to(unit_name, who);
    return wm_order_target(&b, taken);
}

static void far_apart(const char *one, const char *two)
{
    set_up("", one, two);
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 100, 180);
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
}

static void guards_obey_their_general(void **state)
{
    (void)state;
    far_apart("araby:guards+general+hero", "orcs:orc-warriors+orc-general");
    put_person("Ac2", 60, 12);
    put("B1", FORM_LINE, 60, 30, 180); /* an enemy near costs nothing */
    assert_int_equal(target_of("A1", 0), 10);
    assert_int_equal(target_of("A1", 1), 8 - 1);
    unit_named("A1")->orders = 1; /* the first order of the turn only */
    assert_int_equal(target_of("A1", 0), 9 - 2);
}

static void spirits_and_elves_are_strangers(void **state)
{
    (void)state;
    far_apart("wood-elves:dryads+glade-guard+general+noble+treeman-ancient+spell-weaver",
              "orcs:orc-warriors+orc-general");
    put("A2", FORM_LINE, 90, 20, 0);
    put_person("Ac2", 60, 12);
    put_person("Ac3", 60, 12);
    put_person("Ac4", 60, 12);
    int command[4];
    for (int i = 0; i < 4; i++) command[i] = wm_person_profile(&b, i)->command;
    assert_int_equal(target_of("A1", 0), command[0] - 1);
    assert_int_equal(target_of("A1", 1), command[1] - 1);
    assert_int_equal(target_of("A1", 2), command[2]);
    assert_int_equal(target_of("A1", 3), command[3]);
    put_person("Ac3", 90, 12);
    assert_int_equal(target_of("A2", 2), command[2] - 1);
    assert_true(wm_may_be_with(&b, 2, id_of("A1"), NULL));
    assert_false(wm_may_be_with(&b, 2, id_of("A2"), NULL));
    assert_true(wm_may_be_with(&b, 1, id_of("A2"), NULL));
}

static void monsters_at_home_in_woods_and_bogs(void **state)
{
    (void)state;
    far_apart("wood-elves:treeman+general", "albion:fenbeast+warriors+general+druid");
    assert_true(wm_may_enter(WOOD, wm_mover_of(&b, id_of("A1"))));
    assert_false(wm_may_enter(MARSH, wm_mover_of(&b, id_of("A1"))));
    assert_true(wm_may_enter(MARSH, wm_mover_of(&b, id_of("B1"))));
    assert_false(wm_may_enter(WOOD, wm_mover_of(&b, id_of("B1"))));
    assert_int_equal(wm_protection(&b, id_of("A1"), 0, NULL), IN_OPEN);
}

static bool hears(const char *name, int who)
{
    const troop_hooks *hooks = wm_hooks_of(&b, id_of(name));
    return hooks->check_hearing == NULL || hooks->check_hearing(&b, who, id_of(name), NULL);
}

static void some_hear_wizards_only(void **state)
{
    (void)state;
    far_apart("cathay:terracotta-warriors+general+sorcerer", "orcs:orc-warriors+orc-general");
    put_person("Ac2", 60, 12);
    assert_false(hears("A1", 0));
    assert_true(hears("A1", 1));
    assert_int_equal(target_of("A1", 1), wm_person_profile(&b, 1)->command + 1);
    far_apart("albion:fenbeast+warriors+general+druid", "orcs:orc-warriors+orc-general");
    put_person("Ac2", 60, 12);
    assert_false(hears("A1", 0));
    assert_int_equal(target_of("A1", 1), 8);
}

static void the_bell_is_heard_far(void **state)
{
    (void)state;
    far_apart("skaven:screaming-bell+clanrats+grey-seer+hero",
              "orcs:giant+orc-warriors+orc-general+orc-hero");
    put("A2", FORM_LINE, 60, 22.5, 0);
    put("B2", FORM_LINE, 90, 50, 180);
    put_person("Ac2", 60, 40);
    put_person("Bc2", 85, 40);
    assert_int_equal(target_of("A2", 0), 9);     /* not the General */
    assert_int_equal(target_of("A2", 1), 8 + 1); /* a Hero within 30 cm */
    assert_int_equal(target_of("B2", PERSONS_MAX + 1), 8 - 1);
    put_person("Ac2", 60, 60);
    assert_int_equal(target_of("A2", 1), 8 - 1);          /* too far: and the distance counts */
    assert_false(wm_fears(&b, id_of("A2"), id_of("B1"))); /* touches the bell */
    put("A2", FORM_LINE, 100, 22.5, 0);
    assert_true(wm_fears(&b, id_of("A2"), id_of("B1")));
}

/* The Bell strikes nobody; Clanrats win the round for it, by two hits or by as many as they take. */
static void fight_beside_bell(double x_of_escort, double y_of_escort, int hits)
{
    set_up("", "skaven:screaming-bell+2xclanrats+grey-seer", "empire:halberdiers+general");
    put("A1", FORM_LINE, 65, 42, 0);
    put("A2", FORM_LINE, 55, 43, 0); /* three centimetres off the Bell */
    put("A3", FORM_LINE, x_of_escort, y_of_escort, 0);
    put("B1", FORM_LINE, 60, 45, 180);
    put_person("Ac1", 60, 10);
    put_person("Bc1", 60, 110);
    begin_fight();
    due(ACT_HITS, 6, 4); /* of two stands */
    apply(hits == 1 ? "hits 1" : "hits 2");
    apply("hits 0");                        /* armour */
    apply(hits == 1 ? "hits 2" : "hits 0"); /* a stand of theirs supports, none of its */
    while (b.task_count > 0 && top_task(&b)->kind == TASK_STRIKES) apply("hits 0");
}

static void the_bell_follows_with_infantry_only(void **state)
{
    (void)state;
    fight_beside_bell(120, 20, 2); /* nobody is beside it: it stands, and is not asked */
    assert_false(unit_named("A1")->combat & COMBAT_ATTENDED);
    legal("pursue A2 B1");
    illegal("pursue A1 B1", "WM-MULTI-06");
    fight_beside_bell(65, 39, 2); /* behind it: it would leave them there */
    assert_true(unit_named("A1")->combat & COMBAT_ATTENDED);
    survives_text();
    illegal("pursue A1 B1", "WM-STAT-13");
    assert_false(offers("pursue A1 B1"));
    legal("hold A1");
    fight_beside_bell(72, 42.8, 2); /* beside it, and still so when it has gone on */
    legal("pursue A1 B1");
    assert_true(offers("pursue A1 B1"));
}

/* Dice and questions of a draw, up to the first unit that falls back; the Bell where it may. */
static void settle_draw(void)
{
    static const char *const steps[] = {"three 2 3 4", "dice 6 1", "yes", "fall A1"};
    assert_int_equal(top_task(&b)->kind, TASK_DRAW);
    for (int i = 0; i < 8 && top_task(&b)->kind == TASK_DRAW; i++)
        for (int k = 0; k < 4 && top_task(&b)->kind == TASK_DRAW; k++)
            if (is_legal(steps[k])) apply(steps[k]);
}

static void the_bell_falls_back_with_infantry_only(void **state)
{
    (void)state;
    fight_beside_bell(120, 20, 1);
    settle_draw();
    assert_int_equal(top_task(&b)->unit, id_of("A2")); /* the Bell stays where it is */
    assert_true(unit_named("A1")->combat & COMBAT_DECIDED);
    fight_beside_bell(72, 40.5, 1);
    settle_draw();
    assert_int_equal(top_task(&b)->kind, TASK_FALL_BACK);
    assert_int_equal(top_task(&b)->unit, id_of("A1"));
    legal("move A1 line 65,39.9 0");
    illegal("move A1 line 62,37 0", "WM-STAT-13");
}

/* Until the end of the next Command phase of theirs. */
static void a_doombull_drives_the_herd_mad(void **state)
{
    (void)state;
    far_apart("beastmen:gor+minotaurs+beastlord+doombull", "orcs:giant+orc-warriors+orc-general");
    put("A2", FORM_LINE, 100, 20, 0);
    put("B2", FORM_LINE, 90, 100, 180);
    join("Ac2", "A1");
    assert_false(wm_must_charge(&b, id_of("A1")));
    wm_start_shooting(&b);
    assert_true(wm_must_charge(&b, id_of("A1")) && wm_never_evades(&b, id_of("A1")));
    assert_false(wm_fears(&b, id_of("A1"), id_of("B1")));
    put_person("Ac2", 60, 12);
    person_named("Ac2")->joined = NOBODY_ID;
    assert_true(wm_must_charge(&b, id_of("A1")));
    b.task_count = 0;
    wm_start_shooting(&b); /* the next one has ended */
    assert_false(wm_must_charge(&b, id_of("A1")));
}

/* Samurai throw a die less when they are driven back. */
static void samurai_give_less_ground(void **state)
{
    (void)state;
    far_apart("nippon:samurai+shogun", "orcs:orc-warriors+orc-general");
    wm_start_shooting(&b);
    b.task_count = 0;
    b.turn = 1;
    unit_named("A1")->struck = 2;
    unit_named("A1")->driver = (uint8_t)(1 + id_of("B1"));
    wm_push_task(&b, (task){.kind = TASK_SHOOTING, .side = 1, .unit = NOBODY_ID});
    wm_settle(&b);
    for (int guard = 0; guard < 5 && warmaster_game.rules.to_act(&b) != VX_CHANCE; guard++)
        apply("end");
    assert_int_equal(wm_task_rules(&b)->dice(&b).count, 1);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_special_rule_is_unread),
        cmocka_unit_test(bears_strike_again),
        cmocka_unit_test(swords_work_once_in_two_blows),
        cmocka_unit_test(the_doom_wheel_rolls_for_its_charge),
        cmocka_unit_test(a_pump_wagon_rolls_every_round),
        cmocka_unit_test(a_pump_wagon_goes_by_itself),
        cmocka_unit_test(two_pump_wagons_go_in_turn),
        cmocka_unit_test(zealots_hate_chaos_and_undead),
        cmocka_unit_test(pikes_hold_off_riders),
        cmocka_unit_test(attached_stands_fight_with_their_own_figures),
        cmocka_unit_test(an_attached_stand_is_no_loss),
        cmocka_unit_test(hounds_catch_riders),
        cmocka_unit_test(only_the_wagon_of_a_war_wagon_fights),
        cmocka_unit_test(a_laager_has_no_flanks),
        cmocka_unit_test(a_beaten_laager_stays),
        cmocka_unit_test(a_laager_stays_in_a_draw),
        cmocka_unit_test(infantry_fights_from_behind_a_laager),
        cmocka_unit_test(a_wagon_set_up_in_line_is_a_laager),
        cmocka_unit_test(guards_obey_their_general),
        cmocka_unit_test(spirits_and_elves_are_strangers),
        cmocka_unit_test(monsters_at_home_in_woods_and_bogs),
        cmocka_unit_test(some_hear_wizards_only),
        cmocka_unit_test(the_bell_is_heard_far),
        cmocka_unit_test(the_bell_follows_with_infantry_only),
        cmocka_unit_test(the_bell_falls_back_with_infantry_only),
        cmocka_unit_test(a_doombull_drives_the_herd_mad),
        cmocka_unit_test(samurai_give_less_ground),
    };
    return RUN_SUITE("warmaster_kinds", tests, words, word);
}
