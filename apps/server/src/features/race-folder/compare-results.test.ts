import { expect, test } from "vitest";
import { compareResults } from "./compare-results.ts";
import type { ComputedRow } from "./computed-results.ts";
import type { ExpectedRow } from "./race-folder.types.ts";

const finisher: ComputedRow = {
  bib: "1",
  status: "finished",
  timeMs: 3_000_400,
  overallRank: 1,
  genderRank: 1,
  ageGroupRank: 1,
  rounding: "up",
};
const outOfRanking: ComputedRow = {
  ...finisher,
  status: "dsq",
  overallRank: null,
  genderRank: null,
  ageGroupRank: null,
};

async function* eachOf(rows: readonly ExpectedRow[]): AsyncGenerator<ExpectedRow> {
  yield* rows;
}

test.each([
  ["the exact time", { ...finisher }, finisher, []],
  ["the time as shown", { ...finisher, timeMs: 3_001_000 }, finisher, []],
  ["no time of a finisher", { ...finisher, timeMs: null }, finisher, ["timeMs"]],
  ["another time", { ...finisher, timeMs: 3_000_000 }, finisher, ["timeMs"]],
  ["no time of somebody disqualified", { ...outOfRanking, timeMs: null }, outOfRanking, []],
  ["another time of somebody disqualified", { ...outOfRanking, timeMs: 1 }, outOfRanking, ["timeMs"]],
  ["another rank and status", { ...finisher, overallRank: 2, status: "otl" }, finisher, ["status", "overallRank"]],
  ["another bib", { ...finisher, bib: "2" }, finisher, ["bib", "bib"]],
])("compares %s", async (_, expected, computed, fields) => {
  const { first, differences } = await compareResults(eachOf([expected]), [computed]);
  expect(first.map(({ field }) => field)).toEqual(fields);
  expect(differences).toBe(fields.length);
});
