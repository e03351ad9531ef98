import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

/** The scripts that a page loads until it answers, by name, in bytes as brotli sends them. */
async function scriptsOf(page: Page, path: string, answers: () => Promise<void>): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const size = response.body().then((body) => brotliCompressSync(body).length);
    sizes.set(new URL(response.url()).pathname, size);
  });
  await page.goto(path);
  await answers();
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("response");
  const known = await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const));
  return new Map(known);
}

const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((all, size) => all + size, 0);

test("the pages of an entry load hardly any script before somebody acts, and do not move @phone", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      const moved = shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const paths = [`/register/events/${openEvent}`, `/register/events/${openEvent}/enter`];
  for (const path of paths) {
    const script = await scriptsOf(page, path, () => expect(page.locator("h1")).toBeVisible());
    expect(sum(script)).toBeLessThan(3_000);
  }
  // where the machine has no Thai font, words change their width when the font comes: now it is there before them
  await page.evaluate(() => document.fonts.ready);
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(Number((await page.locator("html").getAttribute("data-moved")) ?? 0)).toBeLessThanOrEqual(0.02);
  }
});
