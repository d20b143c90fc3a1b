/* SPDX-License-Identifier: MIT */
/* rounds.c - PB-21 to PB-28 and PB-78 to PB-82: turns, the end of a round, and the end. */
#include "games/pocket-battles/battle.h"

/* ---- The end ---- */

static void clear_turn(battle *b)
{
    b->redeployed = b->control = b->doubled = b->after = b->excite = b->galvanize = NONE;
}

static void end_battle(battle *b, int winner)
{
    clear_turn(b);
    b->phase = PHASE_OVER;
    b->winner = (uint8_t)winner;
    b->active = 0;
}

void pb_concede(battle *b) /* PB-79 */
{
    end_battle(b, !b->active);
}

/* What counts as destroyed for a side. PB-T5, A-29: its own living Prestige tile is added. */
int pb_tally(const battle *b, int seat)
{
    const side *own = &b->side[seat];
    int tally = b->side[!seat].lost;
    if (own->bearers[PRESTIGE] == 0) return tally;
    for (int troop = 0; troop < own->troop_count; troop++)
        if (own->wounds[troop] != DEAD && (facts_of(own, troop)->traits & BIT(PRESTIGE)))
            tally += facts_of(own, troop)->cost;
    return tally;
}

/* PB-81, PB-82: the greater cost wins, the defender if it is equal. */
static int leader_of(const battle *b)
{
    int first = pb_tally(b, 0), second = pb_tally(b, 1);
    if (first == second) return !b->attacker;
    return first < second;
}

/* PB-80, A-2: half of what the enemy's army really cost. */
bool pb_has_destroyed_half(const battle *b, int seat)
{
    return 2 * pb_tally(b, seat) >= b->side[!seat].cost;
}

static bool is_decided(const battle *b)
{
    return pb_has_destroyed_half(b, 0) || pb_has_destroyed_half(b, 1) ||
           b->round - b->last_loss >= b->quiet_rounds; /* */
}

/* If only one side has destroyed half, it wins even with the smaller cost. */
static int winner_of(const battle *b)
{
    bool first = pb_has_destroyed_half(b, 0), second = pb_has_destroyed_half(b, 1);
    return first != second ? second : leader_of(b);
}

/* ---- Turns ---- */

static void end_round(battle *b);

static int first_of_round(const battle *b, int round) /* PB-26 */
{
    return round % 2 == 1 ? b->attacker : !b->attacker;
}

/* PB-24, PB-25, A-7: only who has a token takes a turn. */
void pb_settle_turn(battle *b)
{
    b->phase = PHASE_ORDER;
    if (b->side[b->active].free > 0) return;
    b->active = !b->active;
    if (b->side[b->active].free == 0) end_round(b);
}

void pb_end_turn(battle *b)
{
    clear_turn(b);
    b->active = !b->active; /* PB-22 */
    pb_settle_turn(b);
}

static void start_round(battle *b)
{
    b->round++;
    b->active = (uint8_t)first_of_round(b, b->round);
    pb_settle_turn(b);
}

/* PB-8, PB-T6: the tokens come out when the armies lie open. */
void pb_start_battle(battle *b)
{
    for (int seat = 0; seat < SIDES; seat++) {
        side *s = &b->side[seat];
        s->free = (uint8_t)(b->size / 10 + pb_leaders(s));
    }
    start_round(b);
}

/* ---- The end of a round ---- */

static bool is_wounded(const side *s, int troop)
{
    return s->wounds[troop] != DEAD && s->wounds[troop] > 0;
}

/* The wounds come off and are orders again. */
static int free_wounds(side *s, int troop)
{
    int wounds = s->wounds[troop];
    s->wounds[troop] = 0;
    s->health[s->unit[troop]] = (uint8_t)(s->health[s->unit[troop]] + wounds);
    return wounds;
}

static void regenerate(side *s) /* PB-T27 */
{
    if (s->bearers[REGENERATE] == 0) return;
    for (int troop = 0; troop < s->troop_count; troop++)
        if (is_wounded(s, troop) && has_trait(s, s->unit[troop], REGENERATE))
            pb_gain_tokens(s, free_wounds(s, troop));
}

/* PB-27: orders and the tokens of the dead come back; wounds on the living stay. */
static void take_tokens_back(side *s)
{
    int tokens = s->passed + s->aside;
    for (int unit = 0; unit < s->unit_count; unit++) {
        tokens += s->orders[unit];
        s->orders[unit] = 0;
    }
    s->passed = s->aside = 0;
    pb_gain_tokens(s, tokens);
}

static void close_round(battle *b)
{
    if (is_decided(b)) {
        end_battle(b, winner_of(b));
        return;
    }
    for (int seat = 0; seat < SIDES; seat++) take_tokens_back(&b->side[seat]);
    start_round(b);
}

static bool has_wounded(const side *s)
{
    for (int troop = 0; troop < s->troop_count; troop++)
        if (is_wounded(s, troop)) return true;
    return false;
}

/* PB-28, A-6: both may eliminate their wounded, the first player of the next round last. */
static void offer_culls(battle *b, int from)
{
    int last = first_of_round(b, b->round + 1);
    b->phase = PHASE_CULL;
    for (int seat = from;; seat = last) {
        b->active = (uint8_t)seat;
        if (has_wounded(&b->side[seat])) return;
        if (seat == last) break;
    }
    close_round(b);
}

static void end_round(battle *b)
{
    for (int seat = 0; seat < SIDES; seat++) regenerate(&b->side[seat]);
    offer_culls(b, !first_of_round(b, b->round + 1));
}

static void end_culls(battle *b)
{
    int last = first_of_round(b, b->round + 1);
    if (b->active == last)
        close_round(b);
    else
        offer_culls(b, last);
}

static void cull_troop(battle *b, int troop)
{
    side *s = &b->side[b->active];
    int tokens = free_wounds(s, troop);
    pb_destroy_troop(b, b->active, troop);
    pb_gain_tokens(s, tokens);
}

static void cull_unit(battle *b, int unit)
{
    side *s = &b->side[b->active];
    int tokens = 0;
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (is_wounded(s, troop)) tokens += free_wounds(s, troop);
    pb_destroy_unit(b, b->active, unit);
    pb_gain_tokens(s, tokens);
}

void pb_apply_cull(battle *b, const act *a)
{
    if (a->kind == ACT_CULL) cull_troop(b, pb_find_troop(&b->side[b->active], a->x));
    if (a->kind == ACT_CULL_UNIT) cull_unit(b, code_unit(a->x));
    if (a->kind == ACT_DONE || !has_wounded(&b->side[b->active])) end_culls(b);
}

/* ---- Listing and checking eliminations ---- */

vx_action *pb_list_culls(const battle *b, vx_action *out)
{
    const side *s = &b->side[b->active];
    unit_set seen = 0;
    *out++ = pack(ACT_DONE, 0, 0, 0);
    for (int troop = 0; troop < s->troop_count; troop++) {
        if (!is_wounded(s, troop)) continue;
        int unit = s->unit[troop];
        if (!b->cull_unit)
            *out++ = pack(ACT_CULL, s->tile[troop], 0, 0);
        else if ((seen & BIT(unit)) == 0)
            *out++ = pack(ACT_CULL_UNIT, unit_code(b->active, unit), 0, 0);
        seen |= BIT(unit);
    }
    return out;
}

static bool unit_is_wounded(const side *s, int unit)
{
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (is_wounded(s, troop)) return true;
    return false;
}

bool pb_check_cull(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other_way = {"PB-28",
                                         {"this battle eliminates the other way (option cull)",
                                          "в этой битве убирают иначе (параметр cull)"}};
    static const vx_message not_wounded = {
        "PB-28",
        {"only wounded troops of one's own are eliminated", "убирают только своих раненых"}};
    const side *s = &b->side[b->active];
    if (a->kind == ACT_DONE) return true;
    if (b->cull_unit != (a->kind == ACT_CULL_UNIT)) return vx_refuse(why, &other_way);
    if (a->kind == ACT_CULL_UNIT) {
        bool wounded = code_seat(a->x) == b->active && unit_is_wounded(s, code_unit(a->x));
        return wounded || vx_refuse(why, &not_wounded);
    }
    int troop = pb_find_troop(s, a->x);
    return (troop != NONE && is_wounded(s, troop)) || vx_refuse(why, &not_wounded);
}
