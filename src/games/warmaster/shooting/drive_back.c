/* SPDX-License-Identifier: MIT */
/* drive_back.c - WM-SHOOT-20 to WM-SHOOT-30: units that were hit give ground. */
#include "core/limit.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

void wm_note_hits(battle *b, int id, int hits, bool skulls)
{
    unit *u = unit_in(b, id);
    for (int i = 0; skulls && i < hits && u->struck + i < 2; i++)
        u->early |= (uint8_t)(1 << (u->struck + i)); /* AMB-50 */
    u->struck = (uint8_t)(u->struck + hits);
    if (skulls) u->skulls = (uint8_t)(u->skulls + hits);
}

static bool is_waiting(const battle *b, int side, int place_in_list)
{
    const unit *u = &b->side[side].unit[place_in_list];
    return is_on_table(u) && (u->struck > 0 || (u->magic & MAGIC_GERROFF));
}

static void forget_hits(unit *u)
{
    u->struck = u->skulls = u->early = 0;
}

/* ---- Away from whom ---- */

/* One of the ways in which it may go: from the closest stand of a shooter, or from a wizard. */
typedef struct {
    uint8_t driver; /* as unit.driver; 0: nobody */
    uint8_t first;  /* the stand that goes first */
    uint8_t threat; /* the driver's stand */
    int64_t gap;
    int32_t away;
} way_back;

/* From every stand of every shooter and from every wizard, by every stand of its own. */
enum { WAYS_MAX = STANDS_MAX * (UNITS_MAX * STANDS_MAX + PERSONS_MAX) };

typedef struct {
    way_back at[WAYS_MAX];
    int count;
} ways_back;

static void add_way(ways_back *w, way_back back)
{
    vx_require(w->count < WAYS_MAX);
    w->at[w->count++] = back;
}

/* From each stand of a unit, or from a character's own. */
static void add_ways(const battle *b, const stand_list *s, int id, int driver, ways_back *w)
{
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        const box *mine = &s->at[s->first[id] + i];
        way_back back = {.driver = (uint8_t)driver, .first = (uint8_t)i};
        if (driver > ALL_UNITS) { /* WM-SHOOT-25: a wizard */
            const person *p = person_of(b, driver - 1 - ALL_UNITS);
            back.gap = wm_away_from_point(mine, (point){p->x, p->y}, &back.away);
            int64_t gap = (int64_t)wm_square_root((uint64_t)back.gap) - wm_person_rim(b);
            back.gap = gap > 0 ? gap * gap : 0;
            add_way(w, back);
            continue;
        }
        for (int k = 0; k < unit_of(b, driver - 1)->stands; k++) {
            back.threat = (uint8_t)k;
            back.gap = wm_away_from_stand(mine, &s->at[s->first[driver - 1] + k], &back.away);
            add_way(w, back);
        }
    }
}

static bool is_there(const battle *b, int driver)
{
    if (driver == 0) return false;
    if (driver <= ALL_UNITS) return is_on_table(unit_of(b, driver - 1));
    return (person_of(b, driver - 1 - ALL_UNITS)->flags & PERSON_ON_TABLE) != 0;
}

/* Keeps those that are as near as the nearest, but for rounding, and has that first. */
static void keep_nearest(ways_back *w)
{
    int nearest = 0, kept = 0;
    for (int i = 1; i < w->count; i++)
        if (w->at[i].gap < w->at[nearest].gap) nearest = i;
    if (w->count == 0) return;
    way_back first = w->at[nearest];
    int64_t limit = (int64_t)wm_square_root((uint64_t)first.gap) + 2;
    for (int i = 0; i < w->count; i++)
        if (i != nearest && w->at[i].gap <= limit * limit) w->at[kept++] = w->at[i];
    w->at[kept] = w->at[0];
    w->at[0] = first;
    w->count = kept + 1;
}

/* AMB-26: the nearest of those who shot at it; where none of them is left, of all enemies. */
static void find_ways(const battle *b, int id, ways_back *w)
{
    stand_list s;
    int enemy = 1 - side_of_unit(id);
    w->count = 0;
    wm_list_stands(b, &s);
    if (is_there(b, unit_of(b, id)->driver)) add_ways(b, &s, id, unit_of(b, id)->driver, w);
    keep_nearest(w);
    for (int i = 0; i < UNITS_MAX + PERSONS_MAX; i++) {
        bool by_unit = i < UNITS_MAX;
        int driver = 1 + (by_unit ? b->turn * UNITS_MAX + i
                                  : ALL_UNITS + b->turn * PERSONS_MAX + i - UNITS_MAX);
        if (!(b->rivals[id] >> i & 1) || !is_there(b, driver)) continue;
        add_ways(b, &s, id, driver, w);
        keep_nearest(w);
    }
    if (w->count > 0) return;
    for (int i = 0; i < b->side[enemy].list.unit_count; i++)
        if (is_there(b, 1 + enemy * UNITS_MAX + i))
            add_ways(b, &s, id, 1 + enemy * UNITS_MAX + i, w);
    keep_nearest(w);
}

static uint16_t names_of(const way_back *back)
{
    int driver = back->driver - 1;
    if (driver < 0) return 0;
    return pack_names(back->first + 1, driver < ALL_UNITS
                                           ? NAMES_STANDS + driver * STANDS_MAX + back->threat
                                           : NAMES_PERSONS + driver - ALL_UNITS);
}

/* ---- How many dice ---- */

/* WM-SHOOT-23, WM-SHOOT-24: the first hit, or the first two, do not count. Who is uphill of the
 * enemy is asked of the driver's stand, if it is one. */
static int hits_that_do_not_count(const battle *b, int id, const way_back *back)
{
    static const int spared[] = {[IN_OPEN] = 0, [DEFENDED] = 1, [FORTIFIED] = 2};
    bool stands = back->driver > 0 && back->driver <= ALL_UNITS;
    box his = {0};
    if (stands)
        his = wm_stand_box(b, back->driver - 1, unit_of(b, back->driver - 1)->at[back->threat]);
    return spared[wm_unit_protection(b, id, stands ? &his : NULL)];
}

/* What the stand that goes first would come upon, as far as its dice may send it: units, and ground
 * or an edge of the table that it does not cross. */
typedef struct {
    unit_set met;
    int barred_at; /* cm; 0: nothing bars it */
} prospect;

static prospect look_ahead(const battle *b, const stand_list *s, int id, const way_back *back)
{
    const unit *u = unit_of(b, id);
    int most = wm_unit_profile(b, id)->move, far = 6 * u->struck < most ? 6 * u->struck : most;
    box mine = wm_stand_box(b, id, u->at[back->first]);
    prospect out = {0};
    ground g;
    for (int i = 0; i < s->count; i++)
        if (s->unit[i] != id &&
            wm_sweep(&mine, back->away, far * CENTIMETRE, &s->at[i], TOUCH, NULL))
            out.met.side[side_of_unit(s->unit[i])] |= (uint64_t)1 << s->unit[i] % UNITS_MAX;
    wm_read_ground(&b->table, &g);
    for (int cm = 1; cm <= far && out.barred_at == 0; cm++) {
        point at = wm_point_along(mine.centre, back->away, cm * CENTIMETRE);
        box there =
            wm_box((pose){at.x, at.y, mine.facing}, 2 * mine.half_front, 2 * mine.half_depth);
        if (!wm_is_on_table(&g, &there) || wm_barred_by(&g, &there, wm_mover_of(b, id)) >= 0)
            out.barred_at = cm;
    }
    return out;
}

/* Of its own equally near stands another would go first, and fare otherwise. */
static bool fares_otherwise(const battle *b, int id, const way_back *one, const way_back *two)
{
    stand_list s;
    if (one->first == two->first) return false;
    wm_list_stands(b, &s);
    prospect here = look_ahead(b, &s, id, one), there = look_ahead(b, &s, id, two);
    return here.met.side[0] != there.met.side[0] || here.met.side[1] != there.met.side[1] ||
           here.barred_at != there.barred_at;
}

/* Whether this way is another than that: in about another direction, with other dice, or with a
 * stand ahead that comes upon something else. */
static bool is_other_way(const battle *b, int id, const way_back *one, const way_back *two)
{
    return wm_angle_between(one->away, two->away) > 10 ||
           hits_that_do_not_count(b, id, one) != hits_that_do_not_count(b, id, two) ||
           fares_otherwise(b, id, one, two);
}

/* The owner is asked only where the ways differ. */
static bool is_choice(const battle *b, int id, const ways_back *w)
{
    for (int i = 1; i < w->count; i++)
        if (is_other_way(b, id, &w->at[0], &w->at[i])) return true;
    return false;
}

/* WM-SHOOT-22, AMB-50: a die for each hit that counts; those of skull catapults apart. */
static task count_dice(const battle *b, int id, const way_back *back)
{
    const unit *u = unit_of(b, id);
    int spared = hits_that_do_not_count(b, id, back);
    if (spared > u->struck) spared = u->struck;
    int skulls_spared = 0;
    for (int i = 0; i < spared; i++) skulls_spared += u->early >> i & 1;
    int skulls = u->skulls - skulls_spared, dice = u->struck - spared - skulls;
    if (dice > 0 && wm_hooks_of(b, id)->gives_less_ground) dice--;
    return (task){.kind = TASK_DRIVE,
                  .side = (uint8_t)side_of_unit(id),
                  .unit = (uint8_t)id,
                  .drive = {.dice = {(uint16_t)dice, (uint16_t)(skulls > 0 ? skulls : 0)},
                            .by = names_of(back) & 7u,
                            .from = (unsigned)names_of(back) >> 3 & 8191u}};
}

/* WM-MACH-08: dice of drive backs confuse it, and that is all. */
bool wm_is_never_moved(const battle *b, int id)
{
    return unit_has(b, id, HAS_drive_back_confuse_only) || wm_stands_fast(b, id);
}

/* ---- One unit. Before its dice fall its owner may have to choose the way ---- */

enum { ROLL_HITS, ROLL_SKULLS, GO, ROLL_SHOVE, CHOOSE };

static void start_drive(battle *b, int id, const way_back *back)
{
    task t = count_dice(b, id, back);
    forget_hits(unit_in(b, id));
    wm_push_task(b, t);
}

/* WM-CONF-09: a confused unit goes like any other. AMB-56: who is engaged by now stays, and its hits
 * count in the first round. WM-STAT-13: some are never driven back, and so not confused by the dice
 * either. */
static void begin_drive(battle *b, int id)
{
    unit *u = unit_in(b, id);
    stand_list s;
    ways_back ways;
    wm_list_stands(b, &s);
    bool engaged = wm_is_engaged(&s, b, id);
    if (engaged) u->carried = (uint8_t)(u->carried + u->struck);
    if (engaged || unit_has(b, id, HAS_no_drive_back) ||
        has_ward(b, id, WARD_TOOTH | WARD_MIRAGE)) {
        forget_hits(u);
        u->magic &= (uint16_t)~MAGIC_GERROFF;
        return;
    }
    find_ways(b, id, &ways);
    if (u->struck > 0 && is_choice(b, id, &ways))
        wm_push_task(b, (task){.kind = TASK_DRIVE,
                               .side = (uint8_t)side_of_unit(id),
                               .unit = (uint8_t)id,
                               .step = CHOOSE});
    else
        start_drive(b, id, ways.count > 0 ? &ways.at[0] : &(way_back){0});
}

static vx_action *list_ways(const battle *b, vx_action *out)
{
    ways_back ways;
    int id = top_task(b)->unit;
    find_ways(b, id, &ways);
    for (int i = 0; i < ways.count; i++) {
        bool told = false;
        for (int k = 0; k < i; k++) told = told || !is_other_way(b, id, &ways.at[k], &ways.at[i]);
        if (told) continue;
        *out++ = pack_act((act){ACT_GROUND, (uint8_t)id, 0, {0, names_of(&ways.at[i]), 0}});
    }
    return out;
}

/* The first way that fits what is named; NULL: none. */
static const way_back *named_way(const ways_back *w, const act *a)
{
    for (int i = 0; i < w->count; i++) {
        act full = {.at = {0, names_of(&w->at[i]), 0}};
        bool stand_fits = first_stand(a) == 0 || first_stand(a) == first_stand(&full);
        bool other_fits = other_piece(a) == 0 || other_piece(a) == other_piece(&full);
        if (stand_fits && other_fits) return &w->at[i];
    }
    return NULL;
}

static bool check_way(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-SHOOT-25", {"another unit is driven back now", "сейчас отбрасывается другой отряд"}};
    static const vx_message farther = {"WM-SHOOT-25",
                                       {"the nearest of the units that shot drives a unit back",
                                        "отряд отбрасывает ближайший из стрелявших в него"}};
    ways_back ways;
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    find_ways(b, a->who, &ways);
    return named_way(&ways, a) != NULL || vx_refuse(why, &farther);
}

static void choose_way(battle *b, const act *a)
{
    ways_back ways;
    find_ways(b, a->who, &ways);
    const way_back *back = named_way(&ways, a);
    wm_pop_task(b);
    if (back != NULL) start_drive(b, a->who, back);
}

static int drive_to_act(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == CHOOSE) return t->side;
    bool rolls = t->step == ROLL_SHOVE || (t->step < GO && t->drive.dice[t->step] > 0);
    return rolls ? VX_CHANCE : TASK_RUNS;
}

/* An action says the sum of these in seven bits. */
enum { DRIVEN_AT_ONCE = 127 / 6 };

static uint8_t dice_at_once(const task *t)
{
    int left = t->drive.dice[t->step];
    return (uint8_t)(left < DRIVEN_AT_ONCE ? left : DRIVEN_AT_ONCE);
}

static wm_dice drive_dice(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == ROLL_SHOVE) return (wm_dice){.act = ACT_DIE};
    return (wm_dice){.act = ACT_DRIVEN,
                     .count = dice_at_once(t),
                     .need = t->step == ROLL_SKULLS ? 4 : 6}; /* WM-ART-31, WM-SHOOT-29 */
}

/* The way that was chosen, as it lies now; false: from nobody. */
static bool read_way(const battle *b, const task *t, way_back *out)
{
    act named = {.at = {0, pack_names(t->drive.by, t->drive.from), 0}};
    int other = other_piece(&named);
    if (other == 0) return false;
    out->first = (uint8_t)(first_stand(&named) - 1);
    box mine = wm_stand_box(b, t->unit, unit_of(b, t->unit)->at[out->first]);
    if (other >= NAMES_PERSONS) {
        const person *p = person_of(b, other - NAMES_PERSONS);
        out->driver = (uint8_t)(1 + ALL_UNITS + other - NAMES_PERSONS);
        out->gap = wm_away_from_point(&mine, (point){p->x, p->y}, &out->away);
        return true;
    }
    int enemy = (other - NAMES_STANDS) / STANDS_MAX;
    out->threat = (uint8_t)((other - NAMES_STANDS) % STANDS_MAX);
    out->driver = (uint8_t)(1 + enemy);
    box his = wm_stand_box(b, enemy, unit_of(b, enemy)->at[out->threat]);
    out->gap = wm_away_from_stand(&mine, &his, &out->away);
    return true;
}

/* WM-SHOOT-25 to WM-SHOOT-27 */
static void push_drive(battle *b, const task *t, int centimetres)
{
    way_back back = {0};
    if (!read_way(b, t, &back)) return;
    wm_push_task(b, wm_force_task(t->unit, FORCE_DRIVEN, back.first, back.away,
                                  centimetres * CENTIMETRE, back.driver));
}

/* WM-MAGIC-21, AMB-58: straight to its own table edge, with the stand ahead that is nearest to it. */
static void push_shove(battle *b, int id, int centimetres)
{
    const unit *u = unit_of(b, id);
    bool near_edge = side_of_unit(id) == 0;
    int first = 0;
    for (int i = 1; i < u->stands; i++)
        if (near_edge ? u->at[i].y < u->at[first].y : u->at[i].y > u->at[first].y) first = i;
    wm_push_task(b, wm_force_task(id, FORCE_DRIVEN, first, near_edge ? FULL_TURN / 2 : 0,
                                  centimetres * CENTIMETRE, 0));
}

static void go(battle *b, task *t)
{
    const task done = *t;
    int id = t->unit, total = t->drive.sum;
    unit *u = unit_in(b, id);
    bool shoved = (u->magic & MAGIC_GERROFF) != 0;
    bool stays = wm_is_never_moved(b, id);
    u->magic &= (uint16_t)~MAGIC_GERROFF;
    if (shoved)
        t->step = ROLL_SHOVE;
    else
        wm_pop_task(b);
    if (stays || total == 0) return;
    if (total > wm_unit_profile(b, id)->move) { /* WM-SHOOT-30 */
        if (shoved) wm_pop_task(b);
        wm_destroy_unit(b, id);
        return;
    }
    push_drive(b, &done, total);
}

static void run_drive(battle *b)
{
    task *t = top_task_in(b);
    if (t->step == GO)
        go(b, t);
    else
        t->step++;
}

static void apply_drive(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int id = t->unit;
    if (t->step == CHOOSE) {
        choose_way(b, a);
        return;
    }
    if (t->step == ROLL_SHOVE) {
        wm_pop_task(b);
        if (!is_on_table(unit_of(b, id))) return; /* it has left the table meanwhile */
        if (a->who == 6) wm_confuse(b, id);
        if (!wm_is_never_moved(b, id)) push_shove(b, id, 5 * a->who);
        return;
    }
    if (a->at.x) wm_confuse(b, id); /* WM-SHOOT-29 */
    t->drive.sum = (uint16_t)(t->drive.sum + a->who);
    t->drive.dice[t->step] = (uint16_t)(t->drive.dice[t->step] - dice_at_once(t));
    if (t->drive.dice[t->step] == 0) t->step++;
}

static bool is_way_sound(const battle *b, const task *t)
{
    act named = {.at = {0, pack_names(t->drive.by, t->drive.from), 0}};
    int other = other_piece(&named), stand = other - NAMES_STANDS;
    if (other == 0) return first_stand(&named) == 0;
    if (first_stand(&named) == 0 || first_stand(&named) > unit_of(b, t->unit)->stands) return false;
    if (other >= NAMES_PERSONS)
        return other < NAMES_UNITS && wm_person_exists(b, other - NAMES_PERSONS);
    return wm_unit_exists(b, stand / STANDS_MAX) && is_on_table(unit_of(b, stand / STANDS_MAX)) &&
           stand % STANDS_MAX < unit_of(b, stand / STANDS_MAX)->stands;
}

static bool has_choice(const battle *b, const task *t)
{
    ways_back ways;
    find_ways(b, t->unit, &ways);
    return unit_of(b, t->unit)->struck > 0 && is_choice(b, t->unit, &ways);
}

static bool is_drive_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || t->side != side_of_unit(t->unit) ||
        !is_on_table(unit_of(b, t->unit)) || t->step > CHOOSE)
        return false;
    if (t->step == CHOOSE && !has_choice(b, t)) return false;
    return t->drive.dice[0] <= 255 && t->drive.dice[1] <= 255 && t->drive.sum <= 2 * 6 * 255 &&
           is_way_sound(b, t);
}

static void ask_drive(const battle *b, vx_language language, vx_text *out)
{
    static const char *const driven[VX_LANGUAGES] = {": driven back", ": отбрасывание"};
    static const char *const from[VX_LANGUAGES] = {", from which of the nearest?",
                                                   ", от кого из ближайших?"};
    wm_name_unit(out, b, top_task(b)->unit, language);
    vx_add(out, driven[language]);
    if (top_task(b)->step == CHOOSE) vx_add(out, from[language]);
}

const task_rules wm_drive_task = {
    .key = "drive",
    .layout = LAYOUT_DRIVE,
    .steps = {[ROLL_HITS] = "hits",
              [ROLL_SKULLS] = "skulls",
              [GO] = "go",
              [ROLL_SHOVE] = "shove",
              [CHOOSE] = "choose"},
    .acts = ACT_BIT(ACT_DRIVEN) | ACT_BIT(ACT_DIE) | ACT_BIT(ACT_GROUND),
    .asked = {"WM-SHOOT-22", {"a unit is driven back now", "сейчас отбрасывается отряд"}},
    .ask = ask_drive,
    .to_act = drive_to_act,
    .run = run_drive,
    .dice = drive_dice,
    .list = list_ways,
    .check = check_way,
    .apply = apply_drive,
    .is_sound = is_drive_sound,
};

/* ---- All of them: the opponent's first, then the active side's own (step 1) ---- */

/* WM-SHOOT-19, AMB-55: leftover hits are wiped, but for those of engaged units. */
static void wipe_hits(battle *b)
{
    stand_list s;
    bool listed = false; /* mostly nobody has any left, and nobody's place matters */
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        forget_hits(u);
        u->driver = 0;
        b->rivals[id] = 0;
        if (u->wounds == 0) continue;
        if (!listed) wm_list_stands(b, &s);
        listed = true;
        if (is_on_table(u) && wm_is_engaged(&s, b, id)) continue;
        wm_note_hurt(b, id);
        u->wounds = 0;
    }
}

void wm_push_drive_backs(battle *b)
{
    wm_push_task(
        b, (task){.kind = TASK_DRIVE_BACKS, .side = (uint8_t)(1 - b->turn), .unit = NOBODY_ID});
}

static int waiting_units(const battle *b, int side, int *last)
{
    int count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (is_waiting(b, side, i)) count++, *last = side * UNITS_MAX + i;
    return count;
}

static int backs_to_act(const battle *b)
{
    int last, side = top_task(b)->side;
    return waiting_units(b, side, &last) > 1 ? side : TASK_RUNS; /* WM-SHOOT-21 */
}

static void run_backs(battle *b)
{
    task *t = top_task_in(b);
    int last;
    if (waiting_units(b, t->side, &last) == 1) {
        begin_drive(b, last);
    } else if (t->step == 0) {
        t->step = 1;
        t->side = b->turn;
    } else {
        wm_pop_task(b);
        wipe_hits(b);
    }
}

static vx_action *list_backs(const battle *b, vx_action *out)
{
    int side = top_task(b)->side;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (is_waiting(b, side, i))
            *out++ = pack_act((act){ACT_PICK, (uint8_t)(side * UNITS_MAX + i), 0, {0}});
    return out;
}

static bool check_back(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_hit = {"WM-SHOOT-21",
                                       {"pick a unit of yours that is to be driven back",
                                        "выберите свой отряд, который отброшен"}};
    int side = top_task(b)->side;
    if (!wm_unit_exists(b, a->who) || side_of_unit(a->who) != side) return vx_refuse(why, &not_hit);
    return is_waiting(b, side, a->who % UNITS_MAX) || vx_refuse(why, &not_hit);
}

static void apply_back(battle *b, const act *a)
{
    begin_drive(b, a->who);
}

static bool are_backs_sound(const battle *b, const task *t)
{
    return t->unit == NOBODY_ID && t->step <= 1 && t->side == (t->step ? b->turn : 1 - b->turn);
}

const task_rules wm_drive_backs_task = {
    .key = "drivebacks",
    .steps = {"enemies", "own"},
    .acts = ACT_BIT(ACT_PICK),
    .asked = {"WM-SHOOT-21",
              {"say which unit is driven back next", "назовите, какой отряд отброшен следующим"}},
    .status = {"pick the next unit to be driven back", "выберите следующий отброшенный отряд"},
    .to_act = backs_to_act,
    .run = run_backs,
    .list = list_backs,
    .check = check_back,
    .apply = apply_back,
    .is_sound = are_backs_sound,
};
