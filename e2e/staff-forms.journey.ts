import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { givenMark, givenUser } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

// the answer to a save that comes too late
test.use({ expectedComplaints: /status of (404|409)/ });

const thaiName = (page: Page) => page.getByRole("group", { name: "ชื่อที่แสดง" }).getByLabel("ภาษาไทย");
const save = (page: Page) => page.getByRole("button", { name: "บันทึก", exact: true });

/** Saves, and waits until it is stored: what is told of an earlier save may still be on the screen. */
async function store(page: Page): Promise<void> {
  const stored = page.waitForResponse("**/profile-save");
  await save(page).click();
  expect((await stored).ok()).toBe(true);
}

/** The profile of a user whom no other journey changes. @returns their username */
async function givenProfile(page: Page): Promise<string> {
  const username = await givenUser();
  await givenSignedIn(page, { username });
  await page.goto("/profile");
  await thaiName(page).waitFor();
  return username;
}

test("what was saved is told at the top right, 80 px down, for 3000 ms", async ({ page }) => {
  await page.clock.install();
  await givenProfile(page);
  await thaiName(page).fill("สมศรี ใจดี");
  // from here on the page's time goes on by steps alone, however long the machine takes for them
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000));
  await save(page).click();
  const toast = page.getByRole("status").getByText("บันทึกแล้ว");
  const stepMs = 50;
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  const box = async () => (await page.locator(".toasts--top-right .toast").boundingBox())!;
  await expect.poll(async () => (await box()).y).toBeCloseTo(80, 0);
  const { x, width } = await box();
  expect(x + width).toBeGreaterThan(1400);
  await page.clock.runFor(3_000 - 2 * stepMs);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2 * stepMs);
  await expect(toast).toBeHidden();
});

test("toasts have their other places 80 px from the top, and one at the bottom", async ({ page }) => {
  await givenProfile(page);
  const place = (key: string) =>
    page.locator(`.toasts--${key}`).evaluate((element) => {
      const { top, bottom, left, right } = getComputedStyle(element);
      return { top, bottom, left, right };
    });
  expect(await place("top-left")).toMatchObject({ top: "80px" });
  expect(await place("top-center")).toMatchObject({ top: "80px", left: "720px" });
  expect(await place("bottom-center")).toMatchObject({ left: "720px" });
  expect(parseFloat((await place("top-left")).left)).toBeLessThan(30);
  expect(parseFloat((await place("bottom-center")).bottom)).toBeLessThan(30);
});

test("leaving what was not saved asks in the product's Thai dialog, 500 px wide", async ({ page }) => {
  await givenProfile(page);
  await expectStaffAccessible(page);
  await thaiName(page).fill("ยังไม่บันทึก");
  const brand = page.getByRole("banner").getByRole("link", { name: "Time/Event หน้าภาพรวม" });
  const dialog = page.getByRole("dialog");
  const accept = dialog.getByRole("button", { name: "ตกลง · ทิ้งที่แก้ไว้" });
  const reject = dialog.getByRole("button", { name: "ยกเลิก · กลับไปแก้ต่อ" });

  await brand.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/^แจ้งเตือน/);
  await expect(reject).toBeFocused();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(500);
  await expectAccessible(page);
  await reject.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/profile");
  await expect(thaiName(page)).toHaveValue("ยังไม่บันทึก");

  // closing it means no
  await brand.click();
  await expect(reject).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/profile");

  // a key that was meant for the page loses nothing
  await brand.click();
  await expect(reject).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(thaiName(page)).toHaveValue("ยังไม่บันทึก");

  await brand.click();
  await accept.click();
  await expect(page).toHaveURL("/");
});

test("a save and a deletion are taken back from their toasts", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/master/clubs");
  const [name, wrong] = [`ชมรมเลิกทำ ${givenMark()}`, `ชมรมพิมพ์ผิด ${givenMark()}`];
  await page.getByRole("button", { name: "เพิ่มชมรม" }).first().click();
  const drawer = page.getByRole("dialog");
  const thai = drawer.getByLabel("ภาษาไทย");
  const undo = page.getByRole("status").getByRole("button", { name: "เลิกทำ" });
  const row = (text: string) => page.getByRole("row", { name: new RegExp(text) });
  await thai.fill(name);
  await save(page).click();
  await expect(row(name)).toBeVisible();
  // nothing was there before
  await expect(undo).toHaveCount(0);

  await row(name).getByRole("button").first().click();
  await thai.fill(wrong);
  await save(page).click();
  await expect(row(wrong)).toBeVisible();
  await undo.click();
  await expect(row(name)).toBeVisible();
  await expect(row(wrong)).toHaveCount(0);

  await row(name).getByRole("button").first().click();
  await drawer.getByRole("button", { name: "ลบ" }).click();
  const question = page.getByRole("dialog").filter({ hasText: "แจ้งเตือน" });
  await expect(question.getByRole("button", { name: /^ยกเลิก/ })).toBeFocused();
  await question.getByRole("button", { name: /^ตกลง/ }).click();
  await expect(row(name)).toHaveCount(0);
  await undo.click();
  await expect(row(name)).toBeVisible();
});

test("a user who leaves during a save moves on when it is done", async ({ page }) => {
  await givenProfile(page);
  const asked = Promise.withResolvers<void>();
  await page.route("**/profile-save", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await thaiName(page).fill("ชูใจ ผู้ชม (แก้)");
  await save(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Time/Event หน้าภาพรวม" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  asked.resolve();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the dialog's labels stay Thai in English, with the English beside them", async ({ page }) => {
  await givenSignedIn(page, { username: "finance" });
  await page.goto("/profile?lang=en");
  await page.getByRole("group", { name: "Name shown" }).getByLabel("Thai").fill("ยังไม่บันทึก");
  await page.getByRole("banner").getByRole("link", { name: "Time/Event dashboard" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/^แจ้งเตือน/);
  await expect(dialog.getByRole("button", { name: "ตกลง · Discard what I changed" })).toBeVisible();
  await dialog.getByRole("button", { name: "ยกเลิก · Go on editing" }).click();
  await expect(dialog).toBeHidden();
});

test("who saves second sees both versions, and nothing is overwritten before they chose", async ({ page, context }) => {
  const username = await givenProfile(page);
  const other = await context.newPage();
  await other.goto("/profile");
  await thaiName(other).waitFor();

  await thaiName(other).fill("บันทึกก่อน");
  await store(other);

  await thaiName(page).fill("บันทึกทีหลัง");
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "มีคนบันทึกไปก่อนแล้ว" });
  await expect(dialog.getByRole("row", { name: /บันทึกทีหลัง.*บันทึกก่อน/ })).toBeVisible();
  await expect(dialog).toContainText(username);
  await dialog.getByRole("button", { name: "ทิ้งของฉัน" }).click();
  await expect(thaiName(page)).toHaveValue("บันทึกก่อน");

  await thaiName(other).fill("บันทึกก่อนอีกครั้ง");
  await store(other);
  await thaiName(page).fill("ของฉันชนะ");
  await save(page).click();
  await dialog.getByRole("button", { name: "บันทึกตามนี้" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("บันทึกแล้ว", { exact: true })).toBeVisible();
  await other.reload();
  await expect(thaiName(other)).toHaveValue("ของฉันชนะ");

  // each changed another language of the name: both stay
  const englishName = (one: Page) => one.getByRole("group", { name: "ชื่อที่แสดง" }).getByLabel("ภาษาอังกฤษ");
  await page.reload();
  // it has read what it will change before the other one saves
  await expect(thaiName(page)).toHaveValue("ของฉันชนะ");
  await englishName(other).fill("Saved first");
  await store(other);
  await thaiName(page).fill("แก้คนละช่อง");
  await save(page).click();
  await expect(dialog).toContainText("อยู่ครบทั้งสองฝ่าย");
  await dialog.getByRole("button", { name: "บันทึกตามนี้" }).click();
  await expect(dialog).toBeHidden();
  await other.reload();
  await expect(thaiName(other)).toHaveValue("แก้คนละช่อง");
  await expect(englishName(other)).toHaveValue("Saved first");
});
