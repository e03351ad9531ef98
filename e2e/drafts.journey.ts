import type { Page } from "@playwright/test";
import { givenMark, givenUser } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { demoPassword } from "./support/server.ts";
import { expireAccessToken } from "./support/session-page.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

// what the journeys themselves make the server answer
test.use({ expectedComplaints: /status of (401|404|409|500)|^Bad Request$/ });

const thaiName = (page: Page) => page.getByRole("group", { name: "ชื่อที่แสดง" }).getByLabel("ภาษาไทย");
const save = (page: Page) => page.getByRole("button", { name: "บันทึก", exact: true });
const restored = (page: Page) => page.getByText("สิ่งที่คุณพิมพ์ไว้ก่อนหน้านี้กลับมาแล้ว");

/** From the page that says that the sign-in has ended back to where it was. */
async function signInAgain(page: Page, username: string): Promise<void> {
  await page.getByRole("link", { name: "เข้าสู่ระบบอีกครั้ง" }).click();
  await page.getByLabel("ชื่อผู้ใช้").fill(username);
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "เข้าสู่ระบบ", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

test("what was being typed when the refresh failed comes back after signing in again @phone-long", async ({ page }) => {
  const username = await givenUser();
  await givenSignedIn(page, { username });
  await page.goto("/profile");
  const stored = await thaiName(page).inputValue();
  await thaiName(page).fill("พิมพ์ไว้ก่อนหมดเวลา");
  await expireAccessToken(page);
  await page.route("**/refresh-token", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await save(page).click();

  await expect(page).toHaveURL(/\/register\/event-list$/);
  await expect(page.getByText("สิ่งที่พิมพ์ไว้ยังอยู่")).toBeVisible();
  await signInAgain(page, username);
  await expect(page).toHaveURL("/profile");
  await expect(restored(page)).toBeVisible();
  await expect(thaiName(page)).toHaveValue("พิมพ์ไว้ก่อนหมดเวลา");
  await expectStaffAccessible(page);

  await page.getByRole("button", { name: "ทิ้งสิ่งที่พิมพ์ไว้" }).click();
  await expect(restored(page)).toBeHidden();
  await expect(thaiName(page)).toHaveValue(stored);
  await page.reload();
  await expect(thaiName(page)).toHaveValue(stored);
  await expect(restored(page)).toBeHidden();
});

test("any refusal of the retry signs out, and the form beside a list opens again with what was typed", async ({
  page,
}) => {
  await givenSignedIn(page);
  await page.goto("/master/clubs");
  await page.getByRole("button", { name: "เพิ่มชมรม" }).first().click();
  const name = page.getByRole("dialog").getByRole("group").first().getByLabel("ภาษาไทย");
  const club = `ชมรมที่ยังไม่ได้บันทึก ${givenMark()}`;
  await name.fill(club);
  const refusal = { type: "about:blank", title: "", status: 409, code: "refused", reasons: ["name_taken"] };
  await page.route("**/club-save", (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await expireAccessToken(page, page.getByRole("dialog").getByRole("button", { name: "บันทึก", exact: true }));

  await expect(page).toHaveURL(/\/register\/event-list$/);
  await signInAgain(page, "admin");
  await expect(page).toHaveURL("/master/clubs");
  await expect(restored(page)).toBeVisible();
  await expect(name).toHaveValue(club);
  await page.getByRole("dialog").getByRole("button", { name: "บันทึก", exact: true }).click();
  await expect(page.getByText("บันทึกแล้ว")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row", { name: new RegExp(club) })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("who follows the shell's way back is not asked, and finds the text; another user does not @long", async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await givenSignedIn(page, { username: "viewer" });
  await page.goto("/profile");
  for (const username of ["viewer", "timing"]) {
    await thaiName(page).fill("ของผู้ชม");
    await page.evaluate(() => localStorage.clear());
    // the shell looks again every ten seconds
    await page.clock.fastForward(10_000);
    await signInAgain(page, username);
    await expect(page).toHaveURL("/profile");
    if (username === "viewer") await expect(thaiName(page)).toHaveValue("ของผู้ชม");
    else await expect(thaiName(page)).not.toHaveValue("ของผู้ชม");
  }
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("ของผู้ชม");
});

test("who leaves by choice drops the text", async ({ page }) => {
  await givenSignedIn(page, { username: "finance" });
  await page.goto("/profile");
  await thaiName(page).fill("จะทิ้ง");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain("จะทิ้ง");
  await page.getByRole("banner").getByRole("link", { name: "Calendar", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^ตกลง/ }).click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("จะทิ้ง");
  await expect(page).toHaveURL("/calendar");
});

test("what is typed while the next page comes is kept for the page on which it stands", async ({ page }) => {
  await givenSignedIn(page, { username: "finance" });
  await page.goto("/profile");
  await thaiName(page).waitFor();
  // a slow page is on its way: the address is its own already
  await page.evaluate(() => history.pushState(null, "", "/profile/security"));
  await thaiName(page).fill("พิมพ์ระหว่างรอ");
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft ")));
  expect(kept.map((key) => decodeURIComponent(key.split(" ")[2]!))).toEqual(["/profile"]);
});

test("passwords are never kept", async ({ page }) => {
  await givenSignedIn(page, { username: "finance" });
  await page.goto("/profile/password");
  for (const field of await page.getByRole("main").locator("input[type=password]").all()) {
    await field.fill("hunter2-hunter2");
  }
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("hunter2");
});

test("tokens are renewed ahead of their end, so that saving does not find them ended", async ({ page }) => {
  await givenSignedIn(page, { username: await givenUser() });
  await page.goto("/profile");
  await thaiName(page).fill("สมศรี ใจดี");
  const renewed = page.waitForResponse("**/refresh-token");
  // its last minute has begun
  await page.evaluate(() => {
    const [head, payload = "", signature] = localStorage.getItem("access_token")!.split(".");
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { exp: number; iat: number };
    const now = Math.floor(Date.now() / 1000);
    const text = JSON.stringify({ ...claims, iat: now - 260, exp: now + 40 });
    const next = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
    const url = next.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    localStorage.setItem("access_token", `${head}.${url}.${signature}`);
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await renewed).status()).toBe(200);
  const statuses: number[] = [];
  page.on("response", (reply) => {
    if (/profile-save|refresh-token/.test(reply.url())) statuses.push(reply.status());
  });
  await save(page).click();
  await expect(page.getByText("บันทึกแล้ว")).toBeVisible();
  expect(statuses).toEqual([200]);
});
