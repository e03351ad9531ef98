import type { Series } from "@time-event/contract/series";
import type { RaceState } from "@time-event/domain/series/score-person";
import { scoreClass, type ScoredPerson } from "@time-event/domain/series/series-scores";
import type { PersonDoubt } from "@time-event/domain/series/join-persons";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { createReadState } from "../../db/database-state.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import { NotFound } from "../../http/refusals.ts";
import { findSeries, loadDecisions, type StoredDecision } from "./series.queries.ts";
import { loadRaces, loadSeriesResults, type StoredRace, type StoredSeriesResult } from "./series-results.queries.ts";

/** One class of a series as its results are now. */
export interface ScoredSeries {
  readonly series: Series;
  /** "": the series has no class. */
  readonly classCode: string;
  readonly races: readonly (StoredRace & { readonly counts: RaceState })[];
  readonly persons: readonly ScoredPerson[];
  readonly doubts: readonly PersonDoubt[];
  readonly decisions: readonly StoredDecision[];
  readonly entries: ReadonlyMap<number, StoredSeriesResult>;
}

/** A race gives points when it is over, or when a list of the category is published. */
export function stateOfRace({ state, list }: Pick<StoredRace, "state" | "list">): RaceState {
  if (state === "cancelled") return "called_off";
  return state === "finished" || list !== null ? "counted" : "to_come";
}

/** @param code of the class; left out: the first one. @throws NotFound */
export async function scoreSeries(tx: Tx, slug: string, code: string | undefined): Promise<ScoredSeries> {
  const series = await findSeries(tx, { slug });
  if (!series) throw new NotFound("page");
  const classCode = code ?? series.classes[0]?.code ?? "";
  if (code !== undefined && series.classes.every((each) => each.code !== code)) throw new NotFound("page");
  const races = (await loadRaces(tx, series.id, classCode)).map((race) => ({ ...race, counts: stateOfRace(race) }));
  const counted = races.filter(({ counts }) => counts === "counted").map(({ category }) => category.id);
  const results = await loadSeriesResults(tx, counted);
  const decisions = await loadDecisions(tx, series.id);
  const { persons, doubts } = scoreClass(
    series.rules,
    races.map(({ eventId, factorPercent, counts, clocks, category }) => ({
      id: eventId,
      factorPercent,
      state: counts,
      clocks,
      results: results
        .filter(({ categoryId }) => categoryId === category.id)
        .map(({ id, status, gender, rankKey, otherRankKey, timeMs, gunMs, chipMs, penaltyMs, ...who }) => {
          const times = { timeMs, gunMs, chipMs, penaltyMs };
          return { entry: { ...who, id, race: eventId }, status, gender, rankKey, otherRankKey, ...times };
        }),
    })),
    decisions,
  );
  return {
    series,
    classCode,
    races,
    persons,
    doubts,
    decisions,
    entries: new Map(results.map((row) => [row.id, row])),
  };
}

/** The scored class of a series, by the slug of the series and the code of the class. */
export type FindScored = (slug: string, code: string | undefined) => Promise<ScoredSeries>;

/** Thousands of persons of some classes. */
const keptBytes = 48_000_000;
const bytesOfResult = 1_200;

/** Keeps each class until the database has changed, whatever changed: a penalty or a corrected name is in the next answer. */
export function createScoredSeries(db: Db, clock: () => InstantMs): FindScored {
  const kept = createKeptWhileSame<ScoredSeries>({
    readState: createReadState(db),
    clock,
    mostBytes: keptBytes,
    bytesOf: ({ entries }) => 4_000 + entries.size * bytesOfResult,
  });
  return (slug, code) =>
    kept.get(JSON.stringify([slug, code]), () =>
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((tx) => scoreSeries(tx, slug, code)),
    );
}
