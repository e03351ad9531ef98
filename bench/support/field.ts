import type { Standing } from "@time-event/domain/results/result";

/** A repeatable source of numbers in [0, 1): mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ageGroups = ["18-29", "30-39", "40-49", "50-59", "60+"];

/** Finishers of a big race: marathon times, two genders, five age groups. */
export function givenField(size: number, random: () => number): Standing[] {
  return Array.from({ length: size }, (_, id) => ({
    id,
    gender: random() < 0.6 ? ("M" as const) : ("F" as const),
    ageGroup: ageGroups[Math.floor(random() * ageGroups.length)]!,
    rankKey: rankKeyOf(random),
  }));
}

/** The key of a finisher on a course without laps, with a time between two and a half and seven hours. */
export function rankKeyOf(random: () => number): number {
  const timeMs = 9_000_000 + Math.floor((random() + random() + random()) * 5_400_000);
  return 9_999 * 1e11 + timeMs;
}
