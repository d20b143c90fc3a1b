/* SPDX-License-Identifier: MIT */
/* parse_todo.c - reading what waits inside a turn, and what is known of hidden coins. */
#include "games/war-chest/knowledge.h"
#include "games/war-chest/messages.h"
#include "games/war-chest/parse.h"
#include "games/war-chest/riddle.h"

/* ---- todo ---- */

static bool read_trigger(const reading *r, const vx_word *item, trigger_set *due)
{
    vx_word code = *item, place = {0};
    int type = 0, hex = NO_HEX;
    bool has_place = vx_word_split(item, '@', &code, &place);
    if (!wc_take_type(&code, &type) || type >= UNIT_TYPES ||
        (has_place && !wc_take_hex(&place, &hex)))
        return refuse(r, &wc_bad_frame, item);
    int unit = unit_of_type(r->s, type);
    if (unit == NO_UNIT ? has_place : r->s->place[unit] != hex)
        return refuse(r, &wc_bad_frame, item);
    if (unit == NO_UNIT && (type != WARRIOR_PRIEST || owner_of(r->s, type) < 0))
        return refuse(r, &wc_bad_frame, item);
    for (int by = BY_BERSERKER; by <= BY_PRIEST; by++) {
        if (wc_grant_type[by] != type) continue;
        trigger_set one = wc_grant_due[by];
        if ((*due & one) != 0 && type == MERCENARY) one = DUE_MERCENARY_AGAIN;
        if ((*due & one) != 0) return refuse(r, &wc_bad_frame, item);
        *due |= one;
        return true;
    }
    return refuse(r, &wc_bad_frame, item);
}

static bool read_trigger_frame(const reading *r, const vx_word *word, uint32_t *out)
{
    vx_word list = *word, item;
    trigger_set due = 0;
    if (word->length < 2 || word->start[word->length - 1] != ']')
        return refuse(r, &wc_bad_frame, word);
    list.start++;
    list.column++;
    list.length -= 2;
    while (wc_next_item(&list, &item))
        if (!read_trigger(r, &item, &due)) return false;
    *out = trigger_frame(due);
    return true;
}

/* "f4xf5" or "f4xf5:sacrifice": the target must have a choice. */
static bool read_soak(const reading *r, const vx_word *word, vx_word rest, uint32_t *out)
{
    const war_chest *s = r->s;
    vx_word places = rest, flag = {0}, from_word, target_word;
    int from = 0, target = 0;
    bool has_flag = vx_word_split(&rest, ':', &places, &flag);
    if ((has_flag && !vx_word_is(&flag, "sacrifice")) ||
        !vx_word_split(&places, 'x', &from_word, &target_word) || !wc_take_hex(&from_word, &from) ||
        !wc_take_hex(&target_word, &target))
        return refuse(r, &wc_bad_frame, word);
    int attacker = s->unit_at[from], victim = s->unit_at[target];
    if (attacker == NO_UNIT || victim == NO_UNIT || s->kind[victim] != ROYAL_GUARD ||
        faction_of(unit_seat(attacker)) == faction_of(unit_seat(victim)) ||
        coins_in(s->supply[unit_seat(victim)], unit_slot(s, victim)) == 0)
        return refuse(r, &wc_bad_frame, word);
    *out = make_frame(FRAME_SOAK, unit_seat(victim), from, target, has_flag);
    return true;
}

static bool read_foot(const reading *r, const vx_word *word, const vx_word *rest, uint32_t *out)
{
    int hex = 0;
    if (!wc_take_hex(rest, &hex) || r->s->unit_at[hex] == NO_UNIT ||
        r->s->kind[r->s->unit_at[hex]] != FOOTMAN)
        return refuse(r, &wc_bad_frame, word);
    *out = make_frame(FRAME_FOOT, unit_seat(r->s->unit_at[hex]), hex, 0, 0);
    return true;
}

static bool read_spy_frame(const reading *r, const vx_word *word, const vx_word *rest,
                           uint32_t *out)
{
    vx_word left, right;
    int observer = 0, target = 0;
    if (!vx_word_split(rest, '>', &left, &right) || !wc_take_seat(&left, &observer) ||
        !wc_take_seat(&right, &target) || observer >= r->s->players || target >= r->s->players ||
        faction_of(observer) == faction_of(target))
        return refuse(r, &wc_bad_frame, word);
    *out = make_frame(FRAME_SPY, observer, 0, target, 0);
    return true;
}

static bool read_seat_frame(const reading *r, const vx_word *word, const vx_word *rest,
                            frame_kind kind, uint32_t *out)
{
    int seat = 0;
    if (!wc_take_seat(rest, &seat) || seat >= r->s->players) return refuse(r, &wc_bad_frame, word);
    *out = make_frame(kind, seat, 0, 0, 0);
    return true;
}

/* "pend=kn": the coin of the owner of the Warrior Priest. */
static bool read_pending(const reading *r, const vx_word *word, const vx_word *coin, uint32_t *out)
{
    int type = 0, owner = owner_of(r->s, WARRIOR_PRIEST);
    if (owner < 0 || !wc_take_type(coin, &type)) return refuse(r, &wc_bad_frame, word);
    int slot = type == UNKNOWN_COIN ? UNKNOWN_SLOT : slot_of(r->s, owner, type);
    if (slot < 0) return refuse(r, &wc_bad_frame, word);
    *out = make_frame(FRAME_PENDING, owner, slot, 0, 0);
    return true;
}

static bool read_frame(const reading *r, const vx_word *word, uint32_t *out)
{
    vx_word key, rest;
    if (word->start[0] == '[') return read_trigger_frame(r, word, out);
    if (vx_word_is(word, "priest") && owner_of(r->s, WARRIOR_PRIEST) >= 0) {
        *out = make_frame(FRAME_PRIEST, owner_of(r->s, WARRIOR_PRIEST), 0, 0, 0);
        return true;
    }
    if (vx_word_split(word, '=', &key, &rest) && vx_word_is(&key, "pend"))
        return read_pending(r, word, &rest, out);
    if (!vx_word_split(word, ':', &key, &rest)) return refuse(r, &wc_bad_frame, word);
    if (vx_word_is(&key, "soak")) return read_soak(r, word, rest, out);
    if (vx_word_is(&key, "foot")) return read_foot(r, word, &rest, out);
    if (vx_word_is(&key, "spy")) return read_spy_frame(r, word, &rest, out);
    if (vx_word_is(&key, "draw")) return read_seat_frame(r, word, &rest, FRAME_DRAW, out);
    if (vx_word_is(&key, "decree") && r->s->nobility)
        return read_seat_frame(r, word, &rest, FRAME_DECREE, out);
    return refuse(r, &wc_bad_frame, word);
}

/* Only triggers and a Footman can wait below something else. */
static bool may_lie_below(uint32_t frame)
{
    return frame_kind_of(frame) == FRAME_TRIGGERS || frame_kind_of(frame) == FRAME_FOOT;
}

/* A few frames are enough for any table, and leave room for what they may set off. */
enum { TODO_CAP = 8 };

bool wc_read_todo(reading *r, vx_reader *in)
{
    vx_word word;
    while (vx_next_word(in, &word)) {
        uint32_t frame = 0;
        if (r->frames == 0 && vx_word_is(&word, "-")) continue;
        if (r->frames >= TODO_CAP) return refuse(r, &wc_too_many_frames, &word);
        if (!read_frame(r, &word, &frame)) return false;
        bool is_first = r->frames == 0;
        if (!is_first && !may_lie_below(frame)) return refuse(r, &wc_bad_frame, &word);
        bool after_soak = r->frames == 1 && frame_kind_of(r->todo[0]) == FRAME_SOAK;
        if (after_soak && frame_kind_of(frame) != FRAME_TRIGGERS)
            r->todo[r->frames++] = trigger_frame(0);
        else if (frame == trigger_frame(0) && !after_soak)
            return refuse(r, &wc_bad_frame, &word);
        r->todo[r->frames++] = frame;
    }
    if (r->frames == 1 && frame_kind_of(r->todo[0]) == FRAME_SOAK)
        r->todo[r->frames++] = trigger_frame(0);
    for (int i = r->frames - 1; i >= 0; i--) wc_push(r->s, r->todo[i]);
    return true;
}

/* ---- seen, refill ---- */

/* Coins that somebody knows of: named, and of types that the seat has. */
static bool read_zone(const reading *r, int seat, const vx_word *value, zone *out)
{
    coin_list coins = {0};
    int count = 0;
    if (!wc_read_coins(r, *value, &coins, NULL)) return false;
    for (int type = 0; type < TYPES; type++) count += coins.count[type];
    *out = wc_zone_from(r->s, seat, &coins);
    return (coins.count[UNKNOWN_COIN] == 0 && size_of_zone(*out) == count) ||
           refuse(r, &wc_bad_knowledge, value);
}

/* "kn,ro/1": a list of coins and a number. */
static bool read_list_and_number(const reading *r, int seat, const vx_word *value, zone *out,
                                 int *number)
{
    vx_word list, count;
    int64_t n;
    if (!vx_word_split(value, '/', &list, &count) || !vx_word_number(&count, 0, FACE_DOWN_CAP, &n))
        return refuse(r, &wc_bad_knowledge, value);
    *number = (int)n;
    return read_zone(r, seat, &list, out);
}

static bool is_within(zone part, zone whole)
{
    for (int slot = 0; slot < 8; slot++)
        if (coins_in(part, slot) > coins_in(whole, slot)) return false;
    return true;
}

/* All coins of a seat that only he may know. */
static zone coins_out_of_sight(const war_chest *s, int seat)
{
    zone known = s->hand[seat] + s->down[seat] + s->bag[seat];
    return wc_unseen(s, seat) + known -
           (zone)coins_in(known, UNKNOWN_SLOT) * one_coin(UNKNOWN_SLOT);
}

/* Coins seen must be where they are said to be, or have an unknown place to be in. */
static bool check_seen(const reading *r, int target, const seen_record *seen, const vx_word *word)
{
    const war_chest *s = r->s;
    zone hand = zone_less(seen->hand, s->hand[target]),
         down = zone_less(seen->down, s->down[target]);
    int unknown_down = coins_in(s->down[target], UNKNOWN_SLOT);
    bool fits = size_of_zone(seen->hand) <= HAND_SIZE && size_of_zone(seen->shown) <= HAND_SIZE;
    if (unknown_down + coins_in(s->hand[target], UNKNOWN_SLOT) > 0)
        fits &= size_of_zone(hand) <= coins_in(s->hand[target], UNKNOWN_SLOT) + seen->face_down &&
                size_of_zone(down) + seen->face_down <= unknown_down &&
                is_within(hand + down, wc_unseen(s, target));
    else
        fits &= seen->face_down <= size_of_zone(s->down[target]) && down == 0 &&
                is_within(seen->hand + seen->down, s->hand[target] + s->down[target]);
    return fits || refuse(r, &wc_bad_knowledge, word);
}

static bool read_seen_pair(const reading *r, const vx_word *word, int *observer, int *target)
{
    vx_word left, right;
    bool is_pair = vx_word_split(word, ':', &left, &right) && wc_take_seat(&left, observer) &&
                   wc_take_seat(&right, target) && *observer < r->s->players &&
                   *target < r->s->players && faction_of(*observer) != faction_of(*target);
    return is_pair || refuse(r, &wc_bad_knowledge, word);
}

bool wc_read_seen(reading *r, vx_reader *in)
{
    vx_word pair, word, key, value;
    int observer = 0, target = 0;
    seen_record seen = {0};
    if (!vx_next_word(in, &pair)) return vx_refuse_here(r->why, &wc_text_missing, in);
    if (!read_seen_pair(r, &pair, &observer, &target)) return false;
    while (vx_next_word(in, &word)) {
        bool is_pair = vx_word_split(&word, '=', &key, &value), is_read = false;
        if (is_pair && vx_word_is(&key, "hand"))
            is_read = read_list_and_number(r, target, &value, &seen.hand, &seen.face_down);
        else if (is_pair && vx_word_is(&key, "shown"))
            is_read = read_zone(r, target, &value, &seen.shown);
        else if (is_pair && vx_word_is(&key, "down"))
            is_read = read_zone(r, target, &value, &seen.down);
        else if (is_pair && vx_word_is(&key, "refill") && vx_word_is(&value, "1"))
            is_read = seen.of_refill = true;
        else if (is_pair && vx_word_is(&key, "over") && vx_word_is(&value, "1"))
            is_read = seen.is_over = true;
        else
            return refuse(r, &wc_bad_key, &word);
        if (!is_read) return false;
    }
    uint64_t *record = &r->s->seen[observer][opponent_index(observer, target, r->s->players)];
    if (*record != 0 || !check_seen(r, target, &seen, &pair))
        return refuse(r, &wc_bad_knowledge, &pair);
    *record = pack_seen(&seen);
    return true;
}

/* Coins kept come from those hidden, and the group they belong to has room for them. `hand` is the
 * rest of that group, not shown and not face down. */
static bool is_refill_sound(const refill_record *refill, int hand)
{
    int group = size_of_zone(refill->shown) + refill->face_down + hand;
    bool fits = refill->kept >= 1 && refill->kept <= size_of_zone(refill->hidden) &&
                refill->kept <= group && is_within(refill->shown, refill->hidden + refill->up) &&
                (refill->is_open || refill->face_down > 0);
    for (int slot = 0; slot < SLOTS; slot++)
        fits &= coins_in(refill->hidden, slot) <= PAST_CAP &&
                coins_in(refill->up, slot) <= PAST_CAP && coins_in(refill->shown, slot) <= PAST_CAP;
    return fits;
}

/* The last refill: the coins out of sight now were all there. */
static bool check_last_refill(const reading *r, int seat, const refill_record *refill)
{
    const war_chest *s = r->s;
    return is_refill_sound(refill, refill->is_open ? size_of_zone(s->hand[seat]) : 0) &&
           refill->face_down <= size_of_zone(s->down[seat]) &&
           is_within(coins_out_of_sight(s, seat), refill->hidden + refill->up);
}

/* One before it: the coins hidden at the next refill were there, and those of them that were not
 * kept have room for those played face down. */
static bool check_older_refill(const refill_record *refill, const refill_record *next)
{
    return is_refill_sound(refill, refill->is_open ? next->kept : 0) &&
           refill->face_down <= size_of_zone(next->hidden) - next->kept &&
           is_within(next->hidden + refill->shown, refill->hidden + refill->up);
}

static bool has_origin(const war_chest *s, int seat)
{
    uint32_t any = 0;
    for (int i = 0; i < KEPT_CHOICES; i++) any |= s->refill_origin[seat][i];
    return any != 0;
}

/* "3,0,1": a weight for each choice of the coins kept. */
static bool read_weights(const reading *r, const vx_word *value, const refill_record *refill,
                         uint32_t *out)
{
    zone choice[KEPT_CHOICES];
    vx_word rest = *value, item;
    int64_t number;
    bool is_last = false;
    int count = refill->kept == 0 ? 0 : wc_list_parts(refill->hidden, refill->kept, choice);
    for (int i = 0; i < count && !is_last; i++) {
        is_last = !vx_word_split(&rest, ',', &item, &rest);
        if (is_last) item = rest;
        if (!vx_word_number(&item, 0, UINT32_MAX, &number)) break;
        out[i] = (uint32_t)number;
        if (is_last && number > 0) return true;
    }
    return refuse(r, &wc_bad_knowledge, value);
}

/* They belong to the oldest refill, so they stand once, and no line may follow. */
static bool read_origin(const reading *r, int seat, const vx_word *value,
                        const refill_record *refill)
{
    if (has_origin(r->s, seat)) return refuse(r, &wc_bad_knowledge, value);
    return read_weights(r, value, refill, r->s->refill_origin[seat]);
}

static bool read_refill_key(const reading *r, int seat, const vx_word *word, refill_record *out)
{
    vx_word key, value;
    int64_t number;
    if (!vx_word_split(word, '=', &key, &value)) return refuse(r, &wc_bad_key, word);
    if (vx_word_is(&key, "hidden")) return read_zone(r, seat, &value, &out->hidden);
    if (vx_word_is(&key, "up")) return read_zone(r, seat, &value, &out->up);
    if (vx_word_is(&key, "shown"))
        return read_list_and_number(r, seat, &value, &out->shown, &out->face_down);
    if (vx_word_is(&key, "weights")) return read_origin(r, seat, &value, out);
    bool is_kept = vx_word_is(&key, "kept"), is_open = vx_word_is(&key, "open");
    if ((!is_kept && !is_open) || !vx_word_number(&value, 0, is_kept ? KEPT_CAP : 1, &number))
        return refuse(r, &wc_bad_key, word);
    if (is_kept)
        out->kept = (int)number;
    else
        out->is_open = number != 0;
    return true;
}

/* The first line of a seat is its last refill, each further one the refill before. */
static bool keep_refill(const reading *r, int seat, const refill_record *refill)
{
    war_chest *s = r->s;
    if (s->refill_stock[seat] == 0) {
        if (!check_last_refill(r, seat, refill)) return false;
        pack_refill(s, seat, refill);
        return true;
    }
    refill_record next = unpack_refill(s, seat);
    for (int i = 0; i < PAST_REFILLS; i++) {
        if (s->refill_past[seat][i] == 0) {
            s->refill_past[seat][i] = pack_past(refill);
            return check_older_refill(refill, &next);
        }
        next = unpack_past(s->refill_past[seat][i]);
    }
    return false;
}

bool wc_read_refill(reading *r, vx_reader *in)
{
    vx_word who, word;
    int seat = 0;
    refill_record refill = {0};
    if (!vx_next_word(in, &who)) return vx_refuse_here(r->why, &wc_text_missing, in);
    if (!wc_take_seat(&who, &seat) || seat >= r->s->players || has_origin(r->s, seat))
        return refuse(r, &wc_bad_knowledge, &who);
    while (vx_next_word(in, &word))
        if (!read_refill_key(r, seat, &word, &refill)) return false;
    return keep_refill(r, seat, &refill) || refuse(r, &wc_bad_knowledge, &who);
}

/* The refill so many before the last one; nothing is kept in it if there is none. */
static refill_record refill_before(const war_chest *s, int seat, int64_t before)
{
    if (before == 0) return unpack_refill(s, seat);
    return unpack_past(s->refill_past[seat][before - 1]);
}

static bool read_spied_key(const reading *r, int observer, int target, const vx_word *word,
                           int64_t *before)
{
    vx_word key, value;
    uint32_t weight[KEPT_CHOICES] = {0};
    zone known = 0;
    int face_down = 0, index = opponent_index(observer, target, r->s->players);
    uint16_t *out = r->s->spied[observer][index];
    if (!vx_word_split(word, '=', &key, &value)) return refuse(r, &wc_bad_key, word);
    if (vx_word_is(&key, "refill") && vx_word_number(&value, 0, PAST_REFILLS, before)) return true;
    refill_record refill = refill_before(r->s, target, *before);
    if (vx_word_is(&key, "looked")) {
        if (!read_list_and_number(r, target, &value, &known, &face_down)) return false;
        bool fits = refill.kept > 0 && is_within(known, refill.hidden + refill.up) &&
                    refill.kept <= size_of_zone(known) + face_down;
        if (fits) r->s->looked[observer][index] = pack_looked(known, face_down);
        return fits || refuse(r, &wc_bad_knowledge, &value);
    }
    if (!vx_word_is(&key, "weights")) return refuse(r, &wc_bad_key, word);
    if (!read_weights(r, &value, &refill, weight)) return false;
    for (int i = 0; i < KEPT_CHOICES; i++) {
        if (weight[i] > UINT16_MAX) return refuse(r, &wc_bad_knowledge, &value);
        out[i] = (uint16_t)weight[i];
    }
    out[KEPT_CHOICES] = (uint16_t)*before;
    return true;
}

/* "spied p1:p2 looked=kn,ro/1 refill=0 weights=3,0,1" */
bool wc_read_spied(reading *r, vx_reader *in)
{
    vx_word pair, word;
    int observer = 0, target = 0;
    int64_t before = 0;
    if (!vx_next_word(in, &pair)) return vx_refuse_here(r->why, &wc_text_missing, in);
    if (!read_seen_pair(r, &pair, &observer, &target)) return false;
    int index = opponent_index(observer, target, r->s->players);
    const uint32_t *looked = &r->s->looked[observer][index];
    if (!r->s->nobility || *looked != 0 || has_spied(r->s, observer, index))
        return refuse(r, &wc_bad_knowledge, &pair);
    while (vx_next_word(in, &word))
        if (!read_spied_key(r, observer, target, &word, &before)) return false;
    return *looked != 0 || has_spied(r->s, observer, index) || refuse(r, &wc_bad_knowledge, &pair);
}
