/* SPDX-License-Identifier: MIT */
/* done.c - the files "lessons" and "puzzles" of the data folder: "war-chest 05-archers", "war-chest 17". */
#include "cli/done.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/save.h"

enum { DONE_CAP = 1 << 17 };

char *vx_read_done(const char *name)
{
    char path[VX_PATH_CAP], *text = malloc(DONE_CAP);
    if (text == NULL) return NULL;
    text[0] = '\0';
    vx_data_path(name, path, sizeof path);
    FILE *file = fopen(path, "r");
    if (file == NULL) return text;
    text[fread(text, 1, DONE_CAP - 1, file)] = '\0';
    fclose(file);
    return text;
}

bool vx_is_done(const char *done, const char *line)
{
    size_t length = strlen(line);
    while (done != NULL && *done != '\0') {
        const char *end = strchr(done, '\n');
        size_t here = end != NULL ? (size_t)(end - done) : strlen(done);
        if (here == length && memcmp(done, line, length) == 0) return true;
        done = end != NULL ? end + 1 : NULL;
    }
    return false;
}

void vx_keep_done(const char *name, const char *line)
{
    char path[VX_PATH_CAP], *text = vx_read_done(name);
    size_t length = text != NULL ? strlen(text) : 0;
    if (text != NULL && !vx_is_done(text, line) && length + strlen(line) + 2 <= DONE_CAP) {
        snprintf(text + length, DONE_CAP - length, "%s\n", line);
        vx_data_path(name, path, sizeof path);
        vx_save_text(path, text);
    }
    free(text);
}
