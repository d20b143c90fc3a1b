/* SPDX-License-Identifier: MIT */
/* state_text.c - a State in text, in words, as a picture and as odds. */
#include "extension.h"

#include <string.h>

PyObject *position_of(const state_object *state)
{
    char *text = PyMem_Malloc(VX_POSITION_CAP);
    if (text == NULL) return PyErr_NoMemory();
    size_t length = vx_format_position(state->game, state->bytes, text, VX_POSITION_CAP);
    PyObject *out = new_text(text, length);
    PyMem_Free(text);
    return out;
}

static PyObject *read_position(const char *text, int viewer)
{
    void *state = PyMem_Malloc(vx_largest_state());
    const vx_game *game = NULL;
    vx_problem why = {0};
    PyObject *out = NULL;
    if (state == NULL) return PyErr_NoMemory();
    if (vx_parse_position(text, &game, state, &why))
        out = (PyObject *)new_state(game, state, viewer);
    else
        raise_problem(vx_bad_text, &why);
    PyMem_Free(state);
    return out;
}

PyObject *state_from_text(PyObject *text, int viewer)
{
    PyObject *bytes = PyUnicode_AsUTF8String(text);
    char *chars;
    if (bytes == NULL) return NULL;
    PyObject *out =
        PyBytes_AsStringAndSize(bytes, &chars, NULL) == 0 ? read_position(chars, viewer) : NULL;
    Py_DECREF(bytes);
    return out;
}

/* ---- Actions ---- */

static PyObject *parse(PyObject *object, PyObject *text)
{
    vx_action action;
    if (!PyUnicode_Check(text))
        return PyErr_Format(PyExc_TypeError, "a text is needed, not %R", text);
    if (!read_action((state_object *)object, text, &action)) return NULL;
    return PyLong_FromUnsignedLongLong(action);
}

/* A legal action, as `viewer` (NULL: everybody who knows it) sees it. */
static bool read_seen_action(const state_object *self, PyObject *asked, PyObject *viewer,
                             vx_action *out)
{
    int seat;
    if (!read_legal_action(self, asked, out)) return false;
    if (viewer == NULL || viewer == Py_None) return true;
    if (!read_seat(self, viewer, true, &seat)) return false;
    *out = vx_hide_action(self->game, self->bytes, *out, seat);
    return true;
}

static PyObject *format(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"action", "seat", NULL};
    const state_object *self = (state_object *)object;
    PyObject *asked, *viewer = NULL;
    vx_action action;
    char text[VX_ACTION_TEXT_CAP];
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:format", names, &asked, &viewer) ||
        !read_seen_action(self, asked, viewer, &action))
        return NULL;
    return new_text(text, vx_format_action(self->game, self->bytes, action, text, sizeof text));
}

enum { SENTENCE_CAP = 4096 };

static PyObject *describe(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"action", "seat", "language", NULL};
    const state_object *self = (state_object *)object;
    PyObject *asked, *viewer = NULL, *tongue = NULL;
    vx_language language;
    vx_action action;
    char text[SENTENCE_CAP];
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|OO:describe", names, &asked, &viewer,
                                     &tongue) ||
        !read_language(tongue, &language) || !read_seen_action(self, asked, viewer, &action))
        return NULL;
    return new_text(
        text, vx_describe_action(self->game, self->bytes, action, language, text, sizeof text));
}

/* ---- A picture ---- */

static PyObject *draw(const state_object *self, const vx_style *style)
{
    char *text = PyMem_Malloc(VX_POSITION_CAP);
    if (text == NULL) return PyErr_NoMemory();
    size_t length = vx_show(self->game, self->bytes, style, text, VX_POSITION_CAP);
    PyObject *out = new_text(text, length);
    PyMem_Free(text);
    return out;
}

static PyObject *show(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"seat", "language", "color", "unicode", "width", NULL};
    const state_object *self = (state_object *)object;
    PyObject *viewer = NULL, *tongue = NULL;
    int color = 0, unicode = 1, width = 80;
    vx_style style = {0};
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OOppi:show", names, &viewer, &tongue,
                                     &color, &unicode, &width) ||
        !read_language(tongue, &style.language))
        return NULL;
    if (viewer != NULL && !read_seat(self, viewer, false, &style.seat)) return NULL;
    if (width < 20 || width > 1000)
        return raise_error("the width is from 20 to 1000, not %d", width);
    style.color = color != 0;
    style.unicode = unicode != 0;
    style.width = width;
    return draw(self, &style);
}

/* ---- Odds ---- */

static PyObject *odds_row(const vx_odds_table *table, int row)
{
    double probability = (double)table->row[row].weight / (double)table->total;
    return Py_BuildValue("dN", probability,
                         new_text(table->row[row].text, strlen(table->row[row].text)));
}

static PyObject *odds_rows(const vx_odds_table *table)
{
    PyObject *rows = PyList_New(table->count);
    for (int i = 0; rows != NULL && i < table->count; i++) {
        PyObject *row = odds_row(table, i);
        if (row == NULL || PyList_SetItem(rows, i, row) < 0) Py_CLEAR(rows);
    }
    return rows;
}

static PyObject *odds_tables(const vx_odds *found)
{
    PyObject *tables = PyList_New(found->count);
    for (int i = 0; tables != NULL && i < found->count; i++) {
        const vx_odds_table *table = &found->table[i];
        PyObject *pair =
            Py_BuildValue("NN", new_text(table->title, strlen(table->title)), odds_rows(table));
        if (pair == NULL || PyList_SetItem(tables, i, pair) < 0) Py_CLEAR(tables);
    }
    return tables;
}

static PyObject *odds(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"action", "language", NULL};
    const state_object *self = (state_object *)object;
    PyObject *asked, *tongue = NULL;
    vx_language language;
    vx_action action;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:odds", names, &asked, &tongue) ||
        !read_language(tongue, &language) || !read_legal_action(self, asked, &action))
        return NULL;
    vx_odds *found = PyMem_Malloc(sizeof *found);
    if (found == NULL) return PyErr_NoMemory();
    bool known = vx_get_odds(self->game, self->bytes, action, language, found);
    PyObject *out = odds_tables(known ? found : &(vx_odds){0});
    PyMem_Free(found);
    return out;
}

static PyObject *represent(PyObject *object, PyObject *unused)
{
    (void)unused;
    return position_of((state_object *)object);
}

PyMethodDef state_text_methods[] = {
    METHOD(
        "text", represent, METH_NOARGS,
        "text()\n--\n\nThe position as text; vexillum.position() reads it back. Also str(state)."),
    METHOD("parse", parse, METH_O,
           "parse(text, /)\n--\n\nThe action that a text such as 'd2-d5' means, legal or not."),
    METHOD("format", format, METH_VARARGS | METH_KEYWORDS,
           "format(action, seat=None)\n--\n\nA legal action as text, as a seat sees it."),
    METHOD("describe", describe, METH_VARARGS | METH_KEYWORDS,
           "describe(action, seat=None, language='en')\n--\n\nWhat a legal action does, as a "
           "sentence."),
    METHOD("show", show, METH_VARARGS | METH_KEYWORDS,
           "show(seat=0, language='en', color=False, unicode=True, width=80)\n--\n\n"
           "The board for a terminal, from the seat's side."),
    METHOD("odds", odds, METH_VARARGS | METH_KEYWORDS,
           "odds(action, language='en')\n--\n\nExact odds of what an action may lead to: a list of "
           "(title, [(probability, text), ...])."),
    {0},
};
