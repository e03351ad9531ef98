import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../src/db/connection.ts";
import { importKits } from "../../src/features/kits/import-kits.service.ts";
import { liveSlug } from "../live/live-start.ts";
import { cityRunSlug } from "../open/city-run-definition.ts";
import { findLiveRace } from "../live-race.queries.ts";
import { kitsOfFirstHours, kitsOfLiveRace } from "./desk-days.ts";
import { loadAtDesk } from "./kits-to-hand-out.queries.ts";

/** Hands out most kits of the race under way, as long as none is out. */
export async function seedLiveKits(db: Db): Promise<void> {
  const race = await findLiveRace(db, liveSlug);
  if (!race) return;
  const kits = kitsOfLiveRace(await loadAtDesk(db, race.eventId), race.gunAt);
  await db.transaction().execute((tx) => importKits(tx, race.eventId, kits));
}

/** The hand-out of the city run has begun. */
export async function seedFirstKits(
  db: Db,
  events: readonly { readonly eventId: number; readonly slug: string }[],
  now: InstantMs,
): Promise<void> {
  const cityRun = events.find(({ slug }) => slug === cityRunSlug);
  if (!cityRun) return;
  const kits = kitsOfFirstHours(await loadAtDesk(db, cityRun.eventId), now);
  await db.transaction().execute((tx) => importKits(tx, cityRun.eventId, kits));
}
