/* SPDX-License-Identifier: MIT */
/* pocket_battles_words_test.c - Pocket Battles told in sentences: names, verbs that agree with them,
 * dice and what they did, in both languages. */
#include <string.h>

#include "games/pocket-battles/battle.h"
#include "games/pocket-battles/words.h"
#include "harness.h"

static const vx_game *const game = &pocket_battles_game;

/* ---- One or many ---- */

static const char *const persons[] = {
    "Queen",          "Magess",    "Chariot",      "Captain",   "Champion",        "Hero",
    "Great Eagle",    "Treeman",   "Warlord",      "Shaman",    "Standard Bearer", "Fanatic",
    "Troll",          "Catapult",  "Alexandros",   "Chiliarch", "Boulder Thrower", "Darius",
    "Baivarapatis",   "Elephant",  "Imaginifer",   "Aquilifer", "Scythed Chariot", "Onager",
    "Scorpio",        "Ballista",  "Centurion",    "Imperator", "Mounted Guard",   "Cavalry",
    "Median Cavalry", "Wood Pack", "Agema",        "Kardaka",   "Noble Cavalry",   "Sparabara",
    "Takabara",       "Druid",     "Vercingetorix"};
static const char *const hosts[] = {
    "Лучники",  "Чудовища", "Силы леса", "Кардаки",   "Орки",          "Элитные лучники",
    "Гоблины",  "Гезаты",   "Гетайры",   "Пельтасты", "Знатные воины", "Метатели дротиков",
    "Всадники", "Домовые",  "Легионеры", "Агриане",   "Бессмертные",   "Эльфийские лани"};

static bool is_among(const char *name, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0) return true;
    return false;
}

static void english_names_of_persons_are_of_one(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof persons / sizeof persons[0]; i++)
        assert_false(pb_is_many(persons[i], VX_ENGLISH));
    for (int tile = 0; tile < TILES; tile++) {
        const char *name = pb_book.tile[tile].name[VX_ENGLISH];
        size_t length = strlen(name);
        bool ends_as_many = strcmp(name + length - 1, "s") == 0;
        if (!ends_as_many || is_among(name, persons, sizeof persons / sizeof persons[0])) continue;
        assert_true(pb_is_many(name, VX_ENGLISH));
    }
    assert_true(pb_is_many("Horsemen", VX_ENGLISH));
    assert_true(pb_is_many("Hetairoi", VX_ENGLISH));
}

static void russian_names_are_of_one_or_many(void **state)
{
    (void)state;
    static const char *const one[] = {
        "Тролль", "Катапульта", "Конная стража",   "Мидийская конница",
        "Дарий",  "Игрок 1",    "Метатель валунов"};
    for (size_t i = 0; i < sizeof hosts / sizeof hosts[0]; i++)
        assert_true(pb_is_many(hosts[i], VX_RUSSIAN));
    for (size_t i = 0; i < sizeof one / sizeof one[0]; i++)
        assert_false(pb_is_many(one[i], VX_RUSSIAN));
}

/* ---- Sentences ---- */

static void expect(const battle *b, const char *text, const char *english, const char *russian)
{
    char words[VX_ACTION_TEXT_CAP];
    vx_action action;
    vx_problem why;
    assert_true(vx_parse_action(game, b, text, &action, &why));
    vx_describe_action(game, b, action, VX_ENGLISH, words, sizeof words);
    assert_string_equal(words, english);
    vx_describe_action(game, b, action, VX_RUSSIAN, words, sizeof words);
    assert_string_equal(words, russian);
}

static void play(battle *b, const char *text)
{
    vx_action action;
    vx_problem why;
    assert_true(vx_parse_action(game, b, text, &action, &why));
    assert_true(pb_check(b, action, &why));
    pb_apply(b, action);
}

static void set_up(battle *b, const char *second, const char *mixed)
{
    vx_setting settings[] = {{"army1", "elves50"}, {"army2", second}, {"mixed", mixed}};
    vx_problem why;
    assert_true(vx_setup(game, b, settings, 3, &why));
}

static void deploy(battle *b, const char *const *places)
{
    for (; *places != NULL; places++) play(b, *places);
}

static void a_battle_is_told_in_sentences(void **state)
{
    (void)state;
    battle b;
    static const char *const places[] = {"deploy A f1", "deploy d f3", "deploy B r1", "deploy e f1",
                                         "deploy C r1", "deploy a f2", "deploy D r2", "deploy b r2",
                                         "deploy E f2", "deploy c r3", "deploy F f3", "deploy f r1",
                                         "deploy G r3", "deploy H r2", NULL};
    set_up(&b, "orcs50", "0");
    expect(&b, "initiative 5 2", "Elves roll 5, Orcs roll 2: Elves attack",
           "Эльфы бросают 5, Орки бросают 2: Эльфы атакуют");
    expect(&b, "initiative 3 3", "Elves roll 3, Orcs roll 3: rolled again",
           "Эльфы бросают 3, Орки бросают 3: бросают снова");
    play(&b, "initiative 5 2");
    expect(&b, "deploy A f1", "Chariot A deploys to the front of sector 1",
           "Колесница A встаёт на фронт сектора 1");
    deploy(&b, places);
    expect(&b, "pass", "Elves pass", "Эльфы пропускают ход");
    expect(&b, "shoot F d", "Elite Archers F shoot at Bugbears d",
           "Элитные лучники F стреляют, цель — Чудовища d");
    expect(&b, "redeploy A r1", "Chariot A redeploys to the rear of sector 1",
           "Колесница A передислоцируется в тыл сектора 1");
    play(&b, "shoot F d");
    expect(&b, "roll 1", "Elite Archers F roll 1: no hits", "Элитные лучники F бросают 1: мимо");
    expect(&b, "roll 4", "Elite Archers F roll 4: 1 hit", "Элитные лучники F бросают 4: 1 удар");
    play(&b, "roll 4");
    expect(&b, "lose ORC16", "Orcs lose Gnolls (6)", "Орки теряют отряд: Гнолы (6)");
}

/* ---- What is pointed at ---- */

static void expect_meaning(const battle *b, const char *things, const char *text)
{
    char words[VX_ACTION_TEXT_CAP];
    vx_action action;
    vx_reader in = vx_read(things);
    assert_true(game->page->parse_steps(b, &in, &action));
    vx_format_action(game, b, action, words, sizeof words);
    assert_string_equal(words, text);
}

/* Whoever cannot shoot at the enemy pointed at charges, as far as that may follow. */
static void pointing_at_an_enemy_means_to_fight_it(void **state)
{
    (void)state;
    battle b;
    static const char *const places[] = {"deploy A f1", "deploy d f3", "deploy B r1", "deploy e f1",
                                         "deploy C r1", "deploy a f2", "deploy D r2", "deploy b r2",
                                         "deploy E f2", "deploy c r3", "deploy F f3", "deploy f r1",
                                         "deploy G r3", "deploy H r2", NULL};
    set_up(&b, "orcs50", "0");
    play(&b, "initiative 5 2");
    deploy(&b, places);
    expect_meaning(&b, "A e", "charge A"); /* no white face: it would not shoot */
    expect_meaning(&b, "F d", "shoot F d");
    expect_meaning(&b, "A a", "shoot A a"); /* another sector: refused as before */
}

/* Nobody allots the hits on a unit that they destroy whole, so the roll tells of its end. */
static void a_unit_destroyed_by_a_roll_is_named(void **state)
{
    (void)state;
    battle b;
    static const char *const places[] = {"deploy A f1", "deploy c f1", "deploy B r1", "deploy e f2",
                                         "deploy C r1", "deploy a f2", "deploy D r2", "deploy b r2",
                                         "deploy E f2", "deploy d r3", "deploy F f3", "deploy f r2",
                                         "deploy G r3", "deploy H r2", NULL};
    set_up(&b, "orcs50", "0");
    play(&b, "initiative 5 2");
    deploy(&b, places);
    play(&b, "charge A");
    play(&b, "wait");
    assert_int_equal(b.phase, PHASE_ROLL);
    expect(&b, "roll 4 4 5", "Chariot A rolls 4, 4 and 5: 3 hits; destroyed: Fanatic c",
           "Колесница A бросает 4, 4 и 5: 3 удара; подразделение уничтожено: Фанатик c");
}

static void equal_armies_are_told_apart_by_player(void **state)
{
    (void)state;
    battle b;
    set_up(&b, "elves50", "1");
    expect(&b, "initiative 1 2", "Player 1 rolls 1, Player 2 rolls 2: Player 2 attacks",
           "Игрок 1 бросает 1, Игрок 2 бросает 2: Игрок 2 атакует");
    play(&b, "initiative 1 2");
    expect(&b, "deploy a f1", "Player 2: Chariot a deploys to the front of sector 1",
           "Игрок 2: Колесница a встаёт на фронт сектора 1");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(english_names_of_persons_are_of_one),
        cmocka_unit_test(russian_names_are_of_one_or_many),
        cmocka_unit_test(a_battle_is_told_in_sentences),
        cmocka_unit_test(pointing_at_an_enemy_means_to_fight_it),
        cmocka_unit_test(a_unit_destroyed_by_a_roll_is_named),
        cmocka_unit_test(equal_armies_are_told_apart_by_player),
    };
    return RUN_SUITE("pocket battles words", tests, words, word);
}
