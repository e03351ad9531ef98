import type { ReadFate, ReadImportPreview } from "@time-event/contract/read-import";
import type { PlacedRead } from "./place-reads.ts";

/** A read and what becomes of it. */
export type FatedRead = PlacedRead & { readonly fate: ReadFate };

const parts = 40;
const linesShown = 500;
const unknownShown = 100;

/** Reads that are not stored though they seem to be reads: an import of everything refuses them. */
const doubtful: ReadonlySet<ReadFate> = new Set<ReadFate>([
  "no_chip",
  "no_time",
  "no_date",
  "unmapped",
  "unknown_checkpoint",
  "clock_not_set",
  "buddhist_year",
  "not_race_days",
]);
const isStored = (fate: ReadFate) => fate === "stored" || fate === "stored_unknown";

type Described = Pick<ReadImportPreview, "points" | "firstAt" | "lastAt" | "counts" | "unknown" | "lines">;

/** What a preview shows of the reads of a file. */
export function describeReads(
  reads: readonly FatedRead[],
  placeOf: (point: string) => { readonly checkpoint: string | null; readonly leftOut: boolean },
): Described {
  const counts: Partial<Record<ReadFate, number>> = {};
  for (const { fate } of reads) counts[fate] = (counts[fate] ?? 0) + 1;
  let [first, last] = [Infinity, -Infinity];
  for (const { at } of reads) if (at !== null) [first, last] = [Math.min(first, at), Math.max(last, at)];
  const points = new Map<string, { reads: number; overTime: number[] }>();
  for (const { at, point } of reads) {
    if (at === null) continue;
    let shown = points.get(point);
    if (!shown) points.set(point, (shown = { reads: 0, overTime: Array<number>(parts).fill(0) }));
    shown.reads += 1;
    shown.overTime[Math.min(parts - 1, Math.floor(((at - first) / (last - first + 1)) * parts))]! += 1;
  }
  const inOrder = [...reads].sort(
    (a, b) => Number(doubtful.has(b.fate)) - Number(doubtful.has(a.fate)) || a.line - b.line,
  );
  return {
    counts,
    firstAt: first === Infinity ? null : first,
    lastAt: first === Infinity ? null : last,
    points: [...points].slice(0, 200).map(([point, shown]) => ({ point, ...placeOf(point), ...shown })),
    unknown: unknownOf(reads),
    lines: inOrder
      .slice(0, linesShown)
      .map(({ line, fate, bib, chip, at, point }) => ({ line, fate, bib, chip, at, point })),
  };
}

/** How many reads are new, and how many cannot be stored. */
export function countFates(counts: Described["counts"]): { readonly fresh: number; readonly doubtful: number } {
  const sumOf = (isOne: (fate: ReadFate) => boolean) =>
    Object.entries(counts).reduce((sum, [fate, count]) => (isOne(fate as ReadFate) ? sum + count : sum), 0);
  return { fresh: sumOf(isStored), doubtful: sumOf((fate) => doubtful.has(fate)) };
}

function unknownOf(reads: readonly FatedRead[]): Described["unknown"] {
  const found = new Map<string, Described["unknown"][number]>();
  for (const { fate, bib, chip, at } of reads) {
    if (fate !== "stored_unknown" || at === null) continue;
    const key = JSON.stringify([bib, chip]);
    const known = found.get(key) ?? { bib, chip, reads: 0, firstAt: at, lastAt: at };
    const firstAt = Math.min(known.firstAt, at);
    found.set(key, { bib, chip, reads: known.reads + 1, firstAt, lastAt: Math.max(known.lastAt, at) });
  }
  return [...found.values()].sort((a, b) => b.reads - a.reads).slice(0, unknownShown);
}
