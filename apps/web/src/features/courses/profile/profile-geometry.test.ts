import { lineAlong } from "@time-event/domain/course/course-line";
import { expect, test } from "vitest";
import { namesInARow, profileGeometry, slopeAt } from "./profile-geometry.ts";

const lineOf = (...heights: (number | null)[]) =>
  lineAlong(heights.map((elevationM, index) => ({ lat: 18.8 + index * 0.01, lng: 98.9, elevationM })));

test("has scales of round numbers that hold the whole course", () => {
  const profile = profileGeometry(lineOf(312, 1_480, 620))!;
  expect(profile.heights.map(({ elevationM }) => elevationM)).toEqual([0, 500, 1_000, 1_500]);
  expect(profile.distances.map(({ distanceM }) => distanceM)).toEqual([0, 500, 1_000, 1_500]);
  expect(profile.land.endsWith("Z")).toBe(true);
});

test("a flat course looks flat", () => {
  const { yOf } = profileGeometry(lineOf(158, 159, 158))!;
  expect(yOf(158) - yOf(159)).toBeLessThan(0.03);
});

test("draws no heights where there are none", () => {
  expect(profileGeometry(lineOf(312, null, 620))).toBeNull();
  expect(profileGeometry([])).toBeNull();
  expect(slopeAt(lineOf(null, null), 100)).toBeNull();
});

test("gives the slope, up and down", () => {
  const line = lineOf(100, 300, 100);
  expect(slopeAt(line, 500)).toBe(18);
  expect(slopeAt(line, 1_700)).toBe(-18);
});

test("names over the plot never run into each other, and both ends have theirs", () => {
  const names = [0, 0.05, 0.5, 0.93, 1].map((x, index) => ({ x, label: `CP${index}` }));
  expect(namesInARow(names, "narrow").map(({ label }) => label)).toEqual(["CP0", "CP4", "CP2"]);
  expect(namesInARow(names, "wide").map(({ label }) => label)).toEqual(["CP0", "CP4", "CP2", "CP3"]);
  expect(namesInARow([], "wide")).toEqual([]);
});
