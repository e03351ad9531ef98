import { type RaceClock, raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import { NO_RANKS } from "@time-event/domain/results/ranking";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import type { Leaderboard } from "../results/leaderboard.ts";
import type { Leaderboards } from "../results/leaderboards.ts";
import { loadRaceRules, type RaceRules } from "../results/race-rules.queries.ts";

/** An event as the screens at the finish need it: its rules, its ranking as of the last read, and the time in the race. */
export interface FinishLine {
  readonly rules: RaceRules;
  readonly board: Leaderboard;
  readonly now: InstantMs;
  readonly speed: RaceClock["speed"];
  readonly nameOf: (categoryId: number) => { readonly th: string; readonly en: string };
}

/** @throws NotFound `event_not_found` */
export async function loadFinishLine(
  db: Db,
  boards: Leaderboards,
  eventId: number,
  clock: () => InstantMs,
): Promise<FinishLine> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const raceClock = await loadRaceClock(db, eventId);
  const board = await boards.get(rules.slug);
  await boards.refresh(eventId);
  const names = new Map((await loadCategoryNames(db, eventId)).map(({ id, name }) => [id, name]));
  return {
    rules,
    board,
    now: raceTimeAt(raceClock, clock()),
    speed: raceClock?.speed ?? 1,
    nameOf: (categoryId) => names.get(categoryId) ?? { th: "", en: "" },
  };
}

/** Where somebody stands in a category; nowhere if it came into being only just now. */
export function standingOn(board: Leaderboard, categoryId: number, entryId: number) {
  const isKnown = board.categories.some(({ id }) => id === categoryId);
  const ranking = isKnown ? board.ranking(categoryId) : null;
  return { ranks: ranking?.ranksOf(entryId) ?? NO_RANKS, ahead: ranking?.countAhead(entryId) ?? null };
}
