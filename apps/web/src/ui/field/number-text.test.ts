import { expect, test } from "vitest";
import { readNumber, toSatang, writeNumber } from "./number-text.ts";

test("numbers are read with commas and in Thai digits", () => {
  expect(readNumber("1,250", 0)).toBe(1250);
  expect(readNumber("๑๒", 0)).toBe(12);
  expect(readNumber("-3", 0)).toBe(-3);
  expect(readNumber("1.", 2)).toBe(1);
  expect(readNumber(" ", 0)).toBeNull();
});

test("text that is not a number, or too fine, is none", () => {
  for (const text of ["abc", "1.5", "1e3", "1-2"]) expect(readNumber(text, 0)).toBeUndefined();
  expect(readNumber("1.255", 2)).toBeUndefined();
});

test("numbers are written with commas", () => {
  expect(writeNumber(1250000, 0)).toBe("1,250,000");
  expect(writeNumber(1250.5, 2)).toBe("1,250.50");
  expect(writeNumber(1250, 2)).toBe("1,250");
  expect(writeNumber(null, 0)).toBe("");
});

test("baht become whole satang", () => {
  expect(toSatang(19.99)).toBe(1999);
  expect(toSatang(null)).toBeNull();
});
