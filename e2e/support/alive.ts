import { expect, type Page } from "@playwright/test";

/** Waits until a public page answers presses by itself: until then it keeps them, and its links and forms do without. */
export async function expectAlive(page: Page): Promise<void> {
  // a page opened by a link hears no press before its script has run
  await page.waitForLoadState();
  const html = page.locator("html");
  const theme = (await html.getAttribute("data-theme"))!;
  await page.getByRole("button", { name: /^ใช้ธีม/ }).first().click();
  await expect(html).not.toHaveAttribute("data-theme", theme);
}
