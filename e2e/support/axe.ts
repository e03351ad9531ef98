import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a theme changes is its colours: the second one is gone over for these alone. */
const colourRules = ["color-contrast", "link-in-text-block"];
const rounds = [{ theme: "lara-light-indigo" }, { theme: "lara-dark-indigo", rules: colourRules }];

/**
 * Asserts that the page as it stands has no serious or critical fault of accessibility, in light and in dark. Both
 * default themes are in every page's style sheet, so that switching keeps what the journey has opened.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  const grounds = new Set<string>();
  for (const { theme, rules } of rounds) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await page.evaluate(endOfTransitions);
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    expect(await graveFaults(page, rules), `axe on ${page.url()} in ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => (document.documentElement.dataset.theme = name ?? ""), before);
  // Else the second round looked at the first one's colours.
  expect(grounds.size, "the background differs between light and dark").toBe(rounds.length);
}

async function graveFaults(page: Page, rules?: string[]): Promise<string[]> {
  // No frames on our pages: the legacy mode looks at the page itself and opens no other to gather what frames say.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`));
}

/** A colour that is still on its way is not what people read. What moves for ever (a live mark) is not waited for. */
async function endOfTransitions(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
}
