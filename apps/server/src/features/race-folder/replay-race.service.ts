import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import { FolderRefused } from "./folder-problems.ts";
import type { Db } from "../../db/connection.ts";
import { asIncoming, recordPassings } from "../passings/passings.service.ts";
import { setReplayedState } from "../events/import-event.service.ts";
import { announceResults, recomputeEvent } from "../results/results.service.ts";
import type { RaceFolder } from "./folder-source.ts";
import { importRace } from "./import-race.service.ts";
import { packTimeline } from "./passing-timeline.ts";
import { findStoredEvent } from "./stored-events.repository.ts";
import { findLastReadAt } from "./replay-race.queries.ts";
import { createReplayer, type Replayer } from "./replayer.ts";
import { firstGunOf, shiftRace } from "./shift-race.service.ts";

export interface ReplayOptions {
  readonly slug: string;
  readonly speed: number;
  /** The time of the race at which to begin, counted from its first gun. */
  readonly fromMs: number;
  /** Continues a replay that was stopped, after its stored reads. */
  readonly resume: boolean;
}

export interface Replay {
  readonly eventId: number;
  readonly slug: string;
  /** The first gun as moved: the race clock counts from it. */
  readonly gunAt: InstantMs;
  readonly reads: number;
  readonly replayer: Replayer;
  readonly endsFinished: boolean;
}

/** The fingerprint of a replay begins with this; the folder's fingerprint and the shift in time follow. */
const mark = "replay";

/**
 * Stores a folder's race as a race under way, moved so that now is `fromMs` after its first gun, and prepares its reads
 * to be fed. It replaces an earlier replay under that slug and refuses to replace any other event.
 * @throws BadRace; FolderRefused `slug_taken` or `other_race`; NotFound when there is nothing to resume
 */
export async function beginReplay(
  db: Db,
  folder: RaceFolder,
  { slug, speed, fromMs, resume }: ReplayOptions,
  clock: () => InstantMs,
): Promise<Replay> {
  const gun = firstGunOf(folder.race);
  const name = `${mark}:${folder.fingerprint}:`;
  const stored = await db.transaction().execute((tx) => findStoredEvent(tx, slug));
  if (resume && !stored) throw new NotFound("event");
  if (resume && !stored?.sourceHash?.startsWith(name)) throw new FolderRefused("other_race");

  // whole seconds, so that a gun at 10:00:00 stays on the second
  const shiftMs = resume
    ? Number(stored!.sourceHash!.slice(name.length))
    : Math.floor((clock() - fromMs - gun) / 1000) * 1000;
  const gunAt = gun + shiftMs;
  const timeline = await packTimeline(folder.passings(), shiftMs);
  folder.finish();
  const eventId = resume ? stored!.id : (await storeMoved(db, folder, slug, shiftMs, `${name}${shiftMs}`)).eventId;

  // The stored reads are sent again, all at once: so nothing is lost, however the last run ended.
  const from = resume ? Math.max(gunAt, (await findLastReadAt(db, eventId)) ?? gunAt) : gunAt + fromMs;
  const replayer = createReplayer({ timeline, speed, startedAt: clock(), from });
  const endsFinished = folder.race.event.state === "finished";
  return { eventId, slug, gunAt, reads: timeline.length, replayer, endsFinished };
}

async function storeMoved(db: Db, folder: RaceFolder, slug: string, shiftMs: number, fingerprint: string) {
  return importRace(db, shiftRace(folder, { slug, shiftMs, fingerprint }), {
    mayReplace: ({ sourceHash }) => sourceHash?.startsWith(`${mark}:`) ?? false,
  });
}

/** Reads stored at a time: many, so that reads from before the replay began are stored soon. */
const readsAtATime = 5_000;

/** Stores the next due reads. Returns how many were sent; 0 if none is due. */
export async function feedDueReads(
  db: Db,
  { eventId, replayer }: Pick<Replay, "eventId" | "replayer">,
  now: InstantMs,
): Promise<number> {
  const reads = replayer.due(now, readsAtATime);
  if (reads.length === 0) return 0;
  await recordPassings(db, eventId, reads.map(asIncoming));
  replayer.take(reads.length);
  return reads.length;
}

/** Ends a replay whose race is over: entries without a finish get the status DNF. */
export async function endReplay(
  db: Db,
  { eventId, endsFinished }: Pick<Replay, "eventId" | "endsFinished">,
): Promise<void> {
  if (!endsFinished) return;
  await db.transaction().execute(async (tx) => {
    await setReplayedState(tx, eventId, "finished");
    await recomputeEvent(tx, eventId);
  });
  await announceResults(db, eventId);
}
