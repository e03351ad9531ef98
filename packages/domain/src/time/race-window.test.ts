import { expect, it } from "vitest";
import { doubtOf, raceWindow } from "./race-window.ts";

const window = raceWindow({ startsOn: "2026-12-31", endsOn: "2027-01-01" });
const at = Date.UTC;

it.each([
  ["the day of the race", at(2026, 11, 31, 6), null],
  ["two days before and after", at(2026, 11, 29), null],
  ["the last moment", at(2027, 0, 4) - 1, null],
  ["a moment later", at(2027, 0, 4), { doubt: "not_race_days", meantAt: null }],
  ["a reader of 1970", 9_000, { doubt: "clock_not_set", meantAt: null }],
  ["1969", at(1969, 11, 31), { doubt: "clock_not_set", meantAt: null }],
  ["a reader of 2000", at(2000, 11, 31), { doubt: "clock_not_set", meantAt: null }],
  ["a Buddhist year", at(2569, 11, 31, 6), { doubt: "buddhist_year", meantAt: at(2026, 11, 31, 6) }],
  ["the next Buddhist year", at(2570, 0, 1, 6), { doubt: "buddhist_year", meantAt: at(2027, 0, 1, 6) }],
  ["a year too early", at(2025, 11, 31, 6), { doubt: "not_race_days", meantAt: at(2026, 11, 31, 6) }],
  ["a year too late", at(2028, 0, 1, 6), { doubt: "not_race_days", meantAt: at(2027, 0, 1, 6) }],
  ["2099", at(2099, 5, 1), { doubt: "not_race_days", meantAt: null }],
  ["5138", at(5138, 10, 16), { doubt: "not_race_days", meantAt: null }],
])("%s", (_what, instant, doubt) => {
  expect(doubtOf(instant, window)).toEqual(doubt);
});

it("knows no 29 February of a year that has none", () => {
  const common = raceWindow({ startsOn: "2026-02-28", endsOn: "2026-03-01" });
  expect(doubtOf(at(2028, 1, 29), common)).toEqual({ doubt: "not_race_days", meantAt: null });
});
