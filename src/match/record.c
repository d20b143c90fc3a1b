/* SPDX-License-Identifier: MIT */
/* record.c - writing a match as a record and reading it back (docs/NOTATION.md, "A record"). */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "match/match.h"

/* ---- Result ---- */

static int team_score(const vx_match *match, int team)
{
    for (int seat = 0; seat < vx_seats(match->game, match->state); seat++)
        if (vx_team(match->game, match->state, seat) == team) return vx_match_score(match, seat);
    return 0;
}

static int team_count(const vx_match *match)
{
    int count = 0;
    for (int seat = 0; seat < vx_seats(match->game, match->state); seat++) {
        int team = vx_team(match->game, match->state, seat);
        if (team >= count) count = team + 1;
    }
    return count;
}

void vx_match_add_result(const vx_match *match, vx_text *out)
{
    static const char *const words[] = {"0", "1/2", "1"};
    if (vx_match_to_act(match) != VX_OVER) {
        vx_add_char(out, '*');
        return;
    }
    for (int team = 0; team < team_count(match); team++) {
        if (team > 0) vx_add_char(out, '-');
        vx_add(out, words[team_score(match, team) + 1]);
    }
}

/* ---- Writing ---- */

/* A writer walks the match: `state` is the one before the next entry, `seen` what the viewer
 * knows of it. */
typedef struct {
    const vx_match *match;
    int viewer;
    bool chances;
    void *state, *seen;
    vx_text text;
} writer;

static bool hides(const writer *w)
{
    return w->viewer != VX_UMPIRE && w->match->game->knowledge != NULL;
}

static int seat_number(int viewer)
{
    return viewer == VX_SPECTATOR ? 0 : viewer + 1;
}

static void look(writer *w)
{
    if (hides(w))
        vx_view(w->match->game, w->state, w->viewer, w->seen);
    else
        memcpy(w->seen, w->state, w->match->game->state_size);
}

static void write_header(writer *w)
{
    vx_add(&w->text, "record ");
    vx_add(&w->text, w->match->game->id);
    vx_add_char(&w->text, '\n');
    if (hides(w)) {
        vx_add(&w->text, "view ");
        vx_add_number(&w->text, seat_number(w->viewer));
        vx_add_char(&w->text, '\n');
    }
    for (int i = 0; i < w->match->tag_count; i++) {
        vx_add(&w->text, w->match->tags[i].key);
        vx_add_char(&w->text, ' ');
        vx_add(&w->text, w->match->tags[i].text);
        vx_add_char(&w->text, '\n');
    }
}

static void write_position(writer *w)
{
    size_t room = w->text.capacity - w->text.length;
    if (room > VX_POSITION_CAP) room = VX_POSITION_CAP;
    look(w);
    size_t length =
        vx_format_position(w->match->game, w->seen, w->text.data + w->text.length, room);
    w->text.length += length;
    w->text.cut |= length + 1 >= room; /* it may have been longer */
}

static void write_chance(writer *w, const vx_entry *entry)
{
    vx_add(&w->text, "  # ");
    vx_add_number(&w->text, (int64_t)vx_chance_weight(w->match->game, w->state, entry->action));
    vx_add_char(&w->text, '/');
    vx_add_number(&w->text, (int64_t)vx_chance_total(w->match->game, w->state));
}

static void write_action(writer *w, const vx_entry *entry)
{
    char text[VX_ACTION_TEXT_CAP];
    const vx_game *game = w->match->game;
    vx_action action = entry->action;
    look(w);
    if (hides(w)) action = vx_hide_action(game, w->state, action, w->viewer);
    vx_format_action(game, w->seen, action, text, sizeof text);
    vx_add(&w->text, text);
    /* What a seat may not see could be told by how likely it was. */
    if (entry->actor == VX_CHANCE && w->chances && w->viewer == VX_UMPIRE) write_chance(w, entry);
}

static void write_entry(writer *w, const vx_entry *entry)
{
    if (entry->actor == VX_CHANCE)
        vx_add_char(&w->text, '*');
    else
        vx_add_number(&w->text, entry->actor + 1);
    vx_add_char(&w->text, ' ');
    if (entry->resigned) {
        vx_add(&w->text, "resign");
    } else {
        write_action(w, entry);
        vx_apply(w->match->game, w->state, entry->action);
    }
    vx_add_char(&w->text, '\n');
}

static void write_record(writer *w)
{
    memcpy(w->state, w->match->start, w->match->game->state_size);
    write_header(w);
    write_position(w);
    vx_add(&w->text, "actions\n");
    for (int i = 0; i < w->match->count; i++) write_entry(w, &w->match->entries[i]);
    vx_add(&w->text, "result ");
    vx_match_add_result(w->match, &w->text);
    vx_add_char(&w->text, '\n');
}

static size_t record_cap(const vx_match *match)
{
    size_t header = (VX_TAGS_MAX + 4) * sizeof(vx_tag);
    return header + VX_POSITION_CAP + ((size_t)match->count + 1) * (VX_ACTION_TEXT_CAP + 64);
}

char *vx_match_record(const vx_match *match, int viewer, bool chances)
{
    size_t capacity = record_cap(match);
    char *data = malloc(capacity), *states = malloc(2 * match->game->state_size);
    if (data != NULL && states != NULL) {
        writer w = {.match = match,
                    .viewer = viewer,
                    .chances = chances,
                    .state = states,
                    .seen = states + match->game->state_size,
                    .text = vx_text_on(data, capacity)};
        write_record(&w);
        char *fitting = realloc(data, w.text.length + 1);
        if (fitting != NULL) data = fitting;
        if (w.text.cut) { /* half a record is none */
            free(data);
            data = NULL;
        }
    } else {
        free(data);
        data = NULL;
    }
    free(states);
    return data;
}

/* ---- Reading ---- */

typedef struct {
    vx_reader in;
    uint64_t seed;
    const vx_game *game; /* as the first line says */
    vx_match *match;     /* from the position on */
    vx_tag tags[VX_TAGS_MAX];
    int tag_count;
    vx_problem *why;
} reader;

static const vx_message too_long = {NULL, {"the line is too long", "строка слишком длинная"}};

static vx_status yes_or_bad(bool yes)
{
    return yes ? VX_YES : VX_BAD;
}

/* The rest of the line without blanks around it, copied; false if it does not fit. */
static bool rest_of_line(vx_reader *in, char *out, size_t capacity)
{
    vx_at_line_end(in); /* skips blanks */
    size_t length = strcspn(in->at, "\r\n");
    while (length > 0 && (in->at[length - 1] == ' ' || in->at[length - 1] == '\t')) length--;
    if (length >= capacity) return false;
    memcpy(out, in->at, length);
    out[length] = '\0';
    return true;
}

static bool has_key_form(const vx_word *word)
{
    for (size_t i = 0; i < word->length; i++) {
        char c = word->start[i];
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'))
            return false;
    }
    return word->length < VX_TAG_KEY_CAP - 2; /* "seat" takes a number behind it */
}

/* "seat 2" and "nonce 2" are one key each. */
static bool is_numbered(const vx_word *word)
{
    return vx_word_is(word, "seat") || vx_word_is(word, "nonce");
}

static bool read_key(reader *r, const vx_word *first, char *key)
{
    static const vx_message bad_key = {
        NULL,
        {"a line of the header begins with a word of small letters, not '{word}'",
         "строка заголовка начинается со слова из строчных латинских букв, а не «{word}»"}};
    static const vx_message no_number = {
        NULL, {"'{word}' is followed by the number of a seat", "после «{word}» стоит номер места"}};
    vx_word number;
    int64_t seat;
    if (!has_key_form(first)) return vx_refuse_at(r->why, &bad_key, first);
    vx_text text = vx_text_on(key, VX_TAG_KEY_CAP);
    vx_add_bytes(&text, first->start, first->length);
    if (!is_numbered(first)) return true;
    if (!vx_next_word(&r->in, &number) || !vx_word_number(&number, 1, VX_SEATS_MAX, &seat))
        return vx_refuse_at(r->why, &no_number, first);
    vx_add_char(&text, ' ');
    vx_add_number(&text, seat);
    return true;
}

static bool read_tag(reader *r, const vx_word *first)
{
    static const vx_message too_many = {
        NULL, {"more than {0} lines in the header", "в заголовке больше {0} строк"}};
    static const vx_message twice = {
        NULL, {"'{word}' stands twice in the header", "«{word}» стоит в заголовке дважды"}};
    static const vx_message says_nothing = {
        NULL, {"nothing follows '{word}' in the header", "после «{word}» в заголовке ничего нет"}};
    vx_tag *tag = &r->tags[r->tag_count];
    if (r->tag_count == VX_TAGS_MAX) return vx_refuse_numbers(r->why, &too_many, VX_TAGS_MAX, 0);
    if (!read_key(r, first, tag->key)) return false;
    for (int i = 0; i < r->tag_count; i++)
        if (strcmp(r->tags[i].key, tag->key) == 0) return vx_refuse_at(r->why, &twice, first);
    if (!rest_of_line(&r->in, tag->text, sizeof tag->text))
        return vx_refuse_here(r->why, &too_long, &r->in);
    if (tag->text[0] == '\0') return vx_refuse_at(r->why, &says_nothing, first);
    r->tag_count++;
    return true;
}

/* Reads up to the line "position ..." and leaves the reader at its start. */
static bool read_header(reader *r)
{
    static const vx_message no_position = {NULL,
                                           {"the record has no position", "в записи нет позиции"}};
    static const vx_message is_view = {
        NULL,
        {"this is a record as one seat may see it, and cannot be played through",
         "это запись, какой её видит одно место; переиграть её нельзя"}};
    vx_word word;
    while (vx_next_line(&r->in)) {
        vx_reader line_start = r->in;
        vx_next_word(&r->in, &word);
        if (vx_word_is(&word, "view")) return vx_refuse_at(r->why, &is_view, &word);
        if (vx_word_is(&word, "position")) {
            r->in = line_start;
            return true;
        }
        if (!read_tag(r, &word)) return false;
    }
    return vx_refuse_here(r->why, &no_position, &r->in);
}

static bool read_game(reader *r)
{
    static const vx_message no_game = {NULL, {"there is no game '{word}'", "нет игры «{word}»"}};
    static const vx_message no_name = {
        NULL, {"'record' is followed by the name of a game", "после «record» стоит название игры"}};
    vx_word word;
    if (!vx_next_word(&r->in, &word)) return vx_refuse_here(r->why, &no_name, &r->in);
    for (int i = 0; i < vx_game_count(); i++)
        if (vx_word_is(&word, vx_game_id(vx_game_at(i)))) r->game = vx_game_at(i);
    return r->game != NULL || vx_refuse_at(r->why, &no_game, &word);
}

/* Makes the match from a position text whose first line is line `line` of the whole. */
static bool start_match(reader *r, const char *text, int line)
{
    static const vx_message other_game = {
        NULL,
        {"the position is of another game than the record", "позиция не той игры, что запись"}};
    const vx_game *game = NULL;
    void *state = malloc(vx_largest_state());
    if (state == NULL) return vx_refuse(r->why, &vx_no_memory);
    bool read = vx_parse_position(text, &game, state, r->why);
    if (!read && r->why != NULL && r->why->line > 0) r->why->line += line - 1;
    if (read && r->game != NULL && r->game != game) {
        read = vx_refuse(r->why, &other_game);
        if (r->why != NULL) r->why->line = line;
    }
    if (read) {
        r->match = vx_match_new(game, state, r->seed);
        read = r->match != NULL || vx_refuse(r->why, &vx_no_memory);
    }
    free(state);
    return read;
}

/* The game reads to the end of its text, so it is given a copy that ends before "actions". */
static bool read_position(reader *r)
{
    static const vx_message no_actions = {
        NULL,
        {"the record is cut off: no line 'actions' after the position",
         "запись обрывается: после позиции нет строки «actions»"}};
    const char *start = r->in.line_start;
    int line = r->in.line;
    vx_word word;
    do {
        if (!vx_next_line(&r->in)) return vx_refuse_here(r->why, &no_actions, &r->in);
        vx_next_word(&r->in, &word);
    } while (!vx_word_is(&word, "actions"));
    size_t length = (size_t)(r->in.line_start - start);
    char *text = malloc(length + 1);
    if (text == NULL) return vx_refuse(r->why, &vx_no_memory);
    memcpy(text, start, length);
    text[length] = '\0';
    bool started = start_match(r, text, line);
    free(text);
    return started;
}

static bool read_actor(reader *r, const vx_word *word, int *actor)
{
    static const vx_message no_actor = {
        NULL,
        {"the line begins with a seat's number or '*' for chance, not '{word}'",
         "строка начинается с номера места или «*» для броска и раздачи, а не «{word}»"}};
    int64_t number;
    *actor = VX_CHANCE;
    if (vx_word_is(word, "*")) return true;
    if (!vx_word_number(word, 1, VX_SEATS_MAX, &number))
        return vx_refuse_at(r->why, &no_actor, word);
    *actor = (int)number - 1;
    return true;
}

/* The action's text without the remark behind " #". */
static bool read_action_text(reader *r, char *out, size_t capacity)
{
    static const vx_message missing = {NULL, {"the action is missing", "нет самого действия"}};
    char line[4 * VX_ACTION_TEXT_CAP];
    if (!rest_of_line(&r->in, line, sizeof line)) return vx_refuse_here(r->why, &too_long, &r->in);
    char *remark = strstr(line, " #");
    if (remark != NULL) *remark = '\0';
    size_t length = strlen(line);
    while (length > 0 && line[length - 1] == ' ') length--;
    if (length == 0) return vx_refuse_here(r->why, &missing, &r->in);
    if (length >= capacity) return vx_refuse_here(r->why, &too_long, &r->in);
    memcpy(out, line, length);
    out[length] = '\0';
    return true;
}

/* Gives a problem inside the action its place in the record. */
static void place(reader *r, int column)
{
    if (r->why == NULL) return;
    r->why->line = r->in.line;
    r->why->column = r->why->column > 0 ? column + r->why->column - 1 : column;
}

/* Before dice: makes the decisions that an older record leaves out there. */
static void play_left_out(reader *r)
{
    const vx_game *game = r->match->game;
    vx_action action;
    while (game->text.left_out != NULL && vx_match_to_act(r->match) >= 0 &&
           game->text.left_out(r->match->state, &action))
        if (!vx_match_play(r->match, action, NULL)) return;
}

static vx_status play_action(reader *r, int actor, const char *text)
{
    static const vx_message other_acts = {
        NULL, {"another seat acts here, not {word}", "здесь действует не {word}"}};
    vx_action action;
    if (actor == VX_CHANCE) play_left_out(r);
    if (actor != vx_match_to_act(r->match) && vx_match_to_act(r->match) != VX_OVER) {
        const char name[] = {actor == VX_CHANCE ? '*' : (char)('1' + actor), '\0'};
        vx_refuse_word(r->why, &other_acts, name, 1);
        return VX_NO;
    }
    if (!vx_parse_action(r->match->game, r->match->state, text, &action, r->why)) return VX_BAD;
    return vx_match_play(r->match, action, r->why) ? VX_YES : VX_NO;
}

static vx_status play_line(reader *r, int actor, const char *text, int column)
{
    vx_status status;
    if (strcmp(text, "resign") == 0 && actor != VX_CHANCE)
        status = vx_match_resign(r->match, actor, r->why) ? VX_YES : VX_NO;
    else
        status = play_action(r, actor, text);
    if (status != VX_YES) place(r, column);
    return status;
}

static vx_status read_action(reader *r, const vx_word *first)
{
    char text[VX_ACTION_TEXT_CAP];
    int actor;
    if (!read_actor(r, first, &actor)) return VX_BAD;
    vx_at_line_end(&r->in);
    int column = (int)(r->in.at - r->in.line_start) + 1;
    if (!read_action_text(r, text, sizeof text)) return VX_BAD;
    return play_line(r, actor, text, column);
}

static vx_status read_result(reader *r)
{
    static const vx_message differs = {NULL,
                                       {"the result says '{word}', the game something else",
                                        "в записи результат «{word}», а в игре другой"}};
    static const vx_message missing = {NULL, {"the result is missing", "нет самого результата"}};
    static const vx_message left_over = {
        NULL, {"nothing may follow the result", "после результата ничего быть не может"}};
    char result[64];
    vx_text text = vx_text_on(result, sizeof result);
    vx_word word;
    if (!vx_next_word(&r->in, &word)) return yes_or_bad(vx_refuse_here(r->why, &missing, &r->in));
    vx_match_add_result(r->match, &text);
    if (!vx_word_is(&word, result)) {
        vx_refuse_at(r->why, &differs, &word);
        return VX_NO;
    }
    if (vx_next_line(&r->in)) return yes_or_bad(vx_refuse_here(r->why, &left_over, &r->in));
    return VX_YES;
}

static vx_status read_actions(reader *r)
{
    static const vx_message no_result = {NULL,
                                         {"the record is cut off: it ends without a line 'result'",
                                          "запись обрывается: в конце нет строки «result»"}};
    vx_word word;
    while (vx_next_line(&r->in)) {
        vx_next_word(&r->in, &word);
        if (vx_word_is(&word, "result")) return read_result(r);
        vx_status status = read_action(r, &word);
        if (status != VX_YES) return status;
    }
    return yes_or_bad(vx_refuse_here(r->why, &no_result, &r->in));
}

static vx_status read_record(reader *r)
{
    if (!read_game(r) || !read_header(r) || !read_position(r)) return VX_BAD;
    memcpy(r->match->tags, r->tags, sizeof r->tags);
    r->match->tag_count = r->tag_count;
    return read_actions(r);
}

vx_status vx_match_read_part(const char *text, uint64_t seed, vx_match **out, vx_problem *why)
{
    reader r = {.in = vx_read(text), .seed = seed, .why = why};
    vx_word word = {0};
    bool blank_start = vx_at_line_end(&r.in) || *r.in.at == '#';
    if (!blank_start || vx_next_line(&r.in)) vx_next_word(&r.in, &word);
    vx_status status = word.length > 0 && vx_word_is(&word, "record")
                           ? read_record(&r)
                           : yes_or_bad(start_match(&r, text, 1));
    *out = r.match;
    return status;
}

vx_status vx_match_read(const char *text, uint64_t seed, vx_match **out, vx_problem *why)
{
    vx_status status = vx_match_read_part(text, seed, out, why);
    if (status == VX_YES) return status;
    vx_match_free(*out);
    *out = NULL;
    return status;
}
