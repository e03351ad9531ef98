import type { ResultListChoices } from "@time-event/contract/results";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { loadChoices } from "./filtered-results.queries.ts";
import type { Leaderboard } from "./leaderboard.ts";
import { namedCategories } from "./leaderboards.queries.ts";

interface Kept {
  readonly choices: Promise<ResultListChoices>;
  readonly at: number;
}

/** Clubs seldom change, and passings never change them: so old they may be. */
const keptMs = 60_000;
const none: ResultListChoices = { genders: [], ageGroups: [], clubs: [], nations: [] };

/** What the categories that people look at can be filtered by, counted once a minute at most. */
export function createKeptChoices(db: Db, clock = () => performance.now()) {
  const ofBoards = new WeakMap<Leaderboard, Map<number, Kept>>();

  /** @throws NotFound `category_not_found` */
  return async (board: Leaderboard, code: string | undefined): Promise<ResultListChoices> => {
    const categories = await namedCategories(db, board);
    const category = code === undefined ? categories[0] : categories.find((known) => known.code === code);
    if (!category) throw new NotFound("category");
    const view = await loadEventView(db, board.eventId);
    if (!view.entries) return none;
    const ofBoard = ofBoards.get(board) ?? new Map<number, Kept>();
    ofBoards.set(board, ofBoard);
    const kept = ofBoard.get(category.id);
    const isFresh = kept && clock() - kept.at < keptMs;
    const choices = isFresh ? kept.choices : loadChoices(db, board.eventId, category.id);
    if (!isFresh) {
      ofBoard.set(category.id, { choices, at: clock() });
      choices.catch(() => ofBoard.delete(category.id));
    }
    const { genders, ageGroups, clubs, nations } = await choices;
    return {
      genders,
      ageGroups: view.ageGroup ? ageGroups : [],
      clubs: view.club ? clubs : [],
      nations: view.nationality ? nations : [],
    };
  };
}
