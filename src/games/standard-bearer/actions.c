/* SPDX-License-Identifier: MIT */
/* actions.c - an action of Standard-Bearer in 64 bits, and every one that fits there. */
#include "games/standard-bearer/standard_bearer.h"

static bool is_cell_or_none(int cell)
{
    return cell == NO_CELL || is_cell(cell);
}

bool sb_unpack(vx_action action, act *out)
{
    *out = unpack_act(action);
    if (action >> 40 != 0 || out->plain > (out->kind == ACT_ATTACK)) return false;
    switch (out->kind) {
    case ACT_MOVE:
        return is_cell(out->from) && is_cell(out->to) && out->other == NO_CELL;
    case ACT_LINE:
        return is_cell(out->from) && is_cell(out->to) && is_cell(out->other);
    case ACT_ATTACK:
        return is_cell(out->from) && is_cell(out->to) && is_cell_or_none(out->other);
    case ACT_REMOVE:
        return is_cell(out->from) && out->to == NO_CELL && out->other == NO_CELL;
    case ACT_DEAL:
        return out->from < TYPES && out->to == NO_CELL && out->other == NO_CELL;
    case ACT_FIRST:
        return out->from < SIDES && out->to == NO_CELL && out->other == NO_CELL;
    default:
        return false;
    }
}

act sb_canonical(act a)
{
    if (a.kind == ACT_ATTACK && a.other != NO_CELL && a.other < a.to) {
        uint8_t swapped = a.to;
        a.to = a.other;
        a.other = swapped;
    }
    if (a.kind == ACT_LINE && a.other < a.from) {
        int row = row_of(a.other) + row_of(a.to) - row_of(a.from);
        int column = column_of(a.other) + column_of(a.to) - column_of(a.from);
        if (!is_on_board(row, column)) return a; /* illegal either way; check() says why */
        uint8_t end = a.from;
        a.from = a.other;
        a.other = end;
        a.to = (uint8_t)cell_at(row, column);
    }
    return a;
}

act sb_simple_act(act_kind kind, int from)
{
    return (act){.kind = (uint8_t)kind, .from = (uint8_t)from, .to = NO_CELL, .other = NO_CELL};
}

/* ---- Every action the packing can express ---- */

static uint8_t place(uint64_t index)
{
    return (uint8_t)cell_at((int)index / COLUMNS, (int)index % COLUMNS);
}

static act encodable_act(uint64_t index)
{
    uint8_t from = place(index % PLACES), to = place(index / PLACES % PLACES);
    if (index < MOVES) return (act){.kind = ACT_MOVE, .from = from, .to = to, .other = NO_CELL};
    index -= MOVES;
    from = place(index % PLACES), to = place(index / PLACES % PLACES);
    uint64_t third = index / PLACES / PLACES;
    if (index < LINES)
        return (act){.kind = ACT_LINE, .from = from, .to = to, .other = place(third)};
    index -= LINES;
    from = place(index % PLACES), to = place(index / PLACES % PLACES);
    third = index / PLACES / PLACES;
    if (index < ATTACKS) {
        uint64_t second = third / 2;
        return (act){.kind = ACT_ATTACK,
                     .from = from,
                     .to = to,
                     .other = second == PLACES ? NO_CELL : place(second),
                     .plain = (uint8_t)(third % 2)};
    }
    index -= ATTACKS;
    if (index < PLACES) return sb_simple_act(ACT_REMOVE, place(index));
    index -= PLACES;
    return index < TYPES ? sb_simple_act(ACT_DEAL, (int)index)
                         : sb_simple_act(ACT_FIRST, (int)index - TYPES);
}

vx_action sb_encodable(uint64_t index)
{
    return pack_act(sb_canonical(encodable_act(index)));
}
