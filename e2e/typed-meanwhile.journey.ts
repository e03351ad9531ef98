import type { Page } from "@playwright/test";
import { expectAlive } from "./support/alive.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

/** Holds back what an address answers, until it is let in. */
async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Presses a link, which the visitor does not wait for. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("link", { name }).first().click({ noWaitAfter: true });

test("what is typed while the next document comes goes on in its field @phone", async ({ page }) => {
  await page.goto("/register/event-list");
  const letIn = await holdBack(page, /event-list\?state=live/);
  // Playwright's own focus would wait for the document
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href$="state=live"]')!.click();
    document.querySelector<HTMLElement>("[type=search]")!.focus();
  });
  await page.keyboard.type("แม่น");
  const come = page.waitForURL(/state=live/);
  letIn();
  await come;
  const field = page.getByRole("searchbox").first();
  await expect(field).toBeFocused();
  await page.keyboard.type("้ำ");
  await expect(field).toHaveValue("แม่น้ำ");
  await expect(page).toHaveURL(/text=/);
});

test("what is typed while the app fetches the next page goes on in its field", async ({ page }) => {
  await page.goto("/landing");
  await expectAlive(page);
  const letIn = await holdBack(page, "**/web-event-list?**");
  await press(page, "รายการแข่ง");
  await page.getByRole("searchbox").first().focus();
  await page.keyboard.type("ริมน้ำ");
  letIn();
  await expect(page).toHaveURL(/event-list/);
  const field = page.getByRole("searchbox").first();
  await expect(field).toHaveValue("ริมน้ำ");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/text=/);
});

test("a category pressed and a name typed at once are both followed", async ({ page }) => {
  await page.goto(`/register/events/${openEvent}/start-list`);
  await expectAlive(page);
  const letIn = await holdBack(page, /web-player-list\?.*category=/);
  await page.locator(".category-tabs a:not([aria-current])").first().click();
  const category = await page.locator(".category-tabs a:not([aria-current])").first().getAttribute("href");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("สม");
  // longer than the form waits for the next key
  await page.waitForTimeout(500);
  letIn();
  await expect(page).toHaveURL(new RegExp(`category=${new URL(category!, page.url()).searchParams.get("category")}`));
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("searchbox")).toHaveValue("สม");
});

test("what is typed before a page without its field comes is there again on the way back", async ({ page }) => {
  await page.goto("/register/find");
  await expectAlive(page);
  const letIn = await holdBack(page, "**/web-event-list?**");
  await press(page, "รายการแข่ง");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("0812345678");
  letIn();
  await expect(page.getByRole("heading", { level: 1, name: "รายการแข่งทั้งหมด" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("0812345678");
});

test("an event chosen before the script comes is kept", async ({ page }) => {
  const letIn = await holdBack(page, "**/assets/hydrate-*.js");
  await page.goto("/register/find");
  const event = page.getByRole("combobox");
  await event.selectOption({ index: 2 });
  const chosen = await event.inputValue();
  letIn();
  await expectAlive(page);
  await page.getByRole("searchbox").fill("x");
  await expect(event).toHaveValue(chosen);
});
