import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../src/db/connection.ts";
import { DEMO_FINGERPRINT } from "./demo-race.ts";

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
