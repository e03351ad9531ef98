import { clippedThai } from "./support/clipped-thai.ts";
import { expect, test } from "./support/quiet-console.ts";
import { finishedEvent, givenEvent, givenResults, liveEvent, openEvent } from "./support/race.ts";
import { givenSignedIn } from "./support/staff.ts";

const publicPaths = [
  "/landing",
  "/register/event-list",
  "/register/event-list?view=calendar",
  `/register/events/${openEvent}`,
  `/register/events/${openEvent}/enter`,
  `/register/events/${openEvent}/start-list`,
  `/register/events/${openEvent}/policies/privacy`,
  `/register/events/${finishedEvent}`,
  `/register/events/${finishedEvent}/results`,
  `/register/events/${liveEvent}/results`,
  `/checkpoint/${liveEvent}`,
  "/checkpoint",
  "/register/find",
  "/auth",
  "/notfound",
];

const staffPaths = [
  "/",
  "/calendar",
  "/manage",
  "/manage/events",
  "/manage/registrations",
  "/manage/transfers",
  "/manage/persons",
  "/master/clubs",
  "/master/policies",
  "/report/registrations",
  "/report/audit",
  "/config/users",
  "/config/menu",
  "/profile",
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
  for (const path of [...publicPaths, `/register/events/${finishedEvent}/results/${winner!.bib}`]) {
    await page.goto(path);
    for (const media of ["print", "screen"] as const) {
      await page.emulateMedia({ media });
      faults.push(...(await clippedThai(page)).map((fault) => `${path} ${media}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test("no page of the staff area clips a Thai mark @long", async ({ page }) => {
  await givenSignedIn(page);
  const faults: string[] = [];
  for (const path of staffPaths) {
    await page.goto(path);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    faults.push(...(await clippedThai(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
