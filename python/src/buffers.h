/* SPDX-License-Identifier: MIT */
/* buffers.h - CPython's buffer protocol for a module of the stable ABI of 3.10.
 *
 * Headers declare it for the stable ABI from 3.11 on. Python 3.10 has the same functions with the same
 * struct, and the stable ABI of 3.11 has frozen them, so they are declared here as PEP 3118 has them. */
#ifndef VX_PYTHON_BUFFERS_H
#define VX_PYTHON_BUFFERS_H

#include <Python.h>

typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len;
    Py_ssize_t itemsize;
    int readonly;
    int ndim;
    char *format;
    Py_ssize_t *shape;
    Py_ssize_t *strides;
    Py_ssize_t *suboffsets;
    void *internal;
} Py_buffer;

enum {
    PyBUF_WRITABLE = 0x0001,
    PyBUF_FORMAT = 0x0004,
    PyBUF_ND = 0x0008,
    PyBUF_STRIDES = 0x0010 | PyBUF_ND,
    PyBUF_C_CONTIGUOUS = 0x0020 | PyBUF_STRIDES,
};

PyAPI_FUNC(int) PyObject_GetBuffer(PyObject *object, Py_buffer *view, int flags);
PyAPI_FUNC(void) PyBuffer_Release(Py_buffer *view);

#endif
