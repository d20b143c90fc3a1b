/* SPDX-License-Identifier: MIT */
/* read_position.c - positions read from text. docs/notation/standard-bearer.md is the grammar. */
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

enum { SETTING_CAP = 64 };

/* "options key=value ...": the settings go through the same door as those of `new`. */
static bool read_options(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message no_pair = {
        NULL, {"'{word}' is not key=value", "«{word}» — не вид ключ=значение"}};
    static const vx_message repeated = {
        NULL, {"'{word}' is given too often or too long", "«{word}»: повтор или слишком длинно"}};
    char text[OPTIONS][2][SETTING_CAP];
    vx_setting settings[OPTIONS + 1];
    int count = 0;
    vx_word word, key, value;
    while (vx_next_word(in, &word)) {
        if (!vx_word_split(&word, '=', &key, &value)) return vx_refuse_at(why, &no_pair, &word);
        if (count == OPTIONS || key.length >= SETTING_CAP || value.length >= SETTING_CAP)
            return vx_refuse_at(why, &repeated, &word);
        memcpy(text[count][0], key.start, key.length);
        text[count][0][key.length] = '\0';
        memcpy(text[count][1], value.start, value.length);
        text[count][1][value.length] = '\0';
        settings[count] = (vx_setting){text[count][0], text[count][1]};
        count++;
    }
    settings[count++] = (vx_setting){"rules", vx_ruleset_text(game->ruleset)};
    if (vx_setup(&standard_bearer_game, game, settings, count, why)) return true;
    if (why != NULL) why->line = in->line, why->column = 1;
    return false;
}

static bool read_warrior(const standard_bearer *game, const vx_word *word, uint8_t *out,
                         vx_problem *why)
{
    static const vx_message no_warrior = {
        NULL,
        {"'{word}' is not a cell: write . or one of A P B H I S with its wounds",
         "«{word}» — не клетка: пишите . или букву A P B H I S с числом ран"}};
    static const vx_message dead = {
        "ZN-25",
        {"'{word}' has as many wounds as health and would be dead",
         "«{word}»: ран столько же, сколько здоровья, воин был бы убит"}};
    *out = 0;
    if (vx_word_is(word, ".")) return true;
    int wounds = word->length == 2 ? word->start[1] - '0' : 0;
    if (word->length > 2 || wounds < 0 || wounds > 9) return vx_refuse_at(why, &no_warrior, word);
    for (int type = 0; type < TYPES; type++) {
        bool is_blue = word->start[0] == sb_types[type].letter;
        if (!is_blue && word->start[0] != (char)(sb_types[type].letter | 0x20)) continue;
        if (wounds >= numbers_of(game)->type[type].health) return vx_refuse_at(why, &dead, word);
        *out = make_warrior((warrior_type)type, is_blue ? BLUE : RED, wounds);
        return true;
    }
    return vx_refuse_at(why, &no_warrior, word);
}

static void put_warrior(standard_bearer *game, int cell, uint8_t warrior)
{
    game->warrior[cell] = warrior;
    if (warrior == 0) return;
    game->army[side_of(warrior)] |= bit(cell);
    if (type_of(warrior) == STANDARD_BEARER) game->standards[side_of(warrior)]++;
}

static bool read_row(standard_bearer *game, vx_reader *in, int row, vx_problem *why)
{
    static const vx_message no_row = {
        NULL, {"row {0} of the board is expected here", "здесь ожидается ряд {0}"}};
    static const vx_message short_row = {"ZN-4", {"a row has seven cells", "в ряду семь клеток"}};
    vx_word word;
    int64_t number;
    if (!vx_next_word(in, &word) || !vx_word_number(&word, row + 1, row + 1, &number)) {
        vx_refuse_here(why, &no_row, in);
        if (why != NULL) why->number[0] = row + 1;
        return false;
    }
    for (int column = 0; column < COLUMNS; column++) {
        uint8_t warrior;
        if (!vx_next_word(in, &word)) return vx_refuse_here(why, &short_row, in);
        if (!read_warrior(game, &word, &warrior, why)) return false;
        put_warrior(game, cell_at(row, column), warrior);
    }
    if (vx_next_word(in, &word)) return vx_refuse_at(why, &short_row, &word);
    return true;
}

static const vx_message missing_line = {
    NULL,
    {"the position ends too early: eight rows and a turn are needed",
     "позиция обрывается: нужны восемь рядов и строка хода"}};

/* Leaves the reader at the start of the line after the board. */
static bool read_board(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    vx_word word;
    for (int row = ROWS - 1; row >= 0; row--) {
        if (!read_row(game, in, row, why)) return false;
        if (!vx_next_line(in)) return vx_refuse_here(why, &missing_line, in);
    }
    vx_reader ahead = *in;
    if (!vx_next_word(&ahead, &word) || !vx_word_is(&word, "a")) return true;
    if (!vx_next_line(&ahead)) return vx_refuse_here(why, &missing_line, &ahead);
    *in = ahead;
    return true;
}

/* ZN-1: nobody has more warriors of a type than his deck. */
static bool check_armies(const standard_bearer *game, vx_problem *why)
{
    static const vx_message too_many = {
        "ZN-1",
        {"there are more warriors of type '{word}' than the composition has",
         "воинов типа «{word}» больше, чем в составе армии"}};
    for (int side = 0; side < SIDES; side++) {
        int cards[TYPES];
        sb_cards_left(game, side, cards);
        for (int type = 0; type < TYPES; type++)
            if (cards[type] < 0)
                return vx_refuse_word(why, &too_many, sb_types[type].key,
                                      strlen(sb_types[type].key));
    }
    return true;
}

/* A deal in progress: the first cards of both layouts and nothing else. */
static bool check_deal_so_far(const standard_bearer *game, vx_problem *why)
{
    static const vx_message misplaced = {
        "ZN-6",
        {"cards are laid in turn, unwounded, into the cells of the layout",
         "карты выкладывают по очереди, без ран, на клетки расстановки"}};
    int blue = count_cells(game->army[BLUE]), red = count_cells(game->army[RED]);
    if (blue != red && blue != red + 1) return vx_refuse(why, &misplaced);
    for (int side = 0; side < SIDES; side++) {
        for (int i = 0; i < count_cells(game->army[side]); i++) {
            int cell = sb_layout_cell(game, side, i);
            uint8_t warrior = game->warrior[cell];
            if (!(game->army[side] & bit(cell)) || wounds_of(warrior) > 0)
                return vx_refuse(why, &misplaced);
        }
    }
    return true;
}

static bool read_chance(standard_bearer *game, turn_phase phase, vx_problem *why)
{
    static const vx_message wrong_time = {
        "ZN-8",
        {"cards are dealt until both armies are complete; then comes the coin",
         "карты сдают, пока армии не полны; затем жребий"}};
    bool complete = count_cells(game->army[RED]) == sb_army_size(game);
    game->phase = (uint8_t)phase;
    if (complete != (phase == PHASE_COIN)) return vx_refuse(why, &wrong_time);
    if (phase == PHASE_COIN && game->first != FIRST_RANDOM) return vx_refuse(why, &wrong_time);
    return check_deal_so_far(game, why);
}

static bool read_result(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message not_decided = {
        "ZN-2",
        {"the standard-bearers on the board do not match this result",
         "знаменосцы на поле не соответствуют этому итогу"}};
    static const vx_message no_result = {
        NULL, {"'over' needs blue, red or draw", "после «over» нужно blue, red или draw"}};
    vx_word word;
    bool blue = game->standards[BLUE] > 0, red = game->standards[RED] > 0;
    game->phase = PHASE_OVER;
    vx_reader ahead = *in;
    if (!vx_next_word(&ahead, &word)) return vx_refuse_here(why, &no_result, in);
    if (vx_word_is(&word, "draw")) {
        *in = ahead;
        bool may_be_quiet = game->penalty == PENALTY_BOTH && blue && red;
        return (!blue && !red) || may_be_quiet || vx_refuse(why, &not_decided);
    }
    if (!sb_read_side(in, &game->winner, why)) return false;
    bool holds = game->winner == BLUE ? blue && !red : red && !blue;
    return holds || vx_refuse(why, &not_decided);
}

/* "line d4:d5": own warriors in a row, one of them a standard-bearer. */
static bool read_line(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message no_line = {
        "ZN-15",
        {"'line' needs two ends such as d4:d5 of own warriors with one standard-bearer",
         "после «line» нужны концы строя, например d4:d5: свои воины и один знаменосец"}};
    vx_word word;
    uint8_t first, last;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_line, in);
    vx_word whole = word;
    bool readable = sb_take_cell(&word, &first) && sb_take_char(&word, ':') &&
                    sb_take_cell(&word, &last) && word.length == 0 && first < last &&
                    (row_of(first) == row_of(last) || column_of(first) == column_of(last));
    if (!readable) return vx_refuse_at(why, &no_line, &whole);
    int standards = 0, stride = row_of(first) == row_of(last) ? 1 : 8;
    for (int cell = first; cell <= last; cell += stride) {
        uint8_t warrior = game->warrior[cell];
        if (warrior == 0 || side_of(warrior) != game->side)
            return vx_refuse_at(why, &no_line, &whole);
        standards += type_of(warrior) == STANDARD_BEARER;
        game->line |= bit(cell);
    }
    return standards == 1 || vx_refuse_at(why, &no_line, &whole);
}

static bool read_quiet(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message no_quiet = {
        "AZ-2",
        {"'quiet' counts turns below draw_after, with penalty=both",
         "«quiet» — число ходов меньше draw_after, при penalty=both"}};
    vx_word word;
    int64_t number;
    if (game->penalty != PENALTY_BOTH || !vx_next_word(in, &word))
        return vx_refuse_here(why, &no_quiet, in);
    if (!vx_word_number(&word, 1, game->draw_after - 1, &number))
        return vx_refuse_at(why, &no_quiet, &word);
    game->quiet = (uint8_t)number;
    return true;
}

static bool read_phase(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message no_phase = {"ZN-9",
                                        {"'{word}' is not a phase: move, attack or remove",
                                         "«{word}» — не фаза: move, attack или remove"}};
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_phase, in);
    game->phase = vx_word_is(&word, "move")     ? PHASE_MOVE
                  : vx_word_is(&word, "attack") ? PHASE_ATTACK
                  : vx_word_is(&word, "remove") ? PHASE_REMOVE
                                                : PHASE_OVER;
    return game->phase != PHASE_OVER || vx_refuse_at(why, &no_phase, &word);
}

static bool read_turn(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message blue_has_won = {
        "ZN-2",
        {"Red has no standard-bearer left: Blue has won, write 'over blue'",
         "у красных нет знаменосцев: победили синие, пишите «over blue»"}};
    static const vx_message red_has_won = {
        "ZN-2",
        {"Blue has no standard-bearer left: Red has won, write 'over red'",
         "у синих нет знаменосцев: победили красные, пишите «over red»"}};
    static const vx_message drawn = {
        "ZN-2",
        {"no side has a standard-bearer left: a draw, write 'over draw'",
         "знаменосцев нет ни у кого: ничья, пишите «over draw»"}};
    static const vx_message left_over = {
        NULL, {"'{word}' does not belong here", "«{word}» здесь лишнее"}};
    vx_word word;
    if (!sb_read_side(in, &game->side, why) || !read_phase(game, in, why)) return false;
    bool blue = game->standards[BLUE] > 0, red = game->standards[RED] > 0;
    if (!blue && !red) return vx_refuse(why, &drawn);
    if (!blue || !red) return vx_refuse(why, blue ? &blue_has_won : &red_has_won);
    while (vx_next_word(in, &word)) {
        if (vx_word_is(&word, "line") && game->phase == PHASE_ATTACK && game->line == 0) {
            if (!read_line(game, in, why)) return false;
        } else if (vx_word_is(&word, "quiet") && game->quiet == 0) {
            if (!read_quiet(game, in, why)) return false;
        } else {
            return vx_refuse_at(why, &left_over, &word);
        }
    }
    sb_settle_phase(game);
    return true;
}

static bool read_what_follows(standard_bearer *game, vx_reader *in, vx_problem *why)
{
    static const vx_message no_turn = {
        NULL,
        {"'{word}' is not turn, deal, coin or over", "«{word}» — не turn, deal, coin или over"}};
    vx_word word;
    vx_next_word(in, &word);
    if (vx_word_is(&word, "turn")) return read_turn(game, in, why);
    if (vx_word_is(&word, "deal")) return read_chance(game, PHASE_DEAL, why);
    if (vx_word_is(&word, "coin")) return read_chance(game, PHASE_COIN, why);
    if (vx_word_is(&word, "over")) return read_result(game, in, why);
    return vx_refuse_at(why, &no_turn, &word);
}

bool sb_parse_position(void *state, vx_reader *in, vx_problem *why)
{
    static const vx_message left_over = {
        NULL, {"'{word}' is left over after the position", "после позиции стоит лишнее «{word}»"}};
    standard_bearer *game = state;
    vx_word word;
    uint32_t ruleset;
    if (!vx_next_line(in)) return vx_refuse_here(why, &missing_line, in);
    if (!vx_read_rules_lines(&sb_rulebook, in, &ruleset, why)) return false;
    const vx_setting rules = {"rules", vx_ruleset_text(ruleset)};
    if (!sb_setup(game, &rules, 1, why)) return false;
    vx_reader ahead = *in;
    if (vx_next_word(&ahead, &word) && vx_word_is(&word, "options")) {
        if (!read_options(game, &ahead, why)) return false;
        if (!vx_next_line(&ahead)) return vx_refuse_here(why, &missing_line, &ahead);
        *in = ahead;
    }
    if (!read_board(game, in, why) || !check_armies(game, why)) return false;
    if (!read_what_follows(game, in, why)) return false;
    if (vx_next_word(in, &word) || (vx_next_line(in) && vx_next_word(in, &word)))
        return vx_refuse_at(why, &left_over, &word);
    return true;
}
