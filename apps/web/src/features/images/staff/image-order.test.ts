import { expect, test } from "vitest";
import { inOrderOf } from "./image-order.ts";

test("what came in between stands last", () => {
  expect(inOrderOf([{ id: 1 }, { id: 2 }, { id: 9 }], [2, 1]).map(({ id }) => id)).toEqual([2, 1, 9]);
});
