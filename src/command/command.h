/* SPDX-License-Identifier: MIT */
/* command.h - one text language for the terminal, programs on a pipe, the server and the browser.
 *
 * A session takes one command at a time and keeps its answer: a status, the text of the answer and,
 * where something is wrong, one line that says what. It does nothing by itself: files, clock,
 * threads and chance come from the host that opened it, and where the host has none the commands
 * that need them say so. One thread uses a session at a time. */
#ifndef VX_COMMAND_COMMAND_H
#define VX_COMMAND_COMMAND_H

#include "core/gpu.h"
#include "vexillum.h"

/* ---- What the host lends ---- */

enum { VX_INPUT_CAP = 1 << 20 }; /* bytes; longer input is refused */

/* Every function may be NULL, and zero will do for every other field. */
typedef struct {
    void *context;
    /* The text of a file, or of standard input for "-"; the session will free() it. On NULL `why`
     * says what is wrong. At most VX_INPUT_CAP bytes, no '\0' inside. */
    char *(*read_file)(void *context, const char *name, vx_problem *why);
    bool (*is_file)(void *context, const char *name);
    /* On false `why` says what is wrong. */
    bool (*write_file)(void *context, const char *name, const char *text, vx_problem *why);
    /* Calls visit() with each name in a folder, in the order of their bytes: those of folders end in
     * '/', hidden ones are left out. */
    void (*list_folder)(void *context, const char *folder,
                        void (*visit)(void *argument, const char *name), void *argument);
    uint64_t (*clock)(void *context);          /* microseconds from any start */
    uint64_t (*processor_time)(void *context); /* microseconds that this thread has worked */
    uint64_t (*entropy)(void *context);        /* a number nobody can guess */
    bool (*should_stop)(void *context);
    /* Runs job(argument, 0) .. job(argument, count-1), at once if it can; returns when all ended. */
    void (*run_parallel)(void *context, int count, void (*job)(void *argument, int index),
                         void *argument);
    int cores; /* threads worth starting */
    /* Plays the order's random games from `start` on a GPU and writes a result for each. On false `why` says
     * what is wrong. */
    bool (*play_on_gpu)(void *context, const vx_game *game, const void *start,
                        const vx_gpu_order *order, vx_gpu_result *results, vx_problem *why);
    vx_language language;
    bool color, unicode; /* what the reader's screen can do */
    int width;           /* columns; 0: as many as it likes */
} vx_host;

/* ---- A session ---- */

/* A file left out means: */
typedef enum {
    VX_ONE_COMMAND, /* standard input */
    VX_DIALOGUE,    /* the match that the session holds */
} vx_manner;

typedef struct vx_session vx_session;

/* The host is borrowed and must outlive the session. NULL if there is no memory. */
vx_session *vx_session_new(const vx_host *host, vx_manner manner);
void vx_session_free(vx_session *session); /* NULL is fine */

/* Carries out one command, given in words. */
vx_status vx_session_run(vx_session *session, int count, const char *const *words);

/* Carries out one command, given as text: words between blanks, "quoted" where they have blanks
 * inside; the lines of a position or a record follow below the first. */
vx_status vx_session_run_text(vx_session *session, const char *text);

/* Takes one line of a dialogue. True when it ended a command, which has then been carried out;
 * false while the lines of a position or a record are being collected, up to a line `end`. */
bool vx_session_take_line(vx_session *session, const char *line);

/* Every question is asked by a seat. At the start the speaker owns the match and may ask as any seat
 * (--seat N), as a spectator (--seat 0) or as the umpire who sees all (--seat all); without
 * --seat the seat to act asks. This makes the speaker that seat (or VX_SPECTATOR) and no other:
 * questions are answered as it may know the match, it plays for itself alone and changes nothing
 * else. VX_UMPIRE: the owner again. */
void vx_session_sit(vx_session *session, int seat);

/* About the last command. Borrowed, until the next one. */
vx_language vx_session_language(const vx_session *session);
vx_status vx_session_status(const vx_session *session);
const char *vx_session_output(const vx_session *session);
const char *vx_session_error(const vx_session *session); /* one line without its end, or "" */
bool vx_session_has_quit(const vx_session *session);

/* ---- The command table ---- */

/* A flag takes a number within its bounds, a text, or (both bounds and `value` empty) nothing. */
typedef struct {
    const char *name;  /* "--seed" */
    const char *value; /* "N", as the usage says it; NULL: takes nothing */
    bool is_number;
    int64_t minimum, maximum;
    const char *help[VX_LANGUAGES];
} vx_flag;

enum { VX_FLAGS_MAX = 16, VX_SETTINGS_MAX = 32 };

typedef struct vx_command vx_command;

/* The words of a command, sorted out. */
typedef struct {
    const vx_command *command;
    const char **word; /* what is neither flag nor setting, the name of the command left out */
    int count;
    vx_setting setting[VX_SETTINGS_MAX];
    int setting_count;
    /* By the order of the command's flags. */
    const char *text[VX_FLAGS_MAX]; /* NULL: the flag was not given */
    int64_t number[VX_FLAGS_MAX];
    const char *lines; /* the whole text, if the command came with lines below its first, or NULL */
} vx_arguments;

enum {
    VX_IN_TERMINAL = 1, /* vexillum NAME ... */
    VX_IN_DIALOGUE = 2,
    VX_SETTINGS = 4, /* key=value words belong to the game */
    VX_HEAVY = 8,    /* may compute for long or reads files: not for strangers */
    VX_PLAYS = 16,   /* changes the match: it alone is lent the whole of it */
    VX_OF_OWNER =
        32, /* about a file of the speaker's own: without --seat the speaker sees all of it.
                         Without this a spectator asks */
};

struct vx_command {
    const char *name;
    unsigned traits;
    int words_min, words_max; /* words_max -1: any number */
    const char *usage;        /* what follows the name; NULL: nothing */
    const char *summary[VX_LANGUAGES];
    const vx_flag *flags;
    int flag_count;
    vx_status (*run)(vx_session *session, const vx_arguments *arguments);
    void (*explain)(
        vx_session *session); /* writes what `help` prints below the flags; may be NULL */
};

/* Adds a transport's own commands behind ours; the table is borrowed. False if there is no room. */
bool vx_session_add_commands(vx_session *session, const vx_command *commands, int count);

#endif
