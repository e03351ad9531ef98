import type { StartMark } from "@time-event/contract/start-line";
import type { RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";
import type { StartPoint } from "./start-points.ts";

/** An entry with its kit, its result and the mark that was made here. */
export interface StartRow {
  readonly entryId: number;
  readonly categoryId: number;
  readonly category: string;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly ruledStatus: RuledStatus | null;
  readonly isWithdrawn: boolean;
  readonly withdrawnReason: string;
  readonly startsAt: InstantMs;
  readonly lastSeenAt: InstantMs | null;
  readonly lastCheckpoint: string | null;
  readonly splitMs: readonly (number | null)[] | null;
  readonly kitAt: InstantMs | null;
  readonly kitBy: string | null;
  readonly kitDesk: string | null;
  readonly markReason: string | null;
  readonly markBy: string | null;
  readonly markAt: InstantMs | null;
}

/** Everybody who is in the race. Who withdrew is in it only if they were seen all the same. */
export async function loadStartRows(db: Db | Tx, eventId: number): Promise<StartRow[]> {
  const { rows } = await sql<StartRow>`
    with kits as (
      select distinct on (entry_id) entry_id, step, happened_at, made_by, desk from kit_records
      where event_id = ${eventId} order by entry_id, step desc
    ), marks as (
      select distinct on (me.entry_id) me.entry_id, m.reason, m.made_by, m.made_at
      from start_marks m join start_mark_entries me on me.mark_id = m.id
      where m.event_id = ${eventId} and m.undone_at is null order by me.entry_id, m.id desc
    )
    select e.id as entry_id, e.category_id, c.code as category, e.bib, e.first_name, e.last_name, e.first_name_en,
      e.last_name_en, e.ruled_status, e.withdrawn_at is not null as is_withdrawn, e.withdrawn_reason,
      coalesce(e.starts_at, w.starts_at, c.gun_at) as starts_at, r.last_seen_at, r.last_checkpoint, r.split_ms,
      k.happened_at as kit_at, k.made_by as kit_by, k.desk as kit_desk,
      m.reason as mark_reason, m.made_by as mark_by, m.made_at as mark_at
    from entries e join categories c on c.id = e.category_id
    left join results r on r.entry_id = e.id left join waves w on w.id = e.wave_id
    left join kits k on k.entry_id = e.id and k.step % 2 = 1
    left join marks m on m.entry_id = e.id and e.ruled_status = 'dns'
    where e.event_id = ${eventId} and (e.withdrawn_at is null or r.last_seen_at is not null)
    order by c.position, e.bib_order, e.id`.execute(db);
  return rows;
}

export interface StartReads {
  readonly entryId: number;
  readonly startReadAt: InstantMs | null;
  readonly earlyReadAt: InstantMs | null;
}

/** The reads of each entry at its own start line. */
export async function loadStartReads(
  db: Db | Tx,
  eventId: number,
  points: readonly StartPoint[],
): Promise<ReadonlyMap<number, StartReads>> {
  if (points.length === 0) return new Map();
  const { rows } = await sql<StartReads>`
    with lines as (
      select category_id, code, to_timestamp(gun_at / 1000.0) as gun_at, to_timestamp(until / 1000.0) as until
      from jsonb_to_recordset(${JSON.stringify(points.map(toRow))}::jsonb)
        as l (category_id bigint, code text, gun_at double precision, until double precision)
    ), starts as (
      select e.id, e.event_id, e.bib, e.chip, l.code, coalesce(e.starts_at, w.starts_at, l.gun_at) as gun_at,
        l.until + (coalesce(e.starts_at, w.starts_at, l.gun_at) - l.gun_at) as until
      from entries e join lines l on l.category_id = e.category_id join categories c on c.id = e.category_id
      left join waves w on w.id = e.wave_id and c.waves_have_guns
      where e.event_id = ${eventId}
    ), reads as (
      select s.id, ${countedAt()} as at, s.gun_at, s.until from starts s
        join passings p on p.event_id = s.event_id and p.checkpoint_code = s.code and p.bib = s.bib where p.voided_at is null
      union all
      select s.id, ${countedAt()}, s.gun_at, s.until from starts s
        join passings p on p.event_id = s.event_id and p.checkpoint_code = s.code and p.chip = s.chip where p.voided_at is null
    )
    select id as entry_id, min(at) filter (where at >= gun_at and (until is null or at < until)) as start_read_at,
      max(at) filter (where at < gun_at) as early_read_at
    from reads group by id`.execute(db);
  return new Map(rows.map((row) => [row.entryId, row]));
}

function toRow({ categoryId, code, gunAt, until }: StartPoint) {
  return { category_id: categoryId, code, gun_at: gunAt, until };
}

export interface StationNote {
  readonly bib: string;
  readonly text: string;
  readonly worker: string;
  readonly at: InstantMs;
}

/** The last note or dropout that stations sent of each bib and did not take back. */
export async function loadNotes(db: Db, eventId: number): Promise<ReadonlyMap<string, StationNote>> {
  const { rows } = await sql<Omit<StationNote, "at"> & { readonly atMs: number }>`
    select distinct on (s.bib) s.bib, coalesce(nullif(s.note, ''), s.reason, s.kind) as text, d.worker,
      s.happened_at_ms as at_ms
    from station_devices d join station_records s on s.device_id = d.id
    where d.event_id = ${eventId} and s.kind in ('note', 'dropout') and s.bib is not null
      and not exists (select from station_records u where u.device_id = s.device_id and u.kind = 'undo' and u.undoes = s.seq)
    order by s.bib, s.happened_at_ms desc`.execute(db);
  return new Map(rows.map(({ atMs, ...note }) => [note.bib, { ...note, at: atMs }]));
}

export interface Unregistered {
  readonly bib: string | null;
  readonly chip: string | null;
  readonly checkpoint: string;
  readonly firstAt: InstantMs;
  readonly reads: number;
  readonly device: string;
}

const mostUnregistered = 100;

/** Bibs and chips that were read at a start line and that nobody has, the last first. */
export async function loadUnregistered(db: Db, eventId: number, codes: readonly string[]): Promise<Unregistered[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Unregistered>`
    select p.bib, p.chip, p.checkpoint_code as checkpoint, min(${countedAt()}) as first_at, count(*)::int as reads,
      max(p.device) as device
    from passings p
    left join entries by_bib on by_bib.event_id = p.event_id and by_bib.bib = p.bib
    left join entries by_chip on by_chip.event_id = p.event_id and by_chip.chip = p.chip
    where p.event_id = ${eventId} and p.voided_at is null and p.checkpoint_code = any(${codes}::text[])
      and by_bib.id is null and by_chip.id is null
    group by p.bib, p.chip, p.checkpoint_code order by min(${countedAt()}) desc limit ${mostUnregistered}`.execute(db);
  return rows;
}

const mostMarks = 10;

/** What was marked by one press each, the newest first. */
export async function loadMarks(db: Db, eventId: number): Promise<StartMark[]> {
  const { rows } = await sql<
    Omit<StartMark, "undone"> & { readonly undoneAt: InstantMs | null; readonly undoneBy: string | null }
  >`
    select m.id, m.reason, m.made_at as at, m.made_by as by, m.undone_at, m.undone_by,
      (select count(*)::int from start_mark_entries me where me.mark_id = m.id) as entries
    from start_marks m where m.event_id = ${eventId} order by m.id desc limit ${mostMarks}`.execute(db);
  return rows.map(({ undoneAt, undoneBy, ...mark }) => ({
    ...mark,
    undone: undoneAt === null ? null : { at: undoneAt, by: undoneBy ?? "" },
  }));
}

/** Whom a mark marked, but for those whom a later one, still in force, marked again. */
export async function loadMarkedBy(tx: Tx, markId: number): Promise<number[]> {
  const { rows } = await sql<{ entryId: number }>`
    select me.entry_id from start_mark_entries me where me.mark_id = ${markId} and not exists (
      select from start_mark_entries later join start_marks m on m.id = later.mark_id
      where later.entry_id = me.entry_id and later.mark_id > me.mark_id and m.undone_at is null)
    order by me.entry_id`.execute(tx);
  return rows.map(({ entryId }) => entryId);
}
