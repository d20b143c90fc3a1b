/* SPDX-License-Identifier: MIT */
/* write_position.c - positions written as text. docs/notation/standard-bearer.md is the grammar. */
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

static const char *const first_keys[] = {"random", "blue", "red"};

static void add_composition(vx_text *out, const uint8_t composition[TYPES])
{
    for (int type = 0; type < TYPES; type++) {
        if (composition[type] == 0) continue;
        vx_add_char(out, sb_types[type].letter);
        vx_add_number(out, composition[type]);
    }
}

static void add_value(vx_text *out, const standard_bearer *game, const char *key)
{
    if (strcmp(key, "layout") == 0) vx_add(out, sb_layout_keys[game->layout]);
    if (strcmp(key, "composition") == 0) add_composition(out, game->composition);
    if (strcmp(key, "berserker") == 0) vx_add_number(out, game->berserker);
    if (strcmp(key, "first") == 0) vx_add(out, first_keys[game->first]);
    if (strcmp(key, "penalty") == 0) vx_add(out, game->penalty == PENALTY_BOTH ? "both" : "either");
    if (strcmp(key, "draw_after") == 0) vx_add_number(out, game->draw_after);
}

/* What the option would be if nobody gave it: two of them come from the ruleset. */
static bool is_default(const standard_bearer *game, const vx_option *option, const char *value)
{
    const type_numbers *types = numbers_of(game)->type;
    bool is_usual_mix = true;
    for (int type = 0; type < TYPES; type++)
        is_usual_mix &= game->composition[type] == types[type].count;
    if (strcmp(option->key, "composition") == 0) return is_usual_mix;
    if (strcmp(option->key, "berserker") == 0) return game->berserker == types[BERSERKER].strength;
    return strcmp(value, option->fallback) == 0;
}

/* The options that differ from their defaults, if any. */
static void add_options(vx_text *out, const standard_bearer *game)
{
    bool none_yet = true;
    for (int i = 0; i < OPTIONS; i++) {
        char buffer[64];
        vx_text value = vx_text_on(buffer, sizeof buffer);
        if (strcmp(sb_options[i].key, "rules") == 0) continue; /* they have lines of their own */
        add_value(&value, game, sb_options[i].key);
        if (is_default(game, &sb_options[i], buffer)) continue;
        vx_add(out, none_yet ? "options " : " ");
        vx_add(out, sb_options[i].key);
        vx_add_char(out, '=');
        vx_add(out, buffer);
        none_yet = false;
    }
    if (!none_yet) vx_add_char(out, '\n');
}

static void add_board_cell(vx_text *out, uint8_t warrior)
{
    if (warrior == 0) {
        vx_add(out, ".  ");
        return;
    }
    char letter = sb_types[type_of(warrior)].letter;
    vx_add_char(out, side_of(warrior) == BLUE ? letter : (char)(letter | 0x20));
    vx_add_char(out, wounds_of(warrior) > 0 ? (char)('0' + wounds_of(warrior)) : ' ');
    vx_add_char(out, ' ');
}

static void add_board(vx_text *out, const standard_bearer *game)
{
    for (int row = ROWS - 1; row >= 0; row--) {
        vx_add_number(out, row + 1);
        vx_add(out, "  ");
        for (int column = 0; column < COLUMNS; column++)
            add_board_cell(out, game->warrior[cell_at(row, column)]);
        while (out->length > 0 && out->data[out->length - 1] == ' ') out->length--;
        vx_add_char(out, '\n');
    }
    vx_add(out, "   a  b  c  d  e  f  g\n");
}

static void add_turn(vx_text *out, const standard_bearer *game)
{
    static const char *const phase_keys[] = {
        [PHASE_MOVE] = " move", [PHASE_ATTACK] = " attack", [PHASE_REMOVE] = " remove"};
    vx_add(out, "turn ");
    vx_add(out, sb_side_keys[game->side]);
    vx_add(out, phase_keys[game->phase]);
    if (game->line != 0) {
        vx_add(out, " line ");
        sb_add_cell(out, first_cell(game->line));
        vx_add_char(out, ':');
        sb_add_cell(out, CELLS - 1 - __builtin_clzll(game->line));
    }
    if (game->quiet > 0) {
        vx_add(out, " quiet ");
        vx_add_number(out, game->quiet);
    }
}

void sb_format_position(const void *state, vx_text *out)
{
    const standard_bearer *game = state;
    vx_add_rules_lines(game->ruleset, out);
    add_options(out, game);
    add_board(out, game);
    if (game->phase == PHASE_DEAL) {
        vx_add(out, "deal");
    } else if (game->phase == PHASE_COIN) {
        vx_add(out, "coin");
    } else if (game->phase == PHASE_OVER) {
        vx_add(out, "over ");
        vx_add(out, game->winner == NO_WINNER ? "draw" : sb_side_keys[game->winner]);
    } else {
        add_turn(out, game);
    }
    vx_add_char(out, '\n');
}
