import type { Gender, RuledStatus } from "@time-event/domain/race/race";
import type { ReadPair } from "@time-event/domain/findings/two-places";
import type { Unknown } from "@time-event/domain/findings/reads-of-nobody";
import type { ResultFlag, ResultStatus } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";

/** An entry with its result and what was decided about it. */
export interface JudgedRow {
  readonly entryId: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly gender: Gender;
  readonly ruledStatus: RuledStatus | null;
  readonly isWithdrawn: boolean;
  readonly outAt: InstantMs | null;
  readonly waveId: number | null;
  readonly startsAt: InstantMs | null;
  readonly waveStartsAt: InstantMs | null;
  readonly status: ResultStatus;
  readonly rankKey: number;
  readonly gunMs: number | null;
  readonly splitMs: readonly (number | null)[];
  readonly flags: readonly ResultFlag[];
  readonly lastSeenAt: InstantMs | null;
}

/** Everybody with a result, and when a marshal reported them out last. */
export async function loadJudged(db: Db | Tx, eventId: number): Promise<JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`
    with reported as (
      select s.ruled_entry_id as id, max(s.happened_at_ms) as out_at
      from station_devices d join station_records s on s.device_id = d.id
      where d.event_id = ${eventId} and s.kind = 'dropout' and s.ruled_entry_id is not null group by 1
    )
    select e.id as entry_id, e.category_id, e.bib, e.gender, e.ruled_status, e.withdrawn_at is not null as is_withdrawn,
      o.out_at, e.wave_id, e.starts_at, w.starts_at as wave_starts_at, r.status, r.rank_key, r.gun_ms, r.split_ms, r.flags, r.last_seen_at
    from entries e join results r on r.entry_id = e.id
    left join waves w on w.id = e.wave_id and e.starts_at is null left join reported o on o.id = e.id
    where e.event_id = ${eventId} order by e.id`.execute(db);
  return rows;
}

/** So close, two reads at two places may be those of two people: with the slowest rule, 5 minutes are 9 km. */
const closeMs = 300_000;

interface PairRow {
  readonly entryId: number;
  readonly id: number;
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly beforeId: number;
  readonly beforeCheckpoint: string;
  readonly beforeAt: InstantMs;
}

/** Counted reads of one entry that follow each other closely at two checkpoints. */
export async function loadClosePairs(db: Db | Tx, eventId: number): Promise<ReadPair[]> {
  const { rows } = await sql<PairRow>`
    with reads as (
      select e.id as entry_id, p.id, p.checkpoint_code, ${countedAt()} as at from passings p
        join entries e on e.event_id = p.event_id and e.bib = p.bib where p.event_id = ${eventId} and p.voided_at is null
      union all
      select e.id, p.id, p.checkpoint_code, ${countedAt()} from passings p
        join entries e on e.event_id = p.event_id and e.chip = p.chip where p.event_id = ${eventId} and p.voided_at is null
    ), followed as (
      select *, lag(id) over each_entry as before_id, lag(checkpoint_code) over each_entry as before_code,
        lag(at) over each_entry as before_at
      from reads window each_entry as (partition by entry_id order by at, id)
    )
    select entry_id, id, checkpoint_code as checkpoint, at, before_id, before_code as before_checkpoint, before_at
    from followed
    where before_code <> checkpoint_code and at - before_at < ${closeMs} * interval '1 millisecond'`.execute(db);
  return rows.map(({ entryId, beforeId, beforeCheckpoint, beforeAt, ...second }) => ({
    entryId,
    first: { id: beforeId, checkpoint: beforeCheckpoint, at: beforeAt },
    second,
  }));
}

/** A read as evidence, without whose it is. */
export interface EvidenceRow {
  readonly id: number;
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly source: string;
  readonly device: string;
}

const evidenceOf = sql`jsonb_build_object('id', p.id, 'checkpoint', p.checkpoint_code,
  'at', (extract(epoch from ${countedAt()}) * 1000)::bigint, 'source', p.source, 'device', p.device)`;

export interface UnknownRow extends Unknown {
  readonly reads: readonly EvidenceRow[];
}

/** Bibs and chips that no entry has, with their first reads. */
export async function loadUnknown(db: Db | Tx, eventId: number): Promise<UnknownRow[]> {
  const { rows } = await sql<UnknownRow>`
    select p.bib, p.chip, count(*)::int as count, max(p.id) as last_id,
      to_jsonb((array_agg(${evidenceOf} order by ${countedAt()}, p.id))[1:30]) as reads
    from passings p
    left join entries by_bib on by_bib.event_id = p.event_id and by_bib.bib = p.bib
    left join entries by_chip on by_chip.event_id = p.event_id and by_chip.chip = p.chip
    where p.event_id = ${eventId} and p.voided_at is null and by_bib.id is null and by_chip.id is null
    group by p.bib, p.chip order by max(p.id) desc`.execute(db);
  return rows;
}

/** Who entries are, with their counted reads in order of time. */
export async function loadShownEntries(db: Db | Tx, eventId: number, ids: readonly number[]) {
  const { rows } = await sql<{
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly firstNameEn: string;
    readonly lastNameEn: string;
    readonly reads: EvidenceRow[] | null;
  }>`
    select e.id, e.first_name, e.last_name, e.first_name_en, e.last_name_en, r.reads
    from entries e left join lateral (
      select jsonb_agg(${evidenceOf} order by ${countedAt()}, p.id) as reads from (
        select * from passings where event_id = e.event_id and bib = e.bib and voided_at is null
        union all
        select * from passings where event_id = e.event_id and chip = e.chip and voided_at is null
      ) p
    ) r on true
    where e.event_id = ${eventId} and e.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** The last decision on each finding that has one. */
export async function loadDecisions(db: Db | Tx, eventId: number) {
  const { rows } = await sql<{
    readonly key: string;
    readonly isDismissed: boolean;
    readonly reason: string;
    readonly by: string;
    readonly at: InstantMs;
  }>`
    select distinct on (key) key, is_dismissed, reason, made_by as by, made_at as at
    from finding_decisions where event_id = ${eventId} order by key, id desc`.execute(db);
  return new Map(rows.map(({ key, ...decision }) => [key, decision]));
}
