/* SPDX-License-Identifier: MIT */
/* battles.c - full battles of Warmaster between any two armies, watched at every step.
 *
 *     battles [GAMES [SEED]]
 *
 * Both sides go at each other: they charge where they can, move towards the enemy and seldom end a
 * phase early. A broken claim prints the seed, the step and the position. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/machine/machine.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

enum { STEPS_MAX = 20000, POINTS = 2000 };

static battle b;
static vx_action all[ACTIONS_MAX];
static int looks[ACTIONS_MAX];
static vx_random randoms;
static unsigned long seed;
static int step, broken;

static void complain(const char *what)
{
    static char text[VX_POSITION_CAP];
    vx_format_position(&warmaster_game, &b, text, sizeof text);
    printf("seed %lu, step %d: %s\n%s\n", seed, step, what, text);
    broken++;
}

static void claim(bool holds, const char *what)
{
    if (!holds && broken == 0) complain(what);
}

/* ---- What must hold in every state ---- */

static void watch_unit(int id)
{
    const unit *u = unit_of(&b, id);
    if (!is_on_table(u)) {
        claim(!(u->flags & UNIT_GONE) || u->stands == 0, "what is destroyed has no stands");
        return;
    }
    int32_t width = b.table.width * CENTIMETRE, depth = b.table.depth * CENTIMETRE;
    claim(!(u->flags & (UNIT_GONE | UNIT_OFF)), "a unit is on the table or it is not");
    claim(u->stands > 0 && u->stands <= wm_stands_at_start(&b, id),
          "a unit has some of its stands");
    claim(u->wounds < wm_hits_per_stand(&b, id) || u->carried > 0, /* AMB-55: it fights first */
          "so many hits would have removed a stand");
    for (int i = 0; i < u->stands; i++)
        claim(u->at[i].x <= width && u->at[i].y <= depth, "stands are on the table");
}

/* Stands are being put somewhere: until that is done they may lie over one another. */
static bool is_moving(void)
{
    if (b.order.placing != NOBODY_ID) return true;
    return b.task_count > 0 && top_task(&b)->kind != TASK_SHOOTING &&
           top_task(&b)->kind != TASK_COMBAT;
}

/* Nobody stands on anybody else. */
static void watch_room(void)
{
    stand_list s;
    wm_list_stands(&b, &s);
    for (int i = 0; i < s.count; i++)
        for (int k = 0; k < i; k++)
            claim(!wm_boxes_overlap(&s.at[i], &s.at[k]), "two stands are in one place");
}

static void watch_person(int id)
{
    const person *p = person_of(&b, id);
    if (p->joined == NOBODY_ID) return;
    const unit *u = unit_of(&b, p->joined);
    bool there = (p->flags & PERSON_ON_TABLE) && is_on_table(u);
    bool away = (p->flags & PERSON_OFF) && (u->flags & UNIT_OFF); /* WM-EDGE-07 */
    claim((there || away) && side_of_unit(p->joined) == side_of_person(id),
          "a character is with a unit of its own that is there");
}

static void watch_text(void)
{
    static char text[VX_POSITION_CAP];
    static battle again;
    const vx_game *game = NULL;
    vx_problem why = {0};
    vx_format_position(&warmaster_game, &b, text, sizeof text);
    claim(vx_parse_position(text, &game, &again, &why), "a position can be read back");
    for (size_t i = 0; i < sizeof b && broken == 0; i++) {
        if (((const char *)&b)[i] == ((const char *)&again)[i]) continue;
        printf("byte %zu of %zu\n", i, sizeof b);
        claim(false, "a position is the same when read back");
    }
}

/* The odds of what is about to be done are chances of something, and change nothing. */
static void watch_odds(vx_action action)
{
    static vx_odds odds;
    static battle before;
    before = b;
    claim(vx_get_odds(&warmaster_game, &b, action, VX_ENGLISH, &odds),
          "whatever is legal has odds");
    claim(memcmp(&b, &before, sizeof b) == 0, "asking for odds changes nothing");
    claim(odds.count > 0, "odds tell something");
    for (int i = 0; i < odds.count; i++) {
        uint64_t sum = 0;
        for (int k = 0; k < odds.table[i].count; k++) {
            sum += odds.table[i].row[k].weight;
            claim(odds.table[i].row[k].weight > 0, "a row of odds may come about");
        }
        claim(sum == odds.table[i].total && sum > 0, "the rows of odds add up");
    }
}

static void watch(int count)
{
    bool over = vx_to_act(&warmaster_game, &b) == VX_OVER;
    claim(over ? count == 0 : count > 0, "somebody has something to do until the battle is over");
    claim(b.task_count < TASKS_MAX, "there is room for what is begun");
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(&b, id)) watch_unit(id);
    for (int id = 0; id < ALL_PERSONS; id++)
        if (wm_person_exists(&b, id)) watch_person(id);
    if (!is_moving()) watch_room();
    if (step % 8 == 0) watch_text();
    for (int tries = 0; tries < 4 && count > 0; tries++) {
        vx_action any = all[vx_random_below(&randoms, (uint64_t)count)];
        claim(vx_check(&warmaster_game, &b, any, NULL), "what is listed is legal");
    }
}

/* ---- Play ---- */

static bool is_idle(vx_action action)
{
    act a;
    wm_unpack(action, &a);
    return a.kind == ACT_END || a.kind == ACT_DONE || a.kind == ACT_NO || a.kind == ACT_HOLD;
}

/* How far the place of an action is from the nearest stand of the enemy's, squared. */
static int64_t gap_to_enemy(const act *a)
{
    int64_t least = INT64_MAX;
    int enemy = 1 - side_of_unit(a->who);
    for (int i = 0; i < b.side[enemy].list.unit_count; i++) {
        const unit *u = &b.side[enemy].unit[i];
        if (!is_on_table(u)) continue;
        int64_t x = u->at[0].x - a->at.x, y = u->at[0].y - a->at.y;
        if (x * x + y * y < least) least = x * x + y * y;
    }
    return least;
}

/* What brings armies together soonest: charges, then moves towards the enemy, whole brigades. */
static vx_action choose_boldly(int count)
{
    vx_action best = all[vx_random_below(&randoms, (uint64_t)count)];
    int64_t nearest = INT64_MAX;
    for (int i = 0; i < count; i++) {
        act a;
        wm_unpack(all[i], &a);
        if (a.kind == ACT_CHARGE || a.kind == ACT_PURSUE || a.kind == ACT_ADVANCE) return all[i];
        if (a.kind == ACT_WITH && vx_random_below(&randoms, 2) == 0) return all[i];
        if (a.kind != ACT_MOVE && a.kind != ACT_DEPLOY) continue;
        int64_t gap = gap_to_enemy(&a);
        if (gap < nearest) nearest = gap, best = all[i];
    }
    for (int tries = 0; tries < 9 && is_idle(best); tries++)
        best = all[vx_random_below(&randoms, (uint64_t)count)];
    return best;
}

static vx_action choose(int count)
{
    uint64_t mood = vx_random_below(&randoms, 32);
    if (mood == 0) return all[vx_random_below(&randoms, (uint64_t)count)];
    if (mood < 30) return choose_boldly(count);
    wm_order(&b, all, count, looks);
    int best = 0;
    for (int i = 1; i < count; i++)
        if (looks[i] > looks[best]) best = i;
    return all[best];
}

static void set_up(void)
{
    char points[8], map[8];
    snprintf(points, sizeof points, "%d", POINTS);
    snprintf(map, sizeof map, "%lu", seed % 999983);
    const vx_setting settings[] = {
        {"army1", "random"}, {"army2", "random"}, {"points", points}, {"map", map}, {"turns", "9"}};
    vx_problem why;
    if (!vx_setup(&warmaster_game, &b, settings, 5, &why)) abort();
}

static void play(void)
{
    bool fought = false;
    int strikes = 0;
    set_up();
    for (step = 0; step < STEPS_MAX && broken == 0; step++) {
        int seat = vx_to_act(&warmaster_game, &b);
        int count = seat == VX_CHANCE ? 1 : vx_list(&warmaster_game, &b, all);
        if (seat == VX_CHANCE) all[0] = vx_chance_draw(&warmaster_game, &b, &randoms);
        watch(count);
        if (seat == VX_OVER) break;
        vx_action next = choose(count);
        if (seat != VX_CHANCE && step % 4 == 0) watch_odds(next);
        vx_apply(&warmaster_game, &b, next);
        claim(!vx_is_overfull(&warmaster_game, &b), "no capacity is reached");
        bool fights = b.task_count > 0 && top_task(&b)->kind == TASK_STRIKES;
        strikes += fights && !fought;
        fought = fights;
    }
    claim(step < STEPS_MAX, "the battle ends");
    printf("seed %lu: %s against %s, %d steps, %d bouts of blows, round %d\n", seed,
           army_profile_of(&b.side[0].list)->key, army_profile_of(&b.side[1].list)->key, step,
           strikes, b.round);
    fflush(stdout);
}

int main(int words, char **word)
{
    int games = words > 1 ? atoi(word[1]) : 100, failed = 0;
    unsigned long first = words > 2 ? strtoul(word[2], NULL, 10) : 1;
    for (seed = first; seed < first + (unsigned long)games; seed++) {
        vx_random_seed(&randoms, seed);
        broken = 0;
        play();
        failed += broken > 0;
    }
    printf("battles: %d passed, %d failed\n", games - failed, failed);
    return failed > 0;
}
