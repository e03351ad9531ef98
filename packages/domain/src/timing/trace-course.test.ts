import { describe, expect, it } from "vitest";
import type { Category } from "../race/race.ts";
import { givenCategory, givenCheckpoints, givenPassings, GUN_AT, MINUTE } from "../results/given-race.test-support.ts";
import { traceCourse } from "./trace-course.ts";

const checkpoints = givenCheckpoints(
  "START:start:0 5K:split:5000 8K:split:8000 FIN:finish:10000 LAP:lap:4000 CP:split:2000 ARCH:finish:10000",
);
const STRAIGHT = "START 5K 8K FIN";

function trace(reads: string, course = STRAIGHT, changes: Partial<Category> = {}) {
  return traceCourse(givenCategory(course, changes), checkpoints, givenPassings(reads));
}

/** What became of each read, in order of time, such as `START start` or `FIN before_start`. */
function fates(reads: string, course = STRAIGHT, changes: Partial<Category> = {}): string[] {
  return trace(reads, course, changes).reads.map((read) => `${read.checkpoint} ${read.use ?? read.ignored}`);
}

describe("the start", () => {
  it("is the last read of the start line before the next point", () => {
    expect(fates("START 0.1, START 0.5, START 4, 5K 25, START 26, 8K 41, FIN 50")).toEqual([
      "START early_start_read",
      "START early_start_read",
      "START start",
      "5K split",
      "START passed_before",
      "8K split",
      "FIN finish",
    ]);
  });

  it("is never before the gun", () => {
    const track = trace("START -0.5, 5K 25, 8K 40, FIN 50", STRAIGHT, { rankBy: "chip" });
    expect(track.startAt).toBeNull();
    expect(track.flags).toEqual(["no_start_read", "read_before_gun"]);
    expect(trace("START -0.5, START 0.1").flags).toEqual([]);
    expect(trace("START 0").startAt).toBe(GUN_AT);
  });

  it("may be missing without a flag where the gun ranks", () => {
    expect(trace("5K 25, 8K 40, FIN 50").flags).toEqual([]);
  });
});

describe("the finish", () => {
  it("is the first read after the start", () => {
    expect(fates("FIN 1, START 2, 5K 25, 8K 40, FIN 50, FIN 50.5, FIN 58, 8K 70")).toEqual([
      "FIN before_start",
      "START start",
      "5K split",
      "8K split",
      "FIN finish",
      "FIN repeated_read",
      "FIN after_finish",
      "8K after_finish",
    ]);
  });

  it("is not a read that nobody can have run", () => {
    const foot = { maxSpeedMps: 12 };
    expect(fates("START 0, FIN 10, 5K 25, 8K 40, FIN 50", STRAIGHT, foot)[1]).toBe("FIN too_fast");
    expect(trace("START 0, FIN 10, FIN 50", STRAIGHT, foot).finishAt).toBe(GUN_AT + 50 * MINUTE);
  });

  it("is none, and flagged, when only an impossible one is there", () => {
    const track = trace("START 0, 5K 2, FIN 4", STRAIGHT, { maxSpeedMps: 12 });
    expect(track.finishAt).toBeNull();
    expect(track.flags).toEqual(["too_fast"]);
    expect(trace("START 0, FIN 0.3").flags).toEqual(["too_fast"]);
  });

  it("obeys the longest chain: a stray read before later points wins nothing", () => {
    expect(fates("START 0, FIN 15, 5K 21.7, FIN 43.3", STRAIGHT)).toEqual([
      "START start",
      "FIN out_of_order",
      "5K split",
      "FIN finish",
    ]);
    expect(trace("START 0, FIN 15, 5K 21.7, FIN 43.3").flags).toEqual(["missing_split", "split_out_of_order"]);
  });

  it("is not a read before points that were read later, even if it is the only one", () => {
    const track = trace("START 0, FIN 15, 5K 21.7");
    expect([track.finishAt, track.lastSeen?.checkpoint, track.flags]).toEqual([null, "5K", ["split_out_of_order"]]);
    expect(fates("FIN 0.3, START 2, 5K 21.7")).toEqual(["FIN before_start", "START start", "5K split"]);
  });

  it("is kept when a split leaves no time for it", () => {
    expect(fates("START 0, 5K 25, 8K 49.9, FIN 50").slice(2)).toEqual(["8K too_fast", "FIN finish"]);
  });

  it("is not impossibly fast from the last point either", () => {
    const foot = { maxSpeedMps: 7 };
    expect(fates("START 0, 5K 25, 8K 40, FIN 41, FIN 50", STRAIGHT, foot).slice(3)).toEqual([
      "FIN too_fast",
      "FIN finish",
    ]);
  });

  it("is a late start when start and finish share an arch and it is too early to be a finish", () => {
    expect(fates("ARCH 0, ARCH 2, 5K 28", "ARCH 5K ARCH")).toEqual(["ARCH early_start_read", "ARCH start", "5K split"]);
    expect(fates("ARCH 0, ARCH 2", "ARCH 5K ARCH")).toEqual(["ARCH early_start_read", "ARCH start"]);
    expect(fates("ARCH 0, ARCH 2, ARCH 50", "ARCH 5K ARCH").at(-1)).toBe("ARCH finish");
  });
});

describe("splits", () => {
  it("are not reached impossibly fast, from the start or from each other", () => {
    const foot = { maxSpeedMps: 7 };
    expect(fates("START 0, 5K 2, 8K 40, FIN 50", STRAIGHT, foot)[1]).toBe("5K too_fast");
    expect(trace("START 0, 5K 2, 8K 40, FIN 50", STRAIGHT, foot).flags).toEqual(["missing_split", "too_fast"]);
    expect(fates("5K 2, 8K 40, FIN 50", STRAIGHT, foot)[0]).toBe("5K too_fast");
    expect(fates("START 0, 5K 25, 8K 26, 8K 40, FIN 50", STRAIGHT, foot).slice(2, 4)).toEqual([
      "8K too_fast",
      "8K split",
    ]);
  });

  it("make an earlier start read count when they cannot be reached from the last one", () => {
    expect(fates("START 0, START 24.9, 5K 25, 8K 40, FIN 50").slice(0, 2)).toEqual([
      "START start",
      "START passed_before",
    ]);
  });

  it("stay missing and are flagged when they were not read", () => {
    const track = trace("START 0, 8K 40, FIN 50");
    expect(track.points[1]).toEqual({ checkpoint: "5K", at: null });
    expect(track.flags).toEqual(["missing_split"]);
    expect(trace("START 0, 5K 25").flags).toEqual([]);
  });

  it("are left out when they are out of order, as few as possible", () => {
    const long = "START 5K 8K CP FIN";
    expect(fates("START 0, 8K 20, 5K 25, CP 45, FIN 50", long)).toEqual([
      "START start",
      "8K out_of_order",
      "5K split",
      "CP split",
      "FIN finish",
    ]);
    expect(trace("START 0, 8K 20, 5K 25, CP 45, FIN 50", long).flags).toEqual(["missing_split", "split_out_of_order"]);
  });

  it("of a mat passed twice are distinguished by what lies between", () => {
    const outAndBack = "START CP 5K CP FIN";
    expect(trace("START 0, 5K 25, CP 40, FIN 50", outAndBack).points.map(({ at }) => at)).toEqual(
      [0, null, 25, 40, 50].map((minutes) => minutes && GUN_AT + minutes * MINUTE).with(0, GUN_AT),
    );
    expect(trace("START 0, CP 10", outAndBack).progress).toBe(1);
  });

  it("are one passing within the repeat window, chained from read to read", () => {
    expect(fates("START 0, 5K 25, 5K 25.9, 5K 26.8, 8K 40, FIN 50").slice(1, 4)).toEqual([
      "5K split",
      "5K repeated_read",
      "5K repeated_read",
    ]);
  });

  it("are ignored when they belong to another course", () => {
    expect(fates("START 0, LAP 3, 5K 25")).toEqual(["START start", "LAP not_on_course", "5K split"]);
  });
});

describe("laps", () => {
  it("end the race when they are complete", () => {
    const track = trace("START 0, LAP 20, LAP 40, LAP 41.5", "START LAP", { laps: 2 });
    expect(track.laps).toBe(2);
    expect(track.finishAt).toBe(GUN_AT + 40 * MINUTE);
    expect(track.reads.map(({ use, lap, ignored }) => [use ?? ignored, lap])).toEqual([
      ["start", null],
      ["lap", 1],
      ["finish", 2],
      ["after_finish", null],
    ]);
  });

  it("count until the time limit, its last millisecond included", () => {
    const hour = { timeLimitMs: 60 * MINUTE };
    expect(trace("START 0, LAP 20, LAP 60", "START LAP", hour).laps).toBe(2);
    const late = trace("START 0, LAP 20, LAP 60.001", "START LAP", hour);
    expect([late.laps, late.lapsClosed, late.reads.at(-1)?.ignored]).toEqual([1, true, "after_time_limit"]);
  });

  it("need every checkpoint where the category says so", () => {
    const strict = { laps: 2, lapNeedsEveryCheckpoint: true };
    const track = trace("START 0, LAP 20, CP 30, LAP 40", "START CP LAP", strict);
    expect([track.laps, track.flags]).toEqual([1, ["incomplete_lap"]]);
    const lenient = trace("START 0, LAP 20, CP 30, LAP 40", "START CP LAP", { laps: 2 });
    expect([lenient.laps, lenient.flags]).toEqual([2, ["missing_split"]]);
  });

  it("are not impossibly fast", () => {
    expect(fates("START 0, LAP 20, LAP 21.5, LAP 40", "START LAP", { laps: 3, repeatWindowMs: 5000 })).toEqual([
      "START start",
      "LAP lap",
      "LAP too_fast",
      "LAP lap",
    ]);
  });

  it("are not completed by somebody standing on the line, read after read", () => {
    expect(trace("START 0, LAP 20, LAP 20.9, LAP 21.8, LAP 40", "START LAP", { laps: 3, maxSpeedMps: 1000 }).laps).toBe(
      2,
    );
  });

  it("begin at the lap line where it is the start line too", () => {
    expect(fates("LAP 0.2, LAP 20, LAP 40", "LAP", { laps: 2 })).toEqual(["LAP start", "LAP lap", "LAP finish"]);
    expect(fates("LAP 20, LAP 40", "LAP", { laps: 2 })).toEqual(["LAP lap", "LAP finish"]);
  });

  it("begin when the player leaves the line, however long they stayed there", () => {
    const chip = { laps: 2, rankBy: "chip" } as const;
    const lingering = "LAP 0.2, LAP 1, LAP 1.9, LAP 2.8, LAP 3.7, CP 12, LAP 20, CP 30, LAP 40";
    const track = trace(lingering, "CP LAP", chip);
    expect([track.startAt, track.laps, track.flags]).toEqual([GUN_AT + 3.7 * MINUTE, 2, []]);
    expect(fates("LAP 0.2, LAP 1.5, LAP 20", "LAP", { laps: 1 })).toEqual([
      "LAP early_start_read",
      "LAP start",
      "LAP finish",
    ]);
    expect(trace("LAP 20, LAP 40", "LAP", chip).flags).toEqual(["no_start_read"]);
  });

  it("are inferred from a point that is passed again, where the line was not read", () => {
    const seven = { laps: 7 };
    const reads =
      "START 0, CP 10, LAP 20, CP 30, CP 50, LAP 60, CP 70, CP 90, LAP 100, CP 110, LAP 120, CP 130, LAP 140";
    const track = trace(reads, "START CP LAP", seven);
    expect([track.laps, track.finishAt, track.flags]).toEqual([7, GUN_AT + 140 * MINUTE, ["inferred_lap"]]);
    expect(track.points.map(({ at }) => at && (at - GUN_AT) / MINUTE)).toEqual([20, null, 60, null, 100, 120, 140]);
  });

  it("are not inferred from staying at a point, nor as the last lap of a race over a fixed number of laps", () => {
    const lingering = trace("START 0, CP 10, CP 14, LAP 20, CP 30, LAP 40", "START CP LAP", { laps: 3 });
    expect([lingering.laps, lingering.flags]).toEqual([2, []]);
    expect(fates("START 0, CP 10, LAP 20, CP 30, CP 50", "START CP LAP", { laps: 2 }).at(-1)).toBe("CP passed_before");
  });

  it("count from the read at another point when only that shows them", () => {
    const track = trace("START 0, CP 10, LAP 20, CP 30, CP 50", "START CP LAP", { timeLimitMs: 60 * MINUTE });
    expect([track.laps, track.finishAt]).toEqual([2, GUN_AT + 50 * MINUTE]);
    const late = trace("START 0, CP 10, LAP 20, CP 40, CP 61", "START CP LAP", { timeLimitMs: 60 * MINUTE });
    expect([late.laps, late.reads.at(-1)?.ignored]).toEqual([1, "after_time_limit"]);
  });

  it("need every checkpoint where the category says so, even when only another point shows them", () => {
    const strict = { laps: 3, lapNeedsEveryCheckpoint: true };
    const track = trace("START 0, CP 10, CP 30, LAP 40, CP 50, 5K 55, LAP 60", "START CP 5K LAP", strict);
    expect([track.laps, track.flags]).toEqual([1, ["incomplete_lap"]]);
  });

  it("treat the finish beside the lap line as the same line", () => {
    const track = trace("START 0, LAP 20, LAP 40, FIN 40.2", "START LAP FIN", { laps: 2 });
    expect([track.laps, track.finishAt]).toEqual([2, GUN_AT + 40.2 * MINUTE]);
  });
});
