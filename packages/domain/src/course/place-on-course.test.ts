import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkpointsOnCourse } from "./checkpoints-on-course.ts";
import { lineAlong, pointAt } from "./course-line.ts";
import { anyTrack, givenTrack } from "./given-track.test-support.ts";
import { passesOf, placeOnCourse } from "./place-on-course.ts";

const there = Array.from({ length: 51 }, (_, index) => [index * 100, 0] as const);
const outAndBack = lineAlong(givenTrack(...there, ...there.toReversed()));
const [bridge] = givenTrack([2_000, 30]);

describe("placeOnCourse", () => {
  test("finds each pass of an out and back", () => {
    expect(passesOf(outAndBack, bridge!).map(({ distanceM }) => Math.round(distanceM))).toEqual([2_000, 8_000]);
  });

  test("takes the pass nearest to the given distance", () => {
    expect(placeOnCourse(outAndBack, bridge!, 2_300)?.distanceM).toBeCloseTo(2_000, 0);
    expect(placeOnCourse(outAndBack, bridge!, 7_400)?.distanceM).toBeCloseTo(8_000, 0);
  });

  test("says how far away the place is", () => {
    expect(placeOnCourse(outAndBack, bridge!)?.awayM).toBeCloseTo(30, 0);
  });

  test("a course of three rounds passes a place three times", () => {
    const round = [
      [0, 0],
      [800, 0],
      [800, 800],
      [0, 800],
    ] as const;
    const laps = lineAlong(givenTrack(...round, ...round, ...round, [0, 0]));
    const [jetty] = givenTrack([810, 400]);
    expect(passesOf(laps, jetty!).map(({ distanceM }) => Math.round(distanceM))).toEqual([1_200, 4_400, 7_600]);
  });

  test("a course of one point or none", () => {
    expect(placeOnCourse([], bridge!)).toBeUndefined();
    expect(placeOnCourse(outAndBack.slice(0, 1), bridge!)?.distanceM).toBe(0);
  });

  it("finds every point of a course at its own distance", () => {
    fc.assert(
      fc.property(anyTrack, fc.double({ min: 0, max: 1, noNaN: true }), (track, share) => {
        const line = lineAlong(track);
        const saidM = line.at(-1)!.distanceM * share;
        const pass = placeOnCourse(line, pointAt(line, saidM)!, saidM)!;
        expect(pass.awayM).toBeLessThan(61);
      }),
    );
  });
});

describe("checkpointsOnCourse", () => {
  const checkpoint = (code: string, distanceM: number, place?: { lat: number; lng: number }) => ({
    code,
    distanceM,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  });

  test("stretches announced distances to the length of the track", () => {
    const found = checkpointsOnCourse(outAndBack, [checkpoint("CP1", 4_900), checkpoint("FIN", 9_800)]);
    expect(found.map(({ code, distanceM }) => [code, Math.round(distanceM)])).toEqual([
      ["CP1", 5_000],
      ["FIN", 10_000],
    ]);
  });

  test("does not stretch while the finish is not entered yet", () => {
    expect(checkpointsOnCourse(outAndBack, [checkpoint("CP1", 4_000)])[0]?.distanceM).toBeCloseTo(4_000, 6);
  });

  test("puts a checkpoint with a position on the right pass, and one with a far position at its distance", () => {
    const [far] = givenTrack([2_000, 900]);
    const found = checkpointsOnCourse(outAndBack, [
      checkpoint("A", 2_200, bridge),
      checkpoint("B", 7_700, bridge),
      checkpoint("LOST", 3_000, far),
      checkpoint("FIN", 10_000),
    ]);
    expect(
      found.map(({ code, distanceM, awayM }) => [code, Math.round(distanceM), awayM && Math.round(awayM)]),
    ).toEqual([
      ["A", 2_000, 30],
      ["B", 8_000, 30],
      ["LOST", 3_000, 900],
      ["FIN", 10_000, null],
    ]);
  });

  test("finds nothing without a course", () => {
    expect(checkpointsOnCourse([], [checkpoint("CP1", 100)])).toEqual([]);
  });
});
