import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInZone } from "./day-in-zone.ts";
import { clockInZone, instantInZone, shiftByDays } from "./local-time.ts";

describe("instantInZone", () => {
  it.each([
    ["Asia/Bangkok", "2026-11-22", "06:00", "2026-11-21T23:00:00Z"],
    ["Asia/Bangkok", "2026-11-22", "6:00:30", "2026-11-21T23:00:30Z"],
    ["Asia/Kathmandu", "2026-11-22", "06:00", "2026-11-22T00:15:00Z"],
    ["America/New_York", "2026-07-04", "23:30", "2026-07-05T03:30:00Z"],
    // a time that does not exist: clocks go from 2:00 to 3:00
    ["Europe/Paris", "2026-03-29", "02:30", "2026-03-29T01:30:00Z"],
    // a time that occurs twice: clocks go from 3:00 to 2:00
    ["Europe/Paris", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"],
    ["Europe/Paris", "2026-10-25", "08:00", "2026-10-25T07:00:00Z"],
  ])("in %s on %s at %s is %s", (zone, day, clock, expected) => {
    expect(instantInZone(zone, day, clock)).toBe(Date.parse(expected));
  });

  it.each([
    ["2026-02-30", "06:00"],
    ["2026-11-22", "24:00"],
    ["2026-11-22", "6"],
  ])("is none on %s at %s", (day, clock) => {
    expect(instantInZone("Asia/Bangkok", day, clock)).toBeNull();
  });

  it("finds the instant at which a clock in the zone shows a time", () => {
    const zones = fc.constantFrom("Asia/Bangkok", "Asia/Kathmandu", "Europe/Paris", "America/New_York");
    const minutes = fc.integer({ min: 0, max: 40_000_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const at = minute * 60_000;
        const [day, clock] = [dayInZone(zone, at), clockInZone(zone, at)];
        const back = instantInZone(zone, day, clock)!;
        expect([dayInZone(zone, back), clockInZone(zone, back)]).toEqual([day, clock]);
      }),
    );
  });
});

describe("shiftByDays", () => {
  it("keeps the time of day over a clock change, with fractions of a second", () => {
    const at = Date.parse("2026-03-28T09:00:00.250+01:00");
    expect(shiftByDays("Europe/Paris", at, 1)).toBe(Date.parse("2026-03-29T09:00:00.250+02:00"));
  });

  it("goes back as well", () => {
    const at = Date.parse("2026-11-22T06:00:00+07:00");
    expect(shiftByDays("Asia/Bangkok", at, -365)).toBe(Date.parse("2025-11-22T06:00:00+07:00"));
  });
});
