/* SPDX-License-Identifier: MIT */
/* extension.h - what the files of the CPython extension share.
 *
 * One wheel serves every Python from 3.10 on: only its stable ABI is used, and buffers.h.
 * docs/decisions/0014-python-package.md says more. */
#ifndef VX_PYTHON_EXTENSION_H
#define VX_PYTHON_EXTENSION_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030A0000
#include <Python.h>

#include "core/game.h"
#include "vexillum.h"

/* Makes `function` a method; the casts are how CPython stores functions of several shapes. */
#define METHOD(name, function, flags, doc) \
    {name, (PyCFunction)(void (*)(void))(function), flags, doc}
#define SLOT(slot, function) {slot, (void *)(function)}

/* ---- problem.c: exceptions ---- */

extern PyObject *vx_error, *vx_illegal_action, *vx_bad_text;

/* These set an exception and return NULL, so that a function can `return raise_...(...)`. */
PyObject *raise_problem(PyObject *type, const vx_problem *problem);
PyObject *raise_error(const char *format, ...);
/* The clause and the sentence of a refusal as a Refusal. */
PyObject *refusal_of(const vx_problem *problem);
bool add_problem_types(PyObject *module);

/* ---- words.c: arguments and texts ---- */

/* An option of many names: reads it into *out or raises. NULL and None stand for the first. */
bool read_language(PyObject *object, vx_language *out);
/* An int that fits, or an exception that names `what` and its bounds. */
bool read_int(PyObject *object, const char *what, int64_t low, int64_t high, int64_t *out);
bool read_seed(PyObject *object, uint64_t *out);
PyObject *new_text(const char *text, size_t length);

/* ---- random.c ---- */

typedef struct {
    PyObject_HEAD vx_random random;
} random_object;

extern PyTypeObject *random_type;
/* The generator inside a Random, or NULL and an exception. */
vx_random *generator_of(PyObject *object);
bool add_random_type(PyObject *module);

/* ---- game.c ---- */

typedef struct {
    PyObject_HEAD const vx_game *game;
    PyObject *options; /* a dict of str: what differs from the defaults */
} game_object;

extern PyTypeObject *game_type;
const vx_game *game_of(PyObject *object); /* NULL and an exception if it is no Game */
/* Sets up a state of the game with its options. */
bool set_up(const game_object *game, void *state);
bool add_game_type(PyObject *module);

/* ---- state.c ---- */

enum { FULL_STATE = -100 }; /* stands where a viewer would: the state is no view */

typedef struct {
    PyObject_HEAD const vx_game *game;
    void *bytes;
    int viewer; /* a seat or VX_SPECTATOR; FULL_STATE where nothing is hidden */
} state_object;

extern PyTypeObject *state_type;
state_object *new_state(const vx_game *game, const void *bytes, int viewer);
state_object *state_of(PyObject *object); /* NULL and an exception if it is no State */
/* An action as an int or a text; NULL and an exception unless it is one. Legal or not. */
bool read_action(const state_object *state, PyObject *object, vx_action *out);
bool read_legal_action(const state_object *state, PyObject *object, vx_action *out);
bool read_seat(const state_object *state, PyObject *object, bool or_spectator, int *out);
PyObject *action_list(const vx_action *actions, int count);
/* An array with room for every list of the game; free it with PyMem_Free(). */
vx_action *new_actions(const vx_game *game);
bool add_state_type(PyObject *module);
extern PyMethodDef state_text_methods[]; /* state_text.c */
PyObject *position_of(const state_object *state);
PyObject *state_from_text(PyObject *text, int viewer);

/* ---- numbers.c: of Game and State ---- */

extern PyMethodDef state_number_methods[];
PyObject *observation_spec(PyObject *game, PyObject *unused);
PyObject *belief_spec(PyObject *game, PyObject *unused);
PyObject *get_action_space_size(PyObject *game, void *unused);
PyObject *get_observation_size(PyObject *game, void *unused);
PyObject *get_belief_size(PyObject *game, void *unused);
PyObject *get_learning_version(PyObject *game, void *unused);

/* ---- batch.c, match.c, searcher.c ---- */

bool add_batch_type(PyObject *module);
bool add_match_type(PyObject *module);
bool add_searcher_type(PyObject *module);

#endif
