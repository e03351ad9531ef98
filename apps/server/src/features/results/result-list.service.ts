import type { ResultRow, webRegisterResultList } from "@time-event/contract/results";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { Gender } from "@time-event/domain/race/race";
import type { Ranking } from "@time-event/domain/results/ranking";
import { clockOf, type RankingName } from "@time-event/domain/results/ranking-clocks";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadEventView, type EventView } from "../privacy/public-view.queries.ts";
import type { BoardCategory, Leaderboard } from "./leaderboard.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { loadResults, searchResults, type StoredResult } from "./results.queries.ts";

export type ResultListReply = ReplyOf<typeof webRegisterResultList>;

export interface ResultListQuery {
  readonly event: string;
  readonly category?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly ageGroup?: string | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** One window of a category's results, ranked. The leaderboard gives the ranks, the database the content. */
export async function listResults(db: Db, boards: Leaderboards, query: ResultListQuery): Promise<ResultListReply> {
  const board = await boards.get(query.event);
  const category = categoryOf(board, query.category);
  const ranking = board.ranking(category.id);
  const view = await loadEventView(db, board.eventId);
  const found = await findEntries(db, board.eventId, category, ranking, view, query);

  const version = board.version();
  const [leaderId] = ranking.page({}, 0, 1);
  const [rows, leaders] = await Promise.all([
    loadResults(db, found.ids, view),
    loadResults(db, leaderId === undefined ? [] : [leaderId], view),
  ]);
  // A row stored after the last refresh of the board would appear at a rank that it does not have yet.
  if (rows.some((row) => row.version > version)) {
    await boards.refresh(board.eventId);
    return listResults(db, boards, query);
  }

  return {
    data: rows.map((row) => toResultRow(row, ranking, leaders[0])),
    meta: { total: found.total, version, category: category.code, splitCodes: [...category.course] },
  };
}

/** The entries in a window. Before the race, without a public start list: none; and no filter reveals hidden data. */
async function findEntries(
  db: Db,
  eventId: number,
  category: BoardCategory,
  ranking: Ranking,
  view: EventView,
  { gender, ageGroup: asked, text, offset, limit }: ResultListQuery,
): Promise<{ ids: readonly number[]; total: number }> {
  if (!view.entries) return { ids: [], total: 0 };
  const ageGroup = view.ageGroup ? asked : undefined;
  if (text) {
    const byOtherClock = clockOf(category, rankingOf({ gender, ageGroup })) !== category.rankBy;
    const search = { eventId, categoryId: category.id, gender, ageGroup, text, view, byOtherClock };
    return searchResults(db, { ...search, offset, limit });
  }
  const filter = { ...(gender && { gender }), ...(ageGroup && { ageGroup }) };
  return { ids: ranking.page(filter, offset, limit), total: ranking.count(filter) };
}

/** The ranking whose order a filtered list has. */
function rankingOf({ gender, ageGroup }: Pick<ResultListQuery, "gender" | "ageGroup">): RankingName {
  return ageGroup ? "ageGroup" : gender ? "gender" : "overall";
}

/** @throws NotFound `category_not_found` */
export function categoryOf(board: Leaderboard, code: string | undefined) {
  const category = code === undefined ? board.categories[0] : board.categories.find((known) => known.code === code);
  if (!category) throw new NotFound("category");
  return category;
}

/** A stored result with its ranks. Fields beyond the contract are dropped when the reply is parsed. */
export function toResultRow(row: StoredResult, ranking: Ranking, leader: StoredResult | undefined): ResultRow {
  const ranks = ranking.ranksOf(row.entryId);
  const { lastCheckpoint, lastSeenAt } = row;
  const isSeen = lastCheckpoint !== null && lastSeenAt !== null;
  return {
    ...row,
    overallRank: ranks.overall,
    genderRank: ranks.gender,
    ageGroupRank: row.ageGroup === null ? null : ranks.ageGroup,
    gapMs: ranks.overall === null ? null : gapBetween(leader, row),
    lastSeen: isSeen ? { checkpoint: lastCheckpoint, at: lastSeenAt } : null,
  };
}

/** Time between two results with the same number of laps; null if a time is missing or the laps differ. */
export function gapBetween(one: StoredResult | undefined, other: StoredResult): number | null {
  if (!one || one.timeMs === null || other.timeMs === null || one.laps !== other.laps) return null;
  return Math.abs(other.timeMs - one.timeMs);
}
