import fc from "fast-check";
import { expect, it } from "vitest";
import type { Passing } from "../race/race.ts";
import { givenCategory, givenCheckpoints, givenEntry, GUN_AT, MINUTE } from "./given-race.test-support.ts";
import { judgeEntry } from "./judge-entry.ts";
import { naiveJudge } from "./naive-judge.test-support.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 2000);
const course = ["START", "A", "B", "C", "FIN"];
const checkpoints = givenCheckpoints("START:start:0 A:split:2000 B:split:5000 C:split:8000 FIN:finish:10000");

function expectSameAsNaive(passings: readonly Passing[], byChip: boolean): void {
  const category = givenCategory(course.join(" "), { rankBy: byChip ? "chip" : "gun", maxSpeedMps: 12 });
  const { status, timeMs, splits } = judgeEntry(category, checkpoints, givenEntry(), passings, [], {
    inProgress: false,
  });
  const points = course.map((code) => ({ code, distanceM: checkpoints.get(code)!.distanceM }));
  const race = { course: points, gunAt: GUN_AT, byChip, windowMs: MINUTE, maxSpeedMps: 12 };
  const { way: _way, ...naive } = naiveJudge(race, passings);
  expect({ status, timeMs, splits: splits.map((split) => split.timeMs) }).toEqual(naive);
}

it("gives the same result for any reads as trying every way through them", () => {
  const passing = fc.record({
    checkpoint: fc.constantFrom(...course, "elsewhere"),
    at: fc.integer({ min: -4, max: 80 }).map((halfMinutes) => GUN_AT + (halfMinutes * MINUTE) / 2),
  });
  fc.assert(
    fc.property(fc.array(passing, { maxLength: 9 }), fc.boolean(), (passings, byChip) => {
      expectSameAsNaive(passings, byChip);
    }),
    { numRuns: RUNS },
  );
}, 86_400_000);

it("finds the true way despite missed and repeated reads", () => {
  const player = fc.record({
    startMs: fc.integer({ min: 0, max: 5 * MINUTE }),
    paceMs: fc.integer({ min: 150_000, max: 600_000 }),
    missed: fc.subarray(["A", "B", "C"]),
    repeats: fc.subarray(course),
    shiftMs: fc.integer({ min: 1, max: 59_000 }),
  });
  fc.assert(
    fc.property(player, ({ startMs, paceMs, missed, repeats, shiftMs }) => {
      const truth = course.map((code) => startMs + ((checkpoints.get(code)?.distanceM ?? 0) / 1000) * paceMs);
      const reads = course.flatMap((checkpoint, index): Passing[] => {
        const at = GUN_AT + (truth[index] ?? 0);
        if (missed.includes(checkpoint)) return [];
        if (!repeats.includes(checkpoint)) return [{ checkpoint, at }];
        return [
          { checkpoint, at },
          { checkpoint, at: checkpoint === "START" ? Math.max(GUN_AT, at - shiftMs) : at + shiftMs },
        ];
      });
      const category = givenCategory(course.join(" "));
      const result = judgeEntry(category, checkpoints, givenEntry(), reads, [], { inProgress: false });
      expect(result.splits.map(({ timeMs }) => timeMs)).toEqual(
        truth.map((ms, index) => (missed.includes(course[index] ?? "") ? null : ms)),
      );
      expect(result.chipMs).toBe((truth.at(-1) ?? 0) - startMs);
    }),
    { numRuns: 1000 },
  );
});
