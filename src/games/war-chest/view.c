/* SPDX-License-Identifier: MIT */
/* view.c - WC-INFO: the position as a seat may know it. sample.c draws full positions from it. */
#include <string.h>

#include "games/war-chest/knowledge.h"

/* ---- Hiding ---- */

static zone unknown_coins(int count)
{
    return (zone)count << (8 * UNKNOWN_SLOT);
}

/* WC-INFO-04, WC-INFO-12: only its size, but coins that Spy has shown are named while none of that
 * hand has been played face down. */
static zone hand_as_seen(const war_chest *s, int seat, uint64_t record)
{
    story seen = unpack_story(record);
    zone known = seen.part[0].coins;
    int face_down = seen.part[0].face_down;
    for (int i = 1; i <= seen.new_coins; i++) {
        known = zone_less(known, seen.part[i].coins);
        face_down += seen.part[i].face_down;
    }
    if (face_down > 0) known = 0;
    return known + unknown_coins(size_of_zone(s->hand[seat]) - size_of_zone(known));
}

/* WC-INFO-03 to WC-INFO-07, WC-INFO-11, A-41: sizes stay, coins go. */
static void hide_seat(const war_chest *s, int seat, uint64_t record, war_chest *out)
{
    out->hand[seat] = hand_as_seen(s, seat, record);
    out->bag[seat] = unknown_coins(size_of_zone(s->bag[seat]));
    out->down[seat] = unknown_coins(size_of_zone(s->down[seat]));
    if (s->depth == 0 || frame_kind_of(top_frame(s)) != FRAME_PENDING) return;
    if (frame_seat(top_frame(s)) == seat)
        out->frame[s->depth - 1] = make_frame(FRAME_PENDING, seat, UNKNOWN_SLOT, 0, 0);
}

/* WC-INFO-01, WC-INFO-02, WC-INFO-09: everything else is open, or the seat's own (WC-INFO-06,
 * WC-TEAM-11: partners may talk, but their hands are hidden from each other too. */
void wc_view(const void *state, int seat, void *view)
{
    const war_chest *s = state;
    war_chest *out = view;
    memcpy(out, s, sizeof *out);
    for (int other = 0; other < s->players; other++) {
        if (other == seat) continue;
        bool is_opponent = seat >= 0 && faction_of(other) != faction_of(seat);
        uint64_t record = is_opponent ? s->seen[seat][opponent_index(seat, other, s->players)] : 0;
        hide_seat(s, other, record, out);
        memset(out->seen[other], 0, sizeof out->seen[other]);
        memset(out->told[other], 0, sizeof out->told[other]);
        memset(out->spied[other], 0, sizeof out->spied[other]);
        memset(out->looked[other], 0, sizeof out->looked[other]);
    }
    wc_count_watched(out);
}

vx_action wc_hide_action(const void *state, vx_action action, int seat)
{
    const war_chest *s = state;
    act a = unpack_act(action);
    switch (a.verb) {
    case ACT_CLAIM:
    case ACT_RECRUIT:
    case ACT_PASS: /* WC-INFO-05, WC-INFO-08 */
        if (seat != s->actor) a.u = UNKNOWN_COIN;
        break;
    case ACT_DRAW:
        if (seat != a.seat) a.u = UNKNOWN_COIN;
        break;
    case ACT_SPY_DROP:
        if (s->spy_down && seat != s->actor && seat != frame_target(top_frame(s)))
            a.u = UNKNOWN_COIN;
        break;
    default:
        break;
    }
    return pack_act(a);
}
