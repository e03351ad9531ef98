import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Outcome, pointsOf } from "./race-points.ts";
import { givenRules, givenShortRules } from "./given-series.test-support.ts";

const outcome = (changes: Partial<Outcome> = {}): Outcome => ({
  status: "finished",
  place: 1,
  among: 40,
  timeMs: 3_600_000,
  winnerMs: 3_600_000,
  ...changes,
});
const byTime = givenRules({ points: { by: "time", winner: 1_000 } });

describe("points by place", () => {
  it("follow the table, and all further finishers get the same", () => {
    const points = [1, 2, 3, 4, 400].map((place) => pointsOf(givenShortRules(), outcome({ place }), 100));
    expect(points.map((each) => [each!.for, each!.points])).toEqual([
      ["place", 1_000],
      ["place", 800],
      ["place", 600],
      ["further_finisher", 100],
      ["further_finisher", 100],
    ]);
  });

  it("are multiplied by the race's factor", () => {
    expect(pointsOf(givenShortRules(), outcome({ place: 3 }), 125)).toEqual({
      for: "place",
      base: 600,
      factorPercent: 125,
      points: 750,
    });
  });

  it("give a finisher nothing less than nought, which still is a race", () => {
    const rules = givenShortRules({ points: { by: "place", table: [10], others: 0 } });
    expect(pointsOf(rules, outcome({ place: 2 }), 100)!.points).toBe(0);
  });
});

describe("who did not finish", () => {
  it("gets nothing, unless the rule says so", () => {
    for (const status of ["dnf", "otl", "dsq", "dns", "registered"] as const) {
      expect(pointsOf(givenRules(), outcome({ status, place: null }), 100)).toBeNull();
    }
    const rules = givenRules({ dnf: 5, dsq: 1 });
    const points = (["dnf", "otl", "dsq", "dns"] as const).map(
      (status) => pointsOf(rules, outcome({ status, place: null }), 200)?.points,
    );
    expect(points).toEqual([1_000, 1_000, 200, undefined]);
  });
});

describe("points by time", () => {
  it("are the winner's points × the winner's time / the own time, to a hundredth", () => {
    // 1000 × 3600 / 4000 = 900; 1000 × 3600 / 3700 = 972.972…
    expect(pointsOf(byTime, outcome({ place: 2, timeMs: 4_000_000 }), 100)!.points).toBe(90_000);
    expect(pointsOf(byTime, outcome({ place: 2, timeMs: 3_700_000 }), 100)!.points).toBe(97_297);
    expect(pointsOf(byTime, outcome(), 150)!.points).toBe(150_000);
  });

  it("round half a hundredth up", () => {
    // 1000.00 × 199999 / 200000 = 999.995
    expect(pointsOf(byTime, outcome({ place: 2, timeMs: 200_000, winnerMs: 199_999 }), 100)!.points).toBe(100_000);
  });

  it("never give more than the winner has, also to who lost places with the better time", () => {
    expect(pointsOf(byTime, outcome({ place: 2, timeMs: 3_500_000 }), 100)!.points).toBe(100_000);
  });

  it("give nothing where nobody has a time", () => {
    expect(pointsOf(byTime, outcome({ timeMs: null, winnerMs: null }), 100)).toBeNull();
  });

  it("are exact for the longest times and the largest factor", () => {
    const time = fc.integer({ min: 1, max: 30 * 86_400_000 });
    fc.assert(
      fc.property(
        time,
        time,
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (a, b, winner, factor) => {
          const [winnerMs, timeMs] = a < b ? [a, b] : [b, a];
          const rules = givenRules({ points: { by: "time", winner } });
          const { base, points } = pointsOf(rules, outcome({ place: 2, winnerMs, timeMs }), factor)!;
          // |base − exact| ≤ ½, asked without dividing
          const off = 2n * (BigInt(base) * BigInt(timeMs) - BigInt(winner) * 100n * BigInt(winnerMs));
          expect(off <= BigInt(timeMs) && off > -BigInt(timeMs)).toBe(true);
          // then the factor, of what the public page shows
          const offAgain = points * 200 - base * factor * 2;
          expect(offAgain <= 100 && offAgain > -100).toBe(true);
        },
      ),
    );
  });
});
