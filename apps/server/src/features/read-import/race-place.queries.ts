import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";

/** Where and when an event's reads can be. */
export interface RacePlace {
  readonly slug: string;
  readonly timeZone: string;
  readonly startsOn: string;
  /** Null: it has no category. */
  readonly firstGunAt: InstantMs | null;
  readonly checkpoints: Awaited<ReturnType<typeof listCheckpointNames>>;
}

export async function loadRacePlace(db: Db, eventId: number): Promise<RacePlace | undefined> {
  const event = await db
    .selectFrom("events")
    .select(["slug", "timeZone", "startsOn"])
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) return undefined;
  const first = await db
    .selectFrom("categories")
    .select("gunAt")
    .where("eventId", "=", eventId)
    .orderBy("gunAt")
    .limit(1)
    .executeTakeFirst();
  return {
    ...event,
    firstGunAt: first?.gunAt ?? null,
    checkpoints: await listCheckpointNames(db, eventId),
  };
}
