import type { ModelResult } from "@time-event/contract/results";
import { expect, test } from "vitest";
import { isOver } from "./is-over.ts";

function givenModel(counts: ModelResult["counts"], entries = 10): ModelResult {
  return { category: "10K", entries, counts, podium: [], teams: [] };
}

test("a category is over when nobody is still to start or to finish", () => {
  expect(isOver(givenModel({ finished: 7, dnf: 1, dns: 1, dsq: 1 }))).toBe(true);
});

test.each(["registered", "started", "on_course"] as const)("one who is %s keeps a category alive", (status) => {
  expect(isOver(givenModel({ finished: 9, [status]: 1 }))).toBe(false);
});

test("a category without entries, or one of which nothing is known, is not over", () => {
  expect(isOver(givenModel({}, 0))).toBe(false);
  expect(isOver(undefined)).toBe(false);
});
