/* SPDX-License-Identifier: MIT */
/* describe.c - actions and the state of the turn in words. */
#include <string.h>

#include "games/pocket-battles/battle.h"
#include "games/pocket-battles/words.h"

static void add_unit(vx_text *out, const battle *b, int code, vx_language language)
{
    pb_add_unit_name(out, b, code_seat(code), code_unit(code), language);
}

/* Where a unit goes: "to the rear of sector 2". */
static void add_goal(vx_text *out, int zone, vx_language language)
{
    static const char *const goal[][VX_LANGUAGES] = {{"the rear", "в тыл"},
                                                     {"the front", "на фронт"},
                                                     {"the Engagement zone", "в зону сражения"}};
    static const char *const sector[VX_LANGUAGES] = {" of sector ", " сектора "};
    vx_add(out, goal[zone / SECTORS][language]);
    vx_add(out, sector[language]);
    vx_add_number(out, sector_of(zone) + 1);
}

static const char *const dice_words[VX_LANGUAGES][3] = {{"die", "dice", "dice"},
                                                        {"кубик", "кубика", "кубиков"}};
static const char *const hit_words[VX_LANGUAGES][3] = {{"hit", "hits", "hits"},
                                                       {"удар", "удара", "ударов"}};

/* ---- Sentences: {s} is the side that acts, {u} and {v} are units, {k} the one that strikes, {w} a
 * unit of one's own, {t} a tile, {z} where to, {n} a number, {d} dice, {a} an army. The first blank
 * is the subject, and of "[charges|charge]" the verb that agrees with it stands. */

typedef struct {
    const char *text[VX_LANGUAGES];
} sentence;

static const sentence sentences[ACTS] = {
    [ACT_MUSTER] = {{"{s}: a random army is drawn: {a}", "{s}: набирается случайная армия: {a}"}},
    [ACT_ARMY] = {{"{s} [builds|build] from the army {a}",
                   "{s} [собирает|собирают] войско, армия — {a}"}},
    [ACT_TAKE] = {{"{s} [takes|take] {t} as a new unit",
                   "{s} [берёт|берут] новое подразделение: {t}"}},
    [ACT_TAKE_HIDDEN] = {{"{s} [takes|take] a troop", "{s} [берёт|берут] отряд"}},
    [ACT_READY] = {{"{s}: the army is ready", "{s}: армия собрана"}},
    [ACT_DEPLOY] = {{"{u} [deploys|deploy] to {z}", "{u} [встаёт|встают] {z}"}},
    [ACT_REDEPLOY] = {{"{u} [redeploys|redeploy] to {z}",
                       "{u} [передислоцируется|передислоцируются] {z}"}},
    [ACT_MOVE] = {{"{u} [makes|make] a tactical move to {z}",
                   "{u} [делает|делают] тактический ход {z}"}},
    [ACT_CHARGE] = {{"{u} [charges|charge]", "{u} [наступает|наступают]"}},
    [ACT_ATTACK] = {{"{u} [fights|fight] on against {v}",
                     "{u} [сражается|сражаются] дальше, враг — {v}"}},
    [ACT_LEAVE] = {{"{u} [leaves|leave] the combat", "{u} [выходит|выходят] из сражения"}},
    [ACT_SHOOT] = {{"{u} [shoots|shoot] at {v}", "{u} [стреляет|стреляют], цель — {v}"}},
    [ACT_EXCITE] = {{"{u} [excites|excite] whoever acts next",
                     "{u} [воодушевляет|воодушевляют] того, кто действует следом"}},
    [ACT_GALVANIZE] = {{"{u} [galvanizes|galvanize] the next charge",
                        "{u} [побуждает|побуждают] к следующему наступлению"}},
    [ACT_CONTROL] = {{"{u} [takes|take] control of another unit",
                      "{u} [берёт|берут] под контроль другое подразделение"}},
    [ACT_DOUBLE] = {{"{u} [gives|give] a double order", "{u} [отдаёт|отдают] двойной приказ"}},
    [ACT_STOP] = {{"{s} [gives|give] no second order", "{s} не [отдаёт|отдают] второй приказ"}},
    [ACT_HEAL] = {{"{u} [heals|heal] {t}", "{u} [лечит|лечат]: {t}"}},
    [ACT_PASS] = {{"{s} [passes|pass]", "{s} [пропускает|пропускают] ход"}},
    [ACT_CONCEDE] = {{"{s} [concedes|concede] the battle", "{s} [сдаётся|сдаются]"}},
    [ACT_INTERCEPT] = {{"{u} [intercepts|intercept] the charge",
                        "{u} [перехватывает|перехватывают] наступающих"}},
    [ACT_FIRE] = {{"{u} [shoots|shoot] at the charger",
                   "{u} [обстреливает|обстреливают] наступающих"}},
    [ACT_WAIT] = {{"{s} [lets|let] the charge come", "{s} [ждёт|ждут]"}},
    [ACT_TARGET] = {{"the charge falls on {u}", "цель наступления — {u}"}},
    [ACT_STRIKE] = {{"{k} [strikes|strike]", "{k} [наносит|наносят] удар"}},
    [ACT_HOLD] = {{"{k} [does|do] not strike", "{k} не [наносит|наносят] удар"}},
    [ACT_DICE] = {{"{k} will roll {d}", "{k} [бросит|бросят] {d}"}},
    [ACT_REROLL] = {{"{s} [has|have] a die that shows {n} rolled again",
                     "{s} [велит|велят] перебросить кубик с числом {n}"}},
    [ACT_KEEP] = {{"{s} [lets|let] the roll stand", "{s} [оставляет|оставляют] бросок как есть"}},
    [ACT_LOSE] = {{"{s} [loses|lose] {t}", "{s} [теряет|теряют] отряд: {t}"}},
    [ACT_WOUND] = {{"{t} [takes|take] a wound", "{t} [получает|получают] рану"}},
    [ACT_SACRIFICE] = {{"{s}: the guard sacrifices itself, no hit remains",
                        "{s}: стража жертвует собой, удары отменены"}},
    [ACT_CULL] = {{"{s} [gives|give] up {t} to free its wounds",
                   "{s} [убирает|убирают] отряд ради жетонов: {t}"}},
    [ACT_CULL_UNIT] = {{"{s} [gives|give] up {u} to free its wounds",
                        "{s} [убирает|убирают] подразделение ради жетонов: {u}"}},
    [ACT_DONE] = {{"{s} [gives|give] up nobody else", "{s} больше никого не [убирает|убирают]"}},
};

static const sentence charge_at = {
    {"{u} [charges|charge] {v}", "{u} [наступает|наступают], цель — {v}"}};
static const sentence take_with = {
    {"{s} [adds|add] {t} to {w}", "{s} [берёт|берут] в подразделение {w}: {t}"}};
static const sentence take_over = {
    {"{s} [puts|put] {t} on top of {w}", "{s} [кладёт|кладут] поверх подразделения {w}: {t}"}};
static const sentence wound_passed = {{"{t} [takes|take] a wound; the token is a passed one",
                                       "{t} [получает|получают] рану, жетон — из пропущенных"}};
static const sentence wound_from = {{"{t} [takes|take] a wound; the token comes off {v}",
                                     "{t} [получает|получают] рану, жетон — с подразделения {v}"}};

static const sentence *sentence_for(const act *a)
{
    if (a->kind == ACT_CHARGE && a->y != NONE) return &charge_at;
    if (a->kind == ACT_TAKE && a->y != NONE) return a->z ? &take_over : &take_with;
    if (a->kind == ACT_WOUND && a->y == FROM_PASSED) return &wound_passed;
    if (a->kind == ACT_WOUND && a->y != FROM_POOL) return &wound_from;
    return &sentences[a->kind];
}

/* What an action is told about: the position before it, the action, and whose it is. */
typedef struct {
    const battle *b;
    const act *a;
    int seat;
    vx_language language;
} tale;

static void add_blank(vx_text *out, const tale *told, char what)
{
    const battle *b = told->b;
    const act *a = told->a;
    vx_language language = told->language;
    switch (what) {
    case 's':
        pb_add_side_name(out, b, told->seat, language);
        break;
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
        add_goal(out, a->y, language);
        break;
    case 'a':
        vx_add(out, armies_of(&b->side[0])[a->x].name[language]);
        break;
    case 'd':
        pb_add_counted(out, a->x, dice_words, language);
        break;
    default:
        vx_add_number(out, a->x);
        break;
    }
}

static bool is_side_many(const battle *b, int seat, vx_language language)
{
    char name[64];
    vx_text text = vx_text_on(name, sizeof name);
    pb_add_side_name(&text, b, seat, language);
    return pb_is_many(name, language);
}

static bool is_unit_many(const battle *b, int seat, int unit, vx_language language)
{
    const side *s = &b->side[seat];
    return unit < s->unit_count &&
           pb_is_many(tiles_of(s)[pb_leading_tile(s, unit)].name[language], language);
}

static bool is_subject_many(const tale *told, char subject)
{
    const battle *b = told->b;
    const act *a = told->a;
    switch (subject) {
    case 's':
        return is_side_many(b, told->seat, told->language);
    case 'k':
        return is_unit_many(b, b->striker_side, b->striker, told->language);
    case 't':
        return pb_is_many(tiles_of(&b->side[0])[a->x].name[told->language], told->language);
    default:
        return is_unit_many(b, code_seat(a->x), code_unit(a->x), told->language);
    }
}

/* Of "[one|many]" at `at` the part that agrees; returns the last character of it all. */
static const char *add_verb(vx_text *out, const char *at, bool many)
{
    const char *bar = strchr(at, '|'), *end = strchr(at, ']');
    const char *from = many ? bar + 1 : at + 1;
    vx_add_bytes(out, from, (size_t)((many ? end : bar) - from));
    return end;
}

/* A unit tells by itself whose it is, unless both armies have the same tiles. */
static bool names_its_side(const battle *b, const char *text)
{
    bool begins_with_troops = text[0] == '{' && text[1] != 's';
    return !begins_with_troops || b->side[0].army != b->side[1].army;
}

static void add_sentence(vx_text *out, const tale *told)
{
    const char *text = sentence_for(told->a)->text[told->language];
    bool many = is_subject_many(told, strchr(text, '{')[1]);
    if (!names_its_side(told->b, text)) {
        pb_add_side_name(out, told->b, told->seat, told->language);
        vx_add(out, ": ");
    }
    for (const char *at = text; *at != '\0'; at++) {
        if (*at == '[') {
            at = add_verb(out, at, many);
        } else if (*at == '{') {
            add_blank(out, told, at[1]);
            at += 2;
        } else {
            vx_add_char(out, *at);
        }
    }
}

/* ---- Dice ---- */

static const char *roll_word(bool many, vx_language language)
{
    static const char *const rolls[2][VX_LANGUAGES] = {{" rolls ", " бросает "},
                                                       {" roll ", " бросают "}};
    return rolls[many][language];
}

/* "2, 2 and 5" */
static void add_dice(vx_text *out, vx_action action, vx_language language)
{
    static const char *const and[VX_LANGUAGES] = {" and ", " и "};
    int left = 0;
    for (int face = 0; face < FACES; face++) left += roll_count(action, face);
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < roll_count(action, face); i++) {
            vx_add_number(out, face + 1);
            left--;
            if (left > 0) vx_add(out, left > 1 ? ", " : and[language]);
        }
}

/* More hits than it has hit points: nobody has to allot them, so no other line tells of its end. */
static void add_destroyed(vx_text *out, const battle *b, vx_action action, vx_language language)
{
    static const char *const destroyed[VX_LANGUAGES] = {"; destroyed: ",
                                                        "; подразделение уничтожено: "};
    battle after = *b;
    if (b->victim == NONE || !pb_check(b, action, NULL)) return;
    pb_apply(&after, action);
    if (!is_alive(&b->side[!b->striker_side], b->victim) ||
        is_alive(&after.side[!b->striker_side], b->victim))
        return;
    vx_add(out, destroyed[language]);
    pb_add_unit_name(out, b, !b->striker_side, b->victim, language);
}

/* "Bugbears d roll 1, 1 and 4: no hits" */
static void describe_roll(vx_text *out, const battle *b, vx_action action, vx_language language)
{
    static const char *const none[VX_LANGUAGES] = {"no hits", "мимо"};
    uint8_t table[FACES];
    for (int face = 0; face < FACES; face++)
        table[face] = (uint8_t)(b->faces[face] + roll_count(action, face));
    int hits = pb_hits_of(b, table);
    pb_add_unit_name(out, b, b->striker_side, b->striker, language);
    vx_add(out, roll_word(is_unit_many(b, b->striker_side, b->striker, language), language));
    add_dice(out, action, language);
    vx_add(out, ": ");
    if (hits == 0)
        vx_add(out, none[language]);
    else
        pb_add_counted(out, hits, hit_words, language);
    add_destroyed(out, b, action, language);
}

/* "Elves roll 2, Orcs roll 5: Orcs attack" */
static void describe_initiative(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const again[VX_LANGUAGES] = {": rolled again", ": бросают снова"};
    static const char *const attack[2][VX_LANGUAGES] = {{" attacks", " атакует"},
                                                        {" attack", " атакуют"}};
    for (int seat = 0; seat < SIDES; seat++) {
        if (seat > 0) vx_add(out, ", ");
        pb_add_side_name(out, b, seat, language);
        vx_add(out, roll_word(is_side_many(b, seat, language), language));
        vx_add_number(out, seat == 0 ? a->x : a->y);
    }
    if (a->x == a->y) {
        vx_add(out, again[language]);
        return;
    }
    int attacker = a->x < a->y;
    vx_add(out, ": ");
    pb_add_side_name(out, b, attacker, language);
    vx_add(out, attack[is_side_many(b, attacker, language)][language]);
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
        add_sentence(out, &(tale){b, &a, seat, language});
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
