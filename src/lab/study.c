/* SPDX-License-Identifier: MIT */
/* study.c - a study from its text (docs/LAB.md). */
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "lab/lab.h"

static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};

enum { PREFIX_MAX = 200 };

typedef struct {
    vx_reader in;
    lab_study *study;
    lab_read_rules *read_rules;
    void *context;
    vx_problem *why;
    unsigned seen; /* a bit for each kind of line that has come */
} reader;

/* ---- Words ---- */

/* The next word of the line; '#' begins a remark. */
static bool next_word(reader *r, vx_word *out)
{
    if (vx_at_line_end(&r->in) || *r->in.at == '#') return false;
    return vx_next_word(&r->in, out);
}

static bool is_line_done(reader *r)
{
    static const vx_message more = {NULL,
                                    {"nothing more is expected on this line: '{word}'",
                                     "в этой строке больше ничего не ждали: «{word}»"}};
    vx_word word;
    return !next_word(r, &word) || vx_refuse_at(r->why, &more, &word);
}

/* Keeps a copy; NULL if the study is too long. */
static const char *keep(lab_study *study, const char *text, size_t length)
{
    if (length + 1 > sizeof study->memory - study->used) return NULL;
    char *copy = study->memory + study->used;
    memcpy(copy, text, length);
    copy[length] = '\0';
    study->used += length + 1;
    return copy;
}

static bool keep_word(reader *r, const vx_word *word, lab_word *out)
{
    static const vx_message too_long = {NULL,
                                        {"the study is too long", "исследование слишком длинное"}};
    *out = (lab_word){.text = keep(r->study, word->start, word->length),
                      .line = word->line,
                      .column = word->column};
    out->body = out->text;
    return out->text != NULL || vx_refuse_at(r->why, &too_long, word);
}

static bool need_word(reader *r, const vx_message *otherwise, vx_word *out)
{
    return next_word(r, out) || vx_refuse_here(r->why, otherwise, &r->in);
}

static bool need_number(reader *r, int64_t low, int64_t high, int64_t *out)
{
    static const vx_message bad = {NULL,
                                   {"a number from {0} to {1} stands here, not '{word}'",
                                    "здесь стоит число от {0} до {1}, а не «{word}»"}};
    static const vx_message none = {NULL, {"a number stands here", "здесь стоит число"}};
    vx_word word;
    if (!need_word(r, &none, &word)) return false;
    if (vx_word_number(&word, low, high, out)) return true;
    vx_refuse_at(r->why, &bad, &word);
    r->why->number[0] = low;
    r->why->number[1] = high;
    return false;
}

/* The text of a ruleset takes the place of its name. */
static bool read_ruleset(reader *r, lab_word *value)
{
    static const vx_message not_here = {
        NULL,
        {"rulesets cannot be read here: '{word}'", "здесь нельзя прочесть правила: «{word}»"}};
    vx_word word = {value->text, strlen(value->text), value->line, value->column};
    if (strcmp(value->text, "book") == 0) return true;
    if (r->read_rules == NULL) return vx_refuse_at(r->why, &not_here, &word);
    char *text = r->read_rules(r->context, value->text, r->why);
    if (text == NULL) {
        r->why->line = value->line;
        r->why->column = value->column;
        return false;
    }
    value->body = keep(r->study, text, strlen(text));
    free(text);
    return value->body != NULL || vx_refuse_at(r->why, &no_memory, &word);
}

/* ---- Values: words, and ranges such as 3..6 ---- */

static bool add_value(reader *r, lab_factor *factor, const vx_word *word)
{
    static const vx_message many = {
        NULL, {"more values than {0}: '{word}'", "значений больше {0}: «{word}»"}};
    static const vx_message twice = {NULL, {"'{word}' comes twice", "«{word}» стоит дважды"}};
    if (factor->count == LAB_VALUES) {
        vx_refuse_at(r->why, &many, word);
        r->why->number[0] = LAB_VALUES;
        return false;
    }
    for (int i = 0; i < factor->count; i++)
        if (vx_word_is(word, factor->value[i].text)) return vx_refuse_at(r->why, &twice, word);
    lab_word *value = &factor->value[factor->count++];
    if (!keep_word(r, word, value)) return false;
    return strcmp(factor->key.text, "rules") != 0 || read_ruleset(r, value);
}

/* "3..6" or "3..9/2"; false if it is none. */
static bool is_range(const vx_word *word, int64_t *from, int64_t *to, int64_t *step)
{
    vx_word low, rest, high, by;
    *step = 1;
    if (!vx_word_split(word, '.', &low, &rest) || rest.length < 2 || rest.start[0] != '.')
        return false;
    rest.start++;
    rest.length--;
    high = rest;
    if (vx_word_split(&rest, '/', &high, &by) && !vx_word_number(&by, 1, 100000, step))
        return false;
    return vx_word_number(&low, -100000, 100000, from) && vx_word_number(&high, *from, 100000, to);
}

/* What stands before a range: "tile_ORC07_cost_" of "tile_ORC07_cost_3..6". */
static size_t prefix_of(const vx_word *word)
{
    size_t length = word->length;
    while (length > 0 && word->start[length - 1] != '_') length--;
    return length;
}

static bool add_values(reader *r, lab_factor *factor, const vx_word *word)
{
    int64_t from, to, step;
    vx_word range = *word;
    size_t prefix = prefix_of(word);
    range.start += prefix;
    range.length -= prefix;
    if (!is_range(&range, &from, &to, &step) || prefix > PREFIX_MAX)
        return add_value(r, factor, word);
    for (int64_t number = from; number <= to; number += step) {
        char value[PREFIX_MAX + 24];
        vx_text text = vx_text_on(value, sizeof value);
        vx_add_bytes(&text, word->start, prefix);
        vx_add_number(&text, number);
        vx_word one = {value, text.length, word->line, word->column};
        if (!add_value(r, factor, &one)) return false;
    }
    return true;
}

static bool read_values(reader *r, lab_factor *factor)
{
    static const vx_message none = {NULL, {"values stand here", "здесь стоят значения"}};
    vx_word word;
    if (!need_word(r, &none, &word)) return false;
    do
        if (!add_values(r, factor, &word)) return false;
    while (next_word(r, &word));
    return true;
}

/* ---- Lines ---- */

static bool read_name(reader *r)
{
    static const vx_message none = {NULL, {"the study has no name", "у исследования нет имени"}};
    static const vx_message too_long = {
        NULL, {"this name is too long: {word}", "слишком длинное имя: {word}"}};
    vx_word word = {0};
    if (!need_word(r, &none, &word)) return false;
    if (word.length >= sizeof r->study->name) return vx_refuse_at(r->why, &too_long, &word);
    memcpy(r->study->name, word.start, word.length);
    return is_line_done(r);
}

static bool read_question(reader *r)
{
    static const vx_message bad = {NULL,
                                   {"the language of the question is en or ru, not '{word}'",
                                    "язык вопроса — en или ru, а не «{word}»"}};
    vx_word word = {.start = "", .line = r->in.line};
    vx_next_word(&r->in, &word);
    int language = vx_word_is(&word, "en") ? VX_ENGLISH : vx_word_is(&word, "ru") ? VX_RUSSIAN : -1;
    if (language < 0) return vx_refuse_at(r->why, &bad, &word);
    vx_at_line_end(&r->in);
    size_t length = strcspn(r->in.at, "\r\n");
    r->study->question[language] = keep(r->study, r->in.at, length);
    r->in.at += length;
    return r->study->question[language] != NULL || vx_refuse_here(r->why, &no_memory, &r->in);
}

static bool read_game(reader *r)
{
    static const vx_message none = {NULL,
                                    {"there is no game '{word}': standard-bearer, war-chest, "
                                     "pocket-battles, warmaster",
                                     "нет игры «{word}»: standard-bearer, war-chest, "
                                     "pocket-battles, warmaster"}};
    static const vx_message missing = {NULL, {"which game?", "какая игра?"}};
    vx_word word;
    char id[64];
    if (!need_word(r, &missing, &word)) return false;
    vx_text text = vx_text_on(id, sizeof id);
    vx_add_bytes(&text, word.start, word.length);
    r->study->game = vx_game_find(id);
    if (r->study->game == NULL) return vx_refuse_at(r->why, &none, &word);
    return is_line_done(r);
}

static bool add_setting(reader *r, const vx_word *word)
{
    static const vx_message bad = {
        NULL,
        {"an option is KEY=VALUE, not '{word}'", "параметр — это КЛЮЧ=ЗНАЧЕНИЕ, а не «{word}»"}};
    static const vx_message many = {
        NULL, {"too many options: '{word}'", "слишком много параметров: «{word}»"}};
    lab_study *s = r->study;
    vx_word key, value;
    lab_word kept[2];
    if (!vx_word_split(word, '=', &key, &value)) return vx_refuse_at(r->why, &bad, word);
    if (s->setting_count == LAB_SETTINGS) return vx_refuse_at(r->why, &many, word);
    if (!keep_word(r, &key, &kept[0]) || !keep_word(r, &value, &kept[1])) return false;
    if (vx_word_is(&key, "rules") && !read_ruleset(r, &kept[1])) return false;
    s->setting_word[s->setting_count] = kept[1];
    s->setting[s->setting_count++] = (vx_setting){kept[0].text, kept[1].body};
    return true;
}

static bool read_settings(reader *r)
{
    static const vx_message none = {NULL, {"KEY=VALUE stands here", "здесь стоит КЛЮЧ=ЗНАЧЕНИЕ"}};
    vx_word word;
    if (!need_word(r, &none, &word)) return false;
    do
        if (!add_setting(r, &word)) return false;
    while (next_word(r, &word));
    return true;
}

static bool read_matchup(reader *r)
{
    static const vx_message none = {
        NULL,
        {"a matchup is two options of the game, of seat 1 and of seat 2, and then their values",
         "matchup — два параметра игры, первого и второго места, а за ними значения"}};
    lab_study *s = r->study;
    vx_word first, second;
    if (!need_word(r, &none, &first) || !need_word(r, &none, &second)) return false;
    if (!keep_word(r, &first, &s->key[0]) || !keep_word(r, &second, &s->key[1])) return false;
    s->matchup.key = s->key[0];
    return read_values(r, &s->matchup);
}

static bool read_mirrors(reader *r)
{
    r->study->has_mirrors = true;
    return is_line_done(r);
}

static bool read_draw(reader *r)
{
    static const vx_message bad = {NULL,
                                   {"points stand here, such as 40..60, not '{word}'",
                                    "здесь стоят очки, например 40..60, а не «{word}»"}};
    static const vx_message none = {
        NULL, {"points stand here, such as 40..60", "здесь стоят очки, например 40..60"}};
    vx_word word;
    int64_t low, high, step;
    if (!need_word(r, &none, &word)) return false;
    if (vx_word_number(&word, 1, 100000, &low))
        high = low;
    else if (!is_range(&word, &low, &high, &step) || low < 1)
        return vx_refuse_at(r->why, &bad, &word);
    r->study->draw_low = (int)low;
    r->study->draw_high = (int)high;
    return is_line_done(r);
}

static bool read_factor(reader *r)
{
    static const vx_message none = {NULL,
                                    {"a factor is an option of the game (or bots) and its values",
                                     "factor — параметр игры (или bots) и его значения"}};
    static const vx_message many = {
        NULL, {"too many factors: '{word}'", "слишком много факторов: «{word}»"}};
    static const vx_message twice = {NULL, {"'{word}' comes twice", "«{word}» стоит дважды"}};
    lab_study *s = r->study;
    vx_word key;
    if (!need_word(r, &none, &key)) return false;
    if (s->factor_count == LAB_FACTORS) return vx_refuse_at(r->why, &many, &key);
    for (int i = 0; i < s->factor_count; i++)
        if (vx_word_is(&key, s->factor[i].key.text)) return vx_refuse_at(r->why, &twice, &key);
    lab_factor *factor = &s->factor[s->factor_count++];
    return keep_word(r, &key, &factor->key) && read_values(r, factor);
}

static bool read_bots(reader *r)
{
    static const vx_message none = {
        NULL, {"a bot stands here, such as level4", "здесь стоит бот, например level4"}};
    vx_word word;
    if (!need_word(r, &none, &word) || !keep_word(r, &word, &r->study->bot[0])) return false;
    r->study->bot[1] = r->study->bot[0];
    if (next_word(r, &word) && !keep_word(r, &word, &r->study->bot[1])) return false;
    return is_line_done(r);
}

static bool read_games(reader *r)
{
    int64_t games;
    if (!need_number(r, 2, (int64_t)LAB_GAMES_MAX, &games)) return false;
    r->study->games = (uint64_t)(games + games % 2);
    return is_line_done(r);
}

static bool read_until(reader *r)
{
    static const vx_message bad = {NULL,
                                   {"'until' takes 'width PERCENT', 'test LOW HIGH' or 'difference "
                                    "PERCENT', not '{word}'",
                                    "за until следует width ПРОЦЕНТЫ, test МЕНЬШЕ БОЛЬШЕ или "
                                    "difference ПРОЦЕНТЫ, а не «{word}»"}};
    lab_study *s = r->study;
    vx_word word = {.start = "", .line = r->in.line};
    int64_t low, high;
    next_word(r, &word);
    if (vx_word_is(&word, "test")) {
        if (!need_number(r, 1, 98, &low) || !need_number(r, low + 1, 99, &high)) return false;
        s->stop = LAB_UNTIL_TEST;
        s->low = (double)low / 100;
        s->high = (double)high / 100;
        return is_line_done(r);
    }
    bool is_difference = vx_word_is(&word, "difference");
    if (!is_difference && !vx_word_is(&word, "width")) return vx_refuse_at(r->why, &bad, &word);
    if (!need_number(r, 1, 50, &low)) return false;
    s->stop = is_difference ? LAB_UNTIL_DIFFERENCE : LAB_UNTIL_WIDTH;
    s->width = (double)low / 100;
    return is_line_done(r);
}

static bool read_seed(reader *r)
{
    int64_t seed;
    if (!need_number(r, 0, INT64_C(999999999999999999), &seed)) return false;
    r->study->seed = (uint64_t)seed;
    return is_line_done(r);
}

static bool read_count(reader *r)
{
    static const vx_message bad = {
        NULL,
        {"only pieces can be counted: count pieces", "считать можно только фигуры: count pieces"}};
    vx_word word = {.start = "", .line = r->in.line};
    next_word(r, &word);
    if (!vx_word_is(&word, "pieces")) return vx_refuse_at(r->why, &bad, &word);
    r->study->counts_pieces = true;
    return is_line_done(r);
}

typedef struct {
    const char *word;
    bool (*read)(reader *r);
    bool may_repeat;
} line_kind;

static const line_kind lines[] = {
    {"study", read_name, false},      {"question", read_question, true},
    {"game", read_game, false},       {"set", read_settings, true},
    {"matchup", read_matchup, false}, {"mirrors", read_mirrors, false},
    {"draw", read_draw, false},       {"factor", read_factor, true},
    {"bots", read_bots, false},       {"games", read_games, false},
    {"until", read_until, false},     {"seed", read_seed, false},
    {"count", read_count, false},
};
enum { LINES = sizeof lines / sizeof lines[0] };

static bool read_line(reader *r)
{
    static const vx_message unknown = {
        NULL,
        {"'{word}' is none of study, question, game, set, matchup, mirrors, draw, factor, bots, "
         "games, until, seed, count",
         "«{word}» — не study, question, game, set, matchup, mirrors, draw, factor, bots, games, "
         "until, seed или count"}};
    static const vx_message again = {NULL, {"'{word}' comes twice", "«{word}» стоит дважды"}};
    vx_word word;
    if (!next_word(r, &word)) return true;
    for (int i = 0; i < LINES; i++) {
        if (!vx_word_is(&word, lines[i].word)) continue;
        bool is_again = (r->seen >> i & 1) != 0;
        r->seen |= 1u << i;
        if (is_again && !lines[i].may_repeat) return vx_refuse_at(r->why, &again, &word);
        return lines[i].read(r);
    }
    return vx_refuse_at(r->why, &unknown, &word);
}

bool lab_read_study(const char *text, lab_read_rules *read_rules, void *context, lab_study *out,
                    vx_problem *why)
{
    enum { USUAL_GAMES = 200 };
    reader r = {.in = vx_read(text),
                .study = out,
                .read_rules = read_rules,
                .context = context,
                .why = why};
    memset(out, 0, sizeof *out);
    *why = (vx_problem){0};
    out->seed = 1;
    out->games = USUAL_GAMES;
    out->key[0].text = out->key[1].text = out->matchup.key.text = "";
    out->bot[0] = out->bot[1] = (lab_word){.text = "level4", .body = "level4"};
    do
        if (!read_line(&r)) return false;
    while (vx_next_line(&r.in));
    return lab_check_study(out, why);
}
