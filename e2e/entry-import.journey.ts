import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { givenOpenEvent, type OwnEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

async function openImport(page: Page, { id }: OwnEvent): Promise<void> {
  await page.goto(`/manage/events/${id}/entries/import`);
}

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
}

const cell = (page: Page, column: string, line: number) =>
  page
    .getByRole("combobox", { name: `${column} บรรทัด ${line}`, exact: true })
    .or(page.getByRole("textbox", { name: `${column} บรรทัด ${line}`, exact: true }));
const report = "ดาวน์โหลดไฟล์พร้อมสิ่งที่ต้องแก้";

test("faulty lines of a file are mended where they stand, or left out, and the report is the file again @phone-long", async ({
  page,
}) => {
  test.slow();
  await givenSignedIn(page);
  const event = await givenOpenEvent();
  await openImport(page, event);
  await expect(page.getByRole("button", { name: "ดาวน์โหลดไฟล์ตัวอย่าง" })).toBeVisible();
  await page.getByText(/^รายการคอลัมน์ทั้งหมด/).click();
  await expect(page.getByRole("cell", { name: /^คนที่มีชื่อเดียวใส่ที่นี่/ })).toBeVisible();
  await expectStaffAccessible(page);

  const bib = `M${randomInt(1_000, 9_999)}`;
  const lines = [
    "BIB,ชื่อ,นามสกุล,เพศ,วันเกิด,โทรศัพท์",
    `${bib}1,มานี,หนึ่ง,หญิง,1/2/2540,๐๘๑๒๓๔๕๖๗๕`,
    ",,,,,",
    `${bib}2,,สอง,หญิง,31/2/2541,`,
    `${bib}2,ปิติ,สาม,ชายจริง,1/1/2541,`,
    `${bib}3,ชูใจ,สี่,หญิง,1/1/2541,`,
  ];
  await choose(page, "entrants.csv", lines.join("\n"));
  // the file has no category: each line gets a cell for it
  await expect(page.getByText("ข้ามบรรทัดว่าง 1 บรรทัด")).toBeVisible();
  for (const line of [2, 4, 5]) {
    await cell(page, "รุ่น", line).fill("5K");
    await cell(page, "รุ่น", line).press("Enter");
  }
  await cell(page, "ชื่อ", 4).fill("ใบบัว");
  await cell(page, "วันเกิด", 4).fill("28/2/2541");
  await cell(page, "เพศ", 5).fill("ชาย");
  await cell(page, "เพศ", 5).press("Enter");
  await expect(page.getByRole("row", { name: /4 เพิ่มใหม่.*ใบบัว สอง/ })).toBeVisible();
  // what is mended stays on the screen
  await expect(cell(page, "ชื่อ", 4)).toHaveValue("ใบบัว");
  await expect(page.getByRole("row", { name: new RegExp(`5 มีปัญหา ${bib}2 ปิติ สาม.*ซ้ำกับบรรทัดก่อนหน้า`) })).toBeVisible();
  await page.getByRole("checkbox", { name: "นำเข้าบรรทัด 6" }).uncheck();
  await expect(page.getByRole("row", { name: /6 เว้นไว้/ })).toBeVisible();
  await expectStaffAccessible(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: report }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("entrants - ตรวจแล้ว.csv");
  const saved = await readFile(await download.path());
  const rows = saved.toString("utf8").trim().split("\r\n");
  expect(rows).toHaveLength(5);
  // spreadsheets see by it that it is UTF-8
  expect([...saved.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(rows[0]).toBe('"BIB","ชื่อ","นามสกุล","เพศ","วันเกิด","โทรศัพท์","รุ่น","สิ่งที่ต้องแก้"');
  expect(rows[2]).toBe(`"${bib}2","ใบบัว","สอง","หญิง","28/2/2541","","5K",""`);
  expect(rows[3]).toContain("ซ้ำกับบรรทัดก่อนหน้า");
  expect(rows[4]).toContain('"เว้นไว้"');

  await cell(page, "BIB", 5).fill(`${bib}4`);
  await cell(page, "BIB", 5).press("Enter");
  await page.getByRole("button", { name: "นำเข้า: เพิ่ม 3 แก้ไข 0" }).click();
  await expect(page.getByText("เพิ่มใหม่ 3 คน แก้ไข 0 คน")).toBeVisible();

  // the report goes in as it is: who is there is there once
  await openImport(page, event);
  await choose(page, "entrants - ตรวจแล้ว.csv", saved);
  await expect(page.getByRole("row", { name: new RegExp(`4 มีปัญหา ${bib}2`) })).toBeVisible();
  await expect(page.getByRole("button", { name: /^เหมือนเดิม/ })).toHaveText(/เหมือนเดิม 2/);
  await expect(page.getByRole("combobox", { name: "สิ่งที่ต้องแก้ คือ" })).toHaveValue("");
});

test("leaving a file that was mended asks first @long", async ({ page }) => {
  await givenSignedIn(page);
  const event = await givenOpenEvent();
  await openImport(page, event);
  await choose(page, "a.csv", "BIB,ชื่อ,เพศ,รุ่น\nZ1,มานี,หญิง,ไม่มี\n");
  await cell(page, "รุ่น", 2).fill("5K");
  await page.getByRole("link", { name: "ผู้สมัคร", exact: true }).last().click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
});

test("a file of 5,000 lines is mended in the preview @long", async ({ page }) => {
  test.slow();
  await givenSignedIn(page);
  const event = await givenOpenEvent();
  await openImport(page, event);
  // nobody's gender can be read, so that no category is full
  const line = (at: number) => `T${at},คน ที่${at},?,5K`;
  const lines = Array.from({ length: 5_000 }, (_, at) => line(at));
  await choose(page, "big.csv", ["BIB,ชื่อ-นามสกุล,เพศ,รุ่น", ...lines].join("\n"));
  const problems = page.getByRole("button", { name: /^มีปัญหา/ });
  await expect(problems).toHaveText(/5,000/, { timeout: 60_000 });
  await cell(page, "เพศ", 3).fill("หญิง");
  await cell(page, "เพศ", 3).press("Enter");
  await expect(problems).toHaveText(/4,999/, { timeout: 60_000 });
});
