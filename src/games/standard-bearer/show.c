/* SPDX-License-Identifier: MIT */
/* show.c - the board of Standard-Bearer in a terminal, and beside it what still stands. */
#include "games/standard-bearer/standard_bearer.h"

enum {
    CELL_WIDTH = 6,
    SIDEBAR_COLUMN = 56,
    SIDEBAR_WIDTH = 38,
    NARROW_SIDEBAR = 24,       /* where the screen has no room for all of it */
    FULL_HEIGHT = 2 * ROWS + 4 /* with a rule between any two rows, and the title */
};

typedef struct {
    const char *left, *middle, *cross, *right;
} rule_line;

static const rule_line rules_unicode[] = {{"  ┌", "──────", "┬", "┐"},
                                          {"  ├", "──────", "┼", "┤"},
                                          {"  ╞", "══════", "╪", "╡"},
                                          {"  └", "──────", "┴", "┘"}};
static const rule_line rules_ascii[] = {{"  +", "------", "+", "+"},
                                        {"  +", "------", "+", "+"},
                                        {"  +", "======", "+", "+"},
                                        {"  +", "------", "+", "+"}};
enum { RULE_TOP, RULE_INNER, RULE_BORDER, RULE_BOTTOM };

static void add_rule(vx_text *out, const vx_style *style, int kind)
{
    const rule_line *rule = style->unicode ? &rules_unicode[kind] : &rules_ascii[kind];
    vx_add(out, rule->left);
    for (int column = 0; column < COLUMNS; column++) {
        if (column > 0) vx_add(out, rule->cross);
        vx_add(out, rule->middle);
    }
    vx_add(out, rule->right);
}

static void add_color(vx_text *out, const vx_style *style, const char *code)
{
    if (!style->color) return;
    vx_add(out, "\x1b[");
    vx_add(out, code);
    vx_add_char(out, 'm');
}

/* Letter, strength and a heart for each point of health left: "I5♥♥♥♥". */
static void add_card(vx_text *out, const standard_bearer *game, int cell, const vx_style *style)
{
    static const char *const colors[SIDES][2] = {{"97;44", "1;93;44"}, {"97;41", "1;93;41"}};
    uint8_t warrior = game->warrior[cell];
    if (warrior == 0) {
        vx_add_spaces(out, CELL_WIDTH);
        return;
    }
    const type_facts *type = &sb_types[type_of(warrior)];
    bool is_standard = type_of(warrior) == STANDARD_BEARER;
    add_color(out, style, colors[side_of(warrior)][is_standard]);
    if (game->line & bit(cell)) add_color(out, style, "4");
    vx_add_char(out, side_of(warrior) == BLUE ? type->letter : (char)(type->letter | 0x20));
    vx_add_number(out, sb_strength_of(game, warrior));
    int health = numbers_of(game)->type[type_of(warrior)].health;
    for (int i = 0; i < health; i++) {
        bool lost = i >= health_of(game, warrior);
        vx_add(out, style->unicode ? (lost ? "♡" : "♥") : (lost ? "." : "*"));
    }
    vx_add_spaces(out, CELL_WIDTH - 2 - health);
    add_color(out, style, "0");
}

static void add_row(vx_text *out, const standard_bearer *game, int row, const vx_style *style)
{
    bool turned = style->seat == RED;
    const char *bar = style->unicode ? "│" : "|";
    vx_add_number(out, row + 1);
    vx_add_char(out, ' ');
    for (int i = 0; i < COLUMNS; i++) {
        vx_add(out, bar);
        add_card(out, game, cell_at(row, turned ? COLUMNS - 1 - i : i), style);
    }
    vx_add(out, bar);
}

static void add_column_names(vx_text *out, bool turned)
{
    vx_add(out, "  ");
    for (int i = 0; i < COLUMNS; i++) {
        vx_add_spaces(out, 3);
        vx_add_char(out, (char)(turned ? 'g' - i : 'a' + i));
        vx_add_spaces(out, 3);
    }
    vx_add_char(out, '\n');
}

/* ---- The side bar: the types, and how many of each still stand ---- */

static int count_type(const standard_bearer *game, int side, int type)
{
    int cards[TYPES];
    sb_cards_left(game, side, cards);
    return game->composition[type] - cards[type];
}

static void add_strength(vx_text *out, const standard_bearer *game, int type)
{
    vx_add_number(out, sb_strength_of(game, make_warrior((warrior_type)type, BLUE, 0)));
}

static void add_speed(vx_text *out, const standard_bearer *game, int type)
{
    int speed = numbers_of(game)->type[type].speed;
    if (speed == ANY_DISTANCE)
        vx_add_char(out, '*');
    else
        vx_add_number(out, speed);
}

static void add_type_line(vx_text *out, const standard_bearer *game, int type, vx_language language)
{
    size_t start = out->length;
    vx_add_char(out, sb_types[type].letter);
    vx_add_char(out, ' ');
    vx_add(out, sb_types[type].name[language]);
    vx_add_padding(out, start, 21);
    add_strength(out, game, type);
    vx_add_spaces(out, 3);
    add_speed(out, game, type);
    vx_add_spaces(out, 4);
    vx_add_number(out, count_type(game, BLUE, type));
    vx_add(out, " : ");
    vx_add_number(out, count_type(game, RED, type));
}

/* `line` counts the lines of the board from its top rule. */
static void add_sidebar(vx_text *out, const standard_bearer *game, int line, const vx_style *style)
{
    static const char *const heading[VX_LANGUAGES] = {"               strength speed Blue:Red",
                                                      "                    сила ход  Син:Крас"};
    static const char *const notes[VX_LANGUAGES][4] = {
        {"capital letter: Blue, small: Red", "I5: heavy infantryman, strength 5",
         "hearts: health left", "speed *: any distance"},
        {"заглавная буква — Синие, малая — Красные", "I5: тяжёлый пехотинец, сила 5",
         "сердечки: оставшееся здоровье", "ход *: на любое расстояние"}};
    if (style->width < SIDEBAR_COLUMN + SIDEBAR_WIDTH) return;
    if (line == 1 || (line >= 2 && line < 2 + TYPES) || (line >= 9 && line < 13))
        vx_add(out, "   ");
    if (line == 1) vx_add(out, heading[style->language]);
    if (line >= 2 && line < 2 + TYPES) add_type_line(out, game, line - 2, style->language);
    if (line >= 9 && line < 13) vx_add(out, notes[style->language][line - 9]);
}

/* The types with their strength and speed, beside the rows of a low board. */
static void add_narrow_sidebar(vx_text *out, const standard_bearer *game, int row,
                               const vx_style *style)
{
    if (style->width < SIDEBAR_COLUMN + NARROW_SIDEBAR || row >= TYPES) return;
    size_t start = out->length;
    vx_add(out, "  ");
    vx_add_char(out, sb_types[row].letter);
    vx_add_char(out, ' ');
    vx_add(out, sb_types[row].name[style->language]);
    vx_add_padding(out, start, 22);
    add_strength(out, game, row);
    vx_add_char(out, ' ');
    add_speed(out, game, row);
}

/* Rules above, below and between the armies only. */
static void add_low_board(vx_text *out, const standard_bearer *game, const vx_style *style)
{
    bool turned = style->seat == RED;
    add_column_names(out, turned);
    for (int from_top = 0; from_top < ROWS; from_top++) {
        if (from_top == 0 || from_top == ROWS / 2) {
            add_rule(out, style, from_top == 0 ? RULE_TOP : RULE_BORDER);
            vx_add_char(out, '\n');
        }
        add_row(out, game, turned ? from_top : ROWS - 1 - from_top, style);
        add_narrow_sidebar(out, game, from_top, style);
        vx_add_char(out, '\n');
    }
    add_rule(out, style, RULE_BOTTOM);
    vx_add_char(out, '\n');
}

static void add_board(vx_text *out, const standard_bearer *game, const vx_style *style)
{
    bool turned = style->seat == RED;
    add_column_names(out, turned);
    for (int line = 0; line <= 2 * ROWS; line++) {
        int from_top = line / 2;
        if (line % 2 == 1)
            add_row(out, game, turned ? from_top : ROWS - 1 - from_top, style);
        else
            add_rule(out, style,
                     line == 0          ? RULE_TOP
                     : line == ROWS     ? RULE_BORDER
                     : line == 2 * ROWS ? RULE_BOTTOM
                                        : RULE_INNER);
        add_sidebar(out, game, line, style);
        vx_add_char(out, '\n');
    }
    add_column_names(out, turned);
}

void sb_show(const void *state, const vx_style *style, vx_text *out)
{
    static const char *const standards[VX_LANGUAGES] = {"standard-bearers", "знаменосцы"};
    const standard_bearer *game = state;
    vx_add(out, standard_bearer_game.name[style->language]);
    vx_add(out, " | ");
    add_color(out, style, "1");
    sb_status(game, style->language, out);
    add_color(out, style, "0");
    vx_add(out, " | ");
    vx_add(out, standards[style->language]);
    vx_add_char(out, ' ');
    vx_add_number(out, game->standards[BLUE]);
    vx_add(out, " : ");
    vx_add_number(out, game->standards[RED]);
    vx_add_char(out, '\n');
    if (style->height > 0 && style->height < FULL_HEIGHT)
        add_low_board(out, game, style);
    else
        add_board(out, game, style);
}
