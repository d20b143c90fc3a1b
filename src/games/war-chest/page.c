/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of War Chest, as JSON: the tables once, the table each time, and
 * for each action the things to point at. */
#include <string.h>

#include "games/war-chest/war_chest.h"

/* ---- JSON ---- */

static void add_key(vx_text *out, const char *key)
{
    vx_add_quoted(out, key);
    vx_add_char(out, ':');
}

static void add_comma(vx_text *out, bool *is_first)
{
    if (!*is_first) vx_add_char(out, ',');
    *is_first = false;
}

static void add_text_field(vx_text *out, const char *key, const char *value)
{
    vx_add_char(out, ',');
    add_key(out, key);
    vx_add_quoted(out, value != NULL ? value : "");
}

static void add_number_field(vx_text *out, const char *key, int number)
{
    vx_add_char(out, ',');
    add_key(out, key);
    vx_add_number(out, number);
}

static void add_quoted_hex(vx_text *out, int hex)
{
    vx_add_char(out, '"');
    wc_add_hex(out, hex);
    vx_add_char(out, '"');
}

/* ---- Facts ---- */

static void add_type_facts(vx_text *out, int type, vx_language language)
{
    const type_facts *facts = &wc_types[type];
    vx_add_char(out, '{');
    add_key(out, "code");
    vx_add_quoted(out, facts->code);
    add_text_field(out, "key", facts->key);
    add_text_field(out, "name", facts->name[language]);
    add_text_field(out, "tactic", facts->tactic[language]);
    add_text_field(out, "attribute", facts->attribute[language]);
    add_number_field(out, "coins", facts->coins);
    add_number_field(out, "nobility", type >= BASE_TYPES && type < UNIT_TYPES);
    vx_add_char(out, '}');
}

static void add_decree_facts(vx_text *out, int which, vx_language language)
{
    vx_add_char(out, '{');
    add_key(out, "key");
    vx_add_quoted(out, wc_decrees[which].key);
    add_text_field(out, "name", wc_decrees[which].name[language]);
    add_text_field(out, "effect", wc_decrees[which].effect[language]);
    vx_add_char(out, '}');
}

/* `x` counts files from f, `y` half hexes upwards from the middle of the board: flat-topped hexes
 * stand at (1.5 x, y * sqrt(3) / 2) in units of their side. */
static void add_hex_facts(vx_text *out, int hex)
{
    static const uint8_t heights[] = {2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2};
    int file = 0, rank = hex;
    while (rank >= heights[file]) rank -= heights[file++];
    vx_add(out, "{\"at\":");
    add_quoted_hex(out, hex);
    add_number_field(out, "x", file - 5);
    add_number_field(out, "y", 2 * (rank + 1) - heights[file] - 1);
    add_number_field(out, "location", (int)(LOCATIONS >> hex & 1));
    add_number_field(out, "two_players", (int)(MAP_2 >> hex & 1));
    bool is_wolf = WOLF_START_4 >> hex & 1, is_raven = RAVEN_START_4 >> hex & 1;
    add_text_field(out, "start", is_wolf ? "W" : is_raven ? "R" : "");
    vx_add_char(out, '}');
}

void wc_facts(vx_language language, vx_text *out)
{
    bool is_first = true;
    vx_add(out, "{\"types\":[");
    for (int type = 0; type < TYPES; type++) {
        add_comma(out, &is_first);
        add_type_facts(out, type, language);
    }
    vx_add(out, "],\"decrees\":[");
    is_first = true;
    for (int which = 0; which < DECREES; which++) {
        add_comma(out, &is_first);
        add_decree_facts(out, which, language);
    }
    vx_add(out, "],\"hexes\":[");
    is_first = true;
    for (int hex = 0; hex < HEXES; hex++) {
        add_comma(out, &is_first);
        add_hex_facts(out, hex);
    }
    vx_add(out, "],\"factions\":[");
    vx_add_quoted(out, wc_faction_names[WOLF][language]);
    vx_add_char(out, ',');
    vx_add_quoted(out, wc_faction_names[RAVEN][language]);
    vx_add(out, "]}");
}

/* ---- The scene ---- */

static void add_hex_list(vx_text *out, const char *key, hex_set hexes)
{
    bool is_first = true;
    add_key(out, key);
    vx_add_char(out, '[');
    for (; hexes != 0; hexes &= hexes - 1) {
        add_comma(out, &is_first);
        add_quoted_hex(out, first_hex(hexes));
    }
    vx_add_char(out, ']');
}

static void add_units(vx_text *out, const war_chest *s)
{
    bool is_first = true;
    vx_add(out, ",\"units\":[");
    for (hex_set rest = s->side[WOLF] | s->side[RAVEN]; rest != 0; rest &= rest - 1) {
        int hex = first_hex(rest), unit = s->unit_at[hex];
        add_comma(out, &is_first);
        vx_add(out, "{\"at\":");
        add_quoted_hex(out, hex);
        add_number_field(out, "seat", unit_seat(unit) + 1);
        add_text_field(out, "type", wc_types[s->kind[unit]].code);
        add_number_field(out, "stack", s->stack[unit]);
        vx_add_char(out, '}');
    }
    vx_add_char(out, ']');
}

/* {"kn":2,"?":1} */
static void add_zone(vx_text *out, const war_chest *s, int seat, const char *key, zone coins)
{
    bool is_first = true;
    vx_add_char(out, ',');
    add_key(out, key);
    vx_add_char(out, '{');
    for (int slot = 0; slot < 8; slot++) {
        if (coins_in(coins, slot) == 0) continue;
        add_comma(out, &is_first);
        add_key(out, slot == UNKNOWN_SLOT ? "?" : wc_types[slot_type(s, seat, slot)].code);
        vx_add_number(out, coins_in(coins, slot));
    }
    vx_add_char(out, '}');
}

static void add_seat(vx_text *out, const war_chest *s, int seat)
{
    bool is_first = true;
    vx_add(out, "{\"army\":[");
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = s->kind[seat * UNITS_EACH + slot];
        if (type == NO_TYPE) continue;
        add_comma(out, &is_first);
        vx_add_quoted(out, wc_types[type].code);
    }
    vx_add_char(out, ']');
    add_zone(out, s, seat, "hand", s->hand[seat]);
    add_zone(out, s, seat, "bag", s->bag[seat]);
    add_zone(out, s, seat, "up", s->up[seat]);
    add_zone(out, s, seat, "down", s->down[seat]);
    add_zone(out, s, seat, "supply", s->supply[seat]);
    add_zone(out, s, seat, "out", s->out[seat]);
    vx_add_char(out, '}');
}

static void add_decrees(vx_text *out, const war_chest *s)
{
    bool is_first = true;
    vx_add(out, ",\"decrees\":[");
    for (int which = 0; which < DECREES; which++) {
        if ((s->decrees >> which & 1) == 0) continue;
        add_comma(out, &is_first);
        vx_add(out, "{\"key\":");
        vx_add_quoted(out, wc_decrees[which].key);
        add_number_field(out, "W", s->seals[WOLF] >> which & 1);
        add_number_field(out, "R", s->seals[RAVEN] >> which & 1);
        vx_add_char(out, '}');
    }
    vx_add_char(out, ']');
}

static void add_pool(vx_text *out, const war_chest *s)
{
    bool is_first = true;
    vx_add(out, ",\"pool\":[");
    for (uint32_t rest = s->pool; rest != 0; rest &= rest - 1) {
        add_comma(out, &is_first);
        vx_add_quoted(out, wc_types[__builtin_ctz(rest)].code);
    }
    vx_add_char(out, ']');
}

/* What the question is about: the units whose triggers wait, an attack, a pending coin. */
static void add_question(vx_text *out, const war_chest *s)
{
    if (s->depth == 0) return;
    uint32_t top = top_frame(s);
    switch (frame_kind_of(top)) {
    case FRAME_TRIGGERS: {
        bool is_first = true;
        vx_add(out, ",\"triggers\":[");
        for (trigger_set due = frame_triggers(top); due != 0; due &= due - 1) {
            add_comma(out, &is_first);
            vx_add_quoted(out, wc_types[wc_trigger_type(due)].code);
        }
        vx_add_char(out, ']');
        break;
    }
    case FRAME_SOAK:
        vx_add(out, ",\"attack\":[");
        add_quoted_hex(out, frame_from(top));
        vx_add_char(out, ',');
        add_quoted_hex(out, frame_target(top));
        vx_add_char(out, ']');
        break;
    case FRAME_FOOT:
        vx_add(out, ",\"footman\":");
        add_quoted_hex(out, frame_from(top));
        break;
    case FRAME_SPY:
        add_number_field(out, "spied", frame_target(top) + 1);
        break;
    case FRAME_PENDING: {
        int slot = frame_from(top);
        add_text_field(out, "pending",
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
    vx_add(out, "{\"node\":");
    vx_add_quoted(out, wc_node_names[s->node]);
    add_number_field(out, "players", s->players);
    add_number_field(out, "nobility", s->nobility);
    add_number_field(out, "round", s->round);
    add_number_field(out, "turn", s->turn + 1);
    add_number_field(out, "first", s->first + 1);
    add_number_field(out, "initiative", s->init + 1);
    add_number_field(out, "claimed", s->claimed);
    add_number_field(out, "markers", s->players == 2 ? 6 : 8);
    if (s->node == NODE_OVER)
        add_text_field(out, "winner", s->winner == NO_WINNER ? "-" : wc_faction_letters[s->winner]);
    vx_add(out, ",\"marks\":{");
    add_hex_list(out, "W", s->marks[WOLF]);
    vx_add_char(out, ',');
    add_hex_list(out, "R", s->marks[RAVEN]);
    vx_add_char(out, '}');
    add_units(out, s);
    vx_add(out, ",\"seats\":[");
    for (int seat = 0; seat < s->players; seat++) {
        if (seat > 0) vx_add_char(out, ',');
        add_seat(out, s, seat);
    }
    vx_add_char(out, ']');
    if (s->nobility) add_decrees(out, s);
    if (s->pool != 0) add_pool(out, s);
    add_question(out, s);
    vx_add_char(out, '}');
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

static void add_step_letter(vx_text *out, const act *a, char letter)
{
    switch (letter) {
    case 'H':
        wc_add_hex(out, a->h);
        break;
    case 'I':
        wc_add_hex(out, a->i);
        break;
    case 'J':
        wc_add_hex(out, a->j);
        break;
    case 'U':
        wc_add_type(out, a->u);
        break;
    case 'V':
        wc_add_type(out, a->v);
        break;
    case 'S':
        wc_add_seat(out, a->seat);
        break;
    default:
        vx_add_char(out, letter);
        break;
    }
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
    for (; at < end; at++) add_step_letter(out, &a, *at);
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
    while (vx_next_word(&in, &word))
        if (count == 2 || !wc_take_hex(&word, &hex[count++])) return false;
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
