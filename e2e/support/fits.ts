import type { Page } from "@playwright/test";

/** The narrowest phones that people still have, and usual ones, px. */
export const phoneWidths = [320, 360, 390] as const;

/** What reaches beyond the right edge, if the page is wider than the screen. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll("*")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...beyond.slice(0, 8).map((one) => `${one.tagName} ${one.className}`),
    ];
  });
}

/** Buttons, links and fields of bars that stay in sight and that something floating lies over. */
export function liesOver(page: Page, floating: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const over = document.querySelector(selector)!;
    const cog = over.getBoundingClientRect();
    const stays = (one: Element | null): boolean =>
      one !== null && (["sticky", "fixed"].includes(getComputedStyle(one).position) || stays(one.parentElement));
    return [...document.querySelectorAll("button, a, input, select")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const meets = box.left < cog.right && box.right > cog.left && box.top < cog.bottom && box.bottom > cog.top;
      return meets && one !== over && stays(one)
        ? [`${one.textContent.trim() || one.className} under ${selector}`]
        : [];
    });
  }, floating);
}

/** What was typed into a field that is too narrow for it. */
export function cutValues(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input:not([type=file], [type=hidden])")]
      .filter((field) => field.checkVisibility() && field.value !== "" && field.scrollWidth > field.clientWidth + 1)
      .map((field) => `${field.value} in ${field.clientWidth} px`),
  );
}
