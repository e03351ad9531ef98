import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Passing } from "../race/race.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "./given-race.test-support.ts";
import { judgeEntry } from "./judge-entry.ts";
import { traceRun } from "./run-relay.ts";

const checkpoints = givenCheckpoints("START:start:0 T1:split:5000 MID:split:7500 T2:split:10000 FIN:finish:15000");
const relay = (massStarts: readonly (number | null)[]) =>
  givenCategory("START T1 MID T2 FIN", {
    relayLegs: ["T1", "T2", "FIN"].map((to, leg) => ({
      code: `${leg + 1}`,
      to,
      ...(massStarts[leg] && { massStartAt: GUN_AT + massStarts[leg]! }),
    })),
  });
const judge = (massStarts: readonly (number | null)[], passings: readonly Passing[]) =>
  judgeEntry(relay(massStarts), checkpoints, givenEntry(), passings, [], { inProgress: false });

it("gives a team the sum of its legs, each with the time of its own member, whoever left before the hand-over", () => {
  const team = fc.record({
    legMs: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 12 * MINUTE, max: 90 * MINUTE }))),
    massStarts: fc.tuple(
      fc.option(fc.integer({ min: 5 * MINUTE, max: 100 * MINUTE })),
      fc.option(fc.integer({ min: 5 * MINUTE, max: 200 * MINUTE })),
    ),
  });
  fc.assert(
    fc.property(team, ({ legMs, massStarts }) => {
      const at = (checkpoint: string, ms: number): Passing => ({ checkpoint, at: GUN_AT + ms });
      const [first, second, third] = legMs as [number, number, number];
      const secondLeft = Math.min(first, massStarts[0] ?? Infinity);
      const secondArrived = secondLeft + second;
      const thirdLeft = Math.min(secondArrived, massStarts[1] ?? Infinity);
      const result = judge(
        [null, ...massStarts],
        [
          at("START", 0),
          at("T1", first),
          at("MID", secondLeft + second / 2),
          at("T2", secondArrived),
          at("FIN", thirdLeft + third),
        ],
      );
      expect(result.legMs).toEqual([first, second, third]);
      expect([result.status, result.timeMs]).toEqual(["finished", first + second + third]);
      expect(result.flags).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

describe("a mass start of a relay leg", () => {
  test("leaves reads and the last place by the time of day, in their order", () => {
    const passings = givenPassings("START 0, T1 80, MID 70, T2 76, FIN 110");
    const { track, restarts } = traceRun(relay([null, 60 * MINUTE]), checkpoints, passings);
    expect(track.reads.map(({ checkpoint, use }) => [checkpoint, use])).toEqual([
      ["START", "start"],
      ["MID", "split"],
      ["T2", "split"],
      ["T1", "split"],
      ["FIN", "finish"],
    ]);
    expect(track.lastSeen).toEqual({ checkpoint: "FIN", at: GUN_AT + 110 * MINUTE });
    expect(restarts).toEqual([{ checkpoint: "T1", at: GUN_AT + 60 * MINUTE, arrivedAt: GUN_AT + 80 * MINUTE }]);
  });

  test("needs the read that tells whether the team was in it", () => {
    const told = (reads: string) => {
      const { status, flags } = judge([null, 60 * MINUTE], givenPassings(reads));
      return [status, ...flags];
    };
    expect(told("START 0, MID 70, T2 76, FIN 110")).toEqual(["dnf", "missing_split", "missed_must_pass"]);
    // nobody of a later leg was out after it: it does not matter
    expect(told("START 0, MID 30, T2 36, FIN 59")).toEqual(["finished", "missing_split"]);
  });

  test("changes nothing for who handed over before it, or exactly then", () => {
    for (const minutes of [50, 60]) {
      const reads = givenPassings(`START 0, T1 ${minutes}, MID 75, T2 90, FIN 120`);
      expect(judge([null, 60 * MINUTE], reads)).toEqual(judge([], reads));
    }
  });
});
