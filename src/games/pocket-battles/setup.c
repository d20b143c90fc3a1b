/* SPDX-License-Identifier: MIT */
/* setup.c - options, and where the two armies come from. */
#include <string.h>

#include "games/pocket-battles/battle.h"

const vx_option pb_options[OPTIONS] = {
    {"size", "50", "10..120", {"size of the battle, a multiple of 10", "размер битвы, кратный 10"}},
    {"army1",
     "even",
     NULL,
     {"army of player 1: even, sample, elves50 ..., random, random-elves ..., build, build-elves "
      "... or a list",
      "армия игрока 1: even, sample, elves50 ..., random, random-elves ..., build, build-elves ... "
      "или список"}},
    {"army2", "even", NULL, {"army of player 2, in the same way", "армия игрока 2, так же"}},
    {"attacker",
     "roll",
     "roll|1|2",
     {"who attacks: by the dice, or agreed", "кто атакует: по кубикам или по уговору"}},
    {"impetus_free",
     "0",
     "0|1",
     {"Impetus also counts on a free charge", "Импульс действует и при бесплатном наступлении"}},
    {"scout",
     "intercept",
     "intercept|both",
     {"what a Scout's charge bars: interception only, or any reaction",
      "что исключает наступление Лазутчика: только перехват или любой ответ"}},
    {"cull",
     "troop",
     "troop|unit",
     {"what may be eliminated at the end of a round: single troops or whole units",
      "что можно убрать в конце раунда: отдельные отряды или целые подразделения"}},
    {"quiet_rounds",
     "10",
     "1..100",
     {"rounds in a row without a loss that end the battle",
      "сколько раундов подряд без потерь завершают битву"}},
    {"bonus",
     "highest",
     "highest|add",
     {"equal bonuses in one unit: the highest counts, or they add up",
      "одинаковые прибавки в подразделении: действует наибольшая или все вместе"}},
    {"mixed",
     "0",
     "0|1",
     {"variant: armies may be mixed and both sides may use the same tiles",
      "вариант: армии можно смешивать, и обе стороны могут брать одни и те же тайлы"}},
    {"concede",
     "0",
     "0|1",
     {"conceding is an action of the game itself", "сдаться можно действием самой игры"}},
    {"rules",
     "book",
     NULL,
     {"changed numbers: a file, or its lines parted by ';' (docs/RULESETS.md)",
      "изменённые числа: файл или его строки через «;» (docs/RULESETS.md)"}},
};

void pb_clear(battle *b)
{
    memset(b, 0, sizeof *b);
    for (int seat = 0; seat < SIDES; seat++) pb_clear_side(&b->side[seat]);
    b->winner = NONE;
    b->redeployed = b->control = b->doubled = b->after = b->excite = b->galvanize = NONE;
    b->actor = b->target = b->striker = b->victim = b->allot_unit = NONE;
}

static int number_in(const char *value)
{
    int number = 0;
    for (; *value != '\0'; value++) number = number * 10 + (*value - '0');
    return number;
}

static bool set_size(battle *b, const char *value, vx_problem *why)
{
    static const vx_message uneven = {"PB-7",
                                      {"the size of a battle is a multiple of 10, and {0} is not",
                                       "размер битвы кратен 10, а {0} — нет"}};
    int size = number_in(value);
    if (size % 10 != 0) return vx_refuse_numbers(why, &uneven, size, 0);
    b->size = (uint8_t)size;
    return true;
}

/* All options but the armies. The values have the form that the table states. */
bool pb_apply_option(battle *b, const char *key, const char *value, vx_problem *why)
{
    bool second = value[0] == '1'; /* of 0|1 */
    if (strcmp(key, "size") == 0) return set_size(b, value, why);
    if (strcmp(key, "attacker") == 0)
        b->agreed_attacker = value[0] == 'r' ? NONE : (uint8_t)(value[0] - '1');
    if (strcmp(key, "impetus_free") == 0) b->impetus_free = second;
    if (strcmp(key, "scout") == 0) b->scout_both = value[0] == 'b';
    if (strcmp(key, "cull") == 0) b->cull_unit = value[0] == 'u';
    if (strcmp(key, "quiet_rounds") == 0) b->quiet_rounds = (uint8_t)number_in(value);
    if (strcmp(key, "bonus") == 0) b->bonus_add = value[0] == 'a';
    if (strcmp(key, "mixed") == 0) b->mixed = second;
    if (strcmp(key, "concede") == 0) b->concede = second;
    return true;
}

/* ---- Armies ---- */

static bool begins_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* "random", "random-elves": an army that chance or its player will make. */
static bool set_source(const battle *b, side *s, army_source source, const char *rest,
                       vx_problem *why)
{
    static const vx_message unknown = {
        NULL,
        {"there is no army '{word}'; the armies are elves, orcs, macedonians, persians, celts, "
         "romans, and with mixed=1 mixed",
         "нет армии «{word}»; армии: elves, orcs, macedonians, persians, celts, romans, а при "
         "mixed=1 и mixed"}};
    s->source = (uint8_t)source;
    s->army = b->mixed ? MIXED : NONE;
    if (*rest == '\0') return true;
    vx_word name = {.start = rest + (*rest == '-')};
    name.length = strlen(name.start);
    int army = pb_read_army(&name);
    if (*rest != '-' || army == NONE || (army == MIXED && !b->mixed))
        return vx_refuse_word(why, &unknown, name.start, name.length);
    s->army = (uint8_t)army;
    return true;
}

/* Seat 1 has the Elves of the book and seat 2 its Orcs, the 80-point ones where they fit. */
static const char *sample_list(const battle *b, int seat)
{
    return pb_presets[2 * seat + (b->size >= 80)].list;
}

static const char *even_list(const battle *b, int seat)
{
    return b->size >= 80 ? sample_list(b, seat) : pb_even_armies[seat];
}

static bool set_army(battle *b, int seat, const char *value, vx_problem *why)
{
    side *s = &b->side[seat];
    if (begins_with(value, "random"))
        return set_source(b, s, SOURCE_RANDOM, value + strlen("random"), why);
    if (begins_with(value, "build"))
        return set_source(b, s, SOURCE_BUILD, value + strlen("build"), why);
    if (strcmp(value, "sample") == 0) value = sample_list(b, seat);
    if (strcmp(value, "even") == 0) value = even_list(b, seat);
    for (int i = 0; i < PRESETS; i++)
        if (strcmp(value, pb_presets[i].key) == 0) value = pb_presets[i].list;
    return pb_parse_army(b, s, value, why);
}

static bool check_pair(const battle *b, vx_problem *why)
{
    static const vx_message same = {
        "PB-6",
        {"both sides cannot use the same army: there is one set of tiles",
         "обе стороны не могут взять одну армию: набор тайлов один"}};
    int army = b->side[0].army;
    return army == NONE || !pb_army_is_taken(b, 0, army) || vx_refuse(why, &same);
}

bool pb_setup(void *state, const vx_setting *settings, int count, vx_problem *why)
{
    static const char *const army_key[SIDES] = {"army1", "army2"};
    battle *b = state;
    uint32_t ruleset;
    const char *rules = vx_setting_value(&pocket_battles_game, settings, count, "rules");
    if (!vx_read_ruleset(&pb_rulebook, rules, &ruleset, why)) return false;
    pb_clear(b);
    for (int seat = 0; seat < SIDES; seat++) b->side[seat].ruleset = ruleset;
    for (int i = 0; i < OPTIONS; i++) {
        const char *key = pb_options[i].key;
        const char *value = vx_setting_value(&pocket_battles_game, settings, count, key);
        if (!pb_apply_option(b, key, value, why)) return false;
    }
    for (int seat = 0; seat < SIDES; seat++) {
        const char *value = vx_setting_value(&pocket_battles_game, settings, count, army_key[seat]);
        if (!set_army(b, seat, value, why)) return false;
    }
    if (!check_pair(b, why)) return false;
    pb_begin_preparation(b);
    return true;
}
