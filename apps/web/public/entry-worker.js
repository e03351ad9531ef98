// The service worker of entering an event, one for each event: without a network, loading the page again shows a page of ours instead of the
// browser's error, and goes on by itself. It keeps nothing, neither a page nor an answer: prices and places are the server's
// of now, or none are shown. What was typed lies in the page's own storage. Why: docs/decisions/0156-loading-the-entry-again-without-a-network.md.
const page = new URL(registration.scope).pathname;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === page) event.respondWith(fetch(request).catch(noNetwork));
  else if (pathname === "/entry-again.js") event.respondWith(answer(goesOn, "text/javascript"));
});

const noNetwork = () => answer(html, "text/html");

function answer(text, type) {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'",
  };
  return new Response(text, { headers });
}

/** The page stays as it is until the network is back: nobody who listens to it hears it begin again and again. */
const goesOn = `
const look = () => fetch("/entry-worker.js", { cache: "no-store" }).then(() => location.reload(), () => {});
addEventListener("online", look);
setInterval(look, 5000);
`;

const html = `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/entry-again.js" defer></script>
<title>ยังต่อเครือข่ายไม่ได้ · Time/Event</title>
<style>
:root { color-scheme: light dark; --ink: #1f2937; --soft: #5b6472; --ground: #f6f7fb; --card: #fff; --line: #e3e6ee; --brand: #4338ca; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #f3f4f6; --soft: #b3bac7; --ground: #12151c; --card: #1b1f29; --line: #2d3340; --brand: #a5b4fc; --on-brand: #12151c } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.7 Sarabun, "Noto Sans Thai", Thonburi, "Leelawadee UI", system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 36px 28px 32px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; text-align: center }
.brand { margin: 0 0 24px; color: var(--brand); font-weight: 700; letter-spacing: .01em }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.4 }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.4 }
p { margin: 0; text-wrap: pretty }
a { display: inline-block; margin: 24px 0 0; padding: 10px 24px; border-radius: 8px; background: var(--brand); color: var(--on-brand); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px }
.soft { margin-top: 8px; color: var(--soft) }
section { margin-top: 28px; padding-top: 20px; border-top: 1px solid var(--line); color: var(--soft) }
</style>
</head>
<body>
<main>
<p class="brand" lang="en">Time/Event</p>
<h1>ยังต่อเครือข่ายไม่ได้</h1>
<p>สิ่งที่พิมพ์ไว้ยังอยู่ในเครื่องนี้ครบ หน้านี้เปิดต่อให้เองเมื่อเครือข่ายกลับมา</p>
<p class="soft">เวลากันที่ยังนับต่อ</p>
<a href="">ลองตอนนี้</a>
<section lang="en">
<h2>No network yet</h2>
<p>What you typed is kept on this device. This page goes on by itself when the network is back. The time for which your place is held goes on.</p>
</section>
</main>
</body>
</html>
`;
