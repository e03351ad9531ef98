import type { Page } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";
import { givenSignedIn } from "./support/staff.ts";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "เมนูทีมงาน" });
const menuToggle = (page: Page) => page.getByRole("button", { name: "เมนู", exact: true });
const cog = (page: Page) => page.getByRole("button", { name: "ตั้งค่าการแสดงผล" });
const settings = (page: Page) => page.getByRole("dialog", { name: "ตั้งค่าการแสดงผล" });

test("the side menu has two levels that unfold in 400 ms, and its active item follows the route", async ({ page }) => {
  await givenSignedIn(page, {
    moreItems: [
      { parentId: "manage", componentName: "ปิดอยู่", icon: "pi pi-lock", urlLink: "" },
      { parentId: "manage", componentName: "สมาคม", icon: "pi pi-globe", urlLink: "https://example.org/" },
    ],
  });
  await page.goto("/");
  const menu = menuOf(page);
  await menu.waitFor();
  await expect(menu.locator("[aria-current=page]")).toHaveText("ภาพรวมวันนี้");

  const group = menu.getByRole("button", { name: "จัดการงาน" });
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await expect(menu.getByRole("link", { name: "งาน", exact: true })).toBeHidden();
  await group.click();
  await expect(menu.getByRole("link", { name: "งาน", exact: true })).toBeVisible();
  const fold = page.locator(`#${await group.getAttribute("aria-controls")}`);
  expect(await fold.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0.4s, 0.4s");

  const off = menu.getByRole("link", { name: "ปิดอยู่" });
  await expect(off).toBeDisabled();
  await off.click({ force: true });
  await expect(page).toHaveURL("/");
  await expect(menu.getByRole("link", { name: "สมาคม" })).toHaveAttribute("target", "_blank");

  await menu.getByRole("link", { name: "งาน", exact: true }).click();
  await expect(page).toHaveURL("/manage/events");
  await expect(menu.locator("[aria-current=page]")).toHaveText("งาน");
  await group.click();
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await expect(menu.getByRole("link", { name: "งาน", exact: true })).toBeHidden();
  await expect(page.getByRole("img", { name: /เส้นชั้นความสูง/ })).toBeVisible();
});

test("on a desktop the static menu folds away and the page takes its room; clicks elsewhere leave it", async ({
  page,
}) => {
  await givenSignedIn(page);
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(menuOf(page)).toBeVisible();
  const before = (await heading.boundingBox())!.x;
  await heading.click();
  await expect(menuOf(page)).toBeVisible();
  await menuToggle(page).click();
  await expect(menuOf(page)).toBeHidden();
  await expect.poll(async () => (await heading.boundingBox())!.x).toBeLessThan(before - 200);
  await menuToggle(page).click();
  await expect(menuOf(page)).toBeVisible();
});

test("an overlay menu hides after each navigation, on an outside click and on Escape", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  await cog(page).click();
  await settings(page).getByLabel("ซ้อนทับ").click();
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();

  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await menuToggle(page).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(1000, 600);
  await expect(menu).toBeHidden();

  await menuToggle(page).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();

  for (const _ of ["to the page", "to the same page"]) {
    await menuToggle(page).click();
    await menu.getByRole("link", { name: "งาน", exact: true }).click();
    await expect(page).toHaveURL("/manage/events");
    await expect(menu).toBeHidden();
  }
});

test("on a phone the menu lies over the page, and the page waits behind it @phone-only", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await menuToggle(page).click();
  await expect(menu).toBeVisible();
  await expect(page.getByRole("main")).toHaveJSProperty("inert", false);
  await expect(page.getByRole("main").locator("xpath=..")).toHaveJSProperty("inert", true);
  await page.touchscreen.tap(375, 400);
  await expect(menu).toBeHidden();

  // the item of the page that is already open is a navigation, too
  for (const _ of ["to the page", "to the same page"]) {
    await menuToggle(page).click();
    await menu.getByRole("link", { name: "งาน", exact: true }).click();
    await expect(page).toHaveURL("/manage/events");
    await expect(menu).toBeHidden();
  }
});

test("an item whose link has a query is marked while the page is shown with it", async ({ page }) => {
  const link = { parentId: "manage", icon: "pi pi-search" };
  await givenSignedIn(page, {
    moreItems: [
      { ...link, componentName: "งานร่าง", urlLink: "/manage/events?state=draft" },
      { ...link, componentName: "งานสด", urlLink: "manage/events?state=live" },
    ],
  });
  await page.goto("/manage/events?state=draft");
  const current = menuOf(page).locator("[aria-current=page]");
  await expect(current).toHaveText("งานร่าง");
  await menuOf(page).getByRole("link", { name: "งานสด" }).click();
  await expect(page).toHaveURL("/manage/events?state=live");
  await expect(current).toHaveText("งานสด");
  await menuOf(page).getByRole("link", { name: "งาน", exact: true }).click();
  await expect(current).toHaveText("งาน");
});

test("the profile menu opens on a small screen, and Escape or a press elsewhere closes it @phone-only", async ({
  page,
}) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  const toggle = page.getByRole("button", { name: "เมนูส่วนตัว" });
  const link = page.getByRole("link", { name: "Profile", exact: true });
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(link).toBeHidden();
});

test("a desktop is wider than 991 px", async ({ page }) => {
  await givenSignedIn(page);
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto("/manage");
  const profile = page.getByRole("button", { name: "เมนูส่วนตัว" });
  await expect(profile).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(profile).toBeHidden();
  await expect(menuOf(page)).toBeVisible();
});
