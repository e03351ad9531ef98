// The service worker of those who follow runners: it shows what a push service brings, and opens the runner's page. It has no
// page in its scope, answers no request and keeps nothing. Why it is there: docs/decisions/0113-following.md.
addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => {
  const { title, body, lang, tag, path } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  event.waitUntil(
    registration.showNotification(title, {
      body,
      lang,
      tag,
      renotify: true,
      icon: "/apple-touch-icon.png",
      data: { path },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** The page of the runner, in a window that shows it already or in a new one. */
async function open(path) {
  const url = new URL(path ?? "/", location.origin);
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((each) => new URL(each.url).pathname === url.pathname);
  await (shown ? shown.focus() : clients.openWindow(url.href));
}
