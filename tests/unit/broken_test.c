/* SPDX-License-Identifier: MIT */
/* broken_test.c - a test that cannot fail is a defect: games broken on purpose, each of which a
 * point of the conformance suite must find out. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "conformance.h"

static const vx_game *sound; /* the game as it should be */
static vx_game broken;

/* ---- Ways to break it ---- */

static bool setup_leaves_a_byte(void *state, const vx_setting *settings, int count, vx_problem *why)
{
    unsigned char *last = (unsigned char *)state + sound->state_size - 1, dirt = *last;
    bool done = sound->rules.setup(state, settings, count, why);
    *last = dirt;
    return done;
}

static void apply_keeps_a_secret(void *state, vx_action action)
{
    static unsigned char secret;
    sound->rules.apply(state, action);
    ((unsigned char *)state)[sound->state_size - 1] ^= ++secret;
}

static int list_twice(const void *state, vx_action *out)
{
    int count = sound->rules.list(state, out);
    if (count > 1) out[count - 1] = out[0];
    return count;
}

static int list_too_few(const void *state, vx_action *out)
{
    int count = sound->rules.list(state, out);
    return count > 1 ? count - 1 : count;
}

static int list_an_illegal_one(const void *state, vx_action *out)
{
    int count = sound->rules.list(state, out);
    if (count > 0) out[0] = UINT64_MAX;
    return count;
}

static int list_nothing_to_do(const void *state, vx_action *out)
{
    int count = sound->rules.list(state, out);
    return count == 1 ? 0 : count;
}

static bool check_allows_all(const void *state, vx_action action, vx_problem *why)
{
    (void)state;
    (void)action;
    (void)why;
    return true;
}

static bool check_gives_no_reason(const void *state, vx_action action, vx_problem *why)
{
    bool legal = sound->rules.check(state, action, why);
    if (why != NULL) why->message = NULL;
    return legal;
}

static bool check_says(const void *state, vx_action action, vx_problem *why, const vx_message *said)
{
    return sound->rules.check(state, action, NULL) || vx_refuse(why, said);
}

static bool check_speaks_english_only(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message said = {"ZN-10", {"it is not to be", "it is not to be"}};
    return check_says(state, action, why, &said);
}

static bool check_names_no_clause(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message said = {NULL, {"it is not to be", "так нельзя"}};
    return check_says(state, action, why, &said);
}

static bool check_names_an_unknown_clause(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message said = {"ZN-999", {"it is not to be", "так нельзя"}};
    return check_says(state, action, why, &said);
}

static bool check_leaves_a_gap(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message said = {"ZN-10", {"it is not {2} to be", "так нельзя {2}"}};
    return check_says(state, action, why, &said);
}

static int both_win(const void *state, int seat)
{
    (void)state;
    (void)seat;
    return 1;
}

static int one_wins_one_draws(const void *state, int seat)
{
    (void)state;
    return seat == 0;
}

static int value_without_bounds(const void *state, int seat)
{
    (void)state;
    (void)seat;
    return 10001;
}

static uint64_t weigh_too_much(const void *state, vx_action outcome)
{
    return sound->chance->weight(state, outcome) + 1;
}

static vx_action always_the_first(const void *state, uint64_t ticket)
{
    (void)ticket;
    return sound->chance->pick(state, 0);
}

static void odds_do_not_add_up(const void *state, vx_action action, vx_language language,
                               vx_odds *out)
{
    (void)state;
    (void)action;
    out->count = 1;
    out->table[0].total = 3;
    out->table[0].count = 1;
    out->table[0].row[0].weight = 2;
    strcpy(out->table[0].title, language == VX_RUSSIAN ? "исход" : "outcome");
    strcpy(out->table[0].row[0].text, "?");
}

static void view_hides_nothing(const void *state, int seat, void *out)
{
    (void)seat;
    memcpy(out, state, sound->state_size);
}

static void view_shows_who_looks(const void *state, int seat, void *out)
{
    memcpy(out, state, sound->state_size);
    ((unsigned char *)out)[sound->state_size - 1] ^= (unsigned char)(1 + seat);
}

static void sample_the_same(const void *view, vx_random *random, void *out)
{
    (void)random;
    memcpy(out, view, sound->state_size);
}

static void sample_something_else(const void *view, vx_random *random, void *out)
{
    memcpy(out, view, sound->state_size);
    ((unsigned char *)out)[sound->state_size - 1] ^=
        (unsigned char)(1 + vx_random_below(random, 9));
}

static vx_action hide_from_oneself(const void *state, vx_action action, int seat)
{
    (void)state;
    (void)seat;
    return action ^ 1;
}

static vx_action hide_nothing(const void *state, vx_action action, int seat)
{
    (void)state;
    (void)seat;
    return action;
}

static void all_actions_look_alike(const void *state, vx_action action, vx_text *out)
{
    (void)state;
    (void)action;
    vx_add(out, "a1-a2");
}

static bool parse_something_else(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    bool parsed = sound->text.parse_action(state, in, out, why);
    *out ^= 1;
    return parsed;
}

static bool parse_without_reason(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    return sound->text.parse_action(state, in, out, why) || vx_refuse(why, NULL);
}

static void print_no_position(const void *state, vx_text *out)
{
    (void)state;
    vx_add(out, "here it should stand\n");
}

static void describe_in_english(const void *state, vx_action action, vx_language language,
                                vx_text *out)
{
    (void)language;
    sound->text.describe_action(state, action, VX_ENGLISH, out);
}

static void status_in_english(const void *state, vx_language language, vx_text *out)
{
    (void)language;
    sound->text.status(state, VX_ENGLISH, out);
}

static void show_nothing(const void *state, const vx_style *style, vx_text *out)
{
    (void)state;
    (void)style;
    (void)out;
}

static void show_colour_always(const void *state, const vx_style *style, vx_text *out)
{
    vx_style colourful = *style;
    colourful.color = true;
    sound->text.show(state, &colourful, out);
}

static void scene_is_no_json(const void *state, vx_text *out)
{
    (void)state;
    vx_add(out, "{\"cells\":[1,2,]}");
}

static void steps_are_missing(const void *state, vx_action action, vx_text *out)
{
    (void)state;
    (void)action;
    (void)out;
}

static const vx_option untranslated[] = {
    {"layout", "line", "line|wedge", {"where the cards are laid", "where the cards are laid"}},
};

/* ---- The table ---- */

static const struct breakage {
    const char *name;
    CMUnitTestFunction found_by;
    vx_game with; /* what is set here takes the place of what is sound */
} breakages[] = {
    {"setup leaves a byte", memory_holds_no_dirt, {.rules = {.setup = setup_leaves_a_byte}}},
    {"apply keeps a secret", memory_holds_no_dirt, {.rules = {.apply = apply_keeps_a_secret}}},
    {"list twice", lists_are_sound, {.rules = {.list = list_twice}}},
    {"list an illegal one", lists_are_sound, {.rules = {.list = list_an_illegal_one}}},
    {"nothing to do", lists_are_sound, {.rules = {.list = list_nothing_to_do}}},
    {"list too few", list_agrees_with_check, {.rules = {.list = list_too_few}}},
    {"too many for the cap", lists_are_sound, {.action_cap = 3}},
    {"check allows all", garbage_is_refused, {.rules = {.check = check_allows_all}}},
    {"check allows all, walked", list_agrees_with_check, {.rules = {.check = check_allows_all}}},
    {"check gives no reason", garbage_is_refused, {.rules = {.check = check_gives_no_reason}}},
    {"check in English only", garbage_is_refused, {.rules = {.check = check_speaks_english_only}}},
    {"check without a clause", garbage_is_refused, {.rules = {.check = check_names_no_clause}}},
    {"check with another clause",
     garbage_is_refused,
     {.rules = {.check = check_names_an_unknown_clause}}},
    {"check leaves a gap", garbage_is_refused, {.rules = {.check = check_leaves_a_gap}}},
    {"both win", games_end_with_fair_scores, {.rules = {.score = both_win}}},
    {"one wins, one draws", games_end_with_fair_scores, {.rules = {.score = one_wins_one_draws}}},
    {"value out of bounds",
     games_end_with_fair_scores,
     {.machine = &(const vx_game_machine){.evaluate = value_without_bounds}}},
    {"assets without names", parts_are_whole, {.assets = &(const vx_game_assets){.kinds = 1}}},
    {"option not translated", options_are_kept, {.options = untranslated, .option_count = 1}},
    {"weights too large",
     chance_adds_up,
     {.chance = &(const vx_game_chance){.weight = weigh_too_much}}},
    {"always the first ticket",
     chance_adds_up,
     {.chance = &(const vx_game_chance){.pick = always_the_first}}},
    {"odds do not add up",
     odds_add_up,
     {.chance = &(const vx_game_chance){.odds = odds_do_not_add_up}}},
    {"view hides nothing",
     views_hide_and_samples_fit,
     {.knowledge =
          &(const vx_game_knowledge){.view = view_hides_nothing, .sample = sample_the_same}}},
    {"view shows who looks",
     views_hide_and_samples_fit,
     {.knowledge = &(const vx_game_knowledge){.view = view_shows_who_looks}}},
    {"sample is another state",
     views_hide_and_samples_fit,
     {.knowledge = &(const vx_game_knowledge){.sample = sample_something_else}}},
    {"hidden from oneself",
     hidden_actions_stay_hidden,
     {.knowledge = &(const vx_game_knowledge){.hide_action = hide_from_oneself}}},
    {"actions look alike",
     actions_print_and_parse,
     {.text = {.format_action = all_actions_look_alike}}},
    {"parsed as another",
     actions_print_and_parse,
     {.text = {.parse_action = parse_something_else}}},
    {"refused without reason",
     bad_text_is_refused_with_reasons,
     {.text = {.parse_action = parse_without_reason}}},
    {"position not printed",
     positions_print_and_parse,
     {.text = {.format_position = print_no_position}}},
    {"described in English",
     everything_is_put_into_words,
     {.text = {.describe_action = describe_in_english}}},
    {"status in English", everything_is_put_into_words, {.text = {.status = status_in_english}}},
    {"nothing shown", boards_are_shown, {.text = {.show = show_nothing}}},
    {"colour always", boards_are_shown, {.text = {.show = show_colour_always}}},
    {"scene is no JSON",
     the_page_is_told,
     {.page = &(const vx_game_page){.scene = scene_is_no_json}}},
    {"steps missing",
     the_page_is_told,
     {.page = &(const vx_game_page){.steps = steps_are_missing}}},
};

enum { BREAKAGES = sizeof breakages / sizeof breakages[0] };

/* Takes over what is not zero; the members are pointers, sizes and pairs of int. */
static void take_over(void *into, const void *with, size_t size)
{
    for (size_t at = 0; at < size; at += sizeof(uint64_t)) {
        uint64_t member;
        memcpy(&member, (const char *)with + at, sizeof member);
        if (member != 0) memcpy((char *)into + at, &member, sizeof member);
    }
}

/* The sound part with what is broken in it, made in `room`. */
static const void *break_part(void *room, const void *part, const void *with, size_t size)
{
    if (with == NULL) return part;
    memcpy(room, part, size);
    take_over(room, with, size);
    return room;
}

/* Knowledge in a game that hides nothing, so that one member of it can be broken. */
static const vx_game_knowledge open_knowledge = {
    .view = view_hides_nothing, .sample = sample_the_same, .hide_action = hide_nothing};

static void break_game(const vx_game *with)
{
    static vx_game_chance chance;
    static vx_game_knowledge knowledge;
    static vx_game_machine machine;
    static vx_game_page page;
    const vx_game_knowledge *known = sound->knowledge != NULL ? sound->knowledge : &open_knowledge;
    broken = *sound;
    take_over(&broken, with, sizeof broken);
    broken.chance = break_part(&chance, sound->chance, with->chance, sizeof chance);
    broken.machine = break_part(&machine, sound->machine, with->machine, sizeof machine);
    broken.page = break_part(&page, sound->page, with->page, sizeof page);
    if (with->knowledge != NULL)
        broken.knowledge = break_part(&knowledge, known, with->knowledge, sizeof knowledge);
}

static fixture *plain;

/* In a process of its own, since the inner test is meant to fail or even to crash. */
static bool is_found_out(const struct breakage *b)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        const struct CMUnitTest inner[] = {
            {.name = b->name, .test_func = b->found_by, .initial_state = plain}};
        if (freopen("/dev/null", "w", stdout) == NULL || freopen("/dev/null", "w", stderr) == NULL)
            _exit(2);
        break_game(&b->with);
        plain->game = &broken;
        _exit(_cmocka_run_group_tests("inner", inner, 1, NULL, NULL));
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

static void the_suite_finds_it_out(void **state)
{
    assert_true(is_found_out(*state));
}

static void the_sound_game_passes(void **state)
{
    (void)state;
    for (int i = 0; i < BREAKAGES; i++) {
        struct breakage none = {breakages[i].name, breakages[i].found_by, {.id = NULL}};
        assert_false(is_found_out(&none));
    }
}

int main(int words, char **word)
{
    static struct CMUnitTest tests[BREAKAGES + 1];
    static struct breakage copies[BREAKAGES];
    size_t count;
    fixture *all = make_fixtures("tests/unit/conformance_options.txt", &count);
    plain = &all[0];
    sound = plain->game;
    for (int i = 0; i < BREAKAGES; i++) {
        copies[i] = breakages[i];
        tests[i] = (struct CMUnitTest){.name = breakages[i].name,
                                       .test_func = the_suite_finds_it_out,
                                       .initial_state = &copies[i]};
    }
    tests[BREAKAGES] = (struct CMUnitTest)cmocka_unit_test(the_sound_game_passes);
    int status = run_suite("broken games", tests, BREAKAGES + 1, words, word);
    free_fixtures(all, count);
    return status;
}
