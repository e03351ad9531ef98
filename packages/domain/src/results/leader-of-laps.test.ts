import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Category, Entry, Passing } from "../race/race.ts";
import { traceCourse } from "../timing/trace-course.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "./given-race.test-support.ts";
import { judgeEntry } from "./judge-entry.ts";
import { allLapsAt, withLeader } from "./leader-of-laps.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 1_000);
const checkpoints = givenCheckpoints("START:start:0 CP:split:2500 LAP:lap:5000");
const state = { inProgress: false };
const threeLaps = givenCategory("START CP LAP", { laps: 3, lapsEnd: "leader" });

interface Rider {
  readonly reads: readonly Passing[];
  readonly entry?: Entry;
}

/** Judges everybody as a whole race is judged: first who led, then all. */
function judgeAll(category: Category, riders: readonly Rider[]) {
  const instants = riders.map(({ reads, entry = givenEntry() }) =>
    allLapsAt(category, checkpoints, entry, reads, state),
  );
  const raced = withLeader(category, instants);
  const results = riders.map(({ reads, entry = givenEntry() }) =>
    judgeEntry(raced, checkpoints, entry, reads, [], state),
  );
  return { raced, results };
}

const riding = (reads: string, entry?: Partial<Entry>): Rider => ({
  reads: givenPassings(reads),
  entry: givenEntry(entry),
});
const leader = riding("START 0, LAP 20, LAP 40, LAP 60");
const after = (raced: Category, reads: string) => traceCourse(raced, checkpoints, givenPassings(reads));

/** One rider as they really rode: the time of each lap, in milliseconds, until they stopped. */
const rode = fc.array(fc.integer({ min: 10 * MINUTE, max: 18 * MINUTE }), { minLength: 0, maxLength: 7 });

it("ends everybody's race at their first crossing after the leader has done all laps, in any order of reads", () => {
  const race = fc.record({
    laps: fc.integer({ min: 1, max: 5 }),
    riders: fc.array(rode, { minLength: 1, maxLength: 6 }),
    limitMinutes: fc.constantFrom(null, null, 35, 50),
    shuffledBy: fc.integer({ min: 1, max: 1_000 }),
    lingersMs: fc.integer({ min: 1, max: 59_000 }),
  });
  fc.assert(
    fc.property(race, ({ laps, riders, limitMinutes, shuffledBy, lingersMs }) => {
      const crossed = riders.map((lapMs) => lapMs.map((_, lap) => lapMs.slice(0, lap + 1).reduce((a, b) => a + b)));
      const limitMs = limitMinutes === null ? Infinity : limitMinutes * MINUTE;
      // straight from the rule: whoever first did all laps, unless the clock ended the race before
      const leaderMs = Math.min(
        ...crossed.flatMap((line) =>
          line.slice(0, laps - 1).some((ms) => ms >= limitMs) ? [] : (line[laps - 1] ?? []),
        ),
      );
      const flagMs = Math.min(leaderMs, limitMs);
      const expected = crossed.map((line) => {
        const last = line.findIndex((ms, lap) => ms >= flagMs || lap === laps - 1);
        if (last >= 0) return { status: "finished", laps: last + 1, timeMs: line[last]! };
        return { status: "dnf", laps: line.length, timeMs: null };
      });

      const category = givenCategory("START LAP", {
        laps,
        lapsEnd: "leader",
        maxSpeedMps: 12,
        ...(limitMinutes !== null && { timeLimitMs: limitMs }),
      });
      const given = crossed.map((line): Rider => {
        const at = (checkpoint: string, ms: number): Passing => ({ checkpoint, at: GUN_AT + ms });
        const reads = [at("START", 0), ...line.flatMap((ms) => [at("LAP", ms), at("LAP", ms + lingersMs)])];
        return { reads: reads.toSorted((a, b) => ((a.at * shuffledBy) % 7_919) - ((b.at * shuffledBy) % 7_919)) };
      });
      const { results } = judgeAll(category, given);
      expect(results.map(({ status, laps: done, timeMs }) => ({ status, laps: done, timeMs }))).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
}, 86_400_000);

describe("a race that its leader ends", () => {
  test("runs on for everybody while nobody has done all laps", () => {
    const { raced, results } = judgeAll(threeLaps, [riding("START 0, LAP 20, LAP 40"), riding("START 0, LAP 30")]);
    expect(raced.leaderAt).toBeUndefined();
    expect(results.map(({ status, laps }) => [status, laps])).toEqual([
      ["dnf", 2],
      ["dnf", 1],
    ]);
  });

  test("tells what became of reads after the flag", () => {
    const { raced } = judgeAll(threeLaps, [leader]);
    const { reads, finishAt, lapsClosed } = after(raced, "START 0, LAP 30, CP 45, LAP 61, CP 70, LAP 90");
    expect(reads.map(({ use, ignored }) => use ?? ignored)).toEqual([
      "start",
      "lap",
      "split",
      "finish",
      "after_finish",
      "after_finish",
    ]);
    expect([finishAt, lapsClosed]).toEqual([GUN_AT + 61 * MINUTE, true]);
  });

  test("goes by who came first, whatever is ruled on them later", () => {
    const other = riding("START 0, LAP 30, LAP 61");
    const dsq = judgeAll(threeLaps, [{ ...leader, entry: givenEntry({ ruledStatus: "dsq" }) }, other]);
    expect(dsq.results.map(({ status, laps }) => [status, laps])).toEqual([
      ["dsq", 3],
      ["finished", 2],
    ]);
  });

  test("does not end by the reads of somebody who did not start", () => {
    for (const entry of [{ isWithdrawn: true }, { ruledStatus: "dns" as const }]) {
      const { raced } = judgeAll(threeLaps, [{ ...leader, entry: givenEntry(entry) }]);
      expect(raced.leaderAt).toBeUndefined();
    }
  });

  test("has one flag for waves with guns of their own: that of the first on the road", () => {
    const category = { ...threeLaps, waveGuns: { B: GUN_AT + 5 * MINUTE } };
    const { results } = judgeAll(category, [leader, riding("START 5, LAP 26, LAP 47, LAP 68", { wave: "B" })]);
    expect(results.map(({ status, laps, timeMs }) => [status, laps, timeMs! / MINUTE])).toEqual([
      ["finished", 3, 60],
      ["finished", 3, 63],
    ]);
  });

  test("counts a lap whose line was not read if the rider was not stopped at it", () => {
    const { raced } = judgeAll(threeLaps, [leader]);
    const { laps, finishAt, flags } = after(raced, "START 0, CP 15, LAP 28, CP 43, CP 71, LAP 84");
    expect([laps, finishAt, flags]).toEqual([3, GUN_AT + 84 * MINUTE, ["inferred_lap"]]);
  });

  test("never makes up a finish: a point that is passed again after the flag shows none", () => {
    const { raced } = judgeAll(threeLaps, [leader]);
    const { laps, finishAt } = after(raced, "START 0, CP 15, LAP 30, CP 61, CP 91");
    expect([laps, finishAt]).toEqual([1, null]);
  });

  test("makes nobody late by a limit that ends it", () => {
    const category = { ...threeLaps, timeLimitMs: 50 * MINUTE };
    const { results } = judgeAll(category, [leader]);
    expect(results.map(({ status, laps, timeMs }) => [status, laps, timeMs])).toEqual([["finished", 3, 60 * MINUTE]]);
  });
});
