import { type RawBuilder, sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { executePrepared } from "../../db/prepared.ts";
import { sentRows } from "../../db/sent-rows.ts";
import type { StoredBeside } from "../../db/stored-beside.ts";
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

/** What makes a read the one that it is. */
type ReadIdentity = Pick<IncomingPassing, "checkpoint" | "at"> & {
  readonly [Part in "bib" | "chip" | "device"]?: string | null | undefined;
};

/** What to store of the instant by which a read counts: nothing where it is what the device said. */
export function movedTo(read: Pick<IncomingPassing, "checkpoint" | "device" | "at">, countsAt: Counting) {
  const counted = countsAt(read);
  return timestampOrNull(counted === read.at ? null : counted);
}

/** Stores reads as they came, and returns the new ones with their entries. The same read twice is one read. */
export async function insertPassings(
  tx: Tx,
  eventId: number,
  passings: readonly IncomingPassing[],
  countsAt: Counting,
): Promise<StoredPassing[]> {
  const { rows } = await sql<StoredPassing>`
    with stored as (
      ${insertion(eventId, passings, countsAt)} returning checkpoint_code, bib, chip, at, device
    )
    select s.checkpoint_code as checkpoint, s.bib, s.chip, s.at, s.device, coalesce(by_bib.id, by_chip.id) as entry_id
    from stored s
    left join entries by_bib on by_bib.event_id = ${eventId} and by_bib.bib = s.bib
    left join entries by_chip on by_chip.event_id = ${eventId} and by_chip.chip = s.chip`.execute(tx);
  return rows;
}

/** Stores reads as they came, for whoever knows their entries. @returns those that are new */
export async function insertReads(
  tx: Tx,
  eventId: number,
  reads: readonly IncomingPassing[],
  countsAt: Counting,
): Promise<readonly IncomingPassing[]> {
  if (reads.length === 0) return reads;
  const { rows } = await sql<{ id: number }>`${insertion(eventId, reads, countsAt)} returning id`.execute(tx);
  if (rows.length === reads.length) return reads;
  const fresh = await sql<ReadIdentity>`
    select checkpoint_code as checkpoint, bib, chip, at, device
    from passings where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx);
  const left = new Set(fresh.rows.map(nameOfRead));
  return reads.filter((read) => left.delete(nameOfRead(read)));
}

/** Two reads with the same name are the same read. */
export function nameOfRead({ checkpoint, bib, chip, at, device }: ReadIdentity): string {
  return JSON.stringify([checkpoint, bib ?? null, chip ?? null, at, device ?? ""]);
}

/** @param from what else the reads depend on: no row of it, and none is stored */
function insertion(
  eventId: number,
  reads: readonly (IncomingPassing | ImportedPassing)[],
  countsAt: Counting,
  from: RawBuilder<unknown> = sql``,
) {
  const column = (name: string, type: string, of: (read: IncomingPassing | ImportedPassing) => string | null) => {
    return { name, type, values: reads.map(of) };
  };
  const sent = sentRows("r", [
    column("at", "timestamptz", ({ at }) => toTimestamp(at)),
    column("checkpoint_code", "text", ({ checkpoint }) => checkpoint),
    column("bib", "text", ({ bib }) => bib ?? null),
    column("chip", "text", ({ chip }) => chip ?? null),
    column("source", "text", ({ source }) => source ?? ""),
    column("device", "text", ({ device }) => device ?? ""),
    column("counts_at", "timestamptz", (read) => movedTo(read, countsAt)),
  ]);
  return sql`
    insert into passings (event_id, at, checkpoint_code, bib, chip, source, device, counts_at)
    select ${eventId}::bigint, ${sent.columns} from ${from} ${sent.rows}
    on conflict on constraint passings_once do nothing`;
}

interface ExpectedReads {
  readonly reads: readonly IncomingPassing[];
  readonly countsAt: Counting;
  /** Gives a row if everything else may be stored. */
  readonly taken: RawBuilder<unknown>;
  readonly results: RawBuilder<unknown>;
}

/**
 * Stores reads that are not stored yet, with their results and what else there is, by one statement.
 * @returns false: nothing was taken, and nothing is stored
 * @throws if something of it could not be stored, and then nothing is
 */
export async function storeReadsExpected(
  db: Db,
  eventId: number,
  { reads, countsAt, taken, results }: ExpectedReads,
  beside?: StoredBeside,
): Promise<boolean> {
  const statement = sql<{ isTaken: boolean }>`
    with taken as materialized (${taken}), stored as (
      ${insertion(eventId, reads, countsAt, sql`taken,`)} returning id
    ), judged as (${results}) ${beside ? sql`, ${beside.parts}` : sql``}
    select all_or_nothing((select count(*) from stored) = ${reads.length} ${beside ? sql`and ${beside.isWhole}` : sql``}) as is_taken
    from taken`;
  const rows = await executePrepared(db, statement);
  return rows.length > 0;
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
  const { numAffectedRows } = await insertion(eventId, reads, await loadCounting(tx, eventId)).execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function deleteOfEvent(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("passings").where("eventId", "=", eventId).execute();
}
