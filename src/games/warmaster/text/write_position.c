/* SPDX-License-Identifier: MIT */
/* write_position.c - a position written as text (docs/notation/warmaster.md). */
#include "games/warmaster/field/measures.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/position_words.h"
#include "games/warmaster/text/task_lines.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/text/words.h"
#include "games/warmaster/victory/victory.h"

static void add_places(vx_text *out, const place *at, int count)
{
    for (int i = 0; i < count; i++) {
        vx_add_char(out, ' ');
        wm_add_point(out, at[i].x, at[i].y);
        vx_add_char(out, ',');
        wm_add_angle(out, at[i].facing);
    }
}

static void add_count(vx_text *out, const char *key, int count)
{
    if (count == 0) return;
    vx_add(out, key);
    vx_add_number(out, count);
}

/* AMB-26: who else shot at it, of the side whose turn it is. */
static void add_rivals(vx_text *out, const battle *b, uint64_t rivals)
{
    if (rivals == 0) return;
    vx_add(out, " rivals ");
    for (int i = 0; rivals >> i != 0; i++) {
        if (!(rivals >> i & 1)) continue;
        if (i < UNITS_MAX)
            wm_add_unit(out, b->turn * UNITS_MAX + i);
        else
            wm_add_person(out, b->turn * PERSONS_MAX + i - UNITS_MAX);
        if (rivals >> i > 1) vx_add_char(out, ',');
    }
}

static void add_unit_line(vx_text *out, const battle *b, int id)
{
    const unit *u = unit_of(b, id);
    wm_add_unit(out, id);
    if (u->flags & UNIT_GONE)
        vx_add(out, " lost");
    else if (!(u->flags & UNIT_OFF) && !is_on_table(u))
        vx_add(out, " -");
    if (u->flags & UNIT_OFF) vx_add(out, " off"); /* and where it will come back */
    if (u->flags & (UNIT_OFF | UNIT_ON_TABLE)) add_places(out, u->at, u->stands);
    for (size_t i = 0; i < sizeof wm_unit_words / sizeof wm_unit_words[0]; i++)
        if (u->flags & wm_unit_words[i].flag) {
            vx_add_char(out, ' ');
            vx_add(out, wm_unit_words[i].key);
        }
    for (size_t i = 0; i < sizeof wm_mark_words / sizeof wm_mark_words[0]; i++)
        if (u->marks & wm_mark_words[i].flag) {
            vx_add_char(out, ' ');
            vx_add(out, wm_mark_words[i].key);
        }
    for (size_t i = 0; i < sizeof wm_combat_words / sizeof wm_combat_words[0]; i++)
        if (u->combat & wm_combat_words[i].flag) {
            vx_add_char(out, ' ');
            vx_add(out, wm_combat_words[i].key);
        }
    unit said = *u;
    if (said.odd == wm_usual_odd(b, id)) said.odd = 0;
    wm_add_fields(out, &said, wm_unit_numbers, UNIT_NUMBERS);
    add_rivals(out, b, b->rivals[id]);
    vx_add_char(out, '\n');
}

static void add_person_line(vx_text *out, const battle *b, int id)
{
    const person *p = person_of(b, id);
    wm_add_person(out, id);
    vx_add_char(out, ' ');
    if (p->flags & PERSON_GONE)
        vx_add(out, "lost");
    else if (!(p->flags & (PERSON_ON_TABLE | PERSON_OFF)))
        vx_add(out, "-");
    if (p->flags & PERSON_OFF) vx_add(out, "off ");
    if (p->flags & (PERSON_ON_TABLE | PERSON_OFF)) wm_add_point(out, p->x, p->y);
    for (size_t i = 0; i < sizeof wm_person_words / sizeof wm_person_words[0]; i++)
        if (p->flags & wm_person_words[i].flag) {
            vx_add_char(out, ' ');
            vx_add(out, wm_person_words[i].key);
        }
    if (p->joined != NOBODY_ID) {
        vx_add(out, " with ");
        wm_add_unit(out, p->joined);
    }
    wm_add_fields(out, p, wm_person_numbers, PERSON_NUMBERS);
    vx_add_char(out, '\n');
}

static void add_option(vx_text *out, const char *key, const char *value)
{
    vx_add_char(out, ' ');
    vx_add(out, key);
    vx_add_char(out, '=');
    vx_add(out, value);
}

static void add_options(vx_text *out, const battle *b)
{
    vx_add(out, "options points=");
    vx_add_number(out, b->points);
    vx_add(out, " turns=");
    vx_add_number(out, b->turns);
    if (b->blunders == BLUNDERS_SIMPLE) vx_add(out, " blunders=simple");
    if (!b->brigades) vx_add(out, " brigades=no");
    if (b->deployment != DEPLOY_UNITS) add_option(out, "deploy", wm_deployment_keys[b->deployment]);
    if (b->terrain != SIDES_GIVEN) add_option(out, "sides", wm_sides_keys[b->terrain]);
    if (b->over != 0) add_count(out, " over=", b->over);
    if (b->discs != 0) add_count(out, " discs=", b->discs);
    if (b->inches) vx_add(out, " measure=inches");
    for (int i = 0; i < RULINGS; i++)
        if (b->rulings & wm_rulings[i].bit) add_option(out, wm_rulings[i].key, wm_rulings[i].value);
    if (b->scenario != 0) add_option(out, "scenario", wm_scenarios[b->scenario].key);
    vx_add_char(out, '\n');
}

static void add_members(vx_text *out, const order *o, const char *word, uint64_t set)
{
    if (set == 0) return;
    vx_add_char(out, ' ');
    vx_add(out, word);
    for (int i = 0; i < o->count; i++)
        if (set >> i & 1) {
            vx_add_char(out, ' ');
            wm_add_unit(out, o->member[i]);
        }
}

static void add_order(vx_text *out, const battle *b)
{
    const order *o = &b->order;
    if (o->person == NOBODY_ID) return;
    vx_add(out, "order ");
    wm_add_person(out, o->person);
    add_members(out, o, "to", member_bit(o->count) - 1);
    add_members(out, o, "moved", o->moved);
    add_members(out, o, "charged", o->charged);
    if (o->half) vx_add(out, " half");
    static const char *const aids[] = {"", " crown", " orb", " ambush", " guided"};
    vx_add(out, aids[o->aid]);
    if (o->stays != 0) add_count(out, " stays ", o->stays);
    if (o->placing != NOBODY_ID) {
        add_count(out, " placed ", o->placed);
        add_members(out, o, "of", member_bit(o->placing));
    }
    vx_add_char(out, '\n');
    if (!wm_is_moving(b)) return;
    for (int i = 0; i < o->count; i++) {
        vx_add(out, "start ");
        wm_add_unit(out, o->member[i]);
        add_places(out, o->start[i], unit_of(b, o->member[i])->stands);
        vx_add_char(out, '\n');
    }
}

/* block A1 A2 A3 part A1 A2 part A2: each part is made of units of the one before it. */
static void add_block(vx_text *out, const battle *b)
{
    bool any = true;
    for (int level = 0; any; level++) {
        any = false;
        for (int i = 0; i < BRIGADE_MAX && b->block[i] != NOBODY_ID; i++) {
            if (b->part[i] < level) continue;
            vx_add(out, any ? " " : level == 0 ? " block " : " part ");
            wm_add_unit(out, b->block[i]);
            any = true;
        }
    }
}

void wm_format_position(const void *state, vx_text *out)
{
    const battle *b = state;
    vx_add_rules_lines(b->side[0].list.ruleset, out);
    add_options(out, b);
    wm_format_map(&b->table, out);
    for (int side = 0; side < SIDES; side++) {
        vx_add(out, "army ");
        vx_add_number(out, side + 1);
        vx_add_char(out, ' ');
        wm_format_roster(&b->side[side].list, out);
        vx_add_char(out, '\n');
        for (int i = 0; i < b->side[side].list.unit_count; i++)
            add_unit_line(out, b, side * UNITS_MAX + i);
        for (int i = 0; i < b->side[side].list.character_count; i++)
            add_person_line(out, b, side * PERSONS_MAX + i);
    }
    add_order(out, b);
    vx_add(out, "turn ");
    vx_add_number(out, b->turn + 1);
    vx_add(out, " round ");
    vx_add_number(out, b->round);
    if (b->first) vx_add(out, " first 2");
    if (b->beginner) vx_add(out, " beginner 2");
    if (b->favour != 0) {
        vx_add(out, " favour ");
        vx_add(out, wm_favour_words[b->favour]);
    }
    if (b->giver != NOBODY_ID) {
        vx_add(out, " giver ");
        wm_add_person(out, b->giver);
    }
    add_block(out, b);
    if (b->homing != NOBODY_ID) {
        vx_add(out, " homing ");
        wm_add_unit(out, b->homing);
        add_count(out, " die ", b->die);
    }
    vx_add(out, "\nnext ");
    vx_add(out, wm_rules_of_phase(b->phase)->key);
    vx_add_char(out, '\n');
    wm_add_bouts(out, b);
    for (int i = 0; i < b->task_count; i++) wm_add_task(out, b, &b->task[i]); /* the lowest first */
}
