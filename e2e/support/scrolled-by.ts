import type { Page } from "@playwright/test";

/** Turns the wheel, and waits until the page has come to rest. @returns where it is then, px */
export async function scrolledBy(page: Page, byPx: number): Promise<number> {
  const atRest = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    addEventListener("scrollend", () => resolve(window.scrollY), { once: true });
    return { promise };
  });
  await page.mouse.wheel(0, byPx);
  return atRest.evaluate(({ promise }) => promise);
}
