/* SPDX-License-Identifier: MIT */
/* playout.c - random play without lists: the legal actions are counted coin by coin, and only the
 * one that is drawn is made. The sets are those of targets.h, in which list.c and check.c look too. */
#include "core/random.h"
#include "games/war-chest/listing.h"

/* ---- Counting sets and zones ---- */

static inline int hexes_in(hex_set set)
{
    return __builtin_popcountll(set);
}

/* The hex at `index` in a set that has so many. */
static inline int hex_at(hex_set set, int index)
{
    for (; index > 0; index--) set &= set - 1;
    return first_hex(set);
}

/* The same for the neighbours of a hex, at most six, without a branch that would be guessed wrong. */
static inline int neighbour_at(hex_set set, int index)
{
    for (int i = 0; i < DIRECTIONS - 1; i++) set &= set - (hex_set)(i < index);
    return first_hex(set);
}

/* The top bit of each byte in which there are coins. */
static inline uint64_t filled_slots(zone z)
{
    return (z + 0x7F7F7F7F7F7F7F7Fu) & 0x8080808080808080u;
}

static inline int types_in(zone z)
{
    return (int)((filled_slots(z) >> 7) * 0x0101010101010101u >> 56);
}

static inline int type_at(const war_chest *s, int seat, zone z, int index)
{
    uint64_t filled = filled_slots(z);
    for (; index > 0; index--) filled &= filled - 1;
    return s->kind[seat * UNITS_EACH + (__builtin_ctzll(filled) >> 3)];
}

/* ---- What is the same for every coin of a turn ---- */

typedef struct {
    outlook at;
    vx_action by;
    int seat, face_down; /* ways to play a coin face down */
    bool may_claim;
} turn_facts;

static inline turn_facts look_at_turn(const war_chest *s, vx_action by, int seat)
{
    turn_facts turn = {.at = look_out(s, faction_of(seat)),
                       .by = by,
                       .seat = seat,
                       .may_claim = can_claim(s, seat)};
    turn.face_down = 1 + turn.may_claim + types_in(s->supply[seat]);
    return turn;
}

/* ---- Tactics ---- */

static int count_cavalry(const war_chest *s, int faction, int hex, int stack)
{
    int count = 0;
    hex_set victims = attackable(s, faction, stack);
    hex_set ways = step_targets(s, hex) & hexes_next_to(victims & within_two(hex));
    for (; ways != 0; ways &= ways - 1) count += hexes_in(wc_around[first_hex(ways)] & victims);
    return count;
}

static int count_lancer(const war_chest *s, int faction, int hex, int stack)
{
    int count = 0;
    hex_set victims = attackable(s, faction, stack), empty = empty_hexes(s);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const lancer_way way = look_ahead(empty, hex, direction);
        for (int i = 0; i < 2; i++) count += way.is_free[i] & has(victims, way.hex[i + 1]);
    }
    return count;
}

static int count_ensign(const war_chest *s, int faction, int hex)
{
    int count = 0;
    hex_set friends = within_two(hex) & s->side[faction];
    for (; friends != 0; friends &= friends - 1)
        count += hexes_in(ensign_targets(s, hex, first_hex(friends)));
    return count;
}

/* Plain attacks of all these units. */
static int count_attacks_by(const war_chest *s, hex_set units)
{
    int count = 0;
    for (; units != 0; units &= units - 1)
        count += hexes_in(unit_attack_targets(s, s->unit_at[first_hex(units)]));
    return count;
}

static int count_bishop(const war_chest *s, int seat, int hex, int stack)
{
    hex_set victims = attack_targets(s, faction_of(seat), BISHOP, hex, stack);
    return types_in(s->supply[seat]) * hexes_in(step_targets(s, hex) | victims);
}

static int count_herald(const war_chest *s, int faction, int hex)
{
    int count = 0;
    for (hex_set near = wc_around[hex] & s->side[faction]; near != 0; near &= near - 1)
        count += can_be_bolstered_by_herald(s, s->unit_at[first_hex(near)]);
    return count;
}

__attribute__((noinline)) static int count_tactic(const war_chest *s, int seat, int type, int hex,
                                                  int stack)
{
    int faction = faction_of(seat);
    switch (type) {
    case ARCHER:
    case CROSSBOWMAN:
        return hexes_in(shot_targets(s, faction, type, hex, stack));
    case CAVALRY:
        return count_cavalry(s, faction, hex, stack);
    case LANCER:
        return count_lancer(s, faction, hex, stack);
    case LIGHT_CAVALRY:
        return hexes_in(light_cavalry_targets(s, hex));
    case ENSIGN:
        return count_ensign(s, faction, hex);
    case MARSHALL:
        return count_attacks_by(s, within_two(hex) & s->side[faction]);
    case BISHOP:
        return count_bishop(s, seat, hex, stack);
    case HERALD:
        return count_herald(s, faction, hex);
    default: /* EARL */
        return can_control(s, faction, hex) && wc_earl_has_decree(s, seat, hex);
    }
}

/* ---- A unit coin ---- */

/* Where a unit on `hex` may step and whom it may attack: no hex is both. */
static inline hex_set manoeuvres(const outlook *at, int type, int hex, int stack)
{
    hex_set reach = 0 - (hex_set)attacks_plainly(type);
    return wc_around[hex] & (at->empty | (reach & at->victims[stack >= 2]));
}

/* What a unit can do by an ordinary action. */
static inline int count_ordinary(const war_chest *s, const turn_facts *turn, int unit)
{
    int hex = s->place[unit];
    return 1 + hexes_in(manoeuvres(&turn->at, s->kind[unit], hex, s->stack[unit])) +
           has(turn->at.open, hex);
}

/* WC-FOOTMAN-03: two Footmen, each of them alone, and then each may begin the tactic: the same again,
 * but for the bolstering. */
static int count_footmen(const war_chest *s, const turn_facts *turn, int first)
{
    int second = turn->seat * UNITS_EACH + SECOND_FOOTMAN, count = count_ordinary(s, turn, first);
    if (s->place[second] == NO_HEX)
        return count + hexes_in(deploy_targets(s, faction_of(turn->seat), FOOTMAN));
    return 2 * (count + count_ordinary(s, turn, second)) - 2;
}

static inline int count_unit_coin(const war_chest *s, const turn_facts *turn, int slot)
{
    int unit = turn->seat * UNITS_EACH + slot, type = s->kind[unit], hex = s->place[unit];
    if (hex == NO_HEX) return hexes_in(deploy_targets(s, faction_of(turn->seat), type));
    if (type == FOOTMAN) return count_footmen(s, turn, unit);
    int count = count_ordinary(s, turn, unit);
    if ((WITH_TACTIC >> type & 1) == 0) return count;
    return count + count_tactic(s, turn->seat, type, hex, s->stack[unit]);
}

static vx_action decode_from_tactic(const war_chest *s, const turn_facts *turn, int unit, int index)
{
    vx_action room[WC_ACTION_CAP];
    wc_list_tactic(s, turn->by, turn->seat, s->kind[unit], s->place[unit], s->stack[unit], room);
    return room[index];
}

static vx_action decode_from_footmen(const war_chest *s, const turn_facts *turn, int unit,
                                     int index)
{
    vx_action room[WC_ACTION_CAP];
    wc_list_footmen(s, turn->by, turn->seat, unit, room);
    return room[index];
}

static inline vx_action decode_unit_coin(const war_chest *s, const turn_facts *turn, int slot,
                                         int index)
{
    int unit = turn->seat * UNITS_EACH + slot, type = s->kind[unit], hex = s->place[unit];
    vx_action base = turn->by | field(type, U_AT);
    if (hex == NO_HEX) {
        hex_set landing = deploy_targets(s, faction_of(turn->seat), type);
        return base | ACT_DEPLOY | field(hex_at(landing, index), H_AT);
    }
    if (type == FOOTMAN) return decode_from_footmen(s, turn, unit, index);
    base |= field(hex, H_AT);
    hex_set near = manoeuvres(&turn->at, type, hex, s->stack[unit]);
    int count = hexes_in(near);
    if (index < count) {
        int to = neighbour_at(near, index);
        return base | (has(turn->at.empty, to) ? ACT_MOVE : ACT_ATTACK) | field(to, I_AT);
    }
    index -= count;
    if (index == 0) return base | ACT_BOLSTER;
    index -= 1 + has(turn->at.open, hex);
    return index < 0 ? base | ACT_CONTROL : decode_from_tactic(s, turn, unit, index);
}

/* ---- The Royal coin ---- */

static int count_pairs(zone supply)
{
    int count = size_of_zone(supply) == 1, types = types_in(supply);
    for (int slot = 0; slot < ROYAL_SLOT; slot++) count += coins_in(supply, slot) > 1;
    return count + types * (types - 1) / 2;
}

static int count_marches(const war_chest *s, hex_set units)
{
    int count = 0;
    for (; units != 0; units &= units - 1) {
        int hex = first_hex(units);
        if (s->stack[s->unit_at[hex]] >= 2) count += hexes_in(step_targets(s, hex));
    }
    return count;
}

static int count_redeploys(const war_chest *s, int faction)
{
    int count = 0;
    for (hex_set units = s->side[faction]; units != 0; units &= units - 1)
        count += hexes_in(redeploy_targets(s, s->marks[faction], s->unit_at[first_hex(units)]));
    return count;
}

static int count_hands(const war_chest *s, int faction)
{
    int count = 0;
    for (int other = faction; other < s->players; other += 2) count += s->hand[other] != 0;
    return count;
}

static int count_decree(const war_chest *s, int seat, decree which)
{
    int faction = faction_of(seat);
    if (!wc_is_usable(s, seat, which, s->marks[faction])) return 0;
    switch (which) {
    case ENLIST:
        return count_pairs(s->supply[seat]);
    case GUARD:
        return count_attacks_by(s, s->side[faction] & s->marks[faction]);
    case MARCH:
        return count_marches(s, s->side[faction]);
    case REDEPLOY:
        return count_redeploys(s, faction);
    case REINFORCE:
        return types_in(s->out[seat]);
    case SACRIFICE:
        return count_attacks_by(s, s->side[faction]);
    default: /* SPY */
        return count_hands(s, !faction);
    }
}

static unsigned free_decrees(const war_chest *s, int seat)
{
    return s->decrees & ~(unsigned)s->seals[faction_of(seat)];
}

/* Where the Royal Guard of this seat may ride. */
static hex_set royal_rides(const war_chest *s, int seat)
{
    int guard = unit_of_type(s, ROYAL_GUARD);
    if (guard == NO_UNIT || unit_seat(guard) != seat) return 0;
    return royal_guard_targets(s, faction_of(seat), s->place[guard]);
}

static int count_royal_coin(const war_chest *s, int seat)
{
    int count = hexes_in(royal_rides(s, seat));
    for (unsigned rest = free_decrees(s, seat); rest != 0; rest &= rest - 1)
        count += count_decree(s, seat, (decree)__builtin_ctz(rest));
    return count;
}

static vx_action decode_from_decree(const war_chest *s, const turn_facts *turn, decree which,
                                    int index)
{
    vx_action room[WC_ACTION_CAP];
    wc_list_decree(s, turn->by, turn->seat, which, room);
    return room[index];
}

static vx_action decode_royal_coin(const war_chest *s, const turn_facts *turn, int index)
{
    hex_set rides = royal_rides(s, turn->seat);
    if (index < hexes_in(rides))
        return start_act(ACT_RIDE, turn->by) | field(ROYAL_GUARD, U_AT) |
               field(s->place[unit_of_type(s, ROYAL_GUARD)], H_AT) |
               field(hex_at(rides, index), I_AT);
    index -= hexes_in(rides);
    unsigned rest = free_decrees(s, turn->seat);
    for (int count; (rest & (rest - 1)) != 0; rest &= rest - 1, index -= count) {
        count = count_decree(s, turn->seat, (decree)__builtin_ctz(rest));
        if (index < count) break;
    }
    return decode_from_decree(s, turn, (decree)__builtin_ctz(rest), index);
}

/* ---- Any coin ---- */

static inline int count_coin(const war_chest *s, const turn_facts *turn, int slot)
{
    return turn->face_down +
           (slot == ROYAL_SLOT ? count_royal_coin(s, turn->seat) : count_unit_coin(s, turn, slot));
}

static inline vx_action decode_face_down(const war_chest *s, const turn_facts *turn, int type,
                                         int index)
{
    vx_action coin = turn->by | field(type, U_AT);
    if (index == 0) return coin | ACT_PASS;
    index -= 1 + turn->may_claim;
    if (index < 0) return coin | ACT_CLAIM;
    int recruit = type_at(s, turn->seat, s->supply[turn->seat], index);
    return coin | ACT_RECRUIT | field(recruit, V_AT);
}

static inline vx_action decode_coin(const war_chest *s, const turn_facts *turn, int slot, int index)
{
    if (index < turn->face_down)
        return decode_face_down(s, turn, slot_type(s, turn->seat, slot), index);
    index -= turn->face_down;
    if (slot == ROYAL_SLOT) return decode_royal_coin(s, turn, index);
    return decode_unit_coin(s, turn, slot, index);
}

/* ---- A decision ---- */

/* The types of a hand and how many actions they can buy, each with those before it. */
typedef struct {
    int slot[SLOTS], up_to[SLOTS], types;
} hand_facts;

static inline int count_hand(const war_chest *s, const turn_facts *turn, zone coins,
                             hand_facts *out)
{
    int total = 0, types = 0;
    do {
        int slot = first_slot(coins);
        coins = without_slot(coins, slot);
        total += count_coin(s, turn, slot);
        out->slot[types] = slot;
        out->up_to[types++] = total;
    } while (coins != 0);
    out->types = types;
    return total;
}

static inline vx_action decode_hand(const war_chest *s, const turn_facts *turn,
                                    const hand_facts *hand, int index)
{
    int i = 0, before = 0;
    for (; i < hand->types - 1 && index >= hand->up_to[i]; i++) before = hand->up_to[i];
    return decode_coin(s, turn, hand->slot[i], index - before);
}

static inline bool is_turn(const war_chest *s)
{
    return s->node == NODE_PLAY;
}

static int count(const void *state)
{
    const war_chest *s = state;
    vx_action room[WC_ACTION_CAP];
    if (!is_turn(s)) return wc_list(s, room);
    const turn_facts turn = look_at_turn(s, 0, s->actor);
    hand_facts hand;
    return count_hand(s, &turn, coins_at_hand(s, s->actor), &hand);
}

static vx_action decode(const void *state, int index)
{
    const war_chest *s = state;
    vx_action room[WC_ACTION_CAP];
    if (!is_turn(s)) {
        wc_list(s, room);
        return room[index];
    }
    const turn_facts turn = look_at_turn(s, 0, s->actor);
    hand_facts hand;
    count_hand(s, &turn, coins_at_hand(s, s->actor), &hand);
    return decode_hand(s, &turn, &hand, index);
}

/* ---- The playout ---- */

static inline void play_coin(war_chest *s, vx_random *random)
{
    const turn_facts turn = look_at_turn(s, 0, s->actor);
    hand_facts hand;
    int total = count_hand(s, &turn, s->hand[turn.seat], &hand);
    int index = (int)vx_number_below(random, (uint32_t)total);
    wc_apply_play(s, decode_hand(s, &turn, &hand, index));
}

/* Three tickets from one number: each takes the high half of a product and leaves the low half to
 * the next. Numbers that would make some tickets likelier than others are drawn again. */
static void draw_tickets(vx_random *random, uint32_t coins, uint32_t ticket[HAND_SIZE])
{
    uint32_t ways = coins * (coins - 1) * (coins - 2), rest;
    do {
        rest = (uint32_t)(vx_next_number(random) >> 32);
        for (uint32_t i = 0; i < HAND_SIZE; i++) {
            uint64_t product = (uint64_t)rest * (coins - i);
            ticket[i] = (uint32_t)(product >> 32);
            rest = (uint32_t)product;
        }
    } while (__builtin_expect(rest < ways, 0) && rest < (0u - ways) % ways);
}

/* WC-ROUND-02: three coins out of a bag that holds as many. */
static inline void draw_hand(war_chest *s, int seat, vx_random *random)
{
    uint32_t ticket[HAND_SIZE];
    zone bag = s->bag[seat];
    draw_tickets(random, (uint32_t)size_of_zone(bag), ticket);
    for (int i = 0; i < HAND_SIZE; i++) bag -= one_coin(slot_at(bag, ticket[i]));
    s->hand[seat] = s->bag[seat] - bag;
    s->bag[seat] = bag;
}

/* WC-ROUND-03 to WC-ROUND-05: the bag does not suffice, or the hand is not empty. */
SELDOM static int draw_coins(war_chest *s, int seat, vx_random *random)
{
    int coins = 0;
    for (int held = size_of_zone(s->hand[seat]); held < HAND_SIZE; held++, coins++) {
        if (s->bag[seat] == 0) {
            s->bag[seat] = s->up[seat] + s->down[seat];
            s->up[seat] = s->down[seat] = 0;
        }
        zone bag = s->bag[seat];
        if (bag == 0) break;
        zone coin = one_coin(slot_at(bag, vx_number_below(random, (uint32_t)size_of_zone(bag))));
        s->bag[seat] -= coin;
        s->hand[seat] += coin;
    }
    return coins;
}

/* The rest of the draw phase; returns how many coins were drawn. */
static inline int draw_hands(war_chest *s, vx_random *random)
{
    int coins = 0;
    for (int seat = s->drawer; seat < s->players; seat++) {
        if (s->hand[seat] == 0 && size_of_zone(s->bag[seat]) >= HAND_SIZE) {
            draw_hand(s, seat, random);
            coins += HAND_SIZE;
        } else {
            coins += draw_coins(s, seat, random);
        }
    }
    s->drawer = s->players; /* nobody is left to draw */
    wc_next_draw(s);
    return coins;
}

/* The set-up, and what happens inside a turn. */
SELDOM static void play_other(war_chest *s, vx_random *random)
{
    vx_action action;
    const vx_game_chance *chance = war_chest_game.chance;
    if (s->actor == VX_CHANCE) {
        action = chance->pick(s, vx_random_below(random, chance->total(s)));
    } else {
        vx_action room[WC_ACTION_CAP];
        int listed = wc_list(s, room);
        action = room[vx_random_below(random, (uint64_t)listed)];
    }
    war_chest_game.rules.apply(s, action);
}

static vx_played play(void *state, vx_random *random, uint64_t actions)
{
    war_chest *s = state;
    vx_played played = {0};
    wc_forget_everything(s);
    s->unrecorded = true;
    while (played.actions < actions && s->node != NODE_OVER) {
        if (__builtin_expect(is_turn(s), true)) {
            play_coin(s, random);
            played.decisions++;
            played.actions++;
        } else if (s->node == NODE_DRAW && s->depth == 0) {
            played.actions += (uint64_t)draw_hands(s, random);
        } else {
            played.decisions += s->actor != VX_CHANCE;
            played.actions++;
            play_other(s, random);
        }
    }
    s->unrecorded = false;
    return played;
}

const vx_game_playout wc_playout = {.count = count, .decode = decode, .play = play};
