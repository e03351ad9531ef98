import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

// a lost reply is a network error that the journey makes itself
test.use({ expectedComplaints: /net::ERR_FAILED|status of (404|502)/ });

/** A name that no other run has. */
const family = () => `ใจดี ${Math.random().toString(36).slice(2, 8).replace(/\d/g, "ก")}`;

async function fillIn(page: Page, lastName: string): Promise<void> {
  await page.getByLabel("ชื่อ", { exact: true }).fill("ธนพล");
  await page.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill(lastName);
  await page.getByText("ชาย", { exact: true }).click();
  await page.getByLabel("วันเกิด").pressSequentially("14122533");
  await page.getByLabel("โทรศัพท์มือถือ").fill("081 234 5678");
  await page.getByRole("group", { name: "หมู่เลือด" }).getByText("O", { exact: true }).click();
}

test("a person enters from the event page to what is to be paid @phone-only", async ({ page }) => {
  await page.goto(`/register/events/${openEvent}`);
  await page.getByRole("button", { name: "สมัคร มาราธอน", exact: true }).tap();
  await expect(page.getByRole("timer")).toHaveText(/^1[45]:\d\d$/);
  await expectAccessible(page);

  // what is wrong stands beside its field, and the first of them has the focus
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  await expect(page.getByText("กรอกชื่อ", { exact: true })).toBeVisible();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toBeFocused();
  await fillIn(page, family());
  await page.getByLabel("เวลาที่คาดว่าจะเข้าเส้นชัย").fill("4:30");
  await expect(page.getByText("14 ธันวาคม 2533 (ค.ศ. 1990)")).toBeVisible();
  await page.getByRole("button", { name: "ถัดไป" }).tap();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ตรวจสอบและยืนยัน");
  // a screen reader is told where it is now
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByLabel("โทรศัพท์มือถือ")).toHaveValue("0812345678");
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toHaveValue("ธนพล");
  await page.goForward();
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).tap();

  await expect(page).toHaveURL(/\/register\/registration\?order=[0-9A-Z]{8}$/);
  await expect(page.getByText("฿1,100.00").first()).toBeVisible();
});

test("a lost reply and a page loaded again lose nothing, and nothing happens twice", async ({ page }) => {
  const lost: string[] = [];
  // the server does the work, and its first answer to each call never arrives
  const seen = new Set<string>();
  await page.route(/\/api\/web\/web-register-(save|model-save|confirm)$/, async (route) => {
    const { "idempotency-key": id = "" } = route.request().headers();
    if (seen.has(id)) return route.continue();
    seen.add(id);
    lost.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/register/events/${openEvent}/enter`);
  // a press that comes before the script is posted as a form, and the script goes on from there
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await fillIn(page, family());
  await page.reload();
  await expect(page.getByLabel("ชื่อ", { exact: true })).toHaveValue("ธนพล");
  await expect(page.getByLabel("วันเกิด")).toHaveValue("14/12/2533");
  await page.getByRole("button", { name: "ถัดไป" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ตรวจสอบและยืนยัน");
  await expect(page.getByText("เดินวิ่ง 5 กม.").and(page.locator("b"))).toHaveCount(1);
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).click();
  await expect(page.getByText("฿400.00").first()).toBeVisible();
  expect(lost.slice(-3)).toEqual(["web-register-model-save", "web-register-save", "web-register-confirm"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted, and the server shows the next step", async ({ page }) => {
    await page.goto(`/register/events/${openEvent}`);
    await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
    await page.getByRole("button", { name: "ถัดไป" }).click();
    await expect(page.getByText("กรอกชื่อ", { exact: true })).toBeVisible();
    await fillIn(page, family());
    await page.getByRole("button", { name: "ถัดไป" }).click();
    await page.getByRole("button", { name: "ยืนยันการสมัคร" }).click();
    await expect(page.getByRole("heading", { name: "รับใบสมัครแล้ว" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^QR พร้อมเพย์ ยอด ฿400\.00/ })).toBeVisible();
    // no cookie carries the order
    const cookies = (await page.context().cookies()).map(({ value }) => value).join();
    expect(cookies).not.toContain("registration_");
    expect(page.url()).not.toContain("registration_");
  });
});
