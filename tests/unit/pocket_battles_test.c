/* SPDX-License-Identifier: MIT */
/* pocket_battles_test.c - what always holds in Pocket Battles, whatever is played; armies drawn by
 * chance; and odds held against a plain count of all falls of the dice. */
#include <stdio.h>
#include <string.h>

#include "games/pocket-battles/battle.h"
#include "harness.h"

static const vx_game *const game = &pocket_battles_game;

static void set_up(battle *b, const char *army1, const char *army2, const char *size,
                   const char *mixed)
{
    vx_setting settings[] = {{"army1", army1}, {"army2", army2}, {"size", size}, {"mixed", mixed}};
    vx_problem why;
    assert_true(vx_setup(game, b, settings, 4, &why));
}

static vx_action any_action(const battle *b, vx_random *random)
{
    vx_action actions[ACTION_CAP];
    if (pb_to_act(b) == VX_CHANCE) return vx_chance_draw(game, b, random);
    int count = pb_list(b, actions);
    assert_true(count > 0);
    return actions[vx_random_below(random, (uint64_t)count)];
}

/* ---- Whatever is played ---- */

static void claim_sets_follow_from_tiles(const side *s)
{
    side again = *s;
    pb_refresh(&again);
    assert_memory_equal(&again, s, sizeof again);
}

/* PB-8, PB-T6, A-30: no token is made or lost but by a Leader's death. */
static void claim_tokens_are_conserved(const battle *b, const side *s)
{
    int tokens = s->free + s->passed + s->aside;
    for (int unit = 0; unit < UNITS; unit++) tokens += s->orders[unit];
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->wounds[troop] != DEAD) tokens += s->wounds[troop];
    assert_int_equal(tokens, b->size / 10 + pb_leaders(s) + s->debt);
}

/* PB-59: wounds below hit points; A-3: no unit without hit points stays. */
static void claim_the_living_live(const side *s)
{
    for (int troop = 0; troop < s->troop_count; troop++) {
        if (s->wounds[troop] == DEAD) continue;
        assert_true(is_alive(s, s->unit[troop]));
        assert_true(s->wounds[troop] == 0 || health_left(s, troop) > 0);
    }
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1)
        assert_true(s->health[first_unit(rest)] > 0);
}

/* PB-55, A-12, A-13: who fights stands with his enemy, and one of the two has no other. */
static void claim_combats_are_stars(const battle *b, int seat)
{
    const side *own = &b->side[seat], *enemy = &b->side[!seat];
    for (int unit = 0; unit < own->unit_count; unit++) {
        for (unit_set rest = own->contact[unit]; rest != 0; rest &= rest - 1) {
            int other = first_unit(rest);
            assert_true(enemy->contact[other] & BIT(unit));
            assert_int_equal(own->place[unit], enemy->place[other]);
            assert_true(count_units(own->contact[unit]) == 1 ||
                        count_units(enemy->contact[other]) == 1);
        }
        bool engaged = is_alive(own, unit) && is_engaged(own, unit);
        bool on_the_way = b->order == ORDER_CHARGE && seat == b->active && unit == b->actor;
        if (engaged && !on_the_way) assert_true(own->contact[unit] != 0);
    }
}

static void claim_sound(const battle *b)
{
    for (int seat = 0; seat < SIDES; seat++) {
        const side *s = &b->side[seat];
        claim_sets_follow_from_tiles(s);
        if (b->phase <= PHASE_DEPLOY) continue;
        claim_tokens_are_conserved(b, s);
        claim_the_living_live(s);
        claim_combats_are_stars(b, seat);
    }
}

static void battles_keep_their_tokens_and_their_order(void **state)
{
    static const char *const kinds[][4] = {{"sample", "sample", "50", "0"},
                                           {"random", "random", "60", "0"},
                                           {"random-romans", "random-celts", "100", "0"},
                                           {"random-macedonians", "random-persians", "100", "0"},
                                           {"random", "random", "120", "1"},
                                           {"build", "random", "40", "0"}};
    (void)state;
    vx_random random;
    vx_random_seed(&random, 11);
    for (int i = 0; i < 120; i++) {
        battle b;
        const char *const *kind = kinds[i % 6];
        set_up(&b, kind[0], kind[1], kind[2], kind[3]);
        while (pb_to_act(&b) != VX_OVER) {
            claim_sound(&b);
            pb_apply(&b, any_action(&b, &random));
        }
        claim_sound(&b);
    }
}

/* ---- Armies ---- */

static void the_books_armies_cost_what_the_book_says(void **state)
{
    (void)state;
    for (int preset = 0; preset < PRESETS; preset++) {
        battle b;
        const char *key = pb_presets[preset].key;
        bool elves = key[0] == 'e', large = strstr(key, "80") != NULL;
        set_up(&b, key, elves ? "orcs50" : "elves50", "80", "0");
        assert_int_equal(b.side[0].cost, large ? 80 : 50);
    }
}

static void random_armies_are_legal_at_every_size(void **state)
{
    (void)state;
    battle b;
    set_up(&b, "sample", "sample", "50", "0");
    for (int size = 10; size <= 120; size += 10)
        for (int army = 0; army <= MIXED; army++)
            for (uint64_t ticket = 0; ticket < 20; ticket++) {
                side s = {0};
                vx_random random;
                vx_random_seed(&random, ticket);
                b.size = (uint8_t)size;
                pb_muster(&b, &s, army, &random);
                assert_true(pb_check_army(&b, &s, NULL));
                assert_true(s.cost * 10 >= size * 5); /* and not a handful of points */
            }
}

/* ---- Sampling ---- */

enum { SLOTS = 3, DRAWS = 200000 };

/* The tiles of one legal way to fill the three unknown places, as a number. */
static int number_of(const side *s, const int slot[SLOTS])
{
    int number = 0;
    for (int i = 0; i < SLOTS; i++) number = number * ARMY_TILES + s->tile[slot[i]] % ARMY_TILES;
    return number;
}

static bool fill(const battle *b, side *s, const int slot[SLOTS], int number, int army)
{
    for (int i = SLOTS - 1; i >= 0; i--, number /= ARMY_TILES) {
        int tile = army * ARMY_TILES + number % ARMY_TILES;
        if (pb_find_troop(s, tile) != NONE) return false;
        s->tile[slot[i]] = (uint8_t)tile;
    }
    pb_refresh(s);
    return pb_check_army(b, s, NULL);
}

/* Orcs with Kobolds, whose Auxiliaries make the places differ in what may lie there. All legal ways
 * are counted by trying every triple; the draws must fall on them evenly and on nothing else. */
static void hidden_tiles_are_drawn_evenly(void **state)
{
    enum { WAYS = ARMY_TILES * ARMY_TILES * ARMY_TILES, ORCS = 1 };
    static int seen[WAYS];
    static bool legal[WAYS];
    (void)state;
    battle b, view, drawn;
    set_up(&b, "ORC17+ORC25+ORC29,ORC28,ORC13+ORC14", "elves50", "50", "0");
    b.size = 30;
    b.phase = PHASE_DEPLOY;
    pb_view(&b, 1, &view);
    int slot[SLOTS], count = 0, ways = 0;
    for (int troop = 0; troop < view.side[0].troop_count; troop++)
        if (view.side[0].tile[troop] == UNKNOWN_TILE) slot[count++] = troop;
    assert_int_equal(count, SLOTS);
    for (int number = 0; number < WAYS; number++) {
        side trial = view.side[0];
        legal[number] = fill(&b, &trial, slot, number, ORCS);
        ways += legal[number];
    }
    vx_random random;
    vx_random_seed(&random, 5);
    for (int i = 0; i < DRAWS; i++) {
        pb_sample(&view, &random, &drawn);
        seen[number_of(&drawn.side[0], slot)]++;
    }
    double expected = (double)DRAWS / ways, squares = 0;
    for (int number = 0; number < WAYS; number++) {
        if (!legal[number]) assert_int_equal(seen[number], 0);
        if (legal[number])
            squares += (seen[number] - expected) * (seen[number] - expected) / expected;
    }
    /* Chi-square of so many ways has mean ways-1 and variance twice that: five deviations. */
    double excess = squares - (ways - 1);
    assert_true(excess * excess < 25.0 * 2 * (ways - 1));
}

/* ---- Odds ---- */

enum { FATES = 64, MOST_DICE = 7 };

typedef struct {
    const battle *start;
    uint64_t key[FATES], weight[FATES];
    int count, dice; /* different sets of destroyed units; most dice of a course */
} census;

static uint64_t six_to(int power)
{
    uint64_t product = 1;
    while (power-- > 0) product *= 6;
    return product;
}

static void note_fate(census *c, const battle *b, uint64_t weight)
{
    uint64_t key = 0;
    for (int seat = 0; seat < SIDES; seat++)
        key = key << 32 | (c->start->side[seat].alive & ~b->side[seat].alive);
    int i = 0;
    while (i < c->count && c->key[i] != key) i++;
    if (i == c->count) c->key[c->count++] = key;
    c->weight[i] += weight;
}

static void decide(battle *b)
{
    while (b->phase == PHASE_STRIKE || b->phase == PHASE_DICE || b->phase == PHASE_TOUGH ||
           b->phase == PHASE_ALLOT)
        pb_apply(b, b->phase == PHASE_TOUGH ? pb_best_reroll(b) : pb_assumed_decision(b));
}

/* Every outcome that the rules list, one by one; `measure` only counts dice. */
static void count_falls(census *c, battle b, uint64_t weight, int dice, bool measure)
{
    decide(&b);
    if (b.phase != PHASE_ROLL) {
        if (measure && dice > c->dice) c->dice = dice;
        if (!measure) note_fate(c, &b, weight * six_to(c->dice - dice));
        return;
    }
    vx_action rolls[512];
    int count = pb_list(&b, rolls), in_hand = pb_dice_in_hand(&b);
    for (int i = 0; i < count; i++) {
        battle next = b;
        pb_apply(&next, rolls[i]);
        count_falls(c, next, weight * pb_roll_weight(rolls[i]), dice + in_hand, measure);
    }
}

static bool has_row(const vx_odds_table *table, uint64_t weight)
{
    for (int i = 0; i < table->count; i++)
        if (table->row[i].weight == weight) return true;
    return false;
}

/* The last table, of destroyed units, must have the weights of the census. */
static bool odds_agree(const battle *b, vx_action action)
{
    static vx_odds odds;
    battle next = *b;
    census c = {.start = b};
    pb_apply(&next, action);
    if (next.phase != PHASE_ROLL || next.dice_left > 4) return false;
    count_falls(&c, next, 1, 0, true);
    if (c.dice > MOST_DICE) return false;
    count_falls(&c, next, 1, 0, false);
    assert_true(vx_get_odds(game, b, action, VX_ENGLISH, &odds));
    const vx_odds_table *table = &odds.table[odds.count - 1];
    assert_int_equal(table->total, six_to(c.dice));
    assert_int_equal(table->count, c.count);
    for (int i = 0; i < c.count; i++) assert_true(has_row(table, c.weight[i]));
    return true;
}

static void odds_agree_with_all_falls_of_the_dice(void **state)
{
    (void)state;
    vx_random random;
    vx_random_seed(&random, 3);
    int compared = 0;
    for (int i = 0; i < 40; i++) {
        battle b;
        set_up(&b, "random", "random", i % 2 == 0 ? "60" : "100", i % 4 == 3 ? "1" : "0");
        while (pb_to_act(&b) != VX_OVER) {
            vx_action action = any_action(&b, &random);
            uint8_t kind = (uint8_t)action;
            bool strikes = kind == ACT_CHARGE || kind == ACT_ATTACK || kind == ACT_SHOOT ||
                           kind == ACT_TARGET || kind == ACT_INTERCEPT || kind == ACT_LEAVE;
            if (strikes) compared += odds_agree(&b, action);
            pb_apply(&b, action);
        }
    }
    assert_true(compared > 300);
}

/* ---- Armies that the machine builds ---- */

static vx_action first_in_order(const battle *b)
{
    vx_action actions[ACTION_CAP];
    int value[ACTION_CAP], count = pb_list(b, actions), best = 0;
    pb_order(b, actions, count, value);
    for (int i = 1; i < count; i++)
        if (value[i] > value[best]) best = i;
    return actions[best];
}

/* Whoever takes what is tried first has a legal army that spends nearly all points. */
static void built_armies_spend_their_points(void **state)
{
    (void)state;
    static const char *const sizes[] = {"30", "50", "80", "120"};
    for (int army = 0; army < ARMIES; army++)
        for (int i = 0; i < 4; i++) {
            battle b;
            char source[32];
            snprintf(source, sizeof source, "build-%s", pb_book.army[army].key);
            set_up(&b, source, army == 0 ? "random-orcs" : "random-elves", sizes[i], "0");
            vx_random random;
            vx_random_seed(&random, 4);
            while (b.phase < PHASE_INITIATIVE) {
                bool builds = pb_to_act(&b) >= 0;
                pb_apply(&b, builds ? first_in_order(&b) : vx_chance_draw(game, &b, &random));
            }
            assert_true(pb_check_army(&b, &b.side[0], NULL));
            if (100 * b.side[0].cost < 90 * b.size && b.side[0].troop_count < TROOPS)
                fail_msg("%s of %s points: %d", source, sizes[i], b.side[0].cost);
        }
}

/* ---- Words ---- */

/* Three capitals and two digits: what a list of tiles is written in, and nobody says. */
static bool has_code(const char *text)
{
    for (; *text != '\0'; text++) {
        bool is_code = true;
        for (int i = 0; i < 5 && is_code; i++)
            is_code = i < 3 ? text[i] >= 'A' && text[i] <= 'Z' : text[i] >= '0' && text[i] <= '9';
        if (is_code) return true;
    }
    return false;
}

static void claim_no_code(const battle *b, vx_action action)
{
    for (int language = 0; language < VX_LANGUAGES; language++) {
        char text[512];
        vx_describe_action(game, b, action, (vx_language)language, text, sizeof text);
        if (has_code(text)) fail_msg("'%s' has the code of a tile", text);
    }
}

static void sentences_have_no_codes(void **state)
{
    (void)state;
    vx_random random;
    vx_random_seed(&random, 18);
    assert_true(has_code("loses Fanatic ORC05"));
    for (int i = 0; i < 40; i++) {
        battle b;
        set_up(&b, "build", i % 2 == 0 ? "random" : "build", "50", "0");
        for (int action = 0; action < 400 && pb_to_act(&b) != VX_OVER; action++) {
            vx_action next = any_action(&b, &random);
            claim_no_code(&b, next);
            pb_apply(&b, next);
        }
    }
}

/* The game states the number outright: nothing else would notice if a part of them were left out. */
static void all_encodable_actions_are_counted(void **state)
{
    (void)state;
    assert_int_equal(game->rules.encodable_count, pb_encodable_count());
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(battles_keep_their_tokens_and_their_order),
        cmocka_unit_test(the_books_armies_cost_what_the_book_says),
        cmocka_unit_test(random_armies_are_legal_at_every_size),
        cmocka_unit_test(hidden_tiles_are_drawn_evenly),
        cmocka_unit_test(odds_agree_with_all_falls_of_the_dice),
        cmocka_unit_test(built_armies_spend_their_points),
        cmocka_unit_test(sentences_have_no_codes),
        cmocka_unit_test(all_encodable_actions_are_counted),
    };
    return RUN_SUITE("pocket battles", tests, words, word);
}
