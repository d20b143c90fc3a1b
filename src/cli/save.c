/* SPDX-License-Identifier: MIT */
/* save.c - records on disk: whole or not at all. */
#include "cli/save.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- Writing ---- */

static bool write_all(int file, const char *text)
{
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t written = write(file, text, left);
        if (written <= 0) return false;
        text += written;
        left -= (size_t)written;
    }
    return fsync(file) == 0;
}

/* The new name is only safe once the folder that holds it has reached the disk too. */
static void sync_folder_of(const char *path)
{
    char folder[VX_PATH_CAP];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash != NULL) slash[slash == folder] = '\0';
    int file = open(slash != NULL ? folder : ".", O_RDONLY);
    if (file < 0) return;
    fsync(file);
    close(file);
}

bool vx_save_text(const char *path, const char *text)
{
    char beside[VX_PATH_CAP + 8];
    snprintf(beside, sizeof beside, "%s.new", path);
    int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0) return false;
    bool written = write_all(file, text);
    if (close(file) != 0) written = false;
    if (!written || rename(beside, path) != 0) {
        unlink(beside);
        return false;
    }
    sync_folder_of(path);
    return true;
}

/* ---- Naming ---- */

static bool make_folders(char *path)
{
    for (char *at = path + 1; *at != '\0'; at++) {
        if (*at != '/') continue;
        *at = '\0';
        mkdir(path, 0755);
        *at = '/';
    }
    mkdir(path, 0755);
    return access(path, W_OK) == 0;
}

/* Where the XDG base directory specification has data of programs. */
static void find_folder(char *out, size_t capacity)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data != NULL && data[0] == '/')
        snprintf(out, capacity, "%s/vexillum", data);
    else if (home != NULL && home[0] == '/')
        snprintf(out, capacity, "%s/.local/share/vexillum", home);
    else
        snprintf(out, capacity, ".");
    if (strcmp(out, ".") != 0 && !make_folders(out)) snprintf(out, capacity, ".");
}

void vx_data_path(const char *name, char *out, size_t capacity)
{
    char folder[VX_PATH_CAP / 2];
    find_folder(folder, sizeof folder);
    snprintf(out, capacity, "%s/%s", folder, name);
}

bool vx_new_record_path(const char *game, char *out, size_t capacity)
{
    char folder[VX_PATH_CAP / 2], moment[32];
    time_t now = time(NULL);
    struct tm parts;
    if (localtime_r(&now, &parts) == NULL) return false;
    strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &parts);
    find_folder(folder, sizeof folder);
    for (int number = 1; number < 100; number++) {
        int length = number == 1
                         ? snprintf(out, capacity, "%s/%s-%s.txt", folder, game, moment)
                         : snprintf(out, capacity, "%s/%s-%s-%d.txt", folder, game, moment, number);
        if (length < 0 || (size_t)length >= capacity) return false;
        if (access(out, F_OK) != 0) return true;
    }
    return false;
}
