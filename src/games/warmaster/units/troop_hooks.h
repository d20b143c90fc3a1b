/* SPDX-License-Identifier: MIT */
/* troop_hooks.h - where rules of single kinds of troops and characters hook into the chapters.
 *
 * A chapter knows no Giant and no Slann: it asks the hooks of the unit or character it deals with. A kind
 * has a row of hooks in its own file under kinds/, and kinds/registry.c lists the rows. A hook that is NULL
 * or false means: like everybody. */
#ifndef VX_WARMASTER_UNITS_TROOP_HOOKS_H
#define VX_WARMASTER_UNITS_TROOP_HOOKS_H

#include "games/warmaster/actions.h"

/* ---- Of a unit, by the special rule of its profile ---- */

typedef struct {
    /* May it act at all, by order or on initiative; may this character order it? */
    bool (*check_acting)(const battle *b, int id, vx_problem *why);
    bool (*check_hearing)(const battle *b, int who, int id, vx_problem *why);
    /* It does not go into one brigade with that unit. */
    bool (*is_bad_company)(const battle *b, int id, int other);
    bool (*only_follows)(const battle *b, int id); /* another unit begins its brigade */
    bool (*is_reluctant)(const battle *b, int id); /* the order being given has -1 */
    /* The order being given, which it leads, has failed. True: nothing else comes of it. */
    bool (*fails_order)(battle *b, int rolled);
    bool (*is_confused)(battle *b, int id); /* true: something else happens to it */
    int (*mover)(const battle *b, int id);  /* how ground hinders it (terrain.c); -1: as its type */
    bool (*has_no_initiative)(const battle *b, int id);
    bool (*must_charge)(const battle *b, int id); /* and advance (WM-ADVANCE-14) */
    bool (*must_pursue)(const battle *b, int id);
    bool (*check_charge)(const battle *b, int id, vx_problem *why); /* may it charge anybody? */
    bool (*check_form)(const battle *b, int id, int form, vx_problem *why);
    int32_t (*pace)(const battle *b, int id, int32_t pace); /* instead of that of its profile */
    void (*has_moved)(battle *b, int id);                   /* its stands stand elsewhere now */
    vx_action *(*list_moves)(const battle *b, int id, vx_action *out); /* of its own, besides */
    void (*round_begins)(battle *b, int id);                           /* of combat */
    /* Extra dice by this die, for the stands that throw with this one; extra attacks of each stand. */
    int (*attacks_by_die)(const battle *b, int id, int stand, int die);
    int (*extra_attacks)(const battle *b, int id);
    /* Its stand is defended against this stand of a charger. */
    bool (*holds_off)(const battle *b, int id, int stand, int attacker, const box *his);
    bool (*stands_fast)(const battle *b, int id); /* without flanks, defended, moved by nobody */
    /* May it go after the enemy or fall back: `to` is where its first stand would stand; NULL: at all? */
    bool (*check_going)(const battle *b, int id, const place *to, vx_problem *why);
    bool (*check_advance)(const battle *b, int id, vx_problem *why);
    bool needs_infantry;      /* in its brigade */
    bool fills_gaps;          /* as many of it as of others do not count in a brigade */
    bool bars_great_brigade;  /* WM-BRIG-01 */
    bool obeys_general;       /* the first word of its own General, on 10 and less */
    bool ignores_dense;       /* in an army at home in woods */
    bool strikes_again;       /* in the first round, where it has dealt more than it took */
    bool has_pikes;           /* supports over another stand, has no cover of the ground */
    bool storms_walls;        /* as infantry does (WM-DEFEND-11) */
    bool stays_if_barred;     /* where it cannot fall back */
    bool gives_less_ground;   /* a die less when it is driven back */
    bool has_team;            /* its last stand is of another kind */
    bool makes_great_brigade; /* two of it do (WM-BRIG-01) */
    /* Guns. */
    bool
        fires_in_volleys; /* WM-ART-19, WM-ART-22: stand by stand, at chargers when they are nearest */
    bool makes_tremors; /* its hits shake those near the target */
    bool pins_targets;  /* what it hits is not driven back */
    bool bursts;        /* on a 1 it strikes itself */
    bool goes_astray;   /* on a 1 a die says where */
    bool lobs_blindly;  /* at what it does not see, by a die */
} troop_hooks;

extern const troop_hooks *const wm_troops[TROOP_SPECIALS]; /* NULL: like everybody */
const troop_hooks *wm_hooks_of(const battle *b, int id);
bool wm_check_form(const battle *b, int id, int form, vx_problem *why);
void wm_note_moved(battle *b, int id);
bool wm_stands_fast(const battle *b, int id);
bool wm_check_acting(const battle *b, int id, vx_problem *why);
bool wm_check_going(const battle *b, int id, const place *to, vx_problem *why);
vx_action *wm_list_own_moves(const battle *b, int id, vx_action *out);

/* ---- Of characters, for the orders of their side: each row is asked ---- */

typedef struct {
    int (*penalty)(const battle *b);                      /* of the order being given */
    bool (*is_strange)(const battle *b, int who, int id); /* -1 to the character's orders to it */
    /* After two sixes. True: somebody is asked first. */
    bool (*asks_after_sixes)(battle *b);
    int (*blunder_result)(const battle *b, int die);
    bool (*is_unfit)(const battle *b, int who, int id); /* the character is never with it */
    bool (*is_no_loss)(const battle *b, int who);       /* his loss counts for nobody's victory */
    bool (*spares)(const battle *b, int id); /* it cannot have the lasting penalty (WM-CHAR-12) */
    int (*levels_lost)(const battle *b, int who); /* of his Command, for good */
    int (*command)(const battle *b, int command); /* for the order being given */
} lord_hooks;

extern const lord_hooks *const wm_lords[]; /* the last is NULL */
int wm_levels_lost(const battle *b, int who);
int wm_command_by_lords(const battle *b, int command);

/* ---- Of what helps with an order (order.aid) ---- */

typedef struct {
    bool never_blunders;
    bool is_all;                  /* obeying was its move */
    void (*fails)(battle *b);     /* the order has failed */
    void (*is_undone)(battle *b); /* then, when all is settled: nothing else comes of it */
    bool ignores_penalties;
    bool keeps_die; /* a die thrown again stays where the test is made again */
} aid_hooks;

extern const aid_hooks *const wm_aids[]; /* by AID_*; NULL: nothing */
const aid_hooks *wm_aid_of(const battle *b);

/* ---- Of items for the order being given. Each row is asked, in the order of the list ---- */

typedef struct {
    uint8_t aid; /* the order is given with it, if check_giving() says so; AID_NONE: it is not */
    bool (*check_giving)(const battle *b, vx_problem *why);
    /* The order has failed, or a blunder has been rolled. True: its owner is asked first. */
    bool (*asks_after_failure)(battle *b, int rolled);
    bool (*asks_after_blunder)(battle *b, int die);
} order_item_hooks;

extern const order_item_hooks *const wm_order_items[]; /* the last is NULL */
bool wm_check_giving_with_item(const battle *b, vx_problem *why);
void wm_give_with_item(battle *b);
bool wm_items_ask_after_failure(battle *b, int rolled);
bool wm_items_ask_after_blunder(battle *b, int die);

/* ---- Of characters, for magic: each row is asked ---- */

typedef struct {
    bool (*casts_through)(const battle *b, int who, int through); /* that character, on the table */
    bool (*rolls_again)(const battle *b, int who);                /* a casting that failed, once */
    bool (*eases)(const battle *b, int who, int spell);           /* it needs one less of him */
    bool (*breaks_spells)(const battle *b, int who);     /* on friends within 30 cm, once a turn */
    bool (*strengthens_runes)(const battle *b, int who); /* a 3 breaks a spell, once a battle */
    int (*only_spell)(const battle *b, int who);         /* that he knows; -1: those of his list */
} caster_hooks;

extern const caster_hooks *const wm_casters[]; /* the last is NULL */
bool wm_casts_through(const battle *b, int who, int through);
bool wm_casts_again(const battle *b, int who);
bool wm_eases_spell(const battle *b, int who, int spell);
bool wm_breaks_spells(const battle *b, int who);
bool wm_strengthens_runes(const battle *b, int who);
int wm_only_spell(const battle *b, int who);

/* ---- Of actions that only some have ---- */

typedef struct {
    uint8_t kind, phase;
    bool (*check)(const battle *b, const act *a, vx_problem *why);
    void (*apply)(battle *b, const act *a);
    vx_action *(*list)(const battle *b, vx_action *out); /* NULL: others list it */
    bool (*is_open_ended)(const battle *b);              /* NULL: the list is complete */
} act_hooks;

extern const act_hooks *const wm_extra_acts[]; /* the last is NULL */
bool wm_check_extra(const battle *b, const act *a, vx_problem *why);
void wm_apply_extra(battle *b, const act *a);
vx_action *wm_list_extra(const battle *b, vx_action *out); /* of this phase */
bool wm_is_extra_open_ended(const battle *b);

/* ---- Of neighbours: what somebody beside a unit does for it. Each row is asked ---- */

typedef struct {
    bool (*shelters)(const battle *b, int id); /* it is defended */
    bool (*hounds)(const battle *b, int id);   /* it pursues anybody */
    bool (*steadies)(const battle *b, int id); /* it fears no terror */
} neighbour_hooks;

extern const neighbour_hooks *const wm_neighbours[]; /* the last is NULL */
bool wm_has_shelter(const battle *b, int id);
bool wm_has_hounds(const battle *b, int id);
bool wm_is_steadied(const battle *b, int id);

/* ---- Of moments of a turn, in the order of the list ---- */

typedef struct {
    void (*battle_begins)(battle *b);
    void (*turn_begins)(battle *b);
    void (*turn_has_begun)(battle *b); /* everything else of its beginning has been pushed */
    void (*orders_begin)(battle *b);
    void (*command_ends)(battle *b, int side);
} moment_hooks;

extern const moment_hooks *const wm_moments[]; /* the last is NULL */

#endif
