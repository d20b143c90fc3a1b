/* SPDX-License-Identifier: MIT */
/* words.c - what a puzzle asks and what it answers, as sentences. */
#include <string.h>

#include "core/game.h"
#include "puzzle/internal.h"

typedef struct {
    const char *text[VX_LANGUAGES]; /* {0}, {1} and {word} are filled in */
} sentence;

static void say(const sentence *what, int64_t first, int64_t second, const char *word,
                vx_language language, vx_text *out)
{
    const int64_t numbers[2] = {first, second};
    vx_add_filled(out, what->text[language], numbers, word);
}

/* ---- The task ---- */

static const sentence tasks[VX_GOALS] = {
    [VX_GOAL_WIN] = {{"Win within {0} turns, whatever the opponent does.",
                      "Выиграйте не позже чем за {0} хода, что бы ни делал соперник."}},
    [VX_GOAL_TAKE] = {{"Take {word} within {0} turns, whatever the opponent does.",
                       "Возьмите {word} не позже чем за {0} хода, что бы ни делал соперник."}},
    [VX_GOAL_SAVE] =
        {{"The opponent is about to take {word}. Find the only action that prevents it.",
          "Соперник готов взять {word}. Найдите единственное действие, которое ему "
          "помешает."}},
    [VX_GOAL_STRIKE] =
        {{"Which action has the best chance to take {word} from the opponent at once?",
          "Какое действие вероятнее всего сразу отнимет у соперника {word}?"}},
    [VX_GOAL_GUARD] = {{"You may lose {word} here. Which choice makes that least likely?",
                        "Здесь можно потерять {word}. При каком выборе это наименее вероятно?"}},
    [VX_GOAL_ODDS] = {{"Which action has the best chance of this outcome: {word}?",
                       "Какое действие вероятнее всего приведёт к исходу: {word}?"}},
    [VX_GOAL_LIST] = {{"This army may not go to war yet. Find the one change that makes its list "
                       "legal.",
                       "Этой армии выступать ещё нельзя. Найдите единственное изменение, с которым "
                       "список станет верным."}},
    [VX_GOAL_FILL] =
        {{"Only one choice fills this army: nothing else can be taken after it. Find it.",
          "Лишь один выбор заполняет эту армию: после него взять больше нечего. "
          "Найдите его."}},
    [VX_GOAL_BETTER] = {{"In your game you went wrong here. Find a better action.",
                         "В вашей партии здесь была ошибка. Найдите действие лучше."}},
};

/* The row of the odds in the words of the language. */
static void add_row(const vx_puzzle *puzzle, vx_language language, vx_text *out)
{
    static _Thread_local vx_odds odds;
    int row;
    vx_get_odds(puzzle->game, puzzle->view, puzzle->best, language, &odds);
    const vx_odds_table *table = vx_find_row(&odds, puzzle->goal.row, &row);
    vx_add(out, table != NULL ? table->title : puzzle->goal.row);
    if (table == NULL) return;
    vx_add(out, " — ");
    vx_add(out, table->row[row].text);
}

void vx_puzzle_task(const vx_puzzle *puzzle, vx_language language, vx_text *out)
{
    const vx_puzzle_goal *goal = &puzzle->goal;
    char thing[512] = "";
    vx_text text = vx_text_on(thing, sizeof thing);
    if (goal->kind == VX_GOAL_ODDS)
        add_row(puzzle, language, &text);
    else if (goal->kind != VX_GOAL_WIN && !vx_is_about_row(goal->kind))
        puzzle->game->assets->name(goal->asset, language, &text);
    say(&tasks[goal->kind], goal->turns, 0, thing, language, out);
}

/* ---- The verdict ---- */

/* A chance of a thousand as percent; never 0 or 100 where it is not certain. */
static int percent(int chance)
{
    int rounded = (chance + 5) / 10;
    if (rounded == 0 && chance > 0) return 1;
    return rounded == 100 && chance < 1000 ? 99 : rounded;
}

static void judge_chance(const vx_puzzle *puzzle, const vx_puzzle_try *tried, vx_language language,
                         vx_text *out)
{
    static const sentence best = {
        {"{0}%. The next best action has {1}%.", "{0}%. У следующего по силе действия {1}%."}};
    static const sentence worse = {
        {"Only {0}%. Another action has {1}%.", "Всего {0}%. У другого действия {1}%."}};
    if (tried->is_solved)
        say(&best, percent(puzzle->chance), percent(puzzle->second), "", language, out);
    else
        say(&worse, percent(tried->chance), percent(puzzle->chance), "", language, out);
}

/* Measured, not proved: about so much. */
static void judge_better(const vx_puzzle *puzzle, const vx_puzzle_try *tried, vx_language language,
                         vx_text *out)
{
    static const sentence right = {
        {"The chance to win stays at about {0}%. In the game it fell to {1}%.",
         "Шанс на победу остаётся около {0}%. В партии он упал до {1}%."}};
    static const sentence wrong = {
        {"The chance to win falls to about {0}%. With a better action it is about {1}%.",
         "Шанс на победу падает примерно до {0}%. С действием лучше он около {1}%."}};
    static const sentence reply = {{" The likely reply: {word}", " Вероятный ответ: {word}"}};
    if (tried->is_solved)
        say(&right, percent(tried->chance), percent(puzzle->second), "", language, out);
    else
        say(&wrong, percent(tried->chance), percent(puzzle->chance), "", language, out);
    if (!tried->is_solved && tried->answer[language][0] != '\0')
        say(&reply, 0, 0, tried->answer[language], language, out);
}

static void judge_filling(const vx_puzzle_try *tried, vx_language language, vx_text *out)
{
    static const sentence right = {
        {"The army is full: nothing else can be taken.", "Армия полна: взять больше нечего."}};
    static const sentence wrong = {{"There is room left: {word}", "Место ещё есть: {word}"}};
    say(tried->is_solved ? &right : &wrong, 0, 0, tried->answer[language], language, out);
}

static void judge_list(const vx_puzzle_try *tried, vx_language language, vx_text *out)
{
    static const sentence right = {{"The list is legal now.", "Теперь список верен."}};
    static const sentence wrong = {
        {"The list is not legal yet. {word}", "Список ещё не верен. {word}"}};
    say(tried->is_solved ? &right : &wrong, 0, 0, tried->answer[language], language, out);
}

static void judge_force(const vx_puzzle *puzzle, const vx_puzzle_try *tried, vx_language language,
                        vx_text *out)
{
    static const sentence right = {
        {"Nothing the opponent does can prevent it.", "Помешать этому соперник не может ничем."}};
    static const sentence saved = {
        {"Every other action loses it.", "При любом другом действии потеря неизбежна."}};
    static const sentence refuted[] = {
        {{"There is an answer: {word} The goal is out of reach.",
          "На это есть ответ: {word} Цель уже недостижима."}},
        {{"It is lost: {word}", "Потеря неизбежна: {word}"}},
    };
    static const sentence plain = {
        {"The opponent has an answer to that.", "На это у соперника есть ответ."}};
    bool is_save = puzzle->goal.kind == VX_GOAL_SAVE;
    char words[VX_ACTION_TEXT_CAP + 2] = "";
    vx_text text = vx_text_on(words, sizeof words);
    vx_add(&text, tried->answer[language]);
    if (text.length > 0 && strchr(".!", text.data[text.length - 1]) == NULL) vx_add(&text, ".");
    if (tried->is_solved)
        say(is_save ? &saved : &right, 0, 0, "", language, out);
    else
        say(words[0] != '\0' ? &refuted[is_save] : &plain, 0, 0, words, language, out);
}

void vx_puzzle_verdict(const vx_puzzle *puzzle, const vx_puzzle_try *tried, vx_language language,
                       vx_text *out)
{
    if (puzzle->goal.kind == VX_GOAL_BETTER)
        judge_better(puzzle, tried, language, out);
    else if (puzzle->goal.kind == VX_GOAL_LIST)
        judge_list(tried, language, out);
    else if (puzzle->goal.kind == VX_GOAL_FILL)
        judge_filling(tried, language, out);
    else if (vx_is_forced_goal(puzzle->goal.kind))
        judge_force(puzzle, tried, language, out);
    else
        judge_chance(puzzle, tried, language, out);
}
