import type { Page } from "@playwright/test";
import { parseReply } from "@time-event/contract/call";
import { token, type SubMenuItem } from "@time-event/contract/sign-in";
import { expectAccessible } from "./axe.ts";
import { demoPassword } from "./server.ts";

interface Staff {
  readonly username?: string;
  /** Menu items, in addition to those that the user's rights give. */
  readonly moreItems?: readonly SubMenuItem[];
}

/** Signs in as the sign-in page does, without opening it. */
export async function givenSignedIn(page: Page, { username = "admin", moreItems = [] }: Staff = {}): Promise<void> {
  const reply = await page.request.post("/api/auth/token", { data: { username, password: demoPassword } });
  const { MAIN_MENU, SUB_MENU, ...tokens } = parseReply(token, await reply.json()).data;
  await page.goto("/notfound");
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { ...tokens, MAIN_MENU: JSON.stringify(MAIN_MENU), SUB_MENU: JSON.stringify([...SUB_MENU, ...moreItems]) },
  );
  const value = encodeURIComponent(JSON.stringify({ username }));
  await page.context().addCookies([{ name: "user", value, url: new URL(page.url()).origin }]);
}

/** Checks the page in the light and the dark theme. */
export async function expectStaffAccessible(page: Page): Promise<void> {
  await wearBothThemes(page);
  await expectAccessible(page);
}

/** Loads the sheets of both themes, so that dialogs and drawers opened later can be checked without a reload. */
export async function wearBothThemes(page: Page): Promise<void> {
  await page.getByRole("banner").waitFor();
  const profile = page.getByRole("button", { name: "เมนูส่วนตัว" });
  const isSmall = await profile.isVisible();
  if (isSmall) await profile.click();
  const dark = page.getByRole("button", { name: "ใช้ธีมมืด" });
  const light = page.getByRole("button", { name: "ใช้ธีมสว่าง" });
  await dark.click();
  await light.click();
  await dark.waitFor();
  if (isSmall) await page.keyboard.press("Escape");
}
