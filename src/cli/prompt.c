/* SPDX-License-Identifier: MIT */
/* prompt.c - what a player may say when it is his turn: an action, a question, a wish. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/play.h"
#include "cli/words.h"

/* ---- Input ---- */

static volatile sig_atomic_t interrupted;

static void note_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

bool vx_is_interrupted(void)
{
    return interrupted != 0;
}

/* Without SA_RESTART: a waiting read comes back, and the game ends in good order. */
void vx_catch_interrupts(void)
{
    struct sigaction action = {.sa_handler = note_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

bool vx_read_line(char *out, size_t capacity)
{
    size_t length = 0;
    int c;
    while ((c = getc(stdin)) != EOF && c != '\n')
        if (length + 1 < capacity && c != '\0') out[length++] = (char)c;
    out[length] = '\0';
    return (c != EOF || length > 0) && !vx_is_interrupted();
}

/* ---- Numbers and words ---- */

static bool is_number(const char *text)
{
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0';
}

/* What the player means by a number or by words; answers why it means nothing. */
static vx_status read_action(vx_evening *e, const char *typed, vx_action *out, vx_problem *why)
{
    if (!is_number(typed)) return vx_read_typed_action(e->match, typed, out, why);
    why->message = NULL;
    return vx_find_choice(e, strtoll(typed, NULL, 10), out) ? VX_YES : VX_BAD;
}

/* The notation of what is typed, for a question about it; false if it is answered already. */
static bool write_notation(vx_evening *e, const char *typed, char *out, size_t capacity)
{
    vx_action action;
    vx_problem why;
    vx_status status = read_action(e, typed, &action, &why);
    if (status == VX_BAD && is_number(typed)) return false;
    void *seen = status == VX_BAD ? NULL : vx_seen_state(e);
    if (seen != NULL)
        vx_format_action(e->match->game, seen, action, out, capacity);
    else
        snprintf(out, capacity, "%s", typed);
    free(seen);
    return true;
}

/* ---- Questions ---- */

static void take_answer(vx_evening *e)
{
    vx_reply(e, "%s", vx_session_output(e->session));
    if (vx_session_error(e->session)[0] != '\0') vx_reply(e, "%s\n", vx_session_error(e->session));
}

static void ask_about(vx_evening *e, const char *verb, const char *argument)
{
    char text[VX_LINE_LENGTH];
    if (!write_notation(e, argument, text, sizeof text)) return;
    const char *words[] = {verb, text};
    bool is_legal = vx_session_run(e->session, argument[0] != '\0' ? 2 : 1, words) == VX_YES;
    if (is_legal && strcmp(verb, "why") == 0)
        vx_reply(e, "%s\n", vx_say(e, "Nothing forbids it.", "Это не запрещено."));
    else
        take_answer(e);
}

static void ask_why(vx_evening *e, const char *argument)
{
    ask_about(e, "why", argument);
}

static void ask_odds(vx_evening *e, const char *argument)
{
    ask_about(e, "odds", argument);
}

static void ask_rules(vx_evening *e, const char *argument)
{
    const char *game = e->match->game->id;
    const char *words[] = {"rules", game, argument};
    vx_session_run(e->session, argument[0] != '\0' ? 3 : 2, words);
    take_answer(e);
}

static void ask_coach(vx_evening *e, const char *argument)
{
    const char *words[] = {"coach"};
    (void)argument;
    vx_session_run(e->session, 1, words);
    take_answer(e);
}

static void ask_log(vx_evening *e, const char *argument)
{
    (void)argument;
    vx_answer_log(e);
}

static void ask_details(vx_evening *e, const char *argument)
{
    (void)argument;
    vx_answer_details(e);
}

/* A hint may take its time; many steps in a row must not. */
enum { HINT_MS = 1000, ENTRUSTED_MS = 400 };

/* What the machine, at full strength, would do in the viewer's place, knowing what the viewer knows. */
static bool find_advice(vx_evening *e, const void *seen, uint64_t milliseconds, vx_action *out,
                        int *chance)
{
    enum { MEMORY = 32 << 20 };
    vx_limits limits = {.level = VX_LEVEL_MAX, .milliseconds = milliseconds, .seed = 1};
    vx_searcher *searcher = vx_searcher_new(e->match->game, MEMORY);
    vx_choice choice = {.found = false};
    if (searcher != NULL) choice = vx_search(searcher, seen, e->viewer, &limits, &e->platform);
    if (choice.found) {
        *out = choice.action;
        *chance = choice.candidates[0].chance;
    }
    vx_searcher_free(searcher);
    return choice.found;
}

static void ask_hint(vx_evening *e, const char *argument)
{
    (void)argument;
    vx_action action;
    int chance;
    void *seen = vx_seen_state(e);
    if (seen != NULL && find_advice(e, seen, HINT_MS, &action, &chance)) {
        vx_answer_action(e, seen, action);
        if (chance != VX_CHANCE_UNKNOWN)
            vx_reply(e, vx_say(e, "  wins about %d%%\n", "  победа примерно %d%%\n"),
                     (chance + 5) / 10);
    }
    free(seen);
}

/* ---- Wishes ---- */

/* The people at this screen: what one of them has seen cannot be taken back. */
static unsigned human_seats(const vx_evening *e)
{
    unsigned seats = 0;
    for (int seat = 0; seat < e->seats; seat++)
        if (e->is_human[seat]) seats |= 1u << seat;
    return seats;
}

/* Goes back to the last decision of a person at the screen, or not at all. */
static void wish_undo(vx_evening *e, const char *argument)
{
    (void)argument;
    vx_match *match = e->match;
    vx_problem problem;
    if (!vx_match_undo_choice(match, human_seats(e), human_seats(e), &problem)) {
        vx_answer_problem(e, &problem);
        return;
    }
    e->page = 0;
    for (int seat = 0; seat < e->seats; seat++)
        if (e->shown[seat] > match->count) e->shown[seat] = match->count;
    e->needs_drawing = true;
    vx_keep_record(e);
}

static void wish_save(vx_evening *e, const char *argument)
{
    char *text = vx_match_record(e->match, VX_UMPIRE, false);
    if (argument[0] == '\0')
        vx_reply(e,
                 vx_say(e, "The record is kept in %s; save FILE makes a copy.\n",
                        "Запись хранится в %s; сохранить ФАЙЛ сделает копию.\n"),
                 e->path);
    else if (access(argument, F_OK) == 0)
        vx_reply(e, vx_say(e, "%s is there already.\n", "%s уже есть.\n"), argument);
    else if (text == NULL || !vx_save_text(argument, text))
        vx_reply(e, vx_say(e, "Cannot write to %s.\n", "Не пишется в %s.\n"), argument);
    else
        vx_reply(e, vx_say(e, "Saved in %s.\n", "Сохранено в %s.\n"), argument);
    free(text);
}

static void wish_resign(vx_evening *e, const char *argument)
{
    char line[VX_LINE_LENGTH];
    (void)argument;
    if (e->is_screen) {
        printf("%s ", vx_say(e, "Really resign? (y/n)", "Правда сдаться? (д/н)"));
        fflush(stdout);
        if (!vx_read_line(line, sizeof line)) return;
        if (line[0] != 'y' && line[0] != 'Y' && strncmp(line, "д", 2) != 0) return;
    }
    vx_match_resign(e->match, e->viewer, NULL);
    e->needs_drawing = true;
    vx_keep_record(e);
}

/* While the game is set up a step lasts as long as the same is asked. The name of the side before it
 * and figures in brackets may change. */
static void write_plain_question(const vx_evening *e, char out[VX_QUESTION_CAP])
{
    char question[VX_QUESTION_CAP];
    vx_write_question(e, question);
    const char *name = strstr(question, ": ");
    snprintf(out, VX_QUESTION_CAP, "%s", name != NULL ? name : question);
    char *figures = strstr(out, " (");
    if (figures != NULL) *figures = '\0';
}

/* Decides once for the player, and remembers how often again, or up to when. */
static void wish_auto(vx_evening *e, const char *argument)
{
    enum { MOST = 1000 };
    int64_t times = 1;
    vx_word word = {.start = argument, .length = strlen(argument)};
    bool whole_step = vx_word_is(&word, "step") || vx_word_is(&word, "шаг");
    if (argument[0] != '\0' && !whole_step && !vx_word_number(&word, 1, MOST, &times)) {
        vx_reply(e, "%s\n",
                 vx_say(e, "auto takes a number from 1 to 1000, or step.",
                        "После авто может стоять число от 1 до 1000 или слово шаг."));
        return;
    }
    e->whole_step = whole_step;
    e->is_step_over = false;
    write_plain_question(e, e->question);
    e->entrusted = whole_step ? MOST : (int)times;
    e->shown[e->viewer] = e->match->count;
    vx_take_entrusted_turn(e);
}

/* A turn, phase or round has begun, or something else is set up. */
static bool is_step_over(const vx_evening *e)
{
    char now[VX_QUESTION_CAP];
    if (!e->whole_step || e->is_step_over) return e->whole_step;
    write_plain_question(e, now);
    return !e->has_begun && strcmp(e->question, now) != 0;
}

void vx_take_entrusted_turn(vx_evening *e)
{
    vx_action action;
    int chance;
    vx_problem problem;
    if (is_step_over(e)) {
        e->entrusted = 0;
        return;
    }
    void *seen = vx_seen_state(e);
    bool found = seen != NULL && find_advice(e, seen, ENTRUSTED_MS, &action, &chance) &&
                 !vx_is_interrupted();
    bool made = found && vx_make_action(e, action, &problem);
    e->entrusted = made ? e->entrusted - 1 : 0;
    if (found && !made) vx_answer_problem(e, &problem);
    free(seen);
}

static void wish_board(vx_evening *e, const char *argument)
{
    (void)argument;
    e->needs_drawing = true;
}

static void wish_more(vx_evening *e, const char *argument)
{
    (void)argument;
    e->page++;
    e->needs_drawing = e->needs_drawing || e->is_screen;
}

static void wish_quit(vx_evening *e, const char *argument)
{
    (void)argument;
    e->has_left = true;
}

static void wish_guide(vx_evening *e, const char *argument)
{
    (void)argument;
    bool was_led = e->leader.guide != NULL;
    vx_end_guide(e);
    vx_reply(e, "%s\n",
             was_led ? vx_say(e, "From here on you are on your own.", "Дальше вы сами.")
                     : vx_say(e, "No guide is here: vexillum play GAME --guide brings one.",
                              "Проводника здесь нет: его даёт vexillum play ИГРА --guide."));
}

static void wish_help(vx_evening *e, const char *argument);

/* ---- The words ---- */

enum { SYNONYMS = 3 };

typedef struct {
    const char *name[VX_LANGUAGES][SYNONYMS]; /* the first is the one that help prints */
    const char *argument[VX_LANGUAGES];
    const char *summary[VX_LANGUAGES];
    void (*grant)(vx_evening *e, const char *argument);
} wish;

/* Cyrillic words with small letters and without "ё", as vx_lower() leaves them. */
static const wish wishes[] = {
    {{{"?", "list"}, {"?", "список"}},
     {"[d3]", "[d3]"},
     {"all choices in words, or those with d3", "все варианты словами или только с d3"},
     vx_answer_choices},
    {{{"more"}, {"еще", "дальше", "далее"}},
     {"", ""},
     {"the next page of choices (or just Enter)", "следующая страница (или просто Enter)"},
     wish_more},
    {{{"why"}, {"почему", "можно"}},
     {"CHOICE", "ВАРИАНТ"},
     {"is it legal, and if not, by which clause", "можно ли, а если нет, то по какому пункту"},
     ask_why},
    {{{"odds"}, {"шансы", "шанс"}},
     {"CHOICE", "ВАРИАНТ"},
     {"what it may lead to", "к чему он может привести"},
     ask_odds},
    {{{"hint"}, {"подсказка", "совет"}},
     {"", ""},
     {"what the machine would do", "как бы пошла машина"},
     ask_hint},
    {{{"coach"}, {"тренер"}},
     {"", ""},
     {"what threatens you, and what you can take", "что вам грозит и что можно взять"},
     ask_coach},
    {{{"guide"}, {"проводник"}},
     {"", ""},
     {"send the guide of a first game away", "отпустить проводника первой партии"},
     wish_guide},
    {{{"auto"}, {"авто"}},
     {"[N|step]", "[N|шаг]"},
     {"the machine decides for you: N times, or the whole", "машина решит за вас: N раз или весь"},
     wish_auto},
    {{{"undo"}, {"назад", "отмена", "отменить"}},
     {"", ""},
     {"back to your last decision", "назад к вашему последнему решению"},
     wish_undo},
    {{{"rules", "rule"}, {"правила", "правило", "пункт"}},
     {"[CLAUSE]", "[ПУНКТ]"},
     {"the rules, or a clause of them", "правила или один их пункт"},
     ask_rules},
    {{{"details"}, {"подробно", "состав"}},
     {"", ""},
     {"all that can be seen, on several pages", "всё, что видно, на нескольких страницах"},
     ask_details},
    {{{"log"}, {"журнал"}},
     {"", ""},
     {"what happened lately", "что было в последнее время"},
     ask_log},
    {{{"board"}, {"поле", "доска", "стол"}},
     {"", ""},
     {"draw the board again", "показать поле снова"},
     wish_board},
    {{{"save"}, {"сохранить"}},
     {"FILE", "ФАЙЛ"},
     {"a copy of the record", "копия записи"},
     wish_save},
    {{{"resign"}, {"сдаюсь", "сдаться"}}, {"", ""}, {"give up", "сдаться"}, wish_resign},
    {{{"help"}, {"помощь", "справка"}}, {"", ""}, {"this list", "этот список"}, wish_help},
    {{{"quit", "exit"}, {"выход"}},
     {"", ""},
     {"leave; the game can be resumed", "выйти; партию можно продолжить"},
     wish_quit},
};

enum { WISHES = sizeof wishes / sizeof wishes[0] };

static void answer_wish(vx_evening *e, const wish *w)
{
    char line[256];
    vx_text text = vx_text_on(line, sizeof line);
    vx_add(&text, "  ");
    vx_add(&text, w->name[e->language][0]);
    vx_add_char(&text, ' ');
    vx_add(&text, w->argument[e->language]);
    vx_add_padding(&text, 0, 20);
    vx_add(&text, w->summary[e->language]);
    vx_reply(e, "%s\n", line);
}

static void wish_help(vx_evening *e, const char *argument)
{
    (void)argument;
    for (int i = 0; i < WISHES; i++) {
        answer_wish(e, &wishes[i]);
        if (wishes[i].grant == wish_auto)
            vx_reply(e, "%20s%s\n", "",
                     vx_say(e, "step (a phase, a turn, a round, setting up)",
                            "шаг (фазу, ход, раунд, расстановку)"));
    }
    vx_reply(e, "%s\n",
             vx_say(e,
                    "A number makes that choice. Anything else is an action, written as "
                    "? lists it.",
                    "Номер выбирает вариант. Всё остальное — действие, как его пишет ? "
                    "или по-русски:\nвывод cb d1, пас, приказ Ac1 A1. Подходят слова "
                    "обоих языков."));
    vx_reply(e, "%s%s\n", vx_say(e, "The record is kept in ", "Запись партии: "), e->path);
}

static bool is_called(const wish *w, const char *word)
{
    for (int language = 0; language < VX_LANGUAGES; language++)
        for (int i = 0; i < SYNONYMS; i++)
            if (w->name[language][i] != NULL && strcmp(w->name[language][i], word) == 0)
                return true;
    return false;
}

/* Finds the word in either language and leaves what follows it in *argument. */
static const wish *find_wish(const char *line, const char **argument)
{
    char word[64], small[64];
    size_t length = strcspn(line, " \t");
    if (length >= sizeof word) return NULL;
    memcpy(word, line, length);
    word[length] = '\0';
    vx_lower(word, small, sizeof small);
    *argument = line + length + strspn(line + length, " \t");
    for (int i = 0; i < WISHES; i++)
        if (is_called(&wishes[i], small)) return &wishes[i];
    return NULL;
}

/* ---- Actions ---- */

static void make_choice(vx_evening *e, vx_action action)
{
    vx_problem problem;
    int before = e->match->count;
    if (vx_make_action(e, action, &problem))
        e->shown[e->viewer] = before;
    else
        vx_answer_problem(e, &problem);
}

static void try_action(vx_evening *e, const char *line)
{
    vx_action action;
    vx_problem problem;
    vx_status read = read_action(e, line, &action, &problem);
    if (read == VX_YES) {
        make_choice(e, action);
        return;
    }
    if (problem.message == NULL) return; /* a number: answered already */
    if (read == VX_BAD && vx_answer_nearest(e, line)) return;
    if (read == VX_BAD) problem.line = 0;
    vx_answer_problem(e, &problem);
    if (read == VX_BAD)
        vx_reply(e, "%s\n",
                 vx_say(e, "(? lists the actions, help the words)",
                        "(? покажет действия, помощь — слова)"));
}

static char *trim(char *line)
{
    line += strspn(line, " \t\r");
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r", line[length - 1]) != NULL) line[--length] = '\0';
    return line;
}

/* The one action that is listed, if it is the only one: then an empty line will do. */
static bool find_only_action(const vx_evening *e, vx_action *out)
{
    vx_choices choices;
    bool only = vx_open_choices(e, &choices) && choices.count == 1;
    if (only) {
        char sentence[VX_LINE_LENGTH];
        *out = choices.all[0];
        vx_describe_action(e->match->game, choices.seen, *out, e->language, sentence,
                           sizeof sentence);
        if (!e->is_screen) printf("%s: %s\n", vx_say(e, "Enter", "Ввод"), sentence);
    }
    vx_close_choices(&choices);
    return only;
}

/* What was typed while a page was read, or a line that is typed now. */
static bool read_wish(vx_evening *e, bool is_only, char *out, size_t capacity)
{
    if (e->pending[0] != '\0') {
        snprintf(out, capacity, "%s", e->pending);
        e->pending[0] = '\0';
        return true;
    }
    printf("%s> ", e->is_screen && is_only ? vx_say(e, "Enter or 1 ", "Enter или 1 ") : "");
    fflush(stdout);
    return vx_read_line(out, capacity);
}

static void take_line(vx_evening *e, const char *line)
{
    const char *argument;
    if (line[0] == '?' && line[1] != '\0' && line[1] != ' ') { /* "?d3" will do */
        vx_answer_choices(e, line + 1);
        return;
    }
    const wish *found = find_wish(line, &argument);
    if (found != NULL)
        found->grant(e, argument);
    else
        try_action(e, line);
}

void vx_ask_player(vx_evening *e)
{
    char buffer[VX_LINE_LENGTH];
    vx_action only;
    bool is_only = find_only_action(e, &only);
    e->needs_drawing = e->is_screen; /* what is typed scrolls the table */
    if (!read_wish(e, is_only, buffer, sizeof buffer)) {
        e->has_left = true;
        return;
    }
    char *line = trim(buffer);
    if (line[0] != '\0')
        take_line(e, line);
    else if (is_only)
        make_choice(e, only);
    else
        wish_more(e, "");
    vx_give_answer(e);
}
