import type { Locator, Page } from "@playwright/test";

/** A tab of an event's staff page. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "ส่วนของงานนี้" }).getByRole("link", { name, exact: true });

/** What is told once something was saved. */
export const saved = (page: Page): Locator => page.getByText("บันทึกแล้ว", { exact: true }).first();

/** Opens an event's tab by its name in the list. */
export async function openEvent(page: Page, name: string, part: string): Promise<void> {
  await page.goto("/manage/events");
  await page.getByRole("link", { name }).click();
  await tab(page, part).click();
}
