import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import { FolderRefused } from "./folder-problems.ts";
import type { Db } from "../../db/connection.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { setReplayedState } from "../events/import-event.service.ts";
import { announceResults, recomputeEvent } from "../results/results.service.ts";
import type { RaceFolder } from "./folder-source.ts";
import { importRace } from "./import-race.service.ts";
import { packTimeline } from "./passing-timeline.ts";
import type { PassingRow } from "./race-folder.types.ts";
import { findStoredEvent } from "./stored-events.repository.ts";
import { findLastReadAt } from "./replay-race.queries.ts";
import { createReplayer, type Replayer } from "./replayer.ts";
import { firstGunOf, shiftRace } from "./shift-race.ts";

export interface ReplayOptions {
  readonly slug: string;
  readonly speed: number;
  /** Where in the race to begin, counted from its first gun. */
  readonly fromMs: number;
  /** Goes on with a replay that was stopped, where its stored reads end. */
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

/** A replay is known by this in front of its folder's fingerprint; behind it stands by how much it was moved. */
const mark = "replay";

/**
 * Stores a folder's race as one that is under way, moved so that it is `fromMs` after its first gun now, and gets its
 * reads ready to be fed. An earlier replay under that slug is replaced, any other event refused.
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

  // What is stored already is sent once more, at once: so nothing is lost whatever the end of the last run was like.
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

/** Reads stored at a time: many, so that what happened before the replay began is soon there. */
const readsAtATime = 5_000;

/** Stores the next reads that are due; 0 when none is. Returns how many were sent. */
export async function feedDueReads(
  db: Db,
  { eventId, replayer }: Pick<Replay, "eventId" | "replayer">,
  now: InstantMs,
): Promise<number> {
  const reads = replayer.due(now, readsAtATime);
  if (reads.length === 0) return 0;
  await recordPassings(db, eventId, reads.map(toIncoming));
  replayer.take(reads.length);
  return reads.length;
}

/** Ends a replay whose race is over: who has not finished did not finish. */
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

function toIncoming({ bib, chip, ...read }: PassingRow) {
  return { ...read, ...(bib !== null && { bib }), ...(chip !== null && { chip }) };
}
