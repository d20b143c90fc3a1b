/* SPDX-License-Identifier: MIT */
/* markdown.c - a page of text for the terminal. Knows the Markdown that our rules pages use:
 * headings, paragraphs, lists, tables, fenced boards, bold, code and links. */
#include "command/markdown.h"

#include <string.h>

#include "core/limit.h"

enum { NARROWEST = 40, WIDEST = 100, COLUMNS_MAX = 16 };

typedef struct {
    vx_session *session;
    int width, indent;
    int column; /* of the cursor in its line */
    bool color, bold, code;
} page;

typedef struct {
    const char *start;
    size_t length;
} piece;

/* ---- Words ---- */

static void put(page *p, const char *bytes, size_t length)
{
    vx_add_bytes(vx_answer(p->session, length), bytes, length);
}

static void put_string(page *p, const char *string)
{
    put(p, string, strlen(string));
}

static void end_line(page *p)
{
    put(p, "\n", 1);
    p->column = 0;
}

static void indent_to(page *p, int column)
{
    for (; p->column < column; p->column++) put(p, " ", 1);
}

static void set_bold(page *p, bool bold)
{
    if (p->color && p->bold != bold) put_string(p, bold ? "\033[1m" : "\033[22m");
    p->bold = bold;
}

static void set_code(page *p, bool code)
{
    if (p->color && p->code != code) put_string(p, code ? "\033[36m" : "\033[39m");
    p->code = code;
}

/* Looks at the mark at the start of `at`: how long it is, 0 if it is a letter like any other. */
static size_t mark_length(const char *at, size_t left, bool in_code)
{
    if (at[0] == '`') return 1;
    if (in_code) return 0;
    if (left >= 2 && at[0] == '*' && at[1] == '*') return 2;
    if (at[0] == '[') return 1;
    if (left >= 2 && at[0] == '\\' && at[1] == '|') return 1;
    if (left >= 2 && at[0] == ']' && at[1] == '(') {
        const char *end = memchr(at, ')', left);
        return end != NULL ? (size_t)(end - at) + 1 : 0;
    }
    return 0;
}

static bool begins_a_letter(char c)
{
    return ((unsigned char)c & 0xC0) != 0x80;
}

/* How many columns a stretch takes once its marks are gone. */
static int visible_width(piece text, bool in_code)
{
    int width = 0;
    for (size_t i = 0; i < text.length;) {
        size_t mark = mark_length(text.start + i, text.length - i, in_code);
        if (text.start[i] == '`') in_code = !in_code;
        if (mark == 0 && begins_a_letter(text.start[i])) width++;
        i += mark > 0 ? mark : 1;
    }
    return width;
}

/* Writes a stretch, its marks turned into styles. */
static void put_styled(page *p, piece text)
{
    for (size_t i = 0; i < text.length;) {
        size_t mark = mark_length(text.start + i, text.length - i, p->code);
        if (text.start[i] == '`') set_code(p, !p->code);
        if (mark == 2 && text.start[i] == '*') set_bold(p, !p->bold);
        if (mark == 0) {
            put(p, text.start + i, 1);
            if (begins_a_letter(text.start[i])) p->column++;
        }
        i += mark > 0 ? mark : 1;
    }
}

static bool next_word(piece *rest, piece *word)
{
    while (rest->length > 0 &&
           (*rest->start == ' ' || *rest->start == '\n' || *rest->start == '\r')) {
        rest->start++;
        rest->length--;
    }
    size_t length = 0;
    while (length < rest->length && rest->start[length] != ' ' && rest->start[length] != '\n' &&
           rest->start[length] != '\r')
        length++;
    *word = (piece){rest->start, length};
    rest->start += length;
    rest->length -= length;
    return length > 0;
}

/* Sets words into lines from the cursor on; further lines begin at the indent. */
static void flow(page *p, piece text)
{
    piece word;
    bool is_first = true;
    while (next_word(&text, &word)) {
        int width = visible_width(word, p->code);
        if (!is_first && p->column + 1 + width > p->width) {
            end_line(p);
            indent_to(p, p->indent);
        } else if (!is_first) {
            put(p, " ", 1);
            p->column++;
        }
        put_styled(p, word);
        is_first = false;
    }
    end_line(p);
}

/* ---- Lines ---- */

static piece line_at(const char *text, const char *end)
{
    const char *stop = memchr(text, '\n', (size_t)(end - text));
    return (piece){text, (size_t)((stop != NULL ? stop : end) - text)};
}

static bool is_blank(piece line)
{
    for (size_t i = 0; i < line.length; i++)
        if (line.start[i] != ' ' && line.start[i] != '\r') return false;
    return true;
}

static bool begins(piece line, const char *with)
{
    size_t length = strlen(with);
    return line.length >= length && memcmp(line.start, with, length) == 0;
}

static bool begins_a_block(piece line)
{
    return is_blank(line) || begins(line, "#") || begins(line, "- ") || begins(line, "|") ||
           begins(line, "```");
}

/* From here to the line before the next block. */
static piece paragraph_at(const char *text, const char *end)
{
    piece line = line_at(text, end);
    const char *at = line.start + line.length;
    while (at < end && !begins_a_block(line_at(at + 1, end)) && at + 1 < end) {
        line = line_at(at + 1, end);
        at = line.start + line.length;
    }
    return (piece){text, (size_t)(at - text)};
}

static void put_heading(page *p, piece line)
{
    size_t hashes = strspn(line.start, "#");
    piece title = {line.start + hashes, line.length - hashes};
    set_bold(p, true);
    flow(p, title);
    set_bold(p, false);
}

static void put_item(page *p, piece item)
{
    item.start += 2;
    item.length -= 2;
    put_string(p, p->session->host->unicode ? "• " : "- ");
    p->column = p->indent = 2;
    flow(p, item);
    p->indent = 0;
}

static void put_board_line(page *p, piece line)
{
    put_string(p, "  ");
    put(p, line.start, line.length);
    end_line(p);
}

/* ---- Tables ---- */

static bool next_cell(piece *rest, piece *cell)
{
    while (rest->length > 0 && (*rest->start == ' ' || *rest->start == '|')) {
        bool is_edge = *rest->start == '|';
        rest->start++;
        rest->length--;
        if (is_edge) break;
    }
    if (is_blank(*rest)) return false;
    size_t length = 0;
    while (length < rest->length &&
           !(rest->start[length] == '|' && (length == 0 || rest->start[length - 1] != '\\')))
        length++;
    *cell = (piece){rest->start, length};
    rest->start += length;
    rest->length -= length;
    while (cell->length > 0 && *cell->start == ' ') cell->start++, cell->length--;
    while (cell->length > 0 && cell->start[cell->length - 1] == ' ') cell->length--;
    return true;
}

static bool is_ruler(piece line)
{
    for (size_t i = 0; i < line.length; i++)
        if (strchr("|-: \r", line.start[i]) == NULL) return false;
    return true;
}

typedef struct {
    int width[COLUMNS_MAX];
    int longest_word[COLUMNS_MAX]; /* no column is made narrower than that */
    int count;
} columns;

static int longest_word(piece cell)
{
    piece word;
    int longest = 0;
    while (next_word(&cell, &word)) {
        int width = visible_width(word, false);
        if (width > longest) longest = width;
    }
    return longest;
}

static void measure_row(columns *c, piece line)
{
    piece cell;
    for (int i = 0; next_cell(&line, &cell); i++) {
        vx_require(i < COLUMNS_MAX);
        int width = visible_width(cell, false), word = longest_word(cell);
        if (i == c->count) c->width[c->count++] = 0;
        if (width > c->width[i]) c->width[i] = width;
        if (word > c->longest_word[i]) c->longest_word[i] = word;
    }
}

/* The widest column that can give something away, or -1. */
static int widest_column(const columns *c)
{
    int widest = -1;
    for (int i = 0; i < c->count; i++)
        if (c->width[i] > c->longest_word[i] && (widest < 0 || c->width[i] > c->width[widest]))
            widest = i;
    return widest;
}

/* Takes from the widest until all fit, two blanks between each two. False if they never do. */
static bool shrink(columns *c, int width)
{
    int total = 2 * (c->count - 1);
    for (int i = 0; i < c->count; i++) total += c->width[i];
    for (; total > width && widest_column(c) >= 0; total--) c->width[widest_column(c)]--;
    return total <= width;
}

/* As many whole words as fit; at least one. */
static piece take_fitting(piece *cell, int width)
{
    piece word, taken = {NULL, 0}, rest = *cell;
    while (next_word(&rest, &word)) {
        if (taken.start == NULL) taken.start = word.start;
        piece longer = {taken.start, (size_t)(word.start + word.length - taken.start)};
        if (taken.length > 0 && visible_width(longer, false) > width) break;
        taken = longer;
        *cell = rest;
    }
    return taken;
}

static void put_row(page *p, const columns *c, piece line)
{
    piece cell[COLUMNS_MAX] = {{0}};
    for (int i = 0; i < c->count; i++)
        if (!next_cell(&line, &cell[i])) break;
    bool is_left = true;
    while (is_left) {
        int left_edge = 0;
        is_left = false;
        for (int i = 0; i < c->count; i++) {
            piece part = take_fitting(&cell[i], c->width[i]);
            if (part.length > 0) indent_to(p, left_edge);
            put_styled(p, part);
            is_left = is_left || !is_blank(cell[i]);
            left_edge += c->width[i] + 2;
        }
        end_line(p);
    }
}

/* A row of a table that is too wide for the screen: "Archer: weight light; health 2; ...". */
static void put_row_as_item(page *p, piece head, piece line)
{
    char item[2048];
    piece name, cell;
    vx_text text = vx_text_on(item, sizeof item);
    vx_add(&text, "- **");
    for (int i = 0; next_cell(&head, &name) && next_cell(&line, &cell); i++) {
        if (i > 0 && cell.length == 0) continue;
        if (i > 1) vx_add(&text, "; ");
        if (i > 0) vx_add_bytes(&text, name.start, name.length);
        if (i > 0) vx_add_char(&text, ' ');
        vx_add_bytes(&text, cell.start, cell.length);
        if (i == 0) vx_add(&text, "**: ");
    }
    put_item(p, (piece){item, text.length});
}

static const char *measure_table(columns *c, const char *text, const char *end)
{
    piece line;
    for (; text < end && begins(line = line_at(text, end), "|"); text += line.length + 1)
        if (!is_ruler(line)) measure_row(c, line);
    return text;
}

static const char *put_table(page *p, const char *text, const char *end)
{
    columns c = {.count = 0};
    piece head = line_at(text, end), line;
    const char *table_end = measure_table(&c, text, end);
    bool fits = shrink(&c, p->width);
    for (; text < table_end; text += line.length + 1) {
        line = line_at(text, end);
        bool is_head = line.start == head.start;
        if (is_ruler(line) || (is_head && !fits)) continue;
        set_bold(p, is_head);
        if (fits)
            put_row(p, &c, line);
        else
            put_row_as_item(p, head, line);
        set_bold(p, false);
    }
    return table_end;
}

/* ---- The page ---- */

static const char *put_board(page *p, const char *text, const char *end)
{
    piece line = line_at(text, end);
    for (text += line.length + 1; text < end; text += line.length + 1) {
        line = line_at(text, end);
        if (begins(line, "```")) return text + line.length + 1;
        put_board_line(p, line);
    }
    return text;
}

static const char *put_block(page *p, const char *text, const char *end)
{
    piece line = line_at(text, end);
    if (begins(line, "```")) return put_board(p, text, end);
    if (begins(line, "|")) return put_table(p, text, end);
    if (is_blank(line)) {
        end_line(p);
        return text + line.length + 1;
    }
    if (begins(line, "#")) {
        put_heading(p, line);
        return text + line.length + 1;
    }
    piece paragraph = paragraph_at(text, end);
    if (begins(line, "- "))
        put_item(p, paragraph);
    else
        flow(p, paragraph);
    return paragraph.start + paragraph.length + 1;
}

void vx_answer_markdown(vx_session *session, const char *text, size_t length)
{
    const vx_host *host = session->host;
    int width = host->width > 0 ? host->width : 80;
    page p = {.session = session, .color = host->color};
    p.width = width < NARROWEST ? NARROWEST : width > WIDEST ? WIDEST : width;
    const char *end = text + length;
    while (text < end) text = put_block(&p, text, end);
}
