import { expect, test } from "vitest";
import { differingKeys, errorsByPath, errorsWithout, isSame } from "./paths.ts";

test("the first error of a field is the one that is shown", () => {
  const fields = [
    { path: "name.th", code: "too_small" },
    { path: "name.th", code: "invalid_format" },
    { path: "", code: "full" },
  ];
  expect(errorsByPath(fields)).toEqual({ "name.th": "too_small" });
});

test("changing a value removes its errors and those of its parts, and no others", () => {
  const errors = { "name.th": "too_small", names: "too_big", "tiers.0.satang": "too_small" };
  expect(errorsWithout(errors, "name")).toEqual({ names: "too_big", "tiers.0.satang": "too_small" });
  expect(errorsWithout(errors, "tiers")).toEqual({ "name.th": "too_small", names: "too_big" });
});

test("values are compared by their content", () => {
  expect(isSame({ name: { th: "ก", en: "" }, days: [1, 2] }, { name: { th: "ก", en: "" }, days: [1, 2] })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(null, "")).toBe(true);
  expect(isSame(undefined, {})).toBe(false);
  expect(isSame(0, null)).toBe(false);
  expect(isSame(0, false)).toBe(false);
});

test("two versions differ in their fields, never in how often they were saved", () => {
  const mine = { revision: 1, name: { th: "ก", en: "A" }, capacity: 10 };
  const theirs = { revision: 2, name: { th: "ข", en: "A" }, capacity: 10 };
  expect(differingKeys(mine, theirs)).toEqual(["name"]);
});
