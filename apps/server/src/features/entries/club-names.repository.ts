import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Clubs as entries have them, to be written in another way. */
export interface ClubNames {
  /** In small letters. */
  readonly written: readonly string[];
  readonly newName: string;
}

const haveOne = ({ written, newName }: ClubNames) =>
  sql`lower(club) = any(${written}::text[]) and club <> '' and club <> ${newName}`;

/** The events of entries that have one of these clubs, in the order of their ids. */
export async function findEventsOfClubs(tx: Tx, names: ClubNames): Promise<number[]> {
  const { rows } = await sql<{ eventId: number }>`
    select distinct event_id from entries where ${haveOne(names)} order by event_id`.execute(tx);
  return rows.map(({ eventId }) => eventId);
}

/** Gives entries of these events the new name of their club; each has a new revision then. How many they were. */
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
