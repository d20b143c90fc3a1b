/* SPDX-License-Identifier: MIT */
/* events.c - what is seen to happen in Warmaster: orders, marches, charges, shots, dice, losses.
 * Pieces have names, so the two states side by side say what moved, fell or was marked; the action
 * says why. */
#include <string.h>

#include "core/event.h"
#include "games/warmaster/page/account.h"
#include "games/warmaster/page/page.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

enum { NAME_CAP = 8 };

static const char *name_unit(int id, char name[NAME_CAP])
{
    vx_text text = vx_text_on(name, NAME_CAP);
    wm_add_unit(&text, id);
    return name;
}

static const char *name_person(int id, char name[NAME_CAP])
{
    vx_text text = vx_text_on(name, NAME_CAP);
    wm_add_person(&text, id);
    return name;
}

/* ---- What the action says ---- */

static void add_between(vx_text *out, vx_event_kind kind, int seat, const char *from,
                        const char *to)
{
    vx_add_event(out, &(vx_event){.kind = kind, .seat = seat, .from = from, .to = to});
}

static void add_cause(vx_text *out, const act *a)
{
    char one[NAME_CAP], other[NAME_CAP];
    switch (a->kind) {
    case ACT_CHARGE:
    case ACT_PURSUE:
    case ACT_ADVANCE:
        add_between(out, VX_EVENT_ATTACK, side_of_unit(a->who), name_unit(a->who, one),
                    name_unit(a->detail, other));
        break;
    case ACT_SHOOT:
        add_between(out, VX_EVENT_SHOT, side_of_unit(a->who), name_unit(a->who, one),
                    name_unit(a->detail, other));
        break;
    case ACT_CAST:
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_SPELL,
                                      .seat = side_of_person(a->who),
                                      .from = name_person(a->who, one)});
        break;
    default:
        break;
    }
}

/* ---- Dice ---- */

static void add_faces(vx_text *out, int seat, const uint8_t *die, int count)
{
    char faces[4] = "";
    vx_text shown = vx_text_on(faces, sizeof faces);
    for (int i = 0; i < count; i++) vx_add_char(&shown, (char)('0' + die[i]));
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_DICE, .seat = seat, .faces = faces});
}

static void add_dice(vx_text *out, const battle *was, const act *a)
{
    const uint8_t dice[] = {a->who, a->detail, (uint8_t)a->at.x};
    int seat = wm_thrower_of(was);
    if (seat == VX_CHANCE) seat = VX_NO_SEAT;
    switch (a->kind) {
    case ACT_FIRST:
    case ACT_TEST:
    case ACT_DICE:
        add_faces(out, seat, dice, 2);
        break;
    case ACT_THREE:
        add_faces(out, seat, dice, 3);
        break;
    case ACT_BLUNDER:
    case ACT_WINGS:
    case ACT_DIE:
        add_faces(out, seat, dice, 1);
        break;
    case ACT_HITS:
    case ACT_TALLY:
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_DICE,
                                      .seat = seat,
                                      .has_number = true,
                                      .number = a->who,
                                      .against = wm_due_dice(was).count});
        break;
    default:
        break;
    }
}

/* WM-CMD-03, WM-CHAR-10: obeyed, refused, or a blunder. */
static void add_order(vx_text *out, const battle *was, const battle *is, const act *a)
{
    char giver[NAME_CAP], member[NAME_CAP];
    if (a->kind != ACT_TEST || was->order.person == NOBODY_ID) return;
    bool is_obeyed = is->phase == PHASE_MOVE && is->order.count > 0;
    int result = is_obeyed ? 1 : is->phase == PHASE_BLUNDER ? -1 : 0;
    for (int i = 0; i < was->order.count; i++)
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_ORDER,
                                      .together = i > 0,
                                      .seat = side_of_person(was->order.person),
                                      .from = name_person(was->order.person, giver),
                                      .to = name_unit(was->order.member[i], member),
                                      .has_number = true,
                                      .number = result});
}

/* ---- What became of each piece ---- */

static bool has_moved(const unit *was, const unit *is)
{
    int stands = was->stands < is->stands ? was->stands : is->stands;
    return memcmp(was->at, is->at, (size_t)stands * sizeof was->at[0]) != 0;
}

static void add_unit_damage(vx_text *out, const battle *was, const battle *is, int id)
{
    char name[NAME_CAP];
    const unit *before = unit_of(was, id), *after = unit_of(is, id);
    if (!is_on_table(before)) return;
    bool is_lost = !is_on_table(after);
    int stands = before->stands - after->stands;
    int wounds = after->wounds - before->wounds;
    if (!is_lost && stands <= 0 && wounds <= 0) return;
    vx_add_event(out, &(vx_event){.kind = is_lost ? VX_EVENT_LOSS : VX_EVENT_HIT,
                                  .seat = side_of_unit(id),
                                  .what = !is_lost && stands > 0 ? "stand" : NULL,
                                  .to = name_unit(id, name),
                                  .has_number = true,
                                  .number = is_lost || stands > 0 ? stands : wounds});
}

/* Units that move by one action move as one body. */
static bool add_unit_march(vx_text *out, const battle *was, const battle *is, int id, bool together)
{
    char name[NAME_CAP];
    const unit *before = unit_of(was, id), *after = unit_of(is, id);
    if (!is_on_table(after)) return false;
    bool stood = is_on_table(before);
    if (stood && (before->stands != after->stands || !has_moved(before, after))) return false;
    vx_add_event(out, &(vx_event){.kind = stood ? VX_EVENT_MOVE : VX_EVENT_PLACE,
                                  .together = together,
                                  .seat = side_of_unit(id),
                                  .what = name_unit(id, name)});
    return true;
}

static void add_unit_mark(vx_text *out, const battle *was, const battle *is, int id)
{
    char name[NAME_CAP];
    int before = unit_of(was, id)->flags, after = unit_of(is, id)->flags;
    if (!(after & UNIT_ON_TABLE) || !(after & ~before & UNIT_CONFUSED)) return;
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_MARK,
                                  .seat = side_of_unit(id),
                                  .what = "confused",
                                  .to = name_unit(id, name)});
}

static bool add_person_change(vx_text *out, const battle *was, const battle *is, int id,
                              bool together)
{
    char name[NAME_CAP];
    const person *before = person_of(was, id), *after = person_of(is, id);
    bool stood = before->flags & PERSON_ON_TABLE, stands = after->flags & PERSON_ON_TABLE;
    bool has_moved = before->x != after->x || before->y != after->y;
    if (!stood && !stands) return false;
    if (stood && !stands) {
        vx_add_event(out, &(vx_event){.kind = VX_EVENT_LOSS,
                                      .seat = side_of_person(id),
                                      .to = name_person(id, name)});
        return false;
    }
    if (stood && (!has_moved || after->joined != NOBODY_ID)) return false;
    vx_add_event(out, &(vx_event){.kind = stood ? VX_EVENT_MOVE : VX_EVENT_PLACE,
                                  .together = together,
                                  .seat = side_of_person(id),
                                  .what = name_person(id, name)});
    return true;
}

static void add_changes(vx_text *out, const battle *was, const battle *is)
{
    bool together = false;
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(is, id)) add_unit_damage(out, was, is, id);
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(is, id)) together |= add_unit_march(out, was, is, id, together);
    for (int id = 0; id < ALL_PERSONS; id++)
        if (wm_person_exists(is, id)) together |= add_person_change(out, was, is, id, together);
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(is, id)) add_unit_mark(out, was, is, id);
}

/* ---- The course of the battle ---- */

static const char *phase_word(const battle *b)
{
    switch (b->phase) {
    case PHASE_SHOOTING:
        return "shooting";
    case PHASE_COMBAT:
        return "combat";
    case PHASE_INITIATIVE:
    case PHASE_HOME:
    case PHASE_ORDERS:
        return "command";
    default:
        return NULL;
    }
}

static void add_course(vx_text *out, const battle *was, const battle *is)
{
    if (is->phase == PHASE_OVER) {
        int winner = is->winner < SIDES ? is->winner : VX_NO_SEAT;
        if (was->phase != PHASE_OVER)
            vx_add_event(out, &(vx_event){.kind = VX_EVENT_END, .seat = winner});
        return;
    }
    const char *before = phase_word(was), *now = phase_word(is);
    bool is_new_turn = is->round > 0 && (is->turn != was->turn || is->round != was->round);
    bool is_new_phase = now != NULL && before != NULL && strcmp(now, before) != 0;
    if (!is_new_turn && !is_new_phase) return;
    vx_add_event(out, &(vx_event){.kind = VX_EVENT_TURN,
                                  .seat = is->turn,
                                  .what = now,
                                  .has_number = is_new_turn,
                                  .number = is->round});
}

void wm_events(const void *before, vx_action action, const void *after, vx_text *out)
{
    const battle *was = before, *is = after;
    act a;
    if (!wm_unpack(action, &a)) return;
    add_cause(out, &a);
    wm_add_throw_account(out, was, &a);
    add_dice(out, was, &a);
    add_order(out, was, is, &a);
    add_changes(out, was, is);
    wm_add_result_account(out, was, &a);
    add_course(out, was, is);
}
