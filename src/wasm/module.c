/* SPDX-License-Identifier: MIT */
/* module.c - the library as a page sees it: a text in, a status and a text out.
 *
 * The page asks for room, writes a command there as UTF-8, runs it and reads the answer up to its
 * '\0'. The module is a reactor: it has no main() and imports nothing, so the page needs no glue.
 * Numbers nobody can guess come in when a session opens; there is no clock, so a search is limited
 * by nodes or by its level. src/wasm/exports.txt lists what a page may call. */
#include <stdlib.h>

#include "command/command.h"

typedef struct {
    vx_host host;
    vx_random random;
    vx_session *session;
} page_session;

char *vx_module_room(size_t length);
page_session *vx_module_open(uint32_t chance_high, uint32_t chance_low, int language);
void vx_module_speak(page_session *page, int language);
void vx_module_close(page_session *page);
int vx_module_run(page_session *page, const char *text);
const char *vx_module_output(const page_session *page);
const char *vx_module_error(const page_session *page);

/* Room for a text of `length` bytes and the '\0' behind it; NULL if that is too long. It is the
 * same room each time: it holds one text. */
char *vx_module_room(size_t length)
{
    static char *room;
    if (length >= VX_INPUT_CAP) return NULL;
    if (room == NULL) room = malloc(VX_INPUT_CAP);
    if (room != NULL) room[length] = '\0';
    return room;
}

static uint64_t draw_entropy(void *context)
{
    page_session *page = context;
    return vx_random_next(&page->random);
}

/* A dialogue whose dice come from 64 bits that the page drew from a good source; language 0 is
 * English, 1 Russian. NULL if there is no memory. */
page_session *vx_module_open(uint32_t chance_high, uint32_t chance_low, int language)
{
    page_session *page = calloc(1, sizeof *page);
    if (page == NULL) return NULL;
    vx_random_seed(&page->random, (uint64_t)chance_high << 32 | chance_low);
    page->host = (vx_host){.context = page,
                           .entropy = draw_entropy,
                           .language = language == VX_RUSSIAN ? VX_RUSSIAN : VX_ENGLISH,
                           .unicode = true};
    page->session = vx_session_new(&page->host, VX_DIALOGUE);
    if (page->session != NULL) return page;
    free(page);
    return NULL;
}

/* The language of answers from now on, where a command names none. */
void vx_module_speak(page_session *page, int language)
{
    page->host.language = language == VX_RUSSIAN ? VX_RUSSIAN : VX_ENGLISH;
}

void vx_module_close(page_session *page)
{
    if (page != NULL) vx_session_free(page->session);
    free(page);
}

/* 0 yes or done, 1 no or refused, 2 bad input: as the program exits. */
int vx_module_run(page_session *page, const char *text)
{
    return (int)vx_session_run_text(page->session, text);
}

/* Both stay until the next command. */
const char *vx_module_output(const page_session *page)
{
    return vx_session_output(page->session);
}

const char *vx_module_error(const page_session *page)
{
    return vx_session_error(page->session);
}
