import { expect, it } from "vitest";
import { dayIn, dayInZone } from "./day-in-zone.ts";

it.each([
  ["Asia/Bangkok", "2026-11-21T16:59:59.999Z", "2026-11-21"],
  ["Asia/Bangkok", "2026-11-21T17:00:00Z", "2026-11-22"],
  ["America/New_York", "2026-11-22T04:00:00Z", "2026-11-21"],
])("knows the day in %s at %s", (zone, at, day) => {
  expect(dayInZone(zone, Date.parse(at))).toBe(day);
});

it("writes a day in files with the year of the reader's era, and leaves alone what is no day", () => {
  expect(dayIn("th", "2026-11-22")).toBe("2569-11-22");
  expect(dayIn("en", "2026-11-22")).toBe("2026-11-22");
  for (const other of ["", "M", "2026", "10K 2026-11-22"]) expect(dayIn("th", other)).toBe(other);
});
