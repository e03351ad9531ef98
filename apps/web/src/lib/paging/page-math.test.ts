import { describe, expect, test } from "vitest";
import { pageAsked, pageCount, pagesBetween } from "./page-math.ts";

describe("pagesBetween", () => {
  test.each([
    [0, 100, [0]],
    [0, 101, [0, 1]],
    [99, 100, [0]],
    [90, 210, [0, 1, 2]],
    [-20, 10, [0]],
    [50, 50, []],
  ])("rows %i to %i", (from, to, pages) => {
    expect(pagesBetween(from, to)).toEqual(pages);
  });
});

test.each([
  [null, 1],
  ["3", 3],
  ["0", 1],
  ["-1", 1],
  ["2.5", 1],
  ["x", 1],
  ["99999999", 1],
])("the page asked for by %j is %i", (value, page) => {
  expect(pageAsked(value)).toBe(page);
});

test("an empty list has one page", () => {
  expect([pageCount(0), pageCount(100), pageCount(101)]).toEqual([1, 1, 2]);
});
