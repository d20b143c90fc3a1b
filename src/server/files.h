/* SPDX-License-Identifier: MIT */
/* files.h - the files of the page, packed where the browser takes it and the build has packed them. */
#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include "core/text.h"

struct lws;

/* Answers a request for `path` ("/", "/main-4F2A91C0.js") with a file of `folder`. Where the browser
 * accepts it and there is one, "FILE.br" or "FILE.gz" is sent in its place. A file named by its
 * content is kept by browsers for good, any other is asked for anew. Returns as an HTTP callback
 * does: below 0 the connection ends. */
int files_serve(struct lws *wsi, const char *folder, const char *path);
/* Answers with a short text that nobody keeps. */
int files_reply(struct lws *wsi, unsigned status, const vx_text *text);

#endif
