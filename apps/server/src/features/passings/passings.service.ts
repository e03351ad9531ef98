import type { PassingFate } from "@time-event/contract/passings";
import type { passingSave } from "@time-event/contract/passings";
import { LRUCache } from "lru-cache";
import type { Db, Tx } from "../../db/connection.ts";
import { isDatabaseTrouble } from "../../db/trouble.ts";
import type { Submitted } from "../../http/public-api.ts";
import { NotFound } from "../../http/refusals.ts";
import { createTogether } from "../../lib/together.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { announceResults, judgeEntries } from "../results/results.service.ts";
import { checkByRules, fatesOf, meantInstants } from "./fates-of.ts";
import { planReads, type RecordedPassings, shareOut } from "./planned-reads.ts";
import { createKeptRaces, type KeptRaces, meetEntries, takeInReads } from "./kept-races.ts";
import { loadCounting } from "./source-clocks.queries.ts";
import {
  type ImportedPassing,
  type IncomingPassing,
  insertPassings,
  insertReads,
  type StoredPassing,
  voidPassings,
} from "./passings.repository.ts";

export type { RecordedPassings } from "./planned-reads.ts";

/**
 * Stores a batch of reads and judges the entries that they concern. Stores a read whose bib no entry has yet, and
 * leaves out one at an unknown checkpoint or far from the event's days; the other reads are stored in any case. Sending a batch again does no
 * harm. Call `announceResults` after the commit.
 * @param kept whoever stores reads again and again keeps what they are judged by
 * @throws NotFound `event_not_found`
 */
export async function storePassings(
  tx: Tx,
  eventId: number,
  passings: readonly IncomingPassing[],
  kept: KeptRaces = createKeptRaces(),
): Promise<RecordedPassings> {
  const { version, race } = await kept.open(tx, eventId);
  const { checked, valid } = checkByRules(race.rules, race.countsAt, passings);
  await meetEntries(tx, race, valid);
  const { stored, concerned } = takeInReads(race, await insertReads(tx, eventId, valid, race.countsAt));
  const { rules, placesAreLost } = await judgeEntries(tx, race.rules, version, concerned);
  Object.assign(race, { rules, placesAreLost });
  for (const entry of concerned) delete entry.stored;
  kept.settle(eventId, race);
  return { fates: fatesOf(checked, stored), meant: meantInstants(checked), version };
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
    const countsAt = await loadCounting(tx, eventId);
    const { checked, valid } = checkByRules(rules, countsAt, passings);
    fates = fatesOf(checked, await insertPassings(tx, eventId, valid, countsAt));
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
  /** The same for a device that sends no ids: what comes meanwhile is stored together. Tells every process. */
  readonly record: (eventId: number, passings: readonly IncomingPassing[]) => Promise<RecordedPassings>;
}

export function createPassingsService(db: Db): PassingsService {
  const kept = createKeptRaces();
  // submits that were stored together are announced together
  const announceTogether = createTogether({
    doAll: async (eventIds: readonly number[]) => {
      for (const eventId of new Set(eventIds)) await announceResults(db, eventId);
      return eventIds;
    },
    most: mostAnnounced,
    concernsAll: () => true,
  });
  // nobody waits for it: an announcement that is lost makes a result late, and never hides it
  const announce = (eventId: number) => void announceTogether(eventId).catch(() => {});
  const lanes = new LRUCache<number, ReturnType<typeof createLane>>({ max: mostLanes });
  const createLane = (eventId: number) =>
    createTogether({
      doAll: (batches: readonly (readonly IncomingPassing[])[]) =>
        db.transaction().execute((tx) => storeTogether(tx, eventId, batches, kept)),
      most: mostTogether,
      weightOf: (batch) => batch.length,
      concernsAll: isDatabaseTrouble,
      prepare: async (batches) => {
        const plan = await planReads(db, kept, eventId, batches.flat());
        return plan && (async () => ((await plan.store(db)) ? shareOut(batches, plan.recorded) : undefined));
      },
      preparedFrom,
    });
  return {
    save: {
      work: async (tx, { passings }, { key }) => ({
        data: await storePassings(tx, key.eventId, passings, kept),
        meta: {},
      }),
      // each of them takes the version of the event's results: alone, they would wait for it one after the other
      together: {
        lane: (_sent, { key }) => `passings ${key.eventId}`,
        most: mostTogether,
        weightOf: ({ sent }) => sent.passings.length,
        work: async (tx, asked) => {
          const batches = asked.map(({ sent }) => sent.passings);
          const recorded = await storeTogether(tx, asked[0]!.caller.key.eventId, batches, kept);
          return recorded.map((data) => ({ data, meta: {} }));
        },
        prepare: async (asked) => {
          const batches = asked.map(({ sent }) => sent.passings);
          const plan = await planReads(db, kept, asked[0]!.caller.key.eventId, batches.flat());
          if (!plan) return undefined;
          const replies = shareOut(batches, plan.recorded).map((data) => ({ data, meta: {} }));
          return { replies, store: (beside) => plan.store(db, beside) };
        },
        preparedFrom,
      },
      afterwards: async (_sent, { key }) => announce(key.eventId),
      repliesNoSecret: true,
    },
    record: async (eventId, passings) => {
      const lane = lanes.get(eventId) ?? createLane(eventId);
      lanes.set(eventId, lane);
      const recorded = await lane(passings);
      announce(eventId);
      return recorded;
    },
  };
}

const mostAnnounced = 1_000;
/** More cost as much for each read; so, while some are being stored, others are judged. */
const mostTogether = 500;
/** So many are worth preparing while others are being stored; fewer wait, so that more of them are stored together. */
const preparedFrom = 250;
const mostLanes = 200;

/** Stores several batches of reads of one event as one, and tells each the fates of its own. */
async function storeTogether(
  tx: Tx,
  eventId: number,
  batches: readonly (readonly IncomingPassing[])[],
  kept: KeptRaces,
): Promise<RecordedPassings[]> {
  return shareOut(batches, await storePassings(tx, eventId, batches.flat(), kept));
}
