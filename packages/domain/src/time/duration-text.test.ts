import { expect, it } from "vitest";
import { readDuration, writeDuration } from "./duration-text.ts";

it.each([
  ["6:30", 23_400_000],
  ["6", 21_600_000],
  ["6.30", 23_400_000],
  ["6,30", 23_400_000],
  ["6 30", 23_400_000],
  ["๖:๓๐", 23_400_000],
  ["0:00:30", 30_000],
  ["100:00", 360_000_000],
  ["", null],
  ["6:75", Number.NaN],
  ["six", Number.NaN],
])("reads %j", (text, expected) => {
  expect(readDuration(text)).toEqual(expected);
});

it.each([23_400_000, 30_000, 360_000_000])("reads back what it writes of %d", (ms) => {
  expect(readDuration(writeDuration(ms))).toBe(ms);
});
