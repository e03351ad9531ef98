import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

/** A theme changes colours only, so the second theme is checked for these rules only. */
const colourRules = ["color-contrast", "link-in-text-block"];
const rounds = [{ theme: "lara-light-indigo" }, { theme: "lara-dark-indigo", rules: colourRules }];

/**
 * Asserts that the current page has no serious or critical accessibility fault, in the light and in the dark theme; on a
 * phone, whose colours are the desktop's, in the light one. Every page's style sheet has both default themes, so switching keeps what the journey has opened.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // rows that are about to be replaced are pale
  await expect(page.locator("table[aria-busy=true]")).toHaveCount(0);
  // once in a document: a megabyte and a half of script
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  const grounds = new Set<string>();
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const chosen = rounds.slice(0, isPhone ? 1 : undefined);
  for (const { theme, rules } of chosen) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await page.evaluate(endOfTransitions);
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    expect(await graveFaults(page, rules), `axe on ${page.url()} in ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => (document.documentElement.dataset.theme = name ?? ""), before);
  // Otherwise the second round would see the colours of the first.
  expect(grounds.size, "the background differs between light and dark").toBe(chosen.length);
}

/**
 * Rules whose faults are minor or moderate by axe's own word, of which we would hear nothing: a quarter of its time. A rule says
 * how grave its faults are where axe describes it, and nowhere in its types.
 */
const unheard = (
  axeCore as unknown as { readonly _audit: { readonly rules: readonly { id: string; impact: string }[] } }
)._audit.rules
  .filter(({ impact }) => impact === "minor" || impact === "moderate")
  .map(({ id }) => id);

declare global {
  var axe: typeof axeCore;
}

/** @param rules undefined: all that axe runs by default and that can find something grave */
async function graveFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const unwanted = Object.fromEntries(unheard.map((id) => [id, { enabled: false }]));
  const chosen = rules ? { runOnly: { type: "rule" as const, values: [...rules] } } : { rules: unwanted };
  const violations = await page.evaluate(async (options) => {
    // the loading sign comes and fades meanwhile, with whatever a page asks for
    const context = { exclude: [".loading"] };
    const found = await globalThis.axe.run(context, { resultTypes: ["violations"], ...options });
    return found.violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      at: nodes.map((n) => n.target),
    }));
  }, chosen);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, at }) => at.map((target) => `${id} (${help}): ${target.join(" ")}`));
}

/** Waits until colours have stopped changing. It does not wait for endless animations, such as a live mark. */
async function endOfTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
}
