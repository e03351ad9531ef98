import type { ResultRow, webRegisterResultList } from "@time-event/contract/results";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { Gender } from "@time-event/domain/race/race";
import type { Ranking, RankingFilter } from "@time-event/domain/results/ranking";
import { rankingOf } from "@time-event/domain/results/listed-result";
import { clockOf, officialMsIn } from "@time-event/domain/results/ranking-clocks";
import { shownRankings } from "@time-event/domain/privacy/shown-rankings";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadEventView, type EventView } from "../privacy/public-view.queries.ts";
import type { BoardCategory } from "./leaderboard.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { namedCategories } from "./leaderboards.queries.ts";
import { listFiltered } from "./filtered-results.queries.ts";
import { loadResults, searchResults, type StoredResult } from "./results.queries.ts";

export type ResultListReply = ReplyOf<typeof webRegisterResultList>;

export interface ResultListQuery {
  readonly event: string;
  readonly category?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly ageGroup?: string | undefined;
  /** The code of a ranking that the category names. */
  readonly ranking?: string | undefined;
  readonly club?: string | undefined;
  readonly nation?: string | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** One window of a category's results, ranked. The leaderboard gives the ranks, the database the content. */
export async function listResults(db: Db, boards: Leaderboards, query: ResultListQuery): Promise<ResultListReply> {
  const board = await boards.get(query.event);
  const category = categoryOf(await namedCategories(db, board), query.category);
  const ranking = board.ranking(category.id);
  const view = await loadEventView(db, board.eventId);
  const found = await findEntries(db, board.eventId, category, ranking, view, query);

  const version = board.version();
  const filter = filterIn(view, query, category);
  const leaderId = found.leaderId ?? ranking.page(filter, 0, 1)[0];
  const [rows, leaders] = await Promise.all([
    loadResults(db, found.ids, view),
    loadResults(db, leaderId === undefined ? [] : [leaderId], view),
  ]);
  // A row stored after the last refresh of the board would appear at a rank that it does not have yet.
  if (rows.some((row) => row.version > version)) {
    await boards.refresh(board.eventId);
    return listResults(db, boards, query);
  }

  const listed = rankingOf(filter);
  const leader: Leader = { row: leaders[0], msOf: (row) => officialMsIn(category, listed, row) };
  return {
    data: rows.map((row, at) => ({
      ...toResultRow(row, ranking, leader),
      ...filterRankOf(row.entryId, found.places && (found.places[at] ?? null), filter, ranking),
    })),
    meta: { total: found.total, version, category: category.code, splitCodes: [...category.course] },
  };
}

/** Equal stamps mean equal lists of this category. @throws NotFound `event_not_found`, `category_not_found` */
export async function stampOfList(
  db: Db,
  boards: Leaderboards,
  { event, category: code }: Pick<ResultListQuery, "event" | "category">,
): Promise<string> {
  const board = await boards.get(event);
  const { id } = categoryOf(await namedCategories(db, board), code);
  return `${board.eventId}-${id}-${board.versionOf(id)}`;
}

interface FoundEntries {
  readonly ids: readonly number[];
  readonly total: number;
  /** Where a club or a nation narrows the list: the places of `ids` in it, and who leads it. */
  readonly places?: readonly (number | null)[];
  readonly leaderId?: number;
}

/** The entries in a window. Before the race, without a public start list: none. */
export async function findEntries(
  db: Db,
  eventId: number,
  category: BoardCategory,
  ranking: Ranking,
  view: EventView,
  query: ResultListQuery,
): Promise<FoundEntries> {
  if (!view.entries) return { ids: [], total: 0 };
  const { text, offset, limit } = query;
  const filter = filterIn(view, query, category);
  const club = view.club ? query.club : undefined;
  const nation = view.nationality ? query.nation : undefined;
  const byOtherClock = clockOf(category, rankingOf(filter)) !== category.rankBy;
  const search = { eventId, categoryId: category.id, ...filter, club, nation, text, view, byOtherClock, offset, limit };
  if (club || nation) return listFiltered(db, { ...search, without: winnersWhoLeft(category, ranking, filter) });
  if (text) return searchResults(db, { ...search, text });
  return { ids: ranking.page(filter, offset, limit), total: ranking.count(filter) };
}

/** The place in a list that counts its own: of a club or a nation, or of a named ranking; nothing of any other list. */
export function filterRankOf(
  entryId: number,
  counted: number | null | undefined,
  { ranking: code }: RankingFilter,
  ranking: Pick<Ranking, "ranksOf">,
): Pick<ResultRow, "filterRank"> {
  if (counted !== undefined) return { filterRank: counted };
  return code === undefined ? {} : { filterRank: ranking.ranksOf(entryId).named?.[code] ?? null };
}

/** The overall winners who have no place in an age group. */
function winnersWhoLeft(
  { winnersLeaveAgeGroups: winners }: BoardCategory,
  ranking: Ranking,
  filter: RankingFilter,
): number[] {
  if (filter.ageGroup === undefined || winners === 0) return [];
  const genders: readonly Gender[] = filter.gender ? [filter.gender] : ["F", "M", "X"];
  return genders.flatMap((gender) => {
    const first = ranking.page({ gender }, 0, winners * 2);
    return first.filter((id) => (ranking.ranksOf(id).gender ?? Infinity) <= winners);
  });
}

/** No filter reveals hidden data. */
export function filterIn(
  view: EventView,
  { gender, ageGroup, ranking }: Pick<ResultListQuery, "gender" | "ageGroup" | "ranking">,
  { rankings }: Pick<BoardCategory, "rankings">,
): RankingFilter {
  if (ranking && shownRankings(view, rankings).some(({ code }) => code === ranking)) return { ranking };
  return { ...(gender && { gender }), ...(ageGroup && view.ageGroup && { ageGroup }) };
}

/** @throws NotFound `category_not_found` */
export function categoryOf(categories: readonly BoardCategory[], code: string | undefined): BoardCategory {
  const category = code === undefined ? categories[0] : categories.find((known) => known.code === code);
  if (!category) throw new NotFound("category");
  return category;
}

/** From whom the gaps of a list are counted, and the time that they compare. */
export interface Leader {
  readonly row: StoredResult | undefined;
  readonly msOf: (row: StoredResult) => number | null;
}

/** A stored result with its ranks. Fields beyond the contract are dropped when the reply is parsed. */
export function toResultRow(row: StoredResult, ranking: Pick<Ranking, "ranksOf">, leader?: Leader): ResultRow {
  const ranks = ranking.ranksOf(row.entryId);
  const { placesLost, ...shown } = row;
  const { lastCheckpoint, lastSeenAt } = row;
  const isSeen = lastCheckpoint !== null && lastSeenAt !== null;
  return {
    ...shown,
    ...(placesLost > 0 && { placesLost }),
    overallRank: ranks.overall,
    genderRank: ranks.gender,
    ageGroupRank: row.ageGroup === null ? null : ranks.ageGroup,
    gapMs: ranks.overall === null ? null : gapBetween(leader?.row, row, leader?.msOf),
    lastSeen: isSeen ? { checkpoint: lastCheckpoint, at: lastSeenAt } : null,
  };
}

/**
 * Time between two results with the same number of laps; null if a time is missing, the laps differ, or one of them lost places: then no
 * time is between them.
 */
export function gapBetween(
  one: StoredResult | undefined,
  other: StoredResult,
  msOf: Leader["msOf"] = ({ timeMs }) => timeMs,
): number | null {
  const [oneMs, otherMs] = [one ? msOf(one) : null, msOf(other)];
  if (oneMs === null || otherMs === null || one!.laps !== other.laps) return null;
  return one!.placesLost > 0 || other.placesLost > 0 ? null : Math.abs(otherMs - oneMs);
}
