import { expect, test } from "vitest";
import { instantOf, wallTime } from "./zoned-time.ts";

const bangkok = "Asia/Bangkok";
const berlin = "Europe/Berlin";

test("a start in Thailand is seven hours before the same clock in UTC, wherever the browser is", () => {
  const at = Date.parse("2025-12-13T22:30:00Z");
  expect(instantOf({ day: "2025-12-14", time: "05:30" }, bangkok)).toBe(at);
  expect(wallTime(at, bangkok)).toEqual({ day: "2025-12-14", time: "05:30" });
});

test("midnight is the day's first minute", () => {
  expect(wallTime(instantOf({ day: "2026-01-01", time: "00:00" }, bangkok), bangkok)).toEqual({
    day: "2026-01-01",
    time: "00:00",
  });
});

test("where clocks change, the instant is right on both sides of it", () => {
  expect(instantOf({ day: "2026-03-29", time: "01:59" }, berlin)).toBe(Date.parse("2026-03-29T00:59:00Z"));
  expect(instantOf({ day: "2026-03-29", time: "03:00" }, berlin)).toBe(Date.parse("2026-03-29T01:00:00Z"));
  expect(instantOf({ day: "2026-10-25", time: "02:30" }, berlin)).toBe(Date.parse("2026-10-25T00:30:00Z"));
});

test("a time that a clock change skips moves by as much as the clock", () => {
  const at = instantOf({ day: "2026-03-29", time: "02:30" }, berlin);
  expect(wallTime(at, berlin)).toEqual({ day: "2026-03-29", time: "03:30" });
});
