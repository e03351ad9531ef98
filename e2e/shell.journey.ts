import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { liesOver, phoneWidths, sticksOut } from "./support/fits.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenOpenEvent } from "./support/given-own.ts";
import { openEvent } from "./support/race.ts";
import { scrolledBy } from "./support/scrolled-by.ts";
import { asStaff } from "./support/staff-api.ts";
import { expectStaffAccessible, givenSignedIn, goInside } from "./support/staff.ts";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "เมนูทีมงาน" });
const menuToggle = (page: Page) => page.getByRole("button", { name: "เมนู", exact: true });

test("without a user cookie every staff path leads to the list of events @phone-long", async ({ page }) => {
  for (const path of ["/", "/manage", "/config"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/register\/event-list$/);
  }
});

test("the guard holds for navigation inside the open shell, and on the way back", async ({ page, context }) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  await menuOf(page).getByRole("link", { name: "งาน", exact: true }).click();
  await expect(page).toHaveURL("/manage/events");
  await context.clearCookies({ name: "user" });
  await page.getByRole("banner").getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(page).toHaveURL(/\/register\/event-list$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/register\/event-list$/);
});

test.describe("with the cookie alone", () => {
  // the calls go out as they are, and the server refuses them
  test.use({ expectedComplaints: /status of 40[14]/ });

  test("the shell opens, says that the sign-in has ended, and leads nobody away @phone-long", async ({
    page,
    context,
  }) => {
    await page.goto("/notfound");
    const value = encodeURIComponent(JSON.stringify({ username: "admin" }));
    await context.addCookies([{ name: "user", value, url: new URL(page.url()).origin }]);
    const asked = page.waitForRequest("**/api/event/**");
    await page.goto("/manage/events?text=a");
    expect((await asked).headers()["authorization"]).toBeUndefined();
    const again = page.getByRole("main").locator("xpath=..").getByRole("link", { name: "เข้าสู่ระบบอีกครั้ง" });
    await expect(again).toHaveAttribute("href", "/auth?next=%2Fmanage%2Fevents%3Ftext%3Da");
    await expect(page.getByText("คุณออกจากระบบแล้ว")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/manage/events?text=a");
    await expectStaffAccessible(page);
    await again.click();
    await expect(page).toHaveURL(/\/auth\?next=/);
  });

  test("whose refresh token has ended is told so as well", async ({ page }) => {
    await givenSignedIn(page);
    await page.goto("/documentation");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.evaluate(() => {
      const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");
      localStorage.setItem("refresh_token", `${part({})}.${part({ exp: 1 })}.x`);
    });
    await page.reload();
    await expect(page.getByText("คุณออกจากระบบแล้ว")).toBeVisible();
    await expect(page).toHaveURL(/\/documentation/);
  });

  test("who saves after it ended signs in from where the save failed, and loses nothing", async ({ page }) => {
    const { id } = await givenOpenEvent();
    await givenSignedIn(page);
    await page.goto(`/manage/events/${id}/details`);
    const organiser = page.getByRole("textbox", { name: "ผู้จัด" });
    await organiser.fill("ชมรมที่พิมพ์ค้างไว้");
    await page.evaluate(() => {
      for (const key of ["access_token", "refresh_token"]) localStorage.removeItem(key);
    });
    await page.getByRole("button", { name: "บันทึก", exact: true }).click();
    const failure = page.getByRole("alert").filter({ hasText: "บันทึกไม่สำเร็จ" });
    await expect(failure.getByRole("link", { name: "ไปหน้าเข้าสู่ระบบ" })).toBeInViewport();
    // the bar with the link stays in view, and nobody is told that a right is missing
    await expect(page.getByText("คุณออกจากระบบแล้ว")).toBeInViewport();
    await failure.getByRole("link", { name: "ไปหน้าเข้าสู่ระบบ" }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await givenSignedIn(page);
    await page.goto(`/manage/events/${id}/details`);
    await expect(organiser).toHaveValue("ชมรมที่พิมพ์ค้างไว้");
  });

  test("whoever goes to another tab after it ended is told why it stays empty", async ({ page }) => {
    const { id } = await givenOpenEvent();
    await givenSignedIn(page);
    await page.goto(`/manage/events/${id}/details`);
    await expect(page.getByRole("textbox", { name: "ผู้จัด" })).toBeVisible();
    await page.evaluate(() => {
      for (const key of ["access_token", "refresh_token"]) localStorage.removeItem(key);
    });
    await goInside(page, `/manage/events/${id}/categories`);
    await expect(page.getByRole("main").getByRole("link", { name: "ไปหน้าเข้าสู่ระบบ" })).toBeVisible();
    await expect(page.getByText("ไม่มีสิทธิ์")).toHaveCount(0);
  });
});

test("the server sends the shell's outline, and the shell takes its place without a flash @phone-long", async ({
  page,
}) => {
  await givenSignedIn(page);
  const answer = await page.goto("/");
  expect(await answer?.text()).toContain("Loading...");
  await page.getByRole("heading", { level: 1, name: /สวัสดี/ }).waitFor();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("the shell can be used by all, in light and dark @phone-long", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage");
  await expectStaffAccessible(page);
  await menuToggle(page).click();
  await expectAccessible(page);
});

test("the topbar's labels are the product's own, in both languages", async ({ page }) => {
  await givenSignedIn(page);
  for (const language of ["th", "en"]) {
    await page.goto(`/?lang=${language}`);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Calendar", exact: true })).toHaveAttribute("href", "/calendar");
    await expect(bar.getByRole("link", { name: "Profile", exact: true })).toHaveAttribute("href", "/profile");
    await expect(bar.getByRole("link", { name: "Settings", exact: true })).toHaveAttribute("href", "/documentation");
    await expect(bar.getByRole("button", { name: "logout", exact: true })).toBeVisible();
  }
});

test("logout leaves nothing behind and reloads the page", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/");
  await page.getByRole("button", { name: "logout", exact: true }).click();
  await expect(page).toHaveURL(/\/register\/event-list$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("user");
});

test("a link to the open page loads it again", async ({ page }) => {
  await givenSignedIn(page);
  await page.goto("/manage/events");
  const link = menuOf(page).getByRole("link", { name: "งาน", exact: true });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const reloaded = page.waitForRequest("**/event-list*");
  await link.click();
  await reloaded;
});

test("the loading overlay is seen for a quick reply as well", async ({ page }) => {
  await givenSignedIn(page);
  const first = page.waitForResponse("**/event-list*");
  await page.goto("/manage/events");
  const body = await (await first).text();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByText("Loading...")).toBeHidden();
  await page.route("**/event-list*", (route) => route.fulfill({ contentType: "application/json", body }));
  // looks at every frame
  await page.evaluate(() => {
    const seen = { most: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const veil = document.querySelector(".loading__veil");
      seen.most = Math.max(seen.most, veil ? Number(getComputedStyle(veil).opacity) : 0);
      requestAnimationFrame(look);
    };
    look();
  });
  await menuOf(page).getByRole("link", { name: "งาน", exact: true }).click();
  const mostSeen = () => page.evaluate(() => (globalThis as unknown as { seen: { most: number } }).seen.most);
  await expect.poll(mostSeen).toBeGreaterThan(0.7);
  await expect(page.getByText("Loading...")).toBeHidden();
});

/** The first row of a list that stands whole on the screen, and where. */
const firstOnScreen = (page: Page) =>
  page.getByRole("row").evaluateAll((rows) => {
    const row = rows.slice(1).find((each) => each.getBoundingClientRect().top >= 0);
    return `${row?.textContent} at ${Math.round(row?.getBoundingClientRect().top ?? NaN)}`;
  });

test("a page that is loaded again is scrolled to where it was", async ({ page }) => {
  await givenSignedIn(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const path of ["/manage/events", "/report/audit"]) {
    await page.goto(path);
    await expect(page.getByRole("row").nth(5)).toBeVisible();
    const left = await scrolledBy(page, 300);
    expect(left).toBeGreaterThan(100);
    const seen = await firstOnScreen(page);
    await page.reload();
    const isWhereItWas = async () =>
      // where others have added rows above meanwhile, a browser keeps the place or the row
      (await page.evaluate(() => window.scrollY)) === left || (await firstOnScreen(page)) === seen;
    await expect.poll(isWhereItWas).toBe(true);
  }
});

test("areas are loaded apart: opening one fetches nothing of another", async ({ page }) => {
  await givenSignedIn(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("/config");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts.some((url) => /\/config-page-/.test(url))).toBe(true);
  expect(scripts.filter((url) => /\/(manage|master|report|staff-event-list)-page-/.test(url))).toEqual([]);
});

test("public pages load nothing of the staff area", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.goto("/register/event-list");
  await page.getByRole("searchbox").focus();
  await expect.poll(() => files.some((url) => /\/hydrate-/.test(url))).toBe(true);
  expect(files.filter((url) => /staff-shell|primeicons|components/.test(url))).toEqual([]);
});

test("no staff page scrolls sideways on a phone, and nothing lies over the bars at the bottom @phone-only", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const eventId = await asStaff(openEvent, async (staff) => staff.eventId);
  const ofEvent =
    "details categories extras payment checkpoints schedule course images policies privacy registrations entries devices entries/import publish";
  const manage =
    "events registrations messages transfers transfers/all transfers/late transfers/refunds transfers/statements transfers/reconciliation persons entries";
  const master = "category-templates event-types policies penalty-rules payment-channels message-templates clubs";
  const under = (start: string, paths: string) => paths.split(" ").map((path) => `${start}/${path}`);
  const paths = [
    "/calendar",
    ...under(`/manage/events/${eventId}`, ofEvent),
    ...under("/manage", manage),
    ...under("/master", master),
    ...under("/report", "registrations revenue audit"),
    ...under("/config", "users users/new roles menu jobs"),
    "/profile/security",
  ];
  let open = 0;
  page.on("request", () => (open += 1));
  const closed = () => void (open -= 1);
  page.on("requestfinished", closed);
  page.on("requestfailed", closed);
  await givenSignedIn(page);
  await page.goto("/");
  const softly = expect.configure({ soft: true, timeout: 2_000 });
  for (const path of paths) {
    // it comes on the narrowest phone
    await page.setViewportSize({ width: phoneWidths[0], height: 844 });
    await goInside(page, path);
    // it asks for its data once it is drawn
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => open, path).toBe(0);
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 844 });
      // drawings follow their place some frames later
      await softly.poll(() => sticksOut(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await liesOver(page, ".settings-cog"), `${path} at ${width} px`).toEqual([]);
    }
  }
});
