import { expect, test } from "vitest";
import { holdsWords } from "./holds-words.ts";

test("every word must occur in one of the texts", () => {
  expect(holdsWords("nan RUN", ["Nan Runners", "น่านรันเนอร์"])).toBe(true);
  expect(holdsWords("น่าน runners", ["Nan Runners", "น่านรันเนอร์"])).toBe(true);
  expect(holdsWords("nan walk", ["Nan Runners"])).toBe(false);
  expect(holdsWords(" ", [])).toBe(true);
});
