import { expect, test } from "vitest";
import { givenTrack } from "./given-track.test-support.ts";
import { measureCourse } from "./measure-course.ts";

/** Up a hill of 200 m and down again: 4 km, a point every 10 m, with the unsteady heights of a device. */
const hill = givenTrack(
  ...Array.from({ length: 401 }, (_, index) => {
    const height = 300 + 200 * Math.sin((Math.PI * index) / 400);
    return [index * 10, 0, height + (index % 2 === 0 ? 2 : -2)] as const;
  }),
);

test("measures a course", () => {
  const { distanceM, ascentM, descentM, lowestM, highestM, bounds, line } = measureCourse(hill);
  expect(distanceM).toBeCloseTo(4_000, -1);
  for (const climbM of [ascentM, descentM]) expect(Math.abs(climbM! - 200)).toBeLessThan(15);
  expect([Math.round(lowestM! / 10), Math.round(highestM! / 10)]).toEqual([30, 50]);
  expect(bounds.south).toBe(bounds.north);
  expect(bounds.west).toBe(98.9);
  expect(line.length).toBeGreaterThan(3);
  expect(line.length).toBeLessThanOrEqual(300);
  expect(line.at(-1)?.distanceM).toBe(distanceM);
});

test("has no heights when the track has none", () => {
  const flat = measureCourse(hill.map((point) => ({ ...point, elevationM: null })));
  expect(flat).toMatchObject({ ascentM: null, descentM: null, lowestM: null, highestM: null });
});

test("takes a hundred thousand points", () => {
  const steps = Array.from(
    { length: 100_000 },
    (_, i) => [i, 900 * Math.sin(i / 700), 500 + 300 * Math.sin(i / 900)] as const,
  );
  expect(measureCourse(givenTrack(...steps)).line.length).toBe(300);
});
