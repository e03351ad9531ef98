import { type RawBuilder, sql } from "kysely";
import { arrayText } from "../../db/array-text.ts";
import { timestampOrNull } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { sentRows } from "../../db/sent-rows.ts";
import { type ExpectedVersion, takingExpected } from "./result-versions.repository.ts";
import type { ResultToStore } from "./results.repository.ts";

type Sent = string | number | null;

/** The columns of a result that judging an entry gives, and their types. An array in an array goes as text. */
const judgedColumns: Readonly<Record<string, readonly [type: string, valueOf: (row: ResultToStore) => Sent]>> = {
  category_id: ["bigint", (row) => row.categoryId],
  age_group: ["text", (row) => row.ageGroup],
  rankings: ["text[]", (row) => arrayText(row.rankings)],
  rank_key: ["bigint", ({ result }) => result.rankKey],
  other_rank_key: ["bigint", ({ result }) => result.otherRankKey],
  places_lost: ["integer", ({ result }) => result.placesLost],
  // who loses places is put elsewhere by `settlePlaces`, from here
  own_rank_key: ["bigint", ({ result }) => (result.placesLost > 0 ? result.rankKey : null)],
  own_other_rank_key: ["bigint", ({ result }) => (result.placesLost > 0 ? result.otherRankKey : null)],
  status: ["text", ({ result }) => result.status],
  time_ms: ["bigint", ({ result }) => result.timeMs],
  gun_ms: ["bigint", ({ result }) => result.gunMs],
  chip_ms: ["bigint", ({ result }) => result.chipMs],
  penalty_ms: ["bigint", ({ result }) => result.penaltyMs],
  laps: ["integer", ({ result }) => result.laps],
  split_codes: ["text[]", ({ result }) => arrayText(result.splits.map(({ checkpoint }) => checkpoint))],
  split_ms: ["bigint[]", ({ result }) => arrayText(result.splits.map(({ timeMs }) => timeMs))],
  stage_ms: ["bigint[]", ({ result }) => arrayText(result.stageMs)],
  leg_ms: ["bigint[]", ({ result }) => arrayText(result.legMs)],
  flags: ["text[]", ({ result }) => arrayText(result.flags)],
  last_checkpoint: ["text", ({ result }) => result.lastSeen?.checkpoint ?? null],
  last_seen_at: ["timestamptz", ({ result }) => timestampOrNull(result.lastSeen?.at)],
  all_laps_at: ["timestamptz", ({ allLapsAt }) => timestampOrNull(allLapsAt)],
};

const columns = Object.entries(judgedColumns).map(([name, [type, valueOf]]) => ({ name, type, valueOf }));
const columnList = (table = "") => sql.raw(columns.map(({ name }) => `${table}${name}`).join(", "));

/** A result as its columns are stored. */
export interface ResultRow {
  readonly entryId: number;
  readonly values: readonly Sent[];
}

export function rowOf(result: ResultToStore): ResultRow {
  return { entryId: result.entryId, values: columns.map(({ valueOf }) => valueOf(result)) };
}

/**
 * Stores results at a version. A row that would not change keeps its old version, so nobody is told of it.
 * @param version a value, or the column `version` of `from`
 * @param options `from`: what else the rows depend on: no row of it, and nothing is stored. `areChanged`: each is known to change
 */
export function insertionOfResults(
  eventId: number,
  version: RawBuilder<unknown>,
  rows: readonly ResultRow[],
  { from = sql``, areChanged = false }: { readonly from?: RawBuilder<unknown>; readonly areChanged?: boolean } = {},
): RawBuilder<unknown> {
  const sent = sentRows("r", [
    { name: "entry_id", type: "bigint", values: rows.map(({ entryId }) => entryId) },
    ...columns.map(({ name, type }, at) => ({ name, type, values: rows.map(({ values }) => values[at]!) })),
  ]);
  return sql`
    insert into results as old (event_id, version, entry_id, ${columnList()})
    select ${eventId}::bigint, ${version}, ${sent.columns} from ${from} ${sent.rows}
    on conflict (entry_id) do update set (version, ${columnList()}) = row(excluded.version, ${columnList("excluded.")})
    ${areChanged ? sql`` : sql`where (${columnList("old.")}) is distinct from (${columnList("excluded.")})`}`;
}

/**
 * @returns whether somebody in the event loses places, or did before: then `settlePlaces` is due. One statement tells it, because
 *   everybody else waits while results are judged.
 */
export async function storeResults(
  tx: Tx,
  eventId: number,
  version: number,
  results: readonly ResultToStore[],
): Promise<boolean> {
  const { rows } = await sql<{ didBefore: boolean }>`
    with stored as (${insertionOfResults(eventId, sql`${version}::bigint`, results.map(rowOf))})
    select exists (
      select from results where event_id = ${eventId} and own_rank_key is not null
    ) as did_before`.execute(tx);
  return rows[0]!.didBefore || results.some(({ result }) => result.placesLost > 0);
}

/** Parts of one statement that stores results, if nobody came in between: `taken` gives a row with the version, or none. */
export interface ExpectedStore {
  readonly taken: RawBuilder<unknown>;
  readonly results: RawBuilder<unknown>;
}

/** @param areChanged whether each is known to be another one than the one that is stored */
export function expectedStore(
  eventId: number,
  expected: ExpectedVersion,
  rows: readonly ResultRow[],
  areChanged: boolean,
): ExpectedStore {
  return {
    taken: takingExpected(eventId, expected),
    results: insertionOfResults(eventId, sql`taken.version`, rows, { from: sql`taken,`, areChanged }),
  };
}
