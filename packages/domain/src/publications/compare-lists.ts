import type { PublishedRow } from "./published-list.ts";

/** Why a line differs. `others`: only because others moved. */
export type ChangeReason = "added" | "removed" | "status" | "laps" | "penalty" | "time" | "others";

/** One player whose line differs between two lists. */
export interface ListChange {
  readonly bib: string;
  readonly before: PublishedRow | null;
  readonly after: PublishedRow | null;
  readonly why: ChangeReason;
}

/**
 * What moved from one list to another: whose own result changed first, then who moved because of them; each in the order of the newer
 * list.
 *
 * @example
 * compareLists(provisional, official).map(({ bib, why }) => [bib, why]); // [["7", "penalty"], ["12", "others"]]
 */
export function compareLists(before: readonly PublishedRow[], after: readonly PublishedRow[]): ListChange[] {
  const old = new Map(before.map((row) => [row.bib, row]));
  const now = new Set(after.map(({ bib }) => bib));
  const changes: ListChange[] = [];
  for (const row of after) {
    const was = old.get(row.bib) ?? null;
    const why = was === null ? "added" : changeOf(was, row);
    if (why !== null) changes.push({ bib: row.bib, before: was, after: row, why });
  }
  for (const row of before) {
    if (!now.has(row.bib)) changes.push({ bib: row.bib, before: row, after: null, why: "removed" });
  }
  const isOwn = ({ why }: ListChange) => why !== "others";
  return [...changes.filter(isOwn), ...changes.filter((change) => !isOwn(change))];
}

function changeOf(was: PublishedRow, row: PublishedRow): ChangeReason | null {
  if (was.status !== row.status) return "status";
  if (was.laps !== row.laps) return "laps";
  if (was.penaltyMs !== row.penaltyMs) return "penalty";
  if (was.timeMs !== row.timeMs) return "time";
  const places = ["overallRank", "genderRank", "ageGroup", "ageGroupRank"] as const;
  return places.some((place) => was[place] !== row[place]) ? "others" : null;
}
