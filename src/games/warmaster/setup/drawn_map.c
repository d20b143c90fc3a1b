/* SPDX-License-Identifier: MIT */
/* drawn_map.c - reads and writes a drawn battlefield, line by line; every fault names its line. */
#include "games/warmaster/setup/drawn_map.h"

#include <string.h>

/* ---- One word ---- */

bool wm_is_drawn_map(const char *text)
{
    while (*text == ' ' || *text == '\n' || *text == '\r' || *text == '\t') text++;
    return strncmp(text, "field", 5) == 0 || strncmp(text, "title", 5) == 0 ||
           strpbrk(text, ";\n") != NULL;
}

/* A word stands for lines; lines stand for themselves. */
static void unfold(const char *text, vx_text *out)
{
    bool is_word = strpbrk(text, " \n") == NULL;
    for (; *text != '\0'; text++)
        vx_add_char(out, is_word && *text == '_' ? ' ' : is_word && *text == ';' ? '\n' : *text);
}

void wm_fold_map(const char *text, vx_text *out)
{
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == '\n') length--;
    for (size_t i = 0; i < length; i++)
        vx_add_char(out, text[i] == ' ' ? '_' : text[i] == '\n' ? ';' : text[i]);
}

/* ---- Lines ---- */

/* The rest of the line, with single blanks; what would not come back from a word is left out. */
static bool parse_title(vx_reader *in, drawn_map *out, vx_problem *why)
{
    static const vx_message long_title = {NULL,
                                          {"this name is too long", "слишком длинное название"}};
    vx_text title = vx_text_on(out->title, sizeof out->title);
    vx_word word;
    while (vx_next_word(in, &word)) {
        if (title.length > 0) vx_add_char(&title, ' ');
        for (size_t i = 0; i < word.length; i++)
            if (strchr("_;\"\\", word.start[i]) == NULL) vx_add_char(&title, word.start[i]);
    }
    if (!title.cut) return true;
    out->title[0] = '\0';
    return vx_refuse_here(why, &long_title, in);
}

static bool parse_turns(vx_reader *in, drawn_map *out, vx_problem *why)
{
    static const vx_message bad_turns = {
        "WM-OPTION-04",
        {"a battle has 1 to 99 turns: \"turns 7\"", "в битве от 1 до 99 ходов: «turns 7»"}};
    vx_word word;
    int64_t turns;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &bad_turns, in);
    if (!vx_word_number(&word, 1, 99, &turns) || !vx_at_line_end(in))
        return vx_refuse_at(why, &bad_turns, &word);
    out->turns = (uint8_t)turns;
    return true;
}

static bool parse_deploy(vx_reader *in, drawn_map *out, vx_problem *why)
{
    static const vx_message bad_way = {
        "WM-DEPLOY-06",
        {"ways of deploying are units, side, screen and map: \"deploy side\"",
         "способы расстановки: units, side, screen и map: «deploy side»"}};
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &bad_way, in);
    int found = wm_find_key(wm_deployment_keys, DEPLOYMENTS, &word);
    if (found < 0 || !vx_at_line_end(in)) return vx_refuse_at(why, &bad_way, &word);
    out->deployment = (uint8_t)found;
    return true;
}

static bool parse_field(vx_reader *in, drawn_map *out, vx_problem *why)
{
    static const vx_message small = {
        "WM-DEPLOY-02",
        {"a table is 80x80 to 300x240 cm", "стол — от 80x80 до 300x240 сантиметров"}};
    if (!wm_parse_map_size(in, &out->field, why)) return false;
    return (out->field.width >= TABLE_MIN && out->field.depth >= TABLE_MIN) ||
           vx_refuse_here(why, &small, in);
}

/* A drawn zone may not be smaller than one counted in inches after all. */
static bool parse_drawn_zone(vx_reader *in, drawn_map *out, vx_problem *why)
{
    battlefield before = out->field;
    vx_reader start = *in;
    if (!wm_parse_zone(in, &out->field, why)) return false;
    for (int side = 0; side < ZONES; side++) {
        const zone *z = &out->field.zone[side];
        if (!wm_has_zone(&out->field, side) ||
            (z->right >= z->left + ZONE_WIDTH_MIN && z->far >= z->near + ZONE_DEPTH_MIN))
            continue;
        out->field = before;
        return vx_refuse_here(why, &wm_small_zone, &start);
    }
    return true;
}

static bool parse_line(vx_reader *in, const vx_word *word, drawn_map *out, vx_problem *why)
{
    static const vx_message unknown = {"WM-TERRAIN-01",
                                       {"a map has no line '{word}': it is a kind of terrain, "
                                        "zone, objective, turns, deploy or title",
                                        "на карте нет строки «{word}»: бывают виды местности, "
                                        "zone, objective, turns, deploy и title"}};
    static const vx_message twice = {
        NULL,
        {"a map has one line 'field', at its beginning", "строка field на карте одна, в начале"}};
    if (vx_word_is(word, "title")) return parse_title(in, out, why);
    if (vx_word_is(word, "turns")) return parse_turns(in, out, why);
    if (vx_word_is(word, "deploy")) return parse_deploy(in, out, why);
    if (vx_word_is(word, "zone")) return parse_drawn_zone(in, out, why);
    if (vx_word_is(word, "field")) return vx_refuse_at(why, &twice, word);
    if (!wm_begins_map_line(word)) return vx_refuse_at(why, &unknown, word);
    return wm_parse_map_line(in, word, &out->field, why);
}

/* ---- Whole texts ---- */

typedef struct {
    map_fault *tell;
    void *to;
    int count;
} faults;

static void report(faults *found, const vx_problem *fault)
{
    found->count++;
    found->tell(found->to, fault);
}

/* The size first, with or without a title before it: everything else lies on that table. */
static bool read_head(vx_reader *in, drawn_map *out, faults *found)
{
    vx_problem why = {0};
    vx_word word;
    do {
        vx_reader line = *in;
        if (!vx_next_word(in, &word) || word.start[0] == '#') continue;
        if (vx_word_is(&word, "title")) {
            if (!parse_title(in, out, &why)) report(found, &why);
            continue;
        }
        *in = line;
        break;
    } while (vx_next_line(in));
    if (parse_field(in, out, &why)) return true;
    report(found, &why);
    return false;
}

static void read_lines(vx_reader *in, drawn_map *out, faults *found)
{
    while (vx_next_line(in)) {
        vx_problem why = {0};
        vx_word word;
        if (vx_next_word(in, &word) && !parse_line(in, &word, out, &why)) report(found, &why);
    }
}

int wm_find_map_faults(const char *text, drawn_map *out, map_fault *tell, void *to)
{
    static const vx_message too_long = {
        NULL, {"a map text has at most {0} bytes", "в тексте карты не больше {0} байт"}};
    char lines[MAP_TEXT_CAP];
    vx_text unfolded = vx_text_on(lines, sizeof lines);
    faults found = {tell, to, 0};
    vx_problem why = {0};
    memset(out, 0, sizeof *out);
    out->deployment = DEPLOYMENTS;
    unfold(text, &unfolded);
    if (unfolded.cut) {
        vx_refuse_numbers(&why, &too_long, MAP_TEXT_CAP - 1, 0);
        report(&found, &why);
        return found.count;
    }
    vx_reader in = vx_read(lines);
    if (read_head(&in, out, &found)) {
        read_lines(&in, out, &found);
        if (!wm_check_map(&out->field, &why)) report(&found, &why);
    }
    return found.count;
}

static void keep_first(void *to, const vx_problem *fault)
{
    vx_problem *first = to;
    if (first != NULL && first->message == NULL) *first = *fault;
}

bool wm_read_drawn_map(const char *text, drawn_map *out, vx_problem *why)
{
    vx_problem first = {0};
    int found = wm_find_map_faults(text, out, keep_first, &first);
    if (found > 0 && why != NULL) *why = first;
    return found == 0;
}

void wm_format_drawn_map(const drawn_map *map, vx_text *out)
{
    if (map->title[0] != '\0') {
        vx_add(out, "title ");
        vx_add(out, map->title);
        vx_add_char(out, '\n');
    }
    wm_format_map(&map->field, out);
    if (map->turns != 0) {
        vx_add(out, "turns ");
        vx_add_number(out, map->turns);
        vx_add_char(out, '\n');
    }
    if (map->deployment < DEPLOYMENTS) {
        vx_add(out, "deploy ");
        vx_add(out, wm_deployment_keys[map->deployment]);
        vx_add_char(out, '\n');
    }
}
