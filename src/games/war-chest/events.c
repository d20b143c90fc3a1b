/* SPDX-License-Identifier: MIT */
/* events.c - what is seen to happen in War Chest: coins spent and drawn, units that go, strike and
 * fall, markers planted. The action says what was done; the two views say what became of it. */
#include <string.h>

#include "core/event.h"
#include "games/war-chest/war_chest.h"

enum { NAME_CAP = 4 };

/* Units by hex, so that two Footmen that change numbers make no difference. */
typedef struct {
    uint8_t stack[HEXES], seat[HEXES], type[HEXES];
} board;

static const char *name_hex(int hex, char name[NAME_CAP])
{
    vx_text text = vx_text_on(name, NAME_CAP);
    wc_add_hex(&text, hex);
    return name;
}

static const char *coin_code(int type)
{
    return type == UNKNOWN_COIN ? "?" : wc_types[type].code;
}

static board read_board(const war_chest *s)
{
    board out;
    memset(&out, 0, sizeof out);
    for (hex_set rest = s->side[WOLF] | s->side[RAVEN]; rest != 0; rest &= rest - 1) {
        int hex = first_hex(rest), unit = s->unit_at[hex];
        out.stack[hex] = s->stack[unit];
        out.seat[hex] = (uint8_t)unit_seat(unit);
        out.type[hex] = s->kind[unit];
    }
    return out;
}

/* ---- Coins ---- */

static bool is_paid_from_hand(const war_chest *before, const act *a)
{
    return before->actor >= 0 && a->by == BY_COIN && before->node == NODE_PLAY;
}

/* WC-TURN-07: onto the board, face down or face up. */
static void add_payment(vx_text *out, const war_chest *before, const act *a)
{
    char place[NAME_CAP];
    if (!is_paid_from_hand(before, a) && a->by != BY_PRIEST) return;
    bool onto_board = a->verb == ACT_DEPLOY || a->verb == ACT_BOLSTER;
    bool face_down = a->verb >= ACT_CLAIM && a->verb <= ACT_PASS;
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_PAY,
                                  .seat = before->actor,
                                  .what = coin_code(wc_paid_type(a)),
                                  .to = onto_board  ? name_hex(a->h, place)
                                        : face_down ? "down"
                                                    : "up"});
}

static void add_gain(vx_text *out, int seat, int type, const char *from)
{
    vx_add_event(
        out,
        &(vx_event){.kind = VX_EVENT_GAIN, .seat = seat, .what = coin_code(type), .from = from});
}

static void add_recruits(vx_text *out, const war_chest *before, const act *a)
{
    int seat = before->actor;
    if (a->verb == ACT_RECRUIT || a->verb == ACT_BISHOP_MOVE || a->verb == ACT_BISHOP_ATTACK)
        add_gain(out, seat, a->v, "supply");
    if (a->verb == ACT_REINFORCE) add_gain(out, seat, a->u, "out");
    if (a->verb != ACT_ENLIST) return;
    add_gain(out, seat, a->u, "supply");
    if (a->v != UNKNOWN_COIN) add_gain(out, seat, a->v, "supply");
}

/* ---- The board ---- */

static void add_walk(vx_text *out, board *now, int from, int to)
{
    char start[NAME_CAP], goal[NAME_CAP];
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_MOVE,
                                  .seat = now->seat[from],
                                  .what = coin_code(now->type[from]),
                                  .from = name_hex(from, start),
                                  .to = name_hex(to, goal)});
    now->stack[to] = now->stack[from];
    now->seat[to] = now->seat[from];
    now->type[to] = now->type[from];
    now->stack[from] = 0;
}

static void add_strike(vx_text *out, const board *now, int from, int target)
{
    char start[NAME_CAP], goal[NAME_CAP];
    bool is_near = has(wc_around[from], target);
    vx_add_event(out, &(vx_event){.kind = is_near ? VX_EVENT_ATTACK : VX_EVENT_SHOT,
                                  .seat = now->seat[from],
                                  .what = coin_code(now->type[from]),
                                  .from = name_hex(from, start),
                                  .to = name_hex(target, goal)});
}

/* What the unit that acts does on the board, before what becomes of it. */
static void add_manoeuvre(vx_text *out, board *now, const act *a)
{
    switch (a->verb) {
    case ACT_MOVE:
    case ACT_RIDE:
    case ACT_FOOT_MOVE:
    case ACT_BISHOP_MOVE:
    case ACT_MARCH:
    case ACT_REDEPLOY:
    case ACT_SHIFT:
        add_walk(out, now, a->h, a->i);
        break;
    case ACT_ENSIGN:
        add_walk(out, now, a->i, a->j);
        break;
    case ACT_CHARGE:
        add_walk(out, now, a->h, a->i);
        add_strike(out, now, a->i, a->j);
        break;
    case ACT_MARSHALL:
        add_strike(out, now, a->i, a->j);
        break;
    case ACT_ATTACK:
    case ACT_SHOT:
    case ACT_FOOT_ATTACK:
    case ACT_BISHOP_ATTACK:
    case ACT_GUARD:
    case ACT_SACRIFICE:
        add_strike(out, now, a->h, a->i);
        break;
    default:
        break;
    }
}

static void add_change(vx_text *out, const board *was, const board *is, int hex)
{
    char place[NAME_CAP];
    int before = was->stack[hex], after = is->stack[hex];
    const board *whose = before > 0 ? was : is;
    vx_event_kind kind = after == 0       ? VX_EVENT_LOSS
                         : before == 0    ? VX_EVENT_PLACE
                         : after > before ? VX_EVENT_GROW
                                          : VX_EVENT_HIT;
    vx_add_event(out, &(vx_event){.kind = kind,
                                  .seat = whose->seat[hex],
                                  .what = coin_code(whose->type[hex]),
                                  .to = name_hex(hex, place),
                                  .has_number = true,
                                  .number = kind == VX_EVENT_HIT ? before - after : after});
}

/* The other side's losses first: WC-ATTACK-02 comes before the price of it. */
static void add_changes(vx_text *out, const board *was, const board *is, int actor)
{
    for (int pass = 0; pass < 2; pass++)
        for (int hex = 0; hex < HEXES; hex++) {
            if (was->stack[hex] == is->stack[hex]) continue;
            const board *whose = was->stack[hex] > 0 ? was : is;
            bool is_own = actor >= 0 && faction_of(whose->seat[hex]) == faction_of(actor);
            if (is_own == (pass == 1)) add_change(out, was, is, hex);
        }
}

static void add_markers(vx_text *out, const war_chest *before, const war_chest *after)
{
    char place[NAME_CAP];
    for (int faction = 0; faction < FACTIONS; faction++)
        for (hex_set rest = after->marks[faction] & ~before->marks[faction]; rest != 0;
             rest &= rest - 1)
            vx_add_event(out, &(vx_event){.kind = VX_EVENT_CONTROL,
                                          .seat = faction,
                                          .to = name_hex(first_hex(rest), place)});
}

/* ---- All of it ---- */

static void add_decree(vx_text *out, const war_chest *before, const act *a)
{
    if (a->verb < ACT_ENLIST || a->verb > ACT_SPY) return;
    const char *key = wc_decrees[wc_decree_of((verb)a->verb)].key;
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_DECREE, .seat = before->actor, .what = key});
}

static void add_cards(vx_text *out, const war_chest *before, const act *a)
{
    if (a->verb == ACT_DRAW)
        vx_add_event(out,
                     &(vx_event){.kind = VX_EVENT_DRAW, .seat = a->seat, .what = coin_code(a->u)});
    if (a->verb == ACT_PICK) add_gain(out, before->actor, a->u, "pool");
    if (a->verb == ACT_DEAL) add_gain(out, a->seat, a->u, "deck");
    if (a->verb == ACT_SPY_DROP)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_PAY,
                                      .seat = frame_target(top_frame(before)),
                                      .what = coin_code(a->u),
                                      .to = before->spy_down ? "down" : "up"});
}

static void add_course(vx_text *out, const war_chest *before, const war_chest *after, const act *a)
{
    if (a->verb == ACT_CLAIM)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_CLAIM, .seat = before->actor});
    if (after->round != before->round)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_TURN,
                                      .seat = VX_NO_SEAT,
                                      .what = "round",
                                      .has_number = true,
                                      .number = after->round});
    if (after->node != NODE_OVER || before->node == NODE_OVER) return;
    int winner = after->winner == NO_WINNER ? VX_NO_SEAT : after->winner;
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_END, .seat = winner});
}

void wc_events(const void *before, vx_action action, const void *after, vx_text *out)
{
    const war_chest *was = before, *is = after;
    act a = unpack_act(action);
    board now = read_board(was), then = read_board(is);
    add_decree(out, was, &a);
    add_payment(out, was, &a);
    add_recruits(out, was, &a);
    add_manoeuvre(out, &now, &a);
    add_changes(out, &now, &then, was->actor);
    add_markers(out, was, is);
    add_cards(out, was, &a);
    add_course(out, was, is, &a);
}
