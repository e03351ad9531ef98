import { expect, test } from "vitest";
import { cellsOf, clockIn, numberIn } from "./pasted-lines.ts";

test("lines come from a spreadsheet or a text, with Thai digits", () => {
  expect(cellsOf("START\tลานวัด\t๐\n\nFIN\tลานวัด, ประตู 2\t๑๐.๕")).toEqual([
    ["START", "ลานวัด", "0"],
    ["FIN", "ลานวัด, ประตู 2", "10.5"],
  ]);
  expect(cellsOf("05:30 , ปล่อยตัว 21K")).toEqual([["05:30", "ปล่อยตัว 21K"]]);
});

test("numbers come with their units, or cannot be read", () => {
  expect(["10.5 กม.", "฿1200", "", undefined, "สิบ"].map(numberIn)).toEqual([10.5, 1200, null, null, Number.NaN]);
});

test("a time of day is written in several ways", () => {
  expect(["5:30", "05.30 น.", "25:00", "เช้า", undefined].map(clockIn)).toEqual(["05:30", "05:30", null, null, null]);
});
