/* SPDX-License-Identifier: MIT */
/* editor.c - positions drawn by people: units and markers on hexes, coins in their zones, whose turn it is. */
#include <string.h>

#include "core/editor.h"
#include "core/json.h"
#include "games/war-chest/war_chest.h"

/* Where coins lie beside the board. Those that are missing somewhere come from the first that has them. */
enum { HAND, BAG, UP, DOWN, SUPPLY, OUT, PILES };

static const char *const pile_keys[PILES] = {"hand", "bag", "up", "down", "sup", "out"};
static const char *const pile_names[PILES][VX_LANGUAGES] = {
    {"hand", "рука"},          {"bag", "мешок"},    {"face up", "сброс"},
    {"face down", "взакрыт."}, {"supply", "запас"}, {"lost", "выбыло"}};

static zone *pile_of(war_chest *s, int seat, int pile)
{
    zone *const piles[PILES] = {&s->hand[seat], &s->bag[seat],    &s->up[seat],
                                &s->down[seat], &s->supply[seat], &s->out[seat]};
    return piles[pile];
}

/* ---- What is offered ---- */

static const char *code_of(int type, char out[16])
{
    vx_text text = vx_text_on(out, 16);
    wc_add_type(&text, type);
    return out;
}

static void add_items(vx_text *out, const war_chest *s, vx_language language)
{
    static const char *const markers[VX_LANGUAGES] = {"Markers", "Эмблемы"};
    static const char *const none[VX_LANGUAGES] = {"nobody's", "ничей"};
    for (int seat = 0; seat < s->players; seat++)
        for (int slot = 0; slot < ROYAL_SLOT; slot++) {
            int type = s->kind[seat * UNITS_EACH + slot];
            char code[16], key[24];
            vx_text text = vx_text_on(key, sizeof key);
            if (type == NO_TYPE) continue;
            vx_add_number(&text, seat + 1);
            vx_add(&text, code_of(type, code));
            vx_add_edit_item(out, key, wc_types[type].name[language],
                             wc_faction_names[faction_of(seat)][language]);
        }
    for (int faction = 0; faction < FACTIONS; faction++)
        vx_add_edit_item(out, wc_faction_letters[faction], wc_faction_names[faction][language],
                         markers[language]);
    vx_add_edit_item(out, "-", none[language], markers[language]);
}

static void add_seat_field(vx_text *out, const war_chest *s, const char *key, const char *name,
                           int value, vx_language language)
{
    char digit[2] = {(char)('1' + value), '\0'};
    vx_open_edit_field(out, key, name, digit);
    for (int seat = 0; seat < s->players; seat++) {
        char words[64];
        vx_text text = vx_text_on(words, sizeof words);
        vx_add(&text, wc_faction_names[faction_of(seat)][language]);
        if (s->players > 2 && seat > 1) vx_add(&text, " 2");
        digit[0] = (char)('1' + seat);
        vx_add_edit_choice(out, digit, words);
    }
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

/* "p1.kn.hand": how many coins of a type lie there. */
static void add_coins(vx_text *out, const war_chest *s, int seat, vx_language language)
{
    war_chest copy = *s;
    for (int slot = 0; slot < SLOTS; slot++) {
        int type = slot_type(s, seat, slot);
        if (type == NO_TYPE) continue;
        for (int pile = 0; pile < PILES; pile++) {
            char code[16], key[40], row[96];
            vx_text text = vx_text_on(key, sizeof key), name = vx_text_on(row, sizeof row);
            vx_add(&text, "p");
            vx_add_number(&text, seat + 1);
            vx_add_char(&text, '.');
            vx_add(&text, code_of(type, code));
            vx_add_char(&text, '.');
            vx_add(&text, pile_keys[pile]);
            vx_add(&name, wc_faction_names[faction_of(seat)][language]);
            vx_add(&name, ": ");
            vx_add(&name, wc_types[type].name[language]);
            vx_add_edit_number(out, key, pile_names[pile][language],
                               coins_in(*pile_of(&copy, seat, pile), slot), row,
                               pile_names[pile][language]);
        }
    }
}

static void add_pieces(vx_text *out, const war_chest *s)
{
    vx_open_edit_pieces(out);
    for (int hex = 0; hex < HEXES; hex++) {
        char name[8];
        vx_text text = vx_text_on(name, sizeof name);
        if (s->unit_at[hex] == NO_UNIT) continue;
        wc_add_hex(&text, hex);
        vx_json_text(out, NULL, name);
    }
    vx_json_close(out, ']');
}

/* "kn,sw": the types of a seat. */
static void add_army(vx_text *out, const war_chest *s, int seat, vx_language language)
{
    char key[] = {'a', 'r', 'm', 'y', (char)('1' + seat), '\0'}, types[64], name[96];
    vx_text list = vx_text_on(types, sizeof types), words = vx_text_on(name, sizeof name);
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type == NO_TYPE) continue;
        if (list.length > 0) vx_add_char(&list, ',');
        wc_add_type(&list, type);
    }
    vx_add(&words, wc_faction_names[faction_of(seat)][language]);
    vx_add(&words, language == VX_RUSSIAN ? ": виды отрядов" : ": its units");
    vx_add_edit_text(out, key, name, types);
}

/* ---- Decrees, where the game is played with Nobility ---- */

enum { DECREES_LAID = 3 };

/* The n-th decree that lies there, from 0. */
static int laid_decree(const war_chest *s, int n)
{
    for (int which = 0; which < DECREES; which++)
        if ((s->decrees >> which & 1) != 0 && n-- == 0) return which;
    return -1;
}

static void add_choice_number(vx_text *out, int value, const char *name)
{
    const char digit[] = {(char)('0' + value), '\0'};
    vx_add_edit_choice(out, digit, name);
}

/* "decree2": which one lies second; "seal2": whose seals lie on it, a bit for each side. */
static void open_decree_field(vx_text *out, const char *word, int n, const char *name, int value)
{
    char key[16], title[64];
    const char digit[] = {(char)('0' + value), '\0'};
    vx_text text = vx_text_on(key, sizeof key), words = vx_text_on(title, sizeof title);
    vx_add(&text, word);
    vx_add_number(&text, n + 1);
    vx_add(&words, name);
    vx_add_char(&words, ' ');
    vx_add_number(&words, n + 1);
    vx_open_edit_field(out, key, title, digit);
}

static void close_field(vx_text *out)
{
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static int seals_on(const war_chest *s, int which)
{
    return (s->seals[WOLF] >> which & 1) | (s->seals[RAVEN] >> which & 1) << 1;
}

static void add_decree_fields(vx_text *out, const war_chest *s, vx_language language)
{
    static const char *const lies[VX_LANGUAGES] = {"Decree", "Указ"};
    static const char *const seals[VX_LANGUAGES] = {"Seals on decree", "Печати на указе"};
    static const char *const both[VX_LANGUAGES] = {"both", "обе"};
    static const char *const none[VX_LANGUAGES] = {"none", "нет"};
    for (int n = 0; n < DECREES_LAID; n++) {
        int laid = laid_decree(s, n);
        if (laid < 0) continue;
        open_decree_field(out, "decree", n, lies[language], laid);
        for (int which = 0; which < DECREES; which++)
            if ((numbers_of(s)->decrees >> which & 1) != 0)
                add_choice_number(out, which, wc_decrees[which].name[language]);
        close_field(out);
        open_decree_field(out, "seal", n, seals[language], seals_on(s, laid));
        add_choice_number(out, 0, none[language]);
        add_choice_number(out, 1, wc_faction_names[WOLF][language]);
        add_choice_number(out, 2, wc_faction_names[RAVEN][language]);
        add_choice_number(out, 3, both[language]);
        close_field(out);
    }
}

static void add_nobility(vx_text *out, const war_chest *s, vx_language language)
{
    static const char *const title[VX_LANGUAGES] = {"Nobility", "Знать"};
    static const char *const is_played[2][VX_LANGUAGES] = {{"without decrees", "без указов"},
                                                           {"with decrees", "с указами"}};
    vx_open_edit_field(out, "nobility", title[language], s->nobility ? "1" : "0");
    for (int i = 0; i < 2; i++) add_choice_number(out, i, is_played[i][language]);
    close_field(out);
    if (s->nobility) add_decree_fields(out, s, language);
}

static void seal(war_chest *s, int which, int64_t sides)
{
    for (int faction = 0; faction < FACTIONS; faction++) {
        s->seals[faction] &= (uint8_t)~(1u << which);
        s->seals[faction] |= (uint8_t)((sides >> faction & 1) << which);
    }
}

static bool set_nobility(war_chest *s, int64_t wanted)
{
    if (wanted > 1) return false;
    s->nobility = (uint8_t)wanted;
    s->decrees = 0;
    for (int which = 0, laid = 0; which < DECREES && laid < DECREES_LAID && wanted; which++) {
        if ((numbers_of(s)->decrees >> which & 1) == 0) continue;
        s->decrees |= (uint8_t)(1 << which);
        laid++;
    }
    memset(s->seals, 0, sizeof s->seals);
    return true;
}

/* "decree2" or "seal2". False: no such field, or the decree lies there already. */
static bool set_decree(war_chest *s, const char *key, int64_t value)
{
    bool is_seal = strncmp(key, "seal", 4) == 0;
    int which = laid_decree(s, key[is_seal ? 4 : 6] - '1');
    if (which < 0) return false;
    if (is_seal) {
        seal(s, which, value);
        return value <= 3;
    }
    if (value >= DECREES || (s->decrees >> value & 1) != 0) return value == which;
    seal(s, which, 0);
    s->decrees = (uint8_t)((s->decrees & ~(1u << which)) | 1u << value);
    return true;
}

static void offer(const void *state, vx_language language, vx_text *out)
{
    static const char *const turn[VX_LANGUAGES] = {"To play", "Ходит"};
    static const char *const initiative[VX_LANGUAGES] = {"Initiative", "Инициатива"};
    static const char *const round[VX_LANGUAGES] = {"Round", "Раунд"};
    const war_chest *s = state;
    add_pieces(out, s);
    vx_json_open(out, "items", '[');
    add_items(out, s, language);
    vx_json_close(out, ']');
    vx_json_open(out, "fields", '[');
    add_seat_field(out, s, "turn", turn[language], s->turn, language);
    add_seat_field(out, s, "init", initiative[language], s->init, language);
    vx_add_edit_number(out, "round", round[language], s->round, NULL, NULL);
    add_nobility(out, s, language);
    for (int seat = 0; seat < s->players; seat++) add_army(out, s, seat, language);
    for (int seat = 0; seat < s->players; seat++) add_coins(out, s, seat, language);
    vx_json_close(out, ']');
}

/* ---- Edits ---- */

static bool read_hex(const char *text, int *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return wc_take_hex(&word, out);
}

/* A coin for somewhere else, from the supply before all others. False: there is none. */
static bool take_coin(war_chest *s, int seat, int slot, int except)
{
    static const int order[PILES] = {SUPPLY, BAG, DOWN, UP, OUT, HAND};
    for (int i = 0; i < PILES; i++) {
        zone *pile = pile_of(s, seat, order[i]);
        if (order[i] == except || coins_in(*pile, slot) == 0) continue;
        *pile -= one_coin(slot);
        return true;
    }
    return false;
}

/* Its coins go back to the supply. */
static void lift(war_chest *s, int unit)
{
    int slot = unit_slot(s, unit), seat = unit_seat(unit);
    s->supply[seat] += s->stack[unit] * one_coin(slot);
    wc_lift_unit(s, unit);
}

static bool place_unit(war_chest *s, int seat, int type, int hex)
{
    int slot = seat < s->players ? slot_of(s, seat, type) : -1;
    if (slot < 0 || type == ROYAL || !take_coin(s, seat, slot, PILES)) return false;
    int unit = seat * UNITS_EACH + slot, there = s->unit_at[hex];
    bool is_same = there != NO_UNIT && unit_seat(there) == seat && unit_slot(s, there) == slot;
    if (is_same) {
        s->stack[there]++;
        return true;
    }
    if (there != NO_UNIT) lift(s, there);
    if (type == FOOTMAN && s->place[unit] != NO_HEX) unit = seat * UNITS_EACH + SECOND_FOOTMAN;
    if (s->place[unit] != NO_HEX) lift(s, unit); /* there is one of a kind: it comes here */
    wc_put_unit(s, unit, hex, 1);
    wc_sort_footmen(s);
    return true;
}

static bool place(war_chest *s, const char *what, int hex)
{
    int type;
    vx_word code = {.start = what + 1, .length = strlen(what) - (what[0] != '\0')};
    for (int faction = 0; faction < FACTIONS; faction++) {
        bool is_its = strcmp(what, wc_faction_letters[faction]) == 0;
        if (!is_its && strcmp(what, "-") != 0) continue;
        s->marks[WOLF] &= ~bit(hex);
        s->marks[RAVEN] &= ~bit(hex);
        if (is_its) s->marks[faction] |= bit(hex);
        return true;
    }
    if (what[0] < '1' || what[0] > '4' || !wc_take_type(&code, &type) || type > ROYAL) return false;
    return place_unit(s, what[0] - '1', type, hex);
}

/* "p1.kn.hand" to a number. */
static bool set_coins(war_chest *s, const char *key, int64_t wanted)
{
    vx_word whole = {.start = key, .length = strlen(key)}, seat_word, rest, code, pile_word;
    int seat, type, pile = 0;
    if (!vx_word_split(&whole, '.', &seat_word, &rest) ||
        !vx_word_split(&rest, '.', &code, &pile_word) || !wc_take_seat(&seat_word, &seat) ||
        seat >= s->players || !wc_take_type(&code, &type))
        return false;
    while (pile < PILES && !vx_word_is(&pile_word, pile_keys[pile])) pile++;
    int slot = slot_of(s, seat, type);
    if (pile == PILES || slot < 0) return false;
    zone *coins = pile_of(s, seat, pile);
    while (coins_in(*coins, slot) < wanted) {
        if (!take_coin(s, seat, slot, pile)) return false;
        *coins += one_coin(slot);
    }
    for (; coins_in(*coins, slot) > wanted; *coins -= one_coin(slot))
        *pile_of(s, seat, pile == SUPPLY ? BAG : SUPPLY) += one_coin(slot);
    return true;
}

static bool set(war_chest *s, const char *key, const char *value)
{
    vx_word word = {.start = value, .length = strlen(value)};
    int64_t number;
    if (!vx_word_number(&word, 0, 9999, &number)) return false;
    bool is_seat = number >= 1 && number <= s->players;
    if (strcmp(key, "round") == 0)
        s->round = (uint16_t)number;
    else if (strcmp(key, "turn") == 0 && is_seat)
        s->turn = (uint8_t)(number - 1);
    else if (strcmp(key, "init") == 0 && is_seat)
        s->init = s->first = (uint8_t)(number - 1);
    else if (strcmp(key, "nobility") == 0)
        return set_nobility(s, number);
    else if (strncmp(key, "decree", 6) == 0 || strncmp(key, "seal", 4) == 0)
        return set_decree(s, key, number);
    else
        return number <= 9 && set_coins(s, key, number);
    return true;
}

static bool change(war_chest *s, const vx_edit *e)
{
    int from, to;
    if (strcmp(e->verb, "set") == 0) return set(s, e->what, e->where);
    if (strcmp(e->verb, "place") == 0) return read_hex(e->where, &to) && place(s, e->what, to);
    if (!read_hex(e->what, &from) || s->unit_at[from] == NO_UNIT) return false;
    if (strcmp(e->verb, "remove") == 0) {
        lift(s, s->unit_at[from]);
        wc_sort_footmen(s);
        return true;
    }
    if (strcmp(e->verb, "move") != 0 || !read_hex(e->where, &to) || from == to) return false;
    if (s->unit_at[to] != NO_UNIT) return false;
    wc_move_unit(s, s->unit_at[from], to);
    wc_sort_footmen(s);
    return true;
}

/* Nobody has looked into a hand or a bag of a position that was drawn. */
static void leave_out_knowledge(void *unused, const char *line, vx_text *out)
{
    static const char *const known[] = {"seen", "told", "refill", "spied"};
    (void)unused;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (vx_begins_with_word(line, known[i])) return;
    vx_add(out, line);
    vx_add_char(out, '\n');
}

/* ---- Another army: all its coins lie in the supply, but for the Royal one ---- */

typedef struct {
    const war_chest *was;
    int seat;
    const char *types;
} new_army;

static void add_supply(vx_text *out, const wc_numbers *numbers, const char *types)
{
    while (*types != '\0') {
        size_t length = strcspn(types, ",");
        vx_word code = {.start = types, .length = length};
        int type;
        vx_add_bytes(out, types, length);
        if (wc_take_type(&code, &type) && type < ROYAL)
            vx_add_number(out, numbers->unit[type].coins);
        types += length + (types[length] == ',');
        if (*types != '\0') vx_add_char(out, ',');
    }
}

static void add_other_units(vx_text *out, const war_chest *s, int seat)
{
    vx_add(out, "units");
    int count = 0;
    for (int hex = 0; hex < HEXES; hex++) {
        int unit = s->unit_at[hex];
        if (unit == NO_UNIT || unit_seat(unit) == seat) continue;
        vx_add_char(out, ' ');
        wc_add_hex(out, hex);
        vx_add_char(out, '=');
        vx_add_number(out, unit_seat(unit) + 1);
        wc_add_type(out, s->kind[unit]);
        vx_add_number(out, s->stack[unit]);
        count++;
    }
    vx_add(out, count > 0 ? "\n" : " -\n");
}

static void change_army(void *context, const char *line, vx_text *out)
{
    const new_army *a = context;
    const char name[] = {'p', (char)('1' + a->seat), '\0'};
    if (vx_begins_with_word(line, "units")) {
        add_other_units(out, a->was, a->seat);
    } else if (vx_begins_with_word(line, name)) {
        vx_add(out, name);
        vx_add(out, " hand=ro bag=- up=- down=- sup=");
        add_supply(out, numbers_of(a->was), a->types);
        vx_add(out, " out=-\n");
    } else {
        leave_out_knowledge(NULL, line, out);
    }
}

static bool edit(const void *state, const vx_edit *e, vx_text *out)
{
    char text[8192];
    vx_text body = vx_text_on(text, sizeof text);
    war_chest s = *(const war_chest *)state;
    s.node = NODE_PLAY; /* what was begun is left */
    s.depth = s.drawer = 0;
    s.pool = 0;
    memset(s.frame, 0, sizeof s.frame);
    if (strcmp(e->verb, "set") == 0 && strncmp(e->what, "army", 4) == 0) {
        new_army a = {&s, e->what[4] - '1', e->where};
        wc_format_position(&s, &body);
        vx_rewrite_lines(text, change_army, &a, out);
        return !body.cut;
    }
    if (!change(&s, e)) return false;
    wc_format_position(&s, &body);
    vx_rewrite_lines(text, leave_out_knowledge, NULL, out);
    return !body.cut;
}

const vx_game_editor wc_editor = {
    .start = "state round=3 first=1 turn=1 init=1 claimed=0 node=play\n"
             "units d2=1pk1 e3=1sw2 f6=2la1 h4=2ar1\nmarks W=d1,e3,g1 R=e6,h5\n"
             "p1 hand=cb,lc,sw bag=cb1,lc1,ro1 up=pk1 down=- sup=cb3,lc3,pk2,sw2 out=-\n"
             "p2 hand=ar,ca,sc bag=ca1,la1,sc1,ro1 up=- down=- sup=ar2,ca2,la2,sc3 out=-\ntodo -\n",
    .offer = offer,
    .edit = edit,
};
