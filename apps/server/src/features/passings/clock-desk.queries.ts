import type { ClockSource, SetClock } from "@time-event/contract/clocks";
import type { ReadSource } from "@time-event/domain/clocks/source-of-reads";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { timestampOrNull } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";

/** A read of a source: what its clock said, and by which instant it counts now. */
export interface SourceRead extends ReadSource {
  readonly id: number;
  readonly at: InstantMs;
  readonly countsAt: InstantMs;
}

/** The reads of a source, also those that do not count; empty: there is no such source. */
export async function findSourceReads(db: Db | Tx, eventId: number, source: ReadSource): Promise<SourceRead[]> {
  const { rows } = await sql<SourceRead>`
    select id, checkpoint_code as checkpoint, device, at, ${countedAt("passings")} as counts_at from passings
    where event_id = ${eventId} and checkpoint_code = ${source.checkpoint} and device = ${source.device}
    order by id`.execute(db);
  return rows;
}

/** The reads of a source that count, each with the entry whose bib or chip it is. */
export async function findCountedReads(db: Db, eventId: number, { checkpoint, device }: ReadSource) {
  const { rows } = await sql<SourceRead & { readonly entryId: number | null }>`
    select p.id, p.checkpoint_code as checkpoint, p.device, p.at, ${countedAt()} as counts_at,
      coalesce(b.id, c.id) as entry_id
    from passings p left join entries b on b.event_id = p.event_id and b.bib = p.bib
    left join entries c on c.event_id = p.event_id and c.chip = p.chip
    where p.event_id = ${eventId} and p.checkpoint_code = ${checkpoint} and p.device = ${device} and p.voided_at is null
    order by p.id`.execute(db);
  return rows;
}

interface SourceRow extends Omit<ClockSource, "clocks" | "measured"> {
  readonly offsetMs: number | null;
  readonly worker: string | null;
}

/** Where reads come from, except staff; a phone with what its station measured last. */
export async function loadClockSources(db: Db, eventId: number, byHand: string): Promise<ClockSource[]> {
  const { rows } = await sql<SourceRow>`
    select p.*, d.offset_ms, d.worker, (
        select max(c.id) from source_clocks c
        where c.event_id = ${eventId} and c.checkpoint_code = p.checkpoint and c.device = p.device
      ) as latest
    from (
      select checkpoint_code as checkpoint, device, max(source) as source, count(*) as reads, min(at) as first_at,
        max(at) as last_at
      from passings where event_id = ${eventId} and device <> ${byHand} group by checkpoint_code, device
    ) p left join checkpoints k on k.event_id = ${eventId} and k.code = p.checkpoint
    left join station_devices d on d.event_id = ${eventId} and d.checkpoint_code = p.checkpoint and d.device = p.device
    order by k.position, p.device`.execute(db);
  const clocks = await loadSetClocks(db, eventId);
  return rows.map(({ offsetMs, worker, ...source }) => ({
    ...source,
    measured: worker === null ? null : { worker, offsetMs },
    clocks: clocks
      .filter(({ checkpoint, device }) => checkpoint === source.checkpoint && device === source.device)
      .map(({ checkpoint: _checkpoint, device: _device, ...clock }) => clock),
  }));
}

/** Every clock that was ever set, the latest first. */
async function loadSetClocks(db: Db, eventId: number): Promise<(SetClock & ReadSource)[]> {
  const { rows } = await sql<SetClock & ReadSource>`
    select c.id, c.checkpoint_code as checkpoint, c.device, c.kind, c.from_at, c.to_at, c.offset_ms, c.pairs, c.spread_ms,
      c.reason, c.made_by as by, c.made_at as at,
      case when u.id is not null then jsonb_build_object('by', u.made_by,
        'at', (extract(epoch from u.made_at) * 1000)::bigint) end as undone
    from source_clocks c left join source_clocks u on u.undoes = c.id
    where c.event_id = ${eventId} and c.kind <> 'undo' order by c.id desc`.execute(db);
  return rows;
}

/** So many people are compared: enough for a median, whatever the size of the race. */
const mostCompared = 1_000;

/** A stretch of a source's own time: from included, to not; null: without end. */
export interface SourceStretch extends ReadSource {
  readonly fromAt: InstantMs | null;
  readonly toAt: InstantMs | null;
}

/** When somebody passed a point; `isAsked`: by the source whose clock is in question, in its own time. */
export interface ComparedPass {
  readonly entryId: number;
  readonly categoryId: number;
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly isAsked: boolean;
}

/**
 * Whom a source read in a stretch of its time, and when others read them at whichever point. The last read of a start counts,
 * the first of any other point. Reads of the same device elsewhere share its clock: they are left out unless that was put right.
 */
export async function findComparedPasses(db: Db | Tx, eventId: number, asked: SourceStretch): Promise<ComparedPass[]> {
  const { checkpoint, device, fromAt, toAt } = asked;
  const isIn = sql`(${timestampOrNull(fromAt)}::timestamptz is null or p.at >= ${timestampOrNull(fromAt)})
    and (${timestampOrNull(toAt)}::timestamptz is null or p.at < ${timestampOrNull(toAt)})`;
  const { rows } = await sql<ComparedPass>`
    with asked as (
      select p.id, p.bib, p.chip, p.at from passings p where p.event_id = ${eventId} and p.checkpoint_code = ${checkpoint}
        and p.device = ${device} and p.voided_at is null and ${isIn}
    ), asked_of as (
      select e.id, e.category_id, a.at from asked a join entries e on e.event_id = ${eventId} and e.bib = a.bib
      union all
      select e.id, e.category_id, a.at from asked a join entries e on e.event_id = ${eventId} and e.chip = a.chip
    ), here as (
      select a.id, a.category_id,
        case when (select kind from checkpoints where event_id = ${eventId} and code = ${checkpoint}) = 'start'
          then max(a.at) else min(a.at) end as at
      from asked_of a group by a.id, a.category_id
      order by hashint8(a.id) limit ${mostCompared}
    ), named as (
      select h.id, h.category_id, e.bib, e.chip from here h join entries e on e.id = h.id
    ), others as (
      select n.id, n.category_id, p.checkpoint_code, p.device, p.counts_at, p.at from named n
      join passings p on p.event_id = ${eventId} and p.bib = n.bib and p.voided_at is null
      union all
      select n.id, n.category_id, p.checkpoint_code, p.device, p.counts_at, p.at from named n
      join passings p on p.event_id = ${eventId} and p.chip = n.chip and p.voided_at is null
    )
    select id as entry_id, category_id, ${checkpoint} as checkpoint, at, true as is_asked from here
    union all
    select o.id, o.category_id, o.checkpoint_code,
      case when k.kind = 'start' then max(${countedAt("o")}) else min(${countedAt("o")}) end, false
    from others o join checkpoints k on k.event_id = ${eventId} and k.code = o.checkpoint_code
    where (o.checkpoint_code, o.device) <> (${checkpoint}, ${device})
      and (o.device <> ${device} or o.device = '' or o.counts_at is not null)
    group by o.id, o.category_id, o.checkpoint_code, k.kind`.execute(db);
  return rows;
}

/** So many measurements are drawn. */
const mostDrawn = 300;

/** What a phone's station measured: the server's clock minus the device's, by the server's time. Reads are stored with it. */
export async function loadMeasured(db: Db, eventId: number, { checkpoint, device }: ReadSource) {
  const { rows } = await sql<{ at: InstantMs; offsetMs: number }>`
    select a.server_at_ms as at, a.server_at_ms - a.device_at_ms as offset_ms
    from station_anchors a join station_devices d on d.id = a.device_id
    where d.event_id = ${eventId} and d.checkpoint_code = ${checkpoint} and d.device = ${device}
    order by a.server_at_ms desc limit ${mostDrawn}`.execute(db);
  return rows.toReversed();
}

/** The names of entries. */
export async function loadNamesOfEntries(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("entries")
    .select(["id", "bib", "firstName", "lastName"])
    .where("id", "in", [...ids])
    .execute();
}
