import { expect, test } from "vitest";
import { cellsOf, clockIn, numberIn } from "./pasted-lines.ts";

test("lines come from a spreadsheet or a text, with Thai digits", () => {
  expect(cellsOf("START\tลานวัด\t๐\n\nFIN\tลานวัด, ประตู 2\t๑๐.๕")).toEqual([
    ["START", "ลานวัด", "0"],
    ["FIN", "ลานวัด, ประตู 2", "10.5"],
  ]);
  expect(cellsOf("05:30 , ปล่อยตัว 21K")).toEqual([["05:30", "ปล่อยตัว 21K"]]);
});

test("a comma inside a number ends no cell, unless nothing tells the two apart", () => {
  expect(cellsOf("ฮาล์ฟ 21 กม., 1,200, ๑,๐๐๐, 05:00")).toEqual([["ฮาล์ฟ 21 กม.", "1,200", "1,000", "05:00"]]);
  expect(cellsOf("21K,900,500,05:00")).toEqual([["21K", "900", "500", "05:00"]]);
  expect(numberIn("1,200 บาท", 2)).toBe(1200);
});

test("numbers come with their units, or cannot be read", () => {
  const read = (cell: string | undefined) => numberIn(cell, 2);
  expect(["10.5 กม.", "฿1200", "", undefined, "สิบ"].map(read)).toEqual([10.5, 1200, null, null, Number.NaN]);
  // as fields read it: 1.800 is 1,800 in some countries and 1.8 in others
  expect(["1,200 บาท", "1.800", "-5"].map(read)).toEqual([1200, Number.NaN, Number.NaN]);
});

test("a time of day is written in several ways", () => {
  expect(["5:30", "05.30 น.", "25:00", "เช้า", undefined].map(clockIn)).toEqual(["05:30", "05:30", null, null, null]);
});
