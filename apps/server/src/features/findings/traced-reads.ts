import { traceRun } from "@time-event/domain/results/run-relay";
import type { IgnoredRead } from "@time-event/domain/timing/track";
import { asStarted, type RaceRules } from "../results/race-rules.queries.ts";
import type { EvidenceRow, JudgedRow } from "./findings.queries.ts";

type Read = EvidenceRow & { readonly ignored: IgnoredRead | null };

/** Reads with what the result makes of each; the same read twice is one there. */
export function tracedReads(
  { categories, checkpoints }: RaceRules,
  entry: JudgedRow,
  reads: readonly EvidenceRow[],
): Read[] {
  const { track } = traceRun(asStarted(categories.get(entry.categoryId)!, entry), checkpoints, reads);
  const nameOf = (read: { readonly checkpoint: string; readonly at: number }) => `${read.checkpoint} ${read.at}`;
  const fates = new Map(track.reads.map((read) => [nameOf(read), read.ignored]));
  return reads.map((read) => ({ ...read, ignored: fates.get(nameOf(read)) ?? null }));
}
