/** A first lap of another length, in metres; null or left out: all laps are as long. */
interface FirstLap {
  readonly firstLapM?: number | null | undefined;
}

/** A category by its whole length; without a number of laps that is the length of one. */
interface WholeLength extends FirstLap {
  readonly distanceM: number;
  readonly laps: number | null;
}

/**
 * How far somebody has come at the end of a lap, in metres.
 *
 * @example
 * lapEndM({ firstLapM: 1_500 }, 5_000, 4); // 16_500
 */
export function lapEndM({ firstLapM }: FirstLap, lapM: number, lap: number): number {
  return lap === 0 ? 0 : (firstLapM ?? lapM) + (lap - 1) * lapM;
}

/**
 * The length of a lap after the first one.
 *
 * @example
 * lapLengthM({ distanceM: 16_500, laps: 4, firstLapM: 1_500 }); // 5_000
 */
export function lapLengthM({ distanceM, laps, firstLapM }: WholeLength): number {
  if (laps === null) return distanceM;
  return firstLapM && laps > 1 ? Math.max(0, distanceM - firstLapM) / (laps - 1) : distanceM / laps;
}

/**
 * How far somebody has come who has done so many laps of a category.
 *
 * @example
 * lapsDoneM({ distanceM: 16_500, laps: 4, firstLapM: 1_500 }, 3); // 11_500
 */
export function lapsDoneM(category: WholeLength, done: number): number {
  return lapEndM(category, lapLengthM(category), done);
}
