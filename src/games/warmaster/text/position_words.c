/* SPDX-License-Identifier: MIT */
/* position_words.c - the words of a position as text (docs/notation/warmaster.md). */
#include "games/warmaster/text/position_words.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"

const word_flag wm_unit_words[UNIT_WORDS] = {
    {"confused", UNIT_CONFUSED}, {"near", UNIT_NEAR},       {"initiative", UNIT_INITIATIVE},
    {"locked", UNIT_LOCKED},     {"charged", UNIT_CHARGED},
};

const word_flag wm_mark_words[MARK_WORDS] = {
    {"far", MARK_FAR},           {"homed", MARK_HOMED},     {"shot", MARK_SHOT},
    {"pressure", MARK_PRESSURE}, {"refuses", MARK_REFUSES}, {"entered", MARK_ENTERED},
    {"blunders", MARK_BLUNDERS},
};

const word_flag wm_combat_words[COMBAT_WORDS] = {
    {"fought", COMBAT_FOUGHT},     {"retreated", COMBAT_RETREATED}, {"pursues", COMBAT_PURSUES},
    {"advanced", COMBAT_ADVANCED}, {"charges", COMBAT_CHARGES},     {"attacker", COMBAT_ATTACKER},
    {"decided", COMBAT_DECIDED},   {"reformed", COMBAT_REFORMED},   {"falls", COMBAT_FALLS},
    {"again", COMBAT_AGAIN},       {"attended", COMBAT_ATTENDED},   {"cleft", COMBAT_CLEFT},
    {"rent", COMBAT_RENT},
};

const word_flag wm_person_words[PERSON_WORDS] = {
    {"done", PERSON_DONE},         {"moved", PERSON_MOVED},          {"shot", PERSON_SHOT},
    {"punished", PERSON_PUNISHED}, {"twice", PERSON_PUNISHED_TWICE},
};

const number_field wm_unit_numbers[UNIT_NUMBERS] = {
    {"orders", offsetof(unit, orders), 99, false},
    {"madness", offsetof(unit, madness), 99, false},
    {"wounds", offsetof(unit, wounds), 255, false},
    {"struck", offsetof(unit, struck), 255, false},
    {"skulls", offsetof(unit, skulls), 255, false},
    {"early", offsetof(unit, early), 3, false},
    {"carried", offsetof(unit, carried), 255, false},
    {"driver", offsetof(unit, driver), ALL_UNITS + ALL_PERSONS, false},
    {"retreat", offsetof(unit, retreated), 99, false},
    {"bonus", offsetof(unit, bonus), 99, false},
    {"used", offsetof(unit, used), 255, false},
    {"magic", offsetof(unit, magic), 65535, true},
    {"affected", offsetof(unit, affected), 65535, true},
    {"odd", offsetof(unit, odd), STANDS_MAX, false},
    {"charms", offsetof(unit, charms), CHARMS_ALL, true},
    {"wards", offsetof(unit, wards), WARDS_ALL, true},
    {"keeper", offsetof(unit, keeper), ALL_PERSONS, false},
};

const number_field wm_person_numbers[PERSON_NUMBERS] = {
    {"used", offsetof(person, used), 255, false},
    {"cast", offsetof(person, cast), 255, false},
};

uint8_t wm_usual_odd(const battle *b, int id)
{
    bool whole = unit_of(b, id)->stands == wm_stands_at_start(b, id);
    return (uint8_t)(whole ? wm_odd_at_start(b, id) : 0);
}

bool wm_hears_voice(const battle *b)
{
    if (b->task_count == 0) return false;
    bool wagon = top_task(b)->kind == TASK_WAGON && b->order.person != NOBODY_ID;
    return top_task(b)->kind == TASK_VOICE || wagon;
}

bool wm_is_moving(const battle *b)
{
    return b->phase == PHASE_MOVE || wm_hears_voice(b);
}
