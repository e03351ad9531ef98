import type { PublicCheckpoint } from "@time-event/contract/events";
import { describe, expect, test } from "vitest";
import { coursePoints, labelled, profileOf, sketchLabels, sketchOf } from "./course-geometry.shared.ts";

const point = (code: string, distanceM: number, elevationM: number | null = null, place?: readonly [number, number]) =>
  ({
    code,
    name: { th: code, en: code },
    kind: "split",
    distanceM,
    elevationM,
    lat: place?.[0] ?? null,
    lng: place?.[1] ?? null,
    cutoffAt: null,
  }) as PublicCheckpoint;

describe("profileOf", () => {
  test("spans the course, highest at the top", () => {
    const profile = profileOf([point("S", 0, 300), point("A", 5000, 1300), point("F", 10_000, 300)]);
    expect(profile?.points.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(profile?.points.map(({ y }) => y)).toEqual([78, 12, 78]);
    expect([profile?.lowestM, profile?.highestM]).toEqual([300, 1300]);
    expect(profile?.land.endsWith("Z")).toBe(true);
  });

  test("a flat course looks flat", () => {
    const ys = profileOf([point("S", 0, 2), point("A", 5000, 6), point("F", 10_000, 2)])!.points.map(({ y }) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(10);
  });

  test("draws no heights where there are none", () => {
    expect(profileOf([point("S", 0, 2), point("A", 5000), point("F", 10_000, 2)])).toBeNull();
    expect(profileOf([])).toBeNull();
  });
});

test("a point that the course passes twice is drawn once", () => {
  const points = [point("S", 0), point("A", 5), point("B", 9)];
  expect(coursePoints({ course: ["S", "A", "B", "A", "S"] }, points).map(({ code }) => code)).toEqual(["S", "A", "B"]);
});

describe("sketchOf", () => {
  test("north is up and east is right", () => {
    const [south, north] = sketchOf([point("S", 0, null, [18, 98]), point("N", 1, null, [18.1, 98.1])], 400, 300, 30);
    expect(south!.y).toBeGreaterThan(north!.y);
    expect(south!.x).toBeLessThan(north!.x);
  });

  test("draws nothing of a course whose known points are all at one place", () => {
    expect(sketchOf([point("S", 0, null, [7.7, 98.8]), point("F", 3000, null, [7.7, 98.8])], 400, 300, 30)).toEqual([]);
  });

  test("stays within its margin, and needs two positions", () => {
    const sketch = sketchOf([point("S", 0, null, [18, 98]), point("N", 1, null, [18, 99])], 400, 300, 30);
    expect(sketch.map(({ x }) => x)).toEqual([30, 370]);
    expect(sketchOf([point("S", 0, null, [18, 98])], 400, 300, 30)).toEqual([]);
  });
});

test("points at one place share a label, and no label lies on another", () => {
  const at = (code: string, x: number, y: number) => ({ checkpoint: point(code, 0), x, y, side: "right" as const });
  const labels = sketchLabels(
    [at("START", 50, 50), at("A", 50, 100), at("B", 60, 104), at("C", 90, 104), at("FIN", 52, 51)],
    (code) => code,
  );
  expect(labels.map(({ text }) => text)).toEqual(["START · FIN", "A · B"]);
});

test("labels never run into each other, and both ends have one", () => {
  expect(labelled([0, 2, 50, 99, 100], 8)).toEqual([0, 50, 100]);
  expect(labelled([0, 10, 14, 20, 100], 8)).toEqual([0, 10, 20, 100]);
  expect(labelled([], 8)).toEqual([]);
});
