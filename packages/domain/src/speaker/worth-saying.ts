import type { Ranks } from "../results/result.ts";

/** What a speaker says of somebody besides name, club and time, the most important first. */
export const sayings = [
  "winner",
  "gender_winner",
  "podium",
  "ranking_winner",
  "age_group_winner",
  "age_group_podium",
  "birthday",
] as const;
export type Saying = (typeof sayings)[number];

/** Places on a podium. */
const podium = 3;

/**
 * What is worth saying of somebody with these places. A place is said once, in the highest ranking it stands for: the winner is
 * not called first woman, too, and whoever is on a podium of the gender is not called third of an age group. Who wins a ranking that
 * the category names wins more than an age group.
 *
 * @param born day of birth, `YYYY-MM-DD`; null: not known
 * @param today the day of the race where it is held
 * @example
 * worthSaying({ overall: 1, gender: 1, ageGroup: 1 }, "1990-05-01", "2026-05-01"); // ["winner", "birthday"]
 */
export function worthSaying(ranks: Ranks, born: string | null, today: string): Saying[] {
  const place = placeWorthSaying(ranks);
  const isBirthday = born !== null && born.slice(5) === today.slice(5);
  return [...(place ? [place] : []), ...(isBirthday ? ["birthday" as const] : [])];
}

function placeWorthSaying({ overall, gender, ageGroup, named = {} }: Ranks): Saying | null {
  if (overall === 1) return "winner";
  if (gender === 1) return "gender_winner";
  if (isOnPodium(overall) || isOnPodium(gender)) return "podium";
  if (Object.values(named).includes(1)) return "ranking_winner";
  if (ageGroup === 1) return "age_group_winner";
  return isOnPodium(ageGroup) ? "age_group_podium" : null;
}

function isOnPodium(rank: number | null): boolean {
  return rank !== null && rank <= podium;
}
