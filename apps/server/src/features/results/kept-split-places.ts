import { createSplitPlaces, type SplitPlaces } from "@time-event/domain/results/split-places";
import type { Db } from "../../db/connection.ts";
import { inTurn } from "../../lib/in-turn.ts";
import { loadChangedSplits, loadSplits } from "./split-places.queries.ts";
import type { Leaderboard } from "./leaderboard.ts";

/** The times along the course of the categories that people look at, as long as the leaderboard of their event is in memory. */
export interface KeptSplitPlaces {
  /** Those of a category at the board's version or a later one. */
  get(board: Leaderboard, categoryId: number): Promise<SplitPlaces>;
}

interface Kept {
  readonly places: SplitPlaces;
  version: number;
}

/** So many results are read at a time. */
const rowsAtOnce = 5_000;
/** More changes than these are sorted together. */
const fewChanges = 1_000;

export function createKeptSplitPlaces(db: Db): KeptSplitPlaces {
  /** New rules, or an entry that is gone, give the event a new board. */
  const ofBoards = new WeakMap<Leaderboard, Map<number, Promise<Kept>>>();

  async function load(board: Leaderboard, categoryId: number): Promise<Kept> {
    // what changes while it reads is read again with the changes since
    const [eventId, version] = [board.eventId, board.version()];
    const all: (readonly [number, readonly (number | null)[]])[] = [];
    for (let after = 0; ; after = all.at(-1)![0]) {
      const rows = await loadSplits(db, { eventId, categoryId }, { after, limit: rowsAtOnce });
      for (const { entryId, splitMs } of rows) all.push([entryId, splitMs]);
      if (rows.length < rowsAtOnce) break;
    }
    const places = createSplitPlaces();
    places.load(all);
    return { places, version };
  }

  async function takeIn(board: Leaderboard, categoryId: number, kept: Kept): Promise<Kept> {
    if (kept.version >= board.version()) return kept;
    const { version, rows } = await loadChangedSplits(db, board.eventId, kept.version);
    const changes = rows.map(
      ({ entryId, categoryId: now, splitMs }) => [entryId, now === categoryId ? splitMs : []] as const,
    );
    if (changes.length > fewChanges) kept.places.load(changes);
    else for (const [id, times] of changes) kept.places.set(id, times);
    kept.version = version;
    return kept;
  }

  return {
    get: async (board, categoryId) => {
      const ofBoard = ofBoards.get(board) ?? new Map<number, Promise<Kept>>();
      ofBoards.set(board, ofBoard);
      const begin = () => load(board, categoryId);
      const take = (kept: Kept) => takeIn(board, categoryId, kept);
      return (await inTurn(ofBoard, categoryId, begin, take)).places;
    },
  };
}
