import { expect, it } from "vitest";
import { doubtfulDay, doubtfulInstant } from "./event-years.ts";

it.each([
  ["2026-11-22", null],
  ["1900-01-01", null],
  ["2200-12-31", null],
  ["2569-11-22", { word: "buddhist_year", meant: "2026-11-22" }],
  ["3112-11-22", { word: "bad_year", meant: "2026-11-22" }],
  ["1483-11-22", { word: "bad_year", meant: "2026-11-22" }],
  ["0026-11-22", { word: "bad_year", meant: "2026-11-22" }],
  ["2567-02-29", null],
  ["5138-11-22", { word: "bad_year", meant: null }],
  ["9999-12-31", { word: "bad_year", meant: null }],
])("%s", (day, doubtful) => {
  expect(doubtfulDay(day)).toEqual(doubtful);
});

it("keeps the time of day of an instant that was meant", () => {
  const meant = Date.UTC(2026, 10, 21, 23, 0, 0, 7);
  expect(doubtfulInstant(Date.UTC(2569, 10, 21, 23, 0, 0, 7))).toEqual({ word: "buddhist_year", meant });
  expect(doubtfulInstant(meant)).toBeNull();
});
