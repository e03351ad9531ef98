import type { PassingFate } from "@time-event/contract/passings";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { StoredBeside } from "../../db/stored-beside.ts";
import { expectedStore, expectResult, isJudgedAlone, isSameResult } from "../results/expected-results.service.ts";
import { checkByRules, meantInstants } from "./fates-of.ts";
import { type KeptEntry, type KeptRace, type KeptRaces, nameIn } from "./kept-races.ts";
import { type IncomingPassing, storeReadsExpected } from "./passings.repository.ts";

export interface RecordedPassings {
  /** What became of each read, in the order in which they came. */
  readonly fates: PassingFate[];
  /** Instants that were probably meant, of reads that cannot be of the race. */
  readonly meant: { readonly index: number; readonly at: InstantMs }[];
  readonly version: number;
}

/** Reads that are judged, but not stored. */
export interface PlannedReads {
  readonly recorded: RecordedPassings;
  /** Stores them and their results, with what is to be stored beside them. @returns false: it was not as expected, and nothing is stored */
  readonly store: (db: Db, beside?: StoredBeside) => Promise<boolean>;
}

/**
 * Judges reads by the race as it is kept in memory, and stores them by one statement, which stores nothing if anybody came in between.
 * So reads are judged while those before them are being stored. Store plans in the order in which they were made.
 * @returns undefined: it takes a look at the database, as `storePassings` has it
 */
export async function planReads(
  db: Db,
  kept: KeptRaces,
  eventId: number,
  passings: readonly IncomingPassing[],
): Promise<PlannedReads | undefined> {
  const race = kept.peek(eventId);
  if (!race || race.placesAreLost !== false || !isJudgedAlone(race.rules)) return undefined;
  const { checked, valid } = checkByRules(race.rules, race.countsAt, passings);
  if (!(await kept.meet(db, eventId, race, valid)) || kept.peek(eventId) !== race) return undefined;

  // nothing is awaited from here on: the next plan begins with what this one leaves
  const taken = takeInNewReads(race, valid);
  if (!taken) return undefined;
  const concerned = new Set(taken.filter((entry) => entry !== null));
  const results = [...concerned].map((entry) => ({ entry, ...expectResult(race.rules, entry) }));
  if (results.some(({ losesPlaces }) => losesPlaces)) {
    kept.forget(eventId, race);
    return undefined;
  }
  const changed = results.filter(({ entry: { stored }, row }) => !stored || !isSameResult(stored, row));
  const areKnown = changed.every(({ entry }) => entry.stored !== undefined);
  for (const { entry, row } of changed) entry.stored = row;
  const expected = kept.expectNext(eventId, race);
  const parts = expectedStore(
    eventId,
    expected,
    changed.map(({ row }) => row),
    areKnown,
  );
  let next = 0;
  return {
    recorded: {
      fates: checked.map(({ doubt }) => doubt ?? (taken[next++] ? "stored" : "stored_unknown")),
      meant: meantInstants(checked),
      version: expected.version,
    },
    store: async (to, beside) => {
      let isStored = false;
      try {
        isStored = await storeReadsExpected(to, eventId, { reads: valid, countsAt: race.countsAt, ...parts }, beside);
      } finally {
        if (!isStored) kept.forget(eventId, race);
      }
      return isStored;
    },
  };
}

/**
 * Gives reads that are not stored yet to the entries that they are of. A read of somebody whom no entry has, and one that was voided, may be stored
 * already: the store finds that out.
 * @returns the entry of each; undefined: one of them may be stored already, and nothing is taken in
 */
function takeInNewReads(
  { entries, countsAt }: KeptRace,
  reads: readonly IncomingPassing[],
): (KeptEntry | null)[] | undefined {
  const taken: (KeptEntry | null)[] = [];
  for (const read of reads) {
    const entry = entries.get(nameIn(read)) ?? null;
    const { checkpoint } = read;
    const at = countsAt(read);
    if (entry?.passings.some((known) => known.at === at && known.checkpoint === checkpoint)) {
      for (const before of taken) before?.passings.pop();
      return undefined;
    }
    entry?.passings.push({ checkpoint, at });
    taken.push(entry);
  }
  return taken;
}

/** What became of several batches of reads that were stored as one. */
export function shareOut(batches: readonly (readonly unknown[])[], all: RecordedPassings): RecordedPassings[] {
  let from = 0;
  return batches.map(({ length }) => {
    const first = from;
    from += length;
    const meant = all.meant.filter(({ index }) => index >= first && index < from);
    return {
      fates: all.fates.slice(first, from),
      meant: meant.map(({ index, at }) => ({ index: index - first, at })),
      version: all.version,
    };
  });
}
