import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Club names in entries, to be replaced by another. */
export interface ClubNames {
  /** In lower case. */
  readonly written: readonly string[];
  readonly newName: string;
}

const haveOne = ({ written, newName }: ClubNames) =>
  sql`lower(club) = any(${written}::text[]) and club <> '' and club <> ${newName}`;

/** The events of entries with one of these clubs, in the order of their ids. */
export async function findEventsOfClubs(tx: Tx, names: ClubNames): Promise<number[]> {
  const { rows } = await sql<{ eventId: number }>`
    select distinct event_id from entries where ${haveOne(names)} order by event_id`.execute(tx);
  return rows.map(({ eventId }) => eventId);
}

/** Gives entries of these events the new name of their club and a new revision; returns how many there were. */
export async function renameClubs(
  tx: Tx,
  eventIds: readonly number[],
  names: ClubNames,
  changedBy: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update entries set club = ${names.newName}, revision = revision + 1, changed_at = now(), changed_by = ${changedBy}
    where event_id = any(${eventIds}::bigint[]) and ${haveOne(names)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
