import fc from "fast-check";
import { expect, it, test } from "vitest";
import { lineAlong } from "./course-line.ts";
import { anyTrack, givenTrack } from "./given-track.test-support.ts";
import { placeOnCourse } from "./place-on-course.ts";
import { simplifyLine } from "./simplify-line.ts";

const loose = { mostPoints: 1_000, toleranceM: 3 };

test("removes points on a straight, level way and keeps turns", () => {
  const line = lineAlong(givenTrack([0, 0], [100, 0], [200, 1], [300, 0], [300, 200], [300, 400]));
  expect(simplifyLine(line, loose).map(({ distanceM }) => Math.round(distanceM))).toEqual([0, 300, 700]);
});

test("a summit on a straight way stays", () => {
  const line = lineAlong(givenTrack([0, 0, 100], [500, 0, 180], [1_000, 0, 100]));
  expect(simplifyLine(line, loose)).toHaveLength(3);
});

test("a loop that ends where it began keeps its far side", () => {
  const line = lineAlong(givenTrack([0, 0], [500, 0], [500, 500], [0, 500], [0, 0]));
  expect(simplifyLine(line, loose)).toHaveLength(5);
});

it("keeps its ends and its order, at most the allowed points, and stays within the tolerance", () => {
  fc.assert(
    fc.property(anyTrack, fc.integer({ min: 2, max: 40 }), (track, mostPoints) => {
      const line = lineAlong(track);
      const few = simplifyLine(line, { mostPoints, toleranceM: 50 });
      expect(few.length).toBeLessThanOrEqual(Math.max(2, mostPoints));
      expect([few[0], few.at(-1)]).toEqual([line[0], line.at(-1)]);
      expect(few).toEqual(line.filter((point) => few.includes(point)));
      if (few.length >= mostPoints) return;
      for (const point of line) expect(placeOnCourse(few, point)!.awayM).toBeLessThan(50.5);
    }),
  );
});
