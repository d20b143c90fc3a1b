/* SPDX-License-Identifier: MIT */
/* match.c - Match: one play of a game, with its past, its dice and its record. */
#include "extension.h"

#include <stdlib.h>

typedef struct {
    PyObject_HEAD vx_match *match;
} match_object;

static PyTypeObject *match_type;

static vx_match *match_in(PyObject *self)
{
    return ((match_object *)self)->match;
}

static PyObject *wrap(vx_match *match)
{
    if (match == NULL) return PyErr_NoMemory();
    match_object *self = (match_object *)PyType_GenericAlloc(match_type, 0);
    if (self == NULL) {
        vx_match_free(match);
        return NULL;
    }
    self->match = match;
    return (PyObject *)self;
}

static void free_match(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    vx_match_free(match_in(self));
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *begin(PyObject *start, uint64_t seed)
{
    if (PyObject_TypeCheck(start, game_type)) {
        PyObject *state = PyObject_CallMethod(start, "new", NULL);
        PyObject *out = state != NULL ? begin(state, seed) : NULL;
        Py_XDECREF(state);
        return out;
    }
    const state_object *state = state_of(start);
    if (state == NULL) return NULL;
    if (state->viewer != FULL_STATE) return raise_error("a match does not begin at a view");
    return wrap(vx_match_new(state->game, state->bytes, seed));
}

static PyObject *new_match(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"start", "seed", NULL};
    PyObject *start, *number = NULL;
    uint64_t seed = 0;
    (void)type;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:Match", names, &start, &number))
        return NULL;
    if (number != NULL && !read_seed(number, &seed)) return NULL;
    return begin(start, seed);
}

/* ---- Playing ---- */

static PyObject *present(PyObject *self, void *unused)
{
    (void)unused;
    const vx_match *match = match_in(self);
    return (PyObject *)new_state(vx_match_game(match), vx_match_state(match), FULL_STATE);
}

static PyObject *done_or_raise(bool done, const vx_problem *why)
{
    if (!done) return raise_problem(vx_illegal_action, why);
    Py_RETURN_NONE;
}

static PyObject *play(PyObject *self, PyObject *asked)
{
    PyObject *state = present(self, NULL);
    vx_action action;
    vx_problem why = {0};
    if (state == NULL) return NULL;
    bool is_action = read_action((state_object *)state, asked, &action);
    Py_DECREF(state);
    if (!is_action) return NULL;
    return done_or_raise(vx_match_play(match_in(self), action, &why), &why);
}

static PyObject *roll(PyObject *self, PyObject *unused)
{
    (void)unused;
    if (!vx_match_roll(match_in(self))) return PyErr_NoMemory();
    Py_RETURN_NONE;
}

static bool read_own_seat(PyObject *self, PyObject *object, int *out)
{
    PyObject *state = present(self, NULL);
    bool done = state != NULL && read_seat((state_object *)state, object, false, out);
    Py_XDECREF(state);
    return done;
}

static PyObject *resign(PyObject *self, PyObject *object)
{
    int seat;
    vx_problem why = {0};
    if (!read_own_seat(self, object, &seat)) return NULL;
    return done_or_raise(vx_match_resign(match_in(self), seat, &why), &why);
}

static PyObject *undo(PyObject *self, PyObject *arguments)
{
    PyObject *object = NULL;
    int64_t seats = 0;
    vx_problem why = {0};
    if (!PyArg_ParseTuple(arguments, "|O:undo", &object)) return NULL;
    if (object != NULL && !read_int(object, "a set of seats", 0, 15, &seats)) return NULL;
    return done_or_raise(vx_match_undo(match_in(self), (unsigned)seats, &why), &why);
}

static PyObject *score(PyObject *self, PyObject *object)
{
    int seat;
    if (!read_own_seat(self, object, &seat)) return NULL;
    if (vx_match_to_act(match_in(self)) != VX_OVER)
        return raise_error("the match is not over, so it has no score");
    return PyLong_FromLong(vx_match_score(match_in(self), seat));
}

/* ---- The record ---- */

static PyObject *record_for(PyObject *self, int viewer, bool chances)
{
    char *text = vx_match_record(match_in(self), viewer, chances);
    PyObject *out = text != NULL ? PyUnicode_FromString(text) : PyErr_NoMemory();
    free(text);
    return out;
}

static PyObject *record(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"viewer", "chances", NULL};
    PyObject *viewer = Py_None;
    int chances = 0;
    int64_t seat = VX_UMPIRE;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|Op:record", names, &viewer, &chances))
        return NULL;
    int seats = vx_seats(vx_match_game(match_in(self)), vx_match_state(match_in(self)));
    if (viewer != Py_None && !read_int(viewer, "a viewer", VX_UMPIRE, seats - 1, &seat))
        return NULL;
    if (seat == VX_CHANCE || seat == VX_OVER)
        return raise_error("a viewer is a seat, SPECTATOR or UMPIRE, not %R", viewer);
    return record_for(self, (int)seat, chances && seat == VX_UMPIRE);
}

static PyObject *read_match(const char *text, uint64_t seed)
{
    vx_match *match = NULL;
    vx_problem why = {0};
    vx_status status = vx_match_read(text, seed, &match, &why);
    if (status == VX_YES) return wrap(match);
    return raise_problem(status == VX_NO ? vx_illegal_action : vx_bad_text, &why);
}

static PyObject *read_record(PyObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"text", "seed", NULL};
    PyObject *text, *number = NULL;
    uint64_t seed = 0;
    char *chars;
    (void)type;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "U|O:read", names, &text, &number))
        return NULL;
    if (number != NULL && !read_seed(number, &seed)) return NULL;
    PyObject *bytes = PyUnicode_AsUTF8String(text);
    if (bytes == NULL) return NULL;
    PyObject *out =
        PyBytes_AsStringAndSize(bytes, &chars, NULL) == 0 ? read_match(chars, seed) : NULL;
    Py_DECREF(bytes);
    return out;
}

static Py_ssize_t length(PyObject *self)
{
    return vx_match_length(match_in(self));
}

static PyObject *get_to_act(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromLong(vx_match_to_act(match_in(self)));
}

static PyObject *reduce(PyObject *self, PyObject *unused)
{
    (void)unused;
    PyObject *text = record_for(self, VX_UMPIRE, false);
    PyObject *read_back = PyObject_GetAttrString((PyObject *)match_type, "read");
    if (text != NULL && read_back != NULL) return Py_BuildValue("N(N)", read_back, text);
    Py_XDECREF(text);
    Py_XDECREF(read_back);
    return NULL;
}

static PyMethodDef methods[] = {
    METHOD("play", play, METH_O,
           "play(action, /)\n--\n\nPlays an action, an int or a text; raises IllegalAction."),
    METHOD("roll", roll, METH_NOARGS,
           "roll()\n--\n\nDraws chance until a seat must act or the match is over."),
    METHOD("resign", resign, METH_O, "resign(seat, /)\n--\n\nThe seat gives up."),
    METHOD(
        "undo", undo, METH_VARARGS,
        "undo(seats=0, /)\n--\n\nTakes the last entry back, unless it was chance or told something "
        "to a seat whose bit is set in `seats`."),
    METHOD("score", score, METH_O, "score(seat, /)\n--\n\nAt the end: 1 won, 0 drew, -1 lost."),
    METHOD(
        "record", record, METH_VARARGS | METH_KEYWORDS,
        "record(viewer=UMPIRE, chances=False)\n--\n\nThe record (docs/NOTATION.md) as the viewer "
        "may see it; with `chances` the probability of each draw stands behind it."),
    METHOD("read", read_record, METH_VARARGS | METH_KEYWORDS | METH_STATIC,
           "read(text, seed=0)\n--\n\nReads a record, or a position as a match without a past."),
    METHOD("__reduce__", reduce, METH_NOARGS, NULL),
    {0},
};

static PyGetSetDef members[] = {
    {"state", present, NULL, "a copy of the present State", NULL},
    {"to_act", get_to_act, NULL, "the seat that acts, CHANCE or OVER; OVER after a resignation too",
     NULL},
    {0},
};

static PyType_Slot slots[] = {
    SLOT(Py_tp_new, new_match),
    SLOT(Py_tp_dealloc, free_match),
    SLOT(Py_tp_methods, methods),
    SLOT(Py_tp_getset, members),
    SLOT(Py_sq_length, length),
    SLOT(Py_tp_doc,
         "Match(start, seed=0)\n--\n\nOne play of a game, from a Game or a State on, with "
         "its past and its dice. len(match) counts what has happened."),
    {0, NULL},
};

static PyType_Spec spec = {"vexillum.Match", sizeof(match_object), 0, Py_TPFLAGS_DEFAULT, slots};

bool add_match_type(PyObject *module)
{
    match_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return match_type != NULL && PyModule_AddType(module, match_type) == 0;
}
