import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Finding } from "./finding.ts";

/** Two reads of one entry that follow each other at two checkpoints. */
export interface ReadPair {
  readonly entryId: number;
  readonly first: { readonly id: number; readonly checkpoint: string; readonly at: InstantMs };
  readonly second: { readonly id: number; readonly checkpoint: string; readonly at: InstantMs };
}

/** A checkpoint of a course: how far along, and whether it is an end of the course or a lap. */
export interface PlaceOnCourse {
  readonly distanceM: number;
  readonly isEnd: boolean;
}

/**
 * Pairs of reads that nobody can both make: another person has the same bib or chip, or a mat heard far. Starts, finishes and lap
 * lines often stand side by side, so two of them are no doubt.
 *
 * @param maxSpeedMps nobody covers the way between them faster
 * @example
 * areTwoPlaces({ distanceM: 5_000, isEnd: false }, { distanceM: 15_000, isEnd: false }, 60_000, 30); // true
 */
export function areTwoPlaces(a: PlaceOnCourse, b: PlaceOnCourse, gapMs: RaceMs, maxSpeedMps: number): boolean {
  if (a.isEnd && b.isEnd) return false;
  return Math.abs(a.distanceM - b.distanceM) > (gapMs / 1000) * maxSpeedMps;
}

/**
 * @example
 * twoPlaces(pair).key; // "two_places 41 42"
 */
export function twoPlaces({ entryId, first, second }: ReadPair): Finding {
  const key = `two_places ${first.id} ${second.id}`;
  const points = [first.checkpoint, second.checkpoint];
  return { key, kind: "two_places", entryId, subject: "", points, count: 2, since: null };
}
