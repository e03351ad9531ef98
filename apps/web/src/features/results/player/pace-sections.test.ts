import { describe, expect, test } from "vitest";
import { fromClockZero, paceSections, paceKindOf, withoutWaiting } from "./pace-sections.ts";

const point = (code: string, distanceM: number, ms: number | null, medianMs: number | null = null) => ({
  code,
  distanceM,
  ms,
  medianMs,
});

describe("paceSections", () => {
  test("gives each section its own speed beside the field's", () => {
    const sections = paceSections([
      point("S", 0, 0, 0),
      point("5K", 5000, 1_500_000, 1_600_000),
      point("F", 10_000, 3_100_000, 3_200_000),
    ]);
    expect(sections.map(({ from, to, ms }) => [from, to, ms])).toEqual([
      ["S", "5K", 1_500_000],
      ["5K", "F", 1_600_000],
    ]);
    expect(sections[0]?.speed).toBeCloseTo(3.333, 3);
    expect(sections[1]?.medianSpeed).toBeCloseTo(3.125, 3);
  });

  test("a missing split joins two sections and is named", () => {
    const sections = paceSections([point("S", 0, 0), point("5K", 5000, null), point("10K", 10_000, 3_000_000)]);
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({ from: "S", to: "10K", missed: ["5K"], medianSpeed: null });
  });

  test("a point that was not reached makes no section", () => {
    expect(paceSections([point("S", 0, 0), point("5K", 5000, 1_500_000), point("F", 10_000, null)])).toHaveLength(1);
    expect(paceSections([point("S", 0, null), point("5K", 5000, null)])).toEqual([]);
  });

  test("without a length or a time there is no section", () => {
    expect(paceSections([point("A", 500, 100), point("B", 500, 200), point("C", 900, 200)])).toEqual([]);
  });
});

describe("fromClockZero", () => {
  const starts = new Set(["S"]);
  test("a start that was read stays", () => {
    const points = [point("S", 0, 8000), point("A", 1000, 300_000)];
    expect(fromClockZero(points, starts)).toBe(points);
  });

  test("a start that was not read is where the clock began", () => {
    const [section] = paceSections(fromClockZero([point("S", 0, null), point("A", 1000, 300_000, 400_000)], starts));
    expect(section).toMatchObject({ to: "A", ms: 300_000 });
    expect(section?.medianSpeed).toBeCloseTo(2.5);
  });

  test("the first lap begins there too", () => {
    expect(
      paceSections(fromClockZero([point("LAP", 2500, 600_000), point("LAP", 5000, 1_300_000)], starts)),
    ).toHaveLength(2);
    expect(fromClockZero([], starts)).toEqual([]);
  });
});

test("cyclists speak of speed, players of pace, triathletes of neither", () => {
  expect([paceKindOf("mtb"), paceKindOf("trail"), paceKindOf("triathlon")]).toEqual(["speed", "pace", "none"]);
});

test("leaves out what somebody waits for the next lap of a backyard", () => {
  const at = (lap: number, ms: number) => ({ code: "LAP", distanceM: lap * 6_000, ms, medianMs: null });
  const laps = withoutWaiting([at(1, 3_000_000), at(2, 6_660_000)], 3_600_000);
  expect(laps.map(({ ms }) => ms)).toEqual([3_000_000, 6_060_000]);
  expect(paceSections(fromClockZero(laps, new Set())).map(({ speed }) => speed)).toEqual([2, 6_000 / 3_060]);
  expect(withoutWaiting([at(1, 1)])).toEqual([at(1, 1)]);
});
