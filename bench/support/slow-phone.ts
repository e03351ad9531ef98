import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../e2e/support/chromium.ts";

/** 1.6 Mbit/s down, 0.75 up, 150 ms, a processor of a quarter of this one's speed, 390 × 844 points. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowerBy = 4;
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What moves so long after the heading is seen moves later, too. */
const quietMs = 1_200;

export interface Load {
  readonly lcpMs: number;
  /** The first frame in which the heading is on the screen and under nothing else: LCP counts covered text, too. */
  readonly seenMs: number;
  readonly layoutShift: number;
  readonly scriptKb: number;
  /** The longest time from a touch or a key to the next frame. */
  readonly interactionMs: number;
  /** What each long task takes beyond 50 ms, together. */
  readonly blockingMs: number;
}

interface Measured {
  lcpMs: number;
  seenMs: number;
  layoutShift: number;
  interactionMs: number;
  blockingMs: number;
}

/** Opens a page on a slow phone that has never been there, and does something on it. */
export async function onSlowPhone<T>(url: string, act: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ ...screen, locale: "th-TH", timezoneId: "Asia/Bangkok" });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", network);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    return await act(page);
  } finally {
    await browser.close();
  }
}

/** Waits until nothing moves any more, and reads what the page has measured. */
export async function measured(page: Page): Promise<Load> {
  await page.waitForFunction(() => (window as unknown as { measured: Measured }).measured.seenMs > 0);
  await page.waitForTimeout(quietMs);
  return page.evaluate(() => {
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => name.endsWith(".js"));
    const scriptKb = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    return { ...(window as unknown as { measured: Measured }).measured, scriptKb };
  });
}

/**
 * Waits until something is true of a page, and nothing moves any more, without Playwright's own script in the page: on a slow
 * phone that is a long task itself. @param expression of JavaScript @returns what tasks take beyond 50 ms, in all
 */
export async function blockedUntil(page: Page, expression: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const read = async (of: string) => {
    const { result } = await client.send("Runtime.evaluate", { expression: of });
    return result.value as unknown;
  };
  while ((await read(`Boolean(${expression})`)) !== true) await delay(250);
  await delay(2 * quietMs);
  return (await read("measured.blockingMs")) as number;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const m = { lcpMs: NaN, seenMs: NaN, layoutShift: 0, interactionMs: 0, blockingMs: 0 };
  Object.assign(window, { measured: m });
  const on = (options: PerformanceObserverInit & { durationThreshold?: number }, each: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as never))).observe({
      buffered: true,
      ...options,
    });
  on({ type: "largest-contentful-paint" }, ({ startTime }: PerformanceEntry) => (m.lcpMs = startTime));
  on({ type: "layout-shift" }, (shift: { value: number; hadRecentInput: boolean }) => {
    if (!shift.hadRecentInput) m.layoutShift += shift.value;
  });
  on({ type: "longtask" }, ({ duration }: PerformanceEntry) => (m.blockingMs += Math.max(0, duration - 50)));
  on(
    { type: "event", durationThreshold: 16 },
    ({ duration, interactionId }: { duration: number; interactionId: number }) => {
      if (interactionId > 0) m.interactionMs = Math.max(m.interactionMs, duration);
    },
  );
  const look = () => {
    const heading = document.querySelector("h1");
    const box = heading?.getBoundingClientRect();
    const top = box?.width ? document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) : null;
    if (heading && top && (heading.contains(top) || top.contains(heading))) m.seenMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
