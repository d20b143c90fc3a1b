/* SPDX-License-Identifier: MIT */
/* triggers.c - what waits inside a turn: attributes that have been set off, choices in the middle
 * of an action, and who is asked next.
 *
 * WC-ATTR-01: none of it is an action that somebody pays for.
 * WC-ATTR-05 and WC-ATTR-08 make this a stack: an action is finished before the next starts, and
 * what it causes is settled before what waited already. One frame holds what one action caused. */
#include "core/limit.h"
#include "games/war-chest/targets.h"
#include "games/war-chest/war_chest.h"

/* ---- The stack ---- */

/* A frame that stays while others come on top keeps a Herald waiting, and every one of those
 * needs a decree not yet sealed or a marker placed by the Earl. Those run out long before the
 * room does, and a position that begins with many frames is refused (read_todo.c). */
void wc_push(war_chest *s, uint32_t frame)
{
    vx_require(s->depth < FRAMES);
    s->frame[s->depth++] = frame;
}

static const uint8_t type_of_trigger[] = {BERSERKER, SWORDSMAN, BANNERMAN, MERCENARY,
                                          MERCENARY, HERALD,    EARL,      WARRIOR_PRIEST};

int wc_trigger_type(trigger_set due)
{
    return type_of_trigger[__builtin_ctz(due)];
}

static trigger_set triggers_of_type(int type)
{
    trigger_set due = 0;
    for (unsigned i = 0; i < sizeof type_of_trigger; i++)
        if (type_of_trigger[i] == type) due |= 1u << i;
    return due;
}

/* WC-ATTR-07, WC-MERCENARY-03: those that have a unit act need it on the board. */
trigger_set wc_without_lost_units(const war_chest *s, trigger_set due)
{
    for (trigger_set rest = due & ~(trigger_set)DUE_PRIEST; rest != 0; rest &= rest - 1)
        if (unit_of_type(s, wc_trigger_type(rest)) == NO_UNIT) due &= ~(rest & -rest);
    return due;
}

void wc_push_triggers(war_chest *s, trigger_set due)
{
    due = wc_without_lost_units(s, due);
    if (due != 0) wc_push(s, trigger_frame(due));
}

void wc_drop_triggers(war_chest *s, int type)
{
    if (type == WARRIOR_PRIEST) return;
    trigger_set lost = triggers_of_type(type);
    for (int i = 0; i < s->depth; i++)
        if (frame_kind_of(s->frame[i]) == FRAME_TRIGGERS) s->frame[i] &= ~(lost << 4);
}

/* Takes one trigger out of the top frame. */
void wc_consume(war_chest *s, trigger_set due)
{
    trigger_set waiting = frame_triggers(top_frame(s));
    if (due == DUE_MERCENARY && (waiting & DUE_MERCENARY_AGAIN) != 0) due = DUE_MERCENARY_AGAIN;
    waiting &= ~due;
    if (waiting == 0)
        wc_pop(s);
    else
        s->frame[s->depth - 1] = trigger_frame(waiting);
}

/* ---- Is there anything to choose? ---- */

/* WC-BERSERKER-03, WC-BERSERKER-06: the coin is paid first. */
static bool berserker_has_option(const war_chest *s, int unit)
{
    int faction = faction_of(unit_seat(unit)), hex = s->place[unit], stack = s->stack[unit];
    if (stack < 2) return false;
    return step_targets(s, hex) != 0 || can_control(s, faction, hex) ||
           attack_targets(s, faction, BERSERKER, hex, stack - 1) != 0;
}

static bool bannerman_has_option(const war_chest *s, int unit)
{
    hex_set enemies = shiftable(s, faction_of(unit_seat(unit)), s->place[unit]);
    return (hexes_next_to(enemies) & empty_hexes(s)) != 0;
}

static bool herald_has_option(const war_chest *s, int unit)
{
    if (can_manoeuvre(s, unit)) return true;
    hex_set near = wc_around[s->place[unit]] & s->side[faction_of(unit_seat(unit))];
    for (; near != 0; near &= near - 1)
        if (can_be_bolstered_by_herald(s, s->unit_at[first_hex(near)])) return true;
    return false;
}

bool wc_has_option(const war_chest *s, trigger_set due)
{
    int type = wc_trigger_type(due), unit = unit_of_type(s, type);
    if (type == WARRIOR_PRIEST) return true;
    if (unit == NO_UNIT) return false;
    switch (type) {
    case BERSERKER:
        return berserker_has_option(s, unit);
    case BANNERMAN:
        return bannerman_has_option(s, unit);
    case HERALD:
        return herald_has_option(s, unit);
    case MERCENARY:
        return can_manoeuvre(s, unit);
    default: /* SWORDSMAN, EARL */
        return step_targets(s, s->place[unit]) != 0;
    }
}

/* ---- Who is asked next ---- */

static bool ask(war_chest *s, node_kind node, int actor)
{
    s->node = (uint8_t)node;
    s->actor = (int8_t)actor;
    return true;
}

static bool ask_for_draw(war_chest *s, int seat)
{
    if (!wc_can_draw(s, seat)) { /* WC-PRIEST-05: the trigger lapses */
        wc_pop(s);
        return false;
    }
    s->drawer = (uint8_t)seat;
    return ask(s, NODE_DRAW, VX_CHANCE);
}

/* WC-ATTR-04, WC-TEAM-12, A-23: the order is the affair of the player whose turn it is, the use of each
 * that of the unit's owner. Where both are one, he is asked once for everything. */
static bool ask_about_triggers(war_chest *s)
{
    trigger_set due = frame_triggers(top_frame(s)), kinds = due & ~(trigger_set)DUE_MERCENARY_AGAIN;
    if (due == DUE_PRIEST) {
        int owner = owner_of(s, WARRIOR_PRIEST);
        s->frame[s->depth - 1] = make_frame(FRAME_PRIEST, owner, 0, 0, 0);
        return false;
    }
    trigger_set useful = 0; /* those with more to offer than to be left */
    bool is_own = true;
    for (trigger_set rest = kinds; rest != 0; rest &= rest - 1) {
        if (wc_has_option(s, rest)) useful |= rest & (0 - rest);
        is_own &= owner_of(s, wc_trigger_type(rest)) == s->turn;
    }
    if (useful == 0) {
        wc_pop(s);
        return false;
    }
    bool is_one = (useful & (useful - 1)) == 0 && useful != DUE_PRIEST;
    if (is_one) return ask(s, NODE_THEN, owner_of(s, wc_trigger_type(useful)));
    return ask(s, is_own ? NODE_THEN : NODE_ORDER, s->turn);
}

/* WC-FOOTMAN-05, A-08: a Footman that can do nothing is passed over. */
static bool ask_footman(war_chest *s)
{
    int unit = s->unit_at[frame_from(top_frame(s))];
    if (unit != NO_UNIT && s->kind[unit] == FOOTMAN && can_manoeuvre(s, unit))
        return ask(s, NODE_FOOT, unit_seat(unit));
    wc_pop(s);
    return false;
}

static bool ask_earl(war_chest *s)
{
    int seat = frame_seat(top_frame(s));
    for (int which = 0; which < DECREES; which++)
        if ((s->decrees >> which & 1) != 0 &&
            wc_is_usable(s, seat, (decree)which, s->marks[faction_of(seat)]))
            return ask(s, NODE_DECREE, seat);
    wc_pop(s);
    return false;
}

static bool ask_about_top(war_chest *s)
{
    uint32_t top = top_frame(s);
    switch (frame_kind_of(top)) {
    case FRAME_TRIGGERS:
        return ask_about_triggers(s);
    case FRAME_SOAK:
        return ask(s, NODE_SOAK, frame_seat(top));
    case FRAME_FOOT:
        return ask_footman(s);
    case FRAME_DECREE:
        return ask_earl(s);
    case FRAME_SPY:
        return ask(s, NODE_SPY, frame_seat(top));
    case FRAME_PENDING:
        return ask(s, NODE_FORCED, frame_seat(top));
    default: /* FRAME_DRAW, FRAME_PRIEST */
        return ask_for_draw(s, frame_seat(top));
    }
}

SELDOM static void settle_frames(war_chest *s)
{
    while (s->depth > 0)
        if (ask_about_top(s)) return;
    wc_end_turn(s);
}

void wc_settle(war_chest *s)
{
    wc_sort_footmen(s);
    s->drawer = 0;
    if (s->depth > 0)
        settle_frames(s);
    else
        wc_end_turn(s);
}

void wc_settle_triggers(war_chest *s, trigger_set due)
{
    wc_push_triggers(s, due);
    wc_settle(s);
}

/* ---- Choices that are no actions of a unit ---- */

static void soak(war_chest *s, bool from_supply)
{
    uint32_t frame = top_frame(s);
    wc_pop(s);
    trigger_set due = wc_finish_strike(s, frame, from_supply);
    s->frame[s->depth - 1] |= due << 4; /* its own frame lies below */
}

/* WC-SPY-01, WC-SPY-03, A-18: dropped first, then replaced. */
static void drop_spied_coin(war_chest *s, int type)
{
    uint32_t frame = top_frame(s);
    int observer = frame_seat(frame), target = frame_target(frame);
    int slot = slot_held(s, type);
    wc_note_drop(s, observer, target, slot);
    s->hand[target] -= one_coin(slot);
    if (s->spy_down)
        s->down[target] += one_coin(slot);
    else
        s->up[target] += one_coin(slot);
    wc_pop(s);
    wc_push(s, make_frame(FRAME_DRAW, target, 0, 0, 0));
}

static void settle_next(war_chest *s, int type)
{
    trigger_set due = triggers_of_type(type) & frame_triggers(top_frame(s));
    wc_consume(s, due & -due);
    wc_push(s, trigger_frame(due & -due));
}

void wc_apply_frame(war_chest *s, vx_action action)
{
    act a = unpack_act(action);
    trigger_set due;
    switch (a.verb) {
    case ACT_SKIP: /* WC-ATTR-06 */
        due = triggers_of_type(a.u) & frame_triggers(top_frame(s));
        wc_consume(s, due & -due);
        break;
    case ACT_NEXT:
        settle_next(s, a.u);
        break;
    case ACT_SPY_DROP:
        drop_spied_coin(s, a.u);
        break;
    case ACT_SPY_KEEP: /* WC-SPY-02 */
        wc_pop(s);
        break;
    default: /* ACT_SOAK_STACK, ACT_SOAK_SUPPLY */
        soak(s, a.verb == ACT_SOAK_SUPPLY);
        break;
    }
    wc_settle(s);
}
