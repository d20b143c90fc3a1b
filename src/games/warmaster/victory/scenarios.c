/* SPDX-License-Identifier: MIT */
/* scenarios.c - battles with objectives of our own (WM-OPTION-17, WM-END-12). */
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/victory/victory.h"

/* ---- What is held ---- */

/* Stands of a side within so many centimetres of a point on the table; confused units hold
 * nothing. */
static int stands_near(const battle *b, int side, point at, int centimetres)
{
    int64_t reach = (int64_t)centimetres * CENTIMETRE;
    stand_list s;
    int count = 0;
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++)
        if (side_of_unit(s.unit[i]) == side && !(unit_of(b, s.unit[i])->flags & UNIT_CONFUSED) &&
            wm_point_gap(at, &s.at[i]) <= reach * reach)
            count++;
    return count;
}

static point middle_of(const battle *b)
{
    return (point){b->table.width * CENTIMETRE / 2, b->table.depth * CENTIMETRE / 2};
}

/* A place as the map is written, which lies on the table smaller in inches (WM-OPTION-01). */
static point on_map(const battle *b, int x, int y)
{
    enum { MAP_WIDTH = 180, MAP_DEPTH = 120 };
    return (point){x * b->table.width * CENTIMETRE / MAP_WIDTH,
                   y * b->table.depth * CENTIMETRE / MAP_DEPTH};
}

static bool holds_within(const battle *b, int side, point at, int reach)
{
    return stands_near(b, side, at, reach) > stands_near(b, 1 - side, at, reach);
}

static const scenario_numbers *numbers_of(const battle *b)
{
    return &wm_numbers_of(b->side[0].list.ruleset)->scenario[b->scenario];
}

static bool holds(const battle *b, int side, point at)
{
    return holds_within(b, side, at, numbers_of(b)->reach);
}

/* ---- Objectives of the map ---- */

int wm_holder_of(const battle *b, int which)
{
    const objective *o = &b->table.objective[which];
    point at = {o->x * MILLIMETRE, o->y * MILLIMETRE};
    for (int side = 0; side < SIDES; side++)
        if (holds_within(b, side, at, o->reach)) return side;
    return SIDES;
}

int wm_objective_points(const battle *b, int which)
{
    return b->points * b->table.objective[which].share / 100;
}

static int score_objectives(const battle *b, int side)
{
    int points = 0;
    for (int i = 0; i < b->table.objective_count; i++)
        if (wm_holder_of(b, i) == side) points += wm_objective_points(b, i);
    return points;
}

/* ---- The scenarios ---- */

/* Every crossing of the river that is held is worth a share of an army. */
static int score_crossings(const battle *b, int side)
{
    int held = holds(b, side, on_map(b, 90, 60)) + holds(b, side, on_map(b, 42, 61)) +
               holds(b, side, on_map(b, 138, 59));
    return held * b->points * numbers_of(b)->share / 100;
}

/* Only the top counts. */
static int score_height(const battle *b, int side)
{
    return stands_near(b, side, middle_of(b), numbers_of(b)->reach);
}

static bool is_through(const battle *b, int id)
{
    int32_t line = (b->table.depth - numbers_of(b)->reach) * CENTIMETRE;
    if (!is_on_table(unit_of(b, id)) || wm_is_raised(b, id)) return false;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (unit_of(b, id)->at[i].y < line) return false;
    return true;
}

/* Seat 1 breaks through: a share of the cost of each unit that stands wholly behind the line. */
static int score_breakthrough(const battle *b, int side)
{
    int points = 0;
    if (side != 0) return 0;
    for (int i = 0; i < b->side[0].list.unit_count; i++)
        if (is_through(b, i))
            points += wm_unit_points(&b->side[0].list, i) * numbers_of(b)->share / 100;
    return points;
}

/* The fort is worth a share of an army to the side that holds it, and stands of seat 2 that still hold
 * out in it at the end as much again. */
static int score_fort(const battle *b, int side)
{
    point gate = on_map(b, 90, 74);
    int worth = b->points * numbers_of(b)->share / 100;
    int points = holds(b, side, gate) ? worth : 0;
    if (side == 1 && stands_near(b, 1, gate, numbers_of(b)->reach) > 0) points += worth;
    return points;
}

static int score_nothing(const battle *b, int side)
{
    (void)b, (void)side;
    return 0;
}

const scenario wm_scenarios[SCENARIOS] = {
    {"none",
     {"Pitched battle", "Генеральное сражение"},
     {"No objective but the enemy.", "Цель одна — противник."},
     NULL,
     DEPLOY_UNITS,
     SIDES,
     false,
     score_nothing},
    {"crossings",
     {"Three crossings", "Три переправы"},
     {"Both armies want the river. At the end each of its three crossings is worth a tenth of the "
      "battle's points to the side with more stands within 10 cm of it; confused units hold "
      "nothing. Ordinary points count too.",
      "Обеим армиям нужна река. В конце каждая из трёх переправ приносит десятую часть очков битвы "
      "тому, у кого в 10 см от неё больше баз; деморализованные отряды ничего не удерживают. "
      "Обычные очки тоже идут в счёт."},
     "crossing",
     DEPLOY_UNITS,
     SIDES,
     false,
     score_crossings},
    {"height",
     {"King of the ridge", "Царь горы"},
     {"Only the ridge matters: at the end the side with more stands within 15 cm of its middle "
      "wins. Nothing else is counted, but an army that withdraws does not win.",
      "Важна только гряда: побеждает тот, у кого в конце больше баз в 15 см от её середины. Больше "
      "ничего не считается, но отступившая армия не побеждает."},
     "ridge",
     DEPLOY_SCREEN,
     SIDES,
     true,
     score_height},
    {"breakthrough",
     {"Breakthrough", "Прорыв"},
     {"Blue must get through. Red sets up first, across the way; Blue scores half the cost "
      "of each unit that stands wholly within 30 cm of the far edge at the end, besides the "
      "ordinary points of both.",
      "Синие должны прорваться. Красные ставят армию первыми, поперёк пути; Синие получают "
      "половину стоимости каждого отряда, который в конце целиком стоит не дальше 30 см от "
      "дальнего "
      "края, помимо обычных очков обеих сторон."},
     "villages",
     DEPLOY_SIDE,
     1,
     false,
     score_breakthrough},
    {"old-fort",
     {"The old fort", "Старый форт"},
     {"The fort stands nearer to Red, who sets up first. Whoever has more stands within 10 cm "
      "of "
      "its gate at the end scores a quarter of the battle's points; Red scores as much again if "
      "any of its stands is still there.",
      "Форт ближе к Красным, которые ставят армию первыми. У кого в конце больше баз в 10 см от "
      "ворот, получает четверть очков битвы; Красные получают ещё столько же, если там осталась "
      "хоть "
      "одна их база."},
     "old-fort",
     DEPLOY_SIDE,
     1,
     false,
     score_fort},
};

int wm_find_scenario(const vx_word *word)
{
    for (int i = 0; i < SCENARIOS; i++)
        if (vx_word_is(word, wm_scenarios[i].key)) return i;
    return -1;
}

int wm_score_of(const battle *b, int side)
{
    const scenario *s = &wm_scenarios[b->scenario];
    return (s->replaces ? 0 : wm_victory_points(b, side)) + s->score(b, side) +
           score_objectives(b, side);
}
