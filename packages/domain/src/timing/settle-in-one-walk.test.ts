import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Checkpoint, Passing } from "../race/race.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "../results/given-race.test-support.ts";
import { judgeEntry, judgeTrack } from "../results/judge-entry.ts";
import { planCourse } from "./course-plan.ts";
import { settleInOneWalk } from "./settle-in-one-walk.ts";
import { traceCourse } from "./trace-course.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 2000);

const checkpoints = new Map<string, Checkpoint>([
  ...givenCheckpoints("START:start:0 A:split:2000 C:split:8000 FIN:finish:10000 LAP:lap:4000"),
  ["GATE", { code: "GATE", kind: "split", distanceM: 5000, cutoffAt: GUN_AT + 30 * MINUTE }],
]);
const course = ["START", "A", "GATE", "C", "FIN"];

const categories: Category[] = [
  givenCategory("START A GATE C FIN", { maxSpeedMps: 12 }),
  givenCategory("START A GATE C FIN", { rankBy: "chip", timeLimitMs: 60 * MINUTE, repeatWindowMs: 0 }),
  givenCategory("A GATE C FIN", { relayLegs: [{ code: "1", to: "GATE" }] }),
  givenCategory("START A GATE C", { rankBy: "chip" }),
  givenCategory("A START GATE FIN C"),
  givenCategory("FIN A START"),
  givenCategory("START A GATE A FIN"),
  givenCategory("FIN A GATE FIN"),
  givenCategory("START A LAP", { laps: 2 }),
  givenCategory("START A GATE C FIN", {
    stages: [
      { code: "1", checkpoints: ["START", "A"] },
      { code: "2", checkpoints: ["GATE", "FIN"] },
    ],
  }),
];

/** Reads along the course at one pace: some mats missed, some crossed several times, some waited on before the gun. */
const cleanPassings: fc.Arbitrary<Passing[]> = fc
  .record({
    paceMs: fc.integer({ min: 80_000, max: 500_000 }),
    missed: fc.subarray(course),
    again: fc.array(fc.record({ checkpoint: fc.constantFrom(...course), afterMs: fc.nat({ max: 2 * MINUTE }) })),
    waitedMs: fc.array(fc.integer({ min: 1, max: 10 * MINUTE }), { maxLength: 2 }),
  })
  .map(({ paceMs, missed, again, waitedMs }) => {
    const passed = course.filter((code) => !missed.includes(code));
    const atOf = (code: string) => GUN_AT + MINUTE + ((checkpoints.get(code)?.distanceM ?? 0) / 1000) * paceMs;
    const crossed = passed.map((checkpoint) => ({ checkpoint, at: atOf(checkpoint) }));
    const repeats = again.map(({ checkpoint, afterMs }) => ({ checkpoint, at: atOf(checkpoint) + afterMs }));
    const waited = waitedMs.map((ms) => ({ checkpoint: "START", at: GUN_AT - ms }));
    const known = repeats.filter(({ checkpoint }) => passed.includes(checkpoint));
    return [...waited, ...crossed, ...known].toSorted((a, b) => a.at - b.at);
  });

/** Reads in any order, or nearly in the order of the course; many at the same time. */
const dirtyPassings: fc.Arbitrary<Passing[]> = fc
  .record({
    reads: fc.array(
      fc.record({
        checkpoint: fc.constantFrom(...course, ...course, "LAP", "elsewhere"),
        at: fc.integer({ min: -2, max: 12 }).map((steps) => GUN_AT + 4 * steps * MINUTE),
      }),
      { maxLength: 6 },
    ),
    inOrder: fc.boolean(),
  })
  .map(({ reads, inOrder }) => {
    if (!inOrder) return reads;
    return reads.toSorted((a, b) => a.at - b.at || course.indexOf(a.checkpoint) - course.indexOf(b.checkpoint));
  });

describe("judging in one walk", () => {
  for (const [kind, passings] of [
    ["clean", cleanPassings],
    ["dirty", dirtyPassings],
  ] as const) {
    it(`changes no byte of a result of ${kind} passings`, () => {
      fc.assert(
        fc.property(fc.constantFrom(...categories), passings, fc.boolean(), (category, reads, inProgress) => {
          const entry = givenEntry();
          const quick = judgeEntry(category, checkpoints, entry, reads, [], { inProgress });
          const track = traceCourse(category, checkpoints, reads);
          const general = judgeTrack(category, entry, track, [], { inProgress });
          expect(JSON.stringify(quick)).toBe(JSON.stringify(general));
          expect(quick).toEqual(general);
        }),
        { numRuns: RUNS },
      );
    }, 86_400_000);
  }
});

describe("one walk is enough", () => {
  const settles = (reads: string, along = course.join(" ")) =>
    settleInOneWalk(planCourse(givenCategory(along), checkpoints), givenPassings(reads))?.map(
      (read) => read && (read.at - GUN_AT) / MINUTE,
    );

  it("for mats missed, crossed again or waited on before the gun", () => {
    expect(settles("START 1, A 9, GATE 21, C 33, FIN 41")).toEqual([1, 9, 21, 33, 41]);
    expect(settles("A 9, FIN 41")).toEqual([null, 9, null, null, 41]);
    expect(settles("START -3, START 1, START 1.5, A 9, A 9.5, A 12, FIN 41")).toEqual([1.5, 9, null, null, 41]);
    expect(settles("")).toEqual([null, null, null, null, null]);
  });

  it.each([
    "A 9, START 10, FIN 41",
    "FIN 41, A 9",
    "START 1, elsewhere 5, FIN 41",
    "START 1, A 1",
    "START 1, START 5, A 5",
    "START 1, A 9, GATE 21, A 25",
    "START -3, A 9",
    "START 1, FIN 2",
    "START 1, A 2, FIN 41",
    "START 1, A 9, GATE 9.5, FIN 41",
    "A 1, FIN 41",
    "START 1, START 2, A 20",
    "START 1, FIN 41, FIN 45",
  ])("but not for reads %j", (reads) => {
    expect(settles(reads)).toBeUndefined();
  });

  it.each(["START A GATE A FIN", "FIN A FIN", "START A LAP"])("nor on the course %s", (along) => {
    expect(settles("A 9", along)).toBeUndefined();
  });
});
