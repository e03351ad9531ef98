import { expect, type Page, test } from "@playwright/test";
import { categoryList } from "@time-event/contract/categories";
import { eventClone } from "@time-event/contract/staff-events";
import type { ResultRow } from "@time-event/contract/results";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import { expectAccessible } from "./support/axe.ts";
import { saved } from "./support/event-tabs.ts";
import { givenMark } from "./support/given-own.ts";
import { givenEvent, givenResults, openEvent } from "./support/race.ts";
import { asAdmin, change, idOfEvent, look } from "./support/staff-api.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

const hasPlace = ({ overallRank }: ResultRow) => overallRank !== null;

/** A made-up race that began two days ago in a copy of one of the demonstration's events, once reads of a category are in. */
async function givenRaced(event: string, category: string, isIn = hasPlace) {
  const field = { source: "field" as const, speed: 1, minutesToGun: -48 * 60, peopleEach: 12, troubles: [] };
  const begun = await asAdmin(async (admin) => {
    // an event has one rehearsal at a time, so each journey has an event of its own
    const mark = givenMark();
    const { startsOn } = await givenEvent(event);
    const name = { th: `กติกาของวันแข่ง ${mark}`, en: `Rules of the day ${mark}` };
    const copy = { eventId: await idOfEvent(admin, event), slug: `rules-${mark}`, name, startsOn };
    const { id } = await change(admin, eventClone, copy);
    return change(admin, rehearsalBegin, { eventId: id, ...field });
  });
  const list = async () => (await givenResults(begun.slug, category)).filter(isIn);
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(3);
  return { eventId: begun.rehearsal, slug: begun.slug, list };
}

const drawer = (page: Page) => page.getByRole("dialog");

/** One official proposes; what the penalty would do is shown before. */
async function propose(page: Page, eventId: number, bib: string, kind: string, details: (page: Page) => Promise<void>) {
  await givenSignedIn(page, { username: "timing" });
  await page.goto(`/manage/events/${eventId}/penalties`);
  await wearBothThemes(page);
  await page.getByRole("button", { name: "เสนอโทษ" }).click();
  await drawer(page).getByLabel("หมายเลข (BIB)").fill(bib);
  await drawer(page).getByRole("combobox", { name: /^โทษ/ }).selectOption({ label: kind });
  await details(page);
  await drawer(page).getByLabel("เห็นอะไร ที่ไหน ใครเห็น").fill("กรรมการเห็นที่โค้งสุดท้าย");
}

/** Saves the proposal, and another official lets it count. */
async function decide(page: Page, eventId: number, bib: string) {
  await drawer(page).getByRole("button", { name: "บันทึก" }).click();
  await givenSignedIn(page, { username: "admin" });
  await page.goto(`/manage/events/${eventId}/penalties`);
  await wearBothThemes(page);
  await page.getByRole("button", { name: `เปิดดู ${bib}` }).click();
  await drawer(page).getByLabel("เปิดให้อุทธรณ์").fill("0");
  await drawer(page).getByRole("button", { name: "ให้มีผล" }).click();
  await expect(drawer(page)).toBeHidden();
}

test("a penalty is of one stage: its time and the public list say so, while the next one is ridden", async ({
  page,
}) => {
  // two of three stages are over: each has three points
  const { eventId, slug, list } = await givenRaced("sangkhla-three-days", "MEN", ({ splitMs }) => splitMs[5] !== null);
  const { bib } = (await list())[0]!;
  await propose(page, eventId, bib, "เพิ่มเวลา", async () => {
    await drawer(page).getByLabel("สเตจ").selectOption("S2");
    await expect(drawer(page).getByText(/S2 [\d:]+ → [\d:]+/)).toBeVisible();
  });
  await expectAccessible(page);
  await decide(page, eventId, bib);
  await page.goto(`/register/events/${slug}`);
  await expect(page.getByRole("heading", { level: 3, name: "S2", exact: true })).toBeVisible();
  await page.goto(`/register/events/${slug}/results/${bib}`);
  await expect(page.getByText(/^ลงโทษเพิ่มเวลา 5:00 ใน S2: .*กรรมการเห็นที่โค้งสุดท้าย/).first()).toBeVisible();
  await expectAccessible(page);
});

test("a pursuit goes from its guns to official with a place lost on the way; laps alone give places in a backyard", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { eventId, slug, list } = await givenRaced("doi-saket-backyard", "8K");
  const [winner, second] = await list();
  await propose(page, eventId, winner!.bib, "เสียอันดับ", async () => {
    await drawer(page).getByLabel("อันดับที่เสีย").fill("1");
    await expect(drawer(page).getByText("อันดับเปลี่ยน 2 คน")).toBeVisible();
  });
  await decide(page, eventId, winner!.bib);
  await expect.poll(async () => (await list()).slice(0, 2).map(({ bib }) => bib)).toEqual([second!.bib, winner!.bib]);

  await page.goto(`/manage/events/${eventId}/review`);
  await wearBothThemes(page);
  for (const state of ["ไม่เป็นทางการ", "เป็นทางการ"]) {
    await page.getByRole("button", { name: /^ตรวจก่อนประกาศ.*8/ }).click();
    const minutes = drawer(page).getByLabel("เวลาประท้วง");
    if (await minutes.isVisible()) await minutes.fill("0");
    await drawer(page)
      .getByRole("button", { name: new RegExp(`^ประกาศ · ${state}$`) })
      .click();
    await expect(drawer(page)).toBeHidden();
  }
  await page.goto(`/register/events/${slug}/results?category=8K`);
  await expect(page.getByText(/ผลเป็นทางการ ฉบับที่ 2/)).toBeVisible();
  await expectAccessible(page);

  // in the demonstration's own backyard, which is over, laps alone give places
  const yards = await givenResults("doi-saket-backyard", "BACKYARD");
  const placed = yards.filter(hasPlace);
  expect(placed.length).toBeGreaterThan(3);
  const expected = placed.map(({ laps }) => 1 + placed.filter((other) => other.laps > laps).length);
  expect(placed.map(({ overallRank }) => overallRank)).toEqual(expected);
});

test("small age groups are merged once the starters are known, and go back to those announced", async ({ page }) => {
  const { eventId, slug } = await givenRaced(openEvent, "42K");
  const category = await asAdmin(async (admin) =>
    (await look(admin, categoryList, { eventId })).find(({ code }) => code === "42K")!,
  );
  const groups = async () => new Set((await givenResults(slug, "42K")).map(({ ageGroup }) => ageGroup)).size;
  const announced = await groups();
  await givenSignedIn(page);
  await page.goto(`/manage/events/${eventId}/categories/${category.id}`);
  await wearBothThemes(page);
  await page.getByRole("button", { name: "รวมหรือแยกรุ่นอายุ" }).click();
  await drawer(page).getByLabel("รวมรุ่นที่มีไม่ถึง").fill("4");
  await drawer(page).getByRole("button", { name: "รวมตามกติกานี้" }).click();
  await expect(drawer(page).getByText(/^เปลี่ยน \d+ คน/)).toBeVisible();
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "ใช้รุ่นอายุเหล่านี้" }).click();
  await page.getByRole("button", { name: "บันทึกรุ่น" }).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(groups).toBeLessThan(announced);

  await page.getByRole("button", { name: "กลับไปใช้ที่ประกาศไว้" }).click();
  await page.getByRole("button", { name: "บันทึกรุ่น" }).click();
  await expect.poll(groups).toBe(announced);
});
