import { readClaims, readUser } from "../apps/web/src/lib/session/token-claims.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { demoPassword } from "./support/server.ts";
import { expireAccessToken } from "./support/session-page.ts";
import { givenSignedIn } from "./support/staff.ts";

async function signIn(page: Page, path: string, username: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("ชื่อผู้ใช้").fill(username);
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "เข้าสู่ระบบ", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage) as [string, string][]));
}

test("staff sign in, stay signed in after a reload, and sign out with nothing left behind @phone-long", async ({
  page,
}) => {
  await signIn(page, "/auth?next=/documentation/api", "manager");
  await expect(page).toHaveURL(/\/documentation\/api$/);

  const { access_token = "", refresh_token = "", MAIN_MENU = "", SUB_MENU = "" } = await stored(page);
  expect(readUser(access_token)).toMatchObject({ username: "manager", displayName: { th: "วิชัย ผู้จัดการงาน" } });
  expect(readClaims(access_token).exp * 1000).toBeGreaterThan(Date.now());
  expect(readClaims(refresh_token).exp).toBeGreaterThan(readClaims(access_token).exp);
  const main = JSON.parse(MAIN_MENU) as { componentCode: string; componentName: string }[];
  const sub = JSON.parse(SUB_MENU) as { parentId: string }[];
  expect(main.every(({ componentCode }) => sub.some(({ parentId }) => parentId === componentCode))).toBe(true);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "user");
  expect(JSON.parse(decodeURIComponent(cookie!.value))).toEqual({ username: "manager" });

  await page.reload();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "ไปหน้าทีมงาน" })).toBeVisible();

  await page.goto("/auth/access-denied");
  await expect(page.getByText("วิชัย ผู้จัดการงาน ไม่มีสิทธิ์ใช้หน้านี้")).toBeVisible();
  const told = page.waitForRequest("**/sign-out");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "เข้าด้วยบัญชีอื่น" }).click();
  expect((await told).postDataJSON()).toHaveProperty("refreshToken");
  await reloaded;
  await expect(page.getByRole("link", { name: "เข้าสู่ระบบ", exact: true })).toBeVisible();
  expect(await stored(page)).toEqual({});
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("user");
  await page.goto("/");
  await expect(page).toHaveURL(/\/register\/event-list$/);
});

test("a signed-in user is not asked to sign in again, in this tab or another", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/auth?next=/landing");
  await signIn(page, "/auth?next=/landing", "viewer");
  await expect(other).toHaveURL(/\/landing$/);
  await page.goto("/auth?next=https://evil.example/");
  await expect(page).toHaveURL("/");
});

test("what is missing is said beside its field, and what was typed stays @phone-long", async ({ page }) => {
  await page.goto("/auth");
  const username = page.getByLabel("ชื่อผู้ใช้");
  const password = page.getByLabel("รหัสผ่าน", { exact: true });
  await username.fill("admin");
  await username.press("Enter");
  await expect(page.getByText("กรอกรหัสผ่าน", { exact: true })).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("กรอกรหัสผ่าน");
  await expectAccessible(page);

  await password.fill("สวัสดี");
  await expect(page.getByText("แป้นพิมพ์เป็นภาษาไทยอยู่")).toBeVisible();
  await page.getByRole("button", { name: "แสดงรหัสผ่าน" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(username).toHaveValue("admin");
  await expect(username).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
});

test("an Enter before the page's script has come is not lost", async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("ชื่อผู้ใช้").fill("admin");
  await page.getByLabel("ชื่อผู้ใช้").press("Enter");
  pressed.resolve();
  await expect(page.getByText("กรอกรหัสผ่าน", { exact: true })).toBeVisible();
});

test.describe("ended by the server", () => {
  test.use({ expectedComplaints: /status of (404|500)/ });

  test("a user whose sign-in ends is told once, with a link back to the page @phone-long", async ({ page }) => {
    await givenSignedIn(page);
    await page.goto("/manage/events");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expireAccessToken(page);
    await page.route("**/refresh-token", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.getByRole("link", { name: /ริมน้ำเจ้าพระยา/ }).click();
    await expect(page).toHaveURL(/\/register\/event-list$/);
    const again = page.getByRole("link", { name: "เข้าสู่ระบบอีกครั้ง" });
    await expect(again).toHaveAttribute("href", /^\/auth\?next=%2Fmanage%2Fevents/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(again).toBeHidden();
  });
});

/** Replies of sign-in services that are not ours, with the tokens of ours. */
const foreignReplies: Readonly<Record<string, (tokens: object) => object>> = {
  "only the two tokens": (tokens) => ({ data: tokens }),
  "no menu, and more beside the tokens": (tokens) => ({
    status: "success",
    meta: "v2",
    data: { ...tokens, MAIN_MENU: null, SUB_MENU: null, username: 77, expires_in: 300 },
  }),
  "a menu with numbers, without icons and first slashes": (tokens) => ({
    data: {
      ...tokens,
      MAIN_MENU: [{ componentCode: 3, componentName: "จัดการ", parentId: null }, null],
      SUB_MENU: [
        { parentId: "3", componentName: "งาน", urlLink: "manage/events" },
        { parentId: 3, componentName: "ไม่มีลิงก์", icon: 4 },
      ],
    },
  }),
};

test.describe("another service", () => {
  for (const [what, replyWith] of Object.entries(foreignReplies)) {
    test(`a sign-in service that answers with ${what} signs in`, async ({ page }) => {
      await page.route("**/api/auth/token", async (route) => {
        const { data } = (await (await route.fetch()).json()) as { data: Record<string, string> };
        const { access_token, refresh_token } = data;
        await route.fulfill({ json: replyWith({ access_token, refresh_token }) });
      });
      await signIn(page, "/auth", "manager");
      await expect(page).toHaveURL("/");
      const menu = page.getByRole("navigation", { name: "เมนูทีมงาน" });
      await menu.getByRole("button", { name: /^จัดการ/ }).click();
      await menu.getByRole("link", { name: "งาน", exact: true }).click();
      await expect(page).toHaveURL("/manage/events");
      await expect(menu.locator("[aria-current=page]")).toHaveText("งาน");
    });
  }
});

test.describe("refused", () => {
  // the journey causes refusals, and the specification says that the product logs them
  test.use({ expectedComplaints: /status of 4(00|29)|^Bad Request$/ });

  test("wrong credentials and too many attempts are told, with when to try again", async ({ page }) => {
    await page.goto("/auth");
    await page.getByLabel("ชื่อผู้ใช้").fill("nobody-at-all");
    await page.getByLabel("รหัสผ่าน", { exact: true }).fill("not-the-password");
    const button = page.locator("button[type=submit]");
    await button.click();
    await expect(page.getByRole("alert")).toContainText("ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง");
    await expect(page.getByLabel("รหัสผ่าน", { exact: true })).toHaveValue("not-the-password");
    await expectAccessible(page);

    const problem = { type: "about:blank", title: "", status: 429, code: "too_many_attempts" };
    await page.route("**/token", (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "32" }, json: problem }),
    );
    await button.click();
    await expect(page.getByRole("alert")).toContainText("ลองหลายครั้งเกินไป");
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(/ลองใหม่ได้ใน 3[012] วินาที/);
  });

  test("a link for a new password that is not good is told, and leads to a new one @phone-long", async ({ page }) => {
    await page.goto("/auth/password-reset#no-such-key");
    await page.getByLabel("รหัสผ่านใหม่", { exact: true }).fill("short");
    await page.getByRole("button", { name: "ตั้งรหัสผ่าน" }).click();
    await expect(page.getByText("สั้นไป ต้องมีอีก 7 ตัวอักษร")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("รหัสผ่านใหม่", { exact: true }).fill("long enough to be one");
    await page.getByRole("button", { name: "ตั้งรหัสผ่าน" }).click();
    await expect(page.getByRole("heading", { name: "ลิงก์นี้ใช้ไม่ได้" })).toBeVisible();
    await page.getByRole("link", { name: "ขอลิงก์ใหม่" }).click();

    await page.getByLabel("ชื่อผู้ใช้หรืออีเมล").fill("nobody-at-all");
    await page.getByRole("button", { name: "ส่งลิงก์ทางอีเมล" }).click();
    await expect(page.getByRole("heading", { name: "ตรวจอีเมลของคุณ" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("every page of the sign-in is whole @phone-long @long", async ({ page }) => {
    for (const [path, heading] of [
      ["/auth", "Staff sign-in"],
      ["/auth/forgotten-password", "Forgotten password"],
      ["/auth/password-reset", "This link does not work"],
      ["/auth/access-denied", "This account cannot open that page"],
      ["/auth/error", "Sign-in did not work"],
    ] as const) {
      await page.goto(`${path}?lang=en`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
