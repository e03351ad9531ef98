import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A theme changes colours only, so the second theme is checked for these rules only. */
const colourRules = ["color-contrast", "link-in-text-block"];
const rounds = [{ theme: "lara-light-indigo" }, { theme: "lara-dark-indigo", rules: colourRules }];

/**
 * Asserts that the current page has no serious or critical accessibility fault, in the light and in the dark theme.
 * Every page's style sheet has both default themes, so switching keeps what the journey has opened.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  const grounds = new Set<string>();
  for (const { theme, rules } of rounds) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    // its words fade away with the reply
    await expect(page.locator(".loading__veil")).toHaveCount(0);
    await page.evaluate(endOfTransitions);
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    expect(await graveFaults(page, rules), `axe on ${page.url()} in ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => (document.documentElement.dataset.theme = name ?? ""), before);
  // Otherwise the second round would see the colours of the first.
  expect(grounds.size, "the background differs between light and dark").toBe(rounds.length);
}

async function graveFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Our pages have no frames. The legacy mode checks only the page itself and opens no second page for frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`));
}

/** Waits until colours have stopped changing. It does not wait for endless animations, such as a live mark. */
async function endOfTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
}
