import type { Db } from "../../db/connection.ts";
import { loadEventView, type EventView } from "../privacy/public-view.queries.ts";
import { countPlaces, type FoundPlaces } from "./found-places.queries.ts";
import { findByBeginnings, findByBibs, findByText, findEventId, type FoundEntry } from "./found-results.queries.ts";
import type { KeptNames } from "./kept-names.ts";
import type { Leaderboard } from "./leaderboard.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { loadCategoriesOf } from "./names.queries.ts";

/** Who was found in an event, in the order of how well they answer, and where each category places them. */
export interface FoundEntries {
  readonly eventId: number;
  readonly view: EventView;
  readonly entries: readonly FoundEntry[];
  /** Of the categories of those who were found. */
  readonly places: Promise<ReadonlyMap<number, FoundPlaces>>;
  /** Found while the ranking is being read: nothing else is waited for, either. */
  readonly isEarly: boolean;
}

interface FindingParts {
  readonly db: Db;
  readonly boards: Leaderboards;
  readonly names: KeptNames;
}

interface Wanted {
  readonly text: string;
  readonly bibs?: string | undefined;
  readonly limit: number;
}

/** Finds in memory; until an event's ranking and names are there, in the database, so that nobody waits for them. */
export async function findEntries(parts: FindingParts, slug: string, wanted: Wanted): Promise<FoundEntries> {
  const board = parts.boards.ready(slug);
  if (board) return inMemory(parts, board, wanted);
  const found = await inDatabase(parts.db, slug, wanted);
  return found ?? inMemory(parts, await parts.boards.get(slug), wanted);
}

async function inMemory(parts: FindingParts, board: Leaderboard, { text, bibs = "", limit }: Wanted) {
  const view = await loadEventView(parts.db, board.eventId);
  const entries = !view.entries
    ? []
    : text
      ? await findNamed(parts, { board, view }, text, limit)
      : await findByBibs(parts.db, board.eventId, bibs.split(","));
  const places = new Map(board.categories.map(({ id }) => [id, board.ranking(id)]));
  return { eventId: board.eventId, view, entries, places: Promise.resolve(places), isEarly: false };
}

/** Undefined: only memory can tell, or nobody is written so, and who sounds alike is known there. */
async function inDatabase(db: Db, slug: string, { text, bibs = "", limit }: Wanted): Promise<FoundEntries | undefined> {
  const eventId = await findEventId(db, slug);
  if (eventId === undefined) return undefined;
  const view = await loadEventView(db, eventId);
  if (!view.entries) return { eventId, view, entries: [], places: Promise.resolve(new Map()), isEarly: true };
  const entries = text
    ? await findWritten(db, { eventId, view }, text, limit)
    : await findByBibs(db, eventId, bibs.split(","));
  if (text && entries.length === 0) return undefined;
  const categories = [...new Set(entries.map(({ categoryId }) => categoryId))];
  const counted = categories.map(async (id) => {
    const ofCategory = entries.filter(({ categoryId }) => categoryId === id);
    return [
      id,
      await countPlaces(
        db,
        id,
        ofCategory.map((entry) => entry.id),
      ),
    ] as const;
  });
  return { eventId, view, entries, places: Promise.all(counted).then((places) => new Map(places)), isEarly: true };
}

/** The database's index knows parts of three letters. */
const hasPart = (typed: string) => /\S{3}/u.test(typed);

/** Letters with their marks: of a number, or of two letters, no sound is asked. */
const isSpoken = (typed: string) => /[\p{L}\p{M}]{3}/u.test(typed);

const findExact = (db: Db, eventId: number, typed: string) => findByBibs(db, eventId, [typed, typed.toUpperCase()]);

/** The exact bib, then names and clubs that hold what was typed; of one or two letters, names that begin so. */
async function findWritten(
  db: Db,
  { eventId, view }: { readonly eventId: number; readonly view: EventView },
  typed: string,
  limit: number,
): Promise<FoundEntry[]> {
  const [exact, written] = await Promise.all([
    findExact(db, eventId, typed),
    (hasPart(typed) ? findByText : findByBeginnings)(db, eventId, view, typed, limit),
  ]);
  return eachOnce([...exact, ...written]).slice(0, limit);
}

/**
 * The exact bib, then names and clubs that hold what was typed, then names that sound like it: a runner whom the list knows in
 * Thai is found in Latin letters, however they are spelled. While the names of an event are being read, the database finds them.
 */
async function findNamed(
  { db, names }: FindingParts,
  { board, view }: { readonly board: Leaderboard; readonly view: EventView },
  typed: string,
  limit: number,
): Promise<FoundEntry[]> {
  names.warm(board);
  if (names.readiness(board) === "none") {
    const literal = await findWritten(db, { eventId: board.eventId, view }, typed, limit);
    if (literal.length > 0) return literal;
  }
  const exact = await findExact(db, board.eventId, typed);
  const seen = { firstNames: view.names !== "initials", lastNames: view.names === "full", clubs: view.club };
  const index = await names.get(board);
  const written = index.written(typed, seen, limit);
  // who is found as written does not wait until the sounds of all names are known
  const isHeard = isSpoken(typed) && (written.length === 0 || names.readiness(board) === "sounds");
  const alike = isHeard && written.length < limit ? index.sounding(typed, seen, limit) : [];
  return eachOnce([...exact, ...(await loadCategoriesOf(db, [...written, ...alike]))]).slice(0, limit);
}

function eachOnce(entries: readonly FoundEntry[]): FoundEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
