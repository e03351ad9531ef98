import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { givenSignedIn, wearBothThemes } from "./support/staff.ts";

const handleOf = (page: Page, name: string) => page.getByRole("button", { name: `ย้ายลำดับของ ${name}` });

/** Waits until rows can be moved: a moment after they appear, and when the previous move has ended. */
async function grab(handle: Locator, key: "Enter" | "Space"): Promise<void> {
  await expect(handle).toHaveAttribute("aria-pressed", "false");
  await expect(handle.page().locator("[data-dnd-dropping], [data-dnd-placeholder]")).toHaveCount(0);
  await handle.press(key);
  await expect(handle).toHaveAttribute("aria-pressed", "true");
}

/** The first cell of every row, in order. */
const namesIn = (page: Page) => page.locator("tbody tr td:first-child").allInnerTexts();

/** Moves a finger from a handle to another place, as the browser receives it. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await expect(from).toHaveAttribute("aria-pressed", "false");
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const x = start!.x + start!.width / 2;
  const [top, bottom] = [start!.y + start!.height / 2, end!.y + end!.height / 2];
  await touch("touchStart", x, top);
  for (let step = 1; step <= 12; step++) await touch("touchMove", x, top + ((bottom - top) * step) / 12);
  await touch("touchEnd", x, bottom);
}

test("a row is grabbed, moved and put down by the keyboard, and what happens is said", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/master/event-types");
  await wearBothThemes(page);
  const name = (await page.locator(".row-handle").first().getAttribute("data-row"))!;
  const handle = handleOf(page, name);
  await grab(handle, "Enter");
  await expect(page.getByText(`จับ ${name} แล้ว`)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${name} อยู่ลำดับที่ 2`, { exact: true })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(`${name} อยู่ที่เดิม`)).toBeAttached();
  await expect(page.locator("tbody tr").first()).toContainText(name);

  await grab(handle, "Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${name} อยู่ลำดับที่ 2`, { exact: true })).toBeAttached();
  const stored = page.waitForResponse(/event-type-order/);
  await page.keyboard.press("Enter");
  expect((await stored).ok()).toBe(true);
  await expect(handle).toBeEnabled();
  await page.reload();
  await expect(page.getByRole("row").nth(2)).toContainText(name);
});

test("a row is moved by a finger on its handle @phone-only", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/master/penalty-rules");
  await expect(page.locator("tbody tr").nth(2)).toBeVisible();
  const before = await namesIn(page);
  const handles = page.locator(".row-handle");
  const stored = page.waitForResponse(/penalty-rule-order/);
  await dragByTouch(page, handles.nth(0), handles.nth(1));
  expect((await stored).ok()).toBe(true);
  await expect.poll(() => namesIn(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual([before[1], before[0], ...before.slice(2)]);
});

test("a group of the menu is moved by its handle, with what is in it", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/config/menu");
  await wearBothThemes(page);
  const groups = page.locator(".menu-editor__group");
  const titles = () => groups.locator("h3").allInnerTexts();
  await expect(groups.nth(2)).toBeVisible();
  const before = await titles();
  const items = await groups.nth(1).locator(".menu-item__name").allInnerTexts();
  const name = before[1]!;
  const handle = groups
    .nth(1)
    .locator(".menu-editor__head")
    .getByRole("button", { name: `ย้ายลำดับของ ${name}` });
  await grab(handle, "Enter");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(`${name} อยู่ลำดับที่ 1`, { exact: true })).toBeAttached();
  await page.keyboard.press("Enter");
  await expect.poll(titles).toEqual([name, before[0], ...before.slice(2)]);
  await expect(groups.nth(0).locator(".menu-item__name")).toHaveText(items);
  await expectAccessible(page);
});

test("a group of the menu is moved by a finger @phone-only", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/config/menu");
  const groups = page.locator(".menu-editor__group");
  const titles = () => groups.locator("h3").allInnerTexts();
  await expect(groups.nth(2)).toBeVisible();
  const before = await titles();
  const handle = groups.nth(1).locator(".menu-editor__head .row-handle");
  await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await dragByTouch(page, handle, groups.nth(0).locator(".menu-item").first());
  await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
});

test("an item of the menu goes to another group by its handle @long", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/config/menu");
  const groups = page.locator(".menu-editor__group");
  const name = await groups.nth(0).locator(".menu-item__name").last().innerText();
  await grab(handleOf(page, name), "Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(new RegExp(`^${name} อยู่ลำดับที่ \\d+ ใน`))).toBeAttached();
  await page.keyboard.press("Space");
  await expect(groups.nth(1).getByText(name, { exact: true })).toHaveCount(1);
  await expect(groups.nth(0).getByText(name, { exact: true })).toHaveCount(0);
  await expect(handleOf(page, name)).toBeFocused();
});
