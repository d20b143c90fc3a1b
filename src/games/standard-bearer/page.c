/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of Standard-Bearer, as JSON: the tables once, the board each time,
 * and for each action the cells to point at. */
#include "core/json.h"
#include "games/standard-bearer/standard_bearer.h"

static void add_type(vx_text *out, const type_facts *type, vx_language language)
{
    char letter[2] = {type->letter, '\0'};
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", type->key);
    vx_json_text(out, "letter", letter);
    vx_json_text(out, "name", type->name[language]);
    vx_json_text(out, "ability", type->ability[language]);
    vx_json_number(out, "weight", type->weight);
    vx_json_number(out, "health", type->health);
    vx_json_number(out, "strength", type->strength);
    vx_json_number(out, "speed", type->speed == ANY_DISTANCE ? -1 : type->speed);
    vx_json_close(out, '}');
}

void sb_facts(vx_language language, vx_text *out)
{
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "columns", 7);
    vx_json_number(out, "rows", 8);
    vx_json_open(out, "types", '[');
    for (int type = 0; type < TYPES; type++) add_type(out, &sb_types[type], language);
    vx_add(out, "]}");
}

static void add_scene_warrior(vx_text *out, const standard_bearer *game, int cell)
{
    uint8_t warrior = game->warrior[cell];
    char name[4];
    vx_text at = vx_text_on(name, sizeof name);
    sb_add_cell(&at, cell);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "at", name);
    vx_json_text(out, "type", sb_types[type_of(warrior)].key);
    vx_json_number(out, "side", side_of(warrior));
    vx_json_number(out, "wounds", wounds_of(warrior));
    vx_json_number(out, "health", sb_types[type_of(warrior)].health);
    vx_json_number(out, "strength", sb_strength_of(game, warrior));
    vx_json_number(out, "line", (game->line & bit(cell)) != 0);
    vx_json_close(out, '}');
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
    vx_add(out, "]}");
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
        else if (count == 3 || !sb_take_cell(&word, &cell[count++]))
            return false;
    }
    act a;
    if (!meaning_of(state, cell, count, &a)) return false;
    if (a.kind == ACT_ATTACK) a.plain = plain;
    *out = pack_act(sb_canonical(a));
    return true;
}
