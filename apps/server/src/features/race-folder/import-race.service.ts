import { FolderRefused } from "./folder-problems.ts";
import type { RaceDoubt } from "@time-event/domain/race/race-doubts";
import type { Db, Tx } from "../../db/connection.ts";
import { importEntries } from "../entries/import-entries.service.ts";
import { importEventType } from "../event-types/import-event-type.service.ts";
import { importKits } from "../kits/import-kits.service.ts";
import { importPassings } from "../passings/import-passings.service.ts";
import { importPenalties } from "../penalties/import-penalties.service.ts";
import { reviewRace } from "../race-review/race-review.service.ts";
import { findResultsVersion } from "../results/result-versions.queries.ts";
import { announceResults, continueVersions, recomputeEvent } from "../results/results.service.ts";
import { countReadsOfNobody, countResultStatuses, countRows, type ReadsOfNobody } from "./import-summary.queries.ts";
import { inBatches, oneAhead } from "./in-batches.ts";
import type { EntryRow, RaceSource } from "./race-folder.types.ts";
import { analyzeResults, analyzeRows } from "./race-rows.repository.ts";
import { lockForRemoval } from "../orders/orders.queries.ts";
import { removeRace } from "./remove-race.service.ts";
import { type StoredSetUp, storeSetUp } from "./store-set-up.ts";
import { type ChangedSince, countChangesSince, findStoredEvent, lockSlug } from "./stored-events.repository.ts";

export type ImportPhase = "entries" | "passings" | "penalties" | "results";

export interface ImportOptions {
  /** Whether it may replace an event with the same slug and other content; left out: it may not. */
  readonly mayReplace?: (stored: { readonly sourceHash: string | null }) => boolean;
  /**
   * Puts the same content in the place of a race that was changed since it was imported. Left out: the race stays as it
   * is, and the summary says what changed.
   */
  readonly replaceChanged?: boolean;
  /** Told how many rows of a phase are done. */
  readonly onProgress?: (phase: ImportPhase, done: number) => void;
}

export interface ImportSummary {
  readonly eventId: number;
  readonly slug: string;
  /** Whether it was stored now, was stored before (nothing was done), or replaced another. */
  readonly outcome: "imported" | "already_imported" | "replaced";
  readonly categories: number;
  readonly entries: number;
  readonly passings: number;
  /** Reads that the source has more than once; each is stored once. */
  readonly repeatedPassings: number;
  readonly readsOfNobody: ReadsOfNobody;
  readonly penalties: number;
  /** How many results have each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The sport is new and was added to the list. */
  readonly newEventType: string | null;
  /** What happened to a race since it was imported before: the summary says it where the race stayed, or was replaced. */
  readonly changedSince: ChangedSince;
  /** What may be right but seldom is. */
  readonly doubts: readonly RaceDoubt[];
}

/** Rows sent to the database at a time. */
const rowsAtATime = 5_000;

const notChanged: ChangedSince = { edits: 0, reads: 0 };

/** With so many rows the planner needs new statistics. */
const manyRows = 2_000;

/**
 * Stores a whole race with its results in one transaction: all of it becomes visible at once, or nothing.
 *
 * @throws BadRace when something is wrong with the source; FolderRefused `slug_taken` when another race has its slug,
 *   `has_orders` when people have entered that one
 */
export async function importRace(db: Db, source: RaceSource, options: ImportOptions = {}): Promise<ImportSummary> {
  const { summary, gone } = await db.transaction().execute((tx) => storeRace(tx, source, options));
  for (const eventId of [...gone, summary.eventId]) await announceResults(db, eventId);
  return summary;
}

/** Carries the outcome of a rehearsal out of its transaction, which it rolls back. */
class Rehearsed extends Error {
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super("rehearsed");
    this.summary = summary;
  }
}

/**
 * Finds out what storing a race would give: stores it and rolls that back, so nobody ever sees it.
 * @throws BadRace; FolderRefused `slug_taken`
 */
export async function rehearseImport(db: Db, source: RaceSource): Promise<ImportSummary> {
  try {
    return await db.transaction().execute(async (tx) => {
      throw new Rehearsed((await storeRace(tx, source)).summary);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.summary;
    throw error;
  }
}

/**
 * `importRace` in a transaction that the caller began; the caller announces the results after the commit.
 * @throws BadRace; FolderRefused `slug_taken`
 */
export async function storeRace(
  tx: Tx,
  source: RaceSource,
  { mayReplace = () => false, replaceChanged = false, onProgress = () => {} }: ImportOptions = {},
): Promise<{ summary: ImportSummary; gone: number[] }> {
  const { slug, type } = source.race.event;
  await lockSlug(tx, slug);
  const before = await findStoredEvent(tx, slug);
  const isSame = before !== undefined && source.fingerprint !== null && before.sourceHash === source.fingerprint;
  const changedSince = before ? await countChangesSince(tx, before.id) : notChanged;
  const isChanged = changedSince.edits + changedSince.reads > 0;
  if (isSame && !(replaceChanged && isChanged)) {
    return { summary: { ...(await summarizeStored(tx, source, before.id)), changedSince }, gone: [] };
  }
  if (before && !mayReplace(before)) throw new FolderRefused("slug_taken");
  if (before && (await lockForRemoval(tx, before.id)).hasOrders) throw new FolderRefused("has_orders");
  const lastVersion = before ? await findResultsVersion(tx, before.id) : 0;
  if (before) await removeRace(tx, before.id);

  const newEventType = (await importEventType(tx, type)) ? type : null;
  const event = await storeSetUp(tx, source.race, source.fingerprint);
  if (before) await continueVersions(tx, event.eventId, lastVersion);
  const { entries, passings, repeatedPassings } = await storeRows(tx, event, source, onProgress);
  await source.readRest?.();
  source.finish();

  const isLarge = entries + passings > manyRows;
  if (isLarge) await analyzeRows(tx);
  let judged = 0;
  await recomputeEvent(tx, event.eventId, (entries) => onProgress("results", (judged += entries)));
  if (isLarge) await analyzeResults(tx);

  const stored = await summarizeStored(tx, source, event.eventId);
  const outcome = before ? "replaced" : "imported";
  return {
    summary: { ...stored, outcome, repeatedPassings, newEventType, changedSince },
    gone: before ? [before.id] : [],
  };
}

async function summarizeStored(tx: Tx, { race }: RaceSource, eventId: number): Promise<ImportSummary> {
  return {
    eventId,
    slug: race.event.slug,
    outcome: "already_imported",
    categories: race.categories.length,
    ...(await countRows(tx, eventId)),
    repeatedPassings: 0,
    readsOfNobody: await countReadsOfNobody(tx, eventId),
    statuses: await countResultStatuses(tx, eventId),
    newEventType: null,
    changedSince: notChanged,
    doubts: await reviewRace(tx, eventId),
  };
}

/** Kits that were out: a folder says when, and not who handed them out or came for them. */
function kitsOut(entries: readonly EntryRow[], ids: readonly number[]) {
  return entries.flatMap(({ kitAt = null }, index) =>
    kitAt === null
      ? []
      : [
          {
            entryId: ids[index]!,
            at: kitAt,
            by: "race-folder",
            desk: "",
            pickedUpBy: "",
            tookMs: null,
            submit: `race-folder ${ids[index]!}`,
          },
        ],
  );
}

async function storeRows(
  tx: Tx,
  { eventId, categoryIds, waveIds }: StoredSetUp,
  source: RaceSource,
  onProgress: (phase: ImportPhase, done: number) => void,
): Promise<{ entries: number; passings: number; repeatedPassings: number }> {
  const toImported = ({ category, wave, status, kitAt: _kitAt, ...entry }: EntryRow) => ({
    ...entry,
    ruledStatus: status === "withdrawn" ? null : status,
    isWithdrawn: status === "withdrawn",
    categoryId: categoryIds.get(category)!,
    waveId: wave === null ? null : (waveIds.get(category)?.get(wave) ?? null),
  });
  let entries = 0;
  for await (const batch of oneAhead(inBatches(source.entries(), rowsAtATime))) {
    const ids = await importEntries(tx, eventId, batch.map(toImported));
    await importKits(tx, eventId, kitsOut(batch, ids));
    onProgress("entries", (entries += batch.length));
  }
  let read = 0;
  let passings = 0;
  for await (const batch of oneAhead(inBatches(source.passings(), rowsAtATime))) {
    passings += await importPassings(tx, eventId, batch);
    onProgress("passings", (read += batch.length));
  }
  let penalties = 0;
  for await (const batch of inBatches(source.penalties(), rowsAtATime)) {
    await importPenalties(tx, eventId, batch);
    onProgress("penalties", (penalties += batch.length));
  }
  return { entries, passings, repeatedPassings: read - passings };
}
