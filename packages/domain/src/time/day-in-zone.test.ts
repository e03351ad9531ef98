import { expect, it } from "vitest";
import { dayInZone } from "./day-in-zone.ts";

it.each([
  ["Asia/Bangkok", "2026-11-21T16:59:59.999Z", "2026-11-21"],
  ["Asia/Bangkok", "2026-11-21T17:00:00Z", "2026-11-22"],
  ["America/New_York", "2026-11-22T04:00:00Z", "2026-11-21"],
])("knows the day in %s at %s", (zone, at, day) => {
  expect(dayInZone(zone, Date.parse(at))).toBe(day);
});
