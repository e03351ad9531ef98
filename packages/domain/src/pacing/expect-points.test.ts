import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPoints } from "./expect-points.ts";
import { placeOnWay } from "./place-on-way.ts";
import { learnFromField, type Follower } from "./field-corrections.ts";

const distancesM = [0, 10_000, 21_097, 30_000, 42_195];
const minute = 60_000;
const after10k = { distancesM, splitMs: [0, 50 * minute, null, null, null], onRoad: true };

describe("what to expect ahead", () => {
  it("names every point ahead with its window, which grows with the way to it", () => {
    const expected = expectPoints(after10k, null);
    expect(expected.map(({ index }) => index)).toEqual([2, 3, 4]);
    for (const { fromMs, ms, untilMs } of expected) {
      expect(fromMs).toBeLessThan(ms);
      expect(ms).toBeLessThan(untilMs);
    }
    const widths = expected.map(({ fromMs, untilMs }) => untilMs - fromMs);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it("expects a marathon to be slower later on than at first", () => {
    const finish = expectPoints(after10k, null).at(-1)!;
    expect(finish.ms).toBeGreaterThan((50 * minute * 42_195) / 10_000);
  });

  it("expects who has slowed down to go on so", () => {
    const even = expectPoints({ ...after10k, splitMs: [0, 50 * minute, 110 * minute, null, null] }, null).at(-1)!;
    const slowed = expectPoints({ ...after10k, splitMs: [0, 42 * minute, 110 * minute, null, null] }, null).at(-1)!;
    expect(slowed.ms).toBeGreaterThan(even.ms);
  });

  it("counts from the own start, not from the gun", () => {
    const late = expectPoints({ ...after10k, splitMs: [20 * minute, 70 * minute, null, null, null] }, null);
    const shifted = expectPoints(after10k, null).map(({ ms }) => ms + 20 * minute);
    expect(late.map(({ ms }) => ms)).toEqual(shifted);
  });

  it("is less sure where hills or wheels make the race", () => {
    const [road] = expectPoints(after10k, null);
    const [trail] = expectPoints({ ...after10k, onRoad: false }, null);
    expect(trail!.untilMs - trail!.fromMs).toBeGreaterThan(2 * (road!.untilMs - road!.fromMs));
  });

  it.each([
    ["nobody has passed a point", [null, null, null, null, null]],
    ["only the start was passed", [0, null, null, null, null]],
    ["the finish was passed", [0, 1, 2, 3, 4]],
  ])("says nothing when %s", (_, splitMs) => {
    expect(expectPoints({ distancesM, splitMs, onRoad: true }, null)).toEqual([]);
  });

  it("says nothing where distances are not known or go back", () => {
    const splitMs = [0, 3_600_000, null, null];
    expect(expectPoints({ distancesM: [0, 10_000, null, 42_195], splitMs, onRoad: true }, null)).toEqual([]);
    expect(expectPoints({ distancesM: [0, 10_000, 5_000, 42_195], splitMs, onRoad: true }, null)).toEqual([]);
  });

  it("keeps each window in order, and no point before the one in front of it, whatever was read", () => {
    const splits = fc.array(fc.option(fc.integer({ min: 0, max: 36_000_000 })), { minLength: 5, maxLength: 5 });
    const fields = fc.array(fc.record({ splitMs: splits, startedAt: fc.integer({ min: 0, max: 36_000_000 }) }));
    fc.assert(
      fc.property(splits, fields, fc.boolean(), (splitMs, field, onRoad) => {
        const shared = { distancesM, onRoad };
        const learnt = learnFromField(
          field.map((one) => ({ ...one, ...shared })),
          72_000_000,
        );
        const expected = expectPoints({ ...shared, splitMs }, learnt);
        for (const [at, { fromMs, ms, untilMs }] of expected.entries()) {
          expect([fromMs, ms, untilMs]).toEqual([fromMs, ms, untilMs].toSorted((a, b) => a - b));
          expect(ms).toBeGreaterThanOrEqual(expected[at - 1]?.ms ?? 0);
        }
      }),
    );
  });
});

describe("where somebody is", () => {
  const at = (minutes: number) => placeOnWay(after10k, null, minutes * minute);

  it("is between the last point and the next one, and goes on with time", () => {
    const places = [50, 60, 80, 100].map((minutes) => at(minutes)!);
    expect(places[0]).toBe(10_000);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[3]).toBeLessThan(21_097);
  });

  it("is before a point at which they were not read, however late they are", () => {
    expect(at(600)).toBeLessThan(21_097);
  });

  it("is the start for who was seen only there, and nowhere for whom nobody has seen, or who has finished", () => {
    expect(placeOnWay({ ...after10k, splitMs: [0, null, null, null, null] }, null, minute)).toBe(0);
    expect(placeOnWay({ ...after10k, splitMs: [null, null, null, null, null] }, null, minute)).toBeNull();
    expect(placeOnWay({ ...after10k, splitMs: [0, 1, 2, 3, 4] }, null, minute)).toBeNull();
  });
});

describe("what the field shows", () => {
  /** So many runners at five minutes a kilometre, a minute apart, of whom each takes `slower` times as long after 10 km. */
  const field = (size: number, slower: number): Follower[] =>
    Array.from({ length: size }, (_, at) => ({
      distancesM,
      onRoad: true,
      startedAt: at * minute,
      splitMs: [0, 50 * minute, 50 * minute + slower * 55 * minute, null, null],
    }));

  it("moves and narrows the window where a field is alike", () => {
    const [before] = expectPoints(after10k, null);
    const [hilly] = expectPoints(after10k, learnFromField(field(200, 1.4), 600 * minute));
    expect(hilly!.ms).toBeCloseTo(50 * minute + 1.4 * 55 * minute, -5);
    expect(hilly!.ms).toBeGreaterThan(before!.untilMs);
  });

  it("changes little for the first ones who came", () => {
    const [before] = expectPoints(after10k, null);
    const [first] = expectPoints(after10k, learnFromField(field(2, 1.4), 600 * minute));
    expect(first!.ms).toBeLessThan(before!.untilMs);
  });

  it("does not listen to the fast ones alone: who passed 10 km too late to have come is not counted", () => {
    const fast = field(200, 0.8).map((one) => ({ ...one, startedAt: 0 }));
    const soon = learnFromField(fast, 100 * minute);
    expect(expectPoints(after10k, soon)).toEqual(expectPoints(after10k, null));
  });
});
