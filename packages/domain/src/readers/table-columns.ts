import { readAt, type ReaderLine } from "./reader-line.ts";

/** What a column of a table of reads is: `time` may hold a day as well. */
export const readColumns = ["chip", "bib", "date", "time", "point"] as const;
export type ReadColumn = (typeof readColumns)[number];
/** For each column of the table; null: it is not read. */
export type ReadMapping = readonly (ReadColumn | null)[];

const words: readonly (readonly [ReadColumn, RegExp])[] = [
  ["chip", /^(ชิป|รหัสชิป|chip( ?(id|code|number))?|tag( ?id)?|transponder|id|epc)$/i],
  ["bib", /^(bib|bib ?(no|number)?\.?|หมายเลข|หมายเลขวิ่ง|หมายเลขนักวิ่ง|เลขบิบ|บิบ)$/i],
  ["date", /^(วันที่|date|day)$/i],
  ["time", /^(เวลา|time|time\.local|local ?time|timestamp|date ?time|read ?time|discoverytime)$/i],
  ["point", /^(จุด|จุดตรวจ|checkpoint|point|location|timing ?point|timing(name|id)|reader|device|loop|antenna|mat)$/i],
];

/**
 * Guesses the columns of a table of reads by their headers, the first of each kind (Ubidium's file has `id` and `time.local`).
 * @example guessReadColumns(["id", "time.local", "rssi"]) // ["chip", "time", null]
 */
export function guessReadColumns(header: readonly string[]): ReadMapping {
  const guessed = header.map((cell) => words.find(([, word]) => word.test(cell.trim()))?.[0] ?? null);
  return guessed.map((column, at) => (guessed.indexOf(column) < at ? null : column));
}

/**
 * Does a mapping say who and when?
 * @example isCompleteReadMapping(["bib", "time"]) // true
 */
export function isCompleteReadMapping(mapping: ReadMapping): boolean {
  return mapping.includes("time") && (mapping.includes("chip") || mapping.includes("bib"));
}

/** One row of a table of reads; `isBib`: it names a bib, not a chip. */
interface TableRow {
  readonly isBib: boolean;
  readonly line: ReaderLine;
}

/**
 * One row of a table of reads.
 * @example readTableRow(["bib", "time"], ["7", "06:31:07"]).line // [{ chip: "7", time: { day: null, msOfDay: 23_467_000 }, point: "" }]
 */
export function readTableRow(mapping: ReadMapping, cells: readonly string[]): TableRow {
  const cellOf = (column: ReadColumn) => (cells[mapping.indexOf(column)] ?? "").trim();
  const isBib = cellOf("chip") === "";
  const who = isBib ? cellOf("bib") : cellOf("chip");
  const [, dayInTime, clock = ""] = /^(?:(\d{4}-\d\d-\d\d)[T ])?(.*)$/.exec(cellOf("time")) ?? [];
  const day = mapping.includes("date") ? cellOf("date") : (dayInTime ?? null);
  return { isBib, line: readAt(who, day, clock, cellOf("point")) };
}
