/* SPDX-License-Identifier: MIT */
/* files.c - the files of the page. */
#include "server/files.h"

#include <ctype.h>
#include <libwebsockets.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_CAP = 1024, ACCEPTS_CAP = 128, HEADERS_CAP = 1024, HASH_LETTERS = 8 };

static const struct {
    const char *ending, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".woff2", "font/woff2"},
    {".webmanifest", "application/manifest+json"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".txt", "text/plain; charset=utf-8"},
};

static const char *type_of(const char *path)
{
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending != NULL && i < sizeof types / sizeof *types; i++)
        if (strcmp(ending, types[i].ending) == 0) return types[i].type;
    return "application/octet-stream";
}

/* Names of the build only: no way out of the folder, nothing hidden. */
static bool is_plain(const char *path)
{
    if (path[0] == '.' || strstr(path, "..") != NULL || strstr(path, "/.") != NULL) return false;
    for (const char *c = path; *c != '\0'; c++)
        if (!isalnum((unsigned char)*c) && strchr("/._-", *c) == NULL) return false;
    return true;
}

/* "main-4F2A91C0.js": eight letters of its content stand before the ending. */
static bool is_named_by_content(const char *path)
{
    const char *ending = strrchr(path, '.');
    if (ending == NULL || ending - path <= HASH_LETTERS) return false;
    const char *hash = ending - HASH_LETTERS;
    if (hash[-1] != '-') return false;
    for (const char *c = hash; c < ending; c++)
        if (!isupper((unsigned char)*c) && !isdigit((unsigned char)*c)) return false;
    return true;
}

/* Whether the list of encodings holds this one and does not rule it out ("br;q=0"). */
static bool accepts(const char *list, const char *encoding)
{
    size_t length = strlen(encoding);
    for (const char *at = strstr(list, encoding); at != NULL; at = strstr(at + 1, encoding)) {
        bool begins = at == list || at[-1] == ' ' || at[-1] == ',';
        char next = at[length];
        if (!begins || (next != '\0' && next != ',' && next != ';' && next != ' ')) continue;
        const char *quality = at + length + strspn(at + length, " ");
        return strncmp(quality, ";q=0", 4) != 0 || quality[4] == '.';
    }
    return false;
}

static bool is_file(const char *name)
{
    struct stat about;
    return stat(name, &about) == 0 && S_ISREG(about.st_mode);
}

/* Puts the packed twin into `file` where there is one that the browser takes; its encoding. */
static const char *choose_packed(struct lws *wsi, char *file)
{
    static const struct {
        const char *encoding, *ending;
    } packed[] = {{"br", ".br"}, {"gzip", ".gz"}};
    char list[ACCEPTS_CAP];
    if (lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_HTTP_ACCEPT_ENCODING) <= 0) return NULL;
    size_t length = strlen(file);
    for (size_t i = 0; i < sizeof packed / sizeof *packed; i++) {
        if (!accepts(list, packed[i].encoding)) continue;
        snprintf(file + length, PATH_CAP - length, "%s", packed[i].ending);
        if (is_file(file)) return packed[i].encoding;
        file[length] = '\0';
    }
    return NULL;
}

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static int refuse(struct lws *wsi, unsigned status)
{
    if (lws_return_http_status(wsi, status, NULL) < 0) return -1;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

int files_serve(struct lws *wsi, const char *folder, const char *path)
{
    path += strspn(path, "/"); /* the library gives it with or without the first slash */
    if (path[0] == '\0') path = "index.html";
    char file[PATH_CAP];
    int length = snprintf(file, sizeof file, "%s/%s", folder, path);
    if (!is_plain(path) || length < 0 || length >= PATH_CAP - 4 || !is_file(file))
        return refuse(wsi, HTTP_STATUS_NOT_FOUND);
    const char *encoding = choose_packed(wsi, file);
    const char *keep =
        is_named_by_content(path) ? "public, max-age=31536000, immutable" : "no-cache";
    unsigned char headers[HEADERS_CAP], *at = headers, *end = headers + sizeof headers;
    if (!add_header(wsi, "cache-control:", keep, &at, end) ||
        !add_header(wsi, "vary:", "accept-encoding", &at, end) ||
        (encoding != NULL && !add_header(wsi, "content-encoding:", encoding, &at, end)))
        return refuse(wsi, HTTP_STATUS_INTERNAL_SERVER_ERROR);
    int sent =
        lws_serve_http_file(wsi, file, type_of(path), (const char *)headers, (int)(at - headers));
    if (sent < 0) return -1;
    return sent > 0 && lws_http_transaction_completed(wsi) ? -1 : 0;
}

int files_reply(struct lws *wsi, unsigned status, const vx_text *text)
{
    unsigned char headers[LWS_PRE + HEADERS_CAP], *start = headers + LWS_PRE, *at = start,
                                                  *end = headers + sizeof headers;
    if (!text->cut &&
        lws_add_http_common_headers(wsi, status, "text/plain; charset=utf-8", text->length, &at,
                                    end) == 0 &&
        add_header(wsi, "cache-control:", "no-store", &at, end) &&
        lws_finalize_write_http_header(wsi, start, &at, end) == 0) {
        bool wants_head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
        int wanted = wants_head ? 0 : (int)text->length;
        if (lws_write(wsi, (unsigned char *)text->data, (size_t)wanted, LWS_WRITE_HTTP_FINAL) <
            wanted)
            return -1;
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    return -1;
}
