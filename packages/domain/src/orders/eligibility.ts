import type { EntryKind, TeamMix } from "../category/category-definition.ts";
import { type AgeLimits, type AgeRefusal, ageRefusals } from "../eligibility/age-limits.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { Gender } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";

/** The part of a category that decides who may enter it. */
export interface EntryRule extends AgeLimits {
  readonly code: string;
  readonly gender: "any" | "M" | "F";
  readonly entryKind: EntryKind;
  readonly teamMix: TeamMix;
  readonly teamSmallest: number | null;
  readonly teamLargest: number | null;
  readonly gunAt: InstantMs;
  readonly timeLimitMs: number | null;
}

/** A player, as far as it is filled in. */
export interface EnteringPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  /** `YYYY-MM-DD`, CE. */
  readonly birthDate: string | null;
}

export type EligibilityProblem = FieldProblem<
  "gender_not_allowed" | AgeRefusal | "team_too_small" | "team_too_large" | "team_mix" | "required"
>;

/**
 * Finds everything for which an entry may not be in a category. What is not filled in yet breaks no rule, unless the
 * entry is `complete`: then it is missing.
 *
 * @param raceDay `YYYY-MM-DD`; limits of age count on this day
 * @example
 * eligibilityProblems({ ...rule, youngestAge: 18 }, [{ ...player, birthDate: "2012-01-01" }], "2026-11-22");
 * // [{ path: "players.0.birthDate", code: "too_young" }]
 */
export function eligibilityProblems(
  rule: EntryRule,
  players: readonly EnteringPlayer[],
  raceDay: string,
  { complete = false }: { readonly complete?: boolean } = {},
): EligibilityProblem[] {
  return [
    ...players.flatMap((player, index) =>
      playerProblems(rule, player, raceDay, complete).map(({ path, code }) => ({
        path: `players.${index}.${path}`,
        code,
      })),
    ),
    ...teamProblems(rule, players, complete),
  ];
}

function playerProblems(
  { gender, ...limits }: EntryRule,
  player: EnteringPlayer,
  raceDay: string,
  complete: boolean,
): EligibilityProblem[] {
  const known = { birthDate: player.birthDate, givenAge: null };
  const isWrongGender = player.gender !== null && gender !== "any" && player.gender !== gender;
  return [
    // a single name is a first name
    ...problemIf(complete && player.firstName === "", "firstName", "required"),
    ...problemIf(complete && player.gender === null, "gender", "required"),
    ...problemIf(complete && player.birthDate === null, "birthDate", "required"),
    ...problemIf(isWrongGender, "gender", "gender_not_allowed"),
    ...ageRefusals(limits, known, raceDay).flatMap((code) => problemIf(true, "birthDate", code)),
  ];
}

function teamProblems(rule: EntryRule, players: readonly EnteringPlayer[], complete: boolean): EligibilityProblem[] {
  const { smallest, largest } = teamSizes(rule);
  const has = (gender: Gender) => players.some((player) => player.gender === gender);
  const isMixWrong =
    (rule.teamMix === "men" && (has("F") || has("X"))) ||
    (rule.teamMix === "women" && (has("M") || has("X"))) ||
    (rule.teamMix === "mixed" && complete && !(has("M") && has("F")));
  return [
    ...problemIf(complete && players.length < smallest, "players", "team_too_small"),
    ...problemIf(players.length > largest, "players", "team_too_large"),
    ...problemIf(rule.entryKind !== "individual" && isMixWrong, "players", "team_mix"),
  ];
}

/**
 * How many players an entry of a category has: one, unless it is a team's or a relay's.
 *
 * @example
 * teamSizes({ entryKind: "relay", teamSmallest: 2, teamLargest: 4 }); // { smallest: 2, largest: 4 }
 */
export function teamSizes({
  entryKind,
  teamSmallest,
  teamLargest,
}: Pick<EntryRule, "entryKind" | "teamSmallest" | "teamLargest">): {
  readonly smallest: number;
  readonly largest: number;
} {
  if (entryKind === "individual") return { smallest: 1, largest: 1 };
  const smallest = teamSmallest ?? 1;
  return { smallest, largest: Math.max(smallest, teamLargest ?? smallest) };
}

/** How long a race without a time limit lasts, for the question whether one person can be in two of them. */
const usualRaceMs = 12 * 60 * 60_000;

type Hours = Pick<EntryRule, "gunAt" | "timeLimitMs">;

/**
 * Is one race on while another is, so that nobody can be in both?
 *
 * @example
 * areAtTheSameTime({ gunAt: 0, timeLimitMs: 3_600_000 }, { gunAt: 3_600_000, timeLimitMs: null }); // false
 */
export function areAtTheSameTime(one: Hours, other: Hours): boolean {
  const endOf = ({ gunAt, timeLimitMs }: Hours) => gunAt + (timeLimitMs ?? usualRaceMs);
  return one.gunAt < endOf(other) && other.gunAt < endOf(one);
}
