/* SPDX-License-Identifier: MIT */
/* main.c - the program: one command from the words it was started with. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cli/host.h"
#include "cli/terminal.h"
#include "server/serve.h"

/* What a terminal has beyond the common commands. clang-format off keeps one a line. */
static const vx_flag play_flags[] = {
    {"--seat",
     "N|both|none",
     false,
     0,
     0,
     {"your seat; both: two players at one screen; none: watch",
      "где вы сидите; both: вдвоём; none: смотреть"}},
    {"--level", "L", true, 1, 8, {"how strong the machine is (3)", "сила машины (3)"}},
    {"--bot",
     "NAME",
     false,
     0,
     0,
     {"another opponent: greedy, random, uct:1000", "другой соперник: greedy, random, uct:1000"}},
    {"--seed",
     "N",
     true,
     0,
     INT64_MAX,
     {"the seed of dice and draws", "откуда берутся броски и раздача"}},
    {"--record", "FILE", false, 0, 0, {"where the record is kept", "куда пишется запись"}},
    {"--resume", "FILE", false, 0, 0, {"go on with this record", "продолжить эту запись"}},
    {"--guide",
     NULL,
     false,
     0,
     0,
     {"a first game: the easiest level, and one sentence whenever something is new",
      "первая партия: самый лёгкий уровень и одна фраза на всё новое"}},
};

/* clang-format off */
static const vx_flag arena_flags[] = {
    {"--bots", "A,B,...", false, 0, 0,
     {"who plays: a bot's name, or a program with a slash in its path",
      "кто играет: имя бота или программа, в пути которой есть косая черта"}},
    {"--games", "N", true, 2, 1000000, {"games of each pairing (200)", "партий в каждой паре (200)"}},
    {"--gauntlet", NULL, false, 0, 0, {"the first against all others only", "только первый против остальных"}},
    {"--ladder", NULL, false, 0, 0,
     {"each against the one two places below it only", "каждый — только против стоящего на два места ниже"}},
    {"--test", "LOW,HIGH", false, 0, 0,
     {"stop a pairing as soon as its first bot is sure to score more than LOW%, or less than HIGH%",
      "закончить пару, когда ясно, что первый берёт больше LOW% или меньше HIGH%"}},
    {"--log", "FILE", false, 0, 0, {"append results to this file, and go on from its last", "писать итоги сюда и продолжать с того, что там есть"}},
    {"--html", "FILE", false, 0, 0, {"write a page with plots too", "ещё и страница с графиками"}},
    {"--json", NULL, false, 0, 0, {"as one JSON object", "одним объектом JSON"}},
    {"--seed", "N", true, 0, INT64_MAX, {"the seed of dice and draws", "откуда берутся броски и раздача"}},
    {"--threads", "T", true, 1, 64, {"games at a time (one a core)", "сколько партий сразу (по числу ядер)"}},
    {"--ms", "N", true, 1, 86400000, {"milliseconds a program gets for a move (1000)", "миллисекунд программе на ход (1000)"}},
    {"--check", "PROGRAM", false, 0, 0, {"check that this program keeps the protocol", "соблюдает ли эта программа протокол?"}},
};

static const vx_flag lab_flags[] = {
    {"--out", "FILE", false, 0, 0, {"where finished games are kept (beside the study)", "где хранятся сыгранные партии (рядом с исследованием)"}},
    {"--threads", "T", true, 1, 64, {"games at a time (one a core)", "сколько партий сразу (по числу ядер)"}},
    {"--shard", "I/N", false, 0, 0, {"play only this part of the study", "сыграть только эту часть исследования"}},
    {"--games", "N", true, 1, INT64_MAX, {"play so many games now, the rest later", "сыграть сейчас столько партий, остальные потом"}},
    {"--html", "FILE", false, 0, 0, {"also a page with plots", "ещё и страница с графиками"}},
    {"--json", NULL, false, 0, 0, {"as one JSON object", "одним объектом JSON"}},
    {"--bots", "BOT", false, 0, 0, {"who plays a comparison (level4)", "кто играет сравнение (level4)"}},
    {"--matters", "P", true, 1, 50, {"compare: a difference of P percent matters (5)", "compare: важна разница в P процентов (5)"}},
};

static const vx_flag puzzle_flags[] = {
    {"--count", "N", true, 1, 1000000, {"number of puzzles to find (10) or to check (all)", "сколько найти (10) или проверить (все)"}},
    {"--check", NULL, false, 0, 0,
     {"prove again that each puzzle has one solution", "доказать заново, что решение у каждой одно"}},
    {"--out", "FILE", false, 0, 0,
     {"append puzzles to this file, and go on from its last", "дописывать найденное сюда и продолжать с того, что там есть"}},
    {"--goal", "GOAL", false, 0, 0,
     {"look for this goal only: win, take, save, strike, guard, odds, list, fill", "искать только эту цель: win, take, save, strike, guard, odds, list, fill"}},
    {"--games", "N", true, 1, INT64_MAX, {"limit of games to look through (100000)", "сколько партий просмотреть самое большее (100000)"}},
    {"--seed", "N", true, 0, INT64_MAX, {"the number of the first game", "номер первой партии"}},
    {"--bots", "A,B,...", false, 0, 0,
     {"bots that solve them (random, greedy and all levels)", "кого спросить (random, greedy и все уровни)"}},
};
/* clang-format on */

static const vx_flag daily_flags[] = {
    {"--daily", NULL, false, 0, 0, {"the game's puzzle of the day", "задача дня этой игры"}},
};

static const vx_flag learn_flags[] = {
    {"--list",
     NULL,
     false,
     0,
     0,
     {"list the lessons of the game and which are done", "уроки игры; пройденные отмечены"}},
    {"--check", NULL, false, 0, 0, {"check a lesson file", "верен ли этот файл урока?"}},
};

static const vx_command terminal_commands[] = {
    {.name = "learn",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .words_max = 2,
     .usage = "[GAME [LESSON] [--list] | FILE [--check]]",
     .summary =
         {"play a lesson: the next of a game, or one by name or number; without one, list them",
          "уроки: список, следующий урок игры или урок по имени или номеру"},
     .flags = learn_flags,
     .flag_count = (int)(sizeof learn_flags / sizeof learn_flags[0]),
     .run = vx_run_terminal_learn},
    {.name = "play",
     .traits = VX_IN_TERMINAL | VX_SETTINGS | VX_HEAVY,
     .words_max = 1,
     .usage = "GAME [--seat N|both|none] [--level L] [--seed N] [--record FILE | --resume FILE] "
              "[--guide] [key=value ...]",
     .summary = {"play in the terminal", "играть в терминале"},
     .flags = play_flags,
     .flag_count = (int)(sizeof play_flags / sizeof play_flags[0]),
     .run = vx_run_terminal_play},
    {.name = "arena",
     .traits = VX_IN_TERMINAL | VX_SETTINGS | VX_HEAVY,
     .words_max = 1,
     .usage = "GAME --bots A,B,... [--games N] [--gauntlet | --ladder] [--test LOW,HIGH] "
              "[--log FILE] [--html FILE] [--json] | [GAME] --check PROGRAM",
     .summary = {"play matches between bots and print ratings", "матчи между ботами, с рейтингами"},
     .flags = arena_flags,
     .flag_count = (int)(sizeof arena_flags / sizeof arena_flags[0]),
     .run = vx_run_terminal_arena},
    {.name = "lab",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .words_min = 1,
     .words_max = -1,
     .usage = "run STUDY [--shard I/N] [--threads T] [--games N] | report STUDY [--html FILE] "
              "[--json] | check STUDY | merge OUT SHARD... | compare GAME A B [--matters P]",
     .summary = {"studies: many games that answer a question, with intervals",
                 "исследования: много партий, которые отвечают на вопрос, с интервалами"},
     .flags = lab_flags,
     .flag_count = (int)(sizeof lab_flags / sizeof lab_flags[0]),
     .run = vx_run_terminal_lab},
    {.name = "puzzle",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .words_max = 2,
     .usage = "[GAME [NUMBER] [--daily] | FILE]",
     .summary = {"solve a puzzle: the one of the day, the next of a game, or one by its number",
                 "решить задачу: задачу дня, следующую задачу игры или задачу по номеру"},
     .flags = daily_flags,
     .flag_count = (int)(sizeof daily_flags / sizeof daily_flags[0]),
     .run = vx_run_terminal_puzzle},
    {.name = "puzzles",
     .traits = VX_IN_TERMINAL | VX_SETTINGS | VX_HEAVY,
     .words_min = 1,
     .words_max = 1,
     .usage =
         "GAME [--count N] [--goal GOAL] [--games N] [--seed N] [--out FILE] [key=value ...] | "
         "FILE [--bots A,B,... | --check [--count N]]",
     .summary = {"find positions with one best action, or let bots solve a file of them",
                 "найти позиции с единственным лучшим действием или дать ботам решать их из файла"},
     .flags = puzzle_flags,
     .flag_count = (int)(sizeof puzzle_flags / sizeof puzzle_flags[0]),
     .run = vx_run_terminal_puzzles},
    {.name = "protocol",
     .traits = VX_IN_TERMINAL | VX_HEAVY,
     .summary = {"talk to a program: one command per line",
                 "разговор с программой: команда в строке"},
     .run = vx_run_terminal_dialogue},
};

static int run_command(const vx_host *host, int count, const char *const *words)
{
    vx_session *session = vx_session_new(host, VX_ONE_COMMAND);
    if (session == NULL) {
        fputs("vexillum: out of memory\n", stderr);
        return VX_BAD;
    }
    vx_session_add_commands(session, terminal_commands,
                            (int)(sizeof terminal_commands / sizeof terminal_commands[0]));
    vx_session_add_commands(session, vx_server_commands, VX_SERVER_COMMANDS);
    int status = (int)vx_session_run(session, count, words);
    bool written = fputs(vx_session_output(session), stdout) >= 0 && fflush(stdout) == 0;
    if (!written) {
        fputs("vexillum: cannot write the answer\n", stderr);
        status = VX_BAD;
    } else if (vx_session_error(session)[0] != '\0') {
        fprintf(stderr, "vexillum: %s\n", vx_session_error(session));
    }
    vx_session_free(session);
    return status;
}

/* ---- Ctrl-C: long counting and thinking end early and say what they have ---- */

static volatile sig_atomic_t is_interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    is_interrupted = 1;
}

static bool should_stop(void *context)
{
    (void)context;
    return is_interrupted != 0;
}

/* A second Ctrl-C ends the program as it would any other. */
static void stop_when_interrupted(vx_host *host, const char *command)
{
    if (strcmp(command, "sim") != 0 && strcmp(command, "go") != 0) return;
    struct sigaction once = {.sa_handler = interrupt, .sa_flags = (int)SA_RESETHAND};
    sigaction(SIGINT, &once, NULL);
    host->should_stop = should_stop;
}

/* Does somebody ask for help, in the way that other programs taught him? */
static bool asks_for_help(int count, char **words)
{
    for (int i = 1; i < count; i++)
        if (strcmp(words[i], "--help") == 0 || strcmp(words[i], "-h") == 0) return true;
    return count < 2;
}

int main(int count, char **words)
{
    vx_host host = vx_terminal_host();
    if (asks_for_help(count, words)) {
        bool is_named = count > 2 && words[1][0] != '-';
        const char *const help[] = {"help", is_named ? words[1] : NULL};
        return run_command(&host, is_named ? 2 : 1, help);
    }
    if (strcmp(words[1], "--version") == 0) {
        puts("vexillum " VX_VERSION);
        return 0;
    }
    stop_when_interrupted(&host, words[1]);
    return run_command(&host, count - 1, (const char *const *)words + 1);
}
