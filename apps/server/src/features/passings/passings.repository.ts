import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { type Counting, loadCounting } from "./source-clocks.queries.ts";

/** One read from a marshal, reader or file: by bib or by chip. */
export interface IncomingPassing {
  readonly checkpoint: string;
  readonly bib?: string | undefined;
  readonly chip?: string | undefined;
  readonly at: InstantMs;
  readonly source?: string | undefined;
  readonly device?: string | undefined;
}

/** A read that was not stored before. `entryId` is null if no entry has its bib or chip. */
export interface StoredPassing extends Pick<IncomingPassing, "checkpoint" | "at"> {
  readonly bib: string | null;
  readonly chip: string | null;
  readonly device: string;
  readonly entryId: number | null;
}

/** What to store of the instant by which a read counts: nothing where it is what the device said. */
export function movedTo(read: Pick<IncomingPassing, "checkpoint" | "device" | "at">, countsAt: Counting) {
  const counted = countsAt(read);
  return timestampOrNull(counted === read.at ? null : counted);
}

/** Stores reads as they came, and returns the new ones. The same read twice is one read. */
export async function insertPassings(
  tx: Tx,
  eventId: number,
  passings: readonly IncomingPassing[],
  countsAt: Counting,
): Promise<StoredPassing[]> {
  const given = passings.map(({ checkpoint, bib, chip, at, source, device }) => ({
    counts_at: movedTo({ checkpoint, device, at }, countsAt),
    checkpoint_code: checkpoint,
    bib: bib ?? null,
    chip: chip ?? null,
    at: toTimestamp(at),
    source: source ?? "",
    device: device ?? "",
  }));
  const { rows } = await sql<StoredPassing>`
    with stored as (
      insert into passings (event_id, checkpoint_code, bib, chip, at, source, device, counts_at)
      select ${eventId}, r.*
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as r(checkpoint_code text, bib text, chip text, at timestamptz, source text, device text,
          counts_at timestamptz)
      on conflict on constraint passings_once do nothing
      returning checkpoint_code, bib, chip, at, device
    )
    select s.checkpoint_code as checkpoint, s.bib, s.chip, s.at, s.device, coalesce(by_bib.id, by_chip.id) as entry_id
    from stored s
    left join entries by_bib on by_bib.event_id = ${eventId} and by_bib.bib = s.bib
    left join entries by_chip on by_chip.event_id = ${eventId} and by_chip.chip = s.chip`.execute(tx);
  return rows;
}

/**
 * Marks reads by bib as taken back by whoever entered them; returns the entries with these bibs. Also those that staff have
 * voided: they do not count again when staff undo that.
 */
export async function voidPassings(tx: Tx, eventId: number, reads: readonly IncomingPassing[]): Promise<number[]> {
  const column = <T>(of: (read: IncomingPassing) => T): T[] => reads.map(of);
  const { rows } = await sql<{ id: number }>`
    with voided as (
      update passings p set taken_back_at = now(), voided_at = coalesce(p.voided_at, now())
      from unnest(
        ${column((read) => read.checkpoint)}::text[], ${column((read) => read.bib ?? null)}::text[],
        ${column((read) => toTimestamp(read.at))}::timestamptz[], ${column((read) => read.device ?? "")}::text[]
      ) as r(checkpoint, bib, at, device)
      where p.event_id = ${eventId} and p.checkpoint_code = r.checkpoint and p.bib = r.bib and p.at = r.at
        and p.device = r.device and p.taken_back_at is null
      returning p.bib
    )
    select e.id from voided v join entries e on e.event_id = ${eventId} and e.bib = v.bib`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A read of an imported race: by bib or by chip, the other is null. */
export interface ImportedPassing {
  readonly checkpoint: string;
  readonly bib: string | null;
  readonly chip: string | null;
  readonly at: InstantMs;
  readonly source: string;
  readonly device: string;
}

/** Stores many thousands of reads as they came; returns how many were new. The same read twice is one read. */
export async function insertImported(tx: Tx, eventId: number, reads: readonly ImportedPassing[]): Promise<number> {
  const column = <T>(of: (read: ImportedPassing) => T): T[] => reads.map(of);
  const countsAt = await loadCounting(tx, eventId);
  const { numAffectedRows } = await sql`
    insert into passings (event_id, checkpoint_code, bib, chip, at, source, device, counts_at)
    select ${eventId}, r.*
    from unnest(
      ${column((read) => read.checkpoint)}::text[], ${column((read) => read.bib)}::text[],
      ${column((read) => read.chip)}::text[], ${column((read) => toTimestamp(read.at))}::timestamptz[],
      ${column((read) => read.source)}::text[], ${column((read) => read.device)}::text[],
      ${column((read) => movedTo(read, countsAt))}::timestamptz[]) as r
    on conflict on constraint passings_once do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function deleteOfEvent(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("passings").where("eventId", "=", eventId).execute();
}
