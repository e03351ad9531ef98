import { expect, it } from "vitest";
import { rankingBasis } from "./ranking-basis.ts";

const road = { stages: [], laps: null };

it.each([
  ["time on a road", road, false, "time"],
  ["time where all do the same laps", { ...road, laps: 5 }, true, "time"],
  ["laps where there is time for so many", road, true, "laps"],
  ["laps where a leader ends the race of all", { ...road, laps: 5, lapsEnd: "leader" }, true, "laps"],
  ["laps where the clock does", { ...road, lapsEnd: "clock" }, true, "laps"],
  ["who is left in a backyard", { ...road, lapsEnd: "last" }, true, "last"],
  ["the sum of stages", { ...road, stages: ["SS1"] }, false, "stages"],
  ["who is first over the line in a pursuit", { ...road, handicap: { by: "start" } }, false, "start"],
  ["time after allowances", { ...road, handicap: { by: "allowance" } }, false, "allowance"],
] as const)("is %s", (_, category, hasLapLine, basis) => {
  expect(rankingBasis(category, hasLapLine)).toBe(basis);
});
