/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of Standard-Bearer, as JSON: the tables once, the board each time,
 * and for each action the cells to point at. */
#include "core/json.h"
#include "games/standard-bearer/standard_bearer.h"

/* What the card says, by the numbers that count here. */
static void add_ability(vx_text *out, const sb_numbers *numbers, int type, vx_language language)
{
    static const char *const pikeman[VX_LANGUAGES] = {
        "Strikes all eight cells around it; wounds that it gives a heavy infantryman: {0}.",
        "Бьёт на все восемь клеток вокруг; ран тяжёлому пехотинцу: {0}."};
    static const char *const berserker[VX_LANGUAGES] = {
        "May strike two neighbours at once; wounds that he takes for it: {0}.",
        "Может ударить двух соседей сразу; ран за это: {0}."};
    static const char *const standard[VX_LANGUAGES] = {
        "Leads a line; one warrior of a line that moved strikes with +{0}. Standard-bearers in an "
        "army: {1}; "
        "lose them all and you lose.",
        "Ведёт строй; один воин из двигавшегося строя бьёт с +{0}. Знаменосцев в армии: {1}; "
        "потеря всех — "
        "поражение."};
    int count = numbers->type[STANDARD_BEARER].count;
    bool is_pierce = type == PIKEMAN && numbers->pierced != sb_book.pierced;
    bool is_twice = type == BERSERKER && numbers->twice != sb_book.twice;
    bool is_line =
        type == STANDARD_BEARER && (numbers->in_line != sb_book.in_line || count != STANDARDS);
    const int64_t number[2] = {is_pierce  ? numbers->pierced
                               : is_twice ? numbers->twice
                                          : numbers->in_line,
                               count};
    const char *const *changed = is_pierce  ? pikeman
                                 : is_twice ? berserker
                                 : is_line  ? standard
                                            : NULL;
    char text[256];
    vx_text words = vx_text_on(text, sizeof text);
    if (changed != NULL) vx_add_filled(&words, changed[language], number, "");
    vx_json_text(out, "ability", changed != NULL ? text : sb_types[type].ability[language]);
}

static void add_type(vx_text *out, const sb_numbers *table, int which, vx_language language)
{
    const type_facts *type = &sb_types[which];
    const type_numbers *numbers = &table->type[which];
    char letter[2] = {type->letter, '\0'};
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", type->key);
    vx_json_text(out, "letter", letter);
    vx_json_text(out, "name", type->name[language]);
    add_ability(out, table, which, language);
    vx_json_number(out, "weight", numbers->weight);
    vx_json_number(out, "health", numbers->health);
    vx_json_number(out, "strength", numbers->strength);
    vx_json_number(out, "speed", numbers->speed == ANY_DISTANCE ? -1 : numbers->speed);
    vx_json_close(out, '}');
}

void sb_facts(uint32_t ruleset, vx_language language, vx_text *out)
{
    const sb_numbers *numbers = ruleset == 0 ? &sb_book : vx_ruleset_table(ruleset);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "columns", 7);
    vx_json_number(out, "rows", 8);
    vx_json_open(out, "types", '[');
    for (int type = 0; type < TYPES; type++) add_type(out, numbers, type, language);
    vx_add(out, "]}");
}

static void add_cell_value(vx_text *out, const char *key, int cell)
{
    char name[4];
    vx_text at = vx_text_on(name, sizeof name);
    sb_add_cell(&at, cell);
    vx_json_text(out, key, name);
}

static void add_scene_warrior(vx_text *out, const standard_bearer *game, int cell)
{
    uint8_t warrior = game->warrior[cell];
    vx_json_open(out, NULL, '{');
    add_cell_value(out, "at", cell);
    vx_json_text(out, "type", sb_types[type_of(warrior)].key);
    vx_json_number(out, "side", side_of(warrior));
    vx_json_number(out, "wounds", wounds_of(warrior));
    vx_json_number(out, "health", numbers_of(game)->type[type_of(warrior)].health);
    vx_json_number(out, "strength", sb_strength_of(game, warrior));
    vx_json_number(out, "line", (game->line & bit(cell)) != 0);
    vx_json_close(out, '}');
}

static void add_cell_list(vx_text *out, const char *key, cell_set cells)
{
    vx_json_open(out, key, '[');
    for (; cells != 0; cells &= cells - 1) add_cell_value(out, NULL, first_cell(cells));
    vx_json_close(out, ']');
}

/* Who strikes whom where they stand, with what strength and to what end; "may" is 0 where it is
 * not enough. The weight's and the line's share of the strength stand beside it. */
static void add_blow(vx_text *out, const standard_bearer *game, int from, int to)
{
    act a = {.kind = ACT_ATTACK, .from = (uint8_t)from, .to = (uint8_t)to, .other = NO_CELL};
    int own = sb_strength_of(game, game->warrior[from]);
    int heavier = sb_strength_against(game, game->warrior[from], game->warrior[to]) - own;
    int strength = sb_attack_strength(game, from, to, false);
    int against = sb_strength_of(game, game->warrior[to]);
    vx_json_open(out, NULL, '{');
    add_cell_value(out, "from", from);
    add_cell_value(out, "to", to);
    vx_json_number(out, "strength", strength);
    vx_json_number(out, "weight", heavier);
    vx_json_number(out, "line", strength - own - heavier);
    vx_json_number(out, "against", against);
    vx_json_number(out, "may", strength >= against);
    vx_json_number(out, "wounds", sb_damage_to(game, from, to));
    vx_json_number(out, "own", sb_damage_to_attacker(game, &a));
    vx_json_close(out, '}');
}

static void add_blows(vx_text *out, const standard_bearer *game)
{
    vx_json_open(out, "blows", '[');
    for (cell_set rest = occupied(game); rest != 0; rest &= rest - 1) {
        int from = first_cell(rest), side = side_of(game->warrior[from]);
        cell_set struck = sb_strike_from(game, game->warrior[from], from) & game->army[!side];
        for (; struck != 0; struck &= struck - 1) add_blow(out, game, from, first_cell(struck));
    }
    vx_json_close(out, ']');
}

/* For each standard those who can march with it where they stand: its row and its column. */
static void add_lines(vx_text *out, const standard_bearer *game)
{
    vx_json_open(out, "lines", '[');
    for (cell_set rest = occupied(game); rest != 0; rest &= rest - 1) {
        int cell = first_cell(rest);
        if (type_of(game->warrior[cell]) != STANDARD_BEARER) continue;
        vx_json_open(out, NULL, '{');
        add_cell_value(out, "standard", cell);
        add_cell_list(out, "row", sb_run_of(game, cell, 1));
        add_cell_list(out, "column", sb_run_of(game, cell, COLUMNS + 1));
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* How many of each type have fallen, in the order of the facts. */
static void add_lost(vx_text *out, const standard_bearer *game)
{
    vx_json_open(out, "lost", '[');
    for (int side = 0; side < SIDES; side++) {
        int cards[TYPES];
        sb_cards_left(game, side, cards);
        vx_json_open(out, NULL, '[');
        for (int type = 0; type < TYPES; type++) vx_json_number(out, NULL, cards[type]);
        vx_json_close(out, ']');
    }
    vx_json_close(out, ']');
}

void sb_scene(const void *state, vx_text *out)
{
    static const char *const phases[] = {
        [PHASE_DEAL] = "deal",     [PHASE_COIN] = "coin",     [PHASE_MOVE] = "move",
        [PHASE_ATTACK] = "attack", [PHASE_REMOVE] = "remove", [PHASE_OVER] = "over"};
    const standard_bearer *game = state;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "phase", phases[game->phase]);
    vx_json_number(out, "side", game->side);
    if (game->phase == PHASE_OVER)
        vx_json_number(out, "winner", game->winner == NO_WINNER ? -1 : game->winner);
    vx_json_open(out, "standards", '[');
    vx_json_number(out, NULL, game->standards[BLUE]);
    vx_json_number(out, NULL, game->standards[RED]);
    vx_json_close(out, ']');
    vx_json_open(out, "warriors", '[');
    for (cell_set rest = game->army[BLUE] | game->army[RED]; rest != 0; rest &= rest - 1)
        add_scene_warrior(out, game, first_cell(rest));
    vx_json_close(out, ']');
    if (game->phase != PHASE_DEAL) {
        add_blows(out, game);
        add_lines(out, game);
        add_lost(out, game);
    }
    vx_json_close(out, '}');
}

/* A line is pointed at by its two ends and the goal of the first; `plain` is a button. */
void sb_steps(const void *state, vx_action action, vx_text *out)
{
    (void)state;
    act a;
    sb_unpack(action, &a);
    if (a.kind == ACT_DEAL || a.kind == ACT_FIRST) return;
    sb_add_cell(out, a.from);
    if (a.kind == ACT_LINE) {
        vx_add_char(out, ' ');
        sb_add_cell(out, a.other);
    }
    if (a.kind == ACT_REMOVE) return;
    vx_add_char(out, ' ');
    sb_add_cell(out, a.to);
    if (a.kind == ACT_ATTACK && a.other != NO_CELL) {
        vx_add_char(out, ' ');
        sb_add_cell(out, a.other);
    }
    if (a.plain) vx_add(out, " plain");
}

/* What two or three cells mean depends on the phase and on who stands there: two own warriors are
 * the ends of a line. */
static bool meaning_of(const standard_bearer *game, const uint8_t cell[3], int count, act *out)
{
    *out = (act){.from = cell[0], .to = cell[1], .other = NO_CELL};
    if (game->phase == PHASE_REMOVE && count == 1) {
        *out = sb_simple_act(ACT_REMOVE, cell[0]);
        return true;
    }
    if (count < 2) return false;
    if (game->phase == PHASE_ATTACK) {
        out->kind = ACT_ATTACK;
        if (count == 3) out->other = cell[2];
        return true;
    }
    out->kind = count == 3 ? ACT_LINE : ACT_MOVE;
    if (count == 3) {
        out->other = cell[1];
        out->to = cell[2];
    }
    return true;
}

bool sb_parse_steps(const void *state, vx_reader *in, vx_action *out)
{
    uint8_t cell[3] = {NO_CELL, NO_CELL, NO_CELL};
    int count = 0;
    bool plain = false;
    vx_word word;
    while (vx_next_word(in, &word)) {
        if (vx_word_is(&word, "plain"))
            plain = true;
        else if (count == 3 || !sb_take_cell(&word, &cell[count]))
            return false;
        else
            count++;
    }
    act a;
    if (!meaning_of(state, cell, count, &a)) return false;
    if (a.kind == ACT_ATTACK) a.plain = plain;
    *out = pack_act(sb_canonical(a));
    return true;
}

bool sb_is_place(const vx_word *word)
{
    vx_word rest = *word;
    uint8_t cell;
    return sb_take_cell(&rest, &cell) && rest.length == 0;
}
