/* SPDX-License-Identifier: MIT */
/* task_fields.h - what each kind of task remembers, field by field.
 *
 * A list of fields is read three times: as members of the task (warmaster.h), as names in a position
 * (text/task_layouts.c), and as bits that must add up to the 64 that a task has. They lie in the order
 * of the list, the lowest bits first, so a task is the same bytes with every compiler we build with.
 *
 *   WORD(name, form)         16 bits
 *   BITS(name, bits, form)   fewer; none lies across two words of 16 bits
 *   LIST(name, count, form)  words of 16 bits
 *   BYTES(name, count, form) bytes
 *   WIDE(name, form)         all 64 bits as one
 *   REST(name, bits)         nothing; always 0
 *
 * The form says how a position writes it (task_form). */
#ifndef VX_WARMASTER_TASK_FIELDS_H
#define VX_WARMASTER_TASK_FIELDS_H

/* How a field is written. Where nothing else is said, what is 0 is left out. */
typedef enum {
    FORM_NUMBER,
    FORM_YES,          /* yes */
    FORM_UNIT,         /* A1; always written */
    FORM_UNIT_OR_NONE, /* 1 + a unit */
    FORM_PERSON,       /* Ac1; always written */
    FORM_PERSON_OR_NONE,
    FORM_SOURCE, /* who shoots: a unit, or ALL_UNITS + a character; always written */
    FORM_SOURCE_OR_NONE,
    FORM_STAND,  /* counted from 1 in text, from 0 here */
    FORM_STANDS, /* a bit for each: 1,3 */
    FORM_SEAT,   /* 1 or 2; always written */
    FORM_SEATS,  /* a bit for each */
    FORM_FACES,  /* bit 1 to 6: faces of a die */
    FORM_PIECES, /* a bit for each piece of the stock */
    FORM_RANGE,  /* the least + 256 x the most, in centimetres: 3-12 */
    FORM_ANGLE,  /* degrees */
    FORM_LENGTH, /* centimetres */
    FORM_PIECE,  /* what an action names (NAMES_*): B2.1 or Bc1 */
    FORM_UNITS,  /* a bit for each unit of the task's side */
    FORM_ACTION, /* dice as they fell, with commas: roll,2,5 */
    FORM_SPELL,
    FORM_DEVICE,
    FORM_VOICE,
    FORM_ARRIVAL,
    FORM_FORCE,
    FORM_ARRANGE,
    FORM_LAYING,
    FORM_SAVES,
    FORM_SHOTS, /* VOLLEY_*, a bit for each */
    TASK_FORMS
} task_form;

/* ---- Nothing but side, unit and step ---- */

#define PLAIN_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) REST(rest, 32) REST(rest_too, 32)

/* ---- Before the battle ---- */

#define BUILD_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)      \
    WORD(character, FORM_YES) /* a character was taken last */ \
    WORD(open, FORM_YES)      /* no army is chosen */          \
    REST(rest, 32)
#define MUSTER_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    LIST(throws, 4, FORM_NUMBER) /* of three dice each, counted from 0 */
#define LAYING_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)      \
    WORD(laid, FORM_PIECES)                                     \
    WORD(left, FORM_NUMBER) /* pieces that may still be laid */ \
    WORD(done, FORM_SEATS)                                      \
    WORD(way, FORM_LAYING)

/* ---- Orders, blunders, items ---- */

#define RUSH_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) BYTES(units, 8, FORM_UNIT_OR_NONE)
/* One character, and nothing else. */
#define PERSON_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(person, FORM_PERSON) REST(rest, 16) REST(rest_too, 32)
#define ITEM_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)                      \
    WORD(person, FORM_PERSON)                                                 \
    WORD(rolled, FORM_NUMBER) /* of an order the sum, of a blunder the die */ \
    REST(rest, 32)
/* Who of the roster is looked at next. */
#define ROLL_CALL_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(next, FORM_NUMBER) REST(rest, 16) REST(rest_too, 32)
#define BRAWL_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(friend, FORM_UNIT)                               \
    WORD(dice, FORM_NUMBER)                               \
    LIST(hits, 2, FORM_NUMBER) /* on the friend, on the beast */
/* A throw that a player may change waits for the answer. */
#define THROWN_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) WIDE(thrown, FORM_ACTION)

/* ---- Moves ---- */

#define WHENCE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(x, FORM_LENGTH) WORD(y, FORM_LENGTH) WORD(facing, FORM_ANGLE) WORD(how, FORM_ARRIVAL)
#define ONSET_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(left, FORM_STANDS) WORD(target, FORM_UNIT) WORD(limit, FORM_LENGTH) REST(rest, 16)
#define FORCE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)                                     \
    WORD(direction, FORM_ANGLE)                                                               \
    WORD(distance, FORM_LENGTH)                                                               \
    BITS(how, 2, FORM_FORCE)                                                                  \
    BITS(first, 2, FORM_STAND)                                                                \
    BITS(moved, 1, FORM_YES)                                                                  \
    BITS(whole, 1,                                                                            \
         FORM_YES) /* the others find no room beside the first stand: all go as they stand */ \
    REST(rest, 10)                                                                            \
    WORD(driver, FORM_SOURCE_OR_NONE)
#define ARRANGE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(how, FORM_ARRANGE)                                 \
    WORD(placed, FORM_STANDS) WORD(first, FORM_STAND) WORD(driver, FORM_SOURCE_OR_NONE)
#define EDGE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(person, FORM_PERSON_OR_NONE) REST(rest, 16) REST(rest_too, 32)
#define DISPLACED_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(person, FORM_PERSON) WORD(left, FORM_UNIT_OR_NONE) REST(rest, 32)

/* ---- Shooting ---- */

#define CASUALTIES_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(lost, FORM_NUMBER) WORD(first, FORM_STANDS) /* of these first */ REST(rest, 32)
#define SALVO_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(target, FORM_UNIT) WORD(stands, FORM_STANDS) WORD(worse, FORM_NUMBER) REST(rest, 16)
/* The unit of the task is the target. */
#define VOLLEY_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)                             \
    BITS(source, 8, FORM_SOURCE)                                                       \
    BITS(shots, 8, FORM_SHOTS)                                                         \
    BITS(dice, 8, FORM_NUMBER) /* still to be thrown, those in the air too */          \
    BITS(need, 4, FORM_NUMBER) /* in the open */                                       \
    BITS(saves, 4, FORM_SAVES)                                                         \
    BITS(shooters, 4, FORM_STANDS)                                                     \
    BITS(each, 8, FORM_NUMBER)   /* dice of each shooter */                            \
    BITS(all_again, 1, FORM_YES) /* all shots of the portion have been thrown again */ \
    BITS(one_again, 1, FORM_YES) /* one die of this throw has */                       \
    BITS(one_good, 1, FORM_YES)  /* and has succeeded */                               \
    REST(rest, 1)                                                                      \
    BITS(falling, 8, FORM_NUMBER) /* dice in the air */                                \
    BITS(falling_need, 3, FORM_NUMBER)                                                 \
    BITS(portion, 5, FORM_NUMBER) /* of the dice so many fall to hit now */
#define ANSWER_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(charger, FORM_UNIT)                               \
    WORD(shooters, FORM_STANDS)                            \
    WORD(breathers, FORM_STANDS)                           \
    WORD(watching, FORM_STANDS) /* while the way of the charger is looked at */
#define FLAME_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(target, FORM_UNIT)                               \
    WORD(guns, FORM_STANDS)                               \
    BITS(at_charger, 1, FORM_YES) BITS(worse, 15, FORM_NUMBER) WORD(sum, FORM_NUMBER)
#define WRECK_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(gun, FORM_STANDS) REST(rest, 16) REST(rest_too, 32)
#define TREMOR_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) WIDE(units, FORM_UNITS)
#define DRIVE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)                         \
    LIST(dice, 2, FORM_NUMBER) /* to be rolled; those of skull catapults apart */ \
    WORD(sum, FORM_NUMBER)                                                        \
    BITS(by, 3, FORM_NUMBER) /* the stand that goes first, counted from 1 */      \
    BITS(from, 13, FORM_PIECE)

/* ---- Combat ---- */

/* Until the result: hits dealt by each side, who strikes next, who removes stands first. */
#define ROUND_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    LIST(hits, 2, FORM_NUMBER) WORD(next, FORM_NUMBER) WORD(first, FORM_SEAT)
/* Then: the results with support, how far the loser runs. */
#define OUTCOME_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    LIST(results, 2, FORM_NUMBER) WORD(distance, FORM_NUMBER) WORD(loser, FORM_SEAT)
#define LOSSES_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(left, FORM_NUMBER) REST(rest, 16) REST(rest_too, 32)
/* Blows and saves of one volley after the other, each named by its first stand. */
#define STRIKES_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)                  \
    WORD(volley, FORM_STAND)                                                 \
    WORD(dice, FORM_NUMBER) /* still to fall */                              \
    WORD(saved, FORM_NUMBER)                                                 \
    BITS(rerolled, 1, FORM_YES) /* all blows, by a Banner of Fortune */      \
    REST(rest, 1)                                                            \
    BITS(asked, 1, FORM_YES)     /* about that banner */                     \
    BITS(second, 1, FORM_YES)    /* Bears that strike once more */           \
    BITS(sword, 1, FORM_YES)     /* a Sword of Destruction takes a save */   \
    BITS(one_again, 1, FORM_YES) /* one die alone has been thrown again */   \
    BITS(one_good, 1, FORM_YES)  /* and has succeeded */                     \
    REST(rest_too, 1)                                                        \
    BITS(attacks, 4, FORM_NUMBER)   /* a die that says how many there are */ \
    BITS(one_volley, 4, FORM_STAND) /* the volley of that one die */
/* The same while a unit strikes itself: hits instead of saves. */
/* clang-format off: one field a line */
#define RAGING_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(volley, FORM_STAND)                               \
    WORD(dice, FORM_NUMBER)                                \
    WORD(hits, FORM_NUMBER)                                \
    BITS(rerolled, 1, FORM_YES)                            \
    REST(rest, 1)                                          \
    BITS(asked, 1, FORM_YES)                               \
    BITS(second, 1, FORM_YES)                              \
    BITS(sword, 1, FORM_YES)                               \
    BITS(one_again, 1, FORM_YES)                           \
    BITS(one_good, 1, FORM_YES)                            \
    REST(rest_too, 1)                                      \
    BITS(attacks, 4, FORM_NUMBER)                          \
    BITS(one_volley, 4, FORM_STAND)
/* clang-format on */
#define DRAW_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)       \
    LIST(limits, 2, FORM_RANGE) /* of falling back, by side */ \
    WORD(next, FORM_SEAT)                                      \
    WORD(winner, FORM_SEAT) /* of the dice: says who begins */
#define FLIGHT_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(distance, FORM_NUMBER) REST(rest, 16) REST(rest_too, 32)
#define WINNERS_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(limits, FORM_RANGE) REST(rest, 16) REST(rest_too, 32)
#define PURSUIT_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(left, FORM_STANDS) WORD(prey, FORM_UNIT) REST(rest, 32)
#define FALL_BACK_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(least, FORM_NUMBER)                                  \
    WORD(most, FORM_NUMBER)                                   \
    WORD(placed, FORM_NUMBER) /* stands set one by one */     \
    WORD(far, FORM_YES)       /* one of them has gone the least distance */
#define REFORMS_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(passed, FORM_SEATS) REST(rest, 16) REST(rest_too, 32)

/* ---- Magic ---- */

#define CASTING_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST)                     \
    BITS(spell, 8, FORM_SPELL)                                                  \
    BITS(device, 4, FORM_DEVICE)                                                \
    BITS(through, 4, FORM_NUMBER) /* a character of his side, counted from 1 */ \
    WORD(facing, FORM_ANGLE)                                                    \
    WORD(caster, FORM_PERSON)                                                   \
    WORD(aside, FORM_NUMBER) /* 1 + where a line beside the middle lies */
#define CASTER_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(caster, FORM_PERSON) REST(rest, 16) REST(rest_too, 32)
#define RAGE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(sum, FORM_NUMBER) WORD(faces, FORM_FACES) WORD(dice, FORM_NUMBER) REST(rest, 16)
#define VOICE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(caster, FORM_PERSON) WORD(voice, FORM_VOICE) REST(rest, 32)
#define WAGON_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(person, FORM_PERSON) WORD(die, FORM_NUMBER) REST(rest, 32)
#define RAISE_FIELDS(WORD, BITS, LIST, BYTES, WIDE, REST) \
    WORD(enemy, FORM_UNIT) REST(rest, 16) REST(rest_too, 32)

/* Every list, with the member of a task that has its fields. */
#define TASK_LAYOUTS(LAYOUT)       \
    LAYOUT(PLAIN, plain)           \
    LAYOUT(BUILD, build)           \
    LAYOUT(MUSTER, muster)         \
    LAYOUT(LAYING, laying)         \
    LAYOUT(RUSH, rush)             \
    LAYOUT(PERSON, of)             \
    LAYOUT(ITEM, item)             \
    LAYOUT(ROLL_CALL, roll_call)   \
    LAYOUT(BRAWL, brawl)           \
    LAYOUT(THROWN, again)          \
    LAYOUT(WHENCE, whence)         \
    LAYOUT(ONSET, onset)           \
    LAYOUT(FORCE, force)           \
    LAYOUT(ARRANGE, arrange)       \
    LAYOUT(EDGE, edge)             \
    LAYOUT(DISPLACED, displaced)   \
    LAYOUT(CASUALTIES, casualties) \
    LAYOUT(SALVO, salvo)           \
    LAYOUT(VOLLEY, volley)         \
    LAYOUT(ANSWER, answer)         \
    LAYOUT(FLAME, flame)           \
    LAYOUT(WRECK, wreck)           \
    LAYOUT(TREMOR, tremor)         \
    LAYOUT(DRIVE, drive)           \
    LAYOUT(ROUND, round)           \
    LAYOUT(OUTCOME, outcome)       \
    LAYOUT(LOSSES, losses)         \
    LAYOUT(STRIKES, strikes)       \
    LAYOUT(RAGING, raging)         \
    LAYOUT(DRAW, draw)             \
    LAYOUT(FLIGHT, flight)         \
    LAYOUT(WINNERS, winners)       \
    LAYOUT(PURSUIT, pursuit)       \
    LAYOUT(FALL_BACK, fall_back)   \
    LAYOUT(REFORMS, reforms)       \
    LAYOUT(CASTING, casting)       \
    LAYOUT(CASTER, cast)           \
    LAYOUT(RAGE, rage)             \
    LAYOUT(VOICE, voice)           \
    LAYOUT(WAGON, wagon)           \
    LAYOUT(RAISE, raise)

typedef enum {
#define LAYOUT_NAME(LIST, member) LAYOUT_##LIST,
    TASK_LAYOUTS(LAYOUT_NAME)
#undef LAYOUT_NAME
        LAYOUTS
} task_layout;

#endif
