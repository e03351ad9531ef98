import type { Penalty } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";

/** The sum of all penalties in force. */
export interface PenaltyTotal {
  /** Added to the official time; negative is a credit. */
  readonly timeMs: RaceMs;
  /** Subtracted from the laps that count; negative is a credit. */
  readonly laps: number;
  /** Places lost, once everybody has one. */
  readonly places: number;
  readonly disqualified: boolean;
}

/**
 * Adds up one entry's penalties. Their order does not matter.
 *
 * @example
 * sumPenalties([{ timeMs: 60_000 }, { timeMs: 120_000, laps: 1 }]); // { timeMs: 180_000, laps: 1, places: 0, disqualified: false }
 */
export function sumPenalties(penalties: readonly Penalty[]): PenaltyTotal {
  let timeMs = 0;
  let laps = 0;
  let places = 0;
  let disqualified = false;
  for (const penalty of penalties) {
    timeMs += penalty.timeMs ?? 0;
    laps += penalty.laps ?? 0;
    places += penalty.places ?? 0;
    if (penalty.disqualify) disqualified = true;
  }
  return { timeMs, laps, places, disqualified };
}

/**
 * The official time and laps after penalties. A credit larger than the time gives 0, never less.
 *
 * @example
 * applyPenalties({ timeMs: 2_468_000, laps: 0 }, { timeMs: 60_000, laps: 0, … }).timeMs; // 2_528_000
 */
export function applyPenalties<Time extends RaceMs | null>(
  raw: { readonly timeMs: Time; readonly laps: number },
  total: Pick<PenaltyTotal, "timeMs" | "laps">,
): { readonly timeMs: Time | RaceMs; readonly laps: number } {
  return {
    timeMs: raw.timeMs === null ? raw.timeMs : Math.max(0, raw.timeMs + total.timeMs),
    laps: Math.max(0, raw.laps - total.laps),
  };
}
