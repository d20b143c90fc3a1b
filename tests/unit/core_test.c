/* SPDX-License-Identifier: MIT */
/* core_test.c - text, random numbers and hash: what every game builds on. */
#include <string.h>

#include "core/game.h"
#include "core/hash.h"
#include "core/json.h"
#include "core/text.h"
#include "harness.h"

/* ---- Writing ---- */

static void writing_stops_at_the_end_and_remembers_it(void **state)
{
    (void)state;
    char buffer[8] = "#######";
    vx_text text = vx_text_on(buffer, 5);
    vx_add(&text, "abc");
    assert_false(text.cut);
    vx_add(&text, "def");
    assert_true(text.cut);
    assert_string_equal(buffer, "abcd");
    assert_int_equal(text.length, 4);
    assert_memory_equal(buffer + 5, "##", 2);
}

static void a_letter_is_never_cut_in_two(void **state)
{
    (void)state;
    char buffer[6];
    vx_text text = vx_text_on(buffer, 4);
    vx_add(&text, "яя");
    assert_string_equal(buffer, "я");
    vx_add_char(&text, 'x'); /* what follows a cut does not slip in behind it */
    assert_string_equal(buffer, "я");
    text = vx_text_on(buffer, 4);
    vx_add_filled(&text, "яя", (const int64_t[2]){0, 0}, "");
    assert_string_equal(buffer, "я");
}

static void a_buffer_of_one_byte_holds_the_empty_text(void **state)
{
    (void)state;
    char buffer[2] = "#";
    vx_text text = vx_text_on(buffer, 1);
    vx_add_char(&text, 'x');
    assert_string_equal(buffer, "");
    assert_true(text.cut);
}

static void assert_number(int64_t number, const char *expected)
{
    char buffer[32];
    vx_text text = vx_text_on(buffer, sizeof buffer);
    vx_add_number(&text, number);
    assert_string_equal(buffer, expected);
}

static void numbers_are_written_to_both_ends_of_the_range(void **state)
{
    (void)state;
    assert_number(0, "0");
    assert_number(-7, "-7");
    assert_number(INT64_MAX, "9223372036854775807");
    assert_number(INT64_MIN, "-9223372036854775808");
}

static void quoting_keeps_json_whole(void **state)
{
    (void)state;
    char buffer[64];
    vx_text text = vx_text_on(buffer, sizeof buffer);
    vx_add_quoted(&text, "a\"b\\c\nд");
    assert_string_equal(buffer, "\"a\\\"b\\\\c\\u000aд\"");
}

/* The commas, where a text ends with a bracket or a comma of its own too. */
static void json_puts_its_commas(void **state)
{
    (void)state;
    char buffer[128];
    vx_text text = vx_text_on(buffer, sizeof buffer);
    vx_json_open(&text, NULL, '{');
    vx_json_open(&text, "a", '[');
    vx_json_close(&text, ']');
    vx_json_text(&text, "b", "[{:,");
    vx_json_text(&text, "c", NULL);
    vx_json_open(&text, "d", '[');
    vx_json_number(&text, NULL, -1);
    vx_json_open(&text, NULL, '{');
    vx_json_bool(&text, "e", true);
    vx_json_close(&text, '}');
    vx_json_text(&text, NULL, "");
    vx_json_close(&text, ']');
    vx_json_begin(&text, "f");
    vx_add(&text, "2}");
    assert_string_equal(
        buffer, "{\"a\":[],\"b\":\"[{:,\",\"c\":null,\"d\":[-1,{\"e\":true},\"\"],\"f\":2}");
}

static void templates_are_filled_and_their_fillings_are_not(void **state)
{
    (void)state;
    char buffer[64];
    const int64_t number[2] = {3, -5};
    vx_text text = vx_text_on(buffer, sizeof buffer);
    vx_add_filled(&text, "{word}: {0} of {1}, {2} {", number, "{0}");
    assert_string_equal(buffer, "{0}: 3 of -5, {2} {");
}

static void padding_counts_letters_and_not_bytes(void **state)
{
    (void)state;
    char buffer[64];
    vx_text text = vx_text_on(buffer, sizeof buffer);
    vx_add(&text, "строка");
    vx_add_padding(&text, 0, 8);
    vx_add_char(&text, '|');
    assert_string_equal(buffer, "строка  |");
}

/* ---- Reading ---- */

static void words_know_their_line_and_column(void **state)
{
    (void)state;
    vx_reader in = vx_read("one\ttwo \r\n\n# remark\n  three");
    vx_word word;
    assert_true(vx_next_word(&in, &word));
    assert_true(vx_word_is(&word, "one"));
    assert_true(vx_next_word(&in, &word));
    assert_true(vx_word_is(&word, "two"));
    assert_int_equal(word.column, 5);
    assert_false(vx_next_word(&in, &word));
    assert_true(vx_next_line(&in));
    assert_true(vx_next_word(&in, &word));
    assert_true(vx_word_is(&word, "three"));
    assert_int_equal(word.line, 4);
    assert_int_equal(word.column, 3);
    assert_false(vx_next_line(&in));
}

static bool reads_number(const char *text, int64_t minimum, int64_t maximum, int64_t *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return vx_word_number(&word, minimum, maximum, out);
}

static void numbers_are_read_whole_or_not_at_all(void **state)
{
    (void)state;
    int64_t number = 99;
    assert_true(reads_number("-12", -12, 0, &number));
    assert_int_equal(number, -12);
    assert_true(reads_number("999999999999999999", 0, INT64_MAX, &number));
    assert_false(reads_number("9999999999999999999999", 0, INT64_MAX, &number));
    assert_false(reads_number("13", 0, 12, &number));
    assert_false(reads_number("1x", 0, 12, &number));
    assert_false(reads_number("-", -5, 5, &number));
    assert_false(reads_number("", 0, 12, &number));
    assert_false(reads_number("+1", 0, 12, &number));
}

static void words_split_at_the_first_separator(void **state)
{
    (void)state;
    vx_word word = {.start = "a=b=c", .length = 5, .column = 3}, left, right;
    assert_true(vx_word_split(&word, '=', &left, &right));
    assert_true(vx_word_is(&left, "a"));
    assert_true(vx_word_is(&right, "b=c"));
    assert_int_equal(right.column, 5);
    assert_false(vx_word_split(&left, '=', &left, &right));
}

static void a_refusal_names_its_place_in_both_languages(void **state)
{
    (void)state;
    static const vx_message message = {"ZN-0", {"no '{word}'", "нет «{word}»"}};
    vx_reader in = vx_read("\n  here");
    vx_word word;
    vx_problem why;
    char buffer[128];
    vx_next_line(&in);
    vx_next_word(&in, &word);
    assert_false(vx_refuse_at(&why, &message, &word));
    vx_format_problem(&why, VX_ENGLISH, buffer, sizeof buffer);
    assert_string_equal(buffer, "line 2, column 3: ZN-0: no 'here'");
    vx_format_problem(&why, VX_RUSSIAN, buffer, sizeof buffer);
    assert_string_equal(buffer, "строка 2, столбец 3: ZN-0: нет «here»");
}

static void a_long_word_is_cut_in_a_refusal(void **state)
{
    (void)state;
    static const vx_message message = {NULL, {"{word}", "{word}"}};
    char text[200];
    vx_problem why;
    memset(text, 'x', sizeof text);
    assert_false(vx_refuse_word(&why, &message, text, sizeof text));
    assert_int_equal(strlen(why.word), sizeof why.word - 1);
}

static void a_long_word_is_cut_between_letters(void **state)
{
    (void)state;
    static const vx_message message = {NULL, {"{word}", "{word}"}};
    vx_problem why;
    char text[128];
    for (int i = 0; i < 64; i++) memcpy(text + 2 * i, "я", 2);
    assert_false(vx_refuse_word(&why, &message, text, sizeof text));
    assert_int_equal(strlen(why.word), 62); /* a letter has two bytes, and 63 would fit */
}

/* ---- Random numbers ---- */

static void the_generator_gives_its_published_numbers(void **state)
{
    (void)state;
    vx_random random = {{1, 2, 3, 4}};
    const uint64_t expected[] = {11520, 0, 1509978240, 1215971899390074240};
    for (int i = 0; i < 4; i++) assert_int_equal(vx_random_next(&random), expected[i]);
}

static void the_seed_is_spread_by_its_published_numbers(void **state)
{
    (void)state;
    vx_random random;
    vx_random_seed(&random, 0);
    assert_int_equal(random.word[0], 0xE220A8397B1DCDAF);
    assert_int_equal(random.word[1], 0x6E789E6AA1B965F4);
    assert_int_equal(random.word[2], 0x06C45D188009454F);
    assert_int_equal(random.word[3], 0xF88BB8A8724C81EC);
}

static void numbers_below_a_bound_are_even(void **state)
{
    (void)state;
    enum { BELOW = 7, DRAWS = 70000 };
    int count[BELOW] = {0};
    vx_random random;
    vx_random_seed(&random, 1);
    for (int i = 0; i < DRAWS; i++) count[vx_random_below(&random, BELOW)]++;
    for (int i = 0; i < BELOW; i++) assert_in_range(count[i], 9500, 10500); /* five deviations */
}

static void numbers_below_any_bound_stay_below(void **state)
{
    (void)state;
    const uint64_t bounds[] = {
        1, 2, UINT32_MAX, (uint64_t)UINT32_MAX + 1, UINT64_MAX / 3 * 2, UINT64_MAX};
    vx_random random;
    vx_random_seed(&random, 2);
    for (size_t b = 0; b < sizeof bounds / sizeof bounds[0]; b++)
        for (int i = 0; i < 1000; i++) assert_true(vx_random_below(&random, bounds[b]) < bounds[b]);
}

static void large_bounds_are_drawn_without_bias(void **state)
{
    (void)state;
    /* Below two thirds of 2^64 a plain remainder would hit the lower half twice as often. */
    const uint64_t below = UINT64_MAX / 3 * 2;
    int low = 0;
    vx_random random;
    vx_random_seed(&random, 3);
    for (int i = 0; i < 10000; i++) low += vx_random_below(&random, below) < below / 2;
    assert_in_range(low, 4700, 5300);
}

/* ---- Hash ---- */

static void every_bit_and_every_length_changes_the_hash(void **state)
{
    (void)state;
    unsigned char bytes[40] = {0};
    uint64_t seen[40 * 8 + 41];
    int count = 0;
    for (size_t length = 0; length <= sizeof bytes; length++)
        seen[count++] = vx_hash_bytes(bytes, length, 0);
    for (size_t bit = 0; bit < sizeof bytes * 8; bit++) {
        bytes[bit / 8] = (unsigned char)(1u << bit % 8);
        seen[count++] = vx_hash_bytes(bytes, sizeof bytes, 0);
        bytes[bit / 8] = 0;
    }
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) assert_true(seen[i] != seen[j]);
}

static void the_hash_heeds_its_seed_and_not_the_address(void **state)
{
    (void)state;
    char first[32] = "vexillum vexillum vexillum", second[33] = "#vexillum vexillum vexillum";
    assert_int_equal(vx_hash_bytes(first, 26, 5), vx_hash_bytes(second + 1, 26, 5));
    assert_true(vx_hash_bytes(first, 26, 5) != vx_hash_bytes(first, 26, 6));
}

/* ---- The list of games ---- */

static void games_are_found_by_their_name(void **state)
{
    (void)state;
    assert_true(vx_game_count() > 0);
    for (int i = 0; i < vx_game_count(); i++) {
        const vx_game *game = vx_game_at(i);
        assert_ptr_equal(vx_game_find(vx_game_id(game)), game);
        assert_true(vx_state_size(game) % 8 == 0);
        assert_true(vx_state_size(game) <= vx_largest_state());
    }
    assert_null(vx_game_find("no such game"));
    assert_null(vx_game_find(""));
}

static void a_position_of_no_game_is_refused_with_its_place(void **state)
{
    (void)state;
    const vx_game *game;
    vx_problem why;
    static uint64_t memory[1 << 13];
    assert_true(vx_largest_state() <= sizeof memory);
    assert_false(vx_parse_position("", &game, memory, &why));
    assert_false(vx_parse_position("# only a remark", &game, memory, &why));
    assert_false(vx_parse_position("setup", &game, memory, &why));
    assert_false(vx_parse_position("position", &game, memory, &why));
    assert_false(vx_parse_position("\nposition chess\n", &game, memory, &why));
    assert_int_equal(why.line, 2);
    assert_int_equal(why.column, 10);
    assert_string_equal(why.word, "chess");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writing_stops_at_the_end_and_remembers_it),
        cmocka_unit_test(a_letter_is_never_cut_in_two),
        cmocka_unit_test(a_buffer_of_one_byte_holds_the_empty_text),
        cmocka_unit_test(numbers_are_written_to_both_ends_of_the_range),
        cmocka_unit_test(quoting_keeps_json_whole),
        cmocka_unit_test(json_puts_its_commas),
        cmocka_unit_test(templates_are_filled_and_their_fillings_are_not),
        cmocka_unit_test(padding_counts_letters_and_not_bytes),
        cmocka_unit_test(words_know_their_line_and_column),
        cmocka_unit_test(numbers_are_read_whole_or_not_at_all),
        cmocka_unit_test(words_split_at_the_first_separator),
        cmocka_unit_test(a_refusal_names_its_place_in_both_languages),
        cmocka_unit_test(a_long_word_is_cut_in_a_refusal),
        cmocka_unit_test(a_long_word_is_cut_between_letters),
        cmocka_unit_test(the_generator_gives_its_published_numbers),
        cmocka_unit_test(the_seed_is_spread_by_its_published_numbers),
        cmocka_unit_test(numbers_below_a_bound_are_even),
        cmocka_unit_test(numbers_below_any_bound_stay_below),
        cmocka_unit_test(large_bounds_are_drawn_without_bias),
        cmocka_unit_test(every_bit_and_every_length_changes_the_hash),
        cmocka_unit_test(the_hash_heeds_its_seed_and_not_the_address),
        cmocka_unit_test(games_are_found_by_their_name),
        cmocka_unit_test(a_position_of_no_game_is_refused_with_its_place),
    };
    return RUN_SUITE("core", tests, words, word);
}
