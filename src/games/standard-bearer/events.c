/* SPDX-License-Identifier: MIT */
/* events.c - what is seen to happen in Standard-Bearer: marches, blows, wounds and falls. */
#include "core/event.h"
#include "games/standard-bearer/standard_bearer.h"

enum { NAME_CAP = 4, WAY_CAP = NAME_CAP * CELLS };

static const char *name_cell(int cell, char name[NAME_CAP])
{
    vx_text text = vx_text_on(name, NAME_CAP);
    sb_add_cell(&text, cell);
    return name;
}

static const char *type_key(const standard_bearer *game, int cell)
{
    return sb_types[type_of(game->warrior[cell])].key;
}

static void add_march(vx_text *out, const standard_bearer *before, int from, int to,
                      const char *way, bool together)
{
    char start[NAME_CAP], goal[NAME_CAP];
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_MOVE,
                                  .together = together,
                                  .seat = before->side,
                                  .what = type_key(before, from),
                                  .from = name_cell(from, start),
                                  .to = name_cell(to, goal),
                                  .way = way});
}

static void add_walk(vx_text *out, const standard_bearer *before, const act *a)
{
    char between[WAY_CAP];
    vx_text cells = vx_text_on(between, sizeof between);
    int way[CELLS];
    int count = sb_way(before, a->from, a->to, way);
    for (int i = 0; i < count; i++) {
        if (i > 0) vx_add_char(&cells, ' ');
        sb_add_cell(&cells, way[i]);
    }
    add_march(out, before, a->from, a->to, count > 0 ? between : NULL, false);
}

/* The whole line in step: each warrior goes as far as the end that was named. */
static void add_line_march(vx_text *out, const standard_bearer *before, const act *a)
{
    bool together = false;
    for (cell_set rest = run_between(a->from, a->other); rest != 0; rest &= rest - 1) {
        int cell = first_cell(rest);
        add_march(out, before, cell, cell + a->to - a->from, NULL, together);
        together = true;
    }
}

static void add_blow(vx_text *out, const standard_bearer *before, const act *a, int target)
{
    char start[NAME_CAP], goal[NAME_CAP];
    bool is_shot = (beside(bit(a->from)) & bit(target)) == 0;
    vx_add_event(out, &(vx_event){.kind = is_shot ? VX_EVENT_SHOT : VX_EVENT_ATTACK,
                                  .seat = before->side,
                                  .what = type_key(before, a->from),
                                  .from = name_cell(a->from, start),
                                  .to = name_cell(target, goal),
                                  .has_number = true,
                                  .number = sb_attack_strength(before, a->from, target, a->plain),
                                  .against = sb_strength_of(before, before->warrior[target])});
}

/* What has become of the warrior that stood on the cell. */
static void add_wound(vx_text *out, const standard_bearer *before, const standard_bearer *after,
                      int cell, bool together)
{
    char place[NAME_CAP];
    uint8_t was = before->warrior[cell], is = after->warrior[cell];
    if (was == is) return;
    int wounds = is != 0 ? wounds_of(is) - wounds_of(was) : health_of(before, was);
    vx_add_event(out, &(vx_event){.kind = is != 0 ? VX_EVENT_HIT : VX_EVENT_LOSS,
                                  .together = together,
                                  .seat = side_of(was),
                                  .what = type_key(before, cell),
                                  .to = name_cell(cell, place),
                                  .has_number = true,
                                  .number = wounds});
}

/* ZN-22: all wounds fall at once. */
static void add_attack(vx_text *out, const standard_bearer *before, const standard_bearer *after,
                       const act *a)
{
    add_blow(out, before, a, a->to);
    if (a->other != NO_CELL) add_blow(out, before, a, a->other);
    add_wound(out, before, after, a->to, false);
    if (a->other != NO_CELL) add_wound(out, before, after, a->other, true);
    add_wound(out, before, after, a->from, true);
}

static void add_dealt_card(vx_text *out, const standard_bearer *before,
                           const standard_bearer *after)
{
    char place[NAME_CAP];
    for (cell_set rest = occupied(after) & ~occupied(before); rest != 0; rest &= rest - 1) {
        int cell = first_cell(rest);
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_PLACE,
                                      .seat = side_of(after->warrior[cell]),
                                      .what = type_key(after, cell),
                                      .to = name_cell(cell, place)});
    }
}

static void add_turn(vx_text *out, const standard_bearer *before, const standard_bearer *after)
{
    if (after->phase == PHASE_OVER) {
        int winner = after->winner == NO_WINNER ? VX_NO_SEAT : after->winner;
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_END, .seat = winner});
        return;
    }
    bool begins = before->phase == PHASE_COIN || before->side != after->side;
    if (begins && after->phase != PHASE_DEAL && after->phase != PHASE_COIN)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_TURN, .seat = after->side});
}

void sb_events(const void *before, vx_action action, const void *after, vx_text *out)
{
    act a = unpack_act(action);
    switch (a.kind) {
    case ACT_MOVE:
        add_walk(out, before, &a);
        break;
    case ACT_LINE:
        add_line_march(out, before, &a);
        break;
    case ACT_ATTACK:
        add_attack(out, before, after, &a);
        break;
    case ACT_REMOVE:
        add_wound(out, before, after, a.from, false);
        break;
    default: /* the deal */
        add_dealt_card(out, before, after);
        break;
    }
    add_turn(out, before, after);
}
