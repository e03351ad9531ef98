import { givenEvent, openEvent } from "./support/race.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

test("the calendar shows a month's events on their days, and leads into each @phone", async ({ page }) => {
  const { name, startsOn } = await givenEvent(openEvent);
  await givenSignedIn(page);
  await page.goto(`/calendar?month=${startsOn.slice(0, 7)}`);
  const event = page.getByRole("link", { name: new RegExp(name.th) }).first();
  await expect(event).toBeVisible();
  await expectStaffAccessible(page);
  await event.click();
  await expect(page).toHaveURL(/\/manage\/events\/\d+/);
});

test("months follow each other in the address, in the years of the language", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/calendar?month=2026-12");
  await expect(page.getByRole("heading", { name: "ธันวาคม 2569" })).toBeVisible();
  await page.getByRole("button", { name: "เดือนถัดไป" }).click();
  await expect(page).toHaveURL(/month=2027-01$/);
  await expect(page.getByRole("heading", { name: "มกราคม 2570" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "ธันวาคม 2569" })).toBeVisible();
  await page.goto("/calendar?month=2026-12&lang=en");
  await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
});

test("the keyboard goes through the days, over the edge of the month, and into an event @long", async ({ page }) => {
  const { name, startsOn } = await givenEvent(openEvent);
  await givenSignedIn(page);
  await page.goto("/calendar?month=2026-11");
  const day = (on: string) => page.locator(`[data-day="${on}"]`);
  await day("2026-11-01").focus();
  await page.keyboard.press("End");
  await expect(day("2026-11-30")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/month=2026-12$/);
  await expect(day("2026-12-01")).toBeFocused();

  await page.goto(`/calendar?month=${startsOn.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: new RegExp(name.th) }).first()).toBeVisible();
  await day(startsOn).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/manage\/events\/\d+/);
});

test("only users with the right are offered to create an event on a day", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/calendar?month=2027-06");
  await page.locator('[data-day="2027-06-20"]').hover();
  await page.getByRole("link", { name: "สร้างงานในวันที่ 20 มิถุนายน 2570" }).click();
  const dialog = page.getByRole("dialog", { name: "สร้างงานใหม่" });
  await expect(dialog.getByLabel("วันแรก").first()).toHaveValue("20/06/2570");

  await givenSignedIn(page, { username: "viewer" });
  await page.goto("/calendar?month=2027-06");
  await expect(page.getByRole("heading", { name: "มิถุนายน 2570" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^สร้างงาน/ })).toHaveCount(0);
});
