// sw.js - keeps one build for offline play. The build fills in the version and the files.
const version = "vexillum-__VERSION__";
const files = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(version).then((cache) => cache.addAll(["/", ...files])).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const path = url.pathname === "/index.html" ? "/" : url.pathname;
  if (path !== "/" && !files.includes(path)) return;
  event.respondWith(caches.match(path).then((kept) => kept ?? fetch(event.request)));
});
