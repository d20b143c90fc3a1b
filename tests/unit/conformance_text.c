/* SPDX-License-Identifier: MIT */
/* conformance_text.c - what is printed parses back, what is bad is refused with reasons, and
 * everything is said in both languages. */
#include <stdlib.h>
#include <string.h>

#include "conformance.h"
#include "wording.h"

static char text[VX_POSITION_CAP + 1], again[VX_POSITION_CAP + 1];
static char facts_text[1 << 18];

/* ---- Actions ---- */

enum { ACTION_TEXT = 96 };

/* A writer that cuts must stay within its buffer. */
static void claim_cut_clean(fixture *f, vx_action action)
{
    char small[8];
    memset(small, '#', sizeof small);
    size_t length = vx_format_action(f->game, f->state, action, small, 4);
    claim_action(f, length < 4 && small[length] == '\0' && small[4] == '#', "cut text fits",
                 action);
}

static void claim_action_text(fixture *f, vx_action action)
{
    vx_action read = ~action;
    char line[256];
    size_t length = vx_format_action(f->game, f->state, action, line, sizeof line);
    claim_action(f, length > 0 && length < ACTION_TEXT && is_utf8(line), "an action has text",
                 action);
    bool separators = strpbrk(line, "|\n#") != NULL;
    bool blank_ends = line[0] == ' ' || line[length - 1] == ' ';
    claim_action(f, !separators && !blank_ends, "an action fits a line of a record", action);
    bool parses = vx_parse_action(f->game, f->state, line, &read, NULL);
    claim_action(f, parses && read == action, "an action reads back the same", action);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void visit_action_texts(fixture *f)
{
    int count = vx_list(f->game, f->state, f->list);
    char(*lines)[ACTION_TEXT] = calloc((size_t)count + 1, sizeof *lines);
    for (int i = 0; i < count && lines != NULL; i++) {
        claim_action_text(f, f->list[i]);
        claim_cut_clean(f, f->list[i]);
        vx_format_action(f->game, f->state, f->list[i], lines[i], sizeof lines[i]);
    }
    qsort(lines, (size_t)count, sizeof *lines, by_text);
    bool unique = lines != NULL;
    for (int i = 1; i < count && unique; i++) unique = strcmp(lines[i], lines[i - 1]) != 0;
    free(lines);
    claim(f, unique, "notation tells actions apart");
    /* A well-formed illegal action is printed and read like a legal one. */
    for (int i = 0; i < 50 && f->game->rules.encodable_count > 0; i++)
        claim_action_text(f, f->game->rules.encodable(
                                 vx_random_below(&f->random, f->game->rules.encodable_count)));
}

void actions_print_and_parse(void **state)
{
    visit_states(*state, 400, 3, visit_action_texts);
}

/* ---- Positions ---- */

static void claim_position_text(fixture *f, const void *state)
{
    size_t size = vx_state_size(f->game);
    const vx_game *game = NULL;
    vx_problem why = {0};
    size_t length = vx_format_position(f->game, state, text, sizeof text);
    claim(f, length > 0 && length < VX_POSITION_CAP && text[length - 1] == '\n' && is_utf8(text),
          "a position has text that ends its last line");
    memset(f->scratch, 0xAA, size);
    if (!vx_parse_position(text, &game, f->scratch, &why)) {
        vx_format_problem(&why, VX_ENGLISH, again, sizeof again);
        print_error("%s\n", again);
        claim(f, false, "a position reads back");
    }
    bool same = strcmp(vx_game_id(game), vx_game_id(f->game)) == 0;
    claim(f, same, "a position reads back as its own game");
    if (memcmp(f->scratch, state, size) == 0) return;
    vx_format_position(f->game, f->scratch, again, sizeof again);
    print_error("read back:\n%s", again);
    claim(f, false, "a position reads back to the same bytes");
}

static void visit_position_texts(fixture *f)
{
    claim_position_text(f, f->state);
    for (int i = 0; i < viewer_count(f) && f->game->knowledge != NULL; i++) {
        vx_view(f->game, f->state, viewer_at(f, i), f->view);
        claim_position_text(f, f->view);
    }
}

void positions_print_and_parse(void **state)
{
    visit_states(*state, 2000, 1, visit_position_texts);
}

/* ---- Records ---- */

static void claim_record_reads_back(fixture *f, const vx_match *match)
{
    vx_problem why = {0};
    vx_match *copy = NULL;
    char *record = vx_match_record(match, VX_UMPIRE, false);
    claim(f, record != NULL, "a match has a record");
    if (vx_match_read(record, 1, &copy, &why) != VX_YES) {
        vx_format_problem(&why, VX_ENGLISH, again, sizeof again);
        print_error("%s\n%s", again, record);
        claim(f, false, "a record reads back");
    }
    bool same_state = memcmp(vx_match_state(copy), f->state, vx_state_size(f->game)) == 0;
    claim(f, same_state && vx_match_length(copy) == vx_match_length(match), "to the same match");
    char *written = vx_match_record(copy, VX_UMPIRE, false);
    claim(f, written != NULL && strcmp(written, record) == 0, "and is written the same again");
    free(written);
    vx_match_free(copy);
    free(record);
}

/* What a seat may read is the same whatever is hidden from it: here, at least, it can be written. */
static void claim_records_of_seats(fixture *f, const vx_match *match)
{
    for (int i = 0; i < viewer_count(f); i++) {
        char *seen = vx_match_record(match, viewer_at(f, i), false);
        claim(f, seen != NULL && is_utf8(seen), "every seat has a record");
        free(seen);
    }
}

void records_print_and_parse(void **state)
{
    fixture *f = *state;
    int games = games_to_play(f) / 4 + 1;
    for (int game = 0; game < games; game++) {
        start_game(f, game);
        vx_match *match = vx_match_new(f->game, f->state, 1);
        int stop = game % 2 == 0 ? STEPS_MAX : 1 + (int)vx_random_below(&f->random, 60);
        for (; f->step < stop && vx_to_act(f->game, f->state) != VX_OVER; f->step++) {
            vx_action action = draw_action(f, f->state);
            claim_action(f, vx_match_play(match, action, NULL), "a match takes it", action);
            vx_apply(f->game, f->state, action);
        }
        claim_record_reads_back(f, match);
        claim_records_of_seats(f, match);
        vx_match_free(match);
    }
}

/* ---- Bad text ---- */

static void spoil(fixture *f, char *line, size_t length)
{
    static const char letters[] = " \n-+:x=|#0129.*?aZ\x80\xD0";
    size_t at = (size_t)vx_random_below(&f->random, length);
    switch (vx_random_below(&f->random, 3)) {
    case 0:
        line[at] = '\0';
        break;
    case 1:
        line[at] = letters[vx_random_below(&f->random, sizeof letters - 1)];
        break;
    default:
        memmove(line + at, line + at + 1, length - at);
        break;
    }
}

static void claim_bad_action_reasoned(fixture *f)
{
    vx_action action = draw_action(f, f->state);
    vx_problem why = {0};
    char line[256];
    size_t length = vx_format_action(f->game, f->state, action, line, sizeof line);
    spoil(f, line, length);
    if (!vx_parse_action(f->game, f->state, line, &action, &why))
        claim_reasoned(f, &why, false, "a refused action text");
    else if (!vx_check(f->game, f->state, action, &why))
        claim_reasoned(f, &why, true, "a refused action");
}

static void claim_bad_position_reasoned(fixture *f)
{
    const vx_game *game;
    vx_problem why = {0};
    size_t length = vx_format_position(f->game, f->state, text, sizeof text);
    spoil(f, text, length);
    if (!vx_parse_position(text, &game, f->twin, &why)) {
        claim_reasoned(f, &why, false, "a refused position");
        bool tells = why.line > 0 || why.message->clause != NULL;
        if (!tells) print_error("%s\n", why.message->text[VX_ENGLISH]);
        claim(f, tells, "a refused position says where, or which rule the whole of it breaks");
        return;
    }
    /* What is accepted is a position like any other. */
    claim(f, vx_list(f->game, f->twin, f->list) <= vx_action_cap(f->game), "its list fits");
    claim_position_text(f, f->twin);
}

static void visit_bad_text(fixture *f)
{
    if (vx_to_act(f->game, f->state) == VX_OVER) return;
    for (int i = 0; i < 20; i++) {
        claim_bad_action_reasoned(f);
        claim_bad_position_reasoned(f);
    }
}

void bad_text_is_refused_with_reasons(void **state)
{
    visit_states(*state, 200, 4, visit_bad_text);
}

/* ---- Words ---- */

static void visit_descriptions(fixture *f)
{
    int count = vx_list(f->game, f->state, f->list);
    char sentence[1024];
    for (vx_language language = 0; language < VX_LANGUAGES && f->game->text.status != NULL;
         language++) {
        vx_text status = vx_text_on(sentence, sizeof sentence);
        f->game->text.status(f->state, language, &status);
        claim_sentence(f, language, sentence, "whose turn it is");
    }
    for (int i = 0; i < count; i++) {
        for (vx_language language = 0; language < VX_LANGUAGES; language++) {
            size_t length = vx_describe_action(f->game, f->state, f->list[i], language, sentence,
                                               sizeof sentence);
            claim_action(f, length < sizeof sentence - 1, "a description is short", f->list[i]);
            claim_sentence(f, language, sentence, "what an action does");
        }
    }
}

void everything_is_put_into_words(void **state)
{
    fixture *f = *state;
    start_game(f, 0);
    for (vx_language language = 0; language < VX_LANGUAGES; language++)
        claim(f, vx_game_name(f->game, language)[0] != '\0', "a game has a name");
    visit_states(f, 200, 4, visit_descriptions);
}

static void claim_shown(fixture *f, const void *state, const vx_style *style)
{
    size_t length = vx_show(f->game, state, style, text, sizeof text);
    claim(f, length > 0 && length < sizeof text - 1 && is_utf8(text), "a board is shown");
    bool plain = !style->unicode && style->language == VX_ENGLISH;
    claim(f, !plain || is_ascii(text), "a plain board in English is ASCII");
    claim(f, style->color == (strchr(text, '\033') != NULL), "colour where asked, and only there");
    claim(f, text[length - 1] == '\n', "a board ends its last line");
}

static void visit_boards(fixture *f)
{
    for (int i = 0; i < viewer_count(f); i++) {
        vx_view(f->game, f->state, viewer_at(f, i), f->view);
        for (int bits = 0; bits < 16; bits++) {
            vx_style style = {.language = bits & 1 ? VX_RUSSIAN : VX_ENGLISH,
                              .seat = viewer_at(f, i),
                              .color = (bits & 2) != 0,
                              .unicode = (bits & 4) != 0,
                              .width = bits & 8 ? 40 : 100};
            claim_shown(f, f->view, &style);
        }
    }
}

void boards_are_shown(void **state)
{
    visit_states(*state, 60, 13, visit_boards);
}

/* ---- The page ---- */

/* What is pointed at for an action leads back to it, or to one made by the same steps. */
static void claim_steps(fixture *f, vx_action action)
{
    vx_action read;
    vx_text steps = vx_text_on(text, sizeof text);
    f->game->page->steps(f->state, action, &steps);
    bool chance = vx_to_act(f->game, f->state) == VX_CHANCE;
    claim_action(f, chance || steps.length > 0, "an action has steps", action);
    if (chance) return;
    vx_reader in = vx_read(text);
    bool parses = f->game->page->parse_steps(f->state, &in, &read);
    claim_action(f, parses, "the steps of an action mean something", action);
    steps = vx_text_on(again, sizeof again);
    f->game->page->steps(f->state, read, &steps);
    claim_action(f, strcmp(text, again) == 0, "the steps of an action lead back to it", action);
}

static void visit_page(fixture *f)
{
    if (f->game->page != NULL) {
        vx_text scene = vx_text_on(text, sizeof text);
        f->game->page->scene(f->state, &scene);
        claim(f, !scene.cut && is_utf8(text) && is_json(text), "the scene is JSON");
    }
    int count = vx_list(f->game, f->state, f->list);
    for (int i = 0; i < count && f->game->page != NULL; i++) claim_steps(f, f->list[i]);
}

void the_page_is_told(void **state)
{
    fixture *f = *state;
    start_game(f, 0);
    for (vx_language language = 0; language < VX_LANGUAGES && f->game->page != NULL; language++) {
        vx_text facts = vx_text_on(facts_text, sizeof facts_text);
        f->game->page->facts(0, language, &facts);
        claim(f, !facts.cut && is_utf8(facts_text) && is_json(facts_text), "the facts are JSON");
        claim(f, has_cyrillic(facts_text) == (language == VX_RUSSIAN), "in their language");
    }
    visit_states(f, 200, 4, visit_page);
}
