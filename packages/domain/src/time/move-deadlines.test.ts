import { expect, it } from "vitest";
import { moveDeadlines } from "./move-deadlines.ts";

const at = (text: string) => Date.parse(`${text}+07:00`);
const move = { timeZone: "Asia/Bangkok", startsOn: "2027-02-14" };

it.each([
  ["the same Sunday of the next year", 364, "2026-12-31T23:59", "2027-12-31T23:59"],
  ["the same date of the next year", 365, "2026-12-31T23:59", "2027-12-31T23:59"],
  ["a week later in the next year", 371, "2026-12-31T23:59", "2027-12-31T23:59"],
  ["two editions later", 728, "2026-12-31T23:59", "2028-12-31T23:59"],
  ["a deadline just before the race moves with it", 364, "2027-02-07T18:00", "2028-02-06T18:00"],
  ["a race put off by two months", 60, "2026-12-31T23:59", "2027-03-01T23:59"],
  ["a day that the other year lacks", 1463, "2024-02-29T12:00", "2028-02-29T12:00"],
  ["a leap day", 364, "2024-02-29T12:00", "2025-02-28T12:00"],
])("%s", (_what, shiftDays, before, after) => {
  expect(moveDeadlines([at(before)], { ...move, shiftDays })).toEqual([at(after)]);
});

it("keeps the order of deadlines on both sides of the days before the race", () => {
  const deadlines = [at("2027-01-30T23:59"), at("2027-01-31T12:00")];
  // by date and with the race: the first would be 30 January 2028, and the second the 30th at noon
  expect(moveDeadlines(deadlines, { ...move, shiftDays: 364 })).toEqual([
    at("2028-01-29T23:59"),
    at("2028-01-30T12:00"),
  ]);
});
