/* SPDX-License-Identifier: MIT */
/* command_test.c - the command language, spoken to a session whose host is a handful of texts. */
#include <stdlib.h>
#include <string.h>

#include "command/bench.h"
#include "command/session.h"
#include "harness.h"

/* ---- A host without a system ---- */

typedef struct {
    const char *name, *text;
} fake_file;

static const char duel[] = "position standard-bearer\n"
                           "8  .  .  .  .  .  .  s\n"
                           "7  .  .  .  .  .  .  .\n"
                           "6  .  .  .  .  .  .  .\n"
                           "5  .  .  .  .  .  .  p\n"
                           "4  .  .  .  .  .  .  .\n"
                           "3  .  .  .  .  .  .  I\n"
                           "2  .  .  .  .  .  .  .\n"
                           "1  .  .  .  .  .  .  S\n"
                           "turn blue move\n";

static const fake_file files[] = {
    {"duel", duel},
    {"broken", "position standard-bearer\n8 . .\n"},
    {"tree/src/games/standard-bearer/RULES.md",
     "# Rules\n- **ZN-1** one\n- **ZN-2** two\n- **ZN-3** three\n- **ZN-4** four\n"
     "- **ZN-5** (not playable) five\n- **ZN-6** six\n- **ZN-7** seven\n- **AZ-1** r\n"},
    {"tree/src/games/standard-bearer/rules.c",
     "/* ZN-1 */ \"ZN-2\" /* ZN-77 */ /* AZ-1 XZN-3 */ /* ZN-6 and the like are\n"
     " * not\n * used. */ /* ZN-1 is at work. This is not used. */"},
    {"tree/src/games/standard-bearer/notes.txt", "ZN-3"},
    {"tree/src/games/standard-bearer/march/far/steps.c", "/* ZN-7, and ZN-78 of nobody */"},
    {"tree/tests/positions/standard-bearer/a.t", "# ZN-1..3 ranges count, ZN-6 too\n"},
    {"tree/tests/unit/x_test.c", "/* AZ-1, and ZN-99 of nobody */"},
    {"whole/src/games/standard-bearer/RULES.md", "- **ZN-1** one\n- **AZ-1** not cited\n"},
    {"whole/src/games/standard-bearer/rules.c", "ZN-1"},
    {"whole/tests/positions/standard-bearer/a.t", "# ZN-1 does\n"},
};
enum { FILES = sizeof files / sizeof files[0] };

static const char *input; /* what standard input would give */

static const char *find_file(const char *name)
{
    if (strcmp(name, "-") == 0) return input;
    for (int i = 0; i < FILES; i++)
        if (strcmp(files[i].name, name) == 0) return files[i].text;
    return NULL;
}

static char *read_file(void *context, const char *name, vx_problem *why)
{
    static const vx_message no_file = {NULL, {"no file {word}", "нет файла {word}"}};
    (void)context;
    const char *text = find_file(name);
    if (text == NULL) {
        vx_refuse_word(why, &no_file, name, strlen(name));
        return NULL;
    }
    char *copy = malloc(strlen(text) + 1);
    return strcpy(copy, text);
}

static bool is_file(void *context, const char *name)
{
    (void)context;
    return find_file(name) != NULL;
}

static void list_folder(void *context, const char *folder,
                        void (*visit)(void *argument, const char *name), void *argument)
{
    size_t length = strlen(folder);
    (void)context;
    for (int i = 0; i < FILES; i++) {
        const char *name = files[i].name;
        if (strncmp(name, folder, length) != 0 || name[length] != '/') continue;
        char entry[64] = "";
        size_t end = strcspn(name + length + 1, "/");
        strncpy(entry, name + length + 1, name[length + 1 + end] == '/' ? end + 1 : end);
        visit(argument, entry);
    }
}

static uint64_t tick(void *context)
{
    (void)context;
    static uint64_t now;
    return now += 1000;
}

static uint64_t entropy(void *context)
{
    (void)context;
    return 12345 << 8;
}

/* The last job first: whoever depends on the order is found out. */
static void run_parallel(void *context, int count, void (*job)(void *argument, int index),
                         void *argument)
{
    (void)context;
    for (int i = count; i-- > 0;) job(argument, i);
}

static const vx_host host = {.read_file = read_file,
                             .is_file = is_file,
                             .list_folder = list_folder,
                             .clock = tick,
                             .entropy = entropy,
                             .run_parallel = run_parallel,
                             .cores = 2};

/* ---- Asking ---- */

static vx_session *session;

static int open_terminal(void **state)
{
    (void)state;
    input = duel;
    session = vx_session_new(&host, VX_ONE_COMMAND);
    return session == NULL;
}

static int open_dialogue(void **state)
{
    (void)state;
    session = vx_session_new(&host, VX_DIALOGUE);
    return session == NULL;
}

static int close_session(void **state)
{
    (void)state;
    vx_session_free(session);
    session = NULL;
    return 0;
}

static void says(vx_status status, const char *command, const char *expected)
{
    vx_status found = vx_session_run_text(session, command);
    const char *error = vx_session_error(session), *output = vx_session_output(session);
    const char *where = error[0] != '\0' ? error : output;
    if (found != status || strstr(where, expected) == NULL)
        fail_msg("%s: status %d, said '%s' and failed with '%s'", command, (int)found, output,
                 error);
    assert_null(strchr(error, '\n'));
    if (status == VX_BAD) assert_string_equal(output, "");
    if (status == VX_YES) assert_string_equal(error, "");
}

static void answers(const char *command, const char *expected)
{
    assert_int_equal(vx_session_run_text(session, command), VX_YES);
    assert_string_equal(vx_session_output(session), expected);
}

static char *output_copy(void)
{
    char *copy = malloc(strlen(vx_session_output(session)) + 1);
    return strcpy(copy, vx_session_output(session));
}

/* ---- Words ---- */

static void what_is_not_known_is_named_and_the_nearest_offered(void **state)
{
    (void)state;
    says(VX_BAD, "snow", "no command 'snow'; did you mean 'show'?");
    says(VX_BAD, "show --seet 1", "'--seet' here; did you mean '--seat'?");
    says(VX_BAD, "new standard-baerer", "did you mean 'standard-bearer'?");
    says(VX_BAD, "new standard-bearer beserker=4", "did you mean 'berserker'?");
    says(VX_BAD, "sim standard-bearer --bots gready", "did you mean 'greedy'?");
    says(VX_BAD, "sim standard-bearer --bots random,random,random", "more bots than seats");
    says(VX_BAD, "zzzzzzzz", "no command 'zzzzzzzz'");
    assert_null(strstr(vx_session_error(session), "mean"));
    says(VX_BAD, "", "no command given");
}

static void flags_want_their_values(void **state)
{
    (void)state;
    says(VX_BAD, "show duel --seat", "--seat needs a value");
    says(VX_BAD, "show duel --seat one", "--seat takes a number from 0 to 4");
    says(VX_BAD, "show duel --seat 3", "no seat 3");
    says(VX_BAD, "show duel --seat -1", "--seat takes a number");
    says(VX_BAD, "go duel --level 9", "--level takes a number from 1 to 8");
    says(VX_BAD, "go duel --explain=yes", "--explain takes no value");
    says(VX_BAD, "sim standard-bearer --games 0", "--games takes a number");
    says(VX_BAD, "show duel --lang de", "--lang is 'en' or 'ru', not 'de'");
    says(VX_YES, "show duel --seat=2", "");
    says(VX_BAD, "games now", "use: games");
    says(VX_BAD, "new", "use: new GAME");
    says(VX_BAD, "why duel", "no action given");
}

static void complaints_come_in_the_readers_language(void **state)
{
    (void)state;
    says(VX_BAD, "snow --lang ru", "нет команды «snow»; может быть, «show»?");
    says(VX_BAD, "show --lang=ru missing", "нет файла missing");
    says(VX_NO, "why duel g3-g7 --lang ru", "ZN-13: ");
    says(VX_NO, "why duel g3-g7", "ZN-13: "); /* and the next command is in English again */
    assert_null(strstr(vx_session_output(session), "кл"));
}

static void an_error_is_one_line_whatever_was_asked(void **state)
{
    (void)state;
    const char *const words[] = {"show", "a\nb\033[2Jc"};
    assert_int_equal(vx_session_run(session, 2, words), VX_BAD);
    assert_non_null(strstr(vx_session_error(session), "a?b?[2Jc"));
    const char *const many[] = {"a\nb"};
    assert_int_equal(vx_session_run(session, 1, many), VX_BAD);
    assert_null(strchr(vx_session_error(session), '\n'));
}

static void splits_into(const char *line, int wanted, const char *const *words)
{
    char memory[128];
    const char *slots[64];
    int count = vx_split_line(line, strlen(line), memory, slots);
    assert_int_equal(count, wanted);
    for (int i = 0; i < count; i++) assert_string_equal(slots[i], words[i]);
}

static void one_quoting_for_every_line(void **state)
{
    (void)state;
    splits_into("host  x\tname=\"Anna B\" layout=\"line\" ", 4,
                (const char *[]){"host", "x", "name=Anna B", "layout=line"});
    splits_into("apply \"remove d2\" don't 'a b' x='y", 5,
                (const char *[]){"apply", "remove d2", "don't", "a b", "x='y"});
    splits_into("\"a \\\"b\\\" \\\\\" c\\d \"\"", 3, (const char *[]){"a \"b\" \\", "c\\d", ""});
    splits_into("name=\"Anna B", -1, NULL);
    splits_into("'Anna B", -1, NULL);
    splits_into("name=\"Anna B\\\"", -1, NULL);
    splits_into("   ", 0, NULL);
}

static void quotes_keep_words_together(void **state)
{
    (void)state;
    says(VX_BAD, "why duel \"remove g3", "quotation mark is not closed");
    says(VX_NO, "why duel \"remove g3\"", "ZN-11");
    says(VX_NO, "why duel 'remove g3'", "ZN-11");
    says(VX_NO, "why duel remove g3", "ZN-11");
}

/* ---- Positions ---- */

static void a_file_or_the_input_is_read(void **state)
{
    (void)state;
    says(VX_YES, "apply duel", "turn blue move\n");
    char *from_file = output_copy();
    answers("apply", from_file);
    answers("apply -", from_file);
    says(VX_BAD, "show nowhere", "no file nowhere");
    says(VX_BAD, "show broken", "broken: line 2");
    input = " \n";
    says(VX_BAD, "actions", "no position on standard input");
    input = "position chess\n";
    says(VX_BAD, "actions", "no game 'chess'");
    free(from_file);
}

static void a_record_is_good_wherever_a_position_is(void **state)
{
    (void)state;
    input = "record standard-bearer\nposition standard-bearer\n"
            "8  .  .  .  .  .  .  s\n7  .  .  .  .  .  .  .\n6  .  .  .  .  .  .  .\n"
            "5  .  .  .  .  .  .  p\n4  .  .  .  .  .  .  .\n3  .  .  .  .  .  .  I\n"
            "2  .  .  .  .  .  .  .\n1  .  .  .  .  .  .  S\nturn blue move\n"
            "actions\n1 g3-g4\nresult *\n";
    says(VX_YES, "actions", "g4xg5\n");
    says(VX_YES, "replay", "# Standard-Bearer, actions: 1, result: *\nposition");
    says(VX_YES, "replay --lang ru", "# Знаменосец, действий: 1");
    says(VX_YES, "record --seat 1", "actions\n1 g3-g4\nresult *\n");
    says(VX_BAD, "record --seat 7", "0 to 4");
    says(VX_NO, "replay --verify", "holds no secret");
    assert_string_equal(vx_session_output(session), "");
}

static void replay_names_the_first_illegal_line(void **state)
{
    (void)state;
    char text[1024];
    vx_text out = vx_text_on(text, sizeof text);
    vx_add(&out, "record standard-bearer\n");
    vx_add(&out, duel);
    vx_add(&out, "actions\n1 g3-g7\nresult *\n");
    input = text;
    says(VX_NO, "replay", "line 13, column 3: ZN-13: ");
    assert_string_equal(vx_session_output(session), "");
    says(VX_BAD, "show", "line 13, column 3: ZN-13: "); /* no position at all for the others */
    input = "record standard-bearer\nnonsense\n";
    says(VX_BAD, "replay", "line 2, column 1: nothing follows 'nonsense'");
}

static void the_same_seed_gives_the_same_start(void **state)
{
    (void)state;
    says(VX_YES, "new standard-bearer --seed 7", "position standard-bearer\n");
    char *first = output_copy();
    answers("new standard-bearer --seed 7", first);
    assert_int_equal(vx_session_run_text(session, "new standard-bearer --seed 8"), VX_YES);
    assert_string_not_equal(vx_session_output(session), first);
    says(VX_YES, "new standard-bearer", "# seed 12345\nposition"); /* the host's own */
    char *unseeded = output_copy();
    input = unseeded;
    says(VX_YES, "apply", "position"); /* a remark on top does no harm */
    says(VX_YES, "new standard-bearer --seed 12345", strchr(unseeded, '\n') + 1);
    says(VX_YES, "new standard-bearer --seed 7 layout=wedge first=red", "turn red move");
    says(VX_BAD, "new standard-bearer layout=circle", "layout=circle");
    free(first);
    free(unseeded);
}

/* ---- Actions ---- */

static void why_tells_legal_or_the_clause(void **state)
{
    (void)state;
    answers("why duel g3-g4", "legal\n");
    answers("why duel g3-g4 --lang ru", "legal\n"); /* a word for programs */
    says(VX_NO, "why g3-g7", "ZN-13: ");
    says(VX_YES, "why - g3-f4", "legal");
    says(VX_BAD, "why duel g3-", "g3-");
}

static void apply_plays_each_word_as_an_action(void **state)
{
    (void)state;
    says(VX_YES, "apply duel g3-g4 g4xg5", "turn red move");
    says(VX_NO, "apply duel g3-g4 g4xg6", "g4xg6: ZN-");
    assert_string_equal(vx_session_output(session), "");
    says(VX_BAD, "apply duel g3-g4 nonsense", "nonsense");
}

static void chance_is_given_or_drawn(void **state)
{
    (void)state;
    assert_int_equal(vx_session_run_text(session, "perft standard-bearer 1"), VX_YES);
    vx_session *dialogue = vx_session_new(&host, VX_DIALOGUE);
    vx_session_run_text(dialogue, "seed none");
    vx_session_run_text(dialogue, "new standard-bearer");
    char *before_deal = malloc(strlen(vx_session_output(dialogue)) + 1);
    strcpy(before_deal, vx_session_output(dialogue));
    vx_session_free(dialogue);
    input = before_deal;
    says(VX_YES, "apply \"deal archer\"", "\ndeal\n"); /* without a seed the next card waits */
    says(VX_YES, "apply --seed 3", "turn ");
    says(VX_YES, "apply --seed 3 \"deal archer\"", "turn ");
    says(VX_NO, "apply \"first blue\"", "ZN-");
    free(before_deal);
}

static void odds_of_what_is_certain_are_one_row(void **state)
{
    (void)state;
    says(VX_YES, "odds duel g3-g4", "1/1  100.0%  ");
    says(VX_NO, "odds duel g3-g7", "ZN-13");
}

static void the_machine_chooses_a_legal_action(void **state)
{
    (void)state;
    vx_session_run_text(session, "actions duel");
    char *legal = output_copy();
    assert_int_equal(vx_session_run_text(session, "go duel --level 1 --seed 5"), VX_YES);
    char *choice = output_copy();
    assert_non_null(strstr(legal, choice));
    answers("go duel --level 1 --seed 5", choice);
    free(legal);
    free(choice);
}

/* ---- Counting ---- */

static void perft_counts_chance_too(void **state)
{
    (void)state;
    answers("perft standard-bearer 3", "1 6\n2 36\n3 216\n");
    vx_session_run_text(session, "actions duel");
    int count = 0;
    for (const char *at = vx_session_output(session); *at != '\0'; at++) count += *at == '\n';
    char first[32];
    vx_text text = vx_text_on(first, sizeof first);
    vx_add(&text, "1 ");
    vx_add_number(&text, count);
    vx_add_char(&text, '\n');
    says(VX_YES, "perft duel 2", first);
    says(VX_BAD, "perft duel 0", "depth");
    says(VX_BAD, "perft standard-baerer 2", "did you mean");
    says(VX_BAD, "perft standard-bearer 2 layout=x", "layout=x");
}

/* Everything but the time. */
static void counts_of(const char *command, char *out)
{
    assert_int_equal(vx_session_run_text(session, command), VX_YES);
    strcpy(out, strstr(vx_session_output(session), "\"wins\""));
}

static void a_simulation_does_not_depend_on_threads(void **state)
{
    (void)state;
    char one[512], three[512], other[512];
    counts_of("sim standard-bearer --games 100 --seed 4 --threads 1", one);
    counts_of("sim standard-bearer --games 100 --seed 4 --threads 3", three);
    counts_of("sim standard-bearer --games 100 --seed 5 --threads 3", other);
    assert_string_equal(one, three);
    assert_string_not_equal(one, other);
    counts_of("sim standard-bearer --games 9 --bots greedy,random --threads 1", one);
    counts_of("sim standard-bearer --games 9 --bots greedy,random --threads 2", three);
    assert_string_equal(one, three);
}

static void a_simulation_counts_every_game_once(void **state)
{
    (void)state;
    says(VX_YES, "sim standard-bearer --games 50 --seed 1 --threads 2",
         "{\"games\":50,\"seconds\":0.0");
    const char *wins = strstr(vx_session_output(session), "\"wins\":[");
    const char *draws = strstr(vx_session_output(session), "\"draws\":");
    char *end;
    long blue = strtol(wins + strlen("\"wins\":["), &end, 10), red = strtol(end + 1, NULL, 10);
    assert_int_equal(blue + red + strtol(draws + strlen("\"draws\":"), NULL, 10), 50);
    says(VX_YES, "sim standard-bearer --games 5 --max-actions 45", "\"draws\":5,\"capped\":5");
}

static void the_bench_does_the_same_work_each_time(void **state)
{
    (void)state;
    uint64_t signature = vx_bench_signature();
    const vx_host no_clock = {0};
    vx_bench_speed speed;
    assert_true(signature != 0);
    assert_true(signature == vx_bench_signature());
    assert_true(vx_bench_play(0, 1000, &no_clock, &speed));
    assert_true(speed.games > 0 && speed.actions >= 1000 && speed.microseconds == 0);
    says(VX_YES, "bench", "signature ");
    assert_non_null(strstr(vx_session_output(session), "standard-bearer: "));
}

/* ---- Rules and clauses ---- */

static void every_clause_of_every_page_can_be_asked_for(void **state)
{
    (void)state;
    int found = 0;
    for (int i = 0; i < vx_game_count(); i++) {
        const vx_game *game = vx_game_at(i);
        const char *line = vx_rules_page(game, VX_ENGLISH);
        assert_non_null(line);
        assert_non_null(vx_rules_page(game, VX_RUSSIAN));
        for (; line != NULL; line = strchr(line, '\n')) {
            if (*line == '\n') line++;
            if (strncmp(line, "- **", 4) != 0) continue;
            char command[128];
            size_t length = strcspn(line + 4, "*");
            if (memchr(line + 4, ' ', length) != NULL || memchr(line + 4, '-', length) == NULL)
                continue;
            vx_text text = vx_text_on(command, sizeof command);
            vx_add(&text, "rules ");
            vx_add(&text, game->id);
            vx_add_char(&text, ' ');
            vx_add_bytes(&text, line + 4, length);
            vx_add(&text, found % 2 ? " --lang ru" : "");
            says(VX_YES, command, "- ");
            found++;
        }
    }
    assert_true(found >= 62); /* 41 clauses and 21 rulings of the smallest game */
    says(VX_YES, "rules standard-bearer zn-13", "ZN-13");
    says(VX_BAD, "rules standard-bearer ZN-99", "no clause 'ZN-99'");
}

static void a_page_keeps_within_the_screen(void **state)
{
    (void)state;
    vx_host narrow = host;
    narrow.width = 80;
    narrow.unicode = true;
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_session *reader = vx_session_new(&narrow, VX_ONE_COMMAND);
        vx_session_run_text(reader,
                            language ? "rules standard-bearer --lang ru" : "rules standard-bearer");
        const char *at = vx_session_output(reader);
        assert_true(strlen(at) > 5000);
        assert_null(strstr(at, "**"));
        for (int width = 0; *at != '\0'; at++) {
            if (((unsigned char)*at & 0xC0) != 0x80) width++;
            if (*at == '\n') width = 0;
            assert_true(width <= 82); /* boards are two to the right and stay whole */
        }
        vx_session_free(reader);
    }
}

static void clauses_that_are_missing_or_unknown_are_found(void **state)
{
    (void)state;
    assert_int_equal(vx_session_run_text(session, "clauses standard-bearer --root tree"), VX_NO);
    const char *said = vx_session_output(session);
    assert_non_null(strstr(said, "unknown ZN-77 in tree/src/games/standard-bearer/rules.c\n"));
    assert_non_null(
        strstr(said, "unknown ZN-78 in tree/src/games/standard-bearer/march/far/steps.c\n"));
    assert_non_null(strstr(said, "ZN-7               code -\n")); /* in a chapter's folder */
    assert_null(strstr(said, "ZN-99")); /* unit tests speak of all games */
    assert_non_null(strstr(said, "ZN-1               code tests\n"));
    assert_non_null(strstr(said, "ZN-2               code tests\n"));
    assert_non_null(strstr(said, "ZN-3               -    tests\n"));
    assert_non_null(strstr(said, "ZN-4               -    -\n"));
    assert_non_null(strstr(said, "ZN-5               not playable\n"));
    assert_non_null(strstr(said, "ZN-6               -    tests\n")); /* "not used" is no use */
    assert_non_null(
        strstr(said, "standard-bearer: 1 rulings, 1 in code, 1 in tests, 0 not playable\n"));
    assert_non_null(
        strstr(said, "standard-bearer: 6 clauses, 3 in code, 4 in tests, 1 not playable\n"));
    says(VX_YES, "clauses standard-bearer --root whole",
         ": 1 clauses, 1 in code, 1 in tests, 0 not playable\n");
    says(VX_BAD, "clauses standard-bearer --root nowhere", "RULES.md");
}

/* ---- Help ---- */

static void help_knows_every_command_in_both_languages(void **state)
{
    (void)state;
    for (int i = 0; i < vx_command_count; i++) {
        const vx_command *command = &vx_commands[i];
        vx_manner manner = command->traits & VX_IN_TERMINAL ? VX_ONE_COMMAND : VX_DIALOGUE;
        vx_session *reader = vx_session_new(&host, manner);
        const char *const one[] = {"help", command->name, "--lang", "ru"}, *const all[] = {"help"};
        assert_int_equal(vx_session_run(reader, 1, all), VX_YES);
        assert_non_null(strstr(vx_session_output(reader), command->summary[VX_ENGLISH]));
        assert_int_equal(vx_session_run(reader, 4, one), VX_YES);
        assert_non_null(strstr(vx_session_output(reader), command->summary[VX_RUSSIAN]));
        for (int f = 0; f < command->flag_count; f++) {
            assert_non_null(strstr(vx_session_output(reader), command->flags[f].name));
            assert_true(command->flag_count <= VX_FLAGS_MAX);
            assert_non_null(strstr(command->usage, command->flags[f].name));
        }
        vx_session_free(reader);
    }
    says(VX_YES, "help standard-bearer", "layout=line");
    says(VX_BAD, "help nothing", "no command 'nothing'");
}

/* ---- A dialogue ---- */

static void a_dialogue_holds_a_match(void **state)
{
    (void)state;
    says(VX_BAD, "play g3-g4", "no game has been started");
    says(VX_BAD, "state", "no game has been started");
    assert_false(vx_session_take_line(session, "# a remark"));
    assert_false(vx_session_take_line(session, "  "));
    char line[64] = "position standard-bearer";
    assert_false(vx_session_take_line(session, line));
    for (const char *at = strchr(duel, '\n') + 1; *at != '\0'; at = strchr(at, '\n') + 1) {
        vx_text text = vx_text_on(line, sizeof line);
        vx_add_bytes(&text, at, strcspn(at, "\n"));
        assert_false(vx_session_take_line(session, line));
    }
    assert_true(vx_session_take_line(session, "end"));
    assert_int_equal(vx_session_status(session), VX_YES);
    says(VX_YES, "state", "acts 1\nresult *\nhash ");
    answers("play g3-g4", "");
    says(VX_NO, "play g4xg6", "ZN-");
    says(VX_BAD, "play x", "x");
    answers("play g4xg5", "");
    says(VX_YES, "state", "length 2\nacts 2\n");
    answers("undo", "");
    says(VX_YES, "position", "turn blue attack");
    says(VX_YES, "apply g4xg5", "turn red move");
    says(VX_YES, "position", "turn blue attack"); /* apply only asks */
    answers("resign 2", "");
    says(VX_YES, "record", "1 g3-g4\n2 resign\nresult 1-0\n");
    says(VX_YES, "actions", "");
    says(VX_NO, "why g4xg5", "the game is over");
    says(VX_NO, "go", "the game is over");
    assert_false(vx_session_has_quit(session));
    answers("quit", "");
    assert_true(vx_session_has_quit(session));
}

static void a_bad_text_leaves_the_match_alone(void **state)
{
    (void)state;
    says(VX_YES, duel, "");
    says(VX_BAD, "position standard-bearer\n8 . .\n", "line 2");
    says(VX_BAD, "position chess\nx\n", "no game 'chess'");
    says(VX_BAD, "record standard-bearer\nnonsense\n", "line 2");
    says(VX_BAD, "position standard-bearer", "");
    says(VX_YES, "position", "turn blue move");
}

static void a_text_without_end_is_bounded(void **state)
{
    (void)state;
    static char line[70000];
    memset(line, 'x', sizeof line - 1);
    assert_false(vx_session_take_line(session, "record standard-bearer"));
    for (int i = 0; i < 30; i++) assert_false(vx_session_take_line(session, line));
    assert_true(vx_session_take_line(session, " end "));
    assert_int_equal(vx_session_status(session), VX_BAD);
    assert_non_null(strstr(vx_session_error(session), "longer than 1 MiB"));
    assert_true(vx_session_take_line(session, "games"));
    assert_int_equal(vx_session_status(session), VX_YES);
}

static void seeds_make_a_dialogue_repeatable(void **state)
{
    (void)state;
    answers("seed 5", "");
    says(VX_YES, "new standard-bearer", "position");
    char *first = output_copy();
    answers("seed 5", "");
    answers("new standard-bearer", first);
    answers("seed none", "");
    says(VX_YES, "new standard-bearer", "\ndeal\n");
    answers("play deal archer", "");
    says(VX_YES, "roll", "* deal ");
    says(VX_YES, "state", "acts ");
    says(VX_BAD, "seed x", "a seed is a number");
    free(first);
}

static void a_seat_speaks_for_itself_only(void **state)
{
    (void)state;
    says(VX_YES, duel, "");
    vx_session_sit(session, 1);
    says(VX_NO, "play g3-g4", "not your turn");
    says(VX_NO, "new standard-bearer", "cannot do that");
    says(VX_NO, "undo", "cannot do that");
    says(VX_NO, "seed 4", "cannot do that");
    says(VX_NO, duel, "cannot do that");
    says(VX_NO, "resign 1", "cannot do that");
    vx_session_sit(session, 0);
    answers("play g3-g4", "");
    answers("resign 1", "");
    says(VX_YES, "state", "over\nresult 0-1\n");
}

/* ---- Who asks ---- */

/* Seat 2 is to act; each knows his own hand and bag. */
static const char coins[] = "position war-chest\n"
                            "state round=1 first=2 turn=2 init=2 claimed=0 node=play\n"
                            "units -\n"
                            "marks W=d1,g1 R=e6,h5\n"
                            "p1 hand=cb,ma,ro bag=cb1,la2,ma1,pk2 sup=cb3,la2,ma3,pk2\n"
                            "p2 hand=kn,kn,sc bag=ca2,fo2,sc1,ro1 sup=ca2,fo3,kn2,sc3\n";

static void a_question_is_asked_by_a_seat(void **state)
{
    (void)state;
    says(VX_YES, coins, "");
    says(VX_YES, "position", "p1 hand=?3 bag=?6"); /* whoever is to act */
    says(VX_YES, "position --seat 1", "p1 hand=cb,ma,ro");
    says(VX_YES, "position --seat 1", "p2 hand=?3 bag=?6");
    says(VX_YES, "position --seat 0", "p1 hand=?3 bag=?6");
    says(VX_YES, "position --seat all", "p2 hand=kn,kn,sc");
    assert_non_null(strstr(vx_session_output(session), "p1 hand=cb,ma,ro"));
    says(VX_BAD, "position --seat 3", "there is no seat 3: the seats are 1 to 2");
    says(VX_BAD, "position --seat some", "--seat takes a number from 0 to 4");
    says(VX_YES, "record", "view 2\n");
    says(VX_YES, "record --seat all", "hand=cb,ma,ro");
    says(VX_NO, "play pass with kn --seat 1", "not your turn");
    says(VX_YES, "play pass with kn --seat 2", "");
    says(VX_YES, "log --seat 1", "\"pass with ?\"");
    says(VX_YES, "log --seat 2 --at 0", "[]");
    says(VX_YES, "position --at 0 --seat 2", "p2 hand=kn,kn,sc");
}

static void what_is_hidden_is_neither_advised_nor_played_on(void **state)
{
    (void)state;
    says(VX_YES, coins, "");
    says(VX_NO, "go --nodes 50 --seat 1", "what seat 2 holds is hidden from you");
    says(VX_YES, "go --nodes 50 --seat 2", "");
    says(VX_NO, "apply \"pass with kn\"", "depends on what is hidden from you");
    says(VX_YES, "apply \"pass with kn\" --seat all", "p1 hand=cb,ma,ro");
    says(VX_NO, "perft 1", "depends on what is hidden from you");
    says(VX_NO, "preview \"pass with kn\"", "depends on what is hidden from you");
    says(VX_NO, "why \"pass with cb\"",
         "WC-"); /* a coin of the other's hand is nobody's business */
    says(VX_YES, duel, "");
    says(VX_YES, "go --nodes 50 --seat 2", ""); /* nothing is hidden in this game */
    says(VX_YES, "apply g3-g4 --seat 0", "turn blue attack");
}

static void a_seed_that_tells_the_draws_is_not_told(void **state)
{
    (void)state;
    says(VX_YES, "new war-chest", "hand=?");
    assert_null(strstr(vx_session_output(session), "seed"));
    says(VX_YES, "new war-chest --seat all", "# seed ");
    assert_null(strstr(vx_session_output(session), "?"));
    says(VX_YES, "new standard-bearer", "# seed ");
}

static void a_sample_fits_what_is_known(void **state)
{
    (void)state;
    says(VX_YES, coins, "");
    says(VX_YES, "sample --seat 1 --seed 3", "p1 hand=cb,ma,ro bag=cb1,la2,ma1,pk2");
    assert_null(strstr(vx_session_output(session), "?"));
    char *first = output_copy();
    answers("sample --seat 1 --seed 3", first);
    free(first);
}

static void a_given_seat_is_the_only_one(void **state)
{
    (void)state;
    says(VX_YES, coins, "");
    vx_session_sit(session, 0);
    says(VX_YES, "position", "p2 hand=?3");
    says(VX_YES, "position --seat 1", "p2 hand=?3");
    says(VX_NO, "position --seat 2", "own seat only");
    says(VX_NO, "record --seat all", "own seat only");
    says(VX_NO, "show --seat 0", "own seat only");
    vx_session_sit(session, VX_SPECTATOR);
    says(VX_YES, "position", "p1 hand=?3");
    says(VX_NO, "position --seat 1", "own seat only");
    says(VX_NO, "play pass with kn", "not your turn");
}

static void a_file_is_its_owners(void **state)
{
    (void)state;
    input = coins;
    says(VX_YES, "show", "hand (3): kn2 sc");
    says(VX_YES, "odds - \"pass with kn\"", "1/1");
    says(VX_YES, "table", "\"seat\":-3"); /* what a page draws is for somebody's eyes */
    says(VX_BAD, "view", "say whose view");
    says(VX_BAD, "sample", "say whose view");
    says(VX_YES, "view --seat 1", "p2 hand=?3");
}

#define TERMINAL(test) cmocka_unit_test_setup_teardown(test, open_terminal, close_session)
#define DIALOGUE(test) cmocka_unit_test_setup_teardown(test, open_dialogue, close_session)

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        TERMINAL(what_is_not_known_is_named_and_the_nearest_offered),
        TERMINAL(flags_want_their_values),
        TERMINAL(complaints_come_in_the_readers_language),
        TERMINAL(an_error_is_one_line_whatever_was_asked),
        cmocka_unit_test(one_quoting_for_every_line),
        TERMINAL(quotes_keep_words_together),
        TERMINAL(a_file_or_the_input_is_read),
        TERMINAL(a_record_is_good_wherever_a_position_is),
        TERMINAL(replay_names_the_first_illegal_line),
        TERMINAL(the_same_seed_gives_the_same_start),
        TERMINAL(why_tells_legal_or_the_clause),
        TERMINAL(apply_plays_each_word_as_an_action),
        TERMINAL(chance_is_given_or_drawn),
        TERMINAL(odds_of_what_is_certain_are_one_row),
        TERMINAL(the_machine_chooses_a_legal_action),
        TERMINAL(perft_counts_chance_too),
        TERMINAL(a_simulation_does_not_depend_on_threads),
        TERMINAL(a_simulation_counts_every_game_once),
        TERMINAL(the_bench_does_the_same_work_each_time),
        TERMINAL(every_clause_of_every_page_can_be_asked_for),
        TERMINAL(a_page_keeps_within_the_screen),
        TERMINAL(clauses_that_are_missing_or_unknown_are_found),
        TERMINAL(help_knows_every_command_in_both_languages),
        TERMINAL(a_file_is_its_owners),
        DIALOGUE(a_question_is_asked_by_a_seat),
        DIALOGUE(what_is_hidden_is_neither_advised_nor_played_on),
        DIALOGUE(a_seed_that_tells_the_draws_is_not_told),
        DIALOGUE(a_sample_fits_what_is_known),
        DIALOGUE(a_given_seat_is_the_only_one),
        DIALOGUE(a_dialogue_holds_a_match),
        DIALOGUE(a_bad_text_leaves_the_match_alone),
        DIALOGUE(a_text_without_end_is_bounded),
        DIALOGUE(seeds_make_a_dialogue_repeatable),
        DIALOGUE(a_seat_speaks_for_itself_only),
    };
    return RUN_SUITE("command", tests, words, word);
}
