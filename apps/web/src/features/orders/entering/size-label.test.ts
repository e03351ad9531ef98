import { expect, it } from "vitest";
import { en } from "../enter.en.ts";
import { sizeLabel } from "./size-label.ts";

it.each([
  ["no limit", null, false, "M"],
  ["many", 6, false, "M"],
  ["few", 5, false, "M (5 left)"],
  ["none", 0, false, "M sold out"],
  ["none but one's own", 0, true, "M"],
])("says what is left of a size: %s", (_, left, isOwn, expected) => {
  expect(sizeLabel("M", left, isOwn, en)).toBe(expected);
});
