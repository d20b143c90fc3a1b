/* SPDX-License-Identifier: MIT */
/* searcher.c - Searcher: the machine's choice, from what a seat may know. It thinks without the GIL. */
#include "extension.h"

#include <time.h>

typedef struct {
    PyObject_HEAD const vx_game *game;
    vx_searcher *searcher;
    bool busy; /* read and set under the GIL */
} searcher_object;

static PyTypeObject *searcher_type, *choice_type, *candidate_type;

/* ---- What it answers ---- */

static PyStructSequence_Field candidate_fields[] = {
    {"action", "the action, an int"},
    {"value", "how good it looks for the seat: -10000 lost .. 10000 won; no chance"},
    {"chance", "the measured chance to win, 0 to 1, a draw counting half; None: not known"},
    {"proof", "'wins' or 'loses' whatever happens, or None"},
    {"distance", "with a proof: actions until the end"},
    {"visits", "how much of the search went into it"},
    {"line", "this action, then what the search expects, as ints"},
    {NULL, NULL},
};
static PyStructSequence_Desc candidate_desc = {
    "vexillum.Candidate", "One action that the machine considered.", candidate_fields, 7};

static PyStructSequence_Field choice_fields[] = {
    {"action", "the action chosen, an int"}, {"candidates", "Candidates, the choice first"},
    {"depth", "turns looked ahead"},         {"nodes", "actions tried"},
    {"microseconds", "time taken"},          {NULL, NULL},
};
static PyStructSequence_Desc choice_desc = {"vexillum.Choice", "What the machine would do.",
                                            choice_fields, 5};

static PyObject *fill_sequence(PyTypeObject *type, PyObject **item, int count)
{
    PyObject *out = PyStructSequence_New(type);
    for (int i = 0; i < count; i++) {
        if (out != NULL)
            PyStructSequence_SetItem(out, i, item[i]);
        else
            Py_XDECREF(item[i]);
    }
    if (PyErr_Occurred() == NULL) return out;
    Py_XDECREF(out);
    return NULL;
}

static PyObject *chance_or_none(int chance)
{
    if (chance == VX_CHANCE_UNKNOWN) return Py_NewRef(Py_None);
    return PyFloat_FromDouble(chance / 1000.0);
}

static PyObject *proof_or_none(vx_proof proof)
{
    if (proof == VX_UNPROVEN) return Py_NewRef(Py_None);
    return PyUnicode_FromString(proof == VX_WINS ? "wins" : "loses");
}

static PyObject *candidate_of(const vx_candidate *c)
{
    PyObject *item[] = {PyLong_FromUnsignedLongLong(c->action),
                        PyLong_FromLong(c->value),
                        chance_or_none(c->chance),
                        proof_or_none(c->proof),
                        PyLong_FromLong(c->distance),
                        PyLong_FromUnsignedLongLong(c->visits),
                        action_list(c->line, c->line_length)};
    return fill_sequence(candidate_type, item, 7);
}

static PyObject *candidates_of(const vx_choice *choice)
{
    PyObject *list = PyList_New(choice->count);
    for (int i = 0; list != NULL && i < choice->count; i++) {
        PyObject *candidate = candidate_of(&choice->candidates[i]);
        if (candidate == NULL || PyList_SetItem(list, i, candidate) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *choice_of(const vx_choice *choice)
{
    if (!choice->found) return raise_error("the search found nothing: no memory, or nothing to do");
    PyObject *item[] = {PyLong_FromUnsignedLongLong(choice->action), candidates_of(choice),
                        PyLong_FromLong(choice->depth), PyLong_FromUnsignedLongLong(choice->nodes),
                        PyLong_FromUnsignedLongLong(choice->microseconds)};
    return fill_sequence(choice_type, item, 5);
}

/* ---- Limits ---- */

static bool read_bot(PyObject *name, vx_limits *out)
{
    PyObject *bytes = PyUnicode_AsUTF8String(name);
    char *chars;
    if (bytes == NULL) return false;
    bool done = PyBytes_AsStringAndSize(bytes, &chars, NULL) == 0;
    if (done && !vx_limits_parse(chars, out)) {
        raise_error("there is no bot %R: 'random', 'greedy', 'level1' to 'level8', 'nodes=2000'",
                    name);
        done = false;
    }
    Py_DECREF(bytes);
    return done;
}

static bool read_limits(PyObject *bot, PyObject *seed, PyObject *lines, vx_limits *out)
{
    int64_t count = 0;
    *out = (vx_limits){0};
    if (bot != NULL && !read_bot(bot, out)) return false;
    if (seed != NULL && !read_seed(seed, &out->seed)) return false;
    if (lines != NULL && !read_int(lines, "lines", 0, 1000, &count)) return false;
    out->lines = (int)count;
    return true;
}

/* ---- Searching ---- */

static uint64_t clock_now(void *context)
{
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000u + (uint64_t)now.tv_nsec / 1000u;
}

/* The view of the seat to act, or NULL and an exception. */
static state_object *view_to_search(const searcher_object *self, PyObject *object)
{
    state_object *state = state_of(object);
    if (state == NULL) return NULL;
    if (state->game != self->game)
        return (state_object *)raise_error("this searcher plays %s, and the state is of %s",
                                           vx_game_id(self->game), vx_game_id(state->game));
    int seat = vx_to_act(state->game, state->bytes);
    if (seat < 0) return (state_object *)raise_error("no seat has to decide here");
    return (state_object *)PyObject_CallMethod(object, "view", "i", seat);
}

static PyObject *think(searcher_object *self, const state_object *view, const vx_limits *limits)
{
    static const vx_platform platform = {.clock = clock_now};
    vx_choice choice;
    if (self->busy) return raise_error("another thread is using this searcher");
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS;
    choice = vx_search(self->searcher, view->bytes, view->viewer, limits, &platform);
    Py_END_ALLOW_THREADS;
    PyObject *out = choice_of(&choice);
    self->busy = false;
    return out;
}

static PyObject *choose(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"state", "bot", "seed", "lines", NULL};
    searcher_object *self = (searcher_object *)object;
    PyObject *state, *bot = NULL, *seed = NULL, *lines = NULL;
    vx_limits limits;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|UOO:choose", names, &state, &bot,
                                     &seed, &lines) ||
        !read_limits(bot, seed, lines, &limits))
        return NULL;
    state_object *view = view_to_search(self, state);
    if (view == NULL) return NULL;
    PyObject *out = think(self, view, &limits);
    Py_DECREF(view);
    return out;
}

static PyObject *new_searcher(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"game", "memory", NULL};
    PyObject *game, *number = NULL;
    int64_t memory = 64 << 20;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:Searcher", names, &game, &number))
        return NULL;
    if (game_of(game) == NULL) return NULL;
    if (number != NULL && !read_int(number, "memory in bytes", 1 << 16, (int64_t)1 << 40, &memory))
        return NULL;
    searcher_object *self = (searcher_object *)PyType_GenericAlloc(type, 0);
    if (self == NULL) return NULL;
    self->game = game_of(game);
    self->searcher = vx_searcher_new(self->game, (size_t)memory);
    if (self->searcher != NULL) return (PyObject *)self;
    Py_DECREF(self);
    return PyErr_NoMemory();
}

static void free_searcher(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    vx_searcher_free(((searcher_object *)self)->searcher);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    METHOD(
        "choose", choose, METH_VARARGS | METH_KEYWORDS,
        "choose(state, bot='level5', seed=0, lines=0)\n--\n\nThe choice of the seat to act, from "
        "what it may know. `bot` is a name such as 'level3', 'greedy', 'nodes=2000' or "
        "'mcts:ms=100'; `lines` candidates are judged exactly."),
    {0},
};

static PyType_Slot slots[] = {
    SLOT(Py_tp_new, new_searcher),
    SLOT(Py_tp_dealloc, free_searcher),
    SLOT(Py_tp_methods, methods),
    SLOT(Py_tp_doc,
         "Searcher(game, memory=67108864)\n--\n\nThe memory of one machine player. It is "
         "shown views only, so it cannot peek."),
    {0, NULL},
};

static PyType_Spec spec = {"vexillum.Searcher", sizeof(searcher_object), 0, Py_TPFLAGS_DEFAULT,
                           slots};

bool add_searcher_type(PyObject *module)
{
    candidate_type = PyStructSequence_NewType(&candidate_desc);
    choice_type = PyStructSequence_NewType(&choice_desc);
    searcher_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return candidate_type != NULL && choice_type != NULL && searcher_type != NULL &&
           PyModule_AddType(module, searcher_type) == 0 &&
           PyModule_AddType(module, candidate_type) == 0 &&
           PyModule_AddType(module, choice_type) == 0;
}
