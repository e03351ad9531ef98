import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { givenUnpaidOrder } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

/** Somebody enters, confirms and sends a picture that is no slip; returns the reference of their order. */
async function givenSlip(request: APIRequestContext, picture: Buffer, missingSatang = 0): Promise<string> {
  const { key, order } = await givenUnpaidOrder();
  await sendSlip(request, key, picture, order.quote.totalSatang - missingSatang);
  return order.reference;
}

async function sendSlip(request: APIRequestContext, key: string, picture: Buffer, amountSatang: number) {
  const headers = () => ({ "idempotency-key": randomUUID(), "x-access-key": key });
  const sent = await request.post("/api/web/web-images-save", {
    headers: { ...headers(), "content-type": "application/octet-stream" },
    data: picture,
  });
  const { id: slip } = ((await sent.json()) as { data: { id: number } }).data;
  const data = { slip, amountSatang };
  const handedIn = await request.post("/api/web/web-register-transfer-save", { headers: headers(), data });
  expect(handedIn.ok(), await handedIn.text()).toBe(true);
}

/** Skips slips of others until this one is shown. */
async function goTo(page: Page, reference: string): Promise<void> {
  const link = page.getByRole("link", { name: /^เปิดใบสมัคร / }).first();
  const shown = () => link.getAttribute("aria-label");
  for (let before = await shown(); before !== `เปิดใบสมัคร ${reference}`; before = await shown()) {
    await expect(async () => {
      if ((await shown()) === before) await page.keyboard.press("s");
      await expect(link).not.toHaveAttribute("aria-label", before!, { timeout: 2_000 });
    }).toPass();
  }
}

// one after another: both go through the same queue
test.describe.configure({ mode: "default" });

/** Is the foot of something behind something else? */
async function isCovered(shown: Locator): Promise<boolean> {
  const { x, y, width, height } = (await shown.boundingBox())!;
  const at = { x: x + width / 2, y: y + height - 2 };
  return shown.evaluate((note, { x, y }) => !note.contains(document.elementFromPoint(x, y)), at);
}

test("slips are verified, refused and brought back by keys, the next one at once @phone-long", async ({
  page,
  request,
}) => {
  test.slow();
  await givenSignedIn(page, { username: "finance" });
  // of a page that is drawn: where the sign-in leaves the browser, it may have nothing to show yet
  await page.goto("/landing");
  const picture = await page.screenshot();
  const right = await givenSlip(request, picture);
  const wrong = await givenSlip(request, picture, 5_000);

  await page.goto("/manage/transfers");
  await goTo(page, right);
  await expect(page.getByRole("img", { name: `สลิปของ ${right}` })).toBeVisible();
  await expectStaffAccessible(page);
  await page.keyboard.press("+");
  await page.keyboard.press("t");
  // the same picture came with another registration: one stroke is not enough, and the warning is seen whole
  await page.keyboard.press("v");
  await expect(page.getByRole("button", { name: /ทั้งที่มีข้อสังเกต/ })).toBeVisible();
  const warning = page.getByRole("note").filter({ hasText: "รูปเดียวกัน" });
  await expect(warning).toBeInViewport({ ratio: 1 });
  expect(await isCovered(warning)).toBe(false);
  await page.keyboard.press("v");
  await expect(page.getByText(`${right} ยืนยันแล้ว`)).toBeVisible();

  await goTo(page, wrong);
  await expect(page.getByText("ยอดที่แจ้งไม่ตรงกับยอดที่ค้าง")).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "1 ไม่พบเงินเข้าบัญชี" })).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.getByText(`${wrong} ปฏิเสธแล้ว`)).toBeVisible();
  await expect(page.getByText(/ตรวจแล้ว 2 รายการ · เฉลี่ย [\d.]+ วินาทีต่อรายการ/).first()).toBeVisible();

  await page.keyboard.press("u");
  await expect(page.getByText("ย้อนแล้ว รายการกลับมารอตรวจ")).toBeVisible();
  await expect(page.getByRole("link", { name: `เปิดใบสมัคร ${wrong}` })).toBeVisible();

  await page.getByRole("link", { name: "ทั้งหมด" }).click();
  await page
    .getByRole("row", { name: new RegExp(`${right}.*ยืนยันแล้ว`) })
    .getByRole("link")
    .first()
    .click();

  await expect(page).toHaveURL(/\/manage\/transfers\/\d+\/\d+$/);
  // a decided slip has an address of its own, and is taken back from there
  await page.reload();
  await expect(page.getByRole("img", { name: `สลิปของ ${right}` })).toBeVisible();
  await expect(page.getByText(/^finance เมื่อ /)).toBeVisible();
  await expectStaffAccessible(page);
  await page.getByRole("button", { name: "ย้อนการตัดสิน" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("เหตุผลที่ย้อน").fill("ยืนยันผิดใบ");
  await dialog.getByRole("button", { name: "ย้อนการตัดสิน" }).click();
  await expect(page.getByText(/ย้อนโดย finance.*ยืนยันผิดใบ|finance.*: ยืนยันผิดใบ/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "ย้อนการตัดสิน" })).toHaveCount(0);

  // and from its registration one comes back to it
  await page.getByRole("link", { name: `เปิดใบสมัคร ${right}` }).click();
  await page.getByRole("link", { name: /^เปิดการชำระเงิน / }).click();
  await expect(page.getByRole("img", { name: `สลิปของ ${right}` })).toBeVisible();
});

test("the second slip of a registration shows what is owed once the first was verified", async ({ page, request }) => {
  test.slow();
  await givenSignedIn(page, { username: "finance" });
  const { key, order } = await givenUnpaidOrder();
  for (const _ of [1, 2]) {
    // two pictures that no other registration has
    await page.setContent(`<h1>${randomUUID()}</h1>`);
    await sendSlip(request, key, await page.screenshot(), order.quote.totalSatang);
  }
  await page.goto("/manage/transfers");
  await goTo(page, order.reference);
  await expect(page.getByText("ตรงกัน").first()).toBeVisible();
  await page.keyboard.press("v");
  // its row in the next slip says the same: the toast is meant
  await expect(page.getByRole("strong").filter({ hasText: `${order.reference} ยืนยันแล้ว` })).toBeVisible();
  await expect(page.getByText("ใบสมัครนี้ไม่มียอดค้าง")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`${order.reference}.*฿0`) })).toBeVisible();
});
