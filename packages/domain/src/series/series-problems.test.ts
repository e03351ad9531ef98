import { expect, it } from "vitest";
import { givenRules } from "./given-series.test-support.ts";
import { seriesProblems } from "./series-problems.ts";

it("finds nothing wrong with the usual rules", () => {
  expect(seriesProblems(givenRules())).toEqual([]);
});

it.each([
  [{ rankings: [] }, "rankings no_ranking"],
  [{ rankings: ["overall"] }, "rankings ranking_wider_than_places"],
  [{ rankings: ["gender", "ageGroup"] }, "ageGroups no_age_groups"],
  [{ points: { by: "place", table: [10, 8, 9], others: 1 } }, "points.table rising"],
  [{ points: { by: "place", table: [10, 8], others: 9 } }, "points.others rising"],
  [{ agesOn: "2026-02-30" }, "agesOn no_day"],
  [{ ageGroups: [{ code: "A", from: 40, to: 30 }] }, "ageGroups.0.to backwards"],
] as const)("says what is wrong with %j", (changes, problem) => {
  expect(seriesProblems(givenRules(changes)).map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
});
