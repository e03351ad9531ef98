import { expect, it } from "vitest";
import { placeIn, timesIn } from "./listed-result.ts";

const byGun = { rankBy: "gun" } as const;
const byBoth = { rankBy: "gun", rankGenderBy: "gun", rankAgeGroupsBy: "chip" } as const;

it("the rank follows the filter", () => {
  const row = { overallRank: 12, genderRank: 3, ageGroupRank: 1 };
  expect(placeIn(byGun, {}, row)).toBe(12);
  expect(placeIn(byGun, { ageGroup: "40-44" }, row)).toBe(12);
  expect(placeIn(byBoth, { ageGroup: "40-44" }, row)).toBe(1);
  expect(placeIn(byGun, { gender: "F" }, row)).toBe(3);
  expect(placeIn(byGun, { gender: "F", ageGroup: "40-44" }, row)).toBe(1);
});

it("a list of a club or a nation counts its own places", () => {
  const row = { overallRank: 12, genderRank: 3, ageGroupRank: 1, filterRank: 2 };
  expect(placeIn(byGun, { club: "ชมรมวิ่ง", gender: "F" }, row)).toBe(2);
  expect(placeIn(byGun, { nation: "KEN" }, { ...row, filterRank: null })).toBeNull();
});

it("a list shows the time by which it ranks, and the other clock's beside it", () => {
  const row = { timeMs: 3_060_000, gunMs: 3_000_000, chipMs: 2_900_000, penaltyMs: 60_000 };
  expect(timesIn(byGun, {}, row)).toMatchObject({ timeMs: 3_060_000, other: null });
  expect(timesIn(byBoth, { gender: "F" }, row)).toEqual({
    timeMs: 3_060_000,
    other: { clock: "chip", ms: 2_960_000 },
  });
  expect(timesIn(byBoth, { ageGroup: "40-44" }, row)).toEqual({
    timeMs: 2_960_000,
    other: { clock: "gun", ms: 3_060_000 },
  });
});

it("has the time that was taken beside the one that a handicap makes of it, where they differ", () => {
  const category = { rankBy: "gun", handicap: { by: "start", allowances: [] } } as const;
  const row = { timeMs: 3_060_000, gunMs: 2_760_000, chipMs: 2_750_000, penaltyMs: 0 };
  expect(timesIn(category, {}, row)).toEqual({ timeMs: 3_060_000, other: { clock: "gun", ms: 2_760_000 } });
  expect(timesIn(category, {}, { ...row, gunMs: 3_060_000 }).other).toBeNull();
});
