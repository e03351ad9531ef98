import { expect, it } from "vitest";
import { newRules } from "../rules/new-rules.shared.ts";
import { copyOf, freeCode, newValues } from "./category-values.ts";

const days = { startsOn: "2026-11-22", timeZone: "Asia/Bangkok" };

it("begins a new category on the event's first morning", () => {
  expect(newValues(7, newRules, days)).toMatchObject({
    eventId: 7,
    id: null,
    revision: 0,
    gunAt: Date.parse("2026-11-22T06:00:00+07:00"),
    course: [],
  });
});

it("copies a category without what no two may share", () => {
  const stored = { ...newValues(7, { ...newRules, code: "10K", bibFrom: 1, bibTo: 9 }, days), id: 3, revision: 4 };
  expect(copyOf(stored, ["10K"])).toMatchObject({ id: null, revision: 0, code: "10K-2", bibFrom: null, bibTo: null });
});

it("finds a code that is free", () => {
  expect([freeCode("5K", ["10K"]), freeCode("10K", ["10K", "10K-2"])]).toEqual(["5K", "10K-3"]);
});
