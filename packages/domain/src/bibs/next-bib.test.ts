import { expect, test } from "vitest";
import { nextBib } from "./next-bib.ts";

const range = { bibPrefix: "F", bibFrom: 1, bibTo: 3 };

test("the next bib is the first of the range that nobody has", () => {
  expect(nextBib(range, new Set())).toBe("F1");
  expect(nextBib(range, new Set(["F1", "F3", "2"]))).toBe("F2");
  expect(nextBib(range, new Set(["F1", "F2", "F3"]))).toBeNull();
  expect(nextBib({ ...range, bibFrom: null, bibTo: null }, new Set())).toBeNull();
});
