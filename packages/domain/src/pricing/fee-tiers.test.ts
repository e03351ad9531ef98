import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceNow, tierNow, tierProblems } from "./fee-tiers.ts";

const day = 86_400_000;
const tier = (priceSatang: number, endsAt: number | null, untilSold: number | null = null) => ({
  priceSatang,
  endsAt,
  untilSold,
});

describe("priceNow", () => {
  const tiers = [tier(50_000, 10 * day, 100), tier(60_000, 20 * day), tier(70_000, null, 300)];

  it.each([
    ["the first price before its day", 0, 0, 50_000],
    ["the next one from its last instant on", 0, 10 * day, 60_000],
    ["the next one when its limit of places is reached", 100, 0, 60_000],
    ["the last one without a day", 250, 90 * day, 70_000],
    ["nothing when all have ended", 300, 90 * day, null],
  ])("is %s", (_, sold, now, price) => {
    expect(priceNow(tiers, sold, now)).toBe(price);
  });

  it("is null without tiers", () => {
    expect(priceNow([], 0, 0)).toBeNull();
  });
});

describe("tierProblems", () => {
  it.each([
    ["nothing of tiers that follow each other", [tier(1, day), tier(2, 2 * day), tier(3, null)], []],
    ["nothing of tiers of different kinds", [tier(1, null, 100), tier(2, day), tier(3, null)], []],
    ["a day that is not after the one above", [tier(1, 2 * day), tier(2, day)], ["feeTiers.1.endsAt"]],
    ["the same number as above", [tier(1, null, 9), tier(2, null, 9)], ["feeTiers.1.untilSold"]],
    ["what comes after a tier without an end", [tier(1, null), tier(2, day)], ["feeTiers.1"]],
  ])("finds %s", (_, tiers, paths) => {
    expect(tierProblems(tiers).map(({ path }) => path)).toEqual(paths);
  });

  const anyTier = fc.record({
    priceSatang: fc.nat(),
    endsAt: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    untilSold: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  });

  it("finds nothing only if every tier holds at some time", () => {
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 5 }), (tiers) => {
        fc.pre(tierProblems(tiers).length === 0);
        const moments = Array.from({ length: 36 }, (_, at) => tierNow(tiers, Math.floor(at / 6), at % 6));
        expect(tiers.every((_, index) => moments.includes(index))).toBe(true);
      }),
    );
  });
});
