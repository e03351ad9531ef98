import { NO_RANKS } from "@time-event/domain/results/ranking";
import type { Ranks } from "@time-event/domain/results/result";
import type { Leaderboards } from "./leaderboards.ts";

/** Where somebody stands in their category. */
export interface StandingNow {
  readonly ranks: Ranks;
  /** How many of the category are before them, with a place or without; null: nothing is known of them. */
  readonly ahead: number | null;
  /** Teams that take turns: one of men and women is of neither gender. */
  readonly isRelay: boolean;
}

export type StandingsNow = (entry: { readonly id: number; readonly categoryId: number }) => StandingNow;

/** Looks up anybody of an event as of the last read. @throws NotFound `event_not_found` */
export async function standingsNow(boards: Leaderboards, event: string): Promise<StandingsNow> {
  const board = await boards.get(event);
  await boards.refresh(board.eventId);
  const known = new Map(board.categories.map(({ id, entryKind }) => [id, entryKind]));
  return ({ id, categoryId }) => {
    const ranking = known.has(categoryId) ? board.ranking(categoryId) : null;
    return {
      ranks: ranking?.ranksOf(id) ?? NO_RANKS,
      ahead: ranking?.countAhead(id) ?? null,
      isRelay: known.get(categoryId) === "relay",
    };
  };
}
