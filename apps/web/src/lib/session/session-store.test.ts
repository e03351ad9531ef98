import { expect, test, vi } from "vitest";
import { createServerClock } from "./server-clock.ts";
import { createSessionStorage, isSessionKey } from "./session-storage.ts";
import { createSessionStore } from "./session-store.ts";
import { givenCookies, givenStorage } from "./testing/given-browser.ts";
import { givenToken, givenTokens } from "./testing/given-token.ts";
import { readUserCookie } from "./user-cookie.ts";

const menu = {
  main: [{ componentCode: "manage", componentName: "จัดการ" }],
  sub: [{ parentId: "manage", componentName: "งานแข่ง", icon: "pi pi-flag", urlLink: "/manage/events" }],
};

function givenSession(items: Readonly<Record<string, string>> = {}) {
  const browser = givenStorage(items);
  const cookies = givenCookies();
  let now = 1_000_000;
  const clock = createServerClock(
    () => now,
    () => browser,
  );
  const storage = createSessionStorage(() => browser);
  const store = createSessionStore({ storage, cookies: () => cookies, clock });
  return { browser, cookies, clock, store, passMs: (ms: number) => (now += ms) };
}

test("a sign-in is kept under the names of the specification, and flags the user", () => {
  const { browser, cookies, store } = givenSession();
  expect(store.user()).toBeNull();
  const tokens = givenTokens();
  store.begin(tokens, menu, "manager");
  expect(browser.getItem("access_token")).toBe(tokens.access_token);
  expect(browser.getItem("refresh_token")).toBe(tokens.refresh_token);
  expect(JSON.parse(browser.getItem("MAIN_MENU")!)).toEqual(menu.main);
  expect(JSON.parse(browser.getItem("SUB_MENU")!)).toEqual(menu.sub);
  expect(cookies.cookie).toBe(`user=${encodeURIComponent('{"username":"manager"}')}`);
  expect(cookies.assigned[0]).toBe(`${cookies.cookie}; path=/; max-age=599000; samesite=lax`);
  expect(store.user()?.username).toBe("manager");
  expect(store.isSignedIn()).toBe(true);
});

test("only both tokens restore a session", () => {
  const { access_token, refresh_token } = givenTokens();
  const restored = givenSession({ access_token, refresh_token }).store;
  expect(restored.isSignedIn()).toBe(false);
  restored.restore();
  expect(restored.user()?.username).toBe("manager");
  expect(restored.isSignedIn()).toBe(true);

  for (const items of [{ access_token }, { refresh_token }]) {
    const { store } = givenSession(items);
    store.restore();
    expect(store.user()).toBeNull();
    expect(store.isSignedIn()).toBe(false);
  }
});

test("a user is signed in until the refresh token ends, by the server's clock", () => {
  const { store, clock, passMs } = givenSession();
  store.begin(givenTokens({ refreshExp: 1060 }), menu, "manager");
  passMs(59_999);
  expect(store.isSignedIn()).toBe(true);
  passMs(1);
  expect(store.isSignedIn()).toBe(false);
  // the device's clock was a minute ahead
  clock.learn(1_000_000, 1_060_000, 1_060_000);
  expect(store.isSignedIn()).toBe(true);
});

test("an unreadable token means that nobody is signed in, without an error", () => {
  const { store } = givenSession({ access_token: "?", refresh_token: "?", MAIN_MENU: "{", SUB_MENU: '[{"icon":1}]' });
  store.restore();
  expect(store.user()).toBeNull();
  expect(store.menu()).toEqual({ main: [], sub: [] });
});

test("the menu is the stored one, whatever became of the tokens", () => {
  const { store } = givenSession({ MAIN_MENU: JSON.stringify(menu.main), SUB_MENU: JSON.stringify(menu.sub) });
  store.restore();
  expect(store.isSignedIn()).toBe(false);
  expect(store.menu()).toEqual(menu);
});

const exp = 600_000;
const refresh_token = givenToken({ exp });

test.each([
  ["names nobody", { access_token: givenToken({ exp, data: {} }), refresh_token }, "typed"],
  ["has no data", { access_token: givenToken({ exp, sub: "77" }), refresh_token }, "typed"],
  ["cannot be decoded", { access_token: "opaque", refresh_token }, "typed"],
  ["numbers its users", { access_token: givenToken({ exp, data: { username: 77 } }), refresh_token }, "77"],
  [
    "says all else otherwise",
    {
      access_token: givenToken({
        exp,
        data: { username: "somchai", displayName: "Somchai", language: "th-TH", roles: [1, "x"], permissions: null },
      }),
      refresh_token,
    },
    "somchai",
  ],
])("a sign-in works with a token of another service that %s", (_what, tokens, username) => {
  const { cookies, store } = givenSession();
  store.begin(tokens, { main: [], sub: [] }, "typed");
  expect(store.isSignedIn()).toBe(true);
  expect(store.user()).toMatchObject({ username, language: "th" });
  expect(readUserCookie(cookies)).toEqual({ username });
  // the next tokens say no more than the first
  store.renew(tokens);
  expect(readUserCookie(cookies)).toEqual({ username });
});

test("a refresh token that says no end has none, and its cookie goes with the browser", () => {
  const { cookies, store, passMs } = givenSession();
  store.begin({ ...givenTokens(), refresh_token: "opaque" }, menu, "manager");
  passMs(1e9);
  expect(store.isSignedIn()).toBe(true);
  expect(cookies.assigned[0]).toBe(`${cookies.cookie}; path=/; samesite=lax`);
});

test("user and menu are the same objects until something changes, and then listeners hear of it", () => {
  const { store } = givenSession();
  const tell = vi.fn<() => void>();
  store.begin(givenTokens(), menu, "manager");
  const forget = store.subscribe(tell);
  expect(store.user()).toBe(store.user());
  expect(store.menu()).toBe(store.menu());
  expect(store.menu()).toEqual(menu);

  const before = store.user();
  store.renew(givenTokens({ accessExp: 1600, iat: 1300 }));
  expect(store.user()).not.toBe(before);
  expect(store.menu()).toEqual(menu);
  expect(tell).toHaveBeenCalledTimes(1);
  forget();
  store.end();
  expect(tell).toHaveBeenCalledTimes(1);
});

test("signing out removes tokens, menu, cookie and everything else that is stored", () => {
  const { browser, cookies, store } = givenSession({ layout_config: "{}" });
  store.begin(givenTokens(), menu, "manager");
  store.end();
  expect(browser.length).toBe(0);
  expect(readUserCookie(cookies)).toBeNull();
  expect(store.user()).toBeNull();
  expect(store.isSignedIn()).toBe(false);
  expect(store.menu()).toEqual({ main: [], sub: [] });
});

test("a tab learns whether another one changed whose session it is", () => {
  const { browser, store } = givenSession();
  expect(store.restore()).toBe(false);
  store.begin(givenTokens(), menu, "manager");
  browser.setItem("access_token", givenTokens({ accessExp: 1600 }).access_token);
  expect(store.restore()).toBe(false);
  browser.setItem("access_token", givenTokens({ username: "finance" }).access_token);
  expect(store.restore()).toBe(true);
  browser.clear();
  expect(store.restore()).toBe(true);
  expect(store.restore()).toBe(false);
});

test("changes of the four names, and the clearing of all, are changes of the session", () => {
  expect(["access_token", "refresh_token", "MAIN_MENU", "SUB_MENU", null].every(isSessionKey)).toBe(true);
  expect(isSessionKey("layout_config")).toBe(false);
});

test("an unreadable cookie names nobody", () => {
  const user = encodeURIComponent(JSON.stringify({ username: "วิชัย; x=1", more: true }));
  expect(readUserCookie({ cookie: `lang=th; user=${user}; theme=x` })).toEqual({ username: "วิชัย; x=1" });
  for (const cookie of ["", "superuser=x", "user=", "user=%", "user={}", "user=null"]) {
    expect(readUserCookie({ cookie })).toBeNull();
  }
});
