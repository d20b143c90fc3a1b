/* SPDX-License-Identifier: MIT */
/* setup.c - options and the deal: ZN-4 to ZN-8. */
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

/* ZN-6 and AZ-1: cards go left to right, front row first, as their owner sees them. Red sits
 * opposite, so his cell is Blue's turned half round. ZN-7: all of them lie on their own half. */
int sb_layout_cell(const standard_bearer *game, int side, int index)
{
    const uint8_t *rows = numbers_of(game)->layout[game->layout];
    for (int rank = 0; rank < LAYOUT_ROWS; rank++) {
        for (int column = 0; column < COLUMNS; column++) {
            if (!(rows[rank] >> column & 1)) continue;
            if (index-- > 0) continue;
            int row = ROWS / 2 - 1 - rank;
            return side == BLUE ? cell_at(row, column)
                                : cell_at(ROWS - 1 - row, COLUMNS - 1 - column);
        }
    }
    return NO_CELL;
}

void sb_cards_left(const standard_bearer *game, int side, int out[TYPES])
{
    for (int type = 0; type < TYPES; type++) out[type] = game->composition[type];
    for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1)
        out[type_of(game->warrior[first_cell(rest)])]--;
}

/* AZ-20: the order of dealing makes no difference; Blue and Red lay a card in turn. */
int sb_side_to_deal(const standard_bearer *game)
{
    return count_cells(game->army[BLUE]) > count_cells(game->army[RED]) ? RED : BLUE;
}

static int type_of_letter(char letter)
{
    for (int type = 0; type < TYPES; type++)
        if (sb_types[type].letter == letter) return type;
    return TYPES;
}

/* "A4P4B3H3I3S3": letters in any order, each once, a type left out has no cards. */
static bool read_composition(const char *text, uint8_t out[TYPES])
{
    memset(out, 0, TYPES);
    for (const char *at = text; *at != '\0';) {
        int type = type_of_letter(*at++);
        int number = 0;
        const char *digits = at;
        while (*at >= '0' && *at <= '9' && at - digits < 2) number = number * 10 + (*at++ - '0');
        if (type == TYPES || at == digits || out[type] != 0) return false;
        out[type] = (uint8_t)number;
    }
    return true;
}

/* The option may mix the types in other shares, but not make the army larger or smaller. */
static bool set_composition(standard_bearer *game, const char *text, vx_problem *why)
{
    static const vx_message unreadable = {
        NULL,
        {"'{word}' is not a composition: write letters and numbers such as A4P4B3H3I3S3",
         "«{word}» — не состав армии: пишите буквы и числа, например A4P4B3H3I3S3"}};
    static const vx_message wrong_size = {
        "ZN-1", {"an army has {1} warriors, not {0}", "в армии {1} воинов, а не {0}"}};
    static const vx_message wrong_standards = {
        "ZN-2", {"an army has {1} standard-bearers, not {0}", "в армии знаменосцев {1}, а не {0}"}};
    const sb_numbers *numbers = numbers_of(game);
    int total = 0, size = sb_army_size(game);
    int standards = numbers->type[STANDARD_BEARER].count;
    if (!read_composition(text, game->composition))
        return vx_refuse_word(why, &unreadable, text, strlen(text));
    for (int type = 0; type < TYPES; type++) total += game->composition[type];
    if (total != size) return vx_refuse_numbers(why, &wrong_size, total, size);
    if (game->composition[STANDARD_BEARER] != standards)
        return vx_refuse_numbers(why, &wrong_standards, game->composition[STANDARD_BEARER],
                                 standards);
    return true;
}

static uint8_t number_value(const char *text)
{
    vx_word word = {.start = text, .length = strlen(text)};
    int64_t number = 0;
    vx_word_number(&word, 0, UINT8_MAX, &number);
    return (uint8_t)number;
}

static uint8_t layout_value(const char *key)
{
    uint8_t layout = 0;
    while (strcmp(sb_layout_keys[layout], key) != 0) layout++;
    return layout;
}

/* NULL where the option is not given. */
static const char *given(const vx_setting *settings, int count, const char *key)
{
    for (int i = count - 1; i >= 0; i--)
        if (strcmp(settings[i].key, key) == 0) return settings[i].value;
    return NULL;
}

/* Composition and berserker are numbers of the ruleset that an option may change once more. */
static bool set_army(standard_bearer *game, const vx_setting *settings, int count, vx_problem *why)
{
    static const vx_message too_weak = {
        "ZN-26",
        {"a berserker of strength {0} with health {1} would lose all strength before he falls",
         "берсерк силы {0} со здоровьем {1} потерял бы всю силу раньше, чем погиб"}};
    static const vx_message no_room = {
        "ZN-6",
        {"this layout has room for {0} warriors, and an army has {1}",
         "в этой расстановке {0} мест, а воинов в армии {1}"}};
    const sb_numbers *numbers = numbers_of(game);
    const char *berserker = given(settings, count, "berserker");
    const char *composition = given(settings, count, "composition");
    int health = numbers->type[BERSERKER].health, size = sb_army_size(game), room = 0;
    for (int type = 0; type < TYPES; type++) game->composition[type] = numbers->type[type].count;
    game->berserker =
        berserker != NULL ? number_value(berserker) : numbers->type[BERSERKER].strength;
    if (game->berserker < health) return vx_refuse_numbers(why, &too_weak, game->berserker, health);
    while (room < size && sb_layout_cell(game, BLUE, room) != NO_CELL) room++;
    if (room < size) return vx_refuse_numbers(why, &no_room, room, size);
    return composition == NULL || set_composition(game, composition, why);
}

/* Before the first card: chance deals the rest (ZN-5). */
bool sb_setup(void *state, const vx_setting *settings, int count, vx_problem *why)
{
    standard_bearer *game = state;
    memset(game, 0, sizeof *game);
    const vx_game *rules = &standard_bearer_game;
    const char *first = vx_setting_value(rules, settings, count, "first");
    const char *penalty = vx_setting_value(rules, settings, count, "penalty");
    game->phase = PHASE_DEAL;
    game->winner = NO_WINNER;
    game->layout = layout_value(vx_setting_value(rules, settings, count, "layout"));
    game->draw_after = number_value(vx_setting_value(rules, settings, count, "draw_after"));
    game->penalty = strcmp(penalty, "both") == 0 ? PENALTY_BOTH : PENALTY_EITHER;
    game->first = strcmp(first, "random") == 0 ? FIRST_RANDOM
                  : strcmp(first, "blue") == 0 ? FIRST_BLUE
                                               : FIRST_RED;
    return vx_read_ruleset(&sb_rulebook, vx_setting_value(rules, settings, count, "rules"),
                           &game->ruleset, why) &&
           set_army(game, settings, count, why);
}
