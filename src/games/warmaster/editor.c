/* SPDX-License-Identifier: MIT */
/* editor.c - battles drawn by people: units and characters where one puts them, armies, turn and phase. The text of the
 * position is rewritten line by line. */
#include "core/editor.h"

#include <string.h>

#include "core/json.h"
#include "games/warmaster/army/army.h"
#include "games/warmaster/field/measures.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/text/words.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"

enum { TEXT_CAP = VX_POSITION_CAP };

/* Phases at whose beginning nothing is begun. */
static const struct {
    battle_phase phase;
    const char *key;
    const char *name[VX_LANGUAGES];
} phases[] = {
    {PHASE_INITIATIVE, "initiative", {"initiative", "инициатива"}},
    {PHASE_ORDERS, "orders", {"orders", "приказы"}},
    {PHASE_CHARACTERS, "characters", {"characters move", "ход персонажей"}},
    {PHASE_SHOOTING, "shooting", {"shooting", "стрельба"}},
    {PHASE_COMBAT, "combat", {"combat", "бой"}},
};
enum { PHASE_ROWS = sizeof phases / sizeof phases[0] };

/* ---- What is offered ---- */

/* Units and characters that do not stand on the table. */
static void add_items(vx_text *out, const battle *b, vx_language language)
{
    for (int side = 0; side < SIDES; side++) {
        const roster *list = &b->side[side].list;
        for (int i = 0; i < list->unit_count; i++) {
            char key[16], name[128];
            vx_text text = vx_text_on(key, sizeof key), words = vx_text_on(name, sizeof name);
            if (is_on_table(&b->side[side].unit[i])) continue;
            wm_add_unit(&text, side * UNITS_MAX + i);
            wm_name_unit(&words, b, side * UNITS_MAX + i, language);
            vx_add_edit_item(out, key, name, wm_side_names[side][language]);
        }
        for (int i = 0; i < list->character_count; i++) {
            char key[16];
            vx_text text = vx_text_on(key, sizeof key);
            if (b->side[side].person[i].flags & PERSON_ON_TABLE) continue;
            wm_add_person(&text, side * PERSONS_MAX + i);
            vx_add_edit_item(out, key, key, wm_side_names[side][language]);
        }
    }
}

static void add_pieces(vx_text *out, const battle *b)
{
    vx_open_edit_pieces(out);
    for (int side = 0; side < SIDES; side++) {
        for (int i = 0; i < b->side[side].list.unit_count; i++) {
            char name[16];
            vx_text text = vx_text_on(name, sizeof name);
            if (!is_on_table(&b->side[side].unit[i])) continue;
            wm_add_unit(&text, side * UNITS_MAX + i);
            vx_json_text(out, NULL, name);
        }
        for (int i = 0; i < b->side[side].list.character_count; i++) {
            char name[16];
            vx_text text = vx_text_on(name, sizeof name);
            if (!(b->side[side].person[i].flags & PERSON_ON_TABLE)) continue;
            wm_add_person(&text, side * PERSONS_MAX + i);
            vx_json_text(out, NULL, name);
        }
    }
    vx_json_close(out, ']');
}

static void add_side_field(vx_text *out, const battle *b, vx_language language)
{
    static const char *const turn[VX_LANGUAGES] = {"Whose turn", "Чей ход"};
    vx_open_edit_field(out, "turn", turn[language], b->turn == 0 ? "1" : "2");
    for (int side = 0; side < SIDES; side++)
        vx_add_edit_choice(out, side == 0 ? "1" : "2", wm_side_names[side][language]);
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static const char *phase_key(const battle *b)
{
    for (int i = 0; i < PHASE_ROWS; i++)
        if (phases[i].phase == b->phase) return phases[i].key;
    return phases[0].key;
}

static void add_phase_field(vx_text *out, const battle *b, vx_language language)
{
    static const char *const next[VX_LANGUAGES] = {"Phase", "Фаза"};
    vx_open_edit_field(out, "next", next[language], phase_key(b));
    for (int i = 0; i < PHASE_ROWS; i++)
        vx_add_edit_choice(out, phases[i].key, phases[i].name[language]);
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static void add_list_field(vx_text *out, const battle *b, int side, const char *key,
                           const char *name)
{
    char list[2048];
    vx_text text = vx_text_on(list, sizeof list);
    wm_format_roster(&b->side[side].list, &text);
    vx_add_edit_text(out, key, name, list);
}

static void offer(const void *state, vx_language language, vx_text *out)
{
    static const char *const round[VX_LANGUAGES] = {"Turn number", "Номер хода"};
    static const char *const points[VX_LANGUAGES] = {"Points", "Очки"};
    static const char *const lists[SIDES][VX_LANGUAGES] = {
        {"Army list of Blue", "Список армии синих"}, {"Army list of Red", "Список армии красных"}};
    const battle *b = state;
    vx_json_bool(out, "turns", true);
    add_pieces(out, b);
    vx_json_open(out, "items", '[');
    add_items(out, b, language);
    vx_json_close(out, ']');
    vx_json_open(out, "fields", '[');
    add_side_field(out, b, language);
    add_phase_field(out, b, language);
    vx_add_edit_number(out, "round", round[language], b->round, NULL, NULL);
    vx_add_edit_number(out, "points", points[language], b->points, NULL, NULL);
    add_list_field(out, b, 0, "army1", lists[0][language]);
    add_list_field(out, b, 1, "army2", lists[1][language]);
    vx_json_close(out, ']');
}

/* ---- Edits ---- */

typedef struct {
    const battle *was;
    int unit, person; /* who is set down, by number; -1: nobody */
    bool is_gone;     /* taken off instead */
    place at;         /* where the middle comes to stand */
    const char *key;  /* a field, or "" */
    const char *value;
    int dropped; /* the side whose units are no more, for it has another list; -1: none */
} job;

static bool read_place(const char *text, place *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    uint16_t x, y;
    if (!wm_read_point(&word, &x, &y)) return false;
    out->x = x;
    out->y = y;
    return true;
}

static bool find_piece(job *j, const char *name)
{
    vx_word word = {.start = name, .length = strlen(name)};
    uint8_t id;
    if (wm_read_unit(&word, &id)) {
        j->unit = id;
        bool is_there = id % UNITS_MAX < j->was->side[id / UNITS_MAX].list.unit_count;
        bool stands = is_there && is_on_table(unit_of(j->was, id));
        j->at.facing = id / UNITS_MAX == 0 ? 0 : FULL_TURN / 2;
        if (stands) j->at = wm_middle_of(unit_of(j->was, id));
        return is_there;
    }
    if (!wm_read_person(&word, &id)) return false;
    j->person = id;
    return id % PERSONS_MAX < j->was->side[id / PERSONS_MAX].list.character_count;
}

/* By so many degrees, to the right. */
static bool turn(job *j, const char *degrees)
{
    bool is_back = degrees[0] == '-';
    vx_word word = {.start = degrees + is_back, .length = strlen(degrees) - is_back};
    int64_t number;
    if (j->unit < 0 || !is_on_table(unit_of(j->was, j->unit)) ||
        !vx_word_number(&word, 1, 180, &number))
        return false;
    int32_t tenths = (int32_t)number * (FULL_TURN / 360);
    j->at.facing = (uint16_t)((j->at.facing + (is_back ? FULL_TURN - tenths : tenths)) % FULL_TURN);
    return true;
}

static bool read_edit(job *j, const vx_edit *e)
{
    if (strcmp(e->verb, "set") == 0) {
        j->key = e->what;
        j->value = e->where;
        if (strcmp(e->what, "army1") == 0) j->dropped = 0;
        if (strcmp(e->what, "army2") == 0) j->dropped = 1;
        return true;
    }
    if (!find_piece(j, e->what)) return false;
    if (strcmp(e->verb, "turn") == 0) return turn(j, e->where);
    j->is_gone = strcmp(e->verb, "remove") == 0;
    if (j->is_gone) return true;
    return (strcmp(e->verb, "move") == 0 || strcmp(e->verb, "place") == 0) &&
           read_place(e->where, &j->at);
}

/* ---- Lines ---- */

/* In the formation it has; a new one, or one that is irregular, in line. */
static void add_places(const job *j, vx_text *out)
{
    const unit *u = unit_of(j->was, j->unit);
    formation form = FORM_LINE;
    int count = u->stands > 0 ? u->stands : wm_stands_at_start(j->was, j->unit);
    if (is_on_table(u)) {
        box boxes[STANDS_MAX];
        for (int i = 0; i < count; i++) boxes[i] = wm_stand_box(j->was, j->unit, u->at[i]);
        form = wm_formation(boxes, count);
        if (form == FORMS) form = FORM_LINE;
    }
    for (int i = 0; i < count; i++) {
        place slot = wm_slot(j->was, j->unit, form, count, i, j->at);
        vx_add_char(out, ' ');
        wm_add_point(out, slot.x, slot.y);
        vx_add_char(out, ',');
        wm_add_angle(out, slot.facing);
    }
}

/* The words behind the places: a unit that is set down keeps what is said of it. */
static void add_marks(vx_text *out, const char *line)
{
    vx_reader in = vx_read(line);
    vx_word word;
    bool is_mark = false;
    for (int i = 0; vx_next_word(&in, &word); i++) {
        char first = word.start[0];
        bool is_state = vx_word_is(&word, "lost") || vx_word_is(&word, "off");
        is_mark = is_mark || (i > 0 && first >= 'a' && first <= 'z' && !is_state);
        if (!is_mark) continue;
        vx_add_char(out, ' ');
        vx_add_bytes(out, word.start, word.length);
    }
}

/* True if the line was that of the piece that is edited, or of an army that is no more. */
static bool rewrite_piece(const job *j, const char *line, vx_text *out)
{
    char name[16];
    vx_text text = vx_text_on(name, sizeof name);
    char letter = j->dropped == 0 ? 'A' : 'B';
    if (j->dropped >= 0 && line[0] == letter &&
        (line[1] == 'c' || (line[1] >= '0' && line[1] <= '9')))
        return true;
    if (j->unit >= 0) wm_add_unit(&text, j->unit);
    if (j->person >= 0) wm_add_person(&text, j->person);
    if (text.length == 0 || !vx_begins_with_word(line, name)) return false;
    vx_add(out, name);
    if (j->is_gone) {
        vx_add(out, " -"); /* to be set up again */
    } else if (j->unit >= 0) {
        add_places(j, out);
        add_marks(out, line);
    } else {
        vx_add_char(out, ' ');
        wm_add_point(out, j->at.x, j->at.y);
    }
    vx_add_char(out, '\n');
    return true;
}

static void add_field(const job *j, const char *key, const char *shown, int number, vx_text *out)
{
    vx_add(out, shown);
    if (strcmp(j->key, key) == 0)
        vx_add(out, j->value);
    else
        vx_add_number(out, number);
}

/* "options points=500 turns=6" with other points. */
static void rewrite_options(const job *j, const char *line, vx_text *out)
{
    vx_reader in = vx_read(line);
    vx_word word;
    for (int i = 0; vx_next_word(&in, &word); i++) {
        if (i > 0) vx_add_char(out, ' ');
        if (strncmp(word.start, "points=", 7) == 0)
            add_field(j, "points", "points=", j->was->points, out);
        else
            vx_add_bytes(out, word.start, word.length);
    }
    vx_add_char(out, '\n');
}

static void rewrite(void *context, const char *line, vx_text *out)
{
    static const char *const begun[] = {"task", "bout", "order", "start", "next", "turn"};
    const job *j = context;
    char changed[] = {'a', 'r', 'm', 'y', ' ', (char)('1' + j->dropped), ' ', '\0'};
    if (rewrite_piece(j, line, out)) return;
    for (size_t i = 0; i < sizeof begun / sizeof begun[0]; i++)
        if (vx_begins_with_word(line, begun[i])) return;
    if (vx_begins_with_word(line, "options")) {
        rewrite_options(j, line, out);
    } else {
        bool is_list = j->dropped >= 0 && strncmp(line, changed, 7) == 0;
        vx_add(out, is_list ? changed : line);
        if (is_list) vx_add(out, j->value);
        vx_add_char(out, '\n');
    }
}

/* What was begun is left: the phase begins anew. */
static bool edit(const void *state, const vx_edit *e, vx_text *out)
{
    char text[TEXT_CAP];
    const battle *b = state;
    vx_text body = vx_text_on(text, sizeof text);
    job j = {.was = b, .unit = -1, .person = -1, .key = "", .value = "", .dropped = -1};
    if (!read_edit(&j, e)) return false;
    wm_format_position(b, &body);
    vx_rewrite_lines(text, rewrite, &j, out);
    add_field(&j, "turn", "turn ", b->turn + 1, out);
    add_field(&j, "round", " round ", b->round > 0 ? b->round : 1, out);
    vx_add(out, "\nnext ");
    vx_add(out, strcmp(j.key, "next") == 0 ? j.value : phase_key(b));
    vx_add_char(out, '\n');
    return !body.cut;
}

/* WM-INIT-01: who is near an enemy when the phase begins. */
static void settle(void *state)
{
    battle *b = state;
    if (b->phase == PHASE_INITIATIVE && b->task_count == 0) wm_begin_command(b);
}

const vx_game_editor wm_editor = {
    .start = "options points=500\nfield 180x120\nwood 40,45 55,40 65,50 60,62 45,64 37,55\n"
             "hill 124,70 140,66 150,76 140,86 126,84\n"
             "army 1 empire:2xhalberdiers+crossbowmen+knights+general\n"
             "A1 76,44,0 80,44,0 84,44,0\nA2 88,44,0 92,44,0 96,44,0\n"
             "A3 106,38,0 110,38,0 114,38,0\nA4 58,30,0 60,30,0 62,30,0\nAc1 86,34\n"
             "army 2 orcs:orc-warriors+goblins+ogres+orc-general\n"
             "B1 76,66,180 80,66,180 84,66,180\nB2 106,72,180 110,72,180 114,72,180\n"
             "B3 58,66,180 60,66,180 62,66,180\nBc1 90,80\nturn 1 round 2\nnext initiative\n",
    .offer = offer,
    .edit = edit,
    .settle = settle,
};
