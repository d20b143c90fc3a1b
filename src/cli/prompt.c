/* SPDX-License-Identifier: MIT */
/* prompt.c - what a player may say when it is his turn: an action, a question, a wish. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/play.h"

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

/* ---- Questions ---- */

static void tell_answer(const vx_evening *e)
{
    fputs(vx_session_output(e->session), stdout);
    if (vx_session_error(e->session)[0] != '\0') printf("%s\n", vx_session_error(e->session));
}

static void ask_why(vx_evening *e, const char *argument)
{
    const char *words[] = {"why", argument};
    if (vx_session_run(e->session, argument[0] != '\0' ? 2 : 1, words) == VX_YES)
        printf("%s\n", vx_say(e, "Nothing forbids it.", "Это не запрещено."));
    else
        tell_answer(e);
}

static void ask_odds(vx_evening *e, const char *argument)
{
    const char *words[] = {"odds", argument};
    vx_session_run(e->session, argument[0] != '\0' ? 2 : 1, words);
    tell_answer(e);
}

static void ask_rules(vx_evening *e, const char *argument)
{
    const char *game = e->match->game->id;
    const char *words[] = {"rules", game, argument};
    if (argument[0] == '\0') {
        printf(vx_say(e, "rules CLAUSE shows one clause. The whole page: vexillum rules %s\n",
                      "rules ПУНКТ покажет один пункт. Вся страница: vexillum rules %s\n"),
               game);
        return;
    }
    vx_session_run(e->session, 3, words);
    tell_answer(e);
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
        vx_tell_action(e, seen, action);
        if (chance != VX_CHANCE_UNKNOWN)
            printf(vx_say(e, "  wins about %d%%\n", "  победа примерно %d%%\n"), (chance + 5) / 10);
    }
    free(seen);
}

/* ---- The list of legal actions ---- */

typedef struct {
    char text[VX_ACTION_TEXT_CAP];
    vx_action action;
} listed_action;

static int list_beginning_with(const vx_game *game, const void *seen, const char *beginning,
                               listed_action *out)
{
    vx_action *actions = malloc((size_t)game->action_cap * sizeof *actions);
    if (actions == NULL) return 0;
    int all = vx_list(game, seen, actions), count = 0;
    for (int i = 0; i < all; i++) {
        vx_format_action(game, seen, actions[i], out[count].text, sizeof out[count].text);
        out[count].action = actions[i];
        if (strncmp(out[count].text, beginning, strlen(beginning)) == 0) count++;
    }
    free(actions);
    return count;
}

static void print_columns(const vx_evening *e, const listed_action *listed, int count)
{
    int widest = 1;
    for (int i = 0; i < count; i++)
        if ((int)strlen(listed[i].text) > widest) widest = (int)strlen(listed[i].text);
    int columns = e->host.width / (widest + 2);
    if (columns < 1) columns = 1;
    int rows = (count + columns - 1) / columns;
    for (int row = 0; row < rows; row++) {
        for (int i = row; i < count; i += rows) printf("%-*s", widest + 2, listed[i].text);
        putchar('\n');
    }
}

/* Few are told in words, many in columns. */
static void ask_actions(vx_evening *e, const char *beginning)
{
    enum { FEW = 8 };
    const vx_game *game = e->match->game;
    void *seen = vx_seen_state(e);
    listed_action *listed = malloc((size_t)game->action_cap * sizeof *listed);
    if (seen != NULL && listed != NULL) {
        int count = list_beginning_with(game, seen, beginning, listed);
        if (count > FEW) print_columns(e, listed, count);
        for (int i = 0; i < count && count <= FEW; i++) vx_tell_action(e, seen, listed[i].action);
        if (count == 0)
            printf("%s\n", vx_say(e, "No legal action begins so.", "Так не начинается ни одно."));
        if (vx_is_open_ended(game, seen))
            printf("%s\n", vx_say(e, "These are examples; others are legal too.",
                                  "Это примеры; можно и другое."));
    }
    free(seen);
    free(listed);
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
        vx_tell_problem(e, &problem);
        return;
    }
    for (int seat = 0; seat < e->seats; seat++)
        if (e->shown[seat] > match->count) e->shown[seat] = match->count;
    e->needs_drawing = true;
    vx_keep_record(e);
}

static void wish_save(vx_evening *e, const char *argument)
{
    char *text = vx_match_record(e->match, VX_UMPIRE, false);
    if (argument[0] == '\0')
        printf(vx_say(e, "The record is kept in %s; save FILE makes a copy.\n",
                      "Запись хранится в %s; save ФАЙЛ сделает копию.\n"),
               e->path);
    else if (access(argument, F_OK) == 0)
        printf(vx_say(e, "%s is there already.\n", "%s уже есть.\n"), argument);
    else if (text == NULL || !vx_save_text(argument, text))
        printf(vx_say(e, "Cannot write to %s.\n", "Не пишется в %s.\n"), argument);
    else
        printf(vx_say(e, "Saved in %s.\n", "Сохранено в %s.\n"), argument);
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

/* Decides once for the player, and remembers how often he wants that again, or up to when. */
static void wish_auto(vx_evening *e, const char *argument)
{
    enum { MOST = 1000 };
    int64_t times = 1;
    vx_word word = {.start = argument, .length = strlen(argument)};
    bool whole_step = vx_word_is(&word, "step") || vx_word_is(&word, "шаг");
    if (argument[0] != '\0' && !whole_step && !vx_word_number(&word, 1, MOST, &times)) {
        printf("%s\n", vx_say(e, "auto takes a number from 1 to 1000, or step.",
                              "После авто может стоять число от 1 до 1000 или слово шаг."));
        return;
    }
    e->question[0] = '\0';
    if (whole_step) vx_write_question(e, e->question);
    e->entrusted = whole_step ? MOST : (int)times;
    vx_take_entrusted_turn(e);
}

/* Something else is asked than what was left to the machine. */
static bool is_step_over(const vx_evening *e)
{
    char now[VX_QUESTION_CAP];
    vx_write_question(e, now);
    return e->question[0] != '\0' && strcmp(e->question, now) != 0;
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
    if (found && !made) vx_tell_problem(e, &problem);
    free(seen);
}

static void wish_board(vx_evening *e, const char *argument)
{
    (void)argument;
    e->needs_drawing = true;
}

static void wish_quit(vx_evening *e, const char *argument)
{
    (void)argument;
    e->has_left = true;
}

static void wish_help(vx_evening *e, const char *argument);

/* ---- The words ---- */

typedef struct {
    const char *name[VX_LANGUAGES];
    const char *argument[VX_LANGUAGES];
    const char *summary[VX_LANGUAGES];
    void (*grant)(vx_evening *e, const char *argument);
} wish;

static const wish wishes[] = {
    {{"?", "?"},
     {"[D3]", "[D3]"},
     {"the legal actions, or those that begin so", "все действия или те, что так начинаются"},
     ask_actions},
    {{"why", "почему"},
     {"ACTION", "ДЕЙСТВИЕ"},
     {"is it legal, and if not, by which clause", "можно ли, а если нет, то по какому пункту"},
     ask_why},
    {{"odds", "шансы"},
     {"ACTION", "ДЕЙСТВИЕ"},
     {"what it may lead to", "к чему оно может привести"},
     ask_odds},
    {{"hint", "подсказка"},
     {"", ""},
     {"what the machine would do", "как бы пошла машина"},
     ask_hint},
    {{"auto", "авто"},
     {"[N|step]", "[N|шаг]"},
     {"let the machine decide for you, N times, or until something else is asked",
      "пусть за вас решит машина, N раз или пока не спросят о другом"},
     wish_auto},
    {{"undo", "назад"},
     {"", ""},
     {"back to your last decision", "назад к вашему последнему решению"},
     wish_undo},
    {{"rules", "правила"},
     {"CLAUSE", "ПУНКТ"},
     {"a clause of the rules", "пункт правил"},
     ask_rules},
    {{"board", "поле"}, {"", ""}, {"draw the board again", "показать поле снова"}, wish_board},
    {{"save", "сохранить"}, {"FILE", "ФАЙЛ"}, {"a copy of the record", "копия записи"}, wish_save},
    {{"resign", "сдаюсь"}, {"", ""}, {"give up", "сдаться"}, wish_resign},
    {{"help", "помощь"}, {"", ""}, {"this list", "этот список"}, wish_help},
    {{"quit", "выход"},
     {"", ""},
     {"leave; the game can be resumed", "выйти; партию можно продолжить"},
     wish_quit},
};

enum { WISHES = sizeof wishes / sizeof wishes[0] };

static void wish_help(vx_evening *e, const char *argument)
{
    (void)argument;
    for (int i = 0; i < WISHES; i++) {
        char line[256];
        vx_text text = vx_text_on(line, sizeof line);
        vx_add(&text, "  ");
        vx_add(&text, wishes[i].name[e->language]);
        vx_add_char(&text, ' ');
        vx_add(&text, wishes[i].argument[e->language]);
        vx_add_padding(&text, 0, 22);
        vx_add(&text, wishes[i].summary[e->language]);
        printf("%s\n", line);
    }
    printf("%s\n", vx_say(e, "Anything else is an action, written as ? lists it.",
                          "Всё остальное — действие, записанное так, как показывает ?."));
}

/* Finds the word in either language and leaves what follows it in *argument. */
static const wish *find_wish(const char *line, const char **argument)
{
    size_t length = strcspn(line, " \t");
    for (int i = 0; i < WISHES; i++) {
        for (int language = 0; language < VX_LANGUAGES; language++) {
            const char *name = wishes[i].name[language];
            if (strlen(name) != length || strncmp(line, name, length) != 0) continue;
            *argument = line + length + strspn(line + length, " \t");
            return &wishes[i];
        }
    }
    return NULL;
}

/* ---- Actions ---- */

static void try_action(vx_evening *e, const char *line)
{
    const vx_match *match = e->match;
    vx_action action;
    vx_problem problem;
    char sentence[512];
    vx_status read = vx_match_read_action(match, line, &action, &problem);
    bool parsed = read != VX_BAD;
    if (read == VX_YES && vx_make_action(e, action, &problem)) return;
    if (!parsed) problem.line = 0;
    vx_format_problem(&problem, e->language, sentence, sizeof sentence);
    vx_set_style(e, "33");
    printf("%s", sentence);
    vx_set_style(e, "0");
    fputs(parsed ? "\n" : vx_say(e, " (? lists the actions)\n", " (? покажет действия)\n"), stdout);
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
    const vx_game *game = e->match->game;
    void *seen = vx_seen_state(e);
    vx_action *all = malloc((size_t)game->action_cap * sizeof *all);
    bool only = seen != NULL && all != NULL && vx_list(game, seen, all) == 1;
    if (only) {
        char sentence[VX_LINE_LENGTH];
        *out = all[0];
        vx_describe_action(game, seen, *out, e->language, sentence, sizeof sentence);
        printf("%s: %s\n", vx_say(e, "Enter", "Ввод"), sentence);
    }
    free(all);
    free(seen);
    return only;
}

void vx_ask_player(vx_evening *e)
{
    char buffer[VX_LINE_LENGTH];
    const char *argument;
    vx_action only;
    vx_problem problem;
    bool is_only = find_only_action(e, &only);
    printf("> ");
    fflush(stdout);
    if (!vx_read_line(buffer, sizeof buffer)) {
        e->has_left = true;
        return;
    }
    char *line = trim(buffer);
    if (line[0] == '\0') {
        if (is_only && !vx_make_action(e, only, &problem)) vx_tell_problem(e, &problem);
        return;
    }
    if (line[0] == '?' && line[1] != '\0' && line[1] != ' ') { /* "?d3" will do */
        ask_actions(e, line + 1);
        return;
    }
    const wish *found = find_wish(line, &argument);
    if (found != NULL)
        found->grant(e, argument);
    else
        try_action(e, line);
}
