/* SPDX-License-Identifier: MIT */
/* actions.c - the 64 bits of an action: what is well formed, and all of it numbered. */
#include "games/pocket-battles/battle.h"

typedef enum {
    NOTHING,
    AN_ARMY,
    A_TILE,
    A_UNIT,
    A_UNIT_OR_NONE,
    AN_OWN_INDEX_OR_NONE, /* building: units have no seat in front */
    A_ZONE,
    A_FACE,
    A_NUMBER, /* 0 .. HANDFUL */
    A_SOURCE,
    A_FLAG,
    FIELDS
} field;

enum { CODED_UNITS = SIDES * UNITS };

static const int field_size[FIELDS] = {
    [NOTHING] = 1,
    [AN_ARMY] = ARMIES + 1,
    [A_TILE] = TILES,
    [A_UNIT] = CODED_UNITS,
    [A_UNIT_OR_NONE] = CODED_UNITS + 1,
    [AN_OWN_INDEX_OR_NONE] = UNITS + 1,
    [A_ZONE] = ZONES,
    [A_FACE] = FACES,
    [A_NUMBER] = HANDFUL + 1,
    [A_SOURCE] = CODED_UNITS + 2,
    [A_FLAG] = 2,
};

/* The kinds that are made of three small fields; a muster and a roll are packed otherwise. */
static const uint8_t shape[ACTS][3] = {
    [ACT_ARMY] = {AN_ARMY},
    [ACT_TAKE] = {A_TILE, AN_OWN_INDEX_OR_NONE, A_FLAG},
    [ACT_INITIATIVE] = {A_FACE, A_FACE},
    [ACT_DEPLOY] = {A_UNIT, A_ZONE},
    [ACT_REDEPLOY] = {A_UNIT, A_ZONE},
    [ACT_MOVE] = {A_UNIT, A_ZONE},
    [ACT_CHARGE] = {A_UNIT, A_UNIT_OR_NONE},
    [ACT_ATTACK] = {A_UNIT, A_UNIT},
    [ACT_LEAVE] = {A_UNIT},
    [ACT_SHOOT] = {A_UNIT, A_UNIT},
    [ACT_EXCITE] = {A_UNIT},
    [ACT_GALVANIZE] = {A_UNIT},
    [ACT_CONTROL] = {A_UNIT},
    [ACT_DOUBLE] = {A_UNIT},
    [ACT_HEAL] = {A_UNIT, A_TILE},
    [ACT_INTERCEPT] = {A_UNIT},
    [ACT_FIRE] = {A_UNIT},
    [ACT_TARGET] = {A_UNIT},
    [ACT_DICE] = {A_NUMBER},
    [ACT_REROLL] = {A_FACE},
    [ACT_LOSE] = {A_TILE},
    [ACT_WOUND] = {A_TILE, A_SOURCE},
    [ACT_CULL] = {A_TILE},
    [ACT_CULL_UNIT] = {A_UNIT},
    [ACT_ROLL] = {NOTHING}, /* all others have no field */
};

/* The value of a field by its number, and back; -1 where it has none. */
static int value_of(int kind_of_field, int index)
{
    switch (kind_of_field) {
    case A_UNIT:
    case A_UNIT_OR_NONE:
    case A_SOURCE:
        if (index < CODED_UNITS) return unit_code(index / UNITS, index % UNITS);
        return index == CODED_UNITS ? NONE : FROM_PASSED;
    case AN_OWN_INDEX_OR_NONE:
        return index < UNITS ? index : NONE;
    case A_FACE:
        return index + 1;
    default:
        return index;
    }
}

static bool is_value(int kind_of_field, int value)
{
    bool is_unit = value < UNIT_CODES && code_unit(value) < UNITS;
    switch (kind_of_field) {
    case A_UNIT:
        return is_unit;
    case A_UNIT_OR_NONE:
        return is_unit || value == NONE;
    case A_SOURCE:
        return is_unit || value == FROM_POOL || value == FROM_PASSED;
    case AN_OWN_INDEX_OR_NONE:
        return value < UNITS || value == NONE;
    case A_FACE:
        return value >= 1 && value <= FACES;
    default:
        return value < field_size[kind_of_field];
    }
}

static bool is_roll(vx_action action)
{
    int dice = 0;
    for (int face = 0; face < FACES; face++) dice += roll_count(action, face);
    return action >> 26 == 0 && dice >= 1 && dice <= HANDFUL;
}

bool pb_is_action(vx_action action)
{
    act a = unpack(action);
    if (a.kind >= ACTS) return false;
    if (a.kind == ACT_ROLL) return is_roll(action);
    if (a.kind == ACT_MUSTER) return a.x <= MIXED && muster_ticket(action) <= HIDDEN_TICKET;
    if (action >> 32 != 0) return false;
    if (a.kind == ACT_TAKE && a.y == NONE && a.z != 0) return false; /* nothing to lie over */
    return is_value(shape[a.kind][0], a.x) && is_value(shape[a.kind][1], a.y) &&
           is_value(shape[a.kind][2], a.z);
}

/* ---- All of them, numbered ---- */

enum { ROLLS = 923, LISTED_TICKETS = 5 }; /* one to six dice; four tickets and the hidden one */

static uint64_t count_of(int kind)
{
    if (kind == ACT_ROLL) return ROLLS;
    if (kind == ACT_MUSTER) return (ARMIES + 1) * LISTED_TICKETS;
    return (uint64_t)field_size[shape[kind][0]] * (uint64_t)field_size[shape[kind][1]] *
           (uint64_t)field_size[shape[kind][2]];
}

uint64_t pb_encodable_count(void)
{
    uint64_t count = 0;
    for (int kind = 0; kind < ACTS; kind++) count += count_of(kind);
    return count;
}

/* In how many ways `dice` dice fall on `faces` faces. */
static uint64_t falls(int dice, int faces)
{
    uint64_t ways = 1; /* (dice + faces - 1) over dice */
    for (int i = 1; i <= dice; i++) ways = ways * (uint64_t)(faces - 1 + i) / (uint64_t)i;
    return ways;
}

static vx_action roll_number(uint64_t index)
{
    uint8_t count[FACES] = {0};
    int dice = 1;
    while (index >= falls(dice, FACES)) index -= falls(dice++, FACES);
    for (int face = 0; face < FACES - 1; face++) {
        int faces_after = FACES - 1 - face;
        for (; index >= falls(dice, faces_after); dice--) {
            index -= falls(dice, faces_after);
            count[face]++;
        }
    }
    count[FACES - 1] = (uint8_t)dice;
    return pack_roll(count);
}

static vx_action action_number(int kind, uint64_t index)
{
    if (kind == ACT_ROLL) return roll_number(index);
    if (kind == ACT_MUSTER) {
        uint64_t ticket = index % LISTED_TICKETS;
        bool hidden = ticket == LISTED_TICKETS - 1;
        return pack_muster((int)(index / LISTED_TICKETS), hidden ? HIDDEN_TICKET : ticket);
    }
    int value[3];
    for (int i = 0; i < 3; i++) {
        uint64_t size = (uint64_t)field_size[shape[kind][i]];
        value[i] = value_of(shape[kind][i], (int)(index % size));
        index /= size;
    }
    if (kind == ACT_TAKE && value[1] == NONE) value[2] = 0;
    return pack(kind, value[0], value[1], value[2]);
}

vx_action pb_encodable(uint64_t index)
{
    int kind = 0;
    while (index >= count_of(kind)) index -= count_of(kind++);
    return action_number(kind, index);
}
