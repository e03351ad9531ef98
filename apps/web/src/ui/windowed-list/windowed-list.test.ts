import { describe, expect, test } from "vitest";
import { rangeInSight, rangeToShow } from "./list-window.ts";
import { changedStates, commonShift, movesBetween, placesOf } from "./row-moves.ts";

describe("rangeToShow", () => {
  test("covers the viewport and some rows beyond both edges", () => {
    const { from, to } = rangeToShow({ scrolled: 64_000, height: 800 }, 64, 32_000);
    expect(from).toBeLessThanOrEqual(1000 - 12);
    expect(to).toBeGreaterThanOrEqual(1013 + 12);
    expect(to - from).toBeLessThan(60);
  });

  test("does not change while a scroll stays within a step", () => {
    const at = (scrolled: number) => rangeToShow({ scrolled, height: 800 }, 64, 32_000);
    expect(at(64_010)).toEqual(at(64_020));
  });

  test("begins and ends with the list", () => {
    expect(rangeToShow({ scrolled: -300, height: 800 }, 64, 32_000).from).toBe(0);
    expect(rangeToShow({ scrolled: 32_000 * 64, height: 800 }, 64, 32_000).to).toBe(32_000);
    expect(rangeToShow({ scrolled: 99_999_999, height: 800 }, 64, 100)).toEqual({ from: 76, to: 100 });
    expect(rangeToShow({ scrolled: -99_999, height: 800 }, 64, 100)).toEqual({ from: 0, to: 0 });
    expect(rangeToShow({ scrolled: 0, height: 800 }, 64, 0)).toEqual({ from: 0, to: 0 });
  });

  test("an unmeasured list shows its beginning", () => {
    expect(rangeToShow({ scrolled: 0, height: 800 }, 0, 500)).toEqual({ from: 0, to: 24 });
  });
});

test("rangeInSight is what can be seen", () => {
  expect(rangeInSight({ scrolled: 640, height: 640 }, 64, 15)).toEqual({ from: 10, to: 15 });
  expect(rangeInSight({ scrolled: -320, height: 640 }, 64, 100)).toEqual({ from: 0, to: 5 });
});

describe("row moves", () => {
  const before = placesOf(["a", "b", "c", "d", "e"], 10);

  test("one player overtakes two", () => {
    const after = placesOf(["a", "d", "b", "c", "e"], 10);
    expect(commonShift(before, after, () => true)).toBe(0);
    expect([...movesBetween(before, after, 0, 20)]).toEqual([
      ["d", 2],
      ["b", -1],
      ["c", -1],
    ]);
  });

  test("a player who passes above pushes everybody down: the reader's rows stay", () => {
    const after = placesOf(["x", "a", "b", "c", "d"], 10);
    const shift = commonShift(before, after, () => true);
    expect(shift).toBe(1);
    expect([...movesBetween(before, after, shift, 20)]).toEqual([]);
  });

  test("only visible rows decide on the shift", () => {
    const after = placesOf(["a", "b", "x", "c", "d", "e"], 10);
    expect(commonShift(before, after, (index) => index >= 12)).toBe(1);
    expect(commonShift(before, after, (index) => index < 12)).toBe(0);
  });

  test("a row from far away enters from just outside the view", () => {
    const after = placesOf(["z"], 3);
    expect(movesBetween(placesOf(["z"], 400), after, 0, 12).get("z")).toBe(12);
  });

  test("a new row appears at its position", () => {
    expect(movesBetween(before, placesOf(["new", undefined], 10), 0, 12).size).toBe(0);
  });
});

test("only a row that existed before can show a change", () => {
  const before = new Map([
    ["a", "lap 1"],
    ["b", "lap 1"],
    ["c", "lap 1"],
  ]);
  const after = new Map([
    ["a", "lap 1"],
    ["b", "lap 2"],
    ["d", "lap 9"],
  ]);
  expect([...changedStates(before, after)]).toEqual(["b"]);
});
