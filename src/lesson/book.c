/* SPDX-License-Identifier: MIT */
/* book.c - finding a lesson among those in the program. */
#include <string.h>

#include "core/game.h"
#include "lesson/lesson.h"

/* The name without "01-". */
static const char *plain_name(const char *name)
{
    size_t digits = strspn(name, "0123456789");
    return digits > 0 && name[digits] == '-' ? name + digits + 1 : name;
}

static bool is_number_of(const char *name, const char *number)
{
    size_t length = strspn(name, "0123456789");
    size_t zeros = strspn(name, "0"), given = strspn(number, "0");
    return number[0] != '\0' && strlen(number + given) == length - zeros &&
           strncmp(name + zeros, number + given, length - zeros) == 0;
}

const vx_lesson_file *vx_find_lesson(const vx_game *game, const char *name)
{
    for (const vx_lesson_file *file = vx_lesson_files; file->game != NULL; file++) {
        if (strcmp(file->game, game->id) != 0) continue;
        if (strcmp(file->name, name) == 0 || strcmp(plain_name(file->name), name) == 0 ||
            is_number_of(file->name, name))
            return file;
    }
    return NULL;
}

/* Is the clause one of the words of the line "teaches ..."? */
static bool teaches(const char *text, const char *clause)
{
    vx_reader in = vx_read(text);
    vx_word word;
    do {
        if (!vx_next_word(&in, &word) || !vx_word_is(&word, "teaches")) continue;
        while (vx_next_word(&in, &word))
            if (vx_word_is(&word, clause)) return true;
        return false;
    } while (vx_next_line(&in));
    return false;
}

const vx_lesson_file *vx_lesson_on_clause(const vx_game *game, const char *clause)
{
    for (const vx_lesson_file *file = vx_lesson_files; file->game != NULL; file++)
        if (strcmp(file->game, game->id) == 0 && teaches((const char *)file->text, clause))
            return file;
    return NULL;
}
