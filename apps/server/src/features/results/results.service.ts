import { ageForClass, ageGroupOf } from "@time-event/domain/eligibility/age";
import { rankingsOf } from "@time-event/domain/race/named-rankings";
import type { Category, Entry } from "@time-event/domain/race/race";
import { judgeEntry } from "@time-event/domain/results/judge-entry";
import { allLapsAt, withLeaderAt } from "@time-event/domain/results/leader-of-laps";
import { NotFound } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { ledCategories, loadRaceRules, type RaceRules, startOf } from "./race-rules.queries.ts";
import { moveLeaderFlags } from "./leader-flags.repository.ts";
import { settlePlaces } from "./places-lost.repository.ts";
import {
  deleteResultsOf,
  entryIdsAfter,
  entryIdsNamed,
  loadEntriesToJudge,
  loadMarkedEntries,
  notifyResults,
  touchResults,
  type EntryToJudge,
  type MarkedEntries,
  type ResultToStore,
  type SomeEntries,
} from "./results.repository.ts";
import { storeResults } from "./result-rows.repository.ts";
import {
  holdVersion,
  setRulesVersion,
  type MarkedVersion,
  startVersionsAfter,
  takeMarkedVersion,
  takeNextRulesVersion,
  takeNextVersion,
} from "./result-versions.repository.ts";

/** Entries judged at a time: enough to keep the database busy, few enough to limit memory. */
const entriesAtATime = 2_000;

/**
 * Takes the event's next version and loads its rules. The version is locked until the transaction ends, so versions are
 * committed in order and one change of results is made at a time.
 * @throws NotFound `event_not_found`
 */
export async function beginResults(tx: Tx, eventId: number): Promise<{ version: number; rules: RaceRules }> {
  const version = await takeNextVersion(tx, eventId);
  const rules = await loadRaceRules(tx, eventId);
  if (version === undefined || !rules) throw new NotFound("event");
  return { version, rules };
}

/**
 * The first half of `beginResults`, for whoever may have the rules in memory: what was kept under the mark of the transaction
 * before is as the database has it, because whoever changes anything that a result depends on takes a version.
 * @throws NotFound `event_not_found`
 */
export async function takeVersion(tx: Tx, eventId: number): Promise<MarkedVersion> {
  const taken = await takeMarkedVersion(tx, eventId);
  if (!taken) throw new NotFound("event");
  return taken;
}

/** The entries that have one of these bibs or chips, as `judgeEntries` needs them. */
export async function loadEntriesNamed(
  tx: Tx,
  eventId: number,
  names: { readonly bibs: readonly string[]; readonly chips: readonly string[] },
): Promise<EntryToJudge[]> {
  return loadEntriesToJudge(tx, eventId, await entryIdsNamed(tx, eventId, names));
}

/** Entries outside a transaction, with the mark of the last one that changed them. */
export async function loadEntriesUnderMark(db: Db, eventId: number, some: SomeEntries): Promise<MarkedEntries> {
  return loadMarkedEntries(db, eventId, some);
}

/** Keeps others from storing or judging reads until the transaction ends, so that counts of reads stay true. */
export async function holdResults(tx: Tx, eventId: number): Promise<void> {
  await holdVersion(tx, eventId);
}

/**
 * Takes the event's next version because data on its public pages changed, such as a club's name, though no result did.
 * From then on no cache answers with the old data. Announce it after the commit.
 */
export async function renewResults(tx: Tx, eventId: number): Promise<void> {
  await takeNextVersion(tx, eventId);
}

/**
 * Tells every process that an event's results changed. Call it after the commit: a NOTIFY inside the transaction would
 * take a lock that all commits share. If a message is lost, the processes find the new version by their own reading.
 */
export async function announceResults(db: Db, eventId: number): Promise<void> {
  await notifyResults(db, eventId);
}

/**
 * Lets the versions of a new event continue those of the event whose address it takes: a client that saw version 7 of
 * the old race asks for changes after 7.
 */
export async function continueVersions(tx: Tx, eventId: number, after: number): Promise<void> {
  await startVersionsAfter(tx, eventId, after);
}

/** Removes all results of an event that is being removed. */
export async function removeResults(tx: Tx, eventId: number): Promise<void> {
  await deleteResultsOf(tx, eventId);
}

/** Computes every result of an event again: after an import, or when its rules changed. */
export async function recomputeEvent(
  tx: Tx,
  eventId: number,
  onProgress: (entries: number) => void = () => {},
): Promise<{ version: number }> {
  const { version, rules } = await beginResults(tx, eventId);
  await judgeAll(tx, rules, version, undefined, onProgress);
  return { version };
}

/**
 * Call it after categories or checkpoints changed and the new rules are stored: judges the entries of these categories
 * again, and makes every process load the event's rules again. Call `announceResults` after the commit.
 * @returns how many entries were judged
 * @throws NotFound `event_not_found`
 */
export async function applyNewRules(tx: Tx, eventId: number, categoryIds: readonly number[]): Promise<number> {
  const version = await takeNextRulesVersion(tx, eventId);
  const rules = await loadRaceRules(tx, eventId);
  if (version === undefined || !rules) throw new NotFound("event");
  return categoryIds.length === 0 ? 0 : judgeAll(tx, rules, version, categoryIds);
}

/** Judges whole categories: all of them, or these. */
async function judgeAll(
  tx: Tx,
  rules: RaceRules,
  version: number,
  categoryIds: readonly number[] | undefined,
  onProgress: (entries: number) => void = () => {},
): Promise<number> {
  const { judged, somebodyLostPlaces } = await judgeAllOnce(tx, rules, version, categoryIds, onProgress);
  await settle(tx, rules, version, somebodyLostPlaces);
  return judged;
}

async function judgeAllOnce(
  tx: Tx,
  rules: RaceRules,
  version: number,
  categoryIds: readonly number[] | undefined,
  onProgress: (entries: number) => void = () => {},
): Promise<{ readonly judged: number; readonly somebodyLostPlaces: boolean }> {
  let judged = 0;
  let somebodyLostPlaces = false;
  let lastId = 0;
  for (;;) {
    const ids = await entryIdsAfter(tx, rules.eventId, lastId, entriesAtATime, categoryIds);
    if (ids.length === 0) return { judged, somebodyLostPlaces };
    const entries = await loadEntriesToJudge(tx, rules.eventId, ids);
    if (await judgeOnce(tx, rules, version, entries)) somebodyLostPlaces = true;
    lastId = ids.at(-1)!;
    judged += ids.length;
    onProgress(ids.length);
  }
}

/**
 * Computes the results of entries again. A change of these entries changes no other rows, unless it moves the instant at
 * which a leader ended the race: then everybody in that category is judged again. Or it changes behind whom somebody is put who
 * lost places: then that row changes, too.
 */
export async function judgeAndStore(
  tx: Tx,
  rules: RaceRules,
  version: number,
  entryIds: readonly number[],
): Promise<void> {
  // without an entry nobody has looked who lost places
  let somebodyLostPlaces = entryIds.length === 0;
  for (let from = 0; from < entryIds.length; from += entriesAtATime) {
    const entries = await loadEntriesToJudge(tx, rules.eventId, entryIds.slice(from, from + entriesAtATime));
    if (await judgeOnce(tx, rules, version, entries)) somebodyLostPlaces = true;
  }
  await settle(tx, rules, version, somebodyLostPlaces);
}

/**
 * `judgeAndStore` for entries that are at hand as the database has them.
 * @returns the rules by which the next entries are judged, and whether somebody in the event loses places
 */
export async function judgeEntries(
  tx: Tx,
  rules: RaceRules,
  version: number,
  entries: readonly EntryToJudge[],
): Promise<{ readonly rules: RaceRules; readonly placesAreLost: boolean }> {
  let somebodyLostPlaces = entries.length === 0;
  for (let from = 0; from < entries.length; from += entriesAtATime) {
    if (await judgeOnce(tx, rules, version, entries.slice(from, from + entriesAtATime))) somebodyLostPlaces = true;
  }
  return { rules: await settle(tx, rules, version, somebodyLostPlaces), placesAreLost: somebodyLostPlaces };
}

/** @returns whether somebody in the event loses places, or did before */
function judgeOnce(tx: Tx, rules: RaceRules, version: number, entries: readonly EntryToJudge[]): Promise<boolean> {
  return storeResults(
    tx,
    rules.eventId,
    version,
    entries.map((entry) => judge(rules, entry)),
  );
}

/**
 * What judging entries one by one leaves to do: others may change what ended the race, or who is behind whom.
 * @returns the rules by which the next entries are judged
 */
async function settle(tx: Tx, rules: RaceRules, version: number, somebodyLostPlaces: boolean): Promise<RaceRules> {
  const settled = await settleLeaders(tx, rules, version);
  if (somebodyLostPlaces) await settlePlaces(tx, rules.eventId, version);
  return settled;
}

/**
 * Judges everybody again in categories whose leader ended the race at another instant than they were judged by. When
 * somebody had done all laps depends on their own reads only, so with a leader a second look finds nothing. In a backyard it also
 * matters who is still racing, and who reached the end that held until now only seemed to have finished: a second time may be needed,
 * after which one entry alone can reach the end.
 */
async function settleLeaders(tx: Tx, rules: RaceRules, version: number): Promise<RaceRules> {
  const led = ledCategories(rules);
  if (led.length === 0) return rules;
  const moved = await moveLeaderFlags(tx, rules.eventId, led);
  if (moved.size === 0) return rules;
  const categories = [...rules.categories].map(
    ([id, category]) => [id, moved.has(id) ? withLeaderAt(category, moved.get(id)!) : category] as const,
  );
  const settled = { ...rules, categories: new Map(categories) };
  await judgeAllOnce(tx, settled, version, [...moved.keys()]);
  return settleLeaders(tx, settled, version);
}

/**
 * Passes on what staff changed of entries to everybody who reads results: for `shown`, data beside the result changed,
 * such as a name; `gone` entries were removed with their results.
 */
export async function tellOfEntries(
  tx: Tx,
  eventId: number,
  version: number,
  { shown = [], gone = false }: { readonly shown?: readonly number[]; readonly gone?: boolean },
): Promise<void> {
  if (shown.length > 0) await touchResults(tx, version, shown);
  if (gone) await setRulesVersion(tx, eventId, version);
}

/** The result of one entry by its reads and penalties. */
export function judge(rules: RaceRules, stored: EntryToJudge): ResultToStore {
  const category = rules.categories.get(stored.categoryId)!;
  const entry = toEntry(stored, category, rules.startsOn);
  const result = judgeEntry(category, rules.checkpoints, entry, stored.passings, stored.penalties, rules);
  const state = { ...rules, isDisqualified: result.status === "dsq" };
  return {
    entryId: stored.id,
    categoryId: stored.categoryId,
    ageGroup: ageGroupOf(category.ageGroups, entry)?.code ?? null,
    rankings: rankingsOf(category.rankings, entry),
    result,
    allLapsAt: allLapsAt(category, rules.checkpoints, entry, stored.passings, state),
  };
}

/** An entry as the rules see it: with the age that counts in its category. */
export function toEntry(stored: EntryToJudge, category: Category, startsOn: string): Entry {
  const { bib, gender, nationality, division, team, ruledStatus, isWithdrawn } = stored;
  return {
    bib,
    gender,
    nationality,
    division,
    age: ageForClass(category.ageOn, stored, startsOn),
    ...(team !== null && { team }),
    ...startOf(stored),
    ...(ruledStatus !== null && { ruledStatus }),
    isWithdrawn,
  };
}
