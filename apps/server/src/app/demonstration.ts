import type { Db } from "../db/connection.ts";
import { isEmpty } from "../db/readiness.ts";

/**
 * Fills an empty database with the demonstration and lets its race under way go on. Loaded only where it is wanted, so
 * that an installation of one's own carries nothing of it.
 */
export async function startDemonstration(db: Db, log: (message: string) => void): Promise<{ stop: () => Promise<void> }> {
  const { seedDemo } = await import("../features/demo/seed-demo.ts");
  const { createLiveRaceFeeder } = await import("../jobs/feed-live-race.ts");
  if (await isEmpty(db)) await seedDemo({ db, clock: Date.now });
  const feeder = createLiveRaceFeeder({
    db,
    clock: Date.now,
    onError: (error) => log(`the demonstration's race stands still: ${String(error)}`),
  });
  feeder.start();
  return feeder;
}
