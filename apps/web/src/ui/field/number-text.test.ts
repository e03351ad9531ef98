import { expect, test } from "vitest";
import { meantNumbers, readNumber, toSatang, writeNumber } from "./number-text.ts";

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

test("letters, and commas in odd places, make no other number of a text", () => {
  for (const text of ["1,8OO", "1,8OO.50x", "18x", "1,80", "12,50", "1,2345", "1.800", "1 80", "5 00 บาท 3"])
    expect([text, readNumber(text, 2)]).toEqual([text, undefined]);
  for (const text of ["1,800", "1 800", "1800 บาท", "฿1,800", "1,800.00", "1800.-", "๑,๘๐๐ บาท", "THB 1800"])
    expect([text, readNumber(text, 2)]).toEqual([text, 1800]);
  expect(readNumber("25 กม.", 3, "กม.")).toBe(25);
  expect(readNumber("25 กม.", 3)).toBeUndefined();
});

test("a text that may be two numbers is asked about", () => {
  expect(meantNumbers("1.800", 2)).toEqual([1800, 1.8]);
  expect(meantNumbers("12,50", 2)).toEqual([1250, 12.5]);
  expect(meantNumbers("1.855", 2)).toEqual([1855]);
  expect(meantNumbers("1.800", 0)).toEqual([1800]);
  for (const text of ["1.8", "1,800", "1.800.000x", "abc", ""]) expect(meantNumbers(text, 2)).toEqual([]);
  expect(readNumber("1.800", 3)).toBe(1.8);
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
