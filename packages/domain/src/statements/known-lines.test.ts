import { expect, it } from "vitest";
import { type KnownLine, knownLines } from "./known-lines.ts";

const line = (bookedTime: string | null, text = "TR", changes: Partial<KnownLine> = {}): KnownLine => ({
  bookedOn: "2026-11-22",
  bookedTime,
  amountSatang: 80_000,
  text,
  ...changes,
});
const monday = { bookedOn: "2026-11-23" };
const other = { amountSatang: 5_000 };
const same = (time: string | null) => [line(time, "A", other), line(time, "B", other)];

it.each<[string, KnownLine[], KnownLine[], (number | null)[]]>([
  ["a line again", [line("08:00")], [line("08:00")], [0]],
  ["the second of two equal payments of a minute", [line("08:00"), line("08:00")], [line("08:00")], [0, null]],
  [
    "the later one where the newest is first",
    [line("08:00"), line("08:00"), line("07:00")],
    [line("08:00")],
    [null, 0, null],
  ],
  ["another payment in a file that begins at noon", [line("12:00")], [line("08:00")], [null]],
  [
    "the earlier payment where the first file began at noon",
    [line("08:00"), line("12:00")],
    [line("12:00")],
    [null, 0],
  ],
  [
    "files that overlap in part",
    [line("10:00"), line("11:00"), line("12:00")],
    [line("08:00"), line("10:00"), line("11:00")],
    [1, 2, null],
  ],
  ["a line with seconds", [line("08:00:31")], [line("08:00")], [0]],
  ["a line of another format, in other words", [line("08:00", "PROMPTPAY")], [line("08:00", "TR 1")], [0]],
  [
    "lines without times by their texts first",
    [line(null, "B"), line(null, "C")],
    [line("08:00", "A"), line("09:00", "B")],
    [1, 0],
  ],
  ["no more than are stored, without times", [line(null, "B"), line(null, "C")], [line("08:00", "A")], [0, null]],
  [
    "another payment of a minute, on a day in the same words",
    [...same("08:00"), line("09:00", "C")],
    [...same("08:00"), line("09:00", "B")],
    [0, 1, null],
  ],
  [
    "another payment without a time, on a day in the same words",
    [...same(null), line(null, "C")],
    [...same(null), line(null, "B")],
    [0, 1, null],
  ],
  [
    "nothing of another day or amount",
    [line("08:00", "TR", monday), line("08:00", "TR", other)],
    [line("08:00")],
    [null, null],
  ],
])("knows %s", (_, lines, known, expected) => {
  expect(knownLines(lines, known)).toEqual(expected);
});
