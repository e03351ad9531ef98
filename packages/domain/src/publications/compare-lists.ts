import type { OwnedRow, PublishedRow } from "./published-list.ts";

/** Why a line differs. `bib`: the player has another number; `others`: only because others moved. */
export type ChangeReason = "added" | "removed" | "status" | "laps" | "penalty" | "time" | "bib" | "others";

/** One player whose line differs between two lists. */
export interface ListChange {
  /** In the newer list that has them. */
  readonly bib: string;
  /** Null: a line of which nobody knows any more whose it is. */
  readonly entryId: number | null;
  readonly before: PublishedRow | null;
  readonly after: PublishedRow | null;
  readonly why: ChangeReason;
}

/** By the player; by the bib where nobody knows whose the line is. */
const ownerOf = ({ entryId, bib }: OwnedRow) => entryId ?? bib;

/**
 * What moved from one list to another: whose own result changed first, then who moved because of them; each in the order of the newer
 * list.
 *
 * @example
 * compareLists(provisional, official).map(({ bib, why }) => [bib, why]); // [["7", "penalty"], ["12", "others"]]
 */
export function compareLists(before: readonly OwnedRow[], after: readonly OwnedRow[]): ListChange[] {
  const old = new Map(before.map((row) => [ownerOf(row), row]));
  const now = new Set(after.map(ownerOf));
  const changes: ListChange[] = [];
  for (const row of after) {
    const was = old.get(ownerOf(row)) ?? null;
    const why = was === null ? "added" : changeOf(was, row);
    if (why !== null) changes.push({ bib: row.bib, entryId: row.entryId, before: was, after: row, why });
  }
  for (const row of before) {
    const { bib, entryId } = row;
    if (!now.has(ownerOf(row))) changes.push({ bib, entryId, before: row, after: null, why: "removed" });
  }
  const isOwn = ({ why }: ListChange) => why !== "others";
  return [...changes.filter(isOwn), ...changes.filter((change) => !isOwn(change))];
}

function changeOf(was: PublishedRow, row: PublishedRow): ChangeReason | null {
  if (was.status !== row.status) return "status";
  if (was.laps !== row.laps) return "laps";
  if (was.penaltyMs !== row.penaltyMs || was.placesLost !== row.placesLost) return "penalty";
  if (was.timeMs !== row.timeMs) return "time";
  if (was.bib !== row.bib) return "bib";
  const places = ["overallRank", "genderRank", "ageGroup", "ageGroupRank"] as const;
  if (places.some((place) => was[place] !== row[place])) return "others";
  const codes = Object.keys({ ...was.named, ...row.named });
  // undefined: not in the ranking
  return codes.some((code) => was.named?.[code] !== row.named?.[code]) ? "others" : null;
}
