import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { lineAlong } from "./course-line.ts";
import { climbOf, fillElevations, smoothElevations } from "./elevation.ts";
import { anyTrack, givenTrack } from "./given-track.test-support.ts";

const lineOf = (...heights: (number | undefined)[]) =>
  lineAlong(givenTrack(...heights.map((height, index) => [index * 100, 0, height] as const)));
const heightsOf = (line: ReturnType<typeof lineOf>) =>
  line.map(({ elevationM }) => elevationM && Math.round(elevationM));

describe("fillElevations", () => {
  test("fills gaps in proportion to the distance, and ends from their neighbours", () => {
    expect(heightsOf(fillElevations(lineOf(undefined, 100, undefined, 200, 300, undefined)))).toEqual([
      100, 100, 150, 200, 300, 300,
    ]);
  });

  test("removes all heights when most are unknown", () => {
    expect(heightsOf(fillElevations(lineOf(100, undefined, undefined, undefined)))).toEqual([null, null, null, null]);
  });
});

test("a single wrong reading makes no climb", () => {
  const steps = Array.from({ length: 100 }, (_, index) => [index * 5, 0, index === 50 ? 140 : 100] as const);
  const line = lineAlong(givenTrack(...steps));
  expect(climbOf(line)).toEqual({ ascentM: 40, descentM: 40 });
  expect(climbOf(smoothElevations(line))).toEqual({ ascentM: 0, descentM: 0 });
});

describe("climbOf", () => {
  test("adds up climbs and descents", () => {
    expect(climbOf(lineOf(100, 400, 350, 500))).toEqual({ ascentM: 450, descentM: 50 });
  });

  test("does not count roughness", () => {
    expect(climbOf(lineOf(100, 102, 100, 102, 100))).toEqual({ ascentM: 0, descentM: 0 });
  });

  test("is null without heights", () => {
    expect(climbOf(lineOf(100, undefined))).toBeNull();
    expect(climbOf([])).toBeNull();
  });

  it("gives a climb and a descent that differ by the height difference of the ends", () => {
    fc.assert(
      fc.property(anyTrack, (track) => {
        const { ascentM, descentM } = climbOf(lineAlong(track))!;
        const riseM = track.at(-1)!.elevationM! - track[0]!.elevationM!;
        expect(Math.abs(ascentM - descentM - riseM)).toBeLessThan(3.001);
      }),
    );
  });
});

test("an even slope stays as it is, up to both ends", () => {
  const line = lineAlong(givenTrack(...Array.from({ length: 60 }, (_, index) => [index * 17, 0, index * 4] as const)));
  for (const [index, { elevationM }] of smoothElevations(line).entries()) expect(elevationM).toBeCloseTo(index * 4, 6);
});

it("never leaves the range of the original heights", () => {
  fc.assert(
    fc.property(anyTrack, (track) => {
      const heights = track.map(({ elevationM }) => elevationM!);
      for (const { elevationM } of smoothElevations(lineAlong(track))) {
        expect(elevationM!).toBeGreaterThanOrEqual(Math.min(...heights) - 1e-6);
        expect(elevationM!).toBeLessThanOrEqual(Math.max(...heights) + 1e-6);
      }
    }),
  );
});
