import type { Page } from "@playwright/test";
import { givenEvent, givenResults, liveEvent, openEvent, passAt } from "./support/race.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const panel = (page: Page, name: string) => page.getByRole("region", { name });

test("the dashboard shows the figures, and each number links to what it counts @phone-long", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/");
  const figures = panel(page, "ตัวเลขวันนี้");
  await expect(figures.getByRole("link")).toHaveCount(6);
  await expect(figures.getByRole("link", { name: /ผู้สมัครในงานที่จะถึง/ })).toHaveText(/[1-9]/);
  await expectStaffAccessible(page);

  const event = await givenEvent(openEvent);
  const row = panel(page, "งานที่จะถึง").getByRole("row", { name: new RegExp(event.name.th) });
  await expect(row).toContainText("เปิดรับสมัคร");
  await row.getByRole("link", { name: event.name.th }).click();
  await expect(page).toHaveURL(/\/manage\/events\/\d+/);
  await page.goBack();

  await figures.getByRole("link", { name: /งานที่เปิดรับสมัคร/ }).click();
  await expect(page).toHaveURL(/\/manage\/events\?state=open$/);
});

test("the chart can be read as a table", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/");
  await page.getByRole("button", { name: "ดูเป็นตาราง" }).click();
  await expect(page.getByRole("table", { name: /ผู้สมัคร 30 วัน/ }).getByRole("row")).toHaveCount(31);
});

test("the figures of a live race update by themselves, without the loading overlay", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/");
  const progress = panel(page, "กำลังแข่งขัน");
  await expect(progress.getByText("สด", { exact: true })).toBeVisible();
  const counted = page.waitForResponse(/web-register-result-list.*with=models/);
  const { categories, checkpoints } = await givenEvent(liveEvent);
  const player = (await givenResults(liveEvent, categories[0]!.code)).find(({ status }) => status === "on_course")!;
  await passAt(liveEvent, player.bib, checkpoints.find(({ kind }) => kind === "lap")!.code, Date.now());
  await counted;
  await expect(page.getByText("Loading...")).toBeHidden();
  await expect(progress.getByText(/อ่านล่าสุด เมื่อสักครู่/)).toBeVisible();
});
