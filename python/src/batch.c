/* SPDX-License-Identifier: MIT */
/* batch.c - Batch: many games side by side in arrays of the caller, without the GIL. */
#include "extension.h"

#include <pthread.h>
#include <string.h>

#include "buffers.h"

enum { ARRAYS = 8, THREADS_MAX = 256, GAMES_MAX = 1 << 24 };

typedef struct {
    PyObject_HEAD const vx_game *game;
    vx_batch *batch;
    int count, seats, threads;
    bool busy; /* read and set under the GIL */
    bool begun;
    vx_batch_arrays arrays;
    Py_buffer held[ARRAYS]; /* keep the arrays alive */
    bool is_held[ARRAYS];
} batch_object;

static PyTypeObject *batch_type;

/* ---- Threads ---- */

typedef struct {
    void (*job)(void *argument, int index);
    void *argument;
    int index;
} task;

static void *run_task(void *argument)
{
    const task *todo = argument;
    todo->job(todo->argument, todo->index);
    return NULL;
}

/* The calling thread takes the last part, and every part whose thread could not be started. */
static void run_parallel(void *context, int count, void (*job)(void *, int), void *argument)
{
    pthread_t thread[THREADS_MAX];
    task todo[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    (void)context;
    for (int i = 0; i < count; i++) {
        todo[i] = (task){job, argument, i};
        if (i < count - 1) started[i] = pthread_create(&thread[i], NULL, run_task, &todo[i]) == 0;
        if (!started[i]) run_task(&todo[i]);
    }
    for (int i = 0; i < count; i++)
        if (started[i]) pthread_join(thread[i], NULL);
}

static const vx_platform platform = {.run_parallel = run_parallel};

/* ---- Arrays ---- */

/* Takes a writable array of exactly so many bytes. None: it is not wanted, and *out is NULL. */
static bool hold_array(batch_object *self, int which, PyObject *array, const char *name,
                       size_t bytes, void *out)
{
    void *start = NULL;
    if (array != NULL && array != Py_None) {
        Py_buffer *held = &self->held[which];
        if (PyObject_GetBuffer(array, held, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) < 0) return false;
        self->is_held[which] = true;
        if ((size_t)held->len != bytes) {
            raise_error("%s has %zd bytes where %zu are needed", name, held->len, bytes);
            return false;
        }
        start = held->buf;
    }
    memcpy(out, &start, sizeof start);
    return true;
}

static bool hold_arrays(batch_object *self, PyObject *array[ARRAYS])
{
    size_t games = (size_t)self->count;
    vx_batch_arrays *to = &self->arrays;
    return hold_array(self, 0, array[0], "observations", games * vx_observation_size(self->game),
                      &to->observations) &&
           hold_array(self, 1, array[1], "masks", games * vx_batch_mask_size(self->game),
                      &to->masks) &&
           hold_array(self, 2, array[2], "rewards", games * (size_t)self->seats * sizeof(float),
                      &to->rewards) &&
           hold_array(self, 3, array[3], "ends", games, &to->ends) &&
           hold_array(self, 4, array[4], "to_act", games, &to->to_act) &&
           hold_array(self, 5, array[5], "history", games * VX_BATCH_HISTORY * sizeof(int32_t),
                      &to->history) &&
           hold_array(self, 6, array[6], "outcomes", games * sizeof(int32_t), &to->outcomes) &&
           hold_array(self, 7, array[7], "beliefs",
                      games * vx_belief_size(self->game) * sizeof(float), &to->beliefs);
}

/* ---- Making one ---- */

static bool read_opponent(batch_object *self, PyObject *opponent, int64_t seat)
{
    vx_limits limits;
    if (opponent == NULL || opponent == Py_None) return true;
    PyObject *bytes = PyUnicode_Check(opponent) ? PyUnicode_AsUTF8String(opponent) : NULL;
    bool done = bytes != NULL && vx_limits_parse(PyBytes_AsString(bytes), &limits);
    Py_XDECREF(bytes);
    PyErr_Clear();
    if (done)
        vx_batch_oppose(self->batch, &limits, (int)seat);
    else
        raise_error("an opponent is a bot such as 'random' or 'level3', not %R", opponent);
    return done;
}

static bool start_batch(batch_object *self, const game_object *game, uint64_t seed)
{
    void *start = PyMem_Malloc(vx_state_size(self->game));
    bool done = start != NULL && set_up(game, start);
    if (done) {
        self->seats = vx_seats(self->game, start);
        self->batch = vx_batch_new(self->game, start, self->count, seed);
    }
    PyMem_Free(start);
    if (done && self->batch == NULL) PyErr_NoMemory();
    return done && self->batch != NULL;
}

static bool fill_batch(batch_object *self, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"game",     "count",         "seed",         "threads",
                            "opponent", "seat",          "observations", "masks",
                            "rewards",  "ends",          "to_act",       "history",
                            "outcomes", "expose_chance", "beliefs",      NULL};
    PyObject *game, *number, *seed, *threads, *opponent = NULL, *seat = NULL, *array[ARRAYS] = {0};
    int exposes_chance = 0;
    int64_t count, thread_count, learner = -1;
    uint64_t start;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OOOO|OOOOOOOOOpO:Batch", names, &game,
                                     &number, &seed, &threads, &opponent, &seat, &array[0],
                                     &array[1], &array[2], &array[3], &array[4], &array[5],
                                     &array[6], &exposes_chance, &array[7]))
        return false;
    if (game_of(game) == NULL || !read_int(number, "the number of games", 1, GAMES_MAX, &count) ||
        !read_seed(seed, &start) ||
        !read_int(threads, "the number of threads", 1, THREADS_MAX, &thread_count))
        return false;
    self->game = game_of(game);
    self->count = (int)count;
    self->threads = (int)(thread_count < count ? thread_count : count);
    if (!start_batch(self, (game_object *)game, start)) return false;
    vx_batch_expose_chance(self->batch, exposes_chance);
    if (seat != NULL && seat != Py_None && !read_int(seat, "a seat", 0, self->seats - 1, &learner))
        return false;
    return read_opponent(self, opponent, learner) && hold_arrays(self, array);
}

static PyObject *new_batch(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    batch_object *self = (batch_object *)PyType_GenericAlloc(type, 0);
    if (self == NULL) return NULL;
    if (fill_batch(self, arguments, keywords)) return (PyObject *)self;
    Py_DECREF(self);
    return NULL;
}

static void free_batch(PyObject *object)
{
    batch_object *self = (batch_object *)object;
    PyTypeObject *type = Py_TYPE(object);
    vx_batch_free(self->batch);
    for (int i = 0; i < ARRAYS; i++)
        if (self->is_held[i]) PyBuffer_Release(&self->held[i]);
    PyObject_Free(object);
    Py_DECREF(type);
}

/* ---- Playing ---- */

static bool enter(batch_object *self)
{
    if (self->busy) raise_error("another thread is stepping this batch");
    if (self->busy) return false;
    self->busy = true;
    return true;
}

static PyObject *reset(PyObject *object, PyObject *unused)
{
    (void)unused;
    batch_object *self = (batch_object *)object;
    bool done;
    if (!enter(self)) return NULL;
    Py_BEGIN_ALLOW_THREADS;
    done = vx_batch_reset(self->batch, &self->arrays, &platform, self->threads);
    Py_END_ALLOW_THREADS;
    self->busy = false;
    self->begun = done;
    if (!done) return PyErr_NoMemory();
    Py_RETURN_NONE;
}

static int step_without_gil(batch_object *self, const int32_t *ids)
{
    int refused;
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS;
    refused = vx_batch_step(self->batch, ids, &platform);
    Py_END_ALLOW_THREADS;
    self->busy = false;
    return refused;
}

static bool are_ids(const batch_object *self, const Py_buffer *ids)
{
    if (ids->itemsize == (Py_ssize_t)sizeof(int32_t) && ids->len / ids->itemsize == self->count &&
        ids->format != NULL && (strcmp(ids->format, "i") == 0 || strcmp(ids->format, "l") == 0))
        return true;
    raise_error("ids are an array of %d int32", self->count);
    return false;
}

static PyObject *step(PyObject *object, PyObject *asked)
{
    batch_object *self = (batch_object *)object;
    Py_buffer ids = {0};
    int refused = -1;
    if (!self->begun) return raise_error("reset() comes before step()");
    if (self->busy) return raise_error("another thread is stepping this batch");
    if (asked == Py_None) {
        step_without_gil(self, NULL);
        Py_RETURN_NONE;
    }
    if (PyObject_GetBuffer(asked, &ids, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0) return NULL;
    bool done = are_ids(self, &ids);
    if (done) refused = step_without_gil(self, ids.buf);
    int id = refused >= 0 ? ((const int32_t *)ids.buf)[refused] : 0;
    PyBuffer_Release(&ids);
    if (refused >= 0) {
        PyErr_Format(vx_illegal_action, "id %d is not legal in game %d; nothing was played", id,
                     refused);
        return NULL;
    }
    if (!done) return NULL;
    Py_RETURN_NONE;
}

static PyObject *state_at(PyObject *object, PyObject *asked)
{
    batch_object *self = (batch_object *)object;
    int64_t index;
    if (!read_int(asked, "the number of a game", 0, self->count - 1, &index)) return NULL;
    if (!self->begun || self->busy) return raise_error("the batch has no state now");
    return (PyObject *)new_state(self->game, vx_batch_state(self->batch, (int)index), FULL_STATE);
}

static PyMethodDef methods[] = {
    METHOD("reset", reset, METH_NOARGS, "reset()\n--\n\nBegins all games anew."),
    METHOD("step", step, METH_O,
           "step(ids, /)\n--\n\nPlays one id in each game (int32), WAIT in none; None plays at "
           "random. "
           "Raises IllegalAction, and then nothing was played."),
    METHOD("state", state_at, METH_O, "state(index, /)\n--\n\nA copy of one game's State."),
    {0},
};

static PyType_Slot slots[] = {
    SLOT(Py_tp_new, new_batch),
    SLOT(Py_tp_dealloc, free_batch),
    SLOT(Py_tp_methods, methods),
    SLOT(Py_tp_doc, "Many games side by side; vexillum.VectorEnv wraps it."),
    {0, NULL},
};

static PyType_Spec spec = {"vexillum.Batch", sizeof(batch_object), 0, Py_TPFLAGS_DEFAULT, slots};

bool add_batch_type(PyObject *module)
{
    batch_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return batch_type != NULL && PyModule_AddType(module, batch_type) == 0 &&
           PyModule_AddIntConstant(module, "BATCH_HISTORY", VX_BATCH_HISTORY) == 0 &&
           PyModule_AddIntConstant(module, "WAIT", VX_BATCH_WAIT) == 0 &&
           PyModule_AddIntConstant(module, "ROLL", VX_BATCH_ROLL) == 0;
}
