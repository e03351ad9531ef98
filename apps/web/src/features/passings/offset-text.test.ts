import { expect, it } from "vitest";
import { offsetText, readOffset } from "./offset-text.ts";

it("reads what it writes", () => {
  for (const ms of [0, 1, -1, 2_500, -420_000, 3_599_999, -90_061_010]) expect(readOffset(offsetText(ms))).toBe(ms);
});

it("reads corrections as people type them, and no other text", () => {
  const typed = ["90", "-2,5", " + 7:00 ", "–1:00:03", "0"];
  expect(typed.map(readOffset)).toEqual([90_000, -2_500, 420_000, -3_603_000, 0]);
  const no = ["", "-", "7:0", "7:60", "1:60:00", "1:2:3:4", "seven", "1.2345", "--1"];
  expect(no.map(readOffset)).toEqual(no.map(() => null));
});
