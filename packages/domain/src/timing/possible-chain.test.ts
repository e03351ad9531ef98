import { describe, expect, it } from "vitest";
import { givenCategory, givenCheckpoints, givenPassings, GUN_AT } from "../results/given-race.test-support.ts";
import { traceCourse } from "./trace-course.ts";

const checkpoints = givenCheckpoints("START:start:0 MAT:split:3000 TURN:split:5000 FIN:finish:10000");
const category = givenCategory("START MAT TURN MAT FIN", { maxSpeedMps: 12 });

/** Out and back at no more than 12 m/s: 6:57 from the turn to the finish, wherever the mat is read in between. */
function trace(reads: string) {
  const track = traceCourse(category, checkpoints, givenPassings(reads));
  return { ...track, fates: track.reads.map((read) => `${read.checkpoint} ${read.use ?? read.ignored}`) };
}

describe("speed past a mat that is passed twice", () => {
  it("is judged and flagged from the point before it to the point after it", () => {
    const track = trace("START 0, MAT 12, TURN 20, MAT 24, FIN 26");
    expect([track.fates[2], track.flags]).toEqual(["TURN too_fast", ["missing_split", "too_fast"]]);
    expect(trace("START 0, MAT 12, TURN 20, MAT 24, FIN 27").flags).toEqual([]);
  });

  it("leaves out the read that makes the chain shorter", () => {
    expect(trace("START 0, TURN 20, MAT 24, FIN 26, FIN 40").fates).toEqual([
      "START start",
      "TURN split",
      "MAT split",
      "FIN too_fast",
      "FIN finish",
    ]);
  });

  it("leaves enough time from the start", () => {
    expect(trace("START 0, START 14, MAT 15, TURN 20, MAT 28, FIN 40").startAt).toBe(GUN_AT);
  });
});
