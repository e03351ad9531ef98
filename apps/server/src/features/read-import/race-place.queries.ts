import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";

/** Where and when an event's reads can be. */
export interface RacePlace {
  readonly slug: string;
  readonly timeZone: string;
  readonly startsOn: string;
  /** Null: it has no category. */
  readonly firstGunAt: InstantMs | null;
  readonly checkpoints: readonly {
    readonly code: string;
    readonly name: { readonly th: string; readonly en: string };
  }[];
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
  const checkpoints = await db
    .selectFrom("checkpoints")
    .select(["code", "nameTh", "nameEn"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return {
    ...event,
    firstGunAt: first?.gunAt ?? null,
    checkpoints: checkpoints.map(({ code, nameTh, nameEn }) => ({ code, name: { th: nameTh, en: nameEn } })),
  };
}
