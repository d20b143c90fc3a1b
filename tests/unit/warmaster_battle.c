/* SPDX-License-Identifier: MIT */
/* warmaster_battle.c - a battle of Warmaster to be set up by hand and asked. */
#include "warmaster_battle.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

#include <stdio.h>
#include <string.h>

battle b;

static void read_position(const char *text)
{
    vx_problem why = {0};
    vx_reader in = vx_read(text);
    if (!wm_parse_position(&b, &in, &why))
        fail_msg("line %d: %s", why.line, why.message->text[VX_ENGLISH]);
}

void set_up(const char *map, const char *one, const char *two)
{
    char text[4096];
    snprintf(text, sizeof text,
             "position warmaster\nfield 180x120\n%sarmy 1 %s\narmy 2 %s\nturn 1 round 1\n", map,
             one, two);
    read_position(text);
}

static place cm(double x, double y, int degrees)
{
    return (place){(uint16_t)(x * (double)CENTIMETRE + 0.5),
                   (uint16_t)(y * (double)CENTIMETRE + 0.5), (uint16_t)(degrees * 10)};
}

uint8_t id_of(const char *unit_name)
{
    uint8_t id = 0;
    vx_word word = {unit_name, strlen(unit_name), 1, 1};
    assert_true(wm_read_unit(&word, &id) && wm_unit_exists(&b, id));
    return id;
}

unit *unit_named(const char *name)
{
    return unit_in(&b, id_of(name));
}

person *person_named(const char *name)
{
    uint8_t id = 0;
    vx_word word = {name, strlen(name), 1, 1};
    assert_true(wm_read_person(&word, &id) && wm_person_exists(&b, id));
    return person_in(&b, id);
}

void put(const char *name, formation form, double x, double y, int degrees)
{
    uint8_t id = id_of(name);
    unit *u = unit_in(&b, id);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(&b, id, form, u->stands, i, cm(x, y, degrees));
    u->flags |= UNIT_ON_TABLE;
}

void put_stand(const char *name, int stand, double x, double y, int degrees)
{
    unit_named(name)->at[stand] = cm(x, y, degrees);
    unit_named(name)->flags |= UNIT_ON_TABLE;
}

void put_person(const char *name, double x, double y)
{
    place at = cm(x, y, 0);
    person *p = person_named(name);
    p->x = at.x;
    p->y = at.y;
    p->flags = PERSON_ON_TABLE;
}

void join(const char *name, const char *unit_name)
{
    const unit *u = unit_named(unit_name);
    person *p = person_named(name);
    p->x = u->at[0].x;
    p->y = u->at[0].y;
    p->flags = PERSON_ON_TABLE;
    p->joined = id_of(unit_name);
}

bool stands_at(const char *name, double x, double y)
{
    const unit *u = unit_named(name);
    for (int i = 0; i < u->stands; i++) {
        int dx = u->at[i].x - (int)(x * (double)CENTIMETRE),
            dy = u->at[i].y - (int)(y * (double)CENTIMETRE);
        if (dx >= -3 && dx <= 3 && dy >= -3 && dy <= 3) return true;
    }
    return false;
}

vx_action action(const char *text)
{
    vx_problem why = {0};
    vx_reader in = vx_read(text);
    vx_action out = 0;
    if (!wm_parse_action(&b, &in, &out, &why))
        fail_msg("%s: %s", text, why.message->text[VX_ENGLISH]);
    return out;
}

bool is_legal(const char *text)
{
    return warmaster_game.rules.check(&b, action(text), NULL);
}

void legal(const char *text)
{
    vx_problem why = {0};
    if (!warmaster_game.rules.check(&b, action(text), &why))
        fail_msg("%s: %s %s", text, why.message->clause, why.message->text[VX_ENGLISH]);
}

void illegal(const char *text, const char *clause)
{
    vx_problem why = {0};
    if (warmaster_game.rules.check(&b, action(text), &why)) fail_msg("%s should be illegal", text);
    if (strcmp(why.message->clause, clause) != 0)
        fail_msg("%s: %s, not %s", text, why.message->clause, clause);
    assert_true(strlen(why.message->text[VX_RUSSIAN]) > 0);
}

void apply(const char *text)
{
    legal(text);
    warmaster_game.rules.apply(&b, action(text));
}

void survives_text(void)
{
    static char text[1 << 16], header[] = "position warmaster\n";
    static battle again;
    vx_problem why = {0};
    memcpy(text, header, sizeof header - 1);
    vx_text out = vx_text_on(text + sizeof header - 1, sizeof text - sizeof header);
    wm_format_position(&b, &out);
    vx_reader in = vx_read(text);
    memset(&again, 0x55, sizeof again);
    if (!wm_parse_position(&again, &in, &why))
        fail_msg("line %d: %s\n%s", why.line, why.message->text[VX_ENGLISH], text);
    if (memcmp(&b, &again, sizeof b) != 0) fail_msg("not the same when read back:\n%s", text);
}

void due(act_kind kind, int count, int need)
{
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE);
    wm_dice dice = wm_task_rules(&b)->dice(&b);
    assert_int_equal(dice.act, kind);
    assert_int_equal(dice.count, count);
    assert_int_equal(dice.need, need);
}

static vx_action all[1 << 16];

int listed(void)
{
    return warmaster_game.rules.list(&b, all);
}

vx_action first_listed(void)
{
    assert_true(listed() > 0);
    return all[0];
}

bool offers(const char *text)
{
    vx_action wanted = action(text);
    int count = listed();
    for (int i = 0; i < count; i++)
        if (all[i] == wanted) return true;
    return false;
}

const char *said(const char *text)
{
    static const char *const sides[SIDES] = {"Blue", "Red"};
    static char lines[4][200];
    static int turn;
    char *line = lines[turn = (turn + 1) % 4];
    snprintf(line, sizeof lines[0], "%s", text);
    for (int side = 0; side < SIDES; side++) {
        const char *at = strstr(text, sides[side]);
        if (at != NULL)
            snprintf(line, sizeof lines[0], "%.*s%s%s", (int)(at - text), text,
                     wm_side_name(&b, side, VX_ENGLISH), at + strlen(sides[side]));
    }
    return line;
}
