import { expect, test } from "@playwright/test";

test("the browser opens a page in Thai @phone", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="th"><title>ผล</title><main><h1>ผลการแข่งขัน</h1></main></html>`);
  await expect(page.getByRole("heading", { name: "ผลการแข่งขัน" })).toBeVisible();
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe("Asia/Bangkok");
});
