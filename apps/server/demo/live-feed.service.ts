import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../src/db/connection.ts";
import { asIncoming, recordPassings } from "../src/features/passings/passings.service.ts";
import { importRace } from "../src/features/race-folder/import-race.service.ts";
import type { PassingRow } from "../src/features/race-folder/race-folder.types.ts";
import { DEMO_FINGERPRINT } from "./demo-race.ts";
import { demoLiveRace } from "./demo-races.ts";
import { dueBatches } from "./live-feed.ts";
import { seedLiveKits } from "./kits/seed-kits.ts";
import { findLiveRace } from "./live-race.queries.ts";
import { isLiveRaceOver, liveGunFor, liveSlug } from "./live/live-start.ts";

/** The state of the feed, from tick to tick. */
export interface LiveFeed {
  readonly eventId: number;
  readonly gunAt: InstantMs;
  readonly upcoming: readonly PassingRow[];
  readonly fedUntil: InstantMs;
}

/** Continues a stored race after its reads; null when the demonstration has none. */
export async function openLiveFeed(db: Db): Promise<LiveFeed | null> {
  const race = await findLiveRace(db, liveSlug);
  if (!race) return null;
  // from the same millisecond again: a read of it may be missing, and a stored one is not stored twice
  const fedUntil = race.lastReadAt - 1;
  const upcoming = demoLiveRace(race.gunAt, fedUntil).upcomingPassings();
  return { eventId: race.eventId, gunAt: race.gunAt, upcoming, fedUntil };
}

/** Stores the reads since the last tick; replaces a race that is over by the one under way now. */
export async function feed(db: Db, live: LiveFeed, now: InstantMs): Promise<LiveFeed | null> {
  if (isLiveRaceOver(live.gunAt, now)) {
    await importRace(db, demoLiveRace(liveGunFor(now), now), {
      mayReplace: ({ sourceHash }) => sourceHash?.startsWith(DEMO_FINGERPRINT) ?? false,
    });
    await seedLiveKits(db);
    return openLiveFeed(db);
  }
  for (const batch of dueBatches(live.upcoming, live.fedUntil, now)) {
    await recordPassings(db, live.eventId, batch.map(asIncoming));
  }
  return { ...live, fedUntil: now };
}
