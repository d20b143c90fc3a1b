/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of War Chest, as JSON: the tables once, the table each time, and
 * for each action the things to point at. */
#include <string.h>

#include "core/json.h"
#include "games/war-chest/war_chest.h"

static void add_hex_value(vx_text *out, const char *key, int hex)
{
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    wc_add_hex(&text, hex);
    vx_json_text(out, key, name);
}

/* ---- Facts ---- */

static const char *or_empty(const char *text)
{
    return text != NULL ? text : "";
}

static void add_hex_list(vx_text *out, const char *key, hex_set hexes)
{
    vx_json_open(out, key, '[');
    for (; hexes != 0; hexes &= hexes - 1) add_hex_value(out, NULL, first_hex(hexes));
    vx_json_close(out, ']');
}

static void add_diagram(vx_text *out, int type)
{
    const tactic_diagram diagram = wc_tactic_diagram(type);
    vx_json_open(out, "diagram", '{');
    add_hex_value(out, "from", DIAGRAM_HEX);
    add_hex_list(out, "ways", diagram.ways);
    add_hex_list(out, "hits", diagram.hits);
    add_hex_list(out, "friends", diagram.friends);
    vx_json_close(out, '}');
}

static void add_type_facts(vx_text *out, const wc_numbers *numbers, int type, vx_language language)
{
    const type_facts *facts = &wc_types[type];
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "code", facts->code);
    vx_json_text(out, "key", facts->key);
    vx_json_text(out, "name", facts->name[language]);
    vx_json_text(out, "tactic", or_empty(facts->tactic[language]));
    vx_json_text(out, "attribute", or_empty(facts->attribute[language]));
    vx_json_bool(out, "isLimit", facts->is_limit);
    vx_json_number(out, "coins", numbers->unit[type].coins);
    vx_json_number(out, "nobility", type >= BASE_TYPES && type < UNIT_TYPES);
    add_diagram(out, type);
    vx_json_close(out, '}');
}

static void add_decree_facts(vx_text *out, int which, vx_language language)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", wc_decrees[which].key);
    vx_json_text(out, "name", wc_decrees[which].name[language]);
    vx_json_text(out, "effect", wc_decrees[which].effect[language]);
    vx_json_close(out, '}');
}

/* What a board has there: nothing, a plain hex or a Location. */
static const char *ground_at(const board_numbers *board, int hex)
{
    if (!has(board->map, hex)) return "";
    return has(board->locations, hex) ? "location" : "plain";
}

/* `x` counts files from f, `y` half hexes upwards from the middle of the board: flat-topped hexes
 * stand at (1.5 x, y * sqrt(3) / 2) in units of their side. */
static void add_hex_facts(vx_text *out, const wc_numbers *numbers, int hex)
{
    static const uint8_t heights[] = {2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2};
    int file = 0, rank = hex;
    while (rank >= heights[file]) rank -= heights[file++];
    vx_json_open(out, NULL, '{');
    add_hex_value(out, "at", hex);
    vx_json_number(out, "x", file - 5);
    vx_json_number(out, "y", 2 * (rank + 1) - heights[file] - 1);
    vx_json_text(out, "two", ground_at(&numbers->board[BOARD_OF_TWO], hex));
    vx_json_text(out, "four", ground_at(&numbers->board[BOARD_OF_FOUR], hex));
    vx_json_close(out, '}');
}

void wc_facts(uint32_t ruleset, vx_language language, vx_text *out)
{
    const war_chest by_rules = {.ruleset = ruleset};
    const wc_numbers *numbers = numbers_of(&by_rules);
    vx_json_open(out, NULL, '{');
    vx_json_open(out, "types", '[');
    for (int type = 0; type < TYPES; type++) add_type_facts(out, numbers, type, language);
    vx_json_close(out, ']');
    vx_json_open(out, "decrees", '[');
    for (int which = 0; which < DECREES; which++) add_decree_facts(out, which, language);
    vx_json_close(out, ']');
    vx_json_open(out, "hexes", '[');
    for (int hex = 0; hex < HEXES; hex++) add_hex_facts(out, numbers, hex);
    vx_json_close(out, ']');
    vx_json_open(out, "factions", '[');
    vx_json_text(out, NULL, wc_faction_names[WOLF][language]);
    vx_json_text(out, NULL, wc_faction_names[RAVEN][language]);
    vx_add(out, "]}");
}

/* ---- The scene ---- */

static void add_units(vx_text *out, const war_chest *s)
{
    vx_json_open(out, "units", '[');
    for (hex_set rest = s->side[WOLF] | s->side[RAVEN]; rest != 0; rest &= rest - 1) {
        int hex = first_hex(rest), unit = s->unit_at[hex];
        vx_json_open(out, NULL, '{');
        add_hex_value(out, "at", hex);
        vx_json_number(out, "seat", unit_seat(unit) + 1);
        vx_json_text(out, "type", wc_types[s->kind[unit]].code);
        vx_json_number(out, "stack", s->stack[unit]);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* {"kn":2,"?":1} */
static void add_zone(vx_text *out, const war_chest *s, int seat, const char *key, zone coins)
{
    vx_json_open(out, key, '{');
    for (int slot = 0; slot < 8; slot++) {
        if (coins_in(coins, slot) == 0) continue;
        bool is_known = slot != UNKNOWN_SLOT;
        vx_json_number(out, is_known ? wc_types[slot_type(s, seat, slot)].code : "?",
                       coins_in(coins, slot));
    }
    vx_json_close(out, '}');
}

static void add_seat(vx_text *out, const war_chest *s, int seat)
{
    vx_json_open(out, NULL, '{');
    vx_json_open(out, "army", '[');
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type != NO_TYPE) vx_json_text(out, NULL, wc_types[type].code);
    }
    vx_json_close(out, ']');
    add_zone(out, s, seat, "hand", s->hand[seat]);
    add_zone(out, s, seat, "bag", s->bag[seat]);
    add_zone(out, s, seat, "up", s->up[seat]);
    add_zone(out, s, seat, "down", s->down[seat]);
    add_zone(out, s, seat, "supply", s->supply[seat]);
    add_zone(out, s, seat, "out", s->out[seat]);
    vx_json_close(out, '}');
}

static void add_decrees(vx_text *out, const war_chest *s)
{
    vx_json_open(out, "decrees", '[');
    for (int which = 0; which < DECREES; which++) {
        if ((s->decrees >> which & 1) == 0) continue;
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", wc_decrees[which].key);
        vx_json_number(out, "W", s->seals[WOLF] >> which & 1);
        vx_json_number(out, "R", s->seals[RAVEN] >> which & 1);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

static void add_pool(vx_text *out, const war_chest *s)
{
    vx_json_open(out, "pool", '[');
    for (uint32_t rest = s->pool; rest != 0; rest &= rest - 1)
        vx_json_text(out, NULL, wc_types[__builtin_ctz(rest)].code);
    vx_json_close(out, ']');
}

/* What the question is about: the units whose triggers wait, an attack, a pending coin. */
static void add_question(vx_text *out, const war_chest *s)
{
    if (s->depth == 0) return;
    uint32_t top = top_frame(s);
    switch (frame_kind_of(top)) {
    case FRAME_TRIGGERS:
        vx_json_open(out, "triggers", '[');
        for (trigger_set due = frame_triggers(top); due != 0; due &= due - 1)
            vx_json_text(out, NULL, wc_types[wc_trigger_type(due)].code);
        vx_json_close(out, ']');
        break;
    case FRAME_SOAK:
        vx_json_open(out, "attack", '[');
        add_hex_value(out, NULL, frame_from(top));
        add_hex_value(out, NULL, frame_target(top));
        vx_json_close(out, ']');
        break;
    case FRAME_FOOT:
        add_hex_value(out, "footman", frame_from(top));
        break;
    case FRAME_SPY:
        vx_json_number(out, "spied", frame_target(top) + 1);
        break;
    case FRAME_PENDING: {
        int slot = frame_from(top);
        vx_json_text(out, "pending",
                     slot == UNKNOWN_SLOT ? "?"
                                          : wc_types[slot_type(s, frame_seat(top), slot)].code);
        break;
    }
    default:
        break;
    }
}

void wc_scene(const void *state, vx_text *out)
{
    const war_chest *s = state;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "node", wc_node_names[s->node]);
    vx_json_number(out, "players", s->players);
    vx_json_number(out, "nobility", s->nobility);
    vx_json_number(out, "round", s->round);
    vx_json_number(out, "turn", s->turn + 1);
    vx_json_number(out, "first", s->first + 1);
    vx_json_number(out, "initiative", s->init + 1);
    vx_json_number(out, "claimed", s->claimed);
    vx_json_number(out, "markers", s->markers);
    if (s->node == NODE_OVER)
        vx_json_text(out, "winner", s->winner == NO_WINNER ? "-" : wc_faction_letters[s->winner]);
    vx_json_open(out, "marks", '{');
    add_hex_list(out, "W", s->marks[WOLF]);
    add_hex_list(out, "R", s->marks[RAVEN]);
    vx_json_close(out, '}');
    add_units(out, s);
    vx_json_open(out, "seats", '[');
    for (int seat = 0; seat < s->players; seat++) add_seat(out, s, seat);
    vx_json_close(out, ']');
    if (s->nobility) add_decrees(out, s);
    if (s->pool != 0) add_pool(out, s);
    add_question(out, s);
    vx_json_close(out, '}');
}

/* ---- Pointing ----
 *
 * First the coin (hand:kn, or pending:kn), then what it is spent on: hexes in the order unit, then
 * where to or whom, supply:sw, decree:guard, out:kn, seat:p2, or a button (pass, claim, bolster,
 * control, tactic). What happens on a hex follows from who stands there: an enemy is attacked, a
 * friend is bolstered or sent, an empty hex is entered. */

/* Patterns as in notation.c: C is the coin that pays, D the word of the decree. */
static const char *const paths[VERBS] = {
    [ACT_DEPLOY] = "C H",
    [ACT_BOLSTER] = "C H bolster",
    [ACT_CLAIM] = "C claim",
    [ACT_RECRUIT] = "C supply:V",
    [ACT_PASS] = "C pass",
    [ACT_MOVE] = "C H I",
    [ACT_ATTACK] = "C H I",
    [ACT_CONTROL] = "C H control",
    [ACT_SHOT] = "C H I",
    [ACT_CHARGE] = "C H I J",
    [ACT_RIDE] = "C H I",
    [ACT_ENSIGN] = "C H I J",
    [ACT_MARSHALL] = "C H I J",
    [ACT_FOOT_MOVE] = "C tactic H I",
    [ACT_FOOT_ATTACK] = "C tactic H I",
    [ACT_FOOT_CONTROL] = "C tactic H control",
    [ACT_BISHOP_MOVE] = "C H supply:V I",
    [ACT_BISHOP_ATTACK] = "C H supply:V I",
    [ACT_HERALD] = "C H I",
    [ACT_EARL] = "C H tactic",
    [ACT_ENLIST] = "C decree:enlist supply:U supply:V",
    [ACT_GUARD] = "C decree:guard H I",
    [ACT_SACRIFICE] = "C decree:sacrifice H I",
    [ACT_MARCH] = "C decree:march H I",
    [ACT_REDEPLOY] = "C decree:redeploy H I",
    [ACT_REINFORCE] = "C decree:reinforce out:U",
    [ACT_SPY] = "C decree:spy seat:S",
    [ACT_SPY_DROP] = "drop:U",
    [ACT_SPY_KEEP] = "keep",
    [ACT_SHIFT] = "H I",
    [ACT_SKIP] = "skip:U",
    [ACT_NEXT] = "next:U",
    [ACT_SOAK_STACK] = "soak:stack",
    [ACT_SOAK_SUPPLY] = "soak:supply",
    [ACT_PICK] = "card:U",
    [ACT_SEAT] = "seat:S",
};

/* Free actions begin with the unit; the Earl's proclamation begins with the decree. */
static bool add_coin_step(vx_text *out, const war_chest *s, const act *a)
{
    bool is_paid = a->by == BY_PRIEST || (a->by == BY_COIN && s->node != NODE_DECREE);
    if (!is_paid) return false;
    vx_add(out, a->by == BY_PRIEST ? "pending:" : "hand:");
    wc_add_type(out, wc_paid_type(a));
    return true;
}

void wc_steps(const void *state, vx_action action, vx_text *out)
{
    const war_chest *s = state;
    act a = unpack_act(action);
    if (!wc_is_well_formed(action) || paths[a.verb] == NULL) return;
    const char *at = paths[a.verb];
    if (at[0] == 'C') at += add_coin_step(out, s, &a) ? 1 : 2;
    bool enlists_one = a.verb == ACT_ENLIST && a.v == UNKNOWN_COIN;
    const char *end = at + strlen(at) - (enlists_one ? strlen(" supply:V") : 0);
    for (; at < end; at++)
        if (!wc_add_operand(out, &a, *at)) vx_add_char(out, *at);
}

/* ---- What somebody means who points at these things ---- */

enum { STEPS_CAP = 96 };

static bool read_steps(vx_reader *in, char text[STEPS_CAP])
{
    vx_text steps = vx_text_on(text, STEPS_CAP);
    vx_word word;
    while (vx_next_word(in, &word)) {
        if (steps.length > 0) vx_add_char(&steps, ' ');
        vx_add_bytes(&steps, word.start, word.length);
    }
    return steps.length > 0 && !steps.cut;
}

static bool means(const war_chest *s, vx_action action, const char *text)
{
    char path[STEPS_CAP];
    vx_text steps = vx_text_on(path, sizeof path);
    wc_steps(s, action, &steps);
    return strcmp(path, text) == 0;
}

/* Not legal: a coin, a unit and a hex are taken for a move, or an attack where somebody stands; a
 * coin and a hex for a deployment. */
static bool guess(const char *text, const war_chest *s, vx_action *out)
{
    vx_reader in = vx_read(text);
    vx_word word, kind, code;
    int type = 0, hex[2] = {0, 0}, count = 0;
    if (!vx_next_word(&in, &word) || !vx_word_split(&word, ':', &kind, &code)) return false;
    bool is_pending = vx_word_is(&kind, "pending");
    if ((!is_pending && !vx_word_is(&kind, "hand")) || !wc_take_type(&code, &type)) return false;
    for (; vx_next_word(&in, &word); count++)
        if (count == 2 || !wc_take_hex(&word, &hex[count])) return false;
    if (count == 0) return false;
    bool is_taken = count == 2 && s->unit_at[hex[1]] != NO_UNIT;
    act a = {.verb = count == 1 ? ACT_DEPLOY
                     : is_taken ? ACT_ATTACK
                                : ACT_MOVE,
             .by = is_pending ? BY_PRIEST : BY_COIN,
             .u = (uint8_t)type,
             .h = (uint8_t)hex[0],
             .i = (uint8_t)hex[1]};
    *out = pack_act(a);
    return wc_is_well_formed(*out);
}

bool wc_parse_steps(const void *state, vx_reader *in, vx_action *out)
{
    const war_chest *s = state;
    char text[STEPS_CAP];
    vx_action actions[WC_ACTION_CAP];
    if (!read_steps(in, text)) return false;
    int count = wc_list(s, actions);
    for (int i = 0; i < count; i++) {
        if (!means(s, actions[i], text)) continue;
        *out = actions[i];
        return true;
    }
    return guess(text, s, out);
}

bool wc_is_place(const vx_word *word)
{
    int hex;
    return wc_take_hex(word, &hex);
}
