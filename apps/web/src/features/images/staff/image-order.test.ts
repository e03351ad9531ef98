import { expect, test } from "vitest";
import { inOrderOf, movedTo } from "./image-order.ts";

test.each([
  [3, 0, [3, 1, 2]],
  [1, 1, [2, 1, 3]],
  [1, 9, [2, 3, 1]],
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 2, 3]],
])("%i to place %i", (id, place, expected) => {
  expect(movedTo([1, 2, 3], id, place)).toEqual(expected);
});

test("what came in between stands last", () => {
  expect(inOrderOf([{ id: 1 }, { id: 2 }, { id: 9 }], [2, 1]).map(({ id }) => id)).toEqual([2, 1, 9]);
});
