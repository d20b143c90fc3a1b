/* SPDX-License-Identifier: MIT */
/* kinds.c - troops and characters whose lists give them a rule that is theirs alone (WM-STAT-13).
 * What they do is worked out where others do it; here is asked whether they are such. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"

bool wm_is_special(const battle *b, int id, int special)
{
    return wm_unit_profile(b, id)->special == special;
}

static bool is_army(const battle *b, int side, const char *key)
{
    return strcmp(army_profile_of(&b->side[side].list)->key, key) == 0;
}

bool wm_is_person(const battle *b, int who, const char *key)
{
    return strcmp(wm_person_profile(b, who)->key, key) == 0;
}

bool wm_rides(const battle *b, int who, const char *key)
{
    const roster *list = &b->side[side_of_person(who)].list;
    const roster_character *c = &list->character[who % PERSONS_MAX];
    const mount_profile *all = army_profile_of(list)->mounts;
    return (c->mount != NONE_CHOSEN && strcmp(all[c->mount].key, key) == 0) ||
           (c->boon != NONE_CHOSEN && strcmp(all[c->boon].key, key) == 0);
}

bool wm_persons_within(const battle *b, int one, int other, int centimetres)
{
    const person *p = person_of(b, one), *q = person_of(b, other);
    int64_t within = centimetres * CENTIMETRE + 2 * wm_person_rim(b);
    return wm_squared_distance((point){p->x, p->y}, (point){q->x, q->y}) <= within * within;
}

/* ---- Troops that cannot be held ---- */

/* Zealots, before an army of Chaos or of the Undead. */
bool wm_is_zealous(const battle *b, int id)
{
    const roster *enemy = &b->side[1 - side_of_unit(id)].list;
    return wm_is_special(b, id, SPECIAL_ZEALOTS) &&
           (army_profile_of(enemy)->traits & TRAIT_UNHOLY) != 0;
}

/* A Doombull drives Gor, Ungor and Bestigors he is with mad for blood, until the end of their next
 * Command phase: when one ends it is known who is so to the end of the next. */
static void spread_bloodlust(battle *b, int side)
{
    static const char *const herd[] = {"gor", "ungor", "bestigors"};
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        b->side[side].unit[i].magic &= (uint16_t)~MAGIC_BLOODLUST;
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i, id = person_of(b, who)->joined;
        if (id == NOBODY_ID || !wm_is_person(b, who, "doombull")) continue;
        for (int k = 0; k < 3; k++)
            if (strcmp(wm_unit_profile(b, id)->key, herd[k]) == 0)
                unit_in(b, id)->magic |= MAGIC_BLOODLUST;
    }
}

/* ---- The Screaming Bell ---- */

/* A bell of this side on the table; -1: none. */
static int bell_of(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (is_on_table(unit_of(b, id)) && wm_is_special(b, id, SPECIAL_SCREAMING_BELL)) return id;
    }
    return -1;
}

/* It touches a bell of its side. */
static bool hears_bell(const battle *b, int id)
{
    stand_list s;
    int bell = bell_of(b, side_of_unit(id));
    if (bell < 0) return false;
    wm_list_stands(b, &s);
    return wm_units_touch(&s, b, id, bell);
}

/* It pursues, advances and falls back only with infantry of its own, which touches it when the round
 * begins and where it comes to stand. */
static bool has_infantry_at(const battle *b, const stand_list *s, int side, const box *at)
{
    for (int i = wm_first_stand(s, side); i < wm_end_of_stands(s, side); i++)
        if (wm_unit_profile(b, s->unit[i])->type == INFANTRY && wm_boxes_touch(at, &s->at[i]))
            return true;
    return false;
}

static bool keeps_company(const battle *b, int id, place at)
{
    stand_list s;
    box there = wm_stand_box(b, id, at); /* it is one stand */
    wm_list_stands(b, &s);
    return has_infantry_at(b, &s, side_of_unit(id), &there);
}

static void note_company(battle *b, int id)
{
    unit *u = unit_in(b, id);
    u->combat &= (uint16_t)~COMBAT_ATTENDED;
    if (keeps_company(b, id, u->at[0])) u->combat |= COMBAT_ATTENDED;
}

static bool check_company(const battle *b, int id, const place *to, vx_problem *why)
{
    static const vx_message alone = {
        "WM-STAT-13",
        {"the Bell goes nowhere unless infantry is beside it before and after",
         "Колокол никуда не идёт, если пехота не рядом с ним и до, и после"}};
    bool attended = (unit_of(b, id)->combat & COMBAT_ATTENDED) != 0;
    return (to == NULL ? attended : keeps_company(b, id, *to)) || vx_refuse(why, &alone);
}

static bool is_near_bell(const battle *b, int who, int side)
{
    stand_list s;
    int bell = bell_of(b, side);
    if (bell < 0) return false;
    wm_list_stands(b, &s);
    return wm_gap_to_person(&s, b, bell, person_of(b, who)) <= square_cm(30);
}

/* ---- Orders ---- */

static bool any_ordered(const battle *b, int special)
{
    for (int i = 0; i < b->order.count; i++)
        if (wm_is_special(b, b->order.member[i], special)) return true;
    return false;
}

/* Fenbeasts and Terracotta Warriors hear wizards only, who have a way with them. */
static int command_over(const battle *b, int command)
{
    if (any_ordered(b, SPECIAL_FENBEAST)) return 8;
    if (any_ordered(b, SPECIAL_TERRACOTTA)) return command < 10 ? command + 1 : command;
    return command;
}

static int command_by_bells(const battle *b, int command)
{
    int who = b->order.person, side = side_of_person(who);
    bool general = wm_person_profile(b, who)->role == GENERAL;
    command = command_over(b, command);
    if (!general && command < 10 && is_near_bell(b, who, side)) command++;
    return is_near_bell(b, who, 1 - side) ? command - 1 : command;
}

/* Spirits of the forest and elves do not listen well to one another. */
bool wm_is_spirit(const battle *b, int who)
{
    return wm_is_person(b, who, "treeman-ancient") || wm_is_person(b, who, "branchwraith");
}

static bool is_strange(const battle *b, int who, int id)
{
    bool spirit = wm_is_special(b, id, SPECIAL_FOREST_SPIRIT);
    if (wm_is_spirit(b, who)) return !spirit;
    return spirit && wm_person_profile(b, who)->role != WIZARD;
}

/* Spirits go with spirits, were-kin with their like, and no rider with an elephant. */
static bool is_unfit(const battle *b, int who, int id)
{
    if (wm_is_spirit(b, who)) return !wm_is_special(b, id, SPECIAL_FOREST_SPIRIT);
    if (wm_unit_profile(b, id)->type == CAVALRY && is_army(b, side_of_person(who), "araby") &&
        wm_rides(b, who, "elephant"))
        return true;
    return strcmp(wm_unit_profile(b, id)->key, "ulfwerener") == 0 && !wm_rides(b, who, "were-kin");
}

static int sings_to_trees(const battle *b, int who)
{
    return wm_is_spirit(b, who) ? TREE_SINGING : -1;
}

const lord_hooks wm_spirits_and_elves = {.is_strange = is_strange};
const caster_hooks wm_spirits = {.only_spell = sings_to_trees};
const lord_hooks wm_bells = {.command = command_by_bells};
const neighbour_hooks wm_bell = {.steadies = hears_bell};
const lord_hooks wm_choosy_characters = {.is_unfit = is_unfit};

bool wm_refuse_to_hear(vx_problem *why)
{
    static const vx_message never = {"WM-STAT-13",
                                     {"this unit takes no orders: it moves by itself",
                                      "этот отряд приказов не получает: он движется сам"}};
    return vx_refuse(why, &never);
}

/* ---- Wagons and hounds ---- */

bool wm_has_no_team(const battle *b, int id)
{
    return wm_is_special(b, id, SPECIAL_WAR_WAGON) && unit_of(b, id)->odd == 0;
}

static bool has_hounds(const battle *b, int id)
{
    int odd = unit_of(b, id)->odd;
    return odd > 0 && strcmp(wm_stand_profile(b, id, odd - 1)->key, "warhounds") == 0;
}

const neighbour_hooks wm_hounds = {.hounds = has_hounds};

/* ---- Units that may fade ---- */

bool wm_is_of_daemons(const battle *b, int id)
{
    return is_army(b, side_of_unit(id), "daemons");
}

/* Some character within 20 cm of the unit: a wizard, or one of that key. */
static bool is_near_person(const battle *b, int id, const char *key)
{
    stand_list s;
    int side = side_of_unit(id);
    wm_list_stands(b, &s);
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i;
        const person *p = person_of(b, who);
        bool meant = key != NULL ? wm_is_person(b, who, key) : wm_first_spell(b, who) >= 0;
        if (meant && (p->flags & PERSON_ON_TABLE) &&
            wm_gap_to_person(&s, b, id, p) <= square_cm(20))
            return true;
    }
    return false;
}

/* The last stand of three is less steady, in the other lists only far from who casts spells. */
int wm_instability(const battle *b, int id)
{
    bool last = unit_of(b, id)->stands == 1 && wm_stands_at_start(b, id) == 3;
    bool held = last && !wm_is_of_daemons(b, id) && is_near_person(b, id, NULL);
    return is_near_person(b, id, "shugenja") - (last && !held);
}

/* ---- Pikes ---- */

/* In the first round pikes hold off riders and chariots that charge their front. */
static bool holds_off(const battle *b, int id, int stand, int attacker, const box *his)
{
    uint8_t type = wm_unit_profile(b, attacker)->type;
    if (b->bout[id].round != 1) return false;
    if (type != CAVALRY && type != CHARIOT) return false;
    if (!(unit_of(b, attacker)->combat & COMBAT_CHARGES)) return false;
    box mine = wm_stand_box(b, id, unit_of(b, id)->at[stand]);
    ground g;
    meeting m;
    wm_read_ground(&b->table, &g);
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        box at = wm_stand_box(b, id, unit_of(b, id)->at[i]);
        if (wm_is_in_dense(&g, &at)) return false;
    }
    return wm_meet(&mine, his, &m) && wm_is_front(m.mine);
}

/* ---- Hooks ---- */

static bool is_a_bell(const battle *b, int id)
{
    (void)b, (void)id;
    return true;
}

const troop_hooks wm_screaming_bell = {.only_follows = is_a_bell,
                                       .round_begins = note_company,
                                       .check_going = check_company,
                                       .needs_infantry = true,
                                       .stays_if_barred = true};
const troop_hooks wm_pikemen = {.holds_off = holds_off, .has_pikes = true};
const troop_hooks wm_bears = {.strikes_again = true};
const troop_hooks wm_mammoth = {.storms_walls = true};
const troop_hooks wm_samurai = {.gives_less_ground = true};

static int in_first_round(const battle *b, int id)
{
    return wm_is_zealous(b, id) && b->bout[id].round == 1;
}

const troop_hooks wm_guards = {.obeys_general = true};
const troop_hooks wm_zealots = {.must_charge = wm_is_zealous, .extra_attacks = in_first_round};
const moment_hooks wm_doombull_moments = {.command_ends = spread_bloodlust};
