import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

test("the topbar's Settings opens the guide, which is read chapter by chapter", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page).toHaveURL(/\/documentation$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1. เริ่มต้น");
  await expectStaffAccessible(page);
  await page.getByRole("link", { name: /^ถัดไป/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2. ตั้งงานแรกจนเผยแพร่");
  await page.goto("/documentation/categories?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3. Categories, fees and age groups");
});

test("searching leads to the very section @phone-long", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/documentation");
  await page.getByRole("searchbox", { name: "ค้นหาในคู่มือ" }).fill("ตัวอย่างแบบไทย");
  await page.getByRole("link", { name: "ตัวอย่างแบบไทย" }).click();
  await expect(page).toHaveURL(/\/documentation\/categories#/);
  await expect(page.getByRole("heading", { name: "ตัวอย่างแบบไทย" })).toBeInViewport();
});

test("the sample spreadsheet can be fetched, and what is no chapter is not found", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/documentation/entries");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "ไฟล์ตัวอย่าง" }).click();
  expect((await download).suggestedFilename()).toBe("entries-sample.csv");
  await page.goto("/documentation/nothing");
  await expect(page).toHaveURL(/\/notfound$/);
});
