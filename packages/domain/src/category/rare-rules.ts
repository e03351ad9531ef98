import type { Category } from "../race/race.ts";

/** Settings that only some categories have. They are stored together, in the form by which results are judged. */
export type RareRules = Pick<
  Category,
  | "stages"
  | "relayLegs"
  | "team"
  | "lapNeedsEveryCheckpoint"
  | "repeatWindowMs"
  | "maxSpeedMps"
  | "distancesM"
  | "cutoffsAt"
  | "cutoffsAfterMs"
  | "mustPass"
  | "neutral"
  | "lapsEnd"
  | "lapEveryMs"
  | "placesByLaps"
  | "firstLapM"
  | "rankings"
  | "regrouped"
  | "handicap"
>;

/**
 * Picks these settings of a category.
 *
 * @example
 * rareRules({ ...category, maxSpeedMps: 12 }); // { maxSpeedMps: 12 }
 */
export function rareRules(category: Category): RareRules {
  const { stages, relayLegs, team, lapNeedsEveryCheckpoint, repeatWindowMs, maxSpeedMps } = category;
  const {
    distancesM,
    cutoffsAt,
    cutoffsAfterMs,
    mustPass,
    neutral,
    lapsEnd,
    rankings,
    handicap,
    lapEveryMs,
    placesByLaps,
    firstLapM,
    regrouped,
  } = category;
  return {
    ...(stages && { stages }),
    ...(relayLegs && { relayLegs }),
    ...(team && { team }),
    ...(lapNeedsEveryCheckpoint !== undefined && { lapNeedsEveryCheckpoint }),
    ...(repeatWindowMs !== undefined && { repeatWindowMs }),
    ...(maxSpeedMps !== undefined && { maxSpeedMps }),
    ...(distancesM && { distancesM }),
    ...(cutoffsAt && { cutoffsAt }),
    ...(cutoffsAfterMs && { cutoffsAfterMs }),
    ...(mustPass && { mustPass }),
    ...(neutral && { neutral }),
    ...(lapsEnd && { lapsEnd }),
    ...(lapEveryMs && { lapEveryMs }),
    ...(placesByLaps && { placesByLaps }),
    ...(firstLapM && { firstLapM }),
    ...(rankings && { rankings }),
    ...(regrouped && { regrouped }),
    ...(handicap && { handicap }),
  };
}
