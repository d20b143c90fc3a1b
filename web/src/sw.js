// sw.js - keeps one build for offline play. The build fills in the version and the files.
const version = "vexillum-__VERSION__";
const core = __FILES__;
const later = __LATER__; // kept once somebody has read them

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(version).then((cache) => cache.addAll(["/", ...core])).then(() => self.skipWaiting()),
  );
});

// The build before this one stays: a page that is still open fetches its parts from there, the server no longer has them.
async function forgetOldBuilds() {
  const others = (await caches.keys()).filter((name) => name !== version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

// The page itself is the server's newest; the kept one only where there is no network, or none to speak of.
const PATIENCE = 3000;

async function newestPage(request) {
  const kept = await (await caches.open(version)).match("/");
  if (!kept) return fetch(request);
  const fresh = fetch(request).then((found) => (found.ok ? found : kept), () => kept);
  return Promise.race([fresh, new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE))]);
}

async function answer(request, path) {
  const cache = await caches.open(version);
  const kept = (await cache.match(path)) ?? (await caches.match(path));
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && later.includes(path)) await cache.put(path, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const path = url.pathname === "/index.html" ? "/" : url.pathname;
  if (path === "/") event.respondWith(newestPage(event.request));
  else if (/\.\w+$/.test(path)) event.respondWith(answer(event.request, path));
});
