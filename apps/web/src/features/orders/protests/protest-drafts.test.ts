import { expect, test } from "vitest";
import { givenStorage } from "../../../lib/session/testing/given-browser.ts";
import { createProtestDrafts, draftName } from "./protest-drafts.ts";

const draft = { kind: "other_player" as const, entry: 7, against: "12", text: "ลัดเส้นทาง" };

test("what is typed of a protest comes back for half a day, each penalty's appeal by itself", () => {
  const storage = givenStorage();
  let now = 0;
  const drafts = createProtestDrafts(
    () => storage,
    () => now,
  );
  drafts.keep(draftName("R1", null), draft);
  drafts.keep(draftName("R1", 3), { ...draft, text: "ไม่ใช่ฉัน" });
  expect(drafts.of("R1")).toMatchObject(draft);
  expect(drafts.of(draftName("R1", 3))).toMatchObject({ text: "ไม่ใช่ฉัน" });
  drafts.drop(draftName("R1", 3));
  expect([drafts.of(draftName("R1", 3)), drafts.of("R2")]).toEqual([null, null]);
  now = 12 * 60 * 60_000;
  expect(drafts.of("R1")).toBeNull();
});

test("a browser that forbids storing, or has something else there, does no harm", () => {
  const storage = givenStorage();
  storage.setItem("protest_drafts", "nonsense");
  expect(
    createProtestDrafts(
      () => storage,
      () => 0,
    ).of("R1"),
  ).toBeNull();
  const forbidden = createProtestDrafts(
    () => {
      throw new Error("forbidden");
    },
    () => 0,
  );
  forbidden.keep("R1", draft);
  expect(forbidden.of("R1")).toBeNull();
});
