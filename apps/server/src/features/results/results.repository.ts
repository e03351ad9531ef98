import { type RawBuilder, sql } from "kysely";
import type { Gender, Passing, Penalty, RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Result } from "@time-event/domain/results/result";
import type { Db, Tx } from "../../db/connection.ts";
import { executePrepared } from "../../db/prepared.ts";
import { countedAt } from "./counted-at.queries.ts";

/** One entry with everything that its result depends on. */
export interface EntryToJudge {
  readonly id: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly chip: string | null;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly givenAge: number | null;
  readonly nationality: string;
  readonly division: string;
  readonly team: string | null;
  readonly waveId: number | null;
  /** By a start list; null: with the wave or the category. */
  readonly startsAt: InstantMs | null;
  readonly ruledStatus: RuledStatus | null;
  readonly isWithdrawn: boolean;
  readonly passings: readonly Passing[];
  readonly penalties: readonly Penalty[];
}

interface EntryRow extends Omit<EntryToJudge, "passings" | "penalties"> {
  readonly passedCodes: string[] | null;
  readonly passedAt: InstantMs[] | null;
  readonly penalties: Penalty[] | null;
}

/** Ids of an event's entries after `afterId`, in the order of ids, to judge a whole race piece by piece. */
export async function entryIdsAfter(
  tx: Tx,
  eventId: number,
  afterId: number,
  limit: number,
  categoryIds?: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", ">", afterId)
    .$if(categoryIds !== undefined, (query) => query.where("categoryId", "in", [...categoryIds!]))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of the entries that have one of these bibs or chips. */
export async function entryIdsNamed(
  tx: Tx,
  eventId: number,
  { bibs, chips }: { readonly bibs: readonly string[]; readonly chips: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from entries where event_id = ${eventId} and bib = any(${bibs}::text[])
    union select id from entries where event_id = ${eventId} and chip = any(${chips}::text[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Loads entries with their reads (by bib and by chip) and the penalties in force. */
export async function loadEntriesToJudge(
  tx: Db | Tx,
  eventId: number,
  ids: readonly number[],
): Promise<EntryToJudge[]> {
  const { rows } = await entriesToJudge(eventId, sql`${ids}::bigint[]`).execute(tx);
  return rows.map(asEntry);
}

/** Entries as they were when the event's results had a mark. */
export interface MarkedEntries {
  /** Null: the event has no results yet. */
  readonly mark: string | null;
  readonly entries: EntryToJudge[];
}

/** Some of an event's entries: those that have one of these bibs or chips, or so many after one, in the order of ids. */
export type SomeEntries =
  | { readonly bibs: readonly string[]; readonly chips: readonly string[] }
  | { readonly afterId: number; readonly most: number };

/** The same of some entries, with the mark under which they are as they are here. */
export async function loadMarkedEntries(db: Db, eventId: number, some: SomeEntries): Promise<MarkedEntries> {
  const ids =
    "bibs" in some
      ? sql`array(
          select id from entries where event_id = ${eventId} and bib = any(${some.bibs}::text[])
          union select id from entries where event_id = ${eventId} and chip = any(${some.chips}::text[]))`
      : sql`array(
          select id from entries where event_id = ${eventId} and id > ${some.afterId} order by id limit ${some.most})`;
  const statement = sql<{ mark: string | null } & (EntryRow | { id: null })>`
    select (select mark from result_versions where event_id = ${eventId}) as mark, found.*
    from (select) as one left join (${entriesToJudge(eventId, ids)}) as found on true`;
  const rows = await executePrepared(db, statement);
  const entries = rows.flatMap(({ mark: _mark, ...row }) => (row.id === null ? [] : [asEntry(row)]));
  return { mark: rows[0]!.mark, entries };
}

const asEntry = ({ passedCodes, passedAt, penalties, ...entry }: EntryRow): EntryToJudge => ({
  ...entry,
  passings: (passedCodes ?? []).map((checkpoint, i) => ({ checkpoint, at: passedAt![i]! })),
  penalties: penalties ?? [],
});

function entriesToJudge(eventId: number, ids: RawBuilder<unknown>): RawBuilder<EntryRow> {
  return sql<EntryRow>`
    with wanted as (
      select id, category_id, bib, chip, gender, birth_date, given_age, nationality, division, team, wave_id, starts_at, ruled_status,
        withdrawn_at is not null as is_withdrawn
      from entries where event_id = ${eventId} and id = any(${ids})
    ), reads as (
      select w.id, p.checkpoint_code, ${countedAt()} as at
      from wanted w join passings p on p.event_id = ${eventId} and p.bib = w.bib and p.voided_at is null
      union all
      select w.id, p.checkpoint_code, ${countedAt()}
      from wanted w join passings p on p.event_id = ${eventId} and p.chip = w.chip and p.voided_at is null
    ), grouped as (
      select id, array_agg(checkpoint_code) as codes,
        array_agg((extract(epoch from at) * 1000)::bigint) as ats
      from reads group by id
    ), ruled as (
      select entry_id, jsonb_agg(jsonb_strip_nulls(
        jsonb_build_object('timeMs', time_ms, 'stage', nullif(stage, ''), 'laps', laps, 'places', places, 'disqualify', disqualify)) order by id) as penalties
      from penalties
      where event_id = ${eventId} and entry_id in (select id from wanted) and counts group by entry_id
    )
    select w.id, w.category_id, w.bib, w.chip, w.gender, w.birth_date, w.given_age, w.nationality, w.division, w.team, w.wave_id,
      w.starts_at, w.ruled_status, w.is_withdrawn,
      g.codes as passed_codes, g.ats as passed_at, r.penalties
    from wanted w left join grouped g on g.id = w.id left join ruled r on r.entry_id = w.id
    order by w.id`;
}

export interface ResultToStore {
  readonly entryId: number;
  readonly categoryId: number;
  readonly ageGroup: string | null;
  /** Codes of the named rankings that it is in, in the category's order. */
  readonly rankings: readonly string[];
  readonly result: Result;
  /** When the entry had done all laps of a race that its leader ends; null: it has not, or another race. */
  readonly allLapsAt: InstantMs | null;
}

/** Marks results as changed although their values are the same: other data that is shown with them changed. */
export async function touchResults(tx: Tx, version: number, entryIds: readonly number[]): Promise<void> {
  await sql`update results set version = ${version} where entry_id = any(${entryIds}::bigint[])`.execute(tx);
}

export async function deleteResultsOf(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("results").where("eventId", "=", eventId).execute();
}

/** The database channel on which processes tell each other that an event's results changed. */
export const resultsChannel = "results_changed";

export async function notifyResults(db: Db, eventId: number): Promise<void> {
  // its commit says nothing that must outlast a power cut, so nobody waits until it is on the disk
  const statement = sql`
    with lightly as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify(${resultsChannel}, ${String(eventId)}) from lightly`;
  await executePrepared(db, statement);
}
