import type { Page } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "เมนูทีมงาน" });

/** Opens the staff area with every group of the menu unfolded. @returns where the menu leads, in its order */
async function openMenu(page: Page, username: string): Promise<string[]> {
  await givenSignedIn(page, { username });
  await page.goto("/calendar");
  const groups = menuOf(page).getByRole("button");
  await groups.first().waitFor();
  for (const group of await groups.all()) {
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
  }
  return menuOf(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

// For each user: every item of their menu leads to its own page, which is accessible. Each part has its own browser.
for (const { username, parts } of [
  { username: "admin", parts: 4 },
  { username: "viewer", parts: 1 },
]) {
  for (let part = 0; part < parts; part++) {
    test(`every item of ${username}'s menu leads to a page, part ${part + 1} of ${parts}`, async ({ page }) => {
      test.slow();
      const links = await openMenu(page, username);
      expect(links.length).toBeGreaterThan(2 * parts);
      const stored = await page.evaluate(() => localStorage.getItem("SUB_MENU") ?? "[]");
      expect(links).toHaveLength((JSON.parse(stored) as unknown[]).length);
      for (const link of links.filter((_, at) => at % parts === part)) {
        await menuOf(page).locator(`a[href="${link}"]`).click();
        await expect(page).toHaveURL((url) => url.pathname + url.search === link);
        await expect(menuOf(page).locator("[aria-current=page]")).toHaveAttribute("href", link);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator(".bones")).toHaveCount(0);
        await expectStaffAccessible(page);
      }
    });
  }
}
