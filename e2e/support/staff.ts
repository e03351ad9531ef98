import { expect, type Page } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { token, type SubMenuItem } from "@time-event/contract/sign-in";
import { expectAccessible } from "./axe.ts";
import { demoPassword } from "./server.ts";

interface Staff {
  readonly username?: string;
  /** Menu items, in addition to those that the user's rights give. */
  readonly moreItems?: readonly SubMenuItem[];
}

/** Signs in as the sign-in page does, without opening it. The page stands at a text of this site afterwards. */
export async function givenSignedIn(page: Page, { username = "admin", moreItems = [] }: Staff = {}): Promise<void> {
  const reply = await page.request.post("/api/auth/token", { data: { username, password: demoPassword } });
  const { MAIN_MENU, SUB_MENU, ...tokens } = parseReply(token, await reply.json()).data;
  await page.goto("/robots.txt");
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { ...tokens, MAIN_MENU: JSON.stringify(MAIN_MENU), SUB_MENU: JSON.stringify([...SUB_MENU, ...moreItems]) },
  );
  const value = encodeURIComponent(JSON.stringify({ username }));
  await page.context().addCookies([{ name: "user", value, url: new URL(page.url()).origin }]);
}

/** Goes on inside the open staff area as a link would, without loading the whole app again, and waits for the page. */
export async function goInside(page: Page, path: string): Promise<void> {
  await expect(page).not.toHaveTitle("");
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
  await expect(page, path).not.toHaveTitle(before);
}

/** Checks the page in the light and the dark theme. */
export async function expectStaffAccessible(page: Page): Promise<void> {
  await wearBothThemes(page);
  await expectAccessible(page);
}

/**
 * Loads the sheets of both themes, so that dialogs and drawers opened later can be checked without a reload. They stay
 * until the page is loaded again.
 */
export async function wearBothThemes(page: Page): Promise<void> {
  await page.getByRole("banner").waitFor();
  if (await page.evaluate(() => "wearsBothThemes" in globalThis)) return;
  const profile = page.getByRole("button", { name: "เมนูส่วนตัว" });
  const isSmall = await profile.isVisible();
  if (isSmall) await profile.click();
  const dark = page.getByRole("button", { name: "ใช้ธีมมืด" });
  const light = page.getByRole("button", { name: "ใช้ธีมสว่าง" });
  await dark.click();
  await light.click();
  await dark.waitFor();
  if (isSmall) await page.keyboard.press("Escape");
  await page.evaluate(() => Object.assign(globalThis, { wearsBothThemes: true }));
}
