import type { Page } from "@playwright/test";
import { givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenSignedIn } from "./support/staff.ts";

const cell = (page: Page, column: string, line: number) =>
  page.getByRole("textbox", { name: `${column} บรรทัด ${line}`, exact: true });

test("an import that was left in the middle comes back after a reload, with its columns and mended cells", async ({
  page,
}) => {
  test.slow();
  await givenSignedIn(page);
  const { id } = await givenOpenEvent();
  const address = `/manage/events/${id}/entries/import`;
  await page.goto(address);
  const lines = ["BIB,ชื่อ,นามสกุล,เพศ,วันเกิด,รุ่น,หมายเหตุ", "R1,,หนึ่ง,หญิง,1/2/2540,5K,x", "R2,,สอง,หญิง,1/2/2541,5K,x"];
  const buffer = Buffer.from(lines.join("\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "half.csv", mimeType: "text/csv", buffer });
  await cell(page, "ชื่อ", 3).fill("ใบบัว");
  await cell(page, "ชื่อ", 3).press("Enter");
  await page.getByRole("checkbox", { name: "นำเข้าบรรทัด 2" }).uncheck();
  await expect(page.getByRole("row", { name: /2 เว้นไว้/ })).toBeVisible();

  await page.reload();
  await expect(page.getByText("half.csv")).toBeVisible();
  await expect(cell(page, "ชื่อ", 3)).toHaveValue("ใบบัว");
  await expect(page.getByRole("checkbox", { name: "นำเข้าบรรทัด 2" })).not.toBeChecked();

  // one can go elsewhere and come back
  await page.getByRole("link", { name: "ผู้สมัคร", exact: true }).first().click();
  await page.goto(address);
  await expect(cell(page, "ชื่อ", 3)).toHaveValue("ใบบัว");

  // put away, it is gone
  await page.getByRole("button", { name: "เปลี่ยนไฟล์" }).click();
  await expect(page.getByText("half.csv")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("input[type=file]")).toBeAttached();
  await page.waitForTimeout(300);
  await expect(page.getByText("half.csv")).toHaveCount(0);
});
