import type { JudgedCategory, JudgedEntry } from "./finding.ts";

/** So many people, and such a share of those who came by, are no coincidence. */
const fewestMissing = 5;
const shareOfMany = 0.2;

/**
 * Indices of the points that an entry passed without a read: one before and one after were passed. A missing start matters only
 * where a ranking follows it.
 *
 * @example
 * missedPoints({ splitMs: [0, null, 3_000_000], flags: ["missing_split"] }, 0); // [1]
 */
export function missedPoints({ splitMs, flags }: Pick<JudgedEntry, "splitMs" | "flags">, start: number): number[] {
  const furthest = splitMs.findLastIndex((ms) => ms !== null);
  const missed: number[] = [];
  for (let index = 0; index < furthest; index++) {
    if (splitMs[index] === null && (index !== start || flags.includes("no_start_read"))) missed.push(index);
  }
  return missed;
}

/**
 * The points at which a mat failed: of how many people each has no read.
 *
 * @example
 * failedPoints({ ...category, entries }).get(1); // 240: of a fifth or more of all who came by
 */
export function failedPoints({ entries, start, checkpoints }: JudgedCategory): ReadonlyMap<number, number> {
  const missing = checkpoints.map(() => 0);
  const passed = checkpoints.map(() => 0);
  for (const entry of entries) {
    for (const index of missedPoints(entry, start)) missing[index]!++;
    for (const [index, ms] of entry.splitMs.entries()) if (ms !== null && index in passed) passed[index]!++;
  }
  return new Map(
    missing.flatMap((count, index) =>
      count >= fewestMissing && count >= shareOfMany * (count + passed[index]!) ? [[index, count] as const] : [],
    ),
  );
}
