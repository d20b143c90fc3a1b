/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of Warmaster, as JSON: the tables once, the field each time, and
 * for each action the things to point at. Lengths are in units of 1/16 mm. */
#include <string.h>

#include "core/json.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/field/measures.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/page/brigades.h"
#include "games/warmaster/page/maps.h"
#include "games/warmaster/page/nearest_pose.h"
#include "games/warmaster/page/page.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/plans.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/text/spots.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/text/words.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/victory/victory.h"

/* `{"key":"..."` opens an object. */
static void open_object(vx_text *out, const char *key)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", key);
}

static void add_unit_value(vx_text *out, const char *key, int id)
{
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    wm_add_unit(&text, id);
    vx_json_text(out, key, name);
}

static void add_person_value(vx_text *out, const char *key, int id)
{
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    wm_add_person(&text, id);
    vx_json_text(out, key, name);
}

/* ---- The tables ---- */

static void add_rules(vx_text *out, const char *const rules[VX_LANGUAGES], vx_language language)
{
    if (rules[language] != NULL) vx_json_text(out, "rules", rules[language]);
}

/* Keywords by their place in the table of them. */
static void add_keywords(vx_text *out, const keyword_set *set)
{
    vx_json_open(out, "keywords", '[');
    for (int i = 0; i < KEYWORDS; i++)
        if (has_keyword(set, (keyword)i)) vx_json_number(out, NULL, i);
    vx_json_close(out, ']');
}

/* What it costs, how many there may be, what is special about it; 0: no limit. */
static void add_price(vx_text *out, int points, const limits *limit, const keyword_set *words)
{
    vx_json_number(out, "points", points);
    if (limit->minimum != 0) vx_json_number(out, "minimum", limit->minimum);
    if (limit->maximum != 0) vx_json_number(out, "maximum", limit->maximum);
    if (limit->army_maximum != 0) vx_json_number(out, "armyMaximum", limit->army_maximum);
    add_keywords(out, words);
}

static void add_unit_profile(vx_text *out, const unit_profile *p, vx_language language)
{
    static const char *const types[TROOP_TYPES] = {"infantry", "cavalry",   "chariot",
                                                   "monster",  "artillery", "machine"};
    open_object(out, p->key);
    vx_json_text(out, "name", p->name[language]);
    vx_json_text(out, "type", types[p->type]);
    vx_json_number(out, "attacks", p->attacks);
    vx_json_number(out, "shots", p->shots_kind == SHOTS_NONE ? 0 : p->shots);
    vx_json_number(out, "range", p->range);
    vx_json_number(out, "hits", p->hits);
    vx_json_number(out, "armour", p->armour);
    vx_json_number(out, "move", p->move);
    vx_json_number(out, "stands", p->stands);
    add_price(out, p->points, &p->limit, &p->keywords);
    add_rules(out, p->rules, language);
    vx_json_close(out, '}');
}

static void add_character_profile(vx_text *out, const character_profile *p, vx_language language)
{
    static const char *const roles[ROLES] = {"general", "hero", "wizard"};
    open_object(out, p->key);
    vx_json_text(out, "name", p->name[language]);
    vx_json_text(out, "role", roles[p->role]);
    vx_json_number(out, "attacks", p->attacks);
    vx_json_number(out, "command", p->command);
    add_price(out, p->points, &p->limit, &p->keywords);
    add_rules(out, p->rules, language);
    vx_json_close(out, '}');
}

static void add_mount_profile(vx_text *out, const mount_profile *p, vx_language language)
{
    open_object(out, p->key);
    vx_json_text(out, "name", p->name[language]);
    vx_json_number(out, "attacks", p->attacks);
    add_price(out, p->points, &p->limit, &p->keywords);
    add_rules(out, p->rules, language);
    vx_json_close(out, '}');
}

static void add_army_profile(vx_text *out, const army_profile *a, vx_language language)
{
    open_object(out, a->key);
    vx_json_text(out, "name", a->name[language]);
    add_rules(out, a->rules, language);
    vx_json_open(out, "units", '[');
    for (int i = 0; i < a->unit_count; i++) add_unit_profile(out, &a->units[i], language);
    vx_json_close(out, ']');
    vx_json_open(out, "characters", '[');
    for (int i = 0; i < a->character_count; i++)
        add_character_profile(out, &a->characters[i], language);
    vx_json_close(out, ']');
    vx_json_open(out, "mounts", '[');
    for (int i = 0; i < a->mount_count; i++) add_mount_profile(out, &a->mounts[i], language);
    vx_add(out, "]}");
}

/* An object that is open and its fields: key, name, the clause behind it (or NULL). */
static void open_named(vx_text *out, const char *key, const char *const name[VX_LANGUAGES],
                       const char *clause, vx_language language)
{
    open_object(out, key);
    vx_json_text(out, "name", name[language]);
    if (clause != NULL) vx_json_text(out, "clause", clause);
}

static void add_items(vx_text *out, const item_profile *items, vx_language language)
{
    vx_json_open(out, "items", '[');
    for (int i = 0; i < ITEMS; i++) {
        open_named(out, items[i].key, items[i].name, items[i].clause, language);
        vx_json_number(out, "points", items[i].points);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

static void add_spells(vx_text *out, const spell_facts *spells, vx_language language)
{
    vx_json_open(out, "spells", '[');
    for (int i = 0; i < SPELLS; i++) {
        open_named(out, spells[i].key, spells[i].name, spells[i].clause, language);
        vx_json_number(out, "need", spells[i].need);
        vx_json_number(out, "range", spells[i].range);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* WM-OPTION-01: every text above that names a length, with the same in inches. */
static void add_in_inches(vx_text *out, const char *text)
{
    char told[2048];
    vx_text words = vx_text_on(told, sizeof told);
    if (text == NULL || !wm_tells_lengths(text)) return;
    vx_add(&words, text);
    wm_say_in_inches(told);
    vx_json_open(out, NULL, '[');
    vx_json_text(out, NULL, text);
    vx_json_text(out, NULL, told);
    vx_json_close(out, ']');
}

static void add_inches(vx_text *out, const wm_numbers *numbers, vx_language language)
{
    vx_json_open(out, "inches", '[');
    for (int i = 0; i < KEYWORDS; i++) add_in_inches(out, wm_keyword_texts[i].text[language]);
    for (int i = 0; numbers->army[i] != NULL; i++) {
        const army_profile *a = numbers->army[i];
        add_in_inches(out, a->rules[language]);
        for (int k = 0; k < a->unit_count; k++) add_in_inches(out, a->units[k].rules[language]);
        for (int k = 0; k < a->character_count; k++)
            add_in_inches(out, a->characters[k].rules[language]);
        for (int k = 0; k < a->mount_count; k++) add_in_inches(out, a->mounts[k].rules[language]);
    }
    vx_json_close(out, ']');
}

static void add_ground_facts(vx_text *out, vx_language language)
{
    enum { EFFECT_CAP = 512 };
    vx_json_open(out, "terrains", '[');
    for (int i = 0; i < TERRAINS; i++) {
        char effect[EFFECT_CAP];
        vx_text words = vx_text_on(effect, sizeof effect);
        wm_add_terrain_effect(&words, (terrain_kind)i, language);
        open_named(out, wm_terrains[i].key, wm_terrains[i].name, wm_terrains[i].clause, language);
        vx_json_text(out, "effect", effect);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    vx_json_open(out, "stock", '['); /* what players lay out */
    for (int i = 0; i < STOCK; i++) {
        open_named(out, wm_stock[i].key, wm_stock[i].name, NULL, language);
        vx_json_text(out, "kind", wm_terrains[wm_stock[i].kind].key);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    vx_json_open(out, "plans", '['); /* of deployment */
    for (int i = 0; i < PLANS; i++) {
        open_named(out, wm_plans[i].key, wm_plans[i].name, NULL, language);
        vx_json_text(out, "about", wm_plans[i].about[language]);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    vx_json_open(out, "maps", '[');
    for (int i = 0; i < READY_MAPS; i++) {
        open_named(out, wm_ready_maps[i].key, wm_ready_maps[i].name, NULL, language);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

void wm_facts(uint32_t ruleset, vx_language language, vx_text *out)
{
    const wm_numbers *numbers = wm_numbers_of(ruleset);
    vx_json_open(out, NULL, '{');
    vx_json_open(out, "armies", '[');
    for (int i = 0; numbers->army[i] != NULL; i++)
        add_army_profile(out, numbers->army[i], language);
    vx_json_close(out, ']');
    vx_json_begin(out, "renown");
    add_army_profile(out, numbers->renown, language);
    add_items(out, numbers->items, language);
    add_spells(out, wm_spells_by(ruleset), language);
    vx_json_open(out, "keywords", '[');
    for (int i = 0; i < KEYWORDS; i++) {
        open_object(out, wm_keyword_texts[i].key);
        vx_json_text(out, "text", wm_keyword_texts[i].text[language]);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    add_inches(out, numbers, language);
    add_ground_facts(out, language);
    vx_json_begin(out, "words");
    wm_add_labels(out, language);
    vx_json_close(out, '}');
}

/* ---- The field ---- */

/* WM-OPTION-17: places of the map that are worth points, and who would score them now. */
static void add_objectives(vx_text *out, const battle *b)
{
    vx_json_open(out, "objectives", '[');
    for (int i = 0; i < b->table.objective_count; i++) {
        const objective *o = &b->table.objective[i];
        vx_json_open(out, NULL, '{');
        vx_json_number(out, "x", o->x * MILLIMETRE);
        vx_json_number(out, "y", o->y * MILLIMETRE);
        vx_json_number(out, "reach", o->reach * CENTIMETRE);
        vx_json_number(out, "points", wm_objective_points(b, i));
        vx_json_number(out, "holder", wm_holder_of(b, i) < SIDES ? wm_holder_of(b, i) : -1);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

static const char *where_unit_is(const unit *u)
{
    if (u->flags & UNIT_GONE) return "lost";
    if (u->flags & UNIT_OFF) return "off";
    return is_on_table(u) ? "table" : "waiting";
}

static void add_unit_stands(vx_text *out, const unit *u)
{
    vx_json_open(out, "at", '[');
    for (int i = 0; i < u->stands && is_on_table(u); i++) {
        vx_json_open(out, NULL, '[');
        vx_json_number(out, NULL, u->at[i].x);
        vx_json_number(out, NULL, u->at[i].y);
        vx_json_number(out, NULL, u->at[i].facing);
        vx_json_close(out, ']');
    }
    vx_json_close(out, ']');
}

static void add_scene_unit(vx_text *out, const battle *b, const stand_list *s, int id)
{
    const unit *u = unit_of(b, id);
    const unit_profile *p = wm_unit_profile(b, id);
    open_object(out, p->key);
    add_unit_value(out, "name", id);
    vx_json_number(out, "side", side_of_unit(id));
    vx_json_text(out, "where", where_unit_is(u));
    vx_json_number(out, "front", wm_front(b, id));
    vx_json_number(out, "depth", wm_depth(b, id));
    vx_json_number(out, "stands", u->stands);
    vx_json_number(out, "started", wm_stands_at_start(b, id));
    vx_json_number(out, "wounds", u->wounds);
    vx_json_number(out, "struck", u->struck);
    vx_json_number(out, "orders", u->orders);
    vx_json_number(out, "confused", (u->flags & UNIT_CONFUSED) != 0);
    vx_json_number(out, "charged", (u->flags & UNIT_CHARGED) != 0);
    vx_json_number(out, "engaged", is_on_table(u) && wm_is_engaged(s, b, id));
    vx_json_number(out, "laager", wm_is_laagered(b, id));
    vx_json_number(out, "magic", u->magic | u->charms | u->wards);
    const roster *list = &b->side[side_of_unit(id)].list;
    const roster_unit *chosen = &list->unit[id % UNITS_MAX];
    if (chosen->extra != NONE_CHOSEN)
        vx_json_text(out, "extra", army_profile_of(list)->units[chosen->extra].key);
    if (chosen->item != NONE_CHOSEN) vx_json_text(out, "item", wm_items[chosen->item].key);
    add_unit_stands(out, u);
    vx_json_close(out, '}');
}

static void add_scene_person(vx_text *out, const battle *b, int id)
{
    const person *p = person_of(b, id);
    const army *a = &b->side[side_of_person(id)];
    const roster_character *chosen = &a->list.character[id % PERSONS_MAX];
    open_object(out, wm_person_profile(b, id)->key);
    add_person_value(out, "name", id);
    vx_json_number(out, "side", side_of_person(id));
    vx_json_text(out, "where",
                 p->flags & PERSON_GONE       ? "lost"
                 : p->flags & PERSON_OFF      ? "off"
                 : p->flags & PERSON_ON_TABLE ? "table"
                                              : "waiting");
    vx_json_number(out, "x", p->x);
    vx_json_number(out, "y", p->y);
    vx_json_number(out, "done", (p->flags & PERSON_DONE) != 0);
    vx_json_number(out, "moved", (p->flags & PERSON_MOVED) != 0);
    vx_json_number(out, "radius", wm_order_radius(b, id) * CENTIMETRE);
    if (p->joined != NOBODY_ID) add_unit_value(out, "with", p->joined);
    if (chosen->mount != NONE_CHOSEN)
        vx_json_text(out, "mount", army_profile_of(&a->list)->mounts[chosen->mount].key);
    if (chosen->boon != NONE_CHOSEN)
        vx_json_text(out, "boon", army_profile_of(&a->list)->mounts[chosen->boon].key);
    if (chosen->item != NONE_CHOSEN) vx_json_text(out, "item", wm_items[chosen->item].key);
    vx_json_close(out, '}');
}

static void add_scene_side(vx_text *out, const battle *b, const stand_list *s, int side)
{
    const army *a = &b->side[side];
    open_object(out, army_profile_of(&a->list)->key);
    vx_json_number(out, "cost", wm_roster_points(&a->list));
    vx_json_number(out, "breaks", wm_break_point(&a->list));
    vx_json_number(out, "lost", wm_units_lost(b, side));
    vx_json_number(out, "scored", wm_score_of(b, side));
    vx_json_open(out, "units", '[');
    for (int i = 0; i < a->list.unit_count; i++) add_scene_unit(out, b, s, side * UNITS_MAX + i);
    vx_json_close(out, ']');
    vx_json_open(out, "persons", '[');
    for (int i = 0; i < a->list.character_count; i++)
        add_scene_person(out, b, side * PERSONS_MAX + i);
    vx_add(out, "]}");
}

static void add_scene_order(vx_text *out, const battle *b)
{
    if (b->order.person == NOBODY_ID) return;
    vx_json_open(out, "order", '{');
    add_person_value(out, "person", b->order.person);
    vx_json_open(out, "units", '[');
    for (int i = 0; i < b->order.count; i++) add_unit_value(out, NULL, b->order.member[i]);
    vx_json_close(out, ']');
    vx_json_open(out, "paces", '['); /* how far each may go */
    for (int i = 0; i < b->order.count; i++)
        vx_json_number(out, NULL, b->order.moved >> i & 1 ? 0 : wm_pace(b, b->order.member[i]));
    vx_add(out, "]}");
}

/* What fills up the army that is being built, as the things to point at one after another. */
static void add_suggestions(vx_text *out, const battle *b)
{
    uint8_t choice[SUGGESTED_MAX];
    int count = wm_suggest_choices(b, choice);
    vx_json_open(out, "suggested", '[');
    for (int i = 0; i < count; i++) {
        char thing[VX_ACTION_TEXT_CAP];
        vx_text text = vx_text_on(thing, sizeof thing);
        vx_add_char(&text, '+');
        wm_add_choice(&text, b, choice[i]);
        vx_json_text(out, NULL, thing);
    }
    vx_json_close(out, ']');
}

/* The pieces of ground that may still be laid out. */
static void add_stock_left(vx_text *out, unsigned laid)
{
    vx_json_open(out, "stock", '[');
    for (int i = 0; i < STOCK; i++)
        if (!(laid >> i & 1)) vx_json_text(out, NULL, wm_stock[i].key);
    vx_json_close(out, ']');
}

/* What is begun and not finished: whose it is, and which stand is asked about. */
static void add_scene_task(vx_text *out, const battle *b)
{
    if (b->task_count == 0) return;
    const task *t = top_task(b);
    vx_json_text(out, "task", wm_task_rules(b)->key);
    vx_json_number(out, "taskSide", t->side);
    if (t->unit != NOBODY_ID) add_unit_value(out, "taskUnit", t->unit);
    if (t->kind == TASK_AIM && t->step < STANDS_MAX) vx_json_number(out, "taskStand", t->step + 1);
    if (t->kind == TASK_BUILD) add_suggestions(out, b);
    if (t->kind == TASK_LAYING) add_stock_left(out, t->laying.laid);
}

/* What the side to act sets up next by each plan. */
static void add_plans(vx_text *out, const battle *b)
{
    vx_action next;
    if (!wm_planned_action(b, PLAN_LINE, &next)) return;
    vx_json_open(out, "plans", '[');
    for (int i = 0; i < PLANS; i++) {
        char text[VX_ACTION_TEXT_CAP];
        if (!wm_planned_action(b, (deployment_plan)i, &next)) continue;
        vx_format_action(&warmaster_game, b, next, text, sizeof text);
        open_object(out, wm_plans[i].key);
        vx_json_text(out, "action", text);
        vx_json_bool(out, "fits", i == (int)wm_fitting_plan(b, b->turn));
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* How lengths are told: so many centimetres of the rules to one of the unit, and its sign. */
static void add_measure(vx_text *out, const battle *b)
{
    vx_json_open(out, "measure", '{');
    vx_json_number(out, "per", b->inches ? 2 : 1);
    vx_json_text(out, "en", b->inches ? "\"" : " cm");
    vx_json_text(out, "ru", b->inches ? "\"" : " см");
    vx_json_close(out, '}');
    vx_json_number(out, "disc", wm_person_radius(b));
}

void wm_scene(const void *state, vx_text *out)
{
    static const char *const phases[PHASES] = {
        [PHASE_LOTS] = "setup",         [PHASE_DEPLOY] = "setup",
        [PHASE_PERSONS] = "setup",      [PHASE_FIRST] = "setup",
        [PHASE_INITIATIVE] = "command", [PHASE_HOME] = "command",
        [PHASE_HOME_ROLL] = "command",  [PHASE_HOME_MOVE] = "command",
        [PHASE_ORDERS] = "command",     [PHASE_BRIGADE] = "command",
        [PHASE_TEST] = "command",       [PHASE_MOVE] = "command",
        [PHASE_BLUNDER] = "command",    [PHASE_MADNESS] = "command",
        [PHASE_CHARACTERS] = "command", [PHASE_SHOOTING] = "shooting",
        [PHASE_COMBAT] = "combat",      [PHASE_OVER] = "over"};
    const battle *b = state;
    stand_list s;
    wm_list_stands(b, &s);
    open_object(out, phases[b->phase]);
    vx_json_text(out, "step", wm_rules_of_phase(b->phase)->key);
    add_scene_task(out, b);
    add_plans(out, b);
    vx_json_number(out, "points", b->points);
    vx_json_number(out, "turn", b->turn);
    vx_json_number(out, "round", b->round);
    vx_json_number(out, "rounds", b->turns);
    vx_json_number(out, "width", b->table.width * CENTIMETRE);
    vx_json_number(out, "depth", b->table.depth * CENTIMETRE);
    add_measure(out, b);
    wm_add_zones(out, &b->table);
    add_objectives(out, b);
    vx_json_number(out, "moving", b->phase == PHASE_MOVE && b->task_count == 0);
    wm_add_ground(out, &b->table);
    add_scene_order(out, b);
    wm_add_scene_brigades(out, b);
    vx_json_open(out, "sides", '[');
    for (int side = 0; side < SIDES; side++) add_scene_side(out, b, &s, side);
    vx_add(out, "]}");
}

/* ---- Pointing: pieces, stands and places first, words as buttons behind them ---- */

/* Where pointing at the things says it all, the action's own word is left out. */
static bool is_said_by_pointing(const act *a)
{
    static const uint64_t said = ACT_BIT(ACT_CHARGE) | ACT_BIT(ACT_ORDER) | ACT_BIT(ACT_MOVE) |
                                 ACT_BIT(ACT_DEPLOY) | ACT_BIT(ACT_PLACE) | ACT_BIT(ACT_WITH) |
                                 ACT_BIT(ACT_REMOVE) | ACT_BIT(ACT_STAND) | ACT_BIT(ACT_ARMY) |
                                 ACT_BIT(ACT_TAKE) | ACT_BIT(ACT_DROP) | ACT_BIT(ACT_STRIKE) |
                                 ACT_BIT(ACT_LEAD) | ACT_BIT(ACT_PICK) | ACT_BIT(ACT_LAY);
    return said >> a->kind & 1;
}

static void add_step(vx_text *out, char between)
{
    if (out->length > 0) vx_add_char(out, between);
}

/* An army or something of its list: "+knights" among the steps, "-knights" to put them back. */
static bool is_choice(const act_rules *rules)
{
    return rules->who == WHO_ARMY || rules->who == WHO_CHOICE || rules->who == WHO_STOCK;
}

static char choice_sign(int kind)
{
    return kind == ACT_DROP ? '-' : '+';
}

/* Is the word at this place of the action's text something the board shows: a piece, a place, an
 * army or a choice of its list? */
static bool is_drawn(const act *a, int index, const vx_word *word)
{
    uint8_t id;
    if (index == 1 && is_choice(&wm_acts[a->kind])) return true;
    if (wm_read_unit(word, &id) || wm_read_person(word, &id)) return true;
    if (word->start[0] == 'A' || word->start[0] == 'B') return true; /* a stand: "B2.1" */
    return word->length > 2 && memchr(word->start, ',', word->length) != NULL;
}

/* The stand of a unit belongs to its name ("A3.2"), the facing to its place ("45,10,90"). */
static char joint_before(const act *a, int index)
{
    const act_rules *rules = &wm_acts[a->kind];
    if (rules->detail == DETAIL_STAND && index == 2) return '.';
    int facing = 2 + (rules->who != WHO_NOBODY) + (rules->detail != DETAIL_NONE);
    return rules->at == AT_POSE && index == facing ? ',' : ' ';
}

/* Where a line passes the middle of the wizard's stand, on the table. */
static point beside_middle(const battle *b, const act *a)
{
    const person *p = person_of(b, a->who);
    int32_t wide = b->table.width * CENTIMETRE, deep = b->table.depth * CENTIMETRE;
    point at = {p->x, p->y};
    if (aside_of(a) != 0)
        at = wm_point_along(at, wm_turned(a->at.facing + 900),
                            aside_of(a) * 2 * wm_person_rim(b) / 25);
    at.x = at.x < 0 ? 0 : at.x > wide ? wide : at.x;
    at.y = at.y < 0 ? 0 : at.y > deep ? deep : at.y;
    return at;
}

/* WM-MAGIC: the spell is chosen before its target. A line is pointed at by where it ends, on the
 * table. */
static void add_line_end(vx_text *out, const battle *b, const act *a)
{
    int64_t sine = wm_sine(a->at.facing), cosine = wm_cosine(a->at.facing);
    int64_t far = wm_spell_of(b, a->at.x)->range * CENTIMETRE;
    int64_t wide = b->table.width * CENTIMETRE, deep = b->table.depth * CENTIMETRE;
    point p = beside_middle(b, a);
    if (sine > 0 && far * sine > (wide - p.x) * TRIG_ONE) far = (wide - p.x) * TRIG_ONE / sine;
    if (sine < 0 && far * -sine > p.x * TRIG_ONE) far = p.x * TRIG_ONE / -sine;
    if (cosine > 0 && far * cosine > (deep - p.y) * TRIG_ONE)
        far = (deep - p.y) * TRIG_ONE / cosine;
    if (cosine < 0 && far * -cosine > p.y * TRIG_ONE) far = p.y * TRIG_ONE / -cosine;
    wm_add_point(out, (int32_t)(p.x + far * sine / TRIG_ONE),
                 (int32_t)(p.y + far * cosine / TRIG_ONE));
}

/* A wood is pointed at by its middle. */
static void add_wood(vx_text *out, const battle *b, int feature)
{
    ground g;
    wm_read_ground(&b->table, &g);
    wm_add_point(out, (g.low[feature].x + g.high[feature].x) / 2,
                 (g.low[feature].y + g.high[feature].y) / 2);
}

static void add_cast_steps(vx_text *out, const battle *b, const act *a)
{
    const spell_facts *spell = wm_spell_of(b, a->at.x);
    wm_add_person(out, a->who);
    vx_add_char(out, ' ');
    vx_add(out, spell->key);
    if (device_of(a) != BY_SKILL) {
        vx_add_char(out, '/');
        vx_add(out, wm_devices[device_of(a)].key);
    }
    if (through_of(a) != 0) {
        vx_add_char(out, '/');
        wm_add_person(out, origin_of(a));
    }
    if (spell->aim == AIM_NOBODY) return;
    vx_add_char(out, ' ');
    if (spell->aim == AIM_LINE)
        add_line_end(out, b, a);
    else if (spell->aim == AIM_WOOD)
        add_wood(out, b, a->at.facing);
    else
        wm_add_unit(out, a->detail);
}

/* The text of the action: what is drawn in its order, then all other words as one button, "column",
 * "evade/line/90/through". */
void wm_steps(const void *state, vx_action action, vx_text *out)
{
    char line[VX_ACTION_TEXT_CAP], button[VX_ACTION_TEXT_CAP];
    vx_text text = vx_text_on(line, sizeof line), words = vx_text_on(button, sizeof button);
    act a;
    if (warmaster_game.rules.to_act(state) < 0 || !wm_unpack(action, &a)) return;
    if (a.kind == ACT_CAST) {
        add_cast_steps(out, state, &a);
        return;
    }
    wm_format_action(state, action, &text);
    vx_reader in = vx_read(line);
    vx_word word;
    bool stand_follows = false; /* "by 2" is one word of a button: "by2" */
    for (int i = 0; vx_next_word(&in, &word); i++) {
        char joint = joint_before(&a, i);
        if (stand_follows) {
            vx_add_bytes(&words, word.start, word.length);
            stand_follows = false;
            continue;
        }
        stand_follows = i > 1 && vx_word_is(&word, "by");
        bool names_next = vx_word_is(&word, "from") || vx_word_is(&word, "at");
        if (i > 1 && names_next) continue; /* what follows is pointed at */
        bool drawn = joint != ' ' || is_drawn(&a, i, &word);
        if (i == 0 && is_said_by_pointing(&a)) continue;
        add_step(drawn ? out : &words, drawn ? joint : '/');
        if (i == 0) {
            vx_add(&words, wm_button_word(state, a.kind));
            continue;
        }
        if (i == 1 && is_choice(&wm_acts[a.kind])) vx_add_char(out, choice_sign(a.kind));
        vx_add_bytes(drawn ? out : &words, word.start, word.length);
    }
    if (words.length == 0) return;
    add_step(out, ' ');
    vx_add(out, button);
}

/* ---- From things to an action ---- */

enum { THINGS_MAX = 5 };

typedef struct {
    vx_word word[THINGS_MAX];
    int count;
} things;

static bool read_things(vx_reader *in, things *out)
{
    vx_word word;
    out->count = 0;
    while (vx_next_word(in, &word)) {
        if (out->count == THINGS_MAX) return false;
        out->word[out->count++] = word;
    }
    return out->count > 0;
}

static const vx_word *take_word(const things *t, int *next)
{
    return *next == t->count ? NULL : &t->word[(*next)++];
}

static bool take_piece(const things *t, int *next, bool is_unit, uint8_t *out)
{
    const vx_word *word = take_word(t, next);
    if (word == NULL) return false;
    return is_unit ? wm_read_unit(word, out) : wm_read_person(word, out);
}

/* "A3.2" */
static bool take_stand(const things *t, int *next, act *out)
{
    vx_word unit_word, stand_word;
    int64_t number;
    const vx_word *word = take_word(t, next);
    if (word == NULL || !vx_word_split(word, '.', &unit_word, &stand_word)) return false;
    if (!wm_read_unit(&unit_word, &out->who)) return false;
    if (!vx_word_number(&stand_word, 1, STANDS_MAX, &number)) return false;
    out->detail = (uint8_t)(number - 1);
    return true;
}

/* "45,10,90"; the facing may be left out, and is not heard where the action has none. */
static bool take_place(const things *t, int *next, bool faces, place *out)
{
    vx_word x, rest, y, facing;
    int32_t at[2], angle = 0;
    const vx_word *word = take_word(t, next);
    if (word == NULL || !vx_word_split(word, ',', &x, &rest)) return false;
    if (!vx_word_split(&rest, ',', &y, &facing))
        y = rest;
    else if (!wm_read_angle(&facing, &angle))
        return false;
    if (!wm_read_length(&x, &at[0]) || !wm_read_length(&y, &at[1])) return false;
    *out = (place){(uint16_t)at[0], (uint16_t)at[1], (uint16_t)(faces ? angle : 0)};
    return true;
}

/* "+knights" */
static bool take_choice(const battle *b, const things *t, int *next, const act_rules *rules,
                        act *out)
{
    vx_word none, key;
    char sign = choice_sign(out->kind);
    if (!vx_word_split(&t->word[(*next)++], sign, &none, &key) || none.length != 0) return false;
    if (rules->who == WHO_STOCK) return wm_read_stock(&key, &out->who);
    return rules->who == WHO_ARMY ? wm_read_army(b, &key, &out->who)
                                  : wm_read_choice(b, &key, &out->who);
}

static bool take_who(const battle *b, const things *t, int *next, const act_rules *rules, act *out)
{
    if (*next == t->count) return false;
    if (is_choice(rules)) return take_choice(b, t, next, rules, out);
    if (rules->detail == DETAIL_STAND) return take_stand(t, next, out);
    if (rules->who == WHO_UNIT) return take_piece(t, next, true, &out->who);
    return rules->who == WHO_PERSON && take_piece(t, next, false, &out->who);
}

static bool take_goal(const things *t, int *next, const act_rules *rules, act *out)
{
    if (rules->detail == DETAIL_UNIT && !take_piece(t, next, true, &out->detail)) return false;
    if (rules->detail == DETAIL_PERSON && !take_piece(t, next, false, &out->detail)) return false;
    if (rules->at != AT_POSE && rules->at != AT_POINT) return true;
    return take_place(t, next, rules->at == AT_POSE, &out->at);
}

static void take_form(const battle *b, const things *t, int *next, const act_rules *rules, act *out)
{
    if (rules->detail != DETAIL_FORM) return;
    out->detail = wm_formation_now(b, out->who);
    for (int i = 0; i < FORMS && *next < t->count; i++)
        if (vx_word_is(&t->word[*next], wm_formation_keys[i])) {
            out->detail = (uint8_t)i;
            ++*next;
        }
}

/* Do the things mean an action of this kind? Somebody who points freely says no other word than a
 * formation, or the one on the button of an action that needs no more. */
static bool means(const battle *b, const things *t, int kind, act *out)
{
    const act_rules *rules = &wm_acts[kind];
    int next = 0;
    *out = (act){.kind = (uint8_t)kind};
    if (rules->who == WHO_NOBODY)
        return t->count == 1 && vx_word_is(&t->word[0], wm_button_word(b, kind));
    if (rules->at == AT_SPELL) return false; /* spells are chosen from the list */
    if (!take_who(b, t, &next, rules, out) || !take_goal(t, &next, rules, out)) return false;
    take_form(b, t, &next, rules, out);
    return next == t->count;
}

/* One of the listed actions, said by its own steps. */
static bool is_listed(const battle *b, const char *steps, vx_action *out)
{
    vx_action all[ACTIONS_MAX];
    int count = warmaster_game.rules.list(b, all);
    for (int i = 0; i < count; i++) {
        char line[VX_ACTION_TEXT_CAP];
        vx_text own = vx_text_on(line, sizeof line);
        wm_steps(b, all[i], &own);
        if (strcmp(line, steps) != 0) continue;
        *out = all[i];
        return true;
    }
    return false;
}

/* A person who names a place exactly says so behind it. */
static bool is_exact(things *t)
{
    if (t->count < 2 || !vx_word_is(&t->word[t->count - 1], "exactly")) return false;
    t->count--;
    return true;
}

bool wm_parse_steps(const void *state, vx_reader *in, vx_action *out)
{
    uint64_t due = wm_due_acts(state);
    char line[VX_ACTION_TEXT_CAP];
    vx_text steps = vx_text_on(line, sizeof line);
    things t;
    act a;
    if (!read_things(in, &t)) return false;
    bool exact = is_exact(&t);
    for (int i = 0; i < t.count; i++) {
        add_step(&steps, ' ');
        vx_add_bytes(&steps, t.word[i].start, t.word[i].length);
    }
    if (is_listed(state, line, out)) return true;
    for (int kind = 0; kind < ACTS; kind++)
        if (due >> kind & 1 && means(state, &t, kind, &a)) {
            if (!exact) wm_take_nearest_pose(state, &a);
            *out = pack_act(a);
            return true;
        }
    return false;
}
