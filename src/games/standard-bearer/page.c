/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of Standard-Bearer, as JSON: the tables once, the board each time,
 * and for each action the cells to point at. */
#include "games/standard-bearer/standard_bearer.h"

static void add_key(vx_text *out, const char *key)
{
    vx_add_quoted(out, key);
    vx_add_char(out, ':');
}

static void add_number_field(vx_text *out, const char *key, int number)
{
    vx_add_char(out, ',');
    add_key(out, key);
    vx_add_number(out, number);
}

static void add_text_field(vx_text *out, const char *key, const char *value)
{
    vx_add_char(out, ',');
    add_key(out, key);
    vx_add_quoted(out, value);
}

static void add_type(vx_text *out, const type_facts *type, vx_language language)
{
    char letter[2] = {type->letter, '\0'};
    vx_add_char(out, '{');
    add_key(out, "key");
    vx_add_quoted(out, type->key);
    add_text_field(out, "letter", letter);
    add_text_field(out, "name", type->name[language]);
    add_text_field(out, "ability", type->ability[language]);
    add_number_field(out, "weight", type->weight);
    add_number_field(out, "health", type->health);
    add_number_field(out, "strength", type->strength);
    add_number_field(out, "speed", type->speed == ANY_DISTANCE ? -1 : type->speed);
    vx_add_char(out, '}');
}

void sb_facts(vx_language language, vx_text *out)
{
    vx_add(out, "{\"columns\":7,\"rows\":8,\"types\":[");
    for (int type = 0; type < TYPES; type++) {
        if (type > 0) vx_add_char(out, ',');
        add_type(out, &sb_types[type], language);
    }
    vx_add(out, "]}");
}

static void add_quoted_cell(vx_text *out, int cell)
{
    vx_add_char(out, '"');
    sb_add_cell(out, cell);
    vx_add_char(out, '"');
}

static void add_scene_warrior(vx_text *out, const standard_bearer *game, int cell)
{
    uint8_t warrior = game->warrior[cell];
    vx_add(out, "{\"at\":");
    add_quoted_cell(out, cell);
    add_text_field(out, "type", sb_types[type_of(warrior)].key);
    add_number_field(out, "side", side_of(warrior));
    add_number_field(out, "wounds", wounds_of(warrior));
    add_number_field(out, "health", sb_types[type_of(warrior)].health);
    add_number_field(out, "strength", sb_strength_of(game, warrior));
    add_number_field(out, "line", (game->line & bit(cell)) != 0);
    vx_add_char(out, '}');
}

void sb_scene(const void *state, vx_text *out)
{
    static const char *const phases[] = {
        [PHASE_DEAL] = "deal",     [PHASE_COIN] = "coin",     [PHASE_MOVE] = "move",
        [PHASE_ATTACK] = "attack", [PHASE_REMOVE] = "remove", [PHASE_OVER] = "over"};
    const standard_bearer *game = state;
    vx_add_char(out, '{');
    add_key(out, "phase");
    vx_add_quoted(out, phases[game->phase]);
    add_number_field(out, "side", game->side);
    if (game->phase == PHASE_OVER)
        add_number_field(out, "winner", game->winner == NO_WINNER ? -1 : game->winner);
    vx_add(out, ",\"standards\":[");
    vx_add_number(out, game->standards[BLUE]);
    vx_add_char(out, ',');
    vx_add_number(out, game->standards[RED]);
    vx_add(out, "],\"warriors\":[");
    cell_set all = game->army[BLUE] | game->army[RED];
    for (cell_set rest = all; rest != 0; rest &= rest - 1) {
        if (rest != all) vx_add_char(out, ',');
        add_scene_warrior(out, game, first_cell(rest));
    }
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
