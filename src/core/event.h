/* SPDX-License-Identifier: MIT */
/* event.h - what an action did, as things that can be seen to happen one after another. A page
 * moves, flashes, counts and sounds by them; it does not guess them from notation.
 *
 * A game writes events from two views of the same seat, so an event cannot reveal what the seat may
 * not know. */
#ifndef VX_CORE_EVENT_H
#define VX_CORE_EVENT_H

#include "core/text.h"

typedef enum {
    VX_EVENT_MOVE, /* a piece goes from `from` to `to`; `way`: the places between, where it may turn */
    VX_EVENT_ATTACK,  /* `from` strikes `to`: strength `number` against `against`, where known */
    VX_EVENT_SHOT,    /* `from` shoots at `to` */
    VX_EVENT_HIT,     /* the piece at `to` takes `number` hits, wounds or coins and stays */
    VX_EVENT_LOSS,    /* the piece at `to` leaves the board */
    VX_EVENT_PLACE,   /* a piece of kind `what` comes onto `to` */
    VX_EVENT_GROW,    /* the piece at `to` becomes `number` strong */
    VX_EVENT_CONTROL, /* `seat` plants its marker on `to` */
    VX_EVENT_PAY,     /* `seat` gives `what` away: `to` says where it goes */
    VX_EVENT_GAIN,    /* `seat` takes `what`: `from` says where it comes from */
    VX_EVENT_DRAW,    /* `seat` draws `what` */
    VX_EVENT_DICE, /* dice of `to`: `faces`, each a digit (`what`: the hits of each), or `number` of
                       * `against` succeed */
    VX_EVENT_ORDER,  /* `from` orders `to`; `number` is 1 obeyed, 0 refused, -1 blunder */
    VX_EVENT_SPELL,  /* `from` casts `what` at `to` */
    VX_EVENT_MARK,   /* the piece at `to` gets the mark `what`, such as "confused" */
    VX_EVENT_DECREE, /* `seat` proclaims `what` */
    VX_EVENT_CLAIM,  /* `seat` takes the initiative */
    VX_EVENT_TURN,   /* the turn, phase or round `what` begins for `seat` */
    VX_EVENT_END,    /* the game is over; `seat` has won, or nobody */
    VX_EVENT_REPORT, /* nothing moves: what a throw or its result means, in `told` and in figures */
    VX_EVENTS
} vx_event_kind;

enum { VX_NO_SEAT = -5 };

/* What is NULL or VX_NO_SEAT is not written; nor is a number unless `has_number`. Places and pieces
 * are things that the scene names. Where pieces have names, a move or a placing names the piece in
 * `what` and no place. */
typedef struct {
    vx_event_kind kind;
    bool together; /* happens at the same time as the event before it */
    bool has_number;
    int seat;
    int number, against; /* `against` 0: not written */
    int need;            /* what a die must show to succeed; 0: not written */
    const char *what, *from, *to, *way, *faces;
    const char *told[VX_LANGUAGES]; /* a sentence in both languages, or NULL */
} vx_event;

extern const char *const vx_event_names[VX_EVENTS];

/* The event as an item of the JSON list that `out` ends in. */
void vx_add_event(vx_text *out, const vx_event *event);

#endif
