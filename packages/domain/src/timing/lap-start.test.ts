import { describe, expect, it } from "vitest";
import { givenCategory, givenCheckpoints, givenPassings, GUN_AT, MINUTE } from "../results/given-race.test-support.ts";
import { traceCourse } from "./trace-course.ts";

const checkpoints = givenCheckpoints("START:start:0 CP:split:2500 LAP:lap:5000");

/** Three laps at no more than 12 m/s: 3:28 from the line to CP, 6:57 for a lap. */
function trace(reads: string, course = "START CP LAP") {
  const track = traceCourse(givenCategory(course, { laps: 3, maxSpeedMps: 12 }), checkpoints, givenPassings(reads));
  return { ...track, fates: track.reads.map((read) => `${read.checkpoint} ${read.use ?? read.ignored}`) };
}

describe("the start of a lap race", () => {
  it("is not lost to a stray read before it, which shows no lap", () => {
    const tooFast = trace("CP 0.1, START 3, CP 14, LAP 21");
    expect(tooFast.fates).toEqual(["CP too_fast", "START start", "CP split", "LAP lap"]);
    const possible = trace("CP 4, START 5, CP 14, LAP 21");
    expect(possible.fates).toEqual(["CP before_start", "START start", "CP split", "LAP lap"]);
    expect([tooFast.laps, possible.laps]).toEqual([1, 1]);
  });

  it("leaves enough time for the next point and for the first lap", () => {
    expect(trace("START 0.5, START 1.4, START 2.3, CP 5, LAP 14").startAt).toBe(GUN_AT + 1.4 * MINUTE);
    expect(trace("START 0.5, START 4.5, LAP 8, LAP 18").fates).toEqual([
      "START start",
      "START too_fast",
      "LAP lap",
      "LAP lap",
    ]);
    expect(trace("LAP 0.5, LAP 1.4, LAP 2.3, CP 5, LAP 14", "CP LAP").startAt).toBe(GUN_AT + 1.4 * MINUTE);
  });

  it("is not a read of the start line during the race", () => {
    const track = trace("CP 14, LAP 22, START 22.5, CP 36, LAP 44, CP 58, LAP 66");
    expect([track.startAt, track.laps, track.flags]).toEqual([null, 3, ["split_out_of_order"]]);
    expect(track.fates[2]).toBe("START out_of_order");
    expect(trace("LAP 22, START 22.5, LAP 44").laps).toBe(2);
  });
});

describe("a late start at the lap line", () => {
  it("is no lap if it comes sooner after the gun than half of the player's own fastest lap", () => {
    const late = trace("LAP 8, LAP 32, LAP 56", "LAP");
    expect([late.startAt, late.laps]).toEqual([GUN_AT + 8 * MINUTE, 2]);
    const missed = trace("LAP 22, LAP 46, LAP 70", "LAP");
    expect([missed.startAt, missed.laps]).toEqual([null, 3]);
  });
});

describe("those who stay at the lap line", () => {
  it("start there, even if they are read again later than anybody runs a lap", () => {
    const track = trace("LAP 0, LAP 2, LAP 8, LAP 32, LAP 56", "LAP");
    expect([track.startAt, track.laps]).toEqual([GUN_AT + 8 * MINUTE, 2]);
  });
});

describe("a stray read at a point of the lap", () => {
  it("shows no lap where the lines were read too close for two laps of this player", () => {
    const track = trace("START 0, CP 10, LAP 20, CP 23.5, CP 32, LAP 42, CP 52, LAP 62");
    expect([track.laps, track.points[1]?.at, track.flags]).toEqual([3, GUN_AT + 42 * MINUTE, []]);
    const missed = trace("START 0, CP 10, LAP 20, CP 30, CP 50, LAP 60");
    expect([missed.laps, missed.flags]).toEqual([3, ["inferred_lap"]]);
  });
});

describe("a point of the lap", () => {
  it("is judged from the last line that counts, not from one of an incomplete lap", () => {
    const passings = givenPassings("START 0, CP 12, LAP 20, LAP 30, CP 32, LAP 40, CP 52, LAP 60");
    const strict = givenCategory("START CP LAP", { laps: 3, maxSpeedMps: 12, lapNeedsEveryCheckpoint: true });
    const track = traceCourse(strict, checkpoints, passings);
    expect([track.laps, track.reads[3]?.ignored, track.reads[4]?.use]).toEqual([3, "incomplete_lap", "split"]);
  });

  it("is not passed sooner after the line than anybody can be there", () => {
    const track = trace("START 0, CP 12, LAP 20, CP 20.5, CP 32, LAP 40");
    expect([track.laps, track.flags]).toEqual([2, []]);
    expect(track.fates[3]).toBe("CP too_fast");
  });

  it("is passed by the first possible read of those who stay there", () => {
    const track = trace("START 0, CP 3, CP 3.7, LAP 20");
    expect(track.fates).toEqual(["START start", "CP too_fast", "CP split", "LAP lap"]);
    expect(trace("START 0, CP 12, LAP 20, CP 23, CP 23.7, LAP 40").fates.slice(3, 5)).toEqual([
      "CP too_fast",
      "CP split",
    ]);
  });
});
