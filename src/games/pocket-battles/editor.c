/* SPDX-License-Identifier: MIT */
/* editor.c - positions drawn by people: units in zones, tiles in units, wounds, tokens, whose turn it is. The text of
 * the position is rewritten line by line; contacts and free tokens follow from it. */
#include <string.h>

#include "core/editor.h"
#include "core/json.h"
#include "games/pocket-battles/battle.h"

enum { TEXT_CAP = 1 << 14 };

/* ---- What is offered ---- */

static bool is_taken(const battle *b, int tile)
{
    for (int seat = 0; seat < SIDES; seat++)
        for (int i = 0; i < b->side[seat].troop_count; i++)
            if (b->side[seat].tile[i] == tile) return true;
    return false;
}

static void add_tiles(vx_text *out, const battle *b, int seat, vx_language language)
{
    int army = b->side[seat].army;
    for (int tile = army * ARMY_TILES; army < ARMIES && tile < (army + 1) * ARMY_TILES; tile++) {
        char key[24], name[96];
        vx_text text = vx_text_on(key, sizeof key), words = vx_text_on(name, sizeof name);
        if (is_taken(b, tile)) continue;
        vx_add_number(&text, seat + 1);
        vx_add(&text, pb_book.tile[tile].id);
        vx_add(&words, tiles_of(&b->side[seat])[tile].name[language]);
        vx_add(&words, ", ");
        vx_add_number(&words, tiles_of(&b->side[seat])[tile].cost);
        vx_add_edit_item(out, key, name, armies_of(&b->side[seat])[army].name[language]);
    }
}

static void add_items(vx_text *out, const battle *b, vx_language language)
{
    static const char *const tools[VX_LANGUAGES] = {"Wounds", "Раны"};
    static const char *const wound[VX_LANGUAGES] = {"One wound more", "Ещё рана"};
    static const char *const heal[VX_LANGUAGES] = {"One wound less", "Раной меньше"};
    vx_add_edit_item(out, "wound", wound[language], tools[language]);
    vx_add_edit_item(out, "heal", heal[language], tools[language]);
    for (int seat = 0; seat < SIDES; seat++) add_tiles(out, b, seat, language);
}

static void add_orders(vx_text *out, const battle *b, int seat, vx_language language)
{
    static const char *const orders[VX_LANGUAGES] = {"orders on it", "приказов"};
    static const char *const spent[VX_LANGUAGES] = {"tokens set aside", "отложено жетонов"};
    const side *s = &b->side[seat];
    const char *army = s->army <= ARMIES ? armies_of(s)[s->army].name[language] : "";
    vx_add_edit_number(out, seat == 0 ? "passed1" : "passed2", spent[language], s->passed, army,
                       spent[language]);
    for (int unit = 0; unit < s->unit_count; unit++) {
        char key[24], row[8];
        vx_text text = vx_text_on(key, sizeof key), name = vx_text_on(row, sizeof row);
        if (s->place[unit] >= ZONES) continue;
        pb_add_unit(&name, seat, unit);
        vx_add(&text, row);
        vx_add(&text, ".orders");
        vx_add_edit_number(out, key, orders[language], s->orders[unit], row, orders[language]);
    }
}

/* Units, and the tiles that lie in them. */
static void add_pieces(vx_text *out, const battle *b)
{
    vx_open_edit_pieces(out);
    for (int seat = 0; seat < SIDES; seat++) {
        const side *s = &b->side[seat];
        for (int unit = 0; unit < s->unit_count; unit++) {
            char name[8];
            vx_text text = vx_text_on(name, sizeof name);
            if (s->place[unit] == LOST) continue;
            pb_add_unit(&text, seat, unit);
            vx_json_text(out, NULL, name);
        }
        for (int i = 0; i < s->troop_count; i++)
            if (s->wounds[i] != DEAD) vx_json_text(out, NULL, pb_book.tile[s->tile[i]].id);
    }
    vx_json_close(out, ']');
}

static void offer(const void *state, vx_language language, vx_text *out)
{
    static const char *const turn[VX_LANGUAGES] = {"To act", "Ходит"};
    static const char *const round[VX_LANGUAGES] = {"Round", "Раунд"};
    static const char *const size[VX_LANGUAGES] = {"Points of the battle", "Очков в битве"};
    const battle *b = state;
    add_pieces(out, b);
    vx_json_open(out, "items", '[');
    add_items(out, b, language);
    vx_json_close(out, ']');
    vx_json_open(out, "fields", '[');
    vx_open_edit_field(out, "turn", turn[language], b->active == 0 ? "1" : "2");
    for (int seat = 0; seat < SIDES; seat++)
        vx_add_edit_choice(out, seat == 0 ? "1" : "2",
                           b->side[seat].army <= ARMIES
                               ? armies_of(&b->side[seat])[b->side[seat].army].name[language]
                               : "");
    vx_json_close(out, ']');
    vx_json_close(out, '}');
    vx_add_edit_number(out, "round", round[language], b->round, NULL, NULL);
    vx_add_edit_number(out, "size", size[language], b->size, NULL, NULL);
    for (int seat = 0; seat < SIDES; seat++) add_orders(out, b, seat, language);
    vx_json_close(out, ']');
}

/* ---- What an edit means ---- */

typedef struct {
    const battle *was;
    int seat, unit;  /* whom it is about, or NONE */
    int zone;        /* where it goes; NONE: nowhere */
    int foe;         /* the enemy unit that it meets there, or NONE */
    int tile;        /* of that unit, or a new one; NONE */
    int wounds;      /* 1 or -1: of the tile */
    bool is_new;     /* the tile is new: in the unit, or in the zone as a unit of its own */
    bool is_dead;    /* the tile falls, or the whole unit */
    const char *key; /* a field, or "" */
    const char *value;
    bool has_fights; /* the line is written */
    int lines_of;    /* the army whose units are being read, or NONE */
} job;

static int seat_of_unit_name(const char *text, int *unit)
{
    vx_word word = {.start = text, .length = strlen(text)};
    int code;
    if (!pb_take_unit(&word, &code)) return NONE;
    *unit = code_unit(code);
    return code_seat(code);
}

/* The unit of that name, or the one that holds that tile. */
static bool find_unit(job *j, const char *text)
{
    vx_word word = {.start = text, .length = strlen(text)};
    j->seat = seat_of_unit_name(text, &j->unit);
    if (j->seat != NONE) return j->unit < j->was->side[j->seat].unit_count;
    int tile = pb_read_tile(&word);
    for (int seat = 0; seat < SIDES && tile != NONE; seat++)
        for (int i = 0; i < j->was->side[seat].troop_count; i++)
            if (j->was->side[seat].tile[i] == tile) {
                j->seat = seat;
                j->unit = j->was->side[seat].unit[i];
                j->tile = tile;
                return true;
            }
    return false;
}

static bool read_zone(job *j, const char *text)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return pb_take_zone(&word, &j->zone);
}

/* Onto an enemy: both fight in his sector. */
static bool meet(job *j, const char *text)
{
    job other = *j;
    if (!find_unit(&other, text) || other.seat == j->seat) return false;
    int place = j->was->side[other.seat].place[other.unit];
    if (place >= ZONES) return false;
    j->foe = other.unit;
    j->zone = ENGAGED + sector_of(place);
    return true;
}

static bool read_place(job *j, const vx_edit *e)
{
    vx_word id = {.start = e->what + 1, .length = strlen(e->what) - (e->what[0] != '\0')};
    bool is_wound = strcmp(e->what, "wound") == 0;
    if (is_wound || strcmp(e->what, "heal") == 0) {
        j->wounds = is_wound ? 1 : -1;
        return find_unit(j, e->where) && j->tile != NONE;
    }
    int tile = pb_read_tile(&id);
    if ((e->what[0] != '1' && e->what[0] != '2') || tile == NONE) return false;
    j->is_new = true;
    if (read_zone(j, e->where)) {
        j->seat = e->what[0] - '1';
        j->unit = j->was->side[j->seat].unit_count;
    } else if (!find_unit(j, e->where)) {
        return false;
    }
    j->tile = tile;
    return true;
}

static bool read_edit(job *j, const vx_edit *e)
{
    if (strcmp(e->verb, "set") == 0) {
        j->key = e->what;
        j->value = e->where;
        return true;
    }
    if (strcmp(e->verb, "place") == 0) return read_place(j, e);
    if (!find_unit(j, e->what)) return false;
    if (strcmp(e->verb, "move") == 0) {
        j->tile = NONE;
        return read_zone(j, e->where) || meet(j, e->where);
    }
    j->is_dead = true;
    return strcmp(e->verb, "remove") == 0;
}

/* ---- Lines ---- */

static void add_tile(const job *j, const vx_word *word, bool is_unit, vx_text *out)
{
    vx_word id = *word;
    size_t length = strcspn(word->start, "/x ");
    if (length < word->length) id.length = length;
    bool is_it = is_unit && !j->is_new && j->tile != NONE && pb_read_tile(&id) == j->tile;
    bool was_dead = word->start[word->length - 1] == 'x';
    int wounds = id.length < word->length && !was_dead ? word->start[word->length - 1] - '0' : 0;
    vx_add_char(out, ' ');
    vx_add_bytes(out, id.start, id.length);
    if (is_it) wounds += j->wounds;
    bool falls = is_unit && j->is_dead && (j->tile == NONE || is_it);
    if (was_dead || falls)
        vx_add_char(out, 'x');
    else if (wounds > 0) {
        vx_add_char(out, '/');
        vx_add_number(out, wounds);
    }
}

/* Is nobody left in the unit when its tile has fallen? */
static bool is_last_tile(const job *j)
{
    const side *s = &j->was->side[j->seat];
    int alive = 0;
    for (int i = 0; i < s->troop_count; i++) alive += s->unit[i] == j->unit && s->wounds[i] != DEAD;
    return j->tile == NONE || alive <= 1;
}

static bool is_moved(const job *j, int seat, int unit)
{
    return seat == j->seat && unit == j->unit;
}

static bool is_foe(const job *j, int seat, int unit)
{
    return j->foe != NONE && seat != j->seat && unit == j->foe;
}

/* Did the two fight, and does nothing part them? */
static bool still_fights(const job *j, int seat, int unit, int other)
{
    const side *s = &j->was->side[seat];
    bool is_touched = is_moved(j, seat, unit) || is_moved(j, 1 - seat, other);
    if (unit >= s->unit_count || !(s->contact[unit] & BIT(other))) return false;
    if (!is_touched) return true;
    if (j->is_dead) return !is_last_tile(j);
    return j->zone == NONE || j->zone == s->place[unit];
}

static bool fights_anybody(const job *j, int seat, int unit)
{
    for (int other = 0; other < j->was->side[1 - seat].unit_count; other++)
        if (still_fights(j, seat, unit, other)) return true;
    return false;
}

/* A unit that is left alone in the Engagement zone goes back to its front. */
static int zone_after(const job *j, int seat, int unit)
{
    int place = j->was->side[seat].place[unit];
    if (is_moved(j, seat, unit) && j->is_dead && is_last_tile(j)) return LOST;
    if ((is_moved(j, seat, unit) || is_foe(j, seat, unit)) && j->zone != NONE) return j->zone;
    if (place < ENGAGED || place >= ZONES || fights_anybody(j, seat, unit)) return place;
    return FRONT + sector_of(place);
}

static void add_orders_of(const job *j, const char *name, int orders, vx_text *out)
{
    size_t length = strlen(name);
    vx_word value = {.start = j->value, .length = strlen(j->value)};
    int64_t number = orders;
    if (strncmp(j->key, name, length) == 0 && strcmp(j->key + length, ".orders") == 0)
        vx_word_number(&value, 0, 99, &number);
    if (number == 0) return;
    vx_add(out, " orders ");
    vx_add_number(out, number);
}

static void rewrite_unit(const job *j, int seat, int unit, const char *line, vx_text *out)
{
    const side *s = &j->was->side[seat];
    bool is_it = seat == j->seat && unit == j->unit;
    int zone = zone_after(j, seat, unit);
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    pb_add_unit(&text, seat, unit);
    vx_add(out, name);
    vx_add_char(out, ' ');
    if (zone == LOST)
        vx_add(out, "lost");
    else if (zone == UNPLACED)
        vx_add_char(out, '-');
    else
        pb_add_zone(out, zone);
    if (zone != LOST) add_orders_of(j, name, s->orders[unit], out);
    vx_add(out, " :");
    vx_reader in = vx_read(strchr(line, ':') + 1);
    vx_word word;
    while (vx_next_word(&in, &word)) add_tile(j, &word, is_it, out);
    if (is_it && j->is_new) {
        vx_add_char(out, ' ');
        vx_add(out, pb_book.tile[j->tile].id);
    }
    vx_add_char(out, '\n');
}

/* A tile in a zone is a unit of its own, behind the last of its side. */
static void add_new_unit(const job *j, int seat, vx_text *out)
{
    if (!j->is_new || seat != j->seat || j->unit != j->was->side[seat].unit_count) return;
    pb_add_unit(out, seat, j->unit);
    vx_add_char(out, ' ');
    pb_add_zone(out, j->zone);
    vx_add(out, " : ");
    vx_add(out, pb_book.tile[j->tile].id);
    vx_add_char(out, '\n');
}

/* Contacts that stay, and whom the one that moved meets. */
static void add_fights(const job *j, vx_text *out)
{
    bool is_first = true;
    for (int one = 0; one < j->was->side[0].unit_count; one++)
        for (int other = 0; other < j->was->side[1].unit_count; other++) {
            bool met = (is_moved(j, 0, one) && is_foe(j, 1, other)) ||
                       (is_moved(j, 1, other) && is_foe(j, 0, one));
            if (!met && !still_fights(j, 0, one, other)) continue;
            vx_add(out, is_first ? "fights " : " ");
            is_first = false;
            pb_add_unit(out, 0, one);
            vx_add_char(out, '-');
            pb_add_unit(out, 1, other);
        }
    if (!is_first) vx_add_char(out, '\n');
}

static void add_army_line(const job *j, int seat, const char *line, vx_text *out)
{
    const side *s = &j->was->side[seat];
    vx_reader in = vx_read(line);
    vx_word word;
    int64_t passed = s->passed;
    vx_word value = {.start = j->value, .length = strlen(j->value)};
    if (strcmp(j->key, seat == 0 ? "passed1" : "passed2") == 0)
        vx_word_number(&value, 0, 99, &passed);
    for (int i = 0; i < 3 && vx_next_word(&in, &word); i++) {
        if (i > 0) vx_add_char(out, ' ');
        vx_add_bytes(out, word.start, word.length);
    }
    const struct {
        const char *key;
        int64_t number;
    } tokens[] = {{" passed ", passed}, {" aside ", s->aside}, {" debt ", s->debt}};
    for (int i = 0; i < 3; i++)
        if (tokens[i].number > 0) {
            vx_add(out, tokens[i].key);
            vx_add_number(out, tokens[i].number);
        }
    vx_add_char(out, '\n');
}

static void end_armies(job *j, vx_text *out)
{
    if (j->has_fights) return;
    j->has_fights = true;
    add_new_unit(j, 1, out);
    add_fights(j, out);
}

static void add_setting(vx_text *out, const char *key, const char *value)
{
    vx_add(out, key);
    vx_add(out, value);
    vx_add_char(out, '\n');
}

static const char *asked_or(const job *j, const char *key, int number, char digits[16])
{
    vx_text text = vx_text_on(digits, 16);
    vx_add_number(&text, number);
    return strcmp(j->key, key) == 0 ? j->value : digits;
}

static void rewrite(void *context, const char *line, vx_text *out)
{
    static const char *const begun[] = {"options", "fights", "turn", "order", "blow",
                                        "allot",   "next",   "over", "round"};
    job *j = context;
    int unit;
    if (vx_begins_with_word(line, "army")) {
        j->lines_of = line[5] - '1';
        if (j->lines_of == 1) add_new_unit(j, 0, out);
        add_army_line(j, j->lines_of, line, out);
        return;
    }
    size_t length = strcspn(line, " ");
    char name[8] = "";
    if (length < sizeof name && strchr(line, ':') != NULL) {
        memcpy(name, line, length);
        int seat = seat_of_unit_name(name, &unit);
        if (seat != NONE) {
            rewrite_unit(j, seat, unit, line, out);
            return;
        }
    }
    end_armies(j, out);
    for (size_t i = 0; i < sizeof begun / sizeof begun[0]; i++)
        if (vx_begins_with_word(line, begun[i])) return;
    vx_add(out, line);
    vx_add_char(out, '\n');
}

/* The options come first, the turn last; what was begun is left. */
static bool edit(const void *state, const vx_edit *e, vx_text *out)
{
    char text[TEXT_CAP], digits[16];
    const battle *b = state;
    vx_text body = vx_text_on(text, sizeof text);
    job j = {.was = b,
             .seat = NONE,
             .unit = NONE,
             .zone = NONE,
             .foe = NONE,
             .tile = NONE,
             .key = "",
             .value = "",
             .lines_of = NONE};
    if (!read_edit(&j, e)) return false;
    pb_format_position(b, &body);
    add_setting(out, "options size=", asked_or(&j, "size", b->size, digits));
    vx_rewrite_lines(text, rewrite, &j, out);
    end_armies(&j, out);
    add_setting(out, "round ", asked_or(&j, "round", b->round > 0 ? b->round : 1, digits));
    add_setting(out, "turn ", asked_or(&j, "turn", b->active + 1, digits));
    return !body.cut;
}

const vx_game_editor pb_editor = {
    .start =
        "army 1 elves\nA f2 : ELV21 ELV24\nB f2 : ELV13 ELV28\nC f1 : ELV26 ELV27\nD r3 : ELV30\n"
        "army 2 orcs\na f2 : ORC17 ORC25\nb f1 : ORC06\nc r3 : ORC09 ORC16\nround 1\nturn 1\n",
    .offer = offer,
    .edit = edit,
};
