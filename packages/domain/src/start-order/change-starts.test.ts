import { expect, it } from "vitest";
import { parseInstant } from "../time/instant.ts";
import { moveStarts, typeStarts } from "./change-starts.ts";
import { readStartLines } from "./typed-start.ts";

const gunAt = parseInstant("2026-11-22T08:00:00+07:00")!;
const starters = [
  { entryId: 1, bib: "101" },
  { entryId: 2, bib: "102" },
  { entryId: 3, bib: "" },
];
const starts = new Map<number, number | null>([
  [1, gunAt],
  [2, gunAt + 30_000],
  [3, null],
]);

it("moves the starts from an instant on, and nobody who has none", () => {
  expect([...moveStarts(starts, { from: gunAt + 1, byMs: 600_000 }).values()]).toEqual([gunAt, gunAt + 630_000, null]);
  expect([...moveStarts(starts, { from: gunAt, byMs: -60_000 }).values()]).toEqual([
    gunAt - 60_000,
    gunAt - 30_000,
    null,
  ]);
});

it("takes typed starts, leaves the others, and says what is wrong with a line", () => {
  const lines = readStartLines("102 08:05:00\n999 08:06:00\n101 8:99\n102 08:07:00");
  const { starts: typed, doubts } = typeStarts(starts, lines, starters, { timeZone: "Asia/Bangkok", gunAt });
  expect([...typed.values()]).toEqual([gunAt, gunAt + 300_000, null]);
  expect(doubts.map(({ line, doubt }) => [line, doubt])).toEqual([
    [2, "unknown_bib"],
    [3, "bad_start"],
    [4, "bib_twice"],
  ]);
});
