import type { OwnedRow } from "@time-event/domain/publications/published-list";
import type { PublicationState } from "@time-event/domain/publications/publish-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import { arrayText } from "../../db/array-text.ts";
import type { Tx } from "../../db/connection.ts";

export interface NewPublication {
  readonly eventId: number;
  readonly categoryId: number;
  readonly number: number;
  readonly state: PublicationState;
  readonly reason: string;
  readonly restores: number | null;
  readonly resultsVersion: number;
  readonly protestUntil: InstantMs | null;
  readonly madeBy: string;
  readonly madeAt: InstantMs;
  readonly previousHash: string;
  readonly hash: string;
  /** The text over which the hash goes, without the lines. */
  readonly head: string;
  /** The form by which it is published. */
  readonly madeWith: string;
}

export async function insertPublication(
  tx: Tx,
  { madeAt, protestUntil, ...publication }: NewPublication,
  rows: readonly OwnedRow[],
): Promise<void> {
  const { id } = await tx
    .insertInto("publications")
    .values({ ...publication, madeAt: toTimestamp(madeAt), protestUntil: timestampOrNull(protestUntil) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const column = <Key extends keyof OwnedRow>(key: Key) => rows.map((row) => row[key]);
  const named = rows.map((row) => row.named ?? {});
  await sql`
    insert into publication_rows (publication_id, line, entry_id, bib, status, time_ms, penalty_ms, places_lost, laps, overall_rank, gender_rank,
      age_group, age_group_rank, rankings, ranking_ranks)
    select ${id}, row.line, row.entry_id, row.bib, row.status, row.time_ms, row.penalty_ms, row.places_lost, row.laps, row.overall_rank, row.gender_rank,
      row.age_group, row.age_group_rank, row.rankings::text[], row.ranking_ranks::int[]
    from unnest(${column("entryId")}::bigint[], ${column("bib")}::text[], ${column("status")}::text[], ${column("timeMs")}::bigint[],
      ${column("penaltyMs")}::bigint[], ${rows.map(({ placesLost = 0 }) => placesLost)}::int[], ${column("laps")}::int[], ${column("overallRank")}::int[],
      ${column("genderRank")}::int[], ${column("ageGroup")}::text[], ${column("ageGroupRank")}::int[],
      ${named.map((ranks) => arrayText(Object.keys(ranks)))}::text[], ${named.map((ranks) => arrayText(Object.values(ranks)))}::text[])
      with ordinality as row(entry_id, bib, status, time_ms, penalty_ms, places_lost, laps, overall_rank, gender_rank, age_group, age_group_rank,
        rankings, ranking_ranks, line)
  `.execute(tx);
}
