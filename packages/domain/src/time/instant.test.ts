import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayFromDaysSince1970, daysSince1970 } from "./calendar.ts";
import { formatInstant, isClockUnset, parseInstant } from "./instant.ts";

describe("parseInstant", () => {
  it("reads offsets and Z as the same instant", () => {
    const at = Date.UTC(2026, 10, 21, 22, 0, 0, 250);
    expect(parseInstant("2026-11-22T05:00:00.250+07:00")).toBe(at);
    expect(parseInstant("2026-11-21T22:00:00.25Z")).toBe(at);
    expect(parseInstant("2026-11-21T18:00:00.2509-0400")).toBe(at);
  });

  it("reads a time without seconds", () => {
    expect(parseInstant("2026-11-22T05:00+07:00")).toBe(Date.UTC(2026, 10, 21, 22));
  });

  it.each([
    "2026-11-22T05:00:00",
    "2026-11-22 05:00:00Z",
    "2026-11-22",
    "2026-02-29T05:00:00Z",
    "2026-11-22T24:00:00Z",
    "2026-11-22T05:60:00Z",
    "2026-11-22T05:00:60Z",
    "2026-11-22T05:00:00+15:00",
    "2026-11-22T05:00:00+07:60",
    "0000-00-00T00:00:00Z",
    "",
  ])("refuses %j", (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it("reads back what formatInstant wrote, which is what the platform writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }), (at) => {
        expect(formatInstant(at)).toBe(new Date(at).toISOString());
        expect(parseInstant(formatInstant(at))).toBe(at);
      }),
    );
  });
});

it("recognises a clock that was never set", () => {
  expect(isClockUnset(parseInstant("1970-01-01T00:00:05Z") ?? NaN)).toBe(true);
  expect(isClockUnset(parseInstant("1980-01-06T00:10:00Z") ?? NaN)).toBe(true);
  expect(isClockUnset(parseInstant("2026-11-22T05:00:00+07:00") ?? NaN)).toBe(false);
});

it("counts days as the platform does, forth and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
      const day = dayFromDaysSince1970(days);
      const platform = new Date(days * 86_400_000);
      expect([day.year, day.month, day.day]).toEqual([
        platform.getUTCFullYear(),
        platform.getUTCMonth() + 1,
        platform.getUTCDate(),
      ]);
      expect(daysSince1970(day)).toBe(days);
    }),
  );
});
