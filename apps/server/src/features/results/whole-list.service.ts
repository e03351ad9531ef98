import type { Ranks } from "@time-event/domain/results/result";
import { rankingOf } from "@time-event/domain/results/listed-result";
import { officialMsIn } from "@time-event/domain/results/ranking-clocks";
import { shownRankings } from "@time-event/domain/privacy/shown-rankings";
import type { Db, Tx } from "../../db/connection.ts";
import { mapInTurns } from "../../lib/in-turns.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { loadVersions, namedCategories } from "./leaderboards.queries.ts";
import {
  categoryOf,
  filterIn,
  filterRankOf,
  findEntries,
  type Leader,
  type ResultListQuery,
  type ResultListReply,
  toResultRow,
} from "./result-list.service.ts";
import { loadResults } from "./results.queries.ts";

export type WholeListQuery = Omit<ResultListQuery, "offset" | "limit">;

/** A row with its places in the named rankings that it is in and everybody may see, by their codes. */
export type WholeListRow = ResultListReply["data"][number] & {
  readonly named: Readonly<Record<string, number | null>>;
};

/** Takes the next rows of a list in order; the reading goes on when it is done with them. */
export type TakeRows = (rows: readonly WholeListRow[]) => void | Promise<void>;

/** More than any category has. */
const everybody = 10_000_000;
/** A piece that the event loop takes in within milliseconds. */
const usualPiece = 500;
const mostAttempts = 20;

/**
 * All rows of a list as of one version, however long it takes to read them and whatever changes meanwhile: each entry once.
 * @throws NotFound `event_not_found`, `category_not_found`; Unavailable (503) when results change faster than ranks are read
 */
export async function readWholeList(
  db: Db,
  boards: Leaderboards,
  query: WholeListQuery,
  take: TakeRows,
  rowsAtOnce = usualPiece,
): Promise<ResultListReply["meta"]> {
  await boards.get(query.event);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const read = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    const meta = await read.execute((tx) => readAtOneVersion(tx, boards, query, take, rowsAtOnce));
    if (meta) return meta;
  }
  throw new Unavailable("the results change all the time");
}

/** Undefined, and nothing taken: the ranks in memory are not those of what the transaction sees. */
async function readAtOneVersion(
  tx: Tx,
  boards: Leaderboards,
  query: WholeListQuery,
  take: TakeRows,
  rowsAtOnce: number,
) {
  const { eventId } = await boards.get(query.event);
  const version = (await loadVersions(tx, [eventId])).get(eventId);
  await boards.refresh(eventId);
  const board = await boards.get(query.event);
  const category = categoryOf(await namedCategories(tx, board), query.category);
  const ranking = board.ranking(category.id);
  const view = await loadEventView(tx, eventId);
  const found = await findEntries(tx, eventId, category, ranking, view, { ...query, offset: 0, limit: everybody });
  const filter = filterIn(view, query, category);
  const leaderId = found.leaderId ?? ranking.page(filter, 0, 1)[0];
  const ranksById = new Map<number, Ranks>();
  await mapInTurns(found.ids, (id) => ranksById.set(id, ranking.ranksOf(id)));
  // versions only grow: all of this came from the one that the transaction sees
  if (version === undefined || board.version() !== version) return undefined;

  const ranks = { ranksOf: (id: number) => ranksById.get(id)! };
  const listed = rankingOf(filter);
  const [first] = leaderId === undefined ? [] : await loadResults(tx, [leaderId], view);
  const shown = shownRankings(view, category.rankings).map(({ code }) => code);
  const leader: Leader = { row: first, msOf: (row) => officialMsIn(category, listed, row) };
  const meta = { total: found.ids.length, version, category: category.code, splitCodes: [...category.course] };
  for (let from = 0; from < found.ids.length; from += rowsAtOnce) {
    const rows = await loadResults(tx, found.ids.slice(from, from + rowsAtOnce), view);
    const listedRows = rows.map((row, at) => ({
      ...toResultRow(row, ranks, leader),
      ...filterRankOf(row.entryId, found.places && (found.places[from + at] ?? null), filter, ranks),
      named: namedOf(ranks.ranksOf(row.entryId), shown),
    }));
    await take(listedRows);
  }
  return meta;
}

function namedOf({ named = {} }: Ranks, shown: readonly string[]): Record<string, number | null> {
  return Object.fromEntries(shown.filter((code) => code in named).map((code) => [code, named[code] ?? null]));
}
