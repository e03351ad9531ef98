import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Entry, Passing } from "../race/race.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "../results/given-race.test-support.ts";
import { judgeEntry } from "../results/judge-entry.ts";
import { allLapsAt, mayCompleteLap, withLeader } from "../results/leader-of-laps.ts";
import { traceCourse } from "./trace-course.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 1_000);
const checkpoints = givenCheckpoints("START:start:0 CP:split:3000 LAP:lap:6706");
const hourly = (course = "START CP LAP", changes: Partial<Category> = {}) =>
  givenCategory(course, { lapsEnd: "last", lapEveryMs: 60 * MINUTE, maxSpeedMps: 12, ...changes });

/** Judges everybody as a whole race is judged: first alone, then by who was the last. */
function judgeAll(category: Category, reads: readonly (readonly Passing[])[], inProgress = false) {
  const state = { inProgress };
  const judged = (by: Category) => reads.map((own) => judgeEntry(by, checkpoints, givenEntry(), own, [], state));
  const alone = judged(category).map(mayCompleteLap);
  const instants = reads.map((own) => allLapsAt(category, checkpoints, givenEntry(), own, state));
  return judged(withLeader(category, instants, alone));
}

it("lets the last one who completes a lap alone win, and counts everybody's laps, by the rule's text", () => {
  /** Minutes that each lap took; more than 60 is too late. Between: how somebody lingers on the mat. */
  const runner = fc.record({
    laps: fc.array(fc.integer({ min: 30, max: 63 }), { maxLength: 6 }),
    leavesAfterS: fc.integer({ min: 1, max: 100 }),
    lingers: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(runner, { minLength: 1, maxLength: 6 }), fc.boolean(), (runners, oneMat) => {
      const category = hourly(oneMat ? "LAP" : "START CP LAP");
      const reads = runners.map(({ laps, leavesAfterS, lingers }) =>
        laps.flatMap((minutes, lap) => {
          const began = GUN_AT + lap * 60 * MINUTE;
          const back = { checkpoint: "LAP", at: began + minutes * MINUTE };
          const leaves = { checkpoint: oneMat || lap > 0 ? "LAP" : "START", at: began + leavesAfterS * 1_000 };
          return [leaves, back, ...(lingers ? [{ ...back, at: back.at + 40_000 }] : [])];
        }),
      );
      // who does not come back in time runs no further lap that counts
      const counted = runners.map(({ laps }) => {
        const late = laps.findIndex((minutes) => minutes > 60);
        return late < 0 ? laps.length : late;
      });
      const most = Math.max(...counted);
      const isAlone = most > 0 && counted.filter((laps) => laps === most).length === 1;
      const second = Math.max(0, ...counted.filter((laps) => laps < most));
      const results = judgeAll(category, reads);
      expect(results.map(({ laps, status }) => `${status} ${laps}`)).toEqual(
        runners.map(({ laps }, index) => {
          const wins = isAlone && counted[index] === most;
          // what is run after the lap alone does not count
          const own = wins ? second + 1 : counted[index]!;
          return `${wins ? "finished" : laps.length === 0 ? "dns" : "dnf"} ${own}`;
        }),
      );
    }),
    { numRuns: RUNS },
  );
});

describe("a backyard", () => {
  const laps = (reads: string, changes: Partial<Category> = {}) => {
    const { reads: traced, ...track } = traceCourse(hourly("START CP LAP", changes), checkpoints, givenPassings(reads));
    return {
      laps: track.laps,
      out: track.lapsClosed,
      flags: track.flags,
      fates: traced.map((one) => one.use ?? one.ignored),
    };
  };

  it("takes a read at the very end of a lap for in time, and a millisecond later for too late", () => {
    expect(laps("START 0, CP 20, LAP 60")).toMatchObject({ laps: 1, out: false });
    expect(laps("START 0, CP 20, LAP 60.00002")).toMatchObject({ laps: 0, out: true, flags: ["incomplete_lap"] });
  });

  it("says what became of reads between laps, and after the last one", () => {
    expect(laps("START 0, CP 20, LAP 50, LAP 50.5, LAP 55, LAP 60.1, CP 85, CP 90, LAP 125, LAP 170")).toEqual({
      laps: 1,
      out: true,
      flags: ["incomplete_lap"],
      fates: [
        "start",
        "split",
        "lap",
        "repeated_read",
        "passed_before",
        "lap_start",
        "split",
        "passed_before",
        "after_time_limit",
        "after_time_limit",
      ],
    });
  });

  it("counts a lap without a checkpoint only where none is asked for", () => {
    expect(laps("START 0, LAP 50")).toMatchObject({ laps: 1, flags: ["missing_split"] });
    expect(laps("START 0, LAP 50", { lapNeedsEveryCheckpoint: true })).toMatchObject({ laps: 0 });
  });

  it("has no winner while somebody else may still complete the lap", () => {
    const race = [givenPassings("LAP 50, LAP 110"), givenPassings("LAP 51, CP 85")];
    const statuses = (own: readonly (readonly Passing[])[]) =>
      judgeAll(hourly(), own, true).map(({ status }) => status);
    expect(statuses(race)).toEqual(["on_course", "on_course"]);
    expect(statuses([race[0]!, [...race[1]!, ...givenPassings("LAP 121")]])).toEqual(["finished", "dnf"]);
  });

  it("does not count the laps of who is disqualified or did not start", () => {
    const at = (entry: Partial<Entry>, isDisqualified = false) =>
      allLapsAt(hourly(), checkpoints, givenEntry(entry), givenPassings("LAP 50"), {
        inProgress: false,
        isDisqualified,
      });
    expect(at({})).toBe(GUN_AT + 60 * MINUTE);
    expect([at({ ruledStatus: "dsq" }), at({ ruledStatus: "dns" }), at({}, true)]).toEqual([null, null, null]);
    expect(at({ ruledStatus: "dnf" })).toBe(GUN_AT + 60 * MINUTE);
  });
});
