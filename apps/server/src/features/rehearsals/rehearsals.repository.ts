import { sql } from "kysely";
import { atSpeed, type RaceClock } from "@time-event/domain/rehearsal/race-clock";
import type { RehearsalSource } from "@time-event/contract/rehearsals";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { PassingRow } from "../race-folder/race-folder.types.ts";

export interface NewRehearsal {
  readonly eventId: number;
  readonly raceAt: InstantMs;
  readonly speed: number;
  readonly source: RehearsalSource;
  readonly reads: number;
  readonly begunAt: InstantMs;
  readonly begunBy: string;
  readonly racePrint: string;
}

export async function insertRehearsal(tx: Tx, { raceAt, begunAt, ...rehearsal }: NewRehearsal): Promise<void> {
  const begun = toTimestamp(begunAt);
  await tx
    .insertInto("rehearsals")
    .values({
      ...rehearsal,
      chosenSpeed: rehearsal.speed,
      raceAt: toTimestamp(raceAt),
      setAt: begun,
      begunAt: begun,
    })
    .execute();
}

/** Stores reads to be fed, moved by `shiftMs`. */
export async function insertReads(
  tx: Tx,
  eventId: number,
  reads: readonly PassingRow[],
  shiftMs: number,
): Promise<void> {
  const column = <T>(of: (read: PassingRow) => T): T[] => reads.map(of);
  await sql`
    insert into rehearsal_reads (event_id, checkpoint_code, bib, chip, at, source, device)
    select ${eventId}, r.*
    from unnest(
      ${column((read) => read.checkpoint)}::text[], ${column((read) => read.bib)}::text[],
      ${column((read) => read.chip)}::text[], ${column((read) => toTimestamp(read.at + shiftMs))}::timestamptz[],
      ${column((read) => read.source)}::text[], ${column((read) => read.device)}::text[]) as r`.execute(tx);
}

/** The clock of a rehearsal, locked; undefined: there is none any more. */
export async function lockClock(tx: Tx, eventId: number): Promise<RaceClock | undefined> {
  return tx
    .selectFrom("rehearsals")
    .select(["raceAt", "setAt", "speed"])
    .where("eventId", "=", eventId)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets a rehearsal go on from where its race is, at another speed; 0: it rests. */
export async function setPace(
  tx: Tx,
  eventId: number,
  clock: RaceClock,
  now: InstantMs,
  { speed, isResting }: { readonly speed: number; readonly isResting: boolean },
): Promise<RaceClock> {
  const next = atSpeed(clock, now, isResting ? 0 : speed);
  await tx
    .updateTable("rehearsals")
    .set({
      raceAt: toTimestamp(next.raceAt),
      setAt: toTimestamp(next.setAt),
      speed: next.speed,
      chosenSpeed: speed,
    })
    .where("eventId", "=", eventId)
    .execute();
  return next;
}

export interface DueRead extends PassingRow {
  readonly id: number;
}

/** The next reads to be fed, the oldest first; the same ones again until they are removed. */
export async function listDueReads(db: Db, eventId: number, until: InstantMs, limit: number): Promise<DueRead[]> {
  return db
    .selectFrom("rehearsalReads")
    .select(["id", "checkpointCode as checkpoint", "bib", "chip", "at", "source", "device"])
    .where("eventId", "=", eventId)
    .where("at", "<=", instant(until))
    .orderBy("at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Removes reads that are fed, and counts them. */
export async function removeReads(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  await sql`
    with removed as (delete from rehearsal_reads where id = any(${ids}::bigint[]) returning id)
    update rehearsals set fed = fed + (select count(*) from removed) where event_id = ${eventId}`.execute(db);
}
