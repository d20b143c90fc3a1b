/* SPDX-License-Identifier: MIT */
/* module.c - vexillum._core: the module, and the functions that belong to no type. */
#include "extension.h"

static PyObject *list_games(PyObject *module, PyObject *unused)
{
    (void)module;
    (void)unused;
    PyObject *list = PyList_New(vx_game_count());
    for (int i = 0; list != NULL && i < vx_game_count(); i++)
        PyList_SetItem(list, i, PyUnicode_FromString(vx_game_id(vx_game_at(i))));
    return list;
}

static PyObject *position(PyObject *module, PyObject *text)
{
    (void)module;
    if (!PyUnicode_Check(text))
        return PyErr_Format(PyExc_TypeError, "a position is a text, not %R", text);
    return state_from_text(text, FULL_STATE);
}

static PyObject *restore_state(PyObject *module, PyObject *arguments)
{
    PyObject *text;
    int viewer;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "Ui:_restore_state", &text, &viewer)) return NULL;
    bool is_viewer =
        viewer == FULL_STATE || viewer == VX_SPECTATOR || (viewer >= 0 && viewer < VX_SEATS_MAX);
    if (!is_viewer) return raise_error("%d is no viewer", viewer);
    return state_from_text(text, viewer);
}

static PyObject *restore_game(PyObject *module, PyObject *arguments)
{
    PyObject *id, *options;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "UO:_restore_game", &id, &options)) return NULL;
    if (!PyDict_Check(options))
        return PyErr_Format(PyExc_TypeError, "options are a dict, not %R", options);
    PyObject *place = Py_BuildValue("(O)", id);
    PyObject *game = place != NULL ? PyObject_Call((PyObject *)game_type, place, options) : NULL;
    Py_XDECREF(place);
    return game;
}

static PyMethodDef functions[] = {
    METHOD("games", list_games, METH_NOARGS, "games()\n--\n\nThe ids of all games."),
    METHOD("position", position, METH_O,
           "position(text, /)\n--\n\nThe State that a position text describes; raises BadText."),
    METHOD("_restore_state", restore_state, METH_VARARGS, NULL),
    METHOD("_restore_game", restore_game, METH_VARARGS, NULL),
    {0},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    "vexillum._core",
    "The rules of Vexillum in C.",
    -1,
    functions,
    NULL,
    NULL,
    NULL,
    NULL,
};

static bool fill(PyObject *module)
{
    return add_problem_types(module) && add_random_type(module) && add_game_type(module) &&
           add_state_type(module) && add_match_type(module) && add_searcher_type(module) &&
           add_batch_type(module) && PyModule_AddIntConstant(module, "CHANCE", VX_CHANCE) == 0 &&
           PyModule_AddIntConstant(module, "OVER", VX_OVER) == 0 &&
           PyModule_AddIntConstant(module, "SPECTATOR", VX_SPECTATOR) == 0 &&
           PyModule_AddIntConstant(module, "UMPIRE", VX_UMPIRE) == 0 &&
           PyModule_AddStringConstant(module, "__version__", vx_version()) == 0;
}

PyMODINIT_FUNC PyInit__core(void); /* CPython finds it by its name */
PyMODINIT_FUNC PyInit__core(void)
{
    PyObject *module = PyModule_Create(&definition);
    if (module != NULL && fill(module)) return module;
    Py_XDECREF(module);
    return NULL;
}
