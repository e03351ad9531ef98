import { drawSlip, givenReference, slipText } from "../apps/server/src/features/slips/testing/given-slip.ts";
import { expectAccessible } from "./support/axe.ts";
import { givenUnpaidOrder } from "./support/orders.ts";
import { openEvent } from "./support/race.ts";
import { expect, test } from "./support/quiet-console.ts";

// the last journey cuts the network by itself
test.use({ expectedComplaints: /status of (404|502)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("a private link opens how to pay, and leaves no key in the address @phone", async ({ page, context }) => {
  const { key, order } = await givenUnpaidOrder();
  await page.goto(`/register/registration#${key}`);

  await expect(page.getByText("รอชำระเงิน", { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(key);
  await expect(page).toHaveURL(new RegExp(`\\?order=${order.reference}$`));
  await expect(page.getByRole("img", { name: `QR พร้อมเพย์ ยอด ฿400.00 ใบสมัคร ${order.reference}` })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^เหลืออีก (24|23) ชม\./);
  await expectAccessible(page);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "คัดลอก ยอดเงิน" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("400.00");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "บันทึกรูป QR" }).click();
  expect((await saved).suggestedFilename()).toBe(`promptpay-${order.reference}.png`);

  // the device knows the order now: no link is needed to come back
  await page.goto("/register/registration");
  await expect(page.getByText(order.reference).first()).toBeVisible();

  // what decides neither the place nor the price can still be changed
  await page.getByText("ดูหรือแก้ข้อมูลหลังยืนยัน").click();
  await page.getByRole("button", { name: "ดูหรือแก้ข้อมูลของฉัน" }).click();
  await page.getByLabel("โทรศัพท์มือถือ").fill("089 111 2222");
  await page.getByRole("button", { name: "บันทึกข้อมูลของฉัน" }).click();
  await expect(page.getByText(/^บันทึกแล้ว/)).toBeVisible();
});

test("the event's page leads back to what this device has begun, in whatever state it is @phone", async ({ page }) => {
  const { key, order } = await givenUnpaidOrder();
  await page.goto(`/register/events/${openEvent}`);
  const way = page.getByRole("link", { name: /^ใบสมัครของฉัน ./ });
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  // the menu leads there from every page
  await page.getByRole("navigation", { name: "เมนูหลัก" }).getByRole("link", { name: "ใบสมัคร" }).click();
  await expect(page.getByRole("heading", { name: "ยังไม่มีใบสมัครในเครื่องนี้" })).toBeVisible();
  await page.goto(`/register/registration#${key}`);
  await expect(page.getByRole("timer")).toBeVisible();

  // without a move, for whoever has begun something
  await page.goto(`/register/events/${openEvent}`);
  await expect(way).toContainText("รอชำระเงิน");
  await expect(way).toContainText("ชำระภายใน");
  await expectAccessible(page);
  await way.click();
  await expect(page).toHaveURL(new RegExp(`\\?order=${order.reference}$`));

  // what is about to be lost comes before what can wait
  await page.goto(`/register/events/${openEvent}`);
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toBeVisible();
  await page.goto(`/register/events/${openEvent}`);
  await expect(way).toContainText("ยังไม่ยืนยัน");
  await expect(way).toContainText("และอีก 1 ใบ");
  await way.click();
  await expect(page).toHaveURL(new RegExp(`/register/events/${openEvent}/enter`));
});

test("a slip is read at once, handed in after a weak network, and can be taken back @phone-only", async ({ page }) => {
  const { key } = await givenUnpaidOrder();
  const reference = givenReference();
  let tries = 0;
  await page.route(/web-images-save/, (route) => (++tries === 1 ? route.abort() : route.continue()));
  await page.goto(`/register/registration#${key}`);
  await expect(page.getByRole("link", { name: "ส่งสลิป", exact: true })).toBeVisible();
  const buffer = await drawSlip({ text: slipText(reference, "014") });
  await page.locator("input[type=file]").setInputFiles({ name: "slip.jpg", mimeType: "image/jpeg", buffer });

  await expect(page.getByText(reference)).toBeVisible();
  // only the button that hands it in is left: the bar over it led to the place where it stands
  await expect(page.getByRole("link", { name: "ส่งสลิป", exact: true })).toHaveCount(0);
  expect(tries).toBe(2);
  await expect(page.getByLabel("ยอดที่โอนตามสลิป (บาท)")).toHaveValue("400.00");
  // a phone may load the page again when its bank's app gives it back
  await page.reload();
  await expect(page.getByLabel("ยอดที่โอนตามสลิป (บาท)")).toHaveValue("400.00");
  await expectAccessible(page);
  await page.getByRole("button", { name: "ส่งสลิปนี้" }).tap();

  // what is in sight says that it came, not how to send one more
  await expect(page.getByRole("heading", { name: "ได้รับสลิปแล้ว กำลังตรวจสอบ" })).toBeInViewport();
  await expect(page.getByText("รอตรวจสอบ", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "นำสลิปกลับ" }).tap();
  await page.getByRole("button", { name: "นำกลับเลย" }).tap();
  await expect(page.getByText("รอชำระเงิน", { exact: true })).toBeVisible();
});

test("a page whose scripts do not come says what to do, and no other one does @phone-only", async ({ page }) => {
  const { key } = await givenUnpaidOrder();
  await page.goto(`/register/registration#${key}`);
  await expect(page.getByText("รอชำระเงิน", { exact: true })).toBeVisible();
  await expect(page.locator(".late-notice")).toHaveCount(0);
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  const notice = page.getByText(/^หน้านี้ยังโหลดไม่ครบ/);
  await expect(notice).toBeHidden();
  // not the whole wait
  await page.locator(".late-notice").evaluate((late) => late.getAnimations().forEach((each) => each.finish()));
  await expect(notice).toBeVisible();
});
