import { withPlacesLost } from "./places-lost.ts";
import { createRanking, type RankingOptions } from "./ranking.ts";
import type { Ranks, Standing } from "./result.ts";

/** An entry whose places would be others. */
export interface MovedPlace {
  readonly id: number;
  readonly before: Ranks;
  readonly after: Ranks;
}

/** Has it another place in any of the rankings? */
export function hasMoved({ before, after }: MovedPlace): boolean {
  if (before.overall !== after.overall || before.gender !== after.gender || before.ageGroup !== after.ageGroup)
    return true;
  const codes = Object.keys({ ...before.named, ...after.named });
  return codes.some((code) => (before.named?.[code] ?? null) !== (after.named?.[code] ?? null));
}

/**
 * Who would gain or lose places in a category if one entry's standing were another: the entry itself first, then in the
 * order of their new overall places.
 *
 * @example
 * movedPlaces(category, standings, { ...winner, rankKey: later }).map(({ id }) => id); // [1, 2, 3]
 */
export function movedPlaces(options: RankingOptions, standings: readonly Standing[], changed: Standing): MovedPlace[] {
  return comparedPlaces(options, standings, [changed])
    .filter((one) => one.id === changed.id || hasMoved(one))
    .sort((one, other) => Number(other.id === changed.id) - Number(one.id === changed.id));
}

/**
 * Where everybody of a category stands, and would stand if some standings were others, in the order of their new overall
 * places.
 *
 * @param standings as they were judged, before anybody lost places
 * @example
 * comparedPlaces(category, standings, slower).filter(hasMoved).length; // so many places move
 */
export function comparedPlaces(
  options: RankingOptions,
  standings: readonly Standing[],
  changed: readonly Standing[],
): MovedPlace[] {
  const others = new Map(changed.map((standing) => [standing.id, standing]));
  const before = createRanking(options);
  before.load(withPlacesLost(standings));
  const after = createRanking(options);
  after.load(withPlacesLost(standings.map((standing) => others.get(standing.id) ?? standing)));
  const placeOf = ({ after: { overall } }: MovedPlace) => overall ?? Infinity;
  return standings
    .map(({ id }) => ({ id, before: before.ranksOf(id), after: after.ranksOf(id) }))
    .sort((one, other) => (placeOf(one) === placeOf(other) ? one.id - other.id : placeOf(one) - placeOf(other)));
}
