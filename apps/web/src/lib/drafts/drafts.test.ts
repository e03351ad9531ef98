import { expect, test } from "vitest";
import { givenStorage } from "../session/testing/given-browser.ts";
import { createDrafts, draftKey, fitted } from "./drafts.ts";

/** A browser's storage has its keys as properties. */
function givenKeyed(browser: Storage): Storage {
  return new Proxy(browser, {
    ownKeys: () => Array.from({ length: browser.length }, (_, at) => browser.key(at)!),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

function givenDrafts() {
  const browser = givenStorage();
  let now = 1000;
  const storage = givenKeyed(browser);
  const left = givenKeyed(givenStorage());
  const openTab = (of: Storage) =>
    createDrafts(
      () => of,
      () => left,
      () => now,
    );
  const drafts = openTab(storage);
  const openNextTab = () => openTab(givenKeyed(givenStorage()));
  return { browser, drafts, left, openNextTab, passMs: (ms: number) => (now += ms) };
}

test("what is typed comes back, for its user and page alone", () => {
  const { drafts } = givenDrafts();
  const key = draftKey("วิชัย ก", "/manage/events/7", "checkpoint 3");
  drafts.keep(key, { name: { th: "จุด", en: "" } });
  expect(drafts.read(key)).toEqual({ name: { th: "จุด", en: "" } });
  expect(drafts.namesOn("/manage/events/7", "วิชัย ก")).toEqual(["checkpoint 3"]);
  expect(drafts.namesOn("/manage/events/70", "วิชัย ก")).toEqual([]);
  expect(drafts.namesOn("/manage/events/7", "other")).toEqual([]);
  drafts.drop(key);
  expect(drafts.read(key)).toBeUndefined();
});

test("a number that cannot be read comes back as one, not as none", () => {
  const { drafts } = givenDrafts();
  const key = draftKey("a", "/manage/events/7", "category");
  drafts.keep(key, { capacity: Number.NaN, waves: [{ size: null }] });
  expect(drafts.read(key)).toEqual({ capacity: Number.NaN, waves: [{ size: null }] });
  expect(fitted({ capacity: null as number | null }, drafts.read(key))).toMatchObject({ capacity: Number.NaN });
});

test("passwords and secrets are never kept, wherever they stand", () => {
  const { browser, drafts } = givenDrafts();
  drafts.keep("draft a b c", {
    name: "kept",
    newPassword: "hunter2",
    step: [{ otpCode: "hunter2", accessToken: "hunter2", clientSecret: "hunter2", pin: "hunter2" }],
  });
  expect(browser.getItem("draft a b c")).not.toContain("hunter2");
  expect(drafts.read("draft a b c")).toEqual({ name: "kept", step: [{}] });
});

test("half a day later it is gone", () => {
  const { browser, drafts, passMs } = givenDrafts();
  drafts.keep("draft a b c", "text");
  expect(drafts.hasSome()).toBe(true);
  passMs(12 * 60 * 60 * 1000);
  expect(drafts.hasSome()).toBe(false);
  expect(drafts.read("draft a b c")).toBeUndefined();
  expect(browser.length).toBe(0);
});

test("who signs in drops what others typed, and who signs out drops all", () => {
  const { browser, drafts } = givenDrafts();
  browser.setItem("left_alone", "x");
  drafts.keep(draftKey("admin", "/profile", "a"), 1);
  drafts.keep(draftKey("administrator", "/profile", "a"), 2);
  drafts.dropOthers("admin");
  expect(drafts.namesOn("/profile", "admin")).toEqual(["a"]);
  expect(drafts.namesOn("/profile", "administrator")).toEqual([]);
  drafts.dropOthers(null);
  expect(drafts.hasSome()).toBe(false);
  expect(browser.getItem("left_alone")).toBe("x");
});

test("a tab that closes leaves what was typed, with what it was typed on, to the next one", () => {
  const { drafts, openNextTab, left } = givenDrafts();
  drafts.keep(draftKey("admin", "/profile", "a"), { laps: 2 }, { laps: 1 });
  drafts.leave();
  const next = openNextTab();
  next.takeLeft();
  expect(next.read(draftKey("admin", "/profile", "a"))).toEqual({ laps: 2 });
  expect(next.readTypedOn(draftKey("admin", "/profile", "a"))).toEqual({ laps: 1 });
  expect(left.length).toBe(0);
});

test("what a closed tab left is dropped by the sign-in of another user, and hides nothing newer of the tab's own", () => {
  const { drafts, openNextTab, left } = givenDrafts();
  const key = draftKey("admin", "/profile", "a");
  drafts.keep(key, "old");
  drafts.leave();
  drafts.keep(key, "new");
  drafts.takeLeft();
  expect(drafts.read(key)).toBe("new");
  drafts.leave();
  openNextTab().dropOthers("somebody");
  expect(left.length).toBe(0);
});

test("where storage is forbidden or full, nothing is kept and nothing fails", () => {
  const drafts = createDrafts(
    () => {
      throw new Error("forbidden");
    },
    () => {
      throw new Error("forbidden");
    },
    () => 0,
  );
  drafts.keep("draft a b c", 1);
  drafts.drop("draft a b c");
  drafts.leave();
  drafts.takeLeft();
  expect(drafts.read("draft a b c")).toBeUndefined();
  expect(drafts.hasSome()).toBe(false);
});

test("a draft is fitted to the shape that the form has today", () => {
  const stored = { name: { th: "", en: "" }, laps: 1, limit: null as number | null, ids: [1], choices: {}, added: "x" };
  const kept = { name: { th: "ก" }, laps: "2", limit: 5, ids: [2, 3], choices: { 7: "none" } };
  expect(fitted(stored, kept)).toEqual({
    name: { th: "ก", en: "" },
    laps: 1,
    limit: 5,
    ids: [2, 3],
    choices: { 7: "none" },
    added: "x",
  });
  expect(fitted(stored, "text")).toEqual(stored);
  expect(fitted({ ids: [1] }, { ids: "1" })).toEqual({ ids: [1] });
  expect(fitted({ at: "2026-01-01" as string | null }, { at: null })).toEqual({ at: null });
});
