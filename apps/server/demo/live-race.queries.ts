import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../src/db/connection.ts";
import { DEMO_FINGERPRINT } from "./demo-race.ts";

/** Any number that no other lock of the product begins with. */
const FEEDER_LOCK = 7_463_990;

export interface StoredLiveRace {
  readonly eventId: number;
  readonly gunAt: InstantMs;
  /** Time of the last read that the mats delivered. */
  readonly lastReadAt: InstantMs;
}

/** The demonstration's race under way; undefined when it is not there, or another race has its slug. */
export async function findLiveRace(db: Db, slug: string): Promise<StoredLiveRace | undefined> {
  const race = await db
    .selectFrom("events")
    .innerJoin("categories", "categories.eventId", "events.id")
    .where("slug", "=", slug)
    .where("sourceHash", "like", `${DEMO_FINGERPRINT}%`)
    .select((get) => ["events.id as eventId", get.fn.min<InstantMs>("gunAt").as("gunAt")])
    .groupBy("events.id")
    .executeTakeFirst();
  if (!race) return undefined;
  const last = await db
    .selectFrom("passings")
    .where("eventId", "=", race.eventId)
    .where("source", "=", "chip")
    .select((get) => get.fn.max<InstantMs | null>("at").as("at"))
    .executeTakeFirst();
  return { ...race, lastReadAt: last?.at ?? race.gunAt };
}

/** Takes the right to feed for as long as this connection lives; false while another process has it. */
export async function tryToLead(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ isLeader: boolean }>`select pg_try_advisory_lock(${FEEDER_LOCK}) as is_leader`.execute(
    connection,
  );
  return rows[0]?.isLeader ?? false;
}

/** Throws when the connection, and the right with it, is lost. */
export async function assertStillLeading(connection: Db): Promise<void> {
  await sql`select 1`.execute(connection);
}

export async function stopLeading(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${FEEDER_LOCK})`.execute(connection);
}
