/* SPDX-License-Identifier: MIT */
/* notation.c - actions as text. docs/notation/pocket-battles.md is the grammar. */
#include <string.h>

#include "games/pocket-battles/battle.h"

/* ---- Names ---- */

/* A, B ... Z, AA, AB ...; small letters for seat 2. */
void pb_add_unit(vx_text *out, int seat, int unit)
{
    char first = seat == 0 ? 'A' : 'a';
    if (unit >= 26) {
        vx_add_char(out, first);
        unit -= 26;
    }
    vx_add_char(out, (char)(first + unit));
}

static void add_code(vx_text *out, int code)
{
    pb_add_unit(out, code_seat(code), code_unit(code));
}

bool pb_take_unit(const vx_word *word, int *code)
{
    if (word->length == 0 || word->length > 2) return false;
    char letter = word->start[word->length - 1];
    int seat = letter >= 'a';
    char first = seat == 0 ? 'A' : 'a';
    if (letter < first || letter > first + 25) return false;
    if (word->length == 2 && word->start[0] != first) return false;
    int unit = letter - first + (word->length == 2 ? 26 : 0);
    *code = unit_code(seat, unit);
    return unit < UNITS;
}

static const char row_letter[] = {'r', 'f', 'e'};

void pb_add_zone(vx_text *out, int zone)
{
    vx_add_char(out, row_letter[zone / SECTORS]);
    vx_add_char(out, (char)('1' + sector_of(zone)));
}

bool pb_take_zone(const vx_word *word, int *zone)
{
    if (word->length != 2) return false;
    const char *row = memchr(row_letter, word->start[0], sizeof row_letter);
    int sector = word->start[1] - '1';
    if (row == NULL || sector < 0 || sector >= SECTORS) return false;
    *zone = (int)(row - row_letter) * SECTORS + sector;
    return true;
}

int pb_read_tile(const vx_word *word)
{
    return pb_find_tile(word->start, word->length);
}

int pb_read_army(const vx_word *word)
{
    for (int army = 0; army <= MIXED; army++)
        if (vx_word_is(word, pb_book.army[army].key)) return army;
    return NONE;
}

/* ---- The shapes of actions ---- */

typedef enum { NO_FIELD, ARMY, TILE, UNIT, ENEMY_OR_NOTHING, ZONE, NUMBER, TAKEN, WOUNDED } written;

static const struct {
    const char *word;
    uint8_t field[2];  /* written */
    uint8_t low, high; /* of NUMBER */
} grammar[ACTS] = {
    [ACT_MUSTER] = {"muster", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_ARMY] = {"army", {ARMY, NO_FIELD}, 0, 0},
    [ACT_TAKE] = {"take", {TAKEN, NO_FIELD}, 0, 0},
    [ACT_TAKE_HIDDEN] = {"take ?", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_READY] = {"ready", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_INITIATIVE] = {"initiative", {NUMBER, NUMBER}, 1, FACES},
    [ACT_DEPLOY] = {"deploy", {UNIT, ZONE}, 0, 0},
    [ACT_REDEPLOY] = {"redeploy", {UNIT, ZONE}, 0, 0},
    [ACT_MOVE] = {"move", {UNIT, ZONE}, 0, 0},
    [ACT_CHARGE] = {"charge", {UNIT, ENEMY_OR_NOTHING}, 0, 0},
    [ACT_ATTACK] = {"attack", {UNIT, UNIT}, 0, 0},
    [ACT_LEAVE] = {"leave", {UNIT, NO_FIELD}, 0, 0},
    [ACT_SHOOT] = {"shoot", {UNIT, UNIT}, 0, 0},
    [ACT_EXCITE] = {"excite", {UNIT, NO_FIELD}, 0, 0},
    [ACT_GALVANIZE] = {"galvanize", {UNIT, NO_FIELD}, 0, 0},
    [ACT_CONTROL] = {"control", {UNIT, NO_FIELD}, 0, 0},
    [ACT_DOUBLE] = {"double", {UNIT, NO_FIELD}, 0, 0},
    [ACT_STOP] = {"stop", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_HEAL] = {"heal", {UNIT, TILE}, 0, 0},
    [ACT_PASS] = {"pass", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_CONCEDE] = {"concede", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_INTERCEPT] = {"intercept", {UNIT, NO_FIELD}, 0, 0},
    [ACT_FIRE] = {"fire", {UNIT, NO_FIELD}, 0, 0},
    [ACT_WAIT] = {"wait", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_TARGET] = {"target", {UNIT, NO_FIELD}, 0, 0},
    [ACT_STRIKE] = {"strike", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_HOLD] = {"hold", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_DICE] = {"dice", {NUMBER, NO_FIELD}, 0, HANDFUL},
    [ACT_ROLL] = {"roll", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_REROLL] = {"reroll", {NUMBER, NO_FIELD}, 1, FACES},
    [ACT_KEEP] = {"keep", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_LOSE] = {"lose", {TILE, NO_FIELD}, 0, 0},
    [ACT_WOUND] = {"wound", {WOUNDED, NO_FIELD}, 0, 0},
    [ACT_SACRIFICE] = {"sacrifice", {NO_FIELD, NO_FIELD}, 0, 0},
    [ACT_CULL] = {"cull", {TILE, NO_FIELD}, 0, 0},
    [ACT_CULL_UNIT] = {"cull", {UNIT, NO_FIELD}, 0, 0},
    [ACT_DONE] = {"done", {NO_FIELD, NO_FIELD}, 0, 0},
};

/* ---- Writing ---- */

static void add_roll(vx_text *out, vx_action action)
{
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < roll_count(action, face); i++) {
            vx_add_char(out, ' ');
            vx_add_number(out, face + 1);
        }
}

static void add_muster(vx_text *out, vx_action action)
{
    vx_add_char(out, ' ');
    vx_add(out, pb_book.army[action >> 8 & 255].key);
    vx_add_char(out, ' ');
    if (muster_ticket(action) == HIDDEN_TICKET)
        vx_add_char(out, '?');
    else
        vx_add_number(out, (int64_t)muster_ticket(action));
}

static void add_taken(vx_text *out, const battle *b, const act *a)
{
    vx_add(out, pb_book.tile[a->x].id);
    if (a->y == NONE) return;
    vx_add(out, a->z ? " over " : " with ");
    pb_add_unit(out, b->active, a->y);
}

static void add_wounded(vx_text *out, const act *a)
{
    vx_add(out, pb_book.tile[a->x].id);
    if (a->y == FROM_POOL) return;
    vx_add(out, " from ");
    if (a->y == FROM_PASSED)
        vx_add(out, "passed");
    else
        add_code(out, a->y);
}

static void add_field(vx_text *out, const battle *b, const act *a, int which)
{
    int value = which == 0 ? a->x : a->y;
    int field = grammar[a->kind].field[which];
    if (field == NO_FIELD || (field == ENEMY_OR_NOTHING && value == NONE)) return;
    vx_add_char(out, ' ');
    switch (field) {
    case ARMY:
        vx_add(out, pb_book.army[value].key);
        break;
    case TILE:
        vx_add(out, pb_book.tile[value].id);
        break;
    case ZONE:
        pb_add_zone(out, value);
        break;
    case NUMBER:
        vx_add_number(out, value);
        break;
    case TAKEN:
        add_taken(out, b, a);
        break;
    case WOUNDED:
        add_wounded(out, a);
        break;
    default: /* UNIT, ENEMY_OR_NOTHING */
        add_code(out, value);
        break;
    }
}

void pb_format_action(const void *state, vx_action action, vx_text *out)
{
    act a = unpack(action);
    vx_add(out, grammar[a.kind].word);
    if (a.kind == ACT_ROLL) add_roll(out, action);
    if (a.kind == ACT_MUSTER) add_muster(out, action);
    add_field(out, state, &a, 0);
    add_field(out, state, &a, 1);
}

/* ---- Reading ---- */

static const vx_message no_action = {NULL, {"an action is missing", "здесь нет действия"}};
static const vx_message unknown_action = {NULL,
                                          {"there is no action '{word}'", "нет действия «{word}»"}};
static const vx_message want_unit = {
    NULL,
    {"a unit is missing here, such as A or b", "здесь нужно подразделение, например A или b"}};
static const vx_message want_zone = {
    NULL, {"a zone is missing here, such as f2 or r1", "здесь нужна зона, например f2 или r1"}};
static const vx_message want_tile = {
    NULL, {"a tile is missing here, such as ELV03", "здесь нужен тайл, например ELV03"}};
static const vx_message want_army = {
    NULL, {"the name of an army is missing here", "здесь нужно название армии"}};
static const vx_message want_number = {
    NULL, {"a number is missing here, or it is out of range", "здесь нужно подходящее число"}};
static const vx_message want_joint = {
    NULL,
    {"'with' or 'over' and a unit of the builder are expected here",
     "здесь нужно with или over и подразделение того, кто собирает армию"}};
static const vx_message want_source = {NULL,
                                       {"'from' and a unit or 'passed' are expected here",
                                        "здесь нужно from и подразделение или passed"}};
static const vx_message want_dice = {
    NULL,
    {"a roll is one to six dice of 1 to 6", "бросок — от одного до шести кубиков с числами 1–6"}};

/* The next word, or an empty one where the line ends, so that a refusal has its place. */
static vx_word word_here(vx_reader *in)
{
    vx_word word;
    if (vx_next_word(in, &word)) return word;
    return (vx_word){
        .start = in->at, .line = in->line, .column = (int)(in->at - in->line_start) + 1};
}

static bool read_unit(vx_reader *in, uint8_t *out, vx_problem *why)
{
    int code;
    vx_word word = word_here(in);
    if (!pb_take_unit(&word, &code)) return vx_refuse_at(why, &want_unit, &word);
    *out = (uint8_t)code;
    return true;
}

static bool read_tile(vx_reader *in, uint8_t *out, vx_problem *why)
{
    vx_word word = word_here(in);
    int tile = pb_read_tile(&word);
    if (tile == NONE) return vx_refuse_at(why, &want_tile, &word);
    *out = (uint8_t)tile;
    return true;
}

static bool read_army(vx_reader *in, uint8_t *out, vx_problem *why)
{
    vx_word word = word_here(in);
    int army = pb_read_army(&word);
    if (army == NONE) return vx_refuse_at(why, &want_army, &word);
    *out = (uint8_t)army;
    return true;
}

static bool read_zone(vx_reader *in, uint8_t *out, vx_problem *why)
{
    int zone;
    vx_word word = word_here(in);
    if (!pb_take_zone(&word, &zone)) return vx_refuse_at(why, &want_zone, &word);
    *out = (uint8_t)zone;
    return true;
}

static bool read_number(vx_reader *in, int kind, uint8_t *out, vx_problem *why)
{
    int64_t number;
    vx_word word = word_here(in);
    if (!vx_word_number(&word, grammar[kind].low, grammar[kind].high, &number))
        return vx_refuse_at(why, &want_number, &word);
    *out = (uint8_t)number;
    return true;
}

static bool read_taken(const battle *b, vx_reader *in, act *a, vx_problem *why)
{
    int code;
    if (!read_tile(in, &a->x, why)) return false;
    a->y = NONE;
    if (vx_at_line_end(in)) return true;
    vx_word joint = word_here(in), unit = word_here(in);
    a->z = vx_word_is(&joint, "over");
    if (!a->z && !vx_word_is(&joint, "with")) return vx_refuse_at(why, &want_joint, &joint);
    if (!pb_take_unit(&unit, &code) || code_seat(code) != b->active)
        return vx_refuse_at(why, &want_joint, &unit);
    a->y = (uint8_t)code_unit(code);
    return true;
}

static bool read_wounded(vx_reader *in, act *a, vx_problem *why)
{
    int code;
    if (!read_tile(in, &a->x, why)) return false;
    a->y = FROM_POOL;
    if (vx_at_line_end(in)) return true;
    vx_word from = word_here(in), source = word_here(in);
    if (!vx_word_is(&from, "from")) return vx_refuse_at(why, &want_source, &from);
    if (vx_word_is(&source, "passed")) {
        a->y = FROM_PASSED;
        return true;
    }
    if (!pb_take_unit(&source, &code)) return vx_refuse_at(why, &want_source, &source);
    a->y = (uint8_t)code;
    return true;
}

static bool read_field(const battle *b, vx_reader *in, act *a, int which, vx_problem *why)
{
    uint8_t *value = which == 0 ? &a->x : &a->y;
    switch (grammar[a->kind].field[which]) {
    case ARMY:
        return read_army(in, value, why);
    case TILE:
        return read_tile(in, value, why);
    case ZONE:
        return read_zone(in, value, why);
    case NUMBER:
        return read_number(in, a->kind, value, why);
    case TAKEN:
        return read_taken(b, in, a, why);
    case WOUNDED:
        return read_wounded(in, a, why);
    case ENEMY_OR_NOTHING:
        *value = NONE;
        return vx_at_line_end(in) || read_unit(in, value, why);
    case UNIT:
        return read_unit(in, value, why);
    default:
        return true;
    }
}

static bool read_roll(vx_reader *in, vx_action *out, vx_problem *why)
{
    uint8_t count[FACES] = {0};
    int dice = 0;
    do {
        int64_t face;
        vx_word word = word_here(in);
        if (!vx_word_number(&word, 1, FACES, &face) || ++dice > HANDFUL)
            return vx_refuse_at(why, &want_dice, &word);
        count[face - 1]++;
    } while (!vx_at_line_end(in));
    *out = pack_roll(count);
    return true;
}

static bool read_muster(vx_reader *in, vx_action *out, vx_problem *why)
{
    uint8_t army = 0;
    int64_t ticket;
    if (!read_army(in, &army, why)) return false;
    vx_word word = word_here(in);
    if (vx_word_is(&word, "?"))
        ticket = (int64_t)HIDDEN_TICKET;
    else if (!vx_word_number(&word, 0, (int64_t)TICKETS - 1, &ticket))
        return vx_refuse_at(why, &want_number, &word);
    *out = pack_muster(army, (uint64_t)ticket);
    return true;
}

/* "take ?" and "cull B" share their first word with another kind. */
static int kind_by_next_word(int kind, vx_reader *in)
{
    vx_reader ahead = *in;
    vx_word word = word_here(&ahead);
    int code;
    if (kind == ACT_TAKE && vx_word_is(&word, "?")) {
        *in = ahead;
        return ACT_TAKE_HIDDEN;
    }
    if (kind == ACT_CULL && pb_take_unit(&word, &code)) return ACT_CULL_UNIT;
    return kind;
}

static int kind_named(const vx_word *word)
{
    for (int kind = 0; kind < ACTS; kind++)
        if (vx_word_is(word, grammar[kind].word)) return kind;
    return ACTS;
}

bool pb_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_action, in);
    int kind = kind_named(&word);
    if (kind == ACTS) return vx_refuse_at(why, &unknown_action, &word);
    if (kind == ACT_ROLL) return read_roll(in, out, why);
    if (kind == ACT_MUSTER) return read_muster(in, out, why);
    act a = {.kind = (uint8_t)kind_by_next_word(kind, in)};
    if (!read_field(state, in, &a, 0, why) || !read_field(state, in, &a, 1, why)) return false;
    *out = pack(a.kind, a.x, a.y, a.z);
    return true;
}

/* Older records: no strike could be declined, and nobody could shoot at a charging Scout. */
bool pb_left_out(const void *state, vx_action *out)
{
    const battle *b = state;
    bool scouts = b->phase == PHASE_REACT && pb_interceptors(b) == 0 && (b->flags & FLAG_NAMED);
    if (b->phase != PHASE_STRIKE && !scouts) return false;
    *out = pack(scouts ? ACT_WAIT : ACT_STRIKE, 0, 0, 0);
    return true;
}
