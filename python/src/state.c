/* SPDX-License-Identifier: MIT */
/* state.c - State: one moment of a game, whole or as a seat may know it. state_text.c has its texts. */
#include "extension.h"

#include <string.h>

PyTypeObject *state_type;

/* ---- Making and keeping ---- */

state_object *new_state(const vx_game *game, const void *bytes, int viewer)
{
    state_object *self = (state_object *)PyType_GenericAlloc(state_type, 0);
    if (self == NULL) return NULL;
    self->game = game;
    self->viewer = viewer;
    self->bytes = PyMem_Malloc(vx_state_size(game));
    if (self->bytes == NULL) {
        Py_DECREF(self);
        PyErr_NoMemory();
        return NULL;
    }
    if (bytes != NULL) memcpy(self->bytes, bytes, vx_state_size(game));
    return self;
}

static void free_state(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(((state_object *)self)->bytes);
    PyObject_Free(self);
    Py_DECREF(type);
}

state_object *state_of(PyObject *object)
{
    if (PyObject_TypeCheck(object, state_type)) return (state_object *)object;
    PyErr_Format(PyExc_TypeError, "a vexillum.State is needed, not %R", object);
    return NULL;
}

vx_action *new_actions(const vx_game *game)
{
    vx_action *actions = PyMem_Malloc((size_t)vx_action_cap(game) * sizeof *actions);
    if (actions == NULL) PyErr_NoMemory();
    return actions;
}

static PyObject *copy(PyObject *object, PyObject *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    return (PyObject *)new_state(self->game, self->bytes, self->viewer);
}

/* ---- Reading arguments ---- */

static bool parse_action(const state_object *state, PyObject *text, vx_action *out)
{
    PyObject *bytes = PyUnicode_AsUTF8String(text);
    vx_problem why = {0};
    char *chars;
    if (bytes == NULL) return false;
    bool done = PyBytes_AsStringAndSize(bytes, &chars, NULL) == 0;
    if (done && !vx_parse_action(state->game, state->bytes, chars, out, &why)) {
        raise_problem(vx_bad_text, &why);
        done = false;
    }
    Py_DECREF(bytes);
    return done;
}

bool read_action(const state_object *state, PyObject *object, vx_action *out)
{
    if (PyUnicode_Check(object)) return parse_action(state, object, out);
    PyObject *number = PyNumber_Index(object);
    if (number == NULL) {
        PyErr_Format(PyExc_TypeError, "an action is an int or a text, not %R", object);
        return false;
    }
    *out = PyLong_AsUnsignedLongLong(number);
    Py_DECREF(number);
    if (PyErr_Occurred() == NULL) return true;
    PyErr_Clear();
    raise_error("an action is from 0 to 2**64 - 1, not %R", object);
    return false;
}

bool read_legal_action(const state_object *state, PyObject *object, vx_action *out)
{
    vx_problem why = {0};
    if (!read_action(state, object, out)) return false;
    if (vx_check(state->game, state->bytes, *out, &why)) return true;
    raise_problem(vx_illegal_action, &why);
    return false;
}

bool read_seat(const state_object *state, PyObject *object, bool or_spectator, int *out)
{
    int64_t seat;
    int seats = vx_seats(state->game, state->bytes);
    if (or_spectator && PyLong_Check(object) && PyLong_AsLong(object) == VX_SPECTATOR) {
        *out = VX_SPECTATOR;
        return true;
    }
    PyErr_Clear(); /* of a number beyond any long */
    if (!read_int(object, "a seat", 0, seats - 1, &seat)) return false;
    *out = (int)seat;
    return true;
}

/* ---- Playing ---- */

PyObject *action_list(const vx_action *actions, int count)
{
    PyObject *list = PyList_New(count);
    for (int i = 0; list != NULL && i < count; i++) {
        PyObject *number = PyLong_FromUnsignedLongLong(actions[i]);
        if (number == NULL || PyList_SetItem(list, i, number) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *list_actions(PyObject *object, PyObject *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    vx_action *actions = new_actions(self->game);
    if (actions == NULL) return NULL;
    PyObject *list = action_list(actions, vx_list(self->game, self->bytes, actions));
    PyMem_Free(actions);
    return list;
}

static PyObject *is_legal(PyObject *object, PyObject *asked)
{
    const state_object *self = (state_object *)object;
    vx_action action;
    if (!read_action(self, asked, &action)) return NULL;
    return PyBool_FromLong(vx_check(self->game, self->bytes, action, NULL));
}

static PyObject *why(PyObject *object, PyObject *asked)
{
    const state_object *self = (state_object *)object;
    vx_action action;
    vx_problem problem = {0};
    if (!read_action(self, asked, &action)) return NULL;
    if (vx_check(self->game, self->bytes, action, &problem)) Py_RETURN_NONE;
    return refusal_of(&problem);
}

static bool is_played_on(const state_object *self)
{
    if (self->viewer == FULL_STATE) return true;
    raise_error("a view is not played on: sample() draws a whole state from it");
    return false;
}

static bool has_room(const state_object *self)
{
    if (!vx_is_overfull(self->game, self->bytes)) return true;
    raise_error("the action leads beyond a capacity of the game, so it is refused");
    return false;
}

/* Capacities are reached by hardly any action; but then the state must be what it was. */
static bool play(state_object *self, vx_action action)
{
    if (self->game->rules.is_overfull == NULL) {
        vx_apply(self->game, self->bytes, action);
        return true;
    }
    size_t size = vx_state_size(self->game);
    void *before = PyMem_Malloc(size);
    if (before == NULL) {
        PyErr_NoMemory();
        return false;
    }
    memcpy(before, self->bytes, size);
    vx_apply(self->game, self->bytes, action);
    bool done = has_room(self);
    if (!done) memcpy(self->bytes, before, size);
    PyMem_Free(before);
    return done;
}

static PyObject *apply(PyObject *object, PyObject *asked)
{
    state_object *self = (state_object *)object;
    vx_action action;
    if (!is_played_on(self) || !read_legal_action(self, asked, &action)) return NULL;
    if (!play(self, action)) return NULL;
    Py_RETURN_NONE;
}

/* ---- Chance ---- */

static PyObject *outcome(const state_object *self, vx_action action, uint64_t total)
{
    uint64_t weight = vx_chance_weight(self->game, self->bytes, action);
    return Py_BuildValue("Kd", (unsigned long long)action, (double)weight / (double)total);
}

static PyObject *chance_outcomes(PyObject *object, PyObject *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    if (vx_to_act(self->game, self->bytes) != VX_CHANCE)
        return raise_error("chance does not act here");
    vx_action *actions = new_actions(self->game);
    PyObject *list = actions != NULL ? PyList_New(0) : NULL;
    int count = actions != NULL ? vx_list(self->game, self->bytes, actions) : 0;
    uint64_t total = vx_chance_total(self->game, self->bytes);
    for (int i = 0; list != NULL && i < count; i++) {
        PyObject *pair = outcome(self, actions[i], total);
        if (pair == NULL || PyList_Append(list, pair) < 0) Py_CLEAR(list);
        Py_XDECREF(pair);
    }
    PyMem_Free(actions);
    return list;
}

static PyObject *roll(PyObject *object, PyObject *generator)
{
    state_object *self = (state_object *)object;
    vx_random *random = generator_of(generator);
    if (random == NULL || !is_played_on(self)) return NULL;
    while (vx_to_act(self->game, self->bytes) == VX_CHANCE)
        if (!play(self, vx_chance_draw(self->game, self->bytes, random))) return NULL;
    return Py_NewRef(object);
}

/* ---- Who knows what ---- */

static PyObject *view(PyObject *object, PyObject *asked)
{
    const state_object *self = (state_object *)object;
    int seat;
    if (!read_seat(self, asked, true, &seat)) return NULL;
    if (self->viewer != FULL_STATE && self->viewer != seat)
        return raise_error("this is what seat %d knows: no other seat's view follows from it",
                           self->viewer);
    state_object *out = new_state(self->game, NULL, seat);
    if (out != NULL) vx_view(self->game, self->bytes, seat, out->bytes);
    return (PyObject *)out;
}

static PyObject *sample(PyObject *object, PyObject *generator)
{
    const state_object *self = (state_object *)object;
    vx_random *random = generator_of(generator);
    if (random == NULL) return NULL;
    if (self->viewer == FULL_STATE)
        return raise_error("a sample is drawn from a view: view(seat).sample(random)");
    state_object *out = new_state(self->game, NULL, FULL_STATE);
    if (out != NULL) vx_sample(self->game, self->bytes, random, out->bytes);
    return (PyObject *)out;
}

static PyObject *hide(PyObject *object, PyObject *arguments)
{
    const state_object *self = (state_object *)object;
    PyObject *asked, *viewer;
    vx_action action;
    int seat;
    if (!PyArg_ParseTuple(arguments, "OO:hide", &asked, &viewer)) return NULL;
    if (!read_legal_action(self, asked, &action) || !read_seat(self, viewer, true, &seat))
        return NULL;
    return PyLong_FromUnsignedLongLong(vx_hide_action(self->game, self->bytes, action, seat));
}

/* ---- The end ---- */

static bool is_over(const state_object *self)
{
    if (vx_to_act(self->game, self->bytes) == VX_OVER) return true;
    raise_error("the game is not over, so it has no score");
    return false;
}

static PyObject *score(PyObject *object, PyObject *asked)
{
    const state_object *self = (state_object *)object;
    int seat;
    if (!read_seat(self, asked, false, &seat) || !is_over(self)) return NULL;
    return PyLong_FromLong(vx_score(self->game, self->bytes, seat));
}

static PyObject *scores(PyObject *object, PyObject *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    if (!is_over(self)) return NULL;
    int seats = vx_seats(self->game, self->bytes);
    PyObject *list = PyList_New(seats);
    for (int seat = 0; list != NULL && seat < seats; seat++)
        PyList_SetItem(list, seat, PyLong_FromLong(vx_score(self->game, self->bytes, seat)));
    return list;
}

static PyObject *team(PyObject *object, PyObject *asked)
{
    const state_object *self = (state_object *)object;
    int seat;
    if (!read_seat(self, asked, false, &seat)) return NULL;
    return PyLong_FromLong(vx_team(self->game, self->bytes, seat));
}

/* ---- As a Python value ---- */

static PyObject *compare(PyObject *first, PyObject *second, int how)
{
    if (!PyObject_TypeCheck(second, state_type) || (how != Py_EQ && how != Py_NE))
        return Py_NewRef(Py_NotImplemented);
    const state_object *a = (state_object *)first, *b = (state_object *)second;
    bool same = a->game == b->game && a->viewer == b->viewer &&
                memcmp(a->bytes, b->bytes, vx_state_size(a->game)) == 0;
    return PyBool_FromLong(same == (how == Py_EQ));
}

static Py_hash_t hash(PyObject *object)
{
    const state_object *self = (state_object *)object;
    Py_hash_t value = (Py_hash_t)vx_hash(self->game, self->bytes);
    return value == -1 ? -2 : value; /* -1 would mean an exception */
}

/* By its text: bytes from outside could be no state at all. */
static PyObject *reduce(PyObject *object, PyObject *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    PyObject *module = PyImport_ImportModule("vexillum._core");
    PyObject *restore = module != NULL ? PyObject_GetAttrString(module, "_restore_state") : NULL;
    Py_XDECREF(module);
    PyObject *text = restore != NULL ? position_of(self) : NULL;
    if (text != NULL) return Py_BuildValue("N(Ni)", restore, text, self->viewer);
    Py_XDECREF(restore);
    return NULL;
}

static PyObject *get_to_act(PyObject *object, void *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    return PyLong_FromLong(vx_to_act(self->game, self->bytes));
}

static PyObject *get_is_over(PyObject *object, void *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    return PyBool_FromLong(vx_to_act(self->game, self->bytes) == VX_OVER);
}

static PyObject *get_is_chance(PyObject *object, void *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    return PyBool_FromLong(vx_to_act(self->game, self->bytes) == VX_CHANCE);
}

static PyObject *get_is_open_ended(PyObject *object, void *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    return PyBool_FromLong(vx_is_open_ended(self->game, self->bytes));
}

static PyObject *get_seats(PyObject *object, void *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    return PyLong_FromLong(vx_seats(self->game, self->bytes));
}

static PyObject *get_viewer(PyObject *object, void *unused)
{
    (void)unused;
    int viewer = ((state_object *)object)->viewer;
    return viewer == FULL_STATE ? Py_NewRef(Py_None) : PyLong_FromLong(viewer);
}

static PyObject *get_game_id(PyObject *object, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(vx_game_id(((state_object *)object)->game));
}

static PyMethodDef methods[] = {
    METHOD("copy", copy, METH_NOARGS, "copy()\n--\n\nAnother State with the same content."),
    METHOD("__copy__", copy, METH_NOARGS, NULL),
    METHOD("__deepcopy__", copy, METH_O, NULL),
    METHOD("__reduce__", reduce, METH_NOARGS, NULL),
    METHOD("actions", list_actions, METH_NOARGS,
           "actions()\n--\n\nThe legal actions as ints; where chance acts, its outcomes. Where "
           "`is_open_ended` is true these are only some of them."),
    METHOD("is_legal", is_legal, METH_O,
           "is_legal(action, /)\n--\n\nMay this action, an int or a text, be played here?"),
    METHOD("why", why, METH_O,
           "why(action, /)\n--\n\nNone if the action is legal, else a Refusal with clause and "
           "sentence."),
    METHOD(
        "apply", apply, METH_O,
        "apply(action, /)\n--\n\nPlays an action, an int or a text. Raises IllegalAction, and then "
        "nothing has changed."),
    METHOD("chance_outcomes", chance_outcomes, METH_NOARGS,
           "chance_outcomes()\n--\n\nWhere chance acts: pairs of an outcome and its probability."),
    METHOD("roll", roll, METH_O,
           "roll(random, /)\n--\n\nDraws chance until a seat must act or the game is over; returns "
           "self."),
    METHOD("view", view, METH_O,
           "view(seat, /)\n--\n\nThe state as a seat may know it; SPECTATOR sees nothing hidden."),
    METHOD("sample", sample, METH_O,
           "sample(random, /)\n--\n\nOf a view: a whole state that the viewer must hold possible, "
           "each "
           "with its true probability."),
    METHOD("hide", hide, METH_VARARGS,
           "hide(action, seat, /)\n--\n\nThe action as the seat sees it happen."),
    METHOD("score", score, METH_O, "score(seat, /)\n--\n\nAt the end: 1 won, 0 drew, -1 lost."),
    METHOD("scores", scores, METH_NOARGS, "scores()\n--\n\nAt the end: the score of every seat."),
    METHOD("team", team, METH_O, "team(seat, /)\n--\n\nThe number of the seat's side."),
    {0},
};

static PyGetSetDef members[] = {
    {"to_act", get_to_act, NULL, "the seat that acts, CHANCE or OVER", NULL},
    {"is_over", get_is_over, NULL, "nobody acts any more", NULL},
    {"is_chance", get_is_chance, NULL, "dice or a draw act next", NULL},
    {"is_open_ended", get_is_open_ended, NULL, "actions() offers only some of the legal ones",
     NULL},
    {"seats", get_seats, NULL, "how many seats play", NULL},
    {"viewer", get_viewer, NULL, "whose view this is; None: a whole state", NULL},
    {"game_id", get_game_id, NULL, "the id of its game", NULL},
    {0},
};

/* The methods of three files in one array, as CPython wants them. */
static PyMethodDef *all_methods(void)
{
    static PyMethodDef all[64];
    const PyMethodDef *const files[] = {methods, state_text_methods, state_number_methods};
    size_t count = 0;
    for (size_t f = 0; f < sizeof files / sizeof *files; f++)
        for (const PyMethodDef *method = files[f]; method->ml_name != NULL; method++)
            all[count++] = *method;
    return all;
}

bool add_state_type(PyObject *module)
{
    PyType_Slot slots[] = {
        SLOT(Py_tp_dealloc, free_state),
        SLOT(Py_tp_methods, all_methods()),
        SLOT(Py_tp_getset, members),
        SLOT(Py_tp_str, position_of),
        SLOT(Py_tp_richcompare, compare),
        SLOT(Py_tp_hash, hash),
        SLOT(Py_tp_doc, "One moment of a game, whole or as a seat may know it. Made by Game.new(), "
                        "vexillum.position(text), copy(), view() and sample()."),
        {0, NULL},
    };
    PyType_Spec spec = {"vexillum.State", sizeof(state_object), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    state_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return state_type != NULL && PyModule_AddType(module, state_type) == 0;
}
