/* SPDX-License-Identifier: MIT */
/* riddle.c - WC-INFO: what a view leaves to be found out about one seat. */
#include "games/war-chest/riddle.h"

static int unknown_in(zone z)
{
    return coins_in(z, UNKNOWN_SLOT);
}

static zone named_in(zone z)
{
    return zone_less(z, 0);
}

/* ---- The spy ---- */

static bool has_told(const war_chest *s, int observer, int index)
{
    return s->told[observer][index][0] != 0;
}

/* The opponent whose view it is may know more than others do. */
static int spy_on(const war_chest *view, int seat, int *index)
{
    for (int i = 0; i < opponents(view); i++) {
        int observer = opponent_of(view, seat, i);
        *index = opponent_index(observer, seat, view->players);
        bool knows = view->seen[observer][*index] != 0 || view->looked[observer][*index] != 0;
        if (knows || has_told(view, observer, *index) || has_spied(view, observer, *index))
            return observer;
    }
    return -1;
}

/* ---- Guesses ---- */

/* One course of the stories: is there room for it, and in how many ways can its new coins be those
 * out of sight? `sure` is what the stories hold whatever was drawn. */
static bool make_guess(const course *way, const balance *all, const balance *sure, guess *out)
{
    *out = (guess){.hand = way->hand, .weight = way->weight};
    for (int slot = 0; slot < SLOTS; slot++) {
        int drawn = coins_in(way->drawn, slot), loose = all->of[slot] - sure->of[slot];
        int down = sure->of[slot] + drawn - coins_in(way->hand, slot);
        if (loose < drawn || down < 0) return false;
        out->weight *= falling(loose, drawn);
        out->down += (zone)down * one_coin(slot);
        out->pool += (zone)(loose - drawn) * one_coin(slot);
    }
    return true;
}

static bool holds(zone hand, zone named)
{
    return zone_less(named, hand) == 0;
}

static void list_courses(const uint64_t told[STORIES_TOLD], const story *seen, bool goes_on,
                         zone named, course_list *out)
{
    if (goes_on) {
        wc_follow_story(seen, out);
    } else {
        out->count = 1;
        out->at[0] = (course){named, 0, 1};
    }
    for (int i = 0; i < STORIES_TOLD && told[i] != 0; i++) {
        story ended = unpack_story(told[i]);
        wc_join_ended_story(out, &ended);
    }
}

static balance balance_of(zone z)
{
    balance b;
    for (int slot = 0; slot < SLOTS; slot++) b.of[slot] = coins_in(z, slot);
    return b;
}

/* What can be said of the coins that the spy has followed, in every way that it may be. */
static void list_guesses(const war_chest *view, int seat, int spy, int index, riddle *r)
{
    course_list courses;
    const uint64_t *told = view->told[spy][index];
    bool goes_on = is_going_on(view->seen[spy][index]);
    story seen = unpack_story(view->seen[spy][index]);
    zone named = named_in(view->hand[seat]);
    balance all = balance_of(wc_unseen(view, seat) + named);
    balance sure = balance_of(zone_less(seen.aside, view->down[seat]) + (goes_on ? 0 : named));
    if (goes_on) add_story(&sure, &seen, false);
    for (int i = 0; i < STORIES_TOLD && told[i] != 0; i++) {
        story ended = unpack_story(told[i]);
        add_story(&sure, &ended, true);
    }
    list_courses(told, &seen, goes_on, named, &courses);
    for (int i = 0; i < courses.count; i++)
        if (holds(courses.at[i].hand, named) &&
            make_guess(&courses.at[i], &all, &sure, &r->guess[r->guesses]))
            r->guesses++;
    if (goes_on && r->guesses > 0) r->hand = 0;
}

static void guess_nothing(const war_chest *view, int seat, riddle *r)
{
    r->guess[0] = (guess){
        .hand = named_in(view->hand[seat]), .pool = named_in(wc_unseen(view, seat)), .weight = 1};
    r->guesses = 1;
}

/* ---- Refills ---- */

/* What older refills tell everybody, or the spy. */
static void add_refills(riddle *r, const war_chest *view, int seat, const uint16_t *spied)
{
    r->refill = unpack_refill(view, seat);
    r->past = view->refill_past[seat];
    r->depth = 0;
    for (int i = 0; i < KEPT_CHOICES; i++)
        r->origin[i] = spied != NULL ? spied[i] : view->refill_origin[seat][i];
    if (spied != NULL)
        r->depth = spied[KEPT_CHOICES];
    else
        while (r->depth < PAST_REFILLS && r->past[r->depth] != 0) r->depth++;
}

/* The hand of the round of the refill is then what it was when the spy looked: what left it later
 * and what came new is another matter. */
static void add_look(refill_record *refill, uint32_t looked)
{
    refill->shown = looked_known(looked);
    refill->face_down = looked_down(looked);
    refill->is_open = false;
    refill->eras = first_eras(refill->eras, looked_eras(looked));
}

/* ---- All of it ---- */

int wc_pending_slot(const war_chest *view, int seat)
{
    if (view->depth == 0 || frame_kind_of(top_frame(view)) != FRAME_PENDING) return -1;
    return frame_seat(top_frame(view)) == seat ? frame_from(top_frame(view)) : -1;
}

bool wc_hides_coins(const war_chest *view, int seat)
{
    zone coins = view->hand[seat] | view->bag[seat] | view->down[seat];
    return unknown_in(coins) > 0 || wc_pending_slot(view, seat) == UNKNOWN_SLOT;
}

bool wc_make_riddle(const war_chest *view, int seat, riddle *out)
{
    int index = 0, spy = spy_on(view, seat, &index);
    bool has_origin = spy >= 0 && has_spied(view, spy, index);
    out->hand = unknown_in(view->hand[seat]);
    out->bag = unknown_in(view->bag[seat]);
    out->pending = wc_pending_slot(view, seat) == UNKNOWN_SLOT;
    out->guesses = 0;
    if (spy >= 0) list_guesses(view, seat, spy, index, out);
    bool is_sound = spy < 0 || out->guesses > 0;
    if (out->guesses == 0) guess_nothing(view, seat, out);
    out->down = unknown_in(view->down[seat]) - size_of_zone(out->guess[0].down);
    add_refills(out, view, seat, has_origin ? view->spied[spy][index] : NULL);
    if (spy >= 0 && view->looked[spy][index] != 0) add_look(&out->refill, view->looked[spy][index]);
    return is_sound;
}
