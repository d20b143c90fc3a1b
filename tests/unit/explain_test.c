/* SPDX-License-Identifier: MIT */
/* explain_test.c - what is said about an action is true, and what is true and near is said. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "search/explain.h"

/* What is proved about an action of a position that a person wrote down. */
static void explain_action(const char *position, const char *text, vx_proof proof,
                           vx_language language, char *out, size_t capacity)
{
    const vx_game *game;
    vx_problem why;
    void *state = calloc(1, vx_largest_state());
    vx_candidate candidate = {.proof = proof};
    assert_true(vx_parse_position(position, &game, state, &why));
    assert_true(vx_parse_action(game, state, text, &candidate.action, &why));
    vx_explainer *explainer = vx_explainer_new(game, state, vx_to_act(game, state));
    vx_text words = vx_text_on(out, capacity);
    vx_explain(explainer, &candidate, language, &words);
    vx_explainer_free(explainer);
    free(state);
}

static void assert_says(const char *position, const char *action, const char *english)
{
    char said[1024];
    explain_action(position, action, VX_UNPROVEN, VX_ENGLISH, said, sizeof said);
    assert_string_equal(said, english);
}

/* Blue's infantryman may kill the wounded archer; far away two standard-bearers watch. */
static const char archer_falls[] = "position standard-bearer\n"
                                   "8  .  .  .  .  .  .  s\n"
                                   "7  .  .  .  .  .  .  .\n"
                                   "6  .  .  .  a1 .  .  .\n"
                                   "5  .  .  .  I  .  .  .\n"
                                   "4  .  .  .  .  .  .  .\n"
                                   "3  .  .  .  .  .  .  .\n"
                                   "2  .  .  .  .  .  .  .\n"
                                   "1  S  .  .  .  .  .  .\n"
                                   "turn blue attack\n";

static void a_capture_is_said_in_both_languages(void **state)
{
    (void)state;
    char said[1024];
    assert_says(archer_falls, "d5xd6", "takes an archer this turn\n");
    explain_action(archer_falls, "d5xd6", VX_UNPROVEN, VX_RUSSIAN, said, sizeof said);
    assert_string_equal(said, "этим ходом берёт лучника\n");
}

/* The horseman reaches the archer, and Blue, who must remove a warrior, cannot help it. */
static const char archer_is_lost[] = "position standard-bearer\n"
                                     "8  .  .  .  .  .  .  s\n"
                                     "7  .  .  .  .  .  .  .\n"
                                     "6  .  .  .  .  h  .  .\n"
                                     "5  .  .  .  .  .  .  .\n"
                                     "4  .  .  .  A1 .  .  .\n"
                                     "3  .  .  .  .  .  .  .\n"
                                     "2  .  .  .  .  .  .  .\n"
                                     "1  S  .  S  .  .  .  .\n"
                                     "turn blue move\n";

static void a_loss_that_cannot_be_helped_is_said(void **state)
{
    (void)state;
    assert_says(archer_is_lost, "a1-b1", "loses an archer by the opponent's next turn\n");
}

static void a_proof_of_the_search_is_said(void **state)
{
    (void)state;
    char said[1024];
    explain_action(archer_falls, "d5xd6", VX_WINS, VX_ENGLISH, said, sizeof said);
    assert_string_equal(said, "wins the game by force\n");
    explain_action(archer_falls, "d5xd6", VX_LOSES, VX_RUSSIAN, said, sizeof said);
    assert_string_equal(said, "проигрывает партию при лучших ответах\n");
}

/* Every kind of every game has a name in both languages, and is counted. */
static void assets_have_names(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        const vx_game *game = vx_game_at(g);
        if (game->assets == NULL) continue;
        assert_true(game->assets->kinds > 0);
        for (int kind = 0; kind < game->assets->kinds; kind++) {
            char english[96], russian[96];
            vx_text a = vx_text_on(english, sizeof english),
                    b = vx_text_on(russian, sizeof russian);
            game->assets->name(kind, VX_ENGLISH, &a);
            game->assets->name(kind, VX_RUSSIAN, &b);
            assert_true(a.length > 2 && b.length > 2);
            assert_string_not_equal(english, russian);
        }
    }
}

/* Random play: sooner or later each seat has something that can be taken, and loses some of it. */
static void count_through(const vx_game *game, int *most, int *fewest)
{
    void *position = calloc(1, vx_state_size(game));
    vx_action *actions = calloc((size_t)vx_action_cap(game), sizeof *actions);
    int counts[64];
    vx_random random;
    vx_random_seed(&random, 5);
    assert_true(vx_setup(game, position, NULL, 0, NULL));
    for (int i = 0, actor; i < 400 && (actor = vx_to_act(game, position)) != VX_OVER; i++) {
        uint64_t total = actor == VX_CHANCE ? vx_chance_total(game, position)
                                            : (uint64_t)vx_list(game, position, actions);
        uint64_t ticket = vx_random_below(&random, total);
        vx_apply(game, position,
                 actor == VX_CHANCE ? vx_chance_pick(game, position, ticket) : actions[ticket]);
        int sum = 0;
        game->assets->count(position, 0, counts);
        for (int kind = 0; kind < game->assets->kinds; kind++) sum += counts[kind];
        if (sum > *most) *most = *fewest = sum;
        if (sum < *fewest) *fewest = sum;
    }
    free(actions);
    free(position);
}

static void things_to_take_are_counted(void **state)
{
    (void)state;
    static const char *const games[] = {"standard-bearer", "war-chest", "pocket-battles"};
    for (size_t g = 0; g < sizeof games / sizeof games[0]; g++) {
        const vx_game *game = vx_game_find(games[g]);
        int most = 0, fewest = 0;
        count_through(game, &most, &fewest);
        assert_true(most > fewest);
    }
}

/* ---- Lines ---- */

enum { STEPS_MAX = VX_LINE_CAP + 1 };

typedef struct {
    int count;
    char words[STEPS_MAX][VX_ACTION_TEXT_CAP];
} told_line;

static void keep_step(void *context, const char *words)
{
    told_line *line = context;
    assert_true(line->count < STEPS_MAX);
    strncpy(line->words[line->count++], words, VX_ACTION_TEXT_CAP - 1);
}

static bool is_closing(const char *words)
{
    return strncmp(words, "then ", 5) == 0 || strncmp(words, "дальше ", 13) == 0;
}

/* How many steps of a line may be told: those before chance, and before anybody decides who knows
 * what the seat does not. */
static int knowable_steps(const vx_game *game, const vx_candidate *candidate, const void *world,
                          int seat)
{
    void *now = malloc(vx_state_size(game)), *seen = malloc(vx_state_size(game));
    int count = 0;
    memcpy(now, world, vx_state_size(game));
    for (; count < candidate->line_length; count++) {
        int actor = vx_to_act(game, now);
        vx_view(game, now, seat, seen);
        bool hides = memcmp(now, seen, vx_state_size(game)) != 0;
        if (actor == VX_CHANCE || (hides && actor != seat)) break;
        vx_apply(game, now, candidate->line[count]);
    }
    free(seen);
    free(now);
    return count;
}

/* Nothing that chance or a hidden hand decides is told as if it were known, and what is told is told
 * in words: no step is the notation of its action. */
static void assert_line_is_honest(const vx_game *game, vx_explainer *explainer,
                                  const vx_choice *choice, int index, int seat, const void *view)
{
    const vx_candidate *candidate = &choice->candidates[index];
    int knowable = knowable_steps(game, candidate, choice->world, seat);
    for (int language = 0; language < VX_LANGUAGES; language++) {
        static told_line line;
        char notation[VX_ACTION_TEXT_CAP];
        memset(&line, 0, sizeof line);
        vx_explain_line(explainer, candidate, choice->world, (vx_language)language, keep_step,
                        &line);
        bool is_closed = line.count > 0 && is_closing(line.words[line.count - 1]);
        assert_true(line.count >= 1 && line.count - is_closed <= knowable);
        if (line.count == knowable + 1) assert_true(is_closed && knowable > 1);
        vx_format_action(game, view, candidate->action, notation, sizeof notation);
        assert_string_not_equal(line.words[0], notation);
    }
}

static void explain_lines_of(const vx_game *game, int *positions, int *cut)
{
    void *position = calloc(1, vx_state_size(game)), *view = calloc(1, vx_state_size(game));
    vx_action *actions = calloc((size_t)vx_action_cap(game), sizeof *actions);
    vx_searcher *searcher = vx_searcher_new(game, 16 << 20);
    vx_limits limits = {.nodes = 400, .lines = 3, .seed = 1};
    vx_random random;
    vx_random_seed(&random, 11);
    assert_true(vx_setup(game, position, NULL, 0, NULL));
    for (int i = 0, actor; i < 600 && (actor = vx_to_act(game, position)) != VX_OVER; i++) {
        uint64_t total = actor == VX_CHANCE ? vx_chance_total(game, position)
                                            : (uint64_t)vx_list(game, position, actions);
        uint64_t ticket = vx_random_below(&random, total);
        if (actor != VX_CHANCE && i % 9 == 0) {
            vx_view(game, position, actor, view);
            vx_choice choice = vx_search(searcher, view, actor, &limits, NULL);
            vx_explainer *explainer = vx_explainer_new(game, view, actor);
            for (int c = 0; c < choice.count && c < limits.lines; c++) {
                assert_line_is_honest(game, explainer, &choice, c, actor, view);
                int length = choice.candidates[c].line_length;
                *cut += knowable_steps(game, &choice.candidates[c], choice.world, actor) < length;
            }
            vx_explainer_free(explainer);
            ++*positions;
        }
        vx_apply(game, position,
                 actor == VX_CHANCE ? vx_chance_pick(game, position, ticket) : actions[ticket]);
    }
    vx_searcher_free(searcher);
    free(actions);
    free(view);
    free(position);
}

static void lines_tell_only_what_is_known(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        int positions = 0, cut = 0;
        explain_lines_of(vx_game_at(g), &positions, &cut);
        assert_true(positions >= 5);
        /* Without chance and secrets a line is never cut; elsewhere there was something to cut. */
        if (strcmp(vx_game_id(vx_game_at(g)), "standard-bearer") == 0)
            assert_int_equal(cut, 0);
        else
            assert_true(cut > 0);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_capture_is_said_in_both_languages),
        cmocka_unit_test(a_loss_that_cannot_be_helped_is_said),
        cmocka_unit_test(a_proof_of_the_search_is_said),
        cmocka_unit_test(assets_have_names),
        cmocka_unit_test(things_to_take_are_counted),
        cmocka_unit_test(lines_tell_only_what_is_known),
    };
    return RUN_SUITE("explain", tests, words, word);
}
