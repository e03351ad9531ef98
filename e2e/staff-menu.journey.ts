import { expect, test } from "./support/quiet-console.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

// For each user: every item of their menu leads to its own page, which is accessible.
for (const username of ["admin", "viewer"]) {
  test(`every item of ${username}'s menu leads to a page`, async ({ page }) => {
    test.slow();
    await givenSignedIn(page, { username });
    await page.goto("/");
    const links = await page.evaluate(() => {
      const items = JSON.parse(localStorage.getItem("SUB_MENU") ?? "[]") as { urlLink: string }[];
      return items.map(({ urlLink }) => urlLink);
    });
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname + url.search === link);
      await expectStaffAccessible(page);
    }
  });
}
