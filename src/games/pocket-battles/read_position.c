/* SPDX-License-Identifier: MIT */
/* read_position.c - positions read from text. docs/notation/pocket-battles.md is the grammar; validity.c says which
 * positions can be, write_position.c writes them. */
#include <string.h>

#include "games/pocket-battles/read_position.h"

static const vx_message misplaced = {
    NULL, {"'{word}' does not belong here", "«{word}» здесь не на месте"}};
static const vx_message want_number = {
    NULL, {"a number is missing here, or it is out of range", "здесь нужно подходящее число"}};
static const vx_message want_unit = {
    NULL,
    {"a unit is missing here, such as A or b", "здесь нужно подразделение, например A или b"}};

enum { NUMBER_MAX = 60 }; /* no count of tokens, dice or hits comes near it */

static bool read_count(vx_reader *in, int low, int high, int *out, vx_problem *why)
{
    vx_word word;
    int64_t number;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &want_number, in);
    if (!vx_word_number(&word, low, high, &number)) return vx_refuse_at(why, &want_number, &word);
    *out = (int)number;
    return true;
}

static bool read_byte(vx_reader *in, uint8_t *out, vx_problem *why)
{
    int number = 0;
    if (!read_count(in, 0, NUMBER_MAX, &number, why)) return false;
    *out = (uint8_t)number;
    return true;
}

static bool read_seat(vx_reader *in, uint8_t *out, vx_problem *why)
{
    int seat = 0;
    if (!read_count(in, 1, SIDES, &seat, why)) return false;
    *out = (uint8_t)(seat - 1);
    return true;
}

/* A unit that the position has, of any side (-1) or a given one. */
static bool read_known_unit(const battle *b, vx_reader *in, int seat, int *code, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &want_unit, in);
    if (!pb_take_unit(&word, code)) return vx_refuse_at(why, &want_unit, &word);
    bool fits = seat < 0 || seat == code_seat(*code);
    if (!fits || code_unit(*code) >= b->side[code_seat(*code)].unit_count)
        return vx_refuse_at(why, &misplaced, &word);
    return true;
}

static bool read_unit_of(const battle *b, vx_reader *in, int seat, uint8_t *out, vx_problem *why)
{
    int code;
    if (!read_known_unit(b, in, seat, &code, why)) return false;
    *out = (uint8_t)code_unit(code);
    return true;
}

/* Units up to the end of the line or the next word that is none. */
static void read_units(const battle *b, vx_reader *in, unit_set out[SIDES])
{
    for (;;) {
        vx_reader ahead = *in;
        int code = 0;
        if (!read_known_unit(b, &ahead, -1, &code, NULL)) return;
        out[code_seat(code)] |= BIT(code_unit(code));
        *in = ahead;
    }
}

static int find_word(const vx_word *word, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (words[i][0] != '\0' && vx_word_is(word, words[i])) return i;
    return NONE;
}

/* ---- options ---- */

enum { OPTION_TEXT = 256 };

/* One after the other as strings into `text`: the key and the value of a word. */
static bool split_option(const vx_word *word, vx_text *text, vx_setting *out)
{
    vx_word key, value;
    if (!vx_word_split(word, '=', &key, &value)) return false;
    if (vx_word_is(&key, "army1") || vx_word_is(&key, "army2") || vx_word_is(&key, "rules"))
        return false;
    if (text->length + word->length + 2 >= text->capacity) return false;
    out->key = text->data + text->length;
    vx_add_bytes(text, key.start, key.length);
    text->length++; /* keeps the '\0' */
    out->value = text->data + text->length;
    vx_add_bytes(text, value.start, value.length);
    text->length++;
    return true;
}

/* The set-up checks them; its armies are then replaced by those of the position. */
static bool read_options(battle *b, vx_reader *in, vx_problem *why)
{
    char strings[OPTION_TEXT];
    vx_text text = vx_text_on(strings, sizeof strings);
    uint32_t ruleset = b->side[0].ruleset;
    vx_setting settings[OPTIONS + 3] = {
        {"army1", "build"}, {"army2", "build"}, {"rules", vx_ruleset_text(ruleset)}};
    vx_word word;
    int count = 3;
    for (; vx_next_word(in, &word); count++)
        if (count == OPTIONS + 3 || !split_option(&word, &text, &settings[count]))
            return vx_refuse_at(why, &misplaced, &word);
    if (!vx_setup(&pocket_battles_game, b, settings, count, why)) {
        if (why != NULL) why->line = in->line;
        if (why != NULL) why->column = 1;
        return false;
    }
    for (int seat = 0; seat < SIDES; seat++) pb_clear_side(&b->side[seat]);
    b->phase = PHASE_ORDER;
    b->active = 0;
    b->round = 1;
    return true;
}

/* ---- army ---- */

static bool read_army_word(side *s, const vx_word *word, position_reader *r, vx_problem *why)
{
    int source = find_word(word, pb_source_words, SOURCE_BUILD + 1);
    int army = pb_read_army(word);
    if (source != NONE)
        s->source = (uint8_t)source;
    else if (army != NONE)
        s->army = (uint8_t)army;
    else if (vx_word_is(word, "hidden"))
        s->hidden = 1;
    else if (vx_word_is(word, "free"))
        return r->free_given[r->seat] = true, read_byte(&r->in, &s->free, why);
    else if (vx_word_is(word, "passed"))
        return read_byte(&r->in, &s->passed, why);
    else if (vx_word_is(word, "aside"))
        return read_byte(&r->in, &s->aside, why);
    else if (vx_word_is(word, "debt"))
        return r->debt[r->seat] = *word, read_byte(&r->in, &s->debt, why);
    else
        return vx_refuse_at(why, &misplaced, word);
    return true;
}

static bool read_army(battle *b, position_reader *r, vx_problem *why)
{
    static const vx_message twice = {NULL,
                                     {"this side is given twice", "эта сторона описана дважды"}};
    vx_word word;
    uint8_t seat = 0;
    if (!read_seat(&r->in, &seat, why)) return false;
    side *s = &b->side[seat];
    if (r->side_read[seat]) return vx_refuse_here(why, &twice, &r->in);
    r->side_read[seat] = true;
    r->seat = seat;
    while (vx_next_word(&r->in, &word))
        if (!read_army_word(s, &word, r, why)) return false;
    return true;
}

/* ---- units ---- */

static bool read_place(vx_reader *in, uint8_t *out, vx_problem *why)
{
    static const vx_message want_zone = {
        NULL, {"a zone, '-' or 'lost' is expected here", "здесь нужна зона, «-» или «lost»"}};
    vx_word word;
    int zone;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &want_zone, in);
    if (vx_word_is(&word, "-"))
        zone = UNPLACED;
    else if (vx_word_is(&word, "lost"))
        zone = LOST;
    else if (!pb_take_zone(&word, &zone))
        return vx_refuse_at(why, &want_zone, &word);
    *out = (uint8_t)zone;
    return true;
}

static const vx_message want_tile = {NULL, {"there is no tile '{word}'", "нет тайла «{word}»"}};

/* ELV13, ELV13/1, ELV13x or ? */
static bool read_tile(vx_word word, bool opens_unit, int *tile, int *wounds, vx_problem *why)
{
    vx_word id = word, rest;
    int64_t number = 0;
    bool dead = word.length > 1 && word.start[word.length - 1] == 'x';
    if (dead) id.length--;
    if (vx_word_split(&word, '/', &id, &rest) && !vx_word_number(&rest, 1, 9, &number))
        return vx_refuse_at(why, &want_tile, &word);
    *wounds = dead ? DEAD : (int)number;
    *tile = vx_word_is(&id, "?") ? UNKNOWN_TILE : pb_read_tile(&id);
    bool says_too_much = *tile == UNKNOWN_TILE && (opens_unit || *wounds > 0);
    return (*tile != NONE && !says_too_much) || vx_refuse_at(why, &want_tile, &word);
}

static bool check_troop(const side *s, int tile, int wounds, const vx_word *word, vx_problem *why)
{
    static const vx_message twice = {"PB-6",
                                     {"{word} is there twice", "{word} встречается дважды"}};
    static const vx_message foreign = {
        "PB-6", {"{word} is a tile of another army", "{word} — тайл другой армии"}};
    static const vx_message full = {
        "PB-1", {"an army has no more than 30 troops", "в армии не больше 30 отрядов"}};
    static const vx_message too_high = {
        "PB-12", {"too many troops in a unit: '{word}'", "слишком много отрядов вместе: «{word}»"}};
    static const vx_message fatal = {
        "PB-59",
        {"'{word}': a troop with as many wounds as hit points is dead",
         "«{word}»: отряд, у которого ран столько же, сколько здоровья, мёртв"}};
    bool known = tile != UNKNOWN_TILE;
    if (known && s->army != MIXED && army_of(tile) != s->army)
        return vx_refuse_at(why, &foreign, word);
    if (known && pb_find_troop(s, tile) != NONE) return vx_refuse_at(why, &twice, word);
    if (s->troop_count == TROOPS) return vx_refuse_at(why, &full, word);
    if (s->height[s->unit_count - 1] == UNIT_HEIGHT) return vx_refuse_at(why, &too_high, word);
    bool dies = wounds > 0 && wounds != DEAD && wounds >= tiles_of(s)[tile].health;
    return !dies || vx_refuse_at(why, &fatal, word);
}

static bool read_troop(side *s, vx_word word, bool opens_unit, vx_problem *why)
{
    int tile = NONE, wounds = 0;
    if (!read_tile(word, opens_unit, &tile, &wounds, why)) return false;
    if (!check_troop(s, tile, wounds, &word, why)) return false;
    pb_add_troop(s, tile, s->unit_count - 1, false);
    s->wounds[s->troop_count - 1] = (uint8_t)wounds;
    return true;
}

static bool read_unit_head(side *s, position_reader *r, int unit, vx_problem *why)
{
    static const vx_message want_colon = {NULL,
                                          {"':' and the tiles of the unit are expected here",
                                           "здесь нужно «:» и тайлы подразделения"}};
    vx_word word;
    if (!read_place(&r->in, &s->place[unit], why)) return false;
    if (!vx_next_word(&r->in, &word)) return vx_refuse_here(why, &want_colon, &r->in);
    if (vx_word_is(&word, "orders")) {
        if (!read_byte(&r->in, &s->orders[unit], why)) return false;
        if (!vx_next_word(&r->in, &word)) return vx_refuse_here(why, &want_colon, &r->in);
    }
    if (!vx_word_is(&word, ":")) return vx_refuse_at(why, &want_colon, &word);
    return !vx_at_line_end(&r->in) || vx_refuse_here(why, &want_colon, &r->in);
}

static bool read_unit_line(battle *b, position_reader *r, const vx_word *letter, vx_problem *why)
{
    static const vx_message gap = {
        NULL,
        {"'{word}': the units of a side are lettered in order after its army line",
         "«{word}»: подразделения стороны идут по алфавиту после её строки army"}};
    int code;
    if (!pb_take_unit(letter, &code)) return vx_refuse_at(why, &misplaced, letter);
    if (r->seat == NONE || code_seat(code) != r->seat || b->side[r->seat].army == NONE ||
        code_unit(code) != b->side[r->seat].unit_count)
        return vx_refuse_at(why, &gap, letter);
    side *s = &b->side[r->seat];
    int unit = s->unit_count++;
    s->first[unit] = s->troop_count;
    if (!read_unit_head(s, r, unit, why)) return false;
    vx_word word;
    for (bool first = true; vx_next_word(&r->in, &word); first = false)
        if (!read_troop(s, word, first, why)) return false;
    return true;
}

/* ---- fights ---- */

static bool read_fights(battle *b, vx_reader *in, vx_problem *why)
{
    static const vx_message want_pair = {
        NULL, {"'{word}' is not a pair such as A-b", "«{word}» — не пара вида A-b"}};
    vx_word word, left, right;
    while (vx_next_word(in, &word)) {
        int own, other;
        if (!vx_word_split(&word, '-', &left, &right) || !pb_take_unit(&left, &own) ||
            !pb_take_unit(&right, &other) || code_seat(own) != 0 || code_seat(other) != 1 ||
            code_unit(own) >= b->side[0].unit_count || code_unit(other) >= b->side[1].unit_count)
            return vx_refuse_at(why, &want_pair, &word);
        b->side[0].contact[code_unit(own)] |= BIT(code_unit(other));
        b->side[1].contact[code_unit(other)] |= BIT(code_unit(own));
    }
    return true;
}

/* ---- round, turn, order, blow, allot ---- */

/* 16 bits count it. At the most a battle goes on for 100 quiet rounds after each of 60 losses. */
enum { ROUND_MAX = 50000 };

static bool read_round(battle *b, vx_reader *in, vx_problem *why)
{
    int round = 0, loss = 0;
    vx_word word;
    if (!read_count(in, 1, ROUND_MAX, &round, why)) return false;
    if (vx_next_word(in, &word)) {
        if (!vx_word_is(&word, "last_loss")) return vx_refuse_at(why, &misplaced, &word);
        if (!read_count(in, 0, round, &loss, why)) return false;
    }
    b->round = (uint16_t)round;
    b->last_loss = (uint16_t)loss;
    return true;
}

static bool has_tile_with(const side *s, int unit, trait which, bool living)
{
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if ((facts_of(s, troop)->traits & BIT(which)) && (!living || s->wounds[troop] != DEAD))
            return true;
    return false;
}

/* Only a unit that can do it has given such an order. Between the two orders of a Double Order the
 * one who gave it may have lost the troop, in a combat that was shot into. */
static bool check_mark(const battle *b, trait which, int unit, const vx_word *word, vx_problem *why)
{
    static const vx_message unable = {"PB-76",
                                      {"'{word}': that unit has no such trait",
                                       "«{word}»: у этого подразделения нет такого свойства"}};
    return has_tile_with(&b->side[b->active], unit, which, which != DOUBLE_ORDER) ||
           vx_refuse_at(why, &unable, word);
}

/* An order that somebody has excited or galvanized: the side has a unit for that, or had. */
static bool check_flag(const battle *b, int flag, const vx_word *word, vx_problem *why)
{
    static const vx_message nobody = {"PB-76",
                                      {"'{word}': no unit of that side has the trait",
                                       "«{word}»: ни у кого на этой стороне нет такого свойства"}};
    const side *s = &b->side[b->active];
    if (flag != FLAG_EXCITED && flag != FLAG_GALVANIZED) return true;
    trait which = flag == FLAG_EXCITED ? EXCITE : GALVANIZE;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (unit != b->actor && has_tile_with(s, unit, which, false)) return true;
    return vx_refuse_at(why, &nobody, word);
}

static bool read_turn(battle *b, vx_reader *in, vx_problem *why)
{
    enum { MARKS = 6 };
    static const char *const words[MARKS] = {"redeployed", "after",  "control",
                                             "double",     "excite", "galvanize"};
    static const trait traits[MARKS] = {[2] = CONTROL, DOUBLE_ORDER, EXCITE, GALVANIZE};
    uint8_t *const marks[MARKS] = {&b->redeployed, &b->after,  &b->control,
                                   &b->doubled,    &b->excite, &b->galvanize};
    vx_word word;
    if (!read_seat(in, &b->active, why)) return false;
    while (vx_next_word(in, &word)) {
        int mark = find_word(&word, words, MARKS);
        if (mark == NONE || *marks[mark] != NONE) return vx_refuse_at(why, &misplaced, &word);
        if (!read_unit_of(b, in, b->active, marks[mark], why)) return false;
        if (mark >= 2 && !check_mark(b, traits[mark], *marks[mark], &word, why)) return false;
    }
    return true;
}

static bool read_order(battle *b, vx_reader *in, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &misplaced, in);
    int kind = find_word(&word, pb_order_words, ORDERS);
    if (kind == NONE) return vx_refuse_at(why, &misplaced, &word);
    b->order = (uint8_t)kind;
    if (!read_unit_of(b, in, b->active, &b->actor, why)) return false;
    while (vx_next_word(in, &word)) {
        int flag = find_word(&word, pb_flag_words, FLAGS);
        unit_set units[SIDES] = {0, 0};
        if (flag != NONE) {
            if (!check_flag(b, (int)BIT(flag), &word, why)) return false;
            b->flags |= (uint8_t)BIT(flag);
        } else if (vx_word_is(&word, "at")) {
            if (!read_unit_of(b, in, !b->active, &b->target, why)) return false;
        } else if (vx_word_is(&word, "strikers")) {
            read_units(b, in, units);
            b->strikers = units[!b->active];
        } else {
            return vx_refuse_at(why, &misplaced, &word);
        }
    }
    return true;
}

static void read_faces(battle *b, vx_reader *in)
{
    for (int dice = 0; dice < NUMBER_MAX; dice++) {
        vx_reader ahead = *in;
        int face = 0;
        if (!read_count(&ahead, 1, FACES, &face, NULL)) return;
        b->faces[face - 1]++;
        *in = ahead;
    }
}

static bool read_blow_word(battle *b, vx_reader *in, const vx_word *word, vx_problem *why)
{
    if (vx_word_is(word, "left")) return read_byte(in, &b->dice_left, why);
    if (vx_word_is(word, "hits")) return read_byte(in, &b->hits, why);
    if (vx_word_is(word, "faces"))
        read_faces(b, in);
    else if (vx_word_is(word, "rerolled"))
        b->rerolled = 1;
    else
        return vx_refuse_at(why, &misplaced, word);
    return true;
}

static bool read_blow(battle *b, vx_reader *in, vx_problem *why)
{
    vx_word word;
    int striker = 0;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &misplaced, in);
    int kind = find_word(&word, pb_blow_words, BLOWS);
    if (kind == NONE) return vx_refuse_at(why, &misplaced, &word);
    b->blow = (uint8_t)kind;
    if (!read_known_unit(b, in, -1, &striker, why)) return false;
    b->striker_side = (uint8_t)code_seat(striker);
    b->striker = (uint8_t)code_unit(striker);
    if (!read_unit_of(b, in, !b->striker_side, &b->victim, why)) return false;
    while (vx_next_word(in, &word))
        if (!read_blow_word(b, in, &word, why)) return false;
    return true;
}

static bool read_allotment(battle *b, vx_reader *in, vx_problem *why)
{
    vx_word word;
    int unit = 0;
    if (!read_known_unit(b, in, -1, &unit, why)) return false;
    b->allot_side = (uint8_t)code_seat(unit);
    b->allot_unit = (uint8_t)code_unit(unit);
    if (!read_byte(in, &b->allot_hits, why)) return false;
    while (vx_next_word(in, &word)) {
        if (vx_word_is(&word, "self"))
            b->allot_self = 1;
        else if (vx_word_is(&word, "begun"))
            b->allot_begun = 1;
        else if (vx_word_is(&word, "then"))
            read_units(b, in, b->victims);
        else if (!vx_word_is(&word, "share"))
            return vx_refuse_at(why, &misplaced, &word);
        else if (!read_byte(in, &b->share, why))
            return false;
    }
    if (!b->allot_self && b->hits == 0) b->hits = b->allot_hits;
    bool last = (b->victims[0] | b->victims[1]) == 0;
    if (!b->allot_self && (b->share == 0 || last)) b->share = b->hits;
    return true;
}

static bool read_next(battle *b, vx_reader *in, vx_problem *why)
{
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &misplaced, in);
    int phase = find_word(&word, pb_phase_words, PHASE_OVER);
    if (phase == NONE) return vx_refuse_at(why, &misplaced, &word);
    b->phase = (uint8_t)phase;
    return true;
}

static bool read_over(battle *b, vx_reader *in, vx_problem *why)
{
    b->phase = PHASE_OVER;
    return read_seat(in, &b->winner, why);
}

static bool read_first_options(battle *b, position_reader *r, const vx_word *word, vx_problem *why)
{
    if (r->seat != NONE) return vx_refuse_at(why, &misplaced, word);
    return read_options(b, &r->in, why);
}

/* The lines that may be there once; fights too, as all pairs stand in one. */
enum {
    LINE_OPTIONS,
    LINE_FIGHTS,
    LINE_ATTACKER,
    LINE_ROUND,
    LINE_TURN,
    LINE_ORDER,
    LINE_BLOW,
    LINE_ALLOT,
    LINE_NEXT,
    LINE_OVER,
    LINES
};
static const char *const line_words[LINES] = {"options", "fights", "attacker", "round", "turn",
                                              "order",   "blow",   "allot",    "next",  "over"};

static bool read_single_line(battle *b, position_reader *r, int line, const vx_word *word,
                             vx_problem *why)
{
    vx_reader *in = &r->in;
    switch (line) {
    case LINE_OPTIONS:
        return read_first_options(b, r, word, why);
    case LINE_FIGHTS:
        return read_fights(b, in, why);
    case LINE_ATTACKER:
        return read_seat(in, &b->attacker, why);
    case LINE_ROUND:
        return read_round(b, in, why);
    case LINE_TURN:
        return read_turn(b, in, why);
    case LINE_ORDER:
        return read_order(b, in, why);
    case LINE_BLOW:
        return read_blow(b, in, why);
    case LINE_ALLOT:
        return read_allotment(b, in, why);
    case LINE_NEXT:
        r->next = *word;
        return read_next(b, in, why);
    default:
        return read_over(b, in, why);
    }
}

static bool read_line(battle *b, position_reader *r, vx_problem *why)
{
    static const vx_message twice = {
        NULL, {"there is a line '{word}' already", "строка «{word}» уже есть"}};
    vx_word word;
    vx_next_word(&r->in, &word); /* a line that is read is not blank */
    if (vx_word_is(&word, "army")) return read_army(b, r, why);
    int line = find_word(&word, line_words, LINES);
    if (line == NONE) return read_unit_line(b, r, &word, why);
    if (r->lines & BIT(line)) return vx_refuse_at(why, &twice, &word);
    r->lines |= BIT(line);
    return read_single_line(b, r, line, &word, why);
}

bool pb_parse_position(void *state, vx_reader *in, vx_problem *why)
{
    battle *b = state;
    position_reader r = {.in = *in, .seat = NONE};
    vx_word left_over;
    vx_reader no_options = vx_read("");
    bool has_line = vx_next_line(&r.in);
    if (!vx_read_rules_lines(&pb_rulebook, &r.in, &b->side[0].ruleset, why)) return false;
    if (!read_options(b, &no_options, why)) return false;
    for (; has_line; has_line = vx_next_line(&r.in)) {
        if (!read_line(b, &r, why)) return false;
        if (vx_next_word(&r.in, &left_over)) return vx_refuse_at(why, &misplaced, &left_over);
    }
    *in = r.in;
    if (pb_complete_position(b, &r, why)) return true;
    bool needs_place = why != NULL && why->message->clause == NULL && why->line == 0;
    if (needs_place) why->line = r.in.line;
    if (needs_place) why->column = (int)(r.in.at - r.in.line_start) + 1;
    return false;
}
