import { expect, test } from "vitest";
import { understandBirthDate, withSlashes, writtenBirthDate } from "./birth-date.ts";

test.each([
  ["1", "1"],
  ["14", "14"],
  ["141", "14/1"],
  ["1412", "14/12"],
  ["14122", "14/12/2"],
  ["14122533", "14/12/2533"],
  ["14/122", "14/12/2"],
  ["1/5/2533", "1/5/2533"],
  ["1990-12-14", "1990-12-14"],
  ["19/90", "1990"],
  ["1990", "1990"],
  ["25/33", "2533"],
  ["2/13", "2/13"],
  ["2/13/2533", "2/13/2533"],
  ["02132533", "02/13/2533"],
  ["5 พ.ค. 2533", "5 พ.ค. 2533"],
])("digits alone get their slashes: %s becomes %s", (typed, shown) => {
  expect(withSlashes(typed)).toBe(shown);
});

test("either era is understood, with the age on race day", () => {
  const day = { day: "1990-12-14", age: 35 };
  expect(understandBirthDate("14122533", "2026-11-22")).toEqual(day);
  expect(understandBirthDate("14/12/1990", "2026-11-22")).toEqual(day);
});

test("a stored date is written as people write it, and what was typed stays", () => {
  expect(writtenBirthDate("1990-12-14", "th")).toBe("14/12/2533");
  expect(writtenBirthDate("1990-12-14", "en")).toBe("14/12/1990");
  expect(writtenBirthDate("14/12/25", "th")).toBe("14/12/25");
});

test("what is no date yet is not understood", () => {
  expect(understandBirthDate("14/12/25", "2026-11-22")).toBeNull();
  expect(understandBirthDate("31/2/2533", "2026-11-22")).toBeNull();
});
