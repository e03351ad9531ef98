import type { ReadChangeKind, ReadEffect } from "@time-event/domain/reads/read-changes";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant, timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { movedTo } from "./passings.repository.ts";
import { loadCounting } from "./source-clocks.queries.ts";

/** Everything of a read that a change looks at. */
export interface StoredRead {
  readonly id: number;
  readonly checkpoint: string;
  readonly bib: string | null;
  readonly chip: string | null;
  readonly at: InstantMs;
  readonly source: string;
  readonly device: string;
  readonly voidedAt: InstantMs | null;
}

export async function findReads(tx: Tx, eventId: number, ids: readonly number[]): Promise<StoredRead[]> {
  return tx
    .selectFrom("passings")
    .select(["id", "checkpointCode as checkpoint", "bib", "chip", "at", "source", "device", "voidedAt"])
    .where("eventId", "=", eventId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

interface NewChange {
  readonly eventId: number;
  readonly kind: ReadChangeKind;
  readonly reason: string;
  readonly by: string;
  readonly now: InstantMs;
}

export async function insertChange(tx: Tx, { eventId, kind, reason, by, now }: NewChange): Promise<number> {
  const { id } = await tx
    .insertInto("readChanges")
    .values({ eventId, kind, reason, madeBy: by, madeAt: toTimestamp(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Voids reads, or lets them count again, and keeps what was before. Returns those that were otherwise. */
export async function setVoided(
  tx: Tx,
  changeId: number,
  ids: readonly number[],
  { voidedAt }: { readonly voidedAt: InstantMs | null },
): Promise<number[]> {
  const effect = voidedAt === null ? "restored" : "voided";
  const isOtherwise = voidedAt === null ? sql`voided_at is not null` : sql`voided_at is null`;
  const { rows } = await sql<{ id: number }>`
    with chosen as (
      select id, voided_at from passings where id = any(${ids}::bigint[]) and ${isOtherwise} for no key update
    ), noted as (
      insert into read_change_reads (change_id, passing_id, effect, voided_before)
      select ${changeId}, id, ${effect}, voided_at from chosen
    )
    update passings p set voided_at = ${timestampOrNull(voidedAt)}::timestamptz from chosen c where p.id = c.id
    returning p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A read that staff add: by hand, or in the place of another. */
export interface AddedRead extends Pick<StoredRead, "checkpoint" | "at" | "source" | "device"> {
  readonly bib: string;
  readonly replaces: number | null;
}

/** Adds a read; undefined: the same read is there. */
export async function insertAdded(
  tx: Tx,
  { eventId, changeId }: { readonly eventId: number; readonly changeId: number },
  { checkpoint, ...read }: AddedRead,
): Promise<number | undefined> {
  const countsAt = movedTo({ checkpoint, ...read }, await loadCounting(tx, eventId));
  const added = await tx
    .insertInto("passings")
    .values({ ...read, eventId, checkpointCode: checkpoint, at: toTimestamp(read.at), countsAt })
    .onConflict((conflict) => conflict.constraint("passings_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return undefined;
  await tx.insertInto("readChangeReads").values({ changeId, passingId: added.id, effect: "added" }).execute();
  return added.id;
}

/** The read that is the same as one that staff would add. */
export async function findSame(tx: Tx, eventId: number, read: AddedRead): Promise<StoredRead | undefined> {
  return tx
    .selectFrom("passings")
    .select(["id", "checkpointCode as checkpoint", "bib", "chip", "at", "source", "device", "voidedAt"])
    .where("eventId", "=", eventId)
    .where("bib", "=", read.bib)
    .where("checkpointCode", "=", read.checkpoint)
    .where("at", "=", instant(read.at))
    .where("device", "=", read.device)
    .executeTakeFirst();
}

export async function setReplaces(tx: Tx, id: number, replaces: number | null): Promise<void> {
  await tx.updateTable("passings").set({ replaces }).where("id", "=", id).execute();
}

/** A change that may be undone, with what it did. */
export interface StandingChange {
  readonly kind: ReadChangeKind;
  readonly madeAt: InstantMs;
  readonly reason: string;
  readonly effects: readonly (ReadEffect & { readonly id: number })[];
  /** A later change that stands concerns the same reads. */
  readonly isOvertaken: boolean;
}

/** A change that was not undone, locked. */
export async function lockStanding(tx: Tx, eventId: number, changeId: number): Promise<StandingChange | undefined> {
  const change = await tx
    .selectFrom("readChanges")
    .select(["kind", "madeAt", "reason"])
    .where("eventId", "=", eventId)
    .where("id", "=", changeId)
    .where("undoneAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!change) return undefined;
  const effects = await tx
    .selectFrom("readChangeReads as r")
    .innerJoin("passings as p", "p.id", "r.passingId")
    .select(["p.id", "r.effect", "r.voidedBefore", "p.takenBackAt"])
    .where("r.changeId", "=", changeId)
    .orderBy("p.id")
    .execute();
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from read_change_reads own join read_change_reads r on r.passing_id = own.passing_id
      join read_changes c on c.id = r.change_id
      where own.change_id = ${changeId} and c.id > ${changeId} and c.undone_at is null
    ) as found`.execute(tx);
  return { ...change, effects, isOvertaken: rows[0]!.found };
}

export async function storeUndone(
  tx: Tx,
  changeId: number,
  voided: readonly { readonly id: number; readonly voidedAt: InstantMs | null }[],
  { by, now }: { readonly by: string; readonly now: InstantMs },
): Promise<void> {
  await sql`
    update passings p set voided_at = r.voided_at
    from unnest(${voided.map(({ id }) => id)}::bigint[],
      ${voided.map(({ voidedAt }) => timestampOrNull(voidedAt))}::timestamptz[]) as r(id, voided_at)
    where p.id = r.id`.execute(tx);
  await tx
    .updateTable("readChanges")
    .set({ undoneBy: by, undoneAt: toTimestamp(now) })
    .where("id", "=", changeId)
    .execute();
}
