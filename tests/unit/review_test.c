/* SPDX-License-Identifier: MIT */
/* review_test.c - a review names the errors that were put into a game, calls no sound game bad, never judges by what
 * was hidden, and its luck has the mean zero. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "review/luck.h"
#include "review/review.h"

enum { MEMORY = 16 << 20, LEVEL = 4 };

/* ---- Games to review ---- */

typedef struct {
    const vx_game *game;
    vx_match *match;
    vx_searcher *searcher;
    void *view;
} table;

static table begin(const char *id, uint64_t seed)
{
    static const vx_setting small[] = {{"points", "500"}};
    table t = {.game = vx_game_find(id)};
    void *start = malloc(t.game->state_size);
    vx_problem why;
    bool is_small = strcmp(id, "warmaster") == 0;
    assert_true(vx_setup(t.game, start, is_small ? small : NULL, is_small, &why));
    t.match = vx_match_new(t.game, start, seed);
    t.searcher = vx_searcher_new(t.game, MEMORY);
    t.view = malloc(t.game->state_size);
    free(start);
    assert_true(vx_match_roll(t.match));
    return t;
}

static void end(table *t)
{
    vx_match_free(t->match);
    vx_searcher_free(t->searcher);
    free(t->view);
}

static vx_choice think(table *t, uint64_t nodes, const vx_action *only)
{
    int seat = vx_match_to_act(t->match);
    vx_limits limits = {.nodes = nodes, .seed = 7, .lines = 3, .only = only};
    vx_view(t->game, vx_match_state(t->match), seat, t->view);
    return vx_search(t->searcher, t->view, seat, &limits, NULL);
}

static void play(table *t, vx_action action)
{
    assert_true(vx_match_play(t->match, action, NULL));
    assert_true(vx_match_roll(t->match));
}

/* The listed action that a search of it alone likes least, if it is worse than the best by far. */
static bool find_terrible(table *t, vx_action *out)
{
    enum { NODES = 3000, DEEP = 30000, FAR = 220, TRIED = 40 };
    vx_choice choice = think(t, 4 * NODES, NULL);
    vx_action sound = choice.action;
    int best = choice.candidates[0].chance, worst = best, count = choice.count;
    vx_action actions[TRIED];
    if (count > TRIED) count = TRIED;
    for (int i = 0; i < count; i++) actions[i] = choice.candidates[choice.count - 1 - i].action;
    for (int i = 0; i < count && best - worst < FAR; i++) {
        int chance = think(t, NODES, &actions[i]).candidates[0].chance;
        if (chance == VX_CHANCE_UNKNOWN || chance >= worst) continue;
        worst = chance;
        *out = actions[i];
    }
    if (best - worst < FAR) return false;
    int good = think(t, DEEP, &sound).candidates[0].chance;
    int bad = think(t, DEEP, out).candidates[0].chance;
    return good - bad >= FAR;
}

/* Plays soundly until something terrible can be done, does it, and goes on a little. Returns where. */
static int plant(table *t, int earliest)
{
    enum { NODES = 4000, AFTER = 4, LONGEST = 400 };
    int planted = -1;
    for (int i = 0; i < LONGEST && vx_match_to_act(t->match) >= 0; i++) {
        vx_action action = think(t, NODES, NULL).action;
        vx_action terrible;
        if (planted < 0 && t->match->count > earliest && find_terrible(t, &terrible)) {
            planted = t->match->count;
            action = terrible;
        }
        play(t, action);
        if (planted >= 0 && t->match->count > planted + AFTER) break;
    }
    return planted;
}

static vx_review *review(const vx_match *match)
{
    vx_review *r = vx_review_new(match, LEVEL, 1, NULL);
    while (vx_review_step(r)) continue;
    assert_false(r->failed);
    return r;
}

enum { GAMES = REPEATS(3, 1) };
static const char *const judged_games[] = {"war-chest", "standard-bearer", "pocket-battles"};

static void a_planted_blunder_is_named(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        table t = begin(judged_games[i], 3);
        int planted = plant(&t, 30);
        if (planted < 0) print_error("%s: nothing terrible to do\n", judged_games[i]);
        assert_true(planted >= 0);
        vx_review *r = review(t.match);
        if (r->entries[planted].mark != VX_MARK_BLUNDER)
            print_error("%s: entry %d is no blunder: mark %d, loss %d, noise %d\n", judged_games[i],
                        planted, r->entries[planted].mark, r->entries[planted].loss,
                        r->entries[planted].noise);
        assert_int_equal(r->entries[planted].mark, VX_MARK_BLUNDER);
        assert_true(r->entries[planted].better != r->entries[planted].action);
        vx_review_free(r);
        end(&t);
    }
}

static void a_sound_game_has_no_blunder(void **state)
{
    enum { NODES = 16000, LONGEST = 24 };
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        table t = begin(judged_games[i], 5);
        for (int k = 0; k < LONGEST && vx_match_to_act(t.match) >= 0; k++)
            play(&t, think(&t, NODES, NULL).action);
        vx_review *r = review(t.match);
        vx_review_summary sum;
        vx_review_sum_up(r, &sum);
        for (int side = 0; side < VX_SIDES; side++) {
            assert_int_equal(sum.side[side].marks[VX_MARK_BLUNDER], 0);
            assert_true(sum.side[side].judged == 0 || sum.side[side].accuracy > 900);
        }
        vx_review_free(r);
        end(&t);
    }
}

/* The same decision in two worlds that the seat cannot tell apart. */
static void what_is_hidden_changes_no_verdict(void **state)
{
    enum { NODES = 300, MOMENTS = 4, BETWEEN = 5 };
    (void)state;
    table t = begin("war-chest", 9);
    void *other = malloc(t.game->state_size);
    int differ = 0;
    for (int i = 0; i < MOMENTS * BETWEEN && vx_match_to_act(t.match) >= 0; i++) {
        vx_choice choice = think(&t, NODES, NULL);
        vx_action action = choice.candidates[choice.count - 1].action, best = choice.action;
        if (i % BETWEEN == 0) {
            vx_random random;
            vx_random_seed(&random, (uint64_t)i + 1);
            vx_sample(t.game, t.view, &random, other);
            vx_match *one = vx_match_new(t.game, vx_match_state(t.match), 1);
            vx_match *two = vx_match_new(t.game, other, 1);
            differ += memcmp(one->start, two->start, t.game->state_size) != 0;
            assert_true(vx_match_play(one, action, NULL) && vx_match_play(two, action, NULL));
            vx_review *a = review(one), *b = review(two);
            assert_int_equal(a->entries[0].mark, b->entries[0].mark);
            assert_int_equal(a->entries[0].known, b->entries[0].known);
            assert_int_equal(a->entries[0].loss, b->entries[0].loss);
            assert_int_equal(a->entries[0].noise, b->entries[0].noise);
            assert_true(a->entries[0].better == b->entries[0].better);
            vx_review_free(a);
            vx_review_free(b);
            vx_match_free(one);
            vx_match_free(two);
        }
        play(&t, best);
    }
    assert_true(differ > 0);
    free(other);
    end(&t);
}

/* Two share the work, and one takes what the other has found: nothing differs from the work of one. */
static void shared_work_gives_the_same_review(void **state)
{
    enum { DECISIONS = 24 };
    (void)state;
    table t = begin("pocket-battles", 4);
    for (int k = 0; k < DECISIONS && vx_match_to_act(t.match) >= 0; k++)
        play(&t, think(&t, 50, NULL).action);
    vx_review *whole = review(t.match), *half[2];
    char *given = malloc((size_t)VX_GIVEN_CAP * ((size_t)t.match->count + 1));
    vx_text text = vx_text_on(given, (size_t)VX_GIVEN_CAP * ((size_t)t.match->count + 1));
    for (int i = 0; i < 2; i++) {
        half[i] = vx_review_new(t.match, LEVEL, 1, NULL);
        vx_review_share(half[i], i, 2);
        while (vx_review_step(half[i])) continue;
    }
    for (int i = 0; i <= t.match->count; i++) vx_review_give(half[1], i, &text);
    assert_false(vx_review_take(half[0], "entry 0 nonsense"));
    assert_true(vx_review_take(half[0], given));
    vx_review_summary one, other;
    vx_review_sum_up(whole, &one);
    vx_review_sum_up(half[0], &other);
    assert_memory_equal(&one, &other, sizeof one);
    for (int i = 0; i <= t.match->count; i++) {
        const vx_reviewed *a = &whole->entries[i], *b = &half[0]->entries[i];
        assert_true(a->is_looked_at && b->is_looked_at);
        assert_int_equal(a->mark, b->mark);
        assert_int_equal(a->known, b->known);
        assert_int_equal(a->was, b->was);
        assert_true(a->better == b->better && a->luck == b->luck);
        assert_int_equal(a->why[0] == NULL, b->why[0] == NULL);
        if (a->why[0] != NULL) assert_string_equal(a->why[0], b->why[0]);
    }
    for (int i = 0; i < 2; i++) vx_review_free(half[i]);
    vx_review_free(whole);
    free(given);
    end(&t);
}

/* ---- Luck ---- */

/* What a player at random does. In Warmaster nothing would ever be fought so: every other time the machine
 * has a glance. */
static vx_action do_something(table *t, vx_action *actions, vx_random *random)
{
    enum { GLANCE = 8 };
    int count = vx_list(t->game, vx_match_state(t->match), actions);
    bool is_battle = strcmp(t->game->id, "warmaster") == 0;
    if (is_battle && vx_random_below(random, 2) == 0) return think(t, GLANCE, NULL).action;
    return actions[vx_random_below(random, (uint64_t)count)];
}

/* The luck of side one in a game that two players at random have played, up to a length. */
static double luck_of_game(const char *id, uint64_t seed, int longest)
{
    table t = begin(id, seed);
    vx_random random;
    vx_random_seed(&random, seed * 31 + 7);
    vx_action *actions = malloc((size_t)t.game->action_cap * sizeof *actions);
    while (t.match->count < longest && vx_match_to_act(t.match) >= 0)
        play(&t, do_something(&t, actions, &random));
    vx_review *r = vx_review_new(t.match, 1, 1, NULL);
    double luck = 0;
    for (int i = 0; i < r->count; i++) {
        if (r->entries[i].actor == VX_CHANCE) {
            assert_true(vx_review_luck(r, r->state, &r->entries[i], (uint64_t)i + 1));
            luck += r->entries[i].luck;
        }
        vx_apply(t.game, r->state, r->entries[i].action);
    }
    vx_review_free(r);
    free(actions);
    end(&t);
    return luck;
}

typedef struct {
    double sum, squares;
    int games;
} tally;

static void count(tally *t, double luck)
{
    t->games++;
    t->sum += luck;
    t->squares += luck * luck;
}

/* Games that an earlier run has kept, in the order of their seeds: a line each. */
static void take_kept(const char *path, const char *id, tally *t)
{
    char found[32];
    int seed;
    double luck;
    FILE *kept = path != NULL ? fopen(path, "r") : NULL;
    while (kept != NULL && fscanf(kept, "%31s %d %lf\n", found, &seed, &luck) == 3)
        if (strcmp(found, id) == 0 && seed == t->games + 1) count(t, luck);
    if (kept != NULL) fclose(kept);
}

static void keep(const char *path, const char *id, const tally *t, double luck)
{
    FILE *kept = path != NULL ? fopen(path, "a") : NULL;
    if (kept == NULL) return;
    fprintf(kept, "%s %d %.17g\n", id, t->games, luck);
    fclose(kept);
}

static double variance_of_mean(const tally *t)
{
    double mean = t->sum / t->games;
    return (t->squares / t->games - mean * mean) / t->games;
}

static void print_tally(const char *id, const tally *t)
{
    printf("%s: %d games, mean luck %.2f thousandths, variance of the mean %.2f\n", id, t->games,
           t->sum / t->games, variance_of_mean(t));
    fflush(stdout);
}

/* REVIEW_GAMES=N simulates so many games and tells how far it is, REVIEW_GAME=ID those of one game alone;
 * REVIEW_KEPT=FILE keeps them there and goes on behind those it holds. */
static void luck_sums_to_zero(void **state)
{
    enum { TOLD_EVERY = 100 };
    static const struct {
        const char *id;
        int longest, games;
    } courses[] = {{"war-chest", 60, REPEATS(16, 4)},
                   {"pocket-battles", 60, REPEATS(16, 4)},
                   {"standard-bearer", 41, REPEATS(16, 4)},
                   {"warmaster", 500, 4}};
    enum { COURSES = REPEATS(4, 3) }; /* the last takes minutes under sanitizers */
    const char *wanted = getenv("REVIEW_GAMES"), *only = getenv("REVIEW_GAME");
    const char *path = getenv("REVIEW_KEPT");
    (void)state;
    for (int c = 0; c < COURSES; c++) {
        int games = wanted != NULL ? atoi(wanted) : courses[c].games;
        tally t = {0};
        if (only != NULL && strcmp(only, courses[c].id) != 0) continue;
        take_kept(path, courses[c].id, &t);
        while (t.games < games) {
            double luck = luck_of_game(courses[c].id, (uint64_t)t.games + 1, courses[c].longest);
            count(&t, luck);
            keep(path, courses[c].id, &t, luck);
            if (wanted != NULL && (t.games % TOLD_EVERY == 0 || t.games == games))
                print_tally(courses[c].id, &t);
        }
        double mean = t.sum / t.games;
        assert_true(t.squares > 0);                           /* something was thrown */
        assert_true(mean * mean <= 9 * variance_of_mean(&t)); /* three standard errors */
    }
}

/* A figure that throws could not make is found: the resampled total brackets the real one. */
static void the_share_of_luckier_games_is_a_share(void **state)
{
    (void)state;
    table t = begin("pocket-battles", 4);
    for (int k = 0; k < 40 && vx_match_to_act(t.match) >= 0; k++)
        play(&t, think(&t, 300, NULL).action);
    vx_review *r = review(t.match);
    vx_review_summary sum;
    vx_review_sum_up(r, &sum);
    assert_in_range(sum.luckier_than, 0, 1000);
    for (int i = 0; i < r->count; i++) r->entries[i].luck = -1000;
    assert_int_equal(vx_review_luckier_than(r), 0);
    for (int i = 0; i < r->count; i++) r->entries[i].luck = 1000;
    assert_int_equal(vx_review_luckier_than(r), 1000);
    vx_review_free(r);
    end(&t);
}

/* ---- Records ---- */

static void a_record_is_read_up_to_the_line_that_fails(void **state)
{
    (void)state;
    table t = begin("standard-bearer", 2);
    for (int i = 0; i < 4; i++) play(&t, think(&t, 100, NULL).action);
    char *text = vx_match_record(t.match, VX_UMPIRE, false);
    char *last = strstr(text, "\nresult");
    while (last[-1] != '\n') last--;
    memcpy(last, "9", 1);
    vx_match *part = NULL;
    vx_problem why;
    assert_int_equal(vx_match_read_part(text, 0, &part, &why), VX_BAD);
    assert_non_null(part);
    assert_int_equal(part->count, t.match->count - 1);
    assert_true(why.line > 0);
    vx_match_free(part);
    assert_int_equal(vx_match_read(text, 0, &part, &why), VX_BAD);
    assert_null(part);
    free(text);
    end(&t);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_planted_blunder_is_named),
        cmocka_unit_test(a_sound_game_has_no_blunder),
        cmocka_unit_test(what_is_hidden_changes_no_verdict),
        cmocka_unit_test(shared_work_gives_the_same_review),
        cmocka_unit_test(luck_sums_to_zero),
        cmocka_unit_test(the_share_of_luckier_games_is_a_share),
        cmocka_unit_test(a_record_is_read_up_to_the_line_that_fails),
    };
    return RUN_SUITE("review", tests, words, word);
}
