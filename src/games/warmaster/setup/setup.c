/* SPDX-License-Identifier: MIT */
/* setup.c - options, armies and the table before the first unit is placed. */
#include <string.h>

#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/drawn_map.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/units/units.h"
#include "games/warmaster/victory/victory.h"

#define USUAL_TABLE "180x120"

/* Two agreements are no options: narrow stands for narrow ways would change no rule, and disputes are
 * settled by the rulings of RULES.md, not by a die (docs/WARMASTER.md, known gaps). */
const vx_option wm_options[] = {
    {"army1",
     "empire",
     NULL,
     {"Blue: an army, such as orcs or high-elves, random, random-orcs ..., build, build-orcs "
      "..., "
      "or a list",
      "Синие: армия, например orcs или high-elves, random, random-orcs ..., build, build-orcs "
      "... "
      "или список"}},
    {"army2", "orcs", NULL, {"Red, in the same way", "Красные, так же"}},
    {"points",
     "1000",
     "300..5000",
     {"WM-ARMY-01: what either army may cost", "WM-ARMY-01: сколько может стоить армия"}},
    {"map",
     "two-woods",
     NULL,
     {"a ready battlefield (" READY_MAP_KEYS "), a number below 1000000 for a generated one, or a "
      "drawn one as text in one word: field_180x120;wood_40,45_55,40_65,50",
      "готовое поле (" READY_MAP_KEYS "), число меньше 1000000 для составленного или нарисованное "
      "поле текстом в одно слово: field_180x120;wood_40,45_55,40_65,50"}},
    {"terrain",
     "map",
     "map|both|one|alike",
     {"WM-TERRAIN-15: the battlefield of the map, or the players lay it out: both in turn and dice "
      "for the "
      "sides, Blue alone and Red picks his side, or both in turn and alike on both halves",
      "WM-TERRAIN-15: поле с карты, или местность выкладывают игроки: оба по очереди и бросок на "
      "сторону, одни Синие, а сторону выбирают Красные, или оба по очереди и одинаково на обеих "
      "половинах"}},
    {"pieces",
     "6",
     "1..12",
     {"WM-TERRAIN-01: how many pieces of ground the players may lay out in all",
      "WM-TERRAIN-01: сколько всего участков местности могут выложить игроки"}},
    {"table",
     USUAL_TABLE,
     NULL,
     {"WM-DEPLOY-02: the size of the table in cm, from 80x80 to 300x240; a ready battlefield is "
      "180x120",
      "WM-DEPLOY-02: размер стола в сантиметрах, от 80x80 до 300x240; готовые поля — 180x120"}},
    {"turns",
     "6",
     "1..99",
     {"WM-OPTION-04: turns of each player", "WM-OPTION-04: ходов у каждого игрока"}},
    {"blunders",
     "table",
     "table|simple",
     {"WM-OPTION-02: a blunder rolls on the table, or just ends the phase",
      "WM-OPTION-02: ошибочный приказ бросается по таблице или просто кончает фазу"}},
    {"brigades",
     "yes",
     "yes|no",
     {"WM-OPTION-03: orders to brigades", "WM-OPTION-03: приказы бригадам"}},
    {"length",
     "turns",
     "turns|dice",
     {"WM-OPTION-04: so many turns as said, or six to eight by a die",
      "WM-OPTION-04: столько ходов, сколько сказано, или от шести до восьми по кубику"}},
    {"deploy",
     "units",
     "units|side|screen|map",
     {"WM-OPTION-05 to 09: a unit each in turn, one army after the other, or both unseen",
      "WM-OPTION-05–09: по отряду по очереди, одна армия за другой или обе втайне"}},
    {"sides",
     "given",
     "given|roll|choose",
     {"WM-OPTION-10, 11: who gets which side of the table: as the map lies, by dice, or Red "
      "picks",
      "WM-OPTION-10, 11: кому какая сторона стола: как лежит карта, по кубикам или выбирают "
      "Красные"}},
    {"over",
     "0",
     "0..100",
     {"WM-OPTION-13: points by which either army may go over the limit",
      "WM-OPTION-13: на сколько очков любая армия может превысить предел"}},
    {"scenario",
     "none",
     "none|crossings|height|breakthrough|old-fort",
     {"WM-OPTION-17: a battle with an objective; it brings its map, turns and deployment",
      "WM-OPTION-17: сценарий: своя карта, ходы и расстановка"}},
    {"measure",
     "cm",
     "cm|inches",
     {"WM-OPTION-01: centimetres, or inches with the numbers halved",
      "WM-OPTION-01: сантиметры или дюймы: числа вдвое меньше"}},
    {"discs",
     "25",
     "25|40|60",
     {"WM-STAND-14: how many mm across the stands of characters are; larger ones than 25 are "
      "measured "
      "from the middle",
      "WM-STAND-14: сколько мм в поперечнике базы персонажей; от баз больше 25 мм меряют от "
      "центра"}},
    {"corners",
     "front",
     "front|flank",
     {"WM-COMBAT-32: a front corner that a flank charger touches counts as front and may be "
      "supported, or as flank",
      "WM-COMBAT-32: передний угол, которого касается атакующий во фланг, считается фронтом и "
      "получает поддержку или считается флангом"}},
    {"columns",
     "first",
     "first|all",
     {"WM-SHOOT-07: of a column the first stand shoots straight ahead, or all do",
      "WM-SHOOT-07: прямо вперёд из колонны стреляет первая база или все"}},
    {"retreat",
     "before",
     "before|after",
     {"WM-RETREAT-12: the enemies touched before the losses, or after them, say which way a unit "
      "retreats",
      "WM-RETREAT-12: куда бежать, решают враги, которых отряд касался до потерь или после них"}},
    {"rules",
     "book",
     NULL,
     {"changed numbers: a file, or its lines parted by ';' (docs/RULESETS.md)",
      "изменённые числа: файл или его строки через «;» (docs/RULESETS.md)"}},
};

_Static_assert(sizeof wm_options / sizeof wm_options[0] == OPTIONS, "options are counted");
_Static_assert(sizeof(battle) % 8 == 0, "a state is whole words");

static vx_word word_of(const char *text)
{
    return (vx_word){.start = text, .length = strlen(text), .line = 1, .column = 1};
}

/* WM-DEPLOY-02: what the table measures. */
static bool choose_table(const char *value, battlefield *out, vx_problem *why)
{
    static const vx_message no_size = {
        "WM-DEPLOY-02",
        {"{word} is not a table size: write centimetres from 80x80 to 300x240, as in 180x120",
         "{word} — не размер стола: пишите сантиметры от 80x80 до 300x240, например 180x120"}};
    vx_word word = word_of(value);
    return wm_read_size(&word, TABLE_MIN, &out->width, &out->depth) ||
           vx_refuse_word(why, &no_size, word.start, word.length);
}

/* The ground that an army covers, in square centimetres; of one still to be chosen a guess. */
enum {
    STAND = 8,
    ELBOW_ROOM = 3
}; /* so many times its ground, for what stands in the way and lies between */
static int guessed_footprint(int points)
{
    enum { GUESSED_POINTS = 50, GUESSED_STANDS = 3 };
    return points * GUESSED_STANDS / GUESSED_POINTS * STAND;
}

static int footprint(const battle *b, int side)
{
    const roster *list = &b->side[side].list;
    int stands = 0;
    for (int i = 0; i < list->unit_count; i++)
        stands += wm_stands_at_start(b, side * UNITS_MAX + i);
    return stands == 0 ? guessed_footprint(b->points) : stands * STAND;
}

bool wm_is_room_for(const battlefield *f, int side, int points)
{
    return wm_free_ground(f, side) >= ELBOW_ROOM * guessed_footprint(points);
}

/* WM-DEPLOY-04: on a small table the zones are small; an army must find room in its own. On a drawn map
 * there may be anything in it. */
static bool check_room(const battle *b, bool is_drawn, vx_problem *why)
{
    static const vx_message crowded = {
        "WM-DEPLOY-04",
        {"an army of {0} points has no room to deploy on this table: take a larger one",
         "армии в {0} очков на этом столе негде расставиться: возьмите стол побольше"}};
    for (int side = 0; side < SIDES; side++) {
        zone own = wm_zone_of(&b->table, side);
        int room = is_drawn ? wm_free_ground(&b->table, side)
                            : (own.right - own.left) * (own.far - own.near);
        if (room < ELBOW_ROOM * footprint(b, side))
            return vx_refuse_numbers(why, &crowded, b->points, 0);
    }
    return true;
}

/* WM-OPTION-17: a map that somebody has drawn brings its table and may bring turns and deployment. */
static bool take_drawn_map(battle *b, const char *value, const char *table, vx_problem *why)
{
    static const vx_message other = {"WM-DEPLOY-02",
                                     {"the map has a table of its own: leave out table={word}",
                                      "у карты свой стол: уберите table={word}"}};
    drawn_map map;
    vx_word size = word_of(table);
    uint16_t width, depth;
    if (!wm_read_drawn_map(value, &map, why)) return false;
    bool is_said = strcmp(table, USUAL_TABLE) != 0;
    if (is_said && (!wm_read_size(&size, TABLE_MIN, &width, &depth) || width != map.field.width ||
                    depth != map.field.depth))
        return vx_refuse_word(why, &other, table, strlen(table));
    b->table = map.field;
    if (map.turns != 0) b->turns = map.turns;
    if (map.deployment < DEPLOYMENTS) b->deployment = map.deployment;
    return true;
}

static bool choose_map(const char *value, battlefield *out, vx_problem *why)
{
    static const vx_message narrow = {
        "WM-DEPLOY-02",
        {"{word} is 180 x 120 cm; other tables take only the plain or a generated map",
         "{word} — поле 180 x 120 см; на другой стол ложится только равнина или составленное"}};
    static const vx_message unknown = {"WM-TERRAIN-15",
                                       {"{word} is no drawn map, no number below 1000000 and no "
                                        "ready battlefield: " READY_MAP_KEYS,
                                        "{word} — не нарисованная карта, не число меньше 1000000 и "
                                        "не готовое поле: " READY_MAP_KEYS}};
    vx_word word = word_of(value);
    uint16_t width = out->width, depth = out->depth;
    int64_t ticket;
    for (int i = 0; i < READY_MAPS; i++)
        if (vx_word_is(&word, wm_ready_maps[i].key)) {
            vx_reader in = vx_read(wm_ready_maps[i].text);
            if (!wm_parse_map(&in, out, why)) return false;
            if ((out->width != width || out->depth != depth) && out->piece_count > 0)
                return vx_refuse_word(why, &narrow, word.start, word.length);
            out->width = width, out->depth = depth;
            return true;
        }
    if (!vx_word_number(&word, 0, MAP_TICKETS - 1, &ticket))
        return vx_refuse_word(why, &unknown, word.start, word.length);
    wm_generate_map((uint32_t)ticket, width, depth, out);
    return true;
}

static bool choose_army(const char *value, int points, int over, roster *out, vx_problem *why)
{
    vx_word word = word_of(value);
    uint32_t ruleset = out->ruleset;
    int found = wm_find_army(ruleset, &word);
    if (found >= 0)
        wm_usual_roster(ruleset, found, points, out);
    else if (!wm_parse_roster(ruleset, &word, out, why))
        return false;
    return wm_check_roster(out, points + over, why); /* WM-OPTION-13 */
}

/* "random", "random-empire", "build", "build-empire": what comes later, of which army. */
static bool reads_as(uint32_t ruleset, const char *value, const char *source, int *which)
{
    size_t length = strlen(source);
    *which = -1;
    if (strncmp(value, source, length) != 0) return false;
    if (value[length] == '\0') return true;
    if (value[length] != '-') return false;
    vx_word name = word_of(value + length + 1);
    *which = wm_find_army(ruleset, &name);
    return *which >= 0;
}

/* The tasks lie on a stack: seat 1 chooses first, so it is put there last. */
static bool choose_armies(battle *b, const char *const value[SIDES], vx_problem *why)
{
    for (int side = SIDES - 1; side >= 0; side--) {
        int which;
        uint32_t ruleset = b->side[side].list.ruleset;
        if (reads_as(ruleset, value[side], "random", &which))
            wm_begin_muster(b, side, which);
        else if (reads_as(ruleset, value[side], "build", &which))
            wm_begin_build(b, side, which);
        else if (!choose_army(value[side], b->points, b->over, &b->side[side].list, why))
            return false;
    }
    return true;
}

static int number_of(const char *text)
{
    vx_word word = word_of(text);
    int64_t out = 0;
    vx_word_number(&word, 0, 1 << 20, &out);
    return (int)out;
}

static int key_of(const char *const *keys, int count, const char *value)
{
    vx_word word = word_of(value);
    int found = wm_find_key(keys, count, &word);
    return found < 0 ? 0 : found;
}

/* WM-OPTION-17: what it fixes; returns the map of the battle. */
static const char *set_scenario(battle *b, const char *value, const char *map)
{
    vx_word word = word_of(value);
    int found = wm_find_scenario(&word);
    if (found <= 0) return map;
    b->scenario = (uint8_t)found;
    b->turns = wm_numbers_of(b->side[0].list.ruleset)->scenario[found].turns;
    b->deployment = wm_scenarios[found].deployment;
    b->terrain = SIDES_GIVEN;
    return wm_scenarios[found].map;
}

/* A ruleset has a number of turns of its own, for those who name none. */
static int turns_said(const battle *b, const vx_setting *settings, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(settings[i].key, "turns") == 0) return number_of(settings[i].value);
    return wm_numbers_of(b->side[0].list.ruleset)->battle.turns;
}

bool wm_setup(void *state, const vx_setting *settings, int count, vx_problem *why)
{
    battle *b = state;
    uint32_t ruleset;
    memset(b, 0, sizeof *b);
#define VALUE(key) vx_setting_value(&warmaster_game, settings, count, (key))
    if (!vx_read_ruleset(&wm_rulebook, VALUE("rules"), &ruleset, why)) return false;
    for (int side = 0; side < SIDES; side++) b->side[side].list.ruleset = ruleset;
    b->points = (uint16_t)number_of(VALUE("points"));
    b->turns = (uint8_t)turns_said(b, settings, count);
    b->blunders = strcmp(VALUE("blunders"), "simple") == 0 ? BLUNDERS_SIMPLE : BLUNDERS_TABLE;
    b->brigades = strcmp(VALUE("brigades"), "yes") == 0;
    b->over = (uint8_t)number_of(VALUE("over"));
    b->deployment = (uint8_t)key_of(wm_deployment_keys, DEPLOYMENTS, VALUE("deploy"));
    b->terrain = (uint8_t)key_of(wm_sides_keys, SIDES_WAYS, VALUE("sides"));
    if (strcmp(VALUE("length"), "dice") == 0) b->turns = 0;
    int laying = key_of(wm_laying_keys, LAYINGS, VALUE("terrain"));
    const char *map =
        set_scenario(b, VALUE("scenario"), laying == LAID_BY_MAP ? VALUE("map") : "plain");
    if (laying != LAID_BY_MAP && b->scenario == 0) /* below the tasks of building an army */
        wm_begin_laying(b, (laying_way)laying, number_of(VALUE("pieces")));
    const char *table = VALUE("table");
    bool is_drawn = wm_is_drawn_map(map);
    if (is_drawn && !take_drawn_map(b, map, table, why)) return false;
    if (!is_drawn && (!choose_table(table, &b->table, why) || !choose_map(map, &b->table, why)))
        return false;
    int disc = number_of(VALUE("discs"));
    b->discs = (uint8_t)(disc == USUAL_DISC ? 0 : disc);
    b->inches = strcmp(VALUE("measure"), "inches") == 0;
    if (b->inches) wm_measure_in_inches(&b->table);
    for (int i = 0; i < RULINGS; i++)
        if (strcmp(VALUE(wm_rulings[i].key), wm_rulings[i].value) == 0)
            b->rulings |= wm_rulings[i].bit;
    const char *const armies[SIDES] = {VALUE("army1"), VALUE("army2")};
    if (!choose_armies(b, armies, why)) return false;
#undef VALUE
    bool usual = strcmp(table, USUAL_TABLE) == 0 || strcmp(table, "240x120") == 0;
    if ((is_drawn || !usual) && !check_room(b, is_drawn, why)) return false;
    wm_start_deployment(b);
    if (b->task_count == 0) return true;
    b->phase = PHASE_LOTS; /* deployment begins anew when both armies are there */
    b->turn = b->beginner = 0;
    return true;
}
