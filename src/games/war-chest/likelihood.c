/* SPDX-License-Identifier: MIT */
/* likelihood.c - how likely an action is to be the best, by what the seat that acts sees of it at a glance:
 * nothing hidden from it is read, for in the search it decides at every node by this. */
#include "games/war-chest/learnt.h"
#include "games/war-chest/reach.h"
#include "games/war-chest/targets.h"

/* ---- What an action does ---- */

typedef enum { DEED_OTHER, DEED_MOVE, DEED_ATTACK, DEED_CONTROL, DEED_BOLSTER } deed;

/* Hexes are NO_HEX where there is none. */
typedef struct {
    deed kind;
    uint8_t from, to, target;
} deeds;

/* Where an action keeps what it does: the place of a field, or NONE. */
enum { NONE = 64 };
typedef struct {
    uint8_t kind, from_at, to_at, target_at;
} deed_shape;

static const deed_shape deed_shapes[VERBS] = {
    [ACT_MOVE] = {DEED_MOVE, H_AT, I_AT, NONE},
    [ACT_RIDE] = {DEED_MOVE, H_AT, I_AT, NONE},
    [ACT_FOOT_MOVE] = {DEED_MOVE, H_AT, I_AT, NONE},
    [ACT_BISHOP_MOVE] = {DEED_MOVE, H_AT, I_AT, NONE},
    [ACT_MARCH] = {DEED_MOVE, H_AT, I_AT, NONE},
    [ACT_REDEPLOY] = {DEED_MOVE, H_AT, I_AT, NONE},
    [ACT_ENSIGN] = {DEED_MOVE, I_AT, J_AT, NONE},
    [ACT_CHARGE] = {DEED_ATTACK, H_AT, I_AT, J_AT},
    [ACT_MARSHALL] = {DEED_ATTACK, I_AT, NONE, J_AT},
    [ACT_ATTACK] = {DEED_ATTACK, H_AT, NONE, I_AT},
    [ACT_SHOT] = {DEED_ATTACK, H_AT, NONE, I_AT},
    [ACT_FOOT_ATTACK] = {DEED_ATTACK, H_AT, NONE, I_AT},
    [ACT_BISHOP_ATTACK] = {DEED_ATTACK, H_AT, NONE, I_AT},
    [ACT_GUARD] = {DEED_ATTACK, H_AT, NONE, I_AT},
    [ACT_SACRIFICE] = {DEED_ATTACK, H_AT, NONE, I_AT},
    [ACT_CONTROL] = {DEED_CONTROL, H_AT, NONE, NONE},
    [ACT_FOOT_CONTROL] = {DEED_CONTROL, H_AT, NONE, NONE},
    [ACT_EARL] = {DEED_CONTROL, H_AT, NONE, NONE},
    [ACT_HERALD] = {DEED_BOLSTER, I_AT, NONE, NONE},
};

static inline uint8_t hex_at(vx_action action, int at)
{
    return (uint8_t)(at == NONE ? NO_HEX : action >> at & 63);
}

/* An action without a deed has no hexes: its shape is all zeros. */
static inline deeds read_deeds(vx_action action)
{
    deed_shape shape = deed_shapes[verb_of(action)];
    if (shape.kind == DEED_OTHER) return (deeds){DEED_OTHER, NO_HEX, NO_HEX, NO_HEX};
    return (deeds){(deed)shape.kind, hex_at(action, shape.from_at), hex_at(action, shape.to_at),
                   hex_at(action, shape.target_at)};
}

/* ---- Clues ---- */

outlook_of_acts wc_look(const war_chest *s)
{
    int seat = s->actor >= 0 ? s->actor : s->turn, faction = faction_of(seat);
    wc_strikes threat = wc_strikes_of(s, !faction);
    bool nearly = s->markers - __builtin_popcountll(s->marks[faction]) <= 1;
    bool beset = s->markers - __builtin_popcountll(s->marks[!faction]) <= 1;
    return (outlook_of_acts){
        .s = s,
        .seat = seat,
        .faction = faction,
        .own_units = __builtin_popcountll(s->side[faction]),
        .urgency = nearly * 2 + beset,
        .goals = s->locations & ~s->marks[faction],
        .prey_goals = s->locations & ~s->marks[!faction],
        .struck = threat.once,
        .struck_twice = threat.twice,
    };
}

/* Clues are written down for whoever learns; in play their weights are added up at once. */
typedef struct {
    uint16_t *out; /* NULL: in play */
    int count, sum;
} clue_list;

#define INLINE static inline __attribute__((always_inline))

INLINE void add(clue_list *l, int clue)
{
    if (l->out != NULL)
        l->out[l->count++] = (uint16_t)clue;
    else
        l->sum += wc_clue_weights[clue];
}

static int at_most(int value, int limit)
{
    return value < limit ? value : limit;
}

static int coins_at_hand(const outlook_of_acts *at, int type)
{
    return coins_of_type(at->s, at->seat, at->s->hand[at->seat], type);
}

/* Of an enemy that could come: at an empty hex whoever stands there next would be struck. */
static int danger_at(const outlook_of_acts *at, int hex)
{
    return has(at->struck, hex) + has(at->struck_twice, hex);
}

INLINE void add_from(clue_list *l, const outlook_of_acts *at, const deeds *d)
{
    const war_chest *s = at->s;
    int stack = s->unit_at[d->from] == NO_UNIT ? 1 : s->stack[s->unit_at[d->from]];
    int stand = (int)d->kind * CLOSENESS + wc_closeness(at->goals, d->from);
    add(l, CLUE_FROM + (stand * DANGERS + danger_at(at, d->from)) * 2 + (stack > 1));
}

INLINE void add_way(clue_list *l, const outlook_of_acts *at, const act *a, const deeds *d)
{
    const war_chest *s = at->s;
    int unit = s->unit_at[d->from], stack = unit == NO_UNIT ? 1 : s->stack[unit];
    int danger = danger_at(at, d->to);
    bool meets = (wc_around[d->to] & s->side[!at->faction]) != 0;
    bool goes_on = coins_at_hand(at, a->u) > 1;
    int way = wc_closeness(at->goals, d->from) * CLOSENESS + wc_closeness(at->goals, d->to);
    add(l, CLUE_WAY + way * DANGERS + danger);
    add(l, CLUE_THERE + ((danger * 2 + (stack > 1)) * 2 + meets) * 2 + goes_on);
    add(l, CLUE_HEX + wc_seen_from(at->faction, d->to));
}

INLINE void add_victim(clue_list *l, const outlook_of_acts *at, const deeds *d)
{
    const war_chest *s = at->s;
    int unit = s->unit_at[d->target];
    if (unit == NO_UNIT) return;
    int stack = s->stack[unit], near = wc_closeness(at->prey_goals, d->target);
    add(l, CLUE_VICTIM + s->kind[unit] * STACKS + at_most(stack, STACKS) - 1);
    bool bites = (wc_reach_of(s->kind[unit], d->target) & s->side[at->faction]) != 0;
    add(l, CLUE_PREY + (near * 2 + bites) * 2 + (stack > 1));
}

INLINE void add_control(clue_list *l, const outlook_of_acts *at, const deeds *d)
{
    const war_chest *s = at->s;
    int left = s->markers - __builtin_popcountll(s->marks[at->faction]);
    int takes = has(s->marks[!at->faction], d->from);
    add(l, CLUE_MARKER + takes * (LEFT_MAX + 1) + at_most(left < 0 ? 0 : left, LEFT_MAX));
}

INLINE void add_deploy(clue_list *l, const outlook_of_acts *at, const act *a)
{
    add(l, CLUE_LANDING + a->u * CLOSENESS + wc_closeness(at->goals, a->h));
    add(l, CLUE_ARRIVAL + danger_at(at, a->h) * BOARD_MAX + at_most(at->own_units, BOARD_MAX - 1));
    add(l, CLUE_HEX + wc_seen_from(at->faction, a->h));
}

/* On the board: the type of a coin, of which Footmen may be two. */
static int unit_on_board(const outlook_of_acts *at, int type)
{
    int slot = type < UNIT_TYPES ? slot_of(at->s, at->seat, type) : -1;
    int unit = slot < 0 ? NO_UNIT : at->seat * UNITS_EACH + slot;
    return unit == NO_UNIT || at->s->place[unit] == NO_HEX ? NO_UNIT : unit;
}

INLINE void add_bolster(clue_list *l, const outlook_of_acts *at, int type)
{
    int unit = unit_on_board(at, type);
    if (unit == NO_UNIT) return;
    int hex = at->s->place[unit];
    add(l, CLUE_BOLSTER + type * STACKS + at_most(at->s->stack[unit], STACKS) - 1);
    add(l, CLUE_STRONGER + wc_closeness(at->goals, hex) * DANGERS + danger_at(at, hex));
}

INLINE void add_recruit(clue_list *l, const outlook_of_acts *at, int type)
{
    const war_chest *s = at->s;
    int slot = slot_of(s, at->seat, type);
    if (slot < 0 || slot >= ROYAL_SLOT) return;
    zone round = s->hand[at->seat] + s->bag[at->seat] + s->up[at->seat] + s->down[at->seat];
    add(l, CLUE_RECRUIT + type * 2 + (unit_on_board(at, type) != NO_UNIT));
    add(l, CLUE_STOCK + at_most(coins_in(s->supply[at->seat], slot), COUNT_MAX - 1) * COUNT_MAX +
               at_most(coins_in(round, slot), COUNT_MAX - 1));
}

INLINE void add_spent(clue_list *l, const outlook_of_acts *at, const act *a)
{
    int how = a->verb == ACT_CLAIM ? 0 : a->verb == ACT_RECRUIT ? 1 : 2;
    bool stands = unit_on_board(at, a->u) != NO_UNIT;
    add(l, CLUE_SPENT + (how * 2 + stands) * HANDS + at_most(coins_at_hand(at, a->u), HANDS - 1));
}

INLINE void add_claim(clue_list *l, const outlook_of_acts *at)
{
    const war_chest *s = at->s;
    int own = size_of_zone(s->hand[at->seat]);
    int next = size_of_zone(s->hand[(at->seat + 1) % s->players]);
    add(l, CLUE_CLAIM + at_most(own, HANDS - 1) * HANDS + at_most(next, HANDS - 1));
}

INLINE void add_clues(clue_list *l, const outlook_of_acts *at, vx_action action)
{
    const war_chest *s = at->s;
    act a = unpack_act(action);
    deeds d = read_deeds(action);
    int hand = at_most(size_of_zone(s->hand[at->seat]), HANDS - 1);
    add(l, CLUE_COIN + a.verb * COINS + at_most(a.u, COINS - 1));
    add(l, CLUE_HAND + (a.verb * HANDS + hand) * 2 + (faction_of(s->init) == at->faction));
    add(l, CLUE_URGENCY + a.verb * URGENCIES + at->urgency);
    if (d.from != NO_HEX) add_from(l, at, &d);
    if (d.to != NO_HEX) add_way(l, at, &a, &d);
    if (d.target != NO_HEX) add_victim(l, at, &d);
    if (d.kind == DEED_CONTROL) add_control(l, at, &d);
    if (a.verb == ACT_DEPLOY) add_deploy(l, at, &a);
    if (a.verb == ACT_BOLSTER) add_bolster(l, at, a.u);
    if (a.verb == ACT_RECRUIT) add_recruit(l, at, a.v);
    if (a.verb == ACT_CLAIM || a.verb == ACT_RECRUIT || a.verb == ACT_PASS) add_spent(l, at, &a);
    if (a.verb == ACT_CLAIM) add_claim(l, at);
}

int wc_list_clues(const outlook_of_acts *at, vx_action action, uint16_t out[CLUES_MAX])
{
    clue_list l = {.out = out};
    add_clues(&l, at, action);
    return l.count;
}

void wc_order(const void *state, const vx_action *actions, int count, int *out)
{
    outlook_of_acts at = wc_look(state);
    for (int i = 0; i < count; i++) {
        clue_list l = {.out = NULL};
        add_clues(&l, &at, actions[i]);
        out[i] = l.sum;
    }
}
