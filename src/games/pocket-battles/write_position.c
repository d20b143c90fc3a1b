/* SPDX-License-Identifier: MIT */
/* write_position.c - positions written as text. docs/notation/pocket-battles.md is the grammar. */
#include "games/pocket-battles/read_position.h"

const char *const pb_phase_words[PHASES] = {
    [PHASE_MUSTER] = "muster", [PHASE_BUILD] = "build", [PHASE_INITIATIVE] = "initiative",
    [PHASE_DEPLOY] = "deploy", [PHASE_ORDER] = "order", [PHASE_REACT] = "react",
    [PHASE_TARGET] = "target", [PHASE_AGAIN] = "again", [PHASE_STRIKE] = "strike",
    [PHASE_DICE] = "dice",     [PHASE_ROLL] = "roll",   [PHASE_TOUGH] = "tough",
    [PHASE_ALLOT] = "allot",   [PHASE_CULL] = "cull",   [PHASE_OVER] = "over",
};
const char *const pb_order_words[ORDERS] = {
    [NO_ORDER] = "",         [ORDER_CHARGE] = "charge", [ORDER_ATTACK] = "attack",
    [ORDER_LEAVE] = "leave", [ORDER_SHOOT] = "shoot",
};
const char *const pb_blow_words[BLOWS] = {
    [NO_BLOW] = "",
    [BLOW_ATTACK] = "attack",
    [BLOW_COUNTER] = "counter",
    [BLOW_FIRST] = "first",
    [BLOW_FREE] = "free",
    [BLOW_SHOT] = "shot",
    [BLOW_REACTION] = "reaction",
};
const char *const pb_source_words[SOURCE_BUILD + 1] = {
    [SOURCE_DONE] = "", [SOURCE_RANDOM] = "random", [SOURCE_BUILD] = "build"};
const char *const pb_flag_words[FLAGS] = {"named",      "free",        "excited",
                                          "galvanized", "intercepted", "struck"};

static void add_pair(vx_text *out, const char *key, int number)
{
    vx_add_char(out, ' ');
    vx_add(out, key);
    vx_add_char(out, ' ');
    vx_add_number(out, number);
}

static void add_nonzero(vx_text *out, const char *key, int number)
{
    if (number != 0) add_pair(out, key, number);
}

static void add_marked_unit(vx_text *out, const char *key, int seat, int unit)
{
    if (unit == NONE) return;
    vx_add_char(out, ' ');
    vx_add(out, key);
    vx_add_char(out, ' ');
    pb_add_unit(out, seat, unit);
}

static void add_units(vx_text *out, int seat, unit_set units)
{
    for (; units != 0; units &= units - 1) {
        vx_add_char(out, ' ');
        pb_add_unit(out, seat, first_unit(units));
    }
}

static void add_option(vx_text *out, const char *key, const char *value, bool *opened)
{
    vx_add(out, *opened ? " " : "options ");
    vx_add(out, key);
    vx_add_char(out, '=');
    vx_add(out, value);
    *opened = true;
}

static void add_number_option(vx_text *out, const char *key, int value, bool *opened)
{
    char digits[8];
    vx_text text = vx_text_on(digits, sizeof digits);
    vx_add_number(&text, value);
    add_option(out, key, digits, opened);
}

static void add_options(vx_text *out, const battle *b)
{
    bool opened = false;
    if (b->size != 50) add_number_option(out, "size", b->size, &opened);
    if (b->agreed_attacker != NONE)
        add_number_option(out, "attacker", b->agreed_attacker + 1, &opened);
    if (b->impetus_free) add_option(out, "impetus_free", "1", &opened);
    if (b->scout_both) add_option(out, "scout", "both", &opened);
    if (b->cull_unit) add_option(out, "cull", "unit", &opened);
    if (b->quiet_rounds != 10) add_number_option(out, "quiet_rounds", b->quiet_rounds, &opened);
    if (b->bonus_add) add_option(out, "bonus", "add", &opened);
    if (b->mixed) add_option(out, "mixed", "1", &opened);
    if (b->concede) add_option(out, "concede", "1", &opened);
    if (opened) vx_add_char(out, '\n');
}

static void add_troop(vx_text *out, const side *s, int troop)
{
    vx_add_char(out, ' ');
    vx_add(out, facts_of(s, troop)->id);
    if (s->wounds[troop] == DEAD) {
        vx_add_char(out, 'x');
    } else if (s->wounds[troop] > 0) {
        vx_add_char(out, '/');
        vx_add_number(out, s->wounds[troop]);
    }
}

static void add_unit_line(vx_text *out, const side *s, int seat, int unit)
{
    pb_add_unit(out, seat, unit);
    vx_add_char(out, ' ');
    if (s->place[unit] < ZONES)
        pb_add_zone(out, s->place[unit]);
    else
        vx_add(out, s->place[unit] == UNPLACED ? "-" : "lost");
    add_nonzero(out, "orders", s->orders[unit]);
    vx_add(out, " :");
    for (int i = 0; i < s->height[unit]; i++) add_troop(out, s, s->first[unit] + i);
    vx_add_char(out, '\n');
}

static void add_side(vx_text *out, const battle *b, int seat)
{
    const side *s = &b->side[seat];
    vx_add(out, "army ");
    vx_add_number(out, seat + 1);
    if (s->source != SOURCE_DONE) {
        vx_add_char(out, ' ');
        vx_add(out, pb_source_words[s->source]);
    }
    if (s->army != NONE) {
        vx_add_char(out, ' ');
        vx_add(out, pb_book.army[s->army].key);
    }
    if (s->hidden) vx_add(out, " hidden");
    if (b->phase > PHASE_DEPLOY) add_pair(out, "free", s->free);
    add_nonzero(out, "passed", s->passed);
    add_nonzero(out, "aside", s->aside);
    add_nonzero(out, "debt", s->debt);
    vx_add_char(out, '\n');
    for (int unit = 0; unit < s->unit_count; unit++) add_unit_line(out, s, seat, unit);
}

static void add_fights(vx_text *out, const battle *b)
{
    bool opened = false;
    for (int unit = 0; unit < b->side[0].unit_count; unit++)
        for (unit_set rest = b->side[0].contact[unit]; rest != 0; rest &= rest - 1) {
            vx_add(out, opened ? " " : "fights ");
            pb_add_unit(out, 0, unit);
            vx_add_char(out, '-');
            pb_add_unit(out, 1, first_unit(rest));
            opened = true;
        }
    if (opened) vx_add_char(out, '\n');
}

static void add_turn(vx_text *out, const battle *b)
{
    int seat = b->active;
    vx_add(out, "turn ");
    vx_add_number(out, seat + 1);
    add_marked_unit(out, "redeployed", seat, b->redeployed);
    add_marked_unit(out, "control", seat, b->control);
    add_marked_unit(out, "double", seat, b->doubled);
    add_marked_unit(out, "after", seat, b->after);
    add_marked_unit(out, "excite", seat, b->excite);
    add_marked_unit(out, "galvanize", seat, b->galvanize);
    vx_add_char(out, '\n');
}

static void add_order(vx_text *out, const battle *b)
{
    if (b->order == NO_ORDER) return;
    vx_add(out, "order");
    add_marked_unit(out, pb_order_words[b->order], b->active, b->actor);
    add_marked_unit(out, "at", !b->active, b->target);
    for (int flag = 0; flag < FLAGS; flag++)
        if (b->flags & BIT(flag)) {
            vx_add_char(out, ' ');
            vx_add(out, pb_flag_words[flag]);
        }
    if (b->strikers != 0) {
        vx_add(out, " strikers");
        add_units(out, !b->active, b->strikers);
    }
    vx_add_char(out, '\n');
}

static void add_blow(vx_text *out, const battle *b)
{
    if (b->blow == NO_BLOW) return;
    vx_add(out, "blow");
    add_marked_unit(out, pb_blow_words[b->blow], b->striker_side, b->striker);
    vx_add_char(out, ' ');
    pb_add_unit(out, !b->striker_side, b->victim);
    add_nonzero(out, "left", b->dice_left);
    bool opened = false;
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < b->faces[face]; i++) {
            vx_add(out, opened ? " " : " faces ");
            vx_add_number(out, face + 1);
            opened = true;
        }
    if (b->rerolled) vx_add(out, " rerolled");
    add_nonzero(out, "hits", b->hits);
    vx_add_char(out, '\n');
}

static void add_allotment(vx_text *out, const battle *b)
{
    if (b->phase != PHASE_ALLOT) return;
    vx_add(out, "allot ");
    pb_add_unit(out, b->allot_side, b->allot_unit);
    vx_add_char(out, ' ');
    vx_add_number(out, b->allot_hits);
    if (b->allot_self) vx_add(out, " self");
    if (b->allot_begun) vx_add(out, " begun");
    if ((b->victims[0] | b->victims[1]) != 0) {
        add_pair(out, "share", b->share);
        vx_add(out, " then");
    }
    add_units(out, !b->striker_side, b->victims[!b->striker_side]);
    add_units(out, b->striker_side, b->victims[b->striker_side]);
    vx_add_char(out, '\n');
}

static void add_course(vx_text *out, const battle *b)
{
    if (b->phase >= PHASE_DEPLOY) {
        vx_add(out, "attacker ");
        vx_add_number(out, b->attacker + 1);
        vx_add_char(out, '\n');
    }
    if (b->phase > PHASE_DEPLOY) {
        vx_add(out, "round ");
        vx_add_number(out, b->round);
        add_nonzero(out, "last_loss", b->last_loss);
        vx_add_char(out, '\n');
    }
}

void pb_format_position(const void *state, vx_text *out)
{
    const battle *b = state;
    vx_add_rules_lines(b->side[0].ruleset, out);
    add_options(out, b);
    for (int seat = 0; seat < SIDES; seat++) add_side(out, b, seat);
    add_fights(out, b);
    add_course(out, b);
    if (b->phase == PHASE_OVER) {
        vx_add(out, "over ");
        vx_add_number(out, b->winner + 1);
        vx_add_char(out, '\n');
        return;
    }
    add_turn(out, b);
    add_order(out, b);
    add_blow(out, b);
    add_allotment(out, b);
    vx_add(out, "next ");
    vx_add(out, pb_phase_words[b->phase]);
    vx_add_char(out, '\n');
}
