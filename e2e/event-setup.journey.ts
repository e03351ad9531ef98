import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { saved, tab } from "./support/event-tabs.ts";
import { cutValues } from "./support/fits.ts";
import { givenMark, givenOpenEvent } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn, wearBothThemes } from "./support/staff.ts";

async function fillBoth(within: Locator, thai: string, english: string): Promise<void> {
  await within.getByLabel("ภาษาไทย").fill(thai);
  await within.getByLabel("ภาษาอังกฤษ").fill(english);
}

/** Counts mouse clicks from here on, but no key presses. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction("clicked", () => (clicks += 1));
  await page.addInitScript(() => {
    const { clicked } = globalThis as unknown as { clicked: () => void };
    addEventListener("click", ({ detail }) => detail > 0 && clicked(), true);
  });
  return async () => clicks;
}

test("an event is set up from nothing, published and opened, by hand", async ({ page }) => {
  test.setTimeout(120_000);
  const clicks = await countClicks(page);
  await givenSignedIn(page, { username: "manager" });
  const from = Date.now();
  await page.goto("/manage/events");
  await page.getByRole("button", { name: "สร้างงานใหม่" }).click();
  const dialog = page.getByRole("dialog", { name: "สร้างงานใหม่" });
  const mark = givenMark();
  await fillBoth(dialog, "ภูกระดึงเทรล", `Phu Kradueng ${mark}`);
  await dialog.getByRole("textbox", { name: "วันแรก", exact: true }).fill("18/12/2570");
  await dialog.getByRole("combobox", { name: "จังหวัด" }).fill("เลย");
  await dialog.getByRole("option", { name: "เลย", exact: true }).click();
  await dialog.getByRole("button", { name: "สร้างฉบับร่าง" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ภูกระดึงเทรล");

  await fillBoth(page.getByRole("group", { name: "สถานที่จัด" }), "ที่ทำการอุทยานแห่งชาติ", "National park office");
  await page.getByRole("textbox", { name: "พิกัด" }).fill("https://www.google.com/maps/@16.8835,101.8890,15z");
  await page.getByRole("textbox", { name: "อีเมล" }).fill("info@phu.example.org");
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(saved(page)).toBeVisible();

  await tab(page, "จุดตรวจ").click();
  for (const [code, kind, thai, english, km] of [
    ["START", "ปล่อยตัว", "ลานหน้าอุทยาน", "Park gate", "0"],
    ["FIN", "เส้นชัย", "หลังแป", "Lang Pae", "9"],
  ] as const) {
    await page.getByRole("button", { name: "เพิ่มจุด" }).first().click();
    const point = page.getByRole("dialog", { name: "เพิ่มจุด" });
    await point.getByRole("textbox", { name: "รหัส" }).fill(code);
    await point.getByRole("combobox", { name: "ชนิด" }).selectOption(kind);
    await fillBoth(point, thai, english);
    await point.getByRole("textbox", { name: "ระยะ" }).fill(km);
    await point.getByRole("button", { name: "บันทึก" }).click();
    await expect(point).toBeHidden();
  }

  await tab(page, "เผยแพร่").click();
  await expect(page.getByText("ยังไม่มีรุ่นการแข่งขัน")).toBeVisible();
  await expect(page.getByRole("button", { name: "เผยแพร่งาน" })).toBeDisabled();
  await page.getByRole("link", { name: "ไปแก้ที่ รุ่นและค่าสมัคร" }).click();
  await page.getByRole("link", { name: "รุ่นใหม่" }).first().click();
  await fillBoth(page.getByRole("group", { name: "ชื่อรุ่น" }), "9 กม.", "9 km");
  await page.getByRole("textbox", { name: "รหัสรุ่น" }).fill("9K");
  await page.getByRole("button", { name: "เพิ่มช่วงราคา" }).click();
  const fees = page.getByRole("region", { name: "ค่าสมัคร" });
  await fillBoth(fees, "ราคาเดียว", "One price");
  await fees.getByRole("textbox", { name: "ราคา", exact: true }).fill("500");
  // a price that ends on a day ends with that day
  const until = fees.getByRole("textbox", { name: /^ใช้ราคานี้ถึง/ });
  await until.first().fill("30/11/2570");
  await expect(until.last()).toHaveValue("23:59");
  expect(await cutValues(page)).toEqual([]);
  await until.first().fill("");
  await until.last().fill("");
  await page.getByRole("button", { name: "ใส่ทั้ง 2 จุดตามระยะ" }).click();
  await page.getByRole("button", { name: "บันทึกรุ่น" }).click();
  await expect(saved(page)).toBeVisible();
  // the new category has an address now: to leave before would be overtaken by the way there
  await expect(page).toHaveURL(/\/categories\/\d+$/);
  await expect(page.getByRole("heading", { level: 2, name: "9 กม.", exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY), "the form stays where it was saved").toBeGreaterThan(0);

  // nobody else's account takes the money of an event that has chosen none
  await tab(page, "ชำระเงิน").click();
  await expect(page.getByText(/^ยังไม่มีบัญชีรับเงิน/)).toBeVisible();
  await page.getByRole("button", { name: "เพิ่มบัญชีเฉพาะงานนี้" }).click();
  const account = page.getByRole("dialog", { name: "เพิ่มบัญชีเฉพาะงานนี้" });
  await account.getByLabel("หมายเลขพร้อมเพย์").fill("089-876-5432");
  await account.getByRole("button", { name: "บันทึก" }).click();
  await expect(account).toBeHidden();
  await expect(page.getByText(/^ยังไม่มีบัญชีรับเงิน/)).toHaveCount(0);

  await tab(page, "เผยแพร่").click();
  await page.getByRole("button", { name: "เผยแพร่งาน" }).click();
  await expect(page.getByText("ยังไม่ได้ตั้งเวลาเปิดรับสมัคร").first()).toBeVisible();
  await page.getByRole("button", { name: "เปิดรับสมัคร", exact: true }).click();
  // into whose account the money goes is said before anybody can pay
  await expect(page.getByText(/^เปิดรับสมัครตอนนี้หรือไม่ เงินค่าสมัครจะเข้า: พร้อมเพย์ 089-876-5432$/)).toBeVisible();
  await page.getByRole("button", { name: "ตกลง" }).click();
  await expect(page.getByRole("button", { name: "ปิดรับสมัคร", exact: true })).toBeVisible();
  const seconds = Math.round((Date.now() - from) / 1000);
  test.info().annotations.push({ type: "set up and open", description: `${await clicks()} clicks, ${seconds} s` });

  await page.goto(`/register/events/phu-kradueng-${mark}-2027`);
  await expect(page.getByText("18 ธันวาคม 2570").first()).toBeVisible();
  await expect(page.getByText("฿500").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "info@phu.example.org" })).toBeVisible();
  await expectAccessible(page);
});

test("the list finds events by state and words, and keeps that in the address @phone-long @long", async ({ page }) => {
  await givenSignedIn(page, { username: "manager" });
  await page.goto("/manage/events");
  await expect(page.getByRole("link", { name: /สันหมอกปัว/ })).toBeVisible();
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

test("a draft begins with a name and a day; what is missing is said beside its field @phone-long", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage/events");
  await wearBothThemes(page);
  await page.getByRole("button", { name: "สร้างงานใหม่" }).click();
  const dialog = page.getByRole("dialog", { name: "สร้างงานใหม่" });
  await dialog.getByRole("button", { name: "สร้างฉบับร่าง" }).click();
  await expect(dialog.getByText("ใช้ a–z 0–9 และขีดกลาง")).toBeVisible();
  await expect(dialog.getByLabel("ภาษาไทย")).toBeFocused();
  await expectAccessible(page);

  const mark = givenMark();
  await fillBoth(dialog, "เขาใหญ่ฮาล์ฟมาราธอน", `Khao Yai Half ${mark}`);
  await dialog.getByRole("textbox", { name: "วันแรก", exact: true }).fill("12/12/2570");
  await dialog.getByLabel("ที่อยู่ของหน้าเว็บ").focus();
  await expect(dialog.getByRole("textbox", { name: "วันสุดท้าย", exact: true })).toHaveValue("12/12/2570");
  const slug = `khao-yai-half-${mark}-2027`;
  await expect(dialog.getByLabel("ที่อยู่ของหน้าเว็บ")).toHaveValue(slug);
  await dialog.getByRole("button", { name: "สร้างฉบับร่าง" }).click();

  await expect(page).toHaveURL(/\/manage\/events\/\d+\/details$/);
  await expect(page.getByText("ยังไม่มีสถานที่จัดงาน", { exact: true })).toBeVisible();
  await expectStaffAccessible(page);
  expect((await page.request.get(`/register/events/${slug}`)).status()).toBe(404);
});

test.describe("edited by two", () => {
  // the journey asks for a conflict
  test.use({ expectedComplaints: /status of (404|409)/ });

  test("who saves second sees what the other saved, and chooses", async ({ page, browser, baseURL }) => {
    const other = await (await browser.newContext({ baseURL: baseURL!, locale: "th-TH" })).newPage();
    const organiser = (one: Page) => one.getByRole("textbox", { name: "ผู้จัด", exact: true });
    await givenSignedIn(page);
    await givenSignedIn(other, { username: "manager" });
    const { id } = await givenOpenEvent();
    for (const one of [page, other]) await one.goto(`/manage/events/${id}/details`);
    await organiser(page).fill("ผู้จัดรายแรก");
    await organiser(other).fill("ผู้จัดรายที่สอง");
    await other.getByRole("button", { name: "บันทึก" }).click();
    await expect(saved(other)).toBeVisible();
    await page.getByRole("button", { name: "บันทึก" }).click();
    const conflict = page.getByRole("dialog", { name: "มีคนบันทึกไปก่อนแล้ว" });
    await expect(conflict.getByText("ผู้จัดรายแรก")).toBeVisible();
    await expect(conflict.getByText("ผู้จัดรายที่สอง")).toBeVisible();
    await conflict.getByRole("button", { name: "บันทึกตามนี้" }).click();
    await expect(saved(page)).toBeVisible();
    await other.reload();
    await expect(organiser(other)).toHaveValue("ผู้จัดรายแรก");
    await other.context().close();
  });
});
