/* SPDX-License-Identifier: MIT */
/* setup.c - options and the deal: ZN-4 to ZN-8. */
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

/* ZN-6 and AZ-1: cards go left to right, front row first, as their owner sees them. Red sits
 * opposite, so his cell is Blue's turned half round. ZN-7: all of them lie on their own half. */
int sb_layout_cell(int layout, int side, int index)
{
    for (int rank = 0; rank < 4; rank++) {
        for (int column = 0; column < COLUMNS; column++) {
            if (!(sb_layouts[layout].row[rank] >> column & 1)) continue;
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
bool sb_parse_composition(const char *text, uint8_t out[TYPES], vx_problem *why)
{
    static const vx_message unreadable = {
        NULL,
        {"'{word}' is not a composition: write letters and numbers such as A4P4B3H3I3S3",
         "«{word}» — не состав армии: пишите буквы и числа, например A4P4B3H3I3S3"}};
    static const vx_message wrong_size = {
        "ZN-1", {"an army has {1} warriors, not {0}", "в армии {1} воинов, а не {0}"}};
    static const vx_message wrong_standards = {
        "ZN-2", {"an army has {1} standard-bearers, not {0}", "в армии знаменосцев {1}, а не {0}"}};
    int total = 0;
    memset(out, 0, TYPES);
    for (const char *at = text; *at != '\0';) {
        int type = type_of_letter(*at++);
        int number = 0;
        const char *digits = at;
        while (*at >= '0' && *at <= '9' && at - digits < 2) number = number * 10 + (*at++ - '0');
        if (type == TYPES || at == digits || out[type] != 0)
            return vx_refuse_word(why, &unreadable, text, strlen(text));
        out[type] = (uint8_t)number;
        total += number;
    }
    if (total != ARMY_SIZE) return vx_refuse_numbers(why, &wrong_size, total, ARMY_SIZE);
    if (out[STANDARD_BEARER] != STANDARDS)
        return vx_refuse_numbers(why, &wrong_standards, out[STANDARD_BEARER], STANDARDS);
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
    while (strcmp(sb_layouts[layout].key, key) != 0) layout++;
    return layout;
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
    game->berserker = number_value(vx_setting_value(rules, settings, count, "berserker"));
    game->draw_after = number_value(vx_setting_value(rules, settings, count, "draw_after"));
    game->penalty = strcmp(penalty, "both") == 0 ? PENALTY_BOTH : PENALTY_EITHER;
    game->first = strcmp(first, "random") == 0 ? FIRST_RANDOM
                  : strcmp(first, "blue") == 0 ? FIRST_BLUE
                                               : FIRST_RED;
    return sb_parse_composition(vx_setting_value(rules, settings, count, "composition"),
                                game->composition, why);
}
