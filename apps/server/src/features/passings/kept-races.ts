import { randomUUID } from "node:crypto";
import type { Passing } from "@time-event/domain/race/race";
import { LRUCache } from "lru-cache";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { ExpectedVersion, ResultRow } from "../results/expected-results.service.ts";
import { loadRaceRules, type RaceRules } from "../results/race-rules.queries.ts";
import { loadEntriesNamed, loadEntriesUnderMark, takeVersion } from "../results/results.service.ts";
import type { IncomingPassing, StoredPassing } from "./passings.repository.ts";
import { type Counting, loadCounting } from "./source-clocks.queries.ts";

type EntryToJudge = Awaited<ReturnType<typeof loadEntriesNamed>>[number];

export interface KeptEntry extends EntryToJudge {
  readonly passings: Passing[];
  /** Its result as it is stored; undefined: not known. */
  stored?: ResultRow;
}

/** A race as the last transaction of this process left it, or as it leaves it once it is committed. */
export interface KeptRace {
  /** Whoever judges puts here what judging gave back: a read of the leader changes by what the next entries are judged. */
  rules: RaceRules;
  readonly countsAt: Counting;
  /** By bib and by chip; null: no entry has it. */
  readonly entries: Map<string, KeptEntry | null>;
  /** Whether somebody loses places, so that one result can change others; undefined: not known. */
  placesAreLost?: boolean;
}

interface Kept {
  readonly race: KeptRace;
  /** What the last transaction took, and all marks that this process left since it loaded the race. */
  version: number;
  mark: string;
  readonly marks: Set<string>;
  /** False while a transaction is about to change what is kept. */
  isSettled: boolean;
  /** Whether all its entries are being met, or have been. */
  isMeetingAll: boolean;
}

export interface KeptRaces {
  /**
   * Takes the next version of an event and opens its race: as kept in memory, if nobody has changed anything since, or else
   * loaded anew. Call `settle` once everything that the transaction stores is in it.
   * @throws NotFound `event_not_found`
   */
  open(tx: Tx, eventId: number): Promise<{ readonly version: number; readonly race: KeptRace }>;
  settle(eventId: number, race: KeptRace): void;
  /** The race as it is kept, without asking the database whether it is still true; undefined: it is not at hand. */
  peek(eventId: number): KeptRace | undefined;
  /** Loads whom reads concern and who is not at hand. @returns whether they are as the race is kept */
  meet(db: Db, eventId: number, race: KeptRace, reads: readonly IncomingPassing[]): Promise<boolean>;
  /** The next version of a race that is at hand, for a store that fails unless it is still true. */
  expectNext(eventId: number, race: KeptRace): ExpectedVersion;
  /** What is kept of a race is not true: something that was to be stored was not. */
  forget(eventId: number, race: KeptRace): void;
}

const mostRaces = 4;
/** Bibs and chips of a race: with a dozen reads each they take some 50 MB. A larger race begins anew when it has met so many. */
const mostNames = 60_000;
/** So many are met before they are read, so that there is room for those who are met by their reads. */
const mostMetAhead = 45_000;
const metAtATime = 500;
/** Where marshals and readers take turns at a race, what is kept does not last: it is not worth it. */
const undisturbedMs = 1_000;
/** After each of these loads it rests so many times as long as the load took. */
const restsFor = 2;
/** Marks by which entries are known to be as the race is kept, although they were loaded beside it. */
const mostMarks = 1_000;

/**
 * Races whose reads come in, with the entries that were judged since somebody else last changed anything. What is kept carries the
 * mark of the last transaction that used it. If that one was rolled back, or somebody came after it, the next one finds another
 * mark and forgets it.
 */
export function createKeptRaces(): KeptRaces {
  const kept = new LRUCache<number, Kept>({ max: mostRaces });
  const keptAs = (eventId: number, race: KeptRace) => {
    const found = kept.get(eventId);
    return found?.race === race ? found : undefined;
  };
  const leave = (found: Kept, version: number, mark: string) => {
    Object.assign(found, { version, mark });
    found.marks.add(mark);
    if (found.marks.size > mostMarks) found.marks.delete(found.marks.values().next().value!);
  };

  /** Since it left this mark only this process changed anything, and nothing of entries that it had not met. */
  const isAsKept = (eventId: number, race: KeptRace, mark: string | null) => {
    const found = keptAs(eventId, race);
    return found !== undefined && found.isSettled && mark !== null && found.marks.has(mark);
  };

  /** Meets everybody before they are read, once nobody else has changed the race for a while. */
  function meetAll(db: Db, eventId: number, race: KeptRace): void {
    const found = keptAs(eventId, race);
    if (!found || found.isMeetingAll) return;
    found.isMeetingAll = true;
    const meetSome = async (afterId: number) => {
      if (keptAs(eventId, race) !== found || race.entries.size > mostMetAhead) return;
      if (!found.isSettled) return later(afterId, undisturbedMs);
      const startedAt = performance.now();
      const { mark, entries } = await loadEntriesUnderMark(db, eventId, { afterId, most: metAtATime });
      if (!found.isSettled) return later(afterId, undisturbedMs);
      // somebody else came: the next transaction forgets the race, and begins anew
      if (entries.length === 0 || !isAsKept(eventId, race, mark)) return;
      takeInEntries(race, [], entries);
      later(entries.at(-1)!.id, restsFor * (performance.now() - startedAt));
    };
    // whoever is read meanwhile is met by their own reads, also if this fails
    const later = (afterId: number, ms: number) =>
      void setTimeout(() => void meetSome(afterId).catch(() => {}), ms).unref();
    later(0, undisturbedMs);
  }

  return {
    open: async (tx, eventId) => {
      const { version, mark, markBefore } = await takeVersion(tx, eventId);
      const found = kept.get(eventId);
      const isGood = found !== undefined && found.mark === markBefore && found.race.entries.size < mostNames;
      if (!isGood) kept.delete(eventId);
      const now = isGood
        ? found
        : {
            race: await loadRace(tx, eventId),
            version,
            mark: "",
            marks: new Set<string>(),
            isSettled: false,
            isMeetingAll: false,
          };
      now.isSettled = false;
      if (mark === null) kept.delete(eventId);
      else {
        leave(now, version, mark);
        kept.set(eventId, now);
      }
      return { version, race: now.race };
    },
    settle: (eventId, race) => {
      const found = keptAs(eventId, race);
      if (found) found.isSettled = true;
    },
    peek: (eventId) => {
      const found = kept.get(eventId);
      return found?.isSettled && found.race.entries.size < mostNames ? found.race : undefined;
    },
    meet: async (db, eventId, race, reads) => {
      const unmet = unmetOf(race, reads);
      if (unmet.length === 0) return true;
      const { mark, entries } = await loadEntriesUnderMark(db, eventId, namesOf(unmet));
      if (!isAsKept(eventId, race, mark)) return false;
      takeInEntries(race, unmetOf(race, unmet), entries);
      meetAll(db, eventId, race);
      return true;
    },
    expectNext: (eventId, race) => {
      const found = keptAs(eventId, race)!;
      const expected = { version: found.version + 1, markBefore: found.mark, mark: randomUUID() };
      leave(found, expected.version, expected.mark);
      return expected;
    },
    forget: (eventId, race) => {
      if (keptAs(eventId, race)) kept.delete(eventId);
    },
  };
}

async function loadRace(tx: Tx, eventId: number): Promise<KeptRace> {
  const rules = await loadRaceRules(tx, eventId);
  if (!rules) throw new NotFound("event");
  return { rules, countsAt: await loadCounting(tx, eventId), entries: new Map() };
}

const byBib = (bib: string) => `bib ${bib}`;
const byChip = (chip: string) => `chip ${chip}`;
export const nameIn = ({ bib, chip }: Pick<IncomingPassing, "bib" | "chip">) =>
  bib === undefined ? byChip(chip!) : byBib(bib);

const unmetOf = ({ entries }: KeptRace, reads: readonly IncomingPassing[]) =>
  reads.filter((read) => !entries.has(nameIn(read)));

const namesOf = (reads: readonly IncomingPassing[]) => ({
  bibs: [...new Set(reads.flatMap(({ bib }) => bib ?? []))],
  chips: [...new Set(reads.flatMap(({ chip }) => chip ?? []))],
});

function takeInEntries({ entries }: KeptRace, unmet: readonly IncomingPassing[], found: readonly EntryToJudge[]): void {
  for (const read of unmet) entries.set(nameIn(read), null);
  for (const { passings, ...entry } of found) {
    const names = [byBib(entry.bib), ...(entry.chip === null ? [] : [byChip(entry.chip)])];
    // met by its other name meanwhile
    const met = names.map((name) => entries.get(name)).find(Boolean) ?? { ...entry, passings: [...passings] };
    for (const name of names) entries.set(name, met);
  }
}

/** Loads whom reads concern and who is not at hand, without the reads that are not stored yet. */
export async function meetEntries(tx: Tx, race: KeptRace, reads: readonly IncomingPassing[]): Promise<void> {
  const unmet = unmetOf(race, reads);
  if (unmet.length === 0) return;
  takeInEntries(race, unmet, await loadEntriesNamed(tx, race.rules.eventId, namesOf(unmet)));
}

/** Gives reads that were just stored to the entries that they are of. */
export function takeInReads(
  { entries, countsAt }: KeptRace,
  reads: readonly IncomingPassing[],
): { readonly stored: StoredPassing[]; readonly concerned: KeptEntry[] } {
  const concerned = new Set<KeptEntry>();
  const stored = reads.map((read) => {
    const { checkpoint, bib = null, chip = null, at, device = "" } = read;
    const entry = entries.get(nameIn(read)) ?? null;
    entry?.passings.push({ checkpoint, at: countsAt(read) });
    if (entry) concerned.add(entry);
    return { checkpoint, bib, chip, at, device, entryId: entry?.id ?? null };
  });
  return { stored, concerned: [...concerned] };
}
