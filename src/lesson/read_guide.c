/* SPDX-License-Identifier: MIT */
/* read_guide.c - a guide from its file, line by line. The first thing that is wrong is told with its
 * line. */
#include <stdlib.h>
#include <string.h>

#include "core/event.h"
#include "core/game.h"
#include "lesson/guide.h"

static const vx_message no_header = {
    NULL, {"a guide begins with 'guide GAME'", "проводник начинается со строки «guide ИГРА»"}};
static const vx_message unknown_game = {NULL, {"there is no game '{word}'", "нет игры «{word}»"}};
static const vx_message unknown_line = {
    NULL,
    {"no line of a guide begins with '{word}'", "строка проводника не начинается с «{word}»"}};
static const vx_message empty_text = {NULL, {"there is no text here", "здесь нет текста"}};
static const vx_message no_note = {
    NULL, {"'{word}' belongs to a note", "«{word}» бывает только в заметке"}};
static const vx_message too_much = {NULL, {"the guide is too long here", "здесь слишком длинно"}};
static const vx_message same_name = {
    NULL, {"there is a note '{word}' already", "заметка «{word}» уже есть"}};
static const vx_message unknown_event = {NULL,
                                         {"there is no event '{word}'", "нет события «{word}»"}};
static const vx_message unknown_end = {
    NULL, {"a game is won, lost or drawn", "игра кончается как won, lost или drawn"}};
static const vx_message unfinished = {
    NULL,
    {"this note lacks a condition or one of its texts (en, ru)",
     "у этой заметки нет условия или одного из текстов (en, ru)"}};

typedef struct {
    vx_guide *guide;
    vx_reader in;
    vx_problem *why;
    char *free; /* of the guide's memory */
} reader;

static const char *keep(reader *r, const char *from, size_t length)
{
    char *kept = r->free;
    memcpy(kept, from, length);
    kept[length] = '\0';
    r->free += length + 1;
    return kept;
}

/* The rest of the line; NULL (and refused) where nothing is left. */
static const char *keep_rest(reader *r)
{
    if (vx_at_line_end(&r->in)) {
        vx_refuse_here(r->why, &empty_text, &r->in);
        return NULL;
    }
    size_t length = strcspn(r->in.at, "\n");
    while (length > 0 && strchr(" \t\r", r->in.at[length - 1]) != NULL) length--;
    return keep(r, r->in.at, length);
}

static vx_note *current_note(const reader *r)
{
    return r->guide->note_count > 0 ? &r->guide->notes[r->guide->note_count - 1] : NULL;
}

static bool end_note(const reader *r)
{
    const vx_note *note = current_note(r);
    if (note == NULL || (note->when_count > 0 && note->said.words[VX_ENGLISH] != NULL &&
                         note->said.words[VX_RUSSIAN] != NULL))
        return true;
    if (r->why != NULL)
        *r->why = (vx_problem){.message = &unfinished, .line = note->said.line, .column = 1};
    return false;
}

static bool begin_note(reader *r, const vx_word *word)
{
    vx_guide *guide = r->guide;
    vx_word name;
    if (!end_note(r)) return false;
    if (guide->note_count == VX_GUIDE_NOTES) return vx_refuse_at(r->why, &too_much, word);
    if (!vx_next_word(&r->in, &name)) return vx_refuse_here(r->why, &empty_text, &r->in);
    for (int i = 0; i < guide->note_count; i++)
        if (vx_word_is(&name, guide->notes[i].name)) return vx_refuse_at(r->why, &same_name, &name);
    guide->notes[guide->note_count++] =
        (vx_note){.name = keep(r, name.start, name.length), .said = {.line = word->line}};
    return true;
}

/* ---- Lines of a note ---- */

static bool is_event(const vx_word *kind)
{
    for (int i = 0; i < VX_EVENTS; i++)
        if (vx_word_is(kind, vx_event_names[i])) return true;
    return false;
}

/* What follows the kind, if anything, is one short key=value. */
static bool has_good_rest(const vx_reader *in)
{
    vx_reader ahead = *in;
    vx_word pair, key, value;
    if (vx_at_line_end(&ahead)) return true;
    return vx_next_word(&ahead, &pair) && pair.length < 32 &&
           vx_word_split(&pair, '=', &key, &value) && vx_at_line_end(&ahead);
}

static bool is_end(const char *text)
{
    return strcmp(text, "won") == 0 || strcmp(text, "lost") == 0 || strcmp(text, "drawn") == 0;
}

static bool read_when(reader *r, const vx_word *word, vx_when_kind kind)
{
    vx_note *note = current_note(r);
    vx_reader ahead = r->in;
    vx_word value = {0};
    if (note == NULL) return vx_refuse_at(r->why, &no_note, word);
    if (note->when_count == VX_NOTE_WHENS) return vx_refuse_at(r->why, &too_much, word);
    vx_next_word(&ahead, &value);
    vx_when when = {kind, keep_rest(r)};
    if (when.text == NULL) return false;
    if (kind == VX_WHEN_EVENT && !(is_event(&value) && has_good_rest(&ahead)))
        return vx_refuse_at(r->why, &unknown_event, &value);
    if (kind == VX_WHEN_OVER && !is_end(when.text))
        return vx_refuse_at(r->why, &unknown_end, &value);
    note->when[note->when_count++] = when;
    return true;
}

static bool read_text(reader *r, const vx_word *word, vx_language language)
{
    vx_note *note = current_note(r);
    if (note == NULL) return vx_refuse_at(r->why, &no_note, word);
    note->said.words[language] = keep_rest(r);
    return note->said.words[language] != NULL;
}

static bool read_options(reader *r)
{
    r->guide->options = keep_rest(r);
    return r->guide->options != NULL;
}

static bool read_line(reader *r, const vx_word *word)
{
    static const char *const names[VX_WHENS] = {"can", "line", "made", "saw", "event", "over"};
    if (vx_word_is(word, "en")) return read_text(r, word, VX_ENGLISH);
    if (vx_word_is(word, "ru")) return read_text(r, word, VX_RUSSIAN);
    if (vx_word_is(word, "note")) return begin_note(r, word);
    if (vx_word_is(word, "options")) return read_options(r);
    for (int kind = 0; kind < VX_WHENS; kind++)
        if (vx_word_is(word, names[kind])) return read_when(r, word, (vx_when_kind)kind);
    return vx_refuse_at(r->why, &unknown_line, word);
}

static bool read_header(reader *r)
{
    vx_word word, game;
    char id[64] = "";
    if (vx_at_line_end(&r->in) || *r->in.at == '#') vx_next_line(&r->in);
    if (!vx_next_word(&r->in, &word) || !vx_word_is(&word, "guide") || !vx_next_word(&r->in, &game))
        return vx_refuse_here(r->why, &no_header, &r->in);
    if (game.length < sizeof id) memcpy(id, game.start, game.length);
    r->guide->game = vx_game_find(id);
    return r->guide->game != NULL || vx_refuse_at(r->why, &unknown_game, &game);
}

static bool read_lines(reader *r)
{
    vx_word word;
    if (!read_header(r)) return false;
    while (vx_next_line(&r->in))
        if (vx_next_word(&r->in, &word) && !read_line(r, &word)) return false;
    return end_note(r);
}

vx_guide *vx_guide_read(const char *text, vx_problem *why)
{
    vx_guide *guide = calloc(1, sizeof *guide);
    reader r = {.guide = guide, .in = vx_read(text), .why = why};
    if (guide != NULL) guide->memory = r.free = malloc(2 * strlen(text) + 2);
    if (guide == NULL || guide->memory == NULL) {
        vx_guide_free(guide);
        vx_refuse(why, &vx_no_memory);
        return NULL;
    }
    guide->options = "";
    if (read_lines(&r)) return guide;
    vx_guide_free(guide);
    return NULL;
}

void vx_guide_free(vx_guide *guide)
{
    if (guide == NULL) return;
    free(guide->memory);
    free(guide);
}
