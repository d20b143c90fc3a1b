/* SPDX-License-Identifier: MIT */
/* describe.c - actions and the state of the turn in words. */
#include <string.h>

#include "games/pocket-battles/battle.h"
#include "games/pocket-battles/words.h"

/* ---- Names ---- */

void pb_add_side_name(vx_text *out, const battle *b, int seat, vx_language language)
{
    static const char *const seat_word[VX_LANGUAGES] = {"Player ", "Игрок "};
    int army = b->side[seat].army;
    bool tells_apart = army != NONE && army != b->side[!seat].army;
    if (tells_apart) {
        vx_add(out, armies_of(&b->side[seat])[army].name[language]);
        return;
    }
    vx_add(out, seat_word[language]);
    vx_add_number(out, seat + 1);
}

/* The troop that a unit is known by: the first one alive. */
int pb_leading_tile(const side *s, int unit)
{
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (s->wounds[troop] != DEAD) return s->tile[troop];
    return s->tile[s->first[unit]];
}

/* "Bugbears d": what it is, and the letter by which units of one kind are told apart. */
void pb_add_unit_name(vx_text *out, const battle *b, int seat, int unit, vx_language language)
{
    const side *s = &b->side[seat];
    if (unit < s->unit_count) {
        vx_add(out, tiles_of(s)[pb_leading_tile(s, unit)].name[language]);
        vx_add_char(out, ' ');
    }
    pb_add_unit(out, seat, unit);
}

static void add_unit(vx_text *out, const battle *b, int code, vx_language language)
{
    pb_add_unit_name(out, b, code_seat(code), code_unit(code), language);
}

static void add_faces(vx_text *out, uint32_t faces, bool *opened)
{
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < faces_with(faces, face); i++) {
            vx_add(out, *opened ? " " : " (");
            vx_add_number(out, face + 1);
            *opened = true;
        }
}

static bool has_namesake(const tile_facts *tiles, int tile)
{
    int first = army_of(tile) * ARMY_TILES;
    for (int other = first; other < first + ARMY_TILES; other++)
        if (other != tile && strcmp(tiles[other].name[0], tiles[tile].name[0]) == 0) return true;
    return false;
}

/* "Archers (4 5)": of one name there are several tiles, and their faces tell them apart. */
void pb_add_tile_name(vx_text *out, const battle *b, int tile, vx_language language)
{
    const tile_facts *tiles = tiles_of(&b->side[0]);
    bool opened = false;
    vx_add(out, tiles[tile].name[language]);
    if (tile >= TILES || !has_namesake(tiles, tile)) return;
    add_faces(out, tiles[tile].black, &opened);
    add_faces(out, tiles[tile].white, &opened);
    if (opened) vx_add_char(out, ')');
}

void pb_add_zone_name(vx_text *out, int zone, vx_language language)
{
    static const char *const row[][VX_LANGUAGES] = {
        {"rear", "тыл"}, {"front", "фронт"}, {"Engagement zone", "зона сражения"}};
    static const char *const sector[VX_LANGUAGES] = {", sector ", ", сектор "};
    vx_add(out, row[zone / SECTORS][language]);
    vx_add(out, sector[language]);
    vx_add_number(out, sector_of(zone) + 1);
}

/* ---- Sentences: {u} and {v} are units, {k} the one that strikes, {t} a tile, {z} a zone, {n} a
 * number, {a} an army. Names are of one and of many, so what follows them is an order or a noun. */

typedef struct {
    const char *text[VX_LANGUAGES];
} sentence;

static const sentence sentences[ACTS] = {
    [ACT_MUSTER] = {{"a random army is drawn: {a}", "набирается случайная армия: {a}"}},
    [ACT_ARMY] = {{"builds from the army {a}", "собирает войско, армия — {a}"}},
    [ACT_TAKE] = {{"{t} taken as a new unit", "{t} — новое подразделение"}},
    [ACT_TAKE_HIDDEN] = {{"a troop is taken", "взят отряд"}},
    [ACT_READY] = {{"the army is ready", "армия собрана"}},
    [ACT_DEPLOY] = {{"{u}: deploy, {z}", "{u}: место — {z}"}},
    [ACT_REDEPLOY] = {{"{u}: redeploy, {z}", "{u}: передислокация — {z}"}},
    [ACT_MOVE] = {{"{u}: tactical move, {z}", "{u}: тактический ход — {z}"}},
    [ACT_CHARGE] = {{"{u}: charge", "{u}: наступление"}},
    [ACT_ATTACK] = {{"{u}: fight on against {v}", "{u}: сражение, враг — {v}"}},
    [ACT_LEAVE] = {{"{u}: leave the combat", "{u}: выход из сражения"}},
    [ACT_SHOOT] = {{"{u}: shoot at {v}", "{u}: обстрел, цель — {v}"}},
    [ACT_EXCITE] = {{"{u}: excite whoever acts next", "{u}: воодушевление следующего"}},
    [ACT_GALVANIZE] = {{"{u}: galvanize the next charge", "{u}: побуждение к наступлению"}},
    [ACT_CONTROL] = {{"{u}: take control of another unit",
                      "{u}: контроль над другим подразделением"}},
    [ACT_DOUBLE] = {{"{u}: give a double order", "{u}: двойной приказ"}},
    [ACT_STOP] = {{"no second order", "второго приказа не будет"}},
    [ACT_HEAL] = {{"{u}: heal {t}", "{u}: лечение, отряд — {t}"}},
    [ACT_PASS] = {{"pass", "пропуск хода"}},
    [ACT_CONCEDE] = {{"the battle is conceded", "сдача"}},
    [ACT_INTERCEPT] = {{"{u}: intercept", "{u}: перехват"}},
    [ACT_FIRE] = {{"{u}: shoot at the charger", "{u}: обстрел наступающего"}},
    [ACT_WAIT] = {{"wait", "ожидание"}},
    [ACT_TARGET] = {{"the charge falls on {u}", "цель наступления — {u}"}},
    [ACT_STRIKE] = {{"{k}: strike", "{k}: удар"}},
    [ACT_HOLD] = {{"{k}: no strike", "{k}: без удара"}},
    [ACT_DICE] = {{"{k}: dice to roll: {n}", "{k}: кубиков к броску — {n}"}},
    [ACT_REROLL] = {{"a die that shows {n} is rolled again", "переброс кубика с числом {n}"}},
    [ACT_KEEP] = {{"the roll stands", "бросок остаётся"}},
    [ACT_LOSE] = {{"lost: {t}", "потеря — {t}"}},
    [ACT_WOUND] = {{"a wound on {t}", "рана — {t}"}},
    [ACT_SACRIFICE] = {{"the guard sacrifices itself, no hit remains",
                        "стража жертвует собой, удары отменены"}},
    [ACT_CULL] = {{"{t} given up to free its wounds", "отряд {t} убран ради жетонов"}},
    [ACT_CULL_UNIT] = {{"given up to free its wounds: {u}", "убрано ради жетонов: {u}"}},
    [ACT_DONE] = {{"nobody else is given up", "больше никого не убирают"}},
};

static const sentence charge_at = {{"{u}: charge {v}", "{u}: наступление, цель — {v}"}};
static const sentence take_with = {{"{t} added to {w}", "{t} — в подразделение {w}"}};
static const sentence take_over = {{"{t} on top of {w}", "{t} — поверх подразделения {w}"}};
static const sentence wound_passed = {
    {"a wound on {t}, with a passed token", "рана — {t}, жетоном из пропущенных"}};
static const sentence wound_from = {
    {"a wound on {t}, with an order of {v}", "рана — {t}, жетоном подразделения {v}"}};

static const sentence *sentence_for(const act *a)
{
    if (a->kind == ACT_CHARGE && a->y != NONE) return &charge_at;
    if (a->kind == ACT_TAKE && a->y != NONE) return a->z ? &take_over : &take_with;
    if (a->kind == ACT_WOUND && a->y == FROM_PASSED) return &wound_passed;
    if (a->kind == ACT_WOUND && a->y != FROM_POOL) return &wound_from;
    return &sentences[a->kind];
}

static void add_blank(vx_text *out, const battle *b, const act *a, char what, vx_language language)
{
    switch (what) {
    case 'u':
        add_unit(out, b, a->x, language);
        break;
    case 'v':
        add_unit(out, b, a->y, language);
        break;
    case 'k':
        pb_add_unit_name(out, b, b->striker_side, b->striker, language);
        break;
    case 'w':
        add_unit(out, b, unit_code(b->active, a->y), language);
        break;
    case 't':
        pb_add_tile_name(out, b, a->kind == ACT_HEAL ? a->y : a->x, language);
        break;
    case 'z':
        pb_add_zone_name(out, a->y, language);
        break;
    case 'a':
        vx_add(out, armies_of(&b->side[0])[a->x].name[language]);
        break;
    default:
        vx_add_number(out, a->x);
        break;
    }
}

/* A unit tells by itself whose it is, unless both armies have the same tiles. */
static bool names_its_side(const battle *b, const char *text)
{
    bool begins_with_unit = text[0] == '{' && (text[1] == 'u' || text[1] == 'k');
    return begins_with_unit && b->side[0].army != b->side[1].army;
}

static void add_sentence(vx_text *out, const battle *b, const act *a, int seat,
                         vx_language language)
{
    const char *text = sentence_for(a)->text[language];
    if (!names_its_side(b, text)) {
        pb_add_side_name(out, b, seat, language);
        vx_add(out, ": ");
    }
    for (const char *at = text; *at != '\0'; at++) {
        if (*at != '{') {
            vx_add_char(out, *at);
            continue;
        }
        add_blank(out, b, a, at[1], language);
        at += 2;
    }
}

/* ---- Dice ---- */

static void describe_roll(vx_text *out, const battle *b, vx_action action, vx_language language)
{
    static const char *const rolls[VX_LANGUAGES] = {": dice", ": кубики"};
    static const char *const hits[VX_LANGUAGES] = {"; hits: ", "; удары: "};
    uint8_t table[FACES];
    add_unit(out, b, unit_code(b->striker_side, b->striker), language);
    vx_add(out, rolls[language]);
    for (int face = 0; face < FACES; face++) {
        table[face] = (uint8_t)(b->faces[face] + roll_count(action, face));
        for (int i = 0; i < roll_count(action, face); i++) {
            vx_add_char(out, ' ');
            vx_add_number(out, face + 1);
        }
    }
    vx_add(out, hits[language]);
    vx_add_number(out, pb_hits_of(b, table));
}

static void describe_initiative(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const dice[VX_LANGUAGES] = {"the dice: ", "кубики: "};
    static const char *const and[VX_LANGUAGES] = {" and ", " и "};
    static const char *const again[VX_LANGUAGES] = {"; rolled again", "; бросают снова"};
    static const char *const attack[VX_LANGUAGES] = {"; attacker: ", "; атакует: "};
    vx_add(out, dice[language]);
    vx_add_number(out, a->x);
    vx_add(out, and[language]);
    vx_add_number(out, a->y);
    vx_add(out, a->x == a->y ? again[language] : attack[language]);
    if (a->x != a->y) pb_add_side_name(out, b, a->x < a->y, language);
}

void pb_describe_action(const void *state, vx_action action, vx_language language, vx_text *out)
{
    const battle *b = state;
    act a = unpack(action);
    int seat = pb_to_act(b);
    if (a.kind == ACT_INITIATIVE) {
        describe_initiative(out, b, &a, language);
        return;
    }
    if (seat < 0) seat = b->active;
    if (a.kind == ACT_ROLL && b->phase == PHASE_ROLL)
        describe_roll(out, b, action, language);
    else if (a.kind != ACT_ROLL)
        add_sentence(out, b, &a, seat, language);
}

/* ---- The state of the turn ---- */

static const sentence expected[PHASES] = {
    [PHASE_MUSTER] = {{"a random army is drawn", "набирается случайная армия"}},
    [PHASE_BUILD] = {{"build your army", "соберите армию"}},
    [PHASE_INITIATIVE] = {{"the dice decide who attacks", "кубики решают, кто атакует"}},
    [PHASE_DEPLOY] = {{"place a unit", "поставьте подразделение"}},
    [PHASE_ORDER] = {{"give an order", "отдайте приказ"}},
    [PHASE_REACT] = {{"intercept, shoot or wait", "перехват, обстрел или ожидание"}},
    [PHASE_TARGET] = {{"choose the target of the charge", "выберите цель наступления"}},
    [PHASE_AGAIN] = {{"charge on", "наступайте дальше"}},
    [PHASE_STRIKE] = {{"strike, or let it be", "нанесите удар или откажитесь от него"}},
    [PHASE_DICE] = {{"choose the number of dice", "выберите число кубиков"}},
    [PHASE_ROLL] = {{"dice are rolled", "бросают кубики"}},
    [PHASE_TOUGH] = {{"re-roll a die or keep the roll", "переброс кубика или бросок остаётся"}},
    [PHASE_ALLOT] = {{"allot the hits", "распределите удары"}},
    [PHASE_CULL] = {{"give up wounded troops, or done", "уберите раненых или завершите"}},
    [PHASE_OVER] = {{"victory", "победа"}},
};

static void add_count(vx_text *out, const char *word, int count)
{
    vx_add(out, word);
    vx_add_number(out, count);
}

static void add_detail(vx_text *out, const battle *b, vx_language language)
{
    static const char *const hits[VX_LANGUAGES] = {" (hits left: ", " (осталось ударов: "};
    static const char *const round[VX_LANGUAGES] = {" (round ", " (раунд "};
    static const char *const orders[VX_LANGUAGES] = {", orders left: ", ", приказов: "};
    static const char *const points[VX_LANGUAGES] = {" (points left: ", " (осталось очков: "};
    const side *own = &b->side[b->active];
    bool builds = b->phase == PHASE_BUILD && !own->hidden;
    if (b->phase == PHASE_ALLOT) add_count(out, hits[language], b->allot_hits);
    if (b->phase == PHASE_ORDER) {
        add_count(out, round[language], b->round);
        add_count(out, orders[language], own->free);
    }
    if (builds) add_count(out, points[language], b->size - own->cost);
    if (builds || b->phase == PHASE_ALLOT || b->phase == PHASE_ORDER) vx_add_char(out, ')');
}

static void add_figures(vx_text *out, const char *words, int first, const char *between, int second)
{
    vx_add(out, words);
    vx_add_number(out, first);
    vx_add(out, between);
    vx_add_number(out, second);
}

/* PB-T5: points that count as destroyed though nobody fell for them. */
static void add_prestige(vx_text *out, int points, vx_language language)
{
    static const char *const by[] = {"; by Prestige: ", "; из них за престиж: "};
    if (points == 0) return;
    vx_add(out, by[language]);
    vx_add_number(out, points);
}

/* Why the battle ended, and what decided it. */
static void add_ending(vx_text *out, const battle *b, vx_language language)
{
    static const char *const half[] = {". Enemies destroyed: ", ". Уничтожено очков врага: "};
    static const char *const needed[] = {" points, half of that army is ",
                                         ", половина его армии — "};
    static const char *const both[] = {". Both armies have lost half; destroyed: ",
                                       ". Обе армии потеряли половину; уничтожено очков: "};
    static const char *const quiet[] = {
        ". For some rounds nothing was lost, so the points count; destroyed: ",
        ". Несколько раундов никто не терял, и решают очки; уничтожено: "};
    static const char *const conceded[] = {". The other side conceded", ". Противник сдался"};
    static const char *const against[] = {" against ", " против "};
    static const char *const defender[] = {", and the defender wins a tie",
                                           ", а при равенстве побеждает обороняющийся"};
    int own = pb_tally(b, b->winner), other = pb_tally(b, !b->winner);
    bool has_half = pb_has_destroyed_half(b, b->winner);
    bool lost_half = pb_has_destroyed_half(b, !b->winner);
    if (has_half && !lost_half) {
        int cost = b->side[!b->winner].cost;
        add_figures(out, half[language], own, needed[language], (cost + 1) / 2);
        add_prestige(out, own - b->side[!b->winner].lost, language);
        return;
    }
    if (!has_half && b->round - b->last_loss < b->quiet_rounds) {
        vx_add(out, conceded[language]);
        return;
    }
    add_figures(out, has_half ? both[language] : quiet[language], own, against[language], other);
    if (own == other) vx_add(out, defender[language]);
}

void pb_status(const void *state, vx_language language, vx_text *out)
{
    const battle *b = state;
    int seat = pb_to_act(b);
    if (b->phase == PHASE_OVER) seat = b->winner;
    if (b->phase == PHASE_ROLL) seat = b->striker_side;
    if (b->phase == PHASE_MUSTER) seat = b->active;
    if (seat >= 0) {
        pb_add_side_name(out, b, seat, language);
        vx_add(out, ": ");
    }
    vx_add(out, expected[b->phase].text[language]);
    if (b->phase == PHASE_OVER)
        add_ending(out, b, language);
    else
        add_detail(out, b, language);
}

/* ---- Themes ---- */

vx_theme pb_theme(vx_action action)
{
    static const uint8_t themes[ACTS] = {
        [ACT_ARMY] = VX_THEME_MUSTER,     [ACT_TAKE] = VX_THEME_MUSTER,
        [ACT_READY] = VX_THEME_MUSTER,    [ACT_DEPLOY] = VX_THEME_PLACE,
        [ACT_REDEPLOY] = VX_THEME_PLACE,  [ACT_MOVE] = VX_THEME_MOVE,
        [ACT_LEAVE] = VX_THEME_MOVE,      [ACT_CHARGE] = VX_THEME_ATTACK,
        [ACT_ATTACK] = VX_THEME_ATTACK,   [ACT_INTERCEPT] = VX_THEME_ATTACK,
        [ACT_TARGET] = VX_THEME_ATTACK,   [ACT_STRIKE] = VX_THEME_ATTACK,
        [ACT_DOUBLE] = VX_THEME_ATTACK,   [ACT_SHOOT] = VX_THEME_SHOT,
        [ACT_FIRE] = VX_THEME_SHOT,       [ACT_EXCITE] = VX_THEME_ORDER,
        [ACT_GALVANIZE] = VX_THEME_ORDER, [ACT_CONTROL] = VX_THEME_ORDER,
        [ACT_LOSE] = VX_THEME_LOSS,       [ACT_WOUND] = VX_THEME_LOSS,
        [ACT_SACRIFICE] = VX_THEME_LOSS,  [ACT_CULL] = VX_THEME_LOSS,
        [ACT_CULL_UNIT] = VX_THEME_LOSS,  [ACT_HEAL] = VX_THEME_LOSS,
    };
    return (vx_theme)themes[unpack(action).kind];
}
