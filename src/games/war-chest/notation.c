/* SPDX-License-Identifier: MIT */
/* notation.c - actions as text, both ways. One pattern for each verb serves both. */
#include <string.h>

#include "games/war-chest/messages.h"
#include "games/war-chest/war_chest.h"

/* ---- Hexes, types, seats ---- */

static const char file_heights[] = {2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2};
enum { FILES = sizeof file_heights };

void wc_add_hex(vx_text *out, int hex)
{
    int file = 0;
    while (hex >= file_heights[file]) hex -= file_heights[file++];
    vx_add_char(out, (char)('a' + file));
    vx_add_char(out, (char)('1' + hex));
}

bool wc_take_hex(const vx_word *word, int *out)
{
    if (word->length != 2) return false;
    int file = word->start[0] - 'a', rank = word->start[1] - '1';
    if (file < 0 || file >= FILES || rank < 0 || rank >= file_heights[file]) return false;
    *out = rank;
    for (int i = 0; i < file; i++) *out += file_heights[i];
    return true;
}

void wc_add_type(vx_text *out, int type)
{
    vx_add(out, type == UNKNOWN_COIN ? "?" : wc_types[type].code);
}

bool wc_take_type(const vx_word *word, int *out)
{
    for (int type = 0; type < TYPES; type++) {
        if (!vx_word_is(word, wc_types[type].code) && !vx_word_is(word, wc_types[type].key))
            continue;
        *out = type;
        return true;
    }
    *out = vx_word_is(word, "marshal") ? MARSHALL : UNKNOWN_COIN;
    return *out == MARSHALL || vx_word_is(word, "?");
}

void wc_add_seat(vx_text *out, int seat)
{
    vx_add_char(out, 'p');
    vx_add_char(out, (char)('1' + seat));
}

bool wc_take_seat(const vx_word *word, int *out)
{
    if (word->length != 2 || word->start[0] != 'p') return false;
    *out = word->start[1] - '1';
    return *out >= 0 && *out < SEATS;
}

const char *const wc_faction_letters[FACTIONS] = {"W", "R"};

/* ---- Patterns ----
 *
 * Words between blanks: U V are types, H I J hexes, S a seat, F a faction, D three decrees, W the
 * second type of Enlist, which may be missing. Anything else stands for itself. */

static const char *const patterns[VERBS] = {
    [ACT_DEPLOY] = "deploy U H",
    [ACT_BOLSTER] = "bolster U H",
    [ACT_CLAIM] = "claim with U",
    [ACT_RECRUIT] = "recruit V with U",
    [ACT_PASS] = "pass with U",
    [ACT_MOVE] = "move U H I",
    [ACT_ATTACK] = "attack U H x I",
    [ACT_CONTROL] = "control U H",
    [ACT_SHOT] = "tactic U H x I",
    [ACT_CHARGE] = "tactic U H I x J",
    [ACT_RIDE] = "tactic U H I",
    [ACT_ENSIGN] = "tactic U H : move V I J",
    [ACT_MARSHALL] = "tactic U H : attack V I x J",
    [ACT_FOOT_MOVE] = "tactic U : move fo H I",
    [ACT_FOOT_ATTACK] = "tactic U : attack fo H x I",
    [ACT_FOOT_CONTROL] = "tactic U : control fo H",
    [ACT_BISHOP_MOVE] = "tactic U H recruit V : move I",
    [ACT_BISHOP_ATTACK] = "tactic U H recruit V : attack x I",
    [ACT_HERALD] = "tactic U H : bolster V I",
    [ACT_EARL] = "tactic U H",
    [ACT_ENLIST] = "proclaim enlist : U W",
    [ACT_GUARD] = "proclaim guard : attack U H x I",
    [ACT_SACRIFICE] = "proclaim sacrifice : attack U H x I",
    [ACT_MARCH] = "proclaim march : move U H I",
    [ACT_REDEPLOY] = "proclaim redeploy : U H I",
    [ACT_REINFORCE] = "proclaim reinforce : U",
    [ACT_SPY] = "proclaim spy : S",
    [ACT_SPY_DROP] = "spy drop U",
    [ACT_SPY_KEEP] = "spy keep",
    [ACT_SHIFT] = "shift U H I",
    [ACT_SKIP] = "skip U",
    [ACT_NEXT] = "next U",
    [ACT_SOAK_STACK] = "soak stack",
    [ACT_SOAK_SUPPLY] = "soak supply",
    [ACT_PICK] = "pick U",
    [ACT_SEAT] = "seat S",
    [ACT_DECREES] = "decrees D",
    [ACT_DEAL] = "deal S U",
    [ACT_POOL] = "pool U",
    [ACT_FLIP] = "flip F",
    [ACT_DRAW] = "draw S U",
};

/* `then be move e4 f5`: the unit has been named already. */
static bool names_unit_before(const act *a)
{
    return a->by != BY_COIN && a->by != BY_PRIEST && a->verb != ACT_SHIFT;
}

/* The next word of a pattern, or NULL at its end. */
static const char *next_part(const char *at, size_t *length)
{
    while (*at == ' ') at++;
    if (*at == '\0') return NULL;
    const char *blank = strchr(at, ' ');
    *length = blank != NULL ? (size_t)(blank - at) : strlen(at);
    return at;
}

/* ---- Writing ---- */

static void add_trio(vx_text *out, int trio)
{
    bool is_first = true;
    for (int which = 0; which < DECREES; which++) {
        if ((wc_decree_trios[trio] >> which & 1) == 0) continue;
        if (!is_first) vx_add_char(out, ' ');
        vx_add(out, wc_decrees[which].key);
        is_first = false;
    }
}

bool wc_add_operand(vx_text *out, const act *a, char letter)
{
    switch (letter) {
    case 'U':
        wc_add_type(out, a->u);
        return true;
    case 'V':
        wc_add_type(out, a->v);
        return true;
    case 'H':
        wc_add_hex(out, a->h);
        return true;
    case 'I':
        wc_add_hex(out, a->i);
        return true;
    case 'J':
        wc_add_hex(out, a->j);
        return true;
    case 'S':
        wc_add_seat(out, a->seat);
        return true;
    default:
        return false;
    }
}

static void add_part(vx_text *out, const act *a, const char *part, size_t length)
{
    char letter = length == 1 ? part[0] : '\0';
    if (letter == 'W') {
        wc_add_type(out, a->v);
    } else if (letter == 'F') {
        vx_add(out, wc_faction_letters[a->seat]);
    } else if (letter == 'D') {
        add_trio(out, a->h);
    } else if (!wc_add_operand(out, a, letter)) {
        vx_add_bytes(out, part, length);
    }
}

static bool is_left_out(const act *a, const char *part, size_t length)
{
    if (length != 1) return false;
    return (part[0] == 'U' && names_unit_before(a)) || (part[0] == 'W' && a->v == UNKNOWN_COIN);
}

void wc_format_action(const void *state, vx_action action, vx_text *out)
{
    (void)state;
    act a = unpack_act(action);
    if (!wc_is_well_formed(action)) {
        vx_add_char(out, '?');
        return;
    }
    if (a.by != BY_COIN) {
        vx_add(out, "then ");
        wc_add_type(out, wc_grant_type[a.by]);
        vx_add_char(out, ' ');
    }
    size_t length;
    const char *first = patterns[a.verb];
    for (const char *part = first; (part = next_part(part, &length)) != NULL; part += length) {
        if (is_left_out(&a, part, length)) continue;
        if (part != first) vx_add_char(out, ' ');
        add_part(out, &a, part, length);
    }
}

/* ---- Reading ---- */

/* How far the best reading came, and why it went no further. */
typedef struct {
    vx_reader at;
    vx_word word;
    const vx_message *message;
} failure;

static bool fail(failure *best, const vx_reader *at, const vx_word *word, const vx_message *message)
{
    if (best->message == NULL || at->at > best->at.at)
        *best = (failure){.at = *at, .message = message, .word = *word};
    return false;
}

static bool take_hex(const vx_word *word, uint8_t *out)
{
    int hex;
    if (!wc_take_hex(word, &hex)) return false;
    *out = (uint8_t)hex;
    return true;
}

static bool take_type(const vx_word *word, uint8_t *out)
{
    int type;
    if (!wc_take_type(word, &type)) return false;
    *out = (uint8_t)type;
    return true;
}

static bool take_seat(const vx_word *word, uint8_t *out)
{
    int seat;
    if (!wc_take_seat(word, &seat)) return false;
    *out = (uint8_t)seat;
    return true;
}

static bool take_faction(const vx_word *word, uint8_t *out)
{
    for (int faction = 0; faction < FACTIONS; faction++) {
        if (!vx_word_is(word, wc_faction_letters[faction])) continue;
        *out = (uint8_t)faction;
        return true;
    }
    return false;
}

int wc_take_decree(const vx_word *word)
{
    for (int which = 0; which < DECREES; which++)
        if (vx_word_is(word, wc_decrees[which].key)) return which;
    return -1;
}

/* Three decrees in any order; the first word has been read. */
static const vx_message *take_trio(vx_reader *in, vx_word *word, uint8_t *out)
{
    unsigned set = 0;
    for (int i = 0; i < 3; i++) {
        if (i > 0 && !vx_next_word(in, word)) return &wc_three_decrees;
        int which = wc_take_decree(word);
        if (which < 0) return &wc_unknown_decree;
        set |= 1u << which;
    }
    for (int trio = 0; trio < TRIOS; trio++) {
        if (wc_decree_trios[trio] != set) continue;
        *out = (uint8_t)trio;
        return NULL;
    }
    return &wc_three_decrees;
}

/* One part of a pattern against one word; NULL if they agree. */
static const vx_message *take_part(const char *part, size_t length, vx_reader *in, vx_word *word,
                                   act *a)
{
    switch (length == 1 ? part[0] : '\0') {
    case 'U':
        return take_type(word, &a->u) ? NULL : &wc_unknown_type;
    case 'V':
    case 'W':
        return take_type(word, &a->v) ? NULL : &wc_unknown_type;
    case 'H':
        return take_hex(word, &a->h) ? NULL : &wc_unknown_hex;
    case 'I':
        return take_hex(word, &a->i) ? NULL : &wc_unknown_hex;
    case 'J':
        return take_hex(word, &a->j) ? NULL : &wc_unknown_hex;
    case 'S':
        return take_seat(word, &a->seat) ? NULL : &wc_unknown_seat;
    case 'F':
        return take_faction(word, &a->seat) ? NULL : &wc_unknown_word;
    case 'D':
        return take_trio(in, word, &a->h);
    default:
        break;
    }
    if (length == 2 && memcmp(part, "fo", 2) == 0) { /* the long name too */
        int type;
        return wc_take_type(word, &type) && type == FOOTMAN ? NULL : &wc_unknown_word;
    }
    bool is_same = word->length == length && memcmp(word->start, part, length) == 0;
    return is_same ? NULL : &wc_unknown_word;
}

/* After `then be` the unit may be named once more, or not. */
static void skip_repeated_unit(vx_reader *in, act *a)
{
    vx_reader ahead = *in;
    vx_word word;
    int type;
    a->u = wc_grant_type[a->by];
    if (vx_next_word(&ahead, &word) && wc_take_type(&word, &type) && type == a->u) *in = ahead;
}

static bool read_pattern(verb v, vx_reader *in, act *a, failure *best)
{
    size_t length;
    vx_word word = {0};
    a->verb = (uint8_t)v;
    for (const char *part = patterns[v]; (part = next_part(part, &length)) != NULL;
         part += length) {
        if (is_left_out(a, part, length) && part[0] == 'U') {
            skip_repeated_unit(in, a);
            continue;
        }
        vx_reader before = *in;
        bool is_end = !vx_next_word(in, &word);
        if (is_end && length == 1 && part[0] == 'W') {
            a->v = UNKNOWN_COIN;
            continue;
        }
        if (is_end) return fail(best, &before, &word, &wc_text_missing);
        const vx_message *wrong = take_part(part, length, in, &word, a);
        if (wrong != NULL) return fail(best, &before, &word, wrong);
    }
    vx_reader before = *in;
    if (vx_next_word(in, &word)) return fail(best, &before, &word, &wc_unknown_word);
    return true;
}

/* WC-ENLIST-01: the two coins have no order. */
static void sort_enlisted(act *a)
{
    if (a->verb != ACT_ENLIST || a->u <= a->v) return;
    uint8_t first = a->u;
    a->u = a->v;
    a->v = first;
}

static bool read_grant(vx_reader *in, act *a, vx_problem *why)
{
    vx_reader ahead = *in;
    vx_word word;
    int type;
    if (!vx_next_word(&ahead, &word) || !vx_word_is(&word, "then")) return true;
    if (!vx_next_word(&ahead, &word)) return vx_refuse_here(why, &wc_text_missing, &ahead);
    if (!wc_take_type(&word, &type)) return vx_refuse_at(why, &wc_unknown_type, &word);
    for (int by = BY_BERSERKER; by < GRANTS; by++)
        if (wc_grant_type[by] == type) a->by = (uint8_t)by;
    if (a->by == BY_COIN) return vx_refuse_at(why, &wc_no_trigger, &word);
    *in = ahead;
    return true;
}

/* The words fit a pattern but make no action. Only a unit without any tactic is told so: for one
 * that has a tactic another pattern knows better where it went wrong. */
static void fail_form(failure *best, vx_reader first, const vx_reader *end, const act *a)
{
    vx_reader at = first;
    vx_word word = {0};
    vx_next_word(&at, &word);
    bool is_tactic = vx_word_is(&word, "tactic");
    if (is_tactic) vx_next_word(&at, &word);
    if (is_tactic && a->u < TYPES && wc_types[a->u].tactic[VX_ENGLISH] == NULL)
        fail(best, end, &word, &wc_no_tactic);
    else
        fail(best, &first, &word, &wc_unknown_action);
}

/* Every pattern is tried, so that patterns may begin alike. What fits a pattern but no action,
 * such as the tactic of a unit that has none, is refused like any other failure. */
bool wc_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    (void)state;
    act start = {0};
    failure best = {0};
    if (!read_grant(in, &start, why)) return false;
    vx_reader first = *in;
    for (int v = 0; v < VERBS; v++) {
        vx_reader at = first;
        act a = start;
        if (!read_pattern((verb)v, &at, &a, &best)) continue;
        sort_enlisted(&a);
        if (wc_is_well_formed(pack_act(a))) {
            *in = at;
            *out = pack_act(a);
            return true;
        }
        fail_form(&best, first, &at, &a);
    }
    if (best.message == &wc_text_missing) return vx_refuse_here(why, best.message, &best.at);
    bool is_first_word = best.at.at == first.at;
    return vx_refuse_at(why, is_first_word ? &wc_unknown_action : best.message, &best.word);
}
