import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bibCount, bibRangeProblems, bibRangeProblemsAmong, bibsOverlap } from "./bib-range.ts";

const range = (bibFrom: number | null, bibTo: number | null, bibPrefix = "") => ({ bibPrefix, bibFrom, bibTo });

describe("bibRangeProblemsAmong", () => {
  const others = [{ ...range(1, 450), code: "42K" }];

  it.each([
    ["nothing of numbers of its own", range(451, 900), []],
    ["nothing of the same numbers behind another prefix", range(1, 450, "F"), []],
    ["nothing without numbers", range(null, null), []],
    ["an end before the beginning", range(900, 451), ["backwards"]],
    ["one end alone", range(451, null), ["bib_range_incomplete"]],
    ["numbers of another category", range(450, 900), ["bib_range_overlaps"]],
  ])("finds %s", (_, given, codes) => {
    expect(bibRangeProblemsAmong(others, given).map(({ code }) => code)).toEqual(codes);
  });

  it("names the category that it overlaps", () => {
    expect(bibRangeProblemsAmong(others, range(400, 500))[0]?.found).toBe("42K");
  });
});

it("bibRangeProblems finds what is wrong with a range by itself", () => {
  expect(bibRangeProblems(range(900, 451))).toEqual([{ path: "bibTo", code: "backwards" }]);
  expect(bibRangeProblems(range(1, 450))).toEqual([]);
});

it("counts bibs, both ends included", () => {
  expect([bibCount(range(1, 450)), bibCount(range(null, null))]).toEqual([450, Infinity]);
});

it("finds an overlap exactly when a number is in both", () => {
  const ends = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => range(Math.min(a, b), Math.max(a, b)));
  const within = (number: number, { bibFrom, bibTo }: ReturnType<typeof range>) =>
    number >= bibFrom! && number <= bibTo!;
  fc.assert(
    fc.property(ends, ends, (one, other) => {
      const shared = Array.from({ length: 13 }, (_, n) => n).some((n) => within(n, one) && within(n, other));
      expect(bibsOverlap(one, other)).toBe(shared);
    }),
  );
});
