import { sql } from "kysely";
import type { Gender, Passing, Penalty, RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Result } from "@time-event/domain/results/result";
import { toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { countedAt } from "./counted-at.queries.ts";

/** One entry with everything that its result depends on. */
export interface EntryToJudge {
  readonly id: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly givenAge: number | null;
  readonly team: string | null;
  readonly waveId: number | null;
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

/** Loads entries with their reads (by bib and by chip) and the penalties in force. */
export async function loadEntriesToJudge(
  tx: Db | Tx,
  eventId: number,
  ids: readonly number[],
): Promise<EntryToJudge[]> {
  const { rows } = await sql<EntryRow>`
    with wanted as (
      select id, category_id, bib, chip, gender, birth_date, given_age, team, wave_id, ruled_status,
        withdrawn_at is not null as is_withdrawn
      from entries where event_id = ${eventId} and id = any(${ids}::bigint[])
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
        jsonb_build_object('timeMs', time_ms, 'laps', laps, 'disqualify', disqualify)) order by id) as penalties
      from penalties
      where event_id = ${eventId} and entry_id = any(${ids}::bigint[]) and counts group by entry_id
    )
    select w.id, w.category_id, w.bib, w.gender, w.birth_date, w.given_age, w.team, w.wave_id, w.ruled_status, w.is_withdrawn,
      g.codes as passed_codes, g.ats as passed_at, r.penalties
    from wanted w left join grouped g on g.id = w.id left join ruled r on r.entry_id = w.id
    order by w.id`.execute(tx);

  return rows.map(({ passedCodes, passedAt, penalties, ...entry }) => ({
    ...entry,
    passings: (passedCodes ?? []).map((checkpoint, i) => ({ checkpoint, at: passedAt![i]! })),
    penalties: penalties ?? [],
  }));
}

export interface ResultToStore {
  readonly entryId: number;
  readonly categoryId: number;
  readonly ageGroup: string | null;
  readonly result: Result;
}

/** Stores results at a version. A row that would not change keeps its old version, so nobody is told of it. */
export async function storeResults(
  tx: Tx,
  eventId: number,
  version: number,
  results: readonly ResultToStore[],
): Promise<void> {
  if (results.length === 0) return;
  const rows = results.map(({ entryId, categoryId, ageGroup, result }) => ({
    entry_id: entryId,
    category_id: categoryId,
    age_group: ageGroup,
    rank_key: result.rankKey,
    other_rank_key: result.otherRankKey,
    status: result.status,
    time_ms: result.timeMs,
    gun_ms: result.gunMs,
    chip_ms: result.chipMs,
    penalty_ms: result.penaltyMs,
    laps: result.laps,
    split_codes: result.splits.map((split) => split.checkpoint),
    split_ms: result.splits.map((split) => split.timeMs),
    stage_ms: result.stageMs,
    leg_ms: result.legMs,
    flags: result.flags,
    last_checkpoint: result.lastSeen?.checkpoint ?? null,
    last_seen_at: result.lastSeen ? toTimestamp(result.lastSeen.at) : null,
  }));
  await sql`
    insert into results as old (event_id, version, entry_id, category_id, age_group, rank_key, other_rank_key, status, time_ms, gun_ms,
      chip_ms, penalty_ms, laps, split_codes, split_ms, stage_ms, leg_ms, flags, last_checkpoint, last_seen_at)
    select ${eventId}, ${version}, r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(entry_id bigint, category_id bigint, age_group text,
      rank_key bigint, other_rank_key bigint, status text, time_ms bigint, gun_ms bigint, chip_ms bigint, penalty_ms bigint, laps integer,
      split_codes text[], split_ms bigint[], stage_ms bigint[], leg_ms bigint[], flags text[], last_checkpoint text,
      last_seen_at timestamptz)
    on conflict (entry_id) do update set (version, category_id, age_group, rank_key, other_rank_key, status, time_ms, gun_ms, chip_ms,
      penalty_ms, laps, split_codes, split_ms, stage_ms, leg_ms, flags, last_checkpoint, last_seen_at) =
      row(excluded.version, excluded.category_id, excluded.age_group, excluded.rank_key, excluded.other_rank_key, excluded.status,
      excluded.time_ms, excluded.gun_ms, excluded.chip_ms, excluded.penalty_ms, excluded.laps, excluded.split_codes,
      excluded.split_ms, excluded.stage_ms, excluded.leg_ms, excluded.flags, excluded.last_checkpoint,
      excluded.last_seen_at)
    where (old.category_id, old.age_group, old.rank_key, old.other_rank_key, old.status, old.time_ms, old.gun_ms, old.chip_ms,
      old.penalty_ms, old.laps, old.split_codes, old.split_ms, old.stage_ms, old.leg_ms, old.flags,
      old.last_checkpoint, old.last_seen_at) is distinct from
      (excluded.category_id, excluded.age_group, excluded.rank_key, excluded.other_rank_key, excluded.status, excluded.time_ms, excluded.gun_ms,
      excluded.chip_ms, excluded.penalty_ms, excluded.laps, excluded.split_codes, excluded.split_ms, excluded.stage_ms,
      excluded.leg_ms, excluded.flags, excluded.last_checkpoint, excluded.last_seen_at)`.execute(tx);
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
  await sql`select pg_notify(${resultsChannel}, ${String(eventId)})`.execute(db);
}
