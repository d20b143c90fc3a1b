/* SPDX-License-Identifier: MIT */
/* event.c - events as JSON. */
#include "core/event.h"

#include "core/json.h"

const char *const vx_event_names[VX_EVENTS] = {
    [VX_EVENT_MOVE] = "move",     [VX_EVENT_ATTACK] = "attack",   [VX_EVENT_SHOT] = "shot",
    [VX_EVENT_HIT] = "hit",       [VX_EVENT_LOSS] = "loss",       [VX_EVENT_PLACE] = "place",
    [VX_EVENT_GROW] = "grow",     [VX_EVENT_CONTROL] = "control", [VX_EVENT_PAY] = "pay",
    [VX_EVENT_GAIN] = "gain",     [VX_EVENT_DRAW] = "draw",       [VX_EVENT_DICE] = "dice",
    [VX_EVENT_ORDER] = "order",   [VX_EVENT_SPELL] = "spell",     [VX_EVENT_MARK] = "mark",
    [VX_EVENT_DECREE] = "decree", [VX_EVENT_CLAIM] = "claim",     [VX_EVENT_TURN] = "turn",
    [VX_EVENT_END] = "end",       [VX_EVENT_REPORT] = "report",
};

static void add_text_unless_null(vx_text *out, const char *key, const char *value)
{
    if (value != NULL) vx_json_text(out, key, value);
}

void vx_add_event(vx_text *out, const vx_event *event)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "kind", vx_event_names[event->kind]);
    if (event->together) vx_json_bool(out, "together", true);
    if (event->seat != VX_NO_SEAT) vx_json_number(out, "seat", event->seat);
    add_text_unless_null(out, "what", event->what);
    add_text_unless_null(out, "from", event->from);
    add_text_unless_null(out, "to", event->to);
    add_text_unless_null(out, "way", event->way);
    add_text_unless_null(out, "faces", event->faces);
    if (event->has_number) vx_json_number(out, "number", event->number);
    if (event->against != 0) vx_json_number(out, "against", event->against);
    if (event->need != 0) vx_json_number(out, "need", event->need);
    add_text_unless_null(out, "en", event->told[VX_ENGLISH]);
    add_text_unless_null(out, "ru", event->told[VX_RUSSIAN]);
    vx_json_close(out, '}');
}
