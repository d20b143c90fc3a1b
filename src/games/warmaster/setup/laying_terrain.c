/* SPDX-License-Identifier: MIT */
/* laying_terrain.c - WM-TERRAIN-15, WM-OPTION-10 to WM-OPTION-12: the players lay out the table, piece by piece
 * from a stock that is the same for every battle. */
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

const char *const wm_laying_keys[LAYINGS] = {
    [LAID_BY_MAP] = "map",
    [LAID_BY_BOTH] = "both",
    [LAID_BY_ONE] = "one",
    [LAID_ALIKE] = "alike",
};

/* ---- The stock: outlines in millimetres round the middle, as the piece looks ahead ---- */

/* clang-format off */
const stock_piece wm_stock[STOCK] = {
    {"large-hill", {"Large hill", "Большой холм"}, HILL, 8,
     {{-150, -20}, {-110, -80}, {0, -100}, {110, -80}, {150, 0}, {110, 80}, {-20, 100}, {-120, 70}}},
    {"small-hill", {"Small hill", "Малый холм"}, HILL, 7,
     {{-90, -10}, {-60, -60}, {20, -70}, {80, -40}, {90, 20}, {30, 70}, {-60, 50}}},
    {"large-wood", {"Large wood", "Большой лес"}, WOOD, 8,
     {{-130, -30}, {-80, -90}, {10, -100}, {100, -70}, {130, 10}, {80, 90}, {-30, 100}, {-110, 50}}},
    {"wood", {"Wood", "Лес"}, WOOD, 7,
     {{-100, 0}, {-60, -70}, {30, -80}, {90, -40}, {100, 30}, {20, 80}, {-70, 60}}},
    {"grove", {"Grove", "Роща"}, WOOD, 6,
     {{-60, -10}, {-20, -60}, {40, -50}, {60, 10}, {20, 60}, {-40, 50}}},
    {"village", {"Village", "Деревня"}, VILLAGE, 6,
     {{-100, -30}, {-40, -70}, {60, -70}, {100, -10}, {60, 70}, {-70, 60}}},
    {"ruins", {"Ruins", "Руины"}, RUINS, 5,
     {{-70, -40}, {20, -60}, {70, -10}, {40, 60}, {-50, 50}}},
    {"rocks", {"Rocks", "Скалы"}, ROCKS, 6,
     {{-60, -20}, {-10, -50}, {50, -40}, {60, 20}, {0, 50}, {-50, 30}}},
    {"marsh", {"Marsh", "Болото"}, MARSH, 7,
     {{-120, 0}, {-70, -70}, {40, -80}, {110, -30}, {120, 40}, {20, 80}, {-80, 60}}},
    {"pond", {"Pond", "Пруд"}, LAKE, 7,
     {{-80, -10}, {-40, -60}, {40, -60}, {80, -10}, {60, 40}, {0, 60}, {-60, 40}}},
    {"hedge", {"Hedge", "Изгородь"}, FENCE, 4,
     {{-100, -3}, {100, -3}, {100, 3}, {-100, 3}}},
    {"rampart", {"Rampart", "Вал"}, RAMPART, 4,
     {{-100, -10}, {100, -10}, {100, 10}, {-100, 10}}},
};
/* clang-format on */

void wm_add_stock(vx_text *out, int which)
{
    vx_add(out, which < STOCK ? wm_stock[which].key : "?");
}

bool wm_read_stock(const vx_word *word, uint8_t *out)
{
    for (uint8_t i = 0; i < STOCK; i++)
        if (vx_word_is(word, wm_stock[i].key)) {
            *out = i;
            return true;
        }
    return false;
}

/* ---- The task: its side lays next ---- */

enum { MOST_LAID = 12 };

void wm_begin_laying(battle *b, laying_way who, int pieces)
{
    b->terrain = who == LAID_BY_BOTH  ? SIDES_ROLLED /* WM-OPTION-10 */
                 : who == LAID_BY_ONE ? SIDES_CHOSEN /* WM-OPTION-11 */
                                      : SIDES_GIVEN; /* WM-OPTION-12 */
    wm_push_task(b, (task){.kind = TASK_LAYING,
                           .side = 0,
                           .unit = NOBODY_ID,
                           .laying = {.left = (uint16_t)pieces, .way = (uint16_t)who}});
}

/* In whole millimetres, a little smaller where a centimetre is half an inch (WM-OPTION-01). False: not
 * wholly on the table. */
static bool outline_at(const battle *b, int which, place at, piece *out)
{
    const stock_piece *s = &wm_stock[which];
    box frame = wm_box((pose){at.x, at.y, at.facing}, 0, 0);
    *out = (piece){.kind = s->kind, .count = s->count};
    for (int i = 0; i < s->count; i++) {
        int32_t right = s->corner[i].x * MILLIMETRE, ahead = s->corner[i].y * MILLIMETRE;
        if (b->inches) right = right * 100 / 127, ahead = ahead * 100 / 127;
        point p = wm_box_point(&frame, right, ahead);
        if (p.x < 0 || p.y < 0) return false;
        out->x[i] = (int16_t)((p.x + MILLIMETRE / 2) / MILLIMETRE);
        out->y[i] = (int16_t)((p.y + MILLIMETRE / 2) / MILLIMETRE);
        if (out->x[i] > b->table.width * 10 || out->y[i] > b->table.depth * 10) return false;
    }
    return true;
}

static piece twin_of(const battlefield *f, const piece *p)
{
    piece twin = *p;
    for (int i = 0; i < p->count; i++) {
        twin.x[i] = (int16_t)(f->width * 10 - p->x[i]);
        twin.y[i] = (int16_t)(f->depth * 10 - p->y[i]);
    }
    return twin;
}

static bool is_on_line(const battle *b, place at)
{
    int32_t deep = wm_zone_depth(&b->table) * CENTIMETRE;
    return at.y >= deep && at.y <= b->table.depth * CENTIMETRE - deep;
}

/* The pieces that an act adds to the table, in `out`: one, or two that are alike. 0: it cannot be laid. */
static int plan_piece(const battle *b, const act *a, piece out[2], vx_problem *why)
{
    static const vx_message used = {
        "WM-TERRAIN-15", {"this piece of the stock lies already", "этот участок уже выложен"}};
    static const vx_message off = {
        "WM-TERRAIN-15", {"a piece lies wholly on the table", "участок лежит на столе целиком"}};
    static const vx_message in_zone = {
        "WM-DEPLOY-03",
        {"the middle of a piece stays out of the zones where the armies deploy",
         "середина участка не заходит в зоны расстановки"}};
    static const vx_message near = {
        "WM-TERRAIN-15",
        {"pieces lie at least 4 cm apart, so that troops pass between them",
         "между участками не меньше 4 см, чтобы войска могли пройти"}};
    const task *t = top_task(b);
    bool alike = t->laying.way == LAID_ALIKE;
    battlefield after = b->table;
    if (a->who >= STOCK || (t->laying.laid >> a->who & 1)) return vx_refuse(why, &used);
    if (!outline_at(b, a->who, a->at, &out[0])) return vx_refuse(why, &off);
    if (!is_on_line(b, a->at)) return vx_refuse(why, &in_zone);
    if (!wm_lies_apart(&after, &out[0], LAID_APART)) return vx_refuse(why, &near);
    if (!alike) return 1;
    out[1] = twin_of(&after, &out[0]);
    after.at[after.piece_count++] = out[0];
    return wm_lies_apart(&after, &out[1], LAID_APART) ? 2 : vx_refuse(why, &near);
}

static bool check_laying(const battle *b, const act *a, vx_problem *why)
{
    piece planned[2];
    return a->kind == ACT_DONE || plan_piece(b, a, planned, why) > 0;
}

/* The table is laid out: on to the sides and the armies. */
static void finish(battle *b)
{
    wm_pop_task(b);
    if (b->task_count == 0) wm_start_deployment(b);
}

static void apply_laying(battle *b, const act *a)
{
    task *t = top_task_in(b);
    piece planned[2];
    int other = 1 - t->side;
    if (a->kind == ACT_DONE) {
        t->laying.done |= (uint16_t)(1 << t->side);
    } else {
        int count = plan_piece(b, a, planned, NULL);
        for (int i = 0; i < count; i++) b->table.at[b->table.piece_count++] = planned[i];
        t->laying.laid |= (uint16_t)(1 << a->who);
        t->laying.left--;
    }
    bool alone = t->laying.way == LAID_BY_ONE;
    if (!alone && !(t->laying.done >> other & 1)) t->side = (uint8_t)other;
    if (t->laying.left == 0 || (t->laying.done >> t->side & 1)) finish(b);
}

/* A raster of places for every piece of the stock, ahead and across by turns. */
static vx_action *list_laying(const battle *b, vx_action *out)
{
    enum { COLUMNS = 6, ROWS = 10 };
    int32_t width = b->table.width * CENTIMETRE, depth = b->table.depth * CENTIMETRE;
    *out++ = pack_act((act){.kind = ACT_DONE});
    for (int which = 0; which < STOCK; which++)
        for (int row = 3; row <= ROWS - 3; row += 2)
            for (int column = 1; column < COLUMNS; column++) {
                pose to = {width * column / COLUMNS, depth * row / ROWS,
                           (row / 2 + column + which) % 2 * 900};
                act a = {ACT_LAY, (uint8_t)which, 0, wm_place_of(to)};
                if (check_laying(b, &a, NULL)) *out++ = pack_act(a);
            }
    return out;
}

static int laid_from_stock(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) count++;
    return count;
}

static bool is_laying_sound(const battle *b, const task *t)
{
    int laid = laid_from_stock(t->laying.laid), each = t->laying.way == LAID_ALIKE ? 2 : 1;
    return t == &b->task[0] && b->phase == PHASE_LOTS && b->round == 0 && t->unit == NOBODY_ID &&
           t->side < SIDES && t->laying.laid < 1 << STOCK && t->laying.left > 0 &&
           t->laying.done < 3 && t->laying.way > LAID_BY_MAP && t->laying.way < LAYINGS &&
           !(t->laying.done >> t->side & 1) && laid + t->laying.left <= MOST_LAID &&
           b->table.piece_count == laid * each;
}

static void ask_laying(const battle *b, vx_language language, vx_text *out)
{
    static const char *const lay[VX_LANGUAGES] = {"lay a piece of ground: {0} more",
                                                  "выложите участок местности: ещё {0}"};
    vx_add_filled(out, lay[language], (int64_t[2]){top_task(b)->laying.left, 0}, "");
}

const task_rules wm_laying_task = {
    .key = "laying",
    .layout = LAYOUT_LAYING,
    .acts = ACT_BIT(ACT_LAY) | ACT_BIT(ACT_DONE),
    .asked = {"WM-TERRAIN-15",
              {"first the players lay out the table", "сначала игроки выкладывают местность"}},
    .ask = ask_laying,
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_laying,
    .check = check_laying,
    .apply = apply_laying,
    .is_sound = is_laying_sound,
};
