/* SPDX-License-Identifier: MIT */
/* shooting.h - section SHOOT and what shoots: what other chapters need of shots. */
#ifndef VX_WARMASTER_SHOOTING_SHOOTING_H
#define VX_WARMASTER_SHOOTING_SHOOTING_H

#include "games/warmaster/actions.h"
#include "games/warmaster/units/units.h"

/* ---- volley.c: dice thrown at one unit, saves, hits ---- */

typedef enum { SAVES_NORMAL, SAVES_WORSE, SAVES_NONE } save_mode;

enum {
    VOLLEY_SKULLS = 1,     /* its drive back dice confuse on 4, 5 and 6 (WM-ART-31) */
    VOLLEY_CHARGER = 2,    /* at a unit that charges: no drive back, hits count in round 1 */
    VOLLEY_COVER_DOWN = 4, /* fortified counts as defended, defended as open (WM-ART-09) */
    VOLLEY_EXACT = 8,      /* `need` is final: nobody chooses whom to aim at */
    VOLLEY_TALLY = 16,     /* ones count too (WM-ART-19) */
    VOLLEY_STAYS = 32,     /* hits that do not drive back */
    VOLLEY_TREMOR = 64,    /* who touches the target may be confused */
};

/* Attacks on one unit. A unit that is engaged keeps its hits for the first round of combat and
 * loses no stand before (AMB-55): they lie in `wounds` and in `carried`, and the next wm_wound()
 * finds them. */
typedef struct {
    uint8_t source; /* a unit, or ALL_UNITS + a character */
    uint8_t target;
    uint8_t dice;
    uint8_t need;     /* against a target in the open; 4 is normal */
    uint8_t saves;    /* save_mode */
    uint8_t flags;    /* VOLLEY_* */
    uint8_t shooters; /* a bit for each stand of the source that shoots; 0: not stand by stand */
    uint8_t each;     /* dice of each of them */
} volley;
void wm_push_volley(battle *b, const volley *v);
volley wm_volley_of(const task *t); /* of a TASK_VOLLEY: what is left of it */
/* What its next die needs; *first are the stands of the target that would go first, 0 for any. */
int wm_volley_need(const battle *b, const volley *v, unsigned *first);
/* The least die that saves; 0: none does (WM-STAT-05, WM-STAT-06, WM-ART-18). */
int wm_armour(const battle *b, int id, int mode);
/* Failed saves against it are tried once more: Aerial Shield. */
bool wm_saves_again(const battle *b, const volley *v);
/* What its dice need against the least covered of these stands. */
int wm_need_against(const battle *b, const volley *v, unsigned stands, const box *from);
int wm_side_of_source(int source); /* of a volley: a unit, or ALL_UNITS + a character */
/* Where shots of this source come from: a stand, or a character's own. */
box wm_source_box(const battle *b, int source, const box *towards);

/* ---- shooting.c: the Shooting phase ---- */

/* How far its missiles fly and which edges it shoots from (WM-SHOOT-10, WM-SHOOT-35). */
typedef struct {
    int32_t range, least; /* who is nearer than `least` is no target */
    int edges;
    bool overhead; /* WM-ART-03 */
    bool blind;    /* may shoot at the nearest enemy without seeing it */
} reach;
reach wm_reach_of(const battle *b, int id);
/* A stand here sees and reaches that stand of an enemy unit (WM-SHOOT-06 to WM-SHOOT-11). */
bool wm_may_hit(const battle *b, const scene *s, const reach *by, const box *from, const box *to);
/* The stands of the target that this stand may hit, a bit for each. */
unsigned wm_stands_in_sight(const battle *b, int id, int stand, int target);
/* Which stands of a unit may shoot at that unit now, a bit for each. */
unsigned wm_shooters_at(const battle *b, const scene *s, int id, const reach *by, int target);
/* May this unit shoot at all now: WM-SHOOT-01, WM-SHOOT-02. */
/* A shot, breath or spell that comes too late, because the Shooting phase passed with nobody able to
 * do anything: false says what forbade it then, true that nothing but the phase does. */
bool wm_check_missed_shot(const battle *b, const act *a, vx_problem *why);
bool wm_check_shooter(const battle *b, const stand_list *s, int id, vx_problem *why);
/* The nearest enemy units that these stands may shoot at, equally near (WM-SHOOT-03, WM-SHOOT-04).
 * Returns how many there are. */
int wm_nearest_targets(const battle *b, const scene *s, int id, const reach *by, unsigned stands,
                       uint8_t out[UNITS_MAX]);
/* The unit shoots at that target, each die `worse` less likely to hit (WM-MAGIC-25). */
void wm_push_salvo(battle *b, int id, int target, int worse);

/* ---- artillery.c: what the shots of these stands are ---- */

enum { BLIND = 2 }; /* at somebody unseen: only a 6 hits */

typedef struct {
    uint8_t id, target;
    uint8_t stands; /* that shoot, a bit for each */
    uint8_t worse;  /* or BLIND */
    bool at_charger;
} fire;
void wm_open_fire(battle *b, const fire *f);
volley wm_weapon_volley(const battle *b, const fire *f); /* but for its dice */
/* So many dice from each of these stands. */
void wm_push_shots(battle *b, volley v, int each, unsigned stands);
/* The first unit on the line of fire behind the target; -1: none. */
int wm_first_behind(const battle *b, const fire *f);
/* WM-ART-03 to WM-ART-06: over what stands between, as far as that is lower. */
bool wm_sees_overhead(const battle *b, const scene *s, const box *from, int edge, const box *to);

/* ---- flame_cannons.c ---- */

void wm_push_flames(battle *b, const fire *f);
void wm_push_blind_shot(battle *b, const fire *f); /* a trebuchet's: a die decides */
void wm_push_tremor(battle *b, int target, bool itself);

/* ---- shots_at_chargers.c: shooting at chargers ---- */

/* To be called when a unit has charged; `from` is where its stands stood before. */
void wm_push_answer(battle *b, int charger, const place *from);

/* ---- drive_back.c ---- */

/* Hits got past the armour of a unit in the Shooting phase: they count for its drive back
 * (WM-SHOOT-22). `skulls`: of skull catapults, whose dice confuse on 4 and more (WM-ART-32). */
void wm_note_hits(battle *b, int id, int hits, bool skulls);
/* WM-SHOOT-20 to WM-SHOOT-30, WM-TURN-14, and WM-MAGIC-21 where MAGIC_GERROFF lies on a unit: the
 * drive backs of the opponent's units, then those of
 * the active side, then hits that are left over are wiped. Called when all shooting is done. */
void wm_push_drive_backs(battle *b);

bool wm_is_never_moved(const battle *b, int id); /* by shots */

#endif
