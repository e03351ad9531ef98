import { expect, test, vi } from "vitest";
import { CallFailed } from "../api/call-failed.ts";
import { createRenewal } from "./renew-tokens.ts";
import { createRunAlone, type RunAlone } from "./run-alone.ts";
import { createSessionStorage, type Tokens } from "./session-storage.ts";
import { givenStorage } from "./testing/given-browser.ts";

const refused = new CallFailed("sign_in_ended", 400);
const offline = new CallFailed("offline", 0);
const away = new CallFailed("unavailable", 503);

/** One browser's storage and locks, for any number of tabs, and a sign-in service that counts its calls. */
function givenBrowser() {
  const browser = givenStorage({ access_token: "old", refresh_token: "refresh-0" });
  const storage = createSessionStorage(() => browser);
  let queue: Promise<unknown> = Promise.resolve();
  const runAlone: RunAlone = (work) => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  let count = 0;
  const spend = vi.fn<(body: { username: string; refreshToken: string }) => Promise<Tokens>>(async () => {
    count += 1;
    return { access_token: `new-${count}`, refresh_token: `refresh-${count}` };
  });
  const world = { username: "manager" as string | null, isOnline: true };
  const onFailure = vi.fn<() => void>();
  const waited: number[] = [];
  const openTab = (alone: RunAlone = runAlone) =>
    createRenewal({
      storage,
      spend,
      onFailure,
      runAlone: alone,
      username: () => world.username,
      keep: storage.keepTokens,
      isGood: (token) => token !== "old",
      isOnline: () => world.isOnline,
      wait: async (ms) => void waited.push(ms),
    });
  return { browser, storage, spend, onFailure, world, waited, openTab };
}

test("the refresh brings the name of the cookie and the refresh token, and gives the token of the reply's data", async () => {
  const { openTab, spend, storage } = givenBrowser();
  await expect(openTab()("old")).resolves.toBe("new-1");
  expect(spend).toHaveBeenCalledExactlyOnceWith({ username: "manager", refreshToken: "refresh-0" });
  expect([storage.accessToken(), storage.refreshToken()]).toEqual(["new-1", "refresh-1"]);
});

test("twenty tabs with five calls each refresh once", async () => {
  const { openTab, spend } = givenBrowser();
  const tabs = Array.from({ length: 20 }, () => openTab());
  const got = await Promise.all(tabs.flatMap((renew) => Array.from({ length: 5 }, () => renew("old"))));
  expect(new Set(got)).toEqual(new Set(["new-1"]));
  expect(spend).toHaveBeenCalledTimes(1);
});

test("twenty tabs, two hundred expiries: one refresh each, and nobody is signed out", async () => {
  const { openTab, spend, onFailure, storage } = givenBrowser();
  const tabs = Array.from({ length: 20 }, () => openTab());
  for (let expiry = 0; expiry < 200; expiry++) {
    const rejected = storage.accessToken()!;
    await Promise.all(tabs.map((renew) => renew(rejected)));
  }
  expect(spend).toHaveBeenCalledTimes(200);
  expect(onFailure).not.toHaveBeenCalled();
});

test("without locks, a tab still refreshes once for all its calls, and uses the tokens of another tab", async () => {
  const { openTab, spend, onFailure, browser } = givenBrowser();
  const renew = openTab(createRunAlone(undefined));
  await Promise.all([renew("old"), renew("old"), renew("old")]);
  expect(spend).toHaveBeenCalledTimes(1);

  spend.mockImplementationOnce(async () => {
    browser.setItem("access_token", "of the other tab");
    browser.setItem("refresh_token", "refresh-9");
    throw refused;
  });
  await expect(renew("new-1")).resolves.toBe("of the other tab");
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ["a refusal", refused],
  ["a fault of the server", new CallFailed("internal", 500)],
  ["a reply that cannot be read", new CallFailed("unreadable", 200)],
  ["a server that stays away", away],
  ["a connection that stays lost", offline],
])("%s is a failed refresh", async (_what, failure) => {
  const { openTab, spend, onFailure } = givenBrowser();
  spend.mockRejectedValue(failure);
  await expect(openTab()("old")).rejects.toBe(failure);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each([
  ["lost packet", offline],
  ["restarting server", away],
])("a %s is asked again, twice", async (_what, failure) => {
  const { openTab, spend, onFailure, waited } = givenBrowser();
  spend.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await expect(openTab()("old")).resolves.toBe("new-1");
  expect(waited).toEqual([500, 1500]);
  expect(onFailure).not.toHaveBeenCalled();
});

test("a device that is offline has not failed to refresh", async () => {
  const { openTab, spend, onFailure, world } = givenBrowser();
  world.isOnline = false;
  spend.mockRejectedValueOnce(offline);
  await expect(openTab()("old")).rejects.toBe(offline);
  expect(onFailure).not.toHaveBeenCalled();
  world.isOnline = true;
  await expect(openTab()("old")).resolves.toBe("new-1");
});

test("without a refresh token or a name to refresh with there is nothing to ask for", async () => {
  const { openTab, spend, onFailure, world, browser } = givenBrowser();
  world.username = null;
  await expect(openTab()("old")).rejects.toMatchObject({ code: "sign_in_ended" });
  world.username = "manager";
  browser.removeItem("refresh_token");
  await expect(openTab()("old")).rejects.toMatchObject({ code: "sign_in_ended" });
  expect(spend).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test("a session that another tab ended meanwhile does not come back, and one that began there is not ended", async () => {
  const { openTab, spend, onFailure, world, browser, storage } = givenBrowser();
  spend.mockImplementationOnce(async () => {
    browser.clear();
    return { access_token: "new-1", refresh_token: "refresh-1" };
  });
  await expect(openTab()("old")).rejects.toMatchObject({ code: "not_signed_in" });
  expect(storage.accessToken()).toBeNull();

  storage.keepTokens({ access_token: "old", refresh_token: "refresh-0" });
  spend.mockImplementationOnce(async () => {
    storage.keepTokens({ access_token: "of finance", refresh_token: "refresh-f" });
    world.username = "finance";
    throw refused;
  });
  await expect(openTab()("old")).rejects.toMatchObject({ code: "not_signed_in" });
  expect(storage.accessToken()).toBe("of finance");
  expect(onFailure).not.toHaveBeenCalled();
});

test("ahead of its end, a service that is away ends nothing; a refusal does", async () => {
  for (const [failure, ends] of [
    [away, 0],
    [offline, 0],
    [new CallFailed("internal", 500), 0],
    [refused, 1],
  ] as const) {
    const { browser, openTab, spend, onFailure } = givenBrowser();
    browser.setItem("access_token", "still good");
    spend.mockRejectedValue(failure);
    await expect(openTab()("still good", "ahead")).rejects.toBe(failure);
    expect(onFailure).toHaveBeenCalledTimes(ends);
  }
});

test("once the token has ended, it ends the session whoever asked for the renewal", async () => {
  const { openTab, spend, onFailure } = givenBrowser();
  spend.mockRejectedValue(away);
  await expect(openTab()("old", "ahead")).rejects.toBe(away);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
