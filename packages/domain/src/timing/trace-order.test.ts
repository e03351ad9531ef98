import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Passing } from "../race/race.ts";
import { givenCategory, givenCheckpoints, givenEntry, GUN_AT, MINUTE } from "../results/given-race.test-support.ts";
import { judgeEntry } from "../results/judge-entry.ts";
import { traceCourse } from "./trace-course.ts";

const checkpoints = givenCheckpoints(
  "S:start:0 A:split:3000 B:split:5000 L:lap:2000 F:finish:10000 G:start:0 H:finish:9000",
);

const categories: Category[] = [
  givenCategory("S A B F"),
  givenCategory("S A B A F", { rankBy: "chip", timeLimitMs: 90 * MINUTE }),
  givenCategory("F A F"),
  givenCategory("S A L", { laps: 3 }),
  givenCategory("L A B", { timeLimitMs: 60 * MINUTE, lapNeedsEveryCheckpoint: true }),
  givenCategory("S A F G B H", {
    stages: [
      { code: "1", checkpoints: ["S", "A", "F"] },
      { code: "2", checkpoints: ["G", "B", "H"], gunAt: GUN_AT + 60 * MINUTE },
    ],
  }),
];

const passing: fc.Arbitrary<Passing> = fc.record({
  checkpoint: fc.constantFrom("S", "A", "B", "L", "F", "G", "H", "elsewhere"),
  at: fc.integer({ min: -10, max: 240 }).map((halfMinutes) => GUN_AT + (halfMinutes * MINUTE) / 2),
});

/** The same reads as they might arrive: shuffled, in batches of which some are sent twice. */
const arrivals = fc.array(passing, { maxLength: 14 }).chain((reads) =>
  fc.record({
    reads: fc.constant(reads),
    again: fc
      .subarray(reads)
      .chain((copies) => fc.shuffledSubarray([...reads, ...copies], { minLength: reads.length + copies.length })),
  }),
);

describe("order of arrival, copies and batches", () => {
  for (const category of categories) {
    it(`change no byte of the track and result on the course ${category.checkpoints.join(" ")}`, () => {
      fc.assert(
        fc.property(arrivals, fc.boolean(), ({ reads, again }, inProgress) => {
          const track = (passings: readonly Passing[]) => JSON.stringify(traceCourse(category, checkpoints, passings));
          const result = (passings: readonly Passing[]) =>
            JSON.stringify(judgeEntry(category, checkpoints, givenEntry(), passings, [], { inProgress }));
          expect(track(again)).toBe(track(reads));
          expect(result(again)).toBe(result(reads));
        }),
        { numRuns: 500 },
      );
    });
  }

  it("give every read one use or one reason, and keep the points in order of time", () => {
    fc.assert(
      fc.property(fc.constantFrom(...categories), fc.array(passing, { maxLength: 20 }), (category, reads) => {
        const track = traceCourse(category, checkpoints, reads);
        for (const read of track.reads) expect((read.use === null) !== (read.ignored === null)).toBe(true);
        const times = track.points.flatMap(({ at }) => (at === null ? [] : [at]));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(new Set(track.reads.map(({ checkpoint, at }) => `${checkpoint} ${at}`)).size).toBe(track.reads.length);
      }),
      { numRuns: 3000 },
    );
  });
});
