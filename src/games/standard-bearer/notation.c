/* SPDX-License-Identifier: MIT */
/* notation.c - actions as text. docs/notation/standard-bearer.md is the grammar. */
#include "games/standard-bearer/standard_bearer.h"

const char *const sb_side_keys[SIDES] = {"blue", "red"};

/* ---- Printing actions ---- */

void sb_add_cell(vx_text *out, int cell)
{
    vx_add_char(out, (char)('a' + column_of(cell)));
    vx_add_char(out, (char)('1' + row_of(cell)));
}

static void add_attack(vx_text *out, const act *a)
{
    sb_add_cell(out, a->from);
    vx_add_char(out, 'x');
    sb_add_cell(out, a->to);
    if (a->other != NO_CELL) {
        vx_add_char(out, '+');
        sb_add_cell(out, a->other);
    }
    if (a->plain) vx_add(out, " plain");
}

static void add_move(vx_text *out, const act *a)
{
    sb_add_cell(out, a->from);
    if (a->kind == ACT_LINE) {
        vx_add_char(out, ':');
        sb_add_cell(out, a->other);
    }
    vx_add_char(out, '-');
    sb_add_cell(out, a->to);
}

void sb_format_action(const void *state, vx_action action, vx_text *out)
{
    (void)state;
    act a;
    if (!sb_unpack(action, &a)) {
        vx_add_char(out, '?');
        return;
    }
    switch (a.kind) {
    case ACT_MOVE:
    case ACT_LINE:
        add_move(out, &a);
        break;
    case ACT_ATTACK:
        add_attack(out, &a);
        break;
    case ACT_REMOVE:
        vx_add(out, "remove ");
        sb_add_cell(out, a.from);
        break;
    case ACT_DEAL:
        vx_add(out, "deal ");
        vx_add(out, sb_types[a.from].key);
        break;
    default:
        vx_add(out, "first ");
        vx_add(out, sb_side_keys[a.from]);
        break;
    }
}

/* ---- Reading actions ---- */

static const vx_message unknown_action = {
    NULL,
    {"'{word}' is not an action: write d3-d5, a2:d2-a4, d5xd6, d5xd6+e5 or remove d2",
     "«{word}» — не действие: пишите d3-d5, a2:d2-a4, d5xd6, d5xd6+e5 или remove d2"}};

bool sb_take_cell(vx_word *word, uint8_t *out)
{
    if (word->length < 2) return false;
    int column = (word->start[0] | 0x20) - 'a', row = word->start[1] - '1';
    if (!is_on_board(row, column)) return false;
    *out = (uint8_t)cell_at(row, column);
    word->start += 2;
    word->length -= 2;
    return true;
}

bool sb_take_char(vx_word *word, char c)
{
    if (word->length == 0 || word->start[0] != c) return false;
    word->start++;
    word->length--;
    return true;
}

/* "d3-d5", "a2:d2-a4", "d5xd6", "d5xd6+e5". */
static bool read_cells(vx_word word, act *out)
{
    *out = (act){.other = NO_CELL};
    if (!sb_take_cell(&word, &out->from)) return false;
    if (sb_take_char(&word, 'x')) {
        out->kind = ACT_ATTACK;
        if (!sb_take_cell(&word, &out->to)) return false;
        if (sb_take_char(&word, '+') && !sb_take_cell(&word, &out->other)) return false;
    } else {
        out->kind = ACT_MOVE;
        if (sb_take_char(&word, ':')) {
            out->kind = ACT_LINE;
            if (!sb_take_cell(&word, &out->other)) return false;
        }
        if (!sb_take_char(&word, '-') || !sb_take_cell(&word, &out->to)) return false;
    }
    return word.length == 0;
}

static bool read_removal(vx_reader *in, act *out, vx_problem *why)
{
    static const vx_message no_cell = {
        NULL, {"'remove' needs a cell such as d2", "после «remove» нужна клетка, например d2"}};
    vx_word word;
    *out = (act){.kind = ACT_REMOVE, .to = NO_CELL, .other = NO_CELL};
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_cell, in);
    vx_word whole = word;
    if (!sb_take_cell(&word, &out->from) || word.length != 0)
        return vx_refuse_at(why, &no_cell, &whole);
    return true;
}

static bool read_deal(vx_reader *in, act *out, vx_problem *why)
{
    static const vx_message no_type = {
        NULL, {"'deal' needs a type of warrior", "после «deal» нужен тип воина"}};
    vx_word word;
    *out = (act){.kind = ACT_DEAL, .to = NO_CELL, .other = NO_CELL};
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_type, in);
    for (uint8_t type = 0; type < TYPES; type++) {
        out->from = type;
        if (vx_word_is(&word, sb_types[type].key)) return true;
    }
    return vx_refuse_at(why, &no_type, &word);
}

bool sb_read_side(vx_reader *in, uint8_t *out, vx_problem *why)
{
    static const vx_message no_side = {
        NULL, {"'blue' or 'red' is needed here", "здесь нужно «blue» или «red»"}};
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_side, in);
    for (uint8_t side = 0; side < SIDES; side++) {
        *out = side;
        if (vx_word_is(&word, sb_side_keys[side])) return true;
    }
    return vx_refuse_at(why, &no_side, &word);
}

static bool read_act(vx_reader *in, act *out, vx_problem *why)
{
    vx_word word, next;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &unknown_action, in);
    if (vx_word_is(&word, "remove")) return read_removal(in, out, why);
    if (vx_word_is(&word, "deal")) return read_deal(in, out, why);
    if (vx_word_is(&word, "first")) {
        *out = (act){.kind = ACT_FIRST, .to = NO_CELL, .other = NO_CELL};
        return sb_read_side(in, &out->from, why);
    }
    if (!read_cells(word, out)) return vx_refuse_at(why, &unknown_action, &word);
    vx_reader ahead = *in;
    if (out->kind == ACT_ATTACK && vx_next_word(&ahead, &next) && vx_word_is(&next, "plain")) {
        out->plain = 1;
        *in = ahead;
    }
    return true;
}

bool sb_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    (void)state;
    act a;
    if (!read_act(in, &a, why)) return false;
    *out = pack_act(sb_canonical(a));
    return true;
}
