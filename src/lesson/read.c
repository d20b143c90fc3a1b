/* SPDX-License-Identifier: MIT */
/* read.c - a lesson from its file, line by line. The first thing that is wrong is told with its
 * line. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "lesson/lesson.h"

static const vx_message no_header = {
    NULL, {"a lesson begins with 'lesson GAME'", "урок начинается со строки «lesson ИГРА»"}};
static const vx_message unknown_game = {NULL, {"there is no game '{word}'", "нет игры «{word}»"}};
static const vx_message unknown_line = {
    NULL, {"no line of a lesson begins with '{word}'", "строка урока не начинается с «{word}»"}};
static const vx_message nothing_to_say = {
    NULL,
    {"this text belongs to nothing: title, say, task, hint, done, other, late or no stands before "
     "it",
     "этот текст ни к чему не относится: перед ним нужно title, say, task, hint, done, other, late "
     "или no"}};
static const vx_message said_twice = {NULL,
                                      {"this language is already there", "этот язык уже есть"}};
static const vx_message empty_text = {NULL, {"there is no text here", "здесь нет текста"}};
static const vx_message misses_language = {
    NULL,
    {"what begins here lacks its text in English (en) or Russian (ru)",
     "у того, что начинается здесь, нет текста по-английски (en) или по-русски (ru)"}};
static const vx_message no_title = {NULL, {"the lesson has no title", "у урока нет названия"}};
static const vx_message no_task = {NULL, {"the lesson has no task", "в уроке нет задания"}};
static const vx_message outside_task = {
    NULL, {"'{word}' belongs in a task", "«{word}» бывает только в задании"}};
static const vx_message nothing_asked = {
    NULL,
    {"this task does not say what to do: it needs a line 'do' or 'until'",
     "в задании не сказано, что сделать: нужна строка do или until"}};
static const vx_message no_position = {
    NULL, {"the first step needs a position before it", "перед первым шагом нужна позиция"}};
static const vx_message other_game = {
    NULL, {"this is a position of another game", "это позиция другой игры"}};
static const vx_message no_end = {NULL,
                                  {"the position has no line 'end'", "у позиции нет строки end"}};
static const vx_message unused_position = {
    NULL, {"no step follows this position", "за этой позицией нет шага"}};
static const vx_message stands_alone = {
    NULL,
    {"nothing follows this word on its line: its texts begin with en and ru",
     "за этим словом в строке ничего нет: его тексты начинаются с en и ru"}};
static const vx_message late_seat = {
    NULL, {"the seat stands before the first position", "место указывают до первой позиции"}};
static const vx_message too_much = {NULL,
                                    {"the lesson is too long here", "здесь урок слишком длинный"}};
static const vx_message bad_seat = {NULL,
                                    {"a seat is a number from 1 on", "место — число, начиная с 1"}};
static const vx_message bad_actor = {
    NULL,
    {"'then' names who acts, a seat or * for dice, and the action",
     "then называет, кто действует (место или * для броска), и действие"}};
static const vx_message bad_within = {
    NULL, {"'within' is followed by a number from 1 to 99", "за within идёт число от 1 до 99"}};
static const vx_message bad_arrow = {
    NULL, {"an arrow has two ends: 'arrow d2 d4'", "у стрелки два конца: «arrow d2 d4»"}};
static const vx_message no_step = {
    NULL, {"'{word}' belongs to a say or a task above it", "«{word}» стоит после say или task"}};
static const vx_message bad_clause = {
    NULL, {"'{word}' is not the name of a clause", "«{word}» не похоже на имя пункта правил"}};

typedef struct {
    vx_lesson *lesson;
    vx_reader in;
    vx_problem *why;
    char *free;           /* of the lesson's memory */
    char *last;           /* the text that an indented line goes on with, or NULL */
    vx_said *said;        /* what a text belongs to, or NULL */
    const char *position; /* read, and its step is still to come */
    int position_line;
} reader;

/* ---- Texts ---- */

static const char *end_of_line(const char *at)
{
    const char *end = at + strcspn(at, "\n");
    while (end > at && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r')) end--;
    return end;
}

static char *keep(reader *r, const char *from, const char *to)
{
    char *kept = r->free;
    memcpy(kept, from, (size_t)(to - from));
    kept[to - from] = '\0';
    r->free += to - from + 1;
    return kept;
}

/* The rest of the line as a text of its own; NULL (and refused) where nothing is left. */
static char *keep_rest(reader *r)
{
    if (vx_at_line_end(&r->in)) {
        vx_refuse_here(r->why, &empty_text, &r->in);
        return NULL;
    }
    return keep(r, r->in.at, end_of_line(r->in.at));
}

/* Has what was said last both languages? */
static bool end_saying(reader *r)
{
    vx_said *said = r->said;
    r->said = NULL;
    r->last = NULL;
    if (said == NULL || (said->words[VX_ENGLISH] != NULL && said->words[VX_RUSSIAN] != NULL))
        return true;
    if (r->why != NULL)
        *r->why = (vx_problem){.message = &misses_language, .line = said->line, .column = 1};
    return false;
}

static bool begin_saying(reader *r, vx_said *said, const vx_word *word)
{
    if (said->line != 0) return vx_refuse_at(r->why, &said_twice, word);
    said->line = word->line;
    r->said = said;
    return true;
}

/* A word that stands alone on its line; its texts follow below. */
static bool begin_block(reader *r, vx_said *said, const vx_word *word)
{
    if (!vx_at_line_end(&r->in)) return vx_refuse_here(r->why, &stands_alone, &r->in);
    return begin_saying(r, said, word);
}

static bool read_text(reader *r, const vx_word *word, vx_language language)
{
    if (r->said == NULL) return vx_refuse_at(r->why, &nothing_to_say, word);
    if (r->said->words[language] != NULL) return vx_refuse_at(r->why, &said_twice, word);
    r->last = keep_rest(r);
    r->said->words[language] = r->last;
    return r->last != NULL;
}

/* An indented line goes on with the text above it, which is the last that was kept. */
static bool go_on_with_text(reader *r, const vx_word *word)
{
    if (r->last == NULL) return vx_refuse_at(r->why, &nothing_to_say, word);
    r->free[-1] = ' ';
    return keep(r, word->start, end_of_line(word->start)) != NULL;
}

/* ---- Steps and their lines ---- */

static vx_lesson_step *current_step(const reader *r)
{
    return r->lesson->step_count > 0 ? &r->lesson->steps[r->lesson->step_count - 1] : NULL;
}

static bool end_step(reader *r)
{
    const vx_lesson_step *step = current_step(r);
    if (step == NULL || !step->is_task) return true;
    for (int i = step->first; i < step->first + step->count; i++)
        if (r->lesson->lines[i].kind <= VX_LINE_UNTIL) return true;
    if (r->why != NULL)
        *r->why = (vx_problem){.message = &nothing_asked, .line = step->line, .column = 1};
    return false;
}

static bool begin_step(reader *r, const vx_word *word, bool is_task)
{
    vx_lesson *lesson = r->lesson;
    if (!end_step(r)) return false;
    if (lesson->step_count == 0 && r->position == NULL)
        return vx_refuse_at(r->why, &no_position, word);
    if (lesson->step_count == VX_LESSON_STEPS) return vx_refuse_at(r->why, &too_much, word);
    vx_lesson_step *step = &lesson->steps[lesson->step_count++];
    *step = (vx_lesson_step){.line = word->line,
                             .is_task = is_task,
                             .position = r->position,
                             .position_line = r->position_line,
                             .first = lesson->line_count};
    r->position = NULL;
    return begin_block(r, &step->said, word);
}

/* The new line with the rest of the text, or NULL and refused. */
static vx_lesson_line *add_line(reader *r, vx_line_kind kind, const vx_word *word)
{
    vx_lesson *lesson = r->lesson;
    if (lesson->line_count == VX_LESSON_LINES) {
        vx_refuse_at(r->why, &too_much, word);
        return NULL;
    }
    vx_lesson_line *line = &lesson->lines[lesson->line_count];
    *line = (vx_lesson_line){.kind = kind, .line = word->line, .actor = lesson->seat};
    line->text = keep_rest(r);
    if (line->text == NULL) return NULL;
    lesson->line_count++;
    current_step(r)->count++;
    return line;
}

static bool is_clause(const char *text)
{
    return text[0] >= 'A' && text[0] <= 'Z' && strlen(text) < 32 &&
           strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == strlen(text);
}

static bool refuse_clause(const reader *r, const char *text, int line)
{
    vx_word word = {.start = text, .length = strlen(text), .line = line, .column = 1};
    return vx_refuse_at(r->why, &bad_clause, &word);
}

/* no ACTION : CLAUSE */
static bool read_no(reader *r, const vx_word *word)
{
    vx_lesson_line *line = add_line(r, VX_LINE_NO, word);
    if (line == NULL) return false;
    char *text = (char *)line->text, *cut = NULL;
    for (char *at = strstr(text, " : "); at != NULL; at = strstr(at + 1, " : "))
        if (is_clause(at + 3)) cut = at;
    if (cut != NULL) {
        line->clause = cut + 3;
        while (cut > text && cut[-1] == ' ') cut--;
        *cut = '\0';
    }
    if (*text == '\0') return vx_refuse_at(r->why, &empty_text, word);
    return begin_saying(r, &line->said, word);
}

/* then WHO ACTION */
static bool read_then(reader *r, const vx_word *word)
{
    vx_word who;
    int64_t seat = 0;
    if (!vx_next_word(&r->in, &who)) return vx_refuse_at(r->why, &bad_actor, word);
    bool is_chance = vx_word_is(&who, "*");
    if (!is_chance && !vx_word_number(&who, 1, VX_SEATS_MAX, &seat))
        return vx_refuse_at(r->why, &bad_actor, &who);
    vx_lesson_line *line = add_line(r, VX_LINE_THEN, word);
    if (line == NULL) return false;
    line->actor = is_chance ? VX_CHANCE : (int)seat - 1;
    return true;
}

static bool read_within(reader *r, const vx_word *word)
{
    vx_word number;
    int64_t value;
    if (!vx_next_word(&r->in, &number)) return vx_refuse_at(r->why, &bad_within, word);
    if (!vx_word_number(&number, 1, 99, &value)) return vx_refuse_at(r->why, &bad_within, &number);
    current_step(r)->within = (int)value;
    return true;
}

/* mark THING ... or arrow THING THING: what the text above speaks of. check.c knows whether it is there. */
static bool read_mark(reader *r, const vx_word *word, vx_line_kind kind)
{
    vx_reader ahead = r->in;
    vx_word thing;
    int count = 0;
    if (current_step(r) == NULL) return vx_refuse_at(r->why, &no_step, word);
    while (vx_next_word(&ahead, &thing)) count++;
    if (kind == VX_LINE_ARROW && count != 2) return vx_refuse_at(r->why, &bad_arrow, word);
    return add_line(r, kind, word) != NULL;
}

/* What stands in a task only. False in *known where the word is none of these. */
static bool read_task_line(reader *r, const vx_word *word, bool *known)
{
    static const char *const names[] = {"do",     "until", "solve", "no",    "then",
                                        "within", "hint",  "done",  "other", "late"};
    int kind = 0;
    while (kind < 10 && !vx_word_is(word, names[kind])) kind++;
    *known = kind < 10;
    if (!*known) return true;
    vx_lesson_step *step = current_step(r);
    if (step == NULL || !step->is_task) return vx_refuse_at(r->why, &outside_task, word);
    switch (kind) {
    case 0:
        return add_line(r, VX_LINE_DO, word) != NULL;
    case 1:
        return add_line(r, VX_LINE_UNTIL, word) != NULL;
    case 2:
        return add_line(r, VX_LINE_SOLVE, word) != NULL;
    case 3:
        return read_no(r, word);
    case 4:
        return read_then(r, word);
    case 5:
        return read_within(r, word);
    case 6:
        return begin_block(r, &step->hint, word);
    case 7:
        return begin_block(r, &step->done, word);
    case 8:
        return begin_block(r, &step->other, word);
    default:
        return begin_block(r, &step->late, word);
    }
}

/* ---- Header and positions ---- */

static bool read_clauses(reader *r, const vx_word *word)
{
    vx_word clause;
    vx_lesson *lesson = r->lesson;
    while (vx_next_word(&r->in, &clause)) {
        if (lesson->clause_count == VX_LESSON_CLAUSES) return vx_refuse_at(r->why, &too_much, word);
        const char *kept = keep(r, clause.start, clause.start + clause.length);
        if (!is_clause(kept)) return refuse_clause(r, kept, word->line);
        lesson->clauses[lesson->clause_count++] = kept;
    }
    return true;
}

static bool read_seat(reader *r, const vx_word *word)
{
    vx_word number;
    int64_t seat;
    if (r->position != NULL || r->lesson->step_count > 0)
        return vx_refuse_at(r->why, &late_seat, word);
    if (!vx_next_word(&r->in, &number)) return vx_refuse_at(r->why, &bad_seat, word);
    if (!vx_word_number(&number, 1, VX_SEATS_MAX, &seat))
        return vx_refuse_at(r->why, &bad_seat, &number);
    r->lesson->seat = (int)seat - 1;
    return true;
}

static bool check_position(const reader *r, int line)
{
    vx_match *match;
    vx_problem found = {0};
    if (vx_match_read(r->position, 0, &match, &found) != VX_YES) {
        found.line = found.line > 0 ? found.line + line - 1 : line;
        if (found.column == 0) found.column = 1;
        if (r->why != NULL) *r->why = found;
        return false;
    }
    bool is_ours = vx_match_game(match) == r->lesson->game;
    bool has_seat = is_ours && r->lesson->seat < vx_seats(r->lesson->game, vx_match_state(match));
    vx_match_free(match);
    if (has_seat) return true;
    if (r->why != NULL)
        *r->why =
            (vx_problem){.message = is_ours ? &bad_seat : &other_game, .line = line, .column = 1};
    return false;
}

/* Up to a line "end", as in a drawn position of tests/positions. */
static bool read_position(reader *r, const vx_word *word)
{
    const char *from = word->start;
    vx_word first;
    if (r->position != NULL) return vx_refuse_at(r->why, &unused_position, word);
    for (;;) {
        if (!vx_next_line(&r->in)) return vx_refuse_at(r->why, &no_end, word);
        vx_reader ahead = r->in;
        if (vx_next_word(&ahead, &first) && vx_word_is(&first, "end")) break;
    }
    r->position = keep(r, from, r->in.line_start);
    r->position_line = word->line;
    return check_position(r, word->line);
}

static bool read_line(reader *r, const vx_word *word)
{
    bool is_known;
    if (vx_word_is(word, "en")) return read_text(r, word, VX_ENGLISH);
    if (vx_word_is(word, "ru")) return read_text(r, word, VX_RUSSIAN);
    if (!end_saying(r) || !read_task_line(r, word, &is_known)) return false;
    if (is_known) return true;
    if (vx_word_is(word, "say")) return begin_step(r, word, false);
    if (vx_word_is(word, "task")) return begin_step(r, word, true);
    if (vx_word_is(word, "mark")) return read_mark(r, word, VX_LINE_MARK);
    if (vx_word_is(word, "arrow")) return read_mark(r, word, VX_LINE_ARROW);
    if (vx_word_is(word, "position")) return read_position(r, word);
    if (vx_word_is(word, "title")) return begin_block(r, &r->lesson->title, word);
    if (vx_word_is(word, "teaches")) return read_clauses(r, word);
    if (vx_word_is(word, "seat")) return read_seat(r, word);
    return vx_refuse_at(r->why, &unknown_line, word);
}

static bool read_header(reader *r)
{
    vx_word word, game;
    char id[64] = "";
    if (vx_at_line_end(&r->in) || *r->in.at == '#') vx_next_line(&r->in);
    if (!vx_next_word(&r->in, &word) || !vx_word_is(&word, "lesson") ||
        !vx_next_word(&r->in, &game))
        return vx_refuse_here(r->why, &no_header, &r->in);
    if (game.length < sizeof id) memcpy(id, game.start, game.length);
    r->lesson->game = vx_game_find(id);
    return r->lesson->game != NULL || vx_refuse_at(r->why, &unknown_game, &game);
}

static bool read_lines(reader *r)
{
    vx_word word;
    if (!read_header(r)) return false;
    while (vx_next_line(&r->in)) {
        bool is_indented = r->in.at > r->in.line_start;
        if (!vx_next_word(&r->in, &word)) continue;
        if (is_indented ? !go_on_with_text(r, &word) : !read_line(r, &word)) return false;
    }
    if (!end_saying(r) || !end_step(r)) return false;
    if (r->position != NULL) return vx_refuse_here(r->why, &unused_position, &r->in);
    if (r->lesson->title.line == 0) return vx_refuse_here(r->why, &no_title, &r->in);
    for (int i = 0; i < r->lesson->step_count; i++)
        if (r->lesson->steps[i].is_task) return true;
    return vx_refuse_here(r->why, &no_task, &r->in);
}

vx_lesson *vx_lesson_read(const char *text, vx_problem *why)
{
    size_t length = strlen(text);
    reader r = {.in = vx_read(text), .why = why};
    if (length > VX_LESSON_CAP) {
        vx_refuse_here(why, &too_much, &r.in);
        return NULL;
    }
    r.lesson = calloc(1, sizeof *r.lesson);
    /* A text is kept with a '\0' in the place of its blank or the end of its line. */
    if (r.lesson != NULL) r.free = r.lesson->memory = malloc(length + 2);
    if (r.free == NULL) {
        vx_refuse(why, &vx_no_memory);
    } else if (read_lines(&r)) {
        return r.lesson;
    }
    vx_lesson_free(r.lesson);
    return NULL;
}

void vx_lesson_free(vx_lesson *lesson)
{
    if (lesson == NULL) return;
    free(lesson->memory);
    free(lesson);
}
