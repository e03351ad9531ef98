// The service worker of pages with tickets, "my registration" and a member's own page, each with one of its own: it lets the
// page open without a network, and the page then shows the tickets that the device keeps. It holds the page and its files, never an answer of the API. Why it is there, and why it has no
// wider scope: docs/decisions/0035-my-registration.md.
const page = new URL(registration.scope).pathname;
const cacheName = page.replace("/register/", "");

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === page) event.respondWith(newestPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

// A page says which files it is made of: they are kept, and those of an older version are dropped.
addEventListener("message", ({ data }) => {
  if (Array.isArray(data?.keep)) void keepFiles(data.keep);
});

/** The server's page, and only without a network the kept one: a new version is never held back. */
async function newestPage(request) {
  try {
    const reply = await fetch(request);
    if (reply.ok) await (await caches.open(cacheName)).put(page, reply.clone());
    return reply;
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(page);
    if (!kept) throw error;
    return kept;
  }
}

/** Files have a hash in their names: what is kept under a name never changes. */
async function keptFile(request) {
  return (await (await caches.open(cacheName)).match(request)) ?? fetch(request);
}

async function keepFiles(paths) {
  const cache = await caches.open(cacheName);
  const wanted = new Set([page, ...paths].filter((path) => path === page || /^\/assets\/[\w./-]+$/.test(path)));
  await Promise.all(
    [...wanted].map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path).catch(() => {});
    }),
  );
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}
