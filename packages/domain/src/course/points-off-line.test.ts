import { expect, it } from "vitest";
import { lineAlong } from "./course-line.ts";
import { pointsOffLine } from "./points-off-line.ts";

/** A straight line of about 10.6 km to the east. */
const line = lineAlong([98, 98.05, 98.1].map((lng) => ({ lat: 18, lng, elevationM: null })));
const lengthM = line.at(-1)!.distanceM;
const at = (code: string, lng: number, distanceM: number, lat = 18) => ({ code, lat, lng, distanceM });

it("says nothing of points that are where the course says, beside the way and with rounded distances", () => {
  expect(
    pointsOffLine(line, [at("START", 98, 0), at("CP1", 98.05, 5_500, 18.001), at("FIN", 98.1, 10_500)], lengthM),
  ).toEqual([]);
});

it("finds a point at another distance, and one that the line does not pass", () => {
  expect(pointsOffLine(line, [at("CP1", 98.05, 8_000), at("CP2", 98.05, 5_300, 18.02)], lengthM)).toEqual([
    "CP1 5.3 ≠ 8 km",
    "CP2 2.2 km",
  ]);
});

it("goes by the length of the course where the line has a slightly other one", () => {
  expect(pointsOffLine(line, [at("CP1", 98.05, 5_600)], 11_000)).toEqual([]);
});

it("knows nothing without a line", () => {
  expect(pointsOffLine([], [at("CP1", 98.05, 8_000)], lengthM)).toEqual([]);
});
