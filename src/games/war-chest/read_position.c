/* SPDX-License-Identifier: MIT */
/* read_position.c - positions read from text: what write_position.c writes and what a person may leave
 * out of it. What cannot lie on a table is refused with the numbers that do not fit. */
#include <string.h>

#include "games/war-chest/messages.h"
#include "games/war-chest/read_position.h"

static const char *const zone_names[ZONES] = {"hand", "bag", "up", "down", "sup", "out"};

/* ---- Words ---- */

static bool split_at(const vx_word *word, size_t length, vx_word *left, vx_word *right)
{
    *left = *word;
    left->length = length;
    *right = *word;
    right->start += length;
    right->length -= length;
    right->column += (int)length;
    return right->length > 0;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The next item of a list with commas; false at its end. */
bool wc_next_item(vx_word *rest, vx_word *item)
{
    if (rest->length == 0) return false;
    if (vx_word_split(rest, ',', item, rest)) return true;
    *item = *rest;
    rest->length = 0;
    return true;
}

/* "kn2", "kn", "?3". */
static bool read_coin(const reading *r, const vx_word *item, coin_list *out, uint32_t *types)
{
    size_t letters = 0;
    vx_word code, number;
    int type;
    int64_t count = 1;
    while (letters < item->length && !is_digit(item->start[letters])) letters++;
    if (split_at(item, letters, &code, &number) && !vx_word_number(&number, 0, 99, &count))
        return refuse(r, &wc_bad_count, item);
    if (!wc_take_type(&code, &type)) return refuse(r, &wc_bad_count, item);
    if (count + out->count[type] > 99) return refuse(r, &wc_bad_count, item);
    out->count[type] = (uint8_t)(out->count[type] + count);
    if (type < UNIT_TYPES && types != NULL) *types |= 1u << type;
    return true;
}

bool wc_read_coins(const reading *r, vx_word list, coin_list *out, uint32_t *types)
{
    vx_word item;
    if (vx_word_is(&list, "-")) return true;
    if (list.length == 0) return refuse(r, &wc_bad_count, &list);
    while (wc_next_item(&list, &item))
        if (!read_coin(r, &item, out, types)) return false;
    return true;
}

/* ---- options ---- */

enum { SETTING_CAP = 32 };

static bool read_options(reading *r, vx_reader *in)
{
    char text[WC_OPTIONS][2][SETTING_CAP];
    vx_setting settings[WC_OPTIONS];
    int count = 0;
    vx_word word, key, value;
    war_chest scratch;
    while (vx_next_word(in, &word)) {
        bool is_pair = vx_word_split(&word, '=', &key, &value);
        if (!is_pair || count == WC_OPTIONS || key.length >= SETTING_CAP ||
            value.length >= SETTING_CAP || vx_word_is(&key, "rules"))
            return refuse(r, &wc_bad_option, &word);
        if (key.length == 2 && key.start[0] == 'p') return refuse(r, &wc_army_in_play, &word);
        memset(text[count], 0, sizeof text[count]);
        memcpy(text[count][0], key.start, key.length);
        memcpy(text[count][1], value.start, value.length);
        settings[count] = (vx_setting){text[count][0], text[count][1]};
        count++;
    }
    /* By the book: whether a ruleset has cards enough matters only where they are still to be given out. */
    if (!vx_setup(&war_chest_game, &scratch, settings, count, r->why)) {
        if (r->why != NULL) r->why->line = in->line, r->why->column = 1;
        return false;
    }
    wc_read_options(r->s, settings, count);
    return true;
}

/* ---- state ---- */

static bool read_node(reading *r, const vx_word *value)
{
    for (int node = 0; node < NODES; node++) {
        if (!vx_word_is(value, wc_node_names[node])) continue;
        r->s->node = (uint8_t)node;
        r->node_word = *value;
        return true;
    }
    return refuse(r, &wc_bad_key, value);
}

static bool read_winner(reading *r, const vx_word *value)
{
    r->s->winner = NO_WINNER;
    if (vx_word_is(value, "-")) return true;
    for (int faction = 0; faction < FACTIONS; faction++) {
        if (!vx_word_is(value, wc_faction_letters[faction])) continue;
        r->s->winner = (uint8_t)faction;
        return true;
    }
    return refuse(r, &wc_bad_key, value);
}

typedef struct {
    int64_t round, first, turn, init, claimed, quiet, progress, coins;
} state_numbers;

/* What is counted in 16 bits begins well below their end: max_coins is no more than this, and play
 * has room to reach it. */
enum { COUNT_MAX = 60000 };

static bool read_state_number(reading *r, const vx_word *word, const vx_word *key,
                              const vx_word *value, state_numbers *n)
{
    const struct {
        const char *key;
        int64_t *out, low, high;
    } keys[] = {
        {"round", &n->round, 0, COUNT_MAX},   {"first", &n->first, 1, r->s->players},
        {"turn", &n->turn, 1, r->s->players}, {"init", &n->init, 1, r->s->players},
        {"claimed", &n->claimed, 0, 1},       {"quiet", &n->quiet, 0, COUNT_MAX},
        {"coins", &n->coins, 0, COUNT_MAX},   {"progress", &n->progress, 0, 1},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (vx_word_is(key, keys[i].key))
            return vx_word_number(value, keys[i].low, keys[i].high, keys[i].out) ||
                   refuse(r, &wc_bad_key, word);
    return refuse(r, &wc_bad_key, word);
}

static bool read_state_line(reading *r, vx_reader *in)
{
    war_chest *s = r->s;
    state_numbers n = {.round = 1};
    vx_word word = {0}, key, value;
    while (vx_next_word(in, &word)) {
        if (!vx_word_split(&word, '=', &key, &value)) return refuse(r, &wc_bad_key, &word);
        bool is_read = vx_word_is(&key, "node")  ? read_node(r, &value)
                       : vx_word_is(&key, "won") ? read_winner(r, &value)
                                                 : read_state_number(r, &word, &key, &value, &n);
        if (!is_read) return false;
    }
    if (n.first == 0) n.first = 1;
    s->round = (uint16_t)n.round;
    s->first = (uint8_t)(n.first - 1);
    s->turn = (uint8_t)((n.turn == 0 ? n.first : n.turn) - 1);
    s->init = (uint8_t)((n.init == 0 ? n.first : n.init) - 1);
    s->claimed = (uint8_t)n.claimed;
    s->quiet = (uint16_t)n.quiet;
    s->progress = (uint8_t)n.progress;
    s->coins = (uint16_t)n.coins;
    if (s->claimed != (s->first != s->init)) return refuse(r, &wc_bad_initiative, &word);
    return true;
}

/* ---- decrees, marks, pool ---- */

static bool read_seals(reading *r, const vx_word *word, int which, const vx_word *value)
{
    if (vx_word_is(value, "-")) return true;
    for (size_t i = 0; i < value->length; i++) {
        int faction = value->start[i] == 'W' ? WOLF : value->start[i] == 'R' ? RAVEN : FACTIONS;
        if (faction == FACTIONS || (r->s->seals[faction] >> which & 1) != 0)
            return refuse(r, &wc_bad_key, word);
        r->s->seals[faction] |= (uint8_t)(1 << which);
    }
    return value->length > 0 || refuse(r, &wc_bad_key, word);
}

static bool read_decrees(reading *r, vx_reader *in)
{
    vx_word word, key, value;
    int count = 0;
    if (!r->s->nobility) return vx_refuse_here(r->why, &wc_decree_absent, in);
    while (vx_next_word(in, &word)) {
        if (count == 0 && vx_word_is(&word, "-")) return true;
        if (!vx_word_split(&word, '=', &key, &value)) return refuse(r, &wc_bad_key, &word);
        int which = wc_take_decree(&key);
        if (which < 0 || (numbers_of(r->s)->decrees >> which & 1) == 0)
            return refuse(r, &wc_unknown_decree, &key);
        if ((r->s->decrees >> which & 1) != 0) return refuse(r, &wc_three_decrees, &word);
        r->s->decrees |= (uint8_t)(1 << which);
        if (!read_seals(r, &word, which, &value)) return false;
        count++;
    }
    return count == 3 || vx_refuse_here(r->why, &wc_three_decrees, in);
}

static bool read_marks_of(reading *r, int faction, vx_word list)
{
    war_chest *s = r->s;
    vx_word item;
    int hex;
    if (vx_word_is(&list, "-")) return true;
    while (wc_next_item(&list, &item)) {
        if (!wc_take_hex(&item, &hex)) return refuse(r, &wc_unknown_hex, &item);
        hex_set taken = s->marks[WOLF] | s->marks[RAVEN];
        if ((s->locations & ~taken & bit(hex)) == 0) return refuse(r, &wc_bad_mark, &item);
        s->marks[faction] |= bit(hex);
    }
    return true;
}

static bool read_marks(reading *r, vx_reader *in)
{
    war_chest *s = r->s;
    vx_word word, key, value;
    while (vx_next_word(in, &word)) {
        if (!vx_word_split(&word, '=', &key, &value)) return refuse(r, &wc_bad_key, &word);
        int faction = vx_word_is(&key, "W") ? WOLF : vx_word_is(&key, "R") ? RAVEN : FACTIONS;
        if (faction == FACTIONS) return refuse(r, &wc_bad_key, &word);
        if (!read_marks_of(r, faction, value)) return false;
        int count = __builtin_popcountll(s->marks[faction]);
        if (count > s->markers)
            return vx_refuse_numbers(r->why,
                                     s->players == 2 ? &wc_too_many_marks : &wc_too_many_marks_4,
                                     count, s->markers);
    }
    return true;
}

static bool read_pool(reading *r, vx_reader *in)
{
    vx_word word;
    int type;
    while (vx_next_word(in, &word)) {
        if (vx_word_is(&word, "-")) continue;
        if (!wc_take_type(&word, &type) || type >= UNIT_TYPES)
            return refuse(r, &wc_unknown_unit, &word);
        if (type >= BASE_TYPES && !r->s->nobility) return refuse(r, &wc_needs_nobility, &word);
        if ((r->s->pool >> type & 1) != 0) return refuse(r, &wc_card_taken_twice, &word);
        r->s->pool |= 1u << type;
    }
    return true;
}

/* ---- units ---- */

static bool read_unit(reading *r, const vx_word *word)
{
    vx_word place, rest, code;
    unit_text unit = {0};
    int hex = 0, type = 0;
    int64_t stack = 0;
    if (!vx_word_split(word, '=', &place, &rest)) return refuse(r, &wc_bad_unit, word);
    if (!wc_take_hex(&place, &hex)) return refuse(r, &wc_unknown_hex, &place);
    if ((r->s->map & bit(hex)) == 0) return refuse(r, &wc_off_the_map, &place);
    int seat = rest.length > 0 ? rest.start[0] - '1' : -1;
    if (seat < 0 || seat >= r->s->players) return refuse(r, &wc_bad_unit, word);
    split_at(&rest, 1, &code, &rest);
    size_t letters = 0;
    while (letters < rest.length && !is_digit(rest.start[letters])) letters++;
    if (!split_at(&rest, letters, &code, &rest) || !wc_take_type(&code, &type) ||
        type >= UNIT_TYPES || !vx_word_number(&rest, 1, 9, &stack))
        return refuse(r, &wc_bad_unit, word);
    unit = (unit_text){(uint8_t)hex, (uint8_t)seat, (uint8_t)type, (uint8_t)stack};
    for (int i = 0; i < r->units; i++)
        if (r->unit[i].hex == hex) return refuse(r, &wc_hex_taken, word);
    r->unit[r->units++] = unit;
    r->types[seat] |= 1u << type;
    return true;
}

static bool read_units(reading *r, vx_reader *in)
{
    vx_word word;
    while (vx_next_word(in, &word)) {
        if (r->units == 0 && vx_word_is(&word, "-")) continue;
        if (!read_unit(r, &word)) return false;
    }
    return true;
}

/* ---- p1 to p4 ---- */

static bool read_seat(reading *r, int seat, vx_reader *in)
{
    vx_word word, key, value;
    while (vx_next_word(in, &word)) {
        int which = 0;
        if (!vx_word_split(&word, '=', &key, &value)) return refuse(r, &wc_bad_key, &word);
        while (which < ZONES && !vx_word_is(&key, zone_names[which])) which++;
        if (which == ZONES) return refuse(r, &wc_bad_key, &word);
        if (!wc_read_coins(r, value, &r->coins[seat][which], &r->types[seat])) return false;
    }
    return true;
}

/* ---- Laying everything out: from now on types have slots ---- */

static bool refuse_type(const reading *r, const vx_message *message, int type, int64_t first,
                        int64_t second)
{
    vx_refuse_word(r->why, message, wc_types[type].code, 2);
    if (r->why != NULL) {
        r->why->number[0] = first;
        r->why->number[1] = second;
    }
    return false;
}

static bool give_types(reading *r)
{
    war_chest *s = r->s;
    for (int seat = 0; seat < s->players; seat++) {
        if (__builtin_popcount(r->types[seat]) > wc_cards_each(s))
            return vx_refuse_numbers(r->why, &wc_too_many_types, seat + 1, wc_cards_each(s));
        for (uint32_t rest = r->types[seat]; rest != 0; rest &= rest - 1) {
            int type = __builtin_ctz(rest);
            if (owner_of(s, type) >= 0 || (s->pool >> type & 1) != 0)
                return refuse_type(r, &wc_type_twice, type, 0, 0);
            wc_give_card(s, seat, type);
        }
    }
    return true;
}

/* The types are the seat's own, so every coin has a slot. */
zone wc_zone_from(const war_chest *s, int seat, const coin_list *coins)
{
    zone z = (zone)coins->count[UNKNOWN_COIN] << (8 * UNKNOWN_SLOT);
    for (int slot = 0; slot < SLOTS; slot++) {
        int type = slot_type(s, seat, slot);
        if (type != NO_TYPE) z |= (zone)coins->count[type] << (8 * slot);
    }
    return z;
}

static void fill_zones(reading *r)
{
    war_chest *s = r->s;
    for (int seat = 0; seat < s->players; seat++) {
        const coin_list *coins = r->coins[seat];
        s->hand[seat] = wc_zone_from(s, seat, &coins[HAND]);
        s->bag[seat] = wc_zone_from(s, seat, &coins[BAG]);
        s->up[seat] = wc_zone_from(s, seat, &coins[UP]);
        s->down[seat] = wc_zone_from(s, seat, &coins[DOWN]);
        s->supply[seat] = wc_zone_from(s, seat, &coins[SUPPLY]);
        s->out[seat] = wc_zone_from(s, seat, &coins[OUT]);
    }
}

/* WC-DEPLOY-03, WC-FOOTMAN-02: one unit of a type, two of Footmen. */
static bool put_units(reading *r)
{
    war_chest *s = r->s;
    for (int i = 0; i < r->units; i++) {
        const unit_text *text = &r->unit[i];
        int unit = text->seat * UNITS_EACH + slot_of(s, text->seat, text->type);
        if (s->place[unit] != NO_HEX && text->type == FOOTMAN)
            unit = text->seat * UNITS_EACH + SECOND_FOOTMAN;
        if (s->place[unit] != NO_HEX) return refuse_type(r, &wc_unit_twice, text->type, 0, 0);
        wc_put_unit(s, unit, text->hex, text->stack);
    }
    wc_sort_footmen(s);
    return true;
}

static bool lay_out(reading *r)
{
    if (r->is_laid) return true;
    r->is_laid = true;
    if (!give_types(r)) return false;
    fill_zones(r);
    return put_units(r);
}

/* ---- Does it all fit together? ---- */

/* WC-INFO-13. Byte by byte: all coins of a type less those in sight must be the unknown ones. */
static bool check_seat_coins(const reading *r, int seat)
{
    const war_chest *s = r->s;
    zone pending = 0;
    if (s->depth > 0 && frame_kind_of(top_frame(s)) == FRAME_PENDING &&
        frame_seat(top_frame(s)) == seat)
        pending = one_coin(frame_from(top_frame(s)));
    int unknown = 0, unseen = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int type = slot_type(s, seat, slot), count = 0;
        if (type == NO_TYPE) continue;
        const zone zones[] = {s->hand[seat],   s->bag[seat], s->up[seat], s->down[seat],
                              s->supply[seat], s->out[seat], pending};
        for (int i = 0; i < 7; i++) count += coins_in(zones[i], slot);
        for (int unit = seat * UNITS_EACH; unit < (seat + 1) * UNITS_EACH; unit++)
            if (s->kind[unit] == type) count += s->stack[unit];
        int coins = numbers_of(s)->unit[type].coins;
        unseen += coins - count;
        bool is_view =
            coins_in(s->hand[seat] + s->bag[seat] + s->down[seat] + pending, UNKNOWN_SLOT) > 0;
        if (count > coins || (!is_view && count != coins))
            return refuse_type(r, &wc_does_not_add_up, type, count, coins);
    }
    unknown = coins_in(s->hand[seat], UNKNOWN_SLOT) + coins_in(s->bag[seat], UNKNOWN_SLOT) +
              coins_in(s->down[seat], UNKNOWN_SLOT) + coins_in(pending, UNKNOWN_SLOT);
    if (unknown == unseen) return true;
    char name[2] = {'p', (char)('1' + seat)};
    vx_refuse_word(r->why, &wc_unknown_does_not_add_up, name, sizeof name);
    if (r->why != NULL) r->why->number[0] = unknown, r->why->number[1] = unseen;
    return false;
}

/* The Royal coin is neither supply nor lost (WC-ROUND-10), and what lies open has no unknown. */
static bool check_zones(const reading *r, int seat)
{
    const war_chest *s = r->s;
    zone open = s->up[seat] | s->supply[seat] | s->out[seat];
    if (coins_in(s->supply[seat] | s->out[seat], ROYAL_SLOT) > 0)
        return refuse_type(r, &wc_does_not_add_up, ROYAL, 0, 1);
    if (coins_in(open, UNKNOWN_SLOT) > 0)
        return vx_refuse_numbers(r->why, &wc_hidden_in_the_open, seat + 1, 0);
    if (size_of_zone(s->hand[seat]) > HAND_SIZE)
        return vx_refuse_numbers(r->why, &wc_hand_too_large, seat + 1, size_of_zone(s->hand[seat]));
    return true;
}

static bool check_coins(const reading *r)
{
    for (int seat = 0; seat < r->s->players; seat++)
        if (!check_seat_coins(r, seat) || !check_zones(r, seat)) return false;
    return true;
}

static bool fits_frames(const war_chest *s)
{
    static const uint8_t nodes[] = {
        [FRAME_TRIGGERS] = NODE_THEN, [FRAME_SOAK] = NODE_SOAK,      [FRAME_FOOT] = NODE_FOOT,
        [FRAME_DECREE] = NODE_DECREE, [FRAME_SPY] = NODE_SPY,        [FRAME_DRAW] = NODE_DRAW,
        [FRAME_PRIEST] = NODE_DRAW,   [FRAME_PENDING] = NODE_FORCED,
    };
    if (s->depth == 0) return s->node <= NODE_PLAY || s->node == NODE_OVER;
    int expected = nodes[frame_kind_of(top_frame(s))];
    return s->node == expected || (expected == NODE_THEN && s->node == NODE_ORDER);
}

/* WC-WIN-01: a side with all markers on the board has won, and no other side has. */
static bool check_winner(reading *r)
{
    const war_chest *s = r->s;
    for (int faction = 0; faction < FACTIONS; faction++) {
        bool is_full = __builtin_popcountll(s->marks[faction]) == s->markers;
        bool has_won = s->node == NODE_OVER && s->winner == faction;
        if (is_full && s->node != NODE_OVER) return wc_refuse_won(faction, r->why);
        if (is_full != has_won) return refuse(r, &wc_bad_node, &r->node_word);
    }
    return true;
}

/* WC-SETUP2-14: its four units come with Nobility; only a Bannerman may stand in at Crecy (A-26). */
static bool check_nobility(reading *r)
{
    vx_word decrees = {.start = "decrees", .length = 7, .line = r->node_word.line, .column = 1};
    const war_chest *s = r->s;
    if (s->nobility) return s->decrees != 0 || refuse(r, &wc_line_missing, &decrees);
    for (int unit = 0; unit < s->players * UNITS_EACH; unit++) {
        int type = s->kind[unit];
        if (type == NO_TYPE || type < BASE_TYPES || type >= UNIT_TYPES || type == BANNERMAN)
            continue;
        vx_word word = {.start = wc_types[type].code, .length = strlen(wc_types[type].code)};
        return refuse(r, &wc_needs_nobility, &word);
    }
    return true;
}

/* Finds who acts: the rules say what the position means. */
static bool resume(reading *r)
{
    war_chest *s = r->s;
    if (!fits_frames(s)) return refuse(r, &wc_bad_node, &r->node_word);
    if (!check_winner(r)) return false;
    if (s->node < NODE_DRAW) return wc_resume_setup(s) || refuse(r, &wc_bad_node, &r->node_word);
    if (s->pool != 0) return refuse(r, &wc_bad_node, &r->node_word);
    if (!check_nobility(r)) return false;
    s->army = ARMY_STANDARD;
    s->actor = (int8_t)s->turn;
    if (s->node == NODE_OVER)
        s->actor = VX_OVER;
    else if (s->depth > 0)
        wc_settle(s);
    else if (s->node == NODE_DRAW)
        wc_next_draw(s);
    else if (s->hand[s->turn] == 0)
        return vx_refuse(r->why, &wc_nobody_has_coins);
    return true;
}

/* ---- Line by line ---- */

enum {
    AT_OPTIONS,
    AT_STATE,
    AT_DECREES,
    AT_UNITS,
    AT_MARKS,
    AT_SEAT,
    AT_POOL = AT_SEAT + SEATS,
    AT_TODO,
    AT_SEEN,
    AT_TOLD,
    AT_REFILL,
    AT_SPIED,
    LINES
};
static const char *const line_names[LINES] = {"options", "state", "decrees", "units",  "marks",
                                              "p1",      "p2",    "p3",      "p4",     "pool",
                                              "todo",    "seen",  "told",    "refill", "spied"};

static bool read_line(reading *r, int rank, vx_reader *in)
{
    if (rank >= AT_TODO && !lay_out(r)) return false;
    if (rank >= AT_SEEN && !check_coins(r)) return false;
    switch (rank) {
    case AT_OPTIONS:
        return read_options(r, in);
    case AT_STATE:
        return read_state_line(r, in);
    case AT_DECREES:
        return read_decrees(r, in);
    case AT_UNITS:
        return read_units(r, in);
    case AT_MARKS:
        return read_marks(r, in);
    case AT_POOL:
        return read_pool(r, in);
    case AT_TODO:
        return wc_read_todo(r, in);
    case AT_SEEN:
        return wc_read_seen(r, in);
    case AT_TOLD:
        return wc_read_told(r, in);
    case AT_REFILL:
        return wc_read_refill(r, in);
    case AT_SPIED:
        return wc_read_spied(r, in);
    default:
        return read_seat(r, rank - AT_SEAT, in);
    }
}

/* Lines that every position has. */
static bool check_needed(const reading *r, unsigned read, const vx_reader *in)
{
    for (int rank = AT_STATE; rank < AT_SEAT + r->s->players; rank++) {
        if (rank == AT_DECREES || (read >> rank & 1) != 0) continue;
        vx_word name = {line_names[rank], strlen(line_names[rank]), in->line, 1};
        return refuse(r, &wc_line_missing, &name);
    }
    return true;
}

static bool read_lines(reading *r, vx_reader *in, bool is_line)
{
    unsigned read = 0;
    vx_word word;
    for (; is_line; is_line = vx_next_line(in)) {
        int rank = 0;
        if (!vx_next_word(in, &word)) continue;
        while (rank < LINES && !vx_word_is(&word, line_names[rank])) rank++;
        if (rank == LINES) return refuse(r, &wc_unknown_line, &word);
        bool may_repeat = rank >= AT_SEEN && rank == r->rank;
        if (rank <= r->rank && !may_repeat) return refuse(r, &wc_line_twice, &word);
        bool is_seat = rank >= AT_SEAT && rank < AT_POOL;
        if (is_seat && rank - AT_SEAT >= r->s->players) return refuse(r, &wc_no_such_seat, &word);
        r->rank = rank;
        if (rank == AT_STATE) r->node_word = word;
        read |= 1u << rank;
        if (!read_line(r, rank, in)) return false;
    }
    return check_needed(r, read, in);
}

bool wc_parse_position(void *state, vx_reader *in, vx_problem *why)
{
    war_chest *s = state;
    reading r = {.s = s, .why = why, .rank = -1};
    wc_clear(s);
    s->node = NODE_PLAY;
    bool is_line = vx_next_line(in);
    if (is_line && !vx_read_rules_lines(&wc_rulebook, in, &s->ruleset, why)) return false;
    wc_lay_board(s);
    if (!read_lines(&r, in, is_line) || !lay_out(&r) || !check_coins(&r)) return false;
    wc_count_watched(s);
    return resume(&r);
}
