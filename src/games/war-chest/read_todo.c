/* SPDX-License-Identifier: MIT */
/* read_todo.c - reading what waits inside a turn. */
#include "games/war-chest/messages.h"
#include "games/war-chest/read_position.h"

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
