import type { ReplyOf } from "@time-event/contract/endpoint";
import type { PassingFate } from "@time-event/contract/passings";
import type { passingSave } from "@time-event/contract/passings";
import type { InstantMs } from "@time-event/domain/time/instant";
import { raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import type { Asked, Submitted } from "../../http/public-api.ts";
import { NotFound } from "../../http/refusals.ts";
import { createTogether } from "../../lib/together.ts";
import { loadRaceRules, type RaceRules } from "../results/race-rules.queries.ts";
import { announceResults, beginResults, judgeAndStore } from "../results/results.service.ts";
import { loadCounting } from "./source-clocks.queries.ts";
import { checkPassings, fatesOf } from "./fates-of.ts";
import {
  type ImportedPassing,
  type IncomingPassing,
  insertPassings,
  type StoredPassing,
  voidPassings,
} from "./passings.repository.ts";

export interface RecordedPassings {
  /** What became of each read, in the order in which they came. */
  readonly fates: PassingFate[];
  /** Instants that were probably meant, of reads that cannot be of the race. */
  readonly meant: { readonly index: number; readonly at: InstantMs }[];
  readonly version: number;
}

/**
 * Stores a batch of reads and judges the entries that they concern. Stores a read whose bib no entry has yet, and
 * leaves out one at an unknown checkpoint or far from the event's days; the other reads are stored in any case. Sending a batch again does no
 * harm. Call `announceResults` after the commit.
 * @throws NotFound `event_not_found`
 */
export async function storePassings(
  tx: Tx,
  eventId: number,
  passings: readonly IncomingPassing[],
): Promise<RecordedPassings> {
  const { version, rules } = await beginResults(tx, eventId);
  const { checked, stored, fates } = await storeChecked(tx, rules, passings);
  const entryIds = new Set(stored.flatMap(({ entryId }) => (entryId === null ? [] : [entryId])));
  await judgeAndStore(tx, rules, version, [...entryIds]);
  const meant = checked.flatMap(({ meantAt }, index) => (meantAt === null ? [] : [{ index, at: meantAt }]));
  return { fates, meant, version };
}

class NothingStored extends Error {}

/** What `storePassings` would say of reads: stores them and takes everything back, so that both say the same. Judges nothing. */
export async function tryPassings(
  db: Db,
  eventId: number,
  passings: readonly IncomingPassing[],
): Promise<Pick<RecordedPassings, "fates">> {
  let fates: PassingFate[] = [];
  const work = async (tx: Tx) => {
    const rules = await loadRaceRules(tx, eventId);
    if (!rules) throw new NotFound("event");
    ({ fates } = await storeChecked(tx, rules, passings));
    throw new NothingStored();
  };
  await db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (!(error instanceof NothingStored)) throw error;
    });
  return { fates };
}

async function storeChecked(tx: Tx, rules: RaceRules, passings: readonly IncomingPassing[]) {
  const isCheckpoint = (code: string) => rules.checkpoints.has(code);
  const countsAt = await loadCounting(tx, rules.eventId);
  const checked = checkPassings(passings, { isCheckpoint, window: raceWindow(rules), countsAt });
  const valid = checked.flatMap(({ read, doubt }) => (doubt === null ? [read] : []));
  const stored = await insertPassings(tx, rules.eventId, valid, countsAt);
  return { checked, stored, fates: fatesOf(checked, stored) };
}

/**
 * Stores reads of marshals, which the caller has checked. Judge the entries that they concern.
 * @returns those that were not stored before
 */
export async function addReads(tx: Tx, eventId: number, reads: readonly IncomingPassing[]): Promise<StoredPassing[]> {
  return reads.length === 0 ? [] : insertPassings(tx, eventId, reads, await loadCounting(tx, eventId));
}

/** Lets reads count no more: whoever entered them took them back. @returns the entries to judge again */
export async function voidReads(tx: Tx, eventId: number, reads: readonly IncomingPassing[]): Promise<number[]> {
  return reads.length === 0 ? [] : voidPassings(tx, eventId, reads);
}

/** A read as a race folder holds it, as a device would send it. */
export function asIncoming({ checkpoint, bib, chip, at, source, device }: ImportedPassing): IncomingPassing {
  return { checkpoint, ...(bib !== null && { bib }), ...(chip !== null && { chip }), at, source, device };
}

/** `storePassings` in a transaction of its own; then tells every process. */
export async function recordPassings(
  db: Db,
  eventId: number,
  passings: readonly IncomingPassing[],
): Promise<RecordedPassings> {
  const recorded = await db.transaction().execute((tx) => storePassings(tx, eventId, passings));
  await announceResults(db, eventId);
  return recorded;
}

export interface PassingsService {
  /** Stores what a device sends, for the event that its key belongs to. */
  readonly save: Submitted<typeof passingSave>;
}

export function createPassingsService(db: Db): PassingsService {
  // submits that were stored together are announced together
  const announce = createTogether({
    doAll: async (eventIds: readonly number[]) => {
      for (const eventId of new Set(eventIds)) await announceResults(db, eventId);
      return eventIds;
    },
    most: mostAnnounced,
    concernsAll: () => true,
  });
  return {
    save: {
      work: async (tx, { passings }, { key }) => ({ data: await storePassings(tx, key.eventId, passings), meta: {} }),
      // each of them takes the version of the event's results: alone, they would wait for it one after the other
      together: {
        lane: ({ passings }, { key }) => (passings.length <= mostShared ? `passings ${key.eventId}` : undefined),
        most: mostSubmits,
        work: storeTogether,
      },
      afterwards: async (_sent, { key }) => void (await announce(key.eventId)),
    },
  };
}

const mostAnnounced = 1_000;
/** Larger batches gain nothing by sharing. */
const mostShared = 500;
/** So many reads are judged within a second, and the last of them waits no longer. */
const mostSubmits = 20;

/** Stores the reads of several submits for one event as one batch, and tells each the fates of its own. */
async function storeTogether(
  tx: Tx,
  asked: readonly Asked<typeof passingSave>[],
): Promise<ReplyOf<typeof passingSave>[]> {
  const { eventId } = asked[0]!.caller.key;
  const all = await storePassings(
    tx,
    eventId,
    asked.flatMap(({ sent }) => sent.passings),
  );
  let from = 0;
  return asked.map(({ sent: { passings } }) => {
    const first = from;
    from += passings.length;
    const meant = all.meant.filter(({ index }) => index >= first && index < from);
    const data = {
      fates: all.fates.slice(first, from),
      meant: meant.map(({ index, at }) => ({ index: index - first, at })),
      version: all.version,
    };
    return { data, meta: {} };
  });
}
