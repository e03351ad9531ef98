import { expect, test } from "vitest";
import { moved } from "./row-order.ts";

test("an item moves and the others close up", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("nothing moves over an end", () => {
  const items = ["a", "b"];
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [5, 0],
    [1, 1],
  ] as const) {
    expect(moved(items, from, to)).toBe(items);
  }
});
