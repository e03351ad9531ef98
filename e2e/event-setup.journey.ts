import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync, zipSync, strFromU8, strToU8 } from "fflate";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "ส่วนของงานนี้" }).getByRole("link", { name, exact: true });
const saved = (page: Page) => page.getByText("บันทึกแล้ว", { exact: true }).first();

/** Opens an event's tab by its name in the list. */
async function openEvent(page: Page, name: string, part: string): Promise<void> {
  await page.goto("/manage/events");
  await page.getByRole("link", { name }).click();
  await tab(page, part).click();
}

test("the list finds events by state, words and sport, and keeps that in the address @phone", async ({ page }) => {
  await givenSignedIn(page, { username: "manager" });
  await page.goto("/manage/events");
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows).not.toHaveCount(0);
  await expectStaffAccessible(page);

  await page.getByRole("button", { name: /^ฉบับร่าง/ }).click();
  await expect(page).toHaveURL(/state=draft/);
  await expect(page.getByRole("link", { name: /เดินรอบกว๊าน/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /สันหมอกปัว/ })).toHaveCount(0);

  await page.getByRole("button", { name: /^ทั้งหมด/ }).click();
  await page.getByRole("searchbox").fill("ไม่มีงานชื่อนี้");
  await expect(page.getByRole("heading", { name: "ไม่มีงานที่ตรงกับตัวกรอง" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("ไม่มีงานชื่อนี้");
  await page.getByRole("button", { name: "ล้างตัวกรอง" }).click();
  await expect(page.getByRole("link", { name: /สันหมอกปัว/ })).toBeVisible();
});

test("a draft begins with a name and a day, and what is missing is said beside its field @phone", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage/events");
  await page.getByRole("button", { name: "สร้างงานใหม่" }).click();
  const dialog = page.getByRole("dialog", { name: "สร้างงานใหม่" });
  await dialog.getByRole("button", { name: "สร้างฉบับร่าง" }).click();
  await expect(dialog.getByText("ใช้ a–z 0–9 และขีดกลาง")).toBeVisible();
  await expect(dialog.getByLabel("ภาษาไทย")).toBeFocused();
  await expectStaffAccessible(page);

  const stamp = test.info().project.name === "th-phone" ? "Phone" : "Desktop";
  await dialog.getByLabel("ภาษาไทย").fill("เขาใหญ่ฮาล์ฟมาราธอน");
  await dialog.getByLabel("ภาษาอังกฤษ").fill(`Khao Yai Half ${stamp}`);
  await dialog.getByLabel("วันแรก", { exact: true }).fill("12/12/2570");
  await dialog.getByLabel("วันแรก", { exact: true }).blur();
  await expect(dialog.getByLabel("วันสุดท้าย", { exact: true })).toHaveValue("12/12/2570");
  const slug = `khao-yai-half-${stamp.toLowerCase()}-2027`;
  await expect(dialog.getByLabel("ที่อยู่ของหน้าเว็บ")).toHaveValue(slug);
  await dialog.getByRole("button", { name: "สร้างฉบับร่าง" }).click();

  await expect(page).toHaveURL(/\/manage\/events\/\d+\/details$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("เขาใหญ่ฮาล์ฟมาราธอน");
  await expect(page.getByText("ยังไม่มีสถานที่จัดงาน")).toBeVisible();
  expect((await page.request.get(`/register/events/${slug}`)).status()).toBe(404);
});

test("two people who edit the same details both see what the other saved", async ({ browser }) => {
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  for (const [at, page] of pages.entries()) {
    await givenSignedIn(page, { username: at === 0 ? "admin" : "manager" });
    await openEvent(page, "แก่งกระจาน", "รายละเอียด");
    await page.getByLabel("ผู้จัด", { exact: true }).fill(at === 0 ? "ผู้จัดรายแรก" : "ผู้จัดรายที่สอง");
  }
  const [first, second] = pages;
  await first.getByRole("button", { name: "บันทึก" }).click();
  await expect(saved(first)).toBeVisible();
  await second.getByRole("button", { name: "บันทึก" }).click();
  const conflict = second.getByRole("dialog", { name: "มีคนบันทึกไปก่อนแล้ว" });
  await expect(conflict.getByText("ผู้จัดรายแรก")).toBeVisible();
  await expect(conflict.getByText("ผู้จัดรายที่สอง")).toBeVisible();
  await conflict.getByRole("button", { name: "ใช้ของฉัน" }).click();
  await expect(saved(second)).toBeVisible();
  await first.reload();
  await expect(first.getByLabel("ผู้จัด", { exact: true })).toHaveValue("ผู้จัดรายที่สอง");
  for (const page of pages) await page.close();
});

test("what the public sees of entrants follows the event's setting @phone", async ({ page }) => {
  await givenSignedIn(page);
  await openEvent(page, "ทุ่งวัวแล่น", "ความเป็นส่วนตัว");
  await page.getByLabel("อักษรย่อเท่านั้น").check();
  await expect(page.getByRole("cell", { name: "อ. ศ." }).first()).toBeVisible();
  await expectStaffAccessible(page);
  await page.getByRole("switch", { name: "ชมรม" }).uncheck();
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(saved(page)).toBeVisible();

  await page.goto("/register/events/thung-wua-laen-triathlon/start-list");
  await expect(page.getByRole("rowheader").first()).toHaveText(/^[ก-ฮA-Z]\. [ก-ฮA-Z]\./);
});

test("an event is called off with a reason that everybody reads, and takes place after all", async ({ page }) => {
  await givenSignedIn(page);
  await openEvent(page, "ริมน้ำเจ้าพระยา", "เผยแพร่");
  await expect(page.getByRole("listitem").filter({ hasText: "เปิดรับสมัคร" }).first()).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "ยกเลิกงาน" }).click();
  const dialog = page.getByRole("dialog", { name: "ยกเลิกงานนี้" });
  await dialog.getByRole("button", { name: "ยกเลิกงาน" }).click();
  await expect(dialog.getByText("กรอกเหตุผลภาษาไทย")).toBeVisible();
  await dialog.getByLabel("ภาษาไทย").fill("น้ำท่วมเส้นทาง");
  await expectStaffAccessible(page);
  await dialog.getByRole("button", { name: "ยกเลิกงาน" }).click();
  await expect(page.getByRole("blockquote")).toHaveText("น้ำท่วมเส้นทาง");

  const visitor = await page.context().newPage();
  await visitor.goto("/register/events/rim-nam-chao-phraya-marathon");
  await expect(visitor.getByText("น้ำท่วมเส้นทาง")).toBeVisible();
  await page.getByRole("button", { name: "จัดงานตามเดิม" }).click();
  await page.getByRole("button", { name: "เปิดรับสมัคร", exact: true }).click();
  await expect(page.getByRole("button", { name: "ปิดรับสมัคร", exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("น้ำท่วมเส้นทาง")).toHaveCount(0);
});

test("a whole event is downloaded, brought in again under another address, put away and brought back", async ({
  page,
}) => {
  await givenSignedIn(page);
  await openEvent(page, "สันหมอกปัว", "เผยแพร่");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "ดาวน์โหลด ZIP" }).click();
  const file = await (await downloading).path();
  const packed = unzipSync(new Uint8Array(await readFile(file)));

  await page.goto("/manage/events");
  await page.getByRole("button", { name: "นำเข้าจากไฟล์" }).click();
  const dialog = page.getByRole("dialog", { name: "นำเข้างานจากไฟล์" });
  const choose = (files: Record<string, Uint8Array>) =>
    dialog.locator("input[type=file]").setInputFiles({
      name: "race.zip",
      mimeType: "application/zip",
      buffer: Buffer.from(zipSync(files)),
    });
  const entrants = strFromU8(packed["entrants.csv"]!);
  await choose({ ...packed, "entrants.csv": strToU8(entrants.replace(/\n(\w+),[^,]+,/, "\n$1,ไม่มีรุ่นนี้,")) });
  await expect(dialog.getByRole("row").filter({ hasText: "entrants.csv" })).toContainText("race.json ไม่มีรุ่น ไม่มีรุ่นนี้");
  await expectStaffAccessible(page);

  await choose(packed);
  await dialog.getByRole("button", { name: "นำเข้างานนี้" }).click();
  await expect(dialog.getByText("มีงานอื่นใช้ที่อยู่นี้แล้ว")).toBeVisible();
  await dialog.getByLabel("ที่อยู่ของหน้าเว็บ").fill("san-mok-again");
  await dialog.getByRole("button", { name: "นำเข้างานนี้" }).click();
  await expect(page).toHaveURL(/\/manage\/events\/\d+\/details$/);

  await tab(page, "เผยแพร่").click();
  await page.getByRole("button", { name: "เก็บเข้าคลัง" }).click();
  await expect(page.getByRole("button", { name: "นำกลับจากคลัง" })).toBeVisible();
  expect((await page.request.get("/register/events/san-mok-again")).status()).toBe(200);
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("san-mok-again");
  await page.getByRole("button", { name: "นำกลับจากคลัง" }).click();
  await expect(page.getByRole("button", { name: "เก็บเข้าคลัง" })).toBeVisible();
});
