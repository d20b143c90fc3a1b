/* SPDX-License-Identifier: MIT */
/* units.h - units as stands on the table: their profiles, distance, contact, formation; who sees whom; what
 * is lost. */
#ifndef VX_WARMASTER_UNITS_UNITS_H
#define VX_WARMASTER_UNITS_UNITS_H

#include "games/warmaster/warmaster.h"

/* ---- Profiles ---- */

bool wm_unit_exists(const battle *b, int id);
/* The unit exists, is of this side and stands on the table. */
bool wm_has_on_table(const battle *b, int side, int id);
bool wm_person_exists(const battle *b, int id);
const unit_profile *wm_unit_profile(const battle *b, int id);
const character_profile *wm_person_profile(const battle *b, int id);
static inline bool unit_has(const battle *b, int id, keyword word)
{
    return has_keyword(&wm_unit_profile(b, id)->keywords, word);
}
bool wm_is_renowned(const battle *b, int id); /* a Regiment of Renown */
/* TRAIT_*: what rules of its army hold for this unit. */
unsigned wm_traits_of(const battle *b, int id);
bool wm_flies(const battle *b, int id);
bool wm_person_flies(const battle *b, int id);
int wm_stands_at_start(const battle *b, int id);
void wm_muster_unit(battle *b, int id); /* it has all its stands */
int wm_odd_at_start(const battle *b, int id);
/* Whose figures this stand has: of the unit, or of the stand bought with it. */
const unit_profile *wm_stand_profile(const battle *b, int id, int stand);
/* The team of a war wagon neither fights nor shoots. */
bool wm_is_team(const battle *b, int id, int stand);
int wm_mover_of(const battle *b, int id); /* for wm_may_enter(): the troop_type, or ON_WINGS */

/* ---- names.c ---- */

void wm_add_unit(vx_text *out, int id);
void wm_add_person(vx_text *out, int id);
bool wm_read_unit(const vx_word *word, uint8_t *out);
bool wm_read_person(const vx_word *word, uint8_t *out);
extern const char *const wm_side_names[SIDES][VX_LANGUAGES]; /* where no battle tells more */
const char *wm_side_name(const battle *b, int side, vx_language language); /* its army, or Blue */
void wm_name_unit(vx_text *out, const battle *b, int id, vx_language language); /* Knights A3 */
void wm_name_person(vx_text *out, const battle *b, int id, vx_language language);

/* ---- units.c: stands of units as boxes, contact, formation ---- */

/* All stands on the table, made once for many questions. */
typedef struct {
    int count;
    box at[ALL_STANDS];
    uint8_t unit[ALL_STANDS];  /* whose */
    uint16_t first[ALL_UNITS]; /* where a unit's stands begin; they follow one another */
} stand_list;

/* The stands of a side follow one another. */
static inline int wm_first_stand(const stand_list *s, int side)
{
    return s->first[side * UNITS_MAX];
}
static inline int wm_end_of_stands(const stand_list *s, int side)
{
    return side == 0 ? s->first[UNITS_MAX] : s->count;
}

box wm_stand_box(const battle *b, int id, place where);
/* The sides of a unit's stands. WM-OPTION-01: where a centimetre of the rules is half an inch, stands
 * are smaller against every distance. */
int32_t wm_front(const battle *b, int id);
int32_t wm_depth(const battle *b, int id);
static inline int32_t wm_short_side(const battle *b, int id)
{
    int32_t front = wm_front(b, id), depth = wm_depth(b, id);
    return front < depth ? front : depth;
}
pose wm_pose_of(place where);
place wm_place_of(pose where);
void wm_list_stands(const battle *b, stand_list *out);
/* WM-STAND-13: a disc of 25 mm for every character, mounted or not, or a larger one where that was
 * agreed (WM-STAND-14). In inches it is smaller against every distance, as stands are
 * (WM-OPTION-01). */
enum { USUAL_DISC = 25 }; /* mm */
static inline int32_t wm_person_radius(const battle *b)
{
    int32_t radius = (b->discs != 0 ? b->discs : USUAL_DISC) * MILLIMETRE / 2;
    return b->inches ? radius * 100 / 127 : radius;
}
/* How far before its middle distances begin: at its edge, but at the middle of a larger stand. */
static inline int32_t wm_person_rim(const battle *b)
{
    return b->discs != 0 ? 0 : wm_person_radius(b);
}
/* From where a character looks and is measured, as a stand. */
box wm_person_box(const battle *b, const person *p);

/* A quick look at the middles of stands: farther apart than that beyond doubt. */
bool wm_units_are_far_apart(const battle *b, int one, int other, int32_t distance);
int64_t wm_unit_gap(const stand_list *s, const battle *b, int one, int other); /* squared */
int64_t wm_gap_to_person(const stand_list *s, const battle *b, int unit_id, const person *p);
bool wm_units_touch(const stand_list *s, const battle *b, int one, int other);
bool wm_is_engaged(const stand_list *s, const battle *b, int id); /* touches an enemy unit */
bool wm_has_enemy_within(const stand_list *s, const battle *b, int id, int32_t distance);
bool wm_is_connected(const box *stands, int count); /* WM-STAND-06 */

typedef enum { FORM_LINE, FORM_COLUMN, FORM_BLOCK, FORM_LEFT, FORM_RIGHT, FORMS } formation;
extern const char *const wm_formation_keys[FORMS];
/* WM-STAND-08 to WM-STAND-11: column or line, or FORMS where it is irregular. */
formation wm_formation(const box *stands, int count);
/* Lines and columns are offered, from FORM_LINE to this; a single stand has but a line. */
formation wm_last_offered_form(const battle *b, int id);
/* Where stand `index` of `count` goes when the formation's middle is at `middle`. */
/* Of a unit on the table: by it actions speak of its place. */
place wm_middle_of(const unit *u);
place wm_slot(const battle *b, int id, formation form, int count, int index, place middle);

/* A unit's formation round a middle at 0, 0: made once, set down in many places. */
typedef struct {
    int count;
    bool is_sound; /* its stands touch one another and do not overlap */
    box at[STANDS_MAX];
} shape;
void wm_make_shape(const battle *b, int id, formation form, int32_t facing, shape *out);
void wm_set_down(const shape *s, point middle, box out[STANDS_MAX]);

/* ---- sight.c ---- */

/* Everything that questions about sight and ways need; points into itself and into the battle. */
typedef struct {
    stand_list stands;
    ground ground;
    polygon dense[PIECES_MAX], solid[PIECES_MAX];
    sight_field sight;
} scene;
void wm_read_scene(const battle *b, scene *out);

/* What bars the way of a unit: stands of other units near it and ground it may not enter. */
typedef struct {
    box stands[ALL_STANDS];
    uint8_t unit[ALL_STANDS]; /* whose */
    polygon barriers[PIECES_MAX], lanes[PIECES_MAX];
    way_field ways;
} surroundings;
void wm_look_round(const battle *b, const scene *s, int id, int32_t reach, surroundings *out);
/* Is there a way of this length past all of it, and past the `count` stands set down since? */
bool wm_has_way(const surroundings *r, const box *placed, int count, const box *from, const box *to,
                int32_t limit);
/* What is looked for. Infantry on a way too narrow for its front charges with a side, and looks along
 * that way to do so (WM-CHARGE-27). */
typedef enum { TO_ACT, TO_CHARGE } sight_purpose;
bool wm_is_confined(const battle *b, const scene *s, int id, const box *stand);
bool wm_stand_sees(const battle *b, const scene *s, int id, const box *from, const box *to,
                   sight_purpose purpose);
/* WM-CHARGE-03, WM-INIT-05 */
bool wm_unit_sees(const battle *b, const scene *s, int id, int target, sight_purpose purpose);
/* The squared distance of the nearest visible enemy unit that counts, where it is less than `beyond`, or
 * that. */
typedef bool counts_as_enemy(const battle *b, const scene *s, int id, int enemy);
int64_t wm_nearest_in_sight(const battle *b, const scene *s, int id, sight_purpose purpose,
                            int64_t beyond, counts_as_enemy *counts);
/* WM-INIT-04: the nearest visible enemy unit within 20 cm is at this squared distance; INT64_MAX
 * where there is none. */
int64_t wm_nearest_seen(const battle *b, const scene *s, int id, sight_purpose purpose);

/* ---- casualties.c: stands and units lost ---- */

int wm_hits_per_stand(const battle *b, int id);
/* Hits that got past the armour: recorded, and as many stands as they make up are to be removed by
 * their owner (WM-SHOOT-17). A unit that has no stand left is destroyed. */
void wm_wound(battle *b, int id, int hits);
/* The same; the stands of `first`, a bit for each, go before the others (WM-SHOOT-15). */
void wm_wound_among(battle *b, int id, int hits, unsigned first);
void wm_remove_stand(battle *b, int id, int stand);
/* WM-COMBAT-21: may this one of the stands that are `left` go, or would the unit fall apart? */
bool wm_may_go(const battle *b, int id, unsigned left, int stand);
bool wm_may_lose(const battle *b, int id, int stand); /* now that stands are to be removed */
void wm_destroy_unit(battle *b, int id);              /* and who is with it (WM-CHAR-05) */
void wm_kill_person(battle *b, int id);
void wm_confuse(battle *b, int id);

void wm_note_hurt(battle *b, int id);   /* where leftover hits are about to be wiped */
bool wm_waits(const battle *b, int id); /* off the table until it infiltrates */
/* Figures of its profile, or of one badly hurt. */
int wm_base_attacks(const battle *b, int id);
int wm_base_shots(const battle *b, int id);
int wm_base_hits(const battle *b, int id);

#endif
