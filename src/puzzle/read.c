/* SPDX-License-Identifier: MIT */
/* read.c - a puzzle from its text and back. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "puzzle/puzzle.h"

static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
static const vx_message no_header = {
    NULL, {"a puzzle begins with 'puzzle NUMBER'", "задача начинается со строки «puzzle НОМЕР»"}};
static const vx_message unknown_line = {NULL,
                                        {"'{word}' is none of goal, rating, chance, position, best",
                                         "«{word}» — не goal, rating, chance, position или best"}};
static const vx_message bad_goal = {
    NULL,
    {"the goal is 'win N', 'take N THING', 'save THING', 'strike THING', 'guard THING', 'odds "
     "ROW', 'list ACTION', 'fill ACTION' or 'better ACTION'",
     "цель: win N, take N ЧТО, save ЧТО, strike ЧТО, guard ЧТО, odds СТРОКА, list ДЕЙСТВИЕ, "
     "fill ДЕЙСТВИЕ или better ДЕЙСТВИЕ"}};
static const vx_message bad_number = {NULL, {"a number is needed here", "здесь стоит число"}};
static const vx_message no_position = {NULL,
                                       {"the puzzle has no position", "в задаче нет позиции"}};
static const vx_message no_end = {NULL,
                                  {"the position has no line 'end'", "у позиции нет строки end"}};
static const vx_message no_goal = {
    NULL, {"the goal stands before the position", "цель указывают до позиции"}};
static const vx_message no_best = {NULL,
                                   {"the puzzle has no line 'best'", "в задаче нет строки best"}};
static const vx_message nobody_acts = {
    NULL, {"no seat is to act in this position", "в этой позиции никто не ходит"}};

static const char *const goal_names[VX_GOALS] = {
    [VX_GOAL_WIN] = "win",       [VX_GOAL_TAKE] = "take",   [VX_GOAL_SAVE] = "save",
    [VX_GOAL_STRIKE] = "strike", [VX_GOAL_GUARD] = "guard", [VX_GOAL_ODDS] = "odds",
    [VX_GOAL_LIST] = "list",     [VX_GOAL_FILL] = "fill",   [VX_GOAL_BETTER] = "better",
};

const char *vx_goal_name(vx_goal_kind kind)
{
    return goal_names[kind];
}

bool vx_is_forced_goal(vx_goal_kind kind)
{
    return kind <= VX_GOAL_SAVE || vx_is_about_list(kind);
}

bool vx_is_about_list(vx_goal_kind kind)
{
    return kind == VX_GOAL_LIST || kind == VX_GOAL_FILL;
}

bool vx_is_about_row(vx_goal_kind kind)
{
    return kind == VX_GOAL_ODDS || kind == VX_GOAL_BETTER || vx_is_about_list(kind);
}

const char *vx_next_puzzle(const char *text)
{
    static const char word[] = "puzzle ";
    if (strncmp(text, word, sizeof word - 1) == 0) return text;
    const char *found = strstr(text, "\npuzzle ");
    return found != NULL ? found + 1 : NULL;
}

/* ---- Reading ---- */

typedef struct {
    vx_reader in;
    vx_puzzle *puzzle;
    vx_problem *why;
    vx_word thing; /* the goal's kind: a name that waits for the game */
    bool has_goal;
} reader;

static vx_word rest_of_line(vx_reader *in)
{
    vx_at_line_end(in);
    vx_word rest = {in->at, strcspn(in->at, "\r\n"), in->line, (int)(in->at - in->line_start) + 1};
    while (rest.length > 0 && rest.start[rest.length - 1] == ' ') rest.length--;
    return rest;
}

static bool read_number(reader *r, int maximum, int *out)
{
    vx_word word;
    int64_t number;
    if (!vx_next_word(&r->in, &word)) return vx_refuse_here(r->why, &bad_number, &r->in);
    if (!vx_word_number(&word, 0, maximum, &number))
        return vx_refuse_at(r->why, &bad_number, &word);
    *out = (int)number;
    return true;
}

static bool read_goal(reader *r)
{
    vx_puzzle_goal *goal = &r->puzzle->goal;
    vx_word word;
    int kind = 0;
    if (!vx_next_word(&r->in, &word)) return vx_refuse_here(r->why, &bad_goal, &r->in);
    while (kind < VX_GOALS && !vx_word_is(&word, goal_names[kind])) kind++;
    if (kind == VX_GOALS) return vx_refuse_at(r->why, &bad_goal, &word);
    goal->kind = (vx_goal_kind)kind;
    if ((kind == VX_GOAL_WIN || kind == VX_GOAL_TAKE) && !read_number(r, 9, &goal->turns))
        return false;
    r->thing = rest_of_line(&r->in);
    r->has_goal = true;
    bool names_thing = r->thing.length > 0 && r->thing.length < VX_ROW_CAP;
    return names_thing == (kind != VX_GOAL_WIN) || vx_refuse_at(r->why, &bad_goal, &word);
}

/* The kind of asset with this name, or the row of the odds. */
static bool find_thing(reader *r)
{
    vx_puzzle_goal *goal = &r->puzzle->goal;
    const vx_game_assets *assets = r->puzzle->game->assets;
    if (goal->kind == VX_GOAL_WIN) return true;
    memcpy(goal->row, r->thing.start, r->thing.length);
    if (vx_is_about_row(goal->kind)) return true;
    for (int kind = 0; assets != NULL && kind < assets->kinds; kind++) {
        char name[VX_ROW_CAP];
        vx_text text = vx_text_on(name, sizeof name);
        assets->name(kind, VX_ENGLISH, &text);
        goal->asset = kind;
        if (strcmp(name, goal->row) == 0) return true;
    }
    return vx_refuse_at(r->why, &bad_goal, &r->thing);
}

/* A problem of a part is placed in the whole. */
static bool misplaced(reader *r, const vx_word *part)
{
    if (r->why == NULL) return false;
    if (r->why->line <= 1) r->why->column += part->column - 1;
    r->why->line += part->line - (r->why->line > 0);
    return false;
}

/* The position begins with the line of which `word` is the first. */
static bool read_position(reader *r, const vx_word *word)
{
    vx_puzzle *puzzle = r->puzzle;
    const char *end = strstr(word->start, "\nend\n");
    if (!r->has_goal) return vx_refuse_at(r->why, &no_goal, word);
    if (end == NULL) return vx_refuse_at(r->why, &no_end, word);
    char *text = strndup(word->start, (size_t)(end + 1 - word->start));
    puzzle->view = malloc(vx_largest_state());
    bool is_read = text != NULL && puzzle->view != NULL;
    if (!is_read) vx_refuse(r->why, &no_memory);
    is_read = is_read &&
              (vx_parse_position(text, &puzzle->game, puzzle->view, r->why) || misplaced(r, word));
    free(text);
    if (!is_read) return false;
    puzzle->seat = vx_to_act(puzzle->game, puzzle->view);
    if (puzzle->seat < 0) return vx_refuse_at(r->why, &nobody_acts, word);
    while (r->in.at < end + 1) vx_next_line(&r->in);
    return find_thing(r);
}

static bool read_best(reader *r)
{
    vx_puzzle *puzzle = r->puzzle;
    char action[VX_ACTION_TEXT_CAP] = "";
    vx_word text = rest_of_line(&r->in);
    if (puzzle->view == NULL) return vx_refuse_at(r->why, &no_position, &text);
    memcpy(action, text.start, text.length < sizeof action ? text.length : sizeof action - 1);
    if (!vx_parse_action(puzzle->game, puzzle->view, action, &puzzle->best, r->why) ||
        !vx_check(puzzle->game, puzzle->view, puzzle->best, r->why))
        return misplaced(r, &text);
    return true;
}

static bool read_header(reader *r)
{
    vx_word word;
    while (vx_at_line_end(&r->in) || *r->in.at == '#')
        if (!vx_next_line(&r->in)) break;
    if (!vx_next_word(&r->in, &word) || !vx_word_is(&word, "puzzle"))
        return vx_refuse_here(r->why, &no_header, &r->in);
    return read_number(r, 999999, &r->puzzle->number);
}

static bool read_lines(reader *r)
{
    vx_puzzle *puzzle = r->puzzle;
    vx_word word;
    if (!read_header(r)) return false;
    while (vx_next_line(&r->in) && vx_next_word(&r->in, &word)) {
        bool is_read;
        if (vx_word_is(&word, "best")) return read_best(r);
        if (vx_word_is(&word, "goal"))
            is_read = read_goal(r);
        else if (vx_word_is(&word, "rating"))
            is_read = read_number(r, 4000, &puzzle->rating);
        else if (vx_word_is(&word, "chance"))
            is_read =
                read_number(r, 1000, &puzzle->chance) && read_number(r, 1000, &puzzle->second);
        else if (vx_word_is(&word, "position"))
            is_read = read_position(r, &word);
        else
            is_read = vx_refuse_at(r->why, &unknown_line, &word);
        if (!is_read) return false;
        if (vx_word_is(&word, "puzzle")) break;
    }
    return vx_refuse_here(r->why, &no_best, &r->in);
}

bool vx_puzzle_read(const char *text, vx_puzzle *out, vx_problem *why)
{
    *out = (vx_puzzle){.rating = 1500, .chance = 1000};
    reader r = {.in = vx_read(text), .puzzle = out, .why = why};
    if (read_lines(&r)) return true;
    vx_puzzle_free(out);
    return false;
}

void vx_puzzle_free(vx_puzzle *puzzle)
{
    free(puzzle->view);
    puzzle->view = NULL;
}

/* ---- Writing ---- */

static void add_numbered(vx_text *out, const char *word, int number)
{
    vx_add(out, word);
    vx_add_char(out, ' ');
    vx_add_number(out, number);
}

static void add_goal(const vx_puzzle *puzzle, vx_text *out)
{
    const vx_puzzle_goal *goal = &puzzle->goal;
    vx_add(out, "goal ");
    vx_add(out, goal_names[goal->kind]);
    if (goal->kind == VX_GOAL_WIN || goal->kind == VX_GOAL_TAKE) add_numbered(out, "", goal->turns);
    if (goal->kind != VX_GOAL_WIN) vx_add_char(out, ' ');
    if (vx_is_about_row(goal->kind))
        vx_add(out, goal->row);
    else if (goal->kind != VX_GOAL_WIN)
        puzzle->game->assets->name(goal->asset, VX_ENGLISH, out);
    vx_add_char(out, '\n');
}

void vx_puzzle_write(const vx_puzzle *puzzle, vx_text *out)
{
    char action[VX_ACTION_TEXT_CAP];
    add_numbered(out, "puzzle", puzzle->number);
    vx_add_char(out, '\n');
    add_goal(puzzle, out);
    add_numbered(out, "rating", puzzle->rating);
    if (!vx_is_forced_goal(puzzle->goal.kind)) {
        add_numbered(out, "\nchance", puzzle->chance);
        add_numbered(out, "", puzzle->second);
    }
    vx_add_char(out, '\n');
    if (out->length < out->capacity)
        out->length += vx_format_position(puzzle->game, puzzle->view, out->data + out->length,
                                          out->capacity - out->length);
    if (out->data[out->length - 1] != '\n') vx_add_char(out, '\n');
    vx_format_action(puzzle->game, puzzle->view, puzzle->best, action, sizeof action);
    vx_add(out, "end\nbest ");
    vx_add(out, action);
    vx_add(out, "\n\n");
}
