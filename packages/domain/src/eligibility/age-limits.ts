import { ageForClass, type KnownAge } from "./age.ts";

/** The ages that may enter, both included; null: no limit. */
export interface AgeLimits {
  readonly youngestAge: number | null;
  readonly oldestAge: number | null;
}

export type AgeRefusal = "too_young" | "too_old";

/**
 * Why somebody may not enter by age. Limits of age count on the race day; an age that nobody knows breaks no rule.
 *
 * @example
 * ageRefusals({ youngestAge: 18, oldestAge: null }, { birthDate: "2012-01-01", givenAge: null }, "2026-11-22"); // ["too_young"]
 */
export function ageRefusals({ youngestAge, oldestAge }: AgeLimits, known: KnownAge, raceDay: string): AgeRefusal[] {
  const age = ageForClass("eventDay", known, raceDay);
  if (age === null) return [];
  return [
    ...(youngestAge !== null && age < youngestAge ? (["too_young"] as const) : []),
    ...(oldestAge !== null && age > oldestAge ? (["too_old"] as const) : []),
  ];
}
