/* SPDX-License-Identifier: MIT */
/* match_test.c - matches and records: played, written, read, taken back, hidden. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "match/fair.h"
#include "match/match.h"

/* ---- A toy with a secret: chance deals seat 1 a coin that seat 2 does not see ---- */

enum { NOT_DEALT, HEADS, TAILS, UNKNOWN };
enum { ACT_DEAL_HEADS = 1, ACT_DEAL_TAILS = 2, ACT_DEAL_UNKNOWN = 3, ACT_PASS = 4, ACT_SHOW = 8 };

typedef struct {
    uint8_t coin, shown, acted, unused[5];
} toy;

static const vx_message toy_refusal = {"T-1", {"not now", "не сейчас"}};

static int toy_seats(const void *state)
{
    (void)state;
    return 2;
}

static int toy_to_act(const void *state)
{
    const toy *t = state;
    if (t->coin == NOT_DEALT) return VX_CHANCE;
    return t->acted >= 4 ? VX_OVER : t->acted % 2;
}

/* Showing names the coin, so it is only possible with that coin. */
static int toy_list(const void *state, vx_action *out)
{
    const toy *t = state;
    if (t->coin == NOT_DEALT) {
        out[0] = ACT_DEAL_HEADS;
        out[1] = ACT_DEAL_TAILS;
        return 2;
    }
    out[0] = ACT_PASS;
    out[1] = ACT_SHOW + t->coin;
    return t->acted % 2 == 0 && !t->shown ? 2 : 1;
}

static bool toy_check(const void *state, vx_action action, vx_problem *why)
{
    vx_action list[2];
    int count = toy_to_act(state) == VX_OVER ? 0 : toy_list(state, list);
    for (int i = 0; i < count; i++)
        if (list[i] == action) return true;
    return vx_refuse(why, &toy_refusal);
}

static void toy_apply(void *state, vx_action action)
{
    toy *t = state;
    if (t->coin == NOT_DEALT) {
        t->coin = (uint8_t)action;
        return;
    }
    if (action >= ACT_SHOW) t->shown = 1;
    t->acted++;
}

static int toy_score(const void *state, int seat)
{
    (void)state;
    return seat == 0 ? 1 : -1;
}

static uint64_t toy_chance_total(const void *state)
{
    (void)state;
    return 3;
}

static uint64_t toy_chance_weight(const void *state, vx_action outcome)
{
    (void)state;
    return outcome == ACT_DEAL_HEADS ? 2 : 1;
}

static vx_action toy_chance_pick(const void *state, uint64_t ticket)
{
    (void)state;
    return ticket < 2 ? ACT_DEAL_HEADS : ACT_DEAL_TAILS;
}

static void toy_view(const void *state, int seat, void *out)
{
    toy t = *(const toy *)state;
    if (seat != 0 && !t.shown && t.coin != NOT_DEALT) t.coin = UNKNOWN;
    memcpy(out, &t, sizeof t);
}

static void toy_sample(const void *view, vx_random *random, void *out)
{
    toy t = *(const toy *)view;
    if (t.coin == UNKNOWN) t.coin = vx_random_below(random, 3) < 2 ? HEADS : TAILS;
    memcpy(out, &t, sizeof t);
}

static vx_action toy_hide_action(const void *state, vx_action action, int seat)
{
    (void)state;
    return seat != 0 && action <= ACT_DEAL_TAILS ? ACT_DEAL_UNKNOWN : action;
}

static void toy_format_action(const void *state, vx_action action, vx_text *out)
{
    static const char *const names[] = {
        [ACT_DEAL_HEADS] = "deal heads",      [ACT_DEAL_TAILS] = "deal tails",
        [ACT_DEAL_UNKNOWN] = "deal ?",        [ACT_PASS] = "pass",
        [ACT_SHOW + HEADS] = "show heads",    [ACT_SHOW + TAILS] = "show tails",
        [ACT_SHOW + UNKNOWN] = "show nothing"};
    (void)state;
    vx_add(out, names[action]);
}

static void toy_format_position(const void *state, vx_text *out)
{
    vx_add(out, "coin ");
    vx_add_number(out, ((const toy *)state)->coin);
    vx_add_char(out, '\n');
}

static const vx_game toy_game = {
    .id = "toy",
    .state_size = sizeof(toy),
    .action_cap = 2,
    .rules = {.seats = toy_seats,
              .to_act = toy_to_act,
              .list = toy_list,
              .check = toy_check,
              .apply = toy_apply,
              .score = toy_score},
    .text = {.format_action = toy_format_action, .format_position = toy_format_position},
    .chance = &(const vx_game_chance){.total = toy_chance_total,
                                      .weight = toy_chance_weight,
                                      .pick = toy_chance_pick},
    .knowledge = &(const vx_game_knowledge){
        .view = toy_view, .sample = toy_sample, .hide_action = toy_hide_action}};

static vx_match *toy_match(vx_action deal)
{
    toy start;
    memset(&start, 0, sizeof start);
    vx_match *match = vx_match_new(&toy_game, &start, 1);
    assert_non_null(match);
    assert_true(vx_match_play(match, deal, NULL));
    return match;
}

/* ---- A small position to write records about ---- */

static const char duel[] = "position standard-bearer\n"
                           "8  .  .  .  .  .  .  s\n"
                           "7  .  .  .  .  .  .  .\n"
                           "6  .  .  .  .  .  .  .\n"
                           "5  .  .  .  .  .  .  p\n"
                           "4  .  .  .  .  .  .  .\n"
                           "3  .  .  .  .  .  .  I\n"
                           "2  .  .  .  .  .  .  .\n"
                           "1  .  .  .  .  .  .  S\n"
                           "turn blue move\n";

static vx_match *read_match(const char *text)
{
    vx_match *match;
    vx_problem problem;
    assert_int_equal(vx_match_read(text, 1, &match, &problem), VX_YES);
    return match;
}

static void play_text(vx_match *match, const char *text)
{
    vx_action action;
    assert_true(vx_parse_action(match->game, match->state, text, &action, NULL));
    assert_true(vx_match_play(match, action, NULL));
}

static char *record_with(const char *header, const char *actions)
{
    char *text = malloc(2048);
    vx_text out = vx_text_on(text, 2048);
    vx_add(&out, header);
    vx_add(&out, duel);
    vx_add(&out, actions);
    return text;
}

/* ---- Playing ---- */

static void an_illegal_action_changes_nothing(void **state)
{
    (void)state;
    vx_match *match = read_match(duel);
    vx_action action;
    vx_problem problem;
    uint64_t before = vx_hash(match->game, match->state);
    assert_true(vx_parse_action(match->game, match->state, "g3-g7", &action, NULL));
    assert_false(vx_match_play(match, action, &problem));
    assert_string_equal(problem.message->clause, "ZN-13");
    assert_int_equal(vx_match_length(match), 0);
    assert_true(vx_hash(match->game, match->state) == before);
    vx_match_free(match);
}

static bool toy_is_overfull(const void *state)
{
    return ((const toy *)state)->acted > 1;
}

/* Contract point 13: what has no room is refused, and nothing has happened. */
static void an_action_that_finds_no_room_is_refused(void **state)
{
    (void)state;
    vx_game small = toy_game;
    toy start = {0};
    vx_problem problem;
    small.rules.is_overfull = toy_is_overfull;
    vx_match *match = vx_match_new(&small, &start, 1);
    assert_true(vx_match_play(match, ACT_DEAL_HEADS, NULL));
    assert_true(vx_match_play(match, ACT_PASS, NULL));
    uint64_t before = vx_hash(&small, match->state);
    assert_false(vx_match_play(match, ACT_PASS, &problem));
    assert_non_null(strstr(problem.message->text[VX_ENGLISH], "no room"));
    assert_int_equal(vx_match_length(match), 2);
    assert_true(vx_hash(&small, match->state) == before);
    vx_match_free(match);
}

static vx_match *random_match(const vx_game *game, uint64_t seed, int longest)
{
    void *start = malloc(game->state_size);
    vx_action *actions = malloc((size_t)game->action_cap * sizeof *actions);
    vx_random random;
    vx_random_seed(&random, seed);
    assert_true(vx_setup(game, start, NULL, 0, NULL));
    vx_match *match = vx_match_new(game, start, seed);
    for (int i = 0; i < longest && vx_match_to_act(match) != VX_OVER; i++) {
        if (vx_match_to_act(match) == VX_CHANCE) {
            assert_true(vx_match_roll(match));
            continue;
        }
        int count = vx_list(game, match->state, actions);
        vx_action action = actions[vx_random_below(&random, (uint64_t)count)];
        assert_true(vx_match_play(match, action, NULL));
    }
    free(start);
    free(actions);
    return match;
}

static void the_seed_decides_the_dice(void **state)
{
    (void)state;
    for (int i = 0; i < vx_game_count(); i++) {
        const vx_game *game = vx_game_at(i);
        vx_match *one = random_match(game, 7, 10), *same = random_match(game, 7, 10);
        vx_match *other = random_match(game, 8, 10);
        assert_memory_equal(one->state, same->state, game->state_size);
        if (one->entries[0].actor == VX_CHANCE)
            assert_memory_not_equal(one->state, other->state, game->state_size);
        vx_match_free(one);
        vx_match_free(same);
        vx_match_free(other);
    }
}

static void whoever_resigns_loses_and_ends_the_game(void **state)
{
    (void)state;
    vx_match *match = read_match(duel);
    vx_problem problem;
    vx_action action;
    assert_true(vx_parse_action(match->game, match->state, "g3-g4", &action, NULL));
    assert_false(vx_match_resign(match, 2, &problem));
    assert_true(vx_match_resign(match, 1, &problem)); /* out of turn: one may always give up */
    assert_int_equal(vx_match_to_act(match), VX_OVER);
    assert_int_equal(vx_match_score(match, 0), 1);
    assert_int_equal(vx_match_score(match, 1), -1);
    assert_false(vx_match_play(match, action, &problem));
    assert_non_null(strstr(problem.message->text[VX_ENGLISH], "has resigned"));
    assert_int_equal(problem.number[0], 2);
    assert_false(vx_match_resign(match, 0, &problem));
    vx_match_free(match);
}

/* ---- Taking back ---- */

static void taking_back_restores_every_byte(void **state)
{
    (void)state;
    vx_match *match = read_match(duel);
    uint64_t first = vx_hash(match->game, match->state);
    play_text(match, "g3-g4");
    uint64_t second = vx_hash(match->game, match->state);
    play_text(match, "g4xg5");
    assert_true(vx_match_undo(match, 3, NULL));
    assert_true(vx_hash(match->game, match->state) == second);
    assert_true(vx_match_undo(match, 3, NULL));
    assert_true(vx_hash(match->game, match->state) == first);
    assert_false(vx_match_undo(match, 3, NULL));
    vx_match_free(match);
}

/* The one blow that was possible was no decision: back to the move before it. */
static void taking_back_skips_what_was_no_choice(void **state)
{
    (void)state;
    vx_match *match = read_match(duel);
    uint64_t first = vx_hash(match->game, match->state);
    play_text(match, "g3-g4");
    vx_action *only = calloc((size_t)match->game->action_cap, sizeof *only);
    assert_int_equal(vx_list(match->game, match->state, only), 1);
    free(only);
    play_text(match, "g4xg5");
    uint64_t now = vx_hash(match->game, match->state);
    assert_false(vx_match_undo_choice(match, 2, 3, NULL));  /* Red has decided nothing: */
    assert_true(vx_hash(match->game, match->state) == now); /* so nothing is taken back */
    assert_int_equal(vx_match_length(match), 2);
    assert_true(vx_match_undo_choice(match, 1, 3, NULL));
    assert_true(vx_hash(match->game, match->state) == first);
    vx_match_free(match);
}

static void a_resignation_can_be_taken_back(void **state)
{
    (void)state;
    vx_match *match = read_match(duel);
    assert_true(vx_match_resign(match, 0, NULL));
    assert_true(vx_match_undo(match, 3, NULL));
    assert_int_equal(vx_match_to_act(match), 0);
    vx_match_free(match);
}

static void dice_cannot_be_taken_back(void **state)
{
    (void)state;
    vx_match *match = toy_match(ACT_DEAL_HEADS);
    vx_problem problem;
    assert_false(vx_match_undo(match, 0, &problem));
    assert_int_equal(vx_match_length(match), 1);
    vx_match_free(match);
}

static void what_told_nothing_can_be_taken_back(void **state)
{
    (void)state;
    vx_match *match = toy_match(ACT_DEAL_HEADS);
    assert_true(vx_match_play(match, ACT_PASS, NULL));
    assert_true(vx_match_undo(match, 3, NULL));
    vx_match_free(match);
}

static void what_showed_a_secret_cannot_be_taken_back_from_who_saw_it(void **state)
{
    (void)state;
    vx_match *match = toy_match(ACT_DEAL_HEADS);
    assert_true(vx_match_play(match, ACT_SHOW + HEADS, NULL));
    assert_false(vx_match_undo(match, 2, NULL)); /* seat 2 has learned the coin */
    assert_true(vx_match_undo(match, 1, NULL));  /* seat 1 knew it */
    vx_match_free(match);
}

/* ---- Records ---- */

static void a_record_reads_back_to_the_same_bytes(void **state)
{
    (void)state;
    for (int i = 0; i < vx_game_count(); i++) {
        for (uint64_t seed = 1; seed <= 12; seed++) {
            vx_match *match = random_match(vx_game_at(i), seed, seed % 2 ? 100000 : 60);
            char *text = vx_match_record(match, VX_UMPIRE, seed % 3 == 0);
            vx_match *again = read_match(text);
            char *plain = vx_match_record(match, VX_UMPIRE, false);
            char *plain_again = vx_match_record(again, VX_UMPIRE, false);
            assert_memory_equal(again->state, match->state, match->game->state_size);
            assert_int_equal(again->count, match->count);
            assert_string_equal(plain_again, plain);
            free(text);
            free(plain);
            free(plain_again);
            vx_match_free(match);
            vx_match_free(again);
        }
    }
}

static void a_position_alone_is_a_match_without_a_past(void **state)
{
    (void)state;
    vx_match *match = read_match(duel);
    assert_int_equal(vx_match_length(match), 0);
    char *record = vx_match_record(match, VX_UMPIRE, false);
    assert_non_null(strstr(record, "actions\nresult *\n"));
    free(record);
    vx_match_free(match);
}

static void header_lines_are_kept(void **state)
{
    (void)state;
    char *text = record_with("# a remark\n\nrecord standard-bearer\nseat 1 human\nseat 2 level 3\n"
                             "event Турнир в Перми\n",
                             "actions\n1 g3-g4\n# a remark\n1 g4xg5\nresult *\n");
    vx_match *match = read_match(text);
    assert_string_equal(vx_match_tag(match, "seat 2"), "level 3");
    assert_string_equal(vx_match_tag(match, "event"), "Турнир в Перми");
    assert_null(vx_match_tag(match, "seat 3"));
    assert_true(vx_match_set_tag(match, "seat 2", "level 4"));
    assert_false(vx_match_set_tag(match, "event", "two\nlines"));
    assert_false(vx_match_set_tag(match, "place", ""));
    char *record = vx_match_record(match, VX_UMPIRE, false);
    assert_non_null(strstr(record, "seat 2 level 4\nevent Турнир в Перми\nposition"));
    free(record);
    free(text);
    vx_match_free(match);
}

static void results_say_who_won(void **state)
{
    (void)state;
    char *text = record_with("record standard-bearer\n", "actions\n2 resign\nresult 1-0\n");
    vx_match *match = read_match(text);
    assert_int_equal(vx_match_to_act(match), VX_OVER);
    free(text);
    vx_match_free(match);
    text = record_with("record standard-bearer\n", "actions\n1 resign\nresult 0-1\n");
    match = read_match(text);
    free(text);
    vx_match_free(match);
}

typedef struct {
    const char *header, *actions;
    vx_status status;
    int line;
    const char *says;
} bad_record;

/* The position takes ten lines, so that the line after "actions" is 13 where the header has one. */
static const bad_record bad_records[] = {
    {"record standard-bearer\n", "actions\n1 g3-g7\nresult *\n", VX_NO, 13, "ZN-13"},
    {"record standard-bearer\n", "actions\n2 g5-g4\nresult *\n", VX_NO, 13, "another seat acts"},
    {"record standard-bearer\n", "actions\n* deal archer\nresult *\n", VX_NO, 13,
     "another seat acts"},
    {"record standard-bearer\n", "actions\n1 g3-\nresult *\n", VX_BAD, 13, "g3-"},
    {"record standard-bearer\n", "actions\n1\nresult *\n", VX_BAD, 13, "missing"},
    {"record standard-bearer\n", "actions\ng3-g4\nresult *\n", VX_BAD, 13, "'*' for chance"},
    {"record standard-bearer\n", "actions\n3 resign\nresult 1-0\n", VX_NO, 13, "no seat 3"},
    {"record standard-bearer\n", "actions\n1 resign\n2 resign\nresult 0-1\n", VX_NO, 14, "over"},
    {"record standard-bearer\n", "actions\n1 g3-g4\nresult 1-0\n", VX_NO, 14, "'1-0'"},
    {"record standard-bearer\n", "actions\n1 g3-g4\nresult\n", VX_BAD, 14, "missing"},
    {"record standard-bearer\n", "actions\n1 g3-g4\nresult *\nmore\n", VX_BAD, 15, "nothing may"},
    {"record standard-bearer\n", "actions\n1 g3-g4\n", VX_BAD, 14, "cut off"},
    {"record standard-bearer\n", "", VX_BAD, 12, "cut off"},
    {"record standard-bearer\nSeat 1 human\n", "actions\nresult *\n", VX_BAD, 2, "small letters"},
    {"record standard-bearer\nevent\n", "actions\nresult *\n", VX_BAD, 2, "nothing follows"},
    {"record standard-bearer\nseat x human\n", "actions\nresult *\n", VX_BAD, 2,
     "'seat' is followed"},
    {"record standard-bearer\nnonce human\n", "actions\nresult *\n", VX_BAD, 2, "'nonce' is"},
    {"record standard-bearer\nseat 5 human\n", "actions\nresult *\n", VX_BAD, 2, "number"},
    {"record standard-bearer\nseat 1 a\nseat 1 b\n", "actions\nresult *\n", VX_BAD, 3, "twice"},
    {"record standard-bearer\nview 1\n", "actions\nresult *\n", VX_BAD, 2, "one seat"},
    {"record chess\n", "actions\nresult *\n", VX_BAD, 1, "no game 'chess'"},
    {"record\n", "actions\nresult *\n", VX_BAD, 1, "name of a game"},
};

static void the_first_wrong_line_is_named(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad_records / sizeof bad_records[0]; i++) {
        const bad_record *expected = &bad_records[i];
        char *text = record_with(expected->header, expected->actions), says[512];
        vx_match *match = NULL;
        vx_problem problem = {0};
        assert_int_equal(vx_match_read(text, 1, &match, &problem), expected->status);
        assert_null(match);
        vx_format_problem(&problem, VX_ENGLISH, says, sizeof says);
        if (problem.line != expected->line || strstr(says, expected->says) == NULL)
            fail_msg("record %zu: line %d: %s", i, problem.line, says);
        vx_format_problem(&problem, VX_RUSSIAN, says, sizeof says);
        assert_true(strlen(says) > 10);
        free(text);
    }
}

static void write_too_much(const void *state, vx_text *out)
{
    (void)state;
    for (int i = 0; i < VX_POSITION_CAP; i++) vx_add_char(out, 'x');
}

/* Half a record would be read as another game, or not at all. */
static void a_record_that_does_not_fit_is_not_written(void **state)
{
    (void)state;
    toy start;
    vx_game wordy = toy_game;
    memset(&start, 0, sizeof start);
    wordy.text.format_position = write_too_much;
    vx_match *match = vx_match_new(&wordy, &start, 1);
    assert_null(vx_match_record(match, VX_UMPIRE, false));
    vx_match_free(match);
}

/* Wherever a record is cut, it is no record any more: nothing is lost without being noticed. */
static void a_cut_record_is_refused(void **state)
{
    (void)state;
    vx_match *match = random_match(vx_game_at(0), 3, 100000);
    char *text = vx_match_record(match, VX_UMPIRE, false);
    size_t length = strlen(text), result = (size_t)(strstr(text, "result ") - text);
    for (size_t cut = 1; cut < result; cut += 7) {
        char *part = malloc(cut + 1);
        vx_match *read;
        vx_problem problem;
        memcpy(part, text, cut);
        part[cut] = '\0';
        assert_int_not_equal(vx_match_read(part, 1, &read, &problem), VX_YES);
        assert_true(problem.message != NULL);
        free(part);
    }
    text[length - 1] = '\0'; /* the last line end is not missed */
    vx_match *whole = read_match(text);
    vx_match_free(whole);
    free(text);
    vx_match_free(match);
}

static void chances_are_the_weights_of_the_draws(void **state)
{
    (void)state;
    vx_match *match = random_match(vx_game_find("standard-bearer"), 5, 1);
    char *record = vx_match_record(match, VX_UMPIRE, true);
    assert_non_null(strstr(record, "/20\n"));
    assert_non_null(strstr(record, "  # 1/1\n")); /* the last card of a deck is certain */
    char *plain = vx_match_record(match, VX_UMPIRE, false);
    assert_null(strstr(plain, "#"));
    free(record);
    free(plain);
    vx_match_free(match);
}

static void a_seats_record_holds_no_secret(void **state)
{
    (void)state;
    vx_match *heads = toy_match(ACT_DEAL_HEADS), *tails = toy_match(ACT_DEAL_TAILS);
    char *one = vx_match_record(heads, 1, true), *other = vx_match_record(tails, 1, true);
    assert_string_equal(one, other);
    assert_non_null(strstr(one, "view 2\n"));
    assert_non_null(strstr(one, "* deal ?\n"));
    char *own = vx_match_record(heads, 0, false);
    assert_non_null(strstr(own, "* deal heads\n"));
    char *spectator = vx_match_record(heads, VX_SPECTATOR, false);
    assert_non_null(strstr(spectator, "view 0\n"));
    assert_non_null(strstr(spectator, "* deal ?\n"));
    free(one);
    free(other);
    free(own);
    free(spectator);
    vx_match_free(heads);
    vx_match_free(tails);
}

/* ---- Dice that can be checked ---- */

static vx_match *fair_match(void)
{
    vx_fair fair = {.secret = {1, 2, 3}, .nonce = {"from one", "от второго"}};
    const vx_game *game = vx_game_find("standard-bearer");
    void *start = malloc(game->state_size);
    assert_true(vx_setup(game, start, NULL, 0, NULL));
    vx_match *match = vx_match_new(game, start, 1);
    assert_true(vx_fair_roll(&fair, match));
    vx_fair_tag(&fair, match, true);
    free(start);
    return match;
}

static void a_record_keeps_what_its_dice_are_checked_by(void **state)
{
    (void)state;
    vx_match *match = fair_match();
    vx_problem problem;
    int checked;
    char *text = vx_match_record(match, VX_UMPIRE, false);
    vx_match *again = read_match(text);
    assert_string_equal(vx_match_tag(again, "nonce 2"), "от второго");
    assert_true(vx_fair_verify(again, &checked, &problem));
    assert_int_equal(checked, 41); /* forty cards and the coin */
    vx_match_free(again);
    free(text);
    vx_match_free(match);
}

static void a_draw_that_was_changed_is_found(void **state)
{
    (void)state;
    vx_match *match = fair_match();
    vx_problem problem;
    int checked;
    vx_entry *coin = &match->entries[match->count - 1];
    void *before = malloc(match->game->state_size);
    vx_action outcomes[8];
    vx_match_state_at(match, match->count - 1, before);
    assert_int_equal(vx_list(match->game, before, outcomes), 2);
    coin->action = coin->action == outcomes[0] ? outcomes[1] : outcomes[0];
    assert_false(vx_fair_verify(match, &checked, &problem));
    assert_int_equal(problem.number[0], 41);
    free(before);
    vx_match_free(match);
}

/* Two matches of any game that differ only in what a seat may not know give it the same record. */
static void real_games_keep_their_secrets_in_records_too(void **state)
{
    (void)state;
    for (int i = 0; i < vx_game_count(); i++) {
        const vx_game *game = vx_game_at(i);
        vx_match *match = random_match(game, 11, 40);
        for (int seat = 0; seat < vx_seats(game, match->state) && game->knowledge != NULL; seat++) {
            void *view = malloc(2 * game->state_size), *world = (char *)view + game->state_size;
            vx_random random;
            vx_random_seed(&random, 5);
            vx_view(game, match->state, seat, view);
            vx_sample(game, view, &random, world);
            vx_match *twin = vx_match_new(game, world, 1),
                     *first = vx_match_new(game, match->state, 1);
            char *one = vx_match_record(first, seat, true),
                 *two = vx_match_record(twin, seat, true);
            assert_string_equal(one, two);
            free(one);
            free(two);
            free(view);
            vx_match_free(twin);
            vx_match_free(first);
        }
        vx_match_free(match);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_illegal_action_changes_nothing),
        cmocka_unit_test(an_action_that_finds_no_room_is_refused),
        cmocka_unit_test(the_seed_decides_the_dice),
        cmocka_unit_test(whoever_resigns_loses_and_ends_the_game),
        cmocka_unit_test(taking_back_restores_every_byte),
        cmocka_unit_test(taking_back_skips_what_was_no_choice),
        cmocka_unit_test(a_resignation_can_be_taken_back),
        cmocka_unit_test(dice_cannot_be_taken_back),
        cmocka_unit_test(what_told_nothing_can_be_taken_back),
        cmocka_unit_test(what_showed_a_secret_cannot_be_taken_back_from_who_saw_it),
        cmocka_unit_test(a_record_reads_back_to_the_same_bytes),
        cmocka_unit_test(a_position_alone_is_a_match_without_a_past),
        cmocka_unit_test(header_lines_are_kept),
        cmocka_unit_test(results_say_who_won),
        cmocka_unit_test(the_first_wrong_line_is_named),
        cmocka_unit_test(a_record_that_does_not_fit_is_not_written),
        cmocka_unit_test(a_cut_record_is_refused),
        cmocka_unit_test(chances_are_the_weights_of_the_draws),
        cmocka_unit_test(a_seats_record_holds_no_secret),
        cmocka_unit_test(a_record_keeps_what_its_dice_are_checked_by),
        cmocka_unit_test(a_draw_that_was_changed_is_found),
        cmocka_unit_test(real_games_keep_their_secrets_in_records_too),
    };
    return RUN_SUITE("match", tests, words, word);
}
