import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import {
  askProfile,
  call,
  expireAccessToken,
  openTab,
  serveSessionPage,
  signInAs,
  storedNames,
} from "./support/session-page.ts";

test.beforeEach(({ context }) => serveSessionPage(context));

/** Counts the requests of all tabs whose address ends with this text. */
function countCalls(context: BrowserContext, name: string): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.url().endsWith(`/${name}`)) count += 1;
  });
  return () => count;
}

async function userCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "user")?.value;
}

/** Waits until the page reloads, and returns the time from the clearing of its storage to the reload. */
async function reloadedAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const clear = Storage.prototype.clear;
    Storage.prototype.clear = function (this: Storage) {
      sessionStorage.setItem("cleared", String(Date.now()));
      clear.call(this);
    };
    addEventListener("pagehide", () => sessionStorage.setItem("gone", String(Date.now())));
  });
  const loaded = page.waitForEvent("load");
  // the page may be gone before it can answer
  await Promise.all([loaded, act().catch(() => {})]);
  return page.evaluate(() => Number(sessionStorage.getItem("gone")) - Number(sessionStorage.getItem("cleared")));
}

async function expectSignedOut(page: Page): Promise<void> {
  expect(await storedNames(page)).toEqual([]);
  expect(await userCookie(page.context())).toBeUndefined();
  expect(await askProfile(page)).toBe("not_signed_in");
}

test("an expired token is refreshed first, and the request is sent once, with the new one", async ({ context }) => {
  const page = await openTab(context);
  await signInAs(page, "manager");
  const before = await page.evaluate(() => localStorage.getItem("refresh_token"));
  await expireAccessToken(page);
  const refreshes = countCalls(context, "refresh-token");
  const calls = countCalls(context, "profile-get");
  expect(await askProfile(page)).toBe("manager");
  expect([refreshes(), calls()]).toEqual([1, 1]);
  expect(await page.evaluate(() => localStorage.getItem("refresh_token"))).not.toBe(before);
});

test("twenty tabs refresh once, time after time, and none is signed out", async ({ context }) => {
  test.slow();
  const tabs = await Promise.all(Array.from({ length: 20 }, () => openTab(context)));
  await signInAs(tabs[0]!, "timing");
  const refreshes = countCalls(context, "refresh-token");
  for (let expiry = 1; expiry <= 4; expiry++) {
    await expireAccessToken(tabs[expiry]!);
    const answers = await Promise.all(tabs.map(askProfile));
    expect(new Set(answers)).toEqual(new Set(["timing"]));
    expect(refreshes()).toBe(expiry);
  }
});

test("403 after the retry signs out and reloads", async ({ context }) => {
  const page = await openTab(context);
  await signInAs(page, "manager");
  await expireAccessToken(page);
  await context.route("**/profile-get", (route) => route.fulfill({ status: 403, json: {} }), { times: 1 });
  expect(await reloadedAfter(page, () => askProfile(page))).toBeGreaterThanOrEqual(200);
  await expectSignedOut(page);
});

test("any failure of the retry signs out and reloads after 200 ms", async ({ context }) => {
  const page = await openTab(context);
  for (const status of [400, 409, 500]) {
    await signInAs(page, "manager");
    await expireAccessToken(page);
    const problem = { type: "about:blank", title: "", status, code: "refused" };
    await context.route("**/profile-get", (route) => route.fulfill({ status, json: problem }), { times: 1 });
    expect(await reloadedAfter(page, () => askProfile(page))).toBeGreaterThanOrEqual(200);
    await expectSignedOut(page);
    await page.waitForFunction(() => "client" in globalThis);
  }
});

test("a failed refresh signs out in every tab, and reloads after 200 ms", async ({ context }) => {
  const page = await openTab(context);
  await signInAs(page, "finance");
  const other = await openTab(context);
  expect(await askProfile(other)).toBe("finance");
  await expireAccessToken(page);
  await context.route("**/refresh-token", (route) => route.fulfill({ status: 500, json: {} }));
  const otherReloads = other.waitForEvent("load");
  const waitedMs = await reloadedAfter(page, () => askProfile(page));
  expect(waitedMs).toBeGreaterThanOrEqual(200);
  // no long time, on a busy machine either
  expect(waitedMs).toBeLessThan(5_000);
  await expectSignedOut(page);
  await otherReloads;
  await expectSignedOut(other);
});

test("a lost connection signs nobody out", async ({ context }) => {
  const page = await openTab(context);
  await signInAs(page, "desk");
  await expireAccessToken(page);
  await context.setOffline(true);
  expect(await askProfile(page)).toBe("offline");
  await context.setOffline(false);
  expect(await askProfile(page)).toBe("desk");
});

test("a phone whose clock is ten minutes off refreshes no more than any other", async ({ context }) => {
  for (const wrongByMs of [-600_000, 600_000]) {
    await test.step(`${wrongByMs} ms`, async () => {
      const page = await context.newPage();
      await page.clock.setSystemTime(Date.now() + wrongByMs);
      await page.goto("/session-page");
      await page.waitForFunction(() => "client" in globalThis);
      await signInAs(page, "viewer");
      const refreshes = countCalls(context, "refresh-token");
      expect(await askProfile(page)).toBe("viewer");
      expect(await askProfile(page)).toBe("viewer");
      expect(refreshes()).toBe(0);
      await page.close();
    });
  }
});

test("calls of the public web API never carry a token, signed in or not", async ({ context }) => {
  const page = await openTab(context);
  await signInAs(page, "admin");
  const asked = page.waitForRequest("**/api/web/web-event-type-list");
  await call(page, "web", "web-event-type-list");
  expect((await asked).headers()["authorization"]).toBeUndefined();

  const askedByStaff = page.waitForRequest("**/api/event/profile-get");
  await askProfile(page);
  expect((await askedByStaff).headers()["authorization"]).toMatch(/^Bearer /);
});
