import { expect, it } from "vitest";
import { countSections, placeOf } from "./runner-part.ts";

const points = [
  { code: "START", distanceM: 0 },
  { code: "CP1", distanceM: 5_000 },
  { code: "CP2", distanceM: 8_000 },
  { code: "CP1", distanceM: 12_000 },
  { code: "FIN", distanceM: 15_000 },
];
const text = { th: "", en: "" };
const runner = (last: string, next: string | null, runningPlace: number | null = 1) => ({
  runningPlace,
  lastPoint: { checkpoint: last, name: text, at: 1_000 },
  ahead: next === null ? null : { paceMsPerKm: 1, next: expected(next), finish: expected("FIN") },
});
const expected = (checkpoint: string) => ({ checkpoint, name: text, at: 2_000, from: 1_900, until: 2_100 });

it("is between the last point and the next one, by the time between them", () => {
  expect(placeOf(runner("CP1", "CP2"), points, 1_500)).toBe(6_500);
  expect(placeOf(runner("CP1", "CP2"), points, 0)).toBe(5_000);
});

it("knows which time it was where a point is passed twice", () => {
  expect(placeOf(runner("CP1", "FIN"), points, 1_500)).toBe(13_500);
});

it("never reaches a point without a read", () => {
  expect(placeOf(runner("CP1", "CP2"), points, 99_000)).toBe(7_940);
});

it("is the last point where nothing can be expected, and nowhere off the course", () => {
  expect(placeOf(runner("CP2", null), points, 1_500)).toBe(8_000);
  expect(placeOf(runner("CP1", "CP2", null), points, 1_500)).toBeNull();
  expect(placeOf(runner("OTHER", null), points, 1_500)).toBeNull();
});

it("counts who is between two points", () => {
  expect(countSections(points, [0, 4_999, 5_000, 14_000, 15_000]).map(({ count }) => count)).toEqual([2, 1, 0, 2]);
});
