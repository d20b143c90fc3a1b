/* SPDX-License-Identifier: MIT */
/* words.c - arguments read and texts made. */
#include "extension.h"

#include <string.h>

static PyObject *utf8(PyObject *object, const char **out)
{
    PyObject *bytes = PyUnicode_Check(object) ? PyUnicode_AsUTF8String(object) : NULL;
    *out = bytes != NULL ? PyBytes_AsString(bytes) : "";
    return bytes;
}

bool read_language(PyObject *object, vx_language *out)
{
    *out = VX_ENGLISH;
    if (object == NULL || object == Py_None) return true;
    const char *word;
    PyObject *bytes = utf8(object, &word);
    bool is_english = strcmp(word, "en") == 0, is_russian = strcmp(word, "ru") == 0;
    if (is_russian) *out = VX_RUSSIAN;
    Py_XDECREF(bytes);
    if (is_english || is_russian) return true;
    PyErr_Clear();
    raise_error("the language is 'en' or 'ru', not %R", object);
    return false;
}

bool read_int(PyObject *object, const char *what, int64_t low, int64_t high, int64_t *out)
{
    PyObject *number = PyNumber_Index(object);
    if (number == NULL) {
        PyErr_Format(PyExc_TypeError, "%s is an int, not %R", what, object);
        return false;
    }
    int overflow;
    *out = PyLong_AsLongLongAndOverflow(number, &overflow);
    Py_DECREF(number);
    if (overflow == 0 && *out >= low && *out <= high) return true;
    raise_error("%s is from %lld to %lld, not %R", what, (long long)low, (long long)high, object);
    return false;
}

bool read_seed(PyObject *object, uint64_t *out)
{
    PyObject *number = PyNumber_Index(object);
    if (number == NULL) {
        PyErr_Format(PyExc_TypeError, "a seed is an int, not %R", object);
        return false;
    }
    *out = PyLong_AsUnsignedLongLong(number);
    Py_DECREF(number);
    if (PyErr_Occurred() == NULL) return true;
    PyErr_Clear();
    raise_error("a seed is from 0 to 2**64 - 1, not %R", object);
    return false;
}

PyObject *new_text(const char *text, size_t length)
{
    return PyUnicode_DecodeUTF8(text, (Py_ssize_t)length, "replace");
}
