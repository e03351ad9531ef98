import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Starter } from "./plan-starts.ts";
import { startOnDay, type TypedLine } from "./typed-start.ts";

/** Starts by entry; null: with the wave or the category. */
export type Starts = ReadonlyMap<number, InstantMs | null>;

/**
 * The same starts, those from an instant on earlier or later: the race is late, or somebody crashed on the course.
 *
 * @example
 * moveStarts(new Map([[1, 0], [2, 30_000]]), { from: 30_000, byMs: 600_000 }); // 1 at 0, 2 at 630_000
 */
export function moveStarts(
  starts: Starts,
  { from, byMs }: { readonly from: InstantMs; readonly byMs: RaceMs },
): Map<number, InstantMs | null> {
  return new Map([...starts].map(([id, at]) => [id, at !== null && at >= from ? at + byMs : at]));
}

/** Why a typed line gives nobody a start. */
export type LineDoubt = "unknown_bib" | "bad_start" | "bib_twice";

export interface DoubtfulLine {
  readonly line: number;
  readonly bib: string;
  readonly doubt: LineDoubt;
}

/**
 * Puts typed lines into starts: who is not in the lines stays as they were.
 *
 * @example
 * typeStarts(starts, readStartLines("101 08:00:30"), starters, { timeZone, gunAt }).doubts; // []
 */
export function typeStarts(
  starts: Starts,
  lines: readonly TypedLine[],
  starters: readonly Pick<Starter, "entryId" | "bib">[],
  day: { readonly timeZone: string; readonly gunAt: InstantMs },
): { readonly starts: Map<number, InstantMs | null>; readonly doubts: DoubtfulLine[] } {
  const byBib = new Map(starters.filter(({ bib }) => bib !== "").map(({ bib, entryId }) => [bib, entryId]));
  const typed = new Map(starts);
  const doubts: DoubtfulLine[] = [];
  const seen = new Set<string>();
  for (const { line, bib, start } of lines) {
    const entryId = byBib.get(bib);
    if (entryId === undefined) doubts.push({ line, bib, doubt: "unknown_bib" });
    else if (seen.has(bib)) doubts.push({ line, bib, doubt: "bib_twice" });
    else if (start === null) doubts.push({ line, bib, doubt: "bad_start" });
    else typed.set(entryId, startOnDay(start, day));
    seen.add(bib);
  }
  return { starts: typed, doubts };
}
