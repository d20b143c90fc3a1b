/* SPDX-License-Identifier: MIT */
/* game.c - Game: the rules of one game with chosen options. */
#include "extension.h"

#include <string.h>

PyTypeObject *game_type;

enum { OPTIONS_MAX = 64 };

const vx_game *game_of(PyObject *object)
{
    if (PyObject_TypeCheck(object, game_type)) return ((game_object *)object)->game;
    PyErr_Format(PyExc_TypeError, "a vexillum.Game is needed, not %R", object);
    return NULL;
}

/* ---- Setting up ---- */

/* Keys and values as C strings; `kept` holds the bytes they lie in. */
typedef struct {
    vx_setting setting[OPTIONS_MAX];
    PyObject *kept;
    int count;
} setting_list;

static const char *keep_text(setting_list *list, PyObject *text)
{
    PyObject *bytes = PyUnicode_AsUTF8String(text);
    if (bytes == NULL || PyList_Append(list->kept, bytes) < 0) {
        Py_XDECREF(bytes);
        return NULL;
    }
    Py_DECREF(bytes); /* the list holds it */
    char *out;
    return PyBytes_AsStringAndSize(bytes, &out, NULL) == 0 ? out : NULL;
}

static bool read_settings(PyObject *options, setting_list *list)
{
    PyObject *key, *value;
    Py_ssize_t at = 0;
    list->count = 0;
    list->kept = PyList_New(0);
    if (list->kept == NULL) return false;
    while (PyDict_Next(options, &at, &key, &value)) {
        if (list->count == OPTIONS_MAX) {
            raise_error("too many options");
            return false;
        }
        vx_setting *setting = &list->setting[list->count++];
        setting->key = keep_text(list, key);
        if (setting->key == NULL || (setting->value = keep_text(list, value)) == NULL) return false;
    }
    return true;
}

bool set_up(const game_object *self, void *state)
{
    setting_list list;
    vx_problem why = {0};
    bool done = read_settings(self->options, &list);
    if (done && !vx_setup(self->game, state, list.setting, list.count, &why)) {
        raise_problem(vx_error, &why);
        done = false;
    }
    Py_XDECREF(list.kept);
    return done;
}

/* ---- Making one ---- */

/* The text of a file that a path names: rules=pathlib.Path("my.rules"). */
static PyObject *file_text(PyObject *path)
{
    PyObject *module = PyImport_ImportModule("pathlib");
    PyObject *file = module != NULL ? PyObject_CallMethod(module, "Path", "O", path) : NULL;
    PyObject *text = file != NULL ? PyObject_CallMethod(file, "read_text", "s", "utf-8") : NULL;
    Py_XDECREF(file);
    Py_XDECREF(module);
    return text;
}

/* True and False are written 1 and 0, as options have them. */
static PyObject *option_text(PyObject *value)
{
    if (PyBool_Check(value)) return PyUnicode_FromString(value == Py_True ? "1" : "0");
    if (PyObject_HasAttrString(value, "__fspath__")) return file_text(value);
    return PyObject_Str(value);
}

static PyObject *option_texts(PyObject *keywords)
{
    PyObject *out = PyDict_New(), *key, *value;
    Py_ssize_t at = 0;
    while (out != NULL && keywords != NULL && PyDict_Next(keywords, &at, &key, &value)) {
        PyObject *text = option_text(value);
        if (text == NULL || PyDict_SetItem(out, key, text) < 0) Py_CLEAR(out);
        Py_XDECREF(text);
    }
    return out;
}

static const vx_game *find_game(PyObject *id)
{
    PyObject *bytes = PyUnicode_AsUTF8String(id);
    if (bytes == NULL) return NULL;
    const vx_game *game = vx_game_find(PyBytes_AsString(bytes));
    Py_DECREF(bytes);
    if (game == NULL) raise_error("there is no game %R; vexillum.games() lists them", id);
    return game;
}

static bool can_set_up(const game_object *self)
{
    void *state = PyMem_Malloc(vx_state_size(self->game));
    bool done = state != NULL && set_up(self, state);
    if (state == NULL) PyErr_NoMemory();
    PyMem_Free(state);
    return done;
}

static PyObject *new_game(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    PyObject *id;
    if (!PyArg_ParseTuple(arguments, "U:Game", &id)) return NULL;
    const vx_game *game = find_game(id);
    if (game == NULL) return NULL;
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    game_object *self = (game_object *)allocate(type, 0);
    if (self == NULL) return NULL;
    self->game = game;
    self->options = option_texts(keywords);
    if (self->options != NULL && can_set_up(self)) return (PyObject *)self;
    Py_DECREF(self);
    return NULL;
}

static void free_game(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((game_object *)self)->options);
    PyObject_Free(self);
    Py_DECREF(type);
}

/* ---- Asking it ---- */

static PyObject *new_game_state(PyObject *object, PyObject *unused)
{
    (void)unused;
    const game_object *self = (game_object *)object;
    state_object *state = new_state(self->game, NULL, FULL_STATE);
    if (state != NULL && set_up(self, state->bytes)) return (PyObject *)state;
    Py_XDECREF((PyObject *)state);
    return NULL;
}

static PyObject *name_in(PyObject *self, PyObject *arguments)
{
    PyObject *language = NULL;
    vx_language chosen;
    if (!PyArg_ParseTuple(arguments, "|O:name", &language)) return NULL;
    if (!read_language(language, &chosen)) return NULL;
    return PyUnicode_FromString(vx_game_name(((game_object *)self)->game, chosen));
}

static PyObject *option_facts(const vx_option *option)
{
    return Py_BuildValue("{s:s,s:z,s:z,s:s,s:s}", "key", option->key, "default", option->fallback,
                         "values", option->values, "english", option->help[VX_ENGLISH], "russian",
                         option->help[VX_RUSSIAN]);
}

static PyObject *all_options(PyObject *self, PyObject *unused)
{
    (void)unused;
    const vx_game *game = ((game_object *)self)->game;
    PyObject *list = PyList_New(0);
    for (int i = 0; list != NULL && i < vx_option_count(game); i++) {
        PyObject *facts = option_facts(vx_option_at(game, i));
        if (facts == NULL || PyList_Append(list, facts) < 0) Py_CLEAR(list);
        Py_XDECREF(facts);
    }
    return list;
}

static PyObject *reduce(PyObject *object, PyObject *unused)
{
    (void)unused;
    game_object *self = (game_object *)object;
    PyObject *module = PyImport_ImportModule("vexillum._core");
    if (module == NULL) return NULL;
    PyObject *restore = PyObject_GetAttrString(module, "_restore_game");
    Py_DECREF(module);
    if (restore == NULL) return NULL;
    return Py_BuildValue("N(sO)", restore, vx_game_id(self->game), self->options);
}

static PyObject *get_id(PyObject *self, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(vx_game_id(((game_object *)self)->game));
}

static PyObject *get_options(PyObject *self, void *unused)
{
    (void)unused;
    return PyDict_Copy(((game_object *)self)->options);
}

static PyObject *get_seats(PyObject *object, void *unused)
{
    (void)unused;
    const game_object *self = (game_object *)object;
    PyObject *state = new_game_state(object, NULL);
    if (state == NULL) return NULL;
    int seats = vx_seats(self->game, ((state_object *)state)->bytes);
    Py_DECREF(state);
    return PyLong_FromLong(seats);
}

static PyObject *ruleset_facts(const vx_ruleset *ruleset)
{
    char *changes = PyMem_Malloc(VX_RULESET_TEXT_CAP);
    if (changes == NULL) return PyErr_NoMemory();
    vx_text text = vx_text_on(changes, VX_RULESET_TEXT_CAP);
    vx_describe_ruleset(ruleset, VX_ENGLISH, &text);
    PyObject *hash = PyUnicode_FromFormat("%08x%08x", (unsigned)(ruleset->hash >> 32),
                                          (unsigned)(uint32_t)ruleset->hash);
    PyObject *facts =
        Py_BuildValue("{s:z,s:N,s:s,s:N}", "name", ruleset->name[VX_ENGLISH], "hash", hash, "text",
                      ruleset->text, "changes", new_text(changes, text.length));
    PyMem_Free(changes);
    return facts;
}

static PyObject *get_ruleset(PyObject *object, void *unused)
{
    (void)unused;
    PyObject *state = new_game_state(object, NULL);
    if (state == NULL) return NULL;
    const state_object *first = (state_object *)state;
    const vx_ruleset *ruleset = vx_find_ruleset(vx_ruleset_of(first->game, first->bytes));
    Py_DECREF(state);
    return ruleset != NULL ? ruleset_facts(ruleset) : Py_NewRef(Py_None);
}

static PyObject *represent(PyObject *object)
{
    const game_object *self = (game_object *)object;
    return PyUnicode_FromFormat("Game('%s', **%R)", vx_game_id(self->game), self->options);
}

static PyObject *compare(PyObject *first, PyObject *second, int how)
{
    if (!PyObject_TypeCheck(second, game_type) || (how != Py_EQ && how != Py_NE))
        return Py_NewRef(Py_NotImplemented);
    const game_object *a = (game_object *)first, *b = (game_object *)second;
    int same = a->game == b->game ? PyObject_RichCompareBool(a->options, b->options, Py_EQ) : 0;
    if (same < 0) return NULL;
    return PyBool_FromLong(same == (how == Py_EQ));
}

static Py_hash_t hash(PyObject *object)
{
    return (Py_hash_t)((uintptr_t)((game_object *)object)->game >> 4);
}

static PyMethodDef methods[] = {
    METHOD("new", new_game_state, METH_NOARGS,
           "new()\n--\n\nA new State, before any chance: `state.roll(random)` deals."),
    METHOD("name", name_in, METH_VARARGS, "name(language='en', /)\n--\n\nThe game's name."),
    METHOD("all_options", all_options, METH_NOARGS,
           "all_options()\n--\n\nEvery option as a dict: key, default, values and what it does."),
    METHOD("observation_spec", observation_spec, METH_NOARGS,
           "observation_spec()\n--\n\nThe blocks of an observation in their order, as dicts: name, "
           "shape, most (numbers are 0 .. most) and meaning."),
    METHOD("belief_spec", belief_spec, METH_NOARGS,
           "belief_spec()\n--\n\nThe blocks of State.beliefs(), in the same form; empty where the "
           "game has no beliefs. Numbers are pieces, 0 .. most."),
    METHOD("__reduce__", reduce, METH_NOARGS, NULL),
    {0},
};

static PyGetSetDef members[] = {
    {"id", get_id, NULL, "the game's id, such as 'war-chest'", NULL},
    {"options", get_options, NULL, "the options that were chosen, as texts", NULL},
    {"ruleset", get_ruleset, NULL,
     "what differs from the book, as a dict: name, hash, text and changes; None: nothing does",
     NULL},
    {"seats", get_seats, NULL, "how many seats play", NULL},
    {"action_space_size", get_action_space_size, NULL, "ids of actions are below this", NULL},
    {"observation_size", get_observation_size, NULL, "numbers in an observation", NULL},
    {"belief_size", get_belief_size, NULL, "numbers in State.beliefs(); 0: there are none", NULL},
    {"learning_version", get_learning_version, NULL,
     "changes when an id or a number comes to mean something else", NULL},
    {0},
};

static PyType_Slot slots[] = {
    SLOT(Py_tp_new, new_game),
    SLOT(Py_tp_dealloc, free_game),
    SLOT(Py_tp_methods, methods),
    SLOT(Py_tp_getset, members),
    SLOT(Py_tp_repr, represent),
    SLOT(Py_tp_richcompare, compare),
    SLOT(Py_tp_hash, hash),
    SLOT(Py_tp_doc, "Game(id, /, **options)\n--\n\n"
                    "The rules of one game with chosen options: Game('war-chest', players=4).\n"
                    "A path as a value stands for the text of its file: rules=Path('my.rules')."),
    {0, NULL},
};

static PyType_Spec spec = {"vexillum.Game", sizeof(game_object), 0, Py_TPFLAGS_DEFAULT, slots};

bool add_game_type(PyObject *module)
{
    game_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return game_type != NULL && PyModule_AddType(module, game_type) == 0;
}
