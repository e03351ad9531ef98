import type { Gender, RuledStatus } from "../race/race.ts";
import type { ResultFlag, ResultStatus } from "../results/result.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/**
 * What somebody must look at before results can be trusted, the most harmful first. First come people who are somewhere on the
 * course although nobody counts them, then places on a podium, then single times, last gaps that change nothing.
 */
export const findingKinds = [
  // reported out, and read since
  "read_after_dropout",
  // withdrawn, or DNS whatever is read of them, and read
  "read_of_non_starter",
  // among the first three, and not read at a point
  "top_without_splits",
  // two reads at two places that nobody can both make
  "two_places",
  // a part of the course in a time that nobody needs
  "impossible_split",
  // started with another wave
  "wrong_wave",
  // a bib or a chip that nobody has
  "read_of_nobody",
  // a point before and one after were passed
  "missing_read",
  // so many were not read at a point that its mat failed
  "point_missed_by_many",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Something to solve, with what it is about. */
export interface Finding {
  /** The same finding has the same key at each look; other evidence gives it another one. */
  readonly key: string;
  readonly kind: FindingKind;
  readonly entryId: number | null;
  /** The bib or chip that nobody has, or the category whose point many missed. */
  readonly subject: string;
  /** Codes of the points that it is about, in order. */
  readonly points: readonly string[];
  /** How many people or reads it is about. */
  readonly count: number;
  /** When somebody reported them out, or when their wave starts. */
  readonly since: InstantMs | null;
}

/** What findings look at of an entry: its result, and what was decided about it. */
export interface JudgedEntry {
  readonly entryId: number;
  readonly gender: Gender;
  readonly ruledStatus: RuledStatus | null;
  readonly isWithdrawn: boolean;
  /** When a marshal reported them out; null: nobody did, or an official ruled it. */
  readonly outAt: InstantMs | null;
  readonly waveStartsAt: InstantMs | null;
  readonly status: ResultStatus;
  readonly rankKey: number;
  readonly hasFinish: boolean;
  readonly splitMs: readonly (RaceMs | null)[];
  readonly flags: readonly ResultFlag[];
  /** The reads that the rules refused as impossible: how many, and the newest one. Left out: none. */
  readonly impossibleReads?: { readonly count: number; readonly lastId: number };
  readonly lastSeenAt: InstantMs | null;
}

/** A category with everybody in it. */
export interface JudgedCategory {
  readonly code: string;
  readonly checkpoints: readonly string[];
  /** Index of the start on the course; -1: none. */
  readonly start: number;
  /** Laps and stages have no single way from the start to the finish. */
  readonly isOneWay: boolean;
  /** When each of its waves starts. */
  readonly waves: readonly InstantMs[];
  readonly entries: readonly JudgedEntry[];
}
