/* SPDX-License-Identifier: MIT */
/* page.c - what the page is told of Pocket Battles, as JSON: the tables once, the field each time,
 * and for each action the things to point at. */
#include "games/pocket-battles/position.h"
#include "games/pocket-battles/words.h"

static void open_field(vx_text *out, const char *key, bool first)
{
    if (!first) vx_add_char(out, ',');
    vx_add_quoted(out, key);
    vx_add_char(out, ':');
}

static void add_number_field(vx_text *out, const char *key, int number)
{
    open_field(out, key, false);
    vx_add_number(out, number);
}

static void add_text_field(vx_text *out, const char *key, const char *value)
{
    open_field(out, key, false);
    vx_add_quoted(out, value);
}

static void add_unit_name(vx_text *out, int seat, int unit)
{
    vx_add_char(out, '"');
    pb_add_unit(out, seat, unit);
    vx_add_char(out, '"');
}

/* ---- The tables ---- */

static void add_faces(vx_text *out, const char *key, uint32_t faces)
{
    bool opened = false;
    open_field(out, key, false);
    vx_add_char(out, '[');
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < faces_with(faces, face); i++) {
            if (opened) vx_add_char(out, ',');
            vx_add_number(out, face + 1);
            opened = true;
        }
    vx_add_char(out, ']');
}

static void add_trait(vx_text *out, int which, int number, bool *opened)
{
    if (*opened) vx_add_char(out, ',');
    *opened = true;
    vx_add(out, "{\"trait\":");
    vx_add_number(out, which);
    if (number > 0) add_number_field(out, "number", number);
    vx_add_char(out, '}');
}

static void add_tile(vx_text *out, int tile, vx_language language)
{
    const tile_facts *facts = &pb_tiles[tile];
    bool opened = false;
    vx_add(out, "{\"id\":");
    vx_add_quoted(out, facts->id);
    add_text_field(out, "name", facts->name[language]);
    add_number_field(out, "army", army_of(tile));
    add_number_field(out, "cost", facts->cost);
    add_number_field(out, "health", facts->health);
    add_number_field(out, "formation", facts->formation);
    add_faces(out, "black", facts->black);
    add_faces(out, "white", facts->white);
    vx_add(out, ",\"traits\":[");
    for (uint32_t rest = facts->traits; rest != 0; rest &= rest - 1)
        add_trait(out, __builtin_ctz(rest), 0, &opened);
    if (facts->engagement) add_trait(out, ENGAGEMENT, facts->engagement, &opened);
    if (facts->shooting) add_trait(out, SHOOTING, facts->shooting, &opened);
    if (facts->wounds) add_trait(out, WOUNDS, facts->wounds, &opened);
    vx_add(out, "]}");
}

static void add_trait_facts(vx_text *out, int which, vx_language language)
{
    const trait_facts *facts = &pb_traits[which];
    vx_add(out, "{\"clause\":");
    vx_add_quoted(out, facts->clause);
    add_text_field(out, "name", facts->name[language]);
    add_text_field(out, "meaning", facts->meaning[language]);
    vx_add_char(out, '}');
}

static void add_army_facts(vx_text *out, int army, vx_language language)
{
    vx_add(out, "{\"key\":");
    vx_add_quoted(out, pb_armies[army].key);
    add_text_field(out, "name", pb_armies[army].name[language]);
    vx_add_char(out, '}');
}

static void add_preset(vx_text *out, int preset, vx_language language)
{
    (void)language;
    vx_add(out, "{\"key\":");
    vx_add_quoted(out, pb_presets[preset].key);
    add_text_field(out, "list", pb_presets[preset].list);
    vx_add_char(out, '}');
}

static void add_array(vx_text *out, const char *key, int count, vx_language language,
                      void (*add)(vx_text *, int, vx_language))
{
    open_field(out, key, false);
    vx_add_char(out, '[');
    for (int i = 0; i < count; i++) {
        if (i > 0) vx_add_char(out, ',');
        add(out, i, language);
    }
    vx_add_char(out, ']');
}

void pb_facts(vx_language language, vx_text *out)
{
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
    vx_add(out, "{\"sectors\":3,\"zones\":9");
    add_array(out, "armies", ARMIES, language, add_army_facts);
    add_array(out, "traits", TRAITS, language, add_trait_facts);
    add_array(out, "tiles", TILES, language, add_tile);
    add_array(out, "presets", PRESETS, language, add_preset);
    add_text_field(out, "provenance", provenance[language]);
    vx_add_char(out, '}');
}

/* ---- The field ---- */

static void add_place(vx_text *out, int place)
{
    char text[4];
    vx_text zone = vx_text_on(text, sizeof text);
    if (place < ZONES) pb_add_zone(&zone, place);
    add_text_field(out, "zone", place < ZONES ? text : place == UNPLACED ? "-" : "lost");
}

static void add_troop(vx_text *out, const side *s, int troop)
{
    bool dead = s->wounds[troop] == DEAD;
    vx_add(out, "{\"tile\":");
    vx_add_quoted(out, facts_of(s, troop)->id);
    add_number_field(out, "wounds", dead ? 0 : s->wounds[troop]);
    add_number_field(out, "dead", dead);
    vx_add_char(out, '}');
}

static void add_scene_unit(vx_text *out, const side *s, int seat, int unit)
{
    vx_add(out, "{\"name\":");
    add_unit_name(out, seat, unit);
    add_place(out, s->place[unit]);
    add_number_field(out, "orders", s->orders[unit]);
    add_number_field(out, "price", pb_price(s, unit));
    vx_add(out, ",\"fights\":[");
    for (unit_set rest = s->contact[unit]; rest != 0; rest &= rest - 1) {
        if (rest != s->contact[unit]) vx_add_char(out, ',');
        add_unit_name(out, !seat, first_unit(rest));
    }
    vx_add(out, "],\"troops\":[");
    for (int i = 0; i < s->height[unit]; i++) {
        if (i > 0) vx_add_char(out, ',');
        add_troop(out, s, s->first[unit] + i);
    }
    vx_add(out, "]}");
}

static void add_scene_side(vx_text *out, const battle *b, int seat)
{
    const side *s = &b->side[seat];
    vx_add(out, "{\"army\":");
    vx_add_quoted(out, s->army == NONE ? "" : pb_armies[s->army].key);
    add_number_field(out, "hidden", s->hidden);
    add_number_field(out, "building", s->source == SOURCE_BUILD);
    add_number_field(out, "free", s->free);
    add_number_field(out, "passed", s->passed);
    add_number_field(out, "aside", s->aside);
    add_number_field(out, "cost", s->cost);
    add_number_field(out, "lost", s->lost);
    add_number_field(out, "tally", pb_tally(b, seat));
    if (pb_find_troop(s, UNKNOWN_TILE) == NONE) {
        vx_add(out, ",\"list\":\"");
        pb_add_list(out, s);
        vx_add_char(out, '"');
    }
    vx_add(out, ",\"units\":[");
    for (int unit = 0; unit < s->unit_count; unit++) {
        if (unit > 0) vx_add_char(out, ',');
        add_scene_unit(out, s, seat, unit);
    }
    vx_add(out, "]}");
}

static void add_actors(vx_text *out, const battle *b)
{
    if (b->order != NO_ORDER) {
        add_text_field(out, "order", pb_order_words[b->order]);
        open_field(out, "actor", false);
        add_unit_name(out, b->active, b->actor);
    }
    if (b->order != NO_ORDER && b->target != NONE) {
        open_field(out, "target", false);
        add_unit_name(out, !b->active, b->target);
    }
    if (b->blow == NO_BLOW) return;
    add_text_field(out, "blow", pb_blow_words[b->blow]);
    open_field(out, "striker", false);
    add_unit_name(out, b->striker_side, b->striker);
    add_number_field(out, "left", b->dice_left);
    add_number_field(out, "hits", b->hits);
    vx_add(out, ",\"dice\":[");
    bool opened = false;
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < b->faces[face]; i++) {
            if (opened) vx_add_char(out, ',');
            vx_add_number(out, face + 1);
            opened = true;
        }
    vx_add_char(out, ']');
}

void pb_scene(const void *state, vx_text *out)
{
    const battle *b = state;
    vx_add(out, "{\"phase\":");
    vx_add_quoted(out, pb_phase_words[b->phase]);
    add_number_field(out, "size", b->size);
    add_number_field(out, "round", b->round);
    add_number_field(out, "attacker", b->phase >= PHASE_DEPLOY ? b->attacker : -1);
    add_number_field(out, "active", b->active);
    if (b->phase == PHASE_OVER) add_number_field(out, "winner", b->winner);
    if (b->phase == PHASE_ALLOT) {
        open_field(out, "hit", false);
        add_unit_name(out, b->allot_side, b->allot_unit);
        add_number_field(out, "toAllot", b->allot_hits);
    }
    add_actors(out, b);
    vx_add(out, ",\"sides\":[");
    add_scene_side(out, b, 0);
    vx_add_char(out, ',');
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
