/* SPDX-License-Identifier: MIT */
/* validity.c - which positions can be: a position that is read must be one that the rules can go on
 * with, no matter how it was made. */
#include <string.h>

#include "games/pocket-battles/read_position.h"

static const vx_message unfit = {NULL,
                                 {"the order, blow and allot lines do not fit what is next",
                                  "строки order, blow и allot не подходят к тому, что дальше"}};

/* ---- The armies ---- */

static bool has_unknown(const side *s)
{
    return pb_find_troop(s, UNKNOWN_TILE) != NONE;
}

static bool check_side_armies(const battle *b, const side *s, vx_problem *why)
{
    static const vx_message missing = {NULL,
                                       {"both armies must be there", "должны быть обе армии"}};
    static const vx_message hidden = {
        "PB-20",
        {"nothing is hidden once the armies are deployed", "после расстановки ничего не скрыто"}};
    bool raised = s->source == SOURCE_DONE;
    if (s->hidden || !raised) {
        if (b->phase > PHASE_BUILD || (s->hidden && s->unit_count > 0))
            return vx_refuse(why, s->hidden ? &hidden : &missing);
        if (raised) return s->army != NONE || vx_refuse(why, &missing);
        if (has_unknown(s)) return vx_refuse(why, &missing);
        return s->unit_count == 0 || pb_check_army(b, s, why);
    }
    if (s->unit_count == 0) return vx_refuse(why, &missing);
    if (!has_unknown(s)) return pb_check_army(b, s, why);
    return b->phase <= PHASE_DEPLOY || vx_refuse(why, &hidden);
}

static bool check_names(const battle *b, vx_problem *why)
{
    static const vx_message same = {
        "PB-6",
        {"both sides cannot use the same army: there is one set of tiles",
         "обе стороны не могут взять одну армию: набор тайлов один"}};
    static const vx_message mixed = {
        "PB-6", {"armies are mixed only with mixed=1", "смешивать армии можно только с mixed=1"}};
    int army = b->side[0].army;
    for (int seat = 0; seat < SIDES; seat++)
        if (b->side[seat].army == MIXED && !b->mixed) return vx_refuse(why, &mixed);
    return army == NONE || !pb_army_is_taken(b, 0, army) || vx_refuse(why, &same);
}

static bool check_random_is_empty(const side *s, vx_problem *why)
{
    static const vx_message drawn = {
        NULL,
        {"an army that is still to be drawn has no units", "у ещё не набранной армии нет тайлов"}};
    return s->source != SOURCE_RANDOM || (s->unit_count == 0 && !s->hidden) ||
           vx_refuse(why, &drawn);
}

/* ---- Before the battle ---- */

static bool is_untouched(const side *s)
{
    int marks = s->free + s->passed + s->aside + s->debt + s->lost;
    for (int unit = 0; unit < s->unit_count; unit++) marks += s->orders[unit];
    for (int troop = 0; troop < s->troop_count; troop++) marks += s->wounds[troop];
    return marks == 0;
}

static bool may_stand(const battle *b, int place)
{
    return place == UNPLACED || (b->phase == PHASE_DEPLOY && place < ENGAGED);
}

static bool check_preparation(battle *b, vx_problem *why)
{
    static const vx_message touched = {
        NULL,
        {"before the battle there are no tokens, wounds or places in the field but by deployment",
         "до битвы нет ни жетонов, ни ран, ни мест на поле, кроме расстановки"}};
    static const vx_message other_next = {NULL,
                                          {"the armies call for another 'turn' or 'next'",
                                           "по армиям сейчас другое «turn» или «next»"}};
    for (int seat = 0; seat < SIDES; seat++) {
        const side *s = &b->side[seat];
        if (!is_untouched(s)) return vx_refuse(why, &touched);
        for (int unit = 0; unit < s->unit_count; unit++)
            if (!may_stand(b, s->place[unit])) return vx_refuse(why, &touched);
    }
    b->round = b->last_loss = 0;
    if (b->phase == PHASE_DEPLOY) return true;
    battle expected = *b;
    pb_begin_preparation(&expected);
    if (expected.phase == b->phase && expected.active == b->active) {
        b->attacker = 0;
        return true;
    }
    return vx_refuse(why, &other_next);
}

/* ---- Units in the field ---- */

static bool check_unit_place(const side *s, int unit, vx_problem *why)
{
    static const vx_message unplaced = {
        "PB-19",
        {"all units are deployed before the battle", "до битвы расставляют все подразделения"}};
    static const vx_message half_dead = {
        "PB-59",
        {"a unit is lost when it has no hit point left, and only then",
         "подразделение потеряно, когда у него нет очков здоровья, и только тогда"}};
    int living = 0;
    for (int i = 0; i < s->height[unit]; i++) living += s->wounds[s->first[unit] + i] != DEAD;
    if (s->place[unit] == UNPLACED) return vx_refuse(why, &unplaced);
    bool lost = s->place[unit] == LOST;
    if (lost ? living > 0 || s->orders[unit] > 0 : s->health[unit] == 0)
        return vx_refuse(why, &half_dead);
    return true;
}

/* one end of every pair has no other enemy. */
static bool is_star(const battle *b, int unit)
{
    unit_set facing = b->side[0].contact[unit];
    if (count_units(facing) < 2) return true;
    for (unit_set rest = facing; rest != 0; rest &= rest - 1)
        if (count_units(b->side[1].contact[first_unit(rest)]) > 1) return false;
    return true;
}

static bool check_contact(const battle *b, int unit, vx_problem *why)
{
    static const vx_message apart = {"PB-55",
                                     {"units that fight stand in the Engagement zone of one sector",
                                      "сражающиеся стоят в зоне сражения одного сектора"}};
    static const vx_message tangled = {
        "PB-47",
        {"a combat is one unit of a side against one or more",
         "в сражении одно подразделение стороны против одного или нескольких"}};
    const side *own = &b->side[0], *enemy = &b->side[1];
    for (unit_set rest = own->contact[unit]; rest != 0; rest &= rest - 1)
        if (!is_engaged(own, unit) || enemy->place[first_unit(rest)] != own->place[unit])
            return vx_refuse(why, &apart);
    return is_star(b, unit) || vx_refuse(why, &tangled);
}

/* A charger that has not met its enemy yet stands in the Engagement zone alone. */
static bool is_on_the_way(const battle *b, int seat, int unit)
{
    bool before = b->phase == PHASE_REACT || b->phase == PHASE_TARGET || b->blow == BLOW_REACTION;
    return before && b->order == ORDER_CHARGE && seat == b->active && unit == b->actor;
}

static bool check_engagement(const battle *b, int seat, int unit, vx_problem *why)
{
    static const vx_message lonely = {
        "PB-55",
        {"a unit in the Engagement zone fights somebody (line fights)",
         "подразделение в зоне сражения с кем-то сражается (строка fights)"}};
    const side *s = &b->side[seat];
    bool fights = s->contact[unit] != 0;
    return is_engaged(s, unit) == (fights || is_on_the_way(b, seat, unit)) ||
           vx_refuse(why, &lonely);
}

static bool check_field(const battle *b, vx_problem *why)
{
    for (int seat = 0; seat < SIDES; seat++)
        for (int unit = 0; unit < b->side[seat].unit_count; unit++)
            if (!check_unit_place(&b->side[seat], unit, why) ||
                !check_engagement(b, seat, unit, why))
                return false;
    for (int unit = 0; unit < b->side[0].unit_count; unit++)
        if (!check_contact(b, unit, why)) return false;
    return true;
}

/* ---- Tokens ---- */

static int tokens_in_use(const side *s)
{
    int tokens = s->passed + s->aside;
    for (int unit = 0; unit < s->unit_count; unit++) tokens += s->orders[unit];
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->wounds[troop] != DEAD) tokens += s->wounds[troop];
    return tokens;
}

static bool check_tokens(battle *b, int seat, bool free_given, vx_problem *why)
{
    static const vx_message wrong = {"PB-8",
                                     {"the side has {0} tokens in all, and the position uses {1}",
                                      "у стороны всего жетонов: {0}, а в позиции их {1}"}};
    side *s = &b->side[seat];
    int all = b->size / 10 + pb_leaders(s) + s->debt, used = tokens_in_use(s);
    if (!free_given && used <= all) s->free = (uint8_t)(all - used);
    used += s->free;
    return used == all || vx_refuse_numbers(why, &wrong, all, used);
}

/* a token is owed only for a Leader who died. */
static bool check_debt(const side *s, const vx_word *word, vx_problem *why)
{
    static const vx_message no_leader = {
        "PB-T6",
        {"the side owes {0} tokens, but of its Leaders {1} are dead",
         "сторона должна жетонов: {0}, а лидеров погибло: {1}"}};
    int dead = 0;
    for (int troop = 0; troop < s->troop_count; troop++)
        dead += s->wounds[troop] == DEAD && (facts_of(s, troop)->traits & BIT(LEADER));
    if (s->debt <= dead) return true;
    vx_refuse_at(why, &no_leader, word);
    if (why != NULL) why->number[0] = s->debt, why->number[1] = dead;
    return false;
}

/* PB-28: a side without wounded troops is not asked. */
static bool check_cull(const battle *b, const vx_word *word, vx_problem *why)
{
    static const vx_message sound = {
        "PB-28",
        {"'{word} cull', but the side whose turn it is has nobody wounded",
         "«{word} cull», но у стороны, чей ход, нет раненых"}};
    const side *s = &b->side[b->active];
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->wounds[troop] > 0 && s->wounds[troop] != DEAD) return true;
    return b->phase != PHASE_CULL || vx_refuse_at(why, &sound, word);
}

/* ---- The order, the blow and the allotment ---- */

static bool has_no_order(const battle *b)
{
    return b->order == NO_ORDER && b->blow == NO_BLOW && b->allot_unit == NONE;
}

static bool fits_reaction(const battle *b)
{
    const int allowed = FLAG_NAMED | FLAG_FREE | FLAG_EXCITED | FLAG_GALVANIZED;
    if (b->order != ORDER_CHARGE || b->blow != NO_BLOW || b->allot_unit != NONE) return false;
    const side *own = &b->side[b->active], *enemy = &b->side[!b->active];
    if ((b->flags & ~allowed) || !is_engaged(own, b->actor) || own->contact[b->actor] != 0)
        return false;
    bool named = (b->flags & FLAG_NAMED) != 0;
    if (named != (b->target != NONE)) return false;
    if (b->phase == PHASE_TARGET) return !named && pb_charge_targets(b) != 0;
    return !named || (enemy->place[b->target] < ENGAGED &&
                      sector_of(enemy->place[b->target]) == sector_of(own->place[b->actor]));
}

static bool fits_again(const battle *b)
{
    return b->order == ORDER_CHARGE && b->blow == NO_BLOW && b->allot_unit == NONE &&
           b->flags == FLAG_FREE && b->target == NONE && is_alive(&b->side[b->active], b->actor) &&
           pb_can_charge(b, b->active, b->actor);
}

/* Which blows an order is made of, and who strikes whom in them. */
static bool fits_roles(const battle *b)
{
    static const uint8_t order_of[BLOWS] = {
        [BLOW_ATTACK] = BIT(ORDER_CHARGE) | BIT(ORDER_ATTACK),
        [BLOW_COUNTER] = BIT(ORDER_CHARGE) | BIT(ORDER_ATTACK),
        [BLOW_FIRST] = BIT(ORDER_CHARGE),
        [BLOW_FREE] = BIT(ORDER_LEAVE),
        [BLOW_SHOT] = BIT(ORDER_SHOOT),
        [BLOW_REACTION] = BIT(ORDER_CHARGE),
    };
    bool by_actor = b->blow == BLOW_ATTACK || b->blow == BLOW_SHOT;
    if (b->blow == NO_BLOW || (order_of[b->blow] & BIT(b->order)) == 0) return false;
    if ((b->striker_side == b->active) != by_actor) return false;
    if (by_actor) return b->striker == b->actor && b->victim == b->target;
    bool by_target = b->blow == BLOW_COUNTER || b->blow == BLOW_FIRST;
    return b->victim == b->actor && (!by_target || b->striker == b->target);
}

static bool fits_places(const battle *b)
{
    const side *striker = &b->side[b->striker_side], *other = &b->side[!b->striker_side];
    bool may_be_dead = b->blow == BLOW_SHOT && b->phase == PHASE_ALLOT && !b->allot_self;
    if (!is_alive(striker, b->striker)) return false;
    if (!is_alive(other, b->victim)) return may_be_dead;
    if (pb_is_shot(b->blow)) return !is_engaged(striker, b->striker);
    return (striker->contact[b->striker] & BIT(b->victim)) != 0;
}

/* A target that was named and has to outlive a reaction shot. */
static bool fits_named(const battle *b)
{
    const side *enemy = &b->side[!b->active];
    if (b->blow != BLOW_REACTION) return true;
    bool named = (b->flags & FLAG_NAMED) != 0;
    if (named != (b->target != NONE)) return false;
    return !named ||
           (enemy->place[b->target] < ENGAGED &&
            sector_of(enemy->place[b->target]) == sector_of(b->side[b->active].place[b->actor]));
}

static int dice_on_table(const battle *b)
{
    int dice = 0;
    for (int face = 0; face < FACES; face++) dice += b->faces[face];
    return dice;
}

enum { DICE_MAX = 36 };

static int most_hits(const battle *b, int dice)
{
    int most = 0;
    for (int face = 0; face < FACES; face++) {
        uint8_t table[FACES] = {0};
        table[face] = (uint8_t)dice;
        int hits = pb_hits_of(b, table);
        if (hits > most) most = hits;
    }
    return most;
}

static bool is_untouched_blow(const battle *b, int shown)
{
    return shown == 0 && b->dice_left == 0 && !b->rerolled && b->hits == 0;
}

static bool fits_dice(const battle *b)
{
    int shown = dice_on_table(b);
    bool lust = has_trait(&b->side[b->striker_side], b->striker, BLOOD_LUST);
    if (shown + b->dice_left > DICE_MAX || b->hits > HITS_MAX) return false;
    if (most_hits(b, shown + b->dice_left) > HITS_MAX) return false;
    switch (b->phase) {
    case PHASE_STRIKE:
        return is_untouched_blow(b, shown) && !lust && pb_may_decline(b) &&
               (b->side[b->striker_side].black & BIT(b->striker)) != 0;
    case PHASE_DICE:
        return is_untouched_blow(b, shown) && lust;
    case PHASE_ROLL:
        return b->dice_left > 0 && b->hits == 0;
    case PHASE_TOUGH:
        return b->dice_left == 0 && !b->rerolled && b->hits == 0 && pb_count_hits(b) > 0;
    default:
        return b->dice_left == 0;
    }
}

static bool fits_allotment(const battle *b)
{
    if (b->phase != PHASE_ALLOT) return b->allot_unit == NONE && b->share == 0;
    if (b->allot_unit == NONE || b->allot_hits == 0) return false;
    const side *s = &b->side[b->allot_side];
    bool waiting = (b->victims[0] | b->victims[1]) != 0;
    if (!is_alive(s, b->allot_unit)) return false;
    for (int seat = 0; seat < SIDES; seat++)
        if (b->victims[seat] & ~b->side[seat].alive) return false;
    if (b->allot_self)
        return b->allot_side == b->striker_side && b->allot_unit == b->striker && !waiting &&
               b->share == 0;
    bool shared = b->blow == BLOW_SHOT;
    if (waiting && !shared) return false;
    if (!shared && (b->allot_side == b->striker_side || b->allot_unit != b->victim)) return false;
    return b->hits > 0 && b->share > 0 && b->share <= b->hits && b->allot_hits <= b->share;
}

static bool fits_strikers(const battle *b)
{
    if (b->order != ORDER_LEAVE) return b->strikers == 0;
    return (b->strikers & ~b->side[b->active].contact[b->actor]) == 0;
}

static bool fits_phase(const battle *b)
{
    switch (b->phase) {
    case PHASE_REACT:
    case PHASE_TARGET:
        return fits_reaction(b);
    case PHASE_AGAIN:
        return fits_again(b);
    case PHASE_STRIKE:
    case PHASE_DICE:
    case PHASE_ROLL:
    case PHASE_TOUGH:
    case PHASE_ALLOT:
        return b->order != NO_ORDER && is_alive(&b->side[b->active], b->actor) && fits_roles(b) &&
               fits_places(b) && fits_named(b) && fits_dice(b) && fits_allotment(b);
    default:
        return has_no_order(b);
    }
}

static bool fits_turn(const battle *b)
{
    bool marked =
        (b->redeployed & b->control & b->doubled & b->after & b->excite & b->galvanize) != NONE;
    if (b->after != NONE && b->doubled == NONE) return false;
    bool pending = (b->control & b->excite & b->galvanize) != NONE;
    if (pending) return b->phase == PHASE_ORDER;
    return !marked || (b->phase > PHASE_DEPLOY && b->phase < PHASE_CULL);
}

/* ---- All of it ---- */

static bool is_pending(const battle *b)
{
    return (b->control & b->doubled & b->excite & b->galvanize) != NONE;
}

static bool check_has_action(const battle *b, vx_problem *why)
{
    static const vx_message stuck = {
        NULL, {"nothing can be done in this position", "в этой позиции ничего нельзя сделать"}};
    vx_action actions[ACTION_CAP];
    return b->phase == PHASE_OVER || pb_list(b, actions) > 0 || vx_refuse(why, &stuck);
}

static bool complete_battle(battle *b, const position_reader *r, vx_problem *why)
{
    if (!check_field(b, why)) return false;
    for (int seat = 0; seat < SIDES; seat++)
        if (!check_tokens(b, seat, r->free_given[seat], why) ||
            !check_debt(&b->side[seat], &r->debt[seat], why))
            return false;
    if (b->phase == PHASE_OVER) {
        b->active = 0;
        return true;
    }
    if (!fits_phase(b)) return vx_refuse(why, &unfit);
    if (!check_cull(b, &r->next, why)) return false;
    if (b->phase == PHASE_TOUGH && !pb_may_toughen(b)) return vx_refuse(why, &unfit);
    if (b->phase == PHASE_ORDER && !is_pending(b) && b->side[b->active].free == 0) {
        b->redeployed = NONE;
        pb_settle_turn(b);
    }
    return true;
}

bool pb_complete_position(battle *b, const position_reader *r, vx_problem *why)
{
    static const vx_message no_side = {
        NULL, {"a line 'army 1' or 'army 2' is missing", "нет строки «army 1» или «army 2»"}};
    for (int seat = 0; seat < SIDES; seat++) {
        side *s = &b->side[seat];
        if (!r->side_read[seat]) return vx_refuse(why, &no_side);
        pb_refresh(s);
        if (!check_random_is_empty(s, why) || !check_side_armies(b, s, why)) return false;
    }
    if (!check_names(b, why)) return false;
    bool ends = (b->phase == PHASE_OVER) == (b->winner != NONE);
    if (!ends || !fits_turn(b) || !fits_strikers(b)) return vx_refuse(why, &unfit);
    if (b->phase > PHASE_DEPLOY) {
        if (!complete_battle(b, r, why)) return false;
    } else {
        if (!has_no_order(b)) return vx_refuse(why, &unfit);
        if (!check_preparation(b, why)) return false;
    }
    return check_has_action(b, why);
}
