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

static PyObject *observation(PyObject *object, PyObject *asked)
{
    const state_object *self = (state_object *)object;
    int seat;
    if (!read_seat(self, asked, false, &seat)) return NULL;
    if (self->viewer != FULL_STATE && self->viewer != seat)
        return raise_error("this is what seat %d knows: no other seat's numbers follow from it",
                           self->viewer);
    state_object *view = new_state(self->game, NULL, seat);
    if (view == NULL) return NULL;
    vx_view(self->game, self->bytes, seat, view->bytes);
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)vx_observation_size(self->game));
    if (bytes != NULL)
        vx_observe(self->game, view->bytes, seat, (uint8_t *)PyBytes_AsString(bytes));
    Py_DECREF(view);
    return bytes;
}

PyMethodDef state_number_methods[] = {
    METHOD("action_ids", action_ids, METH_NOARGS,
           "action_ids()\n--\n\nThe ids of actions(), in the same order; none where chance acts."),
    METHOD("observation", observation, METH_O,
           "observation(seat, /)\n--\n\nWhat the seat knows as bytes, one a number: "
           "Game.observation_spec() says what each is."),
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

PyObject *observation_spec(PyObject *object, PyObject *unused)
{
    (void)unused;
    const vx_game *game = ((game_object *)object)->game;
    PyObject *list = PyList_New(0);
    for (int i = 0; list != NULL && i < vx_observation_block_count(game); i++) {
        PyObject *facts = block_facts(vx_observation_block_at(game, i));
        if (facts == NULL || PyList_Append(list, facts) < 0) Py_CLEAR(list);
        Py_XDECREF(facts);
    }
    return list;
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

PyObject *get_learning_version(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromLong(vx_learning_version(((game_object *)object)->game));
}
