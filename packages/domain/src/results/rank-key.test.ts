import fc from "fast-check";
import { expect, it } from "vitest";
import { isRanked, rankKey, readRankKey } from "./rank-key.ts";
import type { ResultStatus } from "./result.ts";

const inOrder: [ResultStatus, boolean][] = [
  ["finished", true],
  ["otl", true],
  ["on_course", false],
  ["dnf", false],
  ["registered", false],
  ["dns", false],
  ["dsq", true],
];
const key = (status: ResultStatus, hasFinish: boolean, progress = 0, timeMs = 0) =>
  rankKey({ status, hasFinish, progress, timeMs });

it("orders by status before progress before time", () => {
  const keys = inOrder.map(([status, hasFinish], index) => key(status, hasFinish, index, 9e10 - index));
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  expect(key("dnf", false, 3, 9_000)).toBeLessThan(key("dnf", false, 2, 1_000));
  expect(key("dnf", false, 3, 1_000)).toBeLessThan(key("dnf", false, 3, 9_000));
  expect(key("otl", false, 2, 5)).toBe(key("dnf", false, 2, 5));
});

it("ranks only finishers", () => {
  expect(inOrder.filter((one) => isRanked(key(...one)))).toEqual([["finished", true]]);
});

it("is always a whole number that a double holds exactly", () => {
  const anyNumber = fc.oneof(fc.integer(), fc.double());
  fc.assert(
    fc.property(fc.constantFrom(...inOrder), anyNumber, anyNumber, ([status, hasFinish], progress, timeMs) => {
      const made = key(status, hasFinish, progress, timeMs);
      expect(Number.isSafeInteger(made) && made >= 0).toBe(true);
    }),
  );
});

it("can be read back", () => {
  expect(readRankKey(key("dnf", false, 7, 4_000_000))).toEqual({ progress: 7, timeMs: 4_000_000 });
});
