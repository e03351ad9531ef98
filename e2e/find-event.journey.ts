import type { Response } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { givenEvent, openEvent } from "./support/race.ts";
import { expect, test } from "./support/quiet-console.ts";
import { scrolledBy } from "./support/scrolled-by.ts";

test("a visitor without a sign-in lands on the event list, in Thai @phone", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/register\/event-list$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
  await expect(page.getByRole("heading", { level: 1, name: "รายการแข่งทั้งหมด" })).toBeVisible();
  await expect(page.getByRole("link", { name: /แสงแรก 24 ชั่วโมง/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test("filters are in the address, survive a reload, and an empty list says what to do @phone", async ({ page }) => {
  await page.goto("/register/event-list");
  await page.getByRole("searchbox").fill("ไตรกีฬา");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/text=/);
  await expect(page.getByRole("link", { name: /ทุ่งวัวแล่น/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /สันหมอกปัว/ })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("ไตรกีฬา");

  await page.getByRole("searchbox").fill("ไม่มีงานชื่อนี้แน่นอน");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByText("ไม่พบงานที่ตรงกับคำค้น")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "ล้างตัวกรอง" }).first().click();
  // a race under way comes before whatever other journeys have made
  await expect(page.getByRole("link", { name: /แสงแรก 24 ชั่วโมง/ }).first()).toBeVisible();
});

test("the list is a calendar too, with its month in the address @phone", async ({ page, viewport }) => {
  const { name, startsOn } = await givenEvent(openEvent);
  await page.goto("/register/event-list");
  await page.getByRole("link", { name: "ปฏิทิน", exact: true }).click();
  await expect(page).toHaveURL("/register/event-list?view=calendar");
  await page.goto(`/register/event-list?view=calendar&month=${startsOn.slice(0, 7)}`);
  const isPhone = viewport!.width < 600;
  await expect(page.getByRole("table")).toHaveCount(isPhone ? 0 : 1);
  const day = page
    .getByRole(isPhone ? "listitem" : "cell")
    .filter({ has: page.locator(`time[datetime="${startsOn}"]`) });
  const event = day.getByRole("link", { name: new RegExp(name.th) });
  await expect(event).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "เดือนถัดไป" }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}&view=calendar$/);
  await page.goBack();
  await event.click();
  await expect(page).toHaveURL(`/register/events/${openEvent}`);
});

test.describe("in English", () => {
  test.use({ locale: "en-GB", javaScriptEnabled: false });
  test("a calendar begins weeks on Monday, and needs no script", async ({ page }) => {
    await page.goto("/register/event-list?view=calendar&month=2026-11&lang=en");
    await expect(page.getByRole("heading", { name: "November 2026", exact: true })).toBeVisible();
    await expect(page.getByRole("columnheader").first()).toHaveText("Mon");
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(page.getByRole("heading", { name: "December 2026", exact: true })).toBeVisible();
  });
});

test("the language is switched on every page and stays @phone", async ({ page }) => {
  await page.goto("/register/event-list");
  await page.getByRole("link", { name: "EN (English)" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1, name: "All events" })).toBeVisible();
  await page.goto("/landing");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expectAccessible(page);
});

test("the register area's own address shows its list @phone", async ({ page }) => {
  const answer = await page.goto("/register");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("heading", { level: 1, name: "รายการแข่งทั้งหมด" })).toBeVisible();
  await expect(page.getByRole("link", { name: /แสงแรก 24 ชั่วโมง/ }).first()).toBeVisible();
  await page.getByRole("searchbox").fill("ไตรกีฬา");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/register\/event-list\?text=/);
});

test("the checkpoint area's own address lists the events whose checkpoints can be opened @phone", async ({ page }) => {
  const answer = await page.goto("/checkpoint");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "จุดตรวจบนเส้นทาง" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /แสงแรก 24 ชั่วโมง/ })
    .click();
  await expect(page).toHaveURL(/\/checkpoint\/[a-z]/);
  await expect(page.getByRole("heading", { level: 1, name: "จุดตรวจ" })).toBeVisible();
});

test("an unknown address leads to the not-found page with its three ways out @phone", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/\/notfound$/);
  await expect(page.getByText("Not Found", { exact: true })).toBeVisible();
  await expect(page.getByText("Requested resource is not available.")).toBeVisible();
  const cards = page.getByRole("main").getByRole("link");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toHaveAttribute("href", "/");
  await expectAccessible(page);
});

test("an address for programs answers programs, with or without a key", async ({ request }) => {
  const reply = await request.get("/metrics", { maxRedirects: 0 });
  expect(reply.status()).toBe(404);
  expect(reply.headers()["content-type"]).toContain("application/problem+json");
});

test("theme and scale are remembered and the next page comes in them", async ({ page }) => {
  await page.goto("/landing");
  await page.getByRole("button", { name: "ใช้ธีมมืด" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "lara-dark-indigo");
  await page.getByRole("button", { name: "การแสดงผล" }).click();
  await page.getByRole("button", { name: "ใหญ่ขึ้น" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-scale", "15");
  const answer = await page.goto("/register/event-list");
  expect(await answer?.text()).toMatch(
    /<html[^>]*data-theme="lara-dark-indigo"[^>]*data-scale="15"|<html[^>]*data-scale="15"[^>]*data-theme="lara-dark-indigo"/,
  );
});

test("going back returns to the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/register/event-list");
  const last = page.locator('main a[href^="/register/events/"]').last();
  // the scroll position when the page is left: a click may scroll to its target
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("left", `${window.scrollY}`), { capture: true }),
  );
  await last.click();
  await expect(page).toHaveURL(/\/register\/events\/[\w-]+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const left = Number(await page.evaluate(() => sessionStorage.getItem("left")));
  expect(left).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100);
});

test("a page that is loaded again is scrolled to where it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/register/event-list");
  await page.mouse.move(100, 100);
  const left = await scrolledBy(page, 700);
  expect(left).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(10);
});

test("an anchor is scrolled to, from another page too", async ({ page }) => {
  await page.goto("/register/event-list");
  await page.getByRole("contentinfo").getByRole("link", { name: "วิธีใช้งาน" }).click();
  await expect(page).toHaveURL("/landing#how");
  await expect(page.locator("#how")).toBeInViewport();
});

test("what stands below the first screen is laid out once the page rests, and stays where it was read @phone", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`/register/events/${openEvent}`, { waitUntil: "domcontentloaded" });
  const last = page.locator(".below").last();
  const isLaidOut = () =>
    last.evaluate((part) => part.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(false);
  resolve();
  await expect.poll(isLaidOut).toBe(true);

  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1_000);
  await page.reload();
  await expect(last).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(10);
});

test("a link to the open page loads it again", async ({ page }) => {
  await page.goto("/register/event-list");
  // the browser does it, or the app once it is loaded
  const reloaded = page.waitForRequest("**/*event-list*");
  await page.getByRole("banner").getByRole("link", { name: "รายการแข่ง", exact: true }).click();
  await reloaded;
});

test("a page is read before it fetches the app: hardly any script until the visitor moves", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/register/event-list");
  await page.waitForLoadState("networkidle");
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(10_000);

  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test("a cancelled event says so on each of its pages, and offers nothing", async ({ page }) => {
  for (const path of ["", "/enter", "/results", "/start-list"]) {
    await page.goto(`/register/events/andaman-open-water${path}`);
    // a shared link shows its title and nothing else
    await expect(page).toHaveTitle(/^งานยกเลิก: /);
    await expect(page.getByRole("note").filter({ hasText: "งานนี้ถูกยกเลิก" })).toContainText("คลื่นสูง");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^(สมัคร|ดูผล|ดูความคืบหน้า|เพิ่มลงปฏิทิน)/ })).toHaveCount(0);
    await expect(main.getByRole("button", { name: /สมัคร/ })).toHaveCount(0);
    await expect(main.getByText(/^(ราคาตอนนี้|เหลือ \d)/)).toHaveCount(0);
  }
  await page.goto("/register/event-list?text=อันดามัน");
  await expect(page.getByRole("article").filter({ hasText: "ยกเลิก" })).toHaveCount(1);
});
