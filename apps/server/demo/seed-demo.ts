import type { InstantMs } from "@time-event/domain/time/instant";
import { FolderRefused } from "../src/features/race-folder/folder-problems.ts";
import type { Db } from "../src/db/connection.ts";
import { storeDrawnCourses } from "../src/features/courses/drawn-courses.service.ts";
import { completeEntries } from "../src/features/entries/import-entries.service.ts";
import { importRace, type ImportSummary } from "../src/features/race-folder/import-race.service.ts";
import { demoCourses } from "./courses/demo-courses.ts";
import { addCategoryTemplates } from "../src/features/category-templates/category-templates.service.ts";
import { demoTemplates } from "./category-templates.ts";
import { demoRaces } from "./demo-races.ts";
import { createEventChannels } from "../src/features/payment-channels/event-channels.service.ts";
import { createEventAsked } from "../src/features/events/staff/event-asked.service.ts";
import { createPaymentChannelsService } from "../src/features/payment-channels/payment-channels.service.ts";
import { createWorkerPool } from "../src/lib/heavy-work/worker-pool.ts";
import { dayAt } from "./local-days.ts";
import { seedFirstKits, seedLiveKits } from "./kits/seed-kits.ts";
import { cityRunSlug } from "./open/city-run-definition.ts";
import { seedShirtPicture } from "./open/shirt-picture.ts";
import { seedOrders } from "./orders/seed-orders.ts";
import { seedLists } from "./past/seed-lists.ts";
import { triathlonSlug } from "./open/triathlon-definition.ts";
import { registrationsOf } from "./registrations.ts";
import { beforePayers, demonstration } from "./master/demonstration-author.ts";
import { seedMasterData } from "./master/seed-master-data.ts";

export interface SeedOptions {
  readonly db: Db;
  readonly clock: () => InstantMs;
  /** Told each race as it is stored. */
  readonly onRace?: (summary: ImportSummary) => void;
  /** Where files for people to try things with are put; left out: nowhere. */
  readonly folder?: string;
}

/**
 * Stores the demonstration: the lists that events use, then race by race. A race whose slug is taken is left as it is,
 * so a seeding that was interrupted can simply be run again.
 */
export async function seedDemo({ db, clock, onRace = () => {}, folder }: SeedOptions): Promise<void> {
  await seedMasterData(db);
  const now = clock();
  await addCategoryTemplates(db, demoTemplates);
  const stored = [];
  for (const race of demoRaces(dayAt(now), now)) {
    try {
      const summary = await importRace(db, race);
      const complete = registrationsOf(race.race.event.startsOn, now);
      await db.transaction().execute((tx) => completeEntries(tx, summary.eventId, complete));
      await payInto(db, summary.eventId);
      stored.push({ ...summary, raceDay: race.race.event.startsOn });
      onRace(summary);
    } catch (error) {
      if (!(error instanceof FolderRefused && error.reason === "slug_taken")) throw error;
    }
  }
  for (const [slug, drawn] of Object.entries(demoCourses)) await storeDrawnCourses(db, slug, drawn);
  const workers = createWorkerPool(() => {});
  try {
    const cityRun = stored.find(({ slug }) => slug === cityRunSlug);
    const insured = stored.find(({ slug }) => slug === triathlonSlug);
    if (insured) await askForNumbers(db, clock, insured.eventId);
    if (cityRun) await seedShirtPicture(db, workers, cityRun);
    await seedOrders(stored, { db, workers, now, folder });
  } finally {
    await workers.stop();
  }
  await seedLists(db, stored, clock);
  await seedLiveKits(db);
  await seedFirstKits(db, stored, now);
}

/** All events of the demonstration are one organiser's, who is paid into all accounts that take payments. */
async function payInto(db: Db, eventId: number): Promise<void> {
  const channels = (await createPaymentChannelsService(db, beforePayers).list()).data.filter(({ active }) => active);
  const chosen = { eventId, channelIds: channels.map(({ id }) => id), revision: 0 };
  await createEventChannels(db, beforePayers).save(chosen, demonstration);
}

/** The sea swim's insurance wants to know who somebody is: a citizen's number, or a passport's. */
async function askForNumbers(db: Db, clock: () => InstantMs, eventId: number): Promise<void> {
  const asked = createEventAsked(db, clock);
  const { changedAt: _at, changedBy: _by, ...before } = (await asked.get({ eventId })).data;
  await asked.save({ ...before, eventId, nationalId: "optional", passport: "optional" }, demonstration);
}
