import fc from "fast-check";
import { expect, it } from "vitest";
import type { Passing } from "../race/race.ts";
import { givenCategory, givenCheckpoints, givenEntry, GUN_AT, MINUTE } from "./given-race.test-support.ts";
import { judgeEntry } from "./judge-entry.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 1_000);
const seed = process.env.ORACLE_SEED === undefined ? {} : { seed: Number(process.env.ORACLE_SEED) };
const checkpoints = givenCheckpoints("START:start:0 CP:split:2500 LAP:lap:5000");

/** What a player really did on a lap course, and how badly it was recorded. */
const player = fc.record({
  hasStartMat: fc.boolean(),
  /** A race over a number of laps; else as many as the time limit allows. */
  isOverLaps: fc.boolean(),
  byChip: fc.boolean(),
  inProgress: fc.boolean(),
  waitsMs: fc.integer({ min: 0, max: 5 * MINUTE }),
  // the slowest lap takes less than twice the fastest, so that no missed line looks like a slow lap
  lapMs: fc.array(fc.integer({ min: 12 * MINUTE, max: 20 * MINUTE }), { minLength: 2, maxLength: 8 }),
  missedLines: fc.array(fc.nat({ max: 6 }), { maxLength: 3 }),
  missedPoints: fc.array(fc.nat({ max: 7 }), { maxLength: 2 }),
  missesStart: fc.boolean(),
  lingersAt: fc.array(fc.nat({ max: 7 }), { maxLength: 2 }),
  lingersMs: fc.integer({ min: 1, max: 59_000 }),
  /** A first lap of another length, and whether the point of the laps lies on it; null: it is like the others. */
  loop: fc.option(fc.record({ metres: fc.integer({ min: 1_000, max: 8_000 }), hasPoint: fc.boolean() })),
});
type Player = typeof player extends fc.Arbitrary<infer Value> ? Value : never;

/** A lap whose line was not read is shown by the points before and after it: they must have been read. */
function plan({ lapMs: paces, missedLines, missedPoints, waitsMs, loop }: Player) {
  const last = paces.length - 1;
  const lapMs = paces.map((ms, lap) => (lap === 0 && loop ? Math.round((ms * loop.metres) / 5_000) : ms));
  // a point that need not be on the loop does not show that its end was missed
  const missed = new Set(missedLines.filter((lap) => lap < last && !(lap === 0 && loop)));
  const needed = new Set([...missed].flatMap((lap) => [lap, lap + 1]));
  const points = new Set(missedPoints.filter((lap) => !needed.has(lap)));
  if (loop && !loop.hasPoint) points.add(0);
  const lineAt = lapMs.map((_, lap) => waitsMs + lapMs.slice(0, lap + 1).reduce((sum, ms) => sum + ms, 0));
  const pointAt = lapMs.map((ms, lap) => (lap === 0 ? waitsMs : lineAt[lap - 1]!) + Math.round(ms / 2));
  return { missed, points, lineAt, pointAt };
}

function readsOf(given: Player): Passing[] {
  const { hasStartMat, waitsMs, missesStart, lingersAt, lingersMs } = given;
  const { missed, points, lineAt, pointAt } = plan(given);
  const at = (checkpoint: string, ms: number): Passing => ({ checkpoint, at: GUN_AT + ms });
  const startCode = hasStartMat ? "START" : "LAP";
  // they stand on the mat from the gun on until they leave, read again and again
  const waiting = Array.from({ length: Math.floor(waitsMs / 45_000) + 1 }, (_, n) =>
    at(startCode, waitsMs - n * 45_000),
  );
  return [
    ...(missesStart ? [] : waiting),
    ...lineAt.flatMap((ms, lap) => {
      if (missed.has(lap)) return [];
      return lingersAt.includes(lap) ? [at("LAP", ms), at("LAP", ms + lingersMs)] : [at("LAP", ms)];
    }),
    ...pointAt.flatMap((ms, lap) => (points.has(lap) ? [] : [at("CP", ms)])),
  ];
}

it("counts the laps that were really run, whatever reads are missing or repeated", () => {
  fc.assert(
    fc.property(player, (given) => {
      const { hasStartMat, isOverLaps, byChip, inProgress, waitsMs, lapMs, missesStart, loop } = given;
      const { missed, lineAt } = plan(given);
      const category = givenCategory(hasStartMat ? "START CP LAP" : "CP LAP", {
        ...(isOverLaps ? { laps: lapMs.length } : { timeLimitMs: lineAt.at(-1)! + 30 * MINUTE }),
        rankBy: byChip ? "chip" : "gun",
        maxSpeedMps: 12,
        ...(loop && { firstLapM: loop.metres }),
      });
      const result = judgeEntry(category, checkpoints, givenEntry(), readsOf(given), [], { inProgress });
      const zero = byChip && !missesStart ? waitsMs : 0;
      expect({ status: result.status, laps: result.laps, timeMs: result.timeMs }).toEqual({
        status: inProgress && !isOverLaps ? "on_course" : "finished",
        laps: lapMs.length,
        timeMs: lineAt.at(-1)! - zero,
      });
      expect(result.splits.map(({ timeMs }) => timeMs)).toEqual(
        lineAt.map((ms, lap) => (missed.has(lap) ? null : ms - zero)),
      );
      expect(result.flags.includes("inferred_lap")).toBe(missed.size > 0);
      expect(result.flags.includes("no_start_read")).toBe(byChip && missesStart);
      // nobody was read where they were not
      const doubts = ["start_read_again", "finish_read_again", "fast_lap", "too_fast"] as const;
      expect(doubts.filter((flag) => result.flags.includes(flag))).toEqual([]);
    }),
    { numRuns: RUNS, ...seed },
  );
}, 86_400_000);
