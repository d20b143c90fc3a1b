/* SPDX-License-Identifier: MIT */
/* network.c - runs the network. Whole numbers only, so that every machine gets the same value. */
#include <string.h>

#include "games/standard-bearer/network.h"

/* ---- Inputs ---- */

static int kind_input(bool is_enemy, uint8_t warrior, int danger)
{
    int row = ((int)is_enemy * TYPES + (int)type_of(warrior)) * HEALTH_MAX + wounds_of(warrior);
    return row * DANGERS + danger;
}

/* As the side that has the turn sees the board: its own edge is the first row. */
static int place_input(const standard_bearer *game, bool is_enemy, warrior_type type, int cell)
{
    int place = row_of(cell) * COLUMNS + column_of(cell);
    if (game->side == RED) place = ROWS * COLUMNS - 1 - place;
    return INPUT_KINDS + ((int)is_enemy * TYPES + (int)type) * ROWS * COLUMNS + place;
}

int sb_list_inputs(const standard_bearer *game, const dangers *danger, uint16_t out[INPUTS_MAX])
{
    int count = 0;
    for (int side = 0; side < SIDES; side++) {
        bool is_enemy = side != game->side;
        for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1) {
            int cell = first_cell(rest);
            uint8_t warrior = game->warrior[cell];
            int threat = danger->by_stronger[side] & bit(cell) ? DANGER_STRONGER
                         : danger->by_equal[side] & bit(cell)  ? DANGER_EQUAL
                                                               : DANGER_NONE;
            out[count++] = (uint16_t)kind_input(is_enemy, warrior, threat);
            out[count++] = (uint16_t)place_input(game, is_enemy, type_of(warrior), cell);
        }
    }
    return count;
}

/* ---- Layers ---- */

/* What every machine of today adds at once; wider ones would wander through memory. */
enum { LANES = 8, PARTS = HIDDEN / LANES };
typedef int16_t lanes __attribute__((vector_size(LANES * sizeof(int16_t))));

static int cut(int value)
{
    return value < 0 ? 0 : value > UNIT ? UNIT : value;
}

static void sum_inputs(const uint16_t *inputs, int count, int16_t out[HIDDEN])
{
    lanes sum[PARTS], weights[PARTS];
    memcpy(sum, sb_weights.hidden_bias, sizeof sum);
    for (int i = 0; i < count; i++) {
        memcpy(weights, sb_weights.input[inputs[i]], sizeof weights);
        for (int part = 0; part < PARTS; part++) sum[part] += weights[part];
    }
    memcpy(out, sum, sizeof sum);
    for (int i = 0; i < HIDDEN; i++) out[i] = (int16_t)cut(out[i]);
}

static int points_of(const int16_t hidden[HIDDEN])
{
    int points = 0;
    for (int i = 0; i < INNER; i++) {
        int sum = 0;
        for (int j = 0; j < HIDDEN; j++) sum += sb_weights.inner[i][j] * hidden[j];
        points += sb_weights.outer[i] * cut(sb_weights.inner_bias[i] + sum / UNIT);
    }
    return points / UNIT + sb_weights.outer_bias;
}

int sb_ask_network(const standard_bearer *game, const dangers *danger, int tables)
{
    uint16_t inputs[INPUTS_MAX];
    int16_t hidden[HIDDEN];
    int count = sb_list_inputs(game, danger, inputs);
    sum_inputs(inputs, count, hidden);
    return points_of(hidden) + tables * sb_weights.table_share / UNIT;
}
