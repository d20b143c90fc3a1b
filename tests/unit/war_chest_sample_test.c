/* SPDX-License-Identifier: MIT */
/* war_chest_sample_test.c - what seat 1 may know of seat 2 in War Chest, against brute force.
 *
 * A script says what seat 1 sees, and a belief (war_chest_belief.h) follows it with every full
 * position that fits. All these positions must look the same to seat 1, and what vx_sample() draws
 * from that view must come as often as the belief says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "harness.h"
#include "war_chest_belief.h"

static void run_script(const char *position, const char *const *script)
{
    belief b = begin_belief(position, 0);
    for (int i = 0; script[i] != NULL; i++) {
        see(&b, script[i]);
        bool is_looking = strstr(script[i], "proclaim spy") != NULL; /* what he sees comes next */
        if (b.count > 1 && !is_looking) samples_follow(&b);
    }
    assert_true(b.count > 1); /* a script that ends in certainty tests little */
    free(b.at);
}

/* ---- Tests ---- */

/* Seat 1 passes with its own coins; seat 2 has kn, la and ro in its bag, nothing hidden yet. */
static void a_face_down_coin_may_be_any_coin_of_the_hand(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",   "draw p1 ar",   "draw p1 ar",  "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",    "pass with ro", "pass with ?", "pass with ar", "move kn e6 e5",
        "pass with ar", "pass with ?",  NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units e6=2kn1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la2 out=-\n",
               script);
}

/* The bag of seat 2 runs out after one coin: what lay face up then cannot be that coin. The pile is
 * remembered until the round after, when the bag runs out again. */
static void a_coin_kept_through_a_refill_was_not_face_up(void **state)
{
    (void)state;
    static const char *const script[] = {"draw p1 ro",
                                         "draw p1 ar",
                                         "draw p1 ar",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "pass with ro",
                                         "pass with ?",
                                         "pass with ar",
                                         "move kn e6 e5",
                                         "pass with ar",
                                         "pass with ?",
                                         "draw p1 ro",
                                         "draw p1 ar",
                                         "draw p1 ar",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "pass with ro",
                                         "move kn e5 e4",
                                         "pass with ar",
                                         "pass with ?",
                                         "pass with ar",
                                         "pass with ?",
                                         "draw p1 ro",
                                         "draw p1 ar",
                                         "draw p1 ar",
                                         "draw p2 ?",
                                         NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units e6=2kn1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=kn2,la1,ro1 up=- down=- sup=kn1,la3 out=-\n",
               script);
}

/* The same with two coins kept, one of which comes face up later. */
static void two_kept_coins_are_told_from_one_new(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",   "draw p1 ar",   "draw p1 ar",    "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",    "pass with ro", "move kn e6 e5", "pass with ar", "pass with ?",
        "pass with ar", "pass with ?",  "draw p1 ro",    "draw p1 ar",   "draw p1 ar",
        "draw p2 ?",    "draw p2 ?",    "draw p2 ?",     "pass with ro", "move kn e5 e4",
        "pass with ar", "pass with ?",  "pass with ar",  "pass with ?",  NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units e6=2kn1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la2 out=-\n",
               script);
}

/* Spy: the coin that replaced the dropped one may have been the one shown since. */
static const char spy_position[] = "position war-chest\n"
                                   "options nobility=1%s\n"
                                   "state round=1 node=draw\n"
                                   "decrees guard=- march=- spy=-\n"
                                   "units e6=2kn1\n"
                                   "marks W=d1,g1 R=e6,h5\n"
                                   "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
                                   "p2 hand=- bag=kn3,la2,ro1 up=- down=- sup=la2 out=-\n";

static void run_spy_script(const char *options, const char *const *script)
{
    char position[sizeof spy_position + 32];
    snprintf(position, sizeof position, spy_position, options);
    run_script(position, script);
}

static void a_spied_hand_is_known_but_for_the_replacement(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",    "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",     "proclaim spy : p2", "p2 hand=kn,la,ro", "spy drop la",  "draw p2 ?",
        "move kn e6 e5", "pass with ar",      "pass with ?",      "pass with ar", NULL};
    run_spy_script("", script);
}

static void two_shown_coins_of_a_type_say_more_about_the_replacement(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",    "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",     "proclaim spy : p2", "p2 hand=kn,kn,la", "spy drop la",  "draw p2 ?",
        "move kn e6 e5", "pass with ar",      "move kn e5 e4",    "pass with ar", NULL};
    run_spy_script("", script);
}

static void a_coin_dropped_face_down_is_known_to_the_spy(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",  "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",   "proclaim spy : p2", "p2 hand=kn,la,ro", "spy drop ro",  "draw p2 ?",
        "pass with ?", "pass with ar",      "pass with ?",      "pass with ar", "pass with ?",
        "draw p1 ro",  "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    NULL};
    run_spy_script(" spy_face=down", script);
}

/* The Warrior Priest's coin is drawn, played face down, and nobody learns what it was. */
static void a_pending_coin_is_hidden_like_any_other(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro", "draw p1 ar",          "draw p1 ar",   "draw p2 ?",
        "draw p2 ?",  "draw p2 ?",           "pass with ro", "control wp d4",
        "draw p2 ?",  "then wp pass with ?", "pass with ar", "pass with ?",
        NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units d4=2wp1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=wp2,la2,ro1 up=- down=- sup=wp1,la2 out=-\n",
               script);
}

/* A refill for the Warrior Priest in the middle of the round: the whole hand was kept. */
static void a_refill_for_the_priest_keeps_the_hand(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro", "draw p1 ar",          "draw p1 ar",   "draw p2 ?",
        "draw p2 ?",  "draw p2 ?",           "pass with ro", "control wp d4",
        "draw p2 ?",  "then wp pass with ?", "pass with ar", "pass with ?",
        NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units d4=2wp1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=wp2,la1 up=la2,ro1 down=- sup=wp1,la1 out=-\n",
               script);
}

/* ---- Many samples from one view ---- */

/* Two small bags that were refilled in every round: of a thousand deals hardly one fits. */
static const char slow_position[] =
    "position war-chest\n"
    "state round=13 first=1 turn=2 init=1 claimed=0 node=play\n"
    "units d1=1rg2 d3=1ca2 e6=1sc1 g4=2kn2 h1=2ar1 i3=2en1\n"
    "marks W=c2,d1,d4,e3,g1 R=e6,h2,h5,i3\n"
    "p1 hand=?2 bag=?1 up=sc1 down=- sup=lc3,rg3 out=ca2,lc2,sc1\n"
    "p2 hand=ar,ar,en bag=en1,ro1 up=- down=- sup=ar1,en2,kn1 out=kn1,ma5\n"
    "todo -\n"
    "refill p1 kept=1 hidden=sc1,ro1 up=sc2 shown=sc/0 open=1\n"
    "refill p1 kept=1 hidden=sc1,ro1 up=sc2 shown=sc,sc/1 open=0\n"
    "refill p1 kept=1 hidden=ca1,ro1 up=sc2 shown=ca,sc/1 open=0\n"
    "refill p1 kept=1 hidden=sc1,ro1 up=ca1,sc1 shown=sc,sc/1 open=0\n"
    "refill p1 kept=2 hidden=ca1,sc1,ro1 up=sc1 shown=ca,sc/1 open=0\n"
    "refill p1 kept=2 hidden=ca1,ro1 up=ca1,sc2 shown=ca,sc/1 open=0\n"
    "refill p2 kept=1 hidden=ar1,ro1 up=ar1,en2 shown=-/0 open=1\n"
    "refill p2 kept=2 hidden=en1,ro1 up=ar2 shown=ar,en/1 open=0\n";

enum { DRAWN = REPEATS(2000, 400) };

/* How often the first player holds the Royal coin, and what it took to find out. */
static int count_royal(const war_chest *view, void *notes, clock_t *spent)
{
    int held = 0;
    war_chest sample;
    vx_random random;
    vx_random_seed(&random, 11);
    *spent = clock();
    for (int i = 0; i < DRAWN; i++) {
        if (notes != NULL)
            wc_sample_again(view, notes, &random, &sample);
        else
            wc_sample(view, &random, &sample);
        held += coins_in(sample.hand[0], ROYAL_SLOT) > 0;
    }
    *spent = clock() - *spent;
    return held;
}

static void notes_make_rare_deals_quick(void **state)
{
    (void)state;
    static char notes[WC_NOTES_SIZE];
    _Alignas(8) static char room[1 << 17];
    const vx_game *read;
    clock_t plain, noted;
    assert_true(vx_largest_state() <= sizeof room);
    assert_true(vx_parse_position(slow_position, &read, room, NULL));
    const war_chest *view = (const war_chest *)(void *)room;
    int off = count_royal(view, NULL, &plain) - count_royal(view, notes, &noted);
    assert_true(off * off <= 25 * 2 * DRAWN / 4); /* five standard deviations at most */
    assert_true(noted * 5 < plain);               /* fifty times in fact */
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_face_down_coin_may_be_any_coin_of_the_hand),
        cmocka_unit_test(a_coin_kept_through_a_refill_was_not_face_up),
        cmocka_unit_test(two_kept_coins_are_told_from_one_new),
        cmocka_unit_test(a_spied_hand_is_known_but_for_the_replacement),
        cmocka_unit_test(two_shown_coins_of_a_type_say_more_about_the_replacement),
        cmocka_unit_test(a_coin_dropped_face_down_is_known_to_the_spy),
        cmocka_unit_test(a_pending_coin_is_hidden_like_any_other),
        cmocka_unit_test(a_refill_for_the_priest_keeps_the_hand),
        cmocka_unit_test(notes_make_rare_deals_quick),
    };
    return RUN_SUITE("war-chest samples", tests, words, word);
}
