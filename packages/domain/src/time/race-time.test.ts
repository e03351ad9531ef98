import { describe, expect, it } from "vitest";
import { formatPace, formatRaceTime, roundRaceTime, speedKmh } from "./race-time.ts";

describe("roundRaceTime", () => {
  it.each([
    [7_784_300, "up", 7_785_000],
    [7_784_000, "up", 7_784_000],
    [7_784_999, "down", 7_784_000],
    [7_784_499, "half", 7_784_000],
    [7_784_500, "half", 7_785_000],
    [7_784_300, "none", 7_784_300],
  ] as const)("makes %j of %s %j", (ms, rounding, shown) => {
    expect(roundRaceTime(ms, rounding)).toBe(shown);
  });
});

describe("formatRaceTime", () => {
  it.each([
    [2_468_000, "up", "41:08"],
    [8_336_100, "up", "2:18:57"],
    [93_851_000, "none", "26:04:11"],
    [93_851_250, "none", "26:04:11.25"],
    [41_100, "none", "0:41.1"],
    [3_599_001, "up", "1:00:00"],
    [0, "up", "0:00"],
    [-20_000, "none", "-0:20"],
  ] as const)("writes %j (%s) as %s", (ms, rounding, text) => {
    expect(formatRaceTime(ms, rounding)).toBe(text);
  });
});

it("gives pace per kilometre and speed", () => {
  expect(formatPace(2_468_000, 10_000)).toBe("4:07");
  expect(formatPace(2_468_000, 0)).toBe("–");
  expect(speedKmh(3_600_000, 40_000)).toBe(40);
  expect(speedKmh(0, 40_000)).toBe(0);
});
