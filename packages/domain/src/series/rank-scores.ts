import type { Score } from "./score-person.ts";
import type { SeriesRules, TieBreak } from "./series-rules.ts";

type Ranked = Pick<Score, "total" | "wins" | "lastRace" | "unranked">;

const comparedBy: Readonly<Record<TieBreak, (score: Ranked) => number>> = {
  wins: ({ wins }) => wins,
  lastRace: ({ lastRace }) => lastRace,
};

/** One line of a standing: whose it is, and the place. */
export interface Placed<S> {
  readonly score: S;
  /** Null: none. */
  readonly place: number | null;
}

/**
 * Puts persons in the order of a standing: points, then what the rules say of ties. Who is equal in all of it shares a place, and the
 * next one is skipped (1, 2, 2, 4). Who has no place comes last, by points.
 *
 * @example
 * rankScores([{ total: 9000, wins: 0, … }, { total: 9000, wins: 1, … }], ["wins"]).map(({ place }) => place); // [1, 2]
 */
export function rankScores<S extends Ranked>(scores: readonly S[], ties: SeriesRules["ties"]): Placed<S>[] {
  const compare = (one: S, other: S) =>
    Number(one.unranked !== null) - Number(other.unranked !== null) || compareScores(one, other, ties);
  const placed: Placed<S>[] = [];
  scores.toSorted(compare).forEach((score, at) => {
    const before = placed[at - 1];
    const isTied = before !== undefined && before.place !== null && compareScores(before.score, score, ties) === 0;
    const place = score.unranked !== null ? null : isTied ? before.place : at + 1;
    placed.push({ score, place });
  });
  return placed;
}

/** Below zero: the first is ahead. */
function compareScores(one: Ranked, other: Ranked, ties: SeriesRules["ties"]): number {
  const decisions = [other.total - one.total, ...ties.map((tie) => comparedBy[tie](other) - comparedBy[tie](one))];
  return decisions.find((decision) => decision !== 0) ?? 0;
}

/** What decided between two with the same points; `shared`: nothing. */
export type TieDecision = TieBreak | "shared";

/**
 * Why one is ahead of another with as many points; null: the points decide.
 *
 * @example
 * tieDecision({ total: 9000, wins: 1, … }, { total: 9000, wins: 0, … }, ["wins", "lastRace"]); // "wins"
 */
export function tieDecision(one: Ranked, other: Ranked, ties: SeriesRules["ties"]): TieDecision | null {
  if (one.total !== other.total) return null;
  return ties.find((tie) => comparedBy[tie](one) !== comparedBy[tie](other)) ?? "shared";
}
