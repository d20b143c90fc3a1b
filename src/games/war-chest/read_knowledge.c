/* SPDX-License-Identifier: MIT */
/* read_knowledge.c - reading what seats know of hidden coins: the lines seen, told, refill, spied. */
#include "games/war-chest/knowledge.h"
#include "games/war-chest/messages.h"
#include "games/war-chest/read_position.h"
#include "games/war-chest/riddle.h"

/* ---- Words ---- */

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
static bool read_stretch(const reading *r, int seat, const vx_word *value, stretch *out)
{
    vx_word list, count;
    int64_t n;
    if (!vx_word_split(value, '/', &list, &count) || !vx_word_number(&count, 0, STRETCH_CAP, &n))
        return refuse(r, &wc_bad_knowledge, value);
    out->face_down = (int)n;
    if (!read_zone(r, seat, &list, &out->coins)) return false;
    return size_of_zone(out->coins) <= STRETCH_CAP || refuse(r, &wc_bad_knowledge, value);
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

static bool read_seen_pair(const reading *r, const vx_word *word, int *observer, int *target)
{
    vx_word left, right;
    bool is_pair = vx_word_split(word, ':', &left, &right) && wc_take_seat(&left, observer) &&
                   wc_take_seat(&right, target) && *observer < r->s->players &&
                   *target < r->s->players && faction_of(*observer) != faction_of(*target);
    return is_pair || refuse(r, &wc_bad_knowledge, word);
}

/* ---- seen, told ---- */

/* The coins of a story must be where they are said to be, or have an unknown place to be in. */
static bool fits_table(const war_chest *s, int target, const guess *spied)
{
    zone hand = s->hand[target], down = s->down[target];
    if (coins_in(hand | down, UNKNOWN_SLOT) > 0)
        return size_of_zone(spied->hand) <= size_of_zone(hand) &&
               size_of_zone(spied->down) <= size_of_zone(down);
    return is_within(spied->hand, hand) && is_within(spied->down, down);
}

static int coins_in_hand(const story *told)
{
    int count = size_of_zone(told->part[0].coins) - told->part[0].face_down;
    for (int i = 1; i <= told->new_coins; i++)
        count += 1 - size_of_zone(told->part[i].coins) - told->part[i].face_down;
    return count;
}

static bool check_stories(const reading *r, int observer, int target, const vx_word *word)
{
    const war_chest *s = r->s;
    war_chest view;
    riddle asked;
    uint64_t seen = s->seen[observer][opponent_index(observer, target, s->players)];
    story told = unpack_story(seen);
    bool fits = !is_going_on(seen) || coins_in_hand(&told) == size_of_zone(s->hand[target]);
    wc_view(s, observer, &view);
    fits &= wc_make_riddle(&view, target, &asked);
    int i = 0;
    while (i < asked.guesses && !fits_table(s, target, &asked.guess[i])) i++;
    return (fits && i < asked.guesses) || refuse(r, &wc_bad_knowledge, word);
}

/* "hand=kn,ro/0 new=kn/1" and what stands aside. */
static bool read_story_key(const reading *r, int target, const vx_word *word, const char *aside,
                           story *out)
{
    vx_word key, value;
    if (!vx_word_split(word, '=', &key, &value)) return refuse(r, &wc_bad_key, word);
    if (vx_word_is(&key, "hand")) return read_stretch(r, target, &value, &out->part[0]);
    if (vx_word_is(&key, aside)) return read_zone(r, target, &value, &out->aside);
    if (!vx_word_is(&key, "new")) return refuse(r, &wc_bad_key, word);
    if (out->new_coins == NEW_COINS_CAP) return refuse(r, &wc_bad_knowledge, word);
    return read_stretch(r, target, &value, &out->part[++out->new_coins]);
}

static bool read_story(const reading *r, vx_reader *in, const char *aside, vx_word *pair,
                       int *observer, int *target, story *out)
{
    vx_word word;
    *out = (story){.new_coins = 0};
    if (!vx_next_word(in, pair)) return vx_refuse_here(r->why, &wc_text_missing, in);
    if (!read_seen_pair(r, pair, observer, target)) return false;
    while (vx_next_word(in, &word))
        if (!read_story_key(r, *target, &word, aside, out)) return false;
    return true;
}

/* "seen p1:p2 hand=kn,ro/0 new=kn/1 down=la1" */
bool wc_read_seen(reading *r, vx_reader *in)
{
    vx_word pair;
    int observer = 0, target = 0;
    story seen;
    if (!read_story(r, in, "down", &pair, &observer, &target, &seen)) return false;
    uint64_t *record = &r->s->seen[observer][opponent_index(observer, target, r->s->players)];
    if (*record != 0) return refuse(r, &wc_bad_knowledge, &pair);
    *record = pack_story(&seen);
    return check_stories(r, observer, target, &pair);
}

/* "told p1:p2 hand=kn,ro/0 new=kn/1 left=la" */
bool wc_read_told(reading *r, vx_reader *in)
{
    vx_word pair;
    int observer = 0, target = 0, i = 0;
    story ended;
    if (!read_story(r, in, "left", &pair, &observer, &target, &ended)) return false;
    uint64_t *told = r->s->told[observer][opponent_index(observer, target, r->s->players)];
    while (i < STORIES_TOLD && told[i] != 0) i++;
    if (i == STORIES_TOLD || ended.new_coins == 0 || size_of_zone(ended.aside) > HAND_SIZE)
        return refuse(r, &wc_bad_knowledge, &pair);
    told[i] = pack_story(&ended);
    return check_stories(r, observer, target, &pair);
}

/* ---- refill ---- */

/* Coins that left the hand of that round before the last new coin came. */
static stretch before_last_coin(const refill_record *refill)
{
    stretch all = {0, 0};
    for (int i = 0; i < era_count(refill->eras); i++) {
        all.coins += era_at(refill->eras, i).coins;
        all.face_down += era_at(refill->eras, i).face_down;
    }
    return all;
}

/* Coins kept come from those hidden, and the group they belong to has room for them. `hand` is the
 * rest of that group, not shown and not face down. */
static bool is_refill_sound(const refill_record *refill, int hand)
{
    stretch before = before_last_coin(refill);
    zone shown = refill->shown + before.coins;
    int face_down = refill->face_down + before.face_down;
    int group = size_of_zone(shown) + face_down + hand - era_count(refill->eras);
    bool fits = refill->kept >= 1 && refill->kept <= size_of_zone(refill->hidden) &&
                refill->kept <= group && is_within(shown, refill->hidden + refill->up) &&
                (refill->is_open || face_down > 0);
    for (int slot = 0; slot < SLOTS; slot++)
        fits &= coins_in(refill->hidden, slot) <= PAST_CAP &&
                coins_in(refill->up, slot) <= PAST_CAP && coins_in(shown, slot) <= PAST_CAP;
    return fits;
}

/* The last refill: the coins out of sight now were all there. */
static bool check_last_refill(const reading *r, int seat, const refill_record *refill)
{
    const war_chest *s = r->s;
    return is_refill_sound(refill, refill->is_open ? size_of_zone(s->hand[seat]) : 0) &&
           refill->face_down + before_last_coin(refill).face_down <= size_of_zone(s->down[seat]) &&
           is_within(coins_out_of_sight(s, seat), refill->hidden + refill->up);
}

/* One before it: the coins hidden at the next refill were there, and those of them that were not
 * kept have room for those played face down. */
static bool check_older_refill(const refill_record *refill, const refill_record *next)
{
    return refill->eras == 0 && is_refill_sound(refill, refill->is_open ? next->kept : 0) &&
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

/* "shown=kn/0 new=la/1": what left the hand of that round, before and after a new coin. */
static bool read_played(const reading *r, int seat, const vx_word *value, bool is_new,
                        refill_record *out)
{
    stretch part;
    if (!read_stretch(r, seat, value, &part)) return false;
    if (is_new) {
        if (era_count(out->eras) == REFILL_ERAS) return refuse(r, &wc_bad_knowledge, value);
        out->eras = add_era(out->eras, &(stretch){out->shown, out->face_down});
    }
    out->shown = part.coins;
    out->face_down = part.face_down;
    return true;
}

static bool read_refill_key(const reading *r, int seat, const vx_word *word, refill_record *out)
{
    vx_word key, value;
    int64_t number;
    if (!vx_word_split(word, '=', &key, &value)) return refuse(r, &wc_bad_key, word);
    if (vx_word_is(&key, "hidden")) return read_zone(r, seat, &value, &out->hidden);
    if (vx_word_is(&key, "up")) return read_zone(r, seat, &value, &out->up);
    bool is_new = vx_word_is(&key, "new");
    if (is_new || vx_word_is(&key, "shown")) return read_played(r, seat, &value, is_new, out);
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

/* ---- spied ---- */

/* The refill so many before the last one; nothing is kept in it if there is none. */
static refill_record refill_before(const war_chest *s, int seat, int64_t before)
{
    if (before == 0) return unpack_refill(s, seat);
    return unpack_past(s->refill_past[seat][before - 1]);
}

/* "looked=kn,ro/1" */
static bool read_looked(const reading *r, int target, const vx_word *value, uint32_t *out)
{
    refill_record refill = unpack_refill(r->s, target);
    stretch seen;
    if (!read_stretch(r, target, value, &seen)) return false;
    bool fits = refill.kept > 0 && is_within(seen.coins, refill.hidden + refill.up);
    if (fits) *out = pack_looked(seen.coins, seen.face_down, 0);
    return fits || refuse(r, &wc_bad_knowledge, value);
}

/* "new=1": so many new coins had come before. */
static bool read_looked_eras(const reading *r, int target, const vx_word *value, uint32_t *out)
{
    int64_t eras;
    refill_record refill = unpack_refill(r->s, target);
    if (*out == 0 || !vx_word_number(value, 1, era_count(refill.eras), &eras))
        return refuse(r, &wc_bad_knowledge, value);
    *out = pack_looked(looked_known(*out), looked_down(*out), (int)eras);
    return true;
}

static bool read_spied_weights(const reading *r, int target, const vx_word *value, int64_t before,
                               uint16_t *out)
{
    uint32_t weight[KEPT_CHOICES] = {0};
    refill_record refill = refill_before(r->s, target, before);
    if (!read_weights(r, value, &refill, weight)) return false;
    for (int i = 0; i < KEPT_CHOICES; i++) {
        if (weight[i] > UINT16_MAX) return refuse(r, &wc_bad_knowledge, value);
        out[i] = (uint16_t)weight[i];
    }
    out[KEPT_CHOICES] = (uint16_t)before;
    return true;
}

static bool read_spied_key(const reading *r, int observer, int target, const vx_word *word,
                           int64_t *before)
{
    vx_word key, value;
    int index = opponent_index(observer, target, r->s->players);
    uint32_t *looked = &r->s->looked[observer][index];
    if (!vx_word_split(word, '=', &key, &value)) return refuse(r, &wc_bad_key, word);
    if (vx_word_is(&key, "refill") && vx_word_number(&value, 0, PAST_REFILLS, before)) return true;
    if (vx_word_is(&key, "looked")) return read_looked(r, target, &value, looked);
    if (vx_word_is(&key, "new")) return read_looked_eras(r, target, &value, looked);
    if (vx_word_is(&key, "weights"))
        return read_spied_weights(r, target, &value, *before, r->s->spied[observer][index]);
    return refuse(r, &wc_bad_key, word);
}

/* The hand that the spy saw has room for the coins kept. */
static bool is_looked_sound(const war_chest *s, int target, uint32_t looked)
{
    refill_record refill = unpack_refill(s, target);
    int group = size_of_zone(looked_known(looked)) + looked_down(looked);
    for (int i = 0; i < looked_eras(looked); i++) {
        stretch part = era_at(refill.eras, era_count(refill.eras) - 1 - i);
        group += size_of_zone(part.coins) + part.face_down - 1;
    }
    return looked == 0 || refill.kept <= group;
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
    bool tells = *looked != 0 || has_spied(r->s, observer, index);
    return (tells && is_looked_sound(r->s, target, *looked)) || refuse(r, &wc_bad_knowledge, &pair);
}
