import type { InstantMs } from "@time-event/domain/race/race";
import { Refused } from "../../app/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { storeDrawnCourses } from "../courses/drawn-courses.service.ts";
import { importRace, type ImportSummary } from "../race-folder/import-race.service.ts";
import { demoCourses } from "./courses/demo-courses.ts";
import { demoRaces } from "./demo-races.ts";
import { spreadEntryTimes } from "./entry-times.repository.ts";
import { dayAt } from "./local-days.ts";

export interface SeedOptions {
  readonly db: Db;
  readonly clock: () => InstantMs;
  /** Hears of each race as it is stored. */
  readonly onRace?: (summary: ImportSummary) => void;
}

/**
 * Stores the demonstration, race by race. A race whose slug is taken is left as it is, so that a seeding that was cut
 * short can simply be run again.
 */
export async function seedDemo({ db, clock, onRace = () => {} }: SeedOptions): Promise<void> {
  const now = clock();
  for (const race of demoRaces(dayAt(now), now)) {
    try {
      const summary = await importRace(db, race);
      await spreadEntryTimes(db, race.race.event.slug, now);
      onRace(summary);
    } catch (error) {
      if (!(error instanceof Refused && error.reasons.includes("slug_taken"))) throw error;
    }
  }
  for (const [slug, drawn] of Object.entries(demoCourses)) await storeDrawnCourses(db, slug, drawn);
}
