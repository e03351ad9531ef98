// How long after the finger has left a slow phone's screen the first tap on a page shows that it was felt: on the event's page and
// on results and runners, finished and live, as soon as the heading is seen, whatever the page is busy with. Limit: 100 ms.
// BASE_URL measures a product that runs, TAPS="runner" some of them.
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { prepareChromium } from "../e2e/support/chromium.ts";
import { givenEvent, givenResults, finishedEvent, liveEvent, openEvent } from "../e2e/support/race.ts";
import { startProduct } from "../e2e/support/server.ts";
import { buildWeb } from "../scripts/build-web.ts";
import { onSlowPhone } from "./support/slow-phone.ts";

const limitMs = 100;
const taps = Number(process.env["LOADS"] ?? 7);
/** Longer means: nothing has shown at all. */
const patienceMs = 10_000;

prepareChromium();
if (!process.env["BASE_URL"]) await buildWeb();
const product = process.env["BASE_URL"] ? { url: process.env["BASE_URL"], stop: async () => {} } : await startProduct();
process.env["BASE_URL"] = product.url;

const pages = "/register/events";
const { categories } = await givenEvent(liveEvent);
const [racing] = await givenResults(liveEvent, categories[0]!.code);
const targets: Readonly<Record<string, readonly [path: string, target: string]>> = {
  "event, Share": [`${pages}/${openEvent}`, `byText("button", "แชร์")`],
  "results, a row": [`${pages}/${finishedEvent}/results`, `document.querySelector("[data-key] a")`],
  "results, a category": [
    `${pages}/${finishedEvent}/results`,
    `document.querySelector(".category-tabs a:not([aria-current])")`,
  ],
  "results, the search": [`${pages}/${finishedEvent}/results`, `document.querySelector("#results-search")`],
  "runner, Share": [`${pages}/${finishedEvent}/results/1001`, `byText("button", "แชร์")`],
  "live results, a row": [`${pages}/${liveEvent}/results`, `document.querySelector("[data-key] a")`],
  "live results, the theme": [`${pages}/${liveEvent}/results`, `document.querySelector(".header button")`],
  "live results, the search": [`${pages}/${liveEvent}/results`, `document.querySelector("#results-search")`],
  "live runner, Share": [`${pages}/${liveEvent}/results/${racing!.bib}`, `byText("button", "แชร์")`],
  "live runner, follow": [`${pages}/${liveEvent}/results/${racing!.bib}`, `document.querySelector(".pin-button")`],
};

/** Runs in the page: where the target is, and from then on when a tap on it shows. */
const watch = (target: string) => `(() => {
  const byText = (tag, text) => [...document.querySelectorAll(tag)].find((one) => one.textContent.includes(text));
  const element = ${target};
  if (!(window.measured?.seenMs > 0) || !element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return null;
  const look = () => ["aria-busy", "aria-pressed", "aria-expanded", "aria-label"].map((name) => element.getAttribute(name)).join() +
    (element === document.activeElement) + element.isConnected + location.pathname;
  const before = look();
  let upAt = null;
  addEventListener("touchend", ({ timeStamp }) => (upAt ??= timeStamp), { capture: true, passive: true });
  const frame = () => {
    if (upAt === null || look() === before) return requestAnimationFrame(frame);
    // the page may be left by then
    setTimeout(() => sessionStorage.setItem("felt", performance.now() - upAt));
  };
  requestAnimationFrame(frame);
  return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
})()`;

async function feltMs(page: Page, target: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const read = async (expression: string) =>
    (await client.send("Runtime.evaluate", { expression, returnByValue: true })).result.value as never;
  let point: { readonly x: number; readonly y: number } | null = null;
  while (!(point = await read(watch(target)))) await delay(20);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const until = performance.now() + patienceMs;
  for (;;) {
    const felt: string | null = await read("sessionStorage.getItem('felt')");
    if (felt !== null) return Number(felt);
    if (performance.now() > until) return Infinity;
    await delay(100);
  }
}

const wanted = process.env["TAPS"];
try {
  for (const [name, [path, target]] of Object.entries(targets)) {
    if (wanted && !name.includes(wanted)) continue;
    const felt: number[] = [];
    for (let tap = 0; tap < taps; tap++)
      felt.push(await onSlowPhone(product.url + path, (page) => feltMs(page, target)));
    felt.sort((a, b) => a - b);
    const middle = felt[felt.length >> 1]!;
    console.log(
      `first-tap ${name}: shows after ${Math.round(middle)} ms (${Math.round(felt[0]!)}–${Math.round(felt.at(-1)!)}, n=${felt.length}), ` +
        `${(middle / limitMs).toFixed(2)} of the limit`,
    );
  }
} finally {
  await product.stop();
}
