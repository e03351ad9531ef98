import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { sticksOut } from "./support/fits.ts";
import { finishedEvent, givenResults, liveEvent, openEvent } from "./support/race.ts";

test("from the event page to the results, and to one's own page and why this place @phone", async ({ page }) => {
  await page.goto(`/register/events/${finishedEvent}`);
  await expect(page.getByRole("heading", { level: 1, name: "สันหมอกปัว อัลตร้าเทรล" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "ดูผลการแข่งขัน" }).first().click();

  await expect(page).toHaveURL(/\/results/);
  const [, second] = await givenResults(finishedEvent, "100K");
  await page.getByRole("searchbox").fill(second!.bib);
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/[?&]q=/);
  await expectAccessible(page);
  await page
    .getByRole("link", { name: new RegExp(second!.name) })
    .last()
    .click();

  await expect(page.getByRole("heading", { level: 1, name: second!.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "ทำไมได้อันดับนี้" })).toBeVisible();
  await expectAccessible(page);
});

test("results filter by gender and age group in the address", async ({ page }) => {
  await page.goto(`/register/events/${finishedEvent}/results?category=50K`);
  await page.getByLabel("เพศ").selectOption("F");
  await page.getByRole("button", { name: "ค้นหา" }).click();
  await expect(page).toHaveURL(/gender=F/);
  const women = (await givenResults(finishedEvent, "50K")).filter(({ gender }) => gender === "F");
  await expect(page.getByRole("row").filter({ hasText: women[0]!.name })).toBeVisible();
});

test("the start list finds a player by a part of the name @phone", async ({ page }) => {
  await page.goto(`/register/events/${openEvent}/start-list`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test.describe("from another time zone", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("the pages of an event say whose time they show @phone", async ({ page }) => {
    await page.goto(`/register/events/${liveEvent}/results`);
    await expect(page.getByText("เวลาของงาน (GMT+7)")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are readable, filters are forms, lists have pages", async ({ page }) => {
    const rows = await givenResults(finishedEvent, "50K");
    await page.goto(`/register/events/${finishedEvent}/results?category=50K`);
    await expect(page.getByText(rows[0]!.name).first()).toBeVisible();
    await page.getByRole("link", { name: "ถัดไป" }).click();
    await expect(page).toHaveURL(/page=2|offset=/);
    await page.getByRole("searchbox").fill(rows[0]!.bib);
    await page.getByRole("button", { name: "ค้นหา" }).click();
    await expect(page.getByText(rows[0]!.name).first()).toBeVisible();
    await page.goto(`/register/events/${finishedEvent}/results/${rows[0]!.bib}`);
    await expect(page.getByRole("heading", { name: "ทำไมได้อันดับนี้" })).toBeVisible();
  });
});

test("no page scrolls sideways on a phone @phone-only", async ({ page }) => {
  const pages = ["", "/results", "/results/1001", "/start-list"].map(
    (path) => `/register/events/${finishedEvent}${path}`,
  );
  for (const path of [
    "/landing",
    "/register/event-list",
    "/documentation/api",
    `/checkpoint/${finishedEvent}`,
    ...pages,
  ]) {
    for (const language of ["th", "en"]) {
      await page.goto(`${path}?lang=${language}`);
      expect(await sticksOut(page), `${path} in ${language}`).toEqual([]);
    }
  }
});
