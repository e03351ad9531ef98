import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivalOf, lapArrival } from "./arrival.ts";
import { worthSaying } from "./worth-saying.ts";

const minute = 60_000;

describe("who comes to the finish", () => {
  const half = { distancesM: [0, 5_000, 10_000], splitMs: [0, 25 * minute, null], lastSeenAt: 1_000 * minute };

  it("is as far away as their own pace says", () => {
    const at = 1_025 * minute;
    expect(arrivalOf(half, 1_000 * minute)).toEqual({ at, leftM: 5_000 });
    expect(arrivalOf(half, 1_022.5 * minute)).toEqual({ at, leftM: 500 });
    expect(arrivalOf(half, 1_040 * minute)).toEqual({ at, leftM: 0 });
  });

  it("is not known before a pace is, after the finish, or without a distance", () => {
    expect(arrivalOf({ ...half, splitMs: [0, null, null] }, 0)).toBeNull();
    expect(arrivalOf({ ...half, splitMs: [0, null, 50 * minute] }, 0)).toBeNull();
    expect(arrivalOf({ ...half, distancesM: [0, null, 10_000] }, 0)).toBeNull();
  });

  it("is not known any more once they are long overdue: they may have given up", () => {
    expect(arrivalOf(half, 1_040 * minute)).toEqual({ at: 1_025 * minute, leftM: 0 });
    expect(arrivalOf(half, 1_040 * minute + 1)).toBeNull();
    const slow = { ...half, splitMs: [0, 100 * minute, null] };
    expect(arrivalOf(slow, 1_130 * minute)).toEqual({ at: 1_100 * minute, leftM: 0 });
    expect(arrivalOf(slow, 1_130 * minute + 1)).toBeNull();
  });

  it("comes nearer with time, never goes back, and is there when they are expected", () => {
    const metres = fc.integer({ min: 500, max: 100_000 });
    fc.assert(
      fc.property(
        metres,
        metres,
        fc.integer({ min: minute, max: 600 * minute }),
        fc.nat(),
        (firstM, restM, ms, later) => {
          const way = { distancesM: [0, firstM, firstM + restM], splitMs: [0, ms, null], lastSeenAt: ms };
          const first = arrivalOf(way, ms)!;
          const then = arrivalOf(way, ms + (later % (first.at - ms + 10 * minute)))!;
          expect(then.at).toBe(first.at);
          expect(first.leftM).toBeGreaterThanOrEqual(then.leftM);
          expect(arrivalOf(way, first.at)!.leftM).toBe(0);
          expect(Math.abs(first.leftM - restM)).toBeLessThanOrEqual(1 + restM / 1000);
        },
      ),
    );
  });
});

describe("who comes round on laps", () => {
  const third = { lapM: 4_000, pointM: 0, splitMs: [20 * minute, 44 * minute], lastSeenAt: 44 * minute };

  it("is expected at the line at their mean pace, from wherever they were seen last", () => {
    expect(lapArrival(third, 44 * minute)).toEqual({ at: 66 * minute, leftM: 4_000 });
    expect(lapArrival(third, 60.5 * minute)).toEqual({ at: 66 * minute, leftM: 1_000 });
    const atPoint = { ...third, pointM: 3_000, lastSeenAt: 61 * minute };
    expect(lapArrival(atPoint, 61 * minute)).toEqual({ at: 66.5 * minute, leftM: 1_000 });
  });

  it("knows a first lap of another length", () => {
    const loop = { ...third, firstLapM: 1_000, splitMs: [5 * minute, 25 * minute], lastSeenAt: 25 * minute };
    expect(lapArrival(loop, 25 * minute)).toEqual({ at: 45 * minute, leftM: 4_000 });
  });

  it("counts laps whose line nobody read", () => {
    const missed = { ...third, splitMs: [20 * minute, null, 66 * minute], lastSeenAt: 66 * minute };
    expect(lapArrival(missed, 66 * minute)?.at).toBe(88 * minute);
  });

  it("is not known on the first lap, of a lap without a length, or of whoever rests", () => {
    expect(lapArrival({ ...third, splitMs: [] }, 10 * minute)).toBeNull();
    expect(lapArrival({ ...third, lapM: 0 }, 44 * minute)).toBeNull();
    expect(lapArrival(third, 82 * minute)).toBeNull();
  });
});

describe("what is worth saying", () => {
  it.each([
    [1, 1, 1, "winner"],
    [5, 1, 1, "gender_winner"],
    [2, 2, 1, "podium"],
    [9, 3, 1, "podium"],
    [20, 8, 1, "age_group_winner"],
    [30, 12, 3, "age_group_podium"],
    [31, 13, 4, undefined],
    [null, null, null, undefined],
  ] as const)("of places %s, %s and %s is %s", (overall, gender, ageGroup, saying) => {
    expect(worthSaying({ overall, gender, ageGroup }, null, "2026-11-27")[0]).toBe(saying);
  });

  it("is a ranking that somebody wins, before an age group", () => {
    const of = (named: Record<string, number | null>, overall = 20) =>
      worthSaying({ overall, gender: 8, ageGroup: 1, named }, null, "2026-11-27")[0];
    expect(of({ PRO: 4, THAI: 1 })).toBe("ranking_winner");
    expect(of({ PRO: 2, THAI: null })).toBe("age_group_winner");
    expect(of({ THAI: 1 }, 2)).toBe("podium");
  });

  it("is a birthday, too, whatever the year", () => {
    expect(worthSaying({ overall: 9, gender: 9, ageGroup: null }, "1990-11-27", "2026-11-27")).toEqual(["birthday"]);
    expect(worthSaying({ overall: 1, gender: 1, ageGroup: 1 }, "1990-11-27", "2026-11-27")).toEqual([
      "winner",
      "birthday",
    ]);
    expect(worthSaying({ overall: 9, gender: 9, ageGroup: 9 }, "1990-11-28", "2026-11-27")).toEqual([]);
  });
});
