import fc from "fast-check";
import { expect, it } from "vitest";
import { lineAlong, pointAt } from "./course-line.ts";
import { distanceBetweenM } from "./geo-point.ts";
import { anyTrack, givenTrack } from "./given-track.test-support.ts";

it("measures from Doi Inthanon to Chiang Mai, and across the date line", () => {
  const inthanon = { lat: 18.5885, lng: 98.4867 };
  expect(distanceBetweenM(inthanon, { lat: 18.7883, lng: 98.9853 })).toBeCloseTo(57_024.5, 0);
  expect(distanceBetweenM({ lat: 0, lng: 179.999 }, { lat: 0, lng: -179.999 })).toBeCloseTo(222.4, 0);
  expect(distanceBetweenM({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(20_015_115, -1);
  expect(distanceBetweenM(inthanon, inthanon)).toBe(0);
});

it("says how far along each point is", () => {
  const line = lineAlong(givenTrack([0, 0], [300, 400], [300, 400], [0, 0]));
  expect(line.map(({ distanceM }) => Math.round(distanceM))).toEqual([0, 500, 500, 1000]);
});

it("finds the place at a distance, also between points; a distance past an end gives that end", () => {
  const line = lineAlong(givenTrack([0, 0, 100], [1000, 0, 200]));
  expect(pointAt(line, 250)?.elevationM).toBeCloseTo(125, 1);
  expect(pointAt(line, -5)).toEqual(line[0]);
  expect(pointAt(line, 5_000)).toEqual(line[1]);
  expect(pointAt([], 0)).toBeUndefined();
});

it("never decreases, and contains each of its own points", () => {
  fc.assert(
    fc.property(anyTrack, fc.double({ min: 0, max: 1, noNaN: true }), (track, share) => {
      const line = lineAlong(track);
      const lengthM = line.at(-1)!.distanceM;
      for (const [index, point] of line.entries()) {
        expect(point.distanceM).toBeGreaterThanOrEqual(line[index - 1]?.distanceM ?? 0);
        expect(pointAt(line, point.distanceM)?.distanceM).toBe(point.distanceM);
      }
      expect(pointAt(line, lengthM * share)!.distanceM).toBeCloseTo(lengthM * share, 6);
    }),
  );
});
