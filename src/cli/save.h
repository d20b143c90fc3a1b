/* SPDX-License-Identifier: MIT */
/* save.h - records on disk: whole or not at all. */
#ifndef VX_CLI_SAVE_H
#define VX_CLI_SAVE_H

#include "vexillum.h"

enum { VX_PATH_CAP = 1024 };

/* Writes the text beside the file, has it reach the disk and puts it in the file's place: whatever
 * happens, the file holds the old text or the new one. False if any of that failed. */
bool vx_save_text(const char *path, const char *text);

/* A new name in the player's own folder (made if need be), or in the current one where there is no
 * such folder. False if no name could be made. */
bool vx_new_record_path(const char *game, char *out, size_t capacity);

/* The path of a file of ours among the data of programs (XDG), or here where there is no such place. */
void vx_data_path(const char *name, char *out, size_t capacity);

#endif
