import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/**
 * Takes the next version of an event's results and locks it until the transaction ends, so that versions are committed
 * in order; undefined when there is no such event. The event's own row is neither changed nor locked.
 */
export async function takeNextVersion(tx: Tx, eventId: number): Promise<number | undefined> {
  const counted = await tx
    .updateTable("resultVersions")
    .set({ version: sql<number>`version + 1` })
    .where("eventId", "=", eventId)
    .returning("version")
    .executeTakeFirst();
  return counted?.version ?? holdVersion(tx, eventId, 1);
}

/** A version that was taken. */
export interface MarkedVersion {
  readonly version: number;
  /** Names the transaction that took it. */
  readonly mark: string | null;
  /** Names the last transaction before it that took or held a version; null: not known. */
  readonly markBefore: string | null;
}

/** `takeNextVersion` for whoever keeps in memory what the transaction before it left. */
export async function takeMarkedVersion(tx: Tx, eventId: number): Promise<MarkedVersion | undefined> {
  const { rows } = await sql<MarkedVersion>`
    with held as materialized (
      select event_id, mark from result_versions where event_id = ${eventId} for no key update
    )
    update result_versions v set version = v.version + 1 from held h where v.event_id = h.event_id
    returning v.version, v.mark, h.mark as mark_before`.execute(tx);
  if (rows[0]) return rows[0];
  const version = await holdVersion(tx, eventId, 1);
  return version === undefined ? undefined : { version, mark: null, markBefore: null };
}

/** The version that a process expects to take, because it knows who took the one before. */
export interface ExpectedVersion {
  readonly version: number;
  readonly markBefore: string;
  /** The mark to leave. */
  readonly mark: string;
}

/** Takes a version as expected, and gives a row with it; none if somebody came in between. A part of a statement. */
export function takingExpected(eventId: number, { version, markBefore, mark }: ExpectedVersion): RawBuilder<unknown> {
  return sql`
    update result_versions set version = ${version}::bigint, mark = ${mark}
    where event_id = ${eventId} and mark = ${markBefore} and version = ${version}::bigint - 1 returning version`;
}

/** Locks the version without changing it; an event without a version gets `first`. */
export async function holdVersion(tx: Tx, eventId: number, first = 0): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    insert into result_versions as v (event_id, version) select id, ${first}::bigint from events where id = ${eventId}
    on conflict (event_id) do update set version = v.version + ${first}::bigint
    returning version`.execute(tx);
  return rows[0]?.version;
}

/** The same when categories or checkpoints changed: processes with the event in memory load it again. */
export async function takeNextRulesVersion(tx: Tx, eventId: number): Promise<number | undefined> {
  const version = await takeNextVersion(tx, eventId);
  if (version !== undefined) await setRulesVersion(tx, eventId, version);
  return version;
}

/** Makes every process load an event again: also when results were removed, which the remaining rows do not show. */
export async function setRulesVersion(tx: Tx, eventId: number, version: number): Promise<void> {
  await tx.updateTable("resultVersions").set({ rulesVersion: version }).where("eventId", "=", eventId).execute();
}

/** Lets the versions of a new event continue those of another one. */
export async function startVersionsAfter(tx: Tx, eventId: number, version: number): Promise<void> {
  await tx.insertInto("resultVersions").values({ eventId, version }).execute();
}
