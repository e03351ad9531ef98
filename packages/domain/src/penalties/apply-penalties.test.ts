import { expect, it } from "vitest";
import { applyPenalties, sumPenalties } from "./apply-penalties.ts";

it("adds up times, laps and places of all penalties, credits too", () => {
  expect(sumPenalties([{ timeMs: 60_000 }, { timeMs: -20_000, laps: 1, places: 2 }, { places: 1 }])).toEqual({
    timeMs: 40_000,
    laps: 1,
    places: 3,
    disqualified: false,
  });
  expect(sumPenalties([{ timeMs: 1 }, { disqualify: true }]).disqualified).toBe(true);
});

it("makes no time or lap count negative, and adds no time where there was none", () => {
  const total = { timeMs: -50, laps: 3, disqualified: false };
  expect(applyPenalties({ timeMs: 20, laps: 2 }, total)).toEqual({ timeMs: 0, laps: 0 });
  expect(applyPenalties({ timeMs: null, laps: 5 }, total)).toEqual({ timeMs: null, laps: 2 });
});
