/* SPDX-License-Identifier: MIT */
/* study_check.c - what no single line of a study can show: does it fit together, and what is its hash? */
#include <string.h>

#include "core/hash.h"
#include "lab/lab.h"

static bool refuse_word(vx_problem *why, const vx_message *message, const lab_word *word)
{
    vx_word at = {word->text, strlen(word->text), word->line, word->column};
    return vx_refuse_at(why, message, &at);
}

/* ---- Bots ---- */

/* A bot that thinks by the clock plays otherwise on another machine. */
static bool read_bot(const lab_word *word, vx_limits *out, vx_problem *why)
{
    static const vx_message unknown = {
        NULL,
        {"there is no bot '{word}'; level1 to level7, random, greedy, nodes=N, uct:N",
         "нет бота «{word}»; есть level1 … level7, random, greedy, nodes=N, uct:N"}};
    static const vx_message by_clock = {NULL,
                                        {"'{word}' thinks by the clock, so another machine would "
                                         "play other games: take level7 or nodes=N",
                                         "«{word}» думает по часам, и на другой машине партии "
                                         "вышли бы другими: возьмите level7 или nodes=N"}};
    if (!vx_limits_parse(word->text, out)) return refuse_word(why, &unknown, word);
    bool is_plain = out->level == 0 && out->nodes == 0 && out->depth == 0 && out->iterations == 0 &&
                    out->method == VX_METHOD_AUTO;
    if (out->level == VX_LEVEL_MAX || out->milliseconds > 0 || is_plain)
        return refuse_word(why, &by_clock, word);
    return true;
}

static bool check_bots(lab_study *s, vx_problem *why)
{
    vx_limits limits;
    for (int side = 0; side < 2; side++)
        if (!read_bot(&s->bot[side], &s->limits[side], why)) return false;
    for (int f = 0; f < s->factor_count; f++) {
        if (strcmp(s->factor[f].key.text, "bots") != 0) continue;
        for (int v = 0; v < s->factor[f].count; v++)
            if (!read_bot(&s->factor[f].value[v], &limits, why)) return false;
    }
    return true;
}

/* ---- Options ---- */

static bool is_option(const vx_game *game, const char *key)
{
    for (int i = 0; i < vx_option_count(game); i++)
        if (strcmp(vx_option_at(game, i)->key, key) == 0) return true;
    return false;
}

static bool check_key(const lab_study *s, const lab_word *key, vx_problem *why)
{
    static const vx_message unknown = {
        NULL,
        {"the game has no option '{word}'; `vexillum help GAME` lists them",
         "у игры нет параметра «{word}»; их список даёт `vexillum help ИГРА`"}};
    static const vx_message set_twice = {
        NULL, {"'{word}' is set for all games already", "«{word}» уже задан для всех партий"}};
    if (!is_option(s->game, key->text)) return refuse_word(why, &unknown, key);
    for (int i = 0; i < s->setting_count; i++)
        if (strcmp(s->setting[i].key, key->text) == 0) return refuse_word(why, &set_twice, key);
    return true;
}

static bool check_keys(const lab_study *s, vx_problem *why)
{
    for (int f = 0; f < s->factor_count; f++)
        if (strcmp(s->factor[f].key.text, "bots") != 0 && !check_key(s, &s->factor[f].key, why))
            return false;
    if (s->matchup.count == 0) return true;
    return check_key(s, &s->key[0], why) && check_key(s, &s->key[1], why);
}

static bool check_draw(const lab_study *s, vx_problem *why)
{
    static const vx_message no_lists = {
        NULL,
        {"'draw' needs a matchup of armies, in a game that has army lists",
         "draw требует matchup из армий в игре, где есть списки армий"}};
    if (s->draw_low == 0) return true;
    bool has_lists = s->game->armies != NULL && s->matchup.count > 0;
    return has_lists || vx_refuse(why, &no_lists);
}

static bool check_pieces(const lab_study *s, vx_problem *why)
{
    static const vx_message none = {
        NULL,
        {"armies of this game are not made of pieces: leave out 'count pieces'",
         "армии этой игры не состоят из фигур: уберите «count pieces»"}};
    return !s->counts_pieces || s->game->census != NULL || vx_refuse(why, &none);
}

static bool check_stop(const lab_study *s, vx_problem *why)
{
    static const vx_message no_pair = {
        NULL,
        {"'until difference' compares the two values of the first factor: it needs exactly two",
         "until difference сравнивает два значения первого фактора: их должно быть ровно два"}};
    bool has_pair = s->factor_count > 0 && s->factor[0].count == 2;
    return s->stop != LAB_UNTIL_DIFFERENCE || has_pair || vx_refuse(why, &no_pair);
}

/* ---- Cells ---- */

/* Pairings of the matchup's values: each with each later one, and itself where mirrors are wanted. */
static int count_pairings(const lab_study *s)
{
    int n = s->matchup.count;
    if (n <= 1) return 1;
    return n * (n - 1) / 2 + (s->has_mirrors ? n : 0);
}

static bool count_cells(lab_study *s, vx_problem *why)
{
    static const vx_message many = {NULL,
                                    {"the study has more cells than {0}: take fewer values",
                                     "в исследовании больше {0} ячеек: возьмите меньше значений"}};
    static const vx_message too_many_games = {
        NULL, {"the study has more games than {0}", "в исследовании больше {0} партий"}};
    int64_t cells = s->pairings = count_pairings(s);
    for (int f = 0; f < s->factor_count; f++) cells *= s->factor[f].count;
    if (cells > LAB_CELLS) return vx_refuse_numbers(why, &many, LAB_CELLS, 0);
    s->cells = (int)cells;
    if (s->games * (uint64_t)cells > LAB_GAMES_MAX)
        return vx_refuse_numbers(why, &too_many_games, (int64_t)LAB_GAMES_MAX, 0);
    return true;
}

static void pairing_at(const lab_study *s, int index, int side[2])
{
    int n = s->matchup.count, step = s->has_mirrors ? 0 : 1;
    side[0] = side[1] = 0;
    if (n <= 1) return;
    for (int row = 0; row < n; row++) {
        int width = n - row - step;
        if (index < width) {
            side[0] = row;
            side[1] = row + step + index;
            return;
        }
        index -= width;
    }
}

lab_cell lab_cell_at(const lab_study *study, int index)
{
    lab_cell cell = {{0, 0}, {0}};
    pairing_at(study, index % study->pairings, cell.side);
    index /= study->pairings;
    for (int f = study->factor_count - 1; f >= 0; f--) {
        cell.level[f] = index % study->factor[f].count;
        index /= study->factor[f].count;
    }
    return cell;
}

bool lab_is_mirror(const lab_study *study, int index)
{
    lab_cell cell = lab_cell_at(study, index);
    bool same_bots = strcmp(study->bot[0].text, study->bot[1].text) == 0;
    return cell.side[0] == cell.side[1] && same_bots && study->draw_low == 0;
}

void lab_name_cell(const lab_study *study, int index, vx_text *out)
{
    lab_cell cell = lab_cell_at(study, index);
    const char *between = "";
    if (study->matchup.count > 0) {
        vx_add(out, study->matchup.value[cell.side[0]].text);
        vx_add(out, " : ");
        vx_add(out, study->matchup.value[cell.side[1]].text);
        between = ", ";
    }
    for (int f = 0; f < study->factor_count; f++, between = ", ") {
        vx_add(out, between);
        vx_add(out, study->factor[f].key.text);
        vx_add_char(out, '=');
        vx_add(out, study->factor[f].value[cell.level[f]].text);
    }
}

uint64_t lab_game_count(const lab_study *study)
{
    return study->games * (uint64_t)study->cells;
}

/* ---- The hash ---- */

static void mix_text(uint64_t *hash, const char *text)
{
    *hash = vx_hash_bytes(text, strlen(text) + 1, *hash);
}

static void mix_factor(uint64_t *hash, const lab_factor *factor)
{
    mix_text(hash, factor->key.text);
    for (int v = 0; v < factor->count; v++) {
        mix_text(hash, factor->value[v].text);
        mix_text(hash, factor->value[v].body);
    }
}

static uint64_t hash_of(const lab_study *s)
{
    uint64_t hash = 1;
    int64_t numbers[] = {s->draw_low, s->draw_high, s->has_mirrors, s->counts_pieces,
                         (int64_t)s->seed};
    mix_text(&hash, vx_game_id(s->game));
    for (int i = 0; i < s->setting_count; i++) {
        mix_text(&hash, s->setting[i].key);
        mix_text(&hash, s->setting[i].value);
    }
    mix_text(&hash, s->key[1].text);
    mix_factor(&hash, &s->matchup);
    for (int f = 0; f < s->factor_count; f++) mix_factor(&hash, &s->factor[f]);
    for (int side = 0; side < 2; side++) mix_text(&hash, s->bot[side].text);
    return vx_hash_bytes(numbers, sizeof numbers, hash);
}

bool lab_check_study(lab_study *study, vx_problem *why)
{
    static const vx_message no_name = {
        NULL,
        {"a study begins with 'study NAME'", "исследование начинается со строки «study ИМЯ»"}};
    static const vx_message no_game = {
        NULL, {"the study names no game: 'game GAME'", "не названа игра: «game ИГРА»"}};
    if (study->name[0] == '\0') return vx_refuse(why, &no_name);
    if (study->game == NULL) return vx_refuse(why, &no_game);
    if (!check_bots(study, why) || !check_keys(study, why) || !check_draw(study, why) ||
        !check_pieces(study, why) || !check_stop(study, why) || !count_cells(study, why))
        return false;
    study->hash = hash_of(study);
    return true;
}
