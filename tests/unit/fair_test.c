/* SPDX-License-Identifier: MIT */
/* fair_test.c - SHA-256 and HMAC against published vectors, and draws from a committed secret. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "match/fair.h"

static void demand_digest(const uint8_t digest[VX_DIGEST_SIZE], const char *wanted)
{
    char hex[2 * VX_DIGEST_SIZE + 1];
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < VX_DIGEST_SIZE; i++) {
        hex[2 * i] = digits[digest[i] >> 4];
        hex[2 * i + 1] = digits[digest[i] & 15];
    }
    hex[2 * VX_DIGEST_SIZE] = '\0';
    assert_string_equal(hex, wanted);
}

/* FIPS 180-4, the examples of its publisher. */
static void sha256_agrees_with_published_vectors(void **state)
{
    static const char *const vectors[][2] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
        {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
         "lmnopqrsmnopqrstnopqrstu",
         "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
    };
    uint8_t digest[VX_DIGEST_SIZE];
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++) {
        vx_sha256(vectors[i][0], strlen(vectors[i][0]), digest);
        demand_digest(digest, vectors[i][1]);
    }
    char *million = malloc(1000000);
    assert_non_null(million);
    memset(million, 'a', 1000000);
    vx_sha256(million, 1000000, digest);
    demand_digest(digest, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    free(million);
}

/* RFC 4231: a key of one repeated byte, or given; data likewise. */
static void hmac_agrees_with_published_vectors(void **state)
{
    static const struct {
        int key_byte, key_length;
        const char *key;
        int data_byte, data_length;
        const char *data, *digest;
    } vectors[] = {
        {0x0b, 20, NULL, 0, 8, "Hi There",
         "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"},
        {0, 4, "Jefe", 0, 28, "what do ya want for nothing?",
         "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"},
        {0xaa, 20, NULL, 0xdd, 50, NULL,
         "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"},
        {0, 25,
         "\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16"
         "\x17\x18\x19",
         0xcd, 50, NULL, "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"},
        {0xaa, 131, NULL, 0, 54, "Test Using Larger Than Block-Size Key - Hash Key First",
         "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"},
        {0xaa, 131, NULL, 0, 152,
         "This is a test using a larger than block-size key and a larger than block-size data. The "
         "key needs to be hashed before being used by the HMAC algorithm.",
         "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++) {
        char key[160], data[160];
        uint8_t digest[VX_DIGEST_SIZE];
        memset(key, vectors[i].key_byte, sizeof key);
        memset(data, vectors[i].data_byte, sizeof data);
        size_t key_length = (size_t)vectors[i].key_length;
        size_t data_length = (size_t)vectors[i].data_length;
        if (vectors[i].key != NULL) memcpy(key, vectors[i].key, key_length);
        if (vectors[i].data != NULL) memcpy(data, vectors[i].data, data_length);
        vx_hmac_sha256(key, key_length, data, data_length, digest);
        demand_digest(digest, vectors[i].digest);
    }
}

/* ---- Tickets ---- */

static vx_fair example(void)
{
    vx_fair fair = {.nonce = {"anna", "boris"}};
    for (int i = 0; i < VX_SECRET_SIZE; i++) fair.secret[i] = (uint8_t)i;
    return fair;
}

/* docs/FAIR_DICE.md works this out with other tools. */
static void tickets_are_those_of_the_worked_example(void **state)
{
    vx_fair fair = example();
    (void)state;
    assert_int_equal(vx_fair_ticket(&fair, 0, 20), 1);
    assert_int_equal(vx_fair_ticket(&fair, 1, 20), 17);
}

static void a_ticket_depends_on_everything_in_it(void **state)
{
    const uint64_t many = UINT64_C(1) << 62;
    vx_fair fair = example();
    (void)state;
    uint64_t ticket = vx_fair_ticket(&fair, 0, many);
    assert_true(ticket != vx_fair_ticket(&fair, 1, many));
    fair.nonce[1][0] = 'd';
    assert_true(ticket != vx_fair_ticket(&fair, 0, many));
    fair = example();
    strcpy(fair.nonce[2], "x");
    assert_true(ticket != vx_fair_ticket(&fair, 0, many));
    fair = example();
    memcpy(fair.nonce, (char[2][VX_NONCE_TEXT_MAX + 1]){"boris", "anna"},
           2 * (VX_NONCE_TEXT_MAX + 1));
    assert_true(ticket != vx_fair_ticket(&fair, 0, many));
    fair = example();
    fair.secret[31] ^= 1;
    assert_true(ticket != vx_fair_ticket(&fair, 0, many));
}

/* A quarter of all values has no fourth part to fall into, and must not fall into the first. */
static void values_that_would_favour_some_are_drawn_again(void **state)
{
    const uint64_t third = UINT64_C(1) << 62;
    vx_fair fair = example();
    int low = 0;
    (void)state;
    for (uint64_t draw = 0; draw < 3000; draw++) {
        uint64_t ticket = vx_fair_ticket(&fair, draw, 3 * third);
        assert_true(ticket < 3 * third);
        low += ticket < third;
    }
    assert_in_range(low, 900, 1100); /* without drawing again it would be some 1500 */
}

static void tickets_are_spread_evenly(void **state)
{
    enum { FACES = 6, THROWS = 12000 };
    int seen[FACES] = {0};
    vx_fair fair = example();
    (void)state;
    for (uint64_t draw = 0; draw < THROWS; draw++) seen[vx_fair_ticket(&fair, draw, FACES)]++;
    for (int face = 0; face < FACES; face++) assert_in_range(seen[face], 1850, 2150);
}

/* What docs/FAIR_DICE.md says about outcomes, so that a person can find his without our program. */
static void demand_order_of_list(const vx_game *game, const void *chance, vx_action *listed)
{
    uint64_t total = vx_chance_total(game, chance), ticket = 0;
    int count = vx_list(game, chance, listed);
    for (int i = 0; i < count; i++) {
        uint64_t weight = vx_chance_weight(game, chance, listed[i]);
        assert_true(vx_chance_pick(game, chance, ticket) == listed[i]);
        assert_true(vx_chance_pick(game, chance, ticket + weight - 1) == listed[i]);
        ticket += weight;
    }
    assert_true(ticket == total);
}

static void outcomes_take_tickets_in_the_order_of_the_list(void **state)
{
    static const char *const games[] = {"standard-bearer", "war-chest"};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        const vx_game *game = vx_game_find(games[i]);
        void *play = malloc(game->state_size);
        vx_action *listed = malloc((size_t)game->action_cap * sizeof *listed);
        vx_random random;
        vx_random_seed(&random, 5);
        assert_true(vx_setup(game, play, NULL, 0, NULL));
        for (int step = 0; step < 400 && vx_to_act(game, play) != VX_OVER; step++) {
            if (vx_to_act(game, play) == VX_CHANCE) demand_order_of_list(game, play, listed);
            int count = vx_list(game, play, listed);
            vx_apply(game, play, listed[vx_random_below(&random, (uint64_t)count)]);
        }
        free(play);
        free(listed);
    }
}

/* ---- Tags ---- */

static vx_match *new_match(void)
{
    const vx_game *game = vx_game_find("standard-bearer");
    void *start = malloc(game->state_size);
    assert_non_null(start);
    assert_true(vx_setup(game, start, NULL, 0, NULL));
    vx_match *match = vx_match_new(game, start, 0);
    free(start);
    return match;
}

static void the_secret_is_not_told_before_its_time(void **state)
{
    vx_fair fair = example();
    vx_match *match = new_match();
    int checked;
    (void)state;
    assert_true(vx_fair_roll(&fair, match));
    vx_fair_tag(&fair, match, false);
    char *record = vx_match_record(match, VX_UMPIRE, false);
    assert_non_null(strstr(record, "\ncommitment 630dcd2966c43366"));
    assert_null(strstr(record, "secret"));
    assert_null(strstr(record, "000102030405"));
    free(record);
    assert_false(vx_fair_verify(match, &checked, NULL));
    vx_fair_tag(&fair, match, true);
    assert_true(vx_fair_verify(match, &checked, NULL));
    assert_int_equal(checked, 41);
    vx_match_free(match);
}

static void a_wrong_secret_does_not_fit_its_commitment(void **state)
{
    static const char wrong[] = "ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    vx_fair fair = example();
    vx_match *match = new_match();
    vx_problem problem = {0};
    int checked;
    (void)state;
    assert_true(vx_fair_roll(&fair, match));
    vx_fair_tag(&fair, match, true);
    assert_true(vx_match_set_tag(match, "secret", wrong));
    assert_false(vx_fair_verify(match, &checked, &problem));
    assert_non_null(strstr(problem.message->text[VX_ENGLISH], "does not match the commitment"));
    assert_true(vx_match_set_tag(match, "secret", "nonsense"));
    assert_false(vx_fair_verify(match, &checked, &problem));
    vx_match_free(match);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sha256_agrees_with_published_vectors),
        cmocka_unit_test(hmac_agrees_with_published_vectors),
        cmocka_unit_test(tickets_are_those_of_the_worked_example),
        cmocka_unit_test(a_ticket_depends_on_everything_in_it),
        cmocka_unit_test(values_that_would_favour_some_are_drawn_again),
        cmocka_unit_test(tickets_are_spread_evenly),
        cmocka_unit_test(outcomes_take_tickets_in_the_order_of_the_list),
        cmocka_unit_test(the_secret_is_not_told_before_its_time),
        cmocka_unit_test(a_wrong_secret_does_not_fit_its_commitment),
    };
    return RUN_SUITE("fair", tests, words, word);
}
