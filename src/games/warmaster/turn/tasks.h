/* SPDX-License-Identifier: MIT */
/* tasks.h - what is begun and not finished: shots to be saved, stands to be removed, units to be
 * driven back, engagements to be fought.
 *
 * A rule that needs several decisions or dice pushes a task and leaves the rest to it. The topmost
 * task either runs by itself, waits for dice, or waits for a player, who need not be the one whose
 * turn it is. It ends by popping itself; then the task below goes on. A chapter of the book owns
 * its tasks: their rules stand in the chapter's file, and tasks.c lists them.
 *
 * A phase is a task too, the one that all others lie on. There is always just one, so it has a byte
 * of its own (battle.phase) and remembers what the battle remembers. */
#ifndef VX_WARMASTER_TURN_TASKS_H
#define VX_WARMASTER_TURN_TASKS_H

#include "games/warmaster/actions.h"

typedef enum {
    TASK_BUILD, /* choosing_army.c */
    TASK_MUSTER,
    TASK_CASUALTIES, /* casualties.c */
    TASK_LOSSES,     /* round.c: of all units of a side, one after the other */
    TASK_RUSH,       /* blunder.c */
    TASK_SHOOTING,   /* shooting.c */
    TASK_SALVO,
    TASK_VOLLEY, /* volley.c */
    TASK_ANSWER, /* shots_at_chargers.c */
    TASK_FLAME,  /* flame_cannons.c */
    TASK_WRECK,
    TASK_TREMOR,
    TASK_MALFUNCTION, /* machines.c */
    TASK_CASTING,     /* casting.c */
    TASK_STORM,       /* effects.c */
    TASK_RAGE,
    TASK_FREEZE,
    TASK_TELEPORT, /* moves_by_magic.c */
    TASK_VOICE,
    TASK_WAGON,
    TASK_RAISE,  /* raise_dead.c */
    TASK_RAVEN,  /* eye_of_the_raven.c */
    TASK_REGAIN, /* summons.c */
    TASK_SUMMON,
    TASK_HELM, /* command_items.c */
    TASK_ORB,
    TASK_SCEPTRE,
    TASK_TYRANT, /* generals.c */
    TASK_DEVANS, /* battling_devans.c */
    TASK_AGAIN,
    TASK_GIANT, /* giants_and_elephants.c */
    TASK_STAMPEDE,
    TASK_BRAWL,
    TASK_FADING, /* monsters.c */
    TASK_ANVIL,  /* character_powers.c */
    TASK_LAYING, /* laying_terrain.c */
    TASK_SIDES,  /* sides_and_length.c */
    TASK_LEAD,
    TASK_LENGTH,
    TASK_COMBAT,      /* engagement.c: the whole phase */
    TASK_ROUND,       /* round.c: one round of an engagement */
    TASK_AIM,         /* attacks.c */
    TASK_STRIKES,     /* strikes.c: the dice of one unit */
    TASK_DRAW,        /* results.c */
    TASK_FLIGHT,      /* results.c: losers retreat */
    TASK_WINNERS,     /* results.c */
    TASK_PURSUIT,     /* pursuit.c: places of the other stands */
    TASK_WHENCE,      /* stands_by_owner.c: where a unit stood */
    TASK_ONSET,       /* stands_by_owner.c: places of a charger's other stands */
    TASK_FORCE,       /* straight_move.c: a straight move */
    TASK_ARRANGE,     /* arrange_stands.c */
    TASK_MAKE_WAY,    /* confusion_and_making_way.c */
    TASK_CONFUSION,   /* confusion_and_making_way.c: a test */
    TASK_EDGE,        /* table_edge.c */
    TASK_RETURNS,     /* table_edge.c */
    TASK_DRIVE_BACKS, /* drive_back.c */
    TASK_DRIVE,       /* drive_back.c: of one unit */
    TASK_DISPLACED,   /* displacement.c */
    TASK_FALL_BACK,   /* fall_back.c */
    TASK_REFORMS,     /* reform.c */
    TASKS
} task_kind;

enum { TASK_RUNS = -100 }; /* to_act: nobody decides, run() goes on */

/* ---- dice.c: dice as chance, exactly weighted ---- */

enum { DICE_AT_ONCE = 24 }; /* 6 to this power fits a ticket; larger pools fall in portions */

typedef struct {
    uint8_t act;   /* which chance action says the result */
    uint8_t count; /* dice, where the action does not say it itself */
    uint8_t need;  /* a die of this or more succeeds; with ACT_DRIVEN: confuses */
    bool saves;    /* armour: each success stops a hit */
    bool unequal;  /* two dice that must differ (AMB-63) */
    uint8_t stays; /* of two dice this one lies already: only the other falls; 0: both do */
} wm_dice;

uint64_t wm_dice_total(const wm_dice *dice);
uint64_t wm_dice_weight(const wm_dice *dice, const act *outcome);
vx_action *wm_dice_list(const wm_dice *dice, vx_action *out);
vx_action wm_dice_pick(const wm_dice *dice, uint64_t ticket);

/* ---- tasks.c ---- */

#define ACT_BIT(kind) ((uint64_t)1 << (kind))

enum { STEPS_MAX = 12 };

typedef struct {
    const char *key; /* in positions; one word */
    /* What it remembers (task_fields.h); and what else in the steps that have a bit in `late`. */
    task_layout layout, late_layout;
    uint16_t late;
    const char *steps[STEPS_MAX]; /* the steps by name, in positions; none: numbers */
    const char *old_first_step;   /* what older positions call the first of them */
    const char *count;            /* what these numbers count; NULL: there are none */
    uint64_t acts;                /* ACT_BITs: what may answer it */
    vx_message asked;             /* said when something else is tried */
    /* Said instead, of what has a reason of its own; NULL, or returns NULL: `asked`. */
    const vx_message *(*not_now)(const battle *b, const act *a);
    const char *status[VX_LANGUAGES]; /* what is asked or thrown, in a few words */
    /* The same, where it depends on the step; NULL: `status` and the unit it is about. */
    void (*ask)(const battle *b, vx_language language, vx_text *out);
    bool open_ended; /* the list is not complete: answers are places, or may be undone */
    bool (*is_open_ended)(const battle *b); /* the same where it depends; NULL: it does not */
    int (*to_act)(const battle *b);         /* a seat, VX_CHANCE or TASK_RUNS */
    void (*run)(battle *b);                 /* for TASK_RUNS: one step; must push, pop or change */
    wm_dice (*dice)(const battle *b);       /* for VX_CHANCE */
    int (*thrower)(const battle *b);        /* whose dice they are; NULL: nobody throws one again */
    vx_action *(*list)(const battle *b, vx_action *out); /* for a seat */
    /* For a seat; where dice fall NULL, or says why it cannot be this throw. */
    bool (*check)(const battle *b, const act *a, vx_problem *why);
    void (*apply)(battle *b, const act *a); /* answers and dice */
    /* WM-DICE-05: one die of the throw in the air has been thrown again, and has succeeded or not.
     * NULL: nothing else could throw it. */
    void (*settle_one)(battle *b, bool good);
    bool (*is_sound)(const battle *b, const task *t); /* could it stand in a position so? */
} task_rules;

/* Of the topmost; where there is none, of the phase, on which all of them lie. */
const task_rules *wm_task_rules(const battle *b);
const task_rules *wm_rules_of_phase(int phase);
wm_dice wm_due_dice(const battle *b); /* where chance acts */
int wm_thrower_of(const battle *b);   /* whose dice those are, or VX_CHANCE: nobody's */
/* One die of this throw has been thrown again and shows so now: it stays as it is (WM-DICE-05). */
void wm_settle_die(battle *b, const act *thrown, int die);
const task_rules *wm_rules_of_task(int kind);
bool wm_check_task(const battle *b, const act *a, vx_problem *why);

static inline const task *top_task(const battle *b)
{
    return &b->task[b->task_count - 1];
}
static inline task *top_task_in(battle *b)
{
    return &b->task[b->task_count - 1];
}
/* Pushed tasks are dealt with last first. */
void wm_push_task(battle *b, task t);
void wm_pop_task(battle *b);
/* A throw that somebody may change waits in a task of its own (again.thrown). */
void wm_push_throw(battle *b, task_kind kind, int side, const act *thrown);
vx_action wm_kept_throw(const task *t);
/* Ready answers for to_act. */
int wm_owner_acts(const battle *b); /* the task's side */
int wm_turn_acts(const battle *b);  /* whose turn it is */
int wm_dice_act(const battle *b);   /* VX_CHANCE */
int wm_task_runs(const battle *b);  /* TASK_RUNS */
/* Ready answers for tasks that ask yes or no, or wait for one die. */
vx_action *wm_list_yes_no(const battle *b, vx_action *out);
bool wm_check_yes_no(const battle *b, const act *a, vx_problem *why);
wm_dice wm_one_die(const battle *b);

extern const task_rules wm_lots_phase, wm_deploy_phase, wm_persons_phase,
    wm_first_phase;                                                            /* deployment.c */
extern const task_rules wm_initiative_phase;                                   /* initiative.c */
extern const task_rules wm_home_phase, wm_home_roll_phase, wm_home_move_phase; /* home_back.c */
extern const task_rules wm_orders_phase, wm_brigade_phase, wm_test_phase;      /* command.c */
extern const task_rules wm_move_phase;                                         /* movement.c */
extern const task_rules wm_blunder_phase, wm_madness_phase;                    /* blunder.c */
extern const task_rules wm_characters_phase;                                   /* characters.c */
extern const task_rules wm_shooting_phase, wm_combat_phase;                    /* turn.c */
extern const task_rules wm_over_phase;                                         /* victory.c */
extern const task_rules wm_build_task, wm_muster_task;                         /* choosing_army.c */
extern const task_rules wm_casualties_task;                                    /* casualties.c */
extern const task_rules wm_rush_task;                                          /* blunder.c */
extern const task_rules wm_shooting_task;                                      /* shooting.c */
extern const task_rules wm_salvo_task;
extern const task_rules wm_volley_task; /* volley.c */
extern const task_rules wm_answer_task; /* shots_at_chargers.c */
extern const task_rules wm_flame_task;  /* flame_cannons.c */
extern const task_rules wm_wreck_task;
extern const task_rules wm_tremor_task;
extern const task_rules wm_malfunction_task; /* machines.c */
extern const task_rules wm_casting_task;     /* casting.c */
extern const task_rules wm_storm_task, wm_rage_task, wm_freeze_task;
extern const task_rules wm_teleport_task, wm_voice_task, wm_wagon_task;
extern const task_rules wm_raise_task, wm_raven_task, wm_regain_task, wm_summon_task;
extern const task_rules wm_helm_task, wm_orb_task, wm_sceptre_task;     /* command_items.c */
extern const task_rules wm_tyrant_task;                                 /* generals.c */
extern const task_rules wm_devans_task, wm_again_task;                  /* battling_devans.c */
extern const task_rules wm_giant_task, wm_stampede_task, wm_brawl_task; /* giants_and_elephants.c */
extern const task_rules wm_fading_task;                                 /* monsters.c */
extern const task_rules wm_anvil_task;                                  /* character_powers.c */
extern const task_rules wm_laying_task;                                 /* laying_terrain.c */
extern const task_rules wm_sides_task, wm_lead_task, wm_length_task;    /* sides_and_length.c */
extern const task_rules wm_whence_task, wm_onset_task;                  /* stands_by_owner.c */
extern const task_rules wm_combat_task, wm_round_task, wm_losses_task, wm_aim_task, wm_strikes_task,
    wm_draw_task, wm_flight_task, wm_winners_task, wm_pursuit_task; /* combat.h */

extern const task_rules wm_force_task_rules, wm_arrange_task, wm_make_way_task, wm_confusion_task,
    wm_edge_task, wm_returns_task, wm_drive_backs_task, wm_drive_task, wm_displaced_task,
    wm_fall_back_task, wm_reforms_task;

#endif
