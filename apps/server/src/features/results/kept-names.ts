import { setImmediate } from "node:timers/promises";
import { createNameIndex, type NameIndex } from "@time-event/domain/text/name-index";
import type { Db } from "../../db/connection.ts";
import { inTurn } from "./in-turn.ts";
import type { Leaderboard } from "./leaderboard.ts";
import { loadChangedNames, loadNames, type NameRow } from "./names.queries.ts";

/** The names of the events in which people look for somebody, as long as the leaderboard of their event is in memory. */
export interface KeptNames {
  /** Those of an event at the board's version or a later one. Somebody may still be found by a name that was corrected. */
  get(board: Leaderboard): Promise<NameIndex>;
  /** The same, ready to be searched by sound. */
  getSounding(board: Leaderboard): Promise<NameIndex>;
  /** False: who asks for a board's names waits until they are read. */
  isReady(board: Leaderboard): boolean;
  /** Reads the names of a board and works out their sounds, so that nobody waits for it. */
  warm(board: Leaderboard): void;
}

interface Kept {
  readonly names: NameIndex;
  /** Of each entry that was taken in. */
  readonly revisions: Map<number, number>;
  version: number;
}

/** So many rows are read, and so many words spoken, at a time: a few milliseconds each. */
const rowsAtOnce = 2_000;
const wordsAtOnce = 200;

export function createKeptNames(db: Db): KeptNames {
  /** New rules, or an entry that is gone, give the event a new board. */
  const ofBoards = new WeakMap<Leaderboard, Promise<Kept>>();
  const ready = new WeakSet<Leaderboard>();
  const warming = new WeakSet<Leaderboard>();

  async function load(board: Leaderboard): Promise<Kept> {
    // what changes while it reads is read again with the changes since
    const kept: Kept = { names: createNameIndex(), revisions: new Map(), version: board.version() };
    for (let after = ""; ;) {
      const rows = await loadNames(db, board.eventId, { after, limit: rowsAtOnce });
      for (const row of rows) addTo(kept, row);
      if (rows.length < rowsAtOnce) return kept;
      after = rows.at(-1)!.bibOrder;
    }
  }

  async function takeIn(board: Leaderboard, kept: Kept): Promise<Kept> {
    if (kept.version >= board.version()) return kept;
    const { version, rows } = await loadChangedNames(db, board.eventId, kept.version);
    for (const row of rows) if (kept.revisions.get(row.entryId) !== row.revision) addTo(kept, row);
    kept.version = version;
    return kept;
  }

  async function get(board: Leaderboard): Promise<NameIndex> {
    const take = (kept: Kept) => takeIn(board, kept);
    return (await inTurn(ofBoards, board, () => load(board), take)).names;
  }

  async function getSounding(board: Leaderboard): Promise<NameIndex> {
    const names = await get(board);
    while (!names.prepare(wordsAtOnce)) await setImmediate();
    ready.add(board);
    return names;
  }

  return {
    get,
    getSounding,
    isReady: (board) => ready.has(board),
    warm: (board) => {
      if (warming.has(board)) return;
      warming.add(board);
      // who searches asks again, and is told what is wrong
      getSounding(board).catch(() => warming.delete(board));
    },
  };
}

function addTo({ names, revisions }: Kept, row: NameRow): void {
  revisions.set(row.entryId, row.revision);
  names.add(row.entryId, wordsOf(row.bib, row.firstName, row.firstNameEn), wordsOf(row.lastName, row.lastNameEn));
}

function wordsOf(...names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter(Boolean))];
}
