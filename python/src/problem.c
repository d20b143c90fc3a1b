/* SPDX-License-Identifier: MIT */
/* problem.c - what the engine refuses, as Python exceptions with the same sentence. */
#include "extension.h"

#include <stdarg.h>
#include <string.h>

PyObject *vx_error, *vx_illegal_action, *vx_bad_text;
static PyTypeObject *refusal_type;

enum { SENTENCE_CAP = 1024 };

static PyObject *sentence(const vx_problem *problem, vx_language language)
{
    char text[SENTENCE_CAP];
    size_t length = vx_format_problem(problem, language, text, sizeof text);
    return new_text(text, length);
}

static PyObject *clause_of(const vx_problem *problem)
{
    const vx_message *message = problem->message;
    if (message != NULL && message->clause != NULL) return PyUnicode_FromString(message->clause);
    return Py_NewRef(Py_None);
}

static bool set_member(PyObject *object, const char *name, PyObject *value)
{
    bool done = value != NULL && PyObject_SetAttrString(object, name, value) == 0;
    Py_XDECREF(value);
    return done;
}

static bool fill_exception(PyObject *exception, const vx_problem *problem)
{
    return set_member(exception, "clause", clause_of(problem)) &&
           set_member(exception, "english", sentence(problem, VX_ENGLISH)) &&
           set_member(exception, "russian", sentence(problem, VX_RUSSIAN)) &&
           set_member(exception, "line", PyLong_FromLong(problem->line)) &&
           set_member(exception, "column", PyLong_FromLong(problem->column));
}

PyObject *raise_problem(PyObject *type, const vx_problem *problem)
{
    PyObject *text = sentence(problem, VX_ENGLISH);
    PyObject *exception = text != NULL ? PyObject_CallFunction(type, "O", text) : NULL;
    if (exception != NULL && fill_exception(exception, problem)) PyErr_SetObject(type, exception);
    Py_XDECREF(text);
    Py_XDECREF(exception);
    return NULL;
}

PyObject *raise_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    PyErr_FormatV(vx_error, format, arguments);
    va_end(arguments);
    return NULL;
}

/* ---- Refusal: an answer, not an exception ---- */

static PyStructSequence_Field refusal_fields[] = {
    {"clause", "the rule clause that forbids it, or None"},
    {"english", "the sentence, with the clause in front"},
    {"russian", "the same in Russian"},
    {NULL, NULL},
};

static PyStructSequence_Desc refusal_desc = {"vexillum.Refusal", "Why an action is refused.",
                                             refusal_fields, 3};

PyObject *refusal_of(const vx_problem *problem)
{
    PyObject *refusal = PyStructSequence_New(refusal_type);
    if (refusal == NULL) return NULL;
    PyStructSequence_SetItem(refusal, 0, clause_of(problem));
    PyStructSequence_SetItem(refusal, 1, sentence(problem, VX_ENGLISH));
    PyStructSequence_SetItem(refusal, 2, sentence(problem, VX_RUSSIAN));
    if (PyErr_Occurred() == NULL) return refusal;
    Py_DECREF(refusal);
    return NULL;
}

static PyObject *add_exception(PyObject *module, const char *name, const char *doc, PyObject *base)
{
    char full[64] = "vexillum.";
    strncat(full, name, sizeof full - strlen(full) - 1);
    PyObject *type = PyErr_NewExceptionWithDoc(full, doc, base, NULL);
    if (type == NULL || PyModule_AddObjectRef(module, name, type) < 0) return NULL;
    return type;
}

bool add_problem_types(PyObject *module)
{
    vx_error = add_exception(module, "Error",
                             "Something was asked that cannot be. Problems of the engine carry "
                             "`clause`, `english`, `russian`, `line` and `column`.",
                             PyExc_ValueError);
    if (vx_error == NULL) return false;
    vx_illegal_action = add_exception(
        module, "IllegalAction", "The rules forbid the action; `clause` says which.", vx_error);
    vx_bad_text =
        add_exception(module, "BadText", "A text that is no position, action or record.", vx_error);
    refusal_type = PyStructSequence_NewType(&refusal_desc);
    return vx_illegal_action != NULL && vx_bad_text != NULL && refusal_type != NULL &&
           PyModule_AddObjectRef(module, "Refusal", (PyObject *)refusal_type) == 0;
}
