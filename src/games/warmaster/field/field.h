/* SPDX-License-Identifier: MIT */
/* field.h - the table and what stands on it: kinds of terrain, maps, heights, who may go where. */
#ifndef VX_WARMASTER_FIELD_FIELD_H
#define VX_WARMASTER_FIELD_FIELD_H

#include "games/warmaster/army/army.h"
#include "games/warmaster/field/geometry.h"

typedef enum {
    HILL,    /* one piece, sloping evenly from its outline to its centre (WM-TERRAIN-03) */
    TERRACE, /* a level of a stepped hill (WM-TERRAIN-05) */
    STEEP,   /* steep, rocky or wooded slope (WM-MOVE-30) */
    WOOD,
    VILLAGE,
    RUINS,
    ROCKS,
    STREAM, /* shallow: a ford all along (WM-TERRAIN-13) */
    RIVER,  /* deep but crossable on foot */
    LAKE,   /* open water nobody crosses; the sea, a canyon, lava are the same */
    MARSH,
    FENCE, /* hedge, fence, low wall, ditch */
    ROAD,
    BRIDGE,
    HOUSE,   /* solid: nobody stands in it */
    RAMPART, /* a strong work (WM-DEFEND-06, AMB-61) */
    TERRAINS
} terrain_kind;

/* Who moves, as far as the ground is concerned. The first six are troop_type; two kinds of monsters
 * are at home among trees and in bogs. */
enum { ON_FOOT = TROOP_TYPES, ON_WINGS, OF_WOODS, OF_BOGS, MOVERS };

typedef enum { SIGHT_FLAT, SIGHT_DENSE, SIGHT_SOLID } sight_kind;
typedef enum { IN_OPEN, DEFENDED, FORTIFIED } protection;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *clause; /* which says who may enter */
    uint8_t enter;      /* a bit for each troop_type that may */
    uint8_t land;       /* 1: flyers may end a move there */
    uint8_t sight;      /* sight_kind */
    uint8_t dense;      /* WM-CMD-20: gives -1 to orders */
    uint8_t protects;   /* protection of infantry and artillery in it */
    uint8_t lane;       /* roads and bridges: open to all, through what lies below */
} terrain_facts;

extern const terrain_facts wm_terrains[TERRAINS];
/* terrain_words.c: who may enter, what it hides, whom it protects; a few sentences. */
void wm_add_terrain_effect(vx_text *out, terrain_kind kind, vx_language language);

/* A feature as it lies in the state: corners in millimetres from the near left corner. */
enum { CORNERS_MAX = POLYGON_MAX, PIECES_MAX = 24 };
typedef struct {
    uint8_t kind, count;
    uint8_t level; /* TERRACE and STEEP: how many levels up; else 0 */
    uint8_t unused;
    int16_t x[CORNERS_MAX], y[CORNERS_MAX];
} piece;

/* Where a side sets up, in cm: a rectangle. */
typedef struct {
    uint16_t left, near, right, far;
} zone;

/* WM-OPTION-17: at the end the side with more stands within reach of it scores a share of the battle's
 * points. */
typedef struct {
    int16_t x, y;  /* mm */
    uint8_t reach; /* cm */
    uint8_t share; /* percent */
} objective;

enum { ZONES = 2, OBJECTIVES_MAX = 8 };
typedef struct {
    uint16_t width, depth; /* cm (WM-DEPLOY-02) */
    uint8_t piece_count, objective_count;
    uint8_t unused[2];
    piece at[PIECES_MAX];
    zone zone[ZONES]; /* by side; all 0: the usual strip */
    objective objective[OBJECTIVES_MAX];
} battlefield;

/* In inches a table of 80 x 80 cm counts as 62 x 62 (WM-OPTION-01). */
enum { WIDTH_MIN = 60, WIDTH_MAX = 300, DEPTH_MIN = 60, DEPTH_MAX = 240 };
enum { TABLE_MIN = 80 };
enum { LEVEL_HEIGHT = 100 }; /* the top of a hill, one level of a terrace */

/* ---- Asking the ground ---- */

/* The outlines in units, made once for many questions. It points into the field. */
typedef struct {
    const battlefield *on;
    polygon outline[PIECES_MAX];
    point low[PIECES_MAX], high[PIECES_MAX]; /* what no part of the outline lies beyond */
    uint32_t raised;                         /* hills of all kinds, a bit for each */
    point centre[PIECES_MAX]; /* WM-TERRAIN-04: of hills, the middle of their corners */
} ground;

void wm_read_ground(const battlefield *on, ground *out);
int wm_height_at(const ground *g, point at);
/* The least and the greatest height under the corners and the middle of a stand (AMB-41). */
void wm_heights_under(const ground *g, const box *stand, int *least, int *greatest);
/* WM-TERRAIN-02: no part lower than any part of the other, some part higher. */
bool wm_is_higher(const ground *g, const box *stand, const box *other);
/* AMB-41: covers the centre of a hill, or stands on the highest level of one. */
bool wm_is_on_hilltop(const ground *g, const box *stand);
/* WM-CMD-20, WM-TERRAIN-10: wholly or partly in dense ground. */
bool wm_is_in_dense(const ground *g, const box *stand);
bool wm_is_in_fortification(const ground *g, const box *stand);
bool wm_is_on_table(const ground *g, const box *stand);
bool wm_may_enter(terrain_kind kind, int mover);
/* WM-MOVE-25 to WM-MOVE-31: the first feature that such a mover may not stand on; -1: none. */
int wm_barred_by(const ground *g, const box *stand, int mover);
/* The same for a stand asked about often: the features there that bar the mover, a bit for each. */
uint32_t wm_barred_pieces(const ground *g, int mover, point low, point high);
bool wm_is_barred(const ground *g, const box *stand, uint32_t pieces);
/* For wm_find_way(): what bars this mover's way, and the lanes through it. Returns the counts. */
int wm_barriers(const ground *g, int mover, polygon out[PIECES_MAX]);
int wm_lanes(const ground *g, polygon out[PIECES_MAX]);
/* Whether any raised ground lies near the line: most lines need no closer look. */
bool wm_may_rise(const ground *g, point from, point to);
/* WM-INIT-06, WM-TERRAIN-07, AMB-21: for sight_field.hides; `g` is a ground. */
bool wm_hill_hides(const void *g, point from, point to);
/* The same for guns, which shoot over tops lower than themselves or than the target (WM-ART-04). */
bool wm_hill_stops_shots(const void *g, point from, point to);
/* Fills the terrain of a sight_field; the arrays are the caller's. */
void wm_terrain_sight(const ground *g, polygon dense[PIECES_MAX], polygon solid[PIECES_MAX],
                      sight_field *out);

/* ---- Maps ---- */

/* A line of a map: "wood 40,30 60,30 60,50"; corners in cm, "terrace 2 ..." with a level. */
void wm_format_piece(const piece *p, vx_text *out);
bool wm_parse_piece(vx_reader *in, const vx_word *kind, const battlefield *on, piece *out,
                    vx_problem *why);
int wm_find_terrain(const vx_word *word); /* -1: none */

/* ---- zones.c: where armies set up, and what is worth holding ---- */

enum { ZONE_WIDTH_MIN = 20, ZONE_DEPTH_MIN = 5, REACH_MAX = 30, SHARE_MAX = 100 };
enum { ZONE_WIDTH_IN_INCHES = 15, ZONE_DEPTH_IN_INCHES = 3 }; /* the same counted so */
int wm_zone_depth(const battlefield *f);                      /* WM-DEPLOY-03, WM-DEPLOY-04; cm */
zone wm_zone_of(const battlefield *f, int side);  /* the drawn one, or the usual strip */
bool wm_has_zone(const battlefield *f, int side); /* a drawn one */
bool wm_zones_meet(const battlefield *f);
/* Square centimetres of the zone that troops of every type may stand on. */
int wm_free_ground(const battlefield *f, int side);
/* "zone 1 0,0 180,20" and "objective 90,60 10 15", behind their first word. */
extern const vx_message wm_small_zone;
bool wm_parse_zone(vx_reader *in, battlefield *out, vx_problem *why);
bool wm_parse_objective(vx_reader *in, battlefield *out, vx_problem *why);
void wm_format_zones(const battlefield *f, vx_text *out);

/* A line of a map behind the first one: a feature, a zone or an objective? Reads one. */
bool wm_begins_map_line(const vx_word *word);
bool wm_parse_map_line(vx_reader *in, const vx_word *word, battlefield *out, vx_problem *why);
/* What no single line shows: zones that overlap. */
bool wm_check_map(const battlefield *f, vx_problem *why);

enum { READY_MAPS = 7 };
typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *text; /* "field 180x120" and lines of pieces */
} ready_map;
extern const ready_map wm_ready_maps[READY_MAPS];
/* For sentences. */
#define READY_MAP_KEYS "plain, two-woods, crossing, ridge, villages, lakes, old-fort"
/* A map text: "field WIDTHxDEPTH", then lines of it up to the end or to a line that is none. */
bool wm_parse_map(vx_reader *in, battlefield *out, vx_problem *why);
bool wm_parse_map_size(vx_reader *in, battlefield *out, vx_problem *why); /* its first line */
void wm_format_map(const battlefield *f, vx_text *out);
/* "180x120", each side at least so much */
bool wm_read_size(const vx_word *word, int least, uint16_t *width, uint16_t *depth);

/* Farther than so many millimetres from every feature of the map, and neither in nor around one. */
bool wm_lies_apart(const battlefield *f, const piece *p, int32_t millimetres);

enum { MAP_TICKETS = 1000000 };
/* WM-OPTION-12: a fair table, the same from both sides; a pure function of the ticket. */
void wm_generate_map(uint32_t ticket, int width, int depth, battlefield *out);
/* WM-OPTION-01: the same table with half an inch for every centimetre, in whole ones. */
void wm_measure_in_inches(battlefield *f);

#endif
