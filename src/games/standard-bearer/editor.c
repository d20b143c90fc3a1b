/* SPDX-License-Identifier: MIT */
/* editor.c - positions drawn by people: warriors on cells, wounds, whose turn it is. */
#include <string.h>

#include "core/editor.h"
#include "core/json.h"
#include "games/standard-bearer/standard_bearer.h"

static const char *const side_names[SIDES][VX_LANGUAGES] = {{"Blue", "Синие"}, {"Red", "Красные"}};

/* ---- What is offered ---- */

static void add_items(vx_text *out, vx_language language)
{
    static const char *const tools[VX_LANGUAGES] = {"Wounds", "Раны"};
    static const char *const wound[VX_LANGUAGES] = {"One wound more", "Ещё рана"};
    static const char *const heal[VX_LANGUAGES] = {"One wound less", "Раной меньше"};
    for (int side = 0; side < SIDES; side++)
        for (int type = 0; type < TYPES; type++) {
            char letter = sb_types[type].letter;
            const char key[] = {side == BLUE ? letter : (char)(letter | 0x20), '\0'};
            vx_add_edit_item(out, key, sb_types[type].name[language], side_names[side][language]);
        }
    vx_add_edit_item(out, "wound", wound[language], tools[language]);
    vx_add_edit_item(out, "heal", heal[language], tools[language]);
}

static void add_turn(vx_text *out, const standard_bearer *game, vx_language language)
{
    static const char *const name[VX_LANGUAGES] = {"Next", "Сейчас"};
    static const char *const values[SIDES][2] = {{"blue move", "blue attack"},
                                                 {"red move", "red attack"}};
    static const char *const phases[2][VX_LANGUAGES] = {{": movement", ": движение"},
                                                        {": attack", ": атака"}};
    bool is_attack = game->phase == PHASE_ATTACK;
    vx_open_edit_field(out, "turn", name[language], values[game->side][is_attack]);
    for (int side = 0; side < SIDES; side++)
        for (int phase = 0; phase < 2; phase++) {
            char words[64];
            vx_text text = vx_text_on(words, sizeof words);
            vx_add(&text, side_names[side][language]);
            vx_add(&text, phases[phase][language]);
            vx_add_edit_choice(out, values[side][phase], words);
        }
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static void add_pieces(vx_text *out, const standard_bearer *game)
{
    vx_open_edit_pieces(out);
    for (int cell = 0; cell < CELLS; cell++) {
        char name[8];
        vx_text text = vx_text_on(name, sizeof name);
        if (game->warrior[cell] == 0) continue;
        sb_add_cell(&text, cell);
        vx_json_text(out, NULL, name);
    }
    vx_json_close(out, ']');
}

static void offer(const void *state, vx_language language, vx_text *out)
{
    add_pieces(out, state);
    vx_json_open(out, "items", '[');
    add_items(out, language);
    vx_json_close(out, ']');
    vx_json_open(out, "fields", '[');
    add_turn(out, state, language);
    vx_json_close(out, ']');
}

/* ---- Edits ---- */

static bool read_cell(const char *text, uint8_t *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return sb_take_cell(&word, out) && word.length == 0;
}

static void put(standard_bearer *game, int cell, uint8_t warrior)
{
    game->warrior[cell] = warrior;
    for (int side = 0; side < SIDES; side++) game->army[side] &= ~bit(cell);
    if (warrior != 0) game->army[side_of(warrior)] |= bit(cell);
}

/* A warrior by its letter, or a wound more or less for the one who stands there. */
static bool place(standard_bearer *game, const char *what, int cell)
{
    uint8_t there = game->warrior[cell];
    bool is_wound = strcmp(what, "wound") == 0;
    if (is_wound || strcmp(what, "heal") == 0) {
        if (there == 0 || (!is_wound && wounds_of(there) == 0)) return false;
        put(game, cell,
            make_warrior(type_of(there), side_of(there), wounds_of(there) + (is_wound ? 1 : -1)));
        return true;
    }
    for (int type = 0; type < TYPES && what[0] != '\0' && what[1] == '\0'; type++)
        if ((what[0] & ~0x20) == sb_types[type].letter) {
            put(game, cell, make_warrior((warrior_type)type, what[0] & 0x20 ? RED : BLUE, 0));
            return true;
        }
    return false;
}

static bool set_turn(standard_bearer *game, const char *value)
{
    if (strcmp(value, "1") == 0) value = "blue move";
    if (strcmp(value, "2") == 0) value = "red move";
    bool is_red = strncmp(value, "red ", 4) == 0;
    const char *phase = value + (is_red ? 4 : 5);
    if (!is_red && strncmp(value, "blue ", 5) != 0) return false;
    game->side = is_red ? RED : BLUE;
    game->phase = strcmp(phase, "attack") == 0 ? PHASE_ATTACK : PHASE_MOVE;
    return true;
}

static bool change(standard_bearer *game, const vx_edit *e)
{
    uint8_t from, to;
    if (strcmp(e->verb, "set") == 0)
        return strcmp(e->what, "turn") == 0 && set_turn(game, e->where);
    if (strcmp(e->verb, "place") == 0) return read_cell(e->where, &to) && place(game, e->what, to);
    if (!read_cell(e->what, &from) || game->warrior[from] == 0) return false;
    uint8_t warrior = game->warrior[from];
    put(game, from, 0);
    if (strcmp(e->verb, "remove") == 0) return true;
    if (strcmp(e->verb, "move") != 0 || !read_cell(e->where, &to) || game->warrior[to] != 0)
        return false;
    put(game, to, warrior);
    return true;
}

static bool edit(const void *state, const vx_edit *e, vx_text *out)
{
    standard_bearer game = *(const standard_bearer *)state;
    game.line = 0; /* nobody has moved yet */
    if (game.phase != PHASE_ATTACK) game.phase = PHASE_MOVE;
    if (!change(&game, e)) return false;
    sb_format_position(&game, out);
    return true;
}

const vx_game_editor sb_editor = {
    .start = "8  .  .  .  .  .  .  .\n7  .  .  .  s  .  .  .\n6  .  .  b  .  h  .  .\n"
             "5  .  .  .  p  .  .  .\n4  .  .  .  I  .  .  .\n3  .  .  A  .  H  .  .\n"
             "2  .  .  .  S  .  .  .\n1  .  .  .  .  .  .  .\nturn blue move\n",
    .offer = offer,
    .edit = edit,
};
