import type { FileChooser, Page } from "@playwright/test";
import { ageForClass } from "@time-event/domain/eligibility/age";
import { drawSlip, givenReference, slipText } from "../apps/server/src/features/slips/testing/given-slip.ts";
import { expectAlive } from "./support/alive.ts";
import { expectHeard, listen, missedByEar } from "./support/heard.ts";
import { expectKeyboardKept, tabTo } from "./support/keyboard.ts";
import { givenFamilyName, givenRelay } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenEvent, openEvent } from "./support/race.ts";

/** Goes to a field with Tab and types. */
async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, "textbox", label);
  await page.keyboard.type(text);
}

test("a person enters, pays and hands in the slip with the keyboard alone, and by ear", async ({ page }) => {
  const { said } = await listen(page);
  // the browser is told early to leave file dialogs to the journey: told right before the key, it may hear it after
  const chooser = new Promise<FileChooser>((resolve) => page.once("filechooser", resolve));
  await page.goto(`/register/events/${openEvent}`);
  // a form that is sent before its script has come opens a document, which begins at its top
  await expectAlive(page);
  await tabTo(page, "button", "สมัคร เดินวิ่ง 5 กม.");
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("เดินวิ่ง 5 กม.");
  await expect(title).toBeFocused();
  await expectHeard(page);

  // what is wrong is said at its field, and the keyboard goes to the first of it
  await tabTo(page, "button", "ถัดไป");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "ชื่อ", exact: true })).toBeFocused();
  await expectHeard(page);

  await page.keyboard.type("ธนพล");
  await type(page, "นามสกุล (ไม่บังคับ)", givenFamilyName());
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "ชาย" })).toBeChecked();
  await type(page, /^วันเกิด/, "14122533");
  await type(page, /^โทรศัพท์มือถือ/, "081 234 5678");
  await tabTo(page, "radio", /^(A|ไม่ทราบ)$/);
  await page.keyboard.press("Space");
  await tabTo(page, "button", "ถัดไป");
  await page.keyboard.press("Enter");

  await expect(title).toHaveText("ตรวจสอบและยืนยัน");
  await expect(title).toBeFocused();
  await expectHeard(page);
  await tabTo(page, "button", "ยืนยันการสมัคร");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("img", { name: /^QR พร้อมเพย์/ })).toBeVisible();
  await expectKeyboardKept(page);
  await expectHeard(page);
  await tabTo(page, "button", "เลือกหรือถ่ายรูปสลิป");
  await page.keyboard.press("Space");
  const buffer = await drawSlip({ text: slipText(givenReference(), "014") });
  await (await chooser).setFiles({ name: "slip.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByLabel("ยอดที่โอนตามสลิป (บาท)")).toHaveValue("400.00");
  await expectKeyboardKept(page);
  await expectHeard(page);
  await tabTo(page, "button", "ส่งสลิปนี้");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "ได้รับสลิปแล้ว กำลังตรวจสอบ" })).toBeVisible();
  await expectKeyboardKept(page);
  await expectHeard(page);
  // each thing once, and neither the clock nor every percent
  const loading = "Loading...";
  const heard = (await said()).filter((words) => words !== loading);
  const { startsOn } = await givenEvent(openEvent);
  const age = ageForClass("eventDay", { birthDate: "1990-12-14", givenAge: null }, startsOn);
  const last = ["อ่านสลิปได้", "ได้รับสลิปแล้ว"];
  // a busy machine passes over what lasts for less than one drawing
  const steps = ["กำลังเตรียมรูป", "กำลังส่งรูป", "ส่งรูปแล้ว กำลังอ่านสลิป"].filter((words) => heard.includes(words));
  expect(heard).toEqual([`14 ธันวาคม 2533 (ค.ศ. 1990) อายุ ${age} ปีในวันแข่ง`, ...steps, ...last]);
});

test("a captain looks after the team with the keyboard alone, and by ear @long", async ({ page }) => {
  const { key, order } = await givenRelay();
  await page.goto(`/register/registration#${key}`);
  await expect(page.getByRole("heading", { name: "สมาชิกและข้อมูลที่ยังขาด" })).toBeVisible();
  await expectHeard(page);
  await tabTo(page, "button", "สร้างลิงก์ให้ ทีมเรียกเพื่อน · สมาชิกคนที่ 2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: /^ลิงก์ของ/ })).toBeFocused();
  await expectHeard(page);

  await page.goto(`/register/events/${order.event}/enter?step=players-1`);
  await expect(page.getByRole("textbox", { name: /^ชื่อทีม/ })).toHaveValue("ทีมเรียกเพื่อน");
  await expectHeard(page);
  await tabTo(page, "button", "ถัดไป");
  await page.keyboard.press("Enter");
  // who lacks something is opened, and the keyboard is at it
  const second = page.getByRole("group", { name: "สมาชิกคนที่ 2" });
  await expect(second.getByRole("textbox", { name: "ชื่อ", exact: true })).toBeFocused();
  await expectHeard(page);

  await page.goto(`/register/events/${order.event}/enter?step=categories`);
  await expectHeard(page);
  await tabTo(page, "button", /^ลบ ทีมผลัดสามคน/);
  await page.keyboard.press("Enter");
  await expectKeyboardKept(page);
  await tabTo(page, "button", "ลบเลย");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("เลือกรุ่นที่ต้องการ");
  await expectKeyboardKept(page);
  await expectHeard(page);
});

test("a field without a name, or with an error that is not its own, is noticed", async ({ page }) => {
  await page.goto(`/register/events/${openEvent}/enter`);
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
  await page.getByRole("button", { name: "ถัดไป" }).click();
  await expect(page.getByText("กรอกชื่อ", { exact: true })).toBeVisible();
  await expectHeard(page);
  const name = page.getByRole("textbox", { name: "ชื่อ", exact: true });
  await name.evaluate((input) => input.removeAttribute("aria-describedby"));
  expect(await missedByEar(page)).toEqual(['"ชื่อ" does not say what is wrong', '"กรอกชื่อ" belongs to no field']);
  await name.evaluate((input) => document.querySelector(`label[for="${input.id}"]`)!.removeAttribute("for"));
  expect(await missedByEar(page)).toContainEqual(expect.stringMatching(/^a textbox has no name/));
});
