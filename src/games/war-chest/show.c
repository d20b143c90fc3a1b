/* SPDX-License-Identifier: MIT */
/* show.c - the table of War Chest in a terminal: the board seen from the viewer's side, then what
 * each seat has. */
#include <string.h>

#include "games/war-chest/war_chest.h"

/* ---- Colours ---- */

typedef struct {
    const war_chest *s;
    const vx_style *style;
    vx_text *out;
    bool is_turned; /* seen from the Raven's side */
} picture;

static void add_coloured(const picture *p, const char *code, const char *text, size_t length)
{
    if (p->style->color && code != NULL) vx_add(p->out, code);
    vx_add_bytes(p->out, text, length);
    if (p->style->color && code != NULL) vx_add(p->out, "\x1b[0m");
}

static const char *const faction_colours[FACTIONS] = {"\x1b[1;36m", "\x1b[1;33m"};
static const char *const dim = "\x1b[2m";

/* ---- The board ----
 *
 * A hex takes two rows and five columns; the next file begins one row lower or higher:
 *      ____
 *     /f4 *\____        coordinates, and * a Location nobody holds, W or R one that is held
 *     \1kn2/             seat, type and stack of the unit */

enum { FILES = 11, CELL = 4, BOARD_ROWS = 15 };
static const uint8_t heights[FILES] = {2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2};
static const uint8_t file_starts[FILES] = {0, 2, 5, 9, 14, 20, 27, 33, 38, 42, 45};

/* The hex whose upper (`half` 0) or lower row of text lies in this row of this file, or NO_HEX. Row
 * 0 is the top edge of the board. */
static int hex_in_row(const picture *p, int file, int row, int *half)
{
    int top = 1 + (7 - heights[file]); /* the row of the file's highest hex */
    if (row < top || row >= top + 2 * heights[file]) return NO_HEX;
    *half = (row - top) % 2;
    int hex = file_starts[file] + heights[file] - 1 - (row - top) / 2;
    return p->is_turned ? HEXES - 1 - hex : hex;
}

static void add_upper_cell(const picture *p, int hex)
{
    const war_chest *s = p->s;
    if (p->style->color) vx_add(p->out, dim);
    wc_add_hex(p->out, hex);
    if (p->style->color) vx_add(p->out, "\x1b[0m");
    vx_add_char(p->out, ' ');
    for (int faction = 0; faction < FACTIONS; faction++) {
        if (!(s->marks[faction] >> hex & 1)) continue;
        add_coloured(p, faction_colours[faction], wc_faction_letters[faction], 1);
        return;
    }
    bool is_free = (s->locations) >> hex & 1;
    vx_add_char(p->out, is_free ? '*' : ' ');
}

static void add_lower_cell(const picture *p, int hex)
{
    const war_chest *s = p->s;
    int unit = s->unit_at[hex];
    if (unit == NO_UNIT) {
        vx_add(p->out, p->style->unicode ? "▁▁▁▁" : "____");
        return;
    }
    char text[CELL + 1];
    vx_text cell = vx_text_on(text, sizeof text);
    vx_add_number(&cell, unit_seat(unit) + 1);
    wc_add_type(&cell, s->kind[unit]);
    vx_add_number(&cell, s->stack[unit]);
    add_coloured(p, faction_colours[faction_of(unit_seat(unit))], text, CELL);
}

static bool is_in_use(const picture *p, int hex)
{
    return hex != NO_HEX && has(p->s->map, hex);
}

/* The edge between two files: it belongs to whichever of the two has a hex there. */
static void add_edge(const picture *p, int file, int row)
{
    int half_left = 0, half_right = 0;
    int left = file > 0 ? hex_in_row(p, file - 1, row, &half_left) : NO_HEX;
    int right = file < FILES ? hex_in_row(p, file, row, &half_right) : NO_HEX;
    bool rises, falls;
    rises = (is_in_use(p, left) && half_left == 1) || (is_in_use(p, right) && half_right == 0);
    falls = (is_in_use(p, left) && half_left == 0) || (is_in_use(p, right) && half_right == 1);
    if (rises)
        vx_add(p->out, p->style->unicode ? "╱" : "/");
    else if (falls)
        vx_add(p->out, p->style->unicode ? "╲" : "\\");
    else
        vx_add_char(p->out, ' ');
}

/* Above the highest hex of a file runs its top edge. */
static bool is_top_edge(const picture *p, int file, int row)
{
    int half = 0;
    return hex_in_row(p, file, row, &half) == NO_HEX &&
           is_in_use(p, hex_in_row(p, file, row + 1, &half)) && half == 0;
}

static void draw_row(const picture *p, int row)
{
    int first = p->s->players == 2 ? 2 : 0, last = p->s->players == 2 ? 8 : 10;
    for (int file = first; file <= last; file++) {
        int half = 0, hex = hex_in_row(p, file, row, &half);
        add_edge(p, file, row);
        if (is_top_edge(p, file, row))
            vx_add(p->out, p->style->unicode ? "▁▁▁▁" : "____");
        else if (!is_in_use(p, hex))
            vx_add_spaces(p->out, CELL);
        else if (half == 0)
            add_upper_cell(p, hex);
        else
            add_lower_cell(p, hex);
    }
    add_edge(p, last + 1, row);
}

/* Without the blanks at its end. */
static void add_board_row(const picture *p, int row)
{
    char line[1024];
    vx_text text = vx_text_on(line, sizeof line);
    picture into = {.s = p->s, .style = p->style, .out = &text, .is_turned = p->is_turned};
    draw_row(&into, row);
    size_t length = text.length;
    while (length > 0 && line[length - 1] == ' ') length--;
    vx_add_bytes(p->out, line, length);
}

/* ---- What lies beside the board ---- */

static void add_word(const picture *p, const char *english, const char *russian)
{
    vx_add(p->out, p->style->language == VX_RUSSIAN ? russian : english);
}

static void add_seat_name(const picture *p, int seat)
{
    char text[32];
    vx_text name = vx_text_on(text, sizeof text);
    wc_add_seat(&name, seat);
    vx_add_char(&name, ' ');
    vx_add(&name, wc_faction_names[faction_of(seat)][p->style->language]);
    add_coloured(p, faction_colours[faction_of(seat)], text, name.length);
}

static void add_coins(const picture *p, int seat, zone coins)
{
    bool is_first = true;
    if (coins == 0) vx_add_char(p->out, '-');
    for (int slot = 0; slot < 8; slot++) {
        int count = coins_in(coins, slot);
        if (count == 0) continue;
        if (!is_first) vx_add_char(p->out, ' ');
        is_first = false;
        wc_add_type(p->out, slot == UNKNOWN_SLOT ? UNKNOWN_COIN : slot_type(p->s, seat, slot));
        if (count > 1 || slot == UNKNOWN_SLOT) vx_add_number(p->out, count);
    }
}

static void add_zone(const picture *p, const char *english, const char *russian, int seat,
                     zone coins)
{
    vx_add(p->out, "  ");
    add_word(p, english, russian);
    vx_add(p->out, " (");
    vx_add_number(p->out, size_of_zone(coins));
    vx_add(p->out, "): ");
    add_coins(p, seat, coins);
}

static void add_army(const picture *p, int seat)
{
    bool is_first = true;
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = p->s->kind[seat * UNITS_EACH + slot];
        if (type == NO_TYPE) continue;
        vx_add(p->out, is_first ? ": " : ", ");
        is_first = false;
        vx_add(p->out, wc_types[type].code);
        vx_add_char(p->out, ' ');
        vx_add(p->out, wc_types[type].name[p->style->language]);
    }
    vx_add_char(p->out, '\n');
}

static void add_seat(const picture *p, int seat)
{
    const war_chest *s = p->s;
    add_seat_name(p, seat);
    if (s->init == seat && s->node >= NODE_DRAW) add_word(p, " [initiative]", " [инициатива]");
    add_army(p, seat);
    add_zone(p, "hand", "рука", seat, s->hand[seat]);
    add_zone(p, "bag", "мешок", seat, s->bag[seat]);
    vx_add_char(p->out, '\n');
    add_zone(p, "face up", "открытый сброс", seat, s->up[seat]);
    add_zone(p, "face down", "закрытый сброс", seat, s->down[seat]);
    vx_add_char(p->out, '\n');
    add_zone(p, "supply", "запас", seat, s->supply[seat]);
    add_zone(p, "lost", "выбыло", seat, s->out[seat]);
    vx_add_char(p->out, '\n');
}

static void add_decrees(const picture *p)
{
    const war_chest *s = p->s;
    if (s->decrees == 0) return;
    add_word(p, "decrees:", "указы:");
    for (int which = 0; which < DECREES; which++) {
        if ((s->decrees >> which & 1) == 0) continue;
        vx_add_char(p->out, ' ');
        vx_add(p->out, wc_decrees[which].name[p->style->language]);
        vx_add(p->out, " [");
        bool is_sealed = false;
        for (int faction = 0; faction < FACTIONS; faction++) {
            if ((s->seals[faction] >> which & 1) == 0) continue;
            add_coloured(p, faction_colours[faction], wc_faction_letters[faction], 1);
            is_sealed = true;
        }
        if (!is_sealed) vx_add_char(p->out, '-');
        vx_add_char(p->out, ']');
    }
    vx_add_char(p->out, '\n');
}

static void add_markers(const picture *p)
{
    add_word(p, "markers placed:", "эмблем на поле:");
    for (int faction = 0; faction < FACTIONS; faction++) {
        vx_add_char(p->out, ' ');
        vx_add(p->out, wc_faction_names[faction][p->style->language]);
        vx_add_char(p->out, ' ');
        vx_add_number(p->out, __builtin_popcountll(p->s->marks[faction]));
        vx_add_char(p->out, '/');
        vx_add_number(p->out, p->s->markers);
    }
    vx_add_char(p->out, '\n');
}

static int columns_of(const char *text)
{
    return vx_columns(text, strlen(text));
}

/* A dozen names are wider than many a terminal. */
static void add_cards_on_offer(const picture *p)
{
    enum { AROUND_NAME = 5 }; /* " ar Archer," */
    static const char *const title[VX_LANGUAGES] = {"on offer:", "на выбор:"};
    if (p->s->pool == 0) return;
    int column = columns_of(title[p->style->language]);
    vx_add(p->out, title[p->style->language]);
    for (uint32_t rest = p->s->pool; rest != 0; rest &= rest - 1) {
        int type = __builtin_ctz(rest);
        int width = columns_of(wc_types[type].name[p->style->language]) + AROUND_NAME;
        bool is_full = p->style->width > 0 && column + width > p->style->width;
        if (is_full) vx_add(p->out, "\n ");
        column = is_full ? 1 + width : column + width;
        vx_add_char(p->out, ' ');
        vx_add(p->out, wc_types[type].code);
        vx_add_char(p->out, ' ');
        vx_add(p->out, wc_types[type].name[p->style->language]);
        if ((rest & (rest - 1)) != 0) vx_add_char(p->out, ',');
    }
    vx_add_char(p->out, '\n');
}

/* What is asked, of whom. */
static const char *const questions[NODES][VX_LANGUAGES] = {
    [NODE_DECREES] = {"three decrees are turned up", "открываются три указа"},
    [NODE_DEAL] = {"cards are dealt", "раздаются карты"},
    [NODE_POOL] = {"cards are laid out for the draft", "выкладываются карты для отбора"},
    [NODE_FLIP] = {"the marker is flipped", "бросок маркера"},
    [NODE_SEAT] = {"which partner takes the marker?", "кто из союзников берёт маркер?"},
    [NODE_PICK] = {"picks a card", "выбирает карту"},
    [NODE_DRAW] = {"a coin is drawn", "тянется жетон"},
    [NODE_PLAY] = {"plays a coin", "играет жетон"},
    [NODE_SOAK] = {"Royal Guard: a coin of the stack or of the supply?",
                   "Королевская гвардия: жетон стопки или запаса?"},
    [NODE_FOOT] = {"the other Footman acts", "действует второй отряд Пехотинцев"},
    [NODE_DECREE] = {"proclaims a decree by the Earl", "оглашает указ через Графа"},
    [NODE_SPY] = {"has looked at a hand: drop a coin?", "видит чужую руку: сбросить жетон?"},
    [NODE_ORDER] = {"what comes first?", "что раньше?"},
    [NODE_THEN] = {"may use its attribute", "может использовать преимущество"},
    [NODE_FORCED] = {"plays the coin of the Warrior Priest", "играет жетон Воина-священника"},
    [NODE_OVER] = {"the game is over", "партия окончена"},
};

static void add_result(const war_chest *s, vx_language language, vx_text *out)
{
    static const char *const won[VX_LANGUAGES] = {"; won by ", "; победа: "};
    static const char *const drawn[VX_LANGUAGES] = {"; a draw", "; ничья"};
    if (s->winner == NO_WINNER) {
        vx_add(out, drawn[language]);
        return;
    }
    vx_add(out, won[language]);
    vx_add(out, wc_faction_names[s->winner][language]);
}

void wc_status(const void *state, vx_language language, vx_text *out)
{
    static const char *const round[VX_LANGUAGES] = {"round ", "раунд "};
    const war_chest *s = state;
    if (s->round > 0) {
        vx_add(out, round[language]);
        vx_add_number(out, s->round);
        vx_add(out, ", ");
    }
    if (s->actor >= 0) {
        vx_add(out, wc_faction_names[faction_of(s->actor)][language]);
        vx_add(out, s->actor < FACTIONS ? ": " : " 2: "); /* partners have the third and fourth */
    }
    vx_add(out, questions[s->node][language]);
    if (s->node == NODE_OVER) add_result(s, language, out);
}

/* ---- A low screen: what the seats have stands beside the board ---- */

enum { PANEL_CAP = 8192, PIECE_CAP = 256 };

/* Pieces of text that go on new lines where they do not fit. */
typedef struct {
    picture to;
    int room, used;
} panel;

static void end_panel_line(panel *into)
{
    if (into->used > 0) vx_add_char(into->to.out, '\n');
    into->used = 0;
}

static void add_piece(panel *into, const char *piece)
{
    int columns = columns_of(piece);
    if (into->used > 0 && into->used + 1 + columns > into->room) {
        end_panel_line(into);
        vx_add_char(into->to.out, ' ');
        into->used = 1;
    }
    if (into->used > 1) vx_add_char(into->to.out, ' ');
    vx_add(into->to.out, piece);
    into->used += columns + (into->used > 1);
}

/* Broken between words. */
static void add_words(panel *into, char *words)
{
    for (char *at = words; *at != '\0';) {
        size_t length = strcspn(at, " \n");
        char end = at[length];
        at[length] = '\0';
        if (length > 0) add_piece(into, at);
        at += length + (end != '\0');
    }
}

/* "hand cb ma ro;" An empty one is left out; where there is little room only the number is said. */
static void add_zone_words(panel *into, const char *const name[VX_LANGUAGES], int seat, zone coins,
                           bool is_brief)
{
    char words[PIECE_CAP];
    vx_text text = vx_text_on(words, sizeof words);
    picture on = into->to;
    on.out = &text;
    if (coins == 0) return;
    vx_add(&text, name[on.style->language]);
    vx_add_char(&text, ' ');
    if (is_brief)
        vx_add_number(&text, size_of_zone(coins));
    else
        add_coins(&on, seat, coins);
    vx_add_char(&text, ';');
    add_words(into, words);
}

/* Of four seats the viewer's own is told whole, but for what nobody has to think of. */
static void add_zones(panel *into, int seat)
{
    static const char *const names[][VX_LANGUAGES] = {
        {"hand", "рука"},         {"bag", "мешок"},    {"face up", "открыто"},
        {"face down", "закрыто"}, {"supply", "запас"}, {"lost", "выбыло"}};
    const war_chest *s = into->to.s;
    bool are_many = s->players > FACTIONS, is_brief = are_many && seat != into->to.style->seat;
    add_zone_words(into, names[0], seat, s->hand[seat], is_brief);
    if (!is_brief) add_zone_words(into, names[1], seat, s->bag[seat], are_many);
    if (!is_brief) add_zone_words(into, names[2], seat, s->up[seat], false);
    if (!is_brief) add_zone_words(into, names[3], seat, s->down[seat], false);
    add_zone_words(into, names[4], seat, s->supply[seat], is_brief);
    if (!are_many) add_zone_words(into, names[5], seat, s->out[seat], false);
}

/* With the names of its units where there are two seats; four have room for the codes alone. */
static void add_panel_seat(panel *into, int seat)
{
    char piece[PIECE_CAP];
    const war_chest *s = into->to.s;
    vx_text text = vx_text_on(piece, sizeof piece);
    picture on = into->to;
    on.out = &text;
    add_seat_name(&on, seat);
    vx_add_char(&text, s->init == seat && s->node >= NODE_DRAW ? '*' : ':');
    add_piece(into, piece);
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type == NO_TYPE) continue;
        text = vx_text_on(piece, sizeof piece);
        vx_add(&text, wc_types[type].code);
        if (s->players == FACTIONS) {
            vx_add_char(&text, ' ');
            vx_add(&text, wc_types[type].name[on.style->language]);
        }
        add_piece(into, piece);
    }
    end_panel_line(into);
    vx_add_char(into->to.out, ' ');
    into->used = 1;
    add_zones(into, seat);
    end_panel_line(into);
}

static void add_panel(panel *into)
{
    char words[1024];
    const war_chest *s = into->to.s;
    void (*const parts[])(const picture *) = {add_markers, add_decrees, add_cards_on_offer};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        vx_text text = vx_text_on(words, sizeof words);
        picture on = into->to;
        on.out = &text;
        parts[i](&on);
        add_words(into, words);
        end_panel_line(into);
    }
    for (int seat = 0; seat < s->players; seat++) add_panel_seat(into, seat);
}

static void add_low_table(const picture *p)
{
    enum { SMALL_BOARD = 37, LARGE_BOARD = 57 };
    char lines[PANEL_CAP];
    vx_text text = vx_text_on(lines, sizeof lines);
    int column = p->s->players == FACTIONS ? SMALL_BOARD : LARGE_BOARD;
    panel beside = {.to = *p, .room = p->style->width - column};
    beside.to.out = &text;
    add_panel(&beside);
    const char *rest = lines;
    for (int row = 0; row < p->style->height && (row < BOARD_ROWS || *rest != '\0'); row++) {
        size_t start = p->out->length;
        if (row < BOARD_ROWS) add_board_row(p, row);
        if (*rest != '\0') vx_add_padding(p->out, start, column);
        vx_add_line_of(p->out, &rest);
        vx_add_char(p->out, '\n');
    }
}

void wc_show(const void *state, const vx_style *style, vx_text *out)
{
    const war_chest *s = state;
    picture p = {.s = s, .style = style, .out = out};
    p.is_turned = style->seat >= 0 && faction_of(style->seat) == RAVEN;
    if (style->height >= BOARD_ROWS && style->width >= 80) {
        add_low_table(&p);
        return;
    }
    for (int row = 0; row < BOARD_ROWS; row++) {
        add_board_row(&p, row);
        vx_add_char(out, '\n');
    }
    add_markers(&p);
    add_decrees(&p);
    add_cards_on_offer(&p);
    for (int seat = 0; seat < s->players; seat++) add_seat(&p, seat);
    wc_status(s, style->language, out);
    vx_add_char(out, '\n');
}
