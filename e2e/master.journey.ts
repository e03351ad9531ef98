import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { givenMark } from "./support/given-own.ts";
import { openEvent } from "./support/race.ts";
import { expectStaffAccessible, givenSignedIn, goInside } from "./support/staff.ts";

/** Signs in as the installation's administrator and opens a page of the master data, which everybody can use. */
async function openMaster(page: Page, path: string): Promise<void> {
  await givenSignedIn(page);
  await page.goto(`/master/${path}`);
  await expectUsable(page);
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".bones")).toHaveCount(0);
  await expectStaffAccessible(page);
}

const dialog = (page: Page) => page.getByRole("dialog");

async function accept(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "ตกลง" }).click();
}

test("a policy is written, published twice, compared, and read by everybody", async ({ page }) => {
  await openMaster(page, "policies");
  const title = `ความเสี่ยงของงานกลางคืน ${givenMark()}`;
  await page.getByRole("button", { name: "สร้างนโยบาย" }).click();
  await dialog(page)
    .getByRole("button", { name: /การรับทราบความเสี่ยง/ })
    .click();
  await expect(page.getByText("ยังมีช่อง {{…}} ของแม่แบบที่ต้องเติม")).toBeVisible();
  await expect(page.getByRole("button", { name: "เผยแพร่เป็นฉบับที่ 1" })).toBeDisabled();
  const name = page.getByRole("group", { name: /ชื่อนโยบาย/ });
  await name.getByLabel("ภาษาไทย").fill(title);
  await name.getByLabel("ภาษาอังกฤษ").fill("Risks of night races");
  await page.getByLabel("ข้อความภาษาไทย").fill("## ความมืด\n\nพกไฟฉาย 1 ดวง");
  await expect(page.getByRole("heading", { name: "ความมืด" })).toBeVisible();
  await page.getByRole("button", { name: "ภาษาอังกฤษ" }).click();
  await page.getByLabel("ข้อความภาษาอังกฤษ").fill("## Darkness\n\nCarry 1 lamp");
  await page.getByRole("button", { name: "บันทึกร่าง" }).click();
  await page.getByRole("button", { name: "เผยแพร่เป็นฉบับที่ 1" }).click();
  await accept(page);
  await expect(page.getByText("ฉบับที่ 1", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "ภาษาไทย" }).click();
  await page.getByLabel("ข้อความภาษาไทย").fill("## ความมืด\n\nพกไฟฉาย 2 ดวง");
  await page.getByRole("switch", { name: "นโยบายหลักของชนิดนี้" }).click();
  await page.getByRole("button", { name: "บันทึกร่าง" }).click();
  await page.getByRole("button", { name: "เผยแพร่เป็นฉบับที่ 2" }).click();
  await accept(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "เทียบกับฉบับก่อน: ฉบับที่ 2" }).click();
  await expect(dialog(page).locator("del").last()).toHaveText("1");
  await expect(dialog(page).locator("ins").last()).toHaveText("2");
  await expectAccessible(page);

  await page.goto(`/register/events/${openEvent}`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^ฉบับที่ 2 มีผลตั้งแต่/)).toBeVisible();
  await expect(page.getByText("พกไฟฉาย 2 ดวง")).toBeVisible();
  await expectAccessible(page);
});

test("a payment channel with a wrong number says so beside the field, and keeps what was typed", async ({ page }) => {
  await openMaster(page, "payment-channels");
  await page.getByRole("button", { name: "เพิ่มช่องทาง" }).click();
  const channel = `พร้อมเพย์ชมรม ${givenMark()}`;
  await page.getByLabel("ภาษาไทย").fill(channel);
  await page.getByLabel("ภาษาอังกฤษ").fill("Club PromptPay");
  await page.getByLabel("ผูกกับ").selectOption("nationalId");
  const number = page.getByLabel("หมายเลขพร้อมเพย์");
  await number.fill("1-1017-00230-70-9");
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByText(/^เลขนี้ไม่ถูกต้อง/)).toBeVisible();
  await expect(number).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await dialog(page).last().getByRole("button", { name: "ยกเลิก" }).click();
  await expect(number).toHaveValue("1-1017-00230-70-9");
  await number.fill("1-1017-00230-70-8");
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByRole("row", { name: new RegExp(channel) })).toContainText("1-1017-00230-70-8");
});

test("a type that events are of is not deleted, and the screen says why @long", async ({ page }) => {
  await openMaster(page, "event-types");
  await page.getByRole("button", { name: "ไตรกีฬา", exact: true }).click();
  await page.getByRole("button", { name: "ลบ" }).click();
  await accept(page);
  await expect(page.getByText(/มีงานประเภทนี้ \d+ งาน จึงลบไม่ได้/)).toBeVisible();
  await expectAccessible(page);
});

test("a spelling of a club is merged into the club @long", async ({ page }) => {
  await openMaster(page, "clubs");
  const merge = page.getByRole("button", { name: /^รวมเข้ากับ… ./ }).first();
  const spelling = (await merge.getAttribute("aria-label"))!.replace("รวมเข้ากับ… ", "");
  await page.getByRole("button", { name: `รวมเข้ากับ… ${spelling}`, exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel("รวมเข้ากับชมรม").selectOption({ label: "น่านรันเนอร์" });
  await page.getByRole("button", { name: "รวมชมรม" }).click();
  await expect(page.getByText(/^รวมแล้ว เปลี่ยนชื่อให้ผู้สมัคร/)).toBeVisible();
  await expect(page.getByText(spelling, { exact: true })).toBeHidden();
});

test("a message says which of its places cannot be filled in", async ({ page }) => {
  await openMaster(page, "message-templates/password-reset");
  const body = page.getByRole("group", { name: /เนื้อความ/ });
  await body.getByLabel("ภาษาไทย").fill("ถึง {{name}} {{link}}");
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByText(/^มีช่อง {{…}} ที่ระบบเติมไม่ได้/)).toBeVisible();
  await expectAccessible(page);
  await body.getByLabel("ภาษาไทย").fill("ถึง {{username}} {{link}}");
  await page.getByRole("button", { name: "บันทึก" }).click();
  await expect(page.getByText("ถึง malee")).toBeVisible();
  await page.getByRole("button", { name: "ใช้ข้อความเดิม" }).click();
  await accept(page);
  await expect(body.getByLabel("ภาษาไทย")).toHaveValue(/^มีผู้ขอตั้งรหัสผ่านใหม่/);
});

test("rules, clubs and channels can be worked with on a phone @phone-only", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/master");
  for (const path of ["penalty-rules", "clubs", "payment-channels", "policies", "message-templates"]) {
    await goInside(page, `/master/${path}`);
    await expectUsable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
