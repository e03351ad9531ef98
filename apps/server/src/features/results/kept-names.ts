import { setImmediate } from "node:timers/promises";
import { createNameIndex, type NameIndex } from "@time-event/domain/text/name-index";
import type { Db } from "../../db/connection.ts";
import { inTurn } from "../../lib/in-turn.ts";
import type { Leaderboard } from "./leaderboard.ts";
import { type LastName, loadChangedNames, loadNames, type NameRow } from "./names.queries.ts";
import { runnersOf } from "./relay-runners.queries.ts";

/** The names of the events in which people look for somebody, as long as the leaderboard of their event is in memory. */
export interface KeptNames {
  /** Those of an event at the board's version or a later one; waits until they are read. */
  get(board: Leaderboard): Promise<NameIndex>;
  /** Nobody waits for what is less ready than what they ask for. */
  readiness(board: Leaderboard): "none" | "names" | "sounds";
  /** Reads the names of a board and works out their sounds, a few milliseconds at a time. */
  warm(board: Leaderboard): void;
}

interface Kept {
  readonly names: NameIndex;
  /** Of each entry that was taken in. */
  readonly revisions: Map<number, number>;
  version: number;
}

/** So many rows are read, and so many words spoken, at a time: one or two milliseconds each. */
const rowsAtOnce = 500;
const wordsAtOnce = 50;

const beforeAll: LastName = { bibOrder: "", entryId: 0 };

export function createKeptNames(db: Db): KeptNames {
  /** New rules, or an entry that is gone, give the event a new board. */
  const ofBoards = new WeakMap<Leaderboard, Promise<Kept>>();
  const ready = new WeakMap<Leaderboard, "names" | "sounds">();
  const warming = new WeakSet<Leaderboard>();

  async function load(board: Leaderboard): Promise<Kept> {
    // what changes while it reads is read again with the changes since
    const kept: Kept = { names: createNameIndex(), revisions: new Map(), version: board.version() };
    for (let after = beforeAll; ;) {
      const rows = await loadNames(db, board.eventId, { after, limit: rowsAtOnce });
      for (const row of rows) put(kept, row);
      if (rows.length < rowsAtOnce) return kept;
      after = rows.at(-1)!;
    }
  }

  async function takeIn(board: Leaderboard, kept: Kept): Promise<Kept> {
    if (kept.version >= board.version()) return kept;
    const { version, rows, gone } = await loadChangedNames(db, board.eventId, kept.version);
    for (const row of rows) {
      // who runs for a relay is no part of its revision
      if (row.relay || kept.revisions.get(row.entryId) !== row.revision) put(kept, row);
    }
    for (const id of gone) kept.names.remove(id);
    kept.version = version;
    return kept;
  }

  async function get(board: Leaderboard): Promise<NameIndex> {
    const take = (kept: Kept) => takeIn(board, kept);
    return (await inTurn(ofBoards, board, () => load(board), take)).names;
  }

  async function prepare(board: Leaderboard): Promise<void> {
    const names = await get(board);
    names.settle();
    ready.set(board, "names");
    while (!names.prepare(wordsAtOnce)) await setImmediate();
    ready.set(board, "sounds");
  }

  return {
    get,
    readiness: (board) => ready.get(board) ?? "none",
    warm: (board) => {
      if (warming.has(board)) return;
      warming.add(board);
      // who searches asks again, and is told what is wrong
      prepare(board).catch(() => warming.delete(board));
    },
  };
}

function put({ names, revisions }: Kept, row: NameRow): void {
  revisions.set(row.entryId, row.revision);
  const people = [row, ...((row.relay && runnersOf(row.relay)) ?? [])];
  names.put(row.entryId, {
    bib: row.bib.toLowerCase(),
    first: wordsOf(people.flatMap(({ firstName, firstNameEn }) => [firstName, firstNameEn])),
    last: wordsOf(people.flatMap(({ lastName, lastNameEn }) => [lastName, lastNameEn])),
    club: row.club.toLowerCase(),
  });
}

function wordsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter(Boolean))];
}
