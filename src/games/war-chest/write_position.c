/* SPDX-License-Identifier: MIT */
/* write_position.c - a position of War Chest as text. read_position.c reads it back. */
#include "games/war-chest/knowledge.h"
#include "games/war-chest/war_chest.h"

static void add_key_number(vx_text *out, const char *key, int64_t number)
{
    vx_add_char(out, ' ');
    vx_add(out, key);
    vx_add_char(out, '=');
    vx_add_number(out, number);
}

/* ---- Options: only those that differ from their defaults ---- */

static void add_options(vx_text *out, const war_chest *s)
{
    const struct {
        const char *text;
        bool is_set;
    } words[] = {
        {" players=4", s->players == 4},
        {" nobility=1", s->nobility},
        {" army=draft", s->army == ARMY_DRAFT},
        {" army=first-battle", s->army == ARMY_FIRST_BATTLE},
        {" rg=classic", s->rg_classic},
        {" priest_draw_if_gone=0", s->priest_needs_unit},
        {" enlist_strict=0", s->enlist_one},
        {" spy_face=down", s->spy_down},
        {" redeploy_single=1", s->redeploy_single},
        {" draft4_init=second", s->draft4_init == SECOND_PICKER},
        {" draft4_init=flip", s->draft4_init == NEW_FLIP},
    };
    char line[384];
    vx_text set = vx_text_on(line, sizeof line);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (words[i].is_set) vx_add(&set, words[i].text);
    if (s->quiet_rounds != 100) add_key_number(&set, "quiet_rounds", s->quiet_rounds);
    if (s->max_coins != 0) add_key_number(&set, "max_coins", s->max_coins);
    if (set.length == 0) return;
    vx_add(out, "options");
    vx_add(out, line);
    vx_add_char(out, '\n');
}

/* ---- The table ---- */

static void add_state_line(vx_text *out, const war_chest *s)
{
    vx_add(out, "state");
    add_key_number(out, "round", s->round);
    add_key_number(out, "first", s->first + 1);
    add_key_number(out, "turn", s->turn + 1);
    add_key_number(out, "init", s->init + 1);
    add_key_number(out, "claimed", s->claimed);
    vx_add(out, " node=");
    vx_add(out, wc_node_names[s->node]);
    if (s->node == NODE_OVER) {
        vx_add(out, " won=");
        vx_add(out, s->winner == NO_WINNER ? "-" : wc_faction_letters[s->winner]);
    }
    if (s->quiet != 0) add_key_number(out, "quiet", s->quiet);
    if (s->progress) add_key_number(out, "progress", 1);
    if (s->coins != 0) add_key_number(out, "coins", s->coins);
    vx_add_char(out, '\n');
}

static void add_decrees_line(vx_text *out, const war_chest *s)
{
    if (!s->nobility) return;
    vx_add(out, "decrees");
    if (s->decrees == 0) vx_add(out, " -");
    for (int which = 0; which < DECREES; which++) {
        if ((s->decrees >> which & 1) == 0) continue;
        vx_add_char(out, ' ');
        vx_add(out, wc_decrees[which].key);
        vx_add_char(out, '=');
        bool is_sealed = false;
        for (int faction = 0; faction < FACTIONS; faction++) {
            if ((s->seals[faction] >> which & 1) == 0) continue;
            vx_add(out, wc_faction_letters[faction]);
            is_sealed = true;
        }
        if (!is_sealed) vx_add_char(out, '-');
    }
    vx_add_char(out, '\n');
}

static void add_units_line(vx_text *out, const war_chest *s)
{
    hex_set units = s->side[WOLF] | s->side[RAVEN];
    vx_add(out, "units");
    if (units == 0) vx_add(out, " -");
    for (; units != 0; units &= units - 1) {
        int hex = first_hex(units), unit = s->unit_at[hex];
        vx_add_char(out, ' ');
        wc_add_hex(out, hex);
        vx_add_char(out, '=');
        vx_add_number(out, unit_seat(unit) + 1);
        wc_add_type(out, s->kind[unit]);
        vx_add_number(out, s->stack[unit]);
    }
    vx_add_char(out, '\n');
}

static void add_marks_line(vx_text *out, const war_chest *s)
{
    vx_add(out, "marks");
    for (int faction = 0; faction < FACTIONS; faction++) {
        hex_set marks = s->marks[faction];
        vx_add_char(out, ' ');
        vx_add(out, wc_faction_letters[faction]);
        vx_add_char(out, '=');
        if (marks == 0) vx_add_char(out, '-');
        for (hex_set rest = marks; rest != 0; rest &= rest - 1) {
            if (rest != marks) vx_add_char(out, ',');
            wc_add_hex(out, first_hex(rest));
        }
    }
    vx_add_char(out, '\n');
}

/* ---- Coins ---- */

static void add_separator(vx_text *out, bool *is_first)
{
    if (!*is_first) vx_add_char(out, ',');
    *is_first = false;
}

/* Coins one by one, as in a hand: kn,kn,ro,?1 */
static void add_named_coins(vx_text *out, const war_chest *s, int seat, zone z)
{
    bool is_first = true;
    for (int slot = 0; slot < SLOTS; slot++) {
        for (int i = 0; i < coins_in(z, slot); i++) {
            add_separator(out, &is_first);
            wc_add_type(out, slot_type(s, seat, slot));
        }
    }
    if (coins_in(z, UNKNOWN_SLOT) > 0) {
        add_separator(out, &is_first);
        vx_add_char(out, '?');
        vx_add_number(out, coins_in(z, UNKNOWN_SLOT));
    }
    if (is_first) vx_add_char(out, '-');
}

/* Coins by number: kn2,ro1,?4. The types of `named` are written even where there are none. */
static void add_counted_coins(vx_text *out, const war_chest *s, int seat, zone z, zone named)
{
    bool is_first = true;
    for (int slot = 0; slot < SLOTS; slot++) {
        if (coins_in(z | named, slot) == 0) continue;
        add_separator(out, &is_first);
        wc_add_type(out, slot_type(s, seat, slot));
        vx_add_number(out, coins_in(z, slot));
    }
    if (coins_in(z, UNKNOWN_SLOT) > 0) {
        add_separator(out, &is_first);
        vx_add_char(out, '?');
        vx_add_number(out, coins_in(z, UNKNOWN_SLOT));
    }
    if (is_first) vx_add_char(out, '-');
}

/* The cards are open, but in a view a type may have no coin in sight. */
static zone types_out_of_sight(const war_chest *s, int seat)
{
    zone open =
        s->hand[seat] | s->bag[seat] | s->up[seat] | s->down[seat] | s->supply[seat] | s->out[seat];
    zone hidden = 0;
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int unit = seat * UNITS_EACH + slot;
        if (s->kind[unit] == NO_TYPE || coins_in(open, slot) > 0) continue;
        if (s->place[unit] == NO_HEX) hidden |= one_coin(slot);
    }
    return hidden;
}

static void add_seat_line(vx_text *out, const war_chest *s, int seat)
{
    const struct {
        const char *key;
        zone coins;
    } zones[] = {{" bag=", s->bag[seat]}, {" up=", s->up[seat]}, {" down=", s->down[seat]}};
    wc_add_seat(out, seat);
    vx_add(out, " hand=");
    add_named_coins(out, s, seat, s->hand[seat]);
    for (int i = 0; i < 3; i++) {
        vx_add(out, zones[i].key);
        add_counted_coins(out, s, seat, zones[i].coins, 0);
    }
    vx_add(out, " sup=");
    add_counted_coins(out, s, seat, s->supply[seat], types_out_of_sight(s, seat));
    vx_add(out, " out=");
    add_counted_coins(out, s, seat, s->out[seat], 0);
    vx_add_char(out, '\n');
}

static void add_pool_line(vx_text *out, const war_chest *s)
{
    bool in_draft = s->node == NODE_POOL || s->node == NODE_PICK || s->pool != 0;
    if (!in_draft) return;
    vx_add(out, "pool");
    if (s->pool == 0) vx_add(out, " -");
    for (uint32_t rest = s->pool; rest != 0; rest &= rest - 1) {
        vx_add_char(out, ' ');
        wc_add_type(out, __builtin_ctz(rest));
    }
    vx_add_char(out, '\n');
}

/* ---- What waits ---- */

static void add_trigger_frame(vx_text *out, const war_chest *s, trigger_set due)
{
    bool is_first = true;
    vx_add_char(out, '[');
    for (; due != 0; due &= due - 1) {
        int type = wc_trigger_type(due), unit = unit_of_type(s, type);
        add_separator(out, &is_first);
        wc_add_type(out, type);
        if (unit == NO_UNIT) continue;
        vx_add_char(out, '@');
        wc_add_hex(out, s->place[unit]);
    }
    vx_add_char(out, ']');
}

static void add_soak_frame(vx_text *out, uint32_t frame)
{
    vx_add(out, "soak:");
    wc_add_hex(out, frame_from(frame));
    vx_add_char(out, 'x');
    wc_add_hex(out, frame_target(frame));
    if (frame_is_sacrifice(frame)) vx_add(out, ":sacrifice");
}

static void add_seat_frame(vx_text *out, const char *word, uint32_t frame)
{
    vx_add(out, word);
    wc_add_seat(out, frame_seat(frame));
}

static void add_frame(vx_text *out, const war_chest *s, uint32_t frame)
{
    switch (frame_kind_of(frame)) {
    case FRAME_TRIGGERS:
        add_trigger_frame(out, s, frame_triggers(frame));
        break;
    case FRAME_SOAK:
        add_soak_frame(out, frame);
        break;
    case FRAME_FOOT:
        vx_add(out, "foot:");
        wc_add_hex(out, frame_from(frame));
        break;
    case FRAME_DECREE:
        add_seat_frame(out, "decree:", frame);
        break;
    case FRAME_SPY:
        add_seat_frame(out, "spy:", frame);
        vx_add_char(out, '>');
        wc_add_seat(out, frame_target(frame));
        break;
    case FRAME_DRAW:
        add_seat_frame(out, "draw:", frame);
        break;
    case FRAME_PRIEST:
        vx_add(out, "priest");
        break;
    default: /* FRAME_PENDING */
        vx_add(out, "pend=");
        wc_add_type(out, frame_from(frame) == UNKNOWN_SLOT
                             ? UNKNOWN_COIN
                             : slot_type(s, frame_seat(frame), frame_from(frame)));
        break;
    }
}

/* The frame below a soak is its own. An empty one is written only where the next frame would
 * otherwise be taken for it. */
static bool is_silent(const war_chest *s, int index)
{
    if (s->frame[index] != trigger_frame(0)) return false;
    return index == 0 || frame_kind_of(s->frame[index - 1]) != FRAME_TRIGGERS;
}

static void add_todo_line(vx_text *out, const war_chest *s)
{
    vx_add(out, "todo");
    if (s->depth == 0) vx_add(out, " -");
    for (int i = s->depth - 1; i >= 0; i--) {
        if (is_silent(s, i)) continue;
        vx_add_char(out, ' ');
        add_frame(out, s, s->frame[i]);
    }
    vx_add_char(out, '\n');
}

/* ---- Knowledge ---- */

static void add_pair(vx_text *out, const char *line, int observer, int target)
{
    vx_add(out, line);
    wc_add_seat(out, observer);
    vx_add_char(out, ':');
    wc_add_seat(out, target);
}

/* " new=kn/1": coins, and a number of unknown ones. */
static void add_stretch(vx_text *out, const war_chest *s, int seat, const char *key, stretch part)
{
    vx_add(out, key);
    add_named_coins(out, s, seat, part.coins);
    vx_add_char(out, '/');
    vx_add_number(out, part.face_down);
}

static void add_story_parts(vx_text *out, const war_chest *s, int seat, const story *told)
{
    add_stretch(out, s, seat, " hand=", told->part[0]);
    for (int i = 1; i <= told->new_coins; i++) add_stretch(out, s, seat, " new=", told->part[i]);
}

static void add_seen_line(vx_text *out, const war_chest *s, int observer, int index)
{
    if (s->seen[observer][index] == 0) return;
    int target = opponent_of(s, observer, index);
    story seen = unpack_story(s->seen[observer][index]);
    add_pair(out, "seen ", observer, target);
    add_story_parts(out, s, target, &seen);
    vx_add(out, " down=");
    add_counted_coins(out, s, target, seen.aside, 0);
    vx_add_char(out, '\n');
}

static void add_told_lines(vx_text *out, const war_chest *s, int observer, int index)
{
    const uint64_t *told = s->told[observer][index];
    int target = opponent_of(s, observer, index);
    for (int i = 0; i < STORIES_TOLD && told[i] != 0; i++) {
        story ended = unpack_story(told[i]);
        add_pair(out, "told ", observer, target);
        add_story_parts(out, s, target, &ended);
        vx_add(out, " left=");
        add_named_coins(out, s, target, ended.aside);
        vx_add_char(out, '\n');
    }
}

static void add_refill_line(vx_text *out, const war_chest *s, int seat, const refill_record *r)
{
    vx_add(out, "refill ");
    wc_add_seat(out, seat);
    add_key_number(out, "kept", r->kept);
    vx_add(out, " hidden=");
    add_counted_coins(out, s, seat, r->hidden, 0);
    vx_add(out, " up=");
    add_counted_coins(out, s, seat, r->up, 0);
    stretch last = {r->shown, r->face_down};
    int eras = era_count(r->eras);
    for (int i = eras; i >= 0; i--)
        add_stretch(out, s, seat,
                    i == eras ? " shown=" : " new=", i > 0 ? era_at(r->eras, i - 1) : last);
    add_key_number(out, "open", r->is_open);
}

/* What still older refills tell of the coins kept, choice by choice. */
static void add_weights(vx_text *out, const uint32_t *weight)
{
    int count = KEPT_CHOICES;
    while (count > 0 && weight[count - 1] == 0) count--;
    if (count > 0) vx_add(out, " weights=");
    for (int i = 0; i < count; i++) {
        if (i > 0) vx_add_char(out, ',');
        vx_add_number(out, weight[i]);
    }
}

static void add_spied_line(vx_text *out, const war_chest *s, int observer, int index)
{
    uint32_t weight[KEPT_CHOICES], looked = s->looked[observer][index];
    int target = opponent_of(s, observer, index);
    if (looked == 0 && !has_spied(s, observer, index)) return;
    for (int i = 0; i < KEPT_CHOICES; i++) weight[i] = s->spied[observer][index][i];
    add_pair(out, "spied ", observer, target);
    if (looked != 0)
        add_stretch(out, s, target,
                    " looked=", (stretch){looked_known(looked), looked_down(looked)});
    if (looked_eras(looked) > 0) add_key_number(out, "new", looked_eras(looked));
    if (has_spied(s, observer, index))
        add_key_number(out, "refill", s->spied[observer][index][KEPT_CHOICES]);
    add_weights(out, weight);
    vx_add_char(out, '\n');
}

/* The last refill first, then those before it. */
static void add_refills(vx_text *out, const war_chest *s, int seat)
{
    if (s->refill_stock[seat] == 0) return;
    refill_record r = unpack_refill(s, seat);
    add_refill_line(out, s, seat, &r);
    for (int i = 0; i < PAST_REFILLS && s->refill_past[seat][i] != 0; i++) {
        vx_add_char(out, '\n');
        r = unpack_past(s->refill_past[seat][i]);
        add_refill_line(out, s, seat, &r);
    }
    add_weights(out, s->refill_origin[seat]);
    vx_add_char(out, '\n');
}

void wc_format_position(const void *state, vx_text *out)
{
    const war_chest *s = state;
    vx_add_rules_lines(s->ruleset, out);
    add_options(out, s);
    add_state_line(out, s);
    add_decrees_line(out, s);
    add_units_line(out, s);
    add_marks_line(out, s);
    for (int seat = 0; seat < s->players; seat++) add_seat_line(out, s, seat);
    add_pool_line(out, s);
    add_todo_line(out, s);
    for (int seat = 0; seat < s->players; seat++)
        for (int i = 0; i < opponents(s); i++) add_seen_line(out, s, seat, i);
    for (int seat = 0; seat < s->players; seat++)
        for (int i = 0; i < opponents(s); i++) add_told_lines(out, s, seat, i);
    for (int seat = 0; seat < s->players; seat++) add_refills(out, s, seat);
    for (int seat = 0; seat < s->players; seat++)
        for (int i = 0; i < opponents(s); i++) add_spied_line(out, s, seat, i);
}
