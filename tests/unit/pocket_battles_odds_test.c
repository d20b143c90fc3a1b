/* SPDX-License-Identifier: MIT */
/* pocket_battles_odds_test.c - the odds of Pocket Battles against brute force: every way the dice
 * fall, every way the hits can be allotted, and the owner's best choice among them. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/pocket-battles/battle.h"
#include "harness.h"

static const vx_game *const game = &pocket_battles_game;

/* ---- Random fights of one unit against one ---- */

typedef struct {
    int tiles[SIDES][UNIT_HEIGHT], height[SIDES], army[SIDES];
    int orders[SIDES], free[SIDES];
    bool fights, adds;
} fight;

static int below(vx_random *random, int count)
{
    return (int)vx_random_below(random, (uint64_t)count);
}

static fight random_fight(vx_random *random)
{
    fight f = {.fights = below(random, 3) == 0, .adds = below(random, 8) == 0};
    f.army[0] = below(random, ARMIES);
    f.army[1] = (f.army[0] + 1 + below(random, ARMIES - 1)) % ARMIES;
    for (int seat = 0; seat < SIDES; seat++) {
        f.height[seat] = 1 + below(random, UNIT_HEIGHT);
        f.free[seat] = below(random, 3) == 0 ? below(random, 3) : 5;
        f.orders[seat] = below(random, 3);
        for (int i = 0; i < f.height[seat]; i++)
            f.tiles[seat][i] = f.army[seat] * ARMY_TILES + below(random, ARMY_TILES);
    }
    return f;
}

static void add_side(char *text, size_t size, const fight *f, int seat)
{
    size_t at = strlen(text);
    int all = 5;
    for (int i = 0; i < f->height[seat]; i++)
        all += (pb_book.tile[f->tiles[seat][i]].traits & BIT(LEADER)) != 0;
    int orders = f->orders[seat],
        free = f->free[seat] < all - orders ? f->free[seat] : all - orders;
    at += (size_t)snprintf(text + at, size - at,
                           "army %d %s free %d aside %d\n%c %s1 orders %d :", seat + 1,
                           pb_book.army[f->army[seat]].key, free, all - free - orders,
                           seat == 0 ? 'A' : 'a', f->fights ? "e" : "f", orders);
    for (int i = 0; i < f->height[seat]; i++)
        at += (size_t)snprintf(text + at, size - at, " %s", pb_book.tile[f->tiles[seat][i]].id);
    snprintf(text + at, size - at, "\n");
}

/* False where the units break a rule of army building, or there is no token to order with. */
static bool set_up(const fight *f, battle *out)
{
    char text[512] = "position pocket-battles\n";
    if (f->adds) strcat(text, "options bonus=add\n");
    for (int seat = 0; seat < SIDES; seat++) add_side(text, sizeof text, f, seat);
    strcat(text, f->fights ? "fights A-a\nround 2\nturn 1\n" : "round 2\nturn 1\n");
    const vx_game *found;
    return vx_parse_position(text, &found, out, NULL);
}

static void shuffle(fight *f, vx_random *random)
{
    for (int seat = 0; seat < SIDES; seat++)
        for (int i = f->height[seat] - 1; i > 0; i--) {
            int j = below(random, i + 1), kept = f->tiles[seat][i];
            f->tiles[seat][i] = f->tiles[seat][j];
            f->tiles[seat][j] = kept;
        }
}

/* ---- Brute force ---- */

/* What is expected of both sides: points lost and Wound tokens placed. */
typedef struct {
    double points[SIDES], wounds[SIDES];
} losses;

static double worth(const losses *l, int seat)
{
    return 64 * (l->points[!seat] - l->points[seat]) + l->wounds[!seat] - l->wounds[seat];
}

static losses expect(const battle *b, losses so_far);

/* All ends of the allotment under way, each once. */
enum { ENDS_MAX = 1000, DEPTH_MAX = 4 }; /* allotments within one order */
typedef struct {
    int seat, unit, count, points[ENDS_MAX], wounds[ENDS_MAX];
    battle end[ENDS_MAX];
} ends;

static void find_ends(ends *e, const battle *b, int points, int wounds)
{
    bool goes_on = b->phase == PHASE_ALLOT && b->allot_side == e->seat && b->allot_unit == e->unit;
    if (!goes_on) {
        for (int i = 0; i < e->count; i++)
            if (memcmp(&e->end[i], b, sizeof *b) == 0) return;
        assert_true(e->count < ENDS_MAX);
        e->points[e->count] = points;
        e->wounds[e->count] = wounds;
        e->end[e->count++] = *b;
        return;
    }
    vx_action choices[ACTION_CAP];
    int count = pb_list(b, choices);
    for (int i = 0; i < count; i++) {
        battle next = *b;
        bool wounded = unpack(choices[i]).kind == ACT_WOUND;
        pb_apply(&next, choices[i]);
        int lost = next.side[e->seat].lost - b->side[e->seat].lost;
        find_ends(e, &next, points + lost, wounds + wounded);
    }
}

/* The fewest points, then the fewest tokens, then whatever is best until the order is over. */
static losses expect_allotment(const battle *b, losses so_far)
{
    static ends at_depth[DEPTH_MAX];
    static int depth = 0;
    assert_true(depth < DEPTH_MAX);
    ends *e = &at_depth[depth++];
    int seat = b->allot_side, cheapest = 1000000;
    losses best = {{0}, {0}};
    bool found = false;
    e->count = 0;
    e->seat = seat;
    e->unit = b->allot_unit;
    find_ends(e, b, 0, 0);
    for (int i = 0; i < e->count; i++)
        if (1000 * e->points[i] + e->wounds[i] < cheapest)
            cheapest = 1000 * e->points[i] + e->wounds[i];
    for (int i = 0; i < e->count; i++) {
        if (1000 * e->points[i] + e->wounds[i] > cheapest) continue;
        losses then = so_far;
        then.wounds[seat] += e->wounds[i];
        losses l = expect(&e->end[i], then);
        if (!found || worth(&l, seat) > worth(&best, seat) + 1e-9) best = l;
        found = true;
    }
    depth--;
    return best;
}

static losses expect_roll(const battle *b, losses so_far)
{
    vx_action rolls[ACTION_CAP];
    losses sum = {{0}, {0}};
    int count = pb_list(b, rolls);
    double total = (double)game->chance->total(b);
    for (int i = 0; i < count; i++) {
        battle next = *b;
        double share = (double)game->chance->weight(b, rolls[i]) / total;
        pb_apply(&next, rolls[i]);
        losses l = expect(&next, so_far);
        for (int seat = 0; seat < SIDES; seat++) {
            sum.points[seat] += share * l.points[seat];
            sum.wounds[seat] += share * l.wounds[seat];
        }
    }
    return sum;
}

static losses expect(const battle *b, losses so_far)
{
    battle next = *b;
    switch (b->phase) {
    case PHASE_ROLL:
        return expect_roll(b, so_far);
    case PHASE_ALLOT:
        return expect_allotment(b, so_far);
    case PHASE_TOUGH:
        pb_apply(&next, pb_best_reroll(b));
        return expect(&next, so_far);
    case PHASE_DICE:
        pb_apply(&next, pb_best_dice(b));
        return expect(&next, so_far);
    case PHASE_STRIKE:
        pb_apply(&next, pack(ACT_STRIKE, 0, 0, 0));
        return expect(&next, so_far);
    default:
        for (int seat = 0; seat < SIDES; seat++) so_far.points[seat] = b->side[seat].lost;
        return so_far;
    }
}

/* ---- The same out of the tables ---- */

/* "3 points, 1 wound": the number that stands before the word. */
static int number_before(const char *text, const char *word)
{
    const char *at = strstr(text, word);
    if (at == NULL) return 0;
    while (at > text && (at[-1] == ' ' || isdigit((unsigned char)at[-1]))) at--;
    return atoi(at);
}

static losses read_tables(const battle *b, const vx_odds *odds)
{
    losses sum = {{0}, {0}};
    for (int i = 0; i < odds->count; i++) {
        const vx_odds_table *t = &odds->table[i];
        if (strncmp(t->title, "Losses: ", 8) != 0) continue;
        int seat = strcmp(t->title + 8, pb_book.army[b->side[0].army].name[VX_ENGLISH]) != 0;
        for (int row = 0; row < t->count; row++) {
            double share = (double)t->row[row].weight / (double)t->total;
            sum.points[seat] += share * number_before(t->row[row].text, "point");
            sum.wounds[seat] += share * number_before(t->row[row].text, "wound");
        }
    }
    return sum;
}

static vx_action order_of(const battle *b, bool *exists)
{
    static const char *const texts[] = {"attack A a", "charge A", "shoot A a"};
    for (int i = 0; i < 3; i++) {
        vx_action action;
        *exists = vx_parse_action(game, b, texts[i], &action, NULL) && pb_check(b, action, NULL);
        if (*exists) return action;
    }
    return 0;
}

static void say_fight(const battle *b)
{
    char text[2048];
    vx_format_position(game, b, text, sizeof text);
    print_error("%s", text);
}

/* ---- The tests ---- */

static vx_odds odds, again;

/* Calls `judge` for random fights in which an order can be given. */
static void try_fights(int count,
                       void (*judge)(const fight *, const battle *, vx_action, vx_random *))
{
    vx_random random;
    vx_random_seed(&random, 15);
    for (int done = 0; done < count;) {
        battle b;
        bool exists;
        fight f = random_fight(&random);
        if (!set_up(&f, &b)) continue;
        vx_action action = order_of(&b, &exists);
        if (!exists) continue;
        judge(&f, &b, action, &random);
        done++;
    }
}

static void judge_value(const fight *f, const battle *b, vx_action action, vx_random *random)
{
    (void)f;
    (void)random;
    battle next = *b;
    losses none = {{0}, {0}};
    pb_apply(&next, action);
    if (next.phase == PHASE_REACT) pb_apply(&next, pack(ACT_WAIT, 0, 0, 0));
    losses brute = expect(&next, none);
    odds.count = 0;
    assert_true(vx_get_odds(game, b, action, VX_ENGLISH, &odds));
    losses said = read_tables(b, &odds);
    int seat = 1; /* what is good for one side is bad for the other */
    if (fabs(worth(&said, seat) - worth(&brute, seat)) > 1e-6) {
        say_fight(b);
        fail_msg("losses %.6f/%.6f and %.6f/%.6f; by brute force %.6f/%.6f and %.6f/%.6f",
                 said.points[0], said.wounds[0], said.points[1], said.wounds[1], brute.points[0],
                 brute.wounds[0], brute.points[1], brute.wounds[1]);
    }
}

static void odds_follow_the_best_choice(void **state)
{
    (void)state;
    try_fights(3000, judge_value);
}

/* A unit is called by its first tile: only its letter stays. */
static void forget_name(char *text, size_t size)
{
    size_t length = strlen(text);
    if (length < 2 || text[length - 2] != ' ') return;
    char letter = text[length - 1];
    memset(text, 0, size);
    text[0] = letter;
}

static void forget_names(vx_odds *told)
{
    for (int i = 0; i < told->count; i++) {
        vx_odds_table *table = &told->table[i];
        if (strstr(table->title, ": against ") != NULL)
            forget_name(table->title, sizeof table->title);
        if (strcmp(table->title, "Destroyed units") != 0) continue;
        for (int row = 0; row < table->count; row++) {
            char *text = table->row[row].text, *comma = strchr(text, ',');
            char first = comma == NULL ? '\0' : comma[-1];
            forget_name(text, sizeof table->row[row].text);
            text[1] = first;
        }
    }
}

static void judge_order(const fight *f, const battle *b, vx_action action, vx_random *random)
{
    fight other = *f;
    battle shuffled;
    shuffle(&other, random);
    assert_true(set_up(&other, &shuffled));
    memset(&odds, 0, sizeof odds);
    memset(&again, 0, sizeof again);
    assert_true(vx_get_odds(game, b, action, VX_ENGLISH, &odds));
    assert_true(vx_get_odds(game, &shuffled, action, VX_ENGLISH, &again));
    forget_names(&odds);
    forget_names(&again);
    if (memcmp(&odds, &again, sizeof odds) == 0) return;
    say_fight(b);
    say_fight(&shuffled);
    fail_msg("the odds of these two differ");
}

static void odds_do_not_depend_on_the_order_of_tiles(void **state)
{
    (void)state;
    try_fights(3000, judge_order);
}

/* There are eight tables. Of ten enemies two have none, and that is said. */
static void targets_without_a_table_are_counted(void **state)
{
    (void)state;
    char text[1024] = "position pocket-battles\noptions size=120\narmy 1 elves\nA f1 : ELV26\n"
                      "army 2 orcs\n";
    battle b;
    const vx_game *found;
    vx_action charge;
    for (int i = 0; i < 10; i++) {
        char line[32];
        snprintf(line, sizeof line, "%c f1 : ORC%02d\n", 'a' + i, 17 + i);
        strcat(text, line);
    }
    strcat(text, "round 2\nturn 1\n");
    assert_true(vx_parse_position(text, &found, &b, NULL));
    assert_true(vx_parse_action(game, &b, "charge A", &charge, NULL));
    assert_true(vx_get_odds(game, &b, charge, VX_ENGLISH, &odds));
    assert_int_equal(odds.count, VX_ODDS_TABLES);
    assert_string_equal(odds.table[7].title, "Losses: against Half Orcs h; more targets: 2");
    assert_string_equal(odds.table[6].title, "Losses: against Half Orcs g");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_follow_the_best_choice),
        cmocka_unit_test(odds_do_not_depend_on_the_order_of_tiles),
        cmocka_unit_test(targets_without_a_table_are_counted),
    };
    return RUN_SUITE("pocket-battles odds", tests, words, word);
}
