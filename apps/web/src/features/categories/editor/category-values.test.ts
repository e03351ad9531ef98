import { expect, it } from "vitest";
import { newCategoryRules } from "@time-event/domain/category/new-category";
import { copyOf, freeCode, newValues } from "./category-values.ts";

const days = { startsOn: "2026-11-22", timeZone: "Asia/Bangkok" };

it("begins a new category on the event's first morning", () => {
  expect(newValues(7, newCategoryRules, days)).toMatchObject({
    eventId: 7,
    id: null,
    revision: 0,
    gunAt: Date.parse("2026-11-22T06:00:00+07:00"),
    course: [],
  });
});

it("keeps what its template says, and lets waves have guns where it says nothing", () => {
  const backyard = { ...newCategoryRules, lapsEnd: "last", lapEveryMs: 3_600_000, wavesHaveGuns: false } as const;
  expect(newValues(7, backyard, days)).toMatchObject(backyard);
  expect(newValues(7, newCategoryRules, days).wavesHaveGuns).toBe(true);
});

it("copies a category without the values that must be unique", () => {
  const stored = {
    ...newValues(7, { ...newCategoryRules, code: "10K", bibFrom: 1, bibTo: 9 }, days),
    id: 3,
    revision: 4,
  };
  expect(copyOf(stored, ["10K"])).toMatchObject({ id: null, revision: 0, code: "10K-2", bibFrom: null, bibTo: null });
});

it("finds a code that is free", () => {
  expect([freeCode("5K", ["10K"]), freeCode("10K", ["10K", "10K-2"])]).toEqual(["5K", "10K-3"]);
});
