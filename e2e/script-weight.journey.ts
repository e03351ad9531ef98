import type { Page } from "@playwright/test";
import { givenFamilyName } from "./support/orders.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

/** What a slow phone can take: see docs/decisions/0049. */
const mostBytes = 80_000;

/** Bytes of script on the wire, as brotli sends them, that the page has loaded so far. */
async function scriptBytes(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return loaded
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  test.info().annotations.push({ type: "script, brotli", description: `${new URL(page.url()).pathname}: ${bytes}` });
  return bytes;
}

test("the entry and my registration load little script, up to the payment", async ({ page }) => {
  await page.goto(`/register/events/${openEvent}/enter`);
  // a press before the script is posted as a form: the page that follows is alive at once
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByLabel("ชื่อ", { exact: true }).fill("ธนพล");
  await page.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill(givenFamilyName());
  await page.getByText("ชาย", { exact: true }).click();
  await page.getByLabel("วันเกิด").pressSequentially("14122533");
  await page.getByLabel("โทรศัพท์มือถือ").fill("081 234 5678");
  await page.getByRole("radiogroup", { name: "หมู่เลือด" }).getByText("O", { exact: true }).click();
  await page.getByRole("button", { name: "ถัดไป" }).click();
  await expect(page.getByRole("button", { name: "ยืนยันการสมัคร" })).toBeVisible();
  expect(await scriptBytes(page)).toBeLessThan(mostBytes);

  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).click();
  await expect(page.getByRole("img", { name: /^QR พร้อมเพย์/ })).toBeVisible();
  // loaded anew, as from a link in a mail
  await page.reload();
  await expect(page.getByRole("img", { name: /^QR พร้อมเพย์/ })).toBeVisible();
  expect(await scriptBytes(page)).toBeLessThan(mostBytes);
});

for (const path of ["/register/event-list", "/register/find", "/register/registration", "/auth"]) {
  test(`${path} loads little script`, async ({ page }) => {
    const app = page.waitForResponse(/\/hydrate-/);
    await page.goto(path);
    // the first move, for which a page without script of its own waits
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await app;
    expect(await scriptBytes(page)).toBeLessThan(mostBytes);
    expect(
      await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    ).not.toContainEqual(expect.stringMatching(/staff-shell|react-dom/));
  });
}
