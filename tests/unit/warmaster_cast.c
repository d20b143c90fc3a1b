/* SPDX-License-Identifier: MIT */
/* warmaster_cast.c - two armies and a caster of Warmaster, ready for the Shooting phase of a test. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_cast.h"

void start_shooting(void)
{
    wm_start_shooting(&b);
    wm_settle(&b);
    assert_int_equal(b.phase, PHASE_SHOOTING);
    survives_text();
}

void add_shooters(const char *map, const char *one, const char *two)
{
    static const char *const with[][2] = {
        {"empire", "+crossbowmen"}, {"orcs", "+wolf-riders"},  {"undead", "+skeleton-bowmen"},
        {"high-elves", "+archers"}, {"chaos", "+chaos-spawn"}, {"dwarfs", "+handgunners"},
    };
    char text[SIDES][256], name[8];
    const char *given[SIDES] = {one, two};
    for (int side = 0; side < SIDES; side++)
        for (size_t i = 0; i < sizeof with / sizeof with[0]; i++)
            if (strncmp(given[side], with[i][0], strlen(with[i][0])) == 0)
                snprintf(text[side], sizeof text[side], "%s%s", given[side], with[i][1]);
    set_up(map, text[0], text[1]);
    for (int side = 0; side < SIDES; side++) {
        vx_text out = vx_text_on(name, sizeof name);
        wm_add_unit(&out, side * UNITS_MAX + b.side[side].list.unit_count - 1);
        put(name, FORM_LINE, 170, side == 0 ? 40 : 50, side == 0 ? 0 : 180);
    }
}

void set_duel(const char *one, const char *two)
{
    add_shooters("", one, two);
    put("A1", FORM_LINE, 60, 40, 0);
    put("B1", FORM_LINE, 60, 60, 180);
    put_person("Ac1", 60, 35);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
}

void set_fight(const char *one, const char *two)
{
    set_duel(one, two);
    put("B1", FORM_LINE, 60, 42, 180);
}

bool magic_on(const char *name, unsigned bits)
{
    return (unit_named(name)->magic & bits) != 0;
}
