import { roundRaceTime } from "@time-event/domain/time/race-time";
import type { ComputedRow } from "./computed-results.ts";
import type { ExpectedRow } from "./race-folder.types.ts";

/** One field of one bib that is not as expected. */
export interface Difference {
  readonly bib: string;
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

export interface Comparison {
  /** The first differences, in the order of expected.csv. */
  readonly first: readonly Difference[];
  readonly differences: number;
  readonly equalRows: number;
  /** Expected rows, and computed rows that were not expected. */
  readonly rows: number;
}

const differencesKept = 20;
const ranks = ["overallRank", "genderRank", "ageGroupRank"] as const;

/** Compares computed results with expected ones. A bib that only one side has is a difference. */
export async function compareResults(
  expected: AsyncIterable<ExpectedRow>,
  computed: readonly ComputedRow[],
): Promise<Comparison> {
  const left = new Map(computed.map((row) => [row.bib, row]));
  const first: Difference[] = [];
  let [differences, equalRows, rows] = [0, 0, 0];
  const take = (found: readonly Difference[]) => {
    rows += 1;
    differences += found.length;
    if (found.length === 0) equalRows += 1;
    first.push(...found.slice(0, differencesKept - first.length));
  };

  for await (const row of expected) {
    const got = left.get(row.bib);
    left.delete(row.bib);
    if (got) take(differencesOf(row, got));
    else take([{ bib: row.bib, field: "bib", expected: row.bib, got: "no such result, or expected twice" }]);
  }
  for (const bib of left.keys()) take([{ bib, field: "bib", expected: "no such row", got: bib }]);
  return { first, differences, equalRows, rows };
}

function differencesOf(expected: ExpectedRow, got: ComputedRow): Difference[] {
  const found: Difference[] = [];
  const differ = (field: string, wanted: string | number | null, have: string | number | null) =>
    found.push({ bib: expected.bib, field, expected: String(wanted ?? "(blank)"), got: String(have ?? "(blank)") });

  if (expected.status !== got.status) differ("status", expected.status, got.status);
  if (!isSameTime(expected.timeMs, got)) differ("timeMs", expected.timeMs, got.timeMs);
  for (const rank of ranks) if (expected[rank] !== got[rank]) differ(rank, expected[rank], got[rank]);
  if (expected.rankings && expected.rankings !== got.rankings) {
    differ("rankings", expected.rankings, got.rankings || null);
  }
  return found;
}

/**
 * Published times are rounded: both the exact time and the shown one count as equal. Disqualified and late entries have
 * a time here, which many published results leave blank.
 */
function isSameTime(expected: number | null, { status, timeMs, rounding }: ComputedRow): boolean {
  if (expected === null && status !== "finished") return true;
  return expected === timeMs || (timeMs !== null && expected === roundRaceTime(timeMs, rounding));
}
