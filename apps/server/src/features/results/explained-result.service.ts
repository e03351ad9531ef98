import type { ResultRow } from "@time-event/contract/results";
import type { Category } from "@time-event/domain/race/race";
import { explainPlace, type NamedPlace, type PlaceExplanation } from "@time-event/domain/results/explain-place";
import { shownRankings } from "@time-event/domain/privacy/shown-rankings";
import type { Ranking } from "@time-event/domain/results/ranking";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadEventView, type EventView } from "../privacy/public-view.queries.ts";
import { loadRaceRules, type RaceRules } from "./race-rules.queries.ts";
import { type ExpectedTime, expectedTimes, isExpectable } from "./expected-times.ts";
import type { KeptFields } from "./kept-fields.ts";
import type { KeptModels } from "./kept-models.ts";
import type { KeptSplitPlaces } from "./kept-split-places.ts";
import type { Leaderboard } from "./leaderboard.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { gapBetween, toResultRow } from "./result-list.service.ts";
import { loadEntriesToJudge } from "./results.repository.ts";
import { loadPartRanks, loadResults, type StoredResult } from "./results.queries.ts";
import { placeOfTeam, type TeamPlace } from "./team-place.ts";
import { toEntry } from "./results.service.ts";

/** So many finishers, spread evenly over the field, are enough for median times. */
const sampledFinishers = 301;

interface Neighbour {
  readonly bib: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameRtgs?: string;
  readonly gapMs: number | null;
}

/** One result among the others of its category, and why it has its rank. */
export interface ExplainedResult {
  readonly version: number;
  readonly category: Category;
  readonly stored: StoredResult;
  readonly row: ResultRow;
  readonly place: PlaceExplanation;
  /** The named rankings that everybody may see. */
  readonly named: readonly NamedPlace[];
  readonly ranked: number;
  readonly rankedOfGender: number;
  readonly rankedOfAgeGroup: number;
  /** Null: in no team, or teams are not ranked. */
  readonly team: TeamPlace | null;
  readonly ahead: Neighbour | null;
  readonly behind: Neighbour | null;
  /** Aligned with the course; null if no entry of the sample was read there. */
  readonly medianSplitMs: (number | null)[];
  /** Aligned with the splits. */
  readonly splitRanks: (number | null)[];
  /** Aligned with the stages. */
  readonly stageRanks: (number | null)[];
  /** Aligned with the legs of a relay. */
  readonly legRanks: (number | null)[];
  /** Every point ahead of who is on course. */
  readonly expected: ExpectedTime[];
}

interface ExplainingParts {
  readonly db: Db;
  readonly boards: Leaderboards;
  readonly splitPlaces: KeptSplitPlaces;
  readonly fields: KeptFields;
  readonly models: KeptModels;
}

/** @throws NotFound `event_not_found`, `player_not_found` */
export async function explainResult(
  { db, boards, splitPlaces, fields, models }: ExplainingParts,
  event: string,
  entry: { id: number; categoryId: number },
): Promise<ExplainedResult> {
  const board = await boards.get(event);
  const rules = await loadRaceRules(db, board.eventId);
  const category = rules?.categories.get(entry.categoryId);
  const [evidence] = await loadEntriesToJudge(db, board.eventId, [entry.id]);
  const view = await loadEventView(db, board.eventId);
  if (!rules || !category || !evidence || !view.entries) throw new NotFound("player");

  const ranking = board.ranking(entry.categoryId);
  const [leaderId = entry.id] = ranking.page({}, 0, 1);
  const next = ranking.neighboursOf(entry.id);
  const wanted = [entry.id, leaderId, next.ahead?.id ?? leaderId, next.behind?.id ?? leaderId];
  const stored = new Map((await loadResults(db, wanted, view)).map((row) => [row.entryId, row]));
  const own = stored.get(entry.id);
  if (!own) throw new NotFound("player");

  const neighbour = (id: number | undefined): Neighbour | null => {
    const row = id === undefined ? undefined : stored.get(id);
    if (!row || [row, own].some(({ entryId }) => ranking.ranksOf(entryId).overall === null)) return null;
    const { bib, name, nameEn, nameRtgs } = row;
    return { bib, name, nameEn, ...(nameRtgs && { nameRtgs }), gapMs: gapBetween(row, own) };
  };
  const { gender, ageGroup } = own;
  const shown = shownRankings(view, category.rankings);
  const place = explainPlace({
    id: entry.id,
    category,
    checkpoints: rules.checkpoints,
    entry: toEntry(evidence, category, rules.startsOn),
    ageGroup,
    passings: evidence.passings,
    penalties: evidence.penalties,
    ranking,
    inProgress: rules.inProgress,
    readsOutrankDns: rules.readsOutrankDns,
  });

  return {
    version: board.version(),
    category,
    stored: own,
    row: toResultRow(own, ranking, { row: stored.get(leaderId), msOf: (result) => result.timeMs }),
    place,
    named: place.named.filter((each) => shown.includes(each.ranking)),
    ranked: ranking.countRanked({}),
    rankedOfGender: ranking.countRanked({ gender }),
    rankedOfAgeGroup: ageGroup === null ? 0 : ranking.countRanked({ gender, ageGroup }),
    team: await placeOfTeam(db, {
      eventId: board.eventId,
      category,
      entry,
      team: own.team,
      ranking,
      models: () => models(event),
    }),
    ahead: neighbour(next.ahead?.id),
    behind: neighbour(next.behind?.id),
    splitRanks: await splitRanks(splitPlaces, board, own, {
      categoryId: entry.categoryId,
      place: ranking.ranksOf(entry.id).overall,
      ...rules,
    }),
    stageRanks: await loadPartRanks(db, entry.categoryId, own, "stageMs"),
    legRanks: await loadPartRanks(db, entry.categoryId, own, "legMs"),
    medianSplitMs: await medianSplits(db, ranking, category, view),
    expected: isExpectable(own) ? expectedTimes(own, category, await fields(rules, entry.categoryId, category)) : [],
  };
}

/**
 * Nobody has a place at a start, and the times of stages, and of a handicap, do not compare along the way. At the finish the place is that of
 * the result, with its penalties and by its clock.
 */
async function splitRanks(
  splitPlaces: KeptSplitPlaces,
  board: Leaderboard,
  own: StoredResult,
  {
    categoryId,
    place,
    categories,
    checkpoints,
  }: RaceRules & { readonly categoryId: number; readonly place: number | null },
): Promise<(number | null)[]> {
  const { stages, handicap } = categories.get(categoryId) ?? {};
  if (own.status === "dsq" || stages || handicap) return own.splitMs.map(() => null);
  const ranks = (await splitPlaces.get(board, categoryId)).placesOf(own.splitMs);
  return ranks.map((rank, at) => {
    const kind = checkpoints.get(own.splitCodes[at]!)?.kind;
    if (kind === "start") return null;
    return kind === "finish" && rank !== null ? place : rank;
  });
}

async function medianSplits(db: Db, ranking: Ranking, category: Category, view: EventView): Promise<(number | null)[]> {
  const finishers = ranking.page({}, 0, ranking.countRanked({}));
  const step = Math.max(1, finishers.length / sampledFinishers);
  const sampled: number[] = [];
  for (let place = 0; place < finishers.length; place += step) sampled.push(finishers[Math.floor(place)]!);
  const rows = await loadResults(db, sampled, view);
  return category.checkpoints.map((_, index) => {
    const times = rows.flatMap((row) => row.splitMs[index] ?? []).sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? null;
  });
}
