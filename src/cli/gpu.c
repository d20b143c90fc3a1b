/* SPDX-License-Identifier: MIT */
/* gpu.c - the few calls of the CUDA driver that load a kernel and run it, found in libcuda at run time. Names,
 * numbers and types are those of its published interface. The driver, its context and one kernel are kept for
 * the next call. */
#include "cli/gpu.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int result; /* 0 is success */
typedef int device;
typedef struct handle *handle;
typedef unsigned long long address;

enum { STACK_SIZE_LIMIT = 0, ATTRIBUTE_PROCESSORS = 16, ATTRIBUTE_STACK = 3 };
enum { THREADS_A_BLOCK = 128, BLOCKS_A_PROCESSOR = 8 };

typedef struct {
    result (*init)(unsigned flags);
    result (*device_get)(device *out, int number);
    result (*device_attribute)(int *out, int attribute, device which);
    result (*context_retain)(handle *out, device which);
    result (*context_use)(handle context);
    result (*context_limit)(int limit, size_t value);
    result (*module_load)(handle *out, const void *image);
    result (*module_function)(handle *out, handle module, const char *name);
    result (*function_attribute)(int *out, int attribute, handle function);
    result (*allocate)(address *out, size_t size);
    result (*release)(address at);
    result (*copy_in)(address to, const void *from, size_t size);
    result (*copy_out)(void *to, address from, size_t size);
    result (*launch)(handle function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                     unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                     handle stream, void **arguments, void **extra);
    result (*wait)(void);
    result (*error_text)(result what, const char **out);
} driver;

typedef struct {
    void *library;
    driver cuda;
    device device;
    handle context, play;
    int processors;
    const vx_game *game; /* whose kernel `play` is */
} gpu_room;

static const char *const names[] = {
    "cuInit",
    "cuDeviceGet",
    "cuDeviceGetAttribute",
    "cuDevicePrimaryCtxRetain",
    "cuCtxSetCurrent",
    "cuCtxSetLimit",
    "cuModuleLoadData",
    "cuModuleGetFunction",
    "cuFuncGetAttribute",
    "cuMemAlloc_v2",
    "cuMemFree_v2",
    "cuMemcpyHtoD_v2",
    "cuMemcpyDtoH_v2",
    "cuLaunchKernel",
    "cuCtxSynchronize",
    "cuGetErrorString",
};

enum { CALLS = sizeof names / sizeof *names };

_Static_assert(sizeof(driver) == CALLS * sizeof(void *), "a name for each call");

/* ---- What goes wrong ---- */

static bool fails(vx_problem *why, const vx_message *message, const char *word)
{
    return vx_refuse_word(why, message, word, strlen(word));
}

static bool went_well(const driver *cuda, result status, vx_problem *why)
{
    static const vx_message failed = {NULL, {"the GPU: {word}", "графический процессор: {word}"}};
    const char *text = NULL;
    if (status == 0) return true;
    cuda->error_text(status, &text);
    return fails(why, &failed, text != NULL ? text : "?");
}

/* ---- The driver and its kernel ---- */

static bool find_driver(gpu_room *gpu, vx_problem *why)
{
    static const vx_message no_driver = {
        NULL, {"there is no CUDA driver here ({word})", "здесь нет драйвера CUDA ({word})"}};
    static const char library[] = "libcuda.so.1";
    void *found[CALLS];
    gpu->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (gpu->library == NULL) return fails(why, &no_driver, library);
    for (int i = 0; i < CALLS; i++) {
        found[i] = dlsym(gpu->library, names[i]);
        if (found[i] == NULL) return fails(why, &no_driver, names[i]);
    }
    memcpy(&gpu->cuda, found, sizeof found);
    return true;
}

static bool start(gpu_room *gpu, vx_problem *why)
{
    const driver *cuda = &gpu->cuda;
    if (gpu->context != NULL) return true;
    return find_driver(gpu, why) && went_well(cuda, cuda->init(0), why) &&
           went_well(cuda, cuda->device_get(&gpu->device, 0), why) &&
           went_well(cuda,
                     cuda->device_attribute(&gpu->processors, ATTRIBUTE_PROCESSORS, gpu->device),
                     why) &&
           went_well(cuda, cuda->context_retain(&gpu->context, gpu->device), why) &&
           went_well(cuda, cuda->context_use(gpu->context), why);
}

/* The text of a game's kernel; you free() it. */
static char *read_kernel(const vx_game *game, vx_problem *why)
{
    static const vx_message no_kernel = {
        NULL, {"there is no '{word}': make gpu", "нет файла «{word}»: make gpu"}};
    enum { KERNEL_CAP = 1 << 23 };
    const char *folder = getenv("VEXILLUM_GPU");
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.ptx", folder != NULL ? folder : "build/gpu", game->id);
    FILE *file = fopen(path, "rb");
    char *text = file != NULL ? calloc(1, KERNEL_CAP) : NULL;
    size_t length = text != NULL ? fread(text, 1, KERNEL_CAP - 1, file) : 0;
    if (file != NULL) fclose(file);
    if (length > 0) return text;
    free(text);
    fails(why, &no_kernel, path);
    return NULL;
}

/* Each thread gets the stack that the kernel says it needs. */
static bool load(gpu_room *gpu, const vx_game *game, vx_problem *why)
{
    const driver *cuda = &gpu->cuda;
    handle module;
    int stack = 0;
    if (gpu->game == game) return true;
    char *kernel = read_kernel(game, why);
    bool is_loaded =
        kernel != NULL && went_well(cuda, cuda->module_load(&module, kernel), why) &&
        went_well(cuda, cuda->module_function(&gpu->play, module, "vx_gpu_play"), why) &&
        went_well(cuda, cuda->function_attribute(&stack, ATTRIBUTE_STACK, gpu->play), why) &&
        went_well(cuda, cuda->context_limit(STACK_SIZE_LIMIT, (size_t)stack + 1024), why);
    free(kernel);
    gpu->game = is_loaded ? game : NULL;
    return is_loaded;
}

/* ---- A launch ---- */

/* What it needs in the memory of the GPU. */
typedef struct {
    address start, order, next, results;
} launch_room;

static bool make_room(const driver *cuda, size_t state_size, uint64_t games, launch_room *out,
                      vx_problem *why)
{
    return went_well(cuda, cuda->allocate(&out->start, state_size), why) &&
           went_well(cuda, cuda->allocate(&out->order, sizeof(vx_gpu_order)), why) &&
           went_well(cuda, cuda->allocate(&out->next, sizeof(uint64_t)), why) &&
           went_well(cuda, cuda->allocate(&out->results, games * sizeof(vx_gpu_result)), why);
}

static void free_room(const driver *cuda, const launch_room *r)
{
    const address all[] = {r->start, r->order, r->next, r->results};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i] != 0) cuda->release(all[i]);
}

static bool run(const gpu_room *gpu, const launch_room *r, vx_problem *why)
{
    const driver *cuda = &gpu->cuda;
    launch_room given = *r;
    void *arguments[] = {&given.start, &given.order, &given.next, &given.results};
    unsigned blocks = (unsigned)gpu->processors * BLOCKS_A_PROCESSOR;
    return went_well(cuda,
                     cuda->launch(gpu->play, blocks, 1, 1, THREADS_A_BLOCK, 1, 1, 0, NULL,
                                  arguments, NULL),
                     why) &&
           went_well(cuda, cuda->wait(), why);
}

static bool play(const gpu_room *gpu, const void *start_state, const vx_gpu_order *order,
                 vx_gpu_result *results, vx_problem *why)
{
    const driver *cuda = &gpu->cuda;
    const uint64_t next = 0;
    size_t size = vx_state_size(gpu->game);
    launch_room r = {0};
    bool is_done =
        make_room(cuda, size, order->games, &r, why) &&
        went_well(cuda, cuda->copy_in(r.start, start_state, size), why) &&
        went_well(cuda, cuda->copy_in(r.order, order, sizeof *order), why) &&
        went_well(cuda, cuda->copy_in(r.next, &next, sizeof next), why) && run(gpu, &r, why) &&
        went_well(cuda, cuda->copy_out(results, r.results, order->games * sizeof *results), why);
    free_room(cuda, &r);
    return is_done;
}

bool vx_play_on_gpu(void *context, const vx_game *game, const void *start_state,
                    const vx_gpu_order *order, vx_gpu_result *results, vx_problem *why)
{
    static gpu_room gpu; /* one command at a time asks for it */
    (void)context;
    return start(&gpu, why) && load(&gpu, game, why) &&
           (order->games == 0 || play(&gpu, start_state, order, results, why));
}
