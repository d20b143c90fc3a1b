/* SPDX-License-Identifier: MIT */
/* spots.c - places in words: from where a piece stands and looks, or from the edges of the table as its
 * owner sees it. */
#include "games/warmaster/text/spots.h"

#include "games/warmaster/units/units.h"

uint8_t wm_formation_now(const battle *b, int id)
{
    box stands[STANDS_MAX];
    if (!wm_unit_exists(b, id) || !is_on_table(unit_of(b, id))) return FORM_LINE;
    const unit *u = unit_of(b, id);
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, u->at[i]);
    formation found = wm_formation(stands, u->stands);
    return (uint8_t)(found == FORMS ? FORM_LINE : found);
}

/* From where the piece goes; false: it stands nowhere yet. A character looks at the enemy's edge. */
static bool begins_at(const battle *b, const act *a, place *out)
{
    uint8_t who = wm_acts[a->kind].who;
    if (who == WHO_PERSON) {
        if (!wm_person_exists(b, a->who)) return false;
        const person *p = person_of(b, a->who);
        if ((p->flags & PERSON_ON_TABLE) == 0) return false;
        *out = (place){p->x, p->y, (uint16_t)(side_of_person(a->who) * FULL_TURN / 2)};
        return true;
    }
    if (who != WHO_UNIT || !wm_unit_exists(b, a->who) || !is_on_table(unit_of(b, a->who)))
        return false;
    const unit *u = unit_of(b, a->who);
    bool is_stand = wm_acts[a->kind].detail == DETAIL_STAND;
    if (is_stand && a->detail >= u->stands) return false;
    *out = is_stand ? u->at[a->detail] : wm_middle_of(u);
    return true;
}

/* To the millimetre: "3.5 cm". */
static void add_length(vx_text *out, int64_t length, vx_language language)
{
    int64_t mm = (length + MILLIMETRE / 2) / MILLIMETRE;
    vx_add_number(out, mm / 10);
    if (mm % 10 != 0) {
        vx_add_char(out, '.');
        vx_add_number(out, mm % 10);
    }
    vx_add(out, language == VX_ENGLISH ? " cm" : " см");
}

enum { HERE = MILLIMETRE / 2 }; /* nearer than that is no way */

/* "10 cm ahead and 3 cm to the left" */
static void add_way(vx_text *out, place from, place to, vx_language language)
{
    static const char *const ahead[2][VX_LANGUAGES] = {{" ahead", " вперёд"}, {" back", " назад"}};
    static const char *const aside[2][VX_LANGUAGES] = {{" to the right", " вправо"},
                                                       {" to the left", " влево"}};
    static const char *const and[VX_LANGUAGES] = {" and ", " и "};
    static const char *const here[VX_LANGUAGES] = {"on the spot", "на месте"};
    int64_t x = to.x - from.x, y = to.y - from.y;
    int64_t sine = wm_sine(from.facing), cosine = wm_cosine(from.facing);
    int64_t forward = (x * sine + y * cosine) / TRIG_ONE;
    int64_t right = (x * cosine - y * sine) / TRIG_ONE;
    bool goes = forward > HERE || forward<-HERE, shifts = right> HERE || right < -HERE;
    if (goes) {
        add_length(out, forward < 0 ? -forward : forward, language);
        vx_add(out, ahead[forward < 0][language]);
    }
    if (goes && shifts) vx_add(out, and[language]);
    if (shifts) {
        add_length(out, right < 0 ? -right : right, language);
        vx_add(out, aside[right < 0][language]);
    }
    if (!goes && !shifts) vx_add(out, here[language]);
}

/* ", turned 15 degrees left" */
static void add_turn(vx_text *out, int32_t from, int32_t to, bool always, vx_language language)
{
    static const char *const front[VX_LANGUAGES] = {", facing front", ", фронт прежний"};
    static const char *const about[VX_LANGUAGES] = {", turned about", ", кругом"};
    static const char *const turned[VX_LANGUAGES] = {", turned ", ", поворот на "};
    static const char *const round[2][VX_LANGUAGES] = {{" degrees right", "° вправо"},
                                                       {" degrees left", "° влево"}};
    int32_t by = wm_turned(to - from);
    bool left = by > FULL_TURN / 2;
    int32_t tenths = left ? FULL_TURN - by : by;
    if (tenths < 5) {
        if (always) vx_add(out, front[language]);
        return;
    }
    if (tenths > FULL_TURN / 2 - 5) {
        vx_add(out, about[language]);
        return;
    }
    vx_add(out, turned[language]);
    vx_add_number(out, (tenths + 5) / 10);
    vx_add(out, round[left][language]);
}

/* "40 cm from the left edge, 12 cm from the rear" */
static void add_edges(vx_text *out, const battle *b, int side, place at, vx_language language)
{
    static const char *const left[VX_LANGUAGES] = {" from the left edge, ", " от левого края, "};
    static const char *const rear[VX_LANGUAGES] = {" from the rear edge", " от тыла"};
    bool far = side == 1;
    add_length(out, far ? b->table.width * CENTIMETRE - at.x : at.x, language);
    vx_add(out, left[language]);
    add_length(out, far ? b->table.depth * CENTIMETRE - at.y : at.y, language);
    vx_add(out, rear[language]);
}

static int owner_of(const battle *b, const act *a)
{
    uint8_t who = wm_acts[a->kind].who;
    if (who == WHO_UNIT) return side_of_unit(a->who);
    if (who == WHO_PERSON) return side_of_person(a->who);
    int actor = warmaster_game.rules.to_act(b);
    return actor < 0 ? 0 : actor;
}

void wm_add_spot(vx_text *out, const battle *b, const act *a, bool always_faces,
                 vx_language language)
{
    place from;
    bool faces = wm_acts[a->kind].at == AT_POSE;
    if (begins_at(b, a, &from)) {
        add_way(out, from, a->at, language);
        if (faces) add_turn(out, from.facing, a->at.facing, always_faces, language);
        return;
    }
    int side = owner_of(b, a);
    add_edges(out, b, side, a->at, language);
    if (faces) add_turn(out, side * FULL_TURN / 2, a->at.facing, always_faces, language);
}
