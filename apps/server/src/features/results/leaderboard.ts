import type { Gender, NamedRanking } from "@time-event/domain/race/race";
import { createRanking, type Ranking, type RankingOptions } from "@time-event/domain/results/ranking";
import { eachInTurns } from "../../lib/in-turns.ts";

/** What a leaderboard keeps of one result: the entry, its rank key, and the groups in which it is ranked. */
export interface BoardRow {
  readonly entryId: number;
  readonly categoryId: number;
  readonly gender: Gender;
  readonly ageGroup: string | null;
  /** Codes of the named rankings that it is in; null: none. */
  readonly rankings: readonly string[] | null;
  readonly rankKey: number;
  /** On the other clock; null where every ranking follows one. */
  readonly otherRankKey: number | null;
  /** At which the result last changed. */
  readonly version: number;
}

export interface BoardCategory extends RankingOptions {
  readonly id: number;
  readonly code: string;
  readonly rankings: readonly NamedRanking[];
  readonly entryKind: string;
  /** Everybody may know of it only once the race lists somebody in it. */
  readonly hidden: boolean;
  /** Checkpoint codes in the order they are passed. */
  readonly course: readonly string[];
}

/** The ranking of every category of one event at one version, in memory: about 20 bytes an entry. */
export interface Leaderboard {
  readonly eventId: number;
  readonly slug: string;
  readonly categories: readonly BoardCategory[];
  version(): number;
  /** Since which a category is shown as it is now, or earlier: at equal versions its results are equal. */
  versionOf(categoryId: number): number;
  ranking(categoryId: number): Ranking;
  /** Takes in rows that changed up to `version`; returns the codes of the categories that they changed. */
  apply(version: number, rows: readonly BoardRow[]): string[];
}

/** The leaderboard of an event's rows, however many; others have their turn while it is filled. */
export async function createLeaderboard(
  event: { id: number; slug: string; version: number },
  categories: readonly BoardCategory[],
  rows: readonly BoardRow[],
): Promise<Leaderboard> {
  let version = event.version;
  const rankings = new Map(categories.map((category) => [category.id, createRanking(category)]));
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  const categoryOf = new Map<number, number>();
  const versions = new Map(categories.map(({ id }) => [id, version]));

  const take = (row: BoardRow) => {
    categoryOf.set(row.entryId, row.categoryId);
    rankings.get(row.categoryId)?.set(toStanding(row));
  };
  await eachInTurns(rows, take, 1);

  return {
    eventId: event.id,
    slug: event.slug,
    categories,
    version: () => version,
    versionOf: (categoryId) => versions.get(categoryId)!,
    ranking: (categoryId) => rankings.get(categoryId)!,
    apply: (newVersion, changed) => {
      const touched = new Set<number>();
      for (const row of changed) {
        const before = categoryOf.get(row.entryId);
        if (before !== undefined && before !== row.categoryId) {
          rankings.get(before)!.remove(row.entryId);
          touched.add(before);
        }
        rankings.get(row.categoryId)!.set(toStanding(row));
        categoryOf.set(row.entryId, row.categoryId);
        touched.add(row.categoryId);
      }
      // a version of which no result tells changed what is shown beside them, such as a name, or is covered by a later one
      const isTold = new Set(changed.map((row) => row.version)).size === newVersion - version;
      for (const { id } of categories) if (!isTold || touched.has(id)) versions.set(id, newVersion);
      version = newVersion;
      return [...touched].map((id) => codes.get(id)!);
    },
  };
}

function toStanding({ entryId, gender, ageGroup, rankings, rankKey, otherRankKey }: BoardRow) {
  return { id: entryId, gender, ageGroup, rankKey, otherRankKey, ...(rankings && { rankings }) };
}
