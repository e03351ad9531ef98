import { clippedThai } from "./support/clipped-thai.ts";
import { eachStaffPage, publicPaths } from "./support/every-page.ts";
import { givenSeries } from "./support/given-series.ts";
import { expect, test } from "./support/quiet-console.ts";
import { finishedEvent, givenEvent, givenResults, liveEvent, openEvent } from "./support/race.ts";
import { givenSignedIn } from "./support/staff.ts";
import { asStaff } from "./support/staff-api.ts";

/** Pages as they are with an address of their own; the others are the product's list of them. */
const more = [
  "/register/event-list?view=calendar",
  `/register/events/${openEvent}`,
  `/register/events/${openEvent}/enter`,
  `/register/events/${openEvent}/start-list`,
  `/register/events/${liveEvent}/results`,
  `/checkpoint/${liveEvent}`,
];

test("the check sees a mark that is cut", async ({ page }) => {
  await page.goto("/notfound");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.style.lineHeight = "1";
    heading.style.overflow = "hidden";
  });
  expect(await clippedThai(page)).toEqual([expect.stringMatching(/^h1\S* cuts/)]);
});

test("no public page clips a Thai mark, on screen and in print @phone", async ({ page }) => {
  const { categories } = await givenEvent(finishedEvent);
  const [winner] = await givenResults(finishedEvent, categories[0]!.code);
  const faults: string[] = [];
  const { slug, leader } = await givenSeries();
  const ofSeries = { series: slug, entry: String(leader) };
  const examples = { event: finishedEvent, bib: winner!.bib, kind: "privacy", ...ofSeries };
  for (const path of [...publicPaths(examples), ...more]) {
    await page.goto(path);
    for (const media of ["print", "screen"] as const) {
      await page.emulateMedia({ media });
      faults.push(...(await clippedThai(page)).map((fault) => `${path} ${media}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

for (const [event, whose] of [
  [liveEvent, "with a race under way"],
  [finishedEvent, "with a race that is over"],
] as const) {
  test(`no page of the staff area clips a Thai mark, ${whose} @long`, async ({ page }) => {
    test.setTimeout(240_000);
    const id = await asStaff(event, async ({ eventId }) => eventId);
    await givenSignedIn(page);
    const faults: string[] = [];
    const pages = await eachStaffPage(page, id, async (path) => {
      faults.push(...(await clippedThai(page)).map((fault) => `${path}: ${fault}`));
    });
    expect(faults).toEqual([]);
    // the tabs of the event and the lists of all areas
    expect(pages).toBeGreaterThan(60);
  });
}
