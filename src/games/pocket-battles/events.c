/* SPDX-License-Identifier: MIT */
/* events.c - what is seen to happen in Pocket Battles: tokens placed, units that march, dice,
 * wounds and losses. Units have names, so the two views side by side say nearly all. */
#include "core/event.h"
#include "games/pocket-battles/battle.h"

enum { NAME_CAP = 8 };

static const char *name_unit(int seat, int unit, char name[NAME_CAP])
{
    vx_text text = vx_text_on(name, NAME_CAP);
    pb_add_unit(&text, seat, unit);
    return name;
}

static bool stands(const side *s, int unit)
{
    return unit < s->unit_count && s->place[unit] < ZONES;
}

/* ---- The field ---- */

static void add_order(vx_text *out, const side *was, const side *is, int seat, int unit)
{
    char name[NAME_CAP];
    if (!stands(is, unit) || is->orders[unit] <= was->orders[unit]) return;
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_ORDER,
                                  .seat = seat,
                                  .to = name_unit(seat, unit, name),
                                  .has_number = true,
                                  .number = 1});
}

static void add_march(vx_text *out, const side *was, const side *is, int seat, int unit)
{
    char name[NAME_CAP];
    if (!stands(is, unit)) return;
    bool stood = stands(was, unit);
    if (stood && was->place[unit] == is->place[unit]) return;
    vx_add_event(out, &(vx_event){.kind = stood ? VX_EVENT_MOVE : VX_EVENT_PLACE,
                                  .seat = seat,
                                  .what = name_unit(seat, unit, name)});
}

/* Hit points that the unit has lost; negative where it was healed. */
static int health_lost(const side *was, const side *is, int unit)
{
    return was->health[unit] - is->health[unit];
}

static void add_damage(vx_text *out, const side *was, const side *is, int seat, int unit)
{
    char name[NAME_CAP];
    if (!stands(was, unit)) return;
    int lost = health_lost(was, is, unit);
    bool is_gone = !stands(is, unit);
    if (!is_gone && lost == 0) return;
    vx_add_event(out, &(vx_event){.kind = is_gone    ? VX_EVENT_LOSS
                                          : lost > 0 ? VX_EVENT_HIT
                                                     : VX_EVENT_GROW,
                                  .seat = seat,
                                  .to = name_unit(seat, unit, name),
                                  .has_number = true,
                                  .number = lost > 0 ? lost : is->health[unit]});
}

typedef void unit_change(vx_text *out, const side *was, const side *is, int seat, int unit);

static void for_each_unit(vx_text *out, const battle *was, const battle *is, unit_change *add)
{
    for (int seat = 0; seat < SIDES; seat++)
        for (int unit = 0; unit < UNITS; unit++)
            add(out, &was->side[seat], &is->side[seat], seat, unit);
}

/* ---- Dice ---- */

static void add_blow(vx_text *out, const battle *b)
{
    char striker[NAME_CAP], victim[NAME_CAP];
    if (b->blow == NO_BLOW || b->victim == NONE) return;
    vx_add_event(out, &(vx_event){.kind = pb_is_shot(b->blow) ? VX_EVENT_SHOT : VX_EVENT_ATTACK,
                                  .seat = b->striker_side,
                                  .from = name_unit(b->striker_side, b->striker, striker),
                                  .to = name_unit(!b->striker_side, b->victim, victim)});
}

static void add_roll(vx_text *out, const battle *was, vx_action action)
{
    char faces[HANDFUL + 1] = "", hits[HANDFUL + 1] = "", striker[NAME_CAP];
    vx_text shown = vx_text_on(faces, sizeof faces), each = vx_text_on(hits, sizeof hits);
    const side *s = &was->side[was->striker_side];
    uint32_t hitting = pb_faces_of(s, was->striker, pb_is_shot(was->blow));
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < roll_count(action, face); i++) {
            vx_add_char(&shown, (char)('1' + face));
            vx_add_char(&each, (char)('0' + faces_with(hitting, face)));
        }
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_DICE,
                                  .seat = was->striker_side,
                                  .to = name_unit(was->striker_side, was->striker, striker),
                                  .what = hits,
                                  .faces = faces});
}

static void add_initiative(vx_text *out, const act *a)
{
    const char faces[] = {(char)('0' + a->x), (char)('0' + a->y), '\0'};
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_DICE, .seat = VX_NO_SEAT, .faces = faces});
}

/* ---- The course of the battle ---- */

static void add_course(vx_text *out, const battle *was, const battle *is)
{
    if (is->phase == PHASE_OVER) {
        int winner = is->winner < SIDES ? is->winner : VX_NO_SEAT;
        if (was->phase != PHASE_OVER)
            vx_add_event(out, &(vx_event){.kind = VX_EVENT_END, .seat = winner});
        return;
    }
    if (is->phase < PHASE_ORDER) return;
    if (is->round != was->round)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_TURN,
                                      .seat = VX_NO_SEAT,
                                      .what = "round",
                                      .has_number = true,
                                      .number = is->round});
    if (is->active != was->active || was->phase < PHASE_ORDER)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_TURN, .seat = is->active});
}

void pb_events(const void *before, vx_action action, const void *after, vx_text *out)
{
    const battle *was = before, *is = after;
    act a = unpack(action);
    if (a.kind == ACT_INITIATIVE) add_initiative(out, &a);
    if (a.kind == ACT_ROLL) {
        add_blow(out, was);
        add_roll(out, was, action);
    }
    for_each_unit(out, was, is, add_order);
    for_each_unit(out, was, is, add_damage);
    for_each_unit(out, was, is, add_march);
    add_course(out, was, is);
}
