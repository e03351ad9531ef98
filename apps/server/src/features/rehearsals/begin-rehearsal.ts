import type { RehearsalSource } from "@time-event/contract/rehearsals";
import { rehearsalBegin } from "@time-event/contract/rehearsals";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { lockEvent, type LockedEvent } from "../edits/locks.queries.ts";
import { markRehearsal } from "../events/import-event.service.ts";
import { loadDefinition } from "../race-folder/export-race.queries.ts";
import { storeRace } from "../race-folder/import-race.service.ts";
import type { RaceDefinition } from "../race-folder/race-folder.types.ts";
import { rehearsedRace, type RehearsedField } from "./rehearsed-race.ts";
import { findRehearsal, printOfRace } from "./rehearsals.queries.ts";
import { insertReads, insertRehearsal } from "./rehearsals.repository.ts";

const readsAtATime = 5_000;

/** The event to be rehearsed, locked, and its race. Every call that begins a rehearsal has these words. */
export async function openRace(
  tx: Tx,
  eventId: number,
): Promise<{ readonly event: LockedEvent; readonly race: RaceDefinition }> {
  const event = await lockEvent(tx, eventId);
  if (event.rehearsalOf !== null) throw new Refused(rehearsalBegin, ["is_rehearsal"]);
  if (await findRehearsal(tx, eventId)) throw new Refused(rehearsalBegin, ["exists"]);
  const { race } = (await loadDefinition(tx, event.slug))!;
  if (race.categories.length === 0 || race.categories.some(({ checkpoints }) => checkpoints.length === 0)) {
    throw new Refused(rehearsalBegin, ["course_empty"]);
  }
  return { event, race };
}

interface Begin {
  readonly event: LockedEvent;
  readonly race: RaceDefinition;
  readonly field: RehearsedField;
  readonly source: RehearsalSource;
  readonly speed: number;
  readonly minutesToGun: number;
  readonly by: string;
  readonly now: InstantMs;
}

/** Stores the copy in which people rehearse, and the reads to be fed to it. */
export async function storeRehearsal(tx: Tx, begin: Begin): Promise<{ rehearsal: number; slug: string }> {
  const { event, race, field, source, speed, minutesToGun, by, now } = begin;
  if (field.entries.length === 0 || field.reads.length === 0)
    throw new Refused(rehearsalBegin, ["nothing_to_rehearse"]);
  // a gun at 6:00:00 stays on the second
  const gunAt = Math.ceil(now / 1000) * 1000 + minutesToGun * 60_000;
  const slug = `${event.slug.slice(0, 60)}-rehearsal`;
  const racePrint = await printOfRace(tx, event.id);

  const moved = rehearsedRace(race, field.entries, { slug, gunAt });
  const { summary } = await storeRace(tx, moved.source);
  const { eventId } = summary;
  await markRehearsal(tx, eventId, event.id);
  await insertRehearsal(tx, {
    eventId,
    raceAt: now,
    speed,
    source,
    reads: field.reads.length,
    begunAt: now,
    begunBy: by,
    racePrint,
  });
  for (let from = 0; from < field.reads.length; from += readsAtATime) {
    await insertReads(tx, eventId, field.reads.slice(from, from + readsAtATime), moved.shiftMs);
  }
  return { rehearsal: eventId, slug };
}
