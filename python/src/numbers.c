/* SPDX-License-Identifier: MIT */
/* numbers.c - actions and views as numbers: the methods of Game and State for programs that learn. */
#include "extension.h"

/* ---- Of a State ---- */

static PyObject *id_list(const int32_t *ids, int count)
{
    PyObject *list = PyList_New(count);
    for (int i = 0; list != NULL && i < count; i++)
        PyList_SetItem(list, i, PyLong_FromLong(ids[i]));
    return list;
}

static PyObject *action_ids(PyObject *object, PyObject *unused)
{
    (void)unused;
    const state_object *self = (state_object *)object;
    if (vx_to_act(self->game, self->bytes) < 0) return PyList_New(0);
    vx_action *actions = new_actions(self->game);
    if (actions == NULL) return NULL;
    int count = vx_list(self->game, self->bytes, actions);
    int32_t *ids = PyMem_Malloc((size_t)(count + 1) * sizeof *ids);
    if (ids != NULL) vx_action_ids(self->game, self->bytes, actions, count, ids);
    PyObject *list = ids != NULL ? id_list(ids, count) : PyErr_NoMemory();
    PyMem_Free(ids);
    PyMem_Free(actions);
    return list;
}

/* What the asked seat knows, as a new State; NULL and an exception if this is another seat's view. */
static state_object *view_of(PyObject *object, PyObject *asked, int *seat)
{
    const state_object *self = (state_object *)object;
    if (!read_seat(self, asked, false, seat)) return NULL;
    if (self->viewer != FULL_STATE && self->viewer != *seat) {
        raise_error("this is what seat %d knows: no other seat's numbers follow from it",
                    self->viewer);
        return NULL;
    }
    state_object *view = new_state(self->game, NULL, *seat);
    if (view != NULL) vx_view(self->game, self->bytes, *seat, view->bytes);
    return view;
}

static PyObject *observation(PyObject *object, PyObject *asked)
{
    int seat;
    state_object *view = view_of(object, asked, &seat);
    if (view == NULL) return NULL;
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)vx_observation_size(view->game));
    if (bytes != NULL)
        vx_observe(view->game, view->bytes, seat, (uint8_t *)PyBytes_AsString(bytes));
    Py_DECREF(view);
    return bytes;
}

static PyObject *belief_list(const uint32_t *beliefs, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++)
        PyList_SetItem(list, (Py_ssize_t)i, PyFloat_FromDouble((double)beliefs[i] / VX_BELIEF_ONE));
    return list;
}

static PyObject *beliefs(PyObject *object, PyObject *asked)
{
    int seat;
    state_object *view = view_of(object, asked, &seat);
    if (view == NULL) return NULL;
    size_t count = vx_belief_size(view->game);
    uint32_t *numbers = PyMem_Malloc((count + 1) * sizeof *numbers);
    if (numbers != NULL) vx_believe(view->game, view->bytes, seat, numbers);
    PyObject *list = numbers != NULL ? belief_list(numbers, count) : PyErr_NoMemory();
    PyMem_Free(numbers);
    Py_DECREF(view);
    return list;
}

PyMethodDef state_number_methods[] = {
    METHOD("action_ids", action_ids, METH_NOARGS,
           "action_ids()\n--\n\nThe ids of actions(), in the same order; none where chance acts."),
    METHOD("observation", observation, METH_O,
           "observation(seat, /)\n--\n\nWhat the seat knows as bytes, one a number: "
           "Game.observation_spec() says what each is."),
    METHOD("beliefs", beliefs, METH_O,
           "beliefs(seat, /)\n--\n\nHow many pieces of each kind the seat expects in each hidden "
           "place, as floats: the exact means of view(seat).sample(). Game.belief_spec() says what "
           "each is."),
    {0},
};

/* ---- Of a Game ---- */

static PyObject *shape_of(const vx_observation_block *block)
{
    int dimensions = 0;
    while (dimensions < 3 && block->shape[dimensions] > 0) dimensions++;
    PyObject *shape = PyTuple_New(dimensions);
    for (int i = 0; shape != NULL && i < dimensions; i++)
        PyTuple_SetItem(shape, i, PyLong_FromLong(block->shape[i]));
    return shape;
}

static PyObject *block_facts(const vx_observation_block *block)
{
    return Py_BuildValue("{s:s,s:N,s:i,s:s}", "name", block->name, "shape", shape_of(block), "most",
                         block->most, "meaning", block->meaning);
}

typedef const vx_observation_block *block_at(const vx_game *game, int index);

static PyObject *all_blocks(const vx_game *game, int count, block_at *at)
{
    PyObject *list = PyList_New(0);
    for (int i = 0; list != NULL && i < count; i++) {
        PyObject *facts = block_facts(at(game, i));
        if (facts == NULL || PyList_Append(list, facts) < 0) Py_CLEAR(list);
        Py_XDECREF(facts);
    }
    return list;
}

PyObject *observation_spec(PyObject *object, PyObject *unused)
{
    (void)unused;
    const vx_game *game = ((game_object *)object)->game;
    return all_blocks(game, vx_observation_block_count(game), vx_observation_block_at);
}

PyObject *belief_spec(PyObject *object, PyObject *unused)
{
    (void)unused;
    const vx_game *game = ((game_object *)object)->game;
    return all_blocks(game, vx_belief_block_count(game), vx_belief_block_at);
}

PyObject *get_action_space_size(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromLong(vx_action_space(((game_object *)object)->game));
}

PyObject *get_observation_size(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromSize_t(vx_observation_size(((game_object *)object)->game));
}

PyObject *get_belief_size(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromSize_t(vx_belief_size(((game_object *)object)->game));
}

PyObject *get_learning_version(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromLong(vx_learning_version(((game_object *)object)->game));
}
