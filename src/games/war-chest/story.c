/* SPDX-License-Identifier: MIT */
/* story.c - WC-INFO-12: the ways in which a hand that a spy saw may have been played since.
 *
 * From the moment of the look the hand is closed: coins leave it, and only a coin in place of a
 * dropped one comes in. Every coin in it is as likely to be the next to leave. So what may have been
 * drawn and what may be left is counted course by course; how many coins there were to draw from
 * is left to riddle.c, for that depends on everything else out of sight. */
#include <string.h>

#include "games/war-chest/riddle.h"

/* Courses that come to the same are one. More than there is room for would take new coins by the
 * half dozen; those are left out. */
static void add_course(course_list *list, const course *way)
{
    for (int i = 0; i < list->count; i++) {
        if (list->at[i].hand != way->hand || list->at[i].drawn != way->drawn) continue;
        list->at[i].weight += way->weight;
        return;
    }
    if (list->count < COURSES) list->at[list->count++] = *way;
}

/* Coins leave the hand of a course, some of them shown. */
static void let_leave(course_list *out, const course *from, zone shown, int face_down)
{
    zone part[HAND_PARTS];
    course way = *from;
    for (int slot = 0; slot < SLOTS; slot++)
        way.weight *= falling(coins_in(from->hand, slot), coins_in(shown, slot));
    if (way.weight == 0) return;
    zone rest = from->hand - shown;
    int count = wc_list_parts(rest, face_down, part);
    for (int i = 0; i < count; i++) {
        course next = {rest - part[i], way.drawn, way.weight * ways(rest, part[i])};
        add_course(out, &next);
    }
}

static void let_draw(course_list *out, const course *from, const stretch *then)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        course way = {from->hand + one_coin(slot), from->drawn + one_coin(slot), from->weight};
        let_leave(out, &way, then->coins, then->face_down);
    }
}

static void copy_courses(course_list *to, const course_list *from)
{
    to->count = from->count;
    memcpy(to->at, from->at, (size_t)from->count * sizeof from->at[0]);
}

void wc_follow_story(const story *told, course_list *out)
{
    course_list before;
    course start = {told->part[0].coins, 0, 1};
    out->count = 0;
    let_leave(out, &start, 0, told->part[0].face_down);
    for (int i = 1; i <= told->new_coins; i++) {
        copy_courses(&before, out);
        out->count = 0;
        for (int n = 0; n < before.count; n++) let_draw(out, &before.at[n], &told->part[i]);
    }
}

/* Two stories go together in every way; one has ended with a known hand. */
void wc_join_ended_story(course_list *courses, const story *ended)
{
    course_list before, others;
    copy_courses(&before, courses);
    wc_follow_story(ended, &others);
    courses->count = 0;
    for (int i = 0; i < before.count; i++)
        for (int n = 0; n < others.count; n++) {
            if (others.at[n].hand != ended->aside) continue;
            course both = {before.at[i].hand, before.at[i].drawn + others.at[n].drawn,
                           before.at[i].weight * others.at[n].weight};
            add_course(courses, &both);
        }
}

/* ---- Does it tell anything of the coins that came new? ---- */

/* The weight of a course for each order in which its coins may have come. */
static uint64_t weight_in_order(const course *way)
{
    uint64_t weight = way->weight;
    for (int slot = 0; slot < SLOTS; slot++) {
        int drawn = coins_in(way->drawn, slot);
        weight *= falling(drawn, drawn);
    }
    return weight;
}

/* All choices of new coins are possible, and none is likelier than the coins out of sight make it. */
static bool tells_nothing(const course_list *courses, int new_coins)
{
    static const int choices[STRETCHES] = {1, 5, 15, 35};
    if (courses->count != choices[new_coins]) return false;
    for (int i = 1; i < courses->count; i++)
        if (weight_in_order(&courses->at[i]) != weight_in_order(&courses->at[0])) return false;
    return true;
}

bool wc_settle_story(const story *told, zone *down)
{
    course_list courses;
    balance sum = {{0}};
    courses.count = 1;
    courses.at[0] = (course){0, 0, 1};
    wc_join_ended_story(&courses, told);
    add_story(&sum, told, true);
    bool is_sure = courses.count == 1;
    *down = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int count = sum.of[slot] + (is_sure ? coins_in(courses.at[0].drawn, slot) : 0);
        if (count > 0) *down += (zone)count * one_coin(slot);
    }
    return is_sure || tells_nothing(&courses, told->new_coins);
}
