// sw.js - keeps one build for offline play. The build fills in the version and the files.
const version = "vexillum-__VERSION__";
const core = __FILES__;
const later = __LATER__; // kept once somebody has read them

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(version).then((cache) => cache.addAll(["/", ...core])).then(() => self.skipWaiting()),
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

async function answer(request, path) {
  const kept = await caches.match(path);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && later.includes(path)) await (await caches.open(version)).put(path, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const path = url.pathname === "/index.html" ? "/" : url.pathname;
  if (path === "/" || core.includes(path) || later.includes(path)) event.respondWith(answer(event.request, path));
});
