/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of Pocket Battles, as JSON: the tables once, the field each time,
 * and for each action the things to point at. */
#include "core/json.h"
#include "games/pocket-battles/read_position.h"

static void add_unit_value(vx_text *out, const char *key, int seat, int unit)
{
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    pb_add_unit(&text, seat, unit);
    vx_json_text(out, key, name);
}

/* ---- The tables ---- */

static void add_faces(vx_text *out, const char *key, uint32_t faces)
{
    vx_json_open(out, key, '[');
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < faces_with(faces, face); i++) vx_json_number(out, NULL, face + 1);
    vx_json_close(out, ']');
}

static void add_trait(vx_text *out, int which, int number)
{
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "trait", which);
    if (number > 0) vx_json_number(out, "number", number);
    vx_json_close(out, '}');
}

static void add_tile(vx_text *out, const tile_facts *facts, int tile, vx_language language)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", facts->id);
    vx_json_text(out, "name", facts->name[language]);
    vx_json_number(out, "army", army_of(tile));
    vx_json_number(out, "cost", facts->cost);
    vx_json_number(out, "health", facts->health);
    vx_json_number(out, "formation", facts->formation);
    add_faces(out, "black", facts->black);
    add_faces(out, "white", facts->white);
    vx_json_open(out, "traits", '[');
    for (uint32_t rest = facts->traits; rest != 0; rest &= rest - 1)
        add_trait(out, __builtin_ctz(rest), 0);
    if (facts->engagement) add_trait(out, ENGAGEMENT, facts->engagement);
    if (facts->shooting) add_trait(out, SHOOTING, facts->shooting);
    if (facts->wounds) add_trait(out, WOUNDS, facts->wounds);
    vx_add(out, "]}");
}

static void add_trait_facts(vx_text *out, int which, vx_language language)
{
    const trait_facts *facts = &pb_traits[which];
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "clause", facts->clause);
    vx_json_text(out, "name", facts->name[language]);
    vx_json_text(out, "meaning", facts->meaning[language]);
    vx_json_close(out, '}');
}

static void add_army_facts(vx_text *out, const army_facts *army, vx_language language)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", army->key);
    vx_json_text(out, "name", army->name[language]);
    vx_json_close(out, '}');
}

static void add_preset(vx_text *out, int preset, vx_language language)
{
    (void)language;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", pb_presets[preset].key);
    vx_json_text(out, "list", pb_presets[preset].list);
    vx_json_close(out, '}');
}

static void add_array(vx_text *out, const char *key, int count, vx_language language,
                      void (*add)(vx_text *, int, vx_language))
{
    vx_json_open(out, key, '[');
    for (int i = 0; i < count; i++) add(out, i, language);
    vx_json_close(out, ']');
}

void pb_facts(uint32_t ruleset, vx_language language, vx_text *out)
{
    const side by_rules = {.ruleset = ruleset};
    const tile_facts *tiles = tiles_of(&by_rules);
    const army_facts *armies = armies_of(&by_rules);
    static const char *const provenance[VX_LANGUAGES] = {
        "The rulebook prints ids, unit costs and dice of 43 Elf and Orc tiles and the hit points "
        "of "
        "two; everything else comes from a public tile list that agrees with the book. The book's "
        "80-point Orc sample gives one unit as 11 points where its tiles cost 10: we use 10, and "
        "the "
        "army is exactly 80. Russian names that the book lacks are ours.",
        "В правилах напечатаны номера, стоимость подразделений и кубики 43 тайлов эльфов и орков и "
        "здоровье двух отрядов; остальное взято из открытого списка тайлов, который с книгой "
        "согласуется. В примере армии орков на 80 очков одно подразделение оценено в 11, а его "
        "тайлы "
        "стоят 10: мы берём 10, и армия стоит ровно 80. Русские названия, которых нет в книге, "
        "наши."};
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "sectors", 3);
    vx_json_number(out, "zones", 9);
    vx_json_open(out, "armies", '[');
    for (int army = 0; army < ARMIES; army++) add_army_facts(out, &armies[army], language);
    vx_json_close(out, ']');
    add_array(out, "traits", TRAITS, language, add_trait_facts);
    vx_json_open(out, "tiles", '[');
    for (int tile = 0; tile < TILES; tile++) add_tile(out, &tiles[tile], tile, language);
    vx_json_close(out, ']');
    add_array(out, "presets", PRESETS, language, add_preset);
    vx_json_text(out, "provenance", provenance[language]);
    vx_add_char(out, '}');
}

/* ---- The field ---- */

static void add_place(vx_text *out, int place)
{
    char text[4];
    vx_text zone = vx_text_on(text, sizeof text);
    if (place < ZONES) pb_add_zone(&zone, place);
    vx_json_text(out, "zone", place < ZONES ? text : place == UNPLACED ? "-" : "lost");
}

static void add_troop(vx_text *out, const side *s, int troop)
{
    bool dead = s->wounds[troop] == DEAD;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "tile", facts_of(s, troop)->id);
    vx_json_number(out, "wounds", dead ? 0 : s->wounds[troop]);
    vx_json_number(out, "dead", dead);
    vx_json_close(out, '}');
}

static void add_scene_unit(vx_text *out, const side *s, int seat, int unit)
{
    vx_json_open(out, NULL, '{');
    add_unit_value(out, "name", seat, unit);
    add_place(out, s->place[unit]);
    vx_json_number(out, "orders", s->orders[unit]);
    vx_json_number(out, "price", pb_price(s, unit));
    vx_json_open(out, "fights", '[');
    for (unit_set rest = s->contact[unit]; rest != 0; rest &= rest - 1)
        add_unit_value(out, NULL, !seat, first_unit(rest));
    vx_json_close(out, ']');
    vx_json_open(out, "troops", '[');
    for (int i = 0; i < s->height[unit]; i++) add_troop(out, s, s->first[unit] + i);
    vx_add(out, "]}");
}

static void add_scene_side(vx_text *out, const battle *b, int seat)
{
    const side *s = &b->side[seat];
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "army", s->army == NONE ? "" : pb_book.army[s->army].key);
    vx_json_number(out, "hidden", s->hidden);
    vx_json_number(out, "building", s->source == SOURCE_BUILD);
    vx_json_number(out, "free", s->free);
    vx_json_number(out, "passed", s->passed);
    vx_json_number(out, "aside", s->aside);
    vx_json_number(out, "cost", s->cost);
    vx_json_number(out, "lost", s->lost);
    vx_json_number(out, "tally", pb_tally(b, seat));
    if (pb_find_troop(s, UNKNOWN_TILE) == NONE) {
        vx_json_begin(out, "list");
        vx_add_char(out, '"');
        pb_add_list(out, s);
        vx_add_char(out, '"');
    }
    vx_json_open(out, "units", '[');
    for (int unit = 0; unit < s->unit_count; unit++) add_scene_unit(out, s, seat, unit);
    vx_add(out, "]}");
}

static void add_actors(vx_text *out, const battle *b)
{
    if (b->order != NO_ORDER) {
        vx_json_text(out, "order", pb_order_words[b->order]);
        add_unit_value(out, "actor", b->active, b->actor);
    }
    if (b->order != NO_ORDER && b->target != NONE)
        add_unit_value(out, "target", !b->active, b->target);
    if (b->blow == NO_BLOW) return;
    vx_json_text(out, "blow", pb_blow_words[b->blow]);
    add_unit_value(out, "striker", b->striker_side, b->striker);
    vx_json_number(out, "left", b->dice_left);
    vx_json_number(out, "hits", b->hits);
    vx_json_open(out, "dice", '[');
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < b->faces[face]; i++) vx_json_number(out, NULL, face + 1);
    vx_json_close(out, ']');
}

void pb_scene(const void *state, vx_text *out)
{
    const battle *b = state;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "phase", pb_phase_words[b->phase]);
    vx_json_number(out, "size", b->size);
    vx_json_number(out, "round", b->round);
    vx_json_number(out, "attacker", b->phase >= PHASE_DEPLOY ? b->attacker : -1);
    vx_json_number(out, "active", b->active);
    if (b->phase == PHASE_OVER) vx_json_number(out, "winner", b->winner);
    if (b->phase == PHASE_ALLOT) {
        add_unit_value(out, "hit", b->allot_side, b->allot_unit);
        vx_json_number(out, "toAllot", b->allot_hits);
    }
    add_actors(out, b);
    vx_json_open(out, "sides", '[');
    add_scene_side(out, b, 0);
    add_scene_side(out, b, 1);
    vx_add(out, "]}");
}

/* ---- Pointing: units, zones and tiles; a word is a button ---- */

/* What pointing at a unit and a zone, or at two units, means without a button. */
static int kind_of_walk(const battle *b, int code, int zone)
{
    vx_action redeploy = pack(ACT_REDEPLOY, code, zone, 0);
    return pb_check(b, redeploy, NULL) ? ACT_REDEPLOY : ACT_MOVE;
}

static int kind_of_pair(const battle *b, int code, int enemy)
{
    unit_set contact = b->side[code_seat(code)].contact[code_unit(code)];
    if (contact & BIT(code_unit(enemy))) return ACT_ATTACK;
    bool charges = pb_check(b, pack(ACT_CHARGE, code, enemy, 0), NULL);
    return charges ? ACT_CHARGE : ACT_SHOOT;
}

static bool needs_button(const battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_REDEPLOY:
    case ACT_MOVE:
        return kind_of_walk(b, a->x, a->y) != a->kind;
    case ACT_CHARGE:
        return a->y == NONE || kind_of_pair(b, a->x, a->y) != a->kind;
    case ACT_ATTACK:
    case ACT_SHOOT:
        return kind_of_pair(b, a->x, a->y) != a->kind;
    case ACT_DEPLOY:
    case ACT_TARGET:
        return false;
    default:
        return true;
    }
}

/* The text of the action itself, its first word put last where it is a button and left out where
 * pointing says it all. */
void pb_steps(const void *state, vx_action action, vx_text *out)
{
    const battle *b = state;
    act a = unpack(action);
    char text[96];
    vx_text whole = vx_text_on(text, sizeof text);
    if (pb_to_act(b) < 0) return;
    pb_format_action(b, action, &whole);
    size_t verb = 0;
    while (text[verb] != ' ' && text[verb] != '\0') verb++;
    bool points = text[verb] == ' ';
    if (points) vx_add(out, text + verb + 1);
    if (!needs_button(b, &a)) return;
    if (points) vx_add_char(out, ' ');
    vx_add_bytes(out, text, verb);
}

enum { STEPS_MAX = 6 };

/* Pointing at an enemy in the same sector means to fight it. Where a charge names no target yet, the
 * charge itself is what that means, unless the unit can shoot there. */
static bool only_charges(const battle *b, int code, int enemy)
{
    const side *own = &b->side[code_seat(code)];
    const side *other = &b->side[code_seat(enemy)];
    int from = own->place[code_unit(code)];
    int to = other->place[code_unit(enemy)];
    if (code_seat(code) == code_seat(enemy)) return false;
    if (sector_of(from) != sector_of(to)) return false;
    return !pb_check(b, pack(ACT_SHOOT, code, enemy, 0), NULL) &&
           pb_check(b, pack(ACT_CHARGE, code, NONE, 0), NULL);
}

static bool means_pair(const battle *b, const vx_word *word, int count, vx_action *out)
{
    int code, other, zone;
    if (!pb_take_unit(&word[0], &code)) return false;
    if (count == 1) {
        if (b->phase != PHASE_TARGET) return false;
        *out = pack(ACT_TARGET, code, 0, 0);
        return true;
    }
    if (pb_take_zone(&word[1], &zone)) {
        int kind = b->phase == PHASE_DEPLOY ? ACT_DEPLOY : kind_of_walk(b, code, zone);
        *out = pack(kind, code, zone, 0);
        return true;
    }
    if (!pb_take_unit(&word[1], &other)) return false;
    *out = pack(kind_of_pair(b, code, other), code, other, 0);
    if (unpack(*out).kind == ACT_SHOOT && only_charges(b, code, other))
        *out = pack(ACT_CHARGE, code, NONE, 0);
    return true;
}

/* With a button as the last word: the action that begins with it. */
static bool means_button(const battle *b, const vx_word *word, int count, vx_action *out)
{
    char text[96];
    vx_text line = vx_text_on(text, sizeof text);
    vx_add_bytes(&line, word[count - 1].start, word[count - 1].length);
    for (int i = 0; i < count - 1; i++) {
        vx_add_char(&line, ' ');
        vx_add_bytes(&line, word[i].start, word[i].length);
    }
    vx_reader in = vx_read(text);
    return pb_parse_action(b, &in, out, NULL) && vx_at_line_end(&in);
}

bool pb_parse_steps(const void *state, vx_reader *in, vx_action *out)
{
    const battle *b = state;
    vx_word word[STEPS_MAX];
    int count = 0;
    while (count < STEPS_MAX && vx_next_word(in, &word[count])) count++;
    if (count == 0) return false;
    if (means_button(b, word, count, out)) return true;
    return count <= 2 && means_pair(b, word, count, out);
}

bool pb_is_place(const vx_word *word)
{
    int zone;
    return pb_take_zone(word, &zone);
}
