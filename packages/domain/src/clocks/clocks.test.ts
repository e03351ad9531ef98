import fc from "fast-check";
import { expect, it } from "vitest";
import { estimateOffset, fewestPairs } from "./estimate-offset.ts";
import { expectedPass } from "./expected-pass.ts";
import { mostExact, pairsOf } from "./pairs-of-passes.ts";
import type { Category } from "../race/race.ts";
import { countsAt, isBackwards } from "./source-clock.ts";
import { countingBy } from "./source-of-reads.ts";

const instant = fc.integer({ min: 0, max: 100_000_000 });
const clock = fc.record({
  fromAt: fc.option(instant),
  toAt: fc.option(instant),
  offsetMs: fc.integer({ min: -1e9, max: 1e9 }),
});
const always = { fromAt: null, toAt: null };

it("moves nothing without a clock, and takes a clock back without a trace", () => {
  fc.assert(
    fc.property(instant, fc.array(clock), clock, (at, clocks, added) => {
      expect(countsAt(at, [])).toBe(at);
      expect(countsAt(at, [...clocks, { ...added, ...always }])).toBe(at + added.offsetMs);
      const outside = { ...added, fromAt: at + 1, toAt: null };
      expect(countsAt(at, [...clocks, outside])).toBe(countsAt(at, clocks));
    }),
  );
});

it("includes the first instant of a stretch and not its end", () => {
  const stretch = [{ fromAt: 10, toAt: 20, offsetMs: 1_000 }];
  expect([9, 10, 19, 20].map((at) => countsAt(at, stretch))).toEqual([9, 1_010, 1_019, 20]);
});

it("knows a stretch that covers nothing", () => {
  const stretches = [
    [20, 10],
    [10, 10],
    [10, 11],
    [null, 0],
    [0, null],
  ] as const;
  expect(stretches.map(([fromAt, toAt]) => isBackwards({ fromAt, toAt }))).toEqual([true, true, false, false, false]);
});

it("moves the reads of a source by its own clocks alone, the latest first", () => {
  const source = { checkpoint: "CP1", device: "" };
  const at = countingBy([
    { ...source, ...always, offsetMs: 5 },
    { ...source, device: "box", ...always, offsetMs: 7 },
    { ...source, ...always, offsetMs: 6 },
  ]);
  const sources = [source, { checkpoint: "CP1" }, { ...source, device: "box" }, { ...source, checkpoint: "FIN" }];
  expect(sources.map((each) => at({ ...each, at: 0 }))).toEqual([6, 6, 7, 0]);
});

it("finds the offset of a clock exactly where nearly everybody says the same, whatever a few others say", () => {
  const people = fc.array(instant, { minLength: fewestPairs, maxLength: 60 });
  const others = fc.array(fc.record({ at: instant, expectedAt: instant }), { maxLength: 60 });
  fc.assert(
    fc.property(people, others, fc.integer({ min: -1e7, max: 1e7 }), (reads, strange, offsetMs) => {
      const pairs = reads.map((at) => ({ at, expectedAt: at + offsetMs }));
      const few = strange.slice(0, Math.floor(pairs.length / 4));
      const found = estimateOffset([...few, ...pairs]);
      expect(found.offsetMs).toBe(offsetMs);
      expect(found.lowMs! <= found.offsetMs! && found.offsetMs! <= found.highMs!).toBe(true);
    }),
  );
});

it("does not depend on the order of the people, and follows the clock exactly", () => {
  const pairs = fc.array(fc.record({ at: instant, expectedAt: instant }), { minLength: fewestPairs });
  fc.assert(
    fc.property(pairs, fc.integer({ min: -1e6, max: 1e6 }), (found, shiftMs) => {
      const estimate = estimateOffset(found);
      expect(estimateOffset(found.toReversed())).toEqual(estimate);
      const later = estimateOffset(found.map(({ at, expectedAt }) => ({ at: at + shiftMs, expectedAt })));
      // a median between two people is rounded
      expect(Math.abs(later.offsetMs! - (estimate.offsetMs! - shiftMs))).toBeLessThanOrEqual(1);
    }),
  );
});

it("says nothing of fewer than eight people", () => {
  const pair = { at: 0, expectedAt: 500 };
  expect(estimateOffset(Array.from({ length: fewestPairs - 1 }, () => pair)).offsetMs).toBeNull();
  expect(estimateOffset(Array.from({ length: fewestPairs }, () => pair)).offsetMs).toBe(500);
});

it("prefers whom another source read at the same checkpoint, then who passed on both sides", () => {
  const pairs = (by: "same" | "between" | "beyond", count: number) =>
    Array.from({ length: count }, () => ({ at: 0, expectedAt: 0, by }));
  const kept = (same: number, between: number, beyond: number) => {
    const { by, pairs: found } = mostExact([
      ...pairs("beyond", beyond),
      ...pairs("between", between),
      ...pairs("same", same),
    ]);
    return [by, found.length];
  };
  expect(kept(8, 100, 100)).toEqual(["same", 8]);
  expect(kept(7, 1, 100)).toEqual(["between", 8]);
  expect(kept(7, 0, 3)).toEqual(["beyond", 10]);
});

it("knows nobody's pace where laps are counted, and trusts another source at the same checkpoint there", () => {
  const checkpoints = new Map(
    [
      { code: "A", kind: "start" as const, distanceM: 0 },
      { code: "B", kind: "split" as const, distanceM: 10 },
      { code: "C", kind: "finish" as const, distanceM: 20 },
    ].map((point) => [point.code, point]),
  );
  const category = { checkpoints: ["A", "B", "C"] } as unknown as Category;
  const seen = new Map([
    ["A", 0],
    ["C", 40],
  ]);
  const pairs = (changes: object, more: [string, number][] = []) =>
    pairsOf("B", checkpoints, [{ category: { ...category, ...changes }, at: 5, seen: new Map([...seen, ...more]) }]);
  expect(pairs({})).toEqual([{ at: 5, expectedAt: 20, by: "between" }]);
  expect(pairs({ distancesM: [null, 5, null] })).toEqual([{ at: 5, expectedAt: 10, by: "between" }]);
  expect([pairs({ laps: 2 }), pairs({ stages: [] }), pairs({ checkpoints: ["A", "C"] })]).toEqual([[], [], []]);
  expect(pairs({ laps: 2 }, [["B", 21]])).toEqual([{ at: 5, expectedAt: 21, by: "same" }]);
  expect(pairs({ checkpoints: ["A", "B", "C", "B"] })).toEqual([]);
});

it("expects an even pace between the nearest points, and that of the next two at an end", () => {
  const passes = [
    { distanceM: 20, at: 50 },
    { distanceM: 0, at: 0 },
    { distanceM: 10, at: 20 },
  ];
  const expected = [0, 5, 15, 30, -10].map((metres) => expectedPass(metres, passes)!);
  expect(expected.map(({ at }) => at)).toEqual([0, 10, 35, 80, -20]);
  expect(expected.map(({ by }) => by)).toEqual(["same", "between", "between", "beyond", "beyond"]);
  expect(expectedPass(5, [{ distanceM: 10, at: 20 }])).toBeNull();
  expect(
    expectedPass(5, [
      { distanceM: 0, at: 20 },
      { distanceM: 10, at: 20 },
    ]),
  ).toBeNull();
});

it("expects somebody between the neighbours, and exactly where their pace is even", () => {
  const leg = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(leg, leg, fc.integer({ min: 100, max: 900 }), instant, (before, after, msPerM, startAt) => {
      const at = (distanceM: number) => ({ distanceM, at: startAt + distanceM * msPerM });
      expect(expectedPass(before, [at(0), at(before + after)])!.at).toBe(at(before).at);
    }),
  );
});
