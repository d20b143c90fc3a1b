/* SPDX-License-Identifier: MIT */
/* combat.c - PB-51 to PB-56, PB-65 to PB-69, PB-72: rolls, their hits, and whose blow comes next.
 *
 * A blow is one roll of one unit: PHASE_STRIKE where its owner may decline it, dice (PHASE_DICE for
 * Blood Lust), PHASE_ROLL, PHASE_TOUGH, the striker's own wounds, then the losses of whom it hits.
 * An order is a row of blows. */
#include <string.h>

#include "core/limit.h"
#include "games/pocket-battles/battle.h"

bool pb_is_shot(int blow)
{
    return blow == BLOW_SHOT || blow == BLOW_REACTION;
}

/* ---- Dice ---- */

uint32_t pb_faces_of(const side *s, int unit, bool white)
{
    const tile_facts *tiles = tiles_of(s);
    uint32_t faces = 0;
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (s->wounds[troop] != DEAD)
            faces += white ? tiles[s->tile[troop]].white : tiles[s->tile[troop]].black;
    return faces;
}

/* PB-51: one more on a charge; PB-T7: two if it was ordered. A-23: in its own blow only. */
static int charge_dice(const battle *b, const side *s)
{
    if (b->order != ORDER_CHARGE || b->blow != BLOW_ATTACK) return 0;
    bool counts = !(b->flags & FLAG_FREE) || b->impetus_free;
    return has_trait(s, b->striker, IMPETUS) && counts ? 2 : 1;
}

/* PB-51, PB-72 and the traits that add dice. */
int pb_count_dice(const battle *b)
{
    const side *s = &b->side[b->striker_side];
    bool own_order = b->blow == BLOW_ATTACK || b->blow == BLOW_SHOT;
    int dice = 1 + charge_dice(b, s);
    if (own_order && (b->flags & FLAG_EXCITED)) dice++; /* PB-T20 */
    if (pb_is_shot(b->blow)) return dice + pb_bonus(b, s, b->striker, SHOOTING);
    if (has_trait(s, b->striker, FURY)) dice += s->orders[b->striker]; /* PB-T26 */
    return dice + pb_bonus(b, s, b->striker, ENGAGEMENT);
}

int pb_dice_in_hand(const battle *b)
{
    return b->dice_left < HANDFUL ? b->dice_left : HANDFUL;
}

/* PB-52: a hit for every face of that value; PB-T17: more if there is one at all. */
int pb_hits_of(const battle *b, const uint8_t dice[FACES])
{
    const side *s = &b->side[b->striker_side];
    uint32_t faces = pb_faces_of(s, b->striker, pb_is_shot(b->blow));
    int hits = 0;
    for (int face = 0; face < FACES; face++) hits += dice[face] * faces_with(faces, face);
    return hits > 0 ? hits + pb_bonus(b, s, b->striker, WOUNDS) : 0;
}

int pb_count_hits(const battle *b)
{
    return pb_hits_of(b, b->faces);
}

static const uint16_t factorial[HANDFUL + 1] = {1, 1, 2, 6, 24, 120, 720};

/* In how many of all 6^n ways the dice fall like this. */
uint64_t pb_roll_weight(vx_action roll)
{
    int dice = 0, same = 1;
    for (int face = 0; face < FACES; face++) {
        dice += roll_count(roll, face);
        same *= factorial[roll_count(roll, face)];
    }
    return factorial[dice] / (uint64_t)same;
}

static vx_action *list_rolls_from(uint8_t count[FACES], int face, int left, vx_action *out)
{
    if (face == FACES - 1) {
        count[face] = (uint8_t)left;
        *out++ = pack_roll(count);
        return out;
    }
    for (int here = left; here >= 0; here--) {
        count[face] = (uint8_t)here;
        out = list_rolls_from(count, face + 1, left - here, out);
    }
    return out;
}

vx_action *pb_list_rolls(const battle *b, vx_action *out)
{
    uint8_t count[FACES];
    return list_rolls_from(count, 0, pb_dice_in_hand(b), out);
}

/* ---- A blow ---- */

static void clear_blow(battle *b)
{
    b->blow = NO_BLOW;
    b->striker = b->victim = NONE;
    b->striker_side = b->dice_left = b->rerolled = b->hits = b->share = 0;
    memset(b->faces, 0, sizeof b->faces);
}

static void end_blow(battle *b);

static void take_dice(battle *b, int number)
{
    b->dice_left = (uint8_t)number;
    b->phase = PHASE_ROLL;
}

void pb_start_blow(battle *b, int kind, int seat, int unit, int victim)
{
    const side *s = &b->side[seat];
    b->blow = (uint8_t)kind;
    b->striker_side = (uint8_t)seat;
    b->striker = (uint8_t)unit;
    b->victim = (uint8_t)victim;
    unit_set armed = pb_is_shot(kind) ? s->white : s->black;
    if ((armed & BIT(unit)) == 0) {
        end_blow(b); /* it cannot hit */
    } else if (has_trait(s, unit, BLOOD_LUST)) {
        b->phase = PHASE_DICE; /* the number of dice first */
    } else if (pb_may_decline(b)) {
        b->phase = PHASE_STRIKE;
    } else {
        take_dice(b, pb_count_dice(b));
    }
}

/* Strikes that PB-54, PB-68 and PB-T4 leave to the striker. */
bool pb_may_decline(const battle *b)
{
    return b->blow == BLOW_COUNTER || b->blow == BLOW_FREE || b->blow == BLOW_FIRST;
}

void pb_find_victims(const battle *b, unit_set out[SIDES])
{
    int seat = !b->striker_side;
    out[b->striker_side] = 0;
    out[seat] = BIT(b->victim);
    if (b->blow == BLOW_SHOT && b->side[seat].contact[b->victim] != 0)
        pb_combat_of(b, seat, b->victim, out); /* PB-73 */
}

bool pb_may_toughen(const battle *b) /* PB-T16, A-27 */
{
    unit_set victims[SIDES];
    if (b->rerolled) return false;
    pb_find_victims(b, victims);
    return (victims[!b->striker_side] & b->side[!b->striker_side].bearers[TOUGH]) != 0;
}

/* The next unit of those that share the hits: the other side's first. After the last of them the
 * share means nothing more; it must only not be 0, which says that no hit is dealt yet. */
static void allot_next_share(battle *b)
{
    while ((b->victims[0] | b->victims[1]) != 0) {
        int seat = b->victims[!b->striker_side] != 0 ? !b->striker_side : b->striker_side;
        int unit = first_unit(b->victims[seat]), share = b->share;
        b->victims[seat] &= ~BIT(unit);
        if ((b->victims[0] | b->victims[1]) == 0) b->share = b->hits;
        if (pb_begin_allotment(b, seat, unit, share, false)) return;
    }
    end_blow(b);
}

/* each of n units takes a n-th of the hits, rounded up. */
static void deal_hits(battle *b)
{
    unit_set victims[SIDES];
    pb_find_victims(b, victims);
    int count = count_units(victims[0]) + count_units(victims[1]);
    b->share = (uint8_t)((b->hits + count - 1) / count);
    b->victims[0] = victims[0];
    b->victims[1] = victims[1];
    allot_next_share(b);
}

/* The roll stands. PB-T23: its ones wound the striker before anybody else. */
static void take_roll(battle *b)
{
    bool lust = has_trait(&b->side[b->striker_side], b->striker, BLOOD_LUST);
    int own_wounds = lust ? b->faces[0] : 0;
    vx_require(pb_count_hits(b) <= HITS_MAX);
    b->hits = (uint8_t)pb_count_hits(b);
    if (own_wounds > 0 && pb_begin_allotment(b, b->striker_side, b->striker, own_wounds, true))
        return;
    b->allot_self = own_wounds > 0;
    pb_hits_are_allotted(b);
}

/* What is next after a unit has taken its losses. */
void pb_hits_are_allotted(battle *b)
{
    bool by_itself = b->allot_self || b->share == 0;
    b->allot_self = 0;
    if (!by_itself) {
        allot_next_share(b);
    } else if (is_alive(&b->side[b->striker_side], b->striker)) {
        if (b->hits > 0)
            deal_hits(b);
        else
            end_blow(b);
    } else {
        b->hits = 0; /* a unit that kills itself deals nothing */
        end_blow(b);
    }
}

static void settle_roll(battle *b)
{
    if (b->dice_left > 0) return; /* the next handful */
    if (pb_count_hits(b) > 0 && pb_may_toughen(b))
        b->phase = PHASE_TOUGH;
    else
        take_roll(b);
}

static void roll(battle *b, vx_action action)
{
    for (int face = 0; face < FACES; face++) {
        int count = roll_count(action, face);
        b->faces[face] = (uint8_t)(b->faces[face] + count);
        b->dice_left = (uint8_t)(b->dice_left - count);
    }
    settle_roll(b);
}

/* A First Strike that is not made leaves the counter-strike. */
static void decline(battle *b)
{
    if (b->blow == BLOW_FIRST) b->flags &= (uint8_t)~FLAG_STRUCK;
    end_blow(b);
}

/* ---- What follows a blow ---- */

/* PB-T9, A-26: destroyed by its own charge, and nobody holds it. */
static void charge_on(battle *b)
{
    side *own = &b->side[b->active];
    bool overwhelms = has_trait(own, b->actor, OVERWHELMING) || (b->flags & FLAG_GALVANIZED);
    if (overwhelms && own->contact[b->actor] == 0 && pb_can_charge(b, b->active, b->actor)) {
        b->flags = FLAG_FREE;
        b->target = NONE;
        b->phase = PHASE_AGAIN;
    } else {
        pb_end_order(b, b->actor);
    }
}

/* PB-46, PB-53, PB-54, PB-66: the struck unit alone strikes back, and only at the one that struck it;
 * not if First Strike has had its turn. */
static void after_attack(battle *b)
{
    bool actor_lives = is_alive(&b->side[b->active], b->actor);
    bool target_lives = is_alive(&b->side[!b->active], b->target);
    if (actor_lives && !target_lives && b->order == ORDER_CHARGE)
        charge_on(b);
    else if (actor_lives && target_lives && !(b->flags & FLAG_STRUCK))
        pb_start_blow(b, BLOW_COUNTER, !b->active, b->target, b->actor);
    else
        pb_end_order(b, b->actor);
}

static void leave_combat(battle *b) /* PB-69 */
{
    side *own = &b->side[b->active], *enemy = &b->side[!b->active];
    for (unit_set rest = own->contact[b->actor]; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest);
        enemy->contact[unit] &= ~BIT(b->actor);
        if (enemy->contact[unit] == 0) pb_return_to_front(enemy, unit); /* */
    }
    own->contact[b->actor] = 0;
    pb_return_to_front(own, b->actor);
    pb_end_order(b, b->actor);
}

/* PB-68, A-14: each enemy in contact strikes at the unit that leaves, without a charge die. */
void pb_next_striker(battle *b)
{
    const side *own = &b->side[b->active];
    b->strikers &= b->side[!b->active].alive;
    if (!is_alive(own, b->actor)) {
        b->strikers = 0;
        pb_end_order(b, b->actor);
    } else if (b->strikers == 0) {
        leave_combat(b);
    } else {
        int unit = first_unit(b->strikers);
        b->strikers &= ~BIT(unit);
        pb_start_blow(b, BLOW_FREE, !b->active, unit, b->actor);
    }
}

static void end_blow(battle *b)
{
    int kind = b->blow;
    pb_disband(b);
    clear_blow(b);
    switch (kind) {
    case BLOW_ATTACK:
        after_attack(b);
        break;
    case BLOW_FIRST:
        if (is_alive(&b->side[b->active], b->actor) && is_alive(&b->side[!b->active], b->target))
            pb_start_blow(b, BLOW_ATTACK, b->active, b->actor, b->target);
        else
            pb_end_order(b, b->actor);
        break;
    case BLOW_FREE:
        pb_next_striker(b);
        break;
    case BLOW_REACTION:
        if (is_alive(&b->side[b->active], b->actor))
            pb_after_reaction(b);
        else
            pb_end_order(b, b->actor);
        break;
    default: /* BLOW_COUNTER, BLOW_SHOT: the order is done; PB-72: nobody fires back */
        pb_end_order(b, b->actor);
        break;
    }
}

void pb_apply_combat(battle *b, vx_action action)
{
    act a = unpack(action);
    switch (a.kind) {
    case ACT_STRIKE:
        take_dice(b, pb_count_dice(b));
        break;
    case ACT_HOLD:
        decline(b);
        break;
    case ACT_DICE:
        if (a.x > 0)
            take_dice(b, a.x);
        else
            decline(b);
        break;
    case ACT_ROLL:
        roll(b, action);
        break;
    case ACT_REROLL:
        b->faces[a.x - 1]--;
        b->rerolled = 1;
        b->dice_left = 1;
        b->phase = PHASE_ROLL;
        break;
    default: /* ACT_KEEP */
        take_roll(b);
        break;
    }
}

/* ---- Checking ---- */

static bool check_dice_number(const battle *b, int number, vx_problem *why)
{
    static const vx_message at_least_one = {
        "PB-T23", {"at least one die is rolled", "бросают хотя бы один кубик"}};
    return number > 0 || pb_may_decline(b) || vx_refuse(why, &at_least_one);
}

static bool check_roll(const battle *b, vx_action action, vx_problem *why)
{
    static const vx_message other_number = {
        "PB-51", {"{0} dice are rolled, not {1}", "бросают кубиков: {0}, а не {1}"}};
    int dice = 0;
    for (int face = 0; face < FACES; face++) dice += roll_count(action, face);
    if (dice == pb_dice_in_hand(b)) return true;
    return vx_refuse_numbers(why, &other_number, pb_dice_in_hand(b), dice);
}

static bool check_reroll(const battle *b, int face, vx_problem *why)
{
    static const vx_message absent = {"PB-T16",
                                      {"no die shows {0}", "ни один кубик не показывает {0}"}};
    static const vx_message missed = {
        "PB-T16", {"a die that shows {0} did not hit", "кубик с числом {0} не попал"}};
    const side *s = &b->side[b->striker_side];
    uint32_t faces = pb_faces_of(s, b->striker, pb_is_shot(b->blow));
    if (face < 1 || b->faces[face - 1] == 0) return vx_refuse_numbers(why, &absent, face, 0);
    if (faces_with(faces, face - 1) == 0) return vx_refuse_numbers(why, &missed, face, 0);
    return true;
}

bool pb_check_combat(const battle *b, vx_action action, vx_problem *why)
{
    act a = unpack(action);
    if (a.kind == ACT_DICE) return check_dice_number(b, a.x, why);
    if (a.kind == ACT_ROLL) return check_roll(b, action, why);
    if (a.kind == ACT_REROLL) return check_reroll(b, a.x, why);
    return true; /* ACT_STRIKE, ACT_HOLD, ACT_KEEP */
}
