import type { Page } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";

/** Presses the page's own button and prints what it then shows. */
async function printed(page: Page) {
  // the browser's own dialog would wait for somebody
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-prints", "");
  });
  return async () => {
    // the page sleeps until somebody moves
    await page.mouse.move(200, 200);
    await page.getByRole("button", { name: "พิมพ์" }).click();
    await expect(page.locator("html[data-prints]")).toBeAttached({ timeout: 15_000 });
    await page.emulateMedia({ media: "print" });
  };
}

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("results print whole, with date, revision and page numbers, and nothing blank", async ({ page }) => {
  const print = await printed(page);
  await page.goto("/register/events/san-mok-pua-trail/results?category=25K");
  const total = Number(/\d+/.exec((await page.getByRole("status").first().textContent())!.replaceAll(",", ""))![0]);
  expect(total).toBeGreaterThan(100);
  await print();
  await expect(page.getByText(new RegExp(`ข้อมูล ณ .+ น\\. · ผลฉบับที่ [\\d,]+ · ครบ ${total} รายการ`))).toBeVisible();
  await expect(page.locator(".result__name:visible")).toHaveCount(total);
  await expect(page.locator(".result--skeleton:visible")).toHaveCount(0);
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeGreaterThan(total / 60);
  expect(pages).toBeLessThan(total / 12);
});

test("a start list prints whole, and goes back to its page", async ({ page }) => {
  const print = await printed(page);
  await page.goto("/register/events/san-mok-pua-trail/start-list");
  await print();
  await expect(page.getByText("ครบ 930 รายการ")).toBeVisible();
  await expect(page.locator(".start-list__table tbody tr")).toHaveCount(930);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(15);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".start-list__table tbody tr")).toHaveCount(100);
});
