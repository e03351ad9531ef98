// The service worker of a station's page, one for each event: the page opens without a network. It holds the page and its
// files, never an answer of the API and never what marshals enter. Why it is there: docs/decisions/0074-marshals-page.md;
// why it has no wider scope: docs/decisions/0019-service-worker-policy.md.
const page = new URL(registration.scope).pathname;
const cacheName = page;
/** On a weak signal the kept page comes, and the new one is kept for the next time. */
const patienceMs = 3_000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === page) event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

// A page says which files it is made of, and which of them begins it.
addEventListener("message", (event) => {
  const { keep, entry } = event.data ?? {};
  if (Array.isArray(keep) && typeof entry === "string") event.waitUntil(keepAll(keep, entry));
});

async function openPage(request) {
  const kept = await (await caches.open(cacheName)).match(page);
  const fetched = fetch(request);
  if (!kept) return fetched;
  fetched.catch(() => {});
  const late = new Promise((done) => setTimeout(done, patienceMs));
  const reply = await Promise.race([fetched.catch(() => undefined), late]);
  return reply?.ok ? reply : kept;
}

/** Files have a hash in their names: what is kept under a name never changes. */
async function keptFile(request) {
  return (await (await caches.open(cacheName)).match(request)) ?? fetch(request);
}

/** The page is kept last: what is kept opens whole, or the version before it does. */
async function keepAll(paths, entry) {
  const cache = await caches.open(cacheName);
  const files = [...new Set(paths)].filter((path) => /^\/assets\/[\w./-]+$/.test(path));
  try {
    for (const path of files) if (!(await cache.match(path))) await cache.add(path);
    const reply = await fetch(page);
    const html = await reply.clone().text();
    // another version than the one that named the files: it will name its own
    if (!reply.ok || !html.includes(entry)) return;
    await cache.put(page, reply);
  } catch {
    return;
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !files.includes(pathname)) await cache.delete(url);
  }
}
