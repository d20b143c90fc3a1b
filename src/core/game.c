/* SPDX-License-Identifier: MIT */
/* game.c - the public calls, each handed on to the game's own function, and the parts of them
 * that are the same for all games. */
#include "core/game.h"

#include <string.h>

#include "core/hash.h"
#include "core/limit.h"

const char *vx_version(void)
{
    return VX_VERSION;
}

/* ---- Problems ---- */

void vx_say_why(vx_problem *why, const vx_message *message, int64_t first, int64_t second)
{
    if (why != NULL) *why = (vx_problem){.message = message, .number = {first, second}};
}

bool vx_refuse_word(vx_problem *why, const vx_message *message, const char *word, size_t length)
{
    vx_word read = {.start = word, .length = length};
    return vx_refuse_at(why, message, &read);
}

void vx_add_reason(vx_text *text, const vx_problem *problem, vx_language language)
{
    size_t from = text->length;
    vx_add_filled(text, problem->message->text[language], problem->number, problem->word);
    if (problem->reword != NULL) {
        problem->reword(text->data + from);
        text->length = from + strlen(text->data + from);
    }
    for (const char *at = problem->values; at != NULL && *at != '\0'; at++)
        if (*at == '|')
            vx_add(text, ", ");
        else
            vx_add_char(text, *at);
}

size_t vx_format_problem(const vx_problem *problem, vx_language language, char *out,
                         size_t capacity)
{
    static const char *const line_word[VX_LANGUAGES] = {"line ", "строка "};
    static const char *const column_word[VX_LANGUAGES] = {", column ", ", столбец "};
    vx_text text = vx_text_on(out, capacity);
    if (problem->message == NULL) return 0;
    if (problem->line > 0) {
        vx_add(&text, line_word[language]);
        vx_add_number(&text, problem->line);
        vx_add(&text, column_word[language]);
        vx_add_number(&text, problem->column);
        vx_add(&text, ": ");
    }
    if (problem->message->clause != NULL) {
        vx_add(&text, problem->message->clause);
        vx_add(&text, ": ");
    }
    vx_add_reason(&text, problem, language);
    return text.length;
}

/* ---- Facts about a game ---- */

const char *vx_game_id(const vx_game *game)
{
    return game->id;
}
const char *vx_game_name(const vx_game *game, vx_language language)
{
    return game->name[language];
}
int vx_game_seats_min(const vx_game *game)
{
    return game->seats_min;
}
int vx_game_seats_max(const vx_game *game)
{
    return game->seats_max;
}
size_t vx_state_size(const vx_game *game)
{
    return game->state_size;
}
int vx_action_cap(const vx_game *game)
{
    return game->action_cap;
}
int vx_option_count(const vx_game *game)
{
    return game->option_count;
}
const vx_option *vx_option_at(const vx_game *game, int index)
{
    return &game->options[index];
}

/* ---- Options ---- */

static const vx_option *find_option(const vx_game *game, const char *key)
{
    for (int i = 0; i < game->option_count; i++)
        if (strcmp(game->options[i].key, key) == 0) return &game->options[i];
    return NULL;
}

const char *vx_setting_value(const vx_game *game, const vx_setting *settings, int count,
                             const char *key)
{
    for (int i = count - 1; i >= 0; i--) /* the last word counts */
        if (strcmp(settings[i].key, key) == 0) return settings[i].value;
    return find_option(game, key)->fallback;
}

/* Does `value` stand in "line|block|wedge"? */
static bool is_among(const char *value, const char *values)
{
    size_t length = strlen(value);
    if (strchr(value, '|') != NULL) return false; /* a piece of the list is not a name in it */
    for (const char *at = values; at != NULL; at = strchr(at, '|')) {
        if (*at == '|') at++;
        if (strncmp(at, value, length) == 0 && (at[length] == '|' || at[length] == '\0'))
            return true;
    }
    return false;
}

/* The ends of "3..5"; false where the values are names. */
static bool read_range(const char *values, int64_t range[2])
{
    const char *dots = strstr(values, "..");
    if (dots == NULL) return false;
    vx_word low = {.start = values, .length = (size_t)(dots - values)};
    vx_word high = {.start = dots + 2, .length = strlen(dots + 2)};
    return vx_word_number(&low, INT32_MIN, INT32_MAX, &range[0]) &&
           vx_word_number(&high, INT32_MIN, INT32_MAX, &range[1]);
}

/* Does `value` have the form that the option states: a name of a list, a number of a range? */
static bool has_stated_form(const char *value, const char *values)
{
    int64_t range[2], number;
    vx_word word = {.start = value, .length = strlen(value)};
    if (values == NULL) return true;
    if (!read_range(values, range)) return is_among(value, values);
    return vx_word_number(&word, range[0], range[1], &number);
}

/* Names the wrong pair and says which values there are. */
static bool refuse_value(const vx_option *option, const char *value, vx_problem *why)
{
    static const vx_message no_name = {
        NULL,
        {"'{word}' will not do; the values are ", "«{word}» не подходит; возможные значения: "}};
    static const vx_message no_number = {NULL,
                                         {"'{word}' will not do; it is a number from {0} to {1}",
                                          "«{word}» не подходит; нужно число от {0} до {1}"}};
    char pair[sizeof why->word];
    int64_t range[2] = {0, 0};
    bool is_number = read_range(option->values, range);
    vx_text text = vx_text_on(pair, sizeof pair);
    if (why == NULL) return false;
    vx_add(&text, option->key);
    vx_add_char(&text, '=');
    vx_add(&text, value);
    vx_refuse_word(why, is_number ? &no_number : &no_name, pair, text.length);
    memcpy(why->number, range, sizeof range);
    if (!is_number) why->values = option->values;
    return false;
}

static bool check_setting(const vx_game *game, const vx_setting *setting, vx_problem *why)
{
    static const vx_message unknown = {NULL,
                                       {"there is no option '{word}'", "нет параметра «{word}»"}};
    const vx_option *option = find_option(game, setting->key);
    if (option == NULL) return vx_refuse_word(why, &unknown, setting->key, strlen(setting->key));
    if (!has_stated_form(setting->value, option->values))
        return refuse_value(option, setting->value, why);
    return true;
}

bool vx_setup(const vx_game *game, void *state, const vx_setting *settings, int count,
              vx_problem *why)
{
    for (int i = 0; i < count; i++)
        if (!check_setting(game, &settings[i], why)) return false;
    return game->rules.setup(state, settings, count, why);
}

/* ---- A state ---- */

int vx_seats(const vx_game *game, const void *state)
{
    return game->rules.seats(state);
}

int vx_team(const vx_game *game, const void *state, int seat)
{
    return game->rules.team != NULL ? game->rules.team(state, seat) : seat;
}

int vx_to_act(const vx_game *game, const void *state)
{
    return game->rules.to_act(state);
}

int vx_score(const vx_game *game, const void *state, int seat)
{
    return game->rules.score(state, seat);
}

uint64_t vx_hash(const vx_game *game, const void *state)
{
    return vx_hash_bytes(state, game->state_size, 0);
}

int vx_list(const vx_game *game, const void *state, vx_action *out)
{
    return game->rules.list(state, out);
}

bool vx_is_open_ended(const vx_game *game, const void *state)
{
    return game->rules.is_open_ended != NULL && game->rules.is_open_ended(state);
}

bool vx_check(const vx_game *game, const void *state, vx_action action, vx_problem *why)
{
    return game->rules.check(state, action, why);
}

void vx_apply(const vx_game *game, void *state, vx_action action)
{
    game->rules.apply(state, action);
}

bool vx_is_overfull(const vx_game *game, const void *state)
{
    return game->rules.is_overfull != NULL && game->rules.is_overfull(state);
}

/* ---- Chance ---- */

uint64_t vx_chance_total(const vx_game *game, const void *state)
{
    return game->chance->total(state);
}

vx_action vx_chance_pick(const vx_game *game, const void *state, uint64_t ticket)
{
    return game->chance->pick(state, ticket);
}

vx_action vx_chance_draw(const vx_game *game, const void *state, vx_random *random)
{
    return game->chance->pick(state, vx_random_below(random, game->chance->total(state)));
}

uint64_t vx_chance_weight(const vx_game *game, const void *state, vx_action outcome)
{
    return game->chance->weight(state, outcome);
}

/* ---- Knowing ---- */

void vx_view(const vx_game *game, const void *state, int seat, void *out)
{
    if (game->knowledge != NULL)
        game->knowledge->view(state, seat, out);
    else
        memcpy(out, state, game->state_size);
}

void vx_sample(const vx_game *game, const void *view, vx_random *random, void *out)
{
    if (game->knowledge != NULL)
        game->knowledge->sample(view, random, out);
    else
        memcpy(out, view, game->state_size);
}

vx_action vx_hide_action(const vx_game *game, const void *state, vx_action action, int seat)
{
    return game->knowledge != NULL ? game->knowledge->hide_action(state, action, seat) : action;
}

bool vx_may_hide(const vx_game *game, const void *view)
{
    const vx_game_knowledge *knowledge = game->knowledge;
    return knowledge != NULL && (knowledge->is_open == NULL || !knowledge->is_open(view));
}

/* ---- Text ---- */

uint32_t vx_ruleset_of(const vx_game *game, const void *state)
{
    return game->rulebook != NULL ? game->rulebook->of_state(state) : 0;
}

bool vx_add_status(const vx_game *game, const void *state, vx_language language, vx_text *out)
{
    if (game->text.status == NULL) return false;
    game->text.status(state, language, out);
    return true;
}

size_t vx_format_action(const vx_game *game, const void *state, vx_action action, char *out,
                        size_t capacity)
{
    vx_text text = vx_text_on(out, capacity);
    game->text.format_action(state, action, &text);
    vx_require(!text.cut || capacity < VX_ACTION_TEXT_CAP);
    return text.length;
}

bool vx_parse_action(const vx_game *game, const void *state, const char *text, vx_action *out,
                     vx_problem *why)
{
    static const vx_message left_over = {
        NULL, {"'{word}' is left over after the action", "после действия стоит лишнее «{word}»"}};
    vx_reader in = vx_read(text);
    vx_word word;
    if (!game->text.parse_action(state, &in, out, why)) return false;
    if (vx_next_word(&in, &word)) return vx_refuse_at(why, &left_over, &word);
    return true;
}

size_t vx_describe_action(const vx_game *game, const void *state, vx_action action,
                          vx_language language, char *out, size_t capacity)
{
    vx_text text = vx_text_on(out, capacity);
    game->text.describe_action(state, action, language, &text);
    return text.length;
}

size_t vx_format_position(const vx_game *game, const void *state, char *out, size_t capacity)
{
    vx_text text = vx_text_on(out, capacity);
    vx_add(&text, "position ");
    vx_add(&text, game->id);
    vx_add_char(&text, '\n');
    game->text.format_position(state, &text);
    return text.length;
}

static bool parse_game_line(vx_reader *in, const vx_game **game, vx_problem *why)
{
    static const vx_message no_header = {
        NULL,
        {"a position begins with 'position' and the name of a game",
         "позиция начинается со слова «position» и названия игры"}};
    static const vx_message no_game = {NULL, {"there is no game '{word}'", "нет игры «{word}»"}};
    vx_word word;
    bool blank_start = vx_at_line_end(in) || *in->at == '#';
    if (blank_start && !vx_next_line(in)) return vx_refuse_here(why, &no_header, in);
    if (!vx_next_word(in, &word) || !vx_word_is(&word, "position"))
        return vx_refuse_here(why, &no_header, in);
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_header, in);
    for (int i = 0; i < vx_game_count(); i++) {
        *game = vx_game_at(i);
        if (vx_word_is(&word, (*game)->id)) return true;
    }
    return vx_refuse_at(why, &no_game, &word);
}

bool vx_parse_position(const char *text, const vx_game **game, void *state, vx_problem *why)
{
    vx_reader in = vx_read(text);
    return parse_game_line(&in, game, why) && (*game)->text.parse_position(state, &in, why);
}

size_t vx_largest_state(void)
{
    size_t largest = 0;
    for (int i = 0; i < vx_game_count(); i++) {
        size_t size = vx_game_at(i)->state_size;
        if (size > largest) largest = size;
    }
    return largest;
}

size_t vx_show(const vx_game *game, const void *state, const vx_style *style, char *out,
               size_t capacity)
{
    vx_text text = vx_text_on(out, capacity);
    game->text.show(state, style, &text);
    return text.length;
}

/* ---- Odds ---- */

/* A game without dice: what the action says is what happens. */
static void certain_odds(const vx_game *game, const void *state, vx_action action,
                         vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"certain", "наверняка"};
    vx_odds_table *table = &out->table[0];
    out->count = 1;
    vx_text heading = vx_text_on(table->title, sizeof table->title);
    vx_add(&heading, title[language]);
    table->total = 1;
    table->count = 1;
    table->row[0].weight = 1;
    vx_describe_action(game, state, action, language, table->row[0].text,
                       sizeof table->row[0].text);
}

bool vx_get_odds(const vx_game *game, const void *state, vx_action action, vx_language language,
                 vx_odds *out)
{
    memset(out, 0, sizeof *out);
    if (!game->rules.check(state, action, NULL)) return false;
    bool has_odds = game->chance != NULL && game->chance->odds != NULL;
    if (has_odds) game->chance->odds(state, action, language, out);
    if (out->count == 0) certain_odds(game, state, action, language, out);
    return true;
}

/* ---- Machine and page ---- */

vx_theme vx_theme_of(const vx_game *game, vx_action action)
{
    return game->text.theme != NULL ? game->text.theme(action) : VX_THEME_OTHER;
}

const vx_game_machine *vx_machine_of(const vx_game *game)
{
    static const vx_game_machine none;
    return game->machine != NULL ? game->machine : &none;
}

bool vx_add_events(const vx_game *game, const void *before, vx_action action, const void *after,
                   vx_text *out)
{
    if (game->page == NULL || game->page->events == NULL) return false;
    game->page->events(before, action, after, out);
    return true;
}
