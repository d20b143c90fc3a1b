/* SPDX-License-Identifier: MIT */
/* choices.c - what the viewer may do, numbered: a page of it under the board, all of it on request. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "cli/words.h"

bool vx_open_choices(const vx_evening *e, vx_choices *out)
{
    const vx_game *game = e->match->game;
    out->seen = vx_seen_state(e);
    out->all = malloc((size_t)game->action_cap * sizeof *out->all);
    out->count = 0;
    if (out->seen == NULL || out->all == NULL) return false;
    out->count = vx_list(game, out->seen, out->all);
    return true;
}

void vx_close_choices(vx_choices *choices)
{
    free(choices->seen);
    free(choices->all);
}

bool vx_find_choice(vx_evening *e, int64_t number, vx_action *out)
{
    vx_choices choices;
    bool found = vx_open_choices(e, &choices) && number >= 1 && number <= choices.count;
    if (found)
        *out = choices.all[number - 1];
    else
        vx_reply(e, vx_say(e, "There are %d choices.\n", "Вариантов всего %d.\n"), choices.count);
    vx_close_choices(&choices);
    return found;
}

/* ---- Columns ---- */

enum { WORDS_CAP = 512, PAGES_OF_WORDS = 3, PAGES_OF_FLOW = 6 };

/* How the choices stand on a page: by their notation, or in words. */
typedef struct {
    bool in_words;
    int width, columns, rows, pages; /* of a column; of a page */
} layout;

static int digits_of(int number)
{
    return number < 10 ? 1 : 1 + digits_of(number / 10);
}

static void write_choice(const vx_evening *e, const vx_choices *c, int index, bool in_words,
                         char out[WORDS_CAP])
{
    const vx_game *game = e->match->game;
    if (in_words)
        vx_describe_action(game, c->seen, c->all[index], e->language, out, WORDS_CAP);
    else
        vx_format_action(game, c->seen, c->all[index], out, WORDS_CAP);
}

static int widest_of(const vx_evening *e, const vx_choices *c, bool in_words)
{
    char text[WORDS_CAP];
    int widest = 1;
    for (int i = 0; i < c->count; i++) {
        write_choice(e, c, i, in_words, text);
        int columns = vx_columns(text, strlen(text));
        if (columns > widest) widest = columns;
    }
    return widest;
}

/* Words that are the same for two choices in a row help nobody to choose. */
static bool words_tell_apart(const vx_evening *e, const vx_choices *c)
{
    char words[2][WORDS_CAP];
    for (int i = 0; i < c->count; i++) {
        write_choice(e, c, i, true, words[i % 2]);
        if (i > 0 && strcmp(words[0], words[1]) == 0) return false;
    }
    return true;
}

static layout arrange(const vx_evening *e, const vx_choices *c, bool in_words, int room)
{
    layout l = {.in_words = in_words, .rows = room > 0 ? room : 1};
    int around = digits_of(c->count) + 3; /* " 12 d3-d5 " */
    int widest = widest_of(e, c, in_words);
    l.width = widest + around;
    if (l.width > e->host.width) l.width = e->host.width;
    l.columns = e->host.width / l.width;
    l.pages = (c->count + l.rows * l.columns - 1) / (l.rows * l.columns);
    if (l.pages > 1 && l.rows > 1) l.rows--; /* the last line says which page it is */
    l.pages = (c->count + l.rows * l.columns - 1) / (l.rows * l.columns);
    return l;
}

/* In words where these fit, tell the choices apart and take few pages; else by the notation, unless
 * they can share their words. */
static layout choose_layout(const vx_evening *e, const vx_choices *c, int room)
{
    layout words = arrange(e, c, true, room), notation = arrange(e, c, false, room);
    bool is_cut = widest_of(e, c, true) + digits_of(c->count) + 3 > e->host.width;
    bool are_few = words.pages <= PAGES_OF_WORDS || words.pages <= notation.pages;
    return are_few && !is_cut && words_tell_apart(e, c) ? words : notation;
}

static void write_row(const vx_evening *e, const vx_choices *c, const layout *l, int first, int row,
                      vx_text *line)
{
    char text[WORDS_CAP];
    for (int column = 0; column < l->columns; column++) {
        int index = first + column * l->rows + row;
        if (index >= c->count) break;
        size_t start = line->length;
        write_choice(e, c, index, l->in_words, text);
        vx_add_spaces(line, 1 + digits_of(c->count) - digits_of(index + 1));
        vx_add_number(line, index + 1);
        vx_add_char(line, ' ');
        vx_add_cut(line, text, l->width - digits_of(c->count) - 3);
        if (column + 1 < l->columns) vx_add_padding(line, start, l->width);
    }
}

static void print_rows(vx_evening *e, const vx_choices *c, const layout *l, int first)
{
    int left = c->count - first;
    for (int row = 0; row < l->rows && row < left; row++) {
        char line[2048];
        vx_text text = vx_text_on(line, sizeof line);
        write_row(e, c, l, first, row, &text);
        vx_put_line(e, line);
    }
}

/* Breaks the words of a choice at the width of the screen; counts the lines if `e` does not print. */
static int wrap_choice(vx_evening *e, const char *words, int indent, bool prints)
{
    char line[2048];
    int lines = 0, room = e->host.width;
    vx_text text = vx_text_on(line, sizeof line);
    bool is_empty = true;
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at + 1, " ") + 1;
        if (!is_empty && vx_columns(line, text.length) + vx_columns(at, length) > room) {
            if (prints) vx_put_line(e, line);
            lines++;
            text = vx_text_on(line, sizeof line);
            vx_add_spaces(&text, indent - 1);
        }
        is_empty = false;
        vx_add_bytes(&text, at, length);
        at += length;
    }
    if (prints) vx_put_line(e, line);
    return lines + 1;
}

/* Every choice whole, on as many lines as it takes; returns how many lines they take in all. */
static int wrap_choices(vx_evening *e, const vx_choices *c, bool prints)
{
    char words[WORDS_CAP], line[2 * WORDS_CAP + 16];
    int lines = 0, digits = digits_of(c->count);
    bool by_words = words_tell_apart(e, c);
    for (int i = 0; i < c->count; i++) {
        vx_text text = vx_text_on(line, sizeof line);
        write_choice(e, c, i, true, words);
        vx_add_spaces(&text, 1 + digits - digits_of(i + 1));
        vx_add_number(&text, i + 1);
        vx_add_char(&text, ' ');
        vx_add(&text, words);
        if (!by_words) {
            write_choice(e, c, i, false, words);
            vx_add(&text, " = ");
            vx_add(&text, words);
        }
        lines += wrap_choice(e, line, digits + 2, prints);
    }
    return lines;
}

/* ---- Many choices, in words that they share ---- */

/* Lines under way: those of one page are printed, all are counted. */
typedef struct {
    vx_evening *e;
    int first, rows, lines;
    char line[2048];
    vx_text text;
} flow;

static void end_line(flow *f)
{
    if (f->text.length == 0) return;
    if (f->lines >= f->first && f->lines < f->first + f->rows) vx_put_line(f->e, f->line);
    f->lines++;
    f->text = vx_text_on(f->line, sizeof f->line);
}

/* The words without the last of them, in bytes. */
static size_t stem_of(const char *words)
{
    const char *last = strrchr(words, ' ');
    return last != NULL ? (size_t)(last - words) : 0;
}

static bool share_stem(const char *one, const char *other)
{
    size_t stem = stem_of(one);
    return stem > 0 && stem_of(other) == stem && memcmp(one, other, stem) == 0;
}

/* Choices that differ in their last word alone stand on one line, where those words are numbered:
 * "archer a2 goes to  1 a1  2 b1". Prints `rows` lines from `first` on; returns how many there are. */
static int flow_choices(vx_evening *e, const vx_choices *c, int first, int rows)
{
    char words[3][WORDS_CAP] = {"", "", ""},
         item[WORDS_CAP + 16]; /* of the one before, this one and the next */
    flow f = {.e = e, .first = first, .rows = rows};
    f.text = vx_text_on(f.line, sizeof f.line);
    if (c->count > 0) write_choice(e, c, 0, true, words[0]);
    for (int i = 0; i < c->count; i++) {
        const char *before = words[(i + 2) % 3], *now = words[i % 3], *next = words[(i + 1) % 3];
        if (i + 1 < c->count) write_choice(e, c, i + 1, true, words[(i + 1) % 3]);
        bool goes_on = i > 0 && share_stem(now, before);
        bool is_alone = !goes_on && (i + 1 == c->count || !share_stem(now, next));
        size_t stem = is_alone ? 0 : stem_of(now);
        snprintf(item, sizeof item, "  %d %s", i + 1, now + stem + (stem > 0));
        bool fits =
            vx_columns(f.line, f.text.length) + vx_columns(item, strlen(item)) <= e->host.width;
        if (!goes_on || !fits) end_line(&f);
        if (!goes_on && !is_alone) vx_add_char(&f.text, ' ');
        if (!goes_on) vx_add_bytes(&f.text, now, stem);
        vx_add(&f.text, item);
    }
    end_line(&f);
    return f.lines;
}

/* Fills the pages of a layout that has room for fewer words than there are; false if they take too
 * many. */
static bool arrange_flow(vx_evening *e, const vx_choices *c, int room, layout *out)
{
    int rows = room > 2 ? room - 1 : 1;
    if (widest_of(e, c, true) + digits_of(c->count) + 4 > e->host.width) return false;
    int pages = (flow_choices(e, c, 0, 0) + rows - 1) / rows;
    if (pages > PAGES_OF_FLOW || !words_tell_apart(e, c)) return false;
    *out = (layout){.in_words = true, .rows = rows, .pages = pages};
    return true;
}

static void print_page_number(vx_evening *e, const layout *l)
{
    char line[256];
    snprintf(
        line, sizeof line,
        vx_say(e, " page %d of %d; Enter: the next one", " страница %d из %d; Enter: следующая"),
        e->page + 1, l->pages);
    vx_set_style(e, "2");
    vx_put_line(e, line);
    vx_set_style(e, "0");
}

void vx_print_choices(vx_evening *e, int room)
{
    vx_choices c;
    if (vx_open_choices(e, &c) && c.count <= room && wrap_choices(e, &c, false) <= room) {
        wrap_choices(e, &c, true);
    } else if (c.count > 0) {
        layout l = choose_layout(e, &c, room);
        bool flows = !l.in_words && arrange_flow(e, &c, room, &l);
        if (e->page >= l.pages) e->page = 0;
        if (flows)
            flow_choices(e, &c, e->page * l.rows, l.rows);
        else
            print_rows(e, &c, &l, e->page * l.rows * l.columns);
        if (l.pages > 1) print_page_number(e, &l);
    }
    vx_close_choices(&c);
}

/* ---- All of them ---- */

/* It begins so, or one of its words is this. */
static bool begins_or_has(const char *text, const char *wanted)
{
    size_t length = strlen(wanted);
    if (strncmp(text, wanted, length) == 0) return true;
    for (const char *at = strstr(text, wanted); at != NULL; at = strstr(at + 1, wanted))
        if (at[-1] == ' ' && (at[length] == ' ' || at[length] == '\0')) return true;
    return false;
}

/* In one of the ways in which what is wanted can be read. */
static bool is_about(const char *text, const char *wanted)
{
    char reading[VX_LINE_LENGTH];
    if (wanted[0] == '\0') return true;
    for (int i = 0; vx_write_reading(wanted, i, reading, sizeof reading); i++)
        if (reading[0] != '\0' && begins_or_has(text, reading)) return true;
    return false;
}

/* Tells the choices that are about it, and returns how many. */
static int answer_those_about(vx_evening *e, const vx_choices *c, const char *wanted)
{
    int told = 0;
    for (int i = 0; i < c->count; i++) {
        char text[VX_ACTION_TEXT_CAP];
        vx_format_action(e->match->game, c->seen, c->all[i], text, sizeof text);
        if (!is_about(text, wanted)) continue;
        vx_reply(e, "%*d", digits_of(c->count), i + 1);
        vx_answer_action(e, c->seen, c->all[i]);
        told++;
    }
    return told;
}

bool vx_answer_nearest(vx_evening *e, const char *wanted)
{
    vx_choices c;
    bool told = vx_open_choices(e, &c) && answer_those_about(e, &c, wanted) > 0;
    vx_close_choices(&c);
    return told;
}

void vx_answer_choices(vx_evening *e, const char *wanted)
{
    vx_choices c;
    bool is_open = vx_open_choices(e, &c);
    if (!is_open || answer_those_about(e, &c, wanted) == 0)
        vx_reply(e, "%s\n",
                 vx_say(e, "No legal action is like that.", "Таких действий сейчас нет."));
    if (is_open && vx_is_open_ended(e->match->game, c.seen))
        vx_reply(
            e, "%s\n",
            vx_say(e, "These are examples; others are legal too.", "Это примеры; можно и другое."));
    vx_close_choices(&c);
}
