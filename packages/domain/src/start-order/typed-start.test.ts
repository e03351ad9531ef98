import { expect, it, test } from "vitest";
import { parseInstant } from "../time/instant.ts";
import { readStartLines, readTypedStart, startOnDay, writeStart } from "./typed-start.ts";

const timeZone = "Asia/Bangkok";
const gunAt = parseInstant("2026-11-22T08:00:00+07:00")!;
const at = (text: string) => {
  const start = readTypedStart(text);
  return start && startOnDay(start, { timeZone, gunAt });
};

test.each([
  ["8:00:30", "2026-11-22T08:00:30+07:00"],
  ["08.00", "2026-11-22T08:00:00+07:00"],
  ["๐๘:๐๑:๓๐", "2026-11-22T08:01:30+07:00"],
  ["08:00:30.5", "2026-11-22T08:00:30.500+07:00"],
  ["22/11/2569 08:00:30", "2026-11-22T08:00:30+07:00"],
  ["2026-11-23 00:01", "2026-11-23T00:01:00+07:00"],
  ["2026-11-23T00:01:00.250", "2026-11-23T00:01:00.250+07:00"],
])("reads %j", (text, instant) => expect(at(text)).toBe(parseInstant(instant)));

test.each(["", "8", "24:00", "8:60", "30/2/2569 08:00", "เช้า", "8:00:30x"])("does not take %j for a start", (text) =>
  expect(readTypedStart(text)).toBeNull(),
);

it("writes what it reads again", () => {
  for (const text of ["2026-11-22 08:00:00", "2026-11-22 08:00:30", "2026-11-22 23:59:59.250"]) {
    expect(writeStart(at(text)!, timeZone)).toBe(text);
  }
});

it("reads lines of bib and start, and says which start it cannot read", () => {
  const text = "หมายเลข\tเวลาออกตัว\n101\t08:00:00\n\n๑๐๒, 8:00:30\n103;99:00\n104";
  expect(readStartLines(text).map(({ line, bib, start }) => [line, bib, start?.clock])).toEqual([
    [2, "101", "08:00:00"],
    [4, "102", "08:00:30"],
    [5, "103", undefined],
  ]);
});
