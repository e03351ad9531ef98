import type { Passing } from "@time-event/domain/race/race";
import { LRUCache } from "lru-cache";
import type { Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadRaceRules, type RaceRules } from "../results/race-rules.queries.ts";
import { loadEntriesNamed, takeVersion } from "../results/results.service.ts";
import type { IncomingPassing, StoredPassing } from "./passings.repository.ts";
import { type Counting, loadCounting } from "./source-clocks.queries.ts";

type EntryToJudge = Awaited<ReturnType<typeof loadEntriesNamed>>[number];

interface KeptEntry extends EntryToJudge {
  readonly passings: Passing[];
}

/** A race in a transaction that has taken its version: nobody else changes anything that its results depend on. */
export interface KeptRace {
  /** Whoever judges puts here what judging gave back: a read of the leader changes by what the next entries are judged. */
  rules: RaceRules;
  readonly countsAt: Counting;
  /** By bib and by chip; null: no entry has it. */
  readonly entries: Map<string, KeptEntry | null>;
}

export interface KeptRaces {
  /**
   * Takes the next version of an event and opens its race: as kept in memory, if nobody has changed anything since, or else
   * loaded anew.
   * @throws NotFound `event_not_found`
   */
  open(tx: Tx, eventId: number): Promise<{ readonly version: number; readonly race: KeptRace }>;
}

const mostRaces = 4;
/** Bibs and chips of a race: with a dozen reads each they take some 50 MB. A larger race begins anew when it has met so many. */
const mostNames = 60_000;

/**
 * Races whose reads come in, with the entries that were judged since somebody else last changed anything. What is kept carries the
 * mark of the last transaction that used it. If that one was rolled back, or somebody came after it, the next one finds another
 * mark and forgets it.
 */
export function createKeptRaces(): KeptRaces {
  const kept = new LRUCache<number, { readonly mark: string; readonly race: KeptRace }>({ max: mostRaces });

  return {
    open: async (tx, eventId) => {
      const { version, mark, markBefore } = await takeVersion(tx, eventId);
      const found = kept.get(eventId);
      const isGood = found !== undefined && found.mark === markBefore && found.race.entries.size < mostNames;
      const race = isGood ? found.race : await loadRace(tx, eventId);
      if (mark === null) kept.delete(eventId);
      else kept.set(eventId, { mark, race });
      return { version, race };
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
const nameIn = ({ bib, chip }: Pick<IncomingPassing, "bib" | "chip">) =>
  bib === undefined ? byChip(chip!) : byBib(bib);

/** Loads whom reads concern and who is not at hand, without the reads that are not stored yet. */
export async function meetEntries(tx: Tx, race: KeptRace, reads: readonly IncomingPassing[]): Promise<void> {
  const { entries, rules } = race;
  const unmet = reads.filter((read) => !entries.has(nameIn(read)));
  if (unmet.length === 0) return;
  const found = await loadEntriesNamed(tx, rules.eventId, {
    bibs: [...new Set(unmet.flatMap(({ bib }) => bib ?? []))],
    chips: [...new Set(unmet.flatMap(({ chip }) => chip ?? []))],
  });
  for (const read of unmet) entries.set(nameIn(read), null);
  for (const { passings, ...entry } of found) {
    const met = { ...entry, passings: [...passings] };
    entries.set(byBib(entry.bib), met);
    if (entry.chip !== null) entries.set(byChip(entry.chip), met);
  }
}

/** Gives reads that were just stored to the entries that they are of. */
export function takeInReads(
  { entries, countsAt }: KeptRace,
  reads: readonly IncomingPassing[],
): { readonly stored: StoredPassing[]; readonly concerned: EntryToJudge[] } {
  const concerned = new Set<EntryToJudge>();
  const stored = reads.map((read) => {
    const { checkpoint, bib = null, chip = null, at, device = "" } = read;
    const entry = entries.get(nameIn(read)) ?? null;
    entry?.passings.push({ checkpoint, at: countsAt(read) });
    if (entry) concerned.add(entry);
    return { checkpoint, bib, chip, at, device, entryId: entry?.id ?? null };
  });
  return { stored, concerned: [...concerned] };
}
