import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const cog = (page: Page) => page.getByRole("button", { name: "ตั้งค่าการแสดงผล" });
const settings = (page: Page) => page.getByRole("dialog", { name: "ตั้งค่าการแสดงผล" });
const config = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("layout_config") ?? "null"));

test("scale goes from 12 to 16 and no further", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/");
  await cog(page).click();
  const smaller = settings(page).getByRole("button", { name: "เล็กลง" });
  const larger = settings(page).getByRole("button", { name: "ใหญ่ขึ้น" });
  const shown = settings(page).getByRole("status");
  await expect(shown).toHaveText("14");
  for (const scale of ["13", "12"]) {
    await smaller.click();
    await expect(shown).toHaveText(scale);
  }
  await expect(smaller).toBeDisabled();
  for (const scale of ["13", "14", "15", "16"]) {
    await larger.click();
    await expect(shown).toHaveText(scale);
  }
  await expect(larger).toBeDisabled();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("16px");
});

test("every setting is remembered, and the sidebar closes by Escape and by a click beside it @phone-long", async ({
  page,
}) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  await cog(page).click();
  const sidebar = settings(page);
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole("button", { name: "ใหญ่ขึ้น" }).click();
  await sidebar.getByLabel("ซ้อนทับ").click();
  await sidebar.getByLabel("พื้นทึบ").click();
  await sidebar.getByRole("switch", { name: /เอฟเฟกต์คลื่น/ }).click();
  await sidebar.getByRole("button", { name: "lara-dark-teal" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "lara-dark-teal");
  const expected = {
    ripple: true,
    inputStyle: "filled",
    menuMode: "overlay",
    colorScheme: "dark",
    theme: "lara-dark-teal",
    scale: 15,
  };
  expect(await config(page)).toEqual(expected);
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();
  await expect(cog(page)).toBeFocused();

  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-theme="lara-dark-teal" data-scale="15"');
  await cog(page).click();
  await expect(sidebar.getByLabel("ซ้อนทับ")).toBeChecked();
  await expect(sidebar.getByLabel("พื้นทึบ")).toBeChecked();
  await expect(sidebar.getByRole("switch", { name: /เอฟเฟกต์คลื่น/ })).toBeChecked();
  await expect(sidebar.getByRole("button", { name: "lara-dark-teal" })).toHaveAttribute("aria-pressed", "true");
  expect(await config(page)).toEqual(expected);
  if (await page.getByRole("button", { name: "logout" }).isVisible()) {
    await page.mouse.click(100, 500);
    await expect(sidebar).toBeHidden();
  }
});

test("the settings come in within 0.3 s and can be used by all", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  await expectStaffAccessible(page);
  await cog(page).click();
  const durations = await page.evaluate(() => {
    const probe = document.createElement("div");
    probe.className = "p-dialog-mask p-dialog-right";
    const inner = document.createElement("div");
    inner.className = "p-dialog p-dialog-enter-active";
    probe.append(inner);
    document.body.append(probe);
    const { transitionDuration } = getComputedStyle(inner);
    probe.remove();
    return transitionDuration;
  });
  expect(durations).toBe("0.3s");
  await expect(settings(page).getByRole("button", { name: "lara-light-indigo" })).toBeVisible();
  await expectAccessible(page);
});

test("visitors choose a scheme, contrast and size, no theme; the next page comes in them @phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/register/event-list");
  const html = page.locator("html");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "การแสดงผล" }).click();
  const panel = page.getByRole("dialog", { name: "การแสดงผล" });
  await expect(panel.getByRole("radio")).toHaveCount(5);
  await expect(panel.getByRole("button", { name: /lara/ })).toHaveCount(0);
  await expect(panel.getByRole("radio", { name: "สว่าง" })).toBeChecked();
  await panel.getByText("ตามอุปกรณ์").click();
  await expect(html).toHaveAttribute("data-theme", "device");
  await expect.poll(ground).not.toBe(light);
  await panel.getByText("สูง").click();
  await panel.getByRole("button", { name: "ใหญ่ขึ้น" }).click();
  await expectAccessible(page);

  await page.reload();
  await expect(html).toHaveAttribute("data-contrast", "more");
  await expect(html).toHaveAttribute("data-scale", "15");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  // the staff area keeps its own theme
  await givenSignedIn(page);
  await page.goto("/manage");
  await expect(html).toHaveAttribute("data-theme", "lara-light-indigo");
  await expect(html).not.toHaveAttribute("data-contrast");
});
