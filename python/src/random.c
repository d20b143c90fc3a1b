/* SPDX-License-Identifier: MIT */
/* random.c - the engine's generator: a seed gives the same numbers on every machine. */
#include "extension.h"

PyTypeObject *random_type;

vx_random *generator_of(PyObject *object)
{
    if (PyObject_TypeCheck(object, random_type)) return &((random_object *)object)->random;
    PyErr_Format(PyExc_TypeError, "a vexillum.Random is needed, not %R", object);
    return NULL;
}

static PyObject *new_random(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"seed", NULL};
    PyObject *seed = NULL;
    uint64_t value = 0;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|O:Random", names, &seed)) return NULL;
    if (seed != NULL && !read_seed(seed, &value)) return NULL;
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    random_object *self = (random_object *)allocate(type, 0);
    if (self != NULL) vx_random_seed(&self->random, value);
    return (PyObject *)self;
}

static void free_random(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *next_number(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PyLong_FromUnsignedLongLong(vx_random_next(&((random_object *)self)->random));
}

static PyObject *below(PyObject *self, PyObject *limit)
{
    int64_t value;
    if (!read_int(limit, "the bound", 1, INT64_MAX, &value)) return NULL;
    vx_random *random = &((random_object *)self)->random;
    return PyLong_FromUnsignedLongLong(vx_random_below(random, (uint64_t)value));
}

static PyObject *get_words(PyObject *self, PyObject *unused)
{
    (void)unused;
    const uint64_t *word = ((random_object *)self)->random.word;
    return Py_BuildValue("KKKK", (unsigned long long)word[0], (unsigned long long)word[1],
                         (unsigned long long)word[2], (unsigned long long)word[3]);
}

static PyObject *set_words(PyObject *self, PyObject *state)
{
    unsigned long long word[4];
    if (!PyTuple_Check(state))
        return PyErr_Format(PyExc_TypeError, "four ints are needed, not %R", state);
    if (!PyArg_ParseTuple(state, "KKKK", &word[0], &word[1], &word[2], &word[3])) return NULL;
    if ((word[0] | word[1] | word[2] | word[3]) == 0)
        return raise_error("a generator of zeros gives zeros for ever");
    for (int i = 0; i < 4; i++) ((random_object *)self)->random.word[i] = word[i];
    Py_RETURN_NONE;
}

static PyObject *reduce(PyObject *self, PyObject *unused)
{
    PyObject *words = get_words(self, unused);
    return words == NULL ? NULL : Py_BuildValue("O()N", (PyObject *)Py_TYPE(self), words);
}

static PyMethodDef methods[] = {
    METHOD("next", next_number, METH_NOARGS, "next()\n--\n\nThe next 64 random bits, as an int."),
    METHOD("below", below, METH_O,
           "below(limit, /)\n--\n\nUniform over 0 .. limit-1, without bias."),
    METHOD("__reduce__", reduce, METH_NOARGS, NULL),
    METHOD("__getstate__", get_words, METH_NOARGS, NULL),
    METHOD("__setstate__", set_words, METH_O, NULL),
    {0},
};

static PyType_Slot slots[] = {
    SLOT(Py_tp_new, new_random),
    SLOT(Py_tp_dealloc, free_random),
    SLOT(Py_tp_methods, methods),
    SLOT(Py_tp_doc,
         "Random(seed=0)\n--\n\nRandom numbers: small, fast, the same on every machine."),
    {0, NULL},
};

static PyType_Spec spec = {"vexillum.Random", sizeof(random_object), 0, Py_TPFLAGS_DEFAULT, slots};

bool add_random_type(PyObject *module)
{
    random_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return random_type != NULL && PyModule_AddType(module, random_type) == 0;
}
