/* SPDX-License-Identifier: MIT */
/* setup.c - options, and everything up to the first draw: decrees, armies, the draft, the flip. */
#include <string.h>

#include "games/war-chest/messages.h"
#include "games/war-chest/war_chest.h"

const vx_option wc_options[WC_OPTIONS] = {
    {"players", "2", "2|4", {"how many play", "число игроков"}},
    {"nobility",
     "0",
     "0|1",
     {"the expansion: decrees, seals and four more units",
      "дополнение: указы, печати и ещё четыре отряда"}},
    {"army",
     "standard",
     "standard|deal|draft|first-battle|gaugamela|bannockburn|crecy|bosworth",
     {"how the armies are formed; standard: dealt, with Nobility drafted",
      "как составляются армии; standard: раздача, с «Аристократией» — отбор"}},
    {"p1",
     "-",
     NULL,
     {"the army of Wolf, such as ar,be,ca,cb", "армия Волка, например ar,be,ca,cb"}},
    {"p2", "-", NULL, {"the army of Raven", "армия Ворона"}},
    {"p3", "-", NULL, {"the army of Wolf 2", "армия Волка 2"}},
    {"p4", "-", NULL, {"the army of Raven 2", "армия Ворона 2"}},
    {"rg",
     "nobility",
     "nobility|classic",
     {"which card the Royal Guard has (A-02)", "какая карта у Королевской гвардии (A-02)"}},
    {"priest_draw_if_gone",
     "1",
     "0|1",
     {"a Warrior Priest destroyed by its own attack still draws (A-04)",
      "Воин-священник, погибший от своей атаки, всё равно тянет жетон (A-04)"}},
    {"enlist_strict",
     "1",
     "0|1",
     {"Enlist needs two coins in supply (A-13)", "Призыв требует двух жетонов в запасе (A-13)"}},
    {"spy_face",
     "up",
     "up|down",
     {"how the coin dropped by Spy lies (A-18)", "как ложится жетон, сброшенный Шпионом (A-18)"}},
    {"redeploy_single",
     "0",
     "0|1",
     {"Redeploy takes one coin along, not the stack (A-16)",
      "Перегруппировка переносит один жетон, а не стопку (A-16)"}},
    {"draft4_init",
     "first",
     "first|second|flip",
     {"who has the initiative after a four-player draft (A-24)",
      "у кого инициатива после отбора вчетвером (A-24)"}},
    {"preset_crecy",
     "ensign",
     "ensign|bannerman",
     {"the second English unit at Crecy (A-26)", "второй отряд англичан при Креси (A-26)"}},
    {"quiet_rounds",
     "100",
     "0..1000",
     {"a draw after so many rounds without a marker placed or a coin lost; 0: never (A-31)",
      "ничья после стольких раундов без новой эмблемы и потерь; 0 — никогда (A-31)"}},
    {"max_coins",
     "0",
     "0..60000",
     {"a draw after so many coins played; 0: no limit (A-31)",
      "ничья после стольких сыгранных жетонов; 0 — без предела (A-31)"}},
    {"rules",
     "book",
     NULL,
     {"changed numbers: a file, or its lines parted by ';' (docs/RULESETS.md)",
      "изменённые числа: файл или его строки через «;» (docs/RULESETS.md)"}},
};

/* ---- An empty table ---- */

/* WC-SETUP2-10: nobody stands on the board. */
static void clear_board(war_chest *s)
{
    memset(s->unit_at, NO_UNIT, sizeof s->unit_at);
    memset(s->place, NO_HEX, sizeof s->place);
    memset(s->kind, NO_TYPE, sizeof s->kind);
    memset(s->address, NO_TYPE, sizeof s->address);
    s->address[ROYAL] = SEATS * 8 + ROYAL_SLOT; /* nobody's alone */
}

static const board_numbers *board_of(const war_chest *s)
{
    return &numbers_of(s)->board[s->players == 2 ? BOARD_OF_TWO : BOARD_OF_FOUR];
}

/* What every move asks for lies in the state, wherever it comes from. */
void wc_lay_board(war_chest *s)
{
    const board_numbers *board = board_of(s);
    s->map = board->map;
    s->locations = board->locations;
    s->markers = board->markers;
}

void wc_clear(war_chest *s)
{
    memset(s, 0, sizeof *s);
    clear_board(s);
    s->winner = NO_WINNER;
    s->players = 2;
    s->quiet_rounds = 100;
    wc_lay_board(s);
}

/* ---- Cards ---- */

int wc_cards_each(const war_chest *s)
{
    return s->players == 2 ? 4 : 3; /* WC-SETUP2-06, WC-SETUP4-04 */
}

static uint32_t cards_at(const war_chest *s, int seat)
{
    uint32_t cards = 0;
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type != NO_TYPE) cards |= 1u << type;
    }
    return cards;
}

int wc_cards_of(const war_chest *s, int seat)
{
    int cards = 0;
    while (cards < ROYAL_SLOT && s->kind[seat * UNITS_EACH + cards] != NO_TYPE) cards++;
    return cards;
}

int wc_picks_made(const war_chest *s)
{
    int picks = 0;
    for (int seat = 0; seat < s->players; seat++) picks += wc_cards_of(s, seat);
    return picks;
}

/* WC-SETUP2-04, WC-SETUP2-07, WC-SETUP2-08, WC-SETUP4-05: two coins of each type and the Royal coin
 * into the bag, the rest is supply. The slots stay in code order. */
void wc_give_card(war_chest *s, int seat, int type)
{
    const unit_numbers *units = numbers_of(s)->unit;
    uint32_t cards = cards_at(s, seat) | 1u << type;
    int slot = 0;
    s->bag[seat] = one_coin(ROYAL_SLOT);
    s->supply[seat] = 0;
    for (; cards != 0; cards &= cards - 1, slot++) {
        int card = __builtin_ctz(cards);
        s->kind[seat * UNITS_EACH + slot] = (uint8_t)card;
        s->address[card] = (uint8_t)(seat * 8 + slot);
        s->bag[seat] += units[card].bag * one_coin(slot);
        s->supply[seat] += (zone)(units[card].coins - units[card].bag) * one_coin(slot);
        if (card == FOOTMAN) s->kind[seat * UNITS_EACH + SECOND_FOOTMAN] = FOOTMAN;
    }
}

/* WC-SETUP2-09, WC-SETUP2-14, WC-DRAFT2-05, WC-DRAFT4-04: 16 cards, with Nobility 20. */
uint32_t wc_card_pool(const war_chest *s)
{
    uint32_t cards = numbers_of(s)->cards & ((1u << (s->nobility ? UNIT_TYPES : BASE_TYPES)) - 1);
    for (int seat = 0; seat < s->players; seat++) cards &= ~cards_at(s, seat);
    return cards & ~s->pool;
}

int wc_seat_to_deal(const war_chest *s)
{
    int seat = 0;
    while (seat < s->players && wc_cards_of(s, seat) == wc_cards_each(s)) seat++;
    return seat;
}

/* ---- Step after step ---- */

static void ask(war_chest *s, node_kind node, int actor)
{
    s->node = (uint8_t)node;
    s->actor = (int8_t)actor;
}

static bool has_all_armies(const war_chest *s)
{
    return wc_seat_to_deal(s) == s->players;
}

static const preset_numbers *preset_of(const war_chest *s)
{
    return &numbers_of(s)->preset[s->army - ARMY_FIRST_BATTLE];
}

/* What comes after the decrees. WC-SETUP2-14: with Nobility the standard is the draft. */
static void start_armies(war_chest *s)
{
    if (s->army == ARMY_FIRST_BATTLE)
        wc_start_game(s, 0); /* WC-PRESET-01: no flip */
    else if (has_all_armies(s))
        ask(s, NODE_FLIP, VX_CHANCE); /* WC-SETUP2-11, WC-PRESET-06, A-27 */
    else if (s->army == ARMY_DRAFT || s->nobility)
        ask(s, NODE_POOL, VX_CHANCE);
    else
        ask(s, NODE_DEAL, VX_CHANCE);
}

/* Which seat picks as number `pick`, counted from the one who picks first.
 * WC-DRAFT2-02: 1-2-2-2-1. WC-DRAFT4-02: there, back, and round once more from the second. */
static int picker(const war_chest *s, int pick)
{
    static const uint8_t two[] = {0, 1, 1, 0, 0, 1, 1, 0};
    static const uint8_t four[] = {0, 1, 2, 3, 3, 2, 1, 0, 1, 2, 3, 0};
    int place = s->players == 2 ? two[pick] : four[pick];
    return (s->first + place) % s->players;
}

static void ask_next_picker(war_chest *s)
{
    s->turn = (uint8_t)picker(s, wc_picks_made(s));
    ask(s, NODE_PICK, s->turn);
}

static void start_picking(war_chest *s, int first)
{
    s->first = (uint8_t)first;
    s->init = (uint8_t)first;
    ask_next_picker(s);
}

/* WC-DRAFT2-03: the second picker. WC-DRAFT4-03, A-24: the first keeps it, unless an option says
 * otherwise. */
static void end_draft(war_chest *s)
{
    int second = (s->first + 1) % s->players;
    if (s->players == 4 && s->draft4_init == NEW_FLIP)
        ask(s, NODE_FLIP, VX_CHANCE);
    else if (s->players == 2 || s->draft4_init == SECOND_PICKER)
        wc_start_game(s, second);
    else
        wc_start_game(s, s->first);
}

static void take_marker(war_chest *s, int seat)
{
    if (s->pool != 0)
        start_picking(s, seat);
    else
        wc_start_game(s, seat);
}

/* WC-SETUP2-11, WC-DRAFT2-01; WC-SETUP4-06, WC-DRAFT4-01: a team says which of them. */
static void flip(war_chest *s, int faction)
{
    if (s->players == 2) {
        take_marker(s, faction);
        return;
    }
    s->turn = (uint8_t)faction;
    ask(s, NODE_SEAT, faction);
}

static void deal(war_chest *s, int seat, int type)
{
    wc_give_card(s, seat, type);
    if (has_all_armies(s)) ask(s, NODE_FLIP, VX_CHANCE);
}

/* WC-DRAFT2-04: every card lies open. */
static void show_card(war_chest *s, int type)
{
    s->pool |= 1u << type;
    if (__builtin_popcount(s->pool) == s->players * wc_cards_each(s)) ask(s, NODE_FLIP, VX_CHANCE);
}

static void pick(war_chest *s, int type)
{
    s->pool &= ~(1u << type);
    wc_give_card(s, s->actor, type);
    if (s->pool == 0)
        end_draft(s);
    else
        ask_next_picker(s);
}

void wc_apply_setup(war_chest *s, vx_action action)
{
    act a = unpack_act(action);
    switch (a.verb) {
    case ACT_DECREES: /* WC-SETUP2-12; WC-SETUP2-13: no seal lies on any of them yet */
        s->decrees = wc_decree_trios[a.h];
        start_armies(s);
        break;
    case ACT_DEAL:
        deal(s, a.seat, a.u);
        break;
    case ACT_POOL:
        show_card(s, a.u);
        break;
    case ACT_FLIP:
        flip(s, a.seat);
        break;
    case ACT_SEAT:
        take_marker(s, a.seat);
        break;
    default: /* ACT_PICK */
        pick(s, a.u);
        break;
    }
}

bool wc_is_trio_in_use(const war_chest *s, int trio)
{
    return (wc_decree_trios[trio] & ~numbers_of(s)->decrees) == 0;
}

/* Does what lies on the table fit the node that a position names? */
static bool fits_node(const war_chest *s)
{
    int picks = wc_picks_made(s), all = s->players * wc_cards_each(s);
    int open = __builtin_popcount(s->pool), more = __builtin_popcount(wc_card_pool(s));
    bool has_decrees = s->decrees != 0 || !s->nobility;
    switch (s->node) {
    case NODE_DECREES:
        return s->nobility && s->decrees == 0;
    case NODE_DEAL:
        return has_decrees && picks < all && open == 0 && picks + more >= all;
    case NODE_POOL:
        return has_decrees && picks == 0 && open < all && open + more >= all;
    case NODE_PICK:
        return has_decrees && open > 0 && picks + open == all;
    default: /* NODE_FLIP, NODE_SEAT: for the draft, or after the armies */
        return has_decrees && (open == 0 ? picks == all : open == all && picks == 0);
    }
}

bool wc_resume_setup(war_chest *s)
{
    if (!fits_node(s)) return false;
    s->actor = VX_CHANCE;
    if (s->node == NODE_PICK) ask_next_picker(s);
    if (s->node == NODE_SEAT) s->actor = (int8_t)s->turn;
    return s->node != NODE_SEAT || (s->players == 4 && s->turn < FACTIONS);
}

/* ---- Options ---- */

static const char *value_of(const vx_setting *settings, int count, const char *key)
{
    return vx_setting_value(&war_chest_game, settings, count, key);
}

static bool is_set(const vx_setting *settings, int count, const char *key, const char *value)
{
    return strcmp(value_of(settings, count, key), value) == 0;
}

static uint16_t number_of(const vx_setting *settings, int count, const char *key)
{
    const char *value = value_of(settings, count, key);
    vx_word word = {.start = value, .length = strlen(value)};
    int64_t number = 0;
    vx_word_number(&word, 0, UINT16_MAX, &number); /* its form has been checked */
    return (uint16_t)number;
}

const char *const wc_army_names[ARMIES] = {"standard",  "deal",        "draft", "first-battle",
                                           "gaugamela", "bannockburn", "crecy", "bosworth"};

/* The army is left to the caller: a position does not need it. */
void wc_read_options(war_chest *s, const vx_setting *settings, int count)
{
    static const char *const inits[] = {"first", "second", "flip"};
    s->players = is_set(settings, count, "players", "4") ? 4 : 2;
    s->nobility = is_set(settings, count, "nobility", "1");
    s->rg_classic = is_set(settings, count, "rg", "classic");
    s->priest_needs_unit = is_set(settings, count, "priest_draw_if_gone", "0");
    s->enlist_one = is_set(settings, count, "enlist_strict", "0");
    s->spy_down = is_set(settings, count, "spy_face", "down");
    s->redeploy_single = is_set(settings, count, "redeploy_single", "1");
    for (int i = 0; i <= NEW_FLIP; i++)
        if (is_set(settings, count, "draft4_init", inits[i])) s->draft4_init = (uint8_t)i;
    s->quiet_rounds = number_of(settings, count, "quiet_rounds");
    s->max_coins = number_of(settings, count, "max_coins");
    for (int i = 0; i < ARMIES; i++)
        if (is_set(settings, count, "army", wc_army_names[i])) s->army = (uint8_t)i;
    wc_lay_board(s);
}

/* ---- Chosen armies ---- */

static bool take_chosen_card(war_chest *s, int seat, const vx_word *word, vx_problem *why)
{
    int type;
    if (!wc_take_type(word, &type) || type == ROYAL)
        return vx_refuse_at(why, &wc_unknown_unit, word);
    if (type >= BASE_TYPES && !s->nobility) return vx_refuse_at(why, &wc_needs_nobility, word);
    if (owner_of(s, type) >= 0) return vx_refuse_at(why, &wc_card_taken_twice, word);
    if (wc_cards_of(s, seat) == wc_cards_each(s)) return vx_refuse_at(why, &wc_army_size, word);
    wc_give_card(s, seat, type);
    return true;
}

static bool take_chosen_army(war_chest *s, int seat, const char *list, vx_problem *why)
{
    vx_word rest = {.start = list, .length = strlen(list)}, word = rest;
    while (vx_word_split(&rest, ',', &word, &rest))
        if (!take_chosen_card(s, seat, &word, why)) return false;
    if (!take_chosen_card(s, seat, &rest, why)) return false;
    if (wc_cards_of(s, seat) == wc_cards_each(s)) return true;
    return vx_refuse_word(why, &wc_army_size, list, strlen(list));
}

static bool take_chosen_armies(war_chest *s, const vx_setting *settings, int count, bool *any,
                               vx_problem *why)
{
    static const char *const keys[SEATS] = {"p1", "p2", "p3", "p4"};
    int chosen = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        const char *list = value_of(settings, count, keys[seat]);
        if (strcmp(list, "-") == 0) continue;
        if (seat >= s->players) return vx_refuse_word(why, &wc_no_such_seat, keys[seat], 2);
        if (!take_chosen_army(s, seat, list, why)) return false;
        chosen++;
    }
    *any = chosen > 0;
    return chosen == 0 || chosen == s->players || vx_refuse(why, &wc_army_missing);
}

/* ---- A new game ---- */

/* The way the armies are formed is kept while it still makes a difference. */
bool wc_keeps_army(const war_chest *s)
{
    return (s->army == ARMY_DRAFT && !s->nobility) || s->army == ARMY_FIRST_BATTLE;
}

/* Where armies are dealt or drafted, the ruleset has cards enough. */
static bool check_cards(const war_chest *s, vx_problem *why)
{
    int there = __builtin_popcount(wc_card_pool(s)), needed = s->players * wc_cards_each(s);
    return there >= needed || vx_refuse_numbers(why, &wc_too_few_cards, there, needed);
}

/* Which armies go together with which options. */
static bool check_army(const war_chest *s, bool is_chosen, vx_problem *why)
{
    if (is_chosen && s->army != ARMY_STANDARD) return vx_refuse(why, &wc_army_said_twice);
    if (s->army == ARMY_DEAL && s->nobility)
        return vx_refuse(why,
                         s->players == 2 ? &wc_nobility_is_drafted : &wc_nobility_is_drafted_4);
    if (s->army >= ARMY_FIRST_BATTLE && s->players != 2) return vx_refuse(why, &wc_preset_for_two);
    if (s->army < ARMY_FIRST_BATTLE) return is_chosen || check_cards(s, why);
    const uint32_t *cards = preset_of(s)->cards;
    bool has_nobility = (cards[WOLF] | cards[RAVEN]) >> BASE_TYPES != 0;
    if (has_nobility && !s->nobility) return vx_refuse(why, &wc_preset_needs_nobility);
    return true;
}

/* at Crecy a Bannerman may stand in for the Ensign. */
static void give_preset(war_chest *s, bool has_bannerman)
{
    bool is_crecy = s->army == ARMY_CRECY;
    for (int seat = 0; seat < FACTIONS; seat++)
        for (uint32_t cards = preset_of(s)->cards[seat]; cards != 0; cards &= cards - 1) {
            int type = __builtin_ctz(cards);
            wc_give_card(s, seat, type == ENSIGN && is_crecy && has_bannerman ? BANNERMAN : type);
        }
}

/* WC-SETUP2-03, WC-SETUP2-05, WC-SETUP4-01, WC-SETUP4-03. */
static void place_markers(war_chest *s)
{
    for (int faction = 0; faction < FACTIONS; faction++)
        s->marks[faction] = board_of(s)->start[faction];
    for (int seat = 0; seat < s->players; seat++) s->bag[seat] |= one_coin(ROYAL_SLOT);
}

static bool read_rules(war_chest *s, const vx_setting *settings, int count, vx_problem *why)
{
    const char *rules = value_of(settings, count, "rules");
    if (!vx_read_ruleset(&wc_rulebook, rules, &s->ruleset, why)) return false;
    wc_read_options(s, settings, count);
    return true;
}

bool wc_setup(void *state, const vx_setting *settings, int count, vx_problem *why)
{
    war_chest *s = state;
    bool is_chosen = false;
    wc_clear(s); /* with the defaults: the usual case reads nothing */
    if (count > 0 && !read_rules(s, settings, count, why)) return false;
    if (count > 0 && !take_chosen_armies(s, settings, count, &is_chosen, why)) return false;
    if (!check_army(s, is_chosen, why)) return false;
    if (s->army >= ARMY_FIRST_BATTLE)
        give_preset(s, is_set(settings, count, "preset_crecy", "bannerman"));
    if (!wc_keeps_army(s)) s->army = ARMY_STANDARD;
    place_markers(s);
    if (s->nobility)
        ask(s, NODE_DECREES, VX_CHANCE);
    else
        start_armies(s);
    return true;
}
