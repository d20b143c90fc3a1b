/* SPDX-License-Identifier: MIT */
/* describe.c - actions and the state of the turn in words. */
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

static const char *const side_names[SIDES][VX_LANGUAGES] = {{"Blue", "Синие"}, {"Red", "Красные"}};

static void add_warrior(vx_text *out, const standard_bearer *game, int cell, vx_language language)
{
    vx_add(out, sb_types[type_of(game->warrior[cell])].name[language]);
    vx_add_char(out, ' ');
    sb_add_cell(out, cell);
}

static void add_fate(vx_text *out, const standard_bearer *game, int cell, int damage,
                     vx_language language)
{
    static const char *const killed[VX_LANGUAGES] = {" is killed", " убит"};
    static const char *const twice[VX_LANGUAGES] = {" is wounded twice", " ранен дважды"};
    static const char *const once[VX_LANGUAGES] = {" is wounded", " ранен"};
    bool dies = damage >= health_of(game, game->warrior[cell]);
    add_warrior(out, game, cell, language);
    vx_add(out, (dies ? killed : damage > 1 ? twice : once)[language]);
}

static void describe_target(vx_text *out, const standard_bearer *game, const act *a, int target,
                            vx_language language)
{
    static const char *const against[VX_LANGUAGES] = {" against ", " против "};
    vx_add(out, sb_types[type_of(game->warrior[target])].object[language]);
    vx_add_char(out, ' ');
    sb_add_cell(out, target);
    vx_add(out, ", ");
    vx_add_number(out, sb_attack_strength(game, a->from, target, a->plain));
    vx_add(out, against[language]);
    vx_add_number(out, sb_strength_of(game, game->warrior[target]));
}

static void describe_attack(vx_text *out, const standard_bearer *game, const act *a,
                            vx_language language)
{
    static const char *const attacks[VX_LANGUAGES] = {" attacks ", " атакует "};
    static const char *const and[VX_LANGUAGES] = {", and ", ", и "};
    int own = sb_damage_to_attacker(game, a);
    add_warrior(out, game, a->from, language);
    vx_add(out, attacks[language]);
    describe_target(out, game, a, a->to, language);
    if (a->other != NO_CELL) {
        vx_add(out, and[language]);
        describe_target(out, game, a, a->other, language);
    }
    vx_add(out, ": ");
    add_fate(out, game, a->to, sb_damage_to(game, a->from, a->to), language);
    if (a->other != NO_CELL) {
        vx_add(out, ", ");
        add_fate(out, game, a->other, 1, language);
    }
    if (own > 0) {
        vx_add(out, ", ");
        add_fate(out, game, a->from, own, language);
    }
}

/* How the line goes, as its own side sees it: ahead is towards the enemy. */
static const char *direction_of(const act *a, int side, vx_language language)
{
    static const char *const names[4][VX_LANGUAGES] = {{" forward", " вперёд"},
                                                       {" back", " назад"},
                                                       {" to its right", " вправо"},
                                                       {" to its left", " влево"}};
    bool is_sideways = row_of(a->from) == row_of(a->to);
    bool is_onward = (a->to > a->from) == (side == BLUE);
    return names[2 * is_sideways + !is_onward][language];
}

static void add_cells(vx_text *out, int count, vx_language language)
{
    static const char *const one[VX_LANGUAGES] = {" cell", " клетку"};
    static const char *const few[VX_LANGUAGES] = {" cells", " клетки"};
    static const char *const many[VX_LANGUAGES] = {" cells", " клеток"};
    vx_add_number(out, count);
    vx_add(out, (count == 1 ? one : count < 5 ? few : many)[language]);
}

static void describe_line(vx_text *out, const act *a, int side, vx_language language)
{
    static const char *const line[VX_LANGUAGES] = {"the line from ", "строй от "};
    static const char *const to[VX_LANGUAGES] = {" to ", " до "};
    static const char *const goes[VX_LANGUAGES] = {" marches ", " идёт на "};
    int steps = column_of(a->to) - column_of(a->from) + row_of(a->to) - row_of(a->from);
    vx_add(out, line[language]);
    sb_add_cell(out, a->from);
    vx_add(out, to[language]);
    sb_add_cell(out, a->other);
    vx_add(out, goes[language]);
    add_cells(out, steps < 0 ? -steps : steps, language);
    vx_add(out, direction_of(a, side, language));
}

static void describe_act(vx_text *out, const standard_bearer *game, const act *a,
                         vx_language language)
{
    static const char *const goes[VX_LANGUAGES] = {" goes to ", " идёт на "};
    static const char *const leaves[VX_LANGUAGES] = {" leaves the field", " уходит с поля"};
    static const char *const card[VX_LANGUAGES] = {"the next card is: ", "следующая карта: "};
    static const char *const begins[VX_LANGUAGES] = {"the first turn is theirs", "ходят первыми"};
    switch (a->kind) {
    case ACT_MOVE:
        add_warrior(out, game, a->from, language);
        vx_add(out, goes[language]);
        sb_add_cell(out, a->to);
        break;
    case ACT_LINE:
        describe_line(out, a, game->side, language);
        break;
    case ACT_ATTACK:
        describe_attack(out, game, a, language);
        break;
    case ACT_REMOVE:
        add_warrior(out, game, a->from, language);
        vx_add(out, leaves[language]);
        break;
    case ACT_DEAL:
        vx_add(out, card[language]);
        vx_add(out, sb_types[a->from].name[language]);
        break;
    default:
        vx_add(out, begins[language]);
        break;
    }
}

void sb_describe_action(const void *state, vx_action action, vx_language language, vx_text *out)
{
    const standard_bearer *game = state;
    act a;
    sb_unpack(action, &a);
    int side = a.kind == ACT_DEAL    ? sb_side_to_deal(game)
               : a.kind == ACT_FIRST ? a.from
                                     : game->side;
    vx_add(out, side_names[side][language]);
    vx_add(out, ": ");
    describe_act(out, game, &a, language);
}

/* ---- Whose turn ---- */

void sb_status(const void *state, vx_language language, vx_text *out)
{
    static const char *const what[][VX_LANGUAGES] = {
        [PHASE_DEAL] = {"the cards are being dealt", "идёт раздача карт"},
        [PHASE_COIN] = {"the coin decides who goes first", "жребий решает, кто ходит первым"},
        [PHASE_MOVE] = {": movement", ": перемещение"},
        [PHASE_ATTACK] = {": attack", ": атака"},
        [PHASE_REMOVE] = {": a warrior must be removed", ": нужно убрать воина"},
        [PHASE_OVER] = {" won", " победили"}};
    static const char *const draw[VX_LANGUAGES] = {"a draw", "ничья"};
    const standard_bearer *game = state;
    if (game->phase == PHASE_OVER && game->winner == NO_WINNER) {
        vx_add(out, draw[language]);
        return;
    }
    if (game->phase == PHASE_OVER)
        vx_add(out, side_names[game->winner][language]);
    else if (game->phase != PHASE_DEAL && game->phase != PHASE_COIN)
        vx_add(out, side_names[game->side][language]);
    vx_add(out, what[game->phase][language]);
}

/* ---- Themes ---- */

vx_theme sb_theme(vx_action action)
{
    static const uint8_t themes[ACTS] = {
        [ACT_MOVE] = VX_THEME_MOVE,
        [ACT_LINE] = VX_THEME_MOVE,
        [ACT_ATTACK] = VX_THEME_ATTACK,
        [ACT_REMOVE] = VX_THEME_LOSS,
    };
    return (vx_theme)themes[unpack_act(action).kind];
}
