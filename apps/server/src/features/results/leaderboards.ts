import type { ResultsChanged } from "@time-event/contract/results";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadSlugsUnderWay } from "./found-results.queries.ts";
import { createLeaderboard, type Leaderboard } from "./leaderboard.ts";
import { loadBoardCategories, loadBoardRows, loadVersions, namedCategories } from "./leaderboards.queries.ts";

/** How many events stay in memory besides those that somebody watches; the one read longest ago leaves first. */
const keptEvents = 16;

export type ResultsListener = (board: Leaderboard, change: ResultsChanged) => void;

/** The leaderboards of the events that people read, loaded when first needed and kept up to date by `refresh`. */
export interface Leaderboards {
  /** @throws NotFound `event_not_found` */
  get(slug: string): Promise<Leaderboard>;
  /** The same if it is in memory; else undefined, and it is loaded from now on. */
  ready(slug: string): Leaderboard | undefined;
  /** Takes in what changed in an event since the last refresh; does nothing for an event that is not in memory. */
  refresh(eventId: number): Promise<void>;
  /** Refreshes every event in memory whose version has changed. */
  refreshAll(): Promise<void>;
  /** Loads the events under way, so that nobody who asks for a runner waits for it. */
  loadUnderWay(): Promise<void>;
  /** Called with each event under way whenever they have been loaded. */
  onUnderWay(listener: (board: Leaderboard) => void): void;
  /** Called after each change has been taken in. */
  onChange(listener: ResultsListener): void;
}

/** @param isWatched whether somebody waits for changes of an event: such an event always stays in memory */
export function createLeaderboards(db: Db, isWatched: (slug: string) => boolean = () => false): Leaderboards {
  const bySlug = new Map<string, Promise<Leaderboard>>();
  const loaded = new WeakMap<Promise<Leaderboard>, Leaderboard>();
  const refreshing = new Map<number, Promise<void>>();
  const wanted = new Set<number>();
  const listeners: ResultsListener[] = [];
  const underWay: ((board: Leaderboard) => void)[] = [];

  async function load(slug: string): Promise<Leaderboard> {
    const snapshot = await loadBoardRows(db, { slug }, -1);
    if (!snapshot) throw new NotFound("event");
    return createLeaderboard(snapshot, await loadBoardCategories(db, snapshot.id), snapshot.rows);
  }

  async function get(slug: string): Promise<Leaderboard> {
    const kept = bySlug.get(slug);
    const board = kept ?? load(slug);
    bySlug.delete(slug);
    bySlug.set(slug, board);
    if (!kept) {
      board.then(
        (known) => loaded.set(board, known),
        () => bySlug.delete(slug),
      );
      letGo();
    }
    return board;
  }

  function ready(slug: string): Leaderboard | undefined {
    const board = get(slug);
    // whoever needs it asks for it, and is told what is wrong
    board.catch(() => {});
    const kept = bySlug.get(slug);
    return kept && loaded.get(kept);
  }

  function letGo(): void {
    const unwatched = [...bySlug.keys()].filter((slug) => !isWatched(slug));
    for (const slug of unwatched.slice(0, Math.max(0, unwatched.length - keptEvents))) bySlug.delete(slug);
  }

  async function keptBoards(): Promise<Leaderboard[]> {
    const settled = await Promise.allSettled(bySlug.values());
    return settled.flatMap((board) => (board.status === "fulfilled" ? [board.value] : []));
  }

  async function takeIn(eventId: number): Promise<void> {
    const board = (await keptBoards()).find((kept) => kept.eventId === eventId);
    if (!board) return;
    const snapshot = await loadBoardRows(db, { id: eventId }, board.version());
    if (!snapshot || snapshot.rulesVersion > board.version()) return replace(board);
    if (snapshot.version === board.version()) return;
    await tell(board, board.apply(snapshot.version, snapshot.rows));
  }

  /**
   * The event's rules changed, or it is gone. Those who watch it continue with its new board, also if it was imported
   * again under its slug.
   */
  async function replace(old: Leaderboard): Promise<void> {
    bySlug.delete(old.slug);
    const board = await get(old.slug).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error;
    });
    if (!board) return;
    const everyCategory = board.categories.map(({ code }) => code);
    await tell(board, everyCategory);
  }

  async function tell(board: Leaderboard, changed: readonly string[]): Promise<void> {
    const named = new Set((await namedCategories(db, board)).map(({ code }) => code));
    const categories = changed.filter((code) => named.has(code));
    for (const listener of listeners) listener(board, { version: board.version(), categories });
  }

  /** One refresh at a time per event; changes that come meanwhile are taken in by one more. */
  function refresh(eventId: number): Promise<void> {
    const underway = refreshing.get(eventId);
    if (underway) {
      wanted.add(eventId);
      return underway;
    }
    const look = (async () => {
      do {
        wanted.delete(eventId);
        await takeIn(eventId);
      } while (wanted.has(eventId));
    })().finally(() => refreshing.delete(eventId));
    refreshing.set(eventId, look);
    return look;
  }

  async function refreshAll(): Promise<void> {
    const boards = await keptBoards();
    const versions = await loadVersions(
      db,
      boards.map((board) => board.eventId),
    );
    const moved = boards.filter((board) => versions.get(board.eventId) !== board.version());
    await Promise.all(moved.map((board) => refresh(board.eventId)));
  }

  async function loadUnderWay(): Promise<void> {
    for (const slug of await loadSlugsUnderWay(db)) {
      const board = await get(slug);
      for (const listener of underWay) listener(board);
    }
  }

  return {
    get,
    ready,
    refresh,
    refreshAll,
    loadUnderWay,
    onUnderWay: (listener) => void underWay.push(listener),
    onChange: (listener) => void listeners.push(listener),
  };
}
