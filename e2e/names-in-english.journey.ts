import { expect, test } from "./support/quiet-console.ts";
import { finishedEvent, givenEvent, givenResults, liveEvent, openEvent } from "./support/race.ts";

test("who reads English reads every runner's name in Latin letters @long", async ({ page }) => {
  const { categories } = await givenEvent(finishedEvent);
  const [winner] = await givenResults(finishedEvent, categories[0]!.code);
  const thai: string[] = [];
  for (const path of [
    // the language stays on the pages after it
    "/landing?lang=en",
    `/register/events/${finishedEvent}`,
    `/register/events/${finishedEvent}/results`,
    `/register/events/${finishedEvent}/results/${winner!.bib}`,
    `/register/events/${liveEvent}`,
    `/register/events/${liveEvent}/results`,
    `/register/events/${openEvent}/start-list`,
    `/register/events/chiang-mai-moat-ekiden/results`,
    `/checkpoint/${liveEvent}`,
  ]) {
    await page.goto(path);
    // a runner's name leads to their page, or stands in a list of leaders
    const names = page.locator('main a[href*="/results/"], .live-now__name');
    const texts = await names.allInnerTexts();
    thai.push(...texts.filter((text) => /[ก-๙]/.test(text)).map((text) => `${path}: ${text}`));
  }
  expect(thai).toEqual([]);
});
