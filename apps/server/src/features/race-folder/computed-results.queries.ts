import type { Rounding } from "@time-event/domain/time/race-time";
import type { RankingOptions } from "@time-event/domain/results/ranking";
import type { Standing } from "@time-event/domain/results/result";
import { namedRankingsOf } from "../results/named-rankings.queries.ts";
import type { Db, Tx } from "../../db/connection.ts";

export interface CategoryStandings extends RankingOptions {
  readonly rounding: Rounding;
  readonly rows: readonly (Standing & {
    readonly bib: string;
    readonly status: string;
    readonly timeMs: number | null;
  })[];
}

/** Others have their turn between two pieces. */
const rowsAtATime = 1_000;

/** The results of all entries with a bib in every category of an event, in the order in which they entered. */
export async function loadStandings(db: Db | Tx, eventId: number): Promise<CategoryStandings[]> {
  const categories = await db
    .selectFrom("categories")
    .select(["id", "rankBy", "rankGenderBy", "rankAgeGroupsBy", "winnersLeaveAgeGroups", "rounding"])
    .select(namedRankingsOf("categories.rules").as("rankings"))
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  const rows = await loadRows(db, eventId);
  return categories.map(({ id, ...category }) => ({ ...category, rows: rows.filter((row) => row.categoryId === id) }));
}

async function loadRows(db: Db | Tx, eventId: number) {
  const loadAfter = (lastId: number) =>
    db
      .selectFrom("results")
      .innerJoin("entries", "entries.id", "results.entryId")
      .select(["entries.id", "entries.bib", "entries.gender", "results.categoryId", "results.rankings"])
      .select(["results.ageGroup", "results.rankKey", "results.otherRankKey", "results.status", "results.timeMs"])
      .where("results.eventId", "=", eventId)
      .where("entries.bib", "<>", "")
      .where("entries.id", ">", lastId)
      .orderBy("entries.id")
      .limit(rowsAtATime)
      .execute();
  const rows: Awaited<ReturnType<typeof loadAfter>> = [];
  for (;;) {
    const piece = await loadAfter(rows.at(-1)?.id ?? 0);
    rows.push(...piece);
    if (piece.length < rowsAtATime) return rows;
  }
}
