import { describe, expect, it } from "vitest";
import type { Category } from "../race/race.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "../results/given-race.test-support.ts";
import { judgeEntry } from "../results/judge-entry.ts";
import { findTrack, traceCourse } from "./trace-course.ts";

const checkpoints = givenCheckpoints(
  "START:start:0 5K:split:5000 8K:split:8000 FIN:finish:10000 LAP:lap:5000 CP:split:2500 ARCH:finish:10000",
);

/** What became of each read, and the flags. Both ways to settle a track must raise the same flags. */
function trace(reads: string, course: string, changes: Partial<Category> = {}) {
  const category = givenCategory(course, changes);
  const track = traceCourse(category, checkpoints, givenPassings(reads));
  expect(findTrack(category, checkpoints, givenPassings(reads)).flags).toEqual(track.flags);
  return { ...track, fates: track.reads.map((read) => `${read.checkpoint} ${read.use ?? read.ignored}`) };
}

describe("a finish that is read again", () => {
  it("is flagged beyond the repeat window: the first read may be a stray one", () => {
    expect(trace("START 0, 5K 25, 8K 40, FIN 46, FIN 51", "START 5K 8K FIN").flags).toEqual(["finish_read_again"]);
    expect(trace("ARCH 0, 5K 25, ARCH 46, ARCH 51", "ARCH 5K ARCH").flags).toEqual(["finish_read_again"]);
  });

  it("is not flagged where the player only stands there", () => {
    expect(trace("START 0, 5K 25, 8K 40, FIN 46, FIN 46.9, FIN 47.8", "START 5K 8K FIN").flags).toEqual([]);
  });
});

describe("a start that is read again", () => {
  const chip = { rankBy: "chip" } as const;

  it("is flagged where a ranking follows the chip: the later read makes the time shorter", () => {
    expect(trace("START 0.2, START 6, 5K 25, 8K 40, FIN 50", "START 5K 8K FIN", chip).flags).toEqual([
      "start_read_again",
    ]);
    expect(trace("START 0.2, START 6, CP 14, LAP 24, LAP 44", "START CP LAP", { ...chip, laps: 2 }).flags).toContain(
      "start_read_again",
    );
    expect(trace("START 0.2, START 6, 5K 25, 8K 40, FIN 50", "START 5K 8K FIN").flags).toEqual([]);
  });

  it("is not flagged after a wait on the mat, or after a read before the gun", () => {
    expect(trace("START 0.2, START 1.1, START 2, 5K 25, 8K 40, FIN 50", "START 5K 8K FIN", chip).flags).toEqual([]);
    expect(trace("START -9, START 0.2, 5K 25, 8K 40, FIN 50", "START 5K 8K FIN", chip).flags).toEqual([]);
  });
});

describe("an arch that is start and finish", () => {
  it("is too fast, and flagged, when it is read so soon after the last split", () => {
    const foot = { maxSpeedMps: 12 };
    const noOther = trace("ARCH 0, 5K 35.5, 8K 40, ARCH 41.5", "ARCH 5K 8K ARCH", foot);
    expect([noOther.fates[3], noOther.flags]).toEqual(["ARCH too_fast", ["too_fast"]]);
    const other = trace("ARCH 0, 5K 25, 8K 40, ARCH 41.5, ARCH 50", "ARCH 5K 8K ARCH", foot);
    expect([other.fates.slice(3), other.flags]).toEqual([["ARCH too_fast", "ARCH finish"], ["too_fast"]]);
  });

  it("was passed before when it is only crossed again after the start", () => {
    const track = trace("START 0, 5K 25, START 25.1, 8K 40, FIN 50", "START 5K 8K FIN");
    expect([track.fates[2], track.flags]).toEqual(["START passed_before", []]);
  });
});

describe("laps", () => {
  it("flag a race that is not finished where a read of the line came too soon to count", () => {
    const laps = { laps: 3, maxSpeedMps: 12 };
    const short = trace("START 0, LAP 20, LAP 24, LAP 44", "START LAP", laps);
    expect([short.fates[2], short.finishAt, short.flags]).toEqual(["LAP too_fast", null, ["too_fast"]]);
    expect(trace("START 0, LAP 20, LAP 24, LAP 44, LAP 64", "START LAP", laps).flags).toEqual([]);
  });

  it("are flagged when one takes less than half of the median of the others", () => {
    expect(trace("START 0, LAP 20, LAP 29, LAP 49", "START LAP", { laps: 3 }).flags).toEqual(["fast_lap"]);
    expect(trace("START 0, LAP 20, LAP 30, LAP 50", "START LAP", { laps: 3 }).flags).toEqual([]);
    expect(trace("LAP 0, LAP 9, LAP 29, LAP 49", "LAP", { laps: 3 }).flags).toEqual(["fast_lap"]);
  });

  it("may begin with a short one where the start has a mat of its own", () => {
    expect(trace("START 0, LAP 9, LAP 29, LAP 49", "START LAP", { laps: 3 }).flags).toEqual([]);
  });

  it("show that a player started who was read at the line only", () => {
    const category = givenCategory("START CP LAP", { laps: 2, lapNeedsEveryCheckpoint: true });
    const result = judgeEntry(category, checkpoints, givenEntry(), givenPassings("LAP 20"), [], { inProgress: false });
    expect([result.status, result.lastSeen?.at, result.flags]).toEqual([
      "dnf",
      GUN_AT + 20 * MINUTE,
      ["incomplete_lap"],
    ]);
  });
});
