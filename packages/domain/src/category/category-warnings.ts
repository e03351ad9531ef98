import { bibCount } from "../bibs/bib-range.ts";
import { ageGaps, agesIn } from "../eligibility/age-gaps.ts";
import type { Checkpoint } from "../race/race.ts";
import { dayInZone } from "../time/day-in-zone.ts";
import { planCourse } from "../timing/course-plan.ts";
import { type CategoryDefinition, type CategoryRules, toCategory } from "./category-definition.ts";
import { courseLacks } from "./course-problems.ts";
import type { FieldProblem } from "../forms/field-problem.ts";
import { teamCapacityWarnings } from "./teams-in.ts";

/** Where and on which days the event is. */
export interface EventDays {
  readonly timeZone: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/**
 * Finds settings that are allowed but seldom intended. The form shows them; nothing is refused.
 *
 * @example
 * categoryWarnings({ ...definition, bibFrom: 1, bibTo: 100, capacity: 300 }, checkpoints, days);
 * // [{ path: "bibTo", code: "fewer_bibs_than_places", found: "100" }]
 */
export function categoryWarnings(
  definition: CategoryDefinition,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  { timeZone, startsOn, endsOn }: EventDays,
): FieldProblem[] {
  const gunOn = dayInZone(timeZone, definition.gunAt);
  const hasLapLine = definition.course.some((code) => checkpoints.get(code)?.kind === "lap");
  const { lap } = planCourse(toCategory(definition), checkpoints);
  return [
    ...categoryRuleWarnings(definition),
    ...courseLacks(definition, checkpoints),
    ...(gunOn < startsOn || gunOn > endsOn ? [{ path: "gunAt", code: "gun_outside_event_days" }] : []),
    ...(lap !== null && !hasLapLine ? [{ path: "laps", code: "finish_is_lap_line" }] : []),
  ];
}

/**
 * Warns about the part of a category that a template holds.
 *
 * @example
 * categoryRuleWarnings({ ...rules, feeTiers: [] }); // [{ path: "feeTiers", code: "no_fee_tiers" }]
 */
export function categoryRuleWarnings(rules: CategoryRules): FieldProblem[] {
  const { ageGroups, feeTiers, capacity } = rules;
  const last = feeTiers.at(-1);
  const endsAtSold = last?.untilSold ?? null;
  const bibs = bibCount(rules);
  return [
    ...ageGaps(ageGroups, rules.gender, rules).map((gap) => ({
      path: "ageGroups",
      code: gap.gender === "M" ? "age_groups_gap_men" : gap.gender === "F" ? "age_groups_gap_women" : "age_groups_gap",
      found: agesIn(gap),
    })),
    ...teamCapacityWarnings(rules),
    ...(last === undefined ? [{ path: "feeTiers", code: "no_fee_tiers" }] : []),
    ...(capacity !== null && bibs < capacity
      ? [{ path: "bibTo", code: "fewer_bibs_than_places", found: `${bibs}` }]
      : []),
    ...(capacity !== null && endsAtSold !== null && endsAtSold < capacity
      ? [{ path: "feeTiers", code: "tiers_end_before_full", found: `${endsAtSold}` }]
      : []),
  ];
}
