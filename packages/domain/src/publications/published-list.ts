import type { ResultStatus } from "../results/result.ts";
import type { RaceMs } from "../time/race-time.ts";

/** One line of a published list. */
export interface PublishedRow {
  readonly bib: string;
  readonly status: ResultStatus;
  /** Official time with penalties, unrounded. */
  readonly timeMs: RaceMs | null;
  readonly penaltyMs: RaceMs;
  readonly laps: number;
  readonly overallRank: number | null;
  readonly genderRank: number | null;
  readonly ageGroup: string | null;
  readonly ageGroupRank: number | null;
}

/** What a published list is besides its lines. */
export interface ListHead {
  readonly event: string;
  readonly category: string;
  readonly number: number;
  readonly state: "provisional" | "official";
  readonly reason: string;
  readonly madeAt: string;
  /** Hash of the list before it; "" for the first. */
  readonly previousHash: string;
}

/**
 * The lines of a list as text, in their order: one line a player, fields separated by tabs, nothing where there is nothing. Equal
 * lists have equal texts, so a hash of it says whether two lists are the same.
 *
 * @example
 * rowsText([{ bib: "7", status: "finished", timeMs: 2_400_000, penaltyMs: 0, laps: 0, overallRank: 1, genderRank: 1, ageGroup: "F30", ageGroupRank: null }]);
 * // "7\tfinished\t2400000\t0\t0\t1\t1\tF30\t\n"
 */
export function rowsText(rows: readonly PublishedRow[]): string {
  return rows
    .map((row) =>
      [
        row.bib,
        row.status,
        row.timeMs ?? "",
        row.penaltyMs,
        row.laps,
        row.overallRank ?? "",
        row.genderRank ?? "",
        row.ageGroup ?? "",
        row.ageGroupRank ?? "",
      ].join("\t"),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** The text of which a list's hash is made: its head, a line each, and its lines. */
export function listText(head: ListHead, rows: readonly PublishedRow[]): string {
  const { event, category, number, state, reason, madeAt, previousHash } = head;
  const lines = [event, category, number, state, JSON.stringify(reason), madeAt, previousHash];
  return `${lines.join("\n")}\n\n${rowsText(rows)}`;
}
